/* rubric-image-view.c - a picture with the grid that was found in it, whose corners can be moved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-image-view.h"

#include "rubric-image-frame.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MIN_HEIGHT = 96,
  HANDLE = 6,    /* pixels: half the side of a corner's handle, for which there is room around the picture */
  REACH = 20,    /* pixels around a corner that are its own */
  INSET = 10,    /* percent: where the corners are before a person has moved them */
  STEP = 250,    /* a key moves a corner by such a part of the picture */
};

enum
{
  SIGNAL_CELL_WANTED,
  SIGNAL_QUAD_MOVED,
  N_SIGNALS
};

struct _RubricImageView
{
  GtkWidget parent_instance;

  RubricImage *image;
  GdkTexture *texture; /* of it */
  SudScan grid;        /* SUD_SCAN_NOTHING: only @quad counts */
  SudScanPoint quad[4];
  RubricImagePart part; /* that is shown at least */
  gboolean whole;       /* the person wants to see all of it */
  SudCells doubtful;
  int current;
  int corner;    /* that the keys move */
  int held;      /* that the pointer holds; -1 for none */
  double held_x; /* where it was taken, in pixels of the widget */
  double held_y;
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricImageView, rubric_image_view, GTK_TYPE_WIDGET)

static RubricImageFrame
get_frame (RubricImageView *self)
{
  return rubric_image_frame_fit (&self->part, gtk_widget_get_width (GTK_WIDGET (self)),
                                 gtk_widget_get_height (GTK_WIDGET (self)), HANDLE);
}

/* Not while a corner is held: the picture would move away beneath it. */
static void
update_part (RubricImageView *self)
{
  const SudScanPicture *picture = self->image != NULL ? rubric_image_get_grey (self->image) : NULL;

  if (picture != NULL)
    self->part = self->whole || self->grid.kind == SUD_SCAN_NOTHING ? rubric_image_part_whole (picture)
                                                                     : rubric_image_part_near (picture, self->quad);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static SudScanPoint
get_node (RubricImageView *self, const RubricImageFrame *frame, int row, int column)
{
  return rubric_image_frame_map (frame, self->grid.node[SUD_SCAN_LINES * row + column]);
}

static void
trace (cairo_t *cr, const SudScanPoint *points, int n)
{
  cairo_new_path (cr);
  for (int i = 0; i < n; i++)
    cairo_line_to (cr, points[i].x, points[i].y);
  cairo_close_path (cr);
}

/* A line that is seen on any picture: dark in a light halo. */
static void
stroke (cairo_t *cr, double width, double red, double green, double blue)
{
  cairo_set_source_rgba (cr, 1, 1, 1, 0.85);
  cairo_set_line_width (cr, width + 2);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, red, green, blue);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* One that is not certain has a dashed line around it, the one that is looked at a solid one. */
static void
draw_cell (RubricImageView *self, cairo_t *cr, const RubricImageFrame *frame, int cell)
{
  const double dashes[] = { 4, 3 };
  int row = cell / SUD_SIZE, column = cell % SUD_SIZE;
  const SudScanPoint points[4] = { get_node (self, frame, row, column), get_node (self, frame, row, column + 1),
                                   get_node (self, frame, row + 1, column + 1), get_node (self, frame, row + 1, column) };

  trace (cr, points, 4);
  if (cell == self->current)
    {
      cairo_set_dash (cr, NULL, 0, 0);
      stroke (cr, 3, 0.11, 0.44, 0.85);
      return;
    }
  cairo_set_source_rgba (cr, 1, 0.75, 0.2, 0.25);
  cairo_fill_preserve (cr);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  stroke (cr, 2, 0.54, 0.27, 0);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_corners (RubricImageView *self, cairo_t *cr, const SudScanPoint corners[4])
{
  gboolean focused = gtk_widget_has_focus (GTK_WIDGET (self));

  for (int i = 0; i < 4; i++)
    {
      double half = focused && i == self->corner ? HANDLE + 3 : HANDLE;

      cairo_rectangle (cr, corners[i].x - half, corners[i].y - half, 2 * half, 2 * half);
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_fill_preserve (cr);
      stroke (cr, 2, 0.05, 0.25, 0.55);
    }
}

static void
draw_grid (RubricImageView *self, cairo_t *cr)
{
  RubricImageFrame frame = get_frame (self);
  SudScanPoint corners[4];

  for (int i = 0; i < 4; i++)
    corners[i] = rubric_image_frame_map (&frame, self->quad[i]);
  trace (cr, corners, 4);
  stroke (cr, 2, 0.05, 0.25, 0.55);
  for (int cell = 0; cell < SUD_CELLS && self->grid.kind != SUD_SCAN_NOTHING; cell++)
    if (sud_cells_has (self->doubtful, cell) && cell != self->current)
      draw_cell (self, cr, &frame, cell);
  if (self->grid.kind != SUD_SCAN_NOTHING)
    draw_cell (self, cr, &frame, self->current);
  draw_corners (self, cr, corners);
}

static void
rubric_image_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricImageView *self = RUBRIC_IMAGE_VIEW (widget);
  float width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const SudScanPicture *picture;
  RubricImageFrame frame;
  cairo_t *cr;

  if (self->image == NULL || width <= 0 || height <= 0)
    return;
  picture = rubric_image_get_grey (self->image);
  frame = get_frame (self);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT (frame.x, frame.y, frame.scale * picture->width,
                                                    frame.scale * picture->height));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  draw_grid (self, cr);
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
}

/* It takes what room there is. */
static void
rubric_image_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  *minimum = MIN_HEIGHT;
  *natural = 3 * MIN_HEIGHT;
}

static int
find_corner (RubricImageView *self, double x, double y)
{
  RubricImageFrame frame = get_frame (self);
  int nearest = -1;
  double best = REACH * REACH;

  for (int i = 0; i < 4; i++)
    {
      SudScanPoint corner = rubric_image_frame_map (&frame, self->quad[i]);
      double dx = corner.x - x, dy = corner.y - y;

      if (dx * dx + dy * dy < best)
        {
          best = dx * dx + dy * dy;
          nearest = i;
        }
    }
  return nearest;
}

static int
find_cell (RubricImageView *self, double x, double y)
{
  RubricImageFrame frame = get_frame (self);

  for (int cell = 0; cell < SUD_CELLS && self->grid.kind != SUD_SCAN_NOTHING; cell++)
    {
      int row = cell / SUD_SIZE, column = cell % SUD_SIZE;
      const SudScanPoint points[4]
          = { get_node (self, &frame, row, column), get_node (self, &frame, row, column + 1),
              get_node (self, &frame, row + 1, column + 1), get_node (self, &frame, row + 1, column) };

      if (rubric_image_is_inside (points, (SudScanPoint){ x, y }))
        return cell;
    }
  return -1;
}

/* Places @corner, kept within the picture: the grid that was found is no longer where it was. */
static void
place_corner (RubricImageView *self, int corner, double x, double y)
{
  const SudScanPicture *picture = rubric_image_get_grey (self->image);

  self->quad[corner] = (SudScanPoint){ CLAMP (x, 0, picture->width), CLAMP (y, 0, picture->height) };
  self->grid.kind = SUD_SCAN_NOTHING;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* While a corner is moved nothing stands in front of it. */
static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, RubricImageView *self)
{
  int cell;

  self->held = self->image != NULL ? find_corner (self, x, y) : -1;
  self->held_x = x;
  self->held_y = y;
  if (self->held >= 0)
    {
      self->corner = self->held;
      gtk_widget_set_has_tooltip (GTK_WIDGET (self), FALSE);
      gtk_widget_grab_focus (GTK_WIDGET (self));
      return;
    }
  cell = self->image != NULL ? find_cell (self, x, y) : -1;
  if (cell >= 0)
    g_signal_emit (self, signals[SIGNAL_CELL_WANTED], 0, cell);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, RubricImageView *self)
{
  RubricImageFrame frame;

  if (self->held < 0 || self->image == NULL)
    return;
  frame = get_frame (self);
  place_corner (self, self->held, (self->held_x + dx - frame.x) / frame.scale, (self->held_y + dy - frame.y) / frame.scale);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, RubricImageView *self)
{
  if (self->held >= 0 && (dx != 0 || dy != 0))
    g_signal_emit (self, signals[SIGNAL_QUAD_MOVED], 0);
  self->held = -1;
}

void
rubric_image_view_move_corner (RubricImageView *self, int corner, double dx, double dy)
{
  g_return_if_fail (RUBRIC_IS_IMAGE_VIEW (self));
  g_return_if_fail (corner >= 0 && corner < 4);

  if (self->image == NULL)
    return;
  place_corner (self, corner, self->quad[corner].x + dx, self->quad[corner].y + dy);
  g_signal_emit (self, signals[SIGNAL_QUAD_MOVED], 0);
}

static gboolean
move_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  RubricImageView *self = RUBRIC_IMAGE_VIEW (widget);
  const SudScanPicture *picture;
  double step;
  int dx, dy;

  if (self->image == NULL)
    return GDK_EVENT_PROPAGATE;
  picture = rubric_image_get_grey (self->image);
  step = MAX (1, MAX (picture->width, picture->height) / STEP);
  g_variant_get (args, "(ii)", &dx, &dy);
  rubric_image_view_move_corner (self, self->corner, dx * step, dy * step);
  return GDK_EVENT_STOP;
}

static gboolean
next_corner_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  RubricImageView *self = RUBRIC_IMAGE_VIEW (widget);

  self->corner = (self->corner + 1) % 4;
  gtk_widget_queue_draw (widget);
  return GDK_EVENT_STOP;
}

static void
rubric_image_view_dispose (GObject *object)
{
  RubricImageView *self = RUBRIC_IMAGE_VIEW (object);

  g_clear_pointer (&self->image, rubric_image_unref);
  g_clear_object (&self->texture);
  G_OBJECT_CLASS (rubric_image_view_parent_class)->dispose (object);
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint keyval;
    int dx, dy;
  } moves[] = { { GDK_KEY_Left, -1, 0 }, { GDK_KEY_Right, 1, 0 }, { GDK_KEY_Up, 0, -1 }, { GDK_KEY_Down, 0, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      gtk_widget_class_add_binding (widget_class, moves[i].keyval, 0, move_cb, "(ii)", moves[i].dx, moves[i].dy);
      gtk_widget_class_add_binding (widget_class, moves[i].keyval, GDK_SHIFT_MASK, move_cb, "(ii)", 10 * moves[i].dx,
                                    10 * moves[i].dy);
    }
  gtk_widget_class_add_binding (widget_class, GDK_KEY_space, 0, next_corner_cb, NULL);
}

static void
rubric_image_view_class_init (RubricImageViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_image_view_dispose;
  widget_class->snapshot = rubric_image_view_snapshot;
  widget_class->measure = rubric_image_view_measure;
  signals[SIGNAL_CELL_WANTED]
      = g_signal_new ("cell-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SIGNAL_QUAD_MOVED] = g_signal_new ("quad-moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  bind_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "image");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

/* Who has moved a corner knows how, and looks at the picture. */
static void
leave_cb (GtkEventControllerMotion *motion, RubricImageView *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), self->held < 0);
}

static void
rubric_image_view_init (RubricImageView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *focus = gtk_event_controller_focus_new (), *motion = gtk_event_controller_motion_new ();

  self->held = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("The picture"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      _ ("The arrow keys move a corner of the grid, Space goes to the next corner."), -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               _ ("Drag a corner of the grid to where it belongs; with the keyboard, arrows move it and "
                                  "Space goes to the next one"));
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (gtk_widget_queue_draw), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (gtk_widget_queue_draw), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

/* Where the corners wait for the person. */
static void
reset_quad (RubricImageView *self)
{
  const SudScanPicture *picture = rubric_image_get_grey (self->image);
  double left = picture->width * INSET / 100.0, top = picture->height * INSET / 100.0;
  double right = picture->width - left, bottom = picture->height - top;
  const SudScanPoint quad[4] = { { left, top }, { right, top }, { right, bottom }, { left, bottom } };

  memcpy (self->quad, quad, sizeof self->quad);
}

void
rubric_image_view_set_image (RubricImageView *self, RubricImage *image)
{
  g_return_if_fail (RUBRIC_IS_IMAGE_VIEW (self));

  g_clear_pointer (&self->image, rubric_image_unref);
  g_clear_object (&self->texture);
  self->held = -1;
  self->grid.kind = SUD_SCAN_NOTHING;
  if (image != NULL)
    {
      self->image = rubric_image_ref (image);
      self->texture = gdk_texture_new_for_pixbuf (rubric_image_get_shown (image));
      reset_quad (self);
    }
  update_part (self);
}

void
rubric_image_view_set_grid (RubricImageView *self, const SudScan *grid)
{
  g_return_if_fail (RUBRIC_IS_IMAGE_VIEW (self));

  self->grid = grid != NULL ? *grid : (SudScan){ SUD_SCAN_NOTHING };
  if (grid != NULL && grid->kind != SUD_SCAN_NOTHING)
    memcpy (self->quad, grid->quad, sizeof self->quad);
  update_part (self);
}

gboolean
rubric_image_view_shows_grid (RubricImageView *self)
{
  g_return_val_if_fail (RUBRIC_IS_IMAGE_VIEW (self), FALSE);

  return self->grid.kind != SUD_SCAN_NOTHING;
}

void
rubric_image_view_set_whole (RubricImageView *self, gboolean whole)
{
  g_return_if_fail (RUBRIC_IS_IMAGE_VIEW (self));

  self->whole = whole;
  update_part (self);
}

gboolean
rubric_image_view_can_zoom (RubricImageView *self)
{
  const SudScanPicture *picture;
  RubricImagePart part;

  g_return_val_if_fail (RUBRIC_IS_IMAGE_VIEW (self), FALSE);

  if (self->image == NULL || self->grid.kind == SUD_SCAN_NOTHING)
    return FALSE;
  picture = rubric_image_get_grey (self->image);
  part = rubric_image_part_near (picture, self->quad);
  return part.to.x - part.from.x < picture->width || part.to.y - part.from.y < picture->height;
}

gboolean
rubric_image_view_get_corner (RubricImageView *self, int corner, double *x, double *y)
{
  RubricImageFrame frame;
  SudScanPoint place;

  g_return_val_if_fail (RUBRIC_IS_IMAGE_VIEW (self), FALSE);
  g_return_val_if_fail (corner >= 0 && corner < 4, FALSE);

  if (self->image == NULL)
    return FALSE;
  frame = get_frame (self);
  place = rubric_image_frame_map (&frame, self->quad[corner]);
  *x = place.x;
  *y = place.y;
  return TRUE;
}

void
rubric_image_view_set_cells (RubricImageView *self, SudCells doubtful, int current)
{
  g_return_if_fail (RUBRIC_IS_IMAGE_VIEW (self));

  self->doubtful = doubtful;
  self->current = current;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const SudScanPoint *
rubric_image_view_get_quad (RubricImageView *self)
{
  g_return_val_if_fail (RUBRIC_IS_IMAGE_VIEW (self), NULL);

  return self->quad;
}
