/* rubric-solved-dialog.h - the end of a puzzle: a wave over the board, then praise, statistics and the next puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-board.h"
#include "sud-technique.h"

#include <adwaita.h>

#define RUBRIC_TYPE_SOLVED_DIALOG (rubric_solved_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RubricSolvedDialog, rubric_solved_dialog, RUBRIC, SOLVED_DIALOG, AdwWindow)

/**
 * rubric_solved_dialog_celebrate:
 * @parent: has win.next-puzzle, win.make-another, win.print and win.export, which are offered if they are enabled
 * @time: (nullable): how long it took, for people; NULL: nobody measured it
 * @level: of the new puzzle that is offered if there is no next one
 *
 * Runs the wave over @board, in @parent, and shows the dialog after it; at once if the board becomes hidden, and
 * not at all if the puzzle changes, @parent closes or another dialog is over it.
 */
void rubric_solved_dialog_celebrate (GtkWindow *parent, RubricBoard *board, const char *time, SudLevel level);
