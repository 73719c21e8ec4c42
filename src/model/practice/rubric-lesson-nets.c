/* rubric-lesson-nets.c - lessons about templates, forcing chains, nets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-lesson-private.h"

#include <glib.h>
#include <glib/gi18n.h>

/* What several techniques have in common. */

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

#define TEMPLATE_HOW \
  N_ ("Highlight the digit with Alt and its key, and try out the ways. It is worth it only when few places are " \
      "left. It is work for computers rather than for people, so hints leave it out unless you switch it on.")

static const RubricLessonRow rows[] = {
  { SUD_TECHNIQUE_TEMPLATE_SET,
    { N_ ("Nine cells that hold one digit, one in each row, column and box, are a template. A cell that is in all "
          "templates which are still possible for a digit holds it."),
      N_ ("One of the templates is that of the solution. What is true of all of them is true of this one, too. "
          "A template through a cell that all templates of another digit share is not possible any more, because that "
          "digit is there."),
      TEMPLATE_HOW } },
  { SUD_TECHNIQUE_TEMPLATE_DELETE,
    { N_ ("Nine cells that hold one digit, one in each row, column and box, are a template. A candidate that is in "
          "none of the templates which are still possible for its digit goes."),
      N_ ("One of the templates is that of the solution. What is in none of them is not in this one either. A "
          "template through a cell that all templates of another digit share is not possible any more, because that "
          "digit is there."),
      TEMPLATE_HOW } },
  { SUD_TECHNIQUE_FORCING_CONTRADICTION,
    { N_ ("Suppose a candidate. Several chains start from it, and together they leave some cell without a "
          "candidate, or a digit without a place in some house. So the candidate goes."),
      N_ ("Each chain follows from the same supposition, link by link. If what they say together is impossible, the"
          " supposition was wrong."),
      FORCING_HOW } },
  { SUD_TECHNIQUE_FORCING_VERITY,
    { N_ ("Take all candidates of a cell, or all places of a digit in a house. From each of them a chain leads to "
          "the same result. So the result is true."),
      N_ ("One of the choices is right, though we do not know which. As all of them lead to the same result, it "
          "does not matter."),
      FORCING_HOW } },
  { SUD_TECHNIQUE_LEMMA_NET,
    { N_ ("Suppose a candidate, and draw conclusions that may rest on several earlier ones at once, until something"
          " is impossible. So the candidate goes. Smaller results that were proved on the way, lemmas, are used "
          "again."),
      NET_WHY,
      NET_HOW } },
  { SUD_TECHNIQUE_DOUBLE_NET,
    { N_ ("Suppose a candidate, and show, with a second one supposed beside it, that it leads to something impossible. "
          "The second is led to a contradiction first: so it is wrong beside the first one, and that helps to lead "
          "the first one to a contradiction as well."),
      NET_WHY,
      NET_HOW } },
  { SUD_TECHNIQUE_NESTED_NET,
    { N_ ("Suppose a candidate, and show, with a second and a third one supposed beside it, that it leads to something "
          "impossible. Each is led to a contradiction before the one that was supposed earlier: the third, then the "
          "second, at last the first."),
      NET_WHY,
      NET_HOW } },
};

const RubricLessonFamily rubric_lesson_nets = { rows, G_N_ELEMENTS (rows) };
