/* rubric-explain-copy.c - the actions of the explanation that put a step, or all, on the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-copy.h"

#include "rubric-explain-panel.h"
#include "rubric-step-picture.h"
#include "rubric-text-step.h"

#include <glib/gi18n.h>

enum
{
  PICTURE_SIZE = 900, /* pixels */
};

/* Board, evidence and sentence as one picture. Drawn in some 20 ms: not worth a thread, whose result somebody might paste
 * before it is there. Returns: FALSE where it cannot be drawn */
static gboolean
copy_picture (const SudView *view, const char *text, GdkClipboard *clipboard)
{
  g_autoptr (GdkContentProvider) provider = NULL;
  GdkContentProvider *both[2];
  g_autoptr (GBytes) png = rubric_step_picture_make (view, text, RUBRIC_STEP_PICTURE_PNG, PICTURE_SIZE);
  g_autoptr (GBytes) svg = rubric_step_picture_make (view, text, RUBRIC_STEP_PICTURE_SVG, PICTURE_SIZE);

  if (png == NULL || svg == NULL)
    return FALSE;
  both[0] = gdk_content_provider_new_for_bytes ("image/png", png);
  both[1] = gdk_content_provider_new_for_bytes ("image/svg+xml", svg);
  provider = gdk_content_provider_new_union (both, G_N_ELEMENTS (both)); /* takes them */
  return gdk_clipboard_set_content (clipboard, provider);
}

static void
tell_copied (GtkWidget *widget, const char *text)
{
  g_signal_emit_by_name (widget, "copied", text);
}

static void
copy_picture_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *text = rubric_explain_panel_dup_text (RUBRIC_EXPLAIN_PANEL (widget));
  SudView view;

  if (rubric_explain_panel_get_view (RUBRIC_EXPLAIN_PANEL (widget), &view)
      && copy_picture (&view, text, gtk_widget_get_clipboard (widget)))
    tell_copied (widget, _ ("Picture copied"));
}

/* Short notation and sentence, of a net with its proof. */
static void
copy_step_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  guint index;
  RubricExplanation *explanation = rubric_explain_panel_get_explanation (RUBRIC_EXPLAIN_PANEL (widget), &index);
  g_autofree char *notation = NULL, *sentence = NULL, *text = NULL;

  if (explanation == NULL)
    return;
  notation = rubric_text_step_notation (rubric_explanation_get_step (explanation, index));
  sentence = rubric_explanation_dup_sentence (explanation, index);
  text = g_strdup_printf ("%s\n%s", notation, sentence);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  tell_copied (widget, _ ("Step copied"));
}

static void
copy_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  guint index;
  RubricExplanation *explanation = rubric_explain_panel_get_explanation (RUBRIC_EXPLAIN_PANEL (widget), &index);
  g_autofree char *text = NULL;

  if (explanation == NULL)
    return;
  text = rubric_explanation_to_text (explanation);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  tell_copied (widget, _ ("All steps copied"));
}

void
rubric_explain_copy_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "explain.copy-picture", NULL, copy_picture_action);
  gtk_widget_class_install_action (widget_class, "explain.copy-step", NULL, copy_step_action);
  gtk_widget_class_install_action (widget_class, "explain.copy-all", NULL, copy_all_action);
}
