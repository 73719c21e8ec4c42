/* sud-step-view.c - a step of reasoning, or a line of a proof, as something to look at on a board
 *
 *     ring    a candidate it rests on, or that a chain has true     box   one that a chain has false, or that keeps
 *                                                                         a pattern from being complete, as a fin does
 *     stroke  one that it rules out                                 frame a house to look at
 *     tint    a set of cells, a second one where sets overlap       letter its name in the sentence
 *     sight   of a single: a line from a digit to each cell that it keeps itself out of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-step-view.h"

#include "sud-blockers.h"
#include "sud-technique.h"

#include <stddef.h>
#include <string.h>

enum
{
  TINT_PATTERN = 1,
  TINT_SET = 2, /* the second set, and so on in turn */
};

/* Signs of a technique besides its cells, links and sets. */
enum
{
  SHOWS_DEADLY = 1 << 0, /* cells that cannot all hold a few digits: a rectangle, a loop, an oddagon */
  NAMES_SETS = 1 << 1,   /* letters, for its sets are called A, B, … in words */
  SHOWS_MORE = 1 << 2,   /* further digits, see show_further_digits () */
  SHOWS_COMMON = 1 << 3, /* further digits that all of its sets have */
  SHOWS_EXOCET = 1 << 4, /* sets that are ways to fill cells, not cells */
  SHOWS_TWO_KINDS = 1 << 5, /* the digits of its second set are boxes; both have the same cells */
};

static const uint8_t shown[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_RECTANGLE_1 ... SUD_TECHNIQUE_UNIQUE_LOOP_4] = SHOWS_DEADLY,
  [SUD_TECHNIQUE_COLOUR_TRAP ... SUD_TECHNIQUE_MULTI_COLOURS_2] = NAMES_SETS,
  [SUD_TECHNIQUE_BIVALUE_ODDAGON ... SUD_TECHNIQUE_ODDAGON_CHAIN] = SHOWS_DEADLY,
  [SUD_TECHNIQUE_ALS_XZ ... SUD_TECHNIQUE_ALS_CHAIN] = NAMES_SETS | SHOWS_MORE,
  [SUD_TECHNIQUE_DEATH_BLOSSOM] = SHOWS_COMMON,
  [SUD_TECHNIQUE_JUNIOR_EXOCET] = SHOWS_EXOCET,
  [SUD_TECHNIQUE_LOCKED_SECTORS] = SHOWS_TWO_KINDS,
};

/* Adds @digits of @cells, as far as they are there, to @candidates. */
static void
mark_candidates (SudDigits candidates[SUD_CELLS], const SudPencilmarks *marks, SudCells cells, SudDigits digits)
{
  SUD_EACH_CELL (cell, cells)
    candidates[cell] |= marks->cell[cell] & digits;
}

/* Draws a line of sight from each of @blockers, the cells that hold the digit already, to the cells of @blocked that it
 * sees, one to each. */
static void
add_sights (SudEvidence *evidence, int digit, SudCells blockers, SudCells blocked)
{
  SUD_EACH_CELL (blocker, blockers)
    {
      SudCells seen = sud_cells_intersection (blocked, sud_peers_of ((int)blocker));

      SUD_EACH_CELL (cell, seen)
        sud_evidence_add_link (evidence, SUD_LINK_SIGHT, sud_link_end ((int)blocker, digit),
                               sud_link_end ((int)cell, digit));
      blocked = sud_cells_difference (blocked, seen);
    }
}

static void
show_hidden_single (const SudStep *step, const SudPencilmarks *marks, SudEvidence *evidence)
{
  SudCells blocked = sud_cells_intersection (marks->blank, sud_house_sets[__builtin_ctz (step->houses)]), left;
  SudCells blockers = sud_blockers_of_hidden (step, marks, &left);

  evidence->houses = step->houses;
  sud_cells_remove (&blocked, step->cell);
  sud_evidence_tint (evidence, blockers, TINT_SET);
  add_sights (evidence, step->digit, blockers, blocked);
  SUD_EACH_CELL (cell, left)
    evidence->struck[cell] = SUD_DIGIT_BIT (step->digit);
}

static void
show_naked_single (const SudStep *step, const SudPencilmarks *marks, SudEvidence *evidence)
{
  SudDigits seen;
  SudCells blockers = sud_blockers_of_naked (step->cell, marks, &seen);

  sud_evidence_tint (evidence, blockers, TINT_SET);
  SUD_EACH_CELL (blocker, blockers)
    sud_evidence_add_link (evidence, SUD_LINK_SIGHT, sud_link_end ((int)blocker, marks->value[blocker]),
                           sud_link_end (step->cell, step->digit));
  evidence->struck[step->cell] = SUD_ALL_DIGITS & (SudDigits) ~(seen | SUD_DIGIT_BIT (step->digit));
}

/* People find singles by looking at digits: candidates would only hide them. What was ruled out before is struck. */
static void
show_single (const SudStep *step, const SudPencilmarks *marks, SudView *view)
{
  SudEvidence *evidence = &view->evidence;

  memset (view->sheet.centre, 0, sizeof view->sheet.centre);
  if (step->technique == SUD_TECHNIQUE_FULL_HOUSE)
    evidence->houses = step->houses;
  else if (step->technique == SUD_TECHNIQUE_HIDDEN_SINGLE)
    show_hidden_single (step, marks, evidence);
  else
    show_naked_single (step, marks, evidence);
  sud_evidence_tint (evidence, step->cells, TINT_PATTERN);
  evidence->on[step->cell] = SUD_DIGIT_BIT (step->digit);
}

/* Returns: whether links are strong and weak by turns, so that nodes are true and false by turns; in a ring of equals
 * they are not. */
static bool
alternates (const SudStep *step)
{
  for (int i = 0; i + 1 < step->n_nodes; i++)
    if (step->nodes[i].link == step->nodes[i + 1].link && step->nodes[i].link != SUD_STEP_END)
      return false;
  return true;
}

static void
show_link (const SudStepNode *node, SudEvidence *evidence)
{
  sud_evidence_add_link (evidence, node->link == SUD_STEP_STRONG ? SUD_LINK_STRONG : SUD_LINK_WEAK,
                         (SudLinkEnd){ node->cells, node->digit }, (SudLinkEnd){ node[1].cells, node[1].digit });
}

/* The first node of each chain is what is supposed: false before a strong link, true before a weak one. */
static void
show_chain (const SudStep *step, const SudPencilmarks *marks, SudEvidence *evidence)
{
  bool turns = alternates (step), on = true, begins = true;

  for (int i = 0; i < step->n_nodes; i++)
    {
      const SudStepNode *node = &step->nodes[i];
      bool within_set = node->link == SUD_STEP_STRONG && node->set != 0; /* whose tint says enough */

      if (begins)
        on = node->link == SUD_STEP_WEAK;
      mark_candidates (on || !turns ? evidence->on : evidence->off, marks, node->cells, SUD_DIGIT_BIT (node->digit));
      if (node->link != SUD_STEP_END && i + 1 < step->n_nodes && !within_set)
        show_link (node, evidence);
      begins = node->link == SUD_STEP_END;
      on = node->link == SUD_STEP_STRONG;
    }
}

/* Shows the extra candidates of a grave, one of which is right; its pattern is the whole board. */
static void
show_extra_candidates (const SudStep *step, const SudPencilmarks *marks, SudEvidence *evidence)
{
  evidence->houses = step->houses;
  for (int i = 0; i < step->n_sets; i++)
    if (sud_cells_within (step->sets[i].cells, step->fins))
      mark_candidates (evidence->on, marks, step->sets[i].cells, step->sets[i].digits);
}

/* Shows the two digits in all cells, and the extra candidates, one of which is right. */
static void
show_deadly (const SudStep *step, const SudPencilmarks *marks, SudEvidence *evidence)
{
  show_chain (step, marks, evidence);
  evidence->houses = step->houses;
  SUD_EACH_CELL (cell, step->fins) /* where chains begin */
    evidence->on[cell] &= step->digits;
  mark_candidates (evidence->on, marks, step->cells, step->digits);
  mark_candidates (evidence->off, marks, step->fins, (SudDigits)(SUD_ALL_DIGITS & ~step->digits));
}

/* Shows the digits that are counted by rows, and those that are counted by columns. */
static void
show_two_kinds (const SudStep *step, const SudPencilmarks *marks, SudEvidence *evidence)
{
  evidence->houses = step->houses;
  mark_candidates (evidence->on, marks, step->cells, step->sets[0].digits);
  mark_candidates (evidence->off, marks, step->cells, step->sets[1].digits & (SudDigits)~step->sets[0].digits);
}

/* Shows the pattern or, in its place, the chain; of a kraken fish both: its chains begin at its fins, which stay
 * boxes. */
static void
show_pattern (const SudStep *step, const SudPencilmarks *marks, SudEvidence *evidence)
{
  if (sud_technique_is_grave (step->technique))
    {
      show_extra_candidates (step, marks, evidence);
      return;
    }
  if (shown[step->technique] & SHOWS_TWO_KINDS)
    {
      show_two_kinds (step, marks, evidence);
      return;
    }
  if (shown[step->technique] & SHOWS_DEADLY)
    {
      show_deadly (step, marks, evidence);
      return;
    }
  if (step->n_nodes > 0)
    show_chain (step, marks, evidence);
  if (step->n_nodes == 0 || step->covers != 0)
    {
      evidence->houses = step->houses;
      mark_candidates (evidence->on, marks, step->cells, step->digits);
    }
  SUD_EACH_CELL (cell, step->fins)
    evidence->on[cell] &= (SudDigits)~step->digits;
  mark_candidates (evidence->off, marks, step->fins, step->digits);
}

/* Shows the digits besides those of the chain that a step of almost locked sets rules out: like the digit of the ends
 * they are in the first or the last set; or, if the ends are linked as well, in both. */
static void
show_further_digits (const SudStep *step, const SudPencilmarks *marks, SudEvidence *evidence)
{
  const SudStepNode *nodes = step->nodes, *end = &nodes[step->n_nodes - 1];
  bool locked = step->n_sets == 2 && sud_cells_within (end->cells, sud_common_peers (nodes[0].cells));
  SudDigits told = SUD_DIGIT_BIT (nodes[0].digit) | SUD_DIGIT_BIT (nodes[1].digit) | SUD_DIGIT_BIT (end[-1].digit);
  SudDigits further = sud_step_ruled_out (step) & (SudDigits)~told;

  mark_candidates (locked ? evidence->on : evidence->off, marks, step->sets[0].cells, further);
  mark_candidates (evidence->on, marks, step->sets[step->n_sets - 1].cells, further);
}

static void
show_sets (const SudStep *step, const SudPencilmarks *marks, SudEvidence *evidence)
{
  bool ways = (shown[step->technique] & SHOWS_EXOCET) != 0 && step->n_sets > SUD_EXOCET_WAYS;
  int n = ways ? SUD_EXOCET_WAYS : (shown[step->technique] & SHOWS_TWO_KINDS) != 0 ? 1 : step->n_sets;

  for (int i = 0; i < n; i++)
    {
      sud_evidence_add_tint (evidence, step->sets[i].cells, TINT_SET + i % (SUD_TINTS - 1));
      if (shown[step->technique] & NAMES_SETS)
        sud_evidence_name_group (evidence, step->sets[i].cells, i);
      if (shown[step->technique] & SHOWS_COMMON)
        mark_candidates (evidence->on, marks, step->sets[i].cells, sud_step_ruled_out (step));
    }
  if (shown[step->technique] & SHOWS_MORE)
    show_further_digits (step, marks, evidence);
  if (step->n_sets == 0 && step->n_nodes == 0)
    sud_evidence_tint (evidence, step->cells, TINT_PATTERN);
}

static void
show_evidence (const SudStep *step, const SudPencilmarks *marks, SudEvidence *evidence)
{
  show_pattern (step, marks, evidence);
  show_sets (step, marks, evidence);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    mark_candidates (evidence->struck, marks, step->out[digit - 1], SUD_DIGIT_BIT (digit));
  /* One sign a candidate: that it is ruled out says more than that it belongs to the pattern */
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      evidence->on[cell] &= (SudDigits)~evidence->struck[cell];
      evidence->off[cell] &= (SudDigits)~evidence->struck[cell];
    }
  if (step->digit != 0)
    evidence->on[step->cell] |= SUD_DIGIT_BIT (step->digit);
}

void
sud_step_show (const SudStep *self, const SudPencilmarks *marks, const SudSheet *sheet, SudView *view)
{
  sud_view_init (view, sheet);
  sud_pencilmarks_to_sheet (marks, &view->sheet);
  if (self != NULL && self->technique <= SUD_TECHNIQUE_HIDDEN_SINGLE)
    show_single (self, marks, view);
  else if (self != NULL)
    show_evidence (self, marks, &view->evidence);
}

/* A line of a proof as something to look at on a board
 *
 *     ring    what is supposed, what is known to follow, and the conclusion     box    what that rules out, one by one
 *     stroke  what is impossible for itself                                   frame  the house left without a place
 *     ╌╌╌╌    from what is true to what it rules out                            tint   what is supposed; the clause
 */

enum
{
  TINT_PREMISE = 1,
  TINT_CLAUSE = 2,
};

static void
mark_candidate (SudDigits candidates[SUD_CELLS], int candidate)
{
  candidates[sud_candidate_cell (candidate)] |= SUD_DIGIT_BIT (sud_candidate_digit (candidate));
}

static void
link_candidates (SudEvidence *evidence, int from, int to)
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
  if (also != SUD_NO_CANDIDATE && sud_candidates_clash (also, x))
    {
      link_candidates (evidence, also, x);
      return;
    }
  for (int i = 0; i < lemma->n_premises; i++)
    if (sud_candidates_clash (lemma->premise[i], x))
      {
        link_candidates (evidence, lemma->premise[i], x);
        return;
      }
}

/* Shows why member @x of the clause of @lemma is false. What follows only if @x were true is not shown as true. */
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
        link_candidates (evidence, by->premise[i], x);
}

static void
show_clause (const SudLemma *lemma, SudEvidence *evidence)
{
  if (lemma->kind == SUD_CLAUSE_SHOWN)
    return;
  if (lemma->kind == SUD_CLAUSE_HOUSE)
    evidence->houses = 1u << lemma->where;
  else
    sud_evidence_tint (evidence, lemma->kind == SUD_CLAUSE_CELL ? sud_cells_of (lemma->where) : lemma->cells,
                       TINT_CLAUSE);
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
sud_proof_show (const SudLemma *lemmas, uint32_t line, const SudPencilmarks *marks, const SudSheet *sheet,
                SudView *view)
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
