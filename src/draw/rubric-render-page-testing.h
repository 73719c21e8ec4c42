/* rubric-render-page-testing.h - sources of puzzles that tests make up and ask
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-render-page.h"

/** RubricRenderGet: Reads one puzzle, see rubric_render_source_get(); in any thread, several at once. */
typedef gboolean (*RubricRenderGet) (gpointer data, guint index, SudSheet *sheet, RubricInfo **info, GError **error);

/**
 * rubric_render_source_new:
 * @n: how many puzzles, at least 1
 * @data: (transfer full): for @get
 * @destroy: (nullable): frees @data, in whichever thread releases the source last
 *
 * Returns: (transfer full)
 */
RubricRenderSource *rubric_render_source_new (guint n, RubricRenderGet get, gpointer data, GDestroyNotify destroy);

/** rubric_render_source_get_number: Returns: the number of puzzle @index in its file, from 1; 0 if there is one only */
guint rubric_render_source_get_number (const RubricRenderSource *self, guint index);
