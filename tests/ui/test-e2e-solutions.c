/* test-e2e-solutions.c - the solutions of a puzzle that has several, compared by mouse and by key
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

/* 34 solutions, which have r1c1 in common with none of the others: 1, 4 or 5. */
#define SEVERAL ".3..7....6...95....98....6.8...6...3...8.3..17...2...6.6....28....4.9..5.......79"

#define SUMMARY "34 solutions, which differ in 36 cells."

static void
start (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "several.txt", SEVERAL, -1);

  driver_start (driver, path);
  e2e_expect_verdict (driver, "Several solutions so far");
}

/* Numbers in the cells where they differ; one after the other; a few givens leave one, which can be undone. */
static void
test_mouse (Driver *driver)
{
  start (driver);
  driver_click_button (driver, "Compare");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, SUMMARY));
  driver_expect_cell (driver, 1, 1, "*blank, *1 in 15 solutions, 4 in 12 solutions, 5 in 7 solutions");
  driver_expect_cell (driver, 1, 4, "*solved 6");
  driver_screenshot (driver, "together");
  driver_click_button (driver, "Make Unique");
  g_object_unref (driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Add It"));
  driver_click_button (driver, "Next Solution");
  driver_expect_cell (driver, 1, 1, "*solved 1, differs between solutions");
  driver_screenshot (driver, "one");
  driver_click_button (driver, "Make Unique");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "With 2 more givens one solution is left: 2 in row 4 column 3 and *"));
  driver_expect_cell (driver, 4, 3, "*given 2*highlight 3");
  driver_screenshot (driver, "unique");
  driver_click_button (driver, "Add Them");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, SUMMARY);
  driver_expect_cell (driver, 4, 3, "*given 2");
  driver_expect_cell (driver, 1, 1, "*blank");
  e2e_expect_verdict (driver, "One solution*");
  driver_chord (driver, "Ctrl+z");
  e2e_expect_verdict (driver, "Several solutions so far");
  driver_expect_cell (driver, 4, 3, "*blank");
  driver_quit (driver);
}

/* The arrows go through them; another one takes back what was asked for; Escape leaves all as it was. */
static void
test_keys (Driver *driver)
{
  start (driver);
  driver_resize (driver, 360, 640);
  driver_activate (driver, "win.solutions", NULL);
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, SUMMARY));
  driver_expect_cell (driver, 1, 1, "*blank*");
  driver_click_cell (driver, 1, 1); /* the numbers have no place in it */
  driver_park (driver);             /* nor is its tooltip asked for, which says the same */
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Row 1 column 1, 1 in 15 solutions, 4 in 12 solutions, 5 in 7 solutions"));
  driver_chord (driver, "Down");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "Row 1 column 1, 1 in 15 solutions*");
  driver_chord (driver, "Up");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Row 1 column 1, 1 in 15 solutions*"));
  driver_screenshot (driver, "cell");
  driver_chord (driver, "Escape");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, SUMMARY);
  driver_activate (driver, "win.solutions", NULL);
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, SUMMARY));
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "Row 1 column 1, 1 in 15 solutions*");
  driver_chord (driver, "Right");
  driver_expect_cell (driver, 1, 1, "*solved 1, differs between solutions");
  driver_chord (driver, "End");
  driver_expect_cell (driver, 1, 1, "*solved 5, differs between solutions");
  driver_screenshot (driver, "narrow");
  driver_press (driver, "Make Unique");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "With * one solution is left*"));
  driver_press (driver, "Previous Solution");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "With * one solution is left*");
  driver_chord (driver, "Escape");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, SUMMARY);
  driver_expect_cell (driver, 1, 1, "*blank");
  /* What is typed writes nowhere */
  driver_activate (driver, "win.solutions", NULL);
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, SUMMARY));
  driver_digits (driver, "5");
  driver_expect_cell (driver, 1, 1, "*blank*");
  driver_chord (driver, "Escape");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, SUMMARY);
  driver_expect_cell (driver, 1, 1, "*blank");
  driver_digits (driver, "5");
  driver_expect_cell (driver, 1, 1, "*given 5");
  e2e_quit_discarding (driver);
}

/* Solve fills in the one that is shown, also over digits that are set aside for it; or the first. */
static void
test_solve (Driver *driver)
{
  start (driver);
  driver_click_button (driver, "Compare");
  driver_expect_cell (driver, 1, 1, "*blank*");
  driver_chord (driver, "End");
  driver_expect_cell (driver, 1, 1, "*solved 5, differs between solutions");
  driver_chord (driver, "F5");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, SUMMARY);
  e2e_expect_verdict (driver, "34 solutions");
  driver_expect_cell (driver, 1, 1, "*solved 5, differs between solutions");
  driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 1, 1, "*blank");
  driver_chord (driver, "Ctrl+e");
  driver_click_cell (driver, 1, 1);
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 1, "*4");
  driver_activate (driver, "win.solutions", NULL);
  driver_expect_cell (driver, 1, 1, "*blank*");
  driver_chord (driver, "End");
  driver_expect_cell (driver, 1, 1, "*solved 5, differs between solutions");
  driver_chord (driver, "F5");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, SUMMARY);
  driver_expect_cell (driver, 1, 1, "*solved 5, differs between solutions");
  driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 1, 1, "*4");
  driver_activate (driver, "win.solutions", NULL);
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, SUMMARY " Your own digits are set aside."));
  driver_chord (driver, "Ctrl+z");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, SUMMARY));
  driver_expect_cell (driver, 1, 1, "*blank, *1 in 15 solutions*");
  driver_chord (driver, "F5");
  driver_expect_cell (driver, 1, 1, "*solved 1, differs between solutions");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, SUMMARY);
  e2e_quit_discarding (driver);
}

/* The desk may go while they are being looked for, and there are more than are listed. */
static void
test_many (Driver *driver)
{
  start (driver);
  driver_chord (driver, "Ctrl+a");
  driver_chord (driver, "Delete");
  driver_expect_cell (driver, 5, 5, "*blank");
  driver_click_cell (driver, 5, 5);
  driver_digits (driver, "5");
  e2e_expect_verdict (driver, "Several solutions so far");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Compare"); /* nobody wonders */
  driver_activate (driver, "win.solutions", NULL);
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "More than 1*000 solutions, which differ in 80 cells. The first 1*000 are listed and counted."));
  driver_click_button (driver, "Make Unique");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "With * more givens, highlighted on the board, one solution *"));
  driver_activate (driver, "win.solutions", NULL);
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "More than *");
  driver_activate (driver, "win.solutions", NULL);
  e2e_quit_discarding (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/solutions/mouse", test_mouse },
    { "/e2e/solutions/keys", test_keys },
    { "/e2e/solutions/solve", test_solve },
    { "/e2e/solutions/many", test_many },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
