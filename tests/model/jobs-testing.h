/* jobs-testing.h - jobs of an owner, for tests that wait for what they answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-jobs-testing.h"

typedef struct
{
  GObject *owner; /* whose data "fixture" is the test's own fixture */
  RubricJobs *jobs;
  gboolean done;
} JobsFixture;

static inline void
jobs_fixture_init (JobsFixture *self, gpointer fixture)
{
  self->owner = g_object_new (G_TYPE_OBJECT, NULL);
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, self->owner);
  self->done = FALSE;
  g_object_set_data (self->owner, "fixture", fixture);
}

/** Until no thread is left. */
static inline void
jobs_fixture_clear (JobsFixture *self)
{
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (self->owner);
  g_assert_finalize_object (self->jobs);
}

/** Until an answer has set @done, which is no longer set then. */
static inline void
jobs_fixture_wait (JobsFixture *self)
{
  while (!self->done)
    g_main_context_iteration (NULL, TRUE);
  self->done = FALSE;
}
