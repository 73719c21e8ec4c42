/* rated-list.h - lists of puzzles that HoDoKu rated, compared with what we say on its scale
 *
 * A line is "PUZZLE LEVEL SCORE HARDEST TIME NAME=COUNT,…": the level that the score fits, the sum of the scores of the
 * steps, the index of the hardest technique in its list, how long it took, and how often it used each technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic-testing.h"
#include "sud-ratings.h"

/** Of one level of HoDoKu's: @n puzzles, of which @level have the same level, @score the same score; and by how much
 * the scores differ, a gint64 each. */
typedef struct
{
  guint n;
  guint level;
  guint score;
  GArray *errors;
} RatedTally;

/**
 * RatedReport:
 * @tally: of each level
 * @hodoku: @ours: CPU time in seconds that our grades took, on its scale and on our own
 */
typedef struct
{
  RatedTally tally[SUD_N_LEVELS];
  double hodoku;
  double ours;
} RatedReport;

/**
 * rated_list_run:
 * @verbose: print the puzzles that differ, and how: each technique that was used more or less often, wanted/found
 * @report: (out): to be cleared with rated_report_clear() where it returns TRUE
 *
 * Compares all puzzles of the file.
 *
 * Returns: FALSE where the file cannot be read, or a line is no rated puzzle
 */
gboolean rated_list_run (SudLogic *logic, const char *path, gboolean verbose, RatedReport *report, GError **error);

/** Prints a line for each level and one for all, that begin with @name. */
void rated_report_print (const RatedReport *self, const char *name);

/** Returns: percent of the puzzles that have the same level */
double rated_report_levels (const RatedReport *self);

/** Returns: percent of those up to @level that have the same score */
double rated_report_scores (const RatedReport *self, SudLevel level);

void rated_report_clear (RatedReport *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RatedReport, rated_report_clear)
