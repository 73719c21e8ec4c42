/* mutter-picture.h - what a mutter shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>

#include "mutter.h"

typedef struct _MutterEye MutterEye;

MutterEye       *mutter_eye_new (Mutter *mutter, const char *socket, GError **error);
void             mutter_eye_free (MutterEye *self);
cairo_surface_t *mutter_eye_look (MutterEye *self, gboolean window);
