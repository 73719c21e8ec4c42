/* rubric-photo.h - a picture from a file or the clipboard, decoded: grey levels to be read, and colours to be shown
 *
 * Decoded by the loaders of gdk-pixbuf that there are on the machine. A photo is immutable once made, so any thread may
 * read it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-picture.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

enum
{
  RUBRIC_PHOTO_MAX_BYTES = 128 << 20, /* of a file: more is not read */
  RUBRIC_PHOTO_SHOWN = 2400,          /* pixels of the longer side of what is shown */
};

#define RUBRIC_PHOTO_ERROR (rubric_photo_error_quark ())
GQuark rubric_photo_error_quark (void);

/**
 * RubricPhotoError:
 * @RUBRIC_PHOTO_ERROR_KIND: it is of a kind that nothing on this machine decodes
 * @RUBRIC_PHOTO_ERROR_BROKEN: it is cut off or damaged
 * @RUBRIC_PHOTO_ERROR_SIZE: it has more pixels than are decoded, or too few to tell a digit; or the file is too long
 * @RUBRIC_PHOTO_ERROR_MEMORY: there is no room for it
 * @RUBRIC_PHOTO_ERROR_NOTHING: it was read, but no Sudoku was found; never of decoding
 * @RUBRIC_PHOTO_ERROR_ENDED: the process that decodes it takes too long, breaks off, or cannot be started
 * @RUBRIC_PHOTO_N_ERRORS: how many there are
 */
typedef enum
{
  RUBRIC_PHOTO_ERROR_KIND,
  RUBRIC_PHOTO_ERROR_BROKEN,
  RUBRIC_PHOTO_ERROR_SIZE,
  RUBRIC_PHOTO_ERROR_MEMORY,
  RUBRIC_PHOTO_ERROR_NOTHING,
  RUBRIC_PHOTO_ERROR_ENDED,
  RUBRIC_PHOTO_N_ERRORS,
} RubricPhotoError;

typedef struct _RubricPhoto RubricPhoto;

/** Whether @bytes, the first of a file, are those of a picture: by content, whatever the file is called. */
gboolean rubric_photo_sniff (const char *bytes, gsize length);

/**
 * rubric_photo_decode:
 * @bytes: a whole file
 *
 * Decodes a picture, and turns it as the camera says. Its size is looked at before room is made for it. Nothing stops
 * this, nor are there limits: a file of a stranger's goes to a RubricDecoder.
 *
 * Returns: (transfer full) (nullable): NULL with @error in RUBRIC_PHOTO_ERROR, a sentence that can be shown as it is
 */
GdkPixbuf *rubric_photo_decode (GBytes *bytes, GError **error);

/**
 * rubric_photo_new_for_pixels:
 * @pixels: a picture that is decoded
 * @cancel: (nullable): polled
 *
 * Lays it upon white where it is transparent.
 *
 * Returns: (transfer full) (nullable): NULL with @error in RUBRIC_PHOTO_ERROR, or G_IO_ERROR_CANCELLED
 */
RubricPhoto *rubric_photo_new_for_pixels (GdkPixbuf *pixels, const atomic_bool *cancel, GError **error);

RubricPhoto *rubric_photo_ref (RubricPhoto *self);
void rubric_photo_unref (RubricPhoto *self);

/** Returns: (transfer none): the grey levels, of every pixel that it has */
const SudScanPicture *rubric_photo_get_picture (const RubricPhoto *self);

/** Returns: (transfer none): its colours, laid upon white, made smaller where it is larger than RUBRIC_PHOTO_SHOWN */
GdkPixbuf *rubric_photo_get_shown (const RubricPhoto *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPhoto, rubric_photo_unref)
