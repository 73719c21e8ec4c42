/* rubric-file-choices.h - the table of formats for file choosers and the copy menu, and the files that were open lately
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-adaptations.h"
#include "rubric-format.h"

/**
 * rubric_file_kinds_to_save:
 * @many: whether more than one puzzle is to be written
 *
 * Returns: (transfer full) (element-type RubricFileKind): the formats that a file name can tell, the native one first
 */
GArray *rubric_file_kinds_to_save (gboolean many);

/**
 * rubric_file_kinds_to_open:
 *
 * Returns: (transfer full) (element-type RubricFileKind): all that can be read, as one kind
 */
GArray *rubric_file_kinds_to_open (void);

/** rubric_copy_menu_create: Returns: (transfer full): an item for each format, which activates win.copy-as */
GMenuModel *rubric_copy_menu_create (void);

/** rubric_recent_add: Remembers that @file was opened or saved. */
void rubric_recent_add (GFile *file, const char *mime_type);

/**
 * rubric_recent_create_menu:
 *
 * Returns: (transfer full): the latest files, newest first, each activating app.open-recent; follows changes
 */
GMenuModel *rubric_recent_create_menu (void);

/** rubric_menu_append_file: Appends an item whose @label, such as a file name, has no mnemonic. */
void rubric_menu_append_file (GMenu *menu, const char *label, const char *action, const char *target);
