/* fuzz-formats.c - any bytes in, for the readers of puzzle files; run by run-fuzz.py
 *
 * RUBRIC_FUZZ_FORMAT names the format that the bytes are read as; without it they are sniffed. What can be read is
 * written in the same format and read again: it must come back as rubric_format_strip_unsupported() says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-testing.h"

#include <stdlib.h>
#include <string.h>

enum
{
  MOST_PUZZLES = 64, /* read of one input: more would only repeat the same code */
};

int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

static const RubricFormat *forced;

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  const char *id = g_getenv ("RUBRIC_FUZZ_FORMAT");

  if (id != NULL && id[0] != '\0')
    {
      forced = rubric_format_find (id);
      if (forced == NULL)
        g_error ("no format is called “%s”", id);
    }
  return 0;
}

/* An error is said in words, of the domain that is promised. */
static void
check_error (const GError *error)
{
  g_assert_true (error != NULL && error->domain == RUBRIC_FORMAT_ERROR);
  g_assert_true (g_utf8_validate (error->message, -1, NULL) && error->message[0] != '\0');
}

static void
check_values (const SudSheet *sheet)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      g_assert_true (sheet->digit[cell] <= SUD_SIZE && sheet->colours[cell] <= SUD_ALL_DIGITS);
      g_assert_true ((sheet->digit[cell] == 0) == (sheet->origin[cell] == SUD_ORIGIN_BLANK));
      g_assert_true ((sheet->centre[cell] | sheet->corner[cell] | sheet->eliminated[cell]) <= SUD_ALL_DIGITS);
    }
}

static void
check_info (const RubricInfo *info)
{
  for (int field = 0; field < RUBRIC_N_INFO_FIELDS; field++)
    g_assert_true (info->field[field] == NULL || g_utf8_validate (info->field[field], -1, NULL));
}

static void
check_round_trip (const RubricFormat *format, const SudSheet *sheet, const RubricInfo *info)
{
  g_autoptr (GBytes) bytes = rubric_format_write (format, sheet, info);
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_document_new (bytes, format, &error);
  g_autoptr (RubricInfo) held_info = rubric_info_copy (info);
  g_autoptr (RubricInfo) read_info = NULL;
  SudSheet held = *sheet, read;

  rubric_format_strip_unsupported (format, &held, held_info);
  g_assert_no_error (error);
  g_assert_true (rubric_document_read (document, 0, &read, &read_info, &error));
  g_assert_true (sud_sheet_equal (&read, &held));
  g_assert_true (rubric_info_equal (read_info, held_info));
}

static void
check_puzzle (RubricDocument *document, guint index)
{
  g_autoptr (RubricInfo) info = NULL;
  g_autoptr (GError) error = NULL;
  SudSheet sheet;

  if (!rubric_document_read (document, index, &sheet, &info, &error))
    {
      check_error (error);
      return;
    }
  check_values (&sheet);
  check_info (info);
  if (rubric_document_get_format (document)->write != NULL)
    check_round_trip (rubric_document_get_format (document), &sheet, info);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size); /* a copy of exactly its size: reading on is caught */
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_document_new (bytes, forced, &error);

  if (document == NULL)
    check_error (error);
  else
    for (guint i = 0; i < MIN (rubric_document_get_n_puzzles (document), MOST_PUZZLES); i++)
      check_puzzle (document, i);
  return 0;
}
