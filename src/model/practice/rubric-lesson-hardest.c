/* rubric-lesson-hardest.c - lessons about forcing chains, the rare patterns of the hardest puzzles, and nets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-lesson-private.h"

#include <glib/gi18n.h>

#define FIREWORK_HOW \
  N_ ("Look in one row for digits that have all their places in one box but one, and keep those that share this " \
      "one. Then look down the columns of the box for the same digits. It is seen best by highlighting one digit " \
      "after another with Alt and its key.")

#define FORCING_HOW \
  N_ ("Choose a cell with two or three candidates, or a digit with two or three places in a house, and follow each " \
      "choice in turn, link by link. Note where the chains meet. It takes patience, and it is the last thing to " \
      "try.")

#define NET_WHY \
  N_ ("From what is supposed, each further sentence follows by the rules alone. In the end a cell has no digit " \
      "left, or a house no place for one. That cannot be, so the supposition was wrong.")

#define NET_HOW \
  N_ ("Nobody looks for these without need. When nothing else goes on, suppose a candidate that decides a lot, such" \
      " as one of two in a cell, and write down what follows until two things contradict each other. Rubric shows " \
      "the shortest such proof that it finds.")

static const RubricLesson hardest[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_FORCING_CONTRADICTION]
  = { N_ ("Suppose a candidate. Several chains start from it, and together they leave some cell without a "
          "candidate, or a digit without a place in some house. So the candidate goes."),
      N_ ("Each chain follows from the same supposition, link by link. If what they say together is impossible, the"
          " supposition was wrong."),
      FORCING_HOW },
  [SUD_TECHNIQUE_FORCING_VERITY]
  = { N_ ("Take all candidates of a cell, or all places of a digit in a house. From each of them a chain leads to "
          "the same result. So the result is true."),
      N_ ("One of the choices is right, though we do not know which. As all of them lead to the same result, it "
          "does not matter."),
      FORCING_HOW },
  [SUD_TECHNIQUE_SYMMETRICAL_PLACEMENT]
  = { N_ ("Turn the board by half or by a quarter, or mirror it at a diagonal. If the digits look the same again "
          "once some of them are exchanged, so does the solution. A cell that stays in place can then only hold a "
          "digit that stays. Any other candidate goes with the candidate that it becomes."),
      N_ ("What is done to the board makes a solution of it a solution again, and it leaves the givens as they are. So "
          "the turned solution solves the same puzzle. There is only one solution, so the turned one is that one."),
      N_ ("Do the givens stand symmetrically? Then see whether each digit has always the same digit opposite. With a "
          "half turn only the cell in the middle stays, with a diagonal its nine cells. Rubric finds as well what "
          "nobody sees: rows or columns that would have to change places first.") },
  [SUD_TECHNIQUE_BIVALUE_ODDAGON]
  = { N_ ("Five or seven cells, or another odd number, form a ring, each in a house with the next, and all of them can "
          "hold the same two digits. If just one of them has other candidates, it loses the two digits. If the other "
          "candidates are all of one digit, a cell that sees all of them loses it. If they are in two cells of a "
          "house, these may make a naked subset with more cells of the house."),
      N_ ("With nothing but two digits, these would have to take turns round the ring. With an odd number of cells "
          "that does not come out even. So one of the other candidates is true."),
      N_ ("Look for cells that have the same two candidates, and go from one to the next that it sees. If the way "
          "comes back to its first cell after an odd number of cells, and only a cell or two have other candidates, "
          "it is one.") },
  [SUD_TECHNIQUE_TRIVALUE_ODDAGON]
  = { N_ ("Also called tridagon, or Thor’s hammer. Four boxes make a rectangle. In each of them are three cells, in "
          "three rows and three columns, and all twelve can hold the same three digits. If just one of them has "
          "other candidates, it loses the three digits. If the other candidates are all of one digit, a cell that "
          "sees all of them loses it."),
      N_ ("The three cells of a box slope down, or they slope up: read from top to bottom, they stand left, middle, "
          "right or begin elsewhere in that order; or the other way round. If one or three of the four boxes slope "
          "another way than the rest, three digits cannot fill the twelve cells. So one of the other candidates is "
          "true."),
      N_ ("It needs twelve cells with few candidates, so look where four boxes have the same three digits missing, "
          "and the same cells blank. There are puzzles that hardly anything else opens.") },
  [SUD_TECHNIQUE_JUNIOR_EXOCET]
  = { N_ ("Two cells of a row in one box, the base cells, can together only be three or four digits. Each of the two "
          "boxes beside it has a target cell, in another row than the base cells. The target cells hold the two digits "
          "of the base cells, in one order or the other, so they lose all other digits."),
      N_ ("Three columns, the cross-lines, run through the third cell beside the base cells and through the target "
          "cells. Below and above the three boxes each digit of the base cells has its places in the cross-lines in "
          "just two rows, so it stands there twice at most. Each of the three cross-lines needs it, however. If it is "
          "in a base cell, one cross-line must have it inside the boxes, and only the target cells are left there. "
          "The box of the other target cell needs the digit, too. It has just two places there, the mirror cells, so "
          "a target cell loses each digit that its mirror cells lack."),
      N_ ("Look for two cells side by side, or with one between them, in a box, that have the same three or four "
          "candidates. In the boxes beside it, look in the other two rows for a cell that has these digits while the "
          "cell above or below it there, its companion, has none of them; often that is filled. Then see in how many "
          "rows the digits are in the three cross-lines. It may all be turned round, by columns.") },
  [SUD_TECHNIQUE_DOUBLE_EXOCET]
  = { N_ ("Two Junior Exocets stand in the same three boxes, with base cells in different boxes and rows, and all four "
          "base cells can only be the same four digits. Then each of these is in one pair of base cells, and in a "
          "target cell of it. What is wrong whichever pair has the digit goes."),
      N_ ("A digit in both pairs of base cells would have one row left in the third box, and a target cell of each "
          "exocet would hold it there; but these are different cells. So the pairs share the digits out among them. "
          "Each is twice in the cross-lines outside the boxes; if that is in two rows, they have it nowhere else."),
      N_ ("When you have found a Junior Exocet, look at the other two boxes of the same three rows: are there two "
          "cells in another row which can be the same digits? Often the cross-lines are the same. Then look what sees "
          "a digit in both pairs of base cells, or in target cells of both.") },
  [SUD_TECHNIQUE_FIREWORK_TRIPLE]
  = { N_ ("A row and a column cross in a box. Outside that box three digits have just one place in the row, the same "
          "for all three, and just one in the column. Then the cell where the lines cross and these two places hold "
          "the three digits and nothing else, and the digits go from the box beside the two lines."),
      N_ ("Take one of the digits, and say it is at neither of the two places outside. Then it is in the box in the "
          "row, and in the box in the column, so where they cross, for the box has it once. So each of the three "
          "digits is in one of the three cells. None is there twice, as it would be if it were in the box beside the "
          "lines."),
      FIREWORK_HOW },
  [SUD_TECHNIQUE_FIREWORK_QUADRUPLE]
  = { N_ ("Two rows and two columns cross in four boxes. Of the four cells where they cross take two opposite ones, "
          "each with the lines through it. In the lines of the first, two digits can leave its box for the other two "
          "corners only; in the lines of the second, two other digits likewise. Then the four cells hold these four "
          "digits and nothing else, and the first and the second only their own two."),
      N_ ("A digit of the first cell that is at neither of the other two corners is in the box in both lines, so in "
          "the first cell itself. With the second cell it is the same. So each of four digits is in one of four "
          "cells, and none of them is there twice."),
      FIREWORK_HOW },
  [SUD_TECHNIQUE_ODDAGON_CHAIN]
  = { N_ ("Twelve cells of four boxes make a trivalue oddagon: three digits cannot fill them, so one of their other "
          "candidates is true. From each of these a chain leads to the same result. So the result is true."),
      N_ ("One of the other candidates is right, though we do not know which. As all of them lead to the same result, "
          "it does not matter."),
      FORCING_HOW },
  [SUD_TECHNIQUE_SK_LOOP]
  = { N_ ("Four boxes stand in a rectangle. In each of them take two cells of one row and two of one column, the "
          "same rows and columns in the boxes beside it: eight pairs, in a ring. Each pair shares a row or a column "
          "with the next, then a box, and so on. If just sixteen digits are to be had where pairs meet, each of them "
          "is in the ring, and nowhere else in its row, column or box."),
      N_ ("Two pairs that meet share a house, so a digit that both can hold goes there once. Count these digits at all "
          "eight meetings: there are sixteen, usually two at each. The sixteen cells need one each, so none can be "
          "missing."),
      N_ ("Look for four boxes in a rectangle with three digits each, where a row and a column of the box are blank "
          "but for their crossing, which is often one of the three; the same row in two boxes beside each other, the "
          "same column in two above each other. Write down what each pair can hold: usually four digits, two of which "
          "the next pair can hold, too, and two the one before.") },
  [SUD_TECHNIQUE_LOCKED_SECTORS]
  = { N_ ("Take the cells where some rows and some columns cross, blank ones only. Count each digit that they can "
          "hold in the way that gives less: how many of the rows can have it there, or how many of the columns. If "
          "the sum is just the number of cells, each digit so counted is in these cells, and in no other cell of its "
          "row or column."),
      N_ ("A row or a column has each digit once at most, so the cells can hold no more digits than were counted. They "
          "need as many, one each. So none that was counted can be missing: its row or column has it in one of these "
          "cells, and nowhere else."),
      N_ ("Choose four rows that have many digits of one kind, such as 1, 2, 3 and 4, outside a few columns, and see "
          "whether these columns have many of the other digits outside the four rows. The more of both there are, "
          "the less is left to count. In famous hard puzzles it is often four rows and four columns, with sixteen "
          "cells.") },
  [SUD_TECHNIQUE_LEMMA_NET]
  = { N_ ("Suppose a candidate, and draw conclusions that may rest on several earlier ones at once, until something"
          " is impossible. So the candidate goes. Smaller results that were proved on the way, lemmas, are used "
          "again."),
      NET_WHY,
      NET_HOW },
  [SUD_TECHNIQUE_DOUBLE_NET]
  = { N_ ("Suppose a candidate, and show, with a second one supposed beside it, that it leads to something impossible. "
          "The second is led to a contradiction first: so it is wrong beside the first one, and that helps to lead "
          "the first one to a contradiction as well."),
      NET_WHY,
      NET_HOW },
  [SUD_TECHNIQUE_NESTED_NET]
  = { N_ ("Suppose a candidate, and show, with a second and a third one supposed beside it, that it leads to something "
          "impossible. Each is led to a contradiction before the one that was supposed earlier: the third, then the "
          "second, at last the first."),
      NET_WHY,
      NET_HOW },
};

const RubricLesson *
rubric_lesson_get_hardest (SudTechniqueId technique)
{
  return &hardest[technique];
}
