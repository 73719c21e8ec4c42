/* rubric-alternatives.h - two ways to read one thing, as two boards: which one is meant?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-sheet.h"

#include <gtk/gtk.h>

/**
 * RubricAlternatives:
 * @heading: @body: what is asked, translated
 * @label: of the buttons, translated, with mnemonics
 * @sheet: what each would give
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
 * @which: copied
 * @cancellable: (nullable): takes the question back, which chooses none
 *
 * Asks in a dialog over @parent.
 */
void rubric_alternatives_ask_async (GtkWindow *parent, const RubricAlternatives *which, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer user_data);

/** Returns: 0 or 1; -1 where none is wanted */
int rubric_alternatives_finish (GAsyncResult *result);
