/* rubric-offers.h - what the card offers to look into, where there is not just one solution
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk.h"

#include <gtk/gtk.h>

/**
 * rubric_offers_update:
 * @why_button: asks why there is no solution
 * @solutions_button: asks for all of several
 * @desk: (nullable): NULL where nothing is to be offered
 *
 * Shows the button, if any, that makes sense for the puzzle on @desk.
 */
void rubric_offers_update (GtkWidget *why_button, GtkWidget *solutions_button, RubricDesk *desk);
