/* rubric-wide.h - UTF-16 text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/**
 * rubric_wide_decode:
 * @text: the bytes of a whole file
 * @decoded_length: (out): bytes of what is returned
 *
 * Returns: (transfer full) (nullable): @text as UTF-8, without the byte order mark; NULL unless it is UTF-16, which is told
 * by that mark, or by every second byte of its beginning being 0 and no other
 */
char *rubric_wide_decode (const char *text, gsize length, gsize *decoded_length);
