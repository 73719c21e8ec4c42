/* rubric-sentence.c - a message of an error as a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-sentence.h"

#include <glib/gi18n.h>

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
