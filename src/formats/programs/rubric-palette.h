/* rubric-palette.h - the nine colours of a sheet as other programs name colours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/** rubric_palette_get: Returns: 0xRRGGBB of @colour, 1 to 9: a light one, as a digit stands on it */
guint rubric_palette_get (int colour);

/**
 * rubric_palette_find:
 * @text: `#RGB`, `RRGGBB`, `#RRGGBBAA` or the like
 *
 * Returns: the colour from 1 to 9 that is most like @text; 0 if that is none or white
 */
int rubric_palette_find (const char *text);
