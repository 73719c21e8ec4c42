/* rubric-wish-text.c - what is wished of a puzzle, and what is wrong with that, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-wish-text.h"

#include "rubric-text-step.h"
#include "sud-puzzle-request.h"

#include <glib/gi18n.h>

/* Translators: %s is a technique */
static const char *const never[SUD_N_LEVELS] = {
  [SUD_LEVEL_EASY] = N_ ("an easy puzzle never needs “%s”"),
  [SUD_LEVEL_MEDIUM] = N_ ("a medium puzzle never needs “%s”"),
  [SUD_LEVEL_HARD] = N_ ("a hard puzzle never needs “%s”"),
  [SUD_LEVEL_UNFAIR] = N_ ("an unfair puzzle never needs “%s”"),
};

/* The hardest that is to be needed and is not of the levels wished; SUD_N_TECHNIQUES: there is none. */
static SudTechniqueId
find_beyond (const SudPuzzleRequest *wish)
{
  int i = SUD_N_TECHNIQUES - 1;

  while (i >= 0 && !(wish->needs[i] && sud_technique_get ((SudTechniqueId)i)->level > wish->level_most))
    i--;
  return i >= 0 ? (SudTechniqueId)i : SUD_N_TECHNIQUES;
}

char *
rubric_text_wish_flaw (const SudPuzzleRequest *wish)
{
  const char *wrong = sud_puzzle_request_check (wish);
  SudTechniqueId beyond = find_beyond (wish);
  g_autofree char *words = NULL;
  SudLevel level;

  if (wrong == NULL)
    return NULL;
  if (beyond == SUD_N_TECHNIQUES || sud_technique_get (beyond)->unusual)
    return g_strdup (_ (wrong));
  words = g_strdup_printf (_ (never[wish->level_most]), rubric_text_technique (beyond));
  level = sud_technique_get (beyond)->level;
  if (level == SUD_N_LEVELS - 1)
    /* Translators: %1$s is "a medium puzzle never needs “Sue de Coq”", %2$s a level */
    return g_strdup_printf (_ ("%1$s: choose %2$s"), words, _ (sud_level_get_name (level)));
  /* Translators: %1$s is "a medium puzzle never needs “X-Wing”", %2$s a level */
  return g_strdup_printf (_ ("%1$s: choose %2$s or above"), words, _ (sud_level_get_name (level)));
}

char *
rubric_text_wish_made (const SudPuzzleRequest *wish, SudLevel level)
{
  g_autoptr (GString) text = g_string_new (_ (sud_level_get_name (level)));
  gsize least = text->len;

  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (wish->needs[i])
      g_string_append_printf (text, " · %s", rubric_text_technique ((SudTechniqueId)i));
  return text->len > least ? g_strdup (text->str) : NULL;
}
