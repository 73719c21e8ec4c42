/* rubric-decoder.h - rubric-decode, a process that reads one file of a stranger's, and what is asked of it
 *
 * Files can make the libraries that decode pictures and PDF files work for ever, take all memory, or worse. So these
 * run in a process with limits, which is not trusted and can be killed. A request goes through a socket, maybe with a
 * file after it; an answer comes back, with what was asked for after it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-image.h"

enum
{
  RUBRIC_DECODER_SIDE = 2000, /* pixels of the longer side of a page */
  RUBRIC_DECODER_OTHER_VERSION = 2, /* the exit status of one that is not of the version that asks */
};

/** RubricDecoderQuestion: about a file: its pixels or number of pages; about a page: text, strokes, pixels */
typedef enum
{
  RUBRIC_DECODER_PICTURE,
  RUBRIC_DECODER_PDF,
  RUBRIC_DECODER_TEXT,
  RUBRIC_DECODER_STROKES,
  RUBRIC_DECODER_PAGE,
} RubricDecoderQuestion;

typedef struct
{
  guint32 question;
  guint32 page;   /* from 0 on */
  guint64 length; /* bytes of the file after it */
} RubricDecoderRequest;

typedef struct
{
  gint32 error;                    /* a RubricImageError, with its sentence after it; or -1 */
  guint32 number;                  /* pages, or strokes */
  guint32 width, height, channels; /* pixels, a byte a channel */
  guint32 stride;                  /* bytes from one row of them to the next */
  guint32 length;                  /* bytes of the content after it */
} RubricDecoderAnswer;

typedef struct _RubricDecoder RubricDecoder;

/**
 * rubric_decoder_new:
 * @cancel: (nullable): polled by all that waits
 *
 * Starts the process, which ends with this thread at the latest. Returns: (transfer full) (nullable): NULL with @error
 */
RubricDecoder *rubric_decoder_new (const atomic_bool *cancel, GError **error);

void rubric_decoder_free (RubricDecoder *self);

/**
 * rubric_decoder_ask:
 * @file: (nullable): to be sent with the question
 *
 * Waits for the answer: for ten seconds of processor time at most, and four times as long if others have the
 * processors. After a question without an answer, no other is answered either.
 *
 * Returns: (transfer full) (nullable): the content: text in UTF-8, pixels, or nothing; NULL with @error in
 *   RUBRIC_IMAGE_ERROR, a sentence that can be shown as it is, or G_IO_ERROR_CANCELLED
 */
char *rubric_decoder_ask (RubricDecoder *self, RubricDecoderQuestion question, guint page, GBytes *file,
                          RubricDecoderAnswer *answer, GError **error);

/** rubric_decoder_draw: The same for pixels. */
RubricImage *rubric_decoder_draw (RubricDecoder *self, RubricDecoderQuestion question, guint page, GBytes *file,
                                  GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricDecoder, rubric_decoder_free)
