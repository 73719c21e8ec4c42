/* rubric-practice-exercise.c - a technique to be tried, on one position after another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-practice-private.h"

#include "rubric-text-practice.h"
#include "rubric-text.h"

#include <glib/gi18n.h>

struct _RubricPracticeExercise
{
  GtkBox parent_instance;

  const RubricPracticeBook *book;
  GSettings *settings;
  SudTechniqueId technique;
  guint index; /* the position in the book, from 1; one more than the last: the generated position */
  RubricPracticePosition generated;
  RubricJobs *jobs; /* generate positions */
  RubricPractice *practice;

  GtkLabel *place, *message, *keys, *reason;
  GtkImage *solved, *tone;
  RubricPracticeBoard *board;
  GtkWidget *hint_button, *why_button, *show_button, *next_button;
  guint reason_tick;   /* callback that scrolls to the reason; 0: none */
  guint reason_frames; /* since the reason was set */
};

enum
{
  REASON_SPACE = 12, /* pixels below the reason */
  PLACED_AFTER = 2,  /* frames: at the end of the first one the reason is given its place */
};

G_DEFINE_FINAL_TYPE (RubricPracticeExercise, rubric_practice_exercise, GTK_TYPE_BOX)

/* Returns: whether the position was generated; those of the book come before */
static gboolean
is_generated (RubricPracticeExercise *self)
{
  return self->index > rubric_practice_count_positions (self->book, self->technique);
}

static const RubricPracticePosition *
get_position (RubricPracticeExercise *self)
{
  return is_generated (self) ? &self->generated : rubric_practice_book_get (self->book, self->technique, self->index);
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

  gtk_label_set_text (self->place, is_generated (self) ? _ ("A new position") : text);
  gtk_widget_set_visible (GTK_WIDGET (self->solved),
                          !is_generated (self)
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
scroll_to_reason_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  RubricPracticeExercise *self = RUBRIC_PRACTICE_EXERCISE (widget);
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;

  if (++self->reason_frames < PLACED_AFTER)
    return G_SOURCE_CONTINUE;
  self->reason_tick = 0;
  if (scrolled == NULL || !gtk_widget_compute_bounds (GTK_WIDGET (self->reason), scrolled, &bounds))
    return G_SOURCE_REMOVE;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  bounds.origin.y += (float)gtk_adjustment_get_value (adjustment);
  gtk_adjustment_clamp_page (adjustment, bounds.origin.y, bounds.origin.y + bounds.size.height + REASON_SPACE);
  return G_SOURCE_REMOVE;
}

/* Below the board and the buttons the reason may be out of sight. */
static void
show_reason (RubricPracticeExercise *self, const char *reason)
{
  gboolean shown = gtk_widget_get_visible (GTK_WIDGET (self->reason));

  gtk_label_set_text (self->reason, reason != NULL ? reason : "");
  gtk_widget_set_visible (GTK_WIDGET (self->reason), reason != NULL);
  if (reason == NULL || shown)
    return;
  self->reason_frames = 0;
  if (self->reason_tick == 0)
    self->reason_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_to_reason_cb, NULL, NULL);
}

/* After the last try the reason begins with the message, which scrolling to the reason moves out of sight. */
static char *
dup_reason (RubricPracticeExercise *self)
{
  g_autofree char *reason = rubric_text_practice_reason (self->practice);
  g_autofree char *message = rubric_text_practice (self->practice);

  if (rubric_practice_get_state (self->practice) != RUBRIC_PRACTICE_DONE)
    return g_steal_pointer (&reason);
  return rubric_text_join (message, reason);
}

static void
practice_changed_cb (RubricPracticeExercise *self)
{
  RubricPracticeState state = rubric_practice_get_state (self->practice);
  g_autofree char *message = rubric_text_practice (self->practice);
  g_autofree char *reason = dup_reason (self);
  SudView view;

  if (state == RUBRIC_PRACTICE_DONE && !is_generated (self))
    rubric_practice_set_solved (self->settings, self->technique, get_position (self));
  rubric_practice_get_view (self->practice, &view);
  rubric_practice_board_set_view (self->board, &view, rubric_practice_get_hinted (self->practice));
  rubric_practice_board_describe (self->board, reason != NULL ? reason : message);
  gtk_label_set_text (self->message, message);
  show_reason (self, reason);
  gtk_widget_set_sensitive (self->hint_button, state == RUBRIC_PRACTICE_OPEN);
  gtk_widget_set_visible (self->why_button, rubric_practice_can_ask_why (self->practice));
  gtk_widget_set_visible (self->hint_button, !rubric_practice_can_ask_why (self->practice));
  gtk_widget_set_sensitive (self->show_button, state == RUBRIC_PRACTICE_OPEN);
  if (reason != NULL && state != RUBRIC_PRACTICE_OPEN)
    gtk_widget_add_css_class (self->next_button, "suggested-action");
  else
    gtk_widget_remove_css_class (self->next_button, "suggested-action");
  show_keys (self);
  show_place (self);
}

static void
open_position (RubricPracticeExercise *self, guint index)
{
  g_clear_object (&self->practice); /* and its job ends */
  self->index = index;
  self->practice = rubric_practice_new (self->technique, get_position (self));
  g_signal_connect_object (self->practice, "changed", G_CALLBACK (practice_changed_cb), self, G_CONNECT_SWAPPED);
  set_tone (self, "dialog-information-symbolic");
  rubric_practice_board_clear_filter (self->board);
  practice_changed_cb (self);
}

static void
candidate_chosen_cb (RubricPracticeExercise *self, int cell, int digit)
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
hint_clicked_cb (RubricPracticeExercise *self)
{
  set_tone (self, "dialog-information-symbolic");
  rubric_practice_hint (self->practice);
}

/* In its place stands the Hint button again, so the keyboard goes to the board. */
static void
why_clicked_cb (RubricPracticeExercise *self)
{
  rubric_practice_ask_why (self->practice);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The Show button becomes insensitive, and hands the keyboard on. */
static void
show_clicked_cb (RubricPracticeExercise *self)
{
  set_tone (self, "dialog-information-symbolic");
  rubric_practice_show (self->practice);
  gtk_widget_grab_focus (self->next_button);
}

/* If no position could be generated those of the book begin anew. */
static void
position_generated (gpointer owner, const RubricPracticePosition *position)
{
  RubricPracticeExercise *self = owner;

  if (position != NULL)
    self->generated = *position;
  open_position (self, position != NULL ? rubric_practice_count_positions (self->book, self->technique) + 1 : 1);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* After the last position of the book each one is new, if such can be generated. */
static void
next_position_cb (RubricPracticeExercise *self)
{
  guint n = rubric_practice_count_positions (self->book, self->technique);

  if (self->index >= n && rubric_practice_can_generate (self->technique))
    {
      gtk_label_set_text (self->message, _ ("Creating a new position…"));
      rubric_practice_generate (self->jobs, self->technique, position_generated);
      return;
    }
  open_position (self, self->index % n + 1);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
rubric_practice_exercise_dispose (GObject *object)
{
  RubricPracticeExercise *self = RUBRIC_PRACTICE_EXERCISE (object);

  g_clear_object (&self->practice);
  g_clear_object (&self->jobs);
  g_clear_object (&self->settings);
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
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeExercise, why_button);
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeExercise, show_button);
  gtk_widget_class_bind_template_child (widget_class, RubricPracticeExercise, next_button);
}

static void
rubric_practice_exercise_init (RubricPracticeExercise *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  g_signal_connect_object (self->board, "chosen", G_CALLBACK (candidate_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint_button, "clicked", G_CALLBACK (hint_clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->why_button, "clicked", G_CALLBACK (why_clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->show_button, "clicked", G_CALLBACK (show_clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->next_button, "clicked", G_CALLBACK (next_position_cb), self, G_CONNECT_SWAPPED);
}

void
rubric_practice_exercise_start (RubricPracticeExercise *self, const RubricPracticeBook *book, GSettings *settings,
                                SudTechniqueId technique)
{
  guint n = rubric_practice_count_positions (book, technique), first = 1;

  rubric_jobs_cancel (self->jobs);
  self->book = book;
  g_set_object (&self->settings, settings);
  self->technique = technique;
  for (guint i = n; i >= 1; i--)
    if (!rubric_practice_is_solved (settings, technique, rubric_practice_book_get (book, technique, i)))
      first = i;
  open_position (self, first);
}
