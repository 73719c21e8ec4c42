// rate.cpp - how hard new puzzles are, in C++
//
// SPDX-License-Identifier: CC0-1.0
#include <iostream>
#include <sud.h>
#include <vector>

int
main ()
{
  std::vector<SudGrid> puzzles (1000);
  std::vector<SudRating> ratings (puzzles.size ());
  SudGenerateSpec spec = sud_generate_spec (2026);
  int levels[SUD_N_LEVELS + 1] = {};

  sud_many_generate (nullptr, &spec, 0, puzzles.size (), puzzles.data (), nullptr);
  sud_many_rate (nullptr, puzzles.data (), puzzles.size (), SUD_SCALE_RUBRIC, ratings.data ());
  for (const SudRating &rating : ratings)
    levels[rating.level]++;
  for (int level = 0; level < SUD_N_LEVELS; level++)
    std::cout << sud_level_get_name (static_cast<SudLevel> (level)) << ": " << levels[level] << '\n';
  return levels[SUD_N_LEVELS];
}
