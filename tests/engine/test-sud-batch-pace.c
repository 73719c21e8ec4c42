/* test-sud-batch-pace.c - how many lines a worker takes at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-batch.h"

#include <glib.h>
#include <string.h>

/* Lines of one letter, and how they were taken. */
typedef struct
{
  guint left;
  gulong us; /* that a line takes */
  guint n_lines;
  guint n_chunks;
  guint longest; /* chunk */
} Pace;

static ssize_t
pace_read (char *buffer, size_t size, void *data)
{
  Pace *self = data;
  gsize n = MIN (size / 2, self->left);

  for (gsize i = 0; i < n; i++)
    memcpy (buffer + 2 * i, "x\n", 2);
  self->left -= n;
  return (ssize_t)(2 * n);
}

static bool
pace_work (SudLines *lines, SudBatchText *text, void *context, void *data)
{
  Pace *self = data;
  guint n = 0;
  SudLine line;

  for (; sud_lines_next (lines, &line); n++)
    if (self->us > 0)
      g_usleep (self->us);
  self->n_lines += n;
  self->n_chunks++;
  self->longest = MAX (self->longest, n);
  return true;
}

static bool
pace_write (SudBatchChannel channel, const char *text, size_t length, void *data)
{
  return true;
}

static Pace
run (guint n_lines, gulong us, guint64 chunk_lines, bool grows)
{
  Pace pace = { .left = n_lines, .us = us };
  SudBatchJob job = { .read = pace_read, .work = pace_work, .write = pace_write, .data = &pace, .threads = 1,
                      .chunk_lines = chunk_lines, .chunk_grows = grows };

  g_assert_cmpint (sud_batch_run (&job), ==, SUD_BATCH_DONE);
  g_assert_cmpuint (pace.n_lines, ==, n_lines);
  g_test_message ("%u lines of %lu us in %u chunks, the longest %u", n_lines, us, pace.n_chunks, pace.longest);
  return pace;
}

static void
test_fixed (void)
{
  Pace pace = run (1000, 0, 4, false);

  g_assert_cmpuint (pace.longest, ==, 4);
  g_assert_cmpuint (pace.n_chunks, ==, 250);
}

/* Lines that take nothing: even where somebody else has the processor for a while, chunks are long before and after. */
static void
test_quick (void)
{
  Pace pace = run (300000, 0, 1, true);

  g_assert_cmpuint (pace.longest, >, 64);
  g_assert_cmpuint (pace.n_chunks, <, 30000);
}

static void
test_slow (void)
{
  Pace pace = run (20, 1500, 1, true);

  g_assert_cmpuint (pace.n_chunks, ==, 20);
}

/* As few as were asked for at first, however long they take. */
static void
test_least (void)
{
  Pace pace = run (60, 1000, 5, true);

  g_assert_cmpuint (pace.longest, ==, 5);
  g_assert_cmpuint (pace.n_chunks, ==, 12);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sud-batch-pace/fixed", test_fixed);
  g_test_add_func ("/sud-batch-pace/quick", test_quick);
  g_test_add_func ("/sud-batch-pace/slow", test_slow);
  g_test_add_func ("/sud-batch-pace/least", test_least);
  return g_test_run ();
}
