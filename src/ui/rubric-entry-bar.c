/* rubric-entry-bar.c - digits to press, and the switch between setup and solving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-entry-bar.h"

#include <glib/gi18n.h>

enum
{
  N_BUTTONS = 10, /* 1 to 9, then erase */
};

struct _RubricEntryBar
{
  GtkWidget parent_instance;

  GtkBox *box;
  GtkGrid *digits;
  GtkWidget *buttons[N_BUTTONS];
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (RubricEntryBar, rubric_entry_bar, GTK_TYPE_WIDGET)

static GtkWidget *
create_button (int i)
{
  GtkWidget *button = gtk_button_new ();
  gboolean erase = i == N_BUTTONS - 1;
  g_autofree char *label
      = erase ? g_strdup (_ ("Erase")) : g_strdup_printf (/* Translators: a button; %d is a digit */ _ ("Digit %d"), i + 1);

  if (erase)
    gtk_button_set_icon_name (GTK_BUTTON (button), "edit-clear-symbolic");
  else
    {
      const char text[] = { '1' + i, '\0' };

      gtk_button_set_label (GTK_BUTTON (button), text);
    }
  gtk_widget_add_css_class (button, "digit");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), erase ? "win.erase" : "win.digit");
  if (!erase)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", i + 1);
  return button;
}

static void
arrange (RubricEntryBar *self)
{
  int columns = self->narrow ? N_BUTTONS / 2 : N_BUTTONS;

  for (int i = 0; i < N_BUTTONS; i++)
    {
      if (gtk_widget_get_parent (self->buttons[i]) != NULL)
        gtk_grid_remove (self->digits, self->buttons[i]);
      gtk_grid_attach (self->digits, self->buttons[i], i % columns, i / columns, 1, 1);
    }
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  self->narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
rubric_entry_bar_dispose (GObject *object)
{
  RubricEntryBar *self = RUBRIC_ENTRY_BAR (object);

  for (int i = 0; i < N_BUTTONS; i++)
    g_clear_object (&self->buttons[i]);
  if (self->box != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->box));
  self->box = NULL;
  G_OBJECT_CLASS (rubric_entry_bar_parent_class)->dispose (object);
}

static void
rubric_entry_bar_class_init (RubricEntryBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_entry_bar_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-entry-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricEntryBar, box);
  gtk_widget_class_bind_template_child (widget_class, RubricEntryBar, digits);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "entrybar");
}

static void
rubric_entry_bar_init (RubricEntryBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < N_BUTTONS; i++)
    self->buttons[i] = g_object_ref_sink (create_button (i));
  arrange (self);
}

void
rubric_entry_bar_set_narrow (RubricEntryBar *self, gboolean narrow)
{
  g_return_if_fail (RUBRIC_IS_ENTRY_BAR (self));

  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  arrange (self);
}
