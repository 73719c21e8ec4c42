/* rubric-blame.c - why the puzzle on a desk has no solution, and which single change would mend it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-blame.h"

#include "rubric-text-solutions.h"
#include "sud-houses.h"

#include <string.h>

enum
{
  TINT_BLAMED = 1,
  TINT_EMPTY = 2, /* no digit fits */
  TINT_CHANGED = 3,
};

/* A job: the grid in, the rest out. */
typedef struct
{
  SudGrid grid;
  SudBlame blame;
  SudTypo typos[SUD_TYPOS_MAX];
  int n_typos; /* -1 where it was cancelled */
} Inquest;

struct _RubricBlame
{
  GObject parent_instance;

  RubricDesk *desk;
  RubricJobs *jobs;
  RubricBlameState state;
  SudGrid grid; /* what the rest is about */
  SudBlame blame;
  GPtrArray *typos; /* of RubricTypo */
};

static guint changed_signal;

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricBlame, rubric_blame, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GType
get_item_type (GListModel *model)
{
  return RUBRIC_TYPE_TYPO;
}

static guint
get_n_items (GListModel *model)
{
  return RUBRIC_BLAME (model)->typos->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  GPtrArray *typos = RUBRIC_BLAME (model)->typos;

  return position < typos->len ? g_object_ref (typos->pdata[position]) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
set_typos (RubricBlame *self, const SudTypo *typos, int n)
{
  guint before = self->typos->len;

  g_ptr_array_set_size (self->typos, 0);
  for (int i = 0; i < n; i++)
    g_ptr_array_add (self->typos, rubric_typo_new (&self->grid, &typos[i]));
  if (before > 0 || n > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->typos->len);
}

static void
set_state (RubricBlame *self, RubricBlameState state)
{
  if (self->state == state)
    return;
  self->state = state;
  if (state != RUBRIC_BLAME_FOUND)
    set_typos (self, NULL, 0);
  g_signal_emit (self, changed_signal, 0);
}

static gboolean
inquire (RubricJob *job, gpointer data, GError **error)
{
  const atomic_bool *cancel = rubric_job_get_cancel (job);
  Inquest *inquest = data;

  sud_blame_find (&inquest->grid, SUD_BLAME_PATIENCE, cancel, &inquest->blame);
  inquest->n_typos = sud_typos_find (&inquest->grid, inquest->blame.cells, cancel, inquest->typos);
  return TRUE;
}

static void
inquired (gpointer owner, gpointer data, const GError *error)
{
  RubricBlame *self = owner;
  const Inquest *inquest = data;

  self->blame = inquest->blame;
  set_typos (self, inquest->typos, inquest->n_typos);
  set_state (self, RUBRIC_BLAME_FOUND);
}

static void
look (RubricBlame *self, const SudGrid *givens)
{
  Inquest *inquest = g_new0 (Inquest, 1);

  inquest->grid = self->grid = *givens;
  rubric_jobs_run (self->jobs, inquire, inquired, inquest, g_free);
}

gboolean
rubric_blame_is_wanted (RubricDesk *desk)
{
  SudGrid givens = rubric_puzzle_get_grid (rubric_desk_get_puzzle (desk), SUD_ORIGINS_GIVEN);
  const RubricAnswer *answer = rubric_desk_get_verdict (desk);

  return !sud_grid_is_valid (&givens) || (answer != NULL && answer->result.verdict == SUD_VERDICT_NONE);
}

/* Nothing new where only an entry has changed. */
static void
update (RubricBlame *self)
{
  SudGrid givens = rubric_puzzle_get_grid (rubric_desk_get_puzzle (self->desk), SUD_ORIGINS_GIVEN);
  gboolean same = memcmp (&givens, &self->grid, sizeof givens) == 0;

  if (self->state == RUBRIC_BLAME_OFF
      || (same && (self->state == RUBRIC_BLAME_FOUND || rubric_jobs_get_busy (self->jobs))))
    return;
  rubric_jobs_cancel (self->jobs);
  if (rubric_blame_is_wanted (self->desk))
    {
      set_state (self, RUBRIC_BLAME_LOOKING);
      look (self, &givens);
    }
  else
    set_state (self, rubric_desk_get_verdict (self->desk) != NULL ? RUBRIC_BLAME_SOLVABLE : RUBRIC_BLAME_LOOKING);
}

static void
rubric_blame_dispose (GObject *object)
{
  RubricBlame *self = RUBRIC_BLAME (object);

  if (self->jobs != NULL)
    rubric_jobs_close (self->jobs);
  g_clear_object (&self->jobs);
  if (self->desk != NULL)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (rubric_blame_parent_class)->dispose (object);
}

static void
rubric_blame_finalize (GObject *object)
{
  g_ptr_array_unref (RUBRIC_BLAME (object)->typos);
  G_OBJECT_CLASS (rubric_blame_parent_class)->finalize (object);
}

static void
rubric_blame_class_init (RubricBlameClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_blame_dispose;
  G_OBJECT_CLASS (klass)->finalize = rubric_blame_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
rubric_blame_init (RubricBlame *self)
{
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  self->typos = g_ptr_array_new_with_free_func (g_object_unref);
}

RubricBlame *
rubric_blame_new (RubricDesk *desk)
{
  RubricBlame *self = g_object_new (RUBRIC_TYPE_BLAME, NULL);

  self->desk = g_object_ref (desk);
  g_signal_connect_swapped (desk, "verdict-changed", G_CALLBACK (update), self);
  return self;
}

void
rubric_blame_set_on (RubricBlame *self, gboolean on)
{
  g_return_if_fail (RUBRIC_IS_BLAME (self));

  if (on == (self->state != RUBRIC_BLAME_OFF))
    return;
  rubric_jobs_cancel (self->jobs);
  set_state (self, on ? RUBRIC_BLAME_LOOKING : RUBRIC_BLAME_OFF);
  update (self);
}

RubricBlameState
rubric_blame_get_state (RubricBlame *self)
{
  g_return_val_if_fail (RUBRIC_IS_BLAME (self), RUBRIC_BLAME_OFF);

  return self->state;
}

const SudBlame *
rubric_blame_get_blame (RubricBlame *self)
{
  g_return_val_if_fail (RUBRIC_IS_BLAME (self), NULL);

  return self->state == RUBRIC_BLAME_FOUND ? &self->blame : NULL;
}

char *
rubric_blame_dup_sentence (RubricBlame *self)
{
  g_return_val_if_fail (RUBRIC_IS_BLAME (self), NULL);

  return self->state == RUBRIC_BLAME_FOUND ? rubric_text_blame (&self->grid, &self->blame) : NULL;
}

/* The houses that two equal digits share. */
static uint32_t
find_houses (const SudGrid *grid)
{
  SudCells cells = sud_grid_conflicts (grid);
  uint32_t houses = 0;

  SUD_EACH_CELL (a, cells)
    SUD_EACH_CELL (b, cells)
      if (a != b && grid->digit[a] == grid->digit[b])
        houses |= sud_cell_houses[a] & sud_cell_houses[b];
  return houses;
}

/* What is seen at once: where they clash, or what they leave no room. */
static void
show_consequence (RubricBlame *self, SudEvidence *evidence)
{
  SudGrid some = { { 0 } };
  SudContradiction why;

  SUD_EACH_CELL (cell, self->blame.cells)
    some.digit[cell] = self->grid.digit[cell];
  evidence->houses = find_houses (&some);
  if (!sud_contradiction_find (&some, &why) || why.filled > 0)
    return;
  if (why.digit != 0)
    evidence->houses |= 1u << why.house;
  else
    evidence->tint[why.cell] = TINT_EMPTY;
}

/* The answers were answers to another puzzle. */
static void
change (RubricBlame *self, guint index, SudSheet *sheet)
{
  const SudTypo *typo = rubric_typo_get (self->typos->pdata[index]);

  sud_sheet_erase (sheet, SUD_ORIGIN_SOLVED);
  sud_sheet_set_digit (sheet, typo->cell, typo->digit, typo->digit != 0 ? SUD_ORIGIN_GIVEN : SUD_ORIGIN_BLANK);
}

gboolean
rubric_blame_get_view (RubricBlame *self, guint index, SudView *view)
{
  g_return_val_if_fail (RUBRIC_IS_BLAME (self), FALSE);

  if (self->state != RUBRIC_BLAME_FOUND)
    return FALSE;
  sud_view_init (view, rubric_puzzle_get_sheet (rubric_desk_get_puzzle (self->desk)));
  sud_evidence_tint (&view->evidence, self->blame.cells, TINT_BLAMED);
  show_consequence (self, &view->evidence);
  if (index < self->typos->len)
    {
      change (self, index, &view->sheet);
      sud_evidence_tint (&view->evidence, sud_cells_of (rubric_typo_get (self->typos->pdata[index])->cell), TINT_CHANGED);
    }
  return TRUE;
}

void
rubric_blame_apply (RubricBlame *self, guint index)
{
  RubricPuzzle *puzzle;
  SudSheet sheet;

  g_return_if_fail (RUBRIC_IS_BLAME (self));

  if (self->state != RUBRIC_BLAME_FOUND || index >= self->typos->len)
    return;
  puzzle = rubric_desk_get_puzzle (self->desk);
  sheet = *rubric_puzzle_get_sheet (puzzle);
  change (self, index, &sheet);
  rubric_puzzle_replace (puzzle, &sheet);
}
