/* test-format-mutated.c - texts in which a character or a line went wrong by chance: nothing is read that nobody wrote
 *
 * Each text of the collection of test-format-loose.c and each sample of a format is read; then a character or a line in it
 * is left out, written twice or written over, and it is read again. What is read then must be a puzzle that was there: all
 * cells as before but the one that the character belongs to, or the row that was written over. It may be refused. With `-m
 * slow` there are so many changes that most places of each text have their turn. One in ten thousand may be wrong, and one
 * more: a cell that is called by the name of its neighbour is one like any other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"
#include "sud-solve.h"

#include "../test-share.h"

#define MARKER "@@@@ "

enum
{
  CHANGES = 6,       /* of a text */
  SLOW_CHANGES = 400,
  MOST_WRONG = 10000, /* one of so many, and one more */
  MOST_IN_LINE = 3 * SUD_SIZE, /* cells */
  MOST_SHOWN = 3000, /* bytes of a text that is read wrongly */
};

typedef enum
{
  LEAVE_OUT,
  REPEAT,
  WRITE_OVER,
  N_CHANGES,
} Change;

/* What is read of a text: givens, entries and candidates of each puzzle. */
static GArray *
read_sheets (const char *text, gsize length, gboolean *rivals)
{
  g_autoptr (RubricDocument) document = document_from (text, length, NULL);
  GArray *sheets = g_array_new (FALSE, TRUE, sizeof (SudSheet));

  for (guint i = 0; document != NULL && i < rubric_document_get_n_puzzles (document); i++)
    {
      SudSheet sheet;

      if (rubric_document_read (document, i, &sheet, NULL, NULL))
        g_array_append_val (sheets, sheet);
    }
  *rivals = document != NULL && rubric_document_has_rivals (document);
  return sheets;
}

static const SudSheet *
get_sheet (const GArray *sheets, guint index)
{
  return &g_array_index (sheets, SudSheet, index);
}

/* Which digits are compared. */
typedef enum
{
  GIVENS,
  DIGITS,
  MARKS, /* also the only candidates of cells */
  N_KINDS,
} Kind;

static int
get_value (const SudSheet *sheet, int cell, Kind kind)
{
  if (kind == MARKS && sheet->digit[cell] == 0 && sud_digits_count (sheet->centre[cell]) == 1)
    return sud_digits_first (sheet->centre[cell]);
  return kind != GIVENS || sheet->origin[cell] == SUD_ORIGIN_GIVEN ? sheet->digit[cell] : 0;
}

/* Whether no more differs than one cell, or @most cells one after the other. */
static gboolean
is_near (const SudSheet *a, const SudSheet *b, int most, Kind kind)
{
  int first = SUD_CELLS, last = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (get_value (a, cell, kind) != get_value (b, cell, kind))
      {
        first = MIN (first, cell);
        last = cell;
      }
  return last < first + most;
}

static gboolean
is_any (const SudSheet *sheet, const GArray *sheets, int most)
{
  for (guint i = 0; i < sheets->len; i++)
    for (Kind kind = 0; kind < N_KINDS; kind++)
      if (is_near (sheet, get_sheet (sheets, i), most, kind))
        return TRUE;
  return FALSE;
}

/* A place where a character, or with @line a line, begins, and its length. */
static gsize
choose_place (GRand *rand, const GString *text, gboolean line, gsize *length)
{
  gsize at = g_rand_int_range (rand, 0, text->len), end = at;

  if (line)
    {
      while (at > 0 && text->str[at - 1] != '\n')
        at--;
      end = at + strcspn (text->str + at, "\n");
      end += text->str[end] == '\n';
    }
  else
    {
      while (at > 0 && (text->str[at] & 0xc0) == 0x80)
        at--;
      end = at + 1;
      while ((text->str[end] & 0xc0) == 0x80)
        end++;
    }
  *length = end - at;
  return at;
}

/* What is written over something: a sign, or another line of the text. */
static char *
choose_other (GRand *rand, const GString *text, gboolean line)
{
  static const char signs[] = "123456789123456789 ..00|-_x,;\t\n:\"<>*?";
  gsize length, at = choose_place (rand, text, line, &length);

  if (line)
    return g_strndup (text->str + at, length);
  return g_strndup (signs + g_rand_int_range (rand, 0, strlen (signs)), 1);
}

/* Says in @told what is done where. */
static GString *
change_text (GRand *rand, const char *text, gsize length, Change change, gboolean line, char **told)
{
  static const char *const names[] = { "left out", "written twice", "written over with" };
  GString *out = g_string_new_len (text, length);
  gsize size, at = choose_place (rand, out, line, &size);
  g_autofree char *old = g_strndup (out->str + at, size), *other = choose_other (rand, out, line);
  g_autofree char *shown_old = g_strescape (old, NULL), *shown_other = g_strescape (other, NULL);

  *told = g_strdup_printf ("byte %" G_GSIZE_FORMAT ", “%s” %s %s", at, shown_old, names[change],
                           change == WRITE_OVER ? shown_other : "");
  if (change != REPEAT)
    g_string_erase (out, at, size);
  if (change != LEAVE_OUT)
    g_string_insert (out, at, change == REPEAT ? old : other);
  return out;
}

static void
print_sheet (const SudSheet *sheet)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);
  char line[SUD_LINE_LENGTH + 1];
  SudResult result = { .verdict = SUD_VERDICT_INVALID };

  sud_grid_format_line (&grid, line);
  if (sud_grid_is_valid (&grid))
    sud_solve_count (&grid, 2, NULL, &result);
  g_test_message ("%s %d", line, result.verdict);
}

/* Returns: whether what is read is right, or nothing is */
static gboolean
check_change (GRand *rand, const char *name, const char *text, gsize length, const GArray *expected)
{
  Change change = g_rand_int_range (rand, 0, N_CHANGES);
  gboolean line = g_rand_int_range (rand, 0, 3) == 0, rivals, right = FALSE;
  g_autofree char *told = NULL;
  g_autoptr (GString) changed = change_text (rand, text, length, change, line, &told);
  g_autoptr (GArray) found = read_sheets (changed->str, changed->len, &rivals);
  const SudSheet *wrong = NULL;

  for (guint i = 0; i < found->len; i++)
    if (is_any (get_sheet (found, i), expected, line && change == WRITE_OVER ? MOST_IN_LINE : 1))
      right = TRUE;
    else
      wrong = get_sheet (found, i);
  if (wrong == NULL || (rivals && right))
    return TRUE;
  g_test_message ("%s: %s", name, told);
  print_sheet (wrong);
  print_sheet (get_sheet (expected, 0));
  g_test_message ("%.*s", MOST_SHOWN, changed->str);
  return FALSE;
}

typedef struct
{
  guint changes;
  guint wrong;
} Score;

/* The changes of a text are its own: no other text, and no smaller share of them, makes others of them. */
static void
check_text (Score *score, const char *name, const char *text, gsize length)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_str_hash (name));
  gboolean rivals;
  g_autoptr (GArray) expected = read_sheets (text, length, &rivals);
  guint n = test_share (g_test_slow () ? SLOW_CHANGES : CHANGES);

  for (guint i = 0; i < n && expected->len > 0; i++, score->changes++)
    score->wrong += !check_change (rand, name, text, length, expected);
}

static char *
get_file (const char *folder, const char *name, gsize *length)
{
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, length, &error);
  g_assert_no_error (error);
  return text;
}

/* Tables whose rows end in their last digit: a row that lost a delimiter is another that is as good. Codes without anything
 * to check them by, and a file with a bad line, are the same; so is a text of which one word says that it lists columns, or
 * which of its grids is the puzzle, a page or data in which no name that is known tells the givens, and cells by boxes
 * of which nothing says so but that there is one solution then. */
static gboolean
is_sound (const char *name)
{
  static const char *const others[] = { "collection.sdm", "gnome-code.txt", "links.txt", "solo.sav" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (strcmp (name, others[i]) == 0)
      return FALSE;
  return strstr (name, "trimmed") == NULL && strstr (name, "unnamed") == NULL && !g_str_has_prefix (name, "word-");
}

static void
test_loose (void)
{
  gsize length;
  g_autofree char *whole = get_file ("loose", "sudokus.txt", &length);
  const char *at = whole;
  Score score = { 0 };

  while (*at != '\0')
    {
      const char *text = strchr (at, '\n') + 1, *next = strstr (text - 1, "\n" MARKER);
      const char *end = next != NULL ? next + 1 : text + strlen (text);
      g_autofree char *name = g_strndup (at + strlen (MARKER), strcspn (at + strlen (MARKER), " "));

      if (is_sound (name))
        check_text (&score, name, text, end - text);
      at = end;
    }
  g_test_message ("%u of %u changes are read wrongly", score.wrong, score.changes);
  g_assert_cmpuint (score.wrong, <=, 1 + score.changes / MOST_WRONG);
}

static void
test_samples (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "formats", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = g_dir_open (path, 0, &error);
  const char *name;
  Score score = { 0 };

  g_assert_no_error (error);
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      gsize length;
      g_autofree char *text = get_file ("formats", name, &length);

      if (is_sound (name))
        check_text (&score, name, text, length);
    }
  g_assert_cmpuint (score.wrong, ==, 0);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/mutated/loose", test_loose);
  g_test_add_func ("/format/mutated/samples", test_samples);
  return g_test_run ();
}
