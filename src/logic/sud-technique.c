/* sud-technique.c - THE TABLE of techniques
 *
 * Order, codes, levels and scores are those that HoDoKu uses, which people know; the names are the field's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-technique.h"
#include "sud-text.h"
#include "sud-techniques.h"

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
  [SUD_TECHNIQUE_REMOTE_PAIR]
  = { "remote-pair", SUD_N_ ("Remote Pair"), "0703", SUD_LEVEL_HARD, 110, false, sud_find_remote_pairs },
  [SUD_TECHNIQUE_BUG_1]
  = { "bug-1", SUD_N_ ("Bivalue Universal Grave + 1"), "0610", SUD_LEVEL_HARD, 100, true, sud_find_bug },
  [SUD_TECHNIQUE_SKYSCRAPER]
  = { "skyscraper", SUD_N_ ("Skyscraper"), "0400", SUD_LEVEL_HARD, 130, false, sud_find_strong_pairs },
  [SUD_TECHNIQUE_DUAL_KITE]
  = { "dual-2-string-kite", SUD_N_ ("Dual 2-String Kite"), "0404", SUD_LEVEL_HARD, 150, false, sud_find_dual_kites, true },
  [SUD_TECHNIQUE_KITE]
  = { "2-string-kite", SUD_N_ ("2-String Kite"), "0401", SUD_LEVEL_HARD, 150, false, sud_find_strong_pairs },
  [SUD_TECHNIQUE_TURBOT_FISH]
  = { "turbot-fish", SUD_N_ ("Turbot Fish"), "0403", SUD_LEVEL_HARD, 120, false, sud_find_strong_pairs },
  [SUD_TECHNIQUE_DUAL_EMPTY_RECTANGLE]
  = { "dual-empty-rectangle", SUD_N_ ("Dual Empty Rectangle"), "0405", SUD_LEVEL_HARD, 120, false,
      sud_find_dual_empty_rectangles, true },
  [SUD_TECHNIQUE_EMPTY_RECTANGLE]
  = { "empty-rectangle", SUD_N_ ("Empty Rectangle"), "0402", SUD_LEVEL_HARD, 120, false, sud_find_empty_rectangles },
  [SUD_TECHNIQUE_W_WING]
  = { "w-wing", SUD_N_ ("W-Wing"), "0803", SUD_LEVEL_HARD, 150, false, sud_find_w_wings },
  [SUD_TECHNIQUE_XY_WING]
  = { "xy-wing", SUD_N_ ("XY-Wing"), "0800", SUD_LEVEL_HARD, 160, false, sud_find_xy_wings },
  [SUD_TECHNIQUE_XYZ_WING]
  = { "xyz-wing", SUD_N_ ("XYZ-Wing"), "0801", SUD_LEVEL_HARD, 180, false, sud_find_xyz_wings },
  [SUD_TECHNIQUE_RECTANGLE_1]
  = { "unique-rectangle-1", SUD_N_ ("Unique Rectangle Type 1"), "0600", SUD_LEVEL_HARD, 100, true, sud_find_rectangles },
  [SUD_TECHNIQUE_RECTANGLE_2]
  = { "unique-rectangle-2", SUD_N_ ("Unique Rectangle Type 2"), "0601", SUD_LEVEL_HARD, 100, true, sud_find_rectangles },
  [SUD_TECHNIQUE_RECTANGLE_3]
  = { "unique-rectangle-3", SUD_N_ ("Unique Rectangle Type 3"), "0602", SUD_LEVEL_HARD, 100, true, sud_find_rectangles },
  [SUD_TECHNIQUE_RECTANGLE_4]
  = { "unique-rectangle-4", SUD_N_ ("Unique Rectangle Type 4"), "0603", SUD_LEVEL_HARD, 100, true, sud_find_rectangles },
  [SUD_TECHNIQUE_RECTANGLE_5]
  = { "unique-rectangle-5", SUD_N_ ("Unique Rectangle Type 5"), "0604", SUD_LEVEL_HARD, 100, true, sud_find_rectangles },
  [SUD_TECHNIQUE_RECTANGLE_6]
  = { "unique-rectangle-6", SUD_N_ ("Unique Rectangle Type 6"), "0605", SUD_LEVEL_HARD, 100, true, sud_find_rectangles },
  [SUD_TECHNIQUE_HIDDEN_RECTANGLE]
  = { "hidden-rectangle", SUD_N_ ("Hidden Rectangle"), "0606", SUD_LEVEL_HARD, 100, true, sud_find_rectangles },
  [SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1]
  = { "avoidable-rectangle-1", SUD_N_ ("Avoidable Rectangle Type 1"), "0607", SUD_LEVEL_HARD, 100, true,
      sud_find_avoidable_rectangles },
  [SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_2]
  = { "avoidable-rectangle-2", SUD_N_ ("Avoidable Rectangle Type 2"), "0608", SUD_LEVEL_HARD, 100, true,
      sud_find_avoidable_rectangles },
  [SUD_TECHNIQUE_UNIQUE_LOOP_1]
  = { "unique-loop-1", SUD_N_ ("Unique Loop Type 1"), "r001", SUD_LEVEL_HARD, 120, true, sud_find_unique_loops },
  [SUD_TECHNIQUE_UNIQUE_LOOP_2]
  = { "unique-loop-2", SUD_N_ ("Unique Loop Type 2"), "r002", SUD_LEVEL_HARD, 120, true, sud_find_unique_loops },
  [SUD_TECHNIQUE_UNIQUE_LOOP_3]
  = { "unique-loop-3", SUD_N_ ("Unique Loop Type 3"), "r003", SUD_LEVEL_HARD, 120, true, sud_find_unique_loops },
  [SUD_TECHNIQUE_UNIQUE_LOOP_4]
  = { "unique-loop-4", SUD_N_ ("Unique Loop Type 4"), "r004", SUD_LEVEL_HARD, 120, true, sud_find_unique_loops },
  [SUD_TECHNIQUE_BUG_2]
  = { "bug-2", SUD_N_ ("Bivalue Universal Grave Type 2"), "r012", SUD_LEVEL_HARD, 120, true, sud_find_bug },
  [SUD_TECHNIQUE_BUG_3]
  = { "bug-3", SUD_N_ ("Bivalue Universal Grave Type 3"), "r013", SUD_LEVEL_HARD, 150, true, sud_find_bug },
  [SUD_TECHNIQUE_BUG_4]
  = { "bug-4", SUD_N_ ("Bivalue Universal Grave Type 4"), "r014", SUD_LEVEL_HARD, 120, true, sud_find_bug },
  [SUD_TECHNIQUE_BUG_N]
  = { "bug-n", SUD_N_ ("Bivalue Universal Grave + n"), "r015", SUD_LEVEL_HARD, 150, true, sud_find_bug },
  [SUD_TECHNIQUE_FINNED_X_WING]
  = { "finned-x-wing", SUD_N_ ("Finned X-Wing"), "0310", SUD_LEVEL_HARD, 130, false, sud_find_finned_fish },
  [SUD_TECHNIQUE_SASHIMI_X_WING]
  = { "sashimi-x-wing", SUD_N_ ("Sashimi X-Wing"), "0320", SUD_LEVEL_HARD, 150, false, sud_find_finned_fish },
  [SUD_TECHNIQUE_COLOUR_TRAP]
  = { "colour-trap", SUD_N_ ("Simple Colors Trap"), "0500", SUD_LEVEL_HARD, 150, false, sud_find_colours },
  [SUD_TECHNIQUE_COLOUR_WRAP]
  = { "colour-wrap", SUD_N_ ("Simple Colors Wrap"), "0501", SUD_LEVEL_HARD, 150, false, sud_find_colours },
  [SUD_TECHNIQUE_MULTI_COLOURS_1]
  = { "multi-colours-1", SUD_N_ ("Multi-Colors 1"), "0502", SUD_LEVEL_HARD, 200, false, sud_find_colours },
  [SUD_TECHNIQUE_MULTI_COLOURS_2]
  = { "multi-colours-2", SUD_N_ ("Multi-Colors 2"), "0503", SUD_LEVEL_HARD, 200, false, sud_find_colours },
  [SUD_TECHNIQUE_FINNED_SWORDFISH]
  = { "finned-swordfish", SUD_N_ ("Finned Swordfish"), "0311", SUD_LEVEL_UNFAIR, 200, false, sud_find_finned_fish },
  [SUD_TECHNIQUE_SASHIMI_SWORDFISH]
  = { "sashimi-swordfish", SUD_N_ ("Sashimi Swordfish"), "0321", SUD_LEVEL_UNFAIR, 240, false, sud_find_finned_fish },
  [SUD_TECHNIQUE_FINNED_JELLYFISH]
  = { "finned-jellyfish", SUD_N_ ("Finned Jellyfish"), "0312", SUD_LEVEL_UNFAIR, 250, false, sud_find_finned_fish },
  [SUD_TECHNIQUE_SASHIMI_JELLYFISH]
  = { "sashimi-jellyfish", SUD_N_ ("Sashimi Jellyfish"), "0322", SUD_LEVEL_UNFAIR, 260, false, sud_find_finned_fish },
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
  [SUD_TECHNIQUE_SUE_DE_COQ]
  = { "sue-de-coq", SUD_N_ ("Sue de Coq"), "1101", SUD_LEVEL_UNFAIR, 250, false, sud_find_sue_de_coq },
  [SUD_TECHNIQUE_WXYZ_WING]
  = { "wxyz-wing", SUD_N_ ("WXYZ-Wing"), "r031", SUD_LEVEL_UNFAIR, 220, false, sud_find_bent_sets },
  [SUD_TECHNIQUE_VWXYZ_WING]
  = { "vwxyz-wing", SUD_N_ ("VWXYZ-Wing"), "r032", SUD_LEVEL_UNFAIR, 260, false, sud_find_bent_sets },
  [SUD_TECHNIQUE_GUARDIANS]
  = { "guardians", SUD_N_ ("Guardians"), "r021", SUD_LEVEL_UNFAIR, 220, false, sud_find_guardians },
  [SUD_TECHNIQUE_ALS_XZ]
  = { "als-xz", SUD_N_ ("ALS-XZ"), "0901", SUD_LEVEL_UNFAIR, 300, false, sud_find_als_xz },
  [SUD_TECHNIQUE_ALS_XY_WING]
  = { "als-xy-wing", SUD_N_ ("ALS-XY-Wing"), "0902", SUD_LEVEL_UNFAIR, 320, false, sud_find_als_xy_wings },
  [SUD_TECHNIQUE_ALS_CHAIN]
  = { "als-chain", SUD_N_ ("ALS-Chain"), "0903", SUD_LEVEL_UNFAIR, 340, false, sud_find_als_chains },
  [SUD_TECHNIQUE_DEATH_BLOSSOM]
  = { "death-blossom", SUD_N_ ("Death Blossom"), "0904", SUD_LEVEL_UNFAIR, 360, false, sud_find_death_blossoms, true },
  [SUD_TECHNIQUE_FRANKEN_X_WING]
  = { "franken-x-wing", SUD_N_ ("Franken X-Wing"), "0330", SUD_LEVEL_UNFAIR, 300, false, sud_find_complex_fish },
  [SUD_TECHNIQUE_FRANKEN_SWORDFISH]
  = { "franken-swordfish", SUD_N_ ("Franken Swordfish"), "0331", SUD_LEVEL_UNFAIR, 350, false, sud_find_complex_fish },
  [SUD_TECHNIQUE_FRANKEN_JELLYFISH]
  = { "franken-jellyfish", SUD_N_ ("Franken Jellyfish"), "0332", SUD_LEVEL_UNFAIR, 370, false, sud_find_complex_fish, true },
  [SUD_TECHNIQUE_FINNED_FRANKEN_X_WING]
  = { "finned-franken-x-wing", SUD_N_ ("Finned Franken X-Wing"), "0340", SUD_LEVEL_UNFAIR, 390, false, sud_find_complex_fish },
  [SUD_TECHNIQUE_FINNED_FRANKEN_SWORDFISH]
  = { "finned-franken-swordfish", SUD_N_ ("Finned Franken Swordfish"), "0341", SUD_LEVEL_UNFAIR, 410, false, sud_find_complex_fish },
  [SUD_TECHNIQUE_FINNED_FRANKEN_JELLYFISH]
  = { "finned-franken-jellyfish", SUD_N_ ("Finned Franken Jellyfish"), "0342", SUD_LEVEL_UNFAIR, 430, false, sud_find_complex_fish, true },
  [SUD_TECHNIQUE_MUTANT_X_WING]
  = { "mutant-x-wing", SUD_N_ ("Mutant X-Wing"), "0350", SUD_LEVEL_EXTREME, 450, false, sud_find_complex_fish, true },
  [SUD_TECHNIQUE_MUTANT_SWORDFISH]
  = { "mutant-swordfish", SUD_N_ ("Mutant Swordfish"), "0351", SUD_LEVEL_EXTREME, 450, false, sud_find_complex_fish, true },
  [SUD_TECHNIQUE_MUTANT_JELLYFISH]
  = { "mutant-jellyfish", SUD_N_ ("Mutant Jellyfish"), "0352", SUD_LEVEL_EXTREME, 450, false, sud_find_complex_fish, true },
  [SUD_TECHNIQUE_FINNED_MUTANT_X_WING]
  = { "finned-mutant-x-wing", SUD_N_ ("Finned Mutant X-Wing"), "0360", SUD_LEVEL_EXTREME, 470, false, sud_find_complex_fish, true },
  [SUD_TECHNIQUE_FINNED_MUTANT_SWORDFISH]
  = { "finned-mutant-swordfish", SUD_N_ ("Finned Mutant Swordfish"), "0361", SUD_LEVEL_EXTREME, 470, false, sud_find_complex_fish, true },
  [SUD_TECHNIQUE_FINNED_MUTANT_JELLYFISH]
  = { "finned-mutant-jellyfish", SUD_N_ ("Finned Mutant Jellyfish"), "0362", SUD_LEVEL_EXTREME, 470, false, sud_find_complex_fish, true },
  [SUD_TECHNIQUE_KRAKEN_FISH_1]
  = { "kraken-fish-1", SUD_N_ ("Kraken Fish Type 1"), "0371", SUD_LEVEL_EXTREME, 500, false, sud_find_kraken_fish, true },
  [SUD_TECHNIQUE_KRAKEN_FISH_2]
  = { "kraken-fish-2", SUD_N_ ("Kraken Fish Type 2"), "0372", SUD_LEVEL_EXTREME, 500, false, sud_find_kraken_fish, true },
  [SUD_TECHNIQUE_TEMPLATE_SET]
  = { "template-set", SUD_N_ ("Template Set"), "1201", SUD_LEVEL_EXTREME, 10000, false, sud_find_templates, true },
  [SUD_TECHNIQUE_TEMPLATE_DELETE]
  = { "template-delete", SUD_N_ ("Template Delete"), "1202", SUD_LEVEL_EXTREME, 10000, false, sud_find_templates, true },
  [SUD_TECHNIQUE_FORCING_CONTRADICTION]
  = { "forcing-contradiction", SUD_N_ ("Forcing Chain Contradiction"), "1301", SUD_LEVEL_EXTREME, 500, false,
      sud_find_forcing_chains },
  [SUD_TECHNIQUE_FORCING_VERITY]
  = { "forcing-verity", SUD_N_ ("Forcing Chain Verity"), "1302", SUD_LEVEL_EXTREME, 500, false,
      sud_find_forcing_chains },
  [SUD_TECHNIQUE_LEMMA_NET]
  = { "lemma-net", SUD_N_ ("Forcing Net"), "1303", SUD_LEVEL_EXTREME, 500, false, sud_find_nets },
  [SUD_TECHNIQUE_DOUBLE_NET]
  = { "double-net", SUD_N_ ("Forcing Net of Two Suppositions"), "1401", SUD_LEVEL_EXTREME, 700, false, sud_find_double_nets },
  [SUD_TECHNIQUE_NESTED_NET]
  = { "nested-net", SUD_N_ ("Nested Forcing Net"), "1402", SUD_LEVEL_EXTREME, 1000, false, sud_find_nested_nets },
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
sud_technique_get_half (SudTechniqueId technique)
{
  if (technique == SUD_TECHNIQUE_DUAL_KITE)
    return SUD_TECHNIQUE_KITE;
  return technique == SUD_TECHNIQUE_DUAL_EMPTY_RECTANGLE ? SUD_TECHNIQUE_EMPTY_RECTANGLE : SUD_N_TECHNIQUES;
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
