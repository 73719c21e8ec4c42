/* rubric-pad.c - digits to press: three in a row if there is room for four rows, else five, or ten if it is wide
 *
 *     1 2 3                 1 2 3 4 5             1 2 3 4 5 6 7 8 9 ⌫      one stop for Tab, arrows go inside
 *     4 5 6                 6 7 8 9 ⌫
 *     7 8 9
 *     ──⌫──
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-pad.h"

#include "rubric-swatch.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

enum
{
  N_BUTTONS = 10, /* 1 to 9, then erase */
  ERASE = N_BUTTONS - 1,
  SHORT_ROWS = 2,
  SHORT_COLUMNS = 5,
  TALL_ROWS = 4,
  TALL_COLUMNS = 3,
  GAP = 6,
  SWATCH_SIZE = 12, /* pixels */
};

struct _RubricPad
{
  RubricBox parent_instance;

  GtkWidget *buttons[N_BUTTONS];
  GtkWidget *missing[ERASE];  /* labels */
  GtkWidget *swatches[ERASE]; /* in their place while digits write colours */
  int shown[ERASE];           /* the state of each, packed: most keys change one of them */
};

G_DEFINE_FINAL_TYPE (RubricPad, rubric_pad, RUBRIC_TYPE_BOX)

static void
draw_swatch_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer colour)
{
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &ink);
  rubric_swatch_draw (cr, GPOINTER_TO_INT (colour), (width - SWATCH_SIZE) / 2.0, (height - SWATCH_SIZE) / 2.0,
                      SWATCH_SIZE, &(RubricInk){ ink.red, ink.green, ink.blue });
}

static GtkWidget *
create_swatch (int colour)
{
  GtkWidget *swatch = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (swatch), SWATCH_SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (swatch), SWATCH_SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (swatch), draw_swatch_cb, GINT_TO_POINTER (colour), NULL);
  gtk_widget_set_visible (swatch, FALSE);
  return swatch;
}

/* The digit, and below it how many of it are still missing, or its colour. */
static GtkWidget *
create_digit_label (RubricPad *self, int i)
{
  const char text[] = { '1' + i, '\0' };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->missing[i] = gtk_label_new (NULL);
  self->swatches[i] = create_swatch (i + 1);
  gtk_widget_add_css_class (self->missing[i], "missing");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  gtk_box_append (GTK_BOX (box), self->missing[i]);
  gtk_box_append (GTK_BOX (box), self->swatches[i]);
  return box;
}

static GtkWidget *
create_pad_button (RubricPad *self, int i)
{
  GtkWidget *button = gtk_button_new ();

  if (i == ERASE)
    {
      gtk_button_set_icon_name (GTK_BUTTON (button), "edit-clear-symbolic");
      rubric_widget_set_tooltip (button, _ ("Erase (Delete)"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Erase"), -1);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.erase");
    }
  else
    {
      gtk_button_set_child (GTK_BUTTON (button), create_digit_label (self, i));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.digit");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", i + 1);
    }
  gtk_widget_add_css_class (button, "digit");
  gtk_widget_set_focus_on_click (button, FALSE);
  return button;
}

/* For the tooltip and the screen reader. */
static char *
describe_button (RubricEntry entry, int digit, int missing)
{
  if (entry == RUBRIC_ENTRY_COLOUR)
    /* Translators: %1$d is a digit, %2$s a colour and shape: "Colour 1, blue circle" */
    return g_strdup_printf (_ ("Colour %1$d, %2$s"), digit, rubric_swatch_get_name (digit));
  if (missing == 0)
    return g_strdup_printf (/* Translators: of %d, a digit, the board has all nine */ _ ("Digit %d, complete"), digit);
  /* Translators: %1$d is a digit, %2$d how many of it the board still lacks */
  return g_strdup_printf (ngettext ("Digit %1$d, %2$d missing", "Digit %1$d, %2$d missing", missing), digit, missing);
}

static void
update_button (RubricPad *self, int digit, int missing, RubricEntry entry, gboolean in_hand)
{
  GtkWidget *button = self->buttons[digit - 1];
  int shown = 1 + 2 * (RUBRIC_N_ENTRIES * (missing + SUD_CELLS) + (int)entry) + (in_hand != FALSE);
  g_autofree char *name = NULL;
  g_autofree char *count = NULL;

  if (self->shown[digit - 1] == shown)
    return;
  self->shown[digit - 1] = shown;
  name = describe_button (entry, digit, missing);
  count = missing > 0 ? g_strdup_printf ("%d", missing) : g_strdup (missing == 0 ? "✓" : "!");
  gtk_label_set_label (GTK_LABEL (self->missing[digit - 1]), count);
  gtk_widget_set_visible (self->missing[digit - 1], entry != RUBRIC_ENTRY_COLOUR);
  gtk_widget_set_visible (self->swatches[digit - 1], entry == RUBRIC_ENTRY_COLOUR);
  rubric_widget_set_tooltip (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  rubric_widget_set_class (button, "complete", missing == 0 && entry != RUBRIC_ENTRY_COLOUR);
  rubric_widget_set_class (button, "suggested-action", in_hand);
}

void
rubric_pad_update (RubricPad *self, RubricBoard *board)
{
  const SudSheet *sheet = rubric_board_get_sheet (board);
  RubricPuzzle *puzzle = rubric_board_get_puzzle (board);
  gboolean solving = puzzle != NULL && rubric_puzzle_get_mode (puzzle) == RUBRIC_MODE_SOLVING;
  RubricEntry entry = solving ? rubric_board_get_entry (board) : RUBRIC_ENTRY_DIGIT;
  int missing[SUD_SIZE + 1];

  g_return_if_fail (RUBRIC_IS_PAD (self));

  for (int digit = 0; digit <= SUD_SIZE; digit++)
    missing[digit] = SUD_SIZE;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    missing[sheet->digit[cell]]--;
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    update_button (self, digit, missing[digit], entry, rubric_board_get_pen (board) == digit);
}

/* The largest of them. */
static int
measure_button (RubricPad *self, GtkOrientation orientation)
{
  int largest = 0;

  for (int i = 0; i < N_BUTTONS; i++)
    {
      int minimum;

      gtk_widget_measure (self->buttons[i], orientation, -1, &minimum, NULL, NULL, NULL);
      largest = MAX (largest, minimum);
    }
  return largest;
}

static gboolean
fits_one_row (RubricPad *self, int width)
{
  return width >= N_BUTTONS * (measure_button (self, GTK_ORIENTATION_HORIZONTAL) + GAP) - GAP;
}

static void
rubric_pad_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline)
{
  int side = measure_button (RUBRIC_PAD (widget), orientation);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = SHORT_COLUMNS * (side + GAP) - GAP;
  else
    {
      *minimum = (fits_one_row (RUBRIC_PAD (widget), for_size) ? 1 : SHORT_ROWS) * (side + GAP) - GAP;
      *natural = TALL_ROWS * (side + GAP) - GAP;
    }
}

static GtkSizeRequestMode
rubric_pad_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
choose_columns (RubricPad *self, int width, int height)
{
  int side = measure_button (self, GTK_ORIENTATION_VERTICAL);

  if (height >= TALL_ROWS * (side + GAP) - GAP)
    return TALL_COLUMNS;
  return fits_one_row (self, width) ? N_BUTTONS : SHORT_COLUMNS;
}

static void
rubric_pad_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RubricPad *self = RUBRIC_PAD (widget);
  int columns = choose_columns (self, width, height), rows = (N_BUTTONS + columns - 1) / columns;
  int button_height = (height + GAP) / rows - GAP;

  for (int i = 0; i < N_BUTTONS; i++)
    {
      int column = i % columns, left = column * (width + GAP) / columns; /* to the last pixel */
      int right = (column + 1) * (width + GAP) / columns - GAP;
      GtkAllocation place = { left, i / columns * (button_height + GAP), right - left, button_height };

      if (i == ERASE && columns == TALL_COLUMNS)
        place.width = width;
      gtk_widget_size_allocate (self->buttons[i], &place, -1);
    }
}

/* Tab stops once, at the first button, and alone leads out of the pad; arrows go on inside. */
static gboolean
rubric_pad_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean inside = gtk_widget_get_focus_child (widget) != NULL;

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return !inside && gtk_widget_grab_focus (RUBRIC_PAD (widget)->buttons[0]);
  return GTK_WIDGET_CLASS (rubric_pad_parent_class)->focus (widget, direction) || inside;
}

static void
rubric_pad_class_init (RubricPadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = rubric_pad_get_request_mode;
  widget_class->measure = rubric_pad_measure;
  widget_class->size_allocate = rubric_pad_size_allocate;
  widget_class->focus = rubric_pad_focus;
  gtk_widget_class_set_css_name (widget_class, "pad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rubric_pad_init (RubricPad *self)
{
  /* A number pad runs from 1 to 9 in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Digits"), -1);
  for (int i = 0; i < N_BUTTONS; i++)
    {
      self->buttons[i] = create_pad_button (self, i);
      gtk_widget_set_parent (self->buttons[i], GTK_WIDGET (self));
    }
}
