/* rubric-cell.c - one cell of the board: draws a digit or its marks
 *
 * Ink, tints and hatching are style classes (style.css), so light, dark and high contrast are the style sheet's.
 *
 * One thing lies over another in this order, and few of them at a time:
 *
 *     one tint, the last that holds in the style sheet     over paper
 *     the colours of the cell, side by side                a tint that says something stays as a frame around them
 *     grey, a little of it                                 over a given, so that it is seen as such on any tint
 *     hatching or a stroke                                 a digit that clashes; one that is wrong is not hatched
 *     marks, or the digit                                  corner marks are bold
 *     shapes of the colours, a dot beside an answer        by preference, and in high contrast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-board-private.h"

#include "rubric-board-testing.h"
#include "rubric-widgets.h"

#include <adwaita.h>
#include <string.h>

struct _RubricCell
{
  GtkWidget parent_instance;

  char *label;
  guint snapshots;
  guint labels;
  RubricCellState state;
};

G_STATIC_ASSERT (sizeof (RubricCellState) == 48); /* no padding: states are compared as bytes */

G_DEFINE_FINAL_TYPE (RubricCell, rubric_cell, GTK_TYPE_WIDGET)

/* Shares of the cell's side. */
static const double DIGIT_SIZE = 0.62;
static const double MARK_SIZE = 0.24;
static const double NARROW_SIZE = 0.85; /* marks over the shapes of a cell */
static const double COUNTED_SIZE = 0.17; /* marks with a number below */
static const double COUNT_SIZE = 0.12;
static const double COUNTED_RISE = 0.055;
static const double COUNT_DROP = 0.075;
static const double DOT_RADIUS = 0.04;
static const double DOT_EDGE = 0.03; /* too near the digit it would look like an apostrophe */
static const double WAVE_WIDTH = 0.54; /* all waves, under the digit */
static const double WAVE_PLACE = 0.87;
static const double WAVE_PLACE_SHAPES = 0.755; /* above them */
static const double STRIKE_REACH = 0.3;  /* a stroke through a wrong entry, to either side of the middle */
static const double STRIKE_PEN = 0.06;
static const double WAVE_HEIGHT = 0.045;
static const double WAVE_PEN = 0.03;
static const double MARKER_SIZE = 0.1; /* the shape of a candidate's colour, under it */
static const double MARK_WIDTH = 0.62;   /* least room of a mark in a line, in sizes of its letters */
static const double GROUND_WIDTH = 0.7; /* behind a mark, likewise */
static const double GROUND_HEIGHT = 0.9;
static const double FRAME = 0.06;        /* a tint around the colours of a cell */

enum
{
  WAVES = 3,
  COUNTED_SIDE = 44, /* pixels: in a smaller cell a number would be illegible */
};

static const char *const origin_classes[] = {
  [SUD_ORIGIN_BLANK] = "blank",
  [SUD_ORIGIN_GIVEN] = "given",
  [SUD_ORIGIN_ENTERED] = "entered",
  [SUD_ORIGIN_SOLVED] = "solved",
};

static const char *const flag_classes[RUBRIC_N_CELL_FLAGS] = {
  [RUBRIC_CELL_CURSOR] = "cursor",     [RUBRIC_CELL_SELECTED] = "selected", [RUBRIC_CELL_PEER] = "peer",
  [RUBRIC_CELL_SAME] = "same",         [RUBRIC_CELL_CONFLICT] = "conflict", [RUBRIC_CELL_SHADED] = "shaded",
  [RUBRIC_CELL_BLAMED] = "blamed",     [RUBRIC_CELL_WRONG] = "wrong",       [RUBRIC_CELL_FILTERED] = "filtered",
  [RUBRIC_CELL_LIT] = "lit",           [RUBRIC_CELL_UNCERTAIN] = "uncertain",
  [RUBRIC_CELL_HINTED] = "hinted",
};

static const char *const tint_classes[SUD_TINTS + 1]
    = { NULL, "tint1", "tint2", "tint3", "tint4", "tint5", "tint6", "tint7" };

/* Classes for the second half of a cell with two tints. */
static const char *const second_tint_classes[SUD_TINTS + 1]
    = { NULL, "also1", "also2", "also3", "also4", "also5", "also6", "also7" };

static gboolean
has_flag (RubricCell *self, RubricCellFlag flag)
{
  return (self->state.flags & 1u << flag) != 0;
}

static gboolean
has_shapes (RubricCell *self)
{
  return self->state.colours != 0 && (self->state.signs & RUBRIC_SIGN_SHAPES) != 0;
}

static void
apply_classes (RubricCell *self)
{
  const char *classes[RUBRIC_N_CELL_FLAGS + 5];
  guint n = 0;

  classes[n++] = origin_classes[self->state.origin];
  for (int flag = 0; flag < RUBRIC_N_CELL_FLAGS; flag++)
    if (has_flag (self, flag))
      classes[n++] = flag_classes[flag];
  if (self->state.colours != 0)
    classes[n++] = "coloured";
  if (self->state.tint != 0)
    classes[n++] = tint_classes[self->state.tint];
  if (self->state.second_tint != 0)
    classes[n++] = second_tint_classes[self->state.second_tint];
  classes[n] = NULL;
  gtk_widget_set_css_classes (GTK_WIDGET (self), classes);
}

static PangoLayout *
create_cell_layout (GtkWidget *widget, const char *text, double size, PangoWeight weight)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font
      = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

/* Centres the ink of @layout on a point: line height and side bearings would put digits off the middle. */
static void
draw_centred (GtkSnapshot *snapshot, PangoLayout *layout, double x, double y, const GdkRGBA *ink)
{
  PangoRectangle extents;

  pango_layout_get_pixel_extents (layout, &extents, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (x - extents.x - extents.width / 2.0, y - extents.y - extents.height / 2.0));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

void
rubric_cell_draw_digit (GtkWidget *widget, GtkSnapshot *snapshot, int digit, double side, PangoWeight weight, double x,
                        double y, const GdkRGBA *ink)
{
  const char text[] = { '0' + digit, '\0' };
  g_autoptr (PangoLayout) layout = create_cell_layout (widget, text, side * DIGIT_SIZE, weight);

  draw_centred (snapshot, layout, x, y, ink);
}

/* Returns: a colour of the style sheet that is no property */
static GdkRGBA
look_up_colour (RubricCell *self, const char *name)
{
  GdkRGBA colour = { 0 };

  gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (self)), name, &colour);
  return colour;
}

/* Draws three waves under a digit that clashes: Pango's own would be two and a half dots at this size. */
static void
draw_wave (RubricCell *self, GtkSnapshot *snapshot, double side, double place)
{
  const GdkRGBA ink = look_up_colour (self, "rubric_wave");
  double width = side * WAVE_WIDTH / WAVES, height = MAX (side * WAVE_HEIGHT, 1.5), x = (side - WAVES * width) / 2;
  double y = side * place;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, side, side));

  cairo_move_to (cr, x, y);
  for (int i = 0; i < WAVES; i++, x += width)
    {
      cairo_curve_to (cr, x + width / 4, y - height, x + width / 4, y - height, x + width / 2, y);
      cairo_curve_to (cr, x + width * 3 / 4, y + height, x + width * 3 / 4, y + height, x + width, y);
    }
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, MAX (side * WAVE_PEN, 1.2));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
draw_strike (RubricCell *self, GtkSnapshot *snapshot, double side)
{
  double reach = side * STRIKE_REACH, middle = side / 2;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, side, side));
  const GdkRGBA ink = look_up_colour (self, "rubric_stroke");

  cairo_move_to (cr, middle - reach, middle + reach);
  cairo_line_to (cr, middle + reach, middle - reach);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, MAX (side * STRIKE_PEN, 2));
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
draw_cell_digit (RubricCell *self, GtkSnapshot *snapshot, double side, const GdkRGBA *ink)
{
  PangoWeight weight = self->state.origin == SUD_ORIGIN_GIVEN ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL;

  rubric_cell_draw_digit (GTK_WIDGET (self), snapshot, self->state.digit, side, weight, side / 2, side / 2, ink);
  if (has_flag (self, RUBRIC_CELL_WRONG))
    draw_strike (self, snapshot, side);
  else if (has_flag (self, RUBRIC_CELL_CONFLICT))
    draw_wave (self, snapshot, side, has_shapes (self) ? WAVE_PLACE_SHAPES : WAVE_PLACE);
}

static void
fill_colours (GtkSnapshot *snapshot, SudDigits colours, const graphene_rect_t *box)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, box);

  rubric_swatch_fill (cr, colours, adw_style_manager_get_dark (adw_style_manager_get_default ()), box->origin.x,
                      box->origin.y, box->size.width, box->size.height);
  cairo_destroy (cr);
}

static void
draw_swatch (GtkSnapshot *snapshot, int colour, double x, double y, double side, const GdkRGBA *ink)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y, side, side));

  rubric_swatch_draw (cr, colour, x, y, side, &(RubricInk){ ink->red, ink->green, ink->blue });
  cairo_destroy (cr);
}

/* Fills the ground of a mark that has a colour or stands out. A mark that stands out on a colour or in a selected cell
 * has a ring, as with shapes. */
static void
draw_mark_ground (RubricCell *self, GtkSnapshot *snapshot, SudDigits colour, gboolean same, double size, double x,
                  double y)
{
  gboolean ring = same
                  && (colour != 0 || has_flag (self, RUBRIC_CELL_SELECTED)
                      || (self->state.signs & RUBRIC_SIGN_SHAPES) != 0);
  double width = size * GROUND_WIDTH, height = size * GROUND_HEIGHT;
  const GdkRGBA line = look_up_colour (self, "rubric_same_line"), fill = look_up_colour (self, "rubric_same_mark");
  const graphene_rect_t box = GRAPHENE_RECT_INIT (x - width / 2, y - height / 2, width, height);
  GskRoundedRect rounded;

  gsk_rounded_rect_init_from_rect (&rounded, &box, width / 4);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  if (colour != 0)
    fill_colours (snapshot, colour, &box);
  else
    gtk_snapshot_append_color (snapshot, &fill, &box);
  gtk_snapshot_pop (snapshot);
  if (ring)
    gtk_snapshot_append_border (snapshot, &rounded, (float[4]){ 1, 1, 1, 1 }, (GdkRGBA[4]){ line, line, line, line });
}

/* Draws a mark and its colour, centred on a point. */
static void
draw_mark (RubricCell *self, GtkSnapshot *snapshot, int digit, double size, double x, double y, PangoWeight weight,
           const GdkRGBA *ink)
{
  const char text[] = { '0' + digit, '\0' };
  gboolean same = self->state.same == digit, shapes = (self->state.signs & RUBRIC_SIGN_SHAPES) != 0;
  int colour = self->state.mark_colour[digit - 1];
  g_autoptr (PangoLayout) layout
      = create_cell_layout (GTK_WIDGET (self), text, size, same ? PANGO_WEIGHT_BOLD : weight);

  if (same || colour != 0)
    draw_mark_ground (self, snapshot, colour != 0 ? SUD_DIGIT_BIT (colour) : 0, same, size, x, y);
  draw_centred (snapshot, layout, x, y, ink);
  if (colour != 0 && shapes)
    {
      double marker = MAX (size / MARK_SIZE * MARKER_SIZE, 4);

      draw_swatch (snapshot, colour, x - marker / 2, y + size * 0.42, marker, ink);
    }
}

/* Draws a candidate with its number, centred on a point. */
static void
draw_counted (RubricCell *self, GtkSnapshot *snapshot, int digit, double side, double x, double y, const GdkRGBA *ink)
{
  g_autofree char *text = g_strdup_printf ("%d", self->state.counts[digit - 1]);
  g_autoptr (PangoLayout) layout = create_cell_layout (GTK_WIDGET (self), text, side * COUNT_SIZE, PANGO_WEIGHT_NORMAL);

  draw_mark (self, snapshot, digit, side * COUNTED_SIZE, x, y - side * COUNTED_RISE, PANGO_WEIGHT_BOLD, ink);
  draw_centred (snapshot, layout, x, y + side * COUNT_DROP, ink);
}

static RubricSigns
get_signs (RubricCell *self, int digit)
{
  return rubric_evidence_get_signs (self->state.on, self->state.off, self->state.struck, digit);
}

/* Draws signs under all digits of the grid, or over them. */
static void
draw_signs (RubricCell *self, GtkSnapshot *snapshot, double side,
            void (*draw) (cairo_t *cr, RubricSigns signs, double x, double y, double radius,
                          const RubricEvidenceInks *inks))
{
  gboolean shapes = has_shapes (self);
  cairo_t *cr;

  if ((self->state.on | self->state.off | self->state.struck) == 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, side, side));
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      double x, y;

      rubric_geometry_place_candidate (digit, shapes, &x, &y);
      draw (cr, get_signs (self, digit), x * side, y * side, side * rubric_geometry_get_candidate_radius (shapes),
            rubric_grid_view_get_inks ());
    }
  cairo_destroy (cr);
}

/* Returns: candidates with a colour, which show even if nobody has marked them */
static SudDigits
coloured_marks (RubricCell *self)
{
  SudDigits marks = 0;

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (self->state.mark_colour[digit - 1] != 0)
      marks |= SUD_DIGIT_BIT (digit);
  return marks;
}

static void
draw_lone (GtkWidget *widget, GtkSnapshot *snapshot, int digit, double side, const GdkRGBA *ink)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, side, side));

  rubric_evidence_draw_ground (cr, RUBRIC_SIGN_ON, side / 2, side / 2, side * RUBRIC_LONE_RADIUS,
                               rubric_grid_view_get_inks ());
  cairo_destroy (cr);
  rubric_cell_draw_digit (widget, snapshot, digit, side * RUBRIC_LONE_SIZE / DIGIT_SIZE, PANGO_WEIGHT_NORMAL, side / 2,
                          side / 2, ink);
}

/* Draws marks in fixed places, so that links between them have fixed ends. */
static void
draw_mark_grid (RubricCell *self, GtkSnapshot *snapshot, double side, const GdkRGBA *ink)
{
  gboolean shapes = has_shapes (self);
  double size = side * MARK_SIZE * (shapes ? NARROW_SIZE : 1);
  int lone = rubric_evidence_get_lone (self->state.on, self->state.centre | self->state.corner | self->state.off
                                                           | self->state.struck);

  if (lone != 0)
    {
      draw_lone (GTK_WIDGET (self), snapshot, lone, side, ink);
      return;
    }
  draw_signs (self, snapshot, side, rubric_evidence_draw_ground);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      gboolean corner = (self->state.corner & SUD_DIGIT_BIT (digit)) != 0;
      gboolean centre = (self->state.centre & SUD_DIGIT_BIT (digit)) != 0;
      double x, y;

      if (!centre && !corner && self->state.mark_colour[digit - 1] == 0 && get_signs (self, digit) == 0)
        continue;
      rubric_geometry_place_candidate (digit, shapes, &x, &y);
      if (self->state.counts[digit - 1] != 0 && side >= COUNTED_SIDE)
        draw_counted (self, snapshot, digit, side, side * x, side * y, ink);
      else
        draw_mark (self, snapshot, digit, size, side * x, side * y,
                   corner ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL, ink);
    }
  draw_signs (self, snapshot, side, rubric_evidence_draw_stroke);
}

static void
draw_marks (RubricCell *self, GtkSnapshot *snapshot, double side, const GdkRGBA *ink)
{
  SudDigits corner = self->state.corner, centre = self->state.centre | (coloured_marks (self) & (SudDigits)~corner);
  gboolean shapes = has_shapes (self);
  int n = sud_digits_count (centre);
  double size = side * MARK_SIZE * (shapes ? NARROW_SIZE : 1), x, y, room, height;

  for (int i = 0; corner != 0; corner &= corner - 1, i++)
    {
      rubric_geometry_place_corner (i, shapes, &x, &y);
      draw_mark (self, snapshot, sud_digits_first (corner), size, x * side, y * side, PANGO_WEIGHT_BOLD, ink);
    }
  rubric_geometry_get_mark_room (n, shapes, &room, &height);
  size = MIN (size, side * room / MARK_WIDTH);
  for (int i = 0; centre != 0; centre &= centre - 1, i++)
    {
      rubric_geometry_place_centre (i, n, shapes, &x, &y);
      draw_mark (self, snapshot, sud_digits_first (centre), size, x * side, y * side, PANGO_WEIGHT_NORMAL, ink);
    }
}

/* Row, column and box alone leave no frame of their tint: they are where the cursor is, and more than the cell. */
static void
draw_colours (RubricCell *self, GtkSnapshot *snapshot, double side)
{
  gboolean framed = (self->state.flags & ~(1u << RUBRIC_CELL_PEER)) != 0 || self->state.tint != 0;
  double edge = framed ? MAX (side * FRAME, 4) : 0;

  fill_colours (snapshot, self->state.colours,
                &GRAPHENE_RECT_INIT (edge, edge, side - 2 * edge, side - 2 * edge));
}

static void
draw_shapes (RubricCell *self, GtkSnapshot *snapshot, double side, const GdkRGBA *ink)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, side, side));
  double x, y, width, height;

  rubric_geometry_place_shapes (&x, &y, &width, &height);
  rubric_swatch_draw_shapes (cr, self->state.colours, x * side, y * side, width * side, height * side,
                             &(RubricInk){ ink->red, ink->green, ink->blue });
  cairo_destroy (cr);
}

/* With it red is not the only sign of an answer. */
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
  if (self->state.colours != 0 && !has_flag (self, RUBRIC_CELL_WRONG))
    draw_colours (self, snapshot, side);
  if (self->state.origin == SUD_ORIGIN_GIVEN)
    {
      const GdkRGBA grey = look_up_colour (self, "rubric_printed");

      gtk_snapshot_append_color (snapshot, &grey, &GRAPHENE_RECT_INIT (0, 0, side, side));
    }
  if (has_shapes (self))
    draw_shapes (self, snapshot, side, &ink);
  if (self->state.digit != 0)
    draw_cell_digit (self, snapshot, side, &ink);
  else if (self->state.as_grid)
    draw_mark_grid (self, snapshot, side, &ink);
  else
    draw_marks (self, snapshot, side, &ink);
  if (self->state.origin == SUD_ORIGIN_SOLVED && (self->state.signs & RUBRIC_SIGN_DOT) != 0)
    draw_dot (snapshot, side, &ink);
}

static void
rubric_cell_finalize (GObject *object)
{
  g_free (RUBRIC_CELL (object)->label);
  G_OBJECT_CLASS (rubric_cell_parent_class)->finalize (object);
}

static void
rubric_cell_class_init (RubricCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rubric_cell_finalize;
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
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, FALSE, -1);
}

GtkWidget *
rubric_cell_new (void)
{
  return g_object_new (RUBRIC_TYPE_CELL, NULL);
}

void
rubric_cell_update (RubricCell *self, const RubricCellState *state, const char *label)
{
  RubricCellState before;

  if (g_strcmp0 (self->label, label) != 0)
    {
      g_free (self->label);
      self->label = g_strdup (label);
      self->labels++;
      rubric_widget_set_name (self, label);
    }
  if (memcmp (&self->state, state, sizeof *state) == 0)
    return;
  before = self->state;
  self->state = *state;
  if (before.flags != state->flags || before.origin != state->origin || before.tint != state->tint
      || (before.colours != 0) != (state->colours != 0) || before.second_tint != state->second_tint)
    apply_classes (self);
  if (((before.flags ^ state->flags) & 1u << RUBRIC_CELL_SELECTED) != 0)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                                 has_flag (self, RUBRIC_CELL_SELECTED), -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
rubric_cell_get_snapshots (RubricCell *self)
{
  return self->snapshots;
}

guint
rubric_cell_get_labels (RubricCell *self)
{
  return self->labels;
}

gboolean
rubric_cell_shows_same (RubricCell *self, RubricCell *other)
{
  return memcmp (&self->state, &other->state, sizeof self->state) == 0 && g_strcmp0 (self->label, other->label) == 0;
}
