/* rubric-loose-mask.c - which cells of a solved grid are givens, where a second grid beside it tells
 *
 *     {"solution": "534678912…", "mask": "110010000…"}      81 signs, each of two kinds: 0 and 1, true and false
 *     {"solution": […], "hidden": [[false, true, …], …]}    what they are called tells which is which, or the solver
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include "sud-solve.h"

#include <string.h>

enum
{
  LEAST_SHOWN = 17, /* cells, and at least as many hidden */
  LONGEST_NAME = 40,
  MOST_TRIES = 16,
  LEAST_LEFT = 40, /* signs of a mask that is damaged */
};

/* What is true and false of cells, one after the other. */
typedef struct
{
  gboolean set[SUD_CELLS];
  guint n;        /* more than 81 where there are too many */
  gboolean words; /* whether they are written as words */
  const char *start;
} Mask;

/* Names of what is true of a cell that is no given begin with this. */
static const char *const others[] = { "hid", "empt", "blank", "remov", "hole", "edit", "unknown", "miss" };

/* Whether the name before @at, with a colon or an equals sign behind it, is of cells that are no givens. */
static gboolean
is_of_others (const char *text, const char *at)
{
  const char *start = at;

  while (start > text && at - start < LONGEST_NAME && start[-1] != '\n')
    start--;
  for (; start < at; start++)
    for (guint i = 0; i < G_N_ELEMENTS (others); i++)
      if ((start == text || !g_ascii_isalpha (start[-1])) && g_ascii_strncasecmp (start, others[i], strlen (others[i])) == 0)
        return TRUE;
  return FALSE;
}

static gboolean
is_puzzle (const SudGrid *grid)
{
  SudResult result;

  sud_solve_count (grid, 2, NULL, &result);
  return result.verdict == SUD_VERDICT_ONE;
}

/* Returns: whether the cells of @grid for which @mask is @shown are a puzzle */
static gboolean
show (const Mask *mask, gboolean shown, const SudGrid *grid, SudGrid *puzzle)
{
  *puzzle = *grid;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (mask->set[cell] != shown)
      puzzle->digit[cell] = 0;
  return sud_grid_count_filled (puzzle) >= LEAST_SHOWN && sud_grid_count_filled (puzzle) <= SUD_CELLS - LEAST_SHOWN
         && is_puzzle (puzzle);
}

/* Both ways round: as it is called, then the other. Returns: whether the mask fits @find, which is the puzzle then */
static gboolean
apply (const Mask *mask, const char *text, RubricLooseFind *find)
{
  gboolean first = !is_of_others (text, mask->start);
  SudGrid puzzle;

  if (mask->n != SUD_CELLS || (!show (mask, first, &find->grid, &puzzle) && !show (mask, !first, &find->grid, &puzzle)))
    return FALSE;
  find->grid = puzzle;
  return TRUE;
}

/* Returns: how long the word at @at is that is true or false, or a digit that stands for it; 0 for none */
static gsize
read_sign (const char *at, gboolean *set, gboolean *word)
{
  *word = g_ascii_isalpha (*at);
  *set = *at == '1' || *at == 't' || *at == 'T';
  if (*at == '0' || *at == '1')
    return 1;
  if (*word && g_ascii_strncasecmp (at, *set ? "true" : "false", *set ? 4 : 5) == 0)
    return *set ? 4 : 5;
  return 0;
}

static void
add (Mask *self, const char *at, gboolean set, gboolean word)
{
  if (self->n == 0)
    {
      self->start = at;
      self->words = word;
    }
  if (self->n < SUD_CELLS)
    self->set[self->n] = set;
  self->n += self->n <= SUD_CELLS;
}

/* Whether @c may stand between two signs. */
static gboolean
is_between (char c)
{
  return c != '\0' && strchr (" \t\r\n,;[](){}\"'|", c) != NULL;
}

/* Tries all masks of @text. Returns: whether one fits. @damaged: whether there is one that does not */
static gboolean
find_mask (const char *text, RubricLooseFind *find, gboolean *damaged)
{
  Mask mask = { .n = 0 };
  guint tries = MOST_TRIES;

  for (const char *at = text; tries > 0; at++)
    {
      gboolean set, word;
      gsize length = read_sign (at, &set, &word);

      if (length > 0 && (mask.n == 0 ? at == text || !g_ascii_isalnum (at[-1]) : word == mask.words))
        {
          add (&mask, at, set, word);
          at += length - 1;
          continue;
        }
      if (is_between (*at))
        continue;
      tries -= mask.n == SUD_CELLS;
      if (apply (&mask, text, find))
        return TRUE;
      *damaged |= mask.n >= LEAST_LEFT;
      mask.n = 0;
      if (*at == '\0')
        break;
    }
  return FALSE;
}

void
rubric_loose_mask (RubricLoose *self, const char *text)
{
  RubricLooseFind *find = (RubricLooseFind *)(gpointer)self->finds->data;
  gboolean damaged = FALSE;

  if (self->finds->len != 1 || sud_grid_count_filled (&find->grid) < SUD_CELLS || find->verdict != SUD_VERDICT_ONE)
    return;
  if (find_mask (text, find, &damaged))
    self->ways.masked = TRUE;
  else if (damaged)
    {
      g_array_set_size (self->finds, 0);
      self->solutions++;
    }
}
