/* session-testing.c - puzzles that somebody has worked on, and what tells two of them apart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "session-testing.h"

#include <ftw.h>
#include <stdio.h>

static SudCells
random_cells (GRand *rand)
{
  SudCells cells = SUD_NO_CELLS;

  for (int n = g_rand_int_range (rand, 1, 4); n > 0; n--)
    sud_cells_add (&cells, g_rand_int_range (rand, 0, SUD_CELLS));
  return cells;
}

static void
enter (RubricPuzzle *puzzle, SudCells cells, int digit)
{
  rubric_puzzle_enter (puzzle, cells, digit);
}

static void
centre (RubricPuzzle *puzzle, SudCells cells, int digit)
{
  rubric_puzzle_toggle_mark (puzzle, cells, RUBRIC_MARK_CENTRE, digit);
}

static void
corner (RubricPuzzle *puzzle, SudCells cells, int digit)
{
  rubric_puzzle_toggle_mark (puzzle, cells, RUBRIC_MARK_CORNER, digit);
}

static void
colour_mark (RubricPuzzle *puzzle, SudCells cells, int digit)
{
  rubric_puzzle_toggle_mark_colour (puzzle, cells, digit, digit);
}

static void
erase (RubricPuzzle *puzzle, SudCells cells, int digit)
{
  rubric_puzzle_erase (puzzle, cells);
}

static void
undo (RubricPuzzle *puzzle, SudCells cells, int digit)
{
  rubric_puzzle_undo (puzzle);
}

static void
redo (RubricPuzzle *puzzle, SudCells cells, int digit)
{
  rubric_puzzle_redo (puzzle);
}

static void
change_mode (RubricPuzzle *puzzle, SudCells cells, int digit)
{
  rubric_puzzle_set_mode (puzzle, digit > 5 ? RUBRIC_MODE_SETUP : RUBRIC_MODE_SOLVING);
}

static void
save (RubricPuzzle *puzzle, SudCells cells, int digit)
{
  SudSheet sheet = *rubric_puzzle_get_sheet (puzzle);

  rubric_puzzle_mark_saved (puzzle, &sheet, rubric_puzzle_get_info (puzzle));
}

void
session_edit (RubricPuzzle *puzzle, GRand *rand)
{
  static void (*const edits[]) (RubricPuzzle *puzzle, SudCells cells, int digit)
    = { enter, enter, enter, centre, corner, rubric_puzzle_toggle_colour, colour_mark, erase, undo, undo, redo,
        change_mode, save };
  SudCells cells = random_cells (rand);

  edits[g_rand_int_range (rand, 0, G_N_ELEMENTS (edits))](puzzle, cells, g_rand_int_range (rand, 1, 10));
}

RubricPuzzle *
session_puzzle (guint seed, guint n)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  RubricPuzzle *puzzle = rubric_puzzle_new ();

  enter (puzzle, random_cells (rand), 5);
  for (guint i = 0; i < n; i++)
    session_edit (puzzle, rand);
  return puzzle;
}

char *
session_state (RubricPuzzle *puzzle)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_MD5);
  guint n, position;
  const SudSheet *history = rubric_puzzle_get_history (puzzle, &n, &position);
  const guint rest[] = { n, position, rubric_puzzle_get_mode (puzzle) };

  g_checksum_update (sum, (const guchar *)history, n * sizeof *history);
  g_checksum_update (sum, (const guchar *)rest, sizeof rest);
  g_checksum_update (sum, (const guchar *)rubric_puzzle_get_saved (puzzle), sizeof *history);
  g_checksum_update (sum, (const guchar *)rubric_puzzle_get_stats (puzzle), sizeof (RubricSolveStats));
  return g_strdup (g_checksum_get_string (sum));
}

char *
session_record_state (const RubricRecord *record)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();

  rubric_record_restore (record, puzzle);
  return session_state (puzzle);
}

char *
session_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("rubric-session-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

static int
remove_cb (const char *path, const struct stat *info, int kind, struct FTW *where)
{
  return remove (path);
}

void
session_remove (char *folder)
{
  g_assert_no_errno (nftw (folder, remove_cb, 16, FTW_DEPTH | FTW_PHYS));
  g_free (folder);
}

guint
session_count_files (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  guint n = 0;

  g_assert_nonnull (dir);
  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static gboolean
stop_cb (gpointer stop)
{
  *(gboolean *)stop = TRUE;
  return G_SOURCE_REMOVE;
}

void
session_run (guint ms)
{
  gboolean stop = FALSE;

  g_timeout_add (ms, stop_cb, &stop);
  while (!stop)
    g_main_context_iteration (NULL, TRUE);
}
