/* test-rubric-record.c - a record is read as it was written, or not at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-format.h"
#include "session-testing.h"

#include <string.h>

enum
{
  CHECKSUM_AT = 16,
  PAYLOAD_AT = 48,
};

static RubricRecord *
read_again (const RubricRecord *record)
{
  g_autoptr (GBytes) bytes = rubric_record_to_bytes (record);

  return rubric_record_from_bytes (bytes);
}

static void
test_random_puzzles (void)
{
  for (guint seed = 0; seed < 300; seed++)
    {
      g_autoptr (RubricPuzzle) puzzle = session_puzzle (seed, seed);
      g_autofree char *state = session_state (puzzle);
      g_autoptr (RubricRecord) record = rubric_record_new (puzzle, NULL, NULL);
      g_autoptr (RubricRecord) read = read_again (record);
      g_autofree char *read_state = NULL;

      g_test_message ("seed %u", seed);
      g_assert_nonnull (read);
      read_state = session_record_state (read);
      g_assert_cmpstr (read_state, ==, state);
      g_assert_cmpint (read->time, ==, record->time);
      g_assert_null (read->uri);
      g_assert_null (read->format);
    }
}

static void
test_file_and_info (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  g_autoptr (RubricInfo) info = rubric_info_new ();
  g_autoptr (RubricRecord) record = NULL;
  g_autoptr (RubricRecord) read = NULL;
  const SudSheet blank = { 0 };

  rubric_info_set (info, RUBRIC_INFO_TITLE, "Тест 数独");
  rubric_info_set (info, RUBRIC_INFO_COMMENT, "two\nlines");
  info->extra = g_strdup ("#Xheader\n");
  rubric_puzzle_load (puzzle, &blank, info);
  record = rubric_record_new (puzzle, "file:///tmp/a%20b.sdk", "sdk");
  record->elapsed = 754 * G_USEC_PER_SEC;
  record->stamp = g_strdup ("none ");
  read = read_again (record);
  g_assert_nonnull (read);
  g_assert_cmpstr (read->uri, ==, "file:///tmp/a%20b.sdk");
  g_assert_cmpstr (read->format, ==, "sdk");
  g_assert_cmpstr (read->stamp, ==, "none ");
  g_assert_cmpint (read->elapsed, ==, record->elapsed);
  g_assert_true (rubric_info_equal (read->info, info));
}

static GBytes *
small_record (void)
{
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (7, 6);
  g_autoptr (RubricRecord) record = rubric_record_new (puzzle, "file:///a", "line");

  return rubric_record_to_bytes (record);
}

static void
assert_refused (const guint8 *data, gsize length)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, length);

  g_assert_null (rubric_record_from_bytes (bytes));
}

static void
test_truncated (void)
{
  g_autoptr (GBytes) bytes = small_record ();
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);

  for (gsize i = 0; i < length; i++)
    assert_refused (data, i);
}

static void
test_one_byte_more (void)
{
  g_autoptr (GBytes) bytes = small_record ();
  gsize length = g_bytes_get_size (bytes);
  g_autofree guint8 *data = g_malloc0 (length + 1);

  memcpy (data, g_bytes_get_data (bytes, NULL), length);
  assert_refused (data, length + 1);
}

static void
test_each_bit_flipped (void)
{
  g_autoptr (GBytes) bytes = small_record ();
  gsize length = g_bytes_get_size (bytes);
  g_autofree guint8 *data = g_memdup2 (g_bytes_get_data (bytes, NULL), length);

  for (gsize i = 0; i < 8 * length; i++)
    {
      data[i / 8] ^= 1 << i % 8;
      assert_refused (data, length);
      data[i / 8] ^= 1 << i % 8;
    }
  g_test_message ("%" G_GSIZE_FORMAT " bits", 8 * length);
}

static void
seal (guint8 *data, gsize length)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize size = PAYLOAD_AT - CHECKSUM_AT;

  g_checksum_update (sum, data + PAYLOAD_AT, length - PAYLOAD_AT);
  g_checksum_get_digest (sum, data + CHECKSUM_AT, &size);
}

static void
assert_sound (const RubricRecord *record)
{
  g_assert_cmpuint (record->position, <, record->history->len);
  for (guint i = 0; i < record->history->len; i++)
    {
      const SudSheet *sheet = &g_array_index (record->history, SudSheet, i);

      for (int cell = 0; cell < SUD_CELLS; cell++)
        {
          g_assert_cmpint (sheet->digit[cell], <=, SUD_SIZE);
          g_assert_cmpint (sheet->origin[cell], <=, SUD_ORIGIN_SOLVED);
          g_assert_cmpint (sheet->centre[cell] | sheet->corner[cell], <=, SUD_ALL_DIGITS);
          g_assert_cmpint (sheet->digit[cell] == 0, ==, sheet->origin[cell] == SUD_ORIGIN_BLANK);
        }
    }
}

/* What somebody made by hand has the right checksum: it may be read, but it never gives a sheet that is none. */
static void
test_forged (void)
{
  g_autoptr (GBytes) bytes = small_record ();
  gsize length = g_bytes_get_size (bytes);
  g_autofree guint8 *data = g_memdup2 (g_bytes_get_data (bytes, NULL), length);
  guint refused = 0;

  for (gsize i = PAYLOAD_AT; i < length; i++)
    for (guint bit = 0; bit < 8; bit += 7)
      {
        g_autoptr (GBytes) forged = NULL;
        g_autoptr (RubricRecord) record = NULL;

        data[i] ^= 1 << bit;
        seal (data, length);
        forged = g_bytes_new (data, length);
        record = rubric_record_from_bytes (forged);
        if (record != NULL)
          assert_sound (record);
        else
          refused++;
        data[i] ^= 1 << bit;
      }
  g_test_message ("%u of %" G_GSIZE_FORMAT " forgeries refused", refused, 2 * (length - PAYLOAD_AT));
  g_assert_cmpuint (refused, >, 0);
}

/* Steps that change the whole sheet: of 3,000 of them the newest are kept. */
static void
test_long_history (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  g_autoptr (RubricRecord) record = NULL;
  g_autoptr (RubricRecord) read = NULL;
  g_autoptr (GBytes) bytes = NULL;
  SudSheet sheet = { 0 };
  guint kept;

  for (guint i = 0; i < 3000; i++)
    {
      for (int cell = 0; cell < SUD_CELLS; cell++)
        for (int digit = 0; digit < SUD_SIZE; digit++)
          sheet.mark_colour[cell][digit] = (i + cell) % SUD_SIZE + 1;
      rubric_puzzle_replace (puzzle, &sheet);
    }
  record = rubric_record_new (puzzle, NULL, NULL);
  bytes = rubric_record_to_bytes (record);
  read = rubric_record_from_bytes (bytes);
  g_test_message ("%" G_GSIZE_FORMAT " bytes", g_bytes_get_size (bytes));
  g_assert_cmpuint (g_bytes_get_size (bytes), <, (2 << 20) + 8192);
  g_assert_nonnull (read);
  kept = read->history->len;
  g_assert_cmpuint (kept, >, 500);
  g_assert_cmpuint (kept, <, 3001);
  g_assert_cmpuint (read->position, ==, kept - 1);
  g_assert_cmpmem (read->history->data, kept * sizeof sheet,
                   &g_array_index (record->history, SudSheet, 3001 - kept), kept * sizeof sheet);
}

/* All that a record can ever have to hold is read again: the longest texts of a file, and a full history each of whose steps
 * was counted. */
static void
test_largest (void)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  g_autoptr (RubricInfo) info = rubric_info_new ();
  g_autoptr (RubricRecord) record = NULL, read = NULL;
  SudSheet sheet = { 0 };

  info->extra = g_strnfill (3 * RUBRIC_DOCUMENT_MAX_SINGLE, 'x');
  rubric_puzzle_load (puzzle, &sheet, info);
  for (guint i = 0; i < RUBRIC_PUZZLE_MAX_HISTORY; i++)
    {
      sheet.corner[i % SUD_CELLS] ^= 1;
      rubric_puzzle_replace (puzzle, &sheet);
      rubric_puzzle_count (puzzle, &(RubricSolveStats){ .hints = 1 });
    }
  record = rubric_record_new (puzzle, NULL, NULL);
  read = read_again (record);
  g_assert_nonnull (read);
  g_assert_cmpuint (read->history->len, ==, record->history->len);
  g_assert_true (rubric_info_equal (read->info, info));
}

/* What is longer than that, typed by nobody, is left out, and the puzzle kept. */
static void
test_too_large (void)
{
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (7, 6);
  g_autoptr (RubricRecord) record = rubric_record_new (puzzle, NULL, NULL), read = NULL;

  g_free (record->info->extra);
  record->info->extra = g_strnfill (5 * (gsize)RUBRIC_DOCUMENT_MAX_SINGLE, 'x');
  read = read_again (record);
  g_assert_nonnull (read);
  g_assert_true (sud_sheet_equal (rubric_record_get_sheet (read), rubric_record_get_sheet (record)));
  g_assert_null (read->info->extra);
}

/* As long as a cell had one colour, version 1 kept its number: 1,458 bytes of marks, digits, origins, colours, and colours
 * of candidates. */
static void
test_one_colour (void)
{
  enum { SIZE = 1458, COLOURS_AT = 648, VERSION_AT = 8 };
  static const guint8 step[] = { 1, 0, (COLOURS_AT + 40) & 0xff, (COLOURS_AT + 40) >> 8, 3 };
  guint8 sheet[SIZE] = { 0 }, header[PAYLOAD_AT] = { 'R', 'u', 'b', 'r', 'i', 'c', '\r', '\n', 1 };
  g_autoptr (GVariant) fields = NULL;
  g_autoptr (GByteArray) data = g_byte_array_new ();
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (RubricRecord) record = NULL;
  const SudSheet *read;
  guint32 length;

  sheet[COLOURS_AT + 40] = 9;
  sheet[COLOURS_AT + 41] = 1;
  fields = g_variant_ref_sink (g_variant_new_parsed (
      "{'time': <int64 0>, 'mode': <uint32 1>, 'sheet': <%@ay>, 'saved': <%@ay>, 'undo': <%@ay>, 'redo': <%@ay>}",
      g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, sheet, SIZE, 1),
      g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, sheet, SIZE, 1),
      g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, step, sizeof step, 1),
      g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, NULL, 0, 1)));
  length = GUINT32_TO_LE (g_variant_get_size (fields));
  memcpy (header + VERSION_AT + 4, &length, sizeof length);
  g_byte_array_append (data, header, sizeof header);
  g_byte_array_append (data, g_variant_get_data (fields), g_variant_get_size (fields));
  seal (data->data, data->len);
  bytes = g_bytes_new (data->data, data->len);
  record = rubric_record_from_bytes (bytes);
  g_assert_nonnull (record);
  read = rubric_record_get_sheet (record);
  g_assert_cmphex (read->colours[40], ==, SUD_DIGIT_BIT (9));
  g_assert_cmphex (read->colours[41], ==, SUD_DIGIT_BIT (1));
  g_assert_cmphex (record->saved.colours[40], ==, SUD_DIGIT_BIT (9));
  g_assert_cmpuint (record->history->len, ==, 2);
  g_assert_cmphex (g_array_index (record->history, SudSheet, 0).colours[40], ==, SUD_DIGIT_BIT (3));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/random-puzzles", test_random_puzzles);
  g_test_add_func ("/record/file-and-info", test_file_and_info);
  g_test_add_func ("/record/truncated", test_truncated);
  g_test_add_func ("/record/one-byte-more", test_one_byte_more);
  g_test_add_func ("/record/each-bit-flipped", test_each_bit_flipped);
  g_test_add_func ("/record/forged", test_forged);
  g_test_add_func ("/record/one-colour", test_one_colour);
  g_test_add_func ("/record/long-history", test_long_history);
  g_test_add_func ("/record/largest", test_largest);
  g_test_add_func ("/record/too-large", test_too_large);
  return g_test_run ();
}
