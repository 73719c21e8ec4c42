/* test-rubric-desk-random.c - whatever is done in whatever order: no edit is lost, no desk is stuck, nothing goes on
 * after it has closed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "desk-testing.h"
#include "session-testing.h"

#include "rubric-file.h"
#include "rubric-jobs-testing.h"

#include <glib/gstdio.h>

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

enum
{
  N_SEQUENCES = 1000,
  N_SLOW_SEQUENCES = 10000, /* with -m slow */
  N_STEPS = 16,
  N_FOREIGN = 4, /* what other programs write */
};

typedef struct
{
  GRand *rand;
  char *folder;
  GFile *files[2];
  RubricSession *session;
  TestPerson *person;
  RubricDesk *desk;
  RubricPuzzle *puzzle;
  gboolean discarded;   /* by the person, in words */
  gboolean closed;
  SudSheet last;        /* what stood there when it closed */
  gboolean modified;
} World;

/* What another program writes is known by its first row. */
static void
write_foreign (World *world, GFile *file)
{
  int n = g_rand_int_range (world->rand, 1, N_FOREIGN);
  g_autofree char *text = g_strdup_printf ("%d%s\n", n, REFERENCE + 1);

  g_assert_true (g_file_set_contents_full (g_file_peek_path (file), text, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

static gboolean
read_sheet (GFile *file, SudSheet *sheet)
{
  g_autoptr (RubricDocument) document = rubric_file_load (file, NULL, NULL, NULL);

  return document != NULL && rubric_document_read (document, 0, sheet, NULL, NULL);
}

static gboolean
is_foreign (GFile *file)
{
  SudSheet sheet;

  return read_sheet (file, &sheet) && sheet.digit[0] < N_FOREIGN && sheet.digit[0] > 0;
}

static void
closed_cb (RubricDesk *desk, World *world)
{
  g_assert_false (world->closed);
  world->closed = TRUE;
  world->last = *rubric_puzzle_get_sheet (world->puzzle);
  world->modified = rubric_puzzle_get_modified (world->puzzle);
}

/* Steps. */

static void
step_edit (World *world)
{
  static guint n;
  SudSheet sheet = *rubric_puzzle_get_sheet (world->puzzle);

  n++;
  for (int bit = 0; bit < 20; bit++)
    sheet.centre[9 + bit] = (n >> bit & 1) != 0 ? 3 : 5;
  sud_sheet_set_digit (&sheet, 0, 5, SUD_ORIGIN_GIVEN); /* ours */
  rubric_puzzle_replace (world->puzzle, &sheet);
}

static void
step_undo (World *world)
{
  rubric_puzzle_undo (world->puzzle);
}

static void
step_save (World *world)
{
  rubric_desk_save (world->desk);
}

static void
step_save_as (World *world)
{
  rubric_desk_save_as (world->desk);
}

static void
step_close (World *world)
{
  rubric_desk_close (world->desk);
}

static void
step_foreign (World *world)
{
  write_foreign (world, world->files[0]);
}

static void
step_delete (World *world)
{
  g_unlink (g_file_peek_path (world->files[0]));
}

static void
step_reload (World *world)
{
  rubric_desk_reload (world->desk);
}

static void
step_keep_mine (World *world)
{
  rubric_desk_ignore_external_change (world->desk);
}

static void
step_stop (World *world)
{
  rubric_desk_stop_saving (world->desk);
}

static void
step_solve (World *world)
{
  rubric_desk_solve (world->desk, sud_strategy_find ("bitset"));
}

static void
step_disk (World *world)
{
  disk_set (g_rand_int_range (world->rand, 0, 3));
}

static void
step_let_go (World *world)
{
  disk_let_go ();
}

static void
step_wait (World *world)
{
  for (int i = g_rand_int_range (world->rand, 0, 8); i > 0; i--)
    g_main_context_iteration (NULL, FALSE);
}

static void
step_settle (World *world)
{
  disk_let_go ();
  desk_settle ();
}

static const RubricReply replies[][4] = {
  [RUBRIC_QUESTION_CLOSE] = { RUBRIC_REPLY_CANCEL, RUBRIC_REPLY_SAVE, RUBRIC_REPLY_SAVE, RUBRIC_REPLY_DISCARD },
  [RUBRIC_QUESTION_NOT_KEPT] = { RUBRIC_REPLY_CANCEL, RUBRIC_REPLY_SAVE, RUBRIC_REPLY_SAVE, RUBRIC_REPLY_DISCARD },
  [RUBRIC_QUESTION_WHERE] = { RUBRIC_REPLY_CANCEL, RUBRIC_REPLY_SAVE, RUBRIC_REPLY_SAVE, RUBRIC_REPLY_SAVE },
  [RUBRIC_QUESTION_LOSS] = { RUBRIC_REPLY_CANCEL, RUBRIC_REPLY_SAVE_AS, RUBRIC_REPLY_SAVE_AS, RUBRIC_REPLY_CANCEL },
  [RUBRIC_QUESTION_ANOTHER] = { RUBRIC_REPLY_CANCEL, RUBRIC_REPLY_SAVE_AS, RUBRIC_REPLY_SAVE_AS,
                                RUBRIC_REPLY_SAVE_AS },
  [RUBRIC_QUESTION_CONFLICT] = { RUBRIC_REPLY_CANCEL, RUBRIC_REPLY_OVERWRITE, RUBRIC_REPLY_SAVE_AS,
                                 RUBRIC_REPLY_OVERWRITE },
  [RUBRIC_QUESTION_SHOW_SOLUTION] = { RUBRIC_REPLY_CANCEL, RUBRIC_REPLY_SHOW, RUBRIC_REPLY_SHOW, RUBRIC_REPLY_SHOW },
  [RUBRIC_QUESTION_TRY_SOLUTION] = { RUBRIC_REPLY_CANCEL, RUBRIC_REPLY_SHOW, RUBRIC_REPLY_SHOW, RUBRIC_REPLY_SHOW },
  [RUBRIC_QUESTION_WRONG_ENTRIES] = { RUBRIC_REPLY_CANCEL, RUBRIC_REPLY_KEEP, RUBRIC_REPLY_REPLACE,
                                      RUBRIC_REPLY_REPLACE },
};

static void
step_answer (World *world)
{
  RubricReply reply;

  if (!test_person_is_asked (world->person))
    return;
  reply = replies[world->person->asked][g_rand_int_range (world->rand, 0, 4)];
  world->discarded |= reply == RUBRIC_REPLY_DISCARD;
  test_person_answer (world->person, reply,
                      world->person->asked == RUBRIC_QUESTION_WHERE && reply == RUBRIC_REPLY_SAVE
                        ? world->files[g_rand_int_range (world->rand, 0, 2)]
                        : NULL);
}

static const struct
{
  const char *name;
  void (*take) (World *world);
  int weight;
} steps[] = {
  { "edit", step_edit, 3 },       { "undo", step_undo, 1 },     { "save", step_save, 3 },
  { "save as", step_save_as, 1 }, { "close", step_close, 2 },   { "delete", step_delete, 1 },
  { "foreign", step_foreign, 1 }, { "stop", step_stop, 1 },     { "solve", step_solve, 1 },
  { "disk", step_disk, 1 },       { "let go", step_let_go, 1 }, { "wait", step_wait, 3 },
  { "settle", step_settle, 1 },   { "reload", step_reload, 1 }, { "keep mine", step_keep_mine, 1 },
  { "answer", step_answer, 4 },
};

/* Returns: one of the steps, as often as its weight says */
static guint
choose_step (World *world)
{
  int sum = 0, at;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    sum += steps[i].weight;
  at = g_rand_int_range (world->rand, 0, sum);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if ((at -= steps[i].weight) < 0)
      return i;
  g_assert_not_reached ();
}

/* The world. */

static void
begin (World *world, guint seed)
{
  g_autoptr (RubricDocument) document = NULL;
  RubricFileStamp stamp;
  SudSheet sheet;

  world->rand = g_rand_new_with_seed (seed);
  world->person = test_person_new ();
  world->desk = rubric_desk_new (RUBRIC_PROMPT (world->person));
  world->puzzle = g_object_ref (rubric_desk_get_puzzle (world->desk));
  world->closed = world->discarded = FALSE;
  disk_attach (world->desk);
  g_signal_connect (world->desk, "closed", G_CALLBACK (closed_cb), world);
  if (seed % 2 == 0)
    rubric_desk_join_session (world->desk, world->session);
  if (seed % 3 == 0)
    return;
  write_foreign (world, world->files[0]);
  document = rubric_file_load_stamped (world->files[0], &stamp, NULL, NULL);
  g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
  rubric_desk_load (world->desk, world->files[0], &stamp, rubric_format_native (), &sheet, NULL);
  step_edit (world);
}

/* Saves whatever it takes. */
static void
answer_to_leave (World *world)
{
  static const RubricReply to_leave[] = {
    [RUBRIC_QUESTION_CLOSE] = RUBRIC_REPLY_SAVE,          [RUBRIC_QUESTION_NOT_KEPT] = RUBRIC_REPLY_SAVE,
    [RUBRIC_QUESTION_WHERE] = RUBRIC_REPLY_SAVE,          [RUBRIC_QUESTION_LOSS] = RUBRIC_REPLY_SAVE_AS,
    [RUBRIC_QUESTION_ANOTHER] = RUBRIC_REPLY_SAVE_AS,
    [RUBRIC_QUESTION_CONFLICT] = RUBRIC_REPLY_OVERWRITE,  [RUBRIC_QUESTION_SHOW_SOLUTION] = RUBRIC_REPLY_CANCEL,
    [RUBRIC_QUESTION_TRY_SOLUTION] = RUBRIC_REPLY_CANCEL, [RUBRIC_QUESTION_WRONG_ENTRIES] = RUBRIC_REPLY_CANCEL,
  };
  gboolean where = world->person->asked == RUBRIC_QUESTION_WHERE;

  test_person_answer (world->person, to_leave[world->person->asked], where ? world->files[1] : NULL);
}

/* Whoever answers in the end, and has a disk that works, gets out. */
static void
leave (World *world)
{
  disk_set (DISK_WORKS);
  disk_let_go ();
  for (guint i = 0; !world->closed; i++)
    {
      g_assert_cmpuint (i, <, 20);
      desk_settle ();
      if (test_person_is_asked (world->person))
        answer_to_leave (world);
      else
        rubric_desk_close (world->desk);
      while (world->desk->saving.state == RUBRIC_DESK_STATE_KEEPING)
        g_main_context_iteration (NULL, TRUE);
    }
}

static gboolean
is_blank (const SudSheet *sheet)
{
  static const SudSheet blank;

  return sud_sheet_equal (sheet, &blank);
}

static char *
format (const SudSheet *sheet)
{
  g_autoptr (GBytes) bytes = rubric_format_write (rubric_format_native (), sheet, NULL);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* In the file, unless another program was there since; or among those to be continued; or nothing was changed. */
static void
check_nothing_lost (World *world)
{
  GFile *file = rubric_desk_get_file (world->desk);
  SudSheet there;

  if (world->discarded || is_blank (&world->last))
    return;
  if (file == NULL)
    {
      g_autoptr (RubricRecord) record = NULL;
      GPtrArray *kept;

      g_assert_true (rubric_puzzle_get_modified (world->puzzle));
      rubric_session_flush (world->session);
      desk_settle ();
      kept = rubric_session_get_continue (world->session);
      g_assert_cmpuint (kept->len, >, 0);
      record = rubric_session_take (world->session, ((RubricContinue *)kept->pdata[0])->id);
      g_assert_true (sud_sheet_equal (rubric_record_get_sheet (record), &world->last));
      return;
    }
  g_assert_false (world->modified);
  if (is_foreign (file) || !read_sheet (file, &there))
    return;
  if (!sud_sheet_equal (&there, &world->last))
    g_error ("in the file:\n%s\non the desk:\n%s", format (&there), format (&world->last));
}

static void
end (World *world)
{
  desk_settle ();
  g_assert_cmpuint (rubric_jobs_count_running (), ==, 0);
  g_assert_false (test_person_is_asked (world->person));
  check_nothing_lost (world);
  g_assert_finalize_object (world->desk);
  g_assert_finalize_object (world->person);
  g_object_unref (world->puzzle);
  g_rand_free (world->rand);
  for (guint i = 0; i < G_N_ELEMENTS (world->files); i++)
    g_unlink (g_file_peek_path (world->files[i]));
}

static void
run (World *world, guint seed)
{
  begin (world, seed);
  for (guint i = 0; i < N_STEPS && !world->closed; i++)
    {
      guint step = choose_step (world);

      g_test_message ("%s", steps[step].name);
      steps[step].take (world);
    }
  leave (world);
  end (world);
}

/* In memory where there is such a place: thousands of files are flushed. */
static char *
fast_folder (void)
{
  char *folder = g_strdup ("/dev/shm/rubric-desk-XXXXXX");

  if (g_mkdtemp (folder) != NULL)
    return folder;
  g_free (folder);
  return session_folder ();
}

static void
test_sequences (void)
{
  World world = { .folder = fast_folder () };
  g_autofree char *kept = g_build_filename (world.folder, "session", NULL);
  static const char *const names[] = { "one.sdk", "two.sdk" };
  guint n = g_test_slow () ? N_SLOW_SEQUENCES : N_SEQUENCES;

  world.session = rubric_session_new (kept, 1, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (world.folder, names[i], NULL);

      world.files[i] = g_file_new_for_path (path);
    }
  for (guint k = 0; k < test_share (n); k++)
    {
      guint seed = test_pick (k, n);

      g_test_message ("seed %u", seed);
      run (&world, seed);
    }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_unref (world.files[i]);
  g_object_unref (world.session);
  session_remove (world.folder);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/sequences", test_sequences);
  return g_test_run ();
}
