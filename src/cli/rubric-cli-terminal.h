/* rubric-cli-terminal.h - standard streams and SIGINT: answers, messages, progress, and reads that can be interrupted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <stdatomic.h>
#include <sys/types.h>

/**
 * rubric_cli_terminal_guard:
 *
 * Opens something that fails in place of each standard stream that is closed. Otherwise the next file to be opened
 * would be taken for that stream: messages would be written into it, or a pipe of our own be waited for.
 */
void rubric_cli_terminal_guard (void);

/** rubric_cli_terminal_init: Makes g_print() use rubric_cli_write() and end the program if that fails. */
void rubric_cli_terminal_init (void);

/** rubric_cli_interrupt_init: Catches SIGINT once: a second one ends the program. SIGPIPE ends it without a word. */
void rubric_cli_interrupt_init (void);

/** rubric_cli_cancel_flag: Returns: the flag that SIGINT raises and searches poll */
const atomic_bool *rubric_cli_cancel_flag (void);

gboolean rubric_cli_interrupted (void);

/**
 * rubric_cli_read:
 *
 * Reads as read(2) does, and fails with EINTR, even while it waits, after SIGINT or rubric_cli_wake().
 */
ssize_t rubric_cli_read (int fd, char *buffer, size_t size);

/** rubric_cli_wake: Ends reads that wait, from any thread. */
void rubric_cli_wake (void);

/** rubric_cli_stdout_is_terminal: Returns: whether a person reads the answers as they come. Thread-safe. */
gboolean rubric_cli_stdout_is_terminal (void);

/**
 * rubric_cli_complain:
 * @format: the complaint, translated
 *
 * Writes "rubric-cli: complaint".
 */
void rubric_cli_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);

/**
 * rubric_cli_start_thread:
 *
 * Returns: (transfer full) (nullable): a thread; NULL, having complained, if none can be started
 */
GThread *rubric_cli_start_thread (const char *name, GThreadFunc work, gpointer data);

/** rubric_cli_append_complaint: Appends "rubric-cli: FILE:LINE: MESSAGE" and a newline; without the line if it is 0. */
void rubric_cli_append_complaint (GString *text, const char *file, guint64 line, const char *message);

/** rubric_cli_write_complaints: Writes what has been appended to standard error. */
void rubric_cli_write_complaints (const char *text, gsize length);

/** rubric_cli_complain_of: Does both. */
void rubric_cli_complain_of (const char *file, guint64 line, const char *message);

/** rubric_cli_write: Writes to standard output without a buffer. Returns: FALSE, having complained, if that fails */
gboolean rubric_cli_write (const char *text, gsize length);

/** rubric_cli_enlarge_pipe: Makes room in a pipe, so that its two ends wait for each other less often. */
void rubric_cli_enlarge_pipe (int fd);

/**
 * rubric_cli_show_progress:
 * @file: the file that is being read
 * @lines: how many of its lines are done
 *
 * Keeps a line on standard error up to date, if that is a terminal and the work has taken a second.
 */
void rubric_cli_show_progress (const char *file, guint64 lines);

/**
 * rubric_cli_show_pages:
 * @file: (type filename): a char *
 *
 * Shows how many pages of @file are read or drawn, even if standard output is a terminal: nothing is written there.
 */
void rubric_cli_show_pages (guint done, guint n_pages, gpointer file);

/**
 * rubric_cli_show_made:
 *
 * Shows how many of the wanted puzzles are made, unless they are written to the same terminal.
 */
void rubric_cli_show_made (guint64 made, guint64 wanted);

/**
 * rubric_cli_show_search:
 * @made: how many puzzles are made
 * @one_in: about one in so many fits
 * @seconds: the average time until the next one is found
 * @may_be_rarer: whether fitting puzzles may be much rarer
 *
 * Shows the progress of a search for puzzles, even if standard output is a terminal.
 */
void rubric_cli_show_search (guint64 made, double one_in, double seconds, gboolean may_be_rarer);

void rubric_cli_hide_progress (void);
