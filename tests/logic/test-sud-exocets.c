/* test-sud-exocets.c - exocets against a slow oracle: all ways to write two of their digits in the whole grid
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-grade.h"
#include "sud-houses.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  TEMPLATES = 46656, /* of a digit in an empty grid */
  MOST = 100,        /* puzzles of a list */
};

/* All ways to write a digit into every row, column and box. */
typedef struct
{
  int n;
  SudCells ways[TEMPLATES];
} Listing;

static Listing listings[SUD_SIZE];

static void
list_ways (Listing *self, const SudPencilmarks *marks, int digit, int row, SudCells way)
{
  if (row == SUD_SIZE)
    {
      g_assert_cmpint (self->n, <, TEMPLATES);
      self->ways[self->n++] = way;
      return;
    }
  for (int column = 0; column < SUD_SIZE; column++)
    {
      int cell = sud_cell (row, column);
      SudCells more = way;

      if ((marks->value[cell] != digit && !sud_pencilmarks_has (marks, cell, digit))
          || sud_cells_meet (way, sud_peers_of (cell)))
        continue;
      sud_cells_add (&more, cell);
      list_ways (self, marks, digit, row + 1, more);
    }
}

/* One way to write two digits that has them in two base cells. */
typedef struct
{
  SudDigits digits;
  SudCells taken, places[SUD_SIZE]; /* for [digit - 1] */
} Writing;

/* Lists all ways to write two of @digits that have them in the cells of @base. */
static GArray *
list_writings (SudCells base, SudDigits digits)
{
  GArray *writings = g_array_new (FALSE, FALSE, sizeof (Writing));

  SUD_EACH_BIT (one, digits)
    SUD_EACH_BIT (other, digits & ~((2u << one) - 1))
      for (int i = 0; i < listings[one].n; i++)
        for (int j = 0; j < listings[other].n; j++)
          {
            SudCells a = listings[one].ways[i], b = listings[other].ways[j];
            Writing writing = { .digits = (SudDigits)(1u << one | 1u << other), .taken = sud_cells_union (a, b) };

            writing.places[one] = a;
            writing.places[other] = b;
            if (!sud_cells_meet (a, b) && sud_cells_within (base, writing.taken)
                && sud_cells_count (sud_cells_intersection (a, base)) == 1)
              g_array_append_val (writings, writing);
          }
  return writings;
}

/* Takes out of @out what may be where digits are written as @writing says; unless a cell that can be nothing else lacks them. */
static void
allow (SudCells out[SUD_SIZE], const Writing *writing, const SudPencilmarks *marks)
{
  SUD_EACH_CELL (cell, sud_cells_difference (marks->blank, writing->taken))
    if ((marks->cell[cell] & ~writing->digits) == 0)
      return;
  for (int index = 0; index < SUD_SIZE; index++)
    if ((writing->digits >> index & 1) != 0)
      out[index] = sud_cells_difference (out[index], writing->places[index]);
    else
      out[index] = sud_cells_intersection (out[index], writing->taken);
}

/* As allow(), for each of @one together with each of @other that fits. */
static void
allow_both (SudCells out[SUD_SIZE], const GArray *one, const GArray *other, const SudPencilmarks *marks)
{
  for (guint i = 0; i < one->len; i++)
    for (guint j = 0; j < other->len; j++)
      {
        Writing both = g_array_index (one, Writing, i);
        const Writing *with = &g_array_index (other, Writing, j);

        if ((both.digits & with->digits) != 0 || sud_cells_meet (both.taken, with->taken))
          continue;
        both.digits |= with->digits;
        both.taken = sud_cells_union (both.taken, with->taken);
        SUD_EACH_BIT (index, with->digits)
          both.places[index] = with->places[index];
        allow (out, &both, marks);
      }
}

/* Whether what @step rules out is wrong however digits of its base cells are written, two for each exocet. That the base
 * cells of two exocets have no digit in common is checked, too: there is no way to write two digits into all four. */
static gboolean
follows (const SudStep *step, const SudPencilmarks *marks)
{
  SudCells base = step->sets[SUD_EXOCET_BASE].cells, other = step->sets[SUD_EXOCET_OTHER].cells, out[SUD_SIZE];
  g_autoptr (GArray) writings = list_writings (base, step->digits), others = NULL;

  memcpy (out, step->out, sizeof out);
  if (step->technique == SUD_TECHNIQUE_DOUBLE_EXOCET)
    {
      others = list_writings (other, step->digits);
      for (guint i = 0; i < writings->len; i++)
        SUD_EACH_BIT (index, g_array_index (writings, Writing, i).digits)
          if (sud_cells_meet (g_array_index (writings, Writing, i).places[index], other))
            return FALSE;
      allow_both (out, writings, others, marks);
    }
  for (guint i = 0; others == NULL && i < writings->len; i++)
    allow (out, &g_array_index (writings, Writing, i), marks);
  return memcmp (out, step->out, sizeof out) == 0;
}

/* Checks all steps of @logic, which are exocets. Returns: how many there are */
static int
assert_exocets_follow (SudLogic *logic, const char *name)
{
  int n = logic->steps.n;

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      listings[digit - 1].n = 0;
      list_ways (&listings[digit - 1], &logic->marks, digit, 0, SUD_NO_CELLS);
    }
  for (int i = 0; i < n; i++)
    if (!follows (&logic->steps.step[i], &logic->marks))
      g_error ("an exocet does not follow in %s", name);
  return n;
}

/* Goes to where all else but nets finds nothing, and on with exocets from there. Returns: how many there were */
static int
follow_puzzle (SudLogic *logic, const SudOrder *order, const SudGrid *givens, const char *name)
{
  SudTechniqueId technique;
  SudResult result;
  int n = 0;

  sud_solve_count (givens, 2, NULL, &result);
  sud_pencilmarks_from_grid (&logic->marks, givens);
  while (result.solutions == 1 && (technique = sud_logic_find_first (logic, order)) != SUD_N_TECHNIQUES)
    {
      logic_assert_sound (logic, &result.first, name);
      if (technique == SUD_TECHNIQUE_JUNIOR_EXOCET || technique == SUD_TECHNIQUE_DOUBLE_EXOCET)
        n += assert_exocets_follow (logic, name);
      for (int i = 0; i < logic->steps.n; i++)
        sud_step_apply (&logic->steps.step[i], &logic->marks);
    }
  return n;
}

/* Follows @puzzles. Returns: how many exocets there were */
static int
follow_puzzles (GArray *puzzles)
{
  SudLogic *logic = sud_logic_new ();
  SudOrder order;
  int n = 0;

  sud_order_init (&order);
  for (int i = SUD_TECHNIQUE_LEMMA_NET; i < SUD_N_TECHNIQUES; i++)
    sud_order_drop (&order, (SudTechniqueId)i);
  for (guint k = 0; k < test_share (puzzles->len); k++)
    {
      const Puzzle *puzzle = puzzle_at (puzzles, test_pick (k, puzzles->len));

      n += follow_puzzle (logic, &order, &puzzle->grid, puzzle->name);
    }
  sud_logic_free (logic);
  return n;
}

static void
test_ours (void)
{
  g_autoptr (GArray) puzzles = corpus_load ("exocets.txt");

  g_assert_cmpint (follow_puzzles (puzzles), >, 0);
}

/* The lists of RUBRIC_CORPUS. */
static void
test_corpus (void)
{
  g_auto (GStrv) files = corpus_find_files ();

  if (files[0] == NULL)
    g_test_skip ("RUBRIC_CORPUS is not set");
  for (char **file = files; *file != NULL; file++)
    {
      g_autoptr (GArray) all = corpus_load_path (*file, 1);
      g_autoptr (GArray) puzzles = corpus_load_path (*file, MAX (all->len / MOST, 1));

      g_test_message ("%s: %d exocets", *file, follow_puzzles (puzzles));
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exocets/ours", test_ours);
  g_test_add_func ("/exocets/corpus", test_corpus);
  return g_test_run ();
}
