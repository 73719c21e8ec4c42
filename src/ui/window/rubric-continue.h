/* rubric-continue.h - the puzzles without a file that were put away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-session.h"

/** Returns: (transfer full): the puzzles to continue, newest first, each activating win.continue; follows changes */
GMenuModel *rubric_continue_create_menu (RubricSession *session);

/** Fills @menu, made by the above, anew: what was kept "today" is of yesterday the next day. */
void rubric_continue_update_menu (GMenuModel *menu);
