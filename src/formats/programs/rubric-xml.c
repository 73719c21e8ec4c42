/* rubric-xml.c - XML that GMarkup reads, within limits
 *
 * GMarkup does not tell where in the text a tag stands, and keeps a piece of any length in memory. So it is fed piece
 * by piece: up to the `<` of the next markup, then up to each `>` until it reports that the markup is complete.
 *
 *     <game note="a > b" data="…"/>  text  <game
 *     `-- fed -'------- fed ------'- fed -'
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-xml.h"

#include "rubric-format-error.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  const RubricSlice *slice;
  const RubricXmlVisitor *visitor;
  gpointer data;
  GMarkupParseContext *context;
  const char *end;
  const char *start; /* the piece being fed */
  const char *fed;   /* the end of the text fed so far */
  guint depth;
  gboolean complete; /* the markup that began at @start has ended */
  gboolean has_root;
} XmlReader;

static void
start_cb (GMarkupParseContext *context, const char *name, const char **names, const char **values, gpointer data,
          GError **error)
{
  XmlReader *self = data;
  const GSList *stack = g_markup_parse_context_get_element_stack (context);
  RubricXmlTag tag = {
    .name = name,
    .names = names,
    .values = values,
    .parent = stack->next != NULL ? stack->next->data : NULL,
    .start = self->start,
    .end = self->fed,
  };

  self->complete = self->has_root = TRUE;
  if (++self->depth > RUBRIC_XML_MAX_DEPTH)
    rubric_slice_fail (self->slice, self->start, _ ("elements nested no deeper than 64"), error);
  else
    self->visitor->open (&tag, self->data, error);
}

static void
end_cb (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  XmlReader *self = data;

  self->complete = TRUE;
  self->depth--;
}

static void
text_cb (GMarkupParseContext *context, const char *text, gsize length, gpointer data, GError **error)
{
  XmlReader *self = data;

  if (self->visitor->text != NULL && self->depth > 0)
    self->visitor->text (g_markup_parse_context_get_element (context), text, length, self->data, error);
}

/* Comments, instructions, CDATA and the document type. */
static void
passthrough_cb (GMarkupParseContext *context, const char *text, gsize length, gpointer data, GError **error)
{
  static const char cdata[] = "<![CDATA[";
  XmlReader *self = data;

  self->complete = TRUE;
  if (g_str_has_prefix (text, "<!DOCTYPE") && strstr (text, "<!ENTITY") != NULL)
    rubric_slice_fail (self->slice, self->start, _ ("a document type without entities of its own"), error);
  else if (g_str_has_prefix (text, cdata) && length >= strlen (cdata) + 3)
    text_cb (context, text + strlen (cdata), length - strlen (cdata) - 3, data, error);
}

static const GMarkupParser parser = {
  .start_element = start_cb,
  .end_element = end_cb,
  .text = text_cb,
  .passthrough = passthrough_cb,
};

/* Returns the place of character @column of line @line, ended by LF. */
static const char *
find_place (const XmlReader *self, int line, int column)
{
  const char *at = self->slice->text, *end = self->fed;

  while (line > 1 && at < end)
    {
      const char *newline = memchr (at, '\n', end - at);

      if (newline == NULL)
        break;
      at = newline + 1;
      line--;
    }
  for (; column > 1 && at < end; column--)
    do
      at++;
    while (at < end && ((guchar)*at & 0xc0) == 0x80);
  return at;
}

/* The message of the library is not translated, and it counts only lines that end in LF. */
static gboolean
fail_markup (const XmlReader *self, const GError *cause, GError **error)
{
  gboolean bad_text = g_error_matches (cause, G_MARKUP_ERROR, G_MARKUP_ERROR_BAD_UTF8);
  RubricLines lines;
  const char *at;
  int line, column;

  g_markup_parse_context_get_position (self->context, &line, &column);
  at = find_place (self, line, column);
  rubric_lines_init (&lines, self->slice);
  rubric_lines_find (&lines, at);
  return rubric_lines_fail (&lines, at, bad_text ? _ ("UTF-8 text") : _ ("well-formed XML"), error);
}

static gboolean
feed (XmlReader *self, const char *to, GError **error)
{
  g_autoptr (GError) cause = NULL;
  const char *from = self->fed;

  if (to - self->start > RUBRIC_XML_MAX_PIECE)
    return rubric_slice_fail (self->slice, self->start, _ ("a tag or a text of no more than a megabyte"), error);
  self->fed = to;
  if (g_markup_parse_context_parse (self->context, from, to - from, &cause))
    return TRUE;
  if (cause->domain != G_MARKUP_ERROR)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  return fail_markup (self, cause, error);
}

static const char *
find_sign (const char *from, const char *end, char c)
{
  const char *found = memchr (from, c, end - from);

  return found != NULL ? found : end;
}

/* Feeds the text up to the next markup, then the markup. */
static gboolean
feed_markup (XmlReader *self, GError **error)
{
  self->start = self->fed;
  if (!feed (self, find_sign (self->fed, self->end, '<'), error))
    return FALSE;
  self->start = self->fed;
  self->complete = FALSE;
  while (!self->complete && self->fed < self->end)
    {
      const char *to = find_sign (self->fed, self->end, '>');

      if (!feed (self, to < self->end ? to + 1 : to, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_markup (XmlReader *self, gboolean whole, GError **error)
{
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, self, NULL);
  g_autoptr (GError) cause = NULL;

  self->context = context;
  while (self->fed < self->end)
    if (!feed_markup (self, error))
      return FALSE;
  if (!whole)
    return TRUE;
  if (!self->has_root)
    return rubric_slice_fail (self->slice, self->end, _ ("an element"), error);
  return g_markup_parse_context_end_parse (context, &cause) || fail_markup (self, cause, error);
}

gboolean
rubric_xml_read (const RubricSlice *slice, const RubricXmlVisitor *visitor, gpointer data, GError **error)
{
  XmlReader reader = {
    .slice = slice,
    .visitor = visitor,
    .data = data,
    .end = slice->text + slice->length,
    .fed = slice->text,
  };
  const char *nul = memchr (slice->text, '\0', slice->length);

  /* GMarkup takes NUL for white space between tags. */
  if (nul != NULL)
    return rubric_slice_fail (slice, nul, _ ("text"), error);
  return read_markup (&reader, TRUE, error);
}

void
rubric_xml_peek (const char *text, gsize length, const RubricXmlVisitor *visitor, gpointer data)
{
  g_autoptr (GError) ignored = NULL;
  RubricSlice slice = { .text = text, .length = length, .line = 1 };
  XmlReader reader = { .slice = &slice, .visitor = visitor, .data = data, .end = text + length, .fed = text };

  read_markup (&reader, FALSE, &ignored);
}

const char *
rubric_xml_get (const RubricXmlTag *tag, const char *name)
{
  for (int i = 0; tag->names[i] != NULL; i++)
    if (strcmp (tag->names[i], name) == 0)
      return tag->values[i];
  return NULL;
}

static gboolean
begins_with (const char *at, const char *end, const char *prefix)
{
  return (gsize)(end - at) >= strlen (prefix) && memcmp (at, prefix, strlen (prefix)) == 0;
}

/* Returns the end of the document type at @at; its brackets may contain markup. */
static const char *
skip_doctype (const char *at, const char *end)
{
  int depth = 0;

  for (; at < end; at++)
    {
      depth += (*at == '<') - (*at == '>');
      if (depth == 0)
        return at + 1;
    }
  return end;
}

gboolean
rubric_xml_has_root (const char *text, gsize length, const char *name)
{
  const char *at = text, *end = text + length;

  while (TRUE)
    {
      const char *stop;

      while (at < end && g_ascii_isspace (*at))
        at++;
      if (!begins_with (at, end, "<"))
        return FALSE;
      if (begins_with (at, end, "<!DOCTYPE"))
        at = skip_doctype (at, end);
      else if (begins_with (at, end, "<?") || begins_with (at, end, "<!--"))
        {
          stop = g_strstr_len (at, end - at, at[1] == '?' ? "?>" : "-->");
          at = stop != NULL ? find_sign (stop, end, '>') + 1 : end;
        }
      else
        return begins_with (at + 1, end, name)
               && (at + 1 + strlen (name) == end || g_ascii_isspace (at[1 + strlen (name)])
                   || strchr ("/>", at[1 + strlen (name)]) != NULL);
    }
}

static gboolean
is_allowed (gunichar c)
{
  return c >= 0x20 ? c != 0xfffe && c != 0xffff : c == '\n' || c == '\t' || c == '\r';
}

char *
rubric_xml_clean (const char *text)
{
  GString *clean = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (is_allowed (g_utf8_get_char (p)))
      g_string_append_len (clean, p, g_utf8_next_char (p) - p);
  return g_string_free (clean, FALSE);
}

void
rubric_xml_append (GString *out, const char *text)
{
  g_autofree char *clean = rubric_xml_clean (text);
  g_autofree char *escaped = g_markup_escape_text (clean, -1);

  for (const char *p = escaped; *p != '\0'; p++)
    if (*p == '\n' || *p == '\t')
      g_string_append_printf (out, "&#%d;", *p);
    else
      g_string_append_c (out, *p);
}
