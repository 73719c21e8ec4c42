/* rubric-paste-reader.c - from a line to stretches of cells, with what stands between them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-reader.h"

enum
{
  LEAST_CELLS = 5, /* of a row with words beside it */
  MOST_NAMES = 3,  /* signs that name what follows */
};

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
end_stretch (RubricPasteReader *reader, gboolean lone)
{
  guint n = reader->n - reader->begin;

  if (n >= LEAST_CELLS || (lone && n > 0))
    {
      if (reader->n_stretches == RUBRIC_PASTE_MOST_STRETCHES)
        reader->full = TRUE;
      else
        {
          reader->stretch[reader->n_stretches].cell = reader->begin;
          reader->stretch[reader->n_stretches].n = n;
          reader->stretch[reader->n_stretches].from = reader->from;
          reader->stretch[reader->n_stretches++].to = reader->to;
        }
    }
  reader->begin = reader->n;
  reader->gap = 0;
}

static void
add_cell (RubricPasteReader *reader, const RubricPasteCell *cell, guint32 from, guint32 to)
{
  if (reader->n == RUBRIC_PASTE_MOST_CELLS)
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

/* The atoms that are written for one alone: tags, a pair of brackets, a sign. */
static void
widen (const RubricPasteTree *tree, const RubricPasteLine *line, guint32 *from, guint32 *to)
{
  while (*from > line->start && rubric_paste_atom (tree, *from - 1)->kind == RUBRIC_PASTE_TAG)
    --*from;
  while (*to < line->end && rubric_paste_atom (tree, *to)->kind == RUBRIC_PASTE_TAG)
    ++*to;
  if (*from > line->start && *to < line->end && rubric_paste_atom (tree, *from - 1)->kind == RUBRIC_PASTE_OPEN
      && rubric_paste_atom (tree, *to)->kind == RUBRIC_PASTE_CLOSE)
    {
      --*from;
      ++*to;
    }
  if (*from > line->start && rubric_paste_is_any (tree->c[rubric_paste_atom (tree, *from - 1)->start], "+!^"))
    --*from;
  if (*to < line->end && rubric_paste_is_any (tree->c[rubric_paste_atom (tree, *to)->start], "!^"))
    ++*to;
}

/* The cells of one atom, by characters or as a word. Returns: behind what was read */
static guint32
read_atom (const RubricPasteTree *tree, const RubricPasteLine *line, RubricPasteForm form, guint32 i,
           RubricPasteReader *reader)
{
  const RubricPasteAtom *atom = rubric_paste_atom (tree, i);
  guint32 from = i, to = i + 1;
  RubricPasteCell whole;

  widen (tree, line, &from, &to);
  whole = rubric_paste_cell_from_atoms (tree, from, to);
  if (atom->kind == RUBRIC_PASTE_EMPTY || atom->kind == RUBRIC_PASTE_WORD || form == RUBRIC_PASTE_FORM_WORDS)
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

/* The stars of *board* are no blanks. */
static gboolean
touches_word (const RubricPasteTree *tree, const RubricPasteAtom *atom)
{
  for (guint32 k = atom->start; k < atom->end; k++)
    if (rubric_paste_is_digit (tree->c[k]))
      return FALSE;
  return rubric_paste_is_letter (tree->c[atom->end])
         || (atom->start > 0 && rubric_paste_is_letter (tree->c[atom->start - 1]));
}

static gboolean
is_cell (const RubricPasteTree *tree, const RubricPasteAtom *atom, guint32 i)
{
  if (atom->kind == RUBRIC_PASTE_CELLS && touches_word (tree, atom))
    return FALSE;
  if (atom->kind == RUBRIC_PASTE_CELLS || atom->kind == RUBRIC_PASTE_EMPTY)
    return TRUE;
  if (atom->kind != RUBRIC_PASTE_WORD
      || (i + 1 < tree->atoms->len && rubric_paste_atom (tree, i + 1)->kind == RUBRIC_PASTE_OPEN
          && tree->c[atom->end] == '('))
    return FALSE;
  return (rubric_paste_is_blank_word (tree, i)
          || rubric_paste_cell_from_atoms (tree, i, i + 1).kind != RUBRIC_PASTE_CELL_WORD);
}

static gboolean
is_stroke (const RubricPasteTree *tree, guint32 i)
{
  const RubricPasteAtom *atom = rubric_paste_atom (tree, i);
  guint32 length = atom->end - atom->start;

  if (atom->kind != RUBRIC_PASTE_CELLS || length < 3 || length == 9
      || !rubric_paste_is_any (tree->c[atom->start], "-=_*~"))
    return FALSE;
  for (guint32 k = atom->start; k < atom->end; k++)
    if (tree->c[k] != tree->c[atom->start])
      return FALSE;
  return length > 3 || tree->c[atom->end] == '+' || (atom->start > 0 && tree->c[atom->start - 1] == '+');
}

/* Dashes of a rule among cells, where the line ends were lost, and dots at its corners: `. .| .---.---. |. .` */
static gboolean
is_rule_atom (const RubricPasteTree *tree, const RubricPasteLine *line, guint32 i)
{
  const RubricPasteAtom *atom = rubric_paste_atom (tree, i);

  if (line->end - line->start < 40)
    return FALSE;
  if (atom->kind == RUBRIC_PASTE_CELLS && atom->end - atom->start == 1 && tree->c[atom->start] == '.')
    return (i > line->start && is_stroke (tree, i - 1)) || (i + 1 < line->end && is_stroke (tree, i + 1));
  return is_stroke (tree, i);
}

/* Returns whether an equals sign on the line names what follows: it is one of a few. */
static gboolean
has_names (const RubricPasteTree *tree, const RubricPasteLine *line)
{
  guint n = 0;

  for (guint32 i = line->start; i < line->end && n <= MOST_NAMES; i++)
    n += rubric_paste_atom (tree, i)->kind == RUBRIC_PASTE_EQUALS;
  return n <= MOST_NAMES;
}

void
rubric_paste_read_stretches (const RubricPasteTree *tree, const RubricPasteLine *line, RubricPasteForm form,
                             RubricPasteReader *reader)
{
  gboolean lone = !line->letters, names = has_names (tree, line);

  for (guint32 i = line->start; i < line->end;)
    {
      const RubricPasteAtom *atom = rubric_paste_atom (tree, i);

      if (atom->kind == RUBRIC_PASTE_SPACE)
        reader->gap += MIN (atom->end - atom->start, RUBRIC_PASTE_GAP_SPACES - (reader->gap & RUBRIC_PASTE_GAP_SPACES));
      else if (is_cell (tree, atom, i) && !is_rule_atom (tree, line, i))
        {
          i = read_atom (tree, line, form, i, reader);
          continue;
        }
      else if (atom->kind == RUBRIC_PASTE_WORD
               || (atom->kind == RUBRIC_PASTE_EQUALS && i > line->start && reader->n - reader->begin < LEAST_CELLS
                   && names
                   && (line->letters || rubric_paste_atom (tree, i - 1)->kind != RUBRIC_PASTE_SPACE)))
        end_stretch (reader, FALSE);
      else if (atom->kind != RUBRIC_PASTE_QUOTE || i == line->start
               || rubric_paste_atom (tree, i - 1)->kind != RUBRIC_PASTE_EMPTY)
        reader->gap |= get_gap (tree, atom);
      i++;
    }
  end_stretch (reader, lone);
}

/* The fields of a line are inside the last brackets with delimiters in them, after a name, in quotes. */
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
      const RubricPasteAtom *atom = rubric_paste_atom (tree, i);

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
        *to = i; /* of a table in LaTeX */
      else if (atom->kind == RUBRIC_PASTE_CLOSE
               || (atom->kind == RUBRIC_PASTE_QUOTE && delimiters > 0 && atom->match < *from))
        *to = i;
      delimiters += atom->kind == delimiter;
    }
}

/* Returns whether atom @i and the next are a bar written twice, as tables of wikis part cells. */
static gboolean
is_doubled (const RubricPasteTree *tree, guint32 i)
{
  const RubricPasteAtom *atom = rubric_paste_atom (tree, i);

  return atom->kind == RUBRIC_PASTE_BAR && tree->c[atom->end] == '|';
}

/* Returns whether all cells but the first have two bars in front. */
static gboolean
are_doubled (const RubricPasteTree *tree, const RubricPasteLine *line)
{
  guint n = 0;

  for (guint32 i = line->start; i < line->end; i++)
    n += is_doubled (tree, i);
  return n == 8 && line->delimiters[RUBRIC_PASTE_FORM_BAR - RUBRIC_PASTE_FORM_TAB] <= 17;
}

static gboolean
ends_with_digit (const RubricPasteTree *tree, guint32 to)
{
  while (to > 0 && rubric_paste_atom (tree, to - 1)->kind == RUBRIC_PASTE_SPACE)
    to--;
  return to > 0 && rubric_paste_is_digit (tree->c[rubric_paste_atom (tree, to - 1)->end - 1]);
}

void
rubric_paste_read_fields (const RubricPasteTree *tree, const RubricPasteLine *line, RubricPasteForm form,
                          RubricPasteReader *reader)
{
  RubricPasteAtomKind delimiter = RUBRIC_PASTE_TAB + (form - RUBRIC_PASTE_FORM_TAB);
  guint32 from, to, start;
  gboolean framed = FALSE, doubled = form == RUBRIC_PASTE_FORM_BAR && are_doubled (tree, line);

  find_fields (tree, line, delimiter, &from, &to);
  while (from < to && rubric_paste_atom (tree, from)->kind == RUBRIC_PASTE_SPACE)
    from++;
  if (form == RUBRIC_PASTE_FORM_BAR && from < to && rubric_paste_atom (tree, from)->kind == delimiter
      && line->delimiters[form - RUBRIC_PASTE_FORM_TAB] != 8 && (doubled || !ends_with_digit (tree, to)))
    {
      framed = TRUE;
      from++;
    }
  start = from;
  for (guint32 i = from; i <= to; i++)
    if (i < to && doubled && is_doubled (tree, i))
      continue;
    else if (i == to || rubric_paste_atom (tree, i)->kind == delimiter)
      {
        RubricPasteCell cell = rubric_paste_cell_from_atoms (tree, start, i);
        gboolean last = i == to && framed && !doubled;

        reader->gap = start > from || framed ? get_gap (tree, rubric_paste_atom (tree, start - 1)) : 0;
        if (!last || cell.kind == RUBRIC_PASTE_CELL_DIGIT)
          add_cell (reader, &cell, start, i);
        start = i + 1;
      }
  reader->from = from;
  reader->to = to;
  end_stretch (reader, !line->letters);
}
