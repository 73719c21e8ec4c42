/* rubric-continue.c - the puzzles without a file that were put away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-continue.h"

#include "rubric-text.h"

#include <glib/gi18n.h>

/* A menu lives as long as its window, which may be longer than the session does. */
#define KEY "rubric-session"

static char *
label_of (const RubricContinue *item)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *label = rubric_text_continue (item, now);
  g_auto (GStrv) parts = g_strsplit (label, "_", -1);

  return g_strjoinv ("__", parts); /* a single underscore would be a mnemonic */
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
  for (guint i = 0; i < items->len; i++)
    {
      const RubricContinue *data = items->pdata[i];
      g_autofree char *label = label_of (data);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "win.continue", "s", data->id);
      g_menu_append_item (menu, item);
    }
  if (items->len == 0)
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
