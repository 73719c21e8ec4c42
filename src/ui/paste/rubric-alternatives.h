/* rubric-alternatives.h - a question with two boards: which of two ways to read one thing is meant?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-sheet.h"

#include <gtk/gtk.h>

/**
 * RubricAlternatives:
 * @heading: @body: the question, translated
 * @label: the two buttons say, translated, with mnemonics
 * @sheet: either would give
 */
typedef struct
{
  const char *heading;
  const char *body;
  const char *label[2];
  const SudSheet *sheet[2];
} RubricAlternatives;

/**
 * rubric_alternatives_ask_async:
 * @alternatives: copied
 * @cancellable: (nullable): takes the question back, which chooses none
 *
 * Asks in a dialog over @parent.
 */
void rubric_alternatives_ask_async (GtkWindow *parent, const RubricAlternatives *alternatives,
                                    GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data);

/** rubric_alternatives_finish: Returns: 0 or 1; -1: neither is wanted */
int rubric_alternatives_finish (GAsyncResult *result);
