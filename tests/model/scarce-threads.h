/* scarce-threads.h - work where no thread, or few, can be made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/** From now on g_thread_try_new () fails after @n calls. */
void scarce_threads_allow (guint n);

/** Returns: how many more can be made */
guint scarce_threads_get_left (void);
