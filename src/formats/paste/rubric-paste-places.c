/* rubric-paste-places.c - cells that say where they are: elements with coordinates, objects, assignments, triples
 *
 *     <td data-row="0" data-col="4">7</td>     {"r": 1, "c": 5, "value": 7}     board[0][4] = 7;     r1c5=7     1,5,7
 *
 * A record is a cell and some numbers, each with the word in front of it, which tells a row or a column; without words
 * the row comes first. Records that follow each other with the same words make a lattice. In elements a number may be a
 * place on any scale: of nine evenly spaced values the smallest is the first row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-places.h"

#include <stdlib.h>

enum
{
  FORM = 18,
  LEAST_RECORDS = 17,
  MOST_GIVENS = 45, /* of fewer than 81 cells; more are steps of a solution */
  LONGEST_ELEMENT = 40, /* atoms */
  LONGEST_OBJECT = 80,
};

typedef struct
{
  guint row, column; /* numbers */
  gboolean weak;
} Axes;

/* Cells that are counted, 0 to 80 or 1 to 81, or have two digits, 00 to 88 or 11 to 99. */
static gboolean
split (RubricPasteGroup *group, guint k)
{
  gdouble least = 100, most = 0;
  gboolean tens;

  for (guint i = 0; i < group->n; i++)
    {
      least = MIN (least, group->records[i].number[k]);
      most = MAX (most, group->records[i].number[k]);
    }
  tens = most == 88 || most == 99;
  if (group->n != SUD_CELLS
      || !((least == 0 && (most == 80 || most == 88)) || (least == 1 && most == 81) || (least == 11 && most == 99)))
    return FALSE;
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      guint number = group->records[i].number[k] - (tens ? 0 : least);

      group->records[i].number[RUBRIC_PASTE_MOST_NUMBERS] = number / (tens ? 10 : 9);
      group->records[i].number[RUBRIC_PASTE_MOST_NUMBERS + 1] = number % (tens ? 10 : 9);
    }
  return TRUE;
}

static gboolean
varies (const RubricPasteGroup *group, guint k)
{
  for (guint i = 1; i < group->n; i++)
    if (group->records[i].number[k] != group->records[0].number[k])
      return TRUE;
  return FALSE;
}

static gboolean
find_axes (RubricPasteGroup *group, Axes *axes)
{
  guint none = G_MAXUINT, free[RUBRIC_PASTE_MOST_NUMBERS], n = 0;

  *axes = (Axes){ none, none, group->records[0].weak };
  for (guint k = 0; k < group->records[0].n; k++)
    {
      RubricPasteAxis axis = group->records[0].axis[k];

      if (!varies (group, k))
        continue;
      if (axis == RUBRIC_PASTE_AXIS_ROW && axes->row == none)
        axes->row = k;
      else if (axis == RUBRIC_PASTE_AXIS_COLUMN && axes->column == none)
        axes->column = k;
      else if (axis == RUBRIC_PASTE_AXIS_NONE)
        free[n++] = k;
    }
  if (axes->row == none && axes->column == none && n == 2)
    *axes = (Axes){ free[0], free[1], TRUE };
  else if (axes->row == none && axes->column != none && n == 1)
    axes->row = free[0];
  else if (axes->column == none && axes->row != none && n == 1)
    axes->column = free[0];
  else if (axes->row == none && axes->column == none && n == 1 && split (group, free[0]))
    *axes = (Axes){ RUBRIC_PASTE_MOST_NUMBERS, RUBRIC_PASTE_MOST_NUMBERS + 1, FALSE };
  else if (n == 0 && (axes->row == none) != (axes->column == none) && split (group, MIN (axes->row, axes->column)))
    *axes = (Axes){ RUBRIC_PASTE_MOST_NUMBERS, RUBRIC_PASTE_MOST_NUMBERS + 1, FALSE };
  return axes->row != none && axes->column != none;
}

static int
compare_numbers (const void *a, const void *b)
{
  gdouble x = *(const gdouble *)a, y = *(const gdouble *)b;

  return (x > y) - (x < y);
}

/* The first place, 0 or 1, of numbers that are places; -1 if that is not clear, 2 if they are none. */
static gint
find_base (const RubricPasteGroup *group, const Axes *axes)
{
  gdouble least = 10, most = 0;

  for (guint i = 0; i < group->n; i++)
    {
      const gdouble *number = group->records[i].number;

      if (number[axes->row] != (guint)number[axes->row] || number[axes->column] != (guint)number[axes->column])
        return 2;
      least = MIN (least, MIN (number[axes->row], number[axes->column]));
      most = MAX (most, MAX (number[axes->row], number[axes->column]));
    }
  return most > 9 || (least < 1 && most > 8) ? 2 : least < 1 ? 0 : most > 8 ? 1 : -1;
}

/* The rank of each value of number @k, if they are nine and evenly spaced but for the lines between boxes. */
static gboolean
rank (const RubricPasteGroup *group, guint k, gint base, guint8 places[RUBRIC_PASTE_MOST_RECORDS])
{
  gdouble values[RUBRIC_PASTE_MOST_RECORDS], even;
  guint n = 0;

  for (guint i = 0; i < group->n; i++)
    {
      values[i] = group->records[i].number[k];
      places[i] = values[i] - base;
    }
  if (base < 2)
    return TRUE;
  qsort (values, group->n, sizeof (gdouble), compare_numbers);
  for (guint i = 0; i < group->n; i++)
    if (n == 0 || values[i] != values[n - 1])
      values[n++] = values[i];
  even = (values[n - 1] - values[0]) / 8;
  for (guint i = 1; i < n; i++)
    if (values[i] - values[i - 1] > 1.5 * even || values[i] - values[i - 1] < 0.6 * even)
      return FALSE;
  for (guint i = 0; i < group->n && n == 9; i++)
    for (places[i] = 0; values[places[i]] != group->records[i].number[k];)
      places[i]++;
  return n == 9 && group->scales;
}

/* Fills the cells in their places. Returns: FALSE where two have one place, or one is a word */
static gboolean
fill (const RubricPasteGroup *group, const guint8 *rows, const guint8 *columns, RubricPasteLattice *lattice)
{
  gboolean seen[SUD_CELLS] = { FALSE };
  guint32 least = RUBRIC_PASTE_NONE;

  for (guint i = 0; i < group->n; i++)
    if (group->records[i].cell.start < group->records[i].cell.end)
      least = MIN (least, group->records[i].cell.start);
  for (guint i = 0; i < SUD_CELLS; i++)
    lattice->cells[i] = (RubricPasteCell){ .sign = ' ', .count = -1, .start = least, .end = least };
  for (guint i = 0; i < group->n; i++)
    {
      guint place = rows[i] * 9 + columns[i];

      if (place >= SUD_CELLS || seen[place] || group->records[i].cell.kind >= RUBRIC_PASTE_CELL_LETTER)
        return FALSE;
      seen[place] = TRUE;
      lattice->cells[place] = group->records[i].cell;
    }
  return TRUE;
}

/* Text goes by rows. Where the names are weak and it does not, the other axis may be meant. */
static void
see_order (const RubricPasteGroup *group, const guint8 *rows, const guint8 *columns, RubricPasteLattice *lattice)
{
  gboolean by_rows = TRUE;

  for (guint i = 1; i < group->n; i++)
    by_rows &= rows[i] * 9 + columns[i] > rows[i - 1] * 9 + columns[i - 1];
  if (by_rows)
    return;
  lattice->has_rival = TRUE;
  for (int i = 0; i < SUD_CELLS; i++)
    lattice->rival.digit[i] = lattice->cells[sud_cell (sud_column (i), sud_row (i))].digit;
}

static void
take_group (RubricPasteGroup *group)
{
  RubricPasteLattice lattice = { .shape = RUBRIC_PASTE_PLACES, .form = FORM, .node = RUBRIC_PASTE_NONE };
  guint8 rows[RUBRIC_PASTE_MOST_RECORDS], columns[RUBRIC_PASTE_MOST_RECORDS];
  Axes axes;
  gboolean found = find_axes (group, &axes);
  gint base = found ? find_base (group, &axes) : -1;

  if (base >= 0 && rank (group, axes.row, base, rows) && rank (group, axes.column, base, columns)
      && group->missed + group->n_others == 0 && (group->n == SUD_CELLS || group->n <= MOST_GIVENS)
      && fill (group, rows, columns, &lattice))
    {
      if (axes.weak)
        see_order (group, rows, columns, &lattice);
      lattice.seen[RUBRIC_PASTE_SEEN_PLACES] = 1;
      rubric_paste_add (group->shapes, &lattice);
    }
  else if (found && ((base >= 0 && group->n >= 60) || (!axes.weak && (group->records[0].full || !group->scales))))
    rubric_paste_add_near (group->shapes, RUBRIC_PASTE_NEAR_PLACES, group->records[0].cell.start,
                           group->records[group->n - 1].cell.end + 1, group->n, 0);
}

void
rubric_paste_end_group (RubricPasteGroup *group)
{
  if (group->n >= LEAST_RECORDS)
    take_group (group);
  group->n = group->missed = group->n_others = 0;
}

static gboolean
is_alike (const RubricPasteRecord *a, const RubricPasteRecord *b)
{
  return a->form == b->form && a->n == b->n;
}

static void
append (RubricPasteGroup *group, const RubricPasteRecord *record)
{
  if (group->n == SUD_CELLS) /* a full one ends where another begins */
    rubric_paste_end_group (group);
  group->records[group->n++] = *record;
}

/* Three records of another form begin another group; one or two are damaged, in front of one as well. */
void
rubric_paste_add_record (RubricPasteGroup *group, const RubricPasteRecord *record)
{
  guint before;

  if (group->n == 0 || is_alike (&group->records[0], record))
    {
      group->missed += group->n_others;
      group->n_others = 0;
      append (group, record);
      return;
    }
  group->others[group->n_others++] = *record;
  if (group->n_others < G_N_ELEMENTS (group->others))
    return;
  before = group->n < G_N_ELEMENTS (group->others) ? group->n : 0;
  rubric_paste_end_group (group);
  group->missed = before;
  append (group, &group->others[0]);
  for (guint i = 1; i < G_N_ELEMENTS (group->others); i++)
    if (is_alike (&group->others[0], &group->others[i]))
      append (group, &group->others[i]);
    else
      group->missed++;
}

/* Numbers that tell row and column are the place; others beside them, as the value in a label, are none. */
static void
keep_axes (RubricPasteRecord *record)
{
  guint n = 0, axes = 0;

  for (guint i = 0; i < record->n; i++)
    axes |= record->axis[i] == RUBRIC_PASTE_AXIS_ROW || record->axis[i] == RUBRIC_PASTE_AXIS_COLUMN
                ? 1u << record->axis[i]
                : 0;
  for (guint i = 0; i < record->n && sud_digits_count (axes) == 2; i++)
    if (record->axis[i] == RUBRIC_PASTE_AXIS_ROW || record->axis[i] == RUBRIC_PASTE_AXIS_COLUMN)
      {
        record->axis[n] = record->axis[i];
        record->number[n++] = record->number[i];
      }
  if (n != 2)
    return;
  record->n = n;
  record->form = record->axis[0];
}

/* The numbers in the tags of an element with one cell. */
static void
read_element (RubricPasteGroup *group, guint32 i)
{
  const RubricPasteTree *tree = group->shapes->tree;
  const RubricPasteNode *node = rubric_paste_node (tree, i);
  RubricPasteRecord record = { 0 };

  if (node->n_leaves != 1 || node->end - node->start > LONGEST_ELEMENT
      || (node->parent != RUBRIC_PASTE_NONE && rubric_paste_node (tree, node->parent)->n_leaves == 1))
    return;
  for (guint32 k = node->start; k < node->end; k++)
    {
      const RubricPasteAtom *tag = rubric_paste_atom (tree, k);
      guint32 name = tag->start + 1;

      if (tag->kind != RUBRIC_PASTE_TAG || tree->c[name] == '/')
        continue;
      while (name < tag->end && tree->c[name] != ' ')
        name++;
      rubric_paste_read_numbers (tree, name, tag->end, &record);
    }
  if (record.n == 0)
    return;
  record.cell = rubric_paste_cell_from_node (tree, i);
  for (guint k = 0; k < record.n; k++)
    if (record.axis[k] == RUBRIC_PASTE_AXIS_VALUE && record.cell.kind == RUBRIC_PASTE_CELL_BLANK
        && record.number[k] >= 1 && record.number[k] <= 9)
      {
        record.cell.kind = RUBRIC_PASTE_CELL_DIGIT;
        record.cell.digit = (guint8)record.number[k];
      }
  keep_axes (&record);
  rubric_paste_add_record (group, &record);
}

/* given(1,2,3) */
static guint32
hash_name (const RubricPasteTree *tree, const RubricPasteNode *node)
{
  guint32 hash = 0;

  if (node->name != RUBRIC_PASTE_NONE)
    for (guint32 i = rubric_paste_atom (tree, node->name)->start; i < rubric_paste_atom (tree, node->name)->end; i++)
      hash = hash * 31 + tree->c[i];
  return hash;
}

/* {"row": 1, "col": 2, "value": 3}, or a list of three numbers. */
static void
read_object (RubricPasteGroup *group, guint32 i)
{
  const RubricPasteTree *tree = group->shapes->tree;
  const RubricPasteNode *node = rubric_paste_node (tree, i);
  RubricPasteRecord record = { 0 };

  if (node->end <= node->start || node->end - node->start > LONGEST_OBJECT || node->n_leaves > 8)
    return;
  if (node->value != RUBRIC_PASTE_NONE)
    {
      const RubricPasteNode *value = rubric_paste_node (tree, node->value);

      rubric_paste_read_numbers (tree, rubric_paste_atom (tree, node->start)->start,
                                 rubric_paste_atom (tree, value->name)->start, &record);
      rubric_paste_read_numbers (tree, rubric_paste_atom (tree, value->end - 1)->end,
                                 rubric_paste_atom (tree, node->end - 1)->end, &record);
      record.cell = rubric_paste_cell_from_node (tree, i);
    }
  else if (node->n_children == 3 && node->n_leaves == 3)
    {
      const RubricPasteNode *last = rubric_paste_node (tree, node->last);

      rubric_paste_read_numbers (tree, rubric_paste_atom (tree, node->start)->start,
                                 rubric_paste_atom (tree, last->start)->start, &record);
      record.cell = rubric_paste_cell_from_node (tree, node->last);
      if (record.n != 2)
        return;
    }
  else
    {
      group->missed += group->n > 0
                       && ((node->parent == group->parent && node->parent != RUBRIC_PASTE_NONE)
                           || (group->name != 0 && hash_name (tree, node) == group->name));
      return;
    }
  if (record.n > 0)
    rubric_paste_add_record (group, &record);
  else
    group->missed++;
  group->parent = node->parent;
  group->name = hash_name (tree, node);
}

/* One object of 81 members, {"r1c1": 5, ...}. */
static void
read_members (RubricPasteGroup *group, guint32 i)
{
  const RubricPasteTree *tree = group->shapes->tree;
  const RubricPasteNode *node = rubric_paste_node (tree, i);

  if (node->end <= node->start || node->n_children != node->n_leaves || node->n_children < LEAST_RECORDS
      || node->n_children > SUD_CELLS || rubric_paste_node (tree, node->first)->name == RUBRIC_PASTE_NONE)
    return;
  rubric_paste_end_group (group);
  for (guint32 child = node->first; child != RUBRIC_PASTE_NONE; child = rubric_paste_node (tree, child)->next)
    {
      const RubricPasteNode *leaf = rubric_paste_node (tree, child);
      RubricPasteRecord record = { 0 };

      if (leaf->name == RUBRIC_PASTE_NONE)
        break;
      rubric_paste_read_numbers (tree, rubric_paste_atom (tree, leaf->name)->start,
                                 rubric_paste_atom (tree, leaf->name)->end, &record);
      record.cell = rubric_paste_cell_from_node (tree, child);
      if (record.n > 0)
        rubric_paste_add_record (group, &record);
    }
  rubric_paste_end_group (group);
}

void
rubric_paste_propose_places (RubricPasteShapes *self)
{
  const RubricPasteTree *tree = self->tree;
  g_autofree RubricPasteGroup *group = g_new0 (RubricPasteGroup, 1);

  group->shapes = self;
  group->scales = TRUE;
  for (guint32 i = 0; i < tree->nodes->len; i++)
    if (rubric_paste_node (tree, i)->kind == RUBRIC_PASTE_ELEMENT)
      read_element (group, i);
  rubric_paste_end_group (group);
  group->scales = FALSE;
  for (guint32 i = 0; i < tree->nodes->len; i++)
    if (rubric_paste_node (tree, i)->kind == RUBRIC_PASTE_LIST)
      read_object (group, i);
  rubric_paste_end_group (group);
  for (guint32 i = 0; i < tree->nodes->len; i++)
    if (rubric_paste_node (tree, i)->kind == RUBRIC_PASTE_LIST)
      read_members (group, i);
  for (guint32 i = 0; i < tree->lines->len; i++)
    if (rubric_paste_line (tree, i)->digits || rubric_paste_line (tree, i)->letters)
      rubric_paste_read_statements (group, rubric_paste_line (tree, i));
  rubric_paste_end_group (group);
}
