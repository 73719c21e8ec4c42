/* rubric-paste-lines.c - lines become rows, in each form in which people part cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-reader.h"

typedef struct
{
  RubricPasteShapes *shapes;
  RubricPasteForm form;
  RubricPasteBlock blocks[RUBRIC_PASTE_MOST_STRETCHES];
  RubricPasteBreak gap;
  RubricPasteReader reader;
  guint32 label, name; /* of the last line of words */
} Lines;

/* One word and no digit on the row of a sheet. */
static gboolean
is_title (const RubricPasteCell *cells, guint n)
{
  guint kinds[RUBRIC_PASTE_CELL_WORD + 1] = { 0 };

  for (guint k = 0; k < n; k++)
    kinds[cells[k].kind]++;
  return kinds[RUBRIC_PASTE_CELL_LETTER] + kinds[RUBRIC_PASTE_CELL_WORD] == 1
         && kinds[RUBRIC_PASTE_CELL_DIGIT] + kinds[RUBRIC_PASTE_CELL_MARKS] == 0;
}

/* Dashes, crosses and bars, but no cells: |:-:|---|, +---+, a line of dots and dashes. */
static gboolean
is_rule (const RubricPasteTree *tree, const RubricPasteLine *line)
{
  guint drawn = 0, crosses = 0;
  guint32 first = 0;
  gboolean mixed = FALSE;

  if (line->letters || line->digits || line->blank)
    return FALSE;
  for (guint32 i = line->start; i < line->end; i++)
    {
      const RubricPasteAtom *atom = rubric_paste_atom (tree, i);
      guint32 c = tree->c[atom->start];

      if (atom->kind == RUBRIC_PASTE_TAG || atom->kind == RUBRIC_PASTE_SPACE || atom->kind == RUBRIC_PASTE_BAR
          || atom->kind == RUBRIC_PASTE_TAB)
        continue;
      if (!rubric_paste_is_any (c, "-=_~+*.:#'`/\\>\"%;") || (c == '.' && atom->end - atom->start > 1))
        return FALSE;
      drawn += rubric_paste_is_any (c, "-=_~*") ? atom->end - atom->start : 0;
      crosses += rubric_paste_is_any (c, "+:");
      mixed |= first != 0 && rubric_paste_is_any (c, "-=_~*.") && c != first;
      if (rubric_paste_is_any (c, "-=_~*."))
        first = c;
    }
  return drawn >= 3 && (crosses > 0 || mixed || (drawn != 9 && drawn % 9 != 0));
}

/* The gap between two rows with one line more in it. */
static RubricPasteBreak
add_to_gap (RubricPasteBreak gap, gboolean blank)
{
  if (blank)
    return gap == RUBRIC_PASTE_RULE ? RUBRIC_PASTE_CLOSED : gap == RUBRIC_PASTE_TOUCHING ? RUBRIC_PASTE_VOID : gap;
  return gap == RUBRIC_PASTE_CLOSED ? RUBRIC_PASTE_FRAMES : gap == RUBRIC_PASTE_TOUCHING ? RUBRIC_PASTE_RULE : gap;
}

static void
end_blocks (Lines *self)
{
  for (guint k = 0; k < RUBRIC_PASTE_MOST_STRETCHES; k++)
    {
      self->blocks[k].label = self->label;
      self->blocks[k].name = self->name;
      rubric_paste_block_end (&self->blocks[k]);
    }
}

/* A row of words between rows, or a row with words in front after some without, begins another grid. */
static gboolean
begins_block (const RubricPasteBlock *block, gboolean before, guint n)
{
  const RubricPasteRow *last = block->rows->len > 0 ? rubric_paste_block_row (block, block->rows->len - 1) : NULL;

  if (last == NULL)
    return FALSE;
  return (before && !last->before) || (block->rows->len == 1 && last->before && !before && last->n != n);
}

static void
add_stretch (Lines *self, const RubricPasteLine *line, guint k)
{
  const RubricPasteTree *tree = self->shapes->tree;
  RubricPasteReader *reader = &self->reader;
  guint n = reader->stretch[k].n, cell = reader->stretch[k].cell;
  guint32 start = k > 0 ? reader->stretch[k - 1].to : line->start;
  guint32 end = k + 1 < reader->n_stretches ? reader->stretch[k + 1].from : line->end;
  RubricPasteBlock *block = &self->blocks[k];
  guint32 margins[2], names[2];
  gint16 counts[2];
  RubricPasteRow *row;
  gboolean before;

  margins[0] = rubric_paste_read_words (tree, start, reader->stretch[k].from, &names[0], &counts[0]);
  margins[1] = rubric_paste_read_words (tree, reader->stretch[k].to, end, &names[1], &counts[1]);
  before = margins[0] != 0;
  if (k == 0 && begins_block (block, before, n))
    end_blocks (self);
  row = rubric_paste_block_add (block, &reader->cells[cell], &reader->gaps[cell], n);
  row->gap = block->rows->len > 1 ? self->gap : RUBRIC_PASTE_TOUCHING;
  row->before = before;
  memcpy (row->margins, margins, sizeof margins);
  memcpy (row->names, names, sizeof names);
  memcpy (row->counts, counts, sizeof counts);
}

/* Returns whether the line has rows. */
static gboolean
read_line (Lines *self, const RubricPasteLine *line)
{
  const RubricPasteTree *tree = self->shapes->tree;
  RubricPasteReader *reader = &self->reader;
  gboolean row = FALSE;

  reader->n = reader->n_stretches = reader->begin = reader->gap = 0;
  reader->full = FALSE;
  if (self->form <= RUBRIC_PASTE_FORM_WORDS)
    rubric_paste_read_stretches (tree, line, self->form, reader);
  else if (line->delimiters[self->form - RUBRIC_PASTE_FORM_TAB] >= 4
           || (line->delimiters[self->form - RUBRIC_PASTE_FORM_TAB] > 0 && line->digits && !line->letters))
    rubric_paste_read_fields (tree, line, self->form, reader);
  for (guint k = 0; k < reader->n_stretches && !reader->full; k++)
    {
      guint n = reader->stretch[k].n, cell = reader->stretch[k].cell;
      guint32 name;
      gint16 count;

      if (n == SUD_CELLS && reader->cells[cell + 80].end - reader->cells[cell].start > SUD_CELLS)
        {
          guint32 label = rubric_paste_read_words (tree, line->start, reader->stretch[k].from, &name, &count);

          rubric_paste_add_flat (self->shapes, &reader->cells[cell], &reader->gaps[cell], self->form, label, name);
        }
      if (n > RUBRIC_PASTE_MAX_ROW || (self->form >= RUBRIC_PASTE_FORM_TAB && is_title (&reader->cells[cell], n)))
        continue;
      add_stretch (self, line, k);
      row = TRUE;
    }
  return row;
}

static void
read_form (Lines *self)
{
  const RubricPasteTree *tree = self->shapes->tree;

  for (guint32 i = 0; i < tree->lines->len; i++)
    {
      const RubricPasteLine *line = rubric_paste_line (tree, i);
      gint16 count;

      if (line->blank && (self->form != RUBRIC_PASTE_FORM_TAB || line->delimiters[0] < 4))
        self->gap = add_to_gap (self->gap, TRUE);
      else if (is_rule (tree, line))
        {
          if (self->blocks[0].rows->len == 1
              && rubric_paste_block_is_blank (&self->blocks[0], rubric_paste_block_row (&self->blocks[0], 0)))
            g_array_set_size (self->blocks[0].rows, 0); /* the head of a table, with nothing in it */
          self->gap = add_to_gap (self->gap, FALSE);
        }
      else if (read_line (self, line))
        self->gap = RUBRIC_PASTE_TOUCHING;
      else if (line->letters)
        {
          end_blocks (self);
          self->label = rubric_paste_read_words (tree, line->start, line->end, &self->name, &count);
          self->gap = RUBRIC_PASTE_TOUCHING;
        }
      else
        self->gap = add_to_gap (self->gap, FALSE);
    }
  end_blocks (self);
}

void
rubric_paste_propose_lines (RubricPasteShapes *self)
{
  g_autofree Lines *lines = g_new0 (Lines, 1);

  lines->shapes = self;
  for (lines->form = 0; lines->form < RUBRIC_PASTE_N_FORMS; lines->form++)
    {
      for (guint k = 0; k < RUBRIC_PASTE_MOST_STRETCHES; k++)
        rubric_paste_block_init (&lines->blocks[k], self, lines->form, RUBRIC_PASTE_NONE);
      lines->gap = RUBRIC_PASTE_TOUCHING;
      lines->label = lines->name = 0;
      read_form (lines);
      for (guint k = 0; k < RUBRIC_PASTE_MOST_STRETCHES; k++)
        rubric_paste_block_clear (&lines->blocks[k]);
    }
}
