/* rubric-entry.h - what a digit key writes while solving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

typedef enum
{
  RUBRIC_ENTRY_DIGIT,
  RUBRIC_ENTRY_CORNER,
  RUBRIC_ENTRY_CENTRE,
  RUBRIC_ENTRY_COLOUR,
  RUBRIC_N_ENTRIES,
} RubricEntry;
