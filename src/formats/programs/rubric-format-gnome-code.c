/* rubric-format-gnome-code.c - what GNOME Sudoku copies to share a puzzle
 *
 *     #66QQ%=mLJ]*lR%C!Op"bHn0E&h5$@fMF,Uq
 *     |`---'`--- cells of the 1s, the 2s, … the 9s: '!' + row + 9 × column
 *     |  `- how many: '!' + 1s + 9 × 2s, then of 3s and 4s, 5s and 6s, 7s and 8s; '!' + 9s
 *     `- always
 *
 * A count of nine in the lower place reads as none and one more in the upper one, so GNOME Sudoku refuses such a code,
 * even its own. Of such a digit eight are written: the ninth follows from them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  BASE = 33,
  N_PAIRS = 5,
  HEAD = 1 + N_PAIRS,
  MAX_LENGTH = HEAD + SUD_CELLS,
};

/* The code without white space around, or NULL where @text cannot be one. */
static const char *
find_code (const char *text, gsize length, gsize *code_length)
{
  const char *end = text + length;

  while (text < end && g_ascii_isspace (*text))
    text++;
  while (end > text && g_ascii_isspace (end[-1]))
    end--;
  *code_length = end - text;
  if (*code_length < HEAD || *code_length > MAX_LENGTH || *text != '#')
    return NULL;
  for (gsize i = 0; i < *code_length; i++)
    if (!g_ascii_isgraph (text[i]))
      return NULL;
  return text;
}

/* Bit i of @nines: the lower count of pair i is nine, not none. */
static int
read_counts (const char *code, guint nines, int count[SUD_SIZE + 1])
{
  int sum = 0;

  for (int i = 0; i < N_PAIRS; i++)
    {
      int pair = code[1 + i] - BASE;
      gboolean is_nine = nines >> i & 1;

      count[2 * i] = pair % SUD_SIZE + (is_nine ? SUD_SIZE : 0);
      count[2 * i + 1] = i < N_PAIRS - 1 ? pair / SUD_SIZE - is_nine : 0;
      if (count[2 * i] > SUD_SIZE || count[2 * i + 1] < 0)
        return -1;
      sum += count[2 * i] + count[2 * i + 1];
    }
  return sum;
}

/* No cell twice, those of a digit in their order. */
static gboolean
read_cells (const char *code, const int count[SUD_SIZE + 1], SudSheet *sheet)
{
  const char *at = code + HEAD;

  sud_sheet_clear (sheet);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    for (int i = 0, last = -1; i < count[digit - 1]; i++, at++)
      {
        int place = *at - BASE;
        int cell = sud_cell (place % SUD_SIZE, place / SUD_SIZE);

        if (place >= SUD_CELLS || cell <= last || sheet->digit[cell] != 0)
          return FALSE;
        sud_sheet_set_digit (sheet, cell, digit, SUD_ORIGIN_GIVEN);
        last = cell;
      }
  return TRUE;
}

/* The reading of GNOME Sudoku is the first that is tried. */
static gboolean
read_code (const char *code, gsize length, SudSheet *sheet)
{
  int count[SUD_SIZE + 1];

  for (guint nines = 0; nines < 1u << N_PAIRS; nines++)
    if (read_counts (code, nines, count) == (int)(length - HEAD) && read_cells (code, count, sheet))
      return TRUE;
  return FALSE;
}

static gboolean
gnome_code_sniff (const char *text, gsize length)
{
  gsize code_length;
  const char *code = find_code (text, length, &code_length);
  int count[SUD_SIZE + 1];

  for (guint nines = 0; code != NULL && nines < 1u << N_PAIRS; nines++)
    if (read_counts (code, nines, count) == (int)(code_length - HEAD))
      return TRUE;
  return FALSE;
}

static gboolean
gnome_code_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  gsize length;
  const char *code = find_code (slice->text, slice->length, &length);

  if (code == NULL)
    return rubric_slice_fail (slice, slice->text, _("a share code of GNOME Sudoku"), error);
  return read_code (code, length, sheet)
         || rubric_slice_fail (slice, code + HEAD, _("as many cells as the share code counts, each once"), error);
}

static int
find_limit (int digit)
{
  return digit % 2 == 1 ? SUD_SIZE - 1 : SUD_SIZE;
}

static void
gnome_code_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  GString *cells = g_string_new (NULL);
  int count[SUD_SIZE + 2] = { 0 };

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    for (int cell = 0; cell < SUD_CELLS && count[digit] < find_limit (digit); cell++)
      if (sheet->digit[cell] == digit)
        {
          g_string_append_c (cells, BASE + sud_row (cell) + SUD_SIZE * sud_column (cell));
          count[digit]++;
        }
  g_string_append_c (out, '#');
  for (int digit = 1; digit <= SUD_SIZE; digit += 2)
    g_string_append_c (out, BASE + count[digit] + SUD_SIZE * count[digit + 1]);
  g_string_append_printf (out, "%s\n", cells->str);
  g_string_free (cells, TRUE);
}

static RubricFormatFeatures
gnome_code_strip_unsupported (SudSheet *sheet, RubricInfo *info)
{
  RubricFormatFeatures lost = 0;
  int count[SUD_SIZE + 1] = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int digit = sheet->digit[cell];

      if (digit == 0 || ++count[digit] <= find_limit (digit))
        continue;
      sud_sheet_set_digit (sheet, cell, 0, SUD_ORIGIN_BLANK);
      lost = RUBRIC_FORMAT_FEATURE_EVERY;
    }
  return lost;
}

const RubricFormat rubric_format_gnome_code = {
  .id = "gnome-code",
  .name = N_("GNOME Sudoku share code"),
  .copy_name = N_("GNOME Sudoku _Code"),
  .suffixes = (const char *const[]){ NULL },
  .mime_type = "text/plain",
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .sniff = gnome_code_sniff,
  .read = rubric_document_add_single,
  .parse = gnome_code_parse,
  .write = gnome_code_write,
  .strip_unsupported = gnome_code_strip_unsupported,
};
