/* test-rubric-cli-json.c - what --json says is what is said without it, and where it stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "cli-testing.h"

#include <json-glib/json-glib.h>
#include <string.h>

enum
{
  N_LINES = 400,
};

/* Appends the line that stands for an object without --json. */
typedef void (*Describe) (JsonObject *object, GString *line);

static const char *
get_text (JsonObject *object, const char *member)
{
  return json_object_get_string_member (object, member);
}

/* What is no puzzle has no numbers, and without --json zeros. */
static void
append_number (GString *line, JsonObject *object, const char *member)
{
  g_string_append_printf (line, "\t%" G_GINT64_FORMAT, json_object_get_int_member_with_default (object, member, 0));
}

static void
describe_solution (JsonObject *object, GString *line)
{
  const char *verdict = get_text (object, "verdict");

  g_assert_cmpint (json_object_has_member (object, "error"), ==, strcmp (verdict, "invalid") == 0);
  g_string_append (line, json_object_has_member (object, "solution") ? get_text (object, "solution") : verdict);
}

static void
describe_count (JsonObject *object, GString *line)
{
  gint64 n = json_object_get_int_member_with_default (object, "solutions", 0);
  gboolean more = json_object_get_boolean_member_with_default (object, "more", FALSE);
  const char *word = n == 0 ? "none" : n == 1 && !more ? "unique" : "multiple";

  if (!json_object_has_member (object, "error"))
    g_assert_cmpstr (get_text (object, "verdict"), ==, word);
  describe_solution (object, line);
  g_string_append_printf (line, "\t%" G_GINT64_FORMAT "%s", n, more ? "+" : "");
}

static void
describe_verdict (JsonObject *object, GString *line)
{
  gint64 n = json_object_get_int_member_with_default (object, "solutions", -1);
  const char *verdict = get_text (object, "verdict");

  if (n >= 0)
    g_assert_cmpstr (verdict, ==, n == 0 ? "none" : n == 1 ? "unique" : "multiple");
  g_string_append (line, verdict);
}

static void
append_candidates (GString *line, JsonArray *list, char separator)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject *candidate = json_array_get_object_element (list, i);

      if (i > 0)
        g_string_append_c (line, separator);
      g_string_append_printf (line, "%s=", get_text (candidate, "cell"));
      if (json_object_get_null_member (candidate, "digit"))
        g_string_append_c (line, '.');
      else
        g_string_append_printf (line, "%d", (int)json_object_get_int_member (candidate, "digit"));
    }
}

static void
describe_blame (JsonObject *object, GString *line)
{
  JsonArray *slips;

  describe_verdict (object, line);
  if (strcmp (line->str, "none") != 0)
    return;
  g_string_append_c (line, '\t');
  append_candidates (line, json_object_get_array_member (object, "blame"), ' ');
  g_string_append (line, json_object_get_boolean_member (object, "blame_minimal") ? "\t" : " ?\t");
  slips = json_object_get_array_member (object, "slips");
  if (json_array_get_length (slips) == 0)
    g_string_append_c (line, '-');
  for (guint i = 0; i < json_array_get_length (slips); i++)
    {
      if (i > 0)
        g_string_append_c (line, ' ');
      append_candidates (line, json_array_get_array_element (slips, i), ',');
    }
}

/* Returns: whether a puzzle has a grade; else @line says why not */
static gboolean
is_graded (JsonObject *object, GString *line)
{
  if (strcmp (get_text (object, "verdict"), "unique") == 0)
    return TRUE;
  g_assert_false (json_object_has_member (object, "level"));
  g_string_append (line, get_text (object, "verdict"));
  return FALSE;
}

static void
describe_grade (JsonObject *object, GString *line)
{
  JsonObject *steps;

  if (!is_graded (object, line))
    return;
  g_string_append (line, get_text (object, "level"));
  append_number (line, object, "effort");
  g_string_append_printf (line, "\t%s", json_object_get_string_member_with_default (object, "hardest", "-"));
  steps = json_object_get_object_member (object, "steps");
  if (json_object_has_member (object, "hardest"))
    g_assert_cmpint (json_object_get_int_member (steps, get_text (object, "hardest")), >, 0);
}

static void
describe_hodoku (JsonObject *object, GString *line)
{
  if (!is_graded (object, line))
    return;
  g_string_append (line, get_text (object, "hodoku_level"));
  append_number (line, object, "hodoku_score");
}

static void
describe_explainer (JsonObject *object, GString *line)
{
  static const char *const names[] = { "er", "ep", "ed" };
  JsonArray *estimates;

  if (!is_graded (object, line))
    return;
  estimates = json_object_get_array_member (object, "estimates");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gboolean about = FALSE;

      for (guint k = 0; k < json_array_get_length (estimates); k++)
        about |= strcmp (json_array_get_string_element (estimates, k), names[i]) == 0;
      g_string_append_printf (line, "%s%s%.1f", i > 0 ? "/" : "", about ? "~" : "",
                              json_object_get_double_member (object, names[i]));
    }
  if (!json_object_get_boolean_member (object, "explainer_complete"))
    g_string_append (line, "\tincomplete");
}

static void
describe_form (JsonObject *object, GString *line)
{
  g_string_append (line, json_object_has_member (object, "error") ? get_text (object, "verdict")
                                                                  : get_text (object, "canonical"));
}

/* An error is on standard error alone there. */
static void
describe_first (JsonObject *object, GString *line)
{
  if (!json_object_has_member (object, "error"))
    g_string_append (line, get_text (object, "givens"));
}

static void
describe_group (JsonObject *object, GString *line)
{
  JsonArray *puzzles;

  if (json_object_has_member (object, "error"))
    return;
  g_assert_cmpuint (strlen (get_text (object, "canonical")), ==, 81);
  puzzles = json_object_get_array_member (object, "puzzles");
  for (guint i = 0; i < json_array_get_length (puzzles); i++)
    {
      JsonObject *place = json_array_get_object_element (puzzles, i);

      g_string_append_printf (line, "%s%s:%" G_GINT64_FORMAT, i > 0 ? "\t" : "", get_text (place, "file"),
                              json_object_get_int_member (place, "puzzle"));
    }
}

static void
describe_new (JsonObject *object, GString *line)
{
  const char *givens = get_text (object, "givens"), *solution = get_text (object, "solution");
  int clues = 0;

  for (int i = 0; i < 81; i++)
    {
      g_assert_true (givens[i] == '.' || givens[i] == solution[i]);
      clues += givens[i] != '.';
    }
  g_assert_cmpint (json_object_get_int_member (object, "clues"), ==, clues);
  g_assert_cmpstr (get_text (object, "seed"), ==, "18446744073709551615");
  g_assert_cmpint (json_object_get_int_member (object, "index"), >=, json_object_get_int_member (object, "puzzle") - 1);
  g_string_append (line, givens);
}

static void
describe_weighed (JsonObject *object, GString *line)
{
  describe_new (object, line);
  g_string_append_printf (line, "\t%.6f", json_object_get_double_member (object, "log_weight"));
}

/* Time and memory are not the same twice. */
static void
describe_run (JsonObject *object, GString *line)
{
  g_assert_cmpint (json_object_get_int_member (object, "puzzles"), ==, 2);
  g_assert_false (json_object_get_boolean_member (object, "timeout"));
  g_assert_true (json_object_has_member (object, "microseconds"));
  g_string_append (line, get_text (object, "strategy"));
  append_number (line, object, "solutions");
  append_number (line, object, "placements");
  append_number (line, object, "backtracks");
  append_number (line, object, "rejected");
}

static void
describe_counted (JsonObject *object, GString *line)
{
  describe_count (object, line);
  append_number (line, object, "placements");
  append_number (line, object, "backtracks");
  append_number (line, object, "rejected");
}

/* Returns: (transfer full): the next line that @describe makes of the objects from *@at on, which it moves; "" if there
 * is none */
static char *
describe_next (char ***at, Describe describe)
{
  GString *line = g_string_new (NULL);

  for (; **at != NULL && ***at != '\0' && line->len == 0; (*at)++)
    {
      g_autoptr (JsonParser) parser = json_parser_new ();
      g_autoptr (GError) error = NULL;

      json_parser_load_from_data (parser, **at, -1, &error);
      g_assert_no_error (error);
      describe (json_node_get_object (json_parser_get_root (parser)), line);
    }
  return g_string_free (line, FALSE);
}

/* Each object stands for the line that there is without --json, which may have more columns. */
static void
check_alike (const char *json_arguments, const char *text_arguments, const char *input, Describe describe)
{
  g_auto (CliRun) json = { 0 }, text = { 0 };
  g_auto (GStrv) objects = NULL, lines = NULL;
  g_autofree char *rest = NULL;
  char **object;

  cli_run (&json, json_arguments, input);
  cli_run (&text, text_arguments, input);
  g_test_message ("%s: %s", json_arguments, json.err);
  g_assert_cmpint (json.status, ==, text.status);
  g_assert_cmpstr (json.err, ==, text.err);
  objects = object = g_strsplit (json.out, "\n", -1);
  lines = g_strsplit (g_strchomp (text.out), "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      g_autofree char *said = NULL;

      if (g_str_has_prefix (*line, "strategy\t"))
        continue;
      said = describe_next (&object, describe);
      g_test_message ("%s: “%s”, “%s”", json_arguments, *line, said);
      g_assert_true (strcmp (*line, said) == 0
                     || (g_str_has_prefix (*line, said) && (*line)[strlen (said)] == '\t' && *said != '\0'));
    }
  rest = describe_next (&object, describe);
  g_assert_cmpstr (rest, ==, "");
}

/* Of slow ones there are fewer lines. */
static const struct
{
  const char *json, *text;
  guint lines;
  Describe describe;
} cases[] = {
  { "solve --json", "solve", N_LINES, describe_solution },
  { "solve --json -j 1 -n 5", "solve --count -n 5", N_LINES, describe_count },
  { "solve --json -n 1", "solve --count -n 1", N_LINES, describe_count },
  { "solve --json --stats -s dancing-links", "solve --count --stats -s dancing-links", 40, describe_counted },
  { "check --json", "check", N_LINES, describe_verdict },
  { "check --json --blame", "check --blame", 40, describe_blame },
  { "grade --json", "grade", N_LINES, describe_grade },
  { "grade --json --scale=hodoku", "grade --scale=hodoku", 100, describe_hodoku },
  { "grade --json --scale=explainer", "grade --scale=explainer", 100, describe_explainer },
  { "grade --json --scale=all", "grade", 100, describe_grade },
  { "grade --json --scale=all", "grade --scale=hodoku", 100, describe_hodoku },
  { "grade --json --scale=all", "grade --scale=explainer", 100, describe_explainer },
  { "grade --json --without=full-house", "grade --without=full-house", 100, describe_grade },
  { "canon --json", "canon", N_LINES, describe_form },
  { "canon --json --unique", "canon --unique", N_LINES, describe_first },
  { "canon --json --groups", "canon --groups", N_LINES, describe_group },
};

static void
test_lines (void)
{
  g_autoptr (GString) all = cli_make_lines (N_LINES);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) lines = cases[i].lines < N_LINES ? cli_make_lines (cases[i].lines) : NULL;

      check_alike (cases[i].json, cases[i].text, lines != NULL ? lines->str : all->str, cases[i].describe);
    }
}

/* Puzzles of documents, whose digits may be entered, and marks rules. */
static void
test_documents (void)
{
  static const char *const files[]
      = { "opensudoku-2.opensudoku", "hodoku-library.txt", "table.csv", "marks-hodoku.txt" };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint k = 0; k < G_N_ELEMENTS (files); k++)
      {
        g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "formats", files[k], NULL);
        g_autofree char *json = g_strdup_printf ("%s %s", cases[i].json, path);
        g_autofree char *text = g_strdup_printf ("%s %s", cases[i].text, path);

        check_alike (json, text, "", cases[i].describe);
      }
}

static void
test_new (void)
{
#define SEED " --seed=18446744073709551615 "
  check_alike ("generate --json -n 30" SEED, "generate -n 30" SEED, "", describe_new);
  check_alike ("generate --json -n 5 --weights" SEED, "generate -n 5 --weights" SEED, "", describe_weighed);
  check_alike ("generate --json -n 5 --level=hard --er=3.0-4.5" SEED, "generate -n 5 --level=hard --er=3.0-4.5" SEED,
               "", describe_new);
  check_alike ("generate --json -n 3 --clues=17" SEED, "generate -n 3 --clues=17" SEED, "", describe_new);
}

/* The grade of a puzzle that was asked for is what "grade" says of it. */
static void
test_wished (void)
{
  static const char *const wishes[]
      = { "--level=easy", "--level=extreme", "--technique=x-wing --er=3.0-6.0", "--clues=19" };

  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      g_autofree char *arguments = g_strdup_printf ("generate -n 3 --json --seed=7 %s", wishes[i]);
      g_autofree char *text = g_strdup_printf ("generate -n 3 --seed=7 %s", wishes[i]);
      g_auto (CliRun) made = { 0 }, puzzles = { 0 }, graded = { 0 };
      g_auto (GStrv) objects = NULL, lines = NULL;
      char **at;

      cli_run (&made, arguments, "");
      cli_run (&puzzles, text, "");
      cli_run (&graded, "grade --json --scale=all", puzzles.out);
      objects = at = g_strsplit (g_strchomp (made.out), "\n", -1);
      lines = g_strsplit (g_strchomp (graded.out), "\n", -1);
      g_assert_cmpuint (g_strv_length (objects), ==, g_strv_length (lines));
      for (char **line = lines; *line != NULL; line++)
        {
          g_autoptr (JsonNode) node = json_from_string (*line, NULL), own = json_from_string (*at++, NULL);
          JsonObject *grade = json_node_get_object (node), *object = json_node_get_object (own);
          static const char *const members[] = { "level", "effort", "hardest", "steps", "er" };

          for (guint k = 0; k < G_N_ELEMENTS (members); k++)
            if (json_object_has_member (object, members[k]))
              g_assert_true (json_node_equal (json_object_get_member (grade, members[k]),
                                              json_object_get_member (object, members[k])));
          g_assert_cmpint (json_object_has_member (object, "er"), ==, strstr (wishes[i], "--er") != NULL);
        }
    }
}

static void
test_compare (void)
{
  check_alike ("compare --json -n 3 -f line", "compare -n 3 -f line", CLI_PUZZLE "\n" CLI_SOLUTION "\n", describe_run);
}

/* Each object says where its puzzle stands; also in a stream with marks, comments, blank lines and CR LF. */
static void
test_places (void)
{
  static const char input[]
      = "\xef\xbb\xbf# a comment\r\n" CLI_PUZZLE "\r\n\nx\n" CLI_HOSTILE " # hard\n" CLI_SOLUTION "\n";
  static const struct
  {
    int number;
    const char *givens;
  } places[] = { { 2, CLI_PUZZLE }, { 4, NULL }, { 5, CLI_HOSTILE }, { 6, CLI_SOLUTION } };
  static const char *const commands[]
      = { "solve", "solve --stats", "check", "check --blame", "grade", "canon", "canon --unique" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *path = cli_write_file (input, -1), *arguments = NULL;
      g_auto (CliRun) run = { 0 };
      g_auto (GStrv) lines = NULL;

      arguments = g_strdup_printf ("%s --json -f line %s", commands[i], path);
      cli_run (&run, arguments, "");
      lines = g_strsplit (g_strchomp (run.out), "\n", -1);
      g_assert_cmpuint (g_strv_length (lines), ==, G_N_ELEMENTS (places));
      for (guint k = 0; k < G_N_ELEMENTS (places); k++)
        {
          g_autoptr (JsonNode) node = json_from_string (lines[k], NULL);
          JsonObject *object = json_node_get_object (node);

          g_assert_cmpstr (get_text (object, "file"), ==, path);
          g_assert_cmpint (json_object_get_int_member (object, "puzzle"), ==, places[k].number);
          if (places[k].givens != NULL)
            g_assert_cmpstr (get_text (object, "givens"), ==, places[k].givens);
          else
            g_assert_cmpstr (get_text (object, "error"), ==, "column 2: expected 81 cells, found 1.");
        }
      cli_remove_file (g_steal_pointer (&path));
    }
}

/* What was not counted is absent, not 0. */
static void
test_stats (void)
{
  g_auto (CliRun) run = { 0 };

  cli_run (&run, "solve --json --stats", CLI_PUZZLE "\n");
  g_assert_nonnull (strstr (run.out, ",\"microseconds\":"));
  g_assert_null (strstr (run.out, "placements"));
}

/* A file that cannot be read, and a name with a quotation mark in it. */
static void
test_unread (void)
{
  static const char *const commands[] = { "solve", "check", "grade", "explain", "canon", "canon --unique", "compare" };
  g_autofree char *path = cli_write_file ("[Puzzle]\n53..7....\n", -1);
  static const char malformed[] = ",\"line\":2,\"error\":\"";

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *missing = g_strdup_printf ("%s --json no\"file", commands[i]);
      g_autofree char *bad = g_strdup_printf ("%s --json %s", commands[i], path);
      g_auto (CliRun) run = { 0 };

      cli_assert (missing, "", 2, "{\"file\":\"no\\\"file\",\"error\":\"No such file or directory\"}\n",
                  "No such file");
      cli_run (&run, bad, "");
      g_assert_cmpint (run.status, ==, 2);
      g_assert_nonnull (strstr (run.out, malformed));
    }
  cli_assert ("canon --json", ":0000:x:" CLI_PUZZLE ":113 213 413::\n", 2,
              "{\"file\":\"-\",\"puzzle\":1,\"error\":\"its candidates rule out solutions that its digits allow, and "
              "search strategies and canonical forms only know digits\"}\n", "its candidates");
  cli_remove_file (g_steal_pointer (&path));
}

/* Of a puzzle that cannot be explained to the end there is a line as well. */
static void
test_unexplained (void)
{
  cli_assert ("explain --json",
              "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n", 1,
              "{\"file\":\"-\",\"puzzle\":1,\"verdict\":\"none\"}\n", "no solution");
}

static void
test_refused (void)
{
  cli_assert ("solve --json -t line", CLI_PUZZLE "\n", 2, "", "--json is a format of its own");
  cli_assert ("generate --json -t sdk", "", 2, "", "--json is a format of its own");
  cli_assert ("grade --scale=all", CLI_PUZZLE "\n", 2, "", "--scale=all takes --json");
  cli_assert ("grade --json --scale=hodoku --with=exocet", CLI_PUZZLE "\n", 2, "", "--with");
  cli_assert ("convert --json", CLI_PUZZLE "\n", 2, "", "--json");
}

TEST_FILE (argc, argv)
{
  cli_test_init (&argc, &argv);
  g_test_add_func ("/rubric-cli/json/lines", test_lines);
  g_test_add_func ("/rubric-cli/json/documents", test_documents);
  g_test_add_func ("/rubric-cli/json/new", test_new);
  g_test_add_func ("/rubric-cli/json/wished", test_wished);
  g_test_add_func ("/rubric-cli/json/compare", test_compare);
  g_test_add_func ("/rubric-cli/json/places", test_places);
  g_test_add_func ("/rubric-cli/json/stats", test_stats);
  g_test_add_func ("/rubric-cli/json/unread", test_unread);
  g_test_add_func ("/rubric-cli/json/unexplained", test_unexplained);
  g_test_add_func ("/rubric-cli/json/refused", test_refused);
  return g_test_run ();
}
