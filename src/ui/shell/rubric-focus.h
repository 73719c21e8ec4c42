/* rubric-focus.h - where the keyboard is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * rubric_focus_is_within:
 *
 * Returns: whether @widget or a widget in it has the focus of its window. The chain of focus children does not always
 * tell: a popover that loses the keyboard late, as on Wayland, breaks it behind the one that has it by then
 */
gboolean rubric_focus_is_within (GtkWidget *widget);

G_END_DECLS
