/* sud-dancing-links.c - Knuth's Algorithm X: Sudoku as an exact cover of items by options
 *
 * 324 items must each be covered exactly once: a digit in each cell (81), each digit in each row, in each column, in
 * each box (81 each). An option "digit d in cell c" covers four of them:
 *
 *                 cell 0 … cell 80 | row 0: 1 … row 8: 9 | column 0: 1 … | box 0: 1 …
 *     1 in cell 0    x             |   x                 |      x        |    x
 *     2 in cell 0    x             |        x            |         x     |       x
 *     …
 *
 * The matrix is kept as its crosses alone, each linked in a ring along its column (an item) and a ring along its row
 * (an option); the column headers form a ring with the root. Covering an item takes it and every option that has it out
 * of the rings; uncovering puts them back in reverse order, without any copy: an unlinked node still knows its
 * neighbours.
 *
 *     before   L <-> x <-> R        covered   L <-----> R        uncovered: L and R point to x again
 *                                              \-- x --/
 *
 * The next item to cover is always one with the fewest options left. One with none ends the branch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-strategy-private.h"

enum
{
  ROOT = 0,
  N_ITEMS = 4 * SUD_CELLS,
  FIRST_CROSS = 1 + N_ITEMS, /* the headers of items are nodes 1 to 324 */
  N_OPTIONS = SUD_CELLS * SUD_SIZE,
  N_NODES = FIRST_CROSS + 4 * N_OPTIONS,
};

/* Node 0 is the root, then the item headers, then the four crosses of each option, which lie side by side: option
 * (cell, digit) is nodes FIRST_CROSS + 4 * (9 * cell + digit - 1) and the three after it. 33 KB in all.
 */
typedef struct
{
  SudSearch *search;
  uint16_t left[N_NODES];
  uint16_t right[N_NODES];
  uint16_t up[N_NODES];
  uint16_t down[N_NODES];
  uint16_t item[N_NODES];
  uint16_t size[FIRST_CROSS];
} Matrix;

static int
node_of_option (int cell, int digit)
{
  return FIRST_CROSS + 4 * (SUD_SIZE * cell + digit - 1);
}

static void
append_cross (Matrix *matrix, int node, int item)
{
  matrix->item[node] = item;
  matrix->up[node] = matrix->up[item];
  matrix->down[node] = item;
  matrix->down[matrix->up[item]] = node;
  matrix->up[item] = node;
  matrix->size[item]++;
}

static void
append_option (Matrix *matrix, int cell, int digit)
{
  const int place[4] = { cell, 9 * sud_row (cell) + digit - 1, 9 * sud_column (cell) + digit - 1,
                         9 * sud_box (cell) + digit - 1 }; /* in each 81 items */
  int first = node_of_option (cell, digit);

  for (int i = 0; i < 4; i++)
    {
      append_cross (matrix, first + i, 1 + SUD_CELLS * i + place[i]);
      matrix->left[first + i] = first + (i + 3) % 4;
      matrix->right[first + i] = first + (i + 1) % 4;
    }
}

static void
link_matrix (Matrix *matrix)
{
  for (int header = 0; header < FIRST_CROSS; header++)
    {
      matrix->left[header] = header == 0 ? N_ITEMS : header - 1;
      matrix->right[header] = header == N_ITEMS ? 0 : header + 1;
      matrix->up[header] = matrix->down[header] = header;
      matrix->size[header] = 0;
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      append_option (matrix, cell, digit);
}

static void
cover_item (Matrix *matrix, int item)
{
  matrix->right[matrix->left[item]] = matrix->right[item];
  matrix->left[matrix->right[item]] = matrix->left[item];
  for (int cross = matrix->down[item]; cross != item; cross = matrix->down[cross])
    for (int node = matrix->right[cross]; node != cross; node = matrix->right[node])
      {
        matrix->down[matrix->up[node]] = matrix->down[node];
        matrix->up[matrix->down[node]] = matrix->up[node];
        matrix->size[matrix->item[node]]--;
      }
}

static void
uncover_item (Matrix *matrix, int item)
{
  for (int cross = matrix->up[item]; cross != item; cross = matrix->up[cross])
    for (int node = matrix->left[cross]; node != cross; node = matrix->left[node])
      {
        matrix->size[matrix->item[node]]++;
        matrix->down[matrix->up[node]] = node;
        matrix->up[matrix->down[node]] = node;
      }
  matrix->right[matrix->left[item]] = item;
  matrix->left[matrix->right[item]] = item;
}

/* Covers the items of the option of @node, but not the item of @node itself. */
static void
cover_others (Matrix *matrix, int node)
{
  for (int other = matrix->right[node]; other != node; other = matrix->right[other])
    cover_item (matrix, matrix->item[other]);
}

static void
uncover_others (Matrix *matrix, int node)
{
  for (int other = matrix->left[node]; other != node; other = matrix->left[other])
    uncover_item (matrix, matrix->item[other]);
}

/* The first of the items with the fewest options, or the root if all are covered. */
static int
smallest_item (const Matrix *matrix)
{
  int best = matrix->right[ROOT];

  for (int item = best; item != ROOT && matrix->size[best] > 1; item = matrix->right[item])
    if (matrix->size[item] < matrix->size[best])
      best = item;
  return best;
}

static void
cover_next (Matrix *matrix)
{
  SudSearch *search = matrix->search;
  int item = smallest_item (matrix);

  if (item == ROOT)
    {
      sud_search_solution (search);
      return;
    }
  cover_item (matrix, item);
  for (int node = matrix->down[item]; node != item; node = matrix->down[node])
    {
      int option = (node - FIRST_CROSS) / 4, cell = option / SUD_SIZE;

      cover_others (matrix, node);
      sud_search_place (search, cell, option % SUD_SIZE + 1);
      if (!search->stop)
        cover_next (matrix);
      if (search->stop)
        return;
      sud_search_remove (search, cell);
      uncover_others (matrix, node);
    }
  uncover_item (matrix, item);
}

void
sud_dancing_links_search (SudSearch *search)
{
  Matrix matrix;

  matrix.search = search;
  link_matrix (&matrix);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (search->grid.digit[cell] != 0)
      {
        int node = node_of_option (cell, search->grid.digit[cell]);

        cover_item (&matrix, matrix.item[node]);
        cover_others (&matrix, node);
      }
  cover_next (&matrix);
}
