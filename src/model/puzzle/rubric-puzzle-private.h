/* rubric-puzzle-private.h - what the files of the puzzle share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-history.h"
#include "rubric-puzzle.h"

struct _RubricPuzzle
{
  GObject parent_instance;

  RubricHistory history;
  SudSheet saved;
  RubricInfo *saved_info;
  RubricMode mode;
  gboolean clean_marks;

  gboolean could_undo, could_redo, was_modified; /* as last notified */
};
