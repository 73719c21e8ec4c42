/* rubric-accessible-names.c - the names by which a screen reader calls the widgets of GTK 4.8
 *
 * A button with a text is named twice there: by its text with the underscore of its mnemonic, and by its label. A
 * button that a library makes for itself is not named at all, and answers with the name of its class. Newer versions
 * name buttons right, but keep a name that they were given when the text becomes another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-accessible-names.h"

#include "rubric-boxes.h"
#include "rubric-widgets.h"

#include <adwaita.h>
#include <string.h>

/* @text without the underscore before its mnemonic; two stand for one. */
static char *
strip_mnemonic (const char *text)
{
  GString *stripped = g_string_new (NULL);

  for (; *text != '\0'; text++)
    {
      if (*text == '_' && text[1] != '\0')
        text++;
      g_string_append_c (stripped, *text);
    }
  return g_string_free (stripped, FALSE);
}

static void
tidy_button (GtkWidget *widget)
{
  GtkWidget *child = gtk_button_get_child (GTK_BUTTON (widget));
  g_autofree char *name = NULL;
  const char *label;

  if (RUBRIC_IS_SHRINK_LABEL (child))
    child = GTK_WIDGET (rubric_shrink_label_get_label (RUBRIC_SHRINK_LABEL (child)));
  if (GTK_IS_IMAGE (child)) /* "GtkImage Undo" */
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  if (!GTK_IS_LABEL (child))
    return; /* when an icon takes the place of the label, GTK has not noted yet that this is gone */
  label = gtk_button_get_label (GTK_BUTTON (widget));
  if (label == NULL)
    label = gtk_label_get_text (GTK_LABEL (child));
  name = gtk_button_get_use_underline (GTK_BUTTON (widget)) ? strip_mnemonic (label) : g_strdup (label);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  rubric_widget_set_name (widget, name);
  rubric_widget_set_name (child, name); /* so that a dialog is not thought to say it, too */
  g_signal_handlers_disconnect_by_func (widget, tidy_button, NULL);
  g_signal_connect (widget, "notify::label", G_CALLBACK (tidy_button), NULL);
}

static void
tidy_menu_button (GtkWidget *widget)
{
  const char *label = gtk_menu_button_get_label (GTK_MENU_BUTTON (widget));
  g_autofree char *name = label != NULL ? strip_mnemonic (label) : NULL;

  if (name == NULL)
    return;
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  rubric_widget_set_name (widget, name);
}

static void
tidy_split_button (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_MENU_BUTTON (child))
      rubric_widget_set_name (child, adw_split_button_get_dropdown_tooltip (ADW_SPLIT_BUTTON (widget)));
}

/* A page is named by its title, or not at all. */
static void
tidy_stack (GtkWidget *widget)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (GTK_STACK (widget));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (G_LIST_MODEL (pages), i);
      const char *title = gtk_stack_page_get_title (GTK_STACK_PAGE (page));

      gtk_accessible_update_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL, title != NULL ? title : "",
                                      -1);
    }
}

/* A menu is named as the button that opens it. */
static void
tidy_popover_menu (GtkWidget *widget)
{
  GtkWidget *opener = gtk_widget_get_parent (widget);
  const char *label = GTK_IS_MENU_BUTTON (opener) ? gtk_menu_button_get_label (GTK_MENU_BUTTON (opener)) : NULL;
  const char *tooltip = opener != NULL ? gtk_widget_get_tooltip_text (opener) : NULL;
  g_autofree char *name = strip_mnemonic (label != NULL ? label : tooltip != NULL ? tooltip : "");
  char *key = strstr (name, " (");

  if (key != NULL)
    *key = '\0'; /* the menu is open already */
  rubric_widget_set_name (widget, name);
}

/* The row has a list of one, which shows the choice. */
static void
tidy_combo_row (GtkWidget *widget)
{
  GtkWidget *list = rubric_widget_find (widget, GTK_TYPE_LIST_VIEW);

  if (list == NULL)
    return;
  rubric_widget_set_name (list, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)));
  for (GtkWidget *item = gtk_widget_get_first_child (list); item != NULL; item = gtk_widget_get_next_sibling (item))
    rubric_accessible_names_name_item (item);
}

/* A group without a title has a list without a name: that of the window will do. */
static void
tidy_group (GtkWidget *widget)
{
  const char *title = adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (widget));
  GtkWidget *list = rubric_widget_find (widget, GTK_TYPE_LIST_BOX);
  GtkRoot *root = gtk_widget_get_root (widget);

  if (list == NULL || (title != NULL && *title != '\0') || !GTK_IS_WINDOW (root))
    return;
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  rubric_widget_set_name (list, gtk_window_get_title (GTK_WINDOW (root)));
}

/* So will it for the header and the list of a table. */
static void
tidy_table (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && GTK_IS_WINDOW (root);
       child = gtk_widget_get_next_sibling (child))
    rubric_widget_set_name (child, gtk_window_get_title (GTK_WINDOW (root)));
}

/* The button that unfolds the search, in GTK's own words. */
static void
tidy_shortcuts (GtkWidget *widget)
{
  static const char domain[] = "gtk40", search[] = "Search"; /* in that catalogue, not in ours */
  GtkWidget *bar = gtk_window_get_titlebar (GTK_WINDOW (widget));
  GtkWidget *button = bar != NULL ? rubric_widget_find (bar, GTK_TYPE_TOGGLE_BUTTON) : NULL;

  if (button == NULL)
    return;
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  rubric_widget_set_name (button, g_dgettext (domain, search));
}

void
rubric_accessible_names_name_item (GtkWidget *item)
{
  GtkWidget *name = rubric_widget_find (item, GTK_TYPE_LABEL);

  if (name == NULL)
    name = gtk_widget_get_first_child (item);
  if (name != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_RELATION_LABELLED_BY, name, NULL, -1);
}

void
rubric_accessible_names_tidy (GtkWidget *widget)
{
  static const struct
  {
    GType (*get_type) (void);
    void (*tidy) (GtkWidget *widget);
  } kinds[] = {
    { gtk_button_get_type, tidy_button },
    { gtk_menu_button_get_type, tidy_menu_button },
    { adw_split_button_get_type, tidy_split_button },
    { adw_combo_row_get_type, tidy_combo_row },
    { adw_preferences_group_get_type, tidy_group },
    { gtk_stack_get_type, tidy_stack },
    { gtk_popover_menu_get_type, tidy_popover_menu },
    { gtk_column_view_get_type, tidy_table },
    { gtk_shortcuts_window_get_type, tidy_shortcuts },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (G_TYPE_CHECK_INSTANCE_TYPE (widget, kinds[i].get_type ()))
      kinds[i].tidy (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    rubric_accessible_names_tidy (child);
}

static void
windows_changed_cb (GListModel *windows, guint position, guint removed, guint added)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      g_signal_connect (window, "map", G_CALLBACK (rubric_accessible_names_tidy), NULL);
    }
}

void
rubric_accessible_names_watch (void)
{
  g_signal_connect (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (windows_changed_cb), NULL);
}
