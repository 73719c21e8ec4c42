/* rubric-adaptations.c - the differences between versions of GTK and libadwaita: how the program starts, its windows
 *
 * With rubric-adaptations-dialogs.c the only file that may call functions newer than our floor (GTK 4.8, libadwaita
 * 1.2), each inside a version check.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#undef GDK_VERSION_MAX_ALLOWED
#undef ADW_VERSION_MAX_ALLOWED
#undef GLIB_VERSION_MAX_ALLOWED

#include "rubric-adaptations.h"

#include "rubric-widgets.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#ifdef GDK_WINDOWING_WAYLAND
#include <gdk/wayland/gdkwayland.h>
#endif

/* As the kernel's and NVIDIA's drivers name them. */
static gboolean
has_gpu (void)
{
  g_autoptr (GDir) dir = g_dir_open ("/dev/dri", 0, NULL);

  return (dir != NULL && g_dir_read_name (dir) != NULL) || g_file_test ("/dev/nvidiactl", G_FILE_TEST_EXISTS);
}

/* The theme that GTK reads as it starts is a seventh of the cost of a start, and libadwaita at once replaces it by an
 * empty one below its own style: the empty one comes first. A theme that the person has set in the environment
 * stays. */
#define EMPTY_THEME "Rubric-empty"

static gboolean theme_is_ours;

static void
choose_theme (void)
{
  const char *bus = g_getenv ("DBUS_SESSION_BUS_ADDRESS");

  if (g_getenv ("GTK_THEME") != NULL || bus == NULL || strstr (bus, "autolaunch:") != NULL)
    return; /* a bus that would be started for us, and all that it starts, would get the theme, too */
  g_setenv ("GTK_THEME", EMPTY_THEME, FALSE);
  theme_is_ours = TRUE;
}

#if GTK_CHECK_VERSION(4, 10, 0)

/* GTK adds up the place of each widget in its parent to tell the place of a widget in its window. But it measures a
 * child from the inside of the parent's padding and the parent from the outside, and is off by all paddings on the
 * way. */
static gboolean
get_bounds_cb (GtkAccessible *accessible, int *x, int *y, int *width, int *height)
{
  GtkWidget *widget = GTK_WIDGET (accessible), *parent = gtk_widget_get_parent (widget);
  graphene_rect_t bounds, outside;

  if (!gtk_widget_get_realized (widget))
    return FALSE;
  if (parent == NULL)
    parent = widget;
  if (!gtk_widget_compute_bounds (widget, parent, &bounds) || !gtk_widget_compute_bounds (parent, parent, &outside))
    bounds = outside = *graphene_rect_zero ();
  graphene_rect_offset (&bounds, -outside.origin.x, -outside.origin.y);
  *x = (int)floorf (bounds.origin.x);
  *y = (int)floorf (bounds.origin.y);
  *width = (int)ceilf (bounds.size.width);
  *height = (int)ceilf (bounds.size.height);
  return TRUE;
}

/* Before there is another class of widgets: each takes over what its parent has then. */
static void
adapt_places (void)
{
  GTypeClass *klass = g_type_class_ref (GTK_TYPE_WIDGET);
  GtkAccessibleInterface *accessible = g_type_interface_peek (klass, GTK_TYPE_ACCESSIBLE);

  accessible->get_bounds = get_bounds_cb;
  g_type_class_unref (klass);
}

static gboolean
is_named_by_label (GtkWidget *widget)
{
  const char *type = G_OBJECT_TYPE_NAME (widget);

  return g_str_equal (type, "GtkModelButton") || g_str_equal (type, "AdwShortcutRow");
}

/* Handles each item as soon as it is seen: some come while the menu is open. */
static gboolean
item_mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer unused)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  GtkWidget *label = is_named_by_label (widget) ? rubric_widget_find (widget, GTK_TYPE_LABEL) : NULL;

  if (label == NULL)
    return TRUE;
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  rubric_widget_set_name (widget, gtk_label_get_text (GTK_LABEL (label)));
  return TRUE;
}

#endif

/* Calls @callback for each widget when it is shown. */
static void
watch_maps (GSignalEmissionHook callback)
{
  GTypeClass *klass = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, callback, NULL, NULL);
  g_type_class_unref (klass);
}

/* A button that is pressed in a tooltip as this goes, and moved then, ends a program with GTK 4.8 on X11: the pointer
 * goes through to the widget below, which the person has meant anyway. */
static gboolean
tooltip_mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer unused)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  cairo_region_t *none;

  if (!g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow"))
    return TRUE;
  none = cairo_region_create ();
  gdk_surface_set_input_region (gtk_native_get_surface (GTK_NATIVE (widget)), none);
  cairo_region_destroy (none);
  return TRUE;
}

static void
silence_opener_cb (GtkPopover *popover)
{
  GtkWidget *opener = gtk_widget_get_parent (GTK_WIDGET (popover));

  if (opener != NULL && gtk_widget_get_tooltip_text (opener) != NULL)
    gtk_widget_set_has_tooltip (opener, !gtk_widget_get_visible (GTK_WIDGET (popover)));
}

/* GTK shows the tooltip of a button over the menu that the button has opened. */
static gboolean
any_popover_mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer unused)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (!GTK_IS_POPOVER (widget)
      || g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, silence_opener_cb, NULL) != 0)
    return TRUE;
  g_signal_connect (widget, "notify::visible", G_CALLBACK (silence_opener_cb), NULL);
  silence_opener_cb (GTK_POPOVER (widget));
  return TRUE;
}

static gboolean
has_fonts (void)
{
  PangoFontMap *map = pango_cairo_font_map_get_default ();
  PangoContext *context = pango_font_map_create_context (map);
  PangoFontDescription *any = pango_font_description_from_string ("Sans 10");
  g_autoptr (GObject) font = (GObject *)pango_font_map_load_font (map, context, any);

  pango_font_description_free (any);
  g_object_unref (context);
  return font != NULL;
}

static void
end_program (const char *reason)
{
  g_printerr ("%s\n", reason);
  exit (EXIT_FAILURE);
}

/* With the empty theme in the environment of the program for the time of the start alone. */
static void
start_with_empty_theme (void)
{
  gboolean ok = gtk_init_check ();

  if (ok)
    gtk_settings_get_default (); /* which reads the theme */
  /* GDBus may have its thread by now. glibc moves all variables after this one up by a place, so that a thread that is
   * going through them can miss one; it reads no freed memory. If this one stayed, programs that we start would get
   * it. */
  g_unsetenv ("GTK_THEME");
  if (!ok) /* as gtk_init() would say, if it had been the first to see that */
    end_program (_ ("There is no display to show a window on."));
}

void
rubric_adapt_start (void)
{
#if GTK_CHECK_VERSION(4, 10, 0)
  adapt_places ();
  /* GTK 4.18 names the items of a menu by their labels, which it says are there for the looks only and have no name;
   * libadwaita 1.8 so the rows of its shortcuts. */
  watch_maps (item_mapped_cb);
#endif
  watch_maps (tooltip_mapped_cb);
  watch_maps (any_popover_mapped_cb);
  if (theme_is_ours)
    start_with_empty_theme ();
  if (!has_fonts ())
    end_program (_ ("There are no fonts to write with. Install one, such as Cantarell or DejaVu."));
}

void
rubric_adapt_to_display (void)
{
  const char *renderer = g_getenv ("GSK_RENDERER");

  choose_theme ();
  if (has_gpu () || (renderer != NULL && strcmp (renderer, "cairo") != 0) || g_getenv ("GDK_DEBUG") != NULL)
    return;
  g_setenv ("GSK_RENDERER", "cairo", FALSE); /* or GTK would say that it tried another one first */
  if (gtk_get_minor_version () >= 16)
    g_setenv ("GDK_DISABLE", "gl,vulkan", FALSE);
  else
    g_setenv ("GDK_DEBUG", "gl-disable", FALSE);
}

void
rubric_adapt_list (GtkWidget *list)
{
#if GTK_CHECK_VERSION(4, 12, 0)
  g_object_set (list, "tab-behavior", GTK_LIST_TAB_ITEM, NULL);
#endif
}

typedef struct
{
  RubricGiveFocus give;
  GtkWidget *widget;
  GtkWidget *opener; /* to which the popover belongs */
} Giving;

static void
giving_free (Giving *giving)
{
  g_object_unref (giving->widget);
  g_object_unref (giving->opener);
  g_free (giving);
}

static gboolean
give_again_cb (gpointer user_data)
{
  Giving *giving = user_data;

  if (rubric_focus_is_within (giving->opener))
    giving->give (giving->widget);
  return G_SOURCE_REMOVE;
}

static void
give_focus_cb (GtkPopover *popover, const Giving *giving)
{
  GtkWidget *opener = gtk_widget_get_parent (GTK_WIDGET (popover));
  Giving *again;

  giving->give (giving->widget);
  if (opener == NULL)
    return;
  again = g_new (Giving, 1);
  *again = (Giving){ giving->give, g_object_ref (giving->widget), g_object_ref (opener) };
  g_idle_add_full (G_PRIORITY_LOW, give_again_cb, again, (GDestroyNotify)giving_free);
}

void
rubric_adapt_popover (GtkPopover *popover, RubricGiveFocus give, GtkWidget *widget)
{
  const Giving giving = { give, widget, NULL };

  g_signal_connect_data (popover, "closed", G_CALLBACK (give_focus_cb), g_memdup2 (&giving, sizeof giving),
                         (GClosureNotify)(GCallback)g_free, 0);
}

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

/* A compositor of Wayland lets a window come to the front on behalf of the window with the keyboard. GTK 4.8 names the
 * new window itself instead; as a program that starts another one it does better. */
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

/* GTK ignores the window manager closing a window behind a modal one. */
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

/* Sees the event before GTK does. */
static gboolean
event_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer unused)
{
  GtkNative *native = gtk_native_get_for_surface (g_value_get_object (&values[0]));
  GdkEvent *event = g_value_peek_pointer (&values[1]);

  if (gdk_event_get_event_type (event) == GDK_DELETE && GTK_IS_WINDOW (native) && is_behind (GTK_WINDOW (native)))
    gtk_window_close (GTK_WINDOW (native));
  return TRUE;
}

/* GTK 4.8 would look at the parent when the dialog is freed, which after a key that quits is too late. */
static void
leave_with_parent_cb (GtkWindow *dialog)
{
  gtk_window_set_transient_for (dialog, NULL);
  gtk_window_destroy (dialog);
}

/* A dialog of GTK would outlive the window that it belongs to. */
static gboolean
dialog_mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer unused)
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

/* In the order in which they are laid over style.css. libadwaita would load the two files by itself if they had other
 * names; since 1.9 it warns of that at each start, and asks for media queries, which GTK 4.8 does not know. */
static const struct
{
  const char *property; /* AdwStyleManager's */
  const char *path;
} layers[] = {
  { "dark", "/io/github/rubric_sudoku/Rubric/over-dark.css" },
  { "high-contrast", "/io/github/rubric_sudoku/Rubric/over-hc.css" },
};

static void
style_notify_cb (AdwStyleManager *manager, GParamSpec *pspec, GtkStyleProvider *provider)
{
  GdkDisplay *display = adw_style_manager_get_display (manager);
  gsize layer = 0;
  gboolean on;

  while (!g_str_equal (layers[layer].property, pspec->name))
    layer++;
  g_object_get (manager, pspec->name, &on, NULL);
  if (on)
    gtk_style_context_add_provider_for_display (display, provider, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1 + layer);
  else
    gtk_style_context_remove_provider_for_display (display, provider);
}

static void
follow_style (void)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gdk_display_get_default ());

  for (gsize i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", layers[i].property, NULL);
      GtkCssProvider *provider = gtk_css_provider_new ();

      gtk_css_provider_load_from_resource (provider, layers[i].path);
      g_signal_connect_data (manager, signal, G_CALLBACK (style_notify_cb), provider,
                             (GClosureNotify)(GCallback)g_object_unref, 0);
      style_notify_cb (manager, g_object_class_find_property (G_OBJECT_GET_CLASS (manager), layers[i].property),
                       GTK_STYLE_PROVIDER (provider));
    }
}

void
rubric_adapt_windows (void)
{
  GtkWidgetClass *klass = g_type_class_ref (GTK_TYPE_WINDOW);

  follow_style ();
  /* A dialog is none of the application's windows, and has none of its keys. */
  gtk_widget_class_add_binding_action (klass, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
  gtk_widget_class_add_binding (klass, GDK_KEY_q, GDK_CONTROL_MASK, forward_cb, "s", "quit");
  gtk_widget_class_add_binding (klass, GDK_KEY_F1, 0, forward_cb, "s", "help");
  watch_maps (dialog_mapped_cb);
  g_type_class_ref (GDK_TYPE_SURFACE);
  g_signal_add_emission_hook (g_signal_lookup ("event", GDK_TYPE_SURFACE), 0, event_cb, NULL, NULL);
}
