/* driver-actions.c - the actions of the program and of its windows, as a menu has them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <string.h>

#include "rubric-config.h"

/* "app.name" belongs to the program, "win.name" to the window on top. */
static GVariant *
call_actions (Driver *driver, const char *method, const char *action, GVariant *arguments)
{
  g_autofree char *path = g_strdup ("/" APPLICATION_ID);
  g_autoptr (GError) error = NULL;
  GVariant *reply;

  g_strdelimit (path, ".", '/');
  if (g_str_has_prefix (action, "win."))
    {
      g_free (path);
      path = driver_get_object_path (driver);
      if (path == NULL)
        driver_fail (driver, "the window on top has no actions");
    }
  reply = g_dbus_connection_call_sync (driver->session->bus, APPLICATION_ID, path, "org.gtk.Actions", method, arguments,
                                       NULL, G_DBUS_CALL_FLAGS_NONE, DRIVER_SECONDS * 1000, NULL, &error);
  if (reply == NULL)
    driver_fail (driver, "action %s: %s", action, error->message);
  return reply;
}

static gboolean
service_condition (Driver *driver, gpointer unused)
{
  g_autoptr (GVariant) reply
      = g_dbus_connection_call_sync (driver->session->bus, "org.freedesktop.DBus", "/", "org.freedesktop.DBus",
                                     "NameHasOwner", g_variant_new ("(s)", APPLICATION_ID), NULL,
                                     G_DBUS_CALL_FLAGS_NONE, DRIVER_SECONDS * 1000, NULL, NULL);
  gboolean owned = FALSE;

  if (reply != NULL)
    g_variant_get (reply, "(b)", &owned);
  return owned;
}

/**
 * driver_start_service:
 *
 * Starts the program as the bus does when somebody activates an action: without a window.
 */
void
driver_start_service (Driver *driver)
{
  driver_launch (driver, "--gapplication-service");
  driver_expect (driver, service_condition, NULL, "the program on the session bus");
}

/**
 * driver_activate:
 * @action: such as "win.save" or "app.quit"
 * @parameter: (nullable) (transfer floating): what the action takes
 *
 * Activates an action as a menu would.
 */
void
driver_activate (Driver *driver, const char *action, GVariant *parameter)
{
  g_autoptr (GVariant) reply = NULL;
  GVariantBuilder parameters;

  g_variant_builder_init (&parameters, G_VARIANT_TYPE ("av"));
  if (parameter != NULL)
    g_variant_builder_add (&parameters, "v", parameter);
  reply = call_actions (driver, "Activate", action,
                        g_variant_new ("(sava{sv})", strchr (action, '.') + 1, &parameters, NULL));
}

/**
 * driver_is_enabled:
 *
 * Returns: whether @action can be activated now
 */
gboolean
driver_is_enabled (Driver *driver, const char *action)
{
  const char *name = strchr (action, '.') + 1;
  g_autoptr (GVariant) reply = call_actions (driver, "Describe", action, g_variant_new ("(s)", name));
  gboolean enabled;

  g_variant_get (reply, "((bgav))", &enabled, NULL, NULL);
  return enabled;
}

static gboolean
enabled_condition (Driver *driver, gpointer action)
{
  return driver_is_enabled (driver, action);
}

/**
 * driver_expect_enabled:
 *
 * Waits until @action can be activated: the window hears of a change in the program later than its cells.
 */
void
driver_expect_enabled (Driver *driver, const char *action)
{
  driver_expect (driver, enabled_condition, (gpointer) action, action);
}
