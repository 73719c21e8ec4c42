/* rubric-window-picture.c - a picture beside the board, until what was read of it is taken or left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-adaptations.h"
#include "rubric-layout.h"
#include "rubric-toast.h"

#include <glib/gi18n.h>

enum
{
  KEY_S = 39, /* the place of the letter, where the layout has no Latin ones */
  KEY_N = 57,
};

/* Of a picture in which no grid was found more is to be seen than of the board. */
static void
share_room (RubricWindow *self)
{
  GtkWidget *layout = gtk_widget_get_parent (GTK_WIDGET (self->picture_panel));

  rubric_layout_set_halved (RUBRIC_LAYOUT (layout),
                            rubric_window_has_panel (self, self->picture_panel) && rubric_picture_panel_wants_room (self->picture_panel));
}

/* A picture takes the place of all that belongs to the puzzle of the desk, which waits beneath, as it is. A person who
 * wants a picture is back from a pause, whose cover would hide what is read. */
static void
show_picture (RubricWindow *self, gboolean shown)
{
  if (rubric_window_has_panel (self, self->picture_panel) == shown)
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
  rubric_picture_panel_clear (self->picture_panel);
}

/* One that is closed, and may come back, fails unheard. */
static void
failed_cb (RubricPicturePanel *panel, const GError *error, RubricWindow *self)
{
  if (!rubric_window_has_panel (self, self->picture_panel))
    {
      rubric_toast_withdraw (self->toasts, NULL);
      return;
    }
  drop_picture (self);
  rubric_tell_error (GTK_WINDOW (self), _ ("Cannot Read the Picture"), error);
}

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) chosen = rubric_choose_open_finish (result, &error);
  g_autoptr (GFile) file = chosen != NULL ? g_list_model_get_item (chosen, 0) : NULL;

  if (file != NULL)
    rubric_window_read_picture (RUBRIC_WINDOW (source), file, NULL);
  else if (error != NULL)
    rubric_tell_error (GTK_WINDOW (source), _ ("Cannot Open the File"), error);
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
                            chosen_cb, NULL);
}

static const GActionEntry entries[] = {
  { "open-picture", open_picture_action },
};

static gboolean
means (guint keyval, guint keycode, guint letter, guint place)
{
  return gdk_keyval_to_lower (keyval) == letter || (keyval > 0x7f && keycode == place);
}

/* A blank that may have been misread is to be cleared, and not the cell before it. */
static gboolean
is_doubtful_blank (RubricWindow *self)
{
  int cell = rubric_board_get_cursor (self->board);

  return sud_cells_has (rubric_puzzle_get_uncertain (rubric_board_get_puzzle (self->board)), cell)
         && sud_cells_is_single (rubric_board_get_selection (self->board))
         && rubric_board_get_sheet (self->board)->digit[cell] == 0;
}

/* Beside the picture, or when it is gone. */
static void
confirm_blank (RubricWindow *self)
{
  if (rubric_window_has_panel (self, self->picture_panel))
    rubric_picture_panel_confirm (self->picture_panel);
  else
    rubric_puzzle_confirm (self->puzzle, sud_cells_of (rubric_board_get_cursor (self->board)));
}

static gboolean
is_enter (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

/* What is doubtful is right, and on to the next. Once there is none nothing happens: a key that is held would go on, take the
 * puzzle, and write into it. */
static void
agree (RubricWindow *self)
{
  rubric_picture_panel_confirm (self->picture_panel);
  rubric_picture_panel_go_on (self->picture_panel);
}

/* On the board, where digits correct what was read. */
static gboolean
key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state, RubricWindow *self)
{
  const GdkModifierType modifiers = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;
  gboolean beside = rubric_window_has_panel (self, self->picture_panel);

  if ((state & modifiers) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_BackSpace && is_doubtful_blank (self))
    confirm_blank (self);
  else if (beside && is_enter (keyval))
    agree (self);
  else if (beside && means (keyval, keycode, GDK_KEY_s, KEY_S))
    rubric_picture_panel_take_second (self->picture_panel);
  else if (beside && means (keyval, keycode, GDK_KEY_n, KEY_N))
    rubric_picture_panel_go_on (self->picture_panel);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* Until then the panel is what it was, and not to be seen; what it reads it goes on to read. */
static void
closed_answered_cb (gpointer window, gboolean pressed)
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

/* Hides the panel, and says so. */
static void
keep_picture (RubricWindow *self, const char *said)
{
  show_picture (self, FALSE);
  rubric_toast_withdraw (self->toasts, NULL);
  /* Translators: the button shows the picture again that was closed */
  rubric_toast_offer (self->toasts, said, _ ("_Bring Back"), closed_answered_cb, self);
}

/* Entries are for solving. Who has taken one of several comes back for the others, or to compare what is doubtful. */
RubricWindow *
rubric_window_take_picture (RubricWindow *self)
{
  SudSheet sheet = *rubric_puzzle_get_sheet (rubric_side_panel_get_draft (RUBRIC_SIDE_PANEL (self->picture_panel)));
  gboolean entered = sud_sheet_count (&sheet, SUD_ORIGIN_ENTERED) > 0;
  SudCells doubtful = rubric_picture_panel_get_uncertain (self->picture_panel);
  RubricWindow *window;

  if (!rubric_picture_panel_can_take (self->picture_panel))
    return self;
  if (rubric_picture_panel_has_several (self->picture_panel) || !sud_cells_is_empty (doubtful))
    keep_picture (self, _ ("Puzzle taken"));
  else
    drop_picture (self);
  window = rubric_window_put (self, &sheet, NULL);
  rubric_desk_set_mode (window->desk, entered ? RUBRIC_MODE_SOLVING : RUBRIC_MODE_SETUP);
  rubric_puzzle_set_uncertain (window->puzzle, doubtful);
  return window;
}

RubricWindow *
rubric_window_take_shown (RubricWindow *self)
{
  return rubric_window_has_panel (self, self->picture_panel) ? rubric_window_take_picture (self) : self;
}

void
rubric_window_close_picture (RubricWindow *self)
{
  if (!rubric_window_has_panel (self, self->picture_panel))
    return;
  if (!rubric_picture_panel_is_worth_keeping (self->picture_panel))
    {
      drop_picture (self);
      return;
    }
  keep_picture (self, _ ("Picture closed"));
}

/* @first: of the pages of a PDF file that are looked at; 0: all there is */
static void
begin (RubricWindow *self, GFile *file, GBytes *bytes, int first)
{
  rubric_window_close_panel (self);
  rubric_toast_withdraw (self->toasts, NULL);
  rubric_picture_panel_read (self->picture_panel, file, bytes, first);
  show_picture (self, TRUE);
}

/* What comes while a picture is open: a file, or the bytes of a picture or of a text. */
typedef struct
{
  RubricWindow *window;
  GFile *file;
  GBytes *bytes;
  gboolean is_text;
} Arrival;

static void
arrival_free (Arrival *arrival)
{
  g_object_unref (arrival->window);
  g_clear_object (&arrival->file);
  g_clear_pointer (&arrival->bytes, g_bytes_unref);
  g_free (arrival);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Arrival, arrival_free)

static void
arrive (const Arrival *arrival)
{
  if (arrival->is_text)
    {
      drop_picture (arrival->window);
      rubric_window_take_text (arrival->window, arrival->bytes);
    }
  else
    begin (arrival->window, arrival->file, arrival->bytes, 0);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Arrival) arrival = user_data;
  g_autofree char *response = rubric_ask_finish (result);

  if (!rubric_desk_is_closed (arrival->window->desk) && g_str_equal (response, "replace"))
    arrive (arrival);
}

/* Takes the place of the picture that is open; corrections that would be lost are asked about. */
static void
replace (RubricWindow *self, GFile *file, GBytes *bytes, gboolean is_text)
{
  const RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { "replace", _ ("_Replace"), RUBRIC_RESPONSE_DESTRUCTIVE },
  };
  g_autoptr (Arrival) arrival = g_new0 (Arrival, 1);

  *arrival = (Arrival){ g_object_ref (self), file != NULL ? g_object_ref (file) : NULL,
                        bytes != NULL ? g_bytes_ref (bytes) : NULL, is_text };
  if (rubric_window_has_panel (self, self->picture_panel) && rubric_picture_panel_is_corrected (self->picture_panel))
    rubric_ask_async (GTK_WINDOW (self), _ ("Replace the Picture?"), _ ("What you have corrected beside it will be lost."),
                      NULL, responses, G_N_ELEMENTS (responses), self->closed, answered_cb, g_steal_pointer (&arrival));
  else
    arrive (arrival);
}

void
rubric_window_read_picture (RubricWindow *self, GFile *file, GBytes *bytes)
{
  replace (self, file, bytes, FALSE);
}

void
rubric_window_take_pasted (RubricWindow *self, const RubricReading *reading)
{
  if (rubric_window_has_panel (self, self->picture_panel) && reading->text != NULL)
    replace (self, NULL, reading->text, TRUE);
  else
    rubric_window_take (self, reading);
}

/* What there is in the text of a PDF file, and pages of it that nobody has looked at. */
typedef struct
{
  RubricWindow *window;
  GBytes *text;
  GFile *file;   /* or NULL */
  GBytes *bytes; /* of it */
  int next_page;
} Rest;

static void
rest_free (Rest *rest)
{
  g_object_unref (rest->window);
  g_bytes_unref (rest->text);
  g_clear_object (&rest->file);
  g_bytes_unref (rest->bytes);
  g_free (rest);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Rest, rest_free)

static void
rest_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Rest) rest = user_data;
  g_autofree char *response = rubric_ask_finish (result);

  if (rubric_desk_is_closed (rest->window->desk))
    return;
  if (g_str_equal (response, "take"))
    rubric_window_take_scan (rest->window, rest->text, rest->file, NULL, TRUE);
  else if (g_str_equal (response, "next"))
    begin (rest->window, rest->file, rest->bytes, rest->next_page);
}

/* Of a PDF file: those in its text are there at once, and the others on its further pages where the person wants them. */
static void
text_cb (RubricPicturePanel *panel, const RubricScan *scan, RubricWindow *self)
{
  const RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { "next", _ ("_Next Pages"), RUBRIC_RESPONSE_PLAIN },
    { "take", _ ("_Take the Puzzles"), RUBRIC_RESPONSE_SUGGESTED },
  };
  Rest *rest;

  drop_picture (self);
  if (scan->next_page == 0)
    {
      rubric_window_take_scan (self, scan->text, scan->file, scan->notes, FALSE);
      return;
    }
  rest = g_new0 (Rest, 1);
  *rest = (Rest){ g_object_ref (self), g_bytes_ref (scan->text), scan->file != NULL ? g_object_ref (scan->file) : NULL,
                   g_bytes_ref (scan->bytes), scan->next_page };
  rubric_ask_async (GTK_WINDOW (self), _ ("Puzzles in the Text"), scan->notes, NULL, responses, G_N_ELEMENTS (responses),
                    self->closed, rest_answered_cb, rest);
}

/* The person has asked for a list. */
static void
all_cb (RubricPicturePanel *panel, GBytes *text, RubricWindow *self)
{
  g_autoptr (GBytes) kept = g_bytes_ref (text);

  drop_picture (self);
  rubric_window_take_scan (self, kept, rubric_picture_panel_get_file (panel), NULL, TRUE);
}

void
rubric_window_init_picture (RubricWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
  g_signal_connect_object (self->picture_panel, "changed", G_CALLBACK (share_room), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picture_panel, "changed", G_CALLBACK (rubric_window_update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picture_panel, "changed", G_CALLBACK (rubric_window_update_place), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picture_panel, "failed", G_CALLBACK (failed_cb), self, 0);
  g_signal_connect_object (self->picture_panel, "text", G_CALLBACK (text_cb), self, 0);
  g_signal_connect_object (self->picture_panel, "all", G_CALLBACK (all_cb), self, 0);
  g_signal_connect_object (self->picture_panel, "done", G_CALLBACK (rubric_window_take_picture), self, G_CONNECT_SWAPPED);
}
