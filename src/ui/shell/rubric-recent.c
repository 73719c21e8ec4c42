/* rubric-recent.c - the puzzle files that were open lately
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-recent.h"

#include <glib/gi18n.h>

enum
{
  MAX_RECENT = 10,
};

static const char group[] = "Rubric";

void
rubric_recent_add (GFile *file, const char *mime_type)
{
  g_autofree char *uri = g_file_get_uri (file);
  char *groups[] = { (char *)group, NULL };
  GtkRecentData data = {
    .mime_type = (char *)mime_type,
    .app_name = (char *)g_get_application_name (),
    .app_exec = (char *)"rubric %u",
    .groups = groups,
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

static int
newest_first (gconstpointer a, gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *)b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *)a));
}

static void
append_item (GMenu *menu, GtkRecentInfo *info)
{
  g_auto (GStrv) parts = g_strsplit (gtk_recent_info_get_display_name (info), "_", -1);
  g_autofree char *label = g_strjoinv ("__", parts); /* a single underscore would be a mnemonic */
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "app.open-recent", "s", gtk_recent_info_get_uri (info));
  g_menu_append_item (menu, item);
}

static void
refill_cb (GtkRecentManager *manager, GMenu *menu)
{
  g_autolist (GtkRecentInfo) items = gtk_recent_manager_get_items (manager);
  int shown = 0;

  items = g_list_sort (items, newest_first);
  g_menu_remove_all (menu);
  for (GList *l = items; l != NULL && shown < MAX_RECENT; l = l->next)
    if (gtk_recent_info_has_group (l->data, group) && gtk_recent_info_exists (l->data))
      {
        append_item (menu, l->data);
        shown++;
      }
  if (shown == 0)
    g_menu_append (menu, _ ("No Recent Puzzles"), "app.none");
}

GMenuModel *
rubric_recent_create_menu (void)
{
  GMenu *menu = g_menu_new ();
  GtkRecentManager *manager = gtk_recent_manager_get_default ();

  g_signal_connect_object (manager, "changed", G_CALLBACK (refill_cb), menu, 0);
  refill_cb (manager, menu);
  return G_MENU_MODEL (menu);
}
