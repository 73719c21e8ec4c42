/* rubric-generated.c - a puzzle that the program has made, and what people are told of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-generated.h"

#include "rubric-random.h"
#include "rubric-wish-text.h"

#include <glib/gi18n.h>
#include <string.h>

static const char *const titles[SUD_N_LEVELS] = {
  [SUD_LEVEL_EASY] = N_ ("Easy Puzzle"),
  [SUD_LEVEL_MEDIUM] = N_ ("Medium Puzzle"),
  [SUD_LEVEL_HARD] = N_ ("Hard Puzzle"),
  [SUD_LEVEL_UNFAIR] = N_ ("Unfair Puzzle"),
  [SUD_LEVEL_EXTREME] = N_ ("Extreme Puzzle"),
};

const char *
rubric_generated_get_title (SudLevel level)
{
  return _ (titles[level]);
}

RubricInfo *
rubric_generated_dup_info (const RubricGenerated *self, const SudPuzzleRequest *wish)
{
  RubricInfo *info = rubric_info_new ();
  g_autofree char *description = wish != NULL ? rubric_text_wish_made (wish, self->level) : NULL;

  rubric_info_set (info, RUBRIC_INFO_TITLE, rubric_generated_get_title (self->level));
  rubric_info_set (info, RUBRIC_INFO_LEVEL, _ (sud_level_get_name (self->level)));
  rubric_info_set (info, RUBRIC_INFO_DESCRIPTION, description);
  return info;
}

void
rubric_generated_get_sheet (const RubricGenerated *self, SudSheet *sheet)
{
  sud_sheet_from_grid (sheet, &self->puzzle, SUD_ORIGIN_GIVEN);
}

/* What it was made for; its level only where the others may be of others. */
static char *
dup_description (const RubricGenerated *self, const SudPuzzleRequest *wish)
{
  char *text = wish != NULL ? rubric_text_wish_made (wish, self->level) : NULL;

  if (text == NULL && (wish == NULL || wish->level_least != wish->level_most))
    text = g_strdup (rubric_generated_get_title (self->level));
  return text;
}

RubricDocument *
rubric_generated_list (const RubricGenerated *made, guint n, const SudPuzzleRequest *wish)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  const RubricFormat *format = rubric_format_find ("line");

  g_return_val_if_fail (n > 0, NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (RubricInfo) info = rubric_info_new ();
      g_autofree char *description = dup_description (&made[i], wish);
      SudSheet sheet;

      rubric_info_set (info, RUBRIC_INFO_DESCRIPTION, description);
      rubric_generated_get_sheet (&made[i], &sheet);
      format->write (text, &sheet, info, NULL);
    }
  bytes = g_bytes_new (text->str, text->len);
  return rubric_document_new (bytes, format, NULL);
}

/* Of the places of the givens: the first in the table is none, and the later ones bind more together. */
static SudSymmetryId
find_symmetry (const SudGrid *puzzle)
{
  SudCells givens = SUD_NO_CELLS;
  int symmetry = SUD_N_SYMMETRIES - 1;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (puzzle->digit[cell] != 0)
      sud_cells_add (&givens, cell);
  while (symmetry > SUD_SYMMETRY_NONE && !sud_symmetry_holds ((SudSymmetryId)symmetry, givens))
    symmetry--;
  return (SudSymmetryId)symmetry;
}

void
rubric_generated_vary (const SudGrid *puzzle, SudGrid *variant)
{
  SudRandom random = sud_random_for (rubric_random_seed (), 0);
  SudSymmetryId symmetry = find_symmetry (puzzle);

  do
    {
      *variant = *puzzle;
      sud_puzzle_change_names (variant, symmetry, &random);
    }
  while (sud_grid_count_filled (puzzle) > 0 && memcmp (puzzle, variant, sizeof *puzzle) == 0);
}
