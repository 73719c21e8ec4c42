/* bench-collection.c - a million puzzles in a window: when they are there, what they take, whether the window is free
 *
 * Writes a file of a million lines: puzzles of PUZZLES, a file with one a line, over and over, or grids with blanks at
 * random where there is none; RUBRIC_CORPUS has one. COUNT is how many, where not a million. Then opens it as a person does, scrolls through it, has it sorted, filtered and searched,
 * and prints the times, the longest gaps in the main loop, and the memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-window.h"
#include "rubric-reading.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

enum
{
  LINE = 82,
  N_SCROLLS = 300, /* frames */
  GRADING_S = 10,  /* as long as nobody wants to wait for all of a million */
};

typedef struct
{
  gint64 last;    /* µs, 0 before the first */
  gint64 longest; /* µs */
  gint64 *all;    /* NULL: only the longest is asked for */
  guint count;
} Gaps;

static GSettings *settings;
static const char *puzzles_path;
static guint n_puzzles;

static void
gap (Gaps *gaps)
{
  gint64 now = g_get_monotonic_time ();

  if (gaps->last != 0)
    {
      gaps->longest = MAX (gaps->longest, now - gaps->last);
      if (gaps->all != NULL && gaps->count < N_SCROLLS)
        gaps->all[gaps->count] = now - gaps->last;
      gaps->count++;
    }
  gaps->last = now;
}

static gboolean
loop_cb (gpointer gaps)
{
  gap (gaps);
  return G_SOURCE_CONTINUE;
}

static double
memory_mb (const char *field)
{
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &text, NULL, NULL))
    return 0;
  line = strstr (text, field);
  return line != NULL ? g_ascii_strtod (line + strlen (field), NULL) / 1024 : 0;
}

static double
seconds_since (gint64 start)
{
  return (g_get_monotonic_time () - start) / 1e6;
}

/* Puzzles as a generator makes them where there is no file: a full grid with 50 blanks. */
static void
append_grid (GString *text, GRand *rand)
{
  static const char full[] = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  gsize start = text->len;

  g_string_append (text, full);
  for (int i = 0; i < 50; i++)
    text->str[start + g_rand_int_range (rand, 0, LINE - 1)] = '.';
  g_string_append_c (text, '\n');
}

static void
write_puzzles (const char *path)
{
  g_autoptr (GString) text = g_string_sized_new ((gsize)n_puzzles * LINE + 1);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autofree char *source = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  if (puzzles_path != NULL && g_file_get_contents (puzzles_path, &source, NULL, NULL))
    lines = g_strsplit (source, "\n", -1);
  for (char **line = lines; n < n_puzzles && lines != NULL; line = line[1] != NULL ? line + 1 : lines)
    if (strlen (*line) >= LINE - 1 && **line != '#')
      {
        g_string_append_len (text, *line, LINE - 1);
        g_string_append_c (text, '\n');
        n++;
      }
  for (; n < n_puzzles; n++)
    append_grid (text, rand);
  g_assert_true (g_file_set_contents (path, text->str, text->len, NULL));
}

static void
read_done (gpointer application, const RubricReading *reading, const GError *error)
{
  g_autoptr (RubricCollection) collection = NULL;
  GtkWindow *window;

  g_assert_no_error (error);
  collection = rubric_collection_new (reading->document, NULL);
  window = GTK_WINDOW (rubric_collection_window_new (application, settings, collection, reading->file,
                                                     &reading->stamp, NULL));
  gtk_window_present (window);
}

static void
frame_cb (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

/* Returns: the window, when the first frame of the list has been painted */
static RubricCollectionWindow *
open_list (GFile *file)
{
  GApplication *application = g_application_get_default ();
  g_autoptr (RubricJobs) jobs = rubric_jobs_new (RUBRIC_JOBS_READ, G_OBJECT (application));
  GtkWindow *window;
  gboolean painted = FALSE;

  rubric_read_file (jobs, file, read_done);
  while ((window = gtk_application_get_active_window (GTK_APPLICATION (application))) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint", G_CALLBACK (frame_cb), &painted);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_func (gtk_widget_get_frame_clock (GTK_WIDGET (window)), frame_cb, &painted);
  return RUBRIC_COLLECTION_WINDOW (window);
}

static GtkWidget *
find_child (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_child (child, type);
  return found;
}

typedef struct
{
  Gaps gaps;
  GtkAdjustment *adjustment;
  double step;
} Scroll;

static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  Scroll *scroll = user_data;

  gap (&scroll->gaps);
  gtk_adjustment_set_value (scroll->adjustment, gtk_adjustment_get_value (scroll->adjustment) + scroll->step);
  return G_SOURCE_CONTINUE;
}

static int
ascending (const void *a, const void *b)
{
  gint64 x = *(const gint64 *)a, y = *(const gint64 *)b;

  return (x > y) - (x < y);
}

/* By @step pixels a frame, as a finger or a wheel does, or as somebody does who pulls the bar. */
static void
measure_scrolling (RubricCollectionWindow *window, GType type, double step, const char *what)
{
  GtkWidget *view = find_child (GTK_WIDGET (window), type);
  g_autofree gint64 *all = g_new0 (gint64, N_SCROLLS);
  Scroll scroll = { .gaps = { .all = all },
                    .adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view)),
                    .step = step };
  guint tick = gtk_widget_add_tick_callback (view, scroll_cb, &scroll, NULL);

  while (scroll.gaps.count < N_SCROLLS)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_tick_callback (view, tick);
  qsort (all, N_SCROLLS, sizeof *all, ascending);
  g_print ("scrolling %s: frames every %.1f ms (median), %.1f ms (99 of 100), %.1f ms (longest)\n", what,
           all[N_SCROLLS / 2] / 1e3, all[N_SCROLLS * 99 / 100] / 1e3, all[N_SCROLLS - 1] / 1e3);
}

static gboolean
is_working (RubricCollection *collection)
{
  return rubric_collection_is_surveying (collection) || rubric_collection_is_arranging (collection);
}

static void
measure_query (RubricCollection *collection, const RubricQuery *query, const char *what)
{
  gint64 start = g_get_monotonic_time ();
  Gaps gaps = { .last = start };
  guint timer = g_timeout_add (1, loop_cb, &gaps);

  rubric_collection_set_query (collection, query);
  while (is_working (collection) || gaps.count < 50)
    g_main_context_iteration (NULL, TRUE);
  g_print ("%s: %.3f s, %u shown, longest gap %.1f ms\n", what, seconds_since (start),
           g_list_model_get_n_items (G_LIST_MODEL (collection)), gaps.longest / 1e3);
  g_source_remove (timer);
}

static void
measure_queries (RubricCollection *collection)
{
  g_auto (RubricQuery) query = { 0 };

  rubric_query_init (&query);
  query.sort = RUBRIC_SORT_GIVENS;
  measure_query (collection, &query, "sort by givens");
  query.sort = RUBRIC_SORT_DESCRIPTION;
  measure_query (collection, &query, "sort by description");
  rubric_query_init (&query);
  query.verdicts = 1u << RUBRIC_VERDICT_MANY;
  measure_query (collection, &query, "filter by verdict");
  rubric_query_init (&query);
  rubric_query_set_search (&query, "..1..2..");
  measure_query (collection, &query, "search");
  rubric_query_init (&query);
  measure_query (collection, &query, "all again");
}

/* As many as there are in a while, with the window free. */
static void
measure_grading (RubricCollection *collection)
{
  RubricGrades *grades = rubric_collection_get_grades (collection);
  guint before = rubric_grades_get_counts (grades)[RUBRIC_LEVEL_UNKNOWN];
  gint64 start = g_get_monotonic_time ();
  Gaps gaps = { .last = start };
  guint timer = g_timeout_add (1, loop_cb, &gaps);

  rubric_grades_start (grades, RUBRIC_DEPTH_LEVELS);
  while (rubric_grades_is_grading (grades) && seconds_since (start) < GRADING_S)
    g_main_context_iteration (NULL, TRUE);
  g_print ("%u of %u puzzles graded in %.3f s, longest gap %.1f ms; resident %.1f MB\n",
           before - rubric_grades_get_counts (grades)[RUBRIC_LEVEL_UNKNOWN], before, seconds_since (start),
           gaps.longest / 1e3, memory_mb ("VmRSS:"));
  rubric_grades_cancel (grades);
  g_source_remove (timer);
}

/* From the list to the grid, and through it. */
static void
measure_grid (RubricCollectionWindow *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  gint64 start = g_get_monotonic_time ();
  gboolean painted = FALSE;

  g_action_group_change_action_state (G_ACTION_GROUP (window), "view", g_variant_new_string ("grid"));
  g_signal_connect (clock, "after-paint", G_CALLBACK (frame_cb), &painted);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_func (clock, frame_cb, &painted);
  g_print ("grid visible after %.3f s\n", seconds_since (start));
  measure_scrolling (window, GTK_TYPE_GRID_VIEW, 40, "the grid");
  measure_scrolling (window, GTK_TYPE_GRID_VIEW, 4000, "the grid by pages");
  measure_scrolling (window, GTK_TYPE_GRID_VIEW, 100000, "the grid with the bar");
}

static void
measure (GFile *file)
{
  RubricCollectionWindow *window;
  RubricCollection *collection;
  double before = memory_mb ("VmRSS:");
  gint64 start = g_get_monotonic_time ();
  Gaps loop = { 0 };
  guint timer = g_timeout_add (1, loop_cb, &loop);

  window = open_list (file);
  collection = rubric_collection_window_get_collection (window);
  g_print ("list of %u puzzles visible after %.3f s; resident %.1f MB, of which %.1f MB were there before\n",
           rubric_collection_get_n_puzzles (collection), seconds_since (start), memory_mb ("VmRSS:"), before);
  while (rubric_collection_is_surveying (collection))
    g_main_context_iteration (NULL, TRUE);
  g_print ("all verdicts after %.3f s: %u with one solution; longest gap in the main loop %.1f ms (%u rounds)\n",
           seconds_since (start), rubric_collection_get_totals (collection)->counts[RUBRIC_VERDICT_ONE], loop.longest / 1e3,
           loop.count);
  g_source_remove (timer);
  measure_scrolling (window, GTK_TYPE_COLUMN_VIEW, 40, "by half a row");
  measure_scrolling (window, GTK_TYPE_COLUMN_VIEW, 4000, "by pages");
  measure_scrolling (window, GTK_TYPE_COLUMN_VIEW, 100000, "with the bar");
  measure_queries (collection);
  measure_grid (window);
  measure_grading (collection);
  g_print ("resident %.1f MB, at most %.1f MB\n", memory_mb ("VmRSS:"), memory_mb ("VmHWM:"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
activate_cb (GApplication *application, gpointer path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_application_hold (application);
  measure (file);
  g_application_release (application);
}

/* In a process of its own, so that its memory is not counted. */
static int
run_writer (const char *path)
{
  write_puzzles (path);
  return EXIT_SUCCESS;
}

static void
start_writer (const char *program, const char *path)
{
  g_autofree char *count = g_strdup_printf ("%u", n_puzzles);
  const char *arguments[] = { program, "--write", path, count, puzzles_path, NULL };
  g_autoptr (GError) error = NULL;

  g_spawn_sync (NULL, (char **)arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* Returns: (transfer full) (nullable): the path of puzzles that are like those that people have */
static char *
find_puzzles (void)
{
  const char *corpus = g_getenv ("RUBRIC_CORPUS");

  return corpus != NULL ? g_build_filename (corpus, "puzzles", "minimal-random.txt", NULL) : NULL;
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = NULL;
  g_autofree char *path = NULL;
  int descriptor, status;

  if (argc >= 3 && g_str_equal (argv[1], "--write"))
    {
      n_puzzles = atoi (argv[3]);
      puzzles_path = argv[4];
      return run_writer (argv[2]);
    }
  if (!gtk_init_check ())
    {
      g_print ("no display: nothing measured\n");
      return 77;
    }
  puzzles_path = argc > 1 ? argv[1] : find_puzzles ();
  n_puzzles = argc > 2 ? atoi (argv[2]) : 1000000;
  descriptor = g_file_open_tmp ("rubric-XXXXXX.sdm", &path, NULL);
  g_assert_cmpint (descriptor, >=, 0);
  start_writer (argv[0], path);
  settings = g_settings_new ("io.github.rubric_sudoku.Rubric");
  application = adw_application_new ("io.github.rubric_sudoku.Rubric.Bench", G_APPLICATION_NON_UNIQUE);
  g_application_set_resource_base_path (G_APPLICATION (application), "/io/github/rubric_sudoku/Rubric");
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), path);
  status = g_application_run (G_APPLICATION (application), 1, argv);
  g_unlink (path);
  close (descriptor);
  g_clear_object (&settings);
  return status;
}
