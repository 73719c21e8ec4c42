/* rubric-lesson-sets.c - lessons about wings and almost locked sets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-lesson-private.h"

#include <glib.h>
#include <glib/gi18n.h>

/* What several techniques have in common. */

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

static const RubricLessonRow rows[] = {
  { SUD_TECHNIQUE_W_WING,
    { N_ ("Two cells that do not see each other have the same two candidates. In some house, one of these digits "
          "has just two places, and each of the two cells sees one of them. A cell that sees both cells loses the "
          "other digit."),
      N_ ("In that house one of the two places is right, and the cell that sees it cannot hold the same digit. So "
          "this cell holds the other one. Whichever of the cells it is, what sees both sees the other digit."),
      N_ ("Look for two cells with the same two candidates that lie apart. For each of the digits, look for a row, "
          "column or box between them that has just two places for it, one that the first cell sees and one that "
          "the second sees.") } },
  { SUD_TECHNIQUE_XY_WING,
    { N_ ("A cell with two candidates, the pivot, sees two other cells with two candidates each. The one shares one"
          " digit with the pivot, the other its other digit, and both have the same third digit. A cell that sees "
          "both of these wings loses the third digit."),
      N_ ("The pivot holds one of its two digits. Whichever it is, the wing that shares it cannot hold it, and is "
          "left with the third digit. So one of the two wings holds the third digit, and a cell that sees both "
          "cannot."),
      N_ ("Look at cells with two candidates; Alt and 0 highlights them. Take one as the pivot, say 12, and look "
          "among those that it sees for one with 1 and one with 2 whose other digit is the same, such as 13 and 23.") } },
  { SUD_TECHNIQUE_XYZ_WING,
    { N_ ("The pivot has three candidates, and sees two cells with two of these each, not the same two; one digit "
          "is in all three cells. A cell that sees all three of them loses this digit."),
      N_ ("The pivot is one of its three digits. If it is not the common one, it is one that one of the wings has, "
          "and this wing is left with the common digit. So one of the three cells holds it, whichever it is."),
      N_ ("Look for a cell with three candidates, and for cells with two of them: one in its box, one in its row or"
          " column outside the box. What sees all three lies in the box of the pivot, in that row or column.") } },
  { SUD_TECHNIQUE_WXYZ_WING,
    { N_ ("Four cells, in two houses that cross, hold only four digits together. All places of each of these digits"
          " see each other, but for one digit. A cell that sees all places of that one loses it."),
      BENT_WHY,
      BENT_HOW } },
  { SUD_TECHNIQUE_VWXYZ_WING,
    { N_ ("Five cells, in two houses that cross, hold only five digits together. All places of each of these digits"
          " see each other, but for one digit. A cell that sees all places of that one loses it."),
      BENT_WHY,
      BENT_HOW } },
  { SUD_TECHNIQUE_SUE_DE_COQ,
    { N_ ("Two or three cells where a line and a box cross, and some more of each, have as many digits together as "
          "there are cells. All of these cells are blank. No digit is both in the cells of the line and in those "
          "of the box outside the crossing. Then each of these digits is settled in its line or its box, and goes "
          "from the other cells there."),
      N_ ("No digit can stand twice among these cells: those outside the crossing share none, and the rest see each"
          " other. As there are as many digits as cells, each stands there exactly once: those of the line within "
          "the line, those of the box within the box."),
      N_ ("Look for a crossing of a line and a box with two blank cells and four digits, or three cells and five. "
          "Then look for a cell in the rest of the line with two of these digits, and for a cell in the rest of the"
          " box with the other two.") } },
  { SUD_TECHNIQUE_ALS_XZ,
    { N_ ("An almost locked set is some cells of a house with one candidate more than there are cells: if one digit"
          " goes, all the others must be there. Two of these sets share a digit whose places in the one all see "
          "those in the other, and a second digit besides. A cell outside that sees all places of the second digit "
          "in both loses it."),
      N_ ("The linking digit cannot be in both sets. The set that lacks it then holds all of its other digits, the "
          "second one among them. So the second digit is in one of the two sets, and a cell that sees all its "
          "places there cannot have it."),
      ALS_HOW } },
  { SUD_TECHNIQUE_ALS_XY_WING,
    { N_ ("An almost locked set is some cells of a house with one candidate more than there are cells: if one digit"
          " goes, all the others must be there. Three sets: the middle one is linked with each of the others by a "
          "digit, a different one each time, of which all places see each other. The two outer sets have a further "
          "digit in common: a cell that sees all its places in both loses it."),
      N_ ("If the first set lacks the further digit, it holds the digit that links it with the middle; so the "
          "middle lacks that, and holds the one that links it with the third; so the third lacks that, and holds "
          "the further digit. So it is in the first or in the third."),
      ALS_HOW } },
  { SUD_TECHNIQUE_ALS_CHAIN,
    { N_ ("An almost locked set is some cells of a house with one candidate more than there are cells: if one digit"
          " goes, all the others must be there. Four or more sets, each linked with the next by a digit of which all"
          " places see each other, and never twice in a row by the same. The first and the last set have a further "
          "digit in common: a cell that sees all its places in both loses it."),
      N_ ("If the first set lacks the further digit, it holds the digit of its link, so the second set lacks that "
          "and holds the digit of the next link, and so on to the last set, which then holds the further digit. So "
          "it is in the first set or in the last."),
      ALS_HOW } },
  { SUD_TECHNIQUE_DEATH_BLOSSOM,
    { N_ ("An almost locked set is some cells of a house with one candidate more than there are cells: if one digit"
          " goes, all the others must be there. A cell, the stem, has for each of its candidates such a set, a "
          "petal, whose places for that candidate it sees. All petals have a further digit in common: a cell that "
          "sees all its places in all petals loses it."),
      N_ ("The stem holds one of its candidates. The petal of that candidate then lacks it, and holds all its other"
          " digits, the common one among them. So the common digit is in one of the petals, whichever it is."),
      N_ ("Choose a cell with two or three candidates. For each of them look for a cell with two candidates, or two"
          " cells with three, that it sees, and compare what else these hold.") } },
};

const RubricLessonFamily rubric_lesson_sets = { rows, G_N_ELEMENTS (rows) };
