/* puzzle-corpus.h - the puzzles the engine's tests run on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <glib.h>

/* The reference puzzle, and its one solution. */
#define REFERENCE_PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define REFERENCE_SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

typedef struct
{
  SudGrid grid;
  char name[64]; /* "file.txt:line", for messages */
} Puzzle;

/* The files of ours that brute force can walk in milliseconds each; NULL at the end. */
extern const char *const corpus_files[];

/* Needs seconds and more of the strategies that walk row by row. */
#define CORPUS_HOSTILE "hostile.txt"

/** A grid from one line of 81 characters. */
SudGrid grid_from_line (const char *line);

/** (transfer full): the puzzles of one of our files. */
GArray *corpus_load (const char *file);

/** (transfer full): those of all of corpus_files. */
GArray *corpus_load_all (void);

/** (transfer full): the same, for long tests: of each file those of test_pick(). */
GArray *corpus_load_share (void);

/** (transfer full): every @step-th puzzle of the file at @path. */
GArray *corpus_load_path (const char *path, guint step);

/**
 * corpus_find_files:
 *
 * Returns: (transfer full): the paths of larger files of puzzles, which only those have who set RUBRIC_CORPUS; or none
 */
GStrv corpus_find_files (void);

#define puzzle_at(puzzles, i) (&g_array_index ((puzzles), Puzzle, (i)))
