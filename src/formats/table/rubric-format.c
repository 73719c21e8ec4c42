/* rubric-format.c - THE TABLE of puzzle formats
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-format-private.h"
#include "rubric-format-testing.h"

#include <glib/gi18n.h>
#include <string.h>

/* The order is that of sniffing: a stricter format stands before a looser one that would read its files, too. The last
 * one claims no text; it reads what the others cannot, and overrules some of them: see rubric_paste_confirm(). */
static const RubricFormat *const formats[] = {
  &rubric_format_gnome_code,
  &rubric_format_opensudoku,
  &rubric_format_ksudoku,
  &rubric_format_gnome,
  &rubric_format_ipuz,
  &rubric_format_tatham_save,
  &rubric_format_tatham,
  &rubric_format_hodoku,
  &rubric_format_sudokustudio,
  &rubric_format_csv,
  &rubric_format_sudokupad,
  &rubric_format_sudokuwiki,
  &rubric_format_leetcode,
  &rubric_format_sdk,
  &rubric_format_sdx,
  &rubric_format_marks,
  &rubric_format_ss,
  &rubric_format_line,
  &rubric_format_grid,
  &rubric_format_paste,
};

const RubricFormat *const *
rubric_formats (guint *n)
{
  *n = G_N_ELEMENTS (formats);
  return formats;
}

const RubricFormat *
rubric_format_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (strcmp (formats[i]->id, id) == 0)
      return formats[i];
  return NULL;
}

const RubricFormat *
rubric_format_for_name (const char *name)
{
  g_autofree char *folded = g_ascii_strdown (name, -1);

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    for (const char *const *suffix = formats[i]->suffixes; *suffix != NULL; suffix++)
      if (g_str_has_suffix (folded, *suffix))
        return formats[i];
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
    if (formats[i]->sniff (text, length))
      return formats[i];
  return NULL;
}

gboolean
rubric_format_check_size (const RubricFormat *self, gsize length, GError **error)
{
  gsize max_size = self != NULL ? self->max_size : RUBRIC_DOCUMENT_MAX_SINGLE;

  if (length <= max_size)
    return TRUE;
  g_set_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_TOO_LARGE,
               _ ("It is too large: a file of this kind may have at most %zu MiB."), max_size >> 20);
  return FALSE;
}

/* A digit whose origin the format cannot tell gets the next origin that it can. */
static RubricFormatFeatures
strip_origins (const RubricFormat *self, SudSheet *sheet)
{
  RubricFormatFeatures lost = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      guint8 *origin = &sheet->origin[cell];

      if (*origin == SUD_ORIGIN_SOLVED && !(self->features & RUBRIC_FORMAT_FEATURE_SOLVED))
        {
          lost |= RUBRIC_FORMAT_FEATURE_SOLVED;
          *origin = SUD_ORIGIN_ENTERED;
        }
      if (*origin == SUD_ORIGIN_ENTERED && !(self->features & RUBRIC_FORMAT_FEATURE_ENTERED))
        {
          lost |= RUBRIC_FORMAT_FEATURE_ENTERED;
          *origin = SUD_ORIGIN_GIVEN;
        }
    }
  return lost;
}

/* Clears @values, a part of a sheet of @size bytes, if the format has no place for it. */
static RubricFormatFeatures
strip_part (const RubricFormat *self, RubricFormatFeatures part, gpointer values, gsize size)
{
  guint8 *bytes = values;
  gboolean used = FALSE;

  if (self->features & part)
    return 0;
  for (gsize i = 0; i < size; i++)
    used |= bytes[i] != 0;
  memset (bytes, 0, size);
  return used ? part : 0;
}

static RubricFormatFeatures
strip_covered_marks (const RubricFormat *self, SudSheet *sheet)
{
  RubricFormatFeatures lost = 0;

  if (self->features & RUBRIC_FORMAT_FEATURE_COVERED)
    return 0;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] != 0)
      {
        if ((sheet->centre[cell] | sheet->corner[cell] | sheet->eliminated[cell]) != 0)
          lost |= RUBRIC_FORMAT_FEATURE_COVERED;
        sheet->centre[cell] = sheet->corner[cell] = sheet->eliminated[cell] = 0;
      }
  return lost;
}

/* The first one of several colours in a cell stays. */
static RubricFormatFeatures
strip_shared_colours (const RubricFormat *self, SudSheet *sheet)
{
  RubricFormatFeatures lost = 0;

  if (self->features & RUBRIC_FORMAT_FEATURE_SHARED)
    return 0;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_digits_count (sheet->colours[cell]) > 1)
      {
        lost = RUBRIC_FORMAT_FEATURE_SHARED;
        sheet->colours[cell] = SUD_DIGIT_BIT (sud_sheet_get_colour (sheet, cell));
      }
  return lost;
}

/* Returns the bytes of texts beside a puzzle that can be read again: a file with extra text may have 16 MiB, less what
 * the puzzle takes; a record or a tag of any other file is well below the megabyte that readers allow, escapes
 * included. */
static gsize
get_max_info_size (const RubricFormat *self)
{
  return self->features & RUBRIC_FORMAT_FEATURE_EXTRA ? RUBRIC_DOCUMENT_MAX_SINGLE - (64 << 10) : 128 << 10;
}

static RubricFormatFeatures
strip_info (const RubricFormat *self, RubricInfo *info)
{
  RubricFormatFeatures lost = 0;
  guint removed;

  for (int field = 0; field < RUBRIC_N_INFO_FIELDS; field++)
    if (info->field[field] != NULL && !(self->features & RUBRIC_FORMAT_FEATURE_FIELD (field)))
      {
        lost |= RUBRIC_FORMAT_FEATURE_FIELD (field);
        rubric_info_set (info, field, NULL);
      }
  if (info->extra != NULL && !(self->features & RUBRIC_FORMAT_FEATURE_EXTRA))
    {
      lost |= RUBRIC_FORMAT_FEATURE_EXTRA;
      g_clear_pointer (&info->extra, g_free);
    }
  removed = rubric_info_shorten (info, get_max_info_size (self));
  for (int field = 0; field < RUBRIC_N_INFO_FIELDS; field++)
    lost |= removed & 1u << field ? RUBRIC_FORMAT_FEATURE_FIELD (field) : 0;
  return removed & 1u << RUBRIC_N_INFO_FIELDS ? lost | RUBRIC_FORMAT_FEATURE_EXTRA : lost;
}

RubricFormatFeatures
rubric_format_strip_unsupported (const RubricFormat *self, SudSheet *sheet, RubricInfo *info)
{
  RubricFormatFeatures lost
      = strip_origins (self, sheet)
        | strip_part (self, RUBRIC_FORMAT_FEATURE_CENTRE, sheet->centre, sizeof sheet->centre)
        | strip_part (self, RUBRIC_FORMAT_FEATURE_CORNER, sheet->corner, sizeof sheet->corner)
        | strip_part (self, RUBRIC_FORMAT_FEATURE_ELIMINATED, sheet->eliminated, sizeof sheet->eliminated)
        | strip_part (self, RUBRIC_FORMAT_FEATURE_COLOURS, sheet->colours, sizeof sheet->colours)
        | strip_part (self, RUBRIC_FORMAT_FEATURE_MARK_COLOURS, sheet->mark_colour, sizeof sheet->mark_colour);

  lost |= strip_covered_marks (self, sheet) | strip_shared_colours (self, sheet);
  if (info != NULL)
    lost |= strip_info (self, info);
  return self->strip_unsupported != NULL ? lost | self->strip_unsupported (sheet, info) : lost;
}

RubricFormatFeatures
rubric_format_get_lost_features (const RubricFormat *self, const SudSheet *sheet, const RubricInfo *info)
{
  g_autoptr (RubricInfo) stripped_info = info != NULL ? rubric_info_copy (info) : NULL;
  SudSheet stripped = *sheet;

  return rubric_format_strip_unsupported (self, &stripped, stripped_info);
}

void
rubric_format_begin (const RubricFormat *self, GString *out, gboolean solutions)
{
  if (self->begin != NULL)
    self->begin (out, solutions);
}

void
rubric_format_append (const RubricFormat *self, GString *out, const SudSheet *sheet, const RubricInfo *info,
                      const SudGrid *solution)
{
  g_autoptr (RubricInfo) shorter = NULL;

  if (info != NULL && rubric_info_get_size (info) > get_max_info_size (self))
    {
      shorter = rubric_info_copy (info);
      strip_info (self, shorter);
    }
  self->write (out, sheet, shorter != NULL ? shorter : info, solution);
}

void
rubric_format_end (const RubricFormat *self, GString *out)
{
  if (self->end != NULL)
    self->end (out);
}

GBytes *
rubric_format_write (const RubricFormat *self, const SudSheet *sheet, const RubricInfo *info)
{
  GString *out = g_string_new (NULL);

  rubric_format_begin (self, out, FALSE);
  rubric_format_append (self, out, sheet, info, NULL);
  rubric_format_end (self, out);
  return g_string_free_to_bytes (out);
}
