/* rubric-cli-line.c - a line of a stream: a puzzle, or what is wrong with it
 *
 * The same as in a document of lines, without an allocation where all is well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-line.h"

gboolean
rubric_cli_line_read (const SudLine *line, SudSheet *sheet, RubricInfo *info, GError **error)
{
  const RubricSlice slice = { .text = line->text, .length = line->length, .line = line->number };
  const char *cells = info == NULL ? sud_line_get_puzzle (line) : NULL;
  g_autoptr (RubricInfo) scrap = NULL;
  SudGrid grid;

  if (cells != NULL)
    {
      sud_grid_parse_line (&grid, cells);
      sud_sheet_from_grid (sheet, &grid, SUD_ORIGIN_GIVEN);
      return TRUE;
    }
  if (info == NULL)
    info = scrap = rubric_info_new ();
  sud_sheet_clear (sheet);
  return rubric_format_find ("line")->parse (&slice, sheet, info, error);
}
