/* rubric-collection-segment.c - how many puzzles of one verdict there are, as a button that shows only these
 *
 * It says as much as there is room for, and asks for no more than its sign:
 *
 *     [✓ 49,151 with one solution]     [✓ 49,151]     [✓]
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-segment.h"

#include "rubric-collection-text.h"
#include "rubric-verdict-sign.h"

enum
{
  SPACING = 6,
};

struct _RubricCollectionSegment
{
  GtkToggleButton parent_instance;

  RubricVerdict verdict;
  guint count;
  GtkWidget *sign;
  GtkWidget *texts[2]; /* the long one first */
};

G_DEFINE_FINAL_TYPE (RubricCollectionSegment, rubric_collection_segment, GTK_TYPE_TOGGLE_BUTTON)

static int
natural_size (GtkWidget *widget, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
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

/* Sign and text stand in the middle together. */
static void
allocate_content (GtkWidget *content, int width, int height, int baseline)
{
  GtkWidget *sign = gtk_widget_get_first_child (content), *text = NULL;
  int sign_width = natural_size (sign, GTK_ORIENTATION_HORIZONTAL), text_width = 0, x;

  for (GtkWidget *child = gtk_widget_get_next_sibling (sign); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int wanted = natural_size (child, GTK_ORIENTATION_HORIZONTAL);
      gboolean fits = text == NULL && sign_width + SPACING + wanted <= width;

      gtk_widget_set_child_visible (child, fits);
      if (fits)
        {
          text = child;
          text_width = wanted;
        }
    }
  x = (width - sign_width - (text != NULL ? SPACING + text_width : 0)) / 2;
  place (content, sign, x, sign_width);
  if (text != NULL)
    place (content, text, x + sign_width + SPACING, text_width);
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
  self->sign = rubric_verdict_sign_new ();
  gtk_box_append (GTK_BOX (content), self->sign);
  self->texts[0] = append_text (content);
  self->texts[1] = append_text (content);
  gtk_button_set_child (GTK_BUTTON (self), content);
  gtk_widget_add_css_class (GTK_WIDGET (self), "segment");
}

GtkWidget *
rubric_collection_segment_new (RubricVerdict verdict)
{
  RubricCollectionSegment *self = g_object_new (RUBRIC_TYPE_COLLECTION_SEGMENT, NULL);

  self->verdict = verdict;
  self->count = G_MAXUINT;
  rubric_verdict_sign_set (self->sign, verdict);
  gtk_widget_add_css_class (GTK_WIDGET (self), rubric_verdict_sign_class (verdict));
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
  sentence = rubric_text_count (self->verdict, n);
  number = rubric_text_number (n);
  name = rubric_text_count_of_verdict (self->verdict, n);
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
