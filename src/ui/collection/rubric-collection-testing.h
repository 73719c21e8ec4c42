/* rubric-collection-testing.h - the choices of a filter, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-private.h"

/** rubric_collection_filter_apply: Sets the restrictions of @query, and leaves the rest of it alone. */
void rubric_collection_filter_apply (RubricCollectionFilter *self, RubricQuery *query);
