/* test-sud-complex-fish.c - fish with boxes, of five houses and more, against a slow oracle: all bases, all covers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-grade.h"

enum
{
  MOST_FINS = 5,
  MOST_ENDO_FINS = 2,
};

/* The fish of a digit at a position; @outs, a set of what they rule out, each as text. */
typedef struct
{
  const SudPencilmarks *marks;
  int digit;
  int size;
  gboolean finned;
  gboolean mutant;
  guint32 base;
  guint32 covers;
  SudCells in_base, endo_fins;
  GHashTable *outs;
} Oracle;

static char *
name_cells (SudCells cells)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT, cells.word[0], cells.word[1]);
}

static gboolean
has_kind (guint32 houses, SudHouseKind kind)
{
  return (houses >> ((int)kind * SUD_SIZE) & SUD_ALL_DIGITS) != 0;
}

/* Whether rows and perhaps boxes are covered by columns and perhaps boxes, or the other way round. */
static gboolean
is_franken (guint32 base, guint32 covers)
{
  for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_COLUMN; kind++)
    if (has_kind (base, (SudHouseKind)kind) && !has_kind (base, (SudHouseKind)(1 - kind))
        && has_kind (covers, (SudHouseKind)(1 - kind)) && !has_kind (covers, (SudHouseKind)kind))
      return TRUE;
  return FALSE;
}

static gboolean
is_of_kind (const Oracle *self)
{
  gboolean franken = is_franken (self->base, self->covers);

  return self->mutant ? !franken : franken && has_kind (self->base | self->covers, SUD_HOUSE_BOX);
}

static void
judge_fish (Oracle *self)
{
  SudCells once = SUD_NO_CELLS, twice = SUD_NO_CELLS, fins, alone, out;

  SUD_EACH_BIT (house, self->covers)
    {
      twice = sud_cells_union (twice, sud_cells_intersection (once, sud_house_sets[house]));
      once = sud_cells_union (once, sud_house_sets[house]);
    }
  fins = sud_cells_union (sud_cells_difference (self->in_base, once), self->endo_fins);
  if (sud_cells_count (fins) > MOST_FINS || sud_cells_is_empty (fins) == self->finned || !is_of_kind (self))
    return;
  alone = sud_cells_difference (sud_cells_difference (self->in_base, self->endo_fins), twice);
  SUD_EACH_BIT (house, self->covers)
    if (!sud_cells_meet (alone, sud_house_sets[house]))
      return; /* it could be left out */
  out = sud_cells_union (twice, sud_cells_difference (once, self->in_base));
  out = sud_cells_intersection (out, self->marks->digit[self->digit - 1]);
  SUD_EACH_CELL (fin, fins)
    out = sud_cells_intersection (out, sud_peers_of ((int)fin));
  if (!sud_cells_is_empty (out))
    g_hash_table_add (self->outs, name_cells (out));
}

static void
try_covers (Oracle *self, guint32 from, int missing)
{
  if (missing == 0)
    judge_fish (self);
  else
    SUD_EACH_BIT (house, from)
      {
        self->covers |= 1u << house;
        try_covers (self, from & ~((2u << house) - 1), missing - 1);
        self->covers &= ~(1u << house);
      }
}

static void
try_bases (Oracle *self, guint32 from, guint32 may_cover, int missing)
{
  if (missing == 0)
    try_covers (self, may_cover & ~self->base, self->size);
  else
    SUD_EACH_BIT (house, from)
      {
        SudCells in_base = self->in_base, endo_fins = self->endo_fins;
        SudCells places = sud_pencilmarks_places (self->marks, (int)house, self->digit);

        self->endo_fins = sud_cells_union (endo_fins, sud_cells_intersection (in_base, places));
        self->in_base = sud_cells_union (in_base, places);
        self->base |= 1u << house;
        if (sud_cells_count (self->endo_fins) <= (self->finned ? MOST_ENDO_FINS : 0))
          try_bases (self, from & ~((2u << house) - 1), may_cover, missing - 1);
        self->base &= ~(1u << house);
        self->in_base = in_base;
        self->endo_fins = endo_fins;
      }
}

/* The houses that lack @digit. */
static guint32
get_open (const SudPencilmarks *marks, int digit)
{
  guint32 open = 0;

  for (int house = 0; house < SUD_HOUSES; house++)
    if (marks->place[house][digit - 1] != 0)
      open |= 1u << house;
  return open;
}

static void
list_all (Oracle *self, guint32 open)
{
  guint32 boxes = open & SUD_ALL_DIGITS << SUD_HOUSE_BOX * SUD_SIZE;

  if (self->mutant)
    try_bases (self, open, open, self->size);
  else
    for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_COLUMN; kind++)
      try_bases (self, (open & SUD_ALL_DIGITS << kind * SUD_SIZE) | boxes,
                 (open & SUD_ALL_DIGITS << (1 - kind) * SUD_SIZE) | boxes, self->size);
}

static const struct
{
  SudTechniqueId technique;
  int size;
  gboolean finned, mutant;
} kinds[] = {
  { SUD_TECHNIQUE_FRANKEN_SQUIRMBAG, 5, FALSE, FALSE }, { SUD_TECHNIQUE_FINNED_FRANKEN_SQUIRMBAG, 5, TRUE, FALSE },
  { SUD_TECHNIQUE_MUTANT_SQUIRMBAG, 5, FALSE, TRUE },   { SUD_TECHNIQUE_FINNED_MUTANT_SQUIRMBAG, 5, TRUE, TRUE },
  { SUD_TECHNIQUE_FRANKEN_WHALE, 6, FALSE, FALSE },     { SUD_TECHNIQUE_FINNED_FRANKEN_WHALE, 6, TRUE, FALSE },
};

/* Compares what the finder found with all fish of @digit. Returns: how many there are */
static guint
compare_fish (const SudLogic *logic, guint kind, int digit, guint32 open)
{
  Oracle oracle = { .marks = &logic->marks, .digit = digit, .size = kinds[kind].size, .finned = kinds[kind].finned,
                    .mutant = kinds[kind].mutant };
  guint n = 0;

  oracle.outs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  list_all (&oracle, open);
  for (int i = 0; i < logic->steps.n; i++)
    if (logic->steps.step[i].digits == SUD_DIGIT_BIT (digit))
      {
        g_autofree char *out = name_cells (logic->steps.step[i].out[digit - 1]);

        n++;
        if (!g_hash_table_contains (oracle.outs, out))
          g_error ("%s: no such fish on %d", sud_technique_get (kinds[kind].technique)->id, digit);
      }
  g_assert_cmpuint (n, ==, g_hash_table_size (oracle.outs));
  g_hash_table_unref (oracle.outs);
  return n;
}

/* Compares the fish of the first digit that one row more lacks than there are houses in the base, at the first position
 * with such a digit. */
static guint
compare_at_first (SudLogic *logic, guint kind, const SudGrid *givens, const SudOrder *order)
{
  SudPencilmarks marks;
  SudTechniqueId first;

  sud_pencilmarks_from_grid (&marks, givens);
  do
    {
      logic->marks = marks;
      sud_logic_find (logic, kinds[kind].technique);
      for (int digit = 1; digit <= SUD_SIZE; digit++)
        {
          guint32 open = get_open (&marks, digit);

          if (__builtin_popcount (open & SUD_ALL_DIGITS) == kinds[kind].size + 1)
            return compare_fish (logic, kind, digit, open);
        }
      first = sud_logic_find_first (logic, order);
      for (int i = 0; i < logic->steps.n; i++)
        sud_step_apply (&logic->steps.step[i], &marks);
    }
  while (first < SUD_N_TECHNIQUES);
  return 0;
}

static void
test_all_found (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (50);
  SudLogic *logic = sud_logic_new ();
  guint n[G_N_ELEMENTS (kinds)] = { 0 }, half = puzzles->len / 2;
  SudOrder order;

  sud_order_init (&order);
  for (guint k = 0; k < test_share (half); k++)
    {
      guint turn = test_pick (k, half), kind = turn % G_N_ELEMENTS (kinds);

      n[kind] += compare_at_first (logic, kind, &logic_puzzle_at (puzzles, 2 * turn)->givens, &order);
    }
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    g_test_message ("%s: %u", sud_technique_get (kinds[kind].technique)->id, n[kind]);
  sud_logic_free (logic);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/complex-fish/all-found", test_all_found);
  return g_test_run ();
}
