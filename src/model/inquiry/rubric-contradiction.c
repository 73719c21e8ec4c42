/* rubric-contradiction.c - why the puzzle on a desk has no solution, and which slip may have led to that
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-contradiction.h"

#include "sud-houses.h"

enum
{
  TINT_BLAMED = 1,
  TINT_EMPTY = 2, /* no digit fits */
  TINT_CHANGED = 3,
};

struct _RubricContradiction
{
  RubricInquiry parent_instance;

  RubricAnalysis analysis; /* valid in the state FOUND */
};

G_DEFINE_FINAL_TYPE (RubricContradiction, rubric_contradiction, RUBRIC_TYPE_INQUIRY)

static gboolean
analyse (RubricJob *job, gpointer data, GError **error)
{
  const atomic_bool *cancel = rubric_job_get_cancel (job);
  RubricAnalysis *analysis = data;

  sud_blame_find (&analysis->grid, SUD_BLAME_PATIENCE, cancel, &analysis->blame);
  analysis->n_slips = MAX (0, sud_slips_find (&analysis->grid, analysis->blame.cells, analysis->last, cancel,
                                              analysis->slips));
  return TRUE;
}

static void
analysed (gpointer owner, gpointer analysis, const GError *error)
{
  RUBRIC_CONTRADICTION (owner)->analysis = *(RubricAnalysis *)analysis;
  rubric_inquiry_set_found (owner);
}

/* The cell that the last step of the history has changed, if it is one. */
static int
find_last_changed (RubricPuzzle *puzzle)
{
  guint n, position;
  const SudSheet *history = rubric_puzzle_get_history (puzzle, &n, &position);
  SudCells changed = position > 0 ? sud_sheet_difference (&history[position - 1], &history[position]) : SUD_NO_CELLS;

  return sud_cells_is_single (changed) ? sud_cells_first (changed) : 0;
}

static void
rubric_contradiction_look (RubricInquiry *inquiry, const SudGrid *givens)
{
  RubricAnalysis *analysis = g_new0 (RubricAnalysis, 1);

  analysis->grid = *givens;
  analysis->last = find_last_changed (rubric_inquiry_get_puzzle (inquiry));
  rubric_inquiry_run (inquiry, analyse, analysed, analysis, g_free);
}

static void
rubric_contradiction_class_init (RubricContradictionClass *klass)
{
  RUBRIC_INQUIRY_CLASS (klass)->applies = rubric_contradiction_applies;
  RUBRIC_INQUIRY_CLASS (klass)->look = rubric_contradiction_look;
}

static void
rubric_contradiction_init (RubricContradiction *self)
{
}

RubricContradiction *
rubric_contradiction_new (RubricDesk *desk)
{
  return rubric_inquiry_new (RUBRIC_TYPE_CONTRADICTION, desk);
}

gboolean
rubric_contradiction_applies (RubricDesk *desk)
{
  SudGrid givens = rubric_puzzle_get_grid (rubric_desk_get_puzzle (desk), SUD_ORIGINS_GIVEN);
  const RubricAnswer *answer = rubric_desk_get_verdict (desk);

  return !sud_grid_is_valid (&givens) || (answer != NULL && answer->result.verdict == SUD_VERDICT_NONE);
}

const RubricAnalysis *
rubric_contradiction_get_analysis (RubricContradiction *self)
{
  return rubric_inquiry_get_state (RUBRIC_INQUIRY (self)) == RUBRIC_INQUIRY_FOUND ? &self->analysis : NULL;
}

/* The houses that two equal digits share. */
static uint32_t
find_shared_houses (const SudGrid *grid)
{
  SudCells cells = sud_grid_conflicts (grid);
  uint32_t houses = 0;

  SUD_EACH_CELL (a, cells)
    SUD_EACH_CELL (b, cells)
      if (a != b && grid->digit[a] == grid->digit[b])
        houses |= sud_cell_houses[a] & sud_cell_houses[b];
  return houses;
}

/* Shows what is seen at once: the houses in which the blamed givens conflict, or what they leave no room for. */
static void
show_consequence (const RubricAnalysis *analysis, SudEvidence *evidence)
{
  SudGrid some = { { 0 } };
  SudContradiction why;

  SUD_EACH_CELL (cell, analysis->blame.cells)
    some.digit[cell] = analysis->grid.digit[cell];
  evidence->houses = find_shared_houses (&some);
  if (!sud_contradiction_find (&some, &why) || why.filled > 0)
    return;
  if (why.digit != 0)
    evidence->houses |= 1u << why.house;
  else
    evidence->tint[why.cell] = TINT_EMPTY;
}

/* The answers go: they were answers to another puzzle. Returns: the cells that are changed */
static SudCells
mend_slip (const RubricAnalysis *analysis, guint index, SudSheet *sheet)
{
  const uint8_t *meant = analysis->slips[index].meant.digit;
  SudCells changed = SUD_NO_CELLS;

  sud_sheet_erase (sheet, SUD_ORIGIN_SOLVED);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (meant[cell] != analysis->grid.digit[cell])
      {
        sud_sheet_set_digit (sheet, cell, meant[cell], meant[cell] != 0 ? SUD_ORIGIN_GIVEN : SUD_ORIGIN_BLANK);
        sud_cells_add (&changed, cell);
      }
  return changed;
}

gboolean
rubric_contradiction_get_view (RubricContradiction *self, guint index, SudView *view)
{
  const RubricAnalysis *analysis = rubric_contradiction_get_analysis (self);

  if (analysis == NULL)
    return FALSE;
  sud_view_init (view, rubric_puzzle_get_sheet (rubric_inquiry_get_puzzle (RUBRIC_INQUIRY (self))));
  if (index < (guint)analysis->n_slips)
    {
      sud_evidence_tint (&view->evidence, mend_slip (analysis, index, &view->sheet), TINT_CHANGED);
      return TRUE;
    }
  sud_evidence_tint (&view->evidence, analysis->blame.cells, TINT_BLAMED);
  show_consequence (analysis, &view->evidence);
  return TRUE;
}

void
rubric_contradiction_apply (RubricContradiction *self, guint index)
{
  const RubricAnalysis *analysis = rubric_contradiction_get_analysis (self);
  RubricPuzzle *puzzle;
  SudSheet sheet;

  if (analysis == NULL || index >= (guint)analysis->n_slips)
    return;
  puzzle = rubric_inquiry_get_puzzle (RUBRIC_INQUIRY (self));
  sheet = *rubric_puzzle_get_sheet (puzzle);
  mend_slip (analysis, index, &sheet);
  rubric_puzzle_replace (puzzle, &sheet);
}
