/* rubric-adaptations-windows.c - windows that come to the front, and that close whatever is in front
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-adaptations.h"

#ifdef GDK_WINDOWING_WAYLAND
#include <gdk/wayland/gdkwayland.h>

static gboolean
has_keyboard (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_is_active (l->data))
      return TRUE;
  return FALSE;
}

/* A compositor of Wayland lets a window come to the front for whom it has given the keyboard to. GTK 4.8 shows it the
 * window itself in place of the one with the keyboard; as a program that starts another one it does better.
 */
static char *
ask_to_come (GdkDisplay *display)
{
  g_autoptr (GdkAppLaunchContext) context = gdk_display_get_app_launch_context (display);
  g_autoptr (GAppInfo) self = g_app_info_create_from_commandline (g_get_prgname (), NULL, G_APP_INFO_CREATE_NONE, NULL);

  return self != NULL ? g_app_launch_context_get_startup_notify_id (G_APP_LAUNCH_CONTEXT (context), self, NULL) : NULL;
}

static void
bring_to_front (GtkWindow *window)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (window));
  g_autofree char *token = NULL;

  if (!GDK_IS_WAYLAND_DISPLAY (display) || gdk_wayland_display_get_startup_notification_id (display) != NULL
      || !gtk_widget_get_mapped (GTK_WIDGET (window)) || !has_keyboard ())
    return;
  token = ask_to_come (display);
  if (token != NULL)
    gdk_wayland_display_set_startup_notification_id (display, token);
}
#endif

void
rubric_adapt_present (GtkWindow *window)
{
#ifdef GDK_WINDOWING_WAYLAND
  bring_to_front (window);
#endif
  gtk_window_present (window);
}

/* GTK drops it when the window manager closes a window behind a modal one; what is none of the application's windows, as
 * dialogs are, has none of its keys; and a dialog outlives the window that it belongs to. */
static gboolean
is_behind (GtkWindow *self)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  gboolean found = FALSE;

  for (GList *l = windows; l != NULL; l = l->next)
    found |= l->data != self && l->data != gtk_window_get_transient_for (self) && gtk_window_get_modal (l->data)
             && gtk_widget_get_visible (l->data);
  return found;
}

/* Before GTK has it. */
static gboolean
event_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer unused)
{
  GtkNative *native = gtk_native_get_for_surface (g_value_get_object (&values[0]));
  GdkEvent *event = g_value_peek_pointer (&values[1]);

  if (gdk_event_get_event_type (event) == GDK_DELETE && GTK_IS_WINDOW (native) && is_behind (GTK_WINDOW (native)))
    gtk_window_close (GTK_WINDOW (native));
  return TRUE;
}

/* GTK 4.8 would look at the parent when the dialog is freed, which after a key that quits is later than the parent is. */
static void
leave_with_parent_cb (GtkWindow *dialog)
{
  gtk_window_set_transient_for (dialog, NULL);
  gtk_window_destroy (dialog);
}

/* The dialogs of GTK belong to who asked for them. */
static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer unused)
{
  gpointer window = g_value_get_object (&values[0]);
  GtkWindow *parent = GTK_IS_WINDOW (window) && !GTK_IS_DIALOG (window) ? gtk_window_get_transient_for (window) : NULL;

  if (parent != NULL && gtk_window_get_modal (window))
    g_signal_connect_object (parent, "destroy", G_CALLBACK (leave_with_parent_cb), window, G_CONNECT_SWAPPED);
  return TRUE;
}

/* The guide would open behind a modal window. */
static gboolean
forward_cb (GtkWidget *window, GVariant *action, gpointer unused)
{
  const char *name = g_variant_get_string (action, NULL);
  gboolean here = g_str_equal (name, "quit") || !gtk_window_get_modal (GTK_WINDOW (window));

  if (here)
    g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), name, NULL);
  return here;
}

void
rubric_adapt_closing (void)
{
  GtkWidgetClass *klass = g_type_class_ref (GTK_TYPE_WINDOW);

  gtk_widget_class_add_binding_action (klass, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
  gtk_widget_class_add_binding (klass, GDK_KEY_q, GDK_CONTROL_MASK, forward_cb, "s", "quit");
  gtk_widget_class_add_binding (klass, GDK_KEY_F1, 0, forward_cb, "s", "help");
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
  g_type_class_ref (GDK_TYPE_SURFACE);
  g_signal_add_emission_hook (g_signal_lookup ("event", GDK_TYPE_SURFACE), 0, event_cb, NULL, NULL);
}
