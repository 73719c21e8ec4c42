/* rubric-paste-words.c - words that tell of a Sudoku, of other rules, or of another order of cells than by rows
 *
 * A Sudoku that is turned over its diagonal is a Sudoku, too: only words can tell. Words are looked for in front of the
 * cells, among them, and on the line after them. If words name an order and no rows, the person is asked to choose of
 * both readings; if each row of cells is labelled a column, or a box, it is read as such. Boxes tell themselves by
 * their digits, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-private.h"

static const char *const sudoku_words[]
    = { "sudoku", "数独", "數獨", "ナンプレ", "судоку", "스도쿠", "soduko", "suduko", "qqwing", "sadman", NULL };

/* Whole words that nobody writes beside a classic Sudoku. Words that pages are full of, as arrow or region, are left
 * out. */
static const char *const rule_words[] = {
  "killer sudoku", "jigsaw", "samurai sudoku", "thermo", "arrow sudoku", "kropki", "anti-knight", "antiknight",
  "anti-king", "diagonal", "diagonals", "windoku", "hypersudoku", "hyper sudoku", "futoshiki", "cages", "x-sudoku",
  "sudoku x", "sudoku-x", "disjoint", "minesweeper", "irregular", "irrégulier", "irregolare", "chaos sudoku",
  "diagonalen", "diagonaal", "consecutive", "even-odd", "even/odd", "knight's move", "squiggly", "kakuro", "hitori",
  "nonogram", "sandwich sudoku", "legpuzzel", "unregelmäßig", "x-wing grid", "nurikabe", "slitherlink", "fillomino",
  "shikaku", "hidato", "numbrix", "numberlink", "kenken", "skyscrapers", "hashiwokakero", "heyawake", "renban",
  "miracle sudoku", "toroidal", "killer", NULL,
};

/* Names of the classic rules: the menu of a page that has other rules as well names them, too. */
static const char *const classic_words[] = { "classic", "classique", "clásico", "klassisch", "classico", NULL };

/* Parts of words, for languages that write compounds or no spaces. */
static const char *const rule_parts[] = { "对角",     "対角",     "不規則", "不规则",  "锯齿",     "ジグソー",
                                          "диагонал", "przekątn", "ukośn",  "irregul", "unregelm", NULL };

/* Keys of data that name rules, unless their value is one of nothing_values. */
static const char *const rule_keys[] = {
  "dots", "areas", "regions", "zones", "cages", "asterisk", "knight", "king", "variant", "variants", "extras",
  "isjigsaw", "gametype", "thermos", "thermometer", "lines", "inequalities", "diagonal", "diagonals", "killer", "arrow",
  "arrows", "odd", "even", "puzzle_variant",
};

static const char *const nothing_values[] = {
  "false", "null", "none", "[]", "{}", "\"\"", "0", "\"classic\"", "\"standard\"", "\"sudoku\"", "\"normal\"",
  "\"9x9\"",
};

static gboolean
has_part (const char *text, const char *const *parts)
{
  while (*parts != NULL && strstr (text, *parts) == NULL)
    parts++;
  return *parts != NULL;
}

/* Returns: whether @text has one of the @words, with no letters beside it. */
static gboolean
has_word (const char *text, const char *const *words)
{
  for (; *words != NULL; words++)
    for (const char *at = text; (at = strstr (at, *words)) != NULL; at++)
      {
        char end = at[strlen (*words)];

        if ((at == text || !g_ascii_isalpha (at[-1])) && !g_ascii_isalpha (end))
          return TRUE;
      }
  return FALSE;
}

gboolean
rubric_paste_names_sudoku (const RubricPasteTree *tree)
{
  g_autofree char *text = rubric_paste_dup (tree, 0, MIN (tree->n, 65536));

  return has_part (text, sudoku_words);
}

static gboolean
is_nothing (const char *value)
{
  for (guint i = 0; i < G_N_ELEMENTS (nothing_values); i++)
    if (g_str_has_prefix (value, nothing_values[i]))
      return TRUE;
  return *value == '\0';
}

/* Returns: whether data name a rule: "diagonals": true. */
static gboolean
has_rule (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (rule_keys); i++)
    for (const char *key = strstr (text, rule_keys[i]); key != NULL; key = strstr (key + 1, rule_keys[i]))
      {
        const char *end = key + strlen (rule_keys[i]);

        if (key > text && strspn (key - 1, "\"'") == 1 && strspn (end, "\"'") > 0
            && !is_nothing (end + 1 + strspn (end + 1, " \n:=")))
          return TRUE;
      }
  return FALSE;
}

static gboolean
names_rules (const char *text)
{
  return has_part (text, rule_parts) || has_rule (text)
         || (has_word (text, rule_words) && !has_word (text, classic_words));
}

/* Returns: whether letters fill nine lines of nine, or one of 81, each nine times: the regions of a jigsaw. */
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
      else if (!is_any_of (c, " \n,|\"[]'"))
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

/* Blanks tags out: an address or a class is no word of the text. */
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

/* The count is the one number, or, if there is none, that of the last word that stands for one. Only the last 40 atoms
 * of a long line are read. */
guint32
rubric_paste_read_label (const RubricPasteTree *tree, guint32 start, guint32 end, guint32 *name, gint16 *count)
{
  guint32 hash = 0;
  guint words = 0, numbers = 0;
  gint number = -1, word = -1;

  *name = 0;
  for (guint32 i = MAX (start, end - MIN (end, 40)); i < end; i++)
    {
      const RubricPasteAtom *atom = get_atom (tree, i);
      gint counted;

      if (atom->kind != RUBRIC_PASTE_WORD && atom->kind != RUBRIC_PASTE_CELLS)
        continue;
      for (guint32 k = atom->start; k < atom->end; k++)
        {
          hash = hash * 31 + tree->c[k] + 1;
          *name = is_digit (tree->c[k]) ? *name : *name * 31 + tree->c[k] + 1;
        }
      hash = hash * 31 + 7; /* `1 23` is not `12 3` */
      counted = rubric_paste_get_count (tree, i);
      if (atom->kind == RUBRIC_PASTE_WORD && (words++ == 0 || counted >= 0))
        word = counted;
      else if (is_digit (tree->c[atom->start]) && atom->end - atom->start < 4 && numbers++ == 0)
        number = counted;
    }
  *count = numbers == 0 ? word : numbers == 1 ? number : -1;
  return hash;
}

enum
{
  /* Characters in which a word may tell the order of cells, in front of them, after them and between two of them:
   * chosen by trial on the texts of tests/data/paste */
  ORDER_BEFORE = 400,
  ORDER_AFTER = 80,
  ORDER_WITHIN = 400,
  MIN_TURNED = 20, /* the score of a lattice that is worth reading in another order; chosen by the same trial */
};

typedef enum
{
  TURN_COLUMNS,
  TURN_BOXES,
  TURN_MIRRORED,
  TURN_UPSIDE,
  N_TURNS,
} Turn;

static const char *const row_words[] = { "row", "rows", "zeile", "zeilen", "ligne", "lignes", "fila", "filas", "riga",
                                         "righe", "rad", "rij", "linha", "linhas", "tr", "行", "reihe", "byrow", NULL };

/* The words of each order, in all languages that were met. */
static const struct
{
  const char *const *words;
  gboolean beside_rows; /* they count even if rows are mentioned */
} orders[N_TURNS] = {
  [TURN_COLUMNS] = { (const char *const[]){ "column",  "columns",     "col",      "cols",     "colmajor", "columnmajor",
                                            "spalte",  "spalten",     "colonne",  "colonnes", "columna",  "columnas",
                                            "kolumn",  "kolumner",    "kolom",    "kolumna",  "coluna",   "colunas",
                                            "colonna", "sloupec",     "sütun",    "столбец",  "столбцы",  "κολόνα",
                                            "列",      "permutedims", "swapaxes", "cbind",    "hcat",     NULL } },
  [TURN_BOXES] = { (const char *const[]){ "box", "boxes", "block", "blocks", "blok", "kasten", "kästchen", "quadrat",
                                          "quadrato", "nonet", "subgrid", "region", "regions", "sector", "bloc",
                                          "carré", "feld", "блок", NULL } },
  [TURN_MIRRORED] = { (const char *const[]){ "rtl", "right-to-left", "fliplr", "mirrored", NULL }, TRUE },
  [TURN_UPSIDE] = { (const char *const[]){ "flipud", "reversed", "reverse", "rot90", "backwards", "upside down",
                                           "upwards", "bottom row first", "::-1", NULL },
                    TRUE },
};

/* Idioms of languages whose arrays go by columns. */
static const char *const idioms[]
    = { "structure(c(", "matrix(c(", "matrix(scan", "strsplit(",  " reshape(", "=reshape(", "order='f'", "order=\"f\"",
        ").t\n",        ").t ",      "]';",          "dataframe({", "transpose",  "fortran",   ".t;",       "dim(",
        "zip(*",        "(:,1)",     "[,1]",        "[:, 0]",      "[:,0]",      "\n     &",  "downwards", NULL };

static gboolean
has_idiom (const char *text)
{
  const char *by_row = strstr (text, "byrow");

  if (by_row != NULL && by_row[5 + strspn (by_row + 5, " =")] == 't')
    return FALSE;
  return has_part (text, idioms) && (strstr (text, "np.reshape") == NULL || strstr (text, "order='f'") != NULL);
}

/* Returns: the text around the cells, at most two lines of words in front of them. */
static char *
dup_around (const RubricPasteTree *tree, const RubricPasteLattice *lattice)
{
  guint32 start = lattice->first, end = lattice->last, least = start > ORDER_BEFORE ? start - ORDER_BEFORE : 0;
  guint breaks = 0;
  g_autofree char *before = NULL, *after = NULL;

  while (start > least && breaks < 3)
    {
      start--;
      if (tree->c[start] == '\n' && tree->c[start + 1] != '\n')
        breaks += is_letter (tree->c[start + 1]) || breaks > 0;
    }
  while (end < tree->n && end < lattice->last + ORDER_AFTER && !(tree->c[end] == '\n' && tree->c[end - 1] == '\n'))
    end++;
  before = rubric_paste_dup (tree, start, lattice->first);
  after = rubric_paste_dup (tree, lattice->last, end);
  return g_strconcat (before, " ", after, "\n", NULL);
}

/* Returns: the cell that cell @i of the text is. @rows: whether the text has nine lines, not one of 81 cells */
static int
turn_cell (int i, Turn how, gboolean rows)
{
  int row = sud_row (i), column = sud_column (i);

  switch (how)
    {
    case TURN_BOXES:
      return sud_cell (row / 3 * 3 + column / 3, row % 3 * 3 + column % 3);
    case TURN_MIRRORED:
      return sud_cell (row, 8 - column);
    case TURN_UPSIDE:
      return rows ? sud_cell (8 - row, column) : 80 - i;
    default:
      return sud_cell (column, row);
    }
}

static void
turn_lattice (const RubricPasteLattice *from, RubricPasteLattice *to, Turn how, gboolean said)
{
  *to = *from;
  for (int i = 0; i < SUD_CELLS; i++)
    {
      int place = turn_cell (i, how, from->shape == RUBRIC_PASTE_ROWS);

      to->cells[place] = from->cells[i];
      to->grid.digit[place] = from->grid.digit[i];
    }
  to->seen[how == TURN_BOXES ? RUBRIC_PASTE_SEEN_BOXES : RUBRIC_PASTE_SEEN_COLUMNWISE] = 1;
  to->seen[RUBRIC_PASTE_SEEN_NAMED_ORDER] = said;
  rubric_paste_weigh (to);
}

gboolean
rubric_paste_tells_order (const RubricPasteTree *tree)
{
  g_autofree char *text = rubric_paste_dup (tree, 0, tree->n);
  gboolean tells = has_idiom (text) || strstr (text, "column") != NULL
                   || has_word (text, (const char *const[]){ "c2", "row2", NULL });

  for (Turn how = 0; how < N_TURNS && !tells; how++)
    tells = has_word (text, orders[how].words);
  return tells;
}

/* Reads the lines as boxes, if the digits fit together so. If words say boxes, and boxes do not fit, a clash among rows
 * is damage. Returns: whether they are boxes */
static gboolean
fit_boxes (RubricPasteLattice *lattice, gboolean said)
{
  RubricPasteLattice turned;

  if (lattice->seen[RUBRIC_PASTE_SEEN_CLASHES] == 0 || lattice->n_digits < SUD_MIN_CLUES
      || lattice->shape > RUBRIC_PASTE_RUN
      || (lattice->shape == RUBRIC_PASTE_ROWS && lattice->seen[RUBRIC_PASTE_SEEN_FRAME]))
    return FALSE;
  turn_lattice (lattice, &turned, TURN_BOXES, said);
  if (turned.score > lattice->score - RUBRIC_PASTE_MARGIN && turned.score >= RUBRIC_PASTE_ACCEPT
      && turned.verdict == SUD_VERDICT_ONE)
    {
      *lattice = turned;
      return TRUE;
    }
  if (said && lattice->may_clash)
    {
      lattice->may_clash = FALSE;
      rubric_paste_weigh (lattice);
    }
  return FALSE;
}

/* Returns: the text between @cell and the one before it. */
static char *
dup_between (const RubricPasteTree *tree, const RubricPasteLattice *lattice, guint cell)
{
  guint32 start = lattice->cells[cell - 1].end, end = lattice->cells[cell].start;

  return start < end && end - start < ORDER_WITHIN ? rubric_paste_dup (tree, start, end) : g_strdup ("");
}

/* Returns: the order that the name of the second line tells; cells that are each called a row make a column. */
static Turn
find_label (const RubricPasteTree *tree, const RubricPasteLattice *lattice)
{
  g_autofree char *front = dup_between (tree, lattice, 9), *inside = dup_between (tree, lattice, 10);
  const char *column = strstr (front, "col");

  if (has_word (inside, (const char *const[]){ "row", "rows", NULL }) || has_idiom (front))
    return TURN_COLUMNS;
  if (has_word (front, (const char *const[]){ "row", "rows", "r", "zeile", "ligne", "tr", "fila", "riga", NULL }))
    return N_TURNS;
  if (column != NULL && column[3] == '-' && !g_ascii_isdigit (column[4]))
    return N_TURNS; /* how wide it is on a page */
  if (has_word (front, (const char *const[]){ "c2", NULL }) || (column != NULL && strstr (front, "column") != NULL))
    return TURN_COLUMNS;
  for (Turn how = 0; how < TURN_MIRRORED; how++)
    if (has_word (front, orders[how].words))
      return how;
  return N_TURNS;
}

/* Returns: the order that words tell, N_TURNS for none. @labels: whether the labels of each line tell it */
static Turn
find_turn (const RubricPasteTree *tree, const RubricPasteLattice *lattice, const char *around, gboolean *labels)
{
  Turn label = lattice->shape == RUBRIC_PASTE_ROWS ? find_label (tree, lattice) : N_TURNS;
  gboolean by_rows;

  *labels = label != N_TURNS;
  if (*labels)
    return label;
  if (has_idiom (around))
    return TURN_COLUMNS;
  by_rows = has_word (around, row_words);
  for (Turn how = 0; how < N_TURNS; how++)
    if ((orders[how].beside_rows || !by_rows) && has_word (around, orders[how].words))
      return how;
  return N_TURNS;
}

void
rubric_paste_read_turned (const RubricPasteTree *tree, RubricPasteLattice *lattice, gboolean words)
{
  g_autofree char *around = NULL;
  RubricPasteLattice turned;
  gboolean labels;
  Turn how;

  if (lattice->score < MIN_TURNED && lattice->seen[RUBRIC_PASTE_SEEN_CLASHES] == 0)
    return;
  around = words ? dup_around (tree, lattice) : g_strdup ("");
  if (fit_boxes (lattice, has_word (around, orders[TURN_BOXES].words)) || lattice->score < RUBRIC_PASTE_ACCEPT
      || !words || lattice->shape == RUBRIC_PASTE_PLACES)
    return;
  how = find_turn (tree, lattice, around, &labels);
  if (how == N_TURNS)
    return;
  turn_lattice (lattice, &turned, how, TRUE);
  if (labels && turned.score >= RUBRIC_PASTE_ACCEPT)
    {
      *lattice = turned;
      return;
    }
  if (how == TURN_BOXES && turned.seen[RUBRIC_PASTE_SEEN_CLASHES] > 0)
    return;
  rubric_paste_offer (lattice, &turned.grid);
}
