/* rubric-html.c - the text of a piece of a web page
 *
 * No parser of web pages: a puzzle that somebody has marked in a browser is a table, or lines of digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-html.h"

#include <string.h>

#define SECTION "<![CDATA["

enum
{
  MAX_NAME = 10, /* letters of a tag or an entity that is known */
  LONGEST_NOTES = 2000, /* bytes of pencil marks in a cell */
};

typedef enum
{
  TAG_OTHER,
  TAG_BREAK, /* ends a line */
  TAG_TABLE,
  TAG_TABLE_END,
  TAG_CELL,  /* begins a cell of a table */
  TAG_CELL_END,
  TAG_ROW,   /* begins a row: line ends in it are no ends of lines */
  TAG_ROW_END,
  TAG_INPUT, /* a field of a form: what is in it stands in an attribute */
  TAG_OPTION, /* of a list to choose from: only what is chosen is seen */
  TAG_SILENT, /* what is inside is no text */
} Tag;

static const struct
{
  const char *name;
  Tag tag;
} tags[] = {
  { "br", TAG_BREAK },     { "br/", TAG_BREAK },    { "/tr", TAG_ROW_END },    { "/p", TAG_BREAK },
  { "/div", TAG_BREAK },   { "/li", TAG_BREAK },    { "/pre", TAG_BREAK },   { "td", TAG_CELL },
  { "th", TAG_CELL },      { "/td", TAG_CELL_END }, { "/th", TAG_CELL_END }, { "style", TAG_SILENT },
  { "/h1", TAG_BREAK },    { "/h2", TAG_BREAK },    { "/h3", TAG_BREAK },    { "/h4", TAG_BREAK },
  { "/dt", TAG_BREAK },    { "/dd", TAG_BREAK },    { "/caption", TAG_BREAK }, { "table", TAG_TABLE },
  { "script", TAG_SILENT }, { "title", TAG_SILENT }, { "tr", TAG_ROW },      { "input", TAG_INPUT },
  { "/table", TAG_TABLE_END }, { "option", TAG_OPTION },
};

static const struct
{
  const char *name;
  const char *text;
} entities[] = {
  { "amp", "&" },   { "lt", "<" },     { "gt", ">" },  { "quot", "\"" }, { "apos", "'" }, { "nbsp", " " }, { "ensp", " " },
  { "emsp", " " },  { "thinsp", " " }, { "shy", "" },  { "zwnj", "" },   { "zwj", "" },   { "middot", "·" },
  { "bull", "•" },
};

/* Copies the letters of a name that ends at one of @ends; returns FALSE where it is longer than any that is known. */
static gboolean
read_name (const char *from, const char *ends, char name[MAX_NAME + 1])
{
  gsize length = strcspn (from, ends);

  if (length > MAX_NAME)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    name[i] = g_ascii_tolower (from[i]);
  name[length] = '\0';
  return TRUE;
}

static Tag
find_tag (const char *after_bracket, char name[MAX_NAME + 1])
{
  if (read_name (after_bracket, " \t\r\n>", name))
    for (gsize i = 0; i < G_N_ELEMENTS (tags); i++)
      if (strcmp (name, tags[i].name) == 0)
        return tags[i].tag;
  return TAG_OTHER;
}

/* The character that "#53" or "#x35" stands for; 0 for none. */
static gunichar
find_number (const char *name)
{
  gulong code = g_ascii_strtoull (g_ascii_tolower (name[1]) == 'x' ? name + 2 : name + 1, NULL, g_ascii_tolower (name[1]) == 'x' ? 16 : 10);

  return code <= 0x10ffff && g_unichar_validate (code) ? code : 0;
}

/* Appends what the entity at @at, an ampersand, stands for. Returns: behind it, or behind the ampersand of none */
static const char *
append_entity (GString *out, const char *at)
{
  char name[MAX_NAME + 1];

  if (read_name (at + 1, "; \t\r\n<&", name) && (at[1 + strlen (name)] == ';' || strcmp (name, "nbsp") == 0))
    {
      const char *behind = at + strlen (name) + 1 + (at[1 + strlen (name)] == ';');
      gunichar code = name[0] == '#' ? find_number (name) : 0;

      if (code != 0)
        {
          g_string_append_unichar (out, code == 0xa0 ? ' ' : code);
          return behind;
        }
      for (gsize i = 0; i < G_N_ELEMENTS (entities); i++)
        if (strcmp (name, entities[i].name) == 0)
          {
            g_string_append (out, entities[i].text);
            return behind;
          }
    }
  g_string_append_c (out, '&');
  return at + 1;
}

static gboolean
is_blank_from (const GString *out, gsize start)
{
  for (gsize i = start; i < out->len; i++)
    if (!g_ascii_isspace (out->str[i]))
      return FALSE;
  return TRUE;
}

/* Behind the end tag of the element called @name, or at the end of the text. */
static const char *
skip_silent (const char *at, const char *name)
{
  gsize length = strlen (name);

  for (at = strstr (at, "</"); at != NULL; at = strstr (at + 2, "</"))
    if (g_ascii_strncasecmp (at + 2, name, length) == 0)
      {
        const char *end = strchr (at, '>');

        return end != NULL ? end + 1 : at + strlen (at);
      }
  return "";
}

/* Where @name begins from @at to @end, in whichever case, or NULL. */
static const char *
find_name (const char *at, const char *end, const char *name)
{
  const gsize length = strlen (name);

  for (; at < end && (gsize)(end - at) >= length; at++)
    if (g_ascii_strncasecmp (at, name, length) == 0)
      return at;
  return NULL;
}

/* Whether the class of the tag from @at to @end says that what is inside are pencil marks. */
static gboolean
is_of_notes (const char *at, const char *end)
{
  static const char *const names[] = { "note", "candidate", "pencil" };
  const char *class = find_name (at, end, "class=");

  for (gsize i = 0; class != NULL && i < G_N_ELEMENTS (names); i++)
    if (find_name (class, end, names[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* Behind the element whose tag at @at ends at @end; behind that tag where the element is long, or does not end. */
static const char *
skip_notes (const char *at, const char *end)
{
  const gsize size = strcspn (at + 1, " \t\r\n>");
  guint depth = 1;

  for (const char *next = end; next != NULL && next - end < LONGEST_NOTES; next = strchr (next + 1, '<'))
    if (next[0] != '<')
      continue;
    else if (g_ascii_strncasecmp (next + 1, at + 1, size) == 0 && strchr (" >", next[1 + size]) != NULL)
      depth++;
    else if (next[1] == '/' && g_ascii_strncasecmp (next + 2, at + 1, size) == 0 && --depth == 0)
      return next + strcspn (next, ">");
  return end;
}

/* Where text is written to. */
typedef struct
{
  GString *out;
  gsize cell; /* where the text of the last cell begins */
  gboolean in_cell;
  gboolean in_row;
} Writer;

/* Whether no more than one character can be typed into the field of a form. */
static gboolean
is_single (const char *at, const char *end)
{
  const char *most = find_name (at, end, "maxlength=");

  if (most == NULL)
    return FALSE;
  most += strlen ("maxlength=");
  most += *most == '"' || *most == '\'';
  return *most == '1' && !g_ascii_isdigit (most[1]);
}

/* What stands in the field of a form. One without a cell of a table around it is a cell itself. */
static void
append_value (Writer *self, const char *at, const char *end)
{
  const char *value = find_name (at, end, "value=");
  gsize start = self->out->len;

  if (value != NULL)
    {
      value += strlen ("value=");
      value += *value == '"' || *value == '\'';
      for (; value < end && strchr ("\"' />", *value) == NULL; value++)
        g_string_append_c (self->out, *value);
    }
  if (self->in_cell || !is_single (at, end))
    return;
  g_string_append (self->out, self->out->len > start ? " " : ". ");
}

/* Behind the text of the option whose tag is from @at to @end, where it is not the one that is chosen. */
static const char *
skip_option (const char *at, const char *end)
{
  const char *next = strchr (end, '<');

  if (find_name (at, end, " selected") != NULL)
    return end;
  return next != NULL ? next : end + strlen (end);
}

/* What has a table in it is no cell of ours. */
static void
end_cell (Writer *self)
{
  if (self->in_cell && is_blank_from (self->out, self->cell))
    g_string_append_c (self->out, '.');
  g_string_append_c (self->out, ' ');
  self->in_cell = FALSE;
}

/* The end of a cell may be left out, that of a row, too. */
static void
end_open_cell (Writer *self, Tag tag)
{
  gboolean ends = tag == TAG_CELL || tag == TAG_ROW || tag == TAG_ROW_END || tag == TAG_TABLE_END;

  if (!self->in_cell || !ends)
    return;
  end_cell (self);
  self->in_row &= tag != TAG_TABLE_END;
}

static void
begin_cell (Writer *self)
{
  self->cell = self->out->len;
  self->in_cell = TRUE;
}

/* Takes one tag. Returns: behind it */
static const char *
take_tag (Writer *self, const char *at)
{
  char name[MAX_NAME + 1] = "";
  Tag tag = find_tag (at + 1, name);
  const char *end = strncmp (at, "<!--", strlen ("<!--")) == 0 ? strstr (at, "-->") : strchr (at, '>');

  end_open_cell (self, tag);
  self->in_cell &= tag != TAG_TABLE;
  if (tag == TAG_BREAK || tag == TAG_ROW_END || tag == TAG_TABLE_END)
    g_string_append_c (self->out, self->in_row && tag != TAG_ROW_END ? ' ' : '\n');
  else if (tag == TAG_CELL)
    begin_cell (self);
  else if (tag == TAG_CELL_END)
    end_cell (self);
  else if (tag == TAG_INPUT && end != NULL)
    append_value (self, at, end);
  if (tag == TAG_ROW && self->out->len > 0 && self->out->str[self->out->len - 1] != '\n')
    g_string_append_c (self->out, '\n');
  if (tag == TAG_ROW || tag == TAG_ROW_END)
    self->in_row = tag == TAG_ROW;
  if (end == NULL)
    return "";
  end = strchr (end, '>') + 1;
  if (tag == TAG_OPTION)
    return skip_option (at, end);
  if (tag == TAG_OTHER && self->in_cell && is_of_notes (at, end))
    return skip_notes (at, end - 1) + 1;
  return tag == TAG_SILENT ? skip_silent (end, name) : end;
}

/* Appends what is in the section of plain text at @at; what would be markup elsewhere is a blank. Returns: behind it */
static const char *
append_section (GString *out, const char *at)
{
  const char *end = strstr (at, "]]>");

  for (at += strlen (SECTION); *at != '\0' && at != end; at++)
    g_string_append_c (out, strchr ("<>&", *at) != NULL ? ' ' : *at);
  return end != NULL ? end + strlen ("]]>") : at;
}

/* Whether nobody sees @c. */
static gboolean
is_hidden (gunichar c)
{
  return c == 0xad || (c >= 0x200b && c <= 0x200f) || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff;
}

/* Makes a blank of the last character in @out where it is one of another kind, and nothing of one that is hidden. */
static void
level_last (GString *out, gsize start)
{
  gunichar c = out->len > start ? g_utf8_get_char (g_utf8_prev_char (out->str + out->len)) : 'a';

  if (c < 0x80 || (!is_hidden (c) && g_unichar_type (c) != G_UNICODE_SPACE_SEPARATOR))
    return;
  g_string_truncate (out, start);
  if (!is_hidden (c))
    g_string_append_c (out, ' ');
}

/* Appends what stands at @at, but references to signs of markup as they are. Returns: behind it */
static const char *
append_character (GString *out, const char *at)
{
  gsize start = out->len;
  const char *next = *at == '&' ? append_entity (out, at) : g_utf8_next_char (at);

  if (*at != '&' || (next > at + 1 && out->len == start + 1 && strchr ("<>&", out->str[start]) != NULL))
    {
      g_string_truncate (out, start);
      g_string_append_len (out, at, next - at);
    }
  level_last (out, start);
  return next;
}

/* Behind the comment at @markup, as browsers read it: "--!>" ends it, too. One that is not ended goes on to the end. */
static const char *
skip_comment (const char *markup)
{
  const char *inside = markup + strlen ("<!--");

  for (const char *at = strstr (markup, "--"); at != NULL; at = strstr (at + 1, "--"))
    if (at[2] == '>')
      return at + strlen ("-->");
    else if (at[2] == '!' && at[3] == '>' && at >= inside)
      return at + strlen ("--!>");
  return markup + strlen (markup);
}

char *
rubric_html_level (const char *markup)
{
  GString *out = g_string_new (NULL);

  while (*markup != '\0')
    {
      if (strncmp (markup, SECTION, strlen (SECTION)) == 0)
        markup = append_section (out, markup);
      else if (strncmp (markup, "<!--", strlen ("<!--")) == 0)
        markup = skip_comment (markup);
      else
        markup = append_character (out, markup);
    }
  return g_string_free (out, FALSE);
}

char *
rubric_html_to_text (const char *html)
{
  Writer writer = { .out = g_string_new (NULL) };

  while (*html != '\0')
    if (*html == '<')
      html = take_tag (&writer, html);
    else if (*html == '&')
      html = append_entity (writer.out, html);
    else
      {
        gboolean folded = writer.in_row && (*html == '\n' || *html == '\r');

        g_string_append_c (writer.out, folded ? ' ' : *html);
        html++;
      }
  return g_string_free (writer.out, FALSE);
}

char *
rubric_html_find_scripts (const char *html)
{
  static const char TAG[] = "<script";
  GString *out = g_string_new (NULL);

  for (const char *at = strchr (html, '<'); at != NULL; at = strchr (at + 1, '<'))
    {
      const char *end;

      if (g_ascii_strncasecmp (at, TAG, strlen (TAG)) != 0)
        continue;
      end = strchr (at, '>');
      if (end == NULL)
        break;
      at = skip_silent (end + 1, "script");
      g_string_append_len (out, end + 1, (*at != '\0' ? at : end + 1 + strlen (end + 1)) - (end + 1));
      g_string_append_c (out, '\n');
      if (*at == '\0')
        break;
      at--;
    }
  return g_string_free (out, out->len == 0);
}
