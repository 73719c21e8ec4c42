/* rubric-loose-rows.c - nine lines of nine cells, among other lines and with words beside them
 *
 *     > Row 1: 5 3 . | . 7 . | . . .   easy           a quoted line, a label, nine cells, a remark
 *     |  5  |  3  | 124 |  26 | …                     nine groups of candidates
 *     53..7.... 534678912                             two or three grids side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include <string.h>

enum
{
  MAX_TOKENS = 40,
  MAX_BESIDE = 3, /* grids */
  MAX_CELLS = MAX_BESIDE * SUD_SIZE,
  MOST_GAP = 2, /* lines between two rows */
  NO_LABEL = -1,
  SIGN = 1 << 20, /* and the sign: a label that is the same on each line */
};

typedef struct
{
  guint8 value[MAX_CELLS];
  SudDigits group[SUD_SIZE];
  guint cells;  /* without labels */
  guint tokens;
  guint line;
  int before; /* labels */
  int after;
  gboolean ascending; /* whether each token is digits that ascend, or one blank */
  gboolean drawn;     /* bars stand where boxes end, and nowhere else */
  gboolean usual;     /* it has blanks as other formats write them */
  gboolean unusual;   /* it has others */
  gboolean gap;       /* a blank line stands before it */
  gboolean frame;     /* a line is drawn before it */
} Row;

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

/* What a token is as a label. */
static int
label_of (const RubricLooseToken *token)
{
  int value = 0;
  gsize i = 0;

  for (; i < token->length && i < 6 && g_ascii_isdigit (token->start[i]); i++)
    value = value * 10 + token->start[i] - '0';
  if (i == 0)
    return token->cells == 1 && token->length == 1 ? SIGN + token->start[0] : NO_LABEL;
  return i == token->length || (i + 1 == token->length && token->start[i] == '.') ? value : NO_LABEL;
}

static SudDigits
group_of (const RubricLooseToken *token, gboolean *ascending)
{
  guint8 value[SUD_SIZE] = { 0 };
  SudDigits group = 0;

  rubric_loose_token_read (token, value, SUD_SIZE);
  for (guint i = 0; i < MIN (token->cells, SUD_SIZE); i++)
    {
      *ascending &= (value[i] != 0 || token->cells == 1) && (i == 0 || value[i] > value[i - 1]);
      if (value[i] != 0)
        group |= SUD_DIGIT_BIT (value[i]);
    }
  *ascending &= token->cells <= SUD_SIZE;
  return group;
}

static gboolean
has_bars (const RubricLooseLine *line, const RubricLooseToken *first, const RubricLooseToken *last)
{
  guint cells = 0, inside = 0, others = 0;

  for (const char *at = first->start; at < last->start + last->length; at++)
    if (*at == '|')
      *(cells == 3 || cells == 6 ? &inside : &others) += cells > 0 && cells < SUD_SIZE;
    else
      cells += rubric_loose_is_cell (*at);
  return inside == 2 && others == 0;
}

static guint
count (const RubricLooseToken *tokens, guint n)
{
  guint cells = 0;

  for (guint i = 0; i < n; i++)
    cells += tokens[i].cells;
  return cells;
}

static gboolean
are_grids (guint cells)
{
  return cells == SUD_SIZE || cells == 2 * SUD_SIZE || cells == MAX_CELLS;
}

/* A number and a dash, which is no blank. */
static gboolean
begins_with_dash (const RubricLooseToken *tokens, guint n)
{
  return n > 2 && label_of (tokens) != NO_LABEL && tokens[1].length == 1 && tokens[1].start[0] == '-'
         && count (tokens + 2, n - 2) == SUD_SIZE;
}

/* Takes labels away as long as that leaves nine cells. */
static void
take_labels (Row *row, const RubricLooseToken **tokens, guint *n)
{
  guint cells = count (*tokens, *n);

  if (*n < 2 || are_grids (cells))
    return;
  if (begins_with_dash (*tokens, *n))
    {
      row->before = label_of (*tokens);
      *tokens += 2;
      *n -= 2;
      return;
    }
  if (cells - (*tokens)[0].cells == SUD_SIZE || (*n > 2 && cells - (*tokens)[0].cells - (*tokens)[*n - 1].cells == SUD_SIZE))
    {
      row->before = label_of (*tokens);
      (*tokens)++;
      (*n)--;
    }
  if (*n > 1 && count (*tokens, *n) - (*tokens)[*n - 1].cells == SUD_SIZE)
    row->after = label_of (&(*tokens)[--*n]);
}

/* A question mark among points is something that could not be read. */
static void
note_blanks (Row *row, const RubricLooseToken *token)
{
  for (gsize i = 0; i < token->length; i++)
    if (sud_cell_value (token->start[i]) == 0)
      row->usual = TRUE;
    else if (!g_ascii_isdigit (token->start[i]))
      row->unusual = TRUE;
}

/* Returns: whether there are cells in the line, and nothing that would be too much beside them */
static gboolean
read_row (const RubricLooseLine *line, Row *row)
{
  RubricLooseToken tokens[MAX_TOKENS];
  const RubricLooseToken *body;
  const char *at = line->text, *end = line->text + line->length;
  guint n = 0, length, others;

  while (n < MAX_TOKENS && rubric_loose_next_token (&at, end, &tokens[n]))
    n++;
  if (n == MAX_TOKENS)
    return FALSE;
  body = tokens + rubric_loose_find_body (tokens, n, &length, &others);
  if (length == 0 || others > 3)
    return FALSE;
  row->before = row->after = NO_LABEL;
  rubric_loose_shorten_blanks (tokens + (body - tokens), length);
  take_labels (row, &body, &length);
  row->cells = count (body, length);
  row->tokens = length;
  row->ascending = TRUE;
  row->drawn = has_bars (line, body, body + length - 1);
  if (row->cells > MAX_CELLS && length != SUD_SIZE)
    return TRUE;
  for (guint i = 0, cell = 0; i < length; cell += body[i++].cells)
    {
      SudDigits group = group_of (&body[i], &row->ascending);

      note_blanks (row, &body[i]);
      if (i < SUD_SIZE)
        row->group[i] = group;
      if (cell + body[i].cells <= MAX_CELLS)
        rubric_loose_token_read (&body[i], row->value + cell, body[i].cells);
    }
  return TRUE;
}

/* Labels go up or down by one, or are all the same sign or number, which is none of a cell. */
static gboolean
are_labels (const Row *rows, gsize offset)
{
  int first = G_STRUCT_MEMBER (int, &rows[0], offset), second = G_STRUCT_MEMBER (int, &rows[1], offset);
  int step = first == NO_LABEL || first >= SIGN || (first == second && first > SUD_SIZE) ? 0 : second > first ? 1 : -1;

  for (int i = 1; i < SUD_SIZE; i++)
    if (G_STRUCT_MEMBER (int, &rows[i], offset) != first + i * step)
      return FALSE;
  return TRUE;
}

static gboolean
is_drawn (const Row *rows)
{
  for (int i = 0; i < SUD_SIZE; i++)
    if (!rows[i].drawn || (i > 0 && (i % 3 == 0) != (rows[i].gap || rows[i].frame)))
      return FALSE;
  return TRUE;
}

static void
set_place (const Run *self, const Row *rows, RubricLooseFind *find)
{
  const RubricLooseLine *last = rubric_loose_get_line (self->loose, rows[SUD_SIZE - 1].line);

  find->start = rubric_loose_get_line (self->loose, rows[0].line)->text;
  find->end = last->text + last->length;
  find->rows = TRUE;
}

/* @index: of grids side by side; each has its own part of each line, so that none is in the place of another */
static RubricLooseFind
read_grid (const Run *self, const Row *rows, guint index)
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
take_grid (Run *self, const Row *rows, gboolean clean)
{
  RubricLooseFind find = read_grid (self, rows, 0);

  return rubric_loose_judge (self->loose, &find,
                             !clean            ? RUBRIC_LOOSE_WEAK
                             : is_drawn (rows) ? RUBRIC_LOOSE_DRAWN
                                               : RUBRIC_LOOSE_SHAPED);
}

/* All are tried: which of them has one solution is not known before. */
static gboolean
take_beside (Run *self, const Row *rows)
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
take_groups (Run *self, const Row *rows)
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
take_nine (Run *self, const Row *rows, gboolean clean)
{
  gboolean plain = TRUE, beside = are_grids (rows[0].cells), usual = FALSE, unusual = FALSE;

  for (int i = 0; i < SUD_SIZE; i++)
    {
      plain &= rows[i].cells == SUD_SIZE;
      beside &= rows[i].cells == rows[0].cells;
      usual |= rows[i].usual;
      unusual |= rows[i].unusual;
    }
  if (usual && unusual)
    return FALSE;
  if (!are_labels (rows, G_STRUCT_OFFSET (Row, before)) || !are_labels (rows, G_STRUCT_OFFSET (Row, after)))
    return FALSE;
  if (plain)
    return take_grid (self, rows, clean);
  if (beside && take_beside (self, rows))
    return TRUE;
  return take_groups (self, rows);
}

/* 1 to 9 or 0 to 8, above the columns or below. */
static gboolean
is_header (const Row *row)
{
  for (guint i = 0; i < SUD_SIZE; i++)
    if (row->cells != SUD_SIZE || row->value[i] != row->value[0] + i)
      return FALSE;
  return row->value[0] <= 1;
}

/* Rows that belong together: puzzles one below the other, perhaps with a line of numbers. */
static guint
take_rows (Run *self, const Row *rows, guint n, gboolean clean)
{
  guint taken = 0;

  if (n % SUD_SIZE == 1 && is_header (rows))
    rows++, n--;
  else if (n % SUD_SIZE == 1 && is_header (rows + n - 1))
    n--;
  if (n % SUD_SIZE != 0)
    return 0;
  for (guint i = 0; i < n; i += SUD_SIZE)
    taken += rubric_loose_may_look (self->loose) && take_nine (self, rows + i, clean);
  return taken;
}

/* Where the whole does not come out even its parts between blank lines may. */
static void
take_parts (Run *self)
{
  const Row *rows = (const Row *)(gconstpointer)self->rows->data;
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
  const Row *rows = (const Row *)(gconstpointer)self->rows->data;
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
  const Row *rows = (const Row *)(gconstpointer)self->rows->data;
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
is_stain (const Row *row, const RubricLooseLine *line)
{
  const char *at = line->text, *end = line->text + line->length;
  RubricLooseToken token;
  gboolean digits = FALSE;

  if (memchr (at, '=', line->length) != NULL || memchr (at, '@', line->length) != NULL)
    return FALSE;
  while (rubric_loose_next_token (&at, end, &token))
    {
      if (token.cells == 0)
        return FALSE;
      digits |= token.length > 0 && g_ascii_isdigit (token.start[0]);
    }
  return digits && row->cells > 0;
}

static gboolean
may_be_row (const Run *self, const Row *row)
{
  return are_grids (row->cells) || (row->tokens == SUD_SIZE && row->ascending);
}

static void
take_text (Run *self, const RubricLooseLine *line, guint index)
{
  Row row = { 0 };
  gboolean read = read_row (line, &row);

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

  run.rows = g_array_new (FALSE, FALSE, sizeof (Row));
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
