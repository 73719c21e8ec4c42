/* saving-testing.h - what became of a picture that a test saves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-picture-saving.h"

/** @error: NULL where it was saved */
typedef struct
{
  gboolean done;
  GError *error;
} SavingOutcome;

/** Returns: (transfer full): jobs that write, whose owner notes in @outcome what becomes of one */
RubricJobs *saving_jobs_new (GObject *owner, SavingOutcome *outcome);

/** The callback to save with. */
void saving_done (gpointer owner, const GError *error);

/** Waits until it has been called. */
void saving_wait (const SavingOutcome *outcome);
