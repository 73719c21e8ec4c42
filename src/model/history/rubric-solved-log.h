/* rubric-solved-log.h - which puzzles the person has solved, when and how, in a small file of their own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk.h"

enum
{
  RUBRIC_SOLVED_DAYS = 26 * 7, /* in the calendar */
};

/**
 * RubricSolvedLevel:
 * @solved: how many puzzles
 * @unhelped: how many of them without any help
 * @best: the shortest time, in seconds; 0: none was taken
 * @median: the time in the middle, in seconds; 0: none was taken
 *
 * A puzzle in which the program has filled in cells counts for no time.
 */
typedef struct
{
  guint solved;
  guint unhelped;
  guint best;
  guint median;
} RubricSolvedLevel;

/**
 * RubricSolvedSummary:
 * @n: how many puzzles, each once a day
 * @levels: by SudLevel; the last one: those whose level was not known
 * @solved: how many on each day of the calendar, the last of which is today
 * @daily: on each day, whether the puzzle of that day was solved, be it later
 * @n_unread: lines of the file that cannot be read
 */
typedef struct
{
  guint n;
  RubricSolvedLevel levels[SUD_N_LEVELS + 1];
  guint solved[RUBRIC_SOLVED_DAYS];
  gboolean daily[RUBRIC_SOLVED_DAYS];
  guint n_unread;
} RubricSolvedSummary;

#define RUBRIC_TYPE_SOLVED_LOG (rubric_solved_log_get_type ())
G_DECLARE_FINAL_TYPE (RubricSolvedLog, rubric_solved_log, RUBRIC, SOLVED_LOG, GObject)

/**
 * RubricSolvedLog::changed: the file is another one
 * RubricSolvedLog::failed: it cannot be written, as a disk may be full; it is as it was
 */

/**
 * rubric_solved_log_new:
 * @file: need not be there, nor its folder; other programs may write it as well
 *
 * Returns: (transfer full)
 */
RubricSolvedLog *rubric_solved_log_new (GFile *file);

/**
 * rubric_solved_log_follow:
 *
 * Logs each puzzle that is finished on @desk, unless the program has shown its solution, or it had more than 45 givens.
 */
void rubric_solved_log_follow (RubricSolvedLog *self, RubricDesk *desk);

/**
 * rubric_solved_log_dup_bytes:
 *
 * Returns: (transfer full) (nullable): the file, a table of comma-separated values, or NULL with @error
 */
GBytes *rubric_solved_log_dup_bytes (RubricSolvedLog *self, GError **error);

/**
 * rubric_solved_log_summarize:
 * @today: the last day of the calendar
 * @summary: (out): what the file says
 */
void rubric_solved_log_summarize (RubricSolvedLog *self, guint32 today, RubricSolvedSummary *summary);

/** rubric_solved_log_erase: Deletes the file. */
void rubric_solved_log_erase (RubricSolvedLog *self);
