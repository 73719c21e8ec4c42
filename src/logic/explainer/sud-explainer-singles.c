/* sud-explainer-singles.c - digits that Explainer writes at once: hidden singles, and those that a pattern leaves
 *
 *     direct pointing: in the box of 4 4       direct hidden pair: 4 and 7 have only the first two
 *     4 can only be in the first row, so       places of the row, so one place is left for the 9
 *     one place is left in the next box
 *     4 4 . | - - . | . . .                    |479|47-9|9|.|.|.|.|.|.|
 *     . . . |[4]. . | . . .
 *
 * The rating is lower than that of the pattern alone: what it is good for is seen at once. Only the digit is written: what
 * else the pattern rules out is another step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-explainer-find.h"

enum
{
  RATING_LAST = 10,
  RATING_BOX = 12,
  RATING_LINE = 15,
  RATING_DIRECT_POINTING = 17,
  RATING_DIRECT_CLAIMING = 19,
  RATING_DIRECT_PAIR = 20,
  RATING_DIRECT_TRIPLET = 25,
};

static bool
is_single (uint32_t bits)
{
  return bits != 0 && (bits & (bits - 1)) == 0;
}

void
sud_explainer_find_hidden_singles (SudExplainerFind *self, int size)
{
  const SudPencilmarks *marks = self->marks;

  (void)size;
  for (int house = SUD_HOUSES - 1; house >= 0; house--)
    {
      SudCells blank = sud_cells_intersection (marks->blank, sud_house_sets[house]);
      int rating = sud_cells_is_single (blank)                     ? RATING_LAST
                   : sud_house_kind (house) == SUD_HOUSE_BOX ? RATING_BOX
                                                             : RATING_LINE;

      for (int index = 0; index < SUD_SIZE; index++)
        if (is_single (marks->place[house][index]))
          sud_explainer_offer_in (self, rating, sud_house_cells[house][__builtin_ctz (marks->place[house][index])],
                                  index + 1);
    }
}

/* @digit must be where @house crosses @other: a house of the same kind that crosses @other as well may have one place left. */
static void
look_beside (SudExplainerFind *self, int digit, int house, int other)
{
  int first = sud_house_kind (house) * SUD_SIZE;
  int rating = sud_house_kind (house) == SUD_HOUSE_BOX ? RATING_DIRECT_POINTING : RATING_DIRECT_CLAIMING;

  for (int third = first; third < first + SUD_SIZE; third++)
    {
      SudCells places = sud_pencilmarks_places (self->marks, third, digit);
      SudCells left = sud_cells_difference (places, sud_house_sets[other]);

      if (third != house && sud_cells_is_single (left) && !sud_cells_is_single (places))
        sud_explainer_offer_in (self, rating, sud_cells_first (left), digit);
    }
}

void
sud_explainer_find_direct_locking (SudExplainerFind *self, int size)
{
  (void)size;
  for (int house = SUD_HOUSES - 1; house >= 0; house--)
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      {
        SudCells places = sud_pencilmarks_places (self->marks, house, digit);

        if (sud_cells_is_empty (places) || sud_cells_is_single (places) || sud_cells_count (places) > 3)
          continue;
        for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
          {
            int other = sud_house_of (sud_cells_first (places), (SudHouseKind)kind);

            if (((int)sud_house_kind (house) == SUD_HOUSE_BOX) != (kind == SUD_HOUSE_BOX)
                && sud_cells_within (places, sud_house_sets[other]))
              look_beside (self, digit, house, other);
          }
      }
}

/* The digits of @digits have only the places @together in @house: another may have one place left. */
static void
look_outside (SudExplainerFind *self, int house, uint32_t digits, uint32_t together)
{
  const uint16_t *place = self->marks->place[house];
  int rating = __builtin_popcount (digits) == 2 ? RATING_DIRECT_PAIR : RATING_DIRECT_TRIPLET;

  SUD_EACH_BIT (index, SUD_ALL_DIGITS & ~digits)
    if (is_single (place[index] & ~together) && !is_single (place[index]))
      sud_explainer_offer_in (self, rating, sud_house_cells[house][__builtin_ctz (place[index] & ~together)],
                              (int)index + 1);
}

/* All ways to take @missing more digits from @from on, with @digits, whose places together are @together. */
static void
choose_direct_digits (SudExplainerFind *self, int house, int size, int from, uint32_t digits, uint32_t together)
{
  int missing = size - __builtin_popcount (digits);

  if (missing == 0)
    {
      if (__builtin_popcount (together) == size)
        look_outside (self, house, digits, together);
      return;
    }
  for (int index = from; index + missing <= SUD_SIZE; index++)
    {
      uint32_t more = together | self->marks->place[house][index];

      if (self->marks->place[house][index] != 0 && __builtin_popcount (more) <= size)
        choose_direct_digits (self, house, size, index + 1, digits | 1u << index, more);
    }
}

void
sud_explainer_find_direct_sets (SudExplainerFind *self, int size)
{
  for (int house = 0; house < SUD_HOUSES; house++)
    choose_direct_digits (self, house, size, 0, 0, 0);
}
