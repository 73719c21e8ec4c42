/* rubric-adaptations.c - what differs between versions of GTK and libadwaita: how the program starts
 *
 * With its neighbours, which have the dialogs, the only file that may call what is newer than our floor (GTK 4.8,
 * libadwaita 1.2), each behind a version check.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#undef GDK_VERSION_MAX_ALLOWED
#undef ADW_VERSION_MAX_ALLOWED
#undef GLIB_VERSION_MAX_ALLOWED

#include "rubric-adaptations.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* As the kernel's and NVIDIA's drivers name them. */
static gboolean
has_gpu (void)
{
  g_autoptr (GDir) dir = g_dir_open ("/dev/dri", 0, NULL);

  return (dir != NULL && g_dir_read_name (dir) != NULL) || g_file_test ("/dev/nvidiactl", G_FILE_TEST_EXISTS);
}

/* The theme that GTK reads as it starts is a seventh of all that a start costs, and libadwaita at once replaces it by an
 * empty one below its own style: the empty one comes first. A theme that the person has set in the environment stays. */
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

/* To tell where a widget is in its window, GTK adds up where each is in its parent. But it takes that from the inside of
 * the parent's padding and the parent's own place from the outside, and is off by all paddings on the way. */
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
tell_places (void)
{
  GTypeClass *klass = g_type_class_ref (GTK_TYPE_WIDGET);
  GtkAccessibleInterface *accessible = g_type_interface_peek (klass, GTK_TYPE_ACCESSIBLE);

  accessible->get_bounds = get_bounds_cb;
  g_type_class_unref (klass);
}

static GtkWidget *
find_label (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child);
  return found;
}

static gboolean
is_named_by_label (GtkWidget *widget)
{
  const char *type = G_OBJECT_TYPE_NAME (widget);

  return g_str_equal (type, "GtkModelButton") || g_str_equal (type, "AdwShortcutRow");
}

/* Each of them, as soon as it is seen: some come while the menu is open. */
static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer unused)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  GtkWidget *label = is_named_by_label (widget) ? find_label (widget) : NULL;

  if (label == NULL)
    return TRUE;
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (label)), -1);
  return TRUE;
}

/* GTK 4.18 names the items of a menu by their labels, which it says are there for the looks only and have no name;
 * libadwaita 1.8 so the rows of its shortcuts. */
static void
tell_names (void)
{
  GTypeClass *klass = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
  g_type_class_unref (klass);
}

#else

/* It asks each widget for its place in the window, */
static void
tell_places (void)
{
}

/* and an item of a menu has its name. */
static void
tell_names (void)
{
}

#endif

/* Each tooltip, as soon as it is seen. */
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

/* A button that is pressed in a tooltip as this goes, and moved then, ends a program with GTK 4.8 on X11: the pointer is
 * to go through to what is below, which the person has meant anyway. */
static void
let_through_tooltips (void)
{
  GTypeClass *klass = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, tooltip_mapped_cb, NULL, NULL);
  g_type_class_unref (klass);
}

void
rubric_adapt_start (void)
{
  gboolean ok;

  tell_places ();
  tell_names ();
  let_through_tooltips ();
  if (!theme_is_ours)
    return;
  ok = gtk_init_check ();
  if (ok)
    gtk_settings_get_default (); /* that is what reads the theme */
  /* GDBus may have its thread by now. glibc moves all variables behind this one up by a place, so that a thread that is
   * going through them can miss one; it reads no freed memory. To leave this one there would hand it on to whatever the
   * program starts. */
  g_unsetenv ("GTK_THEME");
  if (ok)
    return;
  g_printerr ("%s\n", _ ("There is no display to show a window on."));
  exit (EXIT_FAILURE); /* as gtk_init() would, if it had been the first to see that */
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
  GtkWidget *opener; /* what the popover belongs to */
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
  GtkRoot *root = gtk_widget_get_root (giving->widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && (focus == giving->opener || gtk_widget_is_ancestor (focus, giving->opener)))
    giving->give (giving->widget);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkPopover *popover, const Giving *giving)
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

  g_signal_connect_data (popover, "closed", G_CALLBACK (closed_cb), g_memdup2 (&giving, sizeof giving),
                         (GClosureNotify)(GCallback)g_free, 0);
}
