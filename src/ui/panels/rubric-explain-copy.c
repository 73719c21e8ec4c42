/* rubric-explain-copy.c - a step of an explanation on the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-copy.h"

#include "rubric-step-picture.h"
#include "rubric-text-step.h"

enum
{
  PICTURE_SIZE = 900, /* pixels */
};

/* Drawn in some 20 ms: not worth a thread, whose result somebody might paste before it is there. */
gboolean
rubric_explain_copy_picture (RubricExplanation *explanation, guint index, GdkClipboard *clipboard)
{
  g_autofree char *text = rubric_explanation_dup_sentence (explanation, index);
  g_autoptr (GdkContentProvider) provider = NULL;
  GdkContentProvider *both[2];
  g_autoptr (GBytes) png = NULL, svg = NULL;
  SudView view;

  rubric_explanation_get_view (explanation, index, &view);
  png = rubric_step_picture_make (&view, text, RUBRIC_STEP_PICTURE_PNG, PICTURE_SIZE);
  svg = rubric_step_picture_make (&view, text, RUBRIC_STEP_PICTURE_SVG, PICTURE_SIZE);
  if (png == NULL || svg == NULL)
    return FALSE;
  both[0] = gdk_content_provider_new_for_bytes ("image/png", png);
  both[1] = gdk_content_provider_new_for_bytes ("image/svg+xml", svg);
  provider = gdk_content_provider_new_union (both, G_N_ELEMENTS (both)); /* takes them */
  return gdk_clipboard_set_content (clipboard, provider);
}

void
rubric_explain_copy_step (RubricExplanation *explanation, guint index, GdkClipboard *clipboard)
{
  g_autofree char *notation = rubric_text_step_notation (rubric_explanation_get_step (explanation, index));
  g_autofree char *sentence = rubric_explanation_dup_sentence (explanation, index);
  g_autofree char *text = g_strdup_printf ("%s\n%s", notation, sentence);

  gdk_clipboard_set_text (clipboard, text);
}
