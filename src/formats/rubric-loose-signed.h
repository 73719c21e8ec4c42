/* rubric-loose-signed.h - which digits of a plain text are givens, by a sign that stands at some of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose.h"

/** Takes digits away from the one find which are no givens, where signs tell that stand at some of its digits. Where that is
 * not sure all that these may be are finds. */
void rubric_loose_take_signed (RubricLoose *self);
