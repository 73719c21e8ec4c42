/* rubric-reading.h - a file or a text on its way to the desk: read, indexed and, if it is one puzzle, parsed in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"
#include "rubric-file-stamp.h"
#include "rubric-jobs.h"

typedef struct _RubricReading RubricReading;

/**
 * RubricReadDone:
 * @error: (nullable): in RUBRIC_FILE_ERROR or RUBRIC_FORMAT_ERROR, or NULL where @reading has a document or is a picture
 *
 * Both are valid until it returns.
 */
typedef void (*RubricReadDone) (gpointer owner, const RubricReading *reading, const GError *error);

/**
 * RubricReading:
 * @file: (nullable): where it comes from; NULL for text
 * @text: (nullable): the text; NULL for a file
 * @stamp: of @file as it was read; knows nothing of text
 * @picture: whether @file is a picture, which is not read here: @document is NULL then
 * @document: (nullable): what it holds
 * @sheet: the puzzle, where @document holds one
 * @info: (nullable): what is said about that
 */
struct _RubricReading
{
  GFile *file;
  GBytes *text;
  RubricFileStamp stamp;
  gboolean picture;
  RubricDocument *document;
  SudSheet sheet;
  RubricInfo *info;
  /*< private >*/
  gboolean pictures;
  RubricReadDone done;
};

/** Reads @file in a job of @jobs. A file that cannot be read, or is no Sudoku, is an error that names it. */
void rubric_read_file (RubricJobs *jobs, GFile *file, RubricReadDone done);

/** The same where @file may be a picture as well. */
void rubric_read_file_or_picture (RubricJobs *jobs, GFile *file, RubricReadDone done);

/** The same for @text. */
void rubric_read_text (RubricJobs *jobs, GBytes *text, RubricReadDone done);

/** The same at once, for a text so short that nobody would notice. Returns: (transfer full) (nullable) */
RubricReading *rubric_reading_new_text (GBytes *text, GError **error);

/** rubric_reading_get_type: the boxed type of #RubricReading */
#define RUBRIC_TYPE_READING (rubric_reading_get_type ())
GType rubric_reading_get_type (void);

/** Returns: (transfer full): the same, for who wants it longer than it is handed out; not changed any more */
RubricReading *rubric_reading_ref (const RubricReading *self);

void rubric_reading_free (RubricReading *self);

/**
 * RubricReadingChoice:
 * Which of two readings of one thing says more.
 */
typedef enum
{
  RUBRIC_READING_FIRST,
  RUBRIC_READING_SECOND,
  RUBRIC_READING_UNCLEAR, /* their digits differ: a person has to say */
} RubricReadingChoice;

/**
 * rubric_reading_choose:
 * @page: of a web page, which may tell entries from givens, and has what stands in fields
 * @text: of the plain text beside it, which may be in a format of its own
 */
RubricReadingChoice rubric_reading_choose (const RubricReading *page, const RubricReading *text);

/** Whether it is one puzzle, in @sheet and @info, rather than a list of them. */
gboolean rubric_reading_is_single (const RubricReading *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricReading, rubric_reading_free)
