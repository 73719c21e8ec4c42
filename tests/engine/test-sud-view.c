/* test-sud-view.c - views: what is tinted, linked, and drawn again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-view.h"

#include <glib.h>

static void
test_tints (void)
{
  SudSheet sheet;
  SudView view;
  SudCells cells = SUD_NO_CELLS;

  sud_sheet_clear (&sheet);
  sud_sheet_set_digit (&sheet, 3, 7, SUD_ORIGIN_GIVEN);
  sud_view_init (&view, &sheet);
  g_assert_true (sud_sheet_equal (&view.sheet, &sheet));
  sud_cells_add (&cells, 0);
  sud_cells_add (&cells, 80);
  sud_evidence_tint (&view.evidence, cells, 3);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_assert_cmpint (view.evidence.tint[cell], ==, sud_cells_has (cells, cell) ? 3 : 0);
}

/* A cell of two sets has the tints of both, and the names of all that it is in. */
static void
test_sets (void)
{
  SudCells one = sud_cells_of (0), other = sud_cells_of (80), both = sud_cells_union (one, other);
  SudEvidence evidence = { 0 };

  g_assert_false (sud_evidence_has_lines (&evidence));
  sud_evidence_add_tint (&evidence, one, 2);
  sud_evidence_add_tint (&evidence, both, 3);
  sud_evidence_add_tint (&evidence, one, 4);
  g_assert_cmpint (evidence.tint[0], ==, 2);
  g_assert_cmpint (evidence.second_tint[0], ==, 3);
  g_assert_cmpint (evidence.tint[80], ==, 3);
  g_assert_cmpint (evidence.second_tint[80], ==, 0);
  sud_evidence_name_group (&evidence, one, 0);
  sud_evidence_name_group (&evidence, both, 2);
  g_assert_cmphex (evidence.groups[0], ==, 1 << 0 | 1 << 2);
  g_assert_cmphex (evidence.groups[80], ==, 1 << 2);
  g_assert_true (sud_evidence_has_lines (&evidence));
}

static void
test_links (void)
{
  SudEvidence evidence = { 0 }, other;
  SudLinkEnd group = sud_link_end (1, 5);

  for (int i = 0; i < SUD_VIEW_LINKS; i++)
    g_assert_true (sud_evidence_add_link (&evidence, SUD_LINK_WEAK, sud_link_end (i, 5), sud_link_end (i + 1, 6)));
  g_assert_false (sud_evidence_add_link (&evidence, SUD_LINK_WEAK, group, group));
  g_assert_cmpint (evidence.n_links, ==, SUD_VIEW_LINKS);
  g_assert_false (sud_link_is_grouped (&evidence.links[0]));
  other = evidence;
  g_assert_true (sud_evidence_same_lines (&evidence, &other));
  sud_cells_add (&other.links[7].to.cells, 60);
  g_assert_true (sud_link_is_grouped (&other.links[7]));
  g_assert_false (sud_evidence_same_lines (&evidence, &other));
}

/* Tints and candidates belong to cells, and not to what lies over them. */
static void
test_lines (void)
{
  SudEvidence evidence = { 0 }, other = { 0 };

  other.tint[4] = 1;
  other.struck[4] = SUD_ALL_DIGITS;
  g_assert_true (sud_evidence_same_lines (&evidence, &other));
  other.houses = 1;
  g_assert_false (sud_evidence_same_lines (&evidence, &other));
  other = evidence;
  sud_evidence_name_group (&other, sud_cells_of (4), 1);
  g_assert_false (sud_evidence_same_lines (&evidence, &other));
  other = evidence;
  sud_evidence_add_link (&other, SUD_LINK_STRONG, sud_link_end (0, 1), sud_link_end (8, 1));
  g_assert_false (sud_evidence_same_lines (&evidence, &other));
  sud_evidence_add_link (&evidence, SUD_LINK_WEAK, sud_link_end (0, 1), sud_link_end (8, 1));
  g_assert_false (sud_evidence_same_lines (&evidence, &other));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sud-view/tints", test_tints);
  g_test_add_func ("/sud-view/sets", test_sets);
  g_test_add_func ("/sud-view/links", test_links);
  g_test_add_func ("/sud-view/lines", test_lines);
  return g_test_run ();
}
