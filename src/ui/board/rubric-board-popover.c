/* rubric-board-popover.c - what opens over a cell
 *
 * A popover is made when it is wanted and gone when it closes: 81 of them would cost more than the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-board-popover.h"

#include "rubric-board-keys.h"
#include "rubric-copy-menu.h"

#include <glib/gi18n.h>

static gboolean
unparent_cb (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* Not at once: the click that closed it is still on its way through its widgets. */
static void
closed_cb (GtkPopover *popover, RubricBoard *board)
{
  gtk_widget_grab_focus (GTK_WIDGET (board));
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

static void
destroyed_cb (GtkWidget *board, GtkWidget *popover)
{
  if (gtk_widget_get_parent (popover) == board)
    gtk_widget_unparent (popover);
}

static void
open_over_cursor (RubricBoard *board, GtkPopover *popover)
{
  GtkWidget *cell = rubric_grid_view_get_cell (RUBRIC_GRID_VIEW (board), rubric_board_get_cursor (board));
  graphene_rect_t bounds;
  GdkRectangle place;

  if (!gtk_widget_compute_bounds (cell, GTK_WIDGET (board), &bounds))
    return;
  place = (GdkRectangle){ bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height };
  gtk_widget_set_parent (GTK_WIDGET (popover), GTK_WIDGET (board));
  gtk_popover_set_pointing_to (popover, &place);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), board);
  g_signal_connect_object (board, "destroy", G_CALLBACK (destroyed_cb), popover, 0);
  gtk_popover_popup (popover);
}

/* A pad of digits: what they write, and where. */
static void
chosen_cb (GtkButton *button, RubricBoard *board)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_POPOVER);
  int digit = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "digit"));
  gboolean mark = g_object_get_data (G_OBJECT (popover), "mark") != NULL;

  if (digit == 0)
    rubric_board_press_delete (board);
  else if (mark)
    rubric_board_write (board, RUBRIC_ENTRY_CENTRE, digit);
  else
    rubric_board_press_digit (board, digit);
  /* Marks come several at a time. */
  if (!mark || digit == 0)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

/* Left to itself, GTK 4.8 takes no arrow in a popover, and Tab out of it. Tab goes round. */
static gboolean
move_focus (GtkWidget *grid, guint keyval)
{
  static const struct
  {
    guint keyval;
    GtkDirectionType direction;
  } moves[] = {
    { GDK_KEY_Left, GTK_DIR_LEFT }, { GDK_KEY_Right, GTK_DIR_RIGHT }, { GDK_KEY_Up, GTK_DIR_UP },
    { GDK_KEY_Down, GTK_DIR_DOWN }, { GDK_KEY_Tab, GTK_DIR_TAB_FORWARD },
    { GDK_KEY_ISO_Left_Tab, GTK_DIR_TAB_BACKWARD },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    if (keyval == moves[i].keyval)
      {
        if (!gtk_widget_child_focus (grid, moves[i].direction) && moves[i].direction <= GTK_DIR_TAB_BACKWARD)
          {
            gtk_widget_set_focus_child (grid, NULL);
            gtk_widget_child_focus (grid, moves[i].direction);
          }
        return TRUE;
      }
  return FALSE;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
                RubricBoard *board)
{
  GtkWidget *popover = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  int digit = rubric_digit_of_key (keyval, keycode);

  if (move_focus (gtk_popover_get_child (GTK_POPOVER (popover)), keyval))
    return GDK_EVENT_STOP;
  if (digit < 1 || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  rubric_board_press_digit (board, digit);
  gtk_popover_popdown (GTK_POPOVER (popover));
  return GDK_EVENT_STOP;
}

static GtkWidget *
create_digit_button (RubricBoard *board, int digit)
{
  GtkWidget *button = gtk_button_new ();
  g_autofree char *name
      = digit != 0 ? g_strdup_printf (/* Translators: a button; %d is a digit */ _("Digit %d"), digit) : g_strdup (_("Erase"));

  if (digit != 0)
    {
      const char text[] = { '0' + digit, '\0' };

      gtk_button_set_label (GTK_BUTTON (button), text);
      /* Newer GTK would name it by that, whatever we call it. */
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    }
  else
    gtk_button_set_icon_name (GTK_BUTTON (button), "edit-clear-symbolic");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "digit");
  g_object_set_data (G_OBJECT (button), "digit", GINT_TO_POINTER (digit));
  g_signal_connect (button, "clicked", G_CALLBACK (chosen_cb), board);
  return button;
}

static GtkWidget *
create_pad (RubricBoard *board)
{
  GtkWidget *popover = gtk_popover_new (), *grid = gtk_grid_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    gtk_grid_attach (GTK_GRID (grid), create_digit_button (board, digit), (digit - 1) % 3, (digit - 1) / 3, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), create_digit_button (board, 0), 0, 3, 3, 1);
  gtk_widget_add_css_class (popover, "pad");
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), board);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (popover, keys);
  return popover;
}

static gboolean
can_choose (RubricBoard *board)
{
  return rubric_board_get_puzzle (board) != NULL && gtk_widget_get_mapped (GTK_WIDGET (board));
}

void
rubric_board_popover_choose_digit (RubricBoard *board)
{
  if (can_choose (board))
    open_over_cursor (board, GTK_POPOVER (create_pad (board)));
}

void
rubric_board_popover_choose_mark (RubricBoard *board)
{
  GtkWidget *pad;

  if (!can_choose (board))
    return;
  pad = create_pad (board);
  g_object_set_data (G_OBJECT (pad), "mark", pad);
  open_over_cursor (board, GTK_POPOVER (pad));
}

void
rubric_board_popover_show_menu (RubricBoard *board)
{
  g_autoptr (GtkBuilder) builder = NULL;
  g_autoptr (GMenuModel) copies = NULL;
  GtkWidget *menu;

  if (!can_choose (board))
    return;
  builder = gtk_builder_new_from_resource ("/io/github/rubric_sudoku/Rubric/rubric-menu.ui");
  copies = rubric_copy_menu_create ();
  g_menu_append_section (G_MENU (gtk_builder_get_object (builder, "cell_copy_menu")), NULL, copies);
  menu = gtk_popover_menu_new_from_model (G_MENU_MODEL (gtk_builder_get_object (builder, "cell_menu")));
  open_over_cursor (board, GTK_POPOVER (menu));
}
