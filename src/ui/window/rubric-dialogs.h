/* rubric-dialogs.h - what a desk asks and tells, as dialogs and toasts over a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-prompt.h"

#include <adwaita.h>

/**
 * RubricDialogs:
 *
 * A RubricPrompt in front of a person.
 *
 * RubricDialogs::told: @notice, a `const RubricNotice *`, is being told: for those who show more than words
 */
#define RUBRIC_TYPE_DIALOGS (rubric_dialogs_get_type ())
G_DECLARE_FINAL_TYPE (RubricDialogs, rubric_dialogs, RUBRIC, DIALOGS, GObject)

/**
 * rubric_dialogs_new:
 * @parent: what the dialogs are over; presented before a question. Not kept alive
 * @toasts: of @parent, for what needs no answer
 *
 * Returns: (transfer full): dialogs; once @parent is gone every answer is RUBRIC_REPLY_CANCEL
 */
RubricDialogs *rubric_dialogs_new (GtkWindow *parent, AdwToastOverlay *toasts);
