/* rubric-progress-bar.c - a bar that shows how far a job is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-progress-bar.h"

#define PULSE 0.01

/* Every frame: a bar that nobody sees has none. What has not got anywhere yet shows that it is at work. */
static gboolean
tick_cb (GtkWidget *bar, GdkFrameClock *clock, gpointer jobs)
{
  double fraction = rubric_jobs_get_fraction (jobs);

  if (fraction > 0)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), fraction);
  else
    gtk_progress_bar_pulse (GTK_PROGRESS_BAR (bar));
  return rubric_jobs_get_busy (jobs) ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
rubric_progress_bar_follow (GtkProgressBar *bar, RubricJobs *jobs)
{
  gtk_progress_bar_set_fraction (bar, 0);
  gtk_progress_bar_set_pulse_step (bar, PULSE);
  gtk_widget_add_tick_callback (GTK_WIDGET (bar), tick_cb, g_object_ref (jobs), g_object_unref);
}
