/* rubric-collection-filter.c - the popover in which a person says which puzzles of a collection to show
 *
 * Check buttons of a group say "these"; none of them, like all of them, is everything.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-filter.h"

#include "rubric-searched-choice.h"
#include "rubric-text-collection.h"
#include "rubric-text-step.h"

#include <glib/gi18n.h>

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

struct _RubricCollectionFilter
{
  GtkPopover parent_instance;

  GtkCheckButton *verdicts[RUBRIC_N_VERDICTS];
  GtkCheckButton *stages[RUBRIC_N_STAGES];
  GtkCheckButton *levels[RUBRIC_N_LEVELS];
  GtkDropDown *hardest; /* any, and those of @techniques */
  SudOrder techniques;  /* that levels are by, in the order of learning them */
  GtkSpinButton *min_givens, *max_givens;
  GtkSpinButton *min_rate, *max_rate;
  gboolean resetting;
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricCollectionFilter, rubric_collection_filter, GTK_TYPE_POPOVER)

static void
changed_cb (RubricCollectionFilter *self)
{
  if (!self->resetting)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
append_heading (GtkBox *box, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (box, label);
}

static GtkCheckButton *
append_check (RubricCollectionFilter *self, GtkBox *box, const char *text)
{
  GtkWidget *check = gtk_check_button_new_with_label (text);

  g_signal_connect_swapped (check, "toggled", G_CALLBACK (changed_cb), self);
  gtk_box_append (box, check);
  return GTK_CHECK_BUTTON (check);
}

/* One never is larger than the other: whoever is turned pushes. */
static void
min_changed_cb (GtkSpinButton *min, GtkSpinButton *max)
{
  double value = gtk_spin_button_get_value (min);

  if (gtk_spin_button_get_value (max) < value)
    gtk_spin_button_set_value (max, value);
}

static void
max_changed_cb (GtkSpinButton *max, GtkSpinButton *min)
{
  double value = gtk_spin_button_get_value (max);

  if (gtk_spin_button_get_value (min) > value)
    gtk_spin_button_set_value (min, value);
}

static GtkSpinButton *
append_number (GtkBox *box, GtkWidget *spin, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (spin, label);
  gtk_box_append (box, spin);
  return GTK_SPIN_BUTTON (spin);
}

/* Everything, to begin with. */
static void
connect_range (RubricCollectionFilter *self, GtkSpinButton *min, GtkSpinButton *max)
{
  double smallest, largest;

  gtk_spin_button_get_range (max, &smallest, &largest);
  gtk_spin_button_set_value (max, largest);
  g_signal_connect (min, "value-changed", G_CALLBACK (min_changed_cb), max);
  g_signal_connect (max, "value-changed", G_CALLBACK (max_changed_cb), min);
  g_signal_connect_swapped (min, "value-changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (max, "value-changed", G_CALLBACK (changed_cb), self);
}

static void
append_givens (RubricCollectionFilter *self, GtkBox *box)
{
  GtkBox *row = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));

  self->min_givens = append_number (row, gtk_spin_button_new_with_range (0, SUD_CELLS, 1), _ ("Fewest givens"));
  gtk_box_append (row, gtk_label_new (/* Translators: between the smallest and the largest number */ _ ("to")));
  self->max_givens = append_number (row, gtk_spin_button_new_with_range (0, SUD_CELLS, 1), _ ("Most givens"));
  connect_range (self, self->min_givens, self->max_givens);
  gtk_box_append (box, GTK_WIDGET (row));
}

static GtkWidget *
create_rate (void)
{
  return gtk_spin_button_new_with_range (RUBRIC_RATE_MIN / 10.0, RUBRIC_RATE_MAX / 10.0, 0.1);
}

static void
append_rates (RubricCollectionFilter *self, GtkBox *box)
{
  GtkBox *row = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));

  self->min_rate = append_number (row, create_rate (), _ ("Lowest ER"));
  gtk_box_append (row, gtk_label_new (_ ("to")));
  self->max_rate = append_number (row, create_rate (), _ ("Highest ER"));
  connect_range (self, self->min_rate, self->max_rate);
  gtk_box_append (box, GTK_WIDGET (row));
}

/* Whoever writes finds one by its name. */
static void
append_techniques (RubricCollectionFilter *self, GtkBox *box)
{
  const char *const any[] = { /* Translators: whichever technique */ _ ("Any technique"), NULL };

  self->hardest = rubric_searched_choice_new (gtk_string_list_new (any));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hardest), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Hardest technique"), -1);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    rubric_searched_choice_add_other (self->hardest, rubric_text_technique (i),
                                      sud_technique_get ((SudTechniqueId)i)->name);
  g_signal_connect_swapped (self->hardest, "notify::selected", G_CALLBACK (changed_cb), self);
  gtk_box_append (box, GTK_WIDGET (self->hardest));
}

static void
rubric_collection_filter_class_init (RubricCollectionFilterClass *klass)
{
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static GtkBox *
append_column (GtkBox *columns)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (columns, column);
  return GTK_BOX (column);
}

/* What is not known yet is the last of a group. */
static void
append_verdicts (RubricCollectionFilter *self, GtkBox *box)
{
  append_heading (box, _ ("Verdict"));
  for (guint i = RUBRIC_VERDICT_UNKNOWN + 1; i < RUBRIC_N_VERDICTS; i++)
    self->verdicts[i] = append_check (self, box, rubric_text_collection_verdict (i));
  self->verdicts[RUBRIC_VERDICT_UNKNOWN]
      = append_check (self, box, rubric_text_collection_verdict (RUBRIC_VERDICT_UNKNOWN));
}

static void
append_levels (RubricCollectionFilter *self, GtkBox *box)
{
  append_heading (box, _ ("Level"));
  for (guint i = RUBRIC_LEVEL_UNKNOWN + 1; i < RUBRIC_N_LEVELS; i++)
    self->levels[i] = append_check (self, box, rubric_text_collection_level (i));
  self->levels[RUBRIC_LEVEL_UNKNOWN] = append_check (self, box, rubric_text_collection_level (RUBRIC_LEVEL_UNKNOWN));
}

/* Where the screen is too small for all of it, it scrolls. */
static void
set_content (RubricCollectionFilter *self, GtkWidget *content)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  gtk_popover_set_child (GTK_POPOVER (self), scroller);
}

static void
rubric_collection_filter_init (RubricCollectionFilter *self)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  GtkBox *columns = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  GtkBox *first = append_column (columns), *second = append_column (columns);
  GtkWidget *all = gtk_button_new_with_mnemonic (_ ("Show _All"));

  append_verdicts (self, first);
  append_heading (first, _ ("Progress"));
  for (guint i = 0; i < RUBRIC_N_STAGES; i++)
    self->stages[i] = append_check (self, first, rubric_text_stage (i));
  append_levels (self, second);
  gtk_box_append (box, GTK_WIDGET (columns));
  append_heading (box, _ ("Givens"));
  append_givens (self, box);
  append_heading (box, _ ("ER (Sudoku Explainer)"));
  append_rates (self, box);
  append_heading (box, _ ("Hardest technique"));
  append_techniques (self, box);
  g_signal_connect_swapped (all, "clicked", G_CALLBACK (rubric_collection_filter_reset), self);
  gtk_box_append (box, all);
  gtk_widget_set_margin_top (GTK_WIDGET (box), 6);
  gtk_widget_set_margin_bottom (GTK_WIDGET (box), 6);
  gtk_widget_set_margin_start (GTK_WIDGET (box), 6);
  gtk_widget_set_margin_end (GTK_WIDGET (box), 6);
  set_content (self, GTK_WIDGET (box));
}

/* The set of the active ones of @checks, 0 for all. */
static guint
get_set (GtkCheckButton *const *checks, guint n)
{
  guint set = 0, all = 0;

  for (guint i = 0; i < n; i++)
    {
      all |= 1u << i;
      set |= gtk_check_button_get_active (checks[i]) ? 1u << i : 0;
    }
  return set != all ? set : 0;
}

static guint
get_tenths (GtkSpinButton *spin)
{
  return (guint)(gtk_spin_button_get_value (spin) * 10 + 0.5);
}

static guint
get_hardest (RubricCollectionFilter *self)
{
  guint selected = gtk_drop_down_get_selected (self->hardest);

  return selected > 0 && selected <= self->techniques.n ? self->techniques.technique[selected - 1] : SUD_N_TECHNIQUES;
}

void
rubric_collection_filter_apply (RubricCollectionFilter *self, RubricQuery *query)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION_FILTER (self));

  query->verdicts = get_set (self->verdicts, RUBRIC_N_VERDICTS);
  query->stages = get_set (self->stages, RUBRIC_N_STAGES);
  query->levels = get_set (self->levels, RUBRIC_N_LEVELS);
  query->hardest = get_hardest (self);
  query->min_rate = get_tenths (self->min_rate);
  query->max_rate = get_tenths (self->max_rate);
  query->min_givens = gtk_spin_button_get_value_as_int (self->min_givens);
  query->max_givens = gtk_spin_button_get_value_as_int (self->max_givens);
}

void
rubric_collection_filter_bind_verdict (RubricCollectionFilter *self, RubricVerdict verdict, GtkToggleButton *button)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION_FILTER (self));

  g_object_bind_property (self->verdicts[verdict], "active", button, "active", G_BINDING_BIDIRECTIONAL);
}

void
rubric_collection_filter_bind_level (RubricCollectionFilter *self, RubricLevel level, GtkToggleButton *button)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION_FILTER (self));

  g_object_bind_property (self->levels[level], "active", button, "active", G_BINDING_BIDIRECTIONAL);
}

void
rubric_collection_filter_set_order (RubricCollectionFilter *self, const SudOrder *order)
{
  const char *names[SUD_N_TECHNIQUES + 1] = { NULL };
  guint hardest, before, selected = 0;

  g_return_if_fail (RUBRIC_IS_COLLECTION_FILTER (self));

  hardest = get_hardest (self);
  before = self->techniques.n;
  self->techniques.n = 0;
  for (int i = 0; i < order->n; i++)
    sud_order_insert (&self->techniques, order->technique[i]);
  for (guint i = 0; i < self->techniques.n; i++)
    {
      names[i] = rubric_text_technique (self->techniques.technique[i]);
      if (self->techniques.technique[i] == hardest)
        selected = i + 1;
    }
  self->resetting = TRUE;
  gtk_string_list_splice (GTK_STRING_LIST (gtk_drop_down_get_model (self->hardest)), 1, before, names);
  gtk_drop_down_set_selected (self->hardest, selected);
  self->resetting = FALSE;
  if (get_hardest (self) != hardest)
    changed_cb (self);
}

void
rubric_collection_filter_reset (RubricCollectionFilter *self)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION_FILTER (self));

  self->resetting = TRUE;
  for (guint i = 0; i < RUBRIC_N_VERDICTS; i++)
    gtk_check_button_set_active (self->verdicts[i], FALSE);
  for (guint i = 0; i < RUBRIC_N_STAGES; i++)
    gtk_check_button_set_active (self->stages[i], FALSE);
  for (guint i = 0; i < RUBRIC_N_LEVELS; i++)
    gtk_check_button_set_active (self->levels[i], FALSE);
  gtk_drop_down_set_selected (self->hardest, 0);
  gtk_spin_button_set_value (self->min_givens, 0);
  gtk_spin_button_set_value (self->max_givens, SUD_CELLS);
  gtk_spin_button_set_value (self->min_rate, RUBRIC_RATE_MIN / 10.0);
  gtk_spin_button_set_value (self->max_rate, RUBRIC_RATE_MAX / 10.0);
  self->resetting = FALSE;
  changed_cb (self);
}
