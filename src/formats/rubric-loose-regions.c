/* rubric-loose-regions.c - whether nine by nine numbers are no cells but the regions that a puzzle beside them has
 *
 *     1 1 1 2 3 3 3 3 3
 *     1 1 1 2 2 2 3 3 3        each number stands nine times, and what has the same hangs together
 *     …
 *
 *     "regions": [[[0,0],[0,1],…]]      the same in data: such a map, or the cells of each region
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include "rubric-variant.h"

#include <string.h>

enum
{
  MOST_NUMBERS = 2 * SUD_CELLS, /* a row and a column of each cell */
  LONGEST_MAP = 1 << 12,        /* bytes */
  MAX_NUMBER = 99,
  MOST_PARTS = 2 * SUD_SIZE,    /* that regions are drawn in: a slip in a map parts one */
};

/* Numbers of a list, how deep its brackets may be. */
typedef struct
{
  guint8 number[MOST_NUMBERS];
  guint n;
} Numbers;

/* Returns: how many cells hang together with @cell that have its number, and have not been @seen */
static guint
count_region (const SudGrid *grid, int cell, gboolean seen[SUD_CELLS])
{
  int stack[SUD_CELLS];
  guint n = 0, left = 0;

  stack[left++] = cell;
  seen[cell] = TRUE;
  for (; left > 0; n++)
    {
      int at = stack[--left], row = sud_row (at), column = sud_column (at);
      const int beside[] = { row > 0 ? at - SUD_SIZE : at, row + 1 < SUD_SIZE ? at + SUD_SIZE : at, column > 0 ? at - 1 : at,
                             column + 1 < SUD_SIZE ? at + 1 : at };

      for (guint i = 0; i < G_N_ELEMENTS (beside); i++)
        if (!seen[beside[i]] && grid->digit[beside[i]] == grid->digit[at])
          {
            seen[beside[i]] = TRUE;
            stack[left++] = beside[i];
          }
    }
  return n;
}

/* Whether there are nine numbers, each of them nine times. */
static gboolean
are_nine_times (const SudGrid *grid)
{
  guint n[G_MAXUINT8 + 1] = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    n[grid->digit[cell]]++;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (n[grid->digit[cell]] != SUD_SIZE)
      return FALSE;
  return TRUE;
}

gboolean
rubric_loose_are_regions (const SudGrid *grid)
{
  gboolean seen[SUD_CELLS] = { FALSE }, boxes = TRUE, whole = TRUE;
  guint parts = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int box = sud_box (cell);

      boxes &= grid->digit[cell] == grid->digit[sud_cell (box / 3 * 3, box % 3 * 3)];
      if (seen[cell])
        continue;
      whole &= count_region (grid, cell, seen) == SUD_SIZE;
      parts++;
    }
  return !boxes && (whole || (parts <= MOST_PARTS && are_nine_times (grid)));
}

static void
add_number (Numbers *self, guint number)
{
  if (self->n < MOST_NUMBERS)
    self->number[self->n] = number;
  self->n++;
}

/* What stands in quotation marks at @at, a number for each sign. Returns: behind it, or where something else stands */
static const char *
read_signs (Numbers *self, const char *at)
{
  for (; g_ascii_isalnum (*at); at++)
    add_number (self, g_ascii_isdigit (*at) ? *at - '0' : g_ascii_toupper (*at) - 'A' + 1);
  return at;
}

/* Reads the list at @at, or what stands in quotation marks there. Returns: whether there are numbers in it, and nothing else */
static gboolean
read_numbers (Numbers *self, const char *at)
{
  const char *end = at + strnlen (at, LONGEST_MAP);
  guint depth = 0;

  do
    {
      if (*at == '[' || *at == ']')
        depth += *at++ == '[' ? 1 : -1;
      else if (*at == '"' || *at == '\'')
        {
          const char mark = *at;

          at = read_signs (self, at + 1);
          if (*at++ != mark)
            return FALSE;
        }
      else if (g_ascii_isdigit (*at))
        {
          guint number = 0;

          for (; g_ascii_isdigit (*at); at++)
            number = MIN (number * 10 + *at - '0', MAX_NUMBER);
          add_number (self, number);
        }
      else if (strchr (", \n\r\t", *at) != NULL && depth > 0 && at < end)
        at++;
      else
        return FALSE;
    }
  while (depth > 0);
  return self->n > 0;
}

/* Numbers that are places, @step of them for each cell: those of one region, then those of the next. */
static gboolean
map_places (const Numbers *self, guint step, SudGrid *map)
{
  guint8 base = 1;

  *map = (SudGrid){ 0 };
  for (guint i = 0; i < self->n; i++)
    base = MIN (base, self->number[i]);
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      const guint8 *place = self->number + i * step;
      int cell = step == 1 ? place[0] - base : (place[0] - base) * SUD_SIZE + place[1] - base;

      if (cell < 0 || cell >= SUD_CELLS || map->digit[cell] != 0)
        return FALSE;
      map->digit[cell] = i / SUD_SIZE + 1;
    }
  return TRUE;
}

/* A number for each cell: each of them nine times. */
static gboolean
map_numbers (const Numbers *self, SudGrid *map)
{
  guint n[MAX_NUMBER + 1] = { 0 };

  for (guint i = 0; i < SUD_CELLS; i++)
    {
      map->digit[i] = self->number[i] + 1;
      n[self->number[i]]++;
    }
  for (guint i = 0; i < SUD_CELLS; i++)
    if (n[self->number[i]] != SUD_SIZE)
      return FALSE;
  return TRUE;
}

static gboolean
read_map (const Numbers *self, SudGrid *map)
{
  if (self->n == 2 * SUD_CELLS)
    return map_places (self, 2, map);
  return self->n == SUD_CELLS && (map_numbers (self, map) || map_places (self, 1, map));
}

static gboolean
are_boxes (const SudGrid *map)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (map->digit[cell] != map->digit[sud_cell (sud_box (cell) / 3 * 3, sud_box (cell) % 3 * 3)])
      return FALSE;
  return TRUE;
}

gboolean
rubric_loose_refuse_regions (const char *value, gboolean named, GError **error)
{
  Numbers numbers = { .n = 0 };
  SudGrid map;

  if (strchr ("[\"'", *value) == NULL || !read_numbers (&numbers, value))
    return FALSE;
  if (read_map (&numbers, &map))
    return (named ? !are_boxes (&map) : rubric_loose_are_regions (&map))
           && rubric_variant_refuse_name ("jigsaw", strlen ("jigsaw"), error);
  return named && *value == '[' && rubric_variant_refuse_name ("extraregion", strlen ("extraregion"), error);
}

/* Letters count from A. Returns: whether all 81 signs are regions */
static gboolean
read_letters (const char *signs, SudGrid *map)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (g_ascii_isdigit (signs[cell]))
      map->digit[cell] = signs[cell] - '0';
    else if (g_ascii_isalpha (signs[cell]))
      map->digit[cell] = g_ascii_toupper (signs[cell]) - 'A' + SUD_SIZE + 1;
    else
      return FALSE;
  return TRUE;
}

gboolean
rubric_loose_is_map (const char *signs)
{
  SudGrid map;

  return read_letters (signs, &map) && rubric_loose_are_regions (&map);
}

gboolean
rubric_loose_is_mask (const char *signs)
{
  guint ones = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (signs[cell] != '0' && signs[cell] != '1')
      return FALSE;
    else
      ones += signs[cell] == '1';
  return ones > SUD_SIZE;
}
