/* explain.c - the steps that lead a person to the solution
 *
 * SPDX-License-Identifier: CC0-1.0
 */
#include <stdio.h>
#include <sud.h>

int
main (void)
{
  SudReasoner *reasoner = sud_reasoner_new ();
  SudExplanation *way = NULL;
  SudGrid grid;
  SudSheet sheet;
  char text[1000];

  sud_grid_parse_line (&grid, "...8.56....127....5..........7.3...1...68.75.4.........3..29...6......4..7..4...5");
  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  if (sud_reasoner_explain (reasoner, &sheet, NULL, &way) == SUD_ANSWER_YES)
    for (int i = 0; i < sud_explanation_get_n_steps (way); i++)
      {
        sud_step_format (sud_explanation_get_step (way, i), text, sizeof text);
        puts (text);
      }
  sud_explanation_unref (way);
  sud_reasoner_free (reasoner);
  return way == NULL;
}
