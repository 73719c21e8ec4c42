/* rubric-places.c - cells that say in which row and column they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-places.h"

#include "rubric-loose-tag.h"
#include "rubric-loose.h"
#include "rubric-places-order.h"
#include "rubric-places-origin.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  LEAST_DIGITS = 17,  /* fewer leave several solutions */
  MOST_INDEX = 25,    /* of the rows of puzzles */
  MAX_DEPTH = 64,     /* of objects in others */
  UNKNOWN = -1,       /* row or column */
};

/* What is known of an object. */
typedef struct
{
  int row;
  int column;
  char digit;
  char shown; /* what the person sees of it: the same, or a point; NUL where that is not told */
  RubricPlacesOrigin origin;
  gboolean weak; /* that says so what may be said for another reason */
  gboolean valued;
  gboolean turnable; /* x and y tell where it is */
  gboolean nested; /* it has others in it */
} Object;

GArray *
rubric_places_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (RubricPlace));
}

void
rubric_places_add (GArray *self, int row, int column, char digit)
{
  RubricPlace place = { row, column, digit };

  if (row >= 0 && column >= 0)
    g_array_append_val (self, place);
}

int
rubric_places_read_index (const char *text)
{
  gsize length = strspn (text, "0123456789");
  int value = 0;

  for (gsize i = 0; i < MIN (length, 4); i++)
    value = value * 10 + text[i] - '0';
  return length > 0 ? value : UNKNOWN;
}

char
rubric_places_read_digit (const char *text, gsize length)
{
  if (length >= 2 && g_ascii_isdigit (text[0]) && text[1] == '.' && strspn (text + 2, "0") >= length - 2)
    length = 1;
  if (length == 0 || rubric_loose_is_blank_word (text, length) || (length == 5 && strncmp (text, "false", 5) == 0))
    return '.';
  if (length != 1 || (!rubric_loose_is_cell (*text) && *text != ' '))
    return '\0';
  return *text >= '1' && *text <= '9' ? *text : '.';
}

/* Whether rows and columns are counted from 0 or from 1; -1 where that cannot be told. */
static int
find_base (const GArray *self)
{
  gboolean zero = FALSE, nine = FALSE;

  for (guint i = 0; i < self->len; i++)
    {
      const RubricPlace *place = &g_array_index (self, RubricPlace, i);

      zero |= place->row == 0 || place->column == 0;
      nine |= place->row == SUD_SIZE || place->column == SUD_SIZE;
    }
  return zero == nine ? -1 : nine;
}

/* Of a square with more rows than 9; 0 where these are not the cells of one */
static guint
find_size (const GArray *self)
{
  int rows = 0, columns = 0, least = 1;

  for (guint i = 0; i < self->len; i++)
    {
      const RubricPlace *place = &g_array_index (self, RubricPlace, i);

      rows = MAX (rows, place->row);
      columns = MAX (columns, place->column);
      least = MIN (least, MIN (place->row, place->column));
    }
  if (rows != columns || rows + 1 - least <= SUD_SIZE || rows > MOST_INDEX || self->len < LEAST_DIGITS)
    return 0;
  return rows + 1 - least;
}

static gboolean
has_one_solution (const char *line)
{
  SudResult result;
  SudGrid grid;

  sud_grid_parse_line (&grid, line);
  if (!sud_grid_is_valid (&grid))
    return FALSE;
  sud_solve_count (&grid, 2, NULL, &result);
  return result.verdict == SUD_VERDICT_ONE;
}

char *
rubric_places_to_line (const GArray *self, RubricPlacesTold *told)
{
  int base = find_base (self);
  gboolean seen[SUD_CELLS] = { FALSE };
  g_autofree char *line = g_strnfill (SUD_CELLS, '.');
  guint digits = 0;

  told->size = MAX (told->size, find_size (self));
  if (rubric_places_are_displaced (self) || rubric_places_are_torn (self))
    return NULL;
  for (guint i = 0; i < self->len; i++)
    {
      const RubricPlace *place = &g_array_index (self, RubricPlace, i);
      int row = place->row - base, column = place->column - base;

      if (base < 0 || row < 0 || column < 0 || row >= SUD_SIZE || column >= SUD_SIZE || place->digit == '\0'
          || seen[sud_cell (row, column)])
        return NULL;
      seen[sud_cell (row, column)] = TRUE;
      line[sud_cell (row, column)] = place->digit;
      digits += place->digit != '.';
    }
  return digits >= LEAST_DIGITS && has_one_solution (line) ? g_steal_pointer (&line) : NULL;
}

/* Behind the quotation mark, if there is one, and the colon or equals sign that follow a name, and the blanks before its
 * value; NULL where there are none. */
static const char *
skip_to_value (const char *at)
{
  at += *at == '"' || *at == '\'';
  at += strspn (at, " \t");
  if (*at != ':' && *at != '=')
    return NULL;
  return at + 1 + strspn (at + 1, " \t");
}

/* Behind the text in quotation marks at @at, which ends with its line. */
static const char *
skip_text (const char *at)
{
  const char mark = *at++;

  for (; *at != '\0' && *at != '\n' && *at != mark; at++)
    at += *at == '\\' && at[1] != '\0' && at[1] != '\n';
  return at + (*at == mark);
}

/* Reads the value at @at. Returns: behind it */
static const char *
read_value (const char *at, const char **text, gsize *length)
{
  gboolean quoted = *at == '"' || *at == '\'';
  const char *end = quoted ? skip_text (at) : at + strcspn (at, ",;}{[]()\"' \t\r\n");

  *text = at + quoted;
  *length = quoted ? MAX (end - at, 2) - 2 : end - at;
  if (!quoted && *length == 0)
    *length = 1; /* a bracket: no blank */
  return end;
}

/* The first that says it, but for what tells better. */
static void
take_origin (Object *object, RubricPlacesOrigin origin, gboolean weak)
{
  if (object->origin != RUBRIC_PLACES_UNTOLD && (weak || !object->weak))
    return;
  object->origin = origin;
  object->weak = weak;
}

/* Takes the member of @object whose name is @length bytes at @at. Returns: behind it, NULL where that is no name */
static const char *
take_member (Object *object, const char *at, gsize length)
{
  static const char *const rows[] = { "row", "r", "y", NULL }, *const columns[] = { "column", "col", "c", "x", NULL };
  static const char *const values[] = { "value", "val", "v", "digit", "number", NULL };
  static const char *const shown[] = { "display", "displayed", "displayvalue", "display_value", "shownvalue",
                                       "shown_value", "visiblevalue", "visible_value", "puzzle", NULL };
  const char *value = skip_to_value (at + length), *end;
  gsize value_length;
  RubricPlacesOrigin origin;
  gboolean weak = FALSE;

  if (value == NULL)
    return NULL;
  end = read_value (value, &value, &value_length);
  object->turnable |= length == 1 && strchr ("xyXY", *at) != NULL;
  if (object->row == UNKNOWN && rubric_loose_is_any (at, length, rows))
    object->row = rubric_places_read_index (value);
  else if (object->column == UNKNOWN && rubric_loose_is_any (at, length, columns))
    object->column = rubric_places_read_index (value);
  else if (!object->valued && rubric_loose_is_any (at, length, values))
    {
      object->valued = TRUE;
      object->digit = rubric_places_read_digit (value, value_length);
    }
  else if (rubric_loose_is_any (at, length, shown))
    object->shown = rubric_places_read_digit (value, value_length);
  else if ((origin = rubric_places_read_origin (at, length, value, value_length, &weak)) != RUBRIC_PLACES_UNTOLD)
    take_origin (object, origin, weak);
  return end;
}

/* Objects of a text. */
typedef struct
{
  GArray *open;   /* of those that have not ended, outermost first */
  GArray *places; /* of those that say where they are */
  GArray *others; /* of those that do not: their digits, in order */
  guint origins[RUBRIC_PLACES_ENTERED + 1]; /* of digits */
  gboolean lost; /* whether something that is no digit is a given */
  gboolean turnable; /* whether x and y tell where one of them is */
} Objects;

/* What is shown are the givens, and the others are what is to be found; where nothing else is told it is the cell. */
static void
take_shown (Object *object)
{
  if (object->shown == '\0')
    return;
  if (!object->valued)
    object->digit = object->shown;
  else if (object->digit != '.' && (object->shown == '.' || object->shown == object->digit))
    take_origin (object, object->shown == '.' ? RUBRIC_PLACES_ENTERED : RUBRIC_PLACES_GIVEN, FALSE);
  object->valued = TRUE;
}

/* A place alone is what has been chosen, say; but where more is in it, that may be a digit. */
static void
close_object (Objects *self)
{
  Object object = g_array_index (self->open, Object, self->open->len - 1);

  g_array_set_size (self->open, self->open->len - 1);
  take_shown (&object);
  if (object.digit >= '1' && object.digit <= '9')
    {
      self->origins[object.origin]++;
      if (object.origin == RUBRIC_PLACES_ENTERED)
        object.digit = '.';
    }
  self->lost |= object.valued && object.digit == '.' && object.origin == RUBRIC_PLACES_GIVEN;
  self->turnable |= object.valued && object.turnable;
  if (object.valued || object.nested)
    rubric_places_add (self->places, object.row, object.column, object.digit);
  if (object.valued && object.row == UNKNOWN && object.column == UNKNOWN)
    rubric_places_add (self->others, self->others->len / SUD_SIZE, self->others->len % SUD_SIZE, object.digit);
}

/* Takes what stands at @at in objects that are open. Returns: behind it */
static const char *
take_piece (Objects *self, const char *at)
{
  Object *inner = self->open->len > 0 ? &g_array_index (self->open, Object, self->open->len - 1) : NULL;
  const Object fresh = { .row = UNKNOWN, .column = UNKNOWN };
  gboolean quoted = *at == '"' || (*at == '\'' && inner != NULL);
  const char *behind = NULL;
  gsize length = 0;

  if (inner != NULL)
    inner->nested |= *at == '{' || *at == '[';
  if (*at == '{')
    g_array_append_val (self->open, fresh);
  else if (*at == '}' && inner != NULL)
    close_object (self);
  if (inner == NULL || (!quoted && !g_ascii_isalnum (*at) && *at != '_'))
    return at + 1;
  while (g_ascii_isalnum (at[quoted + length]) || at[quoted + length] == '_')
    length++;
  if (!quoted || at[1 + length] == *at)
    behind = take_member (inner, at + quoted, length);
  if (behind == NULL)
    behind = quoted ? skip_text (at) : at + length;
  return behind;
}

/* Returns: FALSE where they are too deep in one another */
static gboolean
read_objects (Objects *self, const char *text)
{
  gboolean deep = FALSE;

  self->open = g_array_new (FALSE, FALSE, sizeof (Object));
  self->places = rubric_places_new ();
  self->others = rubric_places_new ();
  for (const char *at = text; *at != '\0' && !deep;)
    {
      at = take_piece (self, at);
      deep = self->open->len > MAX_DEPTH;
    }
  return !deep;
}

static void
clear_objects (Objects *self)
{
  g_array_unref (self->open);
  g_array_unref (self->places);
  g_array_unref (self->others);
}

/* 81 digits in their order: rows, or boxes where only these have one solution. */
static char *
order_others (GArray *others, RubricPlacesTold *told)
{
  char *line = rubric_places_to_line (others, told);

  if (line != NULL)
    return line;
  rubric_places_put_in_boxes (others);
  line = rubric_places_to_line (others, told);
  told->boxes = line != NULL;
  return line;
}

static char *
find_objects (const char *text, RubricPlacesTold *told)
{
  Objects objects = { 0 };
  char *line = NULL;

  if (read_objects (&objects, text) && !rubric_places_are_steps (objects.places))
    line = rubric_places_to_line (objects.places, told);
  told->turnable = objects.turnable && line != NULL && rubric_places_are_sideways (objects.places);
  if (line == NULL && objects.places->len == 0 && objects.others->len == SUD_CELLS)
    line = order_others (objects.others, told);
  clear_objects (&objects);
  return line;
}

static guint
count_told (const Objects *self)
{
  return self->origins[RUBRIC_PLACES_GIVEN] + self->origins[RUBRIC_PLACES_ENTERED];
}

gboolean
rubric_places_find_givens (const char *text, char **line, RubricPlacesTold *told)
{
  Objects objects = { 0 };
  gboolean given = read_objects (&objects, text) && objects.origins[RUBRIC_PLACES_GIVEN] > 0
                  && objects.origins[RUBRIC_PLACES_ENTERED] > 0 && count_told (&objects) >= LEAST_DIGITS
                  && count_told (&objects) >= objects.origins[RUBRIC_PLACES_UNTOLD];

  *line = NULL;
  if (given && objects.origins[RUBRIC_PLACES_UNTOLD] == 0 && !objects.lost)
    *line = rubric_places_to_line (objects.places->len > 0 ? objects.places : objects.others, told);
  told->turnable = objects.turnable && *line != NULL && rubric_places_are_sideways (objects.places);
  clear_objects (&objects);
  return given;
}

/* Reads `r1c5=7`, `"R1C5": "7"` or `c5r1=7` at @at. Returns: behind it, or NULL where there is something else */
static const char *
take_name (GArray *places, const char *at)
{
  gboolean first = g_ascii_tolower (at[0]) == 'r'; /* the row is */
  const char *second, *value, *end;
  gsize length;

  if ((!first && g_ascii_tolower (at[0]) != 'c') || !g_ascii_isdigit (at[1]))
    return NULL;
  second = at + 1 + strspn (at + 1, "0123456789");
  if (g_ascii_tolower (second[0]) != (first ? 'c' : 'r') || !g_ascii_isdigit (second[1]))
    return NULL;
  value = skip_to_value (second + 1 + strspn (second + 1, "0123456789"));
  if (value == NULL)
    return NULL;
  end = read_value (value, &value, &length);
  rubric_places_add (places, rubric_places_read_index ((first ? at : second) + 1),
                     rubric_places_read_index ((first ? second : at) + 1), rubric_places_read_digit (value, length));
  return end;
}

static gsize
count_letters (const char *at)
{
  gsize length = 0;

  while (g_ascii_isalpha (at[length]))
    length++;
  return length;
}

/* Reads a word of @words and the number behind it at @at. Returns: behind both, or NULL where they are not there */
static const char *
take_numbered (const char *at, const char *const *words, int *number)
{
  gsize length = count_letters (at);

  if (length == 0 || !rubric_loose_is_any (at, length, words))
    return NULL;
  at += length + strspn (at + length, " ");
  *number = rubric_places_read_index (at);
  return *number != UNKNOWN ? at + strspn (at, "0123456789") : NULL;
}

/* Reads `Row 1, column 5, 7` at @at, as pages are read aloud. Returns: behind it, or NULL where it is not there */
static const char *
take_spoken (GArray *places, const char *at)
{
  static const char *const rows[] = { "row", "r", "zeile", "ligne", "fila", NULL };
  static const char *const columns[] = { "column", "col", "c", "spalte", "colonne", "columna", NULL };
  int row, column;
  const char *second = take_numbered (at, rows, &row), *value;
  gboolean first = second != NULL; /* the row is */
  gsize length;

  if (!first)
    second = take_numbered (at, columns, &column);
  if (second == NULL)
    return NULL;
  second += strspn (second, " ,;");
  value = first ? take_numbered (second, columns, &column) : take_numbered (second, rows, &row);
  if (value == NULL || strchr (" ,;:=", *value) == NULL)
    return NULL;
  value += strspn (value, " ,;:=");
  length = strcspn (value, " ,;.\r\n");
  rubric_places_add (places, row, column, rubric_places_read_digit (value, length));
  return value + length;
}

/* Reads a place and its digit in either way. */
static const char *
take_place (GArray *places, const char *at)
{
  const char *next = take_name (places, at);

  return next != NULL ? next : take_spoken (places, at);
}

/* Whether a digit stands between the list from @start to @end and where its object ends or its line. */
static gboolean
has_digit_beside (const char *text, const char *start, const char *end)
{
  for (; start > text && strchr ("{\n", start[-1]) == NULL; start--)
    if (g_ascii_isdigit (start[-1]))
      return TRUE;
  end += strcspn (end, "}\n0123456789");
  return g_ascii_isdigit (*end);
}

/* One after the other, and nothing between them; one that stands elsewhere is of another kind of list. */
static char *
find_names (const char *text, RubricPlacesTold *told)
{
  g_autoptr (GArray) places = rubric_places_new ();
  const char *next, *start = text, *end = text;

  for (const char *at = text; *at != '\0'; at++)
    {
      if ((at > text && g_ascii_isalnum (at[-1])) || (next = take_place (places, at)) == NULL)
        continue;
      if (places->len > 1)
        return NULL;
      start = at;
      do
        at = next + strspn (next, " \t\r\n\"',;{}()[]");
      while ((next = take_place (places, at)) != NULL);
      end = at--;
    }
  if (rubric_places_are_steps (places) || has_digit_beside (text, start, end)
      || (places->len < SUD_CELLS && rubric_places_find_descent (places, places->len, FALSE) < places->len
          && rubric_places_find_descent (places, places->len, TRUE) < places->len))
    return NULL;
  return rubric_places_to_line (places, told);
}

char *
rubric_places_find (const char *text, RubricPlacesTold *told)
{
  char *line = find_objects (text, told);

  return line != NULL ? line : find_names (text, told);
}
