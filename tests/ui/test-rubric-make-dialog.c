/* test-rubric-make-dialog.c - requests, what is said of them, and a dialog that closes while puzzles are made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-config.h"
#include "rubric-jobs-testing.h"
#include "rubric-make-dialog.h"
#include "rubric-settings.h"
#include "rubric-text-step.h"
#include "sud-generate.h"

enum
{
  NARROWEST = 360,
  CLOSINGS = 12,
};

static GSettings *settings;

/* As on the first day. */
static void
forget (void)
{
  static const char *const keys[]
      = { "make-level", "make-technique", "make-symmetry", "make-clues", "make-least", "make-most" };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

static void
wait_for_threads (void)
{
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  widget_finish ();
}

static RubricMakeDialog *
open_again (void)
{
  RubricMakeDialog *dialog = rubric_make_dialog_show (NULL, settings);

  widget_settle (GTK_WIDGET (dialog));
  return dialog;
}

static RubricMakeDialog *
open_dialog (void)
{
  forget ();
  return open_again ();
}

/* The drop-down or row of choices whose list has @name, which is chosen. */
static gboolean
choose (GtkWidget *widget, const char *name)
{
  GtkDropDown *drop_down = GTK_IS_DROP_DOWN (widget) ? GTK_DROP_DOWN (widget) : NULL;
  GListModel *names = drop_down != NULL          ? gtk_drop_down_get_model (drop_down)
                      : ADW_IS_COMBO_ROW (widget) ? adw_combo_row_get_model (ADW_COMBO_ROW (widget))
                                                  : NULL;

  for (guint i = 0; names != NULL && i < g_list_model_get_n_items (names); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (names, i);

      if (!g_str_equal (gtk_string_object_get_string (item), name))
        continue;
      g_object_set (widget, "selected", i, NULL);
      return TRUE;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (choose (child, name))
      return TRUE;
  return FALSE;
}

/* The last number is how many. */
static GtkWidget *
find_last_number (GtkWidget *widget)
{
  GtkWidget *last = GTK_IS_SPIN_BUTTON (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_last_number (child);

      last = found != NULL ? found : last;
    }
  return last;
}

static void
set_count (GtkWidget *dialog, int count)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_last_number (dialog)), count);
}

static GtkWidget *
find_create (GtkWidget *dialog)
{
  return gtk_window_get_default_widget (GTK_WINDOW (dialog));
}

typedef struct
{
  guint n;
  SudLevel level;
} Made;

static void
made_cb (RubricMakeDialog *dialog, GArray *array, Made *made)
{
  made->n = array->len;
  made->level = g_array_index (array, RubricGenerated, 0).level;
}

/* Whether the dialog knows how rare they are, and says so if that is worth a word. */
static gboolean
has_estimate (GtkWidget *dialog)
{
  return !widget_says (dialog, "Finding out how rare *");
}

/* Whether it is said how many have been made so far, and there are any: who stops before that has none. */
static gboolean
says_some_made (GtkWidget *dialog)
{
  return widget_says (dialog, "* of 1,000 puzzles have been created…")
         && !widget_says (dialog, "0 of 1,000 puzzles have been created…");
}

static void
expect (GtkWidget *dialog, gboolean (*says) (GtkWidget *dialog))
{
  gint64 end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  while (!says (dialog) && g_get_monotonic_time () < end)
    test_turn ();
  g_assert_true (says (dialog));
}

static void
expect_made (GtkWidget *dialog, guint n, SudLevel level)
{
  Made made = { 0 };

  g_signal_connect (dialog, "made", G_CALLBACK (made_cb), &made);
  gtk_widget_activate_action (dialog, "make.create", NULL);
  while (made.n == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (made.n, ==, n);
  g_assert_cmpint (made.level, ==, level);
  wait_for_threads ();
}

/* How rare it is stands below what is chosen; what was found meanwhile is there at once. */
static void
test_make (void)
{
  GtkWidget *dialog = GTK_WIDGET (open_dialog ());
  int least;

  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, NARROWEST);
  expect (dialog, has_estimate);
  g_assert_true (gtk_widget_get_sensitive (find_create (dialog)));
  expect_made (dialog, 1, SUD_LEVEL_MEDIUM);
}

/* Before anything is found, and more than was looked for. */
static void
test_many (void)
{
  GtkWidget *dialog = GTK_WIDGET (open_dialog ());

  g_assert_true (choose (dialog, "Easy"));
  set_count (dialog, 300);
  expect_made (dialog, 300, SUD_LEVEL_EASY);
}

/* What has been typed when Create is pressed counts, though nobody has left the row. */
static void
test_typed (void)
{
  GtkWidget *dialog = GTK_WIDGET (open_dialog ());
  GtkWidget *number = find_last_number (dialog);

  g_assert_true (choose (dialog, "Easy"));
  gtk_widget_grab_focus (number);
  gtk_editable_set_text (GTK_EDITABLE (number), "7");
  expect_made (dialog, 7, SUD_LEVEL_EASY);
}

static void
test_technique (void)
{
  GtkWidget *dialog = GTK_WIDGET (open_dialog ());

  g_assert_true (choose (dialog, "Any level"));
  g_assert_true (choose (dialog, "X-Wing"));
  expect (dialog, has_estimate);
  gtk_widget_activate_action (dialog, "make.create", NULL);
  wait_for_threads ();
}

/* A technique that is harder than the level takes it with it; one that is not leaves it. */
static void
test_raised (void)
{
  GtkWidget *dialog = GTK_WIDGET (open_dialog ());
  AdwComboRow *level = ADW_COMBO_ROW (widget_find (dialog, ADW_TYPE_COMBO_ROW));

  g_assert_cmpuint (adw_combo_row_get_selected (level), ==, 1 + SUD_LEVEL_MEDIUM);
  g_assert_true (choose (dialog, "X-Wing"));
  g_assert_cmpuint (adw_combo_row_get_selected (level), ==, 1 + SUD_LEVEL_HARD);
  g_assert_true (gtk_widget_get_sensitive (find_create (dialog)));
  g_assert_true (choose (dialog, "Naked Pair"));
  g_assert_cmpuint (adw_combo_row_get_selected (level), ==, 1 + SUD_LEVEL_HARD);
  g_assert_true (choose (dialog, "Any level"));
  g_assert_true (choose (dialog, "X-Wing"));
  g_assert_cmpuint (adw_combo_row_get_selected (level), ==, 0);
  gtk_window_destroy (GTK_WINDOW (dialog));
  wait_for_threads ();
}

/* What cannot be is said in words, and cannot be begun; what can be after that, can. */
static void
test_impossible (void)
{
  GtkWidget *dialog = GTK_WIDGET (open_dialog ());

  g_assert_true (choose (dialog, "X-Wing"));
  g_assert_true (choose (dialog, "Easy"));
  widget_expect (dialog, "An easy puzzle never needs “X-Wing”: choose Hard or above.");
  g_assert_false (gtk_widget_get_sensitive (find_create (dialog)));
  g_assert_true (choose (dialog, "Any technique"));
  expect (dialog, has_estimate);
  g_assert_true (gtk_widget_get_sensitive (find_create (dialog)));
  gtk_window_destroy (GTK_WINDOW (dialog));
  wait_for_threads ();
}

static guint
count_cut (GtkWidget *widget)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
            && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_cut (child);
  return n;
}

static guint
count_mapped (GtkWidget *widget)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_mapped (child);
  return n;
}

/* Opens each list of choices in turn: what can be chosen is read in full. */
static void
expect_lists (GtkWidget *widget, guint *n)
{
  if (!ADW_IS_COMBO_ROW (widget))
    {
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        expect_lists (child, n);
      return;
    }
  adw_action_row_activate (ADW_ACTION_ROW (widget));
  while (count_mapped (widget) < g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (widget))))
    g_main_context_iteration (NULL, TRUE);
  widget_turn (50);
  g_assert_cmpuint (count_cut (widget), ==, 0);
  gtk_popover_popdown (GTK_POPOVER (widget_find (widget, GTK_TYPE_POPOVER)));
  widget_finish ();
  (*n)++;
}

static void
test_lists (void)
{
  GtkWidget *dialog = GTK_WIDGET (open_dialog ());
  guint n = 0;

  expect_lists (dialog, &n);
  g_assert_cmpuint (n, ==, 3);
  gtk_window_destroy (GTK_WINDOW (dialog));
  wait_for_threads ();
}

/* Cancel ends what is being made before there is any, and once more the dialog. */
static void
test_cancel (void)
{
  GtkWidget *dialog = GTK_WIDGET (open_dialog ());

  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *)&dialog);
  g_assert_true (choose (dialog, "Extreme"));
  g_assert_true (choose (dialog, "Full")); /* rare enough */
  gtk_widget_activate_action (dialog, "make.create", NULL);
  g_assert_false (gtk_widget_get_sensitive (find_create (dialog)));
  widget_expect (dialog, "Looking for such a puzzle…*");
  gtk_widget_activate_action (dialog, "make.cancel", NULL);
  g_assert_true (gtk_widget_get_sensitive (find_create (dialog)));
  gtk_widget_activate_action (dialog, "make.cancel", NULL);
  wait_for_threads ();
  g_assert_null (dialog);
}

/* Where only known puzzles can be made and none is as requested, it is said, and the dialog stays. */
static void
test_none (void)
{
  GtkWidget *dialog;
  Made made = { .n = G_MAXUINT };

  forget ();
  g_settings_set_int (settings, "make-level", 1 + SUD_LEVEL_EXTREME);
  g_settings_set_string (settings, "make-symmetry", "none");
  g_settings_set_string (settings, "make-clues", "range");
  g_settings_set_int (settings, "make-least", SUD_MIN_CLUES);
  g_settings_set_int (settings, "make-most", SUD_MIN_CLUES);
  dialog = GTK_WIDGET (open_again ());
  g_signal_connect (dialog, "made", G_CALLBACK (made_cb), &made);
  widget_expect (dialog, "No puzzle with 17 givens that Rubric knows is like this.");
  gtk_widget_activate_action (dialog, "make.create", NULL);
  g_assert_false (gtk_widget_get_sensitive (find_create (dialog)));
  wait_for_threads ();
  g_assert_true (gtk_widget_get_sensitive (find_create (dialog)));
  widget_expect (dialog, "No puzzle with 17 givens that Rubric knows is like this.");
  g_assert_cmpuint (made.n, ==, G_MAXUINT);
  gtk_window_destroy (GTK_WINDOW (dialog));
  wait_for_threads ();
}

/* Of several that are being made those that there are by then become the list; who closes the dialog has them, too. */
static void
test_stop (void)
{
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *dialog = GTK_WIDGET (open_dialog ());
      Made made = { 0 };

      g_signal_connect (dialog, "made", G_CALLBACK (made_cb), &made);
      g_assert_true (choose (dialog, "Extreme"));
      set_count (dialog, 1000);
      gtk_widget_activate_action (dialog, "make.create", NULL);
      widget_expect (dialog, "Stop");
      expect (dialog, says_some_made);
      if (i == 0)
        gtk_widget_activate_action (dialog, "make.cancel", NULL);
      else
        gtk_window_close (GTK_WINDOW (dialog));
      while (made.n == 0)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (made.n, <, 1000);
      g_assert_cmpint (made.level, ==, SUD_LEVEL_EXTREME);
      wait_for_threads ();
    }
}

static void
test_close (void)
{
  for (guint i = 0; i < CLOSINGS; i++)
    {
      GtkWidget *dialog;

      forget (); /* how many were wanted before */
      dialog = GTK_WIDGET (rubric_make_dialog_show (NULL, settings));
      if (i % 2 == 0)
        widget_settle (dialog);
      if (i % 3 == 0)
        set_count (dialog, 1000);
      if (i % 3 != 1)
        gtk_widget_activate_action (dialog, "make.create", NULL);
      else
        widget_turn (i * 40);
      if (i % 3 == 0)
        gtk_window_destroy (GTK_WINDOW (dialog));
      wait_for_threads ();
    }
}

/* What Enter does: on a row it is for the row, whether its list is its own or that of a button in it; Create is for
 * Ctrl+Enter, and for Enter on what has no use for it. */
static void
expect_enter (GtkWidget *dialog, GtkWidget *widget, guint *n)
{
  GtkWidget *popover = widget_find (widget, GTK_TYPE_POPOVER);

  if (!GTK_IS_LIST_BOX_ROW (widget))
    {
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        expect_enter (dialog, child, n);
      return;
    }
  if (!gtk_widget_get_mapped (widget))
    return;
  gtk_widget_grab_focus (widget);
  g_assert_true (gtk_widget_is_focus (widget));
  g_signal_emit_by_name (dialog, "activate-default"); /* as Enter does */
  g_assert_true (gtk_widget_get_sensitive (find_create (dialog)));
  if (popover != NULL)
    {
      while (!gtk_widget_get_mapped (popover)) /* a button is seen to be pressed first */
        g_main_context_iteration (NULL, TRUE);
      gtk_popover_popdown (GTK_POPOVER (popover));
      (*n)++;
    }
}

static void
test_enter (void)
{
  GtkWidget *dialog = GTK_WIDGET (open_dialog ());
  Made made = { 0 };
  guint n = 0;

  g_signal_connect (dialog, "made", G_CALLBACK (made_cb), &made);
  g_assert_true (choose (dialog, "Extreme"));
  expect_enter (dialog, dialog, &n);
  g_assert_cmpuint (n, ==, 4);
  widget_turn (50);
  g_assert_cmpuint (made.n, ==, 0);
  gtk_widget_grab_focus (find_last_number (dialog));
  g_signal_emit_by_name (dialog, "activate-default");
  while (made.n == 0)
    g_main_context_iteration (NULL, TRUE);
  wait_for_threads ();
}

/* What was chosen is chosen the next time, once something was created of it. */
static void
test_remembered (void)
{
  GtkWidget *dialog = GTK_WIDGET (open_dialog ());
  g_autofree char *symmetry = NULL, *clues = NULL;

  g_assert_true (choose (dialog, "Hard"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  wait_for_threads ();
  dialog = GTK_WIDGET (open_again ());
  expect_made (dialog, 1, SUD_LEVEL_MEDIUM);
  dialog = GTK_WIDGET (open_again ());
  g_assert_true (choose (dialog, "Easy"));
  g_assert_true (choose (dialog, "Diagonal"));
  g_assert_true (choose (dialog, "From … to …"));
  set_count (dialog, 3);
  expect_made (dialog, 3, SUD_LEVEL_EASY);
  symmetry = g_settings_get_string (settings, "make-symmetry");
  clues = g_settings_get_string (settings, "make-clues");
  g_assert_cmpstr (symmetry, ==, "diagonal");
  g_assert_cmpstr (clues, ==, "range");
  dialog = GTK_WIDGET (open_again ());
  expect_made (dialog, 1, SUD_LEVEL_EASY);
}

/* A person's choices, kept in the preferences, are the request. */
static void
test_choices (void)
{
  RubricMakeDialog *dialog;
  const SudPuzzleRequest *request;

  forget ();
  g_settings_set_int (settings, "make-level", 1 + SUD_LEVEL_HARD);
  g_settings_set_string (settings, "make-clues", "range");
  g_settings_set_int (settings, "make-least", 25);
  g_settings_set_int (settings, "make-most", 27);
  g_settings_set_string (settings, "make-symmetry", "diagonal");
  g_settings_set_string (settings, "make-technique", sud_technique_get (SUD_TECHNIQUE_X_WING)->id);
  dialog = open_again ();
  request = rubric_make_dialog_get_request (dialog);
  g_assert_cmpint (request->level_least, ==, SUD_LEVEL_HARD);
  g_assert_cmpint (request->level_most, ==, SUD_LEVEL_HARD);
  g_assert_cmpint (request->clues_least, ==, 25);
  g_assert_cmpint (request->clues_most, ==, 27);
  g_assert_cmpint (request->symmetry, ==, SUD_SYMMETRY_DIAGONAL);
  g_assert_true (request->needs[SUD_TECHNIQUE_X_WING]);
  g_assert_true (choose (GTK_WIDGET (dialog), "No more than needed"));
  g_assert_true (request->minimal);
  gtk_window_destroy (GTK_WINDOW (dialog));
  wait_for_threads ();
}

/* Preferences of another version are as at first. */
static void
test_unknown (void)
{
  RubricMakeDialog *dialog;
  const SudPuzzleRequest *request;

  forget ();
  g_settings_set_string (settings, "make-technique", "no-such-one");
  g_settings_set_string (settings, "make-symmetry", "no-such-one");
  dialog = open_again ();
  request = rubric_make_dialog_get_request (dialog);
  g_assert_cmpint (request->symmetry, ==, SUD_SYMMETRY_HALF_TURN);
  for (SudTechniqueId i = 0; i < SUD_N_TECHNIQUES; i++)
    g_assert_false (request->needs[i]);
  gtk_window_destroy (GTK_WINDOW (dialog));
  wait_for_threads ();
}

/* How rare they are does not change with how many are wanted, and is not looked for again. */
static void
test_count (void)
{
  GtkWidget *dialog = GTK_WIDGET (open_dialog ());

  g_assert_true (choose (dialog, "Hard"));
  expect (dialog, has_estimate);
  for (int count = 2; count < 50; count++)
    {
      set_count (dialog, count);
      g_assert_true (has_estimate (dialog));
    }
  g_assert_true (choose (dialog, "Easy"));
  g_assert_false (has_estimate (dialog));
  expect (dialog, has_estimate);
  gtk_window_destroy (GTK_WINDOW (dialog));
  wait_for_threads ();
}

TEST_FILE (argc, argv)
{
  int result;

  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  settings = rubric_schema_open (APPLICATION_ID, SCHEMADIR, NULL);
  g_test_add_func ("/make-dialog/make", test_make);
  g_test_add_func ("/make-dialog/many", test_many);
  g_test_add_func ("/make-dialog/typed", test_typed);
  g_test_add_func ("/make-dialog/technique", test_technique);
  g_test_add_func ("/make-dialog/raised", test_raised);
  g_test_add_func ("/make-dialog/impossible", test_impossible);
  g_test_add_func ("/make-dialog/lists", test_lists);
  g_test_add_func ("/make-dialog/cancel", test_cancel);
  g_test_add_func ("/make-dialog/none", test_none);
  g_test_add_func ("/make-dialog/stop", test_stop);
  g_test_add_func ("/make-dialog/close", test_close);
  g_test_add_func ("/make-dialog/enter", test_enter);
  g_test_add_func ("/make-dialog/remembered", test_remembered);
  g_test_add_func ("/make-dialog/choices", test_choices);
  g_test_add_func ("/make-dialog/unknown", test_unknown);
  g_test_add_func ("/make-dialog/count", test_count);
  result = g_test_run ();
  g_object_unref (settings);
  return result;
}
