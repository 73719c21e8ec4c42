/* test-rubric-shrink.c - every window can be made as narrow as a telephone, and nothing is cut off there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-adaptations.h"
#include "rubric-boxes.h"
#include "rubric-change-bar.h"
#include "rubric-collection-window.h"
#include "rubric-help-testing.h"
#include "rubric-pad.h"
#include "rubric-statistics-window.h"
#include "rubric-window.h"

#include <string.h>

enum
{
  NARROW = 360,
  WIDE = 1000,
  STEP = 40,
  SETTLE_SECONDS = 20,
  MOST_EDGES = 20,
};

static const char puzzles[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
                              ".................................................................................\n";

static const char nearly[] = ".34678912672195348198342567859761423426853791713924856961537284287419635345286179";

static GtkApplication *application;
static GSettings *settings;

static void
run_until_idle (void)
{
  for (int i = 0; i < 20; i++)
    while (g_main_context_iteration (NULL, FALSE))
      ;
}

static GtkWidget *
create_window (void)
{
  return GTK_WIDGET (rubric_window_new (application, settings));
}

static GtkWidget *
create_collection (void)
{
  g_autoptr (RubricDocument) document = rubric_document_new_from_text (puzzles, -1, NULL);
  g_autoptr (RubricCollection) collection = rubric_collection_new (document, NULL);

  return GTK_WIDGET (rubric_collection_window_new (application, settings, collection, NULL, NULL, NULL));
}

static GtkWidget *
create_help (void)
{
  return rubric_help_new ("C");
}

/* With numbers of more digits than anybody lives to see. */
static GtkWidget *
create_statistics (void)
{
  static const char solved[]
      = "2020-02-29,Extreme,359999,0,0,0,0,0,,"
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\ndamaged\n";
  g_autoptr (GFile) file = g_file_new_build_filename (g_get_user_data_dir (), "solved.csv", NULL);
  g_autoptr (RubricSolvedLog) log = rubric_solved_log_new (file);

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (g_file_replace_contents (file, solved, strlen (solved), NULL, FALSE, 0, NULL, NULL, NULL));
  return rubric_statistics_window_show (NULL, log);
}

/* The window itself, or what it opens. On newer libadwaita some dialogs lie inside of it: then it is itself looked at. */
typedef struct
{
  const char *path;
  GtkWidget *(*create) (void);
  const char *action; /* NULL: the window itself */
  gboolean changed;   /* with the bar that says that the file has changed */
  int large_text;     /* what libadwaita's own needs with letters of twice the size, where that is more */
} Case;

/* Not the shortcuts: the window is one of GTK's own and has one size. */
static const Case cases[] = {
  { "window", create_window, NULL },
  { "window/changed", create_window, NULL, TRUE },
  { "collection", create_collection, NULL },
  { "collection/changed", create_collection, NULL, TRUE },
  { "preferences", create_window, "win.preferences" },
  { "print", create_window, "win.print" },
  { "export", create_window, "win.export" },
  { "about", create_window, "win.show-about", .large_text = 380 },
  { "help", create_help, NULL },
  { "question", create_window, NULL },
  { "finish", create_window, NULL },
  { "statistics", create_statistics, NULL },
};

static void
ask (GtkWidget *window)
{
  const RubricResponse responses[] = {
    { "cancel", "_Cancel", RUBRIC_RESPONSE_PLAIN },
    { "discard", "_Discard", RUBRIC_RESPONSE_DESTRUCTIVE },
    { "save", "_Save As…", RUBRIC_RESPONSE_SUGGESTED },
  };

  rubric_ask_async (GTK_WINDOW (window), "Save Changes to the Puzzle of the Day?", "What is not saved is lost.", NULL,
                    responses, G_N_ELEMENTS (responses), NULL, NULL, NULL);
}

/* With all that the bar below the board can say. */
static void
finish_puzzle (GtkWidget *window)
{
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (rubric_window_get_desk (RUBRIC_WINDOW (window)));
  SudSheet sheet;
  SudGrid grid;

  sud_grid_parse_line (&grid, nearly);
  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  rubric_puzzle_load (puzzle, &sheet, NULL);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  rubric_puzzle_count (puzzle, &(RubricSolveStats){ 100, 40, 20, 10, 5 });
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  rubric_puzzle_enter (puzzle, sud_cells_of (0), 5);
  widget_expect (window, "You made it. Well done!");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

/* Waits for what is drawn next. */
static void
wait_for_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gint64 end = g_get_monotonic_time () + SETTLE_SECONDS * G_USEC_PER_SEC, before = gdk_frame_clock_get_frame_counter (clock);

  gtk_widget_queue_draw (window);
  while (gdk_frame_clock_get_frame_counter (clock) < before + 2 && g_get_monotonic_time () < end)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      test_turn ();
    }
}

/* The least that what lies inside of the edges of @window asks for. */
static int
measure_content (GtkWidget *window)
{
  int minimum;

  gtk_widget_measure (gtk_widget_get_first_child (window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static gboolean
has_width (GtkWidget *window, int width)
{
  return gtk_widget_get_width (window) <= width && gtk_widget_get_width (window) >= width - MOST_EDGES;
}

/* To at most @width: where nothing blends windows, their edges are part of what is asked for. A window that has just come
 * may take the news of its first size, where that is late, for somebody's wish, so it is asked again. */
static void
resize (GtkWidget *window, int width)
{
  gint64 start = g_get_monotonic_time (), end = start + SETTLE_SECONDS * G_USEC_PER_SEC, asked = 0;

  while (!has_width (window, width) && g_get_monotonic_time () < end)
    {
      if (g_get_monotonic_time () - asked > G_USEC_PER_SEC)
        {
          gtk_window_set_default_size (GTK_WINDOW (window), width, 760);
          asked = g_get_monotonic_time ();
        }
      test_turn ();
    }
  if (!has_width (window, width))
    g_error ("%s is %d wide and should be %d", G_OBJECT_TYPE_NAME (window), gtk_widget_get_width (window), width);
  wait_for_frame (window);
}

/* Whether part of @widget may be out of sight because it can be scrolled to. */
static gboolean
is_scrolled (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW) != NULL;
}

/* Everything that is shown has the room it needs, inside the window. */
static void
assert_whole (GtkWidget *window, GtkWidget *widget)
{
  graphene_rect_t bounds;
  int minimum;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_NATIVE (widget) || is_scrolled (widget))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  minimum -= gtk_widget_get_margin_start (widget) + gtk_widget_get_margin_end (widget);
  if (gtk_widget_get_allocated_width (widget) < minimum)
    g_error ("%s is %d wide and needs %d", G_OBJECT_TYPE_NAME (widget), gtk_widget_get_width (widget), minimum);
  if (bounds.origin.x < -0.5 || bounds.origin.x + bounds.size.width > gtk_widget_get_width (window) + 0.5)
    g_error ("%s reaches from %g to %g", G_OBJECT_TYPE_NAME (widget), bounds.origin.x,
             bounds.origin.x + bounds.size.width);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_whole (window, child);
}

/* The window that has come last, over @window. */
static GtkWidget *
find_dialog (GtkWidget *window)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  GtkWidget *found = window;

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) each = g_list_model_get_item (toplevels, i);

      if (each != window)
        found = each;
    }
  return found;
}

static GtkWidget *
open_case (const Case *test)
{
  GtkWidget *window = test->create ();

  gtk_window_present (GTK_WINDOW (window));
  run_until_idle ();
  if (test->action != NULL)
    gtk_widget_activate_action (window, test->action, NULL);
  if (g_str_equal (test->path, "question"))
    ask (window);
  if (g_str_equal (test->path, "finish"))
    finish_puzzle (window);
  if (test->changed)
    rubric_change_bar_set_change (RUBRIC_MESSAGE_BAR (widget_find (window, RUBRIC_TYPE_MESSAGE_BAR)),
                                  RUBRIC_FILE_CHANGED);
  run_until_idle ();
  return window;
}

static void
set_text_scale (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
}

static void
close_case (GtkWidget *window)
{
  GtkWidget *dialog = find_dialog (window);

  if (dialog != window)
    gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (window));
  run_until_idle ();
  set_text_scale (100);
}

static void
narrow (const Case *test, int percent, int least)
{
  GtkWidget *window, *dialog;

  set_text_scale (percent);
  window = open_case (test);
  dialog = find_dialog (window);
  g_test_message ("%s at %d %%: at least %d pixels", test->path, percent, measure_content (dialog));
  g_assert_cmpint (measure_content (dialog), <=, least);
  resize (dialog, least);
  assert_whole (dialog, dialog);
  close_case (window);
}

static void
test_narrow (gconstpointer test)
{
  narrow (test, 100, NARROW);
}

static void
test_narrow_large_text (gconstpointer test)
{
  const Case *large = test;

  narrow (test, 200, large->large_text != 0 ? large->large_text : NARROW);
}

static gboolean
is_beside (GtkWidget *pad, GtkWidget *board)
{
  graphene_rect_t place;

  return gtk_widget_compute_bounds (pad, board, &place) && place.origin.x >= gtk_widget_get_width (board);
}

/* What of the window is shown and how: one letter for each child of the header, and where the digits stand. */
static char *
describe_arrangement (GtkWidget *window)
{
  GString *text = g_string_new (NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (widget_find (window, RUBRIC_TYPE_HEADER)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      g_string_append_c (text, gtk_widget_get_mapped (child) ? '+' : '-');
  g_string_append (text, is_beside (widget_find (window, RUBRIC_TYPE_PAD), widget_find (window, RUBRIC_TYPE_BOARD)) ? " wide" : " narrow");
  return g_string_free (text, FALSE);
}

/* The same width gives the same arrangement on the way down and on the way up, whole at each. */
static void
test_to_and_fro (void)
{
  GtkWidget *window = open_case (&cases[0]);
  char *seen[(WIDE - NARROW) / STEP + 1] = { NULL };
  gsize n = G_N_ELEMENTS (seen);

  rubric_puzzle_enter (rubric_desk_get_puzzle (rubric_window_get_desk (RUBRIC_WINDOW (window))), sud_cells_of (0), 1);
  for (gsize i = 0; i < 2 * n; i++)
    {
      gsize place = i < n ? i : 2 * n - 1 - i;
      g_autofree char *text = NULL;

      resize (window, WIDE - (int)place * STEP);
      assert_whole (window, window);
      text = describe_arrangement (window);
      g_test_message ("%d: %s", gtk_widget_get_width (window), text);
      if (seen[place] == NULL)
        seen[place] = g_steal_pointer (&text);
      else
        g_assert_cmpstr (text, ==, seen[place]);
    }
  g_assert_cmpstr (seen[0], ==, "++++++++ wide");
  g_assert_cmpstr (seen[n - 1], ==, "--+-++++ narrow");
  for (gsize i = 0; i < n; i++)
    g_free (seen[i]);
  close_case (window);
}

static GtkWidget *
find_optional (GtkWidget *window)
{
  GtkWidget *child = gtk_widget_get_first_child (widget_find (window, RUBRIC_TYPE_HEADER));

  while (child != NULL && (!gtk_widget_is_sensitive (child) || !gtk_widget_has_css_class (child, "optional")))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* What had the focus and is gone leaves it to something that is still there. */
static void
test_focus (void)
{
  GtkWidget *window = open_case (&cases[0]), *button = find_optional (window), *focus;

  g_assert_true (gtk_widget_child_focus (button, GTK_DIR_TAB_FORWARD));
  resize (window, NARROW);
  g_assert_false (gtk_widget_get_mapped (button));
  wait_for_frame (window);
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  close_case (window);
}

TEST_FILE (argc, argv)
{
  int result;

  if (!widget_begin (&argc, &argv))
    return 0;
  settings = g_settings_new ("io.github.rubric_sudoku.Rubric");
  application = widget_create_application ();
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *plain = g_strdup_printf ("/shrink/%s", cases[i].path);
      g_autofree char *large = g_strdup_printf ("/shrink/large-text/%s", cases[i].path);

      g_test_add_data_func (plain, &cases[i], test_narrow);
      g_test_add_data_func (large, &cases[i], test_narrow_large_text);
    }
  g_test_add_func ("/shrink/to-and-fro", test_to_and_fro);
  g_test_add_func ("/shrink/focus", test_focus);
  result = g_test_run ();
  g_object_unref (application);
  g_object_unref (settings);
  return result;
}
