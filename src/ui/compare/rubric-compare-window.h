/* rubric-compare-window.h - every strategy on the same puzzles, side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-comparison.h"

#include <adwaita.h>

/**
 * RubricCompareWindow:
 *
 * RubricCompareWindow::copied: with a text: what to tell the person
 */
#define RUBRIC_TYPE_COMPARE_WINDOW (rubric_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (RubricCompareWindow, rubric_compare_window, RUBRIC, COMPARE_WINDOW, AdwWindow)

enum
{
  RUBRIC_COMPARE_MOST = 20000, /* puzzles that are compared at once */
};

/**
 * RubricCompareScope:
 * @RUBRIC_COMPARE_FIRST: they are the first of more puzzles
 * @RUBRIC_COMPARE_CHOSEN: they are those that the person has selected in a list
 * @RUBRIC_COMPARE_GIVENS: they are without what the person has entered
 */
typedef enum
{
  RUBRIC_COMPARE_ALL = 0,
  RUBRIC_COMPARE_FIRST = 1 << 0,
  RUBRIC_COMPARE_CHOSEN = 1 << 1,
  RUBRIC_COMPARE_GIVENS = 1 << 2,
} RubricCompareScope;

/**
 * rubric_compare_window_show:
 * @parent: whose puzzles they are
 * @grids: @n puzzles, 1 to RUBRIC_COMPARE_MOST; copied
 * @scope: what they are, which the window says
 *
 * Presents a new window, in which it begins at once.
 */
void rubric_compare_window_show (GtkWindow *parent, const SudGrid *grids, gsize n, RubricCompareScope scope);
