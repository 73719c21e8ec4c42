/* rubric-preview.c - a puzzle as a small picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-preview.h"

/* A single widget: a list shows a dozen and scrolls through a million. Digits are text in the three inks. */
struct _RubricPreview
{
  GtkWidget parent_instance;

  int cell; /* pixels */
  gboolean shown;
  SudSheet sheet;
};

G_DEFINE_FINAL_TYPE (RubricPreview, rubric_preview, GTK_TYPE_WIDGET)

static const char *const ink_names[] = {
  [SUD_ORIGIN_BLANK] = "rubric_given",
  [SUD_ORIGIN_GIVEN] = "rubric_given",
  [SUD_ORIGIN_ENTERED] = "rubric_entered",
  [SUD_ORIGIN_SOLVED] = "rubric_solved",
};

/* Returns: the colour of the style sheet, or that of text */
static GdkRGBA
find_colour (RubricPreview *self, const char *name)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (self));
  GdkRGBA colour;

  if (!gtk_style_context_lookup_color (style, name, &colour))
    gtk_style_context_get_color (style, &colour);
  return colour;
}

/* Returns: the place of a row or column, one pixel later after each line */
static int
get_line_place (RubricPreview *self, int i)
{
  return 1 + i * self->cell + i / 3;
}

/* Returns: the side with the lines around and between the boxes */
static int
get_side (RubricPreview *self)
{
  return get_line_place (self, SUD_SIZE);
}

static void
draw_paper (RubricPreview *self, GtkSnapshot *snapshot)
{
  GdkRGBA paper = find_colour (self, "rubric_paper"), line = find_colour (self, "rubric_line");
  GdkRGBA thin = line;
  int side = get_side (self);

  thin.alpha = 0.2;
  gtk_snapshot_append_color (snapshot, &paper, &GRAPHENE_RECT_INIT (0, 0, side, side));
  for (int i = 1; i < SUD_SIZE; i++)
    if (i % 3 != 0)
      {
        gtk_snapshot_append_color (snapshot, &thin, &GRAPHENE_RECT_INIT (get_line_place (self, i), 0, 1, side));
        gtk_snapshot_append_color (snapshot, &thin, &GRAPHENE_RECT_INIT (0, get_line_place (self, i), side, 1));
      }
  line.alpha = 0.75;
  for (int i = 0; i <= SUD_SIZE; i += 3)
    {
      int at = get_line_place (self, i) - 1;

      gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (at, 0, 1, side));
      gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (0, at, side, 1));
    }
}

static PangoLayout *
create_preview_layout (RubricPreview *self)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  PangoFontDescription *font
      = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));

  /* 0.6 of the cell, and 5 pixels so that digits of a small preview can be read */
  pango_font_description_set_absolute_size (font, MIN (self->cell * 1.2, 5 + self->cell * 0.6) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

/* Draws all cells of one digit, whose shape is worked out once. */
static void
draw_preview_digit (RubricPreview *self, GtkSnapshot *snapshot, PangoLayout *layout, int digit,
                    const GdkRGBA inks[G_N_ELEMENTS (ink_names)])
{
  const char text[] = { '0' + digit, '\0' };
  PangoRectangle ink;

  pango_layout_set_text (layout, text, 1);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int x = get_line_place (self, sud_column (cell)) + (self->cell - ink.width) / 2 - ink.x;
      int y = get_line_place (self, sud_row (cell)) + (self->cell - ink.height) / 2 - ink.y;

      if (self->sheet.digit[cell] != digit)
        continue;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
      gtk_snapshot_append_layout (snapshot, layout, &inks[self->sheet.origin[cell]]);
      gtk_snapshot_restore (snapshot);
    }
}

static void
rubric_preview_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricPreview *self = RUBRIC_PREVIEW (widget);
  GdkRGBA inks[G_N_ELEMENTS (ink_names)];
  g_autoptr (PangoLayout) layout = NULL;

  if (!self->shown)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((gtk_widget_get_width (widget) - get_side (self)) / 2,
                                                          (gtk_widget_get_height (widget) - get_side (self)) / 2));
  draw_paper (self, snapshot);
  layout = create_preview_layout (self);
  for (guint i = 0; i < G_N_ELEMENTS (ink_names); i++)
    inks[i] = find_colour (self, ink_names[i]);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    draw_preview_digit (self, snapshot, layout, digit, inks);
  gtk_snapshot_restore (snapshot);
}

static void
rubric_preview_class_init (RubricPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = rubric_preview_snapshot;
  gtk_widget_class_set_css_name (widget_class, "preview");
  /* A screen reader reads the digits when the puzzle is opened. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rubric_preview_init (RubricPreview *self)
{
}

GtkWidget *
rubric_preview_new (RubricPreviewCell cell)
{
  RubricPreview *self = g_object_new (RUBRIC_TYPE_PREVIEW, NULL);

  self->cell = cell;
  gtk_widget_set_size_request (GTK_WIDGET (self), get_side (self), get_side (self));
  return GTK_WIDGET (self);
}

void
rubric_preview_set_sheet (RubricPreview *self, const SudSheet *sheet)
{
  self->shown = sheet != NULL;
  if (sheet != NULL)
    self->sheet = *sheet;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
