/* sud-technique.c - THE TABLE of techniques
 *
 * Order, codes, levels and scores are HoDoKu's, which people know; the names are the field's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-technique.h"
#include "sud-text.h"
#include "sud-techniques.h"

#include <string.h>

enum
{
  EASY = SUD_LEVEL_EASY,
  MEDIUM = SUD_LEVEL_MEDIUM,
  HARD = SUD_LEVEL_HARD,
  UNFAIR = SUD_LEVEL_UNFAIR,
  EXTREME = SUD_LEVEL_EXTREME,
};

/* In the order of SudTechniqueId. */
static const SudTechnique techniques[] = {
  { "full-house", SUD_N_ ("Full House"), "0000", EASY, 4, sud_find_full_houses },
  { "naked-single", SUD_N_ ("Naked Single"), "0003", EASY, 4, sud_find_naked_singles },
  { "hidden-single", SUD_N_ ("Hidden Single"), "0002", EASY, 14, sud_find_hidden_singles },
  { "locked-pair", SUD_N_ ("Locked Pair"), "0110", MEDIUM, 40, sud_find_locked_subsets },
  { "locked-triple", SUD_N_ ("Locked Triple"), "0111", MEDIUM, 60, sud_find_locked_subsets },
  { "pointing", SUD_N_ ("Pointing"), "0100", MEDIUM, 50, sud_find_pointing },
  { "claiming", SUD_N_ ("Claiming"), "0101", MEDIUM, 50, sud_find_claiming },
  { "naked-pair", SUD_N_ ("Naked Pair"), "0200", MEDIUM, 60, sud_find_naked_subsets },
  { "naked-triple", SUD_N_ ("Naked Triple"), "0201", MEDIUM, 80, sud_find_naked_subsets },
  { "hidden-pair", SUD_N_ ("Hidden Pair"), "0210", MEDIUM, 70, sud_find_hidden_subsets },
  { "hidden-triple", SUD_N_ ("Hidden Triple"), "0211", MEDIUM, 100, sud_find_hidden_subsets },
  { "naked-quadruple", SUD_N_ ("Naked Quadruple"), "0202", HARD, 120, sud_find_naked_subsets },
  { "hidden-quadruple", SUD_N_ ("Hidden Quadruple"), "0212", HARD, 150, sud_find_hidden_subsets },
  { "x-wing", SUD_N_ ("X-Wing"), "0300", HARD, 140, sud_find_fish },
  { "swordfish", SUD_N_ ("Swordfish"), "0301", HARD, 150, sud_find_fish },
  { "jellyfish", SUD_N_ ("Jellyfish"), "0302", HARD, 160, sud_find_fish },
  { "remote-pair", SUD_N_ ("Remote Pair"), "0703", HARD, 110, sud_find_remote_pairs },
  { "bug-1", SUD_N_ ("Bivalue Universal Grave + 1"), "0610", HARD, 100, sud_find_bug, .unique = true },
  { "skyscraper", SUD_N_ ("Skyscraper"), "0400", HARD, 130, sud_find_strong_pairs },
  { "dual-2-string-kite", SUD_N_ ("Dual 2-String Kite"), "0404", HARD, 150, sud_find_dual_kites, .unusual = true },
  { "2-string-kite", SUD_N_ ("2-String Kite"), "0401", HARD, 150, sud_find_strong_pairs },
  { "turbot-fish", SUD_N_ ("Turbot Fish"), "0403", HARD, 120, sud_find_strong_pairs },
  { "dual-empty-rectangle", SUD_N_ ("Dual Empty Rectangle"), "0405", HARD, 120,
    sud_find_dual_empty_rectangles, .unusual = true },
  { "empty-rectangle", SUD_N_ ("Empty Rectangle"), "0402", HARD, 120, sud_find_empty_rectangles },
  { "w-wing", SUD_N_ ("W-Wing"), "0803", HARD, 150, sud_find_w_wings },
  { "xy-wing", SUD_N_ ("XY-Wing"), "0800", HARD, 160, sud_find_xy_wings },
  { "xyz-wing", SUD_N_ ("XYZ-Wing"), "0801", HARD, 180, sud_find_xyz_wings },
  { "unique-rectangle-1", SUD_N_ ("Unique Rectangle Type 1"), "0600", HARD, 100, sud_find_rectangles, .unique = true },
  { "unique-rectangle-2", SUD_N_ ("Unique Rectangle Type 2"), "0601", HARD, 100, sud_find_rectangles, .unique = true },
  { "unique-rectangle-3", SUD_N_ ("Unique Rectangle Type 3"), "0602", HARD, 100, sud_find_rectangles, .unique = true },
  { "unique-rectangle-4", SUD_N_ ("Unique Rectangle Type 4"), "0603", HARD, 100, sud_find_rectangles, .unique = true },
  { "unique-rectangle-5", SUD_N_ ("Unique Rectangle Type 5"), "0604", HARD, 100, sud_find_rectangles, .unique = true },
  { "unique-rectangle-6", SUD_N_ ("Unique Rectangle Type 6"), "0605", HARD, 100, sud_find_rectangles, .unique = true },
  { "hidden-rectangle", SUD_N_ ("Hidden Rectangle"), "0606", HARD, 100, sud_find_rectangles, .unique = true },
  { "avoidable-rectangle-1", SUD_N_ ("Avoidable Rectangle Type 1"), "0607", HARD, 100,
    sud_find_avoidable_rectangles, .unique = true },
  { "avoidable-rectangle-2", SUD_N_ ("Avoidable Rectangle Type 2"), "0608", HARD, 100,
    sud_find_avoidable_rectangles, .unique = true },
  { "unique-loop-1", SUD_N_ ("Unique Loop Type 1"), "r001", HARD, 120, sud_find_unique_loops, .unique = true },
  { "unique-loop-2", SUD_N_ ("Unique Loop Type 2"), "r002", HARD, 120, sud_find_unique_loops, .unique = true },
  { "unique-loop-3", SUD_N_ ("Unique Loop Type 3"), "r003", HARD, 120, sud_find_unique_loops, .unique = true },
  { "unique-loop-4", SUD_N_ ("Unique Loop Type 4"), "r004", HARD, 120, sud_find_unique_loops, .unique = true },
  { "bug-2", SUD_N_ ("Bivalue Universal Grave Type 2"), "r012", HARD, 120, sud_find_bug, .unique = true },
  { "bug-3", SUD_N_ ("Bivalue Universal Grave Type 3"), "r013", HARD, 150, sud_find_bug, .unique = true },
  { "bug-4", SUD_N_ ("Bivalue Universal Grave Type 4"), "r014", HARD, 120, sud_find_bug, .unique = true },
  { "bug-n", SUD_N_ ("Bivalue Universal Grave + n"), "r015", HARD, 150, sud_find_bug, .unique = true },
  { "finned-x-wing", SUD_N_ ("Finned X-Wing"), "0310", HARD, 130, sud_find_finned_fish },
  { "sashimi-x-wing", SUD_N_ ("Sashimi X-Wing"), "0320", HARD, 150, sud_find_finned_fish },
  { "colour-trap", SUD_N_ ("Simple Colors Trap"), "0500", HARD, 150, sud_find_colours },
  { "colour-wrap", SUD_N_ ("Simple Colors Wrap"), "0501", HARD, 150, sud_find_colours },
  { "multi-colours-1", SUD_N_ ("Multi-Colors 1"), "0502", HARD, 200, sud_find_colours },
  { "multi-colours-2", SUD_N_ ("Multi-Colors 2"), "0503", HARD, 200, sud_find_colours },
  { "finned-swordfish", SUD_N_ ("Finned Swordfish"), "0311", UNFAIR, 200, sud_find_finned_fish },
  { "sashimi-swordfish", SUD_N_ ("Sashimi Swordfish"), "0321", UNFAIR, 240, sud_find_finned_fish },
  { "finned-jellyfish", SUD_N_ ("Finned Jellyfish"), "0312", UNFAIR, 250, sud_find_finned_fish },
  { "sashimi-jellyfish", SUD_N_ ("Sashimi Jellyfish"), "0322", UNFAIR, 260, sud_find_finned_fish },
  { "squirmbag", SUD_N_ ("Squirmbag"), "0303", UNFAIR, 470, sud_find_fish, .unusual = true },
  { "whale", SUD_N_ ("Whale"), "0304", UNFAIR, 470, sud_find_fish, .unusual = true },
  { "leviathan", SUD_N_ ("Leviathan"), "0305", UNFAIR, 470, sud_find_fish, .unusual = true },
  { "finned-squirmbag", SUD_N_ ("Finned Squirmbag"), "0313", UNFAIR, 470, sud_find_finned_fish, .unusual = true },
  { "finned-whale", SUD_N_ ("Finned Whale"), "0314", UNFAIR, 470, sud_find_finned_fish, .unusual = true },
  { "finned-leviathan", SUD_N_ ("Finned Leviathan"), "0315", UNFAIR, 470, sud_find_finned_fish, .unusual = true },
  { "sashimi-squirmbag", SUD_N_ ("Sashimi Squirmbag"), "0323", UNFAIR, 470, sud_find_finned_fish, .unusual = true },
  { "sashimi-whale", SUD_N_ ("Sashimi Whale"), "0324", UNFAIR, 470, sud_find_finned_fish, .unusual = true },
  { "sashimi-leviathan", SUD_N_ ("Sashimi Leviathan"), "0325", UNFAIR, 470, sud_find_finned_fish, .unusual = true },
  { "x-chain", SUD_N_ ("X-Chain"), "0701", UNFAIR, 260, sud_find_chains },
  { "xy-chain", SUD_N_ ("XY-Chain"), "0702", UNFAIR, 260, sud_find_chains },
  { "continuous-loop", SUD_N_ ("Continuous Nice Loop"), "0706", UNFAIR, 280, sud_find_chains },
  { "discontinuous-loop", SUD_N_ ("Discontinuous Nice Loop"), "0707", UNFAIR, 280, sud_find_chains },
  { "aic", SUD_N_ ("Alternating Inference Chain"), "0708", UNFAIR, 280, sud_find_chains },
  { "grouped-continuous-loop", SUD_N_ ("Grouped Continuous Nice Loop"), "0709", UNFAIR, 300, sud_find_chains },
  { "grouped-discontinuous-loop", SUD_N_ ("Grouped Discontinuous Nice Loop"), "0710", UNFAIR, 300, sud_find_chains },
  { "grouped-aic", SUD_N_ ("Grouped Alternating Inference Chain"), "0711", UNFAIR, 300, sud_find_chains },
  { "sue-de-coq", SUD_N_ ("Sue de Coq"), "1101", UNFAIR, 250, sud_find_sue_de_coq },
  { "wxyz-wing", SUD_N_ ("WXYZ-Wing"), "r031", UNFAIR, 220, sud_find_bent_sets },
  { "vwxyz-wing", SUD_N_ ("VWXYZ-Wing"), "r032", UNFAIR, 260, sud_find_bent_sets },
  { "guardians", SUD_N_ ("Guardians"), "r021", UNFAIR, 220, sud_find_guardians },
  { "als-xz", SUD_N_ ("ALS-XZ"), "0901", UNFAIR, 300, sud_find_als_xz },
  { "als-xy-wing", SUD_N_ ("ALS-XY-Wing"), "0902", UNFAIR, 320, sud_find_als_xy_wings },
  { "als-chain", SUD_N_ ("ALS-Chain"), "0903", UNFAIR, 340, sud_find_als_chains },
  { "death-blossom", SUD_N_ ("Death Blossom"), "0904", UNFAIR, 360, sud_find_death_blossoms, .unusual = true },
  { "franken-x-wing", SUD_N_ ("Franken X-Wing"), "0330", UNFAIR, 300, sud_find_complex_fish },
  { "franken-swordfish", SUD_N_ ("Franken Swordfish"), "0331", UNFAIR, 350, sud_find_complex_fish },
  { "franken-jellyfish", SUD_N_ ("Franken Jellyfish"), "0332", UNFAIR, 370, sud_find_complex_fish, .unusual = true },
  { "finned-franken-x-wing", SUD_N_ ("Finned Franken X-Wing"), "0340", UNFAIR, 390, sud_find_complex_fish },
  { "finned-franken-swordfish", SUD_N_ ("Finned Franken Swordfish"), "0341", UNFAIR, 410, sud_find_complex_fish },
  { "finned-franken-jellyfish", SUD_N_ ("Finned Franken Jellyfish"), "0342", UNFAIR, 430,
    sud_find_complex_fish, .unusual = true },
  { "mutant-x-wing", SUD_N_ ("Mutant X-Wing"), "0350", EXTREME, 450, sud_find_complex_fish, .unusual = true },
  { "mutant-swordfish", SUD_N_ ("Mutant Swordfish"), "0351", EXTREME, 450, sud_find_complex_fish, .unusual = true },
  { "mutant-jellyfish", SUD_N_ ("Mutant Jellyfish"), "0352", EXTREME, 450, sud_find_complex_fish, .unusual = true },
  { "finned-mutant-x-wing", SUD_N_ ("Finned Mutant X-Wing"), "0360", EXTREME, 470,
    sud_find_complex_fish, .unusual = true },
  { "finned-mutant-swordfish", SUD_N_ ("Finned Mutant Swordfish"), "0361", EXTREME, 470,
    sud_find_complex_fish, .unusual = true },
  { "finned-mutant-jellyfish", SUD_N_ ("Finned Mutant Jellyfish"), "0362", EXTREME, 470,
    sud_find_complex_fish, .unusual = true },
  { "franken-squirmbag", SUD_N_ ("Franken Squirmbag"), "0333", EXTREME, 470, sud_find_complex_fish, .unusual = true },
  { "franken-whale", SUD_N_ ("Franken Whale"), "0334", EXTREME, 470, sud_find_complex_fish, .unusual = true },
  { "franken-leviathan", SUD_N_ ("Franken Leviathan"), "0335", EXTREME, 470, sud_find_complex_fish, .unusual = true },
  { "finned-franken-squirmbag", SUD_N_ ("Finned Franken Squirmbag"), "0343", EXTREME, 470,
    sud_find_complex_fish, .unusual = true },
  { "finned-franken-whale", SUD_N_ ("Finned Franken Whale"), "0344", EXTREME, 470,
    sud_find_complex_fish, .unusual = true },
  { "finned-franken-leviathan", SUD_N_ ("Finned Franken Leviathan"), "0345", EXTREME, 470,
    sud_find_complex_fish, .unusual = true },
  { "mutant-squirmbag", SUD_N_ ("Mutant Squirmbag"), "0353", EXTREME, 470, sud_find_complex_fish, .unusual = true },
  { "mutant-whale", SUD_N_ ("Mutant Whale"), "0354", EXTREME, 470, sud_find_complex_fish, .unusual = true },
  { "mutant-leviathan", SUD_N_ ("Mutant Leviathan"), "0355", EXTREME, 470, sud_find_complex_fish, .unusual = true },
  { "finned-mutant-squirmbag", SUD_N_ ("Finned Mutant Squirmbag"), "0363", EXTREME, 470,
    sud_find_complex_fish, .unusual = true },
  { "finned-mutant-whale", SUD_N_ ("Finned Mutant Whale"), "0364", EXTREME, 470,
    sud_find_complex_fish, .unusual = true },
  { "finned-mutant-leviathan", SUD_N_ ("Finned Mutant Leviathan"), "0365", EXTREME, 470,
    sud_find_complex_fish, .unusual = true },
  { "kraken-fish-1", SUD_N_ ("Kraken Fish Type 1"), "0371", EXTREME, 500, sud_find_kraken_fish, .unusual = true },
  { "kraken-fish-2", SUD_N_ ("Kraken Fish Type 2"), "0372", EXTREME, 500, sud_find_kraken_fish, .unusual = true },
  { "template-set", SUD_N_ ("Template Set"), "1201", EXTREME, 10000, sud_find_templates, .unusual = true },
  { "template-delete", SUD_N_ ("Template Delete"), "1202", EXTREME, 10000, sud_find_templates, .unusual = true },
  { "forcing-contradiction", SUD_N_ ("Forcing Chain Contradiction"), "1301", EXTREME, 500, sud_find_forcing_chains },
  { "forcing-verity", SUD_N_ ("Forcing Chain Verity"), "1302", EXTREME, 500, sud_find_forcing_chains },
  { "symmetrical-placement", SUD_N_ ("Symmetrical Placement"), "r051", EXTREME, 480, sud_find_symmetrical_placements,
    .unique = true },
  { "bivalue-oddagon", SUD_N_ ("Bivalue Oddagon"), "r041", EXTREME, 480, sud_find_bivalue_oddagons },
  { "trivalue-oddagon", SUD_N_ ("Trivalue Oddagon"), "r042", EXTREME, 500, sud_find_trivalue_oddagons },
  { "trivalue-oddagon-chain", SUD_N_ ("Trivalue Oddagon Forcing Chain"), "r043", EXTREME, 560,
    sud_find_oddagon_chains },
  { "junior-exocet", SUD_N_ ("Junior Exocet"), "r101", EXTREME, 480, sud_find_junior_exocets },
  { "double-exocet", SUD_N_ ("Double Exocet"), "r102", EXTREME, 500, sud_find_double_exocets },
  { "firework-triple", SUD_N_ ("Firework Triple"), "r121", EXTREME, 480, sud_find_fireworks },
  { "firework-quadruple", SUD_N_ ("Firework Quadruple"), "r122", EXTREME, 500, sud_find_fireworks },
  { "sk-loop", SUD_N_ ("SK Loop"), "r111", EXTREME, 520, sud_find_sk_loops },
  { "multi-sector-locked-sets", SUD_N_ ("Multi-Sector Locked Sets"), "r112", EXTREME, 560, sud_find_locked_sectors },
  { "lemma-net", SUD_N_ ("Forcing Net"), "1303", EXTREME, 500, sud_find_nets },
  { "double-net", SUD_N_ ("Forcing Net of Two Suppositions"), "1401", EXTREME, 700, sud_find_double_nets },
  { "nested-net", SUD_N_ ("Nested Forcing Net"), "1402", EXTREME, 1000, sud_find_nested_nets },
};

_Static_assert (sizeof techniques / sizeof *techniques == SUD_N_TECHNIQUES, "each technique has a row");

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
