/* rubric-loose-rows.c - nine lines of nine cells, among other lines and with words beside them
 *
 *     > Row 1: 5 3 . | . 7 . | . . .   easy           a quoted line, a label, nine cells, a remark
 *     |  5  |  3  | 124 |  26 | …                     nine groups of candidates
 *     53..7.... 534678912                             two to eight grids side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-row.h"

#include <string.h>

enum
{
  MOST_GAP = 2, /* lines between two rows */
};

typedef struct
{
  RubricLoose *loose;
  GArray *rows;
  guint gap;           /* lines since the last row */
  gboolean blank;      /* among them a blank one */
  gboolean frame;      /* or a frame */
  gboolean stained;    /* a line beside the rows has cells, too few or too many */
  gboolean rules_rows; /* whether dashes alone are rows of blanks */
} Run;

/* Labels go up or down by one, or by ten as lines of programs do, or are all the same sign or number, which is none of a
 * cell. */
static gboolean
are_labels (const RubricLooseRow *rows, gsize offset)
{
  int first = G_STRUCT_MEMBER (int, &rows[0], offset), second = G_STRUCT_MEMBER (int, &rows[1], offset);
  gboolean same = first < 0 || first >= RUBRIC_LOOSE_ROW_SIGN || (first == second && first > SUD_SIZE);
  int step = same ? 0 : first > SUD_SIZE ? second - first : second > first ? 1 : -1;

  for (int i = 1; i < SUD_SIZE; i++)
    if (G_STRUCT_MEMBER (int, &rows[i], offset) != first + i * step || rows[i].dash != rows[0].dash)
      return FALSE;
  return TRUE;
}

/* Whether the cells of each row add up to what stands behind it, or are as many digits. */
static gboolean
are_totals (const RubricLooseRow *rows)
{
  gboolean sums = TRUE, counts = TRUE;

  for (int i = 0; i < SUD_SIZE; i++)
    {
      int sum = 0, n = 0;

      for (int k = 0; k < SUD_SIZE && rows[i].cells == SUD_SIZE; k++)
        {
          sum += rows[i].value[k];
          n += rows[i].value[k] != 0;
        }
      sums &= rows[i].after == sum;
      counts &= rows[i].after == n;
    }
  return sums || counts;
}

/* What the first of ten cells was taken for. Returns: its digit, 0 for a blank, or -1 */
static int
get_first (const RubricLooseRow *row)
{
  return row->before >= RUBRIC_LOOSE_ROW_SIGN ? 0 : row->before <= SUD_SIZE ? row->before : -1;
}

/* Of ten cells the first was taken for a label: where it is a cell the last is what the others add up to, or how many digits
 * there are. Returns: whether that is so in all rows, which are in @moved then */
static gboolean
move_labels (const RubricLooseRow *rows, RubricLooseRow moved[SUD_SIZE])
{
  for (int i = 0; i < SUD_SIZE; i++)
    {
      gboolean ten = rows[i].before != RUBRIC_LOOSE_ROW_NO_LABEL;

      moved[i] = rows[i];
      if (rows[i].cells != SUD_SIZE || ten != (rows[i].after == RUBRIC_LOOSE_ROW_NO_LABEL)
          || (ten && (rows[i].tokens != SUD_SIZE || get_first (&rows[i]) < 0)))
        return FALSE;
      if (!ten)
        continue;
      memmove (moved[i].value + 1, rows[i].value, SUD_SIZE - 1);
      moved[i].value[0] = get_first (&rows[i]);
      moved[i].before = RUBRIC_LOOSE_ROW_NO_LABEL;
      moved[i].after = rows[i].value[SUD_SIZE - 1];
    }
  return are_totals (moved);
}

static gboolean
is_drawn (const RubricLooseRow *rows)
{
  for (int i = 0; i < SUD_SIZE; i++)
    if (!rows[i].drawn || (i > 0 && (i % 3 == 0) != (rows[i].gap || rows[i].frame)))
      return FALSE;
  return TRUE;
}

static void
set_place (const Run *self, const RubricLooseRow *rows, RubricLooseFind *find)
{
  const RubricLooseLine *last = rubric_loose_get_line (self->loose, rows[SUD_SIZE - 1].line);

  find->start = rubric_loose_get_line (self->loose, rows[0].line)->text;
  find->end = last->text + last->length;
  find->rows = TRUE;
}

/* @index: of grids side by side; each has its own part of each line, so that none is in the place of another */
static RubricLooseFind
read_grid (const Run *self, const RubricLooseRow *rows, guint index)
{
  RubricLooseFind find = { .rows = TRUE };

  set_place (self, rows, &find);
  for (int i = 0; i < SUD_SIZE; i++)
    for (int k = 0; k < SUD_SIZE; k++)
      find.grid.digit[sud_cell (i, k)] = rows[i].value[index * SUD_SIZE + k];
  if (rows[0].cells > SUD_SIZE)
    {
      find.start += index;
      find.end = find.start + 1;
    }
  return find;
}

static gboolean
take_grid (Run *self, const RubricLooseRow *rows, gboolean clean)
{
  RubricLooseFind find = read_grid (self, rows, 0);

  return rubric_loose_judge (self->loose, &find,
                             !clean            ? RUBRIC_LOOSE_WEAK
                             : is_drawn (rows) ? RUBRIC_LOOSE_DRAWN
                                               : RUBRIC_LOOSE_SHAPED);
}

/* All are tried: which of them has one solution is not known before. */
static gboolean
take_beside (Run *self, const RubricLooseRow *rows)
{
  g_autoptr (GArray) finds = g_array_new (FALSE, FALSE, sizeof (RubricLooseFind));

  for (guint i = 0; i < rows[0].cells / SUD_SIZE; i++)
    {
      RubricLooseFind find = read_grid (self, rows, i);

      g_array_append_val (finds, find);
    }
  if (!rubric_loose_judge_all (self->loose, finds, RUBRIC_LOOSE_WEAK))
    return FALSE;
  for (int i = 0; i < SUD_SIZE; i++)
    rubric_loose_get_line (self->loose, rows[i].line)->taken = TRUE;
  return TRUE;
}

/* Every digit stands somewhere in each house: so it is in what is left of a puzzle, and in hardly anything else. */
static gboolean
is_complete (const SudDigits group[SUD_CELLS])
{
  SudDigits row[SUD_SIZE] = { 0 }, column[SUD_SIZE] = { 0 }, box[SUD_SIZE] = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      row[sud_row (cell)] |= group[cell];
      column[sud_column (cell)] |= group[cell];
      box[sud_box (cell)] |= group[cell];
    }
  for (int i = 0; i < SUD_SIZE; i++)
    if ((row[i] & column[i] & box[i]) != SUD_ALL_DIGITS)
      return FALSE;
  return TRUE;
}

static gboolean
take_groups (Run *self, const RubricLooseRow *rows)
{
  RubricLooseFind find = { .verdict = SUD_VERDICT_ONE };

  for (int i = 0; i < SUD_SIZE; i++)
    {
      if (rows[i].tokens != SUD_SIZE || !rows[i].ascending)
        return FALSE;
      memcpy (find.centre + i * SUD_SIZE, rows[i].group, sizeof rows[i].group);
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_digits_count (find.centre[cell]) == 1)
      find.grid.digit[cell] = sud_digits_first (find.centre[cell]);
  set_place (self, rows, &find);
  return is_complete (find.centre) && rubric_loose_keep (self->loose, &find);
}

/* Nine rows from here on. Returns: whether they are a puzzle */
static gboolean
take_nine (Run *self, const RubricLooseRow *rows, gboolean clean)
{
  gboolean plain = TRUE, beside = rows[0].grids, usual = FALSE, unusual = FALSE;
  RubricLooseRow moved[SUD_SIZE];

  if (!are_labels (rows, G_STRUCT_OFFSET (RubricLooseRow, before)) && move_labels (rows, moved))
    rows = moved;
  for (int i = 0; i < SUD_SIZE; i++)
    {
      plain &= rows[i].cells == SUD_SIZE;
      beside &= rows[i].grids && rows[i].cells == rows[0].cells;
      usual |= rows[i].usual;
      unusual |= rows[i].unusual;
    }
  if (usual && unusual)
    return FALSE;
  if (!are_labels (rows, G_STRUCT_OFFSET (RubricLooseRow, before))
      || !(are_labels (rows, G_STRUCT_OFFSET (RubricLooseRow, after)) || are_totals (rows)))
    return FALSE;
  if (plain)
    return take_grid (self, rows, clean);
  if (beside && take_beside (self, rows))
    return TRUE;
  return take_groups (self, rows);
}

/* 1 to 9 or 0 to 8, above the columns or below. */
static gboolean
is_header (const RubricLooseRow *row)
{
  for (guint i = 0; i < SUD_SIZE; i++)
    if (row->cells != SUD_SIZE || row->value[i] != row->value[0] + i)
      return FALSE;
  return row->value[0] <= 1;
}

/* Blank lines stand where puzzles or boxes end, or between all rows. */
static gboolean
are_parted (const RubricLooseRow *rows, guint n)
{
  gboolean all = TRUE, odd = FALSE;

  for (guint i = 1; i < n; i++)
    {
      all &= rows[i].gap;
      odd |= rows[i].gap && i % 3 != 0;
    }
  return n == SUD_SIZE || all || !odd;
}

/* Rows that belong together: puzzles one below the other, perhaps with a line of numbers. */
static guint
take_rows (Run *self, const RubricLooseRow *rows, guint n, gboolean clean)
{
  guint taken = 0;

  if (n % SUD_SIZE == 2 && is_header (rows) && is_header (rows + n - 1))
    rows++, n -= 2;
  else if (n % SUD_SIZE == 1 && is_header (rows))
    rows++, n--;
  else if (n % SUD_SIZE == 1 && is_header (rows + n - 1))
    n--;
  if (n % SUD_SIZE != 0 || !are_parted (rows, n))
    return 0;
  for (guint i = 0; i < n; i += SUD_SIZE)
    taken += rubric_loose_may_look (self->loose) && take_nine (self, rows + i, clean);
  return taken;
}

/* Where the whole does not come out even its parts between blank lines may. */
static void
take_parts (Run *self)
{
  const RubricLooseRow *rows = (const RubricLooseRow *)(gconstpointer)self->rows->data;
  guint start = 0, n = self->rows->len;

  for (guint i = 1; i <= n; i++)
    if (i == n || rows[i].gap)
      {
        take_rows (self, rows + start, i - start, TRUE);
        start = i;
      }
}

static void
note_near (Run *self)
{
  const RubricLooseRow *rows = (const RubricLooseRow *)(gconstpointer)self->rows->data;
  guint n = self->rows->len, start = 0;

  for (guint i = 1; i <= n; i++)
    if (i == n || rows[i].cells != rows[start].cells)
      {
        rubric_loose_note_near (self->loose, i - start, rows[start].cells, FALSE);
        start = i;
      }
}

static void
flush (Run *self)
{
  const RubricLooseRow *rows = (const RubricLooseRow *)(gconstpointer)self->rows->data;
  guint n = self->rows->len;

  if (n >= SUD_SIZE && !self->stained && take_rows (self, rows, n, TRUE) == 0)
    take_parts (self);
  if (n > 0 && self->loose->finds->len == 0)
    note_near (self);
  g_array_set_size (self->rows, 0);
  self->stained = self->blank = self->frame = FALSE;
  self->gap = 0;
}

/* Cells alone, but not so many as a row has: beside rows they are one that is broken. A name with a value is not, nor an address. */
static gboolean
is_stain (const RubricLooseRow *row, const RubricLooseLine *line)
{
  const char *at = line->text, *end = line->text + line->length;
  RubricLooseToken token;
  gboolean digits = FALSE;

  if (memchr (at, '=', line->length) != NULL || memchr (at, '@', line->length) != NULL || rubric_loose_is_caption (line))
    return FALSE;
  while (rubric_loose_next_token (&at, end, &token))
    {
      if (token.cells == 0)
        return FALSE;
      for (gsize i = 0; i < token.length; i++)
        digits |= g_ascii_isdigit (token.start[i]);
    }
  return digits && row->cells > 0;
}

static gboolean
may_be_row (const Run *self, const RubricLooseRow *row)
{
  return row->grids || (row->tokens == SUD_SIZE && row->ascending);
}

static void
take_text (Run *self, const RubricLooseLine *line, guint index)
{
  RubricLooseRow row = { 0 };
  gboolean read = rubric_loose_row_read (line, &row);

  if (read && may_be_row (self, &row))
    {
      row.line = index;
      row.gap = self->blank;
      row.frame = self->frame;
      g_array_append_val (self->rows, row);
      self->gap = 0;
      self->blank = self->frame = FALSE;
      return;
    }
  self->stained |= read && self->gap == 0 && self->rows->len > 0 && is_stain (&row, line);
  flush (self);
  self->stained = read && is_stain (&row, line);
  if (!self->stained)
    return;
  row.line = index;
  self->gap = 0;
}

/* A row that is broken stains those below it, unless a line is between. */
static void
take_between (Run *self, const RubricLooseLine *line)
{
  if (self->rows->len == 0)
    self->stained = FALSE;
  self->blank |= line->kind == RUBRIC_LOOSE_BLANK;
  self->frame |= line->kind != RUBRIC_LOOSE_BLANK;
  self->gap += line->kind != RUBRIC_LOOSE_STAMP;
  if (self->rows->len > 0 && self->gap > MOST_GAP)
    flush (self);
}

static void
search (RubricLoose *loose, gboolean rules_rows)
{
  Run run = { .loose = loose, .rules_rows = rules_rows };

  run.rows = g_array_new (FALSE, FALSE, sizeof (RubricLooseRow));
  for (guint i = 0; i < loose->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (loose, i);

      if (line->taken)
        flush (&run);
      else if (line->kind == RUBRIC_LOOSE_TEXT || (rules_rows && line->kind == RUBRIC_LOOSE_RULE))
        take_text (&run, line, i);
      else
        take_between (&run, line);
    }
  flush (&run);
  g_array_unref (run.rows);
}

void
rubric_loose_search_rows (RubricLoose *self)
{
  search (self, FALSE);
  search (self, TRUE);
}
