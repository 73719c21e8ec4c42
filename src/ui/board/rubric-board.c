/* rubric-board.c - the board: 81 cells bound to a puzzle
 *
 * A container of 81 leaf widgets. Only the cells are drawn and focused; the lines between them are the board's own,
 * drawn in the gaps it leaves when it allocates:
 *
 *     ┏━┯━┯━┳━┯━┯━┳━┯━┯━┓   thick lines: frame and boxes (4 each way), thin lines: 6 each way
 *     ┃ │ │ ┃ │ │ ┃ │ │ ┃   side = 9 cells + 4 thick + 6 thin, all in whole pixels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-board.h"

#include "rubric-board-keys.h"
#include "rubric-board-pointer.h"
#include "rubric-text.h"
#include "sud-houses.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  PROP_0,
  PROP_PUZZLE,
  PROP_AUTO_ADVANCE,
  PROP_SHOW_PEERS,
  PROP_SHOW_SAME_DIGITS,
  PROP_MARK_CONFLICTS,
  PROP_MARKS_AS_GRID,
  N_OPTIONS,
  PROP_ENTRY = N_OPTIONS,
  PROP_FILTER,
  PROP_PEN,
  N_PROPS
};

enum
{
  MIN_CELL = 24,
  NATURAL_CELL = 60,
};

struct _RubricBoard
{
  GtkWidget parent_instance;

  GtkWidget *cells[SUD_CELLS];
  RubricPuzzle *puzzle;
  GSignalGroup *puzzle_signals;
  RubricBoardView *view;

  int cursor;
  SudCells selection;
  SudCells pointed_at;
  RubricCellFlags pointing; /* how */
  char *description;
  gboolean options[N_OPTIONS]; /* the boolean properties */
  RubricEntry entry;
  int filter;
  int pen;

  int left, top, cell_side, thick; /* geometry of the last allocation */
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (RubricBoard, rubric_board, GTK_TYPE_WIDGET)

static const SudSheet empty_sheet;

static const SudSheet *
shown_sheet (RubricBoard *self)
{
  if (self->view != NULL)
    return &self->view->sheet;
  return self->puzzle != NULL ? rubric_puzzle_get_sheet (self->puzzle) : &empty_sheet;
}

static gboolean
are_peers (int a, int b)
{
  return a != b && (sud_row (a) == sud_row (b) || sud_column (a) == sud_column (b) || sud_box (a) == sud_box (b));
}

static gboolean
passes_filter (RubricBoard *self, const SudSheet *sheet, int cell)
{
  SudDigits candidates = sud_sheet_candidates (sheet, cell);

  if (self->filter == RUBRIC_FILTER_PAIRS)
    return sud_digits_count (candidates) == 2;
  return self->filter != RUBRIC_FILTER_NONE && (candidates & SUD_DIGIT_BIT (self->filter)) != 0;
}

static guint
cell_flags (RubricBoard *self, const SudSheet *sheet, int cell, SudCells conflicts)
{
  int digit = sheet->digit[self->cursor];
  guint flags = 0;

  if (cell == self->cursor)
    flags |= RUBRIC_CELL_CURSOR;
  if (sud_cells_has (self->selection, cell))
    flags |= RUBRIC_CELL_SELECTED;
  if (self->options[PROP_SHOW_PEERS] && are_peers (cell, self->cursor))
    flags |= RUBRIC_CELL_PEER;
  if (self->options[PROP_SHOW_SAME_DIGITS] && digit != 0 && sheet->digit[cell] == digit)
    flags |= RUBRIC_CELL_SAME;
  if (self->options[PROP_MARK_CONFLICTS] && sud_cells_has (conflicts, cell))
    flags |= RUBRIC_CELL_CONFLICT;
  if (passes_filter (self, sheet, cell))
    flags |= RUBRIC_CELL_FILTERED;
  if (self->view == NULL && sud_cells_has (self->pointed_at, cell))
    flags |= self->pointing;
  if (self->view != NULL && sud_cells_has (self->view->shaded, cell))
    flags |= RUBRIC_CELL_SHADED;
  return flags;
}

/* A tint is not heard: adds what those of @flags say to @label. */
static char *
add_remarks (RubricBoard *self, char *label, guint flags)
{
  static const struct
  {
    guint flag;
    RubricRemark remark;
  } remarks[] = {
    { RUBRIC_CELL_FILTERED, RUBRIC_REMARK_CAN_HOLD },
    { RUBRIC_CELL_SHADED, RUBRIC_REMARK_DIFFERS },
    { RUBRIC_CELL_BLAMED, RUBRIC_REMARK_BLAMED },
    { RUBRIC_CELL_WRONG, RUBRIC_REMARK_WRONG },
  };

  for (guint i = 0; i < G_N_ELEMENTS (remarks); i++)
    if (flags & remarks[i].flag)
      {
        g_autofree char *before = label;
        gboolean pair = remarks[i].flag == RUBRIC_CELL_FILTERED && self->filter == RUBRIC_FILTER_PAIRS;

        label = rubric_text_cell_remark (before, pair ? RUBRIC_REMARK_PAIR : remarks[i].remark, self->filter);
      }
  return label;
}

/* Shows all cells as they now are; a cell draws itself again only where something changed. */
static void
update (RubricBoard *self)
{
  const SudSheet *sheet = shown_sheet (self);
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);
  SudCells conflicts = sud_grid_conflicts (&grid);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      guint flags = cell_flags (self, sheet, cell, conflicts);
      g_autofree char *label = add_remarks (self, rubric_text_cell_label (sheet, cell, conflicts), flags);
      RubricCellState state = {
        .centre = sheet->centre[cell],
        .corner = sheet->corner[cell],
        .digit = sheet->digit[cell],
        .origin = sheet->origin[cell],
        .colour = sheet->colour[cell],
        .flags = (flags & RUBRIC_CELL_WRONG ? flags | RUBRIC_CELL_BLAMED : flags) & G_MAXUINT8,
        .as_grid = self->options[PROP_MARKS_AS_GRID] || self->view != NULL,
      };

      memcpy (state.mark_colour, sheet->mark_colour[cell], sizeof state.mark_colour);

      rubric_cell_update (RUBRIC_CELL (self->cells[cell]), &state, label);
    }
}

static void
describe_cursor (RubricBoard *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->cells[self->cursor]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->description != NULL ? self->description : "", -1);
}

static gboolean
has_focus_inside (RubricBoard *self)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (GTK_WIDGET (self));

  return (flags & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

static void
changed_cb (RubricPuzzle *puzzle, const SudCells *cells, RubricBoard *self)
{
  self->pointed_at = SUD_NO_CELLS;
  update (self);
}

/* The pixel where column or row @i begins, from the frame's outer edge; @i may be 9. */
static int
cell_offset (RubricBoard *self, int i)
{
  int thick_before = 1 + i / 3, thin_before = i - i / 3;

  return i * self->cell_side + thick_before * self->thick + thin_before;
}

static void
rubric_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  *minimum = SUD_SIZE * MIN_CELL;
  *natural = SUD_SIZE * NATURAL_CELL;
}

static void
rubric_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RubricBoard *self = RUBRIC_BOARD (widget);
  int side = MIN (width, height);

  self->thick = MAX (2, (side + 110) / 220);
  self->cell_side = (side - 4 * self->thick - 6) / SUD_SIZE;
  side = cell_offset (self, SUD_SIZE);
  self->left = (width - side) / 2;
  self->top = (height - side) / 2;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      GtkAllocation allocation
          = { self->left + cell_offset (self, sud_column (cell)), self->top + cell_offset (self, sud_row (cell)),
              self->cell_side, self->cell_side };

      gtk_widget_size_allocate (self->cells[cell], &allocation, -1);
    }
}

static void
draw_lines (RubricBoard *self, GtkSnapshot *snapshot, gboolean thick, const GdkRGBA *ink)
{
  int side = cell_offset (self, SUD_SIZE), width = thick ? self->thick : 1;

  for (int i = 0; i <= SUD_SIZE; i++)
    {
      /* Line i lies just before cell i, the last one after cell 8. */
      int at = cell_offset (self, i) - width;

      if ((i % 3 == 0) != thick)
        continue;
      gtk_snapshot_append_color (snapshot, ink, &GRAPHENE_RECT_INIT (self->left + at, self->top, width, side));
      gtk_snapshot_append_color (snapshot, ink, &GRAPHENE_RECT_INIT (self->left, self->top + at, side, width));
    }
}

static void
rubric_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricBoard *self = RUBRIC_BOARD (widget);
  GdkRGBA thick, thin;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &thick);
  thin = thick;
  thin.alpha *= 0.45;
  draw_lines (self, snapshot, FALSE, &thin);
  draw_lines (self, snapshot, TRUE, &thick);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    gtk_widget_snapshot_child (widget, self->cells[cell], snapshot);
}

/* Tab comes in at the cursor and goes out again: the arrows move inside. */
static gboolean
rubric_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (has_focus_inside (RUBRIC_BOARD (widget)))
    return FALSE;
  return gtk_widget_grab_focus (widget);
}

static gboolean
rubric_board_grab_focus (GtkWidget *widget)
{
  RubricBoard *self = RUBRIC_BOARD (widget);

  return gtk_widget_grab_focus (self->cells[self->cursor]);
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
    g_value_set_uint (value, prop_id == PROP_ENTRY    ? (int)self->entry
                             : prop_id == PROP_FILTER ? self->filter
                                                      : self->pen);
}

/* Sets one of the numbers above, and says so. */
static void
set_number (RubricBoard *self, int *number, int value, int prop)
{
  if (*number == value)
    return;
  *number = value;
  update (self);
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
      update (self);
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
rubric_board_dispose (GObject *object)
{
  RubricBoard *self = RUBRIC_BOARD (object);

  g_clear_object (&self->puzzle_signals);
  g_clear_object (&self->puzzle);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_clear_pointer (&self->cells[cell], gtk_widget_unparent);
  G_OBJECT_CLASS (rubric_board_parent_class)->dispose (object);
}

static void
rubric_board_finalize (GObject *object)
{
  RubricBoard *self = RUBRIC_BOARD (object);

  g_free (self->view);
  g_free (self->description);
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
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = rubric_board_get_property;
  object_class->set_property = rubric_board_set_property;
  object_class->dispose = rubric_board_dispose;
  object_class->finalize = rubric_board_finalize;
  widget_class->measure = rubric_board_measure;
  widget_class->size_allocate = rubric_board_size_allocate;
  widget_class->snapshot = rubric_board_snapshot;
  widget_class->focus = rubric_board_focus;
  widget_class->grab_focus = rubric_board_grab_focus;

  props[PROP_PUZZLE] = g_param_spec_object ("puzzle", NULL, NULL, RUBRIC_TYPE_PUZZLE, flags);
  for (int i = PROP_AUTO_ADVANCE; i < N_OPTIONS; i++)
    props[i] = g_param_spec_boolean (options[i], NULL, NULL, i != PROP_MARKS_AS_GRID, flags);
  props[PROP_ENTRY] = g_param_spec_uint ("entry", NULL, NULL, 0, RUBRIC_N_ENTRIES - 1, 0, readable);
  props[PROP_FILTER] = g_param_spec_uint ("filter", NULL, NULL, 0, RUBRIC_FILTER_PAIRS, 0, readable);
  props[PROP_PEN] = g_param_spec_uint ("pen", NULL, NULL, 0, SUD_SIZE, 0, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);

  rubric_board_keys_bind (widget_class);
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
rubric_board_init (RubricBoard *self)
{
  for (int i = PROP_AUTO_ADVANCE; i < N_OPTIONS; i++)
    self->options[i] = i != PROP_MARKS_AS_GRID;
  sud_cells_add (&self->selection, 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Board"), -1);
  /* Rows read from left to right in every language: so does Sudoku. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      self->cells[cell] = rubric_cell_new (cell);
      gtk_widget_set_parent (self->cells[cell], GTK_WIDGET (self));
    }

  self->puzzle_signals = g_signal_group_new (RUBRIC_TYPE_PUZZLE);
  g_signal_group_connect (self->puzzle_signals, "changed", G_CALLBACK (changed_cb), self);

  rubric_board_keys_attach (self);
  rubric_board_pointer_attach (self);
  update (self);
}

GtkWidget *
rubric_board_new (void)
{
  return g_object_new (RUBRIC_TYPE_BOARD, NULL);
}

void
rubric_board_set_puzzle (RubricBoard *self, RubricPuzzle *puzzle)
{
  g_return_if_fail (RUBRIC_IS_BOARD (self));
  g_return_if_fail (puzzle == NULL || RUBRIC_IS_PUZZLE (puzzle));

  if (self->puzzle == puzzle)
    return;
  g_signal_group_set_target (self->puzzle_signals, puzzle);
  g_set_object (&self->puzzle, puzzle);
  self->pointed_at = SUD_NO_CELLS;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PUZZLE]);
}

RubricPuzzle *
rubric_board_get_puzzle (RubricBoard *self)
{
  g_return_val_if_fail (RUBRIC_IS_BOARD (self), NULL);

  return self->puzzle;
}

void
rubric_board_set_view (RubricBoard *self, const RubricBoardView *view)
{
  g_return_if_fail (RUBRIC_IS_BOARD (self));

  g_clear_pointer (&self->view, g_free);
  self->view = view != NULL ? g_memdup2 (view, sizeof *view) : NULL;
  update (self);
}

void
rubric_board_point_at (RubricBoard *self, RubricCellFlags how, SudCells cells)
{
  g_return_if_fail (RUBRIC_IS_BOARD (self));

  self->pointing = how;
  self->pointed_at = cells;
  update (self);
}

int
rubric_board_get_cursor (RubricBoard *self)
{
  g_return_val_if_fail (RUBRIC_IS_BOARD (self), 0);

  return self->cursor;
}

const SudSheet *
rubric_board_get_sheet (RubricBoard *self)
{
  g_return_val_if_fail (RUBRIC_IS_BOARD (self), NULL);

  return shown_sheet (self);
}

SudCells
rubric_board_get_selection (RubricBoard *self)
{
  g_return_val_if_fail (RUBRIC_IS_BOARD (self), SUD_NO_CELLS);

  return self->selection;
}

void
rubric_board_set_cursor (RubricBoard *self, int cell, SudCells selection)
{
  gboolean focused = has_focus_inside (self);

  g_return_if_fail (RUBRIC_IS_BOARD (self));
  g_return_if_fail (cell >= 0 && cell < SUD_CELLS);

  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->cells[self->cursor]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  self->cursor = cell;
  self->selection = selection;
  sud_cells_add (&self->selection, cell);
  update (self);
  describe_cursor (self);
  if (focused)
    gtk_widget_grab_focus (self->cells[cell]);
}

int
rubric_board_get_cell_at (RubricBoard *self, double x, double y)
{
  int row = -1, column = -1;

  g_return_val_if_fail (RUBRIC_IS_BOARD (self), -1);

  x -= self->left;
  y -= self->top;
  for (int i = 0; i < SUD_SIZE; i++)
    {
      if (x >= cell_offset (self, i))
        column = i;
      if (y >= cell_offset (self, i))
        row = i;
    }
  if (row < 0 || column < 0 || x >= cell_offset (self, SUD_SIZE) || y >= cell_offset (self, SUD_SIZE))
    return -1;
  return sud_cell (row, column);
}

enum
{
  ALL_THE_WAY = 8,
};

/* Steps of one cell or one box stay where they are at the edge, so that a box step keeps its place within the box. */
static int
step_within (int at, int step)
{
  int to = at + step;

  if (to >= 0 && to < SUD_SIZE)
    return to;
  return ABS (step) == ALL_THE_WAY ? CLAMP (to, 0, SUD_SIZE - 1) : at;
}

static int
destination (int cell, RubricMove move)
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

void
rubric_board_move (RubricBoard *self, RubricMove move, gboolean extend)
{
  g_return_if_fail (RUBRIC_IS_BOARD (self));

  rubric_board_set_cursor (self, destination (self->cursor, move), extend ? self->selection : SUD_NO_CELLS);
}

static gboolean
can_edit (RubricBoard *self)
{
  return self->puzzle != NULL && self->view == NULL;
}

void
rubric_board_write (RubricBoard *self, RubricEntry entry, int digit)
{
  gboolean one_digit = self->filter != RUBRIC_FILTER_NONE && self->filter != RUBRIC_FILTER_PAIRS;

  g_return_if_fail (RUBRIC_IS_BOARD (self));

  if (!can_edit (self))
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
  g_return_if_fail (RUBRIC_IS_BOARD (self));

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

  g_return_if_fail (RUBRIC_IS_BOARD (self));

  self->entry = entry;
  set_number (self, &number, entry, PROP_ENTRY);
}

RubricEntry
rubric_board_get_entry (RubricBoard *self)
{
  g_return_val_if_fail (RUBRIC_IS_BOARD (self), RUBRIC_ENTRY_DIGIT);

  return self->entry;
}

void
rubric_board_toggle_filter (RubricBoard *self, int filter)
{
  g_return_if_fail (RUBRIC_IS_BOARD (self));

  set_number (self, &self->filter, self->filter != filter ? filter : RUBRIC_FILTER_NONE, PROP_FILTER);
}

int
rubric_board_get_filter (RubricBoard *self)
{
  g_return_val_if_fail (RUBRIC_IS_BOARD (self), RUBRIC_FILTER_NONE);

  return self->filter;
}

void
rubric_board_set_pen (RubricBoard *self, int digit)
{
  g_return_if_fail (RUBRIC_IS_BOARD (self));

  set_number (self, &self->pen, digit, PROP_PEN);
}

int
rubric_board_get_pen (RubricBoard *self)
{
  g_return_val_if_fail (RUBRIC_IS_BOARD (self), 0);

  return self->pen;
}

void
rubric_board_press_backspace (RubricBoard *self)
{
  g_return_if_fail (RUBRIC_IS_BOARD (self));

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
  g_return_if_fail (RUBRIC_IS_BOARD (self));

  if (can_edit (self))
    rubric_puzzle_erase (self->puzzle, self->selection);
}

void
rubric_board_set_description (RubricBoard *self, const char *description)
{
  g_return_if_fail (RUBRIC_IS_BOARD (self));

  if (g_strcmp0 (self->description, description) == 0)
    return;
  g_free (self->description);
  self->description = g_strdup (description);
  describe_cursor (self);
}

GtkWidget *
rubric_board_get_cell (RubricBoard *self, int cell)
{
  g_return_val_if_fail (RUBRIC_IS_BOARD (self), NULL);

  return self->cells[cell];
}
