/* rubric-puzzle.c - the puzzle on the desk: a history of sheets, to which rubric-puzzle-commands.c adds
 *
 * A command makes another sheet of the current one and puts it in its place, as one step that can be undone. Whole
 * sheets of 1,540 bytes stand in an array: 10,000 steps are 15 MB. Commands that know how to undo themselves would
 * save memory that nobody misses, and can be wrong.
 *
 *     sheets    s0 s1 s2 s3 s4
 *                     ^ position: s2 is the current sheet, s3 and s4 can be redone
 *     notes     n0 n0 n0 n1 n1
 *     stats     t0 t0 t0 t1 t1
 *
 * The notes about the puzzle, and its mode, change only when it is replaced by another one: neighbours share them. The
 * statistics are shared by the sheets of one attempt: undo inside of it takes nothing back, undo out of it brings back
 * the older ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-puzzle-private.h"
#include "rubric-puzzle-testing.h"

enum
{
  PROP_0,
  PROP_MODE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_MODIFIED,
  PROP_CLEAN_MARKS,
  PROP_INFO,
  PROP_STATS,
  PROP_UNCERTAIN,
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

struct _RubricPuzzle
{
  GObject parent_instance;

  GArray *sheets;     /* SudSheets, never empty */
  GPtrArray *notes;   /* shared Notes, one for each sheet */
  GPtrArray *stats;   /* shared RubricSolveStats, one for each sheet */
  guint position;     /* the current sheet */
  GArray *savepoints; /* Savepoints, the last one on top */
  SudSheet saved;
  RubricInfo *saved_info;
  gboolean clean_marks;

  gboolean could_undo, could_redo, was_modified; /* as last notified */
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricPuzzle, rubric_puzzle, G_TYPE_OBJECT)

static SudCells *
copy_cells (SudCells *cells)
{
  return g_memdup2 (cells, sizeof *cells);
}

typedef SudCells RubricCells;

G_DEFINE_BOXED_TYPE (RubricCells, rubric_cells, copy_cells, g_free)

static RubricInfo *
copy_info (const RubricInfo *info)
{
  return info != NULL ? rubric_info_copy (info) : rubric_info_new ();
}

typedef struct
{
  SudSheet sheet;
  RubricSolveStats *stats; /* shared */
} Savepoint;

static void
savepoint_clear (gpointer savepoint)
{
  g_rc_box_release (((Savepoint *)savepoint)->stats);
}

/* Shared by the sheets of one puzzle. */
typedef struct
{
  RubricInfo *info;
  RubricUncertainCells uncertain;
  RubricMode mode;
} Notes;

static Notes *
notes_new (const RubricInfo *info, RubricMode mode)
{
  Notes *notes = g_rc_box_new0 (Notes);

  notes->info = copy_info (info);
  notes->mode = mode;
  return notes;
}

static void
notes_clear (gpointer notes)
{
  rubric_info_free (((Notes *)notes)->info);
}

static void
notes_release (gpointer notes)
{
  g_rc_box_release_full (notes, notes_clear);
}

static Notes *
get_notes (const RubricPuzzle *self)
{
  return self->notes->pdata[self->position];
}

static RubricSolveStats *
get_stats (const RubricPuzzle *self)
{
  return self->stats->pdata[self->position];
}

SudCells
rubric_uncertain_cells_find (const RubricUncertainCells *self, const SudSheet *sheet)
{
  const int another_puzzle = 9; /* cells that differ from the sheet that was read */
  SudCells uncertain = self->cells;
  int n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] != self->read.digit[cell]
        && (self->read.digit[cell] != 0 || sheet->origin[cell] == SUD_ORIGIN_GIVEN))
      {
        sud_cells_remove (&uncertain, cell);
        n++;
      }
  return n < another_puzzle ? uncertain : SUD_NO_CELLS;
}

/* A step from one sheet to another: the cells that differ, and whether notes, mode and statistics differ. */
typedef struct
{
  SudCells cells;
  gboolean info;
  gboolean mode;
  gboolean stats;
} Step;

static gboolean
has_same_givens (const SudSheet *a, const SudSheet *b)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if ((a->origin[cell] == SUD_ORIGIN_GIVEN ? a->digit[cell] : 0)
        != (b->origin[cell] == SUD_ORIGIN_GIVEN ? b->digit[cell] : 0))
      return FALSE;
  return TRUE;
}

/* @stats: one for each sheet; neighbours with equal givens and statistics share them from now on */
static void
share_stats (RubricPuzzle *self, const RubricSolveStats *stats)
{
  const SudSheet *sheets = &g_array_index (self->sheets, SudSheet, 0);
  RubricSolveStats *shared = NULL;

  g_ptr_array_set_size (self->stats, 0);
  for (guint i = 0; i < self->sheets->len; i++)
    {
      gboolean same = i > 0 && rubric_solve_stats_equal (&stats[i - 1], &stats[i])
                      && has_same_givens (&sheets[i - 1], &sheets[i]);

      shared = same ? g_rc_box_acquire (shared) : g_rc_box_new (RubricSolveStats);
      *shared = stats[i];
      g_ptr_array_add (self->stats, shared);
    }
}

/* Returns: (transfer full): the statistics of @sheet, should it come next: those of the last sheet with its givens */
static RubricSolveStats *
acquire_stats_for (const RubricPuzzle *self, const SudSheet *sheet)
{
  for (guint i = 0; i < self->sheets->len; i++)
    {
      guint at = i <= self->position ? self->position - i : i;

      if (has_same_givens (&g_array_index (self->sheets, SudSheet, at), sheet))
        return g_rc_box_acquire (self->stats->pdata[at]);
    }
  return g_rc_box_new0 (RubricSolveStats);
}

static Step
go_to (RubricPuzzle *self, guint position)
{
  const SudSheet *next = &g_array_index (self->sheets, SudSheet, position);
  const Notes *notes = self->notes->pdata[position];
  Step step = { sud_sheet_difference (rubric_puzzle_get_sheet (self), next), get_notes (self) != notes,
                get_notes (self)->mode != notes->mode,
                !rubric_solve_stats_equal (get_stats (self), self->stats->pdata[position]) };

  self->position = position;
  return step;
}

/* @notes: (transfer full) */
static Step
push_sheet (RubricPuzzle *self, const SudSheet *sheet, Notes *notes)
{
  SudSheet next = *sheet; /* @sheet may lie in the array that grows */
  RubricSolveStats *stats = acquire_stats_for (self, sheet);

  g_array_set_size (self->sheets, self->position + 1);
  g_ptr_array_set_size (self->notes, self->position + 1);
  g_ptr_array_set_size (self->stats, self->position + 1);
  if (self->sheets->len == RUBRIC_PUZZLE_MAX_HISTORY)
    {
      g_array_remove_index (self->sheets, 0);
      g_ptr_array_remove_index (self->notes, 0);
      g_ptr_array_remove_index (self->stats, 0);
      self->position--;
    }
  g_array_append_val (self->sheets, next);
  g_ptr_array_add (self->notes, notes);
  g_ptr_array_add (self->stats, stats);
  return go_to (self, self->position + 1);
}

static void
set_and_notify (RubricPuzzle *self, gboolean *value, gboolean now, int prop)
{
  if (*value == now)
    return;
  *value = now;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
update_state (RubricPuzzle *self)
{
  set_and_notify (self, &self->could_undo, rubric_puzzle_get_can_undo (self), PROP_CAN_UNDO);
  set_and_notify (self, &self->could_redo, rubric_puzzle_get_can_redo (self), PROP_CAN_REDO);
  set_and_notify (self, &self->was_modified, rubric_puzzle_get_modified (self), PROP_MODIFIED);
}

static void
emit_cells (RubricPuzzle *self, guint signal, SudCells cells)
{
  if (!sud_cells_is_empty (cells))
    g_signal_emit (self, signals[signal], 0, &cells);
}

static void
tell_step (RubricPuzzle *self, Step step)
{
  emit_cells (self, SIGNAL_CHANGED, step.cells);
  if (step.mode)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODE]);
  update_state (self);
  if (step.info)
    {
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_INFO]);
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UNCERTAIN]);
    }
  if (step.stats)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STATS]);
}

static void
rubric_puzzle_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  RubricPuzzle *self = RUBRIC_PUZZLE (object);

  switch (prop_id)
    {
    case PROP_MODE:
      g_value_set_uint (value, rubric_puzzle_get_mode (self));
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
    case PROP_STATS:
      g_value_set_pointer (value, get_stats (self));
      break;
    case PROP_UNCERTAIN:
      g_value_set_pointer (value, &get_notes (self)->uncertain);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rubric_puzzle_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  RubricPuzzle *self = RUBRIC_PUZZLE (object);

  if (prop_id == PROP_MODE)
    rubric_puzzle_set_mode (self, g_value_get_uint (value));
  else if (prop_id == PROP_CLEAN_MARKS)
    set_and_notify (self, &self->clean_marks, g_value_get_boolean (value), PROP_CLEAN_MARKS);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rubric_puzzle_finalize (GObject *object)
{
  RubricPuzzle *self = RUBRIC_PUZZLE (object);

  g_array_unref (self->sheets);
  g_ptr_array_unref (self->notes);
  g_ptr_array_unref (self->stats);
  g_array_unref (self->savepoints);
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
  props[PROP_STATS] = g_param_spec_pointer ("stats", NULL, NULL, readable);
  props[PROP_UNCERTAIN] = g_param_spec_pointer ("uncertain", NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (signal_names[i], RUBRIC_TYPE_PUZZLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               1, RUBRIC_TYPE_CELLS | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
rubric_puzzle_init (RubricPuzzle *self)
{
  self->sheets = g_array_new (FALSE, TRUE, sizeof (SudSheet));
  g_array_set_size (self->sheets, 1);
  self->notes = g_ptr_array_new_with_free_func (notes_release);
  g_ptr_array_add (self->notes, notes_new (NULL, RUBRIC_MODE_SETUP));
  self->stats = g_ptr_array_new_with_free_func (g_rc_box_release);
  g_ptr_array_add (self->stats, g_rc_box_new0 (RubricSolveStats));
  self->savepoints = g_array_new (FALSE, FALSE, sizeof (Savepoint));
  g_array_set_clear_func (self->savepoints, savepoint_clear);
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
  return &g_array_index (self->sheets, SudSheet, self->position);
}

SudGrid
rubric_puzzle_get_grid (RubricPuzzle *self, unsigned origins)
{
  return sud_sheet_get_grid (rubric_puzzle_get_sheet (self), origins);
}

const RubricInfo *
rubric_puzzle_get_info (RubricPuzzle *self)
{
  return get_notes (self)->info;
}

void
rubric_puzzle_load (RubricPuzzle *self, const SudSheet *sheet, const RubricInfo *info)
{
  rubric_puzzle_restore (self, sheet, 1, 0, sheet, info);
}

/* @info may be that which is replaced. */
static void
set_saved (RubricPuzzle *self, const SudSheet *sheet, const RubricInfo *info)
{
  g_autoptr (RubricInfo) before = g_steal_pointer (&self->saved_info);

  self->saved = *sheet;
  self->saved_info = copy_info (info);
}

void
rubric_puzzle_restore (RubricPuzzle *self, const SudSheet *history, guint n, guint position, const SudSheet *saved,
                       const RubricInfo *info)
{
  const RubricSolveStats none = { 0 };
  Step step = { sud_sheet_difference (rubric_puzzle_get_sheet (self), &history[position]), TRUE, FALSE,
                !rubric_solve_stats_equal (get_stats (self), &none) };
  Notes *notes = notes_new (info, get_notes (self)->mode); /* before @info, which may be its own, goes */
  g_autofree RubricSolveStats *stats = g_new0 (RubricSolveStats, n);

  set_saved (self, saved, info);
  g_array_set_size (self->sheets, 0);
  g_array_append_vals (self->sheets, history, n);
  g_ptr_array_set_size (self->notes, 0);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (self->notes, g_rc_box_acquire (notes));
  notes_release (notes);
  self->position = position;
  g_array_set_size (self->savepoints, 0);
  share_stats (self, stats);
  tell_step (self, step);
}

const RubricSolveStats *
rubric_puzzle_get_stats (RubricPuzzle *self)
{
  return get_stats (self);
}

GArray *
rubric_puzzle_dup_all_stats (RubricPuzzle *self)
{
  GArray *stats = g_array_sized_new (FALSE, FALSE, sizeof (RubricSolveStats), self->stats->len);

  for (guint i = 0; i < self->stats->len; i++)
    g_array_append_vals (stats, self->stats->pdata[i], 1);
  return stats;
}

static void
notify_other_stats (RubricPuzzle *self, const RubricSolveStats *before)
{
  if (!rubric_solve_stats_equal (get_stats (self), before))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STATS]);
}

void
rubric_puzzle_set_all_stats (RubricPuzzle *self, const RubricSolveStats *stats)
{
  const RubricSolveStats before = *get_stats (self);

  share_stats (self, stats);
  notify_other_stats (self, &before);
}

void
rubric_puzzle_count (RubricPuzzle *self, const RubricSolveStats *more)
{
  const RubricSolveStats before = *get_stats (self);

  rubric_solve_stats_add (get_stats (self), more);
  notify_other_stats (self, &before);
}

const SudSheet *
rubric_puzzle_get_history (RubricPuzzle *self, guint *n, guint *position)
{
  *n = self->sheets->len;
  *position = self->position;
  return &g_array_index (self->sheets, SudSheet, 0);
}

const SudSheet *
rubric_puzzle_get_saved (RubricPuzzle *self)
{
  return &self->saved;
}

void
rubric_puzzle_replace (RubricPuzzle *self, const SudSheet *sheet)
{
  if (!sud_sheet_equal (rubric_puzzle_get_sheet (self), sheet))
    tell_step (self, push_sheet (self, sheet, g_rc_box_acquire (get_notes (self))));
}

void
rubric_puzzle_replace_all (RubricPuzzle *self, const SudSheet *sheet, const RubricInfo *info)
{
  g_autoptr (RubricInfo) copy = copy_info (info);

  if (!sud_sheet_equal (rubric_puzzle_get_sheet (self), sheet)
      || !rubric_info_equal (copy, rubric_puzzle_get_info (self)))
    tell_step (self, push_sheet (self, sheet, notes_new (copy, get_notes (self)->mode)));
}

void
rubric_puzzle_amend (RubricPuzzle *self, const SudSheet *sheet)
{
  SudSheet *current = &g_array_index (self->sheets, SudSheet, self->position);
  Step step = { .cells = sud_sheet_difference (current, sheet) };

  *current = *sheet;
  tell_step (self, step);
}

RubricMode
rubric_puzzle_get_mode (RubricPuzzle *self)
{
  return get_notes (self)->mode;
}

void
rubric_puzzle_set_mode (RubricPuzzle *self, RubricMode mode)
{
  if (get_notes (self)->mode == mode)
    return;
  get_notes (self)->mode = mode;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODE]);
}

gboolean
rubric_puzzle_undo (RubricPuzzle *self)
{
  if (!rubric_puzzle_get_can_undo (self))
    return FALSE;
  tell_step (self, go_to (self, self->position - 1));
  return TRUE;
}

gboolean
rubric_puzzle_redo (RubricPuzzle *self)
{
  if (!rubric_puzzle_get_can_redo (self))
    return FALSE;
  tell_step (self, go_to (self, self->position + 1));
  return TRUE;
}

static SudCells
find_mistakes (const SudSheet *sheet, const SudGrid *solution)
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
  return find_mistakes (rubric_puzzle_get_sheet (self), solution);
}

guint
rubric_puzzle_undo_mistakes (RubricPuzzle *self, const SudGrid *solution, SudCells *first)
{
  const SudSheet *sheets = &g_array_index (self->sheets, SudSheet, 0);
  guint now = self->position, good;

  for (good = now; !sud_cells_is_empty (find_mistakes (&sheets[good], solution)); good--)
    if (good == 0)
      return 0;
  if (good == now)
    return 0;
  if (first != NULL)
    *first = find_mistakes (&sheets[good + 1], solution);
  tell_step (self, go_to (self, good));
  return now - good;
}

void
rubric_puzzle_add_savepoint (RubricPuzzle *self)
{
  const Savepoint savepoint = { *rubric_puzzle_get_sheet (self), g_rc_box_acquire (get_stats (self)) };

  g_array_append_val (self->savepoints, savepoint);
}

guint
rubric_puzzle_get_n_savepoints (RubricPuzzle *self)
{
  return self->savepoints->len;
}

/* @stats: (transfer full): the statistics of the current sheet from now on */
static void
set_stats (RubricPuzzle *self, RubricSolveStats *stats)
{
  g_rc_box_release (self->stats->pdata[self->position]);
  self->stats->pdata[self->position] = stats;
}

gboolean
rubric_puzzle_return_to_savepoint (RubricPuzzle *self)
{
  const RubricSolveStats before = *get_stats (self);
  Step step = { SUD_NO_CELLS };
  Savepoint saved;

  if (self->savepoints->len == 0)
    return FALSE;
  saved = g_array_index (self->savepoints, Savepoint, self->savepoints->len - 1);
  g_rc_box_acquire (saved.stats);
  g_array_set_size (self->savepoints, self->savepoints->len - 1);
  if (!sud_sheet_equal (rubric_puzzle_get_sheet (self), &saved.sheet))
    step = push_sheet (self, &saved.sheet, g_rc_box_acquire (get_notes (self)));
  set_stats (self, saved.stats);
  step.stats = !rubric_solve_stats_equal (&before, saved.stats);
  tell_step (self, step);
  return TRUE;
}

gboolean
rubric_puzzle_get_can_undo (RubricPuzzle *self)
{
  return self->position > 0;
}

gboolean
rubric_puzzle_get_can_redo (RubricPuzzle *self)
{
  return self->position + 1 < self->sheets->len;
}

gboolean
rubric_puzzle_get_modified (RubricPuzzle *self)
{
  return !sud_sheet_equal (rubric_puzzle_get_sheet (self), &self->saved)
         || !rubric_info_equal (get_notes (self)->info, self->saved_info);
}

void
rubric_puzzle_mark_saved (RubricPuzzle *self, const SudSheet *sheet, const RubricInfo *info)
{
  set_saved (self, sheet, info);
  update_state (self);
}

/* Uncertain cells */

void
rubric_puzzle_set_uncertain (RubricPuzzle *self, SudCells cells)
{
  get_notes (self)->uncertain = (RubricUncertainCells){ cells, *rubric_puzzle_get_sheet (self) };
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UNCERTAIN]);
}

SudCells
rubric_puzzle_get_uncertain (RubricPuzzle *self)
{
  return rubric_uncertain_cells_find (&get_notes (self)->uncertain, rubric_puzzle_get_sheet (self));
}

void
rubric_puzzle_confirm (RubricPuzzle *self, SudCells cells)
{
  RubricUncertainCells *uncertain = &get_notes (self)->uncertain;

  if (!sud_cells_meet (uncertain->cells, cells))
    return;
  uncertain->cells = sud_cells_difference (uncertain->cells, cells);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UNCERTAIN]);
}

/* For the commands. */

void
rubric_puzzle_emit_entered (RubricPuzzle *self, SudCells cells)
{
  emit_cells (self, SIGNAL_ENTERED, cells);
}

void
rubric_puzzle_emit_written (RubricPuzzle *self, SudCells cells)
{
  emit_cells (self, SIGNAL_WRITTEN, cells);
}

gboolean
rubric_puzzle_get_clean_marks (RubricPuzzle *self)
{
  return self->clean_marks;
}

void
rubric_puzzle_begin_stats (RubricPuzzle *self)
{
  const RubricSolveStats before = *get_stats (self);

  set_stats (self, g_rc_box_new0 (RubricSolveStats));
  notify_other_stats (self, &before);
}
