/* rubric-decoder.c - rubric-decode, a process that reads one file of a stranger's, and what is asked of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-decoder.h"

#include "rubric-config.h"
#include "rubric-format-error.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
  SLICE_US = 50000,   /* between two looks at whether anybody still waits */
  MAX_US = 10000000,  /* processor time at the start; answers refill it, never above this */
  PATIENCE = 4,       /* times as long may pass, as other programs have the processors as well */
  MAX_TEXT = 4 << 20, /* bytes of a page */
  MAX_PADDING = 64,   /* bytes after a row of pixels, less one */
};

/* The processor time that an answer earns, as a file may have many pages, and the most pixels that it may have */
static const struct
{
  int earned_us, max_pixels;
} rules[] = {
  [RUBRIC_DECODER_PICTURE] = { 0, SUD_SCAN_MAX_PIXELS },
  [RUBRIC_DECODER_TEXT] = { 10000, 0 },
  [RUBRIC_DECODER_STROKES] = { 100000, 0 },
  [RUBRIC_DECODER_PAGE] = { 1000000, RUBRIC_DECODER_SIDE * RUBRIC_DECODER_SIDE },
};

struct _RubricDecoder
{
  GPid pid; /* 0: it has ended */
  int socket;
  gint64 left_us;
  const atomic_bool *cancel;
  GError *lost; /* why no answer comes any more */
};

/* Ends the process. Returns: its wait status, if it had ended before */
static int
end_process (RubricDecoder *self)
{
  int status = 0;

  if (self->pid != 0 && kill (self->pid, SIGKILL) == 0)
    while (waitpid (self->pid, &status, 0) < 0 && errno == EINTR)
      ;
  self->pid = 0;
  return status;
}

/* @status: how it ended, or would have. Libraries without memory abort or exit with 1; a machine without any kills. */
static gboolean
lose (RubricDecoder *self, int status)
{
  gboolean greedy = status == SIGABRT || status == SIGTRAP || status == SIGKILL || status == W_EXITCODE (1, 0);
  int code = greedy ? RUBRIC_IMAGE_ERROR_MEMORY : RUBRIC_IMAGE_ERROR_ENDED;
  const char *why = status == W_EXITCODE (RUBRIC_DECODER_OTHER_VERSION, 0)
                        ? _ ("Rubric has been updated since it was started. Start it again, and open the file then.")
                    : status == SIGPROF ? _ ("It takes too long to read this file.")
                    : greedy          ? _ ("It takes too much memory to read this file.")
                                      : _ ("This file breaks the program that reads it. It may be damaged.");

  end_process (self);
  if (sud_is_cancelled (self->cancel))
    self->lost = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("Cancelled"));
  else
    self->lost = g_error_new_literal (RUBRIC_IMAGE_ERROR, code, why);
  return FALSE;
}

/* Microseconds of the processor that the process has used. */
static gint64
get_used (const RubricDecoder *self)
{
  struct timespec used = { 0 };
  clockid_t clock;

  if (clock_getcpuclockid (self->pid, &clock) == 0)
    clock_gettime (clock, &used);
  return used.tv_sec * G_USEC_PER_SEC + used.tv_nsec / 1000;
}

/* Waits until the socket is ready, or for a slice, and charges the time that this took, but none for which this program
 * itself was stopped. Returns: FALSE if no time is left or nobody waits: the process is lost then */
static gboolean
wait_for_socket (RubricDecoder *self, short events)
{
  struct pollfd ready = { self->socket, events, 0 };
  gint64 before = g_get_monotonic_time (), used = get_used (self);

  poll (&ready, 1, SLICE_US / 1000);
  self->left_us -= MAX (get_used (self) - used, MIN (g_get_monotonic_time () - before, 2 * SLICE_US) / PATIENCE);
  return (self->left_us > 0 && !sud_is_cancelled (self->cancel)) || lose (self, SIGPROF);
}

/* Returns: FALSE if the process is lost, before or now */
static gboolean
transfer (RubricDecoder *self, gboolean sends, gconstpointer bytes, gsize length)
{
  char *at = (char *)bytes;

  while (length > 0 && self->lost == NULL && wait_for_socket (self, sends ? POLLOUT : POLLIN))
    {
      ssize_t n = sends ? send (self->socket, at, length, MSG_NOSIGNAL | MSG_DONTWAIT)
                        : recv (self->socket, at, length, MSG_DONTWAIT);

      if (n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR))
        return lose (self, end_process (self));
      at += MAX (n, 0);
      length -= MAX (n, 0);
    }
  return self->lost == NULL;
}

/* Returns: (transfer full): in the build folder it lies in a folder beside that of the program that runs */
static char *
find_program (void)
{
  g_autofree char *running = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *built = g_canonicalize_filename ("../../decode/rubric-decode", running != NULL ? running : "/");
  const char *named = g_getenv ("RUBRIC_DECODE");

  return g_strdup (named != NULL ? named : access (built, X_OK) == 0 ? built : LIBEXECDIR "/rubric-decode");
}

RubricDecoder *
rubric_decoder_new (const atomic_bool *cancel, GError **error)
{
  g_autofree char *program = find_program ();
  const char *const words[] = { program, PACKAGE_VERSION, NULL };
  const GSpawnFlags flags = G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_LEAVE_DESCRIPTORS_OPEN;
  g_autoptr (RubricDecoder) self = g_new0 (RubricDecoder, 1);
  g_autoptr (GError) cause = NULL;
  g_autofree char *why = NULL;
  int sockets[2] = { -1, -1 }, null = open ("/dev/null", O_WRONLY | O_CLOEXEC); /* GLib would abort if that failed */

  if (null < 0 || socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
    g_set_error_literal (&cause, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
  self->socket = sockets[0];
  self->left_us = MAX_US;
  self->cancel = cancel;
  if (cause == NULL)
    g_spawn_async_with_pipes_and_fds (NULL, words, NULL, flags, NULL, NULL, sockets[1], null, -1, NULL, NULL, 0,
                                      &self->pid, NULL, NULL, NULL, &cause);
  close (sockets[1]);
  close (null);
  if (cause == NULL)
    return g_steal_pointer (&self);
  why = rubric_sentence_from_message (cause->message);
  g_set_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_ENDED,
               /* Translators: %s is a sentence: what the system says */
               _ ("The part of this program that reads pictures and PDF files cannot be started. %s"), why);
  return NULL;
}

void
rubric_decoder_free (RubricDecoder *self)
{
  end_process (self);
  close (self->socket);
  g_clear_error (&self->lost);
  g_free (self);
}

static gboolean
is_plausible (const RubricDecoderAnswer *answer, guint64 max_pixels)
{
  guint64 pixels = (guint64)answer->width * answer->height, row = (guint64)answer->width * answer->channels;

  if (answer->error >= 0 || max_pixels == 0)
    return answer->error < (int)RUBRIC_IMAGE_N_ERRORS && answer->length <= MAX_TEXT;
  return pixels > 0 && pixels <= max_pixels && MAX (answer->width, answer->height) <= SUD_SCAN_MAX_SIDE
         && (answer->channels == 3 || answer->channels == 4)
         && answer->stride >= row && answer->stride < row + MAX_PADDING
         && answer->length == (guint64)answer->stride * (answer->height - 1) + row;
}

char *
rubric_decoder_ask (RubricDecoder *self, RubricDecoderQuestion question, guint page, GBytes *file,
                    RubricDecoderAnswer *answer, GError **error)
{
  RubricDecoderRequest request = { question, page, file != NULL ? g_bytes_get_size (file) : 0 };
  g_autofree char *bytes = NULL;

  if (transfer (self, TRUE, &request, sizeof request)
      && (file == NULL || transfer (self, TRUE, g_bytes_get_data (file, NULL), request.length))
      && transfer (self, FALSE, answer, sizeof *answer)
      && (is_plausible (answer, rules[question].max_pixels) || lose (self, SIGSEGV))
      && ((bytes = g_try_malloc0 ((gsize)answer->length + 1)) != NULL || lose (self, SIGABRT))
      && transfer (self, FALSE, bytes, answer->length)
      && ((answer->error < 0 && rules[question].max_pixels > 0) || g_utf8_validate_len (bytes, answer->length, NULL)
          || lose (self, SIGSEGV)))
    {
      self->left_us = MIN (self->left_us + rules[question].earned_us, MAX_US);
      if (answer->error < 0)
        return g_steal_pointer (&bytes);
      g_set_error_literal (error, RUBRIC_IMAGE_ERROR, answer->error, bytes);
    }
  else
    g_propagate_error (error, g_error_copy (self->lost));
  return NULL;
}

RubricImage *
rubric_decoder_draw (RubricDecoder *self, RubricDecoderQuestion question, guint page, GBytes *file, GError **error)
{
  RubricDecoderAnswer answer;
  char *rows = rubric_decoder_ask (self, question, page, file, &answer, error);
  g_autoptr (GBytes) bytes = rows != NULL ? g_bytes_new_take (rows, answer.length) : NULL;
  g_autoptr (GdkPixbuf) pixels = NULL;

  if (bytes == NULL)
    return NULL;
  pixels = gdk_pixbuf_new_from_bytes (bytes, GDK_COLORSPACE_RGB, answer.channels == 4, 8, answer.width, answer.height,
                                      (int)answer.stride);
  return rubric_image_new_for_pixels (pixels, self->cancel, error);
}
