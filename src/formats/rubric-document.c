/* rubric-document.c - what a file holds: an index of puzzles, parsed on demand
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

#include "rubric-json.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  guint32 index;
  guint32 line;
} LineRun;

typedef struct
{
  guint32 index; /* of the first puzzle below it */
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
  guint fields;
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
  self->fields = (1u << RUBRIC_N_INFO_FIELDS) - 1;
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

/* Files whose first bytes tell what they are, and what may be done about it. */
static const struct
{
  const char *prefix;
  gsize length;
  const char *refusal;
} strangers[] = {
  { "\xff\xfe", 2, N_("This is UTF-16 text; save it as UTF-8 first.") },
  { "\xfe\xff", 2, N_("This is UTF-16 text; save it as UTF-8 first.") },
  { "PK\3\4", 4, N_("This is an archive; if HoDoKu wrote it, export a library line or a grid from there.") },
};

static gboolean
is_wide_text (const char *text, gsize length)
{
  return length >= 4 && length % 2 == 0 && (text[0] == '\0') != (text[1] == '\0')
         && (text[0] == '\0') == (text[2] == '\0') && (text[1] == '\0') == (text[3] == '\0');
}

static gboolean
refuse_stranger (const char *text, gsize length, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++)
    if (has_prefix (text, length, strangers[i].prefix, strangers[i].length))
      return refuse (error, RUBRIC_FORMAT_ERROR_UNKNOWN, _(strangers[i].refusal));
  if (is_wide_text (text, length))
    return refuse (error, RUBRIC_FORMAT_ERROR_UNKNOWN, _(strangers[0].refusal));
  return TRUE;
}

/* No line but blank ones and comments. */
static gboolean
is_empty (const char *text, gsize length)
{
  RubricLines lines;

  rubric_lines_init (&lines, &(RubricSlice){ text, length, 1 });
  while (rubric_lines_next (&lines))
    if (!rubric_lines_is_passed_over (&lines))
      return FALSE;
  return TRUE;
}

/* Text of other programs that is not read, so that nobody has to guess. */
static gboolean
refuse_foreign (const char *text, gsize length, GError **error)
{
  if (g_strstr_len (text, MIN (length, 1024), "<ksudoku") == NULL)
    return TRUE;
  return refuse (error, RUBRIC_FORMAT_ERROR_UNKNOWN, _("This is a KSudoku file, which is not supported."));
}

static gboolean
refuse_unknown (const char *text, gsize length, GError **error)
{
  if (memchr (text, '\0', length) != NULL)
    return refuse (error, RUBRIC_FORMAT_ERROR_UNKNOWN, _("This is not text, so no puzzle can be read from it."));
  if (*rubric_json_skip_space (text, text + length) == '{')
    return rubric_json_refuse_object (&(RubricSlice){ .text = text, .length = length, .line = 1 }, error);
  if (!refuse_foreign (text, length, error) || rubric_variant_refuse_text (text, length, error))
    return FALSE;
  return refuse (error, RUBRIC_FORMAT_ERROR_UNKNOWN, _("Expected 81 cells or a puzzle file, found neither."));
}

/* Text with NUL in it is refused, for headers would end there; in a collection it is the matter of the bad line. */
static gboolean
check_is_text (const RubricFormat *format, const char *text, gsize length, GError **error)
{
  const char *nul = memchr (text, '\0', length);

  if (nul == NULL || format->max_size > RUBRIC_DOCUMENT_MAX_SINGLE)
    return TRUE;
  return rubric_slice_fail (&(RubricSlice){ text, length, 1 }, nul, _("text"), error);
}

static gboolean
find_format (RubricDocument *self, GError **error)
{
  if (!refuse_stranger (self->text, self->length, error))
    return FALSE;
  if (has_prefix (self->text, self->length, "\xef\xbb\xbf", 3))
    {
      self->text += 3;
      self->length -= 3;
    }
  if (self->format == NULL)
    self->format = rubric_format_sniff (self->text, self->length);
  if (!rubric_format_check_size (self->format, self->length, error))
    return FALSE;
  /* A share code looks like a comment. */
  if (is_empty (self->text, self->length)
      && (self->format == NULL || !self->format->sniff (self->text, self->length)))
    return refuse (error, RUBRIC_FORMAT_ERROR_EMPTY, _("There is no puzzle in it."));
  return self->format != NULL || refuse_unknown (self->text, self->length, error);
}

static gboolean
read_index (RubricDocument *self, GError **error)
{
  SudSheet sheet;

  if (!find_format (self, error) || !check_is_text (self->format, self->text, self->length, error)
      || !self->format->read (self, self->text, self->length, error))
    return FALSE;
  if (self->offsets->len == 0)
    return refuse (error, RUBRIC_FORMAT_ERROR_EMPTY, _("There is no puzzle in it."));
  return self->offsets->len > 1 || rubric_document_read (self, 0, &sheet, NULL, error);
}

/* The last element of @array whose first four bytes are at most @index, or NULL. */
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
  self->format = format;
  if (self->text == NULL)
    self->text = "";
  if (!read_index (self, error))
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

/* Comment lines above the only puzzle of a file are about it; in a collection they are about all or none. */
static void
read_head_comment (RubricDocument *self, gsize length, RubricInfo *info)
{
  g_autoptr (GString) comment = g_string_new (NULL);
  g_autofree char *text = NULL;
  RubricLines lines;

  rubric_lines_init (&lines, &(RubricSlice){ self->text, length, 1 });
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
    return (1u << RUBRIC_N_INFO_FIELDS) - 1;
  for (guint i = 0; i < RUBRIC_N_INFO_FIELDS; i++)
    if (self->format->holds & RUBRIC_FORMAT_HOLDS_FIELD (i))
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

gboolean
rubric_document_add_single (RubricDocument *self, const char *text, gsize length, GError **error)
{
  rubric_document_add (self, 0, 1);
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
