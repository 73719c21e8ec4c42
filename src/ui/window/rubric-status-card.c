/* rubric-status-card.c - the state of the puzzle in words, and the time: the one place that says so
 *
 *     ┌────────────────────────────────┐
 *     │ 2 entries are wrong   ⓘ  12:34 ⏸│
 *     │ row 1 column 3, row 4 column 5 │   each a link to its cell
 *     └────────────────────────────────┘
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-status-card-testing.h"

#include "rubric-announcement.h"
#include "rubric-contradiction.h"
#include "rubric-preferences.h"
#include "rubric-solutions.h"
#include "rubric-text.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

enum
{
  CHECKING_DELAY = 100, /* ms before the card says that it is still looking */
  WORK_DELAY = 200,     /* ms before the spinner */
  MAX_LINKS = 3,        /* cells named on the card; a screen reader hears more of them */
  MAX_HEARD = 6,
  OFFERS_HEIGHT = 24,   /* pixels, at least, as buttons of the card have in style.css */
  USUAL_LINES = 2,      /* the detail has */
  MAX_LINES = 12,
  MIN_GIVENS = 17,      /* a puzzle with one solution has: with fewer nobody wonders that there are several */
};

struct _RubricStatusCard
{
  GtkWidget parent_instance;

  GtkSpinner *spinner;
  GtkImage *icon;
  GtkLabel *title;
  GtkLabel *detail;
  GtkScrolledWindow *scroller; /* around the detail */
  GtkWidget *cancel_button;
  GtkWidget *offers; /* a row of these */
  GtkWidget *solve_button, *play_button, *why_button, *wrong_button, *solutions_button;
  GtkWidget *counts_button;
  GtkLabel *counts;
  RubricTimer *timer;

  RubricDesk *desk; /* weak */
  GSettings *settings;
  RubricStatus *status; /* said unless there is work */
  gboolean answers;     /* says something else than how the puzzle stands */
  char *text;
  guint checking_timeout;
  guint work_timeout;
};

static guint cell_signal;

G_DEFINE_FINAL_TYPE (RubricStatusCard, rubric_status_card, GTK_TYPE_WIDGET)

static const struct
{
  const char *icon; /* NULL: the news is neither good nor bad */
  const char *css_class;
} tones[] = {
  [RUBRIC_TONE_NEUTRAL] = { NULL, "neutral" },
  [RUBRIC_TONE_GOOD] = { "object-select-symbolic", "good" },
  [RUBRIC_TONE_BAD] = { "dialog-warning-symbolic", "bad" },
};

/* Whoever fills in digit after digit hears only what has become of it: "49 to go". */
static void
set_text (RubricStatusCard *self, char *text)
{
  g_free (self->text);
  self->text = text;
  rubric_announce_state (GTK_WIDGET (self), text);
}

/* The name of a cell as a link to it, in Pango's markup. */
static char *
link_cell (int cell)
{
  g_autofree char *name = rubric_text_cell (cell);

  return g_markup_printf_escaped ("<a href=\"%d\">%s</a>", cell, name);
}

/* A puzzle that has been set up is solved or played, and has its place for that from the beginning: nothing moves. If
 * there is not just one solution, this can be looked into, but not while there is work. */
static void
update_offers (RubricStatusCard *self, gboolean working)
{
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (self->desk);
  const SudSheet *sheet = rubric_puzzle_get_sheet (puzzle);
  gboolean why = !working && rubric_contradiction_applies (self->desk), wrong = self->status->wrong, compare;
  gboolean setup = rubric_puzzle_get_mode (puzzle) == RUBRIC_MODE_SETUP
                   && sud_sheet_count (sheet, SUD_ORIGIN_BLANK) < SUD_CELLS;
  gboolean full = sud_sheet_count (sheet, SUD_ORIGIN_BLANK) == 0;
  gboolean ready = !working && rubric_desk_get_solution (self->desk) != NULL
                   && (!full || sud_sheet_count (sheet, SUD_ORIGIN_SOLVED) > 0);

  compare = !working && rubric_solutions_applies (self->desk) && !self->status->uncertain
            && sud_sheet_count (sheet, SUD_ORIGIN_GIVEN) >= MIN_GIVENS;
  gtk_widget_set_visible (self->why_button, why);
  gtk_widget_set_visible (self->wrong_button, wrong);
  gtk_widget_set_visible (self->solutions_button, compare);
  gtk_widget_set_visible (self->solve_button, setup && !why && !compare && !full);
  gtk_widget_set_visible (self->play_button, setup && !why && !compare);
  gtk_widget_set_sensitive (self->offers, ready || why || compare || wrong); /* a button would follow its action */
  gtk_widget_set_visible (self->offers, setup || why || compare || wrong);
}

static void
show_tone (RubricStatusCard *self, RubricTone tone)
{
  const char *classes[] = { tones[tone].css_class, NULL };

  gtk_image_set_from_icon_name (self->icon, tones[tone].icon);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), tones[tone].icon != NULL);
  gtk_widget_set_css_classes (GTK_WIDGET (self), classes);
}

/* The whole text, for which there may be no room, and what the word for the level means. */
static void
show_tooltip (RubricStatusCard *self, const char *meaning)
{
  g_autoptr (GString) tooltip = g_string_new (self->text);

  if (meaning != NULL)
    g_string_append_printf (tooltip, "\n%s", meaning);
  /* GTK wraps no tooltip that has a line feed; the line separator of Unicode breaks lines, too. */
  g_string_replace (tooltip, "\n", "\u2028", 0);
  rubric_widget_set_tooltip (GTK_WIDGET (self->detail), tooltip->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->detail), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  meaning != NULL ? meaning : "", -1);
}

static void
show_status (RubricStatusCard *self)
{
  const RubricStatus *status = self->status;
  g_autofree char *detail = rubric_status_to_markup (status, MAX_LINKS, link_cell);

  show_tone (self, status->tone);
  gtk_label_set_label (self->title, status->title);
  gtk_label_set_lines (self->detail, status->whole ? MAX_LINES : USUAL_LINES);
  gtk_label_set_label (self->detail, detail);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_label_set_label (self->counts, status->counts != NULL ? status->counts : "");
  gtk_widget_set_visible (self->counts_button, status->counts != NULL);
  update_offers (self, FALSE);
  set_text (self, rubric_status_to_text (status, MAX_HEARD));
  show_tooltip (self, status->meaning);
}

/* The number of solutions holds only if the picture was read right. Cells that clash are seen all the same. */
static RubricStatus *
tell_uncertain_cells (RubricStatusCard *self, RubricStatus *status)
{
  if (!sud_cells_is_empty (status->cells))
    return status;
  return rubric_status_mark_uncertain (status, rubric_puzzle_get_uncertain (rubric_desk_get_puzzle (self->desk)));
}

static RubricStatus *
create_status (RubricStatusCard *self)
{
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (self->desk);
  const SudSheet *sheet = rubric_puzzle_get_sheet (puzzle);
  SudGrid all = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);
  SudCells conflicts = sud_grid_conflicts (&all);
  RubricStatus *status
      = rubric_status_new (sheet, rubric_puzzle_get_mode (puzzle), conflicts, rubric_desk_get_verdict (self->desk));

  return tell_uncertain_cells (self, status);
}

static void
say_how_it_stands (RubricStatusCard *self)
{
  g_clear_handle_id (&self->checking_timeout, g_source_remove);
  rubric_status_card_say (self, create_status (self));
  self->answers = FALSE;
}

/* How hard it is may come late, and takes no answer away. */
static void
verdict_cb (RubricDesk *desk, RubricStatusCard *self)
{
  const RubricAnswer *answer = rubric_desk_get_verdict (desk);

  if (!self->answers || answer == NULL || !answer->graded)
    rubric_status_card_update (self);
}

/* Only the rating beside the words: nothing moves. */
static void
rated_cb (RubricDesk *desk, RubricStatusCard *self)
{
  if (!self->answers && self->status != NULL && self->status->meaning != NULL)
    rubric_status_card_update (self);
}

static gboolean
still_checking_cb (gpointer user_data)
{
  RubricStatusCard *self = user_data;

  self->checking_timeout = 0;
  if (self->desk != NULL)
    say_how_it_stands (self);
  return G_SOURCE_REMOVE;
}

/* Says how it went until the next change of the puzzle. With wrong entries that were kept it is not solved. */
static void
solved_cb (RubricDesk *desk, const RubricAnswer *answer, RubricStatusCard *self)
{
  SudGrid all = rubric_puzzle_get_grid (rubric_desk_get_puzzle (desk), SUD_ORIGINS_ALL);

  if (!sud_grid_is_solved (&all))
    say_how_it_stands (self);
  else
    {
      RubricStatus *status = rubric_status_new_solved (answer);

      rubric_status_card_say (self, status->tone == RUBRIC_TONE_GOOD ? tell_uncertain_cells (self, status) : status);
    }
}

void
rubric_status_card_show_work (RubricStatusCard *self, const char *what, const char *how)
{
  g_autofree char *markup = how != NULL ? g_markup_escape_text (how, -1) : NULL;

  if (what == NULL && !gtk_spinner_get_spinning (self->spinner))
    return;
  gtk_spinner_set_spinning (self->spinner, what != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), what != NULL);
  gtk_widget_set_visible (self->cancel_button, what != NULL);
  if (what == NULL)
    {
      show_status (self);
      return;
    }
  show_tone (self, RUBRIC_TONE_NEUTRAL);
  gtk_widget_set_visible (self->counts_button, FALSE);
  update_offers (self, TRUE);
  gtk_label_set_label (self->title, what);
  gtk_label_set_label (self->detail, markup);
  set_text (self, *how != '\0' ? g_strdup_printf ("%s %s", what, how) : g_strdup (what));
}

static gboolean
show_work_cb (gpointer user_data)
{
  RubricStatusCard *self = user_data;

  self->work_timeout = 0;
  if (self->desk == NULL)
    return G_SOURCE_REMOVE;
  if (rubric_desk_is_saving (self->desk))
    rubric_status_card_show_work (self, _ ("Saving…"), "");
  else
    rubric_status_card_show_work (self, _ ("Solving…"), _ (rubric_chosen_strategy (self->settings)->name));
  return G_SOURCE_REMOVE;
}

static void
working_cb (RubricDesk *desk, GParamSpec *pspec, RubricStatusCard *self)
{
  g_clear_handle_id (&self->work_timeout, g_source_remove);
  if (rubric_desk_is_solving (desk) || rubric_desk_is_saving (desk))
    self->work_timeout = g_timeout_add (WORK_DELAY, show_work_cb, self);
  else
    rubric_status_card_show_work (self, NULL, NULL);
}

/* The desk is closed, or the card goes: nothing more is to be shown. */
static void
stop (RubricStatusCard *self)
{
  g_clear_handle_id (&self->checking_timeout, g_source_remove);
  g_clear_handle_id (&self->work_timeout, g_source_remove);
}

static gboolean
activate_link_cb (RubricStatusCard *self, const char *cell)
{
  g_signal_emit (self, cell_signal, 0, (int)g_ascii_strtoll (cell, NULL, 10));
  return GDK_EVENT_STOP;
}

static void
rubric_status_card_dispose (GObject *object)
{
  RubricStatusCard *self = RUBRIC_STATUS_CARD (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  stop (self);
  g_clear_weak_pointer (&self->desk);
  g_clear_object (&self->settings);
  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (rubric_status_card_parent_class)->dispose (object);
}

static void
rubric_status_card_finalize (GObject *object)
{
  RubricStatusCard *self = RUBRIC_STATUS_CARD (object);

  g_clear_pointer (&self->status, rubric_status_free);
  g_free (self->text);
  G_OBJECT_CLASS (rubric_status_card_parent_class)->finalize (object);
}

static GtkSizeRequestMode
get_card_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The minimum height is the same whatever is said or offered, so that the pad below does not move; the natural height
 * has room for everything. A scrolled window does not tell how high its content is at its width. */
static void
measure_card (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
              int *minimum_baseline, int *natural_baseline)
{
  RubricStatusCard *self = RUBRIC_STATUS_CARD (widget);
  int least, wanted;

  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_widget_measure (GTK_WIDGET (self->scroller), orientation, for_size, &least, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->detail), orientation, for_size, NULL, &wanted, NULL, NULL);
  *natural = *minimum + MAX (wanted - least, 0);
  if (!gtk_widget_get_visible (self->offers))
    *minimum += MAX (rubric_widget_measure_line (widget), OFFERS_HEIGHT);
  *natural = MAX (*natural, *minimum);
}

static void
allocate_card (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget), &(GtkAllocation){ 0, 0, width, height }, -1);
}

static void
rubric_status_card_class_init (RubricStatusCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_status_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = rubric_status_card_finalize;
  cell_signal = g_signal_new ("cell", RUBRIC_TYPE_STATUS_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_INT);
  g_type_ensure (RUBRIC_TYPE_TIMER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/rubric_sudoku/Rubric/rubric-status-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricStatusCard, spinner);
  gtk_widget_class_bind_template_child (widget_class, RubricStatusCard, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, RubricStatusCard, offers);
  gtk_widget_class_bind_template_child (widget_class, RubricStatusCard, solve_button);
  gtk_widget_class_bind_template_child (widget_class, RubricStatusCard, play_button);
  gtk_widget_class_bind_template_child (widget_class, RubricStatusCard, why_button);
  gtk_widget_class_bind_template_child (widget_class, RubricStatusCard, wrong_button);
  gtk_widget_class_bind_template_child (widget_class, RubricStatusCard, solutions_button);
  gtk_widget_class_bind_template_child (widget_class, RubricStatusCard, icon);
  gtk_widget_class_bind_template_child (widget_class, RubricStatusCard, title);
  gtk_widget_class_bind_template_child (widget_class, RubricStatusCard, detail);
  gtk_widget_class_bind_template_child (widget_class, RubricStatusCard, scroller);
  gtk_widget_class_bind_template_child (widget_class, RubricStatusCard, counts_button);
  gtk_widget_class_bind_template_child (widget_class, RubricStatusCard, counts);
  gtk_widget_class_bind_template_child (widget_class, RubricStatusCard, timer);
  gtk_widget_class_set_css_name (widget_class, "statuscard");
}

static void
rubric_status_card_init (RubricStatusCard *self)
{
  self->text = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  rubric_scroll_stop_attach (self->detail);
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (get_card_request_mode, measure_card, allocate_card));
  g_signal_connect_swapped (self->detail, "activate-link", G_CALLBACK (activate_link_cb), self);
}

void
rubric_status_card_follow (RubricStatusCard *self, RubricDesk *desk, GSettings *settings)
{
  RubricPuzzle *puzzle;

  g_return_if_fail (RUBRIC_IS_STATUS_CARD (self));
  g_return_if_fail (RUBRIC_IS_DESK (desk));

  puzzle = rubric_desk_get_puzzle (desk);
  g_set_weak_pointer (&self->desk, desk);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (puzzle, "changed", G_CALLBACK (rubric_status_card_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (puzzle, "notify::mode", G_CALLBACK (rubric_status_card_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (puzzle, "notify::uncertain", G_CALLBACK (rubric_status_card_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (desk, "verdict-changed", G_CALLBACK (verdict_cb), self, 0);
  g_signal_connect_object (desk, "rated", G_CALLBACK (rated_cb), self, 0);
  g_signal_connect_object (desk, "solved", G_CALLBACK (solved_cb), self, 0);
  g_signal_connect_object (desk, "notify::solving", G_CALLBACK (working_cb), self, 0);
  g_signal_connect_object (desk, "notify::saving", G_CALLBACK (working_cb), self, 0);
  g_signal_connect_object (desk, "closed", G_CALLBACK (stop), self, G_CONNECT_SWAPPED);
  rubric_status_card_update (self);
}

/* Most answers are there in less than a frame: the old text is better than a flicker. */
void
rubric_status_card_update (RubricStatusCard *self)
{
  const SudSheet *sheet;

  g_return_if_fail (RUBRIC_IS_STATUS_CARD (self));

  if (self->desk == NULL)
    return;
  sheet = rubric_puzzle_get_sheet (rubric_desk_get_puzzle (self->desk));
  if (!rubric_desk_is_checking (self->desk) || sud_sheet_count (sheet, SUD_ORIGIN_GIVEN) == 0)
    say_how_it_stands (self);
  else if (self->checking_timeout == 0)
    self->checking_timeout = g_timeout_add (CHECKING_DELAY, still_checking_cb, self);
}

void
rubric_status_card_say (RubricStatusCard *self, RubricStatus *status)
{
  g_return_if_fail (RUBRIC_IS_STATUS_CARD (self));

  g_clear_pointer (&self->status, rubric_status_free);
  self->status = status;
  self->answers = TRUE;
  if (!gtk_spinner_get_spinning (self->spinner))
    show_status (self);
}

void
rubric_status_card_remark (RubricStatusCard *self, const char *remark)
{
  RubricStatus *status;

  g_return_if_fail (RUBRIC_IS_STATUS_CARD (self));

  status = create_status (self);
  status->counts = g_strdup (self->status->counts); /* they are still how the search went */
  g_free (status->detail);
  status->detail = g_strdup (remark);
  status->cells = SUD_NO_CELLS;
  rubric_status_card_say (self, status);
}

const char *
rubric_status_card_get_text (RubricStatusCard *self)
{
  g_return_val_if_fail (RUBRIC_IS_STATUS_CARD (self), NULL);

  return self->text;
}

RubricTimer *
rubric_status_card_get_timer (RubricStatusCard *self)
{
  g_return_val_if_fail (RUBRIC_IS_STATUS_CARD (self), NULL);

  return self->timer;
}
