/* rubric-loose-looks.h - what characters lose that become one byte each: their forms, and the colours of a terminal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose.h"

/** Returns: how @c looks, which became @as: the same for all digits of a kind, and 0 for plain ones and other ASCII */
char rubric_loose_look_of (gunichar c, char as);

/** Returns: how a terminal shows what follows the code at @at, behind its bracket, where @before has been; 0 if plain */
char rubric_loose_look_styled (const char *at, char before);

/** Notes @look for all characters that have been added. */
void rubric_loose_look_extend (RubricLoose *self, char look);

/** Returns: how the character at @at looked, which is one of @self: 0 if plain */
char rubric_loose_look_at (const RubricLoose *self, const char *at);

/** Returns: (transfer full) (nullable): @page with digits that stand alone in an element of a text as a terminal underlines them */
char *rubric_loose_dup_styled (const char *page);
