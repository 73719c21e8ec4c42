/* sud-cancel.h - the flag by which somebody who waits for an answer gives it up
 *
 * Threads: any thread may set or look at a flag.
 * Cost: a load.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-api.h"

#include <stddef.h>

/**
 * SudFlag:
 * A boolean that any thread may set while others look at it: of C atomic_bool, of C++ std::atomic<bool>, which have
 * one byte and the same meaning. It begins as false, and is set by assignment.
 */
#ifdef __cplusplus
#include <atomic>
typedef std::atomic<bool> SudFlag;
#else
#include <stdatomic.h>
#include <stdbool.h>
typedef atomic_bool SudFlag;
#endif

/**
 * sud_is_cancelled:
 * @cancel: (nullable): a flag that any thread may set
 *
 * Cheap: nothing is made visible but the flag itself.
 */
static inline bool
sud_is_cancelled (const SudFlag *cancel)
{
#ifdef __cplusplus
  return cancel != NULL && cancel->load (std::memory_order_relaxed);
#else
  return cancel != NULL && atomic_load_explicit (cancel, memory_order_relaxed);
#endif
}
