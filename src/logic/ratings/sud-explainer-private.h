/* sud-explainer-private.h - the steps that the rules of Sudoku Explainer find in a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-logic.h"

/** SudExplainerFind: Steps are not kept one by one: what counts is all that they do together. */
typedef struct
{
  SudLogic *logic;
  const SudPencilmarks *marks; /* the position; it stays as it is while rules look at it */
  int rating;                  /* the lowest rating that was offered, in tenths; 0 = nothing so far */
  SudCells out[SUD_SIZE];      /* for [digit - 1] the candidates that the steps of that rating rule out */
  SudCells in[SUD_SIZE];       /* for [digit - 1] the cells that they write it into */
  bool about;                  /* true if @rating is estimated */
  bool sets;                   /* true if the almost locked sets of the position are listed */
} SudExplainerFind;

/** Offers that @digit, 1 to 9, is written into @cell. */
void sud_explainer_offer_in (SudExplainerFind *self, int rating, int cell, int digit);

/** Offers that the candidates of @out, for [digit - 1], are ruled out, if any of them is there. */
void sud_explainer_offer_out (SudExplainerFind *self, int rating, const SudCells out[SUD_SIZE]);

/** As sud_explainer_offer_out(), of one digit, 1 to 9. */
void sud_explainer_offer_digit (SudExplainerFind *self, int rating, int digit, SudCells cells);

/** Offers all that @step does. */
void sud_explainer_offer_step (SudExplainerFind *self, int rating, const SudStep *step);

/** Returns: whether steps of @rating are still of use: nothing easier was found. */
static inline bool
sud_explainer_wants (const SudExplainerFind *self, int rating)
{
  return self->rating == 0 || rating <= self->rating;
}

/* The rules. Each offers all that it finds; @size is that of the pattern if it varies, and of nets the technique. */
void sud_explainer_find_hidden_singles (SudExplainerFind *self, int size);
void sud_explainer_find_direct_locking (SudExplainerFind *self, int size);
void sud_explainer_find_direct_sets (SudExplainerFind *self, int size);
void sud_explainer_find_links (SudExplainerFind *self, int size);
void sud_explainer_find_loops (SudExplainerFind *self, int size);
void sud_explainer_find_bug (SudExplainerFind *self, int size);
void sud_explainer_find_wings (SudExplainerFind *self, int size);
void sud_explainer_find_exclusion (SudExplainerFind *self, int size);
void sud_explainer_find_chains (SudExplainerFind *self, int size);
void sud_explainer_find_nets (SudExplainerFind *self, int size);
