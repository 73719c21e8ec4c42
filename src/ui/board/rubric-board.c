/* rubric-board.c - the board: a grid bound to a puzzle, with a cursor, and keys and pointer that write
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-board-private.h"

#include "rubric-widgets.h"
#include "sud-grid.h"
#include "sud-houses.h"

#include <glib.h>

enum
{
  ALL_THE_WAY = 8,
};

/* Steps of one cell or one box have no effect at the edge, so that a box step keeps its place within the box. */
static int
step_within (int at, int step)
{
  int to = at + step;

  if (to >= 0 && to < SUD_SIZE)
    return to;
  return ABS (step) == ALL_THE_WAY ? CLAMP (to, 0, SUD_SIZE - 1) : at;
}

int
rubric_move_from (int cell, RubricMove move)
{
  static const gint8 steps[][2] = {
    [RUBRIC_MOVE_LEFT] = { 0, -1 },
    [RUBRIC_MOVE_RIGHT] = { 0, 1 },
    [RUBRIC_MOVE_UP] = { -1, 0 },
    [RUBRIC_MOVE_DOWN] = { 1, 0 },
    [RUBRIC_MOVE_BOX_LEFT] = { 0, -3 },
    [RUBRIC_MOVE_BOX_RIGHT] = { 0, 3 },
    [RUBRIC_MOVE_BOX_UP] = { -3, 0 },
    [RUBRIC_MOVE_BOX_DOWN] = { 3, 0 },
    [RUBRIC_MOVE_ROW_START] = { 0, -ALL_THE_WAY },
    [RUBRIC_MOVE_ROW_END] = { 0, ALL_THE_WAY },
    [RUBRIC_MOVE_FIRST] = { -ALL_THE_WAY, -ALL_THE_WAY },
    [RUBRIC_MOVE_LAST] = { ALL_THE_WAY, ALL_THE_WAY },
  };

  if (move == RUBRIC_MOVE_NEXT)
    return MIN (cell + 1, SUD_CELLS - 1);
  if (move == RUBRIC_MOVE_BACK)
    return MAX (cell - 1, 0);
  return sud_cell (step_within (sud_row (cell), steps[move][0]), step_within (sud_column (cell), steps[move][1]));
}

enum
{
  PROP_0,
  PROP_PUZZLE,
  PROP_AUTO_ADVANCE,
  PROP_SHOW_PEERS,
  PROP_SHOW_SAME_DIGITS,
  PROP_MARK_CONFLICTS,
  N_USUALLY_ON,
  PROP_MARKS_AS_GRID = N_USUALLY_ON,
  PROP_COLOUR_SHAPES,
  PROP_RED_DOT,
  N_OPTIONS,
  PROP_ENTRY = N_OPTIONS,
  PROP_FILTER,
  PROP_PEN,
  PROP_CURSOR,
  N_PROPS
};

struct _RubricBoard
{
  RubricGridView parent_instance;

  RubricPuzzle *puzzle;
  GSignalGroup *puzzle_signals;
  SudView *view;
  int cursor;
  SudCells selection;
  SudCells wrong;
  SudCells pointed_at;
  RubricCellFlag pointing; /* the flag of @pointed_at */
  gboolean options[N_OPTIONS]; /* the boolean properties */
  RubricEntry entry;
  int filter;
  int pen;
};

static GParamSpec *props[N_PROPS];
static guint refused_signal;

G_DEFINE_FINAL_TYPE (RubricBoard, rubric_board, RUBRIC_TYPE_GRID_VIEW)

static const SudSheet empty_sheet;

static const SudSheet *
shown_sheet (RubricBoard *self)
{
  if (self->view != NULL)
    return &self->view->sheet;
  return self->puzzle != NULL ? rubric_puzzle_get_sheet (self->puzzle) : &empty_sheet;
}

/* Sets the flags of the person's board, and the marks that stand out. Peers and same digits are left out while a hint
 * points elsewhere. */
static void
flag_cells (RubricBoard *self, RubricGridState *state)
{
  const SudSheet *sheet = &state->view.sheet;
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);
  gboolean hinted = self->pointing == RUBRIC_CELL_HINTED && !sud_cells_is_empty (self->pointed_at);
  int digit = self->pen != 0 ? self->pen : sheet->digit[self->cursor];

  sud_cells_add (&state->cells[RUBRIC_CELL_CURSOR], self->cursor);
  state->cells[RUBRIC_CELL_SELECTED] = self->selection;
  if (self->options[PROP_SHOW_PEERS] && !hinted)
    state->cells[RUBRIC_CELL_PEER] = sud_peers_of (self->cursor);
  if (self->options[PROP_SHOW_SAME_DIGITS] && !hinted)
    {
      state->cells[RUBRIC_CELL_SAME] = sud_sheet_find (sheet, digit);
      state->same = digit;
    }
  if (self->options[PROP_MARK_CONFLICTS])
    state->cells[RUBRIC_CELL_CONFLICT] = sud_grid_conflicts (&grid);
  if (self->filter != RUBRIC_FILTER_NONE)
    state->cells[RUBRIC_CELL_FILTERED] = sud_sheet_filter (sheet, self->filter);
  state->cells[RUBRIC_CELL_WRONG] = self->wrong;
  state->cells[RUBRIC_CELL_UNCERTAIN]
      = self->puzzle != NULL ? rubric_puzzle_get_uncertain (self->puzzle) : SUD_NO_CELLS;
  state->cells[self->pointing] = sud_cells_union (state->cells[self->pointing], self->pointed_at);
}

/* Shows the current state; the grid finds the changes. A view has no flags, but its evidence. */
static void
update_board (RubricBoard *self)
{
  RubricGridState state = { .filter = self->filter, .as_grid = self->options[PROP_MARKS_AS_GRID] };

  state.signs = (self->options[PROP_COLOUR_SHAPES] ? RUBRIC_SIGN_SHAPES : 0)
                | (self->options[PROP_RED_DOT] ? RUBRIC_SIGN_DOT : 0);

  if (self->view != NULL)
    {
      state.view = *self->view;
      state.as_grid = TRUE;
    }
  else
    {
      state.view.sheet = *shown_sheet (self);
      flag_cells (self, &state);
    }
  rubric_grid_view_set_state (RUBRIC_GRID_VIEW (self), &state);
}

static GtkWidget *
get_cell (RubricBoard *self, int cell)
{
  return rubric_grid_view_get_cell (RUBRIC_GRID_VIEW (self), cell);
}

static gboolean
board_has_focus (RubricBoard *self)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

/* Wrong cells stay so until they are overwritten, or givens change: while solving, a given cell changes only when the
 * givens are replaced. */
static void
board_changed_cb (RubricPuzzle *puzzle, const SudCells *cells, RubricBoard *self)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (puzzle);
  gboolean stays = rubric_puzzle_get_mode (puzzle) == RUBRIC_MODE_SOLVING;

  for (int cell = sud_cells_next (*cells, 0); cell >= 0 && stays; cell = sud_cells_next (*cells, cell + 1))
    stays = sheet->origin[cell] != SUD_ORIGIN_GIVEN;
  self->wrong = stays ? sud_cells_difference (self->wrong, *cells) : SUD_NO_CELLS;
  self->pointed_at = SUD_NO_CELLS;
  update_board (self);
}

/* In setup no entry is wrong. */
static void
board_mode_cb (RubricPuzzle *puzzle, GParamSpec *pspec, RubricBoard *self)
{
  self->wrong = SUD_NO_CELLS;
  update_board (self);
}

/* Tab enters at the cursor and leaves again: arrows move inside. */
static gboolean
rubric_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (GTK_IS_POPOVER (child)) /* a menu of the board has arrows of its own */
    return gtk_widget_child_focus (child, direction);
  if (board_has_focus (RUBRIC_BOARD (widget)))
    return FALSE;
  return gtk_widget_grab_focus (widget);
}

static gboolean
rubric_board_grab_focus (GtkWidget *widget)
{
  RubricBoard *self = RUBRIC_BOARD (widget);

  return gtk_widget_grab_focus (get_cell (self, self->cursor));
}

static void
rubric_board_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  RubricBoard *self = RUBRIC_BOARD (object);

  if (prop_id == PROP_PUZZLE)
    g_value_set_object (value, self->puzzle);
  else if (prop_id < N_OPTIONS)
    g_value_set_boolean (value, self->options[prop_id]);
  else
    g_value_set_uint (value, prop_id == PROP_ENTRY ? (int)self->entry : prop_id == PROP_FILTER ? self->filter
                             : prop_id == PROP_PEN ? self->pen : self->cursor);
}

/* Sets one of the numbers, and notifies. */
static void
set_board_number (RubricBoard *self, int *number, int value, int prop)
{
  if (*number == value)
    return;
  *number = value;
  update_board (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
rubric_board_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  RubricBoard *self = RUBRIC_BOARD (object);

  if (prop_id == PROP_PUZZLE)
    rubric_board_set_puzzle (self, g_value_get_object (value));
  else if (self->options[prop_id] != g_value_get_boolean (value))
    {
      self->options[prop_id] = g_value_get_boolean (value);
      update_board (self);
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
rubric_board_dispose (GObject *object)
{
  RubricBoard *self = RUBRIC_BOARD (object);

  g_clear_object (&self->puzzle_signals);
  g_clear_object (&self->puzzle);
  G_OBJECT_CLASS (rubric_board_parent_class)->dispose (object);
}

static void
rubric_board_finalize (GObject *object)
{
  RubricBoard *self = RUBRIC_BOARD (object);

  g_free (self->view);
  G_OBJECT_CLASS (rubric_board_parent_class)->finalize (object);
}

static void
rubric_board_class_init (RubricBoardClass *klass)
{
  static const char *const options[N_OPTIONS] = {
    [PROP_AUTO_ADVANCE] = "auto-advance",
    [PROP_SHOW_PEERS] = "show-peers",
    [PROP_SHOW_SAME_DIGITS] = "show-same-digits",
    [PROP_MARK_CONFLICTS] = "mark-conflicts",
    [PROP_MARKS_AS_GRID] = "marks-as-grid",
    [PROP_COLOUR_SHAPES] = "colour-shapes",
    [PROP_RED_DOT] = "red-dot",
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = rubric_board_get_property;
  object_class->set_property = rubric_board_set_property;
  object_class->dispose = rubric_board_dispose;
  object_class->finalize = rubric_board_finalize;
  widget_class->focus = rubric_board_focus;
  widget_class->grab_focus = rubric_board_grab_focus;

  props[PROP_PUZZLE] = g_param_spec_object ("puzzle", NULL, NULL, RUBRIC_TYPE_PUZZLE, flags);
  for (int i = PROP_AUTO_ADVANCE; i < N_OPTIONS; i++)
    props[i] = g_param_spec_boolean (options[i], NULL, NULL, i < N_USUALLY_ON, flags);
  props[PROP_ENTRY] = g_param_spec_uint ("entry", NULL, NULL, 0, RUBRIC_N_ENTRIES - 1, 0, readable);
  props[PROP_FILTER] = g_param_spec_uint ("filter", NULL, NULL, 0, RUBRIC_FILTER_PAIRS, 0, readable);
  props[PROP_PEN] = g_param_spec_uint ("pen", NULL, NULL, 0, SUD_SIZE, 0, readable);
  props[PROP_CURSOR] = g_param_spec_uint ("cursor", NULL, NULL, 0, SUD_CELLS - 1, 0, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
  refused_signal
      = g_signal_new ("refused", RUBRIC_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  rubric_board_bind_keys (widget_class);
}

static void
rubric_board_init (RubricBoard *self)
{
  for (int i = PROP_AUTO_ADVANCE; i < N_OPTIONS; i++)
    self->options[i] = i < N_USUALLY_ON;
  sud_cells_add (&self->selection, 0);
  self->puzzle_signals = g_signal_group_new (RUBRIC_TYPE_PUZZLE);
  g_signal_group_connect (self->puzzle_signals, "changed", G_CALLBACK (board_changed_cb), self);
  g_signal_group_connect (self->puzzle_signals, "entered", G_CALLBACK (rubric_board_flash), self);
  g_signal_group_connect (self->puzzle_signals, "notify::mode", G_CALLBACK (board_mode_cb), self);
  g_signal_group_connect_swapped (self->puzzle_signals, "notify::uncertain", G_CALLBACK (update_board), self);

  rubric_board_attach_input (self);
  update_board (self);
}

GtkWidget *
rubric_board_new (void)
{
  return g_object_new (RUBRIC_TYPE_BOARD, NULL);
}

void
rubric_board_set_puzzle (RubricBoard *self, RubricPuzzle *puzzle)
{
  if (self->puzzle == puzzle)
    return;
  g_signal_group_set_target (self->puzzle_signals, puzzle);
  g_set_object (&self->puzzle, puzzle);
  self->pointed_at = self->wrong = SUD_NO_CELLS;
  update_board (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PUZZLE]);
}

RubricPuzzle *
rubric_board_get_puzzle (RubricBoard *self)
{
  return self->puzzle;
}

void
rubric_board_set_view (RubricBoard *self, const SudView *view)
{
  g_clear_pointer (&self->view, g_free);
  self->view = view != NULL ? g_memdup2 (view, sizeof *view) : NULL;
  update_board (self);
}

void
rubric_board_point_at (RubricBoard *self, RubricCellFlag how, SudCells cells)
{
  if (how == RUBRIC_CELL_WRONG && sud_cells_equal (self->wrong, cells))
    return;
  if (how == RUBRIC_CELL_WRONG)
    self->wrong = cells;
  else
    {
      self->pointing = how;
      self->pointed_at = cells;
    }
  update_board (self);
}

static gboolean
layout_to_grid (GValue *value, GVariant *layout, gpointer user_data)
{
  g_value_set_boolean (value, g_str_equal (g_variant_get_string (layout, NULL), "candidates"));
  return TRUE;
}

void
rubric_board_follow (RubricBoard *self, GSettings *settings)
{
  static const int same[] = { PROP_AUTO_ADVANCE, PROP_SHOW_PEERS, PROP_SHOW_SAME_DIGITS, PROP_MARK_CONFLICTS,
                              PROP_COLOUR_SHAPES, PROP_RED_DOT };

  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    g_settings_bind (settings, props[same[i]]->name, self, props[same[i]]->name,
                     G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind_with_mapping (settings, "marks-layout", self, "marks-as-grid",
                                G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY, layout_to_grid, NULL, NULL, NULL);
}

int
rubric_board_get_cursor (RubricBoard *self)
{
  return self->cursor;
}

const SudSheet *
rubric_board_get_sheet (RubricBoard *self)
{
  return shown_sheet (self);
}

SudCells
rubric_board_get_selection (RubricBoard *self)
{
  return self->selection;
}

void
rubric_board_set_cursor (RubricBoard *self, int cell, SudCells selection)
{
  gboolean focused = board_has_focus (self);

  g_return_if_fail (cell >= 0 && cell < SUD_CELLS);

  self->cursor = cell;
  self->selection = selection;
  sud_cells_add (&self->selection, cell);
  update_board (self);
  if (focused)
    gtk_widget_grab_focus (get_cell (self, cell));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CURSOR]);
}

void
rubric_board_move (RubricBoard *self, RubricMove move, gboolean extend)
{
  rubric_board_set_cursor (self, rubric_move_from (self->cursor, move), extend ? self->selection : SUD_NO_CELLS);
}

static gboolean
can_edit (RubricBoard *self)
{
  return self->puzzle != NULL && self->view == NULL;
}

/* Givens are not written over while solving: a person who types on them is to be told why nothing happens. One who goes
 * over the board with a digit in hand sees that it is taken. */
static gboolean
refuse_givens (RubricBoard *self)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (self->puzzle);

  if (rubric_puzzle_get_mode (self->puzzle) != RUBRIC_MODE_SOLVING)
    return FALSE;
  SUD_EACH_CELL (cell, self->selection)
    if (sheet->origin[cell] != SUD_ORIGIN_GIVEN)
      return FALSE;
  if (self->pen == 0)
    g_signal_emit (self, refused_signal, 0);
  return TRUE;
}

void
rubric_board_write (RubricBoard *self, RubricEntry entry, int digit)
{
  gboolean one_digit = self->filter != RUBRIC_FILTER_NONE && self->filter != RUBRIC_FILTER_PAIRS;

  if (!can_edit (self) || (entry != RUBRIC_ENTRY_COLOUR && refuse_givens (self)))
    return;
  if (entry == RUBRIC_ENTRY_DIGIT)
    rubric_puzzle_enter (self->puzzle, self->selection, digit);
  else if (entry == RUBRIC_ENTRY_CORNER)
    rubric_puzzle_toggle_mark (self->puzzle, self->selection, RUBRIC_MARK_CORNER, digit);
  else if (entry == RUBRIC_ENTRY_CENTRE)
    rubric_puzzle_toggle_mark (self->puzzle, self->selection, RUBRIC_MARK_CENTRE, digit);
  else if (one_digit)
    rubric_puzzle_toggle_mark_colour (self->puzzle, self->selection, self->filter, digit);
  else
    rubric_puzzle_toggle_colour (self->puzzle, self->selection, digit);
}

void
rubric_board_press_digit (RubricBoard *self, int digit)
{
  if (!can_edit (self))
    return;
  if (rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SOLVING)
    {
      rubric_board_write (self, self->entry, digit);
      return;
    }
  rubric_puzzle_enter (self->puzzle, self->selection, digit);
  if (self->options[PROP_AUTO_ADVANCE] && sud_cells_count (self->selection) == 1)
    rubric_board_move (self, RUBRIC_MOVE_NEXT, FALSE);
}

void
rubric_board_set_entry (RubricBoard *self, RubricEntry entry)
{
  int number = self->entry;

  self->entry = entry;
  set_board_number (self, &number, entry, PROP_ENTRY);
}

RubricEntry
rubric_board_get_entry (RubricBoard *self)
{
  return self->entry;
}

void
rubric_board_toggle_filter (RubricBoard *self, int filter)
{
  set_board_number (self, &self->filter, self->filter != filter ? filter : RUBRIC_FILTER_NONE, PROP_FILTER);
}

int
rubric_board_get_filter (RubricBoard *self)
{
  return self->filter;
}

void
rubric_board_set_pen (RubricBoard *self, int digit)
{
  set_board_number (self, &self->pen, digit, PROP_PEN);
}

int
rubric_board_get_pen (RubricBoard *self)
{
  return self->pen;
}

void
rubric_board_press_backspace (RubricBoard *self)
{
  if (!can_edit (self))
    return;
  if (rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SETUP && sud_cells_count (self->selection) == 1
      && shown_sheet (self)->digit[self->cursor] == 0)
    rubric_board_move (self, RUBRIC_MOVE_BACK, FALSE);
  rubric_puzzle_erase (self->puzzle, self->selection);
}

void
rubric_board_press_delete (RubricBoard *self)
{
  if (can_edit (self))
    rubric_puzzle_erase (self->puzzle, self->selection);
}
