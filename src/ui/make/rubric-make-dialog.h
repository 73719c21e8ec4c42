/* rubric-make-dialog.h - a dialog that asks for a kind of puzzle and a number of them, and makes them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-generator.h"
#include "sud-puzzle-request.h"

#include <adwaita.h>

/** RubricMakeDialog::made: @made, a #GArray of #RubricGenerated, are all that were requested; the dialog closes then */
#define RUBRIC_TYPE_MAKE_DIALOG (rubric_make_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RubricMakeDialog, rubric_make_dialog, RUBRIC, MAKE_DIALOG, AdwWindow)

/** rubric_make_dialog_get_request: Returns: (transfer none): the choice, valid as long as the dialog lives */
const SudPuzzleRequest *rubric_make_dialog_get_request (RubricMakeDialog *self);

/**
 * rubric_make_dialog_show: Returns: (transfer none): a dialog over @parent, presented, with the last choice of
 * @settings
 */
RubricMakeDialog *rubric_make_dialog_show (GtkWindow *parent, GSettings *settings);
