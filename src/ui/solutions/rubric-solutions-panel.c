/* rubric-solutions-panel.c - the solutions of a puzzle that has several, beside the board
 *
 *     +--------------------------+
 *     | Solutions              x |
 *     | 12 solutions, which …    |
 *     | Row 1 column 1, 1 in 4 … |   of the cell that was touched last
 *     | +----------------------+ |
 *     | | All together         | |   candidates, with the number of solutions that each takes part in
 *     | | Solution 1           | |   the others: one each, shaded where it differs
 *     | | 6 7 7 6              | |
 *     | +----------------------+ |
 *     | With 1 more given …      |   once it is asked for
 *     | [ < | > ] [ Make Unique ]|
 *     +--------------------------+
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-solutions-panel.h"

#include "rubric-adaptations.h"
#include "rubric-side-panel.h"
#include "rubric-solutions.h"
#include "rubric-text-solutions.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

enum
{
  LIST_MIN = 72,   /* pixels */
  UNIQUE_MIN = 28, /* less, if givens are told below: a row is left */
  CELL_MIN = 30,   /* less, if a cell is told above */
  GAP = 6,
  MAX_NAMED = 2, /* givens, in the room there is for them */
};

struct _RubricSolutionsPanel
{
  GtkBox parent_instance;

  RubricSolutions *solutions; /* NULL before the panel is opened for the first time */
  GtkSingleSelection *selection;

  GtkLabel *summary, *cell, *unique;
  GtkStack *stack;
  GtkSpinner *spinner;
  GtkListView *list;
  GtkScrolledWindow *scroller, *unique_scroller;
  GtkWidget *found, *close_button, *back_button, *next_button, *unique_button, *add_button;
};

static void implement_solutions_panel (RubricSidePanelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricSolutionsPanel, rubric_solutions_panel, GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (RUBRIC_TYPE_SIDE_PANEL, implement_solutions_panel))

static void
set_up_solution_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, NULL);
  GtkWidget *digits = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END, "wrap", TRUE,
                                    "lines", 3, "css-classes",
                                    (const char *[]){ "caption", "dim-label", "digits", NULL }, NULL);

  gtk_box_append (GTK_BOX (row), title);
  gtk_box_append (GTK_BOX (row), digits);
  gtk_list_item_set_child (item, row);
}

static void
bind_solution_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item), *digits = gtk_widget_get_last_child (row);
  RubricRow *solution = gtk_list_item_get_item (item);
  const RubricSolutionSet *set = rubric_solutions_get_set (rubric_row_get_owner (solution));
  g_autofree char *title_text = rubric_text_solution_title (rubric_row_get_index (solution));
  g_autofree char *digits_text = rubric_text_solution_digits (set, rubric_row_get_index (solution));

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (row)), title_text);
  gtk_label_set_text (GTK_LABEL (digits), digits_text);
  gtk_widget_set_tooltip_text (digits, digits_text);
  gtk_widget_set_visible (digits, *digits_text != '\0');
}

static guint
get_selected (RubricSolutionsPanel *self)
{
  return gtk_single_selection_get_selected (self->selection);
}

/* The givens or the cell that are told take their minimum height from the list: the board stays as large as it is. A
 * cell is told only if no givens are. */
static void
share_height (RubricSolutionsPanel *self, gboolean told)
{
  gboolean cell = !told && *gtk_label_get_text (self->cell) != '\0';

  gtk_scrolled_window_set_min_content_height (self->scroller, LIST_MIN - (told ? UNIQUE_MIN + GAP : 0)
                                                                  - (cell ? CELL_MIN + GAP : 0));
  gtk_scrolled_window_set_min_content_height (self->unique_scroller, UNIQUE_MIN);
  gtk_widget_set_visible (GTK_WIDGET (self->unique_scroller), told);
  gtk_widget_set_visible (GTK_WIDGET (self->cell), cell);
}

static gboolean
get_solutions_view (RubricSidePanel *panel, SudView *view)
{
  RubricSolutionsPanel *self = RUBRIC_SOLUTIONS_PANEL (panel);

  return self->solutions != NULL && rubric_solutions_get_view (self->solutions, get_selected (self), view);
}

/* Tells below the summary in how many solutions each digit of @cell is, since small cells cannot show it; -1 clears the
 * line. */
static void
tell_cell (RubricSidePanel *panel, int cell)
{
  RubricSolutionsPanel *self = RUBRIC_SOLUTIONS_PANEL (panel);
  g_autofree char *text = NULL;
  SudView view;

  if (cell >= 0 && get_solutions_view (panel, &view))
    text = rubric_text_cell_counts (&view, cell);
  gtk_label_set_text (self->cell, text != NULL ? text : "");
  share_height (self, gtk_widget_get_visible (GTK_WIDGET (self->unique_scroller)));
}

static void
focus_list (RubricSidePanel *panel)
{
  RubricSolutionsPanel *self = RUBRIC_SOLUTIONS_PANEL (panel);

  if (rubric_solutions_get_set (self->solutions) == NULL)
    {
      gtk_widget_grab_focus (self->close_button);
      return;
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
  rubric_focus_select_row (self->list, get_selected (self));
}

/* Another solution wants other givens. */
static void
solution_selected_cb (RubricSolutionsPanel *self)
{
  guint selected = get_selected (self), n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  gtk_widget_set_sensitive (self->back_button, selected != GTK_INVALID_LIST_POSITION && selected > 0);
  gtk_widget_set_sensitive (self->next_button, selected != GTK_INVALID_LIST_POSITION && selected + 1 < n);
  rubric_solutions_forget_added (self->solutions);
  tell_cell (RUBRIC_SIDE_PANEL (self), -1);
  rubric_side_panel_tell_view (self);
}

/* No mnemonic: of a label that changes, a screen reader reads its underline. */
static void
name_add_button (RubricSolutionsPanel *self, int n)
{
  gtk_button_set_label (GTK_BUTTON (self->add_button), n == 1 ? _ ("Add It") : _ ("Add Them"));
  gtk_widget_set_tooltip_text (self->add_button,
                               n == 1 ? _ ("Add This Given to the Puzzle") : _ ("Add These Givens to the Puzzle"));
}

/* Givens that are found take the place of the button that asked for them. */
static void
givens_found_cb (RubricSolutionsPanel *self)
{
  const SudGrid *added = rubric_solutions_get_added (self->solutions);
  g_autofree char *text = added != NULL ? rubric_text_unique (added, MAX_NAMED) : NULL;
  g_autofree char *whole = added != NULL ? rubric_text_unique (added, SUD_CELLS) : NULL;
  gboolean had_focus = gtk_widget_has_focus (self->unique_button) || gtk_widget_has_focus (self->add_button);

  gtk_label_set_text (self->unique, text != NULL ? text : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->unique), whole);
  share_height (self, added != NULL);
  if (added != NULL)
    name_add_button (self, sud_grid_count_filled (added));
  gtk_widget_set_visible (self->unique_button, added == NULL);
  gtk_widget_set_visible (self->add_button, added != NULL);
  if (had_focus)
    gtk_widget_grab_focus (added != NULL ? self->add_button : self->unique_button);
  rubric_side_panel_tell_view (self);
}

static void
show_summary (RubricSolutionsPanel *self)
{
  g_autofree char *summary = rubric_text_solutions_summary (self->solutions);

  gtk_label_set_text (self->summary, summary != NULL ? summary : "");
}

static void
solutions_changed_cb (RubricSolutionsPanel *self)
{
  RubricInquiryState state = rubric_inquiry_get_state (RUBRIC_INQUIRY (self->solutions));
  gboolean found = state == RUBRIC_INQUIRY_FOUND;
  gboolean had_focus = rubric_focus_is_within (GTK_WIDGET (self));
  g_autoptr (GListModel) rows = rubric_solutions_list (self->solutions);

  gtk_single_selection_set_model (self->selection, rows);
  gtk_stack_set_visible_child (self->stack, found ? self->found : GTK_WIDGET (self->spinner));
  gtk_spinner_set_spinning (self->spinner, state == RUBRIC_INQUIRY_LOOKING);
  show_summary (self);
  gtk_widget_set_sensitive (self->unique_button, found);
  if (found)
    gtk_single_selection_set_selected (self->selection, 0);
  solution_selected_cb (self);
  if (had_focus)
    focus_list (RUBRIC_SIDE_PANEL (self));
  if (state == RUBRIC_INQUIRY_NOT_APPLICABLE)
    rubric_side_panel_tell_closed (self);
}

static void
step_solution (RubricSolutionsPanel *self, int by)
{
  gint64 to = (gint64)get_selected (self) + by;

  if (to >= 0 && to < g_list_model_get_n_items (G_LIST_MODEL (self->selection)))
    rubric_focus_select_row (self->list, (guint)to);
}

static void
previous_solution_cb (RubricSolutionsPanel *self)
{
  step_solution (self, -1);
}

static void
next_solution_cb (RubricSolutionsPanel *self)
{
  step_solution (self, 1);
}

static void
make_unique_cb (RubricSolutionsPanel *self)
{
  rubric_solutions_make_unique (self->solutions, get_selected (self));
}

static void
add_givens_cb (RubricSolutionsPanel *self)
{
  rubric_solutions_add (self->solutions);
}

static gboolean
solution_key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
                 RubricSolutionsPanel *self)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0
      || (keyval != GDK_KEY_Left && keyval != GDK_KEY_Right))
    return GDK_EVENT_PROPAGATE;
  step_solution (self, (keyval == GDK_KEY_Right) != mirrored ? 1 : -1);
  return GDK_EVENT_STOP;
}

static void
rubric_solutions_panel_dispose (GObject *object)
{
  g_clear_object (&RUBRIC_SOLUTIONS_PANEL (object)->solutions);
  G_OBJECT_CLASS (rubric_solutions_panel_parent_class)->dispose (object);
}

static void
rubric_solutions_panel_class_init (RubricSolutionsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_solutions_panel_dispose;
  g_type_ensure (RUBRIC_TYPE_LIST_STOP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/rubric_sudoku/Rubric/rubric-solutions-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricSolutionsPanel, summary);
  gtk_widget_class_bind_template_child (widget_class, RubricSolutionsPanel, cell);
  gtk_widget_class_bind_template_child (widget_class, RubricSolutionsPanel, unique);
  gtk_widget_class_bind_template_child (widget_class, RubricSolutionsPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, RubricSolutionsPanel, spinner);
  gtk_widget_class_bind_template_child (widget_class, RubricSolutionsPanel, found);
  gtk_widget_class_bind_template_child (widget_class, RubricSolutionsPanel, list);
  gtk_widget_class_bind_template_child (widget_class, RubricSolutionsPanel, selection);
  gtk_widget_class_bind_template_child (widget_class, RubricSolutionsPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, RubricSolutionsPanel, unique_scroller);
  gtk_widget_class_bind_template_child (widget_class, RubricSolutionsPanel, close_button);
  gtk_widget_class_bind_template_child (widget_class, RubricSolutionsPanel, back_button);
  gtk_widget_class_bind_template_child (widget_class, RubricSolutionsPanel, next_button);
  gtk_widget_class_bind_template_child (widget_class, RubricSolutionsPanel, unique_button);
  gtk_widget_class_bind_template_child (widget_class, RubricSolutionsPanel, add_button);
  gtk_widget_class_set_css_name (widget_class, "solutionspanel");
}

static void
rubric_solutions_panel_init (RubricSolutionsPanel *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  share_height (self, FALSE);
  rubric_scroll_stop_attach (self->unique);
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_solution_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_solution_cb), NULL);
  rubric_adapt_list (GTK_WIDGET (self->list));
  gtk_list_view_set_factory (self->list, factory);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (solution_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
  g_signal_connect_object (self->close_button, "clicked", G_CALLBACK (rubric_side_panel_tell_closed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->back_button, "clicked", G_CALLBACK (previous_solution_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->next_button, "clicked", G_CALLBACK (next_solution_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->unique_button, "clicked", G_CALLBACK (make_unique_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->add_button, "clicked", G_CALLBACK (add_givens_cb), self, G_CONNECT_SWAPPED);
}

static void
open_solutions (RubricSidePanel *panel, RubricDesk *desk)
{
  RubricSolutionsPanel *self = RUBRIC_SOLUTIONS_PANEL (panel);

  if (self->solutions == NULL)
    {
      self->solutions = rubric_solutions_new (desk);
      g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (solution_selected_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->solutions, "changed", G_CALLBACK (solutions_changed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->solutions, "set-aside-changed", G_CALLBACK (show_summary), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->solutions, "unique", G_CALLBACK (givens_found_cb), self, G_CONNECT_SWAPPED);
      solutions_changed_cb (self);
    }
  rubric_inquiry_set_on (RUBRIC_INQUIRY (self->solutions), TRUE);
}

static void
close_solutions (RubricSidePanel *panel)
{
  rubric_inquiry_set_on (RUBRIC_INQUIRY (RUBRIC_SOLUTIONS_PANEL (panel)->solutions), FALSE);
}

static void
implement_solutions_panel (RubricSidePanelInterface *iface)
{
  iface->is_help = TRUE;
  iface->keeps_focus = TRUE;
  iface->open = open_solutions;
  iface->close = close_solutions;
  iface->get_view = get_solutions_view;
  iface->focus = focus_list;
  iface->set_cell = tell_cell;
}

gboolean
rubric_solutions_panel_get_solution (RubricSolutionsPanel *self, SudGrid *solution)
{
  SudView view;

  g_return_val_if_fail (RUBRIC_IS_SOLUTIONS_PANEL (self), FALSE);

  if (get_selected (self) == 0 || !get_solutions_view (RUBRIC_SIDE_PANEL (self), &view))
    return FALSE;
  *solution = sud_sheet_get_grid (&view.sheet, SUD_ORIGINS_ALL);
  return TRUE;
}
