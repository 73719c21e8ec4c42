/* rubric-loose-title.c - whether a title or a sentence in a text names other rules: "Killer Sudoku", "Even/Odd"
 *
 *     The digits on the two marked diagonals also contain 1–9.       what rules are about, and what they are for
 *     Normal rules. Renban lines have consecutive digits.            a title that begins a sentence, and the same
 *     15 = A1+A2+B1      r1c1 < r1c2                                 sums and comparisons of cells
 *
 * What has one solution by the rules of the classic is read as that, and the person is told of the name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include <string.h>

enum
{
  MOST_WORDS = 6, /* of a title */
};

/* What words of a title begin with, in lower case; a blank is any sign between words, or none. */
static const char *const names[] = {
  "anti king", "anti knight", "anti ridder", "argyle", "arrow", "asterisk", "calcudoku", "center dot", "centre dot",
  "chaos construction", "consecutive sudoku", "diagonal", "even odd", "extra region", "fillomino", "fog of war",
  "futoshiki", "girandola", "greater than", "hashiwokakero", "hidato", "hitori", "hyper sudoku", "irregular",
  "japanese sum", "jigsaw", "kenken", "killer", "kropki", "little killer", "magic square", "miracle sudoku",
  "non consecutive", "numbered room", "odd even", "offset sudoku", "outside clue", "palindrome", "renban", "samurai",
  "sandwich", "schrodinger cell", "schrodinger sudoku", "skyscraper", "str8ts", "sudoku x", "suguru", "sujiken",
  "thermo", "whispers", "windoku", "wordoku", "x sudoku", "x sum", "yin yang", "zipper line", "zipper sudoku",
};

/* Names that are words of prose, too: these are all of a title, but for what it is. */
static const char *const plain[] = { "consecutive", "hashi", "outside", "towers", "unequal" };
static const char *const puzzles[] = { "sudoku", "puzzle" };

/* Words that sentences about such rules have; whole ones, or with an s. */
static const char *const subjects[] = {
  "arrow", "black dot", "cage", "center cell", "centre cell", "coloured line", "colored line",
  "consecutive digit", "diagonal", "digits are consecutive", "even digit", "extra region", "gray circle",
  "gray line", "gray square", "green line", "grey circle", "grey line", "grey square", "inequality sign", "king's move",
  "knight's move", "kropki dot", "magic square", "odd digit", "outlined region", "palindrome", "purple line", "shaded boxes", "shaded cell", "shaded circle",
  "shaded region", "shaded square", "thermo", "thermometer", "white dot", "window", "x and v",
};

/* And those that tell of digits, or where they are. */
static const char *const objects[] = { "cell", "contain", "digit", "number", "palindrome", "row", "sum" };

/* Returns: how long @name is at @at, below @end, or 0 where something else stands there */
static gsize
measure_name (const char *at, const char *end, const char *name)
{
  const char *start = at;

  for (; *name != '\0'; name++)
    if (*name == ' ')
      at += at < end && (*at == ' ' || *at == '-' || *at == '/');
    else if (at == end || g_ascii_tolower (*at) != *name)
      return 0;
    else
      at++;
  if (at - start == strlen ("sudoku x") && at < end && g_ascii_isalpha (*at) && g_ascii_tolower (at[-1]) == 'x')
    return 0;
  while (at < end && g_ascii_isalpha (*at))
    at++;
  return at - start;
}

static gboolean
is_title (const RubricLooseLine *line)
{
  guint words = 0;

  for (gsize i = 0; i < line->length; i++)
    words += g_ascii_isalpha (line->text[i]) && (i == 0 || !g_ascii_isalpha (line->text[i - 1]));
  return line->kind == RUBRIC_LOOSE_TEXT && !line->taken && words > 0 && words <= MOST_WORDS;
}

/* Returns: where a word of @words stands, alone or with an s, in @length bytes at @text, or NULL */
static const char *
find_word (const char *text, gsize length, const char *const *words, guint n, gsize *found)
{
  for (const char *at = text; at < text + length; at++)
    for (guint i = 0; i < n && (at == text || !g_ascii_isalpha (at[-1])); i++)
      {
        gsize left = text + length - at, size = strlen (words[i]);

        if (left < size || g_ascii_strncasecmp (at, words[i], size) != 0)
          continue;
        size += left > size && at[size] == 's';
        *found = size;
        if (left == size || !g_ascii_isalpha (at[size]))
          return at;
      }
  return NULL;
}

/* Returns: how long the address of a cell at @at is, r1c1 or A1, 0 for none */
static gsize
measure_address (const char *at, const char *end)
{
  gsize length = end - at >= 4 && g_ascii_tolower (at[0]) == 'r' && g_ascii_isdigit (at[1]) && g_ascii_tolower (at[2]) == 'c' ? 4 : 2;

  if ((gsize)(end - at) < length || !g_ascii_isdigit (at[length - 1]) || g_ascii_tolower (*at) < 'a'
      || (length == 2 && g_ascii_tolower (*at) > 'i') || (end - at > (gssize)length && g_ascii_isalnum (at[length])))
    return 0;
  return length;
}

/* Returns: the first address of a cell in a text that ends at @end, from the beginning of a word on, or NULL */
static const char *
find_address (const char *text, const char *end, gsize *length)
{
  for (const char *at = text; at < end; at++)
    if ((at == text || !g_ascii_isalnum (at[-1])) && (*length = measure_address (at, end)) > 0)
      return at;
  return NULL;
}

/* Returns: (transfer full) (nullable): two cells that are added or compared */
static char *
dup_relation (const char *text, gsize length)
{
  const char *end = text + length;
  gsize size, other;

  for (const char *at = find_address (text, end, &size); at != NULL; at = find_address (at + size, end, &size))
    {
      const char *sign = at + size, *second;

      while (sign < end && *sign == ' ')
        sign++;
      if (sign == end || strchr ("+<>", *sign) == NULL)
        continue;
      for (second = sign + 1; second < end && *second == ' ';)
        second++;
      other = measure_address (second, end);
      if (other > 0)
        return g_strndup (at, second + other - at);
    }
  return NULL;
}

/* Whether a text tells of digits or cells. */
static gboolean
has_object (const char *text, gsize length)
{
  gsize size;

  return find_word (text, length, objects, G_N_ELEMENTS (objects), &size) != NULL
         || find_address (text, text + length, &size) != NULL;
}

char *
rubric_loose_dup_rule (const char *text, gsize length)
{
  gsize size;
  const char *at = find_word (text, length, subjects, G_N_ELEMENTS (subjects), &size);

  return at != NULL && has_object (text, length) ? g_strndup (at, size) : dup_relation (text, length);
}

/* Returns: (transfer full) (nullable): a name of other rules that a sentence begins with, which tells of digits or Sudoku */
static char *
dup_beginning (const RubricLooseLine *line)
{
  static const char *const sudoku = "sudoku";
  const char *end = line->text + line->length;
  gsize size;

  for (const char *at = line->text, *stop; at < end; at = stop + 1)
    {
      for (; at < end && !g_ascii_isalpha (*at); at++)
        ;
      for (stop = at; stop < end && *stop != '.'; stop++)
        ;
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        {
          gsize length = measure_name (at, stop, names[i]);

          if (length > 0 && (has_object (at, stop - at) || find_word (at, stop - at, &sudoku, 1, &size) != NULL))
            return g_strndup (at, length);
        }
    }
  return NULL;
}

static char *
dup_name (const RubricLooseLine *line)
{
  const char *end = line->text + line->length;

  for (const char *at = line->text; at < end; at++)
    for (guint i = 0; i < G_N_ELEMENTS (names) && (at == line->text || !g_ascii_isalpha (at[-1])); i++)
      {
        gsize length = measure_name (at, end, names[i]);

        if (length > 0)
          return g_strndup (at, length);
      }
  return NULL;
}

/* Returns: (transfer full) (nullable): a name that is all of a title, but for what it is */
static char *
dup_plain (const RubricLooseLine *line)
{
  const char *end = line->text + line->length;
  const char *name = NULL;
  gsize length = 0, size;

  for (const char *at = line->text, *stop; at < end; at = stop + 1)
    {
      for (stop = at; stop < end && g_ascii_isalpha (*stop); stop++)
        ;
      if (stop == at || find_word (at, stop - at, puzzles, G_N_ELEMENTS (puzzles), &size) != NULL)
        continue;
      if (name != NULL || find_word (at, stop - at, plain, G_N_ELEMENTS (plain), &length) == NULL)
        return NULL;
      name = at;
    }
  return name != NULL ? g_strndup (name, length) : NULL;
}

char *
rubric_loose_dup_variant (const RubricLoose *self)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);
      gboolean text = line->kind == RUBRIC_LOOSE_TEXT && !line->taken;
      char *name = is_title (line) ? dup_name (line) : NULL;

      if (name == NULL && is_title (line))
        name = dup_plain (line);
      if (name == NULL && text)
        name = dup_beginning (line);
      if (name == NULL && text)
        name = rubric_loose_dup_rule (line->text, line->length);
      if (name != NULL)
        return name;
    }
  return g_strdup (self->title);
}
