/* rubric-triples.c - cells as three numbers: row, column, digit
 *
 *     given(1,1,5). given(1,2,3).      facts of logic programs: all that have the same name
 *     [1,1,5], [1,2,3]                 lists, and nothing but them
 *     1 1 5                            lines, with a heading perhaps that tells row from column
 *     board[0][0] = 5;                 what a program puts into a grid
 *     "0,0": 5                         keys of data
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-triples.h"

#include "rubric-loose.h"
#include "rubric-places.h"
#include "sud-grid.h"

#include <string.h>

#define LINE "\n" /* the name of what stands on a line of its own */
#define KEY "\"" /* and of what has a key */

enum
{
  LEAST = 17,      /* digits of a puzzle */
  MOST_GIVENS = 40, /* more of them are steps, or all 81 */
  MOST_NAMES = 8,
  MOST_BEFORE = 4, /* digits above them: a number, how many they are */
  LONGEST_FACT = 64, /* what stands in its brackets */
};

typedef struct
{
  const char *name; /* inside the text, or LINE */
  gsize length;     /* of the name, 0 for a list */
  guint8 number[3];
  gboolean assigned; /* to a place in brackets */
  const char *start; /* behind the name */
  const char *end;
} Triple;

/* Which of the first two numbers is which, where a heading tells. */
typedef enum
{
  ORDER_UNTOLD,
  ORDER_ROW_FIRST,
  ORDER_COLUMN_FIRST,
} Order;

static gboolean
is_of_name (char c)
{
  return g_ascii_isalnum (c) || c == '_';
}

/* Three digits, and a comma, a semicolon or blanks between them. Returns: behind them, or NULL */
static const char *
read_numbers (const char *at, guint8 number[3])
{
  for (guint i = 0; i < 3; i++)
    {
      gsize blanks = strspn (at, " \t");

      at += blanks;
      if (i > 0 && (*at == ',' || *at == ';'))
        at += 1 + strspn (at + 1, " \t");
      else if (i > 0 && blanks == 0)
        return NULL;
      if (!g_ascii_isdigit (*at) || g_ascii_isdigit (at[1]))
        return NULL;
      number[i] = *at++ - '0';
    }
  return at + strspn (at, " \t\r");
}

/* The digit alone at @at, or a blank in quotation marks or a word. Returns: behind it, or NULL */
static const char *
read_value (const char *at, guint8 *number)
{
  gboolean quoted = *at == '"' || *at == '\'';
  gsize length = strcspn (at + quoted, quoted ? "\"'\n" : ",;}\r\n \t");
  char digit = rubric_places_read_digit (at + quoted, length);

  if (digit == '\0' || (quoted && at[1 + length] != *at))
    return NULL;
  *number = digit == '.' ? 0 : digit - '0';
  return at + length + 2 * quoted;
}

/* Two indices in the brackets at @at, and what is put there. */
static gboolean
read_assigned (const char *text, const char *at, Triple *triple)
{
  char close = *at == '[' ? ']' : ')';

  if (at == text || !is_of_name (at[-1]) || (*at != '[' && *at != '(') || !g_ascii_isdigit (at[1]))
    return FALSE;
  *triple = (Triple){ .name = at, .start = at, .number = { at[1] - '0' }, .assigned = TRUE };
  at += 2;
  if (*at == close && at[1] == *triple->start)
    at += 2;
  else if (*at == ',')
    at += 1 + strspn (at + 1, " ");
  else
    return FALSE;
  if (!g_ascii_isdigit (*at) || at[1] != close)
    return FALSE;
  triple->number[1] = *at - '0';
  at += 2 + strspn (at + 2, " \t");
  if (*at != '=' || at[1] == '=')
    return FALSE;
  triple->end = read_value (at + 1 + strspn (at + 1, " \t"), &triple->number[2]);
  while (triple->name > text && is_of_name (triple->name[-1]))
    triple->name--;
  triple->length = triple->start - triple->name;
  return triple->end != NULL && !g_ascii_isdigit (*triple->name);
}

/* A key of two indices at @at, a quotation mark, and its value. */
static gboolean
read_keyed (const char *at, Triple *triple)
{
  *triple = (Triple){ .name = KEY, .length = strlen (KEY), .start = at };
  if (!g_ascii_isdigit (at[1]) || strchr (",-_:. ", at[2]) == NULL || at[2] == '\0' || !g_ascii_isdigit (at[3]) || at[4] != *at)
    return FALSE;
  triple->number[0] = at[1] - '0';
  triple->number[1] = at[3] - '0';
  at += 5 + strspn (at + 5, " \t");
  if (*at != ':')
    return FALSE;
  triple->end = read_value (at + 1 + strspn (at + 1, " \t"), &triple->number[2]);
  return triple->end != NULL;
}

/* Returns: whether one begins at @at, in brackets or at the beginning of a line */
static gboolean
read_triple (const char *text, const char *at, Triple *triple)
{
  const char *close = *at == '(' ? ")" : *at == '[' ? "]" : *at == '{' ? "}" : NULL;

  if (*at == '"' || *at == '\'')
    return read_keyed (at, triple);
  if (read_assigned (text, at, triple))
    return TRUE;
  *triple = (Triple){ .name = at, .start = at };
  if (close != NULL)
    {
      triple->end = read_numbers (at + 1, triple->number);
      if (triple->end == NULL || *triple->end != *close)
        return FALSE;
      triple->end++;
      while (triple->name > text && is_of_name (triple->name[-1]))
        triple->name--;
      triple->length = at - triple->name;
      return TRUE;
    }
  if (at > text && at[-1] != '\n')
    return FALSE;
  triple->end = read_numbers (at, triple->number);
  triple->name = LINE;
  triple->length = strlen (LINE);
  return triple->end != NULL && (*triple->end == '\n' || *triple->end == '\0');
}

static GArray *
list_triples (const char *text)
{
  GArray *triples = g_array_new (FALSE, FALSE, sizeof (Triple));

  for (const char *at = text; *at != '\0';)
    {
      Triple triple;

      if (read_triple (text, at, &triple))
        {
          g_array_append_val (triples, triple);
          at = triple.end;
        }
      else
        at++;
    }
  return triples;
}

static gboolean
have_same_name (const Triple *a, const Triple *b)
{
  return a->length == b->length && memcmp (a->name, b->name, a->length) == 0;
}

static GArray *
list_same (const GArray *triples, const Triple *like)
{
  GArray *same = g_array_new (FALSE, FALSE, sizeof (Triple));

  for (guint i = 0; i < triples->len; i++)
    if (have_same_name (&g_array_index (triples, Triple, i), like))
      g_array_append_val (same, g_array_index (triples, Triple, i));
  return same;
}

/* Whether another fact of that name has numbers alone, and is none of three. */
static gboolean
has_broken_fact (const char *text, const Triple *like)
{
  g_autofree char *name = g_strndup (like->name, like->length + 1);

  for (const char *at = strstr (text, name); at != NULL; at = strstr (at + 1, name))
    {
      const char *open = at + like->length;
      gboolean letters = FALSE;
      Triple triple;

      if ((at > text && is_of_name (at[-1])) || read_triple (text, open, &triple))
        continue;
      for (gsize i = 0; i < LONGEST_FACT && open[i] != '\0' && strchr (")]}\n", open[i]) == NULL; i++)
        letters |= g_ascii_isalpha (open[i]) || open[i] == '_';
      if (!letters)
        return TRUE;
    }
  return FALSE;
}

static guint
count_digits (const char *from, const char *to)
{
  guint n = 0;

  for (; from < to; from++)
    n += g_ascii_isdigit (*from) != 0;
  return n;
}

/* Whether digits stand between them or behind, or more than some above them. */
static gboolean
has_other_digits (const char *text, const GArray *same)
{
  const char *from = text;

  for (guint i = 0; i <= same->len; i++)
    {
      const Triple *triple = i < same->len ? &g_array_index (same, Triple, i) : NULL;

      if (count_digits (from, triple != NULL ? triple->start : from + strlen (from)) > (i == 0 ? MOST_BEFORE : 0))
        return TRUE;
      from = triple != NULL ? triple->end : from;
    }
  return FALSE;
}

static gboolean
is_word (const char *text, const char *end, const char *const *words)
{
  for (; *words != NULL; words++)
    if ((gsize)(end - text) == strlen (*words) && g_ascii_strncasecmp (text, *words, strlen (*words)) == 0)
      return TRUE;
  return FALSE;
}

/* What the line above @first calls its first two numbers. */
static Order
read_heading (const char *text, const Triple *first)
{
  static const char *const rows[] = { "row", "r", "y", "zeile", "ligne", "fila", NULL };
  static const char *const columns[] = { "column", "col", "c", "x", "spalte", "colonne", "columna", NULL };
  const char *at = first->start, *word[2], *end[2];

  if (strcmp (first->name, LINE) != 0 || at == text)
    return ORDER_UNTOLD;
  for (at--; at > text && at[-1] != '\n';)
    at--;
  for (int i = 0; i < 2; i++)
    {
      word[i] = at += strcspn (at, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ\n");
      end[i] = at += strspn (at, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
    }
  if (is_word (word[0], end[0], rows) && is_word (word[1], end[1], columns))
    return ORDER_ROW_FIRST;
  if (is_word (word[0], end[0], columns) && is_word (word[1], end[1], rows))
    return ORDER_COLUMN_FIRST;
  return ORDER_UNTOLD;
}

/* Whether something is put into a place on the line from @at to @end, which is no list. */
static gboolean
is_assignment (const char *at, const char *end)
{
  gsize length = end - at;

  return count_digits (at, end) > 0 && memchr (at, '=', length) != NULL && memchr (at, '{', length) == NULL
         && (memchr (at, '[', length) != NULL || memchr (at, '(', length) != NULL);
}

/* Whether digits stand between assignments, or others on the lines around: some of these may be damaged. */
static gboolean
has_broken_place (const char *text, const GArray *same)
{
  const Triple *first = &g_array_index (same, Triple, 0), *last = &g_array_index (same, Triple, same->len - 1);
  const char *line = first->name, *end = last->end + strcspn (last->end, "\n");

  for (guint i = 1; i < same->len; i++)
    if (count_digits (g_array_index (same, Triple, i - 1).end, g_array_index (same, Triple, i).name) > 0)
      return TRUE;
  while (line > text && line[-1] != '\n')
    line--;
  if (count_digits (line, first->name) > 0 || count_digits (last->end, end) > 0)
    return TRUE;
  for (line -= line > text; line > text && line[-1] != '\n';)
    line--;
  if (is_assignment (line, line + strcspn (line, "\n")) && line + strcspn (line, "\n") <= first->name)
    return TRUE;
  return *end != '\0' && is_assignment (end + 1, end + 1 + strcspn (end + 1, "\n"));
}

/* Whether they go from row to row, and in each to the right. */
static gboolean
ascend (const GArray *same)
{
  for (guint i = 1; i < same->len; i++)
    if (memcmp (g_array_index (same, Triple, i - 1).number, g_array_index (same, Triple, i).number, 2) >= 0)
      return FALSE;
  return TRUE;
}

/* Makes rows of columns. */
static void
swap (GArray *same)
{
  for (guint i = 0; i < same->len; i++)
    {
      guint8 *number = g_array_index (same, Triple, i).number, first = number[0];

      number[0] = number[1];
      number[1] = first;
    }
}

/* Leaves the row first. Returns: whether they stand in an order that no steps have */
static gboolean
put_row_first (const char *text, GArray *same)
{
  Order order = read_heading (text, &g_array_index (same, Triple, 0));
  gboolean first = ascend (same), second = FALSE;

  if (order == ORDER_UNTOLD)
    return first;
  swap (same);
  second = ascend (same);
  if (order == ORDER_ROW_FIRST)
    swap (same);
  return first || second;
}

/* The number at @digit is the digit, the others are row and column. */
static char *
to_line (const GArray *same, guint digit)
{
  g_autoptr (GArray) places = rubric_places_new ();
  RubricPlacesTold told = { 0 };

  for (guint i = 0; i < same->len; i++)
    {
      const guint8 *number = g_array_index (same, Triple, i).number;
      char sign = number[digit] > 0 ? '0' + number[digit] : '.';

      rubric_places_add (places, number[digit == 0], number[digit == 2 ? 1 : 2], sign);
    }
  return rubric_places_to_line (places, &told);
}

/* Whether names of columns in brackets stand before the first, as SQL has them: these are damaged, or they had been read. */
static gboolean
has_names (const char *text, const Triple *first)
{
  static const char VALUES[] = "values";
  const char *at = first->start;

  while (at > text && g_ascii_isspace (at[-1]))
    at--;
  if ((gsize)(at - text) <= strlen (VALUES) || g_ascii_strncasecmp (at - strlen (VALUES), VALUES, strlen (VALUES)) != 0)
    return FALSE;
  for (at -= strlen (VALUES); at > text && g_ascii_isspace (at[-1]);)
    at--;
  return at > text && at[-1] == ')';
}

static char *
read_same (const char *text, GArray *same)
{
  const Triple *first = &g_array_index (same, Triple, 0);
  gboolean named = is_of_name (*first->name);
  char *line = NULL;

  if (same->len < LEAST || same->len > SUD_CELLS || (same->len > MOST_GIVENS && same->len < SUD_CELLS) || has_names (text, first)
      || !put_row_first (text, same)
      || (first->assigned ? has_broken_place (text, same)
          : named         ? has_broken_fact (text, first)
                          : has_other_digits (text, same)))
    return NULL;
  line = to_line (same, 2);
  for (guint digit = 0; digit < 2 && line != NULL; digit++)
    {
      g_autofree char *other = to_line (same, digit);

      if (other != NULL)
        g_clear_pointer (&line, g_free);
    }
  return line;
}

char *
rubric_triples_find (const char *text, gboolean *named)
{
  g_autoptr (GArray) triples = list_triples (text);
  Triple seen[MOST_NAMES];
  char *found = NULL;

  *named = FALSE;
  for (guint i = 0, n = 0; i < triples->len && n < MOST_NAMES; i++)
    {
      const Triple *triple = &g_array_index (triples, Triple, i);
      g_autoptr (GArray) same = NULL;
      g_autofree char *line = NULL;
      gboolean known = FALSE;

      for (guint k = 0; k < n; k++)
        known |= have_same_name (&seen[k], triple);
      if (known)
        continue;
      seen[n++] = *triple;
      same = list_same (triples, triple);
      line = read_same (text, same);
      if (line != NULL && found != NULL)
        {
          g_free (found);
          return NULL;
        }
      if (line != NULL)
        {
          found = g_steal_pointer (&line);
          /* A variable called x would be taken for blanks that are left. */
          *named = is_of_name (*triple->name) && !(triple->length == 1 && rubric_loose_is_cell (*triple->name));
        }
    }
  return found;
}
