/* rubric-text-keys.h - keys that belong to the text with the keyboard before they are those of actions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * rubric_text_keys_attach:
 * @window: has its application by now, the keys of whose actions would come first otherwise
 *
 * Has Ctrl+C, Ctrl+V, Ctrl+Z and the like edit the entry of @window that has the keyboard, if any. Text that can only be
 * copied has Ctrl+C where some of it is selected; Tab does not select all of it.
 */
void rubric_text_keys_attach (GtkWindow *window);
