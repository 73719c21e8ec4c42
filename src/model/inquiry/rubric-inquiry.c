/* rubric-inquiry.c - a live question about the puzzle on a desk, asked anew when the givens change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-inquiry.h"

#include <string.h>

typedef struct
{
  RubricDesk *desk;
  RubricJobs *jobs;
  RubricInquiryState state;
  SudGrid givens; /* looked at last */
} RubricInquiryPrivate;

static guint changed_signal;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RubricInquiry, rubric_inquiry, G_TYPE_OBJECT)

static RubricInquiryPrivate *
get_private (RubricInquiry *self)
{
  return rubric_inquiry_get_instance_private (self);
}

static void
set_inquiry_state (RubricInquiry *self, RubricInquiryState state)
{
  RubricInquiryPrivate *priv = get_private (self);

  if (priv->state == state)
    return;
  priv->state = state;
  g_signal_emit (self, changed_signal, 0);
}

/* Nothing is new if only an entry has changed. */
static void
update_inquiry (RubricInquiry *self)
{
  RubricInquiryPrivate *priv = get_private (self);
  SudGrid givens = rubric_puzzle_get_grid (rubric_inquiry_get_puzzle (self), SUD_ORIGINS_GIVEN);
  gboolean same = memcmp (&givens, &priv->givens, sizeof givens) == 0;

  if (priv->state == RUBRIC_INQUIRY_OFF
      || (same && (priv->state == RUBRIC_INQUIRY_FOUND || rubric_jobs_get_busy (priv->jobs))))
    return;
  rubric_jobs_cancel (priv->jobs);
  if (RUBRIC_INQUIRY_GET_CLASS (self)->applies (priv->desk))
    {
      set_inquiry_state (self, RUBRIC_INQUIRY_LOOKING);
      priv->givens = givens;
      RUBRIC_INQUIRY_GET_CLASS (self)->look (self, &givens);
    }
  else if (rubric_desk_is_checking (priv->desk))
    set_inquiry_state (self, RUBRIC_INQUIRY_LOOKING);
  else
    set_inquiry_state (self, RUBRIC_INQUIRY_NOT_APPLICABLE);
}

static void
rubric_inquiry_dispose (GObject *object)
{
  RubricInquiryPrivate *priv = get_private (RUBRIC_INQUIRY (object));

  g_clear_object (&priv->jobs);
  g_clear_object (&priv->desk);
  G_OBJECT_CLASS (rubric_inquiry_parent_class)->dispose (object);
}

static void
rubric_inquiry_class_init (RubricInquiryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_inquiry_dispose;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_FIRST,
                                 G_STRUCT_OFFSET (RubricInquiryClass, changed), NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rubric_inquiry_init (RubricInquiry *self)
{
  get_private (self)->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
}

gpointer
rubric_inquiry_new (GType type, RubricDesk *desk)
{
  RubricInquiry *self = g_object_new (type, NULL);

  get_private (self)->desk = g_object_ref (desk);
  g_signal_connect_object (desk, "verdict-changed", G_CALLBACK (update_inquiry), self, G_CONNECT_SWAPPED);
  return self;
}

void
rubric_inquiry_set_on (RubricInquiry *self, gboolean on)
{
  RubricInquiryPrivate *priv = get_private (self);

  if (on == (priv->state != RUBRIC_INQUIRY_OFF))
    return;
  rubric_jobs_cancel (priv->jobs);
  set_inquiry_state (self, on ? RUBRIC_INQUIRY_LOOKING : RUBRIC_INQUIRY_OFF);
  update_inquiry (self);
}

RubricInquiryState
rubric_inquiry_get_state (RubricInquiry *self)
{
  return get_private (self)->state;
}

RubricPuzzle *
rubric_inquiry_get_puzzle (RubricInquiry *self)
{
  return rubric_desk_get_puzzle (get_private (self)->desk);
}

void
rubric_inquiry_run (RubricInquiry *self, RubricJobWork work, RubricJobDone done, gpointer data,
                    GDestroyNotify free_data)
{
  rubric_jobs_run (get_private (self)->jobs, work, done, data, free_data);
}

void
rubric_inquiry_cancel (RubricInquiry *self)
{
  rubric_jobs_cancel (get_private (self)->jobs);
}

void
rubric_inquiry_set_found (RubricInquiry *self)
{
  set_inquiry_state (self, RUBRIC_INQUIRY_FOUND);
}
