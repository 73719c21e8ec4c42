/* rubric-make-choices.c - what a person has chosen of a wish
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-make-choices.h"

#include "rubric-format-error.h"
#include "rubric-generator.h"
#include "rubric-text-generator.h"

#include <glib/gi18n.h>
#include <stddef.h>

enum
{
  LEAST = 24,
  MOST = 28,
  LEAST_USUAL = 20,
  MOST_USUAL = 36,
};

void
rubric_make_choices_init (RubricMakeChoices *self)
{
  *self = (RubricMakeChoices){ .level = 1 + SUD_LEVEL_MEDIUM,
                               .symmetry = SUD_SYMMETRY_HALF_TURN,
                               .least = LEAST,
                               .most = MOST,
                               .count = 1 };
}

/* What the preferences call them. */
static const char *const clues[RUBRIC_N_CLUES] = {
  [RUBRIC_CLUES_USUAL] = "usual",
  [RUBRIC_CLUES_FEWEST] = "fewest",
  [RUBRIC_CLUES_RANGE] = "range",
};

#define PREFIX "make-"

/* A number, and the preference that keeps it. */
static const struct
{
  const char *key;
  gsize offset;
} numbers[] = {
  { PREFIX "level", offsetof (RubricMakeChoices, level) },
  { PREFIX "least", offsetof (RubricMakeChoices, least) },
  { PREFIX "most", offsetof (RubricMakeChoices, most) },
};

/* Its place in the list of techniques; 0 where there is none that is called so. */
static guint
find_technique (const char *id)
{
  guint n, found = 0;
  g_autofree SudTechniqueId *techniques = rubric_make_choices_get_techniques (&n);

  for (guint i = 0; i < n && found == 0; i++)
    if (g_str_equal (sud_technique_get (techniques[i])->id, id))
      found = 1 + i;
  return found;
}

void
rubric_make_choices_load (RubricMakeChoices *self, GSettings *settings)
{
  g_autofree char *symmetry = g_settings_get_string (settings, PREFIX "symmetry");
  g_autofree char *kind = g_settings_get_string (settings, PREFIX "clues");
  g_autofree char *technique = g_settings_get_string (settings, PREFIX "technique");
  SudSymmetryId known = sud_symmetry_find (symmetry);

  rubric_make_choices_init (self);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    G_STRUCT_MEMBER (int, self, numbers[i].offset) = g_settings_get_int (settings, numbers[i].key);
  if (known < SUD_N_SYMMETRIES)
    self->symmetry = known;
  for (guint i = 0; i < RUBRIC_N_CLUES; i++)
    if (g_str_equal (clues[i], kind))
      self->clues = i;
  self->technique = find_technique (technique);
}

void
rubric_make_choices_save (const RubricMakeChoices *self, GSettings *settings)
{
  guint n;
  g_autofree SudTechniqueId *techniques = rubric_make_choices_get_techniques (&n);

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_settings_set_int (settings, numbers[i].key, G_STRUCT_MEMBER (int, self, numbers[i].offset));
  g_settings_set_string (settings, PREFIX "symmetry", sud_symmetry_get ((SudSymmetryId)self->symmetry)->id);
  g_settings_set_string (settings, PREFIX "clues", clues[self->clues]);
  g_settings_set_string (settings, PREFIX "technique",
                         self->technique > 0 ? sud_technique_get (techniques[self->technique - 1])->id : "");
}

SudTechniqueId *
rubric_make_choices_get_techniques (guint *n)
{
  SudTechniqueId *techniques = g_new (SudTechniqueId, SUD_N_TECHNIQUES);

  *n = 0;
  for (SudTechniqueId i = 0; i < SUD_N_TECHNIQUES; i++)
    if (!sud_technique_get (i)->unusual)
      techniques[(*n)++] = i;
  return techniques;
}

guint
rubric_make_choices_get_least_level (const RubricMakeChoices *self)
{
  guint n;
  g_autofree SudTechniqueId *techniques = rubric_make_choices_get_techniques (&n);

  return self->technique > 0 ? 1 + sud_technique_get (techniques[self->technique - 1])->level : 0;
}

static void
set_clues (const RubricMakeChoices *self, SudPuzzleRequest *wish)
{
  wish->minimal = self->clues == RUBRIC_CLUES_FEWEST;
  if (self->clues == RUBRIC_CLUES_FEWEST)
    {
      wish->clues_least = 0;
      wish->clues_most = SUD_CELLS;
    }
  else if (self->clues == RUBRIC_CLUES_RANGE)
    {
      wish->clues_least = self->least;
      wish->clues_most = self->most;
    }
}

char *
rubric_make_choices_get_wish (const RubricMakeChoices *self, SudPuzzleRequest *wish)
{
  g_autofree char *wrong = NULL;

  if (self->level > 0)
    rubric_generator_init_request (wish, self->level - 1);
  else
    {
      sud_puzzle_request_init (wish);
      wish->clues_least = LEAST_USUAL;
      wish->clues_most = MOST_USUAL;
    }
  set_clues (self, wish);
  wish->symmetry = (SudSymmetryId)self->symmetry;
  if (self->technique > 0)
    {
      guint n;
      g_autofree SudTechniqueId *techniques = rubric_make_choices_get_techniques (&n);

      wish->needs[techniques[self->technique - 1]] = true;
    }
  wrong = rubric_text_request_flaw (wish);
  return wrong != NULL ? rubric_sentence_from_message (wrong) : NULL;
}

gboolean
rubric_make_choices_wish_same (const RubricMakeChoices *self, const RubricMakeChoices *other)
{
  return self->count > 0 && other->count > 0 && self->level == other->level && self->symmetry == other->symmetry
         && self->clues == other->clues && self->least == other->least && self->most == other->most
         && self->technique == other->technique;
}
