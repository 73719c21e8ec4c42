/* rubric-history.c - the sheets that a puzzle has been
 *
 * Whole sheets of 1,540 bytes stand in an array, with the position in it. 10,000 steps are 15 MB; commands that know how
 * to take themselves back would save memory that nobody misses, and can be wrong.
 *
 *     sheets    s0 s1 s2 s3 s4
 *                     ^ position: s2 is the current sheet, s3 and s4 can be redone
 *     notes     n0 n0 n0 n1 n1
 *     stats     t0 t0 t0 t1 t1
 *
 * The notes about the puzzle change only when it is replaced by another one: neighbours share them. The statistics are
 * shared by the sheets of one attempt: undo inside of it takes nothing back, undo out of it brings back the older ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-history.h"

#include <string.h>

enum
{
  ANOTHER_PUZZLE = 9, /* cells that differ from what was read */
};

typedef struct
{
  SudSheet sheet;
  RubricSolveStats *stats; /* shared */
} Saved;

static void
saved_clear (gpointer saved)
{
  g_rc_box_release (((Saved *)saved)->stats);
}

/* Shared by the sheets of one puzzle. */
typedef struct
{
  RubricInfo *info;
  RubricUncertainCells uncertain;
} Notes;

static Notes *
notes_new (const RubricInfo *info)
{
  Notes *notes = g_rc_box_new0 (Notes);

  notes->info = info != NULL ? rubric_info_copy (info) : rubric_info_new ();
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

static bool
is_as_read (const SudSheet *sheet, const SudSheet *read, int cell)
{
  return sheet->digit[cell] == read->digit[cell]
         || (read->digit[cell] == 0 && sheet->origin[cell] != SUD_ORIGIN_GIVEN);
}

SudCells
rubric_uncertain_cells_find (const RubricUncertainCells *self, const SudSheet *sheet)
{
  SudCells uncertain = self->cells;
  int n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (!is_as_read (sheet, &self->read, cell))
      {
        sud_cells_remove (&uncertain, cell);
        n++;
      }
  return n < ANOTHER_PUZZLE ? uncertain : SUD_NO_CELLS;
}

void
rubric_history_init (RubricHistory *self)
{
  self->sheets = g_array_new (FALSE, TRUE, sizeof (SudSheet));
  g_array_set_size (self->sheets, 1);
  self->notes = g_ptr_array_new_with_free_func (notes_release);
  g_ptr_array_add (self->notes, notes_new (NULL));
  self->stats = g_ptr_array_new_with_free_func (g_rc_box_release);
  g_ptr_array_add (self->stats, g_rc_box_new0 (RubricSolveStats));
  self->saved = g_array_new (FALSE, FALSE, sizeof (Saved));
  g_array_set_clear_func (self->saved, saved_clear);
  self->position = 0;
}

void
rubric_history_clear (RubricHistory *self)
{
  g_array_unref (self->sheets);
  g_ptr_array_unref (self->notes);
  g_ptr_array_unref (self->stats);
  g_array_unref (self->saved);
}

const SudSheet *
rubric_history_get_sheet (const RubricHistory *self)
{
  return &g_array_index (self->sheets, SudSheet, self->position);
}

const RubricInfo *
rubric_history_get_info (const RubricHistory *self)
{
  return ((Notes *)self->notes->pdata[self->position])->info;
}

RubricUncertainCells *
rubric_history_get_uncertain (const RubricHistory *self)
{
  return &((Notes *)self->notes->pdata[self->position])->uncertain;
}

const SudSheet *
rubric_history_get_sheets (const RubricHistory *self, guint *n, guint *position)
{
  *n = self->sheets->len;
  *position = self->position;
  return &g_array_index (self->sheets, SudSheet, 0);
}

gboolean
rubric_history_can_undo (const RubricHistory *self)
{
  return self->position > 0;
}

gboolean
rubric_history_can_redo (const RubricHistory *self)
{
  return self->position + 1 < self->sheets->len;
}

RubricSolveStats *
rubric_history_get_stats (const RubricHistory *self)
{
  return self->stats->pdata[self->position];
}

static gboolean
has_same_givens (const SudSheet *a, const SudSheet *b)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int given = a->origin[cell] == SUD_ORIGIN_GIVEN ? a->digit[cell] : 0;
      int other = b->origin[cell] == SUD_ORIGIN_GIVEN ? b->digit[cell] : 0;

      if (given != other)
        return FALSE;
    }
  return TRUE;
}

/* Returns: (transfer full): the statistics of @sheet, should it come next: those of the last one with its givens */
static RubricSolveStats *
acquire_stats_for (const RubricHistory *self, const SudSheet *sheet)
{
  for (guint i = self->position + 1; i-- > 0;)
    if (has_same_givens (&g_array_index (self->sheets, SudSheet, i), sheet))
      return g_rc_box_acquire (self->stats->pdata[i]);
  for (guint i = self->position + 1; i < self->sheets->len; i++)
    if (has_same_givens (&g_array_index (self->sheets, SudSheet, i), sheet))
      return g_rc_box_acquire (self->stats->pdata[i]);
  return g_rc_box_new0 (RubricSolveStats);
}

RubricHistoryStep
rubric_history_restart (RubricHistory *self, const SudSheet *sheets, guint n, guint position, const RubricInfo *info)
{
  const RubricSolveStats none = { 0 };
  RubricHistoryStep step = { sud_sheet_difference (rubric_history_get_sheet (self), &sheets[position]), TRUE,
                             !rubric_solve_stats_equal (rubric_history_get_stats (self), &none) };
  Notes *notes = notes_new (info); /* before what may be @info goes */
  g_autofree RubricSolveStats *stats = g_new0 (RubricSolveStats, n);

  g_array_set_size (self->sheets, 0);
  g_array_append_vals (self->sheets, sheets, n);
  g_ptr_array_set_size (self->notes, 0);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (self->notes, g_rc_box_acquire (notes));
  notes_release (notes);
  self->position = position;
  g_array_set_size (self->saved, 0);
  rubric_history_set_all_stats (self, stats);
  return step;
}

RubricHistoryStep
rubric_history_go (RubricHistory *self, guint position)
{
  const SudSheet *next = &g_array_index (self->sheets, SudSheet, position);
  RubricHistoryStep step = { sud_sheet_difference (rubric_history_get_sheet (self), next),
                             self->notes->pdata[self->position] != self->notes->pdata[position],
                             !rubric_solve_stats_equal (rubric_history_get_stats (self), self->stats->pdata[position]) };

  self->position = position;
  return step;
}

/* @notes: (transfer full) */
static RubricHistoryStep
push_sheet (RubricHistory *self, const SudSheet *sheet, Notes *notes)
{
  SudSheet next = *sheet; /* @sheet may lie in the array that grows */
  RubricSolveStats *stats = acquire_stats_for (self, sheet);

  g_array_set_size (self->sheets, self->position + 1);
  g_ptr_array_set_size (self->notes, self->position + 1);
  g_ptr_array_set_size (self->stats, self->position + 1);
  if (self->sheets->len == RUBRIC_HISTORY_MAX)
    {
      g_array_remove_index (self->sheets, 0);
      g_ptr_array_remove_index (self->notes, 0);
      g_ptr_array_remove_index (self->stats, 0);
      self->position--;
    }
  g_array_append_val (self->sheets, next);
  g_ptr_array_add (self->notes, notes);
  g_ptr_array_add (self->stats, stats);
  return rubric_history_go (self, self->position + 1);
}

RubricHistoryStep
rubric_history_push (RubricHistory *self, const SudSheet *sheet)
{
  return push_sheet (self, sheet, g_rc_box_acquire (self->notes->pdata[self->position]));
}

RubricHistoryStep
rubric_history_push_with_info (RubricHistory *self, const SudSheet *sheet, const RubricInfo *info)
{
  return push_sheet (self, sheet, notes_new (info));
}

RubricHistoryStep
rubric_history_amend (RubricHistory *self, const SudSheet *sheet)
{
  SudSheet *current = &g_array_index (self->sheets, SudSheet, self->position);
  RubricHistoryStep step = { sud_sheet_difference (current, sheet), FALSE, FALSE };

  *current = *sheet;
  return step;
}

/* @stats: (transfer full) */
static void
take_stats (RubricHistory *self, RubricSolveStats *stats)
{
  g_rc_box_release (self->stats->pdata[self->position]);
  self->stats->pdata[self->position] = stats;
}

void
rubric_history_begin_stats (RubricHistory *self)
{
  take_stats (self, g_rc_box_new0 (RubricSolveStats));
}

GArray *
rubric_history_dup_all_stats (const RubricHistory *self)
{
  GArray *stats = g_array_sized_new (FALSE, FALSE, sizeof (RubricSolveStats), self->stats->len);

  for (guint i = 0; i < self->stats->len; i++)
    g_array_append_vals (stats, self->stats->pdata[i], 1);
  return stats;
}

void
rubric_history_set_all_stats (RubricHistory *self, const RubricSolveStats *stats)
{
  const SudSheet *sheets = (const SudSheet *)(gpointer)self->sheets->data;
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

void
rubric_history_save (RubricHistory *self)
{
  const Saved saved = { *rubric_history_get_sheet (self), g_rc_box_acquire (rubric_history_get_stats (self)) };

  g_array_append_val (self->saved, saved);
}

guint
rubric_history_get_n_saved (const RubricHistory *self)
{
  return self->saved->len;
}

gboolean
rubric_history_return (RubricHistory *self, RubricHistoryStep *step)
{
  const RubricSolveStats before = *rubric_history_get_stats (self);
  Saved saved;

  if (self->saved->len == 0)
    return FALSE;
  saved = g_array_index (self->saved, Saved, self->saved->len - 1);
  g_rc_box_acquire (saved.stats);
  g_array_set_size (self->saved, self->saved->len - 1);
  *step = sud_sheet_equal (rubric_history_get_sheet (self), &saved.sheet)
              ? rubric_history_go (self, self->position)
              : rubric_history_push (self, &saved.sheet);
  take_stats (self, saved.stats);
  step->stats = !rubric_solve_stats_equal (&before, saved.stats);
  return TRUE;
}
