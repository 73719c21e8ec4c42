/* rubric-dialogs.c - the questions and messages of a desk, as dialogs and toasts over a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-dialogs.h"

#include "rubric-adaptations.h"
#include "rubric-file-choices.h"
#include "rubric-text-desk.h"
#include "rubric-text.h"
#include "rubric-toast.h"

#include <glib/gi18n.h>

enum
{
  MAX_RESPONSES = 3,
  MAX_CELLS = 8, /* named in a question */
};

typedef struct
{
  RubricReply reply;
  const char *label;
  RubricResponseKind kind;
  const char *one; /* the label if one cell is meant; NULL: the same */
} Choice;

/* The safe answer first, the one that Enter gives last. */
static const struct
{
  const char *heading;       /* %s is the name of the file */
  const char *plain_heading; /* if there is no file */
  const char *body;          /* NULL: it has to be made */
  Choice choices[MAX_RESPONSES];
} questions[] = {
  [RUBRIC_QUESTION_CLOSE] = {
    /* Translators: %s is the name of a file */
    N_ ("Save Changes to “%s”?"), N_ ("Save the Puzzle?"),
    N_ ("Changes made since the last save will be lost if you do not save them."),
    { { RUBRIC_REPLY_CANCEL, N_ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
      { RUBRIC_REPLY_DISCARD, N_ ("_Discard"), RUBRIC_RESPONSE_DESTRUCTIVE },
      { RUBRIC_REPLY_SAVE, N_ ("_Save"), RUBRIC_RESPONSE_SUGGESTED } } },
  [RUBRIC_QUESTION_NOT_KEPT] = {
    NULL, N_ ("Save the Puzzle?"),
    N_ ("Your progress could not be kept for later; the disk may be full or read-only. What you do not save now will "
        "be lost."),
    { { RUBRIC_REPLY_CANCEL, N_ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
      { RUBRIC_REPLY_DISCARD, N_ ("_Discard"), RUBRIC_RESPONSE_DESTRUCTIVE },
      { RUBRIC_REPLY_SAVE, N_ ("_Save"), RUBRIC_RESPONSE_SUGGESTED } } },
  [RUBRIC_QUESTION_LOSS] = {
    /* Translators: %s is the name of a file */
    N_ ("“%s” Cannot Hold Everything"), NULL, NULL,
    { { RUBRIC_REPLY_CANCEL, N_ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
      { RUBRIC_REPLY_SAVE, N_ ("Save _Without Them"), RUBRIC_RESPONSE_DESTRUCTIVE },
      { RUBRIC_REPLY_SAVE_AS, N_ ("Save _As…"), RUBRIC_RESPONSE_SUGGESTED } } },
  [RUBRIC_QUESTION_ANOTHER] = {
    NULL, N_ ("Save as Another File?"), NULL,
    { { RUBRIC_REPLY_CANCEL, N_ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
      { RUBRIC_REPLY_SAVE_AS, N_ ("Save _As…"), RUBRIC_RESPONSE_SUGGESTED } } },
  [RUBRIC_QUESTION_CONFLICT] = {
    /* Translators: %s is the name of a file */
    N_ ("Overwrite “%s”?"), NULL,
    N_ ("Another program has changed the file. Its changes would be lost."),
    { { RUBRIC_REPLY_CANCEL, N_ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
      { RUBRIC_REPLY_OVERWRITE, N_ ("_Overwrite"), RUBRIC_RESPONSE_DESTRUCTIVE },
      { RUBRIC_REPLY_SAVE_AS, N_ ("Save _As…"), RUBRIC_RESPONSE_SUGGESTED } } },
  [RUBRIC_QUESTION_SHOW_SOLUTION] = {
    NULL, N_ ("Show the Whole Solution?"), N_ ("Your entries stay; all other cells are filled in red."),
    { { RUBRIC_REPLY_CANCEL, N_ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
      { RUBRIC_REPLY_SHOW, N_ ("_Show"), RUBRIC_RESPONSE_SUGGESTED } } },
  [RUBRIC_QUESTION_TRY_SOLUTION] = {
    NULL, N_ ("Show the Whole Solution?"),
    N_ ("If there is a solution with your entries, all other cells are filled in red."),
    { { RUBRIC_REPLY_CANCEL, N_ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
      { RUBRIC_REPLY_SHOW, N_ ("_Show"), RUBRIC_RESPONSE_SUGGESTED } } },
  [RUBRIC_QUESTION_WRONG_ENTRIES] = {
    NULL, N_ ("Show the Whole Solution?"), NULL,
    { { RUBRIC_REPLY_CANCEL, N_ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
      { RUBRIC_REPLY_KEEP, N_ ("_Keep Them"), RUBRIC_RESPONSE_PLAIN, N_ ("_Keep It") },
      { RUBRIC_REPLY_REPLACE, N_ ("_Replace Them"), RUBRIC_RESPONSE_SUGGESTED, N_ ("_Replace It") } } },
};

struct _RubricDialogs
{
  GObject parent_instance;

  GtkWindow *parent;       /* weak */
  AdwToastOverlay *toasts; /* on @parent; weak */
};

static guint told_signal;

static void rubric_dialogs_prompt_init (RubricPromptInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricDialogs, rubric_dialogs, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (RUBRIC_TYPE_PROMPT, rubric_dialogs_prompt_init))

/* @file: (nullable) (transfer full): the one to save in */
static void
give_answer (GTask *task, RubricReply reply, GFile *file)
{
  g_task_set_task_data (task, file, file != NULL ? g_object_unref : NULL);
  g_task_return_int (task, reply);
  g_object_unref (task);
}

static void
reply_given_cb (GObject *source, GAsyncResult *result, gpointer task)
{
  g_autofree char *id = rubric_ask_finish (result);

  give_answer (task, g_ascii_strtoull (id, NULL, 10), NULL);
}

static void
file_chosen_cb (GObject *source, GAsyncResult *result, gpointer task)
{
  g_autoptr (GError) error = NULL;
  GFile *file = rubric_choose_save_finish (result, &error);

  if (error != NULL)
    rubric_tell_error (GTK_WINDOW (source), _ ("Cannot Save the Puzzle"), error);
  give_answer (task, file != NULL ? RUBRIC_REPLY_SAVE : RUBRIC_REPLY_CANCEL, file);
}

static char *
make_heading (const RubricQuestion *question)
{
  const char *heading = questions[question->kind].heading;

  if (heading == NULL || question->name == NULL)
    return g_strdup (_ (questions[question->kind].plain_heading));
  return g_strdup_printf (_ (heading), question->name);
}

static char *
describe_loss (const RubricQuestion *question)
{
  g_autofree char *what = rubric_text_losses (question->lost);

  return g_strdup_printf (
      /* Translators: %1$s is the name of a file format, %2$s a list of what it cannot hold */
      _ ("A file of the kind “%1$s” cannot hold: %2$s. A SadMan file (.sdk) holds everything."),
      _ (question->format->name), what);
}

static char *
describe_other_text (const RubricQuestion *question)
{
  return g_strdup_printf (
      /* Translators: %1$s is the name of a file, %2$s what it has in it, such as "SudokuWiki link" */
      _ ("“%1$s” holds the puzzle as “%2$s”, perhaps among other text, which saving would overwrite."), question->name,
      _ (question->format->name));
}

static char *
describe_wrong_entries (const RubricQuestion *question)
{
  int n = sud_cells_count (question->cells);
  g_autofree char *cells = rubric_text_cells (question->cells, MAX_CELLS);

  return g_strdup_printf (
      /* Translators: %1$s is which cells, %2$d how many; it explains the buttons "Keep It" and "Replace It", or "Keep
       * Them" and "Replace Them" */
      ngettext ("One of your entries is wrong: %1$s. You can keep it or have it replaced. All blank cells are filled "
                "in red.",
                "%2$d of your entries are wrong: %1$s. You can keep them or have them replaced. All blank cells are "
                "filled in red.",
                n),
      cells, n);
}

static char *
make_body (const RubricQuestion *question)
{
  switch (question->kind)
    {
    case RUBRIC_QUESTION_LOSS:
      return describe_loss (question);
    case RUBRIC_QUESTION_ANOTHER:
      return describe_other_text (question);
    case RUBRIC_QUESTION_WRONG_ENTRIES:
      return describe_wrong_entries (question);
    default:
      break;
    }
  return g_strdup (_ (questions[question->kind].body));
}

static const char *
get_label (const Choice *choice, const RubricQuestion *question)
{
  return _ (choice->one != NULL && sud_cells_count (question->cells) == 1 ? choice->one : choice->label);
}

static void
ask_in_dialog (RubricDialogs *self, const RubricQuestion *question, GCancellable *cancellable, GTask *task)
{
  const Choice *choices = questions[question->kind].choices;
  RubricResponse responses[MAX_RESPONSES];
  char ids[MAX_RESPONSES][4];
  g_autofree char *heading = make_heading (question);
  g_autofree char *body = make_body (question);
  guint n = 0;

  for (; n < MAX_RESPONSES && choices[n].label != NULL; n++)
    {
      g_snprintf (ids[n], sizeof ids[n], "%d", choices[n].reply);
      responses[n] = (RubricResponse){ ids[n], get_label (&choices[n], question), choices[n].kind };
    }
  rubric_ask_async (self->parent, heading, body, NULL, responses, n, cancellable, reply_given_cb, task);
}

static void
ask_where (RubricDialogs *self, const RubricQuestion *question, GCancellable *cancellable, GTask *task)
{
  g_autoptr (GArray) kinds = rubric_file_kinds_to_save (FALSE);
  g_autofree char *name = rubric_text_proposed_name (question);

  rubric_choose_save_async (self->parent, _ ("Save Puzzle"), question->folder, name,
                            (const RubricFileKind *)(gpointer)kinds->data, kinds->len, cancellable, file_chosen_cb,
                            task);
}

static void
ask_async (RubricPrompt *prompt, const RubricQuestion *question, GCancellable *cancellable,
           GAsyncReadyCallback callback, gpointer user_data)
{
  RubricDialogs *self = RUBRIC_DIALOGS (prompt);
  GTask *task = g_task_new (prompt, NULL, callback, user_data);

  g_task_set_source_tag (task, ask_async);
  if (self->parent == NULL)
    {
      give_answer (task, RUBRIC_REPLY_CANCEL, NULL);
      return;
    }
  rubric_adapt_present (self->parent);
  if (question->kind == RUBRIC_QUESTION_WHERE)
    ask_where (self, question, cancellable, task);
  else
    ask_in_dialog (self, question, cancellable, task);
}

static RubricReply
ask_finish (RubricPrompt *prompt, GAsyncResult *result, GFile **file)
{
  GFile *chosen = g_task_get_task_data (G_TASK (result));

  *file = chosen != NULL ? g_object_ref (chosen) : NULL;
  return (RubricReply)g_task_propagate_int (G_TASK (result), NULL);
}

/* Some messages offer an action of the window, whose name is the response then. The window may have gone by now. */
static void
action_offered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricDialogs) self = user_data;
  g_autofree char *response = rubric_ask_finish (result);

  if (self->parent != NULL && g_str_has_prefix (response, "win."))
    gtk_widget_activate_action (GTK_WIDGET (self->parent), response, NULL);
}

static void
tell_no_solution (RubricDialogs *self, const RubricNotice *notice)
{
  const RubricResponse responses[] = {
    { "close", _ ("_Close"), RUBRIC_RESPONSE_PLAIN },
    { "win.blame", _ ("_Why?"), RUBRIC_RESPONSE_SUGGESTED },
  };
  const RubricAnswer *answer = notice->answer;
  gboolean explained = g_action_group_get_action_enabled (G_ACTION_GROUP (self->parent), "blame");
  g_autofree char *why = NULL;
  g_autofree char *body = NULL;

  if (answer->contradicted)
    {
      why = rubric_text_contradiction (&answer->contradiction);
      /* Translators: %s says why there is no solution: "row 3 has no place for 7" */
      body = g_strdup_printf (_ ("It cannot be completed: %s."), why);
    }
  rubric_ask_async (self->parent, _ ("No Solution"),
                    body != NULL ? body : _ ("There is no way to fill in all blanks."), NULL,
                    responses, explained ? 2 : 1, NULL, action_offered_cb, g_object_ref (self));
}

/* Another place may do. */
static void
tell_save_failed (RubricDialogs *self, const RubricNotice *notice)
{
  const RubricResponse responses[] = {
    { "close", _ ("_Close"), RUBRIC_RESPONSE_PLAIN },
    { "win.save-as", _ ("Save _As…"), RUBRIC_RESPONSE_SUGGESTED },
  };

  rubric_ask_async (self->parent, _ ("Cannot Save the Puzzle"), notice->message, NULL, responses,
                    G_N_ELEMENTS (responses), NULL, action_offered_cb, g_object_ref (self));
}

static void
tell_reload_failed (RubricDialogs *self, const RubricNotice *notice)
{
  rubric_tell (self->parent, _ ("Cannot Open the File"), notice->message);
}

static const struct
{
  const char *toast;
  void (*tell) (RubricDialogs *self, const RubricNotice *notice);
} notices[] = {
  [RUBRIC_NOTICE_SAVED] = { N_ ("Saved") },
  [RUBRIC_NOTICE_SAVE_CANCELLED] = { N_ ("Not saved") },
  [RUBRIC_NOTICE_SAVE_FAILED] = { .tell = tell_save_failed },
  [RUBRIC_NOTICE_RELOADED] = { N_ ("Reloaded; Undo brings back what was here") },
  [RUBRIC_NOTICE_RELOAD_FAILED] = { .tell = tell_reload_failed },
  [RUBRIC_NOTICE_NO_SOLUTION] = { .tell = tell_no_solution },
  [RUBRIC_NOTICE_CLASH] = { N_ ("Digits clash: the hatched cells cannot all be right") },
  [RUBRIC_NOTICE_FULL] = { N_ ("All cells are filled") },
  [RUBRIC_NOTICE_DIFFER] = { N_ ("There are several solutions, and they differ here") },
  [RUBRIC_NOTICE_NOT_THERE] = { N_ ("The puzzle no longer exists") },
  [RUBRIC_NOTICE_NOT_KEPT] = { N_ ("Your progress cannot be kept for later; the disk may be full or read-only") },
  [RUBRIC_NOTICE_DAMAGED] = { N_ ("What was kept of this puzzle is damaged: it starts from the beginning") },
};

static void
tell (RubricPrompt *prompt, const RubricNotice *notice)
{
  RubricDialogs *self = RUBRIC_DIALOGS (prompt);

  if (self->parent == NULL || self->toasts == NULL)
    return;
  g_signal_emit (self, told_signal, 0, notice->kind, notice->answer);
  if (notices[notice->kind].toast != NULL)
    rubric_toast_show (self->toasts, _ (notices[notice->kind].toast));
  else
    notices[notice->kind].tell (self, notice);
}

static void
rubric_dialogs_prompt_init (RubricPromptInterface *iface)
{
  iface->ask_async = ask_async;
  iface->ask_finish = ask_finish;
  iface->tell = tell;
}

static void
rubric_dialogs_dispose (GObject *object)
{
  g_clear_weak_pointer (&RUBRIC_DIALOGS (object)->parent);
  g_clear_weak_pointer (&RUBRIC_DIALOGS (object)->toasts);
  G_OBJECT_CLASS (rubric_dialogs_parent_class)->dispose (object);
}

static void
rubric_dialogs_class_init (RubricDialogsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_dialogs_dispose;
  told_signal = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                              G_TYPE_UINT, RUBRIC_TYPE_ANSWER | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
rubric_dialogs_init (RubricDialogs *self)
{
}

RubricDialogs *
rubric_dialogs_new (GtkWindow *parent, AdwToastOverlay *toasts)
{
  RubricDialogs *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  self = g_object_new (RUBRIC_TYPE_DIALOGS, NULL);
  g_set_weak_pointer (&self->parent, parent);
  g_set_weak_pointer (&self->toasts, toasts);
  return self;
}
