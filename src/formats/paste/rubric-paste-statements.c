/* rubric-paste-statements.c - numbers with words in front; lines of them: `board[0][4] = 7;`, `r1c5=7`, `1,5,7`
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-places.h"

enum
{
  LONGEST_STATEMENT = 24, /* atoms */
};

/* Up to six digits and a fraction; leaves @i behind them. */
static gdouble
read_number (const RubricPasteTree *tree, guint32 *i, guint32 end)
{
  guint32 last = MIN (end, *i + 6);
  gdouble number = 0, place = 0.1;

  for (; *i < last && rubric_paste_is_digit (tree->c[*i]); ++*i)
    number = number * 10 + tree->c[*i] - '0';
  if (*i + 1 < end && tree->c[*i] == '.' && rubric_paste_is_digit (tree->c[*i + 1]))
    for (++*i; *i < end && rubric_paste_is_digit (tree->c[*i]); ++*i, place /= 10)
      number += (tree->c[*i] - '0') * place;
  return number;
}

/* What the letters at @i say of the number behind them; leaves @i behind them. */
static RubricPasteAxis
read_axis (const RubricPasteTree *tree, guint32 *i, guint32 end, RubricPasteRecord *record)
{
  char word[16] = "";
  RubricPasteAxis axis;

  for (guint n = 0; *i < end && tree->c[*i] < 128 && g_ascii_isalpha (tree->c[*i]); ++*i)
    if (n < sizeof word - 1)
      word[n++] = g_ascii_tolower (tree->c[*i]);
  axis = rubric_paste_find_axis (word, &record->weak);
  record->full |= axis != RUBRIC_PASTE_AXIS_NONE && word[1] != '\0';
  return axis;
}

/* Reads A1 to I9, as cells of a sheet are called, at @i: a row and a column. Leaves @i behind it, or returns FALSE. */
static gboolean
read_sheet_cell (const RubricPasteTree *tree, guint32 *i, guint32 start, guint32 end, RubricPasteRecord *record)
{
  guint32 letter = tree->c[*i], digit = *i + 1 < end ? tree->c[*i + 1] : 0;
  guint32 before = *i > start ? tree->c[*i - 1] : ' ', after = *i + 2 < end ? tree->c[*i + 2] : ' ';

  if (letter < 'A' || letter > 'I' || digit < '1' || digit > '9' || rubric_paste_is_digit (after)
      || rubric_paste_is_digit (before) || rubric_paste_is_letter (before) || record->n + 2 > RUBRIC_PASTE_MOST_NUMBERS)
    return FALSE;
  record->form = record->form * 31 + RUBRIC_PASTE_MOST_NUMBERS;
  record->number[record->n++] = letter - 'A' + 1;
  record->number[record->n++] = digit - '0';
  *i += 2;
  return TRUE;
}

void
rubric_paste_read_numbers (const RubricPasteTree *tree, guint32 start, guint32 end, RubricPasteRecord *record)
{
  RubricPasteAxis axis = RUBRIC_PASTE_AXIS_NONE;
  guint32 i = start;

  while (i < end)
    {
      guint32 c = tree->c[i];

      if (read_sheet_cell (tree, &i, start, end, record))
        continue;
      if (c < 128 && g_ascii_isalpha (c))
        {
          RubricPasteAxis said = read_axis (tree, &i, end, record);

          if (said != RUBRIC_PASTE_AXIS_NONE) /* else what was said before still counts: row_number */
            axis = said;
        }
      else if (!rubric_paste_is_digit (c))
        i++;
      else if (i + 1 < end && tree->c[i + 1] == 'd')
        i += 2; /* the name of a function, translate3d */
      else if (record->n == RUBRIC_PASTE_MOST_NUMBERS)
        return;
      else
        {
          record->form = record->form * 31 + axis + 1;
          record->axis[record->n] = axis;
          record->number[record->n++] = read_number (tree, &i, end);
          axis = RUBRIC_PASTE_AXIS_NONE;
        }
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
