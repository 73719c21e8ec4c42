/* rubric-paste-tree.c - bytes become characters, one for each meaning; characters become atoms, and atoms lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-private.h"

/* Characters that are read as others. A new sign for a blank cell is a row here. */
static const struct
{
  guint32 first, last, to;
  gboolean counts; /* the first is @to, and so on */
} folds[] = {
  { 0x85, 0x85, '\n' }, { 0xa0, 0xa0, ' ' }, { 0xa6, 0xa6, '|' }, { 0xab, 0xab, '"' },
  { 0xad, 0xad, 0 }, /* soft hyphen */
  { 0xb7, 0xb7, '.' }, { 0xb9, 0xb9, '1' }, { 0xb2, 0xb3, '2', TRUE }, { 0xbb, 0xbb, '"' }, { 0xd7, 0xd7, 'x' },
  { 0xd8, 0xd8, '.' },
  { 0x0300, 0x036f, 0 }, /* marks over and under letters */
  { 0x2000, 0x200a, ' ' },
  { 0x200b, 0x200f, 0 }, /* nobody sees these */
  { 0x2010, 0x2015, '-' }, { 0x2018, 0x201b, '\'' }, { 0x201c, 0x201f, '"' }, { 0x2022, 0x2027, '.' },
  { 0x2028, 0x2029, '\n' }, { 0x202a, 0x202e, 0 }, { 0x202f, 0x202f, ' ' }, { 0x205f, 0x205f, ' ' },
  { 0x2060, 0x206f, 0 }, { 0x2070, 0x2070, '0' }, { 0x2074, 0x2079, '4', TRUE }, { 0x2080, 0x2089, '0', TRUE },
  { 0x20d0, 0x20ff, 0 }, /* the frame around a digit on a key */
  { 0x2205, 0x2205, '.' }, { 0x2212, 0x2212, '-' }, { 0x2216, 0x221a, '.' }, { 0x2223, 0x2223, '|' },
  { 0x22c5, 0x22c6, '.' }, { 0x22ee, 0x22ef, '.' }, { 0x2422, 0x2423, '.' }, { 0x2460, 0x2468, '1', TRUE },
  { 0x2474, 0x247c, '1', TRUE }, { 0x2488, 0x2490, '1', TRUE }, { 0x24ea, 0x24ea, '0' },
  { 0x24f5, 0x24fd, '1', TRUE }, { 0x24ff, 0x24ff, '0' },
  { 0x25a0, 0x25a0, '*' }, /* squares and circles: those that are filled are another sign */
  { 0x25a1, 0x25a9, '.' }, { 0x25aa, 0x25aa, '*' }, { 0x25ab, 0x25ce, '.' }, { 0x25cf, 0x25cf, '*' },
  { 0x25d0, 0x25fb, '.' }, { 0x25fc, 0x25fc, '*' }, { 0x25fd, 0x25fd, '.' }, { 0x25fe, 0x25fe, '*' },
  { 0x25ff, 0x25ff, '.' }, { 0x2610, 0x2612, '.' }, { 0x2715, 0x2718, 'x' }, { 0x2776, 0x277e, '1', TRUE },
  { 0x2780, 0x2788, '1', TRUE }, { 0x278a, 0x2792, '1', TRUE }, { 0x2800, 0x2800, ' ' }, { 0x2b1a, 0x2b1a, '.' },
  { 0x2b1b, 0x2b1b, '*' }, { 0x2b1c, 0x2b1c, '.' }, { 0x3000, 0x3000, ' ' }, { 0x3001, 0x3001, ',' },
  { 0x3002, 0x3002, '.' }, { 0x3007, 0x3007, '0' }, { 0x300c, 0x300f, '"' }, { 0x30fb, 0x30fb, '.' },
  { 0xfe00, 0xfe0f, 0 }, { 0xfeff, 0xfeff, 0 }, { 0xff5e, 0xff5e, '~' }, { 0xff65, 0xff65, '.' },
};

/* Returns: the sign for a box drawing: a bar stands between cells, everything else draws rules. */
static guint32
fold_stroke (guint32 c)
{
  static const struct
  {
    const char *strokes;
    guint32 to;
  } kinds[] = { { "│┆┊╎╵╷", '|' }, { "┃┇┋╏║╹╻", RUBRIC_PASTE_HEAVY }, { "─━┄┅┈┉╌╍═", '-' } };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_utf8_strchr (kinds[i].strokes, -1, c) != NULL)
      return kinds[i].to;
  return '+';
}

/* Returns: the character that @c is read as; 0 for one that nobody sees. */
static guint32
fold_character (guint32 c)
{
  guint low = 0, high = G_N_ELEMENTS (folds);

  if (c < 0x80)
    return c == '\v' || c == '\f' ? '\n' : c < ' ' && c != '\n' && c != '\t' ? 0 : c;
  if (c >= 0x2500 && c <= 0x257f)
    return fold_stroke (c);
  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (c > folds[middle].last)
        low = middle + 1;
      else
        high = middle;
    }
  if (low < G_N_ELEMENTS (folds) && c >= folds[low].first)
    return folds[low].to + (folds[low].counts ? c - folds[low].first : 0);
  if (c > 0xff00 && c < 0xff5f)
    return c - 0xfee0;
  return g_unichar_isdigit (c) ? '0' + (guint32)g_unichar_digit_value (c) : c;
}

/* Reads a character of UTF-8, or one byte of an older encoding. Returns: how many bytes */
static gsize
decode_character (const char *at, const char *end, guint32 *c)
{
  gunichar decoded = g_utf8_get_char_validated (at, MIN (end - at, 6));

  if (decoded == (gunichar)-1 || decoded == (gunichar)-2 || decoded == 0)
    {
      *c = (guint8)*at < 0x20 ? ' ' : (guint8)*at;
      return 1;
    }
  *c = decoded;
  return g_utf8_skip[(guint8)*at];
}

/* Reads `&nbsp;`, `&#160;`, `&#xa0;`. Returns: how many bytes, or 0 */
static gsize
read_character_entity (const char *at, const char *end, guint32 *c)
{
  static const struct
  {
    const char *name;
    guint32 c;
  } names[] = { { "&nbsp;", ' ' }, { "&quot;", '"' }, { "&apos;", '\'' }, { "&middot;", '.' }, { "&amp;", '&' },
                { "&lt;", 0x2039 }, { "&gt;", 0x203a }, { "&ensp;", ' ' }, { "&emsp;", ' ' }, { "&thinsp;", ' ' },
                { "&bull;", '.' }, { "&hellip;", '.' }, { "&times;", 'x' }, { "&minus;", '-' }, { "&ndash;", '-' },
                { "&square;", '.' } };
  gsize n = 2, left = end - at;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (left >= strlen (names[i].name) && strncmp (at, names[i].name, strlen (names[i].name)) == 0)
      {
        *c = names[i].c;
        return strlen (names[i].name);
      }
  if (left < 4 || at[1] != '#')
    return 0;
  *c = 0;
  n += at[2] == 'x' || at[2] == 'X';
  for (; n < left && n < 10 && g_ascii_isxdigit (at[n]); n++)
    *c = *c * (at[2] == 'x' || at[2] == 'X' ? 16 : 10) + (guint32)g_ascii_xdigit_value (at[n]);
  return n < left && at[n] == ';' && *c > 0 && *c < 0x110000 ? n + 1 : 0;
}

enum
{
  MAX_ESCAPES = 8, /* backslashes in front of one letter: a string in a string in a string */
};

/* Reads `\n` in a string, but not `\newline` or `grids\new`. Returns: how many bytes, or 0 */
static gsize
read_escape (const char *at, const char *end, char before, guint32 *c)
{
  gsize n = 1;

  while (at + n < end && at[n] == '\\' && n < MAX_ESCAPES)
    n++;
  if (at + n >= end || strchr ("nrtu\"'", at[n]) == NULL)
    return 0;
  if (at[n] == 'u')
    {
      *c = 0;
      for (gsize i = n + 1; i < n + 5; i++)
        {
          if (at + i >= end || !g_ascii_isxdigit (at[i]))
            return 0;
          *c = *c * 16 + (guint32)g_ascii_xdigit_value (at[i]);
        }
      return n + 5;
    }
  if (g_ascii_isalpha (at[n]) && at + n + 2 < end && g_ascii_islower (at[n + 1]) && g_ascii_isalpha (at[n + 2])
      && (g_ascii_isspace (before) || g_ascii_isalpha (before) || at[n] != 'n'))
    return 0;
  *c = at[n] == 'n' ? '\n' : at[n] == 't' ? '\t' : at[n] == 'r' ? 0 : (guint32)at[n];
  return n + 1;
}

/* Reads `%2E` in an address. Returns: how many bytes, or 0 */
static gsize
read_percent (const char *at, const char *end, guint32 *c)
{
  static const char allowed[] = ".|, \n\"'[]{}:;-_=/";

  if (end - at < 3 || !g_ascii_isxdigit (at[1]) || !g_ascii_isxdigit (at[2]))
    return 0;
  *c = (guint32)(g_ascii_xdigit_value (at[1]) * 16 + g_ascii_xdigit_value (at[2]));
  return is_any_of (*c, allowed) ? 3 : 0;
}

/* Returns: how many bytes nobody sees: the end of a line that a mail program has broken with an equals sign, or a
 * colour of a terminal; or 0. */
static gsize
skip_unseen (const char *source, const char *at, const char *end, gsize column)
{
  gsize n = 2;

  if (*at == '=' && column >= 70 && column <= 76 && at + 1 < end)
    return at[1] == '\n' ? 2 : at[1] == '\r' && at + 2 < end && at[2] == '\n' ? 3 : 0;
  if (*at != '\033' || at + 1 >= end || at[1] != '[')
    return 0;
  while (at + n < end && n < 20 && (g_ascii_isdigit (at[n]) || at[n] == ';'))
    n++;
  return at + n < end ? n + 1 : n;
}

static gsize
read_special (const char *source, const char *at, const char *end, gsize column, guint32 *c)
{
  gsize n = 0;

  if (*at == '&')
    n = read_character_entity (at, end, c);
  else if (*at == '\\')
    n = read_escape (at, end, at > source ? at[-1] : ' ', c);
  else if (*at == '%')
    n = read_percent (at, end, c);
  else if (*at == '=' || *at == '\033')
    {
      *c = 0;
      n = skip_unseen (source, at, end, column);
    }
  return n;
}

static void
read_characters (RubricPasteTree *self)
{
  const char *end = self->source + self->length, *line = self->source;

  for (const char *at = self->source; at < end;)
    {
      guint32 c = 0;
      gsize n = read_special (self->source, at, end, at - line, &c);

      if (n == 0 && *at == '\r')
        {
          c = at + 1 < end && at[1] == '\n' ? 0 : '\n';
          n = 1;
        }
      if (n == 0)
        n = decode_character (at, end, &c);
      c = c != 0 ? fold_character (c) : 0;
      if (c != 0)
        {
          self->c[self->n] = c;
          self->at[self->n++] = at - self->source;
        }
      at += n;
      if (at[-1] == '\n')
        line = at;
    }
  self->c[self->n] = 0;
  self->at[self->n] = self->length;
}

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

/* Returns: how long the run of digits and one sign or letter at @i is, up to 82 characters. */
static guint32
measure_mixed (const RubricPasteTree *self, guint32 i, guint32 *sign)
{
  guint32 end = i;

  *sign = 0;
  for (; end < self->n && end < i + 82; end++)
    {
      guint32 c = self->c[end];

      if (is_digit (c))
        continue;
      if (!is_letter (c) && !is_any_of (c, RARE_BLANKS BLANKS))
        break;
      if (*sign != 0 && *sign != c)
        break;
      *sign = c;
    }
  return end - i;
}

/* Returns: the end of nine or 81 cells at @i with a sign for blanks that is not common, as `e9eeee6e8`; or 0. */
static guint32
scan_rare (const RubricPasteTree *self, guint32 i)
{
  guint32 sign, length = measure_mixed (self, i, &sign), digits = 0, blanks;
  guint32 end = i + length;

  if ((length != 9 && length != 81) || sign == 0 || is_any_of (sign, BLANKS))
    return 0;
  for (guint32 k = i; k < end; k++)
    digits += is_digit (self->c[k]);
  if (is_letter (self->c[end]) || is_digit (self->c[end]) || self->c[end] == '_')
    return 0;
  blanks = length - digits;
  if (i > 0 && (self->c[i - 1] == sign || is_digit (self->c[i - 1])))
    return 0; /* the end of a longer one */
  if (is_letter (sign))
    return digits > 0 || length == 9 ? end : 0;
  return digits > 0 && (length == 9 ? blanks > 1 : blanks > 20) ? end : 0;
}

/* Returns: the end of the digits and one common sign at @i, or 0; x is one only if no other letter follows. */
static guint32
scan_cells (const RubricPasteTree *self, guint32 i)
{
  guint32 sign = 0, end = i;

  for (; end < self->n; end++)
    {
      guint32 c = self->c[end];

      if (is_digit (c))
        continue;
      if (!is_any_of (c, BLANKS) || (sign != 0 && sign != c))
        break;
      sign = c;
    }
  if (sign == '-' && (self->c[end] == '>' || (i > 0 && self->c[i - 1] == '<')))
    return 0; /* an arrow */
  if (end > i && (sign == 'x' || sign == 'X') && (is_letter (self->c[end]) || self->c[end] == '_'))
    return 0;
  if (end < self->n && is_letter (self->c[end]) && sign != '-' && sign != '.' && sign != '*')
    return 0; /* 2b, __init__ */
  return end > i ? end : 0;
}

static guint32
scan_word (const RubricPasteTree *self, guint32 i)
{
  guint32 end = i;

  while (end < self->n
         && (is_letter (self->c[end]) || is_digit (self->c[end]) || self->c[end] == '_'))
    end++;
  return end;
}

/* Returns: the end of a tag of forums at @i, as [b], [/color], [td=3]; or 0. */
static guint32
scan_forum_tag (const RubricPasteTree *self, guint32 i)
{
  static const char *const names[]
      = { "b",  "i",  "u",   "s",  "code", "color",   "size",   "font", "quote", "table", "tr",
          "td", "th", "pre", "tt", "mono", "spoiler", "center", "hide", "list",  "img",   "url", NULL };
  guint32 start = i + 1 + (self->c[i + 1] == '/'), end = start;
  g_autofree char *name = NULL;

  while (end < self->n && self->c[end] < 128 && g_ascii_isalpha (self->c[end]) && end - start < 8)
    end++;
  if (end == start || (self->c[end] != ']' && self->c[end] != '='))
    return 0;
  name = rubric_paste_dup (self, start, end);
  if (!g_strv_contains (names, name))
    return 0;
  while (end < self->n && end < start + 200 && self->c[end] != ']' && self->c[end] != '\n')
    end++;
  return self->c[end] == ']' ? end + 1 : 0;
}

static const struct
{
  guint32 c;
  RubricPasteAtomKind kind;
} sign_kinds[] = {
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
  for (guint k = 0; k < G_N_ELEMENTS (sign_kinds); k++)
    if (c == sign_kinds[k].c)
      *kind = sign_kinds[k].kind;
  if (*kind == RUBRIC_PASTE_EQUALS && is_any_of (self->c[i + 1], "=>"))
    return i + 2;
  return i + 1;
}

/* Returns: the end of the atom at @i */
static guint32
scan_atom (const RubricPasteTree *self, guint32 i, RubricPasteAtomKind *kind)
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
  if (is_letter (c) || is_digit (c) || is_any_of (c, RARE_BLANKS BLANKS))
    end = scan_rare (self, i);
  if (end == 0 && (is_digit (c) || is_any_of (c, BLANKS)))
    end = scan_cells (self, i);
  if (end > 0)
    return end;
  *kind = RUBRIC_PASTE_WORD;
  if (is_letter (c) || is_digit (c) || c == '_')
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
      RubricPasteAtom *atom = get_atom (self, i), *other;
      guint32 *last = atom->kind == RUBRIC_PASTE_QUOTE ? &open[self->c[atom->start]] : NULL;

      if (last == NULL)
        continue;
      if (*last == RUBRIC_PASTE_NONE)
        {
          *last = i;
          continue;
        }
      other = get_atom (self, *last);
      other->match = i;
      atom->match = *last;
      if (i == *last + 1 && self->c[atom->end] != self->c[atom->start]) /* three are one, in Python */
        other->kind = RUBRIC_PASTE_EMPTY; /* the second quote stays one, which is skipped */
      else if (i == *last + 2 && get_atom (self, i - 1)->kind == RUBRIC_PASTE_SPACE)
        get_atom (self, i - 1)->kind = RUBRIC_PASTE_EMPTY;
      *last = RUBRIC_PASTE_NONE;
    }
}

/* Makes a line of the atoms from @start on. */
static void
end_line (RubricPasteTree *self, guint32 start)
{
  RubricPasteLine line = { .start = start, .end = self->atoms->len, .blank = TRUE };

  pair_quotes (self, line.start, line.end);
  for (guint32 i = line.start; i < line.end; i++)
    {
      const RubricPasteAtom *atom = get_atom (self, i);
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
          line.digits = is_digit (self->c[k]);
    }
  g_array_append_val (self->lines, line);
}

/* A line break is an atom of no line; a tag that breaks lines begins the next. */
static void
read_atoms (RubricPasteTree *self)
{
  guint32 first = 0;
  RubricPasteAtom atom = { .match = RUBRIC_PASTE_NONE };

  for (; atom.start < self->n; atom.start = atom.end)
    {
      RubricPasteAtomKind kind;

      atom.end = scan_atom (self, atom.start, &kind);
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

RubricPasteTree *
rubric_paste_tree_new (const char *source, gsize length)
{
  static void (*const stages[]) (RubricPasteTree *self)
      = { read_characters, read_atoms, rubric_paste_read_lists, rubric_paste_read_elements };
  RubricPasteTree *self = g_new0 (RubricPasteTree, 1);

  self->source = source;
  self->length = MIN (length, (gsize)RUBRIC_PASTE_MAX_TEXT);
  self->c = g_new (guint32, self->length + 1); /* no byte is more than one character */
  self->at = g_new (guint32, self->length + 1);
  self->atoms = g_array_new (FALSE, FALSE, sizeof (RubricPasteAtom));
  self->lines = g_array_new (FALSE, FALSE, sizeof (RubricPasteLine));
  self->nodes = g_array_new (FALSE, FALSE, sizeof (RubricPasteNode));
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    stages[i](self);
  return self;
}

void
rubric_paste_tree_free (RubricPasteTree *self)
{
  g_array_unref (self->nodes);
  g_array_unref (self->lines);
  g_array_unref (self->atoms);
  g_free (self->at);
  g_free (self->c);
  g_free (self);
}

char *
rubric_paste_dup (const RubricPasteTree *self, guint32 start, guint32 end)
{
  GString *text = g_string_sized_new (end - start);

  while (start < end)
    g_string_append_unichar (text, g_unichar_tolower (self->c[start++]));
  return g_string_free (text, FALSE);
}

char *
rubric_paste_dup_atom (const RubricPasteTree *self, guint32 atom)
{
  return rubric_paste_dup (self, get_atom (self, atom)->start, get_atom (self, atom)->end);
}

gboolean
rubric_paste_atom_is (const RubricPasteTree *self, guint32 i, const char *word)
{
  const RubricPasteAtom *atom = get_atom (self, i);
  guint32 at = atom->start;

  while (at < atom->end && *word != '\0' && self->c[at] < 128 && g_ascii_tolower (self->c[at]) == *word)
    {
      at++;
      word++;
    }
  return at == atom->end && *word == '\0';
}

guint
rubric_paste_get_line_number (RubricPasteTree *self, guint32 at)
{
  if (at < self->counted_to)
    self->counted_to = self->counted = 0;
  for (; self->counted_to < at && self->counted_to < self->length; self->counted_to++)
    {
      const char *c = self->source + self->counted_to;

      self->counted += *c == '\n' || (*c == '\r' && self->counted_to + 1 < self->length && c[1] != '\n');
    }
  return self->counted + 1;
}
