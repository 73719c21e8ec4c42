/* rubric-window-files.c - what comes into the window from files and text, and which window it goes to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-adaptations.h"
#include "rubric-file-choices.h"
#include "rubric-opening.h"
#include "rubric-text-collection.h"
#include "rubric-text-window.h"
#include "rubric-text.h"
#include "rubric-toast.h"
#include "rubric-which.h"
#include "rubric-windows.h"

#include <glib/gi18n.h>

enum
{
  N_EXAMPLES = 4, /* among the resources */
};

/* A window in which nothing was done has only been opened for this file. */
static void
show_list (RubricWindow *self, RubricDocument *document, GFile *file, const RubricFileStamp *stamp)
{
  g_autoptr (RubricCollection) collection = rubric_collection_new (document, rubric_desk_get_progress (self->desk));

  rubric_windows_present_list (collection, file, stamp, self->settings);
  if (!rubric_window_is_free (self))
    return;
  self->replaced = TRUE;
  rubric_desk_discard (self->desk);
}

/* The answer to how a text of several puzzles is taken: @file (nullable) is the PDF file in which it stands. */
typedef struct
{
  RubricWindow *window;
  RubricDocument *document;
  GFile *file;
} Offer;

static void
offer_free (Offer *offer)
{
  g_object_unref (offer->window);
  g_object_unref (offer->document);
  g_clear_object (&offer->file);
  g_free (offer);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Offer, offer_free)

static const char STAYS[] = N_ ("Your other puzzle stays open in its own window");

void
rubric_window_tell_stays (RubricWindow *self)
{
  rubric_window_toast (self, _ (STAYS));
}

RubricWindow *
rubric_window_put (RubricWindow *self, const SudSheet *sheet, const RubricInfo *info)
{
  gboolean stays = rubric_desk_get_file (self->desk) != NULL || rubric_desk_get_collection (self->desk) != NULL;
  RubricWindow *window = stays ? rubric_windows_find_free (self, self->settings) : self;

  rubric_puzzle_replace_all (window->puzzle, sheet, info);
  rubric_puzzle_set_uncertain (window->puzzle, SUD_NO_CELLS);
  if (window != self)
    rubric_window_tell_stays (window);
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

/* It is kept in no file, but may have the name of one: @file (nullable). */
static void
show_pasted_list (RubricWindow *self, RubricDocument *document, GFile *file)
{
  g_autoptr (RubricCollection) collection = rubric_collection_new (document, rubric_desk_get_progress (self->desk));

  if (file != NULL)
    rubric_collection_name_after (collection, file);
  rubric_windows_present_list (collection, NULL, NULL, self->settings);
}

static void
offer_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Offer) offer = user_data;
  g_autofree char *response = rubric_ask_finish (result);

  if (rubric_desk_is_closed (offer->window->desk))
    return;
  if (g_str_equal (response, "first"))
    take_puzzle (offer->window, offer->document, 0);
  else if (g_str_equal (response, "collection"))
    show_pasted_list (offer->window, offer->document, offer->file);
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

static void
which_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Offer) offer = user_data;
  int chosen = rubric_which_finish (result);

  if (chosen >= 0 && !rubric_desk_is_closed (offer->window->desk))
    take_puzzle (offer->window, offer->document, (guint)chosen);
}

/* Returns: whether @document is two ways to read one thing, which are shown then */
static gboolean
offer_two (RubricWindow *self, RubricDocument *document)
{
  RubricWhich which = { _ ("Several Readings"), rubric_document_get_notes (document), { _ ("_First"), _ ("_Second") } };
  SudSheet sheets[2];
  Offer *offer;

  if (!rubric_document_has_alternatives (document) || rubric_document_get_n_puzzles (document) != 2)
    return FALSE;
  for (guint i = 0; i < 2; i++)
    {
      if (!rubric_document_read (document, i, &sheets[i], NULL, NULL))
        return FALSE;
      which.sheet[i] = &sheets[i];
    }
  offer = g_new0 (Offer, 1);
  *offer = (Offer){ g_object_ref (self), g_object_ref (document), NULL };
  rubric_which_ask_async (GTK_WINDOW (self), &which, self->closed, which_answered_cb, offer);
  return TRUE;
}

static void
offer_list (RubricWindow *self, RubricDocument *document, GFile *file)
{
  RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { "first", _ ("Only the _First"), RUBRIC_RESPONSE_PLAIN },
    { "collection", _ ("_Show the List"), RUBRIC_RESPONSE_SUGGESTED },
  };
  g_autofree char *body = describe_list (document);
  gboolean rivals = rubric_document_has_alternatives (document);
  const char *heading = rivals ? _ ("Several Readings") : _ ("Several Puzzles");
  Offer *offer = g_new0 (Offer, 1);

  if (rivals) /* the first of them is no better than the others */
    responses[1] = responses[2];
  *offer = (Offer){ g_object_ref (self), g_object_ref (document), file != NULL ? g_object_ref (file) : NULL };
  rubric_ask_async (GTK_WINDOW (self), heading, body, NULL, responses,
                    G_N_ELEMENTS (responses) - rivals, self->closed, offer_answered_cb, offer);
}

/* The toast is of the window, and is not there longer than it. */
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

/* The source of a page is nothing to look at; nor is a text of two bytes a character, of which spans count one. */
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

/* What was taken of a text, and what was left: where it is known which cells these are, the text can be looked at. */
static void
tell_notes (RubricWindow *self, const RubricReading *reading)
{
  const char *notes = rubric_document_get_notes (reading->document);

  g_clear_pointer (&self->told, rubric_reading_free);
  if (notes != NULL && !can_be_shown (reading))
    rubric_window_toast (self, notes);
  else if (notes != NULL)
    {
      rubric_toast_offer (self->toasts, notes, _ ("_Show Text"), show_text_cb, self);
      self->told = rubric_reading_ref (reading);
    }
}

/* Pasted text takes the place of what stands here, in one step that can be undone, or stands beside it; a file has a
 * window of its own. */
static void
take_single (RubricWindow *self, const RubricReading *reading)
{
  RubricWindow *window;

  if (reading->file == NULL)
    {
      tell_notes (rubric_window_put (self, &reading->sheet, reading->info), reading);
      return;
    }
  window = rubric_windows_find_free (self, self->settings);
  rubric_toast_withdraw (window->toasts, NULL);
  rubric_desk_load (window->desk, reading->file, &reading->stamp, rubric_document_get_format (reading->document),
                    &reading->sheet, reading->info);
  rubric_adapt_present (GTK_WINDOW (window));
  tell_notes (window, reading);
}

/* In the place of the one that is open, if there is one. */
static void
take_picture (RubricWindow *self, GFile *file)
{
  gboolean open = rubric_window_has_panel (self, self->picture_panel) && rubric_desk_is_untouched (self->desk);
  RubricWindow *window = open ? self : rubric_windows_find_free (self, self->settings);

  rubric_window_read_picture (window, file, NULL);
  rubric_adapt_present (GTK_WINDOW (window));
}

void
rubric_window_take (RubricWindow *self, const RubricReading *reading)
{
  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  if (reading->picture)
    take_picture (self, reading->file);
  else if (rubric_reading_is_single (reading))
    take_single (self, reading);
  else if (reading->file != NULL)
    show_list (self, reading->document, reading->file, &reading->stamp);
  else if (!offer_two (self, reading->document))
    offer_list (self, reading->document, NULL);
}

void
rubric_window_take_beside (RubricWindow *self, const RubricReading *reading)
{
  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  rubric_window_take (reading->picture ? rubric_windows_find_free (self, self->settings) : self, reading);
}

void
rubric_window_take_text (RubricWindow *self, GBytes *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricReading) reading = rubric_reading_new_text (text, &error);

  if (reading != NULL)
    rubric_window_take (self, reading);
  else
    rubric_tell_error (GTK_WINDOW (self), _ ("Not a Sudoku"), error);
}

void
rubric_window_take_scan (RubricWindow *self, GBytes *text, GFile *file, const char *notes, gboolean asked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricReading) reading = rubric_reading_new_text (text, &error);

  if (reading == NULL)
    {
      rubric_tell_error (GTK_WINDOW (self), _ ("Not a Sudoku"), error);
      return;
    }
  rubric_document_take_notes (reading->document, g_strdup (notes), FALSE);
  if (rubric_reading_is_single (reading))
    rubric_window_take (self, reading);
  else if (asked)
    show_pasted_list (self, reading->document, file);
  else
    offer_list (self, reading->document, file);
}

gboolean
rubric_window_is_free (RubricWindow *self)
{
  g_return_val_if_fail (RUBRIC_IS_WINDOW (self), FALSE);

  return rubric_desk_is_untouched (self->desk) && !rubric_window_has_panel (self, self->picture_panel);
}

gboolean
rubric_window_is_replaced (RubricWindow *self)
{
  g_return_val_if_fail (RUBRIC_IS_WINDOW (self), FALSE);

  return self->replaced;
}

void
rubric_window_open (RubricWindow *self, GFile *const *files, guint n_files)
{
  rubric_opening_start (self, files, n_files);
}

/* Each time another one; it is a puzzle to solve. */
void
rubric_window_open_example (RubricWindow *self)
{
  int tried = g_settings_get_int (self->settings, "example");
  g_autofree char *path = g_strdup_printf ("/io/github/rubric_sudoku/Rubric/example-%d.sdk", tried % N_EXAMPLES);
  g_autoptr (GBytes) text = g_resources_lookup_data (path, 0, NULL);
  g_autoptr (RubricReading) reading = rubric_reading_new_text (text, NULL);

  g_settings_set_int (self->settings, "example", (tried + 1) % N_EXAMPLES);
  rubric_window_begin_solving (rubric_window_put (self, &reading->sheet, reading->info));
}

static void
open_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) chosen = rubric_choose_open_finish (result, &error);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; chosen != NULL && i < g_list_model_get_n_items (chosen); i++)
    g_ptr_array_add (files, g_list_model_get_item (chosen, i));
  rubric_window_open (RUBRIC_WINDOW (source), (GFile **)files->pdata, files->len);
  if (error != NULL)
    rubric_tell_error (GTK_WINDOW (source), _ ("Cannot Open the File"), error);
}

void
rubric_window_choose_open (RubricWindow *self)
{
  g_autoptr (GArray) kinds = rubric_file_kinds_to_open ();

  rubric_choose_open_async (GTK_WINDOW (self), _ ("Open File"), (const RubricFileKind *)(gpointer)kinds->data,
                            kinds->len, self->closed, open_chosen_cb, NULL);
}
