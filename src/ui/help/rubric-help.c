/* rubric-help.c - the guide, in the help viewer of the desktop or in a window of our own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-help.h"

#include "rubric-adaptations.h"
#include "rubric-help-page.h"

struct _RubricHelp
{
  AdwWindow parent_instance;

  GtkStack *pages;
  AdwWindowTitle *title;
};

G_DEFINE_FINAL_TYPE (RubricHelp, rubric_help, ADW_TYPE_WINDOW)

static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  rubric_help_show_page (RUBRIC_HELP (widget), g_variant_get_string (parameter, NULL));
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  rubric_help_show_page (RUBRIC_HELP (widget), "index");
}

static void
rubric_help_class_init (RubricHelpClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-help.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricHelp, pages);
  gtk_widget_class_bind_template_child (widget_class, RubricHelp, title);
  gtk_widget_class_install_action (widget_class, "help.show", "s", show_action);
  gtk_widget_class_install_action (widget_class, "help.back", NULL, back_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "help.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rubric_help_init (RubricHelp *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_page (RubricHelp *self, RubricHelpPage *page)
{
  GtkWidget *clamp = adw_clamp_new (), *scroller = gtk_scrolled_window_new ();

  adw_clamp_set_child (ADW_CLAMP (clamp), page->content);
  gtk_widget_set_margin_top (clamp, 24);
  gtk_widget_set_margin_bottom (clamp, 24);
  gtk_widget_set_margin_start (clamp, 12);
  gtk_widget_set_margin_end (clamp, 12);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_widget_set_focusable (scroller, TRUE); /* Page Down turns a page that has no link */
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, page->title, -1);
  gtk_stack_add_titled (self->pages, scroller, page->id, page->title);
}

static void
add_topic (GtkListBox *list, const RubricHelpPage *page)
{
  g_autofree char *title = g_markup_escape_text (page->title, -1);
  g_autofree char *summary = g_markup_escape_text (page->summary != NULL ? page->summary : "", -1);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "subtitle", summary, "activatable", TRUE,
                                 "action-name", "help.show", "action-target", g_variant_new_string (page->id), NULL);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic", "accessible-role",
                                           GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_list_box_append (list, row);
}

/* The first page, and below it the pages that it is the guide to. */
static void
fill (RubricHelp *self, const char *language)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricHelpPage) index = rubric_help_page_load (language, "index", &error);
  GtkWidget *list = gtk_list_box_new ();

  if (index == NULL)
    g_error ("The guide has no first page: %s", error->message);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, index->title, -1);
  gtk_box_append (GTK_BOX (index->content), list);
  add_page (self, index);
  for (guint i = 0; i < index->topics->len; i++)
    {
      g_autoptr (RubricHelpPage) page = rubric_help_page_load (language, index->topics->pdata[i], &error);

      if (page == NULL)
        g_error ("A page of the guide is missing: %s", error->message);
      add_page (self, page);
      add_topic (GTK_LIST_BOX (list), page);
    }
}

GtkWidget *
rubric_help_new (const char *language)
{
  RubricHelp *self = g_object_new (RUBRIC_TYPE_HELP, NULL);

  fill (self, language);
  rubric_help_show_page (self, "index");
  return GTK_WIDGET (self);
}

void
rubric_help_show_page (RubricHelp *self, const char *id)
{
  GtkWidget *page;

  g_return_if_fail (RUBRIC_IS_HELP (self));

  page = gtk_stack_get_child_by_name (self->pages, id);
  if (page == NULL)
    return;
  /* Else the stack would give the focus to the first text, which selects itself then. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_stack_set_visible_child (self->pages, page);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page)), 0);
  gtk_widget_grab_focus (page);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.back", !g_str_equal (id, "index"));
  adw_window_title_set_title (self->title, gtk_stack_page_get_title (gtk_stack_get_page (self->pages, page)));
}

/* One window is enough; asked for again, it comes to the front. */
static void
show_own (void)
{
  GtkWidget *window = NULL;
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *l = toplevels; l != NULL && window == NULL; l = l->next)
    window = RUBRIC_IS_HELP (l->data) ? l->data : NULL;
  if (window == NULL)
    window = rubric_help_new (rubric_help_page_language ());
  rubric_adapt_present (GTK_WINDOW (window));
}

static gboolean
is_installed (void)
{
  for (const char *const *folder = g_get_system_data_dirs (); *folder != NULL; folder++)
    {
      g_autofree char *path = g_build_filename (*folder, "help", "C", "rubric", "index.page", NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return TRUE;
    }
  return FALSE;
}

/* Others claim to show help, too, but find none by the name of a program of this desktop. */
static gboolean
has_viewer (void)
{
  static const char *const viewers[] = { "yelp.desktop", "org.gnome.Yelp.desktop", NULL };
  g_autoptr (GAppInfo) viewer = g_app_info_get_default_for_uri_scheme ("help");
  const char *id = viewer != NULL ? g_app_info_get_id (viewer) : NULL;

  return id != NULL && g_strv_contains (viewers, id);
}

static void
shown_cb (GObject *parent, GAsyncResult *result, gpointer user_data)
{
  if (!gtk_show_uri_full_finish (GTK_WINDOW (parent), result, NULL))
    show_own ();
}

void
rubric_help_show (GtkWindow *parent)
{
  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  if (parent != NULL && has_viewer () && is_installed ())
    gtk_show_uri_full (parent, "help:rubric", GDK_CURRENT_TIME, NULL, shown_cb, NULL);
  else
    show_own ();
}
