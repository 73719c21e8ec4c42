/* e2e.h - puzzles and gestures that the scenarios share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "driver.h"

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define REFERENCE_SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

/* One solution, which a row-major search finds after 69,175,316 placements: seconds. */
#define HOSTILE "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"

#define BLANK "................................................................................."

typedef struct
{
  char text[82];
} Origins;

Origins e2e_origins (const char *givens, char others);
guint   e2e_count (const char *text, char letter);
void    e2e_expect_verdict (Driver *driver, const char *pattern);
void    e2e_start_solving (Driver *driver, const char *puzzle);
void    e2e_set (Driver *driver, const char *key, const char *value);
void    e2e_expect_saved (Driver *driver, const char *path);
void    e2e_save_as (Driver *driver, const char *chord, const char *path);
void    e2e_save_in (Driver *driver, const char *chord, const char *dialog, const char *path);
void    e2e_open (Driver *driver, const char *path);
void    e2e_quit_discarding (Driver *driver);
