/* rubric-history.c - the sheets that a puzzle has been
 *
 * The plain way: whole sheets of 1,458 bytes in an array, and where in it we stand. 10,000 steps are 14 MB; commands
 * that know how to take themselves back would save memory nobody misses and can be wrong.
 *
 *     sheets    s0 s1 s2 s3 s4
 *                     ^ position: s2 is the current sheet, s3 and s4 can be redone
 *     infos     i0 i0 i0 i1 i1
 *
 * What is said about the puzzle changes only where it is replaced by another one: neighbours share it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-history.h"

static RubricInfo **
share_info (const RubricInfo *info)
{
  RubricInfo **shared = g_rc_box_new (RubricInfo *);

  *shared = info != NULL ? rubric_info_copy (info) : rubric_info_new ();
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

void
rubric_history_init (RubricHistory *self)
{
  self->sheets = g_array_new (FALSE, TRUE, sizeof (SudSheet));
  g_array_set_size (self->sheets, 1);
  self->infos = g_ptr_array_new_with_free_func (release_shared);
  g_ptr_array_add (self->infos, share_info (NULL));
  self->position = 0;
}

void
rubric_history_clear (RubricHistory *self)
{
  g_array_unref (self->sheets);
  g_ptr_array_unref (self->infos);
}

const SudSheet *
rubric_history_get_sheet (const RubricHistory *self)
{
  return &g_array_index (self->sheets, SudSheet, self->position);
}

const RubricInfo *
rubric_history_get_info (const RubricHistory *self)
{
  return *(RubricInfo **)self->infos->pdata[self->position];
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

RubricHistoryStep
rubric_history_restart (RubricHistory *self, const SudSheet *sheets, guint n, guint position, const RubricInfo *info)
{
  RubricHistoryStep step = { sud_sheet_difference (rubric_history_get_sheet (self), &sheets[position]), TRUE };
  RubricInfo **shared = share_info (info); /* before what may be @info goes */

  g_array_set_size (self->sheets, 0);
  g_array_append_vals (self->sheets, sheets, n);
  g_ptr_array_set_size (self->infos, 0);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (self->infos, g_rc_box_acquire (shared));
  release_shared (shared);
  self->position = position;
  return step;
}

RubricHistoryStep
rubric_history_go (RubricHistory *self, guint position)
{
  const SudSheet *next = &g_array_index (self->sheets, SudSheet, position);
  RubricHistoryStep step = { sud_sheet_difference (rubric_history_get_sheet (self), next),
                             self->infos->pdata[self->position] != self->infos->pdata[position] };

  self->position = position;
  return step;
}

/* Takes @shared. */
static RubricHistoryStep
push (RubricHistory *self, const SudSheet *sheet, RubricInfo **shared)
{
  SudSheet next = *sheet; /* @sheet may lie in the array that grows */

  g_array_set_size (self->sheets, self->position + 1);
  g_ptr_array_set_size (self->infos, self->position + 1);
  if (self->sheets->len == RUBRIC_HISTORY_MAX)
    {
      g_array_remove_index (self->sheets, 0);
      g_ptr_array_remove_index (self->infos, 0);
      self->position--;
    }
  g_array_append_val (self->sheets, next);
  g_ptr_array_add (self->infos, shared);
  return rubric_history_go (self, self->position + 1);
}

RubricHistoryStep
rubric_history_push (RubricHistory *self, const SudSheet *sheet)
{
  return push (self, sheet, g_rc_box_acquire (self->infos->pdata[self->position]));
}

RubricHistoryStep
rubric_history_push_with_info (RubricHistory *self, const SudSheet *sheet, const RubricInfo *info)
{
  return push (self, sheet, share_info (info));
}
