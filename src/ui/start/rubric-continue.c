/* rubric-continue.c - the puzzles without a file that were put away, and the lists that were made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-continue.h"

#include "rubric-generated-lists.h"
#include "rubric-text.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MAX_LISTS = 10,
};

/* A menu lives as long as its window, which may be longer than the session does. */
#define KEY "rubric-session"

static void
append (GMenu *menu, const char *label, const char *action, const char *target)
{
  g_auto (GStrv) parts = g_strsplit (label, "_", -1);
  g_autofree char *escaped = g_strjoinv ("__", parts); /* a single underscore would be a mnemonic */
  g_autoptr (GMenuItem) item = g_menu_item_new (escaped, NULL);

  g_menu_item_set_action_and_target (item, action, "s", target);
  g_menu_append_item (menu, item);
}

static void
append_puzzles (GMenu *menu, GPtrArray *items)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  for (guint i = 0; i < items->len; i++)
    {
      g_autofree char *label = rubric_text_continue (items->pdata[i], now);

      append (menu, label, "win.continue", ((const RubricContinue *)items->pdata[i])->id);
    }
}

/* They are files. */
static void
append_lists (GMenu *menu)
{
  g_autoptr (GFile) folder = rubric_generated_lists_get_folder ();
  g_autoptr (GPtrArray) lists = rubric_generated_lists_get (folder);

  for (guint i = 0; i < MIN (lists->len, MAX_LISTS); i++)
    {
      g_autofree char *name = g_file_get_basename (lists->pdata[i]);
      g_autofree char *label = g_filename_display_name (name), *uri = g_file_get_uri (lists->pdata[i]);

      *strrchr (label, '.') = '\0';
      append (menu, label, "app.open-recent", uri);
    }
}

static void
weak_free (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

void
rubric_continue_update_menu (GMenuModel *model)
{
  GMenu *menu = G_MENU (model);
  g_autoptr (RubricSession) session = g_weak_ref_get (g_object_get_data (G_OBJECT (model), KEY));
  GPtrArray *items = session != NULL ? rubric_session_get_continue (session) : NULL;

  if (items == NULL)
    return; /* the program ends */
  g_menu_remove_all (menu);
  append_puzzles (menu, items);
  append_lists (menu);
  if (g_menu_model_get_n_items (model) == 0)
    g_menu_append (menu, _ ("No Puzzles to Continue"), "win.none");
}

GMenuModel *
rubric_continue_create_menu (RubricSession *session)
{
  GMenu *menu = g_menu_new ();
  GWeakRef *weak = g_new (GWeakRef, 1);

  g_weak_ref_init (weak, session);
  g_object_set_data_full (G_OBJECT (menu), KEY, weak, weak_free);
  g_signal_connect_object (session, "continue-changed", G_CALLBACK (rubric_continue_update_menu), menu,
                           G_CONNECT_SWAPPED);
  rubric_continue_update_menu (G_MENU_MODEL (menu));
  return G_MENU_MODEL (menu);
}
