/* test-rubric-lzstring.c - packed texts: those of the library itself, random ones, and bombs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-sudokupad-private.h"

#include <string.h>

/* Texts, and how LZ-string 1.5 packs them. */
static const char *const known[][2] = {
  { "", "Q===" },
  { "a", "IZA=" },
  { "aaaaaaaaaa", "IY1o" },
  { "{\"size\":9}", "N4IgzglgXgpiBcBOAvkA" },
  { "号 ü “q”", "u/KAID8oOAQI6LgEQ===" },
};

static void
test_known (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      g_autofree char *packed = rubric_lzstring_compress (known[i][0]);
      g_autofree char *text = rubric_lzstring_decompress (packed, strlen (packed));

      g_assert_cmpstr (packed, ==, known[i][1]);
      g_assert_cmpstr (text, ==, *known[i][0] != '\0' ? known[i][0] : NULL);
    }
}

static void
test_random (void)
{
  static const char *const pieces[] = { "a", "b", "abab", "{\"value\":5}", ",", "é", "数", "\xf0\x9f\x99\x82", "\n" };
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  for (int i = 0; i < 1000; i++)
    {
      g_autoptr (GString) text = g_string_new ("x");
      g_autofree char *packed = NULL;
      g_autofree char *unpacked = NULL;

      for (int n = g_rand_int_range (random, 0, 400); n > 0; n--)
        g_string_append (text, pieces[g_rand_int_range (random, 0, G_N_ELEMENTS (pieces))]);
      packed = rubric_lzstring_compress (text->str);
      unpacked = rubric_lzstring_decompress (packed, strlen (packed));
      g_assert_cmpstr (unpacked, ==, text->str);
    }
}

/* Every beginning of a packing is refused, and every other byte in it is an answer or none. */
static void
test_broken (void)
{
  g_autofree char *packed = rubric_lzstring_compress ("a text, a text and a text that is the same text");
  gsize length = strcspn (packed, "=");

  for (gsize i = 0; i < length; i++)
    {
      g_autofree char *cut = g_strndup (packed, i);

      g_assert_null (rubric_lzstring_decompress (cut, i));
    }
  for (gsize i = 0; i < length; i++)
    for (int c = 1; c < 256; c++)
      {
        g_autofree char *changed = g_strdup (packed);
        g_autofree char *text = NULL;

        changed[i] = c;
        text = rubric_lzstring_decompress (changed, length);
        g_assert_true (text == NULL || g_utf8_validate (text, -1, NULL));
      }
}

/* An “a” and the phrase that it begins, which only its own code tells; then the next code, which is of no phrase yet. */
static void
test_newest (void)
{
  g_autofree char *text = rubric_lzstring_decompress ("IYo=", 4);

  g_assert_cmpstr (text, ==, "aaa");
  g_assert_null (rubric_lzstring_decompress ("Iao=", 4));
}

/* A thousand times the longest text that is unpacked, in a few thousand characters. */
static void
test_bomb (void)
{
  g_autofree char *text = g_strnfill (RUBRIC_LZSTRING_MAX + 1, 'a');
  g_autofree char *packed = rubric_lzstring_compress (text);
  g_autofree char *fits = NULL;
  g_autofree char *unpacked = NULL;

  g_assert_cmpuint (strlen (packed), <, 10000);
  g_assert_null (rubric_lzstring_decompress (packed, strlen (packed)));
  text[RUBRIC_LZSTRING_MAX] = '\0';
  fits = rubric_lzstring_compress (text);
  unpacked = rubric_lzstring_decompress (fits, strlen (fits));
  g_assert_cmpstr (unpacked, ==, text);
}

/* Half a character is no text. */
static void
test_surrogate (void)
{
  static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  guint bits[24] = { 1, 0 }; /* a character of 16 bits */
  char packed[5] = { 0 };

  for (int i = 0; i < 16; i++)
    bits[2 + i] = 0xd800 >> i & 1;
  bits[18] = 0, bits[19] = 1, bits[20] = 0; /* the end */
  for (int i = 0; i < 4; i++)
    {
      guint digit = 0;

      for (int j = 0; j < 6; j++)
        digit = digit * 2 + bits[6 * i + j];
      packed[i] = digits[digit];
    }
  g_assert_null (rubric_lzstring_decompress (packed, 4));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lzstring/known", test_known);
  g_test_add_func ("/lzstring/random", test_random);
  g_test_add_func ("/lzstring/broken", test_broken);
  g_test_add_func ("/lzstring/newest", test_newest);
  g_test_add_func ("/lzstring/bomb", test_bomb);
  g_test_add_func ("/lzstring/surrogate", test_surrogate);
  return g_test_run ();
}
