/* rubric-loose-columns.c - cells told by the column they stand in, where a space is a blank
 *
 *     5 3 |   7   |              | | |         pitch 2, and 2 more where boxes end
 *     6   | 1 9 5 |
 *       9 8 |     |   6
 *
 * Behind the cells may stand what they add up to, or how many digits there are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include <string.h>

enum
{
  MAX_COLUMN = 63,
  MAX_PITCH = 6,
  MAX_SPACE = 5, /* between boxes, more than between cells */
  MAX_ROWS = SUD_SIZE + 2,
};

typedef struct
{
  guint64 digits; /* columns where digits stand */
  guint64 bars;
  guint64 label; /* the column of the first sign, where another follows only after a space */
  char sign;     /* that sign, or NUL */
  guint64 total; /* the columns of the last number */
  guint number;  /* that number */
  gboolean frame;  /* a line is drawn before it */
  gboolean behind; /* signs stand before it that cells have not */
  guint line;
} Row;

/* Where the cells of a row stand: @first, and each @pitch further, and @space more for each box. */
typedef struct
{
  guint first;
  guint pitch;
  guint space;
  guint64 mask; /* all of them */
} Layout;

typedef struct
{
  RubricLoose *loose;
  GArray *rows;
  GArray *layouts; /* all there are: each nine lines are held against them */
} Search;

static guint
column_of (Layout layout, guint i)
{
  return layout.first + i * layout.pitch + i / 3 * layout.space;
}

static guint64
mask_of (Layout layout)
{
  guint64 mask = 0;

  for (guint i = 0; i < SUD_SIZE; i++)
    mask |= G_GUINT64_CONSTANT (1) << column_of (layout, i);
  return mask;
}

static GArray *
list_layouts (void)
{
  GArray *layouts = g_array_new (FALSE, FALSE, sizeof (Layout));

  for (guint pitch = 1; pitch <= MAX_PITCH; pitch++)
    for (guint space = 0; space <= MAX_SPACE; space++)
      {
        Layout layout = { 0, pitch, space, 0 };

        for (; column_of (layout, SUD_SIZE - 1) <= MAX_COLUMN; layout.first++)
          {
            layout.mask = mask_of (layout);
            g_array_append_val (layouts, layout);
          }
      }
  return layouts;
}

/* Takes the label of a row, A to I or 1 to 9. Returns: where the row goes on */
static gsize
read_label (const RubricLooseLine *line, Row *row)
{
  gsize i = 0;

  while (i < line->length && line->text[i] == ' ')
    i++;
  if (i >= line->length || !g_ascii_isalnum (line->text[i])
      || (i + 1 < line->length && strchr (" |:", line->text[i + 1]) == NULL))
    return 0;
  row->sign = line->text[i];
  row->label = G_GUINT64_CONSTANT (1) << i;
  return g_ascii_isalpha (line->text[i]) ? i + 1 : 0;
}

/* Where a row ends whose label, a letter, stands behind it once more. */
static gsize
find_end (const RubricLooseLine *line, const Row *row)
{
  gsize length = line->length;

  return length > SUD_SIZE && g_ascii_isalpha (row->sign) && line->text[length - 1] == row->sign
                 && line->text[length - 2] == ' '
             ? length - 2
             : length;
}

/* Takes the number that stands last, perhaps in brackets, or behind an equals sign or a colon. Returns: where the cells end */
static gsize
read_total (const RubricLooseLine *line, gsize end, Row *row)
{
  gsize stop = end - (end > 0 && line->text[end - 1] == ')'), start = stop;

  while (start > 0 && g_ascii_isdigit (line->text[start - 1]))
    start--;
  if (start == 0 || stop - start == 0 || stop - start > 2 || strchr (" |(:=", line->text[start - 1]) == NULL)
    return end;
  for (gsize i = start; i < stop; i++)
    {
      row->total |= G_GUINT64_CONSTANT (1) << i;
      row->number = row->number * 10 + line->text[i] - '0';
    }
  if (line->text[start - 1] == '(' && stop == end)
    return end;
  while (start > 0 && strchr (" (:=", line->text[start - 1]) != NULL)
    row->behind |= line->text[--start] != ' ';
  return start;
}

/* Returns: FALSE where something else stands in the line */
static gboolean
read_row (const RubricLooseLine *line, Row *row)
{
  gsize start, end;

  if (line->kind == RUBRIC_LOOSE_RULE || line->length > MAX_COLUMN || line->taken)
    return FALSE;
  start = read_label (line, row);
  end = read_total (line, find_end (line, row), row);
  row->digits = row->total;
  for (gsize i = start; i < end; i++)
    if (line->text[i] >= '1' && line->text[i] <= '9')
      row->digits |= G_GUINT64_CONSTANT (1) << i;
    else if (line->text[i] == '|')
      row->bars |= G_GUINT64_CONSTANT (1) << i;
    else if (line->text[i] != ' ')
      return FALSE;
  return TRUE;
}

static const Row *
get_row (const Search *self, guint start, gboolean parted, guint i)
{
  return &g_array_index (self->rows, Row, start + i + (parted ? i / 3 : 0));
}

/* Where no space stands before a digit none is a blank: a row is shorter because it lost a cell, or is lost. */
static gboolean
has_spaces (const SudGrid *grid)
{
  for (int cell = 0; cell + 1 < SUD_CELLS; cell++)
    if (grid->digit[cell] == 0 && grid->digit[cell + 1] != 0 && sud_row (cell) == sud_row (cell + 1))
      return TRUE;
  return sud_grid_count_filled (grid) == SUD_CELLS;
}

/* Whether the columns are counted in a line. */
static gboolean
is_heading (const RubricLooseLine *line, Layout layout)
{
  for (guint i = 0; i < SUD_SIZE; i++)
    if (column_of (layout, i) >= line->length || line->text[column_of (layout, i)] != (char)('1' + i))
      return FALSE;
  return TRUE;
}

/* Whether the row at @index is one of a grid that stands so: bars, or digits in the places of cells. A number alone at the
 * edge is none. */
static gboolean
is_row (const Search *self, guint index, Layout layout)
{
  const Row *row = get_row (self, index, FALSE, 0);
  const RubricLooseLine *line = rubric_loose_get_line (self->loose, row->line);
  guint64 digits = (row->digits & ~layout.mask) != 0 ? row->digits & ~row->total : row->digits;

  return row->bars != 0
         || ((digits & ~layout.mask) == 0 && digits >> column_of (layout, 1) != 0 && !is_heading (line, layout)
             && !rubric_loose_is_size (line));
}

/* Whether one more row stands below or above, which is of no other puzzle: nine of ten rows may be the wrong ones. */
static gboolean
is_stained (const Search *self, guint start, gboolean parted, Layout layout)
{
  guint end = start + SUD_SIZE + (parted ? 2 : 0);

  return (start > 0 && is_row (self, start - 1, layout) && start % SUD_SIZE != 0)
         || (end < self->rows->len && is_row (self, end, layout) && (self->rows->len - end) % SUD_SIZE != 0);
}

/* How wide a line is with the blanks at its end. */
static gsize
measure_line (const RubricLooseLine *line)
{
  return line->length + strspn (line->text + line->length, " ");
}

/* Whether blanks stand at the ends of lines, so that they are all as wide, but one or two: these have lost a cell, or have one
 * too many. */
static gboolean
is_uneven (const Search *self, guint start, gboolean parted)
{
  gsize width[SUD_SIZE], usual;
  guint n = 0;
  gboolean blanks = FALSE;

  for (guint i = 0; i < SUD_SIZE; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self->loose, get_row (self, start, parted, i)->line);

      width[i] = measure_line (line);
      blanks |= width[i] > line->length;
    }
  usual = width[0] == width[1] ? width[0] : width[2];
  for (guint i = 0; i < SUD_SIZE; i++)
    n += width[i] != usual;
  return blanks && n > 0 && n <= 2;
}

/* Whether one line is drawn between the rows, or elsewhere than between boxes and between all rows, where there are more rows:
 * one grid ends there, and another begins. */
static gboolean
is_torn (const Search *self, guint start, gboolean parted)
{
  guint drawn = 0, boxes = 0;

  for (guint i = 1; i < SUD_SIZE; i++)
    {
      gboolean frame = get_row (self, start, parted, i)->frame;

      drawn += frame;
      boxes += frame && i % 3 == 0;
    }
  return self->rows->len > (parted ? MAX_ROWS : SUD_SIZE) && drawn > 0 && !(drawn == boxes && boxes == 2) && drawn != SUD_SIZE - 1;
}

static gboolean
take (Search *self, guint start, gboolean parted, Layout layout, gboolean bars)
{
  const RubricLooseLine *first = rubric_loose_get_line (self->loose, get_row (self, start, parted, 0)->line);
  const RubricLooseLine *last = rubric_loose_get_line (self->loose, get_row (self, start, parted, SUD_SIZE - 1)->line);
  RubricLooseFind find = { .start = first->text, .end = last->text + last->length, .rows = TRUE };

  for (guint i = 0; i < SUD_SIZE; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self->loose, get_row (self, start, parted, i)->line);

      for (guint k = 0; k < SUD_SIZE; k++)
        {
          guint column = column_of (layout, k);

          if (column < line->length && g_ascii_isdigit (line->text[column]))
            find.grid.digit[sud_cell (i, k)] = line->text[column] - '0';
        }
    }
  return has_spaces (&find.grid) && !is_stained (self, start, parted, layout) && !is_uneven (self, start, parted)
         && !is_torn (self, start, parted)
         && rubric_loose_judge (self->loose, &find, bars ? RUBRIC_LOOSE_SHAPED : RUBRIC_LOOSE_WEAK)
         && find.verdict == SUD_VERDICT_ONE;
}

/* Bars part boxes: two of them, or four with the edges, at the same places before cells. */
static gboolean
are_between_boxes (Layout layout, guint64 bars)
{
  guint between[SUD_SIZE + 1] = { 0 };

  for (guint column = 0; column <= MAX_COLUMN; column++)
    if (bars >> column & 1)
      {
        guint i = 0;

        while (i < SUD_SIZE && column_of (layout, i) < column)
          i++;
        between[i]++;
      }
  return between[3] == 1 && between[6] == 1
         && between[1] + between[2] + between[4] + between[5] + between[7] + between[8] == 0;
}

/* Or they stand only before all cells and behind. */
static gboolean
are_around (Layout layout, guint64 bars)
{
  guint first = column_of (layout, 0), last = column_of (layout, SUD_SIZE - 1);
  guint64 before = bars & ((G_GUINT64_CONSTANT (1) << first) - 1), behind = last < MAX_COLUMN ? bars >> (last + 1) : 0;

  return before != 0 && behind != 0 && (before & (before - 1)) == 0 && (behind & (behind - 1)) == 0
         && bars == (before | behind << (last + 1)) && layout.space == 0;
}

/* Whether the rows are counted. *@letters is set where something that is no cell does it. */
static gboolean
has_labels (const Search *self, guint start, gboolean parted, gboolean *letters)
{
  char first = get_row (self, start, parted, 0)->sign;
  gboolean counted = first == 'A' || first == 'a' || first == '1';

  *letters = FALSE;
  for (guint i = 0; i < SUD_SIZE; i++)
    {
      const Row *row = get_row (self, start, parted, i);

      counted &= row->sign == (char)(first + i) && row->label == get_row (self, start, parted, 0)->label;
      *letters |= g_ascii_isalpha (row->sign);
    }
  return counted;
}

/* Whether the last number of each row is what the others add up to, or how many there are, and stands below that of the row
 * before. */
static gboolean
have_totals (const Search *self, guint start, gboolean parted)
{
  gboolean sums = TRUE, counts = TRUE, below = TRUE;

  for (guint i = 0; i < SUD_SIZE; i++)
    {
      const Row *row = get_row (self, start, parted, i), *first = get_row (self, start, parted, 0);
      const RubricLooseLine *line = rubric_loose_get_line (self->loose, row->line);
      guint sum = 0, n = 0;

      for (gsize k = 0; k < line->length; k++)
        if ((row->digits & ~row->total) >> k & 1)
          {
            sum += line->text[k] - '0';
            n++;
          }
      sums &= row->number == sum;
      counts &= row->number == n;
      below &= (row->total & first->total) != 0;
    }
  return (sums || counts) && below;
}

static gboolean
take_layouts (Search *self, guint start, gboolean parted)
{
  guint64 digits = 0, bars = 0;
  gboolean same = TRUE, taken = FALSE, letters, labels = has_labels (self, start, parted, &letters);
  gboolean totals = have_totals (self, start, parted), behind = FALSE;
  guint64 others = 0;

  if (!rubric_loose_may_look (self->loose) || (letters && !labels))
    return FALSE;
  for (guint i = 0; i < SUD_SIZE; i++)
    {
      const Row *row = get_row (self, start, parted, i);

      digits |= row->digits & ~(labels ? row->label : 0) & ~(totals ? row->total : 0);
      others |= totals ? row->total : 0;
      behind |= row->behind;
      bars |= row->bars;
      same &= row->bars == get_row (self, start, parted, 0)->bars;
    }
  if (!same || (behind && !totals))
    return FALSE;
  for (guint i = 0; i < self->layouts->len; i++)
    {
      const Layout *layout = &g_array_index (self->layouts, Layout, i);


      if ((digits & ~layout->mask) == 0 && ((bars | others) & layout->mask) == 0
          && (bars == 0 || are_between_boxes (*layout, bars) || are_around (*layout, bars)))
        taken |= take (self, start, parted, *layout, are_between_boxes (*layout, bars));
    }
  return taken;
}

static gboolean
is_empty (const Row *row)
{
  return row->digits == 0 && row->bars == 0;
}

/* Few digits, or one with a digit above the other in each place, are no puzzle. */
static gboolean
may_be_grid (const Search *self, guint start, gboolean parted)
{
  guint digits = 0;

  if (start + SUD_SIZE + 2 * parted > self->rows->len)
    return FALSE;
  for (guint i = 0; i < SUD_SIZE; i++)
    digits += __builtin_popcountll (get_row (self, start, parted, i)->digits);
  if (parted && !(is_empty (&g_array_index (self->rows, Row, start + 3)) && is_empty (&g_array_index (self->rows, Row, start + 7))))
    return FALSE;
  return digits >= 17;
}

/* Nine rows with an empty line between any two are those nine. */
static void
close_up (Search *self)
{
  guint first = 0, end = self->rows->len;

  while (first < end && is_empty (&g_array_index (self->rows, Row, first)))
    first++;
  while (end > first && is_empty (&g_array_index (self->rows, Row, end - 1)))
    end--;
  if (end - first != 2 * SUD_SIZE - 1)
    return;
  for (guint i = 1; i < end - first; i += 2)
    if (!is_empty (&g_array_index (self->rows, Row, first + i)))
      return;
  for (guint i = 0; i < SUD_SIZE; i++)
    g_array_index (self->rows, Row, i) = g_array_index (self->rows, Row, first + 2 * i);
  g_array_set_size (self->rows, SUD_SIZE);
}

static void
flush (Search *self)
{
  close_up (self);
  for (guint start = 0; start + SUD_SIZE <= self->rows->len;)
    {
      gboolean parted = may_be_grid (self, start, TRUE) && take_layouts (self, start, TRUE);

      if (parted || (may_be_grid (self, start, FALSE) && take_layouts (self, start, FALSE)))
        start += parted ? MAX_ROWS : SUD_SIZE;
      else
        start++;
    }
  g_array_set_size (self->rows, 0);
}

void
rubric_loose_search_columns (RubricLoose *self)
{
  Search search = { .loose = self };
  gboolean frame = FALSE;

  search.rows = g_array_new (FALSE, FALSE, sizeof (Row));
  search.layouts = list_layouts ();
  for (guint i = 0; i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);
      Row row = { .line = i, .frame = frame };

      frame = line->kind == RUBRIC_LOOSE_FRAME || line->kind == RUBRIC_LOOSE_RULE;
      if (read_row (line, &row))
        g_array_append_val (search.rows, row);
      else if (line->kind == RUBRIC_LOOSE_TEXT || line->taken)
        flush (&search);
    }
  flush (&search);
  g_array_unref (search.layouts);
  g_array_unref (search.rows);
}
