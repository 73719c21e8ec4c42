/* rubric-solutions.c - the solutions of a puzzle that has several, and what would leave one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-solutions.h"

#include "rubric-listing.h"
#include "rubric-text-solutions.h"
#include "sud-unique.h"

#include <string.h>

enum
{
  TINT_ADDED = 3,
};

/* A job: the grid in, what to add out. */
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
  RubricListing known; /* the rest is about its grid; found is NULL but in the state of that name */
  gboolean any_added;
  SudGrid added;
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_SUMMARY_CHANGED,
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

  return self->known.found != NULL ? self->known.found->len + 1 : 0;
}

static gpointer
get_item (GListModel *model, guint position)
{
  RubricSolutions *self = RUBRIC_SOLUTIONS (model);

  if (position >= get_n_items (model))
    return NULL;
  return rubric_solution_new (position, position > 0 ? &g_array_index (self->known.found, SudGrid, position - 1) : NULL,
                              self->known.telling);
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
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

/* @found, where that is the state, is left without what is known now. */
static void
set_found (RubricSolutions *self, RubricSolutionsState state, RubricListing *found)
{
  guint before = get_n_items (G_LIST_MODEL (self));

  if (state == self->state && found == NULL)
    return;
  rubric_solutions_forget_added (self);
  rubric_listing_clear (&self->known);
  self->state = state;
  if (found != NULL)
    {
      self->known = *found;
      found->found = NULL;
    }
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, get_n_items (G_LIST_MODEL (self)));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
listed (gpointer owner, gpointer data, const GError *error)
{
  RubricSolutions *self = owner;
  RubricListing *listing = data;

  if (listing->found->len > 0)
    set_found (self, RUBRIC_SOLUTIONS_FOUND, listing);
}

static void
look (RubricSolutions *self, const SudGrid *givens)
{
  self->known.grid = *givens;
  rubric_jobs_run (self->jobs, rubric_listing_work, listed, rubric_listing_new (givens), rubric_listing_free);
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
  gboolean same = memcmp (&givens, &self->known.grid, sizeof givens) == 0;

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

/* What is set aside may have come, or gone, by an undo. */
static void
puzzle_changed (RubricSolutions *self)
{
  if (self->state == RUBRIC_SOLUTIONS_FOUND)
    g_signal_emit (self, signals[SIGNAL_SUMMARY_CHANGED], 0);
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
  rubric_listing_clear (&self->known);
  G_OBJECT_CLASS (rubric_solutions_parent_class)->dispose (object);
}

static void
rubric_solutions_class_init (RubricSolutionsClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_solutions_dispose;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SUMMARY_CHANGED]
      = g_signal_new ("summary-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
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
  g_signal_connect_object (rubric_desk_get_puzzle (desk), "changed", G_CALLBACK (puzzle_changed), self,
                           G_CONNECT_SWAPPED);
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
  const SudSheet *sheet;

  g_return_val_if_fail (RUBRIC_IS_SOLUTIONS (self), NULL);

  if (self->known.found == NULL)
    return NULL;
  sheet = rubric_puzzle_get_sheet (rubric_desk_get_puzzle (self->desk));
  return rubric_text_solutions_summary (self->known.found->len, self->known.more, self->known.differing,
                                        sud_sheet_count (sheet, SUD_ORIGIN_ENTERED) > 0);
}

/* Digits that all have are filled in. Of more than are listed, some may be in others alone: these have no number. */
static void
show_all (RubricSolutions *self, SudView *view)
{
  const SudGrid *first = &g_array_index (self->known.found, SudGrid, 0);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (self->known.differing, cell))
      {
        memcpy (view->evidence.counts[cell], self->known.counts[cell], sizeof self->known.counts[cell]);
        view->sheet.centre[cell] = self->known.possible[cell];
      }
    else if (self->known.grid.digit[cell] == 0)
      sud_sheet_set_digit (&view->sheet, cell, first->digit[cell], SUD_ORIGIN_SOLVED);
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
  sud_sheet_from_grid (&sheet, &self->known.grid, SUD_ORIGIN_GIVEN);
  sud_view_init (view, &sheet);
  if (index == 0)
    show_all (self, view);
  else
    sud_sheet_fill (&view->sheet, &g_array_index (self->known.found, SudGrid, index - 1));
  view->evidence.differing = self->known.differing;
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
  Completion *completion;

  g_return_if_fail (RUBRIC_IS_SOLUTIONS (self));

  if (index >= get_n_items (G_LIST_MODEL (self)))
    return;
  completion = g_new0 (Completion, 1);
  completion->grid = self->known.grid;
  completion->any = index == 0;
  if (index > 0)
    completion->target = g_array_index (self->known.found, SudGrid, index - 1);
  rubric_jobs_run (self->jobs, complete, completed, completion, g_free);
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
