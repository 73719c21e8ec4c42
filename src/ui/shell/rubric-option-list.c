/* rubric-option-list.c - rows of choices, switches and numbers that fill in the options of a dialog
 *
 * A list box and not a group of preferences, which libadwaita 1.2 never frees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-option-list.h"

#include "rubric-searched-choice.h"

#include <glib/gi18n.h>

enum
{
  CHANGED,
  N_SIGNALS
};

struct _RubricOptionList
{
  GtkBox parent_instance;

  GtkWidget *heading;
  GtkListBox *rows;
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricOptionList, rubric_option_list, GTK_TYPE_BOX)

static const struct
{
  const char *name;
  unsigned origins;
} digits[] = {
  { N_ ("All digits"), SUD_ORIGINS_ALL },
  { N_ ("Givens and entries"), SUD_ORIGINS_PERSON },
  { N_ ("Givens only"), SUD_ORIGINS_GIVEN },
};

static const struct
{
  const char *name;
  gboolean marks;
  gboolean as_grid;
} marks[] = {
  { N_ ("In the corners and the centre"), TRUE, FALSE },
  { N_ ("In a grid"), TRUE, TRUE },
  { N_ ("None"), FALSE, FALSE },
};

static void
rubric_option_list_class_init (RubricOptionListClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
rubric_option_list_init (RubricOptionList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->heading = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->heading, "heading");
  gtk_widget_set_halign (self->heading, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self), self->heading);
  self->rows = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->rows, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->rows), "boxed-list");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->rows));
}

GtkWidget *
rubric_option_list_new (const char *heading)
{
  RubricOptionList *self = g_object_new (RUBRIC_TYPE_OPTION_LIST, NULL);

  gtk_label_set_text (GTK_LABEL (self->heading), heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
  return GTK_WIDGET (self);
}

static void
emit_changed (GtkWidget *row)
{
  g_signal_emit (gtk_widget_get_ancestor (row, RUBRIC_TYPE_OPTION_LIST), signals[CHANGED], 0);
}

/* Enter on a row is for the row, and not for the button that is the default. */
static void
append_row (RubricOptionList *self, GtkWidget *row)
{
  gtk_widget_set_receives_default (row, TRUE);
  gtk_list_box_append (self->rows, row);
}

static void
option_chosen_cb (AdwComboRow *row, GParamSpec *pspec, guint *value)
{
  if (*value == adw_combo_row_get_selected (row))
    return;
  *value = adw_combo_row_get_selected (row);
  emit_changed (GTK_WIDGET (row));
}

GtkWidget *
rubric_option_list_add_choice (RubricOptionList *self, const char *title, const char *const *names, guint n,
                               guint *value)
{
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < n; i++)
    gtk_string_list_append (list, _ (names[i]));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_use_subtitle (row, TRUE);
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  adw_combo_row_set_selected (row, *value);
  g_signal_connect (row, "notify::selected", G_CALLBACK (option_chosen_cb), value);
  append_row (self, GTK_WIDGET (row));
  return GTK_WIDGET (row);
}

static GtkWidget *
add_control (RubricOptionList *self, const char *title, const char *subtitle, GtkWidget *control)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, subtitle != NULL ? subtitle : "");
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (row, control);
  adw_action_row_set_activatable_widget (row, control);
  append_row (self, GTK_WIDGET (row));
  return GTK_WIDGET (row);
}

static void
drop_down_chosen_cb (GtkDropDown *control, GParamSpec *pspec, guint *value)
{
  guint selected = gtk_drop_down_get_selected (control);

  if (*value == selected || selected == GTK_INVALID_LIST_POSITION)
    return;
  *value = selected;
  emit_changed (GTK_WIDGET (control));
}

GtkWidget *
rubric_option_list_add_searched (RubricOptionList *self, const char *title, const char *const *names,
                                 const char *const *others, guint *value)
{
  GtkDropDown *control = rubric_searched_choice_new (gtk_string_list_new (names));

  for (guint i = 0; names[i] != NULL; i++)
    rubric_searched_choice_add_other (control, names[i], others[i]);
  gtk_drop_down_set_selected (control, *value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect (control, "notify::selected", G_CALLBACK (drop_down_chosen_cb), value);
  return add_control (self, title, NULL, GTK_WIDGET (control));
}

static void
switched_cb (GtkSwitch *control, GParamSpec *pspec, gboolean *value)
{
  *value = gtk_switch_get_active (control);
  emit_changed (GTK_WIDGET (control));
}

GtkWidget *
rubric_option_list_add_switch (RubricOptionList *self, const char *title, const char *subtitle, gboolean *value)
{
  GtkWidget *control = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (control), *value);
  g_signal_connect (control, "notify::active", G_CALLBACK (switched_cb), value);
  return add_control (self, title, subtitle, control);
}

static void
numbered_cb (GtkSpinButton *control, int *value)
{
  *value = gtk_spin_button_get_value_as_int (control);
  emit_changed (GTK_WIDGET (control));
}

GtkWidget *
rubric_option_list_add_number (RubricOptionList *self, const char *title, const char *subtitle, int lowest,
                               int highest, int step, int *value)
{
  GtkWidget *control = gtk_spin_button_new_with_range (lowest, highest, step);

  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (control))), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), *value);
  g_signal_connect (control, "value-changed", G_CALLBACK (numbered_cb), value);
  return add_control (self, title, subtitle, control);
}

void
rubric_option_list_add_sheet (RubricOptionList *self, RubricSheetChoices *choices)
{
  const char *digit_names[G_N_ELEMENTS (digits)], *mark_names[G_N_ELEMENTS (marks)];

  for (gsize i = 0; i < G_N_ELEMENTS (digits); i++)
    digit_names[i] = digits[i].name;
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    mark_names[i] = marks[i].name;
  rubric_option_list_add_choice (self, _ ("Digits"), digit_names, G_N_ELEMENTS (digits), &choices->digits);
  rubric_option_list_add_choice (self, _ ("Pencil Marks"), mark_names, G_N_ELEMENTS (marks), &choices->marks);
  rubric_option_list_add_switch (self, _ ("Colours"), NULL, &choices->colours);
  rubric_option_list_add_switch (self, _ ("Bold Givens"), _ ("For black-and-white printers"), &choices->bold_givens);
}

RubricSheetChoices
rubric_sheet_choices_default (gboolean marks_as_grid)
{
  RubricSheetChoices choices = { .colours = TRUE };

  while (marks[choices.marks].as_grid != marks_as_grid)
    choices.marks++;
  return choices;
}

RubricRenderOptions
rubric_sheet_choices_get_options (const RubricSheetChoices *choices)
{
  return (RubricRenderOptions){ .origins = digits[choices->digits].origins,
                                .marks = marks[choices->marks].marks,
                                .marks_as_grid = marks[choices->marks].as_grid,
                                .colours = choices->colours,
                                .bold_givens = choices->bold_givens };
}
