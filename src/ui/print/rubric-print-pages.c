/* rubric-print-pages.c - all pages of the print preview, as a list whose items are made when they are looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-print-pages.h"

struct _RubricPrintPages
{
  GObject parent_instance;

  RubricPictureRequest *request; /* NULL: no pages */
  guint n;
};

static void rubric_print_pages_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricPrintPages, rubric_print_pages, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, rubric_print_pages_list_model_init))

static GType
rubric_print_pages_get_item_type (GListModel *model)
{
  return RUBRIC_TYPE_PRINT_PAGE;
}

static guint
rubric_print_pages_get_n_items (GListModel *model)
{
  return RUBRIC_PRINT_PAGES (model)->n;
}

static gpointer
rubric_print_pages_get_item (GListModel *model, guint position)
{
  RubricPrintPages *self = RUBRIC_PRINT_PAGES (model);

  return position < self->n ? rubric_print_page_new (self->request, position) : NULL;
}

static void
rubric_print_pages_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = rubric_print_pages_get_item_type;
  iface->get_n_items = rubric_print_pages_get_n_items;
  iface->get_item = rubric_print_pages_get_item;
}

static void
rubric_print_pages_finalize (GObject *object)
{
  g_clear_pointer (&RUBRIC_PRINT_PAGES (object)->request, rubric_picture_request_free);
  G_OBJECT_CLASS (rubric_print_pages_parent_class)->finalize (object);
}

static void
rubric_print_pages_class_init (RubricPrintPagesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_print_pages_finalize;
}

static void
rubric_print_pages_init (RubricPrintPages *self)
{
}

RubricPrintPages *
rubric_print_pages_new (void)
{
  return g_object_new (RUBRIC_TYPE_PRINT_PAGES, NULL);
}

void
rubric_print_pages_set_request (RubricPrintPages *self, const RubricPictureRequest *request)
{
  guint before = self->n;

  g_return_if_fail (RUBRIC_IS_PRINT_PAGES (self));

  g_clear_pointer (&self->request, rubric_picture_request_free);
  self->request = rubric_picture_request_copy (request);
  self->n = rubric_picture_request_count_pages (request);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->n);
}
