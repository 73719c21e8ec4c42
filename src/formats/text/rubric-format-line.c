/* rubric-format-line.c - 81 characters a puzzle; many lines are a collection
 *
 *     53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 # easy
 *     `------------------------------- 81 cells -------------------------------------' `-- description
 *
 * A solution may stand between the two, or before the cells in a data set of which a line is damaged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-records.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MIN_PUZZLE_WORD = 60, /* characters; a shorter word is the row of a grid, a longer one a puzzle, right or not */
  SNIFFED_LINES = 20,
  SNIFFED_COLUMNS = 1024,
  MAX_LETTER = 1 << 15, /* bytes of a letter with puzzles in it; a longer text is a list of them */
  MAX_DESCRIPTION = SUD_LINE_MAX - 256, /* bytes, so that a line with cells and a solution before it can be read */
};

/* Returns: whether @word assigns something to a name, or has a colon after its 81 cells. */
static gboolean
is_assignment (const char *word, gsize length)
{
  gsize name = 0;

  while (name < length && (g_ascii_isalpha (word[name]) || word[name] == '_'))
    name++;
  return (name > 1 && name < length && word[name] == '=') || (length > SUD_CELLS && word[SUD_CELLS] == ':');
}

/* Returns: whether the first word of the line is a puzzle; one character in ten may be wrong, less than in an
 * address. */
static gboolean
begins_with_puzzle (const RubricLines *lines)
{
  SudLine line = rubric_lines_get (lines);
  gsize length, cells = 0;
  const char *word = sud_line_get_word (&line, &length);

  if (length < MIN_PUZZLE_WORD || is_assignment (word, length)
      || strchr ("\"'`", *word) != NULL
      || rubric_text_relate_puzzles (line.text, line.length) == RUBRIC_RELATION_NONE)
    return FALSE;
  length = MIN (length, SNIFFED_COLUMNS);
  for (gsize i = 0; i < length; i++)
    {
      if (word[i] == '|' || word[i] == '+')
        return FALSE;
      cells += sud_cell_value (word[i]) >= 0;
    }
  return cells * 10 >= length * 9;
}

/* Returns: whether the first word of the line has only cells, but too few, as the row of a grid has, or is no text. */
static gboolean
is_short_of_puzzle (const RubricLines *lines)
{
  SudLine line = rubric_lines_get (lines);
  gsize length;
  const char *word = sud_line_get_word (&line, &length);

  if (length > 0 && word[0] == '\0')
    return TRUE;
  for (gsize i = 0; i < length; i++)
    if (sud_cell_value (word[i]) < 0)
      return FALSE;
  return length < MIN_PUZZLE_WORD;
}

/* Returns: whether 81 letters follow each other in @line: the regions of a jigsaw. */
static gboolean
has_regions (const SudLine *line)
{
  const char *at = line->text, *end = line->text + line->length;
  gsize letters = 0;

  for (; at < end && letters < SUD_CELLS; at++)
    letters = g_ascii_isalpha (*at) && sud_cell_value (*at) < 0 ? letters + 1 : 0;
  return letters == SUD_CELLS;
}

gboolean
rubric_format_line_says_more (const char *text, gsize length)
{
  RubricLines lines;
  SudLine line;

  rubric_lines_init_text (&lines, text, length);
  if (!rubric_lines_next_data (&lines))
    return FALSE;
  line = rubric_lines_get (&lines);
  return has_regions (&line) || rubric_text_relate_puzzles (line.text, line.length) > RUBRIC_RELATION_SOLUTION;
}

/* Returns: whether the line has letters, and fewer cells than a row. */
static gboolean
is_prose_line (const RubricLines *lines)
{
  SudLine line = rubric_lines_get (lines);
  gsize letters = 0, cells = 0;

  for (gsize i = 0; i < line.length; i++)
    {
      letters += g_ascii_isalpha (line.text[i]) || (line.text[i] & 0x80) != 0;
      cells += sud_cell_value (line.text[i]) >= 0;
    }
  return letters > 0 && cells < SUD_SIZE;
}

/* Most of the first lines are puzzles; a bad one is found when it is read. A text with prose above or below its puzzles
 * is a letter, for the reader of any text. */
static gboolean
line_sniff (const char *text, gsize length)
{
  RubricLines lines;
  guint puzzles = 0, short_words = 0, others = 0;
  gboolean above = FALSE, below = FALSE;

  rubric_lines_init_text (&lines, text, length);
  while (puzzles + short_words + others < SNIFFED_LINES && rubric_lines_next_data (&lines))
    {
      guint *kind = begins_with_puzzle (&lines) ? &puzzles : is_short_of_puzzle (&lines) ? &short_words : &others;

      *kind += 1;
      below = kind == &others && is_prose_line (&lines);
      above |= below && puzzles == 0;
    }
  if ((above || below) && length < MAX_LETTER)
    return FALSE;
  return puzzles > 0 && puzzles >= short_words && (others == 0 || puzzles > 2 * others);
}

static gboolean
is_description_separator (char c)
{
  return sud_is_white (c) || c == ',' || c == '#';
}

static gsize
skip_separators (const char *text, gsize length, gsize at)
{
  while (at < length && is_description_separator (text[at]))
    at++;
  return at;
}

/* Returns the offset of the description in @text, which follows the cells. In data sets the solution stands between. */
static gsize
find_description (const char *text, gsize length)
{
  gsize start = skip_separators (text, length, 0), end = start;

  while (end < length && text[end] >= '1' && text[end] <= '9')
    end++;
  return end - start == SUD_CELLS && (end == length || is_description_separator (text[end]))
             ? skip_separators (text, length, end)
             : start;
}

/* Returns the 81 cells of @line, or NULL. If two follow each other, and the first have all digits of the second and
 * more, the second are the puzzle. */
static const char *
find_line_cells (const SudLine *line)
{
  const char *cells = sud_line_get_puzzle (line), *end = line->text + line->length, *next;

  if (cells == NULL || end - cells <= 2 * SUD_CELLS || cells[SUD_CELLS] == '#')
    return cells;
  next = cells + skip_separators (cells, end - cells, SUD_CELLS);
  for (int i = 0; i < SUD_CELLS; i++)
    if (end - next < SUD_CELLS || sud_cell_value (next[i]) < 0)
      return cells;
  return rubric_cells_extend (cells, next) && !rubric_cells_extend (next, cells) ? next : cells;
}

/* @text: all that follows the cells */
static void
read_line_description (const char *text, gsize length, RubricInfo *info)
{
  g_autofree char *description = NULL;
  gsize at = find_description (text, length);

  if (at == length)
    return;
  description = rubric_utf8_from_file (text + at, length - at);
  rubric_info_set (info, RUBRIC_INFO_DESCRIPTION, g_strchomp (description));
}

/* Sets @error to the reason why the current line is no puzzle. */
static gboolean
fail_line (const RubricLines *lines, GError **error)
{
  SudLine line = rubric_lines_get (lines);
  gsize length;
  const char *word = sud_line_get_word (&line, &length);

  if (line.too_long)
    return rubric_lines_fail_format (lines, line.text, error, _ ("the line is longer than %d bytes"), SUD_LINE_MAX);
  for (gsize i = 0; i < MIN (length, SUD_CELLS); i++)
    if (sud_cell_value (word[i]) < 0)
      return rubric_lines_fail (lines, word + i, _ ("a digit or a blank"), error);
  return !rubric_variant_refuse_cells (length, error)
         && rubric_lines_fail_cell_count (lines, word + MIN (length, SUD_CELLS), length, error);
}

static gboolean
line_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  RubricLines lines = rubric_slice_get_line (slice);
  SudLine line = rubric_lines_get (&lines);
  const char *cells = find_line_cells (&line);
  SudGrid grid;

  if (cells == NULL)
    return fail_line (&lines, error);
  sud_grid_parse_line (&grid, cells);
  sud_sheet_from_grid (sheet, &grid, SUD_ORIGIN_GIVEN);
  read_line_description (cells + SUD_CELLS, line.text + line.length - cells - SUD_CELLS, info);
  return TRUE;
}

static const char *
line_peek (const RubricSlice *slice, gboolean *bare)
{
  RubricLines lines = rubric_slice_get_line (slice);
  SudLine line = rubric_lines_get (&lines);
  const char *cells = find_line_cells (&line);

  if (cells != NULL)
    {
      gsize length = line.text + line.length - cells - SUD_CELLS;

      *bare = find_description (cells + SUD_CELLS, length) == length;
    }
  return cells;
}

/* Returns: (nullable) (transfer full): @description as it can follow a puzzle on its line */
static char *
make_line_description (const char *description)
{
  g_autofree char *line = g_strdelimit (g_strdup (description != NULL ? description : ""), "\r\n", ' ');
  gsize length = strlen (g_strchomp (line));
  gsize at = find_description (line, length);

  if (length - at > MAX_DESCRIPTION)
    {
      length = g_utf8_find_prev_char (line, line + at + MAX_DESCRIPTION + 1) - line;
      line[length] = '\0';
      g_strchomp (line);
    }
  return at < length ? g_strdup (line + at) : NULL;
}

static void
append_grid_line (GString *out, const SudGrid *grid)
{
  char line[SUD_LINE_LENGTH + 1];

  sud_grid_format_line (grid, line);
  g_string_append (out, line);
}

static void
line_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);
  g_autofree char *description = info != NULL ? make_line_description (info->field[RUBRIC_INFO_DESCRIPTION]) : NULL;

  append_grid_line (out, &grid);
  if (solution != NULL)
    {
      g_string_append_c (out, ' ');
      append_grid_line (out, solution);
    }
  if (description != NULL)
    g_string_append_printf (out, " # %s", description);
  g_string_append_c (out, '\n');
}

/* The description is on the line of the cells, so line ends and separators at its beginning are lost. */
static RubricFormatFeatures
line_strip_unsupported (SudSheet *sheet, RubricInfo *info)
{
  g_autofree char *description = info != NULL ? make_line_description (info->field[RUBRIC_INFO_DESCRIPTION]) : NULL;
  gboolean same = info == NULL || g_strcmp0 (description, info->field[RUBRIC_INFO_DESCRIPTION]) == 0;

  if (same)
    return 0;
  rubric_info_set (info, RUBRIC_INFO_DESCRIPTION, description);
  return RUBRIC_FORMAT_FEATURE_FIELD (RUBRIC_INFO_DESCRIPTION);
}

const RubricFormat rubric_format_line = {
  .id = "line",
  .name = N_ ("81 characters"),
  .copy_name = N_ ("_Line"),
  .suffixes = (const char *const[]){ ".txt", ".sdm", NULL },
  .mime_type = "text/plain",
  .features = RUBRIC_FORMAT_FEATURE_FIELD (RUBRIC_INFO_DESCRIPTION),
  .max_size = RUBRIC_DOCUMENT_MAX_COLLECTION,
  .many = TRUE,
  .sniff = line_sniff,
  .index = rubric_document_add_lines,
  .parse = line_parse,
  .peek = line_peek,
  .write = line_write,
  .strip_unsupported = line_strip_unsupported,
};
