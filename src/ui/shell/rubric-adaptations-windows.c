/* rubric-adaptations-windows.c - windows that come to the front
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-adaptations.h"

#ifdef GDK_WINDOWING_WAYLAND
#include <gdk/wayland/gdkwayland.h>
#endif

#ifdef GDK_WINDOWING_WAYLAND
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
