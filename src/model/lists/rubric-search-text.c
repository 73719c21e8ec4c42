/* rubric-search-text.c - words that a person looks for in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-search-text.h"

char *
rubric_fold_search_text (const char *text)
{
  g_autofree char *small = g_utf8_casefold (text, -1);
  GString *folded = g_string_new (NULL);

  for (const char *c = small; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_isalnum (g_utf8_get_char (c)))
      g_string_append_unichar (folded, g_utf8_get_char (c));
  return g_string_free (folded, FALSE);
}
