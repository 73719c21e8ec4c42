/* rubric-loose-list.c - lists of places: which cells are givens, or which are none
 *
 *     "givens": [0, 1, 4, 9, …]          "removed": [[0, 2], [0, 3], …]          "removed": "2,3,5,…"
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-list.h"

#include <stdlib.h>
#include <string.h>

enum
{
  LEAST = 17, /* places */
  MOST = SUD_CELLS - LEAST,
  LEAST_GAPS = 5,   /* in places that ascend */
  MOST_STRIKES = 2, /* steps that do not, and damaged numbers */
};

/* Numbers that ascend, one after the other. */
typedef struct
{
  guint last;
  guint steps;
  guint gaps;
  guint strikes;
} Ascent;

/* Returns: behind the text in quotation marks at @at */
static const char *
skip_text (const char *at)
{
  gsize length = strcspn (at + 1, *at == '"' ? "\"\n" : "'\n");

  return at + 1 + length + (at[1 + length] == *at);
}

static const char *
take_number (RubricLooseList *self, const char *at)
{
  guint number = 0;

  for (; g_ascii_isdigit (*at); at++)
    number = MIN (number * 10 + (*at - '0'), G_MAXUINT16);
  if (self->numbers < RUBRIC_LOOSE_LIST_MOST)
    self->number[self->numbers] = number;
  self->numbers++;
  return at;
}

/* Takes what stands at @at, which is no bracket. Returns: behind it */
static const char *
take_piece (RubricLooseList *self, const char *at)
{
  if (g_ascii_isdigit (*at))
    return take_number (self, at);
  if (*at != '"' && *at != '\'' && !g_ascii_isalpha (*at))
    return at + 1;
  self->others++;
  if (!g_ascii_isalpha (*at))
    return skip_text (at);
  while (g_ascii_isalnum (*at))
    at++;
  return at;
}

const char *
rubric_loose_list_find (const char *text)
{
  for (const char *at = strpbrk (text, "[({\"'"); at != NULL; at = strpbrk (at + 1, "[({\"'"))
    {
      gsize number = strspn (at + 1, "0123456789");

      if (strchr ("[({", *at) != NULL || (number > 0 && number <= 2 && strcspn (at + 1 + number, ",; ") == 0))
        return at;
    }
  return NULL;
}

const char *
rubric_loose_list_read (RubricLooseList *self, const char *at)
{
  const char mark = strchr ("\"'", *at) != NULL ? *at : '\0';
  guint depth = 0;

  *self = (RubricLooseList){ .numbers = 0 };
  if (mark != '\0')
    {
      for (at++; *at != mark && *at != '\n' && *at != '\0';)
        at = take_piece (self, at);
      self->cut = *at != mark || g_ascii_isalnum (at[1]);
      return at + (*at == mark);
    }
  do
    {
      gboolean opens = strchr ("[({", *at) != NULL, closes = strchr ("])}", *at) != NULL;

      self->lists += opens && depth > 0;
      depth += opens;
      depth -= closes;
      at = opens || closes ? at + 1 : take_piece (self, at);
    }
  while (depth > 0 && *at != '\0');
  self->cut = depth > 0;
  return at;
}

gboolean
rubric_loose_list_may_tell (const RubricLooseList *self)
{
  guint n = self->numbers + self->others;

  return (n >= LEAST && n != SUD_CELLS) || self->cut;
}

/* Whether pairs are in order, but for one or two that may be damaged. @first: which number of them counts most */
static gboolean
is_nearly_ordered (const RubricLooseList *self, guint first)
{
  guint falls = 0;

  for (guint i = 2; i + 1 < self->numbers; i += 2)
    {
      guint before = self->number[i - 2 + first] * SUD_CELLS + self->number[i - 1 - first];

      falls += self->number[i + first] * SUD_CELLS + self->number[i + 1 - first] <= before;
    }
  return falls > 0 && falls <= MOST_STRIKES;
}

gboolean
rubric_loose_list_get_cells (const RubricLooseList *self, guint way, gboolean set[SUD_CELLS])
{
  guint base = way % 2, places = self->numbers;
  gboolean pairs = self->lists > 1 && self->numbers == 2 * self->lists, turned = way / 2;

  if (pairs)
    places /= 2;
  if (self->cut || self->others > 0 || places < LEAST || places > MOST || (turned && !pairs) || (!pairs && self->lists > 1))
    return FALSE;
  if (pairs && (is_nearly_ordered (self, 0) || is_nearly_ordered (self, 1)))
    return FALSE;
  memset (set, 0, SUD_CELLS * sizeof *set);
  for (guint i = 0; i < places; i++)
    {
      guint row = pairs ? self->number[2 * i + turned] - base : 0;
      guint column = (pairs ? self->number[2 * i + !turned] : self->number[i]) - base;

      /* A number that is out of order may be a damaged one. */
      if (row >= SUD_SIZE || column >= (pairs ? SUD_SIZE : SUD_CELLS) || set[row * SUD_SIZE + column]
          || (!pairs && i > 0 && self->number[i] <= self->number[i - 1]))
        return FALSE;
      set[row * SUD_SIZE + column] = TRUE;
    }
  return TRUE;
}

static void
take_step (Ascent *self, guint number, gsize length)
{
  gboolean place = length <= 2 && number <= SUD_CELLS;

  if (place && self->steps > 0 && number > self->last)
    {
      self->steps++;
      self->gaps += number > self->last + 1;
      self->last = number;
    }
  else if (self->steps == 0 || ++self->strikes > MOST_STRIKES)
    *self = (Ascent){ .last = number, .steps = place };
}

gboolean
rubric_loose_list_ascends (const char *text)
{
  Ascent ascent = { 0 };

  for (const char *at = text; *at != '\0'; at++)
    {
      gsize length = strspn (at, "0123456789");

      if (length == 0)
        {
          if (g_ascii_isalpha (*at))
            ascent = (Ascent){ 0 };
          continue;
        }
      take_step (&ascent, strtoul (at, NULL, 10), length);
      if (ascent.steps >= LEAST && ascent.gaps >= LEAST_GAPS)
        return TRUE;
      at += length - 1;
    }
  return FALSE;
}
