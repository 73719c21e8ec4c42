/* test-rubric-picture-all.c - the picture panel: all grids of a picture at once, one after the other, and a corner that is dragged
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "picture-panel-testing.h"

#include <string.h>

#define CLASHING "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....87.79"

static void
all_cb (RubricPicturePanel *panel, GBytes *text, char **all)
{
  g_free (*all);
  *all = g_strndup (g_bytes_get_data (text, NULL), g_bytes_get_size (text));
}

/* Several grids are taken at once, as they were read and corrected; one alone is not. */
static void
test_all (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) one = draw (1), two = draw (2);
  g_autofree char *all = NULL;
  SudCells cells = SUD_NO_CELLS;

  g_signal_connect (fixture->panel, "all", G_CALLBACK (all_cb), &all);
  read_picture (fixture, one);
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "all_button")));
  g_assert_null (rubric_picture_panel_dup_all (fixture->panel));
  read_picture (fixture, two);
  g_assert_true (gtk_widget_get_sensitive (get_child (fixture, "all_button")));
  g_signal_emit_by_name (get_child (fixture, "all_button"), "clicked");
  g_assert_cmpstr (all, ==, PUZZLE "\n" PUZZLE "\n");
  sud_cells_add (&cells, 0);
  rubric_puzzle_enter (rubric_picture_panel_get_draft (fixture->panel), cells, 0);
  rubric_picture_panel_step (fixture->panel, 1);
  g_assert_false (rubric_picture_panel_has_neighbour (fixture->panel, 1));
  g_assert_true (rubric_picture_panel_has_neighbour (fixture->panel, -1));
  g_signal_emit_by_name (get_child (fixture, "all_button"), "clicked");
  g_assert_cmpstr (strchr (all, '\n'), ==, "\n" PUZZLE "\n");
  g_assert_true (g_str_has_prefix (all, "." "3"));
}

/* Entries in a second colour are no givens of the list, neither of the grid that is shown nor of the others. */
static void
test_all_entries (Fixture *fixture, gconstpointer data)
{
  SudSheet sheet = sheet_of (PUZZLE);
  g_autoptr (GBytes) two = NULL, all = NULL;

  sud_sheet_set_digit (&sheet, 2, 1, SUD_ORIGIN_SOLVED);
  two = draw_sheet (&sheet, 2, 2 * SIDE);
  read_picture (fixture, two);
  g_assert_true (gtk_check_button_get_active (get_child (fixture, "entries_check")));
  all = rubric_picture_panel_dup_all (fixture->panel);
  g_assert_nonnull (all);
  g_assert_cmpmem (g_bytes_get_data (all, NULL), g_bytes_get_size (all), PUZZLE "\n" PUZZLE "\n",
                   strlen (PUZZLE "\n" PUZZLE "\n"));
}

static gpointer
find_controller (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller; /* which the widget keeps */
    }
  g_assert_not_reached ();
}

/* While a corner is dragged, and until the pointer has left, no tooltip stands in front of the picture. */
static void
test_tooltip (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw (1);
  GtkWidget *view = get_child (fixture, "view");
  GtkGesture *drag = find_controller (view, GTK_TYPE_GESTURE_DRAG);
  double x, y;

  read_picture (fixture, png);
  g_assert_true (rubric_image_view_get_corner (RUBRIC_IMAGE_VIEW (view), 0, &x, &y));
  g_assert_true (gtk_widget_get_has_tooltip (view));
  g_signal_emit_by_name (drag, "drag-begin", x, y);
  g_assert_false (gtk_widget_get_has_tooltip (view));
  g_signal_emit_by_name (drag, "drag-end", 0.0, 0.0);
  g_assert_false (gtk_widget_get_has_tooltip (view));
  g_signal_emit_by_name (find_controller (view, GTK_TYPE_EVENT_CONTROLLER_MOTION), "leave");
  g_assert_true (gtk_widget_get_has_tooltip (view));
}

/* Where a cell of another grid is doubtful the list waits. */
static void
test_all_doubtful (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) png = draw_puzzle (CLASHING, 2, 2 * SIDE);

  read_picture (fixture, png);
  g_assert_true (gtk_widget_get_visible (get_child (fixture, "all_button")));
  g_assert_false (gtk_widget_get_sensitive (get_child (fixture, "all_button")));
  g_assert_null (rubric_picture_panel_dup_all (fixture->panel));
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  g_test_add ("/picture-all/taken", Fixture, NULL, set_up, test_all, tear_down);
  g_test_add ("/picture-all/doubtful", Fixture, NULL, set_up, test_all_doubtful, tear_down);
  g_test_add ("/picture-all/entries", Fixture, NULL, set_up, test_all_entries, tear_down);
  g_test_add ("/picture-all/tooltip", Fixture, NULL, set_up, test_tooltip, tear_down);
  return g_test_run ();
}
