/* sud-nice-loops.c - chains of links that are strong and weak in turn: either end is true
 *
 *     7 in r1c2 = 7 in r1c8 - 7 in r2c7 = 7 in r6c7 - 4 in r6c7 = 4 in r6c1:  "=" one of the two is true, "-" not both
 *
 *     X-Chain      one digit, links in houses             what sees both ends goes
 *     XY-Chain     cells with two candidates              what sees both ends goes
 *     continuous   both ends see each other: of each      what both ends of any weak link see goes;
 *                  two linked nodes exactly one is true   other digits of almost locked sets as well
 *     discontinuous  both ends are the same candidate:    it is true: other digits of its cell go
 *                  or one candidate sees both             it goes
 *     AIC          others: either end is true             what sees both ends goes, two candidates or more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chain-paths.h"
#include "sud-techniques.h"

typedef struct _Finder Finder;

/**
 * Family:
 * @kinds: SudChainKinds of the net
 * @more: those used where these do not lead to anything
 * @paths: SudChainPathKinds where all lengths are wanted
 * @pair: adds steps of a chain between two nodes
 */
typedef struct
{
  unsigned kinds;
  unsigned more;
  unsigned paths;
  void (*pair) (Finder *finder, int start, int end);
} Family;

/**
 * Finder:
 * @every: every length is wanted, as a library of cases does: each candidate alone that a chain rules out
 * @marking: only @known is to be filled
 * @common: candidates that both ends rule out
 * @known: of the chains of every length: candidates that a shorter chain rules out, or one without groups
 */
struct _Finder
{
  SudLogic *logic;
  SudChains *chains;
  SudTechniqueId technique;
  const Family *family;
  int level;
  bool every;
  bool grouped;
  bool marking;
  uint64_t common[SUD_CHAIN_WORDS];
  uint64_t known[SUD_CHAIN_WORDS];
};

static void
rule_out (const SudChains *chains, SudStep *step, const uint64_t *row)
{
  SUD_EACH_NODE (node, row, chains->words)
    step->out[chains->digit[node] - 1] = sud_cells_union (step->out[chains->digit[node] - 1], chains->cells[node]);
}

static void
add (Finder *finder, SudStep *step)
{
  step->digits = sud_step_ruled_out (step);
  step->size = (uint16_t)(step->n_nodes - 1);
  sud_steps_add (&finder->logic->steps, &finder->logic->marks, step);
}

/* A path from the start of the trace to @end that is what the technique wants. */
static bool
find_path (const Finder *finder, int end, unsigned kinds, SudChainPath *path)
{
  if (finder->grouped && sud_chains_find_path (finder->chains, end, finder->level, SUD_CHAIN_PATH_PLAIN, path))
    return false;
  return sud_chains_find_path (finder->chains, end, finder->level, finder->every ? kinds : 0, path);
}

/* The chain alone, and what both ends see. */
static void
add_open (Finder *finder, int end)
{
  SudChainPath path;
  SudStep step;

  if (!find_path (finder, end, finder->family->paths, &path))
    return;
  sud_step_init (&step, finder->technique);
  if (!sud_chain_path_to_step (&path, finder->chains, SUD_STEP_END, &step))
    return;
  rule_out (finder->chains, &step, finder->common);
  add (finder, &step);
}

/* X-Chains and XY-Chains */
static void
pair_open (Finder *finder, int start, int end)
{
  if (start != end)
    add_open (finder, end);
}

static int
count (const uint64_t *row, int words)
{
  int n = 0;

  for (int i = 0; i < words; i++)
    n += __builtin_popcountll (row[i]);
  return n;
}

static bool
is_same_cell (const SudChains *chains, int a, int b)
{
  return sud_cells_equal (chains->cells[a], chains->cells[b]);
}

/* One candidate at both ends is true. */
static bool
is_true (const Finder *finder, int start, int end)
{
  return start == end && start < finder->chains->n_candidates;
}

static void
pair_aic (Finder *finder, int start, int end)
{
  if (is_true (finder, start, end) || count (finder->common, finder->chains->words) < 2
      || (finder->every && is_same_cell (finder->chains, start, end)))
    return;
  add_open (finder, end);
}

/* The candidate at both ends is true: nothing else is in its cell. */
static void
add_true (Finder *finder, int node)
{
  const SudChains *chains = finder->chains;
  int cell = sud_cells_first (chains->cells[node]);
  SudChainPath path;
  SudStep step;

  if (!find_path (finder, node, finder->family->paths | SUD_CHAIN_PATH_ENDS, &path))
    return;
  sud_step_init (&step, finder->technique);
  if (!sud_chain_path_to_step (&path, chains, SUD_STEP_END, &step))
    return;
  SUD_EACH_BIT (index, SUD_ALL_DIGITS & ~SUD_DIGIT_BIT (chains->digit[node]))
    step.out[index] = sud_cells_of (cell);
  add (finder, &step);
}

/* @node sees both ends: the loop begins and ends there. */
static void
add_false (Finder *finder, int node, const SudChainPath *path)
{
  const SudChains *chains = finder->chains;
  SudCells cells = chains->cells[node];
  int digit = chains->digit[node];
  SudStep step;

  sud_step_init (&step, finder->technique);
  if (!sud_step_add_node (&step, SUD_STEP_END, cells, digit)
      || !sud_chain_path_to_step (path, chains, SUD_STEP_WEAK, &step)
      || !sud_step_add_node (&step, SUD_STEP_WEAK, cells, digit))
    return;
  step.out[digit - 1] = cells;
  add (finder, &step);
}

/* Each candidate that both ends rule out, unless it is known. */
static void
add_each (Finder *finder, int end)
{
  const SudChains *chains = finder->chains;
  SudChainPath path;
  uint64_t wanted[SUD_CHAIN_WORDS];

  for (int i = 0; i < chains->words; i++)
    wanted[i] = finder->common[i] & ~finder->known[i];
  if (sud_chain_row_next (wanted, chains->words, 0) < 0
      || !find_path (finder, end, finder->family->paths, &path))
    return;
  SUD_EACH_NODE (node, wanted, chains->words)
    add_false (finder, node, &path);
}

static void
pair_discontinuous (Finder *finder, int start, int end)
{
  SudChainPath path;

  if (finder->marking)
    {
      if (sud_chains_find_path (finder->chains, end, finder->level, SUD_CHAIN_PATH_PLAIN, &path))
        sud_chain_row_or (finder->known, finder->common, finder->chains->words);
      return;
    }
  if (is_true (finder, start, end))
    add_true (finder, start);
  if (finder->every)
    add_each (finder, end);
  else if (!is_true (finder, start, end) && count (finder->common, finder->chains->words) == 1
           && find_path (finder, end, 0, &path))
    add_false (finder, sud_chain_row_next (finder->common, finder->chains->words, 0), &path);
}

/* The almost locked sets of a continuous loop are locked: their other digits go as well. */
static void
rule_out_set (const Finder *finder, SudStep *step, const SudChainPath *path, int link)
{
  const SudChains *chains = finder->chains;
  const SudStepSet *set = &chains->sets[path->set[link] - 1];
  SudDigits linked = (SudDigits)(SUD_DIGIT_BIT (chains->digit[path->node[2 * link]])
                                 | SUD_DIGIT_BIT (chains->digit[path->node[2 * link + 1]]));

  SUD_EACH_BIT (index, set->digits & ~linked)
    {
      SudCells places = sud_cells_intersection (set->cells, finder->logic->marks.digit[index]);

      step->out[index] = sud_cells_union (step->out[index], sud_common_peers (places));
    }
}

static bool
is_plain (const SudChains *chains, const SudChainPath *path)
{
  for (int i = 0; i < path->n; i++)
    if (path->node[i] >= chains->n_candidates || path->set[i / 2] != 0)
      return false;
  return true;
}

static bool
take_loop (void *data, const SudChainPath *path)
{
  Finder *finder = data;
  const SudChains *chains = finder->chains;
  SudStep step;

  if (finder->grouped && is_plain (chains, path))
    return true;
  sud_step_init (&step, finder->technique);
  for (int i = 1; i < path->n; i += 2)
    {
      sud_chain_row_and (finder->common, sud_chains_weak (chains, path->node[i]),
                         sud_chains_weak (chains, path->node[(i + 1) % path->n]), chains->words);
      sud_chain_row_and (finder->common, finder->common, chains->candidates, chains->words);
      rule_out (chains, &step, finder->common);
      if (path->set[i / 2] != 0)
        rule_out_set (finder, &step, path, i / 2);
    }
  if (sud_step_ruled_out (&step) == 0 || !sud_chain_path_to_step (path, chains, SUD_STEP_END, &step)
      || !sud_step_add_node (&step, SUD_STEP_WEAK, chains->cells[path->node[0]], chains->digit[path->node[0]]))
    return true;
  add (finder, &step);
  return true;
}

static void
pair_continuous (Finder *finder, int start, int end)
{
  if (!sud_chain_row_has (sud_chains_weak (finder->chains, start), end))
    return;
  sud_chains_each_path (finder->chains, end, finder->level, finder->every ? finder->family->paths : 0, take_loop, finder);
}

/* All chains of this level from @start. */
static void
look_from (Finder *finder, int start)
{
  SudChains *chains = finder->chains;
  bool loops = finder->family->pair == pair_continuous && (chains->kinds & SUD_CHAIN_ALS) != 0;

  sud_chains_trace (chains, start, false, finder->level);
  SUD_EACH_NODE (end, chains->on[finder->level], chains->words)
    {
      if (end < start && !loops)
        continue;
      sud_chain_row_and (finder->common, sud_chains_weak (chains, start), sud_chains_weak (chains, end), chains->words);
      sud_chain_row_and (finder->common, finder->common, chains->candidates, chains->words);
      if (loops || sud_chain_row_next (finder->common, chains->words, 0) >= 0)
        finder->family->pair (finder, start, end);
    }
}

static bool
is_hit (const SudChains *chains, int start)
{
  return sud_chain_row_meet (sud_chains_weak (chains, start), sud_chains_reached (chains, start), chains->candidates,
                             chains->words);
}

/* Whether anything is ruled out by a chain of at most this level. */
static bool
look (Finder *finder)
{
  SudChains *chains = finder->chains;
  bool loops = finder->family->pair == pair_continuous && (chains->kinds & SUD_CHAIN_ALS) != 0, any = false;

  for (int start = 0; start < chains->n && !sud_logic_is_cancelled (finder->logic); start++)
    if (sud_chains_is_start (chains, start) && (loops || is_hit (chains, start)))
      {
        any = true;
        look_from (finder, start);
      }
  return any;
}

/* Chains with each number of strong links; whether any rules out anything. */
static bool
look_at_level (Finder *finder)
{
  SudChains *chains = finder->chains;
  bool any;

  if (finder->every && finder->grouped && finder->family->pair == pair_discontinuous)
    {
      finder->marking = true;
      look (finder);
      finder->marking = false;
    }
  any = look (finder);
  for (int start = 0; start < chains->n && finder->every; start++)
    if (sud_chains_is_start (chains, start))
      {
        sud_chain_row_and (finder->common, sud_chains_weak (chains, start), sud_chains_reached (chains, start),
                           chains->words);
        sud_chain_row_or (finder->known, finder->common, chains->words);
      }
  return any;
}

static void
find (SudLogic *logic, SudTechniqueId technique, const Family *family, unsigned kinds)
{
  SudChains *chains = logic->chains;
  Finder finder = { .logic = logic, .chains = chains, .technique = technique, .family = family };
  bool any = false, more = true;

  finder.every = (logic->rules & SUD_RULE_EVERY_LENGTH) != 0;
  finder.grouped = (kinds & (SUD_CHAIN_GROUPS | SUD_CHAIN_ALS)) != 0;
  sud_chains_build (chains, &logic->marks, kinds);
  if (chains->quiet)
    return;
  sud_chains_begin (chains);
  for (finder.level = 2; finder.level <= SUD_CHAIN_LEVELS && more; finder.level++)
    {
      more = sud_chains_spread (chains);
      any |= look_at_level (&finder);
      if ((!finder.every && logic->steps.n > 0) || sud_logic_is_cancelled (logic))
        return;
    }
  chains->quiet = !any;
}

enum
{
  X = SUD_CHAIN_HOUSES,
  XY = SUD_CHAIN_CELLS,
  ALL = SUD_CHAIN_CELLS | SUD_CHAIN_HOUSES | SUD_CHAIN_SWITCH,
  GROUPED = ALL | SUD_CHAIN_GROUPS,
  ALS = GROUPED | SUD_CHAIN_ALS,
  SIMPLE = SUD_CHAIN_PATH_SIMPLE,
  ENDS = SUD_CHAIN_PATH_ENDS,
};

static const Family families[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_X_CHAIN] = { X, 0, SIMPLE, pair_open },
  [SUD_TECHNIQUE_XY_CHAIN] = { XY, 0, SIMPLE, pair_open },
  [SUD_TECHNIQUE_CONTINUOUS_LOOP] = { ALL, 0, SIMPLE, pair_continuous },
  [SUD_TECHNIQUE_DISCONTINUOUS_LOOP] = { ALL, 0, SIMPLE, pair_discontinuous },
  [SUD_TECHNIQUE_AIC] = { ALL, 0, SIMPLE | ENDS, pair_aic },
  [SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP] = { GROUPED, ALS, SIMPLE, pair_continuous },
  [SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP] = { GROUPED, ALS, SIMPLE, pair_discontinuous },
  [SUD_TECHNIQUE_GROUPED_AIC] = { GROUPED, ALS, SIMPLE | ENDS, pair_aic },
};

void
sud_find_chains (SudLogic *logic, SudTechniqueId technique)
{
  const Family *family = &families[technique];
  bool sets = family->more != 0 && (logic->rules & SUD_RULE_NO_SETS_IN_CHAINS) == 0;
  bool every = (logic->rules & SUD_RULE_EVERY_LENGTH) != 0;

  if (!sets || !every)
    find (logic, technique, family, family->kinds);
  if (sets && logic->steps.n == 0)
    find (logic, technique, family, family->more);
}
