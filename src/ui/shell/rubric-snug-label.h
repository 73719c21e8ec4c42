/* rubric-snug-label.h - one line of text that becomes smaller where there is little room, before it is cut
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/** The text is the property `label`, with a mnemonic. */
#define RUBRIC_TYPE_SNUG_LABEL (rubric_snug_label_get_type ())
G_DECLARE_FINAL_TYPE (RubricSnugLabel, rubric_snug_label, RUBRIC, SNUG_LABEL, GtkWidget)

/** Returns: (transfer floating): @text with a mnemonic */
GtkWidget *rubric_snug_label_new (const char *text);

/** Returns: (transfer none): the label inside */
GtkLabel *rubric_snug_label_get_label (RubricSnugLabel *self);

/** Returns: the size of its letters, as a share of what the theme asks for: for tests */
double rubric_snug_label_get_scale (RubricSnugLabel *self);

/** Returns: (transfer none) (nullable): the first one in @widget, which may be it */
GtkWidget *rubric_snug_label_find (GtkWidget *widget);
