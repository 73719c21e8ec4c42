/* rubric-header.c - what stands in a header bar: the less important buttons go where there is too little room
 *
 *     wide     [New] [Open] [Undo] [Redo]      title      [Solve] [☰] [×]
 *     narrow   [Undo]   title   [Solve] [☰] [×]
 *
 * Its minimum is that of the buttons which stay, whatever is shown, so that a window can be made narrow by hand. What
 * does not fit keeps its place in the tree and is only not mapped: it comes and goes while the window is allocated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-header.h"

enum
{
  SPACING = 6,
  TITLE_ROOM = 160, /* pixels of the title that go before what is optional */
};

struct _RubricHeader
{
  GtkWidget parent_instance;

  guint leaving; /* a tick that gives the focus of what has gone to what is still there */
};

G_DEFINE_FINAL_TYPE (RubricHeader, rubric_header, GTK_TYPE_WIDGET)

static gboolean
is_optional (GtkWidget *child)
{
  return gtk_widget_has_css_class (child, "optional");
}

static gboolean
is_title (GtkWidget *child)
{
  return gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
}

/* Children that want to be seen, among them those for which there is no room. */
static GtkWidget *
next_visible (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

#define FOR_EACH_VISIBLE(child, widget)                                                                                \
  for (GtkWidget *child = next_visible (gtk_widget_get_first_child (widget)); child != NULL;                          \
       child = next_visible (gtk_widget_get_next_sibling (child)))

static int
natural_width (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static void
measure_width (GtkWidget *widget, int *minimum, int *natural)
{
  FOR_EACH_VISIBLE (child, widget)
    {
      int likes = natural_width (child);

      *natural += likes + (*natural > 0 ? SPACING : 0);
      if (!is_optional (child) && !is_title (child))
        *minimum += likes + (*minimum > 0 ? SPACING : 0);
    }
}

static void
rubric_header_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (widget, minimum, natural);
      return;
    }
  FOR_EACH_VISIBLE (child, widget)
    {
      int least, likes;

      gtk_widget_measure (child, orientation, -1, &least, &likes, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, likes);
    }
}

/* The room that is left for what is optional. */
static int
spare_width (GtkWidget *widget, int width)
{
  FOR_EACH_VISIBLE (child, widget)
    if (is_title (child))
      {
        int least, likes;

        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &likes, NULL, NULL);
        width -= MAX (least, MIN (likes, TITLE_ROOM)) + SPACING;
      }
    else if (!is_optional (child))
      width -= natural_width (child) + SPACING;
  return width + SPACING;
}

static gboolean
leave_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  RUBRIC_HEADER (widget)->leaving = 0;
  if (focus != NULL && gtk_widget_is_ancestor (focus, widget) && !gtk_widget_get_mapped (focus))
    FOR_EACH_VISIBLE (child, widget)
      if (gtk_widget_get_child_visible (child) && gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD))
        break;
  return G_SOURCE_REMOVE;
}

static void
show_child (RubricHeader *self, GtkWidget *child, gboolean shown)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (child);

  if (gtk_widget_get_child_visible (child) == shown)
    return;
  gtk_widget_set_child_visible (child, shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
  if (!shown && (flags & (GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_WITHIN)) != 0 && self->leaving == 0)
    self->leaving = gtk_widget_add_tick_callback (GTK_WIDGET (self), leave_cb, NULL, NULL);
}

static void
choose_children (RubricHeader *self, int width)
{
  int spare = spare_width (GTK_WIDGET (self), width);

  FOR_EACH_VISIBLE (child, GTK_WIDGET (self))
    if (is_optional (child))
      {
        spare -= natural_width (child) + SPACING;
        show_child (self, child, spare >= 0);
      }
}

/* How much of the width lies before the title and after it. */
static void
measure_sides (GtkWidget *widget, int *before, int *after)
{
  int *side = before;

  *before = *after = 0;
  FOR_EACH_VISIBLE (child, widget)
    if (is_title (child))
      side = after;
    else if (gtk_widget_get_child_visible (child))
      *side += natural_width (child) + SPACING;
}

static void
place (GtkWidget *widget, GtkWidget *child, int x, int width)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation allocation = { mirrored ? gtk_widget_get_width (widget) - x - width : x, 0, width,
                               gtk_widget_get_height (widget) };

  gtk_widget_size_allocate (child, &allocation, -1);
}

/* In the middle of the bar, as far as the buttons let it; a title of less than a few letters is none. */
static void
place_title (RubricHeader *self, GtkWidget *child, int width, int before, int after)
{
  int least, likes, room = width - before - after;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &likes, NULL, NULL);
  show_child (self, child, room >= least);
  likes = MIN (likes, room);
  if (room >= least)
    place (GTK_WIDGET (self), child, CLAMP ((width - likes) / 2, before, width - after - likes), likes);
}

static void
rubric_header_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  int before, after, x = 0;

  choose_children (RUBRIC_HEADER (widget), width);
  measure_sides (widget, &before, &after);
  FOR_EACH_VISIBLE (child, widget)
    if (is_title (child))
      {
        place_title (RUBRIC_HEADER (widget), child, width, before, after);
        x = width - after + SPACING;
      }
    else if (gtk_widget_get_child_visible (child))
      {
        place (widget, child, x, natural_width (child));
        x += natural_width (child) + SPACING;
      }
}

static void
rubric_header_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (rubric_header_parent_class)->dispose (object);
}

static void
rubric_header_class_init (RubricHeaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_header_dispose;
  widget_class->measure = rubric_header_measure;
  widget_class->size_allocate = rubric_header_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "box");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rubric_header_init (RubricHeader *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "header");
}

GtkWidget *
rubric_header_new (void)
{
  return g_object_new (RUBRIC_TYPE_HEADER, NULL);
}
