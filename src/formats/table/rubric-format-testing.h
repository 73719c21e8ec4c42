/* rubric-format-testing.h - the puzzle that a write and a read in a format bring back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"

/* Strips @sheet and @info, which may be NULL, of all that is lost. Returns the features of that. */
RubricFormatFeatures rubric_format_strip_unsupported (const RubricFormat *self, SudSheet *sheet, RubricInfo *info);
