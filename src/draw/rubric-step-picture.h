/* rubric-step-picture.h - a step of reasoning as a picture: the board, its evidence and the sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-figure.h"

/**
 * rubric_step_picture_make:
 * @text: the sentence, below the board
 * @size: how wide it is, in pixels: 100 to 8000
 *
 * Returns: (transfer full) (nullable): the file; NULL without memory. Thread-safe
 */
GBytes *rubric_step_picture_make (const SudView *view, const char *text, RubricFigureKind kind, int size);
