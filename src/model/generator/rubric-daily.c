/* rubric-daily.c - the puzzle of a day: the same for everybody, made from the date
 *
 * The generator gives the first puzzle of a seed that fits, whatever the machine and its threads. A test knows some of
 * them: a change there is another puzzle for everybody who has begun one today.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-daily.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static const char SOURCE[] = "Rubric ";

guint32
rubric_day_today (void)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_time_t (&date, time (NULL));
  return g_date_get_julian (&date);
}

void
rubric_day_write (guint32 day, char *text)
{
  GDate date;

  *text = '\0';
  if (!g_date_valid_julian (day))
    return;
  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  g_snprintf (text, RUBRIC_DAY_SIZE, "%04u-%02u-%02u", g_date_get_year (&date), g_date_get_month (&date),
              g_date_get_day (&date));
}

guint32
rubric_day_read (const char *text)
{
  char again[RUBRIC_DAY_SIZE];
  unsigned year, month, day;
  GDate date;

  if (sscanf (text, "%4u-%2u-%2u", &year, &month, &day) != 3
      || !g_date_valid_dmy ((GDateDay)day, (GDateMonth)month, (GDateYear)year))
    return 0;
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay)day, (GDateMonth)month, (GDateYear)year);
  rubric_day_write (g_date_get_julian (&date), again);
  return g_str_equal (again, text) ? g_date_get_julian (&date) : 0;
}

/* The digits of the date, and one for the level: 202611281. */
guint64
rubric_daily_get_seed (guint32 day, SudLevel level)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  return ((g_date_get_year (&date) * 100 + g_date_get_month (&date)) * 100 + g_date_get_day (&date)) * 10 + level;
}

char *
rubric_daily_dup_source (guint32 day, SudLevel level)
{
  char date[RUBRIC_DAY_SIZE];

  rubric_day_write (day, date);
  return g_strdup_printf ("%s%s %s", SOURCE, date, sud_level_get_name (level));
}

guint32
rubric_daily_find_day (const char *source)
{
  char date[RUBRIC_DAY_SIZE];

  if (source == NULL || !g_str_has_prefix (source, SOURCE))
    return 0;
  g_strlcpy (date, source + strlen (SOURCE), sizeof date);
  return rubric_day_read (date);
}
