/* rubric-recent.h - the puzzle files that were open lately
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/** Remembers that @file was opened or saved. */
void rubric_recent_add (GFile *file, const char *mime_type);

/** Returns: (transfer full): the latest files, newest first, each activating app.open-recent; follows changes */
GMenuModel *rubric_recent_create_menu (void);
