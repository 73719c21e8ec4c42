/* rubric-portal-file.h - files that the document portal lends to a program in a sandbox
 *
 * What a person chooses there comes as a file in a folder of its own, $XDG_RUNTIME_DIR/doc/ID. The folder goes when the
 * portal no longer lends it: at the end of the login, or when the person takes the permission back. The file that was
 * lent is still where it was, but out of reach.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/** Whether @file (nullable) has the path of a file that is lent. Looks at no disk. */
gboolean rubric_portal_file_is (GFile *file);

/** Whether @file was lent, and neither it nor its folder is there any more. Looks at the disk. */
gboolean rubric_portal_file_is_revoked (GFile *file);
