/* rubric-puzzle.c - the puzzle on the desk: a history of sheets, and commands that add to it
 *
 * A command makes another sheet of the current one and puts it in its place, as one step that can be undone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-puzzle.h"

#include "rubric-history.h"
#include "sud-houses.h"

#include <string.h>

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

  RubricHistory history;
  SudSheet saved;
  RubricInfo *saved_info;
  RubricMode mode;
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

static void
emit_cells (RubricPuzzle *self, guint signal, SudCells cells)
{
  if (!sud_cells_is_empty (cells))
    g_signal_emit (self, signals[signal], 0, &cells);
}

static void
tell_step (RubricPuzzle *self, RubricHistoryStep step)
{
  emit_cells (self, SIGNAL_CHANGED, step.cells);
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
    case PROP_STATS:
      g_value_set_pointer (value, rubric_history_get_stats (&self->history));
      break;
    case PROP_UNCERTAIN:
      g_value_set_pointer (value, rubric_history_get_uncertain (&self->history));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_clean_marks (RubricPuzzle *self, gboolean clean)
{
  if (self->clean_marks == clean)
    return;
  self->clean_marks = clean;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CLEAN_MARKS]);
}

static void
rubric_puzzle_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  if (prop_id == PROP_MODE)
    rubric_puzzle_set_mode (RUBRIC_PUZZLE (object), g_value_get_uint (value));
  else if (prop_id == PROP_CLEAN_MARKS)
    set_clean_marks (RUBRIC_PUZZLE (object), g_value_get_boolean (value));
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
  return rubric_history_get_info (&self->history);
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
  g_return_if_fail (position < n);

  set_saved (self, saved, info);
  tell_step (self, rubric_history_restart (&self->history, history, n, position, info));
}

const RubricSolveStats *
rubric_puzzle_get_stats (RubricPuzzle *self)
{
  return rubric_history_get_stats (&self->history);
}

GArray *
rubric_puzzle_dup_all_stats (RubricPuzzle *self)
{
  return rubric_history_dup_all_stats (&self->history);
}

static void
notify_other_stats (RubricPuzzle *self, const RubricSolveStats *before)
{
  if (!rubric_solve_stats_equal (rubric_history_get_stats (&self->history), before))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STATS]);
}

void
rubric_puzzle_set_all_stats (RubricPuzzle *self, const RubricSolveStats *stats)
{
  const RubricSolveStats before = *rubric_puzzle_get_stats (self);

  rubric_history_set_all_stats (&self->history, stats);
  notify_other_stats (self, &before);
}

void
rubric_puzzle_count (RubricPuzzle *self, const RubricSolveStats *more)
{
  RubricSolveStats before;

  before = *rubric_puzzle_get_stats (self);
  rubric_solve_stats_add (rubric_history_get_stats (&self->history), more);
  notify_other_stats (self, &before);
}

const SudSheet *
rubric_puzzle_get_history (RubricPuzzle *self, guint *n, guint *position)
{
  return rubric_history_get_sheets (&self->history, n, position);
}

const SudSheet *
rubric_puzzle_get_saved (RubricPuzzle *self)
{
  return &self->saved;
}

void
rubric_puzzle_replace (RubricPuzzle *self, const SudSheet *sheet)
{
  if (sud_sheet_equal (rubric_history_get_sheet (&self->history), sheet))
    return;
  tell_step (self, rubric_history_push (&self->history, sheet));
}

void
rubric_puzzle_replace_all (RubricPuzzle *self, const SudSheet *sheet, const RubricInfo *info)
{
  g_autoptr (RubricInfo) copy = NULL;

  copy = copy_info (info);
  if (!sud_sheet_equal (rubric_history_get_sheet (&self->history), sheet)
      || !rubric_info_equal (copy, rubric_puzzle_get_info (self)))
    tell_step (self, rubric_history_push_with_info (&self->history, sheet, copy));
}

void
rubric_puzzle_amend (RubricPuzzle *self, const SudSheet *sheet)
{
  tell_step (self, rubric_history_amend (&self->history, sheet));
}

RubricMode
rubric_puzzle_get_mode (RubricPuzzle *self)
{
  return self->mode;
}

void
rubric_puzzle_set_mode (RubricPuzzle *self, RubricMode mode)
{
  if (self->mode == mode)
    return;
  self->mode = mode;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODE]);
}

static gboolean
go_by_steps (RubricPuzzle *self, int steps)
{
  guint n, position;

  rubric_history_get_sheets (&self->history, &n, &position);
  tell_step (self, rubric_history_go (&self->history, position + steps));
  return TRUE;
}

gboolean
rubric_puzzle_undo (RubricPuzzle *self)
{
  return rubric_puzzle_get_can_undo (self) && go_by_steps (self, -1);
}

gboolean
rubric_puzzle_redo (RubricPuzzle *self)
{
  return rubric_puzzle_get_can_redo (self) && go_by_steps (self, 1);
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
  return find_mistakes (rubric_history_get_sheet (&self->history), solution);
}

guint
rubric_puzzle_undo_mistakes (RubricPuzzle *self, const SudGrid *solution, SudCells *first)
{
  const SudSheet *sheets;
  guint n, now, good;

  sheets = rubric_history_get_sheets (&self->history, &n, &now);
  for (good = now; !sud_cells_is_empty (find_mistakes (&sheets[good], solution)); good--)
    if (good == 0)
      return 0;
  if (good == now)
    return 0;
  if (first != NULL)
    *first = find_mistakes (&sheets[good + 1], solution);
  tell_step (self, rubric_history_go (&self->history, good));
  return now - good;
}

void
rubric_puzzle_add_savepoint (RubricPuzzle *self)
{
  rubric_history_save (&self->history);
}

guint
rubric_puzzle_get_n_savepoints (RubricPuzzle *self)
{
  return rubric_history_get_n_saved (&self->history);
}

gboolean
rubric_puzzle_return_to_savepoint (RubricPuzzle *self)
{
  RubricHistoryStep step;

  if (!rubric_history_return (&self->history, &step))
    return FALSE;
  tell_step (self, step);
  return TRUE;
}

gboolean
rubric_puzzle_get_can_undo (RubricPuzzle *self)
{
  return rubric_history_can_undo (&self->history);
}

gboolean
rubric_puzzle_get_can_redo (RubricPuzzle *self)
{
  return rubric_history_can_redo (&self->history);
}

gboolean
rubric_puzzle_get_modified (RubricPuzzle *self)
{
  return !sud_sheet_equal (rubric_history_get_sheet (&self->history), &self->saved)
         || !rubric_info_equal (rubric_history_get_info (&self->history), self->saved_info);
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
  RubricUncertainCells *uncertain;

  uncertain = rubric_history_get_uncertain (&self->history);
  *uncertain = (RubricUncertainCells){ cells, *rubric_history_get_sheet (&self->history) };
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UNCERTAIN]);
}

SudCells
rubric_puzzle_get_uncertain (RubricPuzzle *self)
{
  return rubric_uncertain_cells_find (rubric_history_get_uncertain (&self->history),
                                      rubric_history_get_sheet (&self->history));
}

void
rubric_puzzle_confirm (RubricPuzzle *self, SudCells cells)
{
  RubricUncertainCells *uncertain;

  uncertain = rubric_history_get_uncertain (&self->history);
  if (!sud_cells_meet (uncertain->cells, cells))
    return;
  uncertain->cells = sud_cells_difference (uncertain->cells, cells);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UNCERTAIN]);
}

/* Commands */

static SudCells
find_other_digits (const SudSheet *before, const SudSheet *after)
{
  SudCells cells = SUD_NO_CELLS;

  if (memcmp (before->digit, after->digit, sizeof after->digit) == 0)
    return cells;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (after->digit[cell] != before->digit[cell])
      sud_cells_add (&cells, cell);
  return cells;
}

static gboolean
has_marks (const SudSheet *sheet)
{
  SudDigits all = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    all |= sheet->centre[cell] | sheet->corner[cell];
  return all != 0;
}

/* A digit that goes gives back the mark that cleaning up took from @cell for it, unless another one still sees @cell.
 * Nothing else may have happened to the mark since: the person may have changed it, or cleared all marks of @cell or of the
 * board. A step that wrote several digits was no command, but put another puzzle there. */
static void
give_mark_back (RubricPuzzle *self, SudSheet *sheet, int cell, int digit)
{
  const SudDigits bit = SUD_DIGIT_BIT (digit);
  gboolean open = ((sheet->centre[cell] | sheet->corner[cell]) & bit) == 0
                  && !sud_cells_meet (sud_sheet_find (sheet, digit), sud_peers_of (cell));
  guint n, position;
  const SudSheet *sheets = rubric_puzzle_get_history (self, &n, &position);

  for (const SudSheet *after = &sheets[position], *before; open && after > sheets; after = before)
    {
      SudCells written = find_other_digits (before = after - 1, after);
      SudDigits had = before->centre[cell] | before->corner[cell], has = after->centre[cell] | after->corner[cell];
      SudDigits digits = 0;

      SUD_EACH_CELL (other, written)
        digits |= (1u << after->digit[other]) >> 1;
      open = (had & bit) == 0 && sud_digits_count (digits) <= 1 && (digits != 0 || had == 0 || has != 0)
             && (digits != 0 || has_marks (after) || !has_marks (before));
      written = sud_cells_intersection (written, sud_sheet_find (after, digit));
      if ((had & bit) == 0 || digits != bit || !sud_cells_meet (written, sud_peers_of (cell)))
        continue;
      sheet->centre[cell] |= before->centre[cell] & bit;
      sheet->corner[cell] |= before->corner[cell] & bit;
      sheet->mark_colour[cell][digit - 1] = before->mark_colour[cell][digit - 1];
    }
}

gboolean
rubric_puzzle_enter (RubricPuzzle *self, SudCells cells, int digit)
{
  SudCells written = SUD_NO_CELLS;
  SudSheet sheet, before;
  SudOrigin origin;
  gboolean setup;

  g_return_val_if_fail (digit >= 0 && digit <= SUD_SIZE, FALSE);

  setup = self->mode == RUBRIC_MODE_SETUP;
  origin = setup ? SUD_ORIGIN_GIVEN : SUD_ORIGIN_ENTERED;
  before = sheet = *rubric_puzzle_get_sheet (self);
  SUD_EACH_CELL (cell, cells)
    if (setup || sheet.origin[cell] != SUD_ORIGIN_GIVEN)
      {
        sud_cells_add (&written, cell);
        sud_sheet_set_digit (&sheet, cell, digit, origin);
      }
  if (setup && !sud_sheet_equal (&sheet, &before))
    sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  SUD_EACH_CELL (cell, written)
    SUD_EACH_CELL (peer, before.digit[cell] == 0 ? SUD_NO_CELLS : sud_peers_of (cell))
      give_mark_back (self, &sheet, peer, before.digit[cell]);
  SUD_EACH_CELL (cell, self->clean_marks ? written : SUD_NO_CELLS)
    sud_sheet_clean_marks (&sheet, cell);
  rubric_puzzle_replace (self, &sheet);
  if (!setup && digit != 0)
    emit_cells (self, SIGNAL_ENTERED, find_other_digits (&before, &sheet));
  if (setup) /* a cell that holds another digit is no longer uncertain, until that is undone */
    rubric_puzzle_confirm (self, sud_cells_intersection (written, rubric_puzzle_get_uncertain (self)));
  emit_cells (self, SIGNAL_WRITTEN, written);
  return !sud_sheet_equal (&sheet, &before);
}

/* Only blank cells take marks. */
static SudCells
keep_blank_cells (const SudSheet *sheet, SudCells cells)
{
  SudCells blank = SUD_NO_CELLS;

  SUD_EACH_CELL (cell, cells)
    if (sheet->digit[cell] == 0)
      sud_cells_add (&blank, cell);
  return blank;
}

void
rubric_puzzle_toggle_mark (RubricPuzzle *self, SudCells cells, RubricMark mark, int digit)
{
  SudSheet sheet;
  SudDigits *marks, bit, all;

  g_return_if_fail (digit >= 1 && digit <= SUD_SIZE);

  bit = all = SUD_DIGIT_BIT (digit);
  sheet = *rubric_puzzle_get_sheet (self);
  marks = mark == RUBRIC_MARK_CENTRE ? sheet.centre : sheet.corner;
  cells = keep_blank_cells (&sheet, cells);
  SUD_EACH_CELL (cell, cells)
    all &= marks[cell];
  SUD_EACH_CELL (cell, cells)
    marks[cell] = all != 0 ? marks[cell] & (SudDigits)~bit : marks[cell] | bit;
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_toggle_colour (RubricPuzzle *self, SudCells cells, int colour)
{
  SudSheet sheet;
  SudDigits bit;
  gboolean all = TRUE;

  g_return_if_fail (colour >= 1 && colour <= SUD_COLOURS);

  sheet = *rubric_puzzle_get_sheet (self);
  bit = SUD_DIGIT_BIT (colour);
  SUD_EACH_CELL (cell, cells)
    all = all && (sheet.colours[cell] & bit) != 0;
  SUD_EACH_CELL (cell, cells)
    sheet.colours[cell] = all ? sheet.colours[cell] & (SudDigits)~bit : sheet.colours[cell] | bit;
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_toggle_mark_colour (RubricPuzzle *self, SudCells cells, int digit, int colour)
{
  SudSheet sheet;
  gboolean all = TRUE;

  g_return_if_fail (digit >= 1 && digit <= SUD_SIZE);
  g_return_if_fail (colour >= 1 && colour <= SUD_COLOURS);

  sheet = *rubric_puzzle_get_sheet (self);
  cells = keep_blank_cells (&sheet, cells);
  SUD_EACH_CELL (cell, cells)
    all = all && sheet.mark_colour[cell][digit - 1] == colour;
  SUD_EACH_CELL (cell, cells)
    sheet.mark_colour[cell][digit - 1] = all ? 0 : colour;
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_fill_marks (RubricPuzzle *self)
{
  SudSheet sheet;

  sheet = *rubric_puzzle_get_sheet (self);
  sud_sheet_fill_marks (&sheet);
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_clear_marks (RubricPuzzle *self)
{
  SudSheet sheet;

  sheet = *rubric_puzzle_get_sheet (self);
  sud_sheet_clear_marks (&sheet);
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_start_over (RubricPuzzle *self)
{
  RubricSolveStats before;
  SudSheet sheet;
  SudGrid givens;

  givens = sud_sheet_get_grid (rubric_puzzle_get_sheet (self), SUD_ORIGINS_GIVEN);
  sud_sheet_from_grid (&sheet, &givens, SUD_ORIGIN_GIVEN);
  rubric_puzzle_replace (self, &sheet);
  before = *rubric_puzzle_get_stats (self);
  rubric_history_begin_stats (&self->history);
  notify_other_stats (self, &before);
}

/* Erases one layer: digits, else the marks that are seen, else colours. Marks below a digit wait for it to go. */
void
rubric_puzzle_erase (RubricPuzzle *self, SudCells cells)
{
  SudSheet sheet;
  SudCells blank;
  gboolean marks = FALSE;

  if (rubric_puzzle_enter (self, cells, 0))
    return;
  sheet = *rubric_puzzle_get_sheet (self);
  blank = keep_blank_cells (&sheet, cells);
  SUD_EACH_CELL (cell, blank)
    {
      marks = marks || (sheet.centre[cell] | sheet.corner[cell]) != 0;
      sheet.centre[cell] = sheet.corner[cell] = 0;
    }
  SUD_EACH_CELL (cell, marks ? SUD_NO_CELLS : cells)
    sheet.colours[cell] = 0;
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_clear_answers (RubricPuzzle *self)
{
  SudSheet sheet;

  sheet = *rubric_puzzle_get_sheet (self);
  sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  rubric_puzzle_replace (self, &sheet);
}
