/* rubric-xml.h - XML that GMarkup reads, within limits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-lines.h"

enum
{
  RUBRIC_XML_MAX_DEPTH = 64,
  RUBRIC_XML_MAX_PIECE = 1 << 20, /* bytes of a tag with its attributes, of a comment, of the text between two tags */
};

/* An element begins: @names and @values are of its attributes, closed by NULL; @parent is the name of the element
 * around it, or NULL; @start and @end are in the slice. */
typedef struct
{
  const char *name;
  const char **names;
  const char **values;
  const char *parent;
  const char *start;
  const char *end;
} RubricXmlTag;

/* The readers of a document, called in its order: @open when an element begins, @text, which may be NULL, for each
 * piece of the text in the element @name, entities and CDATA resolved. Each returns FALSE with @error to stop. */
typedef struct
{
  gboolean (*open) (const RubricXmlTag *tag, gpointer data, GError **error);
  gboolean (*text) (const char *name, const char *text, gsize length, gpointer data, GError **error);
} RubricXmlVisitor;

/** rubric_xml_read: Reads a whole document. Entities other than the five of XML itself, deep nesting and long pieces
 * are refused, so no document takes more memory than its own length. @visitor gets @data. Returns: FALSE with @error in
 * RUBRIC_FORMAT_ERROR, with line and column, or with the error of @visitor. */
gboolean rubric_xml_read (const RubricSlice *slice, const RubricXmlVisitor *visitor, gpointer data, GError **error);

/** rubric_xml_peek: As rubric_xml_read(), for a part of a well-formed document; elements may be open at its end. */
void rubric_xml_peek (const char *text, gsize length, const RubricXmlVisitor *visitor, gpointer data);

/** rubric_xml_get: Returns: (nullable): the value of the attribute @name */
const char *rubric_xml_get (const RubricXmlTag *tag, const char *name);

/** rubric_xml_has_root: Returns: whether @text, the beginning of a document, has the outermost element @name */
gboolean rubric_xml_has_root (const char *text, gsize length, const char *name);

/** rubric_xml_clean: Returns: a copy of @text without the characters that no XML document can have. */
char *rubric_xml_clean (const char *text);

/** rubric_xml_append: Appends @text, cleaned, for an attribute or between tags; line ends in it survive in both. */
void rubric_xml_append (GString *out, const char *text);
