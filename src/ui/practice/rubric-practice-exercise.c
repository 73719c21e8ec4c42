/* rubric-practice-exercise.c - a technique to be tried, on one position after another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-practice-exercise.h"

#include "rubric-practice-board.h"
#include "rubric-practice-book.h"
#include "rubric-practice.h"
#include "rubric-text.h"

#include <glib/gi18n.h>

struct _RubricPracticeExercise
{
  GtkWidget parent_instance;

  const RubricPracticeBook *book;
  GSettings *settings;
  SudTechniqueId technique;
  guint index; /* of the position in the book: 1 …; one more than those: the one that was made */
  RubricPracticePosition made;
  RubricJobs *maker;
  RubricPractice *practice;

  GtkLabel *place, *message, *keys, *reason;
  GtkImage *solved, *tone;
  RubricPracticeBoard *board;
  GtkWidget *hint_button, *show_button, *next_button;
  guint scroller; /* 0, or what shows the reason once it has its place */
  guint frames;   /* since it has a text */
};

enum
{
  SPACE = 12,       /* pixels below it */
  PLACED_AFTER = 2, /* frames: the first one gives it its place at its end */
};

G_DEFINE_FINAL_TYPE (RubricPracticeExercise, rubric_practice_exercise, GTK_TYPE_WIDGET)

/* Whether it is no position of the book, which has been tried by then. */
static gboolean
is_made (RubricPracticeExercise *self)
{
  return self->index > rubric_practice_count_positions (self->book, self->technique);
}

static const RubricPracticePosition *
get_position (RubricPracticeExercise *self)
{
  return is_made (self) ? &self->made : rubric_practice_book_get (self->book, self->technique, self->index);
}

static void
set_tone (RubricPracticeExercise *self, const char *icon)
{
  gtk_image_set_from_icon_name (self->tone, icon);
}

static void
show_place (RubricPracticeExercise *self)
{
  guint n = rubric_practice_count_positions (self->book, self->technique);
  guint solved = rubric_practice_count_solved (self->settings, self->book, self->technique);
  /* Translators: %1$u is which position it is, %2$u how many there are, %3$u how many have been solved */
  g_autofree char *text = g_strdup_printf (_ ("Position %1$u of %2$u · %3$u solved"), self->index, n, solved);

  gtk_label_set_text (self->place, is_made (self) ? _ ("A new position") : text);
  gtk_widget_set_visible (GTK_WIDGET (self->solved),
                          !is_made (self)
                              && rubric_practice_is_solved (self->settings, self->technique, get_position (self)));
}

static void
show_keys (RubricPracticeExercise *self)
{
  gtk_label_set_text (self->keys,
                      rubric_practice_writes (self->practice)
                          ? _ ("Click a candidate to write it, or move to its cell with the arrow keys and type it.")
                          : _ ("Click a candidate to strike it, or move to its cell with the arrow keys and type it. "
                               "Once more takes that back."));
}

static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  RubricPracticeExercise *self = RUBRIC_PRACTICE_EXERCISE (widget);
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;

  if (++self->frames < PLACED_AFTER)
    return G_SOURCE_CONTINUE;
  self->scroller = 0;
  if (scrolled == NULL || !gtk_widget_compute_bounds (GTK_WIDGET (self->reason), scrolled, &bounds))
    return G_SOURCE_REMOVE;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  bounds.origin.y += (float)gtk_adjustment_get_value (adjustment);
  gtk_adjustment_clamp_page (adjustment, bounds.origin.y, bounds.origin.y + bounds.size.height + SPACE);
  return G_SOURCE_REMOVE;
}

/* Below the board and the buttons it may be out of sight. */
static void
show_reason (RubricPracticeExercise *self, const char *reason)
{
  gboolean shown = gtk_widget_get_visible (GTK_WIDGET (self->reason));

  gtk_label_set_text (self->reason, reason != NULL ? reason : "");
  gtk_widget_set_visible (GTK_WIDGET (self->reason), reason != NULL);
  if (reason == NULL || shown)
    return;
  self->frames = 0;
  if (self->scroller == 0)
    self->scroller = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

/* What is scrolled into sight begins with whether it was right, which is out of sight then. */
static char *
dup_reason (RubricPracticeExercise *self)
{
  g_autofree char *reason = rubric_practice_dup_reason (self->practice);
  g_autofree char *message = rubric_practice_dup_message (self->practice);

  if (rubric_practice_get_state (self->practice) != RUBRIC_PRACTICE_DONE)
    return g_steal_pointer (&reason);
  return rubric_text_join (message, reason);
}

static void
changed_cb (RubricPracticeExercise *self)
{
  RubricPracticeState state = rubric_practice_get_state (self->practice);
  g_autofree char *message = rubric_practice_dup_message (self->practice);
  g_autofree char *reason = dup_reason (self);
  SudView view;

  if (state == RUBRIC_PRACTICE_DONE && !is_made (self))
    rubric_practice_set_solved (self->settings, self->technique, get_position (self));
  rubric_practice_get_view (self->practice, &view);
  rubric_practice_board_set_hinted (self->board, rubric_practice_get_hinted (self->practice));
  rubric_practice_board_set_view (self->board, &view);
  rubric_practice_board_describe (self->board, reason != NULL ? reason : message);
  gtk_label_set_text (self->message, message);
  show_reason (self, reason);
  gtk_widget_set_sensitive (self->hint_button, state == RUBRIC_PRACTICE_OPEN);
  gtk_widget_set_sensitive (self->show_button, state == RUBRIC_PRACTICE_OPEN);
  if (reason != NULL)
    gtk_widget_add_css_class (self->next_button, "suggested-action");
  else
    gtk_widget_remove_css_class (self->next_button, "suggested-action");
  show_keys (self);
  show_place (self);
}

static void
close_practice (RubricPracticeExercise *self)
{
  if (self->practice != NULL)
    g_signal_handlers_disconnect_by_data (self->practice, self);
  g_clear_object (&self->practice);
}

static void
open_position (RubricPracticeExercise *self, guint index)
{
  close_practice (self);
  self->index = index;
  self->practice = rubric_practice_new (self->technique, get_position (self));
  g_signal_connect_swapped (self->practice, "changed", G_CALLBACK (changed_cb), self);
  set_tone (self, "dialog-information-symbolic");
  rubric_practice_board_clear_filter (self->board);
  changed_cb (self);
}

static void
chosen_cb (RubricPracticeExercise *self, int cell, int digit)
{
  static const char *const icons[] = {
    [RUBRIC_TRY_NO_CANDIDATE] = "dialog-information-symbolic",
    [RUBRIC_TRY_TAKEN_BACK] = "edit-undo-symbolic",
    [RUBRIC_TRY_RIGHT] = "object-select-symbolic",
    [RUBRIC_TRY_DONE] = "object-select-symbolic",
    [RUBRIC_TRY_OTHER] = "dialog-information-symbolic",
    [RUBRIC_TRY_WRONG] = "dialog-warning-symbolic",
  };
  RubricPracticeTry result;

  if (self->practice == NULL)
    return;
  result = rubric_practice_try (self->practice, cell, digit);
  if (result != RUBRIC_TRY_NOTHING)
    set_tone (self, icons[result]);
}

static void
hint_cb (RubricPracticeExercise *self)
{
  set_tone (self, "dialog-information-symbolic");
  rubric_practice_hint (self->practice);
}

/* Buttons that are done with hand the keyboard on. */
static void
show_cb (RubricPracticeExercise *self)
{
  set_tone (self, "dialog-information-symbolic");
  rubric_practice_show (self->practice);
  gtk_widget_grab_focus (self->next_button);
}

/* Where none could be made those of the book begin anew. */
static void
made_cb (gpointer owner, const RubricPracticePosition *position)
{
  RubricPracticeExercise *self = owner;

  if (position != NULL)
    self->made = *position;
  open_position (self, position != NULL ? rubric_practice_count_positions (self->book, self->technique) + 1 : 1);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* After the last one of the book a new one each time, where such can be made. */
static void
next_cb (RubricPracticeExercise *self)
{
  guint n = rubric_practice_count_positions (self->book, self->technique);

  if (self->index >= n && rubric_practice_can_generate (self->technique))
    {
      gtk_label_set_text (self->message, _ ("Creating a new position…"));
      rubric_practice_generate (self->maker, self->technique, made_cb);
      return;
    }
  open_position (self, self->index % n + 1);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
rubric_practice_exercise_dispose (GObject *object)
{
  RubricPracticeExercise *self = RUBRIC_PRACTICE_EXERCISE (object);
  GtkWidget *child;

  close_practice (self);
  if (self->maker != NULL)
    rubric_jobs_close (self->maker);
  g_clear_object (&self->maker);
  g_clear_object (&self->settings);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (rubric_practice_exercise_parent_class)->dispose (object);
}

static void
rubric_practice_exercise_class_init (RubricPracticeExerciseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_practice_exercise_dispose;
  g_type_ensure (RUBRIC_TYPE_PRACTICE_BOARD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/rubric_sudoku/Rubric/rubric-practice-exercise.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeExercise, place);
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeExercise, message);
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeExercise, keys);
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeExercise, reason);
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeExercise, solved);
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeExercise, tone);
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeExercise, board);
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeExercise, hint_button);
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeExercise, show_button);
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeExercise, next_button);
}

static void
rubric_practice_exercise_init (RubricPracticeExercise *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->maker = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  g_signal_connect_object (self->board, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint_button, "clicked", G_CALLBACK (hint_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->show_button, "clicked", G_CALLBACK (show_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->next_button, "clicked", G_CALLBACK (next_cb), self, G_CONNECT_SWAPPED);
}

void
rubric_practice_exercise_start (RubricPracticeExercise *self, const RubricPracticeBook *book, GSettings *settings,
                                SudTechniqueId technique)
{
  guint n = rubric_practice_count_positions (book, technique), first = 1;

  g_return_if_fail (RUBRIC_IS_PRACTICE_EXERCISE (self) && n > 0);

  rubric_jobs_cancel (self->maker);
  self->book = book;
  g_set_object (&self->settings, settings);
  self->technique = technique;
  for (guint i = n; i >= 1; i--)
    if (!rubric_practice_is_solved (settings, technique, rubric_practice_book_get (book, technique, i)))
      first = i;
  open_position (self, first);
}
