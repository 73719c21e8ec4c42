/* rubric-format-error.c - what is wrong with a file of puzzles, and in which line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-format-error.h"

#include <glib/gi18n.h>

/* What an error of ours carries besides its message. */
typedef struct
{
  gsize line;
  char *problem; /* the message without the line, or NULL */
} RubricFormatErrorPrivate;

static void
rubric_format_error_private_init (RubricFormatErrorPrivate *self)
{
  self->line = 0;
  self->problem = NULL;
}

static void
rubric_format_error_private_copy (const RubricFormatErrorPrivate *from, RubricFormatErrorPrivate *to)
{
  to->line = from->line;
  to->problem = g_strdup (from->problem);
}

static void
rubric_format_error_private_clear (RubricFormatErrorPrivate *self)
{
  g_free (self->problem);
}

G_DEFINE_EXTENDED_ERROR (RubricFormatError, rubric_format_error)

gsize
rubric_format_error_get_line (const GError *error)
{
  return error->domain == RUBRIC_FORMAT_ERROR ? rubric_format_error_get_private (error)->line : 0;
}

const char *
rubric_format_error_get_problem (const GError *error)
{
  const char *problem = error->domain == RUBRIC_FORMAT_ERROR ? rubric_format_error_get_private (error)->problem : NULL;

  return problem != NULL ? problem : error->message;
}

void
rubric_format_error_set_place (GError *error, gsize line, gsize column, const char *problem)
{
  RubricFormatErrorPrivate *self = rubric_format_error_get_private (error);

  self->line = line;
  g_free (self->problem);
  /* Translators: %1$zu is a place in a line, %2$s what is wrong there, such as "expected 81 cells, found 80" */
  self->problem = g_strdup_printf (_ ("column %1$zu: %2$s."), column, problem);
}
