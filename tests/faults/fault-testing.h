/* fault-testing.h - a disk that fails at a chosen call, a power cut at a chosen call, and a clock that is set
 *
 * The calls of this program's own code are wrapped by the linker; those that libraries make are not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

typedef enum
{
  FAULT_CREATE,
  FAULT_WRITE,
  FAULT_MODE,
  FAULT_SYNC,
  FAULT_CLOSE,
  FAULT_RENAME,
  FAULT_UNLINK,
  N_FAULT_CALLS,
  FAULT_NONE = N_FAULT_CALLS,
} FaultCall;

/** From now on each such call fails with @code; FAULT_NONE: all work. */
void fault_fail (FaultCall call, int code);

/** The process is killed at the call after @n others; in the midst of it where it is a write. */
void fault_kill (guint n);

/** Returns: how many files were renamed since a folder was last flushed: a power cut may take their new names */
guint fault_count_unflushed (void);

/** From now on the disk takes @ms to flush something. */
void fault_slow (guint ms);

/** Sets the clock to @time in microseconds since 1970; 0: it is the machine's. */
void fault_set_clock (gint64 time);

/** Returns: whether the process had to be killed; one that ends otherwise than well fails the test */
gboolean fault_run (const char *const *argv);

/** Asserts that the file at @path holds @expected. */
void fault_assert_holds (const char *path, const char *expected);
