/* desk-fixture.c - a desk with a person and a disk, and the files that its tests save and load
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "desk-fixture.h"

#include "../sheet-testing.h"
#include "rubric-file.h"
#include "session-testing.h"

static void
closed_cb (RubricDesk *desk, DeskFixture *self)
{
  self->n_closed++;
}

RubricDesk *
desk_fixture_create_desk (DeskFixture *self)
{
  RubricDesk *desk = rubric_desk_new (RUBRIC_PROMPT (self->person));

  disk_attach (desk);
  g_signal_connect (desk, "closed", G_CALLBACK (closed_cb), self);
  return desk;
}

void
desk_fixture_write (GFile *file, const char *line)
{
  g_autofree char *text = g_strconcat (line, "\n", NULL);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
}

GFile *
desk_fixture_inside (DeskFixture *self, const char *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  return g_file_new_for_path (path);
}

static void
set_up (DeskFixture *self, gconstpointer unused)
{
  self->folder = session_folder ();
  self->file = desk_fixture_inside (self, "reference.sdk");
  self->text = desk_fixture_inside (self, "reference.txt");
  self->person = test_person_new ();
  self->desk = desk_fixture_create_desk (self);
  self->puzzle = rubric_desk_get_puzzle (self->desk);
  self->n_closed = 0;
}

/* However it ended: nothing is left at work, no question is left, and the desk can go. */
static void
tear_down (DeskFixture *self, gconstpointer unused)
{
  disk_let_go ();
  desk_settle ();
  if (!rubric_desk_is_closed (self->desk))
    rubric_desk_discard (self->desk);
  desk_settle ();
  g_assert_cmpuint (self->n_closed, ==, 1);
  g_assert_false (test_person_is_asked (self->person));
  g_assert_finalize_object (self->desk);
  g_assert_finalize_object (self->person);
  g_clear_object (&self->session);
  g_object_unref (self->file);
  g_object_unref (self->text);
  session_remove (self->folder);
}

void
desk_fixture_load (DeskFixture *self, GFile *file)
{
  g_autoptr (RubricDocument) document = NULL;
  g_autoptr (RubricInfo) info = NULL;
  RubricFileStamp stamp;
  SudSheet sheet;

  if (!rubric_desk_is_saving (self->desk))
    desk_settle ();
  desk_fixture_write (file, DESK_REFERENCE);
  document = rubric_file_load_stamped (file, &stamp, NULL, NULL);
  g_assert_true (rubric_document_read (document, 0, &sheet, &info, NULL));
  rubric_desk_load (self->desk, file, &stamp, rubric_format_for_name (g_file_peek_path (file)), &sheet, info);
  if (!rubric_desk_is_saving (self->desk))
    desk_settle ();
}

void
desk_fixture_put (DeskFixture *self, const char *line)
{
  SudSheet sheet = sheet_of (line);

  rubric_puzzle_load (self->puzzle, &sheet, NULL);
}

void
desk_fixture_edit (DeskFixture *self)
{
  static guint n;
  SudSheet sheet = *rubric_puzzle_get_sheet (self->puzzle);

  n++;
  for (int bit = 0; bit < 16; bit++)
    sheet.centre[bit] = (n >> bit & 1) != 0 ? 3 : 5;
  rubric_puzzle_replace (self->puzzle, &sheet);
}

gboolean
desk_fixture_file_holds (GFile *file, const SudSheet *sheet)
{
  g_autoptr (RubricDocument) document = rubric_file_load (file, NULL, NULL, NULL);
  SudSheet there;

  return document != NULL && rubric_document_read (document, 0, &there, NULL, NULL) && sud_sheet_equal (&there, sheet);
}

gboolean
desk_fixture_is_saved (DeskFixture *self)
{
  return desk_fixture_file_holds (self->file, rubric_puzzle_get_sheet (self->puzzle))
         && !rubric_puzzle_get_modified (self->puzzle);
}

guint
desk_fixture_count_files (DeskFixture *self)
{
  return session_count_files (self->folder, ".");
}

void
desk_fixture_add_tests (const DeskFixtureTest *tests, guint n)
{
  for (guint i = 0; i < n; i++)
    g_test_add (tests[i].path, DeskFixture, GINT_TO_POINTER (tests[i].data), set_up, tests[i].test, tear_down);
}
