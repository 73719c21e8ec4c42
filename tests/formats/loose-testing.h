/* loose-testing.h - texts around a Sudoku that several tests make
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#define TABLE "5,3,,,7,,,,\n6,,,1,9,5,,,\n,9,8,,,,,6,\n8,,,,6,,,,3\n4,,,8,,3,,,1\n7,,,,2,,,,6\n,6,,,,,2,8,\n,,,4,1,9,,,5\n"
#define LAST_ROW ",,,,8,,,7,9\n"
#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
