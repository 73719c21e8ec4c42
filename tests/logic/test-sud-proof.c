/* test-sud-proof.c - proofs of nets hold, and nothing that is not so passes for one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "logic-testing.h"
#include "sud-path.h"
#include "sud-solve.h"

#include <string.h>

/* A proof of its own, and the position that it is about. */
typedef struct
{
  SudPencilmarks marks;
  SudStep step;
  SudProof proof;
  SudPath *path; /* to whose earlier proofs it refers */
  SudGrid solution;
} Sample;

static SudPath *
find_path (SudLogic *logic, const SudGrid *givens, unsigned rules)
{
  SudPencilmarks marks;
  SudOrder order;

  logic->rules = SUD_RULE_UNIQUE | rules;
  sud_order_init (&order);
  sud_order_drop (&order, SUD_TECHNIQUE_TRIVALUE_ODDAGON); /* so that nets meet it */
  sud_order_drop (&order, SUD_TECHNIQUE_ODDAGON_CHAIN);
  g_assert_true (sud_pencilmarks_from_grid (&marks, givens));
  return sud_path_new (logic, &marks, &order);
}

static GArray *samples;

static void
clear_sample_cb (gpointer data)
{
  sud_proof_clear (&((Sample *)data)->proof);
  sud_path_unref (((Sample *)data)->path);
}

/* The proofs of @path, each of which holds. */
static void
append_samples (GArray *to, SudPath *path, const SudGrid *solution)
{
  for (int i = 0; i < sud_path_get_n_steps (path); i++)
    {
      Sample sample = { .proof = { .earlier = sud_path_get_proof (path) }, .path = path, .solution = *solution };

      sud_step_copy (&sample.step, sud_path_get_step (path, i));
      if (strstr (sud_technique_get (sample.step.technique)->id, "net") == NULL)
        {
          g_assert_cmpuint (sample.step.proof, ==, 0);
          continue;
        }
      sud_path_get_marks (path, sud_path_get_round_start (path, i), &sample.marks);
      g_assert_cmpuint (sample.step.size, >, 0);
      g_assert_cmpuint (sample.step.cost, >, 0);
      g_assert_true (sud_proof_check (sud_path_get_proof (path), &sample.marks, &sample.step));
      sud_proof_append (&sample.proof, sud_path_get_proof (path), &sample.step);
      g_assert_true (sud_proof_check (&sample.proof, &sample.marks, &sample.step));
      sud_path_ref (path);
      g_array_append_val (to, sample);
    }
}

/* T&E(3): with and without the pattern that helps. */
static const char *const deep[] = {
  ".2....7....71.9...86...7..........93.3.9.417.......4.2....92.41..234.9.7...7.132.",
};

/* All proofs of some puzzles. */
static GArray *
load_samples (void)
{
  g_autoptr (GArray) puzzles = logic_load_puzzles (4);
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Sample));
  SudLogic *logic = sud_logic_new ();

  g_array_set_clear_func (all, clear_sample_cb);
  for (guint i = 0; i < test_share (puzzles->len); i++)
    {
      const LogicPuzzle *puzzle = logic_puzzle_at (puzzles, test_pick (i, puzzles->len));
      SudPath *path = find_path (logic, &puzzle->givens, 0);

      append_samples (all, path, &puzzle->solution);
      sud_path_unref (path);
    }
  for (guint i = 0; i < 2 * G_N_ELEMENTS (deep); i++)
    {
      SudGrid givens = grid_from_line (deep[i / 2]);
      SudPath *path = find_path (logic, &givens, i % 2 == 0 ? 0 : SUD_RULE_NO_PATTERNS);
      SudResult result;

      sud_solve_count (&givens, 2, NULL, &result);
      g_assert_cmpint (result.solutions, ==, 1);
      g_assert_true (sud_path_get_grade (path)->complete);
      append_samples (all, path, &result.first);
      sud_path_unref (path);
    }
  sud_logic_free (logic);
  return all;
}

/* Whether what @lemma says is so: the solver finds nothing that contradicts it. */
static gboolean
is_so (const SudLemma *lemma, const SudPencilmarks *marks)
{
  SudGrid grid;
  SudResult result;

  memcpy (grid.digit, marks->value, sizeof grid.digit);
  for (int i = 0; i < lemma->n_premises; i++)
    {
      int cell = sud_candidate_cell (lemma->premise[i]), digit = sud_candidate_digit (lemma->premise[i]);

      if (!sud_pencilmarks_has (marks, cell, digit) || (grid.digit[cell] != 0 && grid.digit[cell] != digit))
        return TRUE;
      grid.digit[cell] = (uint8_t)digit;
    }
  sud_solve_count (&grid, 1, NULL, &result);
  return result.solutions == 0
         || (lemma->conclusion != SUD_NO_CANDIDATE
             && result.first.digit[sud_candidate_cell (lemma->conclusion)] == sud_candidate_digit (lemma->conclusion));
}

/* Takes lemma @i out of the run of @n; what is behind it moves up. */
static void
drop_lemma (SudLemma *lemmas, guint n, guint i)
{
  for (guint k = i + 1; k < n; k++)
    for (int j = 0; j < lemmas[k].n_reasons; j++)
      {
        lemmas[k].reason[j].by -= lemmas[k].reason[j].by > k - i;
        lemmas[k].reason[j].through -= lemmas[k].reason[j].through > k - i;
      }
  memmove (&lemmas[i], &lemmas[i + 1], (n - i - 1) * sizeof *lemmas);
}

typedef enum
{
  MUTATE_CHILD,
  MUTATE_CLAUSE,
  MUTATE_END,
  MUTATE_CONCLUSION,
  MUTATE_PREMISES,
  MUTATE_DROP,
  MUTATE_BYTE,
  N_MUTATIONS,
} Mutation;

static void
mutate_reason (SudLemma *lemma, GRand *rand)
{
  SudReason *reason = &lemma->reason[g_rand_int_range (rand, 0, SUD_CLAUSE_MEMBERS)];

  if (lemma->n_reasons > 0)
    reason = &lemma->reason[g_rand_int_range (rand, 0, lemma->n_reasons)];
  if (g_rand_boolean (rand))
    reason->by = (uint16_t)g_rand_int_range (rand, 0, 20);
  else
    reason->through = (uint16_t)g_rand_int_range (rand, 0, 20);
}

static void
mutate_clause (SudLemma *lemma, GRand *rand)
{
  switch (g_rand_int_range (rand, 0, 3))
    {
    case 0:
      lemma->kind = (uint8_t)g_rand_int_range (rand, 0, 4);
      break;
    case 1:
      lemma->where = (uint8_t)g_rand_int_range (rand, 0, 90);
      break;
    default:
      lemma->digits ^= (SudDigits)(1u << g_rand_int_range (rand, 0, 10));
    }
}

/* Changes something in lemma @i of the @n of @lemmas; returns how many there are then. */
static guint
mutate (SudLemma *lemmas, guint n, guint i, Mutation mutation, GRand *rand)
{
  SudLemma *lemma = &lemmas[i];

  if (mutation == MUTATE_CHILD)
    mutate_reason (lemma, rand);
  else if (mutation == MUTATE_CLAUSE)
    mutate_clause (lemma, rand);
  else if (mutation == MUTATE_END)
    lemma->premise[g_rand_int_range (rand, 0, MAX (lemma->n_premises, 1))] = (uint16_t)g_rand_int_range (rand, 0, 740);
  else if (mutation == MUTATE_CONCLUSION)
    lemma->conclusion = g_rand_boolean (rand) ? SUD_NO_CANDIDATE : (uint16_t)g_rand_int_range (rand, 0, 740);
  else if (mutation == MUTATE_PREMISES)
    lemma->n_premises = (uint8_t)g_rand_int_range (rand, 0, SUD_LEMMA_PREMISES + 2);
  else if (mutation == MUTATE_BYTE)
    ((uint8_t *)lemma)[g_rand_int_range (rand, 0, sizeof *lemma)] ^= (uint8_t)(1u << g_rand_int_range (rand, 0, 8));
  else if (n > 1)
    {
      drop_lemma (lemmas, n, i);
      return n - 1;
    }
  return n;
}

/* What is changed does not pass, but for a clause in place of which another shows the same, for the same reasons: that is
 * a proof, and so says the solver, of each lemma. */
static void
test_mutations (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_mutations = test_share (samples->len * 100), passed[N_MUTATIONS] = { 0 }, done[N_MUTATIONS] = { 0 };

  g_assert_cmpuint (samples->len, >, 40);
  for (guint i = 0; i < n_mutations; i++)
    {
      const Sample *sample = &g_array_index (samples, Sample, g_rand_int_range (rand, 0, (int)samples->len));
      g_autofree SudLemma *lemmas = g_memdup2 (sample->proof.lemma, sample->step.size * sizeof (SudLemma));
      SudProof proof = { lemmas, sample->step.size, sample->step.size, sample->proof.earlier };
      Mutation mutation = g_rand_int_range (rand, 0, N_MUTATIONS);
      SudStep step;

      sud_step_copy (&step, &sample->step);
      proof.n = mutate (lemmas, proof.n, (guint)g_rand_int_range (rand, 0, (int)proof.n), mutation, rand);
      step.size = (uint16_t)proof.n;
      step.proof = proof.n;
      if (memcmp (lemmas, sample->proof.lemma, sample->step.size * sizeof *lemmas) == 0)
        continue;
      done[mutation]++;
      if (!sud_proof_check (&proof, &sample->marks, &step))
        continue;
      passed[mutation]++;
      for (guint k = 0; k < proof.n; k++)
        g_assert_true (is_so (&lemmas[k], &sample->marks));
    }
  for (int i = 0; i < N_MUTATIONS; i++)
    g_test_message ("mutation %d: %u of %u passed, and are so", i, passed[i], done[i]);
  for (int i = 0; i < N_MUTATIONS; i++) /* a byte may be one of the clause; of few the share is up to chance */
    g_assert_cmpuint (passed[i] * 20, <=, i == MUTATE_CLAUSE || i == MUTATE_BYTE ? MAX (done[i], 100) : 0);
}

/* No proof shows that a digit of the solution is not there, however its end is called. */
static void
test_ends (void)
{

  for (guint i = 0; i < samples->len; i++)
    {
      Sample *sample = &g_array_index (samples, Sample, i);
      SudLemma *root = &sample->proof.lemma[sample->proof.n - 1];
      SudStep step;

      SUD_EACH_CELL (cell, sample->marks.blank)
        {
          int digit = sample->solution.digit[cell];

          sud_step_init (&step, sample->step.technique);
          step.size = sample->step.size;
          step.proof = sample->step.proof;
          step.out[digit - 1] = sud_cells_of ((int)cell);
          g_assert_false (sud_proof_check (&sample->proof, &sample->marks, &step));
          root->premise[0] = (uint16_t)sud_candidate ((int)cell, digit);
          g_assert_false (sud_proof_check (&sample->proof, &sample->marks, &step));
          root->premise[0] = (uint16_t)sud_candidate (sud_cells_first (sample->step.cells),
                                                      sud_digits_first (sample->step.digits));
        }
      g_assert_true (sud_proof_check (&sample->proof, &sample->marks, &sample->step));
    }
}

/* What refers to nothing, and what does more than its proof says. */
static void
test_steps (void)
{
  Sample *sample = &g_array_index (samples, Sample, 0);
  SudProof none = { NULL };
  SudStep step;

  g_assert_false (sud_proof_check (&none, &sample->marks, &sample->step));
  for (int i = 0; i < 5; i++)
    {
      sud_step_copy (&step, &sample->step);
      if (i == 0)
        step.proof = 0;
      if (i == 1)
        step.size = 0;
      if (i == 2)
        step.size++;
      if (i == 3)
        step.proof++;
      if (i == 4)
        step.out[0] = step.out[1] = SUD_ALL_CELLS;
      g_assert_false (sud_proof_check (&sample->proof, &sample->marks, &step));
    }
}

/* What rules out several candidates at once is said so: "if a, then y", with one supposition, too. */
static void
test_conclusions (void)
{
  guint n = 0;

  for (guint i = 0; i < samples->len; i++)
    {
      const Sample *sample = &g_array_index (samples, Sample, i);
      const SudLemma *lemmas = sud_proof_get (&sample->proof, &sample->step);

      for (guint k = 0; k < sample->step.size && sample->step.technique == SUD_TECHNIQUE_LEMMA_NET; k++)
        n += lemmas[k].n_premises == 1 && lemmas[k].conclusion != SUD_NO_CANDIDATE;
    }
  g_assert_cmpuint (n, >, 0);
}

/* What earlier steps have shown is not shown again. It has to be what they have shown, and they have to be earlier. */
static void
test_shown (void)
{
  guint n = 0;

  for (guint i = 0; i < samples->len; i++)
    {
      Sample *sample = &g_array_index (samples, Sample, i);
      SudProof own = sample->proof;

      own.earlier = NULL;
      for (guint k = 0; k < sample->step.size; k++)
        {
          SudLemma *lemma = &sample->proof.lemma[k], before = *lemma;

          if (lemma->kind != SUD_CLAUSE_SHOWN)
            continue;
          n++;
          g_assert_cmpint (sample->proof.earlier->lemma[lemma->shown - 1].kind, !=, SUD_CLAUSE_SHOWN);
          g_assert_false (sud_proof_check (&own, &sample->marks, &sample->step));
          lemma->premise[0] ^= 1;
          g_assert_false (sud_proof_check (&sample->proof, &sample->marks, &sample->step));
          *lemma = before;
          lemma->shown = sample->proof.earlier->n + 1;
          g_assert_false (sud_proof_check (&sample->proof, &sample->marks, &sample->step));
          *lemma = before;
        }
    }
  g_assert_cmpuint (n, >, 0);
}

/* Three digits cannot fill the twelve cells of a trivalue oddagon, but eleven of them. */
static void
test_pattern (void)
{
  static const uint8_t boxes[][3] = { { 0, 10, 20 }, { 3, 13, 23 }, { 27, 37, 47 }, { 30, 41, 49 } };
  SudLemma lemma = { .conclusion = SUD_NO_CANDIDATE, .kind = SUD_CLAUSE_PATTERN, .digits = 7 };
  uint16_t member[SUD_CLAUSE_MEMBERS];
  SudPencilmarks marks;

  sud_pencilmarks_clear (&marks);
  for (int i = 0; i < 12; i++)
    {
      sud_cells_add (&lemma.cells, boxes[i / 3][i % 3]);
      for (int digit = 4; digit <= SUD_SIZE && i > 0; digit++)
        sud_pencilmarks_remove (&marks, boxes[i / 3][i % 3], digit);
    }
  g_assert_cmpint (sud_lemma_list_members (&lemma, &marks, member), ==, 6);
  for (int i = 0; i < 6; i++)
    g_assert_cmpint (member[i], ==, sud_candidate (0, i + 4));
  sud_cells_remove (&lemma.cells, 23);
  g_assert_cmpint (sud_lemma_list_members (&lemma, &marks, member), ==, -1);
}

TEST_FILE (argc, argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/proof/mutations", test_mutations);
  g_test_add_func ("/proof/ends", test_ends);
  g_test_add_func ("/proof/steps", test_steps);
  g_test_add_func ("/proof/conclusions", test_conclusions);
  g_test_add_func ("/proof/shown", test_shown);
  g_test_add_func ("/proof/pattern", test_pattern);
  samples = load_samples ();
  status = g_test_run ();
  g_array_unref (samples);
  return status;
}
