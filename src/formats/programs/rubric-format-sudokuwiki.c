/* rubric-format-sudokuwiki.c - links of SudokuWiki, and the boards in them
 *
 *     https://www.sudokuwiki.org/sudoku.htm?bd=530070000600195…   81 givens
 *     https://www.sudokuwiki.org/sudoku.htm?bd=vu4804032o1508g…   81 numbers of two digits, to base 32: twice a set of
 *                                                                 digits, bit 0 for 1, and one more for a given
 *     https://www.sudokuwiki.org/sudoku.htm?bd=S9B050f2e0i460…    81 numbers of two digits, to base 36: a given, 9 more
 *                                                                 for an entry, or 18 more than a set of candidates
 *
 * Links are found in any text; each is a puzzle. A board may stand without its address. A cell that nobody has
 * looked at has all nine candidates: no marks. The last form is written, or the first if that has a place for
 * everything.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-link.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

#define ADDRESS "https://www.sudokuwiki.org/sudoku.htm?bd="
#define HOST "sudokuwiki.org"
#define PARAMETER "bd="
#define PREFIX "S9B"
#define DIGITS "0123456789abcdefghijklmnopqrstuvwxyz"

enum
{
  MAX_COMPARED = 2,      /* links: to a puzzle, and to a later state of it */
  MAX_SNIFFED = 1 << 20, /* bytes of a text that are searched for links */
  MAX_WORD = 1 << 12,    /* bytes; a link has some 200 */
  MIN_PUZZLE = 60,       /* characters; a line of 81 cells that was cut off has fewer than 81 */
  PAIRS_LENGTH = 2 * SUD_CELLS,
  BASE_32 = 32,          /* numbers in the form without prefix */
  BASE_36 = 36,          /* numbers in the form with prefix, where a given is its digit */
  ENTERED_OFFSET = SUD_SIZE,        /* added there to an entered digit */
  CANDIDATES_OFFSET = 2 * SUD_SIZE, /* added there to a set of candidates */
};

typedef struct
{
  char *text;        /* the decoded word */
  const char *page;  /* in it, or NULL for a board without address */
  const char *board; /* in it, or NULL for a link without a board */
} WikiLink;

static void
wiki_link_clear (WikiLink *self)
{
  g_free (self->text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (WikiLink, wiki_link_clear)

static int
read_pair (const char *at, int base)
{
  const char *high = strchr (DIGITS, g_ascii_tolower (at[0]));
  const char *low = at[0] != '\0' ? strchr (DIGITS, g_ascii_tolower (at[1])) : NULL;

  if (high == NULL || low == NULL || *high == '\0' || *low == '\0' || high - DIGITS >= base || low - DIGITS >= base)
    return -1;
  return (int)(high - DIGITS) * base + (int)(low - DIGITS);
}

static gboolean
is_single (int set)
{
  return set != 0 && (set & (set - 1)) == 0;
}

/* @number, of the form without prefix, is twice a set of digits, and one more for a given. */
static gboolean
set_cell_of_base_32 (SudSheet *sheet, int cell, int number)
{
  int set = number >> 1;
  gboolean is_given = number & 1;

  if (set > SUD_ALL_DIGITS || (is_given && !is_single (set)))
    return FALSE;
  if (is_single (set))
    sud_sheet_set_digit (sheet, cell, sud_digits_first (set), is_given ? SUD_ORIGIN_GIVEN : SUD_ORIGIN_ENTERED);
  else if (set != SUD_ALL_DIGITS)
    sheet->centre[cell] = set;
  return TRUE;
}

static gboolean
set_cell_of_base_36 (SudSheet *sheet, int cell, int number)
{
  int set = number - CANDIDATES_OFFSET;

  if (set > SUD_ALL_DIGITS)
    return FALSE;
  if (set > 0)
    sheet->centre[cell] = set < SUD_ALL_DIGITS ? set : 0;
  else if (number > ENTERED_OFFSET)
    sud_sheet_set_digit (sheet, cell, number - ENTERED_OFFSET, SUD_ORIGIN_ENTERED);
  else
    sud_sheet_set_digit (sheet, cell, number, SUD_ORIGIN_GIVEN);
  return TRUE;
}

/* Returns the first character that is wrong, or NULL if 81 pairs are right. */
static const char *
read_pairs (const char *at, gboolean has_prefix, SudSheet *sheet)
{
  for (int cell = 0; cell < SUD_CELLS; cell++, at += 2)
    {
      int number = read_pair (at, has_prefix ? BASE_36 : BASE_32);

      if (number < 0 || !(has_prefix ? set_cell_of_base_36 : set_cell_of_base_32) (sheet, cell, number))
        return at;
    }
  return NULL;
}

static gsize
count_board (const char *board)
{
  gsize n = 0;

  while (g_ascii_isalnum (board[n]) || board[n] == '.')
    n++;
  return n;
}

/* A board without an address must be right as a whole, or it might be anything. */
static gboolean
is_bare_board (const char *text)
{
  SudSheet sheet;
  gboolean has_prefix = g_str_has_prefix (text, PREFIX);
  const char *pairs = has_prefix ? text + strlen (PREFIX) : text;

  if (strlen (pairs) != PAIRS_LENGTH)
    return FALSE;
  sud_sheet_clear (&sheet);
  return read_pairs (pairs, has_prefix, &sheet) == NULL;
}

/* A quick look, for few words have to be decoded. */
static gboolean
may_be_link (const RubricWord *word)
{
  return !word->is_comment && word->length <= MAX_WORD
         && (word->length == PAIRS_LENGTH || word->length == strlen (PREFIX) + PAIRS_LENGTH
             || g_strstr_len (word->start, word->length, HOST) != NULL);
}

static WikiLink
read_wiki_word (const RubricWord *word)
{
  WikiLink self = { 0 };
  const char *host;

  if (!may_be_link (word))
    return self;
  self.text = rubric_word_decode (word);
  host = strstr (self.text, HOST);
  if (host != NULL)
    {
      const char *board = strstr (host, PARAMETER);

      self.page = host + strlen (HOST) + strspn (host + strlen (HOST), "/");
      if (board != NULL && strchr ("?&;", board[-1]) != NULL)
        self.board = board + strlen (PARAMETER);
    }
  else if (is_bare_board (self.text))
    self.board = self.text;
  return self;
}

static gboolean
is_puzzle_word (const RubricWord *word)
{
  for (gsize i = 0; i < MIN_PUZZLE && i < word->length; i++)
    if (sud_cell_value (word->start[i]) < 0)
      return FALSE;
  return word->length >= MIN_PUZZLE;
}

/* A link beside a puzzle is about that puzzle. */
static gboolean
sudokuwiki_sniff (const char *text, gsize length)
{
  const char *end = text + MIN (length, MAX_SNIFFED);
  gboolean found = FALSE;
  RubricWord word = { 0 };

  while (rubric_word_next (&word, text, end))
    {
      g_auto (WikiLink) link = read_wiki_word (&word);

      found |= link.board != NULL;
      if (link.board == NULL && is_puzzle_word (&word))
        return FALSE;
    }
  return found;
}

/* The first letter of a board tells which of the site's solvers it is of. */
static gboolean
check_board (const char *board, GError **error)
{
  static const char letters[] = "JKXW";
  static const char *const rules[] = { "jigsaw", "killer", "sudoku x", "windoku" };
  const char *letter;
  gsize size;

  if (!g_ascii_isupper (board[0]) || !g_ascii_isdigit (board[1]) || board[2] != 'B')
    return TRUE;
  letter = strchr (letters, board[0]);
  if (letter != NULL)
    return rubric_variant_fail_rule (rules[letter - letters], error);
  size = g_ascii_digit_value (board[1]);
  return !rubric_variant_refuse_size (size, size, error);
}

static gboolean
fail_board (const char *problem, gsize place, GError **error)
{
  /* Translators: %1$zu is a place in a link, %2$s what should stand there */
  g_set_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX,
               _ ("The board in the link, character %1$zu: expected %2$s."), place, problem);
  return FALSE;
}

static gboolean
read_givens (const char *board, SudSheet *sheet, GError **error)
{
  SudGrid grid;
  int n = sud_grid_parse_line (&grid, board);

  if (n < SUD_CELLS)
    return fail_board (_ ("a digit or a blank"), n + 1, error);
  sud_sheet_from_grid (sheet, &grid, SUD_ORIGIN_GIVEN);
  return TRUE;
}

static gboolean
read_board (const char *board, SudSheet *sheet, GError **error)
{
  gsize length = count_board (board);
  gboolean has_prefix = g_str_has_prefix (board, PREFIX);
  const char *pairs = has_prefix ? board + strlen (PREFIX) : board;
  const char *wrong;

  if (!check_board (board, error))
    return FALSE;
  if (length == SUD_CELLS && !has_prefix)
    return read_givens (board, sheet, error);
  if (length != (gsize)(pairs - board) + PAIRS_LENGTH)
    return fail_board (_ ("81 cells, of one character each or of two"), length + 1, error);
  wrong = read_pairs (pairs, has_prefix, sheet);
  return wrong == NULL || fail_board (_ ("the number of a digit or of candidates"), wrong + 1 - board, error);
}

/* A link to a board, in a text. */
typedef struct
{
  gsize offset, line;
  SudGrid grid; /* empty if the board is bad */
} FoundLink;

/* Returns the FoundLinks of a text. */
static GArray *
find_links (const char *text, gsize length)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (FoundLink));
  RubricLines lines;
  RubricWord word = { 0 };

  rubric_lines_init_text (&lines, text, length);
  while (rubric_word_next (&word, text, text + length))
    {
      g_auto (WikiLink) link = read_wiki_word (&word);
      FoundLink found = { .offset = word.start - text };
      SudSheet sheet;

      if (link.board == NULL)
        continue;
      rubric_lines_find (&lines, word.start);
      found.line = lines.number;
      sud_sheet_clear (&sheet);
      if (read_board (link.board, &sheet, NULL))
        found.grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_ALL);
      g_array_append_val (all, found);
    }
  return all;
}

/* Returns: whether the other of two links is to the puzzle at @index with fewer digits. */
static gboolean
is_later_state (const GArray *all, guint index)
{
  const FoundLink *found = &g_array_index (all, FoundLink, index);

  for (guint i = 0; i < all->len && all->len <= MAX_COMPARED; i++)
    {
      const FoundLink *other = &g_array_index (all, FoundLink, i);

      if (sud_grid_count_filled (&other->grid) > 0 && sud_grid_keeps (&found->grid, &other->grid)
          && sud_grid_count_filled (&found->grid) > sud_grid_count_filled (&other->grid))
        return TRUE;
    }
  return FALSE;
}

/* The first puzzle begins at the beginning of the text, for words may stand before its link. */
static gboolean
sudokuwiki_index (RubricDocument *document, const char *text, gsize length, GError **error)
{
  g_autoptr (GArray) all = find_links (text, length);
  guint states = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const FoundLink *found = &g_array_index (all, FoundLink, i);

      if (is_later_state (all, i))
        states++;
      else
        rubric_document_add (document, i > 0 ? found->offset : 0, i > 0 ? found->line : 1);
    }
  rubric_document_set_n_left_out (document, states);
  if (states > 0)
    rubric_document_take_notes (document,
                                g_strdup_printf (ngettext ("%u later state of a puzzle was left out.",
                                                           "%u later states of a puzzle were left out.", states),
                                                 states),
                                FALSE);
  return TRUE;
}

static gboolean
sudokuwiki_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  RubricWord word = { 0 };

  while (rubric_word_next (&word, slice->text, slice->text + slice->length))
    {
      g_auto (WikiLink) link = read_wiki_word (&word);

      if (link.board == NULL)
        continue;
      return (link.page == NULL || !rubric_variant_refuse_name (link.page, strcspn (link.page, ".?"), error))
             && read_board (link.board, sheet, error);
    }
  return rubric_slice_fail (slice, slice->text, _ ("a SudokuWiki link"), error);
}

static gboolean
has_givens_only (const SudSheet *sheet)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if ((sheet->digit[cell] != 0 && sheet->origin[cell] != SUD_ORIGIN_GIVEN)
        || (sheet->digit[cell] == 0 && sheet->centre[cell] != 0))
      return FALSE;
  return TRUE;
}

static int
get_board_number (const SudSheet *sheet, int cell)
{
  if (sheet->digit[cell] != 0)
    return sheet->digit[cell] + (sheet->origin[cell] != SUD_ORIGIN_GIVEN ? ENTERED_OFFSET : 0);
  return CANDIDATES_OFFSET + (sheet->centre[cell] != 0 ? sheet->centre[cell] : SUD_ALL_DIGITS);
}

static void
sudokuwiki_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  gboolean plain = has_givens_only (sheet);

  g_string_append (out, plain ? ADDRESS : ADDRESS PREFIX);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (plain)
      g_string_append_c (out, '0' + sheet->digit[cell]);
    else
      {
        int number = get_board_number (sheet, cell);

        g_string_append_c (out, DIGITS[number / BASE_36]);
        g_string_append_c (out, DIGITS[number % BASE_36]);
      }
  g_string_append_c (out, '\n');
}

static RubricFormatFeatures
sudokuwiki_strip_unsupported (SudSheet *sheet, RubricInfo *info)
{
  RubricFormatFeatures lost = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->centre[cell] == SUD_ALL_DIGITS)
      {
        sheet->centre[cell] = 0;
        lost = RUBRIC_FORMAT_FEATURE_CENTRE;
      }
  return lost;
}

const RubricFormat rubric_format_sudokuwiki = {
  .id = "sudokuwiki",
  .name = N_ ("SudokuWiki link"),
  .copy_name = N_ ("_SudokuWiki Link"),
  .suffixes = (const char *const[]){ NULL },
  .mime_type = "text/plain",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE,
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .many = TRUE,
  .exclusive = TRUE,
  .sniff = sudokuwiki_sniff,
  .index = sudokuwiki_index,
  .parse = sudokuwiki_parse,
  .write = sudokuwiki_write,
  .strip_unsupported = sudokuwiki_strip_unsupported,
};
