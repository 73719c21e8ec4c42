/* rubric-collection-arranging.c - a query of a collection that runs in a thread, on copies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-arranging.h"

typedef struct
{
  RubricDocument *document;
  RubricFacts *facts;
  RubricRating *ratings;
  RubricRate *rates;
  RubricQuery query;
  RubricArranged arranged;
  guint32 *order;
  guint n_shown;
} Arranging;

static void
arranging_free (gpointer data)
{
  Arranging *arranging = data;

  g_object_unref (arranging->document);
  g_free (arranging->facts);
  g_free (arranging->ratings);
  g_free (arranging->rates);
  rubric_query_clear (&arranging->query);
  g_free (arranging->order);
  g_free (arranging);
}

static gboolean
arrange_work (RubricJob *job, gpointer data, GError **error)
{
  Arranging *arranging = data;
  const RubricKnown known = { arranging->facts, arranging->ratings, arranging->rates };

  arranging->order = rubric_query_run (&arranging->query, arranging->document, &known,
                                       rubric_job_get_cancel (job), &arranging->n_shown);
  return TRUE;
}

static void
arrange_done (gpointer owner, gpointer data, const GError *error)
{
  Arranging *arranging = data;

  arranging->arranged (owner, g_steal_pointer (&arranging->order), arranging->n_shown);
}

void
rubric_arrange_in_thread (RubricJobs *jobs, RubricDocument *document, const RubricKnown *known,
                          const RubricQuery *query, RubricArranged arranged)
{
  Arranging *arranging = g_new0 (Arranging, 1);
  guint n = rubric_document_get_n_puzzles (document);

  arranging->document = g_object_ref (document);
  arranging->facts = g_memdup2 (known->facts, n * sizeof *known->facts);
  arranging->ratings = g_memdup2 (known->ratings, n * sizeof *known->ratings);
  arranging->rates = g_memdup2 (known->rates, n * sizeof *known->rates);
  arranging->arranged = arranged;
  rubric_query_copy (query, &arranging->query);
  rubric_jobs_run (jobs, arrange_work, arrange_done, arranging, arranging_free);
}
