/* rubric-verdict-sign.c - a verdict as a small sign
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-verdict-sign.h"

static const struct
{
  const char *icon;
  const char *css_class;
} signs[RUBRIC_N_VERDICTS] = {
  [RUBRIC_VERDICT_UNKNOWN] = { "content-loading-symbolic", "unknown" },
  [RUBRIC_VERDICT_ONE] = { "object-select-symbolic", "one" },
  [RUBRIC_VERDICT_MANY] = { "edit-copy-symbolic", "many" },
  [RUBRIC_VERDICT_NONE] = { "window-close-symbolic", "none" },
  [RUBRIC_VERDICT_INVALID] = { "dialog-warning-symbolic", "invalid" },
};

GtkWidget *
rubric_verdict_sign_new (void)
{
  return g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

void
rubric_verdict_sign_set (GtkWidget *sign, RubricVerdict verdict)
{
  const char *shown = gtk_image_get_icon_name (GTK_IMAGE (sign));

  if (g_strcmp0 (shown, signs[verdict].icon) == 0)
    return;
  gtk_image_set_from_icon_name (GTK_IMAGE (sign), signs[verdict].icon);
  gtk_widget_set_css_classes (sign, (const char *[]){ "sign", signs[verdict].css_class, NULL });
}

const char *
rubric_verdict_sign_class (RubricVerdict verdict)
{
  return signs[verdict].css_class;
}
