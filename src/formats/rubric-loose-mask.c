/* rubric-loose-mask.c - which cells of a solved grid are givens, where a second grid beside it tells
 *
 *     {"solution": "534678912…", "mask": "110010000…"}      81 signs, each of two kinds: 0 and 1, true and false
 *     {"solution": […], "hidden": [[false, true, …], …]}
 *     {"solution": […], "givens": [0, 1, 4, …]}             or a list of cells
 *
 * What it is called tells which of the two are givens. Where that tells nothing both ways are tried, and all puzzles offered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include "rubric-loose-key.h"
#include "rubric-loose-list.h"

#include "sud-solve.h"

#include <string.h>

enum
{
  LEAST_SOLVED = SUD_CELLS - 4, /* cells of a solved grid that may be damaged */
  LEAST_SHOWN = 17, /* cells, and at least as many hidden */
  MOST_TRIES = 16,
  MOST_PUZZLES = 4,
  LEAST_TOLD = 17, /* signs of a mask that is called so, and damaged */
  LEAST_LEFT = 40, /* signs of a mask that is damaged */
  LEAST_KIND = 8,  /* of these of one kind, where a line that is drawn may be the same */
};

/* How a mask is written: what is true of a cell, and what is not. The first two are known by their signs alone. */
static const char *const kinds[][2] = {
  { "1", "0" }, { "true", "false" }, { "yes", "no" }, { "y", "n" }, { "t", "f" }, { "x", "." }, { "x", "-" }, { "x", "_" },
  { "#", "." }, { "#", "-" }, { "#", "_" }, { "*", "." }, { "*", "-" },
};

enum
{
  PLAIN_KINDS = 2,
};

/* What is true and false of cells, one after the other. */
typedef struct
{
  gboolean set[SUD_CELLS];
  guint n;       /* more than 81 where there are too many */
  guint kind[2]; /* how many of them are false, and true */
  guint strange; /* signs among them, which are neither */
  const char *start;
} Mask;

/* What the masks of a text leave of a solved grid. */
typedef struct
{
  const char *text;
  const SudGrid *grid;
  GArray *told;   /* of #SudGrid: by what a mask is called */
  GArray *untold; /* whose names tell nothing */
  gboolean told_damaged;
  gboolean untold_damaged;
  guint tries;
} Search;

static gboolean
is_puzzle (const SudGrid *grid)
{
  SudResult result;

  sud_solve_count (grid, 2, NULL, &result);
  return result.verdict == SUD_VERDICT_ONE;
}

static void
add_puzzle (GArray *puzzles, const SudGrid *puzzle)
{
  for (guint i = 0; i < puzzles->len; i++)
    if (memcmp (&g_array_index (puzzles, SudGrid, i), puzzle, sizeof *puzzle) == 0)
      return;
  g_array_append_vals (puzzles, puzzle, 1);
}

/* Returns: whether the cells of @grid for which @set is @shown are a puzzle */
static gboolean
show (const SudGrid *grid, const gboolean *set, gboolean shown, SudGrid *puzzle)
{
  *puzzle = *grid;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (set[cell] != shown)
      puzzle->digit[cell] = 0;
  return sud_grid_count_filled (puzzle) >= LEAST_SHOWN && sud_grid_count_filled (puzzle) <= SUD_CELLS - LEAST_SHOWN
         && is_puzzle (puzzle);
}

static gboolean
is_told (RubricLooseKey key)
{
  return key == RUBRIC_LOOSE_KEY_GIVENS || key == RUBRIC_LOOSE_KEY_OTHERS;
}

/* As it is called, or both ways round; what has a strange name must fit both ways, so that nobody takes it for the one. Returns:
 * whether it fits */
static gboolean
apply (Search *self, const gboolean *set, RubricLooseKey key)
{
  GArray *puzzles = is_told (key) ? self->told : self->untold;
  SudGrid as_givens, as_others;
  gboolean givens = key != RUBRIC_LOOSE_KEY_OTHERS && show (self->grid, set, TRUE, &as_givens);
  gboolean others = key != RUBRIC_LOOSE_KEY_GIVENS && show (self->grid, set, FALSE, &as_others);

  if (key == RUBRIC_LOOSE_KEY_STRANGE && givens != others)
    return FALSE;
  if (givens)
    add_puzzle (puzzles, &as_givens);
  if (others)
    add_puzzle (puzzles, &as_others);
  return givens || others;
}

/* Takes what has been read, and begins anew. */
static void
take_mask (Search *self, Mask *mask, gboolean plain)
{
  RubricLooseKey key = mask->n >= LEAST_TOLD ? rubric_loose_read_key (self->text, mask->start) : RUBRIC_LOOSE_KEY_UNTOLD;

  if (mask->n >= (is_told (key) ? LEAST_TOLD : LEAST_LEFT)
      && (plain || MIN (mask->kind[0], mask->kind[1]) >= LEAST_KIND))
    {
      if (self->tries == 0 || mask->n != SUD_CELLS || mask->strange > 0 || !apply (self, mask->set, key))
        *(is_told (key) ? &self->told_damaged : &self->untold_damaged) = TRUE;
      self->tries -= self->tries > 0;
    }
  *mask = (Mask){ .n = 0 };
}

/* Returns: how long the sign of @kind at @at is; 0 for none */
static gsize
read_sign (const char *at, const char *const *kind, gboolean *set)
{
  for (guint i = 0; i < 2; i++)
    if (g_ascii_tolower (*at) == *kind[i] && g_ascii_strncasecmp (at, kind[i], strlen (kind[i])) == 0)
      {
        *set = i == 0;
        return strlen (kind[i]);
      }
  return 0;
}

static void
add (Mask *self, const char *at, gboolean set)
{
  if (self->n == 0)
    self->start = at;
  if (self->n < SUD_CELLS)
    self->set[self->n] = set;
  self->n += self->n <= SUD_CELLS;
  self->kind[set]++;
}

/* Whether @c may stand between two signs. */
static gboolean
is_between (char c)
{
  return c != '\0' && strchr (" \t\r\n,;[](){}\"'|", c) != NULL;
}

/* Whether what stands at @at, no sign, took the place of one: letters stand on both sides. */
static gboolean
is_strange (const Mask *self, const char *at, const char *const *kind)
{
  gboolean set;

  return self->n > 0 && self->strange == 0 && *at != '\0' && !is_between (*at) && read_sign (at - 1, kind, &set) == 1
         && read_sign (at + 1, kind, &set) == 1;
}

static void
search_masks (Search *self, guint kind)
{
  Mask mask = { .n = 0 };

  for (const char *at = self->text;; at++)
    {
      gboolean set;
      gsize length = read_sign (at, kinds[kind], &set);

      if (length == 0 && is_strange (&mask, at, kinds[kind]))
        {
          mask.strange++;
          continue;
        }

      if (length > 0 && (mask.n > 0 || at == self->text || !g_ascii_isalnum (at[-1])))
        {
          add (&mask, at, set);
          at += length - 1;
        }
      else if (!is_between (*at))
        take_mask (self, &mask, kind < PLAIN_KINDS);
      if (*at == '\0')
        return;
    }
}

/* Lists of cells, where they are called so that they must be. */
static void
search_lists (Search *self)
{
  for (const char *at = rubric_loose_list_find (self->text); at != NULL; at = rubric_loose_list_find (at))
    {
      RubricLooseKey key = rubric_loose_read_key (self->text, at);
      gboolean set[SUD_CELLS], fits = FALSE;
      RubricLooseList list;

      if (!is_told (key))
        {
          at++;
          continue;
        }
      at = rubric_loose_list_read (&list, at);
      if (!rubric_loose_list_may_tell (&list))
        continue;
      for (guint way = 0; way < 4; way++)
        fits |= rubric_loose_list_get_cells (&list, way, set) && apply (self, set, key);
      self->told_damaged |= !fits;
    }
}

/* Puts what @found has in the place of @solved. Where a mask is called so that it tells, the others are of something else. */
static void
take_puzzles (RubricLoose *self, const RubricLooseFind *solved, const Search *found)
{
  gboolean told = found->told->len > 0 || found->told_damaged;
  const GArray *puzzles = told ? found->told : found->untold;
  gboolean damaged = found->told_damaged || (told && sud_grid_count_filled (&solved->grid) < SUD_CELLS)
                     || puzzles->len > MOST_PUZZLES || (puzzles->len == 0 && found->untold_damaged);

  if (puzzles->len == 0 && !damaged)
    return;
  g_array_set_size (self->finds, 0);
  self->solutions += damaged;
  self->ways.masked = !damaged;
  for (guint i = 0; i < puzzles->len && !damaged; i++)
    {
      RubricLooseFind find = *solved;

      find.grid = g_array_index (puzzles, SudGrid, i);
      g_array_append_val (self->finds, find);
    }
}

/* A text may stand there twice. */
static gboolean
are_same (const GArray *finds)
{
  for (guint i = 1; i < finds->len; i++)
    if (memcmp (&g_array_index (finds, RubricLooseFind, i).grid, &g_array_index (finds, RubricLooseFind, 0).grid,
                sizeof (SudGrid)) != 0)
      return FALSE;
  return TRUE;
}

void
rubric_loose_mask (RubricLoose *self, const char *text)
{
  RubricLooseFind find = { .verdict = SUD_VERDICT_NONE };
  g_autoptr (GArray) told = g_array_new (FALSE, FALSE, sizeof (SudGrid)), untold = g_array_new (FALSE, FALSE, sizeof (SudGrid));
  Search found = { text, &find.grid, told, untold, FALSE, FALSE, MOST_TRIES };

  if (self->finds->len > 0)
    find = g_array_index (self->finds, RubricLooseFind, 0);
  if (sud_grid_count_filled (&find.grid) < LEAST_SOLVED || find.verdict != SUD_VERDICT_ONE || !are_same (self->finds))
    return;
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    search_masks (&found, kind);
  search_lists (&found);
  if (told->len == 0 && untold->len == 0)
    found.untold_damaged |= rubric_loose_list_ascends (text);
  take_puzzles (self, &find, &found);
}
