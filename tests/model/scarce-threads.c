/* scarce-threads.c - the program is linked so that each call of g_thread_try_new () comes here
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "scarce-threads.h"

GThread *__real_g_thread_try_new (const char *name, GThreadFunc func, gpointer data, GError **error);
GThread *__wrap_g_thread_try_new (const char *name, GThreadFunc func, gpointer data, GError **error);

static guint n_left = G_MAXUINT;

void
scarce_threads_allow (guint n)
{
  n_left = n;
}

guint
scarce_threads_get_left (void)
{
  return n_left;
}

GThread *
__wrap_g_thread_try_new (const char *name, GThreadFunc func, gpointer data, GError **error)
{
  if (n_left == 0)
    return NULL;
  if (n_left != G_MAXUINT)
    n_left--;
  return __real_g_thread_try_new (name, func, data, error);
}
