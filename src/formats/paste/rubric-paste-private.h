/* rubric-paste-private.h - a text of any kind as the reader sees it: a tree, cells, lattices of nine by nine, rows
 *
 *     bytes -> characters, atoms, lines   rubric-paste-tree.c        as a person sees the text
 *           -> lists and elements         rubric-paste-structure.c   as a program or a page means it
 *           -> lattices                   one file for each shape: lines, runs, nodes, columns, places
 *           -> readings                   rubric-paste-sides.c, rubric-paste-words.c
 *           -> scores                     rubric-paste-lattice.c     THE TABLE of evidence
 *
 * The tree is parsed once, and nothing in it decides what is a Sudoku. Neither does a shape: it proposes lattices, and
 * leaves a RubricPasteNear of what is nearly a grid, for the report.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-lines.h"
#include "sud-solve.h"

#include <string.h>

/* Why a grid that was accepted is not handed out. */
typedef enum
{
  RUBRIC_PASTE_KEPT,
  RUBRIC_PASTE_SAME_CELLS, /* another reading of these cells is better: nothing is lost */
  RUBRIC_PASTE_SOLUTION,
  RUBRIC_PASTE_STATE,
  RUBRIC_PASTE_REPEATED,
  RUBRIC_PASTE_N_FATES,
} RubricPasteFate;

/* A puzzle of the text: what is written of cell i stands in it from byte @start[i] to @end[i], which are equal if that
 * is nothing. */
typedef struct
{
  SudGrid grid;
  SudGrid entries;             /* digits beside the givens that @grid has, unless all cells are filled */
  SudDigits centre[SUD_CELLS]; /* candidates of blank cells */
  guint32 start[SUD_CELLS], end[SUD_CELLS];
  guint line;                  /* that of the first cell, from 1 */
  gboolean has_marks;
  gboolean alternative;        /* another way to read the cells of the one before */
  gboolean rows;               /* it is written as nine lines of nine */
  gboolean sides;              /* @grid has only the givens of more digits */
  gboolean turned, boxes;      /* its lines are columns, or mirrored; its lines are boxes */
} RubricPastePuzzle;

typedef struct
{
  GArray *puzzles;                  /* RubricPastePuzzle, in the order of the text */
  guint left[RUBRIC_PASTE_N_FATES]; /* how many grids of each fate are not among the puzzles */
  guint refused;                    /* grids that are no puzzles by the table, though much speaks for them */
  GArray *nears;                    /* RubricPasteNear: nearly a grid */
  const char *why;                  /* the sentence against the best of these grids, marked for translation; or NULL */
  guint refused_line;               /* the line of the best, or 0 */
  gint refused_score;
  guint lines_left;                 /* lines with something in them that belong to no grid */
  gboolean variant;                 /* other rules speak against a grid */
  gboolean has_alternatives;
  gboolean cut, full;               /* the text is longer than what was read; has more in it than was looked at */
} RubricPaste;

/* Never fails: a text without puzzles has none. */
RubricPaste *rubric_paste_read (const char *text, gsize length);
void rubric_paste_free (RubricPaste *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPaste, rubric_paste_free)

#define RUBRIC_PASTE_NONE G_MAXUINT32
#define RUBRIC_PASTE_HEAVY 0x2503 /* the character that stands for all heavy and double bars */

enum
{
  RUBRIC_PASTE_MAX_TEXT = 2 << 20, /* bytes that are read */
  RUBRIC_PASTE_MAX_DEPTH = 48,     /* brackets and elements; the outermost are forgotten first */
};

/* The order matters: all from TAB on part the fields of a line. */
typedef enum
{
  RUBRIC_PASTE_SPACE,
  RUBRIC_PASTE_BREAK, /* the end of a line */
  RUBRIC_PASTE_CELLS, /* digits, and at most one sign that may stand for a blank cell */
  RUBRIC_PASTE_EMPTY, /* nothing, or spaces, in quotes */
  RUBRIC_PASTE_WORD,
  RUBRIC_PASTE_SIGN,
  RUBRIC_PASTE_QUOTE,
  RUBRIC_PASTE_OPEN,
  RUBRIC_PASTE_CLOSE,
  RUBRIC_PASTE_TAG,
  RUBRIC_PASTE_EQUALS, /* = : => := */
  RUBRIC_PASTE_TAB,
  RUBRIC_PASTE_COMMA,
  RUBRIC_PASTE_SEMICOLON,
  RUBRIC_PASTE_BAR,
  RUBRIC_PASTE_AMPERSAND,
  RUBRIC_PASTE_N_ATOMS,
} RubricPasteAtomKind;

#define RUBRIC_PASTE_N_DELIMITERS (RUBRIC_PASTE_N_ATOMS - RUBRIC_PASTE_TAB)

typedef struct
{
  guint8 kind;
  guint32 start, end; /* characters */
  guint32 line;
  guint32 match; /* the quote at the other end, or RUBRIC_PASTE_NONE */
} RubricPasteAtom;

typedef struct
{
  guint32 start, end; /* atoms */
  gboolean letters, digits, blank;
  guint16 delimiters[RUBRIC_PASTE_N_DELIMITERS];
} RubricPasteLine;

typedef enum
{
  RUBRIC_PASTE_LIST,    /* [...] (...) {...} */
  RUBRIC_PASTE_ELEMENT, /* <name ...>...</name> */
  RUBRIC_PASTE_LEAF,    /* an item of a list that is no list itself */
} RubricPasteNodeKind;

typedef struct
{
  guint8 kind;
  guint32 start, end; /* atoms, brackets and tags included; both are equal if nothing closes it */
  guint32 name;       /* an atom, or RUBRIC_PASTE_NONE: the key in front of it, or its tag */
  guint32 parent, first, next, last; /* nodes, or RUBRIC_PASTE_NONE */
  guint32 n_children;
  guint32 n_leaves; /* below it at any depth; an object that is a cell counts for one */
  guint32 value;    /* the leaf with the digit of such an object, or RUBRIC_PASTE_NONE */
} RubricPasteNode;

typedef struct
{
  const char *source;
  gsize length;
  guint32 *c, *at; /* n characters and a closing 0, and the byte at which each begins; at[n] is the length */
  guint32 n;
  GArray *atoms, *lines, *nodes; /* a parent comes before its children */
  guint32 counted_to;            /* bytes in which lines have been counted */
  guint counted;
} RubricPasteTree;

static inline RubricPasteAtom *
get_atom (const RubricPasteTree *self, guint32 i)
{
  return &g_array_index (self->atoms, RubricPasteAtom, i);
}

static inline RubricPasteNode *
get_node (const RubricPasteTree *self, guint32 i)
{
  return &g_array_index (self->nodes, RubricPasteNode, i);
}

static inline RubricPasteLine *
get_line (const RubricPasteTree *self, guint32 i)
{
  return &g_array_index (self->lines, RubricPasteLine, i);
}

static inline gboolean
is_digit (guint32 c)
{
  return c >= '0' && c <= '9';
}

static inline gboolean
is_letter (guint32 c)
{
  return c < 128 ? g_ascii_isalpha (c) : c != RUBRIC_PASTE_HEAVY && g_unichar_isalpha (c);
}

static inline gboolean
is_any_of (guint32 c, const char *signs)
{
  return c > 0 && c < 128 && strchr (signs, (int)c) != NULL;
}

/* Reads at most RUBRIC_PASTE_MAX_TEXT bytes of @source, which the caller keeps. */
RubricPasteTree *rubric_paste_tree_new (const char *source, gsize length);
void rubric_paste_tree_free (RubricPasteTree *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPasteTree, rubric_paste_tree_free)

/* Returns: characters @start to @end, or those of @atom, in lower case, as UTF-8. */
char *rubric_paste_dup (const RubricPasteTree *self, guint32 start, guint32 end);
char *rubric_paste_dup_atom (const RubricPasteTree *self, guint32 atom);

/* Returns: the value of an attribute, "" for one without a value and NULL for none. */
char *rubric_paste_dup_attribute (const RubricPasteTree *self, const RubricPasteAtom *tag, const char *name);

/* Returns: whether @atom is the ASCII @word, in upper or lower case. */
gboolean rubric_paste_atom_is (const RubricPasteTree *self, guint32 atom, const char *word);

/* Returns: the line, from 1, of byte @at of the source; quick for one place after the other. */
guint rubric_paste_get_line_number (RubricPasteTree *self, guint32 at);

/* Builds the nodes. */
void rubric_paste_read_lists (RubricPasteTree *self);
void rubric_paste_read_elements (RubricPasteTree *self);

/* Returns: the end of the tag that begins at character @i, or 0. */
guint32 rubric_paste_scan_tag (const RubricPasteTree *self, guint32 i);

/* Returns: whether a page shows a new line at @tag. */
gboolean rubric_paste_tag_breaks (const RubricPasteTree *self, const RubricPasteAtom *tag);

typedef enum
{
  RUBRIC_PASTE_AXIS_NONE,
  RUBRIC_PASTE_AXIS_ROW,
  RUBRIC_PASTE_AXIS_COLUMN,
  RUBRIC_PASTE_AXIS_VALUE,
} RubricPasteAxis;

/* Returns: the axis of a number, or of a member, with the name @word; @ambiguous is set for names that people give
 * either. */
RubricPasteAxis rubric_paste_find_axis (const char *word, gboolean *ambiguous);

typedef enum
{
  RUBRIC_PASTE_CELL_BLANK,
  RUBRIC_PASTE_CELL_DIGIT,
  RUBRIC_PASTE_CELL_MARKS,
  RUBRIC_PASTE_CELL_LETTER, /* a blank, if all others have the same letter */
  RUBRIC_PASTE_CELL_WORD,
} RubricPasteCellKind;

enum
{
  RUBRIC_PASTE_SIGN_WORD = 'w',  /* null, None */
  RUBRIC_PASTE_SIGN_MINUS = 'm', /* -1 */
};

/* Characters @start to @end are the cell, and atoms @from to @to that and all that is written around it. */
typedef struct
{
  guint8 kind, digit;
  guint8 sign;  /* how a blank is written */
  guint8 trait; /* a hash of its looks, 0 for nothing special */
  guint16 marks;
  gint16 count; /* the number that it is as a label, or -1 */
  guint32 start, end;
  guint32 from, to;
} RubricPasteCell;

RubricPasteCell rubric_paste_cell_from_char (const RubricPasteTree *tree, guint32 i);

/* Returns: the cell that atoms @from to @to are together: a field of a line, or the inside of an element. */
RubricPasteCell rubric_paste_cell_from_atoms (const RubricPasteTree *tree, guint32 from, guint32 to);

/* Returns: the cell that an element with one leaf is, an item of a list, or an object. */
RubricPasteCell rubric_paste_cell_from_node (const RubricPasteTree *tree, guint32 node);

/* Returns: whether @atom is a word that stands for nothing, as null. */
gboolean rubric_paste_is_blank_word (const RubricPasteTree *tree, guint32 atom);

/* Returns: the number that @atom is as a label: `9`, `r9`, `I`, `nine`; or -1. */
gint rubric_paste_get_count (const RubricPasteTree *tree, guint32 atom);

/* Returns: the text around the digit: its tags, and the members that are true. */
char *rubric_paste_cell_dup_look (const RubricPasteTree *tree, const RubricPasteCell *cell);

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
  RUBRIC_PASTE_SEEN_NAMED_ORDER,
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
  RUBRIC_PASTE_SEEN_TOO_FEW,
  RUBRIC_PASTE_SEEN_KINDS,
  RUBRIC_PASTE_SEEN_COMPACT,
  RUBRIC_PASTE_SEEN_FULL_CLASH,
  RUBRIC_PASTE_SEEN_UNCLEAR_GIVENS,
  RUBRIC_PASTE_SEEN_ONE_SIDE,
  RUBRIC_PASTE_SEEN_NAMED_SIDE,
  RUBRIC_PASTE_N_SEEN,
} RubricPasteSeen;

/* Nine by nine cells, and the reading of them that has the best score. */
typedef struct
{
  RubricPasteCell cells[SUD_CELLS];
  SudGrid grid;                /* the digits of the reading */
  SudGrid alternative;         /* see rubric_paste_offer(), if @has_alternative */
  guint32 node;                /* the list or element, or RUBRIC_PASTE_NONE */
  guint32 first, last;         /* characters */
  guint32 label, name;         /* hashes of the words in front of it, with digits and without */
  RubricPasteShape shape;
  guint form;                  /* how it is written: those of one list have the same */
  gboolean may_clash;          /* it is drawn for a person, who may mean a contradiction; data with one are damaged */
  gboolean has_marks, has_alternative;
  gint seen[RUBRIC_PASTE_N_SEEN];
  gint score, n_digits;
  gint why;                    /* 1 + the row of the table that is strongest against it; 0 for none */
  SudVerdict verdict;          /* on @grid */
  RubricPasteFate fate;
} RubricPasteLattice;

typedef enum
{
  RUBRIC_PASTE_NEAR_ROWS,    /* @n rows of @m cells */
  RUBRIC_PASTE_NEAR_ROW,     /* nine rows, but row @n has @m cells */
  RUBRIC_PASTE_NEAR_LINE,    /* @n cells in a line */
  RUBRIC_PASTE_NEAR_SIGNS,   /* 81 cells, of which some are no digits */
  RUBRIC_PASTE_NEAR_FRAME,   /* lines with a frame whose columns do not fit */
  RUBRIC_PASTE_NEAR_PLACES,  /* cells with places that do not fit */
} RubricPasteNearKind;

/* A near miss: nearly a grid. */
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
  GHashTable *known; /* first character and shape, to 1 + the index of a lattice */
  gboolean full;     /* more was proposed than is kept */
} RubricPasteShapes;

static inline RubricPasteLattice *
get_lattice (GArray *lattices, guint i)
{
  return &g_array_index (lattices, RubricPasteLattice, i);
}

static inline RubricPasteNear *
get_near (GArray *nears, guint i)
{
  return &g_array_index (nears, RubricPasteNear, i);
}

/* The shapes, each in a file of its name. */
void rubric_paste_propose_lines (RubricPasteShapes *self);
void rubric_paste_propose_runs (RubricPasteShapes *self);
void rubric_paste_propose_nodes (RubricPasteShapes *self);
void rubric_paste_propose_columns (RubricPasteShapes *self);
void rubric_paste_propose_places (RubricPasteShapes *self);

/* Adds a copy of @lattice, or its counts to a lattice of the same cells. */
void rubric_paste_add (RubricPasteShapes *self, RubricPasteLattice *lattice);

/* Adds @lattice unless one of its cells is a word; then it is a near miss, if words are few. Letters become blanks if
 * all are the same. */
void rubric_paste_add_unless_words (RubricPasteShapes *self, RubricPasteLattice *lattice);

void rubric_paste_add_near (RubricPasteShapes *self, RubricPasteNearKind kind, guint32 first, guint32 last, guint n,
                            guint m);

/* Offers @grid as another reading of the cells, of which the person chooses one.
 *
 * There is room for one, and the last offer counts, for each caller looks at more of the text than those before it: the
 * shapes, for numbers of rows that go down and axes that may be swapped; digits from 0; sides; orders that words tell;
 * and the comparison with other lattices of the same cells. */
void rubric_paste_offer (RubricPasteLattice *lattice, const SudGrid *grid);

/* Decibans. Chosen by trial, as the table of evidence tells. */
enum
{
  RUBRIC_PASTE_ACCEPT = 40,
  RUBRIC_PASTE_MARGIN = 20, /* if another reading is nearer than that, a person is asked */
};

/* Weighs @lattice by the table: sets verdict, score and why. */
void rubric_paste_weigh (RubricPasteLattice *lattice);

/* Returns: the strongest sentence against it, marked for translation, or NULL. */
const char *rubric_paste_get_why (const RubricPasteLattice *lattice);

/* Other readings of @lattice take its place if they are better: one side of its digits, those that a mask beside
 * lattice @i shows, digits from 0, cells by boxes or by columns. @words: whether words of the text may tell an order */
void rubric_paste_read_sides (const RubricPasteTree *tree, RubricPasteLattice *lattice);
void rubric_paste_read_masks (const RubricPasteTree *tree, GArray *lattices, guint i);
void rubric_paste_read_zero_based (RubricPasteLattice *lattice);
void rubric_paste_read_turned (const RubricPasteTree *tree, RubricPasteLattice *lattice, gboolean words);

/* Returns: whether @side has one solution, and all digits of @whole are in it. */
gboolean rubric_paste_explains (const SudGrid *side, const SudGrid *whole);

/* Returns: whether the text has a word that tells an order of cells; a name of Sudoku; letters that draw regions. */
gboolean rubric_paste_tells_order (const RubricPasteTree *tree);
gboolean rubric_paste_names_sudoku (const RubricPasteTree *tree);
gboolean rubric_paste_draws_regions (const RubricPasteTree *tree);

/* Returns: whether other rules are named within @far characters of @first to @last. */
gboolean rubric_paste_names_variant (const RubricPasteTree *tree, guint32 first, guint32 last, guint32 far);

/* Returns: @i without the spaces, quotes and line ends before it, at least @least. */
guint32 rubric_paste_skip_back (const RubricPasteTree *tree, guint32 i, guint32 least);

/* Returns: a hash of the words and cells from atom @start to @end, 0 for none; in *@name the hash without digits, and
 * in *@count the one number in them, or -1. */
guint32 rubric_paste_read_label (const RubricPasteTree *tree, guint32 start, guint32 end, guint32 *name, gint16 *count);

enum
{
  RUBRIC_PASTE_MAX_ROW = 40, /* cells */
};

/* The forms of lattices; forms below 16 are of lines, see rubric-paste-lines.c. */
enum
{
  RUBRIC_PASTE_FORM_CHARACTERS = 0,
  RUBRIC_PASTE_FORM_NODES = 16,
  RUBRIC_PASTE_FORM_COLUMNS,
  RUBRIC_PASTE_FORM_PLACES,
  RUBRIC_PASTE_FORM_MARKS,
};

/* The gap between two cells: so many spaces, and these. */
enum
{
  RUBRIC_PASTE_GAP_SPACES = 15,
  RUBRIC_PASTE_GAP_BAR = 1 << 4,
  RUBRIC_PASTE_GAP_HEAVY = 1 << 5,
  RUBRIC_PASTE_GAP_COMMA = 1 << 6,
  RUBRIC_PASTE_GAP_TAB = 1 << 7,
  RUBRIC_PASTE_GAP_QUOTE = 1 << 8,
  RUBRIC_PASTE_GAP_BRACKET = 1 << 9,
  RUBRIC_PASTE_GAP_EQUALS = 1 << 10,
  RUBRIC_PASTE_GAP_TAG = 1 << 11,
  RUBRIC_PASTE_GAP_SIGN = 1 << 12,
};

/* The gap between two rows. */
typedef enum
{
  RUBRIC_PASTE_TOUCHING,
  RUBRIC_PASTE_RULE,   /* a line that is drawn */
  RUBRIC_PASTE_VOID,   /* a blank line */
  RUBRIC_PASTE_CLOSED, /* a rule, then a blank line */
  RUBRIC_PASTE_FRAMES, /* one frame ends and another begins */
} RubricPasteBreak;

/* A row of a block. Bit k of @bars is set for a bar in front of cell k, of @heavy for a heavy one or a sign, of @wide
 * for something else than between most cells. */
typedef struct
{
  guint32 cell, n;    /* the first of its cells, in the block, and how many */
  guint32 bars, heavy, wide;
  guint32 form;       /* a hash of the gaps between its cells */
  guint32 margins[2]; /* hashes of the words in front of them and after; 0 for none */
  guint32 names[2];   /* the same without digits */
  gint16 counts[2];   /* the numbers in these, or -1 */
  guint8 gap;
  gboolean before;    /* there are words in front */
  gboolean may_be_rule; /* it has nothing but signs that draw rules as well */
} RubricPasteRow;

/* Rows that stand together. */
typedef struct
{
  RubricPasteShapes *shapes;
  guint form;
  guint32 node;
  GArray *cells, *rows;
  guint32 label, name; /* hashes of the words above */
} RubricPasteBlock;

static inline RubricPasteRow *
get_row (const RubricPasteBlock *self, guint i)
{
  return &g_array_index (self->rows, RubricPasteRow, i);
}

static inline RubricPasteCell *
get_cell (const RubricPasteBlock *self, const RubricPasteRow *row, guint k)
{
  return &g_array_index (self->cells, RubricPasteCell, row->cell + k);
}

void rubric_paste_block_init (RubricPasteBlock *self, RubricPasteShapes *shapes, guint form, guint32 node);
void rubric_paste_block_clear (RubricPasteBlock *self);

/* Returns: the new row; @gaps are the gaps in front of each cell. */
RubricPasteRow *rubric_paste_block_add (RubricPasteBlock *self, const RubricPasteCell *cells, const guint32 *gaps,
                                        guint n);

/* Proposes lattices of the rows so far, and empties the block. */
void rubric_paste_block_end (RubricPasteBlock *self);

/* Returns: whether all cells of @row are blank. */
gboolean rubric_paste_block_is_blank (const RubricPasteBlock *self, const RubricPasteRow *row);
