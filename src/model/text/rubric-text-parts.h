/* rubric-text-parts.h - names of digits, cells and houses, for sentences and for the short notation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <glib.h>

/** Returns: (transfer full): "4", "4 and 7", "1, 4 and 7" */
char *rubric_text_digits (SudDigits digits);

/** Returns: (transfer full): "4", "4 or 7", "1, 4 or 7" */
char *rubric_text_choice (SudDigits digits);

/** Returns: (transfer full): "row 2", "rows 2 and 7", "row 2 and box 5"; bit h stands for house h */
char *rubric_text_houses (uint32_t houses);

/** Returns: the houses that have all of @cells, for rubric_text_houses() */
uint32_t rubric_text_shared_houses (SudCells cells);

/**
 * rubric_text_cell_groups:
 *
 * Returns: (transfer full): "row 5 column 3", "row 5 columns 3 and 8", "row 2 column 4 and row 5 columns 3 and 8":
 * cells of a line together
 */
char *rubric_text_cell_groups (SudCells cells);

/** Returns: how many cells there are in @order: those of @cells as rubric_text_cell_groups() names them, one after the other */
int rubric_text_order_cells (SudCells cells, uint8_t order[SUD_CELLS]);

/** Appends the short notation of @cells: "r5c38", "r25c3,r8c9". The same in all languages. */
void rubric_notation_append_cells (GString *text, SudCells cells);

/** Returns: (transfer full): @clause with a capital, where the language has them: it may begin with the name of a cell */
char *rubric_text_capitalise (const char *clause);

/** Returns: (transfer full): two sentences, one after the other, as the language joins them */
char *rubric_text_join (const char *one, const char *other);

/** Appends @sentence to what has been said, as rubric_text_join() does; @text may be empty. */
void rubric_text_append_sentence (GString *text, const char *sentence);

/** Returns: (transfer full): the items, which are strings, as a list: "a", "a and b", "a, b and c" */
char *rubric_text_list (GPtrArray *items);
