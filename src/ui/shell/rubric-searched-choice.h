/* rubric-searched-choice.h - one of many names, found by typing a part of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * rubric_searched_choice_new:
 * @names: (transfer full)
 *
 * A text that is typed while the list is open is looked for anywhere in the names, whatever hyphens and spaces are in
 * them, and Enter takes the first one found: GTK 4.8 would leave the keyboard with the list, and look only at how names
 * begin.
 */
GtkDropDown *rubric_searched_choice_new (GtkStringList *names);

/**
 * rubric_searched_choice_add_other:
 *
 * Has @name found by @other as well, its name in another language.
 */
void rubric_searched_choice_add_other (GtkDropDown *self, const char *name, const char *other);
