/* rubric-picture-panel.c - a picture beside the board: the grids that were read of it, cell by cell, to be compared
 *
 *     state       found  grid  job  corners stand       shown                         goes on
 *     ---------------------------------------------------------------------------------------------------------------
 *     empty       no     no    no   -                   nothing                       read: reading
 *     reading     no     no    yes  -                   progress                      no grid, grid; ::failed …
 *     no grid     yes    no    no   inset from edges    all of the picture            corner moved: rereading
 *     grid        yes    yes   no   where it was read   its cells, one compared       corner moved: rereading
 *     rereading   yes    any   yes  where put           what was read before          grid, missed, astray
 *     missed      yes    no    no   where put           that nothing is between them  corner moved: rereading
 *     astray      yes    yes   no   where put           the same, and the old grid    put back: grid
 *
 * Clearing leads from each to empty. Another row of @found may be chosen at any time; while one is read again, the
 * others are in their own states. What the person writes stands in the draft of the row that is shown;
 * RubricPictureDrafts keep those of the others, and what a row was before its corners were moved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture-panel.h"

#include "rubric-picture-private.h"
#include "rubric-scan-inks.h"
#include "rubric-share-layout.h"
#include "rubric-side-panel.h"
#include "rubric-text-scan.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  PIECE = 96, /* pixels of the side of a cell's piece */
};

struct _RubricPicturePanel
{
  GtkBox parent_instance;

  RubricJobs *jobs;
  GFile *file;    /* (nullable): the picture has no name */
  GArray *found;  /* (nullable): of RubricScanFound; NULL before anything has been read */
  GArray *drafts; /* drafts of the rows that are not shown; NULL with @found */
  guint chosen;   /* the row that is shown */
  guint moved;    /* the row that is read again */
  RubricPuzzle *draft;
  SudCells touched; /* by the person */
  SudSheet held;    /* the draft as it was when the corners were moved */
  SudCells inks;    /* cells printed in a second colour, or on a second ground */
  int cell;         /* the one that is compared */
  gboolean missed;  /* there was no Sudoku between the corners that the person has placed */
  gboolean filling; /* the draft changes, and not by the person */

  GtkStack *stack;
  GtkProgressBar *progress;
  GtkDropDown *choice;
  GtkToggleButton *whole_button;
  GtkWidget *close_button, *back_button, *next_button, *done_button, *all_button;
  GtkButton *second_button;
  RubricImageView *view;
  RubricPicturePages *pages;
  GtkLabel *cell_label, *sentence;
  GtkPicture *piece;
  GtkCheckButton *entries_check;
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_FAILED,
  SIGNAL_TEXT,
  SIGNAL_ALL,
  SIGNAL_DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void implement_picture_panel (RubricSidePanelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricPicturePanel, rubric_picture_panel, GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (RUBRIC_TYPE_SIDE_PANEL, implement_picture_panel))

/* Returns: (nullable): the row that is shown; NULL before anything has been read */
static RubricScanFound *
get_found_row (RubricPicturePanel *self)
{
  return self->found != NULL ? &g_array_index (self->found, RubricScanFound, self->chosen) : NULL;
}

/* Returns: (nullable): its grid */
static const SudScan *
get_found_grid (RubricPicturePanel *self)
{
  RubricScanFound *row = get_found_row (self);

  return row != NULL && row->grid.kind != SUD_SCAN_NOTHING ? &row->grid : NULL;
}

/* Returns: whether the corners stand elsewhere than the grid that was read */
static gboolean
is_astray (RubricPicturePanel *self)
{
  return get_found_grid (self) != NULL && !rubric_image_view_shows_grid (self->view);
}

/* Returns: whether what is shown is being read, or read again: the draft is not what the person wants yet */
static gboolean
is_reading_picture (RubricPicturePanel *self)
{
  return rubric_jobs_get_busy (self->jobs) && (self->found == NULL || self->moved == self->chosen);
}

/* Returns: whether a corner of the grid has been moved */
static gboolean
can_put_back (RubricPicturePanel *self)
{
  return is_astray (self)
         || (self->drafts != NULL && rubric_picture_drafts_has_before (self->drafts, self->chosen));
}

static const SudSheet *
get_draft_sheet (RubricPicturePanel *self)
{
  return rubric_puzzle_get_sheet (self->draft);
}

static gboolean
is_draft_blank (RubricPicturePanel *self)
{
  return sud_sheet_count (get_draft_sheet (self), SUD_ORIGIN_BLANK) == SUD_CELLS;
}

static SudCells
find_uncertain (RubricPicturePanel *self, const SudScan *grid)
{
  SudGrid now = rubric_puzzle_get_grid (self->draft, SUD_ORIGINS_ALL);

  return rubric_picture_find_uncertain (grid, &now);
}

/* Returns: (transfer full) (nullable): all grids as a list, see rubric_picture_drafts_dup_lines() */
static GBytes *
dup_all_lines (RubricPicturePanel *self, gboolean taken)
{
  RubricPictureShown shown = { self->chosen, rubric_puzzle_get_grid (self->draft, SUD_ORIGINS_GIVEN),
                               rubric_picture_panel_get_uncertain (self) };

  return self->found != NULL ? rubric_picture_drafts_dup_lines (self->drafts, self->found, &shown, taken) : NULL;
}

/* The cell that is compared */

/* The second key writes it: there and back. */
static int
get_other_digit (RubricPicturePanel *self)
{
  return rubric_scan_get_other (get_found_grid (self), self->cell, get_draft_sheet (self)->digit[self->cell]);
}

/* However long the words are they make the panel no wider, and there is room for the button also while it is hidden:
 * the panel would turn over while somebody works. @wanted: beside a cell that is certain
 * the other digit would seem to question it */
static void
offer_other_digit (RubricPicturePanel *self, gboolean wanted)
{
  GtkWidget *button = GTK_WIDGET (self->second_button);

  gtk_stack_set_visible_child (GTK_STACK (gtk_widget_get_parent (button)),
                               wanted ? button : gtk_widget_get_prev_sibling (button));
  if (get_found_grid (self) != NULL)
    {
      g_autofree char *text = rubric_scan_dup_choice (get_other_digit (self));

      gtk_button_set_label (self->second_button, text);
      gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (self->second_button)), PANGO_ELLIPSIZE_END);
    }
}

/* Room for a cell stays if there is none: the picture would jump under the corners that are dragged. */
static void
show_compared_cell (RubricPicturePanel *self)
{
  const SudScan *grid = get_found_grid (self);
  SudCells uncertain = rubric_picture_panel_get_uncertain (self);
  int digit = get_draft_sheet (self)->digit[self->cell];
  g_autofree char *text = NULL;
  g_autoptr (GdkTexture) piece = NULL;

  rubric_image_view_set_cells (self->view, uncertain, self->cell);
  if (grid != NULL)
    {
      text = rubric_scan_dup_cell_name (self->cell, digit, sud_cells_has (uncertain, self->cell));
      piece = rubric_image_cut_cell (get_found_row (self)->image, grid, self->cell, PIECE);
    }
  gtk_label_set_text (self->cell_label, text != NULL ? text : "");
  gtk_picture_set_paintable (self->piece, GDK_PAINTABLE (piece));
  offer_other_digit (self, grid != NULL
                               && (sud_cells_has (find_uncertain (self, grid), self->cell)
                                   || digit != grid->sheet.digit[self->cell]));
}

/* All of it */

/* A grid may have no digit in it: none was read, and none was typed. */
static RubricScanLack
find_lack (RubricPicturePanel *self)
{
  RubricScanFound *row = get_found_row (self);
  const SudScan *grid = get_found_grid (self);

  if (grid == NULL)
    return row != NULL ? row->lack : RUBRIC_SCAN_NO_GRID;
  return sud_sheet_count (&grid->sheet, SUD_ORIGIN_BLANK) == SUD_CELLS && is_draft_blank (self) ? RUBRIC_SCAN_BARE
                                                                                                : RUBRIC_SCAN_NO_GRID;
}

/* Returns: (transfer full): what there is to be said of all of the grid */
static char *
dup_picture_sentence (RubricPicturePanel *self, int n_uncertain)
{
  SudGrid givens = rubric_puzzle_get_grid (self->draft, SUD_ORIGINS_GIVEN);
  gboolean any = get_found_grid (self) != NULL, reading = is_reading_picture (self);

  if (is_astray (self) && !reading)
    return g_strdup (_ ("There is no Sudoku between these corners. What was read before is kept."));
  if (!any && self->missed && !reading)
    return g_strdup (_ ("There is no Sudoku between these corners. Drag them onto the four corners of the grid."));
  if (find_lack (self) != RUBRIC_SCAN_NO_GRID)
    return rubric_scan_dup_lack (find_lack (self));
  return rubric_scan_dup_sentence (any ? &givens : NULL, n_uncertain);
}

static void
update_picture_buttons (RubricPicturePanel *self)
{
  g_autoptr (GBytes) all = is_reading_picture (self) ? NULL : dup_all_lines (self, FALSE);

  gtk_widget_set_visible (self->back_button, can_put_back (self));
  gtk_widget_set_sensitive (self->next_button, !sud_cells_is_empty (rubric_picture_panel_get_uncertain (self)));
  gtk_widget_set_sensitive (self->done_button, self->found != NULL && rubric_picture_panel_can_take (self));
  gtk_widget_set_visible (self->all_button, self->found != NULL && self->found->len > 1);
  gtk_widget_set_sensitive (self->all_button, all != NULL);
}

static void
show_grid_state (RubricPicturePanel *self)
{
  SudCells uncertain = rubric_picture_panel_get_uncertain (self);
  g_autofree char *text = dup_picture_sentence (self, sud_cells_count (uncertain));

  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->view));
  rubric_puzzle_set_uncertain (self->draft, uncertain);
  show_compared_cell (self);
  gtk_label_set_text (self->sentence, text);
  update_picture_buttons (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* The draft */

/* If a second ink tells entries, and the person wants that, what stands there is one, also after it was retyped. */
static void
mark_entries (RubricPicturePanel *self, SudSheet *sheet)
{
  gboolean entries = gtk_check_button_get_active (self->entries_check);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] != 0)
      sheet->origin[cell] = entries && sud_cells_has (self->inks, cell) ? SUD_ORIGIN_ENTERED : SUD_ORIGIN_GIVEN;
}

/* As the grid was read, and then corrected. */
static void
fill_draft (RubricPicturePanel *self)
{
  const SudScan *grid = get_found_grid (self);
  SudSheet sheet;

  sud_sheet_clear (&sheet);
  if (grid != NULL)
    sheet = grid->sheet;
  self->touched
      = self->drafts != NULL ? rubric_picture_drafts_take (self->drafts, self->chosen, &sheet) : SUD_NO_CELLS;
  mark_entries (self, &sheet);
  self->filling = TRUE;
  rubric_puzzle_load (self->draft, &sheet, NULL);
  self->filling = FALSE;
}

/* A typed digit is a given, and one that comes back by undoing is what it was then. */
static void
amend_draft (RubricPicturePanel *self)
{
  SudSheet sheet = *get_draft_sheet (self);

  mark_entries (self, &sheet);
  self->filling = TRUE;
  rubric_puzzle_amend (self->draft, &sheet);
  self->filling = FALSE;
}

static void
keep_draft (RubricPicturePanel *self)
{
  rubric_picture_drafts_keep (self->drafts, self->chosen, get_draft_sheet (self), self->touched);
}

/* Digits that are typed before anything has been read go when it has. */
static void
draft_changed_cb (RubricPuzzle *draft, const SudCells *cells, RubricPicturePanel *self)
{
  if (self->filling || self->found == NULL)
    return;
  amend_draft (self);
  self->touched = sud_cells_union (self->touched, *cells);
  show_grid_state (self);
}

/* Writing what was read anyway confirms it. */
static void
draft_written_cb (RubricPuzzle *draft, const SudCells *cells, RubricPicturePanel *self)
{
  SudCells touched = sud_cells_union (self->touched, *cells);

  if (self->found == NULL || sud_cells_equal (touched, self->touched))
    return;
  self->touched = touched;
  show_grid_state (self);
}

/* The draft is filled after that. */
static void
tick_entries (RubricPicturePanel *self, gboolean entries)
{
  self->filling = TRUE;
  gtk_check_button_set_active (self->entries_check, entries);
  self->filling = FALSE;
}

/* Corrections stay, and can be undone. */
static void
entries_toggled_cb (RubricPicturePanel *self)
{
  if (self->filling)
    return;
  amend_draft (self);
  show_grid_state (self);
}

/* The rows */

static void
show_found_row (RubricPicturePanel *self)
{
  const SudScan *grid = get_found_grid (self);
  int first;

  self->inks = grid != NULL ? rubric_scan_find_second_ink (get_found_row (self)->image, grid) : SUD_NO_CELLS;
  gtk_widget_set_visible (GTK_WIDGET (self->entries_check), !sud_cells_is_empty (self->inks));
  if (grid != NULL && rubric_scan_tells_entries (grid, self->inks))
    tick_entries (self, TRUE);
  rubric_image_view_set_grid (self->view, grid);
  gtk_widget_set_visible (GTK_WIDGET (self->whole_button), rubric_image_view_can_zoom (self->view));
  fill_draft (self);
  show_grid_state (self);
  first = sud_cells_next (rubric_picture_panel_get_uncertain (self), 0);
  if (first >= 0)
    rubric_side_panel_want_cell (self, first);
}

/* The row may be on another page. */
static void
choose_found_row (RubricPicturePanel *self, guint number)
{
  self->chosen = number;
  self->missed = FALSE;
  rubric_image_view_set_image (self->view, get_found_row (self)->image);
  show_found_row (self);
}

static void
row_chosen_cb (RubricPicturePanel *self)
{
  guint chosen = gtk_drop_down_get_selected (self->choice);

  if (self->found == NULL || chosen >= self->found->len || chosen == self->chosen)
    return;
  keep_draft (self);
  choose_found_row (self, chosen);
}

/* Offers the rows from @from on besides those before, or all of them anew; shown only if there is a choice. */
static void
offer_rows (RubricPicturePanel *self, guint from)
{
  g_auto (GStrv) names = rubric_scan_dup_names (self->found);

  if (from == 0)
    {
      g_autoptr (GtkStringList) list = gtk_string_list_new ((const char *const *)names);

      gtk_drop_down_set_model (self->choice, G_LIST_MODEL (list));
    }
  else
    gtk_string_list_splice (GTK_STRING_LIST (gtk_drop_down_get_model (self->choice)), from, 0,
                            (const char *const *)names + from);
  gtk_widget_set_visible (GTK_WIDGET (self->choice), g_strv_length (names) > 1);
}

static void
found_scanned (gpointer owner, const RubricScan *scan, const GError *error)
{
  RubricPicturePanel *self = owner;

  if (error != NULL)
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
  else if (scan->text != NULL)
    g_signal_emit (self, signals[SIGNAL_TEXT], 0, scan);
  else
    {
      self->found = g_array_ref (scan->found);
      self->drafts = rubric_picture_drafts_new (scan->found->len);
      self->chosen = 0;
      offer_rows (self, 0);
      choose_found_row (self, 0);
      rubric_picture_pages_set (self->pages, scan, scan->n_grids, 0);
    }
}

/* Adds the grids of further pages. The person is not taken away from a grid that has been corrected. */
static void
pages_found_cb (RubricPicturePages *pages, const RubricScan *scan, RubricPicturePanel *self)
{
  guint n = self->found->len;
  int answers = rubric_scan_append (self->found, scan);

  if (self->found->len > n)
    {
      g_array_set_size (self->drafts, self->found->len);
      offer_rows (self, n);
      if (sud_cells_is_empty (self->touched))
        gtk_drop_down_set_selected (self->choice, n);
    }
  rubric_picture_pages_set (pages, scan, self->found->len - n, answers);
}

/* A PDF file may take long: the sentence says which page is looked at. */
static gboolean
tell_page_cb (GtkWidget *progress, GdkFrameClock *clock, gpointer data)
{
  RubricPicturePanel *self = data;
  guint n_pages = 0, page;
  g_autofree char *text = NULL;

  if (self->found != NULL || !is_reading_picture (self))
    return G_SOURCE_REMOVE;
  page = rubric_jobs_get_step (self->jobs, &n_pages);
  if (n_pages < 2)
    return G_SOURCE_CONTINUE;
  /* Translators: of a PDF file; %1$u is a page, %2$u how many are looked at */
  text = g_strdup_printf (_ ("Looking for a Sudoku on page %1$u of %2$u…"), page, n_pages);
  gtk_label_set_text (self->sentence, text);
  return G_SOURCE_CONTINUE;
}

/* The corners */

/* Digits that were typed while the corners were read stay, over what they have given; one that was taken back does not.
 * @before: what was read then */
static void
keep_typed_since (RubricPicturePanel *self, const SudScan *grid, const SudSheet *before)
{
  const SudSheet *typed = get_draft_sheet (self);
  SudCells since = SUD_NO_CELLS;
  SudSheet sheet = grid->sheet;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (typed->digit[cell] != self->held.digit[cell] && typed->digit[cell] != before->digit[cell])
      {
        sud_cells_add (&since, cell);
        sheet.digit[cell] = typed->digit[cell];
        sheet.origin[cell] = typed->origin[cell];
      }
  rubric_picture_drafts_keep (self->drafts, self->chosen, &sheet, since);
}

/* The corners stay where the person has put them, and so does what else there is on the page, or on others. If there is
 * no Sudoku between them what was read before stays as well: the next corner may make it right. */
static void
quad_scanned (gpointer owner, const RubricScan *scan, const GError *error)
{
  RubricPicturePanel *self = owner;
  RubricScanFound *row = &g_array_index (self->found, RubricScanFound, self->moved);
  const SudScan *grid;
  gboolean any;

  if (error != NULL)
    {
      g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
      return;
    }
  grid = &rubric_scan_get (scan, 0)->grid;
  any = grid->kind != SUD_SCAN_NOTHING;
  if (any)
    {
      if (self->moved == self->chosen)
        keep_draft (self);
      rubric_picture_drafts_begin (self->drafts, self->moved, &row->grid);
      if (self->moved == self->chosen)
        keep_typed_since (self, grid, &row->grid.sheet);
      row->grid = *grid;
    }
  if (self->moved != self->chosen)
    return;
  self->missed = !any;
  if (any || get_found_grid (self) == NULL)
    show_found_row (self);
  else
    show_grid_state (self);
}

static void
quad_moved_cb (RubricPicturePanel *self)
{
  rubric_scan_quad (self->jobs, get_found_row (self)->image, rubric_image_view_get_quad (self->view), quad_scanned);
  self->moved = self->chosen;
  self->held = *get_draft_sheet (self);
  show_grid_state (self);
}

/* The corners go to where they were, with all that was read and corrected then. */
static void
put_corners_back (RubricPicturePanel *self)
{
  if (!can_put_back (self))
    return;
  if (is_reading_picture (self))
    rubric_jobs_cancel (self->jobs);
  if (is_astray (self))
    keep_draft (self);
  else
    rubric_picture_drafts_go_back (self->drafts, self->chosen, &get_found_row (self)->grid);
  if (get_found_grid (self) == NULL)
    rubric_image_view_set_image (self->view, get_found_row (self)->image); /* the corners wait again */
  show_found_row (self);
}

/* The side panel */

static void
compare_cell (RubricSidePanel *panel, int cell)
{
  RubricPicturePanel *self = RUBRIC_PICTURE_PANEL (panel);

  self->cell = cell;
  show_compared_cell (self);
}

static RubricPuzzle *
get_picture_draft (RubricSidePanel *panel)
{
  return RUBRIC_PICTURE_PANEL (panel)->draft;
}

static void
implement_picture_panel (RubricSidePanelInterface *iface)
{
  iface->set_cell = compare_cell;
  iface->get_draft = get_picture_draft;
}

static void
whole_toggled_cb (RubricPicturePanel *self)
{
  rubric_image_view_set_whole (self->view, gtk_toggle_button_get_active (self->whole_button));
}

static void
image_cell_wanted_cb (RubricImageView *view, int cell, RubricPicturePanel *self)
{
  rubric_side_panel_want_cell (self, cell);
}

static void
picture_done_cb (RubricPicturePanel *self)
{
  g_signal_emit (self, signals[SIGNAL_DONE], 0);
}

static void
take_all_cb (RubricPicturePanel *self)
{
  g_autoptr (GBytes) text = dup_all_lines (self, TRUE);

  if (text != NULL)
    g_signal_emit (self, signals[SIGNAL_ALL], 0, text);
}

static void
rubric_picture_panel_dispose (GObject *object)
{
  RubricPicturePanel *self = RUBRIC_PICTURE_PANEL (object);

  g_clear_object (&self->jobs);
  g_clear_pointer (&self->found, g_array_unref);
  g_clear_pointer (&self->drafts, g_array_unref);
  g_clear_object (&self->draft);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (rubric_picture_panel_parent_class)->dispose (object);
}

static void
bind_picture_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, stack);
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, progress);
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, choice);
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, whole_button);
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, close_button);
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, back_button);
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, second_button);
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, next_button);
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, done_button);
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, all_button);
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, view);
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, pages);
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, cell_label);
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, sentence);
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, piece);
  gtk_widget_class_bind_template_child (widget_class, RubricPicturePanel, entries_check);
}

static void
rubric_picture_panel_class_init (RubricPicturePanelClass *klass)
{
  const struct
  {
    const char *name;
    GType argument;
  } rows[N_SIGNALS] = {
    [SIGNAL_CHANGED] = { "changed" },
    [SIGNAL_FAILED] = { "failed", G_TYPE_ERROR },
    [SIGNAL_TEXT] = { "text-found", RUBRIC_TYPE_SCAN },
    [SIGNAL_ALL] = { "all-wanted", G_TYPE_BYTES },
    [SIGNAL_DONE] = { "done" },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_picture_panel_dispose;
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (rows[i].name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, rows[i].argument != 0 ? 1 : 0, rows[i].argument);
  g_type_ensure (RUBRIC_TYPE_IMAGE_VIEW);
  g_type_ensure (RUBRIC_TYPE_PICTURE_PAGES);
  g_type_ensure (RUBRIC_TYPE_SHARE_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/rubric_sudoku/Rubric/rubric-picture-panel.ui");
  bind_picture_children (widget_class);
  gtk_widget_class_set_css_name (widget_class, "picturepanel");
}

static void
rubric_picture_panel_init (RubricPicturePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  self->draft = rubric_puzzle_new ();
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (draft_changed_cb), self, 0);
  g_signal_connect_object (self->draft, "written", G_CALLBACK (draft_written_cb), self, 0);
  g_signal_connect_object (self->view, "cell-wanted", G_CALLBACK (image_cell_wanted_cb), self, 0);
  g_signal_connect_object (self->view, "quad-moved", G_CALLBACK (quad_moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "found", G_CALLBACK (pages_found_cb), self, 0);
  g_signal_connect_object (self->choice, "notify::selected", G_CALLBACK (row_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entries_check, "toggled", G_CALLBACK (entries_toggled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->second_button, "clicked", G_CALLBACK (rubric_picture_panel_take_second), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->next_button, "clicked", G_CALLBACK (rubric_picture_panel_go_on), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->done_button, "clicked", G_CALLBACK (picture_done_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->all_button, "clicked", G_CALLBACK (take_all_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->whole_button, "toggled", G_CALLBACK (whole_toggled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->back_button, "clicked", G_CALLBACK (put_corners_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->close_button, "clicked", G_CALLBACK (rubric_side_panel_tell_closed), self,
                           G_CONNECT_SWAPPED);
}

void
rubric_picture_panel_read (RubricPicturePanel *self, GFile *file, GBytes *bytes, int first)
{
  rubric_picture_panel_clear (self);
  g_set_object (&self->file, file);
  if (bytes == NULL)
    rubric_scan_file (self->jobs, file, found_scanned);
  else if (first > 0)
    rubric_scan_next_pages (self->jobs, bytes, first, found_scanned);
  else
    rubric_scan_bytes (self->jobs, bytes, found_scanned);
  rubric_progress_bar_follow (self->progress, self->jobs);
  gtk_widget_add_tick_callback (GTK_WIDGET (self->progress), tell_page_cb, self, NULL);
  gtk_stack_set_visible_child (self->stack, gtk_widget_get_parent (GTK_WIDGET (self->progress)));
  gtk_label_set_text (self->sentence, _ ("Looking for a Sudoku in the picture…"));
}

GFile *
rubric_picture_panel_get_file (RubricPicturePanel *self)
{
  return self->file;
}

void
rubric_picture_panel_clear (RubricPicturePanel *self)
{
  rubric_jobs_cancel (self->jobs);
  rubric_picture_pages_clear (self->pages);
  rubric_image_view_set_image (self->view, NULL);
  gtk_toggle_button_set_active (self->whole_button, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->whole_button), FALSE);
  g_clear_pointer (&self->found, g_array_unref);
  g_clear_pointer (&self->drafts, g_array_unref);
  self->inks = SUD_NO_CELLS;
  tick_entries (self, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->entries_check), FALSE);
  offer_rows (self, 0);
  fill_draft (self);
  show_compared_cell (self);
  update_picture_buttons (self);
}

gboolean
rubric_picture_panel_is_corrected (RubricPicturePanel *self)
{
  return !sud_cells_is_empty (self->touched) || (self->drafts != NULL && rubric_picture_drafts_any (self->drafts));
}

gboolean
rubric_picture_panel_has_several (RubricPicturePanel *self)
{
  return self->found != NULL && (self->found->len > 1 || rubric_picture_pages_has_several (self->pages));
}

gboolean
rubric_picture_panel_is_worth_keeping (RubricPicturePanel *self)
{
  return rubric_picture_panel_has_several (self)
         || (self->found != NULL
             && (rubric_picture_panel_is_corrected (self) || can_put_back (self)));
}

gboolean
rubric_picture_panel_wants_room (RubricPicturePanel *self)
{
  return self->found != NULL && get_found_grid (self) == NULL;
}

gboolean
rubric_picture_panel_can_take (RubricPicturePanel *self)
{
  return !is_reading_picture (self) && !is_draft_blank (self);
}

gboolean
rubric_picture_panel_has_neighbour (RubricPicturePanel *self, int step)
{
  return self->found != NULL && self->chosen + step < self->found->len;
}

void
rubric_picture_panel_step (RubricPicturePanel *self, int step)
{
  if (rubric_picture_panel_has_neighbour (self, step))
    gtk_drop_down_set_selected (self->choice, self->chosen + step);
}

SudCells
rubric_picture_panel_get_uncertain (RubricPicturePanel *self)
{
  const SudScan *grid = get_found_grid (self);

  return grid != NULL ? sud_cells_difference (find_uncertain (self, grid), self->touched) : SUD_NO_CELLS;
}

void
rubric_picture_panel_confirm (RubricPicturePanel *self)
{
  if (sud_cells_has (rubric_picture_panel_get_uncertain (self), self->cell))
    rubric_puzzle_enter (self->draft, sud_cells_of (self->cell), get_draft_sheet (self)->digit[self->cell]);
}

void
rubric_picture_panel_take_second (RubricPicturePanel *self)
{
  if (get_found_grid (self) != NULL)
    rubric_puzzle_enter (self->draft, sud_cells_of (self->cell), get_other_digit (self));
}

void
rubric_picture_panel_go_on (RubricPicturePanel *self)
{
  SudCells uncertain = rubric_picture_panel_get_uncertain (self);
  int cell = self->cell + 1 < SUD_CELLS ? sud_cells_next (uncertain, self->cell + 1) : -1;

  if (cell < 0)
    cell = sud_cells_next (uncertain, 0);
  if (cell >= 0)
    rubric_side_panel_want_cell (self, cell);
}

gboolean
rubric_picture_panel_can_undo (RubricPicturePanel *self)
{
  return rubric_puzzle_get_can_undo (self->draft) || can_put_back (self);
}

/* Corners that were moved after the last digit was typed go back first. */
void
rubric_picture_panel_undo (RubricPicturePanel *self)
{
  const SudScan *grid = get_found_grid (self);
  SudSheet before = *get_draft_sheet (self);

  if (!rubric_puzzle_get_can_undo (self->draft)
      || (is_astray (self) && memcmp (before.digit, self->held.digit, sizeof before.digit) == 0))
    {
      put_corners_back (self);
      return;
    }
  rubric_puzzle_undo (self->draft);
  for (int cell = 0; cell < SUD_CELLS && grid != NULL; cell++)
    {
      int digit = get_draft_sheet (self)->digit[cell];

      if (digit != before.digit[cell] && digit == grid->sheet.digit[cell])
        sud_cells_remove (&self->touched, cell);
    }
  show_grid_state (self);
}
