/* rubric-practice-window.c - the techniques, to be learnt and tried
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-practice-window.h"

#include "rubric-adaptations.h"
#include "rubric-lesson.h"
#include "rubric-practice-private.h"
#include "rubric-techniques.h"
#include "rubric-text-step.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

static const char BOOK[] = "/io/github/rubric_sudoku/Rubric/positions.txt";

struct _RubricPracticeWindow
{
  AdwWindow parent_instance;

  GSettings *settings;
  RubricPracticeBook *book;
  GtkWidget *rows[SUD_N_TECHNIQUES];

  AdwLeaflet *leaflet;
  AdwWindowTitle *title;
  GtkSearchEntry *search;
  GtkListBox *list;
  RubricLessonPage *page;
};

G_DEFINE_FINAL_TYPE (RubricPracticeWindow, rubric_practice_window, ADW_TYPE_WINDOW)

static SudTechniqueId
get_row_technique (GtkListBoxRow *row)
{
  return rubric_lesson_at (gtk_list_box_row_get_index (row));
}

static gboolean
matches_search (RubricPracticeWindow *self, SudTechniqueId technique)
{
  return rubric_technique_matches (technique, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static gboolean
filter_technique_cb (GtkListBoxRow *row, gpointer user_data)
{
  return matches_search (user_data, get_row_technique (row));
}

static void
lesson_header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer user_data)
{
  SudLevel level = sud_technique_get (get_row_technique (row))->level;
  GtkWidget *label;

  if (before != NULL && sud_technique_get (get_row_technique (before))->level == level)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = g_object_new (GTK_TYPE_LABEL, "label", _ (sud_level_get_name (level)), "xalign", 0.0, "margin-top", 12,
                        "margin-bottom", 6, "margin-start", 12, NULL);
  gtk_widget_add_css_class (label, "heading");
  gtk_list_box_row_set_header (row, label);
}

/* A row ends with how many positions have been solved, or with a tick when all have. */
static void
update_row (RubricPracticeWindow *self, SudTechniqueId technique)
{
  GtkWidget *row = self->rows[technique], *box = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));
  GtkWidget *tick = gtk_widget_get_last_child (box), *count = gtk_widget_get_prev_sibling (tick);
  guint n = rubric_practice_count_positions (self->book, technique);
  guint solved = rubric_practice_count_solved (self->settings, self->book, technique);
  /* Translators: how many positions of a technique have been solved: %1$u of %2$u */
  g_autofree char *share = g_strdup_printf (_ ("%1$u/%2$u"), solved, n);
  /* Translators: %1$s is the name of a technique, %2$u of %3$u positions have been solved */
  g_autofree char *label = g_strdup_printf (_ ("%1$s, %2$u of %3$u solved"), rubric_text_technique (technique), solved,
                                            n);

  gtk_label_set_text (GTK_LABEL (count), share);
  gtk_widget_set_visible (count, solved > 0 && solved < n);
  gtk_widget_set_visible (tick, n > 0 && solved == n);
  rubric_widget_set_name (row, n > 0 ? label : rubric_text_technique (technique));
}

static void
update_rows (RubricPracticeWindow *self)
{
  for (int technique = 0; technique < SUD_N_TECHNIQUES; technique++)
    update_row (self, technique);
}

static void
add_row (RubricPracticeWindow *self, SudTechniqueId technique)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *row = gtk_list_box_row_new ();
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", rubric_text_technique (technique), "xalign", 0.0, "hexpand",
                                  TRUE, "wrap", TRUE, NULL);
  GtkWidget *count = gtk_label_new (NULL), *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_add_css_class (count, "dim-label");
  gtk_widget_add_css_class (count, "numeric");
  gtk_widget_add_css_class (tick, "success");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), count);
  gtk_box_append (GTK_BOX (box), tick);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  self->rows[technique] = row;
  gtk_list_box_append (self->list, row);
}

static void
row_selected_cb (RubricPracticeWindow *self, GtkListBoxRow *row)
{
  if (row == NULL)
    return;
  adw_window_title_set_title (self->title, rubric_text_technique (get_row_technique (row)));
  rubric_lesson_page_set_technique (self->page, self->book, self->settings, get_row_technique (row));
}

static void
open_lesson (RubricPracticeWindow *self)
{
  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_FORWARD);
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

static void
show_technique (RubricPracticeWindow *self, SudTechniqueId technique)
{
  gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (self->rows[technique]));
  open_lesson (self);
}

/* Beside its lesson the list keeps the keyboard after a click: with it one goes on to the next technique. */
static void
row_activated_cb (RubricPracticeWindow *self)
{
  if (adw_leaflet_get_folded (self->leaflet))
    open_lesson (self);
}

/* Returns: SUD_N_TECHNIQUES if none was found */
static SudTechniqueId
find_first (RubricPracticeWindow *self)
{
  for (int place = 0; place < SUD_N_TECHNIQUES; place++)
    if (matches_search (self, rubric_lesson_at (place)))
      return rubric_lesson_at (place);
  return SUD_N_TECHNIQUES;
}

/* Enter in the search entry opens the first that was found. */
static void
search_activate_cb (RubricPracticeWindow *self)
{
  SudTechniqueId first = find_first (self);

  if (first < SUD_N_TECHNIQUES)
    show_technique (self, first);
}

/* Down goes from the search entry to the first that was found. */
static gboolean
down_cb (GtkWidget *search, GVariant *args, gpointer user_data)
{
  RubricPracticeWindow *self = user_data;
  SudTechniqueId first = find_first (self);

  if (first < SUD_N_TECHNIQUES)
    gtk_widget_grab_focus (self->rows[first]);
  return first < SUD_N_TECHNIQUES;
}

/* Right and Enter go from the list to the lesson. */
static gboolean
right_cb (GtkWidget *list, GVariant *args, gpointer user_data)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (list));

  if (!GTK_IS_LIST_BOX_ROW (focus))
    return FALSE;
  show_technique (user_data, get_row_technique (GTK_LIST_BOX_ROW (focus)));
  return TRUE;
}

/* Escape clears the search first. */
static void
stop_search_cb (RubricPracticeWindow *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RubricPracticeWindow *self = RUBRIC_PRACTICE_WINDOW (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
  gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : GTK_WIDGET (self->search));
}

static void
search_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RubricPracticeWindow *self = RUBRIC_PRACTICE_WINDOW (widget);

  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
rubric_practice_window_finalize (GObject *object)
{
  RubricPracticeWindow *self = RUBRIC_PRACTICE_WINDOW (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->book, rubric_practice_book_free);
  G_OBJECT_CLASS (rubric_practice_window_parent_class)->finalize (object);
}

static void
bind_window_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "practice.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "practice.search", NULL, search_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "practice.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "practice.search", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rubric_practice_window_class_init (RubricPracticeWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rubric_practice_window_finalize;
  g_type_ensure (RUBRIC_TYPE_LESSON_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/rubric_sudoku/Rubric/rubric-practice-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeWindow, leaflet);
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeWindow, title);
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeWindow, search);
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeWindow, list);
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeWindow, page);
  bind_window_keys (widget_class);
}

static void
rubric_practice_window_init (RubricPracticeWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) text = g_resources_lookup_data (BOOK, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  gtk_widget_init_template (GTK_WIDGET (self));
  if (text != NULL)
    self->book = rubric_practice_book_new (g_bytes_get_data (text, NULL), &error);
  if (self->book == NULL)
    g_error ("The positions to practise on: %s", error->message);
  for (int place = 0; place < SUD_N_TECHNIQUES; place++)
    add_row (self, rubric_lesson_at (place));
  gtk_list_box_set_header_func (self->list, lesson_header_cb, NULL, NULL);
  gtk_list_box_set_filter_func (self->list, filter_technique_cb, self, NULL);
  g_signal_connect_object (self->list, "row-selected", G_CALLBACK (row_selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (gtk_list_box_invalidate_filter), self->list,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "stop-search", G_CALLBACK (stop_search_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "activate", G_CALLBACK (search_activate_cb), self, G_CONNECT_SWAPPED);
  rubric_widget_add_shortcut (GTK_WIDGET (self->search), "Down|KP_Down", down_cb, self);
  rubric_widget_add_shortcut (GTK_WIDGET (self->list), "Right|KP_Right|Return|KP_Enter|ISO_Enter", right_cb, self);
}

static GtkWidget *
practice_window_new (GSettings *settings)
{
  RubricPracticeWindow *self = g_object_new (RUBRIC_TYPE_PRACTICE_WINDOW, NULL);

  self->settings = g_object_ref (settings);
  update_rows (self);
  g_signal_connect_object (settings, "changed::practice-solved", G_CALLBACK (update_rows), self, G_CONNECT_SWAPPED);
  gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (self->rows[0]));
  return GTK_WIDGET (self);
}

void
rubric_practice_window_show (GSettings *settings, SudTechniqueId technique)
{
  GtkWidget *window = NULL;
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *l = toplevels; l != NULL && window == NULL; l = l->next)
    window = RUBRIC_IS_PRACTICE_WINDOW (l->data) ? l->data : NULL;
  if (window == NULL)
    window = practice_window_new (settings);
  rubric_adapt_present (GTK_WINDOW (window));
  if (technique < SUD_N_TECHNIQUES)
    show_technique (RUBRIC_PRACTICE_WINDOW (window), technique);
}
