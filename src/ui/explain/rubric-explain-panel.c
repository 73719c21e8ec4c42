/* rubric-explain-panel.c - the way to the solution, step by step, beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-panel.h"

#include "rubric-explain-copy.h"
#include "rubric-explain-find.h"
#include "rubric-explain-play.h"
#include "rubric-explain-reading.h"
#include "rubric-explain-rows.h"
#include "rubric-explain-share.h"
#include "rubric-explain-summary.h"
#include "rubric-figure-choosing.h"
#include "rubric-learn-button.h"
#include "rubric-proof-list-view.h"
#include "rubric-reasoning.h"
#include "rubric-side-panel.h"
#include "rubric-text-step.h"
#include "rubric-tooltip.h"

#include <glib/gi18n.h>

enum
{
  TO_THE_END = 0, /* of the choice */
};

struct _RubricExplainPanel
{
  GtkWidget parent_instance;

  RubricDesk *desk; /* whose puzzle is explained; NULL: none */
  GSignalGroup *desk_signals;
  RubricJobs *jobs;
  RubricExplanation *explanation;
  GtkSingleSelection *selection;
  gboolean hint;
  gboolean chosen; /* just now, what to explain */

  GtkLabel *title, *summary, *nothing, *sentence, *notation;
  RubricExplainFind *find;
  GtkDropDown *choice;
  GtkButton *close_button, *back_button, *next_button, *learn_button;
  GtkToggleButton *play_button, *find_button;
  GtkWidget *apply_button, *controls;
  RubricExplainReading *reading;
  GtkWidget *head, *foot;    /* above the share, and below */
  GtkWidget *share, *detail; /* the second is in the first, below the list */
  GtkWidget *sentence_scroller;
  GtkStack *stack;
  GtkSpinner *spinner;
  GtkListView *list;
  RubricProofListView *proof;
  RubricFigureChoosing *saving;
};

static guint copied_signal;

static void implement_side_panel (RubricSidePanelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricExplainPanel, rubric_explain_panel, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (RUBRIC_TYPE_SIDE_PANEL, implement_side_panel))

static guint
get_n_steps (RubricExplainPanel *self)
{
  return self->explanation != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->explanation)) : 0;
}

static void
stop_playing (RubricExplainPanel *self)
{
  gtk_toggle_button_set_active (self->play_button, FALSE);
}

static gboolean
is_whole (RubricExplainPanel *self)
{
  return !self->hint && gtk_drop_down_get_selected (self->choice) == TO_THE_END;
}

/* What belongs to the step that is selected. */
static void
show_step (RubricExplainPanel *self)
{
  guint n = get_n_steps (self), index = rubric_explain_rows_get_index (self->list);
  gboolean back = rubric_explain_rows_can_step (self->list, -1), on = rubric_explain_rows_can_step (self->list, 1);
  gboolean proven;

  if (index < n)
    rubric_explain_summary_show_step (self->sentence, self->notation, self->explanation, index, is_whole (self));
  rubric_explain_reading_set_step (self->reading, gtk_single_selection_get_selected_item (self->selection));
  rubric_proof_list_view_set_step (self->proof, index < n ? self->explanation : NULL, index);
  proven = gtk_widget_get_visible (GTK_WIDGET (self->proof));
  gtk_widget_set_visible (self->sentence_scroller, !proven);
  rubric_explain_play_tell (self->play_button, proven ? NULL : gtk_label_get_text (self->sentence), on);
  gtk_widget_set_visible (self->detail, index < n);
  rubric_learn_button_offer (self->learn_button,
                             index < n ? rubric_explanation_get_step (self->explanation, index) : NULL, !self->hint);
  gtk_widget_set_sensitive (GTK_WIDGET (self->back_button), back);
  gtk_widget_set_sensitive (GTK_WIDGET (self->next_button), on);
  rubric_side_panel_tell_view (self);
}

void
rubric_explain_panel_step (RubricExplainPanel *self, int by)
{
  g_return_if_fail (RUBRIC_IS_EXPLAIN_PANEL (self));

  rubric_explain_rows_step (self->list, by);
}

/* The line above the list. Explainer rates the puzzle itself, whatever has been filled in. */
static void
show_summary (RubricExplainPanel *self)
{
  const RubricAnswer *answer = self->desk != NULL ? rubric_desk_get_verdict (self->desk) : NULL;

  rubric_explain_summary_show (self->summary, self->explanation, is_whole (self),
                               answer != NULL && answer->rated ? &answer->rating : NULL);
}

/* Also while something is sought: what the list has no use for is for what is told of a step. */
static void
count_rows_cb (RubricExplainPanel *self)
{
  guint n = g_list_model_get_n_items (gtk_single_selection_get_model (self->selection));

  rubric_explain_share_expect (self->share, n, self->explanation != NULL && rubric_explanation_has_proofs (self->explanation));
}

static void
set_explanation (RubricExplainPanel *self, RubricExplanation *explanation)
{
  g_autofree char *nothing = rubric_explain_summary_say_nothing (explanation);
  gboolean any;

  stop_playing (self);
  rubric_explain_reading_end (self->reading);
  gtk_spinner_stop (self->spinner);
  g_set_object (&self->explanation, explanation);
  any = get_n_steps (self) > 0;
  rubric_explain_find_set_explanation (self->find, explanation, !self->hint && !is_whole (self));
  gtk_stack_set_visible_child_name (self->stack, any ? "steps" : "nothing");
  gtk_label_set_text (self->nothing, nothing);
  gtk_widget_set_visible (self->controls, !self->hint && any);
  gtk_widget_set_visible (self->apply_button, self->hint && any);
  gtk_widget_set_visible (GTK_WIDGET (self->choice), !self->hint);
  gtk_widget_set_visible (GTK_WIDGET (self->stack), !self->hint || !any);
  gtk_widget_set_visible (GTK_WIDGET (self->find), !self->hint);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), !self->hint);
  rubric_explain_summary_title (self->title, self->explanation, self->hint);
  show_summary (self);
  show_step (self);
}

static void
focus_steps (RubricSidePanel *panel)
{
  RubricExplainPanel *self = RUBRIC_EXPLAIN_PANEL (panel);

  if (self->hint)
    gtk_widget_grab_focus (self->apply_button);
  else
    rubric_explain_rows_focus (self->list);
}

/* A person who has chosen what to explain goes through the steps next. */
static void
leave_choice (RubricExplainPanel *self)
{
  if (self->chosen && (gtk_widget_get_state_flags (GTK_WIDGET (self->choice)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    focus_steps (RUBRIC_SIDE_PANEL (self));
  self->chosen = FALSE;
}

static void
reasoned (gpointer owner, const RubricReasoningResult *reasoning)
{
  g_autoptr (RubricExplanation) explanation = NULL;

  if (reasoning->path != NULL)
    explanation = rubric_explanation_new (reasoning);
  set_explanation (owner, explanation);
  if (reasoning->failed)
    gtk_label_set_text (RUBRIC_EXPLAIN_PANEL (owner)->nothing, _ ("There is not enough memory to explain this."));
  leave_choice (owner);
}

static void
ask (RubricExplainPanel *self)
{
  RubricReasoningKind reason
      = gtk_drop_down_get_selected (self->choice) == TO_THE_END ? RUBRIC_REASONING_PATH : RUBRIC_REASONING_ALL;

  if (self->desk == NULL || self->hint)
    return;
  gtk_stack_set_visible_child_name (self->stack, "busy");
  gtk_spinner_start (self->spinner);
  rubric_reasoning_ask (self->jobs, reason, rubric_puzzle_get_sheet (rubric_desk_get_puzzle (self->desk)),
                        rubric_techniques_get_order (rubric_desk_get_techniques (self->desk)), reasoned);
}

static void
chosen_cb (RubricExplainPanel *self)
{
  self->chosen = TRUE;
  ask (self);
}

static void
explain_desk (RubricExplainPanel *self, RubricDesk *desk)
{
  self->hint = FALSE;
  rubric_jobs_cancel (self->jobs);
  g_set_object (&self->desk, desk);
  g_signal_group_set_target (self->desk_signals, desk);
  set_explanation (self, NULL);
  ask (self);
}

static void
open_explanation (RubricSidePanel *panel, RubricDesk *desk)
{
  explain_desk (RUBRIC_EXPLAIN_PANEL (panel), desk);
}

static void
close_explanation (RubricSidePanel *panel)
{
  explain_desk (RUBRIC_EXPLAIN_PANEL (panel), NULL);
}

void
rubric_explain_panel_show_hint (RubricExplainPanel *self, RubricExplanation *hint)
{
  g_return_if_fail (RUBRIC_IS_EXPLAIN_PANEL (self));

  rubric_jobs_cancel (self->jobs);
  self->hint = TRUE;
  set_explanation (self, hint);
}

static gboolean
get_step_view (RubricSidePanel *panel, SudView *view)
{
  RubricExplainPanel *self = RUBRIC_EXPLAIN_PANEL (panel);
  guint index = rubric_explain_rows_get_index (self->list);

  if (index >= get_n_steps (self))
    return FALSE;
  if (!rubric_proof_list_view_get_view (self->proof, view))
    rubric_explanation_get_view (self->explanation, index, view);
  return TRUE;
}

/* Lists all steps again if one was read alone, or some were looked for. */
static gboolean
go_back_to_list (RubricSidePanel *panel)
{
  RubricExplainPanel *self = RUBRIC_EXPLAIN_PANEL (panel);

  if (!rubric_explain_reading_end (self->reading) && !rubric_explain_find_close (self->find))
    return FALSE;
  focus_steps (panel);
  return TRUE;
}

static void
implement_side_panel (RubricSidePanelInterface *iface)
{
  iface->is_help = TRUE;
  iface->open = open_explanation;
  iface->close = close_explanation;
  iface->get_view = get_step_view;
  iface->focus = focus_steps;
  iface->go_back = go_back_to_list;
}

static gboolean
key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state, RubricExplainPanel *self)
{
  if (self->hint || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval != GDK_KEY_space)
    return rubric_explain_rows_press (self->list, keyval);
  rubric_explain_play_toggle (self->play_button);
  return GDK_EVENT_STOP;
}

static void
back_cb (RubricExplainPanel *self)
{
  rubric_explain_panel_step (self, -1);
}

static void
next_cb (RubricExplainPanel *self)
{
  rubric_explain_panel_step (self, 1);
}

/* Tab, past the steps. Among them GTK 4.8 goes to where it was before, or to a heading. */
static gboolean
focus_next (RubricExplainPanel *self, GtkDirectionType direction)
{
  if (!GTK_WIDGET_CLASS (rubric_explain_panel_parent_class)->focus (GTK_WIDGET (self), direction))
    return FALSE;
  if (gtk_widget_get_focus_child (self->share) == GTK_WIDGET (self->stack) && get_n_steps (self) > 0)
    rubric_explain_rows_focus (self->list);
  return TRUE;
}

/* All steps are one stop for Tab, with arrows inside: GTK 4.8 would stop at each. */
static gboolean
rubric_explain_panel_focus (GtkWidget *widget, GtkDirectionType direction)
{
  RubricExplainPanel *self = RUBRIC_EXPLAIN_PANEL (widget);
  gboolean back = direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *child = self->share;

  if (gtk_widget_get_focus_child (widget) != child || gtk_widget_get_focus_child (child) != GTK_WIDGET (self->stack)
      || (!back && direction != GTK_DIR_TAB_FORWARD))
    return focus_next (self, direction);
  if (!back && gtk_widget_get_visible (self->detail) && gtk_widget_child_focus (self->detail, direction))
    return TRUE;
  do
    child = back ? gtk_widget_get_prev_sibling (child) : gtk_widget_get_next_sibling (child);
  while (child != NULL && !gtk_widget_child_focus (child, direction));
  return child != NULL;
}

/* Sets what is shown. Returns: FALSE where that is nothing */
static gboolean
get_shown (RubricExplainPanel *self, RubricExplainShown *shown)
{
  *shown = (RubricExplainShown){ .explanation = self->explanation, .index = rubric_explain_rows_get_index (self->list) };
  if (!get_step_view (RUBRIC_SIDE_PANEL (self), &shown->view))
    return FALSE;
  shown->text = rubric_proof_list_view_dup_text (self->proof);
  if (shown->text == NULL)
    shown->text = rubric_explanation_dup_claim (self->explanation, shown->index);
  return TRUE;
}

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RubricExplainShown shown;
  const char *done;

  if (!get_shown (RUBRIC_EXPLAIN_PANEL (widget), &shown))
    return;
  done = rubric_explain_copy (name, &shown, gtk_widget_get_clipboard (widget));
  if (done != NULL)
    g_signal_emit (widget, copied_signal, 0, done);
  g_free (shown.text);
}

static void
save_picture_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RubricExplainShown shown;
  g_autofree char *file = NULL;
  RubricFigure figure;

  if (!get_shown (RUBRIC_EXPLAIN_PANEL (widget), &shown))
    return;
  figure = rubric_explain_copy_figure (&shown);
  /* Translators: the name of a new file; %u is the number of a step */
  file = g_strdup_printf (_ ("step %u.png"), shown.index + 1);
  rubric_figure_choosing_ask (RUBRIC_EXPLAIN_PANEL (widget)->saving, &figure, file);
  g_free (shown.text);
}

/* However the window is closed: its dialog goes with it. */
static void
rubric_explain_panel_unrealize (GtkWidget *widget)
{
  RubricExplainPanel *self = RUBRIC_EXPLAIN_PANEL (widget);

  if (self->saving != NULL)
    rubric_figure_choosing_dismiss (self->saving);
  GTK_WIDGET_CLASS (rubric_explain_panel_parent_class)->unrealize (widget);
}

static void
rubric_explain_panel_dispose (GObject *object)
{
  RubricExplainPanel *self = RUBRIC_EXPLAIN_PANEL (object);
  GtkWidget *child;

  g_clear_pointer (&self->saving, rubric_figure_choosing_free);
  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  if (self->jobs != NULL)
    rubric_jobs_close (self->jobs);
  g_clear_object (&self->jobs);
  g_clear_object (&self->desk);
  g_clear_object (&self->desk_signals);
  g_clear_object (&self->explanation);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->selection);
  G_OBJECT_CLASS (rubric_explain_panel_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, title);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, summary);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, nothing);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, sentence);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, find);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, find_button);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, choice);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, close_button);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, back_button);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, next_button);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, play_button);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, apply_button);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, learn_button);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, controls);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, reading);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, head);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, foot);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, share);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, detail);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, sentence_scroller);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, notation);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, spinner);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, list);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, proof);
}

static void
rubric_explain_panel_class_init (RubricExplainPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_explain_panel_dispose;
  widget_class->focus = rubric_explain_panel_focus;
  widget_class->unrealize = rubric_explain_panel_unrealize;
  copied_signal = g_signal_new ("copied", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (RUBRIC_TYPE_PROOF_LIST_VIEW);
  g_type_ensure (RUBRIC_TYPE_EXPLAIN_FIND);
  g_type_ensure (RUBRIC_TYPE_EXPLAIN_READING);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/rubric_sudoku/Rubric/rubric-explain-panel.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "explain.copy-picture", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "explain.copy-step", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "explain.copy-all", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "explain.save-picture", NULL, save_picture_action);
  gtk_widget_class_set_css_name (widget_class, "explainpanel");
}

static void
init_list (RubricExplainPanel *self)
{
  self->selection = rubric_explain_rows_show (self->list, rubric_explain_find_get_outline (self->find));
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (count_rows_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (show_step), self, G_CONNECT_SWAPPED);
}

static void
rubric_explain_panel_init (RubricExplainPanel *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->share, rubric_explain_share_new ());
  rubric_tooltip_wrap (GTK_WIDGET (self->summary));
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  self->saving = rubric_figure_choosing_new (GTK_WIDGET (self));
  self->desk_signals = g_signal_group_new (RUBRIC_TYPE_DESK);
  g_signal_group_connect_swapped (self->desk_signals, "verdict-changed", G_CALLBACK (show_summary), self);
  g_signal_group_connect_swapped (self->desk_signals, "rated", G_CALLBACK (show_summary), self);
  init_list (self);
  rubric_explain_play_attach (self->play_button, self->next_button);
  rubric_explain_reading_attach (self->reading, self->share, self->head, self->foot);
  rubric_explain_find_attach (self->find, GTK_WIDGET (self), self->list, GTK_WIDGET (self->summary), self->find_button);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
  g_signal_connect_object (self->proof, "view-changed", G_CALLBACK (rubric_side_panel_tell_view), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->choice, "notify::selected", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->close_button, "clicked", G_CALLBACK (rubric_side_panel_tell_closed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->back_button, "clicked", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->next_button, "clicked", G_CALLBACK (next_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->reading, "begun", G_CALLBACK (stop_playing), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->reading, "ended", G_CALLBACK (focus_steps), self, G_CONNECT_SWAPPED);
}
