/* rubric-tally-text.c - what a person reads about what solving a puzzle took
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-tally-text.h"

#include <glib/gi18n.h>

const char *
rubric_text_tally_praise (const RubricTally *tally)
{
  if (tally->solutions > 0)
    return _ ("That was the last cell.");
  if (!rubric_tally_has_help (tally))
    return tally->mistakes == 0 ? _ ("No mistakes, and no help. Impressive!") : _ ("All on your own. Well done!");
  return tally->mistakes == 0 ? _ ("Not a single mistake. Well done!") : _ ("You made it. Well done!");
}

char *
rubric_text_tally_mistakes (const RubricTally *tally)
{
  if (tally->mistakes == 0)
    return g_strdup (/* Translators: after "Mistakes" */ C_ ("mistakes", "None"));
  return g_strdup_printf ("%u", tally->mistakes);
}

static void
append (GString *list, char *item)
{
  if (list->len > 0)
    /* Translators: between the items of a list: "r1c1, r3c5" */
    g_string_append (list, C_ ("list", ", "));
  g_string_append (list, item);
  g_free (item);
}

char *
rubric_text_tally_help (const RubricTally *tally)
{
  g_autoptr (GString) list = g_string_new (NULL);

  if (!rubric_tally_has_help (tally))
    return g_strdup (/* Translators: after "Help" */ C_ ("help", "None"));
  if (tally->solutions > 0)
    append (list, g_strdup_printf (ngettext ("%u look at the solution", "%u looks at the solution", tally->solutions),
                                   tally->solutions));
  if (tally->cells > 0)
    append (list, g_strdup_printf (ngettext ("%u cell filled in", "%u cells filled in", tally->cells), tally->cells));
  if (tally->hints > 0)
    append (list, g_strdup_printf (ngettext ("%u hint", "%u hints", tally->hints), tally->hints));
  if (tally->checks > 0)
    append (list, g_strdup_printf (ngettext ("%u check", "%u checks", tally->checks), tally->checks));
  if (tally->rewinds > 0)
    /* Translators: how often "Undo to Before the First Mistake" was used */
    append (list, g_strdup_printf (ngettext ("%u return to before a mistake", "%u returns to before a mistake",
                                             tally->rewinds),
                                   tally->rewinds));
  return g_string_free (g_steal_pointer (&list), FALSE);
}
