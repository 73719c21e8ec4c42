/* rubric-collection-preview.c - a puzzle as small as it can be read
 *
 * One widget without children: a list shows a dozen and scrolls through a million. Digits are text in the three inks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-preview.h"

struct _RubricCollectionPreview
{
  GtkWidget parent_instance;

  int cell; /* pixels */
  gboolean shown;
  SudSheet sheet;
};

G_DEFINE_FINAL_TYPE (RubricCollectionPreview, rubric_collection_preview, GTK_TYPE_WIDGET)

static const char *const ink_names[] = {
  [SUD_ORIGIN_BLANK] = "rubric_given",
  [SUD_ORIGIN_GIVEN] = "rubric_given",
  [SUD_ORIGIN_ENTERED] = "rubric_entered",
  [SUD_ORIGIN_SOLVED] = "rubric_solved",
};

/* The style sheet defines it; the colour of text where it does not. */
static GdkRGBA
find_colour (RubricCollectionPreview *self, const char *name)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (self));
  GdkRGBA colour;

  if (!gtk_style_context_lookup_color (style, name, &colour))
    gtk_style_context_get_color (style, &colour);
  return colour;
}

/* Where a row or column begins: one pixel more at each line. */
static int
place (RubricCollectionPreview *self, int i)
{
  return 1 + i * self->cell + i / 3;
}

/* With the lines around and between the boxes. */
static int
get_side (RubricCollectionPreview *self)
{
  return place (self, SUD_SIZE);
}

static void
draw_paper (RubricCollectionPreview *self, GtkSnapshot *snapshot)
{
  GdkRGBA paper = find_colour (self, "rubric_paper"), line = find_colour (self, "rubric_line");
  GdkRGBA thin = line;
  int side = get_side (self);

  thin.alpha = 0.2;
  gtk_snapshot_append_color (snapshot, &paper, &GRAPHENE_RECT_INIT (0, 0, side, side));
  for (int i = 1; i < SUD_SIZE; i++)
    if (i % 3 != 0)
      {
        gtk_snapshot_append_color (snapshot, &thin, &GRAPHENE_RECT_INIT (place (self, i), 0, 1, side));
        gtk_snapshot_append_color (snapshot, &thin, &GRAPHENE_RECT_INIT (0, place (self, i), side, 1));
      }
  line.alpha = 0.75;
  for (int i = 0; i <= SUD_SIZE; i += 3)
    {
      int at = place (self, i) - 1;

      gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (at, 0, 1, side));
      gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (0, at, side, 1));
    }
}

static PangoLayout *
create_layout (RubricCollectionPreview *self)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  PangoFontDescription *font
      = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));

  pango_font_description_set_absolute_size (font, (self->cell * 6 + 50) / 10.0 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

/* All cells of one digit: its shape is worked out once. */
static void
draw_digit (RubricCollectionPreview *self, GtkSnapshot *snapshot, PangoLayout *layout, int digit,
            const GdkRGBA inks[G_N_ELEMENTS (ink_names)])
{
  const char text[] = { '0' + digit, '\0' };
  PangoRectangle ink;

  pango_layout_set_text (layout, text, 1);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int x = place (self, sud_column (cell)) + (self->cell - ink.width) / 2 - ink.x;
      int y = place (self, sud_row (cell)) + (self->cell - ink.height) / 2 - ink.y;

      if (self->sheet.digit[cell] != digit)
        continue;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
      gtk_snapshot_append_layout (snapshot, layout, &inks[self->sheet.origin[cell]]);
      gtk_snapshot_restore (snapshot);
    }
}

static void
rubric_collection_preview_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricCollectionPreview *self = RUBRIC_COLLECTION_PREVIEW (widget);
  GdkRGBA inks[G_N_ELEMENTS (ink_names)];
  g_autoptr (PangoLayout) layout = NULL;

  if (!self->shown)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((gtk_widget_get_width (widget) - get_side (self)) / 2,
                                                          (gtk_widget_get_height (widget) - get_side (self)) / 2));
  draw_paper (self, snapshot);
  layout = create_layout (self);
  for (guint i = 0; i < G_N_ELEMENTS (ink_names); i++)
    inks[i] = find_colour (self, ink_names[i]);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    draw_digit (self, snapshot, layout, digit, inks);
  gtk_snapshot_restore (snapshot);
}

static void
rubric_collection_preview_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                                   int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = get_side (RUBRIC_COLLECTION_PREVIEW (widget));
}

static void
rubric_collection_preview_class_init (RubricCollectionPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = rubric_collection_preview_snapshot;
  widget_class->measure = rubric_collection_preview_measure;
  gtk_widget_class_set_css_name (widget_class, "preview");
  /* Its digits are those of the puzzle, which reads itself when it is opened. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rubric_collection_preview_init (RubricCollectionPreview *self)
{
}

GtkWidget *
rubric_collection_preview_new (RubricPreviewCell cell)
{
  RubricCollectionPreview *self = g_object_new (RUBRIC_TYPE_COLLECTION_PREVIEW, NULL);

  self->cell = cell;
  return GTK_WIDGET (self);
}

void
rubric_collection_preview_set_sheet (RubricCollectionPreview *self, const SudSheet *sheet)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION_PREVIEW (self));

  self->shown = sheet != NULL;
  if (sheet != NULL)
    self->sheet = *sheet;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
