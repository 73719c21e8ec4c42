/* session-testing.h - puzzles that somebody has worked on, and what tells two of them apart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-session-testing.h"

/** Does one random thing to @puzzle. */
void session_edit (RubricPuzzle *puzzle, GRand *rand);

/** Returns: (transfer full): a puzzle after @n random things */
RubricPuzzle *session_puzzle (guint seed, guint n);

/** Returns: (transfer full): a checksum of all that a session keeps of @puzzle itself */
char *session_state (RubricPuzzle *puzzle);

/** Returns: (transfer full): the state of the puzzle that @record gives */
char *session_record_state (const RubricRecord *record);

/** Returns: (transfer full): a new folder, for session_remove() */
char *session_folder (void);

/** Removes @folder with all that is in it, and frees its name. */
void session_remove (char *folder);

/** Returns: how many files there are in @folder/@name */
guint session_count_files (const char *folder, const char *name);

/** Lets the main loop run for @ms. */
void session_run (guint ms);
