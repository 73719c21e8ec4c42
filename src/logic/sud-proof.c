/* sud-proof.c - the arena of proofs, the clauses of lemmas, and whether each lemma follows from the lemmas before it
 *
 * There is just one way to write a proof: fields that a lemma does not use are zero, each reason is the first possible,
 * and no lemma is unneeded. So a proof in which anything was changed is no proof.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-proof.h"

#include <stdlib.h>
#include <string.h>

enum
{
  PATTERN_CELLS = 16, /* chosen: more would take long to fill in all ways */
};

void
sud_proof_clear (SudProof *self)
{
  free (self->lemma);
  *self = (SudProof){ NULL, 0, 0, NULL };
}

bool
sud_proof_reserve (SudProof *self, uint32_t room)
{
  SudLemma *lemma;

  if (room <= self->room)
    return true;
  if (room < self->room * 2)
    room = self->room * 2;
  lemma = realloc (self->lemma, room * sizeof *lemma);
  if (lemma == NULL)
    return false;
  self->lemma = lemma;
  self->room = room;
  return true;
}

const SudLemma *
sud_proof_get (const SudProof *self, const SudStep *step)
{
  if (step->proof == 0 || step->proof > self->n || step->size == 0 || step->size > step->proof)
    return NULL;
  return &self->lemma[step->proof - step->size];
}

bool
sud_proof_append (SudProof *self, const SudProof *from, SudStep *step)
{
  const SudLemma *lemmas = sud_proof_get (from, step);

  if (lemmas == NULL)
    return true;
  if (!sud_proof_reserve (self, self->n + step->size))
    return false;
  memcpy (&self->lemma[self->n], lemmas, step->size * sizeof *lemmas);
  self->n += step->size;
  step->proof = self->n;
  return true;
}

/* Returns: whether @cells, @n of them, can be filled with digits of @allowed, so that no two equal ones see each other;
 * those before @i are filled with @digit */
static bool
can_fill (const uint8_t *cells, const SudDigits *allowed, int n, int i, uint8_t *digit)
{
  if (i == n)
    return true;
  SUD_EACH_BIT (index, allowed[i])
    {
      bool clash = false;

      for (int j = 0; j < i; j++)
        clash |= digit[j] == index && sud_cells_has (sud_peer_sets[cells[i]], cells[j]);
      digit[i] = (uint8_t)index;
      if (!clash && can_fill (cells, allowed, n, i + 1, digit))
        return true;
    }
  return false;
}

/* Lists the guardians of a pattern. Returns: how many there are; -1 if the pattern can be filled without them */
static int
list_guardians (const SudLemma *self, const SudPencilmarks *marks, uint16_t member[SUD_CLAUSE_MEMBERS])
{
  uint8_t cells[PATTERN_CELLS], digit[PATTERN_CELLS];
  SudDigits allowed[PATTERN_CELLS];
  int n = 0, n_members = 0;

  if (sud_cells_count (self->cells) > PATTERN_CELLS || !sud_cells_within (self->cells, marks->blank))
    return -1;
  SUD_EACH_CELL (cell, self->cells)
    {
      cells[n] = (uint8_t)cell;
      allowed[n++] = marks->cell[cell] & self->digits;
      SUD_EACH_BIT (index, marks->cell[cell] & ~self->digits)
        {
          if (n_members == SUD_CLAUSE_MEMBERS)
            return -1;
          member[n_members++] = (uint16_t)sud_candidate ((int)cell, (int)index + 1);
        }
    }
  return can_fill (cells, allowed, n, 0, digit) ? -1 : n_members;
}

static int
list_digits (const SudLemma *self, const SudPencilmarks *marks, uint16_t member[SUD_CLAUSE_MEMBERS])
{
  int n = 0;

  if (self->where >= SUD_CELLS || marks->value[self->where] != 0 || self->digits != 0)
    return -1;
  SUD_EACH_BIT (index, marks->cell[self->where])
    member[n++] = (uint16_t)sud_candidate (self->where, (int)index + 1);
  return n;
}

static int
list_places (const SudLemma *self, const SudPencilmarks *marks, uint16_t member[SUD_CLAUSE_MEMBERS])
{
  int n = 0, digit;

  if (self->where >= SUD_HOUSES || self->digits == 0 || (self->digits & (self->digits - 1)) != 0
      || self->digits > SUD_ALL_DIGITS)
    return -1;
  digit = sud_digits_first (self->digits);
  for (int i = 0; i < SUD_SIZE; i++)
    {
      int cell = sud_house_cells[self->where][i];

      if (marks->value[cell] == digit)
        return -1;
      if (sud_pencilmarks_has (marks, cell, digit))
        member[n++] = (uint16_t)sud_candidate (cell, digit);
    }
  return n;
}

static int
list_nothing (const SudLemma *self, const SudPencilmarks *marks, uint16_t member[SUD_CLAUSE_MEMBERS])
{
  (void)marks;
  (void)member;
  return self->where == 0 && self->digits == 0 ? 0 : -1;
}

int
sud_lemma_list_members (const SudLemma *self, const SudPencilmarks *marks, uint16_t member[SUD_CLAUSE_MEMBERS])
{
  static int (*const list[SUD_N_CLAUSE_KINDS]) (const SudLemma *, const SudPencilmarks *, uint16_t *)
      = { list_digits, list_places, list_guardians, list_nothing };

  return self->kind < SUD_N_CLAUSE_KINDS ? list[self->kind](self, marks, member) : -1;
}

/* Returns: the first house where the digit of @self, a clause of a house, has the same places */
static int
first_house_of (const SudLemma *self, const SudPencilmarks *marks)
{
  uint16_t wanted[SUD_CLAUSE_MEMBERS], member[SUD_CLAUSE_MEMBERS];
  int n = list_places (self, marks, wanted);
  SudLemma other = *self;

  for (int house = 0; house < self->where && n >= 0; house++)
    {
      other.where = (uint8_t)house;
      if (list_places (&other, marks, member) == n && memcmp (wanted, member, (size_t)n * sizeof *member) == 0)
        return house;
    }
  return self->where;
}

/* The candidates supposed to be true: the premises of a lemma, one that is to be ruled out, the conclusion of another
 * lemma. */
typedef struct
{
  uint16_t candidate[SUD_LEMMA_PREMISES + 2];
  int n;
} Known;

static bool
has_one (const uint16_t *candidates, int n, uint16_t candidate)
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
    if (!has_one (known->candidate, known->n, lemma->premise[i]))
      return false;
  return true;
}

/* Returns: whether what is known cannot be: by the rules, then @by is 0; or by a lemma before @i, of which the first is
 * @by before it */
static bool
is_contradiction (const Known *known, const SudLemma *lemmas, uint32_t i, uint16_t *by)
{
  *by = 0;
  for (int a = 0; a < known->n; a++)
    for (int b = 0; b < a; b++)
      if (sud_candidates_clash (known->candidate[a], known->candidate[b]))
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

/* Returns: whether @lemma supposes something, each candidate once, and concludes something else. */
static bool
check_candidates (const SudLemma *lemma)
{
  if (lemma->n_premises == 0 || lemma->n_premises > SUD_LEMMA_PREMISES || lemma->n_reasons > SUD_CLAUSE_MEMBERS)
    return false;
  if (lemma->conclusion != SUD_NO_CANDIDATE
      && (lemma->conclusion >= SUD_CELLS * SUD_SIZE || has_one (lemma->premise, lemma->n_premises, lemma->conclusion)))
    return false;
  for (int i = 0; i < SUD_LEMMA_PREMISES; i++)
    if (i >= lemma->n_premises ? lemma->premise[i] != 0
                               : lemma->premise[i] >= SUD_CELLS * SUD_SIZE
                                     || has_one (lemma->premise, i, lemma->premise[i]))
      return false;
  return true;
}

/* Returns: whether @lemma says of its clause what its kind needs, no more: of equal houses the first. */
static bool
check_clause (const SudLemma *lemma, const SudPencilmarks *marks)
{
  bool is_pattern = lemma->kind == SUD_CLAUSE_PATTERN;

  if (sud_cells_is_empty (lemma->cells) == is_pattern || (is_pattern && lemma->where != 0)
      || (lemma->shown != 0) != (lemma->kind == SUD_CLAUSE_SHOWN))
    return false;
  return lemma->kind != SUD_CLAUSE_HOUSE || first_house_of (lemma, marks) == lemma->where;
}

static bool
is_same_reason (SudReason a, SudReason b)
{
  return a.through == b.through && a.by == b.by;
}

/* Returns: whether a proof in @arena, before lemma @end of it, shows @lemma, which says the same, or "not both a and b"
 * where it says "if a, then y", and b sees y. */
static bool
check_shown (const SudLemma *lemma, const SudProof *arena, uint32_t end)
{
  const SudLemma *shown = lemma->shown <= end ? &arena->lemma[lemma->shown - 1] : lemma;

  if (shown->kind == SUD_CLAUSE_SHOWN)
    return false;
  if (shown->conclusion == lemma->conclusion)
    return shown->n_premises == lemma->n_premises
           && memcmp (shown->premise, lemma->premise, sizeof shown->premise) == 0;
  return lemma->conclusion == SUD_NO_CANDIDATE && lemma->n_premises == 2 && shown->n_premises == 1
         && has_one (lemma->premise, 2, shown->premise[0])
         && sud_candidates_clash (shown->conclusion, lemma->premise[lemma->premise[0] == shown->premise[0]]);
}

/* Returns: whether lemma @i of a run follows from the lemmas before it. */
static bool
check_lemma (const SudLemma *lemmas, uint32_t i, const SudPencilmarks *marks)
{
  const SudLemma *lemma = &lemmas[i];
  uint16_t member[SUD_CLAUSE_MEMBERS];
  int n = sud_lemma_list_members (lemma, marks, member);

  if (n < 0 || n != lemma->n_reasons || !check_candidates (lemma) || !check_clause (lemma, marks))
    return false;
  if (lemma->conclusion != SUD_NO_CANDIDATE && lemma->shown == 0 && !has_one (member, n, lemma->conclusion))
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

/* Returns: whether @step rules out one candidate, and does so because @root says that it is false. */
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

/* Returns: whether a lemma after lemma @i of @n needs it */
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
  const SudProof *arena = self->earlier != NULL ? self->earlier : self;
  uint32_t end = self->earlier != NULL ? arena->n : step->proof - step->size;

  if (lemmas == NULL || !check_root (&lemmas[step->size - 1], step))
    return false;
  for (uint32_t i = 0; i < step->size; i++)
    if (!check_lemma (lemmas, i, marks) || (lemmas[i].shown != 0 && !check_shown (&lemmas[i], arena, end)))
      return false;
  for (uint32_t i = 0; i < step->size; i++) /* they are sound, so their numbers of reasons can be trusted */
    if (!is_needed (lemmas, step->size, i))
      return false;
  return true;
}

/* Proofs without the lemmas that they do not need
 *
 * Proofs are written from the end back, so they may say the same twice, or at greater length than a lemma written later
 * would have allowed. Here each reason becomes the first that there is, and lemmas that nothing refers to any more are
 * dropped.
 *
 * "a and b cannot both be" often says no more than "if a, then y", and b sees y. The lemma "if a, then y" rules out all
 * that y sees at once, so it takes the place of a lemma for each candidate that y sees.
 */

static bool
find_reasons (SudLemma *lemmas, uint32_t i, const SudPencilmarks *marks)
{
  SudLemma *lemma = &lemmas[i];
  uint16_t member[SUD_CLAUSE_MEMBERS];
  int n = sud_lemma_list_members (lemma, marks, member);

  if (lemma->kind == SUD_CLAUSE_HOUSE && n > 0)
    lemma->where = (uint8_t)first_house_of (lemma, marks);
  memset (lemma->reason, 0, sizeof lemma->reason);
  for (int j = 0; j < n; j++)
    if (member[j] != lemma->conclusion && !sud_proof_find_reason (lemmas, i, member[j], &lemma->reason[j]))
      return false;
  return n >= 0;
}

/* Returns: how far lemma @i, which comes after the @n that are kept, is then from the one @distance before it */
static uint16_t
keep_distance (const uint16_t *place, uint32_t from, uint32_t i, uint32_t n, uint16_t distance)
{
  uint32_t child = i - distance;

  return distance == 0 ? 0 : (uint16_t)(n + 1 - (child < from ? child + 1 : place[child]));
}

uint32_t
sud_proof_prune (SudLemma *lemmas, uint32_t from, uint32_t n_lemmas, uint16_t *place)
{
  uint32_t n = from;

  memset (&place[from], 0, (n_lemmas - from) * sizeof *place);
  place[n_lemmas - 1] = 1;
  for (uint32_t i = n_lemmas; i-- > from;)
    for (int j = 0; place[i] != 0 && j < lemmas[i].n_reasons; j++)
      {
        SudReason reason = lemmas[i].reason[j];

        if (i - reason.through >= from)
          place[i - reason.through] = 1;
        if (i - reason.by >= from)
          place[i - reason.by] = 1;
      }
  for (uint32_t i = from; i < n_lemmas; i++)
    {
      if (place[i] == 0)
        continue;
      for (int j = 0; j < lemmas[i].n_reasons; j++)
        lemmas[i].reason[j] = (SudReason){ keep_distance (place, from, i, n, lemmas[i].reason[j].through),
                                           keep_distance (place, from, i, n, lemmas[i].reason[j].by) };
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

/* Marks in @bound the lemmas that are used together with the conclusion of another: what they say must stay as it
 * is. */
static void
mark_bound (const SudLemma *lemmas, uint32_t n, uint16_t *bound)
{
  memset (bound, 0, n * sizeof *bound);
  for (uint32_t i = 0; i < n; i++)
    for (int j = 0; j < lemmas[i].n_reasons; j++)
      if (lemmas[i].reason[j].through != 0 && lemmas[i].reason[j].by != 0)
        bound[i - lemmas[i].reason[j].by] = 1;
}

/* Makes lemma @i a copy of one before it that says "if @a, then y", where @b sees y. Returns: whether there is one */
static bool
conclude_again (SudLemma *lemmas, uint32_t i, int a, int b)
{
  for (uint32_t k = 0; k < i; k++)
    if (lemmas[k].n_premises == 1 && lemmas[k].premise[0] == a && lemmas[k].conclusion != SUD_NO_CANDIDATE
        && sud_candidates_clash (lemmas[k].conclusion, b))
      {
        lemmas[i] = lemmas[k];
        return true;
      }
  return false;
}

/* Makes lemma @i say "if @a, then y", where @b sees y, if its clause shows that for any y. Returns: whether it does */
static bool
conclude_by_clause (SudLemma *lemmas, uint32_t i, int a, int b, const SudPencilmarks *marks)
{
  SudLemma before = lemmas[i];
  uint16_t member[SUD_CLAUSE_MEMBERS];
  int n = sud_lemma_list_members (&before, marks, member);

  for (int j = 0; j < n; j++)
    {
      if (!sud_candidates_clash (b, member[j]) || member[j] == a)
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

/* Turns lemmas "a and b cannot both be" into conclusions: if possible into one that is there already, else rather into
 * one that follows from the root. */
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
      if (b == root ? conclude_by_clause (lemmas, i, b, a, marks) || conclude_by_clause (lemmas, i, a, b, marks)
                    : conclude_by_clause (lemmas, i, a, b, marks) || conclude_by_clause (lemmas, i, b, a, marks))
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
  return sud_proof_prune (lemmas, 0, n, place);
}
