/* test-rubric-snug-label.c - a text becomes smaller before it is cut, and never higher
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
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

/* In one row the short word is no larger than the long one. */
static void
test_row (void)
{
  GtkWidget *row = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  RubricSnugLabel *labels[] = { RUBRIC_SNUG_LABEL (rubric_snug_label_new ("Digit")),
                                RUBRIC_SNUG_LABEL (rubric_snug_label_new ("Corner Marks")) };
  int natural, height;

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      GtkWidget *button = gtk_button_new ();

      gtk_button_set_child (GTK_BUTTON (button), GTK_WIDGET (labels[i]));
      gtk_box_append (GTK_BOX (row), button);
    }
  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  for (int width = natural + 20; width > natural * 2 / 3; width -= 2)
    {
      gtk_widget_allocate (row, width, height, -1, NULL);
      g_assert_cmpfloat (rubric_snug_label_get_scale (labels[0]), ==, rubric_snug_label_get_scale (labels[1]));
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

int
main (int argc, char **argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  g_test_add_func ("/snug-label/every-width", test_every_width);
  g_test_add_func ("/snug-label/row", test_row);
  g_test_add_func ("/snug-label/notifies", test_notifies);
  return g_test_run ();
}
