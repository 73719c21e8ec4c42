/* rubric-variant.c - puzzles that are no classic 9×9 Sudoku, refused by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-variant.h"

#include "rubric-format-error.h"

#include <glib/gi18n.h>
#include <string.h>

#define WORDS(...) (const char *const[]){ __VA_ARGS__, NULL }

enum
{
  MAX_FOLDED = 31, /* letters: more than any word below has */
  LONG_WORD = 6, /* letters; hardly another word begins with the same */
};

/* The words of a variant: names of sections, keys of JSON and first words of files begin with them. Only letters are
 * compared, and a short word must be the whole name: "odd", not "oddities". The words of @rules are common, so they
 * tell of a rule only in the name of a rule. */
static const struct
{
  const char *refusal;
  const char *const *names;
  const char *const *rules;
} variants[] = {
  { N_ ("Killer cages are not supported; only classic 9×9 Sudoku is."),
    WORDS ("cage", "killer", "sumocue"), WORDS (NULL) },
  { N_ ("Jigsaw boxes are not supported; only classic 9×9 Sudoku is."), WORDS ("irregular", "jigsaw"), WORDS (NULL) },
  { N_ ("Diagonals are not supported; only classic 9×9 Sudoku is."),
    WORDS ("diagonal", "sudokux", "xsudoku"), WORDS (NULL) },
  { N_ ("Extra regions are not supported; only classic 9×9 Sudoku is."),
    WORDS ("disjointgroups", "disjointset", "extraregion", "hypersudoku", "samurai", "windoku"), WORDS ("zone") },
  { N_ ("Lines and arrows are not supported; only classic 9×9 Sudoku is."),
    WORDS ("arrow", "betweenline", "entropic", "germanwhisper", "modularline", "nabner", "palindrome", "regionsumline",
           "renban", "thermo", "whisper"),
    WORDS ("lockout") },
  { N_ ("Clues between or around cells are not supported; only classic 9×9 Sudoku is."),
    WORDS ("boxindexer", "columnindexer", "difference", "kropki", "littlekiller", "quadruple", "ratio", "rowindexer",
           "sandwich", "skyscraper", "xsum", "xv"),
    WORDS ("clone", "equal", "greaterthan", "lessthan", "maximum", "minimum", "negative") },
  { N_ ("Odd and even cells are not supported; only classic 9×9 Sudoku is."), WORDS ("even", "odd"), WORDS (NULL) },
  { N_ ("Grids without boxes are not supported; only classic 9×9 Sudoku is."), WORDS ("latinsquare"), WORDS (NULL) },
  { N_ ("Drawings that may stand for rules are not supported; only classic 9×9 Sudoku is."), WORDS (NULL),
    WORDS ("circle", "line", "overlay", "rectangle", "text", "underlay") },
  { N_ ("Fog is not supported; only classic 9×9 Sudoku is."),
    WORDS ("foglight", "fogofwar", "triggereffect"), WORDS (NULL) },
  { N_ ("Chess moves and other extra rules are not supported; only classic 9×9 Sudoku is."),
    WORDS ("antiking", "antiknight", "nonconsecutive"), WORDS (NULL) },
};

/* Sets @folded to the first letters of @name in lower case. */
static void
fold_name (const char *name, gsize length, char folded[MAX_FOLDED + 1])
{
  gsize n = 0;

  for (gsize i = 0; i < length && n < MAX_FOLDED; i++)
    if (g_ascii_isalpha (name[i]))
      folded[n++] = g_ascii_tolower (name[i]);
  folded[n] = '\0';
}

static gboolean
is_named (const char *folded, const char *word)
{
  gsize length = strlen (word);

  return g_str_has_prefix (folded, word)
         && (length >= LONG_WORD || folded[length] == '\0' || strcmp (folded + length, "s") == 0);
}

static gboolean
refuse_word (const char *name, gsize length, gsize shortest, gboolean rules, GError **error)
{
  char folded[MAX_FOLDED + 1];

  fold_name (name, length, folded);
  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    for (const char *const *word = rules ? variants[i].rules : variants[i].names; *word != NULL; word++)
      if (strlen (*word) >= shortest && is_named (folded, *word))
        {
          g_set_error_literal (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_VARIANT, _ (variants[i].refusal));
          return TRUE;
        }
  return FALSE;
}

gboolean
rubric_variant_refuse_name (const char *name, gsize length, GError **error)
{
  return refuse_word (name, length, 0, FALSE, error);
}

gboolean
rubric_variant_fail_rule (const char *name, GError **error)
{
  g_autofree char *valid = NULL;

  if (rubric_variant_refuse_name (name, strlen (name), error) || refuse_word (name, strlen (name), 0, TRUE, error))
    return FALSE;
  valid = g_utf8_make_valid (name, MIN (strlen (name), 40));
  /* Translators: %s is a word of a puzzle file that names a rule */
  g_set_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_VARIANT,
               _ ("The rule “%s” is not supported; only classic 9×9 Sudoku is."), valid);
  return FALSE;
}

gboolean
rubric_variant_refuse_text (const char *text, gsize length, GError **error)
{
  return refuse_word (text, MIN (length, 64), LONG_WORD, FALSE, error);
}

/* The rows of puzzles of other sizes. */
static const guint8 sizes[] = { 4, 6, 8, 10, 12, 15, 16, 25 };

gboolean
rubric_variant_refuse_size (gsize rows, gsize columns, GError **error)
{
  if (rows != columns || rows > 25 || memchr (sizes, (int)rows, sizeof sizes) == NULL)
    return FALSE;

  /* Translators: a puzzle of for example 16×16 cells */
  g_set_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_VARIANT,
               _ ("%1$d×%2$d puzzles are not supported; only classic 9×9 Sudoku is."), (int)rows, (int)columns);
  return TRUE;
}

gboolean
rubric_variant_refuse_cells (gsize cells, GError **error)
{
  for (guint i = 0; i < sizeof sizes; i++)
    if (cells == (gsize)sizes[i] * sizes[i])
      return rubric_variant_refuse_size (sizes[i], sizes[i], error);
  return FALSE;
}
