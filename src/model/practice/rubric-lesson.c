/* rubric-lesson.c - techniques explained for somebody who never read a book about Sudoku
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-lesson-private.h"

#include <glib.h>
#include <glib/gi18n.h>

/* Paragraphs that several techniques have in common. */

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
  N_ ("Choose a digit, and look for rows that would make a fish, were it not for one or two places more, wherever " \
      "these are. Follow each of these places link by link, and note what falls on the way. It is nearly as much " \
      "work as a Forcing Chain, so leave it until the end.")

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

#define BENT_WHY \
  N_ ("Leave out the digit that stands in more than one place. The remaining digits are one fewer than the cells, " \
      "and each of them can stand in these cells only once. So they cannot fill all cells: one cell holds the digit" \
      " that was left out, and what sees all its places loses it.")

#define BENT_HOW \
  N_ ("Start where a line and a box cross, with cells of few candidates. Add cells of the line and of the box, " \
      "until there are as many cells as digits, and look whether all digits but one keep to places that see each " \
      "other. With three cells it is an XY-Wing or XYZ-Wing.")

#define ALS_HOW \
  N_ ("An almost locked set is easiest to find as a cell with two candidates, or as two cells of a house with three" \
      " candidates together. Take two that share two digits, and see whether all the places of one of these digits " \
      "see each other across the sets. Longer ones are found by going on from there.")

#define TEMPLATE_HOW \
  N_ ("Highlight the digit with Alt and its key, and try out the ways. It is worth it only when few places are " \
      "left. It is work for computers rather than for people, so hints leave it out unless you switch it on.")

static const RubricLesson lessons[SUD_TECHNIQUE_FORCING_CONTRADICTION] = {
  [SUD_TECHNIQUE_FULL_HOUSE]
  = { N_ ("A row, column or box has only one blank cell left. The digit that is still missing there goes into it."),
      N_ ("Each of the nine digits stands exactly once in every house. Where eight of them stand already, the ninth"
          " is all that is left for the last cell."),
      N_ ("Look for houses that are nearly full, most of all after you have written a digit: it may have been the "
          "last but one. Then count from 1 to 9; the digit that you do not meet is the one.") },
  [SUD_TECHNIQUE_NAKED_SINGLE]
  = { N_ ("A cell has only one candidate left: every other digit stands in its row, its column or its box already, "
          "or has been ruled out there. That digit goes into the cell."),
      N_ ("Each cell holds some digit, and never one that it sees. When eight digits are impossible in a cell, the "
          "ninth is right, whatever else is still open."),
      N_ ("With the candidates written down, look for a digit that is alone in its cell. Without them, choose a "
          "cell whose row, column and box are rather full together, and go through 1 to 9: often just one digit is "
          "left.") },
  [SUD_TECHNIQUE_HIDDEN_SINGLE]
  = { N_ ("In some row, column or box a digit has only one place left. It goes there, although that cell has other "
          "candidates as well."),
      N_ ("Each digit stands somewhere in every house. When all other cells of the house are filled, or see the "
          "digit, the last place must be right. The other candidates of the cell, which hid it, are then wrong."),
      N_ ("Take one digit after another. From each place where it stands, follow its row and its column: they cross"
          " out cells of the boxes that they run through. Where just one blank cell is left in a box, you have "
          "found it; then do the same for rows and columns.") },
  [SUD_TECHNIQUE_LOCKED_PAIR]
  = { N_ ("Two cells lie in the same box and in the same row or column, and both have the same two candidates and "
          "no other. All other cells of the box, and of that line, lose these two digits."),
      N_ ("The two cells need a digit each, and there are just these two. Whichever way round they stand, both are "
          "used up, in the box as well as in the line, for the cells belong to both."),
      N_ ("Look for two cells side by side in a row or column of a box that show the same two candidates. It rules "
          "out twice as much as a pair in one house, so it is worth looking for before others.") },
  [SUD_TECHNIQUE_LOCKED_TRIPLE]
  = { N_ ("Where a box and a line cross there are three cells, and together they have only three candidates. All "
          "other cells of the box, and of the line, lose these three digits."),
      N_ ("The three cells need a digit each, and there are just these three. So all three digits stand in these "
          "cells, which belong to the box and to the line, and nowhere else in either."),
      N_ ("Look for a row or column of a box whose three cells are all blank, with few candidates in each. "
          "They need not all show each digit: 12, 23 and 123 will do.") },
  [SUD_TECHNIQUE_POINTING]
  = { N_ ("All places that a digit has in a box lie in one row, or in one column. The rest of that row or column, "
          "outside the box, loses the digit."),
      N_ ("The box has the digit somewhere, and wherever that is, it is in this row. A row has each digit only "
          "once, so its part outside the box cannot have it. With a column it is the same."),
      N_ ("Go through the boxes, one digit at a time. Where its two or three places stand in line, follow that line"
          " out of the box, and strike the digit there.") },
  [SUD_TECHNIQUE_CLAIMING]
  = { N_ ("All places that a digit has in a row or column lie in one box. The other cells of that box lose the "
          "digit."),
      N_ ("The row has the digit somewhere, and all the places for it lie in this box. The box has the digit only "
          "once, so none of its other cells can have it. With a column it is the same."),
      N_ ("Go through rows and columns, one digit at a time. Where all its places keep together in one box, look at"
          " the other two lines of that box. It is the counterpart of Pointing: there the box decides for the line,"
          " here the line for the box.") },
  [SUD_TECHNIQUE_NAKED_PAIR]
  = { N_ ("Two cells of a house have, all together, only two candidates. The other cells of the house lose these "
          "two digits."),
      SUBSET_WHY,
      SUBSET_HOW },
  [SUD_TECHNIQUE_NAKED_TRIPLE]
  = { N_ ("Three cells of a house have, all together, only three candidates. The other cells of the house lose "
          "these three digits."),
      SUBSET_WHY,
      SUBSET_HOW },
  [SUD_TECHNIQUE_NAKED_QUADRUPLE]
  = { N_ ("Four cells of a house have, all together, only four candidates. The other cells of the house lose these "
          "four digits."),
      SUBSET_WHY,
      SUBSET_HOW },
  [SUD_TECHNIQUE_HIDDEN_PAIR]
  = { N_ ("Two digits have, all together, only two cells of a house to go into. These cells lose all their other "
          "candidates."),
      HIDDEN_WHY,
      HIDDEN_HOW },
  [SUD_TECHNIQUE_HIDDEN_TRIPLE]
  = { N_ ("Three digits have, all together, only three cells of a house to go into. These cells lose all their "
          "other candidates."),
      HIDDEN_WHY,
      HIDDEN_HOW },
  [SUD_TECHNIQUE_HIDDEN_QUADRUPLE]
  = { N_ ("Four digits have, all together, only four cells of a house to go into. These cells lose all their other "
          "candidates."),
      HIDDEN_WHY,
      HIDDEN_HOW },
  [SUD_TECHNIQUE_X_WING]
  = { N_ ("In two rows a digit has its only places in the same two columns. All other cells of these columns lose "
          "it. The same goes with rows and columns exchanged."),
      N_ ("Each of the two rows needs the digit once, and they cannot both take it in the same column. So one row "
          "takes it in the one column, and the other row in the other. We need not know which: either way both "
          "columns have their digit in these rows, and nowhere else."),
      N_ ("Choose a digit, and look for rows in which it has just two places. If two such rows have them in the "
          "same two columns, the four places are the corners of a rectangle. Strike the digit from the rest of "
          "these columns. Then look the other way round, by columns.") },
  [SUD_TECHNIQUE_SWORDFISH]
  = { N_ ("In three rows all places of a digit lie in the same three columns: two or three of them in each row. All"
          " other cells of these columns lose it. The same goes with rows and columns exchanged."),
      FISH_WHY,
      FISH_HOW },
  [SUD_TECHNIQUE_JELLYFISH]
  = { N_ ("In four rows all places of a digit lie in the same four columns: two to four of them in each row. All "
          "other cells of these columns lose it. The same goes with rows and columns exchanged."),
      FISH_WHY,
      FISH_HOW },
  [SUD_TECHNIQUE_FINNED_X_WING]
  = { N_ ("It would be an X-Wing, were it not for one or more further places of the digit in its rows: the fins, "
          "all in one box. A cell that the X-Wing would clear, and that sees every fin, loses the digit. The same "
          "goes with rows and columns exchanged."),
      FIN_WHY,
      FIN_HOW },
  [SUD_TECHNIQUE_SASHIMI_X_WING]
  = { N_ ("It is a Finned X-Wing that is incomplete without its fins: one of its rows has only one place left then."
          " It works all the same: a cell that the X-Wing would clear, and that sees every fin, loses the digit."),
      FIN_WHY,
      FIN_HOW },
  [SUD_TECHNIQUE_FINNED_SWORDFISH]
  = { N_ ("It would be a Swordfish, were it not for one or more further places of the digit in its rows: the fins, "
          "all in one box. A cell that the Swordfish would clear, and that sees every fin, loses the digit. The "
          "same goes with rows and columns exchanged."),
      FIN_WHY,
      FIN_HOW },
  [SUD_TECHNIQUE_SASHIMI_SWORDFISH]
  = { N_ ("It is a Finned Swordfish that is incomplete without its fins: one of its rows has only one place left "
          "then. It works all the same: a cell that the Swordfish would clear, and that sees every fin, loses the "
          "digit."),
      FIN_WHY,
      FIN_HOW },
  [SUD_TECHNIQUE_FINNED_JELLYFISH]
  = { N_ ("It would be a Jellyfish, were it not for one or more further places of the digit in its rows: the fins, "
          "all in one box. A cell that the Jellyfish would clear, and that sees every fin, loses the digit. The "
          "same goes with rows and columns exchanged."),
      FIN_WHY,
      FIN_HOW },
  [SUD_TECHNIQUE_SASHIMI_JELLYFISH]
  = { N_ ("It is a Finned Jellyfish that is incomplete without its fins: one of its rows has only one place left "
          "then. It works all the same: a cell that the Jellyfish would clear, and that sees every fin, loses the "
          "digit."),
      FIN_WHY,
      FIN_HOW },
  [SUD_TECHNIQUE_SQUIRMBAG ... SUD_TECHNIQUE_LEVIATHAN]
  = { N_ ("In five rows (Squirmbag), in six (Whale) or in seven (Leviathan) all places of a digit lie in as many "
          "columns. All other cells of these columns lose it. The same goes with rows and columns exchanged. With "
          "it there is always a smaller pattern of the remaining columns, which is easier to see."),
      FISH_WHY,
      FISH_HOW },
  [SUD_TECHNIQUE_FINNED_SQUIRMBAG ... SUD_TECHNIQUE_SASHIMI_LEVIATHAN]
  = { N_ ("It would be a fish of five rows (Squirmbag), six (Whale) or seven (Leviathan), were it not for one or "
          "more further places of the digit in its rows: the fins, all in one box. Without them a row of a Sashimi "
          "fish has only one place left. A cell that the fish would clear, and that sees every fin, loses the "
          "digit. The same goes with rows and columns exchanged."),
      FIN_WHY,
      FIN_HOW },
  [SUD_TECHNIQUE_FRANKEN_X_WING]
  = { N_ ("It is an X-Wing in which boxes take part: two houses, rows and boxes, say, have all their places for a "
          "digit in two others, columns and boxes. All other cells of these others lose the digit. With it there is "
          "always Pointing or Claiming, too, which is easier to see."),
      BOX_WHY,
      BOX_HOW },
  [SUD_TECHNIQUE_FINNED_FRANKEN_X_WING]
  = { N_ ("It would be a Franken X-Wing, a fish of two houses with boxes among them, were it not for some more "
          "places of the digit, the fins. A cell that the fish would clear, and that sees every fin, loses the "
          "digit."),
      BOX_FIN_WHY,
      BOX_HOW },
  [SUD_TECHNIQUE_MUTANT_X_WING]
  = { N_ ("It is an X-Wing of any two houses, rows, columns and boxes mixed, whose places for a digit all lie in "
          "two others, mixed as well. All other cells of these others lose the digit. With it there is always "
          "Pointing or Claiming, too, which is easier to see."),
      BOX_WHY,
      BOX_HOW },
  [SUD_TECHNIQUE_FINNED_MUTANT_X_WING]
  = { N_ ("It would be a Mutant X-Wing, a fish of any two houses, were it not for some more places of the digit, "
          "the fins. A cell that the fish would clear, and that sees every fin, loses the digit."),
      BOX_FIN_WHY,
      BOX_HOW },
  [SUD_TECHNIQUE_FRANKEN_SWORDFISH]
  = { N_ ("It is a Swordfish in which boxes take part: three houses have all their places for a digit in three "
          "others. They are rows and boxes, say, and the others columns and boxes. All other cells of the others "
          "lose the digit."),
      BOX_WHY,
      BOX_HOW },
  [SUD_TECHNIQUE_FINNED_FRANKEN_SWORDFISH]
  = { N_ ("It would be a Franken Swordfish, a fish of three houses with boxes, were it not for some more places of "
          "the digit, the fins. A cell that the fish would clear, and that sees every fin, loses the digit."),
      BOX_FIN_WHY,
      BOX_HOW },
  [SUD_TECHNIQUE_MUTANT_SWORDFISH]
  = { N_ ("It is a Swordfish of any three houses, rows, columns and boxes mixed, whose places for a digit all lie "
          "in three others, mixed as well. All other cells of these others lose the digit."),
      BOX_WHY,
      BOX_HOW },
  [SUD_TECHNIQUE_FINNED_MUTANT_SWORDFISH]
  = { N_ ("It would be a Mutant Swordfish, a fish of any three houses, were it not for some more places of the "
          "digit, the fins. A cell that the fish would clear, and that sees every fin, loses the digit."),
      BOX_FIN_WHY,
      BOX_HOW },
  [SUD_TECHNIQUE_FRANKEN_JELLYFISH]
  = { N_ ("It is a Jellyfish in which boxes take part: four houses have all their places for a digit in four "
          "others. They are rows and boxes, say, and the others columns and boxes. All other cells of the others "
          "lose the digit."),
      BOX_WHY,
      BOX_HOW },
  [SUD_TECHNIQUE_FINNED_FRANKEN_JELLYFISH]
  = { N_ ("It would be a Franken Jellyfish, a fish of four houses with boxes, were it not for some more places of "
          "the digit, the fins. A cell that the fish would clear, and that sees every fin, loses the digit."),
      BOX_FIN_WHY,
      BOX_HOW },
  [SUD_TECHNIQUE_MUTANT_JELLYFISH]
  = { N_ ("It is a Jellyfish of any four houses, rows, columns and boxes mixed, whose places for a digit all lie in"
          " four others, mixed as well. All other cells of these others lose the digit."),
      BOX_WHY,
      BOX_HOW },
  [SUD_TECHNIQUE_FINNED_MUTANT_JELLYFISH]
  = { N_ ("It would be a Mutant Jellyfish, a fish of any four houses, were it not for some more places of the "
          "digit, the fins. A cell that the fish would clear, and that sees every fin, loses the digit."),
      BOX_FIN_WHY,
      BOX_HOW },
  [SUD_TECHNIQUE_FRANKEN_SQUIRMBAG ... SUD_TECHNIQUE_FINNED_FRANKEN_LEVIATHAN]
  = { N_ ("It is a fish in which boxes take part: five houses (Squirmbag), six (Whale) or seven (Leviathan) have "
          "all their places for a digit in as many others. They are rows and boxes, say, and the others columns and"
          " boxes. All other cells of the others lose the digit. If it is finned, some places are in none of these "
          "others: the fins. Then only cells that see every fin lose it."),
      BOX_FIN_WHY,
      BOX_HOW },
  [SUD_TECHNIQUE_MUTANT_SQUIRMBAG ... SUD_TECHNIQUE_FINNED_MUTANT_LEVIATHAN]
  = { N_ ("It is a fish of any five houses (Squirmbag), six (Whale) or seven (Leviathan), rows, columns and boxes "
          "mixed, whose places for a digit all lie in as many others, mixed as well. All other cells of these "
          "others lose the digit. If it is finned, some places are in none of these others: the fins. Then only "
          "cells that see every fin lose it."),
      BOX_FIN_WHY,
      BOX_HOW },
  [SUD_TECHNIQUE_KRAKEN_FISH_1]
  = { N_ ("It would be an X-Wing, a Swordfish or a Jellyfish, were it not for some more places of the digit in its "
          "rows, the fins. These may be anywhere. A cell that the fish would clear loses the digit if from each "
          "fin that does not see it a chain leads there."),
      N_ ("Either one of the fins is right, or none is. If none is, the fish is complete, and the cell loses the "
          "digit. If one is, it loses the digit, too, as the chain from that fin shows link by link. So it loses it "
          "for certain."),
      KRAKEN_HOW },
  [SUD_TECHNIQUE_KRAKEN_FISH_2]
  = { N_ ("Take a fish with fins, or without, and one of the columns that cover it. From each place of the digit in "
          "the rows of the fish and that column, and from each fin, a chain leads to the same candidate, of any digit, "
          "and rules it out. So the candidate goes."),
      N_ ("Either one of the fins is right, or none is. If none is, the fish is complete, and the column has its digit "
          "in one of the rows of the fish. So one of the places is right, though we do not know which, and all of them "
          "lead to the same."),
      KRAKEN_HOW },
  [SUD_TECHNIQUE_REMOTE_PAIR]
  = { N_ ("An even number of cells, at least four, form a chain in which each sees the next, and all have the same "
          "two candidates. A cell that sees both ends of the chain loses both digits."),
      N_ ("Neighbours in the chain cannot be equal, so the two digits take turns along it. With an even number of "
          "cells the ends are then never equal. So they hold both digits, in whatever order, and a cell that sees "
          "both ends can have neither."),
      N_ ("Look for a pair of candidates that several cells have in common. Connect the cells that see each other, "
          "and count along: first, second, third, fourth. Then look where the first and the fourth are both seen. "
          "With just two cells it would be a Naked Pair.") },
  [SUD_TECHNIQUE_SKYSCRAPER]
  = { N_ ("In two rows a digit has just two places each, and one place of the first row is in the same column as "
          "one of the second. A cell that sees both of the other two places, the roofs, loses the digit. The same "
          "goes with rows and columns exchanged."),
      TURBOT_WHY,
      TURBOT_HOW },
  [SUD_TECHNIQUE_KITE]
  = { N_ ("In a row a digit has just two places, and in a column just two as well; one of the row and one of the "
          "column lie in the same box. The cell that sees the far end of the row and that of the column loses the "
          "digit."),
      TURBOT_WHY,
      TURBOT_HOW },
  [SUD_TECHNIQUE_TURBOT_FISH]
  = { N_ ("Two houses have just two places each for a digit, and a place of the one sees a place of the other. One "
          "of the houses is a box (of two rows it would be a Skyscraper). A cell that sees both of the far places "
          "loses the digit."),
      TURBOT_WHY,
      TURBOT_HOW },
  [SUD_TECHNIQUE_EMPTY_RECTANGLE]
  = { N_ ("In a box, the places of a digit make a cross: they all lie in one of its rows and one of its columns. In"
          " another column the digit has just two places, and one of them is in the row of the cross. The cell in "
          "the row of the other place and in the column of the cross loses the digit. The same goes with rows and "
          "columns exchanged."),
      N_ ("If the digit is at that other place, the cell in its row cannot have it. If not, it is at the place in "
          "the row of the cross; then the box must have its digit in the column of the cross, and again the cell, "
          "which is in this column, cannot have it."),
      N_ ("Look for a box in which a digit leaves four cells of a rectangle empty, so that its places form a cross."
          " Follow the row of the cross out of the box to a column with just two places. From its other place go "
          "back along the row, to where it meets the column of the cross.") },
  [SUD_TECHNIQUE_DUAL_KITE]
  = { N_ ("Two 2-String Kites meet in the same two cells of a box. What both of them rule out goes at once."),
      DUAL_WHY,
      DUAL_HOW },
  [SUD_TECHNIQUE_DUAL_EMPTY_RECTANGLE]
  = { N_ ("Two Empty Rectangles have the same box in common. What both of them rule out goes at once."),
      DUAL_WHY,
      DUAL_HOW },
  [SUD_TECHNIQUE_COLOUR_TRAP]
  = { N_ ("Take one digit. Where a house has just two places for it, one is right and the other wrong: give them "
          "two colours. Go on from each of them in the same way, always with the other colour. A cell that sees a "
          "place of each colour loses the digit."),
      COLOUR_WHY,
      COLOUR_HOW },
  [SUD_TECHNIQUE_COLOUR_WRAP]
  = { N_ ("Colour the places of a digit in turn, from house to house with just two places, as for a trap. If two "
          "places of the same colour see each other, that colour is wrong: all of its places lose the digit."),
      COLOUR_WHY,
      COLOUR_HOW },
  [SUD_TECHNIQUE_MULTI_COLOURS_1]
  = { N_ ("Two chains of one digit are coloured, each with two colours of its own. A place of one colour sees a "
          "place of the other chain, so these two colours are not both right. Then one of the two opposite colours "
          "is right, and a cell that sees both of those loses the digit."),
      COLOUR_WHY,
      COLOUR_HOW },
  [SUD_TECHNIQUE_MULTI_COLOURS_2]
  = { N_ ("Two chains of one digit are coloured, each with two colours of its own. If one colour of the first sees "
          "both colours of the second, it is wrong, for one of those two is right. All its places lose the digit."),
      COLOUR_WHY,
      COLOUR_HOW },
  [SUD_TECHNIQUE_X_CHAIN]
  = { N_ ("A chain of places of one digit, with strong and weak links in turn. A strong link is a house with just "
          "two places: if one is wrong, the other is right. A weak link joins two places that see each other: if "
          "one is right, the other is wrong. It begins and ends with a strong link, and what sees both ends loses "
          "the digit."),
      CHAIN_WHY,
      CHAIN_HOW },
  [SUD_TECHNIQUE_XY_CHAIN]
  = { N_ ("A chain of cells with two candidates each. Each cell sees the next one and shares a candidate with it, "
          "always the one that the link before has left. Both ends are left with the same digit, and what sees both"
          " ends loses it."),
      N_ ("Suppose the first cell is not that digit. Then it is its other candidate, so the next cell cannot be "
          "that and is its other one, and so on, until the last cell is left with the digit. So the first or the "
          "last cell has it."),
      N_ ("Look only at cells with two candidates; Alt and 0 highlights them. From one of them leave one digit "
          "aside, follow the other to a cell that has it, then that one's other digit, and so on. Whenever you meet"
          " the digit that you left aside, look what sees both ends.") },
  [SUD_TECHNIQUE_CONTINUOUS_LOOP]
  = { N_ ("A chain of strong and weak links in turn closes to a ring without a break. Then of every two places that"
          " are linked just one is right, and every weak link rules out what sees both of its ends, or what else is"
          " in a cell that it passes through."),
      N_ ("Go round the ring from any place. If it is right, every second place is right and those between are "
          "wrong; if it is wrong, it is the other way round. In both cases exactly one end of each link is right, "
          "so nothing else can be."),
      CHAIN_HOW },
  [SUD_TECHNIQUE_DISCONTINUOUS_LOOP]
  = { N_ ("A chain of strong and weak links in turn comes back to where it began, and contradicts itself there. If "
          "it begins and ends with strong links, the candidate is right; if with weak ones, it is wrong."),
      N_ ("Suppose the opposite of what is claimed. Each link says what follows at the next place, and at the end "
          "the chain says of the place where it began that it is not as was supposed. So the supposition was wrong."),
      CHAIN_HOW },
  [SUD_TECHNIQUE_AIC]
  = { N_ ("A chain of strong and weak links in turn, in which digits change: inside a cell with two candidates, if "
          "one is wrong the other is right. It begins and ends with a strong link. What sees both ends goes: the "
          "digit, where both ends are the same, or each end's digit in the other's cell."),
      CHAIN_WHY,
      CHAIN_HOW },
  [SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP]
  = { N_ ("A chain that closes to a ring, in which several cells in a line of a box can stand for one place: the "
          "digit is in one of them. Of every two places that are linked just one is right, so every weak link rules"
          " out what sees both of its ends."),
      N_ ("Go round the ring from any place. Right and wrong take turns, whichever way it begins, so exactly one "
          "end of each link is right. That one of several cells is meant changes nothing: what sees all of them "
          "sees the digit."),
      GROUP_HOW },
  [SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP]
  = { N_ ("A chain that comes back to where it began and contradicts itself there. Several cells in a line of a "
          "box can stand for one place of it: the digit is in one of them."),
      N_ ("Suppose the opposite of what is claimed, and follow the links: at the end the place where it began is "
          "not as was supposed. So the supposition was wrong."),
      GROUP_HOW },
  [SUD_TECHNIQUE_GROUPED_AIC]
  = { N_ ("A chain of strong and weak links in turn, in which several cells in a line of a box can stand for one "
          "place. The digit is in one of them then. What both ends rule out goes."),
      CHAIN_WHY,
      GROUP_HOW },
  [SUD_TECHNIQUE_GUARDIANS]
  = { N_ ("Five, seven or nine places of a digit form a ring, each in a house with the next. The houses of the ring"
          " have a few further places for the digit: the guardians. A cell that sees all guardians loses the digit."),
      N_ ("Without the guardians each house of the ring would have just two places, so right and wrong would have "
          "to take turns round it. With an odd number of places that cannot be. So one of the guardians is right, "
          "and what sees all of them sees it."),
      N_ ("Choose a digit, and look for a ring of five of its places, where nearly each house has just these two. "
          "The fewer guardians, the better: with a single one, that one is right.") },
  [SUD_TECHNIQUE_RECTANGLE_1]
  = { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle, and all can hold the same two "
          "digits. Only one of them has other candidates as well: it loses the two digits."),
      DEADLY_WHY,
      RECT_HOW },
  [SUD_TECHNIQUE_RECTANGLE_2]
  = { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle, and all can hold the same two "
          "digits. Two of them, in one row or column, have one other candidate as well, the same in both. A cell "
          "that sees both loses that digit."),
      DEADLY_WHY,
      RECT_HOW },
  [SUD_TECHNIQUE_RECTANGLE_3]
  = { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle, and all can hold the same two "
          "digits. Two of them, in one house, have other candidates as well. Taken as one cell, these make a naked "
          "subset with more cells of the house, and its digits go from the rest of the house."),
      DEADLY_WHY,
      RECT_HOW },
  [SUD_TECHNIQUE_RECTANGLE_4]
  = { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle, and all can hold the same two "
          "digits. Two of them, in one house, have other candidates as well. In that house one of the two digits "
          "has no other place than these two cells, so they lose the other of the two."),
      N_ ("If all these cells held nothing but the two digits, these could be exchanged, and the puzzle would have "
          "two solutions, or none. One of the two cells holds the digit that has no other place; if the other cell "
          "held the other digit, it would come to just that."),
      RECT_HOW },
  [SUD_TECHNIQUE_RECTANGLE_5]
  = { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle, and all can hold the same two "
          "digits. Two opposite corners, or three corners, have one other candidate as well, the same in each. A "
          "cell that sees all of these loses that digit."),
      DEADLY_WHY,
      N_ ("Start from a cell with just two candidates. In its row and in its column, look for a cell each that has "
          "these digits among its candidates, one inside the box of the first cell and one outside; the fourth corner "
          "is where their lines cross. Do the corners with a further candidate all have the same one, and no more? "
          "They may have lost one of the two digits already.") },
  [SUD_TECHNIQUE_RECTANGLE_6]
  = { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle, and all can hold the same two "
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
          "one of the two already.") },
  [SUD_TECHNIQUE_HIDDEN_RECTANGLE]
  = { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle, and all can hold the same two "
          "digits. One corner has no other candidate. In the row and in the column of the opposite corner, one of "
          "the two digits has no other place than the corners. Then the opposite corner loses the other digit."),
      N_ ("If the opposite corner held that other digit, the first digit would have to go to the two corners beside"
          " it, and the corner without other candidates would hold the other digit, too. The two could be "
          "exchanged, and the puzzle would have two solutions."),
      N_ ("Start from a cell with just two candidates. In its row and in its column, look for a cell each that has "
          "these digits among its candidates, one inside the box of the first cell and one outside; the fourth corner "
          "is where their lines cross. Then look at the row and the column of the fourth corner: is one of the two "
          "digits nowhere there but at the corners? A corner with further candidates may have lost one of the two "
          "already.") },
  [SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1]
  = { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle. Three of them have been filled "
          "in, none is a given, and two opposite corners hold the same digit. The fourth loses the digit of the "
          "corner opposite to it."),
      AVOID_WHY,
      AVOID_HOW },
  [SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_2]
  = { N_ ("Four cells in two rows, two columns and just two boxes make a rectangle. Two of them have been filled "
          "in, none is a given. Each of the other two can hold the digit that would complete the exchange, and one "
          "more, the same in both. A cell that sees both loses that one."),
      AVOID_WHY,
      AVOID_HOW },
  [SUD_TECHNIQUE_UNIQUE_LOOP_1]
  = { N_ ("Six or more cells make a ring, each in a house with the next, two in every house of the ring, and all "
          "can hold the same two digits. Only one of them has other candidates as well: it loses the two digits."),
      DEADLY_WHY,
      LOOP_HOW },
  [SUD_TECHNIQUE_UNIQUE_LOOP_2]
  = { N_ ("Six or more cells make a ring, each in a house with the next, two in every house of the ring, and all "
          "can hold the same two digits. Two or more of them have one other candidate as well, the same in each. A "
          "cell that sees all of these loses that digit."),
      DEADLY_WHY,
      LOOP_HOW },
  [SUD_TECHNIQUE_UNIQUE_LOOP_3]
  = { N_ ("Six or more cells make a ring, each in a house with the next, two in every house of the ring, and all "
          "can hold the same two digits. Two of them, in one house, have other candidates as well. Taken as one "
          "cell, these make a naked subset with more cells of the house, and its digits go from the rest of the "
          "house."),
      DEADLY_WHY,
      LOOP_HOW },
  [SUD_TECHNIQUE_UNIQUE_LOOP_4]
  = { N_ ("Six or more cells make a ring, each in a house with the next, two in every house of the ring, and all "
          "can hold the same two digits. Two of them, in one house, have other candidates as well. In that house "
          "one of the two digits has no other place than these two cells, so they lose the other of the two."),
      N_ ("If all these cells held nothing but the two digits, these could be exchanged, and the puzzle would have "
          "two solutions, or none. One of the two cells holds the digit that has no other place; if the other cell "
          "held the other digit, it would come to just that."),
      LOOP_HOW },
  [SUD_TECHNIQUE_BUG_1]
  = { N_ ("Every blank cell has just two candidates, but for a single one with three. In that cell, the candidate "
          "that stands three times in its row, its column and its box is right; the other two go."),
      GRAVE_WHY,
      GRAVE_HOW },
  [SUD_TECHNIQUE_BUG_2]
  = { N_ ("Every blank cell has just two candidates, but for a few with one extra candidate, the same digit in "
          "each. A cell that sees all of them loses this digit."),
      GRAVE_WHY,
      GRAVE_HOW },
  [SUD_TECHNIQUE_BUG_3]
  = { N_ ("Every blank cell has just two candidates, but for a few, in one house, with extra ones. Taken as one "
          "cell, these extra candidates make a naked subset with more cells of the house, and its digits go from "
          "the rest of the house."),
      GRAVE_WHY,
      GRAVE_HOW },
  [SUD_TECHNIQUE_BUG_4]
  = { N_ ("Every blank cell has just two candidates, but for two, in one house, with extra ones. In that house "
          "another of their candidates has no other place than these two cells. So one of them holds it, one an "
          "extra candidate, and all that is left goes from both."),
      GRAVE_WHY,
      GRAVE_HOW },
  [SUD_TECHNIQUE_BUG_N]
  = { N_ ("Every blank cell has just two candidates, but for a few with extra ones, of different digits. What every"
          " one of the extra candidates rules out goes."),
      GRAVE_WHY,
      GRAVE_HOW },
  [SUD_TECHNIQUE_W_WING]
  = { N_ ("Two cells that do not see each other have the same two candidates. In some house, one of these digits "
          "has just two places, and each of the two cells sees one of them. A cell that sees both cells loses the "
          "other digit."),
      N_ ("In that house one of the two places is right, and the cell that sees it cannot hold the same digit. So "
          "this cell holds the other one. Whichever of the cells it is, what sees both sees the other digit."),
      N_ ("Look for two cells with the same two candidates that lie apart. For each of the digits, look for a row, "
          "column or box between them that has just two places for it, one that the first cell sees and one that "
          "the second sees.") },
  [SUD_TECHNIQUE_XY_WING]
  = { N_ ("A cell with two candidates, the pivot, sees two other cells with two candidates each. The one shares one"
          " digit with the pivot, the other its other digit, and both have the same third digit. A cell that sees "
          "both of these wings loses the third digit."),
      N_ ("The pivot holds one of its two digits. Whichever it is, the wing that shares it cannot hold it, and is "
          "left with the third digit. So one of the two wings holds the third digit, and a cell that sees both "
          "cannot."),
      N_ ("Look at cells with two candidates; Alt and 0 highlights them. Take one as the pivot, say 12, and look "
          "among those that it sees for one with 1 and one with 2 whose other digit is the same, such as 13 and 23.") },
  [SUD_TECHNIQUE_XYZ_WING]
  = { N_ ("The pivot has three candidates, and sees two cells with two of these each, not the same two; one digit "
          "is in all three cells. A cell that sees all three of them loses this digit."),
      N_ ("The pivot is one of its three digits. If it is not the common one, it is one that one of the wings has, "
          "and this wing is left with the common digit. So one of the three cells holds it, whichever it is."),
      N_ ("Look for a cell with three candidates, and for cells with two of them: one in its box, one in its row or"
          " column outside the box. What sees all three lies in the box of the pivot, in that row or column.") },
  [SUD_TECHNIQUE_WXYZ_WING]
  = { N_ ("Four cells, in two houses that cross, hold only four digits together. All places of each of these digits"
          " see each other, but for one digit. A cell that sees all places of that one loses it."),
      BENT_WHY,
      BENT_HOW },
  [SUD_TECHNIQUE_VWXYZ_WING]
  = { N_ ("Five cells, in two houses that cross, hold only five digits together. All places of each of these digits"
          " see each other, but for one digit. A cell that sees all places of that one loses it."),
      BENT_WHY,
      BENT_HOW },
  [SUD_TECHNIQUE_SUE_DE_COQ]
  = { N_ ("Two or three cells where a line and a box cross, and some more of each, have as many digits together as "
          "there are cells. All of these cells are blank. No digit is both in the cells of the line and in those "
          "of the box outside the crossing. Then each of these digits is settled in its line or its box, and goes "
          "from the other cells there."),
      N_ ("No digit can stand twice among these cells: those outside the crossing share none, and the rest see each"
          " other. As there are as many digits as cells, each stands there exactly once: those of the line within "
          "the line, those of the box within the box."),
      N_ ("Look for a crossing of a line and a box with two blank cells and four digits, or three cells and five. "
          "Then look for a cell in the rest of the line with two of these digits, and for a cell in the rest of the"
          " box with the other two.") },
  [SUD_TECHNIQUE_ALS_XZ]
  = { N_ ("An almost locked set is some cells of a house with one candidate more than there are cells: if one digit"
          " goes, all the others must be there. Two of these sets share a digit whose places in the one all see "
          "those in the other, and a second digit besides. A cell outside that sees all places of the second digit "
          "in both loses it."),
      N_ ("The linking digit cannot be in both sets. The set that lacks it then holds all of its other digits, the "
          "second one among them. So the second digit is in one of the two sets, and a cell that sees all its "
          "places there cannot have it."),
      ALS_HOW },
  [SUD_TECHNIQUE_ALS_XY_WING]
  = { N_ ("An almost locked set is some cells of a house with one candidate more than there are cells: if one digit"
          " goes, all the others must be there. Three sets: the middle one is linked with each of the others by a "
          "digit, a different one each time, of which all places see each other. The two outer sets have a further "
          "digit in common: a cell that sees all its places in both loses it."),
      N_ ("If the first set lacks the further digit, it holds the digit that links it with the middle; so the "
          "middle lacks that, and holds the one that links it with the third; so the third lacks that, and holds "
          "the further digit. So it is in the first or in the third."),
      ALS_HOW },
  [SUD_TECHNIQUE_ALS_CHAIN]
  = { N_ ("An almost locked set is some cells of a house with one candidate more than there are cells: if one digit"
          " goes, all the others must be there. Four or more sets, each linked with the next by a digit of which all"
          " places see each other, and never twice in a row by the same. The first and the last set have a further "
          "digit in common: a cell that sees all its places in both loses it."),
      N_ ("If the first set lacks the further digit, it holds the digit of its link, so the second set lacks that "
          "and holds the digit of the next link, and so on to the last set, which then holds the further digit. So "
          "it is in the first set or in the last."),
      ALS_HOW },
  [SUD_TECHNIQUE_DEATH_BLOSSOM]
  = { N_ ("An almost locked set is some cells of a house with one candidate more than there are cells: if one digit"
          " goes, all the others must be there. A cell, the stem, has for each of its candidates such a set, a "
          "petal, whose places for that candidate it sees. All petals have a further digit in common: a cell that "
          "sees all its places in all petals loses it."),
      N_ ("The stem holds one of its candidates. The petal of that candidate then lacks it, and holds all its other"
          " digits, the common one among them. So the common digit is in one of the petals, whichever it is."),
      N_ ("Choose a cell with two or three candidates. For each of them look for a cell with two candidates, or two"
          " cells with three, that it sees, and compare what else these hold.") },
  [SUD_TECHNIQUE_TEMPLATE_SET]
  = { N_ ("Nine cells that hold one digit, one in each row, column and box, are a template. A cell that is in all "
          "templates which are still possible for a digit holds it."),
      N_ ("One of the templates is that of the solution. What is true of all of them is true of this one, too. "
          "A template through a cell that all templates of another digit share is not possible any more, because that "
          "digit is there."),
      TEMPLATE_HOW },
  [SUD_TECHNIQUE_TEMPLATE_DELETE]
  = { N_ ("Nine cells that hold one digit, one in each row, column and box, are a template. A candidate that is in "
          "none of the templates which are still possible for its digit goes."),
      N_ ("One of the templates is that of the solution. What is in none of them is not in this one either. A "
          "template through a cell that all templates of another digit share is not possible any more, because that "
          "digit is there."),
      TEMPLATE_HOW },
};

const RubricLesson *
rubric_lesson_get (SudTechniqueId technique)
{
  if (technique >= SUD_TECHNIQUE_FORCING_CONTRADICTION)
    return rubric_lesson_get_hardest (technique);
  return &lessons[technique];
}

SudTechniqueId
rubric_lesson_at (int place)
{
  /* A technique that is two of another one comes just before that one in the table. */
  if (sud_technique_get_half ((SudTechniqueId)place) != SUD_N_TECHNIQUES)
    return (SudTechniqueId)(place + 1);
  if (place > 0 && sud_technique_get_half ((SudTechniqueId)(place - 1)) == (SudTechniqueId)place)
    return (SudTechniqueId)(place - 1);
  return (SudTechniqueId)place;
}
