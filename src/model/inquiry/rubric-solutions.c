/* rubric-solutions.c - the solutions of a puzzle that has several, and givens that would leave one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-solutions.h"

#include "sud-repair.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  TINT_ADDED = 3,
};

/* The solutions, by a worker. */

static void
solution_set_clear (gpointer set)
{
  g_array_unref (((RubricSolutionSet *)set)->found);
}

static void
solution_set_release (gpointer set)
{
  g_rc_box_release_full (set, solution_set_clear);
}

/* Splits kinds of solutions, numbers below @n by the cells so far, by the digit in @cell as well.
 *
 * Returns: how many kinds there are then; the kind of each solution is written to @refined, if that is not NULL */
static guint
refine_kinds (GArray *found, const guint *kinds, guint n, int cell, guint *refined)
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

/* Picks a few cells whose digits tell all solutions apart: each time the one that tells most. */
static void
find_telling (RubricSolutionSet *self)
{
  g_autofree guint *kinds = g_new0 (guint, self->found->len);
  guint n = 1;

  self->telling = SUD_NO_CELLS;
  while (n < self->found->len)
    {
      guint most = n;
      int best = -1;

      SUD_EACH_CELL (cell, self->differing)
        {
          guint n_refined = refine_kinds (self->found, kinds, n, cell, NULL);

          if (n_refined > most)
            {
              best = cell;
              most = n_refined;
            }
        }
      g_return_if_fail (best >= 0);
      n = refine_kinds (self->found, kinds, n, best, kinds);
      sud_cells_add (&self->telling, best);
    }
}

static bool
note_solution (const SudGrid *solution, void *data)
{
  RubricSolutionSet *self = data;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    self->possible[cell] |= SUD_DIGIT_BIT (solution->digit[cell]);
  return true;
}

static void
count_digits (RubricSolutionSet *self)
{
  for (guint i = 0; i < self->found->len; i++)
    {
      const SudGrid *solution = &g_array_index (self->found, SudGrid, i);

      note_solution (solution, self);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        self->counts[cell][solution->digit[cell] - 1]++;
    }
}

/* Looks for digits that no solution has of those that are listed, but another one. */
static void
find_unlisted_digits (RubricSolutionSet *self, const atomic_bool *cancel)
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
compare_solutions (RubricSolutionSet *self, const atomic_bool *cancel)
{
  count_digits (self);
  if (self->more)
    find_unlisted_digits (self, cancel);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_digits_count (self->possible[cell]) > 1)
      sud_cells_add (&self->differing, cell);
}

static bool
list_solution (const SudGrid *solution, void *data)
{
  RubricSolutionSet *self = data;

  self->more = self->found->len == RUBRIC_SOLVER_COUNT_MAX;
  if (!self->more)
    g_array_append_val (self->found, *solution);
  return true;
}

static int
compare_grids (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (SudGrid));
}

/* The fast engine would do, but with more solutions than are listed, which ones are must not depend on the machine. The
 * smallest one, which Solve fills in, is always the first. */
static void
list_solutions (RubricSolutionSet *self, const atomic_bool *cancel)
{
  SudSearchOptions options
      = { .limit = RUBRIC_SOLVER_COUNT_MAX + 1, .cancel = cancel, .solution = list_solution, .data = self };
  SudResult result;

  sud_strategy_run (sud_strategy_find ("propagate"), &self->grid, &options, &result);
  g_array_sort (self->found, compare_grids);
  if (!self->more)
    return;
  sud_solve_smallest (&self->grid, 1, cancel, &result);
  if (result.solutions > 0 && compare_grids (&result.first, self->found->data) != 0)
    {
      g_array_set_size (self->found, RUBRIC_SOLVER_COUNT_MAX - 1);
      g_array_prepend_val (self->found, result.first);
    }
}

static gboolean
find_solutions (RubricJob *job, gpointer set, GError **error)
{
  const atomic_bool *cancel = rubric_job_get_cancel (job);

  list_solutions (set, cancel);
  compare_solutions (set, cancel);
  if (!atomic_load (cancel))
    find_telling (set);
  return TRUE;
}

/* The question. */

/* A job: the grid in, the givens to add out. */
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
  RubricInquiry parent_instance;

  RubricSolutionSet *set; /* NULL but in the state FOUND */
  gboolean had_set_aside; /* as listeners know */
  gboolean any_added;
  SudGrid added;
};

enum
{
  SIGNAL_SET_ASIDE_CHANGED,
  SIGNAL_UNIQUE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricSolutions, rubric_solutions, RUBRIC_TYPE_INQUIRY)

/* The solutions, and all of them together. */
static guint
count_solution_rows (RubricSolutions *self)
{
  return self->set != NULL ? self->set->found->len + 1 : 0;
}

static void
rubric_solutions_changed (RubricInquiry *inquiry)
{
  RubricSolutions *self = RUBRIC_SOLUTIONS (inquiry);

  rubric_solutions_forget_added (self);
  if (rubric_inquiry_get_state (inquiry) != RUBRIC_INQUIRY_FOUND)
    g_clear_pointer (&self->set, solution_set_release);
}

static void
solutions_found (gpointer owner, gpointer data, const GError *error)
{
  RubricSolutionSet *set = data;

  if (set->found->len == 0)
    return;
  RUBRIC_SOLUTIONS (owner)->set = g_rc_box_acquire (set);
  rubric_inquiry_set_found (owner);
}

static void
rubric_solutions_look (RubricInquiry *inquiry, const SudGrid *givens)
{
  RubricSolutionSet *set = g_rc_box_new0 (RubricSolutionSet);

  set->grid = *givens;
  set->found = g_array_new (FALSE, FALSE, sizeof (SudGrid));
  rubric_inquiry_run (inquiry, find_solutions, solutions_found, set, solution_set_release);
}

static void
set_aside_cb (RubricSolutions *self)
{
  gboolean set_aside = rubric_solutions_has_set_aside (self);

  if (self->had_set_aside == set_aside)
    return;
  self->had_set_aside = set_aside;
  g_signal_emit (self, signals[SIGNAL_SET_ASIDE_CHANGED], 0);
}

static void
rubric_solutions_dispose (GObject *object)
{
  g_clear_pointer (&RUBRIC_SOLUTIONS (object)->set, solution_set_release);
  G_OBJECT_CLASS (rubric_solutions_parent_class)->dispose (object);
}

static void
rubric_solutions_class_init (RubricSolutionsClass *klass)
{
  RubricInquiryClass *inquiry_class = RUBRIC_INQUIRY_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_solutions_dispose;
  inquiry_class->applies = rubric_solutions_applies;
  inquiry_class->look = rubric_solutions_look;
  inquiry_class->changed = rubric_solutions_changed;
  signals[SIGNAL_SET_ASIDE_CHANGED]
      = g_signal_new ("set-aside-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_UNIQUE] = g_signal_new ("unique", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rubric_solutions_init (RubricSolutions *self)
{
}

RubricSolutions *
rubric_solutions_new (RubricDesk *desk)
{
  RubricSolutions *self = rubric_inquiry_new (RUBRIC_TYPE_SOLUTIONS, desk);

  g_signal_connect_object (rubric_desk_get_puzzle (desk), "changed", G_CALLBACK (set_aside_cb), self,
                           G_CONNECT_SWAPPED);
  self->had_set_aside = rubric_solutions_has_set_aside (self);
  return self;
}

gboolean
rubric_solutions_applies (RubricDesk *desk)
{
  const RubricAnswer *answer = rubric_desk_get_verdict (desk);

  return answer != NULL && answer->result.verdict == SUD_VERDICT_MANY;
}

const RubricSolutionSet *
rubric_solutions_get_set (RubricSolutions *self)
{
  return self->set;
}

GListModel *
rubric_solutions_list (RubricSolutions *self)
{
  return rubric_row_list_new (self, count_solution_rows (self));
}

gboolean
rubric_solutions_has_set_aside (RubricSolutions *self)
{
  RubricPuzzle *puzzle = rubric_inquiry_get_puzzle (RUBRIC_INQUIRY (self));

  return sud_sheet_count (rubric_puzzle_get_sheet (puzzle), SUD_ORIGIN_ENTERED) > 0;
}

/* Fills in digits that all solutions have. Those that only solutions which are not listed have get no number. */
static void
show_all_solutions (const RubricSolutionSet *set, SudView *view)
{
  const SudGrid *first = &g_array_index (set->found, SudGrid, 0);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (set->differing, cell))
      {
        memcpy (view->evidence.counts[cell], set->counts[cell], sizeof set->counts[cell]);
        view->sheet.centre[cell] = set->possible[cell];
      }
    else if (set->grid.digit[cell] == 0)
      sud_sheet_set_digit (&view->sheet, cell, first->digit[cell], SUD_ORIGIN_SOLVED);
}

static void
write_added (const SudGrid *added, SudSheet *sheet)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (added->digit[cell] != 0)
      sud_sheet_set_digit (sheet, cell, added->digit[cell], SUD_ORIGIN_GIVEN);
}

gboolean
rubric_solutions_get_view (RubricSolutions *self, guint index, SudView *view)
{
  SudSheet sheet;

  if (index >= count_solution_rows (self))
    return FALSE;
  sud_sheet_from_grid (&sheet, &self->set->grid, SUD_ORIGIN_GIVEN);
  sud_view_init (view, &sheet);
  if (index == 0)
    show_all_solutions (self->set, view);
  else
    sud_sheet_fill (&view->sheet, &g_array_index (self->set->found, SudGrid, index - 1));
  view->evidence.differing = self->set->differing;
  if (self->any_added)
    {
      write_added (&self->added, &view->sheet);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (self->added.digit[cell] != 0)
          view->evidence.tint[cell] = TINT_ADDED;
    }
  return TRUE;
}

static gboolean
find_added (RubricJob *job, gpointer data, GError **error)
{
  Completion *completion = data;

  completion->n_added = sud_unique_find (&completion->grid, completion->any ? NULL : &completion->target,
                                         rubric_job_get_cancel (job), &completion->added);
  return TRUE;
}

static void
added_found (gpointer owner, gpointer data, const GError *error)
{
  RubricSolutions *self = owner;
  const Completion *completion = data;

  if (completion->n_added <= 0 || self->set == NULL)
    return;
  self->any_added = TRUE;
  self->added = completion->added;
  g_signal_emit (self, signals[SIGNAL_UNIQUE], 0);
}

void
rubric_solutions_make_unique (RubricSolutions *self, guint index)
{
  Completion *completion;

  if (index >= count_solution_rows (self))
    return;
  completion = g_new0 (Completion, 1);
  completion->grid = self->set->grid;
  completion->any = index == 0;
  if (index > 0)
    completion->target = g_array_index (self->set->found, SudGrid, index - 1);
  rubric_inquiry_run (RUBRIC_INQUIRY (self), find_added, added_found, completion, g_free);
}

const SudGrid *
rubric_solutions_get_added (RubricSolutions *self)
{
  return self->any_added ? &self->added : NULL;
}

void
rubric_solutions_forget_added (RubricSolutions *self)
{
  if (self->set != NULL)
    rubric_inquiry_cancel (RUBRIC_INQUIRY (self)); /* the job looks for givens to add to another solution */
  if (!self->any_added)
    return;
  self->any_added = FALSE;
  g_signal_emit (self, signals[SIGNAL_UNIQUE], 0);
}

void
rubric_solutions_add (RubricSolutions *self)
{
  RubricPuzzle *puzzle;
  SudSheet sheet;

  if (!self->any_added)
    return;
  puzzle = rubric_inquiry_get_puzzle (RUBRIC_INQUIRY (self));
  sheet = *rubric_puzzle_get_sheet (puzzle);
  sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  write_added (&self->added, &sheet);
  rubric_puzzle_replace (puzzle, &sheet);
}
