/* driver-tree.c - reads the program over the accessibility bus
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TREE_DEPTH_MAX 40

typedef struct
{
  AtspiRole    role;
  const char  *name;
} Wanted;

typedef struct
{
  const char *digits;
  const char *origins;
  char        seen_digits[82];
  char        seen_origins[82];
} WantedBoard;

typedef struct
{
  int         row;
  int         column;
  const char *pattern;
} WantedCell;

/* The word in a cell's name for each origin; a cell without a digit says "blank". */
static const struct
{
  const char *word;
  char        origin;
} origins[] = {
  { "given", 'g' },
  { "entered", 'e' },
  { "solved", 's' },
};

/* Widgets may vanish between two calls; that is no error here, the next look sees what is there then. */
static DriverWidget *
child_at (DriverWidget *parent, int i)
{
  return atspi_accessible_get_child_at_index (parent, i, NULL);
}

static int
count_children (DriverWidget *parent)
{
  return MAX (0, atspi_accessible_get_child_count (parent, NULL));
}

static DriverWidget *
find_program (Driver *driver)
{
  g_autoptr (DriverWidget) desktop = atspi_get_desktop (0);
  const char *id = driver->program != NULL ? g_subprocess_get_identifier (driver->program) : NULL;
  int pid = id != NULL ? atoi (id) : -1;

  for (int i = count_children (desktop) - 1; i >= 0; i--)
    {
      g_autoptr (DriverWidget) program = child_at (desktop, i);

      if (program != NULL && (int) atspi_accessible_get_process_id (program, NULL) == pid)
        return g_steal_pointer (&program);
    }
  return NULL;
}

/* GTK 4.8 answers with an invalid path, and a warning, when a window goes away between the count and the child. So nothing else
 * is asked in between, and whoever closes a window waits for the X window to go (driver_expect_window()) before looking here.
 */
static GPtrArray *
list_windows (Driver *driver)
{
  GPtrArray *windows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (DriverWidget) program = find_program (driver);
  int n_windows = program != NULL ? count_children (program) : 0;

  for (int i = 0; i < n_windows; i++)
    {
      DriverWidget *window = child_at (program, i);

      if (window != NULL)
        g_ptr_array_add (windows, window);
    }
  return windows;
}

/**
 * driver_get_extents:
 * @extents: (out): x, y, width, height in the window, which is the only frame GTK 4.8 knows
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
  extents[0] = rect->x;
  extents[1] = rect->y;
  extents[2] = rect->width;
  extents[3] = rect->height;
  return TRUE;
}

/* A page of a stack that is not on top has its widgets in the tree, with no size. */
static gboolean
is_shown (DriverWidget *widget)
{
  int extents[4];

  return driver_get_extents (widget, extents) && extents[2] > 0 && extents[3] > 0;
}

static gboolean
matches (DriverWidget *widget, const Wanted *wanted)
{
  g_autofree char *name = NULL;

  if (atspi_accessible_get_role (widget, NULL) != wanted->role)
    return FALSE;
  name = atspi_accessible_get_name (widget, NULL);
  return name != NULL && g_pattern_match_simple (wanted->name, name) && is_shown (widget);
}

static DriverWidget *
search (DriverWidget *parent, const Wanted *wanted)
{
  int n_children = count_children (parent);

  for (int i = 0; i < n_children; i++)
    {
      g_autoptr (DriverWidget) child = child_at (parent, i);
      DriverWidget *found;

      if (child == NULL)
        continue;
      if (matches (child, wanted))
        return g_steal_pointer (&child);
      found = search (child, wanted);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
has_state (DriverWidget *widget, AtspiStateType state)
{
  AtspiStateSet *states = atspi_accessible_get_state_set (widget);
  gboolean set = states != NULL && atspi_state_set_contains (states, state);

  g_clear_object (&states);
  return set;
}

/* Fills the 81 cells from the siblings of the first one found in @window; their names say where they are. */
static gboolean
adopt_board (Driver *driver, DriverWidget *window)
{
  const Wanted wanted = { ATSPI_ROLE_TABLE_CELL, "Row *" };
  g_autoptr (DriverWidget) first = search (window, &wanted);
  g_autoptr (DriverWidget) parent = NULL;
  int n_cells = 0;

  if (first == NULL || (parent = atspi_accessible_get_parent (first, NULL)) == NULL)
    return FALSE;
  driver_forget_board (driver);
  for (int i = count_children (parent) - 1; i >= 0; i--)
    {
      g_autoptr (DriverWidget) child = child_at (parent, i);
      g_autofree char *name = child != NULL ? atspi_accessible_get_name (child, NULL) : NULL;
      int row, column;

      if (name == NULL || sscanf (name, "Row %d, column %d,", &row, &column) != 2)
        continue;
      g_assert_cmpint (row * 10 + column, ==, CLAMP (row, 1, 9) * 10 + CLAMP (column, 1, 9));
      g_assert_null (driver->cells[(row - 1) * 9 + column - 1]);
      driver->cells[(row - 1) * 9 + column - 1] = g_steal_pointer (&child);
      n_cells++;
    }
  if (n_cells != 81)
    driver_forget_board (driver);
  else
    driver->board = g_object_ref (window);
  return n_cells == 81;
}

/* Whom the keys reach: the window that has the title of the X window on top. (All windows that were active once say for ever
 * that they are.)
 */
static DriverWidget *
top_of (Driver *driver, GPtrArray *windows)
{
  g_autofree char *title = driver_top_title (driver);

  for (guint i = windows->len; title != NULL && i-- > 0;)
    {
      g_autofree char *name = atspi_accessible_get_name (windows->pdata[i], NULL);

      if (g_strcmp0 (name, title) == 0)
        return windows->pdata[i];
    }
  return NULL;
}

/**
 * driver_get_board:
 *
 * Looks for the board of the window on top or, if that has none (a dialog), the board used last, or any.
 *
 * Returns: (transfer none) (nullable): the window whose cells are now in the driver
 */
DriverWidget *
driver_get_board (Driver *driver)
{
  g_autoptr (GPtrArray) windows = list_windows (driver);
  DriverWidget *top = top_of (driver, windows);
  gboolean known;

  if (top != NULL && (top == driver->board || adopt_board (driver, top)))
    return driver->board;
  known = driver->board != NULL && g_ptr_array_find (windows, driver->board, NULL);
  for (guint i = 0; i < windows->len && !known; i++)
    known = adopt_board (driver, windows->pdata[i]);
  if (!known)
    driver_forget_board (driver);
  return driver->board;
}

void
driver_forget_board (Driver *driver)
{
  g_clear_object (&driver->board);
  for (int i = 0; i < 81; i++)
    g_clear_object (&driver->cells[i]);
}

/**
 * driver_get_frame:
 *
 * Returns: (transfer full) (nullable): the window that @widget is in
 */
DriverWidget *
driver_get_frame (DriverWidget *widget)
{
  g_autoptr (DriverWidget) frame = g_object_ref (widget);
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
  int n_children = count_children (widget);

  if (atspi_accessible_get_role (widget, NULL) == ATSPI_ROLE_TABLE_CELL)
    return; /* 81 lines that the failure says shorter */
  if (n_children == 0 || (name != NULL && *name != '\0'))
    g_string_append_printf (text, "%*s%s “%s”\n", depth, "", role, name);
  for (int i = 0; i < n_children && depth < TREE_DEPTH_MAX; i++)
    {
      g_autoptr (DriverWidget) child = child_at (widget, i);

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
  g_autoptr (GPtrArray) windows = list_windows (driver);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < windows->len; i++)
    print_tree (windows->pdata[i], 0, text);
  return g_string_free (text, FALSE);
}

/**
 * driver_look:
 * @name: a pattern with * and ?
 *
 * Returns: (transfer full) (nullable): the first widget of that role and name that is there now
 */
DriverWidget *
driver_look (Driver *driver, AtspiRole role, const char *name)
{
  g_autoptr (GPtrArray) windows = list_windows (driver);
  const Wanted wanted = { role, name };
  DriverWidget *found = NULL;

  for (guint i = 0; i < windows->len && found == NULL; i++)
    found = search (windows->pdata[i], &wanted);
  return found;
}

static gboolean
there_condition (Driver *driver, gpointer wanted)
{
  g_autoptr (DriverWidget) found = driver_look (driver, ((Wanted *) wanted)->role, ((Wanted *) wanted)->name);

  return found != NULL;
}

static gboolean
gone_condition (Driver *driver, gpointer wanted)
{
  return !there_condition (driver, wanted);
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
  Wanted wanted = { role, name };
  DriverWidget *found = NULL;

  while (found == NULL)
    {
      driver_expect (driver, there_condition, &wanted, name);
      found = driver_look (driver, role, name);
    }
  return found;
}

void
driver_expect_gone (Driver *driver, AtspiRole role, const char *name)
{
  Wanted wanted = { role, name };

  driver_expect (driver, gone_condition, &wanted, "a widget to go");
}

/**
 * driver_do:
 *
 * Does the accessible action of @widget. For what is in a menu: GTK 4.8 does not know where on the screen that is.
 */
void
driver_do (Driver *driver, DriverWidget *widget)
{
  AtspiAction *action = atspi_accessible_get_action_iface (widget);

  if (action == NULL || !atspi_action_do_action (action, 0, NULL))
    driver_fail (driver, "a widget has no action");
  g_object_unref (action);
}

static gboolean
top_button_condition (Driver *driver, gpointer wanted)
{
  g_autoptr (GPtrArray) windows = list_windows (driver);
  DriverWidget *top = top_of (driver, windows);
  g_autoptr (DriverWidget) found = top != NULL ? search (top, wanted) : NULL;

  if (found != NULL)
    driver_click (driver, found);
  return found != NULL;
}

/**
 * driver_press:
 *
 * Waits for the button called @button in the window on top and clicks it. Dialogs put the label with its mnemonic
 * in front of the name: "_Cancel Cancel".
 */
void
driver_press (Driver *driver, const char *button)
{
  g_autofree char *pattern = g_strconcat ("*", button, NULL);
  Wanted wanted = { ATSPI_ROLE_PUSH_BUTTON, pattern };

  driver_expect (driver, top_button_condition, &wanted, button);
}

/**
 * driver_cell_name:
 * @row: 1 to 9
 * @column: 1 to 9
 *
 * Returns: (transfer full) (nullable): what a screen reader says at that cell
 */
char *
driver_cell_name (Driver *driver, int row, int column)
{
  if (driver_get_board (driver) == NULL)
    return NULL;
  return atspi_accessible_get_name (driver->cells[(row - 1) * 9 + column - 1], NULL);
}

static gboolean
cell_condition (Driver *driver, gpointer data)
{
  const WantedCell *wanted = data;
  g_autofree char *name = driver_cell_name (driver, wanted->row, wanted->column);

  return name != NULL && g_pattern_match_simple (wanted->pattern, name);
}

/**
 * driver_expect_cell:
 *
 * Waits until the name of a cell matches @pattern.
 */
void
driver_expect_cell (Driver *driver, int row, int column, const char *pattern)
{
  WantedCell wanted = { row, column, pattern };

  driver_expect (driver, cell_condition, &wanted, pattern);
}

static gboolean
cursor_condition (Driver *driver, gpointer data)
{
  const WantedCell *wanted = data;

  return driver_get_board (driver) != NULL
         && has_state (driver->cells[(wanted->row - 1) * 9 + wanted->column - 1], ATSPI_STATE_FOCUSED);
}

void
driver_expect_cursor (Driver *driver, int row, int column)
{
  WantedCell wanted = { row, column, NULL };
  g_autofree char *what = g_strdup_printf ("the cursor at r%dc%d", row, column);

  driver_expect (driver, cursor_condition, &wanted, what);
}

/* "Row 3, column 5, given 7, conflicts …" */
static void
parse_cell (Driver *driver, const char *name, char *digit, char *origin)
{
  const char *state = name;

  for (int i = 0; i < 2 && state != NULL; i++)
    state = strstr (state, ", ") != NULL ? strstr (state, ", ") + 2 : NULL;
  *digit = '.';
  *origin = '.';
  if (state != NULL && g_str_has_prefix (state, "blank"))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (origins) && state != NULL; i++)
    {
      gsize length = strlen (origins[i].word);

      if (strncmp (state, origins[i].word, length) == 0 && state[length] == ' ' && g_ascii_isdigit (state[length + 1]))
        {
          *digit = state[length + 1];
          *origin = origins[i].origin;
          return;
        }
    }
  driver_fail (driver, "a cell is called “%s”", name);
}

static gboolean
read_board_condition (Driver *driver, gpointer data)
{
  WantedBoard *seen = data;

  if (driver_get_board (driver) == NULL)
    return FALSE;
  for (int i = 0; i < 81; i++)
    {
      g_autofree char *name = atspi_accessible_get_name (driver->cells[i], NULL);

      if (name == NULL || *name == '\0')
        return FALSE;
      parse_cell (driver, name, &seen->seen_digits[i], &seen->seen_origins[i]);
    }
  return (seen->digits == NULL || strcmp (seen->digits, seen->seen_digits) == 0)
         && (seen->origins == NULL || strcmp (seen->origins, seen->seen_origins) == 0);
}

/**
 * driver_read_board:
 * @digits: (out): the 81 digits, "." for a blank
 * @origins: (out): "g" given, "e" entered, "s" solved, "." blank
 */
void
driver_read_board (Driver *driver, char digits[82], char origins_out[82])
{
  WantedBoard seen = { NULL };

  driver_expect (driver, read_board_condition, &seen, "81 cells");
  memcpy (digits, seen.seen_digits, 82);
  memcpy (origins_out, seen.seen_origins, 82);
}

/**
 * driver_expect_board:
 * @digits: as in driver_read_board()
 * @origins: (nullable): as in driver_read_board()
 *
 * Waits until the board says this.
 */
void
driver_expect_board (Driver *driver, const char *digits, const char *origins_wanted)
{
  WantedBoard wanted = { digits, origins_wanted };

  if (!driver_wait (driver, DRIVER_SECONDS, read_board_condition, &wanted))
    driver_fail (driver, "the board does not become %s %s but is %s %s", digits,
                 origins_wanted != NULL ? origins_wanted : "", wanted.seen_digits, wanted.seen_origins);
}
