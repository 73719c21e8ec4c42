/* rubric-paste-reader.h - the cells of one line, in each form in which people part them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-paste-block.h"

enum
{
  RUBRIC_PASTE_MOST_CELLS = 400,   /* of a line that are looked at; more than a flat grid with damage */
  RUBRIC_PASTE_MOST_STRETCHES = 3, /* beside each other */
};

typedef enum
{
  RUBRIC_PASTE_FORM_CHARACTERS, /* 53..7....   5 3 .|. 7 .   "5","3" */
  RUBRIC_PASTE_FORM_WORDS,      /* -1   12459   8*   None */
  RUBRIC_PASTE_FORM_TAB,
  RUBRIC_PASTE_FORM_COMMA,
  RUBRIC_PASTE_FORM_SEMICOLON,
  RUBRIC_PASTE_FORM_BAR,
  RUBRIC_PASTE_FORM_AMPERSAND,
  RUBRIC_PASTE_N_FORMS,
} RubricPasteForm;

/* Cells of a line, in stretches without words. */
typedef struct
{
  RubricPasteCell cells[RUBRIC_PASTE_MOST_CELLS];
  guint32 gaps[RUBRIC_PASTE_MOST_CELLS];
  guint n;
  struct
  {
    guint cell, n;
    guint32 from, to; /* atoms */
  } stretch[RUBRIC_PASTE_MOST_STRETCHES];
  guint n_stretches;
  guint begin; /* of the stretch that is being read */
  guint32 from, to;
  guint32 gap;
  gboolean full;
} RubricPasteReader;

/** Reads characters or words: what is no cell and no sign between cells ends a stretch. */
void rubric_paste_read_stretches (const RubricPasteTree *tree, const RubricPasteLine *line, RubricPasteForm form,
                                  RubricPasteReader *reader);

/** Reads fields, which may be empty; a bar at both ends of a line is a frame. */
void rubric_paste_read_fields (const RubricPasteTree *tree, const RubricPasteLine *line, RubricPasteForm form,
                               RubricPasteReader *reader);
