/* rubric-fpuzzles.h - what is inside a link of f-puzzles or SudokuPad, in JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-info.h"
#include "rubric-json.h"
#include "sud-sheet.h"

/**
 * rubric_fpuzzles_read:
 * @root: of f-puzzles, which has a member "grid", or of SudokuPad, which has "cells"
 *
 * Whatever may be a rule is refused, known or not.
 *
 * Returns: FALSE with @error in RUBRIC_FORMAT_ERROR, with the path of what is wrong
 */
gboolean rubric_fpuzzles_read (JsonNode *root, SudSheet *sheet, RubricInfo *info, GError **error);

/** Appends the object of f-puzzles; @info and @solution may be NULL. */
void rubric_fpuzzles_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution);

/**
 * rubric_fpuzzles_unzip:
 * @text: as SudokuPad shortens its JSON: `{ce:[[,{v:5}]],t:'Title'}`
 *
 * Returns: (transfer full): @text with all quotation marks, names and empty objects; the short names stay. It need not
 * be JSON if @text was nothing of the kind.
 */
char *rubric_fpuzzles_unzip (const char *text);
