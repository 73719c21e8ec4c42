/* rubric-lesson-fish.c - lessons about fish: one digit in as many houses as others that cross them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-lesson-private.h"

#include <glib.h>
#include <glib/gi18n.h>

/* What several techniques have in common. */

#define FISH_WHY \
  N_ ("Each of the rows needs the digit once, and no two of them can take it in the same column. There are as many " \
      "columns as rows, so each of the columns gets its digit in one of these rows. No other cell of these columns " \
      "can have it.")

#define FISH_HOW \
  N_ ("Choose a digit and look for rows in which it has few places: at most three each for a Swordfish, four for a " \
      "Jellyfish. Do three such rows keep to three columns, or four to four? A row need not use all of these " \
      "columns. Then look the other way round, by columns.")

#define FIN_WHY \
  N_ ("Either one of the fins is right, or none is. If none is, the rest is a fish, and the digit goes from the " \
      "columns outside its rows. If one is, it takes the digit from every cell that it sees. What loses the digit " \
      "both ways has lost it for certain.")

#define FIN_HOW \
  N_ ("Choose a digit, and look for rows that would make a fish, were it not for one or two places more. These have" \
      " to lie in one box with a corner of the fish. Only cells of that box, in a column of the fish, can lose the " \
      "digit, so there is little to check. Then look the other way round, by columns.")

#define BOX_WHY \
  N_ ("Each house of the one kind needs the digit once, in a cell of its own. All these cells lie in as many other " \
      "houses, none of which can take the digit twice. So each of those others gets its digit there, and nowhere " \
      "else.")

#define BOX_FIN_WHY \
  N_ ("Either one of the fins is right, or none is. If none is, the fish is complete, and its covering houses have " \
      "the digit nowhere else. If one is, the cells that it sees lose the digit. What goes both ways, goes.")

#define BOX_HOW \
  N_ ("Highlight one digit with Alt and its key. Start from a box in which it has few places, and add rows whose " \
      "places share their columns with it, or the other way round. These fish are hard to see; look for them only " \
      "when smaller ones give nothing more.")

#define KRAKEN_HOW \
  N_ ("Choose a digit, and look for rows that would make a fish, were it not for one or two places more, wherever these " \
      "are. Follow each of these places link by link, and note what falls on the way. It is nearly as much work as a " \
      "Forcing Chain, so leave it until the end.")

static const RubricLessonRow rows[] = {
  { SUD_TECHNIQUE_X_WING,
    { N_ ("In two rows a digit has its only places in the same two columns. All other cells of these columns lose "
          "it. The same goes with rows and columns exchanged."),
      N_ ("Each of the two rows needs the digit once, and they cannot both take it in the same column. So one row "
          "takes it in the one column, and the other row in the other. We need not know which: either way both "
          "columns have their digit in these rows, and nowhere else."),
      N_ ("Choose a digit, and look for rows in which it has just two places. If two such rows have them in the "
          "same two columns, the four places are the corners of a rectangle. Strike the digit from the rest of "
          "these columns. Then look the other way round, by columns.") } },
  { SUD_TECHNIQUE_SWORDFISH,
    { N_ ("In three rows all places of a digit lie in the same three columns: two or three of them in each row. All"
          " other cells of these columns lose it. The same goes with rows and columns exchanged."),
      FISH_WHY,
      FISH_HOW } },
  { SUD_TECHNIQUE_JELLYFISH,
    { N_ ("In four rows all places of a digit lie in the same four columns: two to four of them in each row. All "
          "other cells of these columns lose it. The same goes with rows and columns exchanged."),
      FISH_WHY,
      FISH_HOW } },
  { SUD_TECHNIQUE_FINNED_X_WING,
    { N_ ("It would be an X-Wing, were it not for one or more further places of the digit in its rows: the fins, "
          "all in one box. A cell that the X-Wing would clear, and that sees every fin, loses the digit. The same "
          "goes with rows and columns exchanged."),
      FIN_WHY,
      FIN_HOW } },
  { SUD_TECHNIQUE_SASHIMI_X_WING,
    { N_ ("It is a Finned X-Wing that is incomplete without its fins: one of its rows has only one place left then."
          " It works all the same: a cell that the X-Wing would clear, and that sees every fin, loses the digit."),
      FIN_WHY,
      FIN_HOW } },
  { SUD_TECHNIQUE_FINNED_SWORDFISH,
    { N_ ("It would be a Swordfish, were it not for one or more further places of the digit in its rows: the fins, "
          "all in one box. A cell that the Swordfish would clear, and that sees every fin, loses the digit. The "
          "same goes with rows and columns exchanged."),
      FIN_WHY,
      FIN_HOW } },
  { SUD_TECHNIQUE_SASHIMI_SWORDFISH,
    { N_ ("It is a Finned Swordfish that is incomplete without its fins: one of its rows has only one place left "
          "then. It works all the same: a cell that the Swordfish would clear, and that sees every fin, loses the "
          "digit."),
      FIN_WHY,
      FIN_HOW } },
  { SUD_TECHNIQUE_FINNED_JELLYFISH,
    { N_ ("It would be a Jellyfish, were it not for one or more further places of the digit in its rows: the fins, "
          "all in one box. A cell that the Jellyfish would clear, and that sees every fin, loses the digit. The "
          "same goes with rows and columns exchanged."),
      FIN_WHY,
      FIN_HOW } },
  { SUD_TECHNIQUE_SASHIMI_JELLYFISH,
    { N_ ("It is a Finned Jellyfish that is incomplete without its fins: one of its rows has only one place left "
          "then. It works all the same: a cell that the Jellyfish would clear, and that sees every fin, loses the "
          "digit."),
      FIN_WHY,
      FIN_HOW } },
  { SUD_TECHNIQUE_FRANKEN_X_WING,
    { N_ ("It is an X-Wing in which boxes take part: two houses, rows and boxes, say, have all their places for a "
          "digit in two others, columns and boxes. All other cells of these others lose the digit. With it there is "
          "always Pointing or Claiming, too, which is easier to see."),
      BOX_WHY,
      BOX_HOW } },
  { SUD_TECHNIQUE_FINNED_FRANKEN_X_WING,
    { N_ ("It would be a Franken X-Wing, a fish of two houses with boxes among them, were it not for some more "
          "places of the digit, the fins. A cell that the fish would clear, and that sees every fin, loses the "
          "digit."),
      BOX_FIN_WHY,
      BOX_HOW } },
  { SUD_TECHNIQUE_MUTANT_X_WING,
    { N_ ("It is an X-Wing of any two houses, rows, columns and boxes mixed, whose places for a digit all lie in "
          "two others, mixed as well. All other cells of these others lose the digit. With it there is always "
          "Pointing or Claiming, too, which is easier to see."),
      BOX_WHY,
      BOX_HOW } },
  { SUD_TECHNIQUE_FINNED_MUTANT_X_WING,
    { N_ ("It would be a Mutant X-Wing, a fish of any two houses, were it not for some more places of the digit, "
          "the fins. A cell that the fish would clear, and that sees every fin, loses the digit."),
      BOX_FIN_WHY,
      BOX_HOW } },
  { SUD_TECHNIQUE_FRANKEN_SWORDFISH,
    { N_ ("It is a Swordfish in which boxes take part: three houses have all their places for a digit in three "
          "others. They are rows and boxes, say, and the others columns and boxes. All other cells of the others "
          "lose the digit."),
      BOX_WHY,
      BOX_HOW } },
  { SUD_TECHNIQUE_FINNED_FRANKEN_SWORDFISH,
    { N_ ("It would be a Franken Swordfish, a fish of three houses with boxes, were it not for some more places of "
          "the digit, the fins. A cell that the fish would clear, and that sees every fin, loses the digit."),
      BOX_FIN_WHY,
      BOX_HOW } },
  { SUD_TECHNIQUE_MUTANT_SWORDFISH,
    { N_ ("It is a Swordfish of any three houses, rows, columns and boxes mixed, whose places for a digit all lie "
          "in three others, mixed as well. All other cells of these others lose the digit."),
      BOX_WHY,
      BOX_HOW } },
  { SUD_TECHNIQUE_FINNED_MUTANT_SWORDFISH,
    { N_ ("It would be a Mutant Swordfish, a fish of any three houses, were it not for some more places of the "
          "digit, the fins. A cell that the fish would clear, and that sees every fin, loses the digit."),
      BOX_FIN_WHY,
      BOX_HOW } },
  { SUD_TECHNIQUE_FRANKEN_JELLYFISH,
    { N_ ("It is a Jellyfish in which boxes take part: four houses have all their places for a digit in four "
          "others. They are rows and boxes, say, and the others columns and boxes. All other cells of the others "
          "lose the digit."),
      BOX_WHY,
      BOX_HOW } },
  { SUD_TECHNIQUE_FINNED_FRANKEN_JELLYFISH,
    { N_ ("It would be a Franken Jellyfish, a fish of four houses with boxes, were it not for some more places of "
          "the digit, the fins. A cell that the fish would clear, and that sees every fin, loses the digit."),
      BOX_FIN_WHY,
      BOX_HOW } },
  { SUD_TECHNIQUE_MUTANT_JELLYFISH,
    { N_ ("It is a Jellyfish of any four houses, rows, columns and boxes mixed, whose places for a digit all lie in"
          " four others, mixed as well. All other cells of these others lose the digit."),
      BOX_WHY,
      BOX_HOW } },
  { SUD_TECHNIQUE_FINNED_MUTANT_JELLYFISH,
    { N_ ("It would be a Mutant Jellyfish, a fish of any four houses, were it not for some more places of the "
          "digit, the fins. A cell that the fish would clear, and that sees every fin, loses the digit."),
      BOX_FIN_WHY,
      BOX_HOW } },
  { SUD_TECHNIQUE_KRAKEN_FISH_1,
    { N_ ("It would be an X-Wing, a Swordfish or a Jellyfish, were it not for some more places of the digit in its "
          "rows, the fins. These may be anywhere. A cell that the fish would clear loses the digit if from each "
          "fin that does not see it a chain leads there."),
      N_ ("Either one of the fins is right, or none is. If none is, the fish is complete, and the cell loses the digit. If "
          "one is, it loses the digit, too, as the chain from that fin shows link by link. So it loses it for certain."),
      KRAKEN_HOW } },
  { SUD_TECHNIQUE_KRAKEN_FISH_2,
    { N_ ("Take a fish with fins, or without, and one of the columns that cover it. From each place of the digit in the "
          "rows of the fish and that column, and from each fin, a chain leads to the same candidate, of any digit, and "
          "rules it out. So the candidate goes."),
      N_ ("Either one of the fins is right, or none is. If none is, the fish is complete, and the column has its digit in "
          "one of the rows of the fish. So one of the places is right, though we do not know which, and all of them lead "
          "to the same."),
      KRAKEN_HOW } },
};

const RubricLessonFamily rubric_lesson_fish = { rows, G_N_ELEMENTS (rows) };
