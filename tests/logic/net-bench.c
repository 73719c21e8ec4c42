/* net-bench.c - how far nets lead, how long that takes and how long their proofs are: net-bench [-n COUNT] FILE…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench-clock.h"
#include "logic-testing.h"
#include "sud-lemmas-testing.h"
#include "sud-lemmas.h"
#include "sud-path.h"
#include "sud-solve.h"

#include <stdlib.h>

static int most = 100, isomorphs, positions;
static gboolean check, no_patterns, verbose;
static char *kernel;
static char **files;

static const GOptionEntry entries[] = {
  { "count", 'n', 0, G_OPTION_ARG_INT, &most, "How many puzzles of each file, evenly chosen", "COUNT" },
  { "isomorphs", 'i', 0, G_OPTION_ARG_INT, &isomorphs, "Compare with so many isomorphs of each", "COUNT" },
  { "all-steps", 'a', 0, G_OPTION_ARG_INT, &positions, "Look for every step at so many positions of each", "COUNT" },
  { "check", 'c', 0, G_OPTION_ARG_NONE, &check, "Check all proofs", NULL },
  { "no-patterns", 0, 0, G_OPTION_ARG_NONE, &no_patterns, "Without impossible patterns", NULL },
  { "verbose", 'v', 0, G_OPTION_ARG_NONE, &verbose, "A line for each puzzle", NULL },
  { "kernel", 'k', 0, G_OPTION_ARG_STRING, &kernel, "avx512, avx2 or c", "ID" },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "FILE…" },
  { NULL },
};

typedef struct
{
  GArray *ms;
  GArray *hardest;
  GArray *sizes;
  GArray *whole;
  guint techniques[SUD_N_TECHNIQUES + 1];
  guint stuck, opened, opens[SUD_N_TECHNIQUES];
  guint complete, wrong, unproved, proofs, differing, steps, found;
} Tally;

/* The sentences of the shortest proof of the round of step @index: one that has it is easiest to follow. */
static double
shortest_of_round (const SudPath *path, int index)
{
  int start = sud_path_get_round_start (path, index);
  double shortest = sud_path_get_step (path, start)->size;

  for (int i = start; i < sud_path_get_n_steps (path) && sud_path_get_round_start (path, i) == start; i++)
    shortest = MIN (shortest, sud_path_get_step (path, i)->size);
  return shortest;
}

static guint
count_wrong (const SudStep *step, const SudGrid *solution)
{
  SudCells writes = sud_step_writes (step);
  guint wrong = 0;

  SUD_EACH_CELL (cell, writes)
    wrong += solution->digit[cell] != step->digit;
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, step->out[digit - 1])
      wrong += solution->digit[cell] == digit;
  return wrong;
}

/* Named patterns stand after forcing chains and before nets. */
static gboolean
is_named (int technique)
{
  return technique > SUD_TECHNIQUE_FORCING_VERITY && technique < SUD_TECHNIQUE_LEMMA_NET;
}

/* Goes as far as what is neither a net nor a named pattern leads, and looks there for each named pattern. */
static void
measure_opening (Tally *tally, SudLogic *logic, const SudOrder *order, const SudGrid *grid)
{
  SudOrder plain = *order;
  gboolean any = FALSE;

  for (int i = SUD_TECHNIQUE_FORCING_VERITY + 1; i < SUD_N_TECHNIQUES; i++)
    sud_order_drop (&plain, (SudTechniqueId)i);
  sud_pencilmarks_from_grid (&logic->marks, grid);
  sud_logic_forget (logic);
  while (sud_logic_find_first (logic, &plain) != SUD_N_TECHNIQUES)
    for (int i = 0; i < logic->steps.n; i++)
      sud_step_apply (&logic->steps.step[i], &logic->marks);
  if (sud_pencilmarks_is_solved (&logic->marks))
    return;
  tally->stuck++;
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (is_named (i) && sud_logic_find (logic, (SudTechniqueId)i) > 0)
      {
        tally->opens[i]++;
        any = TRUE;
      }
  tally->opened += any;
}

/* Every step of every technique, those that are unusual too, at some positions of @path. */
static void
measure_all_steps (Tally *tally, SudLogic *logic, const SudPath *path, const SudGrid *solution, GRand *rand)
{
  for (int i = 0; i < positions && sud_path_get_n_steps (path) > 0; i++)
    {
      sud_path_get_marks (path, g_rand_int_range (rand, 0, sud_path_get_n_steps (path)), &logic->marks);
      sud_logic_forget (logic);
      for (int technique = 0; technique < SUD_N_TECHNIQUES; technique++)
        {
          int n = sud_logic_find (logic, (SudTechniqueId)technique);

          tally->found += (guint)n;
          for (int j = 0; j < n; j++)
            tally->wrong += count_wrong (&logic->steps.step[j], solution);
        }
    }
}

static void
measure_steps (Tally *tally, const SudPath *path, const SudGrid *solution)
{
  double hardest = 0, all = 0;

  for (int i = 0; i < sud_path_get_n_steps (path); i++)
    {
      const SudStep *step = sud_path_get_step (path, i);
      double size = shortest_of_round (path, i);
      SudPencilmarks marks;

      tally->steps++;
      tally->wrong += count_wrong (step, solution);
      if (step->technique < SUD_TECHNIQUE_LEMMA_NET)
        continue;
      tally->proofs++;
      if (sud_path_get_round_start (path, i) == i)
        g_array_append_val (tally->sizes, size);
      hardest = MAX (hardest, size);
      all += step->size;
      if (verbose)
        g_print (" %.0f", size);
      if (step->proof == 0)
        tally->unproved++;
      if (!check)
        continue;
      sud_path_get_marks (path, sud_path_get_round_start (path, i), &marks);
      tally->unproved += !sud_proof_check (sud_path_get_proof (path), &marks, step);
    }
  if (hardest > 0)
    g_array_append_val (tally->whole, all);
  hardest = MAX (hardest, 1);
  g_array_append_val (tally->hardest, hardest);
  if (verbose)
    g_print ("\n");
}

static void
measure (Tally *tally, SudLogic *logic, const SudOrder *order, const Puzzle *puzzle, GRand *rand)
{
  SudPencilmarks marks;
  SudResult result;
  SudGrade grade;
  SudPath *path;
  guint64 start;
  double ms;

  sud_solve_count (&puzzle->grid, 2, NULL, &result);
  start = clock_ns (CLOCK_PROCESS_CPUTIME_ID);
  sud_pencilmarks_from_grid (&marks, &puzzle->grid);
  path = sud_path_new (logic, &marks, order);
  ms = (double)(clock_ns (CLOCK_PROCESS_CPUTIME_ID) - start) * 1e-6;
  g_array_append_val (tally->ms, ms);
  grade = *sud_path_get_grade (path);
  tally->complete += grade.complete;
  tally->techniques[grade.hardest]++;
  if (verbose)
    g_print ("%s %.1f ms, complete %d, %s, effort %u, lemma memory %u, sentences", puzzle->name, ms, grade.complete,
             sud_technique_get (grade.hardest)->id, grade.effort, sud_path_get_proof (path)->n);
  measure_steps (tally, path, &result.first);
  measure_all_steps (tally, logic, path, &result.first, rand);
  measure_opening (tally, logic, order, &puzzle->grid);
  sud_path_unref (path);
  for (int i = 0; i < isomorphs; i++)
    {
      SudGrid twin = logic_isomorph (&puzzle->grid, rand);
      SudGrade other;

      sud_pencilmarks_from_grid (&marks, &twin);
      sud_grade_run (logic, &marks, order, &other);
      tally->differing += memcmp (&grade, &other, sizeof grade) != 0;
    }
}

static void
print_openings (const Tally *tally)
{
  g_print ("    stuck without nets %u, opened by a named pattern %u:", tally->stuck, tally->opened);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (is_named (i))
      g_print (" %s %u", sud_technique_get (i)->id, tally->opens[i]);
  g_print ("\n");
}

static void
run (SudLogic *logic, const char *path)
{
  g_autoptr (GArray) all = corpus_load_path (path, 1);
  g_autoptr (GArray) puzzles = corpus_load_path (path, MAX (all->len / most, 1));
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autofree char *name = g_path_get_basename (path);
  Tally tally = { g_array_new (FALSE, FALSE, sizeof (double)), g_array_new (FALSE, FALSE, sizeof (double)),
                  g_array_new (FALSE, FALSE, sizeof (double)), g_array_new (FALSE, FALSE, sizeof (double)) };
  SudOrder order;
  double sum = 0;

  sud_order_init (&order);
  for (guint i = 0; i < puzzles->len; i++)
    measure (&tally, logic, &order, puzzle_at (puzzles, i), rand);
  for (guint i = 0; i < puzzles->len; i++)
    sum += g_array_index (tally.ms, double, i);
  g_print ("%s: %u of %u complete; ms mean %.2f, median %.2f, p90 %.1f, most %.1f\n", name, tally.complete, puzzles->len,
           sum / puzzles->len, quantile (tally.ms, 0.5), quantile (tally.ms, 0.9), quantile (tally.ms, 1));
  g_print ("    sentences of the shortest net of a round: median %.0f, p90 %.0f, most %.0f; of the hardest of a puzzle (1 without nets): %.0f, %.0f, %.0f\n",
           quantile (tally.sizes, 0.5), quantile (tally.sizes, 0.9), quantile (tally.sizes, 1),
           quantile (tally.hardest, 0.5), quantile (tally.hardest, 0.9), quantile (tally.hardest, 1));
  g_print ("    sentences of all nets of a puzzle that has any: median %.0f, p90 %.0f, most %.0f\n",
           quantile (tally.whole, 0.5), quantile (tally.whole, 0.9), quantile (tally.whole, 1));
  g_print ("    steps %u, all steps %u, wrong %u; nets %u, without proof %u; isomorphs that differ %u; hardest:",
           tally.steps, tally.found, tally.wrong, tally.proofs, tally.unproved, tally.differing);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (tally.techniques[i] > 0)
      g_print (" %s %u", sud_technique_get (i)->id, tally.techniques[i]);
  g_print ("\n");
  print_openings (&tally);
  g_array_unref (tally.ms);
  g_array_unref (tally.hardest);
  g_array_unref (tally.sizes);
  g_array_unref (tally.whole);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  SudLogic *logic = sud_logic_new ();

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || files == NULL)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "no file");
      return 2;
    }
  logic->rules = SUD_RULE_UNIQUE | (no_patterns ? SUD_RULE_NO_PATTERNS : 0);
  if (kernel != NULL && sud_lemma_kernel_choose (kernel) != NULL)
    logic->lemmas->kernel = sud_lemma_kernel_choose (kernel);
  for (char **file = files; *file != NULL; file++)
    run (logic, *file);
  sud_logic_free (logic);
  return 0;
}
