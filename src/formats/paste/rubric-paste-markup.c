/* rubric-paste-markup.c - tags become elements: those of HTML and XML, closed or not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-tree.h"

enum
{
  LONGEST_TAG = 2000, /* characters */
  NAME = 16,          /* bytes of the name of a tag that are looked at */
};

static const char *const breaking[]
    = { "br",   "p",    "div",  "tr",  "table", "tbody", "thead", "pre", "li",    "ul",      "ol",      "h1",
        "h2",   "h3",   "h4",   "h5",  "h6",    "hr",    "body",  "html", "head", "section", "article", "title",
        "code", "script", "style", "dt", "dd",  "text",  "quote", "textarea", "blockquote", "game", NULL };
static const char *const empty[] = { "br", "hr", "img", "input", "meta", "link", "col", "wbr", NULL };

typedef struct
{
  guint32 node;
  char name[NAME];
} Level;

typedef struct
{
  RubricPasteTree *tree;
  Level levels[RUBRIC_PASTE_MAX_DEPTH];
  guint depth;
} Reader;

/* Returns the end of the attributes of a tag, which begin at @i, or 0. */
static guint32
scan_attributes (const RubricPasteTree *self, guint32 i, guint32 most)
{
  guint32 quote = 0;

  for (; i < most; i++)
    if (quote != 0)
      quote = self->c[i] == quote ? 0 : quote;
    else if ((self->c[i] == '"' || self->c[i] == '\'') && self->c[i - 1] == '=')
      quote = self->c[i];
    else if (self->c[i] == '>')
      return i + 1;
    else if (self->c[i] == '<')
      return 0;
  return 0;
}

guint32
rubric_paste_scan_tag (const RubricPasteTree *self, guint32 i)
{
  guint32 end = i + 1, most = MIN (self->n, i + LONGEST_TAG);

  end += self->c[end] == '/';
  end += self->c[end] == '!' || self->c[end] == '?';
  if (self->c[end] >= 128 || !g_ascii_isalpha (self->c[end]))
    return 0;
  while (end < most && self->c[end] < 128
         && (g_ascii_isalnum (self->c[end]) || rubric_paste_is_any (self->c[end], ":-_")))
    end++;
  return rubric_paste_is_any (self->c[end], "> /\n\t") ? scan_attributes (self, end, most) : 0;
}

static void
get_name (const RubricPasteTree *self, const RubricPasteAtom *tag, char name[NAME], gboolean *closes)
{
  guint32 i = tag->start + 1;
  guint n = 0;

  *closes = self->c[i] == '/';
  for (i += *closes;
       n < NAME - 1 && i < tag->end && self->c[i] < 128 && (g_ascii_isalnum (self->c[i]) || self->c[i] == '-'); i++)
    name[n++] = g_ascii_tolower (self->c[i]);
  name[n] = '\0';
}

gboolean
rubric_paste_tag_breaks (const RubricPasteTree *self, const RubricPasteAtom *tag)
{
  char name[NAME];
  gboolean closes;

  get_name (self, tag, name, &closes);
  return g_strv_contains (breaking, name);
}

/* Returns whether @name stands at character @i, with a space in front of it. */
static gboolean
begins_attribute (const RubricPasteTree *self, guint32 i, const char *name)
{
  guint k = 0;

  if (!rubric_paste_is_any (self->c[i - 1], " \n\t\"'"))
    return FALSE;
  while (name[k] != '\0' && self->c[i + k] < 128 && g_ascii_tolower (self->c[i + k]) == name[k])
    k++;
  return name[k] == '\0' && rubric_paste_is_any (self->c[i + k], "= />\n\t");
}

char *
rubric_paste_dup_attribute (const RubricPasteTree *self, const RubricPasteAtom *tag, const char *name)
{
  guint32 length = strlen (name);

  for (guint32 i = tag->start + 2; i + length < tag->end; i++)
    if (begins_attribute (self, i, name))
      {
        guint32 start = i + length + 1, end, quote;

        if (self->c[i + length] != '=')
          return g_strdup ("");
        quote = self->c[start];
        if (quote == '"' || quote == '\'')
          start++;
        else
          quote = 0;
        for (end = start; end < tag->end - 1; end++)
          if (quote != 0 ? self->c[end] == quote : rubric_paste_is_any (self->c[end], " /\n"))
            break;
        return rubric_paste_dup (self, start, end);
      }
  return NULL;
}

/* What pages leave open: such an element ends where the other one begins. */
static const struct
{
  const char *open, *next;
} endings[] = { { "td", "td" }, { "td", "th" }, { "td", "tr" }, { "th", "th" },
                { "th", "td" }, { "th", "tr" }, { "tr", "tr" }, { "li", "li" } };

static gboolean
ends (const char *open, const char *next)
{
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (strcmp (endings[i].open, open) == 0 && strcmp (endings[i].next, next) == 0)
      return TRUE;
  return FALSE;
}

static void
close_level (Reader *reader, guint32 end)
{
  RubricPasteNode *node = rubric_paste_node (reader->tree, reader->levels[--reader->depth].node);

  node->end = end;
  if (node->n_children == 0)
    node->n_leaves = 1;
  if (node->parent != RUBRIC_PASTE_NONE)
    rubric_paste_node (reader->tree, node->parent)->n_leaves += node->n_leaves;
}

static void
close_named (Reader *reader, const char *name, guint32 i)
{
  guint depth = reader->depth;

  while (depth > 0 && strcmp (reader->levels[depth - 1].name, name) != 0)
    depth--;
  while (depth > 0 && reader->depth >= depth)
    close_level (reader, reader->depth > depth ? i : i + 1);
}

static void
open_element (Reader *reader, Level *level, guint32 i)
{
  RubricPasteTree *tree = reader->tree;
  guint32 parent;

  if (g_strv_contains (empty, level->name) && strcmp (level->name, "input") != 0)
    return; /* no cell, but what a browser leaves behind one */
  while (reader->depth > 0 && ends (reader->levels[reader->depth - 1].name, level->name))
    close_level (reader, i);
  if (reader->depth == RUBRIC_PASTE_MAX_DEPTH)
    memmove (reader->levels, reader->levels + 1, --reader->depth * sizeof (Level));
  parent = reader->depth > 0 ? reader->levels[reader->depth - 1].node : RUBRIC_PASTE_NONE;
  level->node = rubric_paste_add_node (tree, RUBRIC_PASTE_ELEMENT, parent, i, i);
  if (parent != RUBRIC_PASTE_NONE)
    rubric_paste_append_child (tree, parent, level->node);
  reader->levels[reader->depth++] = *level;
  if (g_strv_contains (empty, level->name) || tree->c[rubric_paste_atom (tree, i)->end - 2] == '/')
    close_level (reader, i + 1);
}

static void
read_tag (Reader *reader, guint32 i)
{
  Level level = { .node = RUBRIC_PASTE_NONE };
  gboolean closes;

  get_name (reader->tree, rubric_paste_atom (reader->tree, i), level.name, &closes);
  if (level.name[0] != '\0' && closes)
    close_named (reader, level.name, i);
  else if (level.name[0] != '\0')
    open_element (reader, &level, i);
}

/* What the text leaves open goes on to its end. Tags of forums are no elements. */
void
rubric_paste_read_elements (RubricPasteTree *self)
{
  Reader reader = { .tree = self };

  for (guint32 i = 0; i < self->atoms->len; i++)
    if (rubric_paste_atom (self, i)->kind == RUBRIC_PASTE_TAG && self->c[rubric_paste_atom (self, i)->start] == '<')
      read_tag (&reader, i);
  while (reader.depth > 0)
    close_level (&reader, self->atoms->len);
}
