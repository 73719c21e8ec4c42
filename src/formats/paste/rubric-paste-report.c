/* rubric-paste-report.c - a report on a text: what was taken and what was left, or what came nearest to a puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste.h"

#include "rubric-format-error.h"
#include "rubric-paste-private.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>

static const RubricPastePuzzle *
get_puzzle (const RubricPaste *self, guint i)
{
  return &g_array_index (self->puzzles, RubricPastePuzzle, i);
}

static void
append_sentence (GString *notes, const char *sentence)
{
  if (notes->len > 0)
    g_string_append_c (notes, ' ');
  g_string_append (notes, sentence);
}

/* @sentence: (transfer full): of @n, where there are any */
static void
append_count (GString *notes, guint n, char *sentence)
{
  if (n > 0)
    append_sentence (notes, sentence);
  g_free (sentence);
}

static void
append_taken (GString *notes, const RubricPaste *self)
{
  guint left = self->lines_left;
  gboolean rows = get_puzzle (self, 0)->rows;

  if (self->puzzles->len > 1 && left > 0)
    /* Translators: %u is how many lines of a text are no puzzle */
    g_string_append_printf (notes, ngettext ("%u line around the puzzles was left out.",
                                             "%u lines around the puzzles were left out.", left), left);
  else if (self->puzzles->len > 1)
    return;
  else if (rows && left > 0)
    g_string_append_printf (notes, ngettext ("Took a table of 9 rows; %u line around it was left out.",
                                             "Took a table of 9 rows; %u lines around it were left out.", left), left);
  else if (rows)
    g_string_append (notes, _("Took a table of 9 rows."));
  else if (left > 0)
    g_string_append_printf (notes,
                            ngettext ("Took one puzzle of 81 cells; %u line around it was left out.",
                                      "Took one puzzle of 81 cells; %u lines around it were left out.", left),
                            left);
  else
    g_string_append (notes, _("Took one puzzle of 81 cells."));
}

static void
append_left (GString *notes, const RubricPaste *self)
{
  guint solutions = self->left[RUBRIC_PASTE_SOLUTION], states = self->left[RUBRIC_PASTE_STATE];
  guint repeated = self->left[RUBRIC_PASTE_REPEATED], others = self->refused + self->nears->len;

  append_count (
      notes, solutions,
      g_strdup_printf (ngettext ("%u solution was left out.", "%u solutions were left out.", solutions), solutions));
  /* Translators: %u is how many grids of a text are a puzzle with more of its digits filled in */
  append_count (notes, states,
                g_strdup_printf (ngettext ("%u later state of a puzzle was left out.",
                                           "%u later states of a puzzle were left out.", states), states));
  /* Translators: %u is how many puzzles of a text are the same as another one */
  append_count (
      notes, repeated,
      g_strdup_printf (ngettext ("%u repeated puzzle was left out.", "%u repeated puzzles were left out.", repeated),
                       repeated));
  /* Translators: %u is how many grids stand with a puzzle and are none */
  append_count (
      notes, others,
      g_strdup_printf (ngettext ("%u other grid was left out.", "%u other grids were left out.", others), others));
}

/* How what was taken differs from what is written. */
static void
append_ways (GString *notes, const RubricPaste *self)
{
  gboolean sides = FALSE, entered = FALSE, turned = FALSE, boxes = FALSE;

  for (guint i = 0; i < self->puzzles->len; i++)
    {
      sides |= get_puzzle (self, i)->sides;
      entered |= sud_grid_count_filled (&get_puzzle (self, i)->entries) > 0;
      turned |= get_puzzle (self, i)->turned;
      boxes |= get_puzzle (self, i)->boxes;
    }
  if (sides)
    append_sentence (notes, entered ? _("The text tells givens from other digits, which were taken as entries.")
                                    : _("The text tells givens from other digits, and only the givens were taken."));
  if (turned)
    append_sentence (notes, _("The text lists columns, and they were taken as columns."));
  if (boxes)
    append_sentence (notes, _("The text lists boxes, and they were taken as boxes."));
}

char *
rubric_paste_describe (const RubricPaste *self)
{
  GString *notes = g_string_new (NULL);

  append_taken (notes, self);
  append_left (notes, self);
  append_ways (notes, self);
  if (self->has_alternatives)
    append_sentence (notes, _("These are different ways to read one place: choose the right one."));
  if (self->cut)
    append_sentence (notes, _("Only the first 2 MiB were searched."));
  if (self->full)
    append_sentence (notes, _("Not all of the text was searched."));
  return g_string_free (notes, notes->len == 0);
}

guint
rubric_paste_count_left_out (const RubricPaste *self)
{
  return self->left[RUBRIC_PASTE_STATE] + self->left[RUBRIC_PASTE_REPEATED] + self->refused + self->nears->len;
}

static gboolean
fail_text (GError **error, RubricFormatError code, const char *message)
{
  g_set_error_literal (error, RUBRIC_FORMAT_ERROR, code, message);
  return FALSE;
}

/* Returns: (transfer full): what a near miss is */
static char *
describe_near (const RubricPasteNear *near)
{
  switch (near->kind)
    {
    case RUBRIC_PASTE_NEAR_ROWS:
      /* Translators: what comes nearest to a puzzle in a text */
      return g_strdup_printf (_("Expected 9 rows of 9 cells, found %1$u rows of %2$u cells."), near->n, near->m);
    case RUBRIC_PASTE_NEAR_ROW:
      /* Translators: what comes nearest to a puzzle in a text */
      return g_strdup_printf (_("Expected 9 rows of 9 cells, but row %1$u has %2$u cells."), near->n, near->m);
    case RUBRIC_PASTE_NEAR_LINE:
      /* Translators: what comes nearest to a puzzle in a text */
      return g_strdup_printf (_("Expected a line of 81 cells, found one of %u cells."), near->n);
    case RUBRIC_PASTE_NEAR_SIGNS:
      return g_strdup_printf (ngettext ("Expected 81 cells, but %u of them is no digit and no blank.",
                                        "Expected 81 cells, but %u of them are no digits and no blanks.", near->n),
                              near->n);
    case RUBRIC_PASTE_NEAR_FRAME:
      return g_strdup (_("Found 9 lines with a frame, but it is not clear in which columns their digits stand."));
    default:
      return g_strdup (_("Found cells with their places, but not all can be read."));
    }
}

/* The largest of them. */
static const RubricPasteNear *
find_near (const RubricPaste *self)
{
  const RubricPasteNear *best = NULL;

  for (guint i = 0; i < self->nears->len; i++)
    {
      const RubricPasteNear *near = &g_array_index (self->nears, RubricPasteNear, i);

      if (best == NULL || near->n * MAX (near->m, 1) > best->n * MAX (best->m, 1))
        best = near;
    }
  return best;
}

/* Many lines of one digit alone: what a PDF file gives of a puzzle, whose blanks have no characters. */
static gboolean
is_from_pdf (const char *text, gsize length)
{
  guint alone = 0;

  for (gsize i = 0; i + 1 < length; i++)
    alone += text[i] >= '1' && text[i] <= '9' && text[i + 1] == '\n' && (i == 0 || text[i - 1] == '\n');
  return alone >= 17 && alone < SUD_CELLS;
}

static gboolean
fail_refused (const RubricPaste *self, const char *text, gsize length, GError **error)
{
  if (self->variant && rubric_variant_refuse_text (text, length, error))
    return FALSE;
  g_set_error (error, RUBRIC_FORMAT_ERROR, self->variant ? RUBRIC_FORMAT_ERROR_VARIANT : RUBRIC_FORMAT_ERROR_SYNTAX,
               /* Translators: %1$u is the number of a line, %2$s the sentence that says why */
               _("Line %1$u: this is no Sudoku. %2$s"), self->refused_line,
               self->why != NULL ? _(self->why) : _("It has too few digits."));
  return FALSE;
}

/* Without words a text is what another format took it for, which tells its mistakes better. */
static gboolean
has_letters (const char *text, gsize length)
{
  for (gsize i = 1; i < length; i++)
    if (g_ascii_isalpha (text[i - 1]) && g_ascii_isalpha (text[i]))
      return TRUE;
  return FALSE;
}

gboolean
rubric_paste_fail (const RubricPaste *self, const char *text, gsize length, GError **error)
{
  const RubricPasteNear *near = find_near (self);
  g_autofree char *sentence = near != NULL ? describe_near (near) : NULL;

  if (self->refused > 0 || self->variant)
    return fail_refused (self, text, length, error);
  if (self->left[RUBRIC_PASTE_SOLUTION] > 0)
    return fail_text (error, RUBRIC_FORMAT_ERROR_SYNTAX,
                 _("Found a solved Sudoku, and beside it a puzzle that cannot be read."));
  if (rubric_variant_refuse_text (text, length, error))
    return FALSE;
  if (is_from_pdf (text, length))
    return fail_text (error, RUBRIC_FORMAT_ERROR_PDF,
                 _("Found no Sudoku, only digits without their places. If they are from a PDF file, open that file, or "
                   "paste a picture of the puzzle."));
  if (near != NULL)
    return (near->kind == RUBRIC_PASTE_NEAR_ROWS && rubric_variant_refuse_size (near->n, near->m, error))
                   || (near->kind == RUBRIC_PASTE_NEAR_LINE && rubric_variant_refuse_cells (near->n, error))
               ? FALSE
               : fail_text (error, has_letters (text, length) ? RUBRIC_FORMAT_ERROR_SYNTAX : RUBRIC_FORMAT_ERROR_UNKNOWN,
                       sentence);
  if (self->refused_line > 0)
    return fail_refused (self, text, length, error);
  return fail_text (error, RUBRIC_FORMAT_ERROR_UNKNOWN,
               _("Found no Sudoku: no 9 rows of 9 cells, no line of 81 cells, and no puzzle file."));
}
