/* rubric-cli-grade.c - rubric-cli grade: how hard each puzzle is for a person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-answer.h"
#include "rubric-cli-json.h"
#include "rubric-cli-options.h"
#include "rubric-cli-terminal.h"
#include "sud-ratings.h"
#include "sud-marked.h"
#include "sud-solve.h"

#include <glib/gi18n.h>
#include <string.h>

static void
free_logic (gpointer logic)
{
  sud_logic_free (logic);
}

/* Returns: (transfer none) (nullable): the logic of this thread, for puzzles with one solution; NULL without memory */
static SudLogic *
get_logic (void)
{
  static GPrivate key = G_PRIVATE_INIT (free_logic);
  SudLogic *logic = g_private_get (&key);

  if (logic != NULL)
    return logic;
  logic = sud_logic_new ();
  if (logic == NULL)
    return NULL;
  logic->rules = SUD_RULE_UNIQUE;
  logic->cancel = rubric_cli_cancel_flag ();
  g_private_set (&key, logic);
  return logic;
}

/**
 * Position:
 * @marks: the start of the reasoning
 * @grid: its digits
 * @counted: whether it is known that there is one solution
 */
typedef struct
{
  SudPencilmarks marks;
  SudGrid grid;
  bool counted;
} Position;

static const char *
name_grade (bool complete, uint8_t level)
{
  return complete ? rubric_cli_name_level ((SudLevel)level) : "incomplete";
}

/* Appends the word for a puzzle with @n solutions, unless it has exactly one; in JSON it has one of its own. */
static RubricCliStatus
append_verdict (int64_t n, GString *out)
{
  const char *word = n == 0 ? "none" : "multiple";

  if (rubric_cli_interrupted ())
    return RUBRIC_CLI_INTERRUPTED;
  if (n == 1)
    return RUBRIC_CLI_OK;
  if (rubric_cli_json_is_on ())
    rubric_cli_json_add_word (out, "verdict", word);
  else
    g_string_append_printf (out, "%s\n", word);
  return RUBRIC_CLI_NOT_ONE;
}

/* Counts the solutions, unless they are counted. Returns: RUBRIC_CLI_OK if there is exactly one; else @out says so */
static RubricCliStatus
check_unique (const Position *self, GString *out)
{
  SudResult result;

  if (self->counted)
    return RUBRIC_CLI_OK;
  sud_solve_count (&self->grid, 2, rubric_cli_cancel_flag (), &result);
  return append_verdict (result.solutions, out);
}

/* The verdict is on all digits and marks; the level is that of the puzzle itself, if that has one solution. Techniques
 * that rely on uniqueness know digits alone, so marks switch them off. */
static RubricCliStatus
set_position (Position *self, const RubricCliPuzzle *puzzle, SudLogic *logic, GString *out, char **problem)
{
  SudGrid all = sud_sheet_get_grid (&puzzle->sheet, SUD_ORIGINS_PERSON);
  RubricCliStatus status = RUBRIC_CLI_OK;
  SudResult result;

  self->grid = sud_marked_get_puzzle (&puzzle->sheet, rubric_cli_cancel_flag ());
  self->counted = puzzle->marked || memcmp (&self->grid, &all, sizeof all) != 0;
  if (rubric_cli_json_is_on ())
    rubric_cli_json_begin_answer (out, puzzle->file, puzzle->number, puzzle->uncertain, &self->grid);
  logic->rules = puzzle->marked ? 0 : SUD_RULE_UNIQUE;
  if (puzzle->marked)
    sud_marked_solve (&puzzle->sheet, 2, rubric_cli_cancel_flag (), &result);
  else if (self->counted)
    sud_solve_count (&all, 2, rubric_cli_cancel_flag (), &result);
  if (self->counted)
    status = append_verdict (result.solutions, out);
  if (self->counted && result.solutions == 0 && (*problem = rubric_cli_describe_empty_cell (puzzle)) == NULL)
    *problem = g_strdup (_ ("no solution: what was filled in fits none"));
  if (puzzle->marked)
    sud_pencilmarks_from_sheet (&self->marks, &puzzle->sheet);
  else
    sud_pencilmarks_from_grid (&self->marks, &self->grid);
  return status;
}

/* Appends level, effort and hardest technique. Solutions are only counted if the level depends on there being one. */
static RubricCliStatus
append_rubric (SudLogic *logic, const Position *position, const SudOrder *order, GString *out)
{
  SudGrade grade;

  if (!sud_grade_begin (logic, &position->marks, order, &grade))
    return RUBRIC_CLI_INTERRUPTED;
  if (!grade.complete)
    {
      RubricCliStatus status = check_unique (position, out);

      if (status != RUBRIC_CLI_OK)
        return status;
      if (!sud_grade_finish (logic, order, &grade))
        return RUBRIC_CLI_INTERRUPTED;
    }
  if (rubric_cli_json_is_on ())
    {
      rubric_cli_json_add_word (out, "level", name_grade (grade.complete, grade.level));
      rubric_cli_json_add_grade (out, &grade);
    }
  else
    g_string_append_printf (out, "%s\t%u\t%s\n", name_grade (grade.complete, grade.level), grade.effort,
                            grade.hardest == SUD_N_TECHNIQUES ? "-" : rubric_cli_name_technique (grade.hardest));
  return RUBRIC_CLI_OK;
}

/* Appends level and score of HoDoKu. */
static RubricCliStatus
append_hodoku (SudLogic *logic, const Position *position, const SudOrder *order, GString *out)
{
  RubricCliStatus status = check_unique (position, out);
  SudHodoku grade;

  if (status != RUBRIC_CLI_OK)
    return status;
  if (!sud_hodoku_run (logic, &position->marks, &grade))
    return RUBRIC_CLI_INTERRUPTED;
  if (rubric_cli_json_is_on ())
    {
      rubric_cli_json_add_word (out, "hodoku_level", name_grade (grade.complete, grade.level));
      rubric_cli_json_add_number (out, "hodoku_score", grade.score);
    }
  else
    g_string_append_printf (out, "%s\t%u\n", name_grade (grade.complete, grade.level), grade.score);
  return RUBRIC_CLI_OK;
}

/* Adds er, ep and ed as numbers, and which of them are estimates. */
static void
add_rating (const SudExplainerRating *rating, GString *out)
{
  static const char *const names[] = { "er", "ep", "ed" };
  const SudExplainerRate *rates[] = { &rating->er, &rating->ep, &rating->ed };

  for (size_t i = 0; i < G_N_ELEMENTS (rates); i++)
    rubric_cli_json_add_tenths (out, names[i], rates[i]->tenths);
  rubric_cli_json_open (out, "estimates", '[');
  for (size_t i = 0; i < G_N_ELEMENTS (rates); i++)
    if (rates[i]->about)
      rubric_cli_json_add_word (out, NULL, names[i]);
  g_string_append_c (out, ']');
  rubric_cli_json_add_literal (out, "explainer_complete", rating->complete ? "true" : "false");
}

/* Appends ER/EP/ED of Sudoku Explainer, estimates with ~ before them. */
static RubricCliStatus
append_explainer (SudLogic *logic, const Position *position, const SudOrder *order, GString *out)
{
  RubricCliStatus status = check_unique (position, out);
  SudExplainerRating rating;
  const SudExplainerRate *rates[] = { &rating.er, &rating.ep, &rating.ed };

  if (status != RUBRIC_CLI_OK)
    return status;
  if (!sud_explainer_rate (logic, &position->marks, &rating))
    return RUBRIC_CLI_INTERRUPTED;
  if (rubric_cli_json_is_on ())
    {
      add_rating (&rating, out);
      return RUBRIC_CLI_OK;
    }
  for (size_t i = 0; i < G_N_ELEMENTS (rates); i++)
    g_string_append_printf (out, "%s%s%d.%d", i > 0 ? "/" : "", rates[i]->about ? "~" : "", rates[i]->tenths / 10,
                            rates[i]->tenths % 10);
  g_string_append (out, rating.complete ? "\n" : "\tincomplete\n");
  return RUBRIC_CLI_OK;
}

/**
 * Scale:
 * @id: what --scale calls it
 * @chosen: whether the techniques can be chosen; the others have their own
 * @append: appends the line of a puzzle
 */
typedef struct
{
  const char *id;
  bool chosen;
  RubricCliStatus (*append) (SudLogic *logic, const Position *position, const SudOrder *order, GString *out);
} Scale;

static RubricCliStatus
append_all (SudLogic *logic, const Position *position, const SudOrder *order, GString *out)
{
  RubricCliStatus status = append_rubric (logic, position, order, out);

  if (status == RUBRIC_CLI_OK)
    status = append_hodoku (logic, position, order, out);
  return status == RUBRIC_CLI_OK ? append_explainer (logic, position, order, out) : status;
}

/* The first scale is the default; the last is for JSON, whose members have names. */
static const Scale scales[] = {
  { "rubric", true, append_rubric },
  { "hodoku", false, append_hodoku },
  { "explainer", false, append_explainer },
  { "all", true, append_all },
};

typedef struct
{
  RubricCliTask task;
  const Scale *scale;
  SudOrder order;
} Grading;

static const char *
get_scale_name (int i)
{
  return scales[i].id;
}

/* Returns: FALSE, having complained, if there is no scale called @id (nullable), or if it takes JSON */
static gboolean
choose_grade_scale (Grading *self, const char *id)
{
  int found = id == NULL ? 0
                         /* Translators: %1$s is what was typed, %2$s a list of names */
                         : rubric_cli_find_name (_ ("there is no scale “%1$s”; the scales are %2$s"), id,
                                                 G_N_ELEMENTS (scales), get_scale_name);

  if (found < 0)
    return FALSE;
  self->scale = &scales[found];
  if (self->scale->append != append_all || rubric_cli_json_is_on ())
    return TRUE;
  rubric_cli_complain (_ ("--scale=all takes --json"));
  return FALSE;
}

/* Returns: FALSE, having complained, if a technique is unknown or the scale has its own */
static gboolean
choose_techniques (Grading *self, const char *without, const char *with)
{
  if (self->scale->chosen || (without == NULL && with == NULL))
    return rubric_cli_choose_techniques (without, with, &self->order);
  /* Translators: %s is the name of a scale */
  rubric_cli_complain (_ ("the scale “%s” has techniques of its own: leave out --with and --without"),
                       self->scale->id);
  return FALSE;
}

/* Adds the verdict in JSON, and counts for it once, whatever the scale. */
static RubricCliStatus
add_unique (Position *self, GString *out)
{
  RubricCliStatus status = check_unique (self, out);

  self->counted = true;
  if (status == RUBRIC_CLI_OK)
    rubric_cli_json_add_word (out, "verdict", "unique");
  return status;
}

static RubricCliStatus
grade_cb (const RubricCliTask *task, const RubricCliPuzzle *puzzle, GString *out, char **problem)
{
  const Grading *self = (const Grading *)task;
  RubricCliStatus status;
  Position position;
  SudLogic *logic;

  if (puzzle->error != NULL)
    {
      g_string_append (out, "invalid\n");
      return RUBRIC_CLI_NOT_ONE;
    }
  logic = get_logic ();
  if (logic == NULL)
    {
      *problem = g_strdup (_ ("there is not enough memory"));
      return RUBRIC_CLI_ERROR;
    }
  status = set_position (&position, puzzle, logic, out, problem);
  if (status == RUBRIC_CLI_OK && rubric_cli_json_is_on ())
    status = add_unique (&position, out);
  if (status == RUBRIC_CLI_OK)
    status = self->scale->append (logic, &position, &self->order, out);
  if (rubric_cli_json_is_on ())
    rubric_cli_json_end (out);
  return status;
}

RubricCliStatus
rubric_cli_grade (const RubricCliCommand *command, char **argv)
{
  Grading self = { .task = { .answer = grade_cb, .threads = rubric_cli_default_threads () } };
  g_autofree char *from = NULL, *scale = NULL, *without = NULL, *with = NULL;
  gboolean bare = FALSE;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { "from", 'f', 0, G_OPTION_ARG_STRING, &from, N_ ("The format of the files, detected by default"), N_ ("FORMAT") },
    { "scale", 0, 0, G_OPTION_ARG_STRING, &scale,
      N_ ("Whose scale: rubric, hodoku, explainer or, with --json, all"), N_ ("SCALE") },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &self.task.threads, N_ ("Grade this many puzzles at once"), N_ ("THREADS") },
    { "no-names", 0, 0, G_OPTION_ARG_NONE, &bare,
      N_ ("Of several files, do not print which one each line is about"), NULL },
    { "without", 0, 0, G_OPTION_ARG_STRING, &without, N_ ("Do not use these techniques"), N_ ("ID,ID") },
    { "with", 0, 0, G_OPTION_ARG_STRING, &with, N_ ("Use these, too, which are usually left out"), N_ ("ID,ID") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !rubric_cli_find_format (from, &self.task.from)
      || !rubric_cli_check_range ("--threads", self.task.threads, 1, SUD_BATCH_MAX_THREADS))
    return RUBRIC_CLI_ERROR;
  if (!choose_grade_scale (&self, scale) || !choose_techniques (&self, without, with))
    return RUBRIC_CLI_ERROR;
  if (!bare)
    rubric_cli_name_files (&self.task, files);
  return rubric_cli_answer_files (&self.task, files);
}
