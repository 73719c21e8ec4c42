/* rubric-paste-statements.c - lines that say where a digit stands: `board[0][4] = 7;`, `r1c5=7`, `1,5,7`
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-places.h"

enum
{
  LONGEST_STATEMENT = 24, /* atoms */
};

/* Two numbers for the place, and a value: what stands from atom @start to @last. */
static void
read_statement (RubricPasteGroup *group, guint32 start, guint32 last)
{
  const RubricPasteTree *tree = group->shapes->tree;
  const RubricPasteAtom *value = rubric_paste_atom (tree, last);
  RubricPasteRecord record = { 0 };
  gboolean signs = FALSE;

  for (guint32 i = start; i < last; i++)
    if (rubric_paste_atom (tree, i)->kind == RUBRIC_PASTE_TAG)
      return; /* numbers in it are read with its element */
  for (guint32 i = start; i < last; i++)
    signs |= rubric_paste_atom (tree, i)->kind == RUBRIC_PASTE_CELLS
             && !rubric_paste_is_digit (tree->c[rubric_paste_atom (tree, i)->start]);
  if (last == start || value->end - value->start != 1)
    {
      group->missed += group->n > 0;
      return;
    }
  rubric_paste_read_numbers (tree, rubric_paste_atom (tree, start)->start, value->start, &record);
  for (guint32 i = rubric_paste_atom (tree, start)->start; i < value->start;
       i++) /* words and brackets are the same in all */
    if (rubric_paste_is_letter (tree->c[i]) || rubric_paste_is_any (tree->c[i], "[]()"))
      record.form = record.form * 31 + tree->c[i];
  record.cell = rubric_paste_cell_from_atoms (tree, last, last + 1);
  if (record.n == 2 && !signs)
    rubric_paste_add_record (group, &record);
  else if (record.n > 0)
    group->missed++;
}

static guint32
skip_back (const RubricPasteTree *tree, guint32 i, guint32 least)
{
  while (i > least
         && (rubric_paste_atom (tree, i - 1)->kind == RUBRIC_PASTE_SPACE
             || rubric_paste_atom (tree, i - 1)->kind == RUBRIC_PASTE_QUOTE))
    i--;
  return i;
}

/* A statement ends after the value that follows an equals sign, or with its line. */
void
rubric_paste_read_statements (RubricPasteGroup *group, const RubricPasteLine *line)
{
  const RubricPasteTree *tree = group->shapes->tree;
  guint32 start = line->start, last;

  for (guint32 i = line->start; i < line->end; i++)
    {
      const RubricPasteAtom *atom = rubric_paste_atom (tree, i);
      guint32 before;

      if (atom->kind != RUBRIC_PASTE_CELLS || atom->end - atom->start != 1)
        continue;
      before = skip_back (tree, i, start);
      if (before == start || rubric_paste_atom (tree, before - 1)->kind != RUBRIC_PASTE_EQUALS
          || i - start >= LONGEST_STATEMENT)
        continue;
      read_statement (group, start, i);
      start = i + 1;
    }
  for (last = line->end; last > start && rubric_paste_atom (tree, last - 1)->kind != RUBRIC_PASTE_CELLS;)
    last--;
  if (last > start && last - start <= LONGEST_STATEMENT)
    read_statement (group, start, last - 1);
}
