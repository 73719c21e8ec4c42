/* test-rubric-doubted.c - how long a cell is said to have been misread, perhaps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-doubted.h"

#include <glib.h>

enum
{
  DIGIT = 4, /* a cell that was read as a digit, */
  BLANK = 5, /* and one that was read as a blank */
  CHANGES = 8, /* so many leave it the same puzzle */
};

static RubricDoubted
make_doubted (void)
{
  RubricDoubted self = { .cells = SUD_NO_CELLS };

  sud_sheet_clear (&self.read);
  sud_sheet_set_digit (&self.read, DIGIT, 7, SUD_ORIGIN_GIVEN);
  sud_cells_add (&self.cells, DIGIT);
  sud_cells_add (&self.cells, BLANK);
  return self;
}

static void
test_given (void)
{
  RubricDoubted self = make_doubted ();
  SudSheet sheet = self.read;

  g_assert_true (sud_cells_equal (rubric_doubted_find (&self, &sheet), self.cells));
  sud_sheet_set_digit (&sheet, BLANK, 1, SUD_ORIGIN_GIVEN);
  g_assert_false (sud_cells_has (rubric_doubted_find (&self, &sheet), BLANK));
  sud_sheet_set_digit (&sheet, DIGIT, 1, SUD_ORIGIN_GIVEN);
  g_assert_true (sud_cells_is_empty (rubric_doubted_find (&self, &sheet)));
  sheet = self.read;
  g_assert_true (sud_cells_equal (rubric_doubted_find (&self, &sheet), self.cells));
}

/* Who fills the blanks, or has them filled, has corrected nothing. */
static void
test_filled (void)
{
  static const SudOrigin origins[] = { SUD_ORIGIN_ENTERED, SUD_ORIGIN_SOLVED };
  RubricDoubted self = make_doubted ();

  for (gsize i = 0; i < G_N_ELEMENTS (origins); i++)
    {
      SudSheet sheet = self.read;

      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (cell != DIGIT)
          sud_sheet_set_digit (&sheet, cell, 3, origins[i]);
      g_assert_true (sud_cells_equal (rubric_doubted_find (&self, &sheet), self.cells));
    }
}

static void
test_another (void)
{
  RubricDoubted self = make_doubted ();
  SudSheet sheet = self.read;

  for (int cell = 72; cell < 72 + CHANGES; cell++)
    sud_sheet_set_digit (&sheet, cell, 2, SUD_ORIGIN_GIVEN);
  g_assert_true (sud_cells_equal (rubric_doubted_find (&self, &sheet), self.cells));
  sud_sheet_set_digit (&sheet, 80, 2, SUD_ORIGIN_GIVEN);
  g_assert_true (sud_cells_is_empty (rubric_doubted_find (&self, &sheet)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/doubted/given", test_given);
  g_test_add_func ("/doubted/filled", test_filled);
  g_test_add_func ("/doubted/another", test_another);
  return g_test_run ();
}
