/* desk-testing.c - a desk without a window: somebody who answers, and disks that are slow or full
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "desk-testing.h"

#include "rubric-file.h"
#include "rubric-jobs-testing.h"
#include "rubric-text-desk.h"

typedef struct
{
  RubricReply reply;
  GFile *file;
} Answer;

static gint disk;
static atomic_bool let_go;

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  g_clear_object (&answer->file);
  g_free (answer);
}

static void
give (TestPerson *self, RubricReply reply, GFile *file)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->waiting);
  Answer *answer = g_new0 (Answer, 1);

  g_signal_handler_disconnect (self->cancellable, self->taken_back_id);
  g_clear_object (&self->cancellable);
  answer->reply = reply;
  answer->file = file != NULL ? g_object_ref (file) : NULL;
  g_task_return_pointer (task, answer, answer_free);
}

static void
taken_back_cb (TestPerson *self)
{
  give (self, RUBRIC_REPLY_CANCEL, NULL);
}

static void
ask_async (RubricPrompt *prompt, const RubricQuestion *question, GCancellable *cancellable,
           GAsyncReadyCallback callback, gpointer user_data)
{
  TestPerson *self = TEST_PERSON (prompt);

  g_assert_null (self->waiting); /* two questions at once are one too many */
  self->waiting = g_task_new (prompt, NULL, callback, user_data);
  self->cancellable = g_object_ref (cancellable);
  self->taken_back_id = g_signal_connect_swapped (cancellable, "cancelled", G_CALLBACK (taken_back_cb), self);
  self->asked = question->kind;
  self->lost = question->lost;
  self->cells = question->cells;
  g_free (self->name);
  self->name = question->kind == RUBRIC_QUESTION_WHERE ? rubric_text_proposed_name (question)
                                                       : g_strdup (question->name);
  self->n_asked++;
}

static RubricReply
ask_finish (RubricPrompt *prompt, GAsyncResult *result, GFile **file)
{
  Answer *answer = g_task_propagate_pointer (G_TASK (result), NULL);
  RubricReply reply = answer->reply;

  *file = g_steal_pointer (&answer->file);
  answer_free (answer);
  return reply;
}

static void
tell (RubricPrompt *prompt, const RubricNotice *notice)
{
  TestPerson *self = TEST_PERSON (prompt);

  self->told[self->n_told++ % MAX_NOTICES] = notice->kind;
}

static void
prompt_init (RubricPromptInterface *iface)
{
  iface->ask_async = ask_async;
  iface->ask_finish = ask_finish;
  iface->tell = tell;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TestPerson, test_person, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (RUBRIC_TYPE_PROMPT, prompt_init))

static void
test_person_finalize (GObject *object)
{
  TestPerson *self = TEST_PERSON (object);

  g_assert_null (self->waiting);
  g_free (self->name);
  G_OBJECT_CLASS (test_person_parent_class)->finalize (object);
}

static void
test_person_class_init (TestPersonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = test_person_finalize;
}

static void
test_person_init (TestPerson *self)
{
}

TestPerson *
test_person_new (void)
{
  return g_object_new (TEST_TYPE_PERSON, NULL);
}

gboolean
test_person_is_asked (TestPerson *self)
{
  return self->waiting != NULL;
}

void
test_person_answer (TestPerson *self, RubricReply reply, GFile *file)
{
  g_assert_nonnull (self->waiting);
  give (self, reply, file);
}

gboolean
test_person_was_told (TestPerson *self, RubricNoticeKind kind)
{
  return self->n_told > 0 && self->told[(self->n_told - 1) % MAX_NOTICES] == kind;
}

static gboolean
update (GFile *file, GBytes *bytes, const RubricFileStamp *known, RubricFileStamp *stamp, GCancellable *cancellable,
        GError **error)
{
  Disk kind = g_atomic_int_get (&disk);

  if (kind == DISK_FULL)
    {
      g_set_error_literal (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_WRITE, "There is no space left.");
      return FALSE;
    }
  while (kind == DISK_SLOW && !atomic_load (&let_go) && !g_cancellable_is_cancelled (cancellable))
    g_usleep (50);
  return rubric_file_save (file, bytes, known, stamp, cancellable, error);
}

void
disk_attach (RubricDesk *desk)
{
  desk->saving.update = update;
  disk_set (DISK_WORKS);
}

void
disk_set (Disk kind)
{
  atomic_store (&let_go, FALSE);
  g_atomic_int_set (&disk, kind);
}

void
disk_let_go (void)
{
  atomic_store (&let_go, TRUE);
}

void
desk_settle (void)
{
  do
    while (g_main_context_iteration (NULL, rubric_jobs_count_running () > 0))
      ;
  while (rubric_jobs_count_running () > 0);
}

void
desk_assert_title (RubricDesk *desk, const char *expected)
{
  g_autofree char *title = rubric_text_desk_title (desk);

  g_assert_cmpstr (title, ==, expected);
}
