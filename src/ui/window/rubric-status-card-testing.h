/* rubric-status-card-testing.h - the card as if something were being done, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-status-card.h"

/**
 * rubric_status_card_show_work: Says that @what (nullable) is being done by @how, with a button to cancel; NULL: no
 * more.
 */
void rubric_status_card_show_work (RubricStatusCard *self, const char *what, const char *how);

/** rubric_status_card_get_text: Returns: (transfer none): what it says, or does, as one sentence */
const char *rubric_status_card_get_text (RubricStatusCard *self);
