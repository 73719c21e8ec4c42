/* test-rubric-text-window.c - what was taken of a text is marked in it, whatever its bytes are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-text-window.h"

/* (transfer none) (nullable) */
static GtkWidget *
find_view (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_TEXT_VIEW (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_view (child);
  return found;
}

/* The text with < and > around what is marked. */
static char *
dup_marked (GtkTextBuffer *buffer)
{
  GString *text = g_string_new (NULL);
  gboolean marked = FALSE;
  GtkTextIter at;

  gtk_text_buffer_get_start_iter (buffer, &at);
  for (;; gtk_text_iter_forward_char (&at))
    {
      g_autoptr (GSList) tags = gtk_text_iter_get_tags (&at);

      if ((tags != NULL) != marked)
        g_string_append_c (text, marked ? '>' : '<');
      marked = tags != NULL;
      if (gtk_text_iter_is_end (&at))
        return g_string_free (text, FALSE);
      g_string_append_unichar (text, gtk_text_iter_get_char (&at));
    }
}

static void
test_marked (void)
{
  static const struct
  {
    const char *text;
    gsize length;
    RubricSpan first, last;
    const char *marked;
  } cases[] = {
    { "a5b7", 4, { 1, 2 }, { 3, 4 }, "a<5>b<7>" },
    { "数5独7", 8, { 3, 4 }, { 7, 8 }, "数<5>独<7>" },
    { "\xff" "5\0" "7", 4, { 1, 2 }, { 3, 4 }, "\xef\xbf\xbd<5>\xef\xbf\xbd<7>" },
    { "57", 2, { 0, 1 }, { 9, 12 }, "<5>7" }, /* beyond the end */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) text = g_bytes_new (cases[i].text, cases[i].length);
      RubricSpan spans[SUD_CELLS] = { cases[i].first };
      g_autofree char *marked = NULL;
      GtkWidget *window;

      spans[SUD_CELLS - 1] = cases[i].last;
      window = rubric_text_window_new (NULL, text, spans, "notes");
      marked = dup_marked (gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_view (window))));
      g_assert_cmpstr (marked, ==, cases[i].marked);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  g_test_add_func ("/text-window/marked", test_marked);
  return g_test_run ();
}
