/* rubric-palette.c - the nine colours of a sheet as other programs name colours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-palette.h"

#include <string.h>

/* White is no colour; then blue, green, yellow, orange, purple, brown, red, cyan and grey. */
static const guint32 palette[] = {
  0xffffff, 0xa8c8f8, 0xb0ffb0, 0xffef80, 0xffc080, 0xdcb0f0, 0xd8b898, 0xffa0a0, 0xa0f0f0, 0xcfcfcf,
};

guint
rubric_palette_get (int colour)
{
  return palette[colour];
}

/* Three or four digits of one colour each, or six or eight of two; the rest is opacity. */
static gboolean
parse_rgb (const char *text, guint rgb[3])
{
  gsize length, width;

  text += *text == '#';
  length = strlen (text);
  if (length != 3 && length != 4 && length != 6 && length != 8)
    return FALSE;
  width = length < 6 ? 1 : 2;
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isxdigit (text[i]))
      return FALSE;
  for (gsize i = 0; i < 3; i++)
    rgb[i] = g_ascii_xdigit_value (text[i * width]) * 16 + g_ascii_xdigit_value (text[i * width + width - 1]);
  return TRUE;
}

int
rubric_palette_find (const char *text)
{
  guint rgb[3], best = G_MAXUINT;
  int found = 0;

  if (!parse_rgb (text, rgb))
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (palette); i++)
    {
      int red = (int)rgb[0] - (int)(palette[i] >> 16), green = (int)rgb[1] - (int)(palette[i] >> 8 & 0xff);
      int blue = (int)rgb[2] - (int)(palette[i] & 0xff);
      guint distance = red * red + green * green + blue * blue;

      if (distance < best)
        {
          best = distance;
          found = i;
        }
    }
  return found;
}
