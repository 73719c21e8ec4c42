/* rubric-collection-signs.c - a puzzle, its verdict, level and progress as small pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-private.h"

#include "rubric-text-collection.h"
#include "rubric-widgets.h"

enum
{
  SIGN_SIDE = 16, /* pixels of the sign of a level */
  BAR = 2,        /* the width of its bars, with half as much between them */
  RING_SIDE = 22, /* pixels */
  RING_WIDTH = 4, /* the width of its line */
};

/* A single widget: a list shows a dozen and scrolls through a million. Digits are text in the three inks. */
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

/* Returns: the colour of the style sheet, or that of text */
static GdkRGBA
find_colour (RubricCollectionPreview *self, const char *name)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (self));
  GdkRGBA colour;

  if (!gtk_style_context_lookup_color (style, name, &colour))
    gtk_style_context_get_color (style, &colour);
  return colour;
}

/* Returns: the place of a row or column, one pixel later after each line */
static int
get_line_place (RubricCollectionPreview *self, int i)
{
  return 1 + i * self->cell + i / 3;
}

/* Returns: the side with the lines around and between the boxes */
static int
get_side (RubricCollectionPreview *self)
{
  return get_line_place (self, SUD_SIZE);
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
create_preview_layout (RubricCollectionPreview *self)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  PangoFontDescription *font
      = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));

  pango_font_description_set_absolute_size (font, (self->cell * 6 + 50) / 10.0 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

/* Draws all cells of one digit, whose shape is worked out once. */
static void
draw_preview_digit (RubricCollectionPreview *self, GtkSnapshot *snapshot, PangoLayout *layout, int digit,
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
  layout = create_preview_layout (self);
  for (guint i = 0; i < G_N_ELEMENTS (ink_names); i++)
    inks[i] = find_colour (self, ink_names[i]);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    draw_preview_digit (self, snapshot, layout, digit, inks);
  gtk_snapshot_restore (snapshot);
}

static void
rubric_collection_preview_class_init (RubricCollectionPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = rubric_collection_preview_snapshot;
  gtk_widget_class_set_css_name (widget_class, "preview");
  /* A screen reader reads the digits when the puzzle is opened. */
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
  gtk_widget_set_size_request (GTK_WIDGET (self), get_side (self), get_side (self));
  return GTK_WIDGET (self);
}

void
rubric_collection_preview_set_sheet (RubricCollectionPreview *self, const SudSheet *sheet)
{
  self->shown = sheet != NULL;
  if (sheet != NULL)
    self->sheet = *sheet;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static const struct
{
  const char *icon;
  const char *css_class;
} verdict_signs[RUBRIC_N_VERDICTS] = {
  [RUBRIC_VERDICT_UNKNOWN] = { "content-loading-symbolic", "unknown" },
  [RUBRIC_VERDICT_ONE] = { "object-select-symbolic", "one" },
  [RUBRIC_VERDICT_MANY] = { "edit-copy-symbolic", "many" },
  [RUBRIC_VERDICT_NONE] = { "window-close-symbolic", "none" },
  [RUBRIC_VERDICT_INVALID] = { "dialog-warning-symbolic", "invalid" },
};

GtkWidget *
rubric_verdict_sign_new (void)
{
  return g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

void
rubric_verdict_sign_set (GtkWidget *sign, RubricVerdict verdict)
{
  const char *shown = gtk_image_get_icon_name (GTK_IMAGE (sign));

  if (g_strcmp0 (shown, verdict_signs[verdict].icon) == 0)
    return;
  gtk_image_set_from_icon_name (GTK_IMAGE (sign), verdict_signs[verdict].icon);
  gtk_widget_set_css_classes (sign, (const char *[]){ "sign", verdict_signs[verdict].css_class, NULL });
}

const char *
rubric_verdict_sign_class (RubricVerdict verdict)
{
  return verdict_signs[verdict].css_class;
}

/*     easy  ▖____     hard  ▖▄▟__     extreme  ▖▄▟██     no level  —     not graded yet  … */
struct _RubricLevelSign
{
  GtkWidget parent_instance;

  RubricLevel level;
};

G_DEFINE_FINAL_TYPE (RubricLevelSign, rubric_level_sign, GTK_TYPE_WIDGET)

static const char *const level_classes[RUBRIC_N_LEVELS] = {
  [RUBRIC_LEVEL_UNKNOWN] = "unknown", [RUBRIC_LEVEL_EASY] = "easy",       [RUBRIC_LEVEL_MEDIUM] = "medium",
  [RUBRIC_LEVEL_HARD] = "hard",       [RUBRIC_LEVEL_UNFAIR] = "unfair",   [RUBRIC_LEVEL_EXTREME] = "extreme",
  [RUBRIC_LEVEL_NONE] = "no-level",
};

static void
add_bar (GtkSnapshot *snapshot, const GdkRGBA *colour, float x, float y, float width, float height)
{
  gtk_snapshot_append_color (snapshot, colour, &GRAPHENE_RECT_INIT (x, y, width, height));
}

/* Draws five bars that grow in the direction of reading, as many of them full as the level has steps. */
static void
add_bars (RubricLevelSign *self, GtkSnapshot *snapshot, GdkRGBA full)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GdkRGBA pale = full;

  pale.alpha *= 0.25f;
  for (int i = 0; i < SUD_N_LEVELS; i++)
    {
      float height = 4 + 2.5f * i, x = 1 + (mirrored ? SUD_N_LEVELS - 1 - i : i) * 1.5f * BAR;

      add_bar (snapshot, i <= (int)self->level - RUBRIC_LEVEL_EASY ? &full : &pale, x, SIGN_SIDE - 1 - height, BAR,
               height);
    }
}

static void
rubric_level_sign_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricLevelSign *self = RUBRIC_LEVEL_SIGN (widget);
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((gtk_widget_get_width (widget) - SIGN_SIDE) / 2,
                                                          (gtk_widget_get_height (widget) - SIGN_SIDE) / 2));
  if (self->level == RUBRIC_LEVEL_NONE)
    add_bar (snapshot, &colour, 3, SIGN_SIDE / 2 - 1, SIGN_SIDE - 6, 2);
  else if (self->level != RUBRIC_LEVEL_UNKNOWN)
    add_bars (self, snapshot, colour);
  else
    for (int i = 0; i < 3; i++)
      add_bar (snapshot, &colour, 2 + 5 * i, SIGN_SIDE / 2 - 1, 2, 2);
}

static void
rubric_level_sign_class_init (RubricLevelSignClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = rubric_level_sign_snapshot;
  gtk_widget_class_set_css_name (widget_class, "level");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rubric_level_sign_init (RubricLevelSign *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), SIGN_SIDE, SIGN_SIDE);
  gtk_widget_add_css_class (GTK_WIDGET (self), level_classes[self->level]);
}

GtkWidget *
rubric_level_sign_new (void)
{
  return g_object_new (RUBRIC_TYPE_LEVEL_SIGN, NULL);
}

void
rubric_level_sign_set (RubricLevelSign *self, RubricLevel level)
{
  if (self->level == level)
    return;
  gtk_widget_remove_css_class (GTK_WIDGET (self), level_classes[self->level]);
  self->level = level;
  gtk_widget_add_css_class (GTK_WIDGET (self), level_classes[level]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
rubric_level_sign_class (RubricLevel level)
{
  return level_classes[level];
}

struct _RubricProgressRing
{
  GtkWidget parent_instance;

  guint8 level;
};

G_DEFINE_FINAL_TYPE (RubricProgressRing, rubric_progress_ring, GTK_TYPE_WIDGET)

static void
draw_arc (cairo_t *cr, double share)
{
  cairo_arc (cr, RING_SIDE / 2.0, RING_SIDE / 2.0, (RING_SIDE - RING_WIDTH) / 2.0 - 1, -G_PI / 2,
             -G_PI / 2 + share * 2 * G_PI);
  cairo_stroke (cr);
}

/* Draws an arc clockwise from noon, whatever the direction of reading. A puzzle that is begun has at least a small
 * one. */
static void
draw_ring (RubricProgressRing *self, cairo_t *cr, GdkRGBA colour)
{
  double share = (self->level - RUBRIC_PROGRESS_BEGUN) / 100.0;

  cairo_set_line_width (cr, RING_WIDTH);
  colour.alpha *= 0.25;
  gdk_cairo_set_source_rgba (cr, &colour);
  draw_arc (cr, 1);
  colour.alpha *= 4;
  gdk_cairo_set_source_rgba (cr, &colour);
  draw_arc (cr, MAX (share, 0.04));
}

/* Draws a full disc with the tick left out: no ring looks like it, in whatever colours. */
static void
draw_tick (cairo_t *cr, const GdkRGBA *colour)
{
  cairo_push_group (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_arc (cr, RING_SIDE / 2.0, RING_SIDE / 2.0, RING_SIDE / 2.0 - 1, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_set_line_width (cr, 2.5);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, 0.29 * RING_SIDE, 0.53 * RING_SIDE);
  cairo_line_to (cr, 0.44 * RING_SIDE, 0.67 * RING_SIDE);
  cairo_line_to (cr, 0.72 * RING_SIDE, 0.36 * RING_SIDE);
  cairo_stroke (cr);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
}

static void
rubric_progress_ring_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricProgressRing *self = RUBRIC_PROGRESS_RING (widget);
  float x = (gtk_widget_get_width (widget) - RING_SIDE) / 2, y = (gtk_widget_get_height (widget) - RING_SIDE) / 2;
  GdkRGBA colour;
  cairo_t *cr;

  if (self->level == RUBRIC_PROGRESS_NONE)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y, RING_SIDE, RING_SIDE));
  cairo_translate (cr, x, y);
  if (self->level >= RUBRIC_PROGRESS_SOLVED)
    draw_tick (cr, &colour);
  else
    draw_ring (self, cr, colour);
  cairo_destroy (cr);
}

static void
rubric_progress_ring_class_init (RubricProgressRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = rubric_progress_ring_snapshot;
  gtk_widget_class_set_css_name (widget_class, "ring");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

/* An empty ring has no accessible name, and no tooltip. */
static void
tell_progress (RubricProgressRing *self)
{
  g_autofree char *text = rubric_text_progress (self->level);
  gboolean begun = self->level != RUBRIC_PROGRESS_NONE;

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), begun ? text : NULL);
  rubric_widget_set_name (self, text);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, !begun, -1);
}

static void
rubric_progress_ring_init (RubricProgressRing *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), RING_SIDE, RING_SIDE);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  tell_progress (self);
}

GtkWidget *
rubric_progress_ring_new (void)
{
  return g_object_new (RUBRIC_TYPE_PROGRESS_RING, NULL);
}

void
rubric_progress_ring_set_level (RubricProgressRing *self, guint8 level)
{
  if (self->level == level)
    return;
  self->level = level;
  rubric_widget_set_class (self, "solved", level >= RUBRIC_PROGRESS_SOLVED);
  tell_progress (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
