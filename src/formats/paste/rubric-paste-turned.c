/* rubric-paste-turned.c - cells in another order than by rows from the top
 *
 * A Sudoku that is turned over its diagonal is one, too: only words can tell. They are looked for in front of the
 * cells, among them, and on the line behind. Where they name an order and no rows, both readings are there and the person
 * is asked; where each row of cells is labelled a column, or a box, it is one. Boxes tell themselves by their digits, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-lattice.h"

enum
{
  FAR = 400, /* characters in front of the cells */
  BEHIND = 80,
  WITHIN = 400, /* characters between two cells */
};

typedef enum
{
  TURN_COLUMNS,
  TURN_BOXES,
  TURN_MIRRORED,
  TURN_UPSIDE,
  N_TURNS,
} Turn;

static const char *const row_words[]
    = { "row",  "rows", "zeile", "zeilen", "ligne", "lignes", "fila", "filas", "riga", "righe",
                                    "rad",  "rij",  "linha", "linhas", "tr",     "行",    "reihe", "byrow" };

/* The words of each order. A language more is a row longer. */
static const struct
{
  const char *const *words;
  gboolean sure; /* no mention of rows makes it less so */
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
        "zip(*",        "(:,1)",     "[,1]",        "[:, 0]",      "[:,0]",      "\n     &",  "downwards" };

static gboolean
has_word (const char *text, const char *const *words)
{
  return rubric_paste_has_word (text, words, g_strv_length ((char **)words));
}

static gboolean
has_idiom (const char *text)
{
  const char *by_row = strstr (text, "byrow");

  if (by_row != NULL && by_row[5 + strspn (by_row + 5, " =")] == 't')
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (idioms); i++)
    if (strstr (text, idioms[i]) != NULL)
      return strstr (text, "np.reshape") == NULL || strstr (text, "order='f'") != NULL;
  return FALSE;
}

/* Returns the text around the cells, at most two lines of words in front of them. */
static char *
dup_around (const RubricPasteTree *tree, const RubricPasteLattice *lattice)
{
  guint32 start = lattice->first, end = lattice->last, least = start > FAR ? start - FAR : 0;
  guint breaks = 0;
  g_autofree char *before = NULL, *after = NULL;

  while (start > least && breaks < 3)
    {
      start--;
      if (tree->c[start] == '\n' && tree->c[start + 1] != '\n')
        breaks += rubric_paste_is_letter (tree->c[start + 1]) || breaks > 0;
    }
  while (end < tree->n && end < lattice->last + BEHIND && !(tree->c[end] == '\n' && tree->c[end - 1] == '\n'))
    end++;
  before = rubric_paste_dup (tree, start, lattice->first);
  after = rubric_paste_dup (tree, lattice->last, end);
  return g_strconcat (before, " ", after, "\n", NULL);
}

static int
get_place (int i, Turn turn, gboolean rows)
{
  int row = sud_row (i), column = sud_column (i);

  switch (turn)
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
turn (const RubricPasteLattice *from, RubricPasteLattice *to, Turn how, gboolean said)
{
  *to = *from;
  for (int i = 0; i < SUD_CELLS; i++)
    {
      int place = get_place (i, how, from->shape == RUBRIC_PASTE_ROWS);

      to->cells[place] = from->cells[i];
      to->grid.digit[place] = from->grid.digit[i];
    }
  to->seen[how == TURN_BOXES ? RUBRIC_PASTE_SEEN_BOXES : RUBRIC_PASTE_SEEN_COLUMNWISE] = 1;
  to->seen[RUBRIC_PASTE_SEEN_SAID] = said;
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

/* By boxes, if that is what makes the digits fit. */
static gboolean
fit_boxes (RubricPasteLattice *lattice, gboolean said)
{
  RubricPasteLattice turned;

  if (lattice->seen[RUBRIC_PASTE_SEEN_CLASHES] == 0 || lattice->n_digits < 17 || lattice->shape > RUBRIC_PASTE_RUN
      || (lattice->shape == RUBRIC_PASTE_ROWS && lattice->seen[RUBRIC_PASTE_SEEN_FRAME]))
    return FALSE;
  turn (lattice, &turned, TURN_BOXES, said);
  if (turned.score > lattice->score - RUBRIC_PASTE_MARGIN && turned.score >= RUBRIC_PASTE_ACCEPT
      && turned.verdict == SUD_VERDICT_ONE)
    {
      *lattice = turned;
      return TRUE;
    }
  if (said && lattice->plain)
    {
      lattice->plain = FALSE;
      rubric_paste_weigh (lattice);
    }
  return FALSE;
}

/* The words between two cells of a reading by rows. */
static char *
dup_between (const RubricPasteTree *tree, const RubricPasteLattice *lattice, guint cell)
{
  guint32 start = lattice->cells[cell - 1].end, end = lattice->cells[cell].start;

  return start < end && end - start < WITHIN ? rubric_paste_dup (tree, start, end) : g_strdup ("");
}

/* Returns the order that the name of the second row tells; cells that are each called a row make a column. */
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

/* Which order is told. @labels: whether by what stands in front of each row of cells */
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
  by_rows = rubric_paste_has_word (around, row_words, G_N_ELEMENTS (row_words));
  for (Turn how = 0; how < N_TURNS; how++)
    if ((orders[how].sure || !by_rows) && has_word (around, orders[how].words))
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

  if (lattice->score < 20 && lattice->seen[RUBRIC_PASTE_SEEN_CLASHES] == 0)
    return;
  around = words ? dup_around (tree, lattice) : g_strdup ("");
  if (fit_boxes (lattice, has_word (around, orders[TURN_BOXES].words)) || lattice->score < RUBRIC_PASTE_ACCEPT || !words
      || lattice->shape == RUBRIC_PASTE_PLACES)
    return;
  how = find_turn (tree, lattice, around, &labels);
  if (how == N_TURNS)
    return;
  turn (lattice, &turned, how, TRUE);
  if (labels && turned.score >= RUBRIC_PASTE_ACCEPT)
    {
      *lattice = turned;
      return;
    }
  if (how == TURN_BOXES && turned.seen[RUBRIC_PASTE_SEEN_CLASHES] > 0)
    return;
  lattice->has_rival = TRUE;
  lattice->rival = turned.grid;
}
