/* rubric-explain-panel.c - the way to the solution, step by step, or a hint, beside the board
 *
 *     +--------------------------+
 *     | To the end  ▾  ⌕  Copy × |
 *     | Hard, up to X-Wing · 48… |   the rating follows as soon as it is known: nothing before it moves
 *     |--------------------------|
 *     | 15. X-Wing               |   RubricStepList
 *     | 16. Forcing Net          |
 *     |--------------------------|
 *     | Suppose …                |   a sentence, or a RubricProofListView; RubricExplainReading gives it more room
 *     |--------------------------|
 *     | «  ▶  »   Learn    Do It |
 *     +--------------------------+
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-panel.h"

#include "rubric-announcement.h"
#include "rubric-explain-private.h"
#include "rubric-figure-choosing.h"
#include "rubric-hint.h"
#include "rubric-reasoning.h"
#include "rubric-share-layout.h"
#include "rubric-side-panel.h"
#include "rubric-figure.h"
#include "rubric-text-explanation.h"
#include "rubric-text-grade.h"
#include "rubric-text-step.h"
#include "rubric-text.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

enum
{
  TO_THE_END = 0, /* rows of the choice; the one between is what is possible now */
  WHY_NOT = 2,
  PICTURE_SIZE = 900, /* pixels */
};

/* A step as it is on the board, to be drawn. */
typedef struct
{
  SudView view;
  const char *title; /* a static string */
  char *text;
} StepPicture;

struct _RubricExplainPanel
{
  GtkBox parent_instance;

  RubricDesk *desk; /* (nullable): its puzzle is explained */
  GSignalGroup *desk_signals;
  RubricJobs *jobs;
  RubricExplanation *explanation;
  char *answer;    /* (nullable): the answer to the question why */
  int cell;        /* under the cursor */
  gboolean hint;
  gboolean chosen; /* the person has just chosen what to explain, or done a step of it */
  guint step_ms;   /* how long the step that is shown stays while the steps play */
  guint play;      /* the source that goes on to the next step, or 0 */

  GtkLabel *title, *summary, *nothing, *sentence, *notation;
  RubricStepList *steps;
  RubricWhyQuestion *question;
  GtkDropDown *choice;
  GtkButton *close_button, *back_button, *next_button, *learn_button;
  GtkToggleButton *play_button, *find_button;
  GtkWidget *do_button, *controls;
  RubricExplainReading *reading;
  GtkWidget *head, *foot;    /* above the share, and below */
  GtkWidget *share, *detail; /* the detail is in the share, below the list */
  GtkWidget *sentence_scroller;
  GtkStack *stack;
  GtkSpinner *spinner;
  GtkWidget *list_page;
  GtkListView *list;
  RubricProofListView *proof;
  RubricFigureChoosing *saving;
};

static guint copied_signal;

static void implement_explain_panel (RubricSidePanelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricExplainPanel, rubric_explain_panel, GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (RUBRIC_TYPE_SIDE_PANEL, implement_explain_panel))

static guint
count_steps (RubricExplanation *explanation)
{
  return explanation != NULL ? rubric_explanation_get_n_steps (explanation) : 0;
}

static gboolean
is_whole_path (RubricExplainPanel *self)
{
  return !self->hint && gtk_drop_down_get_selected (self->choice) == TO_THE_END;
}

static gboolean
is_why (RubricExplainPanel *self)
{
  return !self->hint && gtk_drop_down_get_selected (self->choice) == WHY_NOT;
}

/* Returns: whether each step may rest on those before it; else they stand side by side */
static gboolean
is_one_way (RubricExplainPanel *self)
{
  return is_whole_path (self) || is_why (self);
}

/* Playing */

static gboolean
play_next_cb (gpointer user_data)
{
  RubricExplainPanel *self = user_data;

  self->play = 0;
  rubric_step_list_step (self->steps, 1); /* which waits for the reader again */
  return G_SOURCE_REMOVE;
}

static void
wait_for_reader (RubricExplainPanel *self)
{
  g_clear_handle_id (&self->play, g_source_remove);
  if (gtk_toggle_button_get_active (self->play_button))
    self->play = g_timeout_add (self->step_ms, play_next_cb, self);
}

static void
play_toggled_cb (RubricExplainPanel *self)
{
  gboolean plays = gtk_toggle_button_get_active (self->play_button);

  gtk_button_set_icon_name (GTK_BUTTON (self->play_button),
                            plays ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play_button),
                               plays ? _ ("Pause (Space)") : _ ("Play Through (Space)"));
  rubric_widget_set_name (self->play_button, plays ? _ ("Pause") : _ ("Play Through"));
  wait_for_reader (self);
}

static void
stop_playing (RubricExplainPanel *self)
{
  gtk_toggle_button_set_active (self->play_button, FALSE);
}

/* However the step was reached, it has its full time from now on. @sentence: NULL for a whole proof */
static void
update_playing (RubricExplainPanel *self, const char *sentence, gboolean more)
{
  self->step_ms = rubric_explain_measure_step (sentence);
  gtk_widget_set_sensitive (GTK_WIDGET (self->play_button), more);
  if (!more)
    stop_playing (self);
  wait_for_reader (self);
}

/* The summary above the list */

/* The meaning of the words of the summary is its tooltip, and its description for a screen reader. */
static void
describe_summary (RubricExplainPanel *self, gboolean whole, const SudExplainerRating *rating)
{
  const SudGrade *grade = rubric_explanation_get_grade (self->explanation);
  const char *level = whole && grade->complete ? rubric_text_level (grade->level) : NULL;
  g_autofree char *scale = whole && rating != NULL ? rubric_text_explainer (rating) : NULL;
  g_autofree char *both = level != NULL && scale != NULL ? g_strconcat (level, "\n", scale, NULL) : NULL;
  const char *meaning = both != NULL ? both : level != NULL ? level : scale;

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->summary), meaning);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->summary), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  meaning != NULL ? meaning : "", -1);
}

/* Explainer rates the puzzle itself, whatever has been filled in. */
static void
show_explain_summary (RubricExplainPanel *self)
{
  const RubricAnswer *answer = self->desk != NULL ? rubric_desk_get_verdict (self->desk) : NULL;
  const SudExplainerRating *rating = answer != NULL && answer->rated ? &answer->rating : NULL;
  g_autofree char *beginning = NULL, *text = NULL, *all = NULL;

  rubric_widget_set_class (self->summary, "dim-label", self->answer == NULL);
  if (self->explanation == NULL || self->answer != NULL)
    {
      gtk_label_set_text (self->summary, self->answer != NULL ? self->answer : "");
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->summary), NULL);
      return;
    }
  beginning = rubric_text_explanation_beginning (self->explanation);
  text = rubric_explain_dup_summary (self->explanation, is_whole_path (self), rating);
  all = beginning != NULL ? g_strconcat (beginning, "\n", text, NULL) : g_steal_pointer (&text);
  gtk_label_set_text (self->summary, all);
  describe_summary (self, is_whole_path (self), rating);
}

/* An explanation has no title: the choice says what it is, and has all the room. */
static void
show_title (RubricExplainPanel *self)
{
  const SudStep *step
      = self->hint && count_steps (self->explanation) > 0 ? rubric_explanation_get_step (self->explanation, 0) : NULL;
  /* Translators: %s is the name of a technique */
  g_autofree char *text
      = step != NULL ? g_strdup_printf (_ ("Hint: %s"), rubric_text_technique (step->technique)) : NULL;

  gtk_label_set_text (self->title, text != NULL ? text : _ ("Explanation"));
  gtk_widget_set_visible (GTK_WIDGET (self->title), self->hint);
}

/* Returns: (transfer full): why there is no step; @explanation is NULL if equal digits see each other */
static char *
dup_nothing (RubricExplanation *explanation)
{
  g_autofree char *solutions = NULL;

  if (explanation == NULL)
    return g_strdup (_ ("Some digits clash."));
  if (rubric_explanation_get_reasoning (explanation)->impossible)
    return g_strdup (_ ("No solution fits what is on the board."));
  if (!rubric_explanation_get_reasoning (explanation)->unique)
    {
      solutions = rubric_text_solutions (rubric_explanation_get_reasoning (explanation)->solutions);
      /* Translators: %s is "12 solutions" or "More than 1,000 solutions" */
      return g_strdup_printf (_ ("%s: no reasoning leads to one of them."), solutions);
    }
  if (!rubric_explanation_is_complete (explanation))
    return g_strdup (_ ("No technique that is on finds a step here. Preferences say which are on."));
  return g_strdup (_ ("There is nothing left to explain."));
}

/* The selected step */

/* The sentence, and the notation for those who know it; after the last step of a whole path also why nothing
 * follows. */
static void
show_step_text (RubricExplainPanel *self, guint index)
{
  gboolean last = index + 1 == count_steps (self->explanation);
  g_autofree char *end = last && is_whole_path (self) ? rubric_text_explanation_end (self->explanation) : NULL;
  g_autofree char *claim = rubric_text_explanation_claim (self->explanation, index);
  g_autofree char *all = end != NULL ? g_strconcat (claim, "\n\n", end, NULL) : g_steal_pointer (&claim);
  g_autofree char *notation = rubric_text_step_notation (rubric_explanation_get_step (self->explanation, index));

  gtk_label_set_text (self->sentence, all);
  rubric_announce (GTK_WIDGET (self), all);
  gtk_label_set_text (self->notation, notation);
}

/* The button leads to the lesson about the technique. Among the controls its label does not name it, so that the button
 * is as wide for each; its tooltip does. */
static void
show_learn_button (RubricExplainPanel *self, const SudStep *step)
{
  GtkWidget *button = GTK_WIDGET (self->learn_button);
  gboolean brief = !self->hint;
  g_autofree char *label = NULL;

  gtk_widget_set_visible (button, step != NULL);
  if (step == NULL)
    return;
  /* Translators: a button; %s is the name of a technique */
  label = g_strdup_printf (_ ("Learn %s"), rubric_text_technique (step->technique));
  /* Translators: a button that explains a technique, where there is no room for its name */
  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (self->learn_button)), brief ? _ ("Learn") : label);
  gtk_widget_set_tooltip_text (button, brief ? label : NULL);
  gtk_widget_set_hexpand (button, !brief);
  rubric_widget_set_name (button, label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", sud_technique_get (step->technique)->id);
}

/* Returns: whether digits on the board contradict the answer: it was found without them */
static gboolean
is_against (RubricExplainPanel *self)
{
  const RubricReasoningResult *reasoning = rubric_explanation_get_reasoning (self->explanation);

  return !sud_cells_is_empty (reasoning->wrong) || !sud_cells_is_empty (reasoning->lost)
         || rubric_puzzle_get_sheet (rubric_desk_get_puzzle (self->desk))->digit[reasoning->why.cell] != 0;
}

/* The steps that lead to the selected one are done with it. What begins with the givens is not about the digits on the
 * board, on a full one nothing is left to do, and while a puzzle is typed in there are no entries. */
static gboolean
can_do_step (RubricExplainPanel *self)
{
  RubricPuzzle *puzzle = self->desk != NULL ? rubric_desk_get_puzzle (self->desk) : NULL;

  return !self->hint && puzzle != NULL && rubric_step_list_get_index (self->steps) < count_steps (self->explanation)
         && !rubric_explanation_get_reasoning (self->explanation)->from_givens && !(is_why (self) && is_against (self))
         && rubric_puzzle_get_mode (puzzle) == RUBRIC_MODE_SOLVING
         && sud_sheet_count (rubric_puzzle_get_sheet (puzzle), SUD_ORIGIN_BLANK) > 0;
}

static void
show_do_button (RubricExplainPanel *self, guint index)
{
  gboolean waits = is_why (self) && self->explanation != NULL && is_against (self);
  guint n = is_one_way (self) ? index + 1 : 1;
  g_autofree char *tooltip
      = n > 1 ? g_strdup_printf (/* Translators: %u is how many steps there are up to the chosen one */
                                 ngettext ("Do %u Step in the Puzzle, up to This One (Ctrl+Enter)",
                                           "Do %u Steps in the Puzzle, up to This One (Ctrl+Enter)", n), n)
              : g_strdup (_ ("Do This Step in the Puzzle (Ctrl+Enter)"));

  gtk_widget_set_sensitive (self->do_button, can_do_step (self));
  gtk_widget_set_tooltip_text (self->do_button, waits ? _ ("First mend what is wrong on the board") : tooltip);
}

static void
show_selected_step (RubricExplainPanel *self)
{
  guint index = rubric_step_list_get_index (self->steps);
  const SudStep *step
      = index < count_steps (self->explanation) ? rubric_explanation_get_step (self->explanation, index) : NULL;
  gboolean more = rubric_step_list_can_step (self->steps, 1), proven;

  if (step != NULL)
    show_step_text (self, index);
  rubric_explain_reading_set_step (self->reading, rubric_step_list_get_step (self->steps));
  rubric_proof_list_view_set_step (self->proof, step != NULL ? self->explanation : NULL, index);
  proven = gtk_widget_get_visible (GTK_WIDGET (self->proof));
  gtk_widget_set_visible (self->sentence_scroller, !proven);
  update_playing (self, proven ? NULL : gtk_label_get_text (self->sentence), more);
  gtk_widget_set_visible (self->detail, step != NULL);
  show_learn_button (self, step);
  show_do_button (self, step != NULL ? index : 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->back_button), rubric_step_list_can_step (self->steps, -1));
  gtk_widget_set_sensitive (GTK_WIDGET (self->next_button), more);
  rubric_side_panel_tell_view (self);
}

/* Room that the list has no use for, also during a search, is for the detail. */
static void
count_rows_cb (RubricExplainPanel *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (self->list)));

  rubric_share_layout_set_rows (self->share, n,
                                self->explanation != NULL && rubric_explanation_has_proofs (self->explanation));
}

static void
set_explanation (RubricExplainPanel *self, RubricExplanation *explanation)
{
  g_autofree char *nothing = dup_nothing (explanation);
  gboolean any = count_steps (explanation) > 0;

  stop_playing (self);
  rubric_explain_reading_end (self->reading);
  gtk_spinner_stop (self->spinner);
  g_set_object (&self->explanation, explanation);
  rubric_step_list_set_explanation (self->steps, explanation, !self->hint && !is_one_way (self));
  gtk_stack_set_visible_child (self->stack, any ? self->list_page : GTK_WIDGET (self->nothing));
  gtk_label_set_text (self->nothing, is_why (self) ? "" : nothing);
  gtk_widget_set_visible (GTK_WIDGET (self->question), is_why (self));
  gtk_widget_set_visible (self->controls, !self->hint && any);
  gtk_widget_set_visible (GTK_WIDGET (self->choice), !self->hint);
  gtk_widget_set_visible (GTK_WIDGET (self->stack), !self->hint || !any);
  gtk_widget_set_visible (GTK_WIDGET (self->steps), !self->hint);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), !self->hint);
  show_title (self);
  show_explain_summary (self);
  show_selected_step (self);
}

static void
focus_steps (RubricSidePanel *panel)
{
  RubricExplainPanel *self = RUBRIC_EXPLAIN_PANEL (panel);

  if (self->hint)
    gtk_widget_grab_focus (GTK_WIDGET (self->close_button));
  else
    rubric_step_list_focus (self->steps);
}

/* After choosing what to explain, or doing a step, the person goes through the steps next. */
static void
leave_choice (RubricExplainPanel *self)
{
  if (self->chosen && rubric_focus_is_within (GTK_WIDGET (self)))
    focus_steps (RUBRIC_SIDE_PANEL (self));
  self->chosen = FALSE;
}

static void
reasoned (gpointer owner, const RubricReasoningResult *reasoning)
{
  g_autoptr (RubricExplanation) explanation = reasoning->path != NULL ? rubric_explanation_new (reasoning) : NULL;
  RubricExplainPanel *self = owner;

  if (reasoning->kind == RUBRIC_REASONING_WHY)
    {
      self->answer = rubric_explain_dup_answer (explanation, reasoning);
      rubric_announce (GTK_WIDGET (self), self->answer);
    }
  set_explanation (owner, explanation);
  if (reasoning->failed)
    gtk_label_set_text (self->nothing, _ ("There is not enough memory to explain this."));
  leave_choice (owner);
}

/* A full board is explained from the digits that Rubric has not filled in; if the person has filled it, from the
 * givens. */
static SudSheet
get_explained_sheet (RubricExplainPanel *self)
{
  SudSheet sheet = *rubric_puzzle_get_sheet (rubric_desk_get_puzzle (self->desk));

  if (sud_sheet_count (&sheet, SUD_ORIGIN_BLANK) == 0)
    sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  if (sud_sheet_count (&sheet, SUD_ORIGIN_BLANK) == 0)
    sud_sheet_erase (&sheet, SUD_ORIGIN_ENTERED);
  return sheet;
}

static void
ask_why (RubricExplainPanel *self)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (rubric_desk_get_puzzle (self->desk));
  int digit, cell;

  rubric_why_question_set_cell (self->question, sheet, self->cell);
  digit = rubric_why_question_get (self->question, &cell);
  if (digit == 0)
    {
      rubric_jobs_cancel (self->jobs); /* a question about the cell before */
      set_explanation (self, NULL);
      return;
    }
  rubric_reasoning_ask_why (self->jobs, cell, digit, sheet,
                            rubric_techniques_get_order (rubric_desk_get_techniques (self->desk)), reasoned);
}

static void
ask_for_explanation (RubricExplainPanel *self)
{
  SudSheet sheet;

  g_clear_pointer (&self->answer, g_free);
  if (self->desk == NULL || self->hint)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->question), is_why (self));
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->spinner));
  gtk_spinner_start (self->spinner);
  if (is_why (self))
    {
      ask_why (self);
      return;
    }
  sheet = get_explained_sheet (self);
  rubric_reasoning_ask (self->jobs, is_whole_path (self) ? RUBRIC_REASONING_PATH : RUBRIC_REASONING_ALL, &sheet,
                        rubric_techniques_get_order (rubric_desk_get_techniques (self->desk)), reasoned);
}

/* The list of steps goes for a moment, and would hand the keyboard on to a text. */
static void
digit_asked_cb (RubricExplainPanel *self)
{
  if (rubric_focus_is_within (GTK_WIDGET (self)))
    rubric_why_question_focus (self->question);
  ask_for_explanation (self);
}

static void
explanation_chosen_cb (RubricExplainPanel *self)
{
  self->chosen = TRUE;
  ask_for_explanation (self);
}

/* The side panel */

static void
explain_desk (RubricExplainPanel *self, RubricDesk *desk)
{
  self->hint = FALSE;
  rubric_jobs_cancel (self->jobs);
  g_set_object (&self->desk, desk);
  g_signal_group_set_target (self->desk_signals, desk);
  set_explanation (self, NULL);
  ask_for_explanation (self);
}

static void
open_explanation (RubricSidePanel *panel, RubricDesk *desk)
{
  explain_desk (RUBRIC_EXPLAIN_PANEL (panel), desk);
}

static void
close_explanation (RubricSidePanel *panel)
{
  RubricExplainPanel *self = RUBRIC_EXPLAIN_PANEL (panel);

  explain_desk (self, NULL);
  if (is_why (self))
    gtk_drop_down_set_selected (self->choice, TO_THE_END);
  rubric_why_question_forget (self->question);
  self->chosen = FALSE;
}

static void
follow_cursor (RubricSidePanel *panel, int cell)
{
  RubricExplainPanel *self = RUBRIC_EXPLAIN_PANEL (panel);
  gboolean other = self->cell != cell;

  self->cell = cell;
  if (other && is_why (self))
    ask_for_explanation (self);
}

static gboolean
get_step_view (RubricSidePanel *panel, SudView *view)
{
  RubricExplainPanel *self = RUBRIC_EXPLAIN_PANEL (panel);
  guint index = rubric_step_list_get_index (self->steps);

  if (index >= count_steps (self->explanation))
    {
      if (self->explanation == NULL || !is_why (self))
        return FALSE;
      index = 0; /* the board of a question that needs no step */
    }
  if (!rubric_proof_list_view_get_view (self->proof, view))
    rubric_explanation_get_view (self->explanation, index, view);
  return TRUE;
}

/* Lists all steps again after one was read alone, or some were searched for. */
static gboolean
go_back_to_list (RubricSidePanel *panel)
{
  RubricExplainPanel *self = RUBRIC_EXPLAIN_PANEL (panel);

  if (!rubric_explain_reading_end (self->reading) && !rubric_step_list_end_search (self->steps))
    return FALSE;
  focus_steps (panel);
  return TRUE;
}

/* The button that asked for the hint applies it. */
static gboolean
shows_hint (RubricSidePanel *panel)
{
  return RUBRIC_EXPLAIN_PANEL (panel)->hint;
}

static void
implement_explain_panel (RubricSidePanelInterface *iface)
{
  iface->is_help = TRUE;
  iface->open = open_explanation;
  iface->close = close_explanation;
  iface->get_view = get_step_view;
  iface->focus = focus_steps;
  iface->set_cell = follow_cursor;
  iface->go_back = go_back_to_list;
  iface->keeps_tools = shows_hint;
}

/* Keyboard and buttons */

static gboolean
step_key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
             RubricExplainPanel *self)
{
  if (self->hint || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval != GDK_KEY_space)
    return rubric_step_list_press (self->steps, keyval);
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->play_button)))
    gtk_toggle_button_set_active (self->play_button, !gtk_toggle_button_get_active (self->play_button));
  return GDK_EVENT_STOP;
}

static void
previous_step_cb (RubricExplainPanel *self)
{
  rubric_step_list_step (self->steps, -1);
}

static void
next_step_cb (RubricExplainPanel *self)
{
  rubric_step_list_step (self->steps, 1);
}

/* Tab comes to the selected step: GTK 4.8 would go to where the keyboard was before, or to a heading. */
static gboolean
rubric_explain_panel_focus (GtkWidget *widget, GtkDirectionType direction)
{
  RubricExplainPanel *self = RUBRIC_EXPLAIN_PANEL (widget);

  if (!GTK_WIDGET_CLASS (rubric_explain_panel_parent_class)->focus (widget, direction))
    return FALSE;
  if (gtk_widget_get_focus_child (self->share) == GTK_WIDGET (self->stack) && count_steps (self->explanation) > 0)
    rubric_step_list_focus (self->steps);
  return TRUE;
}

/* Copying and saving */

static GBytes *
draw_step (gconstpointer data, RubricFigureKind kind)
{
  const StepPicture *picture = data;

  return rubric_step_picture_make (&picture->view, picture->title, picture->text, kind, PICTURE_SIZE);
}

static void
step_picture_free (gpointer data)
{
  g_free (((StepPicture *)data)->text);
  g_free (data);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StepPicture, step_picture_free)

/* Returns: (transfer full) (nullable): the selected step, or line of its proof, as the board shows it; NULL for none */
static StepPicture *
step_picture_new (RubricExplainPanel *self)
{
  guint index = rubric_step_list_get_index (self->steps);
  StepPicture *picture;
  SudView view;

  if (!get_step_view (RUBRIC_SIDE_PANEL (self), &view))
    return NULL;
  picture = g_new0 (StepPicture, 1);
  picture->view = view;
  picture->title = rubric_text_technique (rubric_explanation_get_step (self->explanation, index)->technique);
  picture->text = rubric_proof_list_view_dup_text (self->proof);
  if (picture->text == NULL)
    picture->text = rubric_text_explanation_claim (self->explanation, index);
  return picture;
}

/* Drawing takes some 20 ms. That is not worth a thread: somebody might paste before its result is there. */
static void
copy_step_picture_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (StepPicture) picture = step_picture_new (RUBRIC_EXPLAIN_PANEL (widget));
  g_autoptr (GBytes) png = picture != NULL ? draw_step (picture, RUBRIC_FIGURE_PNG) : NULL;
  g_autoptr (GBytes) svg = picture != NULL ? draw_step (picture, RUBRIC_FIGURE_SVG) : NULL;
  g_autoptr (GdkContentProvider) provider = NULL;
  GdkContentProvider *both[2];

  if (png == NULL || svg == NULL)
    return;
  both[0] = gdk_content_provider_new_for_bytes ("image/png", png);
  both[1] = gdk_content_provider_new_for_bytes ("image/svg+xml", svg);
  provider = gdk_content_provider_new_union (both, G_N_ELEMENTS (both)); /* takes them */
  if (gdk_clipboard_set_content (gtk_widget_get_clipboard (widget), provider))
    g_signal_emit (widget, copied_signal, 0, _ ("Picture copied"));
}

static void
save_picture_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RubricExplainPanel *self = RUBRIC_EXPLAIN_PANEL (widget);
  RubricFigure figure = { draw_step, step_picture_new (self), step_picture_free };
  g_autofree char *file = NULL;

  if (figure.data == NULL)
    return;
  /* Translators: the name of a new file; %u is the number of a step */
  file = g_strdup_printf (_ ("step %u.png"), rubric_step_list_get_index (self->steps) + 1);
  rubric_figure_choosing_ask (self->saving, &figure, file);
}

/* Notation and sentence; for a net its proof as well. */
static void
copy_step_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RubricExplainPanel *self = RUBRIC_EXPLAIN_PANEL (widget);
  guint index = rubric_step_list_get_index (self->steps);
  g_autofree char *notation = NULL, *sentence = NULL, *text = NULL;

  if (index >= count_steps (self->explanation))
    return;
  notation = rubric_text_step_notation (rubric_explanation_get_step (self->explanation, index));
  sentence = rubric_text_explanation_step (self->explanation, index);
  text = g_strdup_printf ("%s\n%s", notation, sentence);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  g_signal_emit (widget, copied_signal, 0, _ ("Step copied"));
}

static void
copy_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RubricExplainPanel *self = RUBRIC_EXPLAIN_PANEL (widget);
  g_autofree char *text = NULL;

  if (rubric_step_list_get_index (self->steps) >= count_steps (self->explanation))
    return;
  text = rubric_text_explanation (self->explanation);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  g_signal_emit (widget, copied_signal, 0, _ ("All steps copied"));
}

/* However the window is closed, its dialog goes with it. */
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

  g_clear_pointer (&self->saving, rubric_figure_choosing_free);
  g_clear_handle_id (&self->play, g_source_remove);
  g_clear_object (&self->jobs);
  g_clear_object (&self->desk);
  g_clear_object (&self->desk_signals);
  g_clear_object (&self->explanation);
  g_clear_pointer (&self->answer, g_free);
  G_OBJECT_CLASS (rubric_explain_panel_parent_class)->dispose (object);
}

static void
bind_explain_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, title);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, summary);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, nothing);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, sentence);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, steps);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, question);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, find_button);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, choice);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, close_button);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, back_button);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, next_button);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, play_button);
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, do_button);
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
  gtk_widget_class_bind_template_child (widget_class, RubricExplainPanel, list_page);
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
  g_type_ensure (RUBRIC_TYPE_EXPLAIN_READING);
  g_type_ensure (RUBRIC_TYPE_LIST_STOP);
  g_type_ensure (RUBRIC_TYPE_PROOF_LIST_VIEW);
  g_type_ensure (RUBRIC_TYPE_SHARE_LAYOUT);
  g_type_ensure (RUBRIC_TYPE_STEP_LIST);
  g_type_ensure (RUBRIC_TYPE_WHY_QUESTION);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/rubric_sudoku/Rubric/rubric-explain-panel.ui");
  bind_explain_children (widget_class);
  gtk_widget_class_install_action (widget_class, "explain.copy-picture", NULL, copy_step_picture_action);
  gtk_widget_class_install_action (widget_class, "explain.copy-step", NULL, copy_step_action);
  gtk_widget_class_install_action (widget_class, "explain.copy-all", NULL, copy_all_action);
  gtk_widget_class_install_action (widget_class, "explain.save-picture", NULL, save_picture_action);
  gtk_widget_class_set_css_name (widget_class, "explainpanel");
}

static void
rubric_explain_panel_init (RubricExplainPanel *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkSelectionModel *selection;

  gtk_widget_init_template (GTK_WIDGET (self));
  rubric_tooltip_wrap (GTK_WIDGET (self->summary));
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  self->saving = rubric_figure_choosing_new (GTK_WIDGET (self));
  self->step_ms = rubric_explain_measure_step ("");
  self->desk_signals = g_signal_group_new (RUBRIC_TYPE_DESK);
  g_signal_group_connect_swapped (self->desk_signals, "verdict-changed", G_CALLBACK (show_explain_summary), self);
  g_signal_group_connect_swapped (self->desk_signals, "rated", G_CALLBACK (show_explain_summary), self);
  rubric_step_list_attach (self->steps, GTK_WIDGET (self), self->list, GTK_WIDGET (self->summary), self->find_button);
  selection = gtk_list_view_get_model (self->list);
  g_signal_connect_object (selection, "items-changed", G_CALLBACK (count_rows_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (selection, "notify::selected-item", G_CALLBACK (show_selected_step), self,
                           G_CONNECT_SWAPPED);
  count_rows_cb (self);
  rubric_explain_reading_attach (self->reading, self->share, self->head, self->foot);
  g_signal_connect_object (self->reading, "begun", G_CALLBACK (stop_playing), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->reading, "ended", G_CALLBACK (focus_steps), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->proof, "view-changed", G_CALLBACK (rubric_side_panel_tell_view), self,
                           G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (step_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
  g_signal_connect_object (self->choice, "notify::selected", G_CALLBACK (explanation_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->question, "asked", G_CALLBACK (digit_asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->close_button, "clicked", G_CALLBACK (rubric_side_panel_tell_closed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->back_button, "clicked", G_CALLBACK (previous_step_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->next_button, "clicked", G_CALLBACK (next_step_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->do_button, "clicked", G_CALLBACK (rubric_explain_panel_do_step), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play_button, "toggled", G_CALLBACK (play_toggled_cb), self, G_CONNECT_SWAPPED);
  play_toggled_cb (self);
}

void
rubric_explain_panel_show_hint (RubricExplainPanel *self, RubricExplanation *hint)
{
  rubric_jobs_cancel (self->jobs);
  self->hint = TRUE;
  set_explanation (self, hint);
}

void
rubric_explain_panel_choose_why (RubricExplainPanel *self)
{
  gtk_drop_down_set_selected (self->choice, WHY_NOT);
}

gboolean
rubric_explain_panel_press_digit (RubricExplainPanel *self, int digit)
{
  if (is_why (self))
    rubric_why_question_press (self->question, digit);
  return is_why (self);
}

void
rubric_explain_panel_do_step (RubricExplainPanel *self)
{
  guint last = rubric_step_list_get_index (self->steps), first = is_one_way (self) ? 0 : last, n = last - first + 1;
  g_autoptr (RubricExplanation) explanation = NULL;
  g_autofree char *text = NULL;
  gboolean answered;

  if (!can_do_step (self))
    return;
  explanation = g_object_ref (self->explanation); /* the puzzle will have another one */
  self->chosen = TRUE;
  /* Translators: a message; %u is how many steps of an explanation were taken over into the puzzle */
  text = g_strdup_printf (ngettext ("%u step done", "%u steps done", n), n);
  answered = is_why (self) && last + 1 == count_steps (explanation);
  if (rubric_puzzle_do_steps (rubric_desk_get_puzzle (self->desk), explanation, first, last))
    g_signal_emit (self, copied_signal, 0, _ ("Pencil marks were filled in"));
  else if (n > 1)
    g_signal_emit (self, copied_signal, 0, text);
  if (answered)
    rubric_side_panel_tell_closed (self);
}

GtkWidget *
rubric_explain_panel_get_notation (RubricExplainPanel *self)
{
  return GTK_WIDGET (self->notation);
}
