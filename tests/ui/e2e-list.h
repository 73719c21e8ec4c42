/* e2e-list.h - a list of twelve puzzles, and what is read off its window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "e2e.h"

#define E2E_LIST_STATUS "12 puzzles*"

/* What GTK 4.8 says of a row of a list, and of a picture in a grid. */
#define E2E_LIST_ROW ATSPI_ROLE_TABLE_ROW
#define E2E_GRID_CELL ATSPI_ROLE_TABLE_CELL

char *e2e_list_write (Driver *driver, const char *name);
char *e2e_list_start (Driver *driver);
void  e2e_list_open (Driver *driver, int position, const char *title);
void  e2e_list_expect_segment (Driver *driver, const char *name);
void  e2e_list_expect_ring (Driver *driver, const char *name);
void  e2e_list_expect_label (Driver *driver, const char *pattern);
