/* test-rubric-pasting.c - what comes in as text is told apart: a digit, files, a puzzle, nothing of use
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "picture-testing.h"
#include "widget-testing.h"

#include "rubric-image.h"
#include "rubric-jobs-testing.h"
#include "rubric-pasting.h"

enum
{
  MOST_STEPS = 20, /* of the main loop, in which a picture beside a text is read */
};

typedef struct
{
  GtkWidget *window;
  RubricPasting *pasting;
  GString *heard;
  char *refusal; /* the last one */
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
  int entered = rubric_reading_is_single (reading) ? sud_sheet_count (&reading->sheet, SUD_ORIGIN_ENTERED) : 0;

  g_string_append_printf (fixture->heard, "puzzles %u;", rubric_document_get_n_puzzles (reading->document));
  if (entered > 0)
    g_string_append_printf (fixture->heard, "entered %d;", entered);
}

static void
picture_cb (RubricPasting *pasting, GBytes *bytes, Fixture *fixture)
{
  g_string_append (fixture->heard, "picture;");
}

static void
refused_cb (RubricPasting *pasting, const GError *error, Fixture *fixture)
{
  g_string_append (fixture->heard, "refused;");
  g_free (fixture->refusal);
  fixture->refusal = g_strdup (error->message);
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
  g_signal_connect (fixture->pasting, "picture", G_CALLBACK (picture_cb), fixture);
  g_signal_connect (fixture->pasting, "refused", G_CALLBACK (refused_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->pasting);
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_string_free (fixture->heard, TRUE);
  g_free (fixture->refusal);
}

/* What it reads, and what is read of that, keep it alive. */
static gboolean
is_reading (Fixture *fixture)
{
  return G_OBJECT (fixture->pasting)->ref_count > 1 || rubric_jobs_count_running () > 0;
}

static void
settle (Fixture *fixture)
{
  while (is_reading (fixture))
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_heard (Fixture *fixture, const char *text, const char *heard)
{
  GdkClipboard *clipboard = gdk_display_get_clipboard (gdk_display_get_default ());

  gdk_clipboard_set_text (clipboard, text);
  g_string_truncate (fixture->heard, 0);
  rubric_pasting_take (fixture->pasting, G_OBJECT (clipboard));
  settle (fixture);
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

static void
test_nonsense (Fixture *fixture, gconstpointer data)
{
  assert_heard (fixture, "0", "refused;");
}

/* A window that is gone asks nothing. */
static void
test_no_window (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&fixture->window)));
  assert_heard (fixture, "0", "refused;");
  assert_heard (fixture, "7", "digit 7;");
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

/* Returns: (transfer none): the question over the window, before libadwaita has dialogs inside of it */
static AdwMessageDialog *
find_question (Fixture *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_window_get_transient_for (window) == GTK_WINDOW (fixture->window))
        return ADW_MESSAGE_DIALOG (window);
    }
  return NULL;
}

/* Pastes a text that is on the clipboard as something else, too. */
static void
paste_both (Fixture *fixture, const char *text, const char *type, GBytes *other)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (fixture->window);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  GdkContentProvider *providers[] = { gdk_content_provider_new_for_bytes ("text/plain;charset=utf-8", bytes),
                                      gdk_content_provider_new_for_bytes (type, other) };
  g_autoptr (GdkContentProvider) both = gdk_content_provider_new_union (providers, 2);

  g_assert_true (gdk_clipboard_set_content (clipboard, both));
  g_string_truncate (fixture->heard, 0);
  rubric_pasting_take (fixture->pasting, G_OBJECT (clipboard));
}

static void
paste_page (Fixture *fixture, const char *text, const char *page)
{
  g_autoptr (GBytes) bytes = g_bytes_new (page, strlen (page));

  paste_both (fixture, text, "text/html", bytes);
  while (find_question (fixture) == NULL && is_reading (fixture))
    g_main_context_iteration (NULL, TRUE);
}

/* Where a program leaves the empty cells of a table out of the plain text, they are in the page. */
static void
test_page (Fixture *fixture, gconstpointer data)
{
  g_autofree char *page = write_page (PUZZLE);

  paste_page (fixture, "5 3 7\n6 1 9 5\n9 8 6\n", page);
  g_assert_cmpstr (fixture->heard->str, ==, "puzzles 1;");
}

/* Entries are told by the page alone; where its digits are others than those of the text, the person says which are meant. */
static void
test_page_first (Fixture *fixture, gconstpointer data)
{
  g_autofree char *page = write_page (PUZZLE), *other = NULL;
  g_autoptr (GString) played = g_string_new (page);

  g_string_replace (played, "<td></td>", "<td class=user>4</td>", 1); /* the first blank */
  g_string_replace (played, "<td>", "<td class=given>", 0);
  paste_page (fixture, "534 7\n", played->str);
  g_assert_cmpstr (fixture->heard->str, ==, "puzzles 1;entered 1;");
  if (adw_get_major_version () > 1 || adw_get_minor_version () >= 5)
    return;
  other = g_strdup (PUZZLE);
  other[80] = '1';
  paste_page (fixture, other, page);
  g_assert_cmpstr (fixture->heard->str, ==, "");
  adw_message_dialog_response (find_question (fixture), "second");
  settle (fixture);
  g_assert_cmpstr (fixture->heard->str, ==, "puzzles 1;");
}

/* Where the page is none, either, the text is what is told of, once; and nothing of it is left for the next. */
static void
test_no_page (Fixture *fixture, gconstpointer data)
{
  paste_page (fixture, "nothing", "<p>nothing</p>");
  g_assert_cmpstr (fixture->heard->str, ==, "refused;");
  assert_heard (fixture, "0", "refused;");
}

/* A picture has come with its title; a Sudoku in the text is nearer. */
static void
test_picture (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw_puzzle (PUZZLE, 1, SIDE);

  paste_both (fixture, "sudoku.png", "image/png", png);
  settle (fixture);
  g_assert_cmpstr (fixture->heard->str, ==, "picture;");
  paste_both (fixture, PUZZLE, "image/png", png);
  settle (fixture);
  g_assert_cmpstr (fixture->heard->str, ==, "puzzles 1;");
}

/* Of a picture without a Sudoku nothing is said, but what is wrong with the text. */
static void
test_no_picture (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw_puzzle (PUZZLE, 0, SIDE), broken = g_bytes_new_static ("no picture", 10);

  paste_both (fixture, "nothing", "image/png", png);
  settle (fixture);
  g_assert_cmpstr (fixture->heard->str, ==, "refused;");
  paste_both (fixture, "nothing", "image/png", broken);
  settle (fixture);
  g_assert_cmpstr (fixture->heard->str, ==, "refused;");
}

/* A program that sends more than is read is not waited for; the number of mebibytes is told. */
static void
test_long_picture (Fixture *fixture, gconstpointer data)
{
  gsize length = RUBRIC_IMAGE_MAX_BYTES + (gsize)1;
  g_autoptr (GBytes) bytes = g_bytes_new_take (g_malloc0 (length), length);
  g_autoptr (GdkContentProvider) picture = gdk_content_provider_new_for_bytes ("image/png", bytes);
  GdkClipboard *clipboard = gtk_widget_get_clipboard (fixture->window);

  g_assert_true (gdk_clipboard_set_content (clipboard, picture));
  rubric_pasting_take (fixture->pasting, G_OBJECT (clipboard));
  settle (fixture);
  g_assert_cmpstr (fixture->heard->str, ==, "refused;");
  g_assert_nonnull (strstr (fixture->refusal, "128"));
}

/* The address of a picture, as a browser gives it, says nothing: the person finds the grid in it. */
static void
test_address (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw_puzzle (PUZZLE, 0, SIDE), link = g_bytes_new_static ("https://example.org/a.png\r\n", 27);
  GdkContentProvider *providers[] = { gdk_content_provider_new_for_bytes ("text/uri-list", link),
                                      gdk_content_provider_new_for_bytes ("image/png", png) };
  g_autoptr (GdkContentProvider) both = gdk_content_provider_new_union (providers, 2);
  GdkClipboard *clipboard = gtk_widget_get_clipboard (fixture->window);

  g_assert_true (gdk_clipboard_set_content (clipboard, both));
  rubric_pasting_take (fixture->pasting, G_OBJECT (clipboard));
  settle (fixture);
  g_assert_cmpstr (fixture->heard->str, ==, "picture;");
}

/* Nobody is told anything once the window is closed, whatever is on its way. */
static void
test_closed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw_puzzle (PUZZLE, 1, SIDE);
  GdkClipboard *clipboard = gtk_widget_get_clipboard (fixture->window);
  GtkWidget *toasts = gtk_window_get_child (GTK_WINDOW (fixture->window));

  paste_both (fixture, "nothing", "image/png", png);
  settle (fixture);
  for (int steps = 0; steps < MOST_STEPS; steps++)
    {
      g_clear_object (&fixture->pasting);
      fixture->pasting = rubric_pasting_new (GTK_WINDOW (fixture->window), ADW_TOAST_OVERLAY (toasts));
      g_signal_connect (fixture->pasting, "picture", G_CALLBACK (picture_cb), fixture);
      g_signal_connect (fixture->pasting, "refused", G_CALLBACK (refused_cb), fixture);
      rubric_pasting_take (fixture->pasting, G_OBJECT (clipboard));
      for (int i = 0; i < steps; i++)
        g_main_context_iteration (NULL, FALSE);
      rubric_pasting_close (fixture->pasting);
      g_string_truncate (fixture->heard, 0);
      settle (fixture);
      g_assert_cmpstr (fixture->heard->str, ==, "");
    }
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  g_test_add ("/pasting/kinds", Fixture, NULL, set_up, test_kinds, tear_down);
  g_test_add ("/pasting/nonsense", Fixture, NULL, set_up, test_nonsense, tear_down);
  g_test_add ("/pasting/no-window", Fixture, NULL, set_up, test_no_window, tear_down);
  g_test_add ("/pasting/page", Fixture, NULL, set_up, test_page, tear_down);
  g_test_add ("/pasting/page-first", Fixture, NULL, set_up, test_page_first, tear_down);
  g_test_add ("/pasting/no-page", Fixture, NULL, set_up, test_no_page, tear_down);
  g_test_add ("/pasting/picture", Fixture, NULL, set_up, test_picture, tear_down);
  g_test_add ("/pasting/no-picture", Fixture, NULL, set_up, test_no_picture, tear_down);
  g_test_add ("/pasting/long-picture", Fixture, NULL, set_up, test_long_picture, tear_down);
  g_test_add ("/pasting/address", Fixture, NULL, set_up, test_address, tear_down);
  g_test_add ("/pasting/closed", Fixture, NULL, set_up, test_closed, tear_down);
  return g_test_run ();
}
