/* test-sud-batch-room.c - text is never given more room than there is, also where writing fails and after the end
 *
 * How much a channel holds is learnt while all goes well. Nothing is stored in the room that is given: a test that
 * fails does no harm.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-batch.h"

#include <glib.h>
#include <string.h>

enum
{
  TIMES = 300, /* far more than any channel holds */
};

/**
 * Room:
 * @lines: the stream, one or two lines: "fill" asks for room, "stop" ends the batch meanwhile
 * @lengths: what is asked for in turn, up to a 0
 * @capacity: of each channel; 0: not known yet
 * @fail_from: the first write that fails; 0: none does
 * @excesses: rooms past the end, and texts longer than their channel
 */
typedef struct
{
  const char *lines;
  const gsize *lengths;
  gsize capacity[SUD_BATCH_N_CHANNELS];
  int fail_from;
  int writes;
  gboolean read;
  atomic_bool filling;
  atomic_int excesses;
  const char *lowest[SUD_BATCH_N_CHANNELS];
  const char *highest[SUD_BATCH_N_CHANNELS];
} Room;

static ssize_t
read_cb (char *buffer, size_t size, void *data)
{
  Room *self = data;
  gsize n = self->read ? 0 : strlen (self->lines);

  self->read = TRUE;
  memcpy (buffer, self->lines, n);
  return n;
}

static void
check_length (Room *self, SudBatchChannel channel, gsize length)
{
  if (self->capacity[channel] != 0 && length > self->capacity[channel])
    atomic_fetch_add (&self->excesses, 1);
}

static void
take_room (Room *self, SudBatchText *text, SudBatchChannel channel, gsize length)
{
  char *room = sud_batch_reserve (text, channel, length);

  if (self->lowest[channel] == NULL || room < self->lowest[channel])
    self->lowest[channel] = room;
  if (room + length > self->highest[channel])
    self->highest[channel] = room + length;
  check_length (self, channel, self->highest[channel] - self->lowest[channel]);
  sud_batch_commit (text, channel, room + length);
}

static bool
work_cb (SudLines *lines, SudBatchText *text, void *context, void *data)
{
  Room *self = data;
  SudLine line;

  g_assert_true (sud_lines_next (lines, &line));
  if (line.text[0] == 's')
    {
      while (!atomic_load (&self->filling))
        g_thread_yield ();
      return false;
    }
  atomic_store (&self->filling, true);
  for (int i = 0; i < TIMES; i++)
    for (const gsize *length = self->lengths; *length != 0; length++)
      for (int channel = SUD_BATCH_N_CHANNELS - 1; channel >= 0; channel--)
        take_room (self, text, channel, *length);
  return true;
}

static bool
write_cb (SudBatchChannel channel, const char *text, size_t length, void *data)
{
  Room *self = data;

  check_length (self, channel, length);
  return self->fail_from == 0 || ++self->writes < self->fail_from;
}

static void
run_room (Room *self, int threads, SudBatchEnd end)
{
  SudBatchJob job = { .read = read_cb, .work = work_cb, .write = write_cb, .data = self, .threads = threads,
                      .chunk_lines = 1 };

  g_assert_cmpint (sud_batch_run (&job), ==, end);
  g_assert_cmpint (self->excesses, ==, 0);
}

/* The rows of @lengths leave channels full to the last byte, and short of that by every kind of rest. */
static const gsize lengths[][6] = {
  { SUD_BATCH_RESERVE_MAX, 0 },
  { SUD_BATCH_RESERVE_MAX - 1, 1, 0 },
  { 1, SUD_BATCH_RESERVE_MAX, SUD_BATCH_RESERVE_MAX - 1, 0 },
  { 81, 7000, 16, SUD_BATCH_RESERVE_MAX, 1, 0 },
  { 1000, 0 },
};

/* Rows of the first kind find out how much a channel holds. */
static Room
room_new (int threads)
{
  Room learnt = { .lines = "fill\n", .lengths = lengths[0] }, self = { .lines = "fill\n" };

  run_room (&learnt, threads, SUD_BATCH_DONE);
  for (int channel = 0; channel < SUD_BATCH_N_CHANNELS; channel++)
    {
      self.capacity[channel] = learnt.highest[channel] - learnt.lowest[channel];
      g_assert_cmpuint (self.capacity[channel], <, TIMES * SUD_BATCH_RESERVE_MAX);
    }
  return self;
}

static void
test_done (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      Room room = room_new (1);

      room.lengths = lengths[i];
      run_room (&room, 1, SUD_BATCH_DONE);
    }
}

static void
test_write_failed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    for (int fail_from = 1; fail_from < 6; fail_from++)
      for (int threads = 1; threads <= SUD_BATCH_MAX_THREADS; threads *= 8)
        {
          Room room = room_new (threads);

          g_test_message ("lengths %u, write %d fails, %d threads", i, fail_from, threads);
          room.lengths = lengths[i];
          room.fail_from = fail_from;
          run_room (&room, threads, SUD_BATCH_WRITE_FAILED);
        }
}

/* Another line ends the batch while room is being asked for, before that one's turn. */
static void
test_stopped (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      Room room = room_new (2);

      room.lengths = lengths[i];
      room.lines = "stop\nfill\n";
      run_room (&room, 2, SUD_BATCH_STOPPED);
    }
}

/* More than is promised is a mistake of the program, and must not overwrite its memory. */
static void
test_too_much (void)
{
  static const gsize too_much[] = { SUD_BATCH_RESERVE_MAX + 1, 0 };
  Room room = { .lines = "fill\n", .lengths = too_much };

  if (g_test_subprocess ())
    {
      run_room (&room, 1, SUD_BATCH_DONE);
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("");
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sud-batch-room/done", test_done);
  g_test_add_func ("/sud-batch-room/write-failed", test_write_failed);
  g_test_add_func ("/sud-batch-room/stopped", test_stopped);
  g_test_add_func ("/sud-batch-room/too-much", test_too_much);
  return g_test_run ();
}
