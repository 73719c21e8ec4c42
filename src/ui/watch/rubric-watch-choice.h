/* rubric-watch-choice.h - the list from which the strategy is chosen that is watched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-adaptations.h"
#include "sud-strategy.h"

#include <gtk/gtk.h>

/** Fills @choice with all strategies; when its list goes, @give gives the keyboard to @widget. */
void rubric_watch_choice_fill (GtkDropDown *choice, RubricGiveFocus give, GtkWidget *widget);

const SudStrategy *rubric_watch_choice_get (GtkDropDown *choice);

/** Keeps what is chosen in @settings, and chooses what is there. */
void rubric_watch_choice_remember (GtkDropDown *choice, GSettings *settings);
