/* rubric-step-picture.c - a step of reasoning as a picture: its name, the board with its evidence, and the sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-step-picture.h"

#include <math.h>

enum
{
  MAX_LINES = 16, /* of the sentence */
};

static const double EDGE = 0.02;      /* of the size, on all sides */
static const double LETTERS = 0.0275; /* of the size */
static const double TITLE = 0.06;     /* of the size: the height of the line above the board */

typedef struct
{
  const SudView *view;
  const char *title;
  const char *text;
} Step;

static RubricRenderText
words (const char *text, double size, gboolean bold)
{
  return (RubricRenderText){ .text = text, .size = size * LETTERS, .bold = bold, .ink = RUBRIC_INK_BLACK,
                             .alignment = PANGO_ALIGN_LEFT };
}

static int
measure (RubricRender *render, int size, gconstpointer data)
{
  const Step *step = data;
  RubricRenderText sentence = words (step->text, size, FALSE);
  double height = rubric_render_measure (render, &sentence, size * (1 - 2 * EDGE), MAX_LINES);

  return (int)ceil (size * TITLE + size + height + size * EDGE);
}

static void
draw (RubricRender *render, cairo_t *cr, int size, int height, gconstpointer data)
{
  const Step *step = data;
  RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  RubricRenderText title = words (step->title, size, TRUE), sentence = words (step->text, size, FALSE);
  double edge = size * EDGE, top = size * TITLE, width = size - 2 * edge;

  options.marks_as_grid = TRUE;
  options.bold_givens = TRUE;
  rubric_render_paragraph (render, &title, edge, edge, width, top - edge);
  rubric_render_view (render, step->view, &options, edge, top + edge, width);
  rubric_render_paragraph (render, &sentence, edge, top + size, width, height - top - size - edge);
}

GBytes *
rubric_step_picture_make (const SudView *view, const char *title, const char *text, RubricFigureKind kind, int size)
{
  return rubric_figure_make (kind, size, measure, draw, &(Step){ view, title, text });
}
