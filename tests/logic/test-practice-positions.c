/* test-practice-positions.c - whoever learns a technique is not led astray by something easier in the same position
 *
 * That each position shows its technique, and nothing wrong, test-rubric-practice sees to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "practice-position.h"
#include "sud-houses.h"
#include "template-listing.h"

/* Where something easier is nearly always there, too: the easiest that may be. */
typedef struct
{
  SudTechniqueId technique, easiest;
} Rare;

static const Rare rare[] = {
  { SUD_TECHNIQUE_MULTI_COLOURS_2, SUD_TECHNIQUE_MULTI_COLOURS_1 },
  { SUD_TECHNIQUE_SUE_DE_COQ, SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP },
  { SUD_TECHNIQUE_WXYZ_WING, SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP },
  { SUD_TECHNIQUE_ALS_XZ, SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP },
  { SUD_TECHNIQUE_ALS_XY_WING, SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP },
  { SUD_TECHNIQUE_ALS_CHAIN, SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP },
  { SUD_TECHNIQUE_FRANKEN_X_WING, SUD_TECHNIQUE_CLAIMING }, /* it implies locked candidates */
  { SUD_TECHNIQUE_FRANKEN_SWORDFISH, SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP },
  { SUD_TECHNIQUE_FRANKEN_JELLYFISH, SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP },
  { SUD_TECHNIQUE_FINNED_FRANKEN_X_WING, SUD_TECHNIQUE_SASHIMI_X_WING },
  { SUD_TECHNIQUE_MUTANT_X_WING, SUD_TECHNIQUE_CLAIMING },  /* so does this */
  { SUD_TECHNIQUE_MUTANT_SWORDFISH, SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP },
  { SUD_TECHNIQUE_MUTANT_JELLYFISH, SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP },
  { SUD_TECHNIQUE_FINNED_MUTANT_X_WING, SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP },
  { SUD_TECHNIQUE_SQUIRMBAG, SUD_TECHNIQUE_SWORDFISH }, /* the other lines make a smaller fish, finned ones too */
  { SUD_TECHNIQUE_WHALE, SUD_TECHNIQUE_X_WING },
  { SUD_TECHNIQUE_LEVIATHAN, SUD_TECHNIQUE_X_WING },
  { SUD_TECHNIQUE_FINNED_SQUIRMBAG, SUD_TECHNIQUE_SASHIMI_SWORDFISH },
  { SUD_TECHNIQUE_FINNED_WHALE, SUD_TECHNIQUE_FINNED_SWORDFISH },
  { SUD_TECHNIQUE_FINNED_LEVIATHAN, SUD_TECHNIQUE_FINNED_X_WING },
  { SUD_TECHNIQUE_SASHIMI_SQUIRMBAG, SUD_TECHNIQUE_SASHIMI_SWORDFISH },
  { SUD_TECHNIQUE_SASHIMI_WHALE, SUD_TECHNIQUE_COLOUR_TRAP },
  { SUD_TECHNIQUE_SASHIMI_LEVIATHAN, SUD_TECHNIQUE_KITE },
  { SUD_TECHNIQUE_FRANKEN_SQUIRMBAG, SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP },
  { SUD_TECHNIQUE_FRANKEN_WHALE, SUD_TECHNIQUE_DISCONTINUOUS_LOOP },
  { SUD_TECHNIQUE_FRANKEN_LEVIATHAN, SUD_TECHNIQUE_W_WING },
  { SUD_TECHNIQUE_MUTANT_SQUIRMBAG, SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP },
  { SUD_TECHNIQUE_MUTANT_WHALE, SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP },
  { SUD_TECHNIQUE_MUTANT_LEVIATHAN, SUD_TECHNIQUE_DISCONTINUOUS_LOOP },
  { SUD_TECHNIQUE_FORCING_VERITY, SUD_TECHNIQUE_FORCING_CONTRADICTION },
  { SUD_TECHNIQUE_DOUBLE_EXOCET, SUD_TECHNIQUE_FORCING_CONTRADICTION },
  { SUD_TECHNIQUE_FIREWORK_TRIPLE, SUD_TECHNIQUE_XY_CHAIN },
  { SUD_TECHNIQUE_FIREWORK_QUADRUPLE, SUD_TECHNIQUE_W_WING },
  { SUD_TECHNIQUE_BIVALUE_ODDAGON, SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP },
};

static GArray *
load_positions (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "techniques", "positions.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (PracticePosition));
  PracticePosition position;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (practice_position_parse (&position, *line))
      g_array_append_val (positions, position);
  g_assert_cmpuint (positions->len, >, 0);
  return positions;
}

static SudTechniqueId
easiest_of (SudTechniqueId technique)
{
  for (guint i = 0; i < G_N_ELEMENTS (rare); i++)
    if (rare[i].technique == technique)
      return rare[i].easiest;
  return technique;
}

/* Nobody who looks for a pattern is to stumble over singles first, and in most positions there is nothing easier at all. */
static void
test_nothing_easier (void)
{
  g_autoptr (GArray) positions = load_positions ();
  SudLogic *logic = sud_logic_new ();

  for (guint i = 0; i < positions->len; i++)
    {
      const PracticePosition *position = &g_array_index (positions, PracticePosition, i);
      g_autofree char *text = practice_position_to_text (position);
      SudTechniqueId easier = practice_position_find_easier (position, logic);

      if (easier < easiest_of (position->technique))
        g_error ("%s finds something in %s", sud_technique_get (easier)->id, text);
    }
  sud_logic_free (logic);
}

/* The lessons of the smallest fish with boxes say so. */
static void
test_locked_candidates_beside_fish (void)
{
  g_autoptr (GArray) positions = load_positions ();
  SudLogic *logic = sud_logic_new ();

  for (guint i = 0; i < positions->len; i++)
    {
      const PracticePosition *position = &g_array_index (positions, PracticePosition, i);
      SudTechniqueId easier;

      if (position->technique != SUD_TECHNIQUE_FRANKEN_X_WING && position->technique != SUD_TECHNIQUE_MUTANT_X_WING)
        continue;
      easier = practice_position_find_easier (position, logic);
      g_assert_true (easier == SUD_TECHNIQUE_POINTING || easier == SUD_TECHNIQUE_CLAIMING);
    }
  sud_logic_free (logic);
}

/* A cell with one candidate shows nothing of a pattern that it is part of. */
static void
test_cells_are_open (void)
{
  g_autoptr (GArray) positions = load_positions ();

  for (guint i = 0; i < positions->len; i++)
    {
      const PracticePosition *position = &g_array_index (positions, PracticePosition, i);
      SudCells open = sud_pencilmarks_with_at_least (&position->marks, 2);

      if (position->technique > SUD_TECHNIQUE_HIDDEN_SINGLE && !sud_cells_equal (open, position->marks.blank))
        {
          g_autofree char *text = practice_position_to_text (position);

          g_error ("a cell has one candidate in %s", text);
        }
    }
}

static void
test_puzzles_differ (void)
{
  g_autoptr (GArray) positions = load_positions ();

  for (guint i = 0; i < positions->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const PracticePosition *a = &g_array_index (positions, PracticePosition, i);
        const PracticePosition *b = &g_array_index (positions, PracticePosition, j);

        if (a->technique == b->technique)
          g_assert_false (practice_position_is_same_puzzle (a, b));
      }
}

/* How the lesson of a rectangle says to spot it: by the corners that can only be its two digits. The others can be one of
 * them at least. */
typedef struct
{
  SudTechniqueId technique;
  gboolean (*is_clue) (int a, int b); /* (nullable): what two of them are to each other; without it there may be one alone */
} Spotted;

static gboolean
is_in_line (int a, int b)
{
  return sud_row (a) == sud_row (b) || sud_column (a) == sud_column (b);
}

static gboolean
is_slanting (int a, int b)
{
  return !is_in_line (a, b);
}

static const Spotted spotted[] = {
  { SUD_TECHNIQUE_RECTANGLE_1, is_in_line },
  { SUD_TECHNIQUE_RECTANGLE_2, is_in_line },
  { SUD_TECHNIQUE_RECTANGLE_3, is_in_line },
  { SUD_TECHNIQUE_RECTANGLE_4, is_in_line },
  { SUD_TECHNIQUE_RECTANGLE_5, NULL },
  { SUD_TECHNIQUE_RECTANGLE_6, is_slanting },
  { SUD_TECHNIQUE_HIDDEN_RECTANGLE, NULL },
};

/* In two rows, two columns and two boxes. */
static gboolean
is_rectangle (SudCells cells)
{
  int n[SUD_HOUSE_BOX + 1] = { 0 };

  for (int house = 0; house < SUD_HOUSES; house++)
    n[house / SUD_SIZE] += sud_cells_meet (cells, sud_house_sets[house]);
  return sud_cells_count (cells) == 4 && n[0] == 2 && n[1] == 2 && n[2] == 2;
}

static gboolean
can_be_spotted (const Spotted *self, const SudStep *step, const SudPencilmarks *marks)
{
  SudCells bare = sud_cells_difference (step->cells, step->fins);
  gboolean clue = self->is_clue == NULL && !sud_cells_is_empty (bare);

  SUD_EACH_CELL (cell, step->cells)
    if ((marks->cell[cell] & step->digits) == 0)
      return FALSE;
  SUD_EACH_CELL (a, bare)
    {
      if (marks->cell[a] != step->digits)
        return FALSE;
      SUD_EACH_CELL (b, bare)
        clue |= b != a && self->is_clue != NULL && self->is_clue ((int)a, (int)b);
    }
  return clue && is_rectangle (step->cells);
}

/* Who looks as the lesson says finds all of them. */
static void
test_rectangles_can_be_spotted (void)
{
  g_autoptr (GArray) positions = load_positions ();
  SudLogic *logic = sud_logic_new ();

  for (guint i = 0; i < positions->len; i++)
    for (guint j = 0; j < G_N_ELEMENTS (spotted); j++)
      {
        const PracticePosition *position = &g_array_index (positions, PracticePosition, i);
        g_autofree char *text = practice_position_to_text (position);

        if (position->technique != spotted[j].technique)
          continue;
        g_assert_cmpint (practice_position_find (position, logic), >, 0);
        for (int k = 0; k < logic->steps.n; k++)
          if (!can_be_spotted (&spotted[j], &logic->steps.step[k], &position->marks))
            g_error ("it is not as its lesson says in %s", text);
      }
  sud_logic_free (logic);
}

/* Nobody has to think of other digits: who lists the templates of the digit finds all steps. */
static void
test_templates_are_of_one_digit (void)
{
  g_autoptr (GArray) positions = load_positions ();
  SudLogic *logic = sud_logic_new ();

  for (guint i = 0; i < positions->len; i++)
    {
      const PracticePosition *position = &g_array_index (positions, PracticePosition, i);
      g_autofree char *text = practice_position_to_text (position);

      if (position->technique != SUD_TECHNIQUE_TEMPLATE_SET && position->technique != SUD_TECHNIQUE_TEMPLATE_DELETE)
        continue;
      g_assert_cmpint (practice_position_find (position, logic), >, 0);
      for (int k = 0; k < logic->steps.n; k++)
        if (logic->steps.step[k].n_sets > 0 || !template_listing_shows (&logic->steps.step[k], &position->marks))
          g_error ("it takes other digits in %s", text);
    }
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/practice-positions/nothing-easier", test_nothing_easier);
  g_test_add_func ("/practice-positions/locked-candidates-beside-fish", test_locked_candidates_beside_fish);
  g_test_add_func ("/practice-positions/cells-are-open", test_cells_are_open);
  g_test_add_func ("/practice-positions/puzzles-differ", test_puzzles_differ);
  g_test_add_func ("/practice-positions/rectangles-can-be-spotted", test_rectangles_can_be_spotted);
  g_test_add_func ("/practice-positions/templates-are-of-one-digit", test_templates_are_of_one_digit);
  return g_test_run ();
}
