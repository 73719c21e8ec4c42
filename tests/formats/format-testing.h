/* format-testing.h - what the tests of formats have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"

#include <string.h>

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* The same, as nine lines. */
#define REFERENCE_ROWS \
  "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"

static inline RubricDocument *
document_from (const char *text, gssize length, GError **error)
{
  return rubric_document_new_from_text (text, length, error);
}

/* The givens of @sheet must be the reference puzzle, and all its digits with it. */
static inline void
assert_is_reference (const SudSheet *sheet)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_GIVEN);
  char line[SUD_LINE_LENGTH + 1];

  sud_grid_format_line (&grid, line);
  g_assert_cmpstr (line, ==, REFERENCE);
}

/* (transfer full): a file of one puzzle in the format @id */
static inline char *
write_puzzle (const char *id, const SudSheet *sheet, const RubricInfo *info)
{
  g_autoptr (GBytes) bytes = rubric_format_write (rubric_format_find (id), sheet, info);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* A file of formats/ in the folder that an environment variable names. */
static inline RubricDocument *
open_sample (const char *variable, const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv (variable), "formats", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  RubricDocument *document;
  char *text;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new_take (text, length);
  document = rubric_document_new (bytes, NULL, &error);
  g_assert_no_error (error);
  return document;
}

static inline RubricDocument *
open_own (const char *name)
{
  return open_sample ("RUBRIC_TEST_DATA", name);
}

/* Reads the first puzzle of a file of ours, which must be the reference puzzle. @info may be NULL. */
static inline void
read_own (const char *name, SudSheet *sheet, RubricInfo **info)
{
  g_autoptr (RubricDocument) document = open_own (name);

  g_assert_true (rubric_document_read (document, 0, sheet, info, NULL));
  assert_is_reference (sheet);
}

static inline RubricDocument *
open_corpus (const char *name)
{
  return open_sample ("RUBRIC_CORPUS", name);
}

/* Adds a test of files that other programs wrote; it is left out unless RUBRIC_CORPUS is set. */
static inline void
add_corpus_test (const char *path, GTestFunc test)
{
  if (g_getenv ("RUBRIC_CORPUS") != NULL)
    g_test_add_func (path, test);
}

/* @text can be read. */
static inline void
assert_read (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = document_from (text, -1, &error);

  g_assert_no_error (error);
  g_assert_nonnull (document);
}

/* @text, of the format @id by what it looks like, is refused with this message. */
static inline void
assert_refused (const char *text, const char *id, RubricFormatError code, const char *message)
{
  g_autoptr (GError) error = NULL;
  gsize length = strlen (text);
  g_autofree char *exact = g_memdup2 (text, length);
  g_autofree char *line = g_strescape (text, NULL); /* or its second line would be no TAP */
  const RubricFormat *format = rubric_format_sniff (exact, length);

  g_test_message ("%s", line);
  g_assert_cmpstr (format != NULL ? format->id : NULL, ==, id);
  g_assert_null (document_from (exact, length, &error));
  g_assert_error (error, RUBRIC_FORMAT_ERROR, (int)code);
  g_assert_cmpstr (error->message, ==, message);
}

/* Any value that a sheet can have, rules of Sudoku aside; every part of it is empty in one sheet of four. */
static inline void
random_sheet (GRand *random, SudSheet *sheet)
{
  guint32 parts = g_rand_int (random) | g_rand_int (random);

  sud_sheet_clear (sheet);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int origins = parts & 1 ? SUD_ORIGIN_SOLVED : SUD_ORIGIN_GIVEN;

      if (g_rand_boolean (random))
        sud_sheet_set_digit (sheet, cell, g_rand_int_range (random, 1, 10), g_rand_int_range (random, 1, origins + 1));
      if (parts & 2 && g_rand_int_range (random, 0, 3) == 0)
        sheet->centre[cell] = g_rand_int_range (random, 0, SUD_ALL_DIGITS + 1);
      if (parts & 4 && g_rand_int_range (random, 0, 3) == 0)
        sheet->corner[cell] = g_rand_int_range (random, 0, SUD_ALL_DIGITS + 1);
      if (parts & 8 && g_rand_int_range (random, 0, 3) == 0)
        sheet->colours[cell] = g_rand_int_range (random, 0, SUD_ALL_DIGITS + 1);
      if (parts & 16 && g_rand_int_range (random, 0, 3) == 0)
        sheet->eliminated[cell] = g_rand_int_range (random, 0, SUD_ALL_DIGITS + 1);
      if (parts & 32 && g_rand_int_range (random, 0, 3) == 0)
        sheet->mark_colour[cell][g_rand_int_range (random, 0, SUD_SIZE)] = g_rand_int_range (random, 0, SUD_COLOURS + 1);
    }
}
