/* sud-proof-view.c - a line of a proof as something to look at on a board
 *
 *     ring    what is supposed, what is known to follow, and the conclusion     box    what that rules out, one by one
 *     stroke  what is impossible for itself                                     frame  the house that would have no place
 *     ╌╌╌╌    from what is true to what it rules out                            tint   what is supposed; the clause
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-proof-view.h"

enum
{
  TINT_PREMISE = 1,
  TINT_CLAUSE = 2,
};

static SudDigits *
get_candidates_at (SudDigits candidates[SUD_CELLS], int candidate)
{
  return &candidates[sud_candidate_cell (candidate)];
}

static void
mark_candidate (SudDigits candidates[SUD_CELLS], int candidate)
{
  *get_candidates_at (candidates, candidate) |= SUD_DIGIT_BIT (sud_candidate_digit (candidate));
}

static bool
excludes_candidate (int a, int b)
{
  int cell = sud_candidate_cell (a), other = sud_candidate_cell (b);

  return cell == other ? a != b
                       : sud_candidate_digit (a) == sud_candidate_digit (b) && sud_cells_has (sud_peers_of (cell), other);
}

static void
link (SudEvidence *evidence, int from, int to)
{
  sud_evidence_add_link (evidence, SUD_LINK_WEAK, sud_link_end (sud_candidate_cell (from), sud_candidate_digit (from)),
                         sud_link_end (sud_candidate_cell (to), sud_candidate_digit (to)));
}

static bool
is_premise (const SudLemma *lemma, int candidate)
{
  for (int i = 0; i < lemma->n_premises; i++)
    if (lemma->premise[i] == candidate)
      return true;
  return false;
}

/* Links @x with the first of what is true that it sees: @also, or a premise of @lemma. */
static void
link_seen (SudEvidence *evidence, const SudLemma *lemma, int also, int x)
{
  if (also != SUD_NO_CANDIDATE && excludes_candidate (also, x))
    {
      link (evidence, also, x);
      return;
    }
  for (int i = 0; i < lemma->n_premises; i++)
    if (excludes_candidate (lemma->premise[i], x))
      {
        link (evidence, lemma->premise[i], x);
        return;
      }
}

/* Why member @x of the clause of @lemma is false. What follows only if @x were true is not shown as true. */
static void
show_reason (const SudLemma *lemma, const SudReason *reason, int x, SudEvidence *evidence)
{
  const SudLemma *through = reason->through != 0 ? lemma - reason->through : NULL;
  const SudLemma *by = reason->by != 0 ? lemma - reason->by : NULL;
  int also = through != NULL && !is_premise (through, x) ? through->conclusion : SUD_NO_CANDIDATE;

  mark_candidate (evidence->off, x);
  if (also != SUD_NO_CANDIDATE)
    mark_candidate (evidence->on, also);
  if (by == NULL)
    link_seen (evidence, lemma, also, x);
  else
    for (int i = 0; i < by->n_premises; i++)
      if (by->premise[i] != x && (by->premise[i] == also || is_premise (lemma, by->premise[i])))
        link (evidence, by->premise[i], x);
}

static void
show_clause (const SudLemma *lemma, SudEvidence *evidence)
{
  if (lemma->kind == SUD_CLAUSE_HOUSE)
    evidence->houses = 1u << lemma->where;
  else
    sud_evidence_tint (evidence, lemma->kind == SUD_CLAUSE_CELL ? sud_cells_of (lemma->where) : lemma->cells, TINT_CLAUSE);
}

/* One sign a candidate: what is true is not boxed, what is impossible not ringed. */
static void
drop_double_signs (SudEvidence *evidence)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      evidence->on[cell] &= (SudDigits)~evidence->struck[cell];
      evidence->off[cell] &= (SudDigits)~(evidence->on[cell] | evidence->struck[cell]);
    }
}

void
sud_proof_show (const SudLemma *lemmas, uint32_t line, const SudPencilmarks *marks, const SudSheet *sheet, SudView *view)
{
  const SudLemma *lemma = &lemmas[line];
  SudEvidence *evidence = &view->evidence;
  bool refuted = lemma->conclusion == SUD_NO_CANDIDATE && lemma->n_premises == 1;
  uint16_t member[SUD_CLAUSE_MEMBERS];
  int n = sud_lemma_list_members (lemma, marks, member);

  sud_view_init (view, sheet);
  sud_pencilmarks_to_sheet (marks, &view->sheet);
  for (int i = 0; i < lemma->n_premises; i++)
    {
      mark_candidate (refuted ? evidence->struck : evidence->on, lemma->premise[i]);
      sud_evidence_tint (evidence, sud_cells_of (sud_candidate_cell (lemma->premise[i])), TINT_PREMISE);
    }
  show_clause (lemma, evidence);
  for (int i = 0; i < n; i++)
    if (member[i] != lemma->conclusion)
      show_reason (lemma, &lemma->reason[i], member[i], evidence);
  if (lemma->conclusion != SUD_NO_CANDIDATE)
    mark_candidate (evidence->on, lemma->conclusion);
  drop_double_signs (evidence);
}
