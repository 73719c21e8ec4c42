/* rubric-collection-cells.c - the widgets that a list of puzzles has in its columns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-cells.h"

#include "rubric-collection-preview.h"
#include "rubric-level-sign.h"
#include "rubric-progress-ring.h"
#include "rubric-text-collection.h"
#include "rubric-text-step.h"
#include "rubric-verdict-sign.h"

#include <glib/gi18n.h>

static GtkWidget *
create_label (void)
{
  return g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
}

/* More of a text that is cut off. */
static gboolean
query_tooltip_cb (GtkLabel *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  g_autofree char *text = rubric_text_short (gtk_label_get_text (label));

  gtk_tooltip_set_text (tooltip, text);
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

GtkWidget *
rubric_cell_new_text_label (void)
{
  GtkWidget *label = create_label ();

  gtk_widget_set_has_tooltip (label, TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  return label;
}

GtkWidget *
rubric_cell_new_number_label (void)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 1.0f, "width-chars", 4, NULL);

  gtk_widget_add_css_class (label, "numeric");
  return label;
}

GtkWidget *
rubric_cell_new_preview (void)
{
  return rubric_collection_preview_new (RUBRIC_PREVIEW_SMALL);
}

static void
append_line (GtkBox *box, gboolean dim)
{
  GtkWidget *label = create_label ();

  if (dim)
    gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (box, label);
}

/*     Title
 *     [verdict] [level] Hard   (progress)
 *     X-Wing
 *     Effort 1,062 · ER 3.4
 */
GtkWidget *
rubric_cell_new_summary (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *signs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *ring = rubric_progress_ring_new ();

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  append_line (GTK_BOX (box), FALSE);
  gtk_box_append (GTK_BOX (signs), rubric_verdict_sign_new ());
  gtk_box_append (GTK_BOX (signs), rubric_level_sign_new ());
  append_line (GTK_BOX (signs), FALSE);
  gtk_widget_set_hexpand (ring, TRUE);
  gtk_widget_set_halign (ring, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (signs), ring);
  gtk_box_append (GTK_BOX (box), signs);
  append_line (GTK_BOX (box), FALSE);
  append_line (GTK_BOX (box), TRUE);
  return box;
}

static void
set_line (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
}

/* Returns: (transfer full) (nullable): "Effort 1,062 · ER 3.4" as far as that is known */
static char *
dup_numbers (RubricCollectionItem *item)
{
  RubricRate rate = rubric_collection_item_get_rate (item);
  g_autofree char *effort = rubric_text_effort (rubric_collection_item_get_rating (item));
  g_autofree char *er = NULL, *work = NULL;

  if (effort == NULL)
    return NULL;
  /* Translators: %s is a number, how much there is to do in a puzzle */
  work = g_strdup_printf (_ ("Effort %s"), effort);
  if (rubric_rate_get_tenths (rate) == 0)
    return g_steal_pointer (&work);
  er = rubric_text_rate (rubric_rate_get_tenths (rate), rubric_rate_is_about (rate));
  /* Translators: %1$s is "Effort 1062", %2$s a rating on the scale of Sudoku Explainer */
  return g_strdup_printf (_ ("%1$s · ER %2$s"), work, er);
}

/* Why there is no level stands where the technique would. */
static const char *
get_reason (RubricCollectionItem *item)
{
  RubricVerdict verdict = rubric_collection_item_get_verdict (item);
  const char *hardest = rubric_text_hardest (rubric_collection_item_get_rating (item));

  if (hardest != NULL || verdict == RUBRIC_VERDICT_UNKNOWN || verdict == RUBRIC_VERDICT_ONE)
    return hardest;
  return rubric_text_collection_verdict (verdict);
}

void
rubric_cell_set_summary (GtkWidget *cell, RubricCollectionItem *item)
{
  GtkWidget *title = gtk_widget_get_first_child (cell), *signs = gtk_widget_get_next_sibling (title);
  GtkWidget *verdict = gtk_widget_get_first_child (signs), *ring = gtk_widget_get_last_child (signs);
  GtkWidget *numbers = gtk_widget_get_last_child (cell);
  RubricRating rating = rubric_collection_item_get_rating (item);
  const char *name = rubric_collection_item_get_info (item)->field[RUBRIC_INFO_TITLE];
  g_autofree char *line = name != NULL ? rubric_text_one_line (name) : NULL;
  g_autofree char *text = dup_numbers (item);

  set_line (title, line);
  rubric_verdict_sign_set (verdict, rubric_collection_item_get_verdict (item));
  rubric_level_sign_set (RUBRIC_LEVEL_SIGN (gtk_widget_get_next_sibling (verdict)), rating.level);
  rubric_progress_ring_set_level (RUBRIC_PROGRESS_RING (ring), rubric_collection_item_get_progress (item));
  set_line (gtk_widget_get_prev_sibling (ring),
            rating.level != RUBRIC_LEVEL_UNKNOWN ? rubric_text_collection_level (rating.level) : NULL);
  set_line (gtk_widget_get_prev_sibling (numbers), get_reason (item));
  set_line (numbers, text);
}

GtkWidget *
rubric_cell_new_verdict (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = create_label ();

  gtk_label_set_width_chars (GTK_LABEL (label), 11);
  gtk_box_append (GTK_BOX (box), rubric_verdict_sign_new ());
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

GtkWidget *
rubric_cell_new_level (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = create_label ();

  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  gtk_box_append (GTK_BOX (box), rubric_level_sign_new ());
  gtk_box_append (GTK_BOX (box), label);
  return box;
}
