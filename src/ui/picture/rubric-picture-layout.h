/* rubric-picture-layout.h - where the parts of the picture panel stand: the picture as large as it can be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * RubricPictureLayout:
 *
 * Of four children: a head, the picture, what is told of it, and a row of buttons. They stand below one another; where the
 * picture is larger so, what is told stands beside it.
 */
#define RUBRIC_TYPE_PICTURE_LAYOUT (rubric_picture_layout_get_type ())
G_DECLARE_FINAL_TYPE (RubricPictureLayout, rubric_picture_layout, RUBRIC, PICTURE_LAYOUT, GtkLayoutManager)
