/* rubric-scan.h - the search for the Sudokus of a picture or a PDF file, in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"
#include "rubric-image.h"
#include "rubric-pdf.h"
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
 * @last: of the pages of a PDF file, all of which are looked at. If it is 0, at most RUBRIC_PDF_MAX_PAGES are looked
 *   at: from @first on, as pictures, or if that is 0, too, from the beginning, once the text of all has been read
 */
typedef struct
{
  int first;
  int last;
} RubricScanPages;

/**
 * RubricScanLack:
 * @RUBRIC_SCAN_NO_GRID: no grid was found
 * @RUBRIC_SCAN_BARE: there is a grid without digits
 * @RUBRIC_SCAN_CONFLICTS: most of its digits are in conflict
 * @RUBRIC_SCAN_JIGSAW: its heavy lines draw other regions than boxes
 *
 * Why there is no Sudoku in a picture; of several reasons the last one counts.
 */
typedef enum
{
  RUBRIC_SCAN_NO_GRID,
  RUBRIC_SCAN_BARE,
  RUBRIC_SCAN_CONFLICTS,
  RUBRIC_SCAN_JIGSAW,
} RubricScanLack;

/**
 * RubricScanFound:
 * @image: (nullable): its picture; NULL of a page that was read by rubric_scan_run()
 * @page: of a PDF file, from 1; 0 of a picture
 * @number: which of those on @image, from 1; 0 if there is none on it
 * @lack: why @number is 0
 * @grid: SUD_SCAN_NOTHING if @number is 0
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
 * @error: (nullable): set if the picture cannot be read; a picture without a Sudoku is no error
 *
 * Takes @scan and @error, which are valid until it returns.
 */
typedef void (*RubricScanDone) (gpointer owner, const RubricScan *scan, const GError *error);

/**
 * RubricScanNotes: What was left out of a PDF file with puzzles in its text, or is to be compared with it.
 * @n_seen: how many pages without puzzles in their text were looked at as pictures, if that is not all; or 0
 * @odd: how many puzzles of the text were left out
 * @text_end: the page, from 1, up to which text was read, if that is not all; or 0
 * @n_drawn: how many puzzles were taken that are not in the text
 * @n_uncertain: how many of these were left out, as not every digit is certain
 */
typedef struct
{
  int n_seen;
  RubricPdfTextPage odd;
  int text_end;
  int n_drawn;
  int n_uncertain;
} RubricScanNotes;

/**
 * RubricScan:
 * @file: (nullable): the source
 * @bytes: (nullable): the source if it is no file
 * @image: (nullable): the source of one grid, whose corners a person has set
 * @quad: (nullable): these corners, see sud_scan_read_quad()
 * @pages: the pages wanted of a PDF file
 * @text: (nullable): the puzzles in the text of a PDF file, and those drawn beside it that are certain, one a line, for
 *   rubric_reading_new_text(): then @found is empty
 * @notes: see rubric_scan_dup_notes()
 * @found: (element-type RubricScanFound): page by page, in the order of reading; if there is no grid at all, a row for
 *   each picture
 * @n_grids: how many there are in @found
 * @n_answers: how many grids on pages were left out as solutions of others
 * @n_pages: of the PDF file; 0 of a picture
 * @next_page: from 1, the first page that was wanted and not looked at, or 0
 * @partial: whether anything was left out that may be a puzzle
 * @text_only: whether pages with puzzles in their text, which may have others, were not looked at as pictures
 */
struct _RubricScan
{
  GFile *file;
  GBytes *bytes;
  RubricImage *image;
  SudScanPoint *quad;
  RubricScanPages pages;
  GBytes *text;
  RubricScanNotes notes;
  GArray *found;
  int n_grids;
  int n_answers;
  int n_pages;
  int next_page;
  gboolean partial;
  gboolean text_only;
  RubricScanDone done;
};

#define RUBRIC_TYPE_SCAN (rubric_scan_get_type ())
GType rubric_scan_get_type (void);

/** rubric_scan_get: Returns: (transfer none): row @index of those found, 0 to self->found->len - 1 */
const RubricScanFound *rubric_scan_get (const RubricScan *self, guint index);

/** rubric_scan_sniff: Returns: whether @bytes, the first of a file, are those of a picture or PDF file, by content */
gboolean rubric_scan_sniff (const char *bytes, gsize length);

/** rubric_scan_file: Reads the picture or PDF file in @file in a job of @jobs, which is a query. */
void rubric_scan_file (RubricJobs *jobs, GFile *file, RubricScanDone done);

/** rubric_scan_bytes: Reads one from memory, likewise. */
void rubric_scan_bytes (RubricJobs *jobs, GBytes *bytes, RubricScanDone done);

/** rubric_scan_quad: Reads one grid of @image, whose corners a person has set. */
void rubric_scan_quad (RubricJobs *jobs, RubricImage *image, const SudScanPoint quad[4], RubricScanDone done);

/** rubric_scan_next_pages: Looks at more pages of the PDF file @bytes: @first is the next_page of the scan before. */
void rubric_scan_next_pages (RubricJobs *jobs, GBytes *bytes, int first, RubricScanDone done);

/** RubricScanProgress: Hears, in the thread that reads a PDF file, that @done of @n_pages have been looked at. */
typedef void (*RubricScanProgress) (guint done, guint n_pages, gpointer data);

/**
 * RubricScanRequest:
 * @pages: of a PDF file
 * @cancel: (nullable)
 * @progress: (nullable)
 * @rest: (nullable) (out): if nothing is found, the pages that were wanted and not looked at; 0 to 0 if there are none
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
 * @request: (nullable)
 *
 * Reads it at once, in any thread. A picture without a Sudoku is an error here.
 *
 * Returns: (transfer full) (nullable): NULL with @error in RUBRIC_IMAGE_ERROR, or G_IO_ERROR_CANCELLED
 */
RubricScan *rubric_scan_run (GBytes *bytes, const RubricScanRequest *request, GError **error);

void rubric_scan_unref (RubricScan *self);

/** rubric_scan_is_empty: Returns: whether no grid of @self is worth looking at; @error (optional) says why */
gboolean rubric_scan_is_empty (const RubricScan *self, GError **error);

/** rubric_scan_append: Adds the rows of @more to @found, except for solutions of those in it. Returns: how many these
 * were */
int rubric_scan_append (GArray *found, const RubricScan *more);

/** rubric_scan_find_uncertain: Returns: the cells of @grid that are not certain */
SudCells rubric_scan_find_uncertain (const SudScan *grid);

/** rubric_scan_dup_lack: Returns: (transfer full) (nullable): the sentence for a picture with that @lack; NULL for no
 * grid */
char *rubric_scan_dup_lack (RubricScanLack lack);

/** rubric_scan_get_other: Returns: that of the two digits that @cell looks like which is not @now */
int rubric_scan_get_other (const SudScan *grid, int cell, int now);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricScan, rubric_scan_unref)
