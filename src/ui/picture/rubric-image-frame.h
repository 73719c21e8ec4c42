/* rubric-image-frame.h - which part of a picture is shown, and where a place of it comes to lie
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-picture.h"

#include <glib.h>

/* Upper left and lower right corner of a part of a picture, in its pixels. */
typedef struct
{
  SudScanPoint from, to;
} RubricImagePart;

/* Where the picture is in a widget: its upper left corner, and pixels of the widget to one of the picture. */
typedef struct
{
  double x, y, scale;
} RubricImageFrame;

/** All of a picture. */
RubricImagePart rubric_image_part_whole (const SudScanPicture *picture);

/**
 * rubric_image_part_near:
 * @quad: corners of a grid
 *
 * Returns: the grid with a margin around it, or all of @picture where that is nearly as much
 */
RubricImagePart rubric_image_part_near (const SudScanPicture *picture, const SudScanPoint quad[4]);

/** The frame in which @part is as large as it can be in the middle of a widget, @margin pixels from its edges. */
RubricImageFrame rubric_image_frame_fit (const RubricImagePart *part, double width, double height, double margin);

/** From the picture to the widget. */
SudScanPoint rubric_image_frame_map (const RubricImageFrame *self, SudScanPoint point);

/** Whether @point is between four others, which go round one way or the other. */
gboolean rubric_image_is_inside (const SudScanPoint corners[4], SudScanPoint point);
