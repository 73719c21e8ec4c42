/* rubric-cli-generate.c - rubric-cli generate: new puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-backend.h"
#include "rubric-cli-options.h"
#include "rubric-cli-supply.h"
#include "rubric-cli-terminal.h"
#include "rubric-cli-wish.h"
#include "sud-batch.h"

#include <glib/gi18n.h>

static gboolean
find_symmetry (const char *id, SudSymmetryId *symmetry)
{
  g_autoptr (GString) names = g_string_new (NULL);

  *symmetry = id != NULL ? sud_symmetry_find (id) : SUD_SYMMETRY_NONE;
  if (*symmetry != SUD_N_SYMMETRIES)
    return TRUE;
  for (int i = 0; i < SUD_N_SYMMETRIES; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", sud_symmetry_get ((SudSymmetryId)i)->id);
  /* Translators: %1$s is what was typed, %2$s a list of names */
  rubric_cli_complain (_("there is no symmetry “%1$s”; the symmetries are %2$s"), id, names->str);
  return FALSE;
}

static gboolean
parse_seed (const char *text, guint64 *seed)
{
  if (text == NULL)
    *seed = (guint64)g_random_int () << 32 | g_random_int ();
  else if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL))
    {
      rubric_cli_complain (_("--seed takes a number from 0 to 18446744073709551615"));
      return FALSE;
    }
  return TRUE;
}

/* "28" or "24-30". */
static gboolean
parse_clues (const char *text, SudGenerateSpec *spec)
{
  guint64 least, most;
  g_auto (GStrv) words = text != NULL ? g_strsplit (text, "-", 2) : NULL;

  if (text == NULL)
    return TRUE;
  if (words[0] == NULL || !g_ascii_string_to_unsigned (words[0], 10, 0, SUD_CELLS, &least, NULL)
      || !g_ascii_string_to_unsigned (words[1] != NULL ? words[1] : words[0], 10, 0, SUD_CELLS, &most, NULL)
      || least > most)
    {
      /* Translators: %s is what was typed */
      rubric_cli_complain (_("“%s” is no number of clues: it takes one such as 28, or two such as 24-30"), text);
      return FALSE;
    }
  if (most < SUD_CLUES_LEAST)
    {
      rubric_cli_complain (_("no puzzle with fewer than 17 clues has one solution"));
      return FALSE;
    }
  spec->clues_least = (int)least;
  spec->clues_most = (int)most;
  spec->minimal = FALSE;
  return TRUE;
}

/* What chance makes, or what is wished of it. */
static RubricCliStatus
supply_wished (const RubricCliSupply *supply, const RubricCliWish *words)
{
  SudWish wish;

  if (!rubric_cli_wish_is_any (words))
    return rubric_cli_supply (supply);
  return rubric_cli_wish_read (words, &supply->spec, &wish) ? rubric_cli_grant (&wish, supply) : RUBRIC_CLI_ERROR;
}

RubricCliStatus
rubric_cli_generate (const RubricCliCommand *command, char **argv)
{
  RubricCliSupply supply = { .spec = sud_generate_spec (0), .threads = rubric_cli_default_threads () };
  g_autofree char *symmetry = NULL, *clues = NULL, *backend = NULL, *to = NULL, *seed = NULL;
  g_auto (RubricCliWish) words = { NULL };
  gint64 count = 1;
  guint64 number;
  const GOptionEntry entries[] = {
    { "count", 'n', 0, G_OPTION_ARG_INT64, &count, N_("Make this many puzzles, 1 by default"), N_("COUNT") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, N_("Make those of this number: the same again each time"), N_("NUMBER") },
    { "symmetry", 0, 0, G_OPTION_ARG_STRING, &symmetry, N_("Let the clues have this symmetry"), N_("SYMMETRY") },
    { "clues", 0, 0, G_OPTION_ARG_STRING, &clues, N_("With so many clues, by default as few as can be"), N_("A-B") },
    { "level", 0, 0, G_OPTION_ARG_STRING, &words.level, N_("As hard as that, or between two levels"), N_("LEVEL") },
    { "technique", 0, 0, G_OPTION_ARG_STRING, &words.technique, N_("That need these techniques"), N_("ID,ID") },
    { "needs-nothing-above", 0, 0, G_OPTION_ARG_STRING, &words.nothing_above,
      N_("That need no technique that is taught later than this one"), N_("ID") },
    { "effort", 0, 0, G_OPTION_ARG_STRING, &words.effort, N_("That take so much effort, as “grade” says"), N_("A-B") },
    { "er", 0, 0, G_OPTION_ARG_STRING, &words.er, N_("That Sudoku Explainer rates so"), N_("A-B") },
    { "to", 't', 0, G_OPTION_ARG_STRING, &to, N_("The format to write, “line” by default"), N_("FORMAT") },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &supply.threads, N_("Use this many threads"), N_("THREADS") },
    { "backend", 0, 0, G_OPTION_ARG_STRING, &backend, N_("Use this instruction set (see “list backends”)"),
      N_("BACKEND") },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !find_symmetry (symmetry, &supply.spec.symmetry)
      || !parse_clues (clues, &supply.spec) || !parse_seed (seed, &number) || !rubric_cli_check_range ("--count", count, 1, G_MAXINT64)
      || !rubric_cli_check_range ("--threads", supply.threads, 1, SUD_BATCH_MAX_THREADS)
      || !rubric_cli_find_format_to_write (to, &supply.to) || !rubric_cli_choose_backend (backend, &supply.backend))
    return RUBRIC_CLI_ERROR;
  if (supply.to == NULL)
    supply.to = rubric_format_find ("line");
  if (!supply.to->many && count > 1)
    {
      /* Translators: %s is the name of a file format such as “sdk” */
      rubric_cli_complain (_("“%s” holds one puzzle: ask for one, or for another format"), supply.to->id);
      return RUBRIC_CLI_ERROR;
    }
  supply.spec.seed = number;
  supply.count = (guint64)count;
  return supply_wished (&supply, &words);
}
