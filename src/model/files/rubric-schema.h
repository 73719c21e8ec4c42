/* rubric-schema.h - preferences, wherever the program is installed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/**
 * rubric_schema_open:
 * @id: of the schema
 * @folder: where the program's own compiled schemas are, absolute
 *
 * Preferences by a schema that GIO knows or, where the program is installed at a place that GIO does not look at, by the
 * one in @folder: g_settings_new() would end the program.
 *
 * Returns: (transfer full): NULL with @error where there is no such schema
 */
GSettings *rubric_schema_open (const char *id, const char *folder, GError **error);

/**
 * rubric_schema_keep_damaged:
 * @path: of the file of preferences
 *
 * Copies the file where GIO cannot read all of it: with the next change of a preference, GIO would write what it could
 * read and nothing else.
 *
 * Returns: (transfer full) (nullable): the path of the copy; NULL where none was needed, or could be made
 */
char *rubric_schema_keep_damaged (const char *path);

/** Returns: (transfer full) (nullable): the path of the file of preferences, NULL where they are in no such file */
char *rubric_schema_dup_file (void);
