/* test-rubric-decoder.c - the process that reads files of strangers: what it is made to do by them, and how it ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"

#include "rubric-config.h"
#include "rubric-decoder.h"
#include "rubric-scan.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
  LEVELS = 30, /* of what is repeated in itself */
  MEGABYTE = 1 << 20,
  WORKS_NS = 20000000,
};

/* A file that is being made: its objects, from 1 on. */
static GString *
begin (void)
{
  return g_string_new ("%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n");
}

static GBytes *
finish (GString *text, int n)
{
  g_string_append_printf (text, "trailer<</Root 1 0 R/Size %d>>\n", n);
  return g_string_free_to_bytes (text);
}

static void
add_stream (GString *text, int number, const char *keys, const char *data, gsize length)
{
  g_string_append_printf (text, "%d 0 obj<<%s/Length %" G_GSIZE_FORMAT ">>stream\n", number, keys, length);
  g_string_append_len (text, data, (gssize)length);
  g_string_append (text, "\nendstream endobj\n");
}

static void
add_page (GString *text, const char *resources)
{
  g_string_append_printf (text,
                          "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R"
                          "/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<%s>>>>endobj\n",
                          resources);
}

/* Returns: (transfer full): @unit, repeated until there are so many megabytes, compressed twice */
static GBytes *
make_bomb (const char *unit, int megabytes)
{
  g_autoptr (GConverter) once = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 9));
  g_autoptr (GConverter) twice = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 9));
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) outer = g_converter_output_stream_new (memory, twice);
  g_autoptr (GOutputStream) inner = g_converter_output_stream_new (outer, once);
  g_autofree char *block = g_malloc (MEGABYTE);

  for (int i = 0; i < MEGABYTE; i++)
    block[i] = unit[(gsize)i % strlen (unit)];
  for (int i = 0; i < megabytes; i++)
    g_assert_true (g_output_stream_write_all (inner, block, MEGABYTE, NULL, NULL, NULL));
  g_assert_true (g_output_stream_close (inner, NULL, NULL) && g_output_stream_close (outer, NULL, NULL));
  g_assert_true (g_output_stream_close (memory, NULL, NULL));
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

/* A tree of pages in which each node has ten times the same child, and the last one none. */
static GBytes *
make_tree (void)
{
  GString *text = begin ();

  for (int node = 2; node < 2 + LEVELS; node++)
    {
      g_string_append_printf (text, "%d 0 obj<</Type/Pages/Count %d/Kids[", node, LEVELS);
      for (int i = 0; i < 10; i++)
        g_string_append_printf (text, "%d 0 R ", node + 1);
      g_string_append (text, "]>>endobj\n");
    }
  g_string_append_printf (text, "%d 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n", 2 + LEVELS);
  return finish (text, 3 + LEVELS);
}

/* A page with a form that has ten times the same form in it, and so on: it is drawn for years. */
static GBytes *
make_forms (void)
{
  GString *text = begin ();
  g_autofree char *uses = g_strnfill (10 * 6, ' ');

  for (int i = 0; i < 10; i++)
    memcpy (uses + 6 * i, "/X Do ", 6);
  add_page (text, "/XObject<</X 5 0 R>>");
  add_stream (text, 4, "", uses, strlen (uses));
  for (int form = 5; form < 5 + LEVELS; form++)
    {
      g_autofree char *keys = g_strdup_printf ("/Type/XObject/Subtype/Form/BBox[0 0 600 800]"
                                               "/Resources<</XObject<</X %d 0 R>>>>", form + 1);

      add_stream (text, form, keys, uses, strlen (uses));
    }
  add_stream (text, 5 + LEVELS, "/Type/XObject/Subtype/Form/BBox[0 0 600 800]", "0 0 600 800 re f", 16);
  return finish (text, 6 + LEVELS);
}

#define TWICE "/Filter[/FlateDecode/FlateDecode]"

/* What is drawn is a quarter of a gigabyte long, and each piece of it takes memory. */
static GBytes *
make_states (void)
{
  g_autoptr (GBytes) bomb = make_bomb ("q ", 256);
  GString *text = begin ();

  add_page (text, "");
  add_stream (text, 4, TWICE, g_bytes_get_data (bomb, NULL), g_bytes_get_size (bomb));
  return finish (text, 5);
}

/* A long text. */
static GBytes *
make_words (void)
{
  g_autoptr (GBytes) bomb = make_bomb ("BT /F 6 Tf 9 9 Td (53..7....6..195....98....6.8...) Tj ET\n", 256);
  GString *text = begin ();

  add_page (text, "/Font<</F 5 0 R>>");
  add_stream (text, 4, TWICE, g_bytes_get_data (bomb, NULL), g_bytes_get_size (bomb));
  g_string_append (text, "5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Courier>>endobj\n");
  return finish (text, 6);
}

/* A picture on the page, of 30000 by 30000 pixels. */
static GBytes *
make_image (void)
{
  static const char keys[] = TWICE "/Type/XObject/Subtype/Image/Width 30000/Height 30000/ColorSpace/DeviceRGB"
                                   "/BitsPerComponent 8";
  static const char show[] = "600 0 0 800 0 0 cm /X Do";
  g_autoptr (GBytes) bomb = make_bomb ("...", 512);
  GString *text = begin ();

  add_page (text, "/XObject<</X 5 0 R>>");
  add_stream (text, 4, "", show, strlen (show));
  add_stream (text, 5, keys, g_bytes_get_data (bomb, NULL), g_bytes_get_size (bomb));
  return finish (text, 6);
}

typedef struct
{
  const char *name;
  GBytes *(*make) (void);
  gboolean greedy;
  GError *error;
} Hostile;

static gpointer
read_cb (gpointer data)
{
  Hostile *self = data;
  g_autoptr (GBytes) bytes = self->make ();

  g_assert_null (rubric_scan_run (bytes, NULL, &self->error));
  return NULL;
}

/* Of this process, or of the largest of its children, in megabytes. */
static glong
get_peak (int who)
{
  struct rusage used;

  g_assert_no_errno (getrusage (who, &used));
  return used.ru_maxrss / 1024;
}

static void
assert_no_child (void)
{
  g_assert_cmpint (waitpid (-1, NULL, WNOHANG), ==, -1);
  g_assert_cmpint (errno, ==, ECHILD);
}

/* All at once, for those that never end have ten seconds. Under a sanitizer there is no limit of memory, which machines may
 * not stand. The greedy ones may also be late, or a library leaves out what it has no room for. */
static void
test_hostile (void)
{
  Hostile rows[] = {
    { "tree", make_tree }, { "forms", make_forms }, { "states", make_states, TRUE }, { "words", make_words, TRUE },
    { "image", make_image, TRUE },
  };
  GThread *threads[G_N_ELEMENTS (rows)] = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (!rows[i].greedy || !test_is_sanitized ())
      threads[i] = g_thread_new (rows[i].name, read_cb, &rows[i]);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (threads[i] != NULL)
      {
        g_thread_join (threads[i]);
        g_test_message ("%s: %s", rows[i].name, rows[i].error->message);
        g_assert_true (rows[i].error->domain == RUBRIC_IMAGE_ERROR);
        g_assert_true (rows[i].greedy || rows[i].error->code == RUBRIC_IMAGE_ERROR_ENDED);
        g_clear_error (&rows[i].error);
      }
  g_test_message ("peak %ld MB, of the children %ld MB", get_peak (RUSAGE_SELF), get_peak (RUSAGE_CHILDREN));
  if (!test_is_sanitized ())
    g_assert_cmpint (get_peak (RUSAGE_SELF), <, 100);
  if (!test_is_sanitized ())
    g_assert_cmpint (get_peak (RUSAGE_CHILDREN), <=, 1024);
  assert_no_child ();
}

/* Returns: the process, which is the only one that this thread has started */
static pid_t
find_child (void)
{
  g_autofree char *children = NULL;

  g_assert_true (g_file_get_contents ("/proc/thread-self/children", &children, NULL, NULL));
  return (pid_t)g_ascii_strtoll (children, NULL, 10);
}

static RubricDecoder *
open_file (GBytes *bytes, const atomic_bool *cancel)
{
  RubricDecoder *decoder = rubric_decoder_new (cancel, NULL);
  RubricDecoderAnswer answer;
  g_autofree char *opened = rubric_decoder_ask (decoder, RUBRIC_DECODER_PDF, 0, bytes, &answer, NULL);

  g_assert_nonnull (opened);
  g_assert_cmpuint (answer.number, ==, 1);
  return decoder;
}

static guint
count_open (void)
{
  g_autoptr (GDir) folder = g_dir_open ("/proc/self/fd", 0, NULL);
  guint n = 0;

  while (g_dir_read_name (folder) != NULL)
    n++;
  return n;
}

/* It has read the file, and nothing has been asked for yet. */
static void
test_limits (void)
{
  g_autoptr (GBytes) bytes = make_forms ();
  guint n = count_open ();
  RubricDecoder *decoder = open_file (bytes, NULL);
  g_autofree char *limits_path = g_strdup_printf ("/proc/%d/limits", find_child ()), *limits = NULL;
  g_autofree char *status_path = g_strdup_printf ("/proc/%d/status", find_child ()), *status = NULL;
  g_autofree char *open_path = g_strdup_printf ("/proc/%d/fd/4", find_child ());

  g_assert_true (g_file_get_contents (limits_path, &limits, NULL, NULL));
  g_assert_true (g_file_get_contents (status_path, &status, NULL, NULL));
  g_assert_true (g_regex_match_simple ("Max file size +0 +0 ", limits, 0, 0));
  g_assert_true (test_is_sanitized () || g_regex_match_simple ("Max address space +1073741824 +1073741824 ", limits, 0,
                                                               0));
  g_assert_nonnull (strstr (status, "NoNewPrivs:\t1"));
  g_assert_false (g_file_test (open_path, G_FILE_TEST_IS_SYMLINK));
  rubric_decoder_free (decoder);
  assert_no_child ();
  g_assert_cmpuint (count_open (), ==, n);
}

/* Waits until the process works, which is when it has taken some time; then it is cancelled, or @victim is killed. */
typedef struct
{
  pid_t child, victim;
  atomic_bool cancel;
} Disturbance;

/* Returns: nanoseconds that the process has worked; -1 once it has ended, whether or not somebody waited for it */
static gint64
get_time (pid_t child)
{
  g_autofree char *times_path = g_strdup_printf ("/proc/%d/schedstat", child), *times = NULL;
  g_autofree char *state_path = g_strdup_printf ("/proc/%d/stat", child), *state = NULL;

  if (!g_file_get_contents (times_path, &times, NULL, NULL) || !g_file_get_contents (state_path, &state, NULL, NULL)
      || strstr (state, ") Z ") != NULL)
    return -1;
  return g_ascii_strtoll (times, NULL, 10);
}

static gpointer
disturb_cb (gpointer data)
{
  Disturbance *self = data;
  gint64 first = get_time (self->child);

  while (get_time (self->child) < first + WORKS_NS)
    g_usleep (1000);
  if (self->victim != 0)
    kill (self->victim, self->victim == self->child ? SIGTERM : SIGKILL);
  else
    atomic_store (&self->cancel, true);
  return NULL;
}

static void
begin_drawing (Disturbance *self, gboolean kills, GError **error)
{
  g_autoptr (GBytes) bytes = make_forms ();
  g_autoptr (RubricDecoder) decoder = open_file (bytes, &self->cancel);
  g_autoptr (GError) next = NULL;
  RubricDecoderAnswer answer;
  GThread *thread;

  self->child = find_child ();
  self->victim = kills ? self->child : self->victim;
  thread = g_thread_new ("disturb", disturb_cb, self);
  g_assert_null (rubric_decoder_draw (decoder, RUBRIC_DECODER_PAGE, 0, NULL, error));
  g_thread_join (thread);
  g_assert_null (rubric_decoder_ask (decoder, RUBRIC_DECODER_TEXT, 0, NULL, &answer, &next));
  g_assert_cmpstr ((*error)->message, ==, next->message);
  assert_no_child ();
}

/* Once it has been cancelled there is no answer to anything else either. */
static void
test_cancelled (void)
{
  Disturbance disturbance = { 0 };
  g_autoptr (GError) error = NULL;

  begin_drawing (&disturbance, FALSE, &error);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_killed (void)
{
  Disturbance disturbance = { 0 };
  g_autoptr (GError) error = NULL;

  begin_drawing (&disturbance, TRUE, &error);
  g_assert_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_ENDED);
}

/* The program that has started it is killed: it ends with that, not with its own limit. */
static void
test_orphan (void)
{
  int pipes[2];
  pid_t owner, child = 0;
  gint64 time, last = 0;

  g_assert_no_errno (pipe (pipes));
  owner = fork ();
  if (owner == 0)
    {
      g_autoptr (GBytes) bytes = make_forms ();
      RubricDecoder *decoder = open_file (bytes, NULL);
      Disturbance disturbance = { .child = find_child (), .victim = getpid () };

      g_assert_cmpint (write (pipes[1], &disturbance.child, sizeof child), ==, sizeof child);
      g_thread_new ("disturb", disturb_cb, &disturbance);
      rubric_decoder_draw (decoder, RUBRIC_DECODER_PAGE, 0, NULL, NULL);
      _exit (1);
    }
  g_assert_cmpint (read (pipes[0], &child, sizeof child), ==, sizeof child);
  while ((time = get_time (child)) >= 0)
    {
      last = time;
      g_usleep (1000);
    }
  g_assert_cmpint (last, <, 5 * G_GINT64_CONSTANT (1000000000));
  g_assert_cmpint (waitpid (owner, NULL, 0), ==, owner);
  close (pipes[0]);
  close (pipes[1]);
}

/* What it says is not believed: @text goes with the answer. */
/* Why the first question has no answer. */
static void
assert_says (const char *said)
{
  g_autoptr (RubricDecoder) decoder = rubric_decoder_new (NULL, NULL);
  g_autoptr (GError) error = NULL;
  RubricDecoderAnswer answer;

  g_assert_null (rubric_decoder_ask (decoder, RUBRIC_DECODER_TEXT, 0, NULL, &answer, &error));
  g_assert_nonnull (strstr (error->message, said));
}

static void
test_untrusted (void)
{
  static const struct
  {
    RubricDecoderQuestion question;
    RubricDecoderAnswer answer;
    const char *text;
  } rows[] = {
    { RUBRIC_DECODER_TEXT, { .error = -1, .length = 4 }, "\xff\xfe\xfd" },
    { RUBRIC_DECODER_TEXT, { .error = -1, .length = G_MAXUINT32 } },
    { RUBRIC_DECODER_TEXT, { .error = -1, .length = 9 }, "short" },
    { RUBRIC_DECODER_TEXT, { .error = 99, .length = 5 }, "error" },
    { RUBRIC_DECODER_PDF, { .error = RUBRIC_IMAGE_ERROR_BROKEN, .length = 2 }, "\x80" },
    { RUBRIC_DECODER_PAGE, { .error = -1, .width = 2001, .height = 2000, .channels = 3, .stride = 6003, .length = 12006000 } },
    { RUBRIC_DECODER_PAGE, { .error = -1, .width = 65536, .height = 65536, .channels = 3 } },
    { RUBRIC_DECODER_PAGE, { .error = -1, .width = 10, .height = 10, .channels = 3, .stride = 30, .length = 100 } },
    { RUBRIC_DECODER_PAGE, { .error = -1, .width = 10, .height = 1, .channels = 3, .stride = 4000000000, .length = 30 } },
    { RUBRIC_DECODER_PAGE, { .error = -1, .width = 10, .height = 10, .channels = 2, .stride = 20, .length = 200 } },
    { RUBRIC_DECODER_PAGE, { .error = -1, .width = 0, .height = 10, .channels = 3 } },
    { RUBRIC_DECODER_PICTURE, { .error = -1, .width = 40000, .height = 1, .channels = 4, .stride = 160000, .length = 160000 } },
  };
  static const char script[] = "#!/bin/sh\ncat \"$0.answer\" >&0\n";
  g_autofree char *folder = g_dir_make_tmp ("rubric-decoder-XXXXXX", NULL);
  g_autofree char *usual = g_strdup (g_getenv ("RUBRIC_DECODE"));
  g_autofree char *program = g_build_filename (folder, "program", NULL), *path = g_strconcat (program, ".answer", NULL);

  g_assert_true (g_file_set_contents_full (program, script, -1, G_FILE_SET_CONTENTS_NONE, 0700, NULL));
  g_setenv ("RUBRIC_DECODE", program, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GByteArray) said = g_byte_array_new ();
      g_autoptr (RubricDecoder) decoder = NULL;
      g_autoptr (GError) error = NULL;
      RubricDecoderAnswer answer;

      g_byte_array_append (said, (const guint8 *)&rows[i].answer, sizeof rows[i].answer);
      if (rows[i].text != NULL)
        g_byte_array_append (said, (const guint8 *)rows[i].text, strlen (rows[i].text));
      g_assert_true (g_file_set_contents (path, (const char *)said->data, said->len, NULL));
      decoder = rubric_decoder_new (NULL, NULL);
      g_assert_null (rubric_decoder_ask (decoder, rows[i].question, 0, NULL, &answer, &error));
      g_assert_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_ENDED);
    }
  g_assert_true (g_file_set_contents_full (program, "#!/bin/sh\nexec \"$RUBRIC_DECODE_USUAL\" 99.9\n", -1, G_FILE_SET_CONTENTS_NONE,
                                           0700, NULL));
  g_setenv ("RUBRIC_DECODE_USUAL", usual, TRUE);
  assert_says ("Start it again");
  g_setenv ("RUBRIC_DECODE", "/nonexistent", TRUE);
  g_assert_null (rubric_decoder_new (NULL, NULL));
  g_setenv ("RUBRIC_DECODE", usual, TRUE);
  g_unlink (program);
  g_unlink (path);
  g_rmdir (folder);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/decoder/untrusted", test_untrusted);
  if (!RUBRIC_HAS_PDF)
    return g_test_run ();
  g_test_add_func ("/decoder/orphan", test_orphan);
  g_test_add_func ("/decoder/limits", test_limits);
  g_test_add_func ("/decoder/cancelled", test_cancelled);
  g_test_add_func ("/decoder/killed", test_killed);
  g_test_add_func ("/decoder/hostile", test_hostile);
  return g_test_run ();
}
