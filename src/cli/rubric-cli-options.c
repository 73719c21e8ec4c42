/* rubric-cli-options.c - the words of the command line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-options.h"

#include "rubric-cli-input.h"
#include "rubric-cli-json.h"
#include "rubric-cli-terminal.h"
#include "rubric-config.h"
#include "rubric-text-step.h"
#include "sud-batch.h"

#include <glib/gi18n.h>
#include <string.h>

/* A command that reads files reads pictures, too. Returns: (transfer full) (element-type GOptionEntry): all options */
static GArray *
collect_options (const RubricCliCommand *command, const GOptionEntry *entries)
{
  GArray *all = g_array_new (TRUE, TRUE, sizeof *entries);
  gboolean reads_files = FALSE;

  for (; entries->long_name != NULL; entries++)
    {
      g_array_append_val (all, *entries);
      reads_files |= strcmp (entries->long_name, "from") == 0;
    }
  for (entries = rubric_cli_picture_get_options (); reads_files && entries->long_name != NULL; entries++)
    g_array_append_val (all, *entries);
  if (command->json)
    g_array_append_val (all, *rubric_cli_json_get_option ());
  return all;
}

/* Returns: (transfer full): the names of @entries from @first on, and of those before, for somebody who mistyped one */
static char *
list_options (const GArray *entries, guint first)
{
  GString *names = g_string_new ("--help");

  for (guint i = 0; i < entries->len; i++)
    {
      const char *name = g_array_index (entries, GOptionEntry, (first + i) % entries->len).long_name;

      if (*name != '\0')
        g_string_append_printf (names, ", --%s", name);
    }
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
            rubric_cli_complain (_ ("%1$s: --%2$s takes no value"), *words, entry->long_name);
            return FALSE;
          }
      }
  return TRUE;
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
      rubric_cli_complain (_ ("--%1$s takes a number, not “%2$s”"), entry->long_name, text);
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
  const char *arguments = command->arguments != NULL ? _ (command->arguments) : NULL;
  g_autoptr (GOptionContext) context = g_option_context_new (arguments);
  g_autofree char *program = g_strdup_printf ("rubric-cli %s", command->name), *names = NULL;
  g_autoptr (GArray) all = collect_options (command, entries);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  gboolean ok = TRUE;
  guint n = 0;

  if (!check_flags ((const GOptionEntry *)(gpointer)all->data, words))
    return FALSE;
  g_ptr_array_set_size (texts, (int)all->len);
  /* GOption would take 010 for 8, so numbers are read here. */
  for (; entries[n].long_name != NULL; n++)
    if (entries[n].arg == G_OPTION_ARG_INT || entries[n].arg == G_OPTION_ARG_INT64)
      {
        g_array_index (all, GOptionEntry, n).arg = G_OPTION_ARG_STRING;
        g_array_index (all, GOptionEntry, n).arg_data = &texts->pdata[n];
      }
  g_set_prgname (program);
  g_option_context_set_summary (context, _ (command->summary));
  if (command->description != NULL)
    g_option_context_set_description (context, _ (command->description));
  g_option_context_add_main_entries (context, (const GOptionEntry *)(gpointer)all->data, GETTEXT_PACKAGE);
  if (g_option_context_parse_strv (context, &words, &error))
    {
      for (guint i = 0; i < n && ok; i++)
        ok = texts->pdata[i] == NULL || read_number (&entries[i], texts->pdata[i]);
      return ok;
    }
  names = list_options (all, n);
  if (g_error_matches (error, G_OPTION_ERROR, G_OPTION_ERROR_UNKNOWN_OPTION))
    /* Translators: %1$s says what is wrong, %2$s is a subcommand, %3$s a list of options */
    rubric_cli_complain (_ ("%1$s; the options of “%2$s” are %3$s"), error->message, command->name, names);
  else
    rubric_cli_complain ("%s", error->message);
  return FALSE;
}

int
rubric_cli_find_name (const char *complaint, const char *id, int n, const char *(*get_name) (int i))
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    {
      if (strcmp (id, get_name (i)) == 0)
        return i;
      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", get_name (i));
    }
  rubric_cli_complain (complaint, id, names->str);
  return -1;
}

static const char *
get_strategy_name (int i)
{
  int n;

  return sud_strategies (&n)[i].id;
}

gboolean
rubric_cli_find_strategy (const char *id, const SudStrategy **strategy)
{
  int n, found = -1;
  const SudStrategy *strategies = sud_strategies (&n);

  if (id != NULL)
    /* Translators: %1$s is what was typed, %2$s a list of names */
    found = rubric_cli_find_name (_ ("there is no strategy “%1$s”; the strategies are %2$s"), id, n, get_strategy_name);
  *strategy = found >= 0 ? &strategies[found] : NULL;
  return id == NULL || found >= 0;
}

static const char *
get_format_name (int i)
{
  guint n;

  return rubric_formats (&n)[i]->id;
}

gboolean
rubric_cli_find_format (const char *id, const RubricFormat **format)
{
  guint n;
  const RubricFormat *const *formats = rubric_formats (&n);
  int found = -1;

  if (id != NULL)
    /* Translators: %1$s is what was typed, %2$s a list of names */
    found = rubric_cli_find_name (_ ("there is no format “%1$s”; the formats are %2$s"), id, (int)n, get_format_name);
  *format = found >= 0 ? formats[found] : NULL;
  return id == NULL || found >= 0;
}

gboolean
rubric_cli_find_format_to_write (const char *id, const RubricFormat **format)
{
  if (!rubric_cli_find_format (id, format))
    return FALSE;
  if (*format == NULL || (*format)->write != NULL)
    return TRUE;
  /* Translators: %s is the name of a file format such as “loose” */
  rubric_cli_complain (_ ("the format “%s” can only be read"), id);
  return FALSE;
}

gboolean
rubric_cli_check_json_alone (const char *to)
{
  if (to == NULL || !rubric_cli_json_is_on ())
    return TRUE;
  rubric_cli_complain (_ ("--json is a format of its own: leave out --to"));
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
  rubric_cli_complain (_ ("%1$s takes a number from %2$s to %3$s"), option, from, to);
  return FALSE;
}

gboolean
rubric_cli_check_one_file (const RubricCliCommand *command, char **files)
{
  if (files == NULL || g_strv_length (files) <= 1)
    return TRUE;
  /* Translators: %s is a subcommand */
  rubric_cli_complain (_ ("“%s” takes one file"), command->name);
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
    rubric_cli_complain (_ ("this machine does not support the backend “%1$s”; it supports %2$s"), id, names);
  else
    /* Translators: %1$s is what was typed, %2$s a list of names */
    rubric_cli_complain (_ ("there is no backend “%1$s”; this machine supports %2$s"), id, names);
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
  return rubric_cli_stdout_is_terminal () ? rubric_text_technique ((int)technique) : sud_technique_get (technique)->id;
}

SudTechniqueId
rubric_cli_find_technique (const char *id)
{
  SudTechniqueId technique = sud_technique_find_id (id);

  if (technique == SUD_N_TECHNIQUES)
    /* Translators: %s is what was typed */
    rubric_cli_complain (_ ("there is no technique “%s”; “rubric-cli list techniques” lists them"), id);
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
