/* rubric-text-colours.c - why two groups of cells, one right and one wrong, rule something out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-colours.h"

#include "rubric-text-parts.h"
#include "sud-technique.h"

#include <glib/gi18n.h>

/**
 * Clash:
 * @cell: @other: a cell of each of two groups that share a house
 */
typedef struct
{
  SudCells cell, other;
} Clash;

static SudCells
cells_seen_from (SudCells cells)
{
  SudCells seen = SUD_NO_CELLS;

  SUD_EACH_CELL (cell, cells)
    seen = sud_cells_union (seen, sud_peers_of ((int)cell));
  return seen;
}

/* Whether some cell of @one shares a house with another of @other; the first that do are @clash. */
static gboolean
find_clash (SudCells one, SudCells other, Clash *clash)
{
  SUD_EACH_CELL (cell, one)
    {
      SudCells seen = sud_cells_intersection (sud_peers_of ((int)cell), other);

      if (sud_cells_is_empty (seen))
        continue;
      clash->cell = sud_cells_of ((int)cell);
      clash->other = sud_cells_of (sud_cells_first (seen));
      return TRUE;
    }
  return FALSE;
}

/* "row 5 column 3 and row 5 column 8 are both in row 5" */
static char *
say_clash (const Clash *clash)
{
  SudCells both = sud_cells_union (clash->cell, clash->other);
  g_autofree char *cell = rubric_text_cell_groups (clash->cell), *other = rubric_text_cell_groups (clash->other);
  g_autofree char *house = NULL;
  uint32_t houses = rubric_text_shared_houses (both);

  house = rubric_text_houses (houses & -houses);
  /* Translators: a clause; %1$s and %2$s are cells, %3$s a row, column or box */
  return g_strdup_printf (_ ("%1$s and %2$s are both in %3$s"), cell, other, house);
}

/* The letter of the group that has @cells. */
static int
name_of (const SudStep *step, SudCells cells)
{
  int i = 0;

  while (i + 1 < step->n_sets && !sud_cells_meet (step->sets[i].cells, cells))
    i++;
  return 'A' + i;
}

static char *
say_trap (const SudStep *step)
{
  /* Translators: of two groups of cells; %d is a digit */
  return g_strdup_printf (_ ("Either way a cell that shares a row, a column or a box with a cell of each group cannot be %d."),
                          sud_digits_first (step->digits));
}

static char *
say_wrap (const SudStep *step)
{
  SudCells wrong = sud_step_affects (step);
  g_autofree char *clause = NULL;
  Clash clash;

  if (!find_clash (wrong, wrong, &clash))
    return NULL;
  clause = say_clash (&clash);
  /* Translators: of two groups of cells; %1$s is a clause: "row 5 column 3 and row 5 column 8 are both in row 5", %2$d a digit,
   * %3$c the letter of a group */
  return g_strdup_printf (_ ("But %1$s, and cannot both be %2$d. As they are both of group %3$c, that group is wrong, and none of "
                             "its cells is %2$d."),
                          clause, sud_digits_first (step->digits), name_of (step, clash.cell));
}

/* One of a group of each pair that do not clash is right: @one and @other, for @clash is of the other group of each pair. */
static char *
say_bridge (const SudStep *step, const Clash *clash, SudCells one, SudCells other)
{
  g_autofree char *clause = say_clash (clash);

  /* Translators: of pairs of groups of cells; %1$s is a clause: "row 5 column 3 and row 5 column 8 are both in row 5", %2$d a digit,
   * %3$c and %4$c are the letters of the groups of these cells, %5$c and %6$c those of the other group of each pair */
  return g_strdup_printf (_ ("Now %1$s, and cannot both be %2$d. So groups %3$c and %4$c are not both right, and one of %5$c and "
                             "%6$c is. A cell that shares a row, a column or a box with a cell of %5$c and with one of %6$c "
                             "cannot be %2$d."),
                          clause, sud_digits_first (step->digits), name_of (step, clash->cell), name_of (step, clash->other),
                          name_of (step, one), name_of (step, other));
}

static char *
say_bridges (const SudStep *step)
{
  SudCells out = sud_step_affects (step);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < 4 && step->n_sets >= 4; i++)
    {
      SudCells one = step->sets[1 - i / 2].cells, other = step->sets[3 - i % 2].cells;
      Clash clash;

      if (find_clash (step->sets[i / 2].cells, step->sets[2 + i % 2].cells, &clash)
          && sud_cells_meet (out, sud_cells_intersection (cells_seen_from (one), cells_seen_from (other))))
        {
          g_autofree char *bridge = say_bridge (step, &clash, one, other);

          rubric_text_append_sentence (text, bridge);
        }
    }
  return g_string_free (text, FALSE);
}

/* A group of the first pair sees both of the second. */
static char *
say_two_clashes (const SudStep *step)
{
  SudCells wrong = sud_step_affects (step);
  g_autofree char *one = NULL, *other = NULL;
  Clash first, second;

  if (step->n_sets < 4 || !find_clash (wrong, step->sets[2].cells, &first) || !find_clash (wrong, step->sets[3].cells, &second))
    return NULL;
  one = say_clash (&first);
  other = say_clash (&second);
  /* Translators: of pairs of groups of cells; %1$s and %2$s are clauses: "row 5 column 3 and row 5 column 8 are both in row 5", %3$d is a
   * digit, %4$c, %5$c and %6$c are the letters of groups, of which the last two are a pair */
  return g_strdup_printf (_ ("But %1$s, and cannot both be %3$d; %2$s, and cannot both be %3$d, either. So group %4$c clashes with "
                             "both groups %5$c and %6$c, of which one is right. So %4$c is wrong, and none of its cells is %3$d."),
                          one, other, sud_digits_first (step->digits), name_of (step, wrong), 'C', 'D');
}

static char *(*const ends[SUD_N_TECHNIQUES]) (const SudStep *step) = {
  [SUD_TECHNIQUE_COLOUR_TRAP] = say_trap,
  [SUD_TECHNIQUE_COLOUR_WRAP] = say_wrap,
  [SUD_TECHNIQUE_MULTI_COLOURS_1] = say_bridges,
  [SUD_TECHNIQUE_MULTI_COLOURS_2] = say_two_clashes,
};

char *
rubric_text_colours (const SudStep *step, const SudPencilmarks *marks)
{
  g_autoptr (GString) groups = g_string_new (NULL);
  g_autofree char *end = ends[step->technique](step);

  for (int i = 0; i + 1 < step->n_sets; i += 2)
    {
      g_autofree char *one = rubric_text_cell_groups (step->sets[i].cells);
      g_autofree char *other = rubric_text_cell_groups (step->sets[i + 1].cells);

      g_string_append (groups, i > 0 ? C_ ("list", "; ") : "");
      /* Translators: two groups of cells, of which one is right and the other wrong: each with its letter and its cells */
      g_string_append_printf (groups, _ ("either %1$c, %2$s, or %3$c, %4$s"), 'A' + i, one, 'A' + i + 1, other);
    }
  /* Translators: %1$d is a digit, %2$s "either A, …, or B, …": groups of cells; %3$s are one or more sentences */
  return g_strdup_printf (_ ("Where a row, a column or a box has just two places for the %1$d, one is right and the other wrong. "
                             "So of two groups of cells linked like that, all cells of one are %1$d, and none of the other: "
                             "%2$s. %3$s"),
                          sud_digits_first (step->digits), groups->str, end);
}
