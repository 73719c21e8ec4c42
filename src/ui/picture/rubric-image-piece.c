/* rubric-image-piece.c - the piece of a picture that a cell was read from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-image-piece.h"

GdkTexture *
rubric_image_cut_piece (const RubricImage *image, const SudScan *grid, int cell, int side)
{
  g_autofree guint8 *grey = g_malloc (side * side);
  guint8 *colours = g_malloc (3 * side * side);
  g_autoptr (GBytes) bytes = g_bytes_new_take (colours, 3 * side * side);

  sud_scan_cut_cell (rubric_image_get_grey (image), grid, cell, side, grey);
  for (int i = 0; i < side * side; i++)
    colours[3 * i] = colours[3 * i + 1] = colours[3 * i + 2] = grey[i];
  return gdk_memory_texture_new (side, side, GDK_MEMORY_R8G8B8, bytes, 3 * side);
}
