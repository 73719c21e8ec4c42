/* rubric-loose-text.c - any text as lines of characters that are one byte each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-html.h"
#include "rubric-loose-frames.h"
#include "rubric-loose-indexed.h"
#include "rubric-loose-looks.h"
#include "rubric-lines.h"
#include "rubric-loose.h"
#include "rubric-markup.h"
#include "rubric-places.h"
#include "rubric-triples.h"

#include <string.h>

#define OTHER RUBRIC_LOOSE_OTHER
#define NOTHING '\x02' /* what is not there */

enum
{
  LONGEST_BRACES = 256, /* bytes of what a command takes: those that are never closed would be searched again and again */
  LONGEST_LABEL = 24, /* bytes of what is bold before a row */
};

/* Ranges of characters and what all of them are, in order. */
static const struct
{
  gunichar first;
  gunichar last;
  char as;
} ranges[] = {
  { 0x0085, 0x0085, '\n' },    { 0x00a0, 0x00a0, ' ' },     { 0x00a6, 0x00a6, '|' },     { 0x00ad, 0x00ad, NOTHING },
  { 0x00af, 0x00af, '=' },     { 0x00b7, 0x00b7, '.' },     { 0x00d7, 0x00d7, 'x' },     { 0x034f, 0x034f, NOTHING },
  { 0x061c, 0x061c, NOTHING }, { 0x1680, 0x1680, ' ' },     { 0x180e, 0x180e, NOTHING }, { 0x2000, 0x200a, ' ' },
  { 0x200b, 0x200f, NOTHING }, { 0x2010, 0x2015, '-' },     { 0x2016, 0x2016, '|' },     { 0x2018, 0x201b, '\'' },
  { 0x201c, 0x201f, '"' },     { 0x2022, 0x2022, '.' },     { 0x2024, 0x2024, '.' },     { 0x2027, 0x2027, '.' },
  { 0x2028, 0x2029, '\n' },    { 0x202a, 0x202e, NOTHING }, { 0x202f, 0x202f, ' ' },     { 0x203e, 0x203e, '=' },
  { 0x2043, 0x2043, '-' },     { 0x205f, 0x205f, ' ' },     { 0x2060, 0x206f, NOTHING }, { 0x20e3, 0x20e3, NOTHING },
  { 0x2205, 0x2205, '.' },     { 0x2212, 0x2212, '-' },     { 0x2219, 0x2219, '.' },     { 0x2223, 0x2223, '|' },
  { 0x2225, 0x2225, '|' },     { 0x22c5, 0x22c5, '.' },     { 0x2423, 0x2423, '.' },     { 0x2500, 0x2501, '=' },
  { 0x2502, 0x2503, '|' },     { 0x2504, 0x2505, '=' },     { 0x2506, 0x2507, '|' },     { 0x2508, 0x2509, '=' },
  { 0x250a, 0x250b, '|' },     { 0x250c, 0x254b, '+' },     { 0x254c, 0x254d, '=' },     { 0x254e, 0x254f, '|' },
  { 0x2550, 0x2550, '=' },     { 0x2551, 0x2551, '|' },     { 0x2552, 0x2573, '+' },     { 0x2574, 0x2574, '=' },
  { 0x2575, 0x2575, '|' },     { 0x2576, 0x2576, '=' },     { 0x2577, 0x2577, '|' },     { 0x2578, 0x2578, '=' },
  { 0x2579, 0x2579, '|' },     { 0x257a, 0x257a, '=' },     { 0x257b, 0x257b, '|' },     { 0x257c, 0x257c, '=' },
  { 0x257d, 0x257d, '|' },     { 0x257e, 0x257e, '=' },     { 0x257f, 0x257f, '|' },     { 0x2580, 0x25ff, '.' },
  { 0x2610, 0x2610, '.' },     { 0x26aa, 0x26ab, '.' },     { 0x2758, 0x275a, '|' },     { 0x2800, 0x2800, ' ' },
  { 0x2b1a, 0x2b1c, '.' },     { 0x2b55, 0x2b55, '.' },     { 0x3000, 0x3000, ' ' },     { 0x3007, 0x3007, '.' },
  { 0x30fb, 0x30fc, '.' },     { 0xfe00, 0xfe0f, NOTHING }, { 0xfeff, 0xfeff, NOTHING }, { 0xff65, 0xff65, '.' },
  { 0x1f532, 0x1f533, '.' },   { 0x1f7e0, 0x1f7eb, '.' },
};

/* Where digits stand in circles and brackets: 1 to 9 from here on. */
static const gunichar ones[] = { 0x2460, 0x2474, 0x2488, 0x24f5, 0x2776, 0x2780, 0x278a };

static char
fold_digit (gunichar c)
{
  int value = g_unichar_type (c) == G_UNICODE_DECIMAL_NUMBER ? g_unichar_digit_value (c) : -1;

  if (c == 0x24ea || c == 0x24ff)
    value = 0;
  for (guint i = 0; i < G_N_ELEMENTS (ones) && value < 0; i++)
    if (c >= ones[i] && c < ones[i] + SUD_SIZE)
      value = c - ones[i] + 1;
  return value >= 0 ? '0' + value : OTHER;
}

static char
fold_range (gunichar c)
{
  gsize low = 0, high = G_N_ELEMENTS (ranges);

  while (low < high)
    {
      gsize middle = low + (high - low) / 2;

      if (ranges[middle].last < c)
        low = middle + 1;
      else
        high = middle;
    }
  return low < G_N_ELEMENTS (ranges) && ranges[low].first <= c ? ranges[low].as : fold_digit (c);
}

/* The byte that stands for @c. */
static char
fold (gunichar c)
{
  if (c >= 0xff01 && c <= 0xff5e)
    c -= 0xff01 - '!';
  if (c == '\t' || c == '\n' || (c >= ' ' && c < 0x7f))
    return (char)c;
  if (c < 0x7f)
    return c == '\v' || c == '\f' ? ' ' : OTHER;
  if (g_unichar_type (c) == G_UNICODE_NON_SPACING_MARK || g_unichar_type (c) == G_UNICODE_ENCLOSING_MARK)
    return NOTHING;
  return fold_range (c);
}

/* Commands of LaTeX whose braces hold no cell, and how many of these there are. */
static const struct
{
  const char *name;
  int braces;
} commands[] = {
  { "cline", 1 },     { "cmidrule", 1 }, { "multicolumn", 2 }, { "multirow", 2 }, { "begin", 2 },  { "end", 1 },
  { "textcolor", 1 }, { "cellcolor", 1 }, { "color", 1 },      { "rowcolor", 1 }, { "colorbox", 1 }, { "vspace", 1 },
  { "hspace", 1 },    { "fontsize", 2 },
};

static const char *
skip_braces (const char *at)
{
  gsize length = 0;

  if (*at != '{')
    return at;
  while (length < LONGEST_BRACES && at[length] != '}' && at[length] != '\n' && at[length] != '\0')
    length++;
  return at[length] == '}' ? at + length + 1 : at;
}

/* Behind what stands in brackets at @at, an option of a command. */
static const char *
skip_option (const char *at)
{
  gsize length = *at == '[' ? 1 + strspn (at + 1, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-+! ") : 0;

  return length > 0 && length < LONGEST_BRACES && at[length] == ']' ? at + length + 1 : at;
}

/* Behind the space below a row, [2pt]; what stands in brackets else may be cells. */
static const char *
skip_space (const char *at)
{
  gsize length = *at == '[' ? 1 + strspn (at + 1, "0123456789.-") : 0;

  return length > 1 && g_ascii_isalpha (at[length]) && g_ascii_isalpha (at[length + 1]) && at[length + 2] == ']'
             ? at + length + 3
             : at;
}

/* Takes a backslash and what it means: a line's end, or a command, which shows nothing. Returns: behind it */
static const char *
take_backslash (GString *out, const char *at)
{
  gsize length = 1;

  if (at[1] == '\\' || (at[1] == 'n' && !g_ascii_isalpha (at[2])))
    {
      g_string_append_c (out, '\r');
      return skip_space (at + 2);
    }
  if (at[1] == 't' && !g_ascii_isalpha (at[2]))
    {
      g_string_append_c (out, '\t');
      return at + 2;
    }
  while (g_ascii_isalpha (at[length]))
    length++;
  if (length == 1)
    return at + 1;
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strlen (commands[i].name) == length - 1 && memcmp (commands[i].name, at + 1, length - 1) == 0)
      {
        at = skip_option (at + length);
        for (int n = commands[i].braces; n > 0; n--)
          at = skip_braces (at);
        return at;
      }
  return at + length;
}

/* Takes a percent sign, and the two digits behind it where they tell a character of an address. */
static const char *
take_percent (GString *out, const char *at)
{
  int code = g_ascii_isxdigit (at[1]) && g_ascii_isxdigit (at[2])
                 ? g_ascii_xdigit_value (at[1]) * 16 + g_ascii_xdigit_value (at[2])
                 : -1;

  if (code != '\n' && (code < ' ' || code >= 0x7f))
    {
      g_string_append_c (out, '%');
      return at + 1;
    }
  g_string_append_c (out, code);
  return at + 3;
}

/* Behind what tells a terminal a colour. */
static const char *
skip_escape (const char *at)
{
  at += 2;
  at += strspn (at, "0123456789;");
  return g_ascii_isalpha (*at) ? at + 1 : at;
}

/* Whether a blank stands at @at that mail writes at the ends of lines. g_str_has_prefix () would measure all of the text
 * behind it, since GLib 2.76. */
static gboolean
is_quoted_end (const char *at)
{
  return strncmp (at, "=20", strlen ("=20")) == 0 && (at[3] == '\n' || at[3] == '\r');
}

/* Takes the label of a row that stars on both sides make bold, **Row 1:** or **Row 1**:, without them. Returns: behind it, or
 * @at where it is none: a lone sign may be a cell */
static const char *
take_bold (GString *out, const char *at)
{
  const char *start = at + strspn (at, "*"), *end = start;
  gboolean word = FALSE;

  if (start != at + 2 || strchr ("\n|>-. ", out->str[out->len - 1]) == NULL)
    return at;
  for (; end - start < LONGEST_LABEL && (g_ascii_isalnum (*end) || (*end != '\0' && strchr (" #:._", *end) != NULL)); end++)
    word |= g_ascii_isalpha (*end) || *end == ':';
  if (!word || end - start < 2 || end[0] != '*' || end[1] != '*' || (end[-1] != ':' && end[2] != ':'))
    return at;
  g_string_append_len (out, start, end - start);
  return end + 2;
}

/* Takes the character at @at. Returns: behind it */
static const char *
take_character (RubricLoose *self, const char *at)
{
  gunichar c = g_utf8_get_char (at);
  char as = rubric_loose_is_remark (at) ? OTHER : fold (c);

  if (as != NOTHING)
    {
      g_string_append_c (self->chars, as);
      if (c >= 0x80)
        rubric_loose_look_extend (self, rubric_loose_look_of (c, as));
    }
  return g_utf8_next_char (at);
}

/* Line ends that are written, not typed, become CR: they count no line. */
static void
fold_text (RubricLoose *self, const char *text)
{
  GString *out = self->chars;
  const char *behind;
  char style = 0; /* of a terminal */

  for (; *text != '\0'; rubric_loose_look_extend (self, style))
    {
      if (*text == '\\')
        text = take_backslash (out, text);
      else if (*text == '%')
        text = take_percent (out, text);
      else if (text[0] == '\x1b' && text[1] == '[')
        {
          style = rubric_loose_look_styled (text + 2, style);
          text = skip_escape (text);
        }
      else if (is_quoted_end (text))
        text += strlen ("=20");
      else if (*text == '*' && (behind = take_bold (out, text)) > text)
        text = behind;
      else if (*text == '\r')
        {
          g_string_append_c (out, '\n');
          text += text[1] == '\n' ? 2 : 1;
        }
      else
        text = take_character (self, text);
    }
}

/* Takes away the signs of quoted mail, and one blank behind each: others may be cells. */
static void
skip_quotes (RubricLooseLine *line)
{
  while (line->length > 0 && line->text[0] == '>')
    {
      gsize n = line->length > 1 && line->text[1] == ' ' ? 2 : 1;

      line->text += n;
      line->length -= n;
    }
}

/* Returns: whether there is nothing left of a message but who sent it, and when */
static gboolean
trim (RubricLooseLine *line)
{
  gboolean stamp;

  skip_quotes (line);
  stamp = rubric_loose_skip_stamp (line);
  skip_quotes (line);
  while (line->length > 0 && line->text[line->length - 1] == ' ')
    line->length--;
  return stamp;
}

/* What stands between the rows of a table in Markdown, |:-:|:-:|, and in a wiki, |- */
static gboolean
is_markup (const RubricLooseLine *line)
{
  guint bars = 0, dashes = 0, colons = 0;

  for (gsize i = 0; i < line->length; i++)
    {
      bars += line->text[i] == '|';
      dashes += line->text[i] == '-';
      colons += line->text[i] == ':';
      if (strchr ("|-: \t", line->text[i]) == NULL)
        return FALSE;
    }
  return bars > 0 && dashes > 0 && (colons > 0 || (line->length <= 3 && line->text[0] == '|'));
}

static RubricLooseKind
kind_of (const RubricLooseLine *line)
{
  gboolean drawn = FALSE, only_dashes = TRUE, only_bars = TRUE, any = FALSE;
  guint stroke = 0;

  for (gsize i = 0; i < line->length; i++)
    {
      char c = line->text[i];

      if (g_ascii_isalnum (c) || c == OTHER || c == '?')
        return RUBRIC_LOOSE_TEXT;
      any |= c != ' ' && c != '\t';
      stroke = c == '-' || c == '=' || c == '~' || c == '#' ? stroke + 1 : 0;
      drawn |= stroke >= 3 || c == '+' || c == '=';
      only_dashes &= strchr ("- \t|", c) != NULL;
      only_bars &= strchr ("|: \t", c) != NULL;
    }
  if (!any)
    return RUBRIC_LOOSE_BLANK;
  if (is_markup (line))
    return RUBRIC_LOOSE_FRAME;
  if (!drawn)
    return only_bars ? RUBRIC_LOOSE_BARS : RUBRIC_LOOSE_TEXT;
  return only_dashes ? RUBRIC_LOOSE_RULE : RUBRIC_LOOSE_FRAME;
}

static void
split_lines (RubricLoose *self)
{
  const char *at = self->chars->str + 1, *end = self->chars->str + self->chars->len;
  guint number = 1;

  while (at < end && self->lines->len < RUBRIC_LOOSE_MAX_LINES)
    {
      gsize length = strcspn (at, "\n\r");
      RubricLooseLine line = { at, length, number, RUBRIC_LOOSE_TEXT };

      line.kind = trim (&line) ? RUBRIC_LOOSE_STAMP : kind_of (&line);
      g_array_append_val (self->lines, line);
      at += length;
      number += *at == '\n';
      at += *at != '\0';
    }
  self->long_lines = at < end;
}

static gboolean
is_html (const char *text)
{
  static const char *const tags[] = { "<td", "<tr", "<br", "<pre", "<div", "<p>", "<html", "<table", "<span", "<input" };

  for (const char *at = strchr (text, '<'); at != NULL; at = strchr (at + 1, '<'))
    for (guint i = 0; i < G_N_ELEMENTS (tags); i++)
      if (g_ascii_strncasecmp (at, tags[i], strlen (tags[i])) == 0)
        return TRUE;
  return FALSE;
}

/* How long the tag of a table in a forum is that begins at @at, a bracket; 0 where that is none. */
static gsize
measure_forum_tag (const char *at)
{
  static const char *const names[] = { "table", "tr", "td", "th" };
  const char *name = at + 1 + (at[1] == '/');

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gsize length = strlen (names[i]);

      if (g_ascii_strncasecmp (name, names[i], length) == 0 && name[length] == ']')
        return name + length + 1 - at;
    }
  return 0;
}

/* The tables of forums are those of pages in other brackets. Returns: (transfer full) (nullable): NULL where there is none */
static char *
read_forum_table (const char *text)
{
  char *table;

  if (strstr (text, "[td]") == NULL && strstr (text, "[TD]") == NULL)
    return NULL;
  table = g_strdup (text);
  for (char *at = strchr (table, '['); at != NULL; at = strchr (at + 1, '['))
    {
      gsize length = measure_forum_tag (at);

      if (length > 0)
        {
          at[0] = '<';
          at[length - 1] = '>';
        }
    }
  return table;
}

/* (transfer full) (nullable): what is to be seen of a page or a table in a forum; NULL where it is plain text */
static char *
read_markup (const char *utf8)
{
  g_autofree char *forum = read_forum_table (utf8), *level = NULL, *styled = NULL;

  if (forum == NULL && !is_html (utf8))
    return NULL;
  level = rubric_html_level (forum != NULL ? forum : utf8);
  styled = rubric_loose_dup_styled (level);
  return rubric_html_to_text (styled != NULL ? styled : level);
}

char *
rubric_loose_dup_data (const RubricLoose *self, const char *text, gsize length, RubricPlacesTold *told)
{
  g_autofree char *utf8 = rubric_utf8_from_file (text, MIN (length, RUBRIC_LOOSE_MAX_TEXT));
  g_autofree char *level = rubric_html_level (utf8);
  char *plain = rubric_markup_to_text (level, told);
  gboolean around = TRUE;

  if (plain != NULL)
    return plain;
  plain = rubric_places_find (utf8, told);
  if (plain == NULL)
    plain = rubric_triples_find (utf8, &around);
  if (plain != NULL && around && rubric_loose_has_rest (self))
    g_clear_pointer (&plain, g_free);
  return plain != NULL ? plain : rubric_loose_dup_indexed (utf8);
}

void
rubric_loose_read_text (RubricLoose *self, const char *text, gsize length)
{
  g_autofree char *utf8 = rubric_utf8_from_file (text, MIN (length, RUBRIC_LOOSE_MAX_TEXT));
  g_autofree char *plain = read_markup (utf8);

  self->long_text |= length > RUBRIC_LOOSE_MAX_TEXT;
  g_string_assign (self->chars, "\n"); /* so that something stands before each character */
  g_array_set_size (self->lines, 0);
  g_string_assign (self->looks, "\n");
  fold_text (self, plain != NULL ? plain : utf8);
  rubric_loose_draw_frames (self->chars->str);
  split_lines (self);
  rubric_loose_skip_leads (self);
}
