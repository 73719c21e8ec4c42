/* rubric-loose-listed.c - which digits of data are givens, by lists beside the grid that nobody knows the names of
 *
 *     {"values": [0, 0, 1, 0, 6, …], "locked": [false, false, false, false, true, …]}      true or false of each cell
 *     {"values": [0, 0, 1, 0, 6, …], "mine": [2, 13, 15, …]}                               numbers of cells
 *
 * What such a list means is not known: see rubric-loose-traits.c. It may tell where it is about cells with digits, and no others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-listed.h"

#include "rubric-loose-traits.h"

#include <stdlib.h>
#include <string.h>

enum
{
  LEAST_PLACES = 5,
  LEAST_DAMAGED = 10, /* numbers in a list that may have been one of places; a row of a grid has nine */
  MOST_FALLS = 2,     /* in a list of places that is damaged */
  LEAST_FLAGS = SUD_CELLS - 11, /* in a list that is damaged */
  MOST_FLAGS = SUD_CELLS + 3,
  MOST_LISTS = 32,
};

/* A list, as far as it has been read. */
typedef struct
{
  guint8 set[SUD_CELLS]; /* flags that are true */
  guint number[SUD_CELLS + 1];
  guint numbers;
  guint flags;
  guint others;
} List;

/* Cells that a list may tell. */
typedef struct
{
  guint8 has[SUD_CELLS];
} Told;

static gboolean
is_word (const char *at, gsize length, const char *word)
{
  return length == strlen (word) && g_ascii_strncasecmp (at, word, length) == 0;
}

/* Takes what stands between two commas, @length bytes at @at. */
static void
take (List *self, const char *at, gsize length)
{
  gboolean set = is_word (at, length, "true");

  if (strspn (at, "0123456789") >= length && length <= 3)
    {
      if (self->numbers <= SUD_CELLS)
        self->number[self->numbers++] = atoi (at);
    }
  else if (set || is_word (at, length, "false"))
    {
      if (self->flags < SUD_CELLS)
        self->set[self->flags] = set;
      self->flags++;
    }
  else
    self->others++;
}

/* Reads the list that may begin at @at; a colon in it took the place of something else. Returns: behind it */
static const char *
read_list (List *self, const char *at)
{
  for (;;)
    {
      gsize length;

      at += strspn (at, ", \t\r\n");
      length = strcspn (at, ", \t\r\n[]{}:\"'");
      if (length == 0 && (*at != ':' || self->numbers + self->flags == 0))
        return at;
      if (length == 0)
        self->others++;
      else
        take (self, at, length);
      at += MAX (length, 1);
    }
}

/* How often a number of the list does not ascend, or is of no cell. */
static guint
count_falls (const List *self, guint base)
{
  guint falls = 0;

  for (guint i = 0; i < self->numbers; i++)
    falls += self->number[i] - base >= SUD_CELLS || (i > 0 && self->number[i] <= self->number[i - 1]);
  return falls;
}

/* Whether all cells that it tells, or all others, have digits. */
static gboolean
is_of_digits (const Told *self, const SudGrid *grid)
{
  gboolean with = TRUE, without = TRUE;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      with &= !self->has[cell] || grid->digit[cell] != 0;
      without &= self->has[cell] || grid->digit[cell] != 0;
    }
  return with || without;
}

static gboolean
add (GArray *told, const Told *list, const SudGrid *grid)
{
  if (!is_of_digits (list, grid))
    return FALSE;
  if (told->len < MOST_LISTS)
    g_array_append_vals (told, list, 1);
  return TRUE;
}

/* Adds the cells of numbers that count from @base. Returns: whether they are places of digits */
static gboolean
add_places (GArray *told, const List *list, guint base, const SudGrid *grid)
{
  Told places = { { FALSE } };

  if (list->numbers < LEAST_PLACES || list->numbers > SUD_CELLS || list->others > 0 || count_falls (list, base) > 0)
    return FALSE;
  for (guint i = 0; i < list->numbers; i++)
    places.has[list->number[i] - base] = TRUE;
  return add (told, &places, grid);
}

/* Whether all but a few numbers of the list, which counts from @base, ascend and are places of digits. */
static gboolean
are_nearly_places (const List *list, guint base, const SudGrid *grid)
{
  guint places = 0;

  for (guint i = 0; i < list->numbers && i <= SUD_CELLS; i++)
    places += list->number[i] - base < SUD_CELLS && grid->digit[list->number[i] - base] != 0;
  return places + MOST_FALLS >= list->numbers && count_falls (list, base) <= MOST_FALLS;
}

/* Returns: whether the list may have told something, and is damaged */
static gboolean
take_list (GArray *told, const List *list, const SudGrid *grid)
{
  Told flags;
  gboolean known;

  if (list->flags == SUD_CELLS && list->numbers == 0 && list->others == 0)
    {
      memcpy (flags.has, list->set, sizeof flags.has);
      add (told, &flags, grid);
      return FALSE;
    }
  if (list->flags > 0)
    return list->flags >= LEAST_FLAGS && list->flags <= MOST_FLAGS;
  known = add_places (told, list, 0, grid);
  known |= add_places (told, list, 1, grid);
  return !known && list->numbers + list->others >= LEAST_DAMAGED && list->numbers > list->others && list->numbers <= SUD_CELLS
         && (are_nearly_places (list, 0, grid) || are_nearly_places (list, 1, grid));
}

/* Whether the bracket at @at opens the value of a key, of which a sign may be lost. */
static gboolean
is_value (const char *text, const char *at)
{
  while (at > text && g_ascii_isspace (at[-1]))
    at--;
  return at > text && strchr (":\"'", at[-1]) != NULL;
}

/* Fills @told with what lists of @text tell. Returns: whether one is damaged */
static gboolean
read_lists (const char *text, const SudGrid *grid, GArray *told)
{
  gboolean damaged = FALSE;

  for (const char *at = strchr (text, '['); at != NULL; at = strchr (at, '['))
    {
      List list = { .numbers = 0 };

      if (!is_value (text, at))
        {
          at++;
          continue;
        }
      at = read_list (&list, at + 1);
      damaged |= take_list (told, &list, grid);
    }
  return damaged;
}

/* What lists say of the digits. */
static void
tell (const GArray *told, const SudGrid *grid, RubricLooseTraits *traits)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (grid->digit[cell] == 0)
        continue;
      rubric_loose_traits_begin (traits, cell);
      for (guint i = 0; i < told->len; i++)
        if (g_array_index (told, Told, i).has[cell])
          rubric_loose_traits_add (traits, i + 1);
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
  return finds->len > 0;
}

/* Whether the cells of the find have the order in which the text has them. */
static gboolean
is_in_order (const RubricLooseWays *ways)
{
  return !ways->turned && !ways->mirrored && !ways->unboxed && !ways->untold && !ways->ordered;
}

void
rubric_loose_take_listed (RubricLoose *self, const char *text)
{
  g_autoptr (RubricLooseTraits) traits = rubric_loose_traits_new ();
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (RubricLooseFind));
  g_autoptr (GArray) told = g_array_new (FALSE, FALSE, sizeof (Told));
  RubricLooseFind find;

  if (!are_same (self->finds) || strstr (text, "</") != NULL || !is_in_order (&self->ways))
    return;
  find = g_array_index (self->finds, RubricLooseFind, 0);
  if (sud_grid_count_filled (&find.grid) == SUD_CELLS)
    return;
  self->ways.unmarked = read_lists (text, &find.grid, told);
  tell (told, &find.grid, traits);
  rubric_loose_traits_list (traits, &find, parts);
  if (parts->len == 0)
    rubric_loose_traits_list_unsure (traits, &find, parts);
  if (parts->len == 0 && !self->ways.unmarked)
    return;
  g_array_set_size (self->finds, 0);
  if (!self->ways.unmarked)
    g_array_append_vals (self->finds, parts->data, parts->len);
  self->ways.masked = self->finds->len > 0;
}
