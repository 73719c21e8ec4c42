/* test-sud-scan-lattice.c - the lines of a grid: where they are, also when the page is bent, and where there are none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "scan-drawing.h"
#include "sud-scan-testing.h"

#include <math.h>

typedef struct
{
  SudScanLocate locate;
  SudScanLattice found;
} Room;

/* A picture of dark lines of a lattice that is known, on paper that gets darker to the right. */
static guint8 *
draw_lattice (const SudScanLattice *truth, int width, int height, SudScanPicture *picture)
{
  guint8 *grey = g_malloc ((gsize)width * height);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      grey[y * width + x] = (guint8)(230 - 120 * x / width);
  for (int line = 0; line < 20; line++)
    for (int k = 0; k <= 9 * 200; k++)
      {
        double along = k / 200.0;
        SudScanPoint at = line < 10 ? sud_scan_lattice_map (truth, line, along) : sud_scan_lattice_map (truth, along, line - 10);

        for (int spot = 0; spot < 4; spot++)
          grey[((int)at.y + spot / 2) * width + (int)at.x + spot % 2] /= 3;
      }
  *picture = (SudScanPicture){ grey, width, height, width };
  return grey;
}

static void
make_truth (SudScanLattice *truth, gboolean bent)
{
  const SudScanPoint corners[4] = { { 110, 95 }, { 690, 120 }, { 650, 690 }, { 90, 610 } };

  *truth = (SudScanLattice){ .sign = 1 };
  g_assert_true (sud_scan_perspective (corners, truth->perspective));
  if (!bent)
    return;
  truth->bend_v[3] = 0.22;
  truth->bend_v[6] = -0.08;
  truth->bend_u[5] = -0.1;
}

/* How far the nodes of two lattices are apart, at most, in cells. */
static double
compare (const SudScanLattice *a, const SudScanLattice *b)
{
  double farthest = 0;

  for (int k = 0; k < 100; k++)
    farthest = fmax (farthest, sud_scan_distance (sud_scan_lattice_map (a, k % 10, k / 10), sud_scan_lattice_map (b, k % 10, k / 10)));
  return farthest / sud_scan_lattice_get_side (a);
}

static void
test_fit (gconstpointer data)
{
  gboolean bent = GPOINTER_TO_INT (data);
  g_autofree Room *room = g_new0 (Room, 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  g_autofree guint8 *grey = NULL;
  SudScanLattice truth;
  SudScanPicture picture;

  make_truth (&truth, bent);
  grey = draw_lattice (&truth, 800, 760, &picture);
  g_assert_true (sud_scan_contrast_measure (&room->locate.contrast, &picture, NULL));
  for (int round = 0; round < 10; round++)
    {
      SudScanPoint corners[4];

      sud_scan_lattice_corners (&truth, corners);
      for (int k = 0; k < 4; k++)
        {
          corners[k].x += g_rand_double_range (random, -14, 14);
          corners[k].y += g_rand_double_range (random, -14, 14);
        }
      g_assert_true (sud_scan_fit (&room->locate.contrast, corners, 1, &room->locate.canvas, &room->found));
      g_assert_cmpfloat (room->found.score, >, 0.7);
      g_assert_cmpfloat (compare (&truth, &room->found), <, 0.09);
    }
}

static void
test_locate (gconstpointer data)
{
  gboolean bent = GPOINTER_TO_INT (data);
  g_autofree Room *room = g_new0 (Room, 1);
  g_autofree guint8 *grey = NULL;
  SudScanLattice truth;
  SudScanPicture picture;

  make_truth (&truth, bent);
  grey = draw_lattice (&truth, 800, 760, &picture);
  g_assert_true (sud_scan_locate_find (&room->locate, &picture, NULL));
  g_assert_cmpint (room->locate.n, >=, 1);
  g_assert_cmpfloat (room->locate.lattice[0].score, >, 0.7);
  g_assert_cmpfloat (compare (&truth, &room->locate.lattice[0]), <, 0.09);
  for (gsize k = 0; k < (gsize)800 * 760; k++)
    grey[k] = 255 - grey[k];
  g_assert_true (sud_scan_locate_find (&room->locate, &picture, NULL));
  g_assert_cmpfloat (compare (&truth, &room->locate.lattice[0]), <, 0.09);
  g_assert_cmpint (room->locate.lattice[0].sign, ==, -1);
}

/* A lattice that is off by a line scores less than one that is right; noise scores nothing. */
static void
test_score (void)
{
  g_autofree Room *room = g_new0 (Room, 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  g_autofree guint8 *grey = NULL;
  SudScanLattice truth, off;
  SudScanPicture picture;
  double right;

  make_truth (&truth, FALSE);
  grey = draw_lattice (&truth, 800, 760, &picture);
  g_assert_true (sud_scan_contrast_measure (&room->locate.contrast, &picture, NULL));
  sud_scan_canvas_draw (&room->locate.canvas, &room->locate.contrast, &truth);
  right = sud_scan_canvas_score (&room->locate.canvas, NULL);
  off = truth;
  off.bend_u[0] = 1;
  sud_scan_canvas_draw (&room->locate.canvas, &room->locate.contrast, &off);
  g_assert_cmpfloat (right, >, sud_scan_canvas_score (&room->locate.canvas, NULL) + 0.1);
  off.bend_u[0] = 0.5;
  sud_scan_canvas_draw (&room->locate.canvas, &room->locate.contrast, &off);
  g_assert_cmpfloat (sud_scan_canvas_score (&room->locate.canvas, NULL), <, 0.15);
  for (gsize k = 0; k < (gsize)800 * 760; k++)
    grey[k] = (guint8)g_rand_int_range (random, 0, 256);
  g_assert_true (sud_scan_contrast_measure (&room->locate.contrast, &picture, NULL));
  sud_scan_canvas_draw (&room->locate.canvas, &room->locate.contrast, &truth);
  g_assert_cmpfloat (sud_scan_canvas_score (&room->locate.canvas, NULL), <, 0.15);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/scan/lattice/fit", GINT_TO_POINTER (FALSE), test_fit);
  g_test_add_data_func ("/scan/lattice/fit-bent", GINT_TO_POINTER (TRUE), test_fit);
  g_test_add_data_func ("/scan/lattice/locate", GINT_TO_POINTER (FALSE), test_locate);
  g_test_add_data_func ("/scan/lattice/locate-bent", GINT_TO_POINTER (TRUE), test_locate);
  g_test_add_func ("/scan/lattice/score", test_score);
  return g_test_run ();
}
