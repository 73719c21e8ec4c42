/* rubric-cli-interrupt.c - SIGINT: one flag that searches poll, and reads that it wakes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-interrupt.h"

#include <errno.h>
#include <fcntl.h>
#include <glib-unix.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <unistd.h>

static atomic_bool cancel;
static atomic_bool interrupted;
static int wake_pipe[2] = { -1, -1 };

void
rubric_cli_wake (void)
{
  int saved = errno;
  ssize_t written = write (wake_pipe[1], "", 1);

  /* The pipe does not block: when it is full, a byte that wakes is already in it. */
  (void)written;
  errno = saved;
}

static void
interrupt_cb (int number)
{
  atomic_store (&interrupted, true);
  atomic_store (&cancel, true);
  rubric_cli_wake ();
}

void
rubric_cli_interrupt_init (void)
{
  struct sigaction action = { .sa_handler = interrupt_cb, .sa_flags = (int)SA_RESETHAND };
  struct sigaction before;

  if (!g_unix_open_pipe (wake_pipe, FD_CLOEXEC, NULL) || !g_unix_set_fd_nonblocking (wake_pipe[1], TRUE, NULL))
    return;

  /* A shell starts background jobs with SIGINT ignored: they keep it so. */
  if (sigaction (SIGINT, NULL, &before) == 0 && before.sa_handler != SIG_IGN)
    sigaction (SIGINT, &action, NULL);
  signal (SIGPIPE, SIG_DFL);
}

const atomic_bool *
rubric_cli_cancel_flag (void)
{
  return &cancel;
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
