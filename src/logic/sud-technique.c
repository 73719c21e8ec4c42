/* sud-technique.c - THE TABLE of techniques
 *
 * Order, codes, levels and scores are those that HoDoKu uses, which people know; the names are the field's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-technique.h"
#include "sud-text.h"
#include "techniques/sud-techniques.h"

#include <string.h>

static const SudTechnique techniques[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_FULL_HOUSE]
  = { "full-house", SUD_N_ ("Full House"), "0000", SUD_LEVEL_EASY, 4, false, sud_find_full_houses },
  [SUD_TECHNIQUE_NAKED_SINGLE]
  = { "naked-single", SUD_N_ ("Naked Single"), "0003", SUD_LEVEL_EASY, 4, false, sud_find_naked_singles },
  [SUD_TECHNIQUE_HIDDEN_SINGLE]
  = { "hidden-single", SUD_N_ ("Hidden Single"), "0002", SUD_LEVEL_EASY, 14, false, sud_find_hidden_singles },
  [SUD_TECHNIQUE_LOCKED_PAIR]
  = { "locked-pair", SUD_N_ ("Locked Pair"), "0110", SUD_LEVEL_MEDIUM, 40, false, sud_find_locked_subsets },
  [SUD_TECHNIQUE_LOCKED_TRIPLE]
  = { "locked-triple", SUD_N_ ("Locked Triple"), "0111", SUD_LEVEL_MEDIUM, 60, false, sud_find_locked_subsets },
  [SUD_TECHNIQUE_POINTING]
  = { "pointing", SUD_N_ ("Pointing"), "0100", SUD_LEVEL_MEDIUM, 50, false, sud_find_pointing },
  [SUD_TECHNIQUE_CLAIMING]
  = { "claiming", SUD_N_ ("Claiming"), "0101", SUD_LEVEL_MEDIUM, 50, false, sud_find_claiming },
  [SUD_TECHNIQUE_NAKED_PAIR]
  = { "naked-pair", SUD_N_ ("Naked Pair"), "0200", SUD_LEVEL_MEDIUM, 60, false, sud_find_naked_subsets },
  [SUD_TECHNIQUE_NAKED_TRIPLE]
  = { "naked-triple", SUD_N_ ("Naked Triple"), "0201", SUD_LEVEL_MEDIUM, 80, false, sud_find_naked_subsets },
  [SUD_TECHNIQUE_HIDDEN_PAIR]
  = { "hidden-pair", SUD_N_ ("Hidden Pair"), "0210", SUD_LEVEL_MEDIUM, 70, false, sud_find_hidden_subsets },
  [SUD_TECHNIQUE_HIDDEN_TRIPLE]
  = { "hidden-triple", SUD_N_ ("Hidden Triple"), "0211", SUD_LEVEL_MEDIUM, 100, false, sud_find_hidden_subsets },
  [SUD_TECHNIQUE_NAKED_QUADRUPLE]
  = { "naked-quadruple", SUD_N_ ("Naked Quadruple"), "0202", SUD_LEVEL_HARD, 120, false, sud_find_naked_subsets },
  [SUD_TECHNIQUE_HIDDEN_QUADRUPLE]
  = { "hidden-quadruple", SUD_N_ ("Hidden Quadruple"), "0212", SUD_LEVEL_HARD, 150, false, sud_find_hidden_subsets },
  [SUD_TECHNIQUE_X_WING]
  = { "x-wing", SUD_N_ ("X-Wing"), "0300", SUD_LEVEL_HARD, 140, false, sud_find_fish },
  [SUD_TECHNIQUE_SWORDFISH]
  = { "swordfish", SUD_N_ ("Swordfish"), "0301", SUD_LEVEL_HARD, 150, false, sud_find_fish },
  [SUD_TECHNIQUE_JELLYFISH]
  = { "jellyfish", SUD_N_ ("Jellyfish"), "0302", SUD_LEVEL_HARD, 160, false, sud_find_fish },
  [SUD_TECHNIQUE_X_CHAIN]
  = { "x-chain", SUD_N_ ("X-Chain"), "0701", SUD_LEVEL_UNFAIR, 260, false, sud_find_chains },
  [SUD_TECHNIQUE_XY_CHAIN]
  = { "xy-chain", SUD_N_ ("XY-Chain"), "0702", SUD_LEVEL_UNFAIR, 260, false, sud_find_chains },
  [SUD_TECHNIQUE_CONTINUOUS_LOOP]
  = { "continuous-loop", SUD_N_ ("Continuous Nice Loop"), "0706", SUD_LEVEL_UNFAIR, 280, false, sud_find_chains },
  [SUD_TECHNIQUE_DISCONTINUOUS_LOOP]
  = { "discontinuous-loop", SUD_N_ ("Discontinuous Nice Loop"), "0707", SUD_LEVEL_UNFAIR, 280, false, sud_find_chains },
  [SUD_TECHNIQUE_AIC]
  = { "aic", SUD_N_ ("Alternating Inference Chain"), "0708", SUD_LEVEL_UNFAIR, 280, false, sud_find_chains },
  [SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP]
  = { "grouped-continuous-loop", SUD_N_ ("Grouped Continuous Nice Loop"), "0709", SUD_LEVEL_UNFAIR, 300, false,
      sud_find_chains },
  [SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP]
  = { "grouped-discontinuous-loop", SUD_N_ ("Grouped Discontinuous Nice Loop"), "0710", SUD_LEVEL_UNFAIR, 300, false,
      sud_find_chains },
  [SUD_TECHNIQUE_GROUPED_AIC]
  = { "grouped-aic", SUD_N_ ("Grouped Alternating Inference Chain"), "0711", SUD_LEVEL_UNFAIR, 300, false,
      sud_find_chains },
  [SUD_TECHNIQUE_FORCING_CONTRADICTION]
  = { "forcing-contradiction", SUD_N_ ("Forcing Chain Contradiction"), "1301", SUD_LEVEL_EXTREME, 500, false,
      sud_find_forcing_chains },
  [SUD_TECHNIQUE_FORCING_VERITY]
  = { "forcing-verity", SUD_N_ ("Forcing Chain Verity"), "1302", SUD_LEVEL_EXTREME, 500, false,
      sud_find_forcing_chains },
};

static const char *const levels[SUD_N_LEVELS] = {
  [SUD_LEVEL_EASY] = SUD_N_ ("Easy"),
  [SUD_LEVEL_MEDIUM] = SUD_N_ ("Medium"),
  [SUD_LEVEL_HARD] = SUD_N_ ("Hard"),
  [SUD_LEVEL_UNFAIR] = SUD_N_ ("Unfair"),
  [SUD_LEVEL_EXTREME] = SUD_N_ ("Extreme"),
};

const SudTechnique *
sud_technique_get (SudTechniqueId technique)
{
  return &techniques[technique];
}

SudTechniqueId
sud_technique_find_id (const char *id)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (strcmp (techniques[i].id, id) == 0)
      return (SudTechniqueId)i;
  return SUD_N_TECHNIQUES;
}

const char *
sud_level_get_name (SudLevel level)
{
  return levels[level];
}
