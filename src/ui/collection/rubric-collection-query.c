/* rubric-collection-query.c - filtering, searching and sorting a list, and the selection afterwards
 *
 *     type ──► search-changed ──► query ──► arranged, the first selected
 *     Enter    opens it           Down   goes into the list        Escape   shows all, with the same selection
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-testing.h"

#include "rubric-option-list.h"
#include "rubric-text-collection.h"
#include "rubric-text-step.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

/* RubricCollectionFilter: the active check buttons of a group restrict the list; none of them, like all of them,
 * restricts nothing.
 */
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

/* A new order may come late, as something had to be computed for it. It still answers the question if nobody has chosen
 * a puzzle or scrolled since then. */
static gboolean
is_asked_for (RubricCollectionWindow *self)
{
  return self->query_changed || (self->at_beginning && rubric_collection_views_is_at_top (self->views));
}

/* A menu that closes returns the focus to the puzzles, but newer versions of GTK return it to its button first. */
static gboolean
is_at_menu (RubricCollectionWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_MENU_BUTTON) != NULL
         && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL;
}

/* The answer to a question is shown from its beginning, not from the rows that were in sight. */
static void
detach_view (RubricCollectionWindow *self, gboolean is_question)
{
  self->had_focus = rubric_collection_views_has_focus (self->views) || (is_question && is_at_menu (self));
  rubric_collection_views_set_model (self->views, NULL);
}

/* After a search, the list is shown at the puzzle that was found. */
static void
show_selected_puzzle (RubricCollectionWindow *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);
  guint position = gtk_bitset_is_empty (selected) ? 0 : gtk_bitset_get_minimum (selected);

  rubric_collection_views_show_puzzle (self->views, position, TRUE);
}

static void
open_found (RubricCollectionWindow *self)
{
  g_action_group_activate_action (G_ACTION_GROUP (self), "open-puzzle", NULL);
}

/* Skips the summary, which lies between the entry and the list. */
static void
enter_found (RubricCollectionWindow *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0)
    show_selected_puzzle (self);
}

static void
do_once_found (RubricCollectionWindow *self)
{
  void (*once_found) (RubricCollectionWindow *self) = self->once_found;

  self->once_found = NULL;
  if (once_found != NULL)
    once_found (self);
}

static void
attach_view (RubricCollectionWindow *self)
{
  rubric_collection_views_set_model (self->views, self->selection);
  if (self->left_search)
    show_selected_puzzle (self);
  else if (self->had_focus)
    rubric_collection_views_show_puzzle (self->views, 0, TRUE);
  self->query_changed = self->left_search = FALSE;
  do_once_found (self);
}

void
rubric_collection_window_select_first (RubricCollectionWindow *self)
{
  gtk_selection_model_select_item (self->selection, 0, TRUE);
  self->selected_itself = TRUE;
  rubric_collection_window_show_status (self);
}

/* GtkMultiSelection keeps positions, but the selection should follow its puzzles. */
static void
before_arrange_cb (RubricCollectionWindow *self)
{
  g_autoptr (GtkBitset) positions = gtk_selection_model_get_selection (self->selection);
  g_autofree guint32 *indices = rubric_collection_window_dup_indices (self, positions);
  guint n = gtk_bitset_get_size (positions);
  gboolean is_question = self->query_changed;

  self->kept_selection = gtk_bitset_new_empty ();
  for (guint i = 0; i < n; i++)
    gtk_bitset_add (self->kept_selection, indices[i]);
  self->query_changed = is_asked_for (self);
  if (self->query_changed)
    detach_view (self, is_question);
}

static void
after_arrange_cb (RubricCollectionWindow *self)
{
  GtkBitset *kept = self->kept_selection;
  g_autoptr (GtkBitset) selected = gtk_bitset_new_empty ();
  g_autoptr (GtkBitset) all = gtk_bitset_new_range (0, g_list_model_get_n_items (G_LIST_MODEL (self->collection)));
  guint n = gtk_bitset_is_empty (kept) ? 0 : gtk_bitset_get_size (all);

  for (guint i = 0; i < n; i++)
    if (gtk_bitset_contains (kept, rubric_collection_get_index (self->collection, i)))
      gtk_bitset_add (selected, i);
  gtk_selection_model_set_selection (self->selection, selected, all);
  if (self->query_changed && gtk_bitset_is_empty (selected) && !gtk_bitset_is_empty (all))
    rubric_collection_window_select_first (self);
  g_clear_pointer (&self->kept_selection, gtk_bitset_unref);
  if (self->query_changed)
    attach_view (self);
}

void
rubric_collection_window_update_query (RubricCollectionWindow *self)
{
  if (!self->query_changed || rubric_collection_is_arranging (self->collection))
    return;
  detach_view (self, TRUE);
  attach_view (self);
}

static void
set_list_query (RubricCollectionWindow *self, const RubricQuery *query)
{
  GAction *sort = g_action_map_lookup_action (G_ACTION_MAP (self), "sort");
  GAction *descending = g_action_map_lookup_action (G_ACTION_MAP (self), "descending");

  g_simple_action_set_state (G_SIMPLE_ACTION (sort), g_variant_new_int32 (query->sort));
  g_simple_action_set_state (G_SIMPLE_ACTION (descending), g_variant_new_boolean (query->descending));
  if (rubric_query_equal (query, rubric_collection_get_query (self->collection)))
    return;
  self->query_changed = self->at_beginning = TRUE;
  self->once_found = NULL;
  rubric_collection_set_query (self->collection, query);
}

static void
query_changed_cb (RubricCollectionWindow *self)
{
  g_auto (RubricQuery) query = { 0 };

  if (self->collection == NULL)
    return; /* columns that are being removed emit the signal, too */
  rubric_query_copy (rubric_collection_get_query (self->collection), &query);
  rubric_collection_filter_apply (self->filter, &query);
  query.sort = rubric_collection_columns_get_sort (rubric_collection_views_get_columns (self->views),
                                                   &query.descending);
  /* A filter is easily forgotten, so the button shows it; the search text is visible anyway. */
  rubric_widget_set_class (self->filter_button, "accent", rubric_query_chooses (&query));
  rubric_query_set_search (&query, gtk_search_bar_get_search_mode (self->search_bar)
                                       ? gtk_editable_get_text (GTK_EDITABLE (self->search_entry))
                                       : NULL);
  set_list_query (self, &query);
}

static void
sort_changed_cb (RubricCollectionWindow *self)
{
  if (!self->sorting)
    query_changed_cb (self);
}

void
rubric_collection_window_set_sort (RubricCollectionWindow *self, RubricSort sort, gboolean descending)
{
  self->sorting = TRUE;
  rubric_collection_columns_set_sort (rubric_collection_views_get_columns (self->views), sort, descending);
  self->sorting = FALSE;
  query_changed_cb (self);
}

/* The search bar empties its entry before it notifies that it is closed. */
static void
search_changed_cb (RubricCollectionWindow *self)
{
  gboolean searches = gtk_search_bar_get_search_mode (self->search_bar);
  gboolean leaves = self->searches && !searches;

  self->searches = searches;
  self->left_search = self->left_search || leaves;
  query_changed_cb (self);
  if (!self->left_search || rubric_collection_is_arranging (self->collection))
    return;
  self->left_search = FALSE;
  show_selected_puzzle (self);
}

/* Calls @once_found when the puzzles for all that has been typed are found, which may be now. */
static void
wait_until_found (RubricCollectionWindow *self, void (*once_found) (RubricCollectionWindow *self))
{
  query_changed_cb (self);
  self->once_found = once_found;
  if (!rubric_collection_is_arranging (self->collection))
    do_once_found (self);
}

static void
list_search_activate_cb (RubricCollectionWindow *self)
{
  wait_until_found (self, open_found);
}

static gboolean
list_search_down_cb (GtkWidget *entry, GVariant *arguments, gpointer user_data)
{
  wait_until_found (user_data, enter_found);
  return GDK_EVENT_STOP;
}

void
rubric_collection_window_init_query (RubricCollectionWindow *self)
{
  GtkColumnView *columns = rubric_collection_views_get_columns (self->views);

  g_signal_connect_object (self->collection, "before-arrange", G_CALLBACK (before_arrange_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->collection, "after-arrange", G_CALLBACK (after_arrange_cb), self, G_CONNECT_SWAPPED);
  rubric_collection_window_set_sort (self, RUBRIC_SORT_NUMBER, FALSE);
  g_signal_connect_object (gtk_column_view_get_sorter (columns), "changed", G_CALLBACK (sort_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->filter, "changed", G_CALLBACK (query_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search_entry, "search-changed", G_CALLBACK (search_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search_entry, "activate", G_CALLBACK (list_search_activate_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search_bar, "notify::search-mode-enabled", G_CALLBACK (search_changed_cb), self,
                           G_CONNECT_SWAPPED);
  rubric_widget_add_shortcut (GTK_WIDGET (self->search_entry), "Down|KP_Down", list_search_down_cb, self);
}
