/* rubric-places-origin.c - what the members of a cell say of its digit: that it is a given, or that it was entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-places-origin.h"

#include "rubric-loose-tag.h"

#include <string.h>

/* Names of what may also be said of a cell for another reason, whose values are words where they might be digits. */
static RubricPlacesOrigin
read_weak (const char *name, gsize length, gboolean set, gboolean word)
{
  static const char *const givens[]
      = { "visible", "isvisible", "is_visible", "revealed", "isrevealed", "is_revealed", "show", "shown", "isshown", "disabled",
          "isdisabled", "is_disabled", NULL };
  static const char *const given_words[] = { "start", "hint", "known", "isknown", NULL };
  static const char *const others[] = { "hidden", "ishidden", "is_hidden", "empty", "isempty", "is_empty", "blank", "isblank",
                                        "isuser", "is_user", "isguess", "is_guess", NULL };
  static const char *const other_words[] = { "user", "guess", NULL };
  gboolean given = rubric_loose_is_any (name, length, givens)
                   || (word && rubric_loose_is_any (name, length, given_words));

  if (!given && !rubric_loose_is_any (name, length, others)
      && !(word && rubric_loose_is_any (name, length, other_words)))
    return RUBRIC_PLACES_UNTOLD;
  return given == set ? RUBRIC_PLACES_GIVEN : RUBRIC_PLACES_ENTERED;
}

RubricPlacesOrigin
rubric_places_read_origin (const char *name, gsize length, const char *value, gsize value_length, gboolean *weak)
{
  static const char *const givens[]
      = { "given", "isgiven", "is_given", "fixed", "isfixed", "is_fixed", "clue", "isclue", "is_clue", "prefilled",
          "isprefilled", "readonly", "isreadonly", "locked", "islocked", "is_locked", "initial", "isinitial", "is_initial",
          "original", "isoriginal", "is_original", "default", "isdefault", "static", "preset", "immutable", "frozen", "isfrozen",
          "constant", "isconstant", "predefined", "ispredefined", NULL };
  static const char *const others[]
      = { "editable", "iseditable", "is_editable", "removed", "mutable", "entered", "isentered", "changeable", "ischangeable",
          "is_changeable", "userinput", "user_input", NULL };
  static const char *const yes[] = { "true", "1", "yes", NULL }, *const no[] = { "false", "0", "no", NULL };
  gboolean given = rubric_loose_is_any (name, length, givens), set = rubric_loose_is_any (value, value_length, yes);

  if (!set && !rubric_loose_is_any (value, value_length, no))
    return RUBRIC_PLACES_UNTOLD;
  *weak = !given && !rubric_loose_is_any (name, length, others);
  if (*weak)
    return read_weak (name, length, set, g_ascii_isalpha (*value));
  return given == set ? RUBRIC_PLACES_GIVEN : RUBRIC_PLACES_ENTERED;
}
