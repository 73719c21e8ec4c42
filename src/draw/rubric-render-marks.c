/* rubric-render-marks.c - the marks of a cell, as large as there is room for
 *
 * Each mark has a slot of its own that it does not leave, so no two overlap, however many there are.
 *
 * Corner marks are bold. A cell that has some, and no signs, is drawn as on the left in a grid of candidates, too.
 *
 *     +-----------------+    +-----------------+
 *     | 1       5     2 |    |   1    2    3   |   as a grid: nine slots, each digit in its own
 *     |    4  5  6  7   |    |        ▲        |   the colour of a candidate, under it
 *     |      8  9       |    |   4    5    6   |
 *     | 3             4 |    |   7         9   |
 *     |▒▒▒▒▒▒▒▒▮▒▒▒▒▒▒▒▒|    |▒▒▒▒▒▒▒▒▮▒▒▒▒▒▒▒▒|   the colour of the cell: marks end above it
 *     +-----------------+    +-----------------+
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-render-private.h"

#include "rubric-evidence.h"

static const double MARK_SIZE = 0.25; /* share of the cell's side */

/* Shares of a slot. */
static const double SLOT_WIDTH = 0.9;
static const double SLOT_HEIGHT = 0.86;
static const double MARKER_SIZE = 0.3;

static const double MARKER_GAP = 0.4; /* share of the marker: between it and its digit */

/* The place of one mark, or of several in a row: all of a cell have the same size. */
typedef struct
{
  double width;
  double height;
  double size;   /* of the letters */
  double marker; /* side of a candidate's colour, 0 where the cell has none */
} Slot;

/* The cell whose marks are drawn. */
typedef struct
{
  const SudSheet *sheet;
  int cell;
  double x;
  double y;
  double side;
  gboolean coloured_cell; /* and that shows */
  SudDigits coloured;
} Room;

static SudDigits
find_coloured (const SudSheet *sheet, int cell)
{
  SudDigits coloured = 0;

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (sheet->mark_colour[cell][digit - 1] != 0)
      coloured |= SUD_DIGIT_BIT (digit);
  return coloured;
}

/* The largest letters that fit, whatever the font. */
static Slot
fit (RubricRender *self, const Room *room, double width, double height)
{
  Slot slot = { width, height, room->side * MARK_SIZE, room->coloured != 0 ? MIN (width, height) * MARKER_SIZE : 0 };

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      const RubricGlyph *glyph = rubric_render_get_glyph (self, RUBRIC_PEN_BOLD, digit);

      slot.size = MIN (slot.size, width * SLOT_WIDTH / MAX (glyph->width, 0.01));
      slot.size = MIN (slot.size, (height * SLOT_HEIGHT - slot.marker * (1 + MARKER_GAP)) / MAX (glyph->height, 0.01));
    }
  return slot;
}

/* One mark, its slot around the middle @x, @y; the colour stands at the foot of the slot. */
static void
draw_mark (RubricRender *self, const Room *room, const Slot *slot, int digit, RubricPen pen, double x, double y)
{
  const RubricInk *ink = rubric_render_ink (RUBRIC_INK_BLACK);
  int colour = room->coloured & SUD_DIGIT_BIT (digit) ? room->sheet->mark_colour[room->cell][digit - 1] : 0;

  rubric_render_digit (self, pen, digit, slot->size, x, y - slot->marker * (1 + MARKER_GAP) / 2, ink);
  if (colour != 0)
    rubric_swatch_draw (self->cr, colour, x - slot->marker / 2, y + slot->height * SLOT_HEIGHT / 2 - slot->marker,
                        slot->marker, ink);
}

/* Each mark stands in its fixed place, with its signs. */
static void
draw_grid (RubricRender *self, const Room *room, const SudEvidence *evidence)
{
  const RubricEvidenceInks *inks = rubric_evidence_get_inks (RUBRIC_EVIDENCE_PAPER);
  SudDigits centre = room->sheet->centre[room->cell];
  double radius = room->side * rubric_geometry_get_candidate_radius (room->coloured_cell);
  Slot slot = fit (self, room, room->side * 2 * rubric_geometry_get_candidate_radius (FALSE), 2 * radius);

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      RubricSigns signs = rubric_evidence_get_signs (evidence->on[room->cell], evidence->off[room->cell],
                                                     evidence->struck[room->cell], digit);
      double x, y;

      if (((centre | room->coloured) & SUD_DIGIT_BIT (digit)) == 0 && signs == 0)
        continue;
      rubric_geometry_place_candidate (digit, room->coloured_cell, &x, &y);
      x = room->x + x * room->side;
      y = room->y + y * room->side;
      rubric_evidence_draw_ground (self->cr, signs, x, y, radius, inks);
      draw_mark (self, room, &slot, digit, RUBRIC_PEN_REGULAR, x, y);
      rubric_evidence_draw_stroke (self->cr, signs, x, y, radius, inks);
    }
}

static void
draw_corner_and_centre (RubricRender *self, const Room *room)
{
  SudDigits corner = room->sheet->corner[room->cell];
  SudDigits centre = room->sheet->centre[room->cell] | (room->coloured & (SudDigits)~corner);
  int n = sud_digits_count (centre);
  double width, height, x, y;
  Slot slot;

  rubric_geometry_get_mark_room (room->coloured_cell, &width, &height);
  slot = fit (self, room, width * room->side, height * room->side);
  for (int i = 0; corner != 0; corner &= corner - 1, i++)
    {
      rubric_geometry_place_corner (i, room->coloured_cell, &x, &y);
      draw_mark (self, room, &slot, sud_digits_first (corner), RUBRIC_PEN_BOLD, room->x + x * room->side,
                 room->y + y * room->side);
    }
  for (int i = 0; centre != 0; centre &= centre - 1, i++)
    {
      rubric_geometry_place_centre (i, n, room->coloured_cell, &x, &y);
      draw_mark (self, room, &slot, sud_digits_first (centre), RUBRIC_PEN_REGULAR, room->x + x * room->side,
                 room->y + y * room->side);
    }
}

static gboolean
is_grid (const SudView *view, int cell)
{
  const SudEvidence *evidence = &view->evidence;

  return view->sheet.corner[cell] == 0 || (evidence->on[cell] | evidence->off[cell] | evidence->struck[cell]) != 0;
}

void
rubric_render_cell_marks (RubricRender *self, const SudView *view, int cell, const RubricRenderOptions *options,
                          double x, double y, double side)
{
  const SudSheet *sheet = &view->sheet;
  Room room = { .sheet = sheet, .cell = cell, .x = x, .y = y, .side = side };

  room.coloured_cell = options->colours && sheet->colours[cell] != 0;
  room.coloured = options->colours ? find_coloured (sheet, cell) : 0;
  if (options->marks_as_grid && is_grid (view, cell))
    draw_grid (self, &room, &view->evidence);
  else
    draw_corner_and_centre (self, &room);
}

void
rubric_render_cell_colours (RubricRender *self, SudDigits colours, double x, double y, double side)
{
  double left, top, width, height;

  rubric_geometry_place_colour (&left, &top, &width, &height);
  rubric_swatch_draw_band (self->cr, colours, x + left * side, y + top * side, width * side, height * side,
                           rubric_render_ink (RUBRIC_INK_BLACK));
}
