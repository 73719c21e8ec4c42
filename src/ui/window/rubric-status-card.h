/* rubric-status-card.h - how it stands with the puzzle, and the time: the one place that says so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk.h"
#include "rubric-status.h"
#include "rubric-timer.h"

#include <gtk/gtk.h>

/**
 * RubricStatusCard:
 *
 * RubricStatusCard:text is what a screen reader is to say with the focused cell. It is always equally high.
 *
 * RubricStatusCard::cell: the person has chosen the cell, 0 to 80, that the card names
 */
#define RUBRIC_TYPE_STATUS_CARD (rubric_status_card_get_type ())
G_DECLARE_FINAL_TYPE (RubricStatusCard, rubric_status_card, RUBRIC, STATUS_CARD, GtkWidget)

/** Says how it stands with the puzzle of @desk from now on. Once. */
void rubric_status_card_follow (RubricStatusCard *self, RubricDesk *desk, GSettings *settings);

/** Says how it stands now, after something else was said. */
void rubric_status_card_update (RubricStatusCard *self);

/** Says @status (transfer full) until the puzzle changes. */
void rubric_status_card_say (RubricStatusCard *self, RubricStatus *status);

/** Says how it stands and @remark instead of the rest, also of cells that are named, until the puzzle changes. */
void rubric_status_card_remark (RubricStatusCard *self, const char *remark);

/** Says that something is being done, @what, with a button to cancel it; NULL: no longer. */
void rubric_status_card_set_work (RubricStatusCard *self, const char *what, const char *how);

/** Returns: (transfer none): what it says, or does, as one sentence */
const char *rubric_status_card_get_text (RubricStatusCard *self);

/** Returns: (transfer none): the time that it shows */
RubricTimer *rubric_status_card_get_timer (RubricStatusCard *self);
