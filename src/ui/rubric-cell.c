/* rubric-cell.c - one cell of the board: draws a digit or its marks
 *
 * Ink, tints and hatching are style classes (style.css), so light, dark and high contrast are the style sheet's.
 *
 *     +-----------------+
 *     |12             •|   corner marks along the edge, a red dot beside an answer
 *     |       7        |
 *     |      456       |   centre marks where there is no digit
 *     |▮               |   colour swatch
 *     +-----------------+
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cell.h"

#include <string.h>

struct _RubricCell
{
  GtkWidget parent_instance;

  int index;
  guint snapshots;
  RubricCellState state;
};

G_DEFINE_FINAL_TYPE (RubricCell, rubric_cell, GTK_TYPE_WIDGET)

/* Shares of the cell's side. */
static const double DIGIT_SIZE = 0.62;
static const double MARK_SIZE = 0.24;
static const double EDGE = 0.06;
static const double DOT_RADIUS = 0.04;
static const double DOT_EDGE = 0.03; /* well away from the digit, where it would be an apostrophe */
static const double SWATCH_SIZE = 0.2;

static const GdkRGBA swatches[SUD_COLOURS + 1] = {
  { 0 },
  { 0.208, 0.518, 0.894, 1 }, /* blue */
  { 0.180, 0.761, 0.494, 1 }, /* green */
  { 0.965, 0.827, 0.176, 1 }, /* yellow */
  { 1.000, 0.471, 0.000, 1 }, /* orange */
  { 0.569, 0.255, 0.675, 1 }, /* purple */
  { 0.596, 0.416, 0.267, 1 }, /* brown */
  { 0.929, 0.200, 0.231, 1 }, /* red */
  { 0.200, 0.780, 0.780, 1 }, /* cyan */
  { 0.467, 0.463, 0.482, 1 }, /* grey */
};

static const char *const origin_classes[] = {
  [SUD_ORIGIN_BLANK] = "blank",
  [SUD_ORIGIN_GIVEN] = "given",
  [SUD_ORIGIN_ENTERED] = "entered",
  [SUD_ORIGIN_SOLVED] = "solved",
};

static const struct
{
  RubricCellFlags flag;
  const char *name;
} flag_classes[] = {
  { RUBRIC_CELL_CURSOR, "cursor" }, { RUBRIC_CELL_SELECTED, "selected" }, { RUBRIC_CELL_PEER, "peer" },
  { RUBRIC_CELL_SAME, "same" },     { RUBRIC_CELL_CONFLICT, "conflict" }, { RUBRIC_CELL_SHADED, "shaded" },
  { RUBRIC_CELL_BLAMED, "blamed" },
};

static void
apply_classes (RubricCell *self)
{
  const char *classes[G_N_ELEMENTS (flag_classes) + 2];
  guint n = 0;

  classes[n++] = origin_classes[self->state.origin];
  for (guint i = 0; i < G_N_ELEMENTS (flag_classes); i++)
    if (self->state.flags & flag_classes[i].flag)
      classes[n++] = flag_classes[i].name;
  classes[n] = NULL;
  gtk_widget_set_css_classes (GTK_WIDGET (self), classes);
}

static PangoLayout *
create_layout (RubricCell *self, const char *text, double size, PangoWeight weight)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font
      = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

static void
underline_wavy (PangoLayout *layout)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_underline_new (PANGO_UNDERLINE_ERROR));
  pango_attr_list_insert (attributes, pango_attr_underline_color_new (0xc000, 0x6c00, 0));
  pango_layout_set_attributes (layout, attributes);
}

/* Centres the ink of @layout on a point: line height and side bearings would put digits off the middle. */
static void
draw_centred (GtkSnapshot *snapshot, PangoLayout *layout, double x, double y, const GdkRGBA *ink, gboolean wavy)
{
  PangoRectangle extents;

  pango_layout_get_pixel_extents (layout, &extents, NULL);
  if (wavy)
    underline_wavy (layout);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (x - extents.x - extents.width / 2.0, y - extents.y - extents.height / 2.0));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

static void
draw_digit (RubricCell *self, GtkSnapshot *snapshot, double side, const GdkRGBA *ink)
{
  const char text[] = { '0' + self->state.digit, '\0' };
  gboolean given = self->state.origin == SUD_ORIGIN_GIVEN;
  g_autoptr (PangoLayout) layout
      = create_layout (self, text, side * DIGIT_SIZE, given ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);

  draw_centred (snapshot, layout, side / 2, side / 2, ink, (self->state.flags & RUBRIC_CELL_CONFLICT) != 0);
}

static void
draw_marks (RubricCell *self, GtkSnapshot *snapshot, double side, SudDigits marks, double y, const GdkRGBA *ink)
{
  char text[SUD_SIZE + 1];
  int n = 0;
  PangoRectangle extents;

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (marks & SUD_DIGIT_BIT (digit))
      text[n++] = '0' + digit;
  text[n] = '\0';
  if (n > 0)
    {
      double size = side * MARK_SIZE;
      g_autoptr (PangoLayout) layout = create_layout (self, text, size, PANGO_WEIGHT_NORMAL);
      g_autoptr (PangoLayout) smaller = NULL;

      pango_layout_get_pixel_extents (layout, NULL, &extents);
      if (extents.width > side * (1 - 2 * EDGE))
        smaller = create_layout (self, text, size * side * (1 - 2 * EDGE) / extents.width, PANGO_WEIGHT_NORMAL);
      draw_centred (snapshot, smaller != NULL ? smaller : layout, side / 2, y, ink, FALSE);
    }
}

/* Red is never the only sign of an answer. */
static void
draw_dot (GtkSnapshot *snapshot, double side, const GdkRGBA *ink)
{
  double radius = MAX (side * DOT_RADIUS, 1.5), centre = side * DOT_EDGE + radius;
  graphene_rect_t box
      = GRAPHENE_RECT_INIT (side - centre - radius, centre - radius, radius * 2, radius * 2);
  GskRoundedRect circle;

  gsk_rounded_rect_init_from_rect (&circle, &box, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &circle);
  gtk_snapshot_append_color (snapshot, ink, &box);
  gtk_snapshot_pop (snapshot);
}

static void
rubric_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricCell *self = RUBRIC_CELL (widget);
  double side = gtk_widget_get_width (widget);
  GdkRGBA ink;

  self->snapshots++;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  if (self->state.colour != 0)
    {
      double swatch = side * SWATCH_SIZE;

      gtk_snapshot_append_color (snapshot, &swatches[self->state.colour],
                                 &GRAPHENE_RECT_INIT (side * EDGE, side * (1 - EDGE) - swatch, swatch, swatch));
    }
  if (self->state.digit != 0)
    draw_digit (self, snapshot, side, &ink);
  else
    {
      draw_marks (self, snapshot, side, self->state.corner, side * (EDGE + MARK_SIZE / 2), &ink);
      draw_marks (self, snapshot, side, self->state.centre, side / 2, &ink);
    }
  if (self->state.origin == SUD_ORIGIN_SOLVED)
    draw_dot (snapshot, side, &ink);
}

static void
rubric_cell_class_init (RubricCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = rubric_cell_snapshot;
  gtk_widget_class_set_css_name (widget_class, "cell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
rubric_cell_init (RubricCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  apply_classes (self);
}

GtkWidget *
rubric_cell_new (int index)
{
  RubricCell *self = g_object_new (RUBRIC_TYPE_CELL, NULL);

  self->index = index;
  return GTK_WIDGET (self);
}

int
rubric_cell_get_index (RubricCell *self)
{
  g_return_val_if_fail (RUBRIC_IS_CELL (self), -1);

  return self->index;
}

void
rubric_cell_update (RubricCell *self, const RubricCellState *state, const char *label)
{
  g_return_if_fail (RUBRIC_IS_CELL (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (memcmp (&self->state, state, sizeof *state) == 0)
    return;
  if (self->state.flags != state->flags || self->state.origin != state->origin)
    {
      self->state = *state;
      apply_classes (self);
    }
  self->state = *state;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                               (state->flags & RUBRIC_CELL_SELECTED) != 0, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
rubric_cell_get_snapshots (RubricCell *self)
{
  g_return_val_if_fail (RUBRIC_IS_CELL (self), 0);

  return self->snapshots;
}
