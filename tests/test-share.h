/* test-share.h - how much of a long test is run: all of it, or a share where a sanitizer makes it ten times slower
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <stdlib.h>

/** Whether a sanitizer watches, with a memory and a pace of its own. */
static inline gboolean
test_is_sanitized (void)
{
  return g_getenv ("RUBRIC_TEST_PERCENT") != NULL;
}

/** Of @n, at least 1, the share of RUBRIC_TEST_PERCENT: at least 1, and all where that is not set. */
static inline guint
test_share (guint n)
{
  const char *percent = g_getenv ("RUBRIC_TEST_PERCENT");
  guint64 share = percent != NULL ? (guint64)n * (guint64)atoi (percent) / 100 : n;

  return (guint)CLAMP (share, 1, n);
}
