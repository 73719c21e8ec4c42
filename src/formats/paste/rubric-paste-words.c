/* rubric-paste-words.c - the words that tell of a Sudoku, or of other rules; and those beside a grid, as a hash
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-lattice.h"

static const char *const sudoku[]
    = { "sudoku", "数独", "數獨", "ナンプレ", "судоку", "스도쿠", "soduko", "suduko", "qqwing", "sadman" };

/* Whole words. */
static const char *const variants[]
    = { "killer",      "jigsaw",      "samurai",   "thermo",     "arrow",        "arrows",     "kropki",
        "anti-knight", "antiknight",  "anti-king", "diagonal",   "diagonals",    "windoku",    "hyper",
        "futoshiki",   "cages",       "x-sudoku",  "sudoku x",   "sudoku-x",     "disjoint",   "minesweeper",
        "mines",       "regions",     "irregular", "irrégulier", "irregolare",   "chaos",      "diagonalen",
        "diagonaal",   "consecutive", "even-odd",  "even/odd",   "knight",       "squiggly",   "kakuro",
        "hitori",      "nonogram",    "sandwich",  "legpuzzel",  "unregelmäßig", "x-wing grid" };
/* Parts of words. */
static const char *const parts[] = { "对角",     "対角",     "不規則", "不规则",  "锯齿",    "ジグソー",
                                     "диагонал", "przekątn", "ukośn",  "irregul", "unregelm" };

/* Keys of data, where their value is something. */
static const char *const keys[]
    = { "dots",        "areas",   "regions",      "zones",         "cages",     "asterisk", "knight",
        "king",        "variant", "variants",     "extras",        "isjigsaw",  "gametype", "thermos",
        "thermometer", "lines",   "inequalities", "diagonal",      "diagonals", "killer",   "arrow",
        "arrows",      "odd",     "even",         "puzzle_variant" };
static const char *const nothing[] = { "false", "null", "none", "[]", "{}", "\"\"", "0", "\"classic\"", "\"standard\"",
                                       "\"sudoku\"", "\"normal\"", "\"9x9\"" };

gboolean
rubric_paste_has_word (const char *text, const char *const *words, guint n)
{
  for (guint i = 0; i < n; i++)
    for (const char *at = text; (at = strstr (at, words[i])) != NULL; at++)
      {
        char end = at[strlen (words[i])];

        if ((at == text || !g_ascii_isalpha (at[-1])) && !g_ascii_isalpha (end))
          return TRUE;
      }
  return FALSE;
}

gboolean
rubric_paste_names_sudoku (const RubricPasteTree *tree)
{
  g_autofree char *text = rubric_paste_dup (tree, 0, MIN (tree->n, 65536));

  for (guint i = 0; i < G_N_ELEMENTS (sudoku); i++)
    if (strstr (text, sudoku[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* "diagonals": true */
static gboolean
has_rule (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    for (const char *at = text; (at = strstr (at, keys[i])) != NULL; at++)
      {
        const char *value = at + strlen (keys[i]);
        gboolean something = TRUE;

        if (at == text || strchr ("\"'", at[-1]) == NULL || *value == '\0' || strchr ("\"'", *value) == NULL)
          continue;
        value += 1 + strspn (value + 1, " \n:=");
        for (guint k = 0; k < G_N_ELEMENTS (nothing); k++)
          something &= !g_str_has_prefix (value, nothing[k]);
        if (something && *value != '\0')
          return TRUE;
      }
  return FALSE;
}

static gboolean
names_rules (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (strstr (text, parts[i]) != NULL)
      return TRUE;
  return rubric_paste_has_word (text, variants, G_N_ELEMENTS (variants)) || has_rule (text);
}

/* Returns whether letters fill nine lines of nine, or one of 81, each nine times: the regions of a jigsaw. */
gboolean
rubric_paste_draws_regions (const RubricPasteTree *tree)
{
  guint32 letters[SUD_CELLS];
  guint n = 0;

  for (guint32 i = 0; i <= tree->n; i++)
    {
      guint32 c = tree->c[i];

      if (c < 128 && g_ascii_isalpha (c) && g_ascii_toupper (c) <= 'I')
        letters[n++] = g_ascii_toupper (c) - 'A';
      else if (!rubric_paste_is_any (c, " \n,|\"[]'"))
        n = 0;
      if (n == SUD_CELLS)
        {
          guint counts[SUD_SIZE] = { 0 };

          for (guint k = 0; k < n; k++)
            counts[letters[k]]++;
          for (guint k = 0; k < SUD_SIZE; k++)
            n = counts[k] == SUD_SIZE ? n : 0;
          if (n == SUD_CELLS)
            return TRUE;
        }
    }
  return FALSE;
}

gboolean
rubric_paste_names_variant (const RubricPasteTree *tree, guint32 first, guint32 last, guint32 far)
{
  g_autofree char *before = rubric_paste_dup (tree, first > far ? first - far : 0, first);
  g_autofree char *after = rubric_paste_dup (tree, last, MIN (tree->n, last + far));

  return names_rules (before) || names_rules (after);
}

guint32
rubric_paste_read_words (const RubricPasteTree *tree, guint32 start, guint32 end, guint32 *name, gint16 *count)
{
  guint32 hash = 0, word = 0;
  guint numbers = 0;

  *name = 0;
  *count = -1;
  if (end - start > 40)
    start = end - 40; /* of a long line, what is near */
  for (guint32 i = start; i < end; i++)
    {
      const RubricPasteAtom *atom = rubric_paste_atom (tree, i);

      if (atom->kind != RUBRIC_PASTE_WORD && atom->kind != RUBRIC_PASTE_CELLS)
        continue;
      for (guint32 k = atom->start; k < atom->end; k++)
        {
          hash = hash * 31 + tree->c[k] + 1;
          if (!rubric_paste_is_digit (tree->c[k]))
            *name = *name * 31 + tree->c[k] + 1;
        }
      hash = hash * 31 + 7;
      if (atom->kind == RUBRIC_PASTE_WORD && (word == 0 || rubric_paste_get_count (tree, i) >= 0))
        word = i + 1;
      else if (rubric_paste_is_digit (tree->c[atom->start]) && atom->end - atom->start < 4 && ++numbers == 1)
        *count = rubric_paste_get_count (tree, i);
    }
  if (numbers > 1)
    *count = -1;
  else if (numbers == 0 && word > 0)
    *count = rubric_paste_get_count (tree, word - 1);
  return hash;
}
