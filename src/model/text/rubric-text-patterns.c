/* rubric-text-patterns.c - patterns of candidates in words: wings, sets, colours, and what would allow two
 * solutions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-step-private.h"

#include "rubric-text.h"
#include "sud-houses.h"
#include "sud-technique.h"

#include <glib/gi18n.h>

/* Returns: the digit of the pivot of @step with which wing @a, not @b, can only be @last: the one that both can be.
 * Steps found with it may have ruled that out in a wing since. */
static int
find_turn (const SudStep *step, const SudPencilmarks *marks, int a, int b, int last)
{
  SudDigits pair = (SudDigits)(step->sets[0].digits & ~SUD_DIGIT_BIT (last));
  SudDigits here = marks->cell[a] & pair, there = marks->cell[b] & pair;

  return sud_digits_first (here != 0 ? here : there != 0 && there != pair ? (SudDigits)(pair & ~there) : pair);
}

char *
rubric_text_wing (const SudStep *step, const SudPencilmarks *marks)
{
  SudCells pivot = step->sets[0].cells, wings = sud_cells_difference (step->cells, pivot);
  int last = sud_digits_first (sud_step_ruled_out (step)), a = sud_cells_first (wings),
      b = sud_cells_next (wings, a + 1);
  int turn = find_turn (step, marks, a, b, last);
  int other_turn = sud_digits_first ((SudDigits)(step->sets[0].digits & ~SUD_DIGIT_BIT (last) & ~SUD_DIGIT_BIT (turn)));
  g_autofree char *centre = rubric_text_cell_groups (pivot), *digits = rubric_text_choice (step->sets[0].digits);
  g_autofree char *one = rubric_text_cell (a), *other = rubric_text_cell (b);

  if ((step->sets[0].digits & SUD_DIGIT_BIT (last)) != 0)
    /* Translators: XYZ-Wing: %1$s is a cell, %2$s its digits ("4, 7 or 9"), %3$d one of them, %4$s another cell, %5$d
     * another digit, %6$s a third cell, %7$d the digit that all three can be */
    return g_strdup_printf (_ ("%1$s is %2$s. If it is %3$d, %4$s can only be %7$d; if it is %5$d, %6$s can only be "
                               "%7$d. So one of the three cells is %7$d, and a cell that shares a row, a column or a "
                               "box with each of them cannot be %7$d."),
                            centre, digits, turn, one, other_turn, other,
                            last);
  /* Translators: XY-Wing: %1$s is a cell, %2$s its two digits ("4 or 7"), %3$d one of them, %4$s another cell, %5$d the
   * other digit, %6$s a third cell, %7$d the digit that both of these cells can be */
  return g_strdup_printf (_ ("%1$s is %2$s. If it is %3$d, %4$s can only be %7$d; if it is %5$d, %6$s can only be "
                             "%7$d. So one of these two cells is %7$d, and a cell that shares a row, a column or a box "
                             "with each of them cannot be %7$d."),
                          centre, digits, turn, one, other_turn, other, last);
}

char *
rubric_text_guardians (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->cells), *fins = rubric_text_cell_groups (step->fins);
  int digit = sud_digits_first (step->digits);

  if (sud_cells_is_single (step->fins))
    /* Translators: %1$s are cells in a ring, an odd number of them, %2$d a digit, %3$s is a cell beside them */
    return g_strdup_printf (_ ("%1$s make a ring of an odd number of cells. If the %2$d had no other places in the "
                               "rows, columns and boxes that link them, every second cell would have to be %2$d, which "
                               "an odd number does not allow. So %3$s is %2$d, and a cell that shares a row, a column "
                               "or a box with it is not."),
                            cells, digit, fins);
  /* Translators: %1$s are cells in a ring, an odd number of them, %2$d a digit, %3$s are cells beside them */
  return g_strdup_printf (_ ("%1$s make a ring of an odd number of cells. If the %2$d had no other places in the rows, "
                             "columns and boxes that link them, every second cell would have to be %2$d, which an odd "
                             "number does not allow. So one of %3$s is %2$d, and a cell that shares a row, a column or "
                             "a box with each of them is not."),
                          cells, digit, fins);
}

char *
rubric_text_bent_set (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->cells), *digits = rubric_text_digits (step->digits);
  g_autofree char *places = rubric_text_cell_groups (step->n_sets > 0 ? step->sets[0].cells : step->cells);
  int digit = sud_digits_first (sud_step_ruled_out (step)), n = sud_cells_count (step->cells);

  /* Translators: %1$s are cells, %2$s as many digits, %3$d how many, %4$d one of the digits, %5$s some of the cells */
  return g_strdup_printf (_ ("The %3$d cells %1$s hold only the %3$d digits %2$s, and of these only %4$d could stand "
                             "there twice. Without any %4$d too few digits would be left, so one of %5$s is %4$d, and "
                             "a cell that shares a row, a column or a box with each of them cannot be %4$d."),
                          cells, digits, n, digit, places);
}

/* Returns: the digits of a Sue de Coq whose places in its cells are all in @house */
static SudDigits
find_kept (const SudStep *step, const SudPencilmarks *marks, unsigned house)
{
  SudDigits kept = (SudDigits)(step->sets[0].digits | step->sets[1].digits | step->sets[2].digits);

  SUD_EACH_CELL (cell, sud_cells_difference (step->cells, sud_house_sets[house]))
    kept &= (SudDigits)~marks->cell[cell];
  return kept;
}

/* Which cells take which digits. */
static char *
say_crossing (const SudStep *step)
{
  uint32_t box = step->houses & ~0u << SUD_HOUSE_BOX * SUD_SIZE;
  g_autofree char *houses = rubric_text_houses (step->houses, RUBRIC_CASE_PLAIN),
                  *crossing = rubric_text_cell_groups (step->sets[0].cells);
  g_autofree char *line_name = rubric_text_houses (step->houses & ~box, RUBRIC_CASE_OF);
  g_autofree char *box_name = rubric_text_houses (box, RUBRIC_CASE_OF);
  g_autofree char *in_line = rubric_text_cell_groups (step->sets[1].cells);
  g_autofree char *in_box = rubric_text_cell_groups (step->sets[2].cells);
  g_autofree char *digits
      = rubric_text_choice ((SudDigits)(step->sets[0].digits | step->sets[1].digits | step->sets[2].digits));

  /* Translators: Sue de Coq: %1$s is a line and a box, %2$s cells in both, %3$s the line, %4$s cells of it outside the
   * box, %5$s the box, %6$s cells of it outside the line, %7$s as many digits as all these cells ("4, 7 or 9") */
  return g_strdup_printf (_ ("Take %2$s, where %1$s cross; from the rest of %3$s, %4$s; and from the rest of %5$s, "
                             "%6$s. All these can only be %7$s. There are as many digits as cells, and none of them "
                             "can stand there twice, since its places among them are all in one row, column or box. So "
                             "each stands in one of these cells."),
                          houses, crossing, line_name, in_line, box_name, in_box, digits);
}

char *
rubric_text_sue_de_coq (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *crossing = NULL;
  GString *text;

  if (step->n_sets < 3)
    return rubric_text_bent_set (step, marks);
  crossing = say_crossing (step);
  text = g_string_new (crossing);
  SUD_EACH_BIT (house, step->houses)
    {
      SudDigits kept = find_kept (step, marks, house);
      g_autofree char *in_house = rubric_text_houses (1u << house, RUBRIC_CASE_IN);
      g_autofree char *of_house = rubric_text_no_cell_of (1u << house);
      g_autofree char *list = rubric_text_digits (kept), *denied = rubric_text_denied (kept), *sentence = NULL;

      if (kept == 0)
        continue;
      /* Translators: of cells in a line and a box; %1$s is a digit, or several ("4 and 7"), %2$s the line or the box,
       * %3$s the digits again: "4 or 7", %4$s the line or the box again */
      sentence = g_strdup_printf (
          ngettext ("Of these, %1$s can only be in %2$s, so no other cell of %4$s can be %3$s.",
                    "Of these, %1$s can only be in %2$s, so no other cell of %4$s can be %3$s.",
                    sud_digits_count (kept)),
          list, in_house, denied, of_house);
      rubric_text_append_sentence (text, sentence);
    }
  return g_string_free (text, FALSE);
}

/* "5 in row 1 column 2 and 7 in row 3 columns 4 and 5" */
static char *
list_taken (const SudStep *step)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < step->n_sets; i++)
    {
      g_autofree char *cells = rubric_text_in_cells (step->sets[i].cells);

      /* Translators: an item of a list: %1$d is a digit, %2$s a cell, or several */
      g_ptr_array_add (items, g_strdup_printf (_ ("%1$d in %2$s"), sud_digits_first (step->sets[i].digits), cells));
    }
  return rubric_text_list (items);
}

/* Ways through the cells that other digits need do not count. */
static char *
say_templates_beside (const SudStep *step, int digit)
{
  g_autofree char *taken = list_taken (step), *cells = NULL;

  if (step->digit == 0)
    /* Translators: %1$s is a list of digits with their cells: "5 in row 1 column 2", %2$d a digit */
    return g_strdup_printf (_ ("However the other digits are written, they need these cells: %1$s. Of all ways to "
                               "write every missing %2$d, one into each row, column and box, that leave them free, "
                               "none has it in the cells where it is struck."),
                            taken, digit);
  cells = rubric_text_cell_groups (sud_step_writes (step));
  /* Translators: %1$s is a list of digits with their cells: "5 in row 1 column 2", %2$d a digit, %3$s a cell, or
   * several */
  return g_strdup_printf (_ ("However the other digits are written, they need these cells: %1$s. Of all ways to write "
                             "every missing %2$d, one into each row, column and box, that leave them free, there is "
                             "none without %3$s: it goes there."),
                          taken, digit, cells);
}

char *
rubric_text_templates (const SudStep *step, const SudPencilmarks *marks)
{
  int digit = sud_digits_first (step->digits);

  if (step->n_sets > 0)
    return say_templates_beside (step, digit);
  if (step->digit != 0)
    {
      g_autofree char *cells = rubric_text_cell_groups (sud_step_writes (step));

      /* Translators: %1$d is a digit, %2$s a cell, or several */
      return g_strdup_printf (_ ("Of all ways to write every missing %1$d, one into each row, column and box, there is "
                                 "none without %2$s: it goes there."),
                              digit, cells);
    }
  /* Translators: %d is a digit */
  return g_strdup_printf (_ ("Of all ways to write every missing %d, one into each row, column and box, none has it in "
                             "these cells."),
                          digit);
}

/* "group A, row 1 columns 3 and 4: 2, 7 and 9" */
static char *
name_als (const SudStepSet *set, int i)
{
  g_autofree char *cells = rubric_text_cell_groups (set->cells), *digits = rubric_text_digits (set->digits);

  /* Translators: a group of cells: %1$c is a letter, %2$s are its cells, %3$s the digits that can go there */
  return g_strdup_printf (_ ("%1$c, %2$s: %3$s"), 'A' + i, cells, digits);
}

static char *
say_groups (const SudStep *step)
{
  g_autoptr (GString) groups = g_string_new (NULL);

  for (int i = 0; i < step->n_sets; i++)
    rubric_text_append_item (groups, name_als (&step->sets[i], i));
  /* Translators: %s are two or more groups, each with a letter, its cells and digits: "A, row 1 column 3: 2 and 7; B,
   * …" */
  return g_strdup_printf (_ ("In each of these groups the cells have one candidate more than there are cells: %s. So a "
                             "group that goes without one of its digits must have all the others."),
                          groups->str);
}

/* Why a digit whose places in the two groups are those of @one and @other cannot be in both. */
static char *
say_why_not_both (const SudStepNode *one, const SudStepNode *other)
{
  SudCells places = sud_cells_union (one->cells, other->cells);
  uint32_t houses = rubric_text_shared_houses (places);
  g_autofree char *house = rubric_text_houses (houses & -houses, RUBRIC_CASE_PLAIN);

  if (houses == 0)
    /* Translators: why a digit cannot be in both of the groups of cells A and B */
    return g_strdup (_ ("each of its places in A shares a row, a column or a box with each of its places in B"));
  /* Translators: why a digit cannot be in both of the groups of cells A and B; %s is a house: "row 3" */
  return g_strdup_printf (_ ("all its places in A and B share %s"), house);
}

/* Returns: whether the digit at the ends can stand in only one of the groups, too */
static gboolean
is_doubly_linked (const SudStep *step)
{
  const SudStepNode *first = &step->nodes[0], *last = &step->nodes[step->n_nodes - 1];

  SUD_EACH_CELL (cell, first->cells)
    if (!sud_cells_within (last->cells, sud_peers_of ((int)cell)))
      return FALSE;
  return TRUE;
}

/* Two groups have one digit of two each, and all their others: what that rules out of the two, and of those of each
 * group. */
static void
append_locked (GString *text, const SudStep *step, SudDigits links)
{
  SudDigits out = sud_step_ruled_out (step);
  g_autofree char *linked = rubric_text_denied (out & links), *sentence = NULL;

  if ((out & links) != 0)
    {
      /* Translators: of the groups of cells A and B; %s is a digit, or a choice of two: "4 or 7" */
      sentence = g_strdup_printf (_ ("No %s can stand in a cell that shares a row, a column or a box with all its "
                                     "places in A and B."),
                                  linked);
      rubric_text_append_sentence (text, sentence);
    }
  for (int i = 0; i < step->n_sets; i++)
    {
      SudDigits others = step->sets[i].digits & out & (SudDigits)~links;
      g_autofree char *choice = rubric_text_denied (others), *kept = NULL;

      if (others == 0)
        continue;
      /* Translators: of a group of cells; %1$c is its letter, %2$s a digit, or a choice of several: "4 or 7" */
      kept = g_strdup_printf (_ ("Group %1$c has all its other digits, so no %2$s can stand in a cell that shares a "
                                 "row, a column or a box with all its places in %1$c."),
                              'A' + i, choice);
      rubric_text_append_sentence (text, kept);
    }
}

static char *
say_doubly_linked (const SudStep *step)
{
  const SudStepNode *nodes = step->nodes;
  int one = nodes[1].digit, other = nodes[0].digit;
  g_autofree char *groups = say_groups (step), *why = say_why_not_both (&nodes[1], &nodes[2]);
  g_autofree char *why_other = say_why_not_both (&nodes[0], &nodes[3]);
  GString *text = g_string_new (NULL);

  /* Translators: %1$s is a sentence about the groups of cells A and B, %2$d and %4$d are two digits, %3$s and %5$s say
   * why: "all its places in A and B share row 3" */
  g_string_printf (text, _ ("%1$s The %2$d cannot be in both groups, because %3$s. Nor can the %4$d, because %5$s. A "
                            "group lacks only one of its digits, so one group lacks the %2$d, and the other the %4$d."),
                   groups, one, why, other, why_other);
  append_locked (text, step, (SudDigits)(SUD_DIGIT_BIT (one) | SUD_DIGIT_BIT (other)));
  return g_string_free (text, FALSE);
}

char *
rubric_text_als_xz (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *groups = NULL, *digits = NULL, *why = NULL;

  if (is_doubly_linked (step))
    return say_doubly_linked (step);
  groups = say_groups (step);
  digits = rubric_text_digits (sud_step_ruled_out (step));
  why = say_why_not_both (&step->nodes[1], &step->nodes[2]);
  return g_strdup_printf (
      /* Translators: %1$s is a sentence about the groups of cells A and B, %2$d a digit, %3$s says why: "all its places
       * in A and B share row 3", %4$s is another digit, or several */
      ngettext ("%1$s The %2$d cannot be in both groups, because %3$s. The group without it has its %4$s. So one of "
                "the groups has its %4$s, and a cell that shares a row, a column or a box with every place of the %4$s "
                "in both groups cannot be %4$s.",
                "%1$s The %2$d cannot be in both groups, because %3$s. The group without it has its %4$s. So each of "
                "these is in one of the groups, and a cell that shares a row, a column or a box with every place of it "
                "in both groups cannot have it.",
                sud_digits_count (sud_step_ruled_out (step))),
      groups, step->nodes[1].digit, why, digits);
}

/* The chain holds for each digit that the groups at its ends have in common: what was told of one is told of
 * another. */
static char *
say_again (const SudStep *step, const SudPencilmarks *marks, int digit)
{
  const SudStepSet *first = &step->sets[0], *last = &step->sets[step->n_sets - 1];
  SudStepNode one
      = { .cells = sud_cells_intersection (first->cells, marks->digit[digit - 1]), .digit = (uint8_t)digit };
  SudStepNode other
      = { .cells = sud_cells_intersection (last->cells, marks->digit[digit - 1]), .digit = (uint8_t)digit };
  g_autofree char *start = rubric_text_node (&one, TRUE), *end = rubric_text_node (&other, TRUE);

  /* Translators: of a chain of reasoning over groups of cells that was just told with another digit; %1$d is the digit
   * now, %2$d the other, %3$s and %4$s are clauses: "row 1 column 2 is 4" */
  return g_strdup_printf (_ ("The chain holds just as well with %1$d in the place of %2$d in its first and its last "
                             "group: either %3$s or %4$s, and a cell that shares a row, a column or a box with each of "
                             "them cannot be %1$d."),
                          digit, step->nodes[0].digit, start, end);
}

char *
rubric_text_als_chain (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *groups = say_groups (step), *chain = rubric_text_chain (step, marks);
  GString *text = g_string_new (groups);

  rubric_text_append_sentence (text, chain);
  SUD_EACH_BIT (index, sud_step_ruled_out (step) & ~SUD_DIGIT_BIT (step->nodes[0].digit))
    {
      g_autofree char *again = say_again (step, marks, (int)index + 1);

      rubric_text_append_sentence (text, again);
    }
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): that @digit is in one of its places in the petals of @step, a death blossom */
static char *
say_where_in_petals (const SudStep *step, const SudPencilmarks *marks, int digit)
{
  SudStepNode all = { .digit = (uint8_t)digit };

  for (int i = 0; i < step->n_sets; i++)
    all.cells = sud_cells_union (all.cells, sud_cells_intersection (step->sets[i].cells, marks->digit[digit - 1]));
  return rubric_text_node (&all, TRUE);
}

char *
rubric_text_death_blossom (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *stem = rubric_text_in_cells (step->cells), *petals = rubric_text_branches (step, marks);
  int first = step->nodes[step->n_nodes - 1].digit;
  g_autofree char *places = say_where_in_petals (step, marks, first), *end = NULL;
  GString *text = g_string_new (NULL);

  end = g_strdup_printf (
      /* Translators: the end of a step of reasoning; %1$s is a cell, %2$s a clause: "one of row 1 columns 2 and 3 is
       * 4", %3$d the digit in it */
      _ ("There is no other candidate in %1$s, so in any case %2$s. A cell that shares a row, a column or a box with "
         "each of these places cannot be %3$d."),
      stem, places, first);
  rubric_text_append_sentence (text, petals);
  rubric_text_append_sentence (text, end);
  SUD_EACH_BIT (index, sud_step_ruled_out (step) & ~SUD_DIGIT_BIT (first))
    {
      g_autofree char *others = say_where_in_petals (step, marks, (int)index + 1), *again = NULL;

      /* Translators: what was told of one digit is told of another, %2$d; %1$s is a clause: "one of row 1 columns 2
       * and 3 is 4" */
      again = g_strdup_printf (_ ("For the same reason %1$s, and a cell that shares a row, a column or a box with each "
                                  "of these places cannot be %2$d."),
                               others, index + 1);
      rubric_text_append_sentence (text, again);
    }
  return g_string_free (text, FALSE);
}

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

/* Returns: whether some cell of @one shares a house with another of @other; @clash (out): the first that do */
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
say_colour_clash (const Clash *clash)
{
  SudCells both = sud_cells_union (clash->cell, clash->other);
  g_autofree char *cell = rubric_text_cell_groups (clash->cell), *other = rubric_text_cell_groups (clash->other);
  g_autofree char *house = NULL;
  uint32_t houses = rubric_text_shared_houses (both);

  house = rubric_text_houses (houses & -houses, RUBRIC_CASE_IN);
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
say_colour_trap (const SudStep *step)
{
  /* Translators: of two groups of cells; %d is a digit */
  return g_strdup_printf (_ ("Either way a cell that shares a row, a column or a box with a cell of each group cannot "
                             "be %d."),
                          sud_digits_first (step->digits));
}

static char *
say_colour_wrap (const SudStep *step)
{
  SudCells wrong = sud_step_affects (step);
  g_autofree char *clause = NULL;
  Clash clash;

  if (!find_clash (wrong, wrong, &clash))
    return NULL;
  clause = say_colour_clash (&clash);
  /* Translators: of two groups of cells; %1$s is a clause: "row 5 column 3 and row 5 column 8 are both in row 5", %2$d
   * a digit, %3$c the letter of a group */
  return g_strdup_printf (_ ("But %1$s, and cannot both be %2$d. As they are both of group %3$c, that group is wrong, "
                             "and none of its cells is %2$d."),
                          clause, sud_digits_first (step->digits), name_of (step, clash.cell));
}

/* @clash is between one group of each pair, so the other group of one pair is right: @one or @other. */
static char *
say_bridge (const SudStep *step, const Clash *clash, SudCells one, SudCells other)
{
  g_autofree char *clause = say_colour_clash (clash);

  /* Translators: of pairs of groups of cells; %1$s is a clause: "row 5 column 3 and row 5 column 8 are both in row 5",
   * %2$d a digit, %3$c and %4$c are the letters of the groups of these cells, %5$c and %6$c those of the other group of
   * each pair */
  return g_strdup_printf (_ ("Now %1$s, and cannot both be %2$d. So groups %3$c and %4$c are not both right, and one "
                             "of %5$c and %6$c is. A cell that shares a row, a column or a box with a cell of %5$c and "
                             "with one of %6$c cannot be %2$d."),
                          clause, sud_digits_first (step->digits), name_of (step, clash->cell),
                          name_of (step, clash->other),
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

  if (step->n_sets < 4 || !find_clash (wrong, step->sets[2].cells, &first)
      || !find_clash (wrong, step->sets[3].cells, &second))
    return NULL;
  one = say_colour_clash (&first);
  other = say_colour_clash (&second);
  /* Translators: of pairs of groups of cells; %1$s and %2$s are clauses: "row 5 column 3 and row 5 column 8 are both in
   * row 5", %3$d is a digit, %4$c, %5$c and %6$c are the letters of groups, of which the last two are a pair */
  return g_strdup_printf (_ ("But %1$s, and cannot both be %3$d; %2$s, and cannot both be %3$d, either. So group %4$c "
                             "clashes with both groups %5$c and %6$c, of which one is right. So %4$c is wrong, and "
                             "none of its cells is %3$d."),
                          one, other, sud_digits_first (step->digits), name_of (step, wrong), 'C', 'D');
}

static char *(*const colour_ends[SUD_N_TECHNIQUES]) (const SudStep *step) = {
  [SUD_TECHNIQUE_COLOUR_TRAP] = say_colour_trap,
  [SUD_TECHNIQUE_COLOUR_WRAP] = say_colour_wrap,
  [SUD_TECHNIQUE_MULTI_COLOURS_1] = say_bridges,
  [SUD_TECHNIQUE_MULTI_COLOURS_2] = say_two_clashes,
};

char *
rubric_text_colours (const SudStep *step, const SudPencilmarks *marks)
{
  g_autoptr (GString) groups = g_string_new (NULL);
  g_autofree char *end = colour_ends[step->technique](step);

  for (int i = 0; i + 1 < step->n_sets; i += 2)
    {
      g_autofree char *one = rubric_text_cell_groups (step->sets[i].cells);
      g_autofree char *other = rubric_text_cell_groups (step->sets[i + 1].cells);

      rubric_text_append_item (groups, g_strdup_printf (
          /* Translators: two groups of cells, of which one is right and the other wrong: each with its letter and its
           * cells */
          _ ("either %1$c, %2$s, or %3$c, %4$s"), 'A' + i, one, 'A' + i + 1, other));
    }
  /* Translators: %1$d is a digit, %2$s "either A, …, or B, …": groups of cells; %3$s are one or more sentences */
  return g_strdup_printf (_ ("Where a row, a column or a box has just two places for the %1$d, one is right and the "
                             "other wrong. So of two groups of cells linked like that, all cells of one are %1$d, and "
                             "none of the other: %2$s. %3$s"),
                          sud_digits_first (step->digits), groups->str, end);
}

/* The candidates of the cells of @step that are not left to two digits, but for these. */
static SudDigits
list_extras (const SudStep *step, const SudPencilmarks *marks)
{
  SudDigits extras = 0;

  SUD_EACH_CELL (cell, step->fins)
    extras |= (SudDigits)(marks->cell[cell] & ~step->digits);
  return extras;
}

/* The pattern left to a few digits: how the others lead on */

static char *
say_only_cell (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cell = rubric_text_cell_groups (step->fins);

  /* Translators: of a pattern of a few digits; %s is the only cell that can be something else */
  return g_strdup_printf (_ ("So %s is one of its other digits."), cell);
}

static char *
say_only_digit (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->fins);

  /* Translators: of a pattern of a few digits; %1$s are two or more cells of it, %2$d another digit */
  return g_strdup_printf (_ ("The only other digit that %1$s can be is %2$d, so one of these cells is %2$d. A cell "
                             "that shares a row, a column or a box with each of them cannot be %2$d."),
                          cells, sud_digits_first (sud_step_ruled_out (step)));
}

/* Behind a sentence that says that a cell is one of some digits: with the cells of @set it is a subset. */
static char *
say_subset (const SudStep *step, const SudStepSet *set)
{
  g_autofree char *cells = rubric_text_cell_groups (set->cells), *digits = rubric_text_choice (set->digits);
  g_autofree char *denied = rubric_text_denied (set->digits);
  g_autofree char *houses
      = rubric_text_no_cell_of (rubric_text_shared_houses (sud_cells_union (set->cells, step->fins)));

  return g_strdup_printf (
      /* Translators: behind "one of … is 4 or 7": %1$s is another cell, or several, %2$s digits ("4, 7 or 9"), one more
       * than there are other cells; %3$s is a house, or two ("row 2 or box 1"), %4$s the digits again, in a denial */
      ngettext ("That cell and %1$s can only be %2$s. There are as many digits as cells, so these cells take them all, "
                "and no other cell of %3$s can be %4$s.",
                "That cell and %1$s can only be %2$s. There are as many digits as cells, so these cells take them all, "
                "and no other cell of %3$s can be %4$s.",
                sud_cells_count (set->cells)),
      cells, digits, houses, denied);
}

static char *
say_cell_of_subset (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->fins), *subset = say_subset (step, &step->sets[0]);
  g_autofree char *digits = rubric_text_choice (list_extras (step, marks));

  /* Translators: of a pattern of a few digits; %1$s are two cells of it, %2$s their other digits ("4 or 7"), %3$s a
   * sentence */
  return g_strdup_printf (_ ("So one of %1$s is %2$s. %3$s"), cells, digits, subset);
}

static char *
say_locked (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->fins);
  g_autofree char *house = rubric_text_houses (step->houses, RUBRIC_CASE_IN);
  SudDigits out = sud_step_ruled_out (step);

  /* Translators: of a pattern of two digits; %1$s are two cells of it, %2$s is a house, %3$d one of the digits, %4$d
   * the other */
  return g_strdup_printf (_ ("So one of %1$s is one of its other digits. In %2$s the %3$d can only go into these two "
                             "cells, so the other one is %3$d, and neither can be %4$d."),
                          cells, house, sud_digits_first ((SudDigits)(step->digits & ~out)), sud_digits_first (out));
}

static char *
say_lines (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->fins);
  g_autofree char *lines = rubric_text_houses (step->houses, RUBRIC_CASE_IN);
  SudDigits out = sud_step_ruled_out (step);

  /* Translators: of four cells and two digits; %1$s are two rows or columns, %2$d and %4$d the digits, %3$s two of the
   * cells, which stand opposite each other */
  return g_strdup_printf (_ ("In %1$s the %2$d can only go into these four cells. If one of %3$s were %2$d, so would "
                             "be the other, and the remaining two would be %4$d: all four would hold nothing else. So "
                             "neither of them is %2$d."),
                          lines, sud_digits_first (out), cells, sud_digits_first ((SudDigits)(step->digits & ~out)));
}

static char *
say_hidden (const SudStep *step, const SudPencilmarks *marks)
{
  SudCells far = sud_step_affects (step), near = sud_cells_difference (step->cells, far);
  SudDigits out = sud_step_ruled_out (step);
  g_autofree char *lines = rubric_text_houses (step->houses, RUBRIC_CASE_IN);
  g_autofree char *cell = rubric_text_cell_groups (far), *opposite = NULL;

  SUD_EACH_BIT (house, step->houses)
    near = sud_cells_difference (near, sud_house_sets[house]);
  opposite = rubric_text_cell_groups (near);
  /* Translators: of four cells and two digits; %1$s are a row and a column, %2$d and %4$d the digits, %3$s is the cell
   * where the row and the column cross, %5$s the cell opposite it, which can only be one of the two digits */
  return g_strdup_printf (_ ("In %1$s the %2$d can only go into these four cells. If %3$s were %4$d, both cells beside "
                             "it would be %2$d, and %5$s opposite it could only be %4$d: all four would hold nothing "
                             "else. So %3$s is not %4$d."),
                          lines, sud_digits_first ((SudDigits)(step->digits & ~out)), cell, sud_digits_first (out),
                          opposite);
}

typedef char *(*SayEnd) (const SudStep *step, const SudPencilmarks *marks);

static const SayEnd deadly_ends[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_RECTANGLE_4] = say_locked,
  [SUD_TECHNIQUE_RECTANGLE_6] = say_lines,
  [SUD_TECHNIQUE_HIDDEN_RECTANGLE] = say_hidden,
  [SUD_TECHNIQUE_UNIQUE_LOOP_4] = say_locked,
};

char *
rubric_text_extras (const SudStep *step, const SudPencilmarks *marks)
{
  SayEnd plain = sud_cells_is_single (step->fins) ? say_only_cell : say_only_digit;
  SayEnd say = step->n_sets > 0 ? say_cell_of_subset : plain;
  g_autofree char *end = (deadly_ends[step->technique] != NULL ? deadly_ends[step->technique] : say) (step, marks);

  return rubric_text_capitalise (end); /* in some languages it begins with a house */
}

char *
rubric_text_deadly (const SudStep *step, const SudPencilmarks *marks)
{
  SudCells bare = sud_cells_difference (step->cells, step->fins);
  g_autofree char *others = rubric_text_in_cells (bare), *cells = rubric_text_cell_groups (step->fins);
  g_autofree char *digits = rubric_text_choice (step->digits), *end = rubric_text_extras (step, marks);

  return g_strdup_printf (
      /* Translators: %1$s are two digits ("4 or 7"), %2$s is a cell, or cells, %3$s the other one of the same pattern,
       * or the others, by the number of which the form is chosen; %4$s is one or more sentences */
      ngettext ("Only %1$s can go into %2$s. If %3$s held nothing else, either, the two digits could be exchanged in "
                "all these cells without a change to any row, column or box, and the puzzle would have two solutions. "
                "%4$s",
                "Only %1$s can go into %2$s. If %3$s held nothing else, either, the two digits could be exchanged in "
                "all these cells without a change to any row, column or box, and the puzzle would have two solutions. "
                "%4$s",
                sud_cells_count (step->fins)),
      digits, others, cells, end);
}

char *
rubric_text_avoidable (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *blank = rubric_text_cell_groups (step->fins), *digits = rubric_text_digits (step->digits);
  g_autofree char *filled = rubric_text_in_cells (sud_cells_difference (step->cells, step->fins)), *end = NULL;

  if (sud_cells_is_single (step->fins))
    /* Translators: of four cells; %1$s are three, %2$s the fourth, %3$d a digit, %4$s two digits */
    return g_strdup_printf (_ ("The digits in %1$s are not given by the puzzle. If %2$s were %3$d, the four cells "
                               "would hold nothing but %4$s, the two digits could be exchanged there without a change "
                               "to any row, column or box, and the puzzle would have two solutions."),
                            filled, blank, sud_digits_first (sud_step_ruled_out (step)), digits);
  end = say_only_digit (step, marks);
  /* Translators: of four cells; %1$s are two, %2$s the other two, %3$s two digits, %4$s two sentences */
  return g_strdup_printf (_ ("The digits in %1$s are not given by the puzzle. If %2$s held nothing but %3$s, too, the "
                             "two digits could be exchanged in the four cells without a change to any row, column or "
                             "box, and the puzzle would have two solutions. %4$s"),
                          filled, blank, digits, end);
}

/* Two candidates everywhere: how what is too many leads on */

/* "So one of these is right: 4 in row 5 column 3; 4 or 7 in row 5 column 8." */
static char *
say_too_many (const SudStep *step)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (int i = 0; i < step->n_sets && sud_cells_within (step->sets[i].cells, step->fins); i++)
    {
      g_autofree char *digits = rubric_text_choice (step->sets[i].digits);
      g_autofree char *cell = rubric_text_in_cells (step->sets[i].cells);

      /* Translators: %1$s is a digit, or several, %2$s the cells where it stands, or where they cannot stand */
      rubric_text_append_item (list, g_strdup_printf (_ ("%1$s in %2$s"), digits, cell));
    }
  /* Translators: %s are candidates: "4 in row 5 column 3; 4 or 7 in row 5 column 8" */
  return g_strdup_printf (_ ("Only these candidates are too many for that, so one of them is right: %s."), list->str);
}

static char *
say_extra_cell (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cell = rubric_text_cell_groups (step->fins);

  /* Translators: %1$s is a cell, %2$d the digit that it must be */
  return g_strdup_printf (_ ("Only %1$s has three candidates, and of these the %2$d has three places in its row, its "
                             "column and its box, not two. If it were not %2$d, the blank cells would be left like "
                             "that, so %1$s is %2$d, and nothing else."),
                          cell, sud_digits_first (step->digits));
}

static char *
say_extra_digit (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (step->fins);

  /* Translators: %1$s are cells, %2$d a digit */
  return g_strdup_printf (_ ("Only the %2$d in each of %1$s is too many for that, so one of these cells is %2$d. A "
                             "cell that shares a row, a column or a box with each of them cannot be %2$d."),
                          cells, sud_digits_first (step->digits));
}

static char *
say_extra_subset (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *extra = say_too_many (step), *subset = say_subset (step, &step->sets[step->n_sets - 1]);

  return rubric_text_join (extra, subset);
}

/* The digit that has no other place in the house of @step than its two cells, and stays in both. */
static int
find_locked (const SudStep *step, const SudPencilmarks *marks)
{
  SudDigits digits = (SudDigits)(SUD_ALL_DIGITS & ~step->digits & ~sud_step_ruled_out (step));

  SUD_EACH_CELL (cell, step->fins)
    digits &= marks->cell[cell];
  return sud_digits_first (digits);
}

static char *
say_extra_locked (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *extra = say_too_many (step);
  g_autofree char *house = rubric_text_houses (step->houses, RUBRIC_CASE_IN);

  /* Translators: %1$s is a sentence that tells candidates of two cells, %2$s a house, %3$d a digit */
  return g_strdup_printf (_ ("%1$s In %2$s the %3$d can only go into these two cells, so the other one is %3$d, and "
                             "neither can be anything else."),
                          extra, house, find_locked (step, marks));
}

static char *
say_extra_candidates (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *extra = say_too_many (step);

  /* Translators: %s is a sentence that tells candidates of which one is right */
  return g_strdup_printf (_ ("%s What could not be right beside any of them is ruled out."), extra);
}

static const SayEnd grave_ends[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_BUG_1] = say_extra_cell,
  [SUD_TECHNIQUE_BUG_2] = say_extra_digit,
  [SUD_TECHNIQUE_BUG_3] = say_extra_subset,
  [SUD_TECHNIQUE_BUG_4] = say_extra_locked,
  [SUD_TECHNIQUE_BUG_N] = say_extra_candidates,
};

char *
rubric_text_grave (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *end = grave_ends[step->technique](step, marks);

  /* Translators: %s is one or more sentences about the cells with more candidates */
  return g_strdup_printf (_ ("If every blank cell had just two candidates, and every missing digit just two places in "
                             "each row, column and box, each cell could as well take its other candidate, and the "
                             "puzzle would have two solutions. %s"),
                          end);
}
