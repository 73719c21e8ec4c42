/* rubric-loose-marked.c - which digits of a page are givens, by what its elements are called and how they look
 *
 *     <td class="given">5</td><td class="user">4</td>      <td><b>5</b></td><td>4</td>      <input value="5" readonly>
 *
 * The digits of a find stand on the page in the same order: each has the signs of the elements around it. What is only
 * bold may be the givens, or all the others: both are tried. One digit without a sign whose element is called otherwise than
 * all others of these may have lost it: the person has to choose, and where what has the sign is no puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include "rubric-loose-digits.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  LEAST_GIVENS = 17,
  MOST_FINDS = 16,
  LEAST_PLAIN = 3, /* digits without a sign among which one may be odd */
};

/* What a sign tells, the surest first: which digits may be the givens, and whether these are even if others would fit. */
static const struct
{
  RubricLooseSign sign;
  gboolean with;
  gboolean without;
  gboolean sure;
} rules[] = {
  { RUBRIC_LOOSE_SIGN_GIVEN, TRUE, FALSE, TRUE },
  { RUBRIC_LOOSE_SIGN_ENTRY, FALSE, TRUE, TRUE },
  { RUBRIC_LOOSE_SIGN_LOCKED, TRUE, FALSE, FALSE },
  { RUBRIC_LOOSE_SIGN_BOLD, TRUE, TRUE, FALSE },
};

/* Where the cell at @index stands that has been read as one of 81. */
static int
get_cell (RubricLooseOrder order, int index)
{
  int box = index / SUD_SIZE, inside = index % SUD_SIZE;

  return order == RUBRIC_LOOSE_BOXES ? sud_cell (box / 3 * 3 + inside / 3, box % 3 * 3 + inside % 3) : index;
}

/* Looks for the digits of @grid on the page, one after the other, from @from on. Returns: behind the first, 0 for none */
static guint
find_digits (const RubricLooseDigits *self, const SudGrid *grid, RubricLooseOrder order, guint from, RubricLooseDigit found[SUD_CELLS])
{
  guint8 digit[SUD_CELLS], cells[SUD_CELLS];
  guint n = 0;

  for (int i = 0; i < SUD_CELLS; i++)
    if (grid->digit[get_cell (order, i)] != 0)
      {
        cells[n] = get_cell (order, i);
        digit[n++] = '0' + grid->digit[get_cell (order, i)];
      }
  for (guint start = from; start + n <= self->digits->len; start++)
    {
      guint same = 0;

      while (same < n && g_array_index (self->digits, RubricLooseDigit, start + same).digit == digit[same])
        same++;
      for (guint i = 0; i < n && same == n; i++)
        found[cells[i]] = g_array_index (self->digits, RubricLooseDigit, start + i);
      if (same == n)
        return start + 1;
    }
  return 0;
}

static gboolean
has_sign (const RubricLooseDigit *self, RubricLooseSign sign)
{
  return (self->signs & (1 << sign)) != 0;
}

/* Returns: the one cell of @grid without @sign, and without that of an entry, that is called otherwise than the others without
 * it, which are called the same; -1 where there is none */
static int
find_odd (const SudGrid *grid, const RubricLooseDigit found[SUD_CELLS], RubricLooseSign sign)
{
  int first = -1, second = -1;
  guint n_first = 0, n_second = 0, n_others = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->digit[cell] != 0 && !has_sign (&found[cell], sign))
      {
        first = first < 0 ? cell : first;
        second = second < 0 && found[cell].called != found[first].called ? cell : second;
        n_first += found[cell].called == found[first].called;
        n_second += second >= 0 && found[cell].called == found[second].called;
        n_others += found[cell].called != found[first].called && found[cell].called != found[second].called;
      }
  if (n_others > 0 || MIN (n_first, n_second) != 1 || n_first + n_second < LEAST_PLAIN)
    return -1;
  first = n_first == 1 ? first : second;
  return has_sign (&found[first], RUBRIC_LOOSE_SIGN_ENTRY) ? -1 : first;
}

/* Leaves in @part the digits of @grid that have @sign, or have not. Returns: whether these may be givens, and not all */
static gboolean
take_part (const SudGrid *grid, const RubricLooseDigit found[SUD_CELLS], RubricLooseSign sign, gboolean with, SudGrid *part)
{
  *part = *grid;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (has_sign (&found[cell], sign) != with)
      part->digit[cell] = 0;
  return sud_grid_count_filled (part) >= LEAST_GIVENS && sud_grid_count_filled (part) < sud_grid_count_filled (grid);
}

/* Adds @grid, of @find, where it has one solution, or may be the givens although it has not. */
static void
add_part (GArray *parts, const RubricLooseFind *find, const SudGrid *grid, gboolean sure)
{
  RubricLooseFind part = *find;
  SudResult result;

  sud_solve_count (grid, 2, NULL, &result);
  part.grid = *grid;
  part.verdict = result.verdict;
  if (result.verdict == SUD_VERDICT_ONE || sure)
    g_array_append_val (parts, part);
  if (result.verdict != SUD_VERDICT_ONE && sure)
    g_array_append_vals (parts, find, 1);
}

/* Adds to @parts what may be the givens of @find: by the surest sign that parts its digits; itself, too, where that is not
 * sure. */
static void
list_parts (const RubricLooseFind *find, const RubricLooseDigit found[SUD_CELLS], GArray *parts)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rules) && parts->len == 0; i++)
    for (int with = 0; with < 2; with++)
      {
        int odd = find_odd (&find->grid, found, rules[i].sign);
        SudGrid part;

        if (!(with ? rules[i].with : rules[i].without)
            || !take_part (&find->grid, found, rules[i].sign, with, &part))
          continue;
        add_part (parts, find, &part, rules[i].sure);
        if (odd < 0)
          continue;
        part.digit[odd] = part.digit[odd] != 0 ? 0 : find->grid.digit[odd];
        add_part (parts, find, &part, FALSE);
      }
}

/* Adds to @parts what may be the givens of @find, and itself, although a sign that parts its digits leaves no puzzle: one of them
 * may have lost it. */
static void
list_unsure (const RubricLooseFind *find, const RubricLooseDigit found[SUD_CELLS], GArray *parts)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rules) && parts->len == 0; i++)
    {
      guint8 has[SUD_CELLS] = { FALSE };
      SudGrid part;

      for (int cell = 0; cell < SUD_CELLS; cell++)
        has[cell] = has_sign (&found[cell], rules[i].sign);
      if (rules[i].with && take_part (&find->grid, found, rules[i].sign, TRUE, &part)
          && rubric_loose_traits_may_tell (has, &find->grid))
        add_part (parts, find, &part, TRUE);
    }
}

/* Whether the page tells givens from other digits. */
static gboolean
tells_givens (const RubricLooseDigits *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      guint n = 0;

      for (guint k = 0; k < self->digits->len; k++)
        n += has_sign (&g_array_index (self->digits, RubricLooseDigit, k), rules[i].sign);
      if (rules[i].with && n >= LEAST_GIVENS && n < self->digits->len)
        return TRUE;
    }
  return FALSE;
}

/* Puts @parts in the place of the find at @index. */
static void
take_parts (RubricLoose *self, guint index, const GArray *parts)
{
  if (parts->len == 0)
    return;
  g_array_index (self->finds, RubricLooseFind, index) = g_array_index (parts, RubricLooseFind, 0);
  g_array_append_vals (self->finds, &g_array_index (parts, RubricLooseFind, 1), parts->len - 1);
  self->ways.marked = TRUE;
}

/* Adds to @parts what may be the givens of @find by what nobody knows the names of. @behind: the first of its digits */
static void
list_unnamed (const RubricLooseDigits *page, const RubricLooseFind *find, const RubricLooseDigit found[SUD_CELLS],
              guint behind, GArray *parts)
{
  g_autoptr (RubricLooseTraits) traits = rubric_loose_traits_new ();
  guint n = sud_grid_count_filled (&find->grid);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (find->grid.digit[cell] != 0)
      {
        rubric_loose_traits_begin (traits, cell);
        rubric_loose_digits_tell (page, &found[cell], traits);
      }
  for (guint i = 0; i < page->blanks->len; i++)
    {
      const RubricLooseDigit *blank = &g_array_index (page->blanks, RubricLooseDigit, i);

      if (blank->place < behind || blank->place >= behind - 1 + n)
        continue;
      rubric_loose_traits_begin (traits, -1);
      rubric_loose_digits_tell (page, blank, traits);
    }
  rubric_loose_traits_list (traits, find, parts);
}

/* Returns: whether the digits of @find are on the page; @parts takes what may be its givens */
static gboolean
list_all (const RubricLooseDigits *page, const RubricLooseFind *find, RubricLooseOrder order, GArray *parts)
{
  RubricLooseDigit digits[SUD_CELLS] = { { 0 } };
  guint first = find_digits (page, &find->grid, order, 0, digits);

  for (guint at = first; at > 0 && parts->len == 0; at = find_digits (page, &find->grid, order, at, digits))
    list_parts (find, digits, parts);
  if (first > 0 && parts->len == 0)
    {
      find_digits (page, &find->grid, order, 0, digits);
      list_unnamed (page, find, digits, first, parts);
      if (parts->len == 0)
        list_unsure (find, digits, parts);
    }
  return first > 0;
}

void
rubric_loose_take_marked (RubricLoose *self, const char *page, RubricLooseOrder order)
{
  guint n = self->finds->len <= MOST_FINDS ? self->finds->len : 0;
  g_autoptr (RubricLooseDigits) found = rubric_loose_digits_new (n > 0 ? page : "");
  gboolean any = n == 0;

  for (guint i = 0; i < n; i++)
    {
      RubricLooseFind find = g_array_index (self->finds, RubricLooseFind, i);
      g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (RubricLooseFind));

      any |= list_all (found, &find, order, parts);
      take_parts (self, i, parts);
    }
  self->ways.unmarked = !any && tells_givens (found);
  if (self->ways.unmarked)
    g_array_set_size (self->finds, 0);
}
