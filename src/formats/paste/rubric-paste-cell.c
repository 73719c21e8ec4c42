/* rubric-paste-cell.c - from characters, atoms and nodes to one cell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-cell.h"

/* The characters of one word, counted. */
typedef struct
{
  guint digits, zeros, signs;
  guint32 sign;
  guint16 marks;
  gboolean same, twice;
} Chunk;

gboolean
rubric_paste_is_blank_word (const RubricPasteTree *tree, guint32 atom)
{
  static const char *const words[]
      = { "null",    "none", "nil",  "nan", "na",   "undefined", "empty", "blank", "nothing", "false",
          "missing", "leer", "vide", "no",  "nill", "emp",       "unk",   "e_",    "zero" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (rubric_paste_atom_is (tree, atom, words[i]))
      return TRUE;
  return FALSE;
}

static guint8
add_trait (guint8 trait, const char *text)
{
  return (trait * 7u + g_str_hash (text) * 31u) % 253 + 2;
}

/* ①, 𝟓 and others look otherwise than 5. */
static guint8
get_glyph (const RubricPasteTree *tree, guint32 i)
{
  guint32 length = tree->at[i + 1] - tree->at[i];

  return length > 1 && (guint8)tree->source[tree->at[i]] >= 0x80 ? add_trait (length, "glyph") : 0;
}

RubricPasteCell
rubric_paste_cell_from_char (const RubricPasteTree *tree, guint32 i)
{
  RubricPasteCell cell = { .count = -1, .start = i, .end = i + 1 };
  guint32 c = tree->c[i];

  if (c >= '1' && c <= '9')
    {
      cell.kind = RUBRIC_PASTE_CELL_DIGIT;
      cell.digit = c - '0';
      cell.trait = get_glyph (tree, i);
    }
  else
    cell.sign = c < 128 ? c : '.';
  if (rubric_paste_is_digit (c))
    cell.count = c - '0';
  return cell;
}

/* The number at the end of a word, or the place of a letter in the alphabet. */
static gint
count_characters (const RubricPasteTree *tree, guint32 start, guint32 end)
{
  guint32 i = end;
  gint value = 0, unit = 1;

  while (i > start && end - i < 3 && rubric_paste_is_digit (tree->c[i - 1]))
    {
      value += (gint)(tree->c[--i] - '0') * unit;
      unit *= 10;
    }
  if (i < end)
    return value;
  if (rubric_paste_is_digit (tree->c[start]) && !rubric_paste_is_digit (tree->c[start + 1]))
    return tree->c[start] - '0'; /* 3rd */
  return end - start == 1 && tree->c[start] < 128 && g_ascii_isalpha (tree->c[start])
             ? g_ascii_tolower (tree->c[start]) - 'a' + 1
             : -1;
}

gint
rubric_paste_get_count (const RubricPasteTree *tree, guint32 atom)
{
  static const char *const words[]
      = { "one",   "two",    "three", "four",   "five",  "six",   "seven",   "eight",  "nine",
          "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (rubric_paste_atom_is (tree, atom, words[i]))
      return i % 9 + 1;
  return count_characters (tree, rubric_paste_atom (tree, atom)->start, rubric_paste_atom (tree, atom)->end);
}

/* The members of an object that are no numbers. */
static void
append_members (const RubricPasteTree *tree, const RubricPasteCell *cell, GString *out)
{
  for (guint32 i = cell->from + 1; i + 1 < cell->to; i++)
    if (rubric_paste_atom (tree, i)->kind == RUBRIC_PASTE_EQUALS)
      {
        guint32 before = i - 1, after = i + 1;

        while (before > cell->from && rubric_paste_atom (tree, before)->kind != RUBRIC_PASTE_WORD)
          before--;
        while (after + 1 < cell->to
               && (rubric_paste_atom (tree, after)->kind == RUBRIC_PASTE_QUOTE
                   || rubric_paste_atom (tree, after)->kind == RUBRIC_PASTE_SPACE))
          after++;
        if (rubric_paste_atom (tree, after)->kind == RUBRIC_PASTE_WORD)
          {
            const RubricPasteAtom *key = rubric_paste_atom (tree, before), *word = rubric_paste_atom (tree, after);
            g_autofree char *name = rubric_paste_dup (tree, key->start, key->end);
            g_autofree char *value = rubric_paste_dup (tree, word->start, word->end);

            g_string_append_printf (out, "%s=%s ", name, value);
          }
      }
}

char *
rubric_paste_cell_dup_look (const RubricPasteTree *tree, const RubricPasteCell *cell)
{
  GString *out = g_string_new (NULL);

  if (cell->from < cell->to && rubric_paste_atom (tree, cell->from)->kind == RUBRIC_PASTE_OPEN)
    append_members (tree, cell, out);
  for (guint32 i = cell->from; i < cell->to; i++)
    if (rubric_paste_atom (tree, i)->kind == RUBRIC_PASTE_TAG)
      {
        const RubricPasteAtom *atom = rubric_paste_atom (tree, i);
        g_autofree char *tag = rubric_paste_dup (tree, atom->start, atom->end);

        g_string_append (out, tag + strcspn (tag, " \n\t>"));
      }
  return g_string_free (out, FALSE);
}

static Chunk
measure_chunk (const RubricPasteTree *tree, guint32 start, guint32 end)
{
  Chunk chunk = { .same = TRUE };

  for (guint32 i = start; i < end; i++)
    if (rubric_paste_is_digit (tree->c[i]))
      {
        guint16 bit = tree->c[i] == '0' ? 0 : 1 << (tree->c[i] - '1');

        chunk.twice |= (chunk.marks & bit) != 0;
        chunk.marks |= bit;
        chunk.digits++;
        chunk.zeros += bit == 0;
      }
    else
      {
        chunk.same &= chunk.sign == 0 || chunk.sign == tree->c[i];
        chunk.sign = tree->c[i];
        chunk.signs++;
      }
  return chunk;
}

static void
set_blank (RubricPasteCell *cell, guint32 sign)
{
  cell->kind = RUBRIC_PASTE_CELL_BLANK;
  cell->sign = sign < 128 ? sign : '.';
}

static void
set_digit (RubricPasteCell *cell, const Chunk *chunk)
{
  cell->kind = RUBRIC_PASTE_CELL_DIGIT;
  cell->digit = __builtin_ctz (chunk->marks) + 1;
}

/* 5.0, 0.00 */
static gboolean
is_float (const RubricPasteTree *tree, const Chunk *chunk, guint32 start, guint32 end)
{
  return end - start > 2 && tree->c[start + 1] == '.' && chunk->signs == 1
         && chunk->zeros + (tree->c[start] != '0') == chunk->digits;
}

/* A word without digits, or with zeros alone. */
static void
read_blank (RubricPasteCell *cell, const Chunk *chunk, guint32 length)
{
  gboolean letter = rubric_paste_is_letter (chunk->sign);

  if (chunk->signs == 0)
    set_blank (cell, '0');
  else if (chunk->digits == 0 && chunk->same
           && (!letter || (length == 1 && (chunk->sign == 'x' || chunk->sign == 'X'))))
    set_blank (cell, chunk->sign);
  else if (chunk->digits == 0 && letter && length == 1)
    {
      cell->kind = RUBRIC_PASTE_CELL_LETTER;
      cell->sign = chunk->sign < 128 ? chunk->sign : '.';
    }
}

static void
read_chunk (const RubricPasteTree *tree, RubricPasteCell *cell, guint32 start, guint32 end)
{
  Chunk chunk = measure_chunk (tree, start, end);
  guint others = chunk.digits - chunk.zeros;

  cell->count = count_characters (tree, start, end);
  cell->kind = RUBRIC_PASTE_CELL_WORD;
  if (chunk.digits > 0 && is_float (tree, &chunk, start, end))
    {
      if (others == 0)
        set_blank (cell, '0');
      else
        set_digit (cell, &chunk);
    }
  else if (others == 0)
    read_blank (cell, &chunk, end - start);
  else if (chunk.digits == 2 && chunk.zeros == 1 && chunk.signs == 0 && tree->c[start] == '0')
    set_digit (cell, &chunk); /* 05 */
  else if (chunk.digits == 1 && chunk.sign == '-')
    {
      if (tree->c[start] == '-' && chunk.signs == 1 && chunk.marks == 1)
        set_blank (cell, RUBRIC_PASTE_SIGN_MINUS);
    }
  else if (chunk.digits == 1 && chunk.same && chunk.signs <= 6
           && (!rubric_paste_is_any (chunk.sign, "._xX") || (chunk.signs == 1 && tree->c[end - 1] == '.')
               || (chunk.sign == '_' && rubric_paste_is_digit (tree->c[start + chunk.signs / 2])
                   && chunk.signs % 2 == 0)))
    {
      set_digit (cell, &chunk);
      cell->trait = chunk.signs == 0 ? get_glyph (tree, start) : chunk.sign < 128 ? chunk.sign : 1;
    }
  else if (chunk.zeros == 0 && !chunk.twice
           && (chunk.signs == 0 || (chunk.signs == 1 && !rubric_paste_is_letter (chunk.sign) && chunk.sign != '-')))
    {
      cell->kind = RUBRIC_PASTE_CELL_MARKS;
      cell->marks = chunk.marks;
    }
}

/* How a tag makes what is in it look. Its name and its place do not. */
static guint8
add_tag (const RubricPasteTree *tree, guint8 trait, const RubricPasteAtom *tag)
{
  static const char *const names[]
      = { "class", "style", "color", "bgcolor", "readonly", "disabled", "contenteditable", "fixed", "given" };
  guint32 end = tag->start + 1;
  g_autofree char *name = NULL;

  if (tree->c[end] == '/')
    return trait;
  while (end < tag->end && tree->c[end] < 128 && g_ascii_isalnum (tree->c[end]))
    end++;
  name = rubric_paste_dup (tree, tag->start + 1, end);
  if (strcmp (name, "br") != 0)
    trait = add_trait (trait, name);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *value = rubric_paste_dup_attribute (tree, tag, names[i]);

      if (value != NULL)
        {
          trait = add_trait (trait, names[i]);
          trait = add_trait (trait, value);
        }
    }
  return trait;
}

/* Stars and strokes around something else. */
static gboolean
is_emphasis (const RubricPasteTree *tree, const RubricPasteAtom *atom)
{
  for (guint32 i = atom->start; i < atom->end; i++)
    if (!rubric_paste_is_any (tree->c[i], "*_~") || atom->end - atom->start > 3)
      return FALSE;
  return TRUE;
}

/* The one atom that is the cell, and how many others are in its way. */
static guint32
find_matter (const RubricPasteTree *tree, guint32 from, guint32 to, guint8 *trait, guint *others)
{
  guint32 found = RUBRIC_PASTE_NONE;

  for (guint32 i = from; i < to; i++)
    {
      const RubricPasteAtom *atom = rubric_paste_atom (tree, i);

      if (atom->kind == RUBRIC_PASTE_TAG)
        *trait = add_tag (tree, *trait, atom);
      else if (atom->kind == RUBRIC_PASTE_CELLS || atom->kind == RUBRIC_PASTE_WORD)
        {
          if (found == RUBRIC_PASTE_NONE || is_emphasis (tree, rubric_paste_atom (tree, found)))
            found = i;
          else if (!is_emphasis (tree, atom))
            ++*others;
        }
      else if (atom->kind == RUBRIC_PASTE_SIGN || atom->kind >= RUBRIC_PASTE_COMMA || atom->kind == RUBRIC_PASTE_OPEN)
        *trait = tree->c[atom->start] < 128 ? *trait + tree->c[atom->start] : 1;
      else if (atom->kind == RUBRIC_PASTE_EQUALS)
        ++*others;
    }
  return found;
}

RubricPasteCell
rubric_paste_cell_from_atoms (const RubricPasteTree *tree, guint32 from, guint32 to)
{
  RubricPasteCell cell = { .sign = ' ', .count = -1, .from = from, .to = to };
  guint others = 0;
  guint8 trait = 0;
  guint32 what = find_matter (tree, from, to, &trait, &others);

  cell.start = from < tree->atoms->len ? rubric_paste_atom (tree, from)->start : tree->n;
  cell.end = to > from ? rubric_paste_atom (tree, to - 1)->end : cell.start;
  if (what != RUBRIC_PASTE_NONE)
    {
      cell.start = rubric_paste_atom (tree, what)->start;
      cell.end = rubric_paste_atom (tree, what)->end;
      read_chunk (tree, &cell, cell.start, cell.end);
      if (cell.kind == RUBRIC_PASTE_CELL_WORD && rubric_paste_is_blank_word (tree, what))
        set_blank (&cell, RUBRIC_PASTE_SIGN_WORD);
      if (rubric_paste_atom_is (tree, what, "true")) /* of a mask */
        set_digit (&cell, &(Chunk){ .marks = 1 });
    }
  if (trait != 0)
    cell.trait = trait;
  if (others > 0)
    cell.kind = RUBRIC_PASTE_CELL_WORD;
  if (cell.kind != RUBRIC_PASTE_CELL_DIGIT)
    cell.digit = 0;
  if (cell.kind != RUBRIC_PASTE_CELL_MARKS)
    cell.marks = 0;
  return cell;
}

/* <input value="5"> */
static void
read_value (const RubricPasteTree *tree, RubricPasteCell *cell)
{
  for (guint32 i = cell->from; i < cell->to; i++)
    if (rubric_paste_atom (tree, i)->kind == RUBRIC_PASTE_TAG)
      {
        g_autofree char *value = rubric_paste_dup_attribute (tree, rubric_paste_atom (tree, i), "value");

        if (value != NULL && value[0] >= '1' && value[0] <= '9' && value[1] == '\0')
          set_digit (cell, &(Chunk){ .marks = 1 << (value[0] - '1') });
      }
}

RubricPasteCell
rubric_paste_cell_from_node (const RubricPasteTree *tree, guint32 i)
{
  const RubricPasteNode *node = rubric_paste_node (tree, i);
  const RubricPasteNode *inner = node->value != RUBRIC_PASTE_NONE ? rubric_paste_node (tree, node->value) : node;
  RubricPasteCell cell = rubric_paste_cell_from_atoms (tree, inner->start, inner->end);

  if (node->value != RUBRIC_PASTE_NONE)
    {
      g_autofree char *look = NULL;

      cell.from = node->start;
      cell.to = node->end;
      look = rubric_paste_cell_dup_look (tree, &cell);
      cell.trait = look[0] != '\0' ? add_trait (0, look) : 0;
    }
  else if (node->kind == RUBRIC_PASTE_ELEMENT && cell.kind == RUBRIC_PASTE_CELL_BLANK)
    read_value (tree, &cell);
  return cell;
}
