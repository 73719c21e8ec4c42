/* test-format-kept.c - every kept file is read as every format, whole and damaged: a fuzzer's first minute
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "rubric-document.h"

enum
{
  DAMAGED = 8, /* of each file and format */
};

int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

/* A few bytes are others, twice or gone, as after a bad download. */
static GByteArray *
damage (const char *data, gsize length, GRand *random)
{
  GByteArray *bytes = g_byte_array_new ();
  gsize cut = g_rand_int_range (random, 0, (gint32) length + 1);

  g_byte_array_append (bytes, (const guint8 *) data, cut);
  for (int n = g_rand_int_range (random, 0, 4); n > 0; n--)
    {
      guint8 byte = (guint8) g_rand_int (random);

      g_byte_array_append (bytes, &byte, 1);
    }
  cut = MIN (length, cut + g_rand_int_range (random, -3, 4));
  if (cut < length)
    g_byte_array_append (bytes, (const guint8 *) data + cut, length - cut);
  return bytes;
}

static void
read_all_as (const char *id, GRand *random)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "data", "formats", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_setenv ("RUBRIC_FUZZ_FORMAT", id, TRUE);
  LLVMFuzzerInitialize (NULL, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *data = NULL;
      gsize length;

      g_assert_true (g_file_get_contents (path, &data, &length, NULL));
      LLVMFuzzerTestOneInput ((const guint8 *) data, length);
      for (guint i = 0; i < test_share (DAMAGED); i++)
        {
          g_autoptr (GByteArray) bytes = damage (data, length, random);

          LLVMFuzzerTestOneInput (bytes->data, bytes->len);
        }
    }
}

static void
test_kept (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (g_test_rand_int ());
  guint n;
  const RubricFormat *const *formats = rubric_formats (&n);

  read_all_as ("", random);
  for (guint i = 0; i < n; i++)
    read_all_as (formats[i]->id, random);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format-kept/all", test_kept);
  return g_test_run ();
}
