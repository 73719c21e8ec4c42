/* rubric-comparison-row.c - a strategy in a comparison, and how its trial went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-comparison-row.h"

struct _RubricComparisonRow
{
  GObject parent_instance;

  const SudStrategy *strategy;
  RubricStrategyRun trial;
  RubricStrategyRun kept; /* of the run before; its end is RUBRIC_STRATEGY_RUN_NONE where there is none */
  gboolean running;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricComparisonRow, rubric_comparison_row, G_TYPE_OBJECT)

static void
rubric_comparison_row_class_init (RubricComparisonRowClass *klass)
{
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
rubric_comparison_row_init (RubricComparisonRow *self)
{
}

RubricComparisonRow *
rubric_comparison_row_new (const SudStrategy *strategy)
{
  RubricComparisonRow *self = g_object_new (RUBRIC_TYPE_COMPARISON_ROW, NULL);

  self->strategy = strategy;
  return self;
}

const SudStrategy *
rubric_comparison_row_get_strategy (RubricComparisonRow *self)
{
  g_return_val_if_fail (RUBRIC_IS_COMPARISON_ROW (self), NULL);
  return self->strategy;
}

const RubricStrategyRun *
rubric_comparison_row_get_run (RubricComparisonRow *self)
{
  g_return_val_if_fail (RUBRIC_IS_COMPARISON_ROW (self), NULL);
  return &self->trial;
}

gboolean
rubric_comparison_row_get_running (RubricComparisonRow *self)
{
  g_return_val_if_fail (RUBRIC_IS_COMPARISON_ROW (self), FALSE);
  return self->running;
}

void
rubric_comparison_row_set (RubricComparisonRow *self, const RubricStrategyRun *trial, gboolean running)
{
  g_return_if_fail (RUBRIC_IS_COMPARISON_ROW (self));

  self->trial = trial != NULL ? *trial : (RubricStrategyRun){ RUBRIC_STRATEGY_RUN_NONE };
  self->running = running;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
rubric_comparison_row_keep (RubricComparisonRow *self, gboolean kept)
{
  g_return_if_fail (RUBRIC_IS_COMPARISON_ROW (self));

  if (!kept)
    self->kept = (RubricStrategyRun){ RUBRIC_STRATEGY_RUN_NONE };
  else if (self->trial.end == RUBRIC_STRATEGY_RUN_WHOLE || self->trial.end == RUBRIC_STRATEGY_RUN_LATE)
    self->kept = self->trial;
}

void
rubric_comparison_row_cancel (RubricComparisonRow *self)
{
  const RubricStrategyRun cancelled = { RUBRIC_STRATEGY_RUN_CANCELLED };

  g_return_if_fail (RUBRIC_IS_COMPARISON_ROW (self));

  if (self->trial.end == RUBRIC_STRATEGY_RUN_NONE)
    rubric_comparison_row_set (self, self->kept.end != RUBRIC_STRATEGY_RUN_NONE ? &self->kept : &cancelled, FALSE);
}
