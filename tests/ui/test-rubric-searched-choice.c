/* test-rubric-searched-choice.c - what is typed into an open list is looked for anywhere in its names
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-option-list.h"

enum
{
  SEARCH_MS = 600, /* an entry waits a little for what else is typed */
};

static const char *const names[] = { "Any", "Full House", "X-Wing", "Swordfish", "XY-Wing", NULL };
static const char *const others[] = { "", "Plein", "Aile X", "Espadon", "Aile XY", NULL };

/* Hyphens, spaces and capitals or not, and by either name. */
static const struct
{
  const char *typed;
  guint n;
} searches[] = { { "wing", 2 }, { "xwing", 1 }, { "X Wing", 1 }, { "x-w", 1 }, { "XY wing", 1 }, { "espa", 1 }, { "ailexy", 1 },
                 { "house f", 0 }, { "aile", 2 }, { "-", 5 }, { "wing", 2 } };

/* Of the list that is open. */
static guint
get_n_shown (GtkDropDown *choice)
{
  GtkWidget *list = widget_find (widget_find (GTK_WIDGET (choice), GTK_TYPE_POPOVER), GTK_TYPE_LIST_VIEW);

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))));
}

static void
open_list (GtkDropDown *choice)
{
  gtk_popover_popup (GTK_POPOVER (widget_find (GTK_WIDGET (choice), GTK_TYPE_POPOVER)));
  widget_settle (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (choice))));
}

static void
test_search (void)
{
  GtkWidget *window = gtk_window_new (), *entry, *focus;
  GtkDropDown *choice = rubric_searched_choice_new (gtk_string_list_new (names));

  for (guint i = 0; names[i] != NULL; i++)
    rubric_searched_choice_add_other (choice, names[i], others[i]);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (choice));
  gtk_window_present (GTK_WINDOW (window));
  widget_settle (window);
  open_list (choice);
  entry = widget_find (GTK_WIDGET (choice), GTK_TYPE_SEARCH_ENTRY);
  g_assert_true (gtk_widget_get_mapped (entry));
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (focus != NULL && gtk_widget_is_ancestor (focus, entry));
  g_assert_cmpuint (get_n_shown (choice), ==, G_N_ELEMENTS (names) - 1);

  for (gsize i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (entry), searches[i].typed);
      widget_turn (SEARCH_MS);
      g_assert_cmpuint (get_n_shown (choice), ==, searches[i].n);
      g_assert_cmpint (widget_says (window, "No Results"), ==, searches[i].n == 0);
    }
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpuint (gtk_drop_down_get_selected (choice), ==, 2);
  widget_settle (window);
  g_assert_false (gtk_widget_get_mapped (entry));
  /* Nothing found is nothing chosen */
  open_list (choice);
  gtk_editable_set_text (GTK_EDITABLE (entry), "wings");
  widget_turn (SEARCH_MS);
  g_assert_cmpuint (get_n_shown (choice), ==, 0);
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpuint (gtk_drop_down_get_selected (choice), ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
  widget_finish ();
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  g_test_add_func ("/searched-choice/search", test_search);
  return g_test_run ();
}
