/* rubric-depth-history.c - how deep a search was, from its first step to its last, in a chart that always fits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-depth-history.h"

static void
begin_column (RubricDepthHistory *self, guint8 depth)
{
  self->end += self->width;
  self->low[self->n] = self->high[self->n] = depth;
}

void
rubric_depth_history_init (RubricDepthHistory *self)
{
  self->n = 0;
  self->width = 1;
  self->end = 0;
  begin_column (self, 0);
}

void
rubric_depth_history_turn (RubricDepthHistory *self, guint8 depth)
{
  if (++self->n == RUBRIC_DEPTH_HISTORY_COLUMNS)
    {
      self->n /= 2;
      self->width *= 2;
      for (guint i = 0; i < self->n; i++)
        {
          self->low[i] = MIN (self->low[2 * i], self->low[2 * i + 1]);
          self->high[i] = MAX (self->high[2 * i], self->high[2 * i + 1]);
        }
    }
  begin_column (self, depth);
}
