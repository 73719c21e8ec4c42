/* rubric-lesson-chains.c - lessons about colours, chains and rings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-lesson-private.h"

#include <glib.h>
#include <glib/gi18n.h>

/* What several techniques have in common. */

#define TURBOT_WHY \
  N_ ("The two places that see each other cannot both be right. So at least one of the two houses has its digit at " \
      "its other place, the far end. Whichever it is, a cell that sees both far ends sees the digit.")

#define TURBOT_HOW \
  N_ ("Choose a digit, highlight its places with Alt and its key, and look for houses with just two of them. Take " \
      "two such houses and see whether an end of the one sees an end of the other. Then look where the lines of the" \
      " two far ends meet.")

#define DUAL_WHY \
  N_ ("Each of the two is true by itself, for the reasons that its own page tells, and so is what both of them say " \
      "together. They only have cells in common, which makes the second one quick to find.")

#define DUAL_HOW \
  N_ ("When you have found one, look whether the same box leads to a second one: a little more can go at once. To " \
      "spot the first, see the page of the technique by itself.")

#define COLOUR_WHY \
  N_ ("Along such a chain right and wrong take turns, so all cells of one colour are right and all of the other " \
      "wrong, or the other way round. We need not know which.")

#define COLOUR_HOW \
  N_ ("Choose a digit that has just two places in many houses. Start at one of them, and go from house to house, " \
      "changing the colour each time; colours for candidates are there for this. When the chain ends, compare the " \
      "two colours with each other, and with the cells beside them.")

#define CHAIN_WHY \
  N_ ("Suppose that one end is wrong. Then the link makes the next place right, the one after it wrong, the next " \
      "right again, and so on, until the last link makes the other end right. So at least one of the two ends is " \
      "right, whatever is in between.")

#define CHAIN_HOW \
  N_ ("Begin where you would like to strike something: which candidates does it see? Follow each of them along " \
      "strong links (two places in a house, or two candidates in a cell) and weak ones (they see each other, or " \
      "share a cell) in turn. Short chains are the most frequent; on the board a solid arc is a strong link, a " \
      "dashed one a weak link.")

#define GROUP_HOW \
  N_ ("Look for chains as before, but where a box has a digit only in one of its rows or columns and one cell more," \
      " take the cells that stand in line for one place. Rubric also goes through almost locked sets: cells of a " \
      "house with one candidate more than cells. Such chains are long to find by eye; try to follow one that is " \
      "shown first.")

static const RubricLessonRow rows[] = {
  { SUD_TECHNIQUE_REMOTE_PAIR,
    { N_ ("An even number of cells, at least four, form a chain in which each sees the next, and all have the same "
          "two candidates. A cell that sees both ends of the chain loses both digits."),
      N_ ("Neighbours in the chain cannot be equal, so the two digits take turns along it. With an even number of "
          "cells the ends are then never equal. So they hold both digits, in whatever order, and a cell that sees "
          "both ends can have neither."),
      N_ ("Look for a pair of candidates that several cells have in common. Connect the cells that see each other, "
          "and count along: first, second, third, fourth. Then look where the first and the fourth are both seen. "
          "With just two cells it would be a Naked Pair.") } },
  { SUD_TECHNIQUE_SKYSCRAPER,
    { N_ ("In two rows a digit has just two places each, and one place of the first row is in the same column as "
          "one of the second. A cell that sees both of the other two places, the roofs, loses the digit. The same "
          "goes with rows and columns exchanged."),
      TURBOT_WHY,
      TURBOT_HOW } },
  { SUD_TECHNIQUE_KITE,
    { N_ ("In a row a digit has just two places, and in a column just two as well; one of the row and one of the "
          "column lie in the same box. The cell that sees the far end of the row and that of the column loses the "
          "digit."),
      TURBOT_WHY,
      TURBOT_HOW } },
  { SUD_TECHNIQUE_TURBOT_FISH,
    { N_ ("Two houses have just two places each for a digit, and a place of the one sees a place of the other. One "
          "of the houses is a box (of two rows it would be a Skyscraper). A cell that sees both of the far places "
          "loses the digit."),
      TURBOT_WHY,
      TURBOT_HOW } },
  { SUD_TECHNIQUE_EMPTY_RECTANGLE,
    { N_ ("In a box, the places of a digit make a cross: they all lie in one of its rows and one of its columns. In"
          " another column the digit has just two places, and one of them is in the row of the cross. The cell in "
          "the row of the other place and in the column of the cross loses the digit. The same goes with rows and "
          "columns exchanged."),
      N_ ("If the digit is at that other place, the cell in its row cannot have it. If not, it is at the place in "
          "the row of the cross; then the box must have its digit in the column of the cross, and again the cell, "
          "which is in this column, cannot have it."),
      N_ ("Look for a box in which a digit leaves four cells of a rectangle empty, so that its places form a cross."
          " Follow the row of the cross out of the box to a column with just two places. From its other place go "
          "back along the row, to where it meets the column of the cross.") } },
  { SUD_TECHNIQUE_DUAL_KITE,
    { N_ ("Two 2-String Kites meet in the same two cells of a box. What both of them rule out goes at once."),
      DUAL_WHY,
      DUAL_HOW } },
  { SUD_TECHNIQUE_DUAL_EMPTY_RECTANGLE,
    { N_ ("Two Empty Rectangles have the same box in common. What both of them rule out goes at once."),
      DUAL_WHY,
      DUAL_HOW } },
  { SUD_TECHNIQUE_COLOUR_TRAP,
    { N_ ("Take one digit. Where a house has just two places for it, one is right and the other wrong: give them "
          "two colours. Go on from each of them in the same way, always with the other colour. A cell that sees a "
          "place of each colour loses the digit."),
      COLOUR_WHY,
      COLOUR_HOW } },
  { SUD_TECHNIQUE_COLOUR_WRAP,
    { N_ ("Colour the places of a digit in turn, from house to house with just two places, as for a trap. If two "
          "places of the same colour see each other, that colour is wrong: all of its places lose the digit."),
      COLOUR_WHY,
      COLOUR_HOW } },
  { SUD_TECHNIQUE_MULTI_COLOURS_1,
    { N_ ("Two chains of one digit are coloured, each with two colours of its own. A place of one colour sees a "
          "place of the other chain, so these two colours are not both right. Then one of the two opposite colours "
          "is right, and a cell that sees both of those loses the digit."),
      COLOUR_WHY,
      COLOUR_HOW } },
  { SUD_TECHNIQUE_MULTI_COLOURS_2,
    { N_ ("Two chains of one digit are coloured, each with two colours of its own. If one colour of the first sees "
          "both colours of the second, it is wrong, for one of those two is right. All its places lose the digit."),
      COLOUR_WHY,
      COLOUR_HOW } },
  { SUD_TECHNIQUE_X_CHAIN,
    { N_ ("A chain of places of one digit, with strong and weak links in turn. A strong link is a house with just "
          "two places: if one is wrong, the other is right. A weak link joins two places that see each other: if "
          "one is right, the other is wrong. It begins and ends with a strong link, and what sees both ends loses "
          "the digit."),
      CHAIN_WHY,
      CHAIN_HOW } },
  { SUD_TECHNIQUE_XY_CHAIN,
    { N_ ("A chain of cells with two candidates each. Each cell sees the next one and shares a candidate with it, "
          "always the one that the link before has left. Both ends are left with the same digit, and what sees both"
          " ends loses it."),
      N_ ("Suppose the first cell is not that digit. Then it is its other candidate, so the next cell cannot be "
          "that and is its other one, and so on, until the last cell is left with the digit. So the first or the "
          "last cell has it."),
      N_ ("Look only at cells with two candidates; Alt and 0 highlights them. From one of them leave one digit "
          "aside, follow the other to a cell that has it, then that one's other digit, and so on. Whenever you meet"
          " the digit that you left aside, look what sees both ends.") } },
  { SUD_TECHNIQUE_CONTINUOUS_LOOP,
    { N_ ("A chain of strong and weak links in turn closes to a ring without a break. Then of every two places that"
          " are linked just one is right, and every weak link rules out what sees both of its ends, or what else is"
          " in a cell that it passes through."),
      N_ ("Go round the ring from any place. If it is right, every second place is right and those between are "
          "wrong; if it is wrong, it is the other way round. In both cases exactly one end of each link is right, "
          "so nothing else can be."),
      CHAIN_HOW } },
  { SUD_TECHNIQUE_DISCONTINUOUS_LOOP,
    { N_ ("A chain of strong and weak links in turn comes back to where it began, and contradicts itself there. If "
          "it begins and ends with strong links, the candidate is right; if with weak ones, it is wrong."),
      N_ ("Suppose the opposite of what is claimed. Each link says what follows at the next place, and at the end "
          "the chain says of the place where it began that it is not as was supposed. So the supposition was wrong."),
      CHAIN_HOW } },
  { SUD_TECHNIQUE_AIC,
    { N_ ("A chain of strong and weak links in turn, in which digits change: inside a cell with two candidates, if "
          "one is wrong the other is right. It begins and ends with a strong link. What sees both ends goes: the "
          "digit, where both ends are the same, or each end's digit in the other's cell."),
      CHAIN_WHY,
      CHAIN_HOW } },
  { SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP,
    { N_ ("A chain that closes to a ring, in which several cells in a line of a box can stand for one place: the "
          "digit is in one of them. Of every two places that are linked just one is right, so every weak link rules"
          " out what sees both of its ends."),
      N_ ("Go round the ring from any place. Right and wrong take turns, whichever way it begins, so exactly one "
          "end of each link is right. That one of several cells is meant changes nothing: what sees all of them "
          "sees the digit."),
      GROUP_HOW } },
  { SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP,
    { N_ ("A chain that comes back to where it began and contradicts itself there. Several cells in a line of a "
          "box can stand for one place of it: the digit is in one of them."),
      N_ ("Suppose the opposite of what is claimed, and follow the links: at the end the place where it began is "
          "not as was supposed. So the supposition was wrong."),
      GROUP_HOW } },
  { SUD_TECHNIQUE_GROUPED_AIC,
    { N_ ("A chain of strong and weak links in turn, in which several cells in a line of a box can stand for one "
          "place. The digit is in one of them then. What both ends rule out goes."),
      CHAIN_WHY,
      GROUP_HOW } },
  { SUD_TECHNIQUE_GUARDIANS,
    { N_ ("Five, seven or nine places of a digit form a ring, each in a house with the next. The houses of the ring"
          " have a few further places for the digit: the guardians. A cell that sees all guardians loses the digit."),
      N_ ("Without the guardians each house of the ring would have just two places, so right and wrong would have "
          "to take turns round it. With an odd number of places that cannot be. So one of the guardians is right, "
          "and what sees all of them sees it."),
      N_ ("Choose a digit, and look for a ring of five of its places, where nearly each house has just these two. "
          "The fewer guardians, the better: with a single one, that one is right.") } },
};

const RubricLessonFamily rubric_lesson_chains = { rows, G_N_ELEMENTS (rows) };
