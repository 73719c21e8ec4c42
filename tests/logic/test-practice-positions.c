/* test-practice-positions.c - whoever learns a technique is not led astray by something easier in the same position
 *
 * That each position shows its technique, and nothing wrong, test-rubric-practice sees to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "practice-position.h"

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
  { SUD_TECHNIQUE_FORCING_VERITY, SUD_TECHNIQUE_FORCING_CONTRADICTION },
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/practice-positions/nothing-easier", test_nothing_easier);
  g_test_add_func ("/practice-positions/cells-are-open", test_cells_are_open);
  g_test_add_func ("/practice-positions/puzzles-differ", test_puzzles_differ);
  return g_test_run ();
}
