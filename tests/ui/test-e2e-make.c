/* test-e2e-make.c - new puzzles: at once from an empty board, of a level, as wished, a list of them, variants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e-list.h"

#include <glib/gstdio.h>
#include <string.h>

enum
{
  EASY_GIVENS = 32, /* at least */
  AT_ONCE = 20,     /* how often a new puzzle is asked for, one right after the other */
};

typedef struct
{
  char digits[82];
  char origins[82];
} Board;

static Board
read_board (Driver *driver)
{
  Board board;

  driver_read_board (driver, board.digits, board.origins);
  return board;
}

static guint
count_givens (const Board *board)
{
  guint n = 0;

  for (int cell = 0; cell < 81; cell++)
    n += board->digits[cell] != '.';
  return n;
}

/* One click, and there is an easy puzzle, to be solved from its first blank; one step back, and the board is empty. */
static void
test_start (Driver *driver)
{
  static const struct
  {
    int width;
    const char *other;
  } layouts[] = { { 1000, "Learn" }, { 380, "Learn a Technique" } };
  static const char *const offer = "Easy";
  Board first, second;
  gint64 start;

  driver_start (driver, NULL);
  driver_resize (driver, layouts[driver_get_variant (driver)].width, 740);
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, layouts[driver_get_variant (driver)].other);
  start = g_get_monotonic_time ();
  driver_click_button (driver, offer);
  driver_expect_window (driver, "• Easy Puzzle");
  g_test_message ("from the click to the title: %d ms", (int)((g_get_monotonic_time () - start) / 1000));
  first = read_board (driver);
  g_assert_cmpuint (count_givens (&first), >=, EASY_GIVENS);
  driver_expect_enabled (driver, "win.vary");
  driver_screenshot (driver, driver_get_variant (driver) == 0 ? "easy-wide" : "easy-narrow");
  driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, BLANK, NULL);
  g_assert_false (driver_is_enabled (driver, "win.vary"));
  driver_click_button (driver, offer);
  driver_expect_window (driver, "• Easy Puzzle");
  second = read_board (driver);
  g_assert_cmpstr (first.digits, !=, second.digits);
  driver_quit (driver);
}

/* Another board than @before, once all its cells are read as they are. */
static Board
read_next_board (Driver *driver, const Board *before)
{
  Board board = *before, again;

  do
    {
      again = board;
      board = read_board (driver);
    }
  while (strcmp (before->digits, board.digits) == 0 || strcmp (again.digits, board.digits) != 0);
  return board;
}

/* From then on the puzzle is kept with its level, which its row of the start page begins with. */
static void
expect_graded (Driver *driver, const char *level)
{
  g_autofree char *label = g_strdup_printf ("* givens · %s", level);

  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, label));
}

/* Before any is ready and after the last one that was: it is another puzzle each time. */
static void
test_often (Driver *driver)
{
  Board before = { BLANK, "" }, now;

  driver_start (driver, NULL);
  for (int i = 0; i < AT_ONCE; i++)
    {
      driver_activate (driver, "win.make", g_variant_new_int32 (0));
      now = read_next_board (driver, &before);
      g_assert_cmpuint (count_givens (&now), >=, EASY_GIVENS);
      before = now;
    }
  driver_quit (driver);
}

/* A puzzle with something of the person's is put away, and the next one comes in the same window. */
static void
test_levels (Driver *driver)
{
  static const char *const titles[]
      = { "• Easy Puzzle", "• Medium Puzzle", "• Hard Puzzle", "• Unfair Puzzle", "• Extreme Puzzle" };

  driver_start (driver, NULL);
  for (int level = 0; level < (int)G_N_ELEMENTS (titles); level++)
    {
      driver_activate (driver, "win.make", g_variant_new_int32 (level));
      driver_expect_window (driver, titles[level]);
    }
  expect_graded (driver, "Extreme");
  driver_digits (driver, "5");
  while (!driver_is_enabled (driver, "win.start-over")) /* keys take another way than actions */
    ;
  driver_activate (driver, "win.make", g_variant_new_int32 (1));
  driver_expect_window (driver, "• Medium Puzzle");
  driver_chord (driver, "Ctrl+n");
  driver_expect_board (driver, BLANK, NULL);
  driver_click_button (driver, "Extreme · *");
  driver_expect_window (driver, "• Extreme Puzzle");
  driver_expect_enabled (driver, "win.start-over");
  driver_activate (driver, "app.quit", NULL);
  driver_expect_exit (driver);
}

/* What is solved is replaced in its window, by a puzzle of a level and by a variant; one step back, and it is there. */
static void
test_solved (Driver *driver)
{
  driver_start (driver, NULL);
  driver_set_clipboard (driver, "text/plain;charset=utf-8", REFERENCE, strlen (REFERENCE));
  driver_chord (driver, "Ctrl+v");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_activate (driver, "win.make", g_variant_new_int32 (1));
  driver_expect_window (driver, "• Medium Puzzle");
  driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_activate (driver, "win.vary", NULL);
  driver_expect_toast (driver, "As hard as before*");
  driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_quit (driver);
}

/* As wished: by keys alone, one and then several. */
static void
test_dialog (Driver *driver)
{
  g_autoptr (DriverWidget) count = NULL;

  driver_start (driver, NULL);
  driver_chord (driver, "Shift+Ctrl+n");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Create");
  driver_chord (driver, "Escape");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Create");
  driver_expect_window (driver, "Untitled Puzzle");
  driver_chord (driver, "Shift+Ctrl+n");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Create");
  driver_screenshot (driver, "dialog");
  driver_chord (driver, "Return");
  driver_expect_window (driver, "• Medium Puzzle");
  driver_chord (driver, "Shift+Ctrl+n");
  driver_expect_window (driver, "New Puzzle");
  count = driver_find (driver, ATSPI_ROLE_SPIN_BUTTON, "How Many");
  driver_reach (driver, count, "Tab");
  driver_chord (driver, "Ctrl+a");
  driver_text (driver, "12");
  driver_chord (driver, "Return");
  driver_expect_closed (driver, "New Puzzle");
  driver_expect_window (driver, "New Puzzles *.sdm");
  driver_activate (driver, "app.quit", NULL);
  driver_expect_exit (driver);
}

/* One of each level, as a list. */
static void
test_week (Driver *driver)
{
  driver_start (driver, NULL);
  driver_activate (driver, "win.make-week", NULL);
  driver_expect_window (driver, "One of Each Level *.sdm");
  driver_screenshot (driver, "week");
  driver_activate (driver, "app.quit", NULL);
  driver_expect_exit (driver);
}

/* In the list of what can be continued. */
static void
continue_week (Driver *driver)
{
  static const char *const path[] = { "Continue", "One of Each Level *" };

  driver_press (driver, "Recent Puzzles");
  for (gsize i = 0; i < G_N_ELEMENTS (path); i++)
    {
      g_autoptr (DriverWidget) item = driver_find (driver, ATSPI_ROLE_MENU_ITEM, path[i]);

      if (i == G_N_ELEMENTS (path) - 1)
        driver_screenshot (driver, "continue-list");
      driver_do (driver, item);
    }
  driver_expect_window (driver, "One of Each Level *.sdm");
}

/* A list that was made is there another day, with what was typed in its second puzzle. */
static void
test_week_kept (Driver *driver)
{
  Board typed, again;
  int blank;

  driver_start (driver, NULL);
  driver_activate (driver, "win.make-week", NULL);
  driver_expect_window (driver, "One of Each Level *.sdm");
  e2e_list_open (driver, 2, "Medium Puzzle");
  typed = read_next_board (driver, &(Board){ BLANK, "" });
  blank = (int)strcspn (typed.digits, ".");
  driver_click_cell (driver, blank / 9 + 1, blank % 9 + 1);
  driver_digits (driver, "5");
  while (!driver_is_enabled (driver, "win.start-over"))
    ;
  typed = read_board (driver);
  driver_activate (driver, "app.quit", NULL);
  driver_expect_exit (driver);

  driver_start (driver, NULL);
  continue_week (driver);
  e2e_list_expect_ring (driver, "*% filled in");
  e2e_list_open (driver, 2, "Medium Puzzle");
  again = read_next_board (driver, &(Board){ BLANK, "" });
  g_assert_cmpstr (typed.digits, ==, again.digits);
  g_assert_cmpstr (typed.origins, ==, again.origins);
  driver_activate (driver, "app.quit", NULL);
  driver_expect_exit (driver);
}

/* Where it cannot be kept, there is the list all the same. */
static void
test_week_not_kept (Driver *driver)
{
  g_autofree char *folder = driver_path (driver, "state/rubric");

  g_assert_no_errno (g_mkdir_with_parents (folder, 0700));
  g_free (driver_write (driver, "state/rubric/lists", "no folder", -1));
  driver_start (driver, NULL);
  driver_activate (driver, "win.make-week", NULL);
  driver_expect_window (driver, "One of Each Level");
  driver_expect_toast (driver, "The list cannot be kept for later*");
  driver_activate (driver, "app.quit", NULL);
  driver_expect_exit (driver);
}

/* As many givens, elsewhere; what was there can be continued. */
static void
test_vary (Driver *driver)
{
  Board varied;

  driver_start (driver, NULL);
  g_assert_false (driver_is_enabled (driver, "win.vary"));
  driver_set_clipboard (driver, "text/plain;charset=utf-8", REFERENCE, strlen (REFERENCE));
  driver_chord (driver, "Ctrl+v");
  driver_expect_board (driver, REFERENCE, NULL);
  expect_graded (driver, "Easy");
  driver_activate (driver, "win.vary", NULL);
  driver_expect_toast (driver, "As hard as before*");
  varied = read_board (driver);
  g_assert_cmpstr (varied.digits, !=, REFERENCE);
  g_assert_cmpuint (count_givens (&varied), ==, 30);
  driver_chord (driver, "Ctrl+n");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "As hard as before*");
  driver_click_button (driver, "Easy · 51 to go");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

/* The puzzle of today is taken up where it was left, also in another run of the program. */
static void
test_today (Driver *driver)
{
  char entered[82];
  Board before;
  int cell;

  driver_start (driver, NULL);
  driver_click_button (driver, "Today’s Puzzle");
  driver_expect_window (driver, "• Today’s Puzzle, *");
  before = read_board (driver);
  cell = (int)(strchr (before.digits, '.') - before.digits);
  memcpy (entered, before.digits, sizeof entered);
  entered[cell] = '7';
  driver_click_cell (driver, cell / 9 + 1, cell % 9 + 1);
  driver_digit (driver, "", 7);
  driver_expect_board (driver, entered, NULL);
  driver_chord (driver, "Ctrl+n");
  driver_expect_board (driver, BLANK, NULL);
  driver_activate (driver, "app.today", NULL);
  driver_expect_board (driver, entered, NULL);
  driver_chord (driver, "Ctrl+n");
  driver_expect_board (driver, BLANK, NULL);
  driver_quit (driver);
  driver_start (driver, NULL);
  driver_activate (driver, "app.today", NULL);
  driver_expect_board (driver, entered, NULL);
  driver_activate (driver, "win.start-over", NULL);
  driver_expect_board (driver, before.digits, NULL);
  driver_chord (driver, "F5");
  driver_expect_enabled (driver, "win.clear-answers");
  driver_activate (driver, "app.today", NULL);
  e2e_list_expect_label (driver, "Today’s puzzle is solved; *");
  driver_quit (driver);
}

/* What other programs ask for is done in the window in front, or in one that opens for it. */
static void
test_asked_from_outside (Driver *driver)
{
  Board made;

  driver_start (driver, NULL);
  driver_activate (driver, "app.new", g_variant_new_string ("easy"));
  driver_expect_enabled (driver, "win.vary");
  made = read_board (driver);
  driver_activate (driver, "app.hint", NULL);
  driver_expect_enabled (driver, "win.apply-hint");
  driver_activate (driver, "app.solve", NULL);
  driver_expect_enabled (driver, "win.clear-answers");
  driver_activate (driver, "app.new", g_variant_new_string ("very hard"));
  g_assert_true (driver_is_enabled (driver, "win.clear-answers"));
  driver_activate (driver, "app.new", g_variant_new_string ("blank"));
  driver_expect_board (driver, BLANK, NULL);
  driver_activate (driver, "app.new-puzzle", NULL);
  driver_expect_enabled (driver, "win.vary");
  g_assert_cmpstr (read_board (driver).digits, !=, made.digits);
  driver_quit (driver);
}

/* Whoever closes the window at any moment leaves nothing behind. */
static void
test_close (Driver *driver)
{
  for (int i = 0; i < 4; i++)
    {
      driver_start (driver, NULL);
      driver_activate (driver, i % 2 == 0 ? "win.make-week" : "win.make-wished", NULL);
      driver_activate (driver, "app.quit", NULL);
      driver_expect_exit (driver);
    }
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/make/start/wide", test_start, 0 },
    { "/e2e/make/start/narrow", test_start, 1 },
    { "/e2e/make/often", test_often },
    { "/e2e/make/levels", test_levels },
    { "/e2e/make/asked-from-outside", test_asked_from_outside },
    { "/e2e/make/solved", test_solved },
    { "/e2e/make/dialog", test_dialog },
    { "/e2e/make/week", test_week },
    { "/e2e/make/week-kept", test_week_kept },
    { "/e2e/make/week-not-kept", test_week_not_kept },
    { "/e2e/make/vary", test_vary },
    { "/e2e/make/today", test_today },
    { "/e2e/make/close", test_close },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
