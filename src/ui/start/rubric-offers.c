/* rubric-offers.c - what the card offers to look into, where there is not just one solution
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-offers.h"

#include "rubric-contradiction.h"
#include "rubric-solutions.h"

enum
{
  FEWEST_GIVENS = 17, /* of a puzzle with one solution: with fewer nobody wonders that there are several */
};

static gboolean
has_enough_givens (RubricDesk *desk)
{
  return sud_sheet_count (rubric_puzzle_get_sheet (rubric_desk_get_puzzle (desk)), SUD_ORIGIN_GIVEN) >= FEWEST_GIVENS;
}

void
rubric_offers_update (GtkWidget *why_button, GtkWidget *solutions_button, RubricDesk *desk)
{
  gtk_widget_set_visible (why_button, desk != NULL && rubric_contradiction_applies (desk));
  gtk_widget_set_visible (solutions_button,
                          desk != NULL && rubric_solutions_applies (desk) && has_enough_givens (desk));
}
