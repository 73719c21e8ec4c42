/* sud-scan-private.h - the parts of the reader of pictures, in the order of the work
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan.h"

#include "sud-grid.h"

/**
 * sud_scan_picture_get:
 *
 * Returns: the grey level at a place, 0 to 255, weighed between the four pixels around; outside of the picture that of
 * its nearest edge
 */
static inline float
sud_scan_picture_get (const SudScanPicture *self, double x, double y)
{
  double right = self->width - 1, bottom = self->height - 1;

  x = x - 0.5 > 0 ? x - 0.5 : 0;
  y = y - 0.5 > 0 ? y - 0.5 : 0;
  x = x < right ? x : right;
  y = y < bottom ? y : bottom;
  {
    int column = (int)x, row = (int)y;
    float across = (float)(x - column), down = (float)(y - row);
    const uint8_t *at = self->grey + row * self->stride + column;
    size_t below = row < self->height - 1 ? self->stride : 0;
    size_t beside = column < self->width - 1 ? 1 : 0;
    float upper = at[0] + across * (at[beside] - at[0]);
    float lower = at[below] + across * (at[below + beside] - at[below]);

    return upper + down * (lower - upper);
  }
}

/* The contrast of each place of a picture with its surroundings. */

enum
{
  SUD_SCAN_MAP_SIDE = 900, /* pixels of the longer side of the largest map: 100 for a cell of a grid that fills it */
  SUD_SCAN_LEVELS = 4, /* maps, each half as large as the one before */
};

/* Grey levels: contrast is a share of the lightness around and of this, so that noise in deep shade counts little. */
#define SUD_SCAN_DIM 24

/**
 * SudScanMap:
 * @width: pixels of a row, at most SUD_SCAN_MAP_SIDE
 * @height: rows
 * @value: of each pixel (mean around it - its grey) / (mean + SUD_SCAN_DIM): dark is above 0, whatever the light
 */
typedef struct
{
  int width;
  int height;
  float *value;
} SudScanMap;

/**
 * SudScanContrast:
 * @level: maps of falling size
 * @across: pixels of a row of the picture for one of the first map, at least 1
 * @down: rows for one
 * @values: what the maps hold
 * @grey: the picture as large as the first map
 * @sums: of all of @grey above and left of a place
 */
typedef struct
{
  SudScanMap level[SUD_SCAN_LEVELS];
  double across;
  double down;
  float values[SUD_SCAN_MAP_SIDE * SUD_SCAN_MAP_SIDE * 4 / 3];
  uint8_t grey[SUD_SCAN_MAP_SIDE * SUD_SCAN_MAP_SIDE];
  uint32_t sums[(SUD_SCAN_MAP_SIDE + 1) * (SUD_SCAN_MAP_SIDE + 1)];
} SudScanContrast;

/**
 * sud_scan_contrast_measure:
 * @self: (out): the maps of @picture
 *
 * Returns: false if it was cancelled
 */
bool sud_scan_contrast_measure (SudScanContrast *self, const SudScanPicture *picture, const atomic_bool *cancel);

/** The value at a place of a map in its pixels, weighed between the four around; 0 outside. */
static inline float
sud_scan_map_get (const SudScanMap *self, float x, float y)
{
  x -= 0.5f;
  y -= 0.5f;
  if (!(x >= 0 && y >= 0 && x < self->width - 1 && y < self->height - 1))
    return 0;
  {
    int column = (int)x, row = (int)y;
    float across = x - column, down = y - row;
    const float *at = self->value + (size_t)row * self->width + column;
    float upper = at[0] + across * (at[1] - at[0]);
    float lower = at[self->width] + across * (at[self->width + 1] - at[self->width]);

    return upper + down * (lower - upper);
  }
}

/**
 * sud_scan_contrast_thin:
 *
 * Makes other maps of the picture that was measured: how much darker each place is than the places on both sides of it,
 * to the left and right or above and below. Lines are darker; a place beside something bright is not, though it is in
 * the first maps.
 */
void sud_scan_contrast_thin (SudScanContrast *self);

/* Corners, outlines and perspective, and numbers in order. */

enum
{
  SUD_SCAN_MAX_UNKNOWNS = 10,
};

/**
 * sud_scan_solve:
 * @matrix: @size rows of @size coefficients; destroyed
 * @values: (inout): the right side; becomes the unknowns
 * @size: at most SUD_SCAN_MAX_UNKNOWNS
 *
 * Solves linear equations.
 *
 * Returns: false if they have no single solution
 */
bool sud_scan_solve (double *matrix, double *values, int size);

/**
 * sud_scan_perspective:
 * @corners: where the corners (0, 0), (9, 0), (9, 9), (0, 9) of the grid are
 * @matrix: (out): x = (m0 u + m1 v + m2) / (m6 u + m7 v + 1), y = (m3 u + m4 v + m5) / (m6 u + m7 v + 1)
 *
 * Returns: false if three of the corners are on one line, or they turn back upon themselves
 */
bool sud_scan_perspective (const SudScanPoint corners[4], double matrix[9]);

/** sud_scan_cross: Twice the area of a triangle; its sign tells the sense. */
double sud_scan_cross (SudScanPoint a, SudScanPoint b, SudScanPoint c);

double sud_scan_distance (SudScanPoint a, SudScanPoint b);

/** sud_scan_between: Returns: the point that is a @share of the way from one to another. */
static inline SudScanPoint
sud_scan_between (SudScanPoint from, SudScanPoint to, double share)
{
  return (SudScanPoint){ from.x + share * (to.x - from.x), from.y + share * (to.y - from.y) };
}

/** sud_scan_area: Area of a polygon of @n corners. */
double sud_scan_area (const SudScanPoint *corners, int n);

/** sud_scan_order_corners: Puts four corners in order: clockwise in the picture, that nearest to the upper left
 * first. */
void sud_scan_order_corners (SudScanPoint corners[4]);

/**
 * sud_scan_hull:
 * @points: (inout): @n points; sorted
 * @hull: (out): room for twice as many points: the corners of their convex hull, in one sense
 *
 * Returns: how many corners it has
 */
int sud_scan_hull (SudScanPoint *points, int n, SudScanPoint *hull);

/** sud_scan_sort: Sorts @n values, the least first. */
void sud_scan_sort (float *values, int n);

/* The places of the lines of a grid in a picture: perspective, and the curl of the page. */

enum
{
  SUD_SCAN_TERMS = 10, /* terms of a cubic in two variables */
};

/**
 * SudScanLattice:
 * @perspective: as of sud_scan_perspective(), of the corners
 * @bend_u: of a polynomial in (u, v), which is added to u before the perspective is
 * @bend_v: the same for v
 * @score: how well lines stand there, at most 1
 * @weakest: how much is seen of the weakest line inside, 0 to 1
 * @sign: 1 if lines are dark, -1 if they are bright
 *
 * Takes (u, v), cells from the upper left corner, each 0 to 9, to places of a picture.
 */
typedef struct
{
  double perspective[9];
  double bend_u[SUD_SCAN_TERMS];
  double bend_v[SUD_SCAN_TERMS];
  double score;
  double weakest;
  int sign;
} SudScanLattice;

/** sud_scan_lattice_terms: The terms of the polynomials at a place, of degrees 0 1 1 2 2 2 3 3 3 3. */
void sud_scan_lattice_terms (double u, double v, double terms[SUD_SCAN_TERMS]);

/** sud_scan_lattice_bend: Returns: where a place of the grid is before the perspective: on a page that is not bent. */
SudScanPoint sud_scan_lattice_bend (const SudScanLattice *self, double u, double v);

/** sud_scan_lattice_map: Returns: where a place of the grid is in the picture. */
SudScanPoint sud_scan_lattice_map (const SudScanLattice *self, double u, double v);

/** sud_scan_lattice_corners: The corners in the picture. */
void sud_scan_lattice_corners (const SudScanLattice *self, SudScanPoint corners[4]);

/** sud_scan_lattice_get_side: Returns: the side of a cell in pixels, in the mean. */
double sud_scan_lattice_get_side (const SudScanLattice *self);

/** sud_scan_lattice_distance: Returns: how far the corners of two lattices are apart at most, in cells of the first. */
double sud_scan_lattice_distance (const SudScanLattice *self, const SudScanLattice *other);

/** sud_scan_lattice_scale: Makes it the lattice of a picture @across times as wide and @down times as high. */
void sud_scan_lattice_scale (SudScanLattice *self, double across, double down);

/** sud_scan_lattice_shift: Makes it the same lattice in a picture that begins so many pixels farther left and
 * above. */
void sud_scan_lattice_shift (SudScanLattice *self, double across, double down);

/**
 * sud_scan_lattice_trace:
 * @step: what is left out between places, in cells
 * @count: how many places in each direction
 * @places: (out): of (@u + k @step, @v + i @step) at [i * @count + k]
 */
void sud_scan_lattice_trace (const SudScanLattice *self, double u, double v, double step, int count,
                             SudScanPoint *places);

/* The parts of a map that hang together: sets of pixels that touch one another. */

enum
{
  /* No two pixels that begin a part touch: one in each square of four at most. */
  SUD_SCAN_MAX_PARTS = ((SUD_SCAN_MAP_SIDE + 1) / 2) * ((SUD_SCAN_MAP_SIDE + 1) / 2),
};

/* The extent of a part of pixels; both ends are inside. */
typedef struct
{
  uint16_t left;
  uint16_t top;
  uint16_t right;
  uint16_t bottom;
} SudScanBox;

/**
 * SudScanParts:
 * @width: pixels of a row
 * @height: rows
 * @label: of each pixel its part, -1 if it belongs to none
 * @parent: of each part one that it hangs together with, or itself
 * @box: of each part that is its own parent
 * @count: how many parts were begun
 */
typedef struct
{
  int width;
  int height;
  int32_t label[SUD_SCAN_MAP_SIDE * SUD_SCAN_MAP_SIDE];
  int32_t parent[SUD_SCAN_MAX_PARTS];
  SudScanBox box[SUD_SCAN_MAX_PARTS];
  int count;
} SudScanParts;

/**
 * sud_scan_parts_find:
 * @threshold: above 0: pixels whose value is at least as much belong to parts
 * @sign: 1 for what is dark, -1 for what is bright
 *
 * Finds the parts of a map. Pixels that touch at a corner hang together.
 */
void sud_scan_parts_find (SudScanParts *self, const SudScanMap *map, float threshold, int sign);

/* Four-sided outlines in a map, that may be the edge of a grid. */

enum
{
  SUD_SCAN_MAX_QUADS = 32, /* for one threshold */
};

typedef struct
{
  SudScanPoint corner[4];
} SudScanQuad;

/**
 * sud_scan_quads_find:
 * @parts: of the map
 * @quads: (out): SUD_SCAN_MAX_QUADS of them, the corners in pixels of the map and in order
 *
 * Finds the parts that span enough of the map and puts four corners to their outlines: the quad of four points of the
 * outline that has most of the outline inside, and, if that leaves much outside, the quad of the four longest sides of
 * the outline, made to meet: that finds grids without a frame, or with round corners.
 *
 * Returns: how many there are
 */
int sud_scan_quads_find (const SudScanParts *parts, const atomic_bool *cancel, SudScanQuad *quads);

/* A grid laid straight. */

enum
{
  SUD_SCAN_CELL = 24,   /* pixels of a cell of the canvas */
  SUD_SCAN_MARGIN = 12, /* pixels around the grid */
  SUD_SCAN_CANVAS = 9 * SUD_SCAN_CELL + 2 * SUD_SCAN_MARGIN,
};

/**
 * SudScanCanvas:
 * @value: contrast, which should be above 0 on lines, row by row; line k is between the pixels before and at
 *   SUD_SCAN_MARGIN + SUD_SCAN_CELL * k
 */
typedef struct
{
  float value[SUD_SCAN_CANVAS * SUD_SCAN_CANVAS];
} SudScanCanvas;

/* From four rough corners to a lattice that lies on the lines. */

/**
 * sud_scan_fit:
 * @corners: in pixels of the first map, within a third of a cell, in order
 * @sign: 1 if lines are dark, -1 if they are bright
 * @canvas: room to work in
 * @lattice: (out): the best that there is, in pixels of the first map, with its score
 *
 * Returns: false if the corners make no grid
 */
bool sud_scan_fit (const SudScanContrast *contrast, const SudScanPoint corners[4], int sign, SudScanCanvas *canvas,
                   SudScanLattice *lattice);

/* The places of a picture where there may be grids. */

enum
{
  SUD_SCAN_MAX_LATTICES = 64,
};

/**
 * SudScanLocate:
 * @contrast: the maps of the picture
 * @parts: room for what hangs together in them
 * @canvas: room for a grid laid straight
 * @lattice: what was found, in pixels of the picture, the best score first
 * @n: how many
 */
typedef struct
{
  SudScanContrast contrast;
  SudScanParts parts;
  SudScanCanvas canvas;
  SudScanLattice lattice[SUD_SCAN_MAX_LATTICES];
  int n;
} SudScanLocate;

/**
 * sud_scan_locate_find:
 *
 * Looks for grids in @picture, first with dark lines, then, if none of these is clear, with bright ones.
 *
 * Returns: false if it was cancelled
 */
bool sud_scan_locate_find (SudScanLocate *self, const SudScanPicture *picture, const atomic_bool *cancel);

/**
 * sud_scan_locate_thin:
 *
 * Looks once more, for thin lines alone, in the picture that was looked at: the edge of a bright grid in a dark
 * window, or the other way round, seems to hang together with what is beside it, or to be elsewhere.
 *
 * Returns: false if it was cancelled
 */
bool sud_scan_locate_thin (SudScanLocate *self, const atomic_bool *cancel);

/**
 * sud_scan_locate_corners:
 * @corners: of a grid, in order, in pixels of @picture
 *
 * Puts a lattice to corners that somebody knows: as if its lines were dark, as if they were bright, and, last, just as
 * the corners say; none if they make no grid.
 *
 * Returns: false if it was cancelled
 */
bool sud_scan_locate_corners (SudScanLocate *self, const SudScanPicture *picture, const SudScanPoint corners[4],
                              const atomic_bool *cancel);

/* The 81 cells of a grid as small pictures in which only what is written differs. */

enum
{
  SUD_SCAN_CELL_SIDE = 28,
  SUD_SCAN_CELL_PIXELS = SUD_SCAN_CELL_SIDE * SUD_SCAN_CELL_SIDE,
};

/**
 * SudScanCells:
 * @value: of each cell its pixels, row by row: 0 where the paper is bare, about 1 where there is ink, -0.5 to 1.5
 * @murky: which cells may have something on a ground of their own that cannot be told from noise
 * @strength: of each cell how strong its ink is against that of most digits: about 1, less if it is pale
 */
typedef struct
{
  float value[SUD_CELLS][SUD_SCAN_CELL_PIXELS];
  bool murky[SUD_CELLS];
  float strength[SUD_CELLS];
} SudScanCells;

/**
 * SudScanWindow:
 * @left: from the left edge of a cell, in cells
 * @top: from its upper edge
 * @side: 1 is the whole cell
 *
 * The part of each cell that is cut out.
 */
typedef struct
{
  double left;
  double top;
  double side;
} SudScanWindow;

/**
 * sud_scan_cells_cut:
 * @self: (out): the cells of @picture in the order that they stand in it
 * @window: (nullable): the part of each; NULL is all of it
 * @flipped: whether ink is bright where it seems to be dark, and the other way round
 *
 * Cuts all cells out, as large as one another, and evens out light, ink and paper: whether a grid is black on white,
 * white on black, red on yellow or in the shade.
 *
 * Returns: false if it was cancelled
 */
bool sud_scan_cells_cut (SudScanCells *self, const SudScanPicture *picture, const SudScanLattice *lattice,
                         const SudScanWindow *window, bool flipped, const atomic_bool *cancel);

/** sud_scan_cells_turn: One cell as it looks when the picture is turned by a quarter clockwise @turns times, 0 to 3. */
void sud_scan_cells_turn (const float *cell, int turns, float *turned);

/* The digit in a cell, by its looks alone. */

enum
{
  SUD_SCAN_VALUES = 10, /* values of a cell: 0 = blank, 1 to 9 */

  SUD_SCAN_CHANNELS1 = 8,
  SUD_SCAN_CHANNELS2 = 16,
  SUD_SCAN_CHANNELS3 = 24,
  SUD_SCAN_HIDDEN = 48,
};

/**
 * SudScanNet:
 *
 * The learned weights, unpacked. A cell goes through three convolutions, each followed by the maximum of squares of
 * four pixels, and two full layers; no value but the last is below 0:
 *
 *     28 x 28 x 1 -- 5 x 5 --> 14 x 14 x 8 -- 3 x 3 --> 7 x 7 x 16 -- 3 x 3 --> 3 x 3 x 24 ----> 48 ----> 10
 *
 * Weights lie as [row][column][channel in][channel out], so that those of one input stand side by side.
 */
typedef struct
{
  float conv1[5 * 5 * SUD_SCAN_CHANNELS1];
  float conv2[3 * 3 * SUD_SCAN_CHANNELS1 * SUD_SCAN_CHANNELS2];
  float conv3[3 * 3 * SUD_SCAN_CHANNELS2 * SUD_SCAN_CHANNELS3];
  float full1[3 * 3 * SUD_SCAN_CHANNELS3 * SUD_SCAN_HIDDEN];
  float full2[SUD_SCAN_HIDDEN * SUD_SCAN_VALUES];
} SudScanNet;

void sud_scan_net_unpack (SudScanNet *self);

/**
 * sud_scan_net_read:
 * @cell: SUD_SCAN_CELL_PIXELS values as in #SudScanCells
 * @costs: (out): of each value minus the logarithm of its probability: 0 = certain
 */
void sud_scan_net_read (const SudScanNet *self, const float *cell, float costs[SUD_SCAN_VALUES]);

/* The readings of 81 cells, all of them together, the likeliest first. */

enum
{
  SUD_SCAN_MAX_READINGS = 16000, /* looked at for one grid: with 3,000 cells stayed uncertain that are right */
  SUD_SCAN_MAX_CHANGES = 6,      /* cells in which a reading differs from the likeliest */
};

/**
 * SudScanCosts:
 * @of: what a cell costs for each value, as sud_scan_net_read() gives it
 * @strength: how strong its ink is, as #SudScanCells has it; 0 if nothing is known of that
 */
typedef struct
{
  float of[SUD_CELLS][SUD_SCAN_VALUES];
  float strength[SUD_CELLS];
} SudScanCosts;

/**
 * SudScanReading:
 * @cost: what it costs more than the likeliest reading
 * @place: of each change the cell, as an index into the cells sorted by what a change costs, rising
 * @rank: which of the values of that cell, from the likeliest on: 1 to 9
 * @n: how many changes
 */
typedef struct
{
  float cost;
  uint8_t place[SUD_SCAN_MAX_CHANGES];
  uint8_t rank[SUD_SCAN_MAX_CHANGES];
  uint8_t n;
} SudScanReading;

/* The values of a cell from the likeliest on, and what each costs more than that. */
typedef struct
{
  uint8_t cell;
  uint8_t value[SUD_SCAN_VALUES];
  float cost[SUD_SCAN_VALUES];
} SudScanRanks;

/**
 * SudScanReadings:
 * @ranks: of all cells, those that are changed most cheaply first
 * @heap: readings to be looked at, none cheaper than its parent at (k - 1) / 2
 * @n: how many are in @heap: each that is taken leaves at most three
 * @taken: how many have been taken
 */
typedef struct
{
  SudScanRanks ranks[SUD_CELLS];
  SudScanReading heap[2 * SUD_SCAN_MAX_READINGS + 4];
  int n;
  int taken;
} SudScanReadings;

/* The reading of a grid that is a puzzle, as the solver tells. */

enum
{
  SUD_SCAN_BATCH = 64, /* readings that the solver is asked about at once */
};

/**
 * SudScanVerdict:
 * @valid: whether some reading has exactly one solution, or would have without the pencil in it
 * @grid: the likeliest of these readings, or of all if none has; without pencil that does not fit
 * @likeliest: the likeliest of all
 * @cost: what @grid costs more than @likeliest; 0 if none is valid
 * @gap: what the next reading with one solution costs more than @grid; SUD_SCAN_NO_GAP if none was met
 * @confidence: of each cell: the share of the readings with one solution, by their probability, that hold the same,
 *   less if not all that count could be looked at; if none is valid how likely the cell is by itself
 */
typedef struct
{
  bool valid;
  SudGrid grid;
  SudGrid likeliest;
  float cost;
  float gap;
  float confidence[SUD_CELLS];
} SudScanVerdict;

#define SUD_SCAN_NO_GAP 99.0f

/* The highest confidence of a cell that a person is to look at, whatever its looks: any value below
 * SUD_SCAN_CERTAIN. */
#define SUD_SCAN_UNCERTAIN_CONFIDENCE 0.9f

/**
 * SudScanJudge:
 * @readings: what the cells could hold
 * @grid: the readings that the solver is asked about
 * @cost: what each of them costs
 * @farthest: what the last reading that was taken costs
 * @weight: of each cell and value the probability of the valid readings that have it
 */
typedef struct
{
  SudScanReadings readings;
  SudGrid grid[SUD_SCAN_BATCH];
  float cost[SUD_SCAN_BATCH];
  float farthest;
  double weight[SUD_CELLS][SUD_SCAN_VALUES];
} SudScanJudge;

/**
 * sud_scan_judge:
 *
 * Goes through readings in the order of their probability until one has exactly one solution, and a little on, to see
 * how many others have one, too. If none has, looks whether the digits with the strongest ink alone have one.
 *
 * Returns: false if it was cancelled, or there is no memory for the solver
 */
bool sud_scan_judge (SudScanJudge *self, const SudScanCosts *costs, const atomic_bool *cancel, SudScanVerdict *verdict);

/* The size of digits in their cells. */

/**
 * sud_scan_size_find:
 * @cells: whole cells
 * @window: (out): the part of a cell to look at so that digits are as large as they mostly are
 *
 * Many programs for telephones write small digits into the middle of wide cells: too small for the net, which takes
 * them for candidates.
 *
 * Returns: whether that is so; else @window is the whole cell
 */
bool sud_scan_size_find (const SudScanCells *cells, SudScanWindow *window);

/**
 * sud_scan_size_clean:
 * @cells: (inout): cut with @window
 * @window: that was found
 * @inked: (out): the cells with something in the place of digits, if that place is at the edge; other flags stay
 *
 * Leaves nothing but digits, each in the middle: lower ink, candidates and digits that are cut off are taken away, and
 * lines around.
 */
void sud_scan_size_clean (SudScanCells *cells, const SudScanWindow *window, bool inked[SUD_CELLS]);

/**
 * sud_scan_size_centre:
 * @cells: (inout): whole cells
 * @inked: (out): the cells with something in the place of digits; only set if digits are moved
 *
 * Spreadsheets and pages set digits to the left or the right of their cells, where the net does not look for them.
 * Moves them to the middle, all by as much: also what hangs together with a line.
 *
 * Returns: whether they stood elsewhere
 */
bool sud_scan_size_centre (SudScanCells *cells, bool inked[SUD_CELLS]);

/* The likeness of a digit to the others of its kind in the same grid. */

/**
 * sud_scan_alike_weigh:
 * @cells: as they stand in the picture
 * @costs: (inout): of the same cells, as the net gives them for each by itself
 *
 * Makes a digit of a cell dearer if the cell looks unlike the clear digits of that kind elsewhere in the grid.
 *
 * Returns: false if it was cancelled
 */
bool sud_scan_alike_weigh (const SudScanCells *cells, const atomic_bool *cancel, SudScanCosts *costs);

/* The cells of a lattice that cannot be seen whole. */

/**
 * sud_scan_unseen_find:
 * @cells: whole cells of @lattice
 * @unseen: (out): the cells whose middle is not all in the picture, that something lies on, or, if no lines are seen,
 *   that have ink across their edge: a person has to look at them, even if nothing was read
 */
void sud_scan_unseen_find (const SudScanCells *cells, const SudScanPicture *picture, const SudScanLattice *lattice,
                           bool unseen[SUD_CELLS]);

/* One lattice read: cells cut, looked at, judged, whichever way they stand. */

/**
 * SudScanAttempt:
 * @lattice: of the grid in the picture
 * @turn: quarter turns clockwise until it stands upright
 * @costs: what each cell of the upright grid costs
 * @verdict: what the solver says
 * @merit: how likely it is that the picture is meant so, as a logarithm: the higher the likelier
 * @conclusive: whether nothing better is to be expected of any other lattice or turn
 */
typedef struct
{
  SudScanLattice lattice;
  int turn;
  SudScanCosts costs;
  SudScanVerdict verdict;
  double merit;
  bool conclusive;
} SudScanAttempt;

/**
 * SudScanWorkspace:
 * @net: unpacked
 * @cells: of the lattice
 * @aside: whether digits do not stand in the middle of @cells
 * @inked: which cells have something in the place of digits, where it is not the middle of the lattice's
 * @unseen: which cannot be seen whole
 * @judge: room for it
 * @tried: the turn that is being looked at
 */
typedef struct
{
  SudScanNet net;
  SudScanCells cells;
  bool aside;
  bool inked[SUD_CELLS];
  bool unseen[SUD_CELLS];
  SudScanJudge judge;
  SudScanAttempt tried;
} SudScanWorkspace;

/**
 * SudScanFirstView:
 * @known: whether a lattice has been looked at
 * @lattice: the first one of a grid, which fits best
 * @cells: the cells that it does not see whole
 */
typedef struct
{
  bool known;
  SudScanLattice lattice;
  bool cells[SUD_CELLS];
} SudScanFirstView;

/**
 * sud_scan_attempt:
 * @workspace: its net has been unpacked
 * @first_view: (inout): set by the first lattice of a grid; a lattice that fits less well sees less of what lies on the
 *   grid
 * @best: (inout): replaced by a turn of @lattice with more merit
 *
 * Reads one lattice, upright first, then in other turns if that is not conclusive: nobody reads a puzzle sideways. If
 * there is no puzzle at all, ink may be bright that was taken for dark, or the other way round.
 *
 * Returns: false if it was cancelled or there was no memory
 */
bool sud_scan_attempt (SudScanWorkspace *workspace, const SudScanPicture *picture, const SudScanLattice *lattice,
                       SudScanFirstView *first_view, const atomic_bool *cancel, SudScanAttempt *best);
