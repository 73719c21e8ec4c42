/* rubric-reading.h - a file or a text on its way to the desk, read in a thread
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
 * @error: (nullable): in RUBRIC_FILE_ERROR or RUBRIC_FORMAT_ERROR, or NULL if @reading is read or a picture
 *
 * Both are valid until it returns.
 */
typedef void (*RubricReadDone) (gpointer owner, const RubricReading *reading, const GError *error);

/**
 * RubricReading:
 * @file: (nullable): its file; NULL for text
 * @text: (nullable): the text; NULL for a file
 * @stamp: of @file as it was read; unknown for text
 * @picture: whether @file is a picture, which is not read here: @document is NULL then
 * @document: (nullable): the puzzles in it
 * @sheet: the puzzle, if @document holds one
 * @info: (nullable): the info about that
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

/** rubric_read_file: Reads @file in a job of @jobs. Errors name it. */
void rubric_read_file (RubricJobs *jobs, GFile *file, RubricReadDone done);

/** rubric_read_file_or_picture: The same, if @file may be a picture as well. */
void rubric_read_file_or_picture (RubricJobs *jobs, GFile *file, RubricReadDone done);

/** rubric_read_text: The same for @text. */
void rubric_read_text (RubricJobs *jobs, GBytes *text, RubricReadDone done);

/** rubric_reading_new_text: The same at once, for short text. Returns: (transfer full) (nullable): NULL with @error */
RubricReading *rubric_reading_new_text (GBytes *text, GError **error);

/** rubric_reading_get_type: the boxed type of #RubricReading */
#define RUBRIC_TYPE_READING (rubric_reading_get_type ())
GType rubric_reading_get_type (void);

/** rubric_reading_ref: Returns: (transfer full): a reference; it does not change any more */
RubricReading *rubric_reading_ref (const RubricReading *self);

void rubric_reading_free (RubricReading *self);

/**
 * RubricReadingChoice: the one of two readings of one thing that says more
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

/** rubric_reading_is_single: Returns: whether it is one puzzle, in @sheet and @info, and not a list */
gboolean rubric_reading_is_single (const RubricReading *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricReading, rubric_reading_free)
