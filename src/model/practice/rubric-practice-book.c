/* rubric-practice-book.c - positions to practise techniques on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-practice-book.h"

#include "sud-solve.h"

enum
{
  FIELDS = 3,
};

struct _RubricPracticeBook
{
  GArray *positions[SUD_N_TECHNIQUES]; /* of RubricPracticePosition */
};

/* Whether the solution of the givens is still possible in the position. */
static gboolean
solve (RubricPracticePosition *self)
{
  SudGrid givens = { 0 };
  SudResult result;

  SUD_EACH_CELL (cell, self->marks.given)
    givens.digit[cell] = self->marks.value[cell];
  sud_solve_count (&givens, 2, NULL, &result);
  if (result.verdict != SUD_VERDICT_ONE)
    return FALSE;
  self->solution = result.first;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (self->marks.value[cell] != 0 ? self->marks.value[cell] != self->solution.digit[cell]
                                     : !sud_pencilmarks_has (&self->marks, cell, self->solution.digit[cell]))
      return FALSE;
  return TRUE;
}

static gboolean
add_line (RubricPracticeBook *self, const char *line)
{
  g_auto (GStrv) field = g_strsplit (line, ":", -1);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, line, -1);
  RubricPracticePosition position;
  SudTechniqueId technique;

  if (g_strv_length (field) != FIELDS)
    return FALSE;
  technique = sud_technique_find_id (field[0]);
  if (technique == SUD_N_TECHNIQUES || !sud_pencilmarks_parse (&position.marks, field[1], field[2]) || !solve (&position))
    return FALSE;
  g_strlcpy (position.id, sum, sizeof position.id);
  g_array_append_val (self->positions[technique], position);
  return TRUE;
}

RubricPracticeBook *
rubric_practice_book_new (const char *text, GError **error)
{
  g_autoptr (RubricPracticeBook) self = g_new0 (RubricPracticeBook, 1);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    self->positions[i] = g_array_new (FALSE, FALSE, sizeof (RubricPracticePosition));
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0' && lines[i][0] != '#' && !add_line (self, lines[i]))
      {
        g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "line %u is no position with one solution", i + 1);
        return NULL;
      }
  return g_steal_pointer (&self);
}

RubricPracticeBook *
rubric_practice_book_load (const char *resource, GError **error)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  g_autofree char *text = NULL;

  if (bytes == NULL)
    return NULL;
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return rubric_practice_book_new (text, error);
}

void
rubric_practice_book_free (RubricPracticeBook *self)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    g_array_unref (self->positions[i]);
  g_free (self);
}

guint
rubric_practice_book_count (const RubricPracticeBook *self, SudTechniqueId technique)
{
  return self->positions[technique]->len;
}

const RubricPracticePosition *
rubric_practice_book_get (const RubricPracticeBook *self, SudTechniqueId technique, guint index)
{
  g_return_val_if_fail (index < self->positions[technique]->len, NULL);

  return &g_array_index (self->positions[technique], RubricPracticePosition, index);
}
