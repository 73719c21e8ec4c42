/* rubric-step-picture.c - a step of reasoning as a picture: the board, its evidence and the sentence
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

typedef struct
{
  const SudView *view;
  const char *text;
} Step;

static RubricRenderText
sentence (const char *text, double size)
{
  return (RubricRenderText){ .text = text, .size = size * LETTERS, .ink = RUBRIC_INK_BLACK,
                             .alignment = PANGO_ALIGN_LEFT };
}

static int
measure (RubricRender *render, int size, gconstpointer data)
{
  const Step *step = data;
  RubricRenderText words = sentence (step->text, size);

  return (int)ceil (size + rubric_render_measure (render, &words, size * (1 - 2 * EDGE), MAX_LINES) + size * EDGE);
}

static void
draw (RubricRender *render, cairo_t *cr, int size, int height, gconstpointer data)
{
  const Step *step = data;
  RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  RubricRenderText words = sentence (step->text, size);
  double edge = size * EDGE;

  options.marks_as_grid = TRUE;
  rubric_render_view (render, step->view, &options, edge, edge, size - 2 * edge);
  rubric_render_paragraph (render, &words, edge, size, size - 2 * edge, height - size - edge);
}

GBytes *
rubric_step_picture_make (const SudView *view, const char *text, RubricFigureKind kind, int size)
{
  return rubric_figure_make (kind, size, measure, draw, &(Step){ view, text });
}
