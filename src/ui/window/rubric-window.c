/* rubric-window.c - one window, one puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-adaptations.h"
#include "rubric-boxes.h"
#include "rubric-continue.h"
#include "rubric-layout.h"
#include "rubric-menus.h"
#include "rubric-toast.h"
#include "rubric-widgets.h"

G_DEFINE_FINAL_TYPE (RubricWindow, rubric_window, ADW_TYPE_APPLICATION_WINDOW)

static void
update_kept (RubricWindow *self)
{
  if (self->kept != NULL)
    rubric_continue_update_menu (self->kept);
}

static void
focus_board_cb (GtkWidget *self)
{
  RubricWindow *window = RUBRIC_WINDOW (self);

  rubric_window_focus_board (window);
}

/* A menu that closes gives the keyboard back to the board, where digits go, or to the search that is watched. */
static void
adopt_menu (RubricWindow *self, GtkPopover *menu)
{
  rubric_adapt_popover (menu, focus_board_cb, GTK_WIDGET (self));
  g_signal_connect_swapped (menu, "show", G_CALLBACK (update_kept), self);
}

/* Made when it is first wanted: it takes a good part of the time that the window does. */
static void
create_main_menu_cb (GtkMenuButton *button, gpointer window)
{
  RubricWindow *self = window;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  rubric_menus_create_main (button, G_MENU_MODEL (self->continue_menu));
  adopt_menu (self, gtk_menu_button_get_popover (button));
}

static void
init_menus (RubricWindow *self)
{
  AdwSplitButton *open = ADW_SPLIT_BUTTON (self->open_button), *new_button = ADW_SPLIT_BUTTON (self->new_button);

  self->continue_menu = g_menu_new ();
  gtk_menu_button_set_create_popup_func (self->menu_button, create_main_menu_cb, self, NULL);
  rubric_menus_create_open (open, G_MENU_MODEL (self->continue_menu));
  adopt_menu (self, adw_split_button_get_popover (open));
  rubric_menus_create_new (new_button);
  adopt_menu (self, adw_split_button_get_popover (new_button));
  adopt_menu (self, gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->tools_button)));
}

/* The desk closes when nothing would be lost, and with it the window. */
static gboolean
rubric_window_close_request (GtkWindow *window)
{
  rubric_window_close (RUBRIC_WINDOW (window));
  return GDK_EVENT_STOP;
}

static void
rubric_window_dispose (GObject *object)
{
  RubricWindow *self = RUBRIC_WINDOW (object);

  if (self->puzzle != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->puzzle, self);
      g_action_map_remove_action (G_ACTION_MAP (self), "pause"); /* GTK would leave it, and with it the timer, behind */
    }
  g_clear_object (&self->puzzle);
  g_clear_object (&self->hint);
  self->side_panel = NULL;
  g_clear_object (&self->desk);
  g_clear_object (&self->dialogs);
  g_clear_object (&self->pasting);
  g_clear_pointer (&self->told, rubric_reading_free);
  g_clear_object (&self->stock);
  g_clear_object (&self->maker);
  g_clear_object (&self->keeper);
  g_clear_pointer (&self->made, g_array_unref);
  g_clear_object (&self->closed);
  g_clear_object (&self->settings);
  g_clear_object (&self->continue_menu);
  g_clear_object (&self->kept);
  G_OBJECT_CLASS (rubric_window_parent_class)->dispose (object);
}

/* What the template is made of. */
static void
ensure_types (void)
{
  g_type_ensure (RUBRIC_TYPE_BLAME_PANEL);
  g_type_ensure (RUBRIC_TYPE_EXPLAIN_PANEL);
  g_type_ensure (RUBRIC_TYPE_HEADER);
  g_type_ensure (RUBRIC_TYPE_CHANGE_BAR);
  g_type_ensure (RUBRIC_TYPE_BOARD);
  g_type_ensure (RUBRIC_TYPE_LAYOUT);
  g_type_ensure (RUBRIC_TYPE_PAD);
  g_type_ensure (RUBRIC_TYPE_PICTURE_PANEL);
  g_type_ensure (RUBRIC_TYPE_SEGMENTED);
  g_type_ensure (RUBRIC_TYPE_SHRINK_LABEL);
  g_type_ensure (RUBRIC_TYPE_SOLUTIONS_PANEL);
  g_type_ensure (RUBRIC_TYPE_START);
  g_type_ensure (RUBRIC_TYPE_STATUS_CARD);
  g_type_ensure (RUBRIC_TYPE_WATCH_PANEL);
  g_type_ensure (RUBRIC_TYPE_ZOOM);
}

static void
rubric_window_class_init (RubricWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = rubric_window_close_request;

  ensure_types ();
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, title);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, change_bar);
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
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, explain_panel);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, blame_panel);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, solutions_panel);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, watch_panel);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, picture_panel);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, solving_button);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, tools_button);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, open_button);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, neighbours);
  gtk_widget_class_bind_template_child (widget_class, RubricWindow, menu_button);
}

static void
rubric_window_init (RubricWindow *self)
{
  static const char *const board_numbers[] = { "notify::entry", "notify::filter", "notify::pen" };

  gtk_widget_init_template (GTK_WIDGET (self));

  self->timer = rubric_status_card_get_timer (self->card);
  self->closed = g_cancellable_new ();
  self->dialogs = rubric_dialogs_new (GTK_WINDOW (self), self->toasts);
  self->desk = rubric_desk_new (RUBRIC_PROMPT (self->dialogs));
  self->puzzle = g_object_ref (rubric_desk_get_puzzle (self->desk));
  rubric_board_set_puzzle (self->board, self->puzzle);
  for (guint i = 0; i < G_N_ELEMENTS (board_numbers); i++)
    g_signal_connect_swapped (self->board, board_numbers[i], G_CALLBACK (rubric_window_update_actions), self);

  rubric_window_install_actions (self);
  rubric_window_init_desk (self);
  rubric_window_init_collection (self);
  rubric_window_init_verdict (self);
  rubric_window_init_panels (self);
  rubric_window_init_picture (self);
  rubric_window_init_view (self);
  rubric_window_init_clipboard (self);
  rubric_window_init_making (self);
  init_menus (self);
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
  rubric_window_bind_view (self);
  return self;
}

RubricDesk *
rubric_window_get_desk (RubricWindow *self)
{
  g_return_val_if_fail (RUBRIC_IS_WINDOW (self), NULL);

  return self->desk;
}

void
rubric_window_toast (RubricWindow *self, const char *text)
{
  rubric_toast_show (self->toasts, text);
}
