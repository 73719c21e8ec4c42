/* rubric-loose-elements.c - pages whose elements are called columns or boxes, each with nine cells in it
 *
 *     <div class="column"><div class="cell">5</div><div class="cell">6</div><div class="cell"></div>…</div>
 *     <div style="flex-direction: column"><p>5</p><p>6</p><p></p>…</div>
 *
 * A cell is an element without others in it, or with others behind its digit, or the field of a form. Where an element has
 * more of them or less it is damaged, and nothing tells which cell stands where. Elements with hardly any cell, or with
 * others of their kind in them, are there for the looks of the page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include "rubric-loose-tag.h"
#include "rubric-loose-words.h"

#include <string.h>

enum
{
  LEAST_WHOLE = 5, /* elements of nine cells, where others are damaged */
  LEAST_CELLS = 5, /* of an element that may be damaged */
  MOST_TRIED = 1000,
  MOST_TIMES = 8, /* that all of the text is read: so deep elements may stand in one another */
  MOST_CELLS = 2 * SUD_SIZE, /* that are counted */
};

/* What an element is called, one or several of them, before a number; and where the cells of one stand in the grid. */
typedef struct
{
  const char *const *names;
  RubricLooseOrder order;
} Kind;

static const Kind kinds[] = {
  { rubric_loose_column_words, RUBRIC_LOOSE_COLUMNS },
  { rubric_loose_box_words, RUBRIC_LOOSE_BOXES },
};

typedef struct
{
  const char *at;    /* its tag */
  const char *start; /* behind the tag */
  const char *end;   /* where it is closed */
  const char *read;  /* how far it was looked at */
  char cell[SUD_SIZE];
  guint n;          /* cells */
  gboolean damaged; /* whether something else stands there, too */
  int width;        /* of those that share a line, 0 where none is told */
} Element;

/* What is read of an element. */
typedef struct
{
  const char *text;    /* behind the last tag */
  const char *open;    /* behind the tag of a cell that no other has followed, or NULL */
  guint depth;         /* of elements behind the digit of that cell */
} Place;

static gboolean
has_text (const char *text, const char *end)
{
  while (text < end && g_ascii_isspace (*text))
    text++;
  return text < end;
}

/* The signs from @text to @end, without tags and space: no more than two, which are no cell. */
static gsize
read_signs (const char *text, const char *end, char signs[2])
{
  gsize n = 0;
  gboolean tag = FALSE;

  for (; text < end && n < 2; text++)
    {
      tag |= *text == '<';
      if (!tag && !g_ascii_isspace (*text))
        signs[n++] = *text;
      tag &= *text != '>';
    }
  return n;
}

static void
add_cell (Element *self, const char *text, const char *end)
{
  char signs[2];
  gsize n = read_signs (text, end, signs);

  if (n > 1 || (n == 1 && !rubric_loose_is_cell (signs[0])))
    self->damaged = TRUE;
  else if (self->n < SUD_SIZE)
    self->cell[self->n++] = n == 1 && signs[0] >= '1' && signs[0] <= '9' ? signs[0] : '.';
  else
    self->n++;
}

/* The field of a form, whose tag is from @at to @end. */
static void
add_input (Element *self, const char *at, const char *end)
{
  RubricLooseAttribute attribute;

  for (const char *next = at; rubric_loose_next_attribute (&next, end, &attribute);)
    if (rubric_loose_is_word (attribute.name, attribute.name_length, "value"))
      {
        add_cell (self, attribute.value, attribute.value + attribute.value_length);
        return;
      }
  add_cell (self, end, end);
}

static const char *
find_tag (const char *at, const char *end)
{
  return at < end ? memchr (at, '<', end - at) : NULL;
}

/* A digit that belongs to no cell. */
static gboolean
is_stray (const char *text, const char *end)
{
  char signs[2];

  return read_signs (text, end, signs) == 1 && g_ascii_isdigit (signs[0]);
}

/* Reads the tag from @at to @bracket, which closes an element or opens one. */
static void
read_tag (Element *self, Place *place, const char *at, const char *bracket)
{
  gboolean close = at[1] == '/', input = rubric_loose_is_tag (at + 1, "input");

  if (place->open != NULL && (place->depth > 0 || (!close && has_text (place->open, at))))
    place->depth += close ? -1 : 1;
  else
    {
      self->damaged |= place->open == NULL && is_stray (place->text, at);
      if (close && place->open != NULL)
        add_cell (self, place->open, at);
      if (input)
        add_input (self, at, bracket);
      place->open = input || close ? NULL : bracket + 1;
    }
  place->text = bracket + 1;
}

/* Reads the cells of an element to where it ends, or the text; where it is to be a @box, to what shows that it is none. */
static void
read_cells (Element *self, const char *end, gboolean box)
{
  Place place = { .text = self->start };
  guint depth = 1;

  self->end = self->read = end;
  for (const char *at = find_tag (self->start, end); at != NULL; at = find_tag (at + 1, end))
    {
      const char *bracket = rubric_loose_find_bracket (at, end);
      gboolean close = at[1] == '/';

      if (rubric_loose_is_tag (at + 1 + close, self->at + 1) && (depth += close ? -1 : 1) == 0)
        {
          self->damaged |= place.open == NULL && is_stray (place.text, at);
          self->end = self->read = at;
          return;
        }
      if (bracket != NULL && !rubric_loose_is_void (at + 1) && self->n < MOST_CELLS)
        read_tag (self, &place, at, bracket);
      if (box && (self->damaged || self->n > SUD_SIZE))
        {
          self->read = at;
          return;
        }
    }
}

/* Elements of that kind, with all that they have. Returns: (transfer full): of #Element */
static GArray *
list_elements (const char *text, const char *end, const char *const *names)
{
  GArray *elements = g_array_new (FALSE, FALSE, sizeof (Element));
  gsize most = MOST_TIMES * (gsize)(end - text), length = 0;
  guint tried = 0;

  for (const char *at = find_tag (text, end); at != NULL && tried < MOST_TRIED && length < most; at = find_tag (at + 1, end))
    {
      const char *bracket = g_ascii_isalpha (at[1]) ? rubric_loose_find_bracket (at, end) : NULL;
      Element element = { .at = at };

      if (bracket == NULL
          || (!rubric_loose_is_called (at, bracket, names, &element.width)
              && (names != rubric_loose_column_words || !rubric_loose_flows_down (at, bracket))))
        continue;
      element.start = bracket + 1;
      read_cells (&element, end, FALSE);
      length += element.end - element.start;
      if (element.n > 0)
        g_array_append_val (elements, element);
      tried++;
    }
  return elements;
}

static const Element *
get_element (const GArray *elements, guint index)
{
  return &g_array_index (elements, Element, index);
}

/* Whether an element is there for the looks. */
static gboolean
is_layout (const GArray *elements, guint index)
{
  const Element *self = get_element (elements, index);

  return self->n < LEAST_CELLS || (index + 1 < elements->len && get_element (elements, index + 1)->at < self->end);
}

/* Whether each is so wide that nine cannot stand side by side, or stands in a row of its own. */
static gboolean
are_stacked (const GArray *elements)
{
  guint wide = 0, alone = 0;

  for (guint i = 0; i < elements->len; i++)
    {
      const Element *self = get_element (elements, i);

      wide += self->width > 1 && self->width == get_element (elements, 0)->width;
      alone += i > 0 && rubric_loose_has_row (get_element (elements, i - 1)->end, self->at);
    }
  return wide >= LEAST_WHOLE || alone >= LEAST_WHOLE;
}

/* Returns: whether these are the elements of grids, though perhaps damaged */
static gboolean
read_elements (GArray *elements, GString *cells)
{
  guint whole = 0;

  for (guint i = elements->len; i > 0; i--)
    if (is_layout (elements, i - 1))
      g_array_remove_index (elements, i - 1);
  for (guint i = 0; i < elements->len; i++)
    {
      const Element *self = get_element (elements, i);

      if (self->n != SUD_SIZE || self->damaged)
        continue;
      g_string_append_len (cells, self->cell, SUD_SIZE);
      if (++whole % SUD_SIZE == 0)
        g_string_append_c (cells, '\n');
    }
  if (whole < elements->len || whole % SUD_SIZE != 0)
    g_string_truncate (cells, 0);
  return whole >= LEAST_WHOLE && !are_stacked (elements);
}

RubricLooseOrder
rubric_loose_find_elements (const char *text, GString *cells)
{
  const char *end = text + strlen (text);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GArray) elements = list_elements (text, end, kinds[i].names);

      g_string_truncate (cells, 0);
      if (read_elements (elements, cells))
        return kinds[i].order;
    }
  return RUBRIC_LOOSE_ROWS;
}

gboolean
rubric_loose_find_boxes (const char *text, GString *cells)
{
  const char *end = text + strlen (text);
  gsize most = MOST_TIMES * (gsize)(end - text), length = 0;
  guint n = 0;

  for (const char *at = find_tag (text, end); at != NULL; at = find_tag (at, end))
    {
      const char *bracket = g_ascii_isalpha (at[1]) ? rubric_loose_find_bracket (at, end) : NULL;
      Element element = { .at = at };

      at++;
      if (bracket == NULL || rubric_loose_is_void (element.at + 1))
        continue;
      element.start = bracket + 1;
      read_cells (&element, end, TRUE);
      length += element.read - element.start;
      if (length > most)
        return FALSE;
      if (element.n != SUD_SIZE || element.damaged || element.end == end)
        continue;
      if (rubric_loose_has_row (element.at, bracket + 1))
        return FALSE;
      at = element.end;
      g_string_append_len (cells, element.cell, SUD_SIZE);
      if (++n % SUD_SIZE == 0)
        g_string_append_c (cells, '\n');
    }
  return n > 0 && n % SUD_SIZE == 0;
}
