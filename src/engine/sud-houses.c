/* sud-houses.c - the houses, and the cells that see one another, as constants the compiler works out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-houses.h"

#define AT(row, column) ((row)*9 + (column))
#define NINE(M, k) { M (k, 0), M (k, 1), M (k, 2), M (k, 3), M (k, 4), M (k, 5), M (k, 6), M (k, 7), M (k, 8) }
#define NINE_OF(M) OF_NINE (NINE, M)
#define OF_NINE(L, M) L (M, 0), L (M, 1), L (M, 2), L (M, 3), L (M, 4), L (M, 5), L (M, 6), L (M, 7), L (M, 8)

#define ROW_CELL(row, i) AT (row, i)
#define COLUMN_CELL(column, i) AT (i, column)
#define BOX_CELL(box, i) AT ((box) / 3 * 3 + (i) / 3, (box) % 3 * 3 + (i) % 3)

const uint8_t sud_house_cells[SUD_HOUSES][SUD_SIZE] = { NINE_OF (ROW_CELL), NINE_OF (COLUMN_CELL), NINE_OF (BOX_CELL) };

/* Peers are steps from the cell, taken round within the row, the column and the box: nothing to sort, nothing to leave
 * out. */
#define ALONG_ROW(r, c, k) AT (r, ((c) + (k)) % 9)
#define ALONG_COLUMN(r, c, k) AT (((r) + (k)) % 9, c)
#define ACROSS_BOX(r, c, i, j) AT ((r) / 3 * 3 + ((r) + (i)) % 3, (c) / 3 * 3 + ((c) + (j)) % 3)
#define EIGHT(M, r, c)                                                                                                 \
  M (r, c, 1), M (r, c, 2), M (r, c, 3), M (r, c, 4), M (r, c, 5), M (r, c, 6), M (r, c, 7), M (r, c, 8)
#define PEERS(r, c)                                                                                                    \
  { EIGHT (ALONG_ROW, r, c), EIGHT (ALONG_COLUMN, r, c), ACROSS_BOX (r, c, 1, 1), ACROSS_BOX (r, c, 1, 2),             \
    ACROSS_BOX (r, c, 2, 1), ACROSS_BOX (r, c, 2, 2) }
/* M (row, column) for all cells */
#define ROW_OF(M, r) M (r, 0), M (r, 1), M (r, 2), M (r, 3), M (r, 4), M (r, 5), M (r, 6), M (r, 7), M (r, 8)
#define ALL_CELLS_OF(M) OF_NINE (ROW_OF, M)

const uint8_t sud_cell_peers[SUD_CELLS][SUD_PEERS] = { ALL_CELLS_OF (PEERS) };

/* The nine cells of a house as one set: the sum of bits that are all different. */
#define BIT_IN(word, cell) ((cell) >> 6 == (word) ? UINT64_C (1) << ((cell) & 63) : 0)
#define WORD(M, k, word)                                                                                               \
  (BIT_IN (word, M (k, 0)) | BIT_IN (word, M (k, 1)) | BIT_IN (word, M (k, 2)) | BIT_IN (word, M (k, 3))               \
   | BIT_IN (word, M (k, 4)) | BIT_IN (word, M (k, 5)) | BIT_IN (word, M (k, 6)) | BIT_IN (word, M (k, 7))             \
   | BIT_IN (word, M (k, 8)))
#define SET(M, k) { { WORD (M, k, 0), WORD (M, k, 1) } }

const SudCells sud_house_sets[SUD_HOUSES]
  = { OF_NINE (SET, ROW_CELL), OF_NINE (SET, COLUMN_CELL), OF_NINE (SET, BOX_CELL) };

#define HOUSES(r, c) (1u << (r) | 1u << (9 + (c)) | 1u << (18 + (r) / 3 * 3 + (c) / 3))

const uint32_t sud_cell_houses[SUD_CELLS] = { ALL_CELLS_OF (HOUSES) };

/* Row, column and box of a cell together, less the cell */
#define PEER_WORD(r, c, word)                                                                                          \
  ((WORD (ROW_CELL, r, word) | WORD (COLUMN_CELL, c, word) | WORD (BOX_CELL, (r) / 3 * 3 + (c) / 3, word))             \
   & ~BIT_IN (word, AT (r, c)))
#define PEER_SET(r, c) { { PEER_WORD (r, c, 0), PEER_WORD (r, c, 1) } }

const SudCells sud_peer_sets[SUD_CELLS] = { ALL_CELLS_OF (PEER_SET) };
