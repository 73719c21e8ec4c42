/* rubric-paste-structure.c - brackets become lists, and tags elements
 *
 * One tolerant grammar reads the brackets of JSON, Python, C, R and others:
 *
 *     list = open [item {comma item}] close      item = [key equals] (list | leaf)
 *
 * A list without commas has an item for each word. A bracket that nothing closes keeps a node without an extent.
 * Elements are HTML's and XML's, closed or not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-private.h"

typedef struct
{
  guint32 node;
  guint32 item; /* the atom at which the item begins that is being read */
  gboolean nested, commas;
  gboolean holes; /* items with nothing in them */
} ListLevel;

typedef struct
{
  RubricPasteTree *tree;
  ListLevel levels[RUBRIC_PASTE_MAX_DEPTH];
  guint depth;
} ListReader;

static guint32
add_node (RubricPasteTree *self, RubricPasteNodeKind kind, guint32 parent, guint32 start, guint32 name)
{
  RubricPasteNode node = { kind, start, start, name, parent, RUBRIC_PASTE_NONE, RUBRIC_PASTE_NONE, RUBRIC_PASTE_NONE,
                           0, kind == RUBRIC_PASTE_LEAF, RUBRIC_PASTE_NONE };

  g_array_append_val (self->nodes, node);
  return self->nodes->len - 1;
}

static void
append_child (RubricPasteTree *self, guint32 parent, guint32 child)
{
  RubricPasteNode *node = get_node (self, parent);

  if (node->last == RUBRIC_PASTE_NONE)
    node->first = child;
  else
    get_node (self, node->last)->next = child;
  node->last = child;
  node->n_children++;
}

static const struct
{
  RubricPasteAxis axis;
  gboolean ambiguous;
  const char *const *words;
} axes[] = {
  { RUBRIC_PASTE_AXIS_ROW, FALSE,
    (const char *const[]){ "row", "r", "rowindex", "gridrow", "top", "zeile", "fila", "ligne", NULL } },
  { RUBRIC_PASTE_AXIS_ROW, TRUE, (const char *const[]){ "y", "i", NULL } },
  { RUBRIC_PASTE_AXIS_COLUMN, FALSE,
    (const char *const[]){ "column", "col", "c", "colindex", "columnindex", "gridcolumn", "left", "spalte", "columna",
                           "colonne", "translate", "translate3d", NULL } },
  { RUBRIC_PASTE_AXIS_COLUMN, TRUE, (const char *const[]){ "xy", "x", "j", NULL } },
  { RUBRIC_PASTE_AXIS_VALUE, FALSE,
    (const char *const[]){ "value", "val", "v", "digit", "d", "number", "num", "n", "wert", "valor", "text", "data",
                           NULL } },
};

RubricPasteAxis
rubric_paste_find_axis (const char *word, gboolean *ambiguous)
{
  for (guint i = 0; i < G_N_ELEMENTS (axes); i++)
    if (g_strv_contains (axes[i].words, word))
      {
        *ambiguous |= axes[i].ambiguous;
        return axes[i].axis;
      }
  return RUBRIC_PASTE_AXIS_NONE;
}

/* Makes a cell of an object whose members all have names, if just one of the names says that it is a value. */
static void
find_value (RubricPasteTree *tree, RubricPasteNode *object)
{
  guint32 value = RUBRIC_PASTE_NONE;
  const RubricPasteNode *member;

  if (object->n_children > 8)
    return; /* more is no cell */
  for (guint32 i = object->first; i != RUBRIC_PASTE_NONE; i = member->next)
    {
      g_autofree char *name = NULL;
      gboolean ambiguous = FALSE;

      member = get_node (tree, i);
      if (member->name == RUBRIC_PASTE_NONE)
        return;
      name = rubric_paste_dup_atom (tree, member->name);
      if (member->kind != RUBRIC_PASTE_LEAF || rubric_paste_find_axis (name, &ambiguous) != RUBRIC_PASTE_AXIS_VALUE)
        continue;
      if (value != RUBRIC_PASTE_NONE)
        return;
      value = i;
    }
  object->value = value;
}

static guint32
get_closing (guint32 open)
{
  return open == '(' ? ')' : open == '[' ? ']' : '}';
}

guint32
rubric_paste_skip_back (const RubricPasteTree *tree, guint32 i, guint32 least)
{
  while (i > least)
    {
      guint8 kind = get_atom (tree, i - 1)->kind;

      if (kind != RUBRIC_PASTE_SPACE && kind != RUBRIC_PASTE_QUOTE && kind != RUBRIC_PASTE_BREAK)
        break;
      i--;
    }
  return i;
}

/* Returns: the name in front of atom @i, a word and an equals sign, or a function; or RUBRIC_PASTE_NONE. */
static guint32
find_key (const RubricPasteTree *tree, guint32 i, guint32 least)
{
  i = rubric_paste_skip_back (tree, i, least);
  if (i == least)
    return RUBRIC_PASTE_NONE;
  if (get_atom (tree, i - 1)->kind == RUBRIC_PASTE_EQUALS)
    i = rubric_paste_skip_back (tree, i - 1, least);
  if (i == least
      || (get_atom (tree, i - 1)->kind != RUBRIC_PASTE_WORD && get_atom (tree, i - 1)->kind != RUBRIC_PASTE_CELLS))
    return RUBRIC_PASTE_NONE;
  return i - 1;
}

static void
add_leaf (RubricPasteTree *tree, ListLevel *level, guint32 start, guint32 end, guint32 name)
{
  guint32 leaf = add_node (tree, RUBRIC_PASTE_LEAF, level->node, start, name);

  get_node (tree, leaf)->end = end;
  append_child (tree, level->node, leaf);
}

static gboolean
is_blank_item (const RubricPasteTree *tree, guint32 start, guint32 end)
{
  for (guint32 i = start; i < end; i++)
    {
      guint8 kind = get_atom (tree, i)->kind;

      if (kind != RUBRIC_PASTE_SPACE && kind != RUBRIC_PASTE_BREAK && kind != RUBRIC_PASTE_TAB)
        return FALSE;
    }
  return TRUE;
}

/* Ends the item before atom @i, which is a comma or closes the list. */
static void
end_item (RubricPasteTree *tree, ListLevel *level, guint32 i, gboolean closes)
{
  guint32 start = level->item, name = RUBRIC_PASTE_NONE;
  gboolean blank = is_blank_item (tree, start, i);

  level->item = i + 1;
  level->commas |= !closes;
  level->holes |= blank && !level->nested;
  if (level->nested || (blank && closes && !level->commas))
    {
      level->nested = FALSE;
      return;
    }
  for (guint32 k = start; k < i && name == RUBRIC_PASTE_NONE; k++)
    if (get_atom (tree, k)->kind == RUBRIC_PASTE_EQUALS)
      {
        name = find_key (tree, k, start);
        start = k + 1;
      }
  if (level->commas)
    {
      /* [1, 2, ] is two, [,,3,,,,,,] nine with a blank at the end */
      if (!closes || !blank || (level->holes && get_node (tree, level->node)->n_children == 8))
        add_leaf (tree, level, start, i, name);
      return;
    }
  for (guint32 k = start; k < i; k++)
    {
      guint8 kind = get_atom (tree, k)->kind;

      if (kind == RUBRIC_PASTE_CELLS || kind == RUBRIC_PASTE_WORD || kind == RUBRIC_PASTE_EMPTY)
        add_leaf (tree, level, k, k + 1, name);
    }
}

static void
open_list (ListReader *reader, guint32 i)
{
  guint32 parent, least, node;

  if (reader->depth == RUBRIC_PASTE_MAX_DEPTH)
    memmove (reader->levels, reader->levels + 1, --reader->depth * sizeof (ListLevel));
  parent = reader->depth > 0 ? reader->levels[reader->depth - 1].node : RUBRIC_PASTE_NONE;
  least = reader->depth > 0 ? reader->levels[reader->depth - 1].item : i > 8 ? i - 8 : 0;
  node = add_node (reader->tree, RUBRIC_PASTE_LIST, parent, i, find_key (reader->tree, i, least));
  reader->levels[reader->depth++] = (ListLevel){ node, i + 1, FALSE, FALSE, FALSE };
}

static void
close_list (ListReader *reader, guint32 i)
{
  RubricPasteTree *tree = reader->tree;
  guint32 close = tree->c[get_atom (tree, i)->start];
  guint depth = reader->depth;
  ListLevel *level;
  RubricPasteNode *node;

  while (depth > 0)
    {
      node = get_node (tree, reader->levels[depth - 1].node);
      if (get_closing (tree->c[get_atom (tree, node->start)->start]) == close)
        break;
      depth--;
    }
  if (depth == 0)
    return;
  level = &reader->levels[depth - 1];
  end_item (tree, level, i, TRUE);
  node = get_node (tree, level->node);
  node->end = i + 1;
  if (close == '}')
    find_value (tree, node);
  reader->depth = depth - 1;
  if (reader->depth > 0)
    {
      append_child (tree, reader->levels[reader->depth - 1].node, level->node);
      reader->levels[reader->depth - 1].nested = TRUE;
    }
}

/* Counts from the last node to the first, for children come after their parents. */
static void
count_leaves (RubricPasteTree *tree)
{
  for (guint32 i = tree->nodes->len; i > 0; i--)
    {
      RubricPasteNode *node = get_node (tree, i - 1);

      if (node->value != RUBRIC_PASTE_NONE)
        node->n_leaves = 1;
      if (node->end > node->start && node->parent != RUBRIC_PASTE_NONE)
        get_node (tree, node->parent)->n_leaves += node->n_leaves;
    }
}

void
rubric_paste_read_lists (RubricPasteTree *self)
{
  ListReader reader = { .tree = self };

  for (guint32 i = 0; i < self->atoms->len; i++)
    if (get_atom (self, i)->kind == RUBRIC_PASTE_OPEN)
      open_list (&reader, i);
    else if (get_atom (self, i)->kind == RUBRIC_PASTE_CLOSE)
      close_list (&reader, i);
    else if (get_atom (self, i)->kind == RUBRIC_PASTE_COMMA && reader.depth > 0)
      end_item (self, &reader.levels[reader.depth - 1], i, FALSE);
  count_leaves (self);
}

enum
{
  MAX_TAG = 2000, /* characters; a longer one is a lone < of a text */
  NAME_SIZE = 16, /* bytes of the name of a tag, with the closing 0; all that are known are shorter */
};

static const char *const breaking_tags[]
    = { "br",   "p",    "div",  "tr",  "table", "tbody", "thead", "pre", "li",    "ul",      "ol",      "h1",
        "h2",   "h3",   "h4",   "h5",  "h6",    "hr",    "body",  "html", "head", "section", "article", "title",
        "code", "script", "style", "dt", "dd",  "text",  "quote", "textarea", "blockquote", "game", NULL };
static const char *const empty_tags[] = { "br", "hr", "img", "input", "meta", "link", "col", "wbr", NULL };

typedef struct
{
  guint32 node;
  char name[NAME_SIZE];
} ElementLevel;

typedef struct
{
  RubricPasteTree *tree;
  ElementLevel levels[RUBRIC_PASTE_MAX_DEPTH];
  guint depth;
} ElementReader;

/* Returns: the end of the attributes of a tag, which begin at @i, or 0. */
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
  guint32 end = i + 1, most = MIN (self->n, i + MAX_TAG);

  end += self->c[end] == '/';
  end += self->c[end] == '!' || self->c[end] == '?';
  if (self->c[end] >= 128 || !g_ascii_isalpha (self->c[end]))
    return 0;
  while (end < most && self->c[end] < 128
         && (g_ascii_isalnum (self->c[end]) || is_any_of (self->c[end], ":-_")))
    end++;
  return is_any_of (self->c[end], "> /\n\t") ? scan_attributes (self, end, most) : 0;
}

static void
get_tag_name (const RubricPasteTree *self, const RubricPasteAtom *tag, char name[NAME_SIZE], gboolean *closes)
{
  const guint32 *c = self->c + tag->start + 1, *end = self->c + tag->end;
  guint n = 0;

  *closes = *c == '/';
  for (c += *closes; n < NAME_SIZE - 1 && c < end && *c < 128 && (g_ascii_isalnum (*c) || *c == '-'); c++)
    name[n++] = g_ascii_tolower (*c);
  name[n] = '\0';
}

gboolean
rubric_paste_tag_breaks (const RubricPasteTree *self, const RubricPasteAtom *tag)
{
  char name[NAME_SIZE];
  gboolean closes;

  get_tag_name (self, tag, name, &closes);
  return g_strv_contains (breaking_tags, name);
}

/* Returns: whether @name stands at character @i, with a space in front of it. */
static gboolean
begins_attribute (const RubricPasteTree *self, guint32 i, const char *name)
{
  guint k = 0;

  if (!is_any_of (self->c[i - 1], " \n\t\"'"))
    return FALSE;
  while (name[k] != '\0' && self->c[i + k] < 128 && g_ascii_tolower (self->c[i + k]) == name[k])
    k++;
  return name[k] == '\0' && is_any_of (self->c[i + k], "= />\n\t");
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
          if (quote != 0 ? self->c[end] == quote : is_any_of (self->c[end], " /\n"))
            break;
        return rubric_paste_dup (self, start, end);
      }
  return NULL;
}

/* Returns: whether an element that pages leave open ends where the next one begins. */
static gboolean
ends_open (const char *open, const char *next)
{
  static const char *const cells[] = { "td", "th", NULL };

  if (g_strv_contains (cells, open))
    return g_strv_contains (cells, next) || strcmp (next, "tr") == 0;
  return strcmp (open, next) == 0 && (strcmp (open, "tr") == 0 || strcmp (open, "li") == 0);
}

static void
close_level (ElementReader *reader, guint32 end)
{
  RubricPasteNode *node = get_node (reader->tree, reader->levels[--reader->depth].node);

  node->end = end;
  if (node->n_children == 0)
    node->n_leaves = 1;
  if (node->parent != RUBRIC_PASTE_NONE)
    get_node (reader->tree, node->parent)->n_leaves += node->n_leaves;
}

static void
close_named (ElementReader *reader, const char *name, guint32 i)
{
  guint depth = reader->depth;

  while (depth > 0 && strcmp (reader->levels[depth - 1].name, name) != 0)
    depth--;
  while (depth > 0 && reader->depth >= depth)
    close_level (reader, reader->depth > depth ? i : i + 1);
}

static void
open_element (ElementReader *reader, ElementLevel *level, guint32 i)
{
  RubricPasteTree *tree = reader->tree;
  guint32 parent;

  if (g_strv_contains (empty_tags, level->name) && strcmp (level->name, "input") != 0)
    return; /* no cell, but a leftover of the browser beside one */
  while (reader->depth > 0 && ends_open (reader->levels[reader->depth - 1].name, level->name))
    close_level (reader, i);
  if (reader->depth == RUBRIC_PASTE_MAX_DEPTH)
    memmove (reader->levels, reader->levels + 1, --reader->depth * sizeof (ElementLevel));
  parent = reader->depth > 0 ? reader->levels[reader->depth - 1].node : RUBRIC_PASTE_NONE;
  level->node = add_node (tree, RUBRIC_PASTE_ELEMENT, parent, i, i);
  if (parent != RUBRIC_PASTE_NONE)
    append_child (tree, parent, level->node);
  reader->levels[reader->depth++] = *level;
  if (g_strv_contains (empty_tags, level->name) || tree->c[get_atom (tree, i)->end - 2] == '/')
    close_level (reader, i + 1);
}

static void
read_tag (ElementReader *reader, guint32 i)
{
  ElementLevel level = { .node = RUBRIC_PASTE_NONE };
  gboolean closes;

  get_tag_name (reader->tree, get_atom (reader->tree, i), level.name, &closes);
  if (level.name[0] != '\0' && closes)
    close_named (reader, level.name, i);
  else if (level.name[0] != '\0')
    open_element (reader, &level, i);
}

/* Elements that the text leaves open go on to its end. Tags of forums are no elements. */
void
rubric_paste_read_elements (RubricPasteTree *self)
{
  ElementReader reader = { .tree = self };

  for (guint32 i = 0; i < self->atoms->len; i++)
    if (get_atom (self, i)->kind == RUBRIC_PASTE_TAG && self->c[get_atom (self, i)->start] == '<')
      read_tag (&reader, i);
  while (reader.depth > 0)
    close_level (&reader, self->atoms->len);
}
