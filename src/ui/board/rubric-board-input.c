/* rubric-board-input.c - keys, pointer and popovers of the board
 *
 * Digits go by the place of the key: on AZERTY the digit row gives digits only with Shift, and with Shift the number
 * pad gives arrows, yet a person means the digit printed on the key.
 *
 *     digit             by mode and kind of entry   Shift, Ctrl   a corner mark, a centre mark
 *     Alt+digit         the filter                  Shift+Ctrl    a colour
 *     Space             on to the next cell; what is left behind in Setup is blank
 *
 *     click             the cell alone          Ctrl+click            in or out of the selection
 *     double click      all of its digit        drag, Shift+click     into the selection
 *     right click       the menu of the cell    long press            digits and marks to choose from
 *     with a digit in hand (digit first): a click writes it
 *
 * A popover is made when it is opened and freed when it closes: 81 of them would cost more than the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-board-private.h"

#include "rubric-file-choices.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

enum
{
  KEY_ROW_1 = 10, /* 10 to 18 are 1 to 9 */
  KEY_ROW_0 = 19,
  KEY_PAD_7 = 79, /* the pad, row by row: 7 8 9 - 4 5 6 + 1 2 3 0 . */
  KEY_PAD_DECIMAL = 91,
  KEY_Z = 52, /* 52 to 55 are Z X C V of a US keyboard */
};

static const GdkModifierType MODIFIERS = GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;

static const gint8 pad_digits[] = { 7, 8, 9, -1, 4, 5, 6, -1, 1, 2, 3, 0 };

int
rubric_digit_of_key (guint keyval, guint keycode)
{
  if (keycode >= KEY_ROW_1 && keycode < KEY_ROW_0)
    return keycode - KEY_ROW_1 + 1;
  if (keycode == KEY_ROW_0)
    return 0;
  if (keycode >= KEY_PAD_7 && keycode < KEY_PAD_7 + G_N_ELEMENTS (pad_digits))
    return pad_digits[keycode - KEY_PAD_7];
  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return keyval - GDK_KEY_0;
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return keyval - GDK_KEY_KP_0;
  return -1;
}

gboolean
rubric_key_writes (guint keyval, guint keycode, GdkModifierType state)
{
  GdkModifierType modifiers = state & MODIFIERS;

  if (keyval == GDK_KEY_BackSpace || keyval == GDK_KEY_Delete)
    return modifiers == 0;
  return (modifiers & (GDK_ALT_MASK | GDK_SUPER_MASK)) == 0 && rubric_digit_of_key (keyval, keycode) > 0;
}

static gboolean
unparent_cb (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* The popover is freed later: the click that closed it is still on its way through the popover. */
static void
popover_closed_cb (GtkPopover *popover, RubricBoard *board)
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
  g_signal_connect_object (popover, "closed", G_CALLBACK (popover_closed_cb), board, 0);
  g_signal_connect_object (board, "destroy", G_CALLBACK (destroyed_cb), popover, 0);
  gtk_popover_popup (popover);
}

static void
digit_chosen_cb (GtkButton *button, RubricBoard *board)
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
  /* Marks are often entered several at a time. */
  if (!mark || digit == 0)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

/* By itself, GTK 4.8 ignores arrows in a popover, and Tab leaves it. Here Tab wraps around. */
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
popover_key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
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
  /* Translators: a button; %d is a digit */
  g_autofree char *name = digit != 0 ? g_strdup_printf (_ ("Digit %d"), digit) : g_strdup (_ ("Erase"));

  if (digit != 0)
    {
      const char text[] = { '0' + digit, '\0' };

      gtk_button_set_label (GTK_BUTTON (button), text);
      /* Newer versions of GTK would use the text as its accessible name. */
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    }
  else
    gtk_button_set_icon_name (GTK_BUTTON (button), "edit-clear-symbolic");
  rubric_widget_set_name (button, name);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "digit");
  g_object_set_data (G_OBJECT (button), "digit", GINT_TO_POINTER (digit));
  g_signal_connect_object (button, "clicked", G_CALLBACK (digit_chosen_cb), board, 0);
  return button;
}

static GtkWidget *
create_digit_pad (RubricBoard *board)
{
  GtkWidget *popover = gtk_popover_new (), *grid = gtk_grid_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    gtk_grid_attach (GTK_GRID (grid), create_digit_button (board, digit), (digit - 1) % 3, (digit - 1) / 3, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), create_digit_button (board, 0), 0, 3, 3, 1);
  gtk_widget_add_css_class (popover, "pad");
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (popover_key_cb), board, 0);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (popover, keys);
  return popover;
}

static gboolean
can_open_popover (RubricBoard *board)
{
  return rubric_board_get_puzzle (board) != NULL && gtk_widget_get_mapped (GTK_WIDGET (board));
}

static void
choose_digit (RubricBoard *board)
{
  if (can_open_popover (board))
    open_over_cursor (board, GTK_POPOVER (create_digit_pad (board)));
}

static void
choose_mark (RubricBoard *board)
{
  GtkWidget *pad;

  if (!can_open_popover (board))
    return;
  pad = create_digit_pad (board);
  g_object_set_data (G_OBJECT (pad), "mark", pad);
  open_over_cursor (board, GTK_POPOVER (pad));
}

static void
show_cell_menu (RubricBoard *board)
{
  g_autoptr (GtkBuilder) builder = NULL;
  g_autoptr (GMenuModel) copies = NULL;
  GtkWidget *menu;

  if (!can_open_popover (board))
    return;
  builder = gtk_builder_new_from_resource ("/io/github/rubric_sudoku/Rubric/rubric-menu.ui");
  copies = rubric_copy_menu_create ();
  g_menu_append_section (G_MENU (gtk_builder_get_object (builder, "cell_copy_menu")), NULL, copies);
  menu = gtk_popover_menu_new_from_model (G_MENU_MODEL (gtk_builder_get_object (builder, "cell_menu")));
  open_over_cursor (board, GTK_POPOVER (menu));
}

static gboolean
means_blank (guint keyval, guint keycode)
{
  static const guint blanks[]
      = { GDK_KEY_period, GDK_KEY_comma, GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_KP_Decimal, GDK_KEY_KP_Separator };

  for (guint i = 0; i < G_N_ELEMENTS (blanks); i++)
    if (keyval == blanks[i])
      return TRUE;
  return keycode == KEY_PAD_DECIMAL;
}

/* While solving, the modifiers choose what a digit key writes; without any, the entry mode does. */
static gboolean
press_digit_while_solving (RubricBoard *board, int digit, GdkModifierType modifiers)
{
  static const struct
  {
    GdkModifierType modifiers;
    RubricEntry entry;
  } entries[] = {
    { GDK_SHIFT_MASK, RUBRIC_ENTRY_CORNER },
    { GDK_CONTROL_MASK, RUBRIC_ENTRY_CENTRE },
    { GDK_CONTROL_MASK | GDK_SHIFT_MASK, RUBRIC_ENTRY_COLOUR },
  };

  if (modifiers == GDK_ALT_MASK)
    rubric_board_toggle_filter (board, digit != 0 ? digit : RUBRIC_FILTER_PAIRS);
  else if (modifiers == 0 && digit != 0)
    rubric_board_press_digit (board, digit);
  else
    {
      for (guint i = 0; i < G_N_ELEMENTS (entries) && digit != 0; i++)
        if (entries[i].modifiers == modifiers)
          {
            rubric_board_write (board, entries[i].entry, digit);
            return TRUE;
          }
      return FALSE;
    }
  return TRUE;
}

/* Keys go by the letter, or by the place if the layout has no Latin letters. */
static gboolean
choose_entry (RubricBoard *board, guint keyval, guint keycode)
{
  static const guint keyvals[] = { GDK_KEY_z, GDK_KEY_x, GDK_KEY_c, GDK_KEY_v };

  for (guint i = 0; i < RUBRIC_N_ENTRIES; i++)
    if (gdk_keyval_to_lower (keyval) == keyvals[i] || (keyval > 0x7f && keycode == KEY_Z + i))
      {
        rubric_board_set_entry (board, i);
        return TRUE;
      }
  return FALSE;
}

static gboolean
press_while_solving (RubricBoard *board, int digit, guint keyval, guint keycode, GdkModifierType modifiers)
{
  if (digit >= 0)
    return press_digit_while_solving (board, digit, modifiers);
  if (modifiers != 0 || keyval != GDK_KEY_space)
    return modifiers == 0 && choose_entry (board, keyval, keycode);
  rubric_board_move (board, RUBRIC_MOVE_NEXT, FALSE);
  return TRUE;
}

static gboolean
press_in_setup (RubricBoard *board, int digit, gboolean blank, GdkModifierType modifiers)
{
  if ((modifiers & (GdkModifierType)~GDK_SHIFT_MASK) != 0 || (digit < 0 && !blank))
    return FALSE;
  rubric_board_press_digit (board, MAX (digit, 0));
  return TRUE;
}

static gboolean
board_key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
              RubricBoard *board)
{
  RubricPuzzle *puzzle = rubric_board_get_puzzle (board);
  GdkModifierType modifiers = state & MODIFIERS;
  int digit = rubric_digit_of_key (keyval, keycode);

  if (puzzle == NULL)
    return GDK_EVENT_PROPAGATE;
  if (modifiers == 0 && keyval == GDK_KEY_BackSpace)
    rubric_board_press_backspace (board);
  else if (modifiers == 0 && keyval == GDK_KEY_Delete)
    rubric_board_press_delete (board);
  else if (rubric_puzzle_get_mode (puzzle) == RUBRIC_MODE_SOLVING)
    return press_while_solving (board, digit, keyval, keycode, modifiers);
  else
    return press_in_setup (board, digit, means_blank (keyval, keycode), modifiers);
  return GDK_EVENT_STOP;
}

static gboolean
choose_digit_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  choose_digit (RUBRIC_BOARD (widget));
  return GDK_EVENT_STOP;
}

static gboolean
show_menu_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  show_cell_menu (RUBRIC_BOARD (widget));
  return GDK_EVENT_STOP;
}

static gboolean
move_cursor_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  rubric_board_move (RUBRIC_BOARD (widget), g_variant_get_uint32 (args), FALSE);
  return GDK_EVENT_STOP;
}

static gboolean
extend_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  rubric_board_move (RUBRIC_BOARD (widget), g_variant_get_uint32 (args), TRUE);
  return GDK_EVENT_STOP;
}

static gboolean
select_all_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  RubricBoard *board = RUBRIC_BOARD (widget);

  rubric_board_set_cursor (board, rubric_board_get_cursor (board), SUD_ALL_CELLS);
  return GDK_EVENT_STOP;
}

/* Escape puts down the pen, then the filter, then the selection; after that it goes on to the window. */
static gboolean
deselect_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  RubricBoard *board = RUBRIC_BOARD (widget);

  if (rubric_board_get_pen (board) != 0)
    rubric_board_set_pen (board, 0);
  else if (rubric_board_get_filter (board) != RUBRIC_FILTER_NONE)
    rubric_board_toggle_filter (board, rubric_board_get_filter (board));
  else if (sud_cells_count (rubric_board_get_selection (board)) == 1)
    return GDK_EVENT_PROPAGATE;
  else
    rubric_board_set_cursor (board, rubric_board_get_cursor (board), SUD_NO_CELLS);
  return GDK_EVENT_STOP;
}

void
rubric_keys_bind_moves (GtkWidgetClass *widget_class, GdkModifierType modifiers, GtkShortcutFunc move)
{
  static const struct
  {
    guint keyval;
    GdkModifierType modifiers;
    RubricMove move;
  } moves[] = {
    { GDK_KEY_Left, 0, RUBRIC_MOVE_LEFT },
    { GDK_KEY_Right, 0, RUBRIC_MOVE_RIGHT },
    { GDK_KEY_Up, 0, RUBRIC_MOVE_UP },
    { GDK_KEY_Down, 0, RUBRIC_MOVE_DOWN },
    { GDK_KEY_Left, GDK_CONTROL_MASK, RUBRIC_MOVE_BOX_LEFT },
    { GDK_KEY_Right, GDK_CONTROL_MASK, RUBRIC_MOVE_BOX_RIGHT },
    { GDK_KEY_Up, GDK_CONTROL_MASK, RUBRIC_MOVE_BOX_UP },
    { GDK_KEY_Down, GDK_CONTROL_MASK, RUBRIC_MOVE_BOX_DOWN },
    { GDK_KEY_Home, 0, RUBRIC_MOVE_ROW_START },
    { GDK_KEY_End, 0, RUBRIC_MOVE_ROW_END },
    { GDK_KEY_Home, GDK_CONTROL_MASK, RUBRIC_MOVE_FIRST },
    { GDK_KEY_End, GDK_CONTROL_MASK, RUBRIC_MOVE_LAST },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    gtk_widget_class_add_binding (widget_class, moves[i].keyval, moves[i].modifiers | modifiers, move, "u",
                                  moves[i].move);
}

void
rubric_board_bind_keys (GtkWidgetClass *widget_class)
{
  rubric_keys_bind_moves (widget_class, 0, move_cursor_cb);
  rubric_keys_bind_moves (widget_class, GDK_SHIFT_MASK, extend_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_a, GDK_CONTROL_MASK, select_all_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, deselect_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, choose_digit_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, 0, choose_digit_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, show_menu_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, show_menu_cb, NULL);
}

/* At least one cell stays selected. */
static void
toggle_cell (RubricBoard *board, int cell)
{
  SudCells selection = rubric_board_get_selection (board);
  int cursor = rubric_board_get_cursor (board);

  if (!sud_cells_has (selection, cell) || sud_cells_count (selection) == 1)
    {
      rubric_board_set_cursor (board, cell, selection);
      return;
    }
  sud_cells_remove (&selection, cell);
  rubric_board_set_cursor (board, cell == cursor ? sud_cells_next (selection, 0) : cursor, selection);
}

/* Writes the digit in hand into the cell that was tapped, even if several are selected. */
static void
write_with_pen (RubricBoard *board, int cell)
{
  RubricPuzzle *puzzle = rubric_board_get_puzzle (board);
  gboolean solving = puzzle != NULL && rubric_puzzle_get_mode (puzzle) == RUBRIC_MODE_SOLVING;

  rubric_board_set_cursor (board, cell, SUD_NO_CELLS);
  rubric_board_write (board, solving ? rubric_board_get_entry (board) : RUBRIC_ENTRY_DIGIT,
                      rubric_board_get_pen (board));
}

static void
board_pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, RubricBoard *board)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  const SudSheet *sheet = rubric_board_get_sheet (board);
  int cell = rubric_grid_view_find_cell (RUBRIC_GRID_VIEW (board), x, y);

  if (cell < 0)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (board));
  if (rubric_board_get_pen (board) != 0)
    write_with_pen (board, cell);
  else if (n_press == 2)
    rubric_board_set_cursor (board, cell, sud_sheet_find (sheet, sheet->digit[cell]));
  else if ((state & GDK_CONTROL_MASK) != 0)
    toggle_cell (board, cell);
  else
    rubric_board_set_cursor (board, cell,
                             (state & GDK_SHIFT_MASK) != 0 ? rubric_board_get_selection (board) : SUD_NO_CELLS);
}

/* Motion is reported once a frame, so the pointer may have crossed several cells. */
static void
drag_to (RubricBoard *board, int cell)
{
  int from = rubric_board_get_cursor (board);
  int rows = sud_row (cell) - sud_row (from), columns = sud_column (cell) - sud_column (from);
  int steps = MAX (ABS (rows), ABS (columns));

  for (int i = 1; i <= steps; i++)
    rubric_board_set_cursor (board,
                             sud_cell (sud_row (from) + rows * i / steps, sud_column (from) + columns * i / steps),
                             rubric_board_get_selection (board));
}

static void
board_drag_cb (GtkGestureDrag *gesture, double dx, double dy, RubricBoard *board)
{
  double x, y;
  int cell;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  cell = rubric_grid_view_find_cell (RUBRIC_GRID_VIEW (board), x + dx, y + dy);
  if (cell >= 0)
    drag_to (board, cell);
}

/* A click inside the selection keeps it: the menu is about all its cells. */
static void
point_at (RubricBoard *board, double x, double y)
{
  int cell = rubric_grid_view_find_cell (RUBRIC_GRID_VIEW (board), x, y);

  gtk_widget_grab_focus (GTK_WIDGET (board));
  if (cell >= 0)
    rubric_board_set_cursor (board, cell,
                             sud_cells_has (rubric_board_get_selection (board), cell)
                                 ? rubric_board_get_selection (board)
                                 : SUD_NO_CELLS);
}

static void
menu_pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, RubricBoard *board)
{
  point_at (board, x, y);
  show_cell_menu (board);
}

static void
long_pressed_cb (GtkGestureLongPress *gesture, double x, double y, RubricBoard *board)
{
  point_at (board, x, y);
  choose_mark (board);
}

void
rubric_board_attach_input (RubricBoard *board)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new (), *drag = gtk_gesture_drag_new ();
  GtkGesture *menu = gtk_gesture_click_new (), *hold = gtk_gesture_long_press_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (board_key_cb), board, 0);
  gtk_widget_add_controller (GTK_WIDGET (board), keys);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (menu), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (menu, "pressed", G_CALLBACK (menu_pressed_cb), board, 0);
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (menu));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect_object (hold, "pressed", G_CALLBACK (long_pressed_cb), board, 0);
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (hold));
  g_signal_connect_object (click, "pressed", G_CALLBACK (board_pressed_cb), board, 0);
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (board_drag_cb), board, 0);
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (drag));
}
