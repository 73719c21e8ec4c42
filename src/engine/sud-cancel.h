/* sud-cancel.h - the flag by which somebody who waits for an answer gives it up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/**
 * sud_is_cancelled:
 * @cancel: (nullable): a flag that any thread may set
 *
 * Cheap: nothing is made visible but the flag itself.
 */
static inline bool
sud_is_cancelled (const atomic_bool *cancel)
{
  return cancel != NULL && atomic_load_explicit (cancel, memory_order_relaxed);
}
