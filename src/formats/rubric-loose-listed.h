/* rubric-loose-listed.h - which digits of data are givens, by lists beside the grid that nobody knows the names of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose.h"

/** Takes digits away from the one find which are no givens, where lists of @text tell that. Where that is not sure all that these
 * may be are finds, and nothing is where such a list is damaged. */
void rubric_loose_take_listed (RubricLoose *self, const char *text);
