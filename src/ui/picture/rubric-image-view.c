/* rubric-image-view.c - a picture with the grid that was found in it, whose corners can be moved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-image-view-testing.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MIN_HEIGHT = 96,
  HANDLE = 6,  /* pixels: half the side of a corner's handle, for which there is room around the picture */
  REACH = 20,  /* pixels around a corner that are its own */
  INSET = 10,  /* percent: where the corners are before a person has moved them */
  STEP = 250,  /* a key moves a corner by such a part of the picture */
  MARGIN = 8,  /* percent of the grid that is shown around it */
  CLOSE = 80,  /* percent of the picture: if grid and margin take more, all of it is shown */
};

/* Upper left and lower right corner of a part of the picture, in its pixels. */
typedef struct
{
  SudScanPoint from, to;
} Part;

/* The picture in the widget: its upper left corner, and how many pixels one of the picture takes. */
typedef struct
{
  double x, y, scale;
} Frame;

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
  GdkTexture *texture; /* shows @image */
  SudScan grid;        /* SUD_SCAN_NOTHING: only @quad counts */
  SudScanPoint quad[4];
  Part part; /* at least this part is shown */
  gboolean whole;       /* the person wants to see all of it */
  SudCells uncertain;
  int current;
  int corner;    /* moved by the keys */
  int held;      /* the corner that the pointer holds; -1: none */
  double held_x; /* where it took the corner, in pixels of the widget */
  double held_y;
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricImageView, rubric_image_view, GTK_TYPE_WIDGET)

static Part
find_whole_part (const SudScanPicture *picture)
{
  return (Part){ { 0, 0 }, { picture->width, picture->height } };
}

/* The grid with a margin around it, or all of @picture if that is nearly as much. */
static Part
find_part_near (const SudScanPicture *picture, const SudScanPoint quad[4])
{
  SudScanPoint low = quad[0], high = quad[0];
  Part part;
  double margin;

  for (int i = 1; i < 4; i++)
    {
      low = (SudScanPoint){ MIN (low.x, quad[i].x), MIN (low.y, quad[i].y) };
      high = (SudScanPoint){ MAX (high.x, quad[i].x), MAX (high.y, quad[i].y) };
    }
  margin = MAX (high.x - low.x, high.y - low.y) * MARGIN / 100;
  part.from = (SudScanPoint){ MAX (low.x - margin, 0), MAX (low.y - margin, 0) };
  part.to = (SudScanPoint){ MIN (high.x + margin, picture->width), MIN (high.y + margin, picture->height) };
  if ((part.to.x - part.from.x) * (part.to.y - part.from.y) * 100 < (double)picture->width * picture->height * CLOSE)
    return part;
  return find_whole_part (picture);
}

/* The part of the picture is as large as it can be in the middle of the widget, with room for the handles. */
static Frame
get_frame (RubricImageView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  const Part *part = &self->part;
  double scale = MIN ((width - 2 * HANDLE) / (part->to.x - part->from.x),
                      (height - 2 * HANDLE) / (part->to.y - part->from.y));

  scale = MAX (scale, 1e-6);
  return (Frame){ (width - scale * (part->from.x + part->to.x)) / 2, (height - scale * (part->from.y + part->to.y)) / 2,
                  scale };
}

static SudScanPoint
map_to_widget (const Frame *frame, SudScanPoint point)
{
  return (SudScanPoint){ frame->x + frame->scale * point.x, frame->y + frame->scale * point.y };
}

/* Returns: whether @point is between four others, which go round one way or the other */
static gboolean
is_inside (const SudScanPoint corners[4], SudScanPoint point)
{
  int right = 0;

  for (int i = 0; i < 4; i++)
    {
      const SudScanPoint *a = &corners[i], *b = &corners[(i + 1) % 4];

      right += (b->x - a->x) * (point.y - a->y) - (b->y - a->y) * (point.x - a->x) >= 0;
    }
  return right == 4 || right == 0;
}

/* Is not called while a corner is held: the picture would move away beneath it. */
static void
update_part (RubricImageView *self)
{
  const SudScanPicture *picture = self->image != NULL ? rubric_image_get_grey (self->image) : NULL;

  if (picture != NULL)
    self->part = self->whole || self->grid.kind == SUD_SCAN_NOTHING ? find_whole_part (picture)
                                                                     : find_part_near (picture, self->quad);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The four corners of @cell in the widget. */
static void
find_cell_corners (RubricImageView *self, const Frame *frame, int cell, SudScanPoint corners[4])
{
  const SudScanPoint *node = &self->grid.node[SUD_SCAN_LINES * (cell / SUD_SIZE) + cell % SUD_SIZE];

  corners[0] = map_to_widget (frame, node[0]);
  corners[1] = map_to_widget (frame, node[1]);
  corners[2] = map_to_widget (frame, node[SUD_SCAN_LINES + 1]);
  corners[3] = map_to_widget (frame, node[SUD_SCAN_LINES]);
}

static void
trace_points (cairo_t *cr, const SudScanPoint *points, int n)
{
  cairo_new_path (cr);
  for (int i = 0; i < n; i++)
    cairo_line_to (cr, points[i].x, points[i].y);
  cairo_close_path (cr);
}

/* A line that is seen on any picture: dark in a light halo. */
static void
stroke_with_halo (cairo_t *cr, double width, double red, double green, double blue)
{
  cairo_set_source_rgba (cr, 1, 1, 1, 0.85);
  cairo_set_line_width (cr, width + 2);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, red, green, blue);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* An uncertain cell has a dashed line around it, the compared cell a solid one. */
static void
draw_image_cell (RubricImageView *self, cairo_t *cr, const Frame *frame, int cell)
{
  const double dashes[] = { 4, 3 };
  SudScanPoint points[4];

  find_cell_corners (self, frame, cell, points);
  trace_points (cr, points, 4);
  if (cell == self->current)
    {
      cairo_set_dash (cr, NULL, 0, 0);
      stroke_with_halo (cr, 3, 0.11, 0.44, 0.85);
      return;
    }
  cairo_set_source_rgba (cr, 1, 0.75, 0.2, 0.25);
  cairo_fill_preserve (cr);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  stroke_with_halo (cr, 2, 0.54, 0.27, 0);
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
      stroke_with_halo (cr, 2, 0.05, 0.25, 0.55);
    }
}

static void
draw_found_grid (RubricImageView *self, cairo_t *cr)
{
  Frame frame = get_frame (self);
  SudScanPoint corners[4];

  for (int i = 0; i < 4; i++)
    corners[i] = map_to_widget (&frame, self->quad[i]);
  trace_points (cr, corners, 4);
  stroke_with_halo (cr, 2, 0.05, 0.25, 0.55);
  for (int cell = 0; cell < SUD_CELLS && self->grid.kind != SUD_SCAN_NOTHING; cell++)
    if (sud_cells_has (self->uncertain, cell) && cell != self->current)
      draw_image_cell (self, cr, &frame, cell);
  if (self->grid.kind != SUD_SCAN_NOTHING)
    draw_image_cell (self, cr, &frame, self->current);
  draw_corners (self, cr, corners);
}

static void
rubric_image_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricImageView *self = RUBRIC_IMAGE_VIEW (widget);
  float width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const SudScanPicture *picture;
  Frame frame;
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
  draw_found_grid (self, cr);
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
}

/* The view takes what room there is. */
static void
rubric_image_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  *minimum = MIN_HEIGHT;
  *natural = 3 * MIN_HEIGHT;
}

static int
find_corner_at (RubricImageView *self, double x, double y)
{
  Frame frame = get_frame (self);
  int nearest = -1;
  double best = REACH * REACH;

  for (int i = 0; i < 4; i++)
    {
      SudScanPoint corner = map_to_widget (&frame, self->quad[i]);
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
find_cell_at (RubricImageView *self, double x, double y)
{
  Frame frame = get_frame (self);

  for (int cell = 0; cell < SUD_CELLS && self->grid.kind != SUD_SCAN_NOTHING; cell++)
    {
      SudScanPoint points[4];

      find_cell_corners (self, &frame, cell, points);
      if (is_inside (points, (SudScanPoint){ x, y }))
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
corner_drag_begin_cb (GtkGestureDrag *gesture, double x, double y, RubricImageView *self)
{
  int cell;

  self->held = self->image != NULL ? find_corner_at (self, x, y) : -1;
  self->held_x = x;
  self->held_y = y;
  if (self->held >= 0)
    {
      self->corner = self->held;
      gtk_widget_set_has_tooltip (GTK_WIDGET (self), FALSE);
      gtk_widget_grab_focus (GTK_WIDGET (self));
      return;
    }
  cell = self->image != NULL ? find_cell_at (self, x, y) : -1;
  if (cell >= 0)
    g_signal_emit (self, signals[SIGNAL_CELL_WANTED], 0, cell);
}

static void
corner_drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, RubricImageView *self)
{
  Frame frame;

  if (self->held < 0 || self->image == NULL)
    return;
  frame = get_frame (self);
  place_corner (self, self->held, (self->held_x + dx - frame.x) / frame.scale,
                (self->held_y + dy - frame.y) / frame.scale);
}

static void
corner_drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, RubricImageView *self)
{
  if (self->held >= 0 && (dx != 0 || dy != 0))
    g_signal_emit (self, signals[SIGNAL_QUAD_MOVED], 0);
  self->held = -1;
}

void
rubric_image_view_move_corner (RubricImageView *self, int corner, double dx, double dy)
{
  if (self->image == NULL)
    return;
  place_corner (self, corner, self->quad[corner].x + dx, self->quad[corner].y + dy);
  g_signal_emit (self, signals[SIGNAL_QUAD_MOVED], 0);
}

static gboolean
move_corner_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
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
bind_corner_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint keyval;
    int dx, dy;
  } moves[] = { { GDK_KEY_Left, -1, 0 }, { GDK_KEY_Right, 1, 0 }, { GDK_KEY_Up, 0, -1 }, { GDK_KEY_Down, 0, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      gtk_widget_class_add_binding (widget_class, moves[i].keyval, 0, move_corner_cb, "(ii)", moves[i].dx, moves[i].dy);
      gtk_widget_class_add_binding (widget_class, moves[i].keyval, GDK_SHIFT_MASK, move_corner_cb, "(ii)",
                                    10 * moves[i].dx, 10 * moves[i].dy);
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
  signals[SIGNAL_QUAD_MOVED]
      = g_signal_new ("quad-moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  bind_corner_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "image");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

/* A person who has moved a corner knows how, and looks at the picture. */
static void
pointer_left_cb (GtkEventControllerMotion *motion, RubricImageView *self)
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
                               _ ("Drag a corner of the grid to where it belongs; "
                                  "with the keyboard, arrows move it and Space goes to the next one"));
  g_signal_connect (drag, "drag-begin", G_CALLBACK (corner_drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (corner_drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (corner_drag_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect (motion, "leave", G_CALLBACK (pointer_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (gtk_widget_queue_draw), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (gtk_widget_queue_draw), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

/* The corners wait for the person. */
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
  self->grid = grid != NULL ? *grid : (SudScan){ SUD_SCAN_NOTHING };
  if (grid != NULL && grid->kind != SUD_SCAN_NOTHING)
    memcpy (self->quad, grid->quad, sizeof self->quad);
  update_part (self);
}

gboolean
rubric_image_view_shows_grid (RubricImageView *self)
{
  return self->grid.kind != SUD_SCAN_NOTHING;
}

void
rubric_image_view_set_whole (RubricImageView *self, gboolean whole)
{
  self->whole = whole;
  update_part (self);
}

gboolean
rubric_image_view_can_zoom (RubricImageView *self)
{
  const SudScanPicture *picture = self->image != NULL ? rubric_image_get_grey (self->image) : NULL;
  Part part;

  if (picture == NULL || self->grid.kind == SUD_SCAN_NOTHING)
    return FALSE;
  part = find_part_near (picture, self->quad);
  return part.to.x - part.from.x < picture->width || part.to.y - part.from.y < picture->height;
}

void
rubric_image_view_get_corner (RubricImageView *self, int corner, double *x, double *y)
{
  Frame frame = get_frame (self);
  SudScanPoint place = map_to_widget (&frame, self->quad[corner]);

  *x = place.x;
  *y = place.y;
}

void
rubric_image_view_set_cells (RubricImageView *self, SudCells uncertain, int current)
{
  self->uncertain = uncertain;
  self->current = current;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const SudScanPoint *
rubric_image_view_get_quad (RubricImageView *self)
{
  return self->quad;
}

GdkTexture *
rubric_image_cut_cell (const RubricImage *image, const SudScan *grid, int cell, int side)
{
  g_autofree guint8 *grey = g_malloc (side * side);
  guint8 *colours = g_malloc (3 * side * side);
  g_autoptr (GBytes) bytes = g_bytes_new_take (colours, 3 * side * side);

  sud_scan_cut_cell (rubric_image_get_grey (image), grid, cell, side, grey);
  for (int i = 0; i < side * side; i++)
    colours[3 * i] = colours[3 * i + 1] = colours[3 * i + 2] = grey[i];
  return gdk_memory_texture_new (side, side, GDK_MEMORY_R8G8B8, bytes, 3 * side);
}
