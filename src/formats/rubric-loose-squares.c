/* rubric-loose-squares.c - digits behind the names of squares, as those of a board of chess or a spreadsheet
 *
 *     {"A1": 5, "A2": 3, "B1": 6, …}      A1=5      A1: 5
 *
 * Some programs call rows by letters and others columns: nothing in the text tells, so both readings are a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-rewritten.h"

#include "rubric-places-order.h"
#include "rubric-places.h"
#include "sud-grid.h"

#include <string.h>

enum
{
  LEAST_DIGITS = 17,
  LONGEST_VALUE = 16,
};

/* Behind the name of a square at @at and what is put between it and its value, or NULL where none stands there. */
static const char *
read_name (const char *text, const char *at, int *row, int *column)
{
  const char letter = g_ascii_toupper (*at), *mark;

  if (letter < 'A' || letter > 'I' || at[1] < '1' || at[1] > '9' || (at > text && (g_ascii_isalnum (at[-1]) || at[-1] == '_')))
    return NULL;
  *row = letter - 'A';
  *column = at[1] - '1';
  at += 2;
  at += *at == '"' || *at == '\'';
  mark = at += strspn (at, " ]");
  at += strspn (at, ":=>");
  return at > mark ? at + strspn (at, " ") : NULL;
}

/* Behind the value at @at, or NULL where it is none of a cell. */
static const char *
read_value (const char *at, char *digit)
{
  gboolean quoted = *at == '"' || *at == '\'';
  gsize length = quoted ? strcspn (at + 1, "\"'\n") : strcspn (at, ",;|)]}\r\n \t");

  if (length > LONGEST_VALUE)
    return NULL;
  *digit = rubric_places_read_digit (at + quoted, length);
  return *digit != '\0' ? at + length + 2 * quoted : NULL;
}

/* Squares with their values, and no other digit: one may be damaged. Returns: FALSE where there is something else, too */
static gboolean
list_squares (const char *text, GArray *places, guint64 seen[2])
{
  for (const char *at = text; *at != '\0';)
    {
      int row, column, cell;
      const char *value = read_name (text, at, &row, &column);
      char digit;

      if (value == NULL && g_ascii_isdigit (*at))
        return FALSE;
      at++;
      if (value == NULL)
        continue;
      at = read_value (value, &digit);
      cell = sud_cell (row, column);
      if (at == NULL || (seen[cell / 64] >> cell % 64 & 1) != 0)
        return FALSE;
      seen[cell / 64] |= G_GUINT64_CONSTANT (1) << cell % 64;
      rubric_places_add (places, row, column, digit);
    }
  return TRUE;
}

/* Whether they go from row to row, or from column to column: steps of a solution do not. */
static gboolean
ascend (const GArray *places)
{
  return rubric_places_find_descent (places, places->len, FALSE) == places->len
         || rubric_places_find_descent (places, places->len, TRUE) == places->len;
}

/* Those that are not named are blank. */
static void
add_blanks (GArray *places, const guint64 seen[2])
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if ((seen[cell / 64] >> cell % 64 & 1) == 0)
      rubric_places_add (places, sud_row (cell), sud_column (cell), '.');
}

char *
rubric_loose_dup_squares (const char *text)
{
  g_autoptr (GArray) places = rubric_places_new ();
  guint64 seen[2] = { 0 };
  RubricPlacesTold told = { 0 };

  if (!list_squares (text, places, seen) || places->len < LEAST_DIGITS || !ascend (places)
      || rubric_places_are_torn (places) || rubric_places_are_steps (places))
    return NULL;
  add_blanks (places, seen);
  return rubric_places_to_line (places, &told);
}
