/* widget-testing.h - what the tests of widgets share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "../test-turn.h"

#include <adwaita.h>

enum
{
  SETTLING_FRAMES = 6, /* a change of size may ask for another one, twice */
};

/* What GTK 4.24 says where a menu opens on X11 without a compositor is no fault of ours; driver-faults.c has it, too. */
static inline GLogWriterOutput
widget_write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer unused)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE")
        && g_str_equal (fields[i].value, "gdk_frame_timings_submitted() called on submitted frame."))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, NULL);
}

/** Begins a program of tests of widgets. Returns: FALSE where there is no display, which has been said */
static inline gboolean
widget_begin (int *argc, char ***argv)
{
  g_test_init (argc, argv, NULL);
  if (gtk_get_minor_version () == 24)
    g_log_set_writer_func (widget_write_log, NULL, NULL);
  if (gtk_init_check ())
    return TRUE;
  g_print ("1..0 # SKIP no display\n");
  return FALSE;
}

static inline void
widget_count_frame_cb (GdkFrameClock *clock, gpointer frames)
{
  ++*(int *) frames;
}

/* Until @window has drawn what there was to draw, however long that takes; a window that is gone has nothing more. */
static inline void
widget_settle (GtkWidget *window)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
  int frames = 0;

  while (g_get_monotonic_time () < end && (!gtk_widget_get_mapped (window) || gtk_widget_get_width (window) == 0))
    test_turn ();
  while (frames < SETTLING_FRAMES && g_get_monotonic_time () < end)
    {
      GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
      gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (widget_count_frame_cb), &frames);
      int before = frames;

      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      while (frames == before && g_get_monotonic_time () < end)
        test_turn ();
      g_signal_handler_disconnect (clock, handler);
    }
  g_assert_cmpint (frames, ==, SETTLING_FRAMES);
}

/* Whatever is left to be done once a window has been destroyed. */
static inline void
widget_finish (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Lets so much time pass, for what goes by time: a toast, an animation. */
static inline void
widget_turn (guint ms)
{
  gint64 end = g_get_monotonic_time () + ms * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end)
    test_turn ();
}

/* The first widget of @type in @parent, itself included, or NULL. */
static inline GtkWidget *
widget_find (GtkWidget *parent, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (parent, type) ? parent : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = widget_find (child, type);
  return found;
}

/** Finds a side panel of @window, which is there once @action has opened it; closes it again. */
static inline GtkWidget *
widget_make_panel (GtkWidget *window, const char *action, GType type)
{
  for (int i = 0; i < 2; i++)
    g_assert_true (gtk_widget_activate_action (window, action, NULL));
  return widget_find (window, type);
}

/* Whether a label that is shown in @parent has a text like @pattern. */
static inline gboolean
widget_says (GtkWidget *parent, const char *pattern)
{
  if (!gtk_widget_get_mapped (parent))
    return FALSE;
  if (GTK_IS_LABEL (parent) && g_pattern_match_simple (pattern, gtk_label_get_text (GTK_LABEL (parent))))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (widget_says (child, pattern))
      return TRUE;
  return FALSE;
}

/* Until it has. */
static inline void
widget_expect (GtkWidget *parent, const char *pattern)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  g_test_message ("%s", pattern);
  while (!widget_says (parent, pattern) && g_get_monotonic_time () < end)
    test_turn ();
  g_assert_true (widget_says (parent, pattern));
}

/* An application for windows of ours: it has their style and their actions' names. */
static inline GtkApplication *
widget_create_application (void)
{
  GtkApplication *application = GTK_APPLICATION (adw_application_new (NULL, G_APPLICATION_NON_UNIQUE));

  g_application_set_resource_base_path (G_APPLICATION (application), "/io/github/rubric_sudoku/Rubric");
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  return application;
}
