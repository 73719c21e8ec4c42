/* test-rubric-format.c - the table of formats: names, sniffing, and that what is written is read back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"
#include "rubric-format-testing.h"

#include "../test-share.h"

enum
{
  N_SHEETS = 2000,
};

static void
test_table (void)
{
  guint n;
  const RubricFormat *const *formats = rubric_formats (&n);

  g_assert_cmpuint (n, >=, 4);
  for (guint i = 0; i < n; i++)
    {
      g_assert_true (rubric_format_find (formats[i]->id) == formats[i]);
      g_assert_true (g_utf8_validate (formats[i]->name, -1, NULL));
      g_assert_true (formats[i]->suffixes[0] != NULL || formats[i]->copy_name != NULL || formats[i]->write == NULL);
      for (const char *const *suffix = formats[i]->suffixes; *suffix != NULL; suffix++)
        g_assert_cmpint ((*suffix)[0], ==, '.');
      g_assert_cmpuint (formats[i]->max_size, >=, RUBRIC_DOCUMENT_MAX_SINGLE);
    }
  g_assert_null (rubric_format_find ("nonsense"));
  g_assert_cmpstr (rubric_format_native ()->id, ==, "sdk");
  g_assert_cmpint (rubric_format_native ()->features, ==, RUBRIC_FORMAT_FEATURE_ALL);
}

static void
test_for_name (void)
{
  static const char *const cases[][2] = {
    { "a.sdk", "sdk" },     { "A.SDK", "sdk" },  { "a.b.sdm", "line" }, { "a.txt", "line" },
    { "a.json", "leetcode" }, { "a.skp", "grid" }, { "a", NULL },         { "sdk", NULL },
    { "a.sdk.bak", NULL },  { "a.ipuz", "ipuz" }, { "a.save", "gnome" },  { "a.opensudoku", "opensudoku" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const RubricFormat *format = rubric_format_for_name (cases[i][0]);

      g_test_message ("%s", cases[i][0]);
      g_assert_cmpstr (format != NULL ? format->id : NULL, ==, cases[i][1]);
    }
}

/* Beginnings of texts, and the formats that they are taken for. */
static const struct
{
  const char *text;
  const char *id;
} sniffed[] = {
  { REFERENCE, "line" },
  { "\xef\xbb\xbf" REFERENCE "\n", "line" },
  { "# a comment\n\n  \n" REFERENCE " easy\r\n", "line" },
  { REFERENCE "5", "line" },
  { "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7", "line" },
  { "no puzzle\n" REFERENCE "\n" REFERENCE "\n", "grid" },
  { "no puzzle\n" REFERENCE "\n" REFERENCE "\n" REFERENCE "\n", "grid" }, /* which it is not: a letter */
  { REFERENCE "\n" REFERENCE "\n" REFERENCE "\nThat was all\n", "grid" },
  { REFERENCE "\nno puzzle\n" REFERENCE "\n" REFERENCE "\n", "line" },
  { REFERENCE_ROWS, "grid" },
  { "\n\n" REFERENCE_ROWS, "grid" },
  { "5 3 . | . 7 . | . . .\n", "grid" },
  { "+---+---+---+\n|53.|.7.|...|\n", "grid" },
  { "[Puzzle]\n" REFERENCE_ROWS, "sdk" },
  { "\n  [puzzle]  \n", "sdk" },
  { "#A somebody\n" REFERENCE_ROWS, "sdk" },
  { "#Asomebody\n" REFERENCE_ROWS, "sdk" },
  { "#A somebody\n[Puzzle]\n", "sdk" },
  { "# somebody\n" REFERENCE_ROWS, "grid" },
  { "#A somebody\n" REFERENCE "\n", "line" },
  { "[[\"5\",\"3\"", "leetcode" },
  { " \n [ [", "leetcode" },
  { "[]", "leetcode" },
  { "[1,2,3]", "leetcode" },
  { "[5, 3, 0]\n[6, 0, 0]\n", "grid" },
  { "{\"size\":9}", NULL },
  { "{\"kind\":[\"http://ipuz.org/sudoku#1\"]", "ipuz" },
  { "{\"cells\":[],\"time_elapsed\":", "gnome" },
  { "{\"grid\":[", "sudokupad" },
  { "{\"success\":true,\"grid\":[[{\"value\":5},", "sudokupad" },
  { "{\"success\":true,\"grid\":[[5,3,", NULL },
  { "#!!!!!\n", "gnome-code" },
  { "#A\n", NULL },
  { "", NULL },
  { "hello, world\n", NULL },
  { "<?xml version=\"1.0\"?>\n<opensudoku>\n", "opensudoku" },
  { "<!-- <opensudoku> --><!DOCTYPE a [<!ENTITY b \"<opensudoku>\">]>\n<opensudoku version=\"2\"", "opensudoku" },
  { "<!-- <opensudoku> --><sudoku><opensudoku/></sudoku>", NULL },
  { "<opensudokus/>", NULL },
  { " *-----------*\n |53.|.7.|...|\n", "ss" },
  { " *--------------*\n | 53 . . | 7\n", "grid" },
  { ":0000:x:" REFERENCE ":::", "hodoku" },
  { "# from HoDoKu\n:0300:8:" REFERENCE ":::813::", "hodoku" },
  { ":a title:\n" REFERENCE "\n", NULL },
  { "2 6 7 1 u2 9 5 u6 3\n1 2 3 4 5 6 7 8 9\n1 2 3 4 5 6 7 8 9\n1 2 3 4 5 6 7 8 9\n1 2 3 4 5 6 7 8 9\n"
    "1 2 3 4 5 6 7 8 9\n1 2 3 4 5 6 7 8 9\n1 2 3 4 5 6 7 8 9\n1 2 3 4 5 6 78 8 9\n", "sdx" },
  { "<!DOCTYPE ksudoku>\n<ksudoku>", "ksudoku" },
  { "1 2 3 4 5 6 78 78 9\n1 2 3 4 5 6 78 78 9\n", "marks" },
  { "1 2 3 4 5 6 7 8 9\n1 2 3 4 5 6 7 8 9\n", "grid" },
  { "3x3:zzzc", "tatham" },
  { "4x4db:zzzc", "tatham" },
  { "SAVEFILE:41:", "tatham-save" },
  { "https://www.sudokuwiki.org/sudoku.htm?bd=5", "sudokuwiki" },
  { "id,puzzle\n", "csv" },
  { "a;b\n;" REFERENCE "\n", "csv" },
  { REFERENCE "," REFERENCE "\n", "line" },
  { "\x89PNG\r\n\x1a\n", NULL },
};

static void
test_sniff (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sniffed); i++)
    {
      const RubricFormat *format = rubric_format_sniff (sniffed[i].text, strlen (sniffed[i].text));

      g_test_message ("case %u", i);
      g_assert_cmpstr (format != NULL ? format->id : NULL, ==, sniffed[i].id);
    }
}

/* A caller may have only the first bytes of a file: sniffing reads none after the end. */
static void
test_sniff_cut (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sniffed); i++)
    for (gsize length = 0; length <= strlen (sniffed[i].text); length++)
      {
        g_autofree char *cut = g_memdup2 (sniffed[i].text, length);
        const RubricFormat *format = rubric_format_sniff (cut != NULL ? cut : "", length);

        if (length == strlen (sniffed[i].text))
          g_assert_cmpstr (format != NULL ? format->id : NULL, ==, sniffed[i].id);
      }
}

/* The alphabet of the formats is that of the engine. */
static void
test_cell_values (void)
{
  for (int c = 0; c < 256; c++)
    {
      char line[SUD_CELLS];
      SudGrid grid;
      gboolean understood;

      memset (line, '.', sizeof line);
      line[0] = c;
      understood = sud_grid_parse_line (&grid, line) == SUD_CELLS;
      g_assert_cmpint (sud_cell_value (c), ==, understood ? grid.digit[0] : -1);
    }
}

static void
test_loses (void)
{
  static const struct
  {
    RubricFormatFeatures part;
    SudSheet sheet;
  } cases[] = {
    { RUBRIC_FORMAT_FEATURE_ENTERED, { .digit = { 1 }, .origin = { SUD_ORIGIN_ENTERED } } },
    { RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_SOLVED, { .digit = { 1 }, .origin = { SUD_ORIGIN_SOLVED } } },
    { RUBRIC_FORMAT_FEATURE_DIGITS, { .digit = { 1 }, .origin = { SUD_ORIGIN_GIVEN } } },
    { RUBRIC_FORMAT_FEATURE_CENTRE, { .centre = { 1 } } },
    { RUBRIC_FORMAT_FEATURE_ELIMINATED, { .eliminated = { 1 } } },
    { RUBRIC_FORMAT_FEATURE_CORNER, { .corner = { 1 } } },
    { RUBRIC_FORMAT_FEATURE_COLOURS, { .colours = { 1 } } },
    { RUBRIC_FORMAT_FEATURE_COLOURS, { .colours = { 3 } } },
    { RUBRIC_FORMAT_FEATURE_MARK_COLOURS, { .mark_colour = { { 1 } } } },
  };
  g_autoptr (RubricInfo) info = rubric_info_new ();
  const RubricFormat *grid = rubric_format_find ("grid");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpint (rubric_format_get_lost_features (grid, &cases[i].sheet, NULL), ==, cases[i].part);
      g_assert_cmpint (rubric_format_get_lost_features (grid, &cases[i].sheet, info), ==, cases[i].part);
      g_assert_cmpint (rubric_format_get_lost_features (rubric_format_native (), &cases[i].sheet, info), ==, 0);
    }
  g_assert_cmpint (rubric_format_get_lost_features (rubric_format_find ("ipuz"), &(SudSheet){ .colours = { 3 } }, NULL), ==,
                   RUBRIC_FORMAT_FEATURE_SHARED);
  rubric_info_set (info, RUBRIC_INFO_AUTHOR, "somebody");
  g_assert_cmpint (rubric_format_get_lost_features (grid, &cases[2].sheet, info), ==,
                   RUBRIC_FORMAT_FEATURE_FIELD (RUBRIC_INFO_AUTHOR));
  g_assert_cmpint (rubric_format_get_lost_features (rubric_format_native (), &cases[2].sheet, info), ==, 0);
}

/* Returns: whether a file of one puzzle has all parts that the format does not tell as lost. */
static gboolean
reads_back (const RubricFormat *format, const SudSheet *sheet, const RubricInfo *info, GBytes *bytes, GError **error)
{
  /* Digits by chance clash: what is no Sudoku has to be called a grid. */
  const RubricFormat *told = strcmp (format->id, "grid") == 0 ? format : NULL;
  g_autoptr (RubricDocument) document = rubric_document_new (bytes, told, error);
  g_autoptr (RubricInfo) held_info = rubric_info_copy (info);
  g_autoptr (RubricInfo) read_info = NULL;
  SudSheet held = *sheet, read;
  RubricFormatFeatures lost = rubric_format_strip_unsupported (format, &held, held_info);

  return document != NULL && rubric_document_get_format (document) == format
         && rubric_document_get_n_puzzles (document) == 1
         && rubric_document_read (document, 0, &read, &read_info, error) && sud_sheet_equal (&read, &held)
         && rubric_info_equal (read_info, held_info)
         && (lost == 0) == (sud_sheet_equal (&read, sheet) && rubric_info_equal (info, read_info))
         && lost == rubric_format_get_lost_features (format, sheet, info);
}

static void
check_round_trip (const RubricFormat *format, const SudSheet *sheet, const RubricInfo *info)
{
  g_autoptr (GBytes) bytes = rubric_format_write (format, sheet, info);
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  g_autofree char *quoted = NULL;

  if (reads_back (format, sheet, info, bytes, &error) && text[length - 1] == '\n')
    return;
  quoted = length < 10000 ? g_strescape (text, NULL) : g_strdup ("…");
  g_test_message ("%s, %zu bytes: %s", error != NULL ? error->message : "no error", length, quoted);
  g_test_fail ();
}

static RubricInfo *
random_info (GRand *random)
{
  static const char *const texts[] = {
    NULL, "x", "two words", "a\nb", "a\n\n  indented\n\tby a tab", "[Puzzle]\n#A not me", "号 ü “q”", "#", "1\r\n2\r3",
  };
  RubricInfo *info = rubric_info_new ();

  for (int field = 0; field < RUBRIC_N_INFO_FIELDS; field++)
    rubric_info_set (info, field, texts[g_rand_int_range (random, 0, G_N_ELEMENTS (texts))]);
  if (g_rand_int_range (random, 0, 3) == 0)
    info->extra = g_strdup ("#N 1\n# remark\n[Timer]\n#A kept as it stands\n\n  12:34\n[Other]\n");
  return info;
}

static void
test_round_trips (gconstpointer data)
{
  const RubricFormat *format = data;
  g_autoptr (GRand) random = g_rand_new_with_seed (2026);
  SudSheet sheet;

  sud_sheet_clear (&sheet);
  for (guint i = 0; i < test_share (N_SHEETS) && !g_test_failed (); i++)
    {
      g_autoptr (RubricInfo) info = random_info (random);

      check_round_trip (format, &sheet, info);
      random_sheet (random, &sheet);
    }
}

/* Texts of any length come back, or are told as lost; the puzzle itself does in any case. */
static void
test_long_texts (gconstpointer data)
{
  static const char *const pieces[] = { "x", "\"&<", "\n", "号" };
  const RubricFormat *format = data;
  SudSheet sheet = { .digit = { 5 }, .origin = { SUD_ORIGIN_GIVEN } };

  const guint sizes = test_is_sanitized () ? 3 : 4;

  for (guint i = 0; i < G_N_ELEMENTS (pieces) * sizes && !g_test_failed (); i++)
    {
      gsize length = (gsize)10000 << 3 * (i / 4); /* 10,000 bytes to 5 MB */
      g_autoptr (RubricInfo) info = rubric_info_new ();
      g_autoptr (GString) text = g_string_new ("a");

      while (text->len < length)
        g_string_append (text, pieces[i % 4]);
      g_string_append (text, "z");
      for (int field = 0; field < RUBRIC_N_INFO_FIELDS; field++)
        rubric_info_set (info, field, field == RUBRIC_INFO_COMMENT || i < 8 ? text->str : "short");
      if (i % 2 == 0)
        info->extra = g_strconcat ("[Notes]\n", text->str, "\n", NULL);
      g_test_message ("%zu bytes of %s", text->len, i % 4 == 2 ? "line ends" : pieces[i % 4]);
      check_round_trip (format, &sheet, info);
    }
}

TEST_FILE (argc, argv)
{
  guint n;
  const RubricFormat *const *formats = rubric_formats (&n);

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/table", test_table);
  g_test_add_func ("/format/for-name", test_for_name);
  g_test_add_func ("/format/sniff", test_sniff);
  g_test_add_func ("/format/sniff-cut", test_sniff_cut);
  g_test_add_func ("/format/cell-values", test_cell_values);
  g_test_add_func ("/format/loses", test_loses);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/format/round-trips/%s", formats[i]->id);

      g_autofree char *long_path = g_strdup_printf ("/format/long-texts/%s", formats[i]->id);

      if (formats[i]->write == NULL)
        continue;
      g_test_add_data_func (path, formats[i], test_round_trips);
      if (formats[i]->features & RUBRIC_FORMAT_FEATURE_FIELDS)
        g_test_add_data_func (long_path, formats[i], test_long_texts);
    }
  return g_test_run ();
}
