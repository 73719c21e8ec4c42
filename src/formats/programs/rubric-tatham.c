/* rubric-tatham.c - Solo of Simon Tatham's Portable Puzzle Collection: what its game ids and its saves share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-tatham.h"

#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MAX_NUMBER = 1000, /* larger ones are all the same */
  MAX_RUN = 26,
};

/* Letters behind the size, and the kinds of puzzle that they ask for. */
static const struct
{
  char letter;
  const char *rule;
} variants[] = {
  { 'j', "jigsaw" },
  { 'x', "diagonals" },
  { 'k', "killer" },
};

static int
read_number (const char **at, const char *end)
{
  int number = 0;

  for (; *at < end && g_ascii_isdigit (**at); (*at)++)
    number = MIN (number * 10 + **at - '0', MAX_NUMBER);
  return number;
}

/* "dk" does not ask for killer: the letter behind a "d" tells how hard it is. */
static gboolean
check_letters (const char *at, const char *end, GError **error)
{
  for (; at < end; at++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
        if (*at == variants[i].letter)
          return rubric_variant_refuse_rule (variants[i].rule, error);
      if (*at == 'd' && at + 1 < end && strchr ("tbiaeu", at[1]) != NULL)
        at++;
    }
  return TRUE;
}

gboolean
rubric_tatham_check_parameters (const RubricSlice *slice, const char *start, const char *end, GError **error)
{
  const char *at = start;
  int columns = read_number (&at, end), rows = columns;

  if (at < end && *at == 'x')
    {
      at++;
      rows = read_number (&at, end);
    }
  else if (at < end && *at == 'j')
    rows = 1;
  if (columns * rows != SUD_SIZE)
    {
      gsize size = columns * rows;

      return !rubric_variant_refuse_size (size, size, error) && rubric_slice_fail (slice, start, "3x3", error);
    }
  if (columns != rows)
    return rubric_variant_refuse_rule ("jigsaw", error);
  return check_letters (at, end, error);
}

/* Behind the cells of other kinds of puzzle stand a comma and their boxes or cages. */
static gboolean
check_end (const RubricSlice *slice, const char *at, const char *end, int cells, GError **error)
{
  g_autofree char *expected = NULL;

  if (at == end && cells == SUD_CELLS)
    return TRUE;
  if (at < end && cells == SUD_CELLS)
    return rubric_slice_fail (slice, at, _("the end of the puzzle"), error);
  /* Translators: %1$d is 81, %2$d how many there are */
  expected = g_strdup_printf (_("%1$d cells, not %2$d"), SUD_CELLS, cells);
  return rubric_slice_fail (slice, at, expected, error);
}

gboolean
rubric_tatham_read (const RubricSlice *slice, const char *start, const char *end, SudSheet *sheet, GError **error)
{
  const char *at = start;
  int cells = 0;

  while (at < end && cells < SUD_CELLS)
    {
      const char *token = at;

      if (*at == '_')
        at++;
      else if (*at >= 'a' && *at <= 'z')
        cells += *at++ - 'a' + 1;
      else if (*at >= '1' && *at <= '9')
        {
          int digit = read_number (&at, end);

          if (digit > SUD_SIZE)
            return rubric_slice_fail (slice, token + 1, _("“_” between two digits"), error);
          sud_sheet_set_digit (sheet, cells++, digit, SUD_ORIGIN_GIVEN);
        }
      else
        return rubric_slice_fail (slice, at, _("a digit, “_”, or a letter that counts blanks"), error);
    }
  return check_end (slice, at, end, cells, error);
}

static void
write_blanks (GString *out, int n)
{
  for (; n > 0; n -= MIN (n, MAX_RUN))
    g_string_append_c (out, 'a' + MIN (n, MAX_RUN) - 1);
}

void
rubric_tatham_write (GString *out, const SudGrid *grid)
{
  int blanks = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (grid->digit[cell] == 0)
        {
          blanks++;
          continue;
        }
      if (blanks == 0 && cell > 0)
        g_string_append_c (out, '_');
      write_blanks (out, blanks);
      g_string_append_c (out, '0' + grid->digit[cell]);
      blanks = 0;
    }
  write_blanks (out, blanks);
}
