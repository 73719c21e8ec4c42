/* rubric-paste-runs.c - 81 characters in a row, wherever they stand: in a line, in quotes, in a tag, in an address
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-private.h"

enum
{
  JOINED = 89, /* characters of nine rows and eight signs that join them */
  /* Characters of what may be a damaged run: chosen by trial on damaged texts of tests/data/paste */
  MIN_NEAR = 60,
  MAX_NEAR = 100,
};

static void
add_run_lattice (RubricPasteShapes *self, RubricPasteLattice *lattice, const RubricPasteLine *line, guint32 atom)
{
  gint16 count;

  lattice->node = RUBRIC_PASTE_NONE;
  lattice->may_clash = TRUE;
  lattice->label = rubric_paste_read_label (self->tree, line->start, atom, &lattice->name, &count);
  lattice->seen[RUBRIC_PASTE_SEEN_RUN] = 1;
  rubric_paste_add (self, lattice);
}

/* @joined: whether a sign stands between each nine and the next */
static void
add_run (RubricPasteShapes *self, guint32 start, gboolean joined, const RubricPasteLine *line, guint32 atom)
{
  RubricPasteLattice lattice = { .shape = RUBRIC_PASTE_RUN, .form = RUBRIC_PASTE_FORM_CHARACTERS };

  for (guint i = 0; i < SUD_CELLS; i++)
    lattice.cells[i] = rubric_paste_cell_from_char (self->tree, start + i + (joined ? i / 9 : 0));
  lattice.seen[RUBRIC_PASTE_SEEN_FRAME] = joined;
  add_run_lattice (self, &lattice, line, atom);
}

/* Returns: whether the characters from @start on are digits, and at most one other sign. */
static gboolean
are_run_cells (const RubricPasteTree *tree, guint32 start, guint32 length, gboolean spaces)
{
  guint32 sign = 0;
  guint digits = 0;

  if (start + length > tree->n)
    return FALSE;
  for (guint32 i = start; i < start + length; i++)
    {
      guint32 c = tree->c[i];

      digits += is_digit (c);
      if (is_digit (c))
        continue;
      if (!is_any_of (c, spaces ? " .-_*xX0" : ".-_*xX?~") || (sign != 0 && sign != c))
        return FALSE;
      sign = c;
    }
  return digits > 0;
}

static gboolean
is_inside_word (const RubricPasteTree *tree, guint32 i)
{
  return is_letter (tree->c[i]) || is_digit (tree->c[i])
         || is_any_of (tree->c[i], "._-*");
}

/* Returns: whether nine rows are joined by a sign that is none of their own: 530070000_600195000_... */
static gboolean
is_joined (const RubricPasteTree *tree, guint32 start)
{
  guint32 joint = start + JOINED <= tree->n ? tree->c[start + 9] : 0, sign = 0;

  if (joint == 0 || !is_any_of (joint, "._-*~x")
      || (start > 0 && is_inside_word (tree, start - 1)) || is_inside_word (tree, start + JOINED))
    return FALSE;
  for (guint32 i = 0; i < JOINED; i++)
    {
      guint32 c = tree->c[start + i];

      if ((c == joint) != (i % 10 == 9))
        return FALSE;
      if (i % 10 == 9 || is_digit (c))
        continue;
      if (!is_any_of (c, "._-*~xX?") || (sign != 0 && sign != c))
        return FALSE;
      sign = c;
    }
  return TRUE;
}

/* Reads runs in attributes, which are no atoms. */
static void
read_tag_runs (RubricPasteShapes *self, const RubricPasteLine *line, guint32 i)
{
  const RubricPasteTree *tree = self->tree;
  const RubricPasteAtom *tag = get_atom (tree, i);
  guint32 run = 0;

  for (guint32 k = tag->start; k < tag->end; k++)
    {
      gboolean cell = is_digit (tree->c[k]) || is_any_of (tree->c[k], ".-_*");

      if (!cell && run == SUD_CELLS && are_run_cells (tree, k - SUD_CELLS, SUD_CELLS, FALSE))
        add_run (self, k - SUD_CELLS, FALSE, line, i);
      run = cell ? run + 1 : 0;
    }
}

/* Reads a run in quotes, where blanks may be spaces. */
static gboolean
read_quoted (RubricPasteShapes *self, const RubricPasteLine *line, guint32 i)
{
  const RubricPasteTree *tree = self->tree;
  const RubricPasteAtom *quote = get_atom (tree, i);
  guint32 start = quote->end, end;

  if (quote->match == RUBRIC_PASTE_NONE || quote->match < i + 3)
    return FALSE;
  end = get_atom (tree, quote->match)->start;
  if (end - start != SUD_CELLS || !are_run_cells (tree, start, SUD_CELLS, TRUE))
    return FALSE;
  add_run (self, start, FALSE, line, i);
  return TRUE;
}

/* Reads a whole line in which blanks are spaces. */
static gboolean
read_spaced (RubricPasteShapes *self, const RubricPasteLine *line)
{
  guint32 start = get_atom (self->tree, line->start)->start;

  if (line->letters || !line->digits || line->end - line->start < 18
      || get_atom (self->tree, line->end - 1)->end - start != SUD_CELLS
      || !are_run_cells (self->tree, start, SUD_CELLS, TRUE))
    return FALSE;
  add_run (self, start, FALSE, line, line->start);
  return TRUE;
}

/* Returns: whether the full stop after a run ends a sentence: it could be a blank, and the run begin one later. */
static gboolean
ends_sentence (const RubricPasteTree *tree, const RubricPasteLine *line, guint32 i)
{
  const RubricPasteAtom *atom = get_atom (tree, i);
  SudGrid grid;

  if (atom->end - atom->start != SUD_CELLS + 1 || tree->c[atom->end - 1] != '.'
      || !is_any_of (tree->c[atom->end], " \n"))
    return FALSE;
  for (guint k = 0; k < SUD_CELLS; k++)
    grid.digit[k] = rubric_paste_cell_from_char (tree, atom->start + k).digit;
  if (!rubric_paste_explains (&grid, &grid))
    return FALSE;
  while (i > line->start && get_atom (tree, i - 1)->kind == RUBRIC_PASTE_SPACE)
    i--;
  return i > line->start && get_atom (tree, i - 1)->kind != RUBRIC_PASTE_CELLS && line->letters;
}

/* Reads nine signs for each cell as the candidates of a grid. */
static void
add_marks (RubricPasteShapes *self, guint32 start, const RubricPasteLine *line, guint32 atom)
{
  RubricPasteLattice lattice = { .shape = RUBRIC_PASTE_FLAT, .form = RUBRIC_PASTE_FORM_MARKS };

  for (guint i = 0; i < SUD_CELLS; i++)
    {
      RubricPasteCell *cell = &lattice.cells[i];

      *cell = (RubricPasteCell){
        .kind = RUBRIC_PASTE_CELL_MARKS, .count = -1, .start = start + i * 9, .end = start + i * 9 + 9
      };
      for (guint k = 0; k < 9; k++)
        {
          guint32 c = self->tree->c[cell->start + k];

          if (c == '1' + k)
            cell->marks |= 1 << k;
          else if (c >= '1' && c <= '9')
            return;
        }
      if (sud_digits_count (cell->marks) != 1)
        continue;
      cell->kind = RUBRIC_PASTE_CELL_DIGIT;
      cell->digit = sud_digits_first (cell->marks);
      cell->marks = 0;
    }
  add_run_lattice (self, &lattice, line, atom);
}

/* Returns: whether the only full stop is the last character: 80 digits and the end of a sentence are no 81 cells. */
static gboolean
has_lone_stop (const RubricPasteTree *tree, const RubricPasteAtom *atom)
{
  for (guint32 k = atom->start; k + 1 < atom->end; k++)
    if (tree->c[k] == '.')
      return FALSE;
  return tree->c[atom->end - 1] == '.';
}

static void
read_run_atom (RubricPasteShapes *self, const RubricPasteLine *line, guint32 i)
{
  const RubricPasteAtom *atom = get_atom (self->tree, i);
  guint32 length = atom->end - atom->start;

  if (atom->kind == RUBRIC_PASTE_TAG)
    read_tag_runs (self, line, i);
  else if (atom->kind == RUBRIC_PASTE_CELLS && is_joined (self->tree, atom->start))
    add_run (self, atom->start, TRUE, line, i);
  else if (atom->kind == RUBRIC_PASTE_CELLS
           && ((length == SUD_CELLS && !has_lone_stop (self->tree, atom)) || ends_sentence (self->tree, line, i)))
    add_run (self, atom->start, FALSE, line, i);
  else if (atom->kind == RUBRIC_PASTE_CELLS && length == SUD_CELLS * SUD_SIZE)
    add_marks (self, atom->start, line, i);
  else if ((atom->kind == RUBRIC_PASTE_CELLS || atom->kind == RUBRIC_PASTE_WORD) && length > MIN_NEAR
           && length < MAX_NEAR)
    rubric_paste_add_near (self, RUBRIC_PASTE_NEAR_LINE, atom->start, atom->end, length, 0);
}

void
rubric_paste_propose_runs (RubricPasteShapes *self)
{
  const RubricPasteTree *tree = self->tree;

  for (guint32 k = 0; k < tree->lines->len; k++)
    {
      const RubricPasteLine *line = get_line (tree, k);

      if (line->start == line->end || read_spaced (self, line))
        continue;
      for (guint32 i = line->start; i < line->end; i++)
        if (get_atom (tree, i)->kind != RUBRIC_PASTE_QUOTE)
          read_run_atom (self, line, i);
        else if (read_quoted (self, line, i))
          i = get_atom (tree, i)->match;
    }
  /* A tag that breaks lines stands between two. */
  for (guint32 i = 0; i < tree->atoms->len; i++)
    {
      const RubricPasteAtom *atom = get_atom (tree, i);
      RubricPasteLine none = { .start = i, .end = i };

      if (atom->kind == RUBRIC_PASTE_TAG && rubric_paste_tag_breaks (tree, atom))
        read_tag_runs (self, &none, i);
    }
}
