/* test-rubric-document.c - the index of a file's puzzles, its encodings and its limits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"

#include "../test-share.h"
#include "sud-batch.h"

#include <malloc.h>

static void
test_line_ends (void)
{
  static const char *const ends[] = { "\n", "\r\n", "\r", "\n\n", "\r\r\n", "\n\r" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_auto (GStrv) rows = g_strsplit (REFERENCE_ROWS, "\n", -1);
      g_autofree char *text = g_strjoinv (ends[i], rows);
      g_autofree char *sdk = g_strconcat ("#A me", ends[i], "[Puzzle]", ends[i], text, NULL);
      g_autofree char *marked = g_strconcat ("\xef\xbb\xbf", sdk, NULL);
      const char *const texts[] = { text, sdk, marked };

      for (guint j = 0; j < G_N_ELEMENTS (texts); j++)
        {
          g_autoptr (GError) error = NULL;
          g_autoptr (RubricDocument) document = document_from (texts[j], -1, &error);
          g_autoptr (RubricInfo) info = NULL;
          SudSheet sheet;

          g_assert_no_error (error);
          g_assert_true (rubric_document_read (document, 0, &sheet, &info, NULL));
          assert_is_reference (&sheet);
          g_assert_cmpstr (info->field[RUBRIC_INFO_AUTHOR], ==, j == 0 ? NULL : "me");
        }
    }
}

/* Every line end gives the same lines and the same line numbers. */
static void
test_collection_lines (void)
{
  static const char *const ends[] = { "\n", "\r\n", "\r" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      const char *e = ends[i];
      g_autofree char *text = g_strconcat ("# c", e, REFERENCE, e, e, " ", e, REFERENCE, " easy", e, REFERENCE, "x", e,
                                           "#", e, REFERENCE, NULL);
      g_autoptr (RubricDocument) document = document_from (text, -1, NULL);
      const guint lines[] = { 2, 5, 6, 8 };

      g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, G_N_ELEMENTS (lines));
      for (guint j = 0; j < G_N_ELEMENTS (lines); j++)
        g_assert_cmpuint (rubric_document_get_line (document, j), ==, lines[j]);
    }
}

static void
test_bad_line (void)
{
  const char *text = REFERENCE "\n\n" REFERENCE "1\n" REFERENCE ",the last\n";
  g_autoptr (RubricDocument) document = document_from (text, -1, NULL);
  g_autoptr (RubricInfo) info = NULL;
  g_autoptr (GError) error = NULL;
  SudSheet sheet, before;

  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 3);
  memset (&sheet, 7, sizeof sheet);
  before = sheet;
  g_assert_false (rubric_document_read (document, 1, &sheet, &info, &error));
  g_assert_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==, "Line 3, column 82: expected 81 cells, found 82.");
  g_assert_cmpmem (&sheet, sizeof sheet, &before, sizeof before);
  g_assert_null (info);

  g_assert_true (rubric_document_read (document, 2, &sheet, &info, NULL));
  assert_is_reference (&sheet);
  g_assert_cmpstr (info->field[RUBRIC_INFO_DESCRIPTION], ==, "the last");
  g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
  g_assert_finalize_object (g_steal_pointer (&document));
}

static void
test_descriptions (void)
{
  static const char *const cases[][2] = {
    { " easy", "easy" },     { "\t# easy ", "easy" }, { "#easy", "easy" }, { ",a,b", "a,b" },
    { " J\xf6rg", "Jörg" }, { " \x93q\x94", "“q”" }, { " 号", "号" },     { " # ", NULL },
    { "", NULL },            { " \x81", "\xc2\x81" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strconcat (REFERENCE, cases[i][0], NULL);
      g_autoptr (RubricDocument) document = document_from (text, -1, NULL);
      g_autoptr (RubricInfo) info = NULL;
      SudSheet sheet;

      g_test_message ("case %u", i);
      g_assert_true (rubric_document_read (document, 0, &sheet, &info, NULL));
      g_assert_cmpstr (info->field[RUBRIC_INFO_DESCRIPTION], ==, cases[i][1]);
    }
}

static void
test_many_boards (void)
{
  SudSheet sheet = { .digit = { 5 }, .origin = { SUD_ORIGIN_GIVEN } };
  g_autoptr (GString) text = g_string_new ("\n");
  g_autoptr (RubricDocument) document = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 1; i <= 9; i++)
    {
      sheet.digit[0] = i;
      rubric_format_append (rubric_format_find ("leetcode"), text, &sheet, NULL, NULL);
      g_string_append (text, i % 2 ? "\n" : "  ");
    }
  document = document_from (text->str, text->len, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 9);
  for (guint i = 0; i < 9; i++)
    {
      g_assert_true (rubric_document_read (document, i, &sheet, NULL, &error));
      g_assert_cmpint (sheet.digit[0], ==, i + 1);
    }
  g_assert_cmpuint (rubric_document_get_line (document, 0), ==, 2);
  g_assert_cmpuint (rubric_document_get_line (document, 1), ==, 4);
  g_assert_cmpuint (rubric_document_get_line (document, 2), ==, 5);
}

static RubricFormatError
error_of_size (gsize size, const char *head, const RubricFormat *format)
{
  g_autofree char *text = g_malloc (size);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  memset (text, ' ', size);
  for (gsize end = 63; end < size; end += 64)
    text[end] = '\n';
  memcpy (text, head, strlen (head));
  bytes = g_bytes_new_static (text, size);
  g_assert_null (rubric_document_new (bytes, format, &error));
  g_assert_cmpuint (error->domain, ==, RUBRIC_FORMAT_ERROR);
  return error->code;
}

/* A file of one byte too many is refused before it is read; at the limit its content decides. */
static void
test_limits (void)
{
  gsize single = RUBRIC_DOCUMENT_MAX_SINGLE;

  g_assert_cmpint (error_of_size (single + 1, "[Puzzle]\n53", NULL), ==, RUBRIC_FORMAT_ERROR_TOO_LARGE);
  g_assert_cmpint (error_of_size (single + 1, "[[\"5\",", NULL), ==, RUBRIC_FORMAT_ERROR_TOO_LARGE);
  g_assert_cmpint (error_of_size (single + 1, "53.", rubric_format_find ("grid")), ==, RUBRIC_FORMAT_ERROR_TOO_LARGE);
  g_assert_cmpint (error_of_size (single + 1, "nonsense", NULL), ==, RUBRIC_FORMAT_ERROR_TOO_LARGE);
  if (test_is_sanitized ())
    return; /* it would read 64 MiB for a minute */
  g_assert_cmpint (error_of_size (single, "[Puzzle]\n53", NULL), ==, RUBRIC_FORMAT_ERROR_SYNTAX);
  g_assert_cmpint (error_of_size (single + 1, REFERENCE "1", NULL), ==, RUBRIC_FORMAT_ERROR_SYNTAX);
}

static void
test_json_limits (void)
{
  g_autoptr (GString) text = g_string_new ("[[1");
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 1 << 20; i++)
    g_string_append (text, ",1");
  g_string_append (text, "]]");
  g_assert_null (document_from (text->str, text->len, &error));
  g_assert_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX);
  g_assert_nonnull (strstr (error->message, "expected no more than a million values"));

  /* Deep enough to overflow a stack, were it not refused before. */
  g_clear_error (&error);
  g_string_truncate (text, 0);
  for (guint i = 0; i < 1 << 20; i++)
    g_string_append_c (text, '[');
  g_assert_null (document_from (text->str, text->len, &error));
  g_assert_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX);
}

/* A million lines: the index is small and quick, and any puzzle can be read at once. */
static void
test_million (void)
{
  enum
  {
    LENGTH = SUD_LINE_LENGTH + 1,
  };
  guint n = test_share (1000000);
  char *text = g_malloc ((gsize)n * LENGTH);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, (gsize)n * LENGTH);
  g_autoptr (RubricDocument) document = NULL;
  size_t before, used;
  gint64 start;

  for (guint i = 0; i < n; i++)
    {
      memcpy (text + (gsize)i * LENGTH, REFERENCE "\n", LENGTH);
      text[(gsize)i * LENGTH + i % SUD_CELLS] = '1' + i % 9;
    }

  before = mallinfo2 ().uordblks + mallinfo2 ().hblkhd;
  start = g_get_monotonic_time ();
  document = rubric_document_new (bytes, NULL, NULL);
  g_test_message ("indexed in %.1f ms", (g_get_monotonic_time () - start) / 1000.0);
  used = mallinfo2 ().uordblks + mallinfo2 ().hblkhd - before;
  g_test_message ("index of %.1f MB", used / 1e6);

  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, n);
  g_assert_cmpuint (used, <, 5 << 20);
  start = g_get_monotonic_time ();
  for (guint i = 0; i < n; i++)
    {
      SudSheet sheet;

      if (!rubric_document_read (document, i, &sheet, NULL, NULL) || sheet.digit[i % SUD_CELLS] != 1 + i % 9)
        g_error ("puzzle %u", i);
    }
  g_test_message ("all read in %.1f ms", (g_get_monotonic_time () - start) / 1000.0);
  g_assert_cmpuint (rubric_document_get_line (document, n - 1), ==, n);
}

/* Text of CR alone, or of empty lines, must not be searched to its end again for every line. */
static void
test_linear (void)
{
  static const char *const fillers[] = { "\r", "\n", "\r\n", "#\r" };

  for (guint i = 0; i < G_N_ELEMENTS (fillers); i++)
    {
      g_autoptr (GString) text = g_string_new (REFERENCE "\r");
      g_autoptr (RubricDocument) document = NULL;
      gint64 start;

      while (text->len < test_share (4 << 20))
        g_string_append (text, fillers[i]);
      g_string_append (text, REFERENCE "\n");
      start = g_get_monotonic_time ();
      document = document_from (text->str, text->len, NULL);
      g_test_message ("%.1f ms", (g_get_monotonic_time () - start) / 1000.0);
      g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 2);
    }
}

/* Comments above a single puzzle are about it, so saving keeps them, or tells that they are lost. */
static void
test_head_comment (void)
{
  g_autoptr (RubricDocument) document = document_from ("# Sunday paper\n#page 7\n\n" REFERENCE "\n", -1, NULL);
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;

  g_assert_true (rubric_document_read (document, 0, &sheet, &info, NULL));
  g_assert_cmpstr (info->field[RUBRIC_INFO_COMMENT], ==, "Sunday paper\npage 7");
  g_assert_cmpint (rubric_format_get_lost_features (rubric_document_get_format (document), &sheet, info), ==,
                   RUBRIC_FORMAT_FEATURE_FIELD (RUBRIC_INFO_COMMENT));
}

/* Text of lines of all kinds: puzzles that are right, nearly right or not at all, white space, comments, control
 * characters, every line end, and now and then a line longer than any may be. */
static GString *
random_lines (GRand *random)
{
  static const char *const pieces[] = { REFERENCE, REFERENCE,  REFERENCE "1", " ", "\t", "\v", "\f", "#", ",", "5", "-",
                                        "\b",      "\x1c",     "\x85",        "\xc2\xa0", "a", "\xef\xbb\xbf" };
  static const char *const ends[] = { "\n", "\r\n", "\r", "\r\r\n", "\n\r" };
  GString *text = g_string_new (g_rand_boolean (random) ? "\xef\xbb\xbf" : "");
  int usual = g_rand_int_range (random, 0, G_N_ELEMENTS (ends));

  for (int line = g_rand_int_range (random, 0, 30); line > 0; line--)
    {
      int end = g_rand_int_range (random, 0, 4) > 0 ? usual : g_rand_int_range (random, 0, G_N_ELEMENTS (ends));

      for (int piece = g_rand_int_range (random, 0, 4); piece > 0; piece--)
        g_string_append (text, pieces[g_rand_int_range (random, 0, G_N_ELEMENTS (pieces))]);
      if (g_rand_int_range (random, 0, 100) == 0)
        for (int n = SUD_LINE_MAX - SUD_CELLS + g_rand_int_range (random, -3, 4); n > 0; n--)
          g_string_append_c (text, ' ');
      if (line > 1 || g_rand_boolean (random))
        g_string_append (text, ends[end]);
    }
  return text;
}

typedef struct
{
  GRand *random;
  const char *at;
  gsize left;
  GString *told;
} Source;

static ssize_t
read_source (char *buffer, size_t size, void *data)
{
  Source *self = data;
  gsize n = g_rand_int_range (self->random, 1, 200);

  n = MIN (n, MIN (size, self->left));
  memcpy (buffer, self->at, n);
  self->at += n;
  self->left -= n;
  return n;
}

static bool
tell_lines_cb (SudLines *lines, SudBatchText *text, void *context, void *data)
{
  SudLine line;

  while (sud_lines_next (lines, &line))
    {
      const char *cells = sud_line_get_puzzle (&line);
      g_autofree char *told
        = g_strdup_printf ("%" G_GUINT64_FORMAT " %.81s\n", line.number, cells != NULL ? cells : "bad");

      sud_batch_append (text, SUD_BATCH_ANSWERS, told, strlen (told));
    }
  return true;
}

static bool
tell_text_cb (SudBatchChannel channel, const char *text, size_t length, void *data)
{
  g_string_append_len (((Source *)data)->told, text, length);
  return true;
}

/* Tells how a stream reads @text: the number of each line that is not passed over, and its puzzle or “bad”. */
static GString *
tell_stream (const GString *text, GRand *random)
{
  Source source = { random, text->str, text->len, g_string_new (NULL) };
  SudBatchJob job = { .read = read_source, .work = tell_lines_cb, .write = tell_text_cb, .data = &source, .threads = 1 };

  job.chunk_lines = g_rand_boolean (random) ? (guint64)g_rand_int_range (random, 1, 9) : G_MAXUINT64;
  g_assert_cmpint (sud_batch_run (&job), ==, SUD_BATCH_DONE);
  return source.told;
}

/* The same of a document, which looks at each puzzle in both ways. */
static GString *
tell_document (const GString *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text->str, text->len);
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_document_new (bytes, rubric_format_find ("line"), &error);
  GString *told = g_string_new (NULL);

  if (document == NULL && error->code != RUBRIC_FORMAT_ERROR_EMPTY)
    g_string_append_printf (told, "%zu bad\n", rubric_format_error_get_line (error));
  for (guint i = 0; document != NULL && i < rubric_document_get_n_puzzles (document); i++)
    {
      char cells[SUD_LINE_LENGTH + 1] = "bad";
      gboolean bare;
      const char *peeked = rubric_document_peek (document, i, &bare);
      g_autoptr (RubricInfo) info = NULL;
      SudSheet sheet;
      SudGrid grid;

      if (rubric_document_read (document, i, &sheet, &info, NULL))
        {
          g_assert_cmpint (bare, ==, rubric_info_get_fields (info) == 0);
          grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_GIVEN);
          sud_grid_format_line (&grid, cells);
        }
      g_assert_cmpint (strncmp (peeked != NULL ? peeked : "bad", cells, strlen (cells)), ==, 0);
      g_string_append_printf (told, "%zu %s\n", rubric_document_get_line (document, i), cells);
    }
  return told;
}

/* A stream and a document are each other's oracle: there is one grammar of a line. */
static void
test_stream (void)
{
  for (guint k = 0; k < test_share (1000); k++)
    {
      guint seed = test_pick (k, 1000);
      g_autoptr (GRand) random = g_rand_new_with_seed (seed);
      g_autoptr (GString) text = random_lines (random);
      g_autoptr (GString) stream = tell_stream (text, random), document = tell_document (text);

      g_test_message ("seed %u", seed);
      g_assert_cmpstr (stream->str, ==, document->str);
    }
}

/* A description that a line has no room for is cut, and that is told; what is written can always be read. */
static void
test_long_description (void)
{
  const RubricFormat *line = rubric_format_find ("line");
  SudSheet sheet = { .digit = { 5 }, .origin = { SUD_ORIGIN_GIVEN } };

  for (guint length = SUD_LINE_MAX - 500; length < SUD_LINE_MAX + 100; length += 7)
    {
      g_autoptr (RubricInfo) info = rubric_info_new (), read_info = NULL;
      g_autofree char *description = g_strnfill (length, 'a');
      g_autoptr (RubricDocument) document = NULL;
      g_autoptr (GBytes) bytes = NULL;
      gboolean loses;

      memcpy (description + length - 3, "数", 3);
      rubric_info_set (info, RUBRIC_INFO_DESCRIPTION, description);
      loses = rubric_format_get_lost_features (line, &sheet, info) != 0;
      bytes = rubric_format_write (line, &sheet, info);
      document = rubric_document_new (bytes, NULL, NULL);
      g_assert_true (rubric_document_read (document, 0, &sheet, &read_info, NULL));
      g_assert_cmpint (loses, ==, strcmp (read_info->field[RUBRIC_INFO_DESCRIPTION], description) != 0);
      g_assert_true (g_str_has_prefix (description, read_info->field[RUBRIC_INFO_DESCRIPTION]));
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/line-ends", test_line_ends);
  g_test_add_func ("/document/collection-lines", test_collection_lines);
  g_test_add_func ("/document/stream", test_stream);
  g_test_add_func ("/document/long-description", test_long_description);
  g_test_add_func ("/document/bad-line", test_bad_line);
  g_test_add_func ("/document/descriptions", test_descriptions);
  g_test_add_func ("/document/head-comment", test_head_comment);
  g_test_add_func ("/document/many-boards", test_many_boards);
  g_test_add_func ("/document/limits", test_limits);
  g_test_add_func ("/document/json-limits", test_json_limits);
  g_test_add_func ("/document/million", test_million);
  g_test_add_func ("/document/linear", test_linear);
  return g_test_run ();
}
