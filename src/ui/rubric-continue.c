/* rubric-continue.c - the puzzles without a file that were put away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-continue.h"

#include <glib/gi18n.h>

enum
{
  SHOWN_DIGITS = 9, /* enough to know a puzzle by */
};

/* The title, or else the first digits. */
static char *
name_of (const RubricContinue *item)
{
  char digits[SHOWN_DIGITS + 1] = "";
  int n = 0;

  if (item->title != NULL)
    return g_strdup (item->title);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (item->grid.digit[cell] != 0 && n++ < SHOWN_DIGITS)
      digits[n - 1] = '0' + item->grid.digit[cell];
  if (n == 0)
    return g_strdup (/* Translators: a puzzle in which there are only marks */ _ ("No digits"));
  return g_strconcat (digits, n > SHOWN_DIGITS ? "…" : NULL, NULL);
}

static char *
label_of (const RubricContinue *item)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (item->time / G_USEC_PER_SEC);
  /* Translators: when a puzzle was put away, in the notation of g_date_time_format() */
  g_autofree char *date = time != NULL ? g_date_time_format (time, _ ("%x, %H:%M")) : NULL;
  g_autofree char *name = name_of (item);
  /* Translators: %1$s is the title of a puzzle or its first digits, %2$s when it was put away */
  g_autofree char *label = g_strdup_printf (_ ("%1$s · %2$s"), name, date != NULL ? date : "");
  g_auto (GStrv) parts = g_strsplit (label, "_", -1);

  return g_strjoinv ("__", parts); /* a single underscore would be a mnemonic */
}

static void
refill_cb (RubricSession *session, GMenu *menu)
{
  GPtrArray *items = rubric_session_get_continue (session);

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

  g_signal_connect_object (session, "continue-changed", G_CALLBACK (refill_cb), menu, 0);
  refill_cb (session, menu);
  return G_MENU_MODEL (menu);
}
