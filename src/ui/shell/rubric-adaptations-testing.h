/* rubric-adaptations-testing.h - a look at dialogs, whichever kind of them this libadwaita has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-adaptations.h"

/**
 * rubric_has_dialog:
 *
 * Returns: whether @parent waits for a dialog to be answered
 */
gboolean rubric_has_dialog (GtkWindow *parent);
