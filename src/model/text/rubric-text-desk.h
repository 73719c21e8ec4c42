/* rubric-text-desk.h - the names of a puzzle that is worked on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk.h"

/** rubric_text_desk_title: Returns: (transfer full): a title for a window: "puzzle.sdk", "• puzzle.sdk" */
char *rubric_text_desk_title (RubricDesk *desk);

/**
 * rubric_text_desk_place:
 *
 * Returns: (transfer full) (nullable): "3 of 12 · easy.sdm"; "easy.sdm" if the list does not show the puzzle; NULL if
 *   it is of no collection
 */
char *rubric_text_desk_place (RubricDesk *desk);

/** rubric_text_proposed_name: Returns: (transfer full): a name for the new file that @question asks for */
char *rubric_text_proposed_name (const RubricQuestion *question);
