/* rubric-paste-columns.c - grids in which a blank cell is a space: it counts in which column a digit stands
 *
 *     5 3   |   7   |        Bars stand in the same columns of all nine lines and make three equal parts, or one frame;
 *     6     | 1 9 5 |        in it cells are so many columns apart. Without bars there may be a wider gap after each
 *       9 8 |       |   6    third cell, and only a grid with one solution is taken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-lattice.h"

enum
{
  FORM = 17,
  WIDEST = 60,     /* characters */
  MOST_LINES = 40, /* of a group */
  MOST_FITS = 4,
  LEAST_DIGITS = 10,
  WIDEST_PITCH = 4,
};

typedef struct
{
  guint32 at[WIDEST];     /* the character of a digit, or 0 */
  guint32 digits[WIDEST];
  guint64 used, bars;     /* sets of columns */
  guint32 start;
  guint length;
  gboolean blank, marked; /* a letter behind each digit */
} Line;

typedef struct
{
  RubricPasteShapes *shapes;
  Line lines[MOST_LINES];
  guint n;
  gboolean rules;
  Line *rows[9];
  guint fits;
} Group;

static gboolean
is_space (const RubricPasteTree *tree, guint32 i)
{
  return tree->c[i] == ' ';
}

/* Adds the character @i, in @column. Returns FALSE for one that is in no grid. */
static gboolean
read_character (const RubricPasteTree *tree, Line *line, guint32 i, guint column)
{
  guint32 c = tree->c[i];

  if (column >= WIDEST)
    return FALSE;
  if (c == '|' || c == RUBRIC_PASTE_HEAVY)
    line->bars |= 1ull << column;
  else if (rubric_paste_is_digit (c) || c == '.')
    {
      line->digits[column] = c;
      line->at[column] = i;
      line->used |= 1ull << column;
    }
  else if (c < 128 && g_ascii_isalpha (c) && column > 0 && (line->used >> (column - 1) & 1) != 0)
    line->marked = TRUE;
  else
    return FALSE;
  return TRUE;
}

/* Returns whether a line has only digits, spaces and bars, perhaps after a row number and a bar. */
static gboolean
read_line (const RubricPasteTree *tree, const RubricPasteLine *atoms, Line *line)
{
  guint32 start, end;

  memset (line, 0, sizeof *line);
  line->blank = TRUE;
  if (atoms->start == atoms->end)
    return TRUE;
  start = rubric_paste_atom (tree, atoms->start)->start;
  end = rubric_paste_atom (tree, atoms->end - 1)->end;
  while (start < end && rubric_paste_is_any (tree->c[start], "#/>%"))
    start++;
  if (start + 1 < end && rubric_paste_is_digit (tree->c[start]) && tree->c[start + 1] == '|')
    start++;
  line->start = start;
  line->length = MIN (end - start, WIDEST);
  for (guint32 i = start; i < end; i++)
    if (!is_space (tree, i) && !read_character (tree, line, i, i - start))
      return FALSE;
  line->blank = line->used == 0 && line->bars == 0;
  return TRUE;
}

static gboolean
is_rule (const RubricPasteTree *tree, const RubricPasteLine *line)
{
  gboolean drawn = FALSE;

  if (line->letters || line->digits || line->blank)
    return FALSE;
  for (guint32 i = line->start; i < line->end; i++)
    {
      const RubricPasteAtom *atom = rubric_paste_atom (tree, i);

      if (atom->kind == RUBRIC_PASTE_SPACE || atom->kind == RUBRIC_PASTE_BAR)
        continue;
      if (!rubric_paste_is_any (tree->c[atom->start], "+-=_*.:#/>%"))
        return FALSE;
      drawn |= rubric_paste_is_any (tree->c[atom->start], "-=_*+");
    }
  return drawn; /* bars alone are a row without digits */
}

static void
add_near (Group *group)
{
  rubric_paste_add_near (group->shapes, RUBRIC_PASTE_NEAR_FRAME, group->rows[0]->start, group->rows[8]->start + 1, 9,
                         9);
}

/* Proposes the nine lines with cells in @columns, if no digit stands beside these. */
static void
propose (Group *group, const guint columns[9], gboolean framed)
{
  RubricPasteLattice lattice
      = { .shape = RUBRIC_PASTE_COLUMNS, .form = FORM, .node = RUBRIC_PASTE_NONE, .plain = framed };
  guint64 mask = 0;

  for (guint k = 0; k < 9; k++)
    mask |= columns[k] < WIDEST ? 1ull << columns[k] : 0;
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      const Line *row = group->rows[i / 9];
      guint column = columns[i % 9];

      if (column >= WIDEST || (row->used & ~mask) != 0)
        return;
      if (row->digits[column] != 0)
        lattice.cells[i] = rubric_paste_cell_from_char (group->shapes->tree, row->at[column]);
      else
        lattice.cells[i] = (RubricPasteCell){ .sign = ' ', .count = -1, .start = row->start, .end = row->start };
      lattice.grid.digit[i] = lattice.cells[i].digit;
    }
  if (!framed && !rubric_paste_explains (&lattice.grid, &lattice.grid))
    return;
  lattice.seen[RUBRIC_PASTE_SEEN_COLUMNS] = 1;
  lattice.seen[RUBRIC_PASTE_SEEN_FRAME] = framed;
  lattice.seen[RUBRIC_PASTE_SEEN_BANDS] = group->rules;
  rubric_paste_add (group->shapes, &lattice);
  group->fits++;
}

/* One frame around all nine columns. */
static void
fit_frame (Group *group, guint left, guint right)
{
  guint columns[9], width = right - left - 1;

  for (guint pitch = 1; pitch <= WIDEST_PITCH; pitch++)
    if (width + 1 >= 9 * pitch && width <= 9 * pitch + 1)
      {
        for (guint k = 0; k < 9; k++)
          columns[k] = left + 1 + (width == 9 * pitch - 1 && pitch < 3 ? 0 : pitch / 2) + k * pitch;
        propose (group, columns, TRUE);
      }
}

/* Three parts of @width characters, the first from @start on, which is -1 if the line has lost its first column. */
static void
fit_parts (Group *group, gint start, guint width)
{
  guint columns[9];

  for (guint pitch = 1; pitch <= WIDEST_PITCH && group->fits < MOST_FITS; pitch++)
    for (guint offset = 0; offset < pitch && offset + 2 * pitch < width; offset++)
      {
        if (width - (offset + 2 * pitch + 1) > pitch || start + (gint)offset < 0)
          continue;
        for (guint k = 0; k < 9; k++)
          columns[k] = start + k / 3 * (width + 1) + offset + k % 3 * pitch;
        propose (group, columns, TRUE);
      }
}

static void
fit_bars (Group *group, guint64 bars, guint from, guint to)
{
  guint at[4], n = 0, width;

  for (guint64 left = bars; left != 0; left &= left - 1)
    at[n++] = __builtin_ctzll (left);
  width = at[1] - at[0] - 1;
  if (n == 2 && at[0] < from && at[1] > to)
    fit_frame (group, at[0], at[1]);
  else if (n == 4 || (n == 3 && from > at[0]))
    fit_parts (group, at[0] + 1, width);
  else if (at[0] + 1 >= width)
    fit_parts (group, (gint)at[0] - (gint)width, width);
  if (group->fits == 0)
    add_near (group);
}

/* Without bars lines are all as long, or all end with a digit: else a character is lost. */
static gboolean
are_even (const Group *group)
{
  guint longest = 0, shortest = WIDEST, trimmed = 0;

  for (guint i = 0; i < 9; i++)
    {
      const Line *row = group->rows[i];

      longest = MAX (longest, row->length);
      shortest = MIN (shortest, row->length);
      trimmed += row->used == 0 ? row->length == 0 : row->digits[row->length - 1] != 0;
    }
  return longest == shortest || trimmed == 9;
}

/* Digits at both ends are as good as a frame. */
static void
fit_open (Group *group, guint from, guint to)
{
  guint columns[9];

  for (guint pitch = 1; pitch <= WIDEST_PITCH; pitch++)
    for (guint gap = 0; gap <= 2 && group->fits < MOST_FITS; gap++)
      if (from + 8 * pitch + 2 * gap == to)
        {
          for (guint k = 0; k < 9; k++)
            columns[k] = from + k * pitch + k / 3 * gap;
          propose (group, columns, FALSE);
        }
}

static void
fit (Group *group)
{
  guint64 used = 0, bars = 0, common = ~0ull;
  guint digits = 0, lengths = 0;
  gboolean signs = FALSE; /* then a space among them may be a cell that was lost */

  for (guint i = 0; i < 9; i++)
    {
      const Line *row = group->rows[i];

      used |= row->used;
      bars |= row->bars;
      common &= row->bars;
      digits += __builtin_popcountll (row->used);
      lengths += row->length == group->rows[0]->length;
      for (guint k = 0; k < WIDEST; k++)
        signs |= row->digits[k] == '.' || row->digits[k] == '0';
    }
  group->fits = 0;
  if (digits < LEAST_DIGITS || (signs && bars == 0))
    return;
  if (bars != 0 && (common != bars || __builtin_popcountll (bars) > 4 || __builtin_popcountll (bars) < 2
                    || (signs && lengths != 9)))
    add_near (group);
  else if (bars != 0)
    fit_bars (group, bars, __builtin_ctzll (used), 63 - __builtin_clzll (used));
  else if (!are_even (group))
    add_near (group);
  else
    fit_open (group, __builtin_ctzll (used), 63 - __builtin_clzll (used));
}

static void
end_group (Group *group)
{
  guint n = 0, sparse = 0, framed = 0;

  while (group->n > 0 && group->lines[group->n - 1].blank)
    group->n--;
  for (guint i = 0; i < group->n; i++)
    framed += group->lines[i].bars != 0 && __builtin_popcountll (group->lines[i].used) < 9;
  for (guint i = 0; i < group->n; i++)
    if ((group->n == 9 && framed == 0) || !group->lines[i].blank)
      {
        if (n < 9)
          group->rows[n] = &group->lines[i];
        sparse += __builtin_popcountll (group->lines[i].used) < 9;
        n++;
      }
  if (n == 9 && sparse > 0)
    fit (group);
  else if (n != 9 && framed > 1)
    rubric_paste_add_near (group->shapes, RUBRIC_PASTE_NEAR_ROWS, group->lines[0].start,
                           group->lines[group->n - 1].start + 1, n, 9);
  group->n = 0;
  group->rules = FALSE;
}

/* The line at the end of the group, which has been read. */
static void
keep_line (Group *group)
{
  Line line = group->lines[group->n];
  const Line *last = group->n > 0 ? &group->lines[group->n - 1] : NULL;

  if (last != NULL && ((line.bars != 0 && last->bars == 0 && !last->blank) || (line.blank && last->bars != 0)))
    { /* a frame begins after lines without one, or ends at a blank line */
      end_group (group);
      group->lines[0] = line;
    }
  if (group->n > 0 || !line.blank)
    group->n++;
  if (group->n > 10 && group->lines[group->n - 1].blank && group->lines[group->n - 2].blank)
    end_group (group);
}

void
rubric_paste_propose_columns (RubricPasteShapes *self)
{
  const RubricPasteTree *tree = self->tree;
  g_autofree Group *group = g_new0 (Group, 1);

  group->shapes = self;
  for (guint32 i = 0; i < tree->lines->len; i++)
    {
      const RubricPasteLine *line = rubric_paste_line (tree, i);

      if (is_rule (tree, line))
        {
          if (group->n == 1 && group->lines[0].used == 0)
            group->n = 0; /* the head of a table, with nothing in it */
          group->rules |= group->n > 0;
          if (group->n >= 9)
            end_group (group);
        }
      else if (group->n < MOST_LINES && read_line (tree, line, &group->lines[group->n]))
        keep_line (group);
      else
        end_group (group);
    }
  end_group (group);
}
