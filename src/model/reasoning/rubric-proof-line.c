/* rubric-proof-line.c - the proof of a net as a tree of lines: below each the lines that it rests on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-proof-line.h"

struct _RubricProofLine
{
  GObject parent_instance;

  RubricExplanation *explanation;
  guint step;
  guint index;
  gboolean is_claim; /* the claim of the step, not a line */
  guint shown;       /* with a claim: how many lines are in sight */
};

enum
{
  PROP_0,
  PROP_FOLDED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (RubricProofLine, rubric_proof_line, G_TYPE_OBJECT)

static void
rubric_proof_line_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  RubricProofLine *self = RUBRIC_PROOF_LINE (object);

  if (prop_id == PROP_FOLDED)
    g_value_set_uint (value, rubric_proof_line_count_folded (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rubric_proof_line_finalize (GObject *object)
{
  RubricProofLine *self = RUBRIC_PROOF_LINE (object);

  g_object_unref (self->explanation);
  G_OBJECT_CLASS (rubric_proof_line_parent_class)->finalize (object);
}

static void
rubric_proof_line_class_init (RubricProofLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rubric_proof_line_get_property;
  object_class->finalize = rubric_proof_line_finalize;
  props[PROP_FOLDED] = g_param_spec_uint ("folded", NULL, NULL, 0, G_MAXUINT, 0,
                                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
rubric_proof_line_init (RubricProofLine *self)
{
}

guint *
rubric_proof_list_reasons (const SudLemma *lemmas, guint line, guint *n)
{
  const SudLemma *lemma = &lemmas[line];
  g_autofree gboolean *seen = g_new0 (gboolean, line + 1);
  guint *reasons = g_new (guint, 2 * SUD_CLAUSE_MEMBERS);

  for (int i = 0; i < lemma->n_reasons; i++)
    {
      seen[line - lemma->reason[i].by] = TRUE;
      seen[line - lemma->reason[i].through] = TRUE;
    }
  *n = 0;
  for (guint i = 0; i < line; i++) /* itself stands for no line */
    if (seen[i])
      reasons[(*n)++] = i;
  return reasons;
}

static RubricProofLine *
append_proof_line (GListStore *list, RubricExplanation *explanation, guint step, guint index)
{
  g_autoptr (RubricProofLine) line = g_object_new (RUBRIC_TYPE_PROOF_LINE, NULL);

  line->explanation = g_object_ref (explanation);
  line->step = step;
  line->index = index;
  g_list_store_append (list, line);
  return line; /* which the list keeps */
}

/* Appends the lines that line @index of the proof rests on. */
static void
append_reasons (GListStore *list, RubricExplanation *explanation, guint step, guint index)
{
  guint n;
  g_autofree guint *reasons
      = rubric_proof_list_reasons (rubric_explanation_get_proof (explanation, step), index, &n);

  for (guint i = 0; i < n; i++)
    append_proof_line (list, explanation, step, reasons[i]);
}

GListModel *
rubric_proof_list (RubricExplanation *explanation, guint step)
{
  RubricProofLine *claim;
  GListStore *list;
  guint last;

  if (rubric_explanation_get_proof (explanation, step) == NULL)
    return NULL;
  last = rubric_explanation_get_step (explanation, step)->size - 1u;
  list = g_list_store_new (RUBRIC_TYPE_PROOF_LINE);
  claim = append_proof_line (list, explanation, step, last);
  claim->is_claim = TRUE;
  append_reasons (list, explanation, step, last);
  append_proof_line (list, explanation, step, last);
  claim->shown = g_list_model_get_n_items (G_LIST_MODEL (list)) - 1;
  return G_LIST_MODEL (list);
}

GListModel *
rubric_proof_line_list_reasons (RubricProofLine *self)
{
  g_autoptr (GListStore) list = NULL;

  if (self->index + 1 == rubric_explanation_get_step (self->explanation, self->step)->size)
    return NULL;
  list = g_list_store_new (RUBRIC_TYPE_PROOF_LINE);
  append_reasons (list, self->explanation, self->step, self->index);
  return g_list_model_get_n_items (G_LIST_MODEL (list)) > 0 ? G_LIST_MODEL (g_steal_pointer (&list)) : NULL;
}

guint
rubric_proof_line_get_index (RubricProofLine *self)
{
  return self->index;
}

gboolean
rubric_proof_line_is_claim (RubricProofLine *self)
{
  return self->is_claim;
}

RubricExplanation *
rubric_proof_line_get_explanation (RubricProofLine *self, guint *step)
{
  *step = self->step;
  return self->explanation;
}

guint
rubric_proof_line_count_folded (RubricProofLine *self)
{
  guint size = rubric_explanation_get_step (self->explanation, self->step)->size;

  return self->is_claim && self->shown < size ? size - self->shown : 0;
}

void
rubric_proof_line_set_shown (RubricProofLine *self, guint n)
{
  if (!self->is_claim || self->shown == n)
    return;
  self->shown = n;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FOLDED]);
}

void
rubric_proof_line_get_view (RubricProofLine *self, SudView *view)
{
  if (self->is_claim)
    rubric_explanation_get_view (self->explanation, self->step, view);
  else
    rubric_explanation_get_line_view (self->explanation, self->step, self->index, view);
}
