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
