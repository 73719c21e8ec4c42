/* rubric-jobs.h - work in a thread, for an owner who may close at any moment
 *
 *     policy   order      a newer one          the owner closes           the application
 *     query    at once    cancels it           cancels it, hears nothing  may end
 *     read     as asked   waits for it         cancels it, hears nothing  may end
 *     write    as asked   waits for it         it goes on to its end      is held until it has ended
 *
 * The worker sees the data of its job, a flag that cancels it, and a place to report progress; it never sees the owner.
 * The data with what the worker has left there is handed to the owner in the main thread, and freed there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>
#include <stdatomic.h>

typedef struct _RubricJob RubricJob;

/** RubricJobWork: does the work of a job, in a worker thread. Returns: FALSE with @error set if it fails */
typedef gboolean (*RubricJobWork) (RubricJob *job, gpointer data, GError **error);

/** RubricJobDone: takes the result, in the main thread: @error is NULL if the work succeeded. */
typedef void (*RubricJobDone) (gpointer owner, gpointer data, const GError *error);

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
 * @owner: is not kept alive by its jobs; when it is disposed they are closed, as by rubric_jobs_close()
 *
 * Returns: (transfer full): a queue of jobs, one of which runs at a time; only a cancelled query may still be ending
 */
RubricJobs *rubric_jobs_new (RubricJobsPolicy policy, GObject *owner);

/**
 * rubric_jobs_run:
 * @work: runs in a worker thread; sees @data and nothing else
 * @done: called from the main loop with the owner, @data and the error, if the owner is still there; with
 *   G_IO_ERROR_CANCELLED only for a write. A function with a type of its own in place of @data is cast:
 *   (RubricJobDone)image_loaded
 * @data: (transfer full): of this job alone
 * @free_data: (nullable): frees @data, always in the main thread
 *
 * Runs a job: a query at once, any other job when the jobs before it have ended. After rubric_jobs_close() nothing is
 * run, and @data is freed.
 */
void rubric_jobs_run (RubricJobs *self, RubricJobWork work, RubricJobDone done, gpointer data,
                      GDestroyNotify free_data);

/** rubric_jobs_cancel: Cancels all jobs. Nothing is heard of them again, but a write ends with G_IO_ERROR_CANCELLED. */
void rubric_jobs_cancel (RubricJobs *self);

/** rubric_jobs_stop: Asks the job that runs to end early; its owner gets what the job has found so far. */
void rubric_jobs_stop (RubricJobs *self);

/**
 * rubric_jobs_close:
 *
 * The owner closes: cancels queries and reads, lets writes come to their end, and calls nobody back. If a write fails
 * then, the reason goes to standard error.
 */
void rubric_jobs_close (RubricJobs *self);

/** rubric_jobs_get_busy: Returns: whether a job runs or waits that is not cancelled. Notified as RubricJobs:busy. */
gboolean rubric_jobs_get_busy (RubricJobs *self);

/** rubric_jobs_get_fraction: Returns: how far the job that runs has come, 0 to 1; not notified, to be polled */
double rubric_jobs_get_fraction (RubricJobs *self);

/** rubric_jobs_get_step: Returns: the step, such as a page, from 1 to @steps (out), of the job; 0 of 0 if unknown */
guint rubric_jobs_get_step (RubricJobs *self, guint *steps);

/**
 * rubric_job_get_cancel:
 *
 * For the worker: the flag that is raised when the job is cancelled. The cancellable is cancelled before, so a handler
 * of its signal must ask the cancellable.
 *
 * Returns: (transfer none): valid as long as the job
 */
const atomic_bool *rubric_job_get_cancel (RubricJob *self);

/** rubric_job_get_stop: For the worker: the flag of rubric_jobs_stop(), raised also when the job is cancelled. */
const atomic_bool *rubric_job_get_stop (RubricJob *self);

/** rubric_job_get_cancellable: For the worker: cancelling for GIO. Returns: (transfer none) */
GCancellable *rubric_job_get_cancellable (RubricJob *self);

/** rubric_job_set_fraction: For the worker: reports how far it has come, 0 to 1, without waiting. */
void rubric_job_set_fraction (RubricJob *self, double fraction);

/** rubric_job_set_step: For the worker: reports which step it is at, without waiting. */
void rubric_job_set_step (RubricJob *self, guint step, guint steps);

/** rubric_jobs_finish_writes: Returns when all writes of the program have ended; runs the main loop meanwhile. */
void rubric_jobs_finish_writes (void);
