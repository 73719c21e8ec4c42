/* rubric-puzzle.c - the puzzle on the desk
 *
 * The undo history is the plain one: whole sheets of 1,458 bytes in an array, and where in it we stand. 10,000 steps
 * are 14 MB; commands that know how to take themselves back would save memory nobody misses and can be wrong.
 *
 *     history   s0 s1 s2 s3 s4
 *                     ^ position: s2 is the current sheet, s3 and s4 can be redone
 *
 * What is said about the puzzle changes only where it is replaced by another one: neighbours share it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-puzzle.h"

enum
{
  MAX_HISTORY = 10000,
};

enum
{
  PROP_0,
  PROP_MODE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_MODIFIED,
  PROP_CLEAN_MARKS,
  PROP_INFO,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

struct _RubricPuzzle
{
  GObject parent_instance;

  GArray *history; /* of SudSheet, never empty */
  GPtrArray *infos; /* of shared RubricInfo *, one for each sheet */
  guint position;
  SudSheet saved;
  RubricInfo *saved_info;
  RubricMode mode;
  GArray *savepoints; /* of SudSheet */
  gboolean clean_marks;

  gboolean could_undo, could_redo, was_modified; /* as last notified */
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricPuzzle, rubric_puzzle, G_TYPE_OBJECT)

static SudSheet *
current (RubricPuzzle *self)
{
  return &g_array_index (self->history, SudSheet, self->position);
}

static RubricInfo *
copy_info (const RubricInfo *info)
{
  return info != NULL ? rubric_info_copy (info) : rubric_info_new ();
}

static RubricInfo **
share_info (const RubricInfo *info)
{
  RubricInfo **shared = g_rc_box_new (RubricInfo *);

  *shared = copy_info (info);
  return shared;
}

static void
clear_shared (gpointer shared)
{
  rubric_info_free (*(RubricInfo **)shared);
}

static void
release_shared (gpointer shared)
{
  g_rc_box_release_full (shared, clear_shared);
}

static const RubricInfo *
info_at (RubricPuzzle *self, guint position)
{
  return *(RubricInfo **)self->infos->pdata[position];
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
emit_changed (RubricPuzzle *self, SudCells cells)
{
  if (!sud_cells_is_empty (cells))
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0, &cells);
  update_state (self);
}

static gboolean
move_to (RubricPuzzle *self, guint position)
{
  SudCells cells = sud_sheet_difference (current (self), &g_array_index (self->history, SudSheet, position));
  gboolean same = self->infos->pdata[self->position] == self->infos->pdata[position];

  self->position = position;
  emit_changed (self, cells);
  if (!same)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_INFO]);
  return TRUE;
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

  g_array_unref (self->history);
  g_array_unref (self->savepoints);
  g_ptr_array_unref (self->infos);
  rubric_info_free (self->saved_info);
  G_OBJECT_CLASS (rubric_puzzle_parent_class)->finalize (object);
}

static void
rubric_puzzle_class_init (RubricPuzzleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = rubric_puzzle_get_property;
  object_class->set_property = rubric_puzzle_set_property;
  object_class->finalize = rubric_puzzle_finalize;

  /** RubricPuzzle:mode: a #RubricMode */
  props[PROP_MODE] = g_param_spec_uint ("mode", NULL, NULL, RUBRIC_MODE_SETUP, RUBRIC_MODE_SOLVING, RUBRIC_MODE_SETUP,
                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);
  props[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, readable);
  props[PROP_CLEAN_MARKS]
      = g_param_spec_boolean ("clean-marks", NULL, NULL, FALSE,
                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_INFO] = g_param_spec_pointer ("info", NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
rubric_puzzle_init (RubricPuzzle *self)
{
  self->history = g_array_new (FALSE, TRUE, sizeof (SudSheet));
  g_array_set_size (self->history, 1);
  self->infos = g_ptr_array_new_with_free_func (release_shared);
  g_ptr_array_add (self->infos, share_info (NULL));
  self->savepoints = g_array_new (FALSE, FALSE, sizeof (SudSheet));
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

  return current (self);
}

SudGrid
rubric_puzzle_get_grid (RubricPuzzle *self, unsigned origins)
{
  return sud_sheet_get_grid (current (self), origins);
}

const RubricInfo *
rubric_puzzle_get_info (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), NULL);

  return info_at (self, self->position);
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
  RubricInfo **shared;
  SudCells cells;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));
  g_return_if_fail (position < n);

  cells = sud_sheet_difference (current (self), &history[position]);
  self->saved = *saved;
  g_array_set_size (self->history, 0);
  g_array_append_vals (self->history, history, n);
  self->position = position;
  g_array_set_size (self->savepoints, 0);
  rubric_info_free (self->saved_info);
  self->saved_info = copy_info (info);
  shared = share_info (info); /* before what may be @info goes */
  g_ptr_array_set_size (self->infos, 0);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (self->infos, g_rc_box_acquire (shared));
  release_shared (shared);
  emit_changed (self, cells);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_INFO]);
}

const SudSheet *
rubric_puzzle_get_history (RubricPuzzle *self, guint *n, guint *position)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), NULL);

  *n = self->history->len;
  *position = self->position;
  return &g_array_index (self->history, SudSheet, 0);
}

const SudSheet *
rubric_puzzle_get_saved (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), NULL);

  return &self->saved;
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

/* Takes @shared. */
static void
push (RubricPuzzle *self, const SudSheet *sheet, RubricInfo **shared)
{
  SudSheet next = *sheet; /* @sheet may lie in the array that grows */

  g_array_set_size (self->history, self->position + 1);
  g_ptr_array_set_size (self->infos, self->position + 1);
  if (self->history->len == MAX_HISTORY)
    {
      g_array_remove_index (self->history, 0);
      g_ptr_array_remove_index (self->infos, 0);
      self->position--;
    }
  g_array_append_val (self->history, next);
  g_ptr_array_add (self->infos, shared);
  move_to (self, self->position + 1);
}

void
rubric_puzzle_replace (RubricPuzzle *self, const SudSheet *sheet)
{
  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  if (!sud_sheet_equal (current (self), sheet))
    push (self, sheet, g_rc_box_acquire (self->infos->pdata[self->position]));
}

void
rubric_puzzle_replace_all (RubricPuzzle *self, const SudSheet *sheet, const RubricInfo *info)
{
  RubricInfo **shared;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  shared = share_info (info);
  if (rubric_info_equal (*shared, rubric_puzzle_get_info (self)))
    {
      release_shared (shared);
      rubric_puzzle_replace (self, sheet);
    }
  else
    push (self, sheet, shared);
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

gboolean
rubric_puzzle_enter (RubricPuzzle *self, SudCells cells, int digit)
{
  gboolean setup = self->mode == RUBRIC_MODE_SETUP;
  SudOrigin origin = setup ? SUD_ORIGIN_GIVEN : SUD_ORIGIN_ENTERED;
  SudSheet sheet, before;

  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), FALSE);
  g_return_val_if_fail (digit >= 0 && digit <= SUD_SIZE, FALSE);

  before = sheet = *current (self);
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    if (setup || sheet.origin[cell] != SUD_ORIGIN_GIVEN)
      {
        sud_sheet_set_digit (&sheet, cell, digit, origin);
        if (self->clean_marks && digit != 0)
          sud_sheet_clean_marks (&sheet, cell, digit);
      }
  if (setup && !sud_sheet_equal (&sheet, &before))
    sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  rubric_puzzle_replace (self, &sheet);
  return !sud_sheet_equal (&sheet, &before);
}

/* The blank cells among @cells: only they take marks. */
static SudCells
blank_cells (const SudSheet *sheet, SudCells cells)
{
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    if (sheet->digit[cell] != 0)
      sud_cells_remove (&cells, cell);
  return cells;
}

void
rubric_puzzle_toggle_mark (RubricPuzzle *self, SudCells cells, RubricMark mark, int digit)
{
  SudSheet sheet;
  SudDigits *marks, bit, all;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));
  g_return_if_fail (digit >= 1 && digit <= SUD_SIZE);

  bit = all = SUD_DIGIT_BIT (digit);
  sheet = *current (self);
  marks = mark == RUBRIC_MARK_CENTRE ? sheet.centre : sheet.corner;
  cells = blank_cells (&sheet, cells);
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    all &= marks[cell];
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    marks[cell] = all != 0 ? marks[cell] & (SudDigits)~bit : marks[cell] | bit;
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_toggle_colour (RubricPuzzle *self, SudCells cells, int colour)
{
  SudSheet sheet;
  gboolean all = TRUE;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));
  g_return_if_fail (colour >= 1 && colour <= SUD_COLOURS);

  sheet = *current (self);
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    all = all && sheet.colour[cell] == colour;
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    sheet.colour[cell] = all ? 0 : colour;
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_toggle_mark_colour (RubricPuzzle *self, SudCells cells, int digit, int colour)
{
  SudSheet sheet;
  gboolean all = TRUE;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));
  g_return_if_fail (digit >= 1 && digit <= SUD_SIZE);
  g_return_if_fail (colour >= 1 && colour <= SUD_COLOURS);

  sheet = *current (self);
  cells = blank_cells (&sheet, cells);
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    all = all && sheet.mark_colour[cell][digit - 1] == colour;
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    sheet.mark_colour[cell][digit - 1] = all ? 0 : colour;
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_fill_marks (RubricPuzzle *self)
{
  SudSheet sheet;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  sheet = *current (self);
  sud_sheet_fill_marks (&sheet);
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_clear_marks (RubricPuzzle *self)
{
  SudSheet sheet;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  sheet = *current (self);
  sud_sheet_clear_marks (&sheet);
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_start_over (RubricPuzzle *self)
{
  SudSheet sheet;
  SudGrid givens;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  givens = sud_sheet_get_grid (current (self), SUD_ORIGINS_GIVEN);
  sud_sheet_from_grid (&sheet, &givens, SUD_ORIGIN_GIVEN);
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_erase (RubricPuzzle *self, SudCells cells)
{
  SudSheet sheet;
  gboolean marks = FALSE;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  if (rubric_puzzle_enter (self, cells, 0))
    return;
  sheet = *current (self);
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    marks = marks || (sheet.centre[cell] | sheet.corner[cell]) != 0;
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    if (marks)
      sheet.centre[cell] = sheet.corner[cell] = 0;
    else
      sheet.colour[cell] = 0;
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_fill (RubricPuzzle *self, const SudGrid *solution)
{
  SudSheet sheet;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  sheet = *current (self);
  sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  sud_sheet_fill (&sheet, solution);
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_clear_answers (RubricPuzzle *self)
{
  SudSheet sheet;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  sheet = *current (self);
  sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  rubric_puzzle_replace (self, &sheet);
}

gboolean
rubric_puzzle_undo (RubricPuzzle *self)
{
  return rubric_puzzle_get_can_undo (self) && move_to (self, self->position - 1);
}

gboolean
rubric_puzzle_redo (RubricPuzzle *self)
{
  return rubric_puzzle_get_can_redo (self) && move_to (self, self->position + 1);
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

  return mistakes_of (current (self), solution);
}

guint
rubric_puzzle_undo_mistakes (RubricPuzzle *self, const SudGrid *solution, SudCells *first)
{
  guint position, steps;

  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), 0);

  for (position = self->position + 1; position > 0; position--)
    if (sud_cells_is_empty (mistakes_of (&g_array_index (self->history, SudSheet, position - 1), solution)))
      break;
  if (position == 0 || position > self->position)
    return 0;
  steps = self->position - (position - 1);
  if (first != NULL)
    *first = mistakes_of (&g_array_index (self->history, SudSheet, position), solution);
  move_to (self, position - 1);
  return steps;
}

void
rubric_puzzle_add_savepoint (RubricPuzzle *self)
{
  SudSheet sheet;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  sheet = *current (self);
  g_array_append_val (self->savepoints, sheet);
}

guint
rubric_puzzle_get_n_savepoints (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), 0);

  return self->savepoints->len;
}

gboolean
rubric_puzzle_return_to_savepoint (RubricPuzzle *self)
{
  SudSheet sheet;

  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), FALSE);

  if (self->savepoints->len == 0)
    return FALSE;
  sheet = g_array_index (self->savepoints, SudSheet, self->savepoints->len - 1);
  g_array_set_size (self->savepoints, self->savepoints->len - 1);
  rubric_puzzle_replace (self, &sheet);
  return TRUE;
}

gboolean
rubric_puzzle_get_can_undo (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), FALSE);

  return self->position > 0;
}

gboolean
rubric_puzzle_get_can_redo (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), FALSE);

  return self->position + 1 < self->history->len;
}

gboolean
rubric_puzzle_get_modified (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), FALSE);

  return !sud_sheet_equal (current (self), &self->saved)
         || !rubric_info_equal (info_at (self, self->position), self->saved_info);
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
