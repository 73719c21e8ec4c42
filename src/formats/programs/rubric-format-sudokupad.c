/* rubric-format-sudokupad.c - links of f-puzzles and SudokuPad, and what they hold
 *
 *     https://www.f-puzzles.com/?load=N4Igzgl…         JSON of f-puzzles, packed
 *     https://sudokupad.app/fpuzzlesN4Igzgl…           the same
 *     https://sudokupad.app/sclN4Igzgl…                JSON of SudokuPad, packed; ctc too
 *     https://sudokupad.app/classic5NlQ19j…            digits, each with the number of blanks behind it
 *     https://sudokupad.app/abc123                     a name that only the server knows
 *     https://example.org/play/fpuzzlesN4Igzgl…        packed JSON under any address
 *
 * They are found in any text; each that holds a puzzle is one. What stands behind the address may be there without it,
 * and so may the JSON. Written is the first kind: f-puzzles opens it, and SudokuPad reads what is behind the "load".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-fpuzzles.h"
#include "rubric-link.h"
#include "rubric-lzstring.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  SNIFFED_BYTES = 1 << 20,
  MAX_WORD = 1 << 20,
  SHORTEST_PAYLOAD = 20, /* characters of packed JSON without an address */
  SHORTEST_PUZZLE = 60,  /* characters of a word that is a puzzle by itself */
  MAX_DOUBLED = 64,      /* slashes that may have been two */
};

static const char *const hosts[] = { "f-puzzles.com", "sudokupad.app", "crackingthecryptic.com", "svencodes.com" };

typedef gboolean (*ReadPayload) (const char *payload, SudSheet *sheet, RubricInfo *info, GError **error);

static gboolean read_packed (const char *payload, SudSheet *sheet, RubricInfo *info, GError **error);
static gboolean read_classic (const char *payload, SudSheet *sheet, RubricInfo *info, GError **error);
static gboolean refuse_compact (const char *payload, SudSheet *sheet, RubricInfo *info, GError **error);
static gboolean refuse_short (const char *payload, SudSheet *sheet, RubricInfo *info, GError **error);

/* How the payload of a link begins, and what that is; the longer of two goes first. */
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

typedef struct
{
  char *text;          /* the decoded word */
  const char *payload; /* in it, behind the prefix */
  ReadPayload read;    /* NULL where there is no link */
} Link;

static void
link_clear (Link *self)
{
  g_free (self->text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Link, link_clear)

static gsize
count_packed (const char *payload)
{
  return strspn (payload, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-=$");
}

/* Packed JSON begins so, for it begins with a brace and a quotation mark. */
static gboolean
is_packed (const char *payload)
{
  return g_str_has_prefix (payload, "N4Ig") && count_packed (payload) >= SHORTEST_PAYLOAD;
}

/* What has no address must not be a word of a language. */
static gboolean
is_bare (const char *payload)
{
  gsize length = count_packed (payload);

  return payload[length] == '\0' && length >= SHORTEST_PAYLOAD
         && (is_packed (payload) || strcspn (payload, "0123456789") < length);
}

static void
find_kind (Link *self, const char *at)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_prefix (at, kinds[i].prefix))
      {
        self->payload = at + strlen (kinds[i].prefix);
        self->read = kinds[i].read;
        return;
      }
  if (!is_packed (at))
    return;
  self->payload = at;
  self->read = read_packed;
}

/* Behind the name of the host. */
static void
read_address (Link *self, const char *at)
{
  static const char *const parameters[] = { "load=", "puzzleid=", "id=" };
  static const char *const folders[] = { "/", "sudoku.html", "sudoku/", "beta/" };

  for (guint i = 0; i < G_N_ELEMENTS (parameters); i++)
    {
      const char *found = strstr (at, parameters[i]);

      if (found == NULL || strchr ("?&", found[-1]) == NULL)
        continue;
      self->payload = found + strlen (parameters[i]);
      self->read = refuse_short;
      find_kind (self, self->payload);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    if (g_str_has_prefix (at, folders[i]))
      at += strlen (folders[i]);
  if (*at == '\0' || strchr ("?#&.,;:!)", *at) != NULL)
    return;
  self->payload = at;
  self->read = refuse_short;
  find_kind (self, at);
}

static gboolean
has_text (const RubricWord *word, const char *text)
{
  return g_strstr_len (word->start, word->length, text) != NULL;
}

/* What a word is; most are no link. */
static Link
read_word (const RubricWord *word)
{
  Link self = { 0 };

  if (word->is_comment || word->length < 8 || word->length > MAX_WORD)
    return self;
  for (guint i = 0; i < G_N_ELEMENTS (hosts); i++)
    if (has_text (word, hosts[i]))
      {
        const char *host;

        /* What is not UTF-8 ends the word, maybe before the host. */
        self.text = rubric_word_decode (word);
        host = strstr (self.text, hosts[i]);
        if (host != NULL)
          read_address (&self, host + strlen (hosts[i]));
        return self;
      }
  if (!g_ascii_isalpha (*word->start) || word->length < SHORTEST_PAYLOAD)
    return self;
  if (has_text (word, "://") && has_text (word, "N4Ig"))
    { /* any other host */
      const char *packed;

      self.text = rubric_word_decode (word);
      packed = strstr (self.text, "N4Ig");
      if (packed != NULL && is_packed (packed))
        find_kind (&self, packed);
      return self;
    }
  self.text = rubric_word_decode (word);
  find_kind (&self, self.text);
  if (self.read != read_packed || !is_bare (self.payload))
    self.read = NULL;
  return self;
}

/* Whether the first cell of the member "grid" is an object, or there is none: rows of digits are of others. */
static gboolean
has_objects (const char *text, gsize length)
{
  const char *end = text + length, *at = rubric_json_find_member (text, length, "grid");

  while (at != NULL && at < end && *at == '[')
    at = rubric_json_skip_space (at + 1, end);
  return at != NULL && (at == end || *at == '{' || *at == ']');
}

static gboolean
is_json (const char *text, gsize length)
{
  return has_objects (text, length)
         || (rubric_json_has_member (text, length, "cells") && rubric_json_has_member (text, length, "regions"));
}

/* Cells of a puzzle in one word, or a row of them. */
static gboolean
is_cells (const RubricWord *word, gsize shortest)
{
  gsize cells = 0, digits = 0;

  if (word->length < shortest)
    return FALSE;
  for (gsize i = 0; i < MIN (word->length, 1024); i++)
    {
      cells += sud_cell_value (word->start[i]) >= 0;
      digits += g_ascii_isdigit (word->start[i]) != 0;
    }
  return digits > 0 && cells * 2 >= MIN (word->length, 1024);
}

/* A link beside a puzzle is about that one; a link without a puzzle in it, beside anything like one, says nothing. */
static gboolean
sudokupad_sniff (const char *text, gsize length)
{
  const char *end = text + MIN (length, SNIFFED_BYTES);
  gboolean holds = FALSE, is_short = FALSE, has_rows = FALSE;
  RubricWord word = { 0 };

  if (is_json (text, length))
    return TRUE;
  while (rubric_word_next (&word, text, end))
    {
      g_auto (Link) link = read_word (&word);

      holds |= link.read != NULL && link.read != refuse_short;
      is_short |= link.read == refuse_short;
      if (link.read == NULL && is_cells (&word, SHORTEST_PUZZLE))
        return FALSE;
      has_rows |= link.read == NULL && is_cells (&word, 3);
    }
  return holds || (is_short && !has_rows);
}

/* The first puzzle begins with the text: there may be words before its link. */
static gboolean
sudokupad_read (RubricDocument *document, const char *text, gsize length, GError **error)
{
  RubricLines lines;
  RubricWord word = { 0 };
  guint n = 0;

  rubric_lines_init (&lines, &(RubricSlice){ .text = text, .length = length, .line = 1 });
  while (*rubric_json_skip_space (text, text + length) != '{' && rubric_word_next (&word, text, text + length))
    {
      g_auto (Link) link = read_word (&word);

      while (lines.lines.at <= word.start && rubric_lines_next (&lines))
        ;
      if (link.read == NULL || link.read == refuse_short)
        continue;
      rubric_document_add (document, n > 0 ? word.start - text : 0, n > 0 ? lines.number : 1);
      n++;
    }
  if (n == 0)
    rubric_document_add (document, 0, 1);
  return TRUE;
}

static gboolean
fail_link (GError **error, const char *problem)
{
  g_set_error_literal (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX, problem);
  return FALSE;
}

/* Unpacked from anything else, a text has hardly both braces. */
static gboolean
is_object (const char *text)
{
  return text != NULL && g_str_has_prefix (text, "{") && g_str_has_suffix (text, "}");
}

/* Servers make one slash of two, and the packing has both: the first that makes sense doubled was two. */
static char *
unpack_doubled (const char *payload, gsize length)
{
  const char *at = payload;

  for (int i = 0; i < MAX_DOUBLED && (at = memchr (at, '/', payload + length - at)) != NULL; i++, at++)
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

/* The JSON in @payload, spaces of which were plus signs. */
static char *
unpack (const char *payload)
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
read_json (const char *text, SudSheet *sheet, RubricInfo *info, GError **error)
{
  RubricSlice slice = { .text = text, .length = strlen (text), .line = 1 };
  g_autoptr (JsonNode) root = rubric_json_parse (&slice, error);

  return root != NULL && rubric_fpuzzles_read (root, sheet, info, error);
}

static gboolean
read_packed (const char *payload, SudSheet *sheet, RubricInfo *info, GError **error)
{
  g_autofree char *text = unpack (payload);
  g_autofree char *unzipped = NULL;
  g_autoptr (GError) cause = NULL;
  const char *end = text;

  if (text == NULL)
    return fail_link (error, _("The content of the link cannot be unpacked: it is incomplete or too large."));
  if (!rubric_json_check (&(RubricSlice){ .text = text, .length = strlen (text), .line = 1 }, &end, NULL))
    unzipped = rubric_fpuzzles_unzip (text);
  if (read_json (unzipped != NULL ? unzipped : text, sheet, info, &cause))
    return TRUE;
  /* Translators: %s is what is wrong there, with a place in what the link holds */
  g_set_error (error, cause->domain, cause->code, _("The content of the link cannot be read. %s"), cause->message);
  return FALSE;
}

/* "5" is a 5, "F" a 5 and one blank, "P" a 5 and two, and so on. */
static int
read_run (char c, int *blanks)
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

  for (; (digit = read_run (*payload, &blanks)) >= 0; payload++)
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
               _("The link: expected %1$d cells, found %2$d."), SUD_CELLS, cell);
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
  return fail_link (error, _("The puzzle is not in this link; only a web browser can open it."));
}

static gboolean
sudokupad_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  const char *end = slice->text + slice->length;
  const char *at = rubric_json_skip_space (slice->text, end);
  gboolean is_short = FALSE;
  RubricWord word = { 0 };

  if (at < end && *at == '{')
    {
      g_autoptr (JsonNode) root = rubric_json_parse (slice, error);

      return root != NULL && rubric_fpuzzles_read (root, sheet, info, error);
    }
  while (rubric_word_next (&word, slice->text, end))
    {
      g_auto (Link) link = read_word (&word);

      if (link.read != NULL && link.read != refuse_short)
        return link.read (link.payload, sheet, info, error);
      is_short |= link.read != NULL;
    }
  if (is_short)
    return refuse_short (NULL, sheet, info, error);
  return rubric_slice_fail (slice, slice->text, _("an f-puzzles or SudokuPad link"), error);
}

static void
sudokupad_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  g_autoptr (GString) json = g_string_new (NULL);
  g_autofree char *packed = NULL;

  rubric_fpuzzles_write (json, sheet, info, solution);
  packed = rubric_lzstring_compress (json->str);
  g_string_append_printf (out, "https://www.f-puzzles.com/?load=%s\n", packed);
}

const RubricFormat rubric_format_sudokupad = {
  .id = "sudokupad",
  .name = N_("f-puzzles and SudokuPad link"),
  .copy_name = N_("_f-puzzles Link"),
  .suffixes = (const char *const[]){ NULL },
  .mime_type = "text/plain",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE | RUBRIC_FORMAT_FEATURE_CORNER
              | RUBRIC_FORMAT_FEATURE_COLOURS | RUBRIC_FORMAT_FEATURE_SHARED
              | RUBRIC_FORMAT_FEATURE_FIELD (RUBRIC_INFO_TITLE) | RUBRIC_FORMAT_FEATURE_FIELD (RUBRIC_INFO_AUTHOR)
              | RUBRIC_FORMAT_FEATURE_FIELD (RUBRIC_INFO_COMMENT),
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .many = TRUE,
  .sniff = sudokupad_sniff,
  .read = sudokupad_read,
  .parse = sudokupad_parse,
  .write = sudokupad_write,
};
