/* rubric-picture-panel.c - a picture beside the board: what was read of it, cell by cell, to be compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture-panel-private.h"

#include "rubric-picture-layout.h"
#include "rubric-picture-pages.h"
#include "rubric-scan-inks.h"
#include "rubric-side-panel.h"

#include <glib/gi18n.h>

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

static void
set_cell (RubricSidePanel *panel, int cell)
{
  rubric_picture_panel_set_cell (RUBRIC_PICTURE_PANEL (panel), cell);
}

static RubricPuzzle *
get_draft (RubricSidePanel *panel)
{
  return RUBRIC_PICTURE_PANEL (panel)->draft;
}

static void
implement_side_panel (RubricSidePanelInterface *iface)
{
  iface->set_cell = set_cell;
  iface->get_draft = get_draft;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricPicturePanel, rubric_picture_panel, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (RUBRIC_TYPE_SIDE_PANEL, implement_side_panel))

RubricScanFound *
rubric_picture_panel_get_row (RubricPicturePanel *self)
{
  return self->found != NULL ? &g_array_index (self->found, RubricScanFound, self->chosen) : NULL;
}

const SudScan *
rubric_picture_panel_get_grid (RubricPicturePanel *self)
{
  RubricScanFound *row = rubric_picture_panel_get_row (self);

  return row != NULL && row->grid.kind != SUD_SCAN_NOTHING ? &row->grid : NULL;
}

gboolean
rubric_picture_panel_is_reading (RubricPicturePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_PICTURE_PANEL (self), FALSE);

  return rubric_jobs_get_busy (self->jobs) && (self->found == NULL || self->moved == self->chosen);
}

gboolean
rubric_picture_panel_wants_room (RubricPicturePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_PICTURE_PANEL (self), FALSE);

  return self->found != NULL && rubric_picture_panel_get_grid (self) == NULL;
}

gboolean
rubric_picture_panel_can_take (RubricPicturePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_PICTURE_PANEL (self), FALSE);

  return !rubric_picture_panel_is_reading (self)
         && sud_sheet_count (rubric_puzzle_get_sheet (self->draft), SUD_ORIGIN_BLANK) < SUD_CELLS;
}

/* What the picture lacks: a grid may have no digit in it, of which none was read, and none was typed. */
static RubricScanLack
find_lack (RubricPicturePanel *self)
{
  RubricScanFound *row = rubric_picture_panel_get_row (self);
  const SudScan *grid = rubric_picture_panel_get_grid (self);

  if (grid == NULL)
    return row != NULL ? row->lack : RUBRIC_SCAN_NO_GRID;
  return sud_sheet_count (&grid->sheet, SUD_ORIGIN_BLANK) == SUD_CELLS
                 && sud_sheet_count (rubric_puzzle_get_sheet (self->draft), SUD_ORIGIN_BLANK) == SUD_CELLS
             ? RUBRIC_SCAN_BARE
             : RUBRIC_SCAN_NO_GRID;
}

/* Returns: (transfer full): what there is to be said of all of it */
static char *
dup_sentence (RubricPicturePanel *self, int doubtful)
{
  SudGrid givens = rubric_puzzle_get_grid (self->draft, SUD_ORIGINS_GIVEN);
  gboolean any = rubric_picture_panel_get_grid (self) != NULL, reading = rubric_picture_panel_is_reading (self);

  if (rubric_picture_panel_is_astray (self) && !reading)
    return g_strdup (_ ("There is no Sudoku between these corners. What was read before is kept."));
  if (!any && self->missed && !reading)
    return g_strdup (_ ("There is no Sudoku between these corners. Drag them onto the four corners of the grid."));
  if (find_lack (self) != RUBRIC_SCAN_NO_GRID)
    return rubric_scan_dup_lack (find_lack (self));
  return rubric_scan_dup_sentence (any ? &givens : NULL, doubtful);
}

static void
show_sentence (RubricPicturePanel *self)
{
  int n = sud_cells_count (rubric_picture_panel_get_doubtful (self));
  g_autofree char *text = dup_sentence (self, n);

  gtk_label_set_text (self->sentence, text);
  gtk_widget_set_visible (GTK_WIDGET (self->back_button), rubric_picture_panel_can_put_back (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self->next_button), n > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->done_button), rubric_picture_panel_can_take (self));
  rubric_picture_panel_offer_all (self);
}

void
rubric_picture_panel_show (RubricPicturePanel *self)
{
  gtk_stack_set_visible_child_name (self->stack, "picture");
  rubric_puzzle_set_uncertain (self->draft, rubric_picture_panel_get_doubtful (self));
  rubric_picture_panel_show_cell (self);
  show_sentence (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Where a second ink tells entries, and the person wants that, what stands there is one, also where it was retyped. */
static void
tell_entries (RubricPicturePanel *self, SudSheet *sheet)
{
  gboolean entries = gtk_check_button_get_active (self->entries_check);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] != 0)
      sheet->origin[cell] = entries && sud_cells_has (self->inks, cell) ? SUD_ORIGIN_ENTERED : SUD_ORIGIN_GIVEN;
}

static void
load_draft (RubricPicturePanel *self, SudSheet *sheet)
{
  tell_entries (self, sheet);
  self->filling = TRUE;
  rubric_puzzle_load (self->draft, sheet, NULL);
  self->filling = FALSE;
}

/* As it was read, and then corrected. */
static void
fill_draft (RubricPicturePanel *self)
{
  const SudScan *grid = rubric_picture_panel_get_grid (self);
  SudSheet sheet;

  sud_sheet_clear (&sheet);
  if (grid != NULL)
    sheet = grid->sheet;
  self->touched = self->drafts != NULL ? rubric_picture_drafts_take (self->drafts, self->chosen, &sheet) : SUD_NO_CELLS;
  load_draft (self, &sheet);
}

/* The draft is filled after that. */
static void
tick_entries (RubricPicturePanel *self, gboolean entries)
{
  self->filling = TRUE;
  gtk_check_button_set_active (self->entries_check, entries);
  self->filling = FALSE;
}

void
rubric_picture_panel_show_row (RubricPicturePanel *self)
{
  const SudScan *grid = rubric_picture_panel_get_grid (self);
  int first;

  self->inks = grid != NULL ? rubric_scan_find_second_ink (rubric_picture_panel_get_row (self)->image, grid) : SUD_NO_CELLS;
  gtk_widget_set_visible (GTK_WIDGET (self->entries_check), !sud_cells_is_empty (self->inks));
  if (grid != NULL && rubric_scan_tells_entries (grid, self->inks))
    tick_entries (self, TRUE);
  rubric_image_view_set_grid (self->view, grid);
  gtk_widget_set_visible (GTK_WIDGET (self->whole_button), rubric_image_view_can_zoom (self->view));
  fill_draft (self);
  rubric_picture_panel_show (self);
  first = sud_cells_next (rubric_picture_panel_get_doubtful (self), 0);
  if (first >= 0)
    rubric_side_panel_want_cell (self, first);
}

void
rubric_picture_panel_fail (RubricPicturePanel *self, const GError *error)
{
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
}

void
rubric_picture_panel_clear (RubricPicturePanel *self)
{
  g_return_if_fail (RUBRIC_IS_PICTURE_PANEL (self));

  rubric_jobs_cancel (self->jobs);
  rubric_picture_pages_clear (self->pages);
  rubric_image_view_set_image (self->view, NULL);
  gtk_toggle_button_set_active (self->whole_button, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->whole_button), FALSE);
  g_clear_pointer (&self->found, g_array_unref);
  g_clear_pointer (&self->drafts, g_array_unref);
  self->inks = SUD_NO_CELLS;
  tick_entries (self, FALSE);
  rubric_picture_panel_offer_rows (self);
  fill_draft (self);
  rubric_picture_panel_show_cell (self);
  rubric_picture_panel_offer_all (self);
  gtk_widget_set_visible (GTK_WIDGET (self->back_button), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->entries_check), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->next_button), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->done_button), FALSE);
}

gboolean
rubric_picture_panel_is_corrected (RubricPicturePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_PICTURE_PANEL (self), FALSE);

  return !sud_cells_is_empty (self->touched) || (self->drafts != NULL && rubric_picture_drafts_any (self->drafts));
}

gboolean
rubric_picture_panel_has_several (RubricPicturePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_PICTURE_PANEL (self), FALSE);

  return self->found != NULL && (self->found->len > 1 || rubric_picture_pages_has_several (self->pages));
}

gboolean
rubric_picture_panel_is_worth_keeping (RubricPicturePanel *self)
{
  return rubric_picture_panel_has_several (self)
         || (self->found != NULL
             && (rubric_picture_panel_is_corrected (self) || rubric_picture_panel_can_put_back (self)));
}

GFile *
rubric_picture_panel_get_file (RubricPicturePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_PICTURE_PANEL (self), NULL);

  return self->file;
}

RubricPuzzle *
rubric_picture_panel_get_draft (RubricPicturePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_PICTURE_PANEL (self), NULL);

  return self->draft;
}

/* What is typed is a given, and what comes back by undoing what it was then. */
static void
amend_draft (RubricPicturePanel *self)
{
  SudSheet sheet = *rubric_puzzle_get_sheet (self->draft);

  tell_entries (self, &sheet);
  self->filling = TRUE;
  rubric_puzzle_amend (self->draft, &sheet);
  self->filling = FALSE;
}

/* What is typed before anything has been read goes when it has. */
static void
draft_changed_cb (RubricPuzzle *draft, const SudCells *cells, RubricPicturePanel *self)
{
  if (self->filling || self->found == NULL)
    return;
  amend_draft (self);
  self->touched = sud_cells_union (self->touched, *cells);
  rubric_picture_panel_show (self);
}

/* Whoever writes what was read has looked at it. */
static void
written_cb (RubricPuzzle *draft, const SudCells *cells, RubricPicturePanel *self)
{
  SudCells touched = sud_cells_union (self->touched, *cells);

  if (self->found == NULL || sud_cells_equal (touched, self->touched))
    return;
  self->touched = touched;
  rubric_picture_panel_show (self);
}

/* What the person has corrected stays so, and can be undone. */
static void
entries_cb (RubricPicturePanel *self)
{
  if (self->filling)
    return;
  amend_draft (self);
  rubric_picture_panel_show (self);
}

static void
whole_cb (RubricPicturePanel *self)
{
  rubric_image_view_set_whole (self->view, gtk_toggle_button_get_active (self->whole_button));
}

static void
wanted_cb (RubricImageView *view, int cell, RubricPicturePanel *self)
{
  rubric_side_panel_want_cell (self, cell);
}

static void
done_cb (RubricPicturePanel *self)
{
  g_signal_emit (self, signals[SIGNAL_DONE], 0);
}

static void
all_cb (RubricPicturePanel *self)
{
  g_autoptr (GBytes) text = rubric_picture_panel_dup_all (self);

  if (text != NULL)
    g_signal_emit (self, signals[SIGNAL_ALL], 0, text);
}

static void
rubric_picture_panel_dispose (GObject *object)
{
  RubricPicturePanel *self = RUBRIC_PICTURE_PANEL (object);
  GtkWidget *child;

  if (self->jobs != NULL)
    rubric_jobs_close (self->jobs);
  g_clear_object (&self->jobs);
  g_clear_pointer (&self->found, g_array_unref);
  g_clear_pointer (&self->drafts, g_array_unref);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->draft);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (rubric_picture_panel_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
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
    [SIGNAL_FAILED] = { "failed", G_TYPE_POINTER },
    [SIGNAL_TEXT] = { "text", G_TYPE_POINTER },
    [SIGNAL_ALL] = { "all", G_TYPE_POINTER },
    [SIGNAL_DONE] = { "done" },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_picture_panel_dispose;
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (rows[i].name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, rows[i].argument != 0 ? 1 : 0, rows[i].argument);
  g_type_ensure (RUBRIC_TYPE_IMAGE_VIEW);
  g_type_ensure (RUBRIC_TYPE_PICTURE_LAYOUT);
  g_type_ensure (RUBRIC_TYPE_PICTURE_PAGES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/rubric_sudoku/Rubric/rubric-picture-panel.ui");
  bind_children (widget_class);
  gtk_widget_class_set_css_name (widget_class, "picturepanel");
}

static void
rubric_picture_panel_init (RubricPicturePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  self->draft = rubric_puzzle_new ();
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (draft_changed_cb), self, 0);
  g_signal_connect_object (self->draft, "written", G_CALLBACK (written_cb), self, 0);
  g_signal_connect_object (self->view, "cell-wanted", G_CALLBACK (wanted_cb), self, 0);
  g_signal_connect_object (self->view, "quad-moved", G_CALLBACK (rubric_picture_panel_read_corners), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "found", G_CALLBACK (rubric_picture_panel_add_rows), self, 0);
  g_signal_connect_object (self->choice, "notify::selected", G_CALLBACK (rubric_picture_panel_choose), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entries_check, "toggled", G_CALLBACK (entries_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->second_button, "clicked", G_CALLBACK (rubric_picture_panel_take_second), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->next_button, "clicked", G_CALLBACK (rubric_picture_panel_go_on), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->done_button, "clicked", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->all_button, "clicked", G_CALLBACK (all_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->whole_button, "toggled", G_CALLBACK (whole_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->back_button, "clicked", G_CALLBACK (rubric_picture_panel_put_back), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->close_button, "clicked", G_CALLBACK (rubric_side_panel_tell_closed), self,
                           G_CONNECT_SWAPPED);
}
