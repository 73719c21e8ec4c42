/* rubric-cli-backend.h - which instruction set the fast engine uses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cli-table.h"
#include "sud-lanes.h"

#include <glib.h>

/**
 * rubric_cli_choose_backend:
 * @id: (nullable): a name, or NULL for that in the environment variable SUD_BACKEND, or else the fastest
 *
 * Chooses for the whole program: where one puzzle is solved, too. To be called before there are threads.
 *
 * Returns: FALSE, having complained, where there is no such backend or this machine does not support it
 */
gboolean rubric_cli_choose_backend (const char *id, const SudBackend **backend);

/** Adds the backends to @table: id, name, and whether it can be used. */
void rubric_cli_list_backends (RubricCliTable *table);
