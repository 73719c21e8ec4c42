/* rubric-evidence.h - drawing of evidence: signs of candidates, houses, links, letters of groups
 *
 *     ring    a candidate taken for true       box     taken for false           stroke   ruled out
 *     ─────   strong link                      ╌╌╌╌    weak link                 ━━━━     a group at either end
 *     ────×   a digit in sight keeps itself out of a cell
 *     ┌AC┐    the letters of the groups of a cell, on its upper line
 *
 * Each sign has a form of its own: colour is never the only one. Plain cairo, for the screen and for paper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-geometry.h"
#include "rubric-swatch.h"
#include "sud-view.h"

#include <cairo.h>

typedef enum
{
  RUBRIC_EVIDENCE_LIGHT,
  RUBRIC_EVIDENCE_DARK,
  RUBRIC_EVIDENCE_CONTRAST,
  RUBRIC_EVIDENCE_DARK_CONTRAST,
  RUBRIC_EVIDENCE_PAPER,
  RUBRIC_N_EVIDENCE_STYLES,
} RubricEvidenceStyle;

/**
 * RubricEvidenceInks:
 * @on: @off: @struck: lines of the three signs
 * @on_ground: @off_ground: @struck_ground: what is under their digits
 * @line: houses and links, and the ground of the letters of groups
 * @letter: these letters
 */
typedef struct
{
  RubricInk on;
  RubricInk on_ground;
  RubricInk off;
  RubricInk off_ground;
  RubricInk struck;
  RubricInk struck_ground;
  RubricInk line;
  RubricInk letter;
} RubricEvidenceInks;

/** rubric_evidence_get_inks: Returns: (transfer none): the inks of a style; constant, thread-safe */
const RubricEvidenceInks *rubric_evidence_get_inks (RubricEvidenceStyle style);

typedef enum
{
  RUBRIC_SIGN_ON = 1 << 0,
  RUBRIC_SIGN_OFF = 1 << 1,
  RUBRIC_SIGN_STRUCK = 1 << 2,
} RubricSigns;

/** rubric_evidence_get_signs: Returns: the signs of candidate @digit of a cell with these sets of candidates */
RubricSigns rubric_evidence_get_signs (SudDigits on, SudDigits off, SudDigits struck, int digit);

/**
 * rubric_evidence_draw_ground:
 * @radius: half the room of a candidate
 *
 * Draws ground, ring and box, under a candidate with its middle at a point.
 */
void rubric_evidence_draw_ground (cairo_t *cr, RubricSigns signs, double x, double y, double radius,
                                  const RubricEvidenceInks *inks);

/** Shares of the side of a cell, for a digit that is ringed where nothing else is marked: it stands in the middle. */
#define RUBRIC_LONE_RADIUS 0.34
#define RUBRIC_LONE_SIZE 0.44

/** rubric_evidence_get_lone: Returns: the digit that is ringed in a cell, @on, if there are no @others; 0 for none */
int rubric_evidence_get_lone (SudDigits on, SudDigits others);

/** rubric_evidence_draw_stroke: Draws the stroke, over the candidate. */
void rubric_evidence_draw_stroke (cairo_t *cr, RubricSigns signs, double x, double y, double radius,
                                  const RubricEvidenceInks *inks);

/** rubric_evidence_draw_tint: Fills a cell of paper with @tint, 1 to 7, and half of it with @second_tint if that is not
 * 0; a pattern tells @tint from others without colours. */
void rubric_evidence_draw_tint (cairo_t *cr, int tint, int second_tint, double x, double y, double side);

/** rubric_evidence_draw: Draws the outlines of houses, the links and the letters of groups over a board. */
void rubric_evidence_draw (cairo_t *cr, const RubricGeometry *geometry, const SudView *view,
                           const RubricEvidenceInks *inks);
