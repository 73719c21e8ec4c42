/* rubric-loose-runs.c - 81 cells one by one: lists of programs, and addresses with a puzzle in them
 *
 *     puzzle = [5, 3, 0, 0, 7, …]          tokens that are cells, and only brackets and commas between
 *     https://example.org/?s=53..7....6…   81 characters
 *     5,3,,,7,,,,,6,…                      81 fields
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include <string.h>

/* Cells that follow one another. */
typedef struct
{
  RubricLoose *loose;
  GByteArray *values;
  GArray *places; /* a pointer for each */
  gboolean uniform; /* each token is as long as the first */
  gsize length;   /* of the first token */
  guint in_line;  /* how many of them stand on this line */
  guint lines;    /* that have some */
  guint threes;   /* lines that have three */
  guint nines;    /* and lines that have nine */
  guint beside;   /* and lines that have the rows of some grids */
  gboolean odd;   /* whether a blank line stands elsewhere than behind every third of them */
  gboolean keyed;  /* names with a colon behind are passed over: the cells are the values of objects */
  guint inside;    /* cells inside a row that have such a name before them */
  guint named;     /* the last of these cells, counted from 1 */
} Run;

/* All cells are of whole grids. */
static void
judge_grids (Run *self)
{
  g_autoptr (GArray) finds = g_array_new (FALSE, FALSE, sizeof (RubricLooseFind));
  gboolean whole = self->uniform && (self->length == 1 || self->length == SUD_SIZE);

  for (guint first = 0; first < self->values->len; first += SUD_CELLS)
    {
      RubricLooseFind find = { .start = g_array_index (self->places, const char *, first),
                               .end = g_array_index (self->places, const char *, first + SUD_CELLS - 1) + 1 };

      memcpy (find.grid.digit, self->values->data + first, SUD_CELLS);
      g_array_append_val (finds, find);
    }
  rubric_loose_judge_all (self->loose, finds, whole ? RUBRIC_LOOSE_SHAPED : RUBRIC_LOOSE_WEAK);
}

/* Three in a line are boxes, one after the other, as pages are that have a table for each. */
static void
judge_boxes (Run *self)
{
  RubricLooseFind find = { .start = g_array_index (self->places, const char *, 0),
                           .end = g_array_index (self->places, const char *, SUD_CELLS - 1) + 1 };

  for (int i = 0; i < SUD_CELLS; i++)
    {
      int box = i / SUD_SIZE, inside = i % SUD_SIZE;

      find.grid.digit[sud_cell (box / 3 * 3 + inside / 3, box % 3 * 3 + inside % 3)] = self->values->data[i];
    }
  rubric_loose_judge (self->loose, &find, RUBRIC_LOOSE_WEAK);
}

static void
end_line (Run *self)
{
  self->lines += self->in_line > 0;
  self->threes += self->in_line == 3;
  self->nines += self->in_line == SUD_SIZE;
  self->beside += self->in_line > SUD_SIZE && self->in_line < SUD_CELLS && self->in_line % SUD_SIZE == 0;
  self->in_line = 0;
}

/* Rows, but not all of them: one lost a cell, and a number of something else would fill the place. Or rows of grids, one of
 * which has too many, and the next too few. Or rows of grids side by side, one of which cannot be read. */
static gboolean
is_torn (const Run *self)
{
  return (self->lines >= SUD_SIZE - 1 && self->beside > self->lines / 2)
         || (self->nines < self->lines && self->nines > self->lines / 2)
         || (self->odd && self->nines == self->lines && self->lines > SUD_SIZE);
}

/* Names stand before rows, or before all cells: behind one that stands elsewhere something else begins. */
static void
note_key (Run *self)
{
  guint n = self->values->len;

  if (n % SUD_SIZE == 0 || n + 1 == self->named)
    return;
  self->named = n + 1;
  self->inside++;
}

static gboolean
has_odd_keys (const Run *self)
{
  return self->inside > 0 && self->inside < self->values->len / SUD_SIZE * (SUD_SIZE - 1);
}

static void
flush (Run *self)
{
  guint n = self->values->len;

  end_line (self);
  if (n == SUD_CELLS && self->threes == self->lines)
    {
      self->uniform = FALSE;
      judge_boxes (self);
    }
  if (n % SUD_CELLS == 0 && !is_torn (self) && !has_odd_keys (self))
    judge_grids (self);
  g_byte_array_set_size (self->values, 0);
  g_array_set_size (self->places, 0);
  self->uniform = TRUE;
  self->odd = FALSE;
  self->lines = self->threes = self->nines = self->beside = self->inside = self->named = 0;
}

static void
append (Run *self, const RubricLooseToken *token)
{
  gsize length = MAX (token->length, 1);

  if (self->values->len == 0)
    self->length = length;
  self->uniform &= length == self->length;
  self->in_line += length;
  for (gsize i = 0; i < length; i++)
    {
      const char *place = token->start + i;
      guint8 value = token->length > 0 && g_ascii_isdigit (*place) ? *place - '0' : 0;

      g_byte_array_append (self->values, &value, 1);
      g_array_append_val (self->places, place);
    }
}

/* Behind the brackets at @at and all that closes with them. */
static const char *
skip_brackets (const char *at)
{
  return at + strspn (at, *at == ']' ? " ]" : " ;)]}");
}

/* Whether a list begins at @at, as behind the sizes in "new int[9, 9] {…}", or a remark, as in "…}; // 9x9" */
static gboolean
is_beginning (const char *at, const char *end)
{
  return at < end && (*at == '{' || (*at == '/' && at + 1 < end && at[1] == '/'));
}

/* Whether a name or an index has ended between two tokens: what follows is another list. With @keyed names with a colon do
 * not end it. */
static gboolean
is_parted (const char *from, const char *to, gboolean keyed)
{
  while (from < to)
    {
      gboolean bracket = *from == ']' || *from == '}';

      if (*from == '=' || (*from == ':' && !keyed))
        return TRUE;
      from = bracket ? skip_brackets (from) : from + 1;
      if (bracket && is_beginning (from, to))
        return TRUE;
    }
  return FALSE;
}

/* Whether @token is a name in quotation marks with its colon, what makes a list, as List(5, 3, …), the name of a tag, or says
 * whether something is true. */
static gboolean
is_key (const RubricLooseToken *token, const char *end)
{
  const char *behind = token->start + token->length;

  if (token->start[-1] == '<' || (token->start[-1] == '/' && token->start[-2] == '<'))
    return TRUE;
  if (behind < end && *behind == '(' && g_ascii_isalpha (*token->start))
    return TRUE;
  if (token->length == 4 && strncmp (token->start, "true", 4) == 0)
    return TRUE;
  if (token->length == 5 && strncmp (token->start, "false", 5) == 0)
    return TRUE;
  return (token->start[-1] == '"' || token->start[-1] == '\'') && end - behind >= 2 && behind[0] == token->start[-1]
         && behind[strspn (behind + 1, " ") + 1] == ':';
}

/* Whether @token is a dash behind rows of nine, or a hash behind single cells, which begins a remark: that is none of a cell. */
static gboolean
is_sign_behind (const Run *self, const RubricLooseToken *token)
{
  return token->length == 1 && self->uniform && self->values->len % SUD_CELLS == 0 && self->values->len > 0
         && ((token->start[0] == '-' && self->length == SUD_SIZE) || (token->start[0] == '#' && self->length == 1));
}

static void
take_token (Run *self, const RubricLooseToken *token, const char *before, const char *end)
{
  if (self->keyed && is_key (token, end))
    {
      note_key (self);
      return;
    }
  if (token->cells == 0 || token->cells >= SUD_CELLS || is_sign_behind (self, token)
      || is_parted (before, token->start, self->keyed))
    flush (self);
  if (token->cells > 0 && token->cells < SUD_CELLS)
    append (self, token);
}

/* Whether there are as many cells in @line as puzzles have: those before it belong to something else. */
static gboolean
is_whole (const RubricLooseLine *line)
{
  const char *at = line->text, *end = line->text + line->length;
  RubricLooseToken token;
  guint cells = 0;

  while (line->length >= SUD_CELLS && rubric_loose_next_token (&at, end, &token))
    cells += token.cells;
  return cells > 0 && cells % SUD_CELLS == 0;
}

static void
take_line (Run *self, const RubricLooseLine *line)
{
  const char *at = line->text, *end = line->text + line->length, *before = at;
  RubricLooseToken token;

  if (self->values->len % SUD_CELLS != 0 && is_whole (line))
    flush (self);
  while (rubric_loose_next_token (&at, end, &token))
    {
      take_token (self, &token, before, end);
      before = at;
    }
  end_line (self);
  if (is_parted (before, end, self->keyed))
    flush (self);
}

static void
search_lists (RubricLoose *loose, gboolean keyed)
{
  Run run = { .loose = loose, .uniform = TRUE, .keyed = keyed };

  run.values = g_byte_array_new ();
  run.places = g_array_new (FALSE, FALSE, sizeof (const char *));
  for (guint i = 0; i < loose->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (loose, i);

      if (line->taken)
        flush (&run);
      else if (line->kind == RUBRIC_LOOSE_TEXT)
        take_line (&run, line);
      else if (line->kind == RUBRIC_LOOSE_BLANK)
        run.odd |= run.lines % 3 != 0;
    }
  flush (&run);
  g_array_unref (run.places);
  g_byte_array_unref (run.values);
}

static gboolean
is_cell (char c, char blank)
{
  return (c >= '1' && c <= '9') || c == blank;
}

/* @n puzzles of 81 characters from @start on. @whole: whether these are all of the word */
static void
judge_word (RubricLoose *self, const char *start, gsize n, gboolean whole)
{
  g_autoptr (GArray) finds = g_array_new (FALSE, FALSE, sizeof (RubricLooseFind));

  for (gsize i = 0; i < n; i++, start += SUD_CELLS)
    {
      RubricLooseFind find = { .start = start, .end = start + SUD_CELLS };

      for (int cell = 0; cell < SUD_CELLS; cell++)
        find.grid.digit[cell] = g_ascii_isdigit (start[cell]) ? start[cell] - '0' : 0;
      g_array_append_val (finds, find);
    }
  rubric_loose_judge_all (self, finds, n == 1 && whole ? RUBRIC_LOOSE_SHAPED : RUBRIC_LOOSE_WEAK);
}

/* How many cells are in the word from @start to @at, behind which a sentence may end, or a line that goes to @end. Where there
 * are several grids one cell too many may stand anywhere. */
static gsize
measure_word (const char *start, const char *at, const char *end)
{
  gsize n = at - start;

  return n == SUD_CELLS + 1 && at[-1] == '.' && (at == end || *at == ' ') ? n - 1 : n;
}

/* Whether the point that ends the word from @start to @at, among others, may be that of a sentence. */
static gboolean
may_end_sentence (const RubricLooseLine *line, const char *start, const char *at)
{
  return at[-1] == '.' && start > line->text && start[-1] == ' ';
}

/* Words of 81 cells in a line, blanks being @blank. */
static void
search_words (RubricLoose *self, const RubricLooseLine *line, char blank)
{
  const char *at = line->text, *end = line->text + line->length;

  while (at < end)
    {
      const char *start = at;

      while (at < end && is_cell (*at, blank))
        at++;
      if (at - start >= SUD_CELLS && measure_word (start, at, end) % SUD_CELLS == 0)
        judge_word (self, start, (at - start) / SUD_CELLS,
                    (at - start) % SUD_CELLS == 0 && !may_end_sentence (line, start, at));
      at += at == start;
    }
}

/* In an address signs of blanks also part its words: one of them alone is a blank. A list may stand on the same line. */
static void
search_addresses (RubricLoose *self)
{
  static const char blanks[] = { '0', '.', '_', '-', '*', 'x', 'X', '?' };

  for (guint i = 0; i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);

      for (guint k = 0; k < G_N_ELEMENTS (blanks) && line->length >= SUD_CELLS; k++)
        search_words (self, line, blanks[k]);
    }
}

/* Behind the dashes that items of lists in YAML begin with. */
static const char *
skip_bullets (const RubricLooseLine *line)
{
  const char *at = line->text, *end = line->text + line->length;

  at += strspn (at, " ");
  while (end - at > 2 && at[0] == '-' && at[1] == ' ')
    at += 1 + strspn (at + 1, " ");
  return at;
}

/* The cell that stands alone on a line, 0 for a blank, or -1. */
static int
read_single (const RubricLooseLine *line)
{
  const char *at = skip_bullets (line), *end = line->text + line->length;
  RubricLooseToken token, next;
  guint8 value;

  if (line->taken)
    return -1;
  if (line->kind == RUBRIC_LOOSE_BLANK || line->kind == RUBRIC_LOOSE_BARS)
    return 0;
  if (!rubric_loose_next_token (&at, end, &token) || token.cells != 1 || rubric_loose_next_token (&at, end, &next))
    return -1;
  rubric_loose_token_read (&token, &value, 1);
  return value;
}

static gboolean
judge_single (RubricLoose *self, const int *values, const guint *lines, guint step)
{
  guint last = lines[(SUD_SIZE - 1) * step + SUD_SIZE - 1];
  RubricLooseFind find = { .start = rubric_loose_get_line (self, lines[0])->text };

  find.end = rubric_loose_get_line (self, last)->text + MAX (rubric_loose_get_line (self, last)->length, 1);
  for (guint row = 1; row < SUD_SIZE && step > SUD_SIZE; row++)
    if (values[row * step - 1] != 0)
      return FALSE;
  for (guint cell = 0; cell < SUD_CELLS; cell++)
    find.grid.digit[cell] = values[cell / SUD_SIZE * step + cell % SUD_SIZE];
  return sud_grid_count_filled (&find.grid) >= 17 && rubric_loose_may_look (self)
         && rubric_loose_judge (self, &find, RUBRIC_LOOSE_WEAK);
}

/* Looks for grids of @size lines, @step for each row. Digits are of one, or nothing is: what stands in the middle of more of
 * them is a part of something else. */
static void
judge_singles (RubricLoose *self, const GArray *values, const GArray *lines, guint size, guint step)
{
  guint last = values->len, start = 0;

  while (last > 0 && g_array_index (values, int, last - 1) == 0)
    last--;
  while (start + size <= values->len)
    {
      const int *value = &g_array_index (values, int, start);
      gboolean whole = start + size >= last || start + 2 * size <= values->len;

      if (whole && judge_single (self, value, &g_array_index (lines, guint, start), step))
        start += size;
      else if (*value != 0)
        return;
      else
        start++;
    }
}

/* A line for each cell, empty where that is blank, and @step lines for each row. */
static void
search_single (RubricLoose *self, guint step)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (int)), lines = g_array_new (FALSE, FALSE, sizeof (guint));
  guint size = (SUD_SIZE - 1) * step + SUD_SIZE;

  for (guint i = 0; i <= self->lines->len; i++)
    {
      const RubricLooseLine *line = i < self->lines->len ? rubric_loose_get_line (self, i) : NULL;
      int value = line != NULL ? read_single (line) : -1;

      if (line != NULL && (line->kind >= RUBRIC_LOOSE_FRAME && line->kind != RUBRIC_LOOSE_BARS))
        continue;
      if (value >= 0)
        {
          g_array_append_val (values, value);
          g_array_append_val (lines, i);
          continue;
        }
      judge_singles (self, values, lines, size, step);
      g_array_set_size (values, 0);
      g_array_set_size (lines, 0);
    }
}

/* Reads 81 fields of a digit or nothing between @delimiter. Returns: whether they are all of @line */
static gboolean
read_flat (const RubricLooseLine *line, char delimiter, SudGrid *grid)
{
  guint cell = 0;

  *grid = (SudGrid){ 0 };
  for (gsize i = 0; i < line->length; i++)
    if (line->text[i] == delimiter)
      cell++;
    else if (line->text[i] != ' ')
      {
        if (cell >= SUD_CELLS || !g_ascii_isdigit (line->text[i]) || grid->digit[cell] != 0)
          return FALSE;
        grid->digit[cell] = line->text[i] - '0';
      }
  return cell == SUD_CELLS - 1;
}

/* A line that is one record of fields, empty where cells are blank. */
static void
search_flat (RubricLoose *self)
{
  static const char delimiters[] = ",;\t|";

  for (guint i = 0; i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);

      for (guint k = 0; k < strlen (delimiters) && !line->taken && line->length >= SUD_CELLS - 1; k++)
        {
          RubricLooseFind find = { .start = line->text, .end = line->text + line->length };

          if (read_flat (line, delimiters[k], &find.grid) && rubric_loose_may_look (self))
            rubric_loose_judge (self, &find, RUBRIC_LOOSE_WEAK);
        }
    }
}

void
rubric_loose_search_runs (RubricLoose *self)
{
  search_flat (self);
  search_lists (self, FALSE);
  search_addresses (self);
  search_lists (self, TRUE);
  search_single (self, SUD_SIZE);
  search_single (self, SUD_SIZE + 1);
}
