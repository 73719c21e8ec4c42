/* rubric-collection-summary.c - a bar of how many puzzles of each verdict or level there are
 *
 *     [✓ 49,151 with one solution ][⧉ 812 with several solutions][… 312,022 not checked yet              ]
 *     [✓ 49,151 ][⧉ 812][✗][⚠][… 312,022              ]
 *
 *     [▂ 8,390 easy][▃ 3,636 medium][▄ 3,845 hard][▅ 3,976 unfair][▇ 153 extreme]
 *
 * Segments stand in the order of sorting, what is not known yet last: what is found grows into its room, and the bar
 * keeps its height from the beginning. Each has room for its sign, and for its words, where all of them can have that, or
 * else for its number; the rest is shared out by the counts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-summary.h"

#include "rubric-collection-segment.h"
#include "rubric-segmented.h"

#include <glib/gi18n.h>

enum
{
  SPACING = 3,
  MAX_SEGMENTS = RUBRIC_N_LEVELS,
};

G_STATIC_ASSERT (RUBRIC_N_VERDICTS <= (int)MAX_SEGMENTS);

enum
{
  PROP_0,
  PROP_LEVELS,
  N_PROPS
};

struct _RubricCollectionSummary
{
  GtkWidget parent_instance;

  const RubricSegmentKind *kind;
  RubricCollectionSegment *segments[MAX_SEGMENTS]; /* by value */
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (RubricCollectionSummary, rubric_collection_summary, GTK_TYPE_WIDGET)

static int
minimum_size (RubricCollectionSegment *segment, GtkOrientation orientation)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (segment), orientation, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* With all segments, shown or not: the window does not become narrower than they need when the next one comes. */
static void
rubric_collection_summary_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                                   int *natural, int *minimum_baseline, int *natural_baseline)
{
  RubricCollectionSummary *self = RUBRIC_COLLECTION_SUMMARY (widget);
  int most = 0;

  for (guint i = 0; i < self->kind->n; i++)
    most = MAX (most, minimum_size (self->segments[i], orientation));
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL
                            ? most
                            : (int)self->kind->n * most + ((int)self->kind->n - 1) * SPACING;
}

static void
place (RubricCollectionSummary *self, RubricCollectionSegment *segment, int x, int width, int height)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GtkAllocation allocation = { mirrored ? gtk_widget_get_width (GTK_WIDGET (self)) - x - width : x, 0, width, height };

  gtk_widget_size_allocate (GTK_WIDGET (segment), &allocation, -1);
}

static gboolean
is_shown (RubricCollectionSummary *self, guint value)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->segments[value]));
}

/* Of those that have only room for their sign, @least, the one whose number needs the least room beside it. */
static int
find_shortest (RubricCollectionSummary *self, const int *rooms, int least, int *needed)
{
  int found = -1;

  for (guint i = 0; i < self->kind->n; i++)
    if (is_shown (self, i) && rooms[i] == least)
      {
        int more = MAX (rubric_collection_segment_measure (self->segments[i], FALSE) - least, 1);

        if (found >= 0 && more >= *needed)
          continue;
        found = i;
        *needed = more;
      }
  return found;
}

/* Each has @least, and as many as possible have their number: a small one is as good to know as a large one. */
static int
choose_numbers (RubricCollectionSummary *self, int spare, int least, int *rooms)
{
  int needed = 0, value;

  while ((value = find_shortest (self, rooms, least, &needed)) >= 0 && needed <= spare)
    {
      rooms[value] += needed;
      spare -= needed;
    }
  return spare;
}

/* How wide each is at least: with its words, if all of them have room in @width; else with its number. Returns: what is
 * left of @width */
static int
choose_rooms (RubricCollectionSummary *self, int width, int *rooms)
{
  int least = 0, wordy = 0, n = 0, spare;
  gboolean words;

  for (guint i = 0; i < self->kind->n; i++)
    if (is_shown (self, i))
      {
        n++;
        least = MAX (least, minimum_size (self->segments[i], GTK_ORIENTATION_HORIZONTAL));
        wordy = MAX (wordy, rubric_collection_segment_measure (self->segments[i], TRUE));
      }
  words = n * (wordy + SPACING) <= width + SPACING;
  for (guint i = 0; i < self->kind->n; i++)
    {
      rubric_collection_segment_set_words (self->segments[i], words);
      rooms[i] = words ? wordy : least;
    }
  spare = width + SPACING - n * ((words ? wordy : least) + SPACING);
  return words ? spare : choose_numbers (self, spare, least, rooms);
}

static void
rubric_collection_summary_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RubricCollectionSummary *self = RUBRIC_COLLECTION_SUMMARY (widget);
  int rooms[MAX_SEGMENTS], spare = MAX (choose_rooms (self, width, rooms), 0), x = 0;
  guint64 all = 0, before = 0;

  for (guint i = 0; i < self->kind->n; i++)
    if (is_shown (self, i))
      all += rubric_collection_segment_get_count (self->segments[i]);
  for (guint i = 0; i < self->kind->n; i++)
    {
      guint value = self->kind->places[i];
      guint64 after = before + rubric_collection_segment_get_count (self->segments[value]);

      if (!is_shown (self, value))
        continue;
      rooms[value] += all > 0 ? spare * after / all - spare * before / all : 0;
      place (self, self->segments[value], x, rooms[value], height);
      x += rooms[value] + SPACING;
      before = after;
    }
}

/* Where all are of one kind there is nothing to choose: it only tells. */
static void
update_choice (RubricCollectionSummary *self)
{
  guint n = 0;

  for (guint i = 0; i < self->kind->n; i++)
    n += gtk_widget_get_visible (GTK_WIDGET (self->segments[i]));
  for (guint i = 0; i < self->kind->n; i++)
    rubric_collection_segment_set_plain (
        self->segments[i], n == 1 && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->segments[i])));
}

/* One that is asked for stays, even if there is none of its kind: it must be possible to let go of it. */
static void
show_segment (RubricCollectionSummary *self, RubricCollectionSegment *segment)
{
  gtk_widget_set_visible (GTK_WIDGET (segment), rubric_collection_segment_get_count (segment) > 0
                                                    || gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (segment)));
  update_choice (self);
}

static void
rubric_collection_summary_constructed (GObject *object)
{
  RubricCollectionSummary *self = RUBRIC_COLLECTION_SUMMARY (object);

  G_OBJECT_CLASS (rubric_collection_summary_parent_class)->constructed (object);
  for (guint i = 0; i < self->kind->n; i++)
    {
      GtkWidget *segment = rubric_collection_segment_new (self->kind, self->kind->places[i]);

      self->segments[self->kind->places[i]] = RUBRIC_COLLECTION_SEGMENT (segment);
      g_signal_connect_swapped (segment, "toggled", G_CALLBACK (show_segment), self);
      gtk_widget_set_parent (segment, GTK_WIDGET (self));
    }
  for (guint i = 0; i < self->kind->n; i++)
    show_segment (self, self->segments[i]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (self->kind->label), -1);
}

static void
rubric_collection_summary_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RubricCollectionSummary *self = RUBRIC_COLLECTION_SUMMARY (object);

  if (id != PROP_LEVELS)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  else
    self->kind = g_value_get_boolean (value) ? &rubric_segments_of_levels : &rubric_segments_of_verdicts;
}

static void
rubric_collection_summary_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (rubric_collection_summary_parent_class)->dispose (object);
}

static void
rubric_collection_summary_class_init (RubricCollectionSummaryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = rubric_collection_summary_constructed;
  G_OBJECT_CLASS (klass)->dispose = rubric_collection_summary_dispose;
  G_OBJECT_CLASS (klass)->set_property = rubric_collection_summary_set_property;
  widget_class->measure = rubric_collection_summary_measure;
  widget_class->size_allocate = rubric_collection_summary_size_allocate;
  widget_class->focus = rubric_segmented_focus;
  props[PROP_LEVELS] = g_param_spec_boolean ("levels", NULL, NULL, FALSE,
                                             G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "summary");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rubric_collection_summary_init (RubricCollectionSummary *self)
{
}

void
rubric_collection_summary_update (RubricCollectionSummary *self, const RubricTotals *totals)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION_SUMMARY (self));

  for (guint i = 0; i < self->kind->n; i++)
    {
      guint n = self->kind->get_count (totals, i);

      if (rubric_collection_segment_get_count (self->segments[i]) == n)
        continue;
      rubric_collection_segment_set_count (self->segments[i], n);
      show_segment (self, self->segments[i]);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }
}

GtkToggleButton *
rubric_collection_summary_get_segment (RubricCollectionSummary *self, guint value)
{
  g_return_val_if_fail (RUBRIC_IS_COLLECTION_SUMMARY (self), NULL);
  g_return_val_if_fail (value < self->kind->n, NULL);

  return GTK_TOGGLE_BUTTON (self->segments[value]);
}
