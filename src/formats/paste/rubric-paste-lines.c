/* rubric-paste-lines.c - lines become rows, in each form in which people part cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-private.h"

enum
{
  /* Chosen by trial on the texts of tests/data/paste */
  MIN_CELLS = 5,     /* in a row with words beside it */
  MAX_NAMES = 3,     /* equals signs of a line that name what follows; with more they part keys from values */
  MAX_CELLS = 400,   /* in a line; one with all of a grid, and damage, has fewer */
  MAX_STRETCHES = 3, /* beside each other */
};

/* Ways to part the cells of a line; each line is read in all of them. */
typedef enum
{
  FORM_CHARACTERS = RUBRIC_PASTE_FORM_CHARACTERS, /* 53..7....   5 3 .|. 7 .   "5","3" */
  FORM_WORDS,      /* -1   12459   8*   None */
  FORM_TAB,
  FORM_COMMA,
  FORM_SEMICOLON,
  FORM_BAR,
  FORM_AMPERSAND,
  N_FORMS,
} Form;

/* Cells of a line with no words between them. */
typedef struct
{
  guint cell, n;
  guint32 from, to; /* atoms */
} Stretch;

typedef struct
{
  RubricPasteCell cells[MAX_CELLS];
  guint32 gaps[MAX_CELLS];
  guint n;
  Stretch stretch[MAX_STRETCHES];
  guint n_stretches;
  guint begin;      /* the first cell of the stretch that is being read */
  guint32 from, to; /* its atoms */
  guint32 gap;      /* in front of the next cell */
  gboolean full;    /* the line has more than there is room for */
} LineReader;

static guint32
get_gap (const RubricPasteTree *tree, const RubricPasteAtom *atom)
{
  static const guint32 gaps[RUBRIC_PASTE_N_ATOMS] = {
    [RUBRIC_PASTE_SIGN] = RUBRIC_PASTE_GAP_SIGN,        [RUBRIC_PASTE_QUOTE] = RUBRIC_PASTE_GAP_QUOTE,
    [RUBRIC_PASTE_OPEN] = RUBRIC_PASTE_GAP_BRACKET,     [RUBRIC_PASTE_CLOSE] = RUBRIC_PASTE_GAP_BRACKET,
    [RUBRIC_PASTE_TAG] = RUBRIC_PASTE_GAP_TAG,          [RUBRIC_PASTE_EQUALS] = RUBRIC_PASTE_GAP_EQUALS,
    [RUBRIC_PASTE_TAB] = RUBRIC_PASTE_GAP_TAB,          [RUBRIC_PASTE_COMMA] = RUBRIC_PASTE_GAP_COMMA,
    [RUBRIC_PASTE_SEMICOLON] = RUBRIC_PASTE_GAP_COMMA,  [RUBRIC_PASTE_AMPERSAND] = RUBRIC_PASTE_GAP_COMMA,
  };

  if (atom->kind == RUBRIC_PASTE_BAR)
    return RUBRIC_PASTE_GAP_BAR | (tree->c[atom->start] == RUBRIC_PASTE_HEAVY ? RUBRIC_PASTE_GAP_HEAVY : 0);
  return gaps[atom->kind];
}

static void
end_stretch (LineReader *reader, gboolean lone)
{
  guint n = reader->n - reader->begin;

  if (n >= MIN_CELLS || (lone && n > 0))
    {
      reader->full |= reader->n_stretches == MAX_STRETCHES;
      if (!reader->full)
        reader->stretch[reader->n_stretches++] = (Stretch){ reader->begin, n, reader->from, reader->to };
    }
  reader->begin = reader->n;
  reader->gap = 0;
}

static void
add_cell (LineReader *reader, const RubricPasteCell *cell, guint32 from, guint32 to)
{
  if (reader->n == MAX_CELLS)
    {
      reader->full = TRUE;
      return;
    }
  if (reader->n == reader->begin)
    reader->from = from;
  reader->to = to;
  reader->cells[reader->n] = *cell;
  reader->gaps[reader->n++] = reader->gap;
  reader->gap = 0;
}

/* Widens @from to @to by the tags, the pair of brackets and the sign that belong to this atom alone. */
static void
add_decoration (const RubricPasteTree *tree, const RubricPasteLine *line, guint32 *from, guint32 *to)
{
  while (*from > line->start && get_atom (tree, *from - 1)->kind == RUBRIC_PASTE_TAG)
    --*from;
  while (*to < line->end && get_atom (tree, *to)->kind == RUBRIC_PASTE_TAG)
    ++*to;
  if (*from > line->start && *to < line->end && get_atom (tree, *from - 1)->kind == RUBRIC_PASTE_OPEN
      && get_atom (tree, *to)->kind == RUBRIC_PASTE_CLOSE)
    {
      --*from;
      ++*to;
    }
  if (*from > line->start && is_any_of (tree->c[get_atom (tree, *from - 1)->start], "+!^"))
    --*from;
  if (*to < line->end && is_any_of (tree->c[get_atom (tree, *to)->start], "!^"))
    ++*to;
}

/* Reads the cells of one atom, by characters or as a word. Returns: the next atom */
static guint32
read_atom_cells (const RubricPasteTree *tree, const RubricPasteLine *line, Form form, guint32 i, LineReader *reader)
{
  const RubricPasteAtom *atom = get_atom (tree, i);
  guint32 from = i, to = i + 1;
  RubricPasteCell whole;

  add_decoration (tree, line, &from, &to);
  whole = rubric_paste_cell_from_atoms (tree, from, to);
  if (atom->kind == RUBRIC_PASTE_EMPTY || atom->kind == RUBRIC_PASTE_WORD || form == FORM_WORDS)
    {
      add_cell (reader, &whole, i, i + 1);
      return i + 1;
    }
  for (guint32 k = atom->start; k < atom->end; k++)
    {
      RubricPasteCell cell = rubric_paste_cell_from_char (tree, k);

      cell.from = from;
      cell.to = to;
      if (to - from > 1)
        cell.trait = whole.trait;
      add_cell (reader, &cell, i, i + 1);
    }
  return i + 1;
}

/* Returns: whether signs stand beside a letter: the stars of *board* are no blanks. */
static gboolean
touches_word (const RubricPasteTree *tree, const RubricPasteAtom *atom)
{
  for (guint32 k = atom->start; k < atom->end; k++)
    if (is_digit (tree->c[k]))
      return FALSE;
  return is_letter (tree->c[atom->end]) || (atom->start > 0 && is_letter (tree->c[atom->start - 1]));
}

static gboolean
is_cell_atom (const RubricPasteTree *tree, const RubricPasteAtom *atom, guint32 i)
{
  if (atom->kind == RUBRIC_PASTE_CELLS && touches_word (tree, atom))
    return FALSE;
  if (atom->kind == RUBRIC_PASTE_CELLS || atom->kind == RUBRIC_PASTE_EMPTY)
    return TRUE;
  if (atom->kind != RUBRIC_PASTE_WORD
      || (i + 1 < tree->atoms->len && get_atom (tree, i + 1)->kind == RUBRIC_PASTE_OPEN
          && tree->c[atom->end] == '('))
    return FALSE;
  return rubric_paste_is_blank_word (tree, i)
         || rubric_paste_cell_from_atoms (tree, i, i + 1).kind != RUBRIC_PASTE_CELL_WORD;
}

static gboolean
is_stroke (const RubricPasteTree *tree, guint32 i)
{
  const RubricPasteAtom *atom = get_atom (tree, i);
  guint32 length = atom->end - atom->start;

  if (atom->kind != RUBRIC_PASTE_CELLS || length < 3 || length == 9
      || !is_any_of (tree->c[atom->start], "-=_*~"))
    return FALSE;
  for (guint32 k = atom->start; k < atom->end; k++)
    if (tree->c[k] != tree->c[atom->start])
      return FALSE;
  return length > 3 || tree->c[atom->end] == '+' || (atom->start > 0 && tree->c[atom->start - 1] == '+');
}

/* Returns: whether an atom is of a rule among cells, as line ends were lost: dashes, or a dot at a corner beside
 * them, as in `. .| .---.---. |. .` */
static gboolean
is_rule_atom (const RubricPasteTree *tree, const RubricPasteLine *line, guint32 i)
{
  const RubricPasteAtom *atom = get_atom (tree, i);

  if (line->end - line->start < 40)
    return FALSE;
  if (atom->kind == RUBRIC_PASTE_CELLS && atom->end - atom->start == 1 && tree->c[atom->start] == '.')
    return (i > line->start && is_stroke (tree, i - 1)) || (i + 1 < line->end && is_stroke (tree, i + 1));
  return is_stroke (tree, i);
}

/* Returns: whether an equals sign on the line names what follows: it is one of a few. */
static gboolean
has_names (const RubricPasteTree *tree, const RubricPasteLine *line)
{
  guint n = 0;

  for (guint32 i = line->start; i < line->end && n <= MAX_NAMES; i++)
    n += get_atom (tree, i)->kind == RUBRIC_PASTE_EQUALS;
  return n <= MAX_NAMES;
}

/* Reads characters or words: anything but cells and signs between them ends a stretch. */
static void
read_stretches (const RubricPasteTree *tree, const RubricPasteLine *line, Form form, LineReader *reader)
{
  gboolean lone = !line->letters, names = has_names (tree, line);

  for (guint32 i = line->start; i < line->end;)
    {
      const RubricPasteAtom *atom = get_atom (tree, i);

      if (atom->kind == RUBRIC_PASTE_SPACE)
        reader->gap += MIN (atom->end - atom->start, RUBRIC_PASTE_GAP_SPACES - (reader->gap & RUBRIC_PASTE_GAP_SPACES));
      else if (is_cell_atom (tree, atom, i) && !is_rule_atom (tree, line, i))
        {
          i = read_atom_cells (tree, line, form, i, reader);
          continue;
        }
      else if (atom->kind == RUBRIC_PASTE_WORD
               || (atom->kind == RUBRIC_PASTE_EQUALS && i > line->start && reader->n - reader->begin < MIN_CELLS
                   && names && (line->letters || get_atom (tree, i - 1)->kind != RUBRIC_PASTE_SPACE)))
        end_stretch (reader, FALSE);
      else if (atom->kind != RUBRIC_PASTE_QUOTE || i == line->start
               || get_atom (tree, i - 1)->kind != RUBRIC_PASTE_EMPTY)
        reader->gap |= get_gap (tree, atom);
      i++;
    }
  end_stretch (reader, lone);
}

/* Finds the atoms that are fields: inside the last brackets that hold delimiters, after a name, in quotes. */
static void
find_fields (const RubricPasteTree *tree, const RubricPasteLine *line, RubricPasteAtomKind delimiter, guint32 *from,
             guint32 *to)
{
  guint32 before = line->start;
  guint delimiters = 0;

  *from = line->start;
  *to = line->end;
  for (guint32 i = line->start; i < line->end && *to == line->end; i++)
    {
      const RubricPasteAtom *atom = get_atom (tree, i);

      if (atom->kind == RUBRIC_PASTE_OPEN || (atom->kind == RUBRIC_PASTE_EQUALS && delimiters == 0)
          || (atom->kind == RUBRIC_PASTE_QUOTE && atom->match > i + 7 && atom->match != RUBRIC_PASTE_NONE))
        {
          before = *from;
          *from = i + 1;
          delimiters = 0;
        }
      else if (atom->kind == RUBRIC_PASTE_CLOSE && delimiters == 0)
        *from = before; /* around one cell */
      else if (atom->kind == RUBRIC_PASTE_SIGN && tree->c[atom->start] == '\\' && tree->c[atom->end] == '\\')
        *to = i; /* the end of a row in LaTeX */
      else if (atom->kind == RUBRIC_PASTE_CLOSE
               || (atom->kind == RUBRIC_PASTE_QUOTE && delimiters > 0 && atom->match < *from))
        *to = i;
      delimiters += atom->kind == delimiter;
    }
}

/* Returns: whether atom @i and the next are a bar written twice, as tables of wikis part cells. */
static gboolean
is_doubled (const RubricPasteTree *tree, guint32 i)
{
  const RubricPasteAtom *atom = get_atom (tree, i);

  return atom->kind == RUBRIC_PASTE_BAR && tree->c[atom->end] == '|';
}

/* Returns: whether all cells but the first have two bars in front. */
static gboolean
are_doubled (const RubricPasteTree *tree, const RubricPasteLine *line)
{
  guint n = 0;

  for (guint32 i = line->start; i < line->end; i++)
    n += is_doubled (tree, i);
  return n == 8 && line->delimiters[FORM_BAR - FORM_TAB] <= 17;
}

static gboolean
ends_with_digit (const RubricPasteTree *tree, guint32 to)
{
  while (to > 0 && get_atom (tree, to - 1)->kind == RUBRIC_PASTE_SPACE)
    to--;
  return to > 0 && is_digit (tree->c[get_atom (tree, to - 1)->end - 1]);
}

/* Reads fields, which may be empty; a bar at both ends of a line is a frame. */
static void
read_line_fields (const RubricPasteTree *tree, const RubricPasteLine *line, Form form, LineReader *reader)
{
  RubricPasteAtomKind delimiter = RUBRIC_PASTE_TAB + (form - FORM_TAB);
  guint32 from, to, start;
  gboolean framed = FALSE, doubled = form == FORM_BAR && are_doubled (tree, line);

  find_fields (tree, line, delimiter, &from, &to);
  while (from < to && get_atom (tree, from)->kind == RUBRIC_PASTE_SPACE)
    from++;
  if (form == FORM_BAR && from < to && get_atom (tree, from)->kind == delimiter
      && line->delimiters[form - FORM_TAB] != 8 && (doubled || !ends_with_digit (tree, to)))
    {
      framed = TRUE;
      from++;
    }
  start = from;
  for (guint32 i = from; i <= to; i++)
    if (i < to && doubled && is_doubled (tree, i))
      continue;
    else if (i == to || get_atom (tree, i)->kind == delimiter)
      {
        RubricPasteCell cell = rubric_paste_cell_from_atoms (tree, start, i);
        gboolean last = i == to && framed && !doubled;

        reader->gap = start > from || framed ? get_gap (tree, get_atom (tree, start - 1)) : 0;
        if (!last || cell.kind == RUBRIC_PASTE_CELL_DIGIT)
          add_cell (reader, &cell, start, i);
        start = i + 1;
      }
  reader->from = from;
  reader->to = to;
  end_stretch (reader, !line->letters);
}

typedef struct
{
  RubricPasteShapes *shapes;
  Form form;
  RubricPasteBlock blocks[MAX_STRETCHES];
  RubricPasteBreak gap;
  LineReader reader;
  guint32 label, name; /* hashes of the last line of words */
} LinesReader;

/* Returns: whether the row of a sheet has one word and no digit. */
static gboolean
is_title (const RubricPasteCell *cells, guint n)
{
  guint kinds[RUBRIC_PASTE_CELL_WORD + 1] = { 0 };

  for (guint k = 0; k < n; k++)
    kinds[cells[k].kind]++;
  return kinds[RUBRIC_PASTE_CELL_LETTER] + kinds[RUBRIC_PASTE_CELL_WORD] == 1
         && kinds[RUBRIC_PASTE_CELL_DIGIT] + kinds[RUBRIC_PASTE_CELL_MARKS] == 0;
}

/* Returns: whether a line has dashes, crosses and bars, but no cells: |:-:|---|, +---+, a line of dots and dashes. */
static gboolean
is_rule_line (const RubricPasteTree *tree, const RubricPasteLine *line)
{
  guint drawn = 0, crosses = 0;
  guint32 first = 0;
  gboolean mixed = FALSE;

  if (line->letters || line->digits || line->blank)
    return FALSE;
  for (guint32 i = line->start; i < line->end; i++)
    {
      const RubricPasteAtom *atom = get_atom (tree, i);
      guint32 c = tree->c[atom->start];

      if (atom->kind == RUBRIC_PASTE_TAG || atom->kind == RUBRIC_PASTE_SPACE || atom->kind == RUBRIC_PASTE_BAR
          || atom->kind == RUBRIC_PASTE_TAB)
        continue;
      if (!is_any_of (c, "-=_~+*.:#'`/\\>\"%;") || (c == '.' && atom->end - atom->start > 1))
        return FALSE;
      drawn += is_any_of (c, "-=_~*") ? atom->end - atom->start : 0;
      crosses += is_any_of (c, "+:");
      mixed |= first != 0 && is_any_of (c, "-=_~*.") && c != first;
      if (is_any_of (c, "-=_~*."))
        first = c;
    }
  return drawn >= 3 && (crosses > 0 || mixed || (drawn != 9 && drawn % 9 != 0));
}

/* Returns: @gap, between two rows, with a blank line more in it, or one that is drawn. */
static RubricPasteBreak
add_to_gap (RubricPasteBreak gap, gboolean blank)
{
  if (blank)
    return gap == RUBRIC_PASTE_RULE ? RUBRIC_PASTE_CLOSED : gap == RUBRIC_PASTE_TOUCHING ? RUBRIC_PASTE_VOID : gap;
  return gap == RUBRIC_PASTE_CLOSED ? RUBRIC_PASTE_FRAMES : gap == RUBRIC_PASTE_TOUCHING ? RUBRIC_PASTE_RULE : gap;
}

static void
end_blocks (LinesReader *self)
{
  for (guint k = 0; k < MAX_STRETCHES; k++)
    {
      self->blocks[k].label = self->label;
      self->blocks[k].name = self->name;
      rubric_paste_block_end (&self->blocks[k]);
    }
}

/* Returns: whether a row of @n cells begins another grid: it is the first with words in front, or the first without
 * them after a lone row of words and cells. */
static gboolean
begins_block (const RubricPasteBlock *block, gboolean before, guint n)
{
  const RubricPasteRow *last = block->rows->len > 0 ? get_row (block, block->rows->len - 1) : NULL;

  if (last == NULL)
    return FALSE;
  return (before && !last->before) || (block->rows->len == 1 && last->before && !before && last->n != n);
}

static void
add_stretch (LinesReader *self, const RubricPasteLine *line, guint k)
{
  const RubricPasteTree *tree = self->shapes->tree;
  LineReader *reader = &self->reader;
  guint n = reader->stretch[k].n, cell = reader->stretch[k].cell;
  guint32 start = k > 0 ? reader->stretch[k - 1].to : line->start;
  guint32 end = k + 1 < reader->n_stretches ? reader->stretch[k + 1].from : line->end;
  RubricPasteBlock *block = &self->blocks[k];
  guint32 margins[2], names[2];
  gint16 counts[2];
  RubricPasteRow *row;
  gboolean before;

  margins[0] = rubric_paste_read_label (tree, start, reader->stretch[k].from, &names[0], &counts[0]);
  margins[1] = rubric_paste_read_label (tree, reader->stretch[k].to, end, &names[1], &counts[1]);
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

/* Adds the lattice of 81 cells that follow each other, if it may be one. */
static void
add_flat (RubricPasteShapes *self, const RubricPasteCell *cells, const guint32 *gaps, guint form, guint32 label,
          guint32 name)
{
  RubricPasteLattice lattice = { .form = form, .node = RUBRIC_PASTE_NONE, .label = label, .name = name };
  guint joints = 0, even = 0, chunk = 1;

  memcpy (lattice.cells, cells, sizeof lattice.cells);
  lattice.shape = cells[80].end - cells[0].start == SUD_CELLS ? RUBRIC_PASTE_RUN : RUBRIC_PASTE_FLAT;
  for (guint i = 1; i < SUD_CELLS; i++)
    {
      chunk = gaps[i] == 0 && cells[i].start == cells[i - 1].end ? chunk + 1 : 1;
      if (chunk > 9 && lattice.shape == RUBRIC_PASTE_FLAT)
        return; /* a number in front of eighty cells */
      if (i % 9 == 0)
        joints += gaps[i] == gaps[9] && gaps[9] != 0;
      else
        even += gaps[i] == gaps[9];
    }
  lattice.seen[lattice.shape == RUBRIC_PASTE_RUN ? RUBRIC_PASTE_SEEN_RUN : RUBRIC_PASTE_SEEN_FLAT] = 1;
  lattice.may_clash = lattice.shape == RUBRIC_PASTE_RUN;
  lattice.seen[RUBRIC_PASTE_SEEN_FRAME] = joints == 8 && even == 0; /* nine words of nine */
  rubric_paste_add_unless_words (self, &lattice);
}

/* Reads a line in one form. Returns: whether it has rows */
static gboolean
read_form_line (LinesReader *self, const RubricPasteLine *line)
{
  const RubricPasteTree *tree = self->shapes->tree;
  LineReader *reader = &self->reader;
  gboolean row = FALSE;

  reader->n = reader->n_stretches = reader->begin = reader->gap = 0;
  reader->full = FALSE;
  if (self->form <= FORM_WORDS)
    read_stretches (tree, line, self->form, reader);
  else if (line->delimiters[self->form - FORM_TAB] >= 4
           || (line->delimiters[self->form - FORM_TAB] > 0 && line->digits && !line->letters))
    read_line_fields (tree, line, self->form, reader);
  for (guint k = 0; k < reader->n_stretches && !reader->full; k++)
    {
      guint n = reader->stretch[k].n, cell = reader->stretch[k].cell;
      guint32 name;
      gint16 count;

      if (n == SUD_CELLS && reader->cells[cell + 80].end - reader->cells[cell].start > SUD_CELLS)
        {
          guint32 label = rubric_paste_read_label (tree, line->start, reader->stretch[k].from, &name, &count);

          add_flat (self->shapes, &reader->cells[cell], &reader->gaps[cell], self->form, label, name);
        }
      if (n > RUBRIC_PASTE_MAX_ROW || (self->form >= FORM_TAB && is_title (&reader->cells[cell], n)))
        continue;
      add_stretch (self, line, k);
      row = TRUE;
    }
  return row;
}

static void
read_form (LinesReader *self)
{
  const RubricPasteTree *tree = self->shapes->tree;

  for (guint32 i = 0; i < tree->lines->len; i++)
    {
      const RubricPasteLine *line = get_line (tree, i);
      gint16 count;

      if (line->blank && (self->form != FORM_TAB || line->delimiters[0] < 4))
        self->gap = add_to_gap (self->gap, TRUE);
      else if (is_rule_line (tree, line))
        {
          if (self->blocks[0].rows->len == 1
              && rubric_paste_block_is_blank (&self->blocks[0], get_row (&self->blocks[0], 0)))
            g_array_set_size (self->blocks[0].rows, 0); /* the head of a table, with nothing in it */
          self->gap = add_to_gap (self->gap, FALSE);
        }
      else if (read_form_line (self, line))
        self->gap = RUBRIC_PASTE_TOUCHING;
      else if (line->letters)
        {
          end_blocks (self);
          self->label = rubric_paste_read_label (tree, line->start, line->end, &self->name, &count);
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
  g_autofree LinesReader *lines = g_new0 (LinesReader, 1);

  lines->shapes = self;
  for (lines->form = 0; lines->form < N_FORMS; lines->form++)
    {
      for (guint k = 0; k < MAX_STRETCHES; k++)
        rubric_paste_block_init (&lines->blocks[k], self, lines->form, RUBRIC_PASTE_NONE);
      lines->gap = RUBRIC_PASTE_TOUCHING;
      lines->label = lines->name = 0;
      read_form (lines);
      for (guint k = 0; k < MAX_STRETCHES; k++)
        rubric_paste_block_clear (&lines->blocks[k]);
    }
}
