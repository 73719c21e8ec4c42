/* rubric-scan.h - the Sudokus of a picture or of the pages of a PDF file: looked for in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"
#include "rubric-image.h"
#include "sud-cells.h"
#include "sud-scan.h"

enum
{
  RUBRIC_SCAN_SNIFFED = 1024,   /* bytes that tell a picture or PDF file from everything else */
  RUBRIC_SCAN_MOST_MISREAD = 3, /* cells of what is still the answer to a puzzle */
};

typedef struct _RubricScan RubricScan;

/**
 * RubricScanPages:
 * @first: from 1
 * @last: of the pages of a PDF file, all of which are looked at. Where it is 0 no more than RUBRIC_PDF_MAX_PAGES are looked
 *   at: from @first on, as pictures, or where that is 0, too, from the beginning, once the text of all has been read
 */
typedef struct
{
  int first;
  int last;
} RubricScanPages;

/**
 * RubricScanLack:
 * @RUBRIC_SCAN_NO_GRID: no grid was found
 * @RUBRIC_SCAN_BARE: there is a grid in which no digit stands
 * @RUBRIC_SCAN_CLASHING: there is one, most of whose digits clash
 * @RUBRIC_SCAN_JIGSAW: there is one whose heavy lines draw other regions than boxes
 *
 * Why there is no Sudoku in a picture; of several that which comes last.
 */
typedef enum
{
  RUBRIC_SCAN_NO_GRID,
  RUBRIC_SCAN_BARE,
  RUBRIC_SCAN_CLASHING,
  RUBRIC_SCAN_JIGSAW,
} RubricScanLack;

/**
 * RubricScanFound:
 * @image: (nullable): where it stands; NULL of a page that was read by rubric_scan_run()
 * @page: of a PDF file, from 1; 0 of a picture
 * @number: which of those on @image, from 1; 0 where there is none on it
 * @lack: where @number is 0, why
 * @grid: what was read; SUD_SCAN_NOTHING where @number is 0
 */
typedef struct
{
  RubricImage *image;
  int page;
  int number;
  RubricScanLack lack;
  SudScan grid;
} RubricScanFound;

/**
 * RubricScanDone:
 * @error: (nullable): where the picture cannot be read; a picture in which there is no Sudoku is none
 *
 * Both are valid until it returns.
 */
typedef void (*RubricScanDone) (gpointer owner, const RubricScan *scan, const GError *error);

/**
 * RubricScan:
 * @file: (nullable): where the picture comes from
 * @bytes: (nullable): the same of a picture that is in no file
 * @image: (nullable): of which a grid is read where a person has set its corners
 * @quad: (nullable): these, see sud_scan_read_quad()
 * @pages: which are wanted of a PDF file
 * @text: (nullable): the puzzles in the text of a PDF file, and those that are drawn beside it and certain, one a line, for
 *   rubric_reading_new_text(): then @found is empty
 * @notes: (nullable): what was left out of a PDF file, in sentences for people
 * @found: of #RubricScanFound, page by page, in the order of reading. Where there is no grid at all there is a row for
 *   each picture
 * @n_grids: how many there are in @found
 * @n_answers: how many grids on pages were left out, for they are the solutions of others
 * @n_pages: how many the PDF file has; 0 of a picture
 * @next_page: of them, from 1, the first that was wanted, and not looked at; 0 where there is none
 * @partial: whether anything was left out that may be a puzzle
 * @text_only: whether there are pages with puzzles in their text that were not looked at as pictures, and may have others
 */
struct _RubricScan
{
  GFile *file;
  GBytes *bytes;
  RubricImage *image;
  SudScanPoint *quad;
  RubricScanPages pages;
  GBytes *text;
  char *notes;
  GArray *found;
  int n_grids;
  int n_answers;
  int n_pages;
  int next_page;
  gboolean partial;
  gboolean text_only;
  RubricScanDone done;
};

/** Returns: (transfer none): row @index of what was found, 0 to self->found->len - 1 */
const RubricScanFound *rubric_scan_get (const RubricScan *self, guint index);

/** Whether @bytes, the first of a file, are those of a picture or PDF file: by content, whatever the file is called. */
gboolean rubric_scan_sniff (const char *bytes, gsize length);

/** Reads the picture or PDF file in @file in a job of @jobs, which is a query. */
void rubric_scan_file (RubricJobs *jobs, GFile *file, RubricScanDone done);

/** The same for the bytes of one. */
void rubric_scan_bytes (RubricJobs *jobs, GBytes *bytes, RubricScanDone done);

/** Reads one grid of @image where a person has set its corners. */
void rubric_scan_quad (RubricJobs *jobs, RubricImage *image, const SudScanPoint quad[4], RubricScanDone done);

/** Looks at the pages of the PDF file @bytes that follow those that were looked at: @first is the next_page of that scan. */
void rubric_scan_next_pages (RubricJobs *jobs, GBytes *bytes, int first, RubricScanDone done);

/** Is told, in the thread that reads a PDF file, that @done of @n_pages have been looked at. */
typedef void (*RubricScanProgress) (guint done, guint n_pages, gpointer data);

/**
 * RubricScanRequest:
 * @pages: of a PDF file
 * @cancel: (nullable)
 * @progress: (nullable)
 * @data: for @progress
 * @rest: (nullable) (out): where nothing is found, the pages that were wanted and not looked at; 0 to 0 where there are none
 */
typedef struct
{
  RubricScanPages pages;
  const atomic_bool *cancel;
  RubricScanProgress progress;
  gpointer data;
  RubricScanPages *rest;
} RubricScanRequest;

/**
 * rubric_scan_run:
 * @bytes: of a picture or PDF file
 * @request: (nullable): NULL for what is usual
 *
 * The same at once, in any thread. A picture in which there is no Sudoku is an error here.
 *
 * Returns: (transfer full) (nullable): NULL with @error in RUBRIC_IMAGE_ERROR, or G_IO_ERROR_CANCELLED
 */
RubricScan *rubric_scan_run (GBytes *bytes, const RubricScanRequest *request, GError **error);

void rubric_scan_free (RubricScan *self);

/** Returns: TRUE with the sentence in @error (optional) where no grid of @self is worth being looked at */
gboolean rubric_scan_is_empty (const RubricScan *self, GError **error);

/** Takes grids with hardly any digit, or whose digits mostly clash, out of @grids, @n of them: boards for other games. Returns:
 * how many are left */
int rubric_scan_drop_empty (SudScan *grids, int n);

/**
 * rubric_scan_drop_fragments:
 * @grids: (inout): @n of them
 *
 * Takes out grids that are nothing but the edge of a neighbour: beside a grid with one solution those that have not just
 * one, and of whose cells a third is not certain.
 *
 * Returns: how many are left
 */
int rubric_scan_drop_fragments (SudScan *grids, int n);

/** Whether @digits are so many that they are no puzzle, but an answer. */
gboolean rubric_scan_is_full (const SudGrid *digits);

/**
 * rubric_scan_drop_answers:
 * @found: of #RubricScanFound
 * @from: the first row that may be taken out
 *
 * Takes out what is the solution of a puzzle in another row, be it with a digit or two misread. For any thread.
 *
 * Returns: how many that were
 */
int rubric_scan_drop_answers (GArray *found, guint from);

/** Adds to @found what was found by @more, except for solutions of what is in it. Returns: how many these were */
int rubric_scan_append (GArray *found, const RubricScan *more);

/** Which cells of @grid are not certain. */
SudCells rubric_scan_find_doubtful (const SudScan *grid);

/** Returns: (transfer full): what the rows of @found (nullable), as #RubricScan has it, are called in a list; NULL ends it */
GStrv rubric_scan_dup_names (const GArray *found);

/**
 * rubric_scan_dup_rest:
 * @n_answers: how many grids of a PDF file were left out, for they are solutions
 * @looked_at: how many of its pages were looked at
 * @n_pages: how many there are
 *
 * Returns: (transfer full) (nullable): that in sentences, or NULL where nothing was left out
 */
char *rubric_scan_dup_rest (int n_answers, int looked_at, int n_pages);

/**
 * rubric_scan_dup_sentence:
 * @puzzle: (nullable): what was read, or NULL where there is no grid
 * @doubtful: how many of its cells are not certain
 *
 * Returns: (transfer full): how sure it is, and what is to be done
 */
char *rubric_scan_dup_sentence (const SudGrid *puzzle, int doubtful);

/** Returns: (transfer full) (nullable): what there is to be said of a picture with that @lack; NULL where there is no grid */
char *rubric_scan_dup_lack (RubricScanLack lack);

/** Which of the two digits that @cell looks like is not @now. */
int rubric_scan_get_other (const SudScan *grid, int cell, int now);

/** Returns: (transfer full): where @cell is, and that @digit, or 0, was read there; where it is @doubtful, what settles it */
char *rubric_scan_dup_cell_name (int cell, int digit, gboolean doubtful);

/** Returns: (transfer full): what a button says that takes @digit, or 0 */
char *rubric_scan_dup_choice (int digit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricScan, rubric_scan_free)
