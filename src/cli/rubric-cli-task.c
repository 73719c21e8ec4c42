/* rubric-cli-task.c - what a subcommand wants done with each puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-task.h"

#include "rubric-cli-interrupt.h"
#include "rubric-text.h"
#include "sud-marked.h"
#include "sud-solve.h"

#include <glib/gi18n.h>
#include <string.h>

gboolean
rubric_cli_puzzle_is_marked (const RubricFormat *format, const SudSheet *sheet)
{
  SudResult result;
  SudGrid grid;

  if (!format->rules || !sud_marked_restricts (sheet))
    return FALSE;
  grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON);
  sud_solve_count (&grid, 2, rubric_cli_cancel_flag (), &result);
  if (result.verdict == SUD_VERDICT_ONE)
    sud_marked_solve (sheet, 2, rubric_cli_cancel_flag (), &result);
  return result.verdict != SUD_VERDICT_ONE;
}

const char *
rubric_cli_refuse_marks (void)
{
  return _("its candidates rule out solutions that its digits allow, and search strategies and canonical forms only know digits");
}

char *
rubric_cli_dup_empty (const RubricCliPuzzle *puzzle)
{
  int cell = puzzle->marked ? sud_marked_find_empty (&puzzle->sheet) : -1;
  g_autofree char *name = cell >= 0 ? rubric_text_cell (cell) : NULL;

  /* Translators: %s is a cell: "row 9 column 3" */
  return name != NULL ? g_strdup_printf (_("no solution: no candidate is left for %s"), name) : NULL;
}

gboolean
rubric_cli_append_sheet (const RubricCliTask *task, const SudSheet *sheet, const RubricInfo *info, GString *out,
                         char **problem)
{
  SudSheet held = *sheet;
  RubricFormatHolds lost = task->to->reduce != NULL ? task->to->reduce (&held, NULL) : 0;
  g_autofree char *what = NULL;

  if (memcmp (held.digit, sheet->digit, sizeof held.digit) == 0)
    {
      rubric_format_append (task->to, out, sheet, info, NULL);
      return TRUE;
    }
  what = rubric_text_losses (lost);
  /* Translators: %1$s is the name of a file format such as “sdk”, %2$s what it has no place for */
  *problem = g_strdup_printf (_("“%1$s” cannot hold all these digits: %2$s"), task->to->id, what);
  return FALSE;
}
