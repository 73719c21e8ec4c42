/* rubric-text-grade.c - how hard a puzzle is, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-grade.h"

#include "rubric-text-step.h"
#include "rubric-text.h"

#include <glib/gi18n.h>

/* Returns: whether there is a level, and with it an effort and perhaps a technique */
static gboolean
has_steps (RubricPackedGrade grade)
{
  return grade.level != RUBRIC_LEVEL_UNKNOWN && grade.level != RUBRIC_LEVEL_NONE;
}

const char *
rubric_text_level (SudLevel level)
{
  static const char *const meanings[SUD_N_LEVELS] = {
    [SUD_LEVEL_EASY] = N_ ("Easy: again and again some cell has just one digit left, or some digit just one place."),
    [SUD_LEVEL_MEDIUM] = N_ ("Medium: now and then you also have to see that two or three cells share as many digits, "
                             "or that a digit of a box is in one line."),
    [SUD_LEVEL_HARD] = N_ ("Hard: it takes patterns across the board, such as an X-Wing or a wing of three cells."),
    [SUD_LEVEL_UNFAIR] = N_ ("Unfair: it takes chains: one thing follows from another, and that from a third."),
    [SUD_LEVEL_EXTREME] = N_ ("Extreme: it takes trial with proof: suppose a digit, and follow several chains until "
                              "they contradict each other."),
  };

  return _ (meanings[level]);
}

char *
rubric_text_grade (const SudGrade *grade)
{
  const char *level = _ (sud_level_get_name (grade->level));

  if (!grade->complete)
    return g_strdup (grade->own ? _ ("Your techniques do not lead to the end") : _ ("No technique leads to the end"));
  if (grade->hardest == SUD_N_TECHNIQUES)
    return g_strdup (_ ("Nothing left to do"));
  if (grade->own)
    /* Translators: %1$s is a level such as "Hard", %2$s the name of the hardest technique that is needed; the
     * techniques have been chosen in Preferences, so that it is not the level that everybody else is told */
    return g_strdup_printf (_ ("%1$s, up to %2$s · own techniques"), level, rubric_text_technique (grade->hardest));
  /* Translators: %1$s is a level such as "Hard", %2$s the name of the hardest technique that is needed */
  return g_strdup_printf (_ ("%1$s, up to %2$s"), level, rubric_text_technique (grade->hardest));
}

char *
rubric_text_er (guint tenths, gboolean about)
{
  /* Translators: %.1f is a rating such as 8.3, which is estimated */
  return g_strdup_printf (about ? _ ("≈%.1f") : "%.1f", tenths / 10.0);
}

const char *
rubric_text_two_scales (void)
{
  return _ ("Levels are another scale, with the techniques in another order: a Hard puzzle may have a higher ER than "
            "an Unfair one.");
}

char *
rubric_text_explainer (const SudExplainerRating *rating)
{
  g_autofree char *er = rubric_text_er (rating->er.tenths, rating->er.about);
  g_autofree char *ep = rubric_text_er (rating->ep.tenths, rating->ep.about);
  g_autofree char *ed = rubric_text_er (rating->ed.tenths, rating->ed.about);
  g_autofree char *text
      /* Translators: Sudoku Explainer is a program; ER, EP and ED are what it and its users call its ratings, which are
         numbers such as 6.6 */
      = g_strdup_printf (_ ("On the scale of Sudoku Explainer, from 1.0 to 12.0, the hardest step of the puzzle is "
                            "rated %1$s (ER), the hardest up to the first digit %2$s (EP), and the first step %3$s "
                            "(ED)."),
                         er, ep, ed);
  g_autofree char *estimated = rubric_text_join (text, _ ("What has a ≈ is estimated."));
  gboolean about = rating->er.about || rating->ep.about || rating->ed.about;

  return rubric_text_join (about ? estimated : text, rubric_text_two_scales ());
}

const char *
rubric_text_collection_level (RubricLevel level)
{
  if (level == RUBRIC_LEVEL_UNKNOWN)
    return _ ("Not graded yet");
  return level == RUBRIC_LEVEL_NONE ? _ ("No level") : _ (sud_level_get_name (level - RUBRIC_LEVEL_EASY));
}

char *
rubric_text_rating (RubricPackedGrade grade)
{
  const char *level = rubric_text_collection_level (grade.level);

  if (grade.level == RUBRIC_LEVEL_NONE && grade.hardest == RUBRIC_HARDEST_STUCK)
    return g_strdup (_ ("No level: the techniques do not lead to the end"));
  if (grade.level == RUBRIC_LEVEL_NONE)
    return g_strdup (_ ("No level: there is not exactly one solution"));
  if (grade.level == RUBRIC_LEVEL_UNKNOWN || grade.hardest == SUD_N_TECHNIQUES)
    return g_strdup (level);
  /* Translators: %1$s is a level such as "Hard", %2$s the name of the hardest technique that is needed */
  return g_strdup_printf (_ ("%1$s, up to %2$s"), level, rubric_text_technique (grade.hardest));
}

const char *
rubric_text_hardest (RubricPackedGrade grade)
{
  return has_steps (grade) && grade.hardest < SUD_N_TECHNIQUES ? rubric_text_technique (grade.hardest) : NULL;
}

char *
rubric_text_effort (RubricPackedGrade grade)
{
  return has_steps (grade) ? rubric_text_number (grade.effort) : NULL;
}
