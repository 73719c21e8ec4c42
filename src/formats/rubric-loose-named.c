/* rubric-loose-named.c - rows with a name each beside them, in whatever way, that stand in another order
 *
 *     row02: 6..195...     {"y": 1, "cells": [6,0,0,1,9,5,0,0,0]}     {6,0,0,1,9,5,0,0,0}, // row 2     Second row: …
 *
 * What stands between nine rows has one number of their own for each, or a letter or a word. Only what makes a puzzle
 * is put in that order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include "rubric-loose-tag.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  KINDS = 4,       /* numbers, letters, Roman numbers, words */
  DEEP = 4,        /* names of a kind that stand together */
  NAMES = 2 * KINDS * DEEP,
  MOST_GAP = 256,  /* bytes between two rows */
  MOST_TRIES = 64, /* orders of rows that are solved */
  LONGEST_WORD = 16,
  LEAST_NAMES = 7, /* of nine rows where some are damaged */
};

typedef struct
{
  const char *start;
  const char *end;
  guint8 digits[SUD_SIZE];
  gint8 names[NAMES]; /* what stands before it, the nearest first, and what stands behind; -1 for none */
} Segment;

static const char *const words[][SUD_SIZE] = {
  { "one", "two", "three", "four", "five", "six", "seven", "eight", "nine" },
  { "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth" },
  { "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun" },
  { "erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte", "neunte" },
  { "première", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième", "huitième", "neuvième" },
  { "primera", "segunda", "tercera", "cuarta", "quinta", "sexta", "séptima", "octava", "novena" },
  { "prima", "seconda", "terza", "quarta", "quinta", "sesta", "settima", "ottava", "nona" },
  { "一", "二", "三", "四", "五", "六", "七", "八", "九" },
  { "①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨" },
};

static const char *const romans[SUD_SIZE] = { "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix" };

/* Returns: the number that @word, in lower case, is in @list, or -1 */
static int
find_word (const char *word, const char *const list[SUD_SIZE])
{
  for (int i = 0; i < SUD_SIZE; i++)
    if (strcmp (word, list[i]) == 0)
      return i + 1;
  return -1;
}

/* Writes what the word of @length bytes at @at may name, by its kind; -1 for what is none. */
static void
read_word (const char *at, gsize length, gint8 values[KINDS])
{
  g_autofree char *word = g_utf8_strdown (at, length);

  memset (values, -1, KINDS);
  if (g_ascii_isdigit (*at))
    {
      values[0] = length <= 2 && (length == 1 || *at == '0') ? at[length - 1] - '0' : MOST_TRIES;
      return;
    }
  if (length == 1 && *word >= 'a' && *word <= 'i')
    values[1] = *word - 'a';
  values[2] = find_word (word, romans);
  for (gsize i = 0; i < G_N_ELEMENTS (words) && values[3] < 0; i++)
    values[3] = find_word (word, words[i]);
}

/* Behind the word at @at, of digits or of letters; a sign of Chinese is one. */
static const char *
skip_word (const char *at, const char *end)
{
  gboolean digits = g_ascii_isdigit (*at);

  do
    at = g_utf8_next_char (at);
  while (at < end && g_unichar_isalnum (g_utf8_get_char (at)) && g_ascii_isdigit (*at) == digits
         && g_utf8_get_char (at) < 0x2460);
  return at;
}

/* Notes the names from @at to @end; the last ones where these are @nearest. */
static void
read_names (const char *at, const char *end, gboolean nearest, gint8 *names)
{
  guint n[KINDS] = { 0 };
  gint8 values[KINDS];

  memset (names, -1, KINDS * DEEP);
  while (at < end)
    {
      const char *behind;

      if (!g_unichar_isalnum (g_utf8_get_char (at)))
        {
          at = g_utf8_next_char (at);
          continue;
        }
      behind = skip_word (at, end);
      if (behind - at <= LONGEST_WORD)
        read_word (at, behind - at, values);
      for (int kind = 0; kind < KINDS && behind - at <= LONGEST_WORD; kind++)
        if (values[kind] >= 0 && nearest)
          {
            memmove (names + kind * DEEP + 1, names + kind * DEEP, DEEP - 1);
            names[kind * DEEP] = values[kind];
          }
        else if (values[kind] >= 0 && n[kind] < DEEP)
          names[kind * DEEP + n[kind]++] = values[kind];
      at = behind;
    }
}

/* Where the names of the row before end and those of the next one begin. */
static const char *
part_gap (const char *from, const char *to)
{
  const char *at;

  while (from < to && (g_ascii_isspace (to[-1]) || strchr ("{[(\"'", to[-1]) != NULL) && to[-1] != '\n')
    to--;
  for (at = to; at > from && at[-1] != '{';)
    at--;
  if (at > from)
    return at;
  at = memchr (from, '\n', to - from);
  return at != NULL ? at : from;
}

/* Where what may name the last row ends. */
static const char *
end_names (const char *at)
{
  at += strspn (at, "]})\"', ");
  return at + strcspn (at, "\n{}");
}

/* Names behind the last row and before the first stand no further away than between rows. */
static void
name_rows (const char *text, GArray *segments)
{
  for (guint i = 0; i < segments->len; i++)
    {
      Segment *segment = &g_array_index (segments, Segment, i);
      const char *from = i == 0 ? text : segment[-1].end;
      const char *near = segment->start - from > MOST_GAP ? segment->start - MOST_GAP : from;
      const char *behind = i + 1 < segments->len ? segment[1].start : segment->end + strlen (segment->end);

      while (near > from && (*near & 0xc0) == 0x80)
        near--;
      if (near == from && i > 0)
        near = part_gap (from, segment->start);
      read_names (near, segment->start, TRUE, segment->names);
      behind = behind - segment->end > MOST_GAP || i + 1 == segments->len ? end_names (segment->end)
                                                                          : part_gap (segment->end, behind);
      read_names (segment->end, behind, FALSE, segment->names + KINDS * DEEP);
    }
}

static SudVerdict
judge (const Segment *const rows[SUD_SIZE])
{
  SudGrid grid;
  SudResult result;

  for (int row = 0; row < SUD_SIZE; row++)
    memcpy (grid.digit + sud_cell (row, 0), rows[row]->digits, SUD_SIZE);
  sud_solve_count (&grid, 2, NULL, &result);
  return result.verdict;
}

/* Returns: whether nine names are all that there are from 1 to 9, or from 0 to 8. @rows: in their order */
static gboolean
sort_rows (const Segment *segments, guint name, const Segment *rows[SUD_SIZE])
{
  int least = G_MAXINT;

  memset (rows, 0, SUD_SIZE * sizeof *rows);
  for (int i = 0; i < SUD_SIZE; i++)
    least = MIN (least, segments[i].names[name]);
  for (int i = 0; i < SUD_SIZE; i++)
    {
      int row = segments[i].names[name] - least;

      if (least < 0 || least > 1 || row >= SUD_SIZE || rows[row] != NULL)
        return FALSE;
      rows[row] = segments + i;
    }
  return TRUE;
}

static gboolean
are_in_order (const Segment *segments, const Segment *const rows[SUD_SIZE])
{
  for (int i = 0; i < SUD_SIZE; i++)
    if (rows[i] != segments + i)
      return FALSE;
  return TRUE;
}

/* Whether they count down, and a letter that may as well count upwards names them, or no word does. */
static gboolean
may_go_up (const Segment *segments, const Segment *const rows[SUD_SIZE])
{
  static const char *const heights[] = { "y", NULL };
  const char *at = segments[0].end, *end = segments[1].start;

  for (int i = 0; i < SUD_SIZE; i++)
    if (rows[i] != segments + SUD_SIZE - 1 - i)
      return FALSE;
  if (rubric_loose_has_word (at, end - at, heights))
    return TRUE;
  for (; at < end; at++)
    if (!g_ascii_isdigit (*at) && !g_ascii_isspace (*at) && strchr ("|:.)-+", *at) == NULL)
      return FALSE;
  return TRUE;
}

static gboolean
is_closed (const Segment *self)
{
  const char *at = self->end + strspn (self->end, " \t");

  return *at == '|';
}

/* Whether a bar stands behind some rows, and behind others none: these have lost one, and perhaps not there. */
static gboolean
are_uneven (const Segment *segments)
{
  for (int i = 1; i < SUD_SIZE; i++)
    if (is_closed (segments + i) != is_closed (segments))
      return TRUE;
  return FALSE;
}

/* Whether nine rows are named, and in @rows how they are in order. @torn: whether two names are at odds */
static gboolean
find_order (const Segment *segments, guint *tries, const Segment *rows[SUD_SIZE], gboolean *torn)
{
  const Segment *first[SUD_SIZE] = { NULL }, *plain[SUD_SIZE];
  gboolean any = FALSE;

  for (int i = 0; i < SUD_SIZE; i++)
    plain[i] = segments + i;
  for (guint name = 0; name < NAMES && *tries > 0; name++)
    {
      SudVerdict verdict;

      if (!sort_rows (segments, name, rows))
        continue;
      (*tries)--;
      verdict = judge (rows);
      if (verdict != SUD_VERDICT_ONE && (verdict != SUD_VERDICT_MANY || judge (plain) == SUD_VERDICT_ONE))
        continue;
      *torn |= any && memcmp (first, rows, sizeof first) != 0;
      if (!any)
        memcpy (first, rows, sizeof first);
      any = TRUE;
    }
  *torn |= any && are_uneven (segments);
  memcpy (rows, first, sizeof first);
  return any;
}

/* Whether most of @n rows have a name of their own and these go down: others are damaged, and the order is not known. */
static gboolean
goes_down (const Segment *segments, guint n, guint name)
{
  guint seen = 0, named = 0;
  int before = -1;
  gboolean down = FALSE;

  for (guint i = 0; i < n; i++)
    {
      int value = segments[i].names[name];

      if (value < 0 || value > SUD_SIZE || (seen & (1u << value)))
        continue;
      seen |= 1u << value;
      down |= value < before && !(before >= SUD_SIZE - 1 && value <= 2);
      before = value;
      named++;
    }
  return down && named >= LEAST_NAMES;
}

static gboolean
is_torn (const Segment *segments, guint n)
{
  for (guint name = 0; name < NAMES; name += DEEP)
    if (goes_down (segments, MIN (n, SUD_SIZE), name))
      return TRUE;
  return FALSE;
}

/* Appends nine rows in their order, in place of all from the first to the last in the text. */
static void
append_rows (GString *out, const Segment *const rows[SUD_SIZE])
{
  g_string_append (out, *rows[0]->start == '<' ? "<pre>\n" : "\n\n");
  for (int i = 0; i < SUD_SIZE; i++)
    {
      for (int column = 0; column < SUD_SIZE; column++)
        g_string_append_c (out, ".123456789"[rows[i]->digits[column]]);
      g_string_append_c (out, '\n');
    }
  g_string_append (out, *rows[0]->start == '<' ? "</pre>\n" : "\n");
}

static GArray *
find_segments (const char *text)
{
  GArray *segments = g_array_new (FALSE, FALSE, sizeof (Segment));
  Segment segment;

  for (const char *at = text; *at != '\0' && segments->len < RUBRIC_LOOSE_MAX_LINES;)
    {
      segment.start = at;
      segment.end = rubric_loose_read_segment (text, at, segment.digits);
      if (segment.end != NULL)
        g_array_append_val (segments, segment);
      at = segment.end != NULL ? segment.end : at + 1;
    }
  return segments;
}

char *
rubric_loose_dup_named (const char *text, gboolean *torn, gboolean *upwards)
{
  g_autoptr (GArray) segments = find_segments (text);
  GString *out = g_string_new (NULL);
  const char *copied = text;
  guint tries = MOST_TRIES;

  name_rows (text, segments);
  for (guint i = 0; i < segments->len; i++)
    {
      const Segment *from = &g_array_index (segments, Segment, i), *rows[SUD_SIZE];

      if (i + SUD_SIZE > segments->len || !find_order (from, &tries, rows, torn))
        {
          *torn |= is_torn (from, segments->len - i);
          continue;
        }
      i += SUD_SIZE - 1;
      if (are_in_order (from, rows))
        continue;
      *upwards |= may_go_up (from, rows);
      g_string_append_len (out, copied, from->start - copied);
      append_rows (out, rows);
      copied = from[SUD_SIZE - 1].end;
    }
  g_string_append (out, copied);
  return g_string_free (out, copied == text);
}
