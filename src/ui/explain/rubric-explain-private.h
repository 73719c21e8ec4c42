/* rubric-explain-private.h - the parts of the explanation beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"

#include <adwaita.h>

/** rubric_explain_dup_summary: Returns: (transfer full): how many steps there are; of a @whole way to the solution also
 * how hard it is, and on the scale of Explainer if @rating (nullable) is known */
char *rubric_explain_dup_summary (RubricExplanation *explanation, gboolean whole, const SudExplainerRating *rating);

/** rubric_explain_measure_step: Returns: how long a step stays while the steps play if @sentence tells it, in ms; NULL:
 * a whole proof tells it */
guint rubric_explain_measure_step (const char *sentence);

/** rubric_explain_dup_answer: Returns: (transfer full): the answer of @reasoning to a question why, and how many steps
 * of @explanation (nullable) show it, if more than one does */
char *rubric_explain_dup_answer (RubricExplanation *explanation, const RubricReasoningResult *reasoning);

/**
 * RubricExplainOutline:
 *
 * The rows of a list of steps: a GListModel of the steps, or of headings with the steps of a technique below.
 */
#define RUBRIC_TYPE_EXPLAIN_OUTLINE (rubric_explain_outline_get_type ())
G_DECLARE_FINAL_TYPE (RubricExplainOutline, rubric_explain_outline, RUBRIC, EXPLAIN_OUTLINE, GObject)

/**
 * RubricExplainRow:
 * @RUBRIC_EXPLAIN_ROW_STEP: the item is a RubricRow of the explanation
 * @RUBRIC_EXPLAIN_ROW_HEADING: a GtkStringObject: a technique, and how many steps of it there are below
 * @RUBRIC_EXPLAIN_ROW_MORE: a GtkStringObject: how many more steps of the technique are folded away
 */
typedef enum
{
  RUBRIC_EXPLAIN_ROW_STEP,
  RUBRIC_EXPLAIN_ROW_HEADING,
  RUBRIC_EXPLAIN_ROW_MORE,
} RubricExplainRow;

/** rubric_explain_outline_new: Returns: (transfer full): rows of @steps; those of a technique stand side by side */
RubricExplainOutline *rubric_explain_outline_new (GListModel *steps);

/** rubric_explain_outline_set_grouped: Gives each technique a heading, or none, and folds again what was unfolded. */
void rubric_explain_outline_set_grouped (RubricExplainOutline *self, gboolean grouped);

/** rubric_explain_outline_get_grouped: Returns: whether there are headings */
gboolean rubric_explain_outline_get_grouped (RubricExplainOutline *self);

/** rubric_explain_outline_get_row: Returns: the kind of the row at @position */
RubricExplainRow rubric_explain_outline_get_row (RubricExplainOutline *self, guint position);

/** rubric_explain_outline_unfold: Replaces the RUBRIC_EXPLAIN_ROW_MORE at @position by the steps it stands for. */
void rubric_explain_outline_unfold (RubricExplainOutline *self, guint position);

/**
 * rubric_explain_outline_find:
 * @index: of a step among all of its explanation
 * @position: (out): the row of the step, which is unfolded if need be
 *
 * Returns: FALSE if it is not among the steps
 */
gboolean rubric_explain_outline_find (RubricExplainOutline *self, guint index, guint *position);

/**
 * rubric_explain_outline_go:
 * @from: a row, or -1 before the first, or their number
 * @by: 1 or -1
 * @position: (out): the next row from there that is a step, or, going on, a RUBRIC_EXPLAIN_ROW_MORE
 *
 * Returns: FALSE if there is none
 */
gboolean rubric_explain_outline_go (RubricExplainOutline *self, gint64 from, int by, guint *position);

/**
 * rubric_explain_outline_go_far:
 * @position: (out): the first step of the next technique, or of this one and those before
 *
 * Returns: FALSE if there is none, as without headings
 */
gboolean rubric_explain_outline_go_far (RubricExplainOutline *self, gint64 from, int by, guint *position);

/**
 * RubricStepList:
 *
 * The list of steps of the panel, and the search in it. The widget is the search bar: it has no height until words are
 * typed; then an entry, and how many steps have them. Escape ends the search.
 */
#define RUBRIC_TYPE_STEP_LIST (rubric_step_list_get_type ())
G_DECLARE_FINAL_TYPE (RubricStepList, rubric_step_list, RUBRIC, STEP_LIST, AdwBin)

/**
 * rubric_step_list_attach:
 * @panel: Ctrl+F anywhere in it begins a search
 * @list: shows the steps; what is typed while it has the keyboard begins a search, too
 * @instead: is hidden during a search, to make room
 * @button: toggles the search
 */
void rubric_step_list_attach (RubricStepList *self, GtkWidget *panel, GtkListView *list, GtkWidget *instead,
                              GtkToggleButton *button);

/**
 * rubric_step_list_set_explanation:
 * @explanation: (nullable): all of its steps are listed, with the first one selected; a search ends
 * @grouped: whether each technique has a heading
 */
void rubric_step_list_set_explanation (RubricStepList *self, RubricExplanation *explanation, gboolean grouped);

/** rubric_step_list_get_step: Returns: (transfer none) (nullable): the selected step */
RubricRow *rubric_step_list_get_step (RubricStepList *self);

/** rubric_step_list_get_index: Returns: which step is selected, among all of the explanation; G_MAXUINT for none */
guint rubric_step_list_get_index (RubricStepList *self);

/** rubric_step_list_can_step: Returns: whether there is a step before (@by -1) or after (1) the selected one */
gboolean rubric_step_list_can_step (RubricStepList *self, int by);

/** rubric_step_list_step: Selects that step, if there is one; if it is folded away it is unfolded. */
void rubric_step_list_step (RubricStepList *self, int by);

/** rubric_step_list_press: Does what the key @keyval is for in the list. Returns: FALSE if it is for nothing */
gboolean rubric_step_list_press (RubricStepList *self, guint keyval);

/** rubric_step_list_focus: Gives the keyboard to the selected step, or to the list if there is none. */
void rubric_step_list_focus (RubricStepList *self);

/** rubric_step_list_end_search: Lists all steps again. Returns: FALSE if there was no search */
gboolean rubric_step_list_end_search (RubricStepList *self);

/** rubric_step_list_dup_title: Returns: (transfer full): @step in a list without headings: "16. Forcing Net" */
char *rubric_step_list_dup_title (RubricRow *step);

/**
 * RubricProofListView:
 *
 * The claim of a net, and its proof line by line; what a line rests on unfolds below it. It hides itself while there is
 * no proof.
 *
 * RubricProofListView::view-changed: another line is selected
 */
#define RUBRIC_TYPE_PROOF_LIST_VIEW (rubric_proof_list_view_get_type ())
G_DECLARE_FINAL_TYPE (RubricProofListView, rubric_proof_list_view, RUBRIC, PROOF_LIST_VIEW, AdwBin)

/**
 * rubric_proof_list_view_set_step:
 * @explanation: (nullable): the proof of its step @index is shown, folded, if there is one
 *
 * Does not emit ::view-changed.
 */
void rubric_proof_list_view_set_step (RubricProofListView *self, RubricExplanation *explanation, guint index);

/** rubric_proof_list_view_get_view: Returns: FALSE if there is no proof */
gboolean rubric_proof_list_view_get_view (RubricProofListView *self, SudView *view);

/** rubric_proof_list_view_dup_text: Returns: (transfer full) (nullable): the selected line; NULL for the step itself */
char *rubric_proof_list_view_dup_text (RubricProofListView *self);

/**
 * RubricExplainReading:
 *
 * The line above the detail of a step while somebody reads it with all else out of sight: a button that leads back, and
 * the name of the step. It is hidden otherwise.
 *
 * RubricExplainReading::begun: all else has made room
 * RubricExplainReading::ended: all else is back, by the button
 */
#define RUBRIC_TYPE_EXPLAIN_READING (rubric_explain_reading_get_type ())
G_DECLARE_FINAL_TYPE (RubricExplainReading, rubric_explain_reading, RUBRIC, EXPLAIN_READING, GtkBox)

/**
 * rubric_explain_reading_attach:
 * @share: laid out by a #RubricShareLayout: has the list of the steps, and an overlay over the detail of one
 * @head: what is above @share
 * @foot: what is below
 *
 * Waits for somebody to read: by the keyboard, a click, a touch or a wheel in the detail; if that is cut off, a button
 * says so. All are of one panel.
 */
void rubric_explain_reading_attach (RubricExplainReading *self, GtkWidget *share, GtkWidget *head, GtkWidget *foot);

/** rubric_explain_reading_set_step: Names @step (nullable), with its number if there is a list. */
void rubric_explain_reading_set_step (RubricExplainReading *self, RubricRow *step);

/** rubric_explain_reading_end: Gives the room back. Returns: FALSE if nobody was reading */
gboolean rubric_explain_reading_end (RubricExplainReading *self);

/**
 * RubricWhyQuestion:
 *
 * The cell under the cursor, and a button for each digit of which it may be asked why the cell cannot be it, or must.
 *
 * RubricWhyQuestion::asked: the person asks about another digit
 */
#define RUBRIC_TYPE_WHY_QUESTION (rubric_why_question_get_type ())
G_DECLARE_FINAL_TYPE (RubricWhyQuestion, rubric_why_question, RUBRIC, WHY_QUESTION, GtkBox)

/** rubric_why_question_set_cell: Asks about @cell, 0 to 80; of another cell than before about the digit that the person
 * has written there on @sheet, if any. Does not emit ::asked. */
void rubric_why_question_set_cell (RubricWhyQuestion *self, const SudSheet *sheet, int cell);

/** rubric_why_question_press: Asks about @digit, 1 to 9, as its button does. */
void rubric_why_question_press (RubricWhyQuestion *self, int digit);

/** rubric_why_question_focus: Gives the keyboard to the button of the digit. */
void rubric_why_question_focus (RubricWhyQuestion *self);

/** rubric_why_question_forget: Forgets the cell, so that its digit is looked at anew. */
void rubric_why_question_forget (RubricWhyQuestion *self);

/** rubric_why_question_get: Returns: the digit of @cell (out) that is asked about, or 0 */
int rubric_why_question_get (RubricWhyQuestion *self, int *cell);
