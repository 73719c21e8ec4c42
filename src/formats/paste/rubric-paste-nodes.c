/* rubric-paste-nodes.c - lists and elements: nine of nine, or 81 below one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-private.h"

enum
{
  MAX_LEAVES = 200, /* in a list that may be a grid; 81 cells with all labels and gaps have fewer */
};

/* Returns: the node that follows @at and all that is below it, within @top. */
static guint32
step_over (const RubricPasteTree *tree, guint32 top, guint32 at)
{
  while (at != top && get_node (tree, at)->next == RUBRIC_PASTE_NONE)
    at = get_node (tree, at)->parent;
  return at != top ? get_node (tree, at)->next : RUBRIC_PASTE_NONE;
}

/* All cells of @top, in order. A text may be too deep for recursion. */
static void
collect_cells (const RubricPasteTree *tree, guint32 top, GArray *cells)
{
  for (guint32 at = top; at != RUBRIC_PASTE_NONE;)
    {
      const RubricPasteNode *node = get_node (tree, at);
      gboolean leaf = node->n_leaves == 1;

      if (leaf)
        g_array_append_vals (cells, &(RubricPasteCell[]){ rubric_paste_cell_from_node (tree, at) }, 1);
      at = leaf || node->first == RUBRIC_PASTE_NONE ? step_over (tree, top, at) : node->first;
    }
}

/* Reads the name of a list: hashes of it, with digits and without, and the number in it. */
static void
read_list_name (const RubricPasteTree *tree, const RubricPasteNode *node, RubricPasteRow *row)
{
  if (node->kind == RUBRIC_PASTE_LIST && node->name != RUBRIC_PASTE_NONE)
    row->margins[0]
        = rubric_paste_read_label (tree, node->name, node->name + 1, &row->names[0], &row->counts[0]);
}

/* Returns: the next element beside @i, also if none is around both: browsers copy the rows of a page so. */
static guint32
get_next_element (const RubricPasteTree *tree, guint32 i)
{
  if (get_node (tree, i)->parent != RUBRIC_PASTE_NONE)
    return get_node (tree, i)->next;
  for (i++; i < tree->nodes->len; i++)
    if (get_node (tree, i)->parent == RUBRIC_PASTE_NONE && get_node (tree, i)->kind == RUBRIC_PASTE_ELEMENT)
      return i;
  return RUBRIC_PASTE_NONE;
}

/* Reads @n nodes from @child on as rows; @node is around them, or RUBRIC_PASTE_NONE if there are other nodes in it. */
static void
read_node_rows (RubricPasteShapes *self, guint32 node, guint32 child, guint n)
{
  const RubricPasteTree *tree = self->tree;
  static const guint32 gaps[MAX_LEAVES];
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (RubricPasteCell));
  RubricPasteBlock block;

  rubric_paste_block_init (&block, self, RUBRIC_PASTE_FORM_NODES, node);
  for (; n > 0; n--, child = get_next_element (tree, child))
    {
      RubricPasteRow *row;

      g_array_set_size (cells, 0);
      collect_cells (tree, child, cells);
      if (cells->len == 0 || cells->len > MAX_LEAVES)
        continue;
      row = rubric_paste_block_add (&block, &g_array_index (cells, RubricPasteCell, 0), gaps, cells->len);
      row->may_be_rule = FALSE;
      read_list_name (tree, get_node (tree, child), row);
    }
  rubric_paste_block_end (&block);
  rubric_paste_block_clear (&block);
}

static void
read_flat_nodes (RubricPasteShapes *self, guint32 node, guint32 child, guint n)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (RubricPasteCell));
  RubricPasteLattice lattice = { .shape = RUBRIC_PASTE_FLAT, .form = RUBRIC_PASTE_FORM_NODES, .node = node };

  for (; n > 0; n--, child = get_next_element (self->tree, child))
    collect_cells (self->tree, child, cells);
  if (cells->len != SUD_CELLS)
    return;
  memcpy (lattice.cells, cells->data, sizeof lattice.cells);
  lattice.seen[RUBRIC_PASTE_SEEN_FLAT] = 1;
  rubric_paste_add_unless_words (self, &lattice);
}

/* Returns: whether two elements have the same tag and as many leaves. */
static gboolean
are_alike (const RubricPasteTree *tree, guint32 a, guint32 b)
{
  const RubricPasteNode *one = get_node (tree, a), *other = get_node (tree, b);
  const guint32 *from = &tree->c[get_atom (tree, one->start)->start];
  const guint32 *to = &tree->c[get_atom (tree, other->start)->start];

  if (one->n_leaves != other->n_leaves)
    return FALSE;
  for (; *from == *to && *from != ' ' && *from != '>'; from++)
    to++;
  return (*from == ' ' || *from == '>') && (*to == ' ' || *to == '>');
}

/* Reads nine rows, or 81 cells, that stand among other elements. Returns: the first element that is none of these rows
 * or cells */
static guint32
read_alike (RubricPasteShapes *self, guint32 first)
{
  guint n = 1, leaves = get_node (self->tree, first)->n_leaves;
  guint32 next = get_next_element (self->tree, first);

  for (; next != RUBRIC_PASTE_NONE && are_alike (self->tree, first, next); next = get_next_element (self->tree, next))
    n++;
  if (n == SUD_SIZE && leaves == SUD_SIZE)
    read_node_rows (self, RUBRIC_PASTE_NONE, first, n);
  else if (n == SUD_CELLS && leaves == 1)
    read_flat_nodes (self, RUBRIC_PASTE_NONE, first, n);
  return next;
}

static void
read_node_grid (RubricPasteShapes *self, guint32 i)
{
  const RubricPasteTree *tree = self->tree;
  const RubricPasteNode *node = get_node (tree, i);
  guint least = G_MAXUINT, most = 0;

  if (node->end <= node->start || node->n_children < 2 || node->n_leaves < 70 || node->n_leaves > MAX_LEAVES)
    return;
  for (guint32 child = node->first; child != RUBRIC_PASTE_NONE; child = get_node (tree, child)->next)
    {
      least = MIN (least, get_node (tree, child)->n_leaves);
      most = MAX (most, get_node (tree, child)->n_leaves);
    }
  if (node->n_leaves == SUD_CELLS && least == most && node->n_children != 9)
    read_flat_nodes (self, i, node->first, node->n_children);
  else if (node->n_children >= 8 && node->n_children <= 11 && most >= 9 && most <= 11)
    read_node_rows (self, i, node->first, node->n_children);
  else if (node->n_children == node->n_leaves && node->kind == RUBRIC_PASTE_LIST && node->n_leaves < 92)
    rubric_paste_add_near (self, RUBRIC_PASTE_NEAR_LINE, get_atom (tree, node->start)->start,
                           get_atom (tree, node->end - 1)->end, node->n_leaves, 0);
}

void
rubric_paste_propose_nodes (RubricPasteShapes *self)
{
  const RubricPasteTree *tree = self->tree;
  guint32 top = RUBRIC_PASTE_NONE;

  for (guint32 i = 0; i < tree->nodes->len; i++)
    {
      const RubricPasteNode *node = get_node (tree, i);
      gboolean has_cells = node->kind == RUBRIC_PASTE_ELEMENT && node->n_leaves > SUD_CELLS;
      guint32 child = has_cells ? node->first : RUBRIC_PASTE_NONE;

      read_node_grid (self, i);
      while (child != RUBRIC_PASTE_NONE)
        child = read_alike (self, child);
      if (top == RUBRIC_PASTE_NONE && node->kind == RUBRIC_PASTE_ELEMENT && node->parent == RUBRIC_PASTE_NONE)
        top = i;
    }
  while (top != RUBRIC_PASTE_NONE)
    top = read_alike (self, top);
}
