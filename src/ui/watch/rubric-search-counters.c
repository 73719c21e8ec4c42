/* rubric-search-counters.c - what a search has done so far, in numbers
 *
 *     4,157        4,126        11,482
 *     Placements   Backtracks   Rejected
 *     31           0.02 s       18,250
 *     On trial     Search time  Steps a second
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-search-counters.h"

#include "rubric-boxes.h"
#include "rubric-text.h"

#include <glib/gi18n.h>

typedef enum
{
  PLACEMENTS,
  BACKTRACKS,
  REJECTED,
  DEPTH,
  ELAPSED,
  PER_SECOND,
  N_COUNTERS,
} Counter;

enum
{
  COLUMNS = 3,
};

static const struct
{
  const char *name;
  const char *tip;
} counters[N_COUNTERS] = {
  { N_ ("Placed"), N_ ("Digits that were written") },
  { N_ ("Taken back"), N_ ("Digits that were taken back") },
  { N_ ("Rejected"), N_ ("Digits that were tried and did not fit") },
  { N_ ("On trial"), N_ ("Digits of the search that stand on the board now") },
  { N_ ("Search time"), N_ ("How long the search itself has taken, without the pauses in which you look at it") },
  /* Translators: steps of a search in a second, in short, below a number */
  { N_ ("Steps/s"), N_ ("Steps in a second: placed, taken back and rejected digits") },
};

struct _RubricSearchCounters
{
  GtkWidget parent_instance;

  GtkWidget *grid;
  GtkWidget *boxes[N_COUNTERS]; /* each a label for a screen reader, with all that is in it */
  GtkLabel *numbers[N_COUNTERS];
};

G_DEFINE_FINAL_TYPE (RubricSearchCounters, rubric_search_counters, GTK_TYPE_WIDGET)

static GtkWidget *
create_counter (RubricSearchCounters *self, Counter counter)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LABEL, "orientation",
                                 GTK_ORIENTATION_VERTICAL, NULL);
  GtkWidget *number = rubric_shrink_label_new (NULL), *name = gtk_label_new (NULL);

  self->boxes[counter] = box;
  self->numbers[counter] = rubric_shrink_label_get_label (RUBRIC_SHRINK_LABEL (number));
  gtk_label_set_xalign (self->numbers[counter], 0);
  gtk_widget_add_css_class (number, "numeric");
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "caption");
  gtk_widget_add_css_class (name, "dim-label");
  gtk_label_set_text (GTK_LABEL (name), _ (counters[counter].name));
  gtk_accessible_update_state (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_tooltip_text (box, _ (counters[counter].tip));
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), name);
  return box;
}

static void
rubric_search_counters_dispose (GObject *object)
{
  g_clear_pointer (&RUBRIC_SEARCH_COUNTERS (object)->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (rubric_search_counters_parent_class)->dispose (object);
}

static void
rubric_search_counters_class_init (RubricSearchCountersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_search_counters_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "searchcounters");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rubric_search_counters_init (RubricSearchCounters *self)
{
  GtkWidget *grid = gtk_grid_new ();

  self->grid = grid;
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_widget_set_parent (grid, GTK_WIDGET (self));
  gtk_widget_set_hexpand (grid, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("What the search has done"),
                                  -1);
  for (Counter i = 0; i < N_COUNTERS; i++)
    gtk_grid_attach (GTK_GRID (grid), create_counter (self, i), i % COLUMNS, i / COLUMNS, 1, 1);
}

static void
set_text (RubricSearchCounters *self, Counter counter, const char *text)
{
  g_autofree char *whole = NULL;

  if (g_str_equal (gtk_label_get_text (self->numbers[counter]), text))
    return;
  /* Translators: a counter for a screen reader: "Placed: 4,208" */
  whole = g_strdup_printf (_ ("%1$s: %2$s"), _ (counters[counter].name), text);
  gtk_label_set_text (self->numbers[counter], text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->boxes[counter]), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
}

static void
set_number (RubricSearchCounters *self, Counter counter, guint64 number)
{
  g_autofree char *text = rubric_text_number (number);

  set_text (self, counter, text);
}

void
rubric_search_counters_show (RubricSearchCounters *self, const RubricWatchSample *sample, double per_second)
{
  g_autofree char *elapsed = rubric_text_duration (sample->elapsed * 1000);

  g_return_if_fail (RUBRIC_IS_SEARCH_COUNTERS (self));

  set_number (self, PLACEMENTS, sample->placements);
  set_number (self, BACKTRACKS, sample->backtracks);
  set_number (self, REJECTED, sample->rejected);
  set_number (self, DEPTH, sample->depth);
  set_text (self, ELAPSED, elapsed);
  if (per_second >= 0)
    set_number (self, PER_SECOND, per_second + 0.5);
  else
    set_text (self, PER_SECOND, "–");
}
