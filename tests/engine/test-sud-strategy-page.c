/* test-sud-strategy-page.c - every strategy has a page, and each step of a search a line of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-strategy-page.h"

#include <glib.h>
#include <string.h>

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

enum
{
  COLUMN = 32, /* letters, with two for each step in */
};

static void
observe (SudSearchEvent event, int cell, int digit, const SudGrid *grid, void *data)
{
  g_assert_cmpint (sud_strategy_page_find_line (data, event), >=, 0);
}

/* What cannot be watched has no line; of all others no step is without one. */
static void
test_lines (void)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);
  SudGrid grid;

  g_assert_cmpint (sud_grid_parse_line (&grid, REFERENCE), ==, SUD_CELLS);
  for (int i = 0; i < n; i++)
    {
      const SudStrategyPage *page = sud_strategy_get_page (&strategies[i]);
      SudSearchOptions options = { .limit = 1, .observe = observe, .data = (void *)page };
      SudResult result;

      g_test_message ("%s", strategies[i].id);
      g_assert_nonnull (page);
      g_assert_cmpint (sud_strategy_page_count_lines (page) > 0, ==, strategies[i].watchable);
      if (!strategies[i].watchable)
        continue;
      sud_strategy_run (&strategies[i], &grid, &options, &result);
      g_assert_cmpint (sud_strategy_page_find_line (page, SUD_SEARCH_REJECT) >= 0, ==, result.stats.rejected > 0);
    }
}

static void
test_words (void)
{
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  for (int i = 0; i < n; i++)
    {
      const SudStrategyPage *page = sud_strategy_get_page (&strategies[i]);

      g_assert_true (g_str_has_suffix (strategies[i].summary, ".") && g_str_has_suffix (page->idea, "."));
      for (int line = 0; line < sud_strategy_page_count_lines (page); line++)
        g_assert_cmpint (g_utf8_strlen (page->lines[line].text, -1) + 2 * page->lines[line].indent, <=, COLUMN);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/strategy-page/lines", test_lines);
  g_test_add_func ("/engine/strategy-page/words", test_words);
  return g_test_run ();
}
