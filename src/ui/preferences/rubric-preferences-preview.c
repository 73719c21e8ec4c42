/* rubric-preferences-preview.c - a small board that shows what the preferences do
 *
 * It is the board itself, so that it shows what the board would, whatever that comes to look like.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-preferences-preview.h"

enum
{
  MIN_SIDE = 240,
  SIDE = 312, /* marks can just be read */
};

struct _RubricPreferencesPreview
{
  GtkWidget parent_instance;

  GtkWidget *board;
};

G_DEFINE_FINAL_TYPE (RubricPreferencesPreview, rubric_preferences_preview, GTK_TYPE_WIDGET)

static const char givens[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* Digits and marks on it; the cursor is on an 8, of which there are several. */
enum
{
  CURSOR = 20,
  CLASHING = 63, /* its 9 stands in its row already */
};

static const struct
{
  int cell;
  int digit;
  SudOrigin origin;
} written[] = {
  { 2, 4, SUD_ORIGIN_ENTERED },        { 3, 6, SUD_ORIGIN_ENTERED },  { 30, 7, SUD_ORIGIN_ENTERED },
  { CLASHING, 9, SUD_ORIGIN_ENTERED }, { 40, 5, SUD_ORIGIN_SOLVED },  { 42, 7, SUD_ORIGIN_SOLVED },
  { 50, 4, SUD_ORIGIN_SOLVED },
};

static const struct
{
  int cell;
  SudDigits centre;
  SudDigits corner;
} marked[] = {
  { 28, SUD_DIGIT_BIT (1) | SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (5), 0 },
  { 32, SUD_DIGIT_BIT (1) | SUD_DIGIT_BIT (4), 0 },
  { 33, 0, SUD_DIGIT_BIT (4) | SUD_DIGIT_BIT (5) | SUD_DIGIT_BIT (9) },
  { 51, 0, SUD_DIGIT_BIT (5) | SUD_DIGIT_BIT (8) },
  { 57, SUD_DIGIT_BIT (3) | SUD_DIGIT_BIT (5), 0 },
};

static SudSheet
make_example (void)
{
  SudSheet sheet;
  SudGrid grid;

  sud_grid_parse_line (&grid, givens);
  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  for (guint i = 0; i < G_N_ELEMENTS (written); i++)
    sud_sheet_set_digit (&sheet, written[i].cell, written[i].digit, written[i].origin);
  for (guint i = 0; i < G_N_ELEMENTS (marked); i++)
    {
      sheet.centre[marked[i].cell] = marked[i].centre;
      sheet.corner[marked[i].cell] = marked[i].corner;
    }
  return sheet;
}

static void
rubric_preferences_preview_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (RUBRIC_PREFERENCES_PREVIEW (widget)->board, orientation, -1, minimum, NULL, NULL, NULL);
  /* A page that scrolls gives no more than the least height. */
  *minimum = MAX (*minimum, orientation == GTK_ORIENTATION_VERTICAL ? SIDE : MIN_SIDE);
  *natural = MAX (*minimum, SIDE);
}

static void
rubric_preferences_preview_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  int side = MIN (width, height);

  gtk_widget_size_allocate (RUBRIC_PREFERENCES_PREVIEW (widget)->board,
                            &(GtkAllocation){ (width - side) / 2, (height - side) / 2, side, side }, -1);
}

static void
rubric_preferences_preview_dispose (GObject *object)
{
  g_clear_pointer (&RUBRIC_PREFERENCES_PREVIEW (object)->board, gtk_widget_unparent);
  G_OBJECT_CLASS (rubric_preferences_preview_parent_class)->dispose (object);
}

static void
rubric_preferences_preview_class_init (RubricPreferencesPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_preferences_preview_dispose;
  widget_class->measure = rubric_preferences_preview_measure;
  widget_class->size_allocate = rubric_preferences_preview_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rubric_preferences_preview_init (RubricPreferencesPreview *self)
{
  const SudSheet example = make_example ();
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();

  rubric_puzzle_load (puzzle, &example, NULL);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  self->board = rubric_board_new ();
  rubric_board_set_puzzle (RUBRIC_BOARD (self->board), puzzle);
  rubric_board_set_cursor (RUBRIC_BOARD (self->board), CURSOR, SUD_NO_CELLS);
  gtk_widget_set_can_target (self->board, FALSE);
  gtk_widget_set_can_focus (self->board, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (self->board, GTK_WIDGET (self));
}

GtkWidget *
rubric_preferences_preview_new (GSettings *settings)
{
  static const char *const keys[] = { "show-peers", "show-same-digits", "mark-conflicts", "marks-as-grid" };
  RubricPreferencesPreview *self = g_object_new (RUBRIC_TYPE_PREFERENCES_PREVIEW, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_bind (settings, keys[i], self->board, keys[i], G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  return GTK_WIDGET (self);
}

RubricBoard *
rubric_preferences_preview_get_board (RubricPreferencesPreview *self)
{
  g_return_val_if_fail (RUBRIC_IS_PREFERENCES_PREVIEW (self), NULL);

  return RUBRIC_BOARD (self->board);
}
