/* rubric-collection-private.h - shared by the files of the collection's window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-boxes.h"
#include "rubric-change-bar.h"
#include "rubric-collection.h"
#include "rubric-collection-window.h"
#include "rubric-file-watch.h"
#include "rubric-jobs.h"
#include "rubric-preview.h"
#include "rubric-query.h"
#include "rubric-techniques.h"
#include "sud-order.h"

/* rubric-collection-filter.c */

#define RUBRIC_TYPE_COLLECTION_FILTER (rubric_collection_filter_get_type ())
G_DECLARE_FINAL_TYPE (RubricCollectionFilter, rubric_collection_filter, RUBRIC, COLLECTION_FILTER, GtkPopover)

/**
 * RubricCollectionFilter::changed:
 *
 * rubric_collection_filter_apply() would make another query.
 */

/** rubric_collection_filter_bind_verdict: Binds @button to the check button of @verdict, in both directions. */
void rubric_collection_filter_bind_verdict (RubricCollectionFilter *self, RubricVerdict verdict,
                                            GtkToggleButton *button);

/** rubric_collection_filter_bind_level: Binds @button to the check button of @level, in both directions. */
void rubric_collection_filter_bind_level (RubricCollectionFilter *self, RubricLevel level, GtkToggleButton *button);

/**
 * rubric_collection_filter_set_order:
 * @order: the techniques that levels are by
 *
 * Offers the techniques of @order, at first none, as the hardest one. A choice that is not among them is dropped.
 */
void rubric_collection_filter_set_order (RubricCollectionFilter *self, const SudOrder *order);

/** rubric_collection_filter_set_rates: Offers to choose by ER, at first not. */
void rubric_collection_filter_set_rates (RubricCollectionFilter *self, gboolean rates);

/** rubric_collection_filter_apply: Sets the restrictions of @query, and leaves the rest of it alone. */
void rubric_collection_filter_apply (RubricCollectionFilter *self, RubricQuery *query);

void rubric_collection_filter_reset (RubricCollectionFilter *self);

/* rubric-collection-summary.c */

#define RUBRIC_TYPE_COLLECTION_SUMMARY (rubric_collection_summary_get_type ())
G_DECLARE_FINAL_TYPE (RubricCollectionSummary, rubric_collection_summary, RUBRIC, COLLECTION_SUMMARY, RubricBox)

/**
 * RubricCollectionSummary:levels:
 *
 * TRUE: levels are counted, not verdicts. Construct-only.
 */

void rubric_collection_summary_update (RubricCollectionSummary *self, const RubricTotals *totals);

/**
 * rubric_collection_summary_get_segment:
 * @value: a verdict or a level
 *
 * Returns: (transfer none): its segment, which is active if the list is restricted to @value
 */
GtkToggleButton *rubric_collection_summary_get_segment (RubricCollectionSummary *self, guint value);

/* rubric-collection-views.c */

#define RUBRIC_TYPE_COLLECTION_VIEWS (rubric_collection_views_get_type ())
G_DECLARE_FINAL_TYPE (RubricCollectionViews, rubric_collection_views, RUBRIC, COLLECTION_VIEWS, GtkWidget)

/**
 * RubricCollectionViews::activate:
 * @position: the position of the puzzle to open
 */

/**
 * RubricCollectionViews::chosen:
 *
 * Somebody selects a puzzle by pointer or key, perhaps one that is selected already.
 */

/**
 * RubricCollectionViews::sight-changed:
 *
 * Other puzzles will be in sight as soon as rows have been laid out.
 */

/** rubric_collection_views_set_model: Shows @model (nullable), a selection of a #RubricCollection. */
void rubric_collection_views_set_model (RubricCollectionViews *self, GtkSelectionModel *model);

/**
 * rubric_collection_views_get_sight:
 * @position: (out): the position of the first puzzle in sight
 *
 * Returns: the number of puzzles in sight, wholly or partly
 */
guint rubric_collection_views_get_sight (RubricCollectionViews *self, guint *position);

/** rubric_collection_views_find_puzzle: Returns: the position of the puzzle at a point, or GTK_INVALID_LIST_POSITION */
guint rubric_collection_views_find_puzzle (RubricCollectionViews *self, double x, double y);

/** rubric_collection_views_has_titles: Returns: whether there is a title of a column for every way of sorting */
gboolean rubric_collection_views_has_titles (RubricCollectionViews *self);

gboolean rubric_collection_views_is_at_top (RubricCollectionViews *self);

/** rubric_collection_views_get_depth: Returns: how much of the difficulty of puzzles is visible */
RubricDepth rubric_collection_views_get_depth (RubricCollectionViews *self);

/** rubric_collection_views_set_grid: Shows the grid or the list, with the same puzzles selected and in sight. */
void rubric_collection_views_set_grid (RubricCollectionViews *self, gboolean grid);

void rubric_collection_views_set_width (RubricCollectionViews *self, int width);

/** rubric_collection_views_set_rates: Shows the columns of effort and ER, at first not. */
void rubric_collection_views_set_rates (RubricCollectionViews *self, gboolean rates);

/** rubric_collection_views_update: Shows the columns that are filled according to @totals. */
void rubric_collection_views_update (RubricCollectionViews *self, const RubricTotals *totals);

/** rubric_collection_views_get_columns: Returns: (transfer none): the list, whose headers sort list and grid */
GtkColumnView *rubric_collection_views_get_columns (RubricCollectionViews *self);

gboolean rubric_collection_views_has_focus (RubricCollectionViews *self);

/**
 * rubric_collection_views_show_puzzle:
 * @focus: whether the puzzle gets the focus
 *
 * Scrolls to the puzzle at @position as soon as there are rows.
 */
void rubric_collection_views_show_puzzle (RubricCollectionViews *self, guint position, gboolean focus);

/* rubric-collection-columns.c */

/* The key under which a widget that shows a puzzle has its GtkListItem. */
#define RUBRIC_LIST_ITEM_KEY "rubric-list-item"

enum
{
  RUBRIC_TILE_WIDTH = 172, /* the smallest width of a column of the grid in pixels: a telephone has two of them */
};

GtkListItemFactory *rubric_collection_tiles_factory (void);

/**
 * rubric_collection_columns_add:
 * @view: a view of a #RubricCollection
 *
 * Adds all columns to @view. A click on a header makes gtk_column_view_get_sorter() emit "changed";
 * rubric_collection_columns_get_sort() then tells the order.
 */
void rubric_collection_columns_add (GtkColumnView *view);

/**
 * rubric_collection_columns_show:
 * @narrow: whether there is little room
 * @rates: whether there are columns of ratings
 *
 * Hides the columns that are empty according to @totals, and, if there is little room, those of less importance.
 */
void rubric_collection_columns_show (GtkColumnView *view, const RubricTotals *totals, gboolean narrow, gboolean rates);

/**
 * rubric_collection_columns_get_sort:
 * @descending: (out): whether the order is reversed
 *
 * Returns: the order that the headers of @view show
 */
RubricSort rubric_collection_columns_get_sort (GtkColumnView *view, gboolean *descending);

void rubric_collection_columns_set_sort (GtkColumnView *view, RubricSort sort, gboolean descending);

/**
 * rubric_collection_columns_list_sorts:
 * @rates: whether there are orders by ratings
 * @sort: (out): the order
 *
 * Returns: (nullable) (transfer none): the translated title of order @i, from 0, of the columns that are filled; NULL
 * after the last
 */
const char *rubric_collection_columns_list_sorts (guint i, const RubricTotals *totals, gboolean rates,
                                                  RubricSort *sort);

/* rubric-collection-signs.c */

/** rubric_verdict_sign_new: Returns: (transfer floating): a #GtkImage, which has no accessible name */
GtkWidget *rubric_verdict_sign_new (void);

/** rubric_verdict_sign_set: Shows the sign of @verdict: each has its own form, and a colour that goes with it. */
void rubric_verdict_sign_set (GtkWidget *sign, RubricVerdict verdict);

const char *rubric_verdict_sign_class (RubricVerdict verdict);

#define RUBRIC_TYPE_LEVEL_SIGN (rubric_level_sign_get_type ())
G_DECLARE_FINAL_TYPE (RubricLevelSign, rubric_level_sign, RUBRIC, LEVEL_SIGN, GtkWidget)

/** rubric_level_sign_new: Returns: (transfer floating): the sign of an unknown level, which has no accessible name */
GtkWidget *rubric_level_sign_new (void);

/** rubric_level_sign_set: Shows the sign of @level: each has its own form, and a colour that goes with it. */
void rubric_level_sign_set (RubricLevelSign *self, RubricLevel level);

const char *rubric_level_sign_class (RubricLevel level);

#define RUBRIC_TYPE_PROGRESS_RING (rubric_progress_ring_get_type ())
G_DECLARE_FINAL_TYPE (RubricProgressRing, rubric_progress_ring, RUBRIC, PROGRESS_RING, GtkWidget)

/** rubric_progress_ring_new: Returns: (transfer floating): a ring, which is not drawn until there is progress */
GtkWidget *rubric_progress_ring_new (void);

/**
 * rubric_progress_ring_set_level:
 * @level: a #RubricProgressLevel
 *
 * Shows an arc, or a tick when the puzzle is solved; the tooltip says it in words.
 */
void rubric_progress_ring_set_level (RubricProgressRing *self, guint8 level);

/* The window, shared by -window.c, -query.c and -files.c */

struct _RubricCollectionWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  GFile *file;            /* NULL: the text was pasted */
  RubricFileWatch *watch; /* watches @file */
  RubricCollection *collection;
  RubricTechniques *techniques; /* the base of levels */
  RubricListOpen open;
  GtkSelectionModel *selection;
  GtkBitset *kept_selection; /* indices of puzzles, while the list is arranged */
  guint n_sorts;             /* orders in the menu */
  gboolean sorting;          /* the headers are being set */
  gboolean selected_itself;  /* the first puzzle is selected for Enter to open; nobody has chosen it */
  gboolean had_focus;        /* a puzzle of the list had it before it was arranged */
  gboolean query_changed;    /* the next arrangement answers a question of the person */
  gboolean at_beginning;     /* nobody has chosen a puzzle since then */
  gboolean searches;         /* the search bar was open at its last signal */
  gboolean left_search;      /* the search bar was closed, and the list is not shown yet */
  void (*once_found) (RubricCollectionWindow *self); /* called as soon as the search has ended */
  gboolean awaits_grades;    /* grading starts as soon as verdicts are known */
  guint sight_timeout;       /* runs after somebody has scrolled */

  GCancellable *closed; /* cancels open questions */
  RubricJobs *reader;
  RubricJobs *writer;
  guint saving_timeout; /* shows progress while something is being written */
  gboolean closing;     /* the window closes after that */

  AdwToastOverlay *toasts;
  AdwWindowTitle *title;
  RubricMessageBar *change_bar;
  GtkWidget *open_button;
  GtkWidget *filter_button;
  GtkMenuButton *menu_button;
  GtkMenuButton *sort_button; /* replaces missing titles of columns */
  GMenu *sort_menu;
  GMenu *recent_menu;
  RubricCollectionFilter *filter;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search_entry;
  GtkStack *stack;
  AdwStatusPage *nothing; /* shown in place of an empty list */
  GtkWidget *clear_button;
  RubricCollectionSummary *summary;
  RubricCollectionSummary *levels;
  RubricCollectionViews *views;
  GtkLabel *status;
  GtkWidget *work;
  GtkProgressBar *progress;
};

guint rubric_collection_window_count_chosen (RubricCollectionWindow *self);

/**
 * rubric_collection_window_show_status:
 *
 * Says how many puzzles there are, and how many of them somebody has selected.
 */
void rubric_collection_window_show_status (RubricCollectionWindow *self);

void rubric_collection_window_update (RubricCollectionWindow *self);

/**
 * rubric_collection_window_dup_indices:
 * @positions: positions of the list
 *
 * Returns: (transfer full): the indices of the puzzles there, in this order
 */
guint32 *rubric_collection_window_dup_indices (RubricCollectionWindow *self, const GtkBitset *positions);

char *rubric_collection_window_dup_name (RubricCollectionWindow *self);

/** rubric_collection_window_init_query: Makes the collection follow search, filter and headers from now on. */
void rubric_collection_window_init_query (RubricCollectionWindow *self);

/** rubric_collection_window_update_query: Shows the answer to a question, even if it is the same list as before. */
void rubric_collection_window_update_query (RubricCollectionWindow *self);

/** rubric_collection_window_select_first: Selects the first puzzle for Enter to open; nobody has chosen it. */
void rubric_collection_window_select_first (RubricCollectionWindow *self);

/** rubric_collection_window_set_sort: Sorts as the menu says: it sets the headers, which emit the change. */
void rubric_collection_window_set_sort (RubricCollectionWindow *self, RubricSort sort, gboolean descending);

void rubric_collection_window_init_files (RubricCollectionWindow *self);
void rubric_collection_window_choose_open (RubricCollectionWindow *self);
void rubric_collection_window_copy (RubricCollectionWindow *self);
void rubric_collection_window_save_as (RubricCollectionWindow *self);
void rubric_collection_window_print (RubricCollectionWindow *self);
void rubric_collection_window_compare (RubricCollectionWindow *self);
