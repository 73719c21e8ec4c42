/* rubric-scan.h - the Sudokus of a picture or of the pages of a PDF file: looked for in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs.h"
#include "rubric-photo.h"
#include "sud-cells.h"
#include "sud-scan.h"

enum
{
  RUBRIC_SCAN_SNIFFED = 1024, /* bytes that tell a picture or PDF file from everything else */
};

typedef struct _RubricScan RubricScan;

/**
 * RubricScanFound:
 * @photo: where it stands
 * @page: of a PDF file, from 1; 0 of a picture
 * @number: which of those on @photo, from 1; 0 where there is none on it
 * @n_pages: how many the file has, where not all of them were looked at; else 0
 * @grid: what was read; SUD_SCAN_NOTHING where @number is 0
 */
typedef struct
{
  RubricPhoto *photo;
  int page;
  int number;
  int n_pages;
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
 * @photo: (nullable): of which a grid is read where a person has set its corners
 * @quad: (nullable): these, see sud_scan_read_quad()
 * @text: (nullable): the puzzles in the text of a PDF file, and those that are drawn beside it and certain, one a line, for
 *   rubric_reading_new_text(): then @found is empty
 * @notes: (nullable): what was left out of a PDF file, in sentences for people
 * @found: of #RubricScanFound, page by page, in the order of reading. Where there is no grid at all there is a row for
 *   each picture
 * @n_grids: how many there are in @found
 * @n_pages: how many the PDF file has, where only the first RUBRIC_PDF_MAX_PAGES of them were looked at; else 0
 */
struct _RubricScan
{
  GFile *file;
  GBytes *bytes;
  RubricPhoto *photo;
  SudScanPoint *quad;
  GBytes *text;
  char *notes;
  GArray *found;
  int n_grids;
  int n_pages;
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

/** Reads one grid of @photo where a person has set its corners. */
void rubric_scan_quad (RubricJobs *jobs, RubricPhoto *photo, const SudScanPoint quad[4], RubricScanDone done);

/**
 * rubric_scan_run:
 * @bytes: of a picture or PDF file
 * @cancel: (nullable):
 *
 * The same at once, in any thread. A picture in which there is no Sudoku is an error here.
 *
 * Returns: (transfer full) (nullable): NULL with @error in RUBRIC_PHOTO_ERROR, or G_IO_ERROR_CANCELLED
 */
RubricScan *rubric_scan_run (GBytes *bytes, const atomic_bool *cancel, GError **error);

void rubric_scan_free (RubricScan *self);

/** Returns: TRUE with the sentence in @error (optional) where no grid of @self is worth being looked at */
gboolean rubric_scan_is_empty (const RubricScan *self, GError **error);

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

/** Which cells of @grid are not certain. */
SudCells rubric_scan_find_doubtful (const SudScan *grid);

/** Returns: (transfer full): what the rows of @found (nullable), as #RubricScan has it, are called in a list; NULL ends it */
GStrv rubric_scan_dup_names (const GArray *found);

/** Returns: (transfer full) (nullable): that not all of @n_pages, as in #RubricScan, were looked at; NULL where it is 0 */
char *rubric_scan_dup_pages (int n_pages);

/**
 * rubric_scan_dup_sentence:
 * @row: (nullable): what was found
 * @puzzle: (nullable): what was read, or NULL where there is no grid
 * @doubtful: how many of its cells are not certain
 *
 * Returns: (transfer full): how sure it is, and what is to be done
 */
char *rubric_scan_dup_sentence (const RubricScanFound *row, const SudGrid *puzzle, int doubtful);

/** Which of the two digits that @cell looks like is not @now. */
int rubric_scan_get_other (const SudScan *grid, int cell, int now);

/** Returns: (transfer full): where @cell is, and that @digit, or 0, was read there */
char *rubric_scan_dup_cell_name (int cell, int digit);

/** Returns: (transfer full): what a button says that takes @digit, or 0 */
char *rubric_scan_dup_choice (int digit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricScan, rubric_scan_free)
