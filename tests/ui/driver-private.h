/* driver-private.h - what the files of the driver share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "driver.h"

#include <cairo.h>

/* What a display without a desktop has, and what all scenarios but those of another layout are written for. */
#define DRIVER_LAYOUT "us"

typedef struct _DriverSession DriverSession;

/**
 * DriverScreen:
 * @open: finds the display, before there is anything else; FALSE with @why_not set where there is none to be used
 * @start: what manages windows, and session->input; there is a bus by now
 * @set_env: how a program finds the display
 * @find_top: (transfer none) (nullable): whom of @windows the keys reach
 * @has_window: whether the program shows any
 * @is_active: whether the window on top has the keyboard
 * @get_title: (transfer full) (nullable): of the window on top
 * @get_object_path: (transfer full) (nullable): where the actions of the window on top are on the bus
 * @get_size: of the window on top, borders included
 * @get_corner: of that window, where the pointer is told to go
 * @get_screen_size: how far the pointer goes
 * @close_window: NULL where nobody but the person can do that
 * @set_layout: FALSE where the keyboard cannot have another
 * @set_dpi: of the text of programs started from now on; 0 for none in particular
 * @grab: (transfer full) (nullable): what the window on top shows, or the whole screen
 * @set_clipboard: returns when the program may know of it
 * @hold: NULL, or keeps a key down that does nothing: who opens a menu, or brings a window, must have pressed something
 * @grip: how far right of its last pixel and below a window can be caught by the corner
 * @text_type: what programs call text besides its type of the web
 * @drop: NULL where nobody can drop anything
 *
 * One kind of display, with its windows and its clipboard.
 */
typedef struct
{
  gboolean (*open) (DriverSession *session, char **why_not);
  gboolean (*start) (DriverSession *session, GError **error);
  void (*close) (DriverSession *session);
  void (*set_env) (Driver *driver);
  DriverWidget *(*find_top) (Driver *driver, GPtrArray *windows);
  gboolean (*has_window) (Driver *driver);
  gboolean (*is_active) (Driver *driver);
  char *(*get_title) (Driver *driver);
  char *(*get_object_path) (Driver *driver);
  void (*get_size) (Driver *driver, int *width, int *height);
  void (*get_corner) (Driver *driver, int *x, int *y);
  void (*get_screen_size) (Driver *driver, int *width, int *height);
  void (*move_to_corner) (Driver *driver);
  void (*choose_window) (Driver *driver, guint n);
  void (*close_window) (Driver *driver, guint n);
  gboolean (*set_layout) (DriverSession *session, const char *layout);
  void (*set_dpi) (Driver *driver, int dpi);
  cairo_surface_t *(*grab) (Driver *driver, gboolean all);
  void (*set_clipboard) (Driver *driver, const char *type, const char *data, gsize length);
  void (*drop) (Driver *driver, const char *type, const char *data, gsize length);
  void (*forget_clipboard) (Driver *driver);
  void (*hold) (Driver *driver, gboolean press);
  int grip;
  const char *text_type;
} DriverScreen;

extern const DriverScreen driver_screen_x11;
extern const DriverScreen driver_screen_wayland;

/* DriverSession: one for the whole executable. libatspi can follow only one accessibility bus in its life. */
struct _DriverSession
{
  char               *dir;         /* everything this executable leaves on the disk is in here */
  GSubprocess        *bus_daemon;
  char               *bus_address;
  GDBusConnection    *bus;
  GDBusConnection    *accessibility;
  const DriverScreen *screen;
  gpointer            display;     /* what @screen has to know */
  Input              *input;
  gboolean            other_layout; /* the keyboard is not as it was found */
  gboolean            other_dpi;    /* nor is the size of text */
};

struct _Driver
{
  DriverSession   *session;
  guint            variant;
  char            *home;
  char           **env;
  int              cage;        /* -1: the program may write where the person may */
  GSubprocess     *program;
  char            *errors;      /* the file that takes the program's standard error */
  gboolean         exited;
  gboolean         knows_toolkit;
  gboolean         inner_dialogs; /* a dialog may be no window of its own */
  DriverWidget    *board;       /* the window whose cells are in @cells */
  DriverWidget    *cells[81];
  gpointer         clipboard; /* of the screen; NULL: no other program has copied anything */
};

/* DriverWanted: a widget by its role, ATSPI_ROLE_INVALID for any, a pattern for its name, a state that it is in,
 * ATSPI_STATE_INVALID for any, and a filter or NULL.
 */
typedef struct
{
  AtspiRole      role;
  const char    *name;
  AtspiStateType state;
  gboolean (*filter) (DriverWidget *widget);
} DriverWanted;

DriverCensus    *driver_census_new (Driver *driver, DriverWidget *root);
void             driver_census_free (DriverCensus *self);
void             driver_census_visit (DriverCensus *self, gboolean rows, DriverVisit visit, gpointer data);
DriverWidget    *driver_census_get_widget (DriverCensus *self, DriverNode *node);
GVariant        *driver_census_ask_children (Driver *driver, DriverWidget *parent);
DriverWidget    *driver_census_make (DriverWidget *relative, const char *path);
DriverWidget    *driver_census_get_root (DriverWidget *widget);

int              driver_cage_new (const char *dir);
gboolean         driver_cage_enter (int cage);

const char      *driver_faults_get_fatal (void);
gboolean         driver_faults_are_all (const char *errors);

gboolean         driver_session_open (DriverSession *session, char **why_not);
void             driver_session_close (DriverSession *session);

void             driver_turn (void);

int              driver_count_children (DriverWidget *parent);
DriverWidget    *driver_child (DriverWidget *parent, int i);
GPtrArray       *driver_list_windows (Driver *driver);
DriverWidget    *driver_top_of (Driver *driver, GPtrArray *windows);
DriverWidget    *driver_get_stage (Driver *driver, GPtrArray *windows);
DriverWidget    *driver_search (Driver *driver, DriverWidget *parent, const DriverWanted *wanted);
DriverWidget    *driver_get_board (Driver *driver);
DriverWidget    *driver_get_frame (DriverWidget *widget);
void             driver_forget_board (Driver *driver);
void             driver_forget_clipboard (Driver *driver);
gboolean         driver_is_same (DriverWidget *a, DriverWidget *b);
gboolean         driver_has_state (DriverWidget *widget, AtspiStateType state);
int              driver_get_scale (void);
gboolean         driver_get_extents (DriverWidget *widget, int extents[4]);
char            *driver_tree (Driver *driver);

GSubprocessLauncher *driver_session_get_launcher (DriverSession *session, GSubprocessFlags flags);
void             driver_session_stop (GSubprocess **process);

gboolean         driver_has_window (Driver *driver);
gboolean         driver_is_active (Driver *driver);
char            *driver_get_object_path (Driver *driver);
void             driver_get_screen_size (Driver *driver, int *width, int *height);
gboolean         driver_place_in_window (Driver *driver, DriverWidget *frame, DriverWidget *widget, int rect[4]);
cairo_surface_t *driver_grab (Driver *driver, gboolean all);
