/* rubric-collection-totals.c - what is known of all puzzles of a collection together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-totals.h"

enum
{
  FIRST_PUZZLES = 32, /* a screenful, read in well below a millisecond */
};

static void
look (RubricTotals *self, RubricDocument *document, RubricProgressStore *progress, guint index)
{
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;
  SudGrid givens;
  guint8 level;

  if (!rubric_document_read (document, index, &sheet, &info, NULL))
    return;
  self->fields |= rubric_info_get_fields (info);
  if (progress == NULL)
    return;
  givens = sud_sheet_get_grid (&sheet, SUD_ORIGINS_GIVEN);
  level = rubric_progress_store_get (progress, rubric_progress_key ((const char *)givens.digit));
  self->begun |= level > RUBRIC_PROGRESS_NONE;
}

void
rubric_totals_init (RubricTotals *self, RubricDocument *document, RubricProgressStore *progress)
{
  guint n = rubric_document_get_n_puzzles (document);

  *self = (RubricTotals){ 0 };
  rubric_totals_restart (self, n);
  self->levels[RUBRIC_LEVEL_UNKNOWN] = n;
  for (guint i = 0; i < MIN (n, FIRST_PUZZLES); i++)
    look (self, document, progress, i);
}

void
rubric_totals_restart (RubricTotals *self, guint n)
{
  for (guint i = 0; i < RUBRIC_N_VERDICTS; i++)
    self->counts[i] = i == RUBRIC_VERDICT_UNKNOWN ? n : 0;
}

void
rubric_totals_add (RubricTotals *self, const RubricFacts *facts, guint n)
{
  self->counts[RUBRIC_VERDICT_UNKNOWN] -= n;
  for (guint i = 0; i < n; i++)
    {
      self->counts[facts[i].verdict]++;
      self->begun |= facts[i].progress > RUBRIC_PROGRESS_NONE;
    }
}
