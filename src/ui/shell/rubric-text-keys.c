/* rubric-text-keys.c - keys that belong to the text with the keyboard before they are those of actions
 *
 *     Ctrl+V   ──►  text takes it?  ──yes──►  done
 *                        │ no
 *                   edits text?     ──yes──►  nothing: there is nothing to undo or to copy in the text
 *                        │ no
 *                   the action of the window: Ctrl+S, F5
 *
 * GTK gives the keys of actions to the window first, whatever has the keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-keys.h"

/* What an entry may have no use for at the moment is still not meant for the puzzle. */
static const struct
{
  guint keyval;
  GdkModifierType state;
} editing[] = {
  { GDK_KEY_a, GDK_CONTROL_MASK }, { GDK_KEY_c, GDK_CONTROL_MASK },
  { GDK_KEY_v, GDK_CONTROL_MASK }, { GDK_KEY_x, GDK_CONTROL_MASK },
  { GDK_KEY_y, GDK_CONTROL_MASK }, { GDK_KEY_z, GDK_CONTROL_MASK },
  { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK },
};

static gboolean
is_entry (GtkWidget *focus)
{
  return GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus);
}

static gboolean
is_selectable (GtkWidget *focus)
{
  return GTK_IS_LABEL (focus) && gtk_label_get_selectable (GTK_LABEL (focus));
}

static gboolean
edits (GdkEvent *event)
{
  gboolean found = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (editing) && !found; i++)
    found = gdk_key_event_matches (event, editing[i].keyval, editing[i].state) != GDK_KEY_MATCH_NONE;
  return found;
}

/* All that is typed without Ctrl goes its usual way: no action has a letter. */
static gboolean
key_cb (GtkEventController *controller, guint keyval, guint keycode, GdkModifierType state, GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus == NULL || (state & GDK_CONTROL_MASK) == 0 || !(is_entry (focus) || is_selectable (focus)))
    return GDK_EVENT_PROPAGATE;
  return gtk_event_controller_key_forward (GTK_EVENT_CONTROLLER_KEY (controller), focus)
         || (is_entry (focus) && edits (gtk_event_controller_get_current_event (controller)));
}

void
rubric_text_keys_attach (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), window);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (window)), "gtk-label-select-on-focus", FALSE, NULL);
}
