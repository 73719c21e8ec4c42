/* rubric-segmented.c - buttons side by side, one of them chosen: one stop for Tab, and the arrows go on inside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-segmented.h"

struct _RubricSegmented
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (RubricSegmented, rubric_segmented, GTK_TYPE_BOX)

static gboolean
can_be_chosen (GtkWidget *child)
{
  return GTK_IS_TOGGLE_BUTTON (child) && gtk_widget_get_focusable (child) && gtk_widget_get_can_focus (child)
         && gtk_widget_is_visible (child) && gtk_widget_is_sensitive (child);
}

/* The next one that can be chosen behind @child, or before it. */
static GtkWidget *
find_next (GtkWidget *child, gboolean forward)
{
  do
    child = forward ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child);
  while (child != NULL && !can_be_chosen (child));
  return child;
}

static GtkWidget *
find_entry (GtkWidget *widget)
{
  GtkWidget *entry = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (can_be_chosen (child) && (entry == NULL || gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (child))))
      entry = child;
  return entry;
}

gboolean
rubric_segmented_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (child == NULL)
    child = find_entry (widget);
  else if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    child = find_next (child, (direction == GTK_DIR_RIGHT) != mirrored);
  else
    return FALSE;
  return child != NULL && gtk_widget_grab_focus (child);
}

static void
rubric_segmented_class_init (RubricSegmentedClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = rubric_segmented_focus;
}

static void
rubric_segmented_init (RubricSegmented *self)
{
  gtk_box_set_homogeneous (GTK_BOX (self), TRUE);
}
