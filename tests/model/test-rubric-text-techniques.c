/* test-rubric-text-techniques.c - the sentence of every technique at the positions that show it: does it lead to its end?
 *
 * With --tap the sentences are printed, to be read by somebody who never read a Sudoku book.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "library-case.h"
#include "rubric-text-step.h"
#include "rubric-text.h"
#include "template-listing.h"

#include <string.h>

enum
{
  EIGHT = 8,
};

static SudLogic *logic;

static SudDigits
swap_digits (SudDigits digits, int a, int b)
{
  gboolean has_a = (digits & SUD_DIGIT_BIT (a)) != 0, has_b = (digits & SUD_DIGIT_BIT (b)) != 0;

  digits &= (SudDigits) ~(SUD_DIGIT_BIT (a) | SUD_DIGIT_BIT (b));
  return (SudDigits)(digits | (has_a ? SUD_DIGIT_BIT (b) : 0) | (has_b ? SUD_DIGIT_BIT (a) : 0));
}

static uint8_t
swap_digit (uint8_t digit, int a, int b)
{
  return digit == a ? (uint8_t)b : digit == b ? (uint8_t)a : digit;
}

static void
swap_cells (SudCells *a, SudCells *b)
{
  SudCells cells = *a;

  *a = *b;
  *b = cells;
}

/* The same step with @a and @b exchanged. */
static void
rename_step (SudStep *step, int a, int b)
{
  step->digit = swap_digit (step->digit, a, b);
  step->digits = swap_digits (step->digits, a, b);
  swap_cells (&step->out[a - 1], &step->out[b - 1]);
  for (int i = 0; i < step->n_sets; i++)
    step->sets[i].digits = swap_digits (step->sets[i].digits, a, b);
  for (int i = 0; i < step->n_nodes; i++)
    step->nodes[i].digit = swap_digit (step->nodes[i].digit, a, b);
}

static void
rename_marks (SudPencilmarks *marks, int a, int b)
{
  swap_cells (&marks->digit[a - 1], &marks->digit[b - 1]);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      marks->cell[cell] = swap_digits (marks->cell[cell], a, b);
      marks->value[cell] = swap_digit (marks->value[cell], a, b);
    }
  for (int house = 0; house < SUD_HOUSES; house++)
    {
      uint16_t places = marks->place[house][a - 1];

      marks->place[house][a - 1] = marks->place[house][b - 1];
      marks->place[house][b - 1] = places;
    }
}

typedef void (*Judge) (const SudStep *step, const SudPencilmarks *marks);

/* Hands each position of ours to @visit. */
static void
for_each_position (void (*visit) (const LibraryCase *shown, gpointer data), gpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "techniques", "cases.txt", NULL), *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      LibraryCase shown;

      if (**line != ':' || !library_case_parse (&shown, *line, NULL) || strcmp (shown.variant, "x") == 0)
        continue;
      logic->marks = shown.marks;
      logic->rules = library_rules_of (shown.code, shown.variant);
      visit (&shown, data);
    }
}

static void
visit_case (const LibraryCase *shown, gpointer data)
{
  Judge judge = *(Judge *)data;

  sud_logic_find (logic, shown->technique);
  for (int i = 0; i < logic->steps.n; i++)
    if (sud_step_same_outcome (&logic->steps.step[i], &shown->wanted))
      judge (&logic->steps.step[i], &shown->marks);
}

/* Hands each position of ours to @judge, with the step that it shows. */
static void
for_each_case (Judge judge)
{
  for_each_position (visit_case, &judge);
}

static void
judge_form (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *sentence = rubric_text_step (step, marks);

  g_test_message ("%s: %s", rubric_text_technique (step->technique), sentence);
  g_assert_true (g_str_has_suffix (sentence, "."));
  g_assert_null (strchr (sentence, '%'));
  g_assert_null (strstr (sentence, "  "));
  g_assert_null (strstr (sentence, " ,"));
  g_assert_null (strstr (sentence, " ."));
}

static void
test_form (void)
{
  for_each_case (judge_form);
}

/* What a sentence must say, lest somebody asks why that follows. */
static const struct
{
  SudTechniqueId technique;
  const char *says;
} reasons[] = {
  { SUD_TECHNIQUE_POINTING, " of the other blank cells. So the " },
  { SUD_TECHNIQUE_CLAIMING, " of the other blank cells. So the " },
  { SUD_TECHNIQUE_XY_WING, " can only be *; if it is *, * can only be *. So one of these two cells is *, and a cell that shares " },
  { SUD_TECHNIQUE_XYZ_WING, " can only be *; if it is *, * can only be *. So one of the three cells is *, and a cell that shares " },
  { SUD_TECHNIQUE_RECTANGLE_2, "The only other digit that * can be is *, so one of these cells is *. A cell that shares " },
  { SUD_TECHNIQUE_RECTANGLE_5, "The only other digit that * can be is *, so one of these cells is *. A cell that shares " },
  { SUD_TECHNIQUE_UNIQUE_LOOP_2, "The only other digit that * can be is *, so one of these cells is *. A cell that shares " },
  { SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1, " are not given by the puzzle. If " },
  { SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_2, " are not given by the puzzle. If *The only other digit that * can be is *. A cell that " },
  { SUD_TECHNIQUE_RECTANGLE_3, "So one of * is *. That cell and * can only be *. There are as many digits as cells, so " },
  { SUD_TECHNIQUE_UNIQUE_LOOP_3, "So one of * is *. That cell and * can only be *. There are as many digits as cells, so " },
  { SUD_TECHNIQUE_RECTANGLE_4, " can only go into these two cells, so the other one is *, and neither can be " },
  { SUD_TECHNIQUE_UNIQUE_LOOP_4, " can only go into these two cells, so the other one is *, and neither can be " },
  { SUD_TECHNIQUE_RECTANGLE_6, " were *, so would be the other, and the remaining two would be *: all four *. So neither of them is " },
  { SUD_TECHNIQUE_HIDDEN_RECTANGLE, " were *, both cells beside it would be *, and * opposite it could only be *: all four " },
  { SUD_TECHNIQUE_BUG_1, "Only * has three candidates, and of these the * has three places in its row, its column and its box" },
  { SUD_TECHNIQUE_BUG_2, "Only the * in each of * is too many for that, so one of these cells is *. A cell that shares " },
  { SUD_TECHNIQUE_BUG_3, " one of them is right: * in *; * in *. That cell and * can only be " },
  { SUD_TECHNIQUE_BUG_4, " one of them is right: * in *; * in *. In * can only go into these two cells, so the other one is " },
  { SUD_TECHNIQUE_BUG_N, " one of them is right: * in *; * in *. What could not be right beside any of them is ruled out. " },
  { SUD_TECHNIQUE_COLOUR_TRAP, " Either way a cell that shares a row, a column or a box with a cell of each group cannot be " },
  { SUD_TECHNIQUE_COLOUR_WRAP, " are both in *, and cannot both be *. As they are both of group *, that group is wrong" },
  { SUD_TECHNIQUE_MULTI_COLOURS_1, " are both in *, and cannot both be *. So groups * and * are not both right, and one of * and * is. " },
  { SUD_TECHNIQUE_MULTI_COLOURS_2, " are both in *, and cannot both be *; * are both in *, and cannot both be *, either. So group " },
  { SUD_TECHNIQUE_FINNED_X_WING, ". There is one * in each of *, and at most one in each of *, so each of * has its * there, " },
  { SUD_TECHNIQUE_FRANKEN_X_WING, ". There is one * in each of *, and at most one in each of *. So each of * has its * there, " },
  { SUD_TECHNIQUE_ALS_XY_WING, ": then *(group *), so * (group *), so * (group *). So either " },
  { SUD_TECHNIQUE_ALS_CHAIN, ": then *(group *), so * (group *), so * (group *). So either " },
  { SUD_TECHNIQUE_ALS_XZ, ": A, *; B, *. So a group that goes without * cannot be in both groups, because *. " },
  { SUD_TECHNIQUE_CONTINUOUS_LOOP, " of every two candidates that are linked just one is right. So " },
  { SUD_TECHNIQUE_GUARDIANS, ", and a cell that shares a row, a column or a box with " },
  { SUD_TECHNIQUE_DOUBLE_EXOCET, " is in base cells of one exocet alone, and in a target cell of it. " },
  { SUD_TECHNIQUE_JUNIOR_EXOCET, ", are left for it. So the target cells hold the two digits of the base cells, and no other " },
  { SUD_TECHNIQUE_FIREWORK_TRIPLE, " So each of * is in one of the cells *. There are as many digits as cells: these hold " },
  { SUD_TECHNIQUE_FIREWORK_QUADRUPLE, ". Outside *. So each of * is in one of the cells *each of the two crossings only its own " },
  { SUD_TECHNIQUE_SK_LOOP, "each digit once where two pairs share it: * in row *; * in box *. That makes 16 digits for 16 " },
  { SUD_TECHNIQUE_LOCKED_SECTORS, "each digit once in each row or column: * in *; * in *. That makes * digits for * cells, so " },
  { SUD_TECHNIQUE_WXYZ_WING, ", and a cell that shares a row, a column or a box with each of them cannot be " },
  { SUD_TECHNIQUE_SUE_DE_COQ, ", where * cross; from the rest of *, *; and from the rest of *, *. All these can only be " },
  { SUD_TECHNIQUE_SUE_DE_COQ, " So each stands in one of these cells. Of these, * can only be in *, so no other cell of * can be " },
  { SUD_TECHNIQUE_TEMPLATE_SET, ", one into each row, column and box, *there is none without " },
  { SUD_TECHNIQUE_TEMPLATE_DELETE, ", one into each row, column and box, *none has it in the*cells*. " },
};

static void
judge_reason (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *sentence = rubric_text_step (step, marks);

  for (gsize i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      g_autofree char *pattern = g_strconcat ("*", reasons[i].says, "*", NULL);

      if (reasons[i].technique == step->technique && !g_pattern_match_simple (pattern, sentence))
        g_error ("not “%s” in: %s", reasons[i].says, sentence);
    }
}

static void
test_reasons (void)
{
  for_each_case (judge_reason);
}

/* What a sentence argues: without what is ruled out at its end, and without the names of rows, columns and boxes; where groups
 * of cells are listed first, without these lists, in which every digit stands. */
static char *
dup_argument (const SudStep *step, const char *sentence)
{
  g_autoptr (GRegex) names = g_regex_new ("\\b(row|column|box)(e?s)? [1-9]((, [1-9])* and [1-9])?\\b", 0, 0, NULL);
  gboolean of_groups = step->technique >= SUD_TECHNIQUE_ALS_XZ && step->technique <= SUD_TECHNIQUE_ALS_CHAIN;
  const char *end = strstr (sentence, " Ruled out: "), *start = of_groups ? strstr (sentence, " So a group that") : sentence;
  g_autofree char *why = NULL;

  g_assert_true (end != NULL && start != NULL && start < end);
  why = g_strndup (start, (gsize)(end - start));
  return g_regex_replace_literal (names, why, -1, 0, "there", 0, NULL);
}

/* What is ruled out is argued before: each digit, unless it is all that a cell could be besides. */
static void
judge_argument (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *sentence = rubric_text_step (step, marks), *why = NULL;

  if (step->digit != 0)
    return;
  why = dup_argument (step, sentence);
  SUD_EACH_BIT (index, sud_step_ruled_out (step))
    if (strchr (why, (int)('1' + index)) == NULL && strstr (why, "nothing else") == NULL
        && strstr (why, "anything else") == NULL && strstr (why, "other digits") == NULL)
      g_error ("%s: not why %u in: %s", rubric_text_technique (step->technique), index + 1, sentence);
}

static void
judge_all_steps (const LibraryCase *shown, gpointer n)
{
  gboolean every = shown->technique >= SUD_TECHNIQUE_SUE_DE_COQ && shown->technique <= SUD_TECHNIQUE_DEATH_BLOSSOM;

  for (int technique = 0; technique < SUD_TECHNIQUE_LEMMA_NET; technique++)
    {
      if (technique != (int)shown->technique && !every)
        continue;
      sud_logic_find (logic, (SudTechniqueId)technique);
      for (int i = 0; i < logic->steps.n; i++)
        judge_argument (&logic->steps.step[i], &shown->marks);
      *(int *)n += logic->steps.n;
    }
}

/* Every step of every technique at some positions, and every step of the technique of each other. */
static void
test_arguments (void)
{
  int n = 0;

  for_each_position (judge_all_steps, &n);
  g_assert_cmpint (n, >, 10000);
}

/* Of a deadly pattern: what all but some cells are left to is told, before what would be if these were, too. */
static void
judge_deadly (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *sentence = rubric_text_step (step, marks);
  gboolean of_blanks = step->technique >= SUD_TECHNIQUE_RECTANGLE_1 && step->technique <= SUD_TECHNIQUE_UNIQUE_LOOP_4
                       && step->technique != SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1
                       && step->technique != SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_2;

  if (!of_blanks)
    return;
  if (!g_pattern_match_simple ("Only * or * can go into *. If * held nothing else, either, the two digits *", sentence))
    g_error ("no reason in: %s", sentence);
  g_assert_true (sud_cells_within (step->fins, step->cells));
  SUD_EACH_CELL (cell, step->cells)
    g_assert_cmpint ((marks->cell[cell] & ~step->digits) != 0, ==, sud_cells_has (step->fins, (int)cell));
}

static void
test_deadly (void)
{
  for_each_case (judge_deadly);
}

/* Where it takes cells that other digits need, it names them; with them it is true, and without where it names none. */
static void
judge_templates (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *sentence = NULL;

  if (step->technique != SUD_TECHNIQUE_TEMPLATE_SET && step->technique != SUD_TECHNIQUE_TEMPLATE_DELETE)
    return;
  sentence = rubric_text_step (step, marks);
  g_assert_true (template_listing_shows (step, marks));
  g_assert_true (g_str_has_prefix (sentence, "However the other digits are written") == (step->n_sets > 0));
  for (int i = 0; i < step->n_sets; i++)
    {
      g_autofree char *cells = rubric_text_cell_groups (step->sets[i].cells);

      g_assert_nonnull (strstr (sentence, cells));
    }
}

static void
test_templates (void)
{
  for_each_case (judge_templates);
}

/* Whatever digit it is about, as if that were 8. */
static void
judge_eight (const SudStep *step, const SudPencilmarks *marks)
{
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      SudStep renamed;
      SudPencilmarks with = *marks;
      g_autofree char *sentence = NULL;

      sud_step_copy (&renamed, step);
      rename_step (&renamed, digit, EIGHT);
      rename_marks (&with, digit, EIGHT);
      sentence = rubric_text_step (&renamed, &with);
      if (g_regex_match_simple ("\\ba 8", sentence, G_REGEX_CASELESS, 0))
        g_error ("not “an 8” in: %s", sentence);
    }
}

/* It is "an 8", and so a sentence does without an article. */
static void
test_eight (void)
{
  for_each_case (judge_eight);
}

TEST_FILE (argc, argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  logic = sud_logic_new ();
  g_test_add_func ("/text-techniques/form", test_form);
  g_test_add_func ("/text-techniques/reasons", test_reasons);
  g_test_add_func ("/text-techniques/arguments", test_arguments);
  g_test_add_func ("/text-techniques/deadly", test_deadly);
  g_test_add_func ("/text-techniques/templates", test_templates);
  g_test_add_func ("/text-techniques/eight", test_eight);
  result = g_test_run ();
  sud_logic_free (logic);
  return result;
}
