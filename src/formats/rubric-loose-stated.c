/* rubric-loose-stated.c - cells that say where they stand, in another order than that of rows
 *
 *     <div data-row="1" data-col="0">6</div>      <td class="r1 c0">6</td>      <p style="top: 44px; left: 0px">6</p>
 *     {"index": 9, "value": 6}                    {"id": "r1c0", "value": 6}    "1-0": 6
 *
 * All of 81 elements, objects or members tell it in one way, see rubric-loose-where.c. Where that is another order than
 * theirs they are put in it; what is in them stays as it is. Of two numbers without names the first is taken for the
 * row: where the cells go from row to row then, as written or box by box, it is; otherwise it may be the column. So may
 * y be where cells of one x follow one another, unless each nine of them stand in a row of the page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-stated.h"

#include "rubric-loose-cells.h"
#include "rubric-loose-tag.h"
#include "sud-houses.h"

#include <string.h>

enum
{
  LEAST_CELLS = SUD_CELLS - SUD_SIZE, /* of a damaged text */
  MOST_LOST = 3, /* places of it */
  MOST_GRIDS = 1000,
  MOST_SHOWN = 16, /* that are in order, and looked at twice */
  MOST_TAGS = 8, /* kinds of elements that are looked at */
  HUNDRED = 100,
};

/* Numbers of one place. */
typedef struct
{
  RubricLooseAxis first;
  RubricLooseAxis second; /* the same where one number tells all */
} Way;

/* What has been made of cells. */
typedef struct
{
  gboolean told;    /* they tell where they stand */
  char *text;       /* in their order, or NULL */
  gboolean moved;   /* they are in another order */
  gboolean content; /* something is in them */
  gboolean untold;
  gboolean boxes;
} Put;

/* The best first. */
static const Way ways[] = {
  { RUBRIC_LOOSE_AXIS_ROW, RUBRIC_LOOSE_AXIS_COLUMN },
  { RUBRIC_LOOSE_AXIS_DOWN, RUBRIC_LOOSE_AXIS_ACROSS },
  { RUBRIC_LOOSE_AXIS_Y, RUBRIC_LOOSE_AXIS_X },
  { RUBRIC_LOOSE_AXIS_INDEX, RUBRIC_LOOSE_AXIS_INDEX },
  { RUBRIC_LOOSE_AXIS_FIRST, RUBRIC_LOOSE_AXIS_SECOND },
  { RUBRIC_LOOSE_AXIS_INDEX, RUBRIC_LOOSE_AXIS_SECOND }, /* i and j */
};

static const RubricLooseCell *
get_cell (const GArray *cells, guint index)
{
  return &g_array_index (cells, RubricLooseCell, index);
}

/* Ends each element where its tag is closed. Returns: FALSE where one is not, or has others in it */
static gboolean
close_elements (GArray *cells, const char *end)
{
  for (guint i = 0; i < cells->len; i++)
    {
      RubricLooseCell *cell = &g_array_index (cells, RubricLooseCell, i);
      const char *stop = i + 1 < cells->len ? g_array_index (cells, RubricLooseCell, i + 1).start : end;
      guint depth = 1;

      if (rubric_loose_is_tag (cell->start + 1, "input") || cell->end[-2] == '/')
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

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  const int *first = a, *second = b;

  return *first < *second ? -1 : *first > *second;
}

/* Writes to @rank which of the different numbers of 81 @cells each has. Returns: whether there are @most of these, each
 * as often */
static gboolean
rank_cells (const RubricLooseCell *cells, RubricLooseAxis axis, guint most, guint rank[SUD_CELLS])
{
  int sorted[SUD_CELLS], number[SUD_CELLS];
  guint n = 0;

  for (guint i = 0; i < SUD_CELLS; i++)
    sorted[i] = cells[i].where.number[axis];
  qsort (sorted, SUD_CELLS, sizeof *sorted, compare_numbers);
  for (guint i = 0; i < SUD_CELLS; i++)
    if ((i % (SUD_CELLS / most) == 0) != (i == 0 || sorted[i] != sorted[i - 1]))
      return FALSE;
    else if (i % (SUD_CELLS / most) == 0)
      number[n++] = sorted[i];
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      const int *found = bsearch (&cells[i].where.number[axis], number, n, sizeof *number, compare_numbers);

      rank[i] = found - number;
    }
  return TRUE;
}

/* Where 81 @cells stand, by an index. */
static gboolean
place_indexed (const RubricLooseCell *cells, const Way *way, guint place[SUD_CELLS])
{
  if (!rank_cells (cells, way->first, SUD_CELLS, place))
    return FALSE;
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      int base = cells[i].where.number[way->first] - (int)place[i] * HUNDRED;

      if (base != 0 && base != HUNDRED)
        return FALSE;
    }
  return TRUE;
}

/* Where 81 @cells stand. Returns: FALSE where that is not a place for each */
static gboolean
place_cells (const RubricLooseCell *cells, const Way *way, guint place[SUD_CELLS])
{
  guint column[SUD_CELLS];
  gboolean seen[SUD_CELLS] = { FALSE };

  if (way->first == way->second)
    return place_indexed (cells, way, place);
  if (!rank_cells (cells, way->first, SUD_SIZE, place) || !rank_cells (cells, way->second, SUD_SIZE, column))
    return FALSE;
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      place[i] = sud_cell (place[i], column[i]);
      if (seen[place[i]])
        return FALSE;
      seen[place[i]] = TRUE;
    }
  return TRUE;
}

/* Whether nearly all places are there: numbers of something else are others. */
static gboolean
are_places (const GArray *cells, const Way *way)
{
  gboolean seen[SUD_CELLS + SUD_SIZE + 1][SUD_SIZE + 1] = { { FALSE } };
  guint n = 0;

  for (guint i = 0; i < cells->len; i++)
    {
      const int *number = get_cell (cells, i)->where.number;
      int first = number[way->first] / HUNDRED, second = way->first == way->second ? 0 : number[way->second] / HUNDRED;

      if (first < 0 || first > (way->first == way->second ? SUD_CELLS : SUD_SIZE) || second < 0 || second > SUD_SIZE
          || seen[first][second])
        continue;
      seen[first][second] = TRUE;
      n++;
    }
  return n >= SUD_CELLS - MOST_LOST;
}

/* Whether there are some eighty cells, or several times as many, and hardly any step from one to the next is one to the
 * next of its row. */
static gboolean
is_otherwise (const GArray *cells, const Way *way)
{
  guint along = 0;

  for (guint i = 1; i < cells->len; i++)
    {
      int before = get_cell (cells, i - 1)->where.number[way->first];
      int number = get_cell (cells, i)->where.number[way->first];

      along += number == before + (way->first == way->second ? HUNDRED : 0);
    }
  return cells->len >= LEAST_CELLS && (cells->len + SUD_SIZE) % SUD_CELLS <= 2 * SUD_SIZE && along * 4 < cells->len * 3;
}

/* Whether 81 @cells go along rows, if the first number is the row's: from one to the next the second changes, by one. */
static gboolean
go_along (const RubricLooseCell *cells, const Way *way)
{
  guint along = 0;

  for (guint i = 1; i < SUD_CELLS; i++)
    {
      const int *before = cells[i - 1].where.number, *number = cells[i].where.number;

      along += number[way->first] == before[way->first] && ABS (number[way->second] - before[way->second]) == HUNDRED;
    }
  return along == SUD_CELLS - SUD_SIZE;
}

/* Whether they tell it by the same, and are elements of one name. */
static gboolean
are_alike (const RubricLooseCell *a, const RubricLooseCell *b, const Way *way, gboolean page)
{
  return rubric_loose_where_tells (&a->where, way->first, way->second)
         && (way->first != RUBRIC_LOOSE_AXIS_FIRST || a->where.weak == b->where.weak)
         && (!page || rubric_loose_is_tag (a->start + 1, b->start + 1));
}

/* Whether an element is in the one before, and says the same. */
static gboolean
is_repeated (const RubricLooseCell *self, const RubricLooseCell *before, const Way *way)
{
  return self->where.number[way->first] == before->where.number[way->first]
         && self->where.number[way->second] == before->where.number[way->second]
         && (way->first != RUBRIC_LOOSE_AXIS_FIRST || self->where.weak == before->where.weak)
         && rubric_loose_is_tag (self->start + 1, before->start + 1) && !rubric_loose_is_tag (self->start + 1, "input")
         && g_strstr_len (before->inner, self->start - before->inner, "</") == NULL;
}

/* Those of @cells that are as @like. What is in another says the same once more. */
static GArray *
list_alike (const GArray *cells, const Way *way, const RubricLooseCell *like, gboolean page)
{
  GArray *alike = g_array_new (FALSE, FALSE, sizeof (RubricLooseCell));

  for (guint i = 0; i < cells->len; i++)
    {
      const RubricLooseCell *cell = get_cell (cells, i);

      if (are_alike (cell, like, way, page) && (i == 0 || !page || !is_repeated (cell, cell - 1, way)))
        g_array_append_val (alike, *cell);
    }
  return alike;
}

/* Whether some eighty cells go from column to column or from box to box, but some of them are lost. */
static gboolean
are_torn (const GArray *cells, const Way *way, gboolean page)
{
  gboolean shown = page && way->first != way->second && way->second != RUBRIC_LOOSE_AXIS_SECOND
                   && cells->len <= SUD_CELLS + SUD_SIZE;

  return is_otherwise (cells, way) && (shown || are_places (cells, way));
}

/* Whether @way may be the other way round: x and y, or one number that counts them, but nothing that is drawn. */
static gboolean
may_be_turned (const RubricLooseCell *cells, const Way *way)
{
  int least = G_MAXINT, most = G_MININT;

  for (guint i = 0; i < SUD_CELLS; i++)
    {
      least = MIN (least, cells[i].where.number[way->first]);
      most = MAX (most, cells[i].where.number[way->first]);
    }
  return way->first >= RUBRIC_LOOSE_AXIS_Y
         && (way->first != RUBRIC_LOOSE_AXIS_Y || (least >= 0 && least <= HUNDRED && least + (SUD_SIZE - 1) * HUNDRED == most));
}

/* Whether 81 cells, which go from row to row or from box to box, say by their places that these are columns, or that columns
 * are rows. */
static gboolean
are_sideways (const guint place[SUD_CELLS])
{
  gboolean rows = TRUE, boxes = TRUE;

  for (guint i = 0; i < SUD_CELLS; i++)
    {
      guint row = i / SUD_SIZE, column = i % SUD_SIZE;

      rows &= place[i] == (guint)sud_cell (column, row);
      boxes &= place[i] == (guint)sud_cell (row % 3 * 3 + column % 3, row / 3 * 3 + column / 3);
    }
  return rows || boxes;
}

/* Whether an element that is called a row begins before each nine of 81 @cells, and no others do. */
static gboolean
stand_in_rows (const RubricLooseCell *cells)
{
  for (guint i = 1; i < SUD_CELLS; i++)
    if (rubric_loose_has_row (cells[i - 1].inner, cells[i].start) != (i % SUD_SIZE == 0))
      return FALSE;
  return TRUE;
}

/* In which order 81 @cells are to be. Returns: FALSE where they do not tell */
static gboolean
order_grid (const RubricLooseCell *cells, const Way *way, guint order[SUD_CELLS], Put *put)
{
  gboolean unnamed = way->second == RUBRIC_LOOSE_AXIS_SECOND, moved = FALSE, boxed = TRUE, sideways;
  guint place[SUD_CELLS];

  if (!place_cells (cells, way, place))
    return FALSE;
  sideways = may_be_turned (cells, way) && are_sideways (place);
  if (sideways && stand_in_rows (cells))
    for (guint i = 0; i < SUD_CELLS; i++)
      place[i] = i;
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      guint row = i / SUD_SIZE, column = i % SUD_SIZE;

      order[place[i]] = i;
      moved |= place[i] != i;
      boxed &= place[i] == (guint)sud_cell (row / 3 * 3 + column / 3, row % 3 * 3 + column % 3);
    }
  boxed &= unnamed;
  for (guint i = 0; i < SUD_CELLS && boxed; i++)
    order[i] = i;
  put->boxes |= boxed;
  put->moved |= moved && !boxed;
  put->untold |= moved && !boxed && (sideways || (unnamed && !go_along (cells, way)));
  return TRUE;
}

static void
append_cell (GString *out, const RubricLooseCell *cell, guint place, const char *separator)
{
  gboolean wrapped = separator == NULL && !rubric_loose_is_tag (cell->start + 1, "td");

  if (separator == NULL)
    g_string_append (out, place % SUD_SIZE == 0 ? "<tr>" : "");
  else if (place > 0)
    g_string_append (out, separator);
  g_string_append (out, wrapped ? "<td>" : "");
  g_string_append_len (out, cell->start, cell->end - cell->start);
  g_string_append (out, wrapped ? "</td>" : "");
  if (separator == NULL && place % SUD_SIZE == SUD_SIZE - 1)
    g_string_append (out, "</tr>\n");
}

/* (transfer full): @text with @cells in the order of their grids. */
static char *
write_grids (const char *text, const GArray *cells, const guint *order, gboolean page)
{
  GString *out = g_string_new (NULL);
  const char *from = text, *stop = get_cell (cells, 0)->end;
  gboolean lines = memchr (stop, '\n', get_cell (cells, 1)->start - stop) != NULL;
  const char *separator = page ? NULL : lines ? ",\n" : ", ";

  for (guint first = 0; first < cells->len; first += SUD_CELLS)
    {
      g_string_append_len (out, from, get_cell (cells, first)->start - from);
      g_string_append (out, page ? "<table>\n" : "");
      for (guint place = 0; place < SUD_CELLS; place++)
        append_cell (out, get_cell (cells, first + order[first + place]), place, separator);
      g_string_append (out, page ? "</table>\n" : "");
      from = get_cell (cells, first + SUD_CELLS - 1)->end;
    }
  g_string_append (out, from);
  return g_string_free (out, FALSE);
}

/* Whether something is in some of them. */
static gboolean
have_content (const GArray *cells)
{
  for (guint i = 0; i < cells->len; i++)
    {
      const RubricLooseCell *cell = get_cell (cells, i);

      if (cell->inner == cell->end || strncmp (cell->inner, "</", 2) != 0)
        return TRUE;
    }
  return FALSE;
}

/* Puts all of @cells in order, unless others are and nothing is in these. Returns: whether they tell it */
static gboolean
put_alike (GArray *cells, const Way *way, const char *text, gboolean page, Put *put)
{
  Put now = { .told = TRUE };
  g_autofree guint *order = NULL;
  gboolean closed;

  if (cells->len == 0 || cells->len % SUD_CELLS != 0 || cells->len > MOST_GRIDS * SUD_CELLS)
    return FALSE;
  order = g_new (guint, cells->len);
  for (guint first = 0; first < cells->len; first += SUD_CELLS)
    if (!order_grid (get_cell (cells, first), way, order + first, &now))
      return FALSE;
  closed = page && close_elements (cells, text + strlen (text));
  if (page && now.moved && !closed)
    return FALSE;
  now.content = !page || have_content (cells);
  if (put->told && !now.content)
    return TRUE;
  if (now.moved || (closed && cells->len <= MOST_SHOWN * SUD_CELLS))
    now.text = write_grids (text, cells, order, page);
  g_free (put->text);
  *put = now;
  return TRUE;
}

/* Puts those of @cells in order that tell it in @way, of elements the first kind with something in it. Returns: whether
 * some of them are lost */
static gboolean
put_told (const GArray *cells, const Way *way, const char *text, gboolean page, Put *put)
{
  const RubricLooseCell *seen[MOST_TAGS];
  guint n = 0;
  gboolean torn = FALSE;

  for (guint i = 0; i < cells->len && n < MOST_TAGS && !put->content; i++)
    {
      const RubricLooseCell *cell = get_cell (cells, i);
      g_autoptr (GArray) alike = NULL;
      gboolean known = !rubric_loose_where_tells (&cell->where, way->first, way->second);

      for (guint k = 0; k < n && !known; k++)
        known = are_alike (cell, seen[k], way, page);
      if (known)
        continue;
      seen[n++] = cell;
      alike = list_alike (cells, way, cell, page);
      torn |= !put_alike (alike, way, text, page, put) && are_torn (alike, way, page);
    }
  return torn && !put->told;
}

/* (transfer full): what in @text may tell its place. */
static GArray *
list_cells (const char *text, gboolean page)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (RubricLooseCell));
  const char *end = text + strlen (text);

  if (page)
    rubric_loose_list_elements (cells, text, end);
  else
    rubric_loose_list_objects (cells, text, end);
  if (cells->len < LEAST_CELLS && !page)
    {
      g_array_set_size (cells, 0);
      rubric_loose_list_members (cells, text, end);
    }
  return cells;
}

static gboolean
is_page (const char *text)
{
  return strstr (text, "</") != NULL || strstr (text, "/>") != NULL
         || (strchr (text, '<') != NULL && strchr (text, '{') == NULL);
}

char *
rubric_loose_put_in_order (const char *text, RubricLooseStated *stated)
{
  gboolean page = is_page (text);
  g_autoptr (GArray) cells = list_cells (text, page);
  Put put = { FALSE };

  *stated = (RubricLooseStated){ FALSE };
  for (guint i = 0; i < G_N_ELEMENTS (ways) && !put.told && !stated->torn && cells->len >= LEAST_CELLS; i++)
    stated->torn = put_told (cells, &ways[i], text, page, &put);
  stated->moved = put.moved;
  stated->untold = put.untold;
  stated->boxes = put.boxes;
  return put.text;
}
