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
#include "rubric-paste-private.h"

enum
{
  MAX_NUMBERS = 6, /* in a record; after them there is room for a row and a column, see split_counts () */
  NO_NUMBER = MAX_NUMBERS + 2,
  MAX_RECORDS = 2 * SUD_CELLS,
  /* Chosen by trial on the texts of tests/data/paste and on damaged ones */
  MAX_GIVENS = 45,       /* records of a grid that does not name all its cells: the log of a solver has more */
  MIN_NEAR_RECORDS = 60, /* in a near miss whose numbers are not named */
  MAX_ELEMENT = 40,      /* atoms */
  MAX_OBJECT = 80,       /* atoms */
  MAX_STATEMENT = 24,    /* atoms */
  MAX_MEMBERS = 8,       /* in an object that is one cell */
};

typedef struct
{
  guint n;
  guint8 axis[MAX_NUMBERS];
  gdouble number[MAX_NUMBERS + 2];
  RubricPasteCell cell;
  gboolean ambiguous;   /* it has a name such as x, which some give to rows and some to columns */
  gboolean spelled_out; /* axes are words, not letters */
  guint32 form;
} Record;

typedef struct
{
  RubricPasteShapes *shapes;
  Record records[MAX_RECORDS];
  guint n;
  guint missed;     /* how many look like a record and are none */
  Record others[3]; /* in another form, after the last */
  guint n_others;
  gboolean scales; /* numbers may be measures of a page */
  guint32 parent;  /* that of the last record, if it is a node */
  guint32 name;    /* a hash of its name, or 0 */
} RecordGroup;

/* The meaning of the numbers of a group. */
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
  gboolean ambiguous; /* the other way round is possible */
} Axes;

/* If number @k counts all 81 cells, writes the row and the column that follow from it after the numbers. Returns:
 * whether it does */
static gboolean
split_counts (RecordGroup *group, guint k)
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

      number[MAX_NUMBERS] = count / counts[way].columns;
      number[MAX_NUMBERS + 1] = count % counts[way].columns;
    }
  return TRUE;
}

/* Returns: whether number @k differs between records; else it tells no place, but may be that of the board. */
static gboolean
varies (const RecordGroup *group, guint k)
{
  for (guint i = 1; i < group->n; i++)
    if (group->records[i].number[k] != group->records[0].number[k])
      return TRUE;
  return FALSE;
}

/* Finds the numbers that are rows and columns, by their names or, if only two differ, by their order. */
static gboolean
find_axes (RecordGroup *group, Axes *axes)
{
  const Record *record = &group->records[0];
  guint unnamed[MAX_NUMBERS] = { 0 }, left = 0, named, next = 0;

  *axes = (Axes){ NO_NUMBER, NO_NUMBER, record->ambiguous };
  for (guint k = 0; k < record->n; k++)
    if (!varies (group, k))
      continue;
    else if (record->axis[k] == RUBRIC_PASTE_AXIS_NONE)
      unnamed[left++] = k;
    else if (record->axis[k] == RUBRIC_PASTE_AXIS_ROW)
      axes->row = MIN (axes->row, k);
    else if (record->axis[k] == RUBRIC_PASTE_AXIS_COLUMN)
      axes->column = MIN (axes->column, k);
  named = (axes->row != NO_NUMBER) + (axes->column != NO_NUMBER);
  if (named + left == 2)
    {
      axes->ambiguous |= named == 0;
      axes->row = axes->row == NO_NUMBER ? unnamed[next++] : axes->row;
      axes->column = axes->column == NO_NUMBER ? unnamed[next] : axes->column;
    }
  else if (named + left == 1 && split_counts (group, left == 1 ? unnamed[0] : MIN (axes->row, axes->column)))
    *axes = (Axes){ MAX_NUMBERS, MAX_NUMBERS + 1, FALSE };
  return axes->row != NO_NUMBER && axes->column != NO_NUMBER;
}

static Scale
find_scale (const RecordGroup *group, const Axes *axes)
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

/* Adds @value to @n different ones in order. Returns: FALSE for the tenth */
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

/* Finds the rows, or columns, of all records by number @k. Nine measured values are put in order; their distances may
 * differ by half, as pages leave a little more between boxes, and round. */
static gboolean
find_places (const RecordGroup *group, guint k, Scale scale, guint8 places[MAX_RECORDS])
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

/* Makes the lattice. Returns: FALSE if two records are one cell, or one of them has a word for a cell */
static gboolean
lay_out_records (const RecordGroup *group, const guint8 *rows, const guint8 *columns, RubricPasteLattice *lattice)
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

/* People list cells row by row. If the cells are listed otherwise, and no name is clear, offers rows as columns. */
static void
offer_swapped_axes (const RecordGroup *group, const guint8 *rows, const guint8 *columns, RubricPasteLattice *lattice)
{
  gboolean by_rows = TRUE;
  SudGrid swapped;

  for (guint i = 1; i < group->n; i++)
    by_rows &= sud_cell (rows[i], columns[i]) > sud_cell (rows[i - 1], columns[i - 1]);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    swapped.digit[sud_cell (sud_column (cell), sud_row (cell))] = lattice->cells[cell].digit;
  if (!by_rows)
    rubric_paste_offer (lattice, &swapped);
}

static void
take_record_group (RecordGroup *group)
{
  RubricPasteLattice lattice
      = { .shape = RUBRIC_PASTE_PLACES, .form = RUBRIC_PASTE_FORM_PLACES, .node = RUBRIC_PASTE_NONE };
  const Record *first = &group->records[0], *last = first + group->n - 1;
  gboolean whole = group->missed + group->n_others == 0 && (group->n == SUD_CELLS || group->n <= MAX_GIVENS);
  guint8 rows[MAX_RECORDS], columns[MAX_RECORDS];
  Axes axes;
  Scale scale;

  if (!find_axes (group, &axes))
    return;
  scale = find_scale (group, &axes);
  if (whole && scale != UNCLEAR && find_places (group, axes.row, scale, rows)
      && find_places (group, axes.column, scale, columns) && lay_out_records (group, rows, columns, &lattice))
    {
      if (axes.ambiguous)
        offer_swapped_axes (group, rows, columns, &lattice);
      lattice.seen[RUBRIC_PASTE_SEEN_PLACES] = 1;
      rubric_paste_add (group->shapes, &lattice);
    }
  else if ((scale != UNCLEAR && group->n >= MIN_NEAR_RECORDS)
           || (!axes.ambiguous && (first->spelled_out || !group->scales)))
    rubric_paste_add_near (group->shapes, RUBRIC_PASTE_NEAR_PLACES, first->cell.start, last->cell.end + 1, group->n, 0);
}

/* Makes a lattice of the records so far, or a near miss, and begins anew. */
static void
end_record_group (RecordGroup *group)
{
  if (group->n >= SUD_MIN_CLUES)
    take_record_group (group);
  group->n = group->missed = group->n_others = 0;
}

static gboolean
is_alike_record (const Record *a, const Record *b)
{
  return a->form == b->form && a->n == b->n;
}

/* Adds @record to the group, or after 81 records to the next one. */
static void
append_record (RecordGroup *group, const Record *record)
{
  if (group->n == SUD_CELLS)
    end_record_group (group);
  group->records[group->n++] = *record;
}

/* One or two records in another form are damaged ones of this group. The third begins a new group; if no more than two
 * stood before these three, those two were the damaged ones. */
static void
add_record (RecordGroup *group, const Record *record)
{
  const guint many = G_N_ELEMENTS (group->others);
  guint before = group->n < many ? group->n : 0;

  if (group->n == 0 || is_alike_record (&group->records[0], record))
    {
      group->missed += group->n_others;
      group->n_others = 0;
      append_record (group, record);
      return;
    }
  group->others[group->n_others++] = *record;
  if (group->n_others < many)
    return;
  end_record_group (group);
  group->missed = before;
  for (guint i = 0; i < many; i++)
    if (is_alike_record (&group->others[i], &group->others[0]))
      append_record (group, &group->others[i]);
    else
      group->missed++;
}

/* Reads up to six digits and a fraction; leaves @i after them. */
static gdouble
read_decimal (const RubricPasteTree *tree, guint32 *i, guint32 end)
{
  guint32 last = MIN (end, *i + 6);
  gdouble number = 0, place = 0.1;

  for (; *i < last && is_digit (tree->c[*i]); ++*i)
    number = number * 10 + tree->c[*i] - '0';
  if (*i + 1 < end && tree->c[*i] == '.' && is_digit (tree->c[*i + 1]))
    for (++*i; *i < end && is_digit (tree->c[*i]); ++*i, place /= 10)
      number += (tree->c[*i] - '0') * place;
  return number;
}

/* Reads the letters at @i, which may name the number after them; leaves @i after them. */
static RubricPasteAxis
read_axis (const RubricPasteTree *tree, guint32 *i, guint32 end, Record *record)
{
  char word[16] = "";
  RubricPasteAxis axis;

  for (guint n = 0; *i < end && tree->c[*i] < 128 && g_ascii_isalpha (tree->c[*i]); ++*i)
    if (n < sizeof word - 1)
      word[n++] = g_ascii_tolower (tree->c[*i]);
  axis = rubric_paste_find_axis (word, &record->ambiguous);
  record->spelled_out |= axis != RUBRIC_PASTE_AXIS_NONE && word[1] != '\0';
  return axis;
}

/* Reads A1 to I9, as cells of a sheet are called, at @i: a row and a column. Leaves @i after it, or returns FALSE. */
static gboolean
read_sheet_cell (const RubricPasteTree *tree, guint32 *i, guint32 start, guint32 end, Record *record)
{
  guint32 letter = tree->c[*i], digit = *i + 1 < end ? tree->c[*i + 1] : 0;
  guint32 before = *i > start ? tree->c[*i - 1] : ' ', after = *i + 2 < end ? tree->c[*i + 2] : ' ';

  if (letter < 'A' || letter > 'I' || digit < '1' || digit > '9' || is_digit (after)
      || is_digit (before) || is_letter (before) || record->n + 2 > MAX_NUMBERS)
    return FALSE;
  record->form = record->form * 31 + MAX_NUMBERS;
  record->number[record->n++] = letter - 'A' + 1;
  record->number[record->n++] = digit - '0';
  *i += 2;
  return TRUE;
}

/* Adds the numbers in characters @start to @end, each with the meaning of the word in front of it. */
static void
read_numbers (const RubricPasteTree *tree, guint32 start, guint32 end, Record *record)
{
  RubricPasteAxis axis = RUBRIC_PASTE_AXIS_NONE;
  guint32 i = start;

  while (i < end)
    {
      guint32 c = tree->c[i];

      if (read_sheet_cell (tree, &i, start, end, record))
        continue;
      if (c < 128 && g_ascii_isalpha (c))
        {
          RubricPasteAxis said = read_axis (tree, &i, end, record);

          if (said != RUBRIC_PASTE_AXIS_NONE) /* else what was said before still counts: row_number */
            axis = said;
        }
      else if (!is_digit (c))
        i++;
      else if (i + 1 < end && tree->c[i + 1] == 'd')
        i += 2; /* the name of a function, translate3d */
      else if (record->n == MAX_NUMBERS)
        return;
      else
        {
          record->form = record->form * 31 + axis + 1;
          record->axis[record->n] = axis;
          record->number[record->n++] = read_decimal (tree, &i, end);
          axis = RUBRIC_PASTE_AXIS_NONE;
        }
    }
}

/* Drops all numbers but row and column, if the record has both: others, as the value in a label, are no place. */
static void
keep_axes (Record *record)
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

/* Reads the outermost element around one cell: its attributes tell the place, and the digit if it has no text. */
static void
read_element_record (RecordGroup *group, guint32 i)
{
  const RubricPasteTree *tree = group->shapes->tree;
  const RubricPasteNode *node = get_node (tree, i);
  Record record = { 0 };

  if (node->n_leaves != 1 || node->end - node->start > MAX_ELEMENT
      || (node->parent != RUBRIC_PASTE_NONE && get_node (tree, node->parent)->n_leaves == 1))
    return;
  for (guint32 k = node->start; k < node->end; k++)
    {
      const RubricPasteAtom *tag = get_atom (tree, k);
      guint32 at = tag->start + 1;

      if (tag->kind != RUBRIC_PASTE_TAG || tree->c[at] == '/')
        continue;
      while (at < tag->end && tree->c[at] != ' ')
        at++; /* the number in h1 is no place */
      read_numbers (tree, at, tag->end, &record);
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
  add_record (group, &record);
}

/* Returns: a hash of the name of a list, such as that of given(1,2,3); 0 for none. */
static guint32
hash_list_name (const RubricPasteTree *tree, const RubricPasteNode *node)
{
  guint32 without_digits;
  gint16 count;

  return node->name == RUBRIC_PASTE_NONE
             ? 0
             : rubric_paste_read_label (tree, node->name, node->name + 1, &without_digits, &count);
}

/* Reads {"row": 1, "col": 2, "value": 3}, or [1, 2, 3], of which the last is the digit: all other numbers tell the
 * place. Any other list was meant to be such a record if it stands among records, or has their name. */
static void
read_object_record (RecordGroup *group, guint32 i)
{
  const RubricPasteTree *tree = group->shapes->tree;
  const RubricPasteNode *node = get_node (tree, i), *leaf;
  gboolean keyed = node->value != RUBRIC_PASTE_NONE;
  Record record = { 0 };

  if (node->end <= node->start || node->end - node->start > MAX_OBJECT || node->n_leaves > MAX_MEMBERS)
    return;
  if (!keyed && (node->n_children != 3 || node->n_leaves != 3))
    {
      group->missed += group->n > 0
                       && ((node->parent != RUBRIC_PASTE_NONE && node->parent == group->parent)
                           || (group->name != 0 && group->name == hash_list_name (tree, node)));
      return;
    }
  leaf = get_node (tree, keyed ? node->value : node->last);
  read_numbers (tree, get_atom (tree, node->start)->start,
                get_atom (tree, keyed ? leaf->name : leaf->start)->start, &record);
  read_numbers (tree, get_atom (tree, leaf->end - 1)->end, get_atom (tree, node->end - 1)->end, &record);
  record.cell = rubric_paste_cell_from_node (tree, keyed ? i : node->last);
  if (!keyed && record.n != 2)
    return;
  if (record.n > 0)
    add_record (group, &record);
  else
    group->missed++;
  group->parent = node->parent;
  group->name = hash_list_name (tree, node);
}

/* Reads {"r1c1": 5, "r1c2": 3, ...}: each member is a record, and the object a group. */
static void
read_member_records (RecordGroup *group, guint32 i)
{
  const RubricPasteTree *tree = group->shapes->tree;
  const RubricPasteNode *node = get_node (tree, i), *leaf;

  if (node->end <= node->start || node->n_children < SUD_MIN_CLUES || node->n_children > SUD_CELLS
      || node->n_leaves != node->n_children)
    return;
  end_record_group (group);
  for (guint32 child = node->first; child != RUBRIC_PASTE_NONE; child = leaf->next)
    {
      Record record = { 0 };
      const RubricPasteAtom *key;

      leaf = get_node (tree, child);
      if (leaf->name == RUBRIC_PASTE_NONE)
        break;
      key = get_atom (tree, leaf->name);
      read_numbers (tree, key->start, key->end, &record);
      record.cell = rubric_paste_cell_from_node (tree, child);
      if (record.n > 0)
        add_record (group, &record);
    }
  end_record_group (group);
}

/* Reads two numbers for the place, and a value: all from atom @start to @last. */
static void
read_statement (RecordGroup *group, guint32 start, guint32 last)
{
  const RubricPasteTree *tree = group->shapes->tree;
  const RubricPasteAtom *value = get_atom (tree, last);
  Record record = { 0 };
  gboolean signs = FALSE;

  for (guint32 i = start; i < last; i++)
    if (get_atom (tree, i)->kind == RUBRIC_PASTE_TAG)
      return; /* numbers in it are read with its element */
    else
      signs |= get_atom (tree, i)->kind == RUBRIC_PASTE_CELLS && !is_digit (tree->c[get_atom (tree, i)->start]);
  if (last == start || value->end - value->start != 1)
    {
      group->missed += group->n > 0;
      return;
    }
  read_numbers (tree, get_atom (tree, start)->start, value->start, &record);
  for (guint32 i = get_atom (tree, start)->start; i < value->start; i++)
    if ((is_letter (tree->c[i]) && !is_digit (tree->c[i + 1])) || is_any_of (tree->c[i], "[]()"))
      record.form = record.form * 31 + tree->c[i]; /* words and brackets are the same in all */
  record.cell = rubric_paste_cell_from_atoms (tree, last, last + 1);
  if (record.n == 2 && !signs)
    add_record (group, &record);
  else if (record.n > 0)
    group->missed++;
}

/* A statement ends after the value that follows an equals sign, or with its line. */
static void
read_statements (RecordGroup *group, const RubricPasteLine *line)
{
  const RubricPasteTree *tree = group->shapes->tree;
  guint32 start = line->start, last;

  for (guint32 i = line->start; i < line->end; i++)
    {
      const RubricPasteAtom *atom = get_atom (tree, i);
      guint32 before;

      if (atom->kind != RUBRIC_PASTE_CELLS || atom->end - atom->start != 1)
        continue;
      before = rubric_paste_skip_back (tree, i, start);
      if (before == start || get_atom (tree, before - 1)->kind != RUBRIC_PASTE_EQUALS
          || i - start >= MAX_STATEMENT)
        continue;
      read_statement (group, start, i);
      start = i + 1;
    }
  for (last = line->end; last > start && get_atom (tree, last - 1)->kind != RUBRIC_PASTE_CELLS;)
    last--;
  if (last > start && last - start <= MAX_STATEMENT)
    read_statement (group, start, last - 1);
}

void
rubric_paste_propose_places (RubricPasteShapes *self)
{
  static const struct
  {
    RubricPasteNodeKind kind;
    gboolean scales;
    void (*read) (RecordGroup *group, guint32 node);
  } readers[] = { { RUBRIC_PASTE_ELEMENT, TRUE, read_element_record },
                  { RUBRIC_PASTE_LIST, FALSE, read_object_record },
                  { RUBRIC_PASTE_LIST, FALSE, read_member_records } };
  const RubricPasteTree *tree = self->tree;
  g_autofree RecordGroup *group = g_new0 (RecordGroup, 1);

  group->shapes = self;
  for (guint k = 0; k < G_N_ELEMENTS (readers); k++)
    {
      group->scales = readers[k].scales;
      for (guint32 i = 0; i < tree->nodes->len; i++)
        if (get_node (tree, i)->kind == readers[k].kind)
          readers[k].read (group, i);
      end_record_group (group);
    }
  for (guint32 i = 0; i < tree->lines->len; i++)
    if (get_line (tree, i)->digits || get_line (tree, i)->letters)
      read_statements (group, get_line (tree, i));
  end_record_group (group);
}

