/* monkey.c - somebody who does anything at all with the program, in an order that a seed tells
 *
 *   monkey --seed 7 --events 5000                 stops at the first critical warning, crash or standstill
 *   monkey --seed 7 --first 4200 --events 5000    leaves out what came before
 *
 * Each event follows from the seed and its number alone, so that a run can be had again, all of it or its end. The
 * program can write nowhere but in the folders of the test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include "e2e.h"
#include "rubric-config.h"

#include <string.h>

enum
{
  N_LAST = 30,          /* events that a failure lists */
  PING_EVERY = 50,      /* events */
  PING_SECONDS = 30,    /* a program that says nothing for so long stands still */
  PAUSE_US_MAX = 200000,
  DRAG_STEPS = 10,
  N_CHANCES = 100,
};

typedef struct
{
  Driver   *driver;
  GRand    *chance; /* of the current event */
  GPtrArray *files;
  GString  *what;   /* the current event, in words */
  char     *last[N_LAST];
} Monkey;

typedef struct
{
  const char *name;
  int         chances; /* of N_CHANCES */
  void (*act) (Monkey *self);
} Event;

static gboolean stray;
static int seed = 1, n_events = 300, first_event = 0, n_seconds = 0;

static const GOptionEntry options[] = {
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Of all that is left to chance", "N" },
  { "events", 0, 0, G_OPTION_ARG_INT, &n_events, "After which to stop", "N" },
  { "first", 0, 0, G_OPTION_ARG_INT, &first_event, "Leave out the events before", "N" },
  { "stray", 0, 0, G_OPTION_ARG_NONE, &stray, "Do anything also in the dialogs for files, which are GTK's", NULL },
  { "seconds", 0, 0, G_OPTION_ARG_INT, &n_seconds, "After which to stop, 0 for never", "N" },
  { NULL },
};

static const char *const keys[] = {
  "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "period", "space", "z", "x", "c", "v", "Left", "Right", "Up",
  "Down", "Home", "End", "Page_Up", "Page_Down", "Tab", "Return", "Escape", "Escape", "Escape", "Delete", "BackSpace",
  "F1", "F5", "F8", "F9", "F10", "F11", "F12", "Menu", "Pause", "plus", "minus", "comma", "question", "a", "e", "f", "h",
  "l", "n", "o", "p", "q", "s", "w", "y", "KP_Enter", "slash",
};

static const char *const held[] = { "Shift+", "Ctrl+", "Shift+Ctrl+", "Alt+", "Ctrl+Alt+", "Shift+Alt+" };

/* The likely ones, so that they come more often than by chance. */
static const char *const chords[] = {
  "Ctrl+n", "Ctrl+o", "Ctrl+s", "Shift+Ctrl+s", "Shift+Ctrl+e", "Ctrl+p", "Ctrl+w", "Ctrl+f", "Alt+Left", "Alt+Right",
  "Alt+Up", "Shift+F10", "Ctrl+e", "Ctrl+z", "Ctrl+z", "Shift+Ctrl+z", "Ctrl+y", "Ctrl+c", "Ctrl+v", "Ctrl+a",
  "Shift+F5", "Ctrl+plus", "Ctrl+minus", "Ctrl+0", "Ctrl+comma", "Ctrl+question", "Shift+Tab", "Ctrl+Tab", "Ctrl+Home",
  "Ctrl+End",
};

static const char *const actions[] = {
  "check", "fill-marks", "clear-marks", "undo-mistakes", "add-savepoint", "return-to-savepoint", "start-over",
  "clear-answers", "solve", "solve-cell", "digit-first", "show-about", "show-shortcuts", "preferences", "export",
  "print", "copy-givens", "pause", "next-puzzle", "previous-puzzle", "show-collection", "survey", "cancel", "reload",
  "keep", "keep-mine", "descending", "erase", "fullscreen", "show-all", "search", "open-menu",
};

/* What GTK 4.8 does wrong by itself, whatever program it is in. */
static const struct
{
  const char *says;
  const char *when;
} known[] = {
  { "*gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)'*",
    "a menu opens at a place that is on no monitor" },
  { "*gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET (widget)'*",
    "Enter over a popover, or in a dialog for files, while nothing has the focus" },
  { "*g_file_equal: assertion 'G_IS_FILE (file1)'*", "a dialog for files closes while it is searching" },
};

static int
roll (Monkey *self, int n)
{
  return g_rand_int_range (self->chance, 0, n);
}

#define PICK(self, list) ((list)[roll ((self), G_N_ELEMENTS (list))])

static Input *
input_of (Monkey *self)
{
  return driver_get_input (self->driver);
}

static void
tap (Monkey *self, const char *chord)
{
  g_string_append_printf (self->what, " %s", chord);
  input_chord (input_of (self), chord);
}

static void
key_act (Monkey *self)
{
  tap (self, PICK (self, keys));
}

static void
any_chord_act (Monkey *self)
{
  const char *modifiers = PICK (self, held);
  g_autofree char *chord = g_strconcat (modifiers, PICK (self, keys), NULL);

  tap (self, chord);
}

static void
chord_act (Monkey *self)
{
  tap (self, PICK (self, chords));
}

/* Mostly in the window on top, and now and then anywhere: menus and other windows stick out. */
static void
choose_point (Monkey *self, int *x, int *y)
{
  double right = g_rand_double (self->chance), down = g_rand_double (self->chance);
  int screen_width, screen_height, width, height;

  driver_get_screen_size (self->driver, &screen_width, &screen_height);
  width = screen_width;
  height = screen_height;
  *x = *y = 0;
  if (roll (self, 10) > 0 && driver_has_window (self->driver))
    {
      driver_get_size (self->driver, &width, &height);
      driver_get_corner (self->driver, x, y);
    }
  *x = CLAMP (*x + (int) (right * width), 0, screen_width - 1);
  *y = CLAMP (*y + (int) (down * height), 0, screen_height - 1);
  g_string_append_printf (self->what, " %d,%d", *x, *y);
}

static void
click_act (Monkey *self)
{
  static const char *const modifiers[] = { "", "", "", "", "Ctrl", "Shift" };
  static const guint buttons[] = { 1, 1, 1, 1, 1, 2, 3, 3 };
  const char *with = PICK (self, modifiers);
  guint button = PICK (self, buttons);
  int n_clicks = 1 + roll (self, 8) / 6;
  int x, y;

  choose_point (self, &x, &y);
  g_string_append_printf (self->what, " %s button %u, %d times", with, button, n_clicks);
  input_move (input_of (self), x, y);
  for (int i = 0; i < n_clicks; i++)
    input_press (input_of (self), with, button);
}

/* Not all at once: where it moves or resizes a window, the program asks the window manager to follow the pointer, which
 * would stick to it if the button came up before that.
 */
static void
drag (Monkey *self, int from_x, int from_y, int to_x, int to_y)
{
  input_move (input_of (self), from_x, from_y);
  input_hold (input_of (self), 1, TRUE);
  for (int i = 1; i <= DRAG_STEPS; i++)
    {
      input_move (input_of (self), from_x + (to_x - from_x) * i / DRAG_STEPS,
                  from_y + (to_y - from_y) * i / DRAG_STEPS);
      driver_turn ();
    }
  input_hold (input_of (self), 1, FALSE);
}

static void
drag_act (Monkey *self)
{
  int from_x, from_y, to_x, to_y;

  choose_point (self, &from_x, &from_y);
  choose_point (self, &to_x, &to_y);
  drag (self, from_x, from_y, to_x, to_y);
}

static void
scroll_act (Monkey *self)
{
  static const char *const modifiers[] = { "", "", "Ctrl", "Shift" };
  const char *with = PICK (self, modifiers);
  guint button = 4 + roll (self, 2);
  int x, y;

  choose_point (self, &x, &y);
  g_string_append_printf (self->what, " %s button %u", with, button);
  input_move (input_of (self), x, y);
  for (int i = roll (self, 6); i >= 0; i--)
    input_press (input_of (self), with, button);
}

/* By the lower right corner. */
static void
resize_act (Monkey *self)
{
  int width = roll (self, 1400), height = roll (self, 1000);
  int x, y, old_width, old_height;

  g_string_append_printf (self->what, " %d × %d", width, height);
  if (!driver_has_window (self->driver))
    return;
  driver_get_size (self->driver, &old_width, &old_height);
  driver_get_corner (self->driver, &x, &y);
  drag (self, x + old_width - 1, y + old_height - 1, x + width, y + height);
}

static void
menu_act (Monkey *self)
{
  static const char *const ways[] = { "Return", "Right", "space", "Escape" };
  int n = roll (self, 24);

  tap (self, roll (self, 3) > 0 ? "F10" : "Shift+F10");
  for (int i = 0; i < n; i++)
    tap (self, "Down");
  tap (self, PICK (self, ways));
  tap (self, roll (self, 2) > 0 ? "Return" : "Down");
}

static void
window_act (Monkey *self)
{
  int n = roll (self, 10);

  g_string_append_printf (self->what, " %d", n);
  driver_choose_window (self->driver, n);
}

static void
call (Monkey *self, const char *path, const char *interface, const char *method, GVariant *arguments)
{
  g_dbus_connection_call (self->driver->session->bus, APPLICATION_ID, path, interface, method, arguments, NULL,
                          G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, NULL, NULL);
}

static void
action_act (Monkey *self)
{
  const char *action = PICK (self, actions);
  g_autofree char *path = driver_get_object_path (self->driver);

  g_string_append_printf (self->what, " %s", action);
  if (path != NULL)
    call (self, path, "org.gtk.Actions", "Activate", g_variant_new ("(sava{sv})", action, NULL, NULL));
}

/* As a file manager does. */
static void
file_act (Monkey *self)
{
  const char *file = self->files->pdata[roll (self, self->files->len)];
  g_autofree char *uri = g_filename_to_uri (file, NULL, NULL);
  const char *uris[] = { uri, NULL };
  g_autofree char *path = g_strdelimit (g_strdup ("/" APPLICATION_ID), ".", '/');

  g_string_append_printf (self->what, " %s", file);
  call (self, path, "org.freedesktop.Application", "Open", g_variant_new ("(^asa{sv})", uris, NULL));
}

/* Another program writes a file that may be open, or takes it away. */
static void
change_act (Monkey *self)
{
  const char *file = self->files->pdata[roll (self, self->files->len)];
  const char *const texts[] = { REFERENCE "\n", BLANK "\n", REFERENCE_SOLUTION "\n" REFERENCE "\n", "nonsense\n" };
  const char *text = PICK (self, texts);

  g_string_append_printf (self->what, " %s", file);
  g_file_set_contents (file, text, -1, NULL);
}

static void
wait_act (Monkey *self)
{
  gint64 end = g_get_monotonic_time () + roll (self, PAUSE_US_MAX);

  while (g_get_monotonic_time () < end)
    driver_turn ();
}

static const Event events[] = {
  { "key", 24, key_act },       { "chord", 14, chord_act },   { "any chord", 4, any_chord_act },
  { "click", 22, click_act },   { "drag", 6, drag_act },      { "scroll", 4, scroll_act },
  { "menu", 5, menu_act },      { "resize", 4, resize_act },  { "window", 4, window_act },
  { "action", 6, action_act },  { "file", 2, file_act },      { "change", 1, change_act },
  { "wait", 4, wait_act },
};

/* GTK 4.8 cannot open a menu at what lies outside of all monitors. */
static void
keep_on_screen (Monkey *self)
{
  int x, y, width, height;

  if (!driver_has_window (self->driver))
    return;
  driver_get_corner (self->driver, &x, &y);
  driver_get_size (self->driver, &width, &height);
  if (x < 0 || y < 0 || !driver_fits_screen (self->driver, x + width, y + height))
    driver_move_to_corner (self->driver);
}

/* GTK 4.8's own dialog stumbles over Enter where nothing has the focus, over clicks while it is searching, and more. */
static void
file_dialog_act (Monkey *self)
{
  static const char *const some[] = { "Escape", "Escape", "a", "z", "1", "BackSpace", "Delete" };

  tap (self, PICK (self, some));
}

static gboolean
is_file_dialog (Monkey *self)
{
  static const char *const titles[]
    = { "Open File", "Save Puzzle", "Save Puzzles", "Save Picture", "Export as PDF", NULL };
  g_autofree char *title = driver_top_title (self->driver);

  return title != NULL && g_strv_contains (titles, title);
}

static const Event *
choose_event (Monkey *self)
{
  static const Event file_dialog = { "file dialog", N_CHANCES, file_dialog_act };
  int chance = roll (self, N_CHANCES);
  gsize i = 0;

  if (!stray && is_file_dialog (self))
    return &file_dialog;
  while (i < G_N_ELEMENTS (events) - 1 && chance >= events[i].chances)
    chance -= events[i++].chances;
  return &events[i];
}

static void
fail (Monkey *self, int number, const char *what)
{
  for (int i = MAX (first_event, number - N_LAST + 1); i <= number; i++)
    g_test_message ("%d: %s", i, self->last[i % N_LAST]);
  driver_fail (self->driver, "%s at event %d; to see it again: --seed %d --events %d", what, number, seed, number + 1);
}

/* When that happens, or NULL for a fault that is new. */
static const char *
find_known (const char *errors)
{
  for (gsize i = 0; i < G_N_ELEMENTS (known) && errors != NULL; i++)
    {
      if (g_pattern_match_simple (known[i].says, errors))
        return known[i].when;
    }
  return NULL;
}

/* It may end, for there are keys for that; then another one is started. */
static void
look_after (Monkey *self, int number)
{
  g_autofree char *failure = NULL, *errors = NULL;

  if (!driver_has_ended (self->driver, &failure, &errors))
    return;
  if (errors != NULL && *errors != '\0')
    g_test_message ("it said: %s", errors);
  if (failure != NULL)
    g_test_message ("it ended with %s", failure);
  if (failure != NULL && find_known (errors) == NULL)
    fail (self, number, "the program failed");
  if (failure != NULL)
    g_test_message ("event %d met a fault of GTK: %s", number, find_known (errors));
  driver_launch (self->driver, self->files->pdata[number % self->files->len]);
}

/* A program that is just ending or starting is not there to answer. */
static void
ping (Monkey *self, int number)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply
    = g_dbus_connection_call_sync (self->driver->session->bus, APPLICATION_ID, "/", "org.freedesktop.DBus.Peer", "Ping",
                                   NULL, NULL, G_DBUS_CALL_FLAGS_NO_AUTO_START, PING_SECONDS * 1000, NULL, &error);

  if (reply == NULL && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
    fail (self, number, "the program stands still");
}

static void
do_event (Monkey *self, int number)
{
  const guint32 seeds[] = { seed, number };
  const Event *event;

  self->chance = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  keep_on_screen (self);
  event = choose_event (self);
  self->what = g_string_new (event->name);
  event->act (self);
  g_free (self->last[number % N_LAST]);
  self->last[number % N_LAST] = g_string_free (self->what, FALSE);
  g_rand_free (self->chance);
  driver_turn ();
  look_after (self, number);
  if (number % PING_EVERY == 0)
    ping (self, number);
}

/* A puzzle, a list, what has marks, and what is none of them. */
static GPtrArray *
write_files (Driver *driver)
{
  static const char *const samples[] = { "collection.sdm", "headers.sdk", "sudoku.ipuz", "table.csv" };
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (files, driver_write (driver, "puzzle.txt", REFERENCE "\n", -1));
  g_ptr_array_add (files, driver_write (driver, "blank.sdk", BLANK "\n", -1));
  g_ptr_array_add (files, driver_write (driver, "broken.txt", "53..7\n", -1));
  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autofree char *sample = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "formats", samples[i], NULL);
      g_autofree char *text = NULL;
      gsize length;

      g_assert_true (g_file_get_contents (sample, &text, &length, NULL));
      g_ptr_array_add (files, driver_write (driver, samples[i], text, length));
    }
  return files;
}

/* The print dialog offers none, not even a file. */
static void
hide_printers (Driver *driver)
{
  g_autofree char *folder = driver_path (driver, "config/gtk-4.0");
  g_autofree char *path = NULL;

  g_mkdir_with_parents (folder, 0700);
  path = driver_write (driver, "config/gtk-4.0/settings.ini", "[Settings]\ngtk-print-backends=none\n", -1);
}

static void
test_monkey (Driver *driver)
{
  Monkey self = { driver };
  gint64 end = g_get_monotonic_time () + n_seconds * G_USEC_PER_SEC;
  int number = first_event;

  if (!driver_cage (driver))
    {
      g_test_skip ("this kernel has no Landlock, which keeps the monkey in its cage");
      return;
    }
  driver_set_env (driver, "G_DEBUG", "fatal-criticals");
  hide_printers (driver);
  self.files = write_files (driver);
  driver_start (driver, self.files->pdata[0]);
  for (; number < n_events && (n_seconds == 0 || g_get_monotonic_time () < end); number++)
    do_event (&self, number);
  g_test_message ("seed %d: %d events", seed, number - first_event);
  driver_kill (driver);
  for (gsize i = 0; i < N_LAST; i++)
    g_free (self.last[i]);
  g_ptr_array_unref (self.files);
}

int
main (int argc, char *argv[])
{
  static const DriverTest tests[] = { { "/monkey", test_monkey } };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, options, NULL);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
