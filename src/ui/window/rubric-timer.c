/* rubric-timer.c - the time a person takes to solve, counted whether it is shown or not, with a pause button
 *
 *     begun        the puzzle was changed while solving, with an entry on it; until other givens come
 *     running      begun && solving && !paused && !away && !solved
 *     elapsed      taken     since     now          since: when it last started, taken: the time before that
 *                  |---------|---------|            while it does not run: taken alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-timer.h"

#include "rubric-text-history.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  PROP_0,
  PROP_PUZZLE,
  PROP_SHOWN,
  PROP_PAUSED,
  N_PROPS
};

struct _RubricTimer
{
  GtkWidget parent_instance;

  RubricPuzzle *puzzle;
  GSignalGroup *puzzle_signals;
  SudGrid givens; /* tell whether the puzzle is another one */
  gboolean shown, paused, away, begun, running;
  gint64 taken, since; /* microseconds */
  guint tick;

  GtkLabel *label;
  GtkWidget *button;
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (RubricTimer, rubric_timer, GTK_TYPE_WIDGET)

static gboolean
is_solving (RubricTimer *self)
{
  return self->puzzle != NULL && rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SOLVING;
}

static gboolean
should_run (RubricTimer *self)
{
  SudGrid grid;

  if (!self->begun || self->paused || self->away || !is_solving (self))
    return FALSE;
  grid = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_ALL);
  return !sud_grid_is_solved (&grid);
}

static void
show_time (RubricTimer *self)
{
  g_autofree char *text = rubric_timer_get_text (self);

  gtk_label_set_label (self->label, text);
}

static void schedule_tick (RubricTimer *self);

static gboolean
second_cb (gpointer user_data)
{
  RubricTimer *self = user_data;

  self->tick = 0;
  show_time (self);
  schedule_tick (self);
  return G_SOURCE_REMOVE;
}

/* Wakes up just after the next full second, so that none is shown twice or left out. */
static void
schedule_tick (RubricTimer *self)
{
  gint64 part = rubric_timer_get_elapsed (self) % G_USEC_PER_SEC;

  self->tick = g_timeout_add ((G_USEC_PER_SEC - part) / 1000 + 1, second_cb, self);
}

static void
update_timer (RubricTimer *self)
{
  gboolean running = should_run (self);

  gtk_widget_set_visible (GTK_WIDGET (self), self->shown);
  gtk_widget_set_sensitive (self->button, is_solving (self));
  gtk_button_set_icon_name (GTK_BUTTON (self->button),
                            self->paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic");
  rubric_widget_set_tooltip (self->button,
                             self->paused ? _ ("Continue (Pause)") : _ ("Pause and Hide the Board (Pause)"));
  if (running != self->running)
    {
      self->taken = rubric_timer_get_elapsed (self);
      self->since = g_get_monotonic_time ();
      self->running = running;
    }
  g_clear_handle_id (&self->tick, g_source_remove);
  if (running && self->shown)
    schedule_tick (self);
  show_time (self);
}

static void
begin_anew (RubricTimer *self)
{
  self->givens = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_GIVEN);
  self->begun = FALSE;
  rubric_timer_set_elapsed (self, 0);
}

/* Another puzzle, or the same one loaded again, which leaves nothing to undo or redo. */
static gboolean
is_other_puzzle (RubricTimer *self)
{
  SudGrid givens = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_GIVEN);

  return memcmp (&givens, &self->givens, sizeof givens) != 0
         || (!rubric_puzzle_get_can_undo (self->puzzle) && !rubric_puzzle_get_can_redo (self->puzzle));
}

static void
puzzle_changed_cb (RubricPuzzle *puzzle, const SudCells *cells, RubricTimer *self)
{
  rubric_timer_set_paused (self, FALSE);
  if (is_other_puzzle (self))
    begin_anew (self);
  else if (is_solving (self) && sud_sheet_count (rubric_puzzle_get_sheet (puzzle), SUD_ORIGIN_ENTERED) > 0)
    self->begun = TRUE;
  update_timer (self);
}

static void
mode_changed_cb (RubricPuzzle *puzzle, GParamSpec *pspec, RubricTimer *self)
{
  if (!is_solving (self))
    rubric_timer_set_paused (self, FALSE);
  update_timer (self);
}

static void
set_timer_shown (RubricTimer *self, gboolean shown)
{
  if (self->shown == shown)
    return;
  if (!shown)
    rubric_timer_set_paused (self, FALSE);
  self->shown = shown;
  update_timer (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOWN]);
}

static void
rubric_timer_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  RubricTimer *self = RUBRIC_TIMER (object);

  if (prop_id == PROP_PUZZLE)
    g_value_set_object (value, self->puzzle);
  else
    g_value_set_boolean (value, prop_id == PROP_SHOWN ? self->shown : self->paused);
}

static void
rubric_timer_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  RubricTimer *self = RUBRIC_TIMER (object);

  if (prop_id == PROP_PUZZLE)
    rubric_timer_set_puzzle (self, g_value_get_object (value));
  else if (prop_id == PROP_SHOWN)
    set_timer_shown (self, g_value_get_boolean (value));
  else
    rubric_timer_set_paused (self, g_value_get_boolean (value));
}

static void
rubric_timer_dispose (GObject *object)
{
  RubricTimer *self = RUBRIC_TIMER (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_object (&self->puzzle_signals);
  g_clear_object (&self->puzzle);
  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (rubric_timer_parent_class)->dispose (object);
}

static void
rubric_timer_class_init (RubricTimerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = rubric_timer_get_property;
  object_class->set_property = rubric_timer_set_property;
  object_class->dispose = rubric_timer_dispose;

  props[PROP_PUZZLE] = g_param_spec_object ("puzzle", NULL, NULL, RUBRIC_TYPE_PUZZLE, flags);
  props[PROP_SHOWN] = g_param_spec_boolean ("shown", NULL, NULL, FALSE, flags);
  props[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-timer.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricTimer, label);
  gtk_widget_class_bind_template_child (widget_class, RubricTimer, button);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "timer");
}

static void
rubric_timer_init (RubricTimer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->puzzle_signals = g_signal_group_new (RUBRIC_TYPE_PUZZLE);
  g_signal_group_connect (self->puzzle_signals, "changed", G_CALLBACK (puzzle_changed_cb), self);
  g_signal_group_connect (self->puzzle_signals, "notify::mode", G_CALLBACK (mode_changed_cb), self);
}

void
rubric_timer_set_puzzle (RubricTimer *self, RubricPuzzle *puzzle)
{
  if (self->puzzle == puzzle)
    return;
  rubric_timer_set_paused (self, FALSE);
  g_signal_group_set_target (self->puzzle_signals, puzzle);
  g_set_object (&self->puzzle, puzzle);
  if (puzzle != NULL)
    begin_anew (self);
  update_timer (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PUZZLE]);
}

void
rubric_timer_set_paused (RubricTimer *self, gboolean paused)
{
  if (self->paused == paused || (paused && (!self->shown || !is_solving (self))))
    return;
  self->paused = paused;
  update_timer (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
}

gboolean
rubric_timer_get_paused (RubricTimer *self)
{
  return self->paused;
}

void
rubric_timer_set_away (RubricTimer *self, gboolean away)
{
  self->away = away;
  update_timer (self);
}

gint64
rubric_timer_get_elapsed (RubricTimer *self)
{
  return self->taken + (self->running ? g_get_monotonic_time () - self->since : 0);
}

void
rubric_timer_set_elapsed (RubricTimer *self, gint64 elapsed)
{
  g_return_if_fail (elapsed >= 0);

  self->taken = elapsed;
  self->since = g_get_monotonic_time ();
  show_time (self);
}

char *
rubric_timer_get_text (RubricTimer *self)
{
  return rubric_text_clock (rubric_timer_get_elapsed (self) / G_USEC_PER_SEC);
}
