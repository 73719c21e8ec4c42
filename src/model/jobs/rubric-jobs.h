/* rubric-jobs.h - work in a thread, for an owner who may close at any moment
 *
 *     policy   order      a newer one          the owner closes           the application
 *     query    any        cancels it           cancels it, hears nothing  may end
 *     read     as asked   waits for it         cancels it, hears nothing  may end
 *     write    as asked   waits for it         it goes on to its end      is held until it has ended
 *
 * A job is what its worker sees: data of its own, a flag that cancels it, and a place to tell how far it is. It never
 * sees the owner. What the worker leaves in the data is handed to the owner in the main thread, and freed there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>
#include <stdatomic.h>

typedef struct _RubricJob RubricJob;

/** What a job does, in a worker thread. Returns: FALSE with @error where it fails */
typedef gboolean (*RubricJobWork) (RubricJob *job, gpointer data, GError **error);

/** What becomes of it, in the main thread: @error is NULL where it succeeded. */
typedef void (*RubricJobDone) (gpointer owner, gpointer data, const GError *error);

/**
 * RubricJobKind:
 * @work: in a thread
 * @done: in the thread of the main loop, while the owner lives; called with G_IO_ERROR_CANCELLED only for a write
 * @free: of the data, always in the thread of the main loop
 *
 * A row for each kind of work; static.
 */
typedef struct
{
  RubricJobWork work;
  RubricJobDone done;
  GDestroyNotify free;
} RubricJobKind;

typedef enum
{
  RUBRIC_JOBS_QUERY,
  RUBRIC_JOBS_READ,
  RUBRIC_JOBS_WRITE,
} RubricJobsPolicy;

#define RUBRIC_TYPE_JOBS (rubric_jobs_get_type ())
G_DECLARE_FINAL_TYPE (RubricJobs, rubric_jobs, RUBRIC, JOBS, GObject)

/**
 * rubric_jobs_new:
 * @owner: whom the jobs are for; not kept alive by them
 *
 * Returns: (transfer full): a place for jobs of which one runs at a time
 */
RubricJobs *rubric_jobs_new (RubricJobsPolicy policy, GObject *owner);

/**
 * rubric_jobs_run:
 * @data: (transfer full): of this job alone
 *
 * Runs a job, at once or, unless it is a query, when those before it have ended. After rubric_jobs_close() nothing is run.
 */
void rubric_jobs_run (RubricJobs *self, const RubricJobKind *kind, gpointer data);

/** Cancels the job that runs, and those that wait. They are not heard of again, but writes end with G_IO_ERROR_CANCELLED. */
void rubric_jobs_cancel (RubricJobs *self);

/** Has the job that runs end with what it has done so far, which its owner hears of; unless it cannot: then it goes on. */
void rubric_jobs_stop (RubricJobs *self);

/**
 * rubric_jobs_close:
 *
 * The owner is gone, or goes: cancels what only he waits for, lets writes come to their end, and calls nobody back. Why a
 * write fails is a line on standard error then.
 */
void rubric_jobs_close (RubricJobs *self);

/** Whether a job runs that has not been cancelled, or waits. Notified as RubricJobs:busy. */
gboolean rubric_jobs_get_busy (RubricJobs *self);

/** How far the job that runs is: 0 to 1. Changes without being notified: whoever shows it looks now and then. */
double rubric_jobs_get_fraction (RubricJobs *self);

/** Which of its @steps (out), as the pages of a file, it is at, from 1; 0 of 0 where it tells none. Changes likewise. */
guint rubric_jobs_get_step (RubricJobs *self, guint *steps);

/**
 * rubric_job_get_cancel:
 *
 * For the worker: raised when the job is cancelled, after its cancellable has been: who waits for that one's signal asks it.
 *
 * Returns: (transfer none): valid as long as the job
 */
const atomic_bool *rubric_job_get_cancel (RubricJob *self);

/** For the worker: raised when it is to end with what it has done so far, and when it is cancelled. Likewise. */
const atomic_bool *rubric_job_get_stop (RubricJob *self);

/** For the worker: cancelling for GIO. Returns: (transfer none) */
GCancellable *rubric_job_get_cancellable (RubricJob *self);

/** For the worker: tells how far it is, 0 to 1, and never waits. */
void rubric_job_set_fraction (RubricJob *self, double fraction);

/** For the worker: tells which step it is at, and never waits. */
void rubric_job_set_step (RubricJob *self, guint step, guint steps);

/** Returns when all writes of the program have ended. For its end; runs the main loop meanwhile. */
void rubric_jobs_finish_writes (void);

/** How many workers are at work. */
guint rubric_jobs_count_running (void);
