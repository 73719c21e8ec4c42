/* rubric-practice.c - one technique tried on one position, checked move by move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-practice.h"

#include "rubric-jobs.h"
#include "sud-cancel.h"
#include "sud-houses.h"
#include "sud-logic.h"
#include "sud-step-view.h"

struct _RubricPractice
{
  GObject parent_instance;

  SudTechniqueId technique;
  RubricPracticePosition position;
  RubricJobs *jobs;
  GArray *steps; /* element-type SudStep */
  SudDigits found[SUD_CELLS];
  RubricPracticeState state;
  RubricPracticeMessage message;
  SudPath *why; /* (nullable): the argument about the last try */
};

/* The search in a thread, which leaves @steps. */
typedef struct
{
  SudTechniqueId technique;
  SudPencilmarks marks;
  GArray *steps;
} Search;

/* The question about a try, in a thread, which leaves @why. */
typedef struct
{
  SudPencilmarks marks;
  int cell;
  int digit;
  gboolean must;
  SudPath *why;
} Question;

static guint changed_signal;

G_DEFINE_FINAL_TYPE (RubricPractice, rubric_practice, G_TYPE_OBJECT)

static void
set_message (RubricPractice *self, RubricPracticeMessage message)
{
  self->message = message;
  g_signal_emit (self, changed_signal, 0);
}

/* The cells in which @step writes or rules out @digit. */
static SudCells
outcome_of (const SudStep *step, int digit)
{
  if (step->digit == digit)
    return sud_step_writes (step);
  return step->digit != 0 ? SUD_NO_CELLS : step->out[digit - 1];
}

/* Returns: how many parts of @step have been found; @missing (out): how many have not */
static int
count_found (RubricPractice *self, const SudStep *step, int *missing)
{
  int found = 0;

  *missing = 0;
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, outcome_of (step, digit))
      if ((self->found[cell] & SUD_DIGIT_BIT (digit)) != 0)
        found++;
      else
        (*missing)++;
  return found;
}

/* Returns: the step of which most has been found, and of several the one that lacks least: @missing (out) */
static guint
find_nearest (RubricPractice *self, int *missing)
{
  int most = -1;
  guint best = 0;

  for (guint i = 0; i < self->steps->len; i++)
    {
      int lacks, found = count_found (self, rubric_practice_get_step (self, i), &lacks);

      if (found > most || (found == most && lacks < *missing))
        {
          best = i;
          most = found;
          *missing = lacks;
        }
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

static void
search_free (gpointer data)
{
  Search *search = data;

  g_array_unref (search->steps);
  g_free (search);
}

static gboolean
find_steps_work (RubricJob *job, gpointer data, GError **error)
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

static void
find_steps_done (gpointer owner, gpointer data, const GError *error)
{
  RubricPractice *self = owner;
  Search *search = data;

  if (error != NULL || search->steps->len == 0)
    {
      set_message (self, (RubricPracticeMessage){ error != NULL ? RUBRIC_MESSAGE_NO_MEMORY : RUBRIC_MESSAGE_NO_STEP });
      return;
    }
  g_array_append_vals (self->steps, search->steps->data, search->steps->len);
  self->state = RUBRIC_PRACTICE_OPEN;
  set_message (self, (RubricPracticeMessage){ RUBRIC_MESSAGE_TASK });
}

static void
start_search (RubricPractice *self)
{
  Search *search = g_new0 (Search, 1);

  search->technique = self->technique;
  search->marks = self->position.marks;
  search->steps = g_array_new (FALSE, FALSE, sizeof (SudStep));
  rubric_jobs_run (self->jobs, find_steps_work, find_steps_done, search, search_free);
}

static void
try_question_free (gpointer data)
{
  g_clear_pointer (&((Question *)data)->why, sud_path_unref);
  g_free (data);
}

static gboolean
find_why_work (RubricJob *job, gpointer data, GError **error)
{
  Question *question = data;
  SudLogic *logic = sud_logic_new ();
  SudOrder order;

  sud_order_init (&order);
  if (logic != NULL)
    {
      logic->cancel = rubric_job_get_cancel (job);
      logic->rules = SUD_RULE_UNIQUE;
      question->why
          = sud_path_new_why (logic, &question->marks, &order, question->cell, question->digit, question->must);
      sud_logic_free (logic);
    }
  if (question->why == NULL)
    g_set_error_literal (error, G_IO_ERROR,
                         sud_is_cancelled (rubric_job_get_cancel (job)) ? G_IO_ERROR_CANCELLED : G_IO_ERROR_FAILED, "");
  return question->why != NULL;
}

static void
find_why_done (gpointer owner, gpointer data, const GError *error)
{
  RubricPractice *self = owner;
  Question *question = data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (error != NULL)
    {
      set_message (self, (RubricPracticeMessage){ RUBRIC_MESSAGE_NO_MEMORY });
      return;
    }
  g_clear_pointer (&self->why, sud_path_unref);
  self->why = g_steal_pointer (&question->why);
  set_message (self, (RubricPracticeMessage){ RUBRIC_MESSAGE_WHY, question->cell, question->digit,
                                              .must = question->must });
}

gboolean
rubric_practice_can_ask_why (RubricPractice *self)
{
  return self->message.kind == RUBRIC_MESSAGE_WRONG || self->message.kind == RUBRIC_MESSAGE_OTHER;
}

void
rubric_practice_ask_why (RubricPractice *self)
{
  Question *question;

  if (!rubric_practice_can_ask_why (self))
    return;
  question = g_new0 (Question, 1);
  question->marks = self->position.marks;
  question->cell = self->message.cell;
  question->digit = self->message.digit;
  question->must = self->position.solution.digit[question->cell] == question->digit;
  rubric_jobs_run (self->jobs, find_why_work, find_why_done, question, try_question_free);
}

const SudPath *
rubric_practice_get_why (RubricPractice *self)
{
  return self->message.kind == RUBRIC_MESSAGE_WHY ? self->why : NULL;
}

static void
rubric_practice_finalize (GObject *object)
{
  RubricPractice *self = RUBRIC_PRACTICE (object);

  g_clear_pointer (&self->why, sud_path_unref);
  g_object_unref (self->jobs);
  g_array_unref (self->steps);
  G_OBJECT_CLASS (rubric_practice_parent_class)->finalize (object);
}

static void
rubric_practice_class_init (RubricPracticeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_practice_finalize;
  changed_signal
      = g_signal_new ("changed", RUBRIC_TYPE_PRACTICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rubric_practice_init (RubricPractice *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (SudStep));
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
}

RubricPractice *
rubric_practice_new (SudTechniqueId technique, const RubricPracticePosition *position)
{
  RubricPractice *self = g_object_new (RUBRIC_TYPE_PRACTICE, NULL);

  self->technique = technique;
  self->position = *position;
  start_search (self);
  return self;
}

RubricPracticeState
rubric_practice_get_state (RubricPractice *self)
{
  return self->state;
}

guint
rubric_practice_get_n_steps (RubricPractice *self)
{
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
  return self->steps->len > 0 && rubric_practice_get_step (self, 0)->digit != 0;
}

/* Returns: whether the solution has @digit in @cell, if it is to be written; or has it not, if it is to be struck */
static gboolean
is_true (RubricPractice *self, int cell, int digit)
{
  return (self->position.solution.digit[cell] == digit) == (rubric_practice_writes (self) != FALSE);
}

static RubricPracticeTry
refuse_try (RubricPractice *self, int cell, int digit)
{
  gboolean other = is_true (self, cell, digit);

  set_message (self, (RubricPracticeMessage){ other ? RUBRIC_MESSAGE_OTHER : RUBRIC_MESSAGE_WRONG, cell, digit });
  return other ? RUBRIC_TRY_OTHER : RUBRIC_TRY_WRONG;
}

static RubricPracticeTry
accept_try (RubricPractice *self, int cell, int digit)
{
  guint nearest;
  int missing;

  self->found[cell] |= SUD_DIGIT_BIT (digit);
  nearest = find_nearest (self, &missing);
  if (missing > 0)
    {
      set_message (self, (RubricPracticeMessage){ RUBRIC_MESSAGE_RIGHT, cell, digit, .missing = missing });
      return RUBRIC_TRY_RIGHT;
    }
  self->state = RUBRIC_PRACTICE_DONE;
  set_message (self, (RubricPracticeMessage){ RUBRIC_MESSAGE_WHOLE, .step = nearest });
  return RUBRIC_TRY_DONE;
}

RubricPracticeTry
rubric_practice_try (RubricPractice *self, int cell, int digit)
{
  g_return_val_if_fail (RUBRIC_IS_PRACTICE (self) && cell >= 0 && cell < SUD_CELLS, RUBRIC_TRY_NOTHING);
  g_return_val_if_fail (digit >= 1 && digit <= SUD_SIZE, RUBRIC_TRY_NOTHING);

  if (self->state != RUBRIC_PRACTICE_OPEN)
    return RUBRIC_TRY_NOTHING;
  rubric_jobs_cancel (self->jobs); /* the question why about the try before; so do a hint, and the answer */
  if (!sud_pencilmarks_has (&self->position.marks, cell, digit))
    {
      set_message (self, (RubricPracticeMessage){ RUBRIC_MESSAGE_NO_CANDIDATE, cell, digit });
      return RUBRIC_TRY_NO_CANDIDATE;
    }
  if ((self->found[cell] & SUD_DIGIT_BIT (digit)) != 0)
    {
      self->found[cell] &= (SudDigits)~SUD_DIGIT_BIT (digit);
      set_message (self, (RubricPracticeMessage){ RUBRIC_MESSAGE_TASK });
      return RUBRIC_TRY_TAKEN_BACK;
    }
  return belongs_to_a_step (self, cell, digit) ? accept_try (self, cell, digit) : refuse_try (self, cell, digit);
}

void
rubric_practice_hint (RubricPractice *self)
{
  int missing;

  if (self->state != RUBRIC_PRACTICE_OPEN)
    return;
  rubric_jobs_cancel (self->jobs);
  set_message (self, (RubricPracticeMessage){ RUBRIC_MESSAGE_HINT, .step = find_nearest (self, &missing) });
}

SudCells
rubric_practice_get_hinted (RubricPractice *self)
{
  SudCells cells = SUD_NO_CELLS;

  if (self->message.kind == RUBRIC_MESSAGE_HINT)
    SUD_EACH_BIT (house, sud_step_place (rubric_practice_get_step (self, self->message.step)))
      cells = sud_cells_union (cells, sud_house_sets[house]);
  return cells;
}

void
rubric_practice_show (RubricPractice *self)
{
  int missing;

  if (self->state != RUBRIC_PRACTICE_OPEN)
    return;
  rubric_jobs_cancel (self->jobs);
  self->state = RUBRIC_PRACTICE_SHOWN;
  set_message (self, (RubricPracticeMessage){ RUBRIC_MESSAGE_SHOWN, .step = find_nearest (self, &missing) });
}

const SudStep *
rubric_practice_get_told (RubricPractice *self)
{
  if (self->state != RUBRIC_PRACTICE_DONE && self->state != RUBRIC_PRACTICE_SHOWN)
    return NULL;
  return rubric_practice_get_step (self, self->message.step);
}

/* Shows the parts of steps that have been found so far. */
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
  const SudPath *why = rubric_practice_get_why (self);
  gboolean alone = why != NULL && sud_path_get_n_steps (why) == 1;
  SudSheet sheet;

  sud_sheet_clear (&sheet);
  SUD_EACH_CELL (cell, marks->given)
    sud_sheet_set_digit (&sheet, (int)cell, marks->value[cell], SUD_ORIGIN_GIVEN);
  sud_step_show (alone ? sud_path_get_step (why, 0) : rubric_practice_get_told (self), marks, &sheet, view);
  if (rubric_practice_get_told (self) == NULL && !alone)
    show_found (self, view);
}

const RubricPracticeMessage *
rubric_practice_get_message (RubricPractice *self)
{
  return &self->message;
}

SudTechniqueId
rubric_practice_get_technique (RubricPractice *self)
{
  return self->technique;
}

const SudPencilmarks *
rubric_practice_get_marks (RubricPractice *self)
{
  return &self->position.marks;
}
