/* rubric-start.c - ways to begin, beside an empty board: paste, open, a new puzzle, an example, an old one
 *
 *     Or start from                      where there is less room    brief
 *     ┌──────────────────────────┐       ┌──────────────────────┐    [Paste] [Open…] [Easy] [Example]
 *     │ Paste                    │       │ Paste                │
 *     │ from any program or site │       ├──────────────────────┤
 *     ├──────────────────────────┤       │ Open a File…         │
 *     │ Open a File…             │
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-start.h"

#include "rubric-boxes.h"

#include <glib/gi18n.h>

/* The text of a button in the list: its title, and a line about it where the height allows. */
#define RUBRIC_TYPE_START_LABEL (rubric_start_label_get_type ())
G_DECLARE_FINAL_TYPE (RubricStartLabel, rubric_start_label, RUBRIC, START_LABEL, RubricBox)

struct _RubricStartLabel
{
  RubricBox parent_instance;

  GtkWidget *title;
  GtkWidget *about;
};

G_DEFINE_FINAL_TYPE (RubricStartLabel, rubric_start_label, RUBRIC_TYPE_BOX)

static void
rubric_start_label_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  RubricStartLabel *self = RUBRIC_START_LABEL (widget);
  int least, wanted;

  gtk_widget_measure (self->title, orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (self->about, orientation, -1, &least, &wanted, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *natural += wanted;
  else
    {
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

static void
rubric_start_label_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RubricStartLabel *self = RUBRIC_START_LABEL (widget);
  int natural, about;
  gboolean both;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);
  gtk_widget_measure (self->about, GTK_ORIENTATION_VERTICAL, -1, NULL, &about, NULL, NULL);
  both = height >= natural;
  gtk_widget_size_allocate (self->title, &(GtkAllocation){ 0, 0, width, both ? height - about : height }, -1);
  gtk_widget_set_child_visible (self->about, both);
  if (both)
    gtk_widget_size_allocate (self->about, &(GtkAllocation){ 0, height - about, width, about }, -1);
}

static void
rubric_start_label_class_init (RubricStartLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = rubric_start_label_measure;
  widget_class->size_allocate = rubric_start_label_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static GtkWidget *
create_start_line (GtkWidget *parent)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_use_underline (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_parent (label, parent);
  return label;
}

static void
rubric_start_label_init (RubricStartLabel *self)
{
  self->title = create_start_line (GTK_WIDGET (self));
  self->about = create_start_line (GTK_WIDGET (self));
  gtk_widget_add_css_class (self->about, "detail");
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}

typedef struct
{
  const char *brief;
  const char *title;
  const char *about;
  const char *action; /* with its target; NULL: a menu of what there is to continue */
} Offer;

#define CONTINUE_ACTION "win.continue" /* its target is the one puzzle there is */
#define EXAMPLE_ACTION "win.example"

static const Offer offers[] = {
  { N_ ("_Paste"), N_ ("_Paste"), N_ ("A puzzle copied as text, link or picture"), "win.paste" },
  { N_ ("_Open…"), N_ ("_Open a File…"), N_ ("Any Sudoku format, or a picture"), "win.open" },
  { N_ ("_Easy"), N_ ("New _Easy Puzzle"), N_ ("A new one each time"), "win.make(0)" },
  { N_ ("E_xample"), N_ ("Try an E_xample"), N_ ("A puzzle with one solution"), EXAMPLE_ACTION },
  { N_ ("_Continue"), N_ ("_Continue"), N_ ("Where you left off"), CONTINUE_ACTION },
  { N_ ("_Continue"), N_ ("_Continue"), N_ ("Where you left off"), NULL },
};

struct _RubricStart
{
  RubricBox parent_instance;

  GtkWidget *box;
  GtkWidget *resume; /* the one puzzle there is to continue */
  GtkWidget *choose; /* one of several */
  GtkWidget *example; /* for a person who has begun nothing yet: there is no room for more */
  GMenuModel *menu;  /* offers the several; made into a popover when it is first wanted */
  gboolean brief;
};

G_DEFINE_FINAL_TYPE (RubricStart, rubric_start, RUBRIC_TYPE_BOX)

static GtkWidget *
create_face (RubricStart *self, const Offer *offer)
{
  GtkWidget *face;

  if (!self->brief)
    {
      RubricStartLabel *label = g_object_new (RUBRIC_TYPE_START_LABEL, NULL);

      gtk_label_set_label (GTK_LABEL (label->title), _ (offer->title));
      gtk_label_set_label (GTK_LABEL (label->about), _ (offer->about));
      return GTK_WIDGET (label);
    }
  face = rubric_shrink_label_new (_ (offer->brief));
  gtk_widget_set_hexpand (face, TRUE); /* also beside the arrow of a menu button */
  return face;
}

static GtkWidget *
create_heading (void)
{
  GtkWidget *heading = gtk_label_new (_ ("Or start from"));

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_ellipsize (GTK_LABEL (heading), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (heading, "detail");
  return heading;
}

static void
create_popup_cb (GtkMenuButton *button, gpointer start)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, RUBRIC_START (start)->menu);
}

/* A button, which has a menu if there is no action. */
static GtkWidget *
create_offer (RubricStart *self, const Offer *offer)
{
  GtkWidget *button = offer->action != NULL ? gtk_button_new () : gtk_menu_button_new ();
  GtkWidget *face = create_face (self, offer);
  g_auto (GStrv) words = g_strsplit (_ (self->brief ? offer->brief : offer->title), "_", -1);
  g_autofree char *name = NULL;

  if (offer->action != NULL)
    {
      if (!g_str_equal (offer->action, CONTINUE_ACTION))
        gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), offer->action);
      gtk_button_set_child (GTK_BUTTON (button), face);
    }
  else
    {
      gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (button), TRUE);
      gtk_menu_button_set_child (GTK_MENU_BUTTON (button), face);
      if (!self->brief) /* the box that GTK puts it in, with the arrow, would stand in the middle */
        gtk_widget_set_halign (gtk_widget_get_parent (face), GTK_ALIGN_FILL);
      gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), create_popup_cb, self, NULL);
      self->choose = button;
    }
  if (g_strcmp0 (offer->action, CONTINUE_ACTION) == 0)
    self->resume = button;
  if (g_strcmp0 (offer->action, EXAMPLE_ACTION) == 0)
    self->example = button;
  gtk_widget_set_visible (button, button != self->resume && button != self->choose);
  name = g_strjoinv ("", words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ (offer->about), -1);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_tooltip_text (button, _ (offer->about));
  return button;
}

static void
rubric_start_constructed (GObject *object)
{
  RubricStart *self = RUBRIC_START (object);

  G_OBJECT_CLASS (rubric_start_parent_class)->constructed (object);
  self->box = self->brief ? g_object_new (RUBRIC_TYPE_SHRINK_ROW, NULL) : gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->box, self->brief ? "linked" : "offers");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  if (!self->brief)
    gtk_box_append (GTK_BOX (self->box), create_heading ());
  for (gsize i = 0; i < G_N_ELEMENTS (offers); i++)
    gtk_widget_insert_before (create_offer (self, &offers[i]), self->box, NULL);
}

/* There is one property: brief. */
static void
rubric_start_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  RUBRIC_START (object)->brief = g_value_get_boolean (value);
}

static void
rubric_start_dispose (GObject *object)
{
  g_clear_object (&RUBRIC_START (object)->menu);
  G_OBJECT_CLASS (rubric_start_parent_class)->dispose (object);
}

static void
rubric_start_class_init (RubricStartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = rubric_start_constructed;
  object_class->set_property = rubric_start_set_property;
  object_class->dispose = rubric_start_dispose;
  g_object_class_install_property (object_class, 1,
                                   g_param_spec_boolean ("brief", NULL, NULL, FALSE,
                                                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY
                                                             | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "start");
}

static void
rubric_start_init (RubricStart *self)
{
}

static void
continue_changed_cb (RubricSession *session, RubricStart *self)
{
  GPtrArray *items = rubric_session_get_continue (session);
  guint n = items != NULL ? items->len : 0;

  if (n == 1)
    {
      const RubricContinue *item = items->pdata[0];

      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->resume), "s", item->id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->resume), CONTINUE_ACTION);
    }
  gtk_widget_set_visible (self->resume, n == 1);
  gtk_widget_set_visible (self->choose, n > 1);
  gtk_widget_set_visible (self->example, n == 0);
}

void
rubric_start_follow (RubricStart *self, RubricSession *session, GMenuModel *menu)
{
  g_return_if_fail (RUBRIC_IS_START (self));
  g_return_if_fail (RUBRIC_IS_SESSION (session));

  g_set_object (&self->menu, menu);
  g_signal_connect_object (session, "continue-changed", G_CALLBACK (continue_changed_cb), self, 0);
  continue_changed_cb (session, self);
}
