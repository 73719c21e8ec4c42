/* rubric-loose-frames.h - frames of stars or hashes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/** Makes lines and bars of the frames of stars or hashes in @text, and points of such signs in them that stand for blanks. */
void rubric_loose_draw_frames (char *text);
