/* sud-colours.c - chains of strong links, coloured in turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques-private.h"
#include "sud-techniques.h"

/* Strong links of a digit, coloured in turn: all cells of one colour are right, or all of the other
 *
 *     a = b = a = b      trap: what sees an a and a b is not the digit, for one of the two is right
 *     |           |      wrap: two a see each other, so they are wrong, all of them
 *     +-----*-----+
 *
 * Two such clusters, a b and c d, of which some a sees some c: not both are right, so b or d is, and what sees both is
 * not the digit (multi-colours 1). If an a sees both a c and a d, all a are wrong, for c or d is right (2).
 */

enum
{
  CLUSTERS_MAX = 13,
};

typedef struct
{
  SudCells colour[2]; /* the cells of each colour */
  SudCells seen[2];   /* the peers of each colour */
} Cluster;

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int digit;
  int n;
  Cluster cluster[CLUSTERS_MAX];
} Colours;

/* Collects the clusters of the digit. */
static void
collect_clusters (Colours *colours)
{
  SudConjugate pairs[SUD_HOUSES];
  int n = sud_conjugates_find (&colours->logic->marks, colours->digit, pairs);
  SudCells done = SUD_NO_CELLS;

  colours->n = 0;
  for (int i = 0; i < n && colours->n < CLUSTERS_MAX; i++)
    {
      Cluster *cluster = &colours->cluster[colours->n];

      if (sud_cells_has (done, pairs[i].cell[0]))
        continue;
      *cluster = (Cluster){ .colour = { sud_cells_of (pairs[i].cell[0]) } };
      while (sud_conjugates_spread (pairs, n, cluster->colour))
        ;
      for (int colour = 0; colour < 2; colour++)
        SUD_EACH_CELL (cell, cluster->colour[colour])
          cluster->seen[colour] = sud_cells_union (cluster->seen[colour], sud_peers_of ((int)cell));
      done = sud_cells_union (done, sud_cells_union (cluster->colour[0], cluster->colour[1]));
      colours->n += !sud_cells_meet (cluster->colour[0], cluster->colour[1]);
    }
}

static void
show_cluster (SudStep *step, const Cluster *cluster, SudDigits digit)
{
  for (int colour = 0; colour < 2; colour++)
    {
      sud_step_add_set (step, cluster->colour[colour], digit);
      step->cells = sud_cells_union (step->cells, cluster->colour[colour]);
    }
}

/* Adds that @out is ruled out by the clusters @one and @other (nullable). */
static void
add_coloured (const Colours *colours, const Cluster *one, const Cluster *other, SudCells out)
{
  SudStep step;

  if (!sud_cells_meet (out, colours->logic->marks.digit[colours->digit - 1]))
    return;
  sud_step_init (&step, colours->technique);
  step.digits = SUD_DIGIT_BIT (colours->digit);
  step.out[colours->digit - 1] = out;
  show_cluster (&step, one, step.digits);
  if (other != NULL)
    show_cluster (&step, other, step.digits);
  sud_steps_add (&colours->logic->steps, &colours->logic->marks, &step);
}

static void
find_trap (const Colours *colours, const Cluster *one)
{
  SudCells own = sud_cells_union (one->colour[0], one->colour[1]);

  add_coloured (colours, one, NULL, sud_cells_difference (sud_cells_intersection (one->seen[0], one->seen[1]), own));
}

static void
find_wrap (const Colours *colours, const Cluster *one)
{
  for (int colour = 0; colour < 2; colour++)
    if (sud_cells_meet (one->colour[colour], one->seen[colour]))
      add_coloured (colours, one, NULL, one->colour[colour]);
}

/* Returns: whether a cell with colour @c of @one sees a cell with colour @d of @other */
static bool
colours_meet (const Cluster *one, int c, const Cluster *other, int d)
{
  return sud_cells_meet (one->seen[c], other->colour[d]);
}

static void
find_multi_1 (const Colours *colours, const Cluster *one, const Cluster *other)
{
  SudCells out = SUD_NO_CELLS;

  for (int c = 0; c < 2; c++)
    for (int d = 0; d < 2; d++)
      if (colours_meet (one, c, other, d))
        out = sud_cells_union (out, sud_cells_intersection (one->seen[1 - c], other->seen[1 - d]));
  add_coloured (colours, one, other, out);
}

static void
find_multi_2 (const Colours *colours, const Cluster *one, const Cluster *other)
{
  for (int turn = 0; turn < 2; turn++)
    {
      const Cluster *a = turn == 0 ? one : other, *b = turn == 0 ? other : one;

      for (int c = 0; c < 2; c++)
        if (colours_meet (a, c, b, 0) && colours_meet (a, c, b, 1))
          add_coloured (colours, a, b, a->colour[c]);
    }
}

static void (*const of_one[SUD_N_TECHNIQUES]) (const Colours *colours, const Cluster *one) = {
  [SUD_TECHNIQUE_COLOUR_TRAP] = find_trap,
  [SUD_TECHNIQUE_COLOUR_WRAP] = find_wrap,
};

static void (*const of_two[SUD_N_TECHNIQUES]) (const Colours *colours, const Cluster *one, const Cluster *other) = {
  [SUD_TECHNIQUE_MULTI_COLOURS_1] = find_multi_1,
  [SUD_TECHNIQUE_MULTI_COLOURS_2] = find_multi_2,
};

void
sud_find_colours (SudLogic *logic, SudTechniqueId technique)
{
  Colours colours = { .logic = logic, .technique = technique };

  SUD_EACH_BIT (index, sud_logic_get_useless_digits (logic))
    {
      colours.digit = (int)index + 1;
      collect_clusters (&colours);
      for (int i = 0; i < colours.n; i++)
        {
          if (of_one[technique] != NULL)
            of_one[technique] (&colours, &colours.cluster[i]);
          for (int j = i + 1; j < colours.n && of_two[technique] != NULL; j++)
            of_two[technique] (&colours, &colours.cluster[i], &colours.cluster[j]);
        }
    }
}

/* Remote pairs: a chain of cells with the same two candidates
 *
 *     |47| - |47|            In turn the cells of the chain are 4 and 7, or 7 and 4: its ends, an odd number of links
 *              |             apart, are never the same. What sees both is neither 4 nor 7
 *     * - - |47|
 *     |        |
 *    |47| - - -+
 */

enum
{
  CHAIN_MIN = 4, /* cells: two are a naked pair, three have no ends that differ */
};

typedef struct
{
  SudDigits digits;
  SudCells same;      /* all cells with the two candidates */
  SudCells parity[2]; /* the cells of the chain at an even and an odd number of links from its start */
  SudCells seen[2];   /* their peers */
} Chain;

/* Follows the chain from @cell on, and draws each branch from its start to its end. */
static void
follow_pairs (Chain *chain, SudStep *step, int cell, int parity)
{
  int digit = __builtin_ctz (chain->digits) + 1, n = 0;

  sud_cells_add (&chain->parity[parity], cell);
  chain->seen[parity] = sud_cells_union (chain->seen[parity], sud_peers_of (cell));
  sud_step_add_node (step, SUD_STEP_STRONG, sud_cells_of (cell), digit);
  SUD_EACH_CELL (next, sud_cells_intersection (chain->same, sud_peers_of (cell)))
    {
      if (sud_cells_has (chain->parity[0], (int)next) || sud_cells_has (chain->parity[1], (int)next))
        continue;
      if (n++ > 0)
        sud_step_add_node (step, SUD_STEP_END, sud_cells_of (cell), digit);
      follow_pairs (chain, step, (int)next, 1 - parity);
    }
}

/* Adds what follows from the chain that @start is in. */
static void
judge_pairs (SudLogic *logic, SudTechniqueId technique, Chain *chain, int start)
{
  SudStep step;
  SudCells out;

  chain->parity[0] = chain->parity[1] = chain->seen[0] = chain->seen[1] = SUD_NO_CELLS;
  sud_step_init (&step, technique);
  follow_pairs (chain, &step, start, 0);
  step.digits = chain->digits;
  step.cells = sud_cells_union (chain->parity[0], chain->parity[1]);
  step.size = (uint16_t)(sud_cells_count (step.cells) - 1);
  chain->same = sud_cells_difference (chain->same, step.cells);
  if (step.size + 1 < CHAIN_MIN || sud_cells_meet (chain->parity[0], chain->seen[0])
      || sud_cells_meet (chain->parity[1], chain->seen[1]))
    return;
  out = sud_cells_difference (sud_cells_intersection (chain->seen[0], chain->seen[1]), step.cells);
  SUD_EACH_BIT (index, chain->digits)
    step.out[index] = out;
  sud_steps_add (&logic->steps, &logic->marks, &step);
}

void
sud_find_remote_pairs (SudLogic *logic, SudTechniqueId technique)
{
  const SudPencilmarks *marks = &logic->marks;
  SudCells left = sud_pencilmarks_with (marks, 2);

  while (!sud_cells_is_empty (left))
    {
      Chain chain = { .digits = marks->cell[sud_cells_first (left)], .same = left };

      SUD_EACH_BIT (index, chain.digits)
        chain.same = sud_cells_intersection (chain.same, marks->digit[index]);
      left = sud_cells_difference (left, chain.same);
      if (sud_cells_count (chain.same) < CHAIN_MIN)
        continue;
      while (!sud_cells_is_empty (chain.same))
        judge_pairs (logic, technique, &chain, sud_cells_first (chain.same));
    }
}
