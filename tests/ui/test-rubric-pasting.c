/* test-rubric-pasting.c - what comes in as text is told apart: a digit, files, a puzzle, nothing of use
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-pasting.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

typedef struct
{
  GtkWidget *window;
  RubricPasting *pasting;
  GString *heard;
} Fixture;

static void
files_cb (RubricPasting *pasting, GPtrArray *files, Fixture *fixture)
{
  for (guint i = 0; i < files->len; i++)
    {
      g_autofree char *uri = g_file_get_uri (files->pdata[i]);

      g_string_append_printf (fixture->heard, "file %s;", uri);
    }
}

static void
digit_cb (RubricPasting *pasting, int digit, Fixture *fixture)
{
  g_string_append_printf (fixture->heard, "digit %d;", digit);
}

static void
reading_cb (RubricPasting *pasting, const RubricReading *reading, Fixture *fixture)
{
  g_string_append_printf (fixture->heard, "puzzles %u;", rubric_document_get_n_puzzles (reading->document));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *toasts = adw_toast_overlay_new ();

  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), toasts);
  fixture->pasting = rubric_pasting_new (GTK_WINDOW (fixture->window), ADW_TOAST_OVERLAY (toasts));
  fixture->heard = g_string_new (NULL);
  g_signal_connect (fixture->pasting, "files", G_CALLBACK (files_cb), fixture);
  g_signal_connect (fixture->pasting, "digit", G_CALLBACK (digit_cb), fixture);
  g_signal_connect (fixture->pasting, "reading", G_CALLBACK (reading_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->pasting);
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_string_free (fixture->heard, TRUE);
}

static void
assert_heard (Fixture *fixture, const char *text, const char *heard)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  g_value_set_string (&value, text);
  g_string_truncate (fixture->heard, 0);
  rubric_pasting_take_value (fixture->pasting, &value);
  g_test_message ("%s", text);
  g_assert_cmpstr (fixture->heard->str, ==, heard);
}

static void
test_kinds (Fixture *fixture, gconstpointer data)
{
  assert_heard (fixture, "7", "digit 7;");
  assert_heard (fixture, " \n7 ", "digit 7;");
  assert_heard (fixture, PUZZLE, "puzzles 1;");
  assert_heard (fixture, "\n  " PUZZLE "\n", "puzzles 1;");
  assert_heard (fixture, PUZZLE "\n" PUZZLE "\n", "puzzles 2;");
  assert_heard (fixture, "file:///a.sdk\r\nfile:///b%20c.sdk\r\n", "file file:///a.sdk;file file:///b%20c.sdk;");
}

static guint
count_windows (void)
{
  return g_list_model_get_n_items (gtk_window_get_toplevels ());
}

/* What is of no use is told in a dialog over the window. */
static void
test_nonsense (Fixture *fixture, gconstpointer data)
{
  guint before = count_windows ();

  assert_heard (fixture, "0", "");
  g_assert_cmpuint (count_windows (), ==, before + 1);
}

/* A window that is gone is told nothing. */
static void
test_no_window (Fixture *fixture, gconstpointer data)
{
  guint before;

  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&fixture->window)));
  before = count_windows ();
  assert_heard (fixture, "0", "");
  assert_heard (fixture, "7", "digit 7;");
  g_assert_cmpuint (count_windows (), ==, before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }
  adw_init ();
  g_test_add ("/pasting/kinds", Fixture, NULL, set_up, test_kinds, tear_down);
  g_test_add ("/pasting/nonsense", Fixture, NULL, set_up, test_nonsense, tear_down);
  g_test_add ("/pasting/no-window", Fixture, NULL, set_up, test_no_window, tear_down);
  return g_test_run ();
}
