/* rubric-format-error.c - errors of puzzle files, with their line, and messages as sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-format-error.h"

#include <glib/gi18n.h>

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

static gboolean
ends_as_sentence (const char *text)
{
  static const char *const ends[] = { ".", "!", "?", "…", "。", "！", "？" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (g_str_has_suffix (text, ends[i]))
      return TRUE;
  return FALSE;
}

char *
rubric_sentence_from_message (const char *message)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (*message == '\0')
    return g_strdup ("");
  g_string_append_unichar (text, g_unichar_toupper (g_utf8_get_char (message)));
  g_string_append (text, g_utf8_next_char (message));
  if (ends_as_sentence (text->str))
    return g_strdup (text->str);
  /* Translators: %s is what a program says, without a full stop */
  return g_strdup_printf (_ ("%s."), text->str);
}
