/* rubric-practice-board.c - a board with a cursor, and candidates that can be chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-practice-private.h"

#include "rubric-board.h"

enum
{
  MIDDLE = 40, /* where the cursor is at first */
  MIN_SIDE = 216,
  NATURAL_SIDE = 560,
};

static const double NEAR = 0.27; /* a point this near to its middle means a candidate: a share of the cell's side */

struct _RubricPracticeBoard
{
  RubricGridView parent_instance;

  SudView view;
  SudCells hinted;
  int cursor;
  int filter; /* as that of RubricBoard */
  char *description;
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (RubricPracticeBoard, rubric_practice_board, RUBRIC_TYPE_GRID_VIEW)

static GtkWidget *
get_cursor_cell (RubricPracticeBoard *self)
{
  return rubric_grid_view_get_cell (RUBRIC_GRID_VIEW (self), self->cursor);
}

static gboolean
has_focus_inside (RubricPracticeBoard *self)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

/* Candidates that have been struck do not count. */
static SudCells
find_filtered_cells (RubricPracticeBoard *self)
{
  SudSheet sheet = self->view.sheet;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    sheet.centre[cell] &= (SudDigits)~self->view.evidence.struck[cell];
  return sud_sheet_filter (&sheet, self->filter);
}

/* The cursor is seen while the keyboard is here. */
static void
update_practice_board (RubricPracticeBoard *self)
{
  RubricGridState state = { .view = self->view, .filter = self->filter, .as_grid = TRUE };

  if (self->filter != RUBRIC_FILTER_NONE)
    state.cells[RUBRIC_CELL_FILTERED] = find_filtered_cells (self);
  state.cells[RUBRIC_CELL_HINTED] = self->hinted;
  if (has_focus_inside (self))
    sud_cells_add (&state.cells[RUBRIC_CELL_CURSOR], self->cursor);
  rubric_grid_view_set_state (RUBRIC_GRID_VIEW (self), &state);
}

static void
set_description (GtkWidget *widget, const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
move_cursor (RubricPracticeBoard *self, int cell)
{
  gtk_accessible_reset_property (GTK_ACCESSIBLE (get_cursor_cell (self)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  self->cursor = cell;
  if (self->description != NULL)
    set_description (get_cursor_cell (self), self->description);
  gtk_widget_grab_focus (get_cursor_cell (self));
  update_practice_board (self);
}

/* The candidate that a point of the widget means, or 0: a finger needs more room than the candidate itself takes. */
static int
find_candidate (RubricPracticeBoard *self, int cell, double x, double y)
{
  const RubricGeometry *geometry = rubric_grid_view_get_geometry (RUBRIC_GRID_VIEW (self));
  double left, top, least = NEAR * NEAR;
  int best = 0;

  rubric_geometry_get_cell (geometry, cell, &left, &top);
  SUD_EACH_BIT (index, self->view.sheet.centre[cell])
    {
      double dx, dy, distance;

      rubric_geometry_place_candidate ((int)index + 1, FALSE, &dx, &dy);
      dx -= (x - left) / geometry->cell;
      dy -= (y - top) / geometry->cell;
      distance = dx * dx + dy * dy;
      if (distance < least)
        {
          least = distance;
          best = (int)index + 1;
        }
    }
  return best;
}

static void
practice_pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, RubricPracticeBoard *self)
{
  int cell = rubric_grid_view_find_cell (RUBRIC_GRID_VIEW (self), x, y), digit;

  if (cell < 0)
    return;
  move_cursor (self, cell);
  digit = find_candidate (self, cell, x, y);
  if (digit > 0)
    g_signal_emit (self, chosen_signal, 0, cell, digit);
}

static void
toggle_filter (RubricPracticeBoard *self, int filter)
{
  self->filter = self->filter != filter ? filter : RUBRIC_FILTER_NONE;
  update_practice_board (self);
}

static gboolean
practice_key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
                 RubricPracticeBoard *self)
{
  GdkModifierType modifiers = state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK);
  int digit = rubric_digit_of_key (keyval, keycode);

  if (digit >= 0 && modifiers == GDK_ALT_MASK)
    toggle_filter (self, digit != 0 ? digit : RUBRIC_FILTER_PAIRS);
  else if (digit > 0 && modifiers == 0)
    g_signal_emit (self, chosen_signal, 0, self->cursor, digit);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* Escape clears the filter first; after that it goes on to the window. */
static gboolean
clear_filter_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  RubricPracticeBoard *self = RUBRIC_PRACTICE_BOARD (widget);

  if (self->filter == RUBRIC_FILTER_NONE)
    return GDK_EVENT_PROPAGATE;
  rubric_practice_board_clear_filter (self);
  return GDK_EVENT_STOP;
}

static gboolean
step_cursor_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  RubricPracticeBoard *self = RUBRIC_PRACTICE_BOARD (widget);

  move_cursor (self, rubric_move_from (self->cursor, g_variant_get_uint32 (args)));
  return GDK_EVENT_STOP;
}

static GtkSizeRequestMode
rubric_practice_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rubric_practice_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                               int *minimum_baseline, int *natural_baseline)
{
  *minimum = MIN_SIDE;
  *natural = NATURAL_SIDE;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural = CLAMP (for_size, MIN_SIDE, NATURAL_SIDE);
}

/* The board is one stop for Tab; inside it the arrows move. */
static gboolean
rubric_practice_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  RubricPracticeBoard *self = RUBRIC_PRACTICE_BOARD (widget);

  return !has_focus_inside (self) && gtk_widget_grab_focus (get_cursor_cell (self));
}

static gboolean
rubric_practice_board_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (get_cursor_cell (RUBRIC_PRACTICE_BOARD (widget)));
}

static void
rubric_practice_board_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  GTK_WIDGET_CLASS (rubric_practice_board_parent_class)->state_flags_changed (widget, previous);
  update_practice_board (RUBRIC_PRACTICE_BOARD (widget));
}

static void
rubric_practice_board_finalize (GObject *object)
{
  g_free (RUBRIC_PRACTICE_BOARD (object)->description);
  G_OBJECT_CLASS (rubric_practice_board_parent_class)->finalize (object);
}

static void
rubric_practice_board_class_init (RubricPracticeBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rubric_practice_board_finalize;
  widget_class->get_request_mode = rubric_practice_board_get_request_mode;
  widget_class->measure = rubric_practice_board_measure;
  widget_class->focus = rubric_practice_board_focus;
  widget_class->grab_focus = rubric_practice_board_grab_focus;
  widget_class->state_flags_changed = rubric_practice_board_state_flags_changed;
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  rubric_keys_bind_moves (widget_class, 0, step_cursor_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, clear_filter_cb, NULL);
}

static void
rubric_practice_board_init (RubricPracticeBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->cursor = MIDDLE;
  g_signal_connect (click, "pressed", G_CALLBACK (practice_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (practice_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
rubric_practice_board_set_view (RubricPracticeBoard *self, const SudView *view, SudCells hinted)
{
  self->view = *view;
  self->hinted = hinted;
  update_practice_board (self);
}

void
rubric_practice_board_clear_filter (RubricPracticeBoard *self)
{
  self->filter = RUBRIC_FILTER_NONE;
  update_practice_board (self);
}

void
rubric_practice_board_describe (RubricPracticeBoard *self, const char *text)
{
  if (g_strcmp0 (self->description, text) == 0)
    return;
  g_free (self->description);
  self->description = g_strdup (text);
  set_description (GTK_WIDGET (self), text != NULL ? text : "");
  set_description (get_cursor_cell (self), text != NULL ? text : "");
}
