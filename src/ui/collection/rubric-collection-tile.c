/* rubric-collection-tile.c - one puzzle in the grid of a collection
 *
 *     ┌─────────┐
 *     │ preview │
 *     └─────────┘
 *     ✓ 1,234 ▄ ◔     sign of the verdict, number, sign of the level, ring of progress
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-tile.h"

#include "rubric-collection-item.h"
#include "rubric-collection-preview.h"
#include "rubric-level-sign.h"
#include "rubric-progress-ring.h"
#include "rubric-text-collection.h"
#include "rubric-text.h"
#include "rubric-verdict-sign.h"

struct _RubricCollectionTile
{
  GtkWidget parent_instance;

  RubricCollectionItem *item;
  GtkWidget *preview;
  GtkWidget *sign;
  GtkWidget *number;
  GtkWidget *level;
  GtkWidget *ring;
};

G_DEFINE_FINAL_TYPE (RubricCollectionTile, rubric_collection_tile, GTK_TYPE_WIDGET)

/* What a tile cannot say in its size: the words of the file, and what is wrong with what is no puzzle. */
static char *
dup_tooltip (RubricCollectionTile *self)
{
  const char *text = rubric_collection_item_get_text (self->item);
  const char *problem = rubric_collection_item_get_problem (self->item);
  g_autofree char *puzzle = rubric_text_puzzle (self->item);
  g_autofree char *shown = NULL;

  if (text == NULL)
    text = problem;
  if (text == NULL)
    return g_steal_pointer (&puzzle);
  shown = rubric_text_short (text);
  return g_strdup_printf ("%s\n%s", puzzle, shown);
}

static gboolean
query_tooltip_cb (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  RubricCollectionTile *self = RUBRIC_COLLECTION_TILE (widget);
  g_autofree char *text = self->item != NULL ? dup_tooltip (self) : NULL;

  gtk_tooltip_set_text (tooltip, text);
  return text != NULL;
}

/* GTK's widget around the tile is what a screen reader stops at. */
static void
update_name (RubricCollectionTile *self)
{
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *name = rubric_text_puzzle (self->item);

  if (around != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (around), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
update (RubricCollectionTile *self)
{
  g_autofree char *number = rubric_text_number (rubric_collection_item_get_index (self->item) + 1);

  rubric_collection_preview_set_sheet (RUBRIC_COLLECTION_PREVIEW (self->preview),
                                       rubric_collection_item_get_current (self->item));
  rubric_verdict_sign_set (self->sign, rubric_collection_item_get_verdict (self->item));
  gtk_label_set_text (GTK_LABEL (self->number), number);
  rubric_level_sign_set (RUBRIC_LEVEL_SIGN (self->level), rubric_collection_item_get_rating (self->item).level);
  rubric_progress_ring_set_level (RUBRIC_PROGRESS_RING (self->ring), rubric_collection_item_get_progress (self->item));
  update_name (self);
}

static void
rubric_collection_tile_dispose (GObject *object)
{
  GtkWidget *child;

  rubric_collection_tile_set_item (RUBRIC_COLLECTION_TILE (object), NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (rubric_collection_tile_parent_class)->dispose (object);
}

static void
rubric_collection_tile_class_init (RubricCollectionTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_collection_tile_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rubric_collection_tile_init (RubricCollectionTile *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 6);
  self->preview = rubric_collection_preview_new (RUBRIC_PREVIEW_LARGE);
  self->sign = rubric_verdict_sign_new ();
  self->number = gtk_label_new (NULL);
  self->level = rubric_level_sign_new ();
  self->ring = rubric_progress_ring_new ();
  gtk_widget_add_css_class (self->number, "numeric");
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), self->sign);
  gtk_box_append (GTK_BOX (row), self->number);
  gtk_box_append (GTK_BOX (row), self->level);
  gtk_box_append (GTK_BOX (row), self->ring);
  gtk_widget_set_parent (self->preview, GTK_WIDGET (self));
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}

GtkWidget *
rubric_collection_tile_new (void)
{
  return g_object_new (RUBRIC_TYPE_COLLECTION_TILE, NULL);
}

void
rubric_collection_tile_set_item (RubricCollectionTile *self, RubricCollectionItem *item)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION_TILE (self));

  if (self->item == item)
    return;
  if (self->item != NULL)
    g_signal_handlers_disconnect_by_func (self->item, update, self);
  g_set_object (&self->item, item);
  if (item == NULL)
    return;
  g_signal_connect_swapped (item, "changed", G_CALLBACK (update), self);
  update (self);
}
