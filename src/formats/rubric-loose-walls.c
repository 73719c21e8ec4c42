/* rubric-loose-walls.c - whether a text draws the regions of a puzzle, and these are not the boxes
 *
 *     |5 3|. . 7|. . .|.|      bars between the same cells of some rows and not of others
 *     ┃ 5 │ 3 ┃   │   │ …      or bars that are heavier there
 *     AAABBBCCD                nine rows of nine letters, or 81 of them: the same nine times, and they hang together
 *     <td class="g3">          or classes of cells of a page
 *
 * Where a bar is lost or has slipped in a row or two the others tell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include "rubric-lines.h"

#include <string.h>

enum
{
  LEAST_ODD = 3, /* rows whose bars stand elsewhere than in most rows */
  NO_ROW = -1,
  WIDTH = 2 * SUD_SIZE + 1, /* columns of a row with something between all cells */
};

/* How nine rows one below the other are divided: a bit for a bar behind each cell but the last. */
typedef struct
{
  int rows[SUD_SIZE];
  guint n;
} Walls;

static gboolean
are_odd (const Walls *self)
{
  guint most = 0;

  for (guint i = 0; i < SUD_SIZE; i++)
    {
      guint same = 0;

      for (guint k = 0; k < SUD_SIZE; k++)
        same += self->rows[i] == self->rows[k];
      most = MAX (most, same);
    }
  return SUD_SIZE - most >= LEAST_ODD;
}

/* Returns: whether that is the last of nine rows which have walls elsewhere than around boxes */
static gboolean
add_row (Walls *self, int row)
{
  if (self->n == SUD_SIZE)
    memmove (self->rows, self->rows + 1, --self->n * sizeof *self->rows);
  self->rows[self->n++] = row;
  return self->n == SUD_SIZE && are_odd (self);
}

/* Nine signs, and bars between some of them. */
static int
read_signs (const RubricLooseLine *line)
{
  int row = 0;
  guint cells = 0;

  for (gsize i = 0; i < line->length; i++)
    if (rubric_loose_is_cell (line->text[i]))
      cells++;
    else if (line->text[i] == '|')
      row |= cells > 0 && cells < SUD_SIZE ? 1 << cells : 0;
    else if (line->text[i] != ' ')
      return NO_ROW;
  return cells == SUD_SIZE ? row : NO_ROW;
}

/* The same where spaces stand for blanks: each cell has its column, and each bar has. */
static int
read_columns (const RubricLooseLine *line)
{
  int row = 0;

  if (line->length != WIDTH || line->text[0] != '|' || line->text[WIDTH - 1] != '|')
    return NO_ROW;
  for (guint i = 0; i < WIDTH; i++)
    if (i % 2 == 1 ? line->text[i] != ' ' && !rubric_loose_is_cell (line->text[i]) : strchr (" |", line->text[i]) == NULL)
      return NO_ROW;
    else if (line->text[i] == '|' && i > 0 && i + 1 < WIDTH)
      row |= 1 << i / 2;
  return row;
}

static gboolean
have_bars (const RubricLoose *self)
{
  Walls walls = { .n = 0 };

  for (guint i = 0; i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);
      int row = line->kind == RUBRIC_LOOSE_TEXT || line->kind == RUBRIC_LOOSE_BARS ? read_signs (line) : NO_ROW;

      if (row == NO_ROW)
        row = read_columns (line);
      if (row != NO_ROW && add_row (&walls, row))
        return TRUE;
      if (row == NO_ROW && line->kind == RUBRIC_LOOSE_TEXT)
        walls.n = 0;
    }
  return FALSE;
}

/* What a bar is: 1 for one that is drawn in heavy or double lines, 0 for another; NO_ROW for none */
static int
read_weight (gunichar c)
{
  if (c == 0x2503 || c == 0x2551 || c == 0x2588)
    return 1;
  return c == 0x2502 || c == '|' ? 0 : NO_ROW;
}

/* Ten bars in a line, or eight, of two weights. Returns: behind it */
static const char *
read_weights (const char *at, int *row)
{
  guint bars = 0, heavy = 0, bits = 0;

  for (; *at != '\0' && *at != '\n'; at = g_utf8_next_char (at))
    {
      int weight = read_weight (g_utf8_get_char (at));

      if (weight == NO_ROW)
        continue;
      if (bars < WIDTH)
        bits |= (guint)weight << bars;
      heavy += weight;
      bars++;
    }
  *row = NO_ROW;
  if (bars == SUD_SIZE + 1)
    *row = bits & ~(1u | 1u << SUD_SIZE);
  else if (bars == SUD_SIZE - 1)
    *row = bits << 1;
  if (heavy == 0 || bars == heavy)
    *row = NO_ROW;
  return at + (*at == '\n');
}

static gboolean
have_weights (const char *text)
{
  Walls walls = { .n = 0 };

  while (*text != '\0')
    {
      int row;

      text = read_weights (text, &row);
      if (row != NO_ROW && add_row (&walls, row))
        return TRUE;
    }
  return FALSE;
}

/* The only nine letters one after the other in @line, signs of cells apart. Returns: whether there are some */
static gboolean
read_letters (const RubricLooseLine *line, guint8 letters[SUD_SIZE])
{
  guint n = 0;

  for (gsize i = 0; i <= line->length; i++)
    {
      char c = i < line->length ? line->text[i] : '\n';

      if (g_ascii_isalpha (c))
        {
          if (n < SUD_SIZE)
            letters[n] = g_ascii_toupper (c) - 'A' + 1;
          n++;
        }
      else if (strchr (" ,\t|;\"'", c) == NULL)
        {
          if (n == SUD_SIZE)
            return TRUE;
          n = 0;
        }
    }
  return FALSE;
}

/* The same words at the end of nine lines are no map. */
static gboolean
have_letters (const RubricLoose *self)
{
  SudGrid map;
  guint n = 0;

  for (guint i = 0; i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);

      if (line->kind != RUBRIC_LOOSE_TEXT)
        continue;
      if (n == SUD_SIZE)
        memmove (map.digit, map.digit + SUD_SIZE, --n * SUD_SIZE);
      n = read_letters (line, map.digit + n * SUD_SIZE) ? n + 1 : 0;
      if (n == SUD_SIZE && memcmp (map.digit, map.digit + SUD_CELLS - SUD_SIZE, SUD_SIZE) != 0
          && rubric_loose_are_regions (&map))
        return TRUE;
    }
  return FALSE;
}

/* A word of 81 digits or letters. */
static gboolean
have_words (const RubricLoose *self)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);

      for (gsize at = 0, length; at < line->length; at += length + 1)
        {
          for (length = 0; at + length < line->length && g_ascii_isalnum (line->text[at + length]); length++)
            ;
          if (length == SUD_CELLS && rubric_loose_is_map (line->text + at))
            return TRUE;
        }
    }
  return FALSE;
}

/* A page may well have a class for each row, or for each column. */
static gboolean
are_lines (const SudGrid *map)
{
  gboolean rows = TRUE, columns = TRUE;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      rows &= map->digit[cell] == map->digit[sud_cell (sud_row (cell), 0)];
      columns &= map->digit[cell] == map->digit[sud_cell (0, sud_column (cell))];
    }
  return rows || columns;
}

/* Each class that cells of the table of a page have is another region; two of them are rows in turn, or boxes. */
static gboolean
have_classes (const char *text)
{
  static const char CELL[] = "<td class=";
  g_autoptr (GHashTable) classes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  SudGrid map = { 0 };
  guint n = 0;

  for (const char *at = strstr (text, CELL); at != NULL; at = strstr (at, CELL))
    {
      char *class;

      at += strlen (CELL);
      if (n == SUD_CELLS)
        return FALSE;
      class = g_strndup (at, strcspn (at, ">"));
      if (!g_hash_table_contains (classes, class))
        g_hash_table_insert (classes, g_strdup (class), GUINT_TO_POINTER (g_hash_table_size (classes) + 1));
      map.digit[n++] = GPOINTER_TO_UINT (g_hash_table_lookup (classes, class));
      g_free (class);
    }
  return n == SUD_CELLS && g_hash_table_size (classes) > 2 && !are_lines (&map) && rubric_loose_are_regions (&map);
}

gboolean
rubric_loose_draws_regions (const RubricLoose *self, const char *text)
{
  return have_bars (self) || have_letters (self) || have_words (self) || have_weights (text) || have_classes (text);
}

gboolean
rubric_loose_text_draws_regions (const char *text, gsize length)
{
  g_autoptr (RubricLoose) self = rubric_loose_new_unsearched ();
  g_autofree char *utf8 = rubric_utf8_from_file (text, MIN (length, RUBRIC_LOOSE_MAX_TEXT));

  rubric_loose_read_text (self, text, length);
  return rubric_loose_draws_regions (self, utf8);
}
