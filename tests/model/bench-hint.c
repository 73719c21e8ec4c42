/* bench-hint.c - how long a person waits for a hint
 *
 *     bench-hint [LEVEL=PUZZLE…]
 *
 * Asks for a hint, applies it, and so on to the end, as the window does it; prints the median and the longest time from
 * the question to the answer, of puzzles of each level, or of those named. A timer that is due each millisecond tells how
 * long the main loop, and with it the window, worked without a break meanwhile: in CPU time, for a busy machine keeps it
 * waiting longer than we do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-hint.h"

#include <time.h>

static const char *const puzzles[] = {
  "easy=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  "medium=..36......4.....8.9.....7..86.4...........1.5.2.......5...17...1...9...........2.",
  "hard=48.3............71.2.......7.5....6....2..8.............1.76...3.....4......5....",
  "unfair=.......91.7..3....82..........1.5...3.....7.....9.......16...5...4.2....7.....8..",
  "extreme=..8..45....3.....2...62...17.61..9.8.....8..4....9.1........6..3.4..18..8..5....3",
  "extreme=........6..5..18...9...8.7....8.2.....3.1.2..4..5.3....6.....9...83..1..7.......4",
};

typedef struct
{
  gint64 last;    /* µs, 0 before the first */
  gint64 longest; /* µs */
} Work;

/* µs of CPU time of this thread */
static gint64
get_worked (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static gboolean
turn_cb (gpointer data)
{
  Work *work = data;
  gint64 now = get_worked ();

  if (work->last != 0)
    work->longest = MAX (work->longest, now - work->last);
  work->last = now;
  return G_SOURCE_CONTINUE;
}

static int
compare_cb (gconstpointer a, gconstpointer b)
{
  gint64 one = *(const gint64 *)a, other = *(const gint64 *)b;

  return one < other ? -1 : one > other;
}

/* Until there is an answer. Returns: µs, -1 where there is no hint */
static gint64
wait_for (RubricHint *hint)
{
  gint64 start = g_get_monotonic_time ();

  rubric_hint_ask (hint);
  while (rubric_hint_get_stage (hint) == RUBRIC_HINT_LOOKING)
    g_main_context_iteration (NULL, TRUE);
  return rubric_hint_get_stage (hint) >= RUBRIC_HINT_WHERE ? g_get_monotonic_time () - start : -1;
}

static gboolean
measure (const char *level, const char *line)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  g_autoptr (RubricTechniques) techniques = rubric_techniques_new ();
  g_autoptr (RubricHint) hint = NULL;
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  Work work = { 0 };
  guint timer = g_timeout_add (1, turn_cb, &work);
  SudGrid grid;
  SudSheet sheet;

  if (sud_grid_parse_line (&grid, line) != SUD_CELLS)
    return FALSE;
  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  rubric_puzzle_load (puzzle, &sheet, NULL);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  hint = rubric_hint_new (puzzle, techniques);
  for (gint64 time = wait_for (hint); time >= 0; time = wait_for (hint))
    {
      g_array_append_val (times, time);
      rubric_hint_apply (hint);
    }
  g_source_remove (timer);
  g_array_sort (times, compare_cb);
  if (times->len > 0)
    g_print ("%-8s %3u hints: median %6.2f ms, longest %7.2f ms; main loop busy for %5.2f ms at most; %d cells left\n",
             level, times->len, (double)g_array_index (times, gint64, times->len / 2) / 1e3,
             (double)g_array_index (times, gint64, times->len - 1) / 1e3, (double)work.longest / 1e3,
             sud_sheet_count (rubric_puzzle_get_sheet (puzzle), SUD_ORIGIN_BLANK));
  return times->len > 0;
}

int
main (int argc, char **argv)
{
  const char *const *list = argc > 1 ? (const char *const *)argv + 1 : puzzles;
  guint n = argc > 1 ? (guint)argc - 1 : G_N_ELEMENTS (puzzles);

  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) words = g_strsplit (list[i], "=", 2);

      if (g_strv_length (words) != 2 || !measure (words[0], words[1]))
        {
          g_printerr ("bench-hint: no hint for %s\n", list[i]);
          return 1;
        }
    }
  return 0;
}
