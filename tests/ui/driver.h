/* driver.h - drives the built program as a person would, and reads it as a screen reader and an eye would
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <atspi/atspi.h>
#include <gio/gio.h>

#include "input.h"

/* Every wait is for a condition; it fails the test, with a picture and the tree of widgets, after this long. */
#define DRIVER_SECONDS 20

/**
 * Driver:
 * A home folder of its own, and at most one running program in it. All that waits or looks fails the test by itself.
 */
typedef struct _Driver Driver;

/* libatspi's type under a name that may have an automatic clean-up. */
typedef AtspiAccessible DriverWidget;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DriverWidget, g_object_unref)

typedef struct
{
  const char *path;
  void (*run) (Driver *driver);
  guint variant; /* for a scenario that several tests share, see driver_get_variant() */
  const char *only_x11; /* why it cannot be had on another screen, or NULL */
} DriverTest;

typedef struct _DriverCensus DriverCensus;
typedef struct _DriverNode DriverNode;

/* DriverSeen: what the program says of a widget. */
typedef struct
{
  AtspiRole   role;
  const char *name;
  guint64     states;
} DriverSeen;

typedef gboolean (*DriverVisit) (DriverCensus *census, DriverNode *node, const DriverSeen *seen, gpointer data);

typedef gboolean (*DriverCondition) (Driver *driver, gpointer data);

int      driver_main (int argc, char *argv[], const DriverTest *tests, gsize n_tests);

/* The program: driver.c */
guint    driver_get_variant (Driver *driver);
void     driver_set_env (Driver *driver, const char *name, const char *value);
gboolean driver_cage (Driver *driver);
void     driver_launch (Driver *driver, const char *file);
gboolean driver_has_ended (Driver *driver, char **failure, char **errors);
void     driver_start (Driver *driver, const char *file);
void     driver_start_list (Driver *driver, const char *file, const char *title);
void     driver_open_second (Driver *driver, const char *file);
void     driver_open_files (Driver *driver, const char *const *files);
void     driver_quit (Driver *driver);
void     driver_kill (Driver *driver);
void     driver_terminate (Driver *driver);
void     driver_expect_exit (Driver *driver);
Input   *driver_get_input (Driver *driver);
char    *driver_path (Driver *driver, const char *name);
char    *driver_write (Driver *driver, const char *name, const char *text, gssize length);
gboolean driver_wait (Driver *driver, double seconds, DriverCondition condition, gpointer data);
void     driver_expect (Driver *driver, DriverCondition condition, gpointer data, const char *what);
void     driver_fail (Driver *driver, const char *format, ...) G_GNUC_PRINTF (2, 3) G_GNUC_NORETURN;

/* Its actions: driver-actions.c */
void     driver_start_service (Driver *driver);
void     driver_activate (Driver *driver, const char *action, GVariant *parameter);
gboolean driver_is_enabled (Driver *driver, const char *action);
void driver_expect_enabled (Driver *driver, const char *action);

/* What a screen reader meets: driver-tree.c */
DriverWidget *driver_find (Driver *driver, AtspiRole role, const char *name);
DriverWidget *driver_look (Driver *driver, AtspiRole role, const char *name);
void     driver_visit (Driver *driver, DriverVisit visit, gpointer data);
gboolean driver_census_is_shown (DriverCensus *census, DriverNode *node);
gboolean driver_seen_has_state (const DriverSeen *seen, AtspiStateType state);
GPtrArray *driver_list (Driver *driver, AtspiRole role);
gboolean driver_place (Driver *driver, DriverWidget *widget, int rect[4]);
void     driver_expect_toast (Driver *driver, const char *text);
void     driver_expect_focus (Driver *driver, AtspiRole role, const char *name);
void     driver_expect_gone (Driver *driver, AtspiRole role, const char *name);

/* What a person does with a widget: driver-act.c */
DriverWidget *driver_get_item (DriverWidget *label);
void     driver_reach (Driver *driver, DriverWidget *widget, const char *key);
char    *driver_dup_typed (Driver *driver);
void     driver_do (Driver *driver, DriverWidget *widget);
void     driver_act (Driver *driver, AtspiRole role, const char *name);
void     driver_press (Driver *driver, const char *button);
void     driver_click_button (Driver *driver, const char *button);
gboolean driver_is_sensitive (Driver *driver, const char *button);

/* The board as a screen reader says it: driver-board.c */
char    *driver_cell_name (Driver *driver, int row, int column);
void     driver_expect_cell (Driver *driver, int row, int column, const char *pattern);
void     driver_expect_cursor (Driver *driver, int row, int column);
void     driver_expect_description (Driver *driver, int row, int column, const char *pattern);
void     driver_expect_selection (Driver *driver, const char *cells);
void     driver_read_board (Driver *driver, char digits[82], char origins[82]);
void     driver_expect_board (Driver *driver, const char *digits, const char *origins);

/* Windows: driver-window.c */
void     driver_focus (Driver *driver);
void     driver_expect_window (Driver *driver, const char *title);
void     driver_expect_closed (Driver *driver, const char *title);
char    *driver_top_title (Driver *driver);
void     driver_choose_window (Driver *driver, guint n);
void     driver_close_window (Driver *driver, guint n);
void     driver_move_to_corner (Driver *driver);
void     driver_resize (Driver *driver, int width, int height);
void     driver_get_corner (Driver *driver, int *x, int *y);
void     driver_get_size (Driver *driver, int *width, int *height);
gboolean driver_fits_screen (Driver *driver, int width, int height);

/* Keys and pointer: driver-screen.c */
void     driver_chord (Driver *driver, const char *chord);
void     driver_text (Driver *driver, const char *text);
void     driver_digits (Driver *driver, const char *digits);
void     driver_digit (Driver *driver, const char *modifiers, guint digit);
gboolean driver_set_layout (Driver *driver, const char *layout);
void     driver_set_dpi (Driver *driver, int dpi);
void     driver_point (Driver *driver, DriverWidget *widget, int *x, int *y);
void     driver_click (Driver *driver, DriverWidget *widget);
void     driver_click_before (Driver *driver, DriverWidget *widget, int by);
void     driver_click_cell (Driver *driver, int row, int column);
void     driver_double_click_cell (Driver *driver, int row, int column);
void     driver_press_cell (Driver *driver, int row, int column, const char *modifiers, guint button);
void     driver_drag_cells (Driver *driver, int from_row, int from_column, int to_row, int to_column);
void     driver_park (Driver *driver);

/* What other programs have copied, or drop: driver-clipboard.c */
void     driver_set_clipboard (Driver *driver, const char *type, const char *data, gsize length);
const char *driver_get_text_type (Driver *driver);
void     driver_drop (Driver *driver, const char *type, const char *data, gsize length);

/* What an eye meets: driver-picture.c */
void     driver_screenshot (Driver *driver, const char *name);
void     driver_screenshot_all (Driver *driver, const char *name);
guint    driver_picture (Driver *driver, DriverWidget *widget);
gboolean driver_glance (Driver *driver, DriverWidget *widget, guint *picture);
guint    driver_cell_picture (Driver *driver, int row, int column);
void     driver_read_inks (Driver *driver, char inks[82]);
void     driver_expect_inks (Driver *driver, const char *inks);
