/* sud-explainer.c - how hard a puzzle is on the scale of Sudoku Explainer: its rules, and the way they lead
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-explainer-private.h"
#include "sud-ratings.h"

#include <stddef.h>
#include <string.h>

static void
forget_found (SudExplainerFind *self)
{
  self->rating = 0;
  self->about = false;
  memset (self->out, 0, sizeof self->out);
  memset (self->in, 0, sizeof self->in);
}

/* Makes @rating the one that is looked for. Returns: false if something easier was found */
static bool
accept_rating (SudExplainerFind *self, int rating)
{
  if (!sud_explainer_wants (self, rating))
    return false;
  if (rating != self->rating)
    forget_found (self);
  self->rating = rating;
  return true;
}

void
sud_explainer_offer_in (SudExplainerFind *self, int rating, int cell, int digit)
{
  if (accept_rating (self, rating))
    sud_cells_add (&self->in[digit - 1], cell);
}

void
sud_explainer_offer_out (SudExplainerFind *self, int rating, const SudCells out[SUD_SIZE])
{
  bool any = false;

  for (int index = 0; index < SUD_SIZE; index++)
    any |= sud_cells_meet (out[index], self->marks->digit[index]);
  if (!any || !accept_rating (self, rating))
    return;
  for (int index = 0; index < SUD_SIZE; index++)
    self->out[index]
        = sud_cells_union (self->out[index], sud_cells_intersection (out[index], self->marks->digit[index]));
}

void
sud_explainer_offer_digit (SudExplainerFind *self, int rating, int digit, SudCells cells)
{
  cells = sud_cells_intersection (cells, self->marks->digit[digit - 1]);
  if (!sud_cells_is_empty (cells) && accept_rating (self, rating))
    self->out[digit - 1] = sud_cells_union (self->out[digit - 1], cells);
}

void
sud_explainer_offer_step (SudExplainerFind *self, int rating, const SudStep *step)
{
  sud_explainer_offer_out (self, rating, step->out);
  SUD_EACH_CELL (cell, sud_step_writes (step))
    sud_explainer_offer_in (self, rating, (int)cell, step->digit);
}

typedef struct
{
  void (*find) (SudExplainerFind *find, int size); /* NULL = by @technique, which is rated @rating */
  uint8_t size; /* handed to @find: the size of the pattern; of nets the technique */
  uint8_t technique;
  uint8_t rating;
} Rule;

/* In the order of Explainer: the first rule that finds anything is used, whatever a later one would be rated. */
static const Rule rules[] = {
  { .find = sud_explainer_find_hidden_singles },
  { .find = sud_explainer_find_direct_locking },
  { .find = sud_explainer_find_direct_sets, .size = 2 },
  { .technique = SUD_TECHNIQUE_NAKED_SINGLE, .rating = 23 },
  { .find = sud_explainer_find_direct_sets, .size = 3 },
  { .technique = SUD_TECHNIQUE_POINTING, .rating = 26 },
  { .technique = SUD_TECHNIQUE_CLAIMING, .rating = 28 },
  { .technique = SUD_TECHNIQUE_NAKED_PAIR, .rating = 30 },
  { .technique = SUD_TECHNIQUE_X_WING, .rating = 32 },
  { .technique = SUD_TECHNIQUE_HIDDEN_PAIR, .rating = 34 },
  { .technique = SUD_TECHNIQUE_NAKED_TRIPLE, .rating = 36 },
  { .technique = SUD_TECHNIQUE_SWORDFISH, .rating = 38 },
  { .technique = SUD_TECHNIQUE_HIDDEN_TRIPLE, .rating = 40 },
  { .find = sud_explainer_find_links, .size = 2 },
  { .technique = SUD_TECHNIQUE_XY_WING, .rating = 42 },
  { .technique = SUD_TECHNIQUE_XYZ_WING, .rating = 44 },
  { .find = sud_explainer_find_loops },
  { .technique = SUD_TECHNIQUE_NAKED_QUADRUPLE, .rating = 50 },
  { .technique = SUD_TECHNIQUE_JELLYFISH, .rating = 52 },
  { .technique = SUD_TECHNIQUE_HIDDEN_QUADRUPLE, .rating = 54 },
  { .find = sud_explainer_find_links, .size = 3 },
  { .find = sud_explainer_find_wings, .size = 3 },
  { .find = sud_explainer_find_bug },
  { .find = sud_explainer_find_links, .size = 4 },
  { .find = sud_explainer_find_wings, .size = 4 },
  { .find = sud_explainer_find_exclusion },
  { .find = sud_explainer_find_wings, .size = 5 },
  { .find = sud_explainer_find_chains },
  { .find = sud_explainer_find_wings, .size = 6 },
  { .find = sud_explainer_find_nets, .size = SUD_TECHNIQUE_LEMMA_NET },
  { .find = sud_explainer_find_nets, .size = SUD_TECHNIQUE_DOUBLE_NET },
  { .find = sud_explainer_find_nets, .size = SUD_TECHNIQUE_NESTED_NET },
};

static void
use_rule (SudExplainerFind *find, const Rule *rule)
{
  SudLogic *logic = find->logic;

  if (rule->find != NULL)
    {
      rule->find (find, rule->size);
      return;
    }
  sud_logic_find (logic, (SudTechniqueId)rule->technique);
  for (int i = 0; i < logic->steps.n; i++)
    sud_explainer_offer_step (find, rule->rating, &logic->steps.step[i]);
}

/* Looks for the first rule that finds anything. Returns: whether one does */
static bool
find_first_rule (SudExplainerFind *find)
{
  forget_found (find);
  find->sets = false;
  for (size_t i = 0; i < sizeof rules / sizeof rules[0] && find->rating == 0; i++)
    {
      if (sud_logic_is_cancelled (find->logic))
        return false;
      use_rule (find, &rules[i]);
    }
  return find->rating != 0 && !sud_logic_is_cancelled (find->logic);
}

/* Applies all that was found. Returns: whether a digit was written */
static bool
apply_found (const SudExplainerFind *find, SudPencilmarks *marks)
{
  bool wrote = false;

  for (int index = 0; index < SUD_SIZE; index++)
    sud_pencilmarks_remove_all (marks, index + 1, find->out[index]);
  for (int index = 0; index < SUD_SIZE; index++)
    SUD_EACH_CELL (cell, sud_cells_intersection (find->in[index], marks->blank))
      {
        sud_pencilmarks_place (marks, (int)cell, index + 1);
        wrote = true;
      }
  return wrote;
}

static void
update_rating (SudExplainerRating *rating, const SudExplainerFind *find, bool written)
{
  if (find->rating > rating->er.tenths)
    rating->er = (SudExplainerRate){ (uint8_t)find->rating, find->about };
  if (rating->ed.tenths == 0)
    rating->ed = rating->er;
  if (!written)
    rating->ep = rating->er;
}

bool
sud_explainer_rate (SudLogic *logic, const SudPencilmarks *start, SudExplainerRating *rating)
{
  SudExplainerFind find = { .logic = logic, .marks = &logic->marks };
  bool written = false;

  *rating = (SudExplainerRating){ 0 };
  logic->marks = *start;
  sud_logic_forget (logic);
  while (!sud_pencilmarks_is_solved (&logic->marks) && !logic->marks.broken && find_first_rule (&find))
    {
      update_rating (rating, &find, written);
      written |= apply_found (&find, &logic->marks);
    }
  rating->complete = sud_pencilmarks_is_solved (&logic->marks) && !logic->marks.broken;
  return !sud_logic_is_cancelled (logic);
}
