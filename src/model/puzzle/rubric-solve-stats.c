/* rubric-solve-stats.c - the mistakes and the help while a puzzle was solved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-solve-stats.h"

#include <string.h>

static const struct
{
  const char *key; /* in files */
  gsize offset;
} fields[] = {
  { "mistakes", G_STRUCT_OFFSET (RubricSolveStats, mistakes) },
  { "cells", G_STRUCT_OFFSET (RubricSolveStats, cells) },
  { "checks", G_STRUCT_OFFSET (RubricSolveStats, checks) },
  { "rewinds", G_STRUCT_OFFSET (RubricSolveStats, rewinds) },
  { "hints", G_STRUCT_OFFSET (RubricSolveStats, hints) },
  { "solutions", G_STRUCT_OFFSET (RubricSolveStats, solutions) },
};

/* no padding, no field forgotten */
G_STATIC_ASSERT (sizeof (RubricSolveStats) == G_N_ELEMENTS (fields) * sizeof (guint));

static guint
get (const RubricSolveStats *self, guint field)
{
  return G_STRUCT_MEMBER (guint, self, fields[field].offset);
}

static void
set (RubricSolveStats *self, guint field, guint number)
{
  G_STRUCT_MEMBER (guint, self, fields[field].offset) = MIN (number, G_MAXINT);
}

void
rubric_solve_stats_add (RubricSolveStats *self, const RubricSolveStats *more)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    set (self, i, get (self, i) + MIN (get (more, i), G_MAXINT));
}

gboolean
rubric_solve_stats_equal (const RubricSolveStats *self, const RubricSolveStats *other)
{
  return memcmp (self, other, sizeof *self) == 0;
}

gboolean
rubric_solve_stats_has_help (const RubricSolveStats *self)
{
  return self->cells > 0 || self->checks > 0 || self->rewinds > 0 || self->hints > 0
         || self->solutions > 0;
}

guint
rubric_solve_stats_count_mistakes (const SudSheet *sheet, SudCells cells, const SudGrid *solution)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);
  SudCells wrong = SUD_NO_CELLS;

  if (solution == NULL)
    return sud_cells_count (sud_cells_intersection (cells, sud_grid_conflicts (&grid)));
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    if (grid.digit[cell] != solution->digit[cell])
      sud_cells_add (&wrong, cell);
  return sud_cells_count (wrong);
}

GVariant *
rubric_solve_stats_to_variant (const RubricSolveStats *self)
{
  GVariantBuilder numbers;

  g_variant_builder_init (&numbers, G_VARIANT_TYPE ("a{su}"));
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (get (self, i) > 0)
      g_variant_builder_add (&numbers, "{su}", fields[i].key, get (self, i));
  return g_variant_builder_end (&numbers);
}

RubricSolveStats
rubric_solve_stats_from_variant (GVariant *variant)
{
  RubricSolveStats self = { 0 };
  guint32 number;

  if (variant == NULL || !g_variant_is_of_type (variant, G_VARIANT_TYPE ("a{su}")))
    return self;
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_variant_lookup (variant, fields[i].key, "u", &number))
      set (&self, i, number);
  return self;
}
