/* rubric-verdict-bar.c - the sentence under the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-verdict-bar.h"

enum
{
  PROP_0,
  PROP_TEXT,
  N_PROPS
};

struct _RubricVerdictBar
{
  GtkWidget parent_instance;

  GtkStack *stack;
  GtkImage *icon;
  GtkLabel *verdict_label;
  GtkSpinner *spinner;
  GtkLabel *work_label;
  gboolean working;
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (RubricVerdictBar, rubric_verdict_bar, GTK_TYPE_WIDGET)

static const struct
{
  const char *icon;
  const char *css_class;
} tones[] = {
  [RUBRIC_TONE_NEUTRAL] = { "dialog-information-symbolic", "neutral" },
  [RUBRIC_TONE_GOOD] = { "object-select-symbolic", "good" },
  [RUBRIC_TONE_BAD] = { "dialog-warning-symbolic", "bad" },
};

static void
rubric_verdict_bar_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, rubric_verdict_bar_get_text (RUBRIC_VERDICT_BAR (object)));
}

static void
rubric_verdict_bar_dispose (GObject *object)
{
  gtk_widget_unparent (gtk_widget_get_first_child (GTK_WIDGET (object)));
  G_OBJECT_CLASS (rubric_verdict_bar_parent_class)->dispose (object);
}

static void
rubric_verdict_bar_class_init (RubricVerdictBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_verdict_bar_dispose;
  G_OBJECT_CLASS (klass)->get_property = rubric_verdict_bar_get_property;
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL,
                                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/rubric_sudoku/Rubric/rubric-verdict-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricVerdictBar, stack);
  gtk_widget_class_bind_template_child (widget_class, RubricVerdictBar, icon);
  gtk_widget_class_bind_template_child (widget_class, RubricVerdictBar, verdict_label);
  gtk_widget_class_bind_template_child (widget_class, RubricVerdictBar, spinner);
  gtk_widget_class_bind_template_child (widget_class, RubricVerdictBar, work_label);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "verdictbar");
}

static void
rubric_verdict_bar_init (RubricVerdictBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
rubric_verdict_bar_set_text (RubricVerdictBar *self, RubricTone tone, const char *text)
{
  const char *classes[] = { tones[tone].css_class, NULL };

  g_return_if_fail (RUBRIC_IS_VERDICT_BAR (self));

  gtk_label_set_label (self->verdict_label, text);
  gtk_image_set_from_icon_name (self->icon, tones[tone].icon);
  gtk_widget_set_css_classes (GTK_WIDGET (self), classes);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
}

void
rubric_verdict_bar_set_work (RubricVerdictBar *self, const char *text)
{
  g_return_if_fail (RUBRIC_IS_VERDICT_BAR (self));

  if (text != NULL)
    gtk_label_set_label (self->work_label, text);
  gtk_spinner_set_spinning (self->spinner, text != NULL);
  gtk_stack_set_visible_child_name (self->stack, text != NULL ? "work" : "verdict");
  self->working = text != NULL;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
}

const char *
rubric_verdict_bar_get_text (RubricVerdictBar *self)
{
  g_return_val_if_fail (RUBRIC_IS_VERDICT_BAR (self), NULL);

  return gtk_label_get_label (self->working ? self->work_label : self->verdict_label);
}
