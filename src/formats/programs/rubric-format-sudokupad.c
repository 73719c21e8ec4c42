/* rubric-format-sudokupad.c - links of f-puzzles and SudokuPad
 *
 *     https://www.f-puzzles.com/?load=N4Igzgl…         JSON of f-puzzles, packed
 *     https://sudokupad.app/fpuzzlesN4Igzgl…           the same
 *     https://sudokupad.app/sclN4Igzgl…                JSON of SudokuPad, packed; ctc too
 *     https://sudokupad.app/classic5NlQ19j…            digits, each with the number of blanks after it
 *     https://sudokupad.app/abc123                     a name that only the server knows
 *     https://example.org/play/fpuzzlesN4Igzgl…        packed JSON under any address
 *
 * Links are found in any text; each with a puzzle in it is one puzzle. The part after the address may stand alone, and
 * so may the JSON. The first kind is written: f-puzzles opens it, and SudokuPad reads what follows the "load".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-json.h"
#include "rubric-link.h"
#include "rubric-sudokupad-private.h"

#include <glib/gi18n.h>
#include <string.h>

#define PACKED_BRACE "N4Ig" /* a brace and a quotation mark, packed: all JSON begins so */

enum
{
  MAX_SNIFFED = 1 << 20, /* bytes of a text that are searched for links */
  MAX_WORD = 1 << 20,    /* bytes; a link with a puzzle in it has some thousands */
  MAX_COUNTED = 1024,    /* bytes of a word in which cells are counted */
  MIN_PAYLOAD = 20,      /* characters: `{"size":9}` packs into as many */
  MIN_PUZZLE = 60,       /* characters; a line of 81 cells that was cut off has fewer than 81 */
  MAX_SLASHES = 64,      /* doubled one by one; each time all of the payload is unpacked again */
};

static gboolean
fail_link (GError **error, const char *problem)
{
  g_set_error_literal (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX, problem);
  return FALSE;
}

static gsize
count_packed (const char *payload)
{
  return strspn (payload, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-=$");
}

/* Anything else than packed JSON hardly unpacks to a text with both braces. */
static gboolean
is_object (const char *text)
{
  return text != NULL && g_str_has_prefix (text, "{") && g_str_has_suffix (text, "}");
}

/* Some servers make one slash of two in an address, and packed JSON may have two: doubles each slash in turn until the
 * payload can be unpacked. */
static char *
unpack_doubled (const char *payload, gsize length)
{
  const char *at = payload;

  for (int i = 0; i < MAX_SLASHES && (at = memchr (at, '/', payload + length - at)) != NULL; i++, at++)
    {
      g_autoptr (GString) doubled = g_string_new_len (payload, length);
      char *text;

      g_string_insert_c (doubled, at - payload, '/');
      text = rubric_lzstring_decompress (doubled->str, doubled->len);
      if (is_object (text))
        return text;
      g_free (text);
    }
  return NULL;
}

/* Returns the JSON that @payload begins with, or NULL. */
static char *
unpack_payload (const char *payload)
{
  gsize length = count_packed (payload);
  char *text = rubric_lzstring_decompress (payload, length);

  if (!is_object (text))
    {
      g_free (text);
      text = unpack_doubled (payload, length);
    }
  return text;
}

static gboolean
read_packed (const char *payload, SudSheet *sheet, RubricInfo *info, GError **error)
{
  g_autofree char *text = unpack_payload (payload);
  g_autofree char *unzipped = NULL;
  g_autoptr (GError) cause = NULL;
  const char *end = text;
  RubricSlice slice;

  if (text == NULL)
    return fail_link (error, _ ("The content of the link cannot be unpacked: it is incomplete or too large."));
  slice = (RubricSlice){ .text = text, .length = strlen (text), .line = 1 };
  if (!rubric_json_check (&slice, &end, NULL))
    unzipped = rubric_sudokupad_unzip_json (text);
  slice.text = unzipped != NULL ? unzipped : text;
  slice.length = strlen (slice.text);
  if (rubric_sudokupad_read_json (&slice, sheet, info, &cause))
    return TRUE;
  /* Translators: %s is what is wrong there, with a place in what the link holds */
  g_set_error (error, cause->domain, cause->code, _ ("The content of the link cannot be read. %s"), cause->message);
  return FALSE;
}

/* Returns the digit that @c stands for, or -1, and the @blanks after it: "5" is a 5, "F" a 5 and one blank, "P" a 5 and
 * two, and so on. */
static int
read_classic_digit (char c, int *blanks)
{
  int value = g_ascii_isdigit (c)   ? c - '0'
              : g_ascii_isupper (c) ? c - 'A' + 10
              : g_ascii_islower (c) ? c - 'a' + 36
                                    : -1;

  *blanks = value / 10;
  return value < 0 ? -1 : value % 10;
}

static gboolean
read_classic (const char *payload, SudSheet *sheet, RubricInfo *info, GError **error)
{
  int cell = 0, blanks, digit;

  for (; (digit = read_classic_digit (*payload, &blanks)) >= 0; payload++)
    {
      if (cell < SUD_CELLS)
        sud_sheet_set_digit (sheet, cell, digit, SUD_ORIGIN_GIVEN);
      cell += 1 + blanks;
      if (cell > SUD_CELLS)
        break;
    }
  if (cell == SUD_CELLS)
    return TRUE;
  g_set_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX,
               _ ("The link: expected %1$d cells, found %2$d."), SUD_CELLS, cell);
  return FALSE;
}

static gboolean
refuse_compact (const char *payload, SudSheet *sheet, RubricInfo *info, GError **error)
{
  return fail_link (error,
                    _ ("This is a compact link of SudokuPad, which is not supported; copy its long link instead."));
}

static gboolean
refuse_short (const char *payload, SudSheet *sheet, RubricInfo *info, GError **error)
{
  return fail_link (error, _ ("The puzzle is not in this link; only a web browser can open it."));
}

static const char *const hosts[] = { "f-puzzles.com", "sudokupad.app", "crackingthecryptic.com", "svencodes.com" };

/* Reads the puzzle in a link; @payload is the part after the address and the prefix. */
typedef gboolean (*ReadPayload) (const char *payload, SudSheet *sheet, RubricInfo *info, GError **error);

/* The kinds of payloads; the longer of two prefixes stands first. */
static const struct
{
  const char *prefix;
  ReadPayload read;
} kinds[] = {
  { "fpuzzles", read_packed },
  { "fpuz", read_packed },
  { "scl", read_packed },
  { "ctc", read_packed },
  { "classic", read_classic },
  { "scf", refuse_compact },
};

/* A word as a link. */
typedef struct
{
  char *text;          /* the decoded word */
  const char *payload; /* in it */
  ReadPayload read;    /* NULL if the word is no link */
} PadLink;

static void
pad_link_clear (PadLink *self)
{
  g_free (self->text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PadLink, pad_link_clear)

static gboolean
is_packed (const char *payload)
{
  return g_str_has_prefix (payload, PACKED_BRACE) && count_packed (payload) >= MIN_PAYLOAD;
}

/* Without an address a payload might be a word of a language: it is packed JSON by its beginning, or has a digit. */
static gboolean
is_bare_payload (const char *payload)
{
  gsize length = count_packed (payload);

  return payload[length] == '\0' && length >= MIN_PAYLOAD
         && (is_packed (payload) || strcspn (payload, "0123456789") < length);
}

static void
set_payload (PadLink *self, const char *payload, ReadPayload read)
{
  self->payload = payload;
  self->read = read;
}

/* @at is a prefix and its payload, or packed JSON without one. */
static void
find_payload_kind (PadLink *self, const char *at)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_prefix (at, kinds[i].prefix))
      {
        set_payload (self, at + strlen (kinds[i].prefix), kinds[i].read);
        return;
      }
  if (is_packed (at))
    set_payload (self, at, read_packed);
}

/* @at is the rest of an address, after the name of the host. */
static void
read_pad_address (PadLink *self, const char *at)
{
  static const char *const parameters[] = { "load=", "puzzleid=", "id=" };
  static const char *const folders[] = { "/", "sudoku.html", "sudoku/", "beta/" };
  const char *payload = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (parameters) && payload == NULL; i++)
    {
      const char *found = strstr (at, parameters[i]);

      if (found != NULL && strchr ("?&", found[-1]) != NULL)
        payload = found + strlen (parameters[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    if (g_str_has_prefix (at, folders[i]))
      at += strlen (folders[i]);
  if (payload == NULL && (*at == '\0' || strchr ("?#&.,;:!)", *at) != NULL))
    return;
  set_payload (self, payload != NULL ? payload : at, refuse_short);
  find_payload_kind (self, self->payload);
}

static gboolean
word_has (const RubricWord *word, const char *text)
{
  return g_strstr_len (word->start, word->length, text) != NULL;
}

/* Returns the name of a known host that is in @word, or NULL. */
static const char *
find_host (const RubricWord *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (hosts); i++)
    if (word_has (word, hosts[i]))
      return hosts[i];
  return NULL;
}

/* Reads an address of a known host, an address of any host with packed JSON in it, or packed JSON without an
 * address. */
static PadLink
read_pad_word (const RubricWord *word)
{
  PadLink self = { 0 };
  const char *host, *found;

  if (word->is_comment || word->length > MAX_WORD)
    return self;
  host = find_host (word);
  if (host == NULL && (!g_ascii_isalpha (*word->start) || word->length < MIN_PAYLOAD))
    return self;
  self.text = rubric_word_decode (word);
  if (host != NULL)
    {
      found = strstr (self.text, host);
      if (found != NULL) /* the decoded word may end before it, at a byte that is not UTF-8 */
        read_pad_address (&self, found + strlen (host));
    }
  else if (word_has (word, "://") && word_has (word, PACKED_BRACE))
    {
      found = strstr (self.text, PACKED_BRACE);
      if (found != NULL && is_packed (found))
        set_payload (&self, found, read_packed);
    }
  else
    {
      find_payload_kind (&self, self.text);
      if (self.read != read_packed || !is_bare_payload (self.payload))
        self.read = NULL;
    }
  return self;
}

/* In the JSON of f-puzzles each cell of "grid" is an object; other programs have rows of digits there. */
static gboolean
has_grid_of_objects (const char *text, gsize length)
{
  const char *end = text + length, *at = rubric_json_find_member (text, length, "grid");

  while (at != NULL && at < end && *at == '[')
    at = rubric_json_skip_space (at + 1, end);
  return at != NULL && (at == end || *at == '{' || *at == ']');
}

static gboolean
is_pad_json (const char *text, gsize length)
{
  return has_grid_of_objects (text, length)
         || (rubric_json_find_member (text, length, "cells") && rubric_json_find_member (text, length, "regions"));
}

/* Returns: whether half of @word or more, of @min characters at least, are cells of a puzzle. */
static gboolean
is_word_of_cells (const RubricWord *word, gsize min)
{
  gsize cells = 0, digits = 0, length = MIN (word->length, MAX_COUNTED);

  for (gsize i = 0; i < length; i++)
    {
      cells += sud_cell_value (word->start[i]) >= 0;
      digits += g_ascii_isdigit (word->start[i]) != 0;
    }
  return word->length >= min && digits > 0 && cells * 2 >= length;
}

/* A link beside a puzzle is about that puzzle. A short link, which has no puzzle in it, counts if there is nothing like
 * the row of a puzzle beside it. */
static gboolean
sudokupad_sniff (const char *text, gsize length)
{
  const char *end = text + MIN (length, MAX_SNIFFED);
  gboolean found = FALSE, is_short = FALSE, has_rows = FALSE;
  RubricWord word = { 0 };

  if (is_pad_json (text, length))
    return TRUE;
  while (rubric_word_next (&word, text, end))
    {
      g_auto (PadLink) link = read_pad_word (&word);

      found |= link.read != NULL && link.read != refuse_short;
      is_short |= link.read == refuse_short;
      if (link.read == NULL && is_word_of_cells (&word, MIN_PUZZLE))
        return FALSE;
      has_rows |= link.read == NULL && is_word_of_cells (&word, 3);
    }
  return found || (is_short && !has_rows);
}

/* The first puzzle begins at the beginning of the text, for words may stand before its link. */
static gboolean
sudokupad_index (RubricDocument *document, const char *text, gsize length, GError **error)
{
  RubricLines lines;
  RubricWord word = { 0 };
  guint n = 0;

  rubric_lines_init_text (&lines, text, length);
  while (*rubric_json_skip_space (text, text + length) != '{' && rubric_word_next (&word, text, text + length))
    {
      g_auto (PadLink) link = read_pad_word (&word);

      if (link.read == NULL || link.read == refuse_short)
        continue;
      rubric_lines_find (&lines, word.start);
      rubric_document_add (document, n > 0 ? word.start - text : 0, n > 0 ? lines.number : 1);
      n++;
    }
  if (n == 0)
    rubric_document_add (document, 0, 1);
  return TRUE;
}

static gboolean
sudokupad_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  const char *end = slice->text + slice->length;
  const char *at = rubric_json_skip_space (slice->text, end);
  gboolean is_short = FALSE;
  RubricWord word = { 0 };

  if (at < end && *at == '{')
    return rubric_sudokupad_read_json (slice, sheet, info, error);
  while (rubric_word_next (&word, slice->text, end))
    {
      g_auto (PadLink) link = read_pad_word (&word);

      if (link.read != NULL && link.read != refuse_short)
        return link.read (link.payload, sheet, info, error);
      is_short |= link.read != NULL;
    }
  if (is_short)
    return refuse_short (NULL, sheet, info, error);
  return rubric_slice_fail (slice, slice->text, _ ("an f-puzzles or SudokuPad link"), error);
}

static void
sudokupad_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  g_autoptr (GString) json = g_string_new (NULL);
  g_autofree char *packed = NULL;

  rubric_sudokupad_write_json (json, sheet, info, solution);
  packed = rubric_lzstring_compress (json->str);
  g_string_append_printf (out, "https://www.f-puzzles.com/?load=%s\n", packed);
}

const RubricFormat rubric_format_sudokupad = {
  .id = "sudokupad",
  .name = N_ ("f-puzzles and SudokuPad link"),
  .copy_name = N_ ("_f-puzzles Link"),
  .suffixes = (const char *const[]){ NULL },
  .mime_type = "text/plain",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE | RUBRIC_FORMAT_FEATURE_CORNER
              | RUBRIC_FORMAT_FEATURE_COLOURS | RUBRIC_FORMAT_FEATURE_SHARED
              | RUBRIC_FORMAT_FEATURE_FIELD (RUBRIC_INFO_TITLE) | RUBRIC_FORMAT_FEATURE_FIELD (RUBRIC_INFO_AUTHOR)
              | RUBRIC_FORMAT_FEATURE_FIELD (RUBRIC_INFO_COMMENT),
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .many = TRUE,
  .sniff = sudokupad_sniff,
  .index = sudokupad_index,
  .parse = sudokupad_parse,
  .write = sudokupad_write,
};
