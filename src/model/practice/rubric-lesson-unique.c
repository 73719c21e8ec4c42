/* rubric-lesson-unique.c - lessons about patterns that would allow a second solution
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-lesson-private.h"

#include <glib.h>
#include <glib/gi18n.h>

/* What several techniques have in common. */

#define DEADLY_WHY \
  N_ ("If all these cells held nothing but the two digits, these could be exchanged everywhere in the pattern, and " \
      "no row, column or box would notice. The puzzle would have two solutions, or none. As it has one, at least " \
      "one of the other candidates is right.")

#define RECT_HOW \
  N_ ("Look for two cells in one row or column that have the same two candidates and no others. In the two lines " \
      "that cross there, look for two more cells, in line with each other, that have these digits among their " \
      "candidates; a cell with further ones may have lost one of the two already. The four corners must lie in just " \
      "two boxes; in four they would be no such rectangle.")

#define LOOP_HOW \
  N_ ("Look for several cells with the same two candidates, and for a way round that goes from cell to cell by " \
      "rows, columns and boxes, and visits each of these houses just twice. Cells with a further candidate may be " \
      "part of it. It is an even way round, at least six cells long.")

#define GRAVE_WHY \
  N_ ("Take the extra candidates away, and every blank cell has two candidates, and every digit two places in each " \
      "house where it is missing. Such a position never has exactly one solution. As the puzzle has one, at least " \
      "one of the extra candidates is right.")

#define GRAVE_HOW \
  N_ ("Watch for it near the end, when nearly all blank cells have just two candidates; Alt and 0 highlights those," \
      " so that the others stand out. In each of the others, find out which candidates stand three times in a " \
      "house: these are the extra ones.")

#define AVOID_WHY \
  N_ ("None of the four corners is a given, so nothing but the reasoning has put the digits there. If the corners " \
      "held just these two digits, crosswise, they could be exchanged, and the puzzle would have a second solution." \
      " As it has one, that must not be.")

#define AVOID_HOW \
  N_ ("Look at digits that you have filled in, not at givens. Find the same two digits at three corners of a " \
      "rectangle, or at two, whose corners lie in two rows, two columns and just two boxes. It needs your own " \
      "digits to be right, of course.")

static const RubricLessonRow rows[] = {
  { SUD_TECHNIQUE_RECTANGLE_1,
    { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle, and all can hold the same two "
          "digits. Only one of them has other candidates as well: it loses the two digits."),
      DEADLY_WHY,
      RECT_HOW } },
  { SUD_TECHNIQUE_RECTANGLE_2,
    { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle, and all can hold the same two "
          "digits. Two of them, in one row or column, have one other candidate as well, the same in both. A cell "
          "that sees both loses that digit."),
      DEADLY_WHY,
      RECT_HOW } },
  { SUD_TECHNIQUE_RECTANGLE_3,
    { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle, and all can hold the same two "
          "digits. Two of them, in one house, have other candidates as well. Taken as one cell, these make a naked "
          "subset with more cells of the house, and its digits go from the rest of the house."),
      DEADLY_WHY,
      RECT_HOW } },
  { SUD_TECHNIQUE_RECTANGLE_4,
    { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle, and all can hold the same two "
          "digits. Two of them, in one house, have other candidates as well. In that house one of the two digits "
          "has no other place than these two cells, so they lose the other of the two."),
      N_ ("If all these cells held nothing but the two digits, these could be exchanged, and the puzzle would have "
          "two solutions, or none. One of the two cells holds the digit that has no other place; if the other cell "
          "held the other digit, it would come to just that."),
      RECT_HOW } },
  { SUD_TECHNIQUE_RECTANGLE_5,
    { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle, and all can hold the same two "
          "digits. Two opposite corners, or three corners, have one other candidate as well, the same in each. A "
          "cell that sees all of these loses that digit."),
      DEADLY_WHY,
      N_ ("Start from a cell with just two candidates. In its row and in its column, look for a cell each that has "
          "these digits among its candidates, one inside the box of the first cell and one outside; the fourth corner "
          "is where their lines cross. Do the corners with a further candidate all have the same one, and no more? "
          "They may have lost one of the two digits already.") } },
  { SUD_TECHNIQUE_RECTANGLE_6,
    { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle, and all can hold the same two "
          "digits. Two opposite corners have other candidates as well, and in both rows, or both columns, of the "
          "rectangle one of the two digits has no other place than its corners. Then this digit goes from the two "
          "corners."),
      N_ ("If one of the two corners held the digit, the opposite one would hold it as well, for the other line has"
          " no other place for it, and the remaining corners the other digit. Then both could be exchanged, and the"
          " puzzle would have two solutions."),
      N_ ("Look for two cells that have the same two candidates and no others, but share neither row nor column: they "
          "are opposite corners. Look at the two cells where their rows and columns cross: do these have the digits "
          "among their candidates, and do all four corners lie in just two boxes? Then see whether one of the two "
          "digits has, in both rows or in both columns, no other place. A corner with further candidates may have lost "
          "one of the two already.") } },
  { SUD_TECHNIQUE_HIDDEN_RECTANGLE,
    { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle, and all can hold the same two "
          "digits. One corner has no other candidate. In the row and in the column of the opposite corner, one of "
          "the two digits has no other place than the corners. Then the opposite corner loses the other digit."),
      N_ ("If the opposite corner held that other digit, the first digit would have to go to the two corners beside"
          " it, and the corner without other candidates would hold the other digit, too. The two could be "
          "exchanged, and the puzzle would have two solutions."),
      N_ ("Start from a cell with just two candidates. In its row and in its column, look for a cell each that has "
          "these digits among its candidates, one inside the box of the first cell and one outside; the fourth corner "
          "is where their lines cross. Then look at the row and the column of the fourth corner: is one of the two "
          "digits nowhere there but at the corners? A corner with further candidates may have lost one of the two "
          "already.") } },
  { SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1,
    { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle. Three of them have been filled "
          "in, none is a given, and two opposite corners hold the same digit. The fourth loses the digit of the "
          "corner opposite to it."),
      AVOID_WHY,
      AVOID_HOW } },
  { SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_2,
    { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle. Two of them have been filled "
          "in, none is a given. Each of the other two can hold the digit that would complete the exchange, and one "
          "more, the same in both. A cell that sees both loses that one."),
      AVOID_WHY,
      AVOID_HOW } },
  { SUD_TECHNIQUE_UNIQUE_LOOP_1,
    { N_ ("Six or more cells make a ring, each in a house with the next, two in every house of the ring, and all "
          "can hold the same two digits. Only one of them has other candidates as well: it loses the two digits."),
      DEADLY_WHY,
      LOOP_HOW } },
  { SUD_TECHNIQUE_UNIQUE_LOOP_2,
    { N_ ("Six or more cells make a ring, each in a house with the next, two in every house of the ring, and all "
          "can hold the same two digits. Two or more of them have one other candidate as well, the same in each. A "
          "cell that sees all of these loses that digit."),
      DEADLY_WHY,
      LOOP_HOW } },
  { SUD_TECHNIQUE_UNIQUE_LOOP_3,
    { N_ ("Six or more cells make a ring, each in a house with the next, two in every house of the ring, and all "
          "can hold the same two digits. Two of them, in one house, have other candidates as well. Taken as one "
          "cell, these make a naked subset with more cells of the house, and its digits go from the rest of the "
          "house."),
      DEADLY_WHY,
      LOOP_HOW } },
  { SUD_TECHNIQUE_UNIQUE_LOOP_4,
    { N_ ("Six or more cells make a ring, each in a house with the next, two in every house of the ring, and all "
          "can hold the same two digits. Two of them, in one house, have other candidates as well. In that house "
          "one of the two digits has no other place than these two cells, so they lose the other of the two."),
      N_ ("If all these cells held nothing but the two digits, these could be exchanged, and the puzzle would have "
          "two solutions, or none. One of the two cells holds the digit that has no other place; if the other cell "
          "held the other digit, it would come to just that."),
      LOOP_HOW } },
  { SUD_TECHNIQUE_BUG_1,
    { N_ ("Every blank cell has just two candidates, but for a single one with three. In that cell, the candidate "
          "that stands three times in its row, its column and its box is right; the other two go."),
      GRAVE_WHY,
      GRAVE_HOW } },
  { SUD_TECHNIQUE_BUG_2,
    { N_ ("Every blank cell has just two candidates, but for a few with one extra candidate, the same digit in "
          "each. A cell that sees all of them loses this digit."),
      GRAVE_WHY,
      GRAVE_HOW } },
  { SUD_TECHNIQUE_BUG_3,
    { N_ ("Every blank cell has just two candidates, but for a few, in one house, with extra ones. Taken as one "
          "cell, these extra candidates make a naked subset with more cells of the house, and its digits go from "
          "the rest of the house."),
      GRAVE_WHY,
      GRAVE_HOW } },
  { SUD_TECHNIQUE_BUG_4,
    { N_ ("Every blank cell has just two candidates, but for two, in one house, with extra ones. In that house "
          "another of their candidates has no other place than these two cells. So one of them holds it, one an "
          "extra candidate, and all that is left goes from both."),
      GRAVE_WHY,
      GRAVE_HOW } },
  { SUD_TECHNIQUE_BUG_N,
    { N_ ("Every blank cell has just two candidates, but for a few with extra ones, of different digits. What every"
          " one of the extra candidates rules out goes."),
      GRAVE_WHY,
      GRAVE_HOW } },
};

const RubricLessonFamily rubric_lesson_unique = { rows, G_N_ELEMENTS (rows) };
