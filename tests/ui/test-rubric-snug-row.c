/* test-rubric-snug-row.c - buttons share a row by what their words need, and their letters are of one size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-snug-label.h"
#include "rubric-snug-row.h"

enum
{
  N_BUTTONS = 4,
};

typedef struct
{
  GtkWidget *row;
  GtkWidget *buttons[N_BUTTONS];
  int natural, minimum, height;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer direction)
{
  static const char *const words[N_BUTTONS] = { "_Paste", "E_xample", "_Hidden", "_Continue With" };

  gtk_widget_set_default_direction (GPOINTER_TO_INT (direction));
  fixture->row = g_object_ref_sink (rubric_snug_row_new ());
  for (int i = 0; i < N_BUTTONS; i++)
    {
      GtkWidget *label = rubric_snug_label_new (words[i]);

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

static double
get_scale (Fixture *fixture, int i)
{
  return rubric_snug_label_get_scale (RUBRIC_SNUG_LABEL (rubric_snug_label_find (fixture->buttons[i])));
}

/* Whole pixels of the shortest word are what the sizes may differ by. */
static void
test_every_width (Fixture *fixture, gconstpointer direction)
{
  gboolean mirrored = GPOINTER_TO_INT (direction) == GTK_TEXT_DIR_RTL;

  g_assert_cmpint (fixture->minimum, <, fixture->natural * 2 / 3);
  for (int width = fixture->natural + 40; width >= fixture->minimum; width--)
    {
      gtk_widget_allocate (fixture->row, width, fixture->height, -1, NULL);
      assert_full (fixture, width, mirrored);
      if (width >= fixture->natural)
        g_assert_cmpfloat (get_scale (fixture, 0), ==, 1);
      if (width > fixture->natural * 3 / 4)
        {
          g_assert_cmpfloat_with_epsilon (get_scale (fixture, 0), get_scale (fixture, 1), 0.08);
          g_assert_cmpfloat_with_epsilon (get_scale (fixture, 0), get_scale (fixture, 3), 0.08);
        }
    }
  g_assert_cmpfloat (get_scale (fixture, 0), <, 1);
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  g_test_add ("/snug-row/every-width", Fixture, GINT_TO_POINTER (GTK_TEXT_DIR_LTR), set_up, test_every_width, tear_down);
  g_test_add ("/snug-row/mirrored", Fixture, GINT_TO_POINTER (GTK_TEXT_DIR_RTL), set_up, test_every_width, tear_down);
  return g_test_run ();
}
