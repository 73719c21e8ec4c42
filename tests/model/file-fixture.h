/* file-fixture.h - a folder with a puzzle in it, of one's own or of nobody's
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#define FILE_LINE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
#define FILE_RESOURCE "resource:///io/github/rubric_sudoku/Rubric/tests/grid.txt"

typedef struct
{
  char *folder;
  char *path; /* of a file in @folder that holds FILE_LINE */
  GFile *file;
} FileFixture;

/** Returns: (transfer full): the path of @name in the folder */
char *file_inside (FileFixture *fixture, const char *name);
void file_write_text (const char *path, const char *text);

void file_set_up (FileFixture *fixture, gconstpointer data);
void file_tear_down (FileFixture *fixture, gconstpointer data);

/* Root may do everything, so what is not permitted is tried as nobody, in a process of its own. */
void file_set_up_as_nobody (FileFixture *fixture);
void file_tear_down_as_nobody (FileFixture *fixture);
