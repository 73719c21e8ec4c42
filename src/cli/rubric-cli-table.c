/* rubric-cli-table.c - a table on standard output: for a person columns below headings, for programs words between tabs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-table.h"

#include "rubric-cli-terminal.h"

#include <glib/gi18n.h>

enum
{
  GAP = 2, /* blanks between columns */
};

struct _RubricCliTable
{
  const char *const *headings;
  GPtrArray *rows; /* of char ** */
};

RubricCliTable *
rubric_cli_table_new (const char *const *headings)
{
  RubricCliTable *self = g_new0 (RubricCliTable, 1);

  self->headings = headings;
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify)g_strfreev);
  return self;
}

void
rubric_cli_table_add (RubricCliTable *self, ...)
{
  g_autoptr (GStrvBuilder) row = g_strv_builder_new ();
  const char *word;
  va_list words;

  va_start (words, self);
  while ((word = va_arg (words, const char *)) != NULL)
    g_strv_builder_add (row, word);
  va_end (words);
  g_ptr_array_add (self->rows, g_strv_builder_end (row));
}

/* In cells of a terminal, where a Chinese character takes two. */
static guint
measure (const char *word)
{
  guint width = 0;

  for (const char *at = word; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);

      width += g_unichar_iszerowidth (character) ? 0 : g_unichar_iswide (character) ? 2 : 1;
    }
  return width;
}

static guint
measure_column (RubricCliTable *self, guint column)
{
  guint width = 0;

  for (guint i = 0; i < self->rows->len; i++)
    width = MAX (width, measure (((char **)self->rows->pdata[i])[column]));
  return width;
}

static void
add_headings (RubricCliTable *self)
{
  g_autoptr (GStrvBuilder) row = g_strv_builder_new ();

  for (guint i = 0; self->headings[i] != NULL; i++)
    g_strv_builder_add (row, _ (self->headings[i]));
  g_ptr_array_insert (self->rows, 0, g_strv_builder_end (row));
}

static void
print_row (char *const *row, const guint *widths)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; row[i] != NULL; i++)
    {
      g_string_append (line, row[i]);
      for (guint at = measure (row[i]); row[i + 1] != NULL && at < widths[i] + GAP; at++)
        g_string_append_c (line, ' ');
    }
  g_print ("%s\n", line->str);
}

void
rubric_cli_table_print (RubricCliTable *self)
{
  guint n_columns = g_strv_length ((char **)self->headings);
  g_autofree guint *widths = g_new (guint, n_columns);

  if (rubric_cli_is_read ())
    add_headings (self);
  for (guint i = 0; i < n_columns; i++)
    widths[i] = measure_column (self, i);
  for (guint i = 0; i < self->rows->len; i++)
    {
      g_autofree char *tabbed = g_strjoinv ("\t", self->rows->pdata[i]);

      if (rubric_cli_is_read ())
        print_row (self->rows->pdata[i], widths);
      else
        g_print ("%s\n", tabbed);
    }
  g_ptr_array_unref (self->rows);
  g_free (self);
}
