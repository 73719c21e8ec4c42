/* rubric-record.c - all that is known of a puzzle on the desk, as bytes that tell when they are not whole
 *
 *     0        8         12       16        48
 *     | magic  | version | length | SHA-256 | payload: a GVariant of type a{sv}
 *     | 8 x 8  | u32     | u32    | 32 x 8  | of @length bytes, which the checksum is of
 *
 * All numbers are little-endian. The payload has the current sheet, and the way from it to the older and to the newer
 * sheets of the history as the bytes that change from one to the next: a step is some twenty bytes and not 1,539.
 *
 * In version 1 a cell had at most one colour, and its byte in a sheet was the number of it, not a set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-record.h"

#include "rubric-format.h"
#include "sud-technique.h"

#include <string.h>

enum
{
  VERSION_ONE_COLOUR = 1,
  VERSION = 2,
  CHECKSUM_SIZE = 32,
  HEADER_SIZE = 48,
  MAX_STEPS_SIZE = 2 << 20, /* bytes of all steps together */
  MAX_STEPS = RUBRIC_PUZZLE_MAX_HISTORY, /* back, and as many forward */
  MAX_TEXTS = 4 * RUBRIC_DOCUMENT_MAX_SINGLE, /* bytes: of each byte of a file come three, or a new line */
  MAX_SIZE = MAX_TEXTS + (16 << 20), /* bytes of a record that is read: more is never written */
};

static const char magic[8] = { 'R', 'u', 'b', 'r', 'i', 'c', '\r', '\n' };

/* The image of a sheet: bytes that are the same on every machine.
 *
 *     0       486      567       648       729           1,458       1,539
 *     | marks | digits | origins | colours | mark colours | ninth bits |   of the colours, which are sets
 *
 * 16-bit numbers are little-endian, but for the ninth bits of the colours, which come after all that there was when a
 * cell had one colour. */
enum
{
  AT_MARKS = 0,
  AT_DIGITS = AT_MARKS + 3 * 2 * SUD_CELLS, /* and their origins */
  AT_COLOURS = AT_DIGITS + 2 * SUD_CELLS,
  AT_MARK_COLOURS = AT_COLOURS + SUD_CELLS,
  AT_NINTH_COLOUR = AT_MARK_COLOURS + SUD_CELLS * SUD_SIZE,
  IMAGE_SIZE = AT_NINTH_COLOUR + SUD_CELLS,
};

/* A new field of the sheet is a new version of the record. */
G_STATIC_ASSERT (sizeof (SudSheet) == IMAGE_SIZE + 1);

typedef struct
{
  guint8 byte[IMAGE_SIZE];
} SheetImage;

static SheetImage
sheet_image_make (const SudSheet *sheet)
{
  SudDigits marks[3][SUD_CELLS];
  SheetImage image;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      marks[0][cell] = GUINT16_TO_LE (sheet->centre[cell]);
      marks[1][cell] = GUINT16_TO_LE (sheet->corner[cell]);
      marks[2][cell] = GUINT16_TO_LE (sheet->eliminated[cell]);
      image.byte[AT_COLOURS + cell] = sheet->colours[cell] & 0xff;
      image.byte[AT_NINTH_COLOUR + cell] = sheet->colours[cell] >> 8;
    }
  memcpy (image.byte + AT_MARKS, marks, sizeof marks);
  memcpy (image.byte + AT_DIGITS, sheet->digit, sizeof sheet->digit);
  memcpy (image.byte + AT_DIGITS + SUD_CELLS, sheet->origin, sizeof sheet->origin);
  memcpy (image.byte + AT_MARK_COLOURS, sheet->mark_colour, sizeof sheet->mark_colour);
  return image;
}

/* Returns: FALSE unless @length is that of an image; one from before cells had several colours is shorter */
static gboolean
sheet_image_load (SheetImage *image, const guint8 *data, gsize length)
{
  if (length != sizeof *image && length != AT_NINTH_COLOUR)
    return FALSE;
  memset (image, 0, sizeof *image);
  memcpy (image, data, length);
  return TRUE;
}

static gboolean
cell_is_valid (const SudSheet *sheet, int cell)
{
  const SudDigits sets = sheet->centre[cell] | sheet->corner[cell] | sheet->eliminated[cell] | sheet->colours[cell];
  gboolean valid = (sets & ~SUD_ALL_DIGITS) == 0 && sheet->digit[cell] <= SUD_SIZE
                   && sheet->origin[cell] <= SUD_ORIGIN_SOLVED
                   && (sheet->digit[cell] == 0) == (sheet->origin[cell] == SUD_ORIGIN_BLANK);

  for (int i = 0; i < SUD_SIZE; i++)
    valid = valid && sheet->mark_colour[cell][i] <= SUD_COLOURS;
  return valid;
}

/* The rest of the program relies on the invariants of a sheet: bytes that somebody made by hand do not get past here.
 *
 * Returns: FALSE, with @sheet half written, unless @image is of a sheet */
static gboolean
sheet_image_get_sheet (const SheetImage *image, SudSheet *sheet)
{
  SudDigits marks[3][SUD_CELLS];

  sud_sheet_clear (sheet);
  memcpy (marks, image->byte + AT_MARKS, sizeof marks);
  memcpy (sheet->digit, image->byte + AT_DIGITS, sizeof sheet->digit);
  memcpy (sheet->origin, image->byte + AT_DIGITS + SUD_CELLS, sizeof sheet->origin);
  memcpy (sheet->mark_colour, image->byte + AT_MARK_COLOURS, sizeof sheet->mark_colour);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      sheet->centre[cell] = GUINT16_FROM_LE (marks[0][cell]);
      sheet->corner[cell] = GUINT16_FROM_LE (marks[1][cell]);
      sheet->eliminated[cell] = GUINT16_FROM_LE (marks[2][cell]);
      sheet->colours[cell] = image->byte[AT_COLOURS + cell] | image->byte[AT_NINTH_COLOUR + cell] << 8;
      if (!cell_is_valid (sheet, cell))
        return FALSE;
    }
  return TRUE;
}

/* Appends a step: how many bytes change, and for each its place and its new value. */
static void
sheet_image_append_step (GByteArray *steps, const SheetImage *from, const SheetImage *to)
{
  guint start = steps->len, n = 0;

  g_byte_array_set_size (steps, start + 2);
  for (guint i = 0; i < sizeof *from; i++)
    if (from->byte[i] != to->byte[i])
      {
        const guint8 change[] = { i & 0xff, i >> 8, to->byte[i] };

        g_byte_array_append (steps, change, sizeof change);
        n++;
      }
  steps->data[start] = n & 0xff;
  steps->data[start + 1] = n >> 8;
}

/* Applies the step at @data, which has @left bytes, and moves both to the next. Returns: FALSE if it is cut */
static gboolean
sheet_image_apply_step (SheetImage *image, const guint8 **data, gsize *left)
{
  gsize n;

  if (*left < 2)
    return FALSE;
  n = (*data)[0] | (*data)[1] << 8;
  *data += 2;
  *left -= 2;
  if (*left / 3 < n)
    return FALSE;
  for (gsize i = 0; i < n; i++, *data += 3, *left -= 3)
    {
      guint at = (*data)[0] | (*data)[1] << 8;

      if (at >= sizeof *image)
        return FALSE;
      image->byte[at] = (*data)[2];
    }
  return TRUE;
}

/* Makes sets of the colours of @sheet, which are numbers: it is from before cells had several. */
static void
make_colour_sets (SudSheet *sheet)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      guint colour = sheet->colours[cell];

      sheet->colours[cell] = colour >= 1 && colour <= SUD_COLOURS ? SUD_DIGIT_BIT (colour) : 0;
    }
}

/* The steps from the current sheet to one end of the history, as far as there is @room; takes what it needs from it. */
static GVariant *
steps_to_variant (const RubricRecord *self, int direction, guint *room)
{
  g_autoptr (GByteArray) steps = g_byte_array_new ();
  SheetImage from = sheet_image_make (rubric_record_get_sheet (self));
  guint n = direction < 0 ? self->position : self->history->len - 1 - self->position;

  for (guint i = 1; i <= n; i++)
    {
      const SudSheet *sheet = &g_array_index (self->history, SudSheet, self->position + direction * (int)i);
      SheetImage to = sheet_image_make (sheet);
      guint before = steps->len;

      sheet_image_append_step (steps, &from, &to);
      if (steps->len > *room)
        {
          g_byte_array_set_size (steps, before);
          break;
        }
      from = to;
    }
  *room -= steps->len;
  return g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, steps->data, steps->len, 1);
}

/* The bytes called @key. */
static gboolean
lookup_bytes (GVariant *fields, const char *key, GVariant **value, const guint8 **data, gsize *length)
{
  *value = g_variant_lookup_value (fields, key, G_VARIANT_TYPE_BYTESTRING);
  if (*value == NULL)
    return FALSE;
  *data = g_variant_get_fixed_array (*value, length, 1);
  return TRUE;
}

static gboolean
read_steps (GVariant *fields, const char *key, const SudSheet *from, GArray *sheets)
{
  g_autoptr (GVariant) value = NULL;
  SheetImage image = sheet_image_make (from);
  const guint8 *data;
  gsize left;

  if (!lookup_bytes (fields, key, &value, &data, &left))
    return FALSE;
  while (left > 0)
    {
      SudSheet sheet;

      if (sheets->len == MAX_STEPS || !sheet_image_apply_step (&image, &data, &left)
          || !sheet_image_get_sheet (&image, &sheet))
        return FALSE;
      g_array_append_val (sheets, sheet);
    }
  return TRUE;
}

static gboolean
read_sheet (GVariant *fields, const char *key, SudSheet *sheet)
{
  g_autoptr (GVariant) value = NULL;
  const guint8 *data;
  SheetImage image;
  gsize length;

  return lookup_bytes (fields, key, &value, &data, &length) && sheet_image_load (&image, data, length)
         && sheet_image_get_sheet (&image, sheet);
}

static gboolean
read_history (RubricRecord *self, GVariant *fields)
{
  g_autoptr (GArray) older = g_array_new (FALSE, FALSE, sizeof (SudSheet));
  g_autoptr (GArray) newer = g_array_new (FALSE, FALSE, sizeof (SudSheet));
  SudSheet current;

  if (!read_sheet (fields, "sheet", &current) || !read_steps (fields, "undo", &current, older)
      || !read_steps (fields, "redo", &current, newer))
    return FALSE;
  for (guint i = older->len; i-- > 0;)
    g_array_append_val (self->history, g_array_index (older, SudSheet, i));
  g_array_append_val (self->history, current);
  if (newer->len > 0)
    g_array_append_vals (self->history, newer->data, newer->len);
  self->position = older->len;
  return TRUE;
}

static void
read_info (RubricRecord *self, GVariant *fields)
{
  g_autofree const char **texts = NULL;
  gsize n = 0;

  if (g_variant_lookup (fields, "info", "^a&s", &texts))
    n = g_strv_length ((char **)texts);
  for (gsize i = 0; i < MIN (n, RUBRIC_N_INFO_FIELDS); i++)
    rubric_info_set (self->info, i, texts[i]);
  g_variant_lookup (fields, "extra", "s", &self->info->extra);
}

static const RubricSolveStats *
get_record_stats (const RubricRecord *self, guint i)
{
  return &g_array_index (self->stats, RubricSolveStats, i);
}

/* Where each begins, as the distance from the current sheet: the oldest steps may be left out. */
static GVariant *
stats_to_variant (const RubricRecord *self)
{
  GVariantBuilder runs;

  g_variant_builder_init (&runs, G_VARIANT_TYPE ("a(iv)"));
  for (guint i = 0; i < self->stats->len; i++)
    if (i == 0 || !rubric_solve_stats_equal (get_record_stats (self, i - 1), get_record_stats (self, i)))
      g_variant_builder_add (&runs, "(iv)", (gint32)(i - self->position),
                             rubric_solve_stats_to_variant (get_record_stats (self, i)));
  return g_variant_builder_end (&runs);
}

/* Gives @stats to the sheets from @from to @end, counted from the current one. Returns: the first of them */
static gint64
fill_stats (RubricRecord *self, gint64 from, gint64 end, const RubricSolveStats *stats)
{
  gint64 start = CLAMP (self->position + from, 0, end);

  for (gint64 i = start; i < end; i++)
    g_array_index (self->stats, RubricSolveStats, i) = *stats;
  return start;
}

/* A record of an older version has only the one of the current sheet. From the last run to the first: each sheet once,
 * whatever a damaged record says. */
static void
read_stats (RubricRecord *self, GVariant *fields)
{
  g_autoptr (GVariant) current = g_variant_lookup_value (fields, "tally", NULL);
  g_autoptr (GVariant) runs = g_variant_lookup_value (fields, "stats", G_VARIANT_TYPE ("a(iv)"));
  gint64 end = self->history->len;
  RubricSolveStats stats;

  g_array_set_size (self->stats, self->history->len);
  for (gsize i = runs != NULL ? g_variant_n_children (runs) : 0; i-- > 0;)
    {
      g_autoptr (GVariant) value = NULL;
      gint32 from;

      g_variant_get_child (runs, i, "(iv)", &from, &value);
      stats = rubric_solve_stats_from_variant (value);
      end = fill_stats (self, from, end, &stats);
    }
  stats = rubric_solve_stats_from_variant (current);
  fill_stats (self, -(gint64)self->position, end, &stats);
}

static GVariant *
info_to_variant (const RubricInfo *info)
{
  const char *texts[RUBRIC_N_INFO_FIELDS];

  for (int i = 0; i < RUBRIC_N_INFO_FIELDS; i++)
    texts[i] = info->field[i] != NULL ? info->field[i] : "";
  return g_variant_new_strv (texts, RUBRIC_N_INFO_FIELDS);
}

static GVariant *
sheet_to_variant (const SudSheet *sheet)
{
  SheetImage image = sheet_image_make (sheet);

  return g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, image.byte, sizeof image, 1);
}

/* A byte a cell. */
static GVariant *
cells_to_variant (SudCells cells)
{
  guint8 byte[SUD_CELLS];

  for (int cell = 0; cell < SUD_CELLS; cell++)
    byte[cell] = sud_cells_has (cells, cell);
  return g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, byte, sizeof byte, 1);
}

/* Records of programs that told no uncertain cells have none. */
static SudCells
read_cells (GVariant *fields, const char *key)
{
  g_autoptr (GVariant) value = NULL;
  SudCells cells = SUD_NO_CELLS;
  const guint8 *data;
  gsize length;

  if (!lookup_bytes (fields, key, &value, &data, &length))
    return cells;
  for (gsize cell = 0; cell < MIN (length, SUD_CELLS); cell++)
    if (data[cell] != 0)
      sud_cells_add (&cells, (int)cell);
  return cells;
}

static void
add_text (GVariantBuilder *fields, const char *key, const char *text)
{
  if (text != NULL)
    g_variant_builder_add (fields, "{sv}", key, g_variant_new_string (text));
}

/* Returns: (transfer full): @variant with its numbers in little-endian order, from or for this machine */
static GVariant *
little_endian (GVariant *variant)
{
  return G_BYTE_ORDER == G_LITTLE_ENDIAN ? g_variant_ref (variant) : g_variant_byteswap (variant);
}

static GVariant *
to_variant (const RubricRecord *self)
{
  g_autoptr (RubricInfo) info = rubric_info_copy (self->info);
  GVariantBuilder fields;
  guint room = MAX_STEPS_SIZE;

  rubric_info_shorten (info, MAX_TEXTS);
  g_variant_builder_init (&fields, G_VARIANT_TYPE_VARDICT);
  add_text (&fields, "uri", self->uri);
  add_text (&fields, "format", self->format);
  add_text (&fields, "stamp", self->stamp);
  g_variant_builder_add (&fields, "{sv}", "time", g_variant_new_int64 (self->time));
  g_variant_builder_add (&fields, "{sv}", "level", g_variant_new_int32 (self->level));
  g_variant_builder_add (&fields, "{sv}", "elapsed", g_variant_new_int64 (self->elapsed));
  g_variant_builder_add (&fields, "{sv}", "tally",
                         rubric_solve_stats_to_variant (get_record_stats (self, self->position)));
  g_variant_builder_add (&fields, "{sv}", "stats", stats_to_variant (self));
  g_variant_builder_add (&fields, "{sv}", "mode", g_variant_new_uint32 (self->mode));
  g_variant_builder_add (&fields, "{sv}", "sheet", sheet_to_variant (rubric_record_get_sheet (self)));
  g_variant_builder_add (&fields, "{sv}", "saved", sheet_to_variant (&self->saved));
  g_variant_builder_add (&fields, "{sv}", "undo", steps_to_variant (self, -1, &room));
  g_variant_builder_add (&fields, "{sv}", "redo", steps_to_variant (self, 1, &room));
  g_variant_builder_add (&fields, "{sv}", "info", info_to_variant (info));
  g_variant_builder_add (&fields, "{sv}", "doubted", cells_to_variant (self->uncertain));
  add_text (&fields, "extra", info->extra);
  return g_variant_builder_end (&fields);
}

static void
checksum_of (const guint8 *data, gsize length, guint8 checksum[CHECKSUM_SIZE])
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize size = CHECKSUM_SIZE;

  g_checksum_update (sum, data, length);
  g_checksum_get_digest (sum, checksum, &size);
}

static void
make_header (guint32 version, const guint8 *payload, gsize length, guint8 header[HEADER_SIZE])
{
  const guint32 numbers[] = { GUINT32_TO_LE (version), GUINT32_TO_LE ((guint32)length) };

  memcpy (header, magic, sizeof magic);
  memcpy (header + sizeof magic, numbers, sizeof numbers);
  checksum_of (payload, length, header + sizeof magic + sizeof numbers);
}

/* Bytes are whole where they have the very header that they ought to have. */
static GVariant *
open_payload (GBytes *bytes, guint32 version)
{
  g_autoptr (GBytes) payload = NULL;
  g_autoptr (GVariant) stored = NULL;
  guint8 header[HEADER_SIZE];
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  if (size < HEADER_SIZE || size > MAX_SIZE)
    return NULL;
  make_header (version, data + HEADER_SIZE, size - HEADER_SIZE, header);
  if (memcmp (data, header, HEADER_SIZE) != 0)
    return NULL;
  payload = g_bytes_new_from_bytes (bytes, HEADER_SIZE, size - HEADER_SIZE);
  stored = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE_VARDICT, payload, FALSE));
  return g_variant_is_normal_form (stored) ? little_endian (stored) : NULL;
}

RubricRecord *
rubric_record_new (RubricPuzzle *puzzle, const char *uri, const char *format)
{
  RubricRecord *self = g_new0 (RubricRecord, 1);
  guint n;
  const SudSheet *history = rubric_puzzle_get_history (puzzle, &n, &self->position);

  self->uri = g_strdup (uri);
  self->format = g_strdup (format);
  self->time = g_get_real_time ();
  self->level = -1;
  self->mode = rubric_puzzle_get_mode (puzzle);
  self->history = g_array_sized_new (FALSE, FALSE, sizeof (SudSheet), n);
  g_array_append_vals (self->history, history, n);
  self->saved = *rubric_puzzle_get_saved (puzzle);
  self->info = rubric_info_copy (rubric_puzzle_get_info (puzzle));
  self->stats = rubric_puzzle_dup_all_stats (puzzle);
  self->uncertain = rubric_puzzle_get_uncertain (puzzle);
  return self;
}

void
rubric_record_free (RubricRecord *self)
{
  g_free (self->id);
  g_free (self->uri);
  g_free (self->format);
  g_free (self->stamp);
  g_array_unref (self->history);
  g_array_unref (self->stats);
  rubric_info_free (self->info);
  g_free (self);
}

const SudSheet *
rubric_record_get_sheet (const RubricRecord *self)
{
  return &g_array_index (self->history, SudSheet, self->position);
}

void
rubric_record_restore (const RubricRecord *self, RubricPuzzle *puzzle)
{
  rubric_puzzle_set_mode (puzzle, self->mode);
  rubric_puzzle_restore (puzzle, &g_array_index (self->history, SudSheet, 0), self->history->len, self->position,
                         &self->saved, self->info);
  rubric_puzzle_set_all_stats (puzzle, &g_array_index (self->stats, RubricSolveStats, 0));
  rubric_puzzle_set_uncertain (puzzle, self->uncertain);
}

GBytes *
rubric_record_to_bytes (const RubricRecord *self)
{
  g_autoptr (GVariant) native = g_variant_ref_sink (to_variant (self));
  g_autoptr (GVariant) fields = little_endian (native);
  const guint8 *payload = g_variant_get_data (fields);
  gsize length = g_variant_get_size (fields);
  GByteArray *bytes = g_byte_array_sized_new (HEADER_SIZE + length);

  g_byte_array_set_size (bytes, HEADER_SIZE);
  make_header (VERSION, payload, length, bytes->data);
  g_byte_array_append (bytes, payload, length);
  return g_byte_array_free_to_bytes (bytes);
}

static RubricRecord *
read_fields (GVariant *fields)
{
  g_autoptr (RubricRecord) self = g_new0 (RubricRecord, 1);
  guint32 mode;

  self->history = g_array_new (FALSE, FALSE, sizeof (SudSheet));
  self->stats = g_array_new (FALSE, TRUE, sizeof (RubricSolveStats));
  self->info = rubric_info_new ();
  if (!g_variant_lookup (fields, "time", "x", &self->time) || !g_variant_lookup (fields, "mode", "u", &mode)
      || mode > RUBRIC_MODE_SOLVING || !read_sheet (fields, "saved", &self->saved) || !read_history (self, fields))
    return NULL;
  self->mode = mode;
  if (!g_variant_lookup (fields, "level", "i", &self->level) || self->level < 0 || self->level >= SUD_N_LEVELS)
    self->level = -1;
  g_variant_lookup (fields, "elapsed", "x", &self->elapsed);
  self->elapsed = MAX (self->elapsed, 0);
  g_variant_lookup (fields, "uri", "s", &self->uri);
  g_variant_lookup (fields, "format", "s", &self->format);
  g_variant_lookup (fields, "stamp", "s", &self->stamp);
  read_stats (self, fields);
  read_info (self, fields);
  self->uncertain = read_cells (fields, "doubted");
  return g_steal_pointer (&self);
}

RubricRecord *
rubric_record_from_bytes (GBytes *bytes)
{
  g_autoptr (GVariant) fields = open_payload (bytes, VERSION);
  RubricRecord *self;

  if (fields != NULL)
    return read_fields (fields);
  fields = open_payload (bytes, VERSION_ONE_COLOUR);
  self = fields != NULL ? read_fields (fields) : NULL;
  if (self == NULL)
    return NULL;
  make_colour_sets (&self->saved);
  for (guint i = 0; i < self->history->len; i++)
    make_colour_sets (&g_array_index (self->history, SudSheet, i));
  return self;
}
