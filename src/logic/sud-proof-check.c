/* sud-proof-check.c - whether a proof is one: each lemma follows from the rules and the lemmas before it
 *
 * Of the ways to say the same only one passes: what a lemma does not use is zero, each reason is the first that there is,
 * and nothing is said that is not needed. So a proof that was changed by chance is no proof.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-proof.h"

#include <string.h>

/* What is true where a lemma is looked at: its premises, the candidate to be ruled out, what a further lemma says. */
typedef struct
{
  uint16_t candidate[SUD_LEMMA_PREMISES + 2];
  int n;
} Known;

/* Whether the two cannot both be, as the rules say. */
static bool
exclude_each_other (int a, int b)
{
  int cell = sud_candidate_cell (a), other = sud_candidate_cell (b);

  if (cell == other)
    return a != b;
  return sud_candidate_digit (a) == sud_candidate_digit (b) && sud_cells_has (sud_peer_sets[cell], other);
}

static bool
has (const uint16_t *candidates, int n, uint16_t candidate)
{
  for (int i = 0; i < n; i++)
    if (candidates[i] == candidate)
      return true;
  return false;
}

static bool
has_premises (const Known *known, const SudLemma *lemma)
{
  for (int i = 0; i < lemma->n_premises; i++)
    if (!has (known->candidate, known->n, lemma->premise[i]))
      return false;
  return true;
}

/* Whether what is known cannot be: by the rules, or by a lemma before @i; the first such is @by lemmas before it. */
static bool
is_contradiction (const Known *known, const SudLemma *lemmas, uint32_t i, uint16_t *by)
{
  *by = 0;
  for (int a = 0; a < known->n; a++)
    for (int b = 0; b < a; b++)
      if (exclude_each_other (known->candidate[a], known->candidate[b]))
        return true;
  for (uint32_t k = 0; k < i; k++)
    if (lemmas[k].conclusion == SUD_NO_CANDIDATE && has_premises (known, &lemmas[k]))
      {
        *by = (uint16_t)(i - k);
        return true;
      }
  return false;
}

bool
sud_proof_find_reason (const SudLemma *lemmas, uint32_t i, int x, SudReason *reason)
{
  Known known = { .n = lemmas[i].n_premises };

  memcpy (known.candidate, lemmas[i].premise, sizeof lemmas[i].premise);
  known.candidate[known.n++] = (uint16_t)x;
  reason->through = 0;
  if (is_contradiction (&known, lemmas, i, &reason->by))
    return true;
  for (uint32_t k = 0; k < i; k++)
    {
      Known more = known;

      if (lemmas[k].conclusion == SUD_NO_CANDIDATE || !has_premises (&known, &lemmas[k]))
        continue;
      more.candidate[more.n++] = lemmas[k].conclusion;
      reason->through = (uint16_t)(i - k);
      if (is_contradiction (&more, lemmas, i, &reason->by))
        return true;
    }
  return false;
}

/* Whether @lemma supposes something, each candidate once, and concludes something else. */
static bool
check_candidates (const SudLemma *lemma)
{
  if (lemma->n_premises == 0 || lemma->n_premises > SUD_LEMMA_PREMISES || lemma->n_reasons > SUD_CLAUSE_MEMBERS)
    return false;
  if (lemma->conclusion != SUD_NO_CANDIDATE
      && (lemma->conclusion >= SUD_CELLS * SUD_SIZE || has (lemma->premise, lemma->n_premises, lemma->conclusion)))
    return false;
  for (int i = 0; i < SUD_LEMMA_PREMISES; i++)
    if (i < lemma->n_premises ? lemma->premise[i] >= SUD_CELLS * SUD_SIZE || has (lemma->premise, i, lemma->premise[i])
                              : lemma->premise[i] != 0)
      return false;
  return true;
}

/* Whether @lemma says of its clause what its kind needs, and no more: of houses with the same places the first. */
static bool
check_clause (const SudLemma *lemma, const SudPencilmarks *marks)
{
  bool is_pattern = lemma->kind == SUD_CLAUSE_PATTERN;

  if (sud_cells_is_empty (lemma->cells) == is_pattern || (is_pattern && lemma->where != 0))
    return false;
  return lemma->kind != SUD_CLAUSE_HOUSE || sud_lemma_first_house (lemma, marks) == lemma->where;
}

static bool
is_same_reason (SudReason a, SudReason b)
{
  return a.through == b.through && a.by == b.by;
}

/* Whether lemma @i of a run follows from those before it. */
static bool
check_lemma (const SudLemma *lemmas, uint32_t i, const SudPencilmarks *marks)
{
  const SudLemma *lemma = &lemmas[i];
  uint16_t member[SUD_CLAUSE_MEMBERS];
  int n = sud_lemma_list_members (lemma, marks, member);

  if (n < 0 || n != lemma->n_reasons || !check_candidates (lemma) || !check_clause (lemma, marks))
    return false;
  if (lemma->conclusion != SUD_NO_CANDIDATE && !has (member, n, lemma->conclusion))
    return false;
  for (int j = 0; j < SUD_CLAUSE_MEMBERS; j++)
    {
      SudReason reason = { 0, 0 };

      if (j < n && member[j] != lemma->conclusion && !sud_proof_find_reason (lemmas, i, member[j], &reason))
        return false;
      if (!is_same_reason (reason, lemma->reason[j]))
        return false;
    }
  return true;
}

/* Whether @step rules out one candidate, and does so because @root says that it is false. */
static bool
check_root (const SudLemma *root, const SudStep *step)
{
  int candidate;

  if (step->digit != 0 || root->conclusion != SUD_NO_CANDIDATE || root->n_premises != 1)
    return false;
  candidate = root->premise[0];
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      SudCells cells = step->out[digit - 1];

      if (digit != sud_candidate_digit (candidate)
              ? !sud_cells_is_empty (cells)
              : !sud_cells_equal (cells, sud_cells_of (sud_candidate_cell (candidate))))
        return false;
    }
  return true;
}

/* Whether a lemma behind lemma @i of @n needs it. */
static bool
is_needed (const SudLemma *lemmas, uint32_t n, uint32_t i)
{
  for (uint32_t k = i + 1; k < n; k++)
    for (int j = 0; j < lemmas[k].n_reasons; j++)
      if (lemmas[k].reason[j].by == k - i || lemmas[k].reason[j].through == k - i)
        return true;
  return i == n - 1;
}

bool
sud_proof_check (const SudProof *self, const SudPencilmarks *marks, const SudStep *step)
{
  const SudLemma *lemmas = sud_proof_get (self, step);

  if (lemmas == NULL || !check_root (&lemmas[step->size - 1], step))
    return false;
  for (uint32_t i = 0; i < step->size; i++)
    if (!check_lemma (lemmas, i, marks))
      return false;
  for (uint32_t i = 0; i < step->size; i++) /* of lemmas that are sound: how many reasons they have can be trusted */
    if (!is_needed (lemmas, step->size, i))
      return false;
  return true;
}
