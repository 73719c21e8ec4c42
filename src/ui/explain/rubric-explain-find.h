/* rubric-explain-find.h - which steps of an explanation are listed: all, or those with the words that are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explain-outline.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_EXPLAIN_FIND (rubric_explain_find_get_type ())
G_DECLARE_FINAL_TYPE (RubricExplainFind, rubric_explain_find, RUBRIC, EXPLAIN_FIND, GtkWidget)

/**
 * RubricExplainFind:
 * No height until words are looked for; then an entry, and how many steps there are with them. Escape ends it.
 */

/** What is typed while @list has the keyboard is looked for; Ctrl+F anywhere in @panel, and @button, ask for words.
 * Meanwhile @instead is not to be seen: that is room for the words. @list shows the outline of the steps that are found;
 * the step that is selected stays so, also when all are listed again. */
void rubric_explain_find_attach (RubricExplainFind *self, GtkWidget *panel, GtkListView *list, GtkWidget *instead,
                                 GtkToggleButton *button);

/** Lists the steps of @explanation, NULL for none, with the first one selected: all of them, for whatever was looked for
 * before is forgotten. Where they are @grouped each technique has a heading. */
void rubric_explain_find_set_explanation (RubricExplainFind *self, RubricExplanation *explanation, gboolean grouped);

/** Returns: (transfer none): the outline of the steps that are found, the same for ever */
RubricExplainOutline *rubric_explain_find_get_outline (RubricExplainFind *self);

/** Ends it: all steps are listed. Returns: FALSE where nothing was looked for */
gboolean rubric_explain_find_close (RubricExplainFind *self);

/** Shows the entry, with the keyboard in it. */
void rubric_explain_find_open (RubricExplainFind *self);
