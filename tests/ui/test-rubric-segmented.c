/* test-rubric-segmented.c - a row of choices is one stop for Tab, and left and right go on inside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-widgets.h"
#include "rubric-window.h"
#include "widget-testing.h"

enum
{
  N_CHOICES = 4,
};

typedef struct
{
  GtkWidget *window;
  GtkWidget *before, *row, *after;
  GtkWidget *choices[N_CHOICES];
} Fixture;

static GtkWidget *
append (GtkWidget *box, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (box), child);
  return child;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), box);
  self->before = append (box, gtk_button_new ());
  self->row = append (box, g_object_new (RUBRIC_TYPE_SEGMENTED, NULL));
  self->after = append (box, gtk_button_new ());
  for (int i = 0; i < N_CHOICES; i++)
    self->choices[i] = append (self->row, gtk_toggle_button_new ());
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->choices[2]), TRUE);
  gtk_window_present (GTK_WINDOW (self->window));
  widget_settle (self->window);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  widget_finish ();
}

static void
assert_moves (Fixture *self, GtkDirectionType direction, GtkWidget *to)
{
  g_assert_true (gtk_widget_child_focus (self->window, direction));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == to);
}

static void
test_tab (Fixture *self, gconstpointer data)
{
  gtk_widget_grab_focus (self->before);
  assert_moves (self, GTK_DIR_TAB_FORWARD, self->choices[2]);
  assert_moves (self, GTK_DIR_TAB_FORWARD, self->after);
  assert_moves (self, GTK_DIR_TAB_BACKWARD, self->choices[2]);
  assert_moves (self, GTK_DIR_TAB_BACKWARD, self->before);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->choices[2]), FALSE);
  assert_moves (self, GTK_DIR_TAB_FORWARD, self->choices[0]);
}

static void
test_arrows (Fixture *self, gconstpointer data)
{
  gtk_widget_grab_focus (self->choices[2]);
  gtk_widget_set_sensitive (self->choices[1], FALSE);
  assert_moves (self, GTK_DIR_LEFT, self->choices[0]);
  assert_moves (self, GTK_DIR_RIGHT, self->choices[2]);
  gtk_widget_set_visible (self->choices[3], FALSE);
  g_assert_false (gtk_widget_child_focus (self->row, GTK_DIR_RIGHT));
  assert_moves (self, GTK_DIR_UP, self->before);
}

static void
test_mirrored (Fixture *self, gconstpointer data)
{
  gtk_widget_set_direction (self->row, GTK_TEXT_DIR_RTL);
  gtk_widget_grab_focus (self->choices[2]);
  assert_moves (self, GTK_DIR_LEFT, self->choices[3]);
  assert_moves (self, GTK_DIR_RIGHT, self->choices[2]);
}

static void
test_nothing_to_choose (Fixture *self, gconstpointer data)
{
  for (int i = 0; i < N_CHOICES; i++)
    gtk_widget_set_sensitive (self->choices[i], FALSE);
  gtk_widget_grab_focus (self->before);
  assert_moves (self, GTK_DIR_TAB_FORWARD, self->after);
}

/* Returns: how many rows of choices there are in @widget; each is said to be one, and what is chosen in it */
static guint
count_named (GtkWidget *widget)
{
  guint n = 0;

  if (RUBRIC_IS_SEGMENTED (widget))
    {
      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL));
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_named (child);
  return n;
}

static void
test_names (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.rubric_sudoku.Rubric");
  g_autoptr (GtkApplication) application = widget_create_application ();
  GtkWindow *window = GTK_WINDOW (rubric_window_new (application, settings));

  g_assert_cmpuint (count_named (GTK_WIDGET (window)), ==, 1);
  gtk_window_destroy (window);
  widget_finish ();
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  g_test_add ("/segmented/tab", Fixture, NULL, set_up, test_tab, tear_down);
  g_test_add ("/segmented/arrows", Fixture, NULL, set_up, test_arrows, tear_down);
  g_test_add ("/segmented/mirrored", Fixture, NULL, set_up, test_mirrored, tear_down);
  g_test_add ("/segmented/nothing-to-choose", Fixture, NULL, set_up, test_nothing_to_choose, tear_down);
  g_test_add_func ("/segmented/names", test_names);
  return g_test_run ();
}
