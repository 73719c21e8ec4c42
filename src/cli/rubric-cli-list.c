/* rubric-cli-list.c - rubric-cli list: the tables, for people and for completion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-options.h"
#include "rubric-cli-terminal.h"
#include "sud-technique.h"

#include <glib.h>
#include <glib/gi18n.h>
#include <string.h>

enum
{
  GAP = 2, /* blanks between columns */
};

/* A table on standard output, a row each: columns under headings for a person, words between tabs for programs. */
typedef GPtrArray Table;

/* Adds a row: strings, and NULL at the end. */
static void G_GNUC_NULL_TERMINATED
table_add (Table *self, ...)
{
  g_autoptr (GStrvBuilder) row = g_strv_builder_new ();
  const char *word;
  va_list words;

  va_start (words, self);
  while ((word = va_arg (words, const char *)) != NULL)
    g_strv_builder_add (row, word);
  va_end (words);
  g_ptr_array_add (self, g_strv_builder_end (row));
}

/* Returns: the width in cells of a terminal, of which a Chinese character takes two */
static guint
measure_word (const char *word)
{
  guint width = 0;

  for (const char *at = word; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);

      width += g_unichar_iszerowidth (character) ? 0 : g_unichar_iswide (character) ? 2 : 1;
    }
  return width;
}

static guint
measure_column (const Table *self, guint column)
{
  guint width = 0;

  for (guint i = 0; i < self->len; i++)
    width = MAX (width, measure_word (((char **)self->pdata[i])[column]));
  return width;
}

static void
table_print (const Table *self)
{
  for (guint i = 0; i < self->len; i++)
    {
      char *const *row = self->pdata[i];
      g_autoptr (GString) line = g_string_new (row[0]);

      for (guint column = 1; row[column] != NULL; column++)
        {
          if (rubric_cli_stdout_is_terminal ())
            for (guint at = measure_word (row[column - 1]); at < measure_column (self, column - 1) + GAP; at++)
              g_string_append_c (line, ' ');
          else
            g_string_append_c (line, '\t');
          g_string_append (line, row[column]);
        }
      g_print ("%s\n", line->str);
    }
}

static void
list_strategies (Table *table)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  for (int i = 0; i < n; i++)
    table_add (table, strategies[i].id, _ (strategies[i].name), NULL);
}

static void
list_formats (Table *table)
{
  guint n;
  const RubricFormat *const *formats = rubric_formats (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *suffixes = g_strjoinv (" ", (char **)formats[i]->suffixes);
      g_autofree char *ways = g_strconcat (formats[i]->parse != NULL ? "R" : "", formats[i]->write != NULL ? "W" : "",
                                           NULL);

      table_add (table, formats[i]->id, _ (formats[i]->name), ways, suffixes, NULL);
    }
}

static void
list_techniques (Table *table)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      const SudTechnique *row = sud_technique_get ((SudTechniqueId)i);

      table_add (table, row->id, _ (row->name), row->code, rubric_cli_name_level ((SudLevel)row->level),
                 row->unusual ? "off" : "on", NULL);
    }
}

static void
list_backends (Table *table)
{
  SudBackendError error;
  const SudBackend *chosen = sud_backend_choose (NULL, &error);

  for (int i = 0; i < sud_backend_count (); i++)
    {
      const SudBackend *backend = sud_backend_get (i);
      const char *state = sud_backend_is_supported (backend) ? "supported" : "unsupported";

      table_add (table, sud_backend_get_id (backend), sud_backend_get_name (backend),
                 backend == chosen ? "chosen" : state, NULL);
    }
}

static const struct
{
  const char *name;
  const char *headings[6];
  void (*list) (Table *table);
} lists[] = {
  /* Translators: the headings of a table in the terminal; what stands before "|" is not translated. HoDoKu is a
   * program, which gives each technique a code */
  { "techniques", { N_ ("heading|ID"), N_ ("Name"), N_ ("HoDoKu code"), N_ ("Level"), N_ ("State") },
    list_techniques },
  { "strategies", { N_ ("heading|ID"), N_ ("Name") }, list_strategies },
  /* Translators: the heading above R, W or RW: a program can read such files, write them, or both */
  { "formats", { N_ ("heading|ID"), N_ ("Name"), N_ ("Read/write"), N_ ("Suffixes") }, list_formats },
  /* Translators: the heading above "supported", "unsupported" or "chosen", or above "on" or "off" */
  { "backends", { N_ ("heading|ID"), N_ ("Name"), N_ ("State") }, list_backends },
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
  for (guint i = 0; words != NULL && g_strv_length (words) == 1 && i < G_N_ELEMENTS (lists); i++)
    if (strcmp (lists[i].name, words[0]) == 0)
      {
        const char *const *headings = lists[i].headings;
        g_autoptr (GPtrArray) table = g_ptr_array_new_with_free_func ((GDestroyNotify)g_strfreev);
        g_autoptr (GStrvBuilder) row = g_strv_builder_new ();

        for (; *headings != NULL; headings++)
          g_strv_builder_add (row, Q_ (*headings));
        if (rubric_cli_stdout_is_terminal ())
          g_ptr_array_add (table, g_strv_builder_end (row));
        lists[i].list (table);
        table_print (table);
        return RUBRIC_CLI_OK;
      }
  rubric_cli_complain (_ ("“list” takes one of %s"), "techniques, strategies, formats, backends");
  return RUBRIC_CLI_ERROR;
}
