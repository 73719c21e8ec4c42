/* rubric-paste.c - from a text to its puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste.h"

#include "rubric-paste-choose.h"

enum
{
  NEAR_RULES = 300, /* characters from a grid in which other rules count; a README may name them elsewhere */
};

/* The text, and knowledge of all of it. */
typedef struct
{
  RubricPasteShapes shapes;
  gboolean sudoku, variants, orders;
  guint solid; /* characters that are no white space */
} Reader;

static guint
count_solid (const RubricPasteTree *tree, guint32 start, guint32 end)
{
  guint n = 0;

  for (guint32 i = start; i < end; i++)
    n += tree->c[i] != ' ' && tree->c[i] != '\n';
  return n;
}

static gint
compare_places (gconstpointer a, gconstpointer b)
{
  const RubricPasteLattice *one = a, *other = b;
  gint order = (one->first > other->first) - (one->first < other->first);

  return order != 0 ? order : other->score - one->score;
}

/* A grid whose cells say where they are, but not so that it can be read, is not read by their order. */
static gboolean
is_vetoed (const Reader *reader, const RubricPasteLattice *lattice)
{
  for (guint i = 0; i < reader->shapes.nears->len; i++)
    {
      const RubricPasteNear *near = &g_array_index (reader->shapes.nears, RubricPasteNear, i);

      if (near->kind == RUBRIC_PASTE_NEAR_PLACES && near->first < lattice->last && lattice->first < near->last)
        return TRUE;
    }
  return FALSE;
}

static void
weigh (Reader *reader, RubricPasteLattice *lattice)
{
  const RubricPasteTree *tree = reader->shapes.tree;
  gint *seen = lattice->seen;

  seen[RUBRIC_PASTE_SEEN_SUDOKU] = reader->sudoku;
  seen[RUBRIC_PASTE_SEEN_UNREAD] |= is_vetoed (reader, lattice);
  seen[RUBRIC_PASTE_SEEN_VARIANT]
      = reader->variants && rubric_paste_names_variant (tree, lattice->first, lattice->last, NEAR_RULES);
  seen[RUBRIC_PASTE_SEEN_ALONE] = (lattice->last - lattice->first) * 2 > reader->solid
                                  && count_solid (tree, lattice->first, lattice->last) * 100 >= reader->solid * 85;
  rubric_paste_weigh (lattice);
  rubric_paste_read_zero_based (lattice);
  rubric_paste_read_sides (tree, lattice);
  rubric_paste_read_turned (tree, lattice, reader->orders);
}

/* Each digit nine times, in places that hang together and are no boxes, rows or columns: the regions of a jigsaw. */
static gboolean
is_map (const RubricPasteLattice *lattice)
{
  guint count[10] = { 0 }, beside = 0;
  gboolean boxes = TRUE, rows = TRUE, columns = TRUE;

  for (int i = 0; i < SUD_CELLS; i++)
    {
      guint8 digit = lattice->grid.digit[i];

      count[digit]++;
      beside += (sud_column (i) < 8 && digit == lattice->grid.digit[i + 1])
                + (sud_row (i) < 8 && digit == lattice->grid.digit[i + 9]);
      rows &= digit == lattice->grid.digit[sud_cell (sud_row (i), 0)];
      columns &= digit == lattice->grid.digit[sud_column (i)];
      boxes &= digit == lattice->grid.digit[sud_cell (sud_row (i) / 3 * 3, sud_column (i) / 3 * 3)];
    }
  for (guint digit = 1; digit <= 9; digit++)
    if (count[digit] != 9)
      return FALSE;
  return beside >= 72 && !boxes && !rows && !columns;
}

static void
weigh_all (Reader *reader)
{
  GArray *lattices = reader->shapes.lattices;
  gboolean map = rubric_paste_draws_regions (reader->shapes.tree);

  for (guint i = 0; i < lattices->len; i++)
    {
      weigh (reader, rubric_paste_lattice (lattices, i));
      map |= is_map (rubric_paste_lattice (lattices, i));
    }
  for (guint i = 0; i < lattices->len && map; i++)
    {
      rubric_paste_lattice (lattices, i)->seen[RUBRIC_PASTE_SEEN_VARIANT] = 1;
      rubric_paste_weigh (rubric_paste_lattice (lattices, i));
    }
  g_array_sort (lattices, compare_places);
  rubric_paste_weigh_siblings (lattices);
  rubric_paste_choose_best (lattices);
  rubric_paste_drop_followers (lattices);
  for (guint i = 0; i < lattices->len; i++)
    if (rubric_paste_lattice (lattices, i)->seen[RUBRIC_PASTE_SEEN_SOLVED]
        && rubric_paste_lattice (lattices, i)->fate == RUBRIC_PASTE_KEPT)
      rubric_paste_read_masks (reader->shapes.tree, lattices, i);
}

/* Digits that stand beside the givens: somebody has played. A full grid is a solution. */
static void
find_entries (const RubricPasteLattice *lattice, SudGrid *entries)
{
  guint n = 0;

  *entries = (SudGrid){ { 0 } };
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      guint8 digit = lattice->cells[i].kind == RUBRIC_PASTE_CELL_DIGIT ? lattice->cells[i].digit : 0;

      n += digit != 0;
      entries->digit[i] = lattice->grid.digit[i] == 0 ? digit : 0;
    }
  if (n == SUD_CELLS)
    *entries = (SudGrid){ { 0 } };
}

static void
add_puzzle (RubricPaste *self, RubricPasteTree *tree, const RubricPasteLattice *lattice, const SudGrid *grid)
{
  RubricPastePuzzle puzzle = { .grid = *grid, .rival = grid == &lattice->rival };

  for (guint i = 0; i < SUD_CELLS; i++)
    {
      puzzle.centre[i] = lattice->cells[i].marks;
      puzzle.start[i] = tree->at[lattice->cells[i].start];
      puzzle.end[i] = tree->at[lattice->cells[i].end];
    }
  puzzle.has_marks = lattice->has_marks;
  puzzle.line = rubric_paste_get_line_number (tree, tree->at[lattice->first]);
  puzzle.rows = lattice->shape == RUBRIC_PASTE_ROWS || lattice->shape == RUBRIC_PASTE_COLUMNS;
  puzzle.sides = lattice->seen[RUBRIC_PASTE_SEEN_ONE_SIDE];
  if (puzzle.sides && !lattice->seen[RUBRIC_PASTE_SEEN_ZERO_BASED])
    find_entries (lattice, &puzzle.entries);
  puzzle.turned = lattice->seen[RUBRIC_PASTE_SEEN_COLUMNWISE];
  puzzle.boxes = lattice->seen[RUBRIC_PASTE_SEEN_BOXES];
  self->rivals |= puzzle.rival;
  g_array_append_val (self->puzzles, puzzle);
}

/* Returns whether a near miss is only another look at cells that were read. */
static gboolean
is_covered (const RubricPasteNear *near, GArray *lattices)
{
  for (guint i = 0; i < lattices->len; i++)
    {
      const RubricPasteLattice *lattice = rubric_paste_lattice (lattices, i);

      if (lattice->score > 0 && lattice->first < near->last && near->first < lattice->last)
        return TRUE;
    }
  return FALSE;
}

static void
keep_nears (RubricPaste *self, const Reader *reader)
{
  for (guint i = 0; i < reader->shapes.nears->len; i++)
    {
      RubricPasteNear near = g_array_index (reader->shapes.nears, RubricPasteNear, i);

      if (is_covered (&near, reader->shapes.lattices))
        continue;
      if (self->nears->len > 0)
        {
          const RubricPasteNear *last = &g_array_index (self->nears, RubricPasteNear, self->nears->len - 1);

          if (last->first < near.last && near.first < last->last)
            continue;
        }
      g_array_append_val (self->nears, near);
    }
}

/* Returns whether @i is another look at the cells of a solved grid. */
static gboolean
is_solved_here (GArray *lattices, guint i)
{
  const RubricPasteLattice *lattice = rubric_paste_lattice (lattices, i);

  for (guint k = i > 9 ? i - 9 : 0; k < lattices->len && k < i + 9; k++)
    {
      const RubricPasteLattice *other = rubric_paste_lattice (lattices, k);

      if (other->seen[RUBRIC_PASTE_SEEN_SOLVED] && other->first < lattice->last && lattice->first < other->last)
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_unsolved (GArray *lattices)
{
  for (guint i = 0; i < lattices->len; i++)
    if (rubric_paste_lattice (lattices, i)->n_digits < SUD_CELLS && !is_solved_here (lattices, i))
      return TRUE;
  return FALSE;
}

static void
refuse (RubricPaste *self, const Reader *reader, const RubricPasteLattice *lattice, gint *best)
{
  self->refused += lattice->score > 0 || lattice->seen[RUBRIC_PASTE_SEEN_VARIANT]
                   || lattice->seen[RUBRIC_PASTE_SEEN_UNREAD] || lattice->seen[RUBRIC_PASTE_SEEN_ASIDE];
  if (lattice->score < *best)
    return;
  *best = lattice->score;
  self->why = rubric_paste_get_why (lattice);
  self->refused_line = rubric_paste_get_line_number (reader->shapes.tree, reader->shapes.tree->at[lattice->first]);
  self->refused_score = lattice->score;
  self->variant |= lattice->seen[RUBRIC_PASTE_SEEN_VARIANT] > 0;
}

/* Of what a page hides from its reader: whether @atom begins it, in *@hidden, or ends it. */
static void
see_hidden (const RubricPasteTree *tree, const RubricPasteAtom *atom, gboolean *hidden)
{
  static const char *const names[] = { "head", "style", "script", "title" };
  gboolean closes = atom->kind == RUBRIC_PASTE_TAG && tree->c[atom->start + 1] == '/';
  g_autofree char *name = NULL;

  if (atom->kind != RUBRIC_PASTE_TAG)
    return;
  name = rubric_paste_dup (tree, atom->start + 1 + closes, MIN (atom->end, atom->start + 8));
  name[strspn (name, G_CSET_a_2_z)] = '\0';
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (name, names[i]))
      *hidden = !closes;
}

static void
count_lines (RubricPaste *self, const Reader *reader)
{
  const RubricPasteTree *tree = reader->shapes.tree;
  guint32 covered = 0;
  gboolean hidden = FALSE;
  guint next = 0;

  for (guint32 i = 0; i < tree->lines->len; i++)
    {
      const RubricPasteLine *line = rubric_paste_line (tree, i);
      guint32 end = line->end > line->start ? rubric_paste_atom (tree, line->end - 1)->end : 0;

      for (; next < reader->shapes.lattices->len && rubric_paste_lattice (reader->shapes.lattices, next)->first < end;
           next++)
        if (rubric_paste_lattice (reader->shapes.lattices, next)->score >= RUBRIC_PASTE_ACCEPT)
          covered = MAX (covered, rubric_paste_lattice (reader->shapes.lattices, next)->last);
      for (guint32 k = line->start; k < line->end; k++)
        see_hidden (tree, rubric_paste_atom (tree, k), &hidden);
      self->lines_left
          += !hidden && (line->letters || line->digits) && rubric_paste_atom (tree, line->start)->start >= covered;
    }
}

/* Hands out what is kept. A solved grid may be the solution of what could not be read, so it is only taken alone. */
static void
take (RubricPaste *self, const Reader *reader)
{
  GArray *lattices = reader->shapes.lattices;
  gboolean unsolved = self->nears->len > 0 || has_unsolved (lattices);
  gint best = G_MININT;

  for (guint i = 0; i < lattices->len; i++)
    {
      const RubricPasteLattice *lattice = rubric_paste_lattice (lattices, i);

      if (lattice->fate != RUBRIC_PASTE_KEPT)
        self->left[lattice->fate]++;
      else if (lattice->score < RUBRIC_PASTE_ACCEPT)
        refuse (self, reader, lattice, &best);
      else if (lattice->n_digits == SUD_CELLS && unsolved)
        self->left[RUBRIC_PASTE_SOLUTION]++;
      else
        {
          add_puzzle (self, reader->shapes.tree, lattice, &lattice->grid);
          if (lattice->has_rival)
            add_puzzle (self, reader->shapes.tree, lattice, &lattice->rival);
        }
    }
}

RubricPaste *
rubric_paste_read (const char *text, gsize length)
{
  RubricPaste *self = g_new0 (RubricPaste, 1);
  g_autoptr (RubricPasteTree) tree = rubric_paste_tree_new (text, length);
  Reader reader = { .shapes = { tree, g_array_new (FALSE, FALSE, sizeof (RubricPasteLattice)),
                                g_array_new (FALSE, FALSE, sizeof (RubricPasteNear)), g_hash_table_new (NULL, NULL) } };

  self->puzzles = g_array_new (FALSE, FALSE, sizeof (RubricPastePuzzle));
  self->nears = g_array_new (FALSE, FALSE, sizeof (RubricPasteNear));
  self->cut = length > RUBRIC_PASTE_MAX_TEXT;
  reader.sudoku = rubric_paste_names_sudoku (tree);
  reader.variants = rubric_paste_names_variant (tree, tree->n, tree->n, tree->n);
  reader.orders = rubric_paste_tells_order (tree);
  reader.solid = count_solid (tree, 0, tree->n);
  rubric_paste_propose_lines (&reader.shapes);
  rubric_paste_propose_runs (&reader.shapes);
  rubric_paste_propose_nodes (&reader.shapes);
  rubric_paste_propose_columns (&reader.shapes);
  rubric_paste_propose_places (&reader.shapes);
  weigh_all (&reader);
  keep_nears (self, &reader);
  take (self, &reader);
  count_lines (self, &reader);
  self->full = reader.shapes.full;
  g_array_unref (reader.shapes.lattices);
  g_array_unref (reader.shapes.nears);
  g_hash_table_unref (reader.shapes.known);
  return self;
}

void
rubric_paste_free (RubricPaste *self)
{
  g_array_unref (self->puzzles);
  g_array_unref (self->nears);
  g_free (self);
}
