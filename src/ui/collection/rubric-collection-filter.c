/* rubric-collection-filter.c - the popover in which a person says which puzzles of a collection to show
 *
 * Check buttons of a group say "these"; none of them, like all of them, is everything.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-filter.h"

#include "rubric-collection-text.h"

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
  GtkSpinButton *min_givens;
  GtkSpinButton *max_givens;
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
min_changed_cb (RubricCollectionFilter *self)
{
  double value = gtk_spin_button_get_value (self->min_givens);

  if (gtk_spin_button_get_value (self->max_givens) < value)
    gtk_spin_button_set_value (self->max_givens, value);
  changed_cb (self);
}

static void
max_changed_cb (RubricCollectionFilter *self)
{
  double value = gtk_spin_button_get_value (self->max_givens);

  if (gtk_spin_button_get_value (self->min_givens) > value)
    gtk_spin_button_set_value (self->min_givens, value);
  changed_cb (self);
}

static GtkSpinButton *
append_number (GtkBox *box, const char *label)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, SUD_CELLS, 1);

  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (spin, label);
  gtk_box_append (box, spin);
  return GTK_SPIN_BUTTON (spin);
}

static void
append_givens (RubricCollectionFilter *self, GtkBox *box)
{
  GtkBox *row = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));

  self->min_givens = append_number (row, _ ("Fewest givens"));
  gtk_box_append (row, gtk_label_new (/* Translators: between the smallest and the largest number */ _ ("to")));
  self->max_givens = append_number (row, _ ("Most givens"));
  gtk_spin_button_set_value (self->max_givens, SUD_CELLS);
  g_signal_connect_swapped (self->min_givens, "value-changed", G_CALLBACK (min_changed_cb), self);
  g_signal_connect_swapped (self->max_givens, "value-changed", G_CALLBACK (max_changed_cb), self);
  gtk_box_append (box, GTK_WIDGET (row));
}

static void
rubric_collection_filter_class_init (RubricCollectionFilterClass *klass)
{
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
rubric_collection_filter_init (RubricCollectionFilter *self)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  GtkWidget *all = gtk_button_new_with_mnemonic (_ ("Show _All"));

  append_heading (box, _ ("Verdict"));
  for (guint i = RUBRIC_VERDICT_UNKNOWN + 1; i < RUBRIC_N_VERDICTS; i++)
    self->verdicts[i] = append_check (self, box, rubric_text_collection_verdict (i));
  self->verdicts[RUBRIC_VERDICT_UNKNOWN]
      = append_check (self, box, rubric_text_collection_verdict (RUBRIC_VERDICT_UNKNOWN));
  append_heading (box, _ ("Progress"));
  for (guint i = 0; i < RUBRIC_N_STAGES; i++)
    self->stages[i] = append_check (self, box, rubric_text_stage (i));
  append_heading (box, _ ("Givens"));
  append_givens (self, box);
  gtk_widget_set_margin_top (all, 6);
  g_signal_connect_swapped (all, "clicked", G_CALLBACK (rubric_collection_filter_reset), self);
  gtk_box_append (box, all);
  gtk_widget_set_margin_top (GTK_WIDGET (box), 6);
  gtk_widget_set_margin_bottom (GTK_WIDGET (box), 6);
  gtk_widget_set_margin_start (GTK_WIDGET (box), 6);
  gtk_widget_set_margin_end (GTK_WIDGET (box), 6);
  gtk_popover_set_child (GTK_POPOVER (self), GTK_WIDGET (box));
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

void
rubric_collection_filter_apply (RubricCollectionFilter *self, RubricQuery *query)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION_FILTER (self));

  query->verdicts = get_set (self->verdicts, RUBRIC_N_VERDICTS);
  query->stages = get_set (self->stages, RUBRIC_N_STAGES);
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
rubric_collection_filter_reset (RubricCollectionFilter *self)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION_FILTER (self));

  self->resetting = TRUE;
  for (guint i = 0; i < RUBRIC_N_VERDICTS; i++)
    gtk_check_button_set_active (self->verdicts[i], FALSE);
  for (guint i = 0; i < RUBRIC_N_STAGES; i++)
    gtk_check_button_set_active (self->stages[i], FALSE);
  gtk_spin_button_set_value (self->min_givens, 0);
  gtk_spin_button_set_value (self->max_givens, SUD_CELLS);
  self->resetting = FALSE;
  changed_cb (self);
}
