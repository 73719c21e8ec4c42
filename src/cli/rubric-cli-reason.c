/* rubric-cli-reason.c - room to reason in, one for each thread, and the techniques to reason with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-reason.h"

#include "rubric-cli-interrupt.h"
#include "rubric-cli-terminal.h"
#include "rubric-text-step.h"

#include <glib/gi18n.h>

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
    return NULL;
  logic->rules = SUD_RULE_UNIQUE;
  logic->cancel = rubric_cli_cancel_flag ();
  g_private_set (&key, logic);
  return logic;
}

const char *
rubric_cli_name_level (SudLevel level)
{
  static const char *const names[SUD_N_LEVELS] = {
    [SUD_LEVEL_EASY] = "easy",     [SUD_LEVEL_MEDIUM] = "medium",   [SUD_LEVEL_HARD] = "hard",
    [SUD_LEVEL_UNFAIR] = "unfair", [SUD_LEVEL_EXTREME] = "extreme",
  };

  return names[level];
}

const char *
rubric_cli_name_technique (SudTechniqueId technique)
{
  return rubric_cli_is_read () ? rubric_text_technique ((int)technique) : sud_technique_get (technique)->id;
}

static bool
change_order (SudOrder *order, const char *list, void (*change) (SudOrder *order, SudTechniqueId technique))
{
  g_auto (GStrv) ids = g_strsplit (list != NULL ? list : "", ",", -1);

  for (char **id = ids; *id != NULL; id++)
    {
      SudTechniqueId technique = sud_technique_find_id (g_strstrip (*id));

      if (technique == SUD_N_TECHNIQUES)
        {
          /* Translators: %s is what was typed */
          rubric_cli_complain (_ ("there is no technique “%s”; “rubric-cli list techniques” lists them"), *id);
          return false;
        }
      change (order, technique);
    }
  return true;
}

bool
rubric_cli_choose_techniques (const char *without, const char *with, SudOrder *order)
{
  sud_order_init (order);
  return change_order (order, with, sud_order_insert) && change_order (order, without, sud_order_drop);
}
