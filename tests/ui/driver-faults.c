/* driver-faults.c - what a version of a library says for no fault of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

/* Kept short: a program that may say one of these may say any other warning until it ends, when all are looked at. */
static const struct
{
  const char *gtk; /* how the versions of GTK begin that say it */
  const char *says;
} known[] = {
  /* On X11 without a compositor two places tell that the frame of a window is under way, once a program, where a menu
   * opens. */
  { "4.24.", "*Gdk-WARNING*: gdk_frame_timings_submitted() called on submitted frame." },
};

static gboolean
is_known (const char *line)
{
  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    {
      if (g_str_has_prefix (GTK_VERSION, known[i].gtk) && g_pattern_match_simple (known[i].says, line))
        return TRUE;
    }
  return FALSE;
}

/**
 * driver_faults_get_fatal:
 *
 * Returns: the value of G_DEBUG with which the program ends at what it must not say
 */
const char *
driver_faults_get_fatal (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    {
      if (g_str_has_prefix (GTK_VERSION, known[i].gtk))
        return "fatal-criticals";
    }
  return "fatal-warnings";
}

/**
 * driver_faults_are_all:
 * @errors: what the program has said
 *
 * Returns: whether all of it is known to be no fault of the program
 */
gboolean
driver_faults_are_all (const char *errors)
{
  g_auto (GStrv) lines = g_strsplit (errors, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*lines[i] != '\0' && !is_known (lines[i]))
        return FALSE;
    }
  return TRUE;
}
