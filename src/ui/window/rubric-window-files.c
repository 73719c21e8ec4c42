/* rubric-window-files.c - puzzles that come from files and texts, and the window for each of them
 *
 *     read                  shown
 *     a puzzle in a file    in this window if nothing has been done here, else in a new one
 *     a puzzle in a text    on this board, in one step that can be undone; in a window of its own if this is a file or
 *                           of a list
 *     a list in a file      in a window of its own, which takes the place of this one if nothing has been done here
 *     a list in a text      the person chooses: the list, or only the first
 *     two ways to read it   the person chooses
 *     a picture             beside this board if nothing has been done here, else beside a new one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-adaptations.h"
#include "rubric-alternatives.h"
#include "rubric-collection-window.h"
#include "rubric-file-choices.h"
#include "rubric-text-collection.h"
#include "rubric-text-window.h"
#include "rubric-text.h"
#include "rubric-toast.h"

#include <glib/gi18n.h>

enum
{
  MAX_MESSAGES = 10, /* about files that cannot be opened, in one dialog */
  ANNOUNCE_MS = 800, /* if its level takes longer, a puzzle is told of without it */
  PATIENCE_MS = 500, /* an empty window waits for a file that is not read by then */
};

/* A window may be closing: it has no application by then. */
static GtkApplication *
get_application (void)
{
  return GTK_APPLICATION (g_application_get_default ());
}

/* Returns: whether nothing has been done here, and no picture is open: something else may take its place */
static gboolean
is_free (RubricWindow *self)
{
  return rubric_desk_is_untouched (self->desk) && !rubric_window_has_panel (self, self->picture_panel);
}

/* Returns: (transfer none): @self if another puzzle may take its place, else a new window, presented */
static RubricWindow *
find_free_window (RubricWindow *self)
{
  RubricWindow *other;

  if (is_free (self))
    return self;
  other = rubric_window_new (get_application (), self->settings);
  gtk_window_present (GTK_WINDOW (other));
  return other;
}

/* Puzzles that are chosen in a list share the window in which one of them is solved. */
static RubricWindow *
find_puzzle_window (RubricCollection *collection)
{
  for (GList *l = gtk_application_get_windows (get_application ()); l != NULL; l = l->next)
    if (RUBRIC_IS_WINDOW (l->data) && rubric_desk_get_collection (RUBRIC_WINDOW (l->data)->desk) == collection)
      return l->data;
  return NULL;
}

/* Once @window has the keyboard, the window manager has put it over @other. */
static void
place_taken_cb (GtkWindow *window, GParamSpec *pspec, GtkWindow *other)
{
  g_signal_handlers_disconnect_by_func (window, place_taken_cb, other);
  gtk_window_set_transient_for (window, NULL);
  gtk_widget_set_visible (GTK_WIDGET (other), FALSE);
}

/* A list and its puzzle look like one window: @window has the size of @other, and comes over that before it goes, for a
 * program without any window is gone for screen readers. */
static void
take_place_of (GtkWindow *window, GtkWindow *other)
{
  int width, height;

  if (!gtk_widget_get_visible (GTK_WIDGET (window)))
    {
      gtk_window_get_default_size (other, &width, &height);
      gtk_window_set_default_size (window, width, height);
      if (gtk_window_is_fullscreen (other))
        gtk_window_fullscreen (window);
      else if (gtk_window_is_maximized (other))
        gtk_window_maximize (window);
    }
  gtk_window_set_transient_for (window, other);
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (place_taken_cb), other, 0);
  rubric_adapt_present (window);
}

static void
open_listed_puzzle (RubricCollectionWindow *list, guint index, GSettings *settings)
{
  RubricCollection *collection = rubric_collection_window_get_collection (list);
  RubricWindow *window = find_puzzle_window (collection);

  if (window == NULL)
    window = rubric_window_new (get_application (), settings);
  g_set_weak_pointer (&window->list.behind, GTK_WINDOW (list));
  rubric_desk_load_item (window->desk, collection, index);
  take_place_of (GTK_WINDOW (window), GTK_WINDOW (list));
}

static GtkWindow *
create_list_window (RubricWindow *self, RubricCollection *collection, GFile *file, const RubricFileStamp *stamp)
{
  return GTK_WINDOW (rubric_collection_window_new (get_application (), self->settings, collection, file, stamp,
                                                   open_listed_puzzle));
}

void
rubric_window_present_list (RubricWindow *self, RubricCollection *collection, GFile *file, const RubricFileStamp *stamp)
{
  gtk_window_present (create_list_window (self, collection, file, stamp));
}

void
rubric_window_go_back (RubricWindow *self)
{
  RubricCollection *collection = rubric_desk_get_collection (self->desk);

  if (self->list.behind == NULL && collection != NULL)
    g_set_weak_pointer (&self->list.behind, create_list_window (self, collection, NULL, NULL));
  rubric_window_close (self);
}

void
rubric_window_give_back (RubricWindow *self)
{
  if (self->list.behind != NULL)
    take_place_of (self->list.behind, GTK_WINDOW (self));
}

/* A window in which nothing was done has only been opened for this file. */
static void
show_file_list (RubricWindow *self, const RubricReading *reading)
{
  g_autoptr (RubricCollection) collection
      = rubric_collection_new (reading->document, rubric_desk_get_progress (self->desk));

  rubric_window_present_list (self, collection, reading->file, &reading->stamp);
  if (!is_free (self))
    return;
  self->list.replaced = TRUE;
  rubric_desk_discard (self->desk);
}

/* The list is kept in no file, but may have the name of one. */
static void
show_text_list (RubricWindow *self, const RubricReading *reading)
{
  g_autoptr (RubricCollection) collection
      = rubric_collection_new (reading->document, rubric_desk_get_progress (self->desk));

  if (reading->file != NULL)
    rubric_collection_name_after (collection, reading->file);
  rubric_window_present_list (self, collection, NULL, NULL);
}

/* In the window of another puzzle: where the one is that the person had before. */
static void
tell_stays (RubricWindow *self)
{
  rubric_window_toast (self, _ ("Your other puzzle stays open in its own window"));
}

RubricWindow *
rubric_window_put (RubricWindow *self, const SudSheet *sheet, const RubricInfo *info)
{
  gboolean stays = rubric_desk_get_file (self->desk) != NULL || rubric_desk_get_collection (self->desk) != NULL
                   || rubric_desk_is_saving (self->desk);
  RubricWindow *window = stays ? find_free_window (self) : self;

  rubric_desk_arrive (window->desk, sheet, info);
  rubric_puzzle_set_uncertain (window->puzzle, SUD_NO_CELLS);
  rubric_window_go_to_blank (window);
  if (window != self)
    tell_stays (window);
  return window;
}

static void
take_puzzle (RubricWindow *self, RubricDocument *document, guint index)
{
  g_autoptr (RubricInfo) info = NULL;
  g_autoptr (GError) error = NULL;
  SudSheet sheet;

  if (rubric_document_read (document, index, &sheet, &info, &error))
    rubric_window_put (self, &sheet, info);
  else
    rubric_tell_error (GTK_WINDOW (self), _ ("Not a Sudoku"), error);
}

static void
offer_answered_cb (GObject *window, GAsyncResult *result, gpointer user_data)
{
  RubricWindow *self = RUBRIC_WINDOW (window);
  g_autoptr (RubricReading) reading = user_data;
  g_autofree char *response = rubric_ask_finish (result);

  if (rubric_desk_is_closed (self->desk))
    return;
  if (g_str_equal (response, "first"))
    take_puzzle (self, reading->document, 0);
  else if (g_str_equal (response, "collection"))
    show_text_list (self, reading);
}

static char *
describe_list (RubricDocument *document)
{
  const char *notes = rubric_document_get_notes (document);
  guint n = rubric_document_get_n_puzzles (document);
  g_autofree char *number = rubric_text_number (n);
  /* Translators: %s is a number */
  const char *sentence = ngettext ("There is %s puzzle in the text.", "There are %s puzzles in the text.", n);
  g_autofree char *body = NULL;

  if (rubric_document_has_alternatives (document))
    sentence = ngettext ("The text can be read in %s way.", "The text can be read in %s ways.", n);
  body = g_strdup_printf (sentence, number);
  return notes != NULL ? g_strdup_printf ("%s\n%s", body, notes) : g_steal_pointer (&body);
}

/* None of several readings is better than the others: the first alone is not offered. */
static void
offer_list (RubricWindow *self, const RubricReading *reading)
{
  RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { "first", _ ("Only the _First"), RUBRIC_RESPONSE_PLAIN },
    { "collection", _ ("_Show the List"), RUBRIC_RESPONSE_SUGGESTED },
  };
  g_autofree char *body = describe_list (reading->document);
  gboolean readings = rubric_document_has_alternatives (reading->document);
  const char *heading = readings ? _ ("Several Readings") : _ ("Several Puzzles");

  if (readings)
    responses[1] = responses[2];
  rubric_ask_async (GTK_WINDOW (self), heading, body, NULL, responses, G_N_ELEMENTS (responses) - readings,
                    self->closed, offer_answered_cb, rubric_reading_ref (reading));
}

static void
alternative_chosen_cb (GObject *window, GAsyncResult *result, gpointer user_data)
{
  RubricWindow *self = RUBRIC_WINDOW (window);
  g_autoptr (RubricDocument) document = user_data;
  int chosen = rubric_alternatives_finish (result);

  if (chosen >= 0 && !rubric_desk_is_closed (self->desk))
    take_puzzle (self, document, (guint)chosen);
}

/* Returns: whether @document is two ways to read one thing, which are shown then */
static gboolean
offer_two (RubricWindow *self, RubricDocument *document)
{
  RubricAlternatives two
      = { _ ("Several Readings"), rubric_document_get_notes (document), { _ ("_First"), _ ("_Second") } };
  SudSheet sheets[2];

  if (!rubric_document_has_alternatives (document) || rubric_document_get_n_puzzles (document) != 2)
    return FALSE;
  for (guint i = 0; i < 2; i++)
    {
      if (!rubric_document_read (document, i, &sheets[i], NULL, NULL))
        return FALSE;
      two.sheet[i] = &sheets[i];
    }
  rubric_alternatives_ask_async (GTK_WINDOW (self), &two, self->closed, alternative_chosen_cb, g_object_ref (document));
  return TRUE;
}

/* The toast belongs to the window, and does not outlive it. */
static void
show_text_cb (gpointer window, gboolean pressed)
{
  RubricWindow *self = window;
  g_autoptr (RubricReading) shown = g_steal_pointer (&self->told);

  if (pressed && shown != NULL && !rubric_desk_is_closed (self->desk))
    gtk_window_present (GTK_WINDOW (rubric_text_window_new (GTK_WINDOW (self), shown->text,
                                                            rubric_document_get_spans (shown->document, 0),
                                                            rubric_document_get_notes (shown->document))));
}

/* The source of a page is nothing to look at; nor is a text of two bytes a character, for spans count one. */
static gboolean
can_be_shown (const RubricReading *reading)
{
  gsize length, i = 0;
  const char *bytes = reading->text != NULL ? g_bytes_get_data (reading->text, &length) : NULL;

  if (bytes == NULL || rubric_document_get_spans (reading->document, 0) == NULL)
    return FALSE;
  while (i < length && g_ascii_isspace (bytes[i]))
    i++;
  return i < length && bytes[i] != '<' && memchr (bytes, '\0', length) == NULL;
}

/* A puzzle that was pasted is announced with its level, which is known soon after, or else without. One of a file has
 * its name in the title, and one of a picture has been looked at. */

static gboolean
announce_cb (gpointer window)
{
  static const char *const sentences[SUD_N_LEVELS + 1]
      = { N_ ("Pasted an Easy puzzle"),   N_ ("Pasted a Medium puzzle"),   N_ ("Pasted a Hard puzzle"),
          N_ ("Pasted an Unfair puzzle"), N_ ("Pasted an Extreme puzzle"), N_ ("Pasted a puzzle") };
  RubricWindow *self = window;
  const RubricAnswer *answer = rubric_desk_get_verdict (self->desk);
  gboolean known = answer != NULL && answer->graded && answer->grade.complete;

  self->pasted.announcing = 0;
  if (rubric_puzzle_get_mode (self->puzzle) != RUBRIC_MODE_SOLVING)
    return G_SOURCE_REMOVE;
  self->pasted.said = _ (sentences[known ? (int)answer->grade.level : SUD_N_LEVELS]);
  rubric_window_offer_givens (self, self->pasted.said);
  return G_SOURCE_REMOVE;
}

void
rubric_window_withdraw_pasted (RubricWindow *self)
{
  const char *said = g_steal_pointer (&self->pasted.said);

  if (said != NULL)
    rubric_toast_withdraw (self->toasts, said);
}

static void
level_known_cb (RubricWindow *self)
{
  const RubricAnswer *answer = rubric_desk_get_verdict (self->desk);

  if (self->pasted.announcing == 0 || answer == NULL || !answer->graded)
    return;
  g_clear_handle_id (&self->pasted.announcing, g_source_remove);
  announce_cb (self);
}

static void
announce (RubricWindow *self)
{
  g_clear_handle_id (&self->pasted.announcing, g_source_remove);
  self->pasted.announcing = g_timeout_add (ANNOUNCE_MS, announce_cb, self);
  level_known_cb (self);
}

/* Says what was taken of a text, and what was left. The text can be looked at if it is known where its cells are. */
static void
tell_notes (RubricWindow *self, const RubricReading *reading)
{
  const char *notes = rubric_document_get_notes (reading->document);

  g_clear_pointer (&self->told, rubric_reading_free);
  if (notes == NULL && reading->file == NULL)
    announce (self);
  else if (notes != NULL && !can_be_shown (reading))
    rubric_window_toast (self, notes);
  else if (notes != NULL)
    {
      rubric_toast_offer (self->toasts, notes, _ ("_Show Text"), show_text_cb, self);
      self->told = rubric_reading_ref (reading);
    }
}

static void
take_single (RubricWindow *self, const RubricReading *reading)
{
  RubricWindow *window;

  if (reading->file == NULL)
    {
      tell_notes (rubric_window_put (self, &reading->sheet, reading->info), reading);
      return;
    }
  window = find_free_window (self);
  rubric_toast_withdraw (window->toasts, NULL);
  rubric_desk_load (window->desk, reading->file, &reading->stamp, rubric_document_get_format (reading->document),
                    &reading->sheet, reading->info);
  rubric_adapt_present (GTK_WINDOW (window));
  tell_notes (window, reading);
}

/* A picture that is open may be replaced by @file, unless it is @kept. */
static void
take_picture (RubricWindow *self, GFile *file, gboolean kept)
{
  gboolean replaces = rubric_window_has_panel (self, self->picture_panel) && rubric_desk_is_untouched (self->desk);
  RubricWindow *window = replaces && !kept ? self : find_free_window (self);

  rubric_window_read_picture (window, file, NULL);
  rubric_adapt_present (GTK_WINDOW (window));
}

void
rubric_window_take (RubricWindow *self, const RubricReading *reading)
{
  if (reading->picture)
    take_picture (self, reading->file, FALSE);
  else if (rubric_reading_is_single (reading))
    take_single (self, reading);
  else if (reading->file != NULL)
    show_file_list (self, reading);
  else if (!offer_two (self, reading->document))
    offer_list (self, reading);
}

/* Returns: (transfer full) (nullable): a reading of @text; the person is told why there is none */
static RubricReading *
read_text (RubricWindow *self, GBytes *text)
{
  g_autoptr (GError) error = NULL;
  RubricReading *reading = rubric_reading_new_text (text, &error);

  if (reading == NULL)
    rubric_tell_error (GTK_WINDOW (self), _ ("Not a Sudoku"), error);
  return reading;
}

void
rubric_window_take_text (RubricWindow *self, GBytes *text)
{
  g_autoptr (RubricReading) reading = read_text (self, text);

  if (reading != NULL)
    rubric_window_take (self, reading);
}

void
rubric_window_take_scan (RubricWindow *self, GBytes *text, GFile *file, const char *notes, gboolean asked)
{
  g_autoptr (RubricReading) reading = read_text (self, text);

  if (reading == NULL)
    return;
  rubric_document_take_notes (reading->document, g_strdup (notes), FALSE);
  if (rubric_reading_is_single (reading))
    {
      rubric_window_take (self, reading);
      return;
    }
  g_set_object (&reading->file, file);
  if (asked)
    show_text_list (self, reading);
  else
    offer_list (self, reading);
}

/* Files that are opened together. Errors are told at once, in the end. A window made for the files appears with one
 * of them, or when that takes long: no empty one flashes up before a list. A person who closes the window meanwhile
 * wants none of them any more; a list that takes the place of the window lets the others be opened all the same. */

#define RUBRIC_TYPE_OPENING (rubric_opening_get_type ())
G_DECLARE_FINAL_TYPE (RubricOpening, rubric_opening, RUBRIC, OPENING, GObject)

struct _RubricOpening
{
  GObject parent_instance;

  RubricWindow *window;
  RubricDesk *desk; /* the one of the window */
  RubricJobs *jobs;
  GPtrArray *messages;
  gboolean several; /* files: none takes the place of another */
  guint n_left;     /* files; while there are any the opening keeps itself alive */
  guint show_timeout;
};

G_DEFINE_FINAL_TYPE (RubricOpening, rubric_opening, G_TYPE_OBJECT)

static void
tell_messages (GtkWindow *parent, GPtrArray *messages)
{
  g_autofree char *heading = NULL;
  g_autofree char *body = NULL;
  guint n = messages->len;

  if (n == 0)
    return;
  heading = n == 1 ? g_strdup (_ ("Cannot Open the File"))
                   : g_strdup_printf (ngettext ("Cannot Open %u File", "Cannot Open %u Files", n), n);
  g_ptr_array_set_size (messages, MIN (n, MAX_MESSAGES));
  if (n > MAX_MESSAGES)
    g_ptr_array_add (messages, g_strdup ("…"));
  g_ptr_array_add (messages, NULL);
  body = g_strjoinv ("\n", (char **)messages->pdata);
  rubric_adapt_present (parent);
  rubric_tell (parent, heading, body);
}

/* Returns: (nullable): the window in front, or the one that will be, for it came last */
static GtkWindow *
find_front_window (void)
{
  for (GList *l = gtk_application_get_windows (get_application ()); l != NULL; l = l->next)
    if ((RUBRIC_IS_WINDOW (l->data) || RUBRIC_IS_COLLECTION_WINDOW (l->data)) && gtk_widget_get_visible (l->data))
      return l->data;
  return NULL;
}

/* The last of the files is done with. A window that was never shown was not needed: all are in others. The messages
 * come to the window that was opened last: it would hide a dialog over another one. */
static void
finish_opening (RubricOpening *self)
{
  GtkWindow *front = find_front_window ();

  g_clear_handle_id (&self->show_timeout, g_source_remove);
  if (front == NULL && !rubric_desk_is_closed (self->desk))
    front = GTK_WINDOW (self->window);
  if (front != NULL)
    tell_messages (front, self->messages);
  if (!rubric_desk_is_closed (self->desk) && !gtk_widget_get_visible (GTK_WIDGET (self->window)))
    rubric_desk_discard (self->desk);
}

static void
rubric_opening_dispose (GObject *object)
{
  RubricOpening *self = RUBRIC_OPENING (object);

  g_clear_handle_id (&self->show_timeout, g_source_remove);
  g_clear_object (&self->jobs);
  g_clear_object (&self->desk);
  g_clear_object (&self->window);
  g_clear_pointer (&self->messages, g_ptr_array_unref);
  G_OBJECT_CLASS (rubric_opening_parent_class)->dispose (object);
}

static void
rubric_opening_class_init (RubricOpeningClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_opening_dispose;
}

static void
rubric_opening_init (RubricOpening *self)
{
  self->messages = g_ptr_array_new_with_free_func (g_free);
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_READ, G_OBJECT (self));
}

static gboolean
show_window_cb (gpointer user_data)
{
  RubricOpening *self = user_data;

  self->show_timeout = 0;
  gtk_window_present (GTK_WINDOW (self->window));
  return G_SOURCE_REMOVE;
}

/* Returns: whether a window shows @file, as a puzzle or as a list; it is presented */
static gboolean
present_window_of (GFile *file)
{
  for (GList *l = gtk_application_get_windows (get_application ()); l != NULL; l = l->next)
    {
      GFile *shown = RUBRIC_IS_WINDOW (l->data)              ? rubric_desk_get_file (RUBRIC_WINDOW (l->data)->desk)
                     : RUBRIC_IS_COLLECTION_WINDOW (l->data) ? rubric_collection_window_get_file (l->data)
                                                             : NULL;

      if (shown != NULL && g_file_equal (shown, file))
        {
          rubric_adapt_present (l->data);
          return TRUE;
        }
    }
  return FALSE;
}

static void
take_file (RubricOpening *self, const RubricReading *reading, const GError *error)
{
  if (error != NULL)
    g_ptr_array_add (self->messages, g_strdup (error->message));
  else if (reading->picture)
    take_picture (self->window, reading->file, self->several);
  else
    {
      rubric_recent_add (reading->file, rubric_document_get_format (reading->document)->mime_type);
      rubric_window_take (self->window, reading);
    }
}

/* The same file twice is shown once: a window may have it by now. */
static void
file_read_done (gpointer owner, const RubricReading *reading, const GError *error)
{
  RubricOpening *self = owner;

  if (!present_window_of (reading->file))
    take_file (self, reading, error);
  if (--self->n_left > 0)
    return;
  finish_opening (self);
  g_object_unref (self);
}

/* The person has closed the window, unless a list has taken its place. */
static void
window_closed_cb (RubricDesk *desk, RubricOpening *self)
{
  if (self->window->list.replaced || self->n_left == 0)
    return;
  self->n_left = 0;
  rubric_jobs_close (self->jobs);
  g_object_unref (self);
}

void
rubric_window_open (RubricWindow *self, GFile *const *files, guint n_files)
{
  g_autoptr (RubricOpening) opening = NULL;

  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  opening = g_object_new (RUBRIC_TYPE_OPENING, NULL);
  opening->several = n_files > 1;
  opening->window = g_object_ref (self);
  opening->desk = g_object_ref (self->desk);
  g_signal_connect_object (self->desk, "closed", G_CALLBACK (window_closed_cb), opening, 0);
  for (guint i = 0; i < n_files; i++)
    if (!present_window_of (files[i]))
      {
        if (opening->n_left++ == 0)
          g_object_ref (opening);
        rubric_read_file_or_picture (opening->jobs, files[i], file_read_done);
      }
  if (opening->n_left == 0)
    finish_opening (opening);
  else if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    opening->show_timeout = g_timeout_add (PATIENCE_MS, show_window_cb, opening);
}

static void
files_chosen_cb (GObject *window, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) chosen = rubric_choose_open_finish (result, &error);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; chosen != NULL && i < g_list_model_get_n_items (chosen); i++)
    g_ptr_array_add (files, g_list_model_get_item (chosen, i));
  rubric_window_open (RUBRIC_WINDOW (window), (GFile **)files->pdata, files->len);
  if (error != NULL)
    rubric_tell_error (GTK_WINDOW (window), _ ("Cannot Open the File"), error);
}

static void
open_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  g_autoptr (GArray) kinds = rubric_file_kinds_to_open ();

  rubric_choose_open_async (GTK_WINDOW (self), _ ("Open File"), (const RubricFileKind *)(gpointer)kinds->data,
                            kinds->len, self->closed, files_chosen_cb, NULL);
}

static const GActionEntry entries[] = {
  { "open", open_action },
};

static void
files_pasted_cb (RubricPasting *pasting, GPtrArray *files, RubricWindow *self)
{
  rubric_window_open (self, (GFile *const *)files->pdata, files->len);
}

/* The digits that a PDF file leaves out of its text are in the file. */
static void
refused_paste_cb (RubricPasting *pasting, const GError *error, RubricWindow *self)
{
  const RubricMessageButton open = { _ ("_Open File…"), "win.open-picture" };
  const RubricMessage message = {
    .icon = "dialog-warning-symbolic",
    .css_class = "alarm",
    .title = error->domain == RUBRIC_FORMAT_ERROR ? _ ("Not a Sudoku") : _ ("Cannot Paste"),
    .detail = error->message,
    .buttons = &open,
    .n_buttons = g_error_matches (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_PDF) ? 1 : 0,
    .dismiss = "win.dismiss-message",
  };

  rubric_message_bar_show (self->message_bar, &message);
}

static void
picture_pasted_cb (RubricPasting *pasting, GBytes *bytes, RubricWindow *self)
{
  rubric_window_read_picture (self, NULL, bytes);
}

void
rubric_window_init_files (RubricWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->desk, "verdict-changed", G_CALLBACK (level_known_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle, "notify::mode", G_CALLBACK (rubric_window_withdraw_pasted), self,
                           G_CONNECT_SWAPPED);
  self->pasting = rubric_pasting_new (GTK_WINDOW (self), self->toasts);
  g_signal_connect_object (self->pasting, "files", G_CALLBACK (files_pasted_cb), self, 0);
  g_signal_connect_object (self->pasting, "picture", G_CALLBACK (picture_pasted_cb), self, 0);
  g_signal_connect_object (self->pasting, "refused", G_CALLBACK (refused_paste_cb), self, 0);
  g_signal_connect_object (self->pasting, "digit", G_CALLBACK (rubric_board_press_digit), self->board,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pasting, "reading", G_CALLBACK (rubric_window_take_pasted), self, G_CONNECT_SWAPPED);
}
