/* rubric-explain-share.h - how the list of steps and what is told of one share the height
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * rubric_explain_share_new:
 *
 * Of a widget with two children. The first one, a list, has whole rows, as many as there is room for but at least one; the
 * second one has the rest. Neither depends on what is in them: nothing moves as one goes through the steps. Where only one
 * is visible it has all.
 *
 * Returns: (transfer full): a layout manager
 */
GtkLayoutManager *rubric_explain_share_new (void);
