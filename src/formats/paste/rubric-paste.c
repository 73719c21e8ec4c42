/* rubric-paste.c - from a text to its puzzles: the best lattices of their cells; no solutions, states, repetitions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-private.h"

enum
{
  /* Chosen by trial on the texts of tests/data/paste */
  MAX_NEIGHBOURS = 64,    /* lattices before and after one that it is compared with */
  SIBLING_DISTANCE = 300, /* characters between two of one list */
  MIN_LIST = 4,           /* puzzles that follow each other line by line */
  LIST_DISTANCE = 100,    /* characters between these */
  MIN_STEPS = 3,          /* digits that a later state has more; with fewer these are two puzzles */
  RULES_DISTANCE = 300,   /* characters from a grid in which other rules count; a README may name them elsewhere */
};

static gboolean
is_equal (const RubricPasteLattice *a, const RubricPasteLattice *b)
{
  return memcmp (&a->grid, &b->grid, sizeof a->grid) == 0;
}

static gboolean
is_taken (const RubricPasteLattice *lattice)
{
  return lattice->fate == RUBRIC_PASTE_KEPT && lattice->score >= RUBRIC_PASTE_ACCEPT;
}

/* Grids side by side stand within each other's lines and share no cell. */
static gboolean
shares_cells (const RubricPasteLattice *a, const RubricPasteLattice *b)
{
  if (a->last <= b->first || b->last <= a->first)
    return FALSE;
  for (guint i = 0; i < SUD_CELLS; i++)
    for (guint k = 0; k < SUD_CELLS; k++)
      if (a->cells[i].start < b->cells[k].end && b->cells[k].start < a->cells[i].end)
        return TRUE;
  return a->cells[0].start == b->cells[0].start;
}

static gboolean
is_turned (const RubricPasteLattice *a, const RubricPasteLattice *b)
{
  guint same = 0;

  for (int i = 0; i < SUD_CELLS; i++)
    same += a->grid.digit[i] == b->grid.digit[sud_cell (sud_column (i), sud_row (i))];
  return same >= 72 && a->n_digits >= SUD_MIN_CLUES; /* a digit or two may be damaged, with the blanks beside them */
}

/* Keeps the best of all lattices that share cells. It offers another one that would be accepted, too, if their scores
 * are near each other, or that is the same grid with rows as columns. */
static void
choose_best (GArray *lattices)
{
  for (guint i = 0; i < lattices->len; i++)
    for (guint k = i + 1; k < MIN (lattices->len, i + MAX_NEIGHBOURS); k++)
      {
        RubricPasteLattice *a = get_lattice (lattices, i), *b = get_lattice (lattices, k);
        RubricPasteLattice *better = a->score >= b->score ? a : b, *worse = better == a ? b : a;

        if (b->first >= a->last)
          break;
        if (a->fate != RUBRIC_PASTE_KEPT || b->fate != RUBRIC_PASTE_KEPT || !shares_cells (a, b))
          continue;
        if (!is_equal (a, b) && worse->score >= RUBRIC_PASTE_ACCEPT
            && (better->score - worse->score < RUBRIC_PASTE_MARGIN || is_turned (a, b)))
          rubric_paste_offer (better, &worse->grid);
        worse->fate = RUBRIC_PASTE_SAME_CELLS;
      }
}

/* Returns: how the first blank is written, or 0 if there is none. */
static guint8
get_sign (const RubricPasteLattice *lattice)
{
  const RubricPasteCell *cell = lattice->cells, *end = cell + SUD_CELLS;

  while (cell < end && cell->kind != RUBRIC_PASTE_CELL_BLANK)
    cell++;
  return cell < end ? cell->sign : 0;
}

/* Returns: whether @other is a puzzle, and is written like @lattice and not far from it. */
static gboolean
supports (const RubricPasteLattice *other, const RubricPasteLattice *lattice)
{
  guint32 far = SIBLING_DISTANCE * (lattice->shape == RUBRIC_PASTE_RUN ? 1 : 4); /* other shapes have many lines */

  return other->score >= RUBRIC_PASTE_ACCEPT && other->shape == lattice->shape && other->form == lattice->form
         && MAX (other->first, lattice->first) - MIN (other->first, lattice->first) <= far
         && get_sign (other) == get_sign (lattice);
}

static void
weigh_siblings (GArray *lattices)
{
  for (guint i = 0; i < lattices->len; i++)
    {
      RubricPasteLattice *lattice = get_lattice (lattices, i);
      const RubricPasteLattice *before = get_lattice (lattices, i > 0 ? i - 1 : i);
      const RubricPasteLattice *after = get_lattice (lattices, MIN (i + 1, lattices->len - 1));

      if (lattice->score >= RUBRIC_PASTE_ACCEPT || !(supports (before, lattice) || supports (after, lattice)))
        continue;
      lattice->seen[RUBRIC_PASTE_SEEN_SIBLINGS] = 1;
      rubric_paste_weigh (lattice);
    }
}

/* Returns: whether @b is @a, or its solution, or a later state of it. Some digits may be wrong: @b repeats seven of
 * ten, while two puzzles agree in one digit of nine. */
static gboolean
follows (const RubricPasteLattice *b, const RubricPasteLattice *a)
{
  gint same = 0;

  if (b->has_marks)
    return FALSE;
  for (guint i = 0; i < SUD_CELLS; i++)
    same += a->grid.digit[i] > 0 && a->grid.digit[i] == b->grid.digit[i];
  if (same >= 70)
    return TRUE;
  if (b->n_digits < a->n_digits + MIN_STEPS || (b->n_digits < 50 && b->shape == RUBRIC_PASTE_RUN) || a->n_digits < 10)
    return FALSE;
  return same * 10 >= a->n_digits * 7;
}

/* Returns: whether @i and @k are among MIN_LIST runs or more that follow each other line by line. */
static gboolean
is_line_list (GArray *lattices, guint i, guint k)
{
  for (guint n = 0; n < MIN_LIST && i > 0 && get_lattice (lattices, i - 1)->shape == RUBRIC_PASTE_RUN
                    && get_lattice (lattices, i)->first < get_lattice (lattices, i - 1)->last + LIST_DISTANCE; n++)
    i--;
  for (guint end = i; end < lattices->len && get_lattice (lattices, end)->shape == RUBRIC_PASTE_RUN; end++)
    {
      if (end > i && get_lattice (lattices, end)->first > get_lattice (lattices, end - 1)->last + LIST_DISTANCE)
        return FALSE;
      if (end >= k && end - i + 1 >= MIN_LIST)
        return TRUE;
    }
  return FALSE;
}

/* Returns: whether two are members of one list, with numbers of their own or with nothing but line ends between. */
static gboolean
is_listed (GArray *lattices, guint i, guint k)
{
  const RubricPasteLattice *a = get_lattice (lattices, i), *b = get_lattice (lattices, k);

  if (a->shape != b->shape || a->form != b->form || a->has_marks != b->has_marks)
    return FALSE;
  if (!is_equal (a, b) && a->label != b->label && is_line_list (lattices, i, k))
    return TRUE;
  if (a->name != 0 || b->name != 0)
    return a->name == b->name && a->label != b->label;
  if (a->label != 0 || b->label != 0)
    return a->label != b->label; /* numbers and nothing else in front of them */
  if (a->shape != RUBRIC_PASTE_RUN || lattices->len < MIN_LIST)
    return FALSE;
  for (; i < k; i++)
    if (get_lattice (lattices, i)->shape != RUBRIC_PASTE_RUN
        || get_lattice (lattices, i + 1)->first - get_lattice (lattices, i)->last > 2)
      return FALSE;
  return TRUE;
}

/* Returns: whether @k only adds digits to @i, and the next to that: the log of a solver, not a list. */
static gboolean
is_chain (GArray *lattices, guint i, guint k)
{
  const RubricPasteLattice *a = get_lattice (lattices, i), *b = get_lattice (lattices, k);

  for (guint next = k + 1; next < MIN (lattices->len, k + MAX_NEIGHBOURS); next++)
    if (is_taken (get_lattice (lattices, next)))
      return sud_grid_keeps (&get_lattice (lattices, next)->grid, &b->grid) && sud_grid_keeps (&b->grid, &a->grid);
  return FALSE;
}

/* Returns: the fate of lattice @k because of @i before it. */
static RubricPasteFate
find_fate_after (GArray *lattices, guint i, guint k)
{
  const RubricPasteLattice *a = get_lattice (lattices, i), *b = get_lattice (lattices, k);
  gboolean chain = is_chain (lattices, i, k), listed = !chain && is_listed (lattices, i, k);
  gboolean solution = b->n_digits == SUD_CELLS, keeps = sud_grid_keeps (&b->grid, &a->grid);

  if (is_equal (a, b))
    return listed ? RUBRIC_PASTE_KEPT : RUBRIC_PASTE_REPEATED;
  if (a->n_digits == SUD_CELLS || (listed && !solution))
    return RUBRIC_PASTE_KEPT; /* nothing follows from a solved grid, or from another member of a list */
  if (solution || chain || b->n_digits >= a->n_digits + MIN_STEPS)
    {
      if ((a->verdict == SUD_VERDICT_ONE && keeps) || follows (b, a))
        return solution ? RUBRIC_PASTE_SOLUTION : RUBRIC_PASTE_STATE;
      if (solution && keeps) /* one of several */
        return RUBRIC_PASTE_SOLUTION;
    }
  return is_turned (a, b) ? RUBRIC_PASTE_REPEATED : RUBRIC_PASTE_KEPT;
}

/* Drops the lattice in front of @k if it is the solution of that, or a state with few blanks. */
static void
drop_before (GArray *lattices, guint k)
{
  const RubricPasteLattice *b = get_lattice (lattices, k);
  guint i = k;
  RubricPasteLattice *a;

  while (i > 0 && !is_taken (get_lattice (lattices, i - 1)))
    i--;
  if (i == 0 || b->n_digits == SUD_CELLS || b->verdict != SUD_VERDICT_ONE)
    return;
  a = get_lattice (lattices, i - 1);
  if (a->n_digits < SUD_CELLS && is_listed (lattices, i - 1, k))
    return;
  if ((a->n_digits >= b->n_digits + MIN_STEPS && a->verdict == SUD_VERDICT_ONE && sud_grid_keeps (&a->grid, &b->grid))
      || (a->n_digits > 60 && follows (b, a)))
    a->fate = a->n_digits == SUD_CELLS ? RUBRIC_PASTE_SOLUTION : RUBRIC_PASTE_STATE;
}

/* Returns: whether @a is a grid that cannot be read, and @b may be a state of it: then @b is not the puzzle. */
static gboolean
is_orphan (const RubricPasteLattice *a, const RubricPasteLattice *b)
{
  return a->score < RUBRIC_PASTE_ACCEPT && a->fate == RUBRIC_PASTE_KEPT && a->n_digits >= SUD_MIN_CLUES
         && !shares_cells (a, b) && follows (b, a);
}

/* Returns: the fate of lattice @k because of earlier ones: the first that tells a fate decides. */
static RubricPasteFate
find_fate (GArray *lattices, guint k)
{
  RubricPasteFate fate = RUBRIC_PASTE_KEPT;

  for (guint i = k - MIN (k, MAX_NEIGHBOURS); i < k && fate == RUBRIC_PASTE_KEPT; i++)
    if (is_taken (get_lattice (lattices, i)))
      fate = find_fate_after (lattices, i, k);
    else if (is_orphan (get_lattice (lattices, i), get_lattice (lattices, k)))
      fate = RUBRIC_PASTE_STATE;
  return fate;
}

static void
drop_followers (GArray *lattices)
{
  for (guint k = 0; k < lattices->len; k++)
    if (is_taken (get_lattice (lattices, k)))
      {
        drop_before (lattices, k);
        get_lattice (lattices, k)->fate = find_fate (lattices, k);
      }
}

/* The text, and facts about all of it. */
typedef struct
{
  RubricPasteShapes shapes;
  gboolean sudoku, variants, orders;
  guint ink; /* characters that are no white space */
} TextReader;

static guint
count_ink (const RubricPasteTree *tree, guint32 start, guint32 end)
{
  guint n = 0;

  for (guint32 i = start; i < end; i++)
    n += tree->c[i] != ' ' && tree->c[i] != '\n';
  return n;
}

static gint
compare_lattices (gconstpointer a, gconstpointer b)
{
  const RubricPasteLattice *one = a, *other = b;
  gint order = (one->first > other->first) - (one->first < other->first);

  return order != 0 ? order : other->score - one->score;
}

static gboolean
touches (const RubricPasteNear *near, const RubricPasteLattice *lattice)
{
  return near->first < lattice->last && lattice->first < near->last;
}

/* Returns: whether cells say where they are, but not so that it can be read: their order may be another one. */
static gboolean
has_unread_places (const TextReader *reader, const RubricPasteLattice *lattice)
{
  for (guint i = 0; i < reader->shapes.nears->len; i++)
    if (get_near (reader->shapes.nears, i)->kind == RUBRIC_PASTE_NEAR_PLACES
        && touches (get_near (reader->shapes.nears, i), lattice))
      return TRUE;
  return FALSE;
}

static void
weigh_lattice (TextReader *reader, RubricPasteLattice *lattice)
{
  const RubricPasteTree *tree = reader->shapes.tree;
  gint *seen = lattice->seen;

  seen[RUBRIC_PASTE_SEEN_SUDOKU] = reader->sudoku;
  seen[RUBRIC_PASTE_SEEN_UNREAD] |= has_unread_places (reader, lattice);
  seen[RUBRIC_PASTE_SEEN_VARIANT]
      = reader->variants && rubric_paste_names_variant (tree, lattice->first, lattice->last, RULES_DISTANCE);
  seen[RUBRIC_PASTE_SEEN_ALONE] = (lattice->last - lattice->first) * 2 > reader->ink
                                  && count_ink (tree, lattice->first, lattice->last) * 100 >= reader->ink * 85;
  rubric_paste_weigh (lattice);
  rubric_paste_read_zero_based (lattice);
  rubric_paste_read_sides (tree, lattice);
  rubric_paste_read_turned (tree, lattice, reader->orders);
}

/* Returns: whether each digit stands in nine cells that touch, but are no box, row or column: the regions of a
 * jigsaw. */
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
  return beside >= 8 * SUD_SIZE && /* as many as hold nine regions of nine cells together */
          !boxes && !rows && !columns;
}

static void
weigh_lattices (TextReader *reader)
{
  GArray *lattices = reader->shapes.lattices;
  gboolean map = rubric_paste_draws_regions (reader->shapes.tree);

  for (guint i = 0; i < lattices->len; i++)
    {
      weigh_lattice (reader, get_lattice (lattices, i));
      map |= is_map (get_lattice (lattices, i));
    }
  for (guint i = 0; i < lattices->len && map; i++)
    {
      get_lattice (lattices, i)->seen[RUBRIC_PASTE_SEEN_VARIANT] = 1;
      rubric_paste_weigh (get_lattice (lattices, i));
    }
  g_array_sort (lattices, compare_lattices);
  weigh_siblings (lattices);
  choose_best (lattices);
  drop_followers (lattices);
  for (guint i = 0; i < lattices->len; i++)
    if (get_lattice (lattices, i)->seen[RUBRIC_PASTE_SEEN_SOLVED]
        && get_lattice (lattices, i)->fate == RUBRIC_PASTE_KEPT)
      rubric_paste_read_masks (reader->shapes.tree, lattices, i);
}

/* Finds the digits that are no givens: somebody has played. A full grid has none, as it is a solution. */
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
add_paste_puzzle (RubricPaste *self, RubricPasteTree *tree, const RubricPasteLattice *lattice, const SudGrid *grid)
{
  RubricPastePuzzle puzzle = {
    .grid = *grid,
    .alternative = grid == &lattice->alternative,
    .has_marks = lattice->has_marks,
    .line = rubric_paste_get_line_number (tree, tree->at[lattice->first]),
    .rows = lattice->shape == RUBRIC_PASTE_ROWS || lattice->shape == RUBRIC_PASTE_COLUMNS,
    .sides = lattice->seen[RUBRIC_PASTE_SEEN_ONE_SIDE],
    .turned = lattice->seen[RUBRIC_PASTE_SEEN_COLUMNWISE],
    .boxes = lattice->seen[RUBRIC_PASTE_SEEN_BOXES],
  };

  for (guint i = 0; i < SUD_CELLS; i++)
    {
      puzzle.centre[i] = lattice->cells[i].marks;
      puzzle.start[i] = tree->at[lattice->cells[i].start];
      puzzle.end[i] = tree->at[lattice->cells[i].end];
    }
  if (puzzle.sides && !lattice->seen[RUBRIC_PASTE_SEEN_ZERO_BASED])
    find_entries (lattice, &puzzle.entries);
  self->has_alternatives |= puzzle.alternative;
  g_array_append_val (self->puzzles, puzzle);
}

/* Returns: whether a near miss is only another look at cells that were read. */
static gboolean
is_covered (const RubricPasteNear *near, GArray *lattices)
{
  for (guint i = 0; i < lattices->len; i++)
    if (get_lattice (lattices, i)->score > 0 && touches (near, get_lattice (lattices, i)))
      return TRUE;
  return FALSE;
}

/* The first of several near misses of the same cells stays. */
static void
keep_nears (RubricPaste *self, const TextReader *reader)
{
  for (guint i = 0; i < reader->shapes.nears->len; i++)
    {
      const RubricPasteNear *near = get_near (reader->shapes.nears, i);
      const RubricPasteNear *last = self->nears->len > 0 ? get_near (self->nears, self->nears->len - 1) : NULL;

      if (!is_covered (near, reader->shapes.lattices)
          && (last == NULL || last->first >= near->last || near->first >= last->last))
        g_array_append_vals (self->nears, near, 1);
    }
}

/* Returns: whether @i is another look at the cells of a solved grid. */
static gboolean
is_solved_here (GArray *lattices, guint i)
{
  const RubricPasteLattice *lattice = get_lattice (lattices, i);

  for (guint k = i > 9 ? i - 9 : 0; k < lattices->len && k < i + 9; k++)
    {
      const RubricPasteLattice *other = get_lattice (lattices, k);

      if (other->seen[RUBRIC_PASTE_SEEN_SOLVED] && other->first < lattice->last && lattice->first < other->last)
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_unsolved (GArray *lattices)
{
  for (guint i = 0; i < lattices->len; i++)
    if (get_lattice (lattices, i)->n_digits < SUD_CELLS && !is_solved_here (lattices, i))
      return TRUE;
  return FALSE;
}

static void
refuse_lattice (RubricPaste *self, const TextReader *reader, const RubricPasteLattice *lattice, gint *best)
{
  self->refused += lattice->score > 0 || lattice->seen[RUBRIC_PASTE_SEEN_VARIANT]
                   || lattice->seen[RUBRIC_PASTE_SEEN_UNREAD] || lattice->seen[RUBRIC_PASTE_SEEN_UNCLEAR_GIVENS];
  if (lattice->score < *best)
    return;
  *best = lattice->score;
  self->why = rubric_paste_get_why (lattice);
  self->refused_line = rubric_paste_get_line_number (reader->shapes.tree, reader->shapes.tree->at[lattice->first]);
  self->refused_score = lattice->score;
  self->variant |= lattice->seen[RUBRIC_PASTE_SEEN_VARIANT] > 0;
}

/* Sets *@hidden if @atom begins something that a page hides from its reader, and clears it if it ends that. */
static void
update_hidden (const RubricPasteTree *tree, const RubricPasteAtom *atom, gboolean *hidden)
{
  static const char *const names[] = { "head", "style", "script", "title", NULL };
  gboolean closes = atom->kind == RUBRIC_PASTE_TAG && tree->c[atom->start + 1] == '/';
  g_autofree char *name = NULL;

  if (atom->kind != RUBRIC_PASTE_TAG)
    return;
  name = rubric_paste_dup (tree, atom->start + 1 + closes, MIN (atom->end, atom->start + 8));
  name[strspn (name, G_CSET_a_2_z)] = '\0';
  if (g_strv_contains (names, name))
    *hidden = !closes;
}

static void
count_lines (RubricPaste *self, const TextReader *reader)
{
  const RubricPasteTree *tree = reader->shapes.tree;
  guint32 covered = 0;
  gboolean hidden = FALSE;
  guint next = 0;

  for (guint32 i = 0; i < tree->lines->len; i++)
    {
      const RubricPasteLine *line = get_line (tree, i);
      guint32 end = line->end > line->start ? get_atom (tree, line->end - 1)->end : 0;

      for (; next < reader->shapes.lattices->len && get_lattice (reader->shapes.lattices, next)->first < end;
           next++)
        if (get_lattice (reader->shapes.lattices, next)->score >= RUBRIC_PASTE_ACCEPT)
          covered = MAX (covered, get_lattice (reader->shapes.lattices, next)->last);
      for (guint32 k = line->start; k < line->end; k++)
        update_hidden (tree, get_atom (tree, k), &hidden);
      self->lines_left
          += !hidden && (line->letters || line->digits) && get_atom (tree, line->start)->start >= covered;
    }
}

/* Hands out what is kept. A solved grid may be the solution of what could not be read, so it is only taken alone. */
static void
take_kept (RubricPaste *self, const TextReader *reader)
{
  GArray *lattices = reader->shapes.lattices;
  gboolean unsolved = self->nears->len > 0 || has_unsolved (lattices);
  gint best = G_MININT;

  for (guint i = 0; i < lattices->len; i++)
    {
      const RubricPasteLattice *lattice = get_lattice (lattices, i);

      if (lattice->fate != RUBRIC_PASTE_KEPT)
        self->left[lattice->fate]++;
      else if (lattice->score < RUBRIC_PASTE_ACCEPT)
        refuse_lattice (self, reader, lattice, &best);
      else if (lattice->n_digits == SUD_CELLS && unsolved)
        self->left[RUBRIC_PASTE_SOLUTION]++;
      else
        {
          add_paste_puzzle (self, reader->shapes.tree, lattice, &lattice->grid);
          if (lattice->has_alternative)
            add_paste_puzzle (self, reader->shapes.tree, lattice, &lattice->alternative);
        }
    }
}

RubricPaste *
rubric_paste_read (const char *text, gsize length)
{
  RubricPaste *self = g_new0 (RubricPaste, 1);
  g_autoptr (RubricPasteTree) tree = rubric_paste_tree_new (text, length);
  TextReader reader = { .shapes = { tree, g_array_new (FALSE, FALSE, sizeof (RubricPasteLattice)),
                                g_array_new (FALSE, FALSE, sizeof (RubricPasteNear)), g_hash_table_new (NULL, NULL) } };

  self->puzzles = g_array_new (FALSE, FALSE, sizeof (RubricPastePuzzle));
  self->nears = g_array_new (FALSE, FALSE, sizeof (RubricPasteNear));
  self->cut = length > RUBRIC_PASTE_MAX_TEXT;
  reader.sudoku = rubric_paste_names_sudoku (tree);
  reader.variants = rubric_paste_names_variant (tree, tree->n, tree->n, tree->n);
  reader.orders = rubric_paste_tells_order (tree);
  reader.ink = count_ink (tree, 0, tree->n);
  rubric_paste_propose_lines (&reader.shapes);
  rubric_paste_propose_runs (&reader.shapes);
  rubric_paste_propose_nodes (&reader.shapes);
  rubric_paste_propose_columns (&reader.shapes);
  rubric_paste_propose_places (&reader.shapes);
  weigh_lattices (&reader);
  keep_nears (self, &reader);
  take_kept (self, &reader);
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
