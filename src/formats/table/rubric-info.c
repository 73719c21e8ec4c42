/* rubric-info.c - the texts of a file about its puzzle: title, author, and so on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-info.h"

#include <string.h>

RubricInfo *
rubric_info_new (void)
{
  return g_new0 (RubricInfo, 1);
}

RubricInfo *
rubric_info_copy (const RubricInfo *self)
{
  RubricInfo *copy = rubric_info_new ();

  for (int i = 0; i < RUBRIC_N_INFO_FIELDS; i++)
    copy->field[i] = g_strdup (self->field[i]);
  copy->extra = g_strdup (self->extra);
  return copy;
}

void
rubric_info_free (RubricInfo *self)
{
  if (self == NULL)
    return;

  for (int i = 0; i < RUBRIC_N_INFO_FIELDS; i++)
    g_free (self->field[i]);
  g_free (self->extra);
  g_free (self);
}

/* Line ends of every system become "\n", so that a text is the same after a save. */
static void
unify_line_ends (char *text)
{
  char *to = text;

  for (const char *from = text; *from != '\0'; from++)
    {
      if (from[0] == '\r' && from[1] == '\n')
        continue;
      *to++ = *from == '\r' ? '\n' : *from;
    }
  *to = '\0';
}

void
rubric_info_set (RubricInfo *self, RubricInfoField field, const char *text)
{
  g_autofree char *copy = text != NULL ? g_utf8_make_valid (text, -1) : NULL;

  if (copy != NULL)
    {
      unify_line_ends (copy);
      g_strstrip (copy);
    }
  g_free (self->field[field]);
  self->field[field] = copy != NULL && *copy != '\0' ? g_steal_pointer (&copy) : NULL;
}

/* Returns the text of field @i; the extra text counts as the one after the last field. */
static char **
get_text (RubricInfo *self, int i)
{
  return i < RUBRIC_N_INFO_FIELDS ? &self->field[i] : &self->extra;
}

/* Returns: the bytes of text @i in an .sdk file, the format that has room for all: a letter stands before each line. */
static gsize
get_text_size (const RubricInfo *self, int i)
{
  const char *text = *get_text ((RubricInfo *)self, i);
  gsize length = text != NULL ? strlen (text) : 0;

  for (; i < RUBRIC_N_INFO_FIELDS && text != NULL && *text != '\0'; text++)
    length += *text == '\n' ? strlen ("#C ") : 0;
  return length;
}

gsize
rubric_info_get_size (const RubricInfo *self)
{
  gsize size = 0;

  for (int i = 0; i <= RUBRIC_N_INFO_FIELDS; i++)
    size += get_text_size (self, i);
  return size;
}

guint
rubric_info_shorten (RubricInfo *self, gsize max)
{
  guint removed = 0;

  while (rubric_info_get_size (self) > max)
    {
      int longest = 0;

      for (int i = 1; i <= RUBRIC_N_INFO_FIELDS; i++)
        if (get_text_size (self, i) > get_text_size (self, longest))
          longest = i;
      g_clear_pointer (get_text (self, longest), g_free);
      removed |= 1u << longest;
    }
  return removed;
}

gboolean
rubric_info_equal (const RubricInfo *a, const RubricInfo *b)
{
  for (int i = 0; i < RUBRIC_N_INFO_FIELDS; i++)
    if (g_strcmp0 (a->field[i], b->field[i]) != 0)
      return FALSE;
  return g_strcmp0 (a->extra, b->extra) == 0;
}

guint
rubric_info_get_fields (const RubricInfo *self)
{
  guint fields = 0;

  for (guint i = 0; i < RUBRIC_N_INFO_FIELDS; i++)
    fields |= self->field[i] != NULL ? 1u << i : 0;
  return fields;
}
