/* sud-proof-tidy.c - a proof without what it does not need
 *
 * Whoever writes a proof goes from the end back, and may say the same twice, or at greater length than a lemma written
 * later would have allowed. Here each reason becomes the first that there is, and what nothing refers to any more goes.
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
mark_needed (const SudLemma *lemmas, uint32_t n, uint16_t *place)
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

uint32_t
sud_proof_tidy (SudLemma *lemmas, uint32_t n, const SudPencilmarks *marks, uint16_t *place)
{
  for (uint32_t i = 0; i < n; i++)
    if (!find_reasons (lemmas, i, marks))
      return 0;
  mark_needed (lemmas, n, place);
  return keep_needed (lemmas, n, place);
}
