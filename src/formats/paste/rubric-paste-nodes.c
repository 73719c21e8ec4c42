/* rubric-paste-nodes.c - lists and elements: nine of nine, or 81 below one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-block.h"

enum
{
  FORM = 16, /* behind those of lines */
  MOST_LEAVES = 200,
};

/* The cells below @node, in order; without recursion, for a text may be deep. */
static void
collect_cells (const RubricPasteTree *tree, guint32 node, GArray *cells)
{
  guint32 at = node;

  for (;;)
    {
      const RubricPasteNode *here = rubric_paste_node (tree, at);

      if (here->n_leaves == 1)
        {
          RubricPasteCell cell = rubric_paste_cell_from_node (tree, at);

          g_array_append_val (cells, cell);
        }
      else if (here->first != RUBRIC_PASTE_NONE)
        {
          at = here->first;
          continue;
        }
      while (at != node && rubric_paste_node (tree, at)->next == RUBRIC_PASTE_NONE)
        at = rubric_paste_node (tree, at)->parent;
      if (at == node)
        return;
      at = rubric_paste_node (tree, at)->next;
    }
}

/* The name of a list, as a hash: without digits; and the number in it. */
static void
read_name (const RubricPasteTree *tree, const RubricPasteNode *node, RubricPasteRow *row)
{
  const RubricPasteAtom *atom;

  if (node->kind != RUBRIC_PASTE_LIST || node->name == RUBRIC_PASTE_NONE)
    return;
  atom = rubric_paste_atom (tree, node->name);
  row->margins[0] = row->names[0] = 1;
  for (guint32 i = atom->start; i < atom->end; i++)
    {
      row->margins[0] = row->margins[0] * 31 + tree->c[i];
      if (!rubric_paste_is_digit (tree->c[i]))
        row->names[0] = row->names[0] * 31 + tree->c[i];
    }
  row->counts[0] = rubric_paste_get_count (tree, node->name);
}

static void
read_rows (RubricPasteShapes *self, guint32 node)
{
  const RubricPasteTree *tree = self->tree;
  static const guint32 gaps[MOST_LEAVES];
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (RubricPasteCell));
  RubricPasteBlock block;

  rubric_paste_block_init (&block, self, FORM, node);
  for (guint32 child = rubric_paste_node (tree, node)->first; child != RUBRIC_PASTE_NONE;
       child = rubric_paste_node (tree, child)->next)
    {
      RubricPasteRow *row;

      g_array_set_size (cells, 0);
      collect_cells (tree, child, cells);
      if (cells->len == 0 || cells->len > MOST_LEAVES)
        continue;
      row = rubric_paste_block_add (&block, &g_array_index (cells, RubricPasteCell, 0), gaps, cells->len);
      row->maybe = FALSE;
      read_name (tree, rubric_paste_node (tree, child), row);
    }
  rubric_paste_block_end (&block);
  rubric_paste_block_clear (&block);
}

static void
read_flat (RubricPasteShapes *self, guint32 node)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (RubricPasteCell));
  RubricPasteLattice lattice = { .shape = RUBRIC_PASTE_FLAT, .form = FORM, .node = node };

  collect_cells (self->tree, node, cells);
  if (cells->len != SUD_CELLS)
    return;
  memcpy (lattice.cells, cells->data, sizeof lattice.cells);
  lattice.seen[RUBRIC_PASTE_SEEN_FLAT] = 1;
  if (rubric_paste_settle_cells (self, &lattice))
    rubric_paste_add (self, &lattice);
}

static void
read_node (RubricPasteShapes *self, guint32 i)
{
  const RubricPasteTree *tree = self->tree;
  const RubricPasteNode *node = rubric_paste_node (tree, i);
  guint least = G_MAXUINT, most = 0;

  if (node->end <= node->start || node->n_children < 2 || node->n_leaves < 70 || node->n_leaves > MOST_LEAVES)
    return;
  for (guint32 child = node->first; child != RUBRIC_PASTE_NONE; child = rubric_paste_node (tree, child)->next)
    {
      least = MIN (least, rubric_paste_node (tree, child)->n_leaves);
      most = MAX (most, rubric_paste_node (tree, child)->n_leaves);
    }
  if (node->n_leaves == SUD_CELLS && least == most && node->n_children != 9)
    read_flat (self, i);
  else if (node->n_children >= 8 && node->n_children <= 11 && most >= 9 && most <= 11)
    read_rows (self, i);
  else if (node->n_children == node->n_leaves && node->kind == RUBRIC_PASTE_LIST && node->n_leaves < 92)
    rubric_paste_add_near (self, RUBRIC_PASTE_NEAR_LINE, rubric_paste_atom (tree, node->start)->start,
                           rubric_paste_atom (tree, node->end - 1)->end, node->n_leaves, 0);
}

void
rubric_paste_propose_nodes (RubricPasteShapes *self)
{
  for (guint32 i = 0; i < self->tree->nodes->len; i++)
    read_node (self, i);
}
