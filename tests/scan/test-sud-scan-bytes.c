/* test-sud-scan-bytes.c - any grey levels are read as a picture: a fuzzer's first minute
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"

enum
{
  PICTURES = 100,
  MAX_BYTES = 1024,
};

int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

static void
test_bytes (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (g_test_rand_int ());

  for (guint i = 0; i < test_share (PICTURES); i++)
    {
      gsize size = g_rand_int_range (random, 0, MAX_BYTES);
      g_autofree guint8 *bytes = g_malloc (size);

      for (gsize k = 0; k < size; k++)
        bytes[k] = (guint8) g_rand_int (random);
      LLVMFuzzerTestOneInput (bytes, size);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scan-bytes/any", test_bytes);
  return g_test_run ();
}
