/* practice-position.c - a position to practise a technique on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "practice-position.h"

#include "library-case.h"
#include "sud-grade.h"

enum
{
  FIELDS = 3,
};

gboolean
practice_position_parse (PracticePosition *self, const char *line)
{
  g_auto (GStrv) field = g_strsplit (line, ":", -1);

  if (g_strv_length (field) != FIELDS)
    return FALSE;
  self->technique = sud_technique_find_id (field[0]);
  return self->technique != SUD_N_TECHNIQUES && sud_pencilmarks_parse (&self->marks, field[1], field[2]);
}

char *
practice_position_to_text (const PracticePosition *self)
{
  GString *line = g_string_new (sud_technique_get (self->technique)->id);

  g_string_append_c (line, ':');
  library_append_position (line, &self->marks);
  return g_string_free (line, FALSE);
}

gboolean
practice_position_is_same_puzzle (const PracticePosition *a, const PracticePosition *b)
{
  if (!sud_cells_equal (a->marks.given, b->marks.given))
    return FALSE;
  SUD_EACH_CELL (cell, a->marks.given)
    if (a->marks.value[cell] != b->marks.value[cell])
      return FALSE;
  return TRUE;
}

int
practice_position_find (const PracticePosition *self, SudLogic *logic)
{
  logic->marks = self->marks;
  logic->rules = SUD_RULE_UNIQUE;
  return sud_logic_find (logic, self->technique);
}

SudTechniqueId
practice_position_find_easier (const PracticePosition *self, SudLogic *logic)
{
  SudOrder order;

  sud_order_init (&order);
  for (int later = self->technique; later < SUD_N_TECHNIQUES; later++)
    sud_order_drop (&order, later);
  logic->marks = self->marks;
  logic->rules = SUD_RULE_UNIQUE;
  return sud_logic_find_first (logic, &order);
}
