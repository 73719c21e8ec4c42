/* rubric-history.c - the sheets that a puzzle has been
 *
 * The plain way: whole sheets of 1,540 bytes in an array, and where in it we stand. 10,000 steps are 15 MB; commands
 * that know how to take themselves back would save memory nobody misses and can be wrong.
 *
 *     sheets    s0 s1 s2 s3 s4
 *                     ^ position: s2 is the current sheet, s3 and s4 can be redone
 *     said      i0 i0 i0 i1 i1
 *     tallies   t0 t0 t0 t1 t1
 *
 * What is said about the puzzle changes only where it is replaced by another one: neighbours share it. The tally is
 * shared by the sheets of one attempt: undo inside of it takes nothing back, undo out of it brings back the older tally.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-history.h"

#include <string.h>

typedef struct
{
  SudSheet sheet;
  RubricSolveStats *tally; /* shared */
} Saved;

static void
saved_clear (gpointer saved)
{
  g_rc_box_release (((Saved *)saved)->tally);
}

typedef struct
{
  RubricInfo *info;
  RubricUncertainCells doubted;
} Said;

static Said *
share_info (const RubricInfo *info)
{
  Said *shared = g_rc_box_new0 (Said);

  shared->info = info != NULL ? rubric_info_copy (info) : rubric_info_new ();
  return shared;
}

static void
clear_shared (gpointer shared)
{
  rubric_info_free (((Said *)shared)->info);
}

static void
release_shared (gpointer shared)
{
  g_rc_box_release_full (shared, clear_shared);
}

static RubricSolveStats *
share_tally (const RubricSolveStats *tally)
{
  RubricSolveStats *shared = g_rc_box_new (RubricSolveStats);

  *shared = *tally;
  return shared;
}

void
rubric_history_init (RubricHistory *self)
{
  self->sheets = g_array_new (FALSE, TRUE, sizeof (SudSheet));
  g_array_set_size (self->sheets, 1);
  self->said = g_ptr_array_new_with_free_func (release_shared);
  g_ptr_array_add (self->said, share_info (NULL));
  self->tallies = g_ptr_array_new_with_free_func (g_rc_box_release);
  g_ptr_array_add (self->tallies, g_rc_box_new0 (RubricSolveStats));
  self->saved = g_array_new (FALSE, FALSE, sizeof (Saved));
  g_array_set_clear_func (self->saved, saved_clear);
  self->position = 0;
}

void
rubric_history_clear (RubricHistory *self)
{
  g_array_unref (self->sheets);
  g_ptr_array_unref (self->said);
  g_ptr_array_unref (self->tallies);
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
  return ((Said *)self->said->pdata[self->position])->info;
}

RubricUncertainCells *
rubric_history_get_uncertain (const RubricHistory *self)
{
  return &((Said *)self->said->pdata[self->position])->doubted;
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
  return self->tallies->pdata[self->position];
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

/* Returns: (transfer full): what is counted for @sheet, should it come next: as for the last one with its givens */
static RubricSolveStats *
find_tally (const RubricHistory *self, const SudSheet *sheet)
{
  for (guint i = self->position + 1; i-- > 0;)
    if (has_same_givens (&g_array_index (self->sheets, SudSheet, i), sheet))
      return g_rc_box_acquire (self->tallies->pdata[i]);
  for (guint i = self->position + 1; i < self->sheets->len; i++)
    if (has_same_givens (&g_array_index (self->sheets, SudSheet, i), sheet))
      return g_rc_box_acquire (self->tallies->pdata[i]);
  return g_rc_box_new0 (RubricSolveStats);
}

RubricHistoryStep
rubric_history_restart (RubricHistory *self, const SudSheet *sheets, guint n, guint position, const RubricInfo *info)
{
  const RubricSolveStats none = { 0 };
  RubricHistoryStep step = { sud_sheet_difference (rubric_history_get_sheet (self), &sheets[position]), TRUE,
                             !rubric_solve_stats_equal (rubric_history_get_stats (self), &none) };
  Said *shared = share_info (info); /* before what may be @info goes */
  g_autofree RubricSolveStats *tallies = g_new0 (RubricSolveStats, n);

  g_array_set_size (self->sheets, 0);
  g_array_append_vals (self->sheets, sheets, n);
  g_ptr_array_set_size (self->said, 0);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (self->said, g_rc_box_acquire (shared));
  release_shared (shared);
  self->position = position;
  g_array_set_size (self->saved, 0);
  rubric_history_set_all_stats (self, tallies);
  return step;
}

RubricHistoryStep
rubric_history_go (RubricHistory *self, guint position)
{
  const SudSheet *next = &g_array_index (self->sheets, SudSheet, position);
  RubricHistoryStep step = { sud_sheet_difference (rubric_history_get_sheet (self), next),
                             self->said->pdata[self->position] != self->said->pdata[position],
                             !rubric_solve_stats_equal (rubric_history_get_stats (self), self->tallies->pdata[position]) };

  self->position = position;
  return step;
}

/* Takes @shared. */
static RubricHistoryStep
push (RubricHistory *self, const SudSheet *sheet, Said *shared)
{
  SudSheet next = *sheet; /* @sheet may lie in the array that grows */
  RubricSolveStats *tally = find_tally (self, sheet);

  g_array_set_size (self->sheets, self->position + 1);
  g_ptr_array_set_size (self->said, self->position + 1);
  g_ptr_array_set_size (self->tallies, self->position + 1);
  if (self->sheets->len == RUBRIC_HISTORY_MAX)
    {
      g_array_remove_index (self->sheets, 0);
      g_ptr_array_remove_index (self->said, 0);
      g_ptr_array_remove_index (self->tallies, 0);
      self->position--;
    }
  g_array_append_val (self->sheets, next);
  g_ptr_array_add (self->said, shared);
  g_ptr_array_add (self->tallies, tally);
  return rubric_history_go (self, self->position + 1);
}

RubricHistoryStep
rubric_history_push (RubricHistory *self, const SudSheet *sheet)
{
  return push (self, sheet, g_rc_box_acquire (self->said->pdata[self->position]));
}

RubricHistoryStep
rubric_history_push_with_info (RubricHistory *self, const SudSheet *sheet, const RubricInfo *info)
{
  return push (self, sheet, share_info (info));
}

RubricHistoryStep
rubric_history_amend (RubricHistory *self, const SudSheet *sheet)
{
  SudSheet *current = &g_array_index (self->sheets, SudSheet, self->position);
  RubricHistoryStep step = { sud_sheet_difference (current, sheet), FALSE, FALSE };

  *current = *sheet;
  return step;
}

/* Takes @tally. */
static void
take_tally (RubricHistory *self, RubricSolveStats *tally)
{
  g_rc_box_release (self->tallies->pdata[self->position]);
  self->tallies->pdata[self->position] = tally;
}

void
rubric_history_begin_stats (RubricHistory *self)
{
  take_tally (self, g_rc_box_new0 (RubricSolveStats));
}

GArray *
rubric_history_dup_all_stats (const RubricHistory *self)
{
  GArray *tallies = g_array_sized_new (FALSE, FALSE, sizeof (RubricSolveStats), self->tallies->len);

  for (guint i = 0; i < self->tallies->len; i++)
    g_array_append_vals (tallies, self->tallies->pdata[i], 1);
  return tallies;
}

void
rubric_history_set_all_stats (RubricHistory *self, const RubricSolveStats *tallies)
{
  const SudSheet *sheets = (const SudSheet *)(gpointer)self->sheets->data;

  g_ptr_array_set_size (self->tallies, 0);
  for (guint i = 0; i < self->sheets->len; i++)
    if (i > 0 && rubric_solve_stats_equal (&tallies[i - 1], &tallies[i]) && has_same_givens (&sheets[i - 1], &sheets[i]))
      g_ptr_array_add (self->tallies, g_rc_box_acquire (self->tallies->pdata[i - 1]));
    else
      g_ptr_array_add (self->tallies, share_tally (&tallies[i]));
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
  g_rc_box_acquire (saved.tally);
  g_array_set_size (self->saved, self->saved->len - 1);
  *step = sud_sheet_equal (rubric_history_get_sheet (self), &saved.sheet)
              ? rubric_history_go (self, self->position)
              : rubric_history_push (self, &saved.sheet);
  take_tally (self, saved.tally);
  step->tally = !rubric_solve_stats_equal (&before, saved.tally);
  return TRUE;
}
