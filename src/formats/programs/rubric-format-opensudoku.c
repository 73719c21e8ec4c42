/* rubric-format-opensudoku.c - the puzzles of OpenSudoku, in XML
 *
 *     <opensudoku version="2">
 *       <folder name="Title" created="0">
 *         <author>…</author>                       … of all its games, in version 1
 *         <game data="53007…" note="Comment"/>
 *         <game data="version: 3&#10;5|0|0|0|12|1|…"/>
 *       </folder>
 *     </opensudoku>
 *
 * Version 1 has no folders, and 81 digits a game; version 3 has other names for the same attributes. The data are 81
 * digits, or for each cell
 *
 *     version 1          value | digits with commas, or "-" | editable |
 *     version 2 and 3    value | mask of marks | editable |
 *     version 4          value | mask | second mask | editable |
 *     version 5          value | mask | second mask | colour | editable |
 *
 * OpenSudoku fills in the first mask and reasons with it: centre marks. The lowest version that has a place for the
 * sheet is written, for programs of every age. OpenSudoku skips elements that version 2 does not know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-variant.h"
#include "rubric-xml.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MAX_DATA_VERSION = 5,
  MAX_HEADING = 1 << 20, /* bytes of the texts about all games of a folder that are read */
};

/* Elements of version 1, in the order of writing; the title and the comment have attributes in version 2. */
static const struct
{
  const char *name;
  RubricInfoField field;
} elements[] = {
  { "author", RUBRIC_INFO_AUTHOR },  { "description", RUBRIC_INFO_DESCRIPTION },
  { "created", RUBRIC_INFO_DATE },   { "source", RUBRIC_INFO_SOURCE },
  { "level", RUBRIC_INFO_LEVEL },    { "sourceURL", RUBRIC_INFO_URL },
  { "comment", RUBRIC_INFO_COMMENT }, { "name", RUBRIC_INFO_TITLE },
};

static gboolean
opensudoku_sniff (const char *text, gsize length)
{
  return rubric_xml_has_root (text, length, "opensudoku") || rubric_xml_has_root (text, length, "opensudoku2");
}

/* The games of a file, as they are added to its document. */
typedef struct
{
  RubricDocument *document;
  const RubricSlice *slice;
  RubricLines lines;  /* the line of the last game */
  gsize heading;      /* the beginning of the current folder */
  gboolean has_games; /* below that heading */
} GameIndex;

static gboolean
check_version (const GameIndex *self, const RubricXmlTag *tag, GError **error)
{
  const char *version = rubric_xml_get (tag, "version");

  return version == NULL || (version[0] >= '1' && version[0] <= '3' && version[1] == '\0')
         || rubric_slice_fail (self->slice, tag->start, _ ("version 1, 2 or 3 of an OpenSudoku file"), error);
}

/* Returns the beginning of a game or, if that stands alone, of its line, so that the columns of errors are right. */
static gsize
get_game_offset (const GameIndex *self, const RubricXmlTag *tag)
{
  const char *at = tag->start;

  while (at > self->lines.start && (at[-1] == ' ' || at[-1] == '\t'))
    at--;
  return (at == self->lines.start ? at : tag->start) - self->slice->text;
}

static gboolean
index_game (const RubricXmlTag *tag, gpointer data, GError **error)
{
  GameIndex *self = data;
  gsize start = tag->start - self->slice->text;

  if (tag->parent == NULL)
    return check_version (self, tag, error);
  if (strcmp (tag->name, "folder") == 0)
    {
      self->heading = start;
      self->has_games = FALSE;
    }
  if (strcmp (tag->name, "game") != 0)
    return TRUE;

  rubric_lines_find (&self->lines, tag->start);
  if (!self->has_games)
    rubric_document_add_heading (self->document, self->heading, MIN (start - self->heading, MAX_HEADING), 0);
  self->has_games = TRUE;
  rubric_document_add (self->document, get_game_offset (self, tag), self->lines.number);
  return TRUE;
}

static gboolean
opensudoku_index (RubricDocument *document, const char *text, gsize length, GError **error)
{
  static const RubricXmlVisitor visitor = { .open = index_game };
  RubricSlice slice = { .text = text, .length = length, .line = 1 };
  GameIndex index = { .document = document, .slice = &slice };

  rubric_lines_init (&index.lines, &slice);
  return rubric_xml_read (&slice, &visitor, &index, error);
}

/* The data of one game, a cursor over the tokens of its cells. */
typedef struct
{
  const RubricSlice *slice;
  const char *at;
  int cell;
} CellTokens;

static gboolean
fail_token (const CellTokens *self, const char *expected, GError **error)
{
  gsize length = strcspn (self->at, "|");
  RubricLines line = rubric_slice_get_line (self->slice);
  g_autofree char *found = g_utf8_substring (self->at, 0, MIN (g_utf8_strlen (self->at, length), 20));

  /* Translators: a cell of a puzzle in a file, what should stand there and what does */
  return rubric_lines_fail_format (&line, line.start, error, _ ("row %1$d, column %2$d: expected %3$s, found “%4$s”"),
                                   sud_row (self->cell) + 1, sud_column (self->cell) + 1, expected, found);
}

/* Takes the next number up to @max. Empty tokens are skipped, as OpenSudoku does. */
static gboolean
read_token_number (CellTokens *self, guint max, guint *number, GError **error)
{
  const char *at;
  guint value = 0;

  while (*self->at == '|')
    self->at++;
  for (at = self->at; g_ascii_isdigit (*at) && value <= max; at++)
    value = value * 10 + g_ascii_digit_value (*at);
  if (at == self->at || *at != '|' || value > max)
    {
      /* Translators: %u is a number */
      g_autofree char *expected = g_strdup_printf (_ ("a number up to %u"), max);

      return fail_token (self, expected, error);
    }
  self->at = at + 1;
  *number = value;
  return TRUE;
}

/* Takes the marks of the first version: `1,5,9,`, or `-` for none. */
static gboolean
read_token_list (CellTokens *self, guint *marks, GError **error)
{
  const char *at = self->at;

  *marks = 0;
  for (at += *at == '-'; *at != '|'; at++)
    if (*at >= '1' && *at <= '9')
      *marks |= SUD_DIGIT_BIT (*at - '0');
    else if (*at != ',')
      return fail_token (self, _ ("digits with commas"), error);
  self->at = at + 1;
  return TRUE;
}

static gboolean
read_token_cell (CellTokens *self, int version, SudSheet *sheet, GError **error)
{
  guint value, centre = 0, corner = 0, colour = 0, editable;

  if (!read_token_number (self, SUD_SIZE, &value, error)
      || (version == 1 && !read_token_list (self, &centre, error))
      || (version > 1 && !read_token_number (self, SUD_ALL_DIGITS, &centre, error))
      || (version >= 4 && !read_token_number (self, SUD_ALL_DIGITS, &corner, error))
      || (version >= 5 && !read_token_number (self, SUD_COLOURS, &colour, error))
      || !read_token_number (self, 1, &editable, error))
    return FALSE;
  sud_sheet_set_digit (sheet, self->cell, value, editable ? SUD_ORIGIN_ENTERED : SUD_ORIGIN_GIVEN);
  sheet->centre[self->cell] = centre;
  sheet->corner[self->cell] = corner;
  sheet->colours[self->cell] = colour != 0 ? SUD_DIGIT_BIT (colour) : 0;
  return TRUE;
}

static gboolean
fail_data (const RubricSlice *slice, GError **error, const char *problem)
{
  RubricLines line = rubric_slice_get_line (slice);

  return rubric_lines_fail_format (&line, line.start + strspn (line.start, " \t"), error, "%s", problem);
}

static gboolean
read_cell_tokens (const RubricSlice *slice, const char *data, SudSheet *sheet, GError **error)
{
  CellTokens tokens = { .slice = slice, .at = data + strlen ("version:") };
  int version;

  tokens.at += strspn (tokens.at, " \t");
  version = g_ascii_digit_value (*tokens.at);
  if (version < 1 || version > MAX_DATA_VERSION || !g_ascii_isspace (tokens.at[1]))
    return fail_data (slice, error, _ ("expected a version of the data from 1 to 5"));
  for (tokens.at += 2; g_ascii_isspace (*tokens.at); tokens.at++)
    ;
  for (; tokens.cell < SUD_CELLS; tokens.cell++)
    if (!read_token_cell (&tokens, version, sheet, error))
      return FALSE;
  while (g_ascii_isspace (*tokens.at) || *tokens.at == '|')
    tokens.at++;
  return *tokens.at == '\0' || fail_data (slice, error, _ ("expected 81 cells, found more"));
}

static gboolean
read_digit_data (const RubricSlice *slice, const char *data, SudSheet *sheet, GError **error)
{
  RubricLines line = rubric_slice_get_line (slice);
  gsize length = strlen (data);

  if (length != SUD_CELLS)
    return !rubric_variant_refuse_cells (length, error)
           && rubric_lines_fail_cell_count (&line, line.start + strspn (line.start, " \t"), length, error);
  for (gsize i = 0; i < SUD_CELLS; i++)
    {
      int digit = sud_cell_value (data[i]);

      if (digit < 0)
        return fail_token (&(CellTokens){ slice, data + i, i }, _ ("a digit or a blank"), error);
      sud_sheet_set_digit (sheet, i, digit, SUD_ORIGIN_GIVEN);
    }
  return TRUE;
}

/* One game and the texts above it, as they are read. */
typedef struct
{
  char *data; /* NULL before the game */
  char *note;
  char *folder;
  gboolean is_named; /* by an element, maybe an empty one; then the name of the folder does not count */
  GString *text;     /* in the open element; it comes in pieces */
  RubricInfo *info;
} Game;

static void
take_attribute (char **to, const RubricXmlTag *tag, const char *const *names)
{
  for (; *names != NULL && *to == NULL; names++)
    *to = g_strdup (rubric_xml_get (tag, *names));
}

static gboolean
open_game_element (const RubricXmlTag *tag, gpointer data, GError **error)
{
  Game *self = data;

  g_string_truncate (self->text, 0);
  if (strcmp (tag->name, "folder") == 0)
    take_attribute (&self->folder, tag, (const char *const[]){ "name", "folder_name", NULL });
  else if (strcmp (tag->name, "name") == 0)
    self->is_named = TRUE;
  else if (strcmp (tag->name, "game") == 0 && self->data == NULL)
    {
      take_attribute (&self->data, tag, (const char *const[]){ "data", "cells_data", "cellsData", NULL });
      take_attribute (&self->note, tag, (const char *const[]){ "note", "user_note", "userNote", NULL });
      if (self->data == NULL)
        self->data = g_strdup ("");
    }
  return TRUE;
}

static gboolean
read_game_text (const char *name, const char *text, gsize length, gpointer data, GError **error)
{
  Game *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (elements) && self->data == NULL; i++)
    if (strcmp (elements[i].name, name) == 0)
      {
        g_string_append_len (self->text, text, length);
        rubric_info_set (self->info, elements[i].field, self->text->str);
      }
  return TRUE;
}

static gboolean
opensudoku_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  static const RubricXmlVisitor visitor = { .open = open_game_element, .text = read_game_text };
  Game game = { .info = info, .text = g_string_new (NULL) };
  gboolean ok;

  rubric_xml_peek (slice->heading, slice->heading_length, &visitor, &game);
  rubric_xml_peek (slice->text, slice->length, &visitor, &game);
  if (!game.is_named && game.folder != NULL)
    rubric_info_set (info, RUBRIC_INFO_TITLE, game.folder);
  if (game.note != NULL && g_strchomp (game.note)[0] != '\0')
    rubric_info_set (info, RUBRIC_INFO_COMMENT, game.note);
  ok = game.data != NULL && g_str_has_prefix (game.data, "version:")
           ? read_cell_tokens (slice, game.data, sheet, error)
           : read_digit_data (slice, game.data != NULL ? game.data : "", sheet, error);
  g_free (game.data);
  g_free (game.note);
  g_free (game.folder);
  g_string_free (game.text, TRUE);
  return ok;
}

static void
opensudoku_begin (GString *out, gboolean solutions)
{
  g_string_append (out, "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<opensudoku version=\"2\">\n");
}

/* Returns the lowest version of the data with a place for @sheet, 0 for the digits alone. */
static int
get_data_version (const SudSheet *sheet)
{
  int version = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->colours[cell] != 0)
      return 5;
    else if (sheet->corner[cell] != 0)
      version = 4;
    else if (version < 3 && (sheet->centre[cell] != 0 || sheet->origin[cell] > SUD_ORIGIN_GIVEN))
      version = 3;
  return version;
}

static void
write_game_data (GString *out, const SudSheet *sheet)
{
  int version = get_data_version (sheet);

  for (int cell = 0; version == 0 && cell < SUD_CELLS; cell++)
    g_string_append_c (out, '0' + sheet->digit[cell]);
  if (version == 0)
    return;
  g_string_append_printf (out, "version: %d&#10;", version);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      g_string_append_printf (out, "%d|%d|", sheet->digit[cell], sheet->centre[cell]);
      if (version >= 4)
        g_string_append_printf (out, "%d|", sheet->corner[cell]);
      if (version >= 5)
        g_string_append_printf (out, "%d|", sud_sheet_get_colour (sheet, cell));
      g_string_append (out, sheet->origin[cell] == SUD_ORIGIN_GIVEN ? "0|" : "1|");
    }
}

static gboolean
is_game_begun (const SudSheet *sheet)
{
  return sud_sheet_count (sheet, SUD_ORIGIN_ENTERED) + sud_sheet_count (sheet, SUD_ORIGIN_SOLVED) > 0;
}

/* A folder must have a name; an empty element tells that it is no title. */
static void
opensudoku_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  const char *title = info != NULL ? info->field[RUBRIC_INFO_TITLE] : NULL;
  const char *note = info != NULL ? info->field[RUBRIC_INFO_COMMENT] : NULL;

  g_string_append (out, "  <folder name=\"");
  rubric_xml_append (out, title != NULL ? title : "Sudoku");
  g_string_append_printf (out, "\" created=\"0\">\n%s", title == NULL ? "    <name/>\n" : "");
  for (guint i = 0; info != NULL && i < G_N_ELEMENTS (elements); i++)
    if (elements[i].field != RUBRIC_INFO_TITLE && elements[i].field != RUBRIC_INFO_COMMENT
        && info->field[elements[i].field] != NULL)
      {
        g_string_append_printf (out, "    <%s>", elements[i].name);
        rubric_xml_append (out, info->field[elements[i].field]);
        g_string_append_printf (out, "</%s>\n", elements[i].name);
      }
  /* State 0 is being played, 1 is not begun. */
  g_string_append_printf (out, "    <game created=\"0\" state=\"%d\" time=\"0\" last_played=\"0\" data=\"",
                          is_game_begun (sheet) ? 0 : 1);
  write_game_data (out, sheet);
  g_string_append (out, "\" note=\"");
  rubric_xml_append (out, note != NULL ? note : "");
  g_string_append (out, "\"/>\n  </folder>\n");
}

static void
opensudoku_end (GString *out)
{
  g_string_append (out, "</opensudoku>\n");
}

/* XML has no place for most control characters. */
static RubricFormatFeatures
opensudoku_strip_unsupported (SudSheet *sheet, RubricInfo *info)
{
  RubricFormatFeatures lost = 0;

  for (int field = 0; info != NULL && field < RUBRIC_N_INFO_FIELDS; field++)
    if (info->field[field] != NULL)
      {
        g_autofree char *clean = rubric_xml_clean (info->field[field]);

        if (strcmp (clean, info->field[field]) != 0)
          {
            rubric_info_set (info, field, clean);
            lost |= RUBRIC_FORMAT_FEATURE_FIELD (field);
          }
      }
  return lost;
}

const RubricFormat rubric_format_opensudoku = {
  .id = "opensudoku",
  .name = N_ ("OpenSudoku"),
  .suffixes = (const char *const[]){ ".opensudoku", ".opensudoku2", NULL },
  .mime_type = "application/x-sudoku-opensudoku",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE | RUBRIC_FORMAT_FEATURE_CORNER
              | RUBRIC_FORMAT_FEATURE_COVERED | RUBRIC_FORMAT_FEATURE_COLOURS | RUBRIC_FORMAT_FEATURE_FIELDS,
  .max_size = RUBRIC_DOCUMENT_MAX_COLLECTION,
  .many = TRUE,
  .exclusive = TRUE,
  .sniff = opensudoku_sniff,
  .index = opensudoku_index,
  .parse = opensudoku_parse,
  .begin = opensudoku_begin,
  .write = opensudoku_write,
  .end = opensudoku_end,
  .strip_unsupported = opensudoku_strip_unsupported,
};
