/* rubric-verdict-bar.h - the sentence under the board: what is known, or what is being worked on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk.h"

#include <gtk/gtk.h>

typedef enum
{
  RUBRIC_TONE_NEUTRAL,
  RUBRIC_TONE_GOOD,
  RUBRIC_TONE_BAD,
} RubricTone;

#define RUBRIC_TYPE_VERDICT_BAR (rubric_verdict_bar_get_type ())
G_DECLARE_FINAL_TYPE (RubricVerdictBar, rubric_verdict_bar, RUBRIC, VERDICT_BAR, GtkWidget)

/**
 * rubric_verdict_bar_follow:
 * @desk: not kept alive
 * @settings: name the strategy that is at work
 *
 * Shows what is known about the puzzle of @desk, and what is being worked on there. Once.
 */
void rubric_verdict_bar_follow (RubricVerdictBar *self, RubricDesk *desk, GSettings *settings);

/**
 * rubric_verdict_bar_update:
 *
 * Shows the verdict instead of what has been set: what is known, or, if that is not at hand in a moment, that it is
 * being looked for.
 */
void rubric_verdict_bar_update (RubricVerdictBar *self);

/** Returns: (transfer none): the verdict in two or three words, for a title. Notified as RubricVerdictBar:brief. */
const char *rubric_verdict_bar_get_brief (RubricVerdictBar *self);

/** Shows @text until the verdict is another one; any sentence set by rubric_verdict_bar_set_work() stays in front of it. */
void rubric_verdict_bar_set_text (RubricVerdictBar *self, RubricTone tone, const char *text);

/**
 * rubric_verdict_bar_set_work:
 * @text: (nullable): what is being done, with a spinner and a button that activates win.cancel; NULL when it is over
 */
void rubric_verdict_bar_set_work (RubricVerdictBar *self, const char *text);

/** Returns: (transfer none): what it says: the work as long as there is any, else the verdict; as RubricVerdictBar:text */
const char *rubric_verdict_bar_get_text (RubricVerdictBar *self);
