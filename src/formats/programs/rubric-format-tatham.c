/* rubric-format-tatham.c - game ids and saved games of Solo, of Simon Tatham's Portable Puzzle Collection
 *
 *     3x3db:5_3b7d6b1_9_5d…                          a line for each game; many lines are a collection
 *     |   | `- a digit; "a" to "z" for 1 to 26 blanks; "_" keeps two digits apart
 *     |   `--- how hard and how symmetric it was made
 *     `------- boxes of 3×3; "j" jigsaw, "x" diagonals, "k" killer
 *
 *     https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#3x3:5_3b…
 *
 *     SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
 *     GAME    :4:Solo
 *     CPARAMS :3:3x3           the kind of puzzle; PARAMS is that of the next one
 *     DESC    :59:5_3b7d6b…    the givens
 *     STATEPOS:1:3             so many states have been reached, the first before any move
 *     MOVE    :6:R2,0,4        column, row and digit of an entry, 0 to take it away
 *     MOVE    :6:P3,0,2        puts a pencil mark, or takes it away
 *     MOVE    :1:M             puts all marks into blank cells
 *     SOLVE   :161:S5,3,4,…    the program has filled all cells
 *     RESTART :59:5_3b7d6b…    the givens alone
 *             |  `- the value, of so many bytes
 *             `---- how many
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAGIC "Simon Tatham's Portable Puzzle Collection"

enum
{
  MAX_NUMBER = 1000,   /* a larger one is read as this, for it is no size and no digit either */
  MAX_BLANKS = 26,     /* one letter, "z" */
  MAX_PARAMETERS = 32, /* characters */
  MAX_LINE = 1024,     /* characters in which an id is looked for */
  KEY_LENGTH = 8,
  MAX_NAME = 40,       /* bytes of the name of another game that is told */
};

static int
read_solo_number (const char **at, const char *end)
{
  int number = 0;

  for (; *at < end && g_ascii_isdigit (**at); (*at)++)
    number = MIN (number * 10 + **at - '0', MAX_NUMBER);
  return number;
}

/* The letter after a "d" tells how hard the puzzle is: "dk" does not ask for killer. */
static gboolean
check_parameter_letters (const char *at, const char *end, GError **error)
{
  static const char letters[] = "jxk";
  static const char *const rules[] = { "jigsaw", "diagonals", "killer" };

  for (; at < end; at++)
    {
      const char *found = *at != '\0' ? strchr (letters, *at) : NULL;

      if (found != NULL)
        return rubric_variant_fail_rule (rules[found - letters], error);
      if (*at == 'd' && at + 1 < end && strchr ("tbiaeu", at[1]) != NULL)
        at++;
    }
  return TRUE;
}

/* Returns TRUE for the classic 9×9, or FALSE with an error that names the kind of puzzle. */
static gboolean
check_parameters (const RubricSlice *slice, const char *start, const char *end, GError **error)
{
  const char *at = start;
  int columns = read_solo_number (&at, end), rows = columns;

  if (at < end && *at == 'x')
    {
      at++;
      rows = read_solo_number (&at, end);
    }
  else if (at < end && *at == 'j')
    rows = 1;
  if (columns * rows != SUD_SIZE)
    {
      gsize size = columns * rows;

      return !rubric_variant_refuse_size (size, size, error) && rubric_slice_fail (slice, start, "3x3", error);
    }
  if (columns != rows)
    return rubric_variant_fail_rule ("jigsaw", error);
  return check_parameter_letters (at, end, error);
}

/* In other kinds of puzzle a comma and the boxes or cages follow the cells. */
static gboolean
check_description_end (const RubricSlice *slice, const char *at, const char *end, int cells, GError **error)
{
  RubricLines lines;

  if (at < end && cells == SUD_CELLS)
    return rubric_slice_fail (slice, at, _ ("the end of the puzzle"), error);
  if (cells == SUD_CELLS)
    return TRUE;
  rubric_lines_init (&lines, slice);
  rubric_lines_find (&lines, at);
  return rubric_lines_fail_cell_count (&lines, at, cells, error);
}

static gboolean
read_description (const RubricSlice *slice, const char *start, const char *end, SudSheet *sheet, GError **error)
{
  const char *at = start;
  int cells = 0;

  while (at < end && cells < SUD_CELLS)
    {
      const char *token = at;

      if (*at == '_')
        at++;
      else if (*at >= 'a' && *at <= 'z')
        cells += *at++ - 'a' + 1;
      else if (*at >= '1' && *at <= '9')
        {
          int digit = read_solo_number (&at, end);

          if (digit > SUD_SIZE)
            return rubric_slice_fail (slice, token + 1, _ ("“_” between two digits"), error);
          sud_sheet_set_digit (sheet, cells++, digit, SUD_ORIGIN_GIVEN);
        }
      else
        return rubric_slice_fail (slice, at, _ ("a digit, “_”, or a letter that counts blanks"), error);
    }
  return check_description_end (slice, at, end, cells, error);
}

static void
write_blanks (GString *out, int n)
{
  for (; n > 0; n -= MIN (n, MAX_BLANKS))
    g_string_append_c (out, 'a' + MIN (n, MAX_BLANKS) - 1);
}

static void
write_description (GString *out, const SudGrid *grid)
{
  int blanks = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (grid->digit[cell] == 0)
        {
          blanks++;
          continue;
        }
      if (blanks == 0 && cell > 0)
        g_string_append_c (out, '_');
      write_blanks (out, blanks);
      g_string_append_c (out, '0' + grid->digit[cell]);
      blanks = 0;
    }
  write_blanks (out, blanks);
}

/* The id on a line. */
typedef struct
{
  const char *start;
  const char *colon; /* after the parameters: ":", or "#" before a random seed; NULL if the line is no id */
  const char *end;
} GameId;

/* Returns the beginning of the id on a line, which may be part of a link. */
static const char *
skip_address (const RubricLines *line)
{
  static const char page[] = "solo.html#";
  const char *found = g_strstr_len (line->start, MIN (line->length, MAX_LINE), page);

  return found != NULL ? found + strlen (page) : line->start;
}

static GameId
find_id (const RubricLines *line)
{
  GameId id = { skip_address (line), NULL, line->start + line->length };
  const char *at;
  gboolean has_size = FALSE;

  rubric_text_trim (&id.start, &id.end);
  for (at = id.start; at < id.end && at < id.start + MAX_PARAMETERS && g_ascii_isalnum (*at); at++)
    has_size |= at > id.start && (*at == 'x' || *at == 'j') && g_ascii_isdigit (at[-1]);
  if (has_size && at < id.end && g_ascii_isdigit (*id.start)
      && (*at == ':' || *at == '#' || (id.end - at >= 3 && memcmp (at, "%23", 3) == 0)))
    id.colon = at;
  return id;
}

/* In prose a colon may be followed by characters that no id has. */
static gboolean
tatham_sniff (const char *text, gsize length)
{
  RubricLines line;
  GameId id;

  rubric_lines_init_text (&line, text, length);
  if (!rubric_lines_next_data (&line))
    return FALSE;
  id = find_id (&line);
  for (const char *p = id.colon; p != NULL && p + 1 < MIN (id.end, id.colon + MAX_LINE); p++)
    if (!g_ascii_isalnum (p[1]) && strchr ("_,.", p[1]) == NULL)
      return FALSE;
  return id.colon != NULL;
}

static gboolean
tatham_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  RubricLines line = rubric_slice_get_line (slice);
  GameId id = find_id (&line);

  if (id.colon == NULL)
    return rubric_lines_fail (&line, id.start, _ ("a game ID such as 3x3:5_3b7d6…"), error);
  if (!check_parameters (slice, id.start, id.colon, error))
    return FALSE;
  if (*id.colon != ':')
    return rubric_lines_fail_format (&line, id.colon, error,
                                     _ ("this is the random seed of a puzzle, not the puzzle; Solo shows its "
                                        "game ID under Game ▸ Specific"));
  return read_description (slice, id.colon + 1, id.end, sheet, error);
}

static void
tatham_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);

  g_string_append (out, "3x3:");
  write_description (out, &grid);
  g_string_append_c (out, '\n');
}

typedef struct
{
  const char *start;
  const char *end;
} SaveValue;

typedef struct
{
  const RubricSlice *slice;
  const char *at;
  const char *end;
  char key[KEY_LENGTH + 1]; /* without the spaces that fill it up */
  SaveValue value;
} SaveReader;

typedef struct
{
  SaveValue parameters;
  SaveValue description;
  SaveValue position;
} SaveHeader;

static gboolean
is_value (const SaveValue *self, const char *text)
{
  return (gsize)(self->end - self->start) == strlen (text) && memcmp (self->start, text, strlen (text)) == 0;
}

static void
save_reader_init (SaveReader *self, const RubricSlice *slice)
{
  *self = (SaveReader){ .slice = slice, .at = slice->text, .end = slice->text + slice->length };
}

/* Takes digits up to a colon. */
static gboolean
read_length (SaveReader *self, gsize *length, GError **error)
{
  const char *start = self->at;

  for (*length = 0; self->at < self->end && g_ascii_isdigit (*self->at); self->at++)
    *length = MIN (*length * 10 + (gsize)(*self->at - '0'), RUBRIC_DOCUMENT_MAX_SINGLE);
  if (self->at == start)
    return rubric_slice_fail (self->slice, self->at, _ ("a number"), error);
  if (self->at == self->end || *self->at != ':')
    return rubric_slice_fail (self->slice, self->at, _ ("“:”"), error);
  self->at++;
  return TRUE;
}

static gboolean
read_key (SaveReader *self, GError **error)
{
  const char *colon = memchr (self->at, ':', MIN (self->end - self->at, KEY_LENGTH + 1));

  if (colon == NULL)
    return rubric_slice_fail (self->slice, self->at, _ ("a word of eight letters and “:”"), error);
  memcpy (self->key, self->at, colon - self->at);
  self->key[colon - self->at] = '\0';
  g_strchomp (self->key);
  self->at = colon + 1;
  return TRUE;
}

/* Takes the next record. *@more is FALSE if there is none, which is no error. */
static gboolean
next_record (SaveReader *self, gboolean *more, GError **error)
{
  gsize length;

  while (self->at < self->end && g_ascii_isspace (*self->at))
    self->at++;
  *more = self->at < self->end;
  if (!*more)
    return TRUE;
  if (!read_key (self, error) || !read_length (self, &length, error))
    return FALSE;
  if ((gsize)(self->end - self->at) < length)
    return rubric_slice_fail (self->slice, self->end, _ ("as many characters as the number says"), error);
  self->value = (SaveValue){ self->at, self->at + length };
  self->at += length;
  if (self->at < self->end && !g_ascii_isspace (*self->at))
    return rubric_slice_fail (self->slice, self->at, _ ("the end of the line"), error);
  return TRUE;
}

static gboolean
tatham_save_sniff (const char *text, gsize length)
{
  static const char magic[] = "SAVEFILE:";

  while (length > 0 && g_ascii_isspace (*text))
    {
      text++;
      length--;
    }
  return length >= strlen (magic) && memcmp (text, magic, strlen (magic)) == 0;
}

static gboolean
check_game (const SaveReader *self, GError **error)
{
  g_autofree char *name = NULL;

  if (is_value (&self->value, "Solo"))
    return TRUE;
  name = rubric_utf8_from_file (self->value.start, MIN (self->value.end - self->value.start, MAX_NAME));
  g_set_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_VARIANT,
               /* Translators: %s is the name of another game, for example "Unequal" */
               _ ("This is a saved game of %s, not of Solo, which is what Simon Tatham calls Sudoku."), name);
  return FALSE;
}

static gboolean
read_save_header_record (const SaveReader *self, SaveHeader *header, GError **error)
{
  if (strcmp (self->key, "SAVEFILE") == 0 && !is_value (&self->value, MAGIC))
    return rubric_slice_fail (self->slice, self->value.start, "“" MAGIC "”", error);
  if (strcmp (self->key, "VERSION") == 0 && !is_value (&self->value, "1"))
    return rubric_slice_fail (self->slice, self->value.start, "1", error);
  if (strcmp (self->key, "GAME") == 0)
    return check_game (self, error);
  if (strcmp (self->key, "CPARAMS") == 0 || (strcmp (self->key, "PARAMS") == 0 && header->parameters.start == NULL))
    header->parameters = self->value;
  else if (strcmp (self->key, "DESC") == 0)
    header->description = self->value;
  else if (strcmp (self->key, "STATEPOS") == 0)
    header->position = self->value;
  return TRUE;
}

static gboolean
read_save_header (const RubricSlice *slice, SaveHeader *header, GError **error)
{
  SaveReader reader;
  gboolean more;

  save_reader_init (&reader, slice);
  do
    {
      if (!next_record (&reader, &more, error) || (more && !read_save_header_record (&reader, header, error)))
        return FALSE;
    }
  while (more);
  if (header->parameters.start == NULL)
    return rubric_slice_fail (slice, reader.end, _ ("a CPARAMS record"), error);
  if (header->description.start == NULL)
    return rubric_slice_fail (slice, reader.end, _ ("a DESC record"), error);
  return TRUE;
}

/* Takes a number up to @max and the comma after it. Returns -1 if there is none. */
static int
take_number (const char **at, const char *end, int max)
{
  int number = -1;

  for (; *at < end && g_ascii_isdigit (**at) && number <= max; (*at)++)
    number = MAX (number, 0) * 10 + **at - '0';
  if (*at < end && **at == ',')
    (*at)++;
  return number <= max ? number : -1;
}

/* As in Solo, an entry takes the marks of its cell away. */
static gboolean
apply_cell (const SaveReader *self, SudSheet *sheet, GError **error)
{
  const char *at = self->value.start + 1;
  int column = take_number (&at, self->value.end, SUD_SIZE - 1);
  int row = take_number (&at, self->value.end, SUD_SIZE - 1);
  int digit = take_number (&at, self->value.end, SUD_SIZE);
  int cell = sud_cell (row, column);

  if (column < 0 || row < 0 || digit < 0 || at != self->value.end)
    return rubric_slice_fail (self->slice, self->value.start + 1, _ ("column, row and digit"), error);
  if (sheet->origin[cell] == SUD_ORIGIN_GIVEN)
    return rubric_slice_fail (self->slice, self->value.start + 1, _ ("a cell without a given"), error);
  if (*self->value.start == 'P' && digit > 0)
    sheet->centre[cell] ^= SUD_DIGIT_BIT (digit);
  else
    {
      sud_sheet_set_digit (sheet, cell, digit, SUD_ORIGIN_ENTERED);
      sheet->centre[cell] = 0;
    }
  return TRUE;
}

static gboolean
apply_marks (const SaveReader *self, SudSheet *sheet, GError **error)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] == 0)
      sheet->centre[cell] = SUD_ALL_DIGITS;
  return TRUE;
}

static gboolean
apply_solution (const SaveReader *self, SudSheet *sheet, GError **error)
{
  const char *at = self->value.start + 1;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      const char *start = at;
      int digit = take_number (&at, self->value.end, SUD_SIZE);

      if (digit <= 0)
        return rubric_slice_fail (self->slice, start, _ ("a digit from 1 to 9"), error);
      if (sheet->digit[cell] != digit && sheet->origin[cell] != SUD_ORIGIN_GIVEN)
        sud_sheet_set_digit (sheet, cell, digit, SUD_ORIGIN_SOLVED);
    }
  return TRUE;
}

/* Moves by their first letter. */
static const struct
{
  char letter;
  gboolean (*apply) (const SaveReader *self, SudSheet *sheet, GError **error);
} moves[] = {
  { 'R', apply_cell },
  { 'P', apply_cell },
  { 'M', apply_marks },
  { 'S', apply_solution },
};

static gboolean
apply_move (const SaveReader *self, SudSheet *sheet, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (moves) && self->value.start < self->value.end; i++)
    if (*self->value.start == moves[i].letter)
      return moves[i].apply (self, sheet, error);
  return rubric_slice_fail (self->slice, self->value.start, _ ("a move: R, P, M or S"), error);
}

static gboolean
read_save_position (const RubricSlice *slice, const SaveValue *position, guint64 *states, GError **error)
{
  g_autofree char *text = NULL;

  *states = 1;
  if (position->start == NULL)
    return TRUE;
  text = g_strndup (position->start, position->end - position->start);
  return g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT32, states, NULL)
         || rubric_slice_fail (slice, position->start, _ ("the number of states reached"), error);
}

/* Only as many moves count as states have been reached: later ones were taken back. */
static gboolean
read_moves (const RubricSlice *slice, const SaveHeader *header, SudSheet *sheet, GError **error)
{
  const SudSheet givens = *sheet;
  guint64 states;
  SaveReader reader;
  gboolean more = TRUE, ok;

  ok = read_save_position (slice, &header->position, &states, error);
  save_reader_init (&reader, slice);
  while (ok && states > 1 && (ok = next_record (&reader, &more, error)) && more)
    {
      gboolean restart = strcmp (reader.key, "RESTART") == 0;

      if (restart)
        *sheet = givens;
      else if (strcmp (reader.key, "MOVE") != 0 && strcmp (reader.key, "SOLVE") != 0)
        continue;
      states--;
      ok = restart || apply_move (&reader, sheet, error);
    }
  if (ok && states > 1)
    return rubric_slice_fail (slice, reader.end, _ ("another move"), error);
  return ok;
}

static gboolean
tatham_save_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  SaveHeader header = { 0 };

  if (!read_save_header (slice, &header, error)
      || !check_parameters (slice, header.parameters.start, header.parameters.end, error)
      || !read_description (slice, header.description.start, header.description.end, sheet, error)
      || !read_moves (slice, &header, sheet, error))
    return FALSE;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] != 0)
      sheet->centre[cell] = 0;
  return TRUE;
}

static void
write_record (GString *out, const char *key, const char *value)
{
  g_string_append_printf (out, "%-*s:%zu:%s\n", KEY_LENGTH, key, strlen (value), value);
}

static void
write_move (GString *out, char letter, int cell, int digit)
{
  char value[16];

  g_snprintf (value, sizeof value, "%c%d,%d,%d", letter, sud_column (cell), sud_row (cell), digit);
  write_record (out, "MOVE", value);
}

static void
write_moves (GString *out, const SudSheet *sheet)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] != 0 && sheet->origin[cell] != SUD_ORIGIN_GIVEN)
      write_move (out, 'R', cell, sheet->digit[cell]);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      if (sheet->digit[cell] == 0 && (sheet->centre[cell] & SUD_DIGIT_BIT (digit)))
        write_move (out, 'P', cell, digit);
}

static guint
count_moves (const SudSheet *sheet)
{
  guint n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] == 0)
      n += sud_digits_count (sheet->centre[cell]);
    else
      n += sheet->origin[cell] != SUD_ORIGIN_GIVEN;
  return n;
}

static void
tatham_save_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  SudGrid given = sud_sheet_get_grid (sheet, SUD_ORIGINS_GIVEN);
  g_autoptr (GString) description = g_string_new (NULL);
  g_autofree char *states = g_strdup_printf ("%u", count_moves (sheet) + 1);

  write_description (description, &given);
  write_record (out, "SAVEFILE", MAGIC);
  write_record (out, "VERSION", "1");
  write_record (out, "GAME", "Solo");
  write_record (out, "PARAMS", "3x3");
  write_record (out, "CPARAMS", "3x3");
  write_record (out, "DESC", description->str);
  write_record (out, "NSTATES", states);
  write_record (out, "STATEPOS", states);
  write_moves (out, sheet);
}

const RubricFormat rubric_format_tatham = {
  .id = "tatham",
  .name = N_ ("Simon Tatham’s Solo game ID"),
  .copy_name = N_ ("Simon _Tatham’s Game ID"),
  .suffixes = (const char *const[]){ NULL },
  .mime_type = "text/plain",
  .max_size = RUBRIC_DOCUMENT_MAX_COLLECTION,
  .many = TRUE,
  .exclusive = TRUE,
  .sniff = tatham_sniff,
  .index = rubric_document_add_lines,
  .parse = tatham_parse,
  .write = tatham_write,
};

const RubricFormat rubric_format_tatham_save = {
  .id = "tatham-save",
  .name = N_ ("Simon Tatham’s Solo"),
  .suffixes = (const char *const[]){ ".sav", NULL },
  .mime_type = "application/x-sgt-puzzles-save",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE,
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .exclusive = TRUE,
  .sniff = tatham_save_sniff,
  .index = rubric_document_add_single,
  .parse = tatham_save_parse,
  .write = tatham_save_write,
};
