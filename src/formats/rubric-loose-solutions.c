/* rubric-loose-solutions.c - which of the grids that were found are solutions, and of what
 *
 *     puzzle, solution              the solution is left out
 *     givens, what was made of them  the latter is left out, where the former are called so
 *     damaged puzzle, solution      both are: nobody wants a solved grid for a puzzle that stands there, unread
 *     solution                      is what the person has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include "rubric-loose-key.h"

#include <string.h>

enum
{
  LEAST_SOLVED = SUD_CELLS - 3, /* digits of a solution, which may be damaged, too */
  LEAST_NEARLY = SUD_CELLS - 2 * SUD_SIZE, /* digits of one in which a row went wrong, and so many more than the puzzle has */
  MOST_CHANGED = 2,             /* digits in it that the puzzle has otherwise */
  LEAST_LEFT = 2 * SUD_SIZE,    /* cells, one after the other, of a puzzle that was not found */
  LEAST_DIGITS = 4,             /* among them */
  MOST_STATES = 16,             /* grids of a text among which some are others with more digits */
  LONG_NUMBER = 7,              /* digits; more are rather a row */
};

/* What is left of a text, a word at a time. */
typedef struct
{
  guint cells;
  guint digits;
} Left;

static gboolean
is_solved (const RubricLooseFind *find)
{
  return sud_grid_count_filled (&find->grid) >= LEAST_SOLVED && !rubric_loose_has_marks (find);
}

static gboolean
is_puzzle (const RubricLooseFind *find)
{
  return sud_grid_count_filled (&find->grid) < LEAST_SOLVED && !rubric_loose_has_marks (find);
}

/* Two digits may have gone wrong, or a row. */
static gboolean
solves (const RubricLooseFind *find, const RubricLooseFind *puzzle)
{
  int changed = 0, rows = 0;

  for (int row = 0; row < SUD_SIZE; row++)
    {
      int before = changed;

      for (int cell = row * SUD_SIZE; cell < (row + 1) * SUD_SIZE; cell++)
        changed += puzzle->grid.digit[cell] != 0 && find->grid.digit[cell] != 0
                   && puzzle->grid.digit[cell] != find->grid.digit[cell];
      rows += changed > before;
    }
  return changed <= MOST_CHANGED || rows == 1;
}

static const RubricLooseFind *
get_find (const RubricLoose *self, guint index)
{
  return &g_array_index (self->finds, RubricLooseFind, index);
}

/* @puzzles: indices */
static gboolean
solves_any (const RubricLoose *self, const RubricLooseFind *find, const GArray *puzzles)
{
  int most = sud_grid_count_filled (&find->grid) - (is_solved (find) ? 0 : 2 * SUD_SIZE);

  for (guint i = 0; i < puzzles->len; i++)
    {
      const RubricLooseFind *puzzle = get_find (self, g_array_index (puzzles, guint, i));

      if (sud_grid_count_filled (&puzzle->grid) < most && solves (find, puzzle))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_nearly_solved (const RubricLooseFind *find)
{
  return sud_grid_count_filled (&find->grid) >= LEAST_NEARLY && !rubric_loose_has_marks (find);
}

static gboolean
is_cell (char c)
{
  return c == '?' || sud_cell_value (c) >= 0;
}

/* How many cells a word of @length signs of cells is: none where it is a number, a date or a dash that is drawn. */
static guint
count_cells (const char *word, gsize length)
{
  gsize digits = 0, pairs = 0, same = 0;

  for (gsize i = 0; i < length; i++)
    {
      digits += g_ascii_isdigit (word[i]) != 0;
      pairs += i > 0 && !g_ascii_isdigit (word[i]) && !g_ascii_isdigit (word[i - 1]);
      same += word[i] == word[0];
    }
  if (length == 1)
    return 1;
  if (digits == length)
    return length > LONG_NUMBER || (length == 3 && *word == '0') ? length : 0;
  if (digits == 0 && same == length && *word != '.')
    return 0;
  if (pairs == 0 && length < LEAST_LEFT && g_ascii_isdigit (word[0]) && g_ascii_isdigit (word[length - 1]))
    return 0;
  return length;
}

/* Whether a time, the place of a cell, or an arrow to its digit stands at @at, below @end. */
static gboolean
is_no_row (const char *at, const char *end)
{
  const char *comma = at + 2, *last = at + 3;

  if (end - at < 2)
    return FALSE;
  if (*at == ':')
    return g_ascii_isdigit (at[-1]) && g_ascii_isdigit (at[1]);
  if (*at == '-' || *at == '=')
    return at[1] == '>' && sud_cell_value (at[-1]) != 0;
  if (*at != '(' || end - at < 5 || !g_ascii_isdigit (at[1]) || *comma != ',')
    return FALSE;
  last += *last == ' ';
  return end - last >= 2 && g_ascii_isdigit (last[0]) && last[1] == ')';
}

/* Commas, brackets and the like stand between cells, words do not; an empty field is one. @at: (inout): moved on. Returns:
 * whether that is enough for a puzzle */
static gboolean
note_word (Left *left, const char **at, const char *end)
{
  const char *word = *at;

  if (is_no_row (word, end))
    *left = (Left){ 0 };
  if (is_no_row (word, end) || !is_cell (*word))
    {
      left->cells += *word == '|' || (word[0] == word[-1] && strchr (",;\t", *word) != NULL);
      if (*word == RUBRIC_LOOSE_OTHER || g_ascii_isalpha (*word))
        *left = (Left){ 0 };
      (*at)++;
    }
  else
    {
      guint cells;

      while (*at < end && is_cell (**at))
        (*at)++;
      cells = count_cells (word, *at - word);
      left->cells += cells;
      for (; cells > 0 && word < *at; word++)
        left->digits += *word >= '1' && *word <= '9';
    }
  return left->cells >= LEAST_LEFT && left->digits >= LEAST_DIGITS;
}

/* Whether the line at @index has much beside what was found on it. @at: (inout): of the finds; those before end above */
static gboolean
has_more (const RubricLoose *self, guint index, guint *at, Left *left)
{
  const RubricLooseLine *line = rubric_loose_get_line (self, index);
  const char *end = line->text + line->length;
  gboolean within = FALSE;

  while (*at < self->finds->len && get_find (self, *at)->end <= line->text)
    (*at)++;
  for (guint i = *at; i < self->finds->len && get_find (self, i)->start < end; i++)
    within |= !get_find (self, i)->rows;
  if (line->taken && !within)
    *left = (Left){ 0 };
  else if (line->kind == RUBRIC_LOOSE_TEXT)
    for (const char *c = line->text + rubric_loose_measure_lead (line); c < end;)
      {
        while (*at < self->finds->len && get_find (self, *at)->end <= c)
          (*at)++;
        if (*at < self->finds->len && c >= get_find (self, *at)->start)
          {
            c = get_find (self, *at)->end;
            *left = (Left){ 0 };
          }
        else if (note_word (left, &c, end))
          return TRUE;
      }
  return FALSE;
}

gboolean
rubric_loose_has_rest (const RubricLoose *self)
{
  Left left = { 0 };
  guint at = 0;

  for (guint i = 0; i < self->lines->len; i++)
    if (has_more (self, i, &at, &left))
      return TRUE;
  return FALSE;
}

/* Whether data calls @find so: then its puzzle was there, too. */
static gboolean
is_called_solution (const RubricLoose *self, const RubricLooseFind *find)
{
  return rubric_loose_is_called_solution (self->chars->str, find->start);
}

guint
rubric_loose_drop_solutions (RubricLoose *self)
{
  g_autoptr (GArray) puzzles = g_array_new (FALSE, FALSE, sizeof (guint)), kept = NULL;
  gboolean any = FALSE, rest;
  guint n;

  for (guint i = 0; i < self->finds->len; i++)
    if (is_puzzle (get_find (self, i)))
      g_array_append_val (puzzles, i);
  for (guint i = 0; i < self->finds->len; i++)
    any |= is_nearly_solved (get_find (self, i));
  if (!any)
    return 0;
  rest = rubric_loose_has_rest (self) || self->dropped > 0;
  kept = g_array_new (FALSE, FALSE, sizeof (RubricLooseFind));
  for (guint i = 0; i < self->finds->len; i++)
    {
      const RubricLooseFind *find = get_find (self, i);

      if (!(is_solved (find) && (rest || is_called_solution (self, find))) && !(is_nearly_solved (find) && solves_any (self, find, puzzles)))
        g_array_append_vals (kept, find, 1);
    }
  n = self->finds->len - kept->len;
  g_array_unref (self->finds);
  self->finds = g_steal_pointer (&kept);
  return n;
}

/* Whether data calls @find givens. */
static gboolean
is_called_givens (const RubricLoose *self, const RubricLooseFind *find)
{
  return rubric_loose_read_key (self->chars->str, find->start) == RUBRIC_LOOSE_KEY_GIVENS;
}

/* Whether @find has all digits of @givens, and others. */
static gboolean
goes_on (const RubricLooseFind *find, const RubricLooseFind *givens)
{
  return sud_grid_count_filled (&find->grid) > sud_grid_count_filled (&givens->grid)
         && sud_grid_keeps (&find->grid, &givens->grid) && !rubric_loose_has_marks (find) && !rubric_loose_has_marks (givens);
}

void
rubric_loose_drop_states (RubricLoose *self)
{
  guint n = self->finds->len > 1 && self->finds->len <= MOST_STATES ? self->finds->len : 0;
  gboolean givens[MOST_STATES] = { FALSE }, state[MOST_STATES] = { FALSE };

  for (guint i = 0; i < n; i++)
    givens[i] = is_called_givens (self, get_find (self, i));
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n && givens[i] && get_find (self, i)->verdict == SUD_VERDICT_ONE; k++)
      state[k] |= !givens[k] && goes_on (get_find (self, k), get_find (self, i));
  for (guint i = n; i > 0; i--)
    if (state[i - 1])
      {
        g_array_remove_index (self->finds, i - 1);
        self->ways.masked = TRUE;
      }
}
