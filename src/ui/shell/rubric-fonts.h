/* rubric-fonts.h - whether there is anything to write with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/**
 * rubric_fonts_check:
 *
 * Ends the program, and says why on the terminal, where no font is installed: the window would be boxes.
 */
void rubric_fonts_check (void);
