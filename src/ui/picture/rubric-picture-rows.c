/* rubric-picture-rows.c - the grids that the picture panel has read, of one page or of many: one of them is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture-panel-private.h"

#include "rubric-progress-bar.h"

#include <glib/gi18n.h>

/* It may be on another page. */
static void
choose_row (RubricPicturePanel *self, guint number)
{
  self->chosen = number;
  self->missed = FALSE;
  rubric_image_view_set_image (self->view, rubric_picture_panel_get_row (self)->image);
  rubric_picture_panel_show_row (self);
}

/* Only where there is a choice. */
void
rubric_picture_panel_offer_rows (RubricPicturePanel *self)
{
  g_auto (GStrv) names = rubric_scan_dup_names (self->found);
  g_autoptr (GtkStringList) list = gtk_string_list_new ((const char *const *)names);

  gtk_drop_down_set_model (self->choice, G_LIST_MODEL (list));
  gtk_widget_set_visible (GTK_WIDGET (self->choice), g_strv_length (names) > 1);
}

/* Those from @n on are new; the choice stays. */
static void
offer_more (RubricPicturePanel *self, guint n)
{
  g_auto (GStrv) names = rubric_scan_dup_names (self->found);
  GtkStringList *list = GTK_STRING_LIST (gtk_drop_down_get_model (self->choice));

  gtk_string_list_splice (list, n, 0, (const char *const *)names + n);
  gtk_widget_set_visible (GTK_WIDGET (self->choice), g_strv_length (names) > 1);
}

static void
scanned (gpointer owner, const RubricScan *scan, const GError *error)
{
  RubricPicturePanel *self = owner;

  if (error != NULL)
    rubric_picture_panel_fail (self, error);
  else if (scan->text != NULL)
    g_signal_emit_by_name (self, "text", scan);
  else
    {
      self->found = g_array_ref (scan->found);
      self->drafts = rubric_picture_drafts_new (scan->found->len);
      self->chosen = 0;
      rubric_picture_panel_offer_rows (self);
      choose_row (self, 0);
      rubric_picture_pages_set (self->pages, scan, scan->n_grids, 0);
    }
}

void
rubric_picture_panel_add_rows (RubricPicturePages *pages, const RubricScan *scan, RubricPicturePanel *self)
{
  guint n = self->found->len;
  int answers = rubric_scan_append (self->found, scan);

  if (self->found->len > n)
    {
      rubric_picture_drafts_extend (self->drafts, self->found->len);
      offer_more (self, n);
      /* Who works on a grid is not taken away from it */
      if (sud_cells_is_empty (self->touched))
        gtk_drop_down_set_selected (self->choice, n);
    }
  rubric_picture_pages_set (pages, scan, self->found->len - n, answers);
}

/* Which page of a PDF file is looked at: it may take long. */
static gboolean
tell_page_cb (GtkWidget *progress, GdkFrameClock *clock, gpointer data)
{
  RubricPicturePanel *self = data;
  guint n_pages = 0, page;
  g_autofree char *text = NULL;

  if (self->found != NULL || !rubric_picture_panel_is_reading (self))
    return G_SOURCE_REMOVE;
  page = rubric_jobs_get_step (self->jobs, &n_pages);
  if (n_pages < 2)
    return G_SOURCE_CONTINUE;
  /* Translators: of a PDF file; %1$u is a page, %2$u how many are looked at */
  text = g_strdup_printf (_ ("Looking for a Sudoku on page %1$u of %2$u…"), page, n_pages);
  gtk_label_set_text (self->sentence, text);
  return G_SOURCE_CONTINUE;
}

void
rubric_picture_panel_read (RubricPicturePanel *self, GFile *file, GBytes *bytes, int first)
{
  g_return_if_fail (RUBRIC_IS_PICTURE_PANEL (self));

  rubric_picture_panel_clear (self);
  g_set_object (&self->file, file);
  if (bytes == NULL)
    rubric_scan_file (self->jobs, file, scanned);
  else if (first > 0)
    rubric_scan_next_pages (self->jobs, bytes, first, scanned);
  else
    rubric_scan_bytes (self->jobs, bytes, scanned);
  rubric_progress_bar_follow (self->progress, self->jobs);
  gtk_widget_add_tick_callback (GTK_WIDGET (self->progress), tell_page_cb, self, NULL);
  gtk_stack_set_visible_child_name (self->stack, "busy");
  gtk_label_set_text (self->sentence, _ ("Looking for a Sudoku in the picture…"));
}

void
rubric_picture_panel_choose (RubricPicturePanel *self)
{
  guint chosen = gtk_drop_down_get_selected (self->choice);

  if (self->found == NULL || chosen >= self->found->len || chosen == self->chosen)
    return;
  rubric_picture_drafts_keep (self->drafts, self->chosen, rubric_puzzle_get_sheet (self->draft), self->touched);
  choose_row (self, chosen);
}

gboolean
rubric_picture_panel_has_neighbour (RubricPicturePanel *self, int step)
{
  g_return_val_if_fail (RUBRIC_IS_PICTURE_PANEL (self), FALSE);

  return self->found != NULL && self->chosen + step < self->found->len;
}

void
rubric_picture_panel_step (RubricPicturePanel *self, int step)
{
  g_return_if_fail (RUBRIC_IS_PICTURE_PANEL (self));

  if (rubric_picture_panel_has_neighbour (self, step))
    gtk_drop_down_set_selected (self->choice, self->chosen + step);
}
