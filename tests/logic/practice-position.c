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

/* Two steps of the part are one of the whole for those alone who look for them. */
typedef struct
{
  SudTechniqueId whole, part;
} Dual;

static const Dual duals[] = {
  { SUD_TECHNIQUE_DUAL_KITE, SUD_TECHNIQUE_KITE },
  { SUD_TECHNIQUE_DUAL_EMPTY_RECTANGLE, SUD_TECHNIQUE_EMPTY_RECTANGLE },
};

/* (nullable) */
static const Dual *
find_dual (SudTechniqueId whole)
{
  for (guint i = 0; i < G_N_ELEMENTS (duals); i++)
    if (duals[i].whole == whole)
      return &duals[i];
  return NULL;
}

gboolean
practice_technique_has_part (SudTechniqueId technique, SudTechniqueId part)
{
  const Dual *dual = find_dual (technique);

  return dual != NULL && dual->part == part;
}

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
  logic->rules = SUD_RULE_UNIQUE | (find_dual (self->technique) != NULL ? SUD_RULE_DUALS : 0);
  return sud_logic_find (logic, self->technique);
}

SudTechniqueId
practice_position_find_easier (const PracticePosition *self, SudLogic *logic)
{
  const Dual *dual = find_dual (self->technique);
  SudOrder order;

  sud_order_init (&order);
  for (int later = self->technique; later < SUD_N_TECHNIQUES; later++)
    sud_order_drop (&order, later);
  if (dual != NULL)
    sud_order_drop (&order, dual->part);
  logic->marks = self->marks;
  logic->rules = SUD_RULE_UNIQUE;
  return sud_logic_find_first (logic, &order);
}
