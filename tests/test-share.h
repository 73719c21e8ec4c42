/* test-share.h - how much of a long test is run: all of it, or a share, which another day may be another one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * RUBRIC_TEST_PERCENT is how much that is, from 1 to 100: less where a sanitizer makes a test ten times slower, or where
 * somebody waits. With RUBRIC_TEST_SEED, a number such as that of the day, the share moves over all that there is, so that
 * nothing is left out for ever; the same numbers are always the same run.
 */
#pragma once

#include <glib.h>

#ifdef __has_feature /* clang */
#define TEST_HAS_FEATURE(feature) __has_feature (feature)
#else
#define TEST_HAS_FEATURE(feature) 0
#endif

#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__ || TEST_HAS_FEATURE(address_sanitizer) \
    || TEST_HAS_FEATURE(thread_sanitizer)
#define TEST_SANITIZED TRUE
#else
#define TEST_SANITIZED FALSE
#endif

/** Whether a sanitizer watches, with a memory and a pace of its own. */
static inline gboolean
test_is_sanitized (void)
{
  return TEST_SANITIZED;
}

/** Of @n, at least 1, the share of RUBRIC_TEST_PERCENT: at least 1; if that is not set, all, or a tenth under a sanitizer. */
static inline guint
test_share (guint n)
{
  const char *wanted = g_getenv ("RUBRIC_TEST_PERCENT");
  guint64 percent = wanted != NULL ? g_ascii_strtoull (wanted, NULL, 10) : TEST_SANITIZED ? 10 : 100;

  return (guint)CLAMP (n * percent / 100, 1, n);
}

/** RUBRIC_TEST_SEED, and 0 where that is not set. */
static inline guint
test_seed (void)
{
  const char *seed = g_getenv ("RUBRIC_TEST_SEED");

  return seed != NULL ? (guint)g_ascii_strtoull (seed, NULL, 10) : 0;
}

/**
 * test_pick:
 * @n: at least 1
 *
 * A test of @n things does those of @k below test_share (@n): they stand evenly among all, and each further seed takes
 * them one further. Where it has not met what it looks for it goes on with greater @k, at the neighbours of those.
 *
 * Returns: which of the @n comes as number @k: below @n; without a share and a seed @k itself
 */
static inline guint
test_pick (guint k, guint n)
{
  guint share = test_share (n);

  return (guint)(((guint64)(k % share) * n / share + k / share + test_seed ()) % n);
}
