/* test-rubric-boxes.c - letters become smaller before they are cut off, and buttons share a row by the need of their words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-boxes.h"

#define EXACT 1e-4

/* Returns: the size of the letters, as a share of the theme's */
static double
get_scale (RubricShrinkLabel *self)
{
  GtkWidget *label = GTK_WIDGET (rubric_shrink_label_get_label (self));
  graphene_rect_t outside, inside;

  g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (self), &outside));
  g_assert_true (gtk_widget_compute_bounds (label, label, &inside));
  return outside.size.width / inside.size.width;
}

static RubricShrinkLabel *
create_label (int *natural, int *minimum, int *height)
{
  RubricShrinkLabel *self = RUBRIC_SHRINK_LABEL (g_object_ref_sink (rubric_shrink_label_new ("_Corner Marks")));

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, -1, NULL, height, NULL, NULL);
  return self;
}

static void
assert_fits (RubricShrinkLabel *self, int width, int height)
{
  GtkWidget *label = GTK_WIDGET (rubric_shrink_label_get_label (self));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (self), &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width + 0.5);
  g_assert_cmpfloat (bounds.origin.y, >=, -0.5);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, height + 0.5);
}

static void
test_label_every_width (void)
{
  int natural, minimum, height;
  RubricShrinkLabel *self = create_label (&natural, &minimum, &height);
  GtkWidget *label = GTK_WIDGET (rubric_shrink_label_get_label (self));
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));

  g_assert_cmpint (minimum, <, natural / 2);
  for (int width = natural + 40; width >= minimum; width--)
    {
      double scale;

      gtk_widget_allocate (GTK_WIDGET (self), width, height, -1, NULL);
      scale = get_scale (self);
      g_assert_cmpfloat_with_epsilon (scale, CLAMP ((double)width / natural, 0.4, 1), EXACT);
      if (scale > 0.4 + EXACT)
        g_assert_false (pango_layout_is_ellipsized (layout));
      else
        g_assert_cmpint (pango_layout_is_ellipsized (layout), ==, gtk_widget_get_width (label) < natural);
      assert_fits (self, width, height);
    }
  g_assert_cmpstr (gtk_label_get_text (rubric_shrink_label_get_label (self)), ==, "Corner Marks");
  g_assert_finalize_object (self);
}

/* As on an empty board: the one that leads to a menu has an arrow besides. */
static GtkWidget *
create_menu_or_button (RubricShrinkLabel *label, gboolean menu)
{
  GtkWidget *button = menu ? gtk_menu_button_new () : gtk_button_new ();

  gtk_widget_set_hexpand (GTK_WIDGET (label), TRUE);
  if (!menu)
    {
      gtk_button_set_child (GTK_BUTTON (button), GTK_WIDGET (label));
      return button;
    }
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (button), TRUE);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), GTK_WIDGET (label));
  return button;
}

/* In one row the short words are no larger than the long one, also where a button would be wider than the shortest text
 * of its label. */
static void
test_homogeneous (gconstpointer menu)
{
  GtkWidget *row = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  RubricShrinkLabel *labels[] = { RUBRIC_SHRINK_LABEL (rubric_shrink_label_new ("Digit")),
                                RUBRIC_SHRINK_LABEL (rubric_shrink_label_new ("Colour")),
                                RUBRIC_SHRINK_LABEL (rubric_shrink_label_new ("Corner Marks")) };
  int natural, height;

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    gtk_box_append (GTK_BOX (row), create_menu_or_button (labels[i], menu != NULL && i == G_N_ELEMENTS (labels) - 1));
  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  natural -= natural % G_N_ELEMENTS (labels);
  for (int width = natural + 60; width > natural / 2; width -= G_N_ELEMENTS (labels))
    {
      gtk_widget_allocate (row, width, height, -1, NULL);
      for (gsize i = 1; i < G_N_ELEMENTS (labels); i++)
        g_assert_cmpfloat_with_epsilon (get_scale (labels[i]), get_scale (labels[0]), EXACT);
    }
  g_assert_cmpfloat (get_scale (labels[0]), <, 1);
  g_object_unref (row);
}

static void
notified_cb (GObject *object, GParamSpec *pspec, guint *n)
{
  ++*n;
}

/* The same text again is no change. */
static void
test_label_notifies (void)
{
  RubricShrinkLabel *self = RUBRIC_SHRINK_LABEL (g_object_ref_sink (rubric_shrink_label_new ("_Corner")));
  g_autofree char *text = NULL;
  guint n = 0;

  g_signal_connect (self, "notify::label", G_CALLBACK (notified_cb), &n);
  g_object_set (self, "label", "_Corner", NULL);
  g_assert_cmpuint (n, ==, 0);
  g_object_set (self, "label", "C_entre", NULL);
  g_assert_cmpuint (n, ==, 1);
  g_object_get (self, "label", &text, NULL);
  g_assert_cmpstr (text, ==, "C_entre");
  g_assert_finalize_object (self);
}

enum
{
  N_BUTTONS = 4,
};

typedef struct
{
  GtkWidget *row;
  GtkWidget *buttons[N_BUTTONS];
  RubricShrinkLabel *labels[N_BUTTONS];
  int natural, minimum, height;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer direction)
{
  static const char *const words[N_BUTTONS] = { "_Paste", "E_xample", "_Hidden", "_Continue With" };

  gtk_widget_set_default_direction (GPOINTER_TO_INT (direction));
  fixture->row = g_object_ref_sink (GTK_WIDGET (g_object_new (RUBRIC_TYPE_SHRINK_ROW, NULL)));
  for (int i = 0; i < N_BUTTONS; i++)
    {
      GtkWidget *label = rubric_shrink_label_new (words[i]);

      fixture->labels[i] = RUBRIC_SHRINK_LABEL (label);
      gtk_widget_set_hexpand (label, TRUE);
      fixture->buttons[i] = i == N_BUTTONS - 1 ? gtk_menu_button_new () : gtk_button_new ();
      g_object_set (fixture->buttons[i], "child", label, NULL);
      gtk_widget_insert_before (fixture->buttons[i], fixture->row, NULL);
    }
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (fixture->buttons[N_BUTTONS - 1]), TRUE);
  gtk_widget_set_visible (fixture->buttons[2], FALSE);
  gtk_widget_measure (fixture->row, GTK_ORIENTATION_HORIZONTAL, -1, &fixture->minimum, &fixture->natural, NULL, NULL);
  gtk_widget_measure (fixture->row, GTK_ORIENTATION_VERTICAL, -1, NULL, &fixture->height, NULL, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer direction)
{
  g_assert_finalize_object (fixture->row);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Side by side without a gap, from the side where reading begins, in all of @width. */
static void
assert_full (Fixture *fixture, int width, gboolean mirrored)
{
  float x = 0;

  for (int i = 0; i < N_BUTTONS; i++)
    {
      GtkWidget *button = fixture->buttons[i];
      graphene_rect_t bounds;

      if (!gtk_widget_get_visible (button))
        continue;
      g_assert_true (gtk_widget_compute_bounds (button, fixture->row, &bounds));
      x += bounds.size.width;
      g_assert_cmpfloat_with_epsilon (mirrored ? width - x : x - bounds.size.width, bounds.origin.x, 0.5);
    }
  g_assert_cmpfloat_with_epsilon (x, width, 0.5);
}

/* Whole pixels of the shortest word are what the sizes may differ by. */
static void
test_row_every_width (Fixture *fixture, gconstpointer direction)
{
  gboolean mirrored = GPOINTER_TO_INT (direction) == GTK_TEXT_DIR_RTL;

  g_assert_cmpint (fixture->minimum, <, fixture->natural * 2 / 3);
  for (int width = fixture->natural + 40; width >= fixture->minimum; width--)
    {
      gtk_widget_allocate (fixture->row, width, fixture->height, -1, NULL);
      assert_full (fixture, width, mirrored);
      if (width >= fixture->natural)
        g_assert_cmpfloat (get_scale (fixture->labels[0]), ==, 1);
      if (width > fixture->natural * 3 / 4)
        {
          g_assert_cmpfloat_with_epsilon (get_scale (fixture->labels[0]), get_scale (fixture->labels[1]), 0.08);
          g_assert_cmpfloat_with_epsilon (get_scale (fixture->labels[0]), get_scale (fixture->labels[3]), 0.08);
        }
    }
  g_assert_cmpfloat (get_scale (fixture->labels[0]), <, 1);
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  g_test_add_func ("/boxes/label/every-width", test_label_every_width);
  g_test_add_data_func ("/boxes/label/buttons", NULL, test_homogeneous);
  g_test_add_data_func ("/boxes/label/menu", "menu", test_homogeneous);
  g_test_add_func ("/boxes/label/notifies", test_label_notifies);
  g_test_add ("/boxes/row/every-width", Fixture, GINT_TO_POINTER (GTK_TEXT_DIR_LTR), set_up, test_row_every_width,
              tear_down);
  g_test_add ("/boxes/row/mirrored", Fixture, GINT_TO_POINTER (GTK_TEXT_DIR_RTL), set_up, test_row_every_width,
              tear_down);
  return g_test_run ();
}
