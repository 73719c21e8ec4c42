/* rubric-query.c - what somebody wants to see of a collection: an order and filters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-query.h"

#include "rubric-progress-store.h"

#include <string.h>

static const RubricInfoField text_fields[RUBRIC_N_SORTS - RUBRIC_SORT_TITLE] = {
  [RUBRIC_SORT_TITLE - RUBRIC_SORT_TITLE] = RUBRIC_INFO_TITLE,
  [RUBRIC_SORT_AUTHOR - RUBRIC_SORT_TITLE] = RUBRIC_INFO_AUTHOR,
  [RUBRIC_SORT_LEVEL - RUBRIC_SORT_TITLE] = RUBRIC_INFO_LEVEL,
  [RUBRIC_SORT_SOURCE - RUBRIC_SORT_TITLE] = RUBRIC_INFO_SOURCE,
  [RUBRIC_SORT_DESCRIPTION - RUBRIC_SORT_TITLE] = RUBRIC_INFO_DESCRIPTION,
};

void
rubric_query_init (RubricQuery *self)
{
  *self = (RubricQuery){ .max_givens = SUD_CELLS,
                          .hardest = SUD_N_TECHNIQUES,
                          .min_rate = RUBRIC_RATE_MIN,
                          .max_rate = RUBRIC_RATE_MAX };
}

void
rubric_query_clear (RubricQuery *self)
{
  g_clear_pointer (&self->search, g_free);
}

void
rubric_query_copy (const RubricQuery *self, RubricQuery *copy)
{
  *copy = *self;
  copy->search = g_strdup (self->search);
}

gboolean
rubric_query_equal (const RubricQuery *a, const RubricQuery *b)
{
  return a->sort == b->sort && a->descending == b->descending && a->verdicts == b->verdicts && a->stages == b->stages
         && a->levels == b->levels && a->hardest == b->hardest && a->min_rate == b->min_rate
         && a->max_rate == b->max_rate && a->min_givens == b->min_givens && a->max_givens == b->max_givens
         && g_strcmp0 (a->search, b->search) == 0;
}

void
rubric_query_set_search (RubricQuery *self, const char *text)
{
  g_autofree char *copy = text != NULL ? g_strstrip (g_strdup (text)) : NULL;

  g_free (self->search);
  self->search = copy != NULL && *copy != '\0' ? g_steal_pointer (&copy) : NULL;
}

gboolean
rubric_query_limits_givens (const RubricQuery *self)
{
  return self->min_givens > 0 || self->max_givens < SUD_CELLS;
}

gboolean
rubric_query_limits_rates (const RubricQuery *self)
{
  return self->min_rate > RUBRIC_RATE_MIN || self->max_rate < RUBRIC_RATE_MAX;
}

static gboolean
limits_ratings (const RubricQuery *self)
{
  return self->levels != 0 || self->hardest != SUD_N_TECHNIQUES;
}

gboolean
rubric_sort_get_field (RubricSort sort, RubricInfoField *field)
{
  if (sort < RUBRIC_SORT_TITLE)
    return FALSE;
  *field = text_fields[sort - RUBRIC_SORT_TITLE];
  return TRUE;
}

gboolean
rubric_query_chooses (const RubricQuery *self)
{
  return self->verdicts != 0 || self->stages != 0 || limits_ratings (self) || rubric_query_limits_rates (self)
         || rubric_query_limits_givens (self);
}

gboolean
rubric_query_filters (const RubricQuery *self)
{
  return rubric_query_chooses (self) || self->search != NULL;
}

gboolean
rubric_query_uses_verdicts (const RubricQuery *self)
{
  return self->verdicts != 0 || rubric_query_limits_givens (self) || self->sort == RUBRIC_SORT_GIVENS
         || self->sort == RUBRIC_SORT_VERDICT;
}

RubricDepth
rubric_query_get_depth (const RubricQuery *self)
{
  if (rubric_query_limits_rates (self) || self->sort == RUBRIC_SORT_ER)
    return RUBRIC_DEPTH_RATES;
  if (limits_ratings (self) || (self->sort >= RUBRIC_SORT_GRADE && self->sort <= RUBRIC_SORT_EFFORT))
    return RUBRIC_DEPTH_LEVELS;
  return RUBRIC_DEPTH_NONE;
}

gboolean
rubric_query_uses_ratings (const RubricQuery *self)
{
  return rubric_query_get_depth (self) != RUBRIC_DEPTH_NONE || self->search != NULL;
}

gboolean
rubric_query_is_slow (const RubricQuery *self)
{
  return self->search != NULL || self->sort >= RUBRIC_SORT_TITLE;
}

RubricStage
rubric_stage_of (guint8 progress)
{
  if (progress >= RUBRIC_PROGRESS_SOLVED)
    return RUBRIC_STAGE_SOLVED;
  return progress >= RUBRIC_PROGRESS_BEGUN ? RUBRIC_STAGE_BEGUN : RUBRIC_STAGE_FRESH;
}
