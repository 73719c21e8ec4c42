/* rubric-solved-dialog.c - the end of a puzzle: a wave over the board, then praise, statistics and the next puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-solved-dialog-testing.h"

#include "rubric-adaptations.h"
#include "rubric-board.h"
#include "rubric-text-search.h"

#include <glib/gi18n.h>
#include <string.h>

struct _RubricSolvedDialog
{
  AdwWindow parent_instance;

  GtkScrolledWindow *scroller;
  GtkWidget *content;
  GtkLabel *praise;
  GtkListBox *facts;
  GtkWidget *next_button;
  GtkWidget *make_button;
  GtkWidget *print_button;
  GtkWidget *share_button;
  GtkWidget *close_button;
};

G_DEFINE_FINAL_TYPE (RubricSolvedDialog, rubric_solved_dialog, ADW_TYPE_WINDOW)

static const char PREFIX[] = "solved.";

/* The window behind does what is chosen, after the dialog has gone. */
static void
forward (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));
  g_autoptr (GVariant) kept = parameter != NULL ? g_variant_ref (parameter) : NULL; /* its button goes */

  gtk_window_destroy (GTK_WINDOW (widget));
  if (parent != NULL)
    g_action_group_activate_action (G_ACTION_GROUP (parent), action + strlen (PREFIX), kept);
}

static void
rubric_solved_dialog_class_init (RubricSolvedDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-solved-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricSolvedDialog, scroller);
  gtk_widget_class_bind_template_child (widget_class, RubricSolvedDialog, content);
  gtk_widget_class_bind_template_child (widget_class, RubricSolvedDialog, praise);
  gtk_widget_class_bind_template_child (widget_class, RubricSolvedDialog, facts);
  gtk_widget_class_bind_template_child (widget_class, RubricSolvedDialog, next_button);
  gtk_widget_class_bind_template_child (widget_class, RubricSolvedDialog, make_button);
  gtk_widget_class_bind_template_child (widget_class, RubricSolvedDialog, print_button);
  gtk_widget_class_bind_template_child (widget_class, RubricSolvedDialog, share_button);
  gtk_widget_class_bind_template_child (widget_class, RubricSolvedDialog, close_button);
  gtk_widget_class_install_action (widget_class, "solved.next-puzzle", NULL, forward);
  gtk_widget_class_install_action (widget_class, "solved.make-another", "i", forward);
  gtk_widget_class_install_action (widget_class, "solved.print", NULL, forward);
  gtk_widget_class_install_action (widget_class, "solved.export", NULL, forward);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rubric_solved_dialog_init (RubricSolvedDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The value is of any length: it takes all the room beside the title, in as many lines as it needs. */
static void
add_fact (RubricSolvedDialog *self, const char *title, const char *value)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (value);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), gtk_label_new (title));
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_add_css_class (box, "fact");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, value, -1);
  gtk_list_box_append (self->facts, row);
}

static void
offer (GtkWindow *parent, GtkWidget *button)
{
  const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (button)) + strlen (PREFIX);

  gtk_widget_set_visible (button, g_action_group_get_action_enabled (G_ACTION_GROUP (parent), action));
}

/* The next puzzle of a list, or else a new one. */
static void
offer_more (RubricSolvedDialog *self, GtkWindow *parent, SudLevel level)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->make_button), "i", (int)level);
  offer (parent, self->next_button);
  offer (parent, self->make_button);
  if (gtk_widget_get_visible (self->next_button))
    gtk_widget_set_visible (self->make_button, FALSE);
}

/* Enter goes on, or back to the board. */
static void
choose_default (RubricSolvedDialog *self)
{
  GtkWidget *const buttons[] = { self->next_button, self->make_button, self->close_button };
  GtkWidget *button = buttons[0];

  for (guint i = 1; !gtk_widget_get_visible (button); i++)
    button = buttons[i];
  gtk_window_set_default_widget (GTK_WINDOW (self), button);
  gtk_window_set_focus (GTK_WINDOW (self), button);
}

/* As high as it needs to be, but no higher than the window it lies over: the rest is scrolled to, and Close stays in
 * sight. */
static void
fit (RubricSolvedDialog *self, GtkWidget *parent)
{
  int most = gtk_widget_get_height (parent), least = gtk_scrolled_window_get_min_content_height (self->scroller);
  int width, unset, minimum, whole, all;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &unset);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  width = MAX (width, minimum);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, width, &whole, NULL, NULL, NULL);
  gtk_widget_measure (self->content, GTK_ORIENTATION_VERTICAL, width, NULL, &all, NULL, NULL);
  if (most > 0)
    all = MIN (all, most - (whole - least));
  gtk_scrolled_window_set_max_content_height (self->scroller, MAX (all, least));
  gtk_scrolled_window_set_min_content_height (self->scroller, MAX (all, least));
}

GtkWidget *
rubric_solved_dialog_new (GtkWindow *parent, const RubricSolveStats *stats, const char *time, SudLevel level)
{
  RubricSolvedDialog *self = g_object_new (RUBRIC_TYPE_SOLVED_DIALOG, "transient-for", parent, NULL);
  g_autofree char *mistakes = rubric_text_solve_stats_mistakes (stats);
  g_autofree char *help = rubric_text_solve_stats_help (stats);

  gtk_label_set_label (self->praise, rubric_text_solve_stats_praise (stats));
  if (time != NULL)
    add_fact (self, /* Translators: how long it took to solve a puzzle */ C_ ("finish", "Time"), time);
  add_fact (self, C_ ("finish", "Mistakes"), mistakes);
  add_fact (self, C_ ("finish", "Help"), help);
  offer_more (self, parent, level);
  offer (parent, self->print_button);
  offer (parent, self->share_button);
  choose_default (self);
  fit (self, GTK_WIDGET (parent));
  return GTK_WIDGET (self);
}

/* The content of the dialog, while the wave runs. */
typedef struct
{
  GtkWindow *parent; /* weak: it may close */
  char *time;
  SudLevel level;
} Finish;

/* A person who answers another dialog by now is not interrupted, and a window that closes has nothing more to say. */
static gboolean
can_show (GtkWindow *parent)
{
  return parent != NULL && gtk_widget_get_mapped (GTK_WIDGET (parent)) && !rubric_has_dialog (parent);
}

static void
waved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Finish *finish = user_data;
  RubricBoard *board = RUBRIC_BOARD (source);

  if (rubric_board_run_wave_finish (board, result) && can_show (finish->parent))
    gtk_window_present (GTK_WINDOW (rubric_solved_dialog_new (
        finish->parent, rubric_puzzle_get_stats (rubric_board_get_puzzle (board)), finish->time, finish->level)));
  g_clear_weak_pointer (&finish->parent);
  g_free (finish->time);
  g_free (finish);
}

void
rubric_solved_dialog_celebrate (GtkWindow *parent, RubricBoard *board, const char *time, SudLevel level)
{
  Finish *finish = g_new0 (Finish, 1);

  g_set_weak_pointer (&finish->parent, parent);
  finish->time = g_strdup (time);
  finish->level = level;
  rubric_board_run_wave_async (board, waved_cb, finish);
}
