/* rubric-option-list.h - rows of choices, switches and numbers that fill in options, and a drop-down that is searched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-render.h"

#include <adwaita.h>

/**
 * RubricOptionList::changed:
 * A value is not what it was.
 */
#define RUBRIC_TYPE_OPTION_LIST (rubric_option_list_get_type ())
G_DECLARE_FINAL_TYPE (RubricOptionList, rubric_option_list, RUBRIC, OPTION_LIST, GtkBox)

/**
 * rubric_option_list_new:
 *
 * Returns: (transfer floating): a list under @heading, which is translated
 */
GtkWidget *rubric_option_list_new (const char *heading);

/**
 * rubric_option_list_add_choice:
 * @title: translated
 * @names: @n of them, marked for translation
 * @value: (inout): the choice; written before ::changed, must live as long as @self
 *
 * Returns: (transfer none): the row
 */
GtkWidget *rubric_option_list_add_choice (RubricOptionList *self, const char *title, const char *const *names, guint n,
                                          guint *value);

/**
 * rubric_option_list_add_searched:
 * @names: NULL-terminated, translated
 * @others: for each of @names another one by which it is found as well
 *
 * The same for many names, of which one is found by typing a part of it.
 */
GtkWidget *rubric_option_list_add_searched (RubricOptionList *self, const char *title, const char *const *names,
                                            const char *const *others, guint *value);

/**
 * rubric_option_list_add_switch:
 * @subtitle: (nullable): translated, too
 *
 * The same for a switch.
 */
GtkWidget *rubric_option_list_add_switch (RubricOptionList *self, const char *title, const char *subtitle,
                                          gboolean *value);

/**
 * rubric_option_list_add_number:
 *
 * The same for a number from @lowest to @highest.
 */
GtkWidget *rubric_option_list_add_number (RubricOptionList *self, const char *title, const char *subtitle, int lowest,
                                          int highest, int step, int *value);

/**
 * RubricSheetChoices:
 *
 * The choices of a person among #RubricRenderOptions.
 */
typedef struct
{
  guint digits;
  guint marks;
  gboolean colours;
  gboolean for_monochrome;
} RubricSheetChoices;

/**
 * rubric_option_list_add_sheet:
 * @choices: (inout): as in rubric_option_list_add_choice()
 *
 * Adds rows for how a sheet is drawn.
 */
void rubric_option_list_add_sheet (RubricOptionList *self, RubricSheetChoices *choices);

/**
 * rubric_sheet_choices_default:
 *
 * Returns: all digits, marks as on the board, colours
 */
RubricSheetChoices rubric_sheet_choices_default (GSettings *settings);

RubricRenderOptions rubric_sheet_choices_get_options (const RubricSheetChoices *choices);

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
