/* rubric-paste-statements.c - numbers with words in front; lines of them: `board[0][4] = 7;`, `r1c5=7`, `1,5,7`
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-places.h"

enum
{
  LONGEST_STATEMENT = 24, /* atoms */
};

/* Ends the number at @i of the tree, which is below @end. */
static gdouble
read_number (const RubricPasteTree *tree, guint32 *i, guint32 end)
{
  gdouble number = 0, unit = 1;
  guint digits = 0;

  for (; *i < end && rubric_paste_is_digit (tree->c[*i]) && digits < 6; ++*i, digits++)
    number = number * 10 + tree->c[*i] - '0';
  if (*i + 1 < end && tree->c[*i] == '.' && rubric_paste_is_digit (tree->c[*i + 1]))
    for (++*i; *i < end && rubric_paste_is_digit (tree->c[*i]); ++*i)
      number += (tree->c[*i] - '0') * (unit /= 10);
  return number;
}

/* Returns whether the digit at @i and the letter in front of it are a place as on a sheet. */
static gboolean
is_place (const RubricPasteTree *tree, guint32 i, guint32 start, guint32 end)
{
  return i < end && tree->c[i - 1] >= 'A' && tree->c[i - 1] <= 'I' && tree->c[i] >= '1' && tree->c[i] <= '9'
         && !(i + 1 < end && rubric_paste_is_digit (tree->c[i + 1]))
         && !(i - 1 > start && (rubric_paste_is_digit (tree->c[i - 2]) || rubric_paste_is_letter (tree->c[i - 2])));
}

/* A1 to I9. */
static void
add_place (RubricPasteRecord *record, guint row, guint column)
{
  record->number[record->n] = row;
  record->number[record->n + 1] = column;
  record->axis[record->n] = record->axis[record->n + 1] = RUBRIC_PASTE_AXIS_NONE;
  record->form = record->form * 31 + 7;
  record->n += 2;
}

/* The numbers in characters @start to @end, each with what the word in front of it says. */
void
rubric_paste_read_numbers (const RubricPasteTree *tree, guint32 start, guint32 end, RubricPasteRecord *record)
{
  RubricPasteAxis axis = RUBRIC_PASTE_AXIS_NONE;

  for (guint32 i = start; i < end;)
    {
      char word[16];
      guint letters = 0;

      for (; i < end && tree->c[i] < 128 && g_ascii_isalpha (tree->c[i]); i++)
        if (letters < sizeof word - 1)
          word[letters++] = g_ascii_tolower (tree->c[i]);
      word[letters] = '\0';
      if (letters == 1 && is_place (tree, i, start, end) && record->n + 2 <= RUBRIC_PASTE_MOST_NUMBERS)
        {
          add_place (record, tree->c[i - 1] - 'A' + 1, tree->c[i] - '0');
          i++;
        }
      else if (letters > 0)
        {
          RubricPasteAxis said = rubric_paste_find_axis (word, &record->weak);

          axis = said != RUBRIC_PASTE_AXIS_NONE ? said : axis;
          record->full |= said != RUBRIC_PASTE_AXIS_NONE && letters > 1;
        }
      else if (rubric_paste_is_digit (tree->c[i]) && i + 1 < end && tree->c[i + 1] == 'd')
        i += 2; /* translate3d */
      else if (rubric_paste_is_digit (tree->c[i]))
        {
          if (record->n == RUBRIC_PASTE_MOST_NUMBERS)
            return;
          record->axis[record->n] = axis;
          record->form = record->form * 31 + axis + 1;
          record->number[record->n++] = read_number (tree, &i, end);
          axis = RUBRIC_PASTE_AXIS_NONE;
        }
      else
        i++;
    }
}

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
    if ((rubric_paste_is_letter (tree->c[i]) && !rubric_paste_is_digit (tree->c[i + 1]))
        || rubric_paste_is_any (tree->c[i], "[]()"))
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
