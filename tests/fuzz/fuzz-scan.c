/* fuzz-scan.c - any grey levels in, for the reader of pictures
 *
 * The first bytes of an input tell how large the picture is and where its corners are said to be; the rest are its
 * pixels: repeated where there are too few, rows and columns of a small tile drawn out to cells so that lines arise.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan.h"

#include <glib.h>

enum
{
  HEAD = 12,
  LARGEST = 240,
};

int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

static void
check (const SudScan *scan)
{
  g_assert_true (scan->kind >= SUD_SCAN_NOTHING && scan->kind <= SUD_SCAN_UNCERTAIN);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      g_assert_true (scan->sheet.digit[cell] <= SUD_SIZE);
      g_assert_true (scan->cell[cell].confidence >= 0 && scan->cell[cell].confidence <= 1.001f);
    }
}

/* A picture of exactly its size: reading past it is caught. */
static guint8 *
make_picture (const guint8 *data, size_t size, SudScanPicture *picture)
{
  int width = SUD_SCAN_MIN_SIDE + data[0] * (LARGEST - SUD_SCAN_MIN_SIDE) / 255;
  int height = SUD_SCAN_MIN_SIDE + data[1] * (LARGEST - SUD_SCAN_MIN_SIDE) / 255;
  int grain = 1 + data[2] % 32, tile = 1 + data[3] % 32;
  gsize stride = width + data[2] / 32;
  guint8 *grey = g_malloc0 (stride * (height - 1) + width);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        gsize at = (gsize)(y / grain % tile) * tile + x / grain % tile;
        gboolean line = data[3] >= 128 && (x % grain == 0 || y % grain == 0);

        grey[y * stride + x] = line || size == HEAD ? data[2] : data[HEAD + at % (size - HEAD)];
      }
  *picture = (SudScanPicture){ grey, width, height, stride };
  return grey;
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  static const guint8 blank[HEAD];
  SudScanPicture picture;
  SudScanPoint corners[4];
  SudScan scan, scans[SUD_SCAN_MAX_GRIDS];
  g_autofree guint8 *grey = NULL;
  guint8 cut[24 * 24];
  int found;

  if (size < HEAD)
    return LLVMFuzzerTestOneInput (blank, HEAD);
  grey = make_picture (data, size, &picture);
  if (data[2] < 64) /* seldom: it is the slower by far */
    {
      g_assert_cmpint (sud_scan_read_all (&picture, NULL, scans, SUD_SCAN_MAX_GRIDS, &found), ==, SUD_SCAN_DONE);
      for (int k = 0; k < found; k++)
        check (&scans[k]);
      return 0;
    }
  for (int k = 0; k < 4; k++)
    corners[k] = (SudScanPoint){ (data[4 + 2 * k] - 64) * 2.0, (data[5 + 2 * k] - 64) * 2.0 };
  if (sud_scan_read_quad (&picture, corners, NULL, &scan) == SUD_SCAN_DONE && scan.kind != SUD_SCAN_NOTHING)
    {
      check (&scan);
      sud_scan_cut_cell (&picture, &scan, data[2] % SUD_CELLS, 24, cut);
    }
  return 0;
}
