/* rubric-collection-summary.c - a bar with the number of puzzles of each verdict or level
 *
 *     [✓ 49,151 with one solution ][⧉ 812 with several solutions][… 312,022 not checked yet              ]
 *     [✓ 49,151 ][⧉ 812][✗][⚠][… 312,022              ]
 *     [▂ 8,390 easy][▃ 3,636 medium][▄ 3,845 hard][▅ 3,976 unfair][▇ 153 extreme]
 *
 * Segments stand in the order of sorting, the unknown last: known values grow into its room, and the bar keeps its
 * height from the beginning. Each segment has room for its sign. If there is room for the words of all, they are shown;
 * otherwise as many as possible show their numbers. The rest of the width is shared out by the counts.
 *
 * A click on a segment shows only its puzzles. The room is measured for bold letters, so that a click changes nothing
 * but the weight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-private.h"

#include "rubric-text-collection.h"
#include "rubric-text.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

enum
{
  SPACING = 3,         /* pixels between segments */
  SEGMENT_SPACING = 6, /* pixels between the sign and the text of a segment */
  MAX_SEGMENTS = RUBRIC_N_LEVELS,
};

G_STATIC_ASSERT (RUBRIC_N_VERDICTS <= (int)MAX_SEGMENTS);

/**
 * SegmentKind:
 * @n: the number of values
 * @places: the values from left to right
 * @label: a common name of the values, marked for translation
 * @dup_count: "49,151 with one solution"
 * @dup_name: "One solution, 49,151 puzzles"
 *
 * A way of telling puzzles apart.
 */
typedef struct
{
  guint n;
  const guint8 *places;
  const char *label;
  GtkWidget *(*create_sign) (guint value);
  const char *(*get_css_class) (guint value);
  char *(*dup_count) (guint value, guint n);
  char *(*dup_name) (guint value, guint n);
  guint (*get_count) (const RubricTotals *totals, guint value);
} SegmentKind;

/* A segment: the number of puzzles of a value, as a button. */
#define RUBRIC_TYPE_SEGMENT (segment_get_type ())
G_DECLARE_FINAL_TYPE (Segment, segment, RUBRIC, SEGMENT, GtkToggleButton)

/* Values from left to right, the unknown last. */
static const guint8 verdict_places[] = {
  RUBRIC_VERDICT_ONE, RUBRIC_VERDICT_MANY, RUBRIC_VERDICT_NONE, RUBRIC_VERDICT_INVALID, RUBRIC_VERDICT_UNKNOWN,
};

static const guint8 level_places[] = {
  RUBRIC_LEVEL_EASY,    RUBRIC_LEVEL_MEDIUM, RUBRIC_LEVEL_HARD,    RUBRIC_LEVEL_UNFAIR,
  RUBRIC_LEVEL_EXTREME, RUBRIC_LEVEL_NONE,   RUBRIC_LEVEL_UNKNOWN,
};

G_STATIC_ASSERT (G_N_ELEMENTS (verdict_places) == RUBRIC_N_VERDICTS);
G_STATIC_ASSERT (G_N_ELEMENTS (level_places) == RUBRIC_N_LEVELS);

static GtkWidget *
create_verdict_sign (guint verdict)
{
  GtkWidget *sign = rubric_verdict_sign_new ();

  rubric_verdict_sign_set (sign, verdict);
  return sign;
}

static GtkWidget *
create_level_sign (guint level)
{
  GtkWidget *sign = rubric_level_sign_new ();

  rubric_level_sign_set (RUBRIC_LEVEL_SIGN (sign), level);
  return sign;
}

static guint
count_verdict (const RubricTotals *totals, guint verdict)
{
  return totals->counts[verdict];
}

static guint
count_level (const RubricTotals *totals, guint level)
{
  return totals->levels[level];
}

static const SegmentKind verdict_segments = {
  .n = RUBRIC_N_VERDICTS,
  .places = verdict_places,
  .label = N_ ("Solutions"),
  .create_sign = create_verdict_sign,
  .get_css_class = rubric_verdict_sign_class,
  .dup_count = rubric_text_count,
  .dup_name = rubric_text_count_of_verdict,
  .get_count = count_verdict,
};

static const SegmentKind level_segments = {
  .n = RUBRIC_N_LEVELS,
  .places = level_places,
  .label = N_ ("Levels"),
  .create_sign = create_level_sign,
  .get_css_class = rubric_level_sign_class,
  .dup_count = rubric_text_count_at_level,
  .dup_name = rubric_text_count_of_level,
  .get_count = count_level,
};

struct _Segment
{
  GtkToggleButton parent_instance;

  const SegmentKind *kind;
  guint value;
  guint count;
  GtkWidget *sign;
  GtkWidget *texts[2]; /* words, number */
  gboolean words;      /* words may be shown */
};

G_DEFINE_FINAL_TYPE (Segment, segment, GTK_TYPE_TOGGLE_BUTTON)

static int
natural_size (GtkWidget *widget, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static int
minimum_size (gpointer widget, GtkOrientation orientation)
{
  int minimum;

  gtk_widget_measure (widget, orientation, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int
bold_width (GtkWidget *label)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, gtk_label_get_text (GTK_LABEL (label)));
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int width;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return MAX (width, natural_size (label, GTK_ORIENTATION_HORIZONTAL));
}

/* The text changes no size: the content is as wide as its sign, and as high as the highest child. */
static void
measure_content (GtkWidget *content, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                 int *minimum_baseline, int *natural_baseline)
{
  *minimum = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (content); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (orientation == GTK_ORIENTATION_VERTICAL || child == gtk_widget_get_first_child (content))
      *minimum = MAX (*minimum, natural_size (child, orientation));
  *natural = *minimum;
}

/* Returns: (nullable): the longest text that fits */
static GtkWidget *
choose_text (Segment *self, int room)
{
  if (self->words && bold_width (self->texts[0]) <= room)
    return self->texts[0];
  return bold_width (self->texts[1]) <= room ? self->texts[1] : NULL;
}

/* Centres sign and text together. */
static void
allocate_content (GtkWidget *content, int width, int height, int baseline)
{
  Segment *self = RUBRIC_SEGMENT (gtk_widget_get_parent (content));
  int sign_width = natural_size (self->sign, GTK_ORIENTATION_HORIZONTAL), text_width = 0, x;
  GtkWidget *text = choose_text (self, width - sign_width - SEGMENT_SPACING);

  for (gsize i = 0; i < G_N_ELEMENTS (self->texts); i++)
    gtk_widget_set_child_visible (self->texts[i], self->texts[i] == text);
  if (text != NULL)
    text_width = natural_size (text, GTK_ORIENTATION_HORIZONTAL) + SEGMENT_SPACING;
  x = (width - sign_width - text_width) / 2;
  rubric_box_place_child (content, self->sign, x, 0, sign_width, height);
  if (text != NULL)
    rubric_box_place_child (content, text, x + sign_width + SEGMENT_SPACING, 0, text_width - SEGMENT_SPACING, height);
}

static void
segment_class_init (SegmentClass *klass)
{
}

static GtkWidget *
append_text (GtkWidget *content)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (content), label);
  return label;
}

static void
segment_init (Segment *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (content, gtk_custom_layout_new (NULL, measure_content, allocate_content));
  self->texts[0] = append_text (content);
  self->texts[1] = append_text (content);
  gtk_button_set_child (GTK_BUTTON (self), content);
  gtk_widget_add_css_class (GTK_WIDGET (self), "segment");
}

static void
segment_set_count (Segment *self, guint n)
{
  g_autofree char *sentence = NULL, *number = NULL, *name = NULL;

  if (self->count == n)
    return;
  self->count = n;
  sentence = self->kind->dup_count (self->value, n);
  number = rubric_text_number (n);
  name = self->kind->dup_name (self->value, n);
  gtk_label_set_text (GTK_LABEL (self->texts[0]), sentence);
  gtk_label_set_text (GTK_LABEL (self->texts[1]), number);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), name);
  rubric_widget_set_name (self, name);
}

static GtkWidget *
segment_new (const SegmentKind *kind, guint value)
{
  Segment *self = g_object_new (RUBRIC_TYPE_SEGMENT, NULL);

  self->kind = kind;
  self->value = value;
  self->count = G_MAXUINT; /* no count yet */
  self->sign = kind->create_sign (value);
  gtk_box_prepend (GTK_BOX (gtk_button_get_child (GTK_BUTTON (self))), self->sign);
  gtk_widget_add_css_class (GTK_WIDGET (self), kind->get_css_class (value));
  segment_set_count (self, 0);
  return GTK_WIDGET (self);
}

/* Returns: the smallest width with words, or with the number, in bold letters */
static int
segment_measure (Segment *self, gboolean words)
{
  return minimum_size (self, GTK_ORIENTATION_HORIZONTAL) + SEGMENT_SPACING + bold_width (self->texts[words ? 0 : 1]);
}

static void
segment_set_words (Segment *self, gboolean words)
{
  if (self->words == words)
    return;
  self->words = words;
  gtk_widget_queue_allocate (gtk_button_get_child (GTK_BUTTON (self)));
}

/* Makes it unresponsive to clicks. */
static void
segment_set_plain (Segment *self, gboolean plain)
{
  if (gtk_widget_has_css_class (GTK_WIDGET (self), "plain") == plain)
    return;
  rubric_widget_set_class (self, "plain", plain);
  gtk_widget_set_can_target (GTK_WIDGET (self), !plain);
  gtk_widget_set_focusable (GTK_WIDGET (self), !plain);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, plain, -1);
}

enum
{
  PROP_0,
  PROP_LEVELS,
  N_PROPS
};

struct _RubricCollectionSummary
{
  RubricBox parent_instance;

  const SegmentKind *kind;
  Segment *segments[MAX_SEGMENTS]; /* by value */
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (RubricCollectionSummary, rubric_collection_summary, RUBRIC_TYPE_BOX)

/* All segments count, shown or not, so that the window never has to grow for the next one. */
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

static gboolean
is_segment_shown (RubricCollectionSummary *self, guint value)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->segments[value]));
}

/* Returns: of the segments with room for only their sign, @least, the one with the shortest number; -1: none */
static int
find_shortest (RubricCollectionSummary *self, const int *rooms, int least, int *needed)
{
  int found = -1;

  for (guint i = 0; i < self->kind->n; i++)
    if (is_segment_shown (self, i) && rooms[i] == least)
      {
        int more = MAX (segment_measure (self->segments[i], FALSE) - least, 1);

        if (found >= 0 && more >= *needed)
          continue;
        found = i;
        *needed = more;
      }
  return found;
}

/* Makes room for as many numbers as possible, small or large. Returns: the rest of @spare */
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

/* Chooses the smallest widths: with words, if all of them fit into @width; else with numbers. Returns: the rest of
 * @width */
static int
choose_rooms (RubricCollectionSummary *self, int width, int *rooms)
{
  int least = 0, wordy = 0, n = 0, spare;
  gboolean words;

  for (guint i = 0; i < self->kind->n; i++)
    if (is_segment_shown (self, i))
      {
        n++;
        least = MAX (least, minimum_size (self->segments[i], GTK_ORIENTATION_HORIZONTAL));
        wordy = MAX (wordy, segment_measure (self->segments[i], TRUE));
      }
  words = n * (wordy + SPACING) <= width + SPACING;
  for (guint i = 0; i < self->kind->n; i++)
    {
      segment_set_words (self->segments[i], words);
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
    if (is_segment_shown (self, i))
      all += self->segments[i]->count;
  for (guint i = 0; i < self->kind->n; i++)
    {
      guint value = self->kind->places[i];
      guint64 after = before + self->segments[value]->count;

      if (!is_segment_shown (self, value))
        continue;
      rooms[value] += all > 0 ? spare * after / all - spare * before / all : 0;
      rubric_box_place_child (widget, GTK_WIDGET (self->segments[value]), x, 0, rooms[value], height);
      x += rooms[value] + SPACING;
      before = after;
    }
}

/* A single segment is no choice: it cannot be clicked. */
static void
update_choice (RubricCollectionSummary *self)
{
  guint n = 0;

  for (guint i = 0; i < self->kind->n; i++)
    n += is_segment_shown (self, i);
  for (guint i = 0; i < self->kind->n; i++)
    segment_set_plain (self->segments[i],
                       n == 1 && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->segments[i])));
}

/* An active segment stays, even if its count is 0, so that it can be switched off. */
static void
show_segment (RubricCollectionSummary *self, Segment *segment)
{
  gtk_widget_set_visible (GTK_WIDGET (segment), segment->count > 0
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
      GtkWidget *segment = segment_new (self->kind, self->kind->places[i]);

      self->segments[self->kind->places[i]] = RUBRIC_SEGMENT (segment);
      g_signal_connect_object (segment, "toggled", G_CALLBACK (show_segment), self, G_CONNECT_SWAPPED);
      gtk_widget_set_parent (segment, GTK_WIDGET (self));
    }
  for (guint i = 0; i < self->kind->n; i++)
    show_segment (self, self->segments[i]);
  rubric_widget_set_name (self, _ (self->kind->label));
}

static void
rubric_collection_summary_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RubricCollectionSummary *self = RUBRIC_COLLECTION_SUMMARY (object);

  self->kind = g_value_get_boolean (value) ? &level_segments : &verdict_segments;
}

static void
rubric_collection_summary_class_init (RubricCollectionSummaryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = rubric_collection_summary_constructed;
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
  for (guint i = 0; i < self->kind->n; i++)
    {
      guint n = self->kind->get_count (totals, i);

      if (self->segments[i]->count == n)
        continue;
      segment_set_count (self->segments[i], n);
      show_segment (self, self->segments[i]);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }
}

GtkToggleButton *
rubric_collection_summary_get_segment (RubricCollectionSummary *self, guint value)
{
  g_return_val_if_fail (value < self->kind->n, NULL);

  return GTK_TOGGLE_BUTTON (self->segments[value]);
}
