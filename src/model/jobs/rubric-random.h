/* rubric-random.h - a number that nobody foresees, for what is made by chance to begin with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/** Returns: another number each time, and in each run of the program */
static inline guint64
rubric_random_seed (void)
{
  return ((guint64)g_random_int () << 32 | g_random_int ()) ^ (guint64)g_get_real_time ();
}
