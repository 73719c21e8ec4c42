/* rubric-collection-private.h - what the files of the collection's window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-change-bar.h"
#include "rubric-collection-filter.h"
#include "rubric-collection-summary.h"
#include "rubric-collection-views.h"
#include "rubric-collection-window.h"
#include "rubric-file-watch.h"
#include "rubric-jobs.h"
#include "rubric-techniques.h"

struct _RubricCollectionWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  GFile *file;            /* NULL: the text was pasted */
  RubricFileWatch *watch; /* of @file */
  RubricCollection *collection;
  RubricTechniques *techniques; /* that levels are by */
  RubricListOpen open;
  GtkSelectionModel *selection;
  GtkBitset *kept_selection; /* indices of puzzles, while the list is arranged */
  guint n_sorts;             /* in the menu */
  gboolean sorting;          /* the headers are being told what they are to say */
  gboolean selected_itself;  /* the first puzzle, for Enter to open; nobody has chosen it */
  gboolean had_focus;        /* a puzzle of the list, before it was arranged */
  gboolean query_changed;    /* the next arrangement is one that somebody asked for */
  gboolean at_beginning;     /* since then nobody has chosen a puzzle */
  gboolean searches;         /* the search bar was there when it last told */
  gboolean left_search;      /* it is closed, and what it leaves not yet shown */
  void (*once_found) (RubricCollectionWindow *self); /* done as soon as all is found that is sought */
  gboolean awaits_grades;    /* as soon as verdicts are known */
  guint sight_timeout;       /* somebody has scrolled */

  GCancellable *closed; /* takes back what is being asked */
  RubricJobs *reader;
  RubricJobs *writer;
  guint saving_timeout; /* shows how far it is, while something is being written */
  gboolean closing;     /* once that is written */

  AdwToastOverlay *toasts;
  AdwWindowTitle *title;
  RubricChangeBar *change_bar;
  GtkWidget *open_button;
  GtkWidget *filter_button;
  GtkMenuButton *menu_button;
  GtkMenuButton *sort_button; /* where there are not all titles of columns to click on */
  GMenu *sort_menu;
  GMenu *recent_menu;
  RubricCollectionFilter *filter;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search_entry;
  GtkStack *stack;
  AdwStatusPage *nothing; /* in its place */
  GtkWidget *clear_button;
  RubricCollectionSummary *summary;
  RubricCollectionSummary *levels;
  RubricCollectionViews *views;
  GtkLabel *status;
  GtkWidget *work;
  GtkProgressBar *progress;
};

/* rubric-collection-window.c */
void rubric_collection_window_toast (RubricCollectionWindow *self, const char *text);

/** Returns: how many puzzles somebody has selected: the one that the list selects by itself is shown as none, and is none to
 * what can be done to all */
guint rubric_collection_window_count_chosen (RubricCollectionWindow *self);

/** Says what there is, and how much of it somebody has selected. */
void rubric_collection_window_show_status (RubricCollectionWindow *self);

/** Shows what is being worked on, and what is known and selected. */
void rubric_collection_window_update (RubricCollectionWindow *self);

/**
 * rubric_collection_window_dup_indices:
 * @positions: of the list
 *
 * Returns: (transfer full): which puzzles stand there, in this order
 */
guint32 *rubric_collection_window_dup_indices (RubricCollectionWindow *self, const GtkBitset *positions);

/** Returns: (transfer full): the name of its file, or another one */
char *rubric_collection_window_dup_name (RubricCollectionWindow *self);

/** Shows the puzzles as "list" or "grid"; the next window begins so. */
void rubric_collection_window_set_view (RubricCollectionWindow *self, const char *view);

/* rubric-collection-query.c */

/** Has the collection show what is asked for from now on. */
void rubric_collection_window_init_query (RubricCollectionWindow *self);

/** The answer to what somebody has asked for is there, even if it is what was there before. */
void rubric_collection_window_update_query (RubricCollectionWindow *self);

/** So that Enter opens it, and Down goes to the second; nobody has chosen it. */
void rubric_collection_window_select_first (RubricCollectionWindow *self);

/** Sorts as the menu says: the headers are told, and tell. */
void rubric_collection_window_set_sort (RubricCollectionWindow *self, RubricSort sort, gboolean descending);

/* rubric-collection-levels.c */

/** Of the collection that is shown now. */
void rubric_collection_window_init_levels (RubricCollectionWindow *self);

/** Begins to grade by itself, if it is time for that. */
void rubric_collection_window_update_levels (RubricCollectionWindow *self);

/** Returns: how much somebody wants to know of all puzzles who wants to know how hard they are: ER costs more */
RubricDepth rubric_collection_window_get_depth (RubricCollectionWindow *self);

/** Grades all, or what is left of it. */
void rubric_collection_window_grade (RubricCollectionWindow *self);

/** Ends what goes on by itself: looking for verdicts, or else for levels. */
void rubric_collection_window_cancel_survey (RubricCollectionWindow *self);

/** The window goes. */
void rubric_collection_window_end_levels (RubricCollectionWindow *self);

/* rubric-collection-comparing.c */

/** Compares strategies on the selected puzzles, or on all that are shown. */
void rubric_collection_window_compare (RubricCollectionWindow *self);

/* rubric-collection-actions.c */
void rubric_collection_window_install_actions (RubricCollectionWindow *self);

/** Opens the puzzle at @position of the list in the window for the puzzles of this collection. */
void rubric_collection_window_open_position (RubricCollectionWindow *self, guint position);

/* rubric-collection-change.c */
void rubric_collection_window_init_change (RubricCollectionWindow *self);
/** Notices external changes to the file, which was read as @stamp says. */
void rubric_collection_window_watch (RubricCollectionWindow *self, const RubricFileStamp *stamp);

/* rubric-collection-files.c */
void rubric_collection_window_choose_open (RubricCollectionWindow *self);
void rubric_collection_window_copy (RubricCollectionWindow *self);
void rubric_collection_window_init_files (RubricCollectionWindow *self);
void rubric_collection_window_save_as (RubricCollectionWindow *self);
void rubric_collection_window_print (RubricCollectionWindow *self);
