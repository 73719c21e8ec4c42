/* rubric-continue.h - the puzzles without a file that were put away, and the lists that were made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-session.h"

/** Returns: (transfer full): the puzzles to continue, newest first, each activating win.continue, and the lists that
 * were made, each activating app.open-recent; follows changes of the former */
GMenuModel *rubric_continue_create_menu (RubricSession *session);

/** Fills @menu, made by the above, anew: what was kept "today" is of yesterday the next day,
 * and a list may have been made. */
void rubric_continue_update_menu (GMenuModel *menu);
