/* rubric-typo.c - a change of one given that leads to one solution, as an item of a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-typo.h"

#include "rubric-text-solutions.h"

struct _RubricTypo
{
  GObject parent_instance;

  SudGrid grid;
  SudTypo typo;
};

G_DEFINE_FINAL_TYPE (RubricTypo, rubric_typo, G_TYPE_OBJECT)

static void
rubric_typo_class_init (RubricTypoClass *klass)
{
}

static void
rubric_typo_init (RubricTypo *self)
{
}

RubricTypo *
rubric_typo_new (const SudGrid *grid, const SudTypo *typo)
{
  RubricTypo *self = g_object_new (RUBRIC_TYPE_TYPO, NULL);

  self->grid = *grid;
  self->typo = *typo;
  return self;
}

const SudTypo *
rubric_typo_get (RubricTypo *self)
{
  g_return_val_if_fail (RUBRIC_IS_TYPO (self), NULL);

  return &self->typo;
}

char *
rubric_typo_dup_place (RubricTypo *self)
{
  g_return_val_if_fail (RUBRIC_IS_TYPO (self), NULL);

  return rubric_text_typo_place (&self->typo);
}

char *
rubric_typo_dup_change (RubricTypo *self)
{
  g_return_val_if_fail (RUBRIC_IS_TYPO (self), NULL);

  return rubric_text_typo_change (&self->grid, &self->typo);
}

char *
rubric_typo_dup_sentence (RubricTypo *self)
{
  g_return_val_if_fail (RUBRIC_IS_TYPO (self), NULL);

  return rubric_text_typo (&self->grid, &self->typo);
}
