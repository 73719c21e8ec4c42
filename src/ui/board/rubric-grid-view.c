/* rubric-grid-view.c - 81 cells that show a view: a sheet, and the evidence on it
 *
 * A container of 81 leaf widgets, which alone are focused, and two layers over them. The lines between the cells are
 * the grid's own, drawn in the gaps it leaves when it allocates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-grid-view.h"

#include "rubric-board-testing.h"
#include "rubric-text-solutions.h"
#include "rubric-text.h"
#include "rubric-widgets.h"
#include "sud-houses.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

enum
{
  MIN_CELL = 18,
  NATURAL_CELL = 60,
  MIN_THICK = 2,
  SIDE_PER_THICK = 220, /* pixels of side for one of the width of thick lines */
  SMALL_CELL = 44,      /* a smaller cell has candidates near its edges */
};

static const double THIN_ALPHA = 0.45;
static const double STRONG = 0.6;      /* opacity at the beginning of a glow */

#define FADE_US (400 * G_TIME_SPAN_MILLISECOND)
#define FLASH_US (250 * G_TIME_SPAN_MILLISECOND)

/* The layer of evidence: outlines of houses, links, letters. */
#define RUBRIC_TYPE_EVIDENCE_LAYER (rubric_evidence_layer_get_type ())
G_DECLARE_FINAL_TYPE (RubricEvidenceLayer, rubric_evidence_layer, RUBRIC, EVIDENCE_LAYER, GtkWidget)

struct _RubricEvidenceLayer
{
  GtkWidget parent_instance;

  SudView view;
  RubricGeometry geometry;
  guint snapshots;
};

G_DEFINE_FINAL_TYPE (RubricEvidenceLayer, rubric_evidence_layer, GTK_TYPE_WIDGET)

const RubricEvidenceInks *
rubric_grid_view_get_inks (void)
{
  static const RubricEvidenceStyle styles[2][2] = {
    { RUBRIC_EVIDENCE_LIGHT, RUBRIC_EVIDENCE_CONTRAST },
    { RUBRIC_EVIDENCE_DARK, RUBRIC_EVIDENCE_DARK_CONTRAST },
  };
  AdwStyleManager *manager = adw_style_manager_get_default ();

  return rubric_evidence_get_inks (
      styles[adw_style_manager_get_dark (manager) != FALSE][adw_style_manager_get_high_contrast (manager) != FALSE]);
}

static void
rubric_evidence_layer_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricEvidenceLayer *self = RUBRIC_EVIDENCE_LAYER (widget);
  graphene_rect_t box = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cairo_t *cr;

  self->snapshots++;
  graphene_rect_inset (&box, 0, (float)-self->geometry.cell / 4); /* letters stand on the upper edge */
  cr = gtk_snapshot_append_cairo (snapshot, &box);
  rubric_evidence_draw (cr, &self->geometry, &self->view, rubric_grid_view_get_inks ());
  cairo_destroy (cr);
}

static void
rubric_evidence_layer_class_init (RubricEvidenceLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = rubric_evidence_layer_snapshot;
  gtk_widget_class_set_css_name (widget_class, "evidence");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rubric_evidence_layer_init (RubricEvidenceLayer *self)
{
  AdwStyleManager *styles = adw_style_manager_get_default ();

  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_child_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (styles, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (styles, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

static void
layer_set_view (RubricEvidenceLayer *self, const SudView *view)
{
  gboolean same;

  if (!sud_evidence_has_lines (&self->view.evidence) && !sud_evidence_has_lines (&view->evidence))
    return;
  /* Links avoid digits and candidates, so they depend on the sheet, too. */
  same = sud_evidence_same_lines (&self->view.evidence, &view->evidence)
         && sud_sheet_equal (&self->view.sheet, &view->sheet);
  self->view = *view;
  gtk_widget_set_child_visible (GTK_WIDGET (self), sud_evidence_has_lines (&view->evidence));
  if (!same)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A moment over the cells: digits that were taken back fade, candidates just struck flash.
 *
 *     0                      400 ms
 *     |--- digit, ever fainter ---|     of each cell from when its digit went
 *     |--- disc ---|                    of a candidate, from when it was struck
 */
#define RUBRIC_TYPE_AFTERGLOW (rubric_afterglow_get_type ())
G_DECLARE_FINAL_TYPE (RubricAfterglow, rubric_afterglow, RUBRIC, AFTERGLOW, GtkWidget)

/**
 * Glow:
 * @digit: the digit that was taken back; 0: none
 * @struck: candidates that flash
 * @since: the time of the first frame that shows them; 0: there was none yet
 */
typedef struct
{
  guint8 digit;
  SudDigits struck;
  gint64 since;
} Glow;

struct _RubricAfterglow
{
  GtkWidget parent_instance;

  RubricGeometry geometry;
  Glow glows[SUD_CELLS];
  gint64 now; /* the time of the frame */
  guint tick;
};

G_DEFINE_FINAL_TYPE (RubricAfterglow, rubric_afterglow, GTK_TYPE_WIDGET)

static gboolean
is_glowing (const Glow *glow)
{
  return glow->digit != 0 || glow->struck != 0;
}

static guint
glow_count (RubricAfterglow *self)
{
  guint n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    n += is_glowing (&self->glows[cell]);
  return n;
}

static void
glow_end (RubricAfterglow *self)
{
  if (self->tick == 0)
    return;
  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  memset (self->glows, 0, sizeof self->glows);
  gtk_widget_set_child_visible (GTK_WIDGET (self), FALSE);
}

static double
get_strength (RubricAfterglow *self, const Glow *glow)
{
  gint64 length = glow->digit != 0 ? FADE_US : FLASH_US;

  return glow->since == 0 ? STRONG : STRONG * MAX (length - (self->now - glow->since), 0) / length;
}

static gboolean
glow_tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RubricAfterglow *self = RUBRIC_AFTERGLOW (widget);

  self->now = gdk_frame_clock_get_frame_time (clock);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      Glow *glow = &self->glows[cell];

      if (glow->since == 0)
        glow->since = self->now;
      if (!is_glowing (glow) || get_strength (self, glow) <= 0)
        *glow = (Glow){ 0 };
    }
  gtk_widget_queue_draw (widget);
  if (glow_count (self) > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  gtk_widget_set_child_visible (widget, FALSE);
  return G_SOURCE_REMOVE;
}

static void
draw_flash (RubricAfterglow *self, GtkSnapshot *snapshot, int digit, double x, double y, double strength)
{
  const RubricInk *ink = &rubric_grid_view_get_inks ()->struck;
  double side = self->geometry.cell, radius = side * rubric_geometry_get_candidate_radius (FALSE), across, down;
  graphene_rect_t box;
  GskRoundedRect disc;

  rubric_geometry_place_candidate (digit, FALSE, &across, &down);
  box = GRAPHENE_RECT_INIT (x + across * side - radius, y + down * side - radius, 2 * radius, 2 * radius);
  gsk_rounded_rect_init_from_rect (&disc, &box, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ ink->red, ink->green, ink->blue, strength }, &box);
  gtk_snapshot_pop (snapshot);
}

static void
rubric_afterglow_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricAfterglow *self = RUBRIC_AFTERGLOW (widget);
  double side = self->geometry.cell;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      const Glow *glow = &self->glows[cell];
      double x, y;
      GdkRGBA ink;

      if (!is_glowing (glow))
        continue;
      rubric_geometry_get_cell (&self->geometry, cell, &x, &y);
      gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
      ink.alpha *= get_strength (self, glow);
      if (glow->digit != 0)
        rubric_cell_draw_digit (widget, snapshot, glow->digit, side, PANGO_WEIGHT_NORMAL, x + side / 2, y + side / 2,
                                &ink);
      for (SudDigits left = glow->struck; left != 0; left &= left - 1)
        draw_flash (self, snapshot, sud_digits_first (left), x, y, ink.alpha);
    }
}

static void
rubric_afterglow_dispose (GObject *object)
{
  glow_end (RUBRIC_AFTERGLOW (object));
  G_OBJECT_CLASS (rubric_afterglow_parent_class)->dispose (object);
}

static void
rubric_afterglow_class_init (RubricAfterglowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_afterglow_dispose;
  widget_class->snapshot = rubric_afterglow_snapshot;
  gtk_widget_class_set_css_name (widget_class, "afterglow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rubric_afterglow_init (RubricAfterglow *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_child_visible (GTK_WIDGET (self), FALSE);
}

/* A cell that holds a digit again shows nothing else. */
static void
follow_cell (Glow *glow, const SudView *before, const SudView *after, int cell)
{
  SudDigits struck = after->evidence.struck[cell] & (SudDigits)~before->evidence.struck[cell];

  if (after->sheet.digit[cell] != 0)
    *glow = (Glow){ 0 };
  else if (before->sheet.digit[cell] != 0 && before->sheet.origin[cell] == SUD_ORIGIN_SOLVED)
    *glow = (Glow){ .digit = before->sheet.digit[cell] };
  else if (struck != 0)
    *glow = (Glow){ .struck = struck };
  else
    glow->struck &= after->evidence.struck[cell];
}

static void
glow_follow (RubricAfterglow *self, const SudView *before, const SudView *after)
{
  if (!rubric_widget_wants_animations (self))
    return;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    follow_cell (&self->glows[cell], before, after, cell);
  if (glow_count (self) == 0 || self->tick != 0)
    return;
  gtk_widget_set_child_visible (GTK_WIDGET (self), TRUE);
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), glow_tick_cb, NULL, NULL);
}

typedef struct
{
  GtkWidget *cells[SUD_CELLS];
  GtkWidget *layer;
  GtkWidget *glow;
  gboolean glowing;
  RubricGridState state;
  RubricGeometry geometry;
  guint computed;
} RubricGridViewPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (RubricGridView, rubric_grid_view, GTK_TYPE_WIDGET)

static RubricGridViewPrivate *
get_private (RubricGridView *self)
{
  return rubric_grid_view_get_instance_private (self);
}

/* Adds the meaning of the tints of a cell to its accessible name. */
static char *
add_remarks (const RubricGridState *state, int cell, char *label)
{
  static const struct
  {
    RubricCellFlag flag;
    RubricRemark remark;
  } remarks[] = {
    { RUBRIC_CELL_FILTERED, RUBRIC_REMARK_CAN_HOLD },
    { RUBRIC_CELL_SHADED, RUBRIC_REMARK_DIFFERS },
    { RUBRIC_CELL_BLAMED, RUBRIC_REMARK_BLAMED },
    { RUBRIC_CELL_WRONG, RUBRIC_REMARK_WRONG },
    { RUBRIC_CELL_UNCERTAIN, RUBRIC_REMARK_UNCERTAIN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (remarks); i++)
    if (sud_cells_has (state->cells[remarks[i].flag], cell))
      {
        g_autofree char *before = label;
        gboolean pair = remarks[i].flag == RUBRIC_CELL_FILTERED && (state->filter < 1 || state->filter > SUD_SIZE);

        label = rubric_text_cell_remark (before, pair ? RUBRIC_REMARK_PAIR : remarks[i].remark, state->filter);
      }
  return label;
}

/* Returns: the mark of @cell that stands out, or 0 */
static guint8
find_same (const RubricGridState *state, int cell)
{
  const SudSheet *sheet = &state->view.sheet;
  gboolean shown = state->same != 0 && sheet->digit[cell] == 0
                   && (((sheet->centre[cell] | sheet->corner[cell]) & SUD_DIGIT_BIT (state->same)) != 0
                       || sheet->mark_colour[cell][state->same - 1] != 0);

  return shown ? (guint8)state->same : 0;
}

static RubricCellState
compute_cell (const RubricGridState *state, int cell)
{
  const SudSheet *sheet = &state->view.sheet;
  const SudEvidence *evidence = &state->view.evidence;
  RubricCellState computed = {
    .centre = sheet->centre[cell],
    .corner = sheet->corner[cell],
    .on = evidence->on[cell],
    .off = evidence->off[cell],
    .struck = evidence->struck[cell],
    .digit = sheet->digit[cell],
    .origin = sheet->origin[cell],
    .colours = sheet->colours[cell],
    .tint = evidence->tint[cell],
    .second_tint = evidence->second_tint[cell],
    .as_grid = state->as_grid,
    .same = find_same (state, cell),
    .signs = adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) ? RUBRIC_SIGNS_ALL : state->signs,
  };

  for (int flag = 0; flag < RUBRIC_N_CELL_FLAGS; flag++)
    if (sud_cells_has (state->cells[flag], cell))
      computed.flags |= 1u << flag;
  memcpy (computed.counts, evidence->counts[cell], sizeof computed.counts);
  memcpy (computed.mark_colour, sheet->mark_colour[cell], sizeof computed.mark_colour);
  return computed;
}

/* A tooltip has the counts for which a small cell has no room. */
static void
tell_counts (GtkWidget *widget, const SudView *view, int cell)
{
  g_autofree char *text = rubric_text_cell_counts (view, cell);

  if (text != NULL || gtk_widget_get_has_tooltip (widget))
    gtk_widget_set_tooltip_text (widget, text);
}

static void
update_grid_cell (RubricGridViewPrivate *priv, int cell)
{
  const RubricGridState *state = &priv->state;
  const SudView *view = &state->view;
  RubricCellState computed = compute_cell (state, cell);
  g_autofree char *label = rubric_text_cell_label (&view->sheet, cell, state->cells[RUBRIC_CELL_CONFLICT]);
  g_autofree char *remarked = add_remarks (state, cell, g_steal_pointer (&label));
  g_autofree char *whole = rubric_text_cell_evidence (remarked, &view->evidence, cell);

  priv->computed++;
  rubric_cell_update (RUBRIC_CELL (priv->cells[cell]), &computed, whole);
  tell_counts (priv->cells[cell], view, cell);
}

static SudCells
find_evidence_difference (const SudEvidence *a, const SudEvidence *b)
{
  SudCells cells = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (a->tint[cell] != b->tint[cell] || a->second_tint[cell] != b->second_tint[cell]
        || a->groups[cell] != b->groups[cell] || a->on[cell] != b->on[cell] || a->off[cell] != b->off[cell]
        || a->struck[cell] != b->struck[cell] || memcmp (a->counts[cell], b->counts[cell], sizeof a->counts[cell]) != 0
        || sud_evidence_get_crossed (a, cell) != sud_evidence_get_crossed (b, cell))
      sud_cells_add (&cells, cell);
  return cells;
}

/* Returns: the cells whose look or name can differ. A name mentions the cell that its own clashes with, so cells that
 * clash and see a changed cell count, too. */
static SudCells
find_difference (const RubricGridState *a, const RubricGridState *b)
{
  SudCells changed = sud_sheet_difference (&a->view.sheet, &b->view.sheet);
  SudCells cells = sud_cells_union (changed, find_evidence_difference (&a->view.evidence, &b->view.evidence));

  if (a->as_grid != b->as_grid || a->signs != b->signs)
    return SUD_ALL_CELLS;
  for (int cell = sud_cells_next (changed, 0); cell >= 0; cell = sud_cells_next (changed, cell + 1))
    cells = sud_cells_union (cells, sud_cells_intersection (sud_peers_of (cell), b->cells[RUBRIC_CELL_CONFLICT]));
  for (int flag = 0; flag < RUBRIC_N_CELL_FLAGS; flag++)
    cells = sud_cells_union (cells, sud_cells_symmetric_difference (a->cells[flag], b->cells[flag]));
  if (a->filter != b->filter)
    cells = sud_cells_union (cells, b->cells[RUBRIC_CELL_FILTERED]);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (find_same (a, cell) != find_same (b, cell))
      sud_cells_add (&cells, cell);
  return cells;
}

static void
rubric_grid_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  *minimum = SUD_SIZE * MIN_CELL;
  *natural = SUD_SIZE * NATURAL_CELL;
}

static void
rubric_grid_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RubricGridViewPrivate *priv = get_private (RUBRIC_GRID_VIEW (widget));
  int thick = MAX (MIN_THICK, (MIN (width, height) + SIDE_PER_THICK / 2) / SIDE_PER_THICK);
  RubricGeometry geometry = rubric_geometry_fit (0, 0, width, height, thick, 1, TRUE);

  if (memcmp (&priv->geometry, &geometry, sizeof geometry) != 0)
    {
      priv->geometry = geometry;
      RUBRIC_AFTERGLOW (priv->glow)->geometry = RUBRIC_EVIDENCE_LAYER (priv->layer)->geometry = geometry;
      gtk_widget_queue_draw (priv->glow);
      gtk_widget_queue_draw (priv->layer);
    }
  rubric_widget_set_class (widget, "small", priv->geometry.cell < SMALL_CELL);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      double x, y;

      rubric_geometry_get_cell (&priv->geometry, cell, &x, &y);
      gtk_widget_size_allocate (priv->cells[cell],
                                &(GtkAllocation){ x, y, priv->geometry.cell, priv->geometry.cell }, -1);
    }
  gtk_widget_size_allocate (priv->glow, &(GtkAllocation){ 0, 0, width, height }, -1);
  gtk_widget_size_allocate (priv->layer, &(GtkAllocation){ 0, 0, width, height }, -1);
}

static void
draw_grid_lines (const RubricGeometry *geometry, GtkSnapshot *snapshot, gboolean thick, const GdkRGBA *ink)
{
  double side = rubric_geometry_get_offset (geometry, SUD_SIZE);

  for (int i = 0; i <= SUD_SIZE; i++)
    {
      double at, width = rubric_geometry_get_line (geometry, i, &at);

      if ((width > geometry->thin) != thick)
        continue;
      gtk_snapshot_append_color (snapshot, ink, &GRAPHENE_RECT_INIT (geometry->x + at, geometry->y, width, side));
      gtk_snapshot_append_color (snapshot, ink, &GRAPHENE_RECT_INIT (geometry->x, geometry->y + at, side, width));
    }
}

static void
rubric_grid_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricGridViewPrivate *priv = get_private (RUBRIC_GRID_VIEW (widget));
  GdkRGBA thick, thin;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &thick);
  thin = thick;
  thin.alpha *= THIN_ALPHA;
  draw_grid_lines (&priv->geometry, snapshot, FALSE, &thin);
  draw_grid_lines (&priv->geometry, snapshot, TRUE, &thick);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    gtk_widget_snapshot_child (widget, priv->cells[cell], snapshot);
  gtk_widget_snapshot_child (widget, priv->glow, snapshot);
  gtk_widget_snapshot_child (widget, priv->layer, snapshot);
}

static void
rubric_grid_view_dispose (GObject *object)
{
  RubricGridViewPrivate *priv = get_private (RUBRIC_GRID_VIEW (object));

  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_clear_pointer (&priv->cells[cell], gtk_widget_unparent);
  g_clear_pointer (&priv->glow, gtk_widget_unparent);
  g_clear_pointer (&priv->layer, gtk_widget_unparent);
  G_OBJECT_CLASS (rubric_grid_view_parent_class)->dispose (object);
}

static void
rubric_grid_view_class_init (RubricGridViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rubric_grid_view_dispose;
  widget_class->measure = rubric_grid_view_measure;
  widget_class->size_allocate = rubric_grid_view_size_allocate;
  widget_class->snapshot = rubric_grid_view_snapshot;

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

/* High contrast has come or gone. */
static void
update_signs_cb (RubricGridView *self)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    update_grid_cell (get_private (self), cell);
}

static void
rubric_grid_view_init (RubricGridView *self)
{
  RubricGridViewPrivate *priv = get_private (self);

  rubric_widget_set_name (self, _ ("Board"));
  /* Sudoku is read from left to right in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      priv->cells[cell] = rubric_cell_new ();
      gtk_widget_set_parent (priv->cells[cell], GTK_WIDGET (self));
      update_grid_cell (priv, cell);
    }
  priv->glow = g_object_new (RUBRIC_TYPE_AFTERGLOW, NULL);
  gtk_widget_set_parent (priv->glow, GTK_WIDGET (self));
  priv->layer = g_object_new (RUBRIC_TYPE_EVIDENCE_LAYER, NULL);
  gtk_widget_set_parent (priv->layer, GTK_WIDGET (self));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast", G_CALLBACK (update_signs_cb),
                           self, G_CONNECT_SWAPPED);
}

GtkWidget *
rubric_grid_view_new (void)
{
  return g_object_new (RUBRIC_TYPE_GRID_VIEW, NULL);
}

void
rubric_grid_view_show (RubricGridView *self, const SudView *view)
{
  RubricGridState state = { .view = *view, .as_grid = TRUE };

  rubric_grid_view_set_state (self, &state);
}

void
rubric_grid_view_set_state (RubricGridView *self, const RubricGridState *state)
{
  RubricGridViewPrivate *priv = get_private (self);
  SudCells cells, *shaded;
  RubricGridState before;

  before = priv->state;
  if (priv->glowing)
    glow_follow (RUBRIC_AFTERGLOW (priv->glow), &before.view, &state->view);
  priv->state = *state;
  shaded = &priv->state.cells[RUBRIC_CELL_SHADED];
  *shaded = sud_cells_union (*shaded, state->view.evidence.differing);
  cells = find_difference (&before, &priv->state);
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    update_grid_cell (priv, cell);
  layer_set_view (RUBRIC_EVIDENCE_LAYER (priv->layer), &state->view);
}

void
rubric_grid_view_set_glowing (RubricGridView *self, gboolean glowing)
{
  RubricGridViewPrivate *priv = get_private (self);

  priv->glowing = glowing;
  if (!glowing)
    glow_end (RUBRIC_AFTERGLOW (priv->glow));
}

const RubricGridState *
rubric_grid_view_get_state (RubricGridView *self)
{
  return &get_private (self)->state;
}

int
rubric_grid_view_find_cell (RubricGridView *self, double x, double y)
{
  return rubric_geometry_find_cell (&get_private (self)->geometry, x, y);
}

GtkWidget *
rubric_grid_view_get_cell (RubricGridView *self, int cell)
{
  return get_private (self)->cells[cell];
}

const RubricGeometry *
rubric_grid_view_get_geometry (RubricGridView *self)
{
  return &get_private (self)->geometry;
}

guint
rubric_grid_view_count_glows (RubricGridView *self)
{
  return glow_count (RUBRIC_AFTERGLOW (get_private (self)->glow));
}

guint
rubric_grid_view_get_computed (RubricGridView *self)
{
  return get_private (self)->computed;
}

guint
rubric_grid_view_get_snapshots (RubricGridView *self)
{
  return RUBRIC_EVIDENCE_LAYER (get_private (self)->layer)->snapshots;
}
