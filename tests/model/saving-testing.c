/* saving-testing.c - what became of a picture that a test saves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "saving-testing.h"

static const char KEY[] = "saving-outcome";

RubricJobs *
saving_jobs_new (GObject *owner, SavingOutcome *outcome)
{
  *outcome = (SavingOutcome){ FALSE };
  g_object_set_data (owner, KEY, outcome);
  return rubric_jobs_new (RUBRIC_JOBS_WRITE, owner);
}

void
saving_done (gpointer owner, const GError *error)
{
  SavingOutcome *outcome = g_object_get_data (owner, KEY);

  outcome->error = error != NULL ? g_error_copy (error) : NULL;
  outcome->done = TRUE;
}

void
saving_wait (const SavingOutcome *outcome)
{
  while (!outcome->done)
    g_main_context_iteration (NULL, TRUE);
}
