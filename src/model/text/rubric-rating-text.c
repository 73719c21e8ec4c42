/* rubric-rating-text.c - how hard a puzzle of a collection is, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-rating-text.h"

#include "rubric-text-step.h"

#include <glib/gi18n.h>

const char *
rubric_text_collection_level (RubricLevel level)
{
  if (level == RUBRIC_LEVEL_UNKNOWN)
    return _ ("Not graded yet");
  return level == RUBRIC_LEVEL_NONE ? _ ("No level") : _ (sud_level_get_name (level - RUBRIC_LEVEL_EASY));
}

char *
rubric_text_rating (RubricRating rating)
{
  const char *level = rubric_text_collection_level (rating.level);

  if (rating.level == RUBRIC_LEVEL_NONE && rating.hardest == RUBRIC_HARDEST_STUCK)
    return g_strdup (_ ("No level: the techniques do not lead to the end"));
  if (rating.level == RUBRIC_LEVEL_NONE)
    return g_strdup (_ ("No level: there is not exactly one solution"));
  if (rating.level == RUBRIC_LEVEL_UNKNOWN || rating.hardest == SUD_N_TECHNIQUES)
    return g_strdup (level);
  /* Translators: %1$s is a level such as "Hard", %2$s the name of the hardest technique that is needed */
  return g_strdup_printf (_ ("%1$s, up to %2$s"), level, rubric_text_technique (rating.hardest));
}

const char *
rubric_text_hardest (RubricRating rating)
{
  return rubric_rating_has_steps (rating) && rating.hardest < SUD_N_TECHNIQUES ? rubric_text_technique (rating.hardest) : NULL;
}
