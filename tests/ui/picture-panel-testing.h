/* picture-panel-testing.h - what the tests of the picture panel share: a panel in a window, and a picture for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "picture-testing.h"
#include "widget-testing.h"

#include "rubric-jobs-testing.h"
#include "rubric-image-view.h"
#include "rubric-picture-panel.h"

typedef struct
{
  GtkWidget *window;
  RubricPicturePanel *panel;
  guint changes, failures;
  int wanted;
} Fixture;

static inline void
changed_cb (Fixture *fixture)
{
  fixture->changes++;
}

static inline void
failed_cb (RubricPicturePanel *panel, const GError *error, Fixture *fixture)
{
  g_assert_nonnull (error);
  fixture->failures++;
}

static inline void
wanted_cb (RubricPicturePanel *panel, int cell, Fixture *fixture)
{
  fixture->wanted = cell;
}

static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = gtk_window_new ();
  fixture->panel = g_object_new (RUBRIC_TYPE_PICTURE_PANEL, NULL);
  fixture->wanted = -1;
  g_signal_connect_swapped (fixture->panel, "changed", G_CALLBACK (changed_cb), fixture);
  g_signal_connect (fixture->panel, "failed", G_CALLBACK (failed_cb), fixture);
  g_signal_connect (fixture->panel, "cell-wanted", G_CALLBACK (wanted_cb), fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 480);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->panel));
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_settle (fixture->window);
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  widget_finish ();
}

static inline GBytes *
draw_on (int n, int height)
{
  return draw_puzzle (PUZZLE, n, height);
}

static inline GBytes *
draw (int n)
{
  return draw_on (n, MAX (n, 1) * SIDE);
}

static inline void
read_picture (Fixture *fixture, GBytes *bytes)
{
  rubric_picture_panel_read (fixture->panel, NULL, bytes, 0);
  fixture->changes = fixture->failures = 0;
  while (fixture->changes + fixture->failures == 0)
    g_main_context_iteration (NULL, TRUE);
  widget_settle (fixture->window);
}

static inline void
assert_draft (Fixture *fixture, const char *expected)
{
  SudGrid grid = rubric_puzzle_get_grid (rubric_picture_panel_get_draft (fixture->panel), SUD_ORIGINS_GIVEN);
  char line[SUD_LINE_LENGTH + 1] = { '\0' };

  sud_grid_format_line (&grid, line);
  g_assert_cmpstr (line, ==, expected);
}

/* The widget called @id in the template. */
static inline gpointer
get_child (Fixture *fixture, const char *id)
{
  return gtk_widget_get_template_child (GTK_WIDGET (fixture->panel), RUBRIC_TYPE_PICTURE_PANEL, id);
}
