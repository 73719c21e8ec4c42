/* rubric-search-counters.c - a search so far, in numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-watch-private.h"

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
  GtkGrid parent_instance;

  GtkWidget *boxes[N_COUNTERS]; /* each a label for a screen reader, with all that is in it */
  GtkLabel *numbers[N_COUNTERS];
};

G_DEFINE_FINAL_TYPE (RubricSearchCounters, rubric_search_counters, GTK_TYPE_GRID)

static void
attach_counter (RubricSearchCounters *self, Counter counter)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LABEL, "orientation",
                                 GTK_ORIENTATION_VERTICAL, "tooltip-text", _ (counters[counter].tip), NULL);
  GtkWidget *number = rubric_shrink_label_new (NULL);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", _ (counters[counter].name), "xalign", 0.0, "ellipsize",
                                  PANGO_ELLIPSIZE_END, NULL);

  self->boxes[counter] = box;
  self->numbers[counter] = rubric_shrink_label_get_label (RUBRIC_SHRINK_LABEL (number));
  gtk_label_set_xalign (self->numbers[counter], 0);
  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_add_css_class (name, "caption");
  gtk_widget_add_css_class (name, "dim-label");
  gtk_accessible_update_state (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), name);
  gtk_grid_attach (GTK_GRID (self), box, (int)counter % COLUMNS, (int)counter / COLUMNS, 1, 1);
}

static void
rubric_search_counters_class_init (RubricSearchCountersClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "searchcounters");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rubric_search_counters_init (RubricSearchCounters *self)
{
  g_object_set (self, "column-homogeneous", TRUE, "column-spacing", 6, "row-spacing", 4, NULL);
  rubric_widget_set_name (self, _ ("What the search has done"));
  for (Counter i = 0; i < N_COUNTERS; i++)
    attach_counter (self, i);
}

static void
set_counter_text (RubricSearchCounters *self, Counter counter, const char *text)
{
  g_autofree char *whole = NULL;

  if (g_str_equal (gtk_label_get_text (self->numbers[counter]), text))
    return;
  /* Translators: a counter for a screen reader: "Placed: 4,208" */
  whole = g_strdup_printf (_ ("%1$s: %2$s"), _ (counters[counter].name), text);
  gtk_label_set_text (self->numbers[counter], text);
  rubric_widget_set_name (self->boxes[counter], whole);
}

static void
set_counter (RubricSearchCounters *self, Counter counter, guint64 number)
{
  g_autofree char *text = rubric_text_number (number);

  set_counter_text (self, counter, text);
}

void
rubric_search_counters_show (RubricSearchCounters *self, const RubricWatchSample *sample, double per_second)
{
  g_autofree char *elapsed = rubric_text_duration (sample->elapsed * 1000);

  set_counter (self, PLACEMENTS, sample->placements);
  set_counter (self, BACKTRACKS, sample->backtracks);
  set_counter (self, REJECTED, sample->rejected);
  set_counter (self, DEPTH, sample->depth);
  set_counter_text (self, ELAPSED, elapsed);
  if (per_second >= 0)
    set_counter (self, PER_SECOND, per_second + 0.5);
  else
    set_counter_text (self, PER_SECOND, "–");
}
