/* rubric-loose-row.h - a line that may be a row of cells, with a label before it or behind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose.h"

enum
{
  RUBRIC_LOOSE_ROW_MAX_CELLS = 8 * SUD_SIZE, /* of grids side by side */
  RUBRIC_LOOSE_ROW_NO_LABEL = -1,
  RUBRIC_LOOSE_ROW_SIGN = 1 << 20, /* and the sign: a label that is the same on each line */
};

typedef struct
{
  guint8 value[RUBRIC_LOOSE_ROW_MAX_CELLS];
  SudDigits group[SUD_SIZE];
  guint cells;  /* without labels */
  guint tokens;
  guint line;
  int before; /* labels */
  int after;
  gboolean grids;     /* it may be of one grid, or of some side by side */
  gboolean dash;      /* one stands between the label and the cells */
  gboolean ascending; /* whether each token is digits that ascend, or one blank */
  gboolean drawn;     /* bars stand where boxes end, and nowhere else */
  gboolean usual;     /* it has blanks as other formats write them */
  gboolean unusual;   /* it has others */
  gboolean gap;       /* a blank line stands before it */
  gboolean frame;     /* a line is drawn before it */
} RubricLooseRow;

/** Returns: whether there are cells in @line, and nothing that would be too much beside them */
gboolean rubric_loose_row_read (const RubricLooseLine *line, RubricLooseRow *row);
