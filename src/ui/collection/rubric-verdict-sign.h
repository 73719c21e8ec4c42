/* rubric-verdict-sign.h - a verdict as a small sign
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"

#include <gtk/gtk.h>

/** Returns: (transfer floating): an image for rubric_verdict_sign_set(), which says nothing itself */
GtkWidget *rubric_verdict_sign_new (void);

/** Shows the sign of @verdict: each has its own form, and a colour that goes with it. */
void rubric_verdict_sign_set (GtkWidget *sign, RubricVerdict verdict);

/** Returns: (transfer none): the style class of @verdict */
const char *rubric_verdict_sign_class (RubricVerdict verdict);
