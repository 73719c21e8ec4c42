/* rubric-cli-options.c - the words of the command line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-options.h"

#include "rubric-cli-input.h"
#include "rubric-cli-terminal.h"
#include "rubric-config.h"
#include "rubric-text-step.h"
#include "sud-batch.h"

#include <glib/gi18n.h>
#include <string.h>

/* A command that reads files reads pictures, too. */
static gboolean
reads_files (const GOptionEntry *entries)
{
  for (; entries->long_name != NULL; entries++)
    if (strcmp (entries->long_name, "from") == 0)
      return TRUE;
  return FALSE;
}

static guint
count_options (const GOptionEntry *entries)
{
  guint n = 0;

  while (entries[n].long_name != NULL)
    n++;
  return n;
}

/* Returns: (transfer full): the names of @entries, for somebody who mistyped one */
static char *
list_options (const GOptionEntry *entries)
{
  GString *names = g_string_new ("--help");
  const GOptionEntry *pictures = rubric_cli_picture_get_options ();

  for (; reads_files (entries) && pictures->long_name != NULL; pictures++)
    g_string_append_printf (names, ", --%s", pictures->long_name);
  for (; entries->long_name != NULL; entries++)
    if (entries->long_name[0] != '\0')
      g_string_append_printf (names, ", --%s", entries->long_name);
  return g_string_free (names, FALSE);
}

static gboolean
takes_value (const GOptionEntry *entries, char short_name)
{
  for (; entries->long_name != NULL; entries++)
    if (entries->short_name == short_name && short_name != '\0')
      return entries->arg != G_OPTION_ARG_NONE;
  return FALSE;
}

/* Makes "-j" "4" of "-j4", which GOption does not know. Returns: (transfer full) */
static char **
split_values (const GOptionEntry *entries, char **argv)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  gboolean options = TRUE;

  for (; *argv != NULL; argv++)
    {
      const char *word = *argv;

      options = options && strcmp (word, "--") != 0;
      if (options && word[0] == '-' && takes_value (entries, word[1]) && word[2] != '\0')
        {
          g_autofree char *name = g_strndup (word, 2);

          g_strv_builder_add (builder, name);
          word += 2;
        }
      g_strv_builder_add (builder, word);
    }
  return g_strv_builder_end (builder);
}

/* Refuses "--json=no", which GOption takes for "--json". */
static gboolean
check_flags (const GOptionEntry *entries, char **words)
{
  for (; *words != NULL && strcmp (*words, "--") != 0; words++)
    for (const GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
      {
        g_autofree char *start = g_strdup_printf ("--%s=", entry->long_name);

        if (entry->arg == G_OPTION_ARG_NONE && g_str_has_prefix (*words, start))
          {
            /* Translators: %1$s is what was typed, such as --json=no, %2$s the name of an option such as json */
            rubric_cli_complain (_("%1$s: --%2$s takes no value"), *words, entry->long_name);
            return FALSE;
          }
      }
  return TRUE;
}

/* Has the text of each number of @entries put into @texts, as GOption takes 010 for 8. Returns: (transfer full) */
static GOptionEntry *
numbers_to_texts (const GOptionEntry *entries, guint n, char **texts)
{
  GOptionEntry *copy = g_memdup2 (entries, (n + 1) * sizeof *entries);

  for (guint i = 0; i < n; i++)
    if (entries[i].arg == G_OPTION_ARG_INT || entries[i].arg == G_OPTION_ARG_INT64)
      {
        copy[i].arg = G_OPTION_ARG_STRING;
        copy[i].arg_data = &texts[i];
      }
  return copy;
}

/* A number that is too large for its type becomes the largest there is: the check of its range complains of it. */
static gboolean
read_number (const GOptionEntry *entry, const char *text)
{
  char *end;
  gint64 value = g_ascii_strtoll (text, &end, 10);

  if (end == text || *end != '\0')
    {
      /* Translators: %1$s is an option such as limit, %2$s what was typed */
      rubric_cli_complain (_("--%1$s takes a number, not “%2$s”"), entry->long_name, text);
      return FALSE;
    }
  if (entry->arg == G_OPTION_ARG_INT)
    *(int *)entry->arg_data = (int)CLAMP (value, -G_MAXINT, G_MAXINT);
  else
    *(gint64 *)entry->arg_data = MAX (value, -G_MAXINT64);
  return TRUE;
}

gboolean
rubric_cli_parse_options (const RubricCliCommand *command, const GOptionEntry *entries, char **argv)
{
  g_auto (GStrv) words = split_values (entries, argv);
  g_autoptr (GOptionContext) context = g_option_context_new (command->arguments);
  g_autofree char *program = g_strdup_printf ("rubric-cli %s", command->name);
  g_autoptr (GError) error = NULL;
  const GOptionEntry *pictures = rubric_cli_picture_get_options ();
  guint n = count_options (entries);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree GOptionEntry *copy = NULL;
  gboolean ok = TRUE;

  g_ptr_array_set_size (texts, (int)n);
  copy = numbers_to_texts (entries, n, (char **)texts->pdata);
  g_set_prgname (program);
  g_option_context_set_summary (context, _(command->summary));
  if (command->description != NULL)
    g_option_context_set_description (context, _(command->description));
  g_option_context_add_main_entries (context, copy, GETTEXT_PACKAGE);
  if (reads_files (entries))
    g_option_context_add_main_entries (context, pictures, GETTEXT_PACKAGE);
  if (!check_flags (entries, words) || (reads_files (entries) && !check_flags (pictures, words)))
    return FALSE;
  if (g_option_context_parse_strv (context, &words, &error))
    {
      for (guint i = 0; i < n && ok; i++)
        ok = texts->pdata[i] == NULL || read_number (&entries[i], texts->pdata[i]);
      return ok;
    }

  if (g_error_matches (error, G_OPTION_ERROR, G_OPTION_ERROR_UNKNOWN_OPTION))
    {
      g_autofree char *names = list_options (entries);

      /* Translators: %1$s says what is wrong, %2$s is a subcommand, %3$s a list of options */
      rubric_cli_complain (_("%1$s; the options of “%2$s” are %3$s"), error->message, command->name, names);
    }
  else
    rubric_cli_complain ("%s", error->message);
  return FALSE;
}

gboolean
rubric_cli_find_strategy (const char *id, const SudStrategy **strategy)
{
  g_autoptr (GString) names = g_string_new (NULL);
  const SudStrategy *strategies;
  int n;

  *strategy = id != NULL ? sud_strategy_find (id) : NULL;
  if (id == NULL || *strategy != NULL)
    return TRUE;

  strategies = sud_strategies (&n);
  for (int i = 0; i < n; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", strategies[i].id);
  /* Translators: %1$s is what was typed, %2$s a list of names */
  rubric_cli_complain (_("there is no strategy “%1$s”; the strategies are %2$s"), id, names->str);
  return FALSE;
}

gboolean
rubric_cli_find_format (const char *id, const RubricFormat **format)
{
  g_autoptr (GString) names = g_string_new (NULL);
  const RubricFormat *const *formats;
  guint n;

  *format = id != NULL ? rubric_format_find (id) : NULL;
  if (id == NULL || *format != NULL)
    return TRUE;

  formats = rubric_formats (&n);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", formats[i]->id);
  /* Translators: %1$s is what was typed, %2$s a list of names */
  rubric_cli_complain (_("there is no format “%1$s”; the formats are %2$s"), id, names->str);
  return FALSE;
}

gboolean
rubric_cli_find_format_to_write (const char *id, const RubricFormat **format)
{
  if (!rubric_cli_find_format (id, format))
    return FALSE;
  if (*format == NULL || (*format)->write != NULL)
    return TRUE;
  /* Translators: %s is the name of a file format such as “loose” */
  rubric_cli_complain (_("the format “%s” can only be read"), id);
  return FALSE;
}

gboolean
rubric_cli_check_range (const char *option, gint64 value, gint64 lowest, gint64 highest)
{
  g_autofree char *from = g_strdup_printf ("%" G_GINT64_FORMAT, lowest);
  g_autofree char *to = g_strdup_printf ("%" G_GINT64_FORMAT, highest);

  if (value >= lowest && value <= highest)
    return TRUE;
  /* Translators: %1$s is an option such as --limit, %2$s and %3$s are numbers */
  rubric_cli_complain (_("%1$s takes a number from %2$s to %3$s"), option, from, to);
  return FALSE;
}

gboolean
rubric_cli_check_one_file (const RubricCliCommand *command, char **files)
{
  if (files == NULL || g_strv_length (files) <= 1)
    return TRUE;
  /* Translators: %s is a subcommand */
  rubric_cli_complain (_("“%s” takes one file"), command->name);
  return FALSE;
}

int
rubric_cli_default_threads (void)
{
  return MIN (g_get_num_processors (), SUD_BATCH_MAX_THREADS);
}

static const char variable[] = "SUD_BACKEND";

/* Returns: (transfer full): the names of the backends that this machine supports */
static char *
list_supported_backends (void)
{
  GString *names = g_string_new (NULL);

  for (int i = 0; i < sud_backend_count (); i++)
    if (sud_backend_is_supported (sud_backend_get (i)))
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", sud_backend_get_id (sud_backend_get (i)));
  return g_string_free (names, FALSE);
}

gboolean
rubric_cli_choose_backend (const char *id, const SudBackend **backend)
{
  g_autofree char *names = NULL;
  SudBackendError error = SUD_BACKEND_UNKNOWN;

  /* An empty variable counts as none, but an empty name is an error. */
  *backend = id == NULL || *id != '\0' ? sud_backend_choose (id, &error) : NULL;
  if (*backend != NULL)
    {
      g_setenv (variable, sud_backend_get_id (*backend), TRUE);
      return TRUE;
    }

  names = list_supported_backends ();
  if (id == NULL)
    id = g_getenv (variable);
  if (error == SUD_BACKEND_UNSUPPORTED)
    /* Translators: %1$s is the name of an instruction set, %2$s a list of names */
    rubric_cli_complain (_("this machine does not support the backend “%1$s”; it supports %2$s"), id, names);
  else
    /* Translators: %1$s is what was typed, %2$s a list of names */
    rubric_cli_complain (_("there is no backend “%1$s”; this machine supports %2$s"), id, names);
  return FALSE;
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

SudTechniqueId
rubric_cli_find_technique (const char *id)
{
  SudTechniqueId technique = sud_technique_find_id (id);

  if (technique == SUD_N_TECHNIQUES)
    /* Translators: %s is what was typed */
    rubric_cli_complain (_("there is no technique “%s”; “rubric-cli list techniques” lists them"), id);
  return technique;
}

static gboolean
change_order (SudOrder *order, const char *list, void (*change) (SudOrder *order, SudTechniqueId technique))
{
  g_auto (GStrv) ids = g_strsplit (list != NULL ? list : "", ",", -1);

  for (char **id = ids; *id != NULL; id++)
    {
      SudTechniqueId technique = rubric_cli_find_technique (g_strstrip (*id));

      if (technique == SUD_N_TECHNIQUES)
        return FALSE;
      change (order, technique);
    }
  return TRUE;
}

gboolean
rubric_cli_choose_techniques (const char *without, const char *with, SudOrder *order)
{
  sud_order_init (order);
  return change_order (order, with, sud_order_insert) && change_order (order, without, sud_order_drop);
}
