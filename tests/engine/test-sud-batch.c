/* test-sud-batch.c - order, bounds and early ends of the stream of lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-batch.h"

#include "../test-share.h"

#include <string.h>

/* A stream in memory: @text, given out in pieces of @piece bytes, over and over up to @total bytes. */
typedef struct
{
  const char *text;
  gsize length;
  gsize piece;
  guint64 total;
  atomic_ullong given; /* looked at by the writer too */
  guint fail_at;       /* the read that fails; 0: none */
  guint reads;
  GString *out[SUD_BATCH_N_CHANNELS];
  guint64 fail_write_at; /* bytes of answers before writing fails; 0: never */
  guint64 stop_at;       /* the line that ends the batch; 0: none */
  guint repeat;          /* how often a line is echoed */
  guint interrupts;
  guint64 progress;
  atomic_bool cancel;
  guint64 cancel_at; /* the line that raises the flag; 0: none */
} Stream;

static ssize_t
stream_read (char *buffer, size_t size, void *data)
{
  Stream *self = data;
  gsize n = MIN (size, self->piece);

  g_assert_cmpuint (size, >, 0);
  if (++self->reads == self->fail_at)
    return -1;
  n = MIN (n, self->total - self->given);
  for (gsize done = 0, part; done < n; done += part)
    {
      gsize at = (self->given + done) % self->length;

      part = MIN (n - done, self->length - at);
      memcpy (buffer + done, self->text + at, part);
    }
  self->given += n;
  return n;
}

/* Echoes the line behind its number and notes that number. Letters cost turns. */
static bool
echo_line (Stream *self, const SudLine *line, SudBatchText *text, guint64 *context)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT "%s:", line->number, line->too_long ? "!" : "");
  volatile guint turns = line->length > 0 ? (guchar)line->text[0] * 20 : 0;

  while (turns > 0)
    turns--;
  if (line->number == self->cancel_at)
    atomic_store (&self->cancel, true);
  if (line->number == self->stop_at)
    return false;
  if (context != NULL)
    ++*context;
  sud_batch_append (text, SUD_BATCH_ANSWERS, number, strlen (number));
  for (guint i = 0; i < self->repeat; i++)
    sud_batch_append (text, SUD_BATCH_ANSWERS, line->text, line->too_long ? 3 : line->length);
  sud_batch_append (text, SUD_BATCH_ANSWERS, "\n", 1);
  sud_batch_append (text, SUD_BATCH_NOTES, number, strlen (number));
  return true;
}

static bool
stream_work (SudLines *lines, SudBatchText *text, void *context, void *data)
{
  SudLine line;

  while (sud_lines_next (lines, &line))
    if (!sud_batch_goes_on (text) || !echo_line (data, &line, text, context))
      return false;
  return true;
}

static bool
stream_write (SudBatchChannel channel, const char *text, size_t length, void *data)
{
  Stream *self = data;

  g_string_append_len (self->out[channel], text, length);
  return self->fail_write_at == 0 || self->out[SUD_BATCH_ANSWERS]->len < self->fail_write_at;
}

static void
stream_progress (uint64_t lines, void *data)
{
  Stream *self = data;

  g_assert_cmpuint (lines, >=, self->progress);
  self->progress = lines;
}

static void
stream_interrupt (void *data)
{
  Stream *self = data;

  self->interrupts++;
}

static void
stream_init (Stream *self, const char *text, gsize piece)
{
  *self = (Stream){ .text = text, .length = strlen (text), .piece = piece, .total = strlen (text), .repeat = 1 };
  for (int i = 0; i < SUD_BATCH_N_CHANNELS; i++)
    self->out[i] = g_string_new (NULL);
}

static void
stream_clear (Stream *self)
{
  for (int i = 0; i < SUD_BATCH_N_CHANNELS; i++)
    g_string_free (self->out[i], TRUE);
}

static SudBatchJob
job_for (Stream *stream, int threads, int chunk_lines)
{
  return (SudBatchJob){
    .read = stream_read,
    .work = stream_work,
    .write = stream_write,
    .progress = stream_progress,
    .interrupt = stream_interrupt,
    .data = stream,
    .threads = threads,
    .chunk_lines = chunk_lines,
    .cancel = &stream->cancel,
  };
}

/* What stream_work() makes of the first @n lines of make_lines(). */
static GString *
expect_lines (guint n)
{
  GString *expected = g_string_new (NULL);

  for (guint i = 1; i <= n; i++)
    g_string_append_printf (expected, "%u:%c%u\n", i, 'A' + i * 7919 % 57, i);
  return expected;
}

static GString *
make_lines (guint n)
{
  GString *lines = g_string_new (NULL);

  for (guint i = 1; i <= n; i++)
    g_string_append_printf (lines, "%c%u\n", 'A' + i * 7919 % 57, i);
  return lines;
}

static void
test_order (void)
{
  static const struct
  {
    int threads, chunk_lines;
    gsize piece;
    bool grows;
  } cases[] = {
    { 1, 1, 1 << 20 },  { 1, 128, 4096 },   { 2, 3, 5000 }, { 8, 1, 1 << 20 }, { 4, 1, 1 << 20, true },
    { 8, 128, 1000 },   { 64, 7, 1 << 20 }, { 3, 64, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint n = cases[i].piece == 1 ? 500 : test_share (20000);
      GString *lines = make_lines (n), *expected = expect_lines (n);
      guint64 contexts[SUD_BATCH_MAX_THREADS] = { 0 }, sum = 0;
      Stream stream;
      SudBatchJob job;

      g_test_message ("%d threads, %d lines a chunk, %zu bytes a read", cases[i].threads, cases[i].chunk_lines,
                      cases[i].piece);
      stream_init (&stream, lines->str, cases[i].piece);
      job = job_for (&stream, cases[i].threads, cases[i].chunk_lines);
      job.chunk_grows = cases[i].grows;
      job.contexts = contexts;
      job.context_size = sizeof contexts[0];
      g_assert_cmpint (sud_batch_run (&job), ==, SUD_BATCH_DONE);
      g_assert_cmpstr (stream.out[SUD_BATCH_ANSWERS]->str, ==, expected->str);
      g_assert_cmpuint (stream.progress, ==, n);
      g_assert_cmpuint (stream.interrupts, ==, 0);
      for (int t = 0; t < SUD_BATCH_MAX_THREADS; t++)
        {
          g_assert_true (t < cases[i].threads || contexts[t] == 0);
          sum += contexts[t];
        }
      g_assert_cmpuint (sum, ==, n);
      stream_clear (&stream);
      g_string_free (lines, TRUE);
      g_string_free (expected, TRUE);
    }
}

static void
test_lines (void)
{
  static const struct
  {
    const char *text, *expected;
  } cases[] = {
    { "", "" },
    { "\n\n", "" },
    { "# only\n#this\n", "" },
    { "a", "1:a\n" },
    { "a\nb", "1:a\n2:b\n" },
    { "a\r\n\r\nb\r\n", "1:a\n3:b\n" },
    { "\xef\xbb\xbf" "a\n\xef\xbb\xbf" "b\n", "1:a\n2:\xef\xbb\xbf" "b\n" },
    { "\xef\xbb\xbf# said\na\n", "2:a\n" },
    { "#\n \t\na # said\n", "3:a # said\n" },
    { "a\rb\rc", "1:a\n2:b\n3:c\n" },
    { "a\r\rb\r\n\r\nc\n\rd\r", "1:a\n3:b\n5:c\n7:d\n" },
    { "\r\n\r\n\r\r\na", "5:a\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (gsize piece = 1; piece < 4; piece++)
      {
        Stream stream;
        SudBatchJob job;

        stream_init (&stream, cases[i].text, piece);
        job = job_for (&stream, 2, piece * 4);
        g_assert_cmpint (sud_batch_run (&job), ==, SUD_BATCH_DONE);
        g_assert_cmpstr (stream.out[SUD_BATCH_ANSWERS]->str, ==, cases[i].expected);
        stream_clear (&stream);
      }
}

/* Lines around the longest that fits, and one of 80 MiB: each is one line, and what follows is found again. */
static void
test_long_lines (void)
{
  static const gsize lengths[] = { SUD_LINE_MAX - 2, SUD_LINE_MAX - 1, SUD_LINE_MAX,
                                   SUD_LINE_MAX + 1, 5 * SUD_LINE_MAX + 17, 8 * SUD_LINE_MAX - 2, 8 * SUD_LINE_MAX - 1,
                                   8 * SUD_LINE_MAX, 8 * SUD_LINE_MAX + 1, 80 << 20 };

  static const char *const ends[] = { "\n", "\r", "\r\n" };

  for (guint i = 0; i < G_N_ELEMENTS (lengths) * G_N_ELEMENTS (ends); i++)
    {
      const char *end = ends[i % G_N_ELEMENTS (ends)];
      gsize length = lengths[i / G_N_ELEMENTS (ends)];
      g_autofree char *text = g_malloc (length + 8);
      gboolean too_long = length + 1 > SUD_LINE_MAX;
      g_autofree char *expected = NULL, *whole = g_strndup ("", 0);
      Stream stream;
      SudBatchJob job;

      memcpy (text, "b\n", 2);
      memset (text + 2, 'x', length);
      stpcpy (stpcpy (text + 2 + length, end), "c\n");
      if (!too_long)
        {
          g_free (whole);
          whole = g_strndup (text + 2, length);
        }
      expected = g_strdup_printf ("1:b\n2%s:%s\n3:c\n", too_long ? "!" : "", too_long ? "xxx" : whole);
      stream_init (&stream, text, 1 << 20);
      job = job_for (&stream, 2, 16);
      g_assert_cmpint (sud_batch_run (&job), ==, SUD_BATCH_DONE);
      g_assert_cmpstr (stream.out[SUD_BATCH_ANSWERS]->str, ==, expected);
      stream_clear (&stream);
    }
}

/* Text far beyond what a chunk holds stays in order. */
static void
test_long_text (void)
{
  GString *lines = make_lines (300);
  Stream stream;
  SudBatchJob job;
  const char *at;

  stream_init (&stream, lines->str, 1 << 20);
  stream.repeat = test_share (20000);
  job = job_for (&stream, 4, 10);
  g_assert_cmpint (sud_batch_run (&job), ==, SUD_BATCH_DONE);
  at = stream.out[SUD_BATCH_ANSWERS]->str;
  for (guint i = 1; i <= 300; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u:", i);
      g_autofree char *echo = g_strdup_printf ("%c%u", 'A' + i * 7919 % 57, i);

      g_assert_true (g_str_has_prefix (at, number));
      at += strlen (number);
      for (guint r = 0; r < stream.repeat; r++, at += strlen (echo))
        g_assert_cmpint (strncmp (at, echo, strlen (echo)), ==, 0);
      g_assert_cmpint (*at++, ==, '\n');
    }
  g_assert_cmpint (*at, ==, '\0');
  g_assert_true (g_str_has_prefix (stream.out[SUD_BATCH_NOTES]->str, "1:2:3:4:5:6:7:8:9:10:11:"));
  stream_clear (&stream);
  g_string_free (lines, TRUE);
}

/* All before the line that ended it, nothing after. */
static void
test_stop (void)
{
  static const guint stops[] = { 1, 2, 64, 65, 4999, 5000 };

  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      GString *lines = make_lines (5000), *expected = expect_lines (stops[i] - 1);
      Stream stream;
      SudBatchJob job;

      stream_init (&stream, lines->str, 1 << 20);
      stream.stop_at = stops[i];
      job = job_for (&stream, 4, 16);
      g_assert_cmpint (sud_batch_run (&job), ==, SUD_BATCH_STOPPED);
      g_assert_cmpstr (stream.out[SUD_BATCH_ANSWERS]->str, ==, expected->str);
      g_assert_cmpuint (stream.interrupts, ==, 1);
      stream_clear (&stream);
      g_string_free (lines, TRUE);
      g_string_free (expected, TRUE);
    }
}

/* What is written of a cancelled batch is the beginning of the whole, cut between two lines. */
static void
test_cancel (void)
{
  GString *lines = make_lines (20000), *expected = expect_lines (20000);

  for (guint at = 1; at < 20000; at += 1777)
    {
      Stream stream;
      SudBatchJob job;

      stream_init (&stream, lines->str, 1 << 20);
      stream.cancel_at = at;
      job = job_for (&stream, 4, 16);
      g_assert_cmpint (sud_batch_run (&job), ==, SUD_BATCH_CANCELLED);
      g_assert_true (g_str_has_prefix (expected->str, stream.out[SUD_BATCH_ANSWERS]->str));
      g_assert_cmpuint (stream.out[SUD_BATCH_ANSWERS]->len, <, expected->len);
      g_assert_true (stream.out[SUD_BATCH_ANSWERS]->len == 0
                     || g_str_has_suffix (stream.out[SUD_BATCH_ANSWERS]->str, "\n"));
      stream_clear (&stream);
    }
  g_string_free (lines, TRUE);
  g_string_free (expected, TRUE);
}

static void
test_failures (void)
{
  GString *lines = make_lines (5000), *expected = expect_lines (5000);
  Stream stream;
  SudBatchJob job;

  stream_init (&stream, lines->str, 1000);
  stream.fail_at = 10;
  job = job_for (&stream, 4, 16);
  g_assert_cmpint (sud_batch_run (&job), ==, SUD_BATCH_READ_FAILED);
  g_assert_true (g_str_has_prefix (expected->str, stream.out[SUD_BATCH_ANSWERS]->str));
  g_assert_true (g_str_has_suffix (stream.out[SUD_BATCH_ANSWERS]->str, "\n"));
  stream_clear (&stream);

  stream_init (&stream, lines->str, 1000);
  stream.fail_write_at = 20000;
  job = job_for (&stream, 4, 16);
  g_assert_cmpint (sud_batch_run (&job), ==, SUD_BATCH_WRITE_FAILED);
  g_assert_true (g_str_has_prefix (expected->str, stream.out[SUD_BATCH_ANSWERS]->str));
  g_assert_cmpuint (stream.interrupts, ==, 1);
  stream_clear (&stream);

  g_string_free (lines, TRUE);
  g_string_free (expected, TRUE);
}

/* A reader and a writer that wait for each other: line n + 1 is not sent before line n is answered. */
typedef struct
{
  GMutex lock;
  GCond cond;
  guint sent;
  guint answered;
} Dialogue;

static ssize_t
dialogue_read (char *buffer, size_t size, void *data)
{
  Dialogue *self = data;
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  g_mutex_lock (&self->lock);
  while (self->answered < self->sent)
    g_assert_true (g_cond_wait_until (&self->cond, &self->lock, end));
  self->sent++;
  g_mutex_unlock (&self->lock);
  if (self->sent > 100)
    return 0;
  memcpy (buffer, "ask\n", 4);
  return 4;
}

static bool
dialogue_work (SudLines *lines, SudBatchText *text, void *context, void *data)
{
  SudLine line;

  while (sud_lines_next (lines, &line))
    {
      char *at = sud_batch_reserve (text, SUD_BATCH_ANSWERS, SUD_BATCH_RESERVE_MAX);

      *at = '.';
      sud_batch_commit (text, SUD_BATCH_ANSWERS, at + 1);
    }
  return true;
}

static bool
dialogue_write (SudBatchChannel channel, const char *text, size_t length, void *data)
{
  Dialogue *self = data;

  g_mutex_lock (&self->lock);
  self->answered += length;
  g_cond_signal (&self->cond);
  g_mutex_unlock (&self->lock);
  return true;
}

static void
test_trickle (void)
{
  Dialogue dialogue = { 0 };
  SudBatchJob job = { .read = dialogue_read, .work = dialogue_work, .write = dialogue_write, .data = &dialogue,
                      .threads = 4, .chunk_lines = 128 };

  g_assert_cmpint (sud_batch_run (&job), ==, SUD_BATCH_DONE);
  g_assert_cmpuint (dialogue.answered, ==, 100);
}

/* Nobody takes the answers for a while: reading must come to a halt. */
static bool
reluctant_write (SudBatchChannel channel, const char *text, size_t length, void *data)
{
  Stream *self = data;

  if (self->progress == 0 && channel == SUD_BATCH_ANSWERS)
    {
      g_usleep (G_USEC_PER_SEC / 5);
      g_assert_cmpuint (self->given, <=, 4 << 20);
      g_assert_cmpuint (self->given, <, self->total);
    }
  return true;
}

static void
test_back_pressure (void)
{
  Stream stream;
  SudBatchJob job;

  stream_init (&stream, "a line\n", 1 << 20);
  stream.total = MAX (test_share (64), 8) << 20; /* more than ever is on the way */
  job = job_for (&stream, 4, 1 << 20);
  job.work = dialogue_work;
  job.write = reluctant_write;
  g_assert_cmpint (sud_batch_run (&job), ==, SUD_BATCH_DONE);
  g_assert_cmpuint (stream.given, ==, stream.total);
  stream_clear (&stream);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sud-batch/order", test_order);
  g_test_add_func ("/sud-batch/lines", test_lines);
  g_test_add_func ("/sud-batch/long-lines", test_long_lines);
  g_test_add_func ("/sud-batch/long-text", test_long_text);
  g_test_add_func ("/sud-batch/stop", test_stop);
  g_test_add_func ("/sud-batch/cancel", test_cancel);
  g_test_add_func ("/sud-batch/failures", test_failures);
  g_test_add_func ("/sud-batch/trickle", test_trickle);
  g_test_add_func ("/sud-batch/back-pressure", test_back_pressure);
  return g_test_run ();
}
