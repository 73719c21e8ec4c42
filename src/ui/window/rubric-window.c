/* rubric-window.c - one window, one puzzle: the template and its menus, the desk as the window shows it, and its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-accessible-names.h"
#include "rubric-adaptations.h"
#include "rubric-boxes.h"
#include "rubric-file-choices.h"
#include "rubric-generated-lists.h"
#include "rubric-preferences.h"
#include "rubric-text-desk.h"
#include "rubric-text.h"
#include "rubric-toast.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MAX_LISTS = 10, /* in the menu of what can be continued */
};

G_DEFINE_FINAL_TYPE (RubricWindow, rubric_window, ADW_TYPE_APPLICATION_WINDOW)

void
rubric_window_toast (RubricWindow *self, const char *text)
{
  rubric_toast_show (self->toasts, text);
}

void
rubric_window_remark (RubricWindow *self, const char *remark)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self->card)))
    rubric_status_card_remark (self->card, remark);
  else
    rubric_window_toast (self, remark);
}

void
rubric_window_focus_board (RubricWindow *self)
{
  if (rubric_timer_get_paused (self->timer))
    gtk_widget_grab_focus (self->pause_cover);
  else if (self->side_panel != NULL && rubric_side_panel_keeps_focus (self->side_panel))
    rubric_side_panel_focus (self->side_panel);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The menu of what can be continued: puzzles without a file that were put away, newest first, and lists that were
 * made. */

static void
append_puzzles (GMenu *menu, GPtrArray *items)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  for (guint i = 0; i < items->len; i++)
    {
      g_autofree char *label = rubric_text_continue (items->pdata[i], now);

      rubric_menu_append_file (menu, label, "win.continue", ((const RubricContinue *)items->pdata[i])->id);
    }
}

static void
append_lists (GMenu *menu)
{
  g_autoptr (GFile) folder = rubric_generated_lists_get_folder ();
  g_autoptr (GPtrArray) lists = rubric_generated_lists_get (folder);

  for (guint i = 0; i < MIN (lists->len, MAX_LISTS); i++)
    {
      g_autofree char *name = g_file_get_basename (lists->pdata[i]);
      g_autofree char *label = g_filename_display_name (name), *uri = g_file_get_uri (lists->pdata[i]);

      *strrchr (label, '.') = '\0';
      rubric_menu_append_file (menu, label, "app.open-recent", uri);
    }
}

/* Also before the menu opens: the label "today" is wrong the next day, and a list may have been made. */
static void
update_continue_menu (RubricWindow *self)
{
  RubricSession *session = rubric_desk_get_session (self->desk);
  GPtrArray *items = session != NULL ? rubric_session_get_continue (session) : NULL;

  if (items == NULL)
    return; /* there is no session, or the program ends */
  g_menu_remove_all (self->continue_menu);
  append_puzzles (self->continue_menu, items);
  append_lists (self->continue_menu);
  if (g_menu_model_get_n_items (G_MENU_MODEL (self->continue_menu)) == 0)
    g_menu_append (self->continue_menu, _ ("No Puzzles to Continue"), "win.none");
}

static void
focus_board_cb (GtkWidget *self)
{
  rubric_window_focus_board (RUBRIC_WINDOW (self));
}

/* A menu that closes gives the keyboard back to the board, where digits go, or to a panel that keeps it. */
static void
adopt_menu (RubricWindow *self, GtkPopover *menu)
{
  rubric_adapt_popover (menu, focus_board_cb, GTK_WIDGET (self));
  g_signal_connect_object (menu, "show", G_CALLBACK (update_continue_menu), self, G_CONNECT_SWAPPED);
}

/* The header has no room for these. */
static void
fill_narrow_section (RubricWindow *self)
{
  GMenu *section = self->narrow_section;

  g_menu_remove_all (section);
  if (!gtk_widget_get_child_visible (self->new_button))
    g_menu_append_submenu (section, _ ("_New"), self->new_menu);
  if (!gtk_widget_get_child_visible (GTK_WIDGET (self->open_button)))
    {
      g_menu_append (section, _ ("_Open File…"), "win.open");
      g_menu_append_submenu (section, _ ("Open Othe_r"), self->open_menu);
    }
  if (!gtk_widget_get_child_visible (self->redo_button))
    g_menu_append (section, _ ("Re_do"), "win.redo");
  if (gtk_widget_get_visible (self->neighbours) && !gtk_widget_get_child_visible (self->neighbours))
    {
      g_menu_append (section, _ ("Pre_vious Puzzle in the List"), "win.previous-puzzle");
      g_menu_append (section, _ ("Ne_xt Puzzle in the List"), "win.next-puzzle");
    }
}

/* Made when it is first wanted: it takes a good part of the time that the window does. */
static void
create_main_menu_cb (GtkMenuButton *button, gpointer window)
{
  RubricWindow *self = window;
  g_autoptr (GtkBuilder) builder = NULL;

  if (gtk_menu_button_get_popover (button) == NULL)
    {
      builder = gtk_builder_new_from_resource ("/io/github/rubric_sudoku/Rubric/rubric-menu.ui");
      g_set_object (&self->narrow_section, G_MENU (gtk_builder_get_object (builder, "narrow_section")));
      gtk_menu_button_set_menu_model (button, G_MENU_MODEL (gtk_builder_get_object (builder, "primary_menu")));
      adopt_menu (self, gtk_menu_button_get_popover (button));
      rubric_accessible_names_tidy (GTK_WIDGET (gtk_menu_button_get_popover (button)));
    }
  fill_narrow_section (self);
}

/* As the main menu. */
static void
create_menu_cb (GtkMenuButton *button, gpointer model)
{
  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  gtk_menu_button_set_menu_model (button, model);
  adopt_menu (RUBRIC_WINDOW (gtk_widget_get_root (GTK_WIDGET (button))), gtk_menu_button_get_popover (button));
}

static void
make_menu_later (GtkWidget *button, GMenuModel *model)
{
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), create_menu_cb, g_object_ref (model),
                                         g_object_unref);
}

static void
add_filter_items (GMenu *menu)
{
  for (int digit = SUD_SIZE; digit > 0; digit--)
    {
      const char label[] = { '0' + digit, '\0' };
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "win.filter", "i", digit);
      g_menu_prepend_item (menu, item);
    }
}

static void
init_menus (RubricWindow *self)
{
  g_autoptr (GMenuModel) recent = rubric_recent_create_menu ();
  g_autoptr (GMenu) open = g_menu_new (), others = g_menu_new ();

  self->continue_menu = g_menu_new ();
  g_menu_append (others, _ ("From a Pict_ure…"), "win.open-picture");
  g_menu_append (others, _ ("_Paste"), "win.paste");
  g_menu_append_section (open, NULL, G_MENU_MODEL (others));
  g_menu_append_section (open, NULL, recent);
  g_menu_append_submenu (open, _ ("Cont_inue"), G_MENU_MODEL (self->continue_menu));
  self->open_menu = G_MENU_MODEL (g_steal_pointer (&open));
  make_menu_later (rubric_widget_find (GTK_WIDGET (self->open_button), GTK_TYPE_MENU_BUTTON), self->open_menu);
  make_menu_later (self->new_button, self->new_menu);
  make_menu_later (self->tools_button, self->tools_menu);
  add_filter_items (self->filter_menu);
  gtk_menu_button_set_create_popup_func (self->menu_button, create_main_menu_cb, self, NULL);
}

/* The desk: its file and its session. */

static void
update_title (RubricWindow *self)
{
  g_autofree char *title = rubric_text_desk_title (self->desk);

  adw_window_title_set_title (self->title, title);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

void
rubric_window_update_subtitle (RubricWindow *self)
{
  g_autofree char *place = rubric_text_desk_place (self->desk);
  const char *description = rubric_window_get_request (self) != NULL
                           ? rubric_puzzle_get_info (self->puzzle)->field[RUBRIC_INFO_DESCRIPTION]
                           : NULL;

  adw_window_title_set_subtitle (self->title, place != NULL ? place : description != NULL ? description : "");
}

static void
place_changed_cb (RubricWindow *self)
{
  rubric_window_update_place (self);
  rubric_window_update_subtitle (self);
}

/* The bar may be hidden, and with it the button that has the focus. */
static void
update_change (RubricWindow *self)
{
  RubricFileChange change = rubric_desk_get_change (self->desk);
  gboolean had_focus = rubric_change_bar_set_change (self->change_bar, change);

  rubric_window_enable (self, "reload", change == RUBRIC_FILE_CHANGED);
  rubric_window_enable (self, "keep-mine", change == RUBRIC_FILE_CHANGED);
  if (had_focus)
    rubric_window_focus_board (self);
}

static void
loaded_cb (RubricDesk *desk, gint64 elapsed, RubricWindow *self)
{
  rubric_timer_set_elapsed (self->timer, elapsed);
  rubric_board_set_cursor (self->board, 0, SUD_NO_CELLS);
  rubric_status_card_update (self->card);
  rubric_window_update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
list_read_cb (RubricDesk *desk, const RubricReading *reading, RubricWindow *self)
{
  rubric_window_take (self, reading);
}

/* By the time that a puzzle has been saved another one, in no file of its own, may be on the desk. */
static void
told_cb (RubricDialogs *dialogs, guint kind, const RubricAnswer *answer, RubricWindow *self)
{
  GFile *file = rubric_desk_get_file (self->desk);

  if (kind == RUBRIC_NOTICE_SAVED && file != NULL)
    rubric_recent_add (file, rubric_desk_get_format (self->desk)->mime_type);
}

static void
edit_givens_cb (gpointer window, gboolean pressed)
{
  RubricWindow *self = window;

  if (pressed && !rubric_desk_is_closed (self->desk))
    g_action_group_change_action_state (G_ACTION_GROUP (self), "edit-givens", g_variant_new_boolean (TRUE));
}

void
rubric_window_offer_givens (RubricWindow *self, const char *text)
{
  rubric_toast_offer (self->toasts, text, _ ("Edit _Givens"), edit_givens_cb, self);
}

static void
refused_cb (RubricWindow *self)
{
  rubric_window_offer_givens (self, _ ("A given stays as it is"));
}

static void
desk_closed_cb (RubricWindow *self)
{
  g_cancellable_cancel (self->closed);
  rubric_pasting_close (self->pasting);
  rubric_jobs_close (self->making.generator);
  rubric_jobs_close (self->making.keeper);
  rubric_window_give_back (self);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* The clock stops while the person does something else. Not every file system tells of changes. */
static void
is_active_cb (RubricWindow *self)
{
  gboolean active = gtk_window_is_active (GTK_WINDOW (self));

  rubric_timer_set_away (self->timer, !active);
  if (active)
    rubric_desk_check_file (self->desk);
}

static gint64
elapsed_cb (gpointer timer)
{
  return rubric_timer_get_elapsed (timer);
}

/* Another puzzle for this window, while the one on the board is put away, which may take a question. */

static void
forget_next (RubricWindow *self)
{
  GDestroyNotify free_data = g_steal_pointer (&self->next.free_data);

  self->next.show = NULL;
  if (free_data != NULL)
    free_data (g_steal_pointer (&self->next.data));
}

static void
cleared_cb (RubricWindow *self)
{
  self->empty.typing = FALSE;
  rubric_window_update_actions (self);
  if (self->next.show != NULL)
    self->next.show (self, self->next.data);
  forget_next (self);
}

void
rubric_window_make_room (RubricWindow *self, RubricWindowNext next, gpointer data, GDestroyNotify free_data)
{
  forget_next (self);
  self->next.show = next;
  self->next.data = data;
  self->next.free_data = free_data;
  rubric_window_close_panel (self);
  rubric_toast_withdraw (self->toasts, NULL);
  rubric_window_close_picture (self);
  rubric_timer_set_paused (self->timer, FALSE);
  if (rubric_window_is_done (self))
    cleared_cb (self);
  else
    rubric_desk_clear (self->desk);
}

static void
init_desk (RubricWindow *self)
{
  self->dialogs = rubric_dialogs_new (GTK_WINDOW (self), self->toasts);
  self->desk = rubric_desk_new (RUBRIC_PROMPT (self->dialogs));
  self->puzzle = g_object_ref (rubric_desk_get_puzzle (self->desk));
  rubric_desk_set_clock (self->desk, elapsed_cb, self->timer);
  g_signal_connect_object (self->desk, "renamed", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "notify::change", G_CALLBACK (update_change), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "loaded", G_CALLBACK (loaded_cb), self, 0);
  g_signal_connect_object (self->desk, "list-read", G_CALLBACK (list_read_cb), self, 0);
  g_signal_connect_object (self->desk, "place-changed", G_CALLBACK (place_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "cleared", G_CALLBACK (cleared_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "closed", G_CALLBACK (desk_closed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->dialogs, "told", G_CALLBACK (told_cb), self, 0);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (is_active_cb), NULL);
}

static void
restore_kept (RubricWindow *self, gpointer id)
{
  const RubricNotice gone = { .kind = RUBRIC_NOTICE_NOT_THERE };
  RubricSession *session = rubric_desk_get_session (self->desk);
  g_autoptr (RubricRecord) record = session != NULL ? rubric_session_take (session, id) : NULL;

  if (record != NULL)
    rubric_desk_restore (self->desk, record);
  else
    rubric_prompt_tell (RUBRIC_PROMPT (self->dialogs), &gone);
}

static void
continue_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  rubric_window_make_room (user_data, restore_kept, g_variant_dup_string (parameter, NULL), g_free);
}

static const GActionEntry entries[] = {
  { "continue", continue_action, "s" },
};

/* A pause covers the board. */
static void
paused_cb (RubricWindow *self)
{
  gboolean paused = rubric_timer_get_paused (self->timer);

  if (paused)
    {
      rubric_window_close_panel (self);
      rubric_desk_stop_solving (self->desk); /* an answer would take the cover away */
    }
  rubric_window_update_actions (self); /* before the board goes: a finish that it ends offers only what there is */
  rubric_pasting_set_files_only (self->pasting, paused);
  gtk_widget_set_visible (self->pause_cover, paused);
  gtk_widget_set_visible (self->board_area, !paused);
  rubric_window_focus_board (self);
}

static void
init_timer (RubricWindow *self)
{
  g_autoptr (GPropertyAction) pause = g_property_action_new ("pause", self->timer, "paused");

  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (pause));
  rubric_timer_set_puzzle (self->timer, self->puzzle);
  g_signal_connect_object (self->timer, "notify::paused", G_CALLBACK (paused_cb), self, G_CONNECT_SWAPPED);
}

/* A key that cannot be written must not grey what shows it: by default it does, here all of the window. */
static void
bind_settings (RubricWindow *self)
{
  const struct
  {
    const char *key;
    gpointer object;
    const char *property;
    GSettingsBindFlags flags;
  } bindings[] = {
    { "clean-marks", self->puzzle, "clean-marks", G_SETTINGS_BIND_GET },
    { "zoom", self->zoom, "zoom", G_SETTINGS_BIND_GET },
    { "timer", self->timer, "shown", G_SETTINGS_BIND_GET },
    { "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT },
    { "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT },
    { "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (bindings); i++)
    g_settings_bind (self->settings, bindings[i].key, bindings[i].object, bindings[i].property,
                     bindings[i].flags | G_SETTINGS_BIND_NO_SENSITIVITY);
  rubric_board_follow (self->board, self->settings);
  rubric_window_follow_mistakes (self);
  rubric_techniques_bind (rubric_desk_get_techniques (self->desk), self->settings, G_SETTINGS_BIND_GET);
  rubric_status_card_follow (self->card, self->desk, self->settings);
}

/* The end of the window: corrections beside a picture are asked about first. */

/* The picture stays as long as the window unless its corrections are taken: the desk may ask, too, and be told to
 * wait. */
static void
leaving_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  RubricWindow *self = RUBRIC_WINDOW (source), *taken;
  g_autofree char *response = rubric_ask_finish (result);

  self->leaving = FALSE;
  if (rubric_desk_is_closed (self->desk) || g_str_equal (response, "cancel"))
    return;
  taken = g_str_equal (response, "take") ? rubric_window_take_shown (self) : self;
  if (taken != self)
    rubric_desk_close (taken->desk); /* a puzzle that came to a window of its own can be continued, too */
  rubric_desk_close (self->desk);
}

/* A draft that is being read, or is in a grid that is not shown, cannot be taken. */
static void
ask_about_corrections (RubricWindow *self)
{
  const RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { "discard", _ ("_Discard"), RUBRIC_RESPONSE_DESTRUCTIVE },
    { "take", _ ("_Take"), RUBRIC_RESPONSE_SUGGESTED },
  };
  guint n = G_N_ELEMENTS (responses) - !rubric_picture_panel_can_take (self->picture_panel);

  self->leaving = TRUE;
  rubric_adapt_present (GTK_WINDOW (self));
  rubric_ask_async (GTK_WINDOW (self), _ ("Take What Was Read?"),
                    _ ("What you have corrected beside the picture will be lost if you do not take it."), NULL,
                    responses, n, self->closed, leaving_answered_cb, NULL);
}

static gboolean
rubric_window_close_request (GtkWindow *window)
{
  rubric_window_close (RUBRIC_WINDOW (window));
  return GDK_EVENT_STOP;
}

/* GTK would leave the action, and with it the timer, behind. */
static void
rubric_window_dispose (GObject *object)
{
  RubricWindow *self = RUBRIC_WINDOW (object);

  if (self->puzzle != NULL)
    g_action_map_remove_action (G_ACTION_MAP (self), "pause");
  self->side_panel = NULL;
  g_clear_handle_id (&self->pasted.announcing, g_source_remove);
  g_clear_object (&self->puzzle);
  g_clear_object (&self->hint);
  g_clear_object (&self->desk);
  g_clear_object (&self->dialogs);
  g_clear_object (&self->pasting);
  g_clear_pointer (&self->told, rubric_reading_free);
  g_clear_object (&self->making.pool);
  g_clear_object (&self->making.generator);
  g_clear_object (&self->making.keeper);
  g_clear_pointer (&self->making.given, g_array_unref);
  g_clear_pointer (&self->making.wanted, g_free);
  g_clear_object (&self->closed);
  g_clear_object (&self->settings);
  g_clear_object (&self->continue_menu);
  g_clear_object (&self->open_menu);
  g_clear_object (&self->narrow_section);
  g_clear_weak_pointer (&self->list.behind);
  forget_next (self);
  G_OBJECT_CLASS (rubric_window_parent_class)->dispose (object);
}

/* Text that is typed into a field or a menu is meant for the field or the menu. */
static gboolean
keeps_digits (GtkWidget *focus)
{
  return GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus)
         || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

/* Returns: whether the panel beside the board wanted to know which digit is asked about */
static gboolean
tell_panel_digit (RubricWindow *self, guint keyval, guint keycode, GdkModifierType state)
{
  int digit = rubric_digit_of_key (keyval, keycode);

  return digit > 0 && (state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) == 0
         && rubric_window_has_panel (self, self->explain_panel)
         && rubric_explain_panel_press_digit (self->explain_panel, digit);
}

/* A digit goes to the board, wherever the keyboard is in the window. If the board shows a hint, that ends. */
static gboolean
digit_key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state, RubricWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean hinted = rubric_hint_get_stage (self->hint) == RUBRIC_HINT_STEP;

  if (!rubric_key_writes (keyval, keycode, state) || (focus != NULL && keeps_digits (focus))
      || !gtk_widget_get_mapped (GTK_WIDGET (self->board)))
    return GDK_EVENT_PROPAGATE;
  if (tell_panel_digit (self, keyval, keycode, state))
    return GDK_EVENT_STOP;
  if (hinted)
    rubric_hint_dismiss (self->hint);
  if (focus == GTK_WIDGET (self->board) && !hinted)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  return gtk_event_controller_key_forward (controller, GTK_WIDGET (self->board));
}

static void
attach_keys (RubricWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (digit_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
ensure_template_types (void)
{
  g_type_ensure (RUBRIC_TYPE_HEADER);
  g_type_ensure (RUBRIC_TYPE_MESSAGE_BAR);
  g_type_ensure (RUBRIC_TYPE_BOARD);
  g_type_ensure (RUBRIC_TYPE_LAYOUT);
  g_type_ensure (RUBRIC_TYPE_PAD);
  g_type_ensure (RUBRIC_TYPE_SEGMENTED);
  g_type_ensure (RUBRIC_TYPE_SHRINK_LABEL);
  g_type_ensure (RUBRIC_TYPE_START);
  g_type_ensure (RUBRIC_TYPE_STATUS_CARD);
  g_type_ensure (RUBRIC_TYPE_ZOOM);
}

static gboolean
focus_board_key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  gtk_widget_activate_action (widget, "win.dismiss-message", NULL);
  rubric_window_focus_board (RUBRIC_WINDOW (widget));
  return GDK_EVENT_STOP;
}

static void
rubric_window_class_init (RubricWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = rubric_window_close_request;

  /* While something goes on, Escape is win.cancel */
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, focus_board_key_cb, NULL);
  ensure_template_types ();
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, layout);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, title);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, change_bar);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, message_bar);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, board);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, card);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, modes);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, board_area);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, pause_cover);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, zoom);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, pad);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, start);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, start_brief);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, solve_button);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, check_button);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, hint_button);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, tools_button);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, tools);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, open_button);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, new_menu);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, tools_menu);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, filter_menu);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, neighbours);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, menu_button);
}

static void
rubric_window_init (RubricWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->timer = rubric_status_card_get_timer (self->card);
  self->closed = g_cancellable_new ();
  init_desk (self);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  rubric_board_set_puzzle (self->board, self->puzzle);
  rubric_window_init_actions (self);
  rubric_window_init_solving (self);
  rubric_window_init_panels (self);
  rubric_window_init_picture (self);
  rubric_window_init_files (self);
  rubric_window_init_dragging (self);
  rubric_window_init_making (self);
  rubric_window_init_finish (self);
  attach_keys (self);
  init_timer (self);
  init_menus (self);
  update_title (self);
  update_change (self);
  rubric_window_update_actions (self);
  rubric_window_update_place (self);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->board));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

RubricWindow *
rubric_window_new (GtkApplication *application, GSettings *settings)
{
  RubricWindow *self = g_object_new (RUBRIC_TYPE_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (settings);
  bind_settings (self);
  return self;
}

RubricDesk *
rubric_window_get_desk (RubricWindow *self)
{
  g_return_val_if_fail (RUBRIC_IS_WINDOW (self), NULL);

  return self->desk;
}

void
rubric_window_join (RubricWindow *self, RubricSession *session, RubricProgressStore *progress, RubricPuzzlePool *pool)
{
  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  g_set_object (&self->making.pool, pool);
  rubric_desk_set_progress (self->desk, progress);
  if (session == NULL)
    {
      rubric_desk_warn_not_autosaved (self->desk);
      return;
    }
  rubric_desk_join_session (self->desk, session);
  g_signal_connect_object (session, "continue-changed", G_CALLBACK (update_continue_menu), self, G_CONNECT_SWAPPED);
  update_continue_menu (self);
  rubric_start_follow (self->start, session);
  rubric_start_follow (self->start_brief, session);
}

void
rubric_window_restore (RubricWindow *self, const RubricRecord *record)
{
  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  rubric_desk_restore (self->desk, record);
  rubric_window_toast (self, _ ("Restored as you left it"));
}

static void
show_blank (RubricWindow *self, gpointer unused)
{
  SudSheet blank;

  sud_sheet_clear (&blank);
  rubric_puzzle_replace_all (self->puzzle, &blank, NULL);
  rubric_board_set_cursor (self->board, 0, SUD_NO_CELLS);
  rubric_window_focus_board (self);
}

void
rubric_window_begin_blank (RubricWindow *self)
{
  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  rubric_window_make_room (self, show_blank, NULL, NULL);
}

void
rubric_window_close (RubricWindow *self)
{
  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  if (self->leaving)
    return;
  if (rubric_window_has_panel (self, self->picture_panel) && rubric_picture_panel_is_corrected (self->picture_panel))
    ask_about_corrections (self);
  else
    rubric_desk_close (self->desk);
}
