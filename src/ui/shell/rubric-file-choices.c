/* rubric-file-choices.c - the table of formats for file choosers and the copy menu, and the files that were open lately
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-file-choices.h"

#include <glib/gi18n.h>

enum
{
  MAX_RECENT = 10,
};

static const char recent_group[] = "Rubric";

static void
clear_kind (gpointer kind)
{
  g_strfreev ((char **)((RubricFileKind *)kind)->suffixes);
}

static GArray *
create_kinds (void)
{
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (RubricFileKind));

  g_array_set_clear_func (kinds, clear_kind);
  return kinds;
}

static void
take_kind (GArray *kinds, const char *name, GStrv suffixes)
{
  const RubricFileKind kind = { name, (const char *const *)suffixes };

  g_array_append_val (kinds, kind);
}

/* Several formats may have one suffix, which then tells the first of the table. */
static void
append_format (GArray *kinds, const RubricFormat *format)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) suffixes = NULL;

  for (const char *const *suffix = format->suffixes; *suffix != NULL; suffix++)
    if (rubric_format_for_name (*suffix) == format)
      g_strv_builder_add (builder, *suffix);
  suffixes = g_strv_builder_end (builder);
  if (suffixes[0] != NULL && format->write != NULL)
    take_kind (kinds, _ (format->name), g_steal_pointer (&suffixes));
}

GArray *
rubric_file_kinds_to_save (gboolean many)
{
  GArray *kinds = create_kinds ();
  guint n;
  const RubricFormat *const *formats = rubric_formats (&n);
  const RubricFormat *native = rubric_format_native ();

  if (native->many || !many)
    append_format (kinds, native);
  for (guint i = 0; i < n; i++)
    if (formats[i] != native && (formats[i]->many || !many))
      append_format (kinds, formats[i]);
  return kinds;
}

GArray *
rubric_file_kinds_to_open (void)
{
  static const char *pictures[] = { ".png", ".jpg", ".jpeg", ".webp", ".heic", NULL };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  GArray *kinds = create_kinds ();
  guint n;
  const RubricFormat *const *formats = rubric_formats (&n);

  for (guint i = 0; i < n; i++)
    g_strv_builder_addv (builder, (const char **)formats[i]->suffixes);
  g_strv_builder_addv (builder, pictures);
  take_kind (kinds, _ ("Sudoku puzzles"), g_strv_builder_end (builder));
  return kinds;
}

GMenuModel *
rubric_copy_menu_create (void)
{
  GMenu *menu = g_menu_new ();
  guint n;
  const RubricFormat *const *formats = rubric_formats (&n);

  /* The plainest forms, which people ask for most, are the last of the table. */
  for (guint i = n; i-- > 0;)
    if (formats[i]->copy_name != NULL)
      {
        g_autoptr (GMenuItem) item = g_menu_item_new (_ (formats[i]->copy_name), NULL);

        g_menu_item_set_action_and_target (item, "win.copy-as", "s", formats[i]->id);
        g_menu_append_item (menu, item);
      }
  return G_MENU_MODEL (menu);
}

void
rubric_recent_add (GFile *file, const char *mime_type)
{
  g_autofree char *uri = g_file_get_uri (file);
  char *groups[] = { (char *)recent_group, NULL };
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

void
rubric_menu_append_file (GMenu *menu, const char *label, const char *action, const char *target)
{
  g_auto (GStrv) parts = g_strsplit (label, "_", -1);
  g_autofree char *escaped = g_strjoinv ("__", parts); /* a single underscore would be a mnemonic */
  g_autoptr (GMenuItem) item = g_menu_item_new (escaped, NULL);

  g_menu_item_set_action_and_target (item, action, "s", target);
  g_menu_append_item (menu, item);
}

static void
refill_recent (GtkRecentManager *manager, GMenu *menu)
{
  g_autolist (GtkRecentInfo) items = gtk_recent_manager_get_items (manager);
  int shown = 0;

  items = g_list_sort (items, newest_first);
  g_menu_remove_all (menu);
  for (GList *l = items; l != NULL && shown < MAX_RECENT; l = l->next)
    if (gtk_recent_info_has_group (l->data, recent_group) && gtk_recent_info_exists (l->data))
      {
        rubric_menu_append_file (menu, gtk_recent_info_get_display_name (l->data), "app.open-recent",
                                 gtk_recent_info_get_uri (l->data));
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

  g_signal_connect_object (manager, "changed", G_CALLBACK (refill_recent), menu, 0);
  refill_recent (manager, menu);
  return G_MENU_MODEL (menu);
}
