/* driver-board.c - the 81 cells as a screen reader says them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <stdio.h>
#include <string.h>

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

typedef struct
{
  DriverWidget *cells[81];
  int           n;
} Cells;

/* The names of cells say where they are; where the first is to be seen the others are, too. */
static gboolean
adopt_cb (DriverCensus *census, DriverNode *node, const DriverSeen *seen, gpointer data)
{
  Cells *cells = data;
  int row, column;

  if (seen->role != ATSPI_ROLE_TABLE_CELL || sscanf (seen->name, "Row %d, column %d,", &row, &column) != 2
      || (cells->n == 0 && !driver_census_is_shown (census, node)))
    return FALSE;
  g_assert_cmpint (row * 10 + column, ==, CLAMP (row, 1, 9) * 10 + CLAMP (column, 1, 9));
  g_assert_null (cells->cells[(row - 1) * 9 + column - 1]);
  cells->cells[(row - 1) * 9 + column - 1] = driver_census_get_widget (census, node);
  return ++cells->n == 81;
}

/* The 81 cells become those of the first board in @window. */
static gboolean
adopt_board (Driver *driver, DriverWidget *window)
{
  DriverCensus *census = driver_census_new (driver, window);
  Cells cells = { 0 };

  driver_census_visit (census, TRUE, adopt_cb, &cells);
  driver_census_free (census);
  if (cells.n == 81)
    {
      driver_forget_board (driver);
      driver->board = g_object_ref (window);
      memcpy (driver->cells, cells.cells, sizeof driver->cells);
      return TRUE;
    }
  for (int i = 0; i < 81; i++)
    g_clear_object (&cells.cells[i]);
  return FALSE;
}

static gboolean
is_same (gconstpointer a, gconstpointer b)
{
  return driver_is_same ((DriverWidget *) a, (DriverWidget *) b);
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
  g_autoptr (GPtrArray) windows = driver_list_windows (driver);
  DriverWidget *top = driver_top_of (driver, windows);
  gboolean known;

  if (top != NULL && ((driver->board != NULL && driver_is_same (top, driver->board)) || adopt_board (driver, top)))
    return driver->board;
  known = driver->board != NULL && g_ptr_array_find_with_equal_func (windows, driver->board, is_same, NULL);
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
         && driver_has_state (driver->cells[(wanted->row - 1) * 9 + wanted->column - 1], ATSPI_STATE_FOCUSED);
}

void
driver_expect_cursor (Driver *driver, int row, int column)
{
  WantedCell wanted = { row, column, NULL };
  g_autofree char *what = g_strdup_printf ("the cursor at r%dc%d", row, column);

  driver_expect (driver, cursor_condition, &wanted, what);
}

static gboolean
description_condition (Driver *driver, gpointer data)
{
  const WantedCell *wanted = data;
  g_autofree char *description = NULL;

  if (driver_get_board (driver) == NULL)
    return FALSE;
  description
    = atspi_accessible_get_description (driver->cells[(wanted->row - 1) * 9 + wanted->column - 1], NULL);
  return description != NULL && g_pattern_match_simple (wanted->pattern, description);
}

/**
 * driver_expect_description:
 *
 * Waits until what is said of a cell after its name matches @pattern.
 */
void
driver_expect_description (Driver *driver, int row, int column, const char *pattern)
{
  WantedCell wanted = { row, column, pattern };

  driver_expect (driver, description_condition, &wanted, pattern);
}

static char *
read_selection (Driver *driver)
{
  GString *cells = g_string_new (NULL);

  if (driver_get_board (driver) == NULL)
    return g_string_free (cells, FALSE);
  for (int i = 0; i < 81; i++)
    {
      if (driver_has_state (driver->cells[i], ATSPI_STATE_SELECTED))
        g_string_append_printf (cells, "%sr%dc%d", cells->len > 0 ? " " : "", i / 9 + 1, i % 9 + 1);
    }
  return g_string_free (cells, FALSE);
}

static gboolean
selection_condition (Driver *driver, gpointer cells)
{
  g_autofree char *seen = read_selection (driver);

  return g_str_equal (seen, cells);
}

/**
 * driver_expect_selection:
 * @cells: such as "r1c1 r1c2", in reading order
 *
 * Waits until exactly these cells say that they are selected.
 */
void
driver_expect_selection (Driver *driver, const char *cells)
{
  g_autofree char *seen = NULL;

  if (driver_wait (driver, DRIVER_SECONDS, selection_condition, (gpointer) cells))
    return;
  seen = read_selection (driver);
  driver_fail (driver, "the selection does not become %s but is %s", cells, seen);
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
