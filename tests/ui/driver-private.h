/* driver-private.h - what the files of the driver share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "driver.h"

#include <X11/Xlib.h>

/* What an X server without a desktop has, and what all scenarios but those of another layout are written for. */
#define DRIVER_LAYOUT "us"

/* DriverSession: one for the whole executable. libatspi can follow only one accessibility bus in its life. */
typedef struct
{
  char            *dir;         /* everything this executable leaves on the disk is in here */
  GSubprocess     *bus_daemon;
  char            *bus_address;
  GDBusConnection *bus;
  GDBusConnection *accessibility;
  GSubprocess     *manager;     /* of windows */
  Display         *display;
  Input           *input;
  gboolean         other_layout; /* the keyboard is not as it was found */
  gboolean         other_dpi;    /* nor is the size of text */
} DriverSession;

typedef struct _DriverClipboard DriverClipboard;

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
  DriverClipboard *clipboard; /* NULL: no other program has copied anything */
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
DriverWidget    *driver_census_get_root (DriverWidget *widget);

int              driver_cage_new (const char *dir);
gboolean         driver_cage_enter (int cage);

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

gboolean         driver_session_set_layout (const char *layout);
void             driver_session_set_dpi (DriverSession *session, int dpi);

void             driver_window_open (DriverSession *session);
gboolean         driver_window_is_managed (Display *display);
Window           driver_top_window (Driver *driver);
gboolean         driver_is_active (Driver *driver);
gboolean         driver_place_in_window (Driver *driver, DriverWidget *frame, DriverWidget *widget, int rect[4]);
char            *driver_window_text (Driver *driver, Window window, const char *property);
