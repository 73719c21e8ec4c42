/* sud-nice-loops.c - chains of links that are strong and weak in turn: one end is true
 *
 *     7 in r1c2 = 7 in r1c8 - 7 in r2c7 = 7 in r6c7 - 4 in r6c7 = 4 in r6c1:  "=" one of the two is true, "-" not both
 *
 *                                                         ruled out is
 *     X-Chain        one digit, links in houses           what sees both ends
 *     XY-Chain       cells with two candidates            what sees both ends
 *     continuous     both ends see each other: of each    what sees both ends of a weak link, and other digits of
 *                    two linked nodes one is true         almost locked sets
 *     discontinuous  both ends are the same candidate     all other digits of its cell
 *                    or one candidate sees both           that candidate
 *     AIC            others                               what sees both ends, two candidates or more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-chain-steps.h"
#include "sud-techniques-private.h"
#include "sud-techniques.h"

typedef struct _Finder Finder;

enum
{
  X = SUD_CHAIN_HOUSES,
  XY = SUD_CHAIN_CELLS,
  ALL = SUD_CHAIN_PLAIN,
  GROUPED = ALL | SUD_CHAIN_GROUPS,
  ALS = SUD_CHAIN_EVERYTHING,
};

typedef struct
{
  unsigned kinds; /* SudChainKinds of the graph */
  /* SudChainKinds of a graph with more links, which other families have made, or will: mostly it rules out nothing, and
   * then this graph does not either; 0 = none */
  unsigned wider;
  unsigned more;  /* SudChainKinds of the graph that is searched next if this one rules out nothing; 0 = none */
  void (*pair) (Finder *finder, int start, int end); /* adds steps of a chain between two nodes */
} Family;

struct _Finder
{
  SudLogic *logic;
  SudChains *chains;
  SudTechniqueId technique;
  const Family *family;
  int level;                        /* strong links of the chains that are looked for */
  bool every;                       /* true if every length is wanted, not only the shortest */
  bool grouped;                     /* true if some node or link is to be a group or a set */
  uint64_t common[SUD_CHAIN_WORDS]; /* candidates that both ends of a chain see */
  /* nodes to look from; of continuous loops those that have @levels */
  uint64_t starts[SUD_CHAIN_WORDS];
  uint32_t levels[SUD_CHAIN_NODES]; /* for each node, as bits, the levels at which there may be continuous loops */
};

/* Finds a path from the start of the trace to @end. Returns: whether there is one that the technique wants */
static bool
find_path (const Finder *finder, int end, SudChainPath *path)
{
  if (finder->grouped && sud_chains_find_path (finder->chains, end, finder->level, SUD_CHAIN_PATH_PLAIN, path))
    return false;
  return sud_chains_find_path (finder->chains, end, finder->level, finder->every ? SUD_CHAIN_PATH_SIMPLE : 0, path);
}

/* X-Chains and XY-Chains: what both ends see is ruled out. */
static void
pair_open (Finder *finder, int start, int end)
{
  SudChainPath path;

  if (start != end && find_path (finder, end, &path))
    sud_chain_add_open (finder->logic, finder->technique, finder->chains, &path, finder->common);
}

/* Returns: whether both ends are the same candidate, which is true then */
static bool
is_true (const Finder *finder, int start, int end)
{
  return start == end && start < finder->chains->n_candidates;
}

/* AICs: two candidates or more are ruled out. */
static void
pair_aic (Finder *finder, int start, int end)
{
  SudChainPath path;

  if (!is_true (finder, start, end) && sud_chain_count (finder->common, finder->chains->words) > 1
      && find_path (finder, end, &path))
    sud_chain_add_open (finder->logic, finder->technique, finder->chains, &path, finder->common);
}

/* Discontinuous loops: one candidate is ruled out, or the one at both ends is true. */
static void
pair_discontinuous (Finder *finder, int start, int end)
{
  int words = finder->chains->words;
  SudChainPath path;

  if (is_true (finder, start, end))
    {
      if (find_path (finder, end, &path))
        sud_chain_add_true (finder->logic, finder->technique, &path);
    }
  else if (sud_chain_count (finder->common, words) == 1 && find_path (finder, end, &path))
    sud_chain_add_false (finder->logic, finder->technique, &path, sud_chain_row_next (finder->common, words, 0));
}

static bool
take_loop (void *data, const SudChainPath *path)
{
  Finder *finder = data;

  if (!finder->grouped || !sud_chain_is_plain (finder->chains, path))
    sud_chain_add_loop (finder->logic, finder->technique, path, false);
  return true;
}

/* Continuous loops: both ends see each other. */
static void
pair_continuous (Finder *finder, int start, int end)
{
  if (sud_chain_row_has (sud_chains_weak (finder->chains, start), end))
    sud_chains_each_path (finder->chains, end, finder->level, 0, take_loop, finder);
}

/* Returns: whether link @index of @node goes through the set of the link beside it; links of a set stand together. */
static bool
shares_set (const SudChains *chains, int node, uint32_t index)
{
  uint16_t set = chains->links[index].set;

  return (index > chains->first[node] && chains->links[index - 1].set == set)
         || (index + 1 < chains->first[node + 1] && chains->links[index + 1].set == set);
}

/* Returns: whether a loop through @node may use an almost locked set: it may rule out other digits of the set though no
 * two of its nodes rule out anything */
static bool
is_in_set (const SudChains *chains, int node)
{
  for (uint32_t i = chains->first[node]; i < chains->first[node + 1]; i++)
    if (chains->links[i].set != 0 && sud_chain_row_has (chains->starts, chains->links[i].to)
        && shares_set (chains, node, i))
      return true;
  return false;
}

/* Returns: whether @end can be true for the first time at level 2 or later when @start is false. */
static bool
can_follow (const SudChains *chains, int start, int end)
{
  const uint64_t *beyond = sud_chains_beyond (chains, start);
  bool any = false;

  for (uint32_t i = chains->first[end]; i < chains->first[end + 1]; i++)
    if (chains->links[i].to == start)
      return false;
    else
      any |= sud_chain_row_has (beyond, chains->links[i].to);
  return any;
}

/* Returns: whether there may be loops through @start. Asked of chains of any length: it is much cheaper to ask than to
 * trace them */
static bool
may_loop (Finder *finder, int start, bool sets)
{
  const SudChains *chains = finder->chains;

  SUD_EACH_NODE_OF_BOTH (end, chains->linked, sud_chains_weak (chains, start), chains->words)
    if (((finder->logic->rules & SUD_RULE_NO_SHORTCUTS) != 0 || can_follow (chains, start, end))
        && (sets || sud_chain_common (chains, start, end, finder->common)))
      return true;
  return false;
}

/* Returns: the levels, as bits, at which there may be continuous loops from @start */
static uint32_t
levels_from (Finder *finder, int start, bool sets)
{
  SudChains *chains = finder->chains;
  uint32_t levels = 0;

  sud_chains_trace (chains, start, false, SUD_CHAIN_LEVELS);
  for (int level = 2; level <= chains->trace.levels; level++)
    SUD_EACH_NODE_OF_BOTH (end, chains->trace.on[level], sud_chains_weak (chains, start), chains->words)
      if (sets || sud_chain_common (chains, start, end, finder->common))
        levels |= 1u << level;
  return levels;
}

/* Notes the nodes and levels at which there may be continuous loops: no others are looked for. */
static void
note_levels (Finder *finder)
{
  SudChains *chains = finder->chains;
  const uint64_t *starts = chains->n_sets > 0 ? chains->linked : chains->starts;

  memset (finder->starts, 0, sizeof finder->starts);
  SUD_EACH_NODE (start, starts, chains->words)
    {
      bool sets = chains->n_sets > 0 && is_in_set (chains, start);

      if (sud_logic_is_cancelled (finder->logic))
        return;
      if ((!sets && !sud_chain_row_has (chains->starts, start)) || !may_loop (finder, start, sets))
        continue;
      finder->levels[start] = levels_from (finder, start, sets);
      if (finder->levels[start] != 0)
        sud_chain_row_set (finder->starts, start);
    }
}

/* Adds the chains of the level from @start. */
static void
look_from_start (Finder *finder, int start)
{
  SudChains *chains = finder->chains;
  bool loops = finder->family->pair == pair_continuous;

  sud_chains_trace (chains, start, false, finder->level);
  if (finder->level > chains->trace.levels)
    return;
  SUD_EACH_NODE (end, chains->trace.on[finder->level], chains->words)
    if (loops || (end >= start && sud_chain_common (chains, start, end, finder->common)))
      finder->family->pair (finder, start, end);
}

static void
look_at_level (Finder *finder)
{
  SudChains *chains = finder->chains;
  bool loops = finder->family->pair == pair_continuous;

  SUD_EACH_NODE (start, finder->starts, chains->words)
    if (loops ? (finder->levels[start] >> finder->level) & 1 : sud_chains_is_hit (chains, start))
      {
        if (sud_logic_is_cancelled (finder->logic))
          return;
        look_from_start (finder, start);
      }
}

/* Returns: whether chains of any length rule out anything, so that it is worth while to go level by level */
static bool
may_find_chains (const Finder *finder, unsigned kinds)
{
  SudChains *chains = finder->chains;
  const SudPencilmarks *marks = &finder->logic->marks;
  unsigned wider = finder->family->wider;

  if ((finder->logic->rules & SUD_RULE_NO_SHORTCUTS) == 0)
    return (wider == 0 || sud_chains_search (finder->logic->chains, marks, wider))
           && (kinds != XY || sud_chains_do_cells_lead (finder->logic->chains))
           && sud_chains_search (chains, marks, kinds);
  sud_chains_build (chains, marks, kinds);
  chains->memory.searched = false;
  memcpy (chains->starts, chains->linked, sizeof chains->starts);
  return true;
}

/* Finds the chains by length, the shortest first, up to the length at which one rules out anything, unless every length
 * is wanted. */
static void
find_by_level (SudLogic *logic, SudTechniqueId technique, const Family *family, unsigned kinds)
{
  SudChains *chains = family->wider != 0 ? logic->few : logic->chains;
  Finder finder; /* most of it need not be anything */
  bool more = true;

  finder.logic = logic;
  finder.chains = chains;
  finder.technique = technique;
  finder.family = family;
  finder.every = (logic->rules & SUD_RULE_EVERY_LENGTH) != 0;
  finder.grouped = (kinds & (SUD_CHAIN_GROUPS | SUD_CHAIN_ALS)) != 0;
  /* A chain of one digit alone shows nothing but useless candidates */
  if ((family->kinds == X && sud_logic_get_useless_digits (logic) == 0) || !may_find_chains (&finder, kinds))
    return;
  if (family->pair == pair_continuous)
    note_levels (&finder);
  else
    {
      sud_chains_begin (chains, chains->starts);
      memcpy (finder.starts, chains->starts, sizeof finder.starts);
    }
  for (finder.level = 2; finder.level <= SUD_CHAIN_LEVELS && more; finder.level++)
    {
      more = family->pair == pair_continuous || sud_chains_spread (chains);
      look_at_level (&finder);
      if ((!finder.every && logic->steps.n > 0) || sud_logic_is_cancelled (logic))
        return;
    }
}

static const Family families[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_X_CHAIN] = { X, ALL, 0, pair_open },
  [SUD_TECHNIQUE_XY_CHAIN] = { XY, ALL, 0, pair_open },
  [SUD_TECHNIQUE_CONTINUOUS_LOOP] = { ALL, 0, 0, pair_continuous },
  [SUD_TECHNIQUE_DISCONTINUOUS_LOOP] = { ALL, 0, 0, pair_discontinuous },
  [SUD_TECHNIQUE_AIC] = { ALL, 0, 0, pair_aic },
  [SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP] = { GROUPED, 0, ALS, pair_continuous },
  [SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP] = { GROUPED, 0, ALS, pair_discontinuous },
  [SUD_TECHNIQUE_GROUPED_AIC] = { GROUPED, 0, ALS, pair_aic },
};

void
sud_find_chains (SudLogic *logic, SudTechniqueId technique)
{
  const Family *family = &families[technique];
  bool sets = family->more != 0 && (logic->rules & SUD_RULE_NO_SETS_IN_CHAINS) == 0;

  if ((logic->rules & SUD_RULE_EVERY_LENGTH) != 0 && family->pair != pair_open)
    {
      sud_find_every_loop (logic, technique, sets ? family->more : family->kinds);
      return;
    }
  find_by_level (logic, technique, family, family->kinds);
  if (sets && logic->steps.n == 0)
    find_by_level (logic, technique, family, family->more);
}
