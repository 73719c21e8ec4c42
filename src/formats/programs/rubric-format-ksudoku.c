/* rubric-format-ksudoku.c - the games of KSudoku, in XML
 *
 *     <ksudoku>
 *      <game had-help="0" msecs-elapsed="1000">
 *       <puzzle>
 *        <graph order="9" type="sudoku" specific-type="Plain"/>
 *        <values>fg_ieh___d_j…</values>        column by column: `_` is a blank, b to j are 1 to 9
 *        <solution>…</solution>
 *       </puzzle>
 *       <history>
 *        <simple-event index="2" value="4"/>    digits that were entered, one after the other; 0 takes one back
 *        <simple-event index="5" markers="010000100"/>
 *       </history>
 *      </game>
 *     </ksudoku>
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-variant.h"
#include "rubric-xml.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  const RubricSlice *slice;
  SudSheet *sheet;
  GString *values;
  gboolean classic; /* the puzzle says that it is */
  guint events;
} GameReader;

static gboolean
ksudoku_sniff (const char *text, gsize length)
{
  return rubric_xml_has_root (text, length, "ksudoku");
}

/* KSudoku counts its cells column by column. */
static int
get_ksudoku_cell (guint index)
{
  return sud_cell (index % SUD_SIZE, index / SUD_SIZE);
}

static gboolean
fail_kind (const char *kind, GError **error)
{
  if (kind != NULL && rubric_variant_refuse_name (kind, strlen (kind), error))
    return FALSE;
  return rubric_variant_fail_rule (kind != NULL ? kind : "?", error);
}

static gboolean
open_graph (GameReader *self, const RubricXmlTag *tag, GError **error)
{
  const char *type = rubric_xml_get (tag, "type"), *kind = rubric_xml_get (tag, "specific-type");
  const char *order = rubric_xml_get (tag, "order");
  gint64 size = order != NULL ? g_ascii_strtoll (order, NULL, 10) : 0;

  if (g_strcmp0 (type, "sudoku") != 0 || (kind != NULL && g_ascii_strcasecmp (kind, "Plain") != 0))
    return fail_kind (kind != NULL && g_ascii_strcasecmp (kind, "Plain") != 0 ? kind : type, error);
  if (rubric_variant_refuse_size (CLAMP (size, 0, 99), CLAMP (size, 0, 99), error))
    return FALSE;
  self->classic = size == SUD_SIZE;
  return self->classic || rubric_slice_fail (self->slice, tag->start, _ ("a puzzle of order 9"), error);
}

/* The givens are known here, for the values of the puzzle stand before its history. */
static gboolean
take_entry (GameReader *self, const RubricXmlTag *tag, guint index, const char *text, GError **error)
{
  int cell = get_ksudoku_cell (index);

  if (text[0] < '0' || text[0] > '9' || text[1] != '\0')
    return rubric_slice_fail (self->slice, tag->start, _ ("a digit"), error);
  if (self->sheet->origin[cell] != SUD_ORIGIN_GIVEN)
    {
      self->sheet->centre[cell] = 0;
      sud_sheet_set_digit (self->sheet, cell, text[0] - '0', text[0] == '0' ? SUD_ORIGIN_BLANK : SUD_ORIGIN_ENTERED);
    }
  return TRUE;
}

static gboolean
take_markers (GameReader *self, const RubricXmlTag *tag, guint index, const char *text, GError **error)
{
  int cell = get_ksudoku_cell (index);
  SudDigits digits = 0;

  for (gsize i = 0; text[i] != '\0'; i++)
    if (i >= SUD_SIZE || (text[i] != '0' && text[i] != '1'))
      return rubric_slice_fail (self->slice, tag->start, _ ("nine signs 0 or 1"), error);
    else if (text[i] == '1')
      digits |= SUD_DIGIT_BIT (i + 1);
  if (self->sheet->origin[cell] != SUD_ORIGIN_GIVEN)
    {
      sud_sheet_set_digit (self->sheet, cell, 0, SUD_ORIGIN_BLANK);
      self->sheet->centre[cell] = digits;
    }
  return TRUE;
}

static gboolean
open_event (GameReader *self, const RubricXmlTag *tag, GError **error)
{
  const char *index = rubric_xml_get (tag, "index"), *value = rubric_xml_get (tag, "value");
  const char *markers = rubric_xml_get (tag, "markers");
  guint64 place;

  if (index == NULL || !g_ascii_string_to_unsigned (index, 10, 0, SUD_CELLS - 1, &place, NULL))
    return rubric_slice_fail (self->slice, tag->start, _ ("the number of a cell"), error);
  if (value != NULL)
    return take_entry (self, tag, place, value, error);
  return markers == NULL || take_markers (self, tag, place, markers, error);
}

static gboolean
set_ksudoku_givens (GameReader *self, GError **error)
{
  const char *text = g_strstrip (self->values->str);
  gsize length = strlen (text);

  if (length != SUD_CELLS)
    return rubric_slice_fail (self->slice, self->slice->text, _ ("81 values of a KSudoku puzzle"), error);
  for (guint i = 0; i < SUD_CELLS; i++)
    if (text[i] >= 'b' && text[i] <= 'j')
      sud_sheet_set_digit (self->sheet, get_ksudoku_cell (i), text[i] - 'a', SUD_ORIGIN_GIVEN);
    else if (text[i] != '_')
      return rubric_slice_fail (self->slice, self->slice->text, _ ("81 values of a KSudoku puzzle"), error);
  return TRUE;
}

static gboolean
read_ksudoku_tag (const RubricXmlTag *tag, gpointer data, GError **error)
{
  GameReader *self = data;

  if (strcmp (tag->name, "graph") == 0)
    return open_graph (self, tag, error);
  if (strcmp (tag->name, "history") == 0)
    return set_ksudoku_givens (self, error);
  return strcmp (tag->name, "simple-event") != 0 || open_event (self, tag, error);
}

static gboolean
read_ksudoku_text (const char *name, const char *text, gsize length, gpointer data, GError **error)
{
  GameReader *self = data;

  if (strcmp (name, "values") == 0)
    g_string_append_len (self->values, text, length);
  return TRUE;
}

static gboolean
ksudoku_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  static const RubricXmlVisitor visitor = { .open = read_ksudoku_tag, .text = read_ksudoku_text };
  g_autoptr (GString) values = g_string_new (NULL);
  GameReader reader = { .slice = slice, .sheet = sheet, .values = values };

  if (!rubric_xml_read (slice, &visitor, &reader, error))
    return FALSE;
  if (!reader.classic)
    return rubric_slice_fail (slice, slice->text, _ ("a KSudoku puzzle"), error);
  return set_ksudoku_givens (&reader, error);
}

const RubricFormat rubric_format_ksudoku = {
  .id = "ksudoku",
  .name = N_ ("KSudoku"),
  .suffixes = (const char *const[]){ ".ksudoku", NULL },
  .mime_type = "application/x-sudoku-ksudoku",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE,
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .exclusive = TRUE,
  .sniff = ksudoku_sniff,
  .index = rubric_document_add_single,
  .parse = ksudoku_parse,
};
