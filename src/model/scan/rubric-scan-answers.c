/* rubric-scan-answers.c - the solutions that are printed behind puzzles: told from puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-scan.h"

#include "sud-solve.h"

/* What a grid says, and the one solution that it has, or nothing. */
typedef struct
{
  SudGrid digits;
  SudGrid solution;
  gboolean full;
  gboolean proper;
} Entry;

static void
fill_entry (Entry *entry, const RubricScanFound *row)
{
  SudResult result;

  entry->digits = sud_sheet_get_grid (&row->grid.sheet, SUD_ORIGINS_ALL);
  entry->full = rubric_scan_is_full (&entry->digits);
  if (row->number == 0 || entry->full)
    return;
  sud_solve_count (&entry->digits, 2, NULL, &result);
  entry->proper = result.verdict == SUD_VERDICT_ONE;
  entry->solution = result.first;
}

static gboolean
is_nearly (const SudGrid *a, const SudGrid *b)
{
  int different = 0;

  for (int cell = 0; cell < SUD_CELLS && different <= RUBRIC_SCAN_MOST_MISREAD; cell++)
    different += a->digit[cell] != b->digit[cell];
  return different <= RUBRIC_SCAN_MOST_MISREAD;
}

/* A puzzle with a digit misread has no solution, but is kept by that which it should have, or nearly. */
static gboolean
is_answer (const Entry *entries, guint n, guint index)
{
  const SudGrid *answer = &entries[index].digits;
  gboolean solved = sud_grid_is_solved (answer);

  for (guint i = 0; i < n && entries[index].full; i++)
    {
      const Entry *puzzle = &entries[i];

      if (puzzle->full || sud_grid_count_filled (&puzzle->digits) == 0)
        continue;
      if ((solved && sud_grid_keeps (answer, &puzzle->digits)) || (puzzle->proper && is_nearly (answer, &puzzle->solution)))
        return TRUE;
    }
  return FALSE;
}

gboolean
rubric_scan_is_full (const SudGrid *digits)
{
  return sud_grid_count_filled (digits) >= SUD_CELLS - RUBRIC_SCAN_MOST_MISREAD;
}

int
rubric_scan_drop_answers (GArray *found, guint from)
{
  g_autofree Entry *entries = g_new0 (Entry, found->len);
  guint n = found->len;

  for (guint i = 0; i < n; i++)
    fill_entry (&entries[i], &g_array_index (found, RubricScanFound, i));
  for (guint i = n; i > from; i--)
    if (is_answer (entries, n, i - 1))
      g_array_remove_index (found, i - 1);
  return n - found->len;
}

int
rubric_scan_append (GArray *found, const RubricScan *more)
{
  guint n = found->len;

  for (guint i = 0; i < more->found->len && more->n_grids > 0; i++)
    {
      RubricScanFound row = *rubric_scan_get (more, i);

      rubric_image_ref (row.image);
      g_array_append_val (found, row);
    }
  return rubric_scan_drop_answers (found, n);
}
