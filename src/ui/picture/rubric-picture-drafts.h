/* rubric-picture-drafts.h - what a person has corrected beside the grids of a picture that are not shown now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cells.h"
#include "sud-scan.h"
#include "sud-sheet.h"

#include <glib.h>

/** Returns: (transfer full): nothing is kept of any of @n grids; g_array_unref() frees it */
GArray *rubric_picture_drafts_new (guint n);

/** There are more grids: @n of them. */
void rubric_picture_drafts_extend (GArray *self, guint n);

/** Keeps @sheet of grid @index, of which @touched have been corrected; with none of them there is nothing to keep. */
void rubric_picture_drafts_keep (GArray *self, guint index, const SudSheet *sheet, SudCells touched);

/**
 * rubric_picture_drafts_take:
 * @sheet: (out): untouched where nothing is kept
 *
 * Takes back what is kept of grid @index. Returns: which cells have been corrected, maybe none
 */
SudCells rubric_picture_drafts_take (GArray *self, guint index, SudSheet *sheet);

/**
 * rubric_picture_drafts_begin:
 * @grid: what grid @index was, or nothing
 *
 * Grid @index is read anew: keeps what it was, with what is kept of it, to go back to, and nothing else.
 */
void rubric_picture_drafts_begin (GArray *self, guint index, const SudScan *grid);

/** Whether there is something to go back to. */
gboolean rubric_picture_drafts_has_before (const GArray *self, guint index);

/** Keeps of grid @index what was kept before it was read anew, and tells what it was then. */
void rubric_picture_drafts_go_back (GArray *self, guint index, SudScan *grid);

/** Whether anything is kept. */
gboolean rubric_picture_drafts_any (const GArray *self);
