/* rubric-explain-copy.c - a step of an explanation, or all, on the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explain-copy.h"

#include "rubric-step-picture.h"
#include "rubric-text-step.h"

#include <glib/gi18n.h>

enum
{
  PICTURE_SIZE = 900, /* pixels */
};

/* The step that is shown, as long as its picture is to be saved. */
typedef struct
{
  SudView view;
  const char *title; /* which stays */
  char *text;
} Picture;

static const char *
get_title (const RubricExplainShown *shown)
{
  return rubric_text_technique (rubric_explanation_get_step (shown->explanation, shown->index)->technique);
}

/* Name, board, evidence and sentence as one picture. Drawn in some 20 ms: not worth a thread, whose result somebody might paste
 * before it is there. */
static gboolean
copy_picture (const RubricExplainShown *shown, GdkClipboard *clipboard)
{
  g_autoptr (GdkContentProvider) provider = NULL;
  GdkContentProvider *both[2];
  const char *title = get_title (shown);
  g_autoptr (GBytes) png = rubric_step_picture_make (&shown->view, title, shown->text, RUBRIC_FIGURE_PNG, PICTURE_SIZE);
  g_autoptr (GBytes) svg = rubric_step_picture_make (&shown->view, title, shown->text, RUBRIC_FIGURE_SVG, PICTURE_SIZE);

  if (png == NULL || svg == NULL)
    return FALSE;
  both[0] = gdk_content_provider_new_for_bytes ("image/png", png);
  both[1] = gdk_content_provider_new_for_bytes ("image/svg+xml", svg);
  provider = gdk_content_provider_new_union (both, G_N_ELEMENTS (both)); /* takes them */
  return gdk_clipboard_set_content (clipboard, provider);
}

/* Short notation and sentence, of a net with its proof. */
static gboolean
copy_step (const RubricExplainShown *shown, GdkClipboard *clipboard)
{
  g_autofree char *notation = rubric_text_step_notation (rubric_explanation_get_step (shown->explanation, shown->index));
  g_autofree char *sentence = rubric_explanation_dup_sentence (shown->explanation, shown->index);
  g_autofree char *text = g_strdup_printf ("%s\n%s", notation, sentence);

  gdk_clipboard_set_text (clipboard, text);
  return TRUE;
}

static gboolean
copy_all (const RubricExplainShown *shown, GdkClipboard *clipboard)
{
  g_autofree char *text = rubric_explanation_to_text (shown->explanation);

  gdk_clipboard_set_text (clipboard, text);
  return TRUE;
}

static GBytes *
make_figure (gconstpointer data, RubricFigureKind kind)
{
  const Picture *picture = data;

  return rubric_step_picture_make (&picture->view, picture->title, picture->text, kind, PICTURE_SIZE);
}

static void
picture_free (gpointer data)
{
  g_free (((Picture *)data)->text);
  g_free (data);
}

RubricFigure
rubric_explain_copy_figure (const RubricExplainShown *shown)
{
  Picture *picture = g_new0 (Picture, 1);

  picture->view = shown->view;
  picture->title = get_title (shown);
  picture->text = g_strdup (shown->text);
  return (RubricFigure){ make_figure, picture, picture_free };
}

const char *
rubric_explain_copy (const char *action, const RubricExplainShown *shown, GdkClipboard *clipboard)
{
  static const struct
  {
    const char *action;
    gboolean (*copy) (const RubricExplainShown *shown, GdkClipboard *clipboard);
    const char *done;
  } ways[] = {
    { "explain.copy-picture", copy_picture, N_ ("Picture copied") },
    { "explain.copy-step", copy_step, N_ ("Step copied") },
    { "explain.copy-all", copy_all, N_ ("All steps copied") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (ways[i].action, action))
      return ways[i].copy (shown, clipboard) ? _ (ways[i].done) : NULL;
  g_return_val_if_reached (NULL);
}
