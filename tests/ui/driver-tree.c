/* driver-tree.c - reads the program over the accessibility bus
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <stdio.h>
#include <stdlib.h>

#define TREE_DEPTH_MAX 40
#define DIALOG_DEPTH 6

/* Widgets may vanish between two calls; that is no error here, the next look sees what is there then. */
DriverWidget *
driver_child (DriverWidget *parent, int i)
{
  return atspi_accessible_get_child_at_index (parent, i, NULL);
}

int
driver_count_children (DriverWidget *parent)
{
  return MAX (0, atspi_accessible_get_child_count (parent, NULL));
}

static DriverWidget *
find_program (Driver *driver)
{
  g_autoptr (DriverWidget) desktop = atspi_get_desktop (0);
  const char *id = driver->program != NULL ? g_subprocess_get_identifier (driver->program) : NULL;
  int pid = id != NULL ? atoi (id) : -1;

  for (int i = driver_count_children (desktop) - 1; i >= 0; i--)
    {
      g_autoptr (DriverWidget) program = driver_child (desktop, i);

      if (program != NULL && (int) atspi_accessible_get_process_id (program, NULL) == pid)
        return g_steal_pointer (&program);
    }
  return NULL;
}

/* libadwaita 1.5, the first with such dialogs, needs GTK 4.13. */
static gboolean
has_inner_dialogs (DriverWidget *program)
{
  g_autofree char *version = atspi_accessible_get_toolkit_version (program, NULL);
  int major, minor;

  return version != NULL && sscanf (version, "%d.%d", &major, &minor) == 2 && (major > 4 || minor >= 13);
}

/* All at once: GTK 4.8 answers with an invalid path, and a warning, when a window goes away between the count and the
 * child.
 */
GPtrArray *
driver_list_windows (Driver *driver)
{
  GPtrArray *windows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (DriverWidget) program = find_program (driver);
  g_autoptr (GVariant) reply = NULL;
  g_autoptr (GVariantIter) iter = NULL;
  const char *path;

  if (program == NULL)
    return windows;
  if (!driver->knows_toolkit)
    {
      driver->inner_dialogs = has_inner_dialogs (program);
      driver->knows_toolkit = TRUE;
    }
  reply = driver_census_ask_children (driver, program);
  if (reply == NULL)
    return windows;
  g_variant_get (reply, "(a(so))", &iter);
  while (g_variant_iter_next (iter, "(&s&o)", NULL, &path))
    g_ptr_array_add (windows, driver_census_make (program, path));
  return windows;
}

/** How many pixels of the screen one of the program's is wide. */
int
driver_get_scale (void)
{
  const char *scale = g_getenv ("GDK_SCALE");

  return scale != NULL ? MAX (atoi (scale), 1) : 1;
}

/**
 * driver_get_extents:
 * @extents: (out): x, y, width, height in pixels of the window, which is the only frame GTK 4.8 knows
 */
gboolean
driver_get_extents (DriverWidget *widget, int extents[4])
{
  AtspiComponent *component = atspi_accessible_get_component_iface (widget);
  g_autofree AtspiRect *rect = NULL;

  if (component == NULL)
    return FALSE;
  rect = atspi_component_get_extents (component, ATSPI_COORD_TYPE_WINDOW, NULL);
  g_object_unref (component);
  if (rect == NULL)
    return FALSE;
  extents[0] = rect->x * driver_get_scale ();
  extents[1] = rect->y * driver_get_scale ();
  extents[2] = rect->width * driver_get_scale ();
  extents[3] = rect->height * driver_get_scale ();
  return TRUE;
}

/* A page of a stack that is not on top has its widgets in the tree, with no size. */
static gboolean
is_shown (DriverWidget *widget)
{
  int extents[4];

  return driver_get_extents (widget, extents) && extents[2] > 0 && extents[3] > 0;
}

/* What GTK 4.8 calls a button is a toggle button for newer ones where it stays pressed, and a panel a group. */
static gboolean
is_role (AtspiRole wanted, AtspiRole role)
{
  return wanted == ATSPI_ROLE_INVALID || role == wanted
         || (wanted == ATSPI_ROLE_PUSH_BUTTON && role == ATSPI_ROLE_TOGGLE_BUTTON)
         || (wanted == ATSPI_ROLE_PANEL && role == ATSPI_ROLE_GROUPING);
}

typedef struct
{
  const DriverWanted *wanted;
  DriverWidget       *found;
} DriverSought;

static gboolean
seek_cb (DriverCensus *census, DriverNode *node, const DriverSeen *seen, gpointer data)
{
  DriverSought *sought = data;
  const DriverWanted *wanted = sought->wanted;

  if (!is_role (wanted->role, seen->role)
      || (wanted->state != ATSPI_STATE_INVALID && !driver_seen_has_state (seen, wanted->state))
      || !g_pattern_match_simple (wanted->name, seen->name) || !driver_census_is_shown (census, node))
    return FALSE;
  sought->found = driver_census_get_widget (census, node);
  if (sought->found != NULL && wanted->filter != NULL && !wanted->filter (sought->found))
    g_clear_object (&sought->found);
  return sought->found != NULL;
}

/**
 * driver_search:
 *
 * Returns: (transfer full) (nullable): the first widget in @parent that is @wanted, one in no row of a table if there is
 *   one: rows are many, and have words that stand elsewhere, too
 */
DriverWidget *
driver_search (Driver *driver, DriverWidget *parent, const DriverWanted *wanted)
{
  DriverCensus *census = driver_census_new (driver, parent);
  DriverSought sought = { wanted };

  driver_census_visit (census, FALSE, seek_cb, &sought);
  if (sought.found == NULL)
    driver_census_visit (census, TRUE, seek_cb, &sought);
  driver_census_free (census);
  return sought.found;
}

/**
 * driver_top_of:
 *
 * Returns: (transfer none) (nullable): the window whom the keys reach
 */
DriverWidget *
driver_top_of (Driver *driver, GPtrArray *windows)
{
  return driver->session->screen->find_top (driver, windows);
}

/* Newer libadwaita has dialogs that are no windows of their own. They lie just below the window, the last on top. */
static DriverWidget *
find_dialog (DriverWidget *parent, int depth)
{
  int n_children = depth < DIALOG_DEPTH ? driver_count_children (parent) : 0;

  for (int i = n_children; i-- > 0;)
    {
      g_autoptr (DriverWidget) child = driver_child (parent, i);
      AtspiRole role = child != NULL ? atspi_accessible_get_role (child, NULL) : ATSPI_ROLE_INVALID;
      g_autofree char *name = NULL;
      DriverWidget *found;

      if (child == NULL)
        continue;
      name = atspi_accessible_get_name (child, NULL);
      if ((role == ATSPI_ROLE_DIALOG || role == ATSPI_ROLE_ALERT) && name != NULL && *name != '\0' && is_shown (child))
        return g_steal_pointer (&child);
      found = find_dialog (child, depth + 1);
      if (found != NULL)
        return found;
    }
  return NULL;
}

/**
 * driver_get_stage:
 *
 * Returns: (transfer full) (nullable): whom the keys reach: the dialog in the window on top or, where there is none,
 *   that window
 */
DriverWidget *
driver_get_stage (Driver *driver, GPtrArray *windows)
{
  DriverWidget *top = driver_top_of (driver, windows);
  DriverWidget *dialog = top != NULL && driver->inner_dialogs ? find_dialog (top, 0) : NULL;

  return dialog != NULL || top == NULL ? dialog : g_object_ref (top);
}

/**
 * driver_get_frame:
 *
 * Returns: (transfer full) (nullable): the window that @widget is in
 */
DriverWidget *
driver_get_frame (DriverWidget *widget)
{
  DriverWidget *root = driver_census_get_root (widget);
  g_autoptr (DriverWidget) frame = g_object_ref (root != NULL ? root : widget);
  DriverWidget *parent = atspi_accessible_get_parent (frame, NULL);

  while (parent != NULL && atspi_accessible_get_role (parent, NULL) != ATSPI_ROLE_APPLICATION)
    {
      g_object_unref (frame);
      frame = parent;
      parent = atspi_accessible_get_parent (frame, NULL);
    }
  g_clear_object (&parent);
  return g_steal_pointer (&frame);
}

static void
print_tree (DriverWidget *widget, int depth, GString *text)
{
  g_autofree char *role = atspi_accessible_get_role_name (widget, NULL);
  g_autofree char *name = atspi_accessible_get_name (widget, NULL);
  int n_children = driver_count_children (widget);

  if (atspi_accessible_get_role (widget, NULL) == ATSPI_ROLE_TABLE_CELL)
    return; /* 81 lines that the failure says shorter */
  if (n_children == 0 || (name != NULL && *name != '\0'))
    g_string_append_printf (text, "%*s%s “%s”\n", depth, "", role, name);
  for (int i = 0; i < n_children && depth < TREE_DEPTH_MAX; i++)
    {
      g_autoptr (DriverWidget) child = driver_child (widget, i);

      if (child != NULL)
        print_tree (child, depth + 1, text);
    }
}

/**
 * driver_tree:
 *
 * Returns: (transfer full): a line for each widget that has a name or no children
 */
char *
driver_tree (Driver *driver)
{
  g_autoptr (GPtrArray) windows = driver_list_windows (driver);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < windows->len; i++)
    print_tree (windows->pdata[i], 0, text);
  return g_string_free (text, FALSE);
}

/**
 * driver_look:
 * @name: a pattern with * and ?
 *
 * Returns: (transfer full) (nullable): the first widget of that role and name that is there now, that of the window on
 *   top if it has one
 */
DriverWidget *
driver_look (Driver *driver, AtspiRole role, const char *name)
{
  g_autoptr (GPtrArray) windows = driver_list_windows (driver);
  const DriverWanted wanted = { role, name };
  DriverWidget *top = driver_top_of (driver, windows);
  DriverWidget *found = top != NULL ? driver_search (driver, top, &wanted) : NULL;

  for (guint i = 0; i < windows->len && found == NULL; i++)
    if (windows->pdata[i] != top)
      found = driver_search (driver, windows->pdata[i], &wanted);
  return found;
}

/* The same widget may be known by two. */
gboolean
driver_is_same (DriverWidget *a, DriverWidget *b)
{
  return g_str_equal (ATSPI_OBJECT (a)->path, ATSPI_OBJECT (b)->path);
}

gboolean
driver_has_state (DriverWidget *widget, AtspiStateType state)
{
  AtspiStateSet *states = atspi_accessible_get_state_set (widget);
  gboolean set = states != NULL && atspi_state_set_contains (states, state);

  g_clear_object (&states);
  return set;
}

static gboolean
there_condition (Driver *driver, gpointer wanted)
{
  const DriverWanted *what = wanted;
  g_autoptr (DriverWidget) found = driver_look (driver, what->role, what->name);

  return found != NULL;
}

typedef struct
{
  AtspiRole     role;
  const char   *name;
  DriverWidget *found;
} DriverFind;

static gboolean
found_condition (Driver *driver, gpointer data)
{
  DriverFind *find = data;

  find->found = driver_look (driver, find->role, find->name);
  return find->found != NULL;
}

/**
 * driver_find:
 * @name: a pattern with * and ?
 *
 * Waits for a widget of that role and name.
 *
 * Returns: (transfer full): the widget
 */
DriverWidget *
driver_find (Driver *driver, AtspiRole role, const char *name)
{
  DriverFind find = { role, name };

  driver_expect (driver, found_condition, &find, name);
  return find.found;
}

static gboolean
toast_condition (Driver *driver, gpointer text)
{
  const DriverWanted wanted = { ATSPI_ROLE_LABEL, text };
  g_autoptr (GPtrArray) windows = driver_list_windows (driver);
  DriverWidget *top = driver_top_of (driver, windows);
  g_autoptr (DriverWidget) toast = top != NULL ? driver_search (driver, top, &wanted) : NULL;

  return toast != NULL;
}

/**
 * driver_expect_toast:
 * @text: a pattern with * and ?
 *
 * Waits for a message over the board or the dialog on top.
 */
void
driver_expect_toast (Driver *driver, const char *text)
{
  driver_expect (driver, toast_condition, (gpointer) text, text);
}

typedef struct
{
  AtspiRole  role;
  GPtrArray *found;
} DriverCollection;

static gboolean
collect_cb (DriverCensus *census, DriverNode *node, const DriverSeen *seen, gpointer data)
{
  DriverCollection *collection = data;

  if (seen->role == collection->role && driver_census_is_shown (census, node))
    g_ptr_array_add (collection->found, driver_census_get_widget (census, node));
  return FALSE;
}

/**
 * driver_list:
 *
 * Returns: (transfer full): all widgets of that role that the window on top shows
 */
GPtrArray *
driver_list (Driver *driver, AtspiRole role)
{
  g_autoptr (GPtrArray) windows = driver_list_windows (driver);
  DriverWidget *top = driver_top_of (driver, windows);
  DriverCollection collection = { role, g_ptr_array_new_with_free_func (g_object_unref) };
  DriverCensus *census;

  if (top == NULL)
    return collection.found;
  census = driver_census_new (driver, top);
  driver_census_visit (census, TRUE, collect_cb, &collection);
  driver_census_free (census);
  return collection.found;
}

/**
 * driver_visit:
 * @visit: returns TRUE to go on with the next window
 *
 * Goes through all widgets of all windows as they are now.
 */
void
driver_visit (Driver *driver, DriverVisit visit, gpointer data)
{
  g_autoptr (GPtrArray) windows = driver_list_windows (driver);

  for (guint i = 0; i < windows->len; i++)
    {
      DriverCensus *census = driver_census_new (driver, windows->pdata[i]);

      driver_census_visit (census, TRUE, visit, data);
      driver_census_free (census);
    }
}

static gboolean
gone_condition (Driver *driver, gpointer wanted)
{
  return !there_condition (driver, wanted);
}

/**
 * driver_expect_gone:
 * @name: a pattern with * and ?
 *
 * Waits until there is no widget of that role and name.
 */
void
driver_expect_gone (Driver *driver, AtspiRole role, const char *name)
{
  DriverWanted wanted = { role, name };
  g_autofree char *what = g_strdup_printf ("“%s” to go", name);

  driver_expect (driver, gone_condition, &wanted, what);
}

static gboolean
focus_condition (Driver *driver, gpointer wanted)
{
  const DriverWanted *what = wanted;
  g_autoptr (DriverWidget) found = driver_look (driver, what->role, what->name);

  return found != NULL && driver_has_state (found, ATSPI_STATE_FOCUSED);
}

/**
 * driver_expect_focus:
 * @name: a pattern with * and ?
 *
 * Waits until the first widget of that role and name has the keyboard.
 */
void
driver_expect_focus (Driver *driver, AtspiRole role, const char *name)
{
  DriverWanted wanted = { role, name };
  g_autofree char *what = g_strdup_printf ("the keyboard at “%s”", name);

  driver_expect (driver, focus_condition, &wanted, what);
}
