/* driver-act.c - does with a widget what a person would, without asking where it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#define MOVES_MAX 100

typedef struct
{
  DriverWanted  wanted;
  DriverWidget *found;
} DriverUse;

typedef struct
{
  DriverWidget *focused; /* what was so last */
} DriverMove;

/* What a widget may offer to do; other actions are those of a label, to be copied, or of the window around it. */
static int
find_action (AtspiAction *action)
{
  static const char *const names[] = { "click", "toggle", "activate", NULL };
  int n_actions = atspi_action_get_n_actions (action, NULL); /* -1: it is gone */

  for (int i = 0; i < n_actions; i++)
    {
      g_autofree char *name = atspi_action_get_action_name (action, i, NULL);

      if (name != NULL && g_strv_contains (names, name))
        return i;
    }
  return -1;
}

static gboolean
has_action (DriverWidget *widget)
{
  AtspiAction *action = atspi_accessible_get_action_iface (widget);
  gboolean found = action != NULL && find_action (action) >= 0;

  g_clear_object (&action);
  return found;
}

/* A menu button is a button in a button, of which only the inner one does anything. */
static gboolean
is_usable (DriverWidget *widget)
{
  return driver_has_state (widget, ATSPI_STATE_FOCUSABLE) || has_action (widget);
}

static gboolean
do_action (Driver *driver, DriverWidget *widget)
{
  const DriverScreen *screen = driver->session->screen;
  AtspiAction *action = atspi_accessible_get_action_iface (widget);
  int i = action != NULL ? find_action (action) : -1;
  gboolean done;

  if (screen->hold != NULL && i >= 0)
    screen->hold (driver, TRUE);
  done = i >= 0 && atspi_action_do_action (action, i, NULL);
  if (screen->hold != NULL && i >= 0)
    screen->hold (driver, FALSE);

  g_clear_object (&action);
  return done;
}

static DriverWidget *
get_stage (Driver *driver)
{
  g_autoptr (GPtrArray) windows = driver_list_windows (driver);

  return driver_get_stage (driver, windows);
}

/* To look for what is focused takes long in a large window: only once it is another widget. */
static gboolean
moved_condition (Driver *driver, gpointer data)
{
  DriverMove *move = data;
  const DriverWanted wanted = { ATSPI_ROLE_INVALID, "*", ATSPI_STATE_FOCUSED };
  g_autoptr (DriverWidget) stage = NULL;
  DriverWidget *now;

  if (move->focused != NULL && driver_has_state (move->focused, ATSPI_STATE_FOCUSED))
    return FALSE;
  stage = get_stage (driver);
  now = stage != NULL ? driver_search (driver, stage, &wanted) : NULL;
  if (now == NULL)
    return FALSE;
  g_clear_object (&move->focused);
  move->focused = now;
  return TRUE;
}

/**
 * driver_dup_typed:
 *
 * Returns: (transfer full) (nullable): the text of what has the keyboard
 */
char *
driver_dup_typed (Driver *driver)
{
  const DriverWanted wanted = { ATSPI_ROLE_INVALID, "*", ATSPI_STATE_FOCUSED };
  g_autoptr (DriverWidget) stage = get_stage (driver);
  g_autoptr (DriverWidget) focused = stage != NULL ? driver_search (driver, stage, &wanted) : NULL;
  AtspiText *text = focused != NULL ? atspi_accessible_get_text_iface (focused) : NULL;
  char *typed = text != NULL ? atspi_text_get_text (text, 0, atspi_text_get_character_count (text, NULL), NULL) : NULL;

  g_clear_object (&text);
  return typed;
}

/**
 * driver_get_item:
 *
 * Returns: (transfer full) (nullable): the nearest widget around @label that takes the keyboard
 */
DriverWidget *
driver_get_item (DriverWidget *label)
{
  DriverWidget *item = atspi_accessible_get_parent (label, NULL);

  while (item != NULL && !driver_has_state (item, ATSPI_STATE_FOCUSABLE))
    {
      DriverWidget *child = item;

      item = atspi_accessible_get_parent (child, NULL);
      g_object_unref (child);
    }
  return item;
}

/**
 * driver_reach:
 * @key: such as "Tab"
 *
 * Presses @key until @widget has the keyboard. GTK 4.8 does not let others move the keyboard.
 */
void
driver_reach (Driver *driver, DriverWidget *widget, const char *key)
{
  DriverMove move = { NULL };

  driver_expect (driver, moved_condition, &move, "something to be focused");
  for (int i = 0; !driver_is_same (move.focused, widget); i++)
    {
      if (i == MOVES_MAX)
        driver_fail (driver, "%s does not reach a widget", key);
      driver_chord (driver, key);
      driver_expect (driver, moved_condition, &move, "the keyboard to move on");
    }
  g_object_unref (move.focused);
}

/**
 * driver_do:
 *
 * Does what a click on @widget would, wherever it is: its accessible action or, where it has none, Tab and Space.
 */
void
driver_do (Driver *driver, DriverWidget *widget)
{
  if (do_action (driver, widget))
    return;
  driver_reach (driver, widget, "Tab");
  driver_chord (driver, "space");
}

static gboolean
found_condition (Driver *driver, gpointer data)
{
  DriverUse *use = data;
  g_autoptr (DriverWidget) stage = get_stage (driver);

  g_clear_object (&use->found);
  if (driver_is_active (driver) && stage != NULL)
    use->found = driver_search (driver, stage, &use->wanted);
  return use->found != NULL;
}

/* Waits for it in the window or the dialog on top. */
static DriverWidget *
find_on_stage (Driver *driver, DriverWanted wanted)
{
  DriverUse use = { wanted };
  g_autofree char *what = g_strdup_printf ("“%s” to be there%s", wanted.name, wanted.filter != NULL ? ", of use" : "");

  driver_expect (driver, found_condition, &use, what);
  return use.found;
}

/**
 * driver_act:
 * @name: a pattern with * and ?
 *
 * Waits for a widget of that role and name in the window or the dialog on top and does what a click on it would.
 */
void
driver_act (Driver *driver, AtspiRole role, const char *name)
{
  g_autoptr (DriverWidget) widget = find_on_stage (driver, (DriverWanted){ role, name, ATSPI_STATE_SENSITIVE, is_usable });

  driver_do (driver, widget);
}

/**
 * driver_press:
 *
 * The same for the button called @button. Dialogs put the label with its mnemonic in front of the name: "_Cancel
 * Cancel".
 */
void
driver_press (Driver *driver, const char *button)
{
  g_autofree char *pattern = g_strconcat ("*", button, NULL);

  driver_act (driver, ATSPI_ROLE_PUSH_BUTTON, pattern);
}

/**
 * driver_click_button:
 *
 * Clicks the button called @button, of use or not, where the test is about the pointer.
 */
void
driver_click_button (Driver *driver, const char *button)
{
  g_autofree char *pattern = g_strconcat ("*", button, NULL);
  g_autoptr (DriverWidget) widget = find_on_stage (driver, (DriverWanted){ ATSPI_ROLE_PUSH_BUTTON, pattern });

  driver_click (driver, widget);
}

gboolean
driver_is_sensitive (Driver *driver, const char *button)
{
  g_autoptr (DriverWidget) widget = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, button);
  AtspiStateSet *states = atspi_accessible_get_state_set (widget);
  gboolean sensitive = atspi_state_set_contains (states, ATSPI_STATE_SENSITIVE);

  g_object_unref (states);
  return sensitive;
}
