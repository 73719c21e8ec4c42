/* rubric-entry-bar.c - the pad of digits, and the switch between setup and solving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-entry-bar.h"

#include "rubric-fold.h"
#include "rubric-pad.h"

#include <glib/gi18n.h>

struct _RubricEntryBar
{
  GtkWidget parent_instance;

  GtkWidget *box;
  RubricPad *pad;
  GtkMenuButton *entry_button;
  GtkLabel *entry_label;
  GtkWidget *advance_button;
};

G_DEFINE_FINAL_TYPE (RubricEntryBar, rubric_entry_bar, GTK_TYPE_WIDGET)

void
rubric_entry_bar_update (RubricEntryBar *self, RubricBoard *board)
{
  static const char *const entry_names[RUBRIC_N_ENTRIES] = { N_("Digit"), N_("Corner"), N_("Centre"), N_("Colour") };
  RubricPuzzle *puzzle = rubric_board_get_puzzle (board);
  gboolean solving = puzzle != NULL && rubric_puzzle_get_mode (puzzle) == RUBRIC_MODE_SOLVING;
  RubricEntry entry = solving ? rubric_board_get_entry (board) : RUBRIC_ENTRY_DIGIT;

  g_return_if_fail (RUBRIC_IS_ENTRY_BAR (self));

  rubric_pad_update (self->pad, board);
  gtk_label_set_label (self->entry_label, _(entry_names[entry]));
  gtk_widget_set_visible (GTK_WIDGET (self->entry_button), solving);
  gtk_widget_set_visible (self->advance_button, !solving);
}

static void
rubric_entry_bar_dispose (GObject *object)
{
  RubricEntryBar *self = RUBRIC_ENTRY_BAR (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (rubric_entry_bar_parent_class)->dispose (object);
}

static void
rubric_entry_bar_class_init (RubricEntryBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_entry_bar_dispose;
  g_type_ensure (RUBRIC_TYPE_FOLD);
  g_type_ensure (RUBRIC_TYPE_PAD);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-entry-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricEntryBar, box);
  gtk_widget_class_bind_template_child (widget_class, RubricEntryBar, pad);
  gtk_widget_class_bind_template_child (widget_class, RubricEntryBar, entry_button);
  gtk_widget_class_bind_template_child (widget_class, RubricEntryBar, entry_label);
  gtk_widget_class_bind_template_child (widget_class, RubricEntryBar, advance_button);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "entrybar");
}

static void
rubric_entry_bar_init (RubricEntryBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
