/* rubric-explain-outline.c - the rows of a list of steps: the steps, or headings with the steps of a technique below
 *
 *     steps     0 1 2 3 4 5 6 7 8 9 …             in the order of the techniques
 *
 *     rows      Naked Single · 2                  heading
 *                 0                               step
 *                 1                               step
 *               X-Wing · 14                       heading
 *                 2 … 6                           the first few of many
 *                 9 more                          unfolded by a click, or by going on from the step above
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-private.h"

#include "rubric-text-step.h"

#include <glib/gi18n.h>

enum
{
  MAX_WHOLE = 8, /* steps of a technique that are always listed */
  FIRST_FEW = 5, /* steps that are listed of more than that */
};

/* @step: the first step that it is about; @n: how many */
typedef struct
{
  RubricExplainRow kind;
  guint step;
  guint n;
} Row;

struct _RubricExplainOutline
{
  GObject parent_instance;

  GListModel *steps;
  GArray *rows;
  gboolean grouped;
  gboolean unfolded[SUD_N_TECHNIQUES];
};

static void outline_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricExplainOutline, rubric_explain_outline, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, outline_list_model_init))

static const Row *
get_outline_row (RubricExplainOutline *self, guint position)
{
  return &g_array_index (self->rows, Row, position);
}

static SudTechniqueId
get_step_technique (RubricExplainOutline *self, guint step)
{
  g_autoptr (RubricRow) row = g_list_model_get_item (self->steps, step);

  return rubric_explanation_get_row_step (row)->technique;
}

static GType
outline_get_item_type (GListModel *model)
{
  return G_TYPE_OBJECT;
}

static guint
outline_get_n_items (GListModel *model)
{
  return RUBRIC_EXPLAIN_OUTLINE (model)->rows->len;
}

static char *
dup_row_text (RubricExplainOutline *self, const Row *row)
{
  if (row->kind == RUBRIC_EXPLAIN_ROW_MORE)
    /* Translators: below the first few steps of a technique; %u is how many more there are */
    return g_strdup_printf (ngettext ("%u more", "%u more", row->n), row->n);
  /* Translators: above steps: %1$s is the name of their technique, %2$u how many there are; the spaces do not break */
  return g_strdup_printf (_ ("%1$s · %2$u"), rubric_text_technique ((int)get_step_technique (self, row->step)), row->n);
}

static gpointer
outline_get_item (GListModel *model, guint position)
{
  RubricExplainOutline *self = RUBRIC_EXPLAIN_OUTLINE (model);
  g_autofree char *text = NULL;

  if (position >= self->rows->len)
    return NULL;
  if (get_outline_row (self, position)->kind == RUBRIC_EXPLAIN_ROW_STEP)
    return g_list_model_get_item (self->steps, get_outline_row (self, position)->step);
  text = dup_row_text (self, get_outline_row (self, position));
  return gtk_string_object_new (text);
}

static void
outline_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = outline_get_item_type;
  iface->get_n_items = outline_get_n_items;
  iface->get_item = outline_get_item;
}

static void
append_outline_row (RubricExplainOutline *self, RubricExplainRow kind, guint step, guint n)
{
  Row row = { kind, step, n };

  g_array_append_val (self->rows, row);
}

static void
append_steps (RubricExplainOutline *self, guint first, guint n)
{
  for (guint i = 0; i < n; i++)
    append_outline_row (self, RUBRIC_EXPLAIN_ROW_STEP, first + i, 1);
}

static void
append_group (RubricExplainOutline *self, guint first, guint n, gboolean unfolded)
{
  guint shown = n > MAX_WHOLE && !unfolded ? FIRST_FEW : n;

  append_outline_row (self, RUBRIC_EXPLAIN_ROW_HEADING, first, n);
  append_steps (self, first, shown);
  if (shown < n)
    append_outline_row (self, RUBRIC_EXPLAIN_ROW_MORE, first + shown, n - shown);
}

static void
rebuild_rows (RubricExplainOutline *self)
{
  guint n = g_list_model_get_n_items (self->steps), before = self->rows->len, end;

  g_array_set_size (self->rows, 0);
  if (!self->grouped)
    append_steps (self, 0, n);
  for (guint i = 0; i < n && self->grouped; i = end)
    {
      SudTechniqueId technique = get_step_technique (self, i);

      for (end = i + 1; end < n && get_step_technique (self, end) == technique;)
        end++;
      append_group (self, i, end - i, self->unfolded[technique]);
    }
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->rows->len);
}

static void
rubric_explain_outline_finalize (GObject *object)
{
  RubricExplainOutline *self = RUBRIC_EXPLAIN_OUTLINE (object);

  g_object_unref (self->steps);
  g_array_unref (self->rows);
  G_OBJECT_CLASS (rubric_explain_outline_parent_class)->finalize (object);
}

static void
rubric_explain_outline_class_init (RubricExplainOutlineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_explain_outline_finalize;
}

static void
rubric_explain_outline_init (RubricExplainOutline *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
}

RubricExplainOutline *
rubric_explain_outline_new (GListModel *steps)
{
  RubricExplainOutline *self = g_object_new (RUBRIC_TYPE_EXPLAIN_OUTLINE, NULL);

  self->steps = g_object_ref (steps);
  g_signal_connect_object (steps, "items-changed", G_CALLBACK (rebuild_rows), self, G_CONNECT_SWAPPED);
  rebuild_rows (self);
  return self;
}

void
rubric_explain_outline_set_grouped (RubricExplainOutline *self, gboolean grouped)
{
  self->grouped = grouped;
  memset (self->unfolded, 0, sizeof self->unfolded);
  rebuild_rows (self);
}

gboolean
rubric_explain_outline_get_grouped (RubricExplainOutline *self)
{
  return self->grouped;
}

RubricExplainRow
rubric_explain_outline_get_row (RubricExplainOutline *self, guint position)
{
  return get_outline_row (self, position)->kind;
}

void
rubric_explain_outline_unfold (RubricExplainOutline *self, guint position)
{
  Row more = *get_outline_row (self, position);
  g_autofree Row *steps = g_new (Row, more.n);

  self->unfolded[get_step_technique (self, more.step)] = TRUE;
  for (guint i = 0; i < more.n; i++)
    steps[i] = (Row){ RUBRIC_EXPLAIN_ROW_STEP, more.step + i, 1 };
  g_array_remove_index (self->rows, position);
  g_array_insert_vals (self->rows, position, steps, more.n);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, more.n);
}

gboolean
rubric_explain_outline_find (RubricExplainOutline *self, guint index, guint *position)
{
  for (guint at = 0; at < self->rows->len; at++)
    {
      const Row *row = get_outline_row (self, at);

      for (guint i = row->step; i < row->step + row->n && row->kind != RUBRIC_EXPLAIN_ROW_HEADING; i++)
        {
          g_autoptr (RubricRow) step = g_list_model_get_item (self->steps, i);

          if (rubric_row_get_index (step) != index)
            continue;
          *position = at + i - row->step;
          if (row->kind == RUBRIC_EXPLAIN_ROW_MORE)
            rubric_explain_outline_unfold (self, at);
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
rubric_explain_outline_go (RubricExplainOutline *self, gint64 from, int by, guint *position)
{
  for (gint64 at = from + by; at >= 0 && at < self->rows->len; at += by)
    {
      RubricExplainRow kind = get_outline_row (self, (guint)at)->kind;

      *position = (guint)at;
      if (kind == RUBRIC_EXPLAIN_ROW_STEP || (kind == RUBRIC_EXPLAIN_ROW_MORE && by > 0))
        return TRUE;
    }
  return FALSE;
}

gboolean
rubric_explain_outline_go_far (RubricExplainOutline *self, gint64 from, int by, guint *position)
{
  /* The first step of a technique has its heading right above it, which is not to be found again */
  for (gint64 at = by < 0 ? from - 2 : from + 1; at >= 0 && at < self->rows->len; at += by)
    if (get_outline_row (self, (guint)at)->kind == RUBRIC_EXPLAIN_ROW_HEADING)
      {
        *position = (guint)at + 1;
        return TRUE;
      }
  return FALSE;
}
