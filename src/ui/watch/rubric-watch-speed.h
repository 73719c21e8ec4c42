/* rubric-watch-speed.h - a slider for how fast a search goes that is watched: from 1 step a second up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define RUBRIC_TYPE_WATCH_SPEED (rubric_watch_speed_get_type ())
G_DECLARE_FINAL_TYPE (RubricWatchSpeed, rubric_watch_speed, RUBRIC, WATCH_SPEED, GtkWidget)

/** Returns: steps a second, or RUBRIC_WATCH_UNTHROTTLED; notified as RubricWatchSpeed:speed */
guint rubric_watch_speed_get (RubricWatchSpeed *self);

/** Chooses the fastest speed of the slider that is at most @per_second, or its end for RUBRIC_WATCH_UNTHROTTLED. */
void rubric_watch_speed_set (RubricWatchSpeed *self, guint per_second);

/** Has the label tell @per_second, which it goes at for now, until the slider is moved. */
void rubric_watch_speed_tell (RubricWatchSpeed *self, guint per_second);

/** Goes @by notches up, or down; stops at the ends. */
void rubric_watch_speed_step (RubricWatchSpeed *self, int by);
