/* rubric-hint.c - help in three stages: where to look, which technique, the step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-hint.h"

#include "sud-houses.h"

struct _RubricHint
{
  GObject parent_instance;

  RubricPuzzle *puzzle;
  RubricTechniques *techniques;
  RubricJobs *jobs;
  RubricHintStage stage;
  RubricHintStage wanted; /* once it is found */
  gboolean counted;       /* as help: once, however often it is looked for again */
  RubricExplanation *explanation;
  RubricHintRefusal refusal;
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_MARKS_FILLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricHint, rubric_hint, G_TYPE_OBJECT)

static void
set_stage (RubricHint *self, RubricHintStage stage)
{
  if (self->stage == stage)
    return;
  self->stage = stage;
  if (stage < RUBRIC_HINT_WHERE)
    g_clear_object (&self->explanation);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
rubric_hint_dismiss (RubricHint *self)
{
  rubric_jobs_cancel (self->jobs);
  set_stage (self, RUBRIC_HINT_NONE);
}

static void
hint_found (gpointer owner, const RubricReasoningResult *reasoning)
{
  RubricHint *self = owner;

  self->refusal = (RubricHintRefusal){ .wrong = reasoning->wrong,
                                       .lost = reasoning->lost,
                                       .several = !reasoning->unique,
                                       .impossible = reasoning->impossible,
                                       .failed = reasoning->failed,
                                       .usual = rubric_techniques_is_usual (self->techniques) };
  if (reasoning->path == NULL || sud_path_get_n_steps (reasoning->path) == 0)
    {
      set_stage (self, RUBRIC_HINT_REFUSED);
      return;
    }
  self->explanation = rubric_explanation_new (reasoning);
  if (!self->counted)
    rubric_puzzle_count (self->puzzle, &(RubricSolveStats){ .hints = 1 });
  self->counted = TRUE;
  set_stage (self, self->wanted);
}

static void
look_for_hint (RubricHint *self)
{
  set_stage (self, RUBRIC_HINT_LOOKING);
  rubric_reasoning_ask (self->jobs, RUBRIC_REASONING_HINT, rubric_puzzle_get_sheet (self->puzzle),
                        rubric_techniques_get_order (self->techniques), hint_found);
}

/* With other techniques the hint is looked for again, and goes to the same stage. */
static void
techniques_changed_cb (RubricHint *self)
{
  if (self->stage == RUBRIC_HINT_NONE)
    return;
  if (self->stage >= RUBRIC_HINT_WHERE)
    self->wanted = self->stage;
  look_for_hint (self);
}

void
rubric_hint_ask (RubricHint *self)
{
  switch (self->stage)
    {
    case RUBRIC_HINT_NONE:
    case RUBRIC_HINT_REFUSED:
      self->wanted = RUBRIC_HINT_WHERE;
      self->counted = FALSE;
      look_for_hint (self);
      break;
    case RUBRIC_HINT_LOOKING:
      self->wanted = MIN (self->wanted + 1, RUBRIC_HINT_STEP);
      break;
    case RUBRIC_HINT_WHERE:
    case RUBRIC_HINT_WHICH:
      set_stage (self, self->stage + 1);
      break;
    case RUBRIC_HINT_STEP:
      rubric_hint_apply (self);
      break;
    }
}

/* A candidate can be seen to be gone only among marks. If a cell that @step is about has none, all cells without
 * marks get them; those that somebody wrote stay as they are.
 *
 * Returns: whether that was so */
static gboolean
fill_marks_for (const SudStep *step, SudSheet *sheet)
{
  SudSheet filled = *sheet;
  gboolean bare = FALSE;

  for (int i = 0; i < SUD_SIZE; i++)
    SUD_EACH_CELL (cell, step->out[i])
      bare = bare || sheet->centre[cell] == 0;
  if (!bare)
    return FALSE;
  sud_sheet_fill_marks (&filled);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->centre[cell] == 0)
      sheet->centre[cell] = filled.centre[cell];
  return TRUE;
}

static void
write_step (const SudStep *step, gboolean clean, SudSheet *sheet)
{
  SudCells cells = sud_step_writes (step);

  SUD_EACH_CELL (cell, cells)
    {
      sud_sheet_set_digit (sheet, (int)cell, step->digit, SUD_ORIGIN_ENTERED);
      if (clean)
        sud_sheet_clean_marks (sheet, (int)cell);
    }
}

gboolean
rubric_puzzle_do_steps (RubricPuzzle *puzzle, RubricExplanation *explanation, guint first, guint last)
{
  SudSheet sheet = *rubric_puzzle_get_sheet (puzzle);
  gboolean filled = FALSE;

  for (guint i = first; i <= last; i++)
    {
      const SudStep *step = rubric_explanation_get_step (explanation, i);

      if (step->digit != 0 && first == last)
        {
          rubric_puzzle_enter (puzzle, sud_step_writes (step), step->digit); /* which says that somebody has */
          return FALSE;
        }
      if (step->digit != 0)
        write_step (step, rubric_puzzle_get_clean_marks (puzzle), &sheet);
      else
        {
          filled |= fill_marks_for (step, &sheet);
          rubric_explanation_rule_out (explanation, i, &sheet);
        }
    }
  rubric_puzzle_replace (puzzle, &sheet);
  return filled;
}

void
rubric_hint_apply (RubricHint *self)
{
  g_autoptr (RubricExplanation) explanation = self->explanation != NULL ? g_object_ref (self->explanation) : NULL;

  if (explanation != NULL && rubric_puzzle_do_steps (self->puzzle, explanation, 0, 0))
    g_signal_emit (self, signals[SIGNAL_MARKS_FILLED], 0);
}

RubricHintStage
rubric_hint_get_stage (RubricHint *self)
{
  return self->stage;
}

const RubricHintRefusal *
rubric_hint_get_refusal (RubricHint *self)
{
  return self->stage == RUBRIC_HINT_REFUSED ? &self->refusal : NULL;
}

RubricExplanation *
rubric_hint_get_explanation (RubricHint *self)
{
  return self->explanation;
}

SudCells
rubric_hint_get_cells (RubricHint *self)
{
  SudCells cells = SUD_NO_CELLS;

  if (self->explanation == NULL)
    return cells;
  SUD_EACH_BIT (house, sud_step_place (rubric_explanation_get_step (self->explanation, 0)))
    cells = sud_cells_union (cells, sud_house_sets[house]);
  return cells;
}

static void
rubric_hint_dispose (GObject *object)
{
  RubricHint *self = RUBRIC_HINT (object);

  g_clear_object (&self->jobs);
  g_clear_object (&self->explanation);
  g_clear_object (&self->puzzle);
  g_clear_object (&self->techniques);
  G_OBJECT_CLASS (rubric_hint_parent_class)->dispose (object);
}

static void
rubric_hint_class_init (RubricHintClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_hint_dispose;
  signals[SIGNAL_CHANGED]
      = g_signal_new ("changed", RUBRIC_TYPE_HINT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_MARKS_FILLED]
      = g_signal_new ("marks-filled", RUBRIC_TYPE_HINT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rubric_hint_init (RubricHint *self)
{
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
}

RubricHint *
rubric_hint_new (RubricPuzzle *puzzle, RubricTechniques *techniques)
{
  RubricHint *self = g_object_new (RUBRIC_TYPE_HINT, NULL);

  self->puzzle = g_object_ref (puzzle);
  self->techniques = g_object_ref (techniques);
  g_signal_connect_object (techniques, "changed", G_CALLBACK (techniques_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (puzzle, "changed", G_CALLBACK (rubric_hint_dismiss), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (puzzle, "notify::mode", G_CALLBACK (rubric_hint_dismiss), self, G_CONNECT_SWAPPED);
  return self;
}
