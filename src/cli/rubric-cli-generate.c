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
#include <string.h>

enum
{
  TRIES = 10000000,
  TRIES_CLIMBED = 1000,
};

/* What was typed; NULL: nothing. */
typedef struct
{
  char *symmetry;
  char *clues;
  char *pattern;
  char *seed;
  char *to;
  char *backend;
  char **others;
  gint64 count;
  gint64 tries;
  gboolean weights;
} Words;

static void
words_clear (Words *self)
{
  g_free (self->symmetry);
  g_free (self->clues);
  g_free (self->pattern);
  g_free (self->seed);
  g_free (self->to);
  g_free (self->backend);
  g_strfreev (self->others);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Words, words_clear)

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

/* 81 characters: blanks, and others for clues. */
static gboolean
parse_pattern (const char *text, SudGenerateSpec *spec)
{
  if (text == NULL)
    return TRUE;
  if (strlen (text) != SUD_CELLS)
    {
      rubric_cli_complain (_("--pattern takes 81 characters, row by row: “.” or “0” for a blank, any other for a clue"));
      return FALSE;
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (text[cell] != '.' && text[cell] != '0')
      sud_cells_add (&spec->pattern, cell);
  return TRUE;
}

/* What cannot be is said at once. */
static gboolean
parse_puzzles (const Words *words, SudGenerateSpec *spec)
{
  if (words->pattern != NULL && (words->symmetry != NULL || words->clues != NULL))
    {
      rubric_cli_complain (_("--pattern says which cells have clues: --symmetry and --clues do not go with it"));
      return FALSE;
    }
  if (!find_symmetry (words->symmetry, &spec->symmetry) || !parse_clues (words->clues, spec)
      || !parse_pattern (words->pattern, spec) || !parse_seed (words->seed, &spec->seed))
    return FALSE;
  if (words->pattern == NULL && !sud_generate_spec_is_possible (spec))
    {
      rubric_cli_complain (_("no pattern with this symmetry has so many givens"));
      return FALSE;
    }
  if (words->pattern != NULL && (sud_cells_is_empty (spec->pattern) || !sud_generate_spec_is_possible (spec)))
    {
      rubric_cli_complain (_("no puzzle of this pattern has one solution: it takes at least 17 clues, and no two rows or columns "
                             "through the same boxes without any"));
      return FALSE;
    }
  return TRUE;
}

static gboolean
parse_supply (const Words *words, RubricCliSupply *supply)
{
  if (words->others != NULL)
    {
      /* Translators: %s is what was typed */
      rubric_cli_complain (_("“%s” is no option: “generate” reads no files"), words->others[0]);
      return FALSE;
    }
  if (!rubric_cli_check_range ("--count", words->count, 1, G_MAXINT64)
      || (words->tries != RUBRIC_CLI_NOT_SAID && !rubric_cli_check_range ("--tries", words->tries, 1, G_MAXINT64))
      || !rubric_cli_check_range ("--threads", supply->threads, 1, SUD_BATCH_MAX_THREADS)
      || !rubric_cli_find_format_to_write (words->to, &supply->to)
      || !rubric_cli_choose_backend (words->backend, &supply->backend))
    return FALSE;
  if (supply->to == NULL)
    supply->to = rubric_format_find ("line");
  supply->count = (guint64)words->count;
  supply->tries = words->tries > 0                          ? (guint64)words->tries
                  : sud_generate_spec_climbs (&supply->spec) ? TRIES_CLIMBED
                                                             : TRIES;
  if (supply->to->many || supply->count == 1)
    return TRUE;
  /* Translators: %s is the name of a file format such as “sdk” */
  rubric_cli_complain (_("“%s” holds one puzzle: ask for one, or for another format"), supply->to->id);
  return FALSE;
}

/* The number stands behind the puzzle on its line; it is known of puzzles that nothing else is asked of. */
static gboolean
parse_weights (const Words *words, const RubricCliWish *wishes, RubricCliSupply *supply)
{
  supply->spec.weighed = words->weights;
  if (!words->weights)
    return TRUE;
  if (!sud_generate_spec_is_weighable (&supply->spec) || rubric_cli_wish_is_any (wishes))
    {
      rubric_cli_complain (_("--weights tells by what chance a puzzle was made: --symmetry, --clues, --pattern, --level, "
                             "--technique, --needs-nothing-above, --effort and --er do not go with it"));
      return FALSE;
    }
  if (supply->to == rubric_format_find ("line"))
    return TRUE;
  /* Translators: %s is the name of a file format such as “sdk” */
  rubric_cli_complain (_("“%s” has no place for weights: --weights takes the format “line”"), supply->to->id);
  return FALSE;
}

/* What chance makes, or what is wished of it. */
static RubricCliStatus
supply_wished (const RubricCliSupply *supply, const Words *words, const RubricCliWish *wishes)
{
  SudWish wish;

  if (!rubric_cli_wish_is_any (wishes) && (words->pattern != NULL || !rubric_cli_wish_is_few (&supply->spec)))
    return rubric_cli_supply (supply);
  if (words->pattern != NULL)
    {
      rubric_cli_complain (_("--pattern does not go with --level, --technique, --needs-nothing-above, --effort or --er"));
      return RUBRIC_CLI_ERROR;
    }
  return rubric_cli_wish_read (wishes, &supply->spec, &wish) ? rubric_cli_grant (&wish, supply) : RUBRIC_CLI_ERROR;
}

RubricCliStatus
rubric_cli_generate (const RubricCliCommand *command, char **argv)
{
  RubricCliSupply supply = { .spec = sud_generate_spec (0), .threads = rubric_cli_default_threads () };
  g_auto (Words) words = { .count = 1, .tries = RUBRIC_CLI_NOT_SAID };
  g_auto (RubricCliWish) wishes = { NULL };
  const GOptionEntry entries[] = {
    { "count", 'n', 0, G_OPTION_ARG_INT64, &words.count, N_("Make this many puzzles, 1 by default"), N_("COUNT") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &words.seed, N_("Make those of this number: the same again each time"),
      N_("NUMBER") },
    { "symmetry", 0, 0, G_OPTION_ARG_STRING, &words.symmetry, N_("Let the clues have this symmetry"), N_("SYMMETRY") },
    { "clues", 0, 0, G_OPTION_ARG_STRING, &words.clues, N_("With so many clues, by default as few as can be"), N_("A-B") },
    { "pattern", 0, 0, G_OPTION_ARG_STRING, &words.pattern, N_("With clues in these cells: 81 characters, “.” for a blank"),
      N_("PATTERN") },
    { "tries", 0, 0, G_OPTION_ARG_INT64, &words.tries,
      N_("Give up after so many in a row in vain, 10000000 by default, 1000 of patterns below 28 clues"), N_("TRIES") },
    { "weights", 0, 0, G_OPTION_ARG_NONE, &words.weights,
      N_("Print behind each puzzle a TAB and the natural logarithm of its weight, for means over all minimal puzzles"), NULL },
    { "level", 0, 0, G_OPTION_ARG_STRING, &wishes.level, N_("As hard as that, or between two levels"), N_("LEVEL") },
    { "technique", 0, 0, G_OPTION_ARG_STRING, &wishes.technique,
      N_("That use these, in Rubric's order of techniques"), N_("ID,ID") },
    { "needs-nothing-above", 0, 0, G_OPTION_ARG_STRING, &wishes.nothing_above,
      N_("That need no technique that is taught later than this one"), N_("ID") },
    { "effort", 0, 0, G_OPTION_ARG_STRING, &wishes.effort, N_("That take so much effort, as “grade” says"), N_("A-B") },
    { "er", 0, 0, G_OPTION_ARG_STRING, &wishes.er, N_("That Sudoku Explainer rates so"), N_("A-B") },
    { "to", 't', 0, G_OPTION_ARG_STRING, &words.to, N_("The format to write, “line” by default"), N_("FORMAT") },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &supply.threads, N_("Use this many threads"), N_("THREADS") },
    { "backend", 0, 0, G_OPTION_ARG_STRING, &words.backend, N_("Use this instruction set (see “list backends”)"),
      N_("BACKEND") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &words.others, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !parse_puzzles (&words, &supply.spec)
      || !parse_supply (&words, &supply) || !parse_weights (&words, &wishes, &supply))
    return RUBRIC_CLI_ERROR;
  return supply_wished (&supply, &words, &wishes);
}
