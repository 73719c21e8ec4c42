/* rubric-loose-tag.c - the tags of a page: what an element is called
 *
 *     <div class="column">   <div className='sudokuColumn'>   <div aria-label="Column 1">   <div data-col=1>   <app-column>
 *
 * Names are words in whichever case, and what is written together begins words with a capital.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-tag.h"

#include <stdlib.h>
#include <string.h>

enum
{
  WHOLE_WIDTH = 12, /* parts that a page has */
};

static const char *const rows[] = { "row", "rows", "tr", "zeile", "ligne", "fila", "linha", "riga", "wiersz", NULL };

/* How a class of how wide an element is begins, and the one of all of the page. */
static const char *const widths[] = { "col-", "is-", "small-", "medium-", "large-" };
static const char WHOLE[] = "is-full";

/* Attributes that say what an element is. */
static const char *const naming[] = { "class", "classname", "id", "name", "aria-label" };

/* Part of a name. */
typedef struct
{
  const char *text;
  gsize length;
} Word;

const char *
rubric_loose_find_bracket (const char *at, const char *end)
{
  for (at++; at < end && *at != '<' && *at != '>'; at++)
    ;
  return at < end && *at == '>' ? at : NULL;
}

static gboolean
is_of_name (char c)
{
  return g_ascii_isalnum (c) || c == '-';
}

gboolean
rubric_loose_is_tag (const char *at, const char *name)
{
  while (is_of_name (*name) && g_ascii_tolower (*at) == g_ascii_tolower (*name))
    {
      at++;
      name++;
    }
  return !is_of_name (*name) && !is_of_name (*at);
}

gboolean
rubric_loose_is_void (const char *at)
{
  static const char *const names[] = { "br", "wbr", "img", "hr" };

  if (*at == '!')
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (rubric_loose_is_tag (at, names[i]))
      return TRUE;
  return FALSE;
}

gboolean
rubric_loose_is_word (const char *text, gsize length, const char *word)
{
  return strlen (word) == length && g_ascii_strncasecmp (text, word, length) == 0;
}

gboolean
rubric_loose_is_any (const char *text, gsize length, const char *const *words)
{
  for (; *words != NULL; words++)
    if (rubric_loose_is_word (text, length, *words))
      return TRUE;
  return FALSE;
}

static const char *
skip_space (const char *at, const char *end)
{
  while (at < end && g_ascii_isspace (*at))
    at++;
  return at;
}

/* Leaves @at behind the value that begins there. */
static void
read_value (const char **at, const char *end, RubricLooseAttribute *attribute)
{
  const char *text = skip_space (*at, end), *stop;
  char mark = text < end && (*text == '"' || *text == '\'') ? *text : '\0';

  text += mark != '\0';
  for (stop = text; stop < end && (mark != '\0' ? *stop != mark : !g_ascii_isspace (*stop)); stop++)
    ;
  attribute->value = text;
  attribute->value_length = stop - text;
  *at = stop + (mark != '\0' && stop < end);
}

gboolean
rubric_loose_next_attribute (const char **at, const char *end, RubricLooseAttribute *attribute)
{
  while (*at < end)
    {
      const char *start = *at;

      while (*at < end && (is_of_name (**at) || **at == '_'))
        (*at)++;
      attribute->name = start;
      attribute->name_length = *at - start;
      start = skip_space (*at, end);
      if (attribute->name_length > 0 && start < end && *start == '=')
        {
          *at = start + 1;
          read_value (at, end, attribute);
          return TRUE;
        }
      *at += attribute->name_length == 0;
    }
  return FALSE;
}

/* The next word of what begins at @at. Returns: FALSE where there is none */
static gboolean
next_word (const char **at, const char *end, Word *word)
{
  const char *stop = *at;

  while (stop < end && !g_ascii_isalpha (*stop))
    stop++;
  word->text = stop;
  while (stop < end && g_ascii_isalpha (*stop)
         && (stop == word->text || !g_ascii_isupper (*stop) || g_ascii_isupper (stop[-1])))
    stop++;
  word->length = stop - word->text;
  *at = stop;
  return word->length > 0;
}

static gboolean
is_among (const Word *word, const char *const *names)
{
  for (; *names != NULL; names++)
    if (rubric_loose_is_word (word->text, word->length, *names))
      return TRUE;
  return FALSE;
}

gboolean
rubric_loose_has_word (const char *text, gsize length, const char *const *names)
{
  Word word;

  for (const char *at = text; next_word (&at, text + length, &word);)
    if (is_among (&word, names))
      return TRUE;
  return FALSE;
}

static gboolean
is_naming (const RubricLooseAttribute *attribute)
{
  for (guint i = 0; i < G_N_ELEMENTS (naming); i++)
    if (rubric_loose_is_word (attribute->name, attribute->name_length, naming[i]))
      return TRUE;
  return FALSE;
}

/* What a class says of the width: of col-md-6 the number behind the dash. */
static int
read_width (const char *text, gsize length)
{
  gsize digits = 0;
  gboolean width = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (widths) && !width; i++)
    width = length > strlen (widths[i]) && g_ascii_strncasecmp (text, widths[i], strlen (widths[i])) == 0;
  if (!width || rubric_loose_is_word (text, length, WHOLE))
    return width ? WHOLE_WIDTH : 0;
  while (digits < length && g_ascii_isdigit (text[length - 1 - digits]))
    digits++;
  return digits == 1 || digits == 2 ? atoi (text + length - digits) : 0;
}

static int
read_widths (const char *text, gsize length)
{
  int width = 0;

  for (gsize at = 0, stop; at < length; at = stop + 1)
    {
      for (stop = at; stop < length && !g_ascii_isspace (text[stop]); stop++)
        ;
      width = MAX (width, read_width (text + at, stop - at));
    }
  return width;
}

/* Whether @attribute, as data-col="1", has the number of something that is called so, or data of any name calls it so. */
static gboolean
is_data_of (const RubricLooseAttribute *attribute, const char *const *names)
{
  static const char DATA[] = "data-";

  return attribute->name_length > strlen (DATA) && g_ascii_strncasecmp (attribute->name, DATA, strlen (DATA)) == 0
         && (rubric_loose_has_word (attribute->value, attribute->value_length, names)
             || (attribute->value_length == 1 && g_ascii_isdigit (*attribute->value)
                 && rubric_loose_has_word (attribute->name, attribute->name_length, names)));
}

/* Whether the tag has a word of @names in what names it. */
static gboolean
is_called_so (const char *at, const char *end, const char *const *names)
{
  gsize length = 0;
  RubricLooseAttribute attribute;
  gboolean called;

  while (at + 1 + length < end && is_of_name (at[1 + length]))
    length++;
  called = rubric_loose_has_word (at + 1, length, names);
  for (at += 1 + length; !called && rubric_loose_next_attribute (&at, end, &attribute);)
    called = is_naming (&attribute) ? rubric_loose_has_word (attribute.value, attribute.value_length, names)
                                    : is_data_of (&attribute, names);
  return called;
}

gboolean
rubric_loose_is_called (const char *at, const char *end, const char *const *names, int *width)
{
  RubricLooseAttribute attribute;

  *width = 0;
  if (!is_called_so (at, end, names) || is_called_so (at, end, rows))
    return FALSE;
  while (rubric_loose_next_attribute (&at, end, &attribute))
    if (is_naming (&attribute))
      *width = MAX (*width, read_widths (attribute.value, attribute.value_length));
  return TRUE;
}

/* Whether @value begins with the word column, after a colon and space; not with column-reverse. */
static gboolean
is_column (const char *value, const char *end)
{
  static const char COLUMN[] = "column";

  value = skip_space (value, end);
  value = value < end && *value == ':' ? skip_space (value + 1, end) : end;
  return (gsize)(end - value) >= strlen (COLUMN) && g_ascii_strncasecmp (value, COLUMN, strlen (COLUMN)) == 0
         && (value + strlen (COLUMN) == end || !is_of_name (value[strlen (COLUMN)]));
}

gboolean
rubric_loose_flows_down (const char *at, const char *end)
{
  static const char *const flows[] = { "flex-direction", "flex-flow" };
  RubricLooseAttribute attribute;

  for (at++; rubric_loose_next_attribute (&at, end, &attribute);)
    for (guint i = 0; i < G_N_ELEMENTS (flows) && rubric_loose_is_word (attribute.name, attribute.name_length, "style"); i++)
      {
        const char *found = g_strstr_len (attribute.value, attribute.value_length, flows[i]);

        if (found != NULL && is_column (found + strlen (flows[i]), attribute.value + attribute.value_length))
          return TRUE;
      }
  return FALSE;
}

gboolean
rubric_loose_has_row (const char *text, const char *end)
{
  for (const char *at = memchr (text, '<', end - text); at != NULL; at = memchr (at + 1, '<', end - at - 1))
    {
      const char *bracket = g_ascii_isalpha (at[1]) ? rubric_loose_find_bracket (at, end) : NULL;

      if (bracket != NULL && is_called_so (at, bracket, rows))
        return TRUE;
    }
  return FALSE;
}
