/* rubric-change-bar.c - a message that another program has changed the file, with buttons for the ways out
 *
 * AdwBanner has one button, and is newer than our floor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-change-bar.h"

#include "rubric-boxes.h"

#include <glib/gi18n.h>

struct _RubricChangeBar
{
  GtkWidget parent_instance;

  GtkRevealer *revealer;
  GtkLabel *label;
  GtkWidget *reload_button;
  GtkWidget *keep_button;
  GtkWidget *save_button;
  GtkWidget *save_as_button;
};

G_DEFINE_FINAL_TYPE (RubricChangeBar, rubric_change_bar, GTK_TYPE_WIDGET)

static const struct
{
  const char *sentence;
  gboolean can_reload;
  gboolean can_save; /* there, and not only elsewhere */
} changes[] = {
  [RUBRIC_FILE_CHANGED] = { N_ ("The file has been changed by another program."), TRUE, TRUE },
  [RUBRIC_FILE_GONE] = { N_ ("The file has been deleted or moved."), FALSE, TRUE },
  [RUBRIC_FILE_LOST]
  = { N_ ("Rubric no longer has access to the file. Nothing is lost; save it where you like."), FALSE, FALSE },
};

/* A screen reader would find the bar, folded up, as long as it is visible. */
static void
update_bar_visible (RubricChangeBar *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_revealer_get_reveal_child (self->revealer)
                                                 || gtk_revealer_get_child_revealed (self->revealer));
}

static void
rubric_change_bar_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  if (child != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (rubric_change_bar_parent_class)->dispose (object);
}

static void
rubric_change_bar_class_init (RubricChangeBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_change_bar_dispose;
  g_type_ensure (RUBRIC_TYPE_WRAP_BOX);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "changebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-change-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricChangeBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, RubricChangeBar, label);
  gtk_widget_class_bind_template_child (widget_class, RubricChangeBar, reload_button);
  gtk_widget_class_bind_template_child (widget_class, RubricChangeBar, keep_button);
  gtk_widget_class_bind_template_child (widget_class, RubricChangeBar, save_button);
  gtk_widget_class_bind_template_child (widget_class, RubricChangeBar, save_as_button);
}

static void
rubric_change_bar_init (RubricChangeBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->revealer, "notify::child-revealed", G_CALLBACK (update_bar_visible), self,
                           G_CONNECT_SWAPPED);
  update_bar_visible (self);
}

void
rubric_change_bar_set_change (RubricChangeBar *self, RubricFileChange change)
{
  if (change != RUBRIC_FILE_SAME)
    gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, change != RUBRIC_FILE_SAME);
  if (change == RUBRIC_FILE_SAME) /* the sentence stays while the bar folds up */
    return;
  gtk_label_set_text (self->label, _ (changes[change].sentence));
  gtk_widget_set_visible (self->reload_button, changes[change].can_reload);
  gtk_widget_set_visible (self->keep_button, changes[change].can_reload);
  gtk_widget_set_visible (self->save_button, changes[change].can_save && !changes[change].can_reload);
  gtk_widget_set_visible (self->save_as_button, !changes[change].can_save);
}
