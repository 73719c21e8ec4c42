/* rubric-practice-book.c - positions to practise techniques on: those of the book, new ones, and which are solved
 *
 * Solved positions are words "technique/position" in the settings. Words that name nothing, perhaps those of another
 * version of the program, are kept and count for nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-practice-book.h"

#include "rubric-random.h"
#include "sud-grade.h"
#include "sud-puzzle-request.h"
#include "sud-solve.h"

static const char SOLVED_KEY[] = "practice-solved";

enum
{
  FIELDS = 3,
};

/* The job of making one. */
typedef struct
{
  SudTechniqueId technique;
  RubricPracticePositionDone done;
  RubricPracticePosition position;
  gboolean found;
} Generating;

struct _RubricPracticeBook
{
  GArray *positions[SUD_N_TECHNIQUES]; /* element-type RubricPracticePosition */
};

/* Returns: whether the givens have one solution, and it is still possible in the position */
static gboolean
solve_position (RubricPracticePosition *self)
{
  SudGrid givens = { 0 };
  SudResult result;

  SUD_EACH_CELL (cell, self->marks.given)
    givens.digit[cell] = self->marks.value[cell];
  sud_solve_count (&givens, 2, NULL, &result);
  if (result.verdict != SUD_VERDICT_ONE)
    return FALSE;
  self->solution = result.first;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (self->marks.value[cell] != 0 ? self->marks.value[cell] != self->solution.digit[cell]
                                     : !sud_pencilmarks_has (&self->marks, cell, self->solution.digit[cell]))
      return FALSE;
  return TRUE;
}

static gboolean
add_position_line (RubricPracticeBook *self, const char *line)
{
  g_auto (GStrv) field = g_strsplit (line, ":", -1);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, line, -1);
  RubricPracticePosition position;
  SudTechniqueId technique;

  if (g_strv_length (field) != FIELDS)
    return FALSE;
  technique = sud_technique_find_id (field[0]);
  if (technique == SUD_N_TECHNIQUES || !sud_pencilmarks_parse (&position.marks, field[1], field[2])
      || !solve_position (&position))
    return FALSE;
  g_strlcpy (position.id, sum, sizeof position.id);
  g_array_append_val (self->positions[technique], position);
  return TRUE;
}

RubricPracticeBook *
rubric_practice_book_new (const char *text, GError **error)
{
  g_autoptr (RubricPracticeBook) self = g_new0 (RubricPracticeBook, 1);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    self->positions[i] = g_array_new (FALSE, FALSE, sizeof (RubricPracticePosition));
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0' && lines[i][0] != '#' && !add_position_line (self, lines[i]))
      {
        g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "line %u is no position with one solution", i + 1);
        return NULL;
      }
  return g_steal_pointer (&self);
}

void
rubric_practice_book_free (RubricPracticeBook *self)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    g_array_unref (self->positions[i]);
  g_free (self);
}

guint
rubric_practice_book_count (const RubricPracticeBook *self, SudTechniqueId technique)
{
  return self->positions[technique]->len;
}

const RubricPracticePosition *
rubric_practice_book_get (const RubricPracticeBook *self, SudTechniqueId technique, guint index)
{
  g_return_val_if_fail (index < self->positions[technique]->len, NULL);

  return &g_array_index (self->positions[technique], RubricPracticePosition, index);
}

static char *
word_for (SudTechniqueId technique, const RubricPracticePosition *position)
{
  return g_strdup_printf ("%s/%s", sud_technique_get (technique)->id, position->id);
}

gboolean
rubric_practice_is_solved (GSettings *settings, SudTechniqueId technique, const RubricPracticePosition *position)
{
  g_auto (GStrv) words = g_settings_get_strv (settings, SOLVED_KEY);
  g_autofree char *word = word_for (technique, position);

  return g_strv_contains ((const char *const *)words, word);
}

void
rubric_practice_set_solved (GSettings *settings, SudTechniqueId technique, const RubricPracticePosition *position)
{
  g_auto (GStrv) words = g_settings_get_strv (settings, SOLVED_KEY);
  g_autofree char *word = word_for (technique, position);
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) more = NULL;

  if (g_strv_contains ((const char *const *)words, word))
    return;
  builder = g_strv_builder_new ();
  g_strv_builder_addv (builder, (const char **)words);
  g_strv_builder_add (builder, word);
  more = g_strv_builder_end (builder);
  g_settings_set_strv (settings, SOLVED_KEY, (const char *const *)more);
}

guint
rubric_practice_count_solved (GSettings *settings, const RubricPracticeBook *book, SudTechniqueId technique)
{
  guint solved = 0;

  for (guint i = 1; i < rubric_practice_book_count (book, technique); i++)
    solved += rubric_practice_is_solved (settings, technique, rubric_practice_book_get (book, technique, i)) != FALSE;
  return solved;
}

guint
rubric_practice_count_positions (const RubricPracticeBook *book, SudTechniqueId technique)
{
  return MAX (rubric_practice_book_count (book, technique), 1) - 1;
}

static void
request_technique (SudTechniqueId technique, SudPuzzleRequest *request)
{
  sud_puzzle_request_init (request);
  request->needs[technique] = true;
}

gboolean
rubric_practice_can_generate (SudTechniqueId technique)
{
  SudPuzzleRequest request;

  request_technique (technique, &request);
  return sud_puzzle_request_check (&request) == NULL;
}

/* Advances as a grade does: in each round by all steps of the first technique that has any. */
static gboolean
advance_to (SudLogic *logic, SudTechniqueId technique)
{
  SudTechniqueId found;
  SudOrder order;

  sud_order_init (&order);
  while ((found = sud_logic_find_first (logic, &order)) != SUD_N_TECHNIQUES && found != technique)
    for (int i = 0; i < logic->steps.n; i++)
      sud_step_apply (&logic->steps.step[i], &logic->marks);
  return found == technique;
}

static void
name_position (RubricPracticePosition *position)
{
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guint8 *)position->solution.digit,
                                                      sizeof position->solution.digit);

  g_strlcpy (position->id, sum, sizeof position->id);
}

static void
find_position_in (Generating *generating, const SudGrid *puzzle, const atomic_bool *cancel)
{
  SudLogic *logic = sud_logic_new ();
  SudResult result;

  if (logic == NULL)
    return;
  logic->cancel = cancel;
  logic->rules = SUD_RULE_UNIQUE;
  sud_pencilmarks_from_grid (&logic->marks, puzzle);
  generating->found = advance_to (logic, generating->technique);
  generating->position.marks = logic->marks;
  sud_logic_free (logic);
  sud_solve_count (puzzle, 1, cancel, &result);
  generating->position.solution = result.first;
  name_position (&generating->position);
}

static gboolean
generate_work (RubricJob *job, gpointer data, GError **error)
{
  Generating *generating = data;
  const atomic_bool *cancel = rubric_job_get_cancel (job);
  SudRequestedPuzzle made;
  SudPuzzleRequest request;

  request_technique (generating->technique, &request);
  if (sud_puzzle_request_make (&request, rubric_random_seed (), cancel, &made) == SUD_PUZZLE_REQUEST_DONE)
    find_position_in (generating, &made.puzzle, cancel);
  return TRUE;
}

static void
generate_done (gpointer owner, gpointer data, const GError *error)
{
  Generating *generating = data;

  generating->done (owner, generating->found ? &generating->position : NULL);
}

void
rubric_practice_generate (RubricJobs *jobs, SudTechniqueId technique, RubricPracticePositionDone done)
{
  Generating *generating = g_new0 (Generating, 1);

  generating->technique = technique;
  generating->done = done;
  rubric_jobs_run (jobs, generate_work, generate_done, generating, g_free);
}
