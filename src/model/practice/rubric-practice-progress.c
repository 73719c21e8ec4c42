/* rubric-practice-progress.c - which positions the person has solved, in the settings
 *
 * Each is a word "technique/position". Words that name nothing, of another version of the program or of nobody, are kept
 * and count for nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-practice-progress.h"

static const char KEY[] = "practice-solved";

static char *
word_for (SudTechniqueId technique, const RubricPracticePosition *position)
{
  return g_strdup_printf ("%s/%s", sud_technique_get (technique)->id, position->id);
}

gboolean
rubric_practice_is_solved (GSettings *settings, SudTechniqueId technique, const RubricPracticePosition *position)
{
  g_auto (GStrv) words = g_settings_get_strv (settings, KEY);
  g_autofree char *word = word_for (technique, position);

  return g_strv_contains ((const char *const *)words, word);
}

void
rubric_practice_set_solved (GSettings *settings, SudTechniqueId technique, const RubricPracticePosition *position)
{
  g_auto (GStrv) words = g_settings_get_strv (settings, KEY);
  g_autofree char *word = word_for (technique, position);
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) more = NULL;

  if (g_strv_contains ((const char *const *)words, word))
    return;
  builder = g_strv_builder_new ();
  g_strv_builder_addv (builder, (const char **)words);
  g_strv_builder_add (builder, word);
  more = g_strv_builder_end (builder);
  g_settings_set_strv (settings, KEY, (const char *const *)more);
}

guint
rubric_practice_count_solved (GSettings *settings, const RubricPracticeBook *book, SudTechniqueId technique)
{
  guint solved = 0;

  for (guint i = 1; i < rubric_practice_book_count (book, technique); i++)
    solved += rubric_practice_is_solved (settings, technique, rubric_practice_book_get (book, technique, i)) != FALSE;
  return solved;
}

guint
rubric_practice_count_positions (const RubricPracticeBook *book, SudTechniqueId technique)
{
  return MAX (rubric_practice_book_count (book, technique), 1) - 1;
}
