/* rubric-strategy-page.c - how a strategy searches, in two sentences and a few lines of which one is marked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-strategy-page.h"

#include <glib/gi18n.h>

enum
{
  GAP = 6,
  STEP_IN = 14, /* pixels a line stands in for each step */
};

struct _RubricStrategyPage
{
  GtkWidget parent_instance;

  GtkWidget *text, *code;
  GtkWidget *lines[SUD_STRATEGY_LINES];
  int marked;
};

G_DEFINE_FINAL_TYPE (RubricStrategyPage, rubric_strategy_page, GTK_TYPE_WIDGET)

static GtkWidget *
create_label (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

/* A row of its own, so that the mark is as wide as the page however far its line stands in. */
static GtkWidget *
create_line (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *label = create_label ();

  gtk_widget_add_css_class (row, "line");
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "monospace");
  gtk_box_append (GTK_BOX (row), label);
  return row;
}

static void
rubric_strategy_page_dispose (GObject *object)
{
  RubricStrategyPage *self = RUBRIC_STRATEGY_PAGE (object);

  g_clear_pointer (&self->text, gtk_widget_unparent);
  g_clear_pointer (&self->code, gtk_widget_unparent);
  G_OBJECT_CLASS (rubric_strategy_page_parent_class)->dispose (object);
}

static void
rubric_strategy_page_class_init (RubricStrategyPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_strategy_page_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "strategypage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rubric_strategy_page_init (RubricStrategyPage *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, GAP);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("How it works"), -1);
  self->marked = -1;
  self->text = create_label ();
  gtk_widget_set_parent (self->text, GTK_WIDGET (self));
  self->code = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->code, "code");
  gtk_widget_set_parent (self->code, GTK_WIDGET (self));
  for (int i = 0; i < SUD_STRATEGY_LINES; i++)
    {
      self->lines[i] = create_line ();
      gtk_box_append (GTK_BOX (self->code), self->lines[i]);
    }
}

void
rubric_strategy_page_set_strategy (RubricStrategyPage *self, const SudStrategy *strategy)
{
  const SudStrategyPage *page;
  g_autofree char *text = NULL;
  int n;

  g_return_if_fail (RUBRIC_IS_STRATEGY_PAGE (self));
  g_return_if_fail (strategy != NULL);

  page = sud_strategy_get_page (strategy);
  n = sud_strategy_page_count_lines (page);
  /* Translators: two sentences, one after the other */
  text = g_strdup_printf (_ ("%1$s %2$s"), _ (strategy->summary), _ (page->idea));
  gtk_label_set_text (GTK_LABEL (self->text), text);
  rubric_strategy_page_mark (self, -1);
  gtk_widget_set_visible (self->code, n > 0);
  for (int i = 0; i < SUD_STRATEGY_LINES; i++)
    {
      GtkWidget *label = gtk_widget_get_first_child (self->lines[i]);

      gtk_widget_set_visible (self->lines[i], i < n);
      gtk_label_set_text (GTK_LABEL (label), i < n ? _ (page->lines[i].text) : "");
      gtk_widget_set_margin_start (label, i < n ? page->lines[i].indent * STEP_IN : 0);
    }
}

void
rubric_strategy_page_mark (RubricStrategyPage *self, int line)
{
  g_return_if_fail (RUBRIC_IS_STRATEGY_PAGE (self));
  g_return_if_fail (line < SUD_STRATEGY_LINES);

  if (self->marked == line)
    return;
  if (self->marked >= 0)
    gtk_widget_remove_css_class (self->lines[self->marked], "marked");
  self->marked = line;
  if (line >= 0)
    gtk_widget_add_css_class (self->lines[line], "marked");
}

const char *
rubric_strategy_page_get_marked (RubricStrategyPage *self)
{
  g_return_val_if_fail (RUBRIC_IS_STRATEGY_PAGE (self), NULL);

  if (self->marked < 0)
    return NULL;
  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (self->lines[self->marked])));
}
