/* handovers.c - tells the thread sanitizer where GLib hands something from one thread to another
 *
 * The distribution's GLib is built without the sanitizer, which so sees none of its locks and queues, and would call
 * everything a race that a worker thread is given. In a build with -Db_sanitize=thread the linker sends the calls that
 * our code makes to these functions instead. Each tells what GLib itself promises, not more: a race of ours is found
 * still.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>

/* What is done before a release is seen by whoever acquires the same address later. */
void __tsan_acquire (void *address);
void __tsan_release (void *address);

#define WRAP(type, name, parameters) \
  type __real_##name parameters; \
  type __wrap_##name parameters; \
  type __wrap_##name parameters

/* Locks. */

WRAP (void, g_mutex_lock, (GMutex *mutex))
{
  __real_g_mutex_lock (mutex);
  __tsan_acquire (mutex);
}

WRAP (void, g_mutex_unlock, (GMutex *mutex))
{
  __tsan_release (mutex);
  __real_g_mutex_unlock (mutex);
}

WRAP (void, g_cond_wait, (GCond *cond, GMutex *mutex))
{
  __tsan_release (mutex);
  __real_g_cond_wait (cond, mutex);
  __tsan_acquire (mutex);
}

WRAP (gboolean, g_cond_wait_until, (GCond *cond, GMutex *mutex, gint64 end))
{
  gboolean signalled;

  __tsan_release (mutex);
  signalled = __real_g_cond_wait_until (cond, mutex, end);
  __tsan_acquire (mutex);
  return signalled;
}

/* Counts of references: who frees sees what all others did. */

WRAP (void, g_object_unref, (gpointer object))
{
  __tsan_acquire (object);
  __tsan_release (object);
  __real_g_object_unref (object);
}

WRAP (void, g_bytes_unref, (GBytes *bytes))
{
  __tsan_acquire (bytes);
  __tsan_release (bytes);
  __real_g_bytes_unref (bytes);
}

WRAP (gboolean, g_atomic_ref_count_dec, (gatomicrefcount *count))
{
  __tsan_acquire (count);
  __tsan_release (count);
  return __real_g_atomic_ref_count_dec (count);
}

WRAP (void, g_once_init_leave, (volatile void *location, gsize result))
{
  __real_g_once_init_leave (location, result);
  __atomic_store_n ((gsize *)location, result, __ATOMIC_SEQ_CST); /* once more, where the sanitizer sees it */
}

/* Tasks: what was done before the start is seen in the thread, what the thread did by who is told or frees the data. */

typedef struct
{
  gpointer data;
  GDestroyNotify destroy;
} TaskData;

static GMutex task_data_mutex; /* with the functions of GLib: it orders nothing that the sanitizer sees */
static GHashTable *task_data;

static void
free_task_data_cb (gpointer data)
{
  TaskData *entry;
  GDestroyNotify destroy;

  __real_g_mutex_lock (&task_data_mutex);
  entry = g_hash_table_lookup (task_data, data);
  destroy = entry->destroy;
  g_hash_table_remove (task_data, data);
  __real_g_mutex_unlock (&task_data_mutex);
  __tsan_acquire (data);
  destroy (data);
}

WRAP (void, g_task_set_task_data, (GTask *task, gpointer data, GDestroyNotify destroy))
{
  TaskData entry = { data, destroy };

  if (destroy != NULL)
    {
      __real_g_mutex_lock (&task_data_mutex);
      if (task_data == NULL)
        task_data = g_hash_table_new_full (NULL, NULL, NULL, g_free);
      g_hash_table_replace (task_data, data, g_memdup2 (&entry, sizeof entry));
      __real_g_mutex_unlock (&task_data_mutex);
    }
  __real_g_task_set_task_data (task, data, destroy != NULL ? free_task_data_cb : NULL);
}

static GQuark
function_quark (void)
{
  return g_quark_from_static_string ("rubric-task-function");
}

static void
task_thread_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GTaskThreadFunc function = (GTaskThreadFunc)g_object_get_qdata (G_OBJECT (task), function_quark ());

  __tsan_acquire (task);
  function (task, source, data, cancellable);
  __tsan_release (task);
  if (data != NULL)
    __tsan_release (data);
  if (source != NULL)
    __tsan_release (source);
}

WRAP (void, g_task_run_in_thread, (GTask *task, GTaskThreadFunc function))
{
  g_object_set_qdata (G_OBJECT (task), function_quark (), (gpointer)function);
  __tsan_release (task);
  __real_g_task_run_in_thread (task, task_thread_cb);
}

/* What returns a result releases the task and its data: the callback may be on its way before the function has ended. */
static void
release_task (GTask *task)
{
  gpointer data = g_task_get_task_data (task);

  __tsan_release (task);
  if (data != NULL)
    __tsan_release (data);
}

WRAP (void, g_task_return_boolean, (GTask *task, gboolean result))
{
  release_task (task);
  __real_g_task_return_boolean (task, result);
}

WRAP (void, g_task_return_pointer, (GTask *task, gpointer result, GDestroyNotify destroy))
{
  release_task (task);
  __real_g_task_return_pointer (task, result, destroy);
}

WRAP (void, g_task_return_error, (GTask *task, GError *error))
{
  release_task (task);
  __real_g_task_return_error (task, error);
}

typedef struct
{
  GAsyncReadyCallback callback;
  gpointer data;
} Ready;

static void
task_ready_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Ready *ready = data;

  __tsan_acquire (result);
  ready->callback (source, result, ready->data);
  g_free (ready);
}

WRAP (GTask *, g_task_new, (gpointer source, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data))
{
  Ready *ready;

  if (callback == NULL)
    return __real_g_task_new (source, cancellable, NULL, NULL);
  ready = g_new (Ready, 1);
  *ready = (Ready){ callback, data };
  return __real_g_task_new (source, cancellable, task_ready_cb, ready);
}

/* Calls in another thread's main loop: what was done before they were asked for is seen. */

typedef struct
{
  GSourceFunc function;
  gpointer data;
  GDestroyNotify destroy;
} Call;

static gboolean
call_cb (gpointer data)
{
  Call *self = data;

  __tsan_acquire (self);
  return self->function (self->data);
}

static void
call_free_cb (gpointer data)
{
  Call *self = data;

  __tsan_acquire (self);
  if (self->destroy != NULL)
    self->destroy (self->data);
  g_free (self);
}

WRAP (void, g_source_set_callback, (GSource *source, GSourceFunc function, gpointer data, GDestroyNotify destroy))
{
  Call *call = g_new (Call, 1);

  *call = (Call){ function, data, destroy };
  __tsan_release (call);
  __real_g_source_set_callback (source, call_cb, call, call_free_cb);
}

/* Pools of threads. */

typedef struct
{
  GFunc function;
  gpointer data;
} Pool;

static void
pool_cb (gpointer item, gpointer data)
{
  Pool *self = data;

  __tsan_acquire (self);
  __tsan_acquire (item);
  self->function (item, self->data);
  __tsan_release (self);
}

WRAP (GThreadPool *, g_thread_pool_new, (GFunc function, gpointer data, int n, gboolean exclusive, GError **error))
{
  Pool *pool = g_new (Pool, 1);

  *pool = (Pool){ function, data };
  __tsan_release (pool);
  return __real_g_thread_pool_new (pool_cb, pool, n, exclusive, error);
}

WRAP (gboolean, g_thread_pool_push, (GThreadPool *pool, gpointer item, GError **error))
{
  __tsan_release (item);
  return __real_g_thread_pool_push (pool, item, error);
}

/* Who waits for the last item sees what was done to it. */
WRAP (void, g_thread_pool_free, (GThreadPool *pool, gboolean immediate, gboolean wait))
{
  Pool *own = pool->user_data;

  __real_g_thread_pool_free (pool, immediate, wait);
  if (!wait)
    return; /* its threads go on with it */
  __tsan_acquire (own);
  g_free (own);
}
