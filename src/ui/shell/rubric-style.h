/* rubric-style.h - how the program looks in the dark and in high contrast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/**
 * rubric_style_follow:
 *
 * From now on adds to style.css what the dark and high contrast change in it, whenever the desktop has them. To be called
 * once, when libadwaita has started.
 */
void rubric_style_follow (void);
