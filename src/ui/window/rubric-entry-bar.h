/* rubric-entry-bar.h - the pad of digits, and the switch between setup and solving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-board.h"

#define RUBRIC_TYPE_ENTRY_BAR (rubric_entry_bar_get_type ())
G_DECLARE_FINAL_TYPE (RubricEntryBar, rubric_entry_bar, RUBRIC, ENTRY_BAR, GtkWidget)

/** Shows how many of each digit are missing, what a digit writes, and which is in hand. */
void rubric_entry_bar_update (RubricEntryBar *self, RubricBoard *board);
