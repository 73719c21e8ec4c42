/* rubric-solutions.c - the solutions of a puzzle that has several, and what would leave one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-solutions.h"

#include "rubric-text-solutions.h"
#include "sud-solve.h"
#include "sud-unique.h"

#include <string.h>

enum
{
  TINT_ADDED = 3,
};

/* A job: the grid in, the solutions out. */
typedef struct
{
  SudGrid grid;
  GArray *found;    /* of SudGrid */
  gboolean more;
} Listing;

/* Another: the grid in, what to add out. */
typedef struct
{
  SudGrid grid;
  SudGrid target;
  gboolean any;
  SudGrid added;
  int n_added;
} Completion;

struct _RubricSolutions
{
  GObject parent_instance;

  RubricDesk *desk;
  RubricJobs *jobs;
  RubricSolutionsState state;
  SudGrid grid;  /* what the rest is about */
  GArray *found; /* of SudGrid, smallest first; NULL but where they are known */
  gboolean more;
  SudCells differing;
  SudCells telling; /* the rows of the list show these */
  guint16 counts[SUD_CELLS][SUD_SIZE];
  gboolean any_added;
  SudGrid added;
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_UNIQUE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricSolutions, rubric_solutions, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GType
get_item_type (GListModel *model)
{
  return RUBRIC_TYPE_SOLUTION;
}

static guint
get_n_items (GListModel *model)
{
  RubricSolutions *self = RUBRIC_SOLUTIONS (model);

  return self->found != NULL ? self->found->len + 1 : 0;
}

static gpointer
get_item (GListModel *model, guint position)
{
  RubricSolutions *self = RUBRIC_SOLUTIONS (model);

  if (position >= get_n_items (model))
    return NULL;
  return rubric_solution_new (position, position > 0 ? &g_array_index (self->found, SudGrid, position - 1) : NULL,
                              self->telling);
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

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
find_telling (RubricSolutions *self)
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

/* What they have in common. */
static void
compare_found (RubricSolutions *self)
{
  self->differing = SUD_NO_CELLS;
  memset (self->counts, 0, sizeof self->counts);
  for (guint i = 0; i < self->found->len; i++)
    for (int cell = 0; cell < SUD_CELLS; cell++)
      {
        int digit = g_array_index (self->found, SudGrid, i).digit[cell];

        self->counts[cell][digit - 1]++;
        if (digit != g_array_index (self->found, SudGrid, 0).digit[cell])
          sud_cells_add (&self->differing, cell);
      }
}

void
rubric_solutions_forget_added (RubricSolutions *self)
{
  g_return_if_fail (RUBRIC_IS_SOLUTIONS (self));

  if (self->state == RUBRIC_SOLUTIONS_FOUND)
    rubric_jobs_cancel (self->jobs); /* what was to be added to another one */
  if (!self->any_added)
    return;
  self->any_added = FALSE;
  g_signal_emit (self, signals[SIGNAL_UNIQUE], 0);
}

/* @found is (transfer full) (nullable). */
static void
set_found (RubricSolutions *self, RubricSolutionsState state, GArray *found)
{
  guint before = get_n_items (G_LIST_MODEL (self));

  if (state == self->state && found == NULL)
    return;
  rubric_solutions_forget_added (self);
  g_clear_pointer (&self->found, g_array_unref);
  self->state = state;
  self->found = found;
  if (found != NULL)
    {
      compare_found (self);
      find_telling (self);
    }
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, get_n_items (G_LIST_MODEL (self)));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
listing_free (gpointer data)
{
  Listing *listing = data;

  g_clear_pointer (&listing->found, g_array_unref);
  g_free (listing);
}

static bool
list_solution (const SudGrid *solution, void *data)
{
  Listing *listing = data;

  listing->more = listing->found->len == RUBRIC_SOLVER_MANY;
  if (!listing->more)
    g_array_append_val (listing->found, *solution);
  return true;
}

static int
compare_grids (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (SudGrid));
}

/* Not by the fast engine: of more than are listed, those that are must not depend on the machine. The smallest one, which
 * Solve fills in, is always the first. */
static gboolean
list (RubricJob *job, gpointer data, GError **error)
{
  Listing *listing = data;
  SudSearchOptions options = { .limit = RUBRIC_SOLVER_MANY + 1,
                               .cancel = rubric_job_get_cancel (job),
                               .solution = list_solution,
                               .data = listing };
  SudResult result;

  listing->found = g_array_new (FALSE, FALSE, sizeof (SudGrid));
  sud_strategy_run (sud_strategy_find ("propagate"), &listing->grid, &options, &result);
  g_array_sort (listing->found, compare_grids);
  if (!listing->more)
    return TRUE;
  sud_solve_smallest (&listing->grid, 1, options.cancel, &result);
  if (result.solutions > 0 && compare_grids (&result.first, listing->found->data) != 0)
    {
      g_array_set_size (listing->found, RUBRIC_SOLVER_MANY - 1);
      g_array_prepend_val (listing->found, result.first);
    }
  return TRUE;
}

static void
listed (gpointer owner, gpointer data, const GError *error)
{
  RubricSolutions *self = owner;
  Listing *listing = data;

  self->more = listing->more;
  if (listing->found->len > 0)
    set_found (self, RUBRIC_SOLUTIONS_FOUND, g_steal_pointer (&listing->found));
}

static void
look (RubricSolutions *self, const SudGrid *givens)
{
  static const RubricJobKind kind = { list, listed, listing_free };
  Listing *listing = g_new0 (Listing, 1);

  listing->grid = self->grid = *givens;
  rubric_jobs_run (self->jobs, &kind, listing);
}

gboolean
rubric_solutions_is_wanted (RubricDesk *desk)
{
  const RubricAnswer *answer = rubric_desk_get_verdict (desk);

  return answer != NULL && answer->result.verdict == SUD_VERDICT_MANY;
}

/* Nothing new where only an entry has changed. */
static void
update (RubricSolutions *self)
{
  SudGrid givens = rubric_puzzle_get_grid (rubric_desk_get_puzzle (self->desk), SUD_ORIGINS_GIVEN);
  gboolean same = memcmp (&givens, &self->grid, sizeof givens) == 0;

  if (self->state == RUBRIC_SOLUTIONS_OFF
      || (same && (self->state == RUBRIC_SOLUTIONS_FOUND || rubric_jobs_get_busy (self->jobs))))
    return;
  rubric_jobs_cancel (self->jobs);
  if (rubric_solutions_is_wanted (self->desk))
    {
      set_found (self, RUBRIC_SOLUTIONS_LOOKING, NULL);
      look (self, &givens);
    }
  else if (rubric_desk_is_checking (self->desk))
    set_found (self, RUBRIC_SOLUTIONS_LOOKING, NULL);
  else
    set_found (self, RUBRIC_SOLUTIONS_NOT_SEVERAL, NULL);
}

static void
rubric_solutions_dispose (GObject *object)
{
  RubricSolutions *self = RUBRIC_SOLUTIONS (object);

  if (self->jobs != NULL)
    rubric_jobs_close (self->jobs);
  g_clear_object (&self->jobs);
  if (self->desk != NULL)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  g_clear_object (&self->desk);
  g_clear_pointer (&self->found, g_array_unref);
  G_OBJECT_CLASS (rubric_solutions_parent_class)->dispose (object);
}

static void
rubric_solutions_class_init (RubricSolutionsClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_solutions_dispose;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_UNIQUE] = g_signal_new ("unique", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rubric_solutions_init (RubricSolutions *self)
{
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
}

RubricSolutions *
rubric_solutions_new (RubricDesk *desk)
{
  RubricSolutions *self = g_object_new (RUBRIC_TYPE_SOLUTIONS, NULL);

  self->desk = g_object_ref (desk);
  g_signal_connect_swapped (desk, "verdict-changed", G_CALLBACK (update), self);
  return self;
}

void
rubric_solutions_set_on (RubricSolutions *self, gboolean on)
{
  g_return_if_fail (RUBRIC_IS_SOLUTIONS (self));

  if (on == (self->state != RUBRIC_SOLUTIONS_OFF))
    return;
  rubric_jobs_cancel (self->jobs);
  set_found (self, on ? RUBRIC_SOLUTIONS_LOOKING : RUBRIC_SOLUTIONS_OFF, NULL);
  update (self);
}

RubricSolutionsState
rubric_solutions_get_state (RubricSolutions *self)
{
  g_return_val_if_fail (RUBRIC_IS_SOLUTIONS (self), RUBRIC_SOLUTIONS_OFF);

  return self->state;
}

char *
rubric_solutions_dup_summary (RubricSolutions *self)
{
  g_return_val_if_fail (RUBRIC_IS_SOLUTIONS (self), NULL);

  return self->found != NULL ? rubric_text_solutions_summary (self->found->len, self->more, self->differing) : NULL;
}

/* Digits that all have are filled in, but where there are solutions that nobody has seen. */
static void
show_all (RubricSolutions *self, SudView *view)
{
  const SudGrid *first = &g_array_index (self->found, SudGrid, 0);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (self->grid.digit[cell] != 0)
        continue;
      if (!self->more && !sud_cells_has (self->differing, cell))
        {
          sud_sheet_set_digit (&view->sheet, cell, first->digit[cell], SUD_ORIGIN_SOLVED);
          continue;
        }
      memcpy (view->evidence.counts[cell], self->counts[cell], sizeof self->counts[cell]);
      for (int digit = 1; digit <= SUD_SIZE; digit++)
        if (self->counts[cell][digit - 1] > 0)
          view->sheet.centre[cell] |= SUD_DIGIT_BIT (digit);
    }
}

static void
show_added (RubricSolutions *self, SudView *view)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (self->added.digit[cell] != 0)
      {
        sud_sheet_set_digit (&view->sheet, cell, self->added.digit[cell], SUD_ORIGIN_GIVEN);
        view->evidence.tint[cell] = TINT_ADDED;
      }
}

gboolean
rubric_solutions_get_view (RubricSolutions *self, guint index, SudView *view)
{
  SudSheet sheet;

  g_return_val_if_fail (RUBRIC_IS_SOLUTIONS (self), FALSE);

  if (index >= get_n_items (G_LIST_MODEL (self)))
    return FALSE;
  sud_sheet_from_grid (&sheet, &self->grid, SUD_ORIGIN_GIVEN);
  sud_view_init (view, &sheet);
  if (index == 0)
    show_all (self, view);
  else
    sud_sheet_fill (&view->sheet, &g_array_index (self->found, SudGrid, index - 1));
  view->evidence.differing = self->differing;
  if (self->any_added)
    show_added (self, view);
  return TRUE;
}

static gboolean
complete (RubricJob *job, gpointer data, GError **error)
{
  Completion *completion = data;

  completion->n_added = sud_unique_find (&completion->grid, completion->any ? NULL : &completion->target,
                                         rubric_job_get_cancel (job), &completion->added);
  return TRUE;
}

static void
completed (gpointer owner, gpointer data, const GError *error)
{
  RubricSolutions *self = owner;
  const Completion *completion = data;

  if (completion->n_added <= 0 || self->state != RUBRIC_SOLUTIONS_FOUND)
    return;
  self->any_added = TRUE;
  self->added = completion->added;
  g_signal_emit (self, signals[SIGNAL_UNIQUE], 0);
}

void
rubric_solutions_make_unique (RubricSolutions *self, guint index)
{
  static const RubricJobKind kind = { complete, completed, g_free };
  Completion *completion;

  g_return_if_fail (RUBRIC_IS_SOLUTIONS (self));

  if (index >= get_n_items (G_LIST_MODEL (self)))
    return;
  completion = g_new0 (Completion, 1);
  completion->grid = self->grid;
  completion->any = index == 0;
  if (index > 0)
    completion->target = g_array_index (self->found, SudGrid, index - 1);
  rubric_jobs_run (self->jobs, &kind, completion);
}

const SudGrid *
rubric_solutions_get_added (RubricSolutions *self)
{
  g_return_val_if_fail (RUBRIC_IS_SOLUTIONS (self), NULL);

  return self->any_added ? &self->added : NULL;
}

void
rubric_solutions_add (RubricSolutions *self)
{
  RubricPuzzle *puzzle;
  SudSheet sheet;

  g_return_if_fail (RUBRIC_IS_SOLUTIONS (self));

  if (!self->any_added)
    return;
  puzzle = rubric_desk_get_puzzle (self->desk);
  sheet = *rubric_puzzle_get_sheet (puzzle);
  sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (self->added.digit[cell] != 0)
      sud_sheet_set_digit (&sheet, cell, self->added.digit[cell], SUD_ORIGIN_GIVEN);
  rubric_puzzle_replace (puzzle, &sheet);
}
