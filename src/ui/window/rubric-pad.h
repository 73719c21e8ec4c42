/* rubric-pad.h - digits to press: one stop for Tab, and the arrows go on inside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-board.h"
#include "rubric-boxes.h"

#define RUBRIC_TYPE_PAD (rubric_pad_get_type ())
G_DECLARE_FINAL_TYPE (RubricPad, rubric_pad, RUBRIC, PAD, RubricBox)

/** rubric_pad_update: Shows how many of each digit are missing, or which colour it is, and which is in hand. */
void rubric_pad_update (RubricPad *self, RubricBoard *board);
