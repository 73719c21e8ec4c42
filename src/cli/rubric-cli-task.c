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

static gboolean
keeps_marks (const SudSheet *sheet, const SudGrid *solution)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->centre[cell] != 0 && !(sheet->centre[cell] & SUD_DIGIT_BIT (solution->digit[cell])))
      return FALSE;
  return TRUE;
}

gboolean
rubric_cli_puzzle_is_marked (const RubricFormat *format, const SudSheet *sheet)
{
  SudResult result;
  SudGrid grid;

  if (!format->rules || !sud_marked_restricts (sheet))
    return FALSE;
  grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON);
  sud_solve_count (&grid, 2, rubric_cli_cancel_flag (), &result);
  return result.verdict != SUD_VERDICT_ONE || !keeps_marks (sheet, &result.first);
}

const char *
rubric_cli_refuse_marks (void)
{
  return _("its candidates rule out solutions that its digits allow, and only “check” and “solve” without a strategy keep to them");
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
