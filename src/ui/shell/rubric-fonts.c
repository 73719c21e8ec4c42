/* rubric-fonts.c - whether there is anything to write with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-fonts.h"

#include <glib/gi18n.h>
#include <pango/pangocairo.h>
#include <stdlib.h>

static gboolean
are_there (void)
{
  PangoFontMap *map = pango_cairo_font_map_get_default ();
  PangoContext *context = pango_font_map_create_context (map);
  PangoFontDescription *any = pango_font_description_from_string ("Sans 10");
  PangoFont *font = pango_font_map_load_font (map, context, any);
  gboolean there = font != NULL;

  g_clear_object (&font);
  pango_font_description_free (any);
  g_object_unref (context);
  return there;
}

void
rubric_fonts_check (void)
{
  if (are_there ())
    return;
  g_printerr ("%s\n", _ ("There are no fonts to write with. Install one, such as Cantarell or DejaVu."));
  exit (EXIT_FAILURE);
}
