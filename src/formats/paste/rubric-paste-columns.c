/* rubric-paste-columns.c - grids in which a blank cell is a space: only the column of a digit tells its cell
 *
 *     5 3   |   7   |        Bars that stand in the same columns of all nine lines make three parts as wide as each
 *     6     | 1 9 5 |        other, or one frame around all cells, which are a few characters apart. There may be no
 *       9 8 |       |   6    bars: then it is a grid only if it has one solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-private.h"

enum
{
  MAX_WIDTH = 60, /* characters of a line: a set of columns is a number of 64 bits */
  MAX_LINES = 40, /* in a group: nine rows, and those with nothing but bars between them */
  MAX_FITS = 4,   /* ways to see cells in the same lines; more would not be asked about */
  MIN_DIGITS = 10, /* fewer fit too many columns; chosen by trial on the texts of tests/data/paste */
  MAX_PITCH = 4,
};

/* A line, with bit k of @cells or @bars set if there is a cell or a bar in column k. */
typedef struct
{
  guint64 cells, bars;
  guint32 start; /* the character of column 0 */
  guint length;
  gboolean blank;
  gboolean signs; /* some blanks are written: a space may be a cell that was lost */
} ColumnLine;

typedef struct
{
  RubricPasteShapes *shapes;
  ColumnLine lines[MAX_LINES];
  guint n;
  gboolean rules; /* between the lines */
  const ColumnLine *rows[SUD_SIZE];
  guint fits;
} LineGroup;

/* The columns of the nine cells of a row. */
typedef struct
{
  gint first;
  guint pitch; /* from one cell to the next */
  gint gap;    /* added to that between two boxes; less than 0 if they are nearer */
} Layout;

static guint
count_columns (guint64 columns)
{
  return __builtin_popcountll (columns);
}

static guint
get_first_column (guint64 columns)
{
  return __builtin_ctzll (columns);
}

static guint
get_last_column (guint64 columns)
{
  return 63 - __builtin_clzll (columns);
}

/* Reads digits, points and bars; a letter may follow a digit, as the mark of a given. Returns: FALSE for any other
 * line */
static gboolean
read_columns (const RubricPasteTree *tree, ColumnLine *line, guint32 end)
{
  for (guint32 i = line->start; i < end; i++)
    {
      guint32 c = tree->c[i];
      guint64 column = i - line->start < MAX_WIDTH ? 1ull << (i - line->start) : 0;

      if (c == ' ')
        continue;
      if (column == 0)
        return FALSE;
      if (c == '|' || c == RUBRIC_PASTE_HEAVY)
        line->bars |= column;
      else if (is_digit (c) || c == '.')
        line->cells |= column;
      else if (c >= 128 || !g_ascii_isalpha (c) || (line->cells & column >> 1) == 0)
        return FALSE;
      line->signs |= c == '.' || c == '0';
    }
  return TRUE;
}

/* Leaves out what makes a comment or a quotation of a line, and the number of a row in front of its frame. */
static gboolean
read_column_line (const RubricPasteTree *tree, const RubricPasteLine *atoms, ColumnLine *line)
{
  guint32 end;

  *line = (ColumnLine){ .blank = TRUE };
  if (atoms->start == atoms->end)
    return TRUE;
  line->start = get_atom (tree, atoms->start)->start;
  end = get_atom (tree, atoms->end - 1)->end;
  while (line->start < end && is_any_of (tree->c[line->start], "#/>%\t"))
    line->start++;
  if (line->start + 1 < end && is_digit (tree->c[line->start]) && tree->c[line->start + 1] == '|')
    line->start++;
  line->length = MIN (end - line->start, MAX_WIDTH);
  if (!read_columns (tree, line, end))
    return FALSE;
  line->blank = (line->cells | line->bars) == 0;
  return TRUE;
}

/* Returns: whether a line is drawn of strokes. One of bars alone is a row without digits. */
static gboolean
is_drawn_rule (const RubricPasteTree *tree, const RubricPasteLine *line)
{
  guint strokes = 0;

  for (guint32 i = line->start; i < line->end; i++)
    {
      const RubricPasteAtom *atom = get_atom (tree, i);
      guint32 c = tree->c[atom->start];

      if (is_any_of (c, "+-=_*"))
        strokes++;
      else if (atom->kind != RUBRIC_PASTE_SPACE && atom->kind != RUBRIC_PASTE_BAR
               && atom->kind != RUBRIC_PASTE_TAB && !is_any_of (c, ".:#/>%"))
        return FALSE;
    }
  return strokes > 0 && !line->letters && !line->digits && !line->blank;
}

static void
add_frame_near (LineGroup *group)
{
  rubric_paste_add_near (group->shapes, RUBRIC_PASTE_NEAR_FRAME, group->rows[0]->start, group->rows[8]->start + 1,
                         SUD_SIZE, SUD_SIZE);
}

/* Makes a lattice of the nine rows, if no digit stands beside the columns of @layout. */
static void
propose_columns (LineGroup *group, Layout layout, gboolean framed)
{
  RubricPasteLattice lattice = { .shape = RUBRIC_PASTE_COLUMNS, .form = RUBRIC_PASTE_FORM_COLUMNS,
                                 .node = RUBRIC_PASTE_NONE, .may_clash = framed };
  guint columns[SUD_SIZE];
  guint64 beside = ~0ull;

  for (guint k = 0; k < SUD_SIZE; k++)
    {
      columns[k] = layout.first + (gint)(k * layout.pitch) + (gint)(k / 3) * layout.gap;
      if (columns[k] >= MAX_WIDTH)
        return;
      beside &= ~(1ull << columns[k]);
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      const ColumnLine *row = group->rows[sud_row (cell)];
      guint column = columns[sud_column (cell)];

      if ((row->cells & beside) != 0)
        return;
      lattice.cells[cell] = (row->cells >> column & 1) != 0
                                ? rubric_paste_cell_from_char (group->shapes->tree, row->start + column)
                                : (RubricPasteCell){ .sign = ' ', .count = -1, .start = row->start, .end = row->start };
      lattice.grid.digit[cell] = lattice.cells[cell].digit;
    }
  if (!framed && !rubric_paste_explains (&lattice.grid, &lattice.grid))
    return;
  lattice.seen[RUBRIC_PASTE_SEEN_COLUMNS] = 1;
  lattice.seen[RUBRIC_PASTE_SEEN_FRAME] = framed;
  lattice.seen[RUBRIC_PASTE_SEEN_BANDS] = group->rules;
  rubric_paste_add (group->shapes, &lattice);
  group->fits++;
}

/* Fits nine cells between two bars, each in the middle of its place; a narrow frame may have no space after its bar. */
static void
fit_frame (LineGroup *group, guint left, guint right)
{
  guint inside = right - left - 1;

  for (guint pitch = 1; pitch <= MAX_PITCH; pitch++)
    {
      gboolean tight = inside == SUD_SIZE * pitch - 1;
      gint first = left + 1 + (tight && pitch < 3 ? 0 : pitch / 2);

      if (tight || inside == SUD_SIZE * pitch || inside == SUD_SIZE * pitch + 1)
        propose_columns (group, (Layout){ first, pitch, 0 }, TRUE);
    }
}

/* Fits three cells into each part of @width characters, in all ways that leave no room for a fourth. The first part
 * begins at column @start, which is less than 0 if the space in front of all lines was lost. */
static void
fit_parts (LineGroup *group, gint start, gint width)
{
  for (gint pitch = 1; pitch <= MAX_PITCH; pitch++)
    for (gint offset = MAX (0, -start); offset < pitch && group->fits < MAX_FITS; offset++)
      {
        gint rest = width - offset - 2 * pitch - 1; /* characters after the third cell */

        if (rest >= 0 && rest <= pitch)
          propose_columns (group, (Layout){ start + offset, pitch, width + 1 - 3 * pitch }, TRUE);
      }
}

/* Fits cells to two, three or four bars. Of a frame people draw all, the bars between boxes, or one side. */
static void
fit_bars (LineGroup *group, guint64 bars, guint64 cells)
{
  gint first = get_first_column (bars), second = get_first_column (bars & (bars - 1)), width = second - first - 1;
  gboolean outside = first < (gint)get_first_column (cells); /* the first bar is the left side */

  if (count_columns (bars) == 2 && outside && second > (gint)get_last_column (cells))
    fit_frame (group, first, second);
  else if (count_columns (bars) == 4 || (count_columns (bars) == 3 && outside))
    fit_parts (group, first + 1, width);
  else if (first + 1 >= width)
    fit_parts (group, first - width, width);
  if (group->fits == 0)
    add_frame_near (group);
}

/* Fits cells to lines without bars: digits stand at both ends of them. */
static void
fit_open (LineGroup *group, guint64 cells)
{
  gint first = get_first_column (cells), last = get_last_column (cells);

  for (gint pitch = 1; pitch <= MAX_PITCH; pitch++)
    for (gint gap = 0; gap <= 2 && group->fits < MAX_FITS; gap++)
      if (first + 8 * pitch + 2 * gap == last)
        propose_columns (group, (Layout){ first, pitch, gap }, FALSE);
}

/* Returns: whether all lines are equally long, or each ends with its last digit; else characters have been lost. */
static gboolean
is_whole (const LineGroup *group, gboolean padded)
{
  gboolean trimmed = TRUE;

  for (guint i = 0; i < SUD_SIZE; i++)
    trimmed &= group->rows[i]->length == (group->rows[i]->cells != 0 ? get_last_column (group->rows[i]->cells) + 1 : 0);
  return padded || trimmed;
}

static void
fit_rows (LineGroup *group)
{
  guint64 cells = 0, bars = 0, common = ~0ull;
  guint digits = 0;
  gboolean signs = FALSE, padded = TRUE, drawn;

  for (guint i = 0; i < SUD_SIZE; i++)
    {
      const ColumnLine *row = group->rows[i];

      cells |= row->cells;
      bars |= row->bars;
      common &= row->bars;
      digits += count_columns (row->cells);
      signs |= row->signs;
      padded &= row->length == group->rows[0]->length;
    }
  group->fits = 0;
  drawn = common == bars && count_columns (bars) >= 2 && count_columns (bars) <= 4 && (padded || !signs);
  if (digits < MIN_DIGITS || (bars == 0 && signs))
    return;
  if (bars != 0 ? !drawn : !is_whole (group, padded))
    add_frame_near (group);
  else if (bars != 0)
    fit_bars (group, bars, cells);
  else
    fit_open (group, cells);
}

/* Fits the lines of a group, and begins anew. A grid of which each row has nine digits needs no columns. Empty lines
 * are rows if there are nine with them. */
static void
end_line_group (LineGroup *group)
{
  guint n = 0, framed = 0, sparse = 0;
  gboolean all;

  while (group->n > 0 && group->lines[group->n - 1].blank)
    group->n--;
  for (guint i = 0; i < group->n; i++)
    framed += group->lines[i].bars != 0 && count_columns (group->lines[i].cells) < SUD_SIZE;
  all = group->n == SUD_SIZE && framed == 0;
  for (guint i = 0; i < group->n; i++)
    if (all || !group->lines[i].blank)
      {
        if (n < SUD_SIZE)
          group->rows[n] = &group->lines[i];
        sparse += count_columns (group->lines[i].cells) < SUD_SIZE;
        n++;
      }
  if (n == SUD_SIZE && sparse > 0)
    fit_rows (group);
  else if (n != SUD_SIZE && framed > 1)
    rubric_paste_add_near (group->shapes, RUBRIC_PASTE_NEAR_ROWS, group->lines[0].start,
                           group->lines[group->n - 1].start + 1, n, SUD_SIZE);
  group->n = 0;
  group->rules = FALSE;
}

/* Adds a line to a group, or to the next one: a frame begins after lines without bars and ends at an empty line;
 * without a frame two empty lines end a grid. */
static void
add_group_line (LineGroup *group, const ColumnLine *line)
{
  const ColumnLine *last = group->n > 0 ? &group->lines[group->n - 1] : NULL;

  if (last != NULL && (line->blank ? last->bars != 0 : line->bars != 0 && last->bars == 0 && !last->blank))
    end_line_group (group);
  if (group->n > 0 || !line->blank)
    group->lines[group->n++] = *line;
  if (group->n > 10 && group->lines[group->n - 2].blank && line->blank)
    end_line_group (group);
}

static void
add_group_rule (LineGroup *group)
{
  if (group->n == 1 && group->lines[0].cells == 0)
    group->n = 0; /* the head of a table, with nothing in it */
  group->rules |= group->n > 0;
  if (group->n >= SUD_SIZE)
    end_line_group (group);
}

void
rubric_paste_propose_columns (RubricPasteShapes *self)
{
  const RubricPasteTree *tree = self->tree;
  g_autofree LineGroup *group = g_new0 (LineGroup, 1);

  group->shapes = self;
  for (guint32 i = 0; i < tree->lines->len; i++)
    {
      ColumnLine line;

      if (is_drawn_rule (tree, get_line (tree, i)))
        add_group_rule (group);
      else if (group->n < MAX_LINES && read_column_line (tree, get_line (tree, i), &line))
        add_group_line (group, &line);
      else
        end_line_group (group);
    }
  end_line_group (group);
}
