/* rubric-watch.c - a search under observation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-watch.h"

#include <string.h>

struct _RubricWatch
{
  GObject parent_instance;

  RubricJobs *jobs;
  RubricWatchFeed *feed;
  SudSheet sheet;
  int entered; /* digits of the person that were there, whether or not they are in @sheet */
  const SudStrategy *strategy;
  RubricWatchState state;
  guint per_second;
  gboolean to_end;       /* whether it plays to there, whatever the speed */
  gboolean to_backtrack; /* and pauses there, which a look will tell */
  RubricWatchSample seen;
};

enum
{
  PROP_0,
  PROP_STATE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (RubricWatch, rubric_watch, G_TYPE_OBJECT)

static void
set_state (RubricWatch *self, RubricWatchState state)
{
  if (self->state == state)
    return;
  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STATE]);
}

static void
searched (gpointer owner, gpointer data, const GError *error)
{
  set_state (owner, RUBRIC_WATCH_ENDED);
}

static void
drop_feed (RubricWatch *self)
{
  rubric_jobs_cancel (self->jobs);
  if (self->feed != NULL)
    rubric_watch_feed_close (self->feed);
  g_clear_pointer (&self->feed, rubric_watch_feed_unref);
}

void
rubric_watch_stop (RubricWatch *self)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));

  drop_feed (self);
  set_state (self, RUBRIC_WATCH_NONE);
}

void
rubric_watch_restart (RubricWatch *self)
{
  SudGrid grid;

  g_return_if_fail (RUBRIC_IS_WATCH (self));
  g_return_if_fail (self->strategy != NULL);

  drop_feed (self);
  grid = sud_sheet_get_grid (&self->sheet, SUD_ORIGINS_PERSON);
  self->feed = rubric_watch_feed_new (&grid, self->strategy);
  rubric_watch_feed_look (self->feed, &self->seen);
  rubric_jobs_run (self->jobs, rubric_watch_feed_work, searched, rubric_watch_feed_ref (self->feed),
                   rubric_watch_feed_unref);
  set_state (self, RUBRIC_WATCH_PAUSED);
}

void
rubric_watch_load (RubricWatch *self, const SudSheet *sheet, const SudStrategy *strategy)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));
  g_return_if_fail (strategy != NULL);

  self->sheet = *sheet;
  self->entered = sud_sheet_count (sheet, SUD_ORIGIN_ENTERED);
  sud_sheet_erase (&self->sheet, SUD_ORIGIN_SOLVED);
  if (sud_sheet_count (sheet, SUD_ORIGIN_GIVEN) > 0)
    sud_sheet_erase (&self->sheet, SUD_ORIGIN_ENTERED);
  sud_sheet_clear_marks (&self->sheet);
  self->strategy = strategy;
  rubric_watch_restart (self);
}

gboolean
rubric_watch_keep (RubricWatch *self, const SudSheet *sheet)
{
  SudGrid grid = sud_sheet_get_puzzle (sheet), searched = sud_sheet_get_puzzle (&self->sheet);

  if (self->state == RUBRIC_WATCH_NONE || memcmp (&grid, &searched, sizeof grid) != 0)
    return FALSE;
  self->entered = sud_sheet_count (sheet, SUD_ORIGIN_ENTERED);
  return TRUE;
}

static gboolean
can_go_on (RubricWatch *self)
{
  return self->state == RUBRIC_WATCH_PAUSED || self->state == RUBRIC_WATCH_PLAYING;
}

/* On to the next step back, where @to_backtrack says so or that was asked before. */
static void
play_at (RubricWatch *self, guint per_second, gboolean to_backtrack)
{
  if (!can_go_on (self))
    return;
  self->to_backtrack = rubric_watch_feed_play (self->feed, per_second, to_backtrack);
  set_state (self, RUBRIC_WATCH_PLAYING);
}

void
rubric_watch_play (RubricWatch *self)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));

  self->to_end = FALSE;
  play_at (self, self->per_second, FALSE);
}

void
rubric_watch_run_to_end (RubricWatch *self)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));

  self->to_end = TRUE;
  play_at (self, RUBRIC_WATCH_UNTHROTTLED, FALSE);
}

void
rubric_watch_run_to_backtrack (RubricWatch *self)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));

  self->to_end = FALSE;
  play_at (self, RUBRIC_WATCH_UNTHROTTLED, TRUE);
}

void
rubric_watch_pause (RubricWatch *self)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));

  if (!can_go_on (self))
    return;
  rubric_watch_feed_pause (self->feed);
  self->to_backtrack = FALSE;
  set_state (self, RUBRIC_WATCH_PAUSED);
}

void
rubric_watch_step (RubricWatch *self)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));

  if (!can_go_on (self))
    return;
  rubric_watch_pause (self);
  rubric_watch_feed_step (self->feed);
}

void
rubric_watch_set_speed (RubricWatch *self, guint per_second)
{
  g_return_if_fail (RUBRIC_IS_WATCH (self));

  self->per_second = per_second;
  if (self->state == RUBRIC_WATCH_PLAYING && !self->to_backtrack)
    rubric_watch_play (self);
}

guint
rubric_watch_get_pace (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), 0);

  return self->state == RUBRIC_WATCH_PLAYING && self->to_end ? RUBRIC_WATCH_UNTHROTTLED : self->per_second;
}

guint
rubric_watch_get_speed (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), 0);

  return self->per_second;
}

RubricWatchState
rubric_watch_get_state (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), RUBRIC_WATCH_NONE);

  return self->state;
}

const SudStrategy *
rubric_watch_get_strategy (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), NULL);

  return self->strategy;
}

gboolean
rubric_watch_has_set_aside (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), FALSE);

  return self->entered > sud_sheet_count (&self->sheet, SUD_ORIGIN_ENTERED);
}

int
rubric_watch_count_blanks (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), 0);

  return sud_sheet_count (&self->sheet, SUD_ORIGIN_BLANK);
}

const SudResult *
rubric_watch_get_result (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), NULL);

  return self->state == RUBRIC_WATCH_ENDED ? rubric_watch_feed_get_result (self->feed) : NULL;
}

const RubricWatchSample *
rubric_watch_look (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), NULL);

  if (self->feed == NULL)
    return &self->seen;
  if (self->to_backtrack && !rubric_watch_feed_is_going_back (self->feed) && self->state == RUBRIC_WATCH_PLAYING)
    {
      self->to_backtrack = FALSE;
      set_state (self, RUBRIC_WATCH_PAUSED);
    }
  rubric_watch_feed_look (self->feed, &self->seen);
  if (self->state == RUBRIC_WATCH_PLAYING)
    rubric_watch_feed_call (self->feed);
  return &self->seen;
}

gboolean
rubric_watch_is_settled (RubricWatch *self)
{
  g_return_val_if_fail (RUBRIC_IS_WATCH (self), TRUE);

  return self->state == RUBRIC_WATCH_NONE || self->state == RUBRIC_WATCH_ENDED
         || (self->state == RUBRIC_WATCH_PAUSED && rubric_watch_feed_is_waiting (self->feed));
}

void
rubric_watch_get_view (RubricWatch *self, SudView *view)
{
  const RubricWatchSample *seen;

  g_return_if_fail (RUBRIC_IS_WATCH (self));

  seen = &self->seen;
  sud_view_init (view, &self->sheet);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (view->sheet.digit[cell] == 0 && seen->grid.digit[cell] != 0)
      sud_sheet_set_digit (&view->sheet, cell, seen->grid.digit[cell], SUD_ORIGIN_SOLVED);
  if (seen->steps == 0 || seen->event == SUD_SEARCH_SOLUTION)
    return;
  sud_evidence_tint (&view->evidence, sud_cells_of (seen->cell), 1);
  view->evidence.struck[seen->cell] = seen->refused;
}

static void
rubric_watch_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  if (prop_id == PROP_STATE)
    g_value_set_uint (value, rubric_watch_get_state (RUBRIC_WATCH (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rubric_watch_dispose (GObject *object)
{
  RubricWatch *self = RUBRIC_WATCH (object);

  if (self->jobs != NULL)
    {
      drop_feed (self);
      rubric_jobs_close (self->jobs);
    }
  g_clear_object (&self->jobs);
  G_OBJECT_CLASS (rubric_watch_parent_class)->dispose (object);
}

static void
rubric_watch_class_init (RubricWatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rubric_watch_get_property;
  object_class->dispose = rubric_watch_dispose;
  props[PROP_STATE] = g_param_spec_uint ("state", NULL, NULL, RUBRIC_WATCH_NONE, RUBRIC_WATCH_ENDED, RUBRIC_WATCH_NONE,
                                         G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
rubric_watch_init (RubricWatch *self)
{
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  rubric_depth_history_init (&self->seen.depths);
}

RubricWatch *
rubric_watch_new (void)
{
  return g_object_new (RUBRIC_TYPE_WATCH, NULL);
}
