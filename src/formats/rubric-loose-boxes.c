/* rubric-loose-boxes.c - whether what is written one after the other are boxes
 *
 *     Box 1: 5 3 . 6 . . . 9 8      Zone 1: 5 3 . 6 . . . 9 8      top left: 5 3 . 6 . . . 9 8
 *     [[[[5,3,0],[6,0,0],[0,9,8]], …
 *
 * Boxes in place of rows are hardly ever a puzzle with one solution. So they are only tried where rows are none, and where
 * something may call them boxes: a damaged puzzle must not become another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-turned.h"

#include "rubric-loose-tag.h"
#include "rubric-loose-words.h"

#include "rubric-html.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  MOST_LINES = 2 * SUD_SIZE + 2, /* of nine rows with lines drawn between them */
  MOST_HEADING = 200,
};

/* What a label begins with, in English, that are no boxes but rows, or not the first box. */
static const char *const line_words[] = { "line", "r", "l", NULL };
static const char *const first_words[] = { "a", NULL };
static const char *const last_words[] = { "right", "bottom", "lower", "east", "south", "ne", "se", "sw", "e", "s", NULL };

gboolean
rubric_loose_speaks_of_boxes (const char *text)
{
  g_autofree char *squeezed = rubric_loose_dup_squeezed (text, -1);

  return strstr (squeezed, "[[[[") != NULL || strstr (squeezed, "boxes\":[[") != NULL
         || rubric_loose_has_labels (squeezed, rubric_loose_box_words);
}

/* How long the word or words are that stand before the cells of @line; 0 where none do. @start: (out): where they begin */
static gsize
measure_label (const RubricLooseLine *line, gsize *start)
{
  gsize end = 0;

  while (end < line->length && !g_ascii_isalpha (line->text[end]) && line->text[end] != RUBRIC_LOOSE_OTHER)
    if (rubric_loose_is_cell (line->text[end++]))
      return 0;
  *start = end;
  while (end < line->length && (g_ascii_isalpha (line->text[end]) || strchr (" \x01-_", line->text[end]) != NULL))
    end++;
  return rubric_loose_is_blank_word (line->text + *start, end - *start) ? 0 : end - *start;
}

/* Whether @length bytes at @text, which stand before a row, say that it is one. The letter A is the first of nine. */
static gboolean
is_of_row (const char *text, gsize length, gboolean first)
{
  return rubric_loose_has_word (text, length, rubric_loose_row_words) || rubric_loose_has_word (text, length, line_words)
         || (first && (rubric_loose_has_word (text, length, last_words) || rubric_loose_has_word (text, length, first_words)));
}

/* Whether each of nine lines has a label before it, but perhaps one that is damaged. */
static gboolean
are_labelled (const RubricLoose *self, const RubricLooseFind *find)
{
  guint first = rubric_loose_find_line (self, find->start), rows = 0, labels = 0;

  for (guint i = first; i < MIN (self->lines->len, first + MOST_LINES); i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);
      gsize start = 0, length;

      if (line->text >= find->end)
        break;
      if (line->kind != RUBRIC_LOOSE_TEXT)
        continue;
      length = measure_label (line, &start);
      if (length > 0 && is_of_row (line->text + start, length, rows == 0))
        return FALSE;
      labels += length > 0;
      rows++;
    }
  return rows == SUD_SIZE && labels + 1 >= rows;
}

/* Whether the line above says that boxes follow, and speaks of no rows. */
static gboolean
is_heading (const RubricLoose *self, const RubricLooseFind *find)
{
  for (guint i = rubric_loose_find_line (self, find->start); i > 0; i--)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i - 1);
      gsize length = MIN (line->length, MOST_HEADING);

      if (line->kind == RUBRIC_LOOSE_TEXT)
        return rubric_loose_has_word (line->text, length, rubric_loose_box_words)
               && !rubric_loose_has_word (line->text, length, rubric_loose_row_words);
    }
  return FALSE;
}

gboolean
rubric_loose_may_be_boxes (const RubricLoose *self, const RubricLooseFind *find)
{
  return self->ways.boxes || are_labelled (self, find) || is_heading (self, find);
}

gboolean
rubric_loose_has_lists (const char *text)
{
  g_autofree char *level = NULL, *small = NULL;
  g_autoptr (GString) cells = g_string_new (NULL);

  if (strchr (text, '<') != NULL)
    {
      level = rubric_html_level (text);
      return rubric_loose_find_boxes (level, cells);
    }
  small = g_ascii_strdown (text, -1);
  return strpbrk (small, "[{") != NULL && strstr (small, "row") == NULL;
}

void
rubric_loose_move_boxes (RubricLooseFind *find)
{
  const RubricLooseFind before = *find;

  for (int i = 0; i < SUD_CELLS; i++)
    {
      int box = i / SUD_SIZE, inside = i % SUD_SIZE, cell = sud_cell (box / 3 * 3 + inside / 3, box % 3 * 3 + inside % 3);

      find->grid.digit[cell] = before.grid.digit[i];
      find->centre[cell] = before.centre[i];
    }
}

gboolean
rubric_loose_unbox (RubricLooseFind *find)
{
  RubricLooseFind unboxed = *find;
  SudResult result;

  rubric_loose_move_boxes (&unboxed);
  sud_solve_count (&unboxed.grid, 2, NULL, &result);
  if (result.verdict != SUD_VERDICT_ONE)
    return FALSE;
  *find = unboxed;
  return TRUE;
}
