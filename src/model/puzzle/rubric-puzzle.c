/* rubric-puzzle.c - the puzzle on the desk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-puzzle-private.h"

enum
{
  PROP_0,
  PROP_MODE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_MODIFIED,
  PROP_CLEAN_MARKS,
  PROP_INFO,
  PROP_TALLY,
  PROP_DOUBTED,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_ENTERED,
  SIGNAL_WRITTEN,
  N_SIGNALS
};

static const char *const signal_names[] = { "changed", "entered", "written" };

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricPuzzle, rubric_puzzle, G_TYPE_OBJECT)

static RubricInfo *
copy_info (const RubricInfo *info)
{
  return info != NULL ? rubric_info_copy (info) : rubric_info_new ();
}

static void
notify_if_changed (RubricPuzzle *self, gboolean *last, gboolean now, int prop)
{
  if (*last == now)
    return;
  *last = now;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
update_state (RubricPuzzle *self)
{
  notify_if_changed (self, &self->could_undo, rubric_puzzle_get_can_undo (self), PROP_CAN_UNDO);
  notify_if_changed (self, &self->could_redo, rubric_puzzle_get_can_redo (self), PROP_CAN_REDO);
  notify_if_changed (self, &self->was_modified, rubric_puzzle_get_modified (self), PROP_MODIFIED);
}

/* Tells of a step of the history. */
static void
tell (RubricPuzzle *self, RubricHistoryStep step)
{
  if (!sud_cells_is_empty (step.cells))
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0, &step.cells);
  update_state (self);
  if (step.info)
    {
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_INFO]);
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DOUBTED]);
    }
  if (step.tally)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TALLY]);
}

static void
rubric_puzzle_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  RubricPuzzle *self = RUBRIC_PUZZLE (object);

  switch (prop_id)
    {
    case PROP_MODE:
      g_value_set_uint (value, self->mode);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, rubric_puzzle_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, rubric_puzzle_get_can_redo (self));
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, rubric_puzzle_get_modified (self));
      break;
    case PROP_CLEAN_MARKS:
      g_value_set_boolean (value, self->clean_marks);
      break;
    case PROP_INFO:
      g_value_set_pointer (value, (gpointer)rubric_puzzle_get_info (self));
      break;
    case PROP_TALLY:
      g_value_set_pointer (value, (gpointer)rubric_puzzle_get_stats (self));
      break;
    case PROP_DOUBTED:
      g_value_set_pointer (value, rubric_history_get_uncertain (&self->history));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rubric_puzzle_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  if (prop_id == PROP_MODE)
    rubric_puzzle_set_mode (RUBRIC_PUZZLE (object), g_value_get_uint (value));
  else if (prop_id == PROP_CLEAN_MARKS)
    rubric_puzzle_set_clean_marks (RUBRIC_PUZZLE (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rubric_puzzle_finalize (GObject *object)
{
  RubricPuzzle *self = RUBRIC_PUZZLE (object);

  rubric_history_clear (&self->history);
  rubric_info_free (self->saved_info);
  G_OBJECT_CLASS (rubric_puzzle_parent_class)->finalize (object);
}

static void
rubric_puzzle_class_init (RubricPuzzleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = readable | G_PARAM_WRITABLE;

  object_class->get_property = rubric_puzzle_get_property;
  object_class->set_property = rubric_puzzle_set_property;
  object_class->finalize = rubric_puzzle_finalize;

  /** RubricPuzzle:mode: a #RubricMode */
  props[PROP_MODE] = g_param_spec_uint ("mode", NULL, NULL, RUBRIC_MODE_SETUP, RUBRIC_MODE_SOLVING, RUBRIC_MODE_SETUP,
                                        writable);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);
  props[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, readable);
  props[PROP_CLEAN_MARKS] = g_param_spec_boolean ("clean-marks", NULL, NULL, FALSE, writable);
  props[PROP_INFO] = g_param_spec_pointer ("info", NULL, NULL, readable);
  props[PROP_TALLY] = g_param_spec_pointer ("stats", NULL, NULL, readable);
  props[PROP_DOUBTED] = g_param_spec_pointer ("uncertain", NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (signal_names[i], RUBRIC_TYPE_PUZZLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               1, G_TYPE_POINTER);
}

static void
rubric_puzzle_init (RubricPuzzle *self)
{
  rubric_history_init (&self->history);
  self->saved_info = rubric_info_new ();
}

RubricPuzzle *
rubric_puzzle_new (void)
{
  return g_object_new (RUBRIC_TYPE_PUZZLE, NULL);
}

const SudSheet *
rubric_puzzle_get_sheet (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), NULL);

  return rubric_history_get_sheet (&self->history);
}

SudGrid
rubric_puzzle_get_grid (RubricPuzzle *self, unsigned origins)
{
  return sud_sheet_get_grid (rubric_history_get_sheet (&self->history), origins);
}

const RubricInfo *
rubric_puzzle_get_info (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), NULL);

  return rubric_history_get_info (&self->history);
}

void
rubric_puzzle_load (RubricPuzzle *self, const SudSheet *sheet, const RubricInfo *info)
{
  rubric_puzzle_restore (self, sheet, 1, 0, sheet, info);
}

void
rubric_puzzle_restore (RubricPuzzle *self, const SudSheet *history, guint n, guint position, const SudSheet *saved,
                       const RubricInfo *info)
{
  RubricInfo *saved_info;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));
  g_return_if_fail (position < n);

  self->saved = *saved;
  saved_info = copy_info (info);
  rubric_info_free (self->saved_info);
  self->saved_info = saved_info;
  tell (self, rubric_history_restart (&self->history, history, n, position, info));
}

const RubricSolveStats *
rubric_puzzle_get_stats (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), NULL);

  return rubric_history_get_stats (&self->history);
}

GArray *
rubric_puzzle_dup_all_stats (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), NULL);

  return rubric_history_dup_all_stats (&self->history);
}

static void
tell_tally (RubricPuzzle *self, const RubricSolveStats *before)
{
  if (!rubric_solve_stats_equal (rubric_history_get_stats (&self->history), before))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TALLY]);
}

void
rubric_puzzle_set_all_stats (RubricPuzzle *self, const RubricSolveStats *tallies)
{
  const RubricSolveStats before = *rubric_puzzle_get_stats (self);

  rubric_history_set_all_stats (&self->history, tallies);
  tell_tally (self, &before);
}

void
rubric_puzzle_begin_stats (RubricPuzzle *self)
{
  const RubricSolveStats before = *rubric_puzzle_get_stats (self);

  rubric_history_begin_stats (&self->history);
  tell_tally (self, &before);
}

void
rubric_puzzle_count (RubricPuzzle *self, const RubricSolveStats *more)
{
  RubricSolveStats before;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  before = *rubric_puzzle_get_stats (self);
  rubric_solve_stats_add (rubric_history_get_stats (&self->history), more);
  tell_tally (self, &before);
}

void
rubric_puzzle_tell_entered (RubricPuzzle *self, SudCells cells)
{
  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  if (!sud_cells_is_empty (cells))
    g_signal_emit (self, signals[SIGNAL_ENTERED], 0, &cells);
}

void
rubric_puzzle_tell_written (RubricPuzzle *self, SudCells cells)
{
  if (self->mode == RUBRIC_MODE_SETUP) /* what holds another digit is no longer doubted, until that is undone */
    rubric_puzzle_confirm (self, sud_cells_intersection (cells, rubric_puzzle_get_uncertain (self)));
  if (!sud_cells_is_empty (cells))
    g_signal_emit (self, signals[SIGNAL_WRITTEN], 0, &cells);
}

const SudSheet *
rubric_puzzle_get_history (RubricPuzzle *self, guint *n, guint *position)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), NULL);

  return rubric_history_get_sheets (&self->history, n, position);
}

const SudSheet *
rubric_puzzle_get_saved (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), NULL);

  return &self->saved;
}

gboolean
rubric_puzzle_get_clean_marks (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), FALSE);

  return self->clean_marks;
}

void
rubric_puzzle_set_clean_marks (RubricPuzzle *self, gboolean clean)
{
  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  if (self->clean_marks == clean)
    return;
  self->clean_marks = clean;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CLEAN_MARKS]);
}

void
rubric_puzzle_replace (RubricPuzzle *self, const SudSheet *sheet)
{
  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  if (sud_sheet_equal (rubric_history_get_sheet (&self->history), sheet))
    return;
  tell (self, rubric_history_push (&self->history, sheet));
}

void
rubric_puzzle_replace_all (RubricPuzzle *self, const SudSheet *sheet, const RubricInfo *info)
{
  g_autoptr (RubricInfo) said = NULL;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  said = copy_info (info);
  if (!sud_sheet_equal (rubric_history_get_sheet (&self->history), sheet)
      || !rubric_info_equal (said, rubric_puzzle_get_info (self)))
    tell (self, rubric_history_push_with_info (&self->history, sheet, said));
}

void
rubric_puzzle_amend (RubricPuzzle *self, const SudSheet *sheet)
{
  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  tell (self, rubric_history_amend (&self->history, sheet));
}

RubricMode
rubric_puzzle_get_mode (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), RUBRIC_MODE_SETUP);

  return self->mode;
}

void
rubric_puzzle_set_mode (RubricPuzzle *self, RubricMode mode)
{
  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  if (self->mode == mode)
    return;
  self->mode = mode;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODE]);
}

static gboolean
go_by (RubricPuzzle *self, int steps)
{
  guint n, position;

  rubric_history_get_sheets (&self->history, &n, &position);
  tell (self, rubric_history_go (&self->history, position + steps));
  return TRUE;
}

gboolean
rubric_puzzle_undo (RubricPuzzle *self)
{
  return rubric_puzzle_get_can_undo (self) && go_by (self, -1);
}

gboolean
rubric_puzzle_redo (RubricPuzzle *self)
{
  return rubric_puzzle_get_can_redo (self) && go_by (self, 1);
}

static SudCells
mistakes_of (const SudSheet *sheet, const SudGrid *solution)
{
  SudCells mistakes = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->origin[cell] == SUD_ORIGIN_ENTERED && sheet->digit[cell] != solution->digit[cell])
      sud_cells_add (&mistakes, cell);
  return mistakes;
}

SudCells
rubric_puzzle_get_mistakes (RubricPuzzle *self, const SudGrid *solution)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), SUD_NO_CELLS);

  return mistakes_of (rubric_history_get_sheet (&self->history), solution);
}

guint
rubric_puzzle_undo_mistakes (RubricPuzzle *self, const SudGrid *solution, SudCells *first)
{
  const SudSheet *sheets;
  guint n, now, good;

  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), 0);

  sheets = rubric_history_get_sheets (&self->history, &n, &now);
  for (good = now; !sud_cells_is_empty (mistakes_of (&sheets[good], solution)); good--)
    if (good == 0)
      return 0;
  if (good == now)
    return 0;
  if (first != NULL)
    *first = mistakes_of (&sheets[good + 1], solution);
  tell (self, rubric_history_go (&self->history, good));
  return now - good;
}

void
rubric_puzzle_add_savepoint (RubricPuzzle *self)
{
  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  rubric_history_save (&self->history);
}

guint
rubric_puzzle_get_n_savepoints (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), 0);

  return rubric_history_get_n_saved (&self->history);
}

gboolean
rubric_puzzle_return_to_savepoint (RubricPuzzle *self)
{
  RubricHistoryStep step;

  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), FALSE);

  if (!rubric_history_return (&self->history, &step))
    return FALSE;
  tell (self, step);
  return TRUE;
}

gboolean
rubric_puzzle_get_can_undo (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), FALSE);

  return rubric_history_can_undo (&self->history);
}

gboolean
rubric_puzzle_get_can_redo (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), FALSE);

  return rubric_history_can_redo (&self->history);
}

gboolean
rubric_puzzle_get_modified (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), FALSE);

  return !sud_sheet_equal (rubric_history_get_sheet (&self->history), &self->saved)
         || !rubric_info_equal (rubric_history_get_info (&self->history), self->saved_info);
}

void
rubric_puzzle_mark_saved (RubricPuzzle *self, const SudSheet *sheet, const RubricInfo *info)
{
  RubricInfo *saved_info;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  self->saved = *sheet;
  saved_info = copy_info (info);
  rubric_info_free (self->saved_info);
  self->saved_info = saved_info;
  update_state (self);
}
