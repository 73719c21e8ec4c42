/* rubric-window-collection.c - a puzzle of a collection in the window: what was done to it is kept, others are near
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-adaptations.h"
#include "rubric-collection-text.h"
#include "rubric-collection-window.h"

#include <glib/gi18n.h>

enum
{
  STORE_DELAY_MS = 500, /* from a change to its being kept */
};

/* What was done so far; nothing where it is as the file has it. */
static void
store (RubricWindow *self)
{
  g_autoptr (RubricRecord) record = NULL;

  if (rubric_puzzle_get_modified (self->puzzle))
    {
      record = rubric_record_new (self->puzzle, NULL, NULL);
      record->elapsed = rubric_timer_get_elapsed (self->timer);
    }
  rubric_collection_item_store_record (self->item, record);
}

static gboolean
store_cb (gpointer user_data)
{
  RubricWindow *self = user_data;

  self->store_timeout = 0;
  store (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (RubricWindow *self)
{
  if (self->store_timeout == 0)
    self->store_timeout = g_timeout_add (STORE_DELAY_MS, store_cb, self);
}

static void
flush (RubricWindow *self)
{
  if (self->store_timeout == 0)
    return;
  g_clear_handle_id (&self->store_timeout, g_source_remove);
  store (self);
}

/* Where it stands in the list now, or stood last where it is no longer shown. */
static guint
find_position (RubricWindow *self)
{
  rubric_collection_find (rubric_window_get_collection (self), rubric_collection_item_get_index (self->item),
                          &self->position);
  return self->position;
}

void
rubric_window_update_collection (RubricWindow *self)
{
  RubricCollection *collection = rubric_window_get_collection (self);
  guint n = collection != NULL ? g_list_model_get_n_items (G_LIST_MODEL (collection)) : 0;
  guint position = collection != NULL ? find_position (self) : 0;
  const struct
  {
    const char *action;
    gboolean enabled;
  } states[] = {
    { "previous-puzzle", n > 0 && position > 0 },
    { "next-puzzle", position + 1 < n },
    { "show-collection", collection != NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    g_simple_action_set_enabled (
        G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), states[i].action)), states[i].enabled);
  gtk_widget_set_visible (self->neighbours, collection != NULL && !self->narrow);
}

/* The list has another order: there are other neighbours. */
static void
arranged_cb (RubricWindow *self)
{
  rubric_window_update_collection (self);
  rubric_window_update_verdict (self);
}

static void
set_item (RubricWindow *self, RubricCollectionItem *item)
{
  RubricCollection *old = rubric_window_get_collection (self);
  RubricCollection *collection = item != NULL ? rubric_collection_item_get_collection (item) : NULL;

  if (old != NULL)
    {
      flush (self);
      g_signal_handlers_disconnect_by_func (self->puzzle, changed_cb, self);
      g_signal_handlers_disconnect_by_func (old, arranged_cb, self);
    }
  g_set_object (&self->item, item);
  if (collection != NULL)
    g_signal_connect_object (collection, "after-arrange", G_CALLBACK (arranged_cb), self, G_CONNECT_SWAPPED);
}

/* After it has been loaded: what loading changes is no change. */
static void
follow_changes (RubricWindow *self)
{
  g_signal_connect_object (self->puzzle, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  rubric_window_update_title (self);
  rubric_window_update_collection (self);
}

void
rubric_window_show_puzzle (RubricWindow *self, RubricCollection *collection, guint index)
{
  g_autoptr (RubricCollectionItem) item = rubric_collection_get_puzzle (collection, index);
  const SudSheet *sheet = rubric_collection_item_get_sheet (item);
  g_autoptr (RubricRecord) record = NULL;
  const RubricFileStamp unknown = { 0 };

  g_return_if_fail (RUBRIC_IS_WINDOW (self));
  g_return_if_fail (sheet != NULL);

  if (item == self->item)
    return;
  set_item (self, item);
  record = rubric_collection_item_load_record (item);
  rubric_timer_set_elapsed (self->timer, 0);
  rubric_window_load (self, NULL, &unknown, NULL, sheet, rubric_collection_item_get_info (item));
  if (record != NULL)
    {
      self->just_opened = FALSE;
      rubric_record_restore (record, self->puzzle);
      rubric_timer_set_elapsed (self->timer, record->elapsed);
    }
  follow_changes (self);
  rubric_window_update_verdict (self);
}

void
rubric_window_leave_collection (RubricWindow *self)
{
  if (self->item == NULL)
    return;
  set_item (self, NULL);
  rubric_window_update_collection (self);
}

RubricCollection *
rubric_window_get_collection (RubricWindow *self)
{
  g_return_val_if_fail (RUBRIC_IS_WINDOW (self), NULL);

  return self->item != NULL ? rubric_collection_item_get_collection (self->item) : NULL;
}

void
rubric_window_keep_progress (RubricWindow *self)
{
  if (self->item != NULL)
    flush (self);
}

gboolean
rubric_window_progress_is_kept (RubricWindow *self)
{
  return self->item != NULL && rubric_collection_get_progress (rubric_window_get_collection (self)) != NULL;
}

char *
rubric_window_dup_place (RubricWindow *self)
{
  if (self->item == NULL)
    return NULL;
  return rubric_text_position (find_position (self),
                               g_list_model_get_n_items (G_LIST_MODEL (rubric_window_get_collection (self))));
}

/* The text that the file gives it, or its number. */
char *
rubric_window_dup_item_title (RubricWindow *self)
{
  const char *text = self->item != NULL ? rubric_collection_item_get_text (self->item) : NULL;
  g_autofree char *number = NULL;

  if (self->item == NULL || text != NULL)
    return g_strdup (text);
  number = rubric_text_number (rubric_collection_item_get_index (self->item) + 1);
  /* Translators: %s is the number of a puzzle in a collection */
  return g_strdup_printf (_ ("Puzzle %s"), number);
}

/* The next one in the order of the list that is a puzzle. */
static void
go (RubricWindow *self, int step)
{
  RubricCollection *collection = rubric_window_get_collection (self);
  gint64 n = g_list_model_get_n_items (G_LIST_MODEL (collection));

  for (gint64 position = (gint64)find_position (self) + step; position >= 0 && position < n; position += step)
    {
      guint index = rubric_collection_get_index (collection, position);
      g_autoptr (RubricCollectionItem) item = rubric_collection_get_puzzle (collection, index);

      if (rubric_collection_item_get_sheet (item) == NULL)
        continue;
      rubric_window_show_puzzle (self, collection, index);
      return;
    }
  rubric_window_toast (self, _ ("There is no other puzzle in this direction"));
}

void
rubric_window_set_progress (RubricWindow *self, RubricProgress *progress)
{
  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  g_set_object (&self->progress, progress);
}

static void
previous_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  go (user_data, -1);
}

static void
next_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  go (user_data, 1);
}

/* The list, which may have been closed meanwhile. */
static void
show_collection_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  RubricCollection *collection = rubric_window_get_collection (self);

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (RUBRIC_IS_COLLECTION_WINDOW (l->data) && rubric_collection_window_get_collection (l->data) == collection)
      {
        gtk_window_present (l->data);
        return;
      }
  gtk_window_present (GTK_WINDOW (rubric_collection_window_new (application, self->settings, collection, NULL, NULL)));
}

static const GActionEntry entries[] = {
  { "previous-puzzle", previous_action },
  { "next-puzzle", next_action },
  { "show-collection", show_collection_action },
};

void
rubric_window_init_collection (RubricWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

/* The answer to how a text of several puzzles is taken. */
typedef struct
{
  RubricWindow *window;
  RubricDocument *document;
} Offer;

static void
offer_free (Offer *offer)
{
  g_object_unref (offer->window);
  g_object_unref (offer->document);
  g_free (offer);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Offer, offer_free)

/* A window in which nothing was done has only been opened for this file. */
static void
show_document (RubricWindow *self, RubricDocument *document, GFile *file, const RubricFileStamp *stamp)
{
  g_autoptr (RubricCollection) collection = rubric_collection_new (document, self->progress);
  RubricCollectionWindow *window
      = rubric_collection_window_new (GTK_APPLICATION (g_application_get_default ()), self->settings, collection, file,
                                      stamp);

  gtk_window_present (GTK_WINDOW (window));
  if (file != NULL && rubric_window_is_untouched (self) && gtk_window_get_application (GTK_WINDOW (self)) != NULL)
    gtk_window_destroy (GTK_WINDOW (self));
}

static void
offer_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Offer) offer = user_data;
  g_autofree char *response = rubric_ask_finish (result);

  if (g_str_equal (response, "first"))
    rubric_window_take_puzzle (offer->window, offer->document, 0, NULL, NULL);
  else if (g_str_equal (response, "collection"))
    show_document (offer->window, offer->document, NULL, NULL);
}

void
rubric_window_take_many (RubricWindow *self, RubricDocument *document, GFile *file, const RubricFileStamp *stamp)
{
  const RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { "first", _ ("Only the _First"), RUBRIC_RESPONSE_PLAIN },
    { "collection", _ ("_Show the List"), RUBRIC_RESPONSE_SUGGESTED },
  };
  guint n = rubric_document_get_n_puzzles (document);
  g_autofree char *number = rubric_text_number (n);
  g_autofree char *body = NULL;
  Offer *offer;

  if (file != NULL)
    {
      show_document (self, document, file, stamp);
      return;
    }
  offer = g_new0 (Offer, 1);
  *offer = (Offer){ g_object_ref (self), g_object_ref (document) };
  body = g_strdup_printf (/* Translators: %s is a number */
                          ngettext ("There is %s puzzle in the text.", "There are %s puzzles in the text.", n), number);
  rubric_ask_async (GTK_WINDOW (self), _ ("Several Puzzles"), body, NULL, responses, G_N_ELEMENTS (responses),
                    offer_answered_cb, offer);
}
