/* rubric-copy-menu.h - what a puzzle can be copied as
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/** Returns: (transfer full): an item for each format of the table that is offered, which activates win.copy-as */
GMenuModel *rubric_copy_menu_create (void);
