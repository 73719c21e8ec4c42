/* rubric-settings.h - preferences, wherever the program is installed, and their file, even on a full disk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/**
 * rubric_schema_open:
 * @id: of the schema
 * @folder: of the program's own compiled schemas, absolute
 *
 * Opens preferences by a schema that GIO knows or, if the program is installed at a place that GIO does not look at,
 * by the one in @folder: g_settings_new() would end the program.
 *
 * Returns: (transfer full): NULL with @error if there is no such schema
 */
GSettings *rubric_schema_open (const char *id, const char *folder, GError **error);

/**
 * rubric_schema_keep_damaged:
 * @path: of the file of preferences
 *
 * Copies the file if GIO cannot read all of it: with the next change of a preference, GIO would write only the part
 * that it could read.
 *
 * Returns: (transfer full) (nullable): the path of the copy; NULL if none was needed, or could be made
 */
char *rubric_schema_keep_damaged (const char *path);

/** rubric_schema_dup_file: Returns: (transfer full) (nullable): the path of the file of preferences, if there is one */
char *rubric_schema_dup_file (void);

/**
 * RubricKeyfileGuard:
 *
 * GIO replaces the file of preferences whole with each change, and ignores that nothing could be written: on a full
 * disk an empty file is left, and all preferences are back to their defaults. The guard knows the content of the
 * file. After each change it looks whether anything is there, and otherwise puts the content back, as soon as there
 * is room.
 *
 * RubricKeyfileGuard::lost: a change could not be written; the content from before it is put back
 */
#define RUBRIC_TYPE_KEYFILE_GUARD (rubric_keyfile_guard_get_type ())
G_DECLARE_FINAL_TYPE (RubricKeyfileGuard, rubric_keyfile_guard, RUBRIC, KEYFILE_GUARD, GObject)

/**
 * rubric_keyfile_guard_new:
 * @settings: the preferences
 * @path: the file that they are in
 *
 * Returns: (transfer full): guards them until it is finalized
 */
RubricKeyfileGuard *rubric_keyfile_guard_new (GSettings *settings, const char *path);
