/* test-rubric-info.c - what is said about a puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-info.h"

static void
test_set (void)
{
  static const char *const cases[][2] = {
    { NULL, NULL },          { "", NULL },      { " \t\r\n ", NULL },        { "a", "a" },
    { "  a b  \n", "a b" },  { "a\r\nb", "a\nb" }, { "a\rb\r\rc", "a\nb\n\nc" }, { "a\xff", "a\xef\xbf\xbd" },
  };
  g_autoptr (RubricInfo) info = rubric_info_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int field = 0; field < RUBRIC_N_INFO_FIELDS; field++)
      {
        rubric_info_set (info, field, cases[i][0]);
        g_assert_cmpstr (info->field[field], ==, cases[i][1]);
      }
}

static void
test_copy (void)
{
  g_autoptr (RubricInfo) info = rubric_info_new ();
  g_autoptr (RubricInfo) empty = rubric_info_copy (info);

  g_assert_cmpuint (rubric_info_get_size (empty), ==, 0);
  for (int field = 0; field < RUBRIC_N_INFO_FIELDS; field++)
    {
      g_autoptr (RubricInfo) copy = NULL;

      rubric_info_set (info, field, "text");
      g_assert_cmpuint (rubric_info_get_size (info), >, 0);
      copy = rubric_info_copy (info);
      g_assert_true (rubric_info_equal (info, copy));
      rubric_info_set (copy, field, "other");
      g_assert_false (rubric_info_equal (info, copy));
      rubric_info_set (copy, field, NULL);
      g_assert_false (rubric_info_equal (info, copy));
    }
}

static void
test_extra (void)
{
  g_autoptr (RubricInfo) info = rubric_info_new ();
  g_autoptr (RubricInfo) copy = NULL;

  info->extra = g_strdup ("#N 1\n");
  g_assert_cmpuint (rubric_info_get_size (info), >, 0);
  copy = rubric_info_copy (info);
  g_assert_true (rubric_info_equal (info, copy));
  copy->extra[1] = 'M';
  g_assert_false (rubric_info_equal (info, copy));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/info/set", test_set);
  g_test_add_func ("/info/copy", test_copy);
  g_test_add_func ("/info/extra", test_extra);
  return g_test_run ();
}
