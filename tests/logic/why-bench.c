/* why-bench.c - how long the answers to “why not?” are, and how long they take: why-bench [-n COUNT] [-a] FILE…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench-clock.h"
#include "logic-testing.h"
#include "sud-solve.h"
#include "sud-path.h"

static int most = 100, positions = 4, questions = 4;
static gboolean must;
static char **files;

static const GOptionEntry entries[] = {
  { "count", 'n', 0, G_OPTION_ARG_INT, &most, "How many puzzles of each file, evenly chosen", "COUNT" },
  { "positions", 'p', 0, G_OPTION_ARG_INT, &positions, "How many positions of each, from the start on", "COUNT" },
  { "questions", 'q', 0, G_OPTION_ARG_INT, &questions, "How many at each position; 0: about every candidate", "COUNT" },
  { "must", 'm', 0, G_OPTION_ARG_NONE, &must, "Why the right digit must be, not why a wrong one cannot", NULL },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "FILE…" },
  { NULL },
};

typedef struct
{
  GArray *ms[SUD_N_LEVELS], *steps, *sentences, *whole;
  guint asked, unanswered, wrong, unproved, idle;
} Tally;

static double
count_sentences (const SudPath *path, int n)
{
  double sentences = 0;

  for (int i = 0; i < n; i++)
    sentences += MAX (1, sud_path_get_step (path, i)->proof != 0 ? sud_path_get_step (path, i)->size : 1);
  return sentences;
}

/* The sentences of @path from step @from until candidate @digit of @cell is gone. */
static double
count_until (const SudPath *path, int from, int cell, int digit)
{
  SudPencilmarks marks;
  int i = from;

  sud_path_get_marks (path, i, &marks);
  while (i < sud_path_get_n_steps (path) && sud_pencilmarks_has (&marks, cell, digit))
    sud_step_apply (sud_path_get_step (path, i++), &marks);
  return count_sentences (path, i) - count_sentences (path, from);
}

static void
check_answer (Tally *tally, const SudPath *answer, const SudGrid *solution)
{
  for (int i = 0; i < sud_path_get_n_steps (answer); i++)
    {
      const SudStep *step = sud_path_get_step (answer, i);
      SudCells writes = sud_step_writes (step);
      SudPencilmarks marks;

      sud_path_get_marks (answer, i, &marks);
      tally->idle += !sud_step_applies (step, &marks);
      tally->unproved += step->proof != 0 && !sud_proof_check (sud_path_get_proof (answer), &marks, step);
      SUD_EACH_CELL (cell, writes)
        tally->wrong += solution->digit[cell] != step->digit;
      for (int digit = 1; digit <= SUD_SIZE; digit++)
        SUD_EACH_CELL (cell, step->out[digit - 1])
          tally->wrong += solution->digit[cell] == digit;
    }
}

static void
ask (Tally *tally, SudLogic *logic, const SudPath *path, int from, int cell, int digit, const SudGrid *solution)
{
  SudPencilmarks marks;
  SudOrder order;
  SudPath *answer;
  guint64 start = clock_ns (CLOCK_PROCESS_CPUTIME_ID);
  double ms, n, sentences, whole;

  sud_order_init (&order);
  sud_path_get_marks (path, from, &marks);
  answer = sud_path_new_why (logic, &marks, &order, cell, digit, must);
  ms = (double)(clock_ns (CLOCK_PROCESS_CPUTIME_ID) - start) * 1e-6;
  n = sud_path_get_n_steps (answer);
  sentences = count_sentences (answer, (int)n);
  whole = count_until (path, from, cell, digit);
  g_array_append_val (tally->ms[sud_path_get_grade (path)->level], ms);
  g_array_append_val (tally->steps, n);
  g_array_append_val (tally->sentences, sentences);
  g_array_append_val (tally->whole, whole);
  tally->asked++;
  tally->unanswered += n == 0;
  check_answer (tally, answer, solution);
  sud_path_unref (answer);
}

static void
ask_about (Tally *tally, SudLogic *logic, const SudGrid *grid, GRand *rand)
{
  SudPencilmarks marks;
  SudResult result;
  SudOrder order;
  SudPath *path;

  sud_order_init (&order);
  sud_solve_count (grid, 2, NULL, &result);
  if (result.verdict != SUD_VERDICT_ONE || !sud_pencilmarks_from_grid (&marks, grid))
    return;
  path = sud_path_new (logic, &marks, &order);
  for (int i = 0; i < positions; i++)
    {
      int from = sud_path_get_n_steps (path) * i / positions, n = 0;
      g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (int));

      sud_path_get_marks (path, from, &marks);
      for (int x = 0; x < SUD_CELLS * SUD_SIZE; x++)
        if (sud_pencilmarks_has (&marks, sud_candidate_cell (x), sud_candidate_digit (x))
            && (result.first.digit[sud_candidate_cell (x)] == sud_candidate_digit (x)) == must)
          g_array_append_val (all, x);
      for (n = questions == 0 ? (int)all->len : questions; n > 0 && all->len > 0; n--)
        {
          int index = questions == 0 ? n - 1 : g_rand_int_range (rand, 0, (gint32)all->len);
          int x = g_array_index (all, int, index);

          ask (tally, logic, path, from, sud_candidate_cell (x), sud_candidate_digit (x), &result.first);
        }
    }
  sud_path_unref (path);
}

static void
print_quantiles (const char *what, GArray *values)
{
  g_print ("    %s: median %.4g, p90 %.4g, most %.4g (%u)\n", what, quantile (values, 0.5), quantile (values, 0.9),
           quantile (values, 1), values->len);
  g_array_unref (values);
}

static void
run (SudLogic *logic, const char *file)
{
  g_autoptr (GArray) all = corpus_load_path (file, 1);
  g_autoptr (GArray) puzzles = corpus_load_path (file, MAX (all->len / most, 1));
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  Tally tally = { .steps = g_array_new (FALSE, FALSE, sizeof (double)),
                  .sentences = g_array_new (FALSE, FALSE, sizeof (double)),
                  .whole = g_array_new (FALSE, FALSE, sizeof (double)) };

  for (int i = 0; i < SUD_N_LEVELS; i++)
    tally.ms[i] = g_array_new (FALSE, FALSE, sizeof (double));
  for (guint i = 0; i < puzzles->len; i++)
    ask_about (&tally, logic, &puzzle_at (puzzles, i)->grid, rand);
  g_print ("%s: %u asked, %u without an answer; wrong %u, without proof %u, idle %u\n", file, tally.asked,
           tally.unanswered, tally.wrong, tally.unproved, tally.idle);
  print_quantiles ("steps", tally.steps);
  print_quantiles ("sentences", tally.sentences);
  print_quantiles ("sentences of the path so far", tally.whole);
  for (int i = 0; i < SUD_N_LEVELS; i++)
    print_quantiles (sud_level_get_name (i), tally.ms[i]);
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
  logic->rules = SUD_RULE_UNIQUE;
  for (char **file = files; *file != NULL; file++)
    run (logic, *file);
  sud_logic_free (logic);
  return 0;
}
