/* sud-houses.h - the houses, and the cells that see one another: rows, columns, boxes, peers
 *
 * Threads: safe: constant tables.
 * Cost: a load, or some nanoseconds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cells.h"

SUD_BEGIN_DECLS

enum
{
  SUD_HOUSES = 27,
  SUD_PEERS = 20,
};

typedef enum
{
  SUD_HOUSE_ROW,
  SUD_HOUSE_COLUMN,
  SUD_HOUSE_BOX,
} SudHouseKind;

/* The 9 cells of each house in ascending order: houses 0 to 8 are the rows, 9 to 17 the columns, 18 to 26 the boxes. */
extern const uint8_t sud_house_cells[SUD_HOUSES][SUD_SIZE];

/* The 20 cells that share a house with each cell, without itself: 8 of its row, 8 of its column, 4 more of its box. */
extern const uint8_t sud_cell_peers[SUD_CELLS][SUD_PEERS];

/* The same as sets. */
extern const SudCells sud_peer_sets[SUD_CELLS];

/* The cells of each house as a set, and the 3 houses of each cell as bits: bit h for house h. */
extern const SudCells sud_house_sets[SUD_HOUSES];
extern const uint32_t sud_cell_houses[SUD_CELLS];

/* Returns: the 20 peers of @cell as a set */
static inline SudCells
sud_peers_of (int cell)
{
  return sud_peer_sets[cell];
}

/* Returns: the cells that see every cell of @cells; all, if there is none */
static inline SudCells
sud_common_peers (SudCells cells)
{
  SudCells common = SUD_ALL_CELLS;

  SUD_EACH_CELL (cell, cells)
    common = sud_cells_intersection (common, sud_peer_sets[cell]);
  return common;
}

/* The houses that have all of @cells, bit h for house h; all, where there is no cell. */
static inline uint32_t
sud_houses_around (SudCells cells)
{
  uint32_t houses = (1u << SUD_HOUSES) - 1;

  SUD_EACH_CELL (cell, cells)
    houses &= sud_cell_houses[cell];
  return houses;
}

static inline SudHouseKind
sud_house_kind (int house)
{
  return (SudHouseKind)(house / SUD_SIZE);
}

/* Returns: 0 to 8 within its kind */
static inline int
sud_house_index (int house)
{
  return house % SUD_SIZE;
}

static inline int
sud_house_of (int cell, SudHouseKind kind)
{
  const int index[] = { sud_row (cell), sud_column (cell), sud_box (cell) };

  return kind * SUD_SIZE + index[kind];
}

SUD_END_DECLS
