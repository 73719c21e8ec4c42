/* rubric-entry-bar.c - digits to press, and the switch between setup and solving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-entry-bar.h"

#include "rubric-fold.h"
#include "rubric-swatch.h"

#include <glib/gi18n.h>

enum
{
  N_BUTTONS = 10, /* 1 to 9, then erase */
};

struct _RubricEntryBar
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *digits;
  GtkMenuButton *entry_button;
  GtkLabel *entry_label;
  GtkWidget *advance_button;
  GtkWidget *buttons[N_BUTTONS];
  GtkWidget *missing[N_BUTTONS - 1]; /* labels */
};

G_DEFINE_FINAL_TYPE (RubricEntryBar, rubric_entry_bar, GTK_TYPE_WIDGET)

/* The digit, and below it how many of it are still missing. */
static GtkWidget *
create_digit_label (RubricEntryBar *self, int i)
{
  const char text[] = { '1' + i, '\0' };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->missing[i] = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->missing[i], "missing");
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  gtk_box_append (GTK_BOX (box), self->missing[i]);
  return box;
}

static GtkWidget *
create_button (RubricEntryBar *self, int i)
{
  GtkWidget *button = gtk_button_new ();

  if (i == N_BUTTONS - 1)
    {
      gtk_button_set_icon_name (GTK_BUTTON (button), "edit-clear-symbolic");
      gtk_widget_set_tooltip_text (button, _("Erase"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Erase"), -1);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.erase");
    }
  else
    {
      gtk_button_set_child (GTK_BUTTON (button), create_digit_label (self, i));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.digit");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", i + 1);
    }
  gtk_widget_add_css_class (button, "digit");
  gtk_widget_set_focus_on_click (button, FALSE);
  return button;
}

/* What the button of @digit does, for the tooltip and the screen reader. */
static char *
describe_button (RubricEntry entry, int digit, int missing)
{
  if (entry == RUBRIC_ENTRY_COLOUR)
    /* Translators: %1$d is a digit, %2$s a colour and shape: "Colour 1, blue circle" */
    return g_strdup_printf (_("Colour %1$d, %2$s"), digit, rubric_swatch_get_name (digit));
  /* Translators: %1$d is a digit, %2$d how many of it the board still lacks */
  return g_strdup_printf (ngettext ("Digit %1$d, %2$d missing", "Digit %1$d, %2$d missing", missing), digit, missing);
}

static void
update_button (RubricEntryBar *self, int digit, int missing, RubricEntry entry, gboolean in_hand)
{
  GtkWidget *button = self->buttons[digit - 1];
  g_autofree char *name = describe_button (entry, digit, missing);
  g_autofree char *count = missing > 0 ? g_strdup_printf ("%d", missing) : g_strdup (missing == 0 ? "✓" : "!");

  gtk_label_set_label (GTK_LABEL (self->missing[digit - 1]), count);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (in_hand)
    gtk_widget_add_css_class (button, "suggested-action");
  else
    gtk_widget_remove_css_class (button, "suggested-action");
}

void
rubric_entry_bar_update (RubricEntryBar *self, RubricBoard *board)
{
  static const char *const entry_names[RUBRIC_N_ENTRIES] = { N_("Digit"), N_("Corner"), N_("Centre"), N_("Colour") };
  const SudSheet *sheet = rubric_board_get_sheet (board);
  RubricPuzzle *puzzle = rubric_board_get_puzzle (board);
  gboolean solving = puzzle != NULL && rubric_puzzle_get_mode (puzzle) == RUBRIC_MODE_SOLVING;
  RubricEntry entry = solving ? rubric_board_get_entry (board) : RUBRIC_ENTRY_DIGIT;
  int missing[SUD_SIZE + 1];

  g_return_if_fail (RUBRIC_IS_ENTRY_BAR (self));

  for (int digit = 0; digit <= SUD_SIZE; digit++)
    missing[digit] = SUD_SIZE;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    missing[sheet->digit[cell]]--;
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    update_button (self, digit, missing[digit], entry, rubric_board_get_pen (board) == digit);
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
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-entry-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricEntryBar, box);
  gtk_widget_class_bind_template_child (widget_class, RubricEntryBar, digits);
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
  /* A number pad runs from 1 to 9 in every language. */
  gtk_widget_set_direction (self->digits, GTK_TEXT_DIR_LTR);
  for (int i = 0; i < N_BUTTONS; i++)
    {
      self->buttons[i] = create_button (self, i);
      gtk_widget_set_parent (self->buttons[i], self->digits);
    }
}
