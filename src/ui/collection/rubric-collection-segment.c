/* rubric-collection-segment.c - how many puzzles of one kind there are, as a button that shows only these
 *
 * It says as much as there is room for, and asks for no more than its sign. The summary gives words to all or to none:
 *
 *     [✓ 49,151 with one solution]     [✓ 49,151]     [✓]
 *
 * The room is that for bold letters, so that a click changes nothing but the weight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-segment.h"

#include "rubric-text-collection.h"
#include "rubric-text.h"

enum
{
  SPACING = 6,
};

struct _RubricCollectionSegment
{
  GtkToggleButton parent_instance;

  const RubricSegmentKind *kind;
  guint value;
  guint count;
  GtkWidget *sign;
  GtkWidget *texts[2]; /* the long one first */
  gboolean words;      /* the long one may be shown */
};

G_DEFINE_FINAL_TYPE (RubricCollectionSegment, rubric_collection_segment, GTK_TYPE_TOGGLE_BUTTON)

static int
natural_size (GtkWidget *widget, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
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

/* As wide as the sign, and as high as all of it: what is said changes no size. */
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

static void
place (GtkWidget *content, GtkWidget *child, int x, int width)
{
  gboolean mirrored = gtk_widget_get_direction (content) == GTK_TEXT_DIR_RTL;
  GtkAllocation allocation = { mirrored ? gtk_widget_get_width (content) - x - width : x, 0, width,
                               gtk_widget_get_height (content) };

  gtk_widget_size_allocate (child, &allocation, -1);
}

/* The longest text that has room. */
static GtkWidget *
choose_text (RubricCollectionSegment *self, int room)
{
  if (self->words && bold_width (self->texts[0]) <= room)
    return self->texts[0];
  return bold_width (self->texts[1]) <= room ? self->texts[1] : NULL;
}

/* Sign and text stand in the middle together. */
static void
allocate_content (GtkWidget *content, int width, int height, int baseline)
{
  RubricCollectionSegment *self = RUBRIC_COLLECTION_SEGMENT (gtk_widget_get_parent (content));
  int sign_width = natural_size (self->sign, GTK_ORIENTATION_HORIZONTAL), text_width = 0, x;
  GtkWidget *text = choose_text (self, width - sign_width - SPACING);

  for (gsize i = 0; i < G_N_ELEMENTS (self->texts); i++)
    gtk_widget_set_child_visible (self->texts[i], self->texts[i] == text);
  if (text != NULL)
    text_width = natural_size (text, GTK_ORIENTATION_HORIZONTAL) + SPACING;
  x = (width - sign_width - text_width) / 2;
  place (content, self->sign, x, sign_width);
  if (text != NULL)
    place (content, text, x + sign_width + SPACING, text_width - SPACING);
}

static void
rubric_collection_segment_class_init (RubricCollectionSegmentClass *klass)
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
rubric_collection_segment_init (RubricCollectionSegment *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (content, gtk_custom_layout_new (NULL, measure_content, allocate_content));
  self->texts[0] = append_text (content);
  self->texts[1] = append_text (content);
  gtk_button_set_child (GTK_BUTTON (self), content);
  gtk_widget_add_css_class (GTK_WIDGET (self), "segment");
}

GtkWidget *
rubric_collection_segment_new (const RubricSegmentKind *kind, guint value)
{
  RubricCollectionSegment *self = g_object_new (RUBRIC_TYPE_COLLECTION_SEGMENT, NULL);

  self->kind = kind;
  self->value = value;
  self->count = G_MAXUINT;
  self->sign = kind->create_sign (value);
  gtk_box_prepend (GTK_BOX (gtk_button_get_child (GTK_BUTTON (self))), self->sign);
  gtk_widget_add_css_class (GTK_WIDGET (self), kind->css_class (value));
  rubric_collection_segment_set_count (self, 0);
  return GTK_WIDGET (self);
}

void
rubric_collection_segment_set_count (RubricCollectionSegment *self, guint n)
{
  g_autofree char *sentence = NULL, *number = NULL, *name = NULL;

  g_return_if_fail (RUBRIC_IS_COLLECTION_SEGMENT (self));

  if (self->count == n)
    return;
  self->count = n;
  sentence = self->kind->dup_count (self->value, n);
  number = rubric_text_number (n);
  name = self->kind->dup_name (self->value, n);
  gtk_label_set_text (GTK_LABEL (self->texts[0]), sentence);
  gtk_label_set_text (GTK_LABEL (self->texts[1]), number);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

guint
rubric_collection_segment_get_count (RubricCollectionSegment *self)
{
  g_return_val_if_fail (RUBRIC_IS_COLLECTION_SEGMENT (self), 0);

  return self->count;
}

int
rubric_collection_segment_measure (RubricCollectionSegment *self, gboolean words)
{
  int minimum;

  g_return_val_if_fail (RUBRIC_IS_COLLECTION_SEGMENT (self), 0);

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum + SPACING + bold_width (self->texts[words ? 0 : 1]);
}

void
rubric_collection_segment_set_words (RubricCollectionSegment *self, gboolean words)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION_SEGMENT (self));

  if (self->words == words)
    return;
  self->words = words;
  gtk_widget_queue_allocate (gtk_button_get_child (GTK_BUTTON (self)));
}

void
rubric_collection_segment_set_plain (RubricCollectionSegment *self, gboolean plain)
{
  g_return_if_fail (RUBRIC_IS_COLLECTION_SEGMENT (self));

  if (gtk_widget_has_css_class (GTK_WIDGET (self), "plain") == plain)
    return;
  if (plain)
    gtk_widget_add_css_class (GTK_WIDGET (self), "plain");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "plain");
  gtk_widget_set_can_target (GTK_WIDGET (self), !plain);
  gtk_widget_set_focusable (GTK_WIDGET (self), !plain);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, plain, -1);
}
