/* bench-clock.h - what benchmarks do with times
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <stdlib.h>
#include <time.h>

static inline guint64
clock_ns (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return (guint64)now.tv_sec * 1000000000u + (guint64)now.tv_nsec;
}

static inline int
ascending (const void *a, const void *b)
{
  double x = *(const double *)a, y = *(const double *)b;

  return (x > y) - (x < y);
}

/* Orders them. */
static inline double
median (double *values, gsize n)
{
  qsort (values, n, sizeof *values, ascending);
  return values[n / 2];
}

/* Orders @values, doubles. Returns: the one below which @part of them are; 0 of none */
static inline double
quantile (GArray *values, double part)
{
  if (values->len == 0)
    return 0;
  g_array_sort (values, ascending);
  return g_array_index (values, double, MIN ((guint)(values->len * part), values->len - 1));
}
