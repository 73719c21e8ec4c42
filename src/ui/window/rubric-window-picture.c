/* rubric-window-picture.c - a picture beside the board, until what was read of it is taken or left
 *
 *               read                     taken                 ┌ nothing is left of it ──► none
 *     none ────────────► beside the board ──────► on the board ┤
 *       ▲ ▲                │     │                              └ others, or uncertain ────► hidden
 *       │ └─failed, a text─┘     └ closed: as above                                          │  │
 *       └─────────────────────── some seconds later ◄──────────────────────────────────────┘  └─ Bring Back ─► beside
 *
 * A hidden picture is read on. The board shows the draft of the panel while the picture is beside it; the puzzle of the
 * desk waits beneath, as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-adaptations.h"
#include "rubric-text-scan.h"
#include "rubric-toast.h"

#include <glib/gi18n.h>

enum
{
  KEY_S = 39, /* the place of the letter, for layouts without Latin letters */
  KEY_N = 57,
};

static gboolean
has_picture (RubricWindow *self)
{
  return rubric_window_has_panel (self, self->picture_panel);
}

/* A picture in which no grid was found needs more room than the board. */
static void
share_room (RubricWindow *self)
{
  rubric_layout_set_halved (self->layout,
                            has_picture (self) && rubric_picture_panel_wants_room (self->picture_panel));
}

/* A person who wants a picture is back from a pause, whose cover would hide what is read. */
static void
show_picture (RubricWindow *self, gboolean shown)
{
  if (has_picture (self) == shown)
    return;
  if (shown)
    rubric_timer_set_paused (self->timer, FALSE);
  rubric_window_set_panel (self, shown ? self->picture_panel : NULL);
  share_room (self);
  rubric_window_update_place (self);
}

static void
drop_picture (RubricWindow *self)
{
  show_picture (self, FALSE);
  if (self->picture_panel != NULL)
    rubric_picture_panel_clear (self->picture_panel);
}

/* @first: of the pages of a PDF file that are looked at; 0: all there is */
static void
begin_picture (RubricWindow *self, GFile *file, GBytes *bytes, int first)
{
  rubric_window_close_panel (self);
  rubric_toast_withdraw (self->toasts, NULL);
  rubric_picture_panel_read (rubric_window_need_panel (self, RUBRIC_TYPE_PICTURE_PANEL), file, bytes, first);
  show_picture (self, TRUE);
}

static void
bring_back_cb (gpointer window, gboolean pressed)
{
  RubricWindow *self = window;

  if (!pressed)
    {
      rubric_picture_panel_clear (self->picture_panel);
      return;
    }
  rubric_window_close_panel (self);
  show_picture (self, TRUE);
}

static void
hide_picture (RubricWindow *self, const char *said)
{
  show_picture (self, FALSE);
  rubric_toast_withdraw (self->toasts, NULL);
  /* Translators: the button shows the picture again that was closed */
  rubric_toast_offer (self->toasts, said, _ ("_Bring Back"), bring_back_cb, self);
}

/* A person who has taken one of several grids comes back for the others, or to compare uncertain cells. */
RubricWindow *
rubric_window_take_shown (RubricWindow *self)
{
  RubricWindow *window;
  SudCells uncertain;
  SudSheet sheet;

  if (!has_picture (self) || !rubric_picture_panel_can_take (self->picture_panel))
    return self;
  sheet = *rubric_puzzle_get_sheet (rubric_side_panel_get_draft (RUBRIC_SIDE_PANEL (self->picture_panel)));
  uncertain = rubric_picture_panel_get_uncertain (self->picture_panel);
  if (rubric_picture_panel_has_several (self->picture_panel) || !sud_cells_is_empty (uncertain))
    hide_picture (self, _ ("Puzzle taken"));
  else
    drop_picture (self);
  window = rubric_window_put (self, &sheet, NULL);
  rubric_puzzle_set_uncertain (window->puzzle, uncertain);
  return window;
}

void
rubric_window_close_picture (RubricWindow *self)
{
  if (!has_picture (self))
    return;
  if (rubric_picture_panel_is_worth_keeping (self->picture_panel))
    hide_picture (self, _ ("Picture closed"));
  else
    drop_picture (self);
}

/* A picture, or a text, while the person is asked about it. */
typedef struct
{
  GFile *file;   /* the picture or PDF file, or NULL */
  GBytes *bytes; /* the content of the file, or NULL */
  GBytes *text;  /* NULL: it is a picture */
  int next_page; /* the first that nobody has looked at */
} Arrival;

static Arrival *
arrival_new (GFile *file, GBytes *bytes, GBytes *text, int next_page)
{
  Arrival *arrival = g_new0 (Arrival, 1);

  g_set_object (&arrival->file, file);
  arrival->bytes = bytes != NULL ? g_bytes_ref (bytes) : NULL;
  arrival->text = text != NULL ? g_bytes_ref (text) : NULL;
  arrival->next_page = next_page;
  return arrival;
}

static void
arrival_free (Arrival *arrival)
{
  g_clear_object (&arrival->file);
  g_clear_pointer (&arrival->bytes, g_bytes_unref);
  g_clear_pointer (&arrival->text, g_bytes_unref);
  g_free (arrival);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Arrival, arrival_free)

static void
take_arrival (RubricWindow *self, const Arrival *arrival)
{
  if (arrival->text == NULL)
    {
      begin_picture (self, arrival->file, arrival->bytes, 0);
      return;
    }
  drop_picture (self);
  rubric_window_take_text (self, arrival->text);
}

static void
replace_answered_cb (GObject *window, GAsyncResult *result, gpointer user_data)
{
  RubricWindow *self = RUBRIC_WINDOW (window);
  g_autoptr (Arrival) arrival = user_data;
  g_autofree char *response = rubric_ask_finish (result);

  if (!rubric_desk_is_closed (self->desk) && g_str_equal (response, "replace"))
    take_arrival (self, arrival);
}

/* Takes the place of the picture that is open; corrections that would be lost are asked about. */
static void
replace_picture (RubricWindow *self, GFile *file, GBytes *bytes, GBytes *text)
{
  const RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { "replace", _ ("_Replace"), RUBRIC_RESPONSE_DESTRUCTIVE },
  };
  g_autoptr (Arrival) arrival = arrival_new (file, bytes, text, 0);

  if (has_picture (self) && rubric_picture_panel_is_corrected (self->picture_panel))
    rubric_ask_async (GTK_WINDOW (self), _ ("Replace the Picture?"),
                      _ ("What you have corrected beside it will be lost."), NULL, responses,
                      G_N_ELEMENTS (responses), self->closed, replace_answered_cb, g_steal_pointer (&arrival));
  else
    take_arrival (self, arrival);
}

void
rubric_window_read_picture (RubricWindow *self, GFile *file, GBytes *bytes)
{
  replace_picture (self, file, bytes, NULL);
}

void
rubric_window_take_pasted (RubricWindow *self, const RubricReading *reading)
{
  if (has_picture (self) && reading->text != NULL)
    replace_picture (self, NULL, NULL, reading->text);
  else
    rubric_window_take (self, reading);
}

static void
pages_answered_cb (GObject *window, GAsyncResult *result, gpointer user_data)
{
  RubricWindow *self = RUBRIC_WINDOW (window);
  g_autoptr (Arrival) arrival = user_data;
  g_autofree char *response = rubric_ask_finish (result);

  if (rubric_desk_is_closed (self->desk))
    return;
  if (g_str_equal (response, "take"))
    rubric_window_take_scan (self, arrival->text, arrival->file, NULL, TRUE);
  else if (g_str_equal (response, "next"))
    begin_picture (self, arrival->file, arrival->bytes, arrival->next_page);
}

/* The puzzles in the text of a PDF file are there at once; pictures on further pages are read if the person wants. */
static void
text_found_cb (RubricPicturePanel *panel, const RubricScan *scan, RubricWindow *self)
{
  const RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { "next", _ ("_Next Pages"), RUBRIC_RESPONSE_PLAIN },
    { "take", _ ("_Take the Puzzles"), RUBRIC_RESPONSE_SUGGESTED },
  };
  g_autofree char *notes = rubric_scan_dup_notes (scan);

  drop_picture (self);
  if (scan->next_page == 0)
    rubric_window_take_scan (self, scan->text, scan->file, notes, FALSE);
  else
    rubric_ask_async (GTK_WINDOW (self), _ ("Puzzles in the Text"), notes, NULL, responses,
                      G_N_ELEMENTS (responses), self->closed, pages_answered_cb,
                      arrival_new (scan->file, scan->bytes, scan->text, scan->next_page));
}

/* The person has asked for a list of all grids. */
static void
all_wanted_cb (RubricPicturePanel *panel, GBytes *text, RubricWindow *self)
{
  g_autoptr (GBytes) kept = g_bytes_ref (text);

  drop_picture (self);
  rubric_window_take_scan (self, kept, rubric_picture_panel_get_file (panel), NULL, TRUE);
}

/* A hidden picture fails unheard. */
static void
picture_failed_cb (RubricPicturePanel *panel, const GError *error, RubricWindow *self)
{
  if (!has_picture (self))
    {
      rubric_toast_withdraw (self->toasts, NULL);
      return;
    }
  drop_picture (self);
  rubric_tell_error (GTK_WINDOW (self), _ ("Cannot Read the Picture"), error);
}

static void
picture_changed_cb (RubricWindow *self)
{
  share_room (self);
  rubric_window_update_actions (self);
  rubric_window_update_place (self);
}

static void
picture_chosen_cb (GObject *window, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) chosen = rubric_choose_open_finish (result, &error);
  g_autoptr (GFile) file = chosen != NULL ? g_list_model_get_item (chosen, 0) : NULL;

  if (file != NULL)
    rubric_window_read_picture (RUBRIC_WINDOW (window), file, NULL);
  else if (error != NULL)
    rubric_tell_error (GTK_WINDOW (window), _ ("Cannot Open the File"), error);
}

static void
open_picture_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const char *const suffixes[]
      = { ".png", ".jpg", ".jpeg", ".webp", ".heic", ".heif", ".avif", ".gif", ".tif", ".tiff", ".bmp", ".jxl", ".pdf",
          NULL };
  RubricWindow *self = user_data;
  const RubricFileKind kinds[] = { { _ ("Pictures and PDF Files"), suffixes } };

  rubric_choose_open_async (GTK_WINDOW (self), _ ("From a Picture"), kinds, G_N_ELEMENTS (kinds), self->closed,
                            picture_chosen_cb, NULL);
}

static const GActionEntry entries[] = {
  { "open-picture", open_picture_action },
};

/* Keys of the board, where digits correct what was read. */

static gboolean
means_letter (guint keyval, guint keycode, guint letter, guint place)
{
  return gdk_keyval_to_lower (keyval) == letter || (keyval > 0x7f && keycode == place);
}

/* Backspace confirms a blank that may have been misread, and does not clear the cell before it. */
static gboolean
is_uncertain_blank (RubricWindow *self)
{
  int cell = rubric_board_get_cursor (self->board);

  return sud_cells_has (rubric_puzzle_get_uncertain (rubric_board_get_puzzle (self->board)), cell)
         && sud_cells_is_single (rubric_board_get_selection (self->board))
         && rubric_board_get_sheet (self->board)->digit[cell] == 0;
}

/* Also after the picture has gone. */
static void
confirm_blank (RubricWindow *self)
{
  if (has_picture (self))
    rubric_picture_panel_confirm (self->picture_panel);
  else
    rubric_puzzle_confirm (self->puzzle, sud_cells_of (rubric_board_get_cursor (self->board)));
}

static gboolean
is_enter (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

/* An uncertain cell is right, and on to the next. After the last one nothing happens: a key that is held would go on,
 * take the puzzle, and write into it. */
static void
confirm_cell (RubricWindow *self)
{
  rubric_picture_panel_confirm (self->picture_panel);
  rubric_picture_panel_go_on (self->picture_panel);
}

static gboolean
picture_key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
                RubricWindow *self)
{
  const GdkModifierType modifiers = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;
  gboolean beside = has_picture (self);

  if ((state & modifiers) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_BackSpace && is_uncertain_blank (self))
    confirm_blank (self);
  else if (beside && is_enter (keyval))
    confirm_cell (self);
  else if (beside && means_letter (keyval, keycode, GDK_KEY_s, KEY_S))
    rubric_picture_panel_take_second (self->picture_panel);
  else if (beside && means_letter (keyval, keycode, GDK_KEY_n, KEY_N))
    rubric_picture_panel_go_on (self->picture_panel);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

void
rubric_window_init_picture (RubricWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (picture_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
}

void
rubric_window_join_picture (RubricWindow *self)
{
  RubricPicturePanel *panel = self->picture_panel;

  g_signal_connect_object (panel, "changed", G_CALLBACK (picture_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (panel, "failed", G_CALLBACK (picture_failed_cb), self, 0);
  g_signal_connect_object (panel, "text-found", G_CALLBACK (text_found_cb), self, 0);
  g_signal_connect_object (panel, "all-wanted", G_CALLBACK (all_wanted_cb), self, 0);
  g_signal_connect_object (panel, "done", G_CALLBACK (rubric_window_take_shown), self, G_CONNECT_SWAPPED);
}
