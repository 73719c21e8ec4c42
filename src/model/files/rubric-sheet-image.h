/* rubric-sheet-image.h - a sheet as bytes that are the same on every machine, and the steps from one to the next
 *
 *     0       486      567       648       729           1,458       1,539
 *     | marks | digits | origins | colours | mark colours | ninth bits |   of the colours, which are sets
 *
 * Plain values, thread-safe.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-sheet.h"

#include <glib.h>

enum
{
  RUBRIC_SHEET_IMAGE_SIZE = 1539,
};

typedef struct
{
  guint8 byte[RUBRIC_SHEET_IMAGE_SIZE];
} RubricSheetImage;

RubricSheetImage rubric_sheet_image_make (const SudSheet *sheet);

/** Returns: whether @length is that of an image; one from before cells had several colours is shorter */
gboolean rubric_sheet_image_load (RubricSheetImage *image, const guint8 *data, gsize length);

/**
 * rubric_sheet_image_get_sheet:
 *
 * The rest of the program relies on what a sheet promises: bytes that somebody made by hand do not get past here.
 *
 * Returns: FALSE, with @sheet half written, unless @image is of a sheet
 */
gboolean rubric_sheet_image_get_sheet (const RubricSheetImage *image, SudSheet *sheet);

/** Appends a step: how many bytes change, and of each where and to what. */
void rubric_sheet_image_append_step (GByteArray *steps, const RubricSheetImage *from, const RubricSheetImage *to);

/**
 * rubric_sheet_image_apply_step:
 * @data: (inout): the step; after it where the next begins
 * @left: (inout): bytes from @data on
 *
 * Returns: FALSE where @data is not a whole step
 */
gboolean rubric_sheet_image_apply_step (RubricSheetImage *image, const guint8 **data, gsize *left);

/** Makes sets of the colours of @sheet, which are numbers: of an image from before cells had several. */
void rubric_sheet_image_number_to_set (SudSheet *sheet);
