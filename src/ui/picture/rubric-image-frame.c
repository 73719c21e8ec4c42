/* rubric-image-frame.c - which part of a picture is shown, and where a place of it comes to lie
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-image-frame.h"

enum
{
  MARGIN = 8, /* percent of the grid that is shown around it */
  CLOSE = 80, /* percent of the picture: where grid and margin take more, all of it is shown */
};

RubricImagePart
rubric_image_part_whole (const SudScanPicture *picture)
{
  return (RubricImagePart){ { 0, 0 }, { picture->width, picture->height } };
}

RubricImagePart
rubric_image_part_near (const SudScanPicture *picture, const SudScanPoint quad[4])
{
  SudScanPoint low = quad[0], high = quad[0];
  RubricImagePart part;
  double margin;

  for (int i = 1; i < 4; i++)
    {
      low = (SudScanPoint){ MIN (low.x, quad[i].x), MIN (low.y, quad[i].y) };
      high = (SudScanPoint){ MAX (high.x, quad[i].x), MAX (high.y, quad[i].y) };
    }
  margin = MAX (high.x - low.x, high.y - low.y) * MARGIN / 100;
  part.from = (SudScanPoint){ MAX (low.x - margin, 0), MAX (low.y - margin, 0) };
  part.to = (SudScanPoint){ MIN (high.x + margin, picture->width), MIN (high.y + margin, picture->height) };
  if ((part.to.x - part.from.x) * (part.to.y - part.from.y) * 100 < (double)picture->width * picture->height * CLOSE)
    return part;
  return rubric_image_part_whole (picture);
}

RubricImageFrame
rubric_image_frame_fit (const RubricImagePart *part, double width, double height, double margin)
{
  double scale = MIN ((width - 2 * margin) / (part->to.x - part->from.x), (height - 2 * margin) / (part->to.y - part->from.y));

  scale = MAX (scale, 1e-6);
  return (RubricImageFrame){ (width - scale * (part->from.x + part->to.x)) / 2,
                             (height - scale * (part->from.y + part->to.y)) / 2, scale };
}

SudScanPoint
rubric_image_frame_map (const RubricImageFrame *self, SudScanPoint point)
{
  return (SudScanPoint){ self->x + self->scale * point.x, self->y + self->scale * point.y };
}

gboolean
rubric_image_is_inside (const SudScanPoint corners[4], SudScanPoint point)
{
  int right = 0;

  for (int i = 0; i < 4; i++)
    {
      const SudScanPoint *a = &corners[i], *b = &corners[(i + 1) % 4];

      right += (b->x - a->x) * (point.y - a->y) - (b->y - a->y) * (point.x - a->x) >= 0;
    }
  return right == 4 || right == 0;
}
