/* rubric-frame.h - candidates drawn in a frame of dots and dashes, in columns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <glib.h>

/** Appends the candidates of each cell, a `.` for a cell without any, in a frame of 13 lines. */
void rubric_frame_write (GString *out, const SudDigits group[SUD_CELLS]);
