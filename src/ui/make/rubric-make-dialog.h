/* rubric-make-dialog.h - what kind of puzzle a person wants, and how many
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-generator.h"
#include "sud-puzzle-request.h"

#include <adwaita.h>

/**
 * RubricMakeDialog::made: @made, a #GArray of #RubricGenerated: all that were wished; the dialog closes then
 */
#define RUBRIC_TYPE_MAKE_DIALOG (rubric_make_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RubricMakeDialog, rubric_make_dialog, RUBRIC, MAKE_DIALOG, AdwWindow)

/** Returns: (transfer none): what was chosen, as long as the dialog lives */
const SudPuzzleRequest *rubric_make_dialog_get_wish (RubricMakeDialog *self);

/** Returns: (transfer none): a dialog over @parent, which is shown, with what was chosen last by @settings */
RubricMakeDialog *rubric_make_dialog_show (GtkWindow *parent, GSettings *settings);
