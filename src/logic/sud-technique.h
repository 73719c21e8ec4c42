/* sud-technique.h - THE TABLE of techniques: how a person can go on, the easiest first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef struct _SudLogic SudLogic; /* sud-logic.h */

/** SudTechniqueId: In teaching order, which is the order of the table. A technique whose steps are steps of another,
 * too, comes before that one, or it would never be found: a locked pair is also a naked one, and a dual kite is two
 * kites. */
typedef enum
{
  SUD_TECHNIQUE_FULL_HOUSE,
  SUD_TECHNIQUE_NAKED_SINGLE,
  SUD_TECHNIQUE_HIDDEN_SINGLE,
  SUD_TECHNIQUE_LOCKED_PAIR,
  SUD_TECHNIQUE_LOCKED_TRIPLE,
  SUD_TECHNIQUE_POINTING,
  SUD_TECHNIQUE_CLAIMING,
  SUD_TECHNIQUE_NAKED_PAIR,
  SUD_TECHNIQUE_NAKED_TRIPLE,
  SUD_TECHNIQUE_HIDDEN_PAIR,
  SUD_TECHNIQUE_HIDDEN_TRIPLE,
  SUD_TECHNIQUE_NAKED_QUADRUPLE,
  SUD_TECHNIQUE_HIDDEN_QUADRUPLE,
  SUD_TECHNIQUE_X_WING,
  SUD_TECHNIQUE_SWORDFISH,
  SUD_TECHNIQUE_JELLYFISH,
  SUD_TECHNIQUE_REMOTE_PAIR,
  SUD_TECHNIQUE_BUG_1,
  SUD_TECHNIQUE_SKYSCRAPER,
  SUD_TECHNIQUE_DUAL_KITE,
  SUD_TECHNIQUE_KITE,
  SUD_TECHNIQUE_TURBOT_FISH,
  SUD_TECHNIQUE_DUAL_EMPTY_RECTANGLE,
  SUD_TECHNIQUE_EMPTY_RECTANGLE,
  SUD_TECHNIQUE_W_WING,
  SUD_TECHNIQUE_XY_WING,
  SUD_TECHNIQUE_XYZ_WING,
  SUD_TECHNIQUE_RECTANGLE_1,
  SUD_TECHNIQUE_RECTANGLE_2,
  SUD_TECHNIQUE_RECTANGLE_3,
  SUD_TECHNIQUE_RECTANGLE_4,
  SUD_TECHNIQUE_RECTANGLE_5,
  SUD_TECHNIQUE_RECTANGLE_6,
  SUD_TECHNIQUE_HIDDEN_RECTANGLE,
  SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1,
  SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_2,
  SUD_TECHNIQUE_UNIQUE_LOOP_1,
  SUD_TECHNIQUE_UNIQUE_LOOP_2,
  SUD_TECHNIQUE_UNIQUE_LOOP_3,
  SUD_TECHNIQUE_UNIQUE_LOOP_4,
  SUD_TECHNIQUE_BUG_2,
  SUD_TECHNIQUE_BUG_3,
  SUD_TECHNIQUE_BUG_4,
  SUD_TECHNIQUE_BUG_N,
  SUD_TECHNIQUE_FINNED_X_WING,
  SUD_TECHNIQUE_SASHIMI_X_WING,
  SUD_TECHNIQUE_COLOUR_TRAP,
  SUD_TECHNIQUE_COLOUR_WRAP,
  SUD_TECHNIQUE_MULTI_COLOURS_1,
  SUD_TECHNIQUE_MULTI_COLOURS_2,
  SUD_TECHNIQUE_FINNED_SWORDFISH,
  SUD_TECHNIQUE_SASHIMI_SWORDFISH,
  SUD_TECHNIQUE_FINNED_JELLYFISH,
  SUD_TECHNIQUE_SASHIMI_JELLYFISH,
  SUD_TECHNIQUE_X_CHAIN,
  SUD_TECHNIQUE_XY_CHAIN,
  SUD_TECHNIQUE_CONTINUOUS_LOOP,
  SUD_TECHNIQUE_DISCONTINUOUS_LOOP,
  SUD_TECHNIQUE_AIC,
  SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP,
  SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP,
  SUD_TECHNIQUE_GROUPED_AIC,
  SUD_TECHNIQUE_SUE_DE_COQ,
  SUD_TECHNIQUE_WXYZ_WING,
  SUD_TECHNIQUE_VWXYZ_WING,
  SUD_TECHNIQUE_GUARDIANS,
  SUD_TECHNIQUE_ALS_XZ,
  SUD_TECHNIQUE_ALS_XY_WING,
  SUD_TECHNIQUE_ALS_CHAIN,
  SUD_TECHNIQUE_DEATH_BLOSSOM,
  SUD_TECHNIQUE_FRANKEN_X_WING,
  SUD_TECHNIQUE_FRANKEN_SWORDFISH,
  SUD_TECHNIQUE_FRANKEN_JELLYFISH,
  SUD_TECHNIQUE_FINNED_FRANKEN_X_WING,
  SUD_TECHNIQUE_FINNED_FRANKEN_SWORDFISH,
  SUD_TECHNIQUE_FINNED_FRANKEN_JELLYFISH,
  SUD_TECHNIQUE_MUTANT_X_WING,
  SUD_TECHNIQUE_MUTANT_SWORDFISH,
  SUD_TECHNIQUE_MUTANT_JELLYFISH,
  SUD_TECHNIQUE_FINNED_MUTANT_X_WING,
  SUD_TECHNIQUE_FINNED_MUTANT_SWORDFISH,
  SUD_TECHNIQUE_FINNED_MUTANT_JELLYFISH,
  SUD_TECHNIQUE_KRAKEN_FISH_1,
  SUD_TECHNIQUE_KRAKEN_FISH_2,
  SUD_TECHNIQUE_TEMPLATE_SET,
  SUD_TECHNIQUE_TEMPLATE_DELETE,
  SUD_TECHNIQUE_FORCING_CONTRADICTION,
  SUD_TECHNIQUE_FORCING_VERITY,
  SUD_TECHNIQUE_SYMMETRICAL_PLACEMENT,
  SUD_TECHNIQUE_BIVALUE_ODDAGON,
  SUD_TECHNIQUE_TRIVALUE_ODDAGON,
  SUD_TECHNIQUE_JUNIOR_EXOCET,
  SUD_TECHNIQUE_LEMMA_NET,
  SUD_TECHNIQUE_DOUBLE_NET,
  SUD_TECHNIQUE_NESTED_NET,
  SUD_N_TECHNIQUES,
} SudTechniqueId;

typedef enum
{
  SUD_LEVEL_EASY,
  SUD_LEVEL_MEDIUM,
  SUD_LEVEL_HARD,
  SUD_LEVEL_UNFAIR,
  SUD_LEVEL_EXTREME,
  SUD_N_LEVELS,
} SudLevel;

typedef struct
{
  const char *id;   /* how the terminal and files name it */
  const char *name; /* for people; marked for translation */
  const char *code; /* the four digits that HoDoKu's library of cases gives it */
  uint8_t level;    /* SudLevel */
  uint16_t score;   /* how much effort one step is, as HoDoKu counts it */
  /* adds all steps that there are in the position of @logic */
  void (*find) (SudLogic *logic, SudTechniqueId technique);
  bool unique;      /* true if it is right only for puzzles with one solution */
  bool unusual;     /* true if it is not in the usual order, see sud_order_init() */
} SudTechnique;

/** sud_technique_get: Returns: (transfer none): the row of @technique; constant, thread-safe */
const SudTechnique *sud_technique_get (SudTechniqueId technique);

/* Returns: whether it is one of the bivalue universal graves */
static inline bool
sud_technique_is_grave (int technique)
{
  return technique == SUD_TECHNIQUE_BUG_1 || (technique >= SUD_TECHNIQUE_BUG_2 && technique <= SUD_TECHNIQUE_BUG_N);
}

/** sud_technique_get_half: Returns: the technique that stands twice in @technique, as a kite in a dual kite; or
 * SUD_N_TECHNIQUES */
SudTechniqueId sud_technique_get_half (SudTechniqueId technique);

/** sud_technique_find_id: Returns: the technique called @id, or SUD_N_TECHNIQUES */
SudTechniqueId sud_technique_find_id (const char *id);

/** sud_level_get_name: Returns: (transfer none): a word for @level, marked for translation */
const char *sud_level_get_name (SudLevel level);
