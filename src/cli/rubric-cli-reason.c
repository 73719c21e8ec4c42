/* rubric-cli-reason.c - room to reason in, one for each thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-reason.h"

#include "rubric-cli-interrupt.h"

#include <glib.h>

static void
free_logic (gpointer logic)
{
  sud_logic_free (logic);
}

SudLogic *
rubric_cli_get_logic (void)
{
  static GPrivate key = G_PRIVATE_INIT (free_logic);
  SudLogic *logic = g_private_get (&key);

  if (logic != NULL)
    return logic;
  logic = sud_logic_new ();
  if (logic == NULL)
    g_error ("out of memory");
  logic->rules = SUD_RULE_UNIQUE;
  logic->cancel = rubric_cli_cancel_flag ();
  g_private_set (&key, logic);
  return logic;
}
