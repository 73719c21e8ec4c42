/* rubric-paste-words.c - the words that tell of a Sudoku, or of other rules; and those beside a grid, as a hash
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-lattice.h"

static const char *const sudoku[]
    = { "sudoku", "数独", "數獨", "ナンプレ", "судоку", "스도쿠", "soduko", "suduko", "qqwing", "sadman" };

/* Whole words, that nobody writes beside a classic one; words that pages are full of, as arrow or region, are not among them. */
static const char *const variants[]
    = { "killer sudoku",  "jigsaw",        "samurai sudoku", "thermo",        "arrow sudoku", "kropki",     "anti-knight",
        "antiknight",     "anti-king",     "diagonal",       "diagonals",     "windoku",      "hypersudoku", "hyper sudoku",
        "futoshiki",      "cages",         "x-sudoku",       "sudoku x",      "sudoku-x",     "disjoint",   "minesweeper",
        "irregular",      "irrégulier",    "irregolare",     "chaos sudoku",  "diagonalen",   "diagonaal",  "consecutive",
        "even-odd",       "even/odd",      "knight's move",  "squiggly",      "kakuro",       "hitori",     "nonogram",
        "sandwich sudoku", "legpuzzel",    "unregelmäßig",   "x-wing grid",   "nurikabe",     "slitherlink", "fillomino",
        "shikaku",        "hidato",        "numbrix",        "numberlink",    "kenken",       "skyscrapers", "hashiwokakero",
        "heyawake",       "renban",        "miracle sudoku", "toroidal",      "killer" };
/* The menu of a page that has others as well names this one, too. */
static const char *const classic[] = { "classic", "classique", "clásico", "klassisch", "classico" };

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

static gboolean
is_nothing (const char *value)
{
  for (guint i = 0; i < G_N_ELEMENTS (nothing); i++)
    if (g_str_has_prefix (value, nothing[i]))
      return TRUE;
  return *value == '\0';
}

/* "diagonals": true */
static gboolean
has_rule (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    for (const char *key = strstr (text, keys[i]); key != NULL; key = strstr (key + 1, keys[i]))
      {
        const char *end = key + strlen (keys[i]);

        if (key > text && strspn (key - 1, "\"'") == 1 && strspn (end, "\"'") > 0
            && !is_nothing (end + 1 + strspn (end + 1, " \n:=")))
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
  if (has_rule (text))
    return TRUE;
  return rubric_paste_has_word (text, variants, G_N_ELEMENTS (variants))
         && !rubric_paste_has_word (text, classic, G_N_ELEMENTS (classic));
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

/* An address or a class is no word of the text. */
static void
blank_tags (char *text)
{
  for (char *tag = strchr (text, '<'); tag != NULL; tag = strchr (tag + 1, '<'))
    if (g_ascii_isalpha (tag[1]))
      memset (tag + 1, ' ', strcspn (tag + 1, "<>"));
}

gboolean
rubric_paste_names_variant (const RubricPasteTree *tree, guint32 first, guint32 last, guint32 far)
{
  g_autofree char *before = rubric_paste_dup (tree, first > far ? first - far : 0, first);
  g_autofree char *after = rubric_paste_dup (tree, last, MIN (tree->n, last + far));

  blank_tags (before);
  blank_tags (after);
  return names_rules (before) || names_rules (after);
}

/* Of a long line only the last 40 atoms count. One number is the count; else a word that is one, or the first word. */
guint32
rubric_paste_read_words (const RubricPasteTree *tree, guint32 start, guint32 end, guint32 *name, gint16 *count)
{
  guint32 hash = 0;
  guint words = 0, numbers = 0;
  gint number = -1, word = -1;

  *name = 0;
  for (guint32 i = MAX (start, end - MIN (end, 40)); i < end; i++)
    {
      const RubricPasteAtom *atom = rubric_paste_atom (tree, i);
      gint counted;

      if (atom->kind != RUBRIC_PASTE_WORD && atom->kind != RUBRIC_PASTE_CELLS)
        continue;
      for (guint32 k = atom->start; k < atom->end; k++)
        {
          hash = hash * 31 + tree->c[k] + 1;
          *name = rubric_paste_is_digit (tree->c[k]) ? *name : *name * 31 + tree->c[k] + 1;
        }
      hash = hash * 31 + 7; /* `1 23` is not `12 3` */
      counted = rubric_paste_get_count (tree, i);
      if (atom->kind == RUBRIC_PASTE_WORD && (words++ == 0 || counted >= 0))
        word = counted;
      else if (rubric_paste_is_digit (tree->c[atom->start]) && atom->end - atom->start < 4 && numbers++ == 0)
        number = counted;
    }
  *count = numbers == 0 ? word : numbers == 1 ? number : -1;
  return hash;
}
