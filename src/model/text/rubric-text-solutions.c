/* rubric-text-solutions.c - how many solutions there are, what would leave one, and why there is none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-solutions.h"

#include "rubric-text.h"
#include "sud-houses.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MAX_DIGITS = 27, /* in a row */
  MAX_NAMED = 2,   /* cells of a row: of more there are digits alone */
};

static char *
say_differing (guint n, gboolean more, SudCells differing)
{
  int cells = sud_cells_count (differing);
  g_autofree char *solutions = rubric_text_solutions (more ? (gint64)n + 1 : (gint64)n);
  g_autofree char *listed = rubric_text_number (n);

  if (more)
    return g_strdup_printf (
        /* Translators: %1$s is "More than 1,000 solutions", %2$s the number that are listed, %3$d how many cells */
        ngettext ("%1$s, which differ in %3$d cell. The first %2$s are listed and counted.",
                  "%1$s, which differ in %3$d cells. The first %2$s are listed and counted.", cells),
        solutions, listed, cells);
  /* Translators: %1$s is "12 solutions", %2$d how many cells */
  return g_strdup_printf (ngettext ("%1$s, which differ in %2$d cell.", "%1$s, which differ in %2$d cells.", cells),
                          solutions, cells);
}

char *
rubric_text_solutions_summary (RubricSolutions *solutions)
{
  const RubricSolutionSet *set = rubric_solutions_get_set (solutions);
  g_autofree char *count = NULL;

  if (set == NULL)
    return NULL;
  count = say_differing (set->found->len, set->more, set->differing);
  return rubric_solutions_has_set_aside (solutions) ? rubric_text_join (count, _ ("Your own digits are set aside."))
                                                    : g_steal_pointer (&count);
}

static char *
list_digits_in (const SudGrid *grid, SudCells cells)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  SUD_EACH_CELL (cell, cells)
    {
      g_autofree char *name = rubric_text_in_cell (cell);

      /* Translators: an item of a list: %1$d is a digit, %2$s a cell such as "row 3 column 5" */
      g_ptr_array_add (items, g_strdup_printf (_ ("%1$d in %2$s"), grid->digit[cell], name));
    }
  return rubric_text_list (items);
}

char *
rubric_text_solution_title (guint number)
{
  if (number == 0)
    /* Translators: a row of a list of solutions, which shows what they have in common and where they differ */
    return g_strdup (_ ("All together"));
  /* Translators: %u is its number in the list */
  return g_strdup_printf (_ ("Solution %u"), number);
}

char *
rubric_text_solution_digits (const RubricSolutionSet *set, guint number)
{
  const SudGrid *grid = number > 0 ? &g_array_index (set->found, SudGrid, number - 1) : NULL;
  SudCells telling = set->telling;
  GString *text;
  uint8_t order[SUD_CELLS];
  int n;

  if (sud_cells_count (telling) <= MAX_NAMED)
    return number > 0 ? list_digits_in (grid, telling) : g_strdup ("");
  text = g_string_new (NULL);
  if (number == 0)
    {
      g_autofree char *cells = rubric_text_in_cells (telling);

      /* Translators: of solutions in a list: %s are the cells whose digits each of them shows, such as "row 1 columns 1
       * and 3" */
      g_string_printf (text, _ ("Below, the digits in %s"), cells);
      return g_string_free (text, FALSE);
    }
  n = rubric_text_order_cells (telling, order);
  for (int i = 0; i < MIN (n, MAX_DIGITS); i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", grid->digit[order[i]]);
  if (n > MAX_DIGITS)
    g_string_append (text, " …");
  return g_string_free (text, FALSE);
}

char *
rubric_text_cell_counts (const SudView *view, int cell)
{
  static const uint16_t none[SUD_SIZE];
  g_autofree char *place = NULL, *name = NULL;

  if (view->sheet.digit[cell] != 0 || memcmp (view->evidence.counts[cell], none, sizeof none) == 0)
    return NULL;
  place = rubric_text_cell (cell);
  name = rubric_text_capitalise (place);
  return rubric_text_cell_evidence (name, &view->evidence, cell);
}

char *
rubric_text_unique (const SudGrid *added, int most)
{
  g_autofree char *list = NULL;
  SudCells cells = SUD_NO_CELLS;
  int n = sud_grid_count_filled (added);

  if (n > most)
    return g_strdup_printf (ngettext ("With %d more given, highlighted on the board, one solution is left.",
                                      "With %d more givens, highlighted on the board, one solution is left. Fewer may "
                                      "do.",
                                      n),
                            n);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (added->digit[cell] != 0)
      sud_cells_add (&cells, cell);
  list = list_digits_in (added, cells);
  /* Translators: %1$d is how many givens, %2$s a list of them: "4 in row 1 column 3 and 7 in row 2 column 5" */
  return g_strdup_printf (ngettext ("With %1$d more given one solution is left: %2$s.",
                                    "With %1$d more givens one solution is left: %2$s. Fewer may do.",
                                    n),
                          n, list);
}

static SudGrid
keep_cells (const SudGrid *grid, SudCells cells)
{
  SudGrid some = { { 0 } };

  SUD_EACH_CELL (cell, cells)
    some.digit[cell] = grid->digit[cell];
  return some;
}

/* Two equal digits that see each other. */
static char *
say_equal_digits (const SudGrid *grid, SudCells cells)
{
  int first = sud_cells_first (cells);
  int second = sud_cells_next (cells, first + 1);
  g_autofree char *houses
      = rubric_text_houses (sud_cell_houses[first] & sud_cell_houses[second], RUBRIC_CASE_IN);
  g_autofree char *a = rubric_text_cell (first), *b = rubric_text_cell (second);

  /* Translators: %1$s and %2$s are cells such as "row 3 column 5", %3$d a digit, %4$s "row 3", or "row 3 and box 2" */
  return g_strdup_printf (_ ("%1$s and %2$s both hold %3$d, and both are in %4$s."), a, b, grid->digit[first], houses);
}

static char *
say_together (const SudBlame *blame)
{
  int n = sud_cells_count (blame->cells);
  g_autofree char *cells = rubric_text_cell_groups (blame->cells);

  if (blame->minimal)
    return g_strdup_printf (
        /* Translators: %1$d is how many cells with a given digit, %2$s which: "row 1 columns 1 and 3 and row 3 column
         * 5" */
        ngettext ("%1$d given alone rules out every solution: %2$s.",
                  "These %1$d givens cannot all be right, though any fewer of them could: %2$s.", n),
        n, cells);
  return g_strdup_printf (
      /* Translators: %1$d is how many cells with a given digit, %2$s which: "row 1 columns 1 and 3 and row 3 column
       * 5" */
      ngettext ("%1$d given rules out every solution, as far as can be told: %2$s.",
                "%1$d givens rule out every solution together, though perhaps not all of them are needed: %2$s.", n),
      n, cells);
}

/* Returns: (transfer full): the contradiction that singles find in the cells to blame; else the one in all of @grid,
 * which the status card names */
static char *
say_consequence (const SudGrid *some, const SudGrid *grid)
{
  SudContradiction contradiction;
  gboolean shown = sud_contradiction_find (some, &contradiction);
  g_autofree char *why = NULL;

  if (!shown && !sud_contradiction_find (grid, &contradiction))
    return g_strdup (_ ("With these alone, one has to try digits out to see it."));
  why = rubric_text_contradiction (&contradiction);
  if (!shown)
    return g_strdup_printf (
        /* Translators: %s is what givens lead to: "row 3 has no place for 7", "no digit fits row 3 column 5" */
        _ ("With all givens, %s; with these alone, one would have to try digits out to see that something is "
           "wrong."), why);
  /* Translators: %s is what givens lead to: "row 3 has no place for 7", "no digit fits row 3 column 5" */
  return g_strdup_printf (_ ("With them, %s."), why);
}

char *
rubric_text_blame (const SudGrid *grid, const SudBlame *blame)
{
  SudGrid some = keep_cells (grid, blame->cells);
  g_autofree char *what = NULL, *whole = NULL, *why = NULL;

  if (!sud_grid_is_valid (&some))
    {
      what = say_equal_digits (grid, sud_grid_conflicts (&some));
      return rubric_text_capitalise (what);
    }
  what = say_together (blame);
  why = say_consequence (&some, grid);
  whole = rubric_text_join (what, why);
  return rubric_text_capitalise (whole);
}

/* @cell, capitalised, and what should be in it. */
static char *
say_other_digit (const SudGrid *grid, const SudSlip *slip)
{
  g_autofree char *cell = rubric_text_cell (slip->from), *place = rubric_text_capitalise (cell);

  if (slip->kind == SUD_SLIP_EXTRA)
    /* Translators: %1$s is a cell such as "Row 3 column 5", %2$d the digit in it that should not be there */
    return g_strdup_printf (_ ("%1$s: blank instead of %2$d"), place, grid->digit[slip->from]);
  /* Translators: %1$s is a cell such as "Row 3 column 5", %2$d the right digit, %3$d the one in it */
  return g_strdup_printf (_ ("%1$s: %2$d instead of %3$d"), place, slip->meant.digit[slip->from],
                          grid->digit[slip->from]);
}

static char *
say_swap (const SudGrid *grid, const SudSlip *slip)
{
  int first = grid->digit[slip->from], second = grid->digit[slip->to];
  g_autofree char *from = rubric_text_cell (first != 0 ? slip->from : slip->to);
  g_autofree char *to = rubric_text_cell (first != 0 ? slip->to : slip->from);
  SudCells both = sud_cells_union (sud_cells_of (slip->from), sud_cells_of (slip->to));
  g_autofree char *cells = rubric_text_cell_groups (both);

  if (first == 0 || second == 0)
    /* Translators: %1$d is a digit, %2$s the cell where it is and %3$s the one where it should be: "row 3 column 5" */
    return g_strdup_printf (_ ("Move %1$d from %2$s to %3$s"), first + second, from, to);
  /* Translators: %1$s are two cells, "row 3 columns 4 and 5"; they hold %3$d and %2$d, and should hold %2$d and %3$d */
  return g_strdup_printf (_ ("Swap %1$s: %2$d %3$d instead of %3$d %2$d"), cells, second, first);
}

/* The digit that nobody has put in, if there is one, is at the end of what is shifted. */
static char *
say_shift (const SudGrid *grid, const SudSlip *slip)
{
  static const char *const sentences[2][2][2] = {
    {
      {
        /* Translators: %1$s is a cell such as "row 3 column 5"; there is a gap too few */
        N_ ("A blank was left out at %1$s: shift the rest of the row to the right"),
        /* Translators: %1$s is a cell such as "row 3 column 5"; there is a gap too few */
        N_ ("A blank was left out at %1$s: shift the rest of the board to the right"),
      },
      {
        /* Translators: %1$s is a cell such as "row 3 column 5", %2$d a digit */
        N_ ("%2$d was left out at %1$s: shift the rest of the row to the right"),
        /* Translators: %1$s is a cell such as "row 3 column 5", %2$d a digit */
        N_ ("%2$d was left out at %1$s: shift the rest of the board to the right"),
      },
    },
    {
      {
        /* Translators: %1$s is a cell such as "row 3 column 5"; there is a gap too many */
        N_ ("A cell was skipped at %1$s: shift the rest of the row to the left"),
        /* Translators: %1$s is a cell such as "row 3 column 5"; there is a gap too many */
        N_ ("A cell was skipped at %1$s: shift the rest of the board to the left"),
      },
      {
        /* Translators: %1$s is a cell such as "row 3 column 5", %2$d a digit */
        N_ ("%2$d was typed twice at %1$s: shift the rest of the row to the left"),
        /* Translators: %1$s is a cell such as "row 3 column 5", %2$d a digit */
        N_ ("%2$d was typed twice at %1$s: shift the rest of the board to the left"),
      },
    },
  };
  gboolean doubled = slip->kind == SUD_SLIP_DOUBLED;
  int digit = doubled ? grid->digit[slip->from] : slip->meant.digit[slip->from], lost = slip->meant.digit[slip->to];
  g_autofree char *from = rubric_text_cell (slip->from), *to = rubric_text_in_cell (slip->to);
  g_autofree char *shift
      = g_strdup_printf (_ (sentences[doubled][digit != 0][sud_row (slip->to) > sud_row (slip->from)]), from, digit);

  if (!doubled || lost == 0)
    return g_steal_pointer (&shift);
  /* Translators: %1$s is "A cell was skipped at row 3 column 5: shift the rest of the board to the left", %2$d a digit
   * and %3$s the cell at the end, where there was no room for it */
  return g_strdup_printf (_ ("%1$s, and write %2$d in %3$s"), shift, lost, to);
}

static char *
say_exchange (const SudGrid *grid, const SudSlip *slip)
{
  SudHouseKind kind = slip->kind == SUD_SLIP_ROWS ? SUD_HOUSE_ROW : SUD_HOUSE_COLUMN;
  g_autofree char *houses
      = rubric_text_houses (1u << sud_house_of (slip->from, kind) | 1u << sud_house_of (slip->to, kind),
                            RUBRIC_CASE_PLAIN);

  /* Translators: %s is "rows 3 and 4" or "columns 3 and 4", whose digits are to change places */
  return g_strdup_printf (_ ("Exchange %s"), houses);
}

char *
rubric_text_slip (const SudGrid *grid, const SudSlip *slip)
{
  static char *(*const say_kind[]) (const SudGrid *grid, const SudSlip *slip) = {
    [SUD_SLIP_DIGIT] = say_other_digit, [SUD_SLIP_EXTRA] = say_other_digit, [SUD_SLIP_SWAP] = say_swap,
    [SUD_SLIP_LEFT_OUT] = say_shift,    [SUD_SLIP_DOUBLED] = say_shift,     [SUD_SLIP_ROWS] = say_exchange,
    [SUD_SLIP_COLUMNS] = say_exchange,
  };

  return say_kind[slip->kind](grid, slip);
}

const char *
rubric_text_slips (int n)
{
  if (n == 0)
    return _ ("No likely slip of typing was found: no small change leads to a puzzle with one solution.");
  /* Translators: a list of small changes of the puzzle follows, or just one */
  return ngettext ("This may have happened. Mended, the puzzle has one solution.",
                   "One of these may have happened, the likeliest first. Mended, the puzzle has one solution.", n);
}
