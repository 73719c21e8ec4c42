/* rubric-swatch.h - the nine colours of cells and candidates, each with a shape of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * rubric_swatch_draw:
 * @colour: 1 to 9
 * @box: where, a square
 * @ink: the colour of the outline
 *
 * Draws the shape of @colour, filled with it: no two are told apart by hue alone.
 */
void rubric_swatch_draw (GtkSnapshot *snapshot, int colour, const graphene_rect_t *box, const GdkRGBA *ink);

/** Returns: (transfer none): the name of @colour, 1 to 9, translated: "blue circle" */
const char *rubric_swatch_get_name (int colour);
