/* rubric-practice.c - one technique tried on one position, checked move by move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-practice.h"

#include "rubric-jobs.h"
#include "rubric-text-step.h"
#include "rubric-text.h"
#include "sud-houses.h"
#include "sud-logic.h"
#include "sud-step-view.h"

#include <glib/gi18n.h>

struct _RubricPractice
{
  GObject parent_instance;

  SudTechniqueId technique;
  RubricPracticePosition position;
  RubricJobs *jobs;
  GArray *steps; /* of SudStep */
  SudDigits found[SUD_CELLS];
  RubricPracticeState state;
  guint told; /* the step that is done or shown */
  char *message;
  SudCells hinted; /* by that message */
};

/* What the search sees, and leaves. */
typedef struct
{
  SudTechniqueId technique;
  SudPencilmarks marks;
  GArray *steps;
} Search;

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricPractice, rubric_practice, G_TYPE_OBJECT)

/* @hinted: where @message says to look */
static void
say_where (RubricPractice *self, char *message, SudCells hinted)
{
  g_free (self->message);
  self->message = message;
  self->hinted = hinted;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
say (RubricPractice *self, char *message)
{
  say_where (self, message, SUD_NO_CELLS);
}

/* The cells in which @step writes or rules out @digit. */
static SudCells
outcome_of (const SudStep *step, int digit)
{
  if (step->digit == digit)
    return sud_step_writes (step);
  return step->digit != 0 ? SUD_NO_CELLS : step->out[digit - 1];
}

static int
count_missing (RubricPractice *self, const SudStep *step)
{
  int missing = 0;

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, outcome_of (step, digit))
      missing += (self->found[cell] & SUD_DIGIT_BIT (digit)) == 0;
  return missing;
}

static int
count_found (RubricPractice *self, const SudStep *step)
{
  int found = 0;

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, outcome_of (step, digit))
      found += (self->found[cell] & SUD_DIGIT_BIT (digit)) != 0;
  return found;
}

/* The step of which most has been found, and of those the one that lacks least. */
static guint
find_nearest (RubricPractice *self)
{
  guint best = 0;

  for (guint i = 1; i < self->steps->len; i++)
    {
      const SudStep *step = rubric_practice_get_step (self, i), *other = rubric_practice_get_step (self, best);
      int more = count_found (self, step) - count_found (self, other);

      if (more > 0 || (more == 0 && count_missing (self, step) < count_missing (self, other)))
        best = i;
    }
  return best;
}

static gboolean
belongs_to_a_step (RubricPractice *self, int cell, int digit)
{
  for (guint i = 0; i < self->steps->len; i++)
    if (sud_cells_has (outcome_of (rubric_practice_get_step (self, i), digit), cell))
      return TRUE;
  return FALSE;
}

/* The looking */

static void
search_free (gpointer data)
{
  Search *search = data;

  g_array_unref (search->steps);
  g_free (search);
}

static gboolean
look (RubricJob *job, gpointer data, GError **error)
{
  Search *search = data;
  SudLogic *logic = sud_logic_new ();

  if (logic == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "");
      return FALSE;
    }
  logic->cancel = rubric_job_get_cancel (job);
  logic->rules = SUD_RULE_UNIQUE;
  logic->marks = search->marks;
  sud_logic_find (logic, search->technique);
  g_array_append_vals (search->steps, logic->steps.step, (guint)logic->steps.n);
  sud_logic_free (logic);
  return TRUE;
}

static char *
say_task (RubricPractice *self)
{
  const char *name = rubric_text_technique (self->technique);
  guint n = self->steps->len;

  if (rubric_practice_writes (self))
    return g_strdup_printf (
        /* Translators: %1$s is the name of a technique, %2$u how many steps it has in the position */
        ngettext ("%1$s leads on in one way here. Which digit goes where?",
                  "%1$s leads on in %2$u ways here. Find one: which digit goes where?", n),
        name, n);
  return g_strdup_printf (
      /* Translators: %1$s is the name of a technique, %2$u how many steps it has in the position */
      ngettext ("%1$s leads on in one way here. Strike the candidates that it rules out.",
                "%1$s leads on in %2$u ways here. Strike the candidates that one of them rules out.", n),
      name, n);
}

static void
looked (gpointer owner, gpointer data, const GError *error)
{
  RubricPractice *self = owner;
  Search *search = data;

  if (error != NULL || search->steps->len == 0)
    {
      say (self, g_strdup (error != NULL ? _ ("There is not enough memory") : _ ("No step was found here.")));
      return;
    }
  g_array_append_vals (self->steps, search->steps->data, search->steps->len);
  self->state = RUBRIC_PRACTICE_OPEN;
  say (self, say_task (self));
}

static void
start (RubricPractice *self)
{
  Search *search = g_new0 (Search, 1);

  search->technique = self->technique;
  search->marks = self->position.marks;
  search->steps = g_array_new (FALSE, FALSE, sizeof (SudStep));
  rubric_jobs_run (self->jobs, look, looked, search, search_free);
}

static void
rubric_practice_dispose (GObject *object)
{
  RubricPractice *self = RUBRIC_PRACTICE (object);

  if (self->jobs != NULL)
    rubric_jobs_close (self->jobs);
  g_clear_object (&self->jobs);
  G_OBJECT_CLASS (rubric_practice_parent_class)->dispose (object);
}

static void
rubric_practice_finalize (GObject *object)
{
  RubricPractice *self = RUBRIC_PRACTICE (object);

  g_array_unref (self->steps);
  g_free (self->message);
  G_OBJECT_CLASS (rubric_practice_parent_class)->finalize (object);
}

static void
rubric_practice_class_init (RubricPracticeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_practice_dispose;
  G_OBJECT_CLASS (klass)->finalize = rubric_practice_finalize;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
rubric_practice_init (RubricPractice *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (SudStep));
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  self->message = g_strdup (_ ("Looking…"));
}

RubricPractice *
rubric_practice_new (SudTechniqueId technique, const RubricPracticePosition *position)
{
  RubricPractice *self = g_object_new (RUBRIC_TYPE_PRACTICE, NULL);

  self->technique = technique;
  self->position = *position;
  start (self);
  return self;
}

RubricPracticeState
rubric_practice_get_state (RubricPractice *self)
{
  g_return_val_if_fail (RUBRIC_IS_PRACTICE (self), RUBRIC_PRACTICE_LOOKING);

  return self->state;
}

guint
rubric_practice_get_n_steps (RubricPractice *self)
{
  g_return_val_if_fail (RUBRIC_IS_PRACTICE (self), 0);

  return self->steps->len;
}

const SudStep *
rubric_practice_get_step (RubricPractice *self, guint index)
{
  g_return_val_if_fail (RUBRIC_IS_PRACTICE (self) && index < self->steps->len, NULL);

  return &g_array_index (self->steps, SudStep, index);
}

gboolean
rubric_practice_writes (RubricPractice *self)
{
  g_return_val_if_fail (RUBRIC_IS_PRACTICE (self), FALSE);

  return self->steps->len > 0 && rubric_practice_get_step (self, 0)->digit != 0;
}

/* Whether @digit in @cell is what the solution has, where it is to be written; where it is to be struck, whether not. */
static gboolean
is_true (RubricPractice *self, int cell, int digit)
{
  return (self->position.solution.digit[cell] == digit) == (rubric_practice_writes (self) != FALSE);
}

static RubricPracticeTry
refuse (RubricPractice *self, int cell, int digit)
{
  g_autofree char *name = rubric_text_cell (cell);

  if (is_true (self, cell, digit))
    {
      /* Translators: %1$d is a digit, %2$s a cell, %3$s the name of a technique */
      say (self, g_strdup_printf (rubric_practice_writes (self)
                                      ? _ ("True: the %1$d goes into %2$s. But %3$s is not how one sees it here.")
                                      : _ ("True: the %1$d does not go into %2$s. But to see that needs something other "
                                           "than %3$s."),
                                  digit, name, rubric_text_technique (self->technique)));
      return RUBRIC_TRY_OTHER;
    }
  /* Translators: %1$d is a digit, %2$s a cell */
  say (self, g_strdup_printf (rubric_practice_writes (self)
                                  ? _ ("Not that one: with the %1$d in %2$s the puzzle would have no solution.")
                                  : _ ("Not that one: without the %1$d in %2$s the puzzle would have no solution."),
                              digit, name));
  return RUBRIC_TRY_WRONG;
}

/* Why @digit is no candidate in @cell. */
static char *
say_no_candidate (RubricPractice *self, int cell, int digit)
{
  const guint8 *value = self->position.marks.value;
  g_autofree char *name = rubric_text_cell (cell);

  if (value[cell] != 0)
    /* Translators: %1$d is a digit, %2$s a cell */
    return g_strdup_printf (_ ("The %1$d stands in %2$s already."), value[cell], name);
  for (int i = 0; i < SUD_PEERS; i++)
    if (value[sud_cell_peers[cell][i]] == digit)
      {
        g_autofree char *other = rubric_text_cell (sud_cell_peers[cell][i]);

        /* Translators: %1$d is a digit, %2$s and %3$s are cells */
        return g_strdup_printf (_ ("%1$d is not a candidate in %2$s, because that cell sees the %1$d in %3$s."), digit, name,
                                other);
      }
  /* Translators: %1$d is a digit, %2$s a cell */
  return g_strdup_printf (_ ("%1$d is not a candidate in %2$s any more, because an earlier step has ruled it out."), digit,
                          name);
}

static RubricPracticeTry
accept (RubricPractice *self, int cell, int digit)
{
  guint nearest;
  int missing;

  self->found[cell] |= SUD_DIGIT_BIT (digit);
  nearest = find_nearest (self);
  missing = count_missing (self, rubric_practice_get_step (self, nearest));
  if (missing > 0)
    {
      /* Translators: %d is how many more candidates are to be struck, or cells to be filled */
      say (self, g_strdup_printf (ngettext ("Right! %d more belongs to this step.", "Right! %d more belong to this step.",
                                            missing),
                                  missing));
      return RUBRIC_TRY_RIGHT;
    }
  self->told = nearest;
  self->state = RUBRIC_PRACTICE_DONE;
  say (self, g_strdup (_ ("Well done, that is the whole step.")));
  return RUBRIC_TRY_DONE;
}

RubricPracticeTry
rubric_practice_try (RubricPractice *self, int cell, int digit)
{
  g_return_val_if_fail (RUBRIC_IS_PRACTICE (self) && cell >= 0 && cell < SUD_CELLS, RUBRIC_TRY_NOTHING);
  g_return_val_if_fail (digit >= 1 && digit <= SUD_SIZE, RUBRIC_TRY_NOTHING);

  if (self->state != RUBRIC_PRACTICE_OPEN)
    return RUBRIC_TRY_NOTHING;
  if (!sud_pencilmarks_has (&self->position.marks, cell, digit))
    {
      say (self, say_no_candidate (self, cell, digit));
      return RUBRIC_TRY_NO_CANDIDATE;
    }
  if ((self->found[cell] & SUD_DIGIT_BIT (digit)) != 0)
    {
      self->found[cell] &= (SudDigits)~SUD_DIGIT_BIT (digit);
      say (self, say_task (self));
      return RUBRIC_TRY_TAKEN_BACK;
    }
  return belongs_to_a_step (self, cell, digit) ? accept (self, cell, digit) : refuse (self, cell, digit);
}

void
rubric_practice_hint (RubricPractice *self)
{
  SudCells cells = SUD_NO_CELLS;
  const SudStep *step;

  g_return_if_fail (RUBRIC_IS_PRACTICE (self));

  if (self->state != RUBRIC_PRACTICE_OPEN)
    return;
  step = rubric_practice_get_step (self, find_nearest (self));
  SUD_EACH_BIT (house, sud_step_place (step))
    cells = sud_cells_union (cells, sud_house_sets[house]);
  say_where (self, rubric_text_step_where (step), cells);
}

SudCells
rubric_practice_get_hinted (RubricPractice *self)
{
  g_return_val_if_fail (RUBRIC_IS_PRACTICE (self), SUD_NO_CELLS);

  return self->hinted;
}

void
rubric_practice_show (RubricPractice *self)
{
  g_return_if_fail (RUBRIC_IS_PRACTICE (self));

  if (self->state != RUBRIC_PRACTICE_OPEN)
    return;
  self->told = find_nearest (self);
  self->state = RUBRIC_PRACTICE_SHOWN;
  say (self, rubric_text_step_outcome (rubric_practice_get_step (self, self->told)));
}

static gboolean
is_told (RubricPractice *self)
{
  return self->state == RUBRIC_PRACTICE_DONE || self->state == RUBRIC_PRACTICE_SHOWN;
}

/* What has been found so far: struck, or written by the person. */
static void
show_found (RubricPractice *self, SudView *view)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (self->found[cell] != 0 && rubric_practice_writes (self))
      {
        sud_sheet_set_digit (&view->sheet, cell, sud_digits_first (self->found[cell]), SUD_ORIGIN_ENTERED);
        view->sheet.centre[cell] = 0;
      }
    else
      view->evidence.struck[cell] |= self->found[cell];
}

void
rubric_practice_get_view (RubricPractice *self, SudView *view)
{
  const SudPencilmarks *marks = &self->position.marks;
  SudSheet sheet;

  g_return_if_fail (RUBRIC_IS_PRACTICE (self));

  sud_sheet_clear (&sheet);
  SUD_EACH_CELL (cell, marks->given)
    sud_sheet_set_digit (&sheet, (int)cell, marks->value[cell], SUD_ORIGIN_GIVEN);
  sud_step_show (is_told (self) ? rubric_practice_get_step (self, self->told) : NULL, marks, &sheet, view);
  if (!is_told (self))
    show_found (self, view);
}

char *
rubric_practice_dup_message (RubricPractice *self)
{
  g_return_val_if_fail (RUBRIC_IS_PRACTICE (self), NULL);

  return g_strdup (self->message);
}

char *
rubric_practice_dup_reason (RubricPractice *self)
{
  g_return_val_if_fail (RUBRIC_IS_PRACTICE (self), NULL);

  if (!is_told (self))
    return NULL;
  return rubric_text_step (rubric_practice_get_step (self, self->told), &self->position.marks);
}
