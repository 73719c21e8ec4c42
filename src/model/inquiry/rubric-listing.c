/* rubric-listing.c - the solutions of a grid, up to as many as are listed, and what all of them have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-listing.h"

#include "rubric-solver.h"
#include "sud-solve.h"

#include <string.h>

/* @kinds: of each solution, by the cells so far: below @n. Returns: how many kinds there are with @cell, too, which are
 * written to @refined, if that is not NULL */
static guint
refine (GArray *found, const guint *kinds, guint n, int cell, guint *refined)
{
  g_autofree guint *numbers = g_new0 (guint, (gsize)n * SUD_SIZE);
  guint n_refined = 0;

  for (guint i = 0; i < found->len; i++)
    {
      guint *number = &numbers[kinds[i] * SUD_SIZE + g_array_index (found, SudGrid, i).digit[cell] - 1];

      if (*number == 0)
        *number = ++n_refined;
      if (refined != NULL)
        refined[i] = *number - 1;
    }
  return n_refined;
}

/* A few cells whose digits tell all solutions apart: each is the one that tells most. */
static void
find_telling (RubricListing *self)
{
  g_autofree guint *kinds = g_new0 (guint, self->found->len);
  guint n = 1;

  self->telling = SUD_NO_CELLS;
  while (n < self->found->len)
    {
      guint most = n;
      int best = -1;

      SUD_EACH_CELL (cell, self->differing)
        if (refine (self->found, kinds, n, cell, NULL) > most)
          {
            best = cell;
            most = refine (self->found, kinds, n, cell, NULL);
          }
      g_return_if_fail (best >= 0);
      n = refine (self->found, kinds, n, best, kinds);
      sud_cells_add (&self->telling, best);
    }
}

static bool
note_solution (const SudGrid *solution, void *data)
{
  RubricListing *self = data;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    self->possible[cell] |= SUD_DIGIT_BIT (solution->digit[cell]);
  return true;
}

static void
count_found (RubricListing *self)
{
  for (guint i = 0; i < self->found->len; i++)
    {
      const SudGrid *solution = &g_array_index (self->found, SudGrid, i);

      note_solution (solution, self);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        self->counts[cell][solution->digit[cell] - 1]++;
    }
}

/* Of more solutions than are listed: does any have a digit where none of those has it? */
static void
look_further (RubricListing *self, const atomic_bool *cancel)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudDigits others = self->grid.digit[cell] == 0 ? sud_grid_candidates (&self->grid, cell) : 0;

      for (; others != 0 && !atomic_load (cancel); others &= others - 1)
        {
          SudGrid tried = self->grid;
          SudResult result;

          tried.digit[cell] = sud_digits_first (others);
          if ((self->possible[cell] & SUD_DIGIT_BIT (tried.digit[cell])) == 0)
            sud_solve_all (&tried, 1, cancel, note_solution, self, &result);
        }
    }
}

static void
compare_all (RubricListing *self, const atomic_bool *cancel)
{
  count_found (self);
  if (self->more)
    look_further (self, cancel);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_digits_count (self->possible[cell]) > 1)
      sud_cells_add (&self->differing, cell);
}

static bool
list_solution (const SudGrid *solution, void *data)
{
  RubricListing *self = data;

  self->more = self->found->len == RUBRIC_SOLVER_MANY;
  if (!self->more)
    g_array_append_val (self->found, *solution);
  return true;
}

static int
compare_grids (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (SudGrid));
}

/* Not by the fast engine: of more than are listed, those that are must not depend on the machine. The smallest one, which
 * Solve fills in, is always the first. */
static void
list (RubricListing *self, const atomic_bool *cancel)
{
  SudSearchOptions options
      = { .limit = RUBRIC_SOLVER_MANY + 1, .cancel = cancel, .solution = list_solution, .data = self };
  SudResult result;

  self->found = g_array_new (FALSE, FALSE, sizeof (SudGrid));
  sud_strategy_run (sud_strategy_find ("propagate"), &self->grid, &options, &result);
  g_array_sort (self->found, compare_grids);
  if (!self->more)
    return;
  sud_solve_smallest (&self->grid, 1, cancel, &result);
  if (result.solutions > 0 && compare_grids (&result.first, self->found->data) != 0)
    {
      g_array_set_size (self->found, RUBRIC_SOLVER_MANY - 1);
      g_array_prepend_val (self->found, result.first);
    }
}

RubricListing *
rubric_listing_new (const SudGrid *grid)
{
  RubricListing *self = g_new0 (RubricListing, 1);

  self->grid = *grid;
  return self;
}

gboolean
rubric_listing_work (RubricJob *job, gpointer listing, GError **error)
{
  const atomic_bool *cancel = rubric_job_get_cancel (job);
  RubricListing *self = listing;

  list (self, cancel);
  compare_all (self, cancel);
  if (!atomic_load (cancel))
    find_telling (self);
  return TRUE;
}

void
rubric_listing_clear (RubricListing *self)
{
  SudGrid grid = self->grid;

  g_clear_pointer (&self->found, g_array_unref);
  *self = (RubricListing){ .grid = grid };
}

void
rubric_listing_free (gpointer listing)
{
  rubric_listing_clear (listing);
  g_free (listing);
}
