/* wish-seeds.c - looks for puzzles that need a rare technique: wish-seeds [-s SYMMETRY] [-n COUNT] [-r ROUNDS]
 *
 * Keeps some puzzles for each technique that was the hardest step of any; in each round goes from one of them, of the
 * technique whose turn it is, to puzzles that have one clue elsewhere, and keeps these for what is their hardest step. So even
 * what no puzzle of chance needs is found by way of what is a little like it. Prints rows of src/logic/requests/sud-puzzle-seeds.inc
 * for those that chance would find late: those of a technique and a symmetry are to stand together there. Of all that were
 * kept they are those from which walks take the least time: it is up to twenty times as long from others. Those that are
 * there were found in three searches, of 200,000 to 400,000 rounds, two without and one with a half turn, before walks were
 * timed; the VWXYZ-Wings without symmetry are better ones, looked for with --again, and once more from these.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-grade.h"
#include "sud-random.h"
#include "sud-puzzle-request.h"
#include "sud-puzzle-request-private.h"

#include <glib.h>
#include <time.h>

enum
{
  ROOM = 64,              /* puzzles for a technique */
  NEIGHBOURS_GRADED = 12, /* a round */
  WALKS = 12,             /* timed from a puzzle */
};

static int n_random = 100000, n_rounds = 100000, each = 4, rare = 250;
static gint64 seed = 1;
static gboolean verbose, again;
static char *symmetry_id, *technique_id;

static const GOptionEntry entries[] = {
  { "random", 'n', 0, G_OPTION_ARG_INT, &n_random, "How many puzzles of chance to begin with", "COUNT" },
  { "rounds", 'r', 0, G_OPTION_ARG_INT, &n_rounds, "How many steps to take", "COUNT" },
  { "each", 'e', 0, G_OPTION_ARG_INT, &each, "How many puzzles to print for a technique", "COUNT" },
  { "rare", 0, 0, G_OPTION_ARG_INT, &rare, "Print those of techniques that one in so many needs, or fewer", "COUNT" },
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "What chance depends on", "NUMBER" },
  { "symmetry", 's', 0, G_OPTION_ARG_STRING, &symmetry_id, "Of the places of the clues", "ID" },
  { "technique", 't', 0, G_OPTION_ARG_STRING, &technique_id, "Print only those of this one", "ID" },
  { "again", 0, 0, G_OPTION_ARG_NONE, &again, "Only look for better ones, by walks from those that are there", NULL },
  { "verbose", 'v', 0, G_OPTION_ARG_NONE, &verbose, "Say how many there were of each technique", NULL },
  { NULL },
};

/* Those whose hardest step is of one technique. */
typedef struct
{
  SudGrid puzzles[ROOM];
  int seen;
  int by_chance;
  int turns;
} Shelf;

typedef struct
{
  SudSymmetryId symmetry;
  SudOrder order;
  SudLogic *logic;
  SudLanes *lanes;
  SudRandom random;
  SudNeighbours neighbours;
  Shelf shelves[SUD_N_TECHNIQUES];
} Search;

/* What is harder than chains is left out: it takes long, and chance finds it. */
static bool
search_init (Search *self)
{
  self->symmetry = symmetry_id == NULL ? SUD_SYMMETRY_NONE : sud_symmetry_find (symmetry_id);
  if (self->symmetry == SUD_N_SYMMETRIES)
    return false;
  sud_order_init (&self->order);
  for (int i = SUD_TECHNIQUE_LEMMA_NET; i < SUD_N_TECHNIQUES; i++)
    sud_order_drop (&self->order, (SudTechniqueId)i);
  self->logic = sud_logic_new ();
  self->logic->rules = SUD_RULE_UNIQUE;
  self->lanes = sud_lanes_new (sud_backend_default ());
  self->random = sud_random_for ((uint64_t)seed, UINT64_MAX);
  sud_neighbours_init (&self->neighbours, self->symmetry);
  return true;
}

/* Puts @puzzle on its shelf; once that is full, in place of another one. */
static Shelf *
keep (Search *self, const SudGrid *puzzle)
{
  SudPencilmarks marks;
  SudGrade grade;
  Shelf *shelf;
  uint32_t place;

  sud_pencilmarks_from_grid (&marks, puzzle);
  sud_grade_run (self->logic, &marks, &self->order, &grade);
  if (!grade.complete)
    return NULL;
  shelf = &self->shelves[grade.hardest];
  place = shelf->seen < ROOM ? (uint32_t)shelf->seen : sud_random_below (&self->random, ROOM);
  shelf->puzzles[place] = *puzzle;
  shelf->seen++;
  return shelf;
}

/* The technique whose turn it is: one that had few turns. */
static Shelf *
choose_shelf (Search *self)
{
  Shelf *chosen = NULL;

  for (int i = SUD_TECHNIQUE_HIDDEN_SINGLE; i < SUD_N_TECHNIQUES; i++)
    {
      Shelf *shelf = &self->shelves[i];

      if (shelf->seen > 0 && (chosen == NULL || shelf->turns < chosen->turns))
        chosen = shelf;
    }
  return chosen;
}

static void
go_on (Search *self)
{
  Shelf *shelf = choose_shelf (self);
  SudNeighbours *neighbours = &self->neighbours;
  SudGrid puzzle = shelf->puzzles[sud_random_below (&self->random, (uint32_t)MIN (shelf->seen, (int)ROOM))];
  int orbit;

  shelf->turns++;
  do
    orbit = (int)sud_random_below (&self->random, (uint32_t)neighbours->n_orbits);
  while (!sud_neighbours_has_clues (neighbours, &puzzle, orbit));
  sud_neighbours_find (neighbours, self->lanes, &puzzle, orbit, NULL);
  for (int i = 0; i < NEIGHBOURS_GRADED && sud_neighbours_take (neighbours, &self->random, i % 2 == 0, &puzzle); i++)
    keep (self, &puzzle);
}

/* One of the maker's puzzles that any request fits. */
static bool
keep_chance_cb (const SudRequestedPuzzle *puzzle, void *data)
{
  Search *self = data;
  Shelf *shelf = keep (self, &puzzle->puzzle);

  if (shelf != NULL)
    shelf->by_chance++;
  return true;
}

static void
begin (Search *self)
{
  SudPuzzleRequest request;
  SudPuzzleRequestJob job = { .request = &request, .seed = (uint64_t)seed, .count = (uint64_t)n_random, .threads = 1,
                     .take = keep_chance_cb, .data = self };

  sud_puzzle_request_init (&request);
  request.symmetry = self->symmetry;
  sud_puzzle_request_run (&job);
}

/* Where a walk may begin. */
typedef struct
{
  char line[SUD_LINE_LENGTH + 1];
  double ms;
} Start;

static double
get_ms (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static int
compare_cb (gconstpointer a, gconstpointer b)
{
  const Start *x = a, *y = b;

  return (x->ms > y->ms) - (x->ms < y->ms);
}

/* How long the third longest of its walks takes. */
static void
time_walks (Search *self, SudTechniqueId technique, Start *start)
{
  g_autofree SudPuzzleWalk *walk = g_new (SudPuzzleWalk, 1);
  double worst[3] = { 0 };
  SudPuzzleRequest request;

  sud_puzzle_request_init (&request);
  request.symmetry = self->symmetry;
  request.needs[technique] = true;
  request.nothing_above = (uint8_t)technique;
  sud_puzzle_walk_init (walk, &request, self->lanes, self->logic);
  walk->starts[0] = start->line;
  walk->n_starts = 1;
  for (int i = 0; i < WALKS; i++)
    {
      double began = get_ms ();
      SudRequestedPuzzle made;

      sud_puzzle_walk_run (walk, (uint64_t)seed, (uint64_t)i, &made);
      began = get_ms () - began;
      for (int j = 0; j < 3; j++)
        if (began > worst[j])
          {
            double other = worst[j];

            worst[j] = began;
            began = other;
          }
    }
  start->ms = worst[2];
}

static void
print_technique (Search *self, SudTechniqueId technique)
{
  const Shelf *shelf = &self->shelves[technique];
  int n = MIN (shelf->seen, (int)ROOM);
  Start starts[ROOM];

  for (int i = 0; i < n; i++)
    {
      sud_grid_format_line (&shelf->puzzles[i], starts[i].line);
      time_walks (self, technique, &starts[i]);
    }
  qsort (starts, (size_t)n, sizeof *starts, compare_cb);
  for (int i = 0; i < MIN (n, each); i++)
    g_print ("  { \"%s\", \"%s\" },\n", sud_technique_get (technique)->id, starts[i].line);
  if (verbose && n > 0)
    g_printerr ("%s: walks in %.1f to %.1f ms, those printed in %.1f\n", sud_technique_get (technique)->id, starts[0].ms,
                starts[n - 1].ms, starts[MIN (n, each) - 1].ms);
}

/* Fills the shelf with what walks from the rows of the table come to. */
static void
walk_to_shelf (Search *self, SudTechniqueId technique)
{
  g_autofree SudPuzzleWalk *walk = g_new (SudPuzzleWalk, 1);
  Shelf *shelf = &self->shelves[technique];
  SudRequestedPuzzle made;
  SudPuzzleRequest request;

  sud_puzzle_request_init (&request);
  request.symmetry = self->symmetry;
  request.needs[technique] = true;
  request.nothing_above = (uint8_t)technique;
  if (!sud_puzzle_walk_init (walk, &request, self->lanes, self->logic))
    return;
  for (int i = 0; i < 2 * ROOM && shelf->seen < ROOM; i++)
    if (sud_puzzle_walk_run (walk, (uint64_t)seed, (uint64_t)i, &made))
      shelf->puzzles[shelf->seen++] = made.puzzle;
}

static void
print_rows (Search *self)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      const Shelf *shelf = &self->shelves[i];
      const char *id = sud_technique_get ((SudTechniqueId)i)->id;

      if (verbose)
        g_printerr ("%s: %d by chance, %d in all\n", id, shelf->by_chance, shelf->seen);
      if ((gint64)shelf->by_chance * rare <= n_random && (technique_id == NULL || g_str_equal (technique_id, id)))
        print_technique (self, (SudTechniqueId)i);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("- looks for puzzles that need a rare technique");
  g_autoptr (GError) error = NULL;
  g_autofree Search *self = g_new0 (Search, 1);

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || !search_init (self))
    {
      g_printerr ("wish-seeds: %s\n", error != NULL ? error->message : "no such symmetry");
      return 2;
    }
  if (!again)
    begin (self);
  for (int i = 0; i < n_rounds && !again; i++)
    go_on (self);
  for (int i = 0; i < SUD_N_TECHNIQUES && again; i++)
    if (technique_id == NULL || g_str_equal (technique_id, sud_technique_get ((SudTechniqueId)i)->id))
      walk_to_shelf (self, (SudTechniqueId)i);
  print_rows (self);
  sud_logic_free (self->logic);
  sud_lanes_free (self->lanes);
  return 0;
}
