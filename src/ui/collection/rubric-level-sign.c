/* rubric-level-sign.c - how hard a puzzle is, as a small sign
 *
 *     easy  ▖____     hard  ▖▄▟__     extreme  ▖▄▟██     no level  —     not graded yet  …
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-level-sign.h"

enum
{
  SIDE = 16, /* pixels */
  BAR = 2,   /* as wide, with half as much between two */
};

struct _RubricLevelSign
{
  GtkWidget parent_instance;

  RubricLevel level;
};

G_DEFINE_FINAL_TYPE (RubricLevelSign, rubric_level_sign, GTK_TYPE_WIDGET)

static const char *const classes[RUBRIC_N_LEVELS] = {
  [RUBRIC_LEVEL_UNKNOWN] = "unknown", [RUBRIC_LEVEL_EASY] = "easy",       [RUBRIC_LEVEL_MEDIUM] = "medium",
  [RUBRIC_LEVEL_HARD] = "hard",       [RUBRIC_LEVEL_UNFAIR] = "unfair",   [RUBRIC_LEVEL_EXTREME] = "extreme",
  [RUBRIC_LEVEL_NONE] = "no-level",
};

static void
add (GtkSnapshot *snapshot, const GdkRGBA *colour, float x, float y, float width, float height)
{
  gtk_snapshot_append_color (snapshot, colour, &GRAPHENE_RECT_INIT (x, y, width, height));
}

/* Five bars that grow, as many of them full as the level has steps. They grow as people read. */
static void
add_bars (RubricLevelSign *self, GtkSnapshot *snapshot, GdkRGBA full)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GdkRGBA pale = full;

  pale.alpha *= 0.25f;
  for (int i = 0; i < SUD_N_LEVELS; i++)
    {
      float height = 4 + 2.5f * i, x = 1 + (mirrored ? SUD_N_LEVELS - 1 - i : i) * 1.5f * BAR;

      add (snapshot, i <= (int)self->level - RUBRIC_LEVEL_EASY ? &full : &pale, x, SIDE - 1 - height, BAR, height);
    }
}

static void
rubric_level_sign_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RubricLevelSign *self = RUBRIC_LEVEL_SIGN (widget);
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((gtk_widget_get_width (widget) - SIDE) / 2,
                                                          (gtk_widget_get_height (widget) - SIDE) / 2));
  if (self->level == RUBRIC_LEVEL_NONE)
    add (snapshot, &colour, 3, SIDE / 2 - 1, SIDE - 6, 2);
  else if (self->level != RUBRIC_LEVEL_UNKNOWN)
    add_bars (self, snapshot, colour);
  else
    for (int i = 0; i < 3; i++)
      add (snapshot, &colour, 2 + 5 * i, SIDE / 2 - 1, 2, 2);
}

static void
rubric_level_sign_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = SIDE;
}

static void
rubric_level_sign_class_init (RubricLevelSignClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = rubric_level_sign_snapshot;
  widget_class->measure = rubric_level_sign_measure;
  gtk_widget_class_set_css_name (widget_class, "level");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rubric_level_sign_init (RubricLevelSign *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), classes[self->level]);
}

GtkWidget *
rubric_level_sign_new (void)
{
  return g_object_new (RUBRIC_TYPE_LEVEL_SIGN, NULL);
}

void
rubric_level_sign_set (RubricLevelSign *self, RubricLevel level)
{
  g_return_if_fail (RUBRIC_IS_LEVEL_SIGN (self));

  if (self->level == level)
    return;
  gtk_widget_remove_css_class (GTK_WIDGET (self), classes[self->level]);
  self->level = level;
  gtk_widget_add_css_class (GTK_WIDGET (self), classes[level]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
rubric_level_sign_class (RubricLevel level)
{
  return classes[level];
}
