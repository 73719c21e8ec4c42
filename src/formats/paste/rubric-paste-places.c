/* rubric-paste-places.c - cells that tell where they are: elements with coordinates, objects, assignments, triples
 *
 *     <td data-row="0" data-col="4">7</td>     {"r": 1, "c": 5, "value": 7}     board[0][4] = 7;     r1c5=7     1,5,7
 *
 * Each is a record: a cell, and numbers with the words in front of them. A word may say that a number is a row or a
 * column; of two numbers without words the first is the row, as most people write. As long as records go on with the
 * same words they belong to one grid. The numbers of elements may be pixels or percents as well: then there are nine
 * different ones at even distances, and the smallest is the first row or column.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-places.h"

enum
{
  FORM = 18,
  LEAST_RECORDS = 17,
  MOST_GIVENS = 45,     /* records of a grid that does not name all its cells: a log of a solver has more */
  NEARLY_ALL = 60,      /* records of a grid that is worth a word if it cannot be read */
  LONGEST_ELEMENT = 40, /* atoms */
  LONGEST_OBJECT = 80,
  MOST_MEMBERS = 8, /* of an object that is one cell */
  UNKNOWN = RUBRIC_PASTE_MOST_NUMBERS + 2,
};

/* What the numbers of a group are. */
typedef enum
{
  FROM_ZERO,
  FROM_ONE,
  MEASURED, /* on a scale of the page */
  UNCLEAR,  /* all are 1 to 8 */
} Scale;

/* Which numbers of a record tell row and column. */
typedef struct
{
  guint row, column;
  gboolean weak; /* the other way round is possible */
} Axes;

/* Where number @k counts all 81 cells, writes the row and the column that follow from it behind the numbers. */
static gboolean
split_counts (RubricPasteGroup *group, guint k)
{
  static const struct
  {
    gdouble first, last;
    guint from, columns;
  } counts[] = { { 0, 80, 0, 9 }, { 1, 81, 1, 9 }, { 0, 88, 0, 10 }, { 11, 99, 0, 10 } };
  gdouble first = G_MAXDOUBLE, last = 0;
  guint way = 0;

  for (guint i = 0; i < group->n; i++)
    {
      first = MIN (first, group->records[i].number[k]);
      last = MAX (last, group->records[i].number[k]);
    }
  while (way < G_N_ELEMENTS (counts) && (counts[way].first != first || counts[way].last != last))
    way++;
  if (group->n != SUD_CELLS || way == G_N_ELEMENTS (counts))
    return FALSE;
  for (guint i = 0; i < group->n; i++)
    {
      gdouble *number = group->records[i].number;
      guint count = number[k] - counts[way].from;

      number[RUBRIC_PASTE_MOST_NUMBERS] = count / counts[way].columns;
      number[RUBRIC_PASTE_MOST_NUMBERS + 1] = count % counts[way].columns;
    }
  return TRUE;
}

/* The same number in all records tells no place: it may be that of the board. */
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
  const RubricPasteRecord *record = &group->records[0];
  guint unnamed[RUBRIC_PASTE_MOST_NUMBERS] = { 0 }, left = 0, named, next = 0;

  *axes = (Axes){ UNKNOWN, UNKNOWN, record->weak };
  for (guint k = 0; k < record->n; k++)
    if (!varies (group, k))
      continue;
    else if (record->axis[k] == RUBRIC_PASTE_AXIS_NONE)
      unnamed[left++] = k;
    else if (record->axis[k] == RUBRIC_PASTE_AXIS_ROW)
      axes->row = MIN (axes->row, k);
    else if (record->axis[k] == RUBRIC_PASTE_AXIS_COLUMN)
      axes->column = MIN (axes->column, k);
  named = (axes->row != UNKNOWN) + (axes->column != UNKNOWN);
  if (named + left == 2)
    {
      axes->weak |= named == 0;
      axes->row = axes->row == UNKNOWN ? unnamed[next++] : axes->row;
      axes->column = axes->column == UNKNOWN ? unnamed[next] : axes->column;
    }
  else if (named + left == 1 && split_counts (group, left == 1 ? unnamed[0] : MIN (axes->row, axes->column)))
    *axes = (Axes){ RUBRIC_PASTE_MOST_NUMBERS, RUBRIC_PASTE_MOST_NUMBERS + 1, FALSE };
  return axes->row != UNKNOWN && axes->column != UNKNOWN;
}

static Scale
find_scale (const RubricPasteGroup *group, const Axes *axes)
{
  gboolean zero = FALSE, nine = FALSE;

  for (guint i = 0; i < group->n; i++)
    for (guint k = 0; k < 2; k++)
      {
        gdouble number = group->records[i].number[k == 0 ? axes->row : axes->column];

        if (number > 9 || number != (guint)number)
          return MEASURED;
        zero |= number == 0;
        nine |= number == 9;
      }
  if (zero)
    return nine ? MEASURED : FROM_ZERO;
  return nine ? FROM_ONE : UNCLEAR;
}

/* Keeps @n different values in order. Returns: FALSE for the tenth */
static gboolean
add_value (gdouble values[SUD_SIZE], guint *n, gdouble value)
{
  guint at = *n;

  while (at > 0 && values[at - 1] > value)
    at--;
  if (at > 0 && values[at - 1] == value)
    return TRUE;
  if (*n == SUD_SIZE)
    return FALSE;
  memmove (values + at + 1, values + at, (*n - at) * sizeof *values);
  values[at] = value;
  ++*n;
  return TRUE;
}

/* The places of all records on the axis of number @k. What is measured is put in order: there have to be nine values;
 * a page may leave a little more between boxes, and rounds. */
static gboolean
find_places (const RubricPasteGroup *group, guint k, Scale scale, guint8 places[RUBRIC_PASTE_MOST_RECORDS])
{
  gdouble values[SUD_SIZE] = { 0, 1, 2, 3, 4, 5, 6, 7, 8 }, first = scale == FROM_ONE, pitch;
  guint n = 0;

  for (guint i = 0; i < group->n && scale == MEASURED; i++)
    if (!group->scales || !add_value (values, &n, group->records[i].number[k]))
      return FALSE;
  if (scale == MEASURED && n < SUD_SIZE)
    return FALSE;
  pitch = (values[8] - values[0]) / 8;
  for (guint i = 0; i < 8; i++)
    if (values[i + 1] - values[i] < 0.6 * pitch || values[i + 1] - values[i] > 1.5 * pitch)
      return FALSE;
  for (guint i = 0; i < group->n; i++)
    for (places[i] = 0; values[places[i]] < group->records[i].number[k] - first;)
      places[i]++;
  return TRUE;
}

/* Makes the lattice. Returns: FALSE where two records are one cell, or one of them has no cell but a word */
static gboolean
lay_out (const RubricPasteGroup *group, const guint8 *rows, const guint8 *columns, RubricPasteLattice *lattice)
{
  RubricPasteCell absent = { .sign = ' ', .count = -1, .start = RUBRIC_PASTE_NONE };
  gboolean taken[SUD_CELLS] = { FALSE };

  for (guint i = 0; i < group->n; i++)
    if (group->records[i].cell.start < group->records[i].cell.end)
      absent.start = MIN (absent.start, group->records[i].cell.start);
  absent.end = absent.start;
  for (guint i = 0; i < SUD_CELLS; i++)
    lattice->cells[i] = absent;
  for (guint i = 0; i < group->n; i++)
    {
      int cell = sud_cell (rows[i], columns[i]);

      if (taken[cell] || group->records[i].cell.kind >= RUBRIC_PASTE_CELL_LETTER)
        return FALSE;
      taken[cell] = TRUE;
      lattice->cells[cell] = group->records[i].cell;
    }
  return TRUE;
}

/* People list cells row by row. Where these are not, and no word is clear, rows may well be columns. */
static void
doubt_axes (const RubricPasteGroup *group, const guint8 *rows, const guint8 *columns, RubricPasteLattice *lattice)
{
  for (guint i = 1; i < group->n; i++)
    lattice->has_rival |= sud_cell (rows[i], columns[i]) < sud_cell (rows[i - 1], columns[i - 1]);
  for (int cell = 0; cell < SUD_CELLS && lattice->has_rival; cell++)
    lattice->rival.digit[sud_cell (sud_column (cell), sud_row (cell))] = lattice->cells[cell].digit;
}

static void
take_group (RubricPasteGroup *group)
{
  RubricPasteLattice lattice = { .shape = RUBRIC_PASTE_PLACES, .form = FORM, .node = RUBRIC_PASTE_NONE };
  const RubricPasteRecord *first = &group->records[0], *last = first + group->n - 1;
  gboolean whole = group->missed + group->n_others == 0 && (group->n == SUD_CELLS || group->n <= MOST_GIVENS);
  guint8 rows[RUBRIC_PASTE_MOST_RECORDS], columns[RUBRIC_PASTE_MOST_RECORDS];
  Axes axes;
  Scale scale;

  if (!find_axes (group, &axes))
    return;
  scale = find_scale (group, &axes);
  if (whole && scale != UNCLEAR && find_places (group, axes.row, scale, rows)
      && find_places (group, axes.column, scale, columns) && lay_out (group, rows, columns, &lattice))
    {
      if (axes.weak)
        doubt_axes (group, rows, columns, &lattice);
      lattice.seen[RUBRIC_PASTE_SEEN_PLACES] = 1;
      rubric_paste_add (group->shapes, &lattice);
    }
  else if ((scale != UNCLEAR && group->n >= NEARLY_ALL) || (!axes.weak && (first->full || !group->scales)))
    rubric_paste_add_near (group->shapes, RUBRIC_PASTE_NEAR_PLACES, first->cell.start, last->cell.end + 1, group->n, 0);
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

/* Behind 81 records the next grid begins. */
static void
append (RubricPasteGroup *group, const RubricPasteRecord *record)
{
  if (group->n == SUD_CELLS)
    rubric_paste_end_group (group);
  group->records[group->n++] = *record;
}

/* One or two records that differ are damaged ones of this group. The third begins a new group, and if there were no
 * more than two before these, it was those that were damaged. */
void
rubric_paste_add_record (RubricPasteGroup *group, const RubricPasteRecord *record)
{
  const guint many = G_N_ELEMENTS (group->others);
  guint before = group->n < many ? group->n : 0;

  if (group->n == 0 || is_alike (&group->records[0], record))
    {
      group->missed += group->n_others;
      group->n_others = 0;
      append (group, record);
      return;
    }
  group->others[group->n_others++] = *record;
  if (group->n_others < many)
    return;
  rubric_paste_end_group (group);
  group->missed = before;
  for (guint i = 0; i < many; i++)
    if (is_alike (&group->others[i], &group->others[0]))
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

/* The outermost of elements around one cell: its attributes tell the place, and the digit where it has no text. */
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
      guint32 at = tag->start + 1;

      if (tag->kind != RUBRIC_PASTE_TAG || tree->c[at] == '/')
        continue;
      while (at < tag->end && tree->c[at] != ' ')
        at++; /* the number in h1 is no place */
      rubric_paste_read_numbers (tree, at, tag->end, &record);
    }
  if (record.n == 0)
    return;
  record.cell = rubric_paste_cell_from_node (tree, i);
  for (guint k = 0; k < record.n && record.cell.kind == RUBRIC_PASTE_CELL_BLANK; k++)
    if (record.axis[k] == RUBRIC_PASTE_AXIS_VALUE && record.number[k] >= 1 && record.number[k] <= SUD_SIZE)
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

/* {"row": 1, "col": 2, "value": 3}, or [1, 2, 3], where the last is the digit: all other numbers tell the place. What
 * is none of these was meant to be one where it stands among them, or has their name. */
static void
read_object (RubricPasteGroup *group, guint32 i)
{
  const RubricPasteTree *tree = group->shapes->tree;
  const RubricPasteNode *node = rubric_paste_node (tree, i), *leaf;
  gboolean keyed = node->value != RUBRIC_PASTE_NONE;
  RubricPasteRecord record = { 0 };

  if (node->end <= node->start || node->end - node->start > LONGEST_OBJECT || node->n_leaves > MOST_MEMBERS)
    return;
  if (!keyed && (node->n_children != 3 || node->n_leaves != 3))
    {
      group->missed += group->n > 0
                       && ((node->parent != RUBRIC_PASTE_NONE && node->parent == group->parent)
                           || (group->name != 0 && group->name == hash_name (tree, node)));
      return;
    }
  leaf = rubric_paste_node (tree, keyed ? node->value : node->last);
  rubric_paste_read_numbers (tree, rubric_paste_atom (tree, node->start)->start,
                             rubric_paste_atom (tree, keyed ? leaf->name : leaf->start)->start, &record);
  rubric_paste_read_numbers (tree, rubric_paste_atom (tree, leaf->end - 1)->end,
                             rubric_paste_atom (tree, node->end - 1)->end, &record);
  record.cell = rubric_paste_cell_from_node (tree, keyed ? i : node->last);
  if (!keyed && record.n != 2)
    return;
  if (record.n > 0)
    rubric_paste_add_record (group, &record);
  else
    group->missed++;
  group->parent = node->parent;
  group->name = hash_name (tree, node);
}

/* {"r1c1": 5, "r1c2": 3, ...}: each member is a record, and the object a group. */
static void
read_members (RubricPasteGroup *group, guint32 i)
{
  const RubricPasteTree *tree = group->shapes->tree;
  const RubricPasteNode *node = rubric_paste_node (tree, i), *leaf;

  if (node->end <= node->start || node->n_children < LEAST_RECORDS || node->n_children > SUD_CELLS
      || node->n_leaves != node->n_children)
    return;
  rubric_paste_end_group (group);
  for (guint32 child = node->first; child != RUBRIC_PASTE_NONE; child = leaf->next)
    {
      RubricPasteRecord record = { 0 };
      const RubricPasteAtom *key;

      leaf = rubric_paste_node (tree, child);
      if (leaf->name == RUBRIC_PASTE_NONE)
        break;
      key = rubric_paste_atom (tree, leaf->name);
      rubric_paste_read_numbers (tree, key->start, key->end, &record);
      record.cell = rubric_paste_cell_from_node (tree, child);
      if (record.n > 0)
        rubric_paste_add_record (group, &record);
    }
  rubric_paste_end_group (group);
}

void
rubric_paste_propose_places (RubricPasteShapes *self)
{
  static const struct
  {
    RubricPasteNodeKind kind;
    gboolean scales;
    void (*read) (RubricPasteGroup *group, guint32 node);
  } readers[] = { { RUBRIC_PASTE_ELEMENT, TRUE, read_element },
                  { RUBRIC_PASTE_LIST, FALSE, read_object },
                  { RUBRIC_PASTE_LIST, FALSE, read_members } };
  const RubricPasteTree *tree = self->tree;
  g_autofree RubricPasteGroup *group = g_new0 (RubricPasteGroup, 1);

  group->shapes = self;
  for (guint k = 0; k < G_N_ELEMENTS (readers); k++)
    {
      group->scales = readers[k].scales;
      for (guint32 i = 0; i < tree->nodes->len; i++)
        if (rubric_paste_node (tree, i)->kind == readers[k].kind)
          readers[k].read (group, i);
      rubric_paste_end_group (group);
    }
  for (guint32 i = 0; i < tree->lines->len; i++)
    if (rubric_paste_line (tree, i)->digits || rubric_paste_line (tree, i)->letters)
      rubric_paste_read_statements (group, rubric_paste_line (tree, i));
  rubric_paste_end_group (group);
}
