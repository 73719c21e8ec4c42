/* rubric-loose-size.c - a grid in plain text that is larger than nine by nine
 *
 *     10 .. 3 | 16 -- 4 …          numbers of one or two digits, as many lines as there are in each
 *     1..4A6..C…                   one sign a cell, all in one line
 *
 * It is asked once nothing that can be read was found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include "rubric-variant.h"

enum
{
  MOST_SIZE = 25, /* rows of puzzles */
};

/* Rows that stand one below the other. */
typedef struct
{
  guint cells; /* in each of them; 0 where the last line is no row */
  guint rows;
  int largest; /* number in them */
} Block;

static gboolean
is_between (char c)
{
  return c == ' ' || c == '\t' || c == '|';
}

/* Returns: the number that a word is, 0 for a blank of one or two signs, or -1 */
static int
read_number (const char *word, gsize length)
{
  int first = sud_cell_value (word[0]), second = length > 1 ? sud_cell_value (word[1]) : 0;

  if (length > 2 || first < 0 || second < 0)
    return -1;
  if (g_ascii_isdigit (word[0]) && length == 2)
    return g_ascii_isdigit (word[1]) ? 10 * first + second : -1;
  return first == 0 && length == 2 && word[1] != word[0] ? -1 : first;
}

/* Returns: how many cells a line has, or 0 where something else stands on it */
static guint
read_row (const RubricLooseLine *line, int *largest)
{
  const char *at = line->text, *end = line->text + line->length;
  guint n = 0;

  for (*largest = 0; at < end; at++)
    {
      const char *word = at;
      int number;

      while (at < end && !is_between (*at))
        at++;
      if (at == word)
        continue;
      number = read_number (word, at - word);
      if (number < 0)
        return 0;
      *largest = MAX (*largest, number);
      n++;
    }
  return n;
}

/* Fewer numbers than nine are no sign of a large grid. One below another they may be several. */
static gboolean
refuse_block (const Block *block, GError **error)
{
  guint size = block->cells;

  return size > SUD_SIZE && size <= MOST_SIZE && block->rows % size == 0 && block->largest > SUD_SIZE
         && block->largest <= (int)size && rubric_variant_refuse_size (size, size, error);
}

static gboolean
refuse_blocks (const RubricLoose *self, GError **error)
{
  Block block = { 0 };

  for (guint i = 0; i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);
      int largest;
      guint cells;

      if (line->kind != RUBRIC_LOOSE_TEXT)
        continue;
      cells = read_row (line, &largest);
      if (cells != block.cells && refuse_block (&block, error))
        return TRUE;
      if (cells != block.cells)
        block = (Block){ .cells = cells };
      block.rows++;
      block.largest = MAX (block.largest, largest);
    }
  return refuse_block (&block, error);
}

/* Letters follow the digits, or begin with A where there are none. Returns: 0 for a blank, or -1 */
static int
read_sign (char c, gboolean digits)
{
  return g_ascii_isalpha (c) ? g_ascii_toupper (c) - 'A' + (digits ? SUD_SIZE + 1 : 1) : sud_cell_value (c);
}

/* In a row of @size no number stands twice: so it is in a puzzle, and hardly in anything else that is as long. */
static gboolean
is_grid (const RubricLooseLine *line, guint size)
{
  gboolean digits = FALSE, letters = FALSE;
  guint32 seen = 0;

  for (gsize i = 0; i < line->length; i++)
    {
      digits |= line->text[i] >= '1' && line->text[i] <= '9';
      letters |= g_ascii_isalpha (line->text[i]);
    }
  for (gsize i = 0; i < line->length; i++)
    {
      int number = read_sign (line->text[i], digits);

      seen = i % size == 0 ? 0 : seen;
      if (number < 0 || number > (int)size || (number > 0 && (seen & 1u << number) != 0))
        return FALSE;
      seen |= number > 0 ? 1u << number : 0;
    }
  return letters;
}

static gboolean
refuse_lines (const RubricLoose *self, GError **error)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);

      for (guint size = SUD_SIZE + 1; size <= MOST_SIZE; size++)
        if (line->length == (gsize)size * size && is_grid (line, size)
            && rubric_variant_refuse_size (size, size, error))
          return TRUE;
    }
  return FALSE;
}

gboolean
rubric_loose_refuse_size (const RubricLoose *self, GError **error)
{
  return refuse_blocks (self, error) || refuse_lines (self, error);
}
