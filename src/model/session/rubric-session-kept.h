/* rubric-session-kept.h - a puzzle without a file that was put away, as a list of them shows it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-record.h"

enum
{
  RUBRIC_SESSION_MAX_CONTINUE = 50,
};

/**
 * RubricContinue:
 * @id: for rubric_session_take()
 * @title: (nullable): of the puzzle
 * @grid: its givens, or all digits where there are none
 * @any_given: which of the two
 * @time: when it was put away, in microseconds since 1970
 *
 * A puzzle without a file that was put away, to be continued.
 */
typedef struct
{
  char *id;
  char *title;
  SudGrid grid;
  gboolean any_given;
  gint64 time;
} RubricContinue;

/** Returns: (transfer full): what is to be shown of @record */
RubricContinue *rubric_continue_new (const char *id, const RubricRecord *record);

void rubric_continue_free (RubricContinue *self);
