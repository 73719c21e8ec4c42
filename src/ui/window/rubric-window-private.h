/* rubric-window-private.h - the struct of the window, and the functions that its files share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-contradiction-panel.h"
#include "rubric-board.h"
#include "rubric-change-bar.h"
#include "rubric-desk.h"
#include "rubric-dialogs.h"
#include "rubric-explain-panel.h"
#include "rubric-hint.h"
#include "rubric-layout.h"
#include "rubric-pad.h"
#include "rubric-pasting.h"
#include "rubric-picture-panel.h"
#include "rubric-scan.h"
#include "rubric-side-panel.h"
#include "rubric-solutions-panel.h"
#include "rubric-start.h"
#include "rubric-status-card.h"
#include "rubric-watch-panel.h"
#include "rubric-window.h"
#include "rubric-zoom.h"
#include "sud-puzzle-request.h"

typedef void (*RubricWindowNext) (RubricWindow *self, gpointer data);

struct _RubricWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  RubricDialogs *dialogs;
  RubricDesk *desk;
  RubricPuzzle *puzzle;  /* the one on the desk */
  GCancellable *closed;  /* takes back questions that are being asked */
  RubricPasting *pasting;
  struct
  {
    guint announcing;    /* timeout that says that a puzzle has arrived; 0: said */
    const char *said;    /* said about the puzzle, with an offer; NULL: nothing */
  } pasted;
  RubricReading *told;   /* the subject of the message that is shown; NULL: none */
  struct
  {
    RubricPuzzlePool *pool;   /* NULL: no puzzle is ready before it is asked for */
    RubricJobs *generator;
    RubricJobs *keeper;       /* writes lists of new puzzles */
    GArray *given;            /* each puzzle that the board was given, as undo comes back to it */
    SudPuzzleRequest *wanted; /* the request for the puzzle that is being generated; NULL: a level */
    guint32 day;              /* the day whose puzzle is being generated */
  } making;
  struct
  {
    RubricWindowNext show; /* shows another puzzle as soon as the board is free; NULL: nothing waits for that */
    gpointer data;
    GDestroyNotify free_data;
  } next;
  struct
  {
    gboolean typing;       /* the person types a puzzle, also if the board is empty just now */
    gboolean left_solving; /* the board is empty, and was being solved before */
  } empty;
  RubricHint *hint;
  RubricSidePanel *side_panel; /* the one that is open; NULL: none */
  GMenu *continue_menu;  /* puzzles and lists that were put away */
  GMenu *narrow_section; /* a part of the main menu; NULL: there is no main menu yet */
  gboolean leaving;      /* the person is asked about corrections before the window closes */
  struct
  {
    GtkWindow *behind; /* has given its place to this window, and gets it back; NULL: none */
    gboolean replaced; /* the window, by one: files that are opened together with it are still wanted */
  } list;
  RubricTimer *timer;    /* the one on the card */

  AdwToastOverlay *toasts;
  AdwWindowTitle *title;
  RubricMessageBar *change_bar, *message_bar;
  RubricBoard *board;
  RubricStatusCard *card;
  GtkStack *modes;
  RubricPad *pad;
  RubricStart *start, *start_brief;
  GtkWidget *solve_button;
  GtkWidget *check_button;
  GtkWidget *hint_button;
  RubricExplainPanel *explain_panel; /* as the four below, NULL before it is first wanted */
  RubricContradictionPanel *contradiction_panel;
  RubricSolutionsPanel *solutions_panel;
  RubricWatchPanel *watch_panel;
  RubricPicturePanel *picture_panel;
  GtkWidget *tools_button, *tools;
  RubricLayout *layout;
  GtkWidget *board_area;
  GtkWidget *pause_cover;
  RubricZoom *zoom;
  GtkWidget *new_button;
  GtkWidget *redo_button;
  AdwSplitButton *open_button;
  GMenuModel *new_menu, *tools_menu, *open_menu;
  GMenu *filter_menu;
  GtkWidget *back_button, *neighbours;
  GtkMenuButton *menu_button;
};

/* rubric-window.c */

/** rubric_window_toast: Says @text for some seconds. */
void rubric_window_toast (RubricWindow *self, const char *text);

/** rubric_window_offer_givens: Says @text for some seconds, with a button to edit the givens. */
void rubric_window_offer_givens (RubricWindow *self, const char *text);

/**
 * rubric_window_focus_board: Gives the keyboard to the board, or to what covers it, or to the panel that tells about
 * its givens.
 */
void rubric_window_focus_board (RubricWindow *self);

/**
 * rubric_window_make_room:
 * @data: for @next
 * @free_data: (nullable)
 *
 * Calls @next when another puzzle may take the place of the one on the board: at once if nobody works on that, else
 * when it has been put away; not at all if the person stays with it.
 */
void rubric_window_make_room (RubricWindow *self, RubricWindowNext next, gpointer data, GDestroyNotify free_data);

/** rubric_window_remark: Says @remark on the card, or as a message where there is none. */
void rubric_window_remark (RubricWindow *self, const char *remark);

/** rubric_window_update_subtitle: Says which puzzle of which list this is, or else what it was made for. */
void rubric_window_update_subtitle (RubricWindow *self);

/* rubric-window-actions.c */

void rubric_window_init_actions (RubricWindow *self);

/**
 * rubric_window_enable:
 * @action: without "win."
 */
void rubric_window_enable (RubricWindow *self, const char *action, gboolean enabled);

/**
 * rubric_window_update_actions: Enables the actions that can do something now, and shows modes and buttons
 * accordingly.
 */
void rubric_window_update_actions (RubricWindow *self);

/** rubric_window_dup_name: Returns: (transfer full) (nullable): the name of the file without suffix, else the title of
 * the puzzle */
char *rubric_window_dup_name (RubricWindow *self);

/** rubric_window_update_place: Shows whether there are puzzles before and after this one. */
void rubric_window_update_place (RubricWindow *self);

/** rubric_window_go_to_blank: Goes to the first cell where something can be entered, if there is any. */
void rubric_window_go_to_blank (RubricWindow *self);

/* rubric-window-dragging.c */

/** rubric_window_init_dragging: Lets the puzzle be pulled out of the window. */
void rubric_window_init_dragging (RubricWindow *self);

/* rubric-window-solving.c */

void rubric_window_init_solving (RubricWindow *self);

/** rubric_window_why_not_solve: Returns: (nullable): why Solve can do nothing now, as a tooltip; NULL: it can */
const char *rubric_window_why_not_solve (RubricWindow *self);

/** rubric_window_shows_mistakes: Returns: whether the person wants to see mistakes @when: a word of "show-mistakes" */
gboolean rubric_window_shows_mistakes (RubricWindow *self, const char *when);

/** rubric_window_follow_mistakes: Shows mistakes when the person wants to see them, from now on. */
void rubric_window_follow_mistakes (RubricWindow *self);

/** rubric_window_why_not_check: Returns: (nullable): the same for Check */
const char *rubric_window_why_not_check (RubricWindow *self);

/** rubric_window_why_not_hint: Returns: (nullable): the same for Hint */
const char *rubric_window_why_not_hint (RubricWindow *self);

/** rubric_window_why_not_explain: Returns: (nullable): the same for Explain */
const char *rubric_window_why_not_explain (RubricWindow *self);

/**
 * rubric_window_why_not_watch: Returns: (nullable): the same for watching a search of the givens, whatever is filled
 * in
 */
const char *rubric_window_why_not_watch (RubricWindow *self);

/* rubric-window-panels.c */

void rubric_window_init_panels (RubricWindow *self);

/**
 * rubric_window_set_panel:
 * @panel: (nullable): a panel of the window; NULL: none
 *
 * Opens @panel in the place of the one that is open.
 */
void rubric_window_set_panel (RubricWindow *self, gpointer panel);

/**
 * rubric_window_need_panel:
 * @type: that of one of the panels of the window
 *
 * Returns: (transfer none): the panel, which is made if it is wanted for the first time
 */
gpointer rubric_window_need_panel (RubricWindow *self, GType type);

/** rubric_window_has_panel: Returns: whether @panel is the one that is open */
gboolean rubric_window_has_panel (RubricWindow *self, gpointer panel);

/** rubric_window_close_panel: Ends a hint, and closes the panel that is open unless it is a picture. */
void rubric_window_close_panel (RubricWindow *self);

/* rubric-window-files.c */

void rubric_window_init_files (RubricWindow *self);

/**
 * rubric_window_present_list:
 * @collection: kept in @file (nullable), which was read as @stamp (nullable) says
 *
 * Lists its puzzles in a window of their own. A puzzle that is chosen there takes its place.
 */
void rubric_window_present_list (RubricWindow *self, RubricCollection *collection, GFile *file,
                                 const RubricFileStamp *stamp);

/** rubric_window_go_back: Closes the window for the list that the puzzle is from. */
void rubric_window_go_back (RubricWindow *self);

/** rubric_window_give_back: Lets the list whose place the window has taken, if any, have it again. */
void rubric_window_give_back (RubricWindow *self);

/**
 * rubric_window_put:
 * @info: (nullable): copied
 *
 * Puts another puzzle in the place of the one on the board, in one step that can be undone, to be played. But a puzzle
 * in a file or a list stays in its window, with its changes: saving the other one would overwrite the file.
 *
 * Returns: (transfer none): the window in which the puzzle is now
 */
RubricWindow *rubric_window_put (RubricWindow *self, const SudSheet *sheet, const RubricInfo *info);

/** rubric_window_withdraw_pasted: Takes the offer back to edit what was pasted: the person does something else. */
void rubric_window_withdraw_pasted (RubricWindow *self);

/** rubric_window_take: Shows a file or a text that has been read, in this window or in others. */
void rubric_window_take (RubricWindow *self, const RubricReading *reading);

/** rubric_window_take_text: Takes puzzles of @text, as if it had been pasted, and says so if there are none. */
void rubric_window_take_text (RubricWindow *self, GBytes *text);

/**
 * rubric_window_take_scan:
 * @text: of a PDF file
 * @file: (nullable): that file: a list gets its name
 * @notes: (nullable): what was left out, which the person is told
 * @asked: whether the person has said that all puzzles are to be taken; otherwise they are offered
 */
void rubric_window_take_scan (RubricWindow *self, GBytes *text, GFile *file, const char *notes, gboolean asked);

/* rubric-window-making.c */

void rubric_window_init_making (RubricWindow *self);

/**
 * rubric_window_is_done: Returns: whether nobody works on the board any more, or yet: it is full and right, blank, or
 * has nothing but what it was given; and the puzzle is in no file
 */
gboolean rubric_window_is_done (RubricWindow *self);

/** rubric_window_get_request: Returns: (nullable) (transfer none): the request that led to the puzzle on the board */
const SudPuzzleRequest *rubric_window_get_request (RubricWindow *self);

/* rubric-window-finish.c */

void rubric_window_init_finish (RubricWindow *self);

/* rubric-window-picture.c */

void rubric_window_init_picture (RubricWindow *self);

/** rubric_window_join_picture: Takes the panel of the picture, which is new, into use. */
void rubric_window_join_picture (RubricWindow *self);

/**
 * rubric_window_read_picture:
 * @file: (nullable): a picture or PDF file; NULL: it is @bytes
 *
 * Reads it, and shows the reading beside it until the person is done. A picture that is open is replaced, after the
 * person has agreed if corrections would be lost.
 */
void rubric_window_read_picture (RubricWindow *self, GFile *file, GBytes *bytes);

/** rubric_window_take_pasted: Takes a text that was pasted or dropped; a picture that is open is closed, as above. */
void rubric_window_take_pasted (RubricWindow *self, const RubricReading *reading);

/**
 * rubric_window_take_shown: Puts the reading of an open picture on the board, as rubric_window_put() does, if it has
 * any digit. Returns: (transfer none): the window whose puzzle the board shows now
 */
RubricWindow *rubric_window_take_shown (RubricWindow *self);

/**
 * rubric_window_close_picture: Closes an open picture, and takes nothing of it. A loss can be brought back for some
 * seconds.
 */
void rubric_window_close_picture (RubricWindow *self);
