/* sud-clock.h - the clock that searches are timed with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdint.h>
#include <time.h>

/* sud_now_ns: Returns: nanoseconds since some time, of a clock that nobody sets */
static inline uint64_t
sud_now_ns (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}
