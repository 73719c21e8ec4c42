/* test-rubric-snug-label.c - a text becomes smaller before it is cut, and never higher
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-snug-label.h"

static RubricSnugLabel *
create (int *natural, int *minimum, int *height)
{
  RubricSnugLabel *self = RUBRIC_SNUG_LABEL (g_object_ref_sink (rubric_snug_label_new ("_Corner Marks")));

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, -1, NULL, height, NULL, NULL);
  return self;
}

static void
assert_fits (RubricSnugLabel *self, int width, int height)
{
  GtkWidget *label = GTK_WIDGET (rubric_snug_label_get_label (self));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (self), &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width + 0.5);
  g_assert_cmpfloat (bounds.origin.y, >=, -0.5);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, height + 0.5);
}

static void
test_every_width (void)
{
  int natural, minimum, height;
  RubricSnugLabel *self = create (&natural, &minimum, &height);
  GtkWidget *label = GTK_WIDGET (rubric_snug_label_get_label (self));
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));

  g_assert_cmpint (minimum, <, natural / 2);
  for (int width = natural + 40; width >= minimum; width--)
    {
      double scale;

      gtk_widget_allocate (GTK_WIDGET (self), width, height, -1, NULL);
      scale = rubric_snug_label_get_scale (self);
      g_assert_cmpfloat (scale, ==, CLAMP ((double)width / natural, 0.4, 1));
      if (scale > 0.4)
        g_assert_false (pango_layout_is_ellipsized (layout));
      if (scale == 0.4)
        g_assert_cmpint (pango_layout_is_ellipsized (layout), ==, gtk_widget_get_width (label) < natural);
      assert_fits (self, width, height);
    }
  g_assert_cmpstr (gtk_label_get_text (rubric_snug_label_get_label (self)), ==, "Corner Marks");
  g_assert_finalize_object (self);
}

/* As on an empty board: the one that leads to a menu has an arrow besides. */
static GtkWidget *
create_button (RubricSnugLabel *label, gboolean menu)
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
test_row (gconstpointer menu)
{
  GtkWidget *row = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  RubricSnugLabel *labels[] = { RUBRIC_SNUG_LABEL (rubric_snug_label_new ("Digit")),
                                RUBRIC_SNUG_LABEL (rubric_snug_label_new ("Colour")),
                                RUBRIC_SNUG_LABEL (rubric_snug_label_new ("Corner Marks")) };
  int natural, height;

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    gtk_box_append (GTK_BOX (row), create_button (labels[i], menu != NULL && i == G_N_ELEMENTS (labels) - 1));
  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  natural -= natural % G_N_ELEMENTS (labels);
  for (int width = natural + 60; width > natural / 2; width -= G_N_ELEMENTS (labels))
    {
      gtk_widget_allocate (row, width, height, -1, NULL);
      for (gsize i = 1; i < G_N_ELEMENTS (labels); i++)
        g_assert_cmpfloat (rubric_snug_label_get_scale (labels[i]), ==, rubric_snug_label_get_scale (labels[0]));
    }
  g_assert_cmpfloat (rubric_snug_label_get_scale (labels[0]), <, 1);
  g_object_unref (row);
}

static void
notified_cb (GObject *object, GParamSpec *pspec, guint *n)
{
  ++*n;
}

/* The same text again is no change. */
static void
test_notifies (void)
{
  RubricSnugLabel *self = RUBRIC_SNUG_LABEL (g_object_ref_sink (rubric_snug_label_new ("_Corner")));
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

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  g_test_add_func ("/snug-label/every-width", test_every_width);
  g_test_add_data_func ("/snug-label/row/buttons", NULL, test_row);
  g_test_add_data_func ("/snug-label/row/menu", "menu", test_row);
  g_test_add_func ("/snug-label/notifies", test_notifies);
  return g_test_run ();
}
