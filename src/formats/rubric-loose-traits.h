/* rubric-loose-traits.h - what is said of some cells and not of others, by names that nobody knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose.h"

/** What has been said of the cells of a grid. */
typedef struct _RubricLooseTraits RubricLooseTraits;

/** Returns: (transfer full): nothing yet */
RubricLooseTraits *rubric_loose_traits_new (void);

void rubric_loose_traits_free (RubricLooseTraits *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricLooseTraits, rubric_loose_traits_free)

/** Returns: a number for @length bytes at @text, said by what has the number @of */
guint rubric_loose_traits_hash (guint of, const char *text, gsize length);

/** Begins what is said of @cell, or of a blank where that is negative. */
void rubric_loose_traits_begin (RubricLooseTraits *self, int cell);

/** Says that it has @trait, a number, however often. */
void rubric_loose_traits_add (RubricLooseTraits *self, guint trait);

/**
 * rubric_loose_traits_list:
 * @find: a grid, of whose digits something was said
 * @parts: takes #RubricLooseFind
 *
 * Lists what may be the givens of @find: digits that have a trait, or those without it, which are a puzzle by themselves. A
 * trait tells of digits where it has nothing to do with what they are or where they stand, and of blanks says always the same.
 */
void rubric_loose_traits_list (const RubricLooseTraits *self, const RubricLooseFind *find, GArray *parts);

/**
 * rubric_loose_traits_list_unsure:
 *
 * Lists the same where no part of them is a puzzle: all digits of @find, and those that have a trait, or have it not.
 */
void rubric_loose_traits_list_unsure (const RubricLooseTraits *self, const RubricLooseFind *find, GArray *parts);

/** Returns: whether what is said of the digits of @grid for which @has is set may tell givens from others: it has nothing to do
 *   with what they are or where they stand */
gboolean rubric_loose_traits_may_tell (const guint8 has[SUD_CELLS], const SudGrid *grid);
