/* test-rubric-text-step.c - steps in words: whole sentences for every step there is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../cells-testing.h"
#include "../test-program.h"

#include "rubric-text-grade.h"
#include "rubric-text-step.h"
#include "rubric-text.h"
#include "sud-path.h"

#include <string.h>

#define LAST_CELL "79516432883172964546238591721749358698457613.356218794678932451529641873143857269"
#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static void
test_parts (void)
{
  static const struct
  {
    const char *cells, *words, *notation;
  } cases[] = {
    { "53", "row 5 column 3", "r5c3" },
    { "5358", "row 5 columns 3 and 8", "r5c38" },
    { "2353", "column 3 rows 2 and 5", "r25c3" },
    { "535889", "row 5 columns 3 and 8 and row 8 column 9", "r5c38,r8c9" },
    { "23285358", "row 2 columns 3 and 8 and row 5 columns 3 and 8", "r25c38" },
    { "11223344", "row 1 column 1, row 2 column 2, row 3 column 3 and row 4 column 4", "r1c1,r2c2,r3c3,r4c4" },
    { "", "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = rubric_text_cell_groups (cells_of (cases[i].cells));
      g_autoptr (GString) notation = g_string_new (NULL);

      rubric_notation_append_cells (notation, cells_of (cases[i].cells));
      g_assert_cmpstr (words, ==, cases[i].words);
      g_assert_cmpstr (notation->str, ==, cases[i].notation);
    }
}

static void
test_lists (void)
{
  g_autofree char *one = rubric_text_digits (1 << 3), *three = rubric_text_digits (1 | 1 << 3 | 1 << 6);
  g_autofree char *rows = rubric_text_houses (1 << 1 | 1 << 6, RUBRIC_CASE_IN);
  g_autofree char *both = rubric_text_houses (1 << 1 | 1 << 22, RUBRIC_CASE_IN);
  g_autofree char *either = rubric_text_no_cell_of (1 << 1 | 1 << 22);

  g_assert_cmpstr (one, ==, "4");
  g_assert_cmpstr (three, ==, "1, 4 and 7");
  g_assert_cmpstr (rows, ==, "rows 2 and 7");
  g_assert_cmpstr (both, ==, "row 2 and box 5");
  g_assert_cmpstr (either, ==, "row 2 or box 5");
}

static void
test_fish (void)
{
  SudPencilmarks marks;
  SudStep step;
  g_autofree char *sentence = NULL, *notation = NULL, *where = NULL, *outcome = NULL, *several = NULL;

  sud_pencilmarks_clear (&marks);
  sud_step_init (&step, SUD_TECHNIQUE_X_WING);
  step.digits = SUD_DIGIT_BIT (4);
  step.houses = 1 << 1 | 1 << 6;
  step.covers = 1 << 11 | 1 << 16;
  step.cells = cells_of ("23287378");
  step.out[3] = cells_of ("5389");
  sentence = rubric_text_step (&step, &marks);
  notation = rubric_text_step_notation (&step);
  where = rubric_text_step_where (&step);
  outcome = rubric_text_step_outcome (&step);
  g_assert_cmpstr (sentence, ==,
                   "In rows 2 and 7 the 4 can only go into columns 3 and 8. Each of these rows needs its 4, and no two of them can "
                   "have it in the same column. So they use up the 4 of each of these columns, and no other cell of columns 3 "
                   "and 8 can be 4. Ruled out: 4 in row 5 column 3 and row 8 column 9.");
  g_assert_cmpstr (notation, ==, "X-Wing: 4 r27 c38 => r5c3,r8c9<>4");
  g_assert_cmpstr (where, ==, "Look at rows 2 and 7.");
  g_assert_cmpstr (outcome, ==, "No 4 in row 5 column 3 and row 8 column 9");
  step.out[6] = step.out[8] = cells_of ("78");
  several = rubric_text_step_outcome (&step);
  g_assert_cmpstr (several, ==, "No 4 in row 5 column 3 and row 8 column 9; no 7 or 9 in row 7 column 8");
}

/* 4 in rows 2 and 7, columns 3 and 8, with a fin in row 2 column 5; what goes is in row 5 column 3. */
static SudStep
make_kraken (int technique)
{
  SudStep step;

  sud_step_init (&step, technique);
  step.digits = SUD_DIGIT_BIT (4);
  step.houses = 1 << 1 | 1 << 6;
  step.covers = 1 << 11 | 1 << 16;
  step.cells = cells_of ("23287378");
  step.fins = cells_of ("25");
  step.out[technique == SUD_TECHNIQUE_KRAKEN_FISH_1 ? 3 : 8] = cells_of ("53");
  sud_step_add_node (&step, SUD_STEP_END, cells_of ("25"), 4);
  sud_step_add_node (&step, SUD_STEP_WEAK, cells_of ("45"), 4);
  sud_step_add_node (&step, SUD_STEP_STRONG, cells_of ("42"), 4);
  sud_step_add_node (&step, SUD_STEP_WEAK, cells_of ("53"), technique == SUD_TECHNIQUE_KRAKEN_FISH_1 ? 4 : 9);
  return step;
}

static void
test_kraken (void)
{
  SudStep first = make_kraken (SUD_TECHNIQUE_KRAKEN_FISH_1), second = make_kraken (SUD_TECHNIQUE_KRAKEN_FISH_2);
  SudPencilmarks marks;
  g_autofree char *one = NULL, *other = NULL, *finless = NULL, *notation = rubric_text_step_notation (&first);

  sud_pencilmarks_clear (&marks);
  one = rubric_text_step (&first, &marks);
  sud_step_add_node (&second, SUD_STEP_END, cells_of ("23"), 4);
  sud_step_add_node (&second, SUD_STEP_WEAK, cells_of ("53"), 9);
  other = rubric_text_step (&second, &marks);
  second.fins = cells_of ("");
  finless = rubric_text_step (&second, &marks);
  g_assert_cmpstr (one, ==,
                   "If row 2 column 5 is not 4, then in rows 2 and 7 the 4 can only go into columns 3 and 8, and each of "
                   "columns 3 and 8 has its 4 there. Then row 5 column 3 is not 4. Suppose row 2 column 5 is 4: then row 4 column 5 is not 4, so row 4 column 2 is 4, so row 5 column 3 is not 4. So in any case "
                   "row 5 column 3 is not 4. Ruled out: 4 in row 5 column 3.");
  g_assert_nonnull (strstr (other, "and each of columns 3 and 8 has its 4 there. So one of row 2 columns 3 and 5 is 4. Suppose row 2 column 5 "));
  g_assert_true (g_str_has_prefix (finless, "In rows 2 and 7 the 4 can only go into columns 3 and 8, and there are as many of "
                                            "the one as of the other. So one of row 2 columns 3 and 5 is 4. Suppose "));
  g_assert_cmpstr (notation, ==,
                   "Kraken Fish Type 1: 4 r27 c38 fr2c5; (4)r2c5 - (4)r4c5 = (4)r4c2 - (4)r5c3 => r5c3<>4");
}

static void
test_single (void)
{
  SudLogic *logic = sud_logic_new ();
  SudGrid grid;
  g_autofree char *naked = NULL, *hidden = NULL;

  g_assert_cmpint (sud_grid_parse_line (&grid, REFERENCE), ==, SUD_CELLS);
  sud_pencilmarks_from_grid (&logic->marks, &grid);
  sud_logic_find (logic, SUD_TECHNIQUE_NAKED_SINGLE);
  naked = rubric_text_step (&logic->steps.step[0], &logic->marks);
  g_assert_cmpstr (naked, ==,
                   "Row 5 column 5 must be 5: every other digit already stands in its row, column or box.");
  sud_logic_find (logic, SUD_TECHNIQUE_HIDDEN_SINGLE);
  hidden = rubric_text_step (&logic->steps.step[0], &logic->marks);
  g_assert_cmpstr (hidden, ==,
                   "In box 2 the 8 can only go into row 1 column 6: the 8s in row 3 column 3 and row 5 column 4 keep it out "
                   "of the other blank cells.");
  sud_logic_free (logic);
}

/* Nothing has to keep a digit out of other cells where there are none. */
static void
test_last_cell (void)
{
  SudLogic *logic = sud_logic_new ();
  SudGrid grid;
  g_autofree char *hidden = NULL;

  g_assert_cmpint (sud_grid_parse_line (&grid, LAST_CELL), ==, SUD_CELLS);
  sud_pencilmarks_from_grid (&logic->marks, &grid);
  sud_logic_find (logic, SUD_TECHNIQUE_HIDDEN_SINGLE);
  hidden = rubric_text_step (&logic->steps.step[0], &logic->marks);
  g_assert_true (g_str_has_suffix (hidden, " the 2 can only go into row 5 column 9: there is no other blank cell."));
  sud_logic_free (logic);
}

/* A: 47 49 in row 1, B: 48 89 in @places_of_b; 4 links them, 9 is at the ends. */
static SudStep
make_als (const char *places_of_b)
{
  SudCells b = cells_of (places_of_b), first = cells_of ("12"), last = SUD_NO_CELLS;
  SudStep step;

  sud_cells_add (&last, sud_cells_next (b, sud_cells_next (b, 0) + 1));
  sud_step_init (&step, SUD_TECHNIQUE_ALS_XZ);
  sud_step_add_set (&step, cells_of ("1112"), SUD_DIGIT_BIT (4) | SUD_DIGIT_BIT (7) | SUD_DIGIT_BIT (9));
  sud_step_add_set (&step, b, SUD_DIGIT_BIT (4) | SUD_DIGIT_BIT (8) | SUD_DIGIT_BIT (9));
  sud_step_add_node (&step, SUD_STEP_END, first, 9);
  sud_step_add_node (&step, SUD_STEP_STRONG, cells_of ("1112"), 4);
  sud_step_add_node (&step, SUD_STEP_WEAK, sud_cells_of (sud_cells_next (b, 0)), 4);
  sud_step_add_node (&step, SUD_STEP_STRONG, last, 9);
  step.out[8] = cells_of ("2228");
  return step;
}

/* Two groups of cells: the reason says which, and what one digit means for the other. */
static void
test_als (void)
{
  SudStep once = make_als ("1729"), twice = make_als ("1718");
  SudPencilmarks marks;
  g_autofree char *one = NULL, *two = NULL;

  sud_pencilmarks_clear (&marks);
  twice.out[6] = cells_of ("13");
  one = rubric_text_step (&once, &marks);
  two = rubric_text_step (&twice, &marks);
  g_assert_cmpstr (one, ==,
                   "In each of these groups the cells have one candidate more than there are cells: A, row 1 columns 1 and 2: "
                   "4, 7 and 9; B, row 1 column 7 and row 2 column 9: 4, 8 and 9. So a group that goes without one of its digits "
                   "must have all the others. The 4 cannot be in both groups, because all its places in A and B share row 1. The "
                   "group without it has its 9. So one of the groups has its 9, and a cell that shares a row, a column or a box "
                   "with every place of the 9 in both groups cannot be 9. Ruled out: 9 in row 2 columns 2 and 8.");
  g_assert_true (g_str_has_suffix (two, " The 4 cannot be in both groups, because all its places in A and B share row 1. Nor can "
                                        "the 9, because all its places in A and B share row 1. A group lacks only one of its "
                                        "digits, so one group lacks the 4, and the other the 9. No 9 can stand in a cell that "
                                        "shares a row, a column or a box with all its places in A and B. Group A has all its "
                                        "other digits, so no 7 can stand in a cell that shares a row, a column or a box with all "
                                        "its places in A. Ruled out: 7 in row 1 column 3; 9 in row 2 columns 2 and 8."));
}

/* A cell that turns from one digit to the other is told once; the ends, and what a cell has to share with them. */
static void
test_chain (void)
{
  SudStep step;
  SudPencilmarks marks;
  g_autofree char *sentence = NULL;

  sud_pencilmarks_clear (&marks);
  sud_step_init (&step, SUD_TECHNIQUE_XY_CHAIN);
  sud_step_add_node (&step, SUD_STEP_END, cells_of ("11"), 9);
  sud_step_add_node (&step, SUD_STEP_STRONG, cells_of ("11"), 4);
  sud_step_add_node (&step, SUD_STEP_WEAK, cells_of ("18"), 4);
  sud_step_add_node (&step, SUD_STEP_STRONG, cells_of ("18"), 2);
  sud_step_add_node (&step, SUD_STEP_WEAK, cells_of ("58"), 2);
  sud_step_add_node (&step, SUD_STEP_STRONG, cells_of ("58"), 9);
  step.out[8] = cells_of ("51");
  sentence = rubric_text_step (&step, &marks);
  g_assert_cmpstr (sentence, ==,
                   "Each cell of this chain has just two candidates: if it is not the one, it is the other. Suppose row 1 "
                   "column 1 is not 9: then it is 4, so row 1 column 8 is not 4 but 2, so row 5 column 8 is not 2 but 9. So "
                   "either row 1 column 1 is 9 or row 5 column 8 is 9. A cell that shares a row, a column or a box with each "
                   "of them cannot be 9. Ruled out: 9 in row 5 column 1.");
}

/* A link tells why: what is left for a set, the only other place, the only other candidate. A long chain has its reasons beforehand. */
static void
test_links (void)
{
  SudStep step;
  SudPencilmarks marks;
  g_autofree char *sentence = NULL, *other = NULL, *long_one = NULL;

  sud_pencilmarks_clear (&marks);
  marks.digit[8] = cells_of ("4154");
  marks.cell[sud_cell (5, 0)] = SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (9);
  sud_step_init (&step, SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP);
  sud_step_add_set (&step, cells_of ("444546"), SUD_DIGIT_BIT (3) | SUD_DIGIT_BIT (5) | SUD_DIGIT_BIT (7) | SUD_DIGIT_BIT (9));
  sud_step_add_node (&step, SUD_STEP_END, cells_of ("56"), 7);
  sud_step_add_node (&step, SUD_STEP_WEAK, cells_of ("4446"), 7);
  sud_step_add_node (&step, SUD_STEP_STRONG, cells_of ("444546"), 9);
  step.nodes[1].set = 1;
  sud_step_add_node (&step, SUD_STEP_WEAK, cells_of ("41"), 9);
  sud_step_add_node (&step, SUD_STEP_STRONG, cells_of ("54"), 9);
  sud_step_add_node (&step, SUD_STEP_WEAK, cells_of ("61"), 9);
  sud_step_add_node (&step, SUD_STEP_STRONG, cells_of ("61"), 2);
  sud_step_add_node (&step, SUD_STEP_WEAK, cells_of ("56"), 7);
  step.out[6] = cells_of ("56");
  sentence = rubric_text_step (&step, &marks);
  g_assert_nonnull (strstr (sentence, "Suppose row 5 column 6 is 7: then none of row 4 columns 4 and 6 is 7, so row 4 columns 4, 5 "
                                      "and 6 must hold 3, 5 and 9, the only digits left for these cells, so row 4 column 1 is "
                                      "not 9, so row 5 column 4 is 9, so row 6 column 1 is not 9 but 2 (its only other "
                                      "candidate), so "));
  step.nodes[2].cells = cells_of ("45");
  step.nodes[4].cells = cells_of ("81");
  marks.digit[8] = cells_of ("418147");
  other = rubric_text_step (&step, &marks);
  g_assert_nonnull (strstr (other, "for these cells, so there the 9 can only go into row 4 column 5, so row 4 column 1 is not 9, so "
                                   "row 8 column 1 is 9 (the only other place in column 1), so "));
  for (int i = 0; i < 4; i++)
    sud_step_add_node (&step, i % 2 == 0 ? SUD_STEP_STRONG : SUD_STEP_WEAK, cells_of ("99"), 1);
  long_one = rubric_text_step (&step, &marks);
  g_assert_nonnull (strstr (long_one, "the only digits left for these cells"));
  g_assert_null (strchr (long_one, '('));
  g_assert_true (g_str_has_prefix (long_one, "Below, each “is not” follows because the two candidates share a cell, a row, a column "
                                             "or a box; each “is” because it is the only candidate left in its cell, or the only "
                                             "place left in a row, a column or a box. Suppose row 5 column 6 is 7: then "));
  g_assert_true (g_str_has_prefix (sentence, "Suppose "));
}

/* What is supposed, and what follows in several cells, is told once; the digits of a cell that lead the same way, too. */
static void
test_forcing (void)
{
  static const char *const ends[] = { "81", "82", "83" };
  SudStep step;
  SudPencilmarks marks;
  g_autofree char *house = NULL, *cell = NULL;

  sud_pencilmarks_clear (&marks);
  sud_step_init (&step, SUD_TECHNIQUE_FORCING_CONTRADICTION);
  step.houses = 1 << 7;
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      sud_step_add_node (&step, SUD_STEP_END, cells_of ("92"), 6);
      sud_step_add_node (&step, SUD_STEP_WEAK, cells_of (ends[i]), 6);
    }
  sud_step_add_node (&step, SUD_STEP_END, cells_of ("92"), 6);
  sud_step_add_node (&step, SUD_STEP_WEAK, cells_of ("12"), 6);
  sud_step_add_node (&step, SUD_STEP_STRONG, cells_of ("18"), 6);
  sud_step_add_node (&step, SUD_STEP_WEAK, cells_of ("88"), 6);
  step.out[5] = cells_of ("92");
  house = rubric_text_step (&step, &marks);
  g_assert_cmpstr (house, ==,
                   "Suppose row 9 column 2 is 6. Then: (1) none of row 8 columns 1, 2 and 3 is 6; (2) row 1 column 2 is not 6, so "
                   "row 1 column 8 is 6, so row 8 column 8 is not 6. So no place would be left for the 6 in row 8, and what was "
                   "supposed is wrong. Ruled out: 6 in row 9 column 2.");
  sud_step_init (&step, SUD_TECHNIQUE_FORCING_VERITY);
  step.cells = cells_of ("11");
  for (int digit = 3; digit <= 5; digit++)
    {
      sud_step_add_node (&step, SUD_STEP_END, cells_of ("11"), digit);
      sud_step_add_node (&step, SUD_STEP_WEAK, cells_of (digit < 5 ? "11" : "14"), digit < 5 ? 9 : 5);
      sud_step_add_node (&step, SUD_STEP_STRONG, cells_of ("16"), 9);
      sud_step_add_node (&step, SUD_STEP_WEAK, cells_of ("56"), 9);
    }
  step.out[8] = cells_of ("56");
  cell = rubric_text_step (&step, &marks);
  g_assert_cmpstr (cell, ==,
                   "Suppose row 1 column 1 is 3 or 4: then it is not 9, so row 1 column 6 is 9, so row 5 column 6 is not 9. Suppose "
                   "row 1 column 1 is 5: then row 1 column 4 is not 5, so row 1 column 6 is 9, so row 5 column 6 is not 9. There "
                   "is no other candidate in row 1 column 1, so in any case row 5 column 6 is not 9. Ruled out: 9 in row 5 column "
                   "6.");
}

/* Two digits in turns: which cells go together, whatever the order of the branches. */
static void
test_remote_pair (void)
{
  SudStep step;
  SudPencilmarks marks;
  g_autofree char *sentence = NULL;

  sud_pencilmarks_clear (&marks);
  sud_step_init (&step, SUD_TECHNIQUE_REMOTE_PAIR);
  step.digits = SUD_DIGIT_BIT (4) | SUD_DIGIT_BIT (7);
  step.cells = cells_of ("1115555891");
  sud_step_add_node (&step, SUD_STEP_END, cells_of ("11"), 4);
  sud_step_add_node (&step, SUD_STEP_STRONG, cells_of ("15"), 4);
  sud_step_add_node (&step, SUD_STEP_STRONG, cells_of ("55"), 4);
  sud_step_add_node (&step, SUD_STEP_STRONG, cells_of ("58"), 4);
  sud_step_add_node (&step, SUD_STEP_END, cells_of ("11"), 4);
  sud_step_add_node (&step, SUD_STEP_STRONG, cells_of ("91"), 4);
  step.out[3] = cells_of ("51");
  sentence = rubric_text_step (&step, &marks);
  g_assert_cmpstr (sentence, ==,
                   "Each cell of this chain can only be 4 or 7, and shares a row, a column or a box with the next, so the two "
                   "digits take turns along it: either 4 is in row 1 column 1 and row 5 column 5, and 7 is in row 1 column 5, "
                   "row 5 column 8 and row 9 column 1; or the other way round. A cell that shares a row, a column or a box with "
                   "one of the former and one of the latter can be neither digit. Ruled out: 4 in row 5 column 1.");
}

/* What a digit left is told apart from what was ruled out before. */
static void
test_ruled_out (void)
{
  SudStep step;
  SudPencilmarks marks;
  g_autofree char *all = NULL, *net = NULL;

  sud_pencilmarks_clear (&marks);
  sud_step_init (&step, SUD_TECHNIQUE_NAKED_SINGLE);
  step.digit = 5;
  step.cell = (uint8_t)sud_cell (4, 4);
  all = rubric_text_step (&step, &marks);
  g_assert_cmpstr (all, ==, "Row 5 column 5 must be 5: every other digit was ruled out there before.");
  sud_step_init (&step, SUD_TECHNIQUE_LEMMA_NET);
  step.size = 6;
  step.out[6] = cells_of ("53");
  net = rubric_text_step (&step, &marks);
  g_assert_cmpstr (net, ==,
                   "Suppose row 5 column 3 were 7 (r5c3=7 for short: r is the row, c the column): that leads to a contradiction "
                   "in 6 steps. Ruled out: 7 in row 5 column 3.");
}

/* Beside a level the rating says that it is another scale. */
static void
test_scales (void)
{
  SudExplainerRating rating = { .er = { .tenths = 34 }, .ep = { .tenths = 34 }, .ed = { .tenths = 12 } };
  g_autofree char *text = rubric_text_explainer (&rating), *estimated = NULL;

  g_assert_true (g_str_has_suffix (text, rubric_text_two_scales ()));
  rating.er.about = TRUE;
  estimated = rubric_text_explainer (&rating);
  g_assert_true (g_str_has_suffix (estimated, rubric_text_two_scales ()));
  g_assert_nonnull (strstr (estimated, "≈"));
}

/* Each level is told in a sentence that begins with its name. */
static void
test_levels (void)
{
  for (int level = 0; level < SUD_N_LEVELS; level++)
    {
      const char *meaning = rubric_text_level ((SudLevel)level);

      g_assert_true (g_str_has_prefix (meaning, sud_level_get_name ((SudLevel)level)));
      g_assert_true (g_str_has_suffix (meaning, "."));
    }
}

/* Whatever a technique finds has a sentence without anything left to fill in. */
static void
test_all (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "puzzles", "minimal.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  SudLogic *logic = sud_logic_new ();
  SudOrder order;

  logic->rules = SUD_RULE_UNIQUE;
  sud_order_init (&order);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      SudPencilmarks marks;
      SudGrid grid;
      SudPath *steps;

      if (**line == '#' || strlen (*line) < SUD_CELLS || sud_grid_parse_line (&grid, *line) != SUD_CELLS)
        continue;
      sud_pencilmarks_from_grid (&marks, &grid);
      steps = sud_path_new (logic, &marks, &order);
      for (int i = 0; i < sud_path_get_n_steps (steps); i++)
        {
          const SudStep *step = sud_path_get_step (steps, i);
          g_autofree char *sentence = NULL, *notation = rubric_text_step_notation (step);

          sud_path_get_marks (steps, i, &marks);
          sentence = rubric_text_step (step, &marks);
          g_assert_nonnull (strstr (notation, " => "));
          g_assert_null (strchr (sentence, '%'));
          g_assert_true (g_str_has_suffix (sentence, "."));
          g_assert_null (strstr (sentence, "  "));
          g_assert_null (strstr (sentence, " ,"));
        }
      sud_path_unref (steps);
    }
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text-step/parts", test_parts);
  g_test_add_func ("/text-step/chain", test_chain);
  g_test_add_func ("/text-step/links", test_links);
  g_test_add_func ("/text-step/forcing", test_forcing);
  g_test_add_func ("/text-step/remote-pair", test_remote_pair);
  g_test_add_func ("/text-step/ruled-out", test_ruled_out);
  g_test_add_func ("/text-step/scales", test_scales);
  g_test_add_func ("/text-step/lists", test_lists);
  g_test_add_func ("/text-step/fish", test_fish);
  g_test_add_func ("/text-step/kraken", test_kraken);
  g_test_add_func ("/text-step/single", test_single);
  g_test_add_func ("/text-step/last-cell", test_last_cell);
  g_test_add_func ("/text-step/als", test_als);
  g_test_add_func ("/text-step/levels", test_levels);
  g_test_add_func ("/text-step/all", test_all);
  return g_test_run ();
}
