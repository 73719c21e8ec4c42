/* rubric-collection-filter.c - a popover that restricts a list
 *
 * The active check buttons of a group restrict the list; none of them, like all of them, restricts nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-private.h"

#include "rubric-option-list.h"
#include "rubric-text-collection.h"
#include "rubric-text-step.h"
#include "rubric-widgets.h"

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
  SudOrder techniques;  /* the base of levels, in the order of learning them */
  GtkSpinButton *min_givens, *max_givens;
  GtkSpinButton *min_er, *max_er;
  GtkWidget *rates; /* has these two */
  gboolean resetting;
};

static guint signals[N_SIGNALS];

G_STATIC_ASSERT (RUBRIC_VERDICT_UNKNOWN == 0 && RUBRIC_LEVEL_UNKNOWN == 0);

G_DEFINE_FINAL_TYPE (RubricCollectionFilter, rubric_collection_filter, GTK_TYPE_POPOVER)

static void
filter_changed_cb (RubricCollectionFilter *self)
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

  g_signal_connect_object (check, "toggled", G_CALLBACK (filter_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (box, check);
  return GTK_CHECK_BUTTON (check);
}

/* The minimum never exceeds the maximum: changing one pushes the other. */
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
  rubric_widget_set_name (spin, label);
  gtk_widget_set_tooltip_text (spin, label);
  gtk_box_append (box, spin);
  return GTK_SPIN_BUTTON (spin);
}

static void
append_range (RubricCollectionFilter *self, GtkBox *box, const char *const *labels, double smallest, double largest,
              double step, GtkSpinButton **min, GtkSpinButton **max)
{
  GtkBox *row = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));

  *min = append_number (row, gtk_spin_button_new_with_range (smallest, largest, step), labels[0]);
  gtk_box_append (row, gtk_label_new (/* Translators: between the smallest and the largest number */ _ ("to")));
  *max = append_number (row, gtk_spin_button_new_with_range (smallest, largest, step), labels[1]);
  gtk_spin_button_set_value (*max, largest);
  g_signal_connect_object (*min, "value-changed", G_CALLBACK (min_changed_cb), *max, 0);
  g_signal_connect_object (*max, "value-changed", G_CALLBACK (max_changed_cb), *min, 0);
  g_signal_connect_object (*min, "value-changed", G_CALLBACK (filter_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (*max, "value-changed", G_CALLBACK (filter_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (box, GTK_WIDGET (row));
}

/* Typing finds a technique by its name. */
static void
append_techniques (RubricCollectionFilter *self, GtkBox *box)
{
  const char *const any[] = { /* Translators: whichever technique */ _ ("Any technique"), NULL };

  self->hardest = rubric_searched_choice_new (gtk_string_list_new (any));
  rubric_widget_set_name (self->hardest, _ ("Hardest technique"));
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    rubric_searched_choice_add_other (self->hardest, rubric_text_technique (i),
                                      sud_technique_get ((SudTechniqueId)i)->name);
  g_signal_connect_object (self->hardest, "notify::selected", G_CALLBACK (filter_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (box, GTK_WIDGET (self->hardest));
}

static void
rubric_collection_filter_class_init (RubricCollectionFilterClass *klass)
{
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static GtkBox *
append_filter_column (GtkBox *columns)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (columns, column);
  return GTK_BOX (column);
}

/* The content scrolls if the screen is too small. */
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
  GtkBox *first = append_filter_column (columns), *second = append_filter_column (columns);
  GtkWidget *all = gtk_button_new_with_mnemonic (_ ("Show _All"));

  append_heading (first, _ ("Solutions"));
  for (guint i = 1; i <= RUBRIC_N_VERDICTS; i++) /* 0, the unknown one, comes last */
    self->verdicts[i % RUBRIC_N_VERDICTS]
        = append_check (self, first, rubric_text_collection_verdict (i % RUBRIC_N_VERDICTS));
  append_heading (first, _ ("Progress"));
  for (guint i = 0; i < RUBRIC_N_STAGES; i++)
    self->stages[i] = append_check (self, first, rubric_text_stage (i));
  append_heading (second, _ ("Level"));
  for (guint i = 1; i <= RUBRIC_N_LEVELS; i++)
    self->levels[i % RUBRIC_N_LEVELS] = append_check (self, second, rubric_text_collection_level (i % RUBRIC_N_LEVELS));
  gtk_box_append (box, GTK_WIDGET (columns));
  append_heading (box, _ ("Givens"));
  append_range (self, box, (const char *[]){ _ ("Fewest givens"), _ ("Most givens") }, 0, SUD_CELLS, 1,
                &self->min_givens, &self->max_givens);
  self->rates = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (box, self->rates);
  append_heading (GTK_BOX (self->rates), _ ("ER (Sudoku Explainer)"));
  append_range (self, GTK_BOX (self->rates), (const char *[]){ _ ("Lowest ER"), _ ("Highest ER") },
                RUBRIC_ER_MIN / 10.0, RUBRIC_ER_MAX / 10.0, 0.1, &self->min_er, &self->max_er);
  gtk_widget_set_visible (self->rates, FALSE);
  append_heading (box, _ ("Hardest technique"));
  append_techniques (self, box);
  g_signal_connect_object (all, "clicked", G_CALLBACK (rubric_collection_filter_reset), self, G_CONNECT_SWAPPED);
  gtk_box_append (box, all);
  rubric_widget_set_margins (GTK_WIDGET (box), 6, 6);
  set_content (self, GTK_WIDGET (box));
}

/* Returns: the set of the active @checks, 0 for all */
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
  query->verdicts = get_set (self->verdicts, RUBRIC_N_VERDICTS);
  query->stages = get_set (self->stages, RUBRIC_N_STAGES);
  query->levels = get_set (self->levels, RUBRIC_N_LEVELS);
  query->hardest = get_hardest (self);
  query->min_er = get_tenths (self->min_er);
  query->max_er = get_tenths (self->max_er);
  query->min_givens = gtk_spin_button_get_value_as_int (self->min_givens);
  query->max_givens = gtk_spin_button_get_value_as_int (self->max_givens);
}

void
rubric_collection_filter_bind_verdict (RubricCollectionFilter *self, RubricVerdict verdict, GtkToggleButton *button)
{
  g_object_bind_property (self->verdicts[verdict], "active", button, "active", G_BINDING_BIDIRECTIONAL);
}

void
rubric_collection_filter_bind_level (RubricCollectionFilter *self, RubricLevel level, GtkToggleButton *button)
{
  g_object_bind_property (self->levels[level], "active", button, "active", G_BINDING_BIDIRECTIONAL);
}

void
rubric_collection_filter_set_order (RubricCollectionFilter *self, const SudOrder *order)
{
  const char *names[SUD_N_TECHNIQUES + 1] = { NULL };
  guint hardest, before, selected = 0;

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
    filter_changed_cb (self);
}

void
rubric_collection_filter_reset (RubricCollectionFilter *self)
{
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
  gtk_spin_button_set_value (self->min_er, RUBRIC_ER_MIN / 10.0);
  gtk_spin_button_set_value (self->max_er, RUBRIC_ER_MAX / 10.0);
  self->resetting = FALSE;
  filter_changed_cb (self);
}

void
rubric_collection_filter_set_rates (RubricCollectionFilter *self, gboolean rates)
{
  gtk_widget_set_visible (self->rates, rates);
  if (rates)
    return;
  gtk_spin_button_set_value (self->min_er, RUBRIC_ER_MIN / 10.0);
  gtk_spin_button_set_value (self->max_er, RUBRIC_ER_MAX / 10.0);
}
