/* rubric-file-kinds.h - the table of formats, for file choosers
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

/** Returns: (transfer full) (element-type RubricFileKind): all that can be read, as one kind */
GArray *rubric_file_kinds_to_open (void);
