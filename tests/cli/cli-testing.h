/* cli-testing.h - runs the rubric-cli that was built
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#define CLI_PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define CLI_SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define CLI_HOSTILE "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
#define CLI_EMPTY "................................................................................."
#define CLI_CLASH "55..............................................................................."
#define CLI_UNSOLVABLE "12345678.........9..............................................................."

/**
 * CliRun:
 * @status: the exit status, or -1 where a signal ended it
 * @out: standard output
 * @err: standard error
 */
typedef struct
{
  int status;
  char *out;
  char *err;
} CliRun;

/** Prepares signals and the test framework. */
void cli_test_init (int *argc, char ***argv);

/** Returns: (transfer full): rubric-cli with @arguments, words between blanks, with the standard streams of @flags */
GSubprocess *cli_spawn (GSubprocessFlags flags, const char *arguments);

/** Runs to the end with @length bytes of @input, -1: up to the NUL. */
void cli_run_bytes (CliRun *run, const char *arguments, const char *input, gssize length);

/** The same for text. */
void cli_run (CliRun *run, const char *arguments, const char *input);

/** The same with standard output and standard error into the files @out and @err, which are closed; -1: into @run. */
void cli_run_into (CliRun *run, const char *arguments, const char *input, int out, int err);

void cli_run_clear (CliRun *run);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliRun, cli_run_clear)

/** Asserts status and standard output, and that standard error has @message in it (nullable: that it is empty). */
void cli_assert (const char *arguments, const char *input, int status, const char *out, const char *message);

/** Returns: (transfer full): @n lines: puzzles with one solution, several and none, and every 101st no puzzle */
GString *cli_make_lines (guint n);

/** Returns: (transfer full): a new file with @length bytes of @text, -1: up to the NUL, in a folder of its own */
char *cli_write_file (const char *text, gssize length);

/** Removes a file of cli_write_file(), and its folder. */
void cli_remove_file (char *path);
