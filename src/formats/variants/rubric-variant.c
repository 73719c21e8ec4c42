/* rubric-variant.c - puzzles that are no classic 9×9 Sudoku, refused by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-variant.h"

#include "rubric-format-error.h"

#include <glib/gi18n.h>
#include <string.h>

#define CAGES N_("Killer cages are not supported; only classic 9×9 Sudoku is.")
#define JIGSAW N_("Jigsaw boxes are not supported; only classic 9×9 Sudoku is.")
#define DIAGONALS N_("Diagonals are not supported; only classic 9×9 Sudoku is.")
#define REGIONS N_("Extra regions are not supported; only classic 9×9 Sudoku is.")
#define LINES N_("Lines and arrows are not supported; only classic 9×9 Sudoku is.")
#define CLUES N_("Clues between or around cells are not supported; only classic 9×9 Sudoku is.")
#define PARITY N_("Odd and even cells are not supported; only classic 9×9 Sudoku is.")
#define BOXLESS N_("Grids without boxes are not supported; only classic 9×9 Sudoku is.")
#define DRAWINGS N_("Drawings that may stand for rules are not supported; only classic 9×9 Sudoku is.")
#define FOG N_("Fog is not supported; only classic 9×9 Sudoku is.")
#define CHESS N_("Chess moves and other extra rules are not supported; only classic 9×9 Sudoku is.")

enum
{
  LONG_WORD = 6, /* letters that no other word is likely to begin with */
};

/* Words that section names, JSON keys and first words of files begin with; only letters are compared. Short words must
 * be the whole name: "odd", not "oddities". */
typedef struct
{
  const char *word;
  const char *refusal;
} Variant;

static const Variant variants[] = {
  { "antiking", CHESS },
  { "antiknight", CHESS },
  { "arrow", LINES },
  { "betweenline", LINES },
  { "boxindexer", CLUES },
  { "cage", CAGES },
  { "columnindexer", CLUES },
  { "diagonal", DIAGONALS },
  { "difference", CLUES },
  { "disjointgroups", REGIONS },
  { "disjointset", REGIONS },
  { "entropic", LINES },
  { "even", PARITY },
  { "extraregion", REGIONS },
  { "foglight", FOG },
  { "fogofwar", FOG },
  { "germanwhisper", LINES },
  { "hypersudoku", REGIONS },
  { "irregular", JIGSAW },
  { "jigsaw", JIGSAW },
  { "killer", CAGES },
  { "kropki", CLUES },
  { "latinsquare", BOXLESS },
  { "littlekiller", CLUES },
  { "modularline", LINES },
  { "nabner", LINES },
  { "nonconsecutive", CHESS },
  { "odd", PARITY },
  { "palindrome", LINES },
  { "quadruple", CLUES },
  { "ratio", CLUES },
  { "regionsumline", LINES },
  { "renban", LINES },
  { "rowindexer", CLUES },
  { "samurai", REGIONS },
  { "sandwich", CLUES },
  { "skyscraper", CLUES },
  { "sudokux", DIAGONALS },
  { "sumocue", CAGES },
  { "thermo", LINES },
  { "triggereffect", FOG },
  { "whisper", LINES },
  { "windoku", REGIONS },
  { "xsudoku", DIAGONALS },
  { "xsum", CLUES },
  { "xv", CLUES },
};

/* Words that are about a rule only where rules are told by name. */
static const Variant rules[] = {
  { "circle", DRAWINGS },
  { "clone", CLUES },
  { "equal", CLUES },
  { "greaterthan", CLUES },
  { "lessthan", CLUES },
  { "line", DRAWINGS },
  { "lockout", LINES },
  { "maximum", CLUES },
  { "minimum", CLUES },
  { "negative", CLUES },
  { "overlay", DRAWINGS },
  { "rectangle", DRAWINGS },
  { "text", DRAWINGS },
  { "underlay", DRAWINGS },
  { "zone", REGIONS },
};

/* The letters of @name in lower case, as many as the longest word above may need. */
static void
fold_name (const char *name, gsize length, char folded[32])
{
  gsize n = 0;

  for (gsize i = 0; i < length && n < 31; i++)
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
refuse_word (const char *name, gsize length, gsize shortest, const Variant *table, gsize n, GError **error)
{
  char folded[32];

  fold_name (name, length, folded);
  for (gsize i = 0; i < n; i++)
    if (strlen (table[i].word) >= shortest && is_named (folded, table[i].word))
      {
        g_set_error_literal (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_VARIANT, _(table[i].refusal));
        return TRUE;
      }
  return FALSE;
}

gboolean
rubric_variant_refuse_name (const char *name, gsize length, GError **error)
{
  return refuse_word (name, length, 0, variants, G_N_ELEMENTS (variants), error);
}

gboolean
rubric_variant_refuse_rule (const char *name, GError **error)
{
  g_autofree char *valid = NULL;

  if (rubric_variant_refuse_name (name, strlen (name), error)
      || refuse_word (name, strlen (name), 0, rules, G_N_ELEMENTS (rules), error))
    return FALSE;
  valid = g_utf8_make_valid (name, MIN (strlen (name), 40));
  /* Translators: %s is a word of a puzzle file that names a rule */
  g_set_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_VARIANT,
               _("The rule “%s” is not supported; only classic 9×9 Sudoku is."), valid);
  return FALSE;
}

gboolean
rubric_variant_refuse_text (const char *text, gsize length, GError **error)
{
  return refuse_word (text, MIN (length, 64), LONG_WORD, variants, G_N_ELEMENTS (variants), error);
}

static const guint8 sizes[] = { 4, 6, 8, 10, 12, 15, 16, 25 };

gboolean
rubric_variant_refuse_size (gsize rows, gsize columns, GError **error)
{
  if (rows != columns || rows > 25 || memchr (sizes, (int)rows, sizeof sizes) == NULL)
    return FALSE;

  /* Translators: a puzzle of for example 16×16 cells */
  g_set_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_VARIANT,
               _("%1$d×%2$d puzzles are not supported; only classic 9×9 Sudoku is."), (int)rows, (int)columns);
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
