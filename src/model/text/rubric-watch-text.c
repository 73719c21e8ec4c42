/* rubric-watch-text.c - where a search is that is watched, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-watch-text.h"

#include "rubric-text.h"

#include <glib/gi18n.h>

/* By SudSearchEvent. Translators: %1$d is a digit, %2$s a cell: "row 3 column 5" */
static const char *const steps[] = {
  N_ ("%1$d written in %2$s"),
  N_ ("%1$d taken back from %2$s"),
  N_ ("%1$d does not fit %2$s"),
};

/* By SudVerdict; a search that is watched looks for one solution. */
static const char *const ends[] = {
  [SUD_VERDICT_NONE] = N_ ("No solution: all ways were tried"),
  [SUD_VERDICT_ONE] = N_ ("Solved"),
  [SUD_VERDICT_MANY] = N_ ("Solved"),
  [SUD_VERDICT_CANCELLED] = N_ ("Stopped"),
  [SUD_VERDICT_INVALID] = N_ ("Some digits clash: there is nothing to search"),
};

char *
rubric_text_watch (RubricWatch *watch, const RubricWatchSample *seen, gboolean followed)
{
  const SudResult *result = rubric_watch_get_result (watch);
  g_autofree char *cell = NULL;

  if (result != NULL)
    return g_strdup (_ (ends[result->verdict]));
  if (rubric_watch_get_state (watch) == RUBRIC_WATCH_NONE)
    return g_strdup ("");
  if (!followed)
    return g_strdup (_ ("Searching…"));
  if (seen->steps == 0)
    return g_strdup (rubric_watch_has_set_aside (watch)
                         ? _ ("Before the first step. Your own digits are set aside: the search starts from the givens.")
                         : _ ("Before the first step"));
  cell = rubric_text_cell (seen->cell);
  return g_strdup_printf (_ (steps[seen->event]), seen->digit, cell);
}
