/* rubric-puzzle-content.h - a puzzle as other programs take it, from the clipboard or dropped on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-info.h"
#include "sud-sheet.h"

#include <gtk/gtk.h>

/**
 * rubric_puzzle_content_new:
 * @sheet: copied
 * @info: (nullable): copied
 * @origins: whose digits are in it
 *
 * Returns: (transfer full): a line of text, and a PNG and an SVG picture, which are drawn when somebody asks for them
 */
GdkContentProvider *rubric_puzzle_content_new (const SudSheet *sheet, const RubricInfo *info, unsigned origins);

/**
 * rubric_puzzle_content_add_file:
 * @content: (transfer full):
 * @name: of the file, with a suffix
 *
 * Returns: (transfer full): @content and @bytes as a file, if that can be written
 */
GdkContentProvider *rubric_puzzle_content_add_file (GdkContentProvider *content, const char *name, GBytes *bytes);

/** RubricPuzzleContentPrepare: A callback for GtkDragSource::prepare. */
typedef GdkContentProvider *(*RubricPuzzleContentPrepare) (GtkDragSource *source, double x, double y, gpointer object);

/**
 * rubric_puzzle_content_offer:
 * @object: for @prepare, a GObject
 *
 * Lets the person drag what @prepare returns out of @widget.
 */
void rubric_puzzle_content_offer (gpointer widget, RubricPuzzleContentPrepare prepare, gpointer object);

/** rubric_puzzle_content_set_icon: Has @source show @sheet at the pointer. */
void rubric_puzzle_content_set_icon (GtkDragSource *source, const SudSheet *sheet);

/** rubric_puzzle_content_is_own: Returns: whether what is dropped was dragged out of @window */
gboolean rubric_puzzle_content_is_own (GdkDrop *drop, gpointer window);
