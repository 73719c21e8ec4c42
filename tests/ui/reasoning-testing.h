/* reasoning-testing.h - what the tests of hints and explanations share: a window with a puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "../sheet-testing.h"
#include "widget-testing.h"

#include "rubric-board.h"
#include "rubric-explain-panel.h"
#include "rubric-timer.h"
#include "rubric-window.h"

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define EXTREME "..8..45....3.....2...62...17.61..9.8.....8..4....9.1........6..3.4..18..8..5....3"

enum
{
  FIRST_NET = 20, /* of the steps of the puzzle that takes one */
};

typedef struct
{
  GtkWidget *window;
  GtkWidget *panel;
  RubricPuzzle *puzzle;
} Fixture;

static GtkApplication *application;
static GSettings *settings;

static inline void
load (Fixture *fixture, const char *line)
{
  SudSheet sheet = sheet_of (line);

  rubric_puzzle_load (fixture->puzzle, &sheet, NULL);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
}

static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = GTK_WIDGET (rubric_window_new (application, settings));
  fixture->panel = widget_find (fixture->window, RUBRIC_TYPE_EXPLAIN_PANEL);
  fixture->puzzle = rubric_desk_get_puzzle (rubric_window_get_desk (RUBRIC_WINDOW (fixture->window)));
  load (fixture, REFERENCE);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_settle (fixture->window);
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer timer = widget_find (fixture->window, RUBRIC_TYPE_TIMER);

  g_object_add_weak_pointer (timer, &timer);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_finish ();
  g_assert_null (timer);
  g_settings_reset (settings, "techniques");
  g_settings_reset (settings, "unique-techniques");
  g_settings_reset (settings, "timer");
}

static inline void
act (Fixture *fixture, const char *action)
{
  g_test_message ("%s", action);
  g_assert_true (gtk_widget_activate_action (fixture->window, action, NULL));
}

/* Not the list of the choice above it. */
static inline GtkWidget *
find_steps (GtkWidget *parent)
{
  GtkWidget *found = GTK_IS_LIST_VIEW (parent) && gtk_widget_has_css_class (parent, "steps") ? parent : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_steps (child);
  return found;
}

/* Adds the tests, and runs them. */
static inline int
run_tests (int argc, char **argv, void (*add_tests) (void))
{
  int result;

  if (!widget_begin (&argc, &argv))
    return 0;
  settings = g_settings_new ("io.github.rubric_sudoku.Rubric");
  application = widget_create_application ();
  add_tests ();
  result = g_test_run ();
  g_object_unref (application);
  g_object_unref (settings);
  return result;
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
