/* rubric-menus.h - the menus of a window's buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

/** Gives both buttons their menus. Returns: (transfer full): the menu of what can be continued, in both and empty yet */
GMenu *rubric_menus_create (GtkMenuButton *menu_button, AdwSplitButton *open_button);
