/* rubric-render-page.h - pages of puzzles, with their solutions if wanted, for printers, PDF and the preview
 *
 * A page is made ready in any thread, which reads its puzzles and solves them; then it is a value that can be drawn
 * again and again, at any size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"
#include "rubric-render.h"
#include "sud-result.h"

#include <stdatomic.h>

/** RubricRenderSource: The puzzles to draw, one or a hundred thousand, read one by one. Immutable, thread-safe. */
typedef struct _RubricRenderSource RubricRenderSource;

/**
 * rubric_render_source_new_sheet:
 * @sheet: copied
 * @info: (nullable): copied
 *
 * Returns: (transfer full): a source of one puzzle
 */
RubricRenderSource *rubric_render_source_new_sheet (const SudSheet *sheet, const RubricInfo *info);

/** rubric_render_source_new_document: Returns: (transfer full): a source of all puzzles of @document */
RubricRenderSource *rubric_render_source_new_document (RubricDocument *document);

/**
 * rubric_render_source_new_some:
 * @indices: (array length=n): which puzzles of @document, from 0, in the order in which they are wanted; copied
 * @levels: (nullable) (array length=n): for each its level in a word that is never freed, or NULL; shown where the
 *   document tells none; copied
 * @n: at least 1
 *
 * Returns: (transfer full): a source of some puzzles of @document, which keep their numbers
 */
RubricRenderSource *rubric_render_source_new_some (RubricDocument *document, const guint32 *indices,
                                                   const char *const *levels, guint n);

RubricRenderSource *rubric_render_source_ref (RubricRenderSource *self);
void rubric_render_source_unref (RubricRenderSource *self);

guint rubric_render_source_get_n_puzzles (const RubricRenderSource *self);

/**
 * rubric_render_source_get:
 * @index: 0 to the number of puzzles - 1
 * @sheet: (out): the puzzle
 * @info: (out) (transfer full) (nullable): what is said about it; NULL before
 *
 * Returns: FALSE with @error if this puzzle is bad
 */
gboolean rubric_render_source_get (const RubricRenderSource *self, guint index, SudSheet *sheet, RubricInfo **info,
                                   GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricRenderSource, rubric_render_source_unref)

/**
 * RubricRenderSolutions:
 * @RUBRIC_SOLUTIONS_NONE: what stands in the puzzles is all
 * @RUBRIC_SOLUTIONS_IN_PLACE: the blanks are filled in red
 * @RUBRIC_SOLUTIONS_AT_FOOT: small and upside down at the foot of the same page
 * @RUBRIC_SOLUTIONS_AT_END: small, on pages after all puzzles
 */
typedef enum
{
  RUBRIC_SOLUTIONS_NONE,
  RUBRIC_SOLUTIONS_IN_PLACE,
  RUBRIC_SOLUTIONS_AT_FOOT,
  RUBRIC_SOLUTIONS_AT_END,
  RUBRIC_N_SOLUTIONS,
} RubricRenderSolutions;

/**
 * RubricRenderPageOptions:
 * @sheet: how each puzzle is drawn
 * @per_page: puzzles a page: one of rubric_render_per_page()
 * @solutions: the place of the solutions
 * @titles: whether title, difficulty, author and description stand above each puzzle; the number stands there whenever
 *   there are several puzzles
 * @page_numbers: whether name and number stand at the foot of each page, if there are several
 */
typedef struct
{
  RubricRenderOptions sheet;
  guint per_page;
  RubricRenderSolutions solutions;
  gboolean titles;
  gboolean page_numbers;
} RubricRenderPageOptions;

#define RUBRIC_RENDER_PAGE_OPTIONS_DEFAULT                                                                             \
  ((RubricRenderPageOptions){                                                                                          \
      .sheet = RUBRIC_RENDER_OPTIONS_DEFAULT, .per_page = 1, .titles = TRUE, .page_numbers = TRUE })

/** rubric_render_per_page: Returns: (transfer none): the @n numbers of puzzles a page that there are, ascending */
const guint *rubric_render_per_page (guint *n);

/** rubric_render_count_pages: Returns: how many pages @n_puzzles take */
guint rubric_render_count_pages (const RubricRenderPageOptions *options, guint n_puzzles);

/**
 * rubric_render_solve:
 * @sheet: (inout): keeps the digits of @origins that a person wrote; the blanks are filled with the solution, of
 *   several with the smallest. Without a solution it stays as it was
 * @cancel: (nullable): polled every few microseconds
 *
 * Returns: how many solutions there are. Thread-safe
 */
SudVerdict rubric_render_solve (SudSheet *sheet, unsigned origins, const atomic_bool *cancel);

typedef struct _RubricRenderPage RubricRenderPage;

/**
 * rubric_render_page_new:
 * @options: copied
 * @name: (nullable): for the foot of the page
 * @number: 0 to rubric_render_count_pages() - 1
 * @cancel: (nullable): polled every few microseconds
 *
 * Reads the puzzles of a page, and solves them if @options ask for it. A bad puzzle leaves a note in its place.
 * Thread-safe.
 *
 * Returns: (transfer full) (nullable): NULL if it was cancelled
 */
RubricRenderPage *rubric_render_page_new (const RubricRenderSource *source, const RubricRenderPageOptions *options,
                                          const char *name, guint number, const atomic_bool *cancel);

void rubric_render_page_free (RubricRenderPage *self);

/**
 * rubric_render_page_draw:
 * @width: @height: of the printable area, in points
 *
 * Draws onto white paper, from the origin of @cr. Puzzles stand side by side if the page is wider than high.
 */
void rubric_render_page_draw (const RubricRenderPage *self, cairo_t *cr, double width, double height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricRenderPage, rubric_render_page_free)
