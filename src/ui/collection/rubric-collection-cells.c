/* rubric-collection-cells.c - the widgets that a list of puzzles has in its columns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-cells.h"

#include "rubric-collection-preview.h"
#include "rubric-collection-text.h"
#include "rubric-level-sign.h"
#include "rubric-verdict-sign.h"

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

GtkWidget *
rubric_cell_new_signs (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_halign (box, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), rubric_verdict_sign_new ());
  gtk_box_append (GTK_BOX (box), rubric_level_sign_new ());
  return box;
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
