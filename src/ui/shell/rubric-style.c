/* rubric-style.c - how the program looks in the dark and in high contrast
 *
 * libadwaita would load the two files by itself if they had other names; since 1.9 it warns of that at each start, and asks
 * for media queries, which GTK 4.8 does not know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-style.h"

#include <adwaita.h>

/* In the order in which they are laid over style.css. */
static const struct
{
  const char *property; /* of AdwStyleManager */
  const char *path;
} layers[] = {
  { "dark", "/io/github/rubric_sudoku/Rubric/over-dark.css" },
  { "high-contrast", "/io/github/rubric_sudoku/Rubric/over-hc.css" },
};

static void
notify_cb (AdwStyleManager *manager, GParamSpec *pspec, GtkStyleProvider *provider)
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

void
rubric_style_follow (void)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gdk_display_get_default ());

  for (gsize i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", layers[i].property, NULL);
      GtkCssProvider *provider = gtk_css_provider_new ();

      gtk_css_provider_load_from_resource (provider, layers[i].path);
      g_signal_connect_data (manager, signal, G_CALLBACK (notify_cb), provider, (GClosureNotify)(GCallback)g_object_unref, 0);
      notify_cb (manager, g_object_class_find_property (G_OBJECT_GET_CLASS (manager), layers[i].property),
                 GTK_STYLE_PROVIDER (provider));
    }
}
