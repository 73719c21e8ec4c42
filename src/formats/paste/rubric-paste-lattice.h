/* rubric-paste-lattice.h - nine by nine cells that the shapes propose, and what was seen of how they stand
 *
 * A shape never decides what is a Sudoku. Of what it cannot propose although it is nearly a grid it leaves a
 * RubricPasteNear, which is told where nothing is found, and with what is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-paste-cell.h"
#include "sud-solve.h"

typedef enum
{
  RUBRIC_PASTE_ROWS,    /* nine rows of nine */
  RUBRIC_PASTE_FLAT,    /* 81 one after the other */
  RUBRIC_PASTE_RUN,     /* 81 characters with nothing between them */
  RUBRIC_PASTE_COLUMNS, /* nine lines in which blanks are spaces */
  RUBRIC_PASTE_PLACES,  /* cells that say where they are */
} RubricPasteShape;

/* Counts for the table of evidence, see there; 0 is not seen. */
typedef enum
{
  RUBRIC_PASTE_SEEN_ROWS,
  RUBRIC_PASTE_SEEN_FLAT,
  RUBRIC_PASTE_SEEN_RUN,
  RUBRIC_PASTE_SEEN_COLUMNS,
  RUBRIC_PASTE_SEEN_PLACES,
  RUBRIC_PASTE_SEEN_FRAME,
  RUBRIC_PASTE_SEEN_BANDS,
  RUBRIC_PASTE_SEEN_DRAWN,
  RUBRIC_PASTE_SEEN_AGREED,
  RUBRIC_PASTE_SEEN_SIBLINGS,
  RUBRIC_PASTE_SEEN_ZERO_BASED,
  RUBRIC_PASTE_SEEN_LABELS,
  RUBRIC_PASTE_SEEN_BLANKS,
  RUBRIC_PASTE_SEEN_BOXES,
  RUBRIC_PASTE_SEEN_COLUMNWISE,
  RUBRIC_PASTE_SEEN_SAID,
  RUBRIC_PASTE_SEEN_MARKED,
  RUBRIC_PASTE_SEEN_BAD_MARKS,
  RUBRIC_PASTE_SEEN_UNEVEN,
  RUBRIC_PASTE_SEEN_MIXED,
  RUBRIC_PASTE_SEEN_UNREAD,
  RUBRIC_PASTE_SEEN_WALLS,
  RUBRIC_PASTE_SEEN_SUDOKU,
  RUBRIC_PASTE_SEEN_ALONE,
  RUBRIC_PASTE_SEEN_VARIANT,
  RUBRIC_PASTE_SEEN_CHANCE,
  RUBRIC_PASTE_SEEN_CLASHES,
  RUBRIC_PASTE_SEEN_DAMAGED,
  RUBRIC_PASTE_SEEN_UNIQUE,
  RUBRIC_PASTE_SEEN_SEVERAL,
  RUBRIC_PASTE_SEEN_NONE,
  RUBRIC_PASTE_SEEN_SOLVED,
  RUBRIC_PASTE_SEEN_FEW,
  RUBRIC_PASTE_SEEN_KINDS,
  RUBRIC_PASTE_SEEN_COMPACT,
  RUBRIC_PASTE_SEEN_FULL_CLASH,
  RUBRIC_PASTE_SEEN_ASIDE,
  RUBRIC_PASTE_SEEN_ONE_SIDE,
  RUBRIC_PASTE_SEEN_NAMED_SIDE,
  RUBRIC_PASTE_N_SEEN,
} RubricPasteSeen;

/* Why a lattice that was accepted is not handed out. */
typedef enum
{
  RUBRIC_PASTE_KEPT,
  RUBRIC_PASTE_SAME_CELLS, /* another reading of these cells is better: nothing is lost */
  RUBRIC_PASTE_SOLUTION,
  RUBRIC_PASTE_STATE,
  RUBRIC_PASTE_REPEATED,
  RUBRIC_PASTE_N_FATES,
} RubricPasteFate;

/**
 * RubricPasteLattice:
 * @grid: the digits of the reading
 * @node: the list or element, or RUBRIC_PASTE_NONE
 * @form: how it is written: those of one list have the same
 * @first: first character
 * @last: behind the last
 * @label: a hash of the words in front of it
 * @name: the same without digits
 * @plain: as a person sees it, not data: there a contradiction may be meant
 * @rival: another reading that is as good, where @has_rival
 * @verdict: of @grid
 * @why: (nullable): the row of the table that is strongest against it, by its index and one more
 */
typedef struct
{
  RubricPasteCell cells[SUD_CELLS];
  SudGrid grid, rival;
  guint32 node, first, last, label, name;
  RubricPasteShape shape;
  guint form;
  gboolean plain, has_marks, has_rival, orphan;
  gint seen[RUBRIC_PASTE_N_SEEN];
  gint score, n_digits, why;
  SudVerdict verdict;
  RubricPasteFate fate;
} RubricPasteLattice;

/* Kinds of near misses. */
typedef enum
{
  RUBRIC_PASTE_NEAR_ROWS,    /* @n rows of @m cells */
  RUBRIC_PASTE_NEAR_ROW,     /* nine rows, but row @n has @m cells */
  RUBRIC_PASTE_NEAR_LINE,    /* @n cells in a line */
  RUBRIC_PASTE_NEAR_SIGNS,   /* 81 cells, of which some are no digits */
  RUBRIC_PASTE_NEAR_FRAME,   /* lines with a frame whose columns do not fit */
  RUBRIC_PASTE_NEAR_PLACES,  /* cells with places that do not fit */
  RUBRIC_PASTE_N_NEARS,
} RubricPasteNearKind;

typedef struct
{
  RubricPasteNearKind kind;
  guint32 first, last; /* characters */
  guint n, m;
} RubricPasteNear;

typedef struct
{
  RubricPasteTree *tree;
  GArray *lattices, *nears;
  GHashTable *known; /* first character and shape, to the index of a lattice and one more */
  gboolean full;     /* more was proposed than is kept */
} RubricPasteShapes;

/** The shapes, each in a file of its name. */
void rubric_paste_propose_lines (RubricPasteShapes *self);
void rubric_paste_propose_runs (RubricPasteShapes *self);
void rubric_paste_propose_nodes (RubricPasteShapes *self);
void rubric_paste_propose_columns (RubricPasteShapes *self);
void rubric_paste_propose_places (RubricPasteShapes *self);

/** Adds a copy of @lattice, or what it has seen to one of the same cells. */
void rubric_paste_add (RubricPasteShapes *self, RubricPasteLattice *lattice);

/** The lattice of 81 cells that stand one after the other, where these may be one. */
void rubric_paste_add_flat (RubricPasteShapes *self, const RubricPasteCell *cells, const guint32 *gaps, guint form,
                            guint32 label, guint32 name);

void rubric_paste_add_near (RubricPasteShapes *self, RubricPasteNearKind kind, guint32 first, guint32 last, guint n,
                            guint m);

/** Returns: whether none of 81 cells is a word; letters become blanks if all are the same. A few are a near miss. */
gboolean rubric_paste_settle_cells (RubricPasteShapes *self, RubricPasteLattice *lattice);

static inline RubricPasteLattice *
rubric_paste_lattice (GArray *lattices, guint i)
{
  return &g_array_index (lattices, RubricPasteLattice, i);
}

/** Weighs @lattice by the table: sets verdict, score and why. */
void rubric_paste_weigh (RubricPasteLattice *lattice);

enum
{
  RUBRIC_PASTE_ACCEPT = 40, /* decibans */
  RUBRIC_PASTE_MARGIN = 20, /* another reading that is nearer is asked for */
};

/** Returns: (nullable): what speaks against it most, a sentence marked for translation */
const char *rubric_paste_get_why (const RubricPasteLattice *lattice);

/** The other readings: one side of a trait, a mask; from 0; by boxes, by columns. */
void rubric_paste_read_sides (const RubricPasteTree *tree, RubricPasteLattice *lattice);
void rubric_paste_read_masks (const RubricPasteTree *tree, GArray *lattices, guint i);
void rubric_paste_read_zero_based (RubricPasteLattice *lattice);
void rubric_paste_read_turned (const RubricPasteTree *tree, RubricPasteLattice *lattice, gboolean words);

/** Returns: whether the text has any word that tells an order. */
gboolean rubric_paste_tells_order (const RubricPasteTree *tree);

/** Returns: whether there is one solution, and all digits of @whole are in it. */
gboolean rubric_paste_explains (const SudGrid *side, const SudGrid *whole);

/** Returns: whether other rules are named within @far characters of @first to @last. */
gboolean rubric_paste_names_variant (const RubricPasteTree *tree, guint32 first, guint32 last, guint32 far);
gboolean rubric_paste_draws_regions (const RubricPasteTree *tree);
gboolean rubric_paste_names_sudoku (const RubricPasteTree *tree);

/**
 * rubric_paste_read_words:
 * @name: (out): the same without digits
 * @count: (out): the one number in them, or -1
 *
 * Returns: a hash of the words and cells from atom @start to @end, 0 for none
 */
guint32 rubric_paste_read_words (const RubricPasteTree *tree, guint32 start, guint32 end, guint32 *name, gint16 *count);

/** Returns: whether @text has one of the @n @words, with no letters beside it. */
gboolean rubric_paste_has_word (const char *text, const char *const *words, guint n);
