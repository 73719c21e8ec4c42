/* sud-path-private.h - how a path grows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-path.h"

#include <stdatomic.h>

struct _SudPath
{
  atomic_int references;
  int n;
  int room;
  bool side_by_side;
  bool cut;
  SudStep *steps;
  int *round_start; /* for each step */
  SudProof proof;
  SudPencilmarks start;
  SudGrade grade;
};

/* The choice among the steps of a round, which a technique finds together; no outcome is taken twice. */
typedef enum
{
  SUD_WALK_FIRST,   /* the first one; the next round begins after it, for it may make others invalid */
  SUD_WALK_LAST,    /* the last one, which may lead another way */
  SUD_WALK_ROUNDS,  /* all that stay valid; then the same technique again if some did not */
  SUD_WALK_COUNTED, /* all, as a grade does */
} SudWalk;

/* sud_path_new_empty: Returns: (transfer full) (nullable): a path of no steps from @start; NULL without memory */
SudPath *sud_path_new_empty (const SudPencilmarks *start, const SudOrder *order);

/* sud_path_append: Appends @step, with its proof in @proof; @round_start: see sud_path_get_round_start(). Returns:
 * false without memory */
bool sud_path_append (SudPath *self, const SudStep *step, const SudProof *proof, int round_start);

/* sud_path_take_round: Takes steps that @logic has found, of @technique. Returns: false without memory */
bool sud_path_take_round (SudPath *self, SudLogic *logic, SudTechniqueId technique, SudWalk manner);

/* sud_path_is_still_valid: Returns: whether @step, which was found at @found, is still right at @marks: its digit is a
 * candidate of its cells, and all candidates that it rests on, also in its proof (in @proof, if it is a net), are still
 * there */
bool sud_path_is_still_valid (const SudStep *step, const SudProof *proof, const SudPencilmarks *found,
                              const SudPencilmarks *marks);
