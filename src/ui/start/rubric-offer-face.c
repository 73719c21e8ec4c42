/* rubric-offer-face.c - what an offer says: its name, and a line about it where there is room
 *
 *     │ Paste                    │       │ Paste                    │
 *     │ from any program or site │
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-offer-face.h"

struct _RubricOfferFace
{
  GtkWidget parent_instance;

  GtkWidget *title;
  GtkWidget *about;
};

G_DEFINE_FINAL_TYPE (RubricOfferFace, rubric_offer_face, GTK_TYPE_WIDGET)

static void
rubric_offer_face_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  RubricOfferFace *self = RUBRIC_OFFER_FACE (widget);
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
rubric_offer_face_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RubricOfferFace *self = RUBRIC_OFFER_FACE (widget);
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
rubric_offer_face_dispose (GObject *object)
{
  g_clear_pointer (&RUBRIC_OFFER_FACE (object)->title, gtk_widget_unparent);
  g_clear_pointer (&RUBRIC_OFFER_FACE (object)->about, gtk_widget_unparent);
  G_OBJECT_CLASS (rubric_offer_face_parent_class)->dispose (object);
}

static void
rubric_offer_face_class_init (RubricOfferFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_offer_face_dispose;
  widget_class->measure = rubric_offer_face_measure;
  widget_class->size_allocate = rubric_offer_face_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static GtkWidget *
create_label (GtkWidget *parent)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_use_underline (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_parent (label, parent);
  return label;
}

static void
rubric_offer_face_init (RubricOfferFace *self)
{
  self->title = create_label (GTK_WIDGET (self));
  self->about = create_label (GTK_WIDGET (self));
  gtk_widget_add_css_class (self->about, "detail");
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
rubric_offer_face_new (const char *title, const char *about)
{
  RubricOfferFace *self = g_object_new (RUBRIC_TYPE_OFFER_FACE, NULL);

  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->about), about);
  return GTK_WIDGET (self);
}
