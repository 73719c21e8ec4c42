/* screen-wayland.c - windows under a headless mutter, as the program itself knows them
 *
 * A compositor tells nobody of the windows of others. Which has the keyboard the program says, who is told by the
 * compositor in the same order as of the keys; where a window is nobody says: see input-mutter.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "screen-wayland.h"

#include <stdlib.h>

#include "rubric-config.h"

#define POLL_US 10000
#define START_SECONDS 20
#define SETTLE_US (G_USEC_PER_SEC * 3 / 10) /* mutter lets windows grow for as long when they come */
#define DPI 96.0
#define CODE_NOTHING 193 /* F15 */

static ScreenWayland *
get_screen (Driver *driver)
{
  return driver->session->display;
}

static gboolean
wayland_open (DriverSession *session, char **why_not)
{
  static const char *const programs[] = { "mutter", "pipewire" };

  for (gsize i = 0; i < G_N_ELEMENTS (programs); i++)
    {
      g_autofree char *path = g_find_program_in_path (programs[i]);

      if (path != NULL)
        continue;
      *why_not = g_strdup_printf ("%s is missing", programs[i]);
      return FALSE;
    }
  session->display = g_new0 (ScreenWayland, 1);
  return TRUE;
}

/* Warnings of others are no failure of anything here. */
static GSubprocess *
spawn (DriverSession *session, const char *const *words, GError **error)
{
  g_autoptr (GSubprocessLauncher) launcher
    = driver_session_get_launcher (session, G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);

  g_subprocess_launcher_unsetenv (launcher, "G_DEBUG");
  g_subprocess_launcher_unsetenv (launcher, "DISPLAY");
  g_subprocess_launcher_unsetenv (launcher, "WAYLAND_DISPLAY");
  g_subprocess_launcher_setenv (launcher, "DBUS_SESSION_BUS_ADDRESS", session->bus_address, TRUE);
  g_subprocess_launcher_setenv (launcher, "GSETTINGS_BACKEND", "keyfile", TRUE);
  g_subprocess_launcher_unsetenv (launcher, "XDG_CONFIG_HOME");
  g_subprocess_launcher_setenv (launcher, "XDG_RUNTIME_DIR", session->dir, TRUE);
  return g_subprocess_launcher_spawnv (launcher, words, error);
}

/* No key is held for so long that it should come again. */
static void
configure (DriverSession *session)
{
  g_autofree char *folder = g_build_filename (session->dir, ".config", "glib-2.0", "settings", NULL);
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, "[org/gnome/desktop/peripherals/keyboard]\nrepeat=false\n", -1, NULL));
}

/* A file or socket that somebody else makes. */
static gboolean
await_file (const char *path, GError **error)
{
  gint64 end = g_get_monotonic_time () + START_SECONDS * G_USEC_PER_SEC;

  while (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      if (g_get_monotonic_time () > end)
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, "%s does not come", path);
          return FALSE;
        }
      g_usleep (POLL_US);
    }
  return TRUE;
}

/* It answers behind what came before. */
static void
sync_cb (gpointer data)
{
  ScreenWayland *self = data;
  g_autofree char *ignored = self->top != NULL ? atspi_accessible_get_name (self->top, NULL) : NULL;
}

static gboolean
wayland_start (DriverSession *session, GError **error)
{
  ScreenWayland *self = session->display;
  g_autofree char *pictures = g_build_filename (session->dir, "pipewire-0", NULL);
  g_autofree char *size = g_strdup_printf ("%dx%d", MUTTER_WIDTH, MUTTER_HEIGHT);
  const char *const pipewire[] = { "pipewire", NULL };
  const char *const mutter[]
    = { "mutter", "--wayland", "--headless", "--no-x11", "--wayland-display", "wayland", "--virtual-monitor", size, NULL };

  configure (session);
  self->socket = g_build_filename (session->dir, "wayland", NULL);
  self->pipewire = spawn (session, pipewire, error);
  self->process = self->pipewire != NULL ? spawn (session, mutter, error) : NULL;
  if (self->process == NULL || !await_file (pictures, error) || !await_file (self->socket, error)
      || !mutter_wait (session->bus, error))
    return FALSE;
  self->mutter = mutter_new (session->bus, error);
  if (self->mutter == NULL)
    return FALSE;
  self->mutter->sync = sync_cb;
  self->mutter->sync_data = self;
  self->eye = mutter_eye_new (self->mutter, pictures, error);
  if (self->eye == NULL)
    return FALSE;
  session->input = input_new (&input_mutter, self->mutter, error);
  return session->input != NULL;
}

static void
wayland_close (DriverSession *session)
{
  ScreenWayland *self = g_steal_pointer (&session->display);

  if (self == NULL)
    return;
  g_clear_object (&self->top);
  g_clear_object (&self->focused);
  g_clear_pointer (&self->eye, mutter_eye_free);
  g_clear_pointer (&self->mutter, mutter_free);
  driver_session_stop (&self->process);
  driver_session_stop (&self->pipewire);
  g_free (self->socket);
  g_free (self);
}

/* Shadows are as wide as a theme wants, on each side another width: without them a window is where it seems to be. */
static void
forbid_shadows (Driver *driver)
{
  g_autofree char *folder = driver_path (driver, "config/gtk-4.0");
  g_autofree char *style = NULL;

  g_mkdir_with_parents (folder, 0700);
  style = driver_write (driver, "config/gtk-4.0/gtk.css", "window.csd { box-shadow: none; }\n", -1);
}

static void
wayland_set_env (Driver *driver)
{
  driver_set_env (driver, "GDK_BACKEND", "wayland");
  driver_set_env (driver, "WAYLAND_DISPLAY", get_screen (driver)->socket);
  driver->env = g_environ_unsetenv (driver->env, "DISPLAY");
  forbid_shadows (driver);
}

/* Dialogs of GTK 4.8 do not say that they are active: something in them has the keyboard. */
static DriverWidget *
find_focused_window (Driver *driver, GPtrArray *windows)
{
  const DriverWanted wanted = { ATSPI_ROLE_INVALID, "*", ATSPI_STATE_FOCUSED };
  ScreenWayland *self = get_screen (driver);

  for (guint i = windows->len; i-- > 0;)
    {
      DriverWidget *window = windows->pdata[i];

      if (self->focused != NULL && driver_is_same (self->top, window)
          && driver_has_state (self->focused, ATSPI_STATE_FOCUSED))
        return window;
    }
  for (guint i = windows->len; i-- > 0;)
    {
      DriverWidget *focused = driver_search (driver, windows->pdata[i], &wanted);

      if (focused == NULL)
        continue;
      g_clear_object (&self->focused);
      self->focused = focused;
      return windows->pdata[i];
    }
  return NULL;
}

static DriverWidget *
wayland_find_top (Driver *driver, GPtrArray *windows)
{
  ScreenWayland *self = get_screen (driver);
  DriverWidget *top = NULL;

  for (guint i = windows->len; top == NULL && i-- > 0;)
    if (driver_has_state (windows->pdata[i], ATSPI_STATE_ACTIVE))
      top = windows->pdata[i];
  if (top != NULL)
    g_clear_object (&self->focused);
  else
    top = find_focused_window (driver, windows);
  if (top != NULL && (self->top == NULL || !driver_is_same (self->top, top)))
    {
      g_set_object (&self->top, top);
      self->mutter->settled = g_get_monotonic_time () + SETTLE_US;
    }
  return top;
}

static gboolean
wayland_has_window (Driver *driver)
{
  g_autoptr (GPtrArray) windows = driver_list_windows (driver);

  return windows->len > 0;
}

static DriverWidget *
get_top (Driver *driver)
{
  g_autoptr (GPtrArray) windows = driver_list_windows (driver);
  DriverWidget *top = wayland_find_top (driver, windows);

  return top != NULL ? g_object_ref (top) : NULL;
}

static gboolean
wayland_is_active (Driver *driver)
{
  g_autoptr (DriverWidget) top = get_top (driver);

  return top != NULL;
}

static char *
wayland_get_title (Driver *driver)
{
  g_autoptr (DriverWidget) top = get_top (driver);

  return top != NULL ? atspi_accessible_get_name (top, NULL) : NULL;
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* (transfer full): the numbers of the windows that have actions, as they are called on the bus. */
static GArray *
list_numbers (Driver *driver, const char *path)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GVariant) reply
    = g_dbus_connection_call_sync (driver->session->bus, APPLICATION_ID, path, "org.freedesktop.DBus.Introspectable",
                                   "Introspect", NULL, G_VARIANT_TYPE ("(s)"), G_DBUS_CALL_FLAGS_NONE,
                                   DRIVER_SECONDS * 1000, NULL, NULL);
  g_autoptr (GDBusNodeInfo) node = NULL;
  const char *xml;

  if (reply == NULL)
    return numbers;
  g_variant_get (reply, "(&s)", &xml);
  node = g_dbus_node_info_new_for_xml (xml, NULL);
  for (guint i = 0; node != NULL && node->nodes != NULL && node->nodes[i] != NULL; i++)
    {
      int number = atoi (node->nodes[i]->path);

      g_array_append_val (numbers, number);
    }
  g_array_sort (numbers, compare_numbers);
  return numbers;
}

/* Nobody says which window has which actions: both are in the order in which the windows were made. */
static char *
wayland_get_object_path (Driver *driver)
{
  g_autofree char *path = g_strdup ("/" APPLICATION_ID "/window");
  g_autoptr (GPtrArray) windows = driver_list_windows (driver);
  DriverWidget *top = wayland_find_top (driver, windows);
  g_autoptr (GArray) numbers = NULL;
  guint position;

  g_strdelimit (path, ".", '/');
  numbers = list_numbers (driver, path);
  if (numbers->len == 0)
    return NULL;
  if (top == NULL || !g_ptr_array_find (windows, top, &position))
    position = 0;
  return g_strdup_printf ("%s/%d", path, g_array_index (numbers, int, MIN (position, numbers->len - 1)));
}

/* While mutter lets the pointer drag a window it takes the keyboard away from it. */
static void
wayland_get_size (Driver *driver, int *width, int *height)
{
  g_autoptr (DriverWidget) active = get_top (driver);
  DriverWidget *top = get_screen (driver)->top;
  int extents[4] = { 0 };

  if (top != NULL)
    driver_get_extents (top, extents);
  *width = extents[2];
  *height = extents[3];
}

static void
wayland_get_corner (Driver *driver, int *x, int *y)
{
  *x = *y = 0;
}

static void
wayland_get_screen_size (Driver *driver, int *width, int *height)
{
  *width = MUTTER_WIDTH;
  *height = MUTTER_HEIGHT;
}

/* The window follows the pointer up and to the left, as far as the screen goes. */
static void
wayland_move_to_corner (Driver *driver)
{
  Input *input = driver->session->input;

  input_modifiers (input, "Super", TRUE);
  input_drag (input, 1, 1, -MUTTER_WIDTH, -MUTTER_HEIGHT);
  input_modifiers (input, "Super", FALSE);
}

static void
wayland_hold (Driver *driver, gboolean press)
{
  input_hold_code (driver->session->input, CODE_NOTHING, press);
}

/* There is no task bar that could be asked. */
static void
wayland_choose_window (Driver *driver, guint n)
{
}

/* Only a whole desktop changes the layout of a mutter that runs. */
static gboolean
wayland_set_layout (DriverSession *session, const char *layout)
{
  return FALSE;
}

/* No program but one with the home of this scenario is told, so that there is nothing to be taken back. */
static void
wayland_set_dpi (Driver *driver, int dpi)
{
  g_autofree char *folder = driver_path (driver, "config/glib-2.0/settings");
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);
  g_autoptr (GKeyFile) settings = g_key_file_new ();

  if (dpi == 0)
    return;
  g_mkdir_with_parents (folder, 0700);
  g_key_file_load_from_file (settings, path, G_KEY_FILE_NONE, NULL);
  g_key_file_set_double (settings, "org/gnome/desktop/interface", "text-scaling-factor", dpi / DPI);
  g_assert_true (g_key_file_save_to_file (settings, path, NULL));
}

/* Without the margin. */
static cairo_surface_t *
wayland_grab (Driver *driver, gboolean all)
{
  cairo_surface_t *seen = mutter_eye_look (get_screen (driver)->eye, !all);
  cairo_surface_t *window;
  int width, height;
  cairo_t *cr;

  if (all || seen == NULL)
    return seen;
  wayland_get_size (driver, &width, &height);
  window = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cr = cairo_create (window);
  cairo_set_source_surface (cr, seen, -MUTTER_MARGIN, -MUTTER_MARGIN);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (seen);
  return window;
}

const DriverScreen driver_screen_wayland = {
  .open = wayland_open,
  .start = wayland_start,
  .close = wayland_close,
  .set_env = wayland_set_env,
  .find_top = wayland_find_top,
  .has_window = wayland_has_window,
  .is_active = wayland_is_active,
  .get_title = wayland_get_title,
  .get_object_path = wayland_get_object_path,
  .get_size = wayland_get_size,
  .get_corner = wayland_get_corner,
  .get_screen_size = wayland_get_screen_size,
  .move_to_corner = wayland_move_to_corner,
  .choose_window = wayland_choose_window,
  .set_layout = wayland_set_layout,
  .set_dpi = wayland_set_dpi,
  .grab = wayland_grab,
  .set_clipboard = screen_wayland_set_clipboard,
  .forget_clipboard = screen_wayland_forget_clipboard,
  .hold = wayland_hold,
  .text_type = "text/plain",
  .grip = MUTTER_MARGIN / 2,
};
