/* rubric-dialogs.h - the questions and messages of a desk, as dialogs and toasts over a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-prompt.h"

#include <adwaita.h>

/** RubricDialogs: A RubricPrompt in front of a person. ::told: a notice is being told: its kind, a
 * #RubricNoticeKind, and its answer (nullable) */
#define RUBRIC_TYPE_DIALOGS (rubric_dialogs_get_type ())
G_DECLARE_FINAL_TYPE (RubricDialogs, rubric_dialogs, RUBRIC, DIALOGS, GObject)

/**
 * rubric_dialogs_new:
 * @parent: has the dialogs over it, and is presented before a question; not kept alive
 * @toasts: on @parent, for messages that need no answer
 *
 * Returns: (transfer full): dialogs; once @parent is gone every answer is RUBRIC_REPLY_CANCEL
 */
RubricDialogs *rubric_dialogs_new (GtkWindow *parent, AdwToastOverlay *toasts);
