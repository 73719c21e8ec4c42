/* scan-digits.h - digits of our own: the same pixels on every machine, whatever its fonts and libraries are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <glib.h>

enum
{
  SCAN_HANDS = 5,
};

/**
 * ScanHand:
 * @weight: of a stroke, as a share of the height of a digit
 * @width: of a digit, as a share of its usual one
 * @slant: how far what is on top leans to the right, as a share of the height
 * @serifs: whether the 1 stands on a foot
 *
 * How digits are written.
 */
typedef struct
{
  double weight;
  double width;
  double slant;
  gboolean serifs;
} ScanHand;

/** Returns: (transfer none): the hand called so, or %NULL: that is the name of a font */
const ScanHand *scan_hand_find (const char *name);

/** Returns: (transfer none): the name of hand @i, from 0 to SCAN_HANDS - 1; the first is the plainest */
const char *scan_hand_get_name (guint i);

/**
 * scan_digit_draw:
 * @surface: of 32 bits a pixel
 * @digit: 1 to 9
 * @height: pixels
 * @ink: 0xrrggbb
 * @x: the middle of the digit, in pixels
 *
 * Draws a digit stroke by stroke into the pixels themselves: cairo has no part in it.
 */
void scan_digit_draw (cairo_surface_t *surface, const ScanHand *hand, int digit, double height, guint32 ink, double x,
                      double y);
