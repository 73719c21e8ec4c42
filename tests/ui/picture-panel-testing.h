/* picture-panel-testing.h - what the tests of the picture panel share: a panel in a window, and a picture for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widget-testing.h"

#include "rubric-jobs.h"
#include "rubric-photo-view.h"
#include "rubric-picture-panel.h"
#include "rubric-render.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

enum
{
  SIDE = 400,
  MARGIN = 20,
};

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

static inline cairo_status_t
write_cb (void *array, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (array, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Returns: (transfer full): a PNG of @puzzle @n times below each other on a page so high */
static inline GBytes *
draw_puzzle (const char *puzzle, int n, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, height);
  const RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  GByteArray *bytes = g_byte_array_new ();
  cairo_t *cr = cairo_create (surface);
  SudSheet sheet;
  SudGrid grid;

  sud_grid_parse_line (&grid, puzzle);
  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  for (int i = 0; i < n; i++)
    {
      g_autoptr (RubricRender) render = rubric_render_new (cr, TRUE);

      rubric_render_sheet (render, &sheet, &options, MARGIN, i * SIDE + MARGIN, SIDE - 2 * MARGIN);
    }
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
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
