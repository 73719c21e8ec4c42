/* rubric-cli-list.c - rubric-cli list: the tables, for people and for completion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-backend.h"
#include "rubric-cli-options.h"
#include "rubric-cli-terminal.h"
#include "sud-technique.h"

#include <glib/gi18n.h>
#include <string.h>

static void
list_strategies (void)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  for (int i = 0; i < n; i++)
    g_print ("%s\t%s\n", strategies[i].id, _(strategies[i].name));
}

static void
list_formats (void)
{
  guint n;
  const RubricFormat *const *formats = rubric_formats (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *suffixes = g_strjoinv (" ", (char **)formats[i]->suffixes);

      g_print ("%s\t%s\t%s%s\t%s\n", formats[i]->id, _(formats[i]->name), formats[i]->parse != NULL ? "R" : "",
               formats[i]->write != NULL ? "W" : "", suffixes);
    }
}

static void
list_techniques (void)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      const SudTechnique *row = sud_technique_get ((SudTechniqueId)i);

      g_print ("%s\t%s\t%s\n", row->id, _(row->name), row->code);
    }
}

static const struct
{
  const char *name;
  void (*list) (void);
} lists[] = {
  { "techniques", list_techniques },
  { "strategies", list_strategies },
  { "formats", list_formats },
  { "backends", rubric_cli_list_backends },
};

RubricCliStatus
rubric_cli_list (const RubricCliCommand *command, char **argv)
{
  g_auto (GStrv) words = NULL;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &words, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv))
    return RUBRIC_CLI_ERROR;
  if (words != NULL && g_strv_length (words) == 1)
    for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
      if (strcmp (lists[i].name, words[0]) == 0)
        {
          lists[i].list ();
          return RUBRIC_CLI_OK;
        }
  rubric_cli_complain (_("“list” takes one of %s"), "techniques, strategies, formats, backends");
  return RUBRIC_CLI_ERROR;
}
