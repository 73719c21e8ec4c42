/* rubric-render-source.c - the puzzles that are to be drawn, one or a hundred thousand, read one by one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-render-source.h"

struct _RubricRenderSource
{
  gatomicrefcount references;
  guint n;
  guint32 *indices;  /* NULL: all puzzles, in their order */
  gboolean numbered; /* they are several, or some of several */
  RubricRenderGet get;
  gpointer data;
  GDestroyNotify destroy;
};

typedef struct
{
  SudSheet sheet;
  RubricInfo *info; /* NULL: nothing is said about it */
} Single;

static void
single_free (gpointer data)
{
  Single *single = data;

  g_clear_pointer (&single->info, rubric_info_free);
  g_free (single);
}

static gboolean
get_single_cb (gpointer data, guint index, SudSheet *sheet, RubricInfo **info, GError **error)
{
  Single *single = data;

  *sheet = single->sheet;
  *info = single->info != NULL ? rubric_info_copy (single->info) : NULL;
  return TRUE;
}

static gboolean
get_from_document_cb (gpointer data, guint index, SudSheet *sheet, RubricInfo **info, GError **error)
{
  return rubric_document_read (data, index, sheet, info, error);
}

RubricRenderSource *
rubric_render_source_new (guint n, RubricRenderGet get, gpointer data, GDestroyNotify destroy)
{
  RubricRenderSource *self;

  g_return_val_if_fail (n > 0 && get != NULL, NULL);

  self = g_new (RubricRenderSource, 1);
  *self = (RubricRenderSource){ .n = n, .numbered = n > 1, .get = get, .data = data, .destroy = destroy };
  g_atomic_ref_count_init (&self->references);
  return self;
}

RubricRenderSource *
rubric_render_source_new_sheet (const SudSheet *sheet, const RubricInfo *info)
{
  Single *single = g_new (Single, 1);

  *single = (Single){ *sheet, info != NULL ? rubric_info_copy (info) : NULL };
  return rubric_render_source_new (1, get_single_cb, single, single_free);
}

RubricRenderSource *
rubric_render_source_new_document (RubricDocument *document)
{
  return rubric_render_source_new (rubric_document_get_n_puzzles (document), get_from_document_cb,
                                   g_object_ref (document), g_object_unref);
}

RubricRenderSource *
rubric_render_source_new_some (RubricDocument *document, const guint32 *indices, guint n)
{
  RubricRenderSource *self
      = rubric_render_source_new (n, get_from_document_cb, g_object_ref (document), g_object_unref);

  self->indices = g_memdup2 (indices, n * sizeof *indices);
  self->numbered = rubric_document_get_n_puzzles (document) > 1;
  return self;
}

RubricRenderSource *
rubric_render_source_ref (RubricRenderSource *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
rubric_render_source_unref (RubricRenderSource *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  if (self->destroy != NULL)
    self->destroy (self->data);
  g_free (self->indices);
  g_free (self);
}

guint
rubric_render_source_get_n_puzzles (const RubricRenderSource *self)
{
  return self->n;
}

static guint
find_index (const RubricRenderSource *self, guint i)
{
  return self->indices != NULL ? self->indices[i] : i;
}

guint
rubric_render_source_get_number (const RubricRenderSource *self, guint index)
{
  g_return_val_if_fail (index < self->n, 0);

  return self->numbered ? find_index (self, index) + 1 : 0;
}

gboolean
rubric_render_source_get (const RubricRenderSource *self, guint index, SudSheet *sheet, RubricInfo **info,
                          GError **error)
{
  g_return_val_if_fail (index < self->n, FALSE);

  return self->get (self->data, find_index (self, index), sheet, info, error);
}
