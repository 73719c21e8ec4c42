/* rubric-render-marks.c - the marks of a cell, as large as there is room for
 *
 * Each mark has a slot of its own that it does not leave, so no two overlap, however many there are.
 *
 *     +-----------------+    +-----------------+
 *     |  1  2  3  4  5  |    |   1    2    3   |   as a grid: nine slots, each digit in its own
 *     |     6  7  8     |    |        ▲        |   the colour of a candidate, under it
 *     |   4  5  6  7    |    |   4    5    6   |
 *     |     8  9        |    |   7         9   |
 *     |▮                |    |▮                |   the colour of the cell: marks end above it
 *     +-----------------+    +-----------------+
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-render-private.h"

#include "rubric-evidence.h"

enum
{
  MARKS_A_LINE = 5,
  MAX_LINES = 2, /* of nine marks */
};

/* Shares of the cell's side. */
static const double EDGE = 0.06;
static const double MARK_SIZE = 0.25;
static const double LINE_HEIGHT = 0.25;
static const double SWATCH_SIZE = 0.19;

/* Shares of a slot. */
static const double SLOT_WIDTH = 0.9;
static const double SLOT_HEIGHT = 0.86;
static const double MARKER_SIZE = 0.3;

static const double MARKER_GAP = 0.25; /* share of the marker: between it and its digit */

/* The place of one mark, or of several in a row: all of a cell have the same size. */
typedef struct
{
  double width;
  double height;
  double size;   /* of the letters */
  double marker; /* side of a candidate's colour, 0 where the cell has none */
} Slot;

typedef struct
{
  const SudSheet *sheet;
  int cell;
  double x; /* of the room for marks */
  double y;
  double width;
  double height;
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
fit (RubricRender *self, const Room *room, double width, double height, double side)
{
  Slot slot = { width, height, side * MARK_SIZE, room->coloured != 0 ? MIN (width, height) * MARKER_SIZE : 0 };

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      const RubricGlyph *glyph = rubric_render_get_glyph (self, RUBRIC_PEN_REGULAR, digit);

      slot.size = MIN (slot.size, width * SLOT_WIDTH / MAX (glyph->width, 0.01));
      slot.size = MIN (slot.size, (height * SLOT_HEIGHT - slot.marker * (1 + MARKER_GAP)) / MAX (glyph->height, 0.01));
    }
  return slot;
}

/* One mark, its slot around the middle @x, @y; the colour stands at the foot of the slot. */
static void
draw_mark (RubricRender *self, const Room *room, const Slot *slot, int digit, RubricPen pen, RubricInkName name,
           double x, double y)
{
  const RubricInk *ink = rubric_render_ink (name);
  int colour = room->coloured & SUD_DIGIT_BIT (digit) ? room->sheet->mark_colour[room->cell][digit - 1] : 0;

  rubric_render_digit (self, pen, digit, slot->size, x, y - slot->marker * (1 + MARKER_GAP) / 2, ink);
  if (colour != 0)
    rubric_swatch_draw (self->cr, colour, x - slot->marker / 2, y + slot->height * SLOT_HEIGHT / 2 - slot->marker,
                        slot->marker, ink);
}

/* Corner marks that are no candidates lean, and are a little lighter. Each stands in its fixed place, with its signs. */
static void
draw_grid (RubricRender *self, const Room *room, const SudEvidence *evidence, double x, double y, double side)
{
  const RubricEvidenceInks *inks = rubric_evidence_get_inks (RUBRIC_EVIDENCE_PAPER);
  SudDigits centre = room->sheet->centre[room->cell], corner = room->sheet->corner[room->cell];
  gboolean coloured = room->sheet->colour[room->cell] != 0;
  double radius = side * rubric_geometry_get_candidate_radius (coloured);
  Slot slot = fit (self, room, side * 2 * rubric_geometry_get_candidate_radius (FALSE), 2 * radius, side);

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      gboolean leans = (corner & ~(centre | room->coloured) & SUD_DIGIT_BIT (digit)) != 0;
      RubricSigns signs = rubric_evidence_get_signs (evidence, room->cell, digit);
      double at_x, at_y;

      if (((centre | corner | room->coloured) & SUD_DIGIT_BIT (digit)) == 0 && signs == 0)
        continue;
      rubric_geometry_place_candidate (digit, coloured, &at_x, &at_y);
      at_x = x + at_x * side;
      at_y = y + at_y * side;
      rubric_evidence_draw_ground (self->cr, signs, at_x, at_y, radius, inks);
      draw_mark (self, room, &slot, digit, leans ? RUBRIC_PEN_ITALIC : RUBRIC_PEN_REGULAR,
                 leans ? RUBRIC_INK_GREY : RUBRIC_INK_BLACK, at_x, at_y);
      rubric_evidence_draw_stroke (self->cr, signs, at_x, at_y, radius, inks);
    }
}

static int
count_lines (SudDigits marks)
{
  return (sud_digits_count (marks) + MARKS_A_LINE - 1) / MARKS_A_LINE;
}

/* @marks in lines from @y down, each in the middle of the room. */
static void
draw_lines (RubricRender *self, const Room *room, const Slot *slot, SudDigits marks, RubricInkName ink, double y)
{
  int left = sud_digits_count (marks);

  for (; left > 0; left -= MARKS_A_LINE, y += slot->height)
    {
      int n = MIN (left, MARKS_A_LINE);

      for (int i = 0; i < n; i++, marks &= marks - 1)
        draw_mark (self, room, slot, sud_digits_first (marks), RUBRIC_PEN_REGULAR, ink,
                   room->x + room->width / 2 + (i - (n - 1) / 2.0) * slot->width, y + slot->height / 2);
    }
}

/* Corner marks from the top, a little lighter; centre marks in the middle of the cell, or as near to it as those leave
 * room.
 */
static void
draw_corner_and_centre (RubricRender *self, const Room *room, double side)
{
  SudDigits corner = room->sheet->corner[room->cell];
  SudDigits centre = room->sheet->centre[room->cell] | (room->coloured & (SudDigits)~corner);
  int corner_lines = count_lines (corner), centre_lines = count_lines (centre);
  double height = MIN (side * LINE_HEIGHT, room->height / MAX (corner_lines + centre_lines, MAX_LINES));
  Slot slot = fit (self, room, room->width / MARKS_A_LINE, height, side);
  double middle = room->y - side * EDGE + (side - centre_lines * height) / 2;
  double lowest = room->y + room->height - centre_lines * height;

  draw_lines (self, room, &slot, corner, RUBRIC_INK_GREY, room->y);
  draw_lines (self, room, &slot, centre, RUBRIC_INK_BLACK,
              CLAMP (middle, room->y + corner_lines * height, lowest));
}

void
rubric_render_cell_marks (RubricRender *self, const SudView *view, int cell, const RubricRenderOptions *options,
                          double x, double y, double side)
{
  const SudSheet *sheet = &view->sheet;
  double foot = options->colours && sheet->colour[cell] != 0 ? SWATCH_SIZE : 0;
  Room room = { .sheet = sheet, .cell = cell };

  room.x = x + side * EDGE;
  room.y = y + side * EDGE;
  room.width = side * (1 - 2 * EDGE);
  room.height = side * (1 - 2 * EDGE - foot);
  room.coloured = options->colours ? find_coloured (sheet, cell) : 0;
  if (options->marks_as_grid)
    draw_grid (self, &room, &view->evidence, x, y, side);
  else
    draw_corner_and_centre (self, &room, side);
}

void
rubric_render_cell_colour (RubricRender *self, int colour, double x, double y, double side)
{
  rubric_swatch_draw (self->cr, colour, x + side * EDGE, y + side * (1 - EDGE - SWATCH_SIZE), side * SWATCH_SIZE,
                      rubric_render_ink (RUBRIC_INK_BLACK));
}
