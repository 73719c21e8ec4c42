/* rubric-collection-list-testing.h - the facts about a puzzle of a collection, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"

/** rubric_collection_get_facts: Returns: (transfer none): what is known about puzzle @index, until the main loop
 * runs */
const RubricFacts *rubric_collection_get_facts (RubricCollection *self, guint index);
