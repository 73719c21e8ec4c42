/* rubric-lesson-subsets.c - lessons about singles, intersections of houses, subsets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-lesson-private.h"

#include <glib.h>
#include <glib/gi18n.h>

/* What several techniques have in common. */

#define SUBSET_WHY \
  N_ ("A number of cells needs as many digits, one each. If all that these cells can hold together is just so many " \
      "digits, the cells use all of them up, in whatever order. Were one of the digits anywhere else in the house, " \
      "the cells would be left with too few.")

#define SUBSET_HOW \
  N_ ("Look at houses where several cells have few candidates, and add up the digits of some of these cells: are " \
      "there as many digits as cells? The cells need not all show every digit: 12, 23 and 13 make a triple, too. " \
      "When you have struck the digits from the rest of the house, look whether all the cells lie in a second house" \
      " as well.")

#define HIDDEN_WHY \
  N_ ("A number of digits needs as many places, one each. If the house has just so many cells for all of them " \
      "together, these digits fill the cells, in whatever order. No room is left in them for any other digit.")

#define HIDDEN_HOW \
  N_ ("Look in one house for digits that have few places, and compare their places: two digits with the same two " \
      "cells make a pair, three digits with the same three cells a triple. It is easy to overlook, for the cells " \
      "are full of other candidates. Alt and a digit highlights where that digit can go, which helps.")

static const RubricLessonRow rows[] = {
  { SUD_TECHNIQUE_FULL_HOUSE,
    { N_ ("A row, column or box has only one blank cell left. The digit that is still missing there goes into it."),
      N_ ("Each of the nine digits stands exactly once in every house. Where eight of them stand already, the ninth"
          " is all that is left for the last cell."),
      N_ ("Look for houses that are nearly full, most of all after you have written a digit: it may have been the "
          "last but one. Then count from 1 to 9; the digit that you do not meet is the one.") } },
  { SUD_TECHNIQUE_NAKED_SINGLE,
    { N_ ("A cell has only one candidate left: every other digit stands in its row, its column or its box already, "
          "or has been ruled out there. That digit goes into the cell."),
      N_ ("Each cell holds some digit, and never one that it sees. When eight digits are impossible in a cell, the "
          "ninth is right, whatever else is still open."),
      N_ ("With the candidates written down, look for a digit that is alone in its cell. Without them, choose a "
          "cell whose row, column and box are rather full together, and go through 1 to 9: often just one digit is "
          "left.") } },
  { SUD_TECHNIQUE_HIDDEN_SINGLE,
    { N_ ("In some row, column or box a digit has only one place left. It goes there, although that cell has other "
          "candidates as well."),
      N_ ("Each digit stands somewhere in every house. When all other cells of the house are filled, or see the "
          "digit, the last place must be right. The other candidates of the cell, which hid it, are then wrong."),
      N_ ("Take one digit after another. From each place where it stands, follow its row and its column: they cross"
          " out cells of the boxes that they run through. Where just one blank cell is left in a box, you have "
          "found it; then do the same for rows and columns.") } },
  { SUD_TECHNIQUE_LOCKED_PAIR,
    { N_ ("Two cells lie in the same box and in the same row or column, and both have the same two candidates and "
          "no other. All other cells of the box, and of that line, lose these two digits."),
      N_ ("The two cells need a digit each, and there are just these two. Whichever way round they stand, both are "
          "used up, in the box as well as in the line, for the cells belong to both."),
      N_ ("Look for two cells side by side in a row or column of a box that show the same two candidates. It rules "
          "out twice as much as a pair in one house, so it is worth looking for before others.") } },
  { SUD_TECHNIQUE_LOCKED_TRIPLE,
    { N_ ("Where a box and a line cross there are three cells, and together they have only three candidates. All "
          "other cells of the box, and of the line, lose these three digits."),
      N_ ("The three cells need a digit each, and there are just these three. So all three digits stand in these "
          "cells, which belong to the box and to the line, and nowhere else in either."),
      N_ ("Look for a row or column of a box whose three cells are all blank, with few candidates in each. "
          "They need not all show each digit: 12, 23 and 123 will do.") } },
  { SUD_TECHNIQUE_POINTING,
    { N_ ("All places that a digit has in a box lie in one row, or in one column. The rest of that row or column, "
          "outside the box, loses the digit."),
      N_ ("The box has the digit somewhere, and wherever that is, it is in this row. A row has each digit only "
          "once, so its part outside the box cannot have it. With a column it is the same."),
      N_ ("Go through the boxes, one digit at a time. Where its two or three places stand in line, follow that line"
          " out of the box, and strike the digit there.") } },
  { SUD_TECHNIQUE_CLAIMING,
    { N_ ("All places that a digit has in a row or column lie in one box. The other cells of that box lose the "
          "digit."),
      N_ ("The row has the digit somewhere, and all the places for it lie in this box. The box has the digit only "
          "once, so none of its other cells can have it. With a column it is the same."),
      N_ ("Go through rows and columns, one digit at a time. Where all its places keep together in one box, look at"
          " the other two lines of that box. It is the counterpart of Pointing: there the box decides for the line,"
          " here the line for the box.") } },
  { SUD_TECHNIQUE_NAKED_PAIR,
    { N_ ("Two cells of a house have, all together, only two candidates. The other cells of the house lose these "
          "two digits."),
      SUBSET_WHY,
      SUBSET_HOW } },
  { SUD_TECHNIQUE_NAKED_TRIPLE,
    { N_ ("Three cells of a house have, all together, only three candidates. The other cells of the house lose "
          "these three digits."),
      SUBSET_WHY,
      SUBSET_HOW } },
  { SUD_TECHNIQUE_NAKED_QUADRUPLE,
    { N_ ("Four cells of a house have, all together, only four candidates. The other cells of the house lose these "
          "four digits."),
      SUBSET_WHY,
      SUBSET_HOW } },
  { SUD_TECHNIQUE_HIDDEN_PAIR,
    { N_ ("Two digits have, all together, only two cells of a house to go into. These cells lose all their other "
          "candidates."),
      HIDDEN_WHY,
      HIDDEN_HOW } },
  { SUD_TECHNIQUE_HIDDEN_TRIPLE,
    { N_ ("Three digits have, all together, only three cells of a house to go into. These cells lose all their "
          "other candidates."),
      HIDDEN_WHY,
      HIDDEN_HOW } },
  { SUD_TECHNIQUE_HIDDEN_QUADRUPLE,
    { N_ ("Four digits have, all together, only four cells of a house to go into. These cells lose all their other "
          "candidates."),
      HIDDEN_WHY,
      HIDDEN_HOW } },
};

const RubricLessonFamily rubric_lesson_subsets = { rows, G_N_ELEMENTS (rows) };
