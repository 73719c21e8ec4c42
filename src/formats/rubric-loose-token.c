/* rubric-loose-token.c - the words of a line: cells, blanks and others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include <string.h>

static gboolean
is_separator (char c)
{
  return c == ' ' || c == '\t' || (c != '\0' && strchr (",;:|&!()[]{}<>/\\\"'`+=~^%$@", c) != NULL);
}

gboolean
rubric_loose_is_cell (char c)
{
  return c == '?' || c == 'o' || c == 'O' || c == '#' || sud_cell_value (c) >= 0;
}

gboolean
rubric_loose_is_remark (const char *at)
{
  if (*at != '#')
    return FALSE;
  at += 1 + strspn (at + 1, " ");
  return g_ascii_isalpha (at[0]) && g_ascii_isalpha (at[1]);
}

gboolean
rubric_loose_is_blank_word (const char *text, gsize length)
{
  static const char *const words[] = { "null", "none", "nan", "na", "nil", "empty", "blank", "undefined", "space", "zero",
                                       "nothing", "missing" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strlen (words[i]) == length && g_ascii_strncasecmp (words[i], text, length) == 0)
      return TRUE;
  return FALSE;
}

gboolean
rubric_loose_has_words (const char *text, gsize length)
{
  for (gsize i = 1; i < length; i++)
    if (g_ascii_isalpha (text[i]) && g_ascii_isalpha (text[i - 1]))
      return TRUE;
  return FALSE;
}

/* Behind the second of two quotation marks or brackets with nothing between, or NULL. */
static const char *
find_empty_pair (const char *at, const char *end)
{
  static const char pairs[][2] = { { '"', '"' }, { '\'', '\'' }, { '{', '}' }, { '[', ']' }, { '(', ')' } };
  char mark = '\0';

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    if (*at == pairs[i][0])
      mark = pairs[i][1];
  if (mark == '\0' || g_ascii_isalnum (at[-1]))
    return NULL;
  for (at++; at < end && *at == ' ';)
    at++;
  if (at == end || *at != mark)
    return NULL;
  for (at++; at < end && *at == ' ';)
    at++;
  return at == end || mark == ']' || mark == ')' || strchr (",;])}\t|[({", *at) != NULL ? at : NULL;
}

static guint
count_cells (const char *start, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (!rubric_loose_is_cell (start[i]))
      return 0;
  return length;
}

/* Whether a list of lists follows: what stands before it is another argument, as the number of a puzzle. */
static gboolean
is_before_table (const char *at, const char *end)
{
  if (at == end || *at != ',')
    return FALSE;
  for (at++; at < end && *at == ' ';)
    at++;
  return end - at >= 2 && at[0] == '[' && at[1] == '[';
}

/* Nothing, in YAML. */
static gboolean
is_tilde (const char *at, const char *end)
{
  return *at == '~' && strchr (" [,", at[-1]) != NULL && (at + 1 == end || strchr (" ],", at[1]) != NULL);
}

/* A point that ends a list, not a row. */
static gboolean
is_full_stop (const RubricLooseToken *token)
{
  return token->length == 1 && token->start[0] == '.' && strchr (")]}", token->start[-1]) != NULL;
}

/* Three points that tell that a matrix goes on in the next line. */
static gboolean
is_continuation (const RubricLooseToken *token)
{
  const char *at = token->start;

  while (at[-1] == ' ')
    at--;
  return token->length == 3 && memcmp (token->start, "...", 3) == 0 && at[-1] == ';' && at < token->start;
}

/* Whether a number sign begins it that parts an address, as other signs are its blanks. */
static gboolean
is_fragment (const RubricLooseToken *token)
{
  gboolean others = FALSE;

  if (token->length < 2 || token->start[0] != '#' || token->start[-1] != '/')
    return FALSE;
  for (gsize i = 1; i < token->length; i++)
    others |= token->start[i] != '#' && !(token->start[i] >= '1' && token->start[i] <= '9');
  return others || token->length == SUD_SIZE + 1;
}

/* Numbers with a point and nothing behind it: NumPy and spreadsheets write whole numbers so. */
static gboolean
is_decimal (const char *start, gsize length)
{
  return length >= 2 && length <= 4 && g_ascii_isdigit (start[0]) && start[1] == '.'
         && strspn (start + 2, "0") >= length - 2;
}

gsize
rubric_loose_measure_float (const char *at, const char *end)
{
  const char *start = at;

  if (end - at < 4 || !g_ascii_isdigit (at[0]) || (at[1] != '.' && at[1] != 'e' && at[1] != 'E'))
    return 0;
  for (at += at[1] == '.' ? 2 : 1; at < end && *at == '0'; at++)
    ;
  if (at == end || (*at != 'e' && *at != 'E'))
    return 0;
  at++;
  at += at < end && (*at == '+' || *at == '-');
  for (; at < end && *at == '0'; at++)
    ;
  return at[-1] == '0' && (at == end || !g_ascii_isalnum (*at)) ? at - start : 0;
}

/* What languages write around a value that may be missing: Some(5), Just 5. */
static gboolean
is_wrapper (const RubricLooseToken *token, const char *end)
{
  const char *behind = token->start + token->length;

  return token->length == 4 && end - behind >= 2 && (*behind == '(' || *behind == ' ') && g_ascii_isdigit (behind[1])
         && (strncmp (token->start, "Some", 4) == 0 || strncmp (token->start, "Just", 4) == 0);
}

/* The sign that a statement goes on in the next line, behind a bracket. */
static gboolean
is_line_sign (const RubricLooseToken *token)
{
  const char *at = token->start;

  while (at[-1] == ' ')
    at--;
  at -= at < token->start && at[-1] == ',' && at[-2] == ')';
  return token->length == 1 && token->start[0] == '_' && at < token->start && (at[-1] == '(' || at[-1] == ')');
}

/* A whole number of a language that marks such, 5L. */
static gboolean
is_marked (const RubricLooseToken *token)
{
  return token->length == 2 && g_ascii_isdigit (token->start[0]) && token->start[1] == 'L';
}

/* How long a list is, as browsers write it before and behind: (9) [5, 3, 0, …] */
static gboolean
is_count (const RubricLooseToken *token, const char *end)
{
  const char *before = token->start - 1, *behind = token->start + token->length;

  if (*before != '(' || behind == end || *behind != ')')
    return FALSE;
  for (behind++; behind < end && *behind == ' ';)
    behind++;
  while (before[-1] == ' ')
    before--;
  return (behind < end && *behind == '[' && before[-1] != '[') || before[-1] == ']';
}

/* A word before a colon, the name of what follows. */
static gboolean
is_name (const RubricLooseToken *token, const char *end)
{
  const char *at = token->start + token->length;

  while (at < end && strchr ("\"' ", *at) != NULL)
    at++;
  return at < end && *at == ':';
}

/* An arrow from one grid to another: its dash is no blank. */
static gboolean
is_arrow (const char *at)
{
  return at[0] == '-' && at[1] == '>' && at[-1] == ' ';
}

gboolean
rubric_loose_next_token (const char **at, const char *end, RubricLooseToken *token)
{
  while (*at < end && (is_separator (**at) || is_arrow (*at)))
    {
      const char *behind = find_empty_pair (*at, end);

      if (behind != NULL && (*at)[-1] != '=' && !rubric_loose_is_cell ((*at)[-1]))
        {
          *token = (RubricLooseToken){ *at, 0, 1 };
          *at = behind;
          return TRUE;
        }
      if (is_tilde (*at, end))
        {
          *token = (RubricLooseToken){ (*at)++, 0, 1 };
          return TRUE;
        }
      (*at)++;
    }
  *token = (RubricLooseToken){ *at, 1, 1 };
  *at += rubric_loose_measure_float (*at, end);
  if (*at > token->start)
    return TRUE;
  while (*at < end && !is_separator (**at))
    (*at)++;
  token->length = *at - token->start;
  if (is_wrapper (token, end))
    return rubric_loose_next_token (at, end, token);
  if (is_fragment (token))
    *token = (RubricLooseToken){ token->start + 1, token->length - 1, 0 };
  token->cells = count_cells (token->start, token->length);
  if (*at == end && (is_continuation (token) || is_line_sign (token) || (token->length == 1 && is_full_stop (token))))
    return FALSE;
  if (token->cells == 0 && rubric_loose_is_blank_word (token->start, token->length) && !is_name (token, end))
    *token = (RubricLooseToken){ token->start, 0, 1 };
  if (is_decimal (token->start, token->length) || is_marked (token))
    token->cells = token->length = 1;
  if (is_before_table (*at, end) || is_count (token, end))
    token->cells = 0;
  return *at > token->start;
}

void
rubric_loose_token_read (const RubricLooseToken *token, guint8 *value, gsize most)
{
  if (token->length == 0)
    value[0] = 0;
  for (gsize i = 0; i < MIN (token->length, most); i++)
    value[i] = g_ascii_isdigit (token->start[i]) ? token->start[i] - '0' : 0;
}

/* A number of four digits is none of a group of cells. */
static gboolean
is_long_number (const RubricLooseToken *token)
{
  for (gsize i = 0; i < token->length; i++)
    if (!g_ascii_isdigit (token->start[i]))
      return FALSE;
  return token->length >= 4 && token->length < SUD_SIZE;
}

guint
rubric_loose_find_body (const RubricLooseToken *tokens, guint n, guint *length, guint *others)
{
  guint best = 0, best_cells = 0, total = 0;

  *length = *others = 0;
  for (guint i = 0; i < n;)
    {
      guint start = i, cells = 0, counted = 0;

      for (; i < n && tokens[i].cells > 0; i++)
        {
          cells += tokens[i].cells;
          counted += is_long_number (&tokens[i]) ? 0 : tokens[i].cells;
        }
      total += counted;
      if (cells > best_cells)
        {
          best = start;
          best_cells = cells;
          *others = counted;
          *length = i - start;
        }
      i += i < n;
    }
  *others = total - *others;
  return best;
}

void
rubric_loose_shorten_blanks (RubricLooseToken *tokens, guint n)
{
  for (guint i = 0; i < n && n >= SUD_SIZE; i++)
    {
      const char *start = tokens[i].start;
      gsize length = tokens[i].length;

      if (tokens[i].cells >= 2 && length <= 3 && !g_ascii_isdigit (start[0]) && start[1] == start[0]
          && start[length - 1] == start[0])
        tokens[i].cells = tokens[i].length = 1;
    }
}
