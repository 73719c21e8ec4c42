/* rubric-render-page.h - pages of puzzles, with their solutions if wanted, for printers, PDF and the preview
 *
 * A page is made ready in any thread, which reads its puzzles and solves them; then it is a value that can be drawn
 * again and again, at any size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-render-source.h"
#include "rubric-render.h"
#include "sud-result.h"

#include <stdatomic.h>

/**
 * RubricRenderSolutions:
 * @RUBRIC_SOLUTIONS_NONE: what stands in the puzzles is all
 * @RUBRIC_SOLUTIONS_IN_PLACE: the blanks are filled in red
 * @RUBRIC_SOLUTIONS_AT_FOOT: small and upside down at the foot of the same page
 * @RUBRIC_SOLUTIONS_AT_END: small, on pages behind all puzzles
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
 * @solutions: where they stand
 * @titles: whether title, difficulty, author and description stand above each puzzle; its number does
 *   wherever it is one of several
 * @page_numbers: whether name and number stand at the foot of each page, where there are several
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

/** Returns: (transfer none): the @n numbers of puzzles a page that there are, ascending */
const guint *rubric_render_per_page (guint *n);

/** How many pages @n_puzzles take. */
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
 * Reads the puzzles of a page, and solves them where @options want it. A bad puzzle leaves a note in its place.
 * Thread-safe.
 *
 * Returns: (transfer full) (nullable): NULL where it was cancelled
 */
RubricRenderPage *rubric_render_page_new (const RubricRenderSource *source, const RubricRenderPageOptions *options,
                                          const char *name, guint number, const atomic_bool *cancel);

void rubric_render_page_free (RubricRenderPage *self);

/**
 * rubric_render_page_draw:
 * @width: of what can be printed on, in points; @height: likewise
 *
 * Draws onto white paper, from the origin of @cr. Puzzles stand side by side where the page is wider than high.
 */
void rubric_render_page_draw (const RubricRenderPage *self, cairo_t *cr, double width, double height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricRenderPage, rubric_render_page_free)
