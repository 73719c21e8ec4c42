/* rubric-why-question.c - which digit of the cell under the cursor is asked about
 *
 *     +--------------------------+
 *     | Row 3 column 5           |
 *     | [1][2][3][4][5][6][7]..  |   each digit, whether it is right or not: the buttons give nothing away
 *     +--------------------------+
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-private.h"

#include "rubric-text.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

struct _RubricWhyQuestion
{
  GtkBox parent_instance;

  GtkLabel *label;
  GtkToggleButton *digits[SUD_SIZE];
  int cell;
  int digit;
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (RubricWhyQuestion, rubric_why_question, GTK_TYPE_BOX)

static guint asked_signal;

static void
show_digit (RubricWhyQuestion *self)
{
  self->filling = TRUE;
  for (int i = 0; i < SUD_SIZE; i++)
    gtk_toggle_button_set_active (self->digits[i], i + 1 == self->digit);
  self->filling = FALSE;
}

static void
digit_toggled_cb (GtkToggleButton *button, RubricWhyQuestion *self)
{
  if (self->filling || !gtk_toggle_button_get_active (button))
    return;
  for (int i = 0; i < SUD_SIZE; i++)
    if (self->digits[i] == button)
      self->digit = i + 1;
  g_signal_emit (self, asked_signal, 0);
}

static void
rubric_why_question_class_init (RubricWhyQuestionClass *klass)
{
  asked_signal
      = g_signal_new ("asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rubric_why_question_init (RubricWhyQuestion *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->cell = -1;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, NULL);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->label));
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_add_css_class (row, "linked");
  for (int i = 0; i < SUD_SIZE; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", i + 1);

      self->digits[i] = GTK_TOGGLE_BUTTON (gtk_toggle_button_new_with_label (text));
      if (i > 0)
        gtk_toggle_button_set_group (self->digits[i], self->digits[0]);
      gtk_widget_set_focus_on_click (GTK_WIDGET (self->digits[i]), FALSE);
      gtk_widget_add_css_class (GTK_WIDGET (self->digits[i]), "why-digit");
      g_signal_connect (self->digits[i], "toggled", G_CALLBACK (digit_toggled_cb), self);
      gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->digits[i]));
    }
  gtk_box_append (GTK_BOX (self), row);
}

void
rubric_why_question_set_cell (RubricWhyQuestion *self, const SudSheet *sheet, int cell)
{
  g_autofree char *name = rubric_text_cell (cell), *first = rubric_text_capitalise (name);
  /* Translators: above a row of digits to choose from; %s is a cell */
  g_autofree char *text = g_strdup_printf (_ ("%s: which digit?"), first);

  if (self->cell != cell)
    self->digit = sheet->origin[cell] == SUD_ORIGIN_SOLVED ? 0 : sheet->digit[cell];
  self->cell = cell;
  gtk_label_set_text (self->label, self->digit == 0 ? text : first);
  show_digit (self);
}

void
rubric_why_question_press (RubricWhyQuestion *self, int digit)
{
  gtk_toggle_button_set_active (self->digits[digit - 1], TRUE);
}

void
rubric_why_question_focus (RubricWhyQuestion *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->digits[MAX (self->digit, 1) - 1]));
}

void
rubric_why_question_forget (RubricWhyQuestion *self)
{
  self->cell = -1;
}

int
rubric_why_question_get (RubricWhyQuestion *self, int *cell)
{
  *cell = self->cell;
  return self->digit;
}
