/* rubric-loose-stated.c - cells that say where they stand, in another order than that of rows
 *
 *     <div data-row="1" data-col="0">6</div>      <td class="r1 c0">6</td>      <p style="top: 44px; left: 0px">6</p>
 *     {"index": 9, "value": 6}                    {"id": "r1c0", "value": 6}
 *
 * All of 81 elements or objects have a number of a row and one of a column, each told by the word before it, or all have one
 * number from 0 to 80. Where that is another order than theirs they are put in it; what is in them stays as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-stated.h"

#include "rubric-loose-tag.h"
#include "sud-houses.h"

#include <string.h>

enum
{
  UNTOLD = -1,
  LONGEST_WORD = 24,
  MOST_NUMBER = 1 << 20,
  LEAST_CELLS = SUD_CELLS - SUD_SIZE, /* of a damaged text */
  MOST_LOST = 3, /* indices of it */
  MOST_CELLS = 3 * SUD_CELLS, /* looked at: other cells may not say where they are */
};

typedef enum
{
  AXIS_ROW,
  AXIS_COLUMN,
  AXIS_INDEX,
  N_AXES,
} Axis;

typedef struct
{
  const char *start;
  const char *end;
  int number[N_AXES];
  gboolean in_table;
} Cell;

static const char *const words[N_AXES][12] = {
  [AXIS_ROW] = { "row", "r", "y", "top", "rowindex", NULL },
  [AXIS_COLUMN] = { "column", "col", "c", "x", "left", "colindex", NULL },
  [AXIS_INDEX] = { "index", "idx", "cell", "id", "pos", "position", "key", "td", "square", "i", NULL },
};

/* Attributes with numbers that are no places. */
static const char *const others[] = { "value", "maxlength", "tabindex", "size", "width", "height", "colspan", "rowspan", NULL };

/* Programs call rows x, too: in a table, which has rows, x and y say nothing. */
static Axis
find_axis (const Cell *self, const char *word, gsize length)
{
  if (self->in_table && length == 1 && strchr ("xyXY", *word) != NULL)
    return N_AXES;
  for (Axis axis = 0; axis < N_AXES; axis++)
    for (const char *const *name = words[axis]; *name != NULL; name++)
      if (rubric_loose_is_word (word, length, *name))
        return axis;
  return N_AXES;
}

/* A number with up to two digits behind its point, as hundredths. Returns: behind it */
static const char *
read_number (const char *at, const char *end, int *number)
{
  int scale = 100;

  for (*number = 0; at < end && g_ascii_isdigit (*at) && *number < MOST_NUMBER; at++)
    *number = *number * 10 + *at - '0';
  *number *= scale;
  if (end - at < 2 || *at != '.' || !g_ascii_isdigit (at[1]))
    return at;
  for (at++; at < end && g_ascii_isdigit (*at); at++)
    *number += (*at - '0') * (scale /= 10);
  return at;
}

/* Takes the numbers from @at to @end, each with the word before it, or with @axis where none is. */
static void
take_numbers (Cell *self, const char *at, const char *end, Axis axis)
{
  while (at < end)
    {
      const char *start = at;
      int number;

      while (at < end && g_ascii_isalpha (*at))
        at++;
      if (at > start && find_axis (self, start, at - start) < N_AXES)
        axis = find_axis (self, start, at - start);
      else if (at > start && at - start > 2)
        axis = N_AXES;
      if (at == end || !g_ascii_isdigit (*at))
        {
          at += at == start;
          continue;
        }
      at = read_number (at, end, &number);
      if (axis < N_AXES && self->number[axis] == UNTOLD)
        self->number[axis] = number;
      axis = N_AXES;
    }
}

/* The last word of a name: data-row, aria-rowindex. */
static Axis
find_name_axis (const Cell *self, const char *name, gsize length)
{
  gsize start = length;

  while (start > 0 && g_ascii_isalpha (name[start - 1]))
    start--;
  return find_axis (self, name + start, length - start);
}

static void
take_attributes (Cell *self, const char *at, const char *bracket)
{
  RubricLooseAttribute attribute;

  while (rubric_loose_next_attribute (&at, bracket, &attribute))
    {
      gboolean passed = FALSE;

      for (const char *const *name = others; *name != NULL; name++)
        passed |= rubric_loose_is_word (attribute.name, attribute.name_length, *name);
      if (!passed)
        take_numbers (self, attribute.value, attribute.value + attribute.value_length,
                      find_name_axis (self, attribute.name, attribute.name_length));
    }
}

static gboolean
is_told (const Cell *self)
{
  return (self->number[AXIS_ROW] != UNTOLD && self->number[AXIS_COLUMN] != UNTOLD) || self->number[AXIS_INDEX] != UNTOLD;
}

/* Elements of a page; they end where the next begins, or before. */
static void
list_elements (GArray *cells, const char *text, const char *end)
{
  gboolean table = FALSE;

  for (const char *at = strchr (text, '<'); at != NULL && cells->len < MOST_CELLS; at = strchr (at + 1, '<'))
    {
      Cell cell = { at, NULL, { UNTOLD, UNTOLD, UNTOLD }, FALSE };
      const char *bracket = g_ascii_isalpha (at[1]) ? rubric_loose_find_bracket (at, end) : NULL;

      table |= rubric_loose_is_tag (at + 1, "tr");
      cell.in_table = table;
      if (bracket == NULL || rubric_loose_is_void (at + 1))
        continue;
      take_attributes (&cell, at, bracket);
      cell.end = bracket + 1;
      if (is_told (&cell))
        g_array_append_val (cells, cell);
    }
}

/* Objects of a list. */
static void
list_objects (GArray *cells, const char *text, const char *end)
{
  const char *start = NULL;
  char before = '\0';
  guint depth = 0;

  for (const char *at = text; at < end && cells->len < MOST_CELLS; at++)
    {
      if (*at == '{' && (start != NULL || before == '[' || before == ','))
        start = depth++ == 0 ? at : start;
      else if (*at == '}' && depth > 0 && --depth == 0)
        {
          Cell cell = { start, at + 1, { UNTOLD, UNTOLD, UNTOLD }, FALSE };

          take_numbers (&cell, start, at, N_AXES);
          if (is_told (&cell))
            g_array_append_val (cells, cell);
          start = NULL;
        }
      if (!g_ascii_isspace (*at))
        before = *at;
    }
}

/* Ends each element where its tag is closed. Returns: FALSE where one is not, or has others in it */
static gboolean
close_elements (GArray *cells, const char *end)
{
  for (guint i = 0; i < cells->len; i++)
    {
      Cell *cell = &g_array_index (cells, Cell, i);
      const char *stop = i + 1 < cells->len ? g_array_index (cells, Cell, i + 1).start : end;
      guint depth = 1;

      if (rubric_loose_is_tag (cell->start + 1, "input"))
        continue;
      for (const char *at = memchr (cell->end, '<', stop - cell->end); depth > 0; at = memchr (at + 1, '<', stop - at - 1))
        {
          const char *bracket;

          if (at == NULL)
            return FALSE;
          if (!rubric_loose_is_tag (at + 1 + (at[1] == '/'), cell->start + 1))
            continue;
          depth += at[1] == '/' ? -1 : 1;
          bracket = rubric_loose_find_bracket (at, end);
          if (bracket == NULL)
            return FALSE;
          cell->end = bracket + 1;
        }
    }
  return TRUE;
}

/* How many different numbers less than that of @cell there are; more than 8 where it is no row and no column. */
static int
get_rank (const GArray *cells, const Cell *cell, Axis axis)
{
  GHashTable *less = g_hash_table_new (NULL, NULL);
  guint equal = 0;
  int rank;

  for (guint i = 0; i < cells->len; i++)
    {
      int number = g_array_index (cells, Cell, i).number[axis];

      equal += number == cell->number[axis];
      if (number < cell->number[axis])
        g_hash_table_add (less, GINT_TO_POINTER (number));
    }
  rank = g_hash_table_size (less);
  g_hash_table_unref (less);
  return equal == (axis == AXIS_INDEX ? 1 : SUD_SIZE) ? rank : SUD_CELLS;
}

/* Where a cell stands of those that say it by a row and a column, or by their index; SUD_CELLS where that is no place. */
static int
get_place (const GArray *cells, const Cell *cell, gboolean index)
{
  int row, column, first = index ? get_rank (cells, cell, AXIS_INDEX) : 0;

  if (index)
    return first < SUD_CELLS && (cell->number[AXIS_INDEX] == first * 100 || cell->number[AXIS_INDEX] == (first + 1) * 100)
               ? first
               : SUD_CELLS;
  row = get_rank (cells, cell, AXIS_ROW);
  column = get_rank (cells, cell, AXIS_COLUMN);
  return row < SUD_SIZE && column < SUD_SIZE ? sud_cell (row, column) : SUD_CELLS;
}

/* Returns: whether they are 81 that stand in another order than theirs, and that is in @order */
static gboolean
find_order (const GArray *cells, gboolean index, guint order[SUD_CELLS])
{
  gboolean seen[SUD_CELLS] = { FALSE }, moved = FALSE;

  if (cells->len != SUD_CELLS)
    return FALSE;
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      int place = get_place (cells, &g_array_index (cells, Cell, i), index);

      if (place >= SUD_CELLS || seen[place])
        return FALSE;
      seen[place] = TRUE;
      order[place] = i;
      moved |= (guint)place != i;
    }
  return moved;
}

/* Whether nearly all numbers from 0 to 80 are there: others may be a row and a column written together. */
static gboolean
are_indices (const GArray *cells)
{
  gboolean seen[SUD_CELLS + 1] = { FALSE };
  guint n = 0;

  for (guint i = 0; i < cells->len; i++)
    {
      int number = g_array_index (cells, Cell, i).number[AXIS_INDEX] / 100;

      if (number > SUD_CELLS || seen[number])
        continue;
      seen[number] = TRUE;
      n++;
    }
  return n >= SUD_CELLS - MOST_LOST;
}

/* Whether hardly any step from one of some eighty cells to the next is one to the next of its row. */
static gboolean
is_otherwise (const GArray *cells, gboolean index)
{
  guint along = 0;

  for (guint i = 1; i < cells->len; i++)
    {
      const Cell *before = &g_array_index (cells, Cell, i - 1), *cell = before + 1;

      along += index ? cell->number[AXIS_INDEX] == before->number[AXIS_INDEX] + 100
                     : cell->number[AXIS_ROW] == before->number[AXIS_ROW];
    }
  return cells->len >= LEAST_CELLS && cells->len <= SUD_CELLS + SUD_SIZE && along * 4 < cells->len * 3;
}

/* Leaves those that say where they are in one of both ways: by rows and columns where any do. */
static gboolean
choose (GArray *cells)
{
  gboolean index = TRUE;

  for (guint i = 0; i < cells->len; i++)
    {
      const Cell *cell = &g_array_index (cells, Cell, i);

      index &= cell->number[AXIS_ROW] == UNTOLD || cell->number[AXIS_COLUMN] == UNTOLD;
    }
  for (guint i = cells->len; i > 0; i--)
    {
      const Cell *cell = &g_array_index (cells, Cell, i - 1);

      if (!index && (cell->number[AXIS_ROW] == UNTOLD || cell->number[AXIS_COLUMN] == UNTOLD))
        g_array_remove_index (cells, i - 1);
    }
  return index;
}

static void
append_cell (GString *out, const Cell *cell, int place, gboolean page)
{
  gboolean wrapped = page && !rubric_loose_is_tag (cell->start + 1, "td");

  if (page)
    g_string_append (out, place % SUD_SIZE == 0 ? "<tr>" : "");
  else if (place > 0)
    g_string_append (out, ", ");
  g_string_append (out, wrapped ? "<td>" : "");
  g_string_append_len (out, cell->start, cell->end - cell->start);
  g_string_append (out, wrapped ? "</td>" : "");
  if (page && place % SUD_SIZE == SUD_SIZE - 1)
    g_string_append (out, "</tr>\n");
}

char *
rubric_loose_put_in_order (const char *text, gboolean *torn)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (Cell));
  const char *end = text + strlen (text);
  gboolean page = strstr (text, "</") != NULL || strstr (text, "/>") != NULL || strchr (text, '{') == NULL;
  guint order[SUD_CELLS];
  gboolean index;
  GString *out;

  if (page)
    list_elements (cells, text, end);
  else
    list_objects (cells, text, end);
  index = choose (cells);
  *torn = FALSE;
  if (!find_order (cells, index, order) || (page && !close_elements (cells, end)))
    {
      *torn = (index ? are_indices (cells) : page) && is_otherwise (cells, index);
      return NULL;
    }
  out = g_string_new_len (text, g_array_index (cells, Cell, 0).start - text);
  g_string_append (out, page ? "<table>\n" : "");
  for (int place = 0; place < SUD_CELLS; place++)
    append_cell (out, &g_array_index (cells, Cell, order[place]), place, page);
  g_string_append (out, page ? "</table>\n" : "");
  g_string_append (out, g_array_index (cells, Cell, SUD_CELLS - 1).end);
  return g_string_free (out, FALSE);
}
