/* rubric-format.c - THE TABLE of puzzle formats
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-format-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* What an error of ours carries besides its message. */
typedef struct
{
  gsize line;
} RubricFormatErrorPrivate;

static void
rubric_format_error_private_init (RubricFormatErrorPrivate *self)
{
  self->line = 0;
}

static void
rubric_format_error_private_copy (const RubricFormatErrorPrivate *from, RubricFormatErrorPrivate *to)
{
  *to = *from;
}

static void
rubric_format_error_private_clear (RubricFormatErrorPrivate *self)
{
}

G_DEFINE_EXTENDED_ERROR (RubricFormatError, rubric_format_error)

gsize
rubric_format_error_get_line (const GError *error)
{
  return error->domain == RUBRIC_FORMAT_ERROR ? rubric_format_error_get_private (error)->line : 0;
}

void
rubric_format_error_set_line (GError *error, gsize line)
{
  rubric_format_error_get_private (error)->line = line;
}

static const char *const leetcode_suffixes[] = { ".json", NULL };
static const char *const sdk_suffixes[] = { ".sdk", NULL };
static const char *const line_suffixes[] = { ".txt", ".sdm", NULL };
static const char *const grid_suffixes[] = { ".txt", ".skp", NULL };

/* In the order of sniffing: a stricter form stands before the looser one that would read it too. */
static const RubricFormat formats[] = {
  { "leetcode", N_("LeetCode board"), leetcode_suffixes, "application/json", RUBRIC_FORMAT_HOLDS_DIGITS,
    RUBRIC_DOCUMENT_MAX_SINGLE, rubric_format_leetcode_sniff, rubric_format_leetcode_read, rubric_format_leetcode_parse,
    rubric_format_leetcode_write },
  { "sdk", N_("SadMan Sudoku"), sdk_suffixes, "application/x-sudoku-sadman", RUBRIC_FORMAT_HOLDS_ALL,
    RUBRIC_DOCUMENT_MAX_SINGLE, rubric_format_sdk_sniff, rubric_format_read_single, rubric_format_sdk_parse,
    rubric_format_sdk_write },
  { "line", N_("81 characters"), line_suffixes, "text/plain", RUBRIC_FORMAT_HOLDS_DIGITS,
    RUBRIC_DOCUMENT_MAX_COLLECTION, rubric_format_line_sniff, rubric_format_line_read, rubric_format_line_parse,
    rubric_format_line_write },
  { "grid", N_("Nine lines of nine"), grid_suffixes, "text/plain", RUBRIC_FORMAT_HOLDS_DIGITS,
    RUBRIC_DOCUMENT_MAX_SINGLE, rubric_format_grid_sniff, rubric_format_read_single, rubric_format_grid_parse,
    rubric_format_grid_write },
};

gboolean
rubric_format_read_single (RubricDocument *document, const char *text, gsize length, GError **error)
{
  rubric_document_add (document, 0, 1);
  return TRUE;
}

const RubricFormat *
rubric_formats (guint *n)
{
  *n = G_N_ELEMENTS (formats);
  return formats;
}

const RubricFormat *
rubric_format_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (strcmp (formats[i].id, id) == 0)
      return &formats[i];
  return NULL;
}

const RubricFormat *
rubric_format_for_name (const char *name)
{
  g_autofree char *folded = g_ascii_strdown (name, -1);

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    for (const char *const *suffix = formats[i].suffixes; *suffix != NULL; suffix++)
      if (g_str_has_suffix (folded, *suffix))
        return &formats[i];
  return NULL;
}

const RubricFormat *
rubric_format_native (void)
{
  return rubric_format_find ("sdk");
}

const RubricFormat *
rubric_format_sniff (const char *text, gsize length)
{
  if (length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    {
      text += 3;
      length -= 3;
    }
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (formats[i].sniff (text, length))
      return &formats[i];
  return NULL;
}

gboolean
rubric_format_check_size (const RubricFormat *self, gsize length, GError **error)
{
  gsize max_size = self != NULL ? self->max_size : RUBRIC_DOCUMENT_MAX_SINGLE;

  if (length <= max_size)
    return TRUE;
  g_set_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_TOO_LARGE,
               _("it is too large: a file of its kind may have %zu MiB"), max_size >> 20);
  return FALSE;
}

static RubricFormatHolds
used_by (const SudSheet *sheet, const RubricInfo *info)
{
  RubricFormatHolds used = info != NULL && !rubric_info_is_empty (info) ? RUBRIC_FORMAT_HOLDS_INFO : 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (sheet->origin[cell] == SUD_ORIGIN_ENTERED || sheet->origin[cell] == SUD_ORIGIN_SOLVED)
        used |= RUBRIC_FORMAT_HOLDS_ORIGINS;
      if ((sheet->centre[cell] | sheet->eliminated[cell]) != 0)
        used |= RUBRIC_FORMAT_HOLDS_CENTRE;
      if (sheet->corner[cell] != 0)
        used |= RUBRIC_FORMAT_HOLDS_CORNER;
      if (sheet->colour[cell] != 0)
        used |= RUBRIC_FORMAT_HOLDS_COLOURS;
    }
  return used | (sud_sheet_has_mark_colours (sheet) ? RUBRIC_FORMAT_HOLDS_COLOURS : 0);
}

RubricFormatHolds
rubric_format_loses (const RubricFormat *self, const SudSheet *sheet, const RubricInfo *info)
{
  return used_by (sheet, info) & ~self->holds;
}

GBytes *
rubric_format_write (const RubricFormat *self, const SudSheet *sheet, const RubricInfo *info)
{
  GString *out = g_string_new (NULL);

  self->write (out, sheet, info);
  return g_string_free_to_bytes (out);
}
