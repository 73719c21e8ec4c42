/* fault-testing.c - a disk that fails at a chosen call, a power cut at a chosen call, and a clock that is set
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fault-testing.h"

#include <errno.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static gint failing = FAULT_NONE; /* atomic, as all of these */
static gint failing_code;
static gint calls_left = -1;      /* -1: nobody is killed */
static gint slow_us;              /* that flushing takes */
static gint unflushed;            /* files renamed since a folder was flushed */
static _Atomic gint64 clock_time;

int __real_g_mkstemp_full (char *path, int flags, int mode);
int __wrap_g_mkstemp_full (char *path, int flags, int mode);
ssize_t __real_write (int fd, const void *data, size_t length);
ssize_t __wrap_write (int fd, const void *data, size_t length);
int __real_fchmod (int fd, mode_t mode);
int __wrap_fchmod (int fd, mode_t mode);
int __wrap_fsync (int fd);
int __real_close (int fd);
int __wrap_close (int fd);
int __real_rename (const char *from, const char *to);
int __wrap_rename (const char *from, const char *to);
int __real_g_unlink (const char *path);
int __wrap_g_unlink (const char *path);
gint64 __real_g_get_real_time (void);
gint64 __wrap_g_get_real_time (void);

void
fault_fail (FaultCall call, int code)
{
  g_atomic_int_set (&failing_code, code);
  g_atomic_int_set (&failing, call);
}

void
fault_kill (guint n)
{
  g_atomic_int_set (&calls_left, n);
}

void
fault_slow (guint ms)
{
  g_atomic_int_set (&slow_us, ms * 1000);
}

void
fault_set_clock (gint64 time)
{
  clock_time = time;
}

/* Whether this call is the last one. */
static gboolean
is_killed (void)
{
  return g_atomic_int_get (&calls_left) >= 0 && g_atomic_int_add (&calls_left, -1) == 0;
}

static void
die (void)
{
  kill (getpid (), SIGKILL);
  pause ();
}

/* Whether @call fails, with errno. */
static gboolean
fails (FaultCall call)
{
  if (is_killed ())
    die ();
  if (g_atomic_int_get (&failing) != (gint) call)
    return FALSE;
  errno = g_atomic_int_get (&failing_code);
  return TRUE;
}

int
__wrap_g_mkstemp_full (char *path, int flags, int mode)
{
  return fails (FAULT_CREATE) ? -1 : __real_g_mkstemp_full (path, flags, mode);
}

ssize_t
__wrap_write (int fd, const void *data, size_t length)
{
  if (is_killed ())
    {
      if (__real_write (fd, data, length / 2) >= 0)
        die ();
    }
  return fails (FAULT_WRITE) ? -1 : __real_write (fd, data, length);
}

int
__wrap_fchmod (int fd, mode_t mode)
{
  return fails (FAULT_MODE) ? -1 : __real_fchmod (fd, mode);
}

/* Only who cuts the power sees whether anything was flushed, and the tests are several times as fast without. */
int
__wrap_fsync (int fd)
{
  struct stat status;

  g_usleep (g_atomic_int_get (&slow_us));
  if (fails (FAULT_SYNC))
    return -1;
  if (fstat (fd, &status) == 0 && S_ISDIR (status.st_mode))
    g_atomic_int_set (&unflushed, 0);
  return 0;
}

/* A file system of another machine may fail here; the descriptor is closed all the same. */
int
__wrap_close (int fd)
{
  gboolean failed = fails (FAULT_CLOSE);
  int code = errno, result = __real_close (fd);

  errno = code;
  return failed ? -1 : result;
}

int
__wrap_rename (const char *from, const char *to)
{
  if (fails (FAULT_RENAME) || __real_rename (from, to) != 0)
    return -1;
  g_atomic_int_inc (&unflushed);
  return 0;
}

int
__wrap_g_unlink (const char *path)
{
  return fails (FAULT_UNLINK) ? -1 : __real_g_unlink (path);
}

gint64
__wrap_g_get_real_time (void)
{
  return clock_time != 0 ? clock_time : __real_g_get_real_time ();
}

guint
fault_count_unflushed (void)
{
  return g_atomic_int_get (&unflushed);
}

gboolean
fault_run (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_CHILD_INHERITS_STDIN, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  if (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL)
    return TRUE;
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);
  return FALSE;
}

void
fault_assert_holds (const char *path, const char *expected)
{
  g_autofree char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  g_assert_cmpstr (text, ==, expected);
}
