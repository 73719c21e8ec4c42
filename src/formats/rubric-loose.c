/* rubric-loose.c - puzzles in any text: what is one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include "rubric-variant.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  MAX_WINDOWS = 1 << 18,
  MAX_SOLVES = 1 << 13, /* of grids that are no puzzle */
  LEAST_DIGITS = 17, /* fewer leave several solutions */
  LEAST_KINDS = 8,   /* of digits: fewer could change places */
  MOST_CLASHING = 4, /* cells, in a puzzle with a mistake */
  LEAST_TYPED = 20,  /* digits of such a one, where no boxes are drawn */
  MOST_TYPED = 60,
  MOST_BESIDE = 5,   /* cells in a line beside it */
};

static gboolean
search_variant (const RubricLoose *self, GError **error)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);

      for (gsize at = 0; at < line->length; at++)
        if (g_ascii_isalpha (line->text[at]) && (at == 0 || !g_ascii_isalpha (line->text[at - 1]))
            && rubric_variant_refuse_text (line->text + at, line->length - at, error))
          return TRUE;
    }
  return self->foreign != NULL && rubric_variant_refuse_name (self->foreign, strlen (self->foreign), error);
}

gboolean
rubric_loose_names_variant (RubricLoose *self)
{
  if (!self->searched)
    self->variant = search_variant (self, NULL);
  self->searched = TRUE;
  return self->variant;
}

static gboolean
is_same (const RubricLooseFind *a, const RubricLooseFind *b)
{
  return memcmp (&a->grid, &b->grid, sizeof a->grid) == 0 && memcmp (a->centre, b->centre, sizeof a->centre) == 0;
}

static gboolean
overlap (const RubricLooseFind *a, const RubricLooseFind *b)
{
  return a->start < b->end && b->start < a->end;
}

void
rubric_loose_free (RubricLoose *self)
{
  g_string_free (self->chars, TRUE);
  g_string_free (self->looks, TRUE);
  g_array_unref (self->lines);
  g_array_unref (self->finds);
  g_free (self->title);
  g_free (self);
}

guint
rubric_loose_find_line (const RubricLoose *self, const char *at)
{
  guint low = 0, high = self->lines->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      const RubricLooseLine *line = rubric_loose_get_line (self, middle);

      if (line->text + line->length < at)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static void
take_lines (RubricLoose *self, const RubricLooseFind *find)
{
  for (guint i = rubric_loose_find_line (self, find->start); i < self->lines->len; i++)
    {
      RubricLooseLine *line = rubric_loose_get_line (self, i);

      if (line->text >= find->end)
        break;
      line->taken = TRUE;
    }
}

/* What overlaps shares a line: one find need not be compared with all others where its lines are free. */
static gboolean
is_free (const RubricLoose *self, const RubricLooseFind *find)
{
  for (guint i = rubric_loose_find_line (self, find->start); i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);

      if (line->text >= find->end)
        break;
      if (line->taken)
        return FALSE;
    }
  return TRUE;
}

/* A puzzle that has one solution takes the place of what has not. */
gboolean
rubric_loose_keep (RubricLoose *self, const RubricLooseFind *find)
{
  gboolean proper = find->verdict == SUD_VERDICT_ONE;

  if (rubric_loose_are_parts (self, &find->grid, find->start, find->end))
    {
      self->parts = TRUE;
      return FALSE;
    }
  for (guint i = is_free (self, find) ? 0 : self->finds->len; i > 0; i--)
    {
      const RubricLooseFind *other = &g_array_index (self->finds, RubricLooseFind, i - 1);

      if (!overlap (find, other))
        continue;
      if (is_same (find, other) || (other->verdict == SUD_VERDICT_ONE && !proper))
        return TRUE;
      if (proper && other->verdict != SUD_VERDICT_ONE)
        g_array_remove_index (self->finds, i - 1);
    }
  if (self->finds->len == RUBRIC_LOOSE_MAX_FINDS)
    {
      self->full = TRUE;
      return FALSE;
    }
  take_lines (self, find);
  g_array_append_val (self->finds, *find);
  self->solves += proper;
  return TRUE;
}

RubricLoose *
rubric_loose_new_unsearched (void)
{
  RubricLoose *self = g_new0 (RubricLoose, 1);

  self->chars = g_string_new (NULL);
  self->looks = g_string_new (NULL);
  self->lines = g_array_new (FALSE, FALSE, sizeof (RubricLooseLine));
  self->finds = g_array_new (FALSE, FALSE, sizeof (RubricLooseFind));
  self->windows = MAX_WINDOWS;
  self->solves = MAX_SOLVES;
  return self;
}

static guint
count_kinds (const SudGrid *grid)
{
  SudDigits seen = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->digit[cell] != 0)
      seen |= SUD_DIGIT_BIT (grid->digit[cell]);
  return sud_digits_count (seen);
}

gboolean
rubric_loose_is_block (const SudGrid *grid, const char *text, gsize length)
{
  guint digits = sud_grid_count_filled (grid);
  gboolean letters = FALSE;

  for (gsize i = 0; i < length; i++)
    letters |= g_ascii_isalpha (text[i]);
  return digits == 0 ? letters : digits > 1 && count_kinds (grid) == 1;
}

/* Leaves in @rest what goes together. Returns: how many cells of @grid clash */
static guint
count_clashing (const SudGrid *grid, SudGrid *rest)
{
  guint n = 0;

  *rest = *grid;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudGrid without = *grid;

      without.digit[cell] = 0;
      if (grid->digit[cell] == 0 || (sud_grid_candidates (&without, cell) & SUD_DIGIT_BIT (grid->digit[cell])))
        continue;
      rest->digit[cell] = 0;
      n++;
    }
  return n;
}

/* Whether rows that may be boxes clash less as these: then a digit of a box is wrong, and which is not known. */
static gboolean
are_boxes (const RubricLoose *self, const RubricLooseFind *find)
{
  RubricLooseFind boxes = *find;
  SudGrid rest;

  rubric_loose_move_boxes (&boxes);
  return count_clashing (&boxes.grid, &rest) < count_clashing (&find->grid, &rest) && rubric_loose_may_be_boxes (self, find);
}

/* Whether a line has cells at its end, or beside a table words and hardly any cell. */
static gboolean
may_be_alone (const RubricLooseLine *line, gboolean inside)
{
  const char *at = line->text, *end = line->text + line->length;
  RubricLooseToken token;
  gboolean words = FALSE, last = TRUE;
  guint cells = 0;

  while (rubric_loose_next_token (&at, end, &token))
    {
      last = token.cells > 0;
      words |= !last;
      cells += token.cells;
    }
  return inside ? last : words && cells < MOST_BESIDE;
}

/* Whether a table of nine rows is all that there is, but for some words, which stand before its rows or on other lines. */
static gboolean
is_alone (const RubricLoose *self, const RubricLooseFind *find)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);
      gboolean inside = line->text < find->end && line->text + line->length > find->start;

      if (line->kind == RUBRIC_LOOSE_TEXT && !may_be_alone (line, inside))
        return FALSE;
    }
  return find->rows;
}

/* Whether a row stands there twice, or the first column or the last is empty: then it is no row or column of this table. */
static gboolean
may_be_moved (const SudGrid *grid)
{
  guint first = 0, last = 0;

  for (int row = 0; row < SUD_SIZE; row++)
    {
      first += grid->digit[sud_cell (row, 0)] != 0;
      last += grid->digit[sud_cell (row, SUD_SIZE - 1)] != 0;
      for (int other = 0; other < row; other++)
        if (memcmp (grid->digit + sud_cell (row, 0), grid->digit + sud_cell (other, 0), SUD_SIZE) == 0)
          return TRUE;
    }
  return first == 0 || last == 0;
}

/* Whether digits that clash are a slip: not many, in what otherwise looks like a puzzle, and is not solved. */
static gboolean
may_be_slip (RubricLoose *self, const RubricLooseFind *find, RubricLooseStrength strength)
{
  SudGrid rest;
  SudResult result;

  if (strength == RUBRIC_LOOSE_WEAK || count_clashing (&find->grid, &rest) > MOST_CLASHING || are_boxes (self, find)
      || rubric_loose_names_variant (self))
    return FALSE;
  if (strength == RUBRIC_LOOSE_DRAWN)
    return TRUE;
  if (sud_grid_count_filled (&find->grid) < LEAST_TYPED || sud_grid_count_filled (&find->grid) > MOST_TYPED
      || may_be_moved (&find->grid) || !is_alone (self, find))
    return FALSE;
  sud_solve_count (&rest, 1, NULL, &result);
  return result.verdict != SUD_VERDICT_NONE;
}

/* Whether nothing is in the first row, and all others are full: that is the empty heading of a solution which lost a row. */
static gboolean
has_empty_head (const SudGrid *grid)
{
  for (int column = 0; column < SUD_SIZE; column++)
    if (grid->digit[column] != 0)
      return FALSE;
  return sud_grid_count_filled (grid) == SUD_CELLS - SUD_SIZE;
}

/* Whether a row or a column at the edge counts from 1 to 9, and not all cells are filled: that is a heading which took the
 * place of a row that is lost. */
static gboolean
has_heading (const SudGrid *grid)
{
  gboolean counts[4] = { TRUE, TRUE, TRUE, TRUE };

  for (int i = 0; i < SUD_SIZE; i++)
    {
      counts[0] &= grid->digit[sud_cell (0, i)] == i + 1;
      counts[1] &= grid->digit[sud_cell (SUD_SIZE - 1, i)] == i + 1;
      counts[2] &= grid->digit[sud_cell (i, 0)] == i + 1;
      counts[3] &= grid->digit[sud_cell (i, SUD_SIZE - 1)] == i + 1;
    }
  return (counts[0] || counts[1] || counts[2] || counts[3]) && sud_grid_count_filled (grid) < SUD_CELLS;
}

gboolean
rubric_loose_judge (RubricLoose *self, RubricLooseFind *find, RubricLooseStrength strength)
{
  guint digits = sud_grid_count_filled (&find->grid), kinds = count_kinds (&find->grid);
  SudResult result;

  if (has_heading (&find->grid) || has_empty_head (&find->grid))
    return FALSE;
  if (digits < LEAST_DIGITS || kinds < LEAST_KINDS)
    {
      guint *best = digits < LEAST_DIGITS ? &self->digits : &self->kinds;

      if (strength >= RUBRIC_LOOSE_SHAPED)
        *best = MAX (*best, digits < LEAST_DIGITS ? digits : kinds);
      return FALSE;
    }
  self->full |= self->finds->len == RUBRIC_LOOSE_MAX_FINDS;
  self->weary |= self->solves == 0;
  if (self->full || self->solves == 0)
    return FALSE;
  self->solves--;
  sud_solve_count (&find->grid, 2, NULL, &result);
  if (result.verdict != SUD_VERDICT_ONE && rubric_loose_may_be_boxes (self, find) && rubric_loose_unbox (find))
    {
      self->ways.unboxed = TRUE;
      result.verdict = SUD_VERDICT_ONE;
    }
  if (self->ways.boxes && result.verdict != SUD_VERDICT_ONE)
    return FALSE;
  if (!sud_grid_is_valid (&find->grid))
    {
      self->clashes |= strength >= RUBRIC_LOOSE_SHAPED;
      self->ways.regions |= rubric_loose_are_regions (&find->grid);
      find->verdict = SUD_VERDICT_INVALID;
      return may_be_slip (self, find, strength) && rubric_loose_keep (self, find);
    }
  find->verdict = result.verdict;
  if (result.verdict != SUD_VERDICT_ONE && (strength == RUBRIC_LOOSE_WEAK || rubric_loose_names_variant (self)))
    return FALSE;
  return rubric_loose_keep (self, find);
}

gboolean
rubric_loose_judge_all (RubricLoose *self, GArray *finds, RubricLooseStrength strength)
{
  RubricLooseFind *find = (RubricLooseFind *)(gpointer)finds->data;
  guint left = 0;

  for (guint i = 0; i < finds->len; i++)
    if (!rubric_loose_may_look (self) || !rubric_loose_judge (self, &find[i], strength))
      find[left++] = find[i];
  if (left == finds->len)
    return FALSE;
  for (guint i = 0; i < left; i++)
    self->dropped += !rubric_loose_judge (self, &find[i], RUBRIC_LOOSE_SHAPED) && !self->full && !self->weary;
  return TRUE;
}

static guint
distance (guint rows, guint cells)
{
  return ABS ((int)rows - SUD_SIZE) + ABS ((int)cells - SUD_SIZE);
}

void
rubric_loose_note_near (RubricLoose *self, guint rows, guint cells, gboolean misleading)
{
  self->misleading |= misleading;
  if (rows < 4 || cells < 4 || rows > 25 || cells > 25 || distance (rows, cells) == 0
      || (self->near_rows > 0 && distance (rows, cells) >= distance (self->near_rows, self->near_cells)))
    return;
  self->near_rows = rows;
  self->near_cells = cells;
}

gboolean
rubric_loose_refuse_variant (const RubricLoose *self, GError **error)
{
  return self->variant && search_variant (self, error);
}
