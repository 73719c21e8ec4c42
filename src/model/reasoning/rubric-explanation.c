/* rubric-explanation.c - the steps of a path as a list that a panel shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explanation.h"

#include "sud-step-view.h"

enum
{
  TINT_SEEN = 1,  /* the digit that it sees */
  TINT_ASKED = 4, /* the cell that is asked about */
};

struct _RubricExplanation
{
  GObject parent_instance;

  RubricReasoningResult reasoning; /* its sheet has no marks */
};

G_DEFINE_FINAL_TYPE (RubricExplanation, rubric_explanation, G_TYPE_OBJECT)

static void
rubric_explanation_finalize (GObject *object)
{
  sud_path_unref (RUBRIC_EXPLANATION (object)->reasoning.path);
  G_OBJECT_CLASS (rubric_explanation_parent_class)->finalize (object);
}

static void
rubric_explanation_class_init (RubricExplanationClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_explanation_finalize;
}

static void
rubric_explanation_init (RubricExplanation *self)
{
}

RubricExplanation *
rubric_explanation_new (const RubricReasoningResult *reasoning)
{
  RubricExplanation *self;

  g_return_val_if_fail (reasoning->path != NULL, NULL);

  self = g_object_new (RUBRIC_TYPE_EXPLANATION, NULL);
  self->reasoning = *reasoning;
  self->reasoning.order = NULL; /* the caller's */
  sud_path_ref (reasoning->path);
  sud_sheet_clear_marks (&self->reasoning.sheet);
  memset (self->reasoning.sheet.colours, 0, sizeof self->reasoning.sheet.colours); /* a step has colours of its own */
  return self;
}

guint
rubric_explanation_get_n_steps (RubricExplanation *self)
{
  return (guint)sud_path_get_n_steps (self->reasoning.path);
}

GListModel *
rubric_explanation_list_steps (RubricExplanation *self)
{
  return rubric_row_list_new (self, rubric_explanation_get_n_steps (self));
}

const SudGrade *
rubric_explanation_get_grade (RubricExplanation *self)
{
  return sud_path_get_grade (self->reasoning.path);
}

gboolean
rubric_explanation_is_cut (RubricExplanation *self)
{
  return sud_path_is_cut (self->reasoning.path);
}

gboolean
rubric_explanation_is_complete (RubricExplanation *self)
{
  SudPencilmarks marks;

  sud_path_get_marks (self->reasoning.path, sud_path_get_n_steps (self->reasoning.path), &marks);
  return !marks.broken && sud_pencilmarks_is_solved (&marks);
}

const RubricReasoningResult *
rubric_explanation_get_reasoning (RubricExplanation *self)
{
  return &self->reasoning;
}

void
rubric_explanation_get_marks (RubricExplanation *self, guint index, SudPencilmarks *marks)
{
  sud_path_get_marks (self->reasoning.path, (int)index, marks);
}

static gboolean
has_step (RubricExplanation *self, guint index)
{
  return index < rubric_explanation_get_n_steps (self);
}

/* Shows the cell that is asked about, and its digit: with the last step as ruled out. */
static void
show_question (RubricExplanation *self, gboolean last, SudView *view)
{
  const RubricWhy *why = &self->reasoning.why;

  if (self->reasoning.kind != RUBRIC_REASONING_WHY)
    return;
  if (view->evidence.tint[why->cell] == 0)
    view->evidence.tint[why->cell] = TINT_ASKED;
  if (why->answer == RUBRIC_WHY_SEEN)
    {
      memset (view->sheet.centre, 0, sizeof view->sheet.centre); /* nothing but the two cells matters */
      sud_evidence_tint (&view->evidence, sud_cells_of (why->seen), TINT_SEEN);
      sud_evidence_add_link (&view->evidence, SUD_LINK_SIGHT, sud_link_end (why->seen, why->digit),
                             sud_link_end (why->cell, why->digit));
    }
  if (why->answer > RUBRIC_WHY_MUST || view->sheet.digit[why->cell] != 0)
    return;
  view->sheet.centre[why->cell] |= SUD_DIGIT_BIT (why->digit);
  if (last && why->answer == RUBRIC_WHY_NOT)
    view->evidence.struck[why->cell] |= SUD_DIGIT_BIT (why->digit);
}

void
rubric_explanation_get_view (RubricExplanation *self, guint index, SudView *view)
{
  SudPencilmarks marks;

  sud_path_get_marks (self->reasoning.path, (int)index, &marks);
  sud_step_show (has_step (self, index) ? rubric_explanation_get_step (self, index) : NULL, &marks,
                 &self->reasoning.sheet, view);
  show_question (self, index + 1 == rubric_explanation_get_n_steps (self), view);
}

const SudStep *
rubric_explanation_get_step (RubricExplanation *self, guint index)
{
  g_return_val_if_fail (has_step (self, index), NULL);

  return sud_path_get_step (self->reasoning.path, (int)index);
}

const SudLemma *
rubric_explanation_get_proof (RubricExplanation *self, guint index)
{
  g_return_val_if_fail (has_step (self, index), NULL);

  return sud_proof_get (sud_path_get_proof (self->reasoning.path), rubric_explanation_get_step (self, index));
}

guint
rubric_explanation_find_line (RubricExplanation *self, const SudLemma *lemma, guint *line)
{
  int at, step;

  g_return_val_if_fail (lemma->kind == SUD_CLAUSE_SHOWN, 0);

  step = sud_path_find_line (self->reasoning.path, lemma->shown, &at);
  *line = (guint)at;
  return (guint)step;
}

gboolean
rubric_explanation_has_proofs (RubricExplanation *self)
{
  for (guint i = 0; i < rubric_explanation_get_n_steps (self); i++)
    if (rubric_explanation_get_proof (self, i) != NULL)
      return TRUE;
  return FALSE;
}

void
rubric_explanation_get_line_view (RubricExplanation *self, guint index, guint line, SudView *view)
{
  const SudLemma *lemmas = rubric_explanation_get_proof (self, index);
  SudPencilmarks marks;

  g_return_if_fail (lemmas != NULL && line < rubric_explanation_get_step (self, index)->size);

  sud_path_get_marks (self->reasoning.path, sud_path_get_round_start (self->reasoning.path, (int)index), &marks);
  sud_proof_show (lemmas, line, &marks, &self->reasoning.sheet, view);
  show_question (self, FALSE, view);
}

/* Rules out a digit also if it is the last centre mark, as no marks at all would mean that none were made. */
static void
rule_out (SudSheet *sheet, int cell, SudDigits digit)
{
  gboolean marked = sheet->centre[cell] != 0;

  sheet->centre[cell] &= (SudDigits)~digit;
  if (sheet->centre[cell] == 0)
    sheet->eliminated[cell] |= marked ? SUD_ALL_DIGITS : digit;
}

void
rubric_explanation_rule_out (RubricExplanation *self, guint index, SudSheet *sheet)
{
  const SudStep *step = rubric_explanation_get_step (self, index);

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, step->out[digit - 1])
      rule_out (sheet, (int)cell, SUD_DIGIT_BIT (digit));
}

const SudStep *
rubric_explanation_get_row_step (RubricRow *row)
{
  return rubric_explanation_get_step (rubric_row_get_owner (row), rubric_row_get_index (row));
}
