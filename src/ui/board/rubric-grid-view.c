/* rubric-grid-view.c - 81 cells that show a view: a sheet, and the evidence on it
 *
 * A container of 81 leaf widgets, which alone are focused, and a layer over them for what joins cells. The lines between
 * the cells are the grid's own, drawn in the gaps it leaves when it allocates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-grid-view.h"

#include "rubric-afterglow.h"
#include "rubric-evidence-layer.h"
#include "rubric-text-solutions.h"
#include "rubric-text.h"
#include "sud-houses.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MIN_CELL = 18,
  NATURAL_CELL = 60,
  MIN_THICK = 2,
  SIDE_PER_THICK = 220, /* pixels of side for one of the width of thick lines */
  SMALL_CELL = 44, /* one that is smaller has candidates near its edges */
};

static const double THIN_ALPHA = 0.45;

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

/* A tint is not heard: adds what those of the cell say to its label. */
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
    { RUBRIC_CELL_DOUBTED, RUBRIC_REMARK_DOUBTED },
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
    .also = evidence->also[cell],
    .as_grid = state->as_grid,
  };

  for (int flag = 0; flag < RUBRIC_N_CELL_FLAGS; flag++)
    if (sud_cells_has (state->cells[flag], cell))
      computed.flags |= 1u << flag;
  memcpy (computed.counts, evidence->counts[cell], sizeof computed.counts);
  memcpy (computed.mark_colour, sheet->mark_colour[cell], sizeof computed.mark_colour);
  return computed;
}

/* Below the pointer it is told in words what a small cell has no room for. */
static void
tell_counts (GtkWidget *widget, const SudView *view, int cell)
{
  g_autofree char *text = rubric_text_cell_counts (view, cell);

  if (text != NULL || gtk_widget_get_has_tooltip (widget))
    gtk_widget_set_tooltip_text (widget, text);
}

static void
update_cell (RubricGridViewPrivate *priv, int cell)
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
    if (a->tint[cell] != b->tint[cell] || a->also[cell] != b->also[cell] || a->groups[cell] != b->groups[cell] || a->on[cell] != b->on[cell] || a->off[cell] != b->off[cell]
        || a->struck[cell] != b->struck[cell] || memcmp (a->counts[cell], b->counts[cell], sizeof a->counts[cell]) != 0)
      sud_cells_add (&cells, cell);
  return cells;
}

/* The cells whose look or label can differ. A label names the cell that its own clashes with, so what clashes and sees a
 * changed cell counts too.
 */
static SudCells
find_difference (const RubricGridState *a, const RubricGridState *b)
{
  SudCells changed = sud_sheet_difference (&a->view.sheet, &b->view.sheet);
  SudCells cells = sud_cells_union (changed, find_evidence_difference (&a->view.evidence, &b->view.evidence));

  if (a->as_grid != b->as_grid)
    return SUD_ALL_CELLS;
  for (int cell = sud_cells_next (changed, 0); cell >= 0; cell = sud_cells_next (changed, cell + 1))
    cells = sud_cells_union (cells, sud_cells_intersection (sud_peers_of (cell), b->cells[RUBRIC_CELL_CONFLICT]));
  for (int flag = 0; flag < RUBRIC_N_CELL_FLAGS; flag++)
    cells = sud_cells_union (cells, sud_cells_symmetric_difference (a->cells[flag], b->cells[flag]));
  if (a->filter != b->filter)
    cells = sud_cells_union (cells, b->cells[RUBRIC_CELL_FILTERED]);
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

  priv->geometry = rubric_geometry_fit (0, 0, width, height, thick, 1, TRUE);
  if (priv->geometry.cell < SMALL_CELL)
    gtk_widget_add_css_class (widget, "small");
  else
    gtk_widget_remove_css_class (widget, "small");
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      double x, y;

      rubric_geometry_get_cell (&priv->geometry, cell, &x, &y);
      gtk_widget_size_allocate (priv->cells[cell],
                                &(GtkAllocation){ x, y, priv->geometry.cell, priv->geometry.cell }, -1);
    }
  gtk_widget_size_allocate (priv->glow, &(GtkAllocation){ 0, 0, width, height }, -1);
  rubric_afterglow_set_geometry (RUBRIC_AFTERGLOW (priv->glow), &priv->geometry);
  gtk_widget_size_allocate (priv->layer, &(GtkAllocation){ 0, 0, width, height }, -1);
  rubric_evidence_layer_set_geometry (RUBRIC_EVIDENCE_LAYER (priv->layer), &priv->geometry);
}

static void
draw_lines (const RubricGeometry *geometry, GtkSnapshot *snapshot, gboolean thick, const GdkRGBA *ink)
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
  draw_lines (&priv->geometry, snapshot, FALSE, &thin);
  draw_lines (&priv->geometry, snapshot, TRUE, &thick);
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

static void
rubric_grid_view_init (RubricGridView *self)
{
  RubricGridViewPrivate *priv = get_private (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Board"), -1);
  /* Rows read from left to right in every language: so does Sudoku. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      priv->cells[cell] = rubric_cell_new (cell);
      gtk_widget_set_parent (priv->cells[cell], GTK_WIDGET (self));
      update_cell (priv, cell);
    }
  priv->glow = rubric_afterglow_new ();
  gtk_widget_set_parent (priv->glow, GTK_WIDGET (self));
  priv->layer = rubric_evidence_layer_new ();
  gtk_widget_set_parent (priv->layer, GTK_WIDGET (self));
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

  g_return_if_fail (RUBRIC_IS_GRID_VIEW (self));

  before = priv->state;
  if (priv->glowing)
    rubric_afterglow_follow (RUBRIC_AFTERGLOW (priv->glow), &before.view, &state->view);
  priv->state = *state;
  shaded = &priv->state.cells[RUBRIC_CELL_SHADED];
  *shaded = sud_cells_union (*shaded, state->view.evidence.differing);
  cells = find_difference (&before, &priv->state);
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    update_cell (priv, cell);
  rubric_evidence_layer_set_view (RUBRIC_EVIDENCE_LAYER (priv->layer), &state->view);
}

void
rubric_grid_view_set_glowing (RubricGridView *self, gboolean glowing)
{
  RubricGridViewPrivate *priv = get_private (self);

  g_return_if_fail (RUBRIC_IS_GRID_VIEW (self));

  priv->glowing = glowing;
  if (!glowing)
    rubric_afterglow_end (RUBRIC_AFTERGLOW (priv->glow));
}

const RubricGridState *
rubric_grid_view_get_state (RubricGridView *self)
{
  g_return_val_if_fail (RUBRIC_IS_GRID_VIEW (self), NULL);

  return &get_private (self)->state;
}

int
rubric_grid_view_find_cell (RubricGridView *self, double x, double y)
{
  g_return_val_if_fail (RUBRIC_IS_GRID_VIEW (self), -1);

  return rubric_geometry_find_cell (&get_private (self)->geometry, x, y);
}

GtkWidget *
rubric_grid_view_get_cell (RubricGridView *self, int cell)
{
  g_return_val_if_fail (RUBRIC_IS_GRID_VIEW (self), NULL);

  return get_private (self)->cells[cell];
}

const RubricGeometry *
rubric_grid_view_get_geometry (RubricGridView *self)
{
  g_return_val_if_fail (RUBRIC_IS_GRID_VIEW (self), NULL);

  return &get_private (self)->geometry;
}

guint
rubric_grid_view_count_glows (RubricGridView *self)
{
  g_return_val_if_fail (RUBRIC_IS_GRID_VIEW (self), 0);

  return rubric_afterglow_count (RUBRIC_AFTERGLOW (get_private (self)->glow));
}

guint
rubric_grid_view_get_computed (RubricGridView *self)
{
  g_return_val_if_fail (RUBRIC_IS_GRID_VIEW (self), 0);

  return get_private (self)->computed;
}
