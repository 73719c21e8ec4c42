/* rubric-loose-code.c - what the code around a grid does with it: some languages list columns, some calls turn rows over
 *
 *     structure(c(5, 6, 0, …), dim = c(9, 9))      np.array([[5, 6, …]]).T      A(:,1) = [5 6 0 …]
 *     DATA G / 5, 6, 0, … /                        np.flipud([[5, 3, …]])       [[5, 3, …]].reverse()
 *
 * Only the key or the call that a grid is the argument of is looked at, and what follows its brackets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-code.h"

#include "rubric-loose-words.h"

#include <string.h>

enum
{
  MOST_KEYS = 5,   /* of lists that head another: more are columns or rows themselves */
  MOST_HEAD = 200, /* characters before a grid */
  MOST_TAIL = 80,
  MOST_ROW = 400,  /* in which the first bracket closes */
  LEAST_ENDS = 8,  /* brackets or marks that close rows of a list, and not all of it */
};

/* Before the first cell, in small letters, without space: what makes columns of lists. */
static const char *const frames[] = { "data.frame(", "dataframe({", "tibble(", "data.table(" };
static const char *const makers[] = { "cbind(", "structure(c(", "structure(list(",
                                      "array(c(", "transpose(", "transpose[", "permutedims(", "adjoint(", "hcat(", "horzcat(",
                                      "column_stack(", "zip(*", "zip(...", "thread[{" };

/* A matrix of R, whose cells are columns unless it says otherwise behind them. */
static const char *const matrices[] = { "matrix(c(", "matrix(data=c(", "matrix(as.", "matrix(data=as.", "matrix(scan(",
                                        "matrix(unlist(", "matrix(strtoi(", "matrix(strsplit(" };
static const char *const by_row[] = { "byrow=t", ",true", ",t)" };

/* Behind the last cell, and its brackets. */
static const char *const behind[] = { "dim=c(9", ")<-c(9", "byrow=f", "order='f'", "order=\"f\"" };
static const char *const stacks[] = { "axis=1)", "axis=-1)" };
static const char *const turns[] = { ".t", ".'", ".transpose", ".swapaxes(0,1)", ".swapaxes(1,0)", "//transpose", "\\[transpose]" };

/* Before that, where the cells are a list. */
static const char RESHAPE[] = ".reshape(";

/* Languages whose lists are columns where they get the size of a grid: those of others have a point before this. */
static const char DATA[] = "data ";
static const char SIZED[] = "reshape(";
static const char *const sized_turns[] = { "permutedims(", "transpose(" };
static const char *const sized_rows[] = { "order=[2,1]", "order=(/2,1/)" };

/* Calls that write the last row first, or the last cell of each row, and the same behind a list. */
static const char *const flips[] = { "flipud(", "reversed(", "reverse(", "reverse[", "rev(" };
static const char *const mirrors[] = { "fliplr(" };
static const char *const flips_behind[] = { "[::-1]", ".reverse", ".toreversed(", "[9:1,]", "[::-1,:]" };
static const char *const mirrors_behind[] = { "[:,::-1]", "[,9:1]" };
static const char *const mirrors_each[] = { "[::-1]for", "reversed(r)for", "reversed(row)for", "reversed(r))for", "reversed(row))for" };

/* Behind the last of a few keys on the line at @at whose values are lists: headings come before what they head. */
static const char *
skip_keys (const char *at, const char *end)
{
  const char *last = at;
  guint n = 0;

  for (const char *sign = at; sign + 2 < end && *sign != '\n'; sign++)
    if (strchr (":=", *sign) != NULL && strchr ("[{(", sign[1] == ' ' ? sign[2] : sign[1]) != NULL)
      {
        last = sign + 1;
        n++;
      }
  return n < MOST_KEYS ? last : at;
}

static gboolean
begins_cell (const char *at, const char *end)
{
  gsize word = 0;

  while (at + word < end && g_ascii_isalpha (at[word]))
    word++;
  return at < end && (rubric_loose_is_cell (*at) || rubric_loose_is_blank_word (at, word));
}

/* The first bracket on the line at @at that opens cells, or @at. */
static const char *
find_first (const char *at, const char *end)
{
  for (const char *open = at; open < end && *open != '\n' && !begins_cell (at, end); open++)
    if (strchr ("[({/", *open) != NULL)
      {
        const char *cell = open + 1;

        while (cell < end && strchr (" \"'", *cell) != NULL)
          cell++;
        if (cell + 1 < end && begins_cell (cell, end) && cell[1] != ']')
          return open + 1;
      }
  return at;
}

const char *
rubric_loose_find_first (const RubricLooseFind *find)
{
  return find_first (skip_keys (find->start, find->end), find->end);
}

/* Where what opens a grid begins, before @at: brackets, quotation marks and signs between a key and its value. */
static const char *
skip_openers (const char *at, const char *start)
{
  while (at > start && (g_ascii_isspace (at[-1]) || strchr ("[({\"'=:-/<*&", at[-1]) != NULL))
    at--;
  while (at > start && at[-1] == ']')
    {
      const char *open = at - 1;

      while (open > start && g_ascii_isdigit (open[-1]))
        open--;
      if (open == start || open[-1] != '[')
        break;
      at = open - 1;
    }
  return at;
}

static gboolean
is_of_key (char c)
{
  return g_ascii_isalnum (c) || c == '_' || c == '.';
}

char *
rubric_loose_dup_head (const char *at, const char *start)
{
  const char *end = at;

  for (const char *key = skip_openers (at, start); key < at && end - key < MOST_HEAD; key = skip_openers (at, start))
    {
      gboolean parted = TRUE; /* nothing but space stands between this word and what follows */

      for (const char *sign = key; sign < at && parted; sign++)
        parted = g_ascii_isspace (*sign);
      if (parted)
        break;
      while (key > start && is_of_key (key[-1]))
        key--;
      at = key;
    }
  return g_strndup (at, end - at);
}

/* Whether the first bracket from @at on opens. */
static gboolean
opens (const char *at, const char *end)
{
  while (at < end && strchr ("[({])}", *at) == NULL)
    at++;
  return at < end && strchr ("[({", *at) != NULL;
}

/* Whether nothing but a bracket that closes is behind the comma at @at. */
static gboolean
is_last_comma (const char *at, const char *end)
{
  if (*at != ',')
    return FALSE;
  for (at++; at < end && g_ascii_isspace (*at);)
    at++;
  return at < end && strchr ("])}", *at) != NULL;
}

/* (transfer full): the closing brackets of a grid, and what follows; in small letters, without space. Nothing where those
 * that follow are of something else. */
static char *
dup_tail (const RubricLooseFind *find, const char *end)
{
  const char *at = g_strrstr_len (find->start, find->end - find->start, "\n"), *stop;
  GString *tail = g_string_new (NULL);

  at = at != NULL ? at : find->end;
  for (stop = MIN (end, at + MOST_ROW); at < stop && strchr ("])}", *at) == NULL; at++)
    if (*at == '=' && at > find->start && opens (at, stop))
      stop = at;
  for (; at < stop && *at != ';' && tail->len < MOST_TAIL; at++)
    if (!g_ascii_isspace (*at) && !is_last_comma (at, stop))
      g_string_append_c (tail, g_ascii_tolower (*at));
  return g_string_free (tail, FALSE);
}

/* Whether the cells of @find are rows of a matrix, as some languages write them: no comma parts the lines. */
static gboolean
is_matrix (const RubricLooseFind *find)
{
  const char *at = memchr (find->start, '\n', find->end - find->start);

  if (memchr (find->start, ';', find->end - find->start) != NULL)
    return TRUE;
  while (at != NULL && at > find->start && g_ascii_isspace (at[-1]))
    at--;
  return at != NULL && at > find->start && rubric_loose_is_cell (at[-1]) && !g_str_has_prefix (at - 1, "...");
}

/* The call that gives the cells of a list the size of a grid in @head, where it is of a language whose lists are columns. */
static gboolean
is_sized (const char *head)
{
  const char *sized = strstr (head, SIZED);

  return sized != NULL && (sized == head || strchr ("=(,:\n", sized[-1]) != NULL);
}

/* Whether an array is turned where it ends: "9]'" of one language, ").T" of another. What is text has a mark before it, too. */
static gboolean
is_transposed (const RubricLooseFind *find, const char *head, const char *tail)
{
  const char *rest = tail + strspn (tail, "])}");
  gboolean sized = is_sized (head), inside = sized && tail[0] == ']' && tail[1] == '\'';

  if (g_str_has_prefix (rest, RESHAPE) || inside || (sized && *rest == ','))
    {
      rest += strcspn (rest, ")");
      rest += strspn (rest, ")");
    }
  if (sized)
    return (inside && is_matrix (find)) != (*rest == '\'');
  if (*rest == '\'' && *tail == ']' && rest - tail == 1 && strchr (head, '\'') == NULL)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    if (rest > tail && g_str_has_prefix (rest, turns[i]) && !is_of_key (rest[strlen (turns[i])]))
      return TRUE;
  return FALSE;
}

/* Whether a call of one letter, which turns a matrix of R over its diagonal, is in @head. */
static gboolean
calls_t (const char *head)
{
  for (const char *at = strstr (head, "t("); at != NULL; at = strstr (at + 1, "t("))
    if (at == head || !is_of_key (at[-1]))
      return TRUE;
  return FALSE;
}

/* Whether one of @names is called in @head. */
static gboolean
calls (const char *head, const char *const *names, guint n)
{
  for (guint i = 0; i < n; i++)
    for (const char *at = strstr (head, names[i]); at != NULL; at = strstr (at + 1, names[i]))
      if (at == head || (!g_ascii_isalnum (at[-1]) && at[-1] != '_'))
        return TRUE;
  return FALSE;
}

/* Whether rows of @find are lists or texts of their own, not all of it one. */
static gboolean
has_rows (const RubricLooseFind *find)
{
  guint n = 0;

  for (const char *at = find->start; at < find->end; at++)
    n += strchr ("])}\"'", *at) != NULL;
  return n >= LEAST_ENDS;
}

/* Whether what makes a grid lists columns. */
static gboolean
makes_columns (const RubricLooseFind *find, const char *head, const char *tail)
{
  gboolean rows = rubric_loose_has_any (tail, by_row, G_N_ELEMENTS (by_row));
  gboolean turned = rubric_loose_has_any (tail, behind, G_N_ELEMENTS (behind))
                    || calls (head, makers, G_N_ELEMENTS (makers))
                    || (has_rows (find) && calls (head, frames, G_N_ELEMENTS (frames)))
                    || rubric_loose_has_any (head, matrices, G_N_ELEMENTS (matrices))
                    || (strstr (head, "stack(") != NULL && rubric_loose_has_any (tail, stacks, G_N_ELEMENTS (stacks)));

  if (is_sized (head))
    return !rubric_loose_has_any (tail, sized_rows, G_N_ELEMENTS (sized_rows))
           && is_matrix (find) == rubric_loose_has_any (head, sized_turns, G_N_ELEMENTS (sized_turns));
  return (turned && !rows) != calls_t (head);
}

/* Whether the list that begins at @first is the value of an array of Fortran: `data grid /5, 6, 0, …` */
static gboolean
is_data (const char *first, const char *start)
{
  const char *end = first, *begin, *name;
  g_autofree char *small = NULL;

  while (end > start && (g_ascii_isspace (end[-1]) || end[-1] == '&'))
    end--;
  for (begin = end; begin > start && begin[-1] != '\n' && end - begin < MOST_HEAD;)
    begin--;
  small = g_ascii_strdown (begin, end - begin);
  g_strstrip (small);
  if (!g_str_has_prefix (small, DATA))
    return FALSE;
  name = small + strlen (DATA);
  name += strspn (name, " ");
  if (!g_ascii_isalpha (*name))
    return FALSE;
  name += strspn (name, "abcdefghijklmnopqrstuvwxyz0123456789_");
  name += strspn (name, " ");
  return *name == '/' && name[1] == '\0';
}

/* Whether an expression turns over each row of the list that begins at @first. */
static gboolean
mirrors_rows (const char *first, const char *start)
{
  gsize length = MIN (first - start, MOST_HEAD);
  g_autofree char *squeezed = rubric_loose_dup_squeezed (first - length, length);

  for (guint i = 0; i < G_N_ELEMENTS (mirrors_each); i++)
    {
      const char *at = strstr (squeezed, mirrors_each[i]);

      if (at != NULL && at[strlen (mirrors_each[i]) + strcspn (at + strlen (mirrors_each[i]), "0123456789;=")] == '\0')
        return TRUE;
    }
  return FALSE;
}

/* Whether @text begins with what turns over all that is before it. */
static gboolean
flips_all (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (flips_behind); i++)
    if (g_str_has_prefix (text, flips_behind[i]) && !is_of_key (text[strlen (flips_behind[i])]))
      return TRUE;
  return FALSE;
}

/* What turns rows over, before the grid or behind it. Where it is one list the first of all cells becomes the last. */
static void
read_flips (RubricLooseCode *self, const RubricLooseFind *find, const char *head, const char *tail)
{
  const char *rest = tail + strspn (tail, "])}");
  gboolean all;

  self->flipped = calls (head, flips, G_N_ELEMENTS (flips));
  self->mirrored = calls (head, mirrors, G_N_ELEMENTS (mirrors));
  self->flipped ^= rest > tail && flips_all (rest);
  if (*find->end == '"' || *find->end == '\'')
    self->flipped ^= !has_rows (find) && flips_all (find->end + 1);
  for (guint i = 0; i < G_N_ELEMENTS (mirrors_behind) && rest > tail; i++)
    self->mirrored ^= g_str_has_prefix (rest, mirrors_behind[i]);
  all = self->flipped && strstr (head, "ud(") == NULL && !has_rows (find);
  self->mirrored ^= all;
}

RubricLooseCode
rubric_loose_read_code (const RubricLooseFind *find, const char *start, const char *end)
{
  const char *first = rubric_loose_find_first (find);
  g_autofree char *keys = rubric_loose_dup_head (first, start), *tail = dup_tail (find, end);
  g_autofree char *head = rubric_loose_dup_squeezed (keys, strlen (keys));
  RubricLooseCode code = { .turned = FALSE };

  code.turned = makes_columns (find, head, tail) != is_transposed (find, head, tail) || is_data (first, start);
  read_flips (&code, find, head, tail);
  code.mirrored ^= mirrors_rows (first, start);
  return code;
}
