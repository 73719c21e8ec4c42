/* rubric-copy-menu.c - what a puzzle can be copied as
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-copy-menu.h"

#include "rubric-format.h"

#include <glib/gi18n.h>

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
