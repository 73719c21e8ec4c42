/* rubric-loose-signed.c - which digits of a plain text are givens, by a sign that stands at some of them
 *
 *     5 3 (4) | . 7 .        5 3 4* | . 7 .        5, 3, 4', …        5 3 +4 …
 *
 *     [5, true], [3, false]      {"given": 5}, {"answer": 3}      Given (5), Guess (3)      or by a word beside it
 *     ..1.⑥③②.⑨                     or by how it looks: see rubric-loose-looks.c
 *
 * What a sign means is not known: see rubric-loose-traits.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-signed.h"

#include "rubric-loose-looks.h"
#include "rubric-loose-traits.h"

#include <string.h>

enum
{
  MOST_STARS = 3, /* that make a digit bold, or more */
  MOST_SIGNS = 32,
};

/* What says something of a digit, and what may stand for a blank, or between cells. */
static const char SURE[] = "()[]{}<>'\"`^~+!";
static const char UNSURE[] = "*@%$#&/-._=?";

static gboolean
is_digit (char c)
{
  return c >= '1' && c <= '9';
}

/* Of a word it is no cell. */
static gboolean
is_lone_digit (const char *at)
{
  return is_digit (*at) && !g_ascii_isalpha (at[-1]) && !g_ascii_isalpha (at[1]);
}

/* Whether @sign stands for a blank in @find: each that says something of a digit stands beside that one alone, and no more than
 * three of them together. */
static gboolean
is_blank (const RubricLooseFind *find, char sign)
{
  for (const char *at = find->start, *end; at < find->end; at = end + 1)
    {
      for (end = at; *end == sign; end++)
        ;
      if (end > at && (is_digit (at[-1]) == is_digit (*end) || end - at > MOST_STARS))
        return TRUE;
    }
  return FALSE;
}

/* Says that the character at @at, if it is one of @signs, stands at the digit, before it or behind it. */
static void
tell_sign (RubricLooseTraits *traits, guint side, const char *at, const char *signs)
{
  if (*at != '\0' && strchr (signs, *at) != NULL)
    rubric_loose_traits_add (traits, rubric_loose_traits_hash (side, at, 1));
}

/* Says which word calls the digit at @at, as a key or a call does. */
static void
tell_before (const RubricLoose *self, RubricLooseTraits *traits, const char *at)
{
  gboolean called = FALSE;
  const char *end;

  for (; at > self->chars->str && strchr (" \t:=(\"'", at[-1]) != NULL; at--)
    called |= !g_ascii_isspace (at[-1]);
  for (end = at; at > self->chars->str && g_ascii_isalpha (at[-1]);)
    at--;
  if (end > at && called)
    rubric_loose_traits_add (traits, rubric_loose_traits_hash (4, at, end - at));
}

/* Says which word ends the brackets that the digit at @at stands in. */
static void
tell_behind (RubricLooseTraits *traits, const char *at)
{
  const char *word, *end;

  at += 1 + strspn (at + 1, "\"' \t");
  if (*at != ',')
    return;
  word = at + 1 + strspn (at + 1, "\"' \t");
  for (at = word; g_ascii_isalpha (*at);)
    at++;
  end = at + strspn (at, "\"' \t");
  if (at > word && !rubric_loose_is_blank_word (word, at - word) && *end != '\0' && strchr ("])}", *end) != NULL)
    rubric_loose_traits_add (traits, rubric_loose_traits_hash (5, word, at - word));
}

/* Writes to @signs those that say something of digits of @find. */
static void
list_signs (const RubricLooseFind *find, char signs[MOST_SIGNS])
{
  gsize n = g_strlcpy (signs, SURE, MOST_SIGNS);

  for (gsize i = 0; UNSURE[i] != '\0'; i++)
    if (!is_blank (find, UNSURE[i]))
      signs[n++] = UNSURE[i];
  signs[n] = '\0';
}

/* Looks for the digits of @find in its text, one after the other. Returns: whether these are all that there are */
static gboolean
tell (const RubricLoose *self, const RubricLooseFind *find, RubricLooseTraits *traits)
{
  char signs[MOST_SIGNS];
  int cell = -1;

  list_signs (find, signs);
  for (const char *at = find->start; at < find->end; at++)
    {
      char look;

      if (!is_lone_digit (at))
        continue;
      for (cell++; cell < SUD_CELLS && find->grid.digit[cell] == 0; cell++)
        ;
      if (cell == SUD_CELLS || find->grid.digit[cell] != *at - '0')
        return FALSE;
      rubric_loose_traits_begin (traits, cell);
      tell_sign (traits, 1, at - 1, signs);
      tell_sign (traits, 2, at + 1, signs);
      tell_before (self, traits, at);
      tell_behind (traits, at);
      look = rubric_loose_look_at (self, at);
      if (look != 0)
        rubric_loose_traits_add (traits, rubric_loose_traits_hash (3, &look, 1));
    }
  for (cell++; cell < SUD_CELLS && find->grid.digit[cell] == 0; cell++)
    ;
  return cell == SUD_CELLS;
}

void
rubric_loose_take_signed (RubricLoose *self)
{
  g_autoptr (RubricLooseTraits) traits = rubric_loose_traits_new ();
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (RubricLooseFind));
  RubricLooseFind find;

  if (self->finds->len != 1)
    return;
  find = g_array_index (self->finds, RubricLooseFind, 0);
  if (!tell (self, &find, traits))
    return;
  rubric_loose_traits_list (traits, &find, parts);
  if (parts->len == 0)
    rubric_loose_traits_list_unsure (traits, &find, parts);
  if (parts->len == 0)
    return;
  g_array_set_size (self->finds, 0);
  g_array_append_vals (self->finds, parts->data, parts->len);
  self->ways.masked = TRUE;
}
