/* rubric-loose-where.c - what a cell says of where it stands, by attributes or members
 *
 *     data-row="1" data-col="0"   class="r1 c0"   {"row": 1, …     a row and a column, each told by the word before it
 *     transform: translate(0px, 44px)   grid-area: 2 / 1           the same, by a word before both
 *     data-x="0" data-y="1"   {"x": 0, "y": 1, …                   two that most programs, but not all, call so
 *     data-index="9"   {"index": 9, …                              one number
 *     id="cell_1_0"   id="c10"   id="B1"   {"pos": [1, 0], …       two that nothing calls row and column
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-where.h"

#include <string.h>

enum
{
  MOST_NUMBER = 1 << 20,
  HUNDRED = 100,
  MOST_BEHIND = 7, /* numbers behind a word, and where they end */
  OTHER = RUBRIC_LOOSE_N_AXES + 1, /* a number that is no place */
  SHORT_WORD = 2, /* letters of what may stand between a word and its number */
};

static const char *const words[RUBRIC_LOOSE_N_AXES][12] = {
  [RUBRIC_LOOSE_AXIS_ROW] = { "row", "r", "top", "rowindex", NULL },
  [RUBRIC_LOOSE_AXIS_COLUMN] = { "column", "col", "c", "left", "colindex", NULL },
  [RUBRIC_LOOSE_AXIS_DOWN] = { "translatey", NULL },
  [RUBRIC_LOOSE_AXIS_ACROSS] = { "translatex", NULL },
  [RUBRIC_LOOSE_AXIS_Y] = { "y", NULL },
  [RUBRIC_LOOSE_AXIS_X] = { "x", NULL },
  [RUBRIC_LOOSE_AXIS_INDEX] = { "index", "idx", "cell", "id", "pos", "position", "key", "td", "square", "i", NULL },
  [RUBRIC_LOOSE_AXIS_FIRST] = { NULL },
  [RUBRIC_LOOSE_AXIS_SECOND] = { "j", NULL },
};

/* What the numbers behind a word are. */
typedef struct
{
  const char *word;
  int axes[MOST_BEHIND]; /* #RubricLooseAxis, or OTHER */
} Behind;

static const Behind behind[] = {
  { "translate", { RUBRIC_LOOSE_AXIS_ACROSS, RUBRIC_LOOSE_AXIS_DOWN, RUBRIC_LOOSE_N_AXES } },
  { "matrix",
    { OTHER, OTHER, OTHER, OTHER, RUBRIC_LOOSE_AXIS_ACROSS, RUBRIC_LOOSE_AXIS_DOWN, RUBRIC_LOOSE_N_AXES } },
  { "xy", { RUBRIC_LOOSE_AXIS_ACROSS, RUBRIC_LOOSE_AXIS_DOWN, RUBRIC_LOOSE_N_AXES } },
  { "rc", { RUBRIC_LOOSE_AXIS_DOWN, RUBRIC_LOOSE_AXIS_ACROSS, RUBRIC_LOOSE_N_AXES } },
  { "area", { RUBRIC_LOOSE_AXIS_DOWN, RUBRIC_LOOSE_AXIS_ACROSS, RUBRIC_LOOSE_N_AXES } },
};

/* A number of several dimensions: translate3d. */
static const char DIMENSIONS[] = "3d";

/* Behind the word that says what a number is: grid-row-start. */
static const char START[] = "start";

/* Attributes with numbers that are no places. */
static const char *const others[]
    = { "value", "maxlength", "tabindex", "size", "width", "height", "colspan", "rowspan", NULL };

/* Those for the looks, which may have two for another reason. */
static const char *const weak_names[] = { "class", "classname", "style", "title", NULL };

/* Members that are places, beside those of an index. */
static const char *const places[]
    = { "coord", "coords", "coordinate", "coordinates", "location", "loc", "place", "at", NULL };

void
rubric_loose_where_init (RubricLooseWhere *self, gboolean in_table)
{
  for (int axis = 0; axis < RUBRIC_LOOSE_N_AXES; axis++)
    self->number[axis] = RUBRIC_LOOSE_UNTOLD;
  self->in_table = in_table;
  self->shown = FALSE;
  self->weak = FALSE;
}

/* What @axis is where it is for the looks: there x and y have but one meaning. */
static RubricLooseAxis
get_shown (RubricLooseAxis axis)
{
  if (axis == RUBRIC_LOOSE_AXIS_Y)
    return RUBRIC_LOOSE_AXIS_DOWN;
  return axis == RUBRIC_LOOSE_AXIS_X ? RUBRIC_LOOSE_AXIS_ACROSS : axis;
}

/* Programs call rows x, too: in a table, which has rows, x and y say nothing. */
static RubricLooseAxis
find_axis (const RubricLooseWhere *self, const char *word, gsize length)
{
  if (self->in_table && length == 1 && strchr ("xyXY", *word) != NULL)
    return RUBRIC_LOOSE_N_AXES;
  for (RubricLooseAxis axis = 0; axis < RUBRIC_LOOSE_N_AXES; axis++)
    if (rubric_loose_is_any (word, length, words[axis]))
      return self->shown ? get_shown (axis) : axis;
  return RUBRIC_LOOSE_N_AXES;
}

static const Behind *
find_behind (const char *word, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (behind); i++)
    if (rubric_loose_is_word (word, length, behind[i].word))
      return &behind[i];
  return NULL;
}

/* A number with up to two digits behind its point, as hundredths. Returns: behind it */
static const char *
read_number (const char *at, const char *end, int *number)
{
  int scale = HUNDRED;

  for (*number = 0; at < end && g_ascii_isdigit (*at) && *number < MOST_NUMBER; at++)
    *number = *number * 10 + *at - '0';
  *number *= scale;
  if (end - at < 2 || *at != '.' || !g_ascii_isdigit (at[1]))
    return at;
  for (at++; at < end && g_ascii_isdigit (*at); at++)
    *number += (*at - '0') * (scale /= 10);
  return at;
}

/* Whether the dash before a number at @at belongs to it. */
static gboolean
is_negative (const char *start, const char *at)
{
  return at > start && at[-1] == '-' && (at - 1 == start || strchr (" :,(", at[-2]) != NULL);
}

/* What the next numbers are behind the word from @start to @at in @text; NULL where it changes nothing, as a unit does.
 * @at: (inout): then behind its dimensions */
static const int *
read_word (const RubricLooseWhere *self, const char *text, const char *start, const char **at, int single[2])
{
  gsize length = *at - start;
  const Behind *found = find_behind (start, length);
  int axis = find_axis (self, start, length);

  if (found != NULL && !(self->in_table && length == SHORT_WORD))
    {
      *at += g_ascii_strncasecmp (*at, DIMENSIONS, strlen (DIMENSIONS)) == 0 ? strlen (DIMENSIONS) : 0;
      return found->axes;
    }
  if (axis == RUBRIC_LOOSE_N_AXES && (length <= SHORT_WORD || (start > text && g_ascii_isdigit (start[-1]))
                                      || rubric_loose_is_word (start, length, START)))
    return NULL;
  single[0] = axis;
  return single;
}

/* Takes the numbers from @at to @end, each with the word before it, or with @axis where none is. */
static void
take_numbers (RubricLooseWhere *self, const char *at, const char *end, int axis)
{
  int single[2] = { axis, RUBRIC_LOOSE_N_AXES }, number;
  const int *next = single;

  for (const char *text = at, *start = at; at < end; start = at)
    {
      while (at < end && g_ascii_isalpha (*at))
        at++;
      if (at > start)
        {
          const int *told = read_word (self, text, start, &at, single);

          next = told != NULL ? told : next;
        }
      else if (g_ascii_isdigit (*at))
        {
          at = read_number (at, end, &number);
          if (*next < RUBRIC_LOOSE_N_AXES && self->number[*next] == RUBRIC_LOOSE_UNTOLD)
            self->number[*next] = is_negative (text, start) ? -number : number;
          next += *next != RUBRIC_LOOSE_N_AXES;
        }
      else
        at++;
    }
}

/* The last word of a name: data-row, aria-rowindex. */
static gsize
find_last_word (const char *name, gsize length)
{
  gsize start = length;

  while (start > 0 && g_ascii_isalpha (name[start - 1]))
    start--;
  return start;
}

/* Whether the letter at @at stands alone but for the digit beside it: B1, but no other letters. */
static gboolean
is_letter (const char *text, const char *end, const char *at)
{
  return at >= text && at < end && g_ascii_tolower (*at) >= 'a' && g_ascii_tolower (*at) <= 'i'
         && (at == text || !g_ascii_isalpha (at[-1])) && (at + 1 == end || !g_ascii_isalpha (at[1]));
}

static int
number_letter (char letter)
{
  return g_ascii_tolower (letter) - 'a' + 1;
}

/* Reads the two numbers that @length bytes at @text end with: 1-0, 10, B1, 1B. Returns: whether each has one sign */
static gboolean
read_pair (const char *text, gsize length, int pair[2])
{
  const char *end = text + length, *digit = end, *other;
  gboolean before;

  while (digit > text && !g_ascii_isdigit (digit[-1]))
    digit--;
  if (digit == text)
    return FALSE;
  digit--;
  for (other = digit; other > text && !g_ascii_isdigit (other[-1]);)
    other--;
  other -= other > text;
  pair[0] = *other - '0';
  pair[1] = *digit - '0';
  if (other < digit && g_ascii_isdigit (*other))
    return other == text || !g_ascii_isdigit (other[-1]);
  before = is_letter (text, end, digit - 1);
  if (!before && !is_letter (text, end, digit + 1))
    return FALSE;
  pair[0] = before ? number_letter (digit[-1]) : *digit - '0';
  pair[1] = before ? *digit - '0' : number_letter (digit[1]);
  return TRUE;
}

static void
take_pair (RubricLooseWhere *self, const char *text, gsize length, gboolean weak)
{
  gboolean told = self->number[RUBRIC_LOOSE_AXIS_FIRST] != RUBRIC_LOOSE_UNTOLD;
  int pair[2];

  if (self->in_table || (told && (weak || !self->weak)) || !read_pair (text, length, pair))
    return;
  self->number[RUBRIC_LOOSE_AXIS_FIRST] = pair[0] * HUNDRED;
  self->number[RUBRIC_LOOSE_AXIS_SECOND] = pair[1] * HUNDRED;
  self->weak = weak;
}

void
rubric_loose_where_take_attribute (RubricLooseWhere *self, const RubricLooseAttribute *attribute)
{
  gsize word = find_last_word (attribute->name, attribute->name_length);
  gboolean weak = rubric_loose_is_any (attribute->name, attribute->name_length, weak_names);

  if (rubric_loose_is_any (attribute->name, attribute->name_length, others))
    return;
  self->shown = weak;
  take_numbers (self, attribute->value, attribute->value + attribute->value_length,
                find_axis (self, attribute->name + word, attribute->name_length - word));
  self->shown = FALSE;
  take_pair (self, attribute->value, attribute->value_length, weak);
}

/* Takes two numbers of the value behind the colon at @colon, whose name ends before it. Returns: behind the value */
static const char *
take_value (RubricLooseWhere *self, const char *text, const char *colon, const char *end)
{
  const char *name = colon, *at = colon + 1, *stop;
  gsize word;
  gboolean place, quoted;

  while (name > text && strchr ("\"' \t", name[-1]) != NULL)
    name--;
  word = find_last_word (text, name - text);
  place = rubric_loose_is_any (text + word, name - text - word, places)
          || rubric_loose_is_any (text + word, name - text - word, words[RUBRIC_LOOSE_AXIS_INDEX]);
  while (at < end && g_ascii_isspace (*at))
    at++;
  stop = at + (at < end);
  quoted = at < end && (*at == '"' || *at == '\'');
  if (quoted)
    while (stop < end && *stop != *at)
      stop++;
  else if (at < end && *at == '[')
    while (stop < end && strchr ("[]{}", *stop) == NULL)
      stop++;
  else
    while (stop < end && g_ascii_isalnum (*stop))
      stop++;
  if (place || quoted)
    take_pair (self, at, stop - at, !place);
  return stop;
}

void
rubric_loose_where_take_members (RubricLooseWhere *self, const char *at, const char *end)
{
  take_numbers (self, at, end, RUBRIC_LOOSE_N_AXES);
  for (const char *colon = memchr (at, ':', end - at); colon != NULL; colon = memchr (colon, ':', end - colon))
    colon = take_value (self, at, colon, end);
}

void
rubric_loose_where_take_key (RubricLooseWhere *self, const char *key, gsize length)
{
  take_numbers (self, key, key + length, RUBRIC_LOOSE_N_AXES);
  take_pair (self, key, length, FALSE);
}
