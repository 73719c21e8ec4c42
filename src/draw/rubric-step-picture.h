/* rubric-step-picture.h - a step of reasoning as a picture: its name, the board with its evidence, and the sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-figure.h"

/**
 * rubric_step_picture_make:
 * @title: the name of the technique, above the board
 * @text: the sentence, below it
 * @size: how wide it is, in pixels: 100 to 8000
 *
 * Returns: (transfer full) (nullable): the file; NULL without memory. Thread-safe
 */
GBytes *rubric_step_picture_make (const SudView *view, const char *title, const char *text, RubricFigureKind kind,
                                  int size);
