/* few-clues.c - looks for puzzles with as few clues as there are: few-clues [-s SYMMETRY] [-r SECONDS]
 *
 * Keeps some puzzles for each number of clues. In each round one of them, rather one with few, goes to all puzzles that have one
 * clue elsewhere; where one of these has a clue that it can do without, that is a puzzle with fewer. Half of the rounds give a
 * clue of the solution first, so that two clues are exchanged where one was too many. Clues that a symmetry binds together
 * are one here. Prints rows of src/logic/requests/sud-low-clue-puzzles.inc: of each kind, a kind being all puzzles that are the same but for
 * symmetry and names, one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-isomorph.h"
#include "sud-generate.h"
#include "sud-puzzle-request-testing.h"
#include "sud-random.h"

#include <glib.h>

enum
{
  ROOM = 2048,       /* puzzles for a number of clues */
  DEEPEST = 4,       /* of how many numbers of clues one is chosen, each half as likely as that with one less */
  AT_ONCE = 1 << 16, /* questions */
};

static int n_seconds = 60, n_random = 20000, each = 100, most = 18;
static gint64 seed = 1;
static gboolean verbose;
static char *symmetry_id;

static const GOptionEntry entries[] = {
  { "random", 'n', 0, G_OPTION_ARG_INT, &n_random, "How many puzzles of chance to begin with", "COUNT" },
  { "seconds", 'r', 0, G_OPTION_ARG_INT, &n_seconds, "How long to look", "SECONDS" },
  { "each", 'e', 0, G_OPTION_ARG_INT, &each, "How many puzzles to print for a number of clues", "COUNT" },
  { "most", 'm', 0, G_OPTION_ARG_INT, &most, "Up to which number of clues to print them", "CLUES" },
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "What chance depends on", "NUMBER" },
  { "symmetry", 's', 0, G_OPTION_ARG_STRING, &symmetry_id, "Of the places of the clues", "ID" },
  { "verbose", 'v', 0, G_OPTION_ARG_NONE, &verbose, "Say how many there were", NULL },
  { NULL },
};

/* Those with one number of clues. */
typedef struct
{
  SudGrid puzzles[ROOM];
  guint64 seen;
} Shelf;

/* @kinds: of the puzzles that may be printed, by their canonical form */
typedef struct
{
  SudSymmetryId symmetry;
  SudLanes *lanes;
  SudRandom random;
  SudNeighbours neighbours;
  GHashTable *kinds;
  Shelf shelves[SUD_CELLS + 1];
  SudGrid asked[AT_ONCE];
  const char *lines[AT_ONCE];
  uint64_t counts[AT_ONCE];
  size_t n_asked;
} Search;

static gboolean
search_init (Search *self)
{
  self->symmetry = symmetry_id == NULL ? SUD_SYMMETRY_NONE : sud_symmetry_find (symmetry_id);
  if (self->symmetry == SUD_N_SYMMETRIES)
    return FALSE;
  self->lanes = sud_lanes_new (sud_backend_default ());
  self->random = sud_random_for ((uint64_t)seed, UINT64_MAX);
  self->kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  sud_neighbours_init (&self->neighbours, self->symmetry);
  return TRUE;
}

/* Returns: whether @puzzle is the first of its kind */
static gboolean
keep_kind (Search *self, const SudGrid *puzzle)
{
  char line[SUD_LINE_LENGTH + 1], form_line[SUD_LINE_LENGTH + 1];
  SudGrid form;

  sud_grid_find_canonical (puzzle, NULL, &form);
  sud_grid_format_line (&form, form_line);
  sud_grid_format_line (puzzle, line);
  return g_hash_table_insert (self->kinds, g_strdup (form_line), g_strdup (line));
}

/* Once the shelf is full, in place of another one. Where there are few all are of different kinds: those soon met again would
 * be most of them. */
static void
keep (Search *self, const SudGrid *puzzle)
{
  int clues = sud_grid_count_filled (puzzle);
  Shelf *shelf = &self->shelves[clues];
  uint32_t place;

  if (clues <= most && !keep_kind (self, puzzle))
    return;
  place = shelf->seen < ROOM ? (uint32_t)shelf->seen : sud_random_below (&self->random, ROOM);
  shelf->puzzles[place] = *puzzle;
  shelf->seen++;
}

static void
begin (Search *self)
{
  SudGenerateSpec spec = sud_generate_spec ((uint64_t)seed);
  SudGenerator *generator;
  g_autofree SudGenerated *made = g_new (SudGenerated, n_random);

  spec.symmetry = self->symmetry;
  generator = sud_generator_new (&spec, sud_backend_default ());
  sud_generator_run (generator, 0, (size_t)n_random, made, NULL);
  for (int i = 0; i < n_random; i++)
    if (made[i].clues > 0)
      keep (self, &made[i].puzzle);
  sud_generator_free (generator);
}

/* One of a shelf of the lowest, each half as likely as the one below. */
static SudGrid
choose (Search *self)
{
  int clues = SUD_MIN_CLUES, chosen, deep = 0;

  while (self->shelves[clues].seen == 0)
    clues++;
  chosen = clues;
  while (++deep < DEEPEST && clues < SUD_CELLS && sud_random_below (&self->random, 2) == 0)
    if (self->shelves[++clues].seen > 0)
      chosen = clues;
  return self->shelves[chosen].puzzles[sud_random_below (&self->random, (uint32_t)MIN (self->shelves[chosen].seen, (guint64)ROOM))];
}

/* Asks whether @puzzle can do without any of its orbits. */
static void
ask (Search *self, const SudGrid *puzzle)
{
  for (int i = 0; i < self->neighbours.n_orbits && self->n_asked < AT_ONCE; i++)
    if (sud_neighbours_has_clues (&self->neighbours, puzzle, i))
      {
        SudGrid *asked = &self->asked[self->n_asked];

        *asked = *puzzle;
        SUD_EACH_CELL (cell, self->neighbours.orbits[i])
          asked->digit[cell] = 0;
        self->lines[self->n_asked++] = (const char *)asked->digit;
      }
}

static void
answer (Search *self)
{
  SudLanesJob job = { .n = self->n_asked, .puzzles = self->lines, .limit = 2, .counts = self->counts };

  sud_lanes_run (self->lanes, &job);
  for (size_t i = 0; i < self->n_asked; i++)
    if (self->counts[i] == 1)
      keep (self, &self->asked[i]);
  self->n_asked = 0;
}

static void
give_orbit (Search *self, SudGrid *puzzle)
{
  const char *line = (const char *)puzzle->digit;
  uint64_t count;
  SudGrid solution;
  SudLanesJob job = { .n = 1, .puzzles = &line, .limit = 1, .counts = &count, .firsts = &solution };
  int orbit;

  do
    orbit = (int)sud_random_below (&self->random, (uint32_t)self->neighbours.n_orbits);
  while (sud_neighbours_has_clues (&self->neighbours, puzzle, orbit));
  sud_lanes_run (self->lanes, &job);
  SUD_EACH_CELL (cell, self->neighbours.orbits[orbit])
    puzzle->digit[cell] = solution.digit[cell];
}

static void
go_on (Search *self)
{
  SudNeighbours *neighbours = &self->neighbours;
  SudGrid puzzle = choose (self);

  if (sud_random_below (&self->random, 2) == 0)
    give_orbit (self, &puzzle);
  ask (self, &puzzle);
  for (int orbit = 0; orbit < neighbours->n_orbits; orbit++)
    if (sud_neighbours_has_clues (neighbours, &puzzle, orbit))
      {
        int n = sud_neighbours_find (neighbours, self->lanes, &puzzle, orbit, NULL);

        for (int i = 0; i < n; i++)
          {
            SudGrid neighbour = sud_neighbours_get (neighbours, i);

            ask (self, &neighbour);
            keep (self, &neighbour);
          }
        answer (self);
      }
}

/* Of those with one number of clues as many as wanted, from all over the order. */
static void
print_clues (const Search *self, GList *lines, int clues)
{
  guint64 n = self->shelves[clues].seen, wanted = MIN (n, (guint64)each), at = 0;

  for (GList *line = lines; line != NULL; line = line->next)
    {
      SudGrid puzzle;

      sud_grid_parse_line (&puzzle, line->data);
      if (sud_grid_count_filled (&puzzle) != clues)
        continue;
      if (at * wanted / n != (at + 1) * wanted / n)
        g_print ("  \"%s\",\n", (const char *)line->data);
      at++;
    }
}

static void
print_rows (const Search *self)
{
  g_autoptr (GList) lines = g_list_sort (g_hash_table_get_values (self->kinds), (GCompareFunc)g_strcmp0);

  for (int clues = SUD_MIN_CLUES; clues <= most; clues++)
    print_clues (self, lines, clues);
  for (int clues = 0; clues <= SUD_CELLS && verbose; clues++)
    if (self->shelves[clues].seen > 0)
      g_printerr ("%d clues: %" G_GUINT64_FORMAT "\n", clues, self->shelves[clues].seen);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("- looks for puzzles with few clues");
  g_autoptr (GError) error = NULL;
  g_autofree Search *self = g_new0 (Search, 1);
  gint64 until;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || !search_init (self))
    {
      g_printerr ("few-clues: %s\n", error != NULL ? error->message : "no such symmetry");
      return 2;
    }
  begin (self);
  until = g_get_monotonic_time () + n_seconds * G_USEC_PER_SEC;
  while (g_get_monotonic_time () < until)
    go_on (self);
  print_rows (self);
  sud_lanes_free (self->lanes);
  g_hash_table_unref (self->kinds);
  return 0;
}
