/* rubric-compare-row.c - a strategy in the list of those that are compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-compare-row.h"

struct _RubricCompareRow
{
  GtkListBoxRow parent_instance;

  GtkLabel *name, *value, *detail, *alike;
  GtkProgressBar *bar;
};

G_DEFINE_FINAL_TYPE (RubricCompareRow, rubric_compare_row, GTK_TYPE_LIST_BOX_ROW)

static void
rubric_compare_row_class_init (RubricCompareRowClass *klass)
{
}

static GtkLabel *
create_label (const char *class)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_widget_add_css_class (GTK_WIDGET (label), class);
  return label;
}

static GtkLabel *
create_paragraph (void)
{
  GtkLabel *label = create_label ("caption");

  gtk_label_set_wrap (label, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (label), "dim-label");
  return label;
}

static GtkWidget *
create_head (RubricCompareRow *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->name = create_label ("heading");
  gtk_label_set_ellipsize (self->name, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->name), TRUE);
  self->value = create_label ("numeric");
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->value));
  return head;
}

static void
rubric_compare_row_init (RubricCompareRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->bar = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  self->detail = create_paragraph ();
  self->alike = create_paragraph ();
  gtk_widget_add_css_class (GTK_WIDGET (self->bar), "amount");
  gtk_widget_set_margin_top (box, 9);
  gtk_widget_set_margin_bottom (box, 9);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_box_append (GTK_BOX (box), create_head (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->detail));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->alike));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
}

GtkWidget *
rubric_compare_row_new (const char *name)
{
  RubricCompareRow *self = g_object_new (RUBRIC_TYPE_COMPARE_ROW, NULL);

  gtk_label_set_text (self->name, name);
  return GTK_WIDGET (self);
}

void
rubric_compare_row_show (RubricCompareRow *self, const char *value, const char *detail, const char *alike,
                         double fraction)
{
  g_autofree char *label = NULL;

  g_return_if_fail (RUBRIC_IS_COMPARE_ROW (self));

  gtk_label_set_text (self->value, value);
  gtk_label_set_text (self->detail, detail);
  gtk_widget_set_visible (GTK_WIDGET (self->detail), *detail != '\0');
  gtk_label_set_text (self->alike, alike != NULL ? alike : "");
  gtk_widget_set_visible (GTK_WIDGET (self->alike), alike != NULL);
  gtk_progress_bar_set_fraction (self->bar, fraction);
  label = g_strjoin (". ", gtk_label_get_text (self->name), value, *detail != '\0' ? detail : NULL, alike, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
