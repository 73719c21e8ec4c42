/* test-e2e-names.c - every widget that can be reached has a name for people, in every window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

#include <string.h>

enum
{
  NAMED_MIN = 20, /* in any window */
};

/* What can be pressed, chosen or filled in: without a name nobody knows what for. */
static const AtspiRole operable[] = {
  ATSPI_ROLE_PUSH_BUTTON, ATSPI_ROLE_TOGGLE_BUTTON, ATSPI_ROLE_CHECK_BOX,   ATSPI_ROLE_RADIO_BUTTON,
  ATSPI_ROLE_MENU_ITEM,   ATSPI_ROLE_COMBO_BOX,     ATSPI_ROLE_SPIN_BUTTON, ATSPI_ROLE_ENTRY,
  ATSPI_ROLE_LINK,        ATSPI_ROLE_TABLE_CELL,    ATSPI_ROLE_LIST_ITEM,   ATSPI_ROLE_CHECK_MENU_ITEM,
  ATSPI_ROLE_SLIDER,      ATSPI_ROLE_TABLE,         ATSPI_ROLE_RADIO_MENU_ITEM,
};

static gboolean
is_operable (AtspiRole role)
{
  for (gsize i = 0; i < G_N_ELEMENTS (operable); i++)
    if (operable[i] == role)
      return TRUE;
  return FALSE;
}

static gboolean
is_doubled (const char *name)
{
  gsize half = strlen (name) / 2;

  return strlen (name) % 2 == 1 && half > 0 && name[half] == ' ' && strncmp (name, name + half + 1, half) == 0;
}

/* What is wrong with @name, or NULL. */
static const char *
find_fault (const char *name, gboolean presses, gboolean focusable)
{
  if (g_regex_match_simple ("^(Gtk|Gdk|Adw|Rubric)[A-Z]", name, 0, 0))
    return presses || focusable ? "has the name of its class" : NULL;
  if (strchr (name, '_') != NULL)
    return "has a mnemonic in its name";
  if (is_doubled (name))
    return "says its name twice";
  return *name == '\0' && presses ? "has no name" : NULL;
}

typedef struct
{
  GString *faults;
  guint    n_named; /* what has a name as it should */
} Names;

/* Pages of GTK's shortcuts have numbers, and keys in libadwaita's the names that X has for them. */
static gboolean
is_given (const DriverSeen *seen)
{
  return (seen->role == ATSPI_ROLE_PANEL && *seen->name == '_')
         || (seen->role == ATSPI_ROLE_LABEL && g_str_has_prefix (seen->name, "Page_"));
}

/* What was never laid out, such as the list of a drop-down that is folded up, nobody can come to. */
static gboolean
look_at_cb (DriverCensus *census, DriverNode *node, const DriverSeen *seen, gpointer data)
{
  Names *names = data;
  const char *fault = is_given (seen) ? NULL : find_fault (seen->name, is_operable (seen->role),
                                                           driver_seen_has_state (seen, ATSPI_STATE_FOCUSABLE));
  g_autofree char *role = fault != NULL ? atspi_role_get_name (seen->role) : NULL;

  names->n_named += *seen->name != '\0' && is_operable (seen->role);
  if (fault != NULL && driver_census_is_shown (census, node))
    g_string_append_printf (names->faults, "\n  %s \"%s\" %s", role, seen->name, fault);
  return FALSE;
}

/* All that the program shows at the moment, @what among it. */
static void
expect_names (Driver *driver, const char *what)
{
  g_autoptr (GString) faults = g_string_new (NULL);
  Names names = { faults };

  driver_visit (driver, look_at_cb, &names);
  g_test_message ("%s: %u have a name", what, names.n_named);
  g_assert_cmpuint (names.n_named, >, NAMED_MIN);
  if (faults->len > 0)
    driver_fail (driver, "%s:%s", what, faults->str);
}

static void
start (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "reference.txt", REFERENCE "\n", -1);

  driver_start (driver, path);
  e2e_expect_verdict (driver, "* to go");
}

static void
test_window (Driver *driver)
{
  start (driver);
  expect_names (driver, "the window");
  driver_quit (driver);
}

/* With the bar that says that the file has changed. */
static void
test_changed (Driver *driver)
{
  g_autoptr (DriverWidget) button = NULL;
  g_autofree char *path = NULL;

  start (driver);
  path = driver_write (driver, "reference.txt", HOSTILE "\n", -1);
  button = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Reload");
  expect_names (driver, "the bar");
  driver_quit (driver);
}

static void
test_menu (Driver *driver)
{
  g_autoptr (DriverWidget) item = NULL;

  start (driver);
  driver_chord (driver, "F10");
  item = driver_find (driver, ATSPI_ROLE_MENU_ITEM, "*references*");
  expect_names (driver, "the menu");
  driver_chord (driver, "Escape");
  driver_expect_gone (driver, ATSPI_ROLE_MENU_ITEM, "*references*");
  driver_quit (driver);
}

static const struct
{
  const char *title;
  const char *action;
  const char *target; /* NULL: none */
} dialogs[] = {
  { "Preferences", "win.preferences" },
  { "Print", "win.print" },
  { "Export Picture", "win.export" },
  { "Keyboard Shortcuts", "win.show-shortcuts" },
  { "About*", "win.show-about" },
  { "User Guide", "app.help" },
  { "Learn Techniques", "app.learn", "all" },
};

static void
test_dialog (Driver *driver)
{
  guint i = driver_get_variant (driver);

  start (driver);
  driver_activate (driver, dialogs[i].action, dialogs[i].target != NULL ? g_variant_new_string (dialogs[i].target) : NULL);
  driver_expect_window (driver, dialogs[i].title);
  expect_names (driver, dialogs[i].title);
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, dialogs[i].title);
  driver_quit (driver);
}

static void
test_collection (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "two.txt", REFERENCE "\n" HOSTILE "\n", -1);
  g_autoptr (DriverWidget) label = NULL;

  driver_start_list (driver, path, "two.txt");
  label = driver_find (driver, ATSPI_ROLE_LABEL, "*2 puzzles*");
  expect_names (driver, "the list");
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/names/window", test_window },
    { "/e2e/names/changed", test_changed },
    { "/e2e/names/menu", test_menu },
    { "/e2e/names/preferences", test_dialog, 0 },
    { "/e2e/names/print", test_dialog, 1 },
    { "/e2e/names/export", test_dialog, 2 },
    { "/e2e/names/shortcuts", test_dialog, 3 },
    { "/e2e/names/about", test_dialog, 4 },
    { "/e2e/names/help", test_dialog, 5 },
    { "/e2e/names/learn", test_dialog, 6 },
    { "/e2e/names/collection", test_collection },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
