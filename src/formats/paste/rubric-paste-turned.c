/* rubric-paste-turned.c - cells in another order than by rows from the top: by columns, by boxes
 *
 * A Sudoku that is turned over its diagonal is one, too: only words can tell, in front of the cells, among them, or on the
 * line behind. Where they name columns and no rows both readings are there, and the person is asked; where each row of
 * cells is called a column it is one. Boxes tell themselves by their digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-lattice.h"

enum
{
  FAR = 400,     /* characters in front of the cells */
  BEHIND = 80,
  WITHIN = 1500,
};

static const char *const columns[]
    = { "column",  "columns", "cols",     "colmajor",   "spalte",     "spalten",     "colonne",  "colonnes", "columna",
        "columnas", "kolumn", "kolumner", "kolom",      "kolumna",    "coluna",      "colunas",  "colonna",  "sloupec",
        "sütun",   "столбец", "столбцы",  "列",         "transpose",  "transposed",  "permutedims", "byrow", "swapaxes",
        "vertical", "fortran", "zip",     "hcat",       "cbind" };
static const char *const rows[] = { "row",  "rows", "zeile", "zeilen", "ligne", "lignes", "fila", "filas", "riga", "righe",
                                    "rad",  "rij",  "linha", "linhas", "line",  "lines",  "tr",   "行",    "reihe" };
static const char *const boxes[] = { "box",    "boxes", "block", "blocks", "blok",  "kasten", "kästchen", "quadrat", "nonet",
                                     "subgrid", "region", "regions", "sector", "bloc", "carré", "feld", "блок" };
static const char *const flips[] = { "flipud", "fliplr", "flip", "reversed", "rot90", "backwards", "upside", "upwards",
                                     "mirrored", "rtl", "right-to-left", "bottom" };

/* What is written around the cells, at most two lines of words in front of them. */
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
  return g_strconcat (before, " ", after, NULL);
}

static void
turn (const RubricPasteLattice *from, RubricPasteLattice *to, RubricPasteSeen how)
{
  *to = *from;
  for (int i = 0; i < SUD_CELLS; i++)
    {
      int place = how == RUBRIC_PASTE_SEEN_BOXES ? sud_cell (i / 27 * 3 + i % 9 / 3, i / 9 % 3 * 3 + i % 3)
                                                 : sud_cell (sud_column (i), sud_row (i));

      to->cells[place] = from->cells[i];
      to->grid.digit[place] = from->grid.digit[i];
    }
  to->seen[how] = 1;
}

gboolean
rubric_paste_tells_order (const RubricPasteTree *tree)
{
  g_autofree char *text = rubric_paste_dup (tree, 0, tree->n);

  return rubric_paste_has_word (text, columns, G_N_ELEMENTS (columns))
         || rubric_paste_has_word (text, flips, G_N_ELEMENTS (flips));
}

/* By boxes, if that is what makes the digits fit. */
static gboolean
read_boxes (const RubricPasteTree *tree, RubricPasteLattice *lattice)
{
  g_autofree char *around = NULL;
  RubricPasteLattice turned;

  if (lattice->seen[RUBRIC_PASTE_SEEN_CLASHES] == 0 || lattice->n_digits < 17 || lattice->shape > RUBRIC_PASTE_RUN
      || (lattice->shape == RUBRIC_PASTE_ROWS && lattice->seen[RUBRIC_PASTE_SEEN_FRAME]))
    return FALSE;
  turn (lattice, &turned, RUBRIC_PASTE_SEEN_BOXES);
  around = dup_around (tree, lattice);
  turned.seen[RUBRIC_PASTE_SEEN_SAID] = rubric_paste_has_word (around, boxes, G_N_ELEMENTS (boxes));
  rubric_paste_weigh (&turned);
  if (turned.score > lattice->score - RUBRIC_PASTE_MARGIN && turned.score >= RUBRIC_PASTE_ACCEPT
      && turned.verdict == SUD_VERDICT_ONE)
    {
      *lattice = turned;
      return TRUE;
    }
  if (turned.seen[RUBRIC_PASTE_SEEN_SAID] && lattice->plain)
    {
      lattice->plain = FALSE;
      rubric_paste_weigh (lattice);
    }
  return FALSE;
}

void
rubric_paste_read_turned (const RubricPasteTree *tree, RubricPasteLattice *lattice, gboolean words)
{
  g_autofree char *around = NULL, *within = NULL;
  RubricPasteLattice turned;
  gboolean labels, by_columns, by_rows;

  if ((lattice->score < 20 && lattice->seen[RUBRIC_PASTE_SEEN_CLASHES] == 0) || read_boxes (tree, lattice)
      || lattice->score < RUBRIC_PASTE_ACCEPT || !words)
    return;
  around = dup_around (tree, lattice);
  within = rubric_paste_dup (tree, lattice->first, MIN (lattice->last, lattice->first + WITHIN));
  labels = rubric_paste_has_word (within, columns, G_N_ELEMENTS (columns))
           && !rubric_paste_has_word (within, rows, G_N_ELEMENTS (rows));
  by_columns = labels || rubric_paste_has_word (around, columns, G_N_ELEMENTS (columns));
  by_rows = rubric_paste_has_word (around, rows, G_N_ELEMENTS (rows)) && !labels;
  if ((!by_columns || by_rows) && !rubric_paste_has_word (around, flips, G_N_ELEMENTS (flips)))
    return;
  turn (lattice, &turned, RUBRIC_PASTE_SEEN_COLUMNWISE);
  turned.seen[RUBRIC_PASTE_SEEN_SAID] = 1;
  rubric_paste_weigh (&turned);
  if (labels && lattice->shape == RUBRIC_PASTE_ROWS
      && (lattice->seen[RUBRIC_PASTE_SEEN_LABELS] || lattice->node != RUBRIC_PASTE_NONE))
    {
      *lattice = turned;
      return;
    }
  lattice->has_rival = TRUE;
  lattice->rival = turned.grid;
}
