/* rubric-loose-turned.h - whether what is written one after the other are columns, or boxes, and grids turned so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose.h"

/** What a text tells of whether it writes columns. */
typedef enum
{
  RUBRIC_LOOSE_NOT_TURNED,
  RUBRIC_LOOSE_PERHAPS_TURNED, /* both have to be offered */
  RUBRIC_LOOSE_TURNED,
} RubricLooseTurn;

/** Returns: what labels before its lines tell of all of @text, which is UTF-8 */
RubricLooseTurn rubric_loose_read_labels (const char *text);

/**
 * rubric_loose_tell_turned:
 * @labels: of all of the text
 *
 * Returns: what stands beside @find tells
 */
RubricLooseTurn rubric_loose_tell_turned (const RubricLoose *self, const RubricLooseFind *find, RubricLooseTurn labels);

/** Returns: whether labels of @names, with numbers and cells behind them, stand in @squeezed, see rubric_loose_dup_squeezed() */
gboolean rubric_loose_has_labels (const char *squeezed, const char *const *names);

/** Makes rows of the columns of @find, and the other way round. */
void rubric_loose_turn (RubricLooseFind *find);

/** Makes the first row of @find the last. */
void rubric_loose_flip (RubricLooseFind *find);

/** Makes the first column of @find the last. */
void rubric_loose_mirror (RubricLooseFind *find);

/** Returns: whether @text, which is UTF-8, may write boxes one after the other, in place of rows */
gboolean rubric_loose_speaks_of_boxes (const char *text);

/** Returns: whether @text has lists, or a page elements, that may be rows or boxes: nothing calls them rows */
gboolean rubric_loose_has_lists (const char *text);
