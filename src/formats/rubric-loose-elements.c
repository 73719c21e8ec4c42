/* rubric-loose-elements.c - pages whose elements are called columns or boxes, each with nine cells in it
 *
 *     <div class="column"><div class="cell">5</div><div class="cell">6</div><div class="cell"></div>…</div>
 *
 * A cell is an element without others in it, or the field of a form. Where an element has more of them or less it is
 * damaged, and nothing tells which cell stands where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include <string.h>

enum
{
  LEAST_WHOLE = 5, /* elements of nine cells, where others are damaged */
  MOST_ELEMENTS = SUD_SIZE + 1,
  MAX_NAME = 10, /* letters of a tag */
};

/* What an element is called, one or several of them, before a number; and where the cells of one stand in the grid. */
typedef struct
{
  const char *const *names;
  RubricLooseOrder order;
} Kind;

static const char *const columns[] = { "column", "columns", "col", "spalte", "colonne", "columna", "coluna", "kolumna", NULL };
static const char *const boxes[] = { "box", "block", "square", "subgrid", "region", "quadrant", "kasten", NULL };

static const Kind kinds[] = {
  { columns, RUBRIC_LOOSE_COLUMNS },
  { boxes, RUBRIC_LOOSE_BOXES },
};

typedef struct
{
  const char *start; /* behind the tag */
  const char *end;   /* where the next one begins */
  char cell[SUD_SIZE];
  guint n; /* cells; more than nine where there are too many */
} Element;

static gboolean
is_name (const char *word, gsize length, const char *const *names)
{
  while (length > 0 && g_ascii_isdigit (word[length - 1]))
    length--;
  for (; *names != NULL; names++)
    if (strlen (*names) == length && g_ascii_strncasecmp (word, *names, length) == 0)
      return TRUE;
  return FALSE;
}

/* Whether a word of the class of the tag from @at to @end is one of @names. */
static gboolean
is_of_class (const char *at, const char *end, const char *const *names)
{
  static const char CLASS[] = "class=";
  const char *class = g_strstr_len (at, end - at, CLASS), *stop;
  char mark;

  if (class == NULL)
    return FALSE;
  class += strlen (CLASS);
  mark = *class;
  if (mark == '"' || mark == '\'')
    class++;
  for (stop = class; stop < end && *stop != mark && (mark == '"' || mark == '\'' || *stop != ' '); stop++)
    ;
  while (class < stop)
    {
      gsize length = 0;

      while (class + length < stop && g_ascii_isalnum (class[length]))
        length++;
      if (is_name (class, length, names))
        return TRUE;
      class += MAX (length, 1);
    }
  return FALSE;
}

static void
add_cell (Element *self, const char *text, const char *end)
{
  while (text < end && g_ascii_isspace (*text))
    text++;
  while (end > text && g_ascii_isspace (end[-1]))
    end--;
  if (end - text > 1 || (end > text && !rubric_loose_is_cell (*text)))
    self->n = SUD_SIZE + 1;
  else if (self->n < SUD_SIZE)
    self->cell[self->n++] = end > text && *text >= '1' && *text <= '9' ? *text : '.';
  else
    self->n++;
}

/* The field of a form, whose tag is from @at to @end. */
static void
add_input (Element *self, const char *at, const char *end)
{
  const char *value = g_strstr_len (at, end - at, "value="), *stop;

  if (value == NULL)
    {
      add_cell (self, end, end);
      return;
    }
  value += strlen ("value=");
  value += *value == '"' || *value == '\'';
  for (stop = value; stop < end && strchr ("\"' />", *stop) == NULL; stop++)
    ;
  add_cell (self, value, stop);
}

/* The end of the tag at @at, its bracket; NULL where another begins before. */
static const char *
find_bracket (const char *at, const char *end)
{
  for (at++; at < end && *at != '<' && *at != '>'; at++)
    ;
  return at < end && *at == '>' ? at : NULL;
}

static const char *
find_tag (const char *at, const char *end)
{
  return at < end ? memchr (at, '<', end - at) : NULL;
}

static gboolean
is_tag (const char *at, const char *name)
{
  gsize length = strlen (name);

  return g_ascii_strncasecmp (at, name, length) == 0 && !g_ascii_isalnum (at[length]);
}

static void
read_cells (Element *self)
{
  const char *open = NULL; /* behind a tag that no other has followed */

  for (const char *at = find_tag (self->start, self->end); at != NULL; at = find_tag (at + 1, self->end))
    {
      const char *end = find_bracket (at, self->end);
      gboolean input = is_tag (at + 1, "input");

      if (end == NULL)
        continue;
      if (at[1] == '/' && open != NULL)
        add_cell (self, open, at);
      if (input)
        add_input (self, at, end);
      open = input || at[1] == '/' ? NULL : end + 1;
    }
}

/* Where the element ends whose tag is from @at to @bracket, or the text. */
static const char *
find_end (const char *at, const char *bracket, const char *end)
{
  char name[MAX_NAME + 1];
  guint depth = 1;
  gsize length = 0;

  for (; length < MAX_NAME && g_ascii_isalnum (at[1 + length]); length++)
    name[length] = at[1 + length];
  name[length] = '\0';
  for (at = find_tag (bracket, end); at != NULL; at = find_tag (at + 1, end))
    if (is_tag (at + 1, name))
      depth++;
    else if (at[1] == '/' && is_tag (at + 2, name) && --depth == 0)
      return at;
  return end;
}

/* Elements of that kind, one behind the other. Returns: how many, none where they are too many */
static guint
list_elements (const char *text, const char *end, const char *const *names, Element elements[MOST_ELEMENTS])
{
  guint n = 0;

  for (const char *at = find_tag (text, end); at != NULL; at = find_tag (at + 1, end))
    {
      const char *bracket = g_ascii_isalpha (at[1]) ? find_bracket (at, end) : NULL;

      if (bracket == NULL || !is_of_class (at, bracket, names))
        continue;
      if (n == MOST_ELEMENTS)
        return 0;
      if (n > 0)
        elements[n - 1].end = MIN (elements[n - 1].end, at);
      elements[n++] = (Element){ .start = bracket + 1, .end = find_end (at, bracket, end) };
    }
  return n;
}

/* Returns: whether these are the elements of a grid, though perhaps damaged */
static gboolean
read_elements (Element *elements, guint n, char cells[SUD_CELLS + 1])
{
  guint whole = 0;

  for (guint i = 0; i < n; i++)
    {
      read_cells (&elements[i]);
      if (elements[i].n == SUD_SIZE && whole < SUD_SIZE)
        memcpy (cells + SUD_SIZE * whole, elements[i].cell, SUD_SIZE);
      whole += elements[i].n == SUD_SIZE;
    }
  cells[n == SUD_SIZE && whole == SUD_SIZE ? SUD_CELLS : 0] = '\0';
  return whole >= LEAST_WHOLE;
}

RubricLooseOrder
rubric_loose_find_elements (const char *text, char cells[SUD_CELLS + 1])
{
  const char *end = text + strlen (text);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      Element elements[MOST_ELEMENTS];
      guint n = list_elements (text, end, kinds[i].names, elements);

      if (read_elements (elements, n, cells))
        return kinds[i].order;
    }
  return RUBRIC_LOOSE_ROWS;
}
