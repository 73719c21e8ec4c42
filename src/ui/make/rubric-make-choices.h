/* rubric-make-choices.h - what a person has chosen of a wish
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-puzzle-request.h"

#include <gio/gio.h>

typedef enum
{
  RUBRIC_CLUES_USUAL, /* as people expect of the level */
  RUBRIC_CLUES_FEWEST,
  RUBRIC_CLUES_RANGE,
  RUBRIC_N_CLUES,
} RubricClues;

/**
 * RubricMakeChoices:
 * @level: 0 for any, else 1 + SudLevel
 * @symmetry: a SudSymmetryId
 * @clues: RubricClues
 * @least: how many, for a range
 * @most: how many, for a range
 * @technique: 0 for any, else 1 + the index of one that can be needed
 * @count: how many puzzles
 */
typedef struct
{
  guint level;
  guint symmetry;
  guint clues;
  int least;
  int most;
  guint technique;
  int count;
} RubricMakeChoices;

/** What is chosen at first. */
void rubric_make_choices_init (RubricMakeChoices *self);

/** What was chosen the last time, and one puzzle; what @settings do not know is as at first. */
void rubric_make_choices_load (RubricMakeChoices *self, GSettings *settings);

/** Keeps them for the next time. */
void rubric_make_choices_save (const RubricMakeChoices *self, GSettings *settings);

/**
 * rubric_make_choices_get_techniques:
 * @n: (out): how many
 *
 * Returns: (transfer full): those that a puzzle can need, in teaching order
 */
SudTechniqueId *rubric_make_choices_get_techniques (guint *n);

/** Returns: the lowest @level at which there are puzzles that need the technique; 0 where any does */
guint rubric_make_choices_get_least_level (const RubricMakeChoices *self);

/** Whether @self and @other wish the same puzzles, however many; those of no count wish none. */
gboolean rubric_make_choices_wish_same (const RubricMakeChoices *self, const RubricMakeChoices *other);

/** Whether a puzzle can be so, @wish (out) says it; otherwise: (transfer full): why not, in a sentence. */
char *rubric_make_choices_get_wish (const RubricMakeChoices *self, SudPuzzleRequest *wish);
