/* rubric-calendar.h - half a year of days as squares: the more puzzles were solved on a day, the larger its square
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-solved-log.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_CALENDAR (rubric_calendar_get_type ())
G_DECLARE_FINAL_TYPE (RubricCalendar, rubric_calendar, RUBRIC, CALENDAR, GtkWidget)

/** rubric_calendar_set_summary: @today: the day at its end; @summary: copied */
void rubric_calendar_set_summary (RubricCalendar *self, guint32 today, const RubricSolvedSummary *summary);
