/* rubric-document.c - the puzzles of a file: an index, parsed on demand
 *
 * The index of a million-line collection takes 4 MB beside the bytes of the file:
 *
 *     offset[]   4 bytes a puzzle, from the first byte after a byte order mark; the longest file has 2^30
 *     run[]      8 bytes for each puzzle that does not stand on the line after the one before it
 *     heading[]  16 bytes for each text that is about all puzzles below it
 *
 * The line of puzzle i is that of the last run at or before i, plus the distance. Line numbers kept for each puzzle
 * would double the index for what nearly always is i + 1.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"

#include "rubric-format-private.h"
#include "rubric-json-variant.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  ALL_FIELDS = (1 << RUBRIC_N_INFO_FIELDS) - 1,
  MIN_UTF16 = 4,       /* bytes of a text without a byte order mark: two characters tell the order */
  UTF16_SNIFFED = 256, /* bytes */
};

/* Puzzles that stand on a line each: that of @index, on @line, and those after it up to the next run. */
typedef struct
{
  guint32 index;
  guint32 line;
} LineRun;

typedef struct
{
  guint32 index; /* the first puzzle below it */
  guint32 offset;
  guint32 length;
  guint32 tag;
} Heading;

struct _RubricDocument
{
  GObject parent_instance;

  GBytes *bytes;
  const char *text; /* inside @bytes */
  gsize length;
  const RubricFormat *format;
  GArray *offsets;
  GArray *runs;
  GArray *headings;
  GArray *spans; /* a RubricSpan[SUD_CELLS] for each puzzle, or empty */
  guint fields;
  char *notes; /* or NULL */
  gboolean has_alternatives;
  guint n_left_out;
};

G_DEFINE_FINAL_TYPE (RubricDocument, rubric_document, G_TYPE_OBJECT)

static void
rubric_document_finalize (GObject *object)
{
  RubricDocument *self = RUBRIC_DOCUMENT (object);

  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->offsets, g_array_unref);
  g_clear_pointer (&self->runs, g_array_unref);
  g_clear_pointer (&self->headings, g_array_unref);
  g_clear_pointer (&self->spans, g_array_unref);
  g_clear_pointer (&self->notes, g_free);

  G_OBJECT_CLASS (rubric_document_parent_class)->finalize (object);
}

static void
rubric_document_class_init (RubricDocumentClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_document_finalize;
}

static void
rubric_document_init (RubricDocument *self)
{
  self->offsets = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->runs = g_array_new (FALSE, FALSE, sizeof (LineRun));
  self->headings = g_array_new (FALSE, FALSE, sizeof (Heading));
  self->spans = g_array_new (FALSE, FALSE, sizeof (RubricSpan) * SUD_CELLS);
  self->fields = ALL_FIELDS;
}

static gboolean
has_prefix (const char *text, gsize length, const char *prefix, gsize prefix_length)
{
  return length >= prefix_length && memcmp (text, prefix, prefix_length) == 0;
}

static gboolean
refuse (GError **error, RubricFormatError code, const char *message)
{
  g_set_error_literal (error, RUBRIC_FORMAT_ERROR, code, message);
  return FALSE;
}

/* Spreadsheets and files of HoDoKu are ZIP archives. */
static gboolean
check_is_no_archive (const char *text, gsize length, GError **error)
{
  return !has_prefix (text, length, "PK\3\4", 4)
         || refuse (error, RUBRIC_FORMAT_ERROR_UNKNOWN,
                    _ ("This is an archive. If it is a spreadsheet, copy its cells or save it as CSV; if HoDoKu wrote "
                       "it, export a library line or a grid from there."));
}

static RubricSlice
get_whole (const RubricDocument *self)
{
  return (RubricSlice){ .text = self->text, .length = self->length, .line = 1 };
}

/* Returns: whether all lines are blank or comments. */
static gboolean
has_no_data (const RubricDocument *self)
{
  RubricSlice whole = get_whole (self);
  RubricLines lines;

  rubric_lines_init (&lines, &whole);
  return !rubric_lines_next_data (&lines);
}

static gboolean
check_has_no_nul (const char *text, gsize length, GError **error)
{
  return memchr (text, '\0', length) == NULL
         || refuse (error, RUBRIC_FORMAT_ERROR_UNKNOWN, _ ("This is not text, so no puzzle can be read from it."));
}

/* A NUL would end the text of a header early, so a file with one is refused; in a collection only its line is bad. */
static gboolean
check_is_text (const RubricDocument *self, const RubricFormat *format, GError **error)
{
  RubricSlice whole = get_whole (self);
  const char *nul = memchr (self->text, '\0', self->length);

  return nul == NULL || format->max_size > RUBRIC_DOCUMENT_MAX_SINGLE
         || rubric_slice_fail (&whole, nul, _ ("text"), error);
}

/* Returns: whether the high byte of each character, the @high one of two, is 0 and no low byte is, as in the UTF-16 of
 * plain letters and digits. */
static gboolean
has_zero_high_bytes (const char *text, gsize length, gsize high)
{
  for (gsize i = 0; i < MIN (length, UTF16_SNIFFED); i++)
    if ((text[i] == '\0') != (i % 2 == high))
      return FALSE;
  return length >= MIN_UTF16;
}

static const char *
find_utf16_encoding (const char *text, gsize length)
{
  if (length % 2 != 0)
    return NULL;
  if (has_prefix (text, length, "\xff\xfe", 2) || has_zero_high_bytes (text, length, 1))
    return "UTF-16LE";
  return has_prefix (text, length, "\xfe\xff", 2) || has_zero_high_bytes (text, length, 0) ? "UTF-16BE" : NULL;
}

/* UTF-16, as spreadsheets and editors of Windows save text, becomes UTF-8. A byte order mark is passed over, as in
 * rubric_format_sniff(), which takes the text of a file as it is. */
static void
decode_text (RubricDocument *self)
{
  const char *encoding = find_utf16_encoding (self->text, self->length);
  gsize mark = encoding != NULL && (guchar)self->text[0] >= 0xfe ? 2 : 0, length;
  char *text = NULL;

  if (encoding != NULL)
    text = g_convert (self->text + mark, self->length - mark, "UTF-8", encoding, NULL, &length, NULL);
  if (text != NULL)
    rubric_document_take_text (self, g_bytes_new_take (text, length));
  if (has_prefix (self->text, self->length, "\xef\xbb\xbf", 3))
    {
      self->text += 3;
      self->length -= 3;
    }
}

/* Indexes the text, and reads its puzzle if there is only one. */
static gboolean
index_as (RubricDocument *self, const RubricFormat *format, GError **error)
{
  SudSheet sheet;

  self->format = format;
  if (!check_is_text (self, format, error) || !format->index (self, self->text, self->length, error))
    return FALSE;
  if (self->offsets->len == 0)
    return refuse (error, RUBRIC_FORMAT_ERROR_EMPTY, _ ("There is no puzzle in it."));
  return self->offsets->len > 1 || rubric_document_read (self, 0, &sheet, NULL, error);
}

/* Returns: whether @format may have failed because the text is something else with a puzzle in it. */
static gboolean
may_be_paste (RubricDocument *self, const RubricFormat *format, const GError *error)
{
  if (format == &rubric_format_sdk
      && (g_strstr_len (self->text, self->length, "[Puzzle]") || g_strstr_len (self->text, self->length, "[State]")))
    return FALSE; /* read as any text, it would lose its other sections */
  return (format == NULL || !format->exclusive)
         && !g_error_matches (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_VARIANT);
}

/* Looks for puzzles as in any text. If there are none, the error is @strict, from the format that the text looked like,
 * unless it is NULL or the error of any text tells more. @strict is taken over. */
static gboolean
index_as_paste (RubricDocument *self, GError *strict, GError **error)
{
  g_autoptr (GError) first = strict, second = NULL;
  const RubricFormat *format = self->format;
  RubricSlice whole = get_whole (self);

  g_array_set_size (self->offsets, 0);
  g_array_set_size (self->runs, 0);
  g_array_set_size (self->headings, 0);
  self->fields = ALL_FIELDS;
  if (check_has_no_nul (self->text, self->length, &second) && index_as (self, &rubric_format_paste, &second))
    return TRUE;
  if (rubric_json_refuse_size (&whole, error))
    return FALSE;
  if (first == NULL || rubric_paste_is_better_error (format, &whole, second))
    g_propagate_error (error, g_steal_pointer (&second));
  else
    g_propagate_error (error, g_steal_pointer (&first));
  return FALSE;
}

/* A short text that looks like a plain table or list may be something else, or have more in it. */
static gboolean
confirm_reading (RubricDocument *self, GError **error)
{
  SudSheet sheet = { 0 };
  guint bad = 0, n = self->length <= RUBRIC_CONFIRM_MAX ? self->offsets->len : 0;
  RubricSlice whole = get_whole (self);

  for (guint i = 0; i < n; i++)
    bad += !rubric_document_read (self, n - 1 - i, &sheet, NULL, NULL);
  switch (rubric_paste_confirm (self->format, n, bad, &sheet, &whole, error))
    {
    case RUBRIC_CONFIRM_YES:
      return TRUE;
    case RUBRIC_CONFIRM_OTHERWISE:
      return index_as_paste (self, NULL, error);
    default:
      return FALSE;
    }
}

/* Reads the text as the first format that it looks like or, if that fails or there is none, as any text. */
static gboolean
index_as_sniffed (RubricDocument *self, GError **error)
{
  const RubricFormat *format = rubric_format_sniff (self->text, self->length);
  RubricSlice whole = get_whole (self);
  GError *strict = NULL;

  if (!rubric_format_check_size (format, self->length, error))
    return FALSE;
  /* A puzzle may stand in comments, and a share code of GNOME Sudoku looks like one. */
  if (format == NULL && has_no_data (self))
    {
      refuse (&strict, RUBRIC_FORMAT_ERROR_EMPTY, _ ("There is no puzzle in it."));
      return index_as_paste (self, strict, error);
    }
  if (format != NULL && index_as (self, format, &strict))
    return confirm_reading (self, error);
  if (format == NULL && *rubric_json_skip_space (self->text, self->text + self->length) == '{')
    rubric_json_fail_object (&whole, &strict);
  if (strict == NULL || may_be_paste (self, format, strict))
    return index_as_paste (self, strict, error);
  g_propagate_error (error, strict);
  return FALSE;
}

static gboolean
index_puzzles (RubricDocument *self, const RubricFormat *format, GError **error)
{
  if (!check_is_no_archive (self->text, self->length, error))
    return FALSE;
  decode_text (self);
  if (format == NULL)
    return index_as_sniffed (self, error);
  if (!rubric_format_check_size (format, self->length, error))
    return FALSE;
  if (has_no_data (self) && !format->sniff (self->text, self->length))
    return refuse (error, RUBRIC_FORMAT_ERROR_EMPTY, _ ("There is no puzzle in it."));
  return index_as (self, format, error);
}

/* Returns the last element of @array whose first member, an index, is at most @index, or NULL. */
static gconstpointer
find_last (const GArray *array, guint index)
{
  guint size = g_array_get_element_size ((GArray *)array);
  guint low = 0, high = array->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (*(const guint32 *)(gconstpointer)(array->data + middle * (gsize)size) <= index)
        low = middle + 1;
      else
        high = middle;
    }
  return low > 0 ? array->data + (low - 1) * (gsize)size : NULL;
}

static RubricSlice
get_slice (RubricDocument *self, guint index)
{
  const Heading *heading = find_last (self->headings, index);
  gsize start = g_array_index (self->offsets, guint32, index);
  gsize end = index + 1 < self->offsets->len ? g_array_index (self->offsets, guint32, index + 1) : self->length;

  return (RubricSlice){
    .text = self->text + start,
    .length = end - start,
    .line = rubric_document_get_line (self, index),
    .heading = heading != NULL ? self->text + heading->offset : NULL,
    .heading_length = heading != NULL ? heading->length : 0,
    .heading_tag = heading != NULL ? heading->tag : 0,
  };
}

RubricDocument *
rubric_document_new (GBytes *bytes, const RubricFormat *format, GError **error)
{
  g_autoptr (RubricDocument) self = g_object_new (RUBRIC_TYPE_DOCUMENT, NULL);

  self->bytes = g_bytes_ref (bytes);
  self->text = g_bytes_get_data (bytes, &self->length);
  if (self->text == NULL)
    self->text = "";
  if (!index_puzzles (self, format, error))
    return NULL;
  return g_steal_pointer (&self);
}

RubricDocument *
rubric_document_new_from_text (const char *text, gssize length, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length >= 0 ? (gsize)length : strlen (text));

  return rubric_document_new (bytes, NULL, error);
}

const RubricFormat *
rubric_document_get_format (RubricDocument *self)
{
  return self->format;
}

guint
rubric_document_get_n_puzzles (RubricDocument *self)
{
  return self->offsets->len;
}

/* Comments above the only puzzle of a file are about it. In a collection they are not about a single puzzle. */
static void
read_head_comment (RubricDocument *self, gsize length, RubricInfo *info)
{
  g_autoptr (GString) comment = g_string_new (NULL);
  g_autofree char *text = NULL;
  RubricLines lines;

  rubric_lines_init_text (&lines, self->text, length);
  while (rubric_lines_next (&lines))
    {
      const char *sign = memchr (lines.start, '#', lines.length), *end = lines.start + lines.length;

      if (sign == NULL || sign + 1 == end || !rubric_lines_is_passed_over (&lines))
        continue;
      g_string_append (comment, comment->len > 0 ? "\n" : "");
      g_string_append_len (comment, sign + 1, end - sign - 1);
    }
  text = rubric_utf8_from_file (comment->str, comment->len);
  rubric_info_set (info, RUBRIC_INFO_COMMENT, g_strstrip (text));
}

gboolean
rubric_document_read (RubricDocument *self, guint index, SudSheet *sheet, RubricInfo **info, GError **error)
{
  g_autoptr (RubricInfo) read_info = rubric_info_new ();
  RubricSlice slice;
  SudSheet read_sheet;

  g_return_val_if_fail (index < self->offsets->len, FALSE);

  slice = get_slice (self, index);
  sud_sheet_clear (&read_sheet);
  if (!self->format->parse (&slice, &read_sheet, read_info, error))
    return FALSE;
  if (self->offsets->len == 1 && slice.text > self->text && slice.heading == NULL)
    read_head_comment (self, slice.text - self->text, read_info);
  *sheet = read_sheet;
  if (info != NULL)
    *info = g_steal_pointer (&read_info);
  return TRUE;
}

const char *
rubric_document_peek (RubricDocument *self, guint index, gboolean *bare)
{
  gboolean unused;
  RubricSlice slice;

  g_return_val_if_fail (index < self->offsets->len, NULL);

  if (bare == NULL)
    bare = &unused;
  *bare = FALSE;
  if (self->format->peek == NULL)
    return NULL;
  slice = get_slice (self, index);
  return self->format->peek (&slice, bare);
}

guint
rubric_document_get_fields (RubricDocument *self)
{
  guint fields = 0;

  g_return_val_if_fail (RUBRIC_IS_DOCUMENT (self), 0);

  if (self->offsets->len == 1) /* comments above it are about it */
    return ALL_FIELDS;
  for (guint i = 0; i < RUBRIC_N_INFO_FIELDS; i++)
    if (self->format->features & RUBRIC_FORMAT_FEATURE_FIELD (i))
      fields |= 1u << i;
  return self->fields & fields;
}

gsize
rubric_document_get_line (RubricDocument *self, guint index)
{
  const LineRun *run;

  g_return_val_if_fail (index < self->offsets->len, 0);

  run = find_last (self->runs, index);
  return (gsize)run->line + (index - run->index);
}

void
rubric_document_add (RubricDocument *self, gsize offset, gsize line)
{
  LineRun run = { self->offsets->len, line };
  guint32 packed = offset;

  if (run.index == 0 || rubric_document_get_line (self, run.index - 1) + 1 != line)
    g_array_append_val (self->runs, run);
  g_array_append_val (self->offsets, packed);
}

void
rubric_document_add_spans (RubricDocument *self, const RubricSpan spans[SUD_CELLS])
{
  g_array_append_vals (self->spans, spans, 1);
}

const RubricSpan *
rubric_document_get_spans (RubricDocument *self, guint index)
{
  g_return_val_if_fail (index < self->offsets->len, NULL);

  if (index >= self->spans->len)
    return NULL;
  return (const RubricSpan *)(gconstpointer)self->spans->data + index * SUD_CELLS;
}

gboolean
rubric_document_add_single (RubricDocument *self, const char *text, gsize length, GError **error)
{
  rubric_document_add (self, 0, 1);
  return TRUE;
}

gboolean
rubric_document_add_lines (RubricDocument *self, const char *text, gsize length, GError **error)
{
  RubricLines lines;

  rubric_lines_init_text (&lines, text, length);
  while (rubric_lines_next_data (&lines))
    rubric_document_add (self, lines.start - text, lines.number);
  return TRUE;
}

void
rubric_document_add_heading (RubricDocument *self, gsize offset, gsize length, guint32 tag)
{
  Heading heading = { self->offsets->len, offset, length, tag };

  g_array_append_val (self->headings, heading);
}

void
rubric_document_set_fields (RubricDocument *self, guint fields)
{
  self->fields = fields;
}

void
rubric_document_take_text (RubricDocument *self, GBytes *text)
{
  g_bytes_unref (self->bytes);
  self->bytes = text;
  self->text = g_bytes_get_data (text, &self->length);
  if (self->text == NULL)
    self->text = "";
}

void
rubric_document_set_n_left_out (RubricDocument *self, guint n_left_out)
{
  self->n_left_out = n_left_out;
}

guint
rubric_document_get_n_left_out (RubricDocument *self)
{
  g_return_val_if_fail (RUBRIC_IS_DOCUMENT (self), 0);

  return self->n_left_out;
}

void
rubric_document_take_notes (RubricDocument *self, char *notes, gboolean has_alternatives)
{
  g_free (self->notes);
  self->notes = notes;
  self->has_alternatives = has_alternatives;
}

const char *
rubric_document_get_notes (RubricDocument *self)
{
  g_return_val_if_fail (RUBRIC_IS_DOCUMENT (self), NULL);

  return self->notes;
}

gboolean
rubric_document_has_alternatives (RubricDocument *self)
{
  g_return_val_if_fail (RUBRIC_IS_DOCUMENT (self), FALSE);

  return self->has_alternatives;
}
