/* rubric-daily.h - the puzzle of a day: the same for everybody, made from the date
 *
 * A day is a number, that of GDate's Julian days; 0 is none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-generator.h"

enum
{
  RUBRIC_DAY_SIZE = 11, /* bytes of "2026-11-28" */
};

/** rubric_day_today: Returns: the day that it is here */
guint32 rubric_day_today (void);

/** rubric_day_write: @text: (out): RUBRIC_DAY_SIZE bytes: "2026-11-28", or "" if there is no day */
void rubric_day_write (guint32 day, char *text);

/** rubric_day_read: Returns: the day that @text says, which rubric_day_write() has made; 0: none, or something else */
guint32 rubric_day_read (const char *text);

/** rubric_daily_get_seed: Returns: the seed for the puzzle of @day and @level, never 0 */
guint64 rubric_daily_get_seed (guint32 day, SudLevel level);

/**
 * rubric_daily_dup_source:
 *
 * Returns: (transfer full): the source of the puzzle of @day and @level, by which it is known again; the same in any
 *   language
 */
char *rubric_daily_dup_source (guint32 day, SudLevel level);

/** rubric_daily_find_day: @source: (nullable): of any puzzle. Returns: the day whose puzzle it is; 0: of none */
guint32 rubric_daily_find_day (const char *source);
