/* test-rubric-solved-dialog.c - what the dialog over a solved puzzle says and offers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-solved-dialog-testing.h"
#include "widget-testing.h"

#include <string.h>

/* A window whose actions count themselves. */
typedef struct
{
  GtkWindow *parent;
  GtkWidget *dialog;
  char *activated;
} Fixture;

static GtkApplication *application;

static void
activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  Fixture *fixture = user_data;

  g_assert_null (fixture->activated);
  fixture->activated = parameter != NULL ? g_action_print_detailed_name (g_action_get_name (G_ACTION (action)), parameter)
                                         : g_strdup (g_action_get_name (G_ACTION (action)));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const GActionEntry actions[]
      = { { "next-puzzle", activate_cb }, { "make-another", activate_cb, "i" }, { "print", activate_cb },
          { "export", activate_cb } };

  fixture->parent = GTK_WINDOW (adw_application_window_new (application));
  g_action_map_add_action_entries (G_ACTION_MAP (fixture->parent), actions, G_N_ELEMENTS (actions), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (fixture->parent);
  widget_finish ();
  g_assert_null (fixture->dialog);
  g_free (fixture->activated);
}

static void
open_dialog (Fixture *fixture, const RubricSolveStats *tally, const char *time)
{
  fixture->dialog = rubric_solved_dialog_new (fixture->parent, tally, time, SUD_LEVEL_HARD);
  g_object_add_weak_pointer (G_OBJECT (fixture->dialog), (gpointer *)&fixture->dialog);
  gtk_window_present (fixture->parent);
  gtk_window_present (GTK_WINDOW (fixture->dialog));
  widget_settle (fixture->dialog);
}

/* The label or button, mapped, that says @text; NULL: there is none. */
static GtkWidget *
find (GtkWidget *widget, const char *text)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, text);
  return found;
}

static void
press (Fixture *fixture, const char *text)
{
  GtkWidget *button = gtk_widget_get_ancestor (find (fixture->dialog, text), GTK_TYPE_BUTTON);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  widget_finish ();
}

static void
test_facts (Fixture *fixture, gconstpointer data)
{
  open_dialog (fixture, &(RubricSolveStats){ .mistakes = 7, .cells = 2 }, "4:05");
  g_assert_nonnull (find (fixture->dialog, "Solved!"));
  g_assert_nonnull (find (fixture->dialog, "You made it. Well done!"));
  g_assert_nonnull (find (fixture->dialog, "Time"));
  g_assert_nonnull (find (fixture->dialog, "4:05"));
  g_assert_nonnull (find (fixture->dialog, "7"));
  g_assert_nonnull (find (fixture->dialog, "2 cells filled in"));
  press (fixture, "Close");
  g_assert_null (fixture->activated);
}

/* Nobody took the time, and there is no next puzzle: what else it took is known all the same. */
static void
test_less (Fixture *fixture, gconstpointer data)
{
  GAction *next = g_action_map_lookup_action (G_ACTION_MAP (fixture->parent), "next-puzzle");

  g_simple_action_set_enabled (G_SIMPLE_ACTION (next), FALSE);
  open_dialog (fixture, &(RubricSolveStats){ 0 }, NULL);
  g_assert_nonnull (find (fixture->dialog, "No mistakes, and no help. Impressive!"));
  g_assert_null (find (fixture->dialog, "Time"));
  g_assert_nonnull (find (fixture->dialog, "Mistakes"));
  g_assert_nonnull (find (fixture->dialog, "Help"));
  g_assert_null (find (fixture->dialog, "Next Puzzle"));
  g_assert_nonnull (find (fixture->dialog, "New Puzzle"));
  g_assert_nonnull (find (fixture->dialog, "Print…"));
  press (fixture, "Close");
}

/* Over a small window, with large letters: it is no higher, and Close is in sight. */
static void
test_small (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  graphene_rect_t close;

  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  gtk_window_set_default_size (fixture->parent, 360, 640);
  gtk_window_present (fixture->parent);
  widget_settle (GTK_WIDGET (fixture->parent));
  open_dialog (fixture, &(RubricSolveStats){ 100, 40, 20, 10, 5 }, "12:34:56");
  g_assert_cmpint (gtk_widget_get_height (fixture->dialog), <=, gtk_widget_get_height (GTK_WIDGET (fixture->parent)));
  g_assert_true (gtk_widget_compute_bounds (find (fixture->dialog, "Close"), fixture->dialog, &close));
  g_assert_cmpfloat (close.origin.y, >=, 0);
  g_assert_cmpfloat (close.origin.y + close.size.height, <=, gtk_widget_get_height (fixture->dialog));
  press (fixture, "Close");
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
}

static void
test_action (Fixture *fixture, gconstpointer data)
{
  const char *const *words = data;

  open_dialog (fixture, &(RubricSolveStats){ 0 }, NULL);
  press (fixture, words[0]);
  g_assert_cmpstr (fixture->activated, ==, words[1]);
}

static void
set_enabled (Fixture *fixture, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (fixture->parent), name)),
                               enabled);
}

/* Enter goes on with the list where there is a next puzzle, else with a new one as hard, and back to the board where
 * neither is to be had. */
static void
test_default (Fixture *fixture, gconstpointer data)
{
  const char *const *words = data;
  gboolean has_next = g_str_equal (words[0], "Next Puzzle");

  set_enabled (fixture, "next-puzzle", has_next);
  set_enabled (fixture, "make-another", !g_str_equal (words[0], "Close"));
  open_dialog (fixture, &(RubricSolveStats){ .mistakes = 1 }, NULL);
  g_assert_nonnull (find (fixture->dialog, "Mistakes"));
  g_assert_true ((find (fixture->dialog, "New Puzzle") != NULL) == g_str_equal (words[0], "New Puzzle"));
  g_assert_true (gtk_widget_is_ancestor (find (fixture->dialog, words[0]),
                                         gtk_window_get_default_widget (GTK_WINDOW (fixture->dialog))));
  g_assert_true (gtk_window_get_default_widget (GTK_WINDOW (fixture->dialog))
                 == gtk_window_get_focus (GTK_WINDOW (fixture->dialog)));
  gtk_widget_activate_default (fixture->dialog);
  while (fixture->dialog != NULL) /* the button is seen to be pressed for a while */
    g_main_context_iteration (NULL, TRUE);
  widget_finish ();
  g_assert_cmpstr (fixture->activated, ==, words[1]);
}

static guint
count_windows (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  return g_list_length (windows);
}

/* Finishes a puzzle in the window, without a wave to wait for. */
static void
celebrate (Fixture *fixture)
{
  GtkWidget *board = rubric_board_new ();

  adw_application_window_set_content (ADW_APPLICATION_WINDOW (fixture->parent), board);
  rubric_solved_dialog_celebrate (fixture->parent, RUBRIC_BOARD (board), NULL, SUD_LEVEL_EASY);
}

/* Another dialog has come meanwhile: nothing covers it. Without one it is shown. */
static void
test_other_dialog (Fixture *fixture, gconstpointer data)
{
  GtkWidget *other = gtk_window_new ();
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  guint n_windows;

  gtk_window_set_transient_for (GTK_WINDOW (other), fixture->parent);
  gtk_window_set_modal (GTK_WINDOW (other), data != NULL);
  gtk_window_present (fixture->parent);
  gtk_window_present (GTK_WINDOW (other));
  widget_settle (other);
  celebrate (fixture);
  rubric_board_set_puzzle (
      RUBRIC_BOARD (adw_application_window_get_content (ADW_APPLICATION_WINDOW (fixture->parent))), puzzle);
  n_windows = count_windows ();
  widget_finish ();
  g_assert_cmpuint (count_windows (), ==, data != NULL ? n_windows : n_windows + 1);
  gtk_window_destroy (GTK_WINDOW (other));
}

/* The window goes before the wave has ended. */
static void
test_closes_first (Fixture *fixture, gconstpointer data)
{
  guint n_windows;

  gtk_window_present (fixture->parent);
  widget_settle (GTK_WIDGET (fixture->parent));
  celebrate (fixture);
  g_object_ref (fixture->parent);
  gtk_window_destroy (fixture->parent);
  n_windows = count_windows ();
  widget_finish ();
  g_assert_cmpuint (count_windows (), ==, n_windows);
  g_object_unref (fixture->parent);
  fixture->parent = GTK_WINDOW (gtk_window_new ());
}

/* The window behind closes: so does the dialog. */
static void
test_parent_closes (Fixture *fixture, gconstpointer data)
{
  open_dialog (fixture, &(RubricSolveStats){ 0 }, NULL);
}

#define ADD(path, data, test) g_test_add (path, Fixture, data, set_up, test, tear_down)

TEST_FILE (argc, argv)
{
  static const char *const rows[][2]
      = { { "Next Puzzle", "next-puzzle" }, { "Print…", "print" }, { "Share as Picture…", "export" } };
  static const char *const defaults[][2]
      = { { "Next Puzzle", "next-puzzle" }, { "New Puzzle", "make-another(2)" }, { "Close", NULL } };
  int result;

  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  application = GTK_APPLICATION (adw_application_new (NULL, G_APPLICATION_NON_UNIQUE));
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  ADD ("/finish/facts", NULL, test_facts);
  ADD ("/finish/less", NULL, test_less);
  ADD ("/finish/small", NULL, test_small);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/finish/action/", rows[i][1], NULL);

      ADD (path, rows[i], test_action);
    }
  ADD ("/finish/default/next", defaults[0], test_default);
  ADD ("/finish/default/make", defaults[1], test_default);
  ADD ("/finish/default/close", defaults[2], test_default);
  ADD ("/finish/parent-closes", NULL, test_parent_closes);
  ADD ("/finish/other-dialog/modal", "modal", test_other_dialog);
  ADD ("/finish/other-dialog/beside", NULL, test_other_dialog);
  ADD ("/finish/closes-first", NULL, test_closes_first);
  result = g_test_run ();
  g_object_unref (application);
  return result;
}
