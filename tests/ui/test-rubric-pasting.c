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

/* A table with @puzzle in it, as a web page. */
static char *
write_page (const char *puzzle)
{
  GString *page = g_string_new ("<table>");

  for (int cell = 0; cell < 81; cell++)
    g_string_append_printf (page, "%s<td>%.*s</td>", cell % 9 == 0 ? "<tr>" : "", puzzle[cell] != '.', puzzle + cell);
  g_string_append (page, "</table>");
  return g_string_free (page, FALSE);
}

/* Pastes a text that is on the clipboard as a web page, too, until there is something to hear or a dialog more. */
static void
paste_both (Fixture *fixture, const char *text, const char *page)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (fixture->window);
  const char *contents[] = { text, page }, *types[] = { "text/plain;charset=utf-8", "text/html" };
  GdkContentProvider *providers[2];
  g_autoptr (GdkContentProvider) both = NULL;
  guint before = count_windows ();

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (contents[i], strlen (contents[i]));

      providers[i] = gdk_content_provider_new_for_bytes (types[i], bytes);
    }
  both = gdk_content_provider_new_union (providers, 2);
  g_assert_true (gdk_clipboard_set_content (clipboard, both));
  rubric_pasting_paste (fixture->pasting, clipboard);
  while (fixture->heard->len == 0 && count_windows () == before)
    g_main_context_iteration (NULL, TRUE);
}

/* Where a program leaves the empty cells of a table out of the plain text, they are in the page. */
static void
test_page (Fixture *fixture, gconstpointer data)
{
  g_autofree char *page = write_page (PUZZLE);

  paste_both (fixture, "5 3 7\n6 1 9 5\n9 8 6\n", page);
  g_assert_cmpstr (fixture->heard->str, ==, "puzzles 1;");
}

/* Where the page is none, either, the text is what is told of, once; and nothing of it is left for the next. */
static void
test_no_page (Fixture *fixture, gconstpointer data)
{
  guint before = count_windows ();

  paste_both (fixture, "nothing", "<p>nothing</p>");
  g_assert_cmpstr (fixture->heard->str, ==, "");
  g_assert_cmpuint (count_windows (), ==, before + 1);
  assert_heard (fixture, "0", "");
  g_assert_cmpuint (count_windows (), ==, before + 2);
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
  g_test_add ("/pasting/page", Fixture, NULL, set_up, test_page, tear_down);
  g_test_add ("/pasting/no-page", Fixture, NULL, set_up, test_no_page, tear_down);
  return g_test_run ();
}
