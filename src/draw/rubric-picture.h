/* rubric-picture.h - pictures and pages: PNG, SVG and PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-render-page.h"

#include <gio/gio.h>

#define RUBRIC_PICTURE_ERROR (rubric_picture_error_quark ())
GQuark rubric_picture_error_quark (void);

/**
 * RubricPictureError:
 * @RUBRIC_PICTURE_ERROR_NO_SOLUTION: the solution was asked for, and the puzzle has none
 * @RUBRIC_PICTURE_ERROR_FAILED: it cannot be drawn, for want of memory
 */
typedef enum
{
  RUBRIC_PICTURE_ERROR_NO_SOLUTION,
  RUBRIC_PICTURE_ERROR_FAILED,
} RubricPictureError;

enum
{
  RUBRIC_PICTURE_SIZE_MIN = 50,
  RUBRIC_PICTURE_SIZE_MAX = 8000,
  RUBRIC_PICTURE_SIZE_DEFAULT = 900,
};

typedef struct _RubricPictureFormat RubricPictureFormat;
typedef struct _RubricPictureRequest RubricPictureRequest;

/**
 * RubricPictureFormat:
 * @id: its name in the terminal
 * @name: for people; marked for translation with N_()
 * @suffix: with the dot
 * @pages: whether it can hold pages
 * @draw: draws one puzzle into @out
 */
struct _RubricPictureFormat
{
  const char *id;
  const char *name;
  const char *suffix;
  gboolean pages;
  cairo_status_t (*draw) (const RubricPictureRequest *request, const SudSheet *sheet, GByteArray *out);
};

/** rubric_picture_formats: Returns: (transfer none): the table of formats; constant, thread-safe */
const RubricPictureFormat *rubric_picture_formats (guint *n);

/** rubric_picture_format_find: Returns: (nullable) (transfer none): the format called @id */
const RubricPictureFormat *rubric_picture_format_find (const char *id);

/** rubric_picture_format_for_name: Returns: (nullable) (transfer none): the format of a file, by its suffix */
const RubricPictureFormat *rubric_picture_format_for_name (const char *name);

/**
 * RubricPaper:
 * @id: its name in the terminal
 * @standard_name: its name for printers, after PWG 5101.1
 * @name: for people; marked for translation with N_()
 * @width: @height: upright, in points
 * @margin: on all sides
 */
typedef struct
{
  const char *id;
  const char *standard_name;
  const char *name;
  double width;
  double height;
  double margin;
} RubricPaper;

/** rubric_papers: Returns: (transfer none): the table of papers, the usual one first; constant, thread-safe */
const RubricPaper *rubric_papers (guint *n);

/**
 * RubricPictureRequest:
 * @source: the puzzles; of a picture the only one
 * @title: (nullable): for programs that show the file
 * @options: in a picture of one puzzle, only RUBRIC_SOLUTIONS_IN_PLACE draws the solution
 * @size: from edge to edge, RUBRIC_PICTURE_SIZE_MIN to RUBRIC_PICTURE_SIZE_MAX, of a picture of one puzzle; 0: pages of
 *   all, if @format has any
 * @transparent: whether the picture has no background
 * @paper: for pages
 */
struct _RubricPictureRequest
{
  const RubricPictureFormat *format;
  RubricRenderSource *source;
  const char *title;
  RubricRenderPageOptions options;
  int size;
  gboolean transparent;
  RubricPaper paper;
};

/** rubric_picture_request_copy: Returns: (transfer full): a copy that has its own title and holds the source */
RubricPictureRequest *rubric_picture_request_copy (const RubricPictureRequest *self);

void rubric_picture_request_free (RubricPictureRequest *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPictureRequest, rubric_picture_request_free)

/** rubric_picture_request_count_pages: Returns: how many pages a request for pages has */
guint rubric_picture_request_count_pages (const RubricPictureRequest *self);

/** rubric_picture_request_get_page: Returns: (transfer full) (nullable): page @number, see rubric_render_page_new() */
RubricRenderPage *rubric_picture_request_get_page (const RubricPictureRequest *self, guint number,
                                                   const atomic_bool *cancel);

/** RubricPictureProgress: Hears of each page that is drawn, in the thread that draws. */
typedef void (*RubricPictureProgress) (guint done, guint n_pages, gpointer data);

/**
 * rubric_picture_make:
 * @progress: (nullable):
 * @cancel: (nullable): polled every few microseconds
 *
 * Draws in memory. The same request makes the same bytes. Thread-safe.
 *
 * Returns: (transfer full) (nullable): the file, or NULL with @error in RUBRIC_PICTURE_ERROR, with that of a puzzle
 * that cannot be read, or with G_IO_ERROR_CANCELLED
 */
GBytes *rubric_picture_make (const RubricPictureRequest *request, RubricPictureProgress progress, gpointer data,
                             const atomic_bool *cancel, GError **error);
