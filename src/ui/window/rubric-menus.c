/* rubric-menus.c - the menus of a window's buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-menus.h"

#include "rubric-copy-menu.h"
#include "rubric-recent.h"
#include "rubric-strategy-menu.h"

#include <glib/gi18n.h>

static void
fill_submenu (GtkBuilder *builder, const char *id, GMenuModel *items)
{
  g_menu_append_section (G_MENU (gtk_builder_get_object (builder, id)), NULL, items);
}

GMenu *
rubric_menus_create (GtkMenuButton *menu_button, AdwSplitButton *open_button)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/io/github/rubric_sudoku/Rubric/rubric-menu.ui");
  g_autoptr (GMenuModel) strategies = rubric_strategy_menu_create ();
  g_autoptr (GMenuModel) recent = rubric_recent_create_menu ();
  g_autoptr (GMenuModel) copies = rubric_copy_menu_create ();
  g_autoptr (GMenu) open_menu = g_menu_new ();
  GMenu *continue_menu = G_MENU (gtk_builder_get_object (builder, "continue_menu"));

  g_menu_append_section (open_menu, NULL, recent);
  g_menu_append_submenu (open_menu, _ ("Cont_inue"), G_MENU_MODEL (continue_menu));
  fill_submenu (builder, "strategy_menu", strategies);
  fill_submenu (builder, "recent_menu", recent);
  fill_submenu (builder, "copy_menu", copies);
  gtk_menu_button_set_menu_model (menu_button, G_MENU_MODEL (gtk_builder_get_object (builder, "primary_menu")));
  adw_split_button_set_menu_model (open_button, G_MENU_MODEL (open_menu));
  return g_object_ref (continue_menu);
}
