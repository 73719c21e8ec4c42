/* rubric-paste-cell.h - one cell of a text: a digit, a blank, candidates, or something else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-paste-tree.h"

typedef enum
{
  RUBRIC_PASTE_CELL_BLANK,
  RUBRIC_PASTE_CELL_DIGIT,
  RUBRIC_PASTE_CELL_MARKS,
  RUBRIC_PASTE_CELL_LETTER, /* a blank, if all others have the same letter */
  RUBRIC_PASTE_CELL_WORD,
} RubricPasteCellKind;

enum
{
  RUBRIC_PASTE_SIGN_WORD = 'w',  /* null, None */
  RUBRIC_PASTE_SIGN_MINUS = 'm', /* -1 */
};

/**
 * RubricPasteCell:
 * @sign: of a blank: how it is written
 * @trait: a hash of how it looks, 0 for nothing special
 * @count: the number that it is as a label, or -1
 * @start: first character
 * @end: behind its last
 * @from: first atom, with what is written around it
 * @to: behind the last
 */
typedef struct
{
  guint8 kind, digit, sign, trait;
  guint16 marks;
  gint16 count;
  guint32 start, end;
  guint32 from, to;
} RubricPasteCell;

RubricPasteCell rubric_paste_cell_from_char (const RubricPasteTree *tree, guint32 i);

/** Returns: the cell that atoms @from to @to are together: a field of a line, or the inside of an element. */
RubricPasteCell rubric_paste_cell_from_atoms (const RubricPasteTree *tree, guint32 from, guint32 to);

/** An element with one leaf, an item of a list, or an object that is a cell. */
RubricPasteCell rubric_paste_cell_from_node (const RubricPasteTree *tree, guint32 node);

/** Returns: whether @atom is a word that stands for nothing, as null. */
gboolean rubric_paste_is_blank_word (const RubricPasteTree *tree, guint32 atom);

/** The number that @atom is as a label: `9`, `r9`, `I`, `nine`; or -1. */
gint rubric_paste_get_count (const RubricPasteTree *tree, guint32 atom);

/** Returns: (transfer full): what is written around the digit: its tags, and the members that are true */
char *rubric_paste_cell_dup_look (const RubricPasteTree *tree, const RubricPasteCell *cell);
