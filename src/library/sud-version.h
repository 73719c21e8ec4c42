/* sud-version.h - the version of the library that a program runs with
 *
 * Threads: safe.
 * Cost: none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-api.h"

SUD_BEGIN_DECLS

/** sud_get_version: Returns: (transfer none): such as "0.1.0" */
const char *sud_get_version (void);

SUD_END_DECLS
