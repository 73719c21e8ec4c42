/* rubric-board-keys.c - what the keys of the board do
 *
 * Digits go by the place of the key: on AZERTY the digit row gives digits only with Shift, and with Shift the number pad
 * gives arrows, yet a person means the digit printed on the key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-board-keys.h"

#include "rubric-board-popover.h"

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
means_blank (guint keyval, guint keycode)
{
  static const guint blanks[]
      = { GDK_KEY_period, GDK_KEY_comma, GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_KP_Decimal, GDK_KEY_KP_Separator };

  for (guint i = 0; i < G_N_ELEMENTS (blanks); i++)
    if (keyval == blanks[i])
      return TRUE;
  return keycode == KEY_PAD_DECIMAL;
}

/* Solving: the modifiers choose what a digit key writes; without any it is what the entry mode says. */
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

/* By the letter; where the layout has no Latin letters, by the place. */
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
  if (keyval != GDK_KEY_space)
    return FALSE;
  rubric_board_set_entry (board, (rubric_board_get_entry (board) + 1) % RUBRIC_N_ENTRIES);
  return TRUE;
}

static gboolean
press_while_solving (RubricBoard *board, int digit, guint keyval, guint keycode, GdkModifierType modifiers)
{
  if (digit >= 0)
    return press_digit_while_solving (board, digit, modifiers);
  return modifiers == 0 && choose_entry (board, keyval, keycode);
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
key_pressed_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
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
popover_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  rubric_board_popover_choose_digit (RUBRIC_BOARD (widget));
  return GDK_EVENT_STOP;
}

static gboolean
menu_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  rubric_board_popover_show_menu (RUBRIC_BOARD (widget));
  return GDK_EVENT_STOP;
}

static gboolean
move_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
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
    gtk_widget_class_add_binding (widget_class, moves[i].keyval, moves[i].modifiers | modifiers, move, "u", moves[i].move);
}

void
rubric_board_keys_bind (GtkWidgetClass *widget_class)
{
  rubric_keys_bind_moves (widget_class, 0, move_cb);
  rubric_keys_bind_moves (widget_class, GDK_SHIFT_MASK, extend_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_a, GDK_CONTROL_MASK, select_all_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, deselect_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, popover_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, 0, popover_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, menu_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, menu_cb, NULL);
}

void
rubric_board_keys_attach (RubricBoard *board)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  g_signal_connect (controller, "key-pressed", G_CALLBACK (key_pressed_cb), board);
  gtk_widget_add_controller (GTK_WIDGET (board), controller);
}
