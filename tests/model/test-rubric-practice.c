/* test-rubric-practice.c - lessons have words, positions are what they are said to be, and each move is judged right
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-turn.h"
#include "rubric-lesson.h"
#include "rubric-practice-book.h"
#include "rubric-text-practice.h"
#include "scarce-memory.h"
#include "sud-logic.h"

#include <string.h>

enum
{
  WAIT_SECONDS = 60,
  LEAST_POSITIONS = 4, /* an example, and three to try */
};

typedef struct
{
  RubricPracticeBook *book;
  RubricPractice *practice;
  guint changes;
} Fixture;

static RubricPracticeBook *
load_book (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "techniques", "positions.txt", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  RubricPracticeBook *book;

  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  book = rubric_practice_book_new (text, &error);
  g_assert_no_error (error);
  return book;
}

static void
assert_paragraph (const char *text, const char *id)
{
  g_test_message ("%s: %s", id, text);
  g_assert_cmpuint (strlen (text), >, 60);
  g_assert_true (g_ascii_isupper (text[0]));
  g_assert_cmpint (text[strlen (text) - 1], ==, '.');
  g_assert_null (strstr (text, "  "));
}

/* Returns: the first of those up to @technique that have one lesson, as fish of any size do beyond the usual ones */
static int
first_of_lesson (int technique)
{
  while (technique > 0 && sud_technique_get ((SudTechniqueId)technique - 1)->unusual
         && rubric_lesson_get ((SudTechniqueId)technique - 1)->what == rubric_lesson_get ((SudTechniqueId)technique)->what)
    technique--;
  return technique;
}

static void
test_lessons (void)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      const RubricLesson *lesson = rubric_lesson_get (i);
      const char *id = sud_technique_get (i)->id;

      assert_paragraph (lesson->what, id);
      assert_paragraph (lesson->why, id);
      assert_paragraph (lesson->how, id);
      for (int other = 0; other < first_of_lesson (i); other++)
        g_assert_cmpstr (lesson->what, !=, rubric_lesson_get (other)->what);
    }
}

/* Every technique that is usual, but for nets, which nobody looks for by hand. */
static gboolean
is_to_be_tried (int technique)
{
  return !sud_technique_get (technique)->unusual && technique < SUD_TECHNIQUE_LEMMA_NET;
}

static void
assert_sound (const SudStep *step, const SudGrid *solution)
{
  if (step->digit != 0)
    SUD_EACH_CELL (cell, sud_step_writes (step))
      g_assert_cmpint (solution->digit[cell], ==, step->digit);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, step->out[digit - 1])
      g_assert_cmpint (solution->digit[cell], !=, digit);
}

/* That each follows from a puzzle with one solution the book sees to when it is read. */
static void
test_positions (void)
{
  g_autoptr (RubricPracticeBook) book = load_book ();
  SudLogic *logic = sud_logic_new ();

  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      guint n = rubric_practice_book_count (book, i);

      g_assert_cmpuint (n, >=, is_to_be_tried (i) ? LEAST_POSITIONS : 0);
      logic->rules = SUD_RULE_UNIQUE;
      for (guint j = 0; j < n; j++)
        {
          const RubricPracticePosition *position = rubric_practice_book_get (book, i, j);

          g_test_message ("%s %u", sud_technique_get (i)->id, j);
          logic->marks = position->marks;
          g_assert_cmpint (sud_logic_find (logic, i), >, 0);
          for (int k = 0; k < logic->steps.n; k++)
            {
              assert_sound (&logic->steps.step[k], &position->solution);
              g_assert_true ((logic->steps.step[k].digit != 0) == (logic->steps.step[0].digit != 0));
            }
          for (guint other = 0; other < j; other++)
            g_assert_cmpstr (position->id, !=, rubric_practice_book_get (book, i, other)->id);
        }
    }
  sud_logic_free (logic);
}

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static void
test_wrong_file (void)
{
  static const char *const wrong[] = {
    "x-wing",
    "x-wing:" PUZZLE,
    "no-such-thing:" PUZZLE ":",
    "x-wing:" PUZZLE "1:",
    "x-wing:" PUZZLE ":111 4",
    "x-wing:" PUZZLE ":110",
    "x-wing:5" PUZZLE ":",
    "x-wing:55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:", /* clashes */
    "x-wing:5...7....6..195....98....6.8...6...34..8......7...2...6.6....28....419..5.......79:", /* many solutions */
    "x-wing:53+1.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:", /* not the solution's */
    "x-wing:" PUZZLE ":413", /* the solution's digit is gone */
  };
  g_autoptr (RubricPracticeBook) good = rubric_practice_book_new ("# a comment\n\nx-wing:" PUZZLE ":113\n", NULL);

  g_assert_nonnull (good);
  g_assert_cmpuint (rubric_practice_book_count (good, SUD_TECHNIQUE_X_WING), ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = g_strdup_printf ("# a comment\n%s\n", wrong[i]);

      g_test_message ("%s", wrong[i]);
      g_assert_null (rubric_practice_book_new (text, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
      g_assert_nonnull (strstr (error->message, "line 2"));
    }
}

static void
changed_cb (RubricPractice *practice, Fixture *fixture)
{
  fixture->changes++;
}

static void
open_practice (Fixture *fixture, SudTechniqueId technique)
{
  gint64 end = g_get_monotonic_time () + WAIT_SECONDS * G_TIME_SPAN_SECOND;

  fixture->practice = rubric_practice_new (technique, rubric_practice_book_get (fixture->book, technique, 0));
  g_signal_connect (fixture->practice, "changed", G_CALLBACK (changed_cb), fixture);
  g_assert_cmpint (rubric_practice_get_state (fixture->practice), ==, RUBRIC_PRACTICE_LOOKING);
  g_assert_cmpint (rubric_practice_try (fixture->practice, 0, 1), ==, RUBRIC_TRY_NOTHING);
  while (rubric_practice_get_state (fixture->practice) == RUBRIC_PRACTICE_LOOKING && g_get_monotonic_time () < end)
    test_turn ();
  g_assert_cmpint (rubric_practice_get_state (fixture->practice), ==, RUBRIC_PRACTICE_OPEN);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->book = load_book ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->practice != NULL)
    g_assert_finalize_object (fixture->practice);
  rubric_practice_book_free (fixture->book);
}

static void
assert_says (Fixture *fixture, const char *pattern)
{
  g_autofree char *message = rubric_text_practice (fixture->practice);

  g_test_message ("%s", message);
  g_assert_true (g_pattern_match_simple (pattern, message));
}

/* Strikes all of the first step, one by one; what was struck is seen until all is. */
static void
test_strike (Fixture *fixture, gconstpointer data)
{
  SudTechniqueId technique = (SudTechniqueId)GPOINTER_TO_INT (data);
  const SudStep *step;
  RubricPracticeTry last = RUBRIC_TRY_NOTHING;
  int left = 0;

  open_practice (fixture, technique);
  g_assert_false (rubric_practice_writes (fixture->practice));
  step = rubric_practice_get_step (fixture->practice, 0);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    left += sud_cells_count (step->out[digit - 1]);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, step->out[digit - 1])
      {
        SudView view;

        g_assert_null (rubric_text_practice_reason (fixture->practice));
        if (left > 1)
          {
            g_assert_cmpint (rubric_practice_try (fixture->practice, (int)cell, digit), ==, RUBRIC_TRY_RIGHT);
            assert_says (fixture, "Right!*");
            g_assert_cmpint (rubric_practice_try (fixture->practice, (int)cell, digit), ==, RUBRIC_TRY_TAKEN_BACK);
          }
        last = rubric_practice_try (fixture->practice, (int)cell, digit);
        rubric_practice_get_view (fixture->practice, &view);
        g_assert_true ((view.evidence.struck[cell] & SUD_DIGIT_BIT (digit)) != 0);
        left--;
        if (last == RUBRIC_TRY_DONE)
          break;
      }
  g_assert_cmpint (last, ==, RUBRIC_TRY_DONE);
  g_assert_cmpint (rubric_practice_get_state (fixture->practice), ==, RUBRIC_PRACTICE_DONE);
  assert_says (fixture, "Well done*");
  g_assert_cmpuint (fixture->changes, >=, 2);
}

/* That there are no steps would not be true. */
static void
test_no_memory (Fixture *fixture, gconstpointer data)
{
  gint64 end = g_get_monotonic_time () + WAIT_SECONDS * G_TIME_SPAN_SECOND;

  scarce_memory_set (TRUE);
  fixture->practice = rubric_practice_new (SUD_TECHNIQUE_X_WING,
                                           rubric_practice_book_get (fixture->book, SUD_TECHNIQUE_X_WING, 0));
  g_signal_connect (fixture->practice, "changed", G_CALLBACK (changed_cb), fixture);
  while (fixture->changes == 0 && g_get_monotonic_time () < end)
    test_turn ();
  scarce_memory_set (FALSE);
  assert_says (fixture, "There is not enough memory");
  g_assert_cmpint (rubric_practice_try (fixture->practice, 0, 1), ==, RUBRIC_TRY_NOTHING);
}

static gboolean
is_in_a_step (Fixture *fixture, int cell, int digit)
{
  for (guint i = 0; i < rubric_practice_get_n_steps (fixture->practice); i++)
    if (sud_cells_has (rubric_practice_get_step (fixture->practice, i)->out[digit - 1], cell))
      return TRUE;
  return FALSE;
}

/* Every candidate that belongs to no step is refused, and says whether it is true; none leaves a trace. */
static void
test_refuse (Fixture *fixture, gconstpointer data)
{
  const RubricPracticePosition *position = rubric_practice_book_get (fixture->book, SUD_TECHNIQUE_X_WING, 0);
  int wrong = 0, others = 0;

  open_practice (fixture, SUD_TECHNIQUE_X_WING);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      {
        gboolean candidate = sud_pencilmarks_has (&position->marks, cell, digit);
        gboolean solution = position->solution.digit[cell] == digit;
        RubricPracticeTry expected
            = !candidate ? RUBRIC_TRY_NO_CANDIDATE : solution ? RUBRIC_TRY_WRONG : RUBRIC_TRY_OTHER;
        SudView view;

        if (is_in_a_step (fixture, cell, digit))
          continue;
        g_assert_cmpint (rubric_practice_try (fixture->practice, cell, digit), ==, expected);
        if (candidate)
          assert_says (fixture, solution ? "Not that one: without the*" : "True: the*needs something other than X-Wing.");
        rubric_practice_get_view (fixture->practice, &view);
        g_assert_cmpint (view.evidence.struck[cell], ==, 0);
        wrong += expected == RUBRIC_TRY_WRONG;
        others += expected == RUBRIC_TRY_OTHER;
      }
  g_assert_cmpint (wrong, >, 0);
  g_assert_cmpint (others, >, 0);
  g_assert_cmpint (rubric_practice_get_state (fixture->practice), ==, RUBRIC_PRACTICE_OPEN);
}

/* A question is over when something else is asked for: its answer does not come afterwards. */
static void
test_why_left (Fixture *fixture, gconstpointer data)
{
  const RubricPracticePosition *position = rubric_practice_book_get (fixture->book, SUD_TECHNIQUE_X_WING, 0);
  int cell = sud_cells_first (position->marks.blank);
  gint64 end;

  open_practice (fixture, SUD_TECHNIQUE_X_WING);
  rubric_practice_try (fixture->practice, cell, position->solution.digit[cell]);
  g_assert_true (rubric_practice_can_ask_why (fixture->practice));
  rubric_practice_ask_why (fixture->practice);
  rubric_practice_show (fixture->practice);
  for (end = g_get_monotonic_time () + G_TIME_SPAN_SECOND / 5; g_get_monotonic_time () < end;)
    test_turn ();
  g_assert_null (rubric_practice_get_why (fixture->practice));
  g_assert_cmpint (rubric_practice_get_message (fixture->practice)->kind, ==, RUBRIC_MESSAGE_SHOWN);
}

/* What is no candidate is refused with the reason, which is true. */
static void
test_no_candidate (Fixture *fixture, gconstpointer data)
{
  const SudPencilmarks *marks = &rubric_practice_book_get (fixture->book, SUD_TECHNIQUE_XY_CHAIN, 0)->marks;
  int seen = 0, gone = 0;

  open_practice (fixture, SUD_TECHNIQUE_XY_CHAIN);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      {
        gboolean peer = FALSE;

        if (sud_pencilmarks_has (marks, cell, digit))
          continue;
        for (int i = 0; i < SUD_PEERS; i++)
          peer |= marks->value[sud_cell_peers[cell][i]] == digit;
        g_assert_cmpint (rubric_practice_try (fixture->practice, cell, digit), ==, RUBRIC_TRY_NO_CANDIDATE);
        assert_says (fixture, marks->value[cell] != 0 ? "The * stands in * already."
                              : peer ? "* is not a candidate in *, because that cell sees the * in row * column *."
                                     : "* is not a candidate in * any more, because an earlier step has ruled it out.");
        seen += marks->value[cell] == 0 && peer;
        gone += marks->value[cell] == 0 && !peer;
      }
  g_assert_cmpint (seen, >, 0);
  g_assert_cmpint (gone, >, 0);
  g_assert_cmpint (rubric_practice_get_state (fixture->practice), ==, RUBRIC_PRACTICE_OPEN);
}

static void
test_write (Fixture *fixture, gconstpointer data)
{
  const RubricPracticePosition *position = rubric_practice_book_get (fixture->book, SUD_TECHNIQUE_HIDDEN_SINGLE, 0);
  const SudStep *step;
  SudView view;
  int cell, wrong;

  open_practice (fixture, SUD_TECHNIQUE_HIDDEN_SINGLE);
  g_assert_true (rubric_practice_writes (fixture->practice));
  assert_says (fixture, "Hidden Single leads on*");
  step = rubric_practice_get_step (fixture->practice, 0);
  cell = step->cell;
  wrong = sud_digits_first (position->marks.cell[cell] & (SudDigits)~SUD_DIGIT_BIT (step->digit));
  g_assert_cmpint (rubric_practice_try (fixture->practice, cell, wrong), ==, RUBRIC_TRY_WRONG);
  assert_says (fixture, "Not that one: with the*");
  g_assert_cmpint (rubric_practice_try (fixture->practice, cell, step->digit), ==, RUBRIC_TRY_DONE);
  rubric_practice_get_view (fixture->practice, &view);
  g_assert_true ((view.evidence.on[cell] & SUD_DIGIT_BIT (step->digit)) != 0);
  g_assert_cmpint (rubric_practice_try (fixture->practice, cell, step->digit), ==, RUBRIC_TRY_NOTHING);
}

static void
test_show (Fixture *fixture, gconstpointer data)
{
  g_autofree char *reason = NULL;
  SudView view;

  open_practice (fixture, SUD_TECHNIQUE_X_WING);
  rubric_practice_get_view (fixture->practice, &view);
  g_assert_cmpuint (view.evidence.houses, ==, 0);
  rubric_practice_hint (fixture->practice);
  assert_says (fixture, "Look at *");
  SUD_EACH_BIT (house, sud_step_place (rubric_practice_get_step (fixture->practice, 0)))
    g_assert_true (sud_cells_within (sud_house_sets[house], rubric_practice_get_hinted (fixture->practice)));
  g_assert_cmpint (rubric_practice_get_state (fixture->practice), ==, RUBRIC_PRACTICE_OPEN);
  rubric_practice_show (fixture->practice);
  g_assert_cmpint (rubric_practice_get_state (fixture->practice), ==, RUBRIC_PRACTICE_SHOWN);
  g_assert_true (sud_cells_is_empty (rubric_practice_get_hinted (fixture->practice)));
  reason = rubric_text_practice_reason (fixture->practice);
  g_assert_nonnull (strstr (reason, "can only go into"));
  rubric_practice_get_view (fixture->practice, &view);
  g_assert_cmpuint (view.evidence.houses, !=, 0);
}

/* Whoever closes while it is looked for is not called back. */
static void
test_close (Fixture *fixture, gconstpointer data)
{
  RubricPractice *practice
      = rubric_practice_new (SUD_TECHNIQUE_ALS_CHAIN, rubric_practice_book_get (fixture->book, SUD_TECHNIQUE_ALS_CHAIN, 0));

  g_signal_connect (practice, "changed", G_CALLBACK (changed_cb), fixture);
  g_assert_finalize_object (practice);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (fixture->changes, ==, 0);
}

/* All are there, each level in one piece, and what is two at once behind the one. */
static void
test_order (void)
{
  int place[SUD_N_TECHNIQUES] = { 0 };

  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      SudTechniqueId technique = rubric_lesson_at (i);

      g_assert_cmpint (sud_technique_get (technique)->level, ==, sud_technique_get (i)->level);
      g_assert_cmpint (place[technique], ==, 0);
      place[technique] = i + 1;
    }
  g_assert_cmpint (place[SUD_TECHNIQUE_DUAL_KITE], >, place[SUD_TECHNIQUE_KITE]);
  g_assert_cmpint (place[SUD_TECHNIQUE_DUAL_EMPTY_RECTANGLE], >, place[SUD_TECHNIQUE_EMPTY_RECTANGLE]);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/practice/order", test_order);
  g_test_add_func ("/practice/lessons", test_lessons);
  g_test_add_func ("/practice/positions", test_positions);
  g_test_add_func ("/practice/wrong-file", test_wrong_file);
  g_test_add ("/practice/strike/x-wing", Fixture, GINT_TO_POINTER (SUD_TECHNIQUE_X_WING), set_up, test_strike, tear_down);
  g_test_add ("/practice/strike/locked-triple", Fixture, GINT_TO_POINTER (SUD_TECHNIQUE_LOCKED_TRIPLE), set_up,
              test_strike, tear_down);
  g_test_add ("/practice/strike/als-xz", Fixture, GINT_TO_POINTER (SUD_TECHNIQUE_ALS_XZ), set_up, test_strike, tear_down);
  g_test_add ("/practice/no-memory", Fixture, NULL, set_up, test_no_memory, tear_down);
  g_test_add ("/practice/refuse", Fixture, NULL, set_up, test_refuse, tear_down);
  g_test_add ("/practice/why-left", Fixture, NULL, set_up, test_why_left, tear_down);
  g_test_add ("/practice/no-candidate", Fixture, NULL, set_up, test_no_candidate, tear_down);
  g_test_add ("/practice/write", Fixture, NULL, set_up, test_write, tear_down);
  g_test_add ("/practice/show", Fixture, NULL, set_up, test_show, tear_down);
  g_test_add ("/practice/close", Fixture, NULL, set_up, test_close, tear_down);
  return g_test_run ();
}
