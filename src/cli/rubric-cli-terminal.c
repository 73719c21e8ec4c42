/* rubric-cli-terminal.c - standard streams and SIGINT: answers, messages, progress, and reads that can be interrupted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-terminal.h"

#include "rubric-cli.h"

#include <errno.h>
#include <fcntl.h>
#include <glib-unix.h>
#include <glib/gi18n.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static atomic_bool interrupted;
static int wake_pipe[2] = { -1, -1 };

void
rubric_cli_wake (void)
{
  int saved = errno;
  ssize_t written = write (wake_pipe[1], "", 1);

  /* The pipe does not block: if it is full, it already holds a byte that wakes the reader. */
  (void)written;
  errno = saved;
}

static void
sigint_cb (int number)
{
  atomic_store (&interrupted, true);
  rubric_cli_wake ();
}

void
rubric_cli_interrupt_init (void)
{
  struct sigaction action = { .sa_handler = sigint_cb, .sa_flags = (int)SA_RESETHAND };
  struct sigaction before;

  if (!g_unix_open_pipe (wake_pipe, FD_CLOEXEC, NULL) || !g_unix_set_fd_nonblocking (wake_pipe[1], TRUE, NULL))
    return;

  /* A shell starts background jobs with SIGINT ignored, and that is left as it is. */
  if (sigaction (SIGINT, NULL, &before) == 0 && before.sa_handler != SIG_IGN)
    sigaction (SIGINT, &action, NULL);
  signal (SIGPIPE, SIG_DFL);
}

const atomic_bool *
rubric_cli_cancel_flag (void)
{
  return &interrupted;
}

gboolean
rubric_cli_interrupted (void)
{
  return atomic_load (&interrupted);
}

ssize_t
rubric_cli_read (int fd, char *buffer, size_t size)
{
  struct pollfd watched[] = { { .fd = fd, .events = POLLIN }, { .fd = wake_pipe[0], .events = POLLIN } };

  for (;;)
    {
      if (poll (watched, G_N_ELEMENTS (watched), -1) < 0)
        {
          if (errno != EINTR || rubric_cli_interrupted ())
            return -1;
          continue;
        }
      if (watched[1].revents != 0)
        {
          errno = EINTR;
          return -1;
        }
      return read (fd, buffer, size);
    }
}

enum
{
  PROGRESS_AFTER = G_USEC_PER_SEC,
  PROGRESS_EVERY = G_USEC_PER_SEC / 5,
  PIPE_SIZE = 1 << 20,
};

/* The first two are set at the start; one thread at a time writes the others: the main one, or the writer of a
 * batch. */
static struct
{
  gboolean possible;
  gboolean beside_output; /* standard output is a terminal, too */
  gboolean shown;
  gint64 next;
} progress;

/* Prints as g_print() does, without a buffer whose last flush could fail unnoticed. */
static void
print_cb (const char *text)
{
  const char *charset;
  g_autofree char *converted = NULL;

  if (!g_get_charset (&charset))
    converted = g_convert_with_fallback (text, -1, charset, "UTF-8", "?", NULL, NULL, NULL);
  if (converted != NULL)
    text = converted;
  if (!rubric_cli_write (text, strlen (text)))
    exit (RUBRIC_CLI_ERROR);
}

void
rubric_cli_terminal_guard (void)
{
  /* The wrong way round: reading standard input and writing the others have to fail with EBADF. */
  static const int ways[] = { O_WRONLY, O_RDONLY, O_RDONLY };

  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    if (fcntl (fd, F_GETFD) < 0 && open ("/dev/null", ways[fd]) != fd)
      _exit (RUBRIC_CLI_ERROR);
}

void
rubric_cli_terminal_init (void)
{
  progress.beside_output = isatty (STDOUT_FILENO);
  progress.possible = isatty (STDERR_FILENO);
  progress.next = g_get_monotonic_time () + PROGRESS_AFTER;
  g_set_print_handler (print_cb);
}

gboolean
rubric_cli_stdout_is_terminal (void)
{
  return progress.beside_output;
}

void
rubric_cli_complain (const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  rubric_cli_hide_progress ();
  g_printerr ("rubric-cli: %s\n", message);
}

GThread *
rubric_cli_start_thread (const char *name, GThreadFunc work, gpointer data)
{
  GThread *thread = g_thread_try_new (name, work, data, NULL);

  if (thread == NULL)
    rubric_cli_complain ("%s", g_strerror (ENOMEM));
  return thread;
}

void
rubric_cli_append_complaint (GString *text, const char *file, guint64 line, const char *message)
{
  g_autofree char *name = g_filename_display_name (file);

  if (line != 0)
    g_string_append_printf (text, "rubric-cli: %s:%" G_GUINT64_FORMAT ": %s\n", name, line, message);
  else
    g_string_append_printf (text, "rubric-cli: %s: %s\n", name, message);
}

void
rubric_cli_write_complaints (const char *text, gsize length)
{
  rubric_cli_hide_progress ();
  fwrite (text, 1, length, stderr);
}

void
rubric_cli_complain_of (const char *file, guint64 line, const char *message)
{
  g_autoptr (GString) text = g_string_new (NULL);

  rubric_cli_append_complaint (text, file, line, message);
  rubric_cli_write_complaints (text->str, text->len);
}

gboolean
rubric_cli_write (const char *text, gsize length)
{
  while (length > 0)
    {
      ssize_t n = write (STDOUT_FILENO, text, length);

      if (n < 0 && (errno == EINTR || errno == EAGAIN))
        {
          struct pollfd output = { .fd = STDOUT_FILENO, .events = POLLOUT };

          poll (&output, 1, -1);
          continue;
        }
      if (n < 0)
        {
          rubric_cli_complain (_ ("cannot write to standard output: %s"), g_strerror (errno));
          return FALSE;
        }
      text += n;
      length -= n;
    }
  return TRUE;
}

void
rubric_cli_enlarge_pipe (int fd)
{
  fcntl (fd, F_SETPIPE_SZ, PIPE_SIZE);
}

static gboolean
is_progress_due (void)
{
  gint64 now;

  if (!progress.possible || (now = g_get_monotonic_time ()) < progress.next)
    return FALSE;
  progress.next = now + PROGRESS_EVERY;
  progress.shown = TRUE;
  return TRUE;
}

static void G_GNUC_PRINTF (1, 2)
show_line (const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("%s\033[K\r", text);
}

void
rubric_cli_show_progress (const char *file, guint64 lines)
{
  g_autofree char *name = NULL, *number = NULL;

  if (progress.beside_output || !is_progress_due ())
    return;
  name = g_filename_display_name (file);
  number = g_strdup_printf ("%" G_GUINT64_FORMAT, lines);
  /* Translators: %1$s is a file, %2$s how many of its lines are done */
  show_line (_ ("%1$s: %2$s lines"), name, number);
}

void
rubric_cli_show_pages (guint done, guint n_pages, gpointer file)
{
  g_autofree char *name = NULL;

  if (!is_progress_due ())
    return;
  name = g_filename_display_name (file);
  /* Translators: %1$s is a file, %2$u how many of its pages are done, %3$u how many there are */
  show_line (_ ("%1$s: page %2$u of %3$u"), name, done, n_pages);
}

void
rubric_cli_show_search (guint64 made, double one_in, double seconds, gboolean may_be_rarer)
{
  g_autofree char *puzzles = NULL, *rarity = NULL, *time = NULL;

  if (!is_progress_due ())
    return;
  puzzles = g_strdup_printf ("%" G_GUINT64_FORMAT, made);
  rarity = g_strdup_printf ("%.0f", one_in);
  time = g_strdup_printf (seconds < 10 ? "%.1f" : "%.0f", seconds);
  /* Translators: %1$s is how many puzzles are made, %2$s one in how many fits, %3$s in how many seconds the next is
   * expected */
  show_line (may_be_rarer ? _ ("%1$s made; fewer than 1 in %2$s fits; %3$s s each or more")
                          : _ ("%1$s made; about 1 in %2$s fits; %3$s s each"),
             puzzles, rarity, time);
}

void
rubric_cli_show_made (guint64 made, guint64 wanted)
{
  g_autofree char *n = NULL, *all = NULL;

  if (progress.beside_output || !is_progress_due ())
    return;
  n = g_strdup_printf ("%" G_GUINT64_FORMAT, made);
  all = g_strdup_printf ("%" G_GUINT64_FORMAT, wanted);
  /* Translators: %1$s is how many puzzles are made, %2$s how many there are to be */
  show_line (_ ("%1$s of %2$s puzzles"), n, all);
}

void
rubric_cli_hide_progress (void)
{
  if (!progress.shown)
    return;
  progress.shown = FALSE;
  g_printerr ("\033[K");
}
