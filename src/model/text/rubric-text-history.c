/* rubric-text-history.c - puzzles that were solved, and the puzzle of a day, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-history.h"

#include <glib/gi18n.h>

enum
{
  WEEK = 7, /* days */
};

char *
rubric_text_clock (guint seconds)
{
  if (seconds < 3600)
    /* Translators: the time taken so far, in minutes and seconds */
    return g_strdup_printf (_ ("%1$d:%2$02d"), seconds / 60, seconds % 60);
  /* Translators: the time taken so far, in hours, minutes and seconds */
  return g_strdup_printf (_ ("%1$d:%2$02d:%3$02d"), seconds / 3600, seconds / 60 % 60, seconds % 60);
}

static char *
dup_date (guint32 day)
{
  g_autoptr (GDateTime) time = NULL;
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  time = g_date_time_new_utc (g_date_get_year (&date), g_date_get_month (&date), g_date_get_day (&date), 0, 0, 0);
  /* Translators: a day without its year, as strftime() has it: 28 November */
  return g_date_time_format (time, _ ("%-d %B"));
}

char *
rubric_text_daily_title (guint32 day)
{
  g_autofree char *date = dup_date (day);

  /* Translators: %s is a day: 28 November */
  return g_strdup_printf (_ ("Today’s Puzzle, %s"), date);
}

char *
rubric_text_solved_day (guint32 day, guint n, gboolean daily)
{
  g_autofree char *date = dup_date (day);

  if (n == 0)
    /* Translators: %s is a day, on which no puzzle was solved */
    return g_strdup_printf (daily ? _ ("%s: ★") : _ ("%s: none"), date);
  /* Translators: %1$s is a day, %2$d how many puzzles were solved; the star is for the puzzle of that day */
  return g_strdup_printf (daily ? ngettext ("%1$s: %2$d puzzle, ★", "%1$s: %2$d puzzles, ★", n)
                                : ngettext ("%1$s: %2$d puzzle", "%1$s: %2$d puzzles", n),
                          date, n);
}

char *
rubric_text_solved_days (const RubricSolvedSummary *summary)
{
  guint n = 0, n_days = 0;
  g_autofree char *days = NULL;

  for (guint i = 0; i < RUBRIC_SOLVED_DAYS; i++)
    {
      n += summary->solved[i];
      n_days += summary->solved[i] > 0;
    }
  days = g_strdup_printf (ngettext ("on %d day", "on %d days", n_days), n_days);
  /* Translators: %1$d is how many puzzles were solved, %2$s is "on 8 days" */
  return g_strdup_printf (ngettext ("%1$d puzzle %2$s", "%1$d puzzles %2$s", n), n, days);
}

char *
rubric_text_stars (const RubricSolvedSummary *summary)
{
  g_autoptr (GString) stars = g_string_new (NULL);
  gboolean any = FALSE;

  for (guint i = RUBRIC_SOLVED_DAYS - WEEK; i < RUBRIC_SOLVED_DAYS; i++)
    {
      g_string_append (stars, summary->daily[i] ? "★" : "☆");
      any = any || summary->daily[i];
    }
  return any ? g_strdup (stars->str) : NULL;
}

char *
rubric_text_solved_stars (const RubricSolvedSummary *summary)
{
  guint n = 0;

  for (guint i = 0; i < WEEK; i++)
    n += summary->daily[RUBRIC_SOLVED_DAYS - 1 - i];
  /* Translators: how often the puzzle of a day was solved */
  return g_strdup_printf (ngettext ("%d of the last 7 days", "%d of the last 7 days", n), n);
}
