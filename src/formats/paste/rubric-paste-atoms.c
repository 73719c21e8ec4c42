/* rubric-paste-atoms.c - characters become atoms, and atoms lines: what a person sees
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-tree.h"

/* Signs that people write for blank cells in any place. */
#define BLANKS ".-_*xX?~"
/* These do so only where nine or 81 cells stand together, for they mean other things elsewhere. */
#define RARE_BLANKS "#!@$"

static guint32
skip_spaces (const RubricPasteTree *self, guint32 i)
{
  while (self->c[i] == ' ')
    i++;
  return i;
}

/* How long the run of digits and one sign or letter at @i is, up to 82 characters. */
static guint32
measure_mixed (const RubricPasteTree *self, guint32 i, guint32 *sign)
{
  guint32 end = i;

  *sign = 0;
  for (; end < self->n && end < i + 82; end++)
    {
      guint32 c = self->c[end];

      if (rubric_paste_is_digit (c))
        continue;
      if (!rubric_paste_is_letter (c) && !rubric_paste_is_any (c, RARE_BLANKS BLANKS))
        break;
      if (*sign != 0 && *sign != c)
        break;
      *sign = c;
    }
  return end - i;
}

/* Nine or 81 cells with a sign for blanks that is not common: `e9eeee6e8`. A word ends where no letter follows. */
static guint32
scan_rare (const RubricPasteTree *self, guint32 i)
{
  guint32 sign, length = measure_mixed (self, i, &sign), digits = 0, blanks;
  guint32 end = i + length;

  if ((length != 9 && length != 81) || sign == 0 || rubric_paste_is_any (sign, BLANKS))
    return 0;
  for (guint32 k = i; k < end; k++)
    digits += rubric_paste_is_digit (self->c[k]);
  if (rubric_paste_is_letter (self->c[end]) || rubric_paste_is_digit (self->c[end]) || self->c[end] == '_')
    return 0;
  blanks = length - digits;
  if (i > 0 && (self->c[i - 1] == sign || rubric_paste_is_digit (self->c[i - 1])))
    return 0; /* the end of a longer one */
  if (rubric_paste_is_letter (sign))
    return digits > 0 || length == 9 ? end : 0;
  return digits > 0 && (length == 9 ? blanks > 1 : blanks > 20) ? end : 0;
}

/* Digits and one common sign; x only where no other letter follows. */
static guint32
scan_cells (const RubricPasteTree *self, guint32 i)
{
  guint32 sign = 0, end = i;

  for (; end < self->n; end++)
    {
      guint32 c = self->c[end];

      if (rubric_paste_is_digit (c))
        continue;
      if (!rubric_paste_is_any (c, BLANKS) || (sign != 0 && sign != c))
        break;
      sign = c;
    }
  if (sign == '-' && (self->c[end] == '>' || (i > 0 && self->c[i - 1] == '<')))
    return 0; /* an arrow */
  if (end > i && (sign == 'x' || sign == 'X') && (rubric_paste_is_letter (self->c[end]) || self->c[end] == '_'))
    return 0;
  if (end < self->n && rubric_paste_is_letter (self->c[end]) && sign != '-' && sign != '.' && sign != '*')
    return 0; /* 2b, __init__ */
  return end > i ? end : 0;
}

static guint32
scan_word (const RubricPasteTree *self, guint32 i)
{
  guint32 end = i;

  while (end < self->n
         && (rubric_paste_is_letter (self->c[end]) || rubric_paste_is_digit (self->c[end]) || self->c[end] == '_'))
    end++;
  return end;
}

/* [b], [/color], [td=3]: tags of forums. */
static guint32
scan_forum_tag (const RubricPasteTree *self, guint32 i)
{
  static const char *const names[]
      = { "b",  "i",  "u",   "s",  "code", "color",   "size",   "font", "quote", "table", "tr",
          "td", "th", "pre", "tt", "mono", "spoiler", "center", "hide", "list",  "img",   "url" };
  guint32 start = i + 1 + (self->c[i + 1] == '/'), end = start;
  g_autofree char *name = NULL;

  while (end < self->n && self->c[end] < 128 && g_ascii_isalpha (self->c[end]) && end - start < 8)
    end++;
  if (end == start || (self->c[end] != ']' && self->c[end] != '='))
    return 0;
  name = rubric_paste_dup (self, start, end);
  for (guint k = 0; k < G_N_ELEMENTS (names); k++)
    if (strcmp (name, names[k]) == 0)
      {
        while (end < self->n && end < start + 200 && self->c[end] != ']' && self->c[end] != '\n')
          end++;
        return self->c[end] == ']' ? end + 1 : 0;
      }
  return 0;
}

static const struct
{
  guint32 c;
  RubricPasteAtomKind kind;
} signs[] = {
  { '\n', RUBRIC_PASTE_BREAK },     { '\t', RUBRIC_PASTE_TAB },       { ',', RUBRIC_PASTE_COMMA },
  { ';', RUBRIC_PASTE_SEMICOLON },  { '|', RUBRIC_PASTE_BAR },        { RUBRIC_PASTE_HEAVY, RUBRIC_PASTE_BAR },
  { '&', RUBRIC_PASTE_AMPERSAND },  { '"', RUBRIC_PASTE_QUOTE },      { '\'', RUBRIC_PASTE_QUOTE },
  { '`', RUBRIC_PASTE_QUOTE },      { '(', RUBRIC_PASTE_OPEN },       { '[', RUBRIC_PASTE_OPEN },
  { '{', RUBRIC_PASTE_OPEN },       { ')', RUBRIC_PASTE_CLOSE },      { ']', RUBRIC_PASTE_CLOSE },
  { '}', RUBRIC_PASTE_CLOSE },      { '=', RUBRIC_PASTE_EQUALS },     { ':', RUBRIC_PASTE_EQUALS },
};

static guint32
scan_sign (const RubricPasteTree *self, guint32 i, RubricPasteAtomKind *kind)
{
  guint32 c = self->c[i];

  *kind = RUBRIC_PASTE_SIGN;
  for (guint k = 0; k < G_N_ELEMENTS (signs); k++)
    if (c == signs[k].c)
      *kind = signs[k].kind;
  if (*kind == RUBRIC_PASTE_EQUALS && rubric_paste_is_any (self->c[i + 1], "=>"))
    return i + 2;
  return i + 1;
}

/* Returns: the end of the atom at @i */
static guint32
scan (const RubricPasteTree *self, guint32 i, RubricPasteAtomKind *kind)
{
  guint32 c = self->c[i], end = 0;

  if (c == ' ')
    {
      *kind = RUBRIC_PASTE_SPACE;
      return skip_spaces (self, i);
    }
  *kind = RUBRIC_PASTE_TAG;
  if (c == '<')
    end = rubric_paste_scan_tag (self, i);
  else if (c == '[')
    end = scan_forum_tag (self, i);
  if (end > 0)
    return end;
  *kind = RUBRIC_PASTE_CELLS;
  if (rubric_paste_is_letter (c) || rubric_paste_is_digit (c) || rubric_paste_is_any (c, RARE_BLANKS BLANKS))
    end = scan_rare (self, i);
  if (end == 0 && (rubric_paste_is_digit (c) || rubric_paste_is_any (c, BLANKS)))
    end = scan_cells (self, i);
  if (end > 0)
    return end;
  *kind = RUBRIC_PASTE_WORD;
  if (rubric_paste_is_letter (c) || rubric_paste_is_digit (c) || c == '_')
    return scan_word (self, i);
  return scan_sign (self, i, kind);
}

/* Pairs the quotes of a line; nothing or spaces between two of them is a blank cell. */
static void
pair_quotes (RubricPasteTree *self, guint32 start, guint32 end)
{
  guint32 open[128];

  open['"'] = open['\''] = open['`'] = RUBRIC_PASTE_NONE;
  for (guint32 i = start; i < end; i++)
    {
      RubricPasteAtom *atom = rubric_paste_atom (self, i), *other;
      guint32 *last = atom->kind == RUBRIC_PASTE_QUOTE ? &open[self->c[atom->start]] : NULL;

      if (last == NULL)
        continue;
      if (*last == RUBRIC_PASTE_NONE)
        {
          *last = i;
          continue;
        }
      other = rubric_paste_atom (self, *last);
      other->match = i;
      atom->match = *last;
      if (i == *last + 1 && self->c[atom->end] != self->c[atom->start]) /* three are one, in Python */
        other->kind = RUBRIC_PASTE_EMPTY; /* the second quote stays one, which is skipped */
      else if (i == *last + 2 && rubric_paste_atom (self, i - 1)->kind == RUBRIC_PASTE_SPACE)
        rubric_paste_atom (self, i - 1)->kind = RUBRIC_PASTE_EMPTY;
      *last = RUBRIC_PASTE_NONE;
    }
}

/* What the atoms from @start on are as a line. */
static void
end_line (RubricPasteTree *self, guint32 start)
{
  RubricPasteLine line = { .start = start, .end = self->atoms->len, .blank = TRUE };

  pair_quotes (self, line.start, line.end);
  for (guint32 i = line.start; i < line.end; i++)
    {
      const RubricPasteAtom *atom = rubric_paste_atom (self, i);
      guint16 *delimiter = atom->kind >= RUBRIC_PASTE_TAB ? &line.delimiters[atom->kind - RUBRIC_PASTE_TAB] : NULL;

      if (delimiter != NULL && *delimiter < G_MAXUINT16)
        ++*delimiter;
      if (atom->kind == RUBRIC_PASTE_SPACE || atom->kind == RUBRIC_PASTE_TAB || atom->kind == RUBRIC_PASTE_TAG)
        continue; /* a person sees nothing there */
      line.blank = FALSE;
      if (atom->kind == RUBRIC_PASTE_WORD)
        line.letters = TRUE;
      else if (atom->kind == RUBRIC_PASTE_EMPTY)
        line.digits = TRUE; /* "" in a row of cells is one of them */
      else if (atom->kind == RUBRIC_PASTE_CELLS)
        for (guint32 k = atom->start; k < atom->end && !line.digits; k++)
          line.digits = rubric_paste_is_digit (self->c[k]);
    }
  g_array_append_val (self->lines, line);
}

/* A line break is an atom of no line; a tag that breaks lines begins the next. */
void
rubric_paste_read_atoms (RubricPasteTree *self)
{
  guint32 first = 0;
  RubricPasteAtom atom = { .match = RUBRIC_PASTE_NONE };

  for (; atom.start < self->n; atom.start = atom.end)
    {
      RubricPasteAtomKind kind;

      atom.end = scan (self, atom.start, &kind);
      atom.kind = kind;
      if (kind == RUBRIC_PASTE_BREAK || (kind == RUBRIC_PASTE_TAG && rubric_paste_tag_breaks (self, &atom)))
        {
          end_line (self, first);
          first = self->atoms->len + (kind == RUBRIC_PASTE_BREAK);
        }
      atom.line = self->lines->len;
      g_array_append_val (self->atoms, atom);
    }
  end_line (self, first);
}
