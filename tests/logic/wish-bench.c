/* wish-bench.c - how long it takes to make puzzles as wished, and how often chance makes which
 *
 *     wish-bench                  time to the first puzzle of each level, and of each technique that has rows in
 *                                 src/logic/requests/sud-puzzle-seeds.inc, in milliseconds of one processor
 *     wish-bench --chance COUNT   clues, levels and hardest techniques of so many minimal puzzles
 *     wish-bench --shares COUNT   the same as src/logic/requests/sud-puzzle-shares.inc
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-puzzle-request.h"
#include "sud-puzzle-request-private.h"

#include <glib.h>
#include <stdlib.h>
#include <time.h>

enum
{
  LEAST = 20, /* of which the table tells; of the hardest of all steps it tells always */
  COLUMNS = 118,
};

static int n_seeds = 200, chance, shares, threads = 1;
static char *symmetry_id, *technique_id;

static const GOptionEntry entries[] = {
  { "count", 'n', 0, G_OPTION_ARG_INT, &n_seeds, "How many first puzzles of each request", "COUNT" },
  { "symmetry", 's', 0, G_OPTION_ARG_STRING, &symmetry_id, "Of the places of the clues", "ID" },
  { "technique", 't', 0, G_OPTION_ARG_STRING, &technique_id, "Only this one", "ID" },
  { "chance", 0, 0, G_OPTION_ARG_INT, &chance, "Count what chance makes", "COUNT" },
  { "shares", 0, 0, G_OPTION_ARG_INT, &shares, "Print the table of what chance makes", "COUNT" },
  { "threads", 'j', 0, G_OPTION_ARG_INT, &threads, "Of the two that count", "THREADS" },
  { NULL },
};

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static int
compare_cb (gconstpointer a, gconstpointer b)
{
  double x = *(const double *)a, y = *(const double *)b;

  return (x > y) - (x < y);
}

static void
measure (const char *name, const SudPuzzleRequest *request)
{
  g_autofree double *ms = g_new (double, n_seeds);
  double tried = 0;

  for (int i = 0; i < n_seeds; i++)
    {
      double start = now ();
      SudRequestedPuzzle made;

      sud_puzzle_request_make (request, (uint64_t)i, NULL, &made);
      ms[i] = now () - start;
      tried += (double)made.index + 1;
    }
  qsort (ms, (size_t)n_seeds, sizeof *ms, compare_cb);
  g_print ("%-28s median %7.2f  p90 %7.2f  p99 %7.2f  most %7.2f ms, 1 in %.1f\n", name, ms[n_seeds / 2],
           ms[n_seeds * 9 / 10], ms[n_seeds * 99 / 100], ms[n_seeds - 1], tried / n_seeds);
}

static void
measure_all (SudSymmetryId symmetry)
{
  SudPuzzleRequest request;

  for (int level = 0; level < SUD_N_LEVELS && technique_id == NULL; level++)
    {
      sud_puzzle_request_init (&request);
      request.symmetry = symmetry;
      request.level_least = request.level_most = (uint8_t)level;
      measure (sud_level_get_name ((SudLevel)level), &request);
    }
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      if (technique_id != NULL && sud_technique_find_id (technique_id) != (SudTechniqueId)i)
        continue;
      sud_puzzle_request_init (&request);
      request.symmetry = symmetry;
      request.needs[i] = true;
      request.nothing_above = (uint8_t)i;
      if (sud_puzzle_walk_is_for (&request))
        measure (sud_technique_get ((SudTechniqueId)i)->id, &request);
    }
}

/* @with: of [hardest][technique] how many puzzles there are with steps of it. */
typedef struct
{
  guint clues[SUD_CELLS + 1];
  guint levels[SUD_N_LEVELS];
  guint with[SUD_N_TECHNIQUES][SUD_N_TECHNIQUES];
} Tally;

static bool
count_cb (const SudRequestedPuzzle *puzzle, void *data)
{
  Tally *self = data;
  const SudGrade *grade = &puzzle->grade;

  self->clues[sud_grid_count_filled (&puzzle->puzzle)]++;
  self->levels[grade->level]++;
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    self->with[grade->hardest][i] += grade->steps[i] > 0;
  return true;
}

/* Of @n indices those that made a puzzle. */
static void
count (Tally *self, SudSymmetryId symmetry, int n)
{
  SudPuzzleRequest request;
  SudPuzzleRequestJob job = { .request = &request, .seed = 1, .tries = (uint64_t)n, .count = UINT64_MAX, .threads = threads,
                     .take = count_cb, .data = self };

  sud_puzzle_request_init (&request);
  request.symmetry = symmetry;
  sud_puzzle_request_run (&job);
}

static void
print_chance (const Tally *self, int n, double ms)
{
  double sum = 0, squares = 0;

  for (int i = 0; i <= SUD_CELLS; i++)
    {
      sum += (double)i * self->clues[i];
      squares += (double)i * i * self->clues[i];
      if (self->clues[i] > 0)
        g_print ("%d clues %u (%.3f%%)\n", i, self->clues[i], 100. * self->clues[i] / n);
    }
  g_print ("mean %.3f, variance %.3f; %.1f us of processor a puzzle\n", sum / n, squares / n - sum / n * sum / n, 1e3 * ms / n);
  for (int i = 0; i < SUD_N_LEVELS; i++)
    g_print ("%s %u (%.2f%%)\n", sud_level_get_name ((SudLevel)i), self->levels[i], 100. * self->levels[i] / n);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (self->with[i][i] > 0)
      g_print ("%s 1 in %.0f\n", sud_technique_get ((SudTechniqueId)i)->id, (double)n / self->with[i][i]);
}

static void
print_shares_of (SudTechniqueId hardest, const guint *with)
{
  g_autoptr (GString) line = g_string_new ("    {");

  g_print ("  { \"%s\",\n", sud_technique_get (hardest)->id);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      g_autofree char *share = g_strdup_printf (" { \"%s\", %u },", sud_technique_get ((SudTechniqueId)i)->id, with[i]);

      if (with[i] == 0 || (i != (int)hardest && with[i] < LEAST))
        continue;
      if (line->len + strlen (share) > COLUMNS)
        {
          g_print ("%s\n", line->str);
          g_string_assign (line, "     ");
        }
      g_string_append (line, share);
    }
  g_print ("%s } },\n", line->str);
}

static void
print_shares (const Tally *self)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (self->with[i][i] > 0)
      print_shares_of ((SudTechniqueId)i, self->with[i]);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("- measures how long requests take");
  g_autoptr (GError) error = NULL;
  g_autofree Tally *tally = g_new0 (Tally, 1);
  SudSymmetryId symmetry = SUD_SYMMETRY_NONE;
  double start = now ();

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("wish-bench: %s\n", error->message);
      return 2;
    }
  if (symmetry_id != NULL)
    symmetry = sud_symmetry_find (symmetry_id);
  if (chance + shares == 0)
    measure_all (symmetry);
  else
    count (tally, symmetry, chance + shares);
  if (chance > 0)
    print_chance (tally, chance, now () - start);
  if (shares > 0)
    print_shares (tally);
  return 0;
}
