/* rubric-cli-interrupt.c - SIGINT and time limits: one flag that searches poll, and reads that it wakes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-interrupt.h"

#include <errno.h>
#include <fcntl.h>
#include <glib-unix.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/time.h>
#include <unistd.h>

static atomic_bool cancel;
static atomic_bool interrupted;
static atomic_bool timed_out;
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

static void
alarm_cb (int number)
{
  atomic_store (&timed_out, true);
  atomic_store (&cancel, true);
}

/* A shell starts background jobs with SIGINT ignored: they keep it so. */
static void
on_interrupt (void (*handler) (int number))
{
  struct sigaction action = { .sa_handler = handler, .sa_flags = (int)SA_RESETHAND };
  struct sigaction before;

  if (sigaction (SIGINT, NULL, &before) == 0 && before.sa_handler != SIG_IGN)
    sigaction (SIGINT, &action, NULL);
}

void
rubric_cli_interrupt_init (void)
{
  struct sigaction on_alarm = { .sa_handler = alarm_cb, .sa_flags = SA_RESTART };

  if (!g_unix_open_pipe (wake_pipe, FD_CLOEXEC, NULL) || !g_unix_set_fd_nonblocking (wake_pipe[1], TRUE, NULL))
    return;

  on_interrupt (interrupt_cb);
  sigaction (SIGALRM, &on_alarm, NULL);
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

gboolean
rubric_cli_begin_unpolled (void)
{
  on_interrupt (SIG_DFL);
  return !rubric_cli_interrupted ();
}

void
rubric_cli_end_unpolled (void)
{
  if (!rubric_cli_interrupted ())
    on_interrupt (interrupt_cb);
}

static void
set_timer (double seconds)
{
  struct itimerval timer = { .it_value = { (time_t)seconds, (suseconds_t)(fmod (seconds, 1) * G_USEC_PER_SEC) } };

  setitimer (ITIMER_REAL, &timer, NULL);
}

void
rubric_cli_start_time_limit (double seconds)
{
  /* A timer of nothing would be no timer. */
  set_timer (MAX (seconds, 1e-6));
}

gboolean
rubric_cli_stop_time_limit (void)
{
  gboolean over;

  set_timer (0);
  over = atomic_exchange (&timed_out, false);
  atomic_store (&cancel, false);
  if (rubric_cli_interrupted ())
    atomic_store (&cancel, true);
  return over;
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
