/* rubric-loose-members.h - which digits of data are givens, by members of their objects that nobody knows the names of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose.h"

/** Takes digits away from the one find which are no givens, where the objects of data in @text tell, by whatever name. Where
 * that is not sure all that these may be are finds. */
void rubric_loose_take_members (RubricLoose *self, const char *text);
