/* rubric-menus.h - the menus of a window's buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

/** Gives @button the main menu. @to_continue: the puzzles that can be continued, which may come later */
void rubric_menus_create_main (GtkMenuButton *button, GMenuModel *to_continue);

/** Gives @button the menu of what can be made. */
void rubric_menus_create_new (AdwSplitButton *button);

/** Gives @button the menu of what can be opened without choosing a file. */
void rubric_menus_create_open (AdwSplitButton *button, GMenuModel *to_continue);
