/* rubric-contradiction-panel.c - why there is no solution, and what would mend it, beside the board
 *
 *     +--------------------------+
 *     | No Solution            x |
 *     | 3 givens together rule … |   in words; outlined on the board
 *     | 2 changes … lead to …    |
 *     | +----------------------+ |
 *     | | As it is             | |   the first row: nothing is changed
 *     | | Row 3 column 5  7 → 1| |   the others: shown on the board as if it had been made
 *     | +----------------------+ |
 *     | [         Apply        ] |
 *     +--------------------------+
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-contradiction-panel.h"

#include "rubric-contradiction.h"
#include "rubric-side-panel.h"
#include "rubric-text-solutions.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

struct _RubricContradictionPanel
{
  GtkBox parent_instance;

  RubricContradiction *contradiction; /* NULL before the panel is opened for the first time */
  gboolean filling;

  GtkLabel *sentence, *summary;
  GtkStack *stack;
  GtkSpinner *spinner;
  GtkListBox *list;
  GtkWidget *found, *close_button, *apply_button;
};

static void implement_contradiction_panel (RubricSidePanelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricContradictionPanel, rubric_contradiction_panel, GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (RUBRIC_TYPE_SIDE_PANEL, implement_contradiction_panel))

/* The index of the selected change, or G_MAXUINT if none is selected. */
static guint
get_selected_typo (RubricContradictionPanel *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return row != NULL && gtk_list_box_row_get_index (row) > 0 ? (guint)gtk_list_box_row_get_index (row) - 1 : G_MAXUINT;
}

static void
focus_typos (RubricSidePanel *panel)
{
  RubricContradictionPanel *self = RUBRIC_CONTRADICTION_PANEL (panel);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row == NULL || !gtk_widget_get_visible (GTK_WIDGET (self->list)) || !gtk_widget_grab_focus (GTK_WIDGET (row)))
    gtk_widget_grab_focus (self->close_button);
}

static void
append_typo_row (RubricContradictionPanel *self, const char *place, const char *change, const char *sentence)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", place, "xalign", 0.0, "hexpand", TRUE, "wrap", TRUE,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);
  GtkWidget *sign = gtk_label_new (change);

  gtk_widget_add_css_class (sign, "change");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  rubric_widget_set_name (row, sentence);
  gtk_list_box_append (self->list, row);
}

static void
fill_typos (RubricContradictionPanel *self)
{
  const RubricAnalysis *analysis = rubric_contradiction_get_analysis (self->contradiction);
  int n = analysis != NULL ? analysis->n_typos : 0;
  GtkWidget *row;

  self->filling = TRUE;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  append_typo_row (self, _ ("As it is"), NULL, _ ("As it is"));
  for (int i = 0; i < n; i++)
    {
      const SudTypo *typo = &analysis->typos[i];
      g_autofree char *place = rubric_text_typo_place (typo);
      g_autofree char *change = rubric_text_typo_change (&analysis->grid, typo);
      g_autofree char *sentence = rubric_text_typo (&analysis->grid, typo);

      append_typo_row (self, place, change, sentence);
    }
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
  self->filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->list), n > 0);
  gtk_widget_set_visible (self->apply_button, n > 0);
}

static void
show_selected_typo (RubricContradictionPanel *self)
{
  if (self->filling)
    return;
  gtk_widget_set_sensitive (self->apply_button, get_selected_typo (self) != G_MAXUINT);
  rubric_side_panel_tell_view (self);
}

static void
contradiction_changed_cb (RubricContradictionPanel *self)
{
  RubricInquiryState state = rubric_inquiry_get_state (RUBRIC_INQUIRY (self->contradiction));
  const RubricAnalysis *analysis = rubric_contradiction_get_analysis (self->contradiction);
  gboolean had_focus = rubric_focus_is_within (GTK_WIDGET (self));
  g_autofree char *sentence = analysis != NULL ? rubric_text_blame (&analysis->grid, &analysis->blame) : NULL;
  g_autofree char *summary = rubric_text_typos (analysis != NULL ? (guint)analysis->n_typos : 0);

  gtk_stack_set_visible_child (self->stack, analysis != NULL ? self->found : GTK_WIDGET (self->spinner));
  gtk_spinner_set_spinning (self->spinner, state == RUBRIC_INQUIRY_LOOKING);
  gtk_label_set_text (self->sentence, sentence != NULL ? sentence : "");
  gtk_label_set_text (self->summary, summary);
  fill_typos (self);
  show_selected_typo (self);
  if (had_focus)
    focus_typos (RUBRIC_SIDE_PANEL (self));
  if (state == RUBRIC_INQUIRY_NOT_APPLICABLE)
    rubric_side_panel_tell_closed (self);
}

static void
apply_typo_cb (RubricContradictionPanel *self)
{
  const RubricAnalysis *analysis = rubric_contradiction_get_analysis (self->contradiction);
  guint index = get_selected_typo (self);

  if (analysis == NULL || index >= (guint)analysis->n_typos)
    return;
  rubric_side_panel_want_cell (self, analysis->typos[index].cell);
  rubric_contradiction_apply (self->contradiction, index);
}

static void
rubric_contradiction_panel_dispose (GObject *object)
{
  RubricContradictionPanel *self = RUBRIC_CONTRADICTION_PANEL (object);

  self->filling = TRUE; /* the rows go */
  g_clear_object (&self->contradiction);
  G_OBJECT_CLASS (rubric_contradiction_panel_parent_class)->dispose (object);
}

static void
rubric_contradiction_panel_class_init (RubricContradictionPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_contradiction_panel_dispose;
  g_type_ensure (RUBRIC_TYPE_LIST_STOP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/rubric_sudoku/Rubric/rubric-contradiction-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricContradictionPanel, sentence);
  gtk_widget_class_bind_template_child (widget_class, RubricContradictionPanel, summary);
  gtk_widget_class_bind_template_child (widget_class, RubricContradictionPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, RubricContradictionPanel, spinner);
  gtk_widget_class_bind_template_child (widget_class, RubricContradictionPanel, found);
  gtk_widget_class_bind_template_child (widget_class, RubricContradictionPanel, list);
  gtk_widget_class_bind_template_child (widget_class, RubricContradictionPanel, close_button);
  gtk_widget_class_bind_template_child (widget_class, RubricContradictionPanel, apply_button);
  gtk_widget_class_set_css_name (widget_class, "contradictionpanel");
}

static void
rubric_contradiction_panel_init (RubricContradictionPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->list, "row-selected", G_CALLBACK (show_selected_typo), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (apply_typo_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->apply_button, "clicked", G_CALLBACK (apply_typo_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->close_button, "clicked", G_CALLBACK (rubric_side_panel_tell_closed), self,
                           G_CONNECT_SWAPPED);
}

static void
open_contradiction (RubricSidePanel *panel, RubricDesk *desk)
{
  RubricContradictionPanel *self = RUBRIC_CONTRADICTION_PANEL (panel);

  if (self->contradiction == NULL)
    {
      self->contradiction = rubric_contradiction_new (desk);
      g_signal_connect_object (self->contradiction, "changed", G_CALLBACK (contradiction_changed_cb), self,
                               G_CONNECT_SWAPPED);
      contradiction_changed_cb (self);
    }
  rubric_inquiry_set_on (RUBRIC_INQUIRY (self->contradiction), TRUE);
}

static void
close_contradiction (RubricSidePanel *panel)
{
  rubric_inquiry_set_on (RUBRIC_INQUIRY (RUBRIC_CONTRADICTION_PANEL (panel)->contradiction), FALSE);
}

static gboolean
get_typo_view (RubricSidePanel *panel, SudView *view)
{
  RubricContradictionPanel *self = RUBRIC_CONTRADICTION_PANEL (panel);

  return self->contradiction != NULL && rubric_contradiction_get_view (self->contradiction, get_selected_typo (self),
                                                                       view);
}

static void
implement_contradiction_panel (RubricSidePanelInterface *iface)
{
  iface->keeps_focus = TRUE;
  iface->open = open_contradiction;
  iface->close = close_contradiction;
  iface->get_view = get_typo_view;
  iface->focus = focus_typos;
}
