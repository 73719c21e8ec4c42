/* rubric-loose.h - a text in which a puzzle may stand anywhere: what is looked for, and what has been found
 *
 *     bytes ──► rubric-loose-text ──► characters, lines ──► rubric-loose-table   cells between delimiters    ┐
 *                                                           rubric-loose-rows    nine lines of nine cells    │ finds
 *                                                           rubric-loose-columns cells told by their column  │
 *                                                           rubric-loose-runs    81 cells one by one         ┘
 *
 * Searchers are generous, rubric-loose.c judges: what has exactly one solution is a puzzle however it stands there; what
 * has not must look like one. The time is linear in the text, and no more than MAX_WINDOWS places are looked at closely.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-places-told.h"
#include "sud-result.h"
#include "sud-sheet.h"

#include <glib.h>

#define RUBRIC_LOOSE_OTHER '\x01' /* a character that is neither cell nor stroke nor space */

enum
{
  RUBRIC_LOOSE_MAX_TEXT = 2 << 20, /* bytes that are searched */
  RUBRIC_LOOSE_MAX_LINES = 1 << 16,
  RUBRIC_LOOSE_MAX_FINDS = 20000,
};

typedef enum
{
  RUBRIC_LOOSE_TEXT,  /* something stands on it */
  RUBRIC_LOOSE_BLANK, /* nothing does */
  RUBRIC_LOOSE_FRAME, /* drawn between rows */
  RUBRIC_LOOSE_BARS,  /* bars alone: a row of blanks, or part of a frame */
  RUBRIC_LOOSE_STAMP, /* when a message of a chat was sent, and perhaps by whom */
  RUBRIC_LOOSE_RULE,  /* dashes alone: drawn between rows, or a row of blanks */
} RubricLooseKind;

/**
 * RubricLooseLine:
 * @text: its characters, one byte each as rubric_loose_text_new() tells; no NUL ends them
 * @length: how many
 * @number: of the line in the file, from 1
 * @taken: whether something that was found stands on it
 */
typedef struct
{
  const char *text;
  gsize length;
  guint number;
  RubricLooseKind kind;
  gboolean taken;
} RubricLooseLine;

/** In which order cells are written. */
typedef enum
{
  RUBRIC_LOOSE_ROWS,
  RUBRIC_LOOSE_COLUMNS,
  RUBRIC_LOOSE_BOXES,
} RubricLooseOrder;

/** How much a find looks like a puzzle, whatever its digits are. */
typedef enum
{
  RUBRIC_LOOSE_WEAK,   /* 81 cells, among others */
  RUBRIC_LOOSE_SHAPED, /* nine by nine, or 81 and nothing beside them */
  RUBRIC_LOOSE_DRAWN,  /* and lines drawn around boxes */
} RubricLooseStrength;

/**
 * RubricLooseFind:
 * @centre: candidates, where the text has them
 * @start: where it begins in the characters
 * @end: the first character behind
 * @rows: whether it stands in nine lines
 * @verdict: of @grid
 */
typedef struct
{
  SudGrid grid;
  SudDigits centre[SUD_CELLS];
  const char *start;
  const char *end;
  gboolean rows;
  SudVerdict verdict;
} RubricLooseFind;

/** What may be done with a text before it is taken, and what was. */
typedef struct
{
  gboolean masked;  /* there are other digits beside the givens, and only these were taken */
  gboolean marked;  /* elements of a page told givens from other digits, and only these were taken */
  gboolean unmarked; /* they tell, but not for all digits of a grid */
  gboolean ordered; /* rows were put in the order of their names */
  gboolean upwards; /* these may as well be meant as they stand: both are finds */
  gboolean turned;  /* what was written were columns, which are turned */
  gboolean flipped; /* code turns rows over, and they were taken so */
  gboolean mirrored; /* a page shows cells from the right to the left, and they were taken so */
  gboolean boxes;   /* boxes may be written one after the other */
  gboolean unboxed; /* they were */
  gboolean untold;  /* cells were put in the order of two numbers, and nothing tells which is the row's: both are finds */
  gboolean signs;   /* blanks have two kinds of them, and some rules may be meant */
  gboolean regions; /* a grid was found that is the regions of another, or they are drawn */
  gboolean broken;  /* elements of a page are columns or boxes, and make no grids */
} RubricLooseWays;

/**
 * RubricLoose:
 * @chars: of all lines
 * @looks: of each of @chars, what it lost when it was made, see rubric_loose_look_at()
 * @lines: of #RubricLooseLine
 * @finds: of #RubricLooseFind
 * @windows: how many places may still be looked at
 * @solves: how many grids may still be solved and be no puzzle
 * @near_rows: of what came nearest to a puzzle
 * @near_cells: in each of these rows
 * @misleading: whether the nearest has empty fields, which other formats would not count
 * @digits: of the best grid that was found and had too few
 * @kinds: of digits in the best grid that had enough of them, but too few different ones
 * @clashes: whether a grid was found that breaks the rules
 * @parts: whether nine rows were found that are parts of two grids
 * @searched: whether @variant is known
 * @variant: whether the text names a variant of Sudoku
 * @foreign: (nullable): a variant that the text names in some other language, see rubric_variant_find_title()
 * @title: (nullable): as it does, or as data does under a key for titles
 * @rivals: how many finds stand in the place of another
 * @dropped: how many grids that stand with a puzzle are none
 * @solutions: how many grids are left out because their puzzle is there, or seems to be
 * @ways: how what was found differs from what is written
 * @long_text: whether there is more text than is searched
 * @long_lines: whether there are more lines
 * @full: whether no more puzzles are taken
 * @weary: whether too many places were no puzzle, and others were not looked at
 */
typedef struct
{
  GString *chars;
  GString *looks;
  GArray *lines;
  GArray *finds;
  guint windows;
  guint solves;
  guint near_rows;
  guint near_cells;
  gboolean misleading;
  guint digits;
  guint kinds;
  gboolean clashes;
  gboolean parts;
  gboolean searched;
  gboolean variant;
  const char *foreign;
  char *title;
  guint rivals;
  guint dropped;
  guint solutions;
  RubricLooseWays ways;
  gboolean long_text;
  gboolean long_lines;
  gboolean full;
  gboolean weary;
} RubricLoose;

/** Searches @text, of any bytes. Returns: (transfer full): what is in it, finds in their order */
RubricLoose *rubric_loose_new (const char *text, gsize length);

/** Returns: (transfer full): nothing yet */
RubricLoose *rubric_loose_new_unsearched (void);

void rubric_loose_free (RubricLoose *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricLoose, rubric_loose_free)

/** Whether the text names a variant. Only asked of what might be one: most puzzles have one solution by the rules of the classic. */
gboolean rubric_loose_names_variant (RubricLoose *self);

/** Takes digits away from the one find, a solved grid, where @text has a mask which tells that they are no givens. Where it
 * does not tell which are, all puzzles that it leaves are finds. */
void rubric_loose_mask (RubricLoose *self, const char *text);

/**
 * rubric_loose_take_marked:
 * @page: what finds were read of
 * @order: in which cells were read
 *
 * Takes digits away from finds which are no givens, where the elements of a page tell. Where that is not sure all that
 * these may be are finds.
 */
void rubric_loose_take_marked (RubricLoose *self, const char *page, RubricLooseOrder order);

/** Says which variant a grid is of that was found and not kept. Returns: whether it is */
gboolean rubric_loose_refuse_variant (const RubricLoose *self, GError **error);

/** Says which rules @text names among keys of data. Returns: whether it does */
gboolean rubric_loose_refuse_keys (const char *text, gsize length, GError **error);

/** Returns: (transfer full) (nullable): a word that names a variant in a title which is the value of a key of data in @text */
char *rubric_loose_dup_titled (const char *text);

/** Returns: (transfer full) (nullable): other rules that a title names which is none of a find, as it does */
char *rubric_loose_dup_variant (const RubricLoose *self);

/** Says that a grid is larger than 9×9, whose cells other formats take for more of them. Returns: whether there is one */
gboolean rubric_loose_refuse_size (const RubricLoose *self, GError **error);

/**
 * rubric_loose_read_text:
 *
 * Fills @chars and @lines. Each character of @text becomes one byte: digits of all scripts 1 to 9 and 0; signs that stand
 * for blanks `.`, strokes of boxes `|`, `=` and `+`; white space a space or a tab; what is none of ASCII \x01. Characters
 * that nobody sees are left out, mark-up of pages and LaTeX too.
 */
void rubric_loose_read_text (RubricLoose *self, const char *text, gsize length);

/**
 * rubric_loose_cut:
 * @delimiter: of fields, NUL for grids that are drawn, or a blank for cells and nothing else
 * @numbers: (inout): of #guint, set to the number that each line of the answer has in the file, 0 where grids are parted
 *
 * Returns: (transfer full) (nullable): the text with grids that stand side by side one below the other, NULL where there are
 *   none
 */
char *rubric_loose_cut (const RubricLoose *self, char delimiter, GArray *numbers);

/**
 * rubric_loose_dup_data:
 * @told: (inout): as in rubric_places_find()
 *
 * Returns: (transfer full) (nullable): another text for the same, where @text is a table in XML or a list of cells with
 *   their places, see rubric_markup_to_text() and rubric_places_find(). Beside what may be a puzzle with a mistake such cells
 *   are steps of its solution.
 */
char *rubric_loose_dup_data (const RubricLoose *self, const char *text, gsize length, RubricPlacesTold *told);

/**
 * rubric_loose_skip_stamp:
 *
 * Takes away the time at which a message of a chat was sent, with the date beside it and the name before it, from the
 * beginning or the end of @line.
 *
 * Returns: whether nothing is left but perhaps a name
 */
gboolean rubric_loose_skip_stamp (RubricLooseLine *line);

/** Returns: whether @line is no row of a grid, though all of it is numbers: the size or the number of a puzzle, or a date */
gboolean rubric_loose_is_caption (const RubricLooseLine *line);

/** Returns: whether @line tells how many rows and columns there are */
gboolean rubric_loose_is_size (const RubricLooseLine *line);

/** Takes words away that stand before the first field of nine rows of a table, or more. */
void rubric_loose_skip_leads (RubricLoose *self);

/** Returns: how long what stands before the first field is in @line of a table, where that is more than its cell; or 0 */
gsize rubric_loose_measure_lead (const RubricLooseLine *line);

/** Returns: the line at @index, below lines->len */
static inline RubricLooseLine *
rubric_loose_get_line (const RubricLoose *self, guint index)
{
  return &g_array_index (self->lines, RubricLooseLine, index);
}

/** Returns: whether @find is a grid of candidates */
static inline gboolean
rubric_loose_has_marks (const RubricLooseFind *find)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (find->centre[cell] != 0)
      return TRUE;
  return FALSE;
}

/** Returns: the index of the first line that does not end before @at, or how many there are */
guint rubric_loose_find_line (const RubricLoose *self, const char *at);

/**
 * rubric_loose_are_parts:
 * @grid: what has been read of the lines from @start to @end
 *
 * Returns: whether these are nine rows, and parts of two grids, by what stands between them
 */
gboolean rubric_loose_are_parts (const RubricLoose *self, const SudGrid *grid, const char *start, const char *end);

/** Says that nine rows are parts of two grids. Returns: FALSE */
gboolean rubric_loose_fail_parts (GError **error);

/** Whether all of a text is nine such rows. */
gboolean rubric_loose_text_is_parts (const SudGrid *grid, const char *text, gsize length);

/** Whether all of a text is nine rows of a number or a bullet and eight cells. */
gboolean rubric_loose_text_is_short (const char *text, gsize length);

/**
 * rubric_loose_find_elements:
 * @cells: takes those of nine elements to a line, or nothing where some are damaged or left over
 *
 * Returns: whether @text is a page that has columns or boxes for elements; rows where it has neither
 */
RubricLooseOrder rubric_loose_find_elements (const char *text, GString *cells);

/**
 * rubric_loose_find_boxes:
 * @cells: takes those of nine elements to a line
 *
 * Returns: whether the page @text has nine elements of nine cells each, or several times as many, which are not called rows
 */
gboolean rubric_loose_find_boxes (const char *text, GString *cells);

/** Returns: (transfer full) (nullable): @text with digits and points for cells that it writes in a way of its own */
char *rubric_loose_dup_folded (const char *text);

/**
 * rubric_loose_dup_ordered:
 * @torn: (out): whether rows are in another order than that of their names, and some of these are damaged
 * @upwards: (out): whether they may as well be meant as they stand: numbers alone count down, as beside a board of chess
 *
 * Returns: (transfer full) (nullable): @text with rows in the order of their names, where that is another
 */
char *rubric_loose_dup_ordered (const char *text, gboolean *torn, gboolean *upwards);

/**
 * rubric_loose_dup_named:
 * @torn: (inout): set where rows have two names that are at odds
 * @upwards: (inout): set where rows may as well be meant as they stand
 *
 * Returns: (transfer full) (nullable): @text with rows in the order of what names each of nine, where that is another
 */
char *rubric_loose_dup_named (const char *text, gboolean *torn, gboolean *upwards);

/** Returns: (nullable): behind the nine cells that begin at @at and may be a row, which are written to @digits */
const char *rubric_loose_read_segment (const char *text, const char *at, guint8 digits[SUD_SIZE]);

/** Returns: whether @length bytes at @text say that columns are written one after the other */
gboolean rubric_loose_says_columns (const char *text, gsize length);

/** How a page shows cells that are written one after the other. */
typedef struct
{
  gboolean leftwards;  /* from the right to the left */
  gboolean either_way; /* perhaps */
  gboolean columns;    /* perhaps one below the other */
  gboolean upwards;    /* perhaps the last row first */
} RubricLoosePage;

/** Returns: how @text, which may be a page, shows what is written, or data that is read by rows or by columns */
RubricLoosePage rubric_loose_read_page (const char *text);

/** Returns: whether something stands before each of the nine rows of @find, or a line above, that may call them boxes */
gboolean rubric_loose_may_be_boxes (const RubricLoose *self, const RubricLooseFind *find);

/** Makes boxes of the rows of @find. */
void rubric_loose_move_boxes (RubricLooseFind *find);

/** The same, where it has one solution then. Returns: whether it has */
gboolean rubric_loose_unbox (RubricLooseFind *find);

/** Whether one more place may be looked at. */
static inline gboolean
rubric_loose_may_look (RubricLoose *self)
{
  self->weary |= self->windows == 0;
  return self->windows > 0 && self->windows-- > 0;
}

/**
 * rubric_loose_judge:
 * @find: its verdict is set
 * @strength: of its looks
 *
 * Keeps a copy of @find if it is a puzzle. Returns: whether it is
 */
gboolean rubric_loose_judge (RubricLoose *self, RubricLooseFind *find, RubricLooseStrength strength);

/**
 * rubric_loose_judge_all:
 * @finds: #RubricLooseFind, grids that stand together
 *
 * Where one of them is kept by its looks the others look like puzzles, too. Returns: whether one is
 */
gboolean rubric_loose_judge_all (RubricLoose *self, GArray *finds, RubricLooseStrength strength);

/** The same for a find whose verdict is known. Returns: whether it is kept, or what stands in its place */
gboolean rubric_loose_keep (RubricLoose *self, const RubricLooseFind *find);

/** Whether @grid, read from @text, is a block of something else: crosses alone, or the ones of a matrix. */
gboolean rubric_loose_is_block (const SudGrid *grid, const char *text, gsize length);

/** Whether @grid is nine regions of nine cells, each with a number, which are not the boxes; some may be parted. */
gboolean rubric_loose_are_regions (const SudGrid *grid);

/** Whether @self, which has been read of @text, draws regions that are not the boxes. */
gboolean rubric_loose_draws_regions (const RubricLoose *self, const char *text);

/** Whether a text does. */
gboolean rubric_loose_text_draws_regions (const char *text, gsize length);

/** Whether 81 @signs, digits or letters, are such regions. */
gboolean rubric_loose_is_map (const char *signs);

/** Whether 81 @signs are zeros and ones that tell of cells, and no cells. */
gboolean rubric_loose_is_mask (const char *signs);

/**
 * rubric_loose_refuse_regions:
 * @value: what follows a key of data
 * @named: whether that key can mean nothing but regions
 *
 * Says which rules @value has, where it is a map of nine regions that are not the boxes, or, if @named, any cells.
 *
 * Returns: whether it is
 */
gboolean rubric_loose_refuse_regions (const char *value, gboolean named, GError **error);

/** Returns: (transfer full) (nullable): what a sentence about the rules in @length bytes at @text names that is no classic Sudoku's */
char *rubric_loose_dup_rule (const char *text, gsize length);

/** Remembers a table of @rows by @cells, for who asks why nothing was found. */
void rubric_loose_note_near (RubricLoose *self, guint rows, guint cells, gboolean misleading);

/** Whether so many cells are left beside the finds that they may be a puzzle with a mistake in it. */
gboolean rubric_loose_has_rest (const RubricLoose *self);

/**
 * rubric_loose_drop_solutions:
 *
 * Takes away finds that are solutions of other finds. Where so many cells are left in the text that they may be a puzzle
 * with a mistake, solved grids are taken for its solution.
 *
 * Returns: how many
 */
guint rubric_loose_drop_solutions (RubricLoose *self);

/** Takes away finds that have more digits than another one, which data calls givens. */
void rubric_loose_drop_states (RubricLoose *self);

/** The searchers. */
void rubric_loose_search_tables (RubricLoose *self);
void rubric_loose_search_rows (RubricLoose *self);
void rubric_loose_search_columns (RubricLoose *self);
void rubric_loose_search_runs (RubricLoose *self);

/**
 * RubricLooseToken:
 * @start: its first character
 * @length: how many
 * @cells: how many cells it is; 0 for a word
 */
typedef struct
{
  const char *start;
  gsize length;
  guint cells;
} RubricLooseToken;

/**
 * rubric_loose_next_token:
 * @at: (inout): where to begin; then behind the token
 * @end: of the line
 * @token: (out): a word, cells written together, one word that stands for a blank, or an empty pair of quotation marks
 *
 * Returns: FALSE where there is none
 */
gboolean rubric_loose_next_token (const char **at, const char *end, RubricLooseToken *token);

/** Returns: how long the number of one digit at @at is that is written as 5.000e+00, 0 for none */
gsize rubric_loose_measure_float (const char *at, const char *end);

/** Whether @c is a digit or one of the signs that people write for a blank. */
gboolean rubric_loose_is_cell (char c);

/** Whether words follow the sign of a remark at @at, which may be a blank elsewhere. */
gboolean rubric_loose_is_remark (const char *at);

/** Reads the cells of @token into @value, 0 to 9 each, no more than @most of them. */
void rubric_loose_token_read (const RubricLooseToken *token, guint8 *value, gsize most);

/**
 * rubric_loose_find_body:
 * @tokens: of a line, @n of them
 * @length: (out): how many there are in the longest row of tokens that are cells
 * @others: (out): how many cells there are beside it
 *
 * Returns: the first of them
 */
guint rubric_loose_find_body (const RubricLooseToken *tokens, guint n, guint *length, guint *others);

/** In a row of nine words, or more, a sign written twice or three times becomes one blank. */
void rubric_loose_shorten_blanks (RubricLooseToken *tokens, guint n);

/** Whether there are words in @text: two letters together. */
gboolean rubric_loose_has_words (const char *text, gsize length);

/** Whether @length bytes at @text are a word that stands for a blank: null, None, nan. */
gboolean rubric_loose_is_blank_word (const char *text, gsize length);
