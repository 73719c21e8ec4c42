/* rubric-status-card.h - the state of the puzzle in words, and the time: the one place that says so
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
 * It is always equally high. A screen reader says what is new on it.
 *
 * RubricStatusCard::cell: the person has chosen the cell, 0 to 80, that the card names
 */
#define RUBRIC_TYPE_STATUS_CARD (rubric_status_card_get_type ())
G_DECLARE_FINAL_TYPE (RubricStatusCard, rubric_status_card, RUBRIC, STATUS_CARD, GtkWidget)

/** rubric_status_card_follow: Says from now on how it stands with the puzzle of @desk. To be called once. */
void rubric_status_card_follow (RubricStatusCard *self, RubricDesk *desk, GSettings *settings);

/** rubric_status_card_update: Says how it stands now, after something else was said. */
void rubric_status_card_update (RubricStatusCard *self);

/** rubric_status_card_say: Says @status (transfer full) until the puzzle changes. */
void rubric_status_card_say (RubricStatusCard *self, RubricStatus *status);

/** rubric_status_card_remark: Says how it stands and, instead of the detail, @remark, until the puzzle changes. */
void rubric_status_card_remark (RubricStatusCard *self, const char *remark);

/** rubric_status_card_get_timer: Returns: (transfer none): the timer on the card */
RubricTimer *rubric_status_card_get_timer (RubricStatusCard *self);
