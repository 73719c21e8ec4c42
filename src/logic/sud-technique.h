/* sud-technique.h - THE TABLE of techniques: how a person can go on, the easiest first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef struct _SudLogic SudLogic; /* sud-logic.h */

/** In teaching order, which is the order of the table. */
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
  SUD_TECHNIQUE_X_CHAIN,
  SUD_TECHNIQUE_XY_CHAIN,
  SUD_TECHNIQUE_CONTINUOUS_LOOP,
  SUD_TECHNIQUE_DISCONTINUOUS_LOOP,
  SUD_TECHNIQUE_AIC,
  SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP,
  SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP,
  SUD_TECHNIQUE_GROUPED_AIC,
  SUD_TECHNIQUE_FORCING_CONTRADICTION,
  SUD_TECHNIQUE_FORCING_VERITY,
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

/**
 * SudTechnique:
 * @id: how the terminal and files name it
 * @name: for people; marked for translation
 * @code: the four digits that HoDoKu's library of cases gives it
 * @level: SudLevel
 * @score: how much effort one step is, as HoDoKu counts it
 * @unique: it is right only where the puzzle has one solution
 * @find: adds all its steps in the position of @logic to the steps of @logic
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *code;
  uint8_t level;
  uint16_t score;
  bool unique;
  void (*find) (SudLogic *logic, SudTechniqueId technique);
} SudTechnique;

/** Returns: (transfer none): the row of @technique; constant, thread-safe */
const SudTechnique *sud_technique_get (SudTechniqueId technique);

/** Returns: the technique called @id, or SUD_N_TECHNIQUES */
SudTechniqueId sud_technique_find_id (const char *id);

/** Returns: (transfer none): a word for @level, marked for translation */
const char *sud_level_get_name (SudLevel level);
