/* sud-houses.c - which cells see which, as constants the compiler works out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-houses.h"

#define AT(row, column) ((row)*9 + (column))
#define NINE(M, k) { M (k, 0), M (k, 1), M (k, 2), M (k, 3), M (k, 4), M (k, 5), M (k, 6), M (k, 7), M (k, 8) }
#define NINE_OF(M) NINE (M, 0), NINE (M, 1), NINE (M, 2), NINE (M, 3), NINE (M, 4), NINE (M, 5), NINE (M, 6), NINE (M, 7), NINE (M, 8)

#define ROW_CELL(row, i) AT (row, i)
#define COLUMN_CELL(column, i) AT (i, column)
#define BOX_CELL(box, i) AT ((box) / 3 * 3 + (i) / 3, (box) % 3 * 3 + (i) % 3)

const uint8_t sud_house_cells[SUD_HOUSES][SUD_SIZE] = { NINE_OF (ROW_CELL), NINE_OF (COLUMN_CELL), NINE_OF (BOX_CELL) };

/* Peers as steps from the cell, taken round within the row, the column and the box: nothing to sort, nothing to leave out. */
#define ALONG_ROW(r, c, k) AT (r, ((c) + (k)) % 9)
#define ALONG_COLUMN(r, c, k) AT (((r) + (k)) % 9, c)
#define ACROSS_BOX(r, c, i, j) AT ((r) / 3 * 3 + ((r) + (i)) % 3, (c) / 3 * 3 + ((c) + (j)) % 3)
#define EIGHT(M, r, c) M (r, c, 1), M (r, c, 2), M (r, c, 3), M (r, c, 4), M (r, c, 5), M (r, c, 6), M (r, c, 7), M (r, c, 8)
#define PEERS(r, c)                                                                                                    \
  { EIGHT (ALONG_ROW, r, c), EIGHT (ALONG_COLUMN, r, c), ACROSS_BOX (r, c, 1, 1), ACROSS_BOX (r, c, 1, 2),              \
    ACROSS_BOX (r, c, 2, 1), ACROSS_BOX (r, c, 2, 2) }
#define PEERS_ROW(r)                                                                                                   \
  PEERS (r, 0), PEERS (r, 1), PEERS (r, 2), PEERS (r, 3), PEERS (r, 4), PEERS (r, 5), PEERS (r, 6), PEERS (r, 7),      \
      PEERS (r, 8)

const uint8_t sud_cell_peers[SUD_CELLS][SUD_PEERS]
    = { PEERS_ROW (0), PEERS_ROW (1), PEERS_ROW (2), PEERS_ROW (3), PEERS_ROW (4),
        PEERS_ROW (5), PEERS_ROW (6), PEERS_ROW (7), PEERS_ROW (8) };

/* The nine cells of a house as one set: the sum of bits that are all different. */
#define BIT_IN(word, cell) ((cell) >> 6 == (word) ? UINT64_C (1) << ((cell) & 63) : 0)
#define WORD(M, k, word)                                                                                               \
  (BIT_IN (word, M (k, 0)) | BIT_IN (word, M (k, 1)) | BIT_IN (word, M (k, 2)) | BIT_IN (word, M (k, 3))               \
   | BIT_IN (word, M (k, 4)) | BIT_IN (word, M (k, 5)) | BIT_IN (word, M (k, 6)) | BIT_IN (word, M (k, 7))             \
   | BIT_IN (word, M (k, 8)))
#define SET(M, k) { { WORD (M, k, 0), WORD (M, k, 1) } }
#define NINE_SETS(M) SET (M, 0), SET (M, 1), SET (M, 2), SET (M, 3), SET (M, 4), SET (M, 5), SET (M, 6), SET (M, 7), SET (M, 8)

const SudCells sud_house_sets[SUD_HOUSES] = { NINE_SETS (ROW_CELL), NINE_SETS (COLUMN_CELL), NINE_SETS (BOX_CELL) };

#define HOUSES(r, c) (1u << (r) | 1u << (9 + (c)) | 1u << (18 + (r) / 3 * 3 + (c) / 3))
#define HOUSES_ROW(r)                                                                                                  \
  HOUSES (r, 0), HOUSES (r, 1), HOUSES (r, 2), HOUSES (r, 3), HOUSES (r, 4), HOUSES (r, 5), HOUSES (r, 6),             \
      HOUSES (r, 7), HOUSES (r, 8)

const uint32_t sud_cell_houses[SUD_CELLS]
    = { HOUSES_ROW (0), HOUSES_ROW (1), HOUSES_ROW (2), HOUSES_ROW (3), HOUSES_ROW (4),
        HOUSES_ROW (5), HOUSES_ROW (6), HOUSES_ROW (7), HOUSES_ROW (8) };

/* Row, column and box of a cell together, less the cell. */
#define PEER_WORD(r, c, word)                                                                                          \
  ((WORD (ROW_CELL, r, word) | WORD (COLUMN_CELL, c, word) | WORD (BOX_CELL, (r) / 3 * 3 + (c) / 3, word))             \
   & ~BIT_IN (word, AT (r, c)))
#define PEER_SET(r, c) { { PEER_WORD (r, c, 0), PEER_WORD (r, c, 1) } }
#define PEER_SETS(r)                                                                                                   \
  PEER_SET (r, 0), PEER_SET (r, 1), PEER_SET (r, 2), PEER_SET (r, 3), PEER_SET (r, 4), PEER_SET (r, 5),                \
      PEER_SET (r, 6), PEER_SET (r, 7), PEER_SET (r, 8)

const SudCells sud_peer_sets[SUD_CELLS]
    = { PEER_SETS (0), PEER_SETS (1), PEER_SETS (2), PEER_SETS (3), PEER_SETS (4),
        PEER_SETS (5), PEER_SETS (6), PEER_SETS (7), PEER_SETS (8) };
