/* rubric-image.h - a picture from a file or the clipboard, decoded: grey levels to be read, and colours to be shown
 *
 * Decoded by the loaders of gdk-pixbuf that there are on the machine. An image is immutable once made, so any thread
 * may read it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cancel.h"
#include "sud-scan-picture.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

enum
{
  RUBRIC_IMAGE_MAX_BYTES = 128 << 20, /* longer files are not read */
  RUBRIC_IMAGE_SHOWN = 2400,          /* pixels of the longer side of the picture that is shown */
};

#define RUBRIC_IMAGE_ERROR (rubric_image_error_quark ())
GQuark rubric_image_error_quark (void);

/**
 * RubricImageError:
 * @RUBRIC_IMAGE_ERROR_KIND: it is of a kind that nothing on this machine decodes
 * @RUBRIC_IMAGE_ERROR_BROKEN: it is cut off or damaged
 * @RUBRIC_IMAGE_ERROR_SIZE: it has more pixels than are decoded, or too few to tell a digit; or the file is too long
 * @RUBRIC_IMAGE_ERROR_MEMORY: there is no room for it
 * @RUBRIC_IMAGE_ERROR_NOTHING: it was read, but no Sudoku was found; never of decoding
 * @RUBRIC_IMAGE_ERROR_ENDED: the process that decodes it takes too long, breaks off, or cannot be started
 * @RUBRIC_IMAGE_N_ERRORS: how many there are
 */
typedef enum
{
  RUBRIC_IMAGE_ERROR_KIND,
  RUBRIC_IMAGE_ERROR_BROKEN,
  RUBRIC_IMAGE_ERROR_SIZE,
  RUBRIC_IMAGE_ERROR_MEMORY,
  RUBRIC_IMAGE_ERROR_NOTHING,
  RUBRIC_IMAGE_ERROR_ENDED,
  RUBRIC_IMAGE_N_ERRORS,
} RubricImageError;

typedef struct _RubricImage RubricImage;

/** rubric_image_sniff: Returns: whether @bytes, the first of a file, are those of a picture, whatever its name */
gboolean rubric_image_sniff (const char *bytes, gsize length);

/**
 * rubric_image_decode:
 * @bytes: a whole file
 *
 * Decodes a picture, and turns it as the camera says. Its size is looked at before room is made for it. Nothing stops
 * this, nor are there limits: a file of a stranger's goes to a RubricDecoder.
 *
 * Returns: (transfer full) (nullable): NULL with @error in RUBRIC_IMAGE_ERROR, a sentence that can be shown as it is
 */
GdkPixbuf *rubric_image_decode (GBytes *bytes, GError **error);

/**
 * rubric_image_new_for_pixels:
 * @pixels: a picture that is decoded
 * @cancel: (nullable): polled
 *
 * Lays it upon white if it is transparent.
 *
 * Returns: (transfer full) (nullable): NULL with @error in RUBRIC_IMAGE_ERROR, or G_IO_ERROR_CANCELLED
 */
RubricImage *rubric_image_new_for_pixels (GdkPixbuf *pixels, const atomic_bool *cancel, GError **error);

RubricImage *rubric_image_ref (RubricImage *self);
void rubric_image_unref (RubricImage *self);

/** rubric_image_get_grey: Returns: (transfer none): the grey levels of all pixels */
const SudScanPicture *rubric_image_get_grey (const RubricImage *self);

/** rubric_image_get_shown: Returns: (transfer none): its colours, on white, scaled down to RUBRIC_IMAGE_SHOWN */
GdkPixbuf *rubric_image_get_shown (const RubricImage *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricImage, rubric_image_unref)
