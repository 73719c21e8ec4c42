/* rubric-status.h - how it stands with the puzzle, in a few words: what the status card says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-hint.h"
#include "rubric-puzzle.h"
#include "rubric-solver.h"

typedef enum
{
  RUBRIC_TONE_NEUTRAL,
  RUBRIC_TONE_GOOD,
  RUBRIC_TONE_BAD,
} RubricTone;

/**
 * RubricStatus:
 * @tone: whether it is good news
 * @title: two or three words
 * @detail: a short sentence, or ""
 * @cells: the cells that it is about, to be named behind @detail
 * @place: the cell that @detail names, or -1
 * @counts: (nullable): how the search went, for those who want to know
 * @meaning: (nullable): what the level that @detail names asks of a person, and its rating on another scale; or what
 *   the technique is that it names
 * @whole: @detail is several sentences, and takes the lines that it takes
 * @name: (nullable): what @detail names and stresses
 * @uncertain: @cells may have been misread: what else there is to ask can wait
 * @wrong: @cells are wrong entries, of which one may ask why they are
 */
typedef struct
{
  RubricTone tone;
  char *title;
  char *detail;
  SudCells cells;
  int place;
  char *counts;
  char *meaning;
  gboolean whole;
  char *name;
  gboolean uncertain;
  gboolean wrong;
} RubricStatus;

void rubric_status_free (RubricStatus *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricStatus, rubric_status_free)

/**
 * rubric_status_new:
 * @mode: what the person is doing: in setup the verdict is what matters, while solving how much is left
 * @conflicts: the cells of @sheet in conflict
 * @answer: (nullable): what the search said of its givens, or NULL while it is looking
 *
 * Returns: (transfer full): how it stands
 */
RubricStatus *rubric_status_new (const SudSheet *sheet, RubricMode mode, SudCells conflicts,
                                 const RubricAnswer *answer);

/**
 * rubric_status_mark_uncertain:
 * @self: (transfer full):
 * @cells: cells of a picture that may have been misread
 *
 * Returns: (transfer full): @self, which names the cells, if there are any, and says that it is not certain then
 */
RubricStatus *rubric_status_mark_uncertain (RubricStatus *self, SudCells cells);

/** Returns: (transfer full): that @answer has been filled in */
RubricStatus *rubric_status_new_solved (const RubricAnswer *answer);

/** Returns: (transfer full): that of the entries @mistakes are wrong, perhaps none */
RubricStatus *rubric_status_new_checked (const SudSheet *sheet, SudCells mistakes);

/**
 * rubric_status_new_hint:
 *
 * Returns: (transfer full) (nullable): the first or second stage of @hint, or why it is refused; NULL if there is none,
 *   or it is still looked for
 */
RubricStatus *rubric_status_new_hint (RubricHint *hint);

/** Returns: (transfer full): how many cells of @sheet can hold @digit, 1 to 9; or, for any other, have two
 * candidates */
RubricStatus *rubric_status_new_filtered (const SudSheet *sheet, int digit);

/** Returns: (transfer full): the detail as Pango markup, its name in bold. Its place, and at most @most cells, are
 * written by @link_cell. */
char *rubric_status_to_markup (const RubricStatus *self, int most, char *(*link_cell) (int cell));

/** Returns: (transfer full): all of it as one sentence, in which at most @most cells are named */
char *rubric_status_to_text (const RubricStatus *self, int most);
