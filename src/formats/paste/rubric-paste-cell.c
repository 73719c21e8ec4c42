/* rubric-paste-cell.c - one cell, of a character, of the atoms of a field or of a node
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-private.h"

enum
{
  MAX_ORNAMENTS = 6, /* signs around a digit: three in front and three after it, as in ***5*** */
  ANY_SIGN = 1,      /* the trait of a sign outside of ASCII */
};

/* The characters of a word. */
typedef struct
{
  guint32 start, end;
  guint digits, zeros; /* zeros are digits, too */
  guint signs;
  guint32 sign;   /* the last of them, or 0 */
  gboolean same;     /* all signs are that one */
  gboolean repeated; /* a digit is repeated */
  guint16 marks;     /* a set of the digits */
} CellWord;

/* The roles of atoms in a field: the cell itself, how that looks, or a sign that it is none. */
enum { CONTENT = 1, DECORATION, MARKUP, NO_CELL };

static const guint8 roles[RUBRIC_PASTE_N_ATOMS] = {
  [RUBRIC_PASTE_CELLS] = CONTENT,        [RUBRIC_PASTE_WORD] = CONTENT,    [RUBRIC_PASTE_TAG] = MARKUP,
  [RUBRIC_PASTE_SIGN] = DECORATION,      [RUBRIC_PASTE_OPEN] = DECORATION, [RUBRIC_PASTE_COMMA] = DECORATION,
  [RUBRIC_PASTE_SEMICOLON] = DECORATION, [RUBRIC_PASTE_BAR] = DECORATION,  [RUBRIC_PASTE_AMPERSAND] = DECORATION,
  [RUBRIC_PASTE_EQUALS] = NO_CELL,
};

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

/* Returns: 2 to 254: neither 0, for nothing special, nor ANY_SIGN */
static guint8
add_to_trait (guint8 trait, const char *text)
{
  return (trait * 7u + g_str_hash (text) * 31u) % 253 + 2;
}

/* Returns: the trait of a digit that is written as ①, 𝟓 or another that looks otherwise than 5; 0 for none. */
static guint8
get_glyph (const RubricPasteTree *tree, guint32 i)
{
  guint32 length = tree->at[i + 1] - tree->at[i];

  return length > 1 && (guint8)tree->source[tree->at[i]] >= 0x80 ? add_to_trait (length, "glyph") : 0;
}

/* Signs of other scripts are all kept as a point: which one it is tells nothing. */
static void
set_blank (RubricPasteCell *cell, RubricPasteCellKind kind, guint32 sign)
{
  cell->kind = kind;
  cell->sign = sign < 128 ? sign : '.';
}

static void
set_digit (RubricPasteCell *cell, guint8 digit, guint8 trait)
{
  cell->kind = RUBRIC_PASTE_CELL_DIGIT;
  cell->digit = digit;
  cell->trait = trait;
}

RubricPasteCell
rubric_paste_cell_from_char (const RubricPasteTree *tree, guint32 i)
{
  guint32 c = tree->c[i];
  RubricPasteCell cell = { .count = is_digit (c) ? (gint16)(c - '0') : -1, .start = i, .end = i + 1 };

  if (cell.count > 0)
    set_digit (&cell, cell.count, get_glyph (tree, i));
  else
    set_blank (&cell, RUBRIC_PASTE_CELL_BLANK, c);
  return cell;
}

/* Returns: the number that characters are as a label: r9 and 9 are nine, c and 3rd three; -1 for none. */
static gint
count_characters (const RubricPasteTree *tree, guint32 start, guint32 end)
{
  const guint32 *c = tree->c;
  guint32 first = end;
  gint count = 0;

  while (first > start && end - first < 3 && is_digit (c[first - 1]))
    first--;
  for (guint32 i = first; i < end; i++)
    count = count * 10 + (gint)(c[i] - '0');
  if (first < end)
    return count;
  if (is_digit (c[start]) && !is_digit (c[start + 1]))
    return c[start] - '0';
  return end - start == 1 && c[start] < 128 && g_ascii_isalpha (c[start]) ? g_ascii_tolower (c[start]) - 'a' + 1 : -1;
}

gint
rubric_paste_get_count (const RubricPasteTree *tree, guint32 atom)
{
  static const char *const names[]
      = { "one",   "first", "two",   "second", "three",   "third", "four",   "fourth", "five",
          "fifth", "six",   "sixth", "seven",  "seventh", "eight", "eighth", "nine",   "ninth" };

  for (gint i = 0; i < (gint)G_N_ELEMENTS (names); i++)
    if (rubric_paste_atom_is (tree, atom, names[i]))
      return i / 2 + 1;
  return count_characters (tree, get_atom (tree, atom)->start, get_atom (tree, atom)->end);
}

/* Appends the member of an object around the equals sign @i, if its value is a word: "given": true. */
static void
append_member (const RubricPasteTree *tree, const RubricPasteCell *cell, guint32 i, GString *out)
{
  guint32 key = i - 1, value = i + 1;
  g_autofree char *name = NULL, *word = NULL;

  while (key > cell->from && get_atom (tree, key)->kind != RUBRIC_PASTE_WORD)
    key--;
  while (value + 1 < cell->to
         && (get_atom (tree, value)->kind == RUBRIC_PASTE_SPACE
             || get_atom (tree, value)->kind == RUBRIC_PASTE_QUOTE))
    value++;
  if (get_atom (tree, value)->kind != RUBRIC_PASTE_WORD)
    return;
  name = rubric_paste_dup_atom (tree, key);
  word = rubric_paste_dup_atom (tree, value);
  g_string_append_printf (out, "%s=%s ", name, word);
}

/* Appends the attributes of a tag; of its style only that digits are bold, for browsers write "initial" there, which
 * would be the name of a given. */
static void
append_attributes (const RubricPasteTree *tree, guint32 i, GString *out)
{
  g_autofree char *tag = rubric_paste_dup_atom (tree, i);
  g_autofree char *style = rubric_paste_dup_attribute (tree, get_atom (tree, i), "style");
  const char *start = tag + strcspn (tag, " \n\t>"), *at = style != NULL ? strstr (start, style) : NULL;
  gboolean bold = style != NULL
                  && (strstr (style, "font-weight: bold") != NULL || strstr (style, "font-weight:bold") != NULL
                      || strstr (style, "font-weight: 700") != NULL);

  if (at == NULL || *style == '\0')
    g_string_append (out, start);
  else
    g_string_append_printf (out, "%.*s%s%s", (int)(at - start), start, bold ? "bold" : "", at + strlen (style));
}

char *
rubric_paste_cell_dup_look (const RubricPasteTree *tree, const RubricPasteCell *cell)
{
  g_autoptr (GString) members = g_string_new (NULL), tags = g_string_new (NULL);
  gboolean object = cell->from < cell->to && get_atom (tree, cell->from)->kind == RUBRIC_PASTE_OPEN;

  for (guint32 i = cell->from; i < cell->to; i++)
    {
      guint8 kind = get_atom (tree, i)->kind;

      if (kind == RUBRIC_PASTE_TAG)
        append_attributes (tree, i, tags);
      else if (object && kind == RUBRIC_PASTE_EQUALS && i + 1 < cell->to)
        append_member (tree, cell, i, members);
    }
  return g_strconcat (members->str, tags->str, NULL);
}

static CellWord
read_word (const RubricPasteTree *tree, guint32 start, guint32 end)
{
  CellWord word = { .start = start, .end = end, .same = TRUE };

  for (guint32 i = start; i < end; i++)
    {
      guint32 c = tree->c[i];
      guint16 mark = c > '0' && c <= '9' ? 1 << (c - '1') : 0;

      word.repeated |= (word.marks & mark) != 0;
      word.marks |= mark;
      word.zeros += c == '0';
      if (is_digit (c))
        {
          word.digits++;
          continue;
        }
      word.same &= word.signs == 0 || c == word.sign;
      word.sign = c;
      word.signs++;
    }
  return word;
}

/* Returns: whether a word is a number with a fraction of 0: 5.0, 0.00, and 5. as NumPy writes it. */
static gboolean
is_float (const RubricPasteTree *tree, const CellWord *word)
{
  return word->signs == 1 && word->digits > 0 && tree->c[word->start + 1] == '.'
         && word->digits == word->zeros + (tree->c[word->start] != '0');
}

/* Returns: whether a word is one digit with signs around it: (5), *5*, 5., _5_. Signs for blanks, as in `..5`, are
 * cells of their own. */
static gboolean
is_decorated_digit (const RubricPasteTree *tree, const CellWord *word)
{
  if (word->digits != 1 || !word->same || word->signs > MAX_ORNAMENTS)
    return FALSE;
  if (word->sign == '_')
    return word->signs % 2 == 0 && is_digit (tree->c[word->start + word->signs / 2]);
  return !is_any_of (word->sign, ".xX") || (word->signs == 1 && tree->c[word->end - 1] == '.');
}

/* Returns: whether a word is different digits, with one sign at most: 147, but not 1-4. */
static gboolean
are_marks (const CellWord *word)
{
  return word->zeros == 0 && !word->repeated
         && (word->signs == 0 || (word->signs == 1 && word->sign != '-' && !is_letter (word->sign)));
}

/* Reads a word without other digits than zeros. */
static void
set_empty (const RubricPasteTree *tree, RubricPasteCell *cell, const CellWord *word)
{
  gboolean single = word->end - word->start == 1;

  if (word->signs == 0 || (word->digits > 0 && is_float (tree, word)))
    set_blank (cell, RUBRIC_PASTE_CELL_BLANK, '0');
  else if (word->digits > 0)
    return;
  else if (word->same && (!is_letter (word->sign) || (single && is_any_of (word->sign, "xX"))))
    set_blank (cell, RUBRIC_PASTE_CELL_BLANK, word->sign);
  else if (single)
    set_blank (cell, RUBRIC_PASTE_CELL_LETTER, word->sign);
}

static void
set_word (const RubricPasteTree *tree, RubricPasteCell *cell)
{
  CellWord word = read_word (tree, cell->start, cell->end);
  guint8 digit = word.marks != 0 ? __builtin_ctz (word.marks) + 1 : 0; /* the least */

  cell->kind = RUBRIC_PASTE_CELL_WORD;
  cell->count = count_characters (tree, word.start, word.end);
  if (digit == 0)
    set_empty (tree, cell, &word);
  else if (is_float (tree, &word))
    set_digit (cell, digit, 0);
  else if (word.digits == 1 && word.sign == '-')
    {
      if (word.signs == 1 && digit == 1 && tree->c[word.start] == '-') /* other signed numbers are no cells */
        set_blank (cell, RUBRIC_PASTE_CELL_BLANK, RUBRIC_PASTE_SIGN_MINUS);
    }
  else if (word.digits == 2 && word.signs == 0 && tree->c[word.start] == '0')
    set_digit (cell, digit, 0); /* 05 */
  else if (is_decorated_digit (tree, &word))
    set_digit (cell, digit,
               word.signs == 0 ? get_glyph (tree, word.start) : word.sign < 128 ? word.sign : ANY_SIGN);
  else if (are_marks (&word))
    {
      cell->kind = RUBRIC_PASTE_CELL_MARKS;
      cell->marks = word.marks;
    }
}

/* Adds to a trait how a tag makes its text look; a line end and an id do nothing to it. */
static guint8
add_tag (const RubricPasteTree *tree, guint8 trait, const RubricPasteAtom *tag)
{
  static const char *const telling[]
      = { "class", "style", "color", "bgcolor", "readonly", "disabled", "contenteditable", "fixed", "given" };
  g_autofree char *name = rubric_paste_dup (tree, tag->start + 1, tag->end);

  if (name[0] == '/')
    return trait;
  name[strspn (name, G_CSET_a_2_z G_CSET_DIGITS)] = '\0';
  if (!g_str_equal (name, "br"))
    trait = add_to_trait (trait, name);
  for (guint i = 0; i < G_N_ELEMENTS (telling); i++)
    {
      g_autofree char *value = rubric_paste_dup_attribute (tree, tag, telling[i]);

      trait = value != NULL ? add_to_trait (add_to_trait (trait, telling[i]), value) : trait;
    }
  return trait;
}

/* Returns: whether an atom is up to three stars or strokes, as they stand around something else. */
static gboolean
is_emphasis (const RubricPasteTree *tree, const RubricPasteAtom *atom)
{
  for (guint32 i = atom->start; i < atom->end; i++)
    if (!is_any_of (tree->c[i], "*_~") || atom->end - atom->start > 3)
      return FALSE;
  return TRUE;
}

/* Returns: the one atom that is the cell, or RUBRIC_PASTE_NONE; *@overfull is set if there is more than a cell. */
static guint32
find_content (const RubricPasteTree *tree, guint32 from, guint32 to, guint8 *trait, gboolean *overfull)
{
  guint32 found = RUBRIC_PASTE_NONE;

  for (guint32 i = from; i < to; i++)
    {
      const RubricPasteAtom *atom = get_atom (tree, i);
      guint32 c = tree->c[atom->start];

      if (roles[atom->kind] == MARKUP)
        *trait = add_tag (tree, *trait, atom);
      else if (roles[atom->kind] == DECORATION)
        *trait = c < 128 ? *trait + c : ANY_SIGN;
      else if (roles[atom->kind] == NO_CELL)
        *overfull = TRUE;
      else if (roles[atom->kind] == CONTENT)
        {
          if (found == RUBRIC_PASTE_NONE || is_emphasis (tree, get_atom (tree, found)))
            found = i;
          else
            *overfull |= !is_emphasis (tree, atom);
        }
    }
  return found;
}

RubricPasteCell
rubric_paste_cell_from_atoms (const RubricPasteTree *tree, guint32 from, guint32 to)
{
  RubricPasteCell cell = { .sign = ' ', .count = -1, .start = tree->n, .from = from, .to = to };
  gboolean overfull = FALSE;
  guint8 trait = 0;
  guint32 content = find_content (tree, from, to, &trait, &overfull);

  if (from < tree->atoms->len)
    cell.start = get_atom (tree, from)->start;
  cell.end = from < to ? get_atom (tree, to - 1)->end : cell.start;
  if (content != RUBRIC_PASTE_NONE)
    {
      cell.start = get_atom (tree, content)->start;
      cell.end = get_atom (tree, content)->end;
      set_word (tree, &cell);
      if (cell.kind == RUBRIC_PASTE_CELL_WORD && rubric_paste_is_blank_word (tree, content))
        set_blank (&cell, RUBRIC_PASTE_CELL_BLANK, RUBRIC_PASTE_SIGN_WORD);
      if (rubric_paste_atom_is (tree, content, "true"))
        set_digit (&cell, 1, 0); /* in a mask */
    }
  if (trait != 0)
    cell.trait = trait;
  if (overfull)
    {
      cell.kind = RUBRIC_PASTE_CELL_WORD;
      cell.digit = cell.marks = 0;
    }
  return cell;
}

/* Reads the value of a field of a form: <input value="5">. */
static void
read_value (const RubricPasteTree *tree, RubricPasteCell *cell)
{
  for (guint32 i = cell->from; i < cell->to; i++)
    {
      const RubricPasteAtom *atom = get_atom (tree, i);
      g_autofree char *value
          = atom->kind == RUBRIC_PASTE_TAG ? rubric_paste_dup_attribute (tree, atom, "value") : NULL;

      if (value != NULL && value[0] >= '1' && value[0] <= '9' && value[1] == '\0')
        set_digit (cell, value[0] - '0', cell->trait);
    }
}

RubricPasteCell
rubric_paste_cell_from_node (const RubricPasteTree *tree, guint32 i)
{
  const RubricPasteNode *node = get_node (tree, i), *leaf;
  RubricPasteCell cell;
  g_autofree char *look = NULL;

  if (node->value == RUBRIC_PASTE_NONE)
    {
      cell = rubric_paste_cell_from_atoms (tree, node->start, node->end);
      if (node->kind == RUBRIC_PASTE_ELEMENT && cell.kind == RUBRIC_PASTE_CELL_BLANK)
        read_value (tree, &cell);
      return cell;
    }
  leaf = get_node (tree, node->value);
  cell = rubric_paste_cell_from_atoms (tree, leaf->start, leaf->end);
  cell.from = node->start;
  cell.to = node->end;
  look = rubric_paste_cell_dup_look (tree, &cell); /* by the other members */
  cell.trait = look[0] != '\0' ? add_to_trait (0, look) : 0;
  return cell;
}
