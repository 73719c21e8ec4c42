/* rubric-sheet-image.c - a sheet as bytes that are the same on every machine, and the steps from one to the next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-sheet-image.h"

#include <string.h>

/* 16-bit numbers are little-endian, but for the ninth bits of the colours, which stand behind all that there was when a
 * cell had one. */
enum
{
  AT_MARKS = 0,
  AT_DIGITS = AT_MARKS + 3 * 2 * SUD_CELLS, /* and their origins */
  AT_COLOURS = AT_DIGITS + 2 * SUD_CELLS,
  AT_MARK_COLOURS = AT_COLOURS + SUD_CELLS,
  AT_NINTH_COLOUR = AT_MARK_COLOURS + SUD_CELLS * SUD_SIZE,
};

G_STATIC_ASSERT (AT_NINTH_COLOUR + SUD_CELLS == RUBRIC_SHEET_IMAGE_SIZE);
/* A new field of the sheet is a new version of the record. */
G_STATIC_ASSERT (sizeof (SudSheet) == RUBRIC_SHEET_IMAGE_SIZE + 1);

RubricSheetImage
rubric_sheet_image_make (const SudSheet *sheet)
{
  SudDigits marks[3][SUD_CELLS];
  RubricSheetImage image;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      marks[0][cell] = GUINT16_TO_LE (sheet->centre[cell]);
      marks[1][cell] = GUINT16_TO_LE (sheet->corner[cell]);
      marks[2][cell] = GUINT16_TO_LE (sheet->eliminated[cell]);
      image.byte[AT_COLOURS + cell] = sheet->colours[cell] & 0xff;
      image.byte[AT_NINTH_COLOUR + cell] = sheet->colours[cell] >> 8;
    }
  memcpy (image.byte + AT_MARKS, marks, sizeof marks);
  memcpy (image.byte + AT_DIGITS, sheet->digit, sizeof sheet->digit);
  memcpy (image.byte + AT_DIGITS + SUD_CELLS, sheet->origin, sizeof sheet->origin);
  memcpy (image.byte + AT_MARK_COLOURS, sheet->mark_colour, sizeof sheet->mark_colour);
  return image;
}

gboolean
rubric_sheet_image_load (RubricSheetImage *image, const guint8 *data, gsize length)
{
  if (length != sizeof *image && length != AT_NINTH_COLOUR)
    return FALSE;
  memset (image, 0, sizeof *image);
  memcpy (image, data, length);
  return TRUE;
}

static gboolean
cell_is_valid (const SudSheet *sheet, int cell)
{
  const SudDigits sets = sheet->centre[cell] | sheet->corner[cell] | sheet->eliminated[cell] | sheet->colours[cell];
  gboolean valid = (sets & ~SUD_ALL_DIGITS) == 0 && sheet->digit[cell] <= SUD_SIZE
                   && sheet->origin[cell] <= SUD_ORIGIN_SOLVED
                   && (sheet->digit[cell] == 0) == (sheet->origin[cell] == SUD_ORIGIN_BLANK);

  for (int i = 0; i < SUD_SIZE; i++)
    valid = valid && sheet->mark_colour[cell][i] <= SUD_COLOURS;
  return valid;
}

gboolean
rubric_sheet_image_get_sheet (const RubricSheetImage *image, SudSheet *sheet)
{
  SudDigits marks[3][SUD_CELLS];

  sud_sheet_clear (sheet);
  memcpy (marks, image->byte + AT_MARKS, sizeof marks);
  memcpy (sheet->digit, image->byte + AT_DIGITS, sizeof sheet->digit);
  memcpy (sheet->origin, image->byte + AT_DIGITS + SUD_CELLS, sizeof sheet->origin);
  memcpy (sheet->mark_colour, image->byte + AT_MARK_COLOURS, sizeof sheet->mark_colour);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      sheet->centre[cell] = GUINT16_FROM_LE (marks[0][cell]);
      sheet->corner[cell] = GUINT16_FROM_LE (marks[1][cell]);
      sheet->eliminated[cell] = GUINT16_FROM_LE (marks[2][cell]);
      sheet->colours[cell] = image->byte[AT_COLOURS + cell] | image->byte[AT_NINTH_COLOUR + cell] << 8;
      if (!cell_is_valid (sheet, cell))
        return FALSE;
    }
  return TRUE;
}

void
rubric_sheet_image_append_step (GByteArray *steps, const RubricSheetImage *from, const RubricSheetImage *to)
{
  guint start = steps->len, n = 0;

  g_byte_array_set_size (steps, start + 2);
  for (guint i = 0; i < sizeof *from; i++)
    if (from->byte[i] != to->byte[i])
      {
        const guint8 change[] = { i & 0xff, i >> 8, to->byte[i] };

        g_byte_array_append (steps, change, sizeof change);
        n++;
      }
  steps->data[start] = n & 0xff;
  steps->data[start + 1] = n >> 8;
}

gboolean
rubric_sheet_image_apply_step (RubricSheetImage *image, const guint8 **data, gsize *left)
{
  gsize n;

  if (*left < 2)
    return FALSE;
  n = (*data)[0] | (*data)[1] << 8;
  *data += 2;
  *left -= 2;
  if (*left / 3 < n)
    return FALSE;
  for (gsize i = 0; i < n; i++, *data += 3, *left -= 3)
    {
      guint at = (*data)[0] | (*data)[1] << 8;

      if (at >= sizeof *image)
        return FALSE;
      image->byte[at] = (*data)[2];
    }
  return TRUE;
}

void
rubric_sheet_image_number_to_set (SudSheet *sheet)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      guint colour = sheet->colours[cell];

      sheet->colours[cell] = colour >= 1 && colour <= SUD_COLOURS ? SUD_DIGIT_BIT (colour) : 0;
    }
}
