/* rubric-cli-interrupt.h - SIGINT and time limits: one flag that searches poll, and reads that it wakes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <stdatomic.h>
#include <sys/types.h>

/** Catches SIGINT once (a second one ends the program) and SIGALRM; SIGPIPE ends the program without a word. */
void rubric_cli_interrupt_init (void);

/** Raised by SIGINT and by the time limit: what searches poll. */
const atomic_bool *rubric_cli_cancel_flag (void);

/** Whether SIGINT has come. */
gboolean rubric_cli_interrupted (void);

/** read(2) that fails with EINTR once SIGINT has come or rubric_cli_wake() was called, even while it waits. */
ssize_t rubric_cli_read (int fd, char *buffer, size_t size);

/** Ends reads that wait, from any thread. */
void rubric_cli_wake (void);
