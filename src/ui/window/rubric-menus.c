/* rubric-menus.c - the menus of a window's buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-menus.h"

#include "rubric-copy-menu.h"
#include "rubric-recent.h"

#include <glib/gi18n.h>

static void
fill_submenu (GtkBuilder *builder, const char *id, GMenuModel *items)
{
  g_menu_append_section (G_MENU (gtk_builder_get_object (builder, id)), NULL, items);
}

/* The files that were open lately, and what was put away without a file. */
static GMenuModel *
create_recent (GMenuModel *to_continue)
{
  g_autoptr (GMenuModel) recent = rubric_recent_create_menu ();
  GMenu *menu = g_menu_new ();

  g_menu_append_section (menu, NULL, recent);
  g_menu_append_submenu (menu, _ ("Cont_inue"), to_continue);
  return G_MENU_MODEL (menu);
}

void
rubric_menus_create_main (GtkMenuButton *button, GMenuModel *to_continue)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/io/github/rubric_sudoku/Rubric/rubric-menu.ui");
  g_autoptr (GMenuModel) recent = create_recent (to_continue);
  g_autoptr (GMenuModel) copies = rubric_copy_menu_create ();

  fill_submenu (builder, "recent_menu", recent);
  fill_submenu (builder, "copy_menu", copies);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (gtk_builder_get_object (builder, "primary_menu")));
}

void
rubric_menus_create_open (AdwSplitButton *button, GMenuModel *to_continue)
{
  g_autoptr (GMenuModel) menu = create_recent (to_continue);

  adw_split_button_set_menu_model (button, menu);
}
