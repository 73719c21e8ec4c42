/* rubric-hint.c - help in three stages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-hint.h"

#include "rubric-lesson.h"
#include "rubric-text-step.h"
#include "sud-houses.h"

#include <glib/gi18n.h>
#include <string.h>

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
  SudCells wrong; /* why it was refused */
  SudCells lost;
  gboolean unique;
  gboolean impossible;
  gboolean failed;
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
  g_return_if_fail (RUBRIC_IS_HINT (self));

  rubric_jobs_cancel (self->jobs);
  set_stage (self, RUBRIC_HINT_NONE);
}

static void
reasoned (gpointer owner, const RubricReasoningResult *reasoning)
{
  RubricHint *self = owner;

  self->wrong = reasoning->wrong;
  self->lost = reasoning->lost;
  self->unique = reasoning->unique;
  self->impossible = reasoning->impossible;
  self->failed = reasoning->failed;
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
look (RubricHint *self)
{
  set_stage (self, RUBRIC_HINT_LOOKING);
  rubric_reasoning_ask (self->jobs, RUBRIC_REASONING_HINT, rubric_puzzle_get_sheet (self->puzzle),
                       rubric_techniques_get_order (self->techniques), reasoned);
}

/* The same again by other techniques. */
static void
techniques_cb (RubricHint *self)
{
  if (self->stage == RUBRIC_HINT_NONE)
    return;
  if (self->stage >= RUBRIC_HINT_WHERE)
    self->wanted = self->stage;
  look (self);
}

void
rubric_hint_ask (RubricHint *self)
{
  g_return_if_fail (RUBRIC_IS_HINT (self));

  switch (self->stage)
    {
    case RUBRIC_HINT_NONE:
    case RUBRIC_HINT_REFUSED:
      self->wanted = RUBRIC_HINT_WHERE;
      self->counted = FALSE;
      look (self);
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

/* That a candidate is gone is seen only among marks. Where a cell that @step is about has none, all cells without them are
 * filled in; those that somebody wrote stay as they are. Returns: whether that was so */
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

void
rubric_hint_apply (RubricHint *self)
{
  const SudStep *step;
  SudSheet sheet;
  gboolean filled;

  g_return_if_fail (RUBRIC_IS_HINT (self));

  if (self->explanation == NULL)
    return;
  step = rubric_explanation_get_step (self->explanation, 0);
  if (step->digit != 0)
    {
      rubric_puzzle_enter (self->puzzle, sud_step_writes (step), step->digit);
      return;
    }
  sheet = *rubric_puzzle_get_sheet (self->puzzle);
  filled = fill_marks_for (step, &sheet);
  rubric_explanation_rule_out (self->explanation, 0, &sheet);
  rubric_puzzle_replace (self->puzzle, &sheet);
  if (filled)
    g_signal_emit (self, signals[SIGNAL_MARKS_FILLED], 0);
}

RubricHintStage
rubric_hint_get_stage (RubricHint *self)
{
  g_return_val_if_fail (RUBRIC_IS_HINT (self), RUBRIC_HINT_NONE);

  return self->stage;
}

RubricExplanation *
rubric_hint_get_explanation (RubricHint *self)
{
  g_return_val_if_fail (RUBRIC_IS_HINT (self), NULL);

  return self->explanation;
}

SudCells
rubric_hint_get_cells (RubricHint *self)
{
  SudCells cells = SUD_NO_CELLS;

  g_return_val_if_fail (RUBRIC_IS_HINT (self), cells);

  if (self->explanation == NULL)
    return cells;
  SUD_EACH_BIT (house, sud_step_place (rubric_explanation_get_step (self->explanation, 0)))
    cells = sud_cells_union (cells, sud_house_sets[house]);
  return cells;
}

static const char *
say_why_none (RubricHint *self)
{
  if (self->failed)
    return _ ("There is not enough memory");
  if (self->impossible)
    return _ ("No solution fits what is on the board");
  if (!self->unique)
    return _ ("There are several solutions: what is left can be filled in more than one way");
  return rubric_techniques_is_usual (self->techniques) ? _ ("No technique finds a next step here")
                                                       : _ ("No technique that is on finds a next step here");
}

/* Its first sentence, which says what to look for. */
static char *
dup_first_sentence (const char *text)
{
  static const char *const ends[] = { ". ", "。" };

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      const char *end = strstr (text, ends[i]);

      if (end != NULL)
        return g_strchomp (g_strndup (text, (gsize)(end - text) + strlen (ends[i])));
    }
  return g_strdup (text);
}

RubricStatus *
rubric_hint_describe_technique (SudTechniqueId technique)
{
  RubricStatus *status = g_new0 (RubricStatus, 1);
  const char *what = _ (rubric_lesson_get (technique)->what);
  g_autofree char *means = dup_first_sentence (what);

  status->place = -1;
  /* Translators: short; "next" says what asking once more brings */
  status->title = g_strdup (_ ("Hint 2 of 3 · next: the step"));
  status->name = g_strdup (rubric_text_technique (technique));
  /* Translators: the second stage of a hint; %1$s is the name of a technique, %2$s what such a thing is, a sentence */
  status->detail = g_strdup_printf (_ ("%1$s: %2$s"), status->name, means);
  status->meaning = g_strdup (what);
  status->whole = TRUE;
  return status;
}

/* The cells, where there are any, are named by the card. */
static RubricStatus *
refuse (RubricHint *self)
{
  RubricStatus *status = g_new0 (RubricStatus, 1);
  int wrong = sud_cells_count (self->wrong), lost = sud_cells_count (self->lost);

  status->tone = RUBRIC_TONE_BAD;
  status->cells = sud_cells_union (self->wrong, self->lost);
  status->detail = g_strdup ("");
  if (wrong > 0)
    status->title = g_strdup_printf (ngettext ("First mend %d wrong digit", "First mend %d wrong digits", wrong), wrong);
  else if (lost > 0)
    /* Translators: short; the cells follow, in each of which the pencil mark of the right digit is missing */
    status->title = g_strdup (ngettext ("A mark is missing", "Marks are missing", lost));
  else
    {
      status->title = g_strdup (_ ("No hint"));
      g_free (status->detail);
      status->detail = g_strdup (say_why_none (self));
    }
  return status;
}

RubricStatus *
rubric_hint_dup_status (RubricHint *self)
{
  g_autofree char *told = NULL;
  const SudStep *step;
  RubricStatus *status;

  g_return_val_if_fail (RUBRIC_IS_HINT (self), NULL);

  if (self->stage == RUBRIC_HINT_REFUSED)
    return refuse (self);
  if (self->explanation == NULL)
    return NULL;
  step = rubric_explanation_get_step (self->explanation, 0);
  if (self->stage != RUBRIC_HINT_WHERE)
    return rubric_hint_describe_technique ((SudTechniqueId)step->technique);
  status = g_new0 (RubricStatus, 1);
  status->title = g_strdup (_ ("Hint 1 of 3"));
  told = rubric_text_step_where (step);
  /* Translators: %s is the first stage of a hint: "Look at box 5." */
  status->detail = g_strdup_printf (_ ("%s Ask again for the technique."), told);
  return status;
}

static void
rubric_hint_dispose (GObject *object)
{
  RubricHint *self = RUBRIC_HINT (object);

  if (self->jobs != NULL)
    rubric_jobs_close (self->jobs);
  g_clear_object (&self->jobs);
  g_clear_object (&self->explanation);
  if (self->puzzle != NULL)
    g_signal_handlers_disconnect_by_data (self->puzzle, self);
  g_clear_object (&self->puzzle);
  if (self->techniques != NULL)
    g_signal_handlers_disconnect_by_data (self->techniques, self);
  g_clear_object (&self->techniques);
  G_OBJECT_CLASS (rubric_hint_parent_class)->dispose (object);
}

static void
rubric_hint_class_init (RubricHintClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_hint_dispose;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  signals[SIGNAL_MARKS_FILLED] = g_signal_new ("marks-filled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                               NULL, G_TYPE_NONE, 0);
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
  g_signal_connect_swapped (techniques, "changed", G_CALLBACK (techniques_cb), self);
  g_signal_connect_swapped (puzzle, "changed", G_CALLBACK (rubric_hint_dismiss), self);
  g_signal_connect_swapped (puzzle, "notify::mode", G_CALLBACK (rubric_hint_dismiss), self);
  return self;
}
