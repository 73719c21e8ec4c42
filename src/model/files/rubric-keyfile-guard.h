/* rubric-keyfile-guard.h - preferences that are kept in a file, on a disk that is full
 *
 * GIO replaces its file whole with each change and ignores that nothing could be written: what is left is an empty file, and
 * all preferences are as usual.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/**
 * RubricKeyfileGuard:
 *
 * Knows what was in the file. After each change it looks whether anything is there, and otherwise puts back what was, as soon
 * as there is room.
 *
 * RubricKeyfileGuard::lost: a change could not be written; all that there was before it is put back
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
