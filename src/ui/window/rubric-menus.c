/* rubric-menus.c - the menus of a window's buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-menus.h"

#include "rubric-file-choices.h"

#include "sud-technique.h"

#include <glib/gi18n.h>

static const char *const levels[SUD_N_LEVELS] = {
  [SUD_LEVEL_EASY] = N_ ("_Easy Puzzle"),
  [SUD_LEVEL_MEDIUM] = N_ ("_Medium Puzzle"),
  [SUD_LEVEL_HARD] = N_ ("_Hard Puzzle"),
  [SUD_LEVEL_UNFAIR] = N_ ("_Unfair Puzzle"),
  [SUD_LEVEL_EXTREME] = N_ ("E_xtreme Puzzle"),
};

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

/* A blank board, a puzzle of each level, and whatever else can be wished. */
static GMenuModel *
create_new (void)
{
  g_autoptr (GMenu) blank = g_menu_new (), made = g_menu_new (), wished = g_menu_new ();
  GMenu *menu = g_menu_new ();

  g_menu_append (blank, _ ("New _Blank Board"), "app.new");
  for (int level = 0; level < SUD_N_LEVELS; level++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (levels[level]), NULL);

      g_menu_item_set_action_and_target (item, "win.make", "i", level);
      g_menu_append_item (made, item);
    }
  g_menu_append (wished, _ ("_New Puzzle…"), "win.make-wished");
  g_menu_append (wished, /* Translators: a puzzle of each level, for a page to be printed */ _ ("_One of Each Level"),
                 "win.make-week");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (blank));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (made));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (wished));
  return G_MENU_MODEL (menu);
}

void
rubric_menus_create_main (GtkMenuButton *button, GMenuModel *to_continue)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/io/github/rubric_sudoku/Rubric/rubric-menu.ui");
  g_autoptr (GMenuModel) recent = create_recent (to_continue);
  g_autoptr (GMenuModel) copies = rubric_copy_menu_create ();
  g_autoptr (GMenuModel) made = create_new ();

  fill_submenu (builder, "new_menu", made);
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

void
rubric_menus_create_new (AdwSplitButton *button)
{
  g_autoptr (GMenuModel) menu = create_new ();
  GtkWidget *inner = gtk_widget_get_first_child (GTK_WIDGET (button)); /* with an icon alone it would have no name */

  gtk_accessible_update_property (GTK_ACCESSIBLE (inner), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("New Blank Board"), -1);
  gtk_widget_set_focus_on_click (inner, FALSE);
  adw_split_button_set_menu_model (button, menu);
}
