/* rubric-file-watch.c - notices external changes to a file
 *
 *     event -> delay -> worker: compare with what is known -> change
 *
 * Writing a file causes many events, and a file that is being replaced is gone for a moment: so the first event waits
 * for those that follow it. An answer counts only if nothing has become known meanwhile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-file-watch.h"

#include "rubric-jobs.h"

#include <stdlib.h>

enum
{
  DELAY_MS = 250,
};

enum
{
  PROP_0,
  PROP_CHANGE,
  N_PROPS
};

enum
{
  MONITOR_FILE,
  MONITOR_TARGET, /* the file that a symbolic link leads to */
  N_MONITORS
};

struct _RubricFileWatch
{
  GObject parent_instance;

  GFile *file;
  GFileMonitor *monitors[N_MONITORS];
  RubricFileStamp known;
  RubricFileStamp now; /* as last seen */
  RubricFileChange change;
  RubricJobs *jobs;
  guint timeout; /* 0: no event waits */
  gboolean held;
};

/* A job: the file is compared with a stamp. */
typedef struct
{
  GFile *file;
  RubricFileStamp known;
  RubricFileStamp now;
  RubricFileChange change;
} Look;

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (RubricFileWatch, rubric_file_watch, G_TYPE_OBJECT)

static void
set_change (RubricFileWatch *self, RubricFileChange change)
{
  if (self->change == change)
    return;
  self->change = change;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHANGE]);
}

static void
look_free (gpointer data)
{
  g_object_unref (((Look *)data)->file);
  g_free (data);
}

static gboolean
look_work (RubricJob *job, gpointer data, GError **error)
{
  Look *look = data;

  return rubric_file_stamp_compare (&look->known, look->file, &look->now, &look->change,
                                    rubric_job_get_cancellable (job), error);
}

/* A file that cannot be looked at now, for want of a network or of rights, is taken to be what it was. */
static void
look_done (gpointer owner, gpointer data, const GError *error)
{
  RubricFileWatch *self = owner;
  const Look *look = data;

  if (error != NULL)
    return;
  self->now = look->now;
  if (look->change == RUBRIC_FILE_SAME)
    self->known = look->now;
  set_change (self, look->change);
}

static void
stop_looking (RubricFileWatch *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  rubric_jobs_cancel (self->jobs);
}

static void
start_looking (RubricFileWatch *self)
{
  Look *look = g_new0 (Look, 1);

  stop_looking (self);
  look->file = g_object_ref (self->file);
  look->known = self->known;
  rubric_jobs_run (self->jobs, look_work, look_done, look, look_free);
}

static gboolean
look_timeout_cb (gpointer user_data)
{
  RubricFileWatch *self = user_data;

  self->timeout = 0;
  start_looking (self);
  return G_SOURCE_REMOVE;
}

static void
file_event_cb (RubricFileWatch *self)
{
  if (!self->held && self->timeout == 0)
    self->timeout = g_timeout_add (DELAY_MS, look_timeout_cb, self);
}

static void
start_monitor (RubricFileWatch *self, int which, GFile *file)
{
  self->monitors[which] = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitors[which] != NULL)
    g_signal_connect_object (self->monitors[which], "changed", G_CALLBACK (file_event_cb), self, G_CONNECT_SWAPPED);
}

/* The monitor of a link tells that it is another link, but not that it leads to another file. */
static void
start_monitors (RubricFileWatch *self)
{
  g_autofree char *target = NULL;

  if (!g_file_is_native (self->file))
    return;
  start_monitor (self, MONITOR_FILE, self->file);
  target = realpath (g_file_peek_path (self->file), NULL);
  if (target != NULL && g_strcmp0 (target, g_file_peek_path (self->file)) != 0)
    {
      g_autoptr (GFile) file = g_file_new_for_path (target);

      start_monitor (self, MONITOR_TARGET, file);
    }
}

static void
rubric_file_watch_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  if (prop_id == PROP_CHANGE)
    g_value_set_uint (value, RUBRIC_FILE_WATCH (object)->change);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rubric_file_watch_dispose (GObject *object)
{
  RubricFileWatch *self = RUBRIC_FILE_WATCH (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->jobs);
  for (guint i = 0; i < N_MONITORS; i++)
    g_clear_object (&self->monitors[i]);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (rubric_file_watch_parent_class)->dispose (object);
}

static void
rubric_file_watch_class_init (RubricFileWatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rubric_file_watch_get_property;
  object_class->dispose = rubric_file_watch_dispose;

  /** RubricFileWatch:change: a #RubricFileChange */
  props[PROP_CHANGE] = g_param_spec_uint ("change", NULL, NULL, RUBRIC_FILE_SAME, RUBRIC_FILE_LOST, RUBRIC_FILE_SAME,
                                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
rubric_file_watch_init (RubricFileWatch *self)
{
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
}

RubricFileWatch *
rubric_file_watch_new (GFile *file, const RubricFileStamp *known)
{
  RubricFileWatch *self = g_object_new (RUBRIC_TYPE_FILE_WATCH, NULL);

  self->file = g_object_ref (file);
  self->known = self->now = *known;
  start_monitors (self);
  start_looking (self); /* the file may have changed between the reading and the monitors */
  return self;
}

void
rubric_file_watch_check (RubricFileWatch *self)
{
  if (!self->held)
    start_looking (self);
}

RubricFileChange
rubric_file_watch_get_change (RubricFileWatch *self)
{
  return self->change;
}

const RubricFileStamp *
rubric_file_watch_get_known (RubricFileWatch *self)
{
  return &self->known;
}

void
rubric_file_watch_set_known (RubricFileWatch *self, const RubricFileStamp *known)
{
  stop_looking (self);
  self->known = self->now = *known;
  set_change (self, RUBRIC_FILE_SAME);
}

void
rubric_file_watch_accept (RubricFileWatch *self)
{
  RubricFileStamp now = self->now;

  rubric_file_watch_set_known (self, &now);
}

void
rubric_file_watch_set_held (RubricFileWatch *self, gboolean held)
{
  self->held = held;
  if (held)
    stop_looking (self);
  else
    start_looking (self); /* nobody has listened to events meanwhile */
}
