/* rubric-contradiction-panel.c - why there is no solution, and what would mend it, beside the board
 *
 *     +--------------------------+
 *     | No Solution            x |
 *     | 3 givens together rule … |   in words; outlined on the board
 *     | One of these may have …  |
 *     | +----------------------+ |
 *     | | As it is             | |   the first row: nothing is changed
 *     | | Exchange rows 3 and 4| |   the others: shown on the board as if it had been mended
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
get_selected_slip (RubricContradictionPanel *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return row != NULL && gtk_list_box_row_get_index (row) > 0 ? (guint)gtk_list_box_row_get_index (row) - 1 : G_MAXUINT;
}

static void
focus_slips (RubricSidePanel *panel)
{
  RubricContradictionPanel *self = RUBRIC_CONTRADICTION_PANEL (panel);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row == NULL || !gtk_widget_get_visible (GTK_WIDGET (self->list)) || !gtk_widget_grab_focus (GTK_WIDGET (row)))
    gtk_widget_grab_focus (self->close_button);
}

static void
append_slip_row (RubricContradictionPanel *self, const char *sentence)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", sentence, "xalign", 0.0, "wrap", TRUE, "natural-wrap-mode",
                                   GTK_NATURAL_WRAP_NONE, NULL);

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  rubric_widget_set_name (row, sentence);
  gtk_list_box_append (self->list, row);
}

static void
fill_slips (RubricContradictionPanel *self)
{
  const RubricAnalysis *analysis = rubric_contradiction_get_analysis (self->contradiction);
  int n = analysis != NULL ? analysis->n_slips : 0;
  GtkWidget *row;

  self->filling = TRUE;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  append_slip_row (self, _ ("As it is"));
  for (int i = 0; i < n; i++)
    {
      g_autofree char *sentence = rubric_text_slip (&analysis->grid, &analysis->slips[i]);

      append_slip_row (self, sentence);
    }
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
  self->filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->list), n > 0);
  gtk_widget_set_visible (self->apply_button, n > 0);
}

static gboolean
is_shift (SudSlipKind kind)
{
  return kind == SUD_SLIP_LEFT_OUT || kind == SUD_SLIP_DOUBLED;
}

static void
show_selected_slip (RubricContradictionPanel *self)
{
  const RubricAnalysis *analysis;
  guint index;

  if (self->filling)
    return;
  analysis = rubric_contradiction_get_analysis (self->contradiction);
  index = get_selected_slip (self);
  gtk_widget_set_sensitive (self->apply_button, index != G_MAXUINT);
  gtk_button_set_label (GTK_BUTTON (self->apply_button),
                        index != G_MAXUINT && is_shift (analysis->slips[index].kind) ? _ ("_Shift the Rest")
                                                                                     : _ ("_Apply"));
  rubric_side_panel_tell_view (self);
}

static void
contradiction_changed_cb (RubricContradictionPanel *self)
{
  RubricInquiryState state = rubric_inquiry_get_state (RUBRIC_INQUIRY (self->contradiction));
  const RubricAnalysis *analysis = rubric_contradiction_get_analysis (self->contradiction);
  gboolean had_focus = rubric_focus_is_within (GTK_WIDGET (self));
  g_autofree char *sentence = analysis != NULL ? rubric_text_blame (&analysis->grid, &analysis->blame) : NULL;

  gtk_stack_set_visible_child (self->stack, analysis != NULL ? self->found : GTK_WIDGET (self->spinner));
  gtk_spinner_set_spinning (self->spinner, state == RUBRIC_INQUIRY_LOOKING);
  gtk_label_set_text (self->sentence, sentence != NULL ? sentence : "");
  gtk_label_set_text (self->summary, rubric_text_slips (analysis != NULL ? analysis->n_slips : 0));
  fill_slips (self);
  show_selected_slip (self);
  if (had_focus)
    focus_slips (RUBRIC_SIDE_PANEL (self));
  if (state == RUBRIC_INQUIRY_NOT_APPLICABLE)
    rubric_side_panel_tell_closed (self);
}

static void
apply_slip_cb (RubricContradictionPanel *self)
{
  const RubricAnalysis *analysis = rubric_contradiction_get_analysis (self->contradiction);
  guint index = get_selected_slip (self);

  if (analysis == NULL || index >= (guint)analysis->n_slips)
    return;
  rubric_side_panel_want_cell (self, analysis->slips[index].from);
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
  g_signal_connect_object (self->list, "row-selected", G_CALLBACK (show_selected_slip), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (apply_slip_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->apply_button, "clicked", G_CALLBACK (apply_slip_cb), self, G_CONNECT_SWAPPED);
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
get_slip_view (RubricSidePanel *panel, SudView *view)
{
  RubricContradictionPanel *self = RUBRIC_CONTRADICTION_PANEL (panel);

  return self->contradiction != NULL && rubric_contradiction_get_view (self->contradiction, get_selected_slip (self),
                                                                       view);
}

static void
implement_contradiction_panel (RubricSidePanelInterface *iface)
{
  iface->keeps_focus = TRUE;
  iface->open = open_contradiction;
  iface->close = close_contradiction;
  iface->get_view = get_slip_view;
  iface->focus = focus_slips;
}
