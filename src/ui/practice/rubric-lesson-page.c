/* rubric-lesson-page.c - a technique explained: what it is, why it is true, how to spot it, an example, and an exercise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-practice-private.h"

#include "rubric-lesson.h"
#include "rubric-text-practice.h"
#include "rubric-text-step.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _RubricLessonPage
{
  GtkWidget parent_instance;

  RubricPractice *example_practice;

  GtkScrolledWindow *scroller;
  GtkLabel *name, *level, *what, *why, *how, *sentence;
  GtkWidget *example, *trying;
  RubricPracticeBoard *board;
  RubricPracticeExercise *exercise;
};

G_DEFINE_FINAL_TYPE (RubricLessonPage, rubric_lesson_page, GTK_TYPE_WIDGET)

/* The example is a position whose step is shown as soon as it has been found. */
static void
example_changed_cb (RubricLessonPage *self)
{
  g_autofree char *reason = NULL;
  SudView view;

  if (rubric_practice_get_state (self->example_practice) == RUBRIC_PRACTICE_OPEN)
    {
      rubric_practice_show (self->example_practice);
      return;
    }
  reason = rubric_text_practice_reason (self->example_practice);
  rubric_practice_get_view (self->example_practice, &view);
  rubric_practice_board_set_view (self->board, &view, SUD_NO_CELLS);
  rubric_practice_board_describe (self->board, reason);
  gtk_label_set_text (self->sentence, reason != NULL ? reason : "");
}

static void
open_example (RubricLessonPage *self, const RubricPracticeBook *book, SudTechniqueId technique)
{
  self->example_practice = rubric_practice_new (technique, rubric_practice_book_get (book, technique, 0));
  g_signal_connect_object (self->example_practice, "changed", G_CALLBACK (example_changed_cb), self,
                           G_CONNECT_SWAPPED);
  rubric_practice_board_clear_filter (self->board);
  example_changed_cb (self);
}

static void
show_words (RubricLessonPage *self, SudTechniqueId technique)
{
  const RubricLesson *lesson = rubric_lesson_get (technique);
  const SudTechnique *row = sud_technique_get (technique);
  const char *level = _ (sud_level_get_name (row->level));
  /* Translators: %s is a level such as "Hard" */
  g_autofree char *unique = g_strdup_printf (_ ("%s · relies on there being one solution"), level);

  gtk_label_set_text (self->name, rubric_text_technique (technique));
  gtk_label_set_text (self->level, row->unique ? unique : level);
  gtk_label_set_text (self->what, _ (lesson->what));
  gtk_label_set_text (self->why, _ (lesson->why));
  gtk_label_set_text (self->how, _ (lesson->how));
}

static gboolean
scroll_page_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  gboolean scrolled;

  g_signal_emit_by_name (RUBRIC_LESSON_PAGE (widget)->scroller, "scroll-child", g_variant_get_uint32 (args), FALSE,
                         &scrolled);
  return GDK_EVENT_STOP;
}

/* Left goes back to the list that Right came from; within the exercise it has other things to do. */
static gboolean
back_to_list_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return gtk_widget_is_focus (widget) && gtk_widget_activate_action (widget, "practice.back", NULL);
}

/* The page has the keyboard at first, which then scrolls it. */
static void
bind_page_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint keyval;
    GtkScrollType scroll;
  } keys[] = {
    { GDK_KEY_Up, GTK_SCROLL_STEP_UP },        { GDK_KEY_Down, GTK_SCROLL_STEP_DOWN },
    { GDK_KEY_Page_Up, GTK_SCROLL_PAGE_UP },   { GDK_KEY_Page_Down, GTK_SCROLL_PAGE_DOWN },
    { GDK_KEY_Home, GTK_SCROLL_START },        { GDK_KEY_End, GTK_SCROLL_END },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].keyval, 0, scroll_page_cb, "u", keys[i].scroll);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, back_to_list_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Left, 0, back_to_list_cb, NULL);
}

static gboolean
show_trying_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  RubricLessonPage *self = RUBRIC_LESSON_PAGE (widget);
  GtkWidget *content = gtk_widget_get_ancestor (self->trying, ADW_TYPE_CLAMP);
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (self->trying, content, &bounds))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller),
                              bounds.origin.y + gtk_widget_get_margin_top (content));
  return G_SOURCE_REMOVE;
}

/* A person who comes by keyboard sees the text above the board, and as much of the board as there is room for; below a
 * pointer nothing moves. In the next frame: the viewport, which sees the focus after this, would add its own scrolling,
 * by the places before. */
static void
exercise_entered_cb (RubricLessonPage *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    gtk_widget_add_tick_callback (GTK_WIDGET (self), show_trying_cb, NULL, NULL);
}

static void
rubric_lesson_page_dispose (GObject *object)
{
  RubricLessonPage *self = RUBRIC_LESSON_PAGE (object);
  GtkWidget *child;

  g_clear_object (&self->example_practice);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (rubric_lesson_page_parent_class)->dispose (object);
}

static void
rubric_lesson_page_class_init (RubricLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_lesson_page_dispose;
  g_type_ensure (RUBRIC_TYPE_PRACTICE_BOARD);
  g_type_ensure (RUBRIC_TYPE_PRACTICE_EXERCISE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-lesson-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricLessonPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, RubricLessonPage, name);
  gtk_widget_class_bind_template_child (widget_class, RubricLessonPage, level);
  gtk_widget_class_bind_template_child (widget_class, RubricLessonPage, what);
  gtk_widget_class_bind_template_child (widget_class, RubricLessonPage, why);
  gtk_widget_class_bind_template_child (widget_class, RubricLessonPage, how);
  gtk_widget_class_bind_template_child (widget_class, RubricLessonPage, sentence);
  gtk_widget_class_bind_template_child (widget_class, RubricLessonPage, example);
  gtk_widget_class_bind_template_child (widget_class, RubricLessonPage, trying);
  gtk_widget_class_bind_template_child (widget_class, RubricLessonPage, board);
  gtk_widget_class_bind_template_child (widget_class, RubricLessonPage, exercise);
  bind_page_keys (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "lessonpage");
}

static void
rubric_lesson_page_init (RubricLessonPage *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (focus, "enter", G_CALLBACK (exercise_entered_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->exercise), focus);
}

void
rubric_lesson_page_set_technique (RubricLessonPage *self, const RubricPracticeBook *book, GSettings *settings,
                                  SudTechniqueId technique)
{
  gboolean any = rubric_practice_book_count (book, technique) > 0;
  gboolean more = rubric_practice_count_positions (book, technique) > 0;

  show_words (self, technique);
  gtk_widget_set_visible (self->example, any);
  gtk_widget_set_visible (self->trying, more);
  g_clear_object (&self->example_practice);
  if (any)
    open_example (self, book, technique);
  if (more)
    rubric_practice_exercise_start (self->exercise, book, settings, technique);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}
