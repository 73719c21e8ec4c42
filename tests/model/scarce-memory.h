/* scarce-memory.h - reasoning without the memory that it needs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/** From now on sud_logic_new () fails, until this is called with FALSE. */
void scarce_memory_set (gboolean scarce);
