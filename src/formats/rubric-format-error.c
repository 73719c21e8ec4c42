/* rubric-format-error.c - what is wrong with a file of puzzles, and in which line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-format-error.h"

/* What an error of ours carries besides its message. */
typedef struct
{
  gsize line;
} RubricFormatErrorPrivate;

static void
rubric_format_error_private_init (RubricFormatErrorPrivate *self)
{
  self->line = 0;
}

static void
rubric_format_error_private_copy (const RubricFormatErrorPrivate *from, RubricFormatErrorPrivate *to)
{
  *to = *from;
}

static void
rubric_format_error_private_clear (RubricFormatErrorPrivate *self)
{
}

G_DEFINE_EXTENDED_ERROR (RubricFormatError, rubric_format_error)

gsize
rubric_format_error_get_line (const GError *error)
{
  return error->domain == RUBRIC_FORMAT_ERROR ? rubric_format_error_get_private (error)->line : 0;
}

void
rubric_format_error_set_line (GError *error, gsize line)
{
  rubric_format_error_get_private (error)->line = line;
}
