/* rubric-option-list.c - rows of choices, switches and numbers that fill in options, and a drop-down that is searched
 *
 * A list box and not a group of preferences, which libadwaita 1.2 never frees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-option-list.h"

#include "rubric-search-text.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

/* A name filter finds a typed text in each name, and in its other name. */
#define RUBRIC_TYPE_NAME_FILTER (rubric_name_filter_get_type ())
G_DECLARE_FINAL_TYPE (RubricNameFilter, rubric_name_filter, RUBRIC, NAME_FILTER, GtkFilter)

struct _RubricNameFilter
{
  GtkFilter parent_instance;

  GHashTable *others; /* name → how it is called elsewhere */
  char *wanted;       /* folded */
};

G_DEFINE_FINAL_TYPE (RubricNameFilter, rubric_name_filter, GTK_TYPE_FILTER)

static gboolean
has_text (const char *name, const char *wanted)
{
  g_autofree char *folded = rubric_fold_search_text (name != NULL ? name : "");

  return strstr (folded, wanted) != NULL;
}

static gboolean
rubric_name_filter_match (GtkFilter *filter, gpointer item)
{
  RubricNameFilter *self = RUBRIC_NAME_FILTER (filter);
  const char *name = gtk_string_object_get_string (GTK_STRING_OBJECT (item));

  return has_text (name, self->wanted) || has_text (g_hash_table_lookup (self->others, name), self->wanted);
}

static void
rubric_name_filter_finalize (GObject *object)
{
  RubricNameFilter *self = RUBRIC_NAME_FILTER (object);

  g_hash_table_unref (self->others);
  g_free (self->wanted);
  G_OBJECT_CLASS (rubric_name_filter_parent_class)->finalize (object);
}

static void
rubric_name_filter_class_init (RubricNameFilterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_name_filter_finalize;
  GTK_FILTER_CLASS (klass)->match = rubric_name_filter_match;
}

static void
rubric_name_filter_init (RubricNameFilter *self)
{
  self->others = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->wanted = g_strdup ("");
}

static GtkPopover *
get_popover (GtkDropDown *choice)
{
  return rubric_widget_find (GTK_WIDGET (choice), GTK_TYPE_POPOVER);
}

static GtkWidget *
get_entry (GtkPopover *popover)
{
  return rubric_widget_find (GTK_WIDGET (popover), GTK_TYPE_SEARCH_ENTRY);
}

/* Returns: (nullable): the names that are found, in the list of the popover; a later GTK may keep them otherwise */
static GListModel *
get_found (GtkDropDown *choice)
{
  GtkListView *list = rubric_widget_find (GTK_WIDGET (get_popover (choice)), GTK_TYPE_LIST_VIEW);
  GtkSelectionModel *selection = list == NULL ? NULL : gtk_list_view_get_model (list);

  return GTK_IS_SINGLE_SELECTION (selection) ? gtk_single_selection_get_model (GTK_SINGLE_SELECTION (selection)) : NULL;
}

static void
name_typed_cb (GtkEditable *entry, RubricNameFilter *filter)
{
  g_free (filter->wanted);
  filter->wanted = rubric_fold_search_text (gtk_editable_get_text (entry));
  gtk_filter_changed (GTK_FILTER (filter), GTK_FILTER_CHANGE_DIFFERENT);
}

static void
names_found_cb (GListModel *found, guint position, guint removed, guint added, GtkWidget *none)
{
  gtk_widget_set_visible (none, g_list_model_get_n_items (found) == 0);
}

/* Below the list, which is empty then. */
static void
add_no_results (GtkDropDown *choice, GListModel *found)
{
  GtkWidget *scroller = rubric_widget_find (GTK_WIDGET (get_popover (choice)), GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *box = gtk_widget_get_parent (scroller), *none;

  if (!GTK_IS_BOX (box))
    return;
  none = gtk_label_new (_ ("No Results"));
  gtk_widget_add_css_class (none, "dim-label");
  rubric_widget_set_margins (none, 12, 0);
  gtk_widget_set_visible (none, FALSE);
  gtk_box_append (GTK_BOX (box), none);
  g_signal_connect_object (found, "items-changed", G_CALLBACK (names_found_cb), none, 0);
}

/* GTK makes the list of names anew, without the filter, if the names or the expression change. */
static void
search_anywhere (GtkDropDown *choice)
{
  GListModel *found = get_found (choice);
  g_autoptr (GtkFilter) filter = NULL;

  if (!GTK_IS_FILTER_LIST_MODEL (found))
    return;
  filter = g_object_new (RUBRIC_TYPE_NAME_FILTER, NULL);
  gtk_filter_list_model_set_filter (GTK_FILTER_LIST_MODEL (found), filter);
  g_signal_connect_object (get_entry (get_popover (choice)), "search-changed", G_CALLBACK (name_typed_cb), filter,
                           G_CONNECT_AFTER);
  add_no_results (choice, found);
}

static void
popover_mapped_cb (GtkPopover *popover)
{
  gtk_widget_grab_focus (get_entry (popover));
}

/* Chooses the first name that was found. */
static void
choose_first (GtkDropDown *choice)
{
  GListModel *found = get_found (choice), *names = gtk_drop_down_get_model (choice);
  g_autoptr (GObject) first = found == NULL ? NULL : g_list_model_get_item (found, 0);

  for (guint i = 0; first != NULL && i < g_list_model_get_n_items (names); i++)
    {
      g_autoptr (GObject) name = g_list_model_get_item (names, i);

      if (name == first)
        gtk_drop_down_set_selected (choice, i);
    }
  gtk_popover_popdown (get_popover (choice));
}

GtkDropDown *
rubric_searched_choice_new (GtkStringList *names)
{
  GtkExpression *name = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");
  GtkDropDown *choice = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (names), name));
  GtkPopover *popover = get_popover (choice);

  gtk_drop_down_set_enable_search (choice, TRUE);
  search_anywhere (choice);
  g_signal_connect_after (popover, "map", G_CALLBACK (popover_mapped_cb), NULL);
  g_signal_connect_object (get_entry (popover), "activate", G_CALLBACK (choose_first), choice, G_CONNECT_SWAPPED);
  return choice;
}

void
rubric_searched_choice_add_other (GtkDropDown *self, const char *name, const char *other)
{
  GListModel *found = get_found (self);

  if (GTK_IS_FILTER_LIST_MODEL (found))
    {
      GtkFilter *filter = gtk_filter_list_model_get_filter (GTK_FILTER_LIST_MODEL (found));

      g_hash_table_insert (RUBRIC_NAME_FILTER (filter)->others, g_strdup (name), g_strdup (other));
    }
}

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
  { N_ ("Corner and centre"), TRUE, FALSE },
  { N_ ("Candidates"), TRUE, TRUE },
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
  rubric_widget_set_name (self->rows, heading);
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
  rubric_widget_set_name (control, title);
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
  rubric_option_list_add_switch (self, _ ("Bold Givens"), _ ("For black-and-white printers; colours have their shapes"),
                                 &choices->for_monochrome);
}

RubricSheetChoices
rubric_sheet_choices_default (GSettings *settings)
{
  RubricSheetChoices choices = { .colours = TRUE };
  g_autofree char *layout = g_settings_get_string (settings, "marks-layout");

  while (marks[choices.marks].as_grid != g_str_equal (layout, "candidates"))
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
                                .for_monochrome = choices->for_monochrome };
}
