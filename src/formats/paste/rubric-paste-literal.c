/* rubric-paste-literal.c - brackets become lists: those of JSON, Python, C, R and others as one tolerant grammar
 *
 *     list = open [item {comma item}] close      item = [key equals] (list | leaf)
 *
 * A list without commas has an item for each word. A bracket that nothing closes keeps a node without an extent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-tree.h"

typedef struct
{
  guint32 node;
  guint32 item; /* the atom at which the item begins that is being read */
  gboolean nested, commas;
  gboolean holes; /* items with nothing in them */
} Level;

typedef struct
{
  RubricPasteTree *tree;
  Level levels[RUBRIC_PASTE_MAX_DEPTH];
  guint depth;
} Reader;

RubricPasteAxis
rubric_paste_find_axis (const char *word, gboolean *weak)
{
  static const struct
  {
    const char *word;
    RubricPasteAxis axis;
    gboolean weak;
  } words[] = {
    { "row", RUBRIC_PASTE_AXIS_ROW, FALSE },           { "r", RUBRIC_PASTE_AXIS_ROW, FALSE },
    { "rowindex", RUBRIC_PASTE_AXIS_ROW, FALSE },      { "gridrow", RUBRIC_PASTE_AXIS_ROW, FALSE },
    { "top", RUBRIC_PASTE_AXIS_ROW, FALSE },           { "zeile", RUBRIC_PASTE_AXIS_ROW, FALSE },
    { "fila", RUBRIC_PASTE_AXIS_ROW, FALSE },          { "ligne", RUBRIC_PASTE_AXIS_ROW, FALSE },
    { "y", RUBRIC_PASTE_AXIS_ROW, TRUE },              { "i", RUBRIC_PASTE_AXIS_ROW, TRUE },
    { "column", RUBRIC_PASTE_AXIS_COLUMN, FALSE },     { "col", RUBRIC_PASTE_AXIS_COLUMN, FALSE },
    { "c", RUBRIC_PASTE_AXIS_COLUMN, FALSE },          { "colindex", RUBRIC_PASTE_AXIS_COLUMN, FALSE },
    { "columnindex", RUBRIC_PASTE_AXIS_COLUMN, FALSE },{ "gridcolumn", RUBRIC_PASTE_AXIS_COLUMN, FALSE },
    { "left", RUBRIC_PASTE_AXIS_COLUMN, FALSE },       { "spalte", RUBRIC_PASTE_AXIS_COLUMN, FALSE },
    { "columna", RUBRIC_PASTE_AXIS_COLUMN, FALSE },    { "colonne", RUBRIC_PASTE_AXIS_COLUMN, FALSE },
    { "translate", RUBRIC_PASTE_AXIS_COLUMN, FALSE },  { "translate3d", RUBRIC_PASTE_AXIS_COLUMN, FALSE },
    { "xy", RUBRIC_PASTE_AXIS_COLUMN, TRUE },          { "x", RUBRIC_PASTE_AXIS_COLUMN, TRUE },
    { "j", RUBRIC_PASTE_AXIS_COLUMN, TRUE },
    { "value", RUBRIC_PASTE_AXIS_VALUE, FALSE },       { "val", RUBRIC_PASTE_AXIS_VALUE, FALSE },
    { "v", RUBRIC_PASTE_AXIS_VALUE, FALSE },           { "digit", RUBRIC_PASTE_AXIS_VALUE, FALSE },
    { "d", RUBRIC_PASTE_AXIS_VALUE, FALSE },           { "number", RUBRIC_PASTE_AXIS_VALUE, FALSE },
    { "num", RUBRIC_PASTE_AXIS_VALUE, FALSE },         { "n", RUBRIC_PASTE_AXIS_VALUE, FALSE },
    { "wert", RUBRIC_PASTE_AXIS_VALUE, FALSE },        { "valor", RUBRIC_PASTE_AXIS_VALUE, FALSE },
    { "text", RUBRIC_PASTE_AXIS_VALUE, FALSE },        { "data", RUBRIC_PASTE_AXIS_VALUE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (words[i].word, word) == 0)
      {
        *weak |= words[i].weak;
        return words[i].axis;
      }
  return RUBRIC_PASTE_AXIS_NONE;
}

/* Makes a cell of an object all of whose members have names, if just one of these is that of a value. */
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
      gboolean weak = FALSE;

      member = rubric_paste_node (tree, i);
      if (member->name == RUBRIC_PASTE_NONE)
        return;
      name = rubric_paste_dup (tree, rubric_paste_atom (tree, member->name)->start,
                               rubric_paste_atom (tree, member->name)->end);
      if (member->kind != RUBRIC_PASTE_LEAF || rubric_paste_find_axis (name, &weak) != RUBRIC_PASTE_AXIS_VALUE)
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

static guint32
skip_back (const RubricPasteTree *tree, guint32 i, guint32 least)
{
  while (i > least)
    {
      guint8 kind = rubric_paste_atom (tree, i - 1)->kind;

      if (kind != RUBRIC_PASTE_SPACE && kind != RUBRIC_PASTE_QUOTE && kind != RUBRIC_PASTE_BREAK)
        break;
      i--;
    }
  return i;
}

/* The name in front of atom @i: a word and an equals sign, or that of a function. */
static guint32
find_key (const RubricPasteTree *tree, guint32 i, guint32 least)
{
  i = skip_back (tree, i, least);
  if (i == least)
    return RUBRIC_PASTE_NONE;
  if (rubric_paste_atom (tree, i - 1)->kind == RUBRIC_PASTE_EQUALS)
    i = skip_back (tree, i - 1, least);
  if (i == least)
    return RUBRIC_PASTE_NONE;
  return rubric_paste_atom (tree, i - 1)->kind == RUBRIC_PASTE_WORD
                 || rubric_paste_atom (tree, i - 1)->kind == RUBRIC_PASTE_CELLS
             ? i - 1
             : RUBRIC_PASTE_NONE;
}

static void
add_leaf (RubricPasteTree *tree, Level *level, guint32 start, guint32 end, guint32 name)
{
  guint32 leaf = rubric_paste_add_node (tree, RUBRIC_PASTE_LEAF, level->node, start, name);

  rubric_paste_node (tree, leaf)->end = end;
  rubric_paste_append_child (tree, level->node, leaf);
}

static gboolean
is_blank (const RubricPasteTree *tree, guint32 start, guint32 end)
{
  for (guint32 i = start; i < end; i++)
    {
      guint8 kind = rubric_paste_atom (tree, i)->kind;

      if (kind != RUBRIC_PASTE_SPACE && kind != RUBRIC_PASTE_BREAK && kind != RUBRIC_PASTE_TAB)
        return FALSE;
    }
  return TRUE;
}

/* Ends the item before atom @i, which is a comma or closes the list. */
static void
end_item (RubricPasteTree *tree, Level *level, guint32 i, gboolean closes)
{
  guint32 start = level->item, name = RUBRIC_PASTE_NONE;
  gboolean blank = is_blank (tree, start, i);

  level->item = i + 1;
  level->commas |= !closes;
  level->holes |= blank && !level->nested;
  if (level->nested || (blank && closes && !level->commas))
    {
      level->nested = FALSE;
      return;
    }
  for (guint32 k = start; k < i && name == RUBRIC_PASTE_NONE; k++)
    if (rubric_paste_atom (tree, k)->kind == RUBRIC_PASTE_EQUALS)
      {
        name = find_key (tree, k, start);
        start = k + 1;
      }
  if (level->commas)
    {
      /* [1, 2, ] is two, [,,3,,,,,,] nine with a blank at the end */
      if (!closes || !blank || (level->holes && rubric_paste_node (tree, level->node)->n_children == 8))
        add_leaf (tree, level, start, i, name);
      return;
    }
  for (guint32 k = start; k < i; k++)
    {
      guint8 kind = rubric_paste_atom (tree, k)->kind;

      if (kind == RUBRIC_PASTE_CELLS || kind == RUBRIC_PASTE_WORD || kind == RUBRIC_PASTE_EMPTY)
        add_leaf (tree, level, k, k + 1, name);
    }
}

static void
open_list (Reader *reader, guint32 i)
{
  guint32 parent, least, node;

  if (reader->depth == RUBRIC_PASTE_MAX_DEPTH)
    memmove (reader->levels, reader->levels + 1, --reader->depth * sizeof (Level));
  parent = reader->depth > 0 ? reader->levels[reader->depth - 1].node : RUBRIC_PASTE_NONE;
  least = reader->depth > 0 ? reader->levels[reader->depth - 1].item : i > 8 ? i - 8 : 0;
  node = rubric_paste_add_node (reader->tree, RUBRIC_PASTE_LIST, parent, i, find_key (reader->tree, i, least));
  reader->levels[reader->depth++] = (Level){ node, i + 1, FALSE, FALSE, FALSE };
}

static void
close_list (Reader *reader, guint32 i)
{
  RubricPasteTree *tree = reader->tree;
  guint32 close = tree->c[rubric_paste_atom (tree, i)->start];
  guint depth = reader->depth;
  Level *level;
  RubricPasteNode *node;

  while (depth > 0)
    {
      node = rubric_paste_node (tree, reader->levels[depth - 1].node);
      if (get_closing (tree->c[rubric_paste_atom (tree, node->start)->start]) == close)
        break;
      depth--;
    }
  if (depth == 0)
    return;
  level = &reader->levels[depth - 1];
  end_item (tree, level, i, TRUE);
  node = rubric_paste_node (tree, level->node);
  node->end = i + 1;
  if (close == '}')
    find_value (tree, node);
  reader->depth = depth - 1;
  if (reader->depth > 0)
    {
      rubric_paste_append_child (tree, reader->levels[reader->depth - 1].node, level->node);
      reader->levels[reader->depth - 1].nested = TRUE;
    }
}

/* From the last node to the first, for children come behind their parents. */
static void
count_leaves (RubricPasteTree *tree)
{
  for (guint32 i = tree->nodes->len; i > 0; i--)
    {
      RubricPasteNode *node = rubric_paste_node (tree, i - 1);

      if (node->value != RUBRIC_PASTE_NONE)
        node->n_leaves = 1;
      if (node->end > node->start && node->parent != RUBRIC_PASTE_NONE)
        rubric_paste_node (tree, node->parent)->n_leaves += node->n_leaves;
    }
}

void
rubric_paste_read_lists (RubricPasteTree *self)
{
  Reader reader = { .tree = self };

  for (guint32 i = 0; i < self->atoms->len; i++)
    if (rubric_paste_atom (self, i)->kind == RUBRIC_PASTE_OPEN)
      open_list (&reader, i);
    else if (rubric_paste_atom (self, i)->kind == RUBRIC_PASTE_CLOSE)
      close_list (&reader, i);
    else if (rubric_paste_atom (self, i)->kind == RUBRIC_PASTE_COMMA && reader.depth > 0)
      end_item (self, &reader.levels[reader.depth - 1], i, FALSE);
  count_leaves (self);
}
