/* sud-why.c - why a cell cannot hold a digit, or must: the shortest argument, without a step too many
 *
 *     path     1  2  3  4  5  6  7  8  9      the easiest steps, until one does what was asked
 *     area        2     4     6     8  9      those that have ruled out what the last step may rest on, and so on back
 *     slice       2           6        9      of these the ones without which a later step would not be found
 *
 * The path walks as a person does, and not towards the question. So its slice competes with that of a broad walk, which
 * takes all that the usual patterns find at each position, and with the cheapest net against this one candidate.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-path-private.h"
#include "sud-techniques.h"

#include <stdlib.h>
#include <string.h>

/* The costs are judged, not measured: with a sentence of a net at 1, new users met nets where they looked for patterns
 * of their own level. */
enum
{
  NET_COST = 2,      /* to see that a net is to come, beside its sentences */
  SENTENCE_COST = 3, /* a sentence of a net, beside steps that need none */
  DEAR_COST = 40,    /* more than that, and a net of two suppositions may be shorter: some 0.1 s to find */
  NOT_REMOVED = INT16_MAX,
  N_SINGLES = 3,
};

typedef struct
{
  SudLogic *logic;
  SudOrder order;
  const SudPencilmarks *start;
  int cell;
  int digit;
  bool must;
} Question;

/* A step of an argument, and the position before it. */
typedef struct
{
  int index; /* in the path of which it is a slice */
  SudStep step;
  SudPencilmarks before;
} Kept;

/* The steps of @path that an answer rests on, @n of them, and what they cost a reader. */
typedef struct
{
  SudPath *path;
  Kept *kept;
  int n;
  int cost;
} Slice;

/* For each cell the digits that a step may need to be gone. */
typedef struct
{
  SudDigits gone[SUD_CELLS];
} Area;

/* Returns: how much @self asks of a reader: 1 for a single, more for what is harder to see, and one more for each pair
 * of links and each sentence of a proof */
static int
get_reading_cost (const SudStep *self)
{
  int level = sud_technique_get ((SudTechniqueId)self->technique)->level;

  if (self->proof != 0)
    return NET_COST + self->size;
  return 1 + level + self->n_nodes / 2;
}

static int
add_reading_costs (const Kept *kept, int n)
{
  int cost = 0;

  for (int i = 0; i < n; i++)
    cost += get_reading_cost (&kept[i].step);
  return cost;
}

static bool
is_answered (const Question *self, const SudPencilmarks *marks)
{
  if (self->must)
    return marks->value[self->cell] == self->digit;
  return !sud_pencilmarks_has (marks, self->cell, self->digit) && marks->value[self->cell] != self->digit;
}

/* Walks until the question is answered. Returns: false without memory, or if it was cancelled */
static bool
walk_to_answer (Question *self, SudPath *path)
{
  SudLogic *logic = self->logic;
  SudTechniqueId technique;

  logic->marks = *self->start;
  sud_logic_forget (logic);
  while (!is_answered (self, &logic->marks) && !sud_pencilmarks_is_dead (&logic->marks)
         && !sud_pencilmarks_is_solved (&logic->marks)
         && (technique = sud_logic_find_first (logic, &self->order)) != SUD_N_TECHNIQUES)
    if (!sud_path_take_round (path, logic, technique, SUD_WALK_ROUNDS))
      return false;
  return !sud_logic_is_cancelled (logic);
}

/* Notes for each candidate of the start after which step it is gone. Returns: how many steps there are up to the
 * answer, 0 if there is none */
static int
note_removals (const Question *self, const SudPath *path, int16_t removed[SUD_CELLS][SUD_SIZE])
{
  SudPencilmarks marks = *self->start;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int index = 0; index < SUD_SIZE; index++)
      removed[cell][index] = NOT_REMOVED;
  for (int i = 0; i < path->n; i++)
    {
      SudPencilmarks before = marks;

      sud_step_apply (&path->steps[i], &marks);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        SUD_EACH_BIT (index, before.cell[cell] & ~marks.cell[cell])
          removed[cell][index] = (int16_t)i;
      if (is_answered (self, &marks))
        return i + 1;
    }
  return 0;
}

static void
add_house (Area *area, int house, SudDigits digits)
{
  for (int i = 0; i < SUD_SIZE; i++)
    area->gone[sud_house_cells[house][i]] |= digits;
}

static void
add_cells (Area *area, SudCells cells, SudDigits digits)
{
  SUD_EACH_CELL (cell, cells)
    area->gone[cell] |= digits;
}

/* In its cells any digit may have to be gone, and its digits anywhere in a house of theirs. */
static void
add_pattern_area (Area *area, const SudStep *step)
{
  SudCells cells = sud_cells_union (step->cells, step->fins);
  SudDigits digits = step->digits;
  uint32_t houses = step->houses | step->covers;

  for (int i = 0; i < step->n_sets; i++)
    {
      cells = sud_cells_union (cells, step->sets[i].cells);
      digits |= step->sets[i].digits;
    }
  for (int i = 0; i < step->n_nodes; i++)
    {
      cells = sud_cells_union (cells, step->nodes[i].cells);
      digits |= SUD_DIGIT_BIT (step->nodes[i].digit);
    }
  add_cells (area, cells, SUD_ALL_DIGITS);
  SUD_EACH_CELL (cell, cells)
    houses |= sud_cell_houses[cell];
  SUD_EACH_BIT (house, houses)
    add_house (area, (int)house, digits);
}

static void
add_lemmas (Area *area, const SudLemma *lemmas, int n)
{
  for (int i = 0; i < n; i++)
    if (lemmas[i].kind == SUD_CLAUSE_HOUSE)
      add_house (area, lemmas[i].where, lemmas[i].digits);
    else
      add_cells (area, lemmas[i].kind == SUD_CLAUSE_CELL ? sud_cells_of (lemmas[i].where) : lemmas[i].cells,
                 SUD_ALL_DIGITS);
}

static void
fill_area (Area *area, const SudStep *step, const SudProof *proof)
{
  const SudLemma *lemmas = sud_proof_get (proof, step);

  memset (area, 0, sizeof *area);
  if (lemmas != NULL)
    add_lemmas (area, lemmas, step->size);
  else if (step->technique == SUD_TECHNIQUE_HIDDEN_SINGLE)
    SUD_EACH_BIT (house, step->houses)
      add_house (area, (int)house, step->digits);
  else if (step->technique < SUD_TECHNIQUE_HIDDEN_SINGLE)
    add_cells (area, step->cells, SUD_ALL_DIGITS);
  else if (sud_technique_is_grave (step->technique))
    add_cells (area, SUD_ALL_CELLS, SUD_ALL_DIGITS);
  else
    add_pattern_area (area, step);
}

/* Lists in @kept the steps that the last of @n may rest on. Returns: how many there are */
static int
list_area (const Question *self, const SudPath *path, int n, int16_t removed[SUD_CELLS][SUD_SIZE], Kept *kept)
{
  bool *wanted = calloc ((size_t)n, sizeof *wanted);
  int n_kept = 0;
  Area area;

  if (wanted == NULL)
    return 0;
  wanted[n - 1] = true;
  for (int i = n; i-- > 0;)
    {
      if (!wanted[i])
        continue;
      fill_area (&area, &path->steps[i], &path->proof);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        SUD_EACH_BIT (index, area.gone[cell] & self->start->cell[cell])
          if (removed[cell][index] < i)
            wanted[removed[cell][index]] = true;
    }
  for (int i = 0; i < n; i++)
    if (wanted[i])
      kept[n_kept++].index = i;
  free (wanted);
  return n_kept;
}

/* Returns: whether @step does all that @wanted does */
static bool
does_as_much (const SudStep *step, const SudStep *wanted)
{
  if (step->digit != wanted->digit || !sud_cells_within (sud_step_writes (wanted), sud_step_writes (step)))
    return false;
  for (int index = 0; index < SUD_SIZE; index++)
    if (!sud_cells_within (wanted->out[index], step->out[index]))
      return false;
  return true;
}

/* Returns: whether the almost locked sets of step @index of @path have no candidate at @marks that they lacked where it
 * was found: a digit with one more place may not see what it saw */
static bool
has_its_sets (const SudPath *path, int index, const SudPencilmarks *marks)
{
  const SudStep *step = &path->steps[index];
  SudPencilmarks found;

  if (step->n_sets == 0)
    return true;
  sud_path_get_marks (path, path->round_start[index], &found);
  for (int i = 0; i < step->n_sets; i++)
    SUD_EACH_CELL (cell, step->sets[i].cells)
      if ((marks->cell[cell] & ~found.cell[cell]) != 0)
        return false;
  return true;
}

/* Returns: whether @b holds its digit at @marks if @a does not: both are in a cell or house that has no other place */
static bool
are_strongly_linked (const SudStepNode *a, const SudStepNode *b, const SudPencilmarks *marks)
{
  SudCells both = sud_cells_union (a->cells, b->cells);

  if (a->digit != b->digit)
    return marks->cell[sud_cells_first (both)] == (SUD_DIGIT_BIT (a->digit) | SUD_DIGIT_BIT (b->digit));
  SUD_EACH_BIT (house, sud_cell_houses[sud_cells_first (both)])
    if (sud_cells_within (both, sud_house_sets[house])
        && sud_cells_within (sud_pencilmarks_places (marks, (int)house, a->digit), both))
      return true;
  return false;
}

/* Returns: whether the strong links of @step, a chain, are at @marks what they were, but for those through sets */
static bool
has_its_links (const SudStep *step, const SudPencilmarks *marks)
{
  for (int i = 0; i < step->n_nodes; i++)
    if (step->nodes[i].link == SUD_STEP_STRONG && step->nodes[i].set == 0
        && !are_strongly_linked (&step->nodes[i], &step->nodes[i + 1], marks))
      return false;
  return true;
}

static bool
is_chain (int technique)
{
  return (technique >= SUD_TECHNIQUE_X_CHAIN && technique <= SUD_TECHNIQUE_GROUPED_AIC)
         || (technique >= SUD_TECHNIQUE_ALS_XZ && technique <= SUD_TECHNIQUE_ALS_CHAIN);
}

/* Finds step @index of @path in the position of @logic, where more candidates may be left than where it was found; a
 * single of any kind will do. Chains are not looked for, as that takes long. */
static bool
find_again (SudLogic *logic, const SudPath *path, int index, SudStep *found)
{
  const SudStep *wanted = &path->steps[index];
  bool single = wanted->technique <= SUD_TECHNIQUE_HIDDEN_SINGLE;

  sud_step_copy (found, wanted);
  if (wanted->proof != 0)
    return sud_proof_check (&path->proof, &logic->marks, wanted);
  if (is_chain (wanted->technique))
    return has_its_links (wanted, &logic->marks) && has_its_sets (path, index, &logic->marks);
  for (int i = 0; i < (single ? N_SINGLES : 1); i++)
    {
      sud_logic_find (logic, (SudTechniqueId)(single ? (wanted->technique + i) % N_SINGLES : wanted->technique));
      for (int k = 0; k < logic->steps.n; k++)
        if (does_as_much (&logic->steps.step[k], wanted))
          {
            sud_step_copy (found, &logic->steps.step[k]);
            return true;
          }
    }
  return false;
}

/* Goes from the position of @logic through the @n steps of @kept, and fills in what they are now. Returns: whether all
 * are found, and the question is answered after them */
static bool
replay (const Question *self, const SudPath *path, Kept *kept, int n)
{
  SudLogic *logic = self->logic;

  for (int i = 0; i < n; i++)
    {
      if (sud_logic_is_cancelled (logic))
        return false;
      kept[i].before = logic->marks;
      if (!find_again (logic, path, kept[i].index, &kept[i].step))
        return false;
      sud_step_apply (&kept[i].step, &logic->marks);
    }
  return is_answered (self, &logic->marks);
}

/* Leaves out each of the @n steps without which those after it are found nevertheless. @trial has room for as many.
 * Returns: how many are left */
static int
shorten_slice (const Question *self, const SudPath *path, Kept *kept, Kept *trial, int n)
{
  for (int i = n - 1; i-- > 0;)
    {
      for (int k = i + 1; k < n; k++)
        trial[k].index = kept[k].index;
      self->logic->marks = kept[i].before;
      if (!replay (self, path, trial + i + 1, n - i - 1))
        continue;
      memmove (kept + i, trial + i + 1, (size_t)(n - i - 1) * sizeof *kept);
      n--;
    }
  return n;
}

/* Fills @kept with all @n steps of the path as they are. */
static void
keep_all (const Question *self, const SudPath *path, Kept *kept, int n)
{
  SudPencilmarks marks = *self->start;

  for (int i = 0; i < n; i++)
    {
      kept[i].index = i;
      kept[i].before = marks;
      sud_step_copy (&kept[i].step, &path->steps[i]);
      sud_step_apply (&path->steps[i], &marks);
    }
}

/* Returns: how many steps @kept has, of the first @n of the path; 0 without memory */
static int
slice_path (const Question *self, const SudPath *path, int n, int16_t removed[SUD_CELLS][SUD_SIZE], Kept *kept)
{
  Kept *trial = malloc ((size_t)n * sizeof *trial);
  int n_kept = trial == NULL ? 0 : list_area (self, path, n, removed, kept);

  self->logic->marks = *self->start;
  if (n_kept > 0 && !replay (self, path, kept, n_kept))
    {
      keep_all (self, path, kept, n);
      n_kept = n;
    }
  if (n_kept > 0)
    n_kept = shorten_slice (self, path, kept, trial, n_kept);
  free (trial);
  return n_kept;
}

/* Returns: how many techniques of the order a broad walk uses: the usual patterns, and up to the hardest of the slice,
 * but none that takes long where many candidates are left */
static int
count_usable (const Question *self, const Kept *kept, int n)
{
  int usable = 0;

  for (int i = 0; i < self->order.n && self->order.technique[i] < SUD_TECHNIQUE_SUE_DE_COQ; i++)
    {
      SudTechniqueId technique = (SudTechniqueId)self->order.technique[i];
      bool used = sud_technique_get (technique)->level <= SUD_LEVEL_HARD;

      for (int k = 0; k < n && !used; k++)
        used = kept[k].step.technique == technique;
      if (used)
        usable = i + 1;
    }
  return usable;
}

static bool
has_net (const Kept *kept, int n)
{
  for (int i = 0; i < n; i++)
    if (kept[i].step.proof != 0)
      return true;
  return n == 0;
}

/* Finds a net that answers with at most @most sentences. Returns: whether there is one, in @step; its proof is in
 * @logic */
static bool
find_direct_net (const Question *self, SudTechniqueId technique, int most, SudStep *step)
{
  SudLogic *logic = self->logic;

  logic->marks = *self->start;
  if (self->must || most <= 0 || !sud_find_net_against (logic, technique, self->cell, self->digit, most)
      || logic->steps.step[0].size > most)
    return false;
  sud_step_copy (step, &logic->steps.step[0]);
  return true;
}

/* Finds a net that answers, and costs less than the slice. Where patterns lead there, too, a sentence of a net counts
 * more, and nets of two suppositions, which take long, are not looked for. Returns: whether there is one */
static bool
find_cheaper_net (const Question *self, const Slice *slice, SudStep *step)
{
  bool hard = has_net (slice->kept, slice->n);
  int most = (slice->cost - NET_COST - 1) / (hard ? 1 : SENTENCE_COST);

  return find_direct_net (self, SUD_TECHNIQUE_LEMMA_NET, most, step)
         || (hard && slice->cost > DEAR_COST && find_direct_net (self, SUD_TECHNIQUE_DOUBLE_NET, most, step));
}

/* Takes all steps of @logic that are still right at @reached, after others that were found at @found. Returns: false
 * without memory */
static bool
take_all_left (SudPath *path, SudLogic *logic, const SudPencilmarks *found, int start, SudPencilmarks *reached)
{
  for (int i = 0; i < logic->steps.n; i++)
    {
      SudStep *step = &logic->steps.step[i];

      if (!sud_step_applies (step, reached) || !sud_path_is_still_valid (step, &logic->proof, found, reached))
        continue;
      sud_step_cut (step, reached);
      if (!sud_path_append (path, step, &logic->proof, start))
        return false;
      sud_step_apply (step, reached);
    }
  return true;
}

/* Walks with one technique after the other at each position, and takes all that is found there together, so that no way
 * is longer than it need be. Returns: false without memory, or if it was cancelled */
static bool
walk_broadly (Question *self, int usable, SudPath *path)
{
  SudPencilmarks reached = *self->start;
  SudLogic *logic = self->logic;
  int before;

  do
    {
      SudPencilmarks found = reached;

      before = path->n;
      logic->marks = found;
      for (int i = 0; i < usable && !is_answered (self, &reached) && !sud_logic_is_cancelled (logic); i++)
        {
          sud_logic_find_at (logic, &self->order, i);
          if (!take_all_left (path, logic, &found, before, &reached))
            return false;
        }
    }
  while (path->n > before && !is_answered (self, &reached) && !sud_logic_is_cancelled (logic));
  return !sud_logic_is_cancelled (logic);
}

/* Fills @slice with what the answer at the end of its path rests on; with nothing, if there is none. Returns: false
 * without memory */
static bool
cut_slice (const Question *self, Slice *slice)
{
  int16_t removed[SUD_CELLS][SUD_SIZE];
  int n = note_removals (self, slice->path, removed);

  slice->cost = INT16_MAX;
  if (n == 0)
    return true;
  slice->kept = malloc ((size_t)n * sizeof *slice->kept);
  if (slice->kept == NULL)
    return false;
  slice->n = slice_path (self, slice->path, n, removed, slice->kept);
  slice->cost = add_reading_costs (slice->kept, slice->n);
  return slice->n > 0;
}

/* Appends the shortest answer to @answer. Returns: false without memory, or if it was cancelled */
static bool
append_answer (Question *self, Slice *easy, Slice *broad, SudPath *answer)
{
  const Slice *best = easy;
  SudStep step;

  if (!walk_to_answer (self, easy->path) || !cut_slice (self, easy))
    return false;
  if (easy->n > 0 && easy->cost > 1)
    {
      if (!walk_broadly (self, count_usable (self, easy->kept, easy->n), broad->path) || !cut_slice (self, broad))
        return false;
      best = broad->n > 0 && broad->cost < easy->cost ? broad : easy;
    }
  if (find_cheaper_net (self, best, &step))
    return sud_path_append (answer, &step, &self->logic->proof, 0);
  for (int i = 0; i < best->n; i++)
    if (!sud_path_append (answer, &best->kept[i].step, &best->path->proof, i))
      return false;
  return !sud_logic_is_cancelled (self->logic);
}

static void
clear_slice (Slice *slice)
{
  if (slice->path != NULL)
    sud_path_unref (slice->path);
  free (slice->kept);
}

SudPath *
sud_path_new_why (SudLogic *logic, const SudPencilmarks *start, const SudOrder *order, int cell, int digit, bool must)
{
  Question self = { logic, sud_order_for_people (order), start, cell, digit, must };
  Slice easy = { sud_path_new_empty (start, order) }, broad = { sud_path_new_empty (start, order) };
  SudPath *answer = sud_path_new_empty (start, order);
  bool done = easy.path != NULL && broad.path != NULL && answer != NULL
              && append_answer (&self, &easy, &broad, answer);

  clear_slice (&easy);
  clear_slice (&broad);
  if (!done && answer != NULL)
    sud_path_unref (answer);
  return done ? answer : NULL;
}
