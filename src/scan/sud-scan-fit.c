/* sud-scan-fit.c - from four rough corners to a lattice that lies on the lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-fit.h"

#include "sud-scan-geometry.h"

#include <math.h>
#include <string.h>

enum
{
  ROUNDS = 5,
  REWEIGHTS = 5,
  NODES = 100,
};

/* From round to round lines are looked for nearer, and may be bent more: terms of degree 1, 2 and 3. */
static const double windows[ROUNDS] = { 0.34, 0.3, 0.22, 0.16, 0.12 };
static const int terms_of[ROUNDS] = { 3, 6, 6, 10, 10 };

#define STIFFNESS 0.02 /* what a bend costs */

/* The polynomial that comes nearest to what the nodes ask for. */
static bool
fit_bend (const double *wanted, const double *weights, int terms, double bend[SUD_SCAN_TERMS])
{
  double matrix[SUD_SCAN_TERMS * SUD_SCAN_TERMS] = { 0 }, values[SUD_SCAN_TERMS] = { 0 };

  for (int node = 0; node < NODES; node++)
    {
      double at[SUD_SCAN_TERMS];

      sud_scan_lattice_terms (node % 10, node / 10, at);
      for (int row = 0; row < terms; row++)
        {
          for (int column = 0; column < terms; column++)
            matrix[row * terms + column] += weights[node] * at[row] * at[column];
          values[row] += weights[node] * at[row] * wanted[node];
        }
    }
  for (int row = 0; row < terms; row++)
    matrix[row * terms + row] += row < 3 ? 1e-6 : STIFFNESS;
  if (!sud_scan_solve (matrix, values, terms))
    return false;
  memset (bend, 0, SUD_SCAN_TERMS * sizeof *bend);
  memcpy (bend, values, terms * sizeof *bend);
  return true;
}

/* The same, when some nodes have seen something that is no line: those far off count less each time, then nothing. */
static bool
fit_bend_robustly (const double *wanted, const double *seen, int terms, double bend[SUD_SCAN_TERMS])
{
  double weights[NODES];

  memcpy (weights, seen, sizeof weights);
  for (int k = 0; k < REWEIGHTS; k++)
    {
      double tolerance = 3 * fmax (0.06, 0.25 / (k + 1));

      if (!fit_bend (wanted, weights, terms, bend))
        return false;
      for (int node = 0; node < NODES; node++)
        {
          double at[SUD_SCAN_TERMS], error = wanted[node];

          sud_scan_lattice_terms (node % 10, node / 10, at);
          for (int i = 0; i < terms; i++)
            error -= bend[i] * at[i];
          error /= tolerance;
          weights[node] = fabs (error) < 1 ? seen[node] * (1 - error * error) * (1 - error * error) : 0;
        }
    }
  return true;
}

/* Moves the lattice to the lines that were seen on the canvas. */
static bool
follow_lines (const SudScanCanvas *canvas, int round, SudScanLattice *lattice)
{
  SudScanOffsets seen;
  double wanted[2][NODES], bend_u[SUD_SCAN_TERMS], bend_v[SUD_SCAN_TERMS];

  sud_scan_canvas_measure (canvas, windows[round], &seen);
  for (int node = 0; node < NODES; node++)
    {
      double u = node % 10, v = node / 10;
      SudScanPoint place = sud_scan_lattice_bend (lattice, u + (seen.weight[0][node] > 0 ? seen.offset[0][node] : 0),
                                                  v + (seen.weight[1][node] > 0 ? seen.offset[1][node] : 0));

      wanted[0][node] = place.x - u;
      wanted[1][node] = place.y - v;
    }
  if (!fit_bend_robustly (wanted[0], seen.weight[0], terms_of[round], bend_u)
      || !fit_bend_robustly (wanted[1], seen.weight[1], terms_of[round], bend_v))
    return false;
  memcpy (lattice->bend_u, bend_u, sizeof bend_u);
  memcpy (lattice->bend_v, bend_v, sizeof bend_v);
  return true;
}

bool
sud_scan_fit (const SudScanContrast *contrast, const SudScanPoint corners[4], int sign, SudScanCanvas *canvas,
              SudScanLattice *lattice)
{
  SudScanLattice tried = { .sign = sign };

  if (!sud_scan_perspective (corners, tried.perspective))
    return false;
  lattice->score = -9;
  for (int round = 0; round <= ROUNDS; round++)
    {
      sud_scan_canvas_draw (canvas, contrast, &tried);
      tried.score = sud_scan_canvas_score (canvas, &tried.poorest);
      if (tried.score > lattice->score - 0.002)
        *lattice = tried;
      if (round == ROUNDS || (round == 1 && lattice->score < 0.1) || !follow_lines (canvas, round, &tried))
        break;
    }
  return true;
}
