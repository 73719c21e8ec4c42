/* rubric-cli-terminal.h - what is written: answers to standard output, messages and progress to standard error
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/**
 * rubric_cli_terminal_guard:
 *
 * Puts something that fails in the place of standard streams that are closed: or the next file that is opened would be
 * taken for one, messages written into it, and a pipe of our own waited for.
 */
void rubric_cli_terminal_guard (void);

/** Lets g_print() write with rubric_cli_write(), and end the program where that fails. */
void rubric_cli_terminal_init (void);

/** Whether a person reads the answers as they come: standard output is a terminal. Thread-safe. */
gboolean rubric_cli_is_read (void);

/**
 * rubric_cli_complain:
 * @format: what is wrong, translated
 *
 * Writes "rubric-cli: what is wrong".
 */
void rubric_cli_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);

/** Returns: (transfer full) (nullable): a thread that runs @work; NULL, having complained, where none can be started */
GThread *rubric_cli_start_thread (const char *name, GThreadFunc work, gpointer data);

/** Appends "rubric-cli: FILE:LINE: what is wrong" and a newline to @text; @line 0 leaves the line out. */
void rubric_cli_append_message (GString *text, const char *file, guint64 line, const char *message);

/** Writes text made with rubric_cli_append_message(). */
void rubric_cli_write_messages (const char *text, gsize length);

/** Writes to standard output at once, past its buffer. Returns FALSE, having complained, where it fails. */
gboolean rubric_cli_write (const char *text, gsize length);

/** Makes room in a pipe, for its two ends to wait for each other less often; what is no pipe stays as it is. */
void rubric_cli_enlarge_pipe (int fd);

/**
 * rubric_cli_show_progress:
 * @file: that is being read
 * @lines: of it that are done
 *
 * Keeps a line on standard error up to date, where that is a terminal, once the work has taken a second.
 */
void rubric_cli_show_progress (const char *file, guint64 lines);

/** The same for pages that are drawn into @file, also where standard output is a terminal: nothing goes there. */
void rubric_cli_show_pages (const char *file, guint done, guint n_pages);

/** The same for puzzles that are made: @made of @wanted, to standard output where that is no terminal. */
void rubric_cli_show_made (guint64 made, guint64 wanted);

/**
 * rubric_cli_show_search:
 * @made: so many puzzles are there
 * @one_in: about one in so many fits
 * @seconds: until the next one is there, on average
 * @at_least: it may be much rarer
 *
 * The same for puzzles that are looked for, also where standard output is a terminal.
 */
void rubric_cli_show_search (guint64 made, double one_in, double seconds, gboolean at_least);

/** Takes the progress line away. */
void rubric_cli_hide_progress (void);
