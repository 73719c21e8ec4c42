/* rubric-strategy-page.c - the idea of a strategy, and a few lines of code, one of which is marked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-watch-private.h"

#include <glib/gi18n.h>

enum
{
  GAP = 6,
  STEP_IN = 14, /* pixels a line stands in for each step */
};

struct _RubricStrategyPage
{
  GtkBox parent_instance;

  GtkLabel *text;
  GtkWidget *code;
  GtkLabel *lines[SUD_STRATEGY_LINES];
  int marked;
};

G_DEFINE_FINAL_TYPE (RubricStrategyPage, rubric_strategy_page, GTK_TYPE_BOX)

static GtkWidget *
create_page_label (void)
{
  return g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, "xalign", 0.0, NULL);
}

/* A row of its own, so that the mark is as wide as the page however far its line stands in. */
static void
append_code_line (RubricStrategyPage *self, int line)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *label = create_page_label ();

  gtk_widget_add_css_class (row, "line");
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "monospace");
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (self->code), row);
  self->lines[line] = GTK_LABEL (label);
}

static GtkWidget *
get_line_row (RubricStrategyPage *self, int line)
{
  return gtk_widget_get_parent (GTK_WIDGET (self->lines[line]));
}

static void
rubric_strategy_page_class_init (RubricStrategyPageClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "strategypage");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rubric_strategy_page_init (RubricStrategyPage *self)
{
  GtkWidget *text = create_page_label ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), GAP);
  rubric_widget_set_name (self, _ ("How it works"));
  self->marked = -1;
  self->text = GTK_LABEL (text);
  self->code = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->code, "code");
  gtk_box_append (GTK_BOX (self), text);
  gtk_box_append (GTK_BOX (self), self->code);
  for (int i = 0; i < SUD_STRATEGY_LINES; i++)
    append_code_line (self, i);
}

void
rubric_strategy_page_set_strategy (RubricStrategyPage *self, const SudStrategy *strategy)
{
  int n = sud_strategy_count_lines (strategy);
  /* Translators: two sentences, one after the other */
  g_autofree char *text = g_strdup_printf (_ ("%1$s %2$s"), _ (strategy->summary), _ (strategy->idea));

  gtk_label_set_text (self->text, text);
  rubric_strategy_page_mark (self, -1);
  gtk_widget_set_visible (self->code, n > 0);
  for (int i = 0; i < SUD_STRATEGY_LINES; i++)
    gtk_widget_set_visible (get_line_row (self, i), i < n);
  for (int i = 0; i < n; i++)
    {
      gtk_label_set_text (self->lines[i], _ (strategy->lines[i].text));
      gtk_widget_set_margin_start (GTK_WIDGET (self->lines[i]), strategy->lines[i].indent * STEP_IN);
    }
}

void
rubric_strategy_page_mark (RubricStrategyPage *self, int line)
{
  if (self->marked == line)
    return;
  if (self->marked >= 0)
    gtk_widget_remove_css_class (get_line_row (self, self->marked), "marked");
  self->marked = line;
  if (line >= 0)
    gtk_widget_add_css_class (get_line_row (self, line), "marked");
}
