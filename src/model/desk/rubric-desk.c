/* rubric-desk.c - one puzzle being worked on: where it is kept, what is known about it, how it is saved and put away
 *
 *                      ┌─ file ──────── watch, reload
 *                      ├─ collection ── progress, neighbours
 *     puzzle ── desk ──┼─ session ───── outlives the program
 *                      ├─ verdict ───── of the givens, live
 *                      ├─ solve
 *                      └─ saving ────── the state machine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-desk-private.h"

static GParamSpec *props[RUBRIC_DESK_N_PROPS];
static guint signals[RUBRIC_DESK_N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricDesk, rubric_desk, G_TYPE_OBJECT)

void
rubric_desk_notify (RubricDesk *self, RubricDeskProperty property)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[property]);
}

void
rubric_desk_emit (RubricDesk *self, RubricDeskSignal signal, gpointer argument)
{
  g_signal_emit (self, signals[signal], 0, argument);
}

void
rubric_desk_emit_loaded (RubricDesk *self, gint64 elapsed)
{
  g_signal_emit (self, signals[RUBRIC_DESK_LOADED], 0, elapsed);
}

void
rubric_desk_tell (RubricDesk *self, RubricNoticeKind kind, const char *message, const RubricAnswer *answer)
{
  const RubricNotice notice = { kind, message, answer };

  if (self->prompt != NULL)
    rubric_prompt_tell (self->prompt, &notice);
}

void
rubric_desk_emit_renamed (RubricDesk *self)
{
  rubric_desk_emit (self, RUBRIC_DESK_RENAMED, NULL);
}

static void
rubric_desk_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  RubricDesk *self = RUBRIC_DESK (object);

  switch ((RubricDeskProperty)prop_id)
    {
    case RUBRIC_DESK_PROP_CHANGE:
      g_value_set_uint (value, rubric_desk_get_change (self));
      break;
    case RUBRIC_DESK_PROP_SOLVING:
      g_value_set_boolean (value, rubric_desk_is_solving (self));
      break;
    case RUBRIC_DESK_PROP_SAVING:
      g_value_set_boolean (value, rubric_desk_is_saving (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rubric_desk_dispose (GObject *object)
{
  RubricDesk *self = RUBRIC_DESK (object);

  rubric_desk_end (self); /* the session keeps what was never put away */
  g_clear_weak_pointer (&self->prompt);
  g_clear_object (&self->place.progress);
  g_clear_object (&self->reader);
  g_clear_object (&self->verdict.jobs);
  g_clear_object (&self->verdict.grading);
  g_clear_object (&self->solve.jobs);
  g_clear_object (&self->saving.jobs);
  g_clear_object (&self->saving.file);
  g_clear_object (&self->file.file);
  g_clear_object (&self->place.item);
  g_clear_object (&self->session.session);
  G_OBJECT_CLASS (rubric_desk_parent_class)->dispose (object);
}

static void
rubric_desk_finalize (GObject *object)
{
  RubricDesk *self = RUBRIC_DESK (object);

  g_object_unref (self->puzzle);
  g_object_unref (self->verdict.techniques);
  g_free (self->file.name);
  G_OBJECT_CLASS (rubric_desk_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  /** RubricDesk:change: a #RubricFileChange */
  props[RUBRIC_DESK_PROP_CHANGE]
      = g_param_spec_uint ("change", NULL, NULL, RUBRIC_FILE_SAME, RUBRIC_FILE_LOST, RUBRIC_FILE_SAME, flags);
  props[RUBRIC_DESK_PROP_SOLVING] = g_param_spec_boolean ("solving", NULL, NULL, FALSE, flags);
  props[RUBRIC_DESK_PROP_SAVING] = g_param_spec_boolean ("saving", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (klass, RUBRIC_DESK_N_PROPS, props);
}

static void
install_signals (GType type)
{
  const struct
  {
    const char *name;
    GType argument; /* 0: none */
  } rows[] = {
    [RUBRIC_DESK_VERDICT_CHANGED] = { "verdict-changed" },
    [RUBRIC_DESK_RATED] = { "rated" },
    [RUBRIC_DESK_SOLVED] = { "solved", RUBRIC_TYPE_ANSWER },
    [RUBRIC_DESK_LOADED] = { "loaded", G_TYPE_INT64 },
    [RUBRIC_DESK_FINISHED] = { "finished" },
    [RUBRIC_DESK_RENAMED] = { "renamed" },
    [RUBRIC_DESK_PLACE_CHANGED] = { "place-changed" },
    [RUBRIC_DESK_LIST_READ] = { "list-read", RUBRIC_TYPE_READING },
    [RUBRIC_DESK_CLEARED] = { "cleared" },
    [RUBRIC_DESK_CLOSED] = { "closed" },
  };

  for (guint i = 0; i < RUBRIC_DESK_N_SIGNALS; i++)
    signals[i] = g_signal_new (rows[i].name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               rows[i].argument != 0 ? 1 : 0, rows[i].argument | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
rubric_desk_class_init (RubricDeskClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rubric_desk_get_property;
  object_class->dispose = rubric_desk_dispose;
  object_class->finalize = rubric_desk_finalize;
  install_properties (object_class);
  install_signals (G_TYPE_FROM_CLASS (klass));
}

static void
rubric_desk_init (RubricDesk *self)
{
  self->puzzle = rubric_puzzle_new ();
  self->reader = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  rubric_desk_init_solve (self);
  rubric_desk_init_verdict (self);
  rubric_desk_init_saving (self);
  rubric_desk_init_file (self);
}

RubricDesk *
rubric_desk_new (RubricPrompt *prompt)
{
  RubricDesk *self = g_object_new (RUBRIC_TYPE_DESK, NULL);

  g_set_weak_pointer (&self->prompt, prompt);
  return self;
}

RubricPuzzle *
rubric_desk_get_puzzle (RubricDesk *self)
{
  return self->puzzle;
}

gboolean
rubric_desk_is_untouched (RubricDesk *self)
{
  return rubric_desk_is_idle (self) && self->file.file == NULL && self->place.item == NULL
         && !rubric_puzzle_get_can_undo (self->puzzle) && !rubric_puzzle_get_can_redo (self->puzzle)
         && !rubric_puzzle_get_modified (self->puzzle);
}

void
rubric_desk_arrive (RubricDesk *self, const SudSheet *sheet, const RubricInfo *info)
{
  rubric_desk_put_aside (self);
  rubric_puzzle_replace_all (self->puzzle, sheet, info);
  rubric_desk_expect_play (self);
}
