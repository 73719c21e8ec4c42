/* rubric-message-bar.c - a message across a window, with buttons; AdwBanner has one, and is newer than our floor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-message-bar.h"

#include "rubric-accessible-names.h"
#include "rubric-boxes.h"
#include "rubric-widgets.h"

struct _RubricMessageBar
{
  GtkWidget parent_instance;

  GtkRevealer *revealer;
  GtkWidget *bar;
  GtkImage *icon;
  GtkLabel *title;
  GtkLabel *detail;
  GtkWidget *buttons;
  GtkWidget *close_button;
};

G_DEFINE_FINAL_TYPE (RubricMessageBar, rubric_message_bar, GTK_TYPE_WIDGET)

/* A screen reader would find the bar, folded up, as long as it is visible. */
static void
update_bar_visible (RubricMessageBar *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_revealer_get_reveal_child (self->revealer)
                                                 || gtk_revealer_get_child_revealed (self->revealer));
}

static void
rubric_message_bar_dispose (GObject *object)
{
  rubric_widget_unparent_children (object);
  G_OBJECT_CLASS (rubric_message_bar_parent_class)->dispose (object);
}

static void
rubric_message_bar_class_init (RubricMessageBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_message_bar_dispose;
  g_type_ensure (RUBRIC_TYPE_WRAP_BOX);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "messagebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-message-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricMessageBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, RubricMessageBar, bar);
  gtk_widget_class_bind_template_child (widget_class, RubricMessageBar, icon);
  gtk_widget_class_bind_template_child (widget_class, RubricMessageBar, title);
  gtk_widget_class_bind_template_child (widget_class, RubricMessageBar, detail);
  gtk_widget_class_bind_template_child (widget_class, RubricMessageBar, buttons);
  gtk_widget_class_bind_template_child (widget_class, RubricMessageBar, close_button);
}

static void
rubric_message_bar_init (RubricMessageBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->revealer, "notify::child-revealed", G_CALLBACK (update_bar_visible), self,
                           G_CONNECT_SWAPPED);
  update_bar_visible (self);
}

static GtkWidget *
create_message_button (const RubricMessageButton *wanted)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (wanted->label);

  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), wanted->action);
  rubric_accessible_names_tidy (button);
  return button;
}

void
rubric_message_bar_show (RubricMessageBar *self, const RubricMessage *message)
{
  g_return_if_fail (RUBRIC_IS_MESSAGE_BAR (self));

  rubric_widget_unparent_children (self->buttons);
  for (guint i = 0; i < message->n_buttons; i++)
    gtk_widget_insert_before (create_message_button (&message->buttons[i]), self->buttons, NULL);
  gtk_image_set_from_icon_name (self->icon, message->icon);
  gtk_label_set_text (self->title, message->title);
  gtk_label_set_text (self->detail, message->detail != NULL ? message->detail : "");
  gtk_widget_set_visible (GTK_WIDGET (self->detail), message->detail != NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->close_button), message->dismiss);
  gtk_widget_set_visible (self->close_button, message->dismiss != NULL);
  gtk_widget_set_css_classes (self->bar, (const char *[]){ "bar", message->css_class, NULL });
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
}

/* The bar, which has only begun to unfold, is none of the places yet that Tab would find. */
void
rubric_message_bar_focus (RubricMessageBar *self)
{
  g_return_if_fail (RUBRIC_IS_MESSAGE_BAR (self));

  gtk_widget_grab_focus (gtk_widget_get_first_child (self->buttons));
}

/* The message stays while the bar folds up. */
gboolean
rubric_message_bar_hide (RubricMessageBar *self)
{
  gboolean had_focus;

  g_return_val_if_fail (RUBRIC_IS_MESSAGE_BAR (self), FALSE);

  had_focus = rubric_focus_is_within (GTK_WIDGET (self));
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  return had_focus;
}
