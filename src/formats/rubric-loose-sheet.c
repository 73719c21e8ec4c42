/* rubric-loose-sheet.c - what word processors and spreadsheets exchange: RTF, SYLK, DIF
 *
 *     {\rtf1\ansi            ID;PWXL;N;E            TABLE
 *     \trowd\cellx500…       C;Y1;X1;K5             …
 *     \intbl 5\cell          C;X2;K3                -1,0
 *     \intbl \cell           C;Y2;X1;K"6"           BOT
 *     \row                                          0,5
 *
 * Each becomes text, with tabs between the fields of a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-sheet.h"

#include <glib.h>
#include <stdlib.h>
#include <string.h>

enum
{
  MOST_DEEP = 64,    /* groups in one another */
  LONGEST_WORD = 32, /* of a command */
  MOST_PLACE = 256,  /* rows and columns of a table */
};

typedef struct
{
  const char *name;
  char *(*dup) (const char *text);
} Kind;

/* What a command of RTF is in a text. */
static const struct
{
  const char *word;
  const char *text;
} commands[] = {
  { "cell", "\t" }, { "nestcell", "\t" }, { "row", "\n" },   { "nestrow", "\n" }, { "par", "\n" },
  { "line", "\n" }, { "sect", "\n" },     { "page", "\n" }, { "tab", "\t" },
};

/* What begins a group of RTF that is no text. */
static const char *const hidden[] = { "fonttbl", "colortbl", "stylesheet", "info", "pict", "header", "footer", "listtable" };

typedef struct
{
  GString *out;
  gboolean hides[MOST_DEEP]; /* whether what is in a group is no text */
  guint depth;
  guint skip; /* signs behind that of a number, which say the same */
  gboolean table; /* a paragraph is in a cell */
} Reader;

static void
append_text (Reader *self, const char *text)
{
  if (!self->hides[self->depth])
    g_string_append (self->out, text);
}

static void
append_sign (Reader *self, gunichar sign)
{
  char text[7] = "";

  if (self->skip > 0)
    self->skip--;
  else if (sign > 0 && g_unichar_validate (sign))
    {
      text[g_unichar_to_utf8 (sign, text)] = '\0';
      append_text (self, text);
    }
}

/* Does the command of @length letters at @word, which has @number. */
static void
take_command (Reader *self, const char *word, gsize length, int number)
{
  if (length == 1 && *word == 'u')
    {
      append_sign (self, number < 0 ? number + 65536 : number);
      self->skip = 1;
    }
  for (guint i = 0; i < G_N_ELEMENTS (hidden); i++)
    self->hides[self->depth] |= strlen (hidden[i]) == length && memcmp (word, hidden[i], length) == 0;
  if (length == strlen ("intbl") && memcmp (word, "intbl", length) == 0)
    self->table = TRUE;
  if (length == strlen ("pard") && memcmp (word, "pard", length) == 0)
    self->table = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strlen (commands[i].word) == length && memcmp (word, commands[i].word, length) == 0)
      append_text (self, self->table && strcmp (commands[i].word, "par") == 0 ? " " : commands[i].text);
}

/* Reads what follows the backslash before @at. Returns: behind it */
static const char *
read_command (Reader *self, const char *at)
{
  const char *word = at;
  gsize length;
  int number = 0;

  while (g_ascii_isalpha (*at) && at - word < LONGEST_WORD)
    at++;
  length = at - word;
  if (length == 0 && *at == '\'' && g_ascii_isxdigit (at[1]) && g_ascii_isxdigit (at[2]))
    {
      append_sign (self, g_ascii_xdigit_value (at[1]) * 16 + g_ascii_xdigit_value (at[2]));
      return at + 3;
    }
  if (length == 0)
    {
      self->hides[self->depth] |= *at == '*';
      if (*at != '\0' && *at != '*')
        append_sign (self, *at == '~' ? ' ' : *at == '\r' || *at == '\n' ? '\n' : *at == '_' ? '-' : (guchar)*at & 0x7f);
      return at + (*at != '\0');
    }
  if (g_ascii_isdigit (*at) || (*at == '-' && g_ascii_isdigit (at[1])))
    number = atoi (at);
  at += *at == '-';
  while (g_ascii_isdigit (*at))
    at++;
  take_command (self, word, length, number);
  return at + (*at == ' ');
}

static char *
dup_rtf (const char *text)
{
  Reader reader = { .out = g_string_new (NULL) };

  for (const char *at = text; *at != '\0';)
    if (*at == '\\')
      at = read_command (&reader, at + 1);
    else if (*at == '{' || *at == '}')
      {
        gboolean hides = reader.hides[reader.depth];

        if (*at == '{' && reader.depth + 1 < MOST_DEEP)
          reader.hides[++reader.depth] = hides;
        else if (*at == '}' && reader.depth > 0)
          reader.depth--;
        at++;
      }
    else
      {
        if (*at != '\r' && *at != '\n')
          append_sign (&reader, g_utf8_get_char (at));
        at = g_utf8_next_char (at);
      }
  return g_string_free (reader.out, FALSE);
}

static void
append_field (GString *out, guint *fields, const char *value, gsize length)
{
  if ((*fields)++ > 0)
    g_string_append_c (out, '\t');
  if (length >= 2 && *value == '"' && value[length - 1] == '"')
    {
      value++;
      length -= 2;
    }
  g_string_append_len (out, value, length);
}

/* Reads the fields of a record of SYLK, which keeps the row and the column of the one before where it has none. */
static const char *
read_place (const char *at, const char *end, int *row, int *column, gsize *length)
{
  const char *value = NULL;

  for (const char *field = at; field != NULL && field < end; field = memchr (field, ';', end - field))
    {
      field++;
      if (*field == 'Y')
        *row = atoi (field + 1);
      else if (*field == 'X')
        *column = atoi (field + 1);
      else if (*field == 'K')
        {
          value = field + 1;
          *length = strcspn (value, ";\r\n");
        }
    }
  return value;
}

static char *
dup_sylk (const char *text)
{
  GString *out = g_string_new (NULL);
  int row = 1, column = 1, last = 1;
  guint fields = 0;

  for (const char *at = text, *end; *at != '\0'; at = end + (*end != '\0'))
    {
      const char *value;
      gsize length = 0;

      end = at + strcspn (at, "\n");
      if (at[0] != 'C' || at[1] != ';')
        continue;
      value = read_place (at + 1, end, &row, &column, &length);
      if (value == NULL || row < last || column <= (row == last ? (int)fields : 0) || column > MOST_PLACE || row > MOST_PLACE)
        continue;
      for (; last < row; last++, fields = 0)
        g_string_append_c (out, '\n');
      while ((int)fields + 1 < column)
        append_field (out, &fields, "", 0);
      append_field (out, &fields, value, length);
    }
  g_string_append_c (out, '\n');
  return g_string_free (out, FALSE);
}

static char *
dup_dif (const char *text)
{
  GString *out = g_string_new (NULL);
  const char *at = strstr (text, "\nDATA");
  guint fields = 0;

  for (guint i = 0; at != NULL && i < 3; i++) /* the name, and two lines below it */
    at = strchr (at + 1, '\n');
  while (at != NULL)
    {
      const char *first = at + 1, *second = strchr (first, '\n');

      at = second != NULL ? strchr (second + 1, '\n') : NULL;
      if (second == NULL || strncmp (first, "-1,0", 4) == 0)
        {
          g_string_append_c (out, '\n');
          fields = 0;
        }
      else if (strncmp (first, "0,", 2) == 0)
        append_field (out, &fields, first + 2, strcspn (first + 2, "\r\n"));
      else
        append_field (out, &fields, second + 1, strcspn (second + 1, "\r\n"));
    }
  return g_string_free (out, FALSE);
}

static const Kind kinds[] = {
  { "{\\rtf", dup_rtf },
  { "ID;P", dup_sylk },
  { "TABLE\n0,1\n", dup_dif },
  { "TABLE\r\n0,1\r\n", dup_dif },
};

char *
rubric_loose_dup_sheet (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_prefix (text, kinds[i].name))
      return kinds[i].dup (text);
  return NULL;
}
