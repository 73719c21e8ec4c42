/* sud-proof-tidy.c - a proof without what it does not need
 *
 * Whoever writes a proof goes from the end back, and may say the same twice, or at greater length than a lemma written
 * later would have allowed. Here each reason becomes the first that there is, and what nothing refers to any more goes.
 *
 * "a and b cannot both be" often says no more than "if a, then y", and b sees y. That rules out all that y sees at once,
 * and takes the place of all lemmas that say so one by one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-proof.h"

#include <string.h>

static bool
find_reasons (SudLemma *lemmas, uint32_t i, const SudPencilmarks *marks)
{
  SudLemma *lemma = &lemmas[i];
  uint16_t member[SUD_CLAUSE_MEMBERS];
  int n = sud_lemma_list_members (lemma, marks, member);

  if (lemma->kind == SUD_CLAUSE_HOUSE && n > 0)
    lemma->where = (uint8_t)sud_lemma_first_house (lemma, marks);
  memset (lemma->reason, 0, sizeof lemma->reason);
  for (int j = 0; j < n; j++)
    if (member[j] != lemma->conclusion && !sud_proof_find_reason (lemmas, i, member[j], &lemma->reason[j]))
      return false;
  return n >= 0;
}

/* Marks in @place (1: needed) what the last lemma needs. */
static void
mark_needed_lemmas (const SudLemma *lemmas, uint32_t n, uint16_t *place)
{
  memset (place, 0, n * sizeof *place);
  place[n - 1] = 1;
  for (uint32_t i = n; i-- > 0;)
    for (int j = 0; place[i] != 0 && j < lemmas[i].n_reasons; j++)
      {
        place[i - lemmas[i].reason[j].through] = 1;
        place[i - lemmas[i].reason[j].by] = 1;
      }
}

/* The distance of lemma @i, which is the one after the @n kept, from that @distance before it. */
static uint16_t
keep_distance (const uint16_t *place, uint32_t i, uint32_t n, uint16_t distance)
{
  return distance == 0 ? 0 : (uint16_t)(n + 1 - place[i - distance]);
}

/* Moves up what is needed; @place becomes where each is, counted from one. */
static uint32_t
keep_needed (SudLemma *lemmas, uint32_t n_lemmas, uint16_t *place)
{
  uint32_t n = 0;

  for (uint32_t i = 0; i < n_lemmas; i++)
    {
      if (place[i] == 0)
        continue;
      for (int j = 0; j < lemmas[i].n_reasons; j++)
        lemmas[i].reason[j] = (SudReason){ keep_distance (place, i, n, lemmas[i].reason[j].through),
                                           keep_distance (place, i, n, lemmas[i].reason[j].by) };
      lemmas[n] = lemmas[i];
      place[i] = (uint16_t)++n;
    }
  return n;
}

static bool
find_all_reasons (SudLemma *lemmas, uint32_t n, const SudPencilmarks *marks)
{
  for (uint32_t i = 0; i < n; i++)
    if (!find_reasons (lemmas, i, marks))
      return false;
  return true;
}

static bool
sees_candidate (int a, int b)
{
  int cell = sud_candidate_cell (a), other = sud_candidate_cell (b);

  return cell == other ? a != b
                       : sud_candidate_digit (a) == sud_candidate_digit (b) && sud_cells_has (sud_peer_sets[cell], other);
}

/* Marks in @place (1: bound) those that are needed behind another: what they say must stay as it is. */
static void
mark_bound (const SudLemma *lemmas, uint32_t n, uint16_t *place)
{
  memset (place, 0, n * sizeof *place);
  for (uint32_t i = 0; i < n; i++)
    for (int j = 0; j < lemmas[i].n_reasons; j++)
      if (lemmas[i].reason[j].through != 0 && lemmas[i].reason[j].by != 0)
        place[i - lemmas[i].reason[j].by] = 1;
}

/* Says as lemma @i what one before it says, if that is "if @a, then" what @b sees. */
static bool
conclude_again (SudLemma *lemmas, uint32_t i, int a, int b)
{
  for (uint32_t k = 0; k < i; k++)
    if (lemmas[k].n_premises == 1 && lemmas[k].premise[0] == a && lemmas[k].conclusion != SUD_NO_CANDIDATE
        && sees_candidate (lemmas[k].conclusion, b))
      {
        lemmas[i] = lemmas[k];
        return true;
      }
  return false;
}

/* Says as lemma @i "if @a, then" what @b sees, if the clause shows it. */
static bool
set_reasons (SudLemma *lemmas, uint32_t i, int a, int b, const SudPencilmarks *marks)
{
  SudLemma before = lemmas[i];
  uint16_t member[SUD_CLAUSE_MEMBERS];
  int n = sud_lemma_list_members (&before, marks, member);

  for (int j = 0; j < n; j++)
    {
      if (!sees_candidate (b, member[j]) || member[j] == a)
        continue;
      lemmas[i].premise[0] = (uint16_t)a;
      lemmas[i].premise[1] = 0;
      lemmas[i].n_premises = 1;
      lemmas[i].conclusion = member[j];
      if (find_reasons (lemmas, i, marks))
        return true;
      lemmas[i] = before;
    }
  return false;
}

/* Makes conclusions of pairs: if possible of those made before, or what follows from @root. */
static void
conclude_all (SudLemma *lemmas, uint32_t n, const SudPencilmarks *marks, const uint16_t *bound)
{
  int root = lemmas[n - 1].premise[0];

  for (uint32_t i = 0; i < n - 1; i++)
    {
      int a = lemmas[i].premise[0], b = lemmas[i].premise[1];

      if (bound[i] != 0 || lemmas[i].n_premises != 2 || lemmas[i].conclusion != SUD_NO_CANDIDATE)
        continue;
      if (conclude_again (lemmas, i, a, b) || conclude_again (lemmas, i, b, a))
        continue;
      if (b == root ? set_reasons (lemmas, i, b, a, marks) || set_reasons (lemmas, i, a, b, marks)
                    : set_reasons (lemmas, i, a, b, marks) || set_reasons (lemmas, i, b, a, marks))
        continue;
    }
}

uint32_t
sud_proof_tidy (SudLemma *lemmas, uint32_t n, const SudPencilmarks *marks, uint16_t *place)
{
  if (!find_all_reasons (lemmas, n, marks))
    return 0;
  mark_bound (lemmas, n, place);
  conclude_all (lemmas, n, marks, place);
  if (!find_all_reasons (lemmas, n, marks))
    return 0;
  mark_needed_lemmas (lemmas, n, place);
  return keep_needed (lemmas, n, place);
}
