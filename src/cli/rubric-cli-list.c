/* rubric-cli-list.c - rubric-cli list: the tables, for people and for completion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-backend.h"
#include "rubric-cli-options.h"
#include "rubric-cli-reason.h"
#include "rubric-cli-terminal.h"
#include "sud-technique.h"

#include <glib/gi18n.h>
#include <string.h>

static void
list_strategies (RubricCliTable *table)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  for (int i = 0; i < n; i++)
    rubric_cli_table_add (table, strategies[i].id, _(strategies[i].name), NULL);
}

static void
list_formats (RubricCliTable *table)
{
  guint n;
  const RubricFormat *const *formats = rubric_formats (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *suffixes = g_strjoinv (" ", (char **)formats[i]->suffixes);
      g_autofree char *ways = g_strconcat (formats[i]->parse != NULL ? "R" : "", formats[i]->write != NULL ? "W" : "", NULL);

      rubric_cli_table_add (table, formats[i]->id, _(formats[i]->name), ways, suffixes, NULL);
    }
}

static void
list_techniques (RubricCliTable *table)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      const SudTechnique *row = sud_technique_get ((SudTechniqueId)i);

      rubric_cli_table_add (table, row->id, _(row->name), row->code, rubric_cli_name_level ((SudLevel)row->level),
                            row->unusual ? "off" : "on", NULL);
    }
}

static const struct
{
  const char *name;
  const char *headings[6];
  void (*list) (RubricCliTable *table);
} lists[] = {
  /* Translators: the headings of a table in the terminal; HoDoKu is a program, which gives each technique a code */
  { "techniques", { N_ ("ID"), N_ ("Name"), N_ ("HoDoKu code"), N_ ("Level"), N_ ("State") }, list_techniques },
  { "strategies", { N_ ("ID"), N_ ("Name") }, list_strategies },
  /* Translators: the heading above R, W or RW: a program can read such files, write them, or both */
  { "formats", { N_ ("ID"), N_ ("Name"), N_ ("Read/write"), N_ ("Suffixes") }, list_formats },
  /* Translators: the heading above "supported", "unsupported" or "chosen", or above "on" or "off" */
  { "backends", { N_ ("ID"), N_ ("Name"), N_ ("State") }, rubric_cli_list_backends },
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
          RubricCliTable *table = rubric_cli_table_new (lists[i].headings);

          lists[i].list (table);
          rubric_cli_table_print (table);
          return RUBRIC_CLI_OK;
        }
  rubric_cli_complain (_("“list” takes one of %s"), "techniques, strategies, formats, backends");
  return RUBRIC_CLI_ERROR;
}
