/* rubric-format-loose.c - any text with a puzzle in it, for what no other format reads
 *
 * The puzzles that are found become a text of their own, which the document then has instead of the file: of each the 81
 * cells in a line, or its candidates in a frame. What was taken, and what was left, goes to the notes of the document.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-frame.h"
#include "rubric-loose.h"
#include "rubric-loose-drawn.h"
#include "rubric-variant.h"
#include "rubric-zero-based.h"

#include <glib/gi18n.h>
#include <string.h>

/* What was taken of a text: the last puzzle, how many, and how many that were there before. */
typedef struct
{
  const RubricLooseFind *only;
  guint n;
  guint repeated;
} Taken;

/* It is asked when all others have been. */
static gboolean
loose_sniff (const char *text, gsize length)
{
  return FALSE;
}

static const RubricLooseFind *
get_find (const RubricLoose *loose, guint index)
{
  return &g_array_index (loose->finds, RubricLooseFind, index);
}

static guint
hash_find (gconstpointer data)
{
  const RubricLooseFind *find = data;
  guint hash = rubric_loose_has_marks (find);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    hash = hash * 33 + find->grid.digit[cell];
  return hash;
}

static gboolean
is_same (gconstpointer a, gconstpointer b)
{
  const RubricLooseFind *first = a, *second = b;

  return memcmp (&first->grid, &second->grid, sizeof first->grid) == 0
         && rubric_loose_has_marks (first) == rubric_loose_has_marks (second);
}

static guint
get_number (const RubricLoose *loose, const char *at)
{
  guint low = 0, high = loose->lines->len - 1;

  while (low < high)
    {
      guint middle = low + (high - low + 1) / 2;

      if (rubric_loose_get_line (loose, middle)->text <= at)
        low = middle;
      else
        high = middle - 1;
    }
  return rubric_loose_get_line (loose, low)->number;
}

static void
write_find (GString *out, const RubricLooseFind *find)
{
  char line[SUD_LINE_LENGTH + 1];

  if (rubric_loose_has_marks (find))
    {
      rubric_frame_write (out, find->centre);
      return;
    }
  sud_grid_format_line (&find->grid, line);
  g_string_append_printf (out, "%s\n", line);
}

static guint
count_left (const RubricLoose *loose)
{
  guint n = 0;

  for (guint i = 0; i < loose->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (loose, i);

      n += line->kind == RUBRIC_LOOSE_TEXT && !line->taken;
    }
  return n;
}

/* What was taken, and what was left. */
static void
append_taken (GString *notes, const RubricLooseFind *only, guint n, guint left)
{
  if (n > 1 && left > 0)
    /* Translators: %u is how many lines of a text are no puzzle */
    g_string_append_printf (notes, ngettext ("%u line around the puzzles was left out.",
                                             "%u lines around the puzzles were left out.", left), left);
  else if (n > 1)
    return;
  else if (only->rows && left > 0)
    g_string_append_printf (notes, ngettext ("Took a table of 9 rows; %u line around it was left out.",
                                             "Took a table of 9 rows; %u lines around it were left out.", left), left);
  else if (only->rows)
    g_string_append (notes, _("Took a table of 9 rows."));
  else if (left > 0)
    g_string_append_printf (notes, ngettext ("Took one puzzle of 81 cells; %u line around it was left out.",
                                             "Took one puzzle of 81 cells; %u lines around it were left out.", left), left);
  else
    g_string_append (notes, _("Took one puzzle of 81 cells."));
}

static void
append_sentence (GString *notes, const char *sentence)
{
  if (notes->len > 0)
    g_string_append_c (notes, ' ');
  g_string_append (notes, sentence);
}

static void
append_variant (GString *notes, const RubricLoose *loose)
{
  g_autofree char *variant = rubric_loose_dup_variant (loose), *sentence = NULL;

  if (variant == NULL)
    return;
  /* Translators: %s is a word or two of the text, as “Killer” or “Even/Odd” */
  sentence = g_strdup_printf (_("The text speaks of “%s”; it was read as classic Sudoku."), variant);
  append_sentence (notes, sentence);
}

/* How what was taken differs from what is written. */
static void
append_ways (GString *notes, const RubricLooseWays *ways)
{
  if (ways->masked || ways->marked)
    append_sentence (notes, _("The text tells givens from other digits, and only the givens were taken."));
  if (ways->ordered)
    append_sentence (notes, _("The rows are named, and were put in the order of their names."));
  if (ways->turned)
    append_sentence (notes, _("The text lists columns, and they were taken as columns."));
  if (ways->flipped)
    append_sentence (notes, _("The text turns rows over, and they were taken so."));
  if (ways->mirrored)
    append_sentence (notes, _("The page shows rows from right to left, and they were taken so."));
  if (ways->unboxed)
    append_sentence (notes, _("The text lists boxes, and they were taken as boxes."));
  if (ways->signs)
    append_sentence (notes, _("Blanks have two kinds of signs; if these stand for rules, they were not read."));
}

/* What was not looked at, or NULL. */
static const char *
describe_rest (const RubricLoose *loose)
{
  G_STATIC_ASSERT (RUBRIC_LOOSE_MAX_TEXT == 2 << 20 && RUBRIC_LOOSE_MAX_LINES == 65536);
  if (loose->long_lines)
    return _("Only the first 65,536 lines were searched.");
  if (loose->long_text)
    return _("Only the first 2 MiB were searched.");
  return loose->weary && !loose->full ? _("Not all of the text was searched.") : NULL;
}

/* @sentence: (transfer full): of @n, where there are any */
static void
append_count (GString *notes, guint n, char *sentence)
{
  g_autofree char *owned = sentence;

  if (n > 0)
    append_sentence (notes, owned);
}

/* Says what was not taken besides the puzzles. */
static void
append_left (GString *notes, const RubricLoose *loose, guint repeated)
{
  append_count (notes, loose->solutions,
                g_strdup_printf (ngettext ("%u solution was left out.", "%u solutions were left out.", loose->solutions),
                                 loose->solutions));
  /* Translators: %u is how many puzzles of a text are the same as another one */
  append_count (notes, repeated,
                g_strdup_printf (ngettext ("%u repeated puzzle was left out.", "%u repeated puzzles were left out.", repeated),
                                 repeated));
  /* Translators: %u is how many grids stand with a puzzle and are none */
  append_count (notes, loose->dropped,
                g_strdup_printf (ngettext ("%u other grid was left out.", "%u other grids were left out.", loose->dropped),
                                 loose->dropped));
}

/* (transfer full) (nullable) */
static char *
describe (const RubricLoose *loose, const Taken *taken)
{
  GString *notes = g_string_new (NULL);

  append_taken (notes, taken->only, taken->n, loose->full || loose->weary ? 0 : count_left (loose));
  append_left (notes, loose, taken->repeated);
  append_ways (notes, &loose->ways);
  append_variant (notes, loose);
  if (loose->rivals > 0 && taken->n > 1)
    append_sentence (notes, _("These are different ways to read one place: choose the right one."));
  append_count (notes, loose->full ? taken->n : 0,
                g_strdup_printf (ngettext ("Only the first %u puzzle was taken.", "Only the first %u puzzles were taken.",
                                           taken->n), taken->n));
  if (describe_rest (loose) != NULL)
    append_sentence (notes, describe_rest (loose));
  return g_string_free (notes, notes->len == 0);
}

static gboolean
fail (GError **error, RubricFormatError code, const char *message)
{
  g_set_error_literal (error, RUBRIC_FORMAT_ERROR, code, message);
  return FALSE;
}

/* Many lines of one digit alone: what a PDF file gives of a puzzle, whose blanks have no characters. */
static gboolean
is_from_pdf (const RubricLoose *loose)
{
  guint alone = 0;

  for (guint i = 0; i < loose->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (loose, i);

      alone += line->length == 1 && line->text[0] >= '1' && line->text[0] <= '9';
    }
  return alone >= 17 && alone < SUD_CELLS;
}

/* Says that a grid has too few digits, or too few different ones. */
static gboolean
fail_few (const RubricLoose *loose, RubricFormatError code, GError **error)
{
  if (loose->kinds > 0)
    g_set_error (error, RUBRIC_FORMAT_ERROR, code,
                 ngettext ("Found 9 rows of 9 cells with only %u kind of digit, too few for a Sudoku.",
                           "Found 9 rows of 9 cells with only %u different digits, too few for a Sudoku.", loose->kinds),
                 loose->kinds);
  else
    g_set_error (error, RUBRIC_FORMAT_ERROR, code,
                 ngettext ("Found 9 rows of 9 cells with only %u digit, too few for a Sudoku.",
                           "Found 9 rows of 9 cells with only %u digits, too few for a Sudoku.", loose->digits),
                 loose->digits);
  return FALSE;
}

/* Other formats count cells in a table with empty fields and in a letter, too, and tell less. */
static gboolean
fail_near (const RubricLoose *loose, GError **error)
{
  RubricFormatError code
      = loose->misleading || rubric_loose_has_words (loose->chars->str, loose->chars->len)
            ? RUBRIC_FORMAT_ERROR_SYNTAX
            : RUBRIC_FORMAT_ERROR_UNKNOWN;

  if (loose->parts)
    return rubric_loose_fail_parts (error);
  if (loose->ways.broken)
    return fail (error, RUBRIC_FORMAT_ERROR_SYNTAX,
                 _("The page has elements that are columns or boxes, but not nine whole ones for each grid."));
  if (loose->ways.unmarked)
    return fail (error, RUBRIC_FORMAT_ERROR_SYNTAX,
                 _("The page tells givens from other digits, but not for all cells of the puzzle."));
  if (loose->solutions > 0)
    return fail (error, RUBRIC_FORMAT_ERROR_SYNTAX,
                 _("Found a solved Sudoku, and beside it a puzzle that cannot be read."));
  if (loose->digits > 0 || loose->kinds > 0)
    return fail_few (loose, code, error);
  if (loose->clashes)
    return fail (error, RUBRIC_FORMAT_ERROR_SYNTAX,
                 _("Found 9 rows of 9 cells whose digits do not go together in a Sudoku."));
  if (rubric_loose_refuse_size (loose, error))
    return FALSE;
  if (loose->near_rows == 0)
    {
      gboolean pdf = is_from_pdf (loose);
      const char *rest = pdf ? _("If it is from a PDF file, open that file, or paste a picture of the puzzle.")
                             : describe_rest (loose);

      g_set_error (error, RUBRIC_FORMAT_ERROR, pdf ? RUBRIC_FORMAT_ERROR_PDF : RUBRIC_FORMAT_ERROR_UNKNOWN, "%s%s%s",
                   _("Found no Sudoku: no 9 rows of 9 cells, no line of 81 cells, and no puzzle file."),
                   rest != NULL ? " " : "", rest != NULL ? rest : "");
      return FALSE;
    }
  if (rubric_variant_refuse_size (loose->near_rows, loose->near_cells, error))
    return FALSE;
  /* Translators: what comes nearest to a puzzle in a text */
  g_set_error (error, RUBRIC_FORMAT_ERROR, code,
               _("Expected 9 rows of 9 cells, found %1$u rows of %2$u cells."), loose->near_rows, loose->near_cells);
  return FALSE;
}

/* Nine signs for each cell, the candidates of a grid. */
static gboolean
is_candidates (const RubricLooseLine *line)
{
  for (gsize i = 0; i < line->length; i++)
    if (!rubric_loose_is_cell (line->text[i]))
      return FALSE;
  return line->length == SUD_CELLS * SUD_SIZE;
}

/* A file of ours that is broken, or candidates in a line of nine signs a cell: half of it would be found. */
static gboolean
has_more (const RubricLoose *loose)
{
  static const char *const names[] = { "[Puzzle]", "[State]" };

  for (guint i = 0; i < loose->lines->len; i++)
    for (guint k = 0; k < G_N_ELEMENTS (names); k++)
      {
        const RubricLooseLine *line = rubric_loose_get_line (loose, i);

        if (is_candidates (line))
          return TRUE;
        if (line->length == strlen (names[k]) && memcmp (line->text, names[k], line->length) == 0)
          return TRUE;
      }
  return FALSE;
}

/* Adds each puzzle that was found to @document, once. Returns: (transfer full): all of them as text */
static GBytes *
take_finds (const RubricLoose *loose, RubricDocument *document, Taken *taken)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (hash_find, is_same);
  guint end = has_more (loose) ? 0 : loose->finds->len;
  GString *found = g_string_new (NULL);

  for (guint i = 0; i < end; i++)
    {
      const RubricLooseFind *find = get_find (loose, i), *same = g_hash_table_lookup (seen, find);

      if (same != NULL)
        {
          taken->repeated += find->start >= same->end;
          continue;
        }
      g_hash_table_add (seen, (gpointer)find);
      rubric_document_add (document, found->len, get_number (loose, find->start));
      write_find (found, find);
      taken->only = find;
      taken->n++;
    }
  return g_string_free_to_bytes (found);
}

static gboolean
loose_read (RubricDocument *document, const char *text, gsize length, GError **error)
{
  g_autoptr (RubricLoose) loose = rubric_loose_new (text, length);
  Taken taken = { .n = 0 };
  g_autoptr (GBytes) found = take_finds (loose, document, &taken);

  if (loose->ways.regions && rubric_variant_refuse_name ("jigsaw", strlen ("jigsaw"), error))
    return FALSE;
  if (rubric_zero_based_refuse_loose (loose, error) || rubric_loose_refuse_drawn (loose, error))
    return FALSE;
  if (taken.n > 0 && rubric_loose_refuse_keys (text, length, error))
    return FALSE;
  if (taken.n == 0)
    return !rubric_loose_refuse_variant (loose, error) && !rubric_variant_refuse_text (text, length, error)
           && fail_near (loose, error);
  rubric_document_take_text (document, g_steal_pointer (&found));
  rubric_document_take_notes (document, describe (loose, &taken), loose->rivals > 0 && taken.n > 1);
  return TRUE;
}

static gboolean
loose_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  SudGrid grid;

  if (slice->length < SUD_CELLS || sud_grid_parse_line (&grid, slice->text) < SUD_CELLS)
    return rubric_format_marks.parse (slice, sheet, info, error);
  sud_sheet_from_grid (sheet, &grid, SUD_ORIGIN_GIVEN);
  return TRUE;
}

const RubricFormat rubric_format_loose = {
  .id = "loose",
  .name = N_("Any text with a puzzle in it"),
  .suffixes = (const char *const[]){ NULL },
  .mime_type = "text/plain",
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .many = TRUE,
  .rules = TRUE,
  .sniff = loose_sniff,
  .read = loose_read,
  .parse = loose_parse,
};
