/* test-rubric-cli-reason.c - grade, explain and list techniques: what a person would make of a puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "cli-testing.h"

#include "../test-share.h"

#include <json-glib/json-glib.h>
#include <stdlib.h>
#include <string.h>

#define BAD_LINE "53..7....?\n"
/* Forcing nets among its steps. */
#define EXTREME "..8..45....3.....2...62...17.61..9.8.....8..4....9.1........6..3.4..18..8..5....3"
/* Of the solution all but the first digit. */
#define ALL_BUT_ONE "34678912672195348198342567859761423426853791713924856961537284287419635345286179"
/* The solution without four cells of a rectangle: two ways to fill it. */
#define TWO "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179"

enum
{
  N_LINES = 3000,
};

#define HEAD(line, cells) "# -:" line ": " cells "\n"

/* Returns: (transfer full): the columns of each line that rubric-cli prints, but for which puzzle they are of; it ends well */
static GPtrArray *
run_table (const char *arguments, const char *input)
{
  GPtrArray *table = g_ptr_array_new_with_free_func ((GDestroyNotify)g_strfreev);
  g_auto (GStrv) lines = NULL;
  g_auto (CliRun) run = { 0 };

  cli_run (&run, arguments, input);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.err, ==, "");
  lines = g_strsplit (run.out, "\n", -1);
  for (guint i = 0; lines[i + 1] != NULL; i++)
    if (lines[i][0] != '#')
      g_ptr_array_add (table, g_strsplit (lines[i], "\t", -1));
  return table;
}

static const char *
get_column (GPtrArray *table, guint row, guint column)
{
  return ((char **)table->pdata[row])[column];
}

/* The place of @id in the list of techniques; fails where it is none. */
static guint
place_of (GPtrArray *techniques, const char *id)
{
  for (guint i = 0; i < techniques->len; i++)
    if (g_str_equal (get_column (techniques, i, 0), id))
      return i;
  g_error ("there is no technique %s", id);
}

/* The easiest first, each with name, code, level and whether it is used, and no id twice. */
static void
test_list (void)
{
  g_autoptr (GPtrArray) techniques = run_table ("list techniques", "");

  g_assert_cmpuint (techniques->len, >, 80);
  for (guint i = 0; i < techniques->len; i++)
    {
      g_assert_cmpuint (g_strv_length (techniques->pdata[i]), ==, 5);
      g_assert_cmpuint (place_of (techniques, get_column (techniques, i, 0)), ==, i);
      g_assert_cmpstr (get_column (techniques, i, 1), !=, "");
      g_assert_cmpuint (strlen (get_column (techniques, i, 2)), ==, 4);
    }
  g_assert_cmpstr (get_column (techniques, 0, 0), ==, "full-house");
  g_assert_cmpstr (get_column (techniques, place_of (techniques, "x-wing"), 1), ==, "X-Wing");
  g_assert_cmpstr (get_column (techniques, place_of (techniques, "x-wing"), 2), ==, "0300");
  g_assert_cmpstr (get_column (techniques, place_of (techniques, "x-wing"), 3), ==, "hard");
  g_assert_cmpstr (get_column (techniques, place_of (techniques, "x-wing"), 4), ==, "on");
  g_assert_cmpstr (get_column (techniques, place_of (techniques, "template-set"), 3), ==, "extreme");
  g_assert_cmpstr (get_column (techniques, place_of (techniques, "template-set"), 4), ==, "off");
}

static void
test_grade (void)
{
  cli_assert ("grade", CLI_PUZZLE "\n", 0, "easy\t204\tnaked-single\n", NULL);
  cli_assert ("grade", CLI_HOSTILE "\n", 0, "easy\t526\thidden-single\n", NULL);
  cli_assert ("grade", CLI_SOLUTION "\n", 0, "easy\t0\t-\n", NULL);
  cli_assert ("grade", CLI_EMPTY "\n", 1, "multiple\n", NULL);
  cli_assert ("grade", CLI_CLASH "\n", 1, "none\n", NULL);
  cli_assert ("grade", CLI_PUZZLE "\n# set\n\n" BAD_LINE TWO "\n" CLI_UNSOLVABLE "\n" CLI_PUZZLE "\n", 1,
              "easy\t204\tnaked-single\ninvalid\nmultiple\nnone\neasy\t204\tnaked-single\n", "-:4: column 10: ");
  cli_assert ("grade -f line", BAD_LINE, 1, "invalid\n", "-:1: column 10: ");
  cli_assert ("grade", "", 2, "", "no puzzle");
}

static void
test_scales (void)
{
  cli_assert ("grade --scale=rubric", CLI_PUZZLE "\n", 0, "easy\t204\tnaked-single\n", NULL);
  cli_assert ("grade --scale=hodoku", CLI_PUZZLE "\n", 0, "easy\t204\n", NULL);
  cli_assert ("grade --scale=hodoku -j 2", CLI_SOLUTION "\n" CLI_EMPTY "\n" CLI_PUZZLE "\n", 1,
              "easy\t0\nmultiple\neasy\t204\n", NULL);
  cli_assert ("grade --scale=explainer", CLI_PUZZLE "\n", 0, "1.2/1.2/1.2\n", NULL);
  cli_assert ("grade --scale=explainer", CLI_SOLUTION "\n", 0, "0.0/0.0/0.0\n", NULL);
  cli_assert ("grade --scale=explainer", CLI_EMPTY "\n" CLI_CLASH "\n", 1, "multiple\nnone\n", NULL);
}

/* One puzzle of each level; its hardest technique is one of the list. */
static void
test_levels (void)
{
  static const struct
  {
    const char *puzzle, *level;
  } cases[] = {
    { CLI_PUZZLE "\n", "easy" },
    { "46..1..........9.....4651..9....6...5.8..1.3.....2.8...5....7...2.8.4.....3..2.1.\n", "medium" },
    { "..9...2...72..6..4..4..5.3...79..........8..54.5...16.....8.......5..4...1..37.5.\n", "hard" },
    { ".2674...93..........46...8.....2..65.........6....34..84..5...12..9...57..7.1....\n", "unfair" },
    { ".......8.4....13...57.93...2.36...............46.2...9...94...2..9...57..7..5....\n", "extreme" },
  };
  g_autoptr (GPtrArray) techniques = run_table ("list techniques", "");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) grade = run_table ("grade", cases[i].puzzle);

      g_assert_cmpuint (grade->len, ==, 1);
      g_assert_cmpuint (g_strv_length (grade->pdata[0]), ==, 3);
      g_assert_cmpstr (get_column (grade, 0, 0), ==, cases[i].level);
      g_assert_cmpint (atoi (get_column (grade, 0, 1)), >, 0);
      place_of (techniques, get_column (grade, 0, 2));
    }
}

/* Returns: (transfer full): what "check" says of each line: "unique" wherever "grade" says a level */
static char *
check_of_grade (const char *grade)
{
  GString *check = g_string_new (NULL);
  g_auto (GStrv) lines = g_strsplit (grade, "\n", -1);

  for (guint i = 0; lines[i + 1] != NULL; i++)
    g_string_append_printf (check, "%s\n", strchr (lines[i], '\t') != NULL ? "unique" : lines[i]);
  return g_string_free (check, FALSE);
}

/* In the order of the input however many threads there are, a line each, and of the same opinion as "check". */
static void
test_order (void)
{
  static const char *const commands[] = { "grade -j 1", "grade -j 4", "grade -f line -j 64" };
  g_autoptr (GString) lines = cli_make_lines (test_share (N_LINES));
  g_auto (CliRun) check = { 0 };
  g_autofree char *first = NULL;

  cli_run (&check, "check", lines->str);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (CliRun) run = { 0 };
      g_autofree char *opinion = NULL;

      cli_run (&run, commands[i], lines->str);
      opinion = check_of_grade (run.out);
      g_assert_cmpint (run.status, ==, check.status);
      g_assert_cmpstr (opinion, ==, check.out);
      g_assert_cmpstr (run.err, ==, check.err);
      if (first == NULL)
        first = g_strdup (run.out);
      g_assert_cmpstr (run.out, ==, first);
    }
}

/* Writes "... => r5c3=4" into @cells; what only rules out changes nothing. */
static void
apply_notation (char *cells, const char *notation)
{
  const char *outcome = strstr (notation, " => r");

  g_assert_nonnull (outcome);
  if (strlen (outcome) == strlen (" => r5c3=4") && outcome[8] == '=')
    cells[(outcome[5] - '1') * 9 + outcome[7] - '1'] = outcome[9];
}

/* The steps lead from the puzzle to its solution; sentences and notation are of the same steps. */
static void
test_explain (void)
{
  g_autoptr (GPtrArray) techniques = run_table ("list techniques", "");
  g_autoptr (GPtrArray) sentences = run_table ("explain", CLI_PUZZLE "\n");
  g_autoptr (GPtrArray) steps = run_table ("explain --notation", CLI_PUZZLE "\n");
  g_autofree char *cells = g_strdup (CLI_PUZZLE);

  g_assert_cmpuint (steps->len, ==, 51); /* a digit each */
  g_assert_cmpuint (sentences->len, ==, steps->len);
  for (guint i = 0; i < steps->len; i++)
    {
      guint place = place_of (techniques, get_column (steps, i, 1));
      g_autofree char *name = g_strconcat (get_column (techniques, place, 1), ": ", NULL);

      g_assert_cmpuint (g_strv_length (steps->pdata[i]), ==, 3);
      g_assert_cmpuint (g_strv_length (sentences->pdata[i]), ==, 3);
      g_assert_cmpint (atoi (get_column (steps, i, 0)), ==, i + 1);
      g_assert_cmpstr (get_column (sentences, i, 0), ==, get_column (steps, i, 0));
      g_assert_cmpstr (get_column (sentences, i, 1), ==, get_column (steps, i, 1));
      g_assert_true (g_str_has_suffix (get_column (sentences, i, 2), "."));
      g_assert_true (g_str_has_prefix (get_column (steps, i, 2), name));
      apply_notation (cells, get_column (steps, i, 2));
    }
  g_assert_cmpstr (cells, ==, CLI_SOLUTION);
}

/* HoDoKu writes the only digit of a cell before the only place of a digit, and takes one step at a time. */
static void
test_explain_scale (void)
{
  g_autoptr (GPtrArray) ours = run_table ("explain --scale=rubric --notation", CLI_PUZZLE "\n");
  g_autoptr (GPtrArray) steps = run_table ("explain --scale=hodoku --notation", CLI_PUZZLE "\n");
  g_autofree char *cells = g_strdup (CLI_PUZZLE);

  g_assert_cmpuint (steps->len, ==, 51); /* worth 204, four each: no hidden single */
  for (guint i = 0; i < steps->len; i++)
    {
      g_assert_cmpstr (get_column (steps, i, 1), !=, "hidden-single");
      apply_notation (cells, get_column (steps, i, 2));
    }
  g_assert_cmpstr (cells, ==, CLI_SOLUTION);
  g_assert_cmpstr (get_column (ours, 0, 1), ==, "hidden-single");
  cli_assert ("explain --scale=hodoku", CLI_EMPTY "\n", 1, HEAD ("1", CLI_EMPTY) "multiple\n",
              "-:1: there are several solutions");
}

static JsonObject *
get_object (JsonParser *parser, const char *line)
{
  g_assert_true (json_parser_load_from_data (parser, line, -1, NULL));
  return json_node_get_object (json_parser_get_root (parser));
}

/* Writes what @step puts in a cell into @cells. */
static void
apply_placements (char *cells, JsonObject *step)
{
  JsonArray *placements = json_object_get_array_member (step, "placements");

  for (guint i = 0; i < json_array_get_length (placements); i++)
    {
      JsonObject *placement = json_array_get_object_element (placements, i);
      const char *cell = json_object_get_string_member (placement, "cell");

      cells[(cell[1] - '1') * 9 + cell[3] - '1'] = (char)('0' + json_object_get_int_member (placement, "digit"));
    }
}

/* Steps for programs: each an object that says the same as the others do, and what the position was. */
static void
test_explain_json (void)
{
  g_auto (CliRun) run = { 0 };
  g_auto (GStrv) lines = NULL;
  g_autoptr (GPtrArray) sentences = run_table ("explain", CLI_PUZZLE "\n");
  g_autofree char *cells = g_strdup (CLI_PUZZLE);

  cli_run (&run, "explain --json", CLI_PUZZLE "\n");
  g_assert_cmpint (run.status, ==, 0);
  lines = g_strsplit (run.out, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, sentences->len + 1);
  for (guint i = 0; i < sentences->len; i++)
    {
      g_autoptr (JsonParser) parser = json_parser_new ();
      JsonObject *step = get_object (parser, lines[i]);

      g_assert_cmpstr (json_object_get_string_member (step, "file"), ==, "-");
      g_assert_cmpint (json_object_get_int_member (step, "puzzle"), ==, 1);
      g_assert_cmpint (json_object_get_int_member (step, "step"), ==, i + 1);
      g_assert_cmpstr (json_object_get_string_member (step, "technique"), ==, get_column (sentences, i, 1));
      g_assert_cmpstr (json_object_get_string_member (step, "sentence"), ==, get_column (sentences, i, 2));
      g_assert_cmpstr (json_object_get_string_member (step, "position"), ==, cells);
      g_assert_cmpuint (json_array_get_length (json_object_get_array_member (step, "proof")), ==, 0);
      g_assert_true (json_object_has_member (json_object_get_object_member (step, "evidence"), "houses"));
      apply_placements (cells, step);
    }
  g_assert_cmpstr (cells, ==, CLI_SOLUTION);
}

/* The answer stands before the steps that it rests on; the exit status tells whether there is one. */
static void
test_explain_why (void)
{
  static const struct
  {
    const char *options, *input, *first;
    int status;
  } rows[] = {
    { "explain --why r1c3=4", CLI_PUZZLE, "0\tmust\tRow 1 column 3 must be 4.", 0 },
    { "explain --why R1C3=1", CLI_PUZZLE, "0\tnot\tRow 1 column 3 cannot be 1.", 0 },
    { "explain --why r1c3=5", CLI_PUZZLE, "0\tseen\tRow 1 column 3 cannot be 5: there is a 5 in row 1 and box 1 already.", 0 },
    { "explain --why r1c1=5", CLI_PUZZLE, "0\tgiven\tRow 1 column 1 is 5: that is part of the puzzle.", 0 },
    { "explain --why r9c9=1", CLI_CLASH, "0\tnone\tThere is no solution, so nothing can be shown of this cell.", 1 },
    { "explain --why r1c10=5", CLI_PUZZLE, NULL, 2 },
    { "explain --why r0c3=5", CLI_PUZZLE, NULL, 2 },
    { "explain --why 4", CLI_PUZZLE, NULL, 2 },
    { "explain --why r1c3=4 --all", CLI_PUZZLE, NULL, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *input = g_strconcat (rows[i].input, "\n", NULL);
      g_auto (GStrv) lines = NULL;
      g_auto (CliRun) run = { 0 };

      cli_run (&run, rows[i].options, input);
      g_assert_cmpint (run.status, ==, rows[i].status);
      lines = g_strsplit (run.out, "\n", -1);
      if (rows[i].first != NULL)
        g_assert_cmpstr (lines[1], ==, rows[i].first);
      else
        g_assert_true (strstr (run.err, "--why: expected a cell and a digit such as r3c5=4") != NULL
                       || strstr (run.err, "--why and --all cannot be used together") != NULL);
    }
}

/* With both options the notation stands alone, in proofs as well: it is the same in every language. */
static void
test_explain_json_notation (void)
{
  g_auto (CliRun) run = { 0 };
  g_auto (GStrv) lines = NULL;
  g_autoptr (GPtrArray) steps = run_table ("explain --notation", EXTREME "\n");

  cli_run (&run, "explain --json --notation", EXTREME "\n");
  g_assert_cmpint (run.status, ==, 0);
  g_assert_null (strstr (run.out, "\"sentence\""));
  lines = g_strsplit (run.out, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, steps->len + 1);
  for (guint i = 0; i < steps->len; i++)
    {
      g_autoptr (JsonParser) parser = json_parser_new ();
      JsonObject *step = get_object (parser, lines[i]);

      g_assert_cmpstr (json_object_get_string_member (step, "notation"), ==, get_column (steps, i, 2));
    }
}

/* The lines of a proof rest on lines before them; the last one is what is ruled out. */
static void
check_proof (JsonObject *step)
{
  JsonArray *proof = json_object_get_array_member (step, "proof");
  JsonObject *out = json_array_get_object_element (json_object_get_array_member (step, "eliminations"), 0);
  guint n = json_array_get_length (proof);
  JsonObject *last = json_array_get_object_element (proof, n - 1), *supposed;

  for (guint i = 0; i < n; i++)
    {
      JsonObject *line = json_array_get_object_element (proof, i);
      JsonArray *rests_on = json_object_get_array_member (line, "rests_on");

      g_assert_cmpint (json_object_get_int_member (line, "line"), ==, i + 1);
      for (guint j = 0; j < json_array_get_length (rests_on); j++)
        g_assert_cmpint (json_array_get_int_element (rests_on, j), <=, i);
    }
  g_assert_true (json_object_get_null_member (last, "follows"));
  supposed = json_array_get_object_element (json_object_get_array_member (last, "suppose"), 0);
  g_assert_cmpstr (json_object_get_string_member (supposed, "cell"), ==, json_object_get_string_member (out, "cell"));
  g_assert_cmpint (json_object_get_int_member (supposed, "digit"), ==, json_object_get_int_member (out, "digit"));
}

static void
test_explain_json_proof (void)
{
  g_auto (CliRun) run = { 0 };
  g_auto (GStrv) lines = NULL;
  guint n_nets = 0;

  cli_run (&run, "explain --json", EXTREME "\n");
  g_assert_cmpint (run.status, ==, 0);
  lines = g_strsplit (run.out, "\n", -1);
  for (guint i = 0; lines[i + 1] != NULL; i++)
    {
      g_autoptr (JsonParser) parser = json_parser_new ();
      JsonObject *step = get_object (parser, lines[i]);

      if (json_array_get_length (json_object_get_array_member (step, "proof")) == 0)
        continue;
      n_nets++;
      check_proof (step);
    }
  g_assert_cmpuint (n_nets, >, 0);
}

/* All that is possible now: the easiest first, but hidden singles before naked ones, and some of it only rules out. Of ALS-Chains there are more than it prints. */
static void
test_explain_all (void)
{
  g_autoptr (GPtrArray) techniques = run_table ("list techniques", "");
  g_autoptr (GPtrArray) steps = run_table ("explain --all --notation --without=als-chain", CLI_PUZZLE "\n");
  guint last = 0, ruling_out = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      guint place = place_of (techniques, get_column (steps, i, 1));

      place = place == 1 || place == 2 ? 3 - place : place;
      g_assert_cmpint (atoi (get_column (steps, i, 0)), ==, i + 1);
      g_assert_cmpuint (place, >=, last);
      last = place;
      ruling_out += strstr (get_column (steps, i, 2), "<>") != NULL;
    }
  g_assert_cmpuint (ruling_out, >, 0);
  g_assert_cmpuint (ruling_out, <, steps->len);

  /* What one step of the way does, several techniques can do. */
  cli_assert ("explain", "." ALL_BUT_ONE "\n", 0,
              HEAD ("1", "." ALL_BUT_ONE) "1\tfull-house\tIn row 1 only row 1 column 1 is blank, and only 5 is missing: it goes there.\n", NULL);
  cli_assert ("explain -a --notation", "." ALL_BUT_ONE "\n", 0,
              HEAD ("1", "." ALL_BUT_ONE) "1\tfull-house\tFull House: 5 r1c1 => r1c1=5\n2\thidden-single\tHidden Single: 5 r1c1 => r1c1=5\n"
              "3\tnaked-single\tNaked Single: 5 r1c1 => r1c1=5\n", NULL);
  cli_assert ("explain", CLI_SOLUTION "\n", 0, HEAD ("1", CLI_SOLUTION), NULL);
}

/* Where no reasoning leads to the end it says why, once, and goes on with the next puzzle. */
static void
test_explain_refuses (void)
{
  static const char three[] = HEAD ("1", "." ALL_BUT_ONE) "1\tfull-house\tFull House: 5 r1c1 => r1c1=5\n"
                              HEAD ("2", CLI_CLASH) "none\n"
                              HEAD ("3", "." ALL_BUT_ONE) "1\tfull-house\tFull House: 5 r1c1 => r1c1=5\n";
  g_auto (CliRun) bad = { 0 }, two = { 0 }, none = { 0 };

  cli_assert ("explain", CLI_EMPTY "\n", 1, HEAD ("1", CLI_EMPTY) "multiple\n", "-:1: there are several solutions");
  cli_assert ("explain", CLI_CLASH "\n", 1, HEAD ("1", CLI_CLASH) "none\n",
              "-:1: no solution: equal digits share a row, column or box");
  cli_assert ("explain --notation", "." ALL_BUT_ONE "\n" CLI_CLASH "\n." ALL_BUT_ONE "\n", 1, three, "-:2: ");

  cli_run (&two, "explain", TWO "\n");
  g_assert_cmpint (two.status, ==, 1);
  g_assert_nonnull (strstr (two.err, "there are several solutions"));
  g_assert_true (g_str_has_suffix (two.out, "\nmultiple\n"));
  cli_run (&none, "explain -a", CLI_UNSOLVABLE "\n");
  g_assert_cmpint (none.status, ==, 1);
  g_assert_true (g_str_has_suffix (none.out, "\nnone\n"));

  cli_run (&bad, "explain -f line", BAD_LINE);
  g_assert_cmpint (bad.status, ==, 1);
  g_assert_cmpstr (bad.out, ==, "");
  g_assert_true (g_str_has_prefix (bad.err, "rubric-cli: -:1: column 10: "));
  g_assert_null (strchr (strchr (bad.err, '\n') + 1, '\n'));
  cli_assert ("explain", "", 2, "", "no puzzle");
}

/* What is possible now is printed there, too, but it warns, and the exit status is the same. */
static void
test_explain_all_refuses (void)
{
  static const struct
  {
    const char *line, *message;
  } cases[] = {
    { TWO "\n", "rubric-cli: -:1: there are several solutions, so no reasoning leads to one\n" },
    { CLI_EMPTY "\n", "rubric-cli: -:1: there are several solutions, so no reasoning leads to one\n" },
    { CLI_UNSOLVABLE "\n", "rubric-cli: -:1: there is no solution, so no reasoning leads to it\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (CliRun) run = { 0 };

      cli_run (&run, "explain --all --notation", cases[i].line);
      g_assert_cmpint (run.status, ==, 1);
      g_assert_cmpstr (run.err, ==, cases[i].message);
    }
}

/* It says what shows that there is no solution. */
static void
test_explain_impossible (void)
{
  cli_assert ("explain", CLI_UNSOLVABLE "\n", 1, HEAD ("1", CLI_UNSOLVABLE) "none\n",
              "-:1: Reasoning ends here: no digit is left for row 1 column 9, so there is no solution.");
}

/* With as little memory as it takes to begin, but not to reason, it says so, whatever that is here. */
static void
test_no_memory (void)
{
  guint n = 0;

  if (test_is_sanitized ())
    {
      g_test_skip ("a sanitizer needs all the addresses there are");
      return;
    }
  for (guint limit = 16000; limit < 400000 && n == 0; limit += 4000)
    {
      g_autofree char *command
          = g_strdup_printf ("ulimit -v %u; printf '" CLI_PUZZLE "\\n' | \"$RUBRIC_CLI\" grade -j 1 2>&1; echo $?", limit);
      const char *const words[] = { "sh", "-c", command, NULL };
      g_autofree char *out = NULL;

      g_assert_true (g_spawn_sync (NULL, (char **)words, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                                   &out, NULL, NULL, NULL));
      if (g_str_has_prefix (out, "easy"))
        break;
      n += g_str_equal (out, "rubric-cli: -:1: there is not enough memory\n2\n");
    }
  g_assert_cmpuint (n, >, 0);
}

/* Without a technique another one does it; what is usually left out can be had. */
static void
test_techniques (void)
{
  cli_assert ("grade --without=naked-single", CLI_PUZZLE "\n", 0, "easy\t524\thidden-single\n", NULL);
  cli_assert ("grade --without naked-single,hidden-single -j 2", CLI_PUZZLE "\n", 0, "incomplete\t1910\tnaked-pair\n",
              NULL);
  cli_assert ("grade --with=mutant-x-wing,full-house", CLI_PUZZLE "\n", 0, "easy\t204\tnaked-single\n", NULL);
  cli_assert ("explain -a --notation --without=full-house,hidden-single", "." ALL_BUT_ONE "\n", 0,
              HEAD ("1", "." ALL_BUT_ONE) "1\tnaked-single\tNaked Single: 5 r1c1 => r1c1=5\n", NULL);
  cli_assert ("explain --without full-house,naked-single,hidden-single", "." ALL_BUT_ONE "\n", 1,
              HEAD ("1", "." ALL_BUT_ONE), "the techniques do not lead to the end");
  cli_assert ("explain --all --notation --without=full-house,naked-single,hidden-single --with=template-set",
              "." ALL_BUT_ONE "\n", 0, HEAD ("1", "." ALL_BUT_ONE) "1\ttemplate-set\tTemplate Set: 5 r1c1 => r1c1=5\n", NULL);
  cli_assert ("grade --without=x-wing,guess", CLI_PUZZLE "\n", 2, "",
              "there is no technique “guess”; “rubric-cli list techniques” lists them");
  cli_assert ("explain --with=", "." ALL_BUT_ONE "\n", 0,
              HEAD ("1", "." ALL_BUT_ONE) "1\tfull-house\tIn row 1 only row 1 column 1 is blank, and only 5 is missing: it goes there.\n", NULL);
}

/* There are hundreds of a technique: it says that more there are than it prints. */
static void
test_cut (void)
{
  static const char line[] = "..82315...1........37.451.8...8....3....67.8186591.274..2.8.7.91.93.28.......93..\n";
  g_auto (CliRun) run = { 0 };
  guint n = 0;

  cli_run (&run, "explain --all --notation", line);
  g_assert_cmpint (run.status, ==, 0);
  for (const char *at = run.out; (at = strstr (at, "\tals-chain\t")) != NULL; at++)
    n++;
  g_assert_cmpuint (n, ==, 512);
  g_assert_cmpstr (run.err, ==,
                   "rubric-cli: -:1: there are more steps: of each technique only the first 512 are printed\n");
}

/* @entry is written in row 1 column 3 by hand. Returns: (transfer full): a file of SadMan Sudoku */
static char *
make_entry (char entry)
{
  GString *text = g_string_new (NULL);

  for (guint part = 0; part < 2; part++)
    {
      g_string_append (text, part == 0 ? "[Puzzle]\n" : "[State]\n");
      for (guint i = 0; i < 81; i++)
        g_string_append_printf (text, "%c%s", part == 1 && i == 2 ? entry : CLI_PUZZLE[i], i % 9 == 8 ? "\n" : "");
    }
  return g_string_free (text, FALSE);
}

/* It begins with what a person wrote; where that is wrong, with the givens, and says so. */
static void
test_explain_entries (void)
{
  g_autofree char *right = make_entry ('4'), *wrong = make_entry ('2');
  g_autoptr (GPtrArray) steps = run_table ("explain", right);
  g_auto (CliRun) givens = { 0 }, grade = { 0 };

  g_assert_cmpuint (steps->len, ==, 50);
  cli_run (&givens, "explain", CLI_PUZZLE "\n");
  cli_assert ("explain", wrong, 0, givens.out, "so the explanation begins with the givens");
  /* What has been filled in rightly makes a puzzle no easier */
  cli_run (&grade, "grade", CLI_PUZZLE "\n");
  cli_assert ("grade", right, 0, grade.out, NULL);
  cli_assert ("grade", wrong, 1, "none\n", "what was filled in fits none");
}

TEST_FILE (argc, argv)
{
  cli_test_init (&argc, &argv);
  g_test_add_func ("/rubric-cli/list/techniques", test_list);
  g_test_add_func ("/rubric-cli/explain/why", test_explain_why);
  g_test_add_func ("/rubric-cli/grade", test_grade);
  g_test_add_func ("/rubric-cli/grade/scales", test_scales);
  g_test_add_func ("/rubric-cli/grade/levels", test_levels);
  g_test_add_func ("/rubric-cli/grade/order", test_order);
  g_test_add_func ("/rubric-cli/explain", test_explain);
  g_test_add_func ("/rubric-cli/explain/scale", test_explain_scale);
  g_test_add_func ("/rubric-cli/explain/json", test_explain_json);
  g_test_add_func ("/rubric-cli/explain/json/proof", test_explain_json_proof);
  g_test_add_func ("/rubric-cli/explain/json/notation", test_explain_json_notation);
  g_test_add_func ("/rubric-cli/explain/all", test_explain_all);
  g_test_add_func ("/rubric-cli/explain/refuses", test_explain_refuses);
  g_test_add_func ("/rubric-cli/explain/all/refuses", test_explain_all_refuses);
  g_test_add_func ("/rubric-cli/explain/impossible", test_explain_impossible);
  g_test_add_func ("/rubric-cli/grade/no-memory", test_no_memory);
  g_test_add_func ("/rubric-cli/techniques", test_techniques);
  g_test_add_func ("/rubric-cli/explain/cut", test_cut);
  g_test_add_func ("/rubric-cli/explain/entries", test_explain_entries);
  return g_test_run ();
}
