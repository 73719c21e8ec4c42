/* rubric-window-private.h - what the files of the window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-blame-panel.h"
#include "rubric-board.h"
#include "rubric-change-bar.h"
#include "rubric-desk.h"
#include "rubric-dialogs.h"
#include "rubric-explain-panel.h"
#include "rubric-hint.h"
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

struct _RubricWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  RubricDialogs *dialogs;
  RubricDesk *desk;
  RubricPuzzle *puzzle; /* of the desk */
  GCancellable *closed; /* takes back what is being asked */
  RubricPasting *pasting;
  RubricReading *told; /* of which a message tells; or NULL */
  RubricPuzzlePool *stock; /* NULL: nothing is ready before it is asked for */
  RubricJobs *maker;  /* of puzzles */
  RubricJobs *keeper; /* of lists of them */
  GArray *made;       /* each puzzle that the board was given, for undo comes back to it */
  SudPuzzleRequest wanted;     /* what the one is for that is being made */
  gboolean left_solving; /* the board is empty, and was being solved before */
  RubricHint *hint;
  RubricSidePanel *side_panel; /* the one that is open; NULL: none */
  GMenu *continue_menu;     /* what can be continued */
  GMenuModel *kept;         /* in it; NULL where there is no session */
  gboolean leaving;     /* the person is asked about corrections before it closes */
  gboolean replaced;    /* by a list: the files opened with it are wanted all the same */

  AdwToastOverlay *toasts;
  AdwWindowTitle *title;
  RubricChangeBar *change_bar;
  RubricBoard *board;
  RubricStatusCard *card;
  GtkStack *modes;
  RubricPad *pad;
  RubricStart *start, *start_brief;
  GtkWidget *solve_button;
  GtkWidget *check_button;
  GtkWidget *hint_button;
  RubricExplainPanel *explain_panel;
  RubricBlamePanel *blame_panel;
  RubricSolutionsPanel *solutions_panel;
  RubricWatchPanel *watch_panel;
  RubricPicturePanel *picture_panel;
  GtkWidget *solving_button;
  GtkWidget *tools_button;
  GtkWidget *board_area;
  GtkWidget *pause_cover;
  RubricZoom *zoom;
  RubricTimer *timer; /* of the card */
  GtkWidget *new_button;
  GtkWidget *open_button;
  GtkWidget *neighbours;
  GtkMenuButton *menu_button;
};

/* rubric-window-actions.c */
void rubric_window_install_actions (RubricWindow *self);
void rubric_window_update_actions (RubricWindow *self);

/** Changes to Solving, at the first blank. */
void rubric_window_begin_solving (RubricWindow *self);

/* rubric-window-collection.c */
void rubric_window_init_collection (RubricWindow *self);

/** Shows whether there are puzzles before and after this one. */
void rubric_window_update_place (RubricWindow *self);

/** Which puzzle of which list it is, or else what it was made for. */
void rubric_window_update_subtitle (RubricWindow *self);

/* rubric-window-clipboard.c */
void rubric_window_init_clipboard (RubricWindow *self);
void rubric_window_copy (RubricWindow *self, unsigned origins);
void rubric_window_copy_as (RubricWindow *self, const char *format);
void rubric_window_paste (RubricWindow *self);

/* rubric-window-desk.c */
void rubric_window_init_desk (RubricWindow *self);

/* rubric-window-files.c */
void rubric_window_choose_open (RubricWindow *self);

/** Puts a puzzle on the board to try things with, which can be undone. */
void rubric_window_open_example (RubricWindow *self);

/* rubric-window-verdict.c */
void rubric_window_init_verdict (RubricWindow *self);
void rubric_window_solve (RubricWindow *self);
void rubric_window_check (RubricWindow *self);
void rubric_window_undo_mistakes (RubricWindow *self);
void rubric_window_add_savepoint (RubricWindow *self);

/** Marks the cells that cannot be filled, where @answer (nullable) knows of any. */
void rubric_window_blame (RubricWindow *self, const RubricAnswer *answer);

/* rubric-window-files.c */
/**
 * rubric_window_put:
 * @info: (nullable): copied
 *
 * Puts another puzzle in the place of what stands on the board, in one step that can be undone. What is in a file or a
 * list stays where it is, and what has not been saved of it: saving the other puzzle would write it over the file.
 *
 * Returns: (transfer none): the window in which the puzzle is now
 */
RubricWindow *rubric_window_put (RubricWindow *self, const SudSheet *sheet, const RubricInfo *info);

/** Says in the window of another puzzle where the one is that the person had before. */
void rubric_window_tell_stays (RubricWindow *self);

/** Takes puzzles of @text, as if it had been pasted, and tells where there are none. */
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

/** Returns: (nullable) (transfer none): what the puzzle on the board was made for; NULL where nobody wished it so */
const SudPuzzleRequest *rubric_window_get_wish (RubricWindow *self);
void rubric_window_init_making (RubricWindow *self);

/** Ends what is being made. */
void rubric_window_close_making (RubricWindow *self);

/* rubric-window-panels.c */
void rubric_window_init_panels (RubricWindow *self);

/**
 * rubric_window_set_panel:
 * @panel: (nullable): a panel of the window; NULL: none
 *
 * Opens @panel in the place of the one that is open.
 */
void rubric_window_set_panel (RubricWindow *self, gpointer panel);

/** Returns: whether @panel (nullable: none) is what is open */
gboolean rubric_window_has_panel (RubricWindow *self, gpointer panel);

/** Ends a hint, and closes the panel that is open unless it is a picture. */
void rubric_window_close_panel (RubricWindow *self);

/* rubric-window-picture.c */
void rubric_window_init_picture (RubricWindow *self);

/**
 * Reads a picture or PDF file: @file, or @bytes; what was read stands beside it until the person is done with it. One that
 * is open is replaced, once the person has agreed where corrections would be lost.
 */
void rubric_window_read_picture (RubricWindow *self, GFile *file, GBytes *bytes);

/** Takes what was pasted or dropped; a picture that is open is closed, as above. */
void rubric_window_take_pasted (RubricWindow *self, const RubricReading *reading);

/** Puts what was read of it on the board, as rubric_window_put(), if anything was. Returns: (transfer none): the window */
RubricWindow *rubric_window_take_picture (RubricWindow *self);

/** Does so where there is a picture. Returns: (transfer none): where that is what the board shows, for what follows */
RubricWindow *rubric_window_take_shown (RubricWindow *self);

/** Takes the picture away, and nothing of it. What would be lost with it can be brought back for some seconds. */
void rubric_window_close_picture (RubricWindow *self);

/* rubric-window-view.c */
void rubric_window_init_view (RubricWindow *self);
void rubric_window_bind_view (RubricWindow *self);

/** Gives the keyboard to the board, or to what covers it or tells about its givens. */
void rubric_window_focus_board (RubricWindow *self);

/** Celebrates that the person has solved the puzzle. */
void rubric_window_congratulate (RubricWindow *self);

/* rubric-window.c */
void rubric_window_toast (RubricWindow *self, const char *text);
