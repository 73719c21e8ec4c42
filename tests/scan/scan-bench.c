/* scan-bench.c - reads the pictures of a folder and prints what was right, and what time and memory it took
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   scan-bench [-v] FOLDER     -v tells of each picture, not only of those with something wrong
 */
#include "scan-testing.h"

#include "sud-scan-private.h"
#include "sud-scan-testing.h"

#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum
{
  STEP_DECODE,
  STEP_LOCATE,
  STEP_CELLS,
  STEP_NET,
  STEP_JUDGE,
  STEP_WHOLE, /* sud_scan_read() */
  STEPS,
};

static const char *const step_names[STEPS] = { "decode", "locate", "cells", "net", "judge", "read (whole)" };
static const char *const kind_names[] = { "nothing", "no valid", "valid", "repaired", "uncertain" };

/* What all pictures come to. */
typedef struct
{
  GArray *ms[STEPS];
  int pictures;
  int whole;
  int wrong_cells;
  int flagged;
  int unflagged;
  int kinds[5];
} Totals;

/* Room for each step alone. */
typedef struct
{
  SudScanLocate locate;
  SudScanWorkspace workspace;
} Steps;

static void
note (Totals *totals, int step, double begin)
{
  double ms = scan_cpu_ms () - begin;

  g_array_append_val (totals->ms[step], ms);
}

/* Each step by itself, on the best lattice. */
static void
time_steps (Totals *totals, const SudScanPicture *picture, Steps *steps)
{
  static SudScanVerdict verdict;
  double begin = scan_cpu_ms ();

  sud_scan_locate_find (&steps->locate, picture, NULL);
  note (totals, STEP_LOCATE, begin);
  if (steps->locate.n == 0)
    return;
  begin = scan_cpu_ms ();
  sud_scan_cells_cut (&steps->workspace.cells, picture, &steps->locate.lattice[0], NULL, false, NULL);
  note (totals, STEP_CELLS, begin);
  begin = scan_cpu_ms ();
  for (int cell = 0; cell < SUD_CELLS; cell++)
    sud_scan_net_read (&steps->workspace.net, steps->workspace.cells.value[cell],
                       steps->workspace.tried.costs.of[cell]);
  note (totals, STEP_NET, begin);
  begin = scan_cpu_ms ();
  sud_scan_judge (&steps->workspace.judge, &steps->workspace.tried.costs, NULL, &verdict);
  note (totals, STEP_JUDGE, begin);
}

static void
print_picture (const char *path, const SudScan *scan, const SudGrid *answer, int wrong)
{
  g_autofree char *name = g_path_get_basename (path);

  g_print ("%s: %s, score %.2f, turn %d, uncertain %d, wrong %d:", name, kind_names[scan->kind], scan->score,
           scan->turn, sud_scan_count_uncertain (scan), wrong);
  for (int cell = 0; cell < SUD_CELLS && wrong < 20; cell++)
    if (scan->sheet.digit[cell] != answer->digit[cell] || sud_scan_is_uncertain (scan, cell))
      g_print (" r%dc%d is %d read %d (%.3f) or %d (%.3f), sure %.3f", cell / 9 + 1, cell % 9 + 1, answer->digit[cell],
               scan->cell[cell].first.digit, scan->cell[cell].first.probability, scan->cell[cell].second.digit,
               scan->cell[cell].second.probability, scan->cell[cell].confidence);
  g_print ("\n");
}

static void
read_one (Totals *totals, const char *path, Steps *steps, gboolean verbose)
{
  ScanFile file;
  SudScan scan;
  double begin = scan_cpu_ms ();
  int wrong, unflagged;

  scan_file_load (&file, path);
  note (totals, STEP_DECODE, begin);
  begin = scan_cpu_ms ();
  sud_scan_read (&file.picture, NULL, &scan);
  note (totals, STEP_WHOLE, begin);
  wrong = scan_count_wrong (&scan, &file.answer, &unflagged);
  totals->pictures++;
  totals->whole += wrong == 0;
  totals->wrong_cells += wrong;
  totals->unflagged += unflagged;
  totals->flagged += sud_scan_count_uncertain (&scan);
  totals->kinds[scan.kind]++;
  if (verbose || wrong > 0)
    print_picture (path, &scan, &file.answer, wrong);
  time_steps (totals, &file.picture, steps);
  scan_file_clear (&file);
}

static int
compare_doubles (gconstpointer left, gconstpointer right)
{
  double a = *(const double *)left, b = *(const double *)right;

  return a < b ? -1 : a > b;
}

static void
print_totals (Totals *totals)
{
  struct rusage usage;

  g_print ("%d pictures, %d whole, %d cells wrong, %d cells uncertain, wrong and not uncertain %d\n", totals->pictures,
           totals->whole, totals->wrong_cells, totals->flagged, totals->unflagged);
  for (int kind = 0; kind < 5; kind++)
    g_print ("%s %d%s", kind_names[kind], totals->kinds[kind], kind < 4 ? ", " : "\n");
  for (int step = 0; step < STEPS; step++)
    {
      GArray *ms = totals->ms[step];

      g_array_sort (ms, compare_doubles);
      if (ms->len > 0)
        g_print ("%-13s median %7.2f ms, worst %7.2f ms of CPU\n", step_names[step],
                 g_array_index (ms, double, ms->len / 2), g_array_index (ms, double, ms->len - 1));
    }
  getrusage (RUSAGE_SELF, &usage);
  g_print ("most memory %ld KiB\n", usage.ru_maxrss);
}

int
main (int argc, char **argv)
{
  gboolean verbose = argc > 1 && strcmp (argv[1], "-v") == 0;
  g_autoptr (GPtrArray) paths = NULL;
  Totals totals = { 0 };
  Steps *steps;

  if (argc != 2 + verbose)
    {
      g_printerr ("Usage: scan-bench [-v] FOLDER\n");
      return 2;
    }
  steps = g_malloc0 (sizeof *steps);
  sud_scan_net_unpack (&steps->workspace.net);
  for (int step = 0; step < STEPS; step++)
    totals.ms[step] = g_array_new (FALSE, FALSE, sizeof (double));
  paths = scan_list_photos (argv[argc - 1]);
  for (guint k = 0; k < paths->len; k++)
    read_one (&totals, g_ptr_array_index (paths, k), steps, verbose);
  print_totals (&totals);
  for (int step = 0; step < STEPS; step++)
    g_array_unref (totals.ms[step]);
  g_free (steps);
  return 0;
}
