/* desk-fixture.h - a desk with a person and a disk, and the files that its tests save and load
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "desk-testing.h"

#define DESK_REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define DESK_OTHER ".3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

typedef struct
{
  char *folder;
  GFile *file; /* reference.sdk, which holds everything */
  GFile *text; /* reference.txt, which does not */
  TestPerson *person;
  RubricDesk *desk;
  RubricPuzzle *puzzle;
  RubricSession *session;
  guint n_closed;
} DeskFixture;

/* A row of a table of tests: @data is handed to @test. */
typedef struct
{
  const char *path;
  void (*test) (DeskFixture *fixture, gconstpointer data);
  RubricReply data;
} DeskFixtureTest;

void desk_fixture_add_tests (const DeskFixtureTest *tests, guint n);

/** Returns: (transfer full): another desk of the same person; its being closed is counted too */
RubricDesk *desk_fixture_create_desk (DeskFixture *self);

/** Returns: (transfer full): a file in the folder of the fixture */
GFile *desk_fixture_inside (DeskFixture *self, const char *name);

/** Writes @line into @file, as another program would. */
void desk_fixture_write (GFile *file, const char *line);

/** Writes the reference into @file and loads it. */
void desk_fixture_load (DeskFixture *self, GFile *file);

/** Puts the digits of @line, 81 cells, on the desk as givens. */
void desk_fixture_put (DeskFixture *self, const char *line);

/** Leaves a sheet that no earlier edit has. */
void desk_fixture_edit (DeskFixture *self);

gboolean desk_fixture_file_holds (GFile *file, const SudSheet *sheet);

/** Whether the puzzle is in the reference file, and known to be. */
gboolean desk_fixture_is_saved (DeskFixture *self);

guint desk_fixture_count_files (DeskFixture *self);
