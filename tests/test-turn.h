/* test-turn.h - how a test waits for what threads, timers and frames do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/** A turn of a loop that waits: where there is nothing to do, the processor is left to those it waits for. */
static inline void
test_turn (void)
{
  if (!g_main_context_iteration (NULL, FALSE))
    g_usleep (G_USEC_PER_SEC / 1000);
}
