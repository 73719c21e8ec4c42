/* rubric-row.c - a row of a list: an owner, and which of its things the row stands for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-row.h"

struct _RubricRow
{
  GObject parent_instance;

  gpointer owner;
  guint index;
};

G_DEFINE_FINAL_TYPE (RubricRow, rubric_row, G_TYPE_OBJECT)

static void
rubric_row_finalize (GObject *object)
{
  g_clear_object (&RUBRIC_ROW (object)->owner);
  G_OBJECT_CLASS (rubric_row_parent_class)->finalize (object);
}

static void
rubric_row_class_init (RubricRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_row_finalize;
}

static void
rubric_row_init (RubricRow *self)
{
}

gpointer
rubric_row_get_owner (RubricRow *self)
{
  return self->owner;
}

guint
rubric_row_get_index (RubricRow *self)
{
  return self->index;
}

#define RUBRIC_TYPE_ROW_LIST (rubric_row_list_get_type ())
G_DECLARE_FINAL_TYPE (RubricRowList, rubric_row_list, RUBRIC, ROW_LIST, GObject)

struct _RubricRowList
{
  GObject parent_instance;

  gpointer owner;
  guint n;
};

static void row_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricRowList, rubric_row_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, row_list_model_init))

static GType
get_row_type (GListModel *model)
{
  return RUBRIC_TYPE_ROW;
}

static guint
count_rows (GListModel *model)
{
  return RUBRIC_ROW_LIST (model)->n;
}

static gpointer
create_row (GListModel *model, guint position)
{
  RubricRowList *self = RUBRIC_ROW_LIST (model);
  RubricRow *row;

  if (position >= self->n)
    return NULL;
  row = g_object_new (RUBRIC_TYPE_ROW, NULL);
  g_set_object (&row->owner, self->owner);
  row->index = position;
  return row;
}

static void
row_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_row_type;
  iface->get_n_items = count_rows;
  iface->get_item = create_row;
}

static void
rubric_row_list_finalize (GObject *object)
{
  g_clear_object (&RUBRIC_ROW_LIST (object)->owner);
  G_OBJECT_CLASS (rubric_row_list_parent_class)->finalize (object);
}

static void
rubric_row_list_class_init (RubricRowListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_row_list_finalize;
}

static void
rubric_row_list_init (RubricRowList *self)
{
}

GListModel *
rubric_row_list_new (gpointer owner, guint n)
{
  RubricRowList *self = g_object_new (RUBRIC_TYPE_ROW_LIST, NULL);

  g_set_object (&self->owner, owner);
  self->n = n;
  return G_LIST_MODEL (self);
}
