/* rubric-render-source.h - the puzzles that are to be drawn, one or a hundred thousand, read one by one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"

/**
 * RubricRenderGet:
 * @index: 0 to the number of puzzles - 1
 * @sheet: (out): the puzzle
 * @info: (out) (transfer full) (nullable): what is said about it; NULL before
 *
 * Reads one puzzle. Called by worker threads, several at once: what @data leads to must not change meanwhile.
 *
 * Returns: FALSE with @error where this puzzle is bad; the message is shown in its place
 */
typedef gboolean (*RubricRenderGet) (gpointer data, guint index, SudSheet *sheet, RubricInfo **info, GError **error);

/**
 * RubricRenderSource:
 * Immutable once made, so any thread may read it.
 */
typedef struct _RubricRenderSource RubricRenderSource;

/**
 * rubric_render_source_new:
 * @n: how many puzzles, at least 1
 * @data: (transfer full): for @get
 * @destroy: (nullable): frees @data, on whichever thread gives the source back last
 *
 * Returns: (transfer full):
 */
RubricRenderSource *rubric_render_source_new (guint n, RubricRenderGet get, gpointer data, GDestroyNotify destroy);

/**
 * rubric_render_source_new_sheet:
 * @sheet: copied
 * @info: (nullable): copied
 *
 * Returns: (transfer full): a source of one puzzle
 */
RubricRenderSource *rubric_render_source_new_sheet (const SudSheet *sheet, const RubricInfo *info);

/** Returns: (transfer full): a source of all puzzles of @document */
RubricRenderSource *rubric_render_source_new_document (RubricDocument *document);

/**
 * rubric_render_source_new_some:
 * @indices: (array length=n): which puzzles of @document, from 0, in the order in which they are wanted; copied
 * @n: at least 1
 *
 * Returns: (transfer full): a source of some puzzles of @document, which keep their numbers
 */
RubricRenderSource *rubric_render_source_new_some (RubricDocument *document, const guint32 *indices, guint n);

RubricRenderSource *rubric_render_source_ref (RubricRenderSource *self);
void rubric_render_source_unref (RubricRenderSource *self);

guint rubric_render_source_get_n_puzzles (const RubricRenderSource *self);

/** The number that puzzle @index has where it is from, from 1; 0 where there is no other. */
guint rubric_render_source_get_number (const RubricRenderSource *self, guint index);

/** Reads one puzzle, see #RubricRenderGet. */
gboolean rubric_render_source_get (const RubricRenderSource *self, guint index, SudSheet *sheet, RubricInfo **info,
                                   GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricRenderSource, rubric_render_source_unref)
