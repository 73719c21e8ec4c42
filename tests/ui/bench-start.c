/* bench-start.c - from start to the first frame, and the memory it takes then and later
 *
 * Starts each program named on the command line in turn (A B A B …), watches the X server until a window of its shows
 * more than one colour, and prints the medians, and how many times that is what the last program takes: name that which
 * does the least. In the last round each is left alone until it has settled. Programs that are not installed are said to
 * be so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <gio/gio.h>
#include <stdlib.h>

enum
{
  ROUNDS = 7,
  MAX_PROGRAMS = 4,
  MIN_SIDE = 200,        /* smaller windows are splash or helper windows */
  PATIENCE_S = 20,
  SETTLE_MS = 1000,      /* after the first frame, before memory is read */
  SETTLED_S = 60,        /* in the last round */
};

typedef struct
{
  const char *path;
  double frame_ms[ROUNDS];
  double cpu_ms[ROUNDS]; /* of the processor, until then */
  double resident_mb[ROUNDS];
  double peak_mb, settled_mb; /* after SETTLED_S */
} Program;

/* A window that is being closed under us is no error. */
static int
ignore_error (Display *display, XErrorEvent *event)
{
  return 0;
}

/* Whether the middle column of @window has two colours: something has been drawn on the background. */
static gboolean
is_drawn (Display *display, Window window, int width, int height)
{
  XImage *image = XGetImage (display, window, width / 2, 0, 1, height, AllPlanes, ZPixmap);
  gboolean drawn = FALSE;

  if (image == NULL)
    return FALSE;
  for (int y = 1; y < height && !drawn; y++)
    drawn = XGetPixel (image, 0, y) != XGetPixel (image, 0, 0);
  XDestroyImage (image);
  return drawn;
}

static gboolean
shows_a_frame (Display *display)
{
  Window root, parent, *children = NULL;
  unsigned n = 0;
  gboolean drawn = FALSE;

  XQueryTree (display, DefaultRootWindow (display), &root, &parent, &children, &n);
  for (unsigned i = 0; i < n && !drawn; i++)
    {
      XWindowAttributes attributes;

      if (XGetWindowAttributes (display, children[i], &attributes) && attributes.map_state == IsViewable
          && attributes.width >= MIN_SIDE && attributes.height >= MIN_SIDE)
        drawn = is_drawn (display, children[i], attributes.width, attributes.height);
    }
  if (children != NULL)
    XFree (children);
  return drawn;
}

/* A line of the status of a process, such as "VmRSS:", in kB. */
static double
read_mb (const char *pid, const char *key)
{
  g_autofree char *path = g_strdup_printf ("/proc/%s/status", pid);
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return 0;
  line = strstr (text, key);
  return line != NULL ? g_ascii_strtod (line + strlen (key), NULL) / 1024 : 0;
}

/* Processor time of a process so far. */
static double
cpu_ms (const char *pid)
{
  g_autofree char *path = g_strdup_printf ("/proc/%s/schedstat", pid);
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) ? g_ascii_strtod (text, NULL) / 1e6 : 0;
}

static void
measure (Display *display, Program *program, int round)
{
  gint64 start = g_get_monotonic_time (), until = start + PATIENCE_S * G_TIME_SPAN_SECOND;
  g_autoptr (GSubprocess) child
      = g_subprocess_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE | G_SUBPROCESS_FLAGS_STDOUT_SILENCE, NULL,
                          program->path, NULL);

  g_assert_nonnull (child);
  while (!shows_a_frame (display) && g_get_monotonic_time () < until)
    g_usleep (1000);
  program->frame_ms[round] = (g_get_monotonic_time () - start) / 1e3;
  program->cpu_ms[round] = cpu_ms (g_subprocess_get_identifier (child));
  g_usleep (SETTLE_MS * 1000);
  program->resident_mb[round] = read_mb (g_subprocess_get_identifier (child), "VmRSS:");
  if (round == ROUNDS - 1)
    {
      g_usleep (SETTLED_S * G_USEC_PER_SEC);
      program->settled_mb = read_mb (g_subprocess_get_identifier (child), "VmRSS:");
      program->peak_mb = read_mb (g_subprocess_get_identifier (child), "VmHWM:");
    }
  g_subprocess_force_exit (child);
  g_subprocess_wait (child, NULL, NULL);
  while (shows_a_frame (display) && g_get_monotonic_time () < until)
    g_usleep (1000);
}

static int
ascending (const void *a, const void *b)
{
  double x = *(const double *)a, y = *(const double *)b;

  return (x > y) - (x < y);
}

static double
median (double values[ROUNDS])
{
  qsort (values, ROUNDS, sizeof *values, ascending);
  return values[ROUNDS / 2];
}

int
main (int argc, char **argv)
{
  Display *display = XOpenDisplay (NULL);
  Program programs[MAX_PROGRAMS] = { 0 };
  int n = 0;

  if (display == NULL)
    {
      g_print ("no display: nothing measured\n");
      return 77;
    }
  XSetErrorHandler (ignore_error);
  for (int i = 1; i < argc && n < MAX_PROGRAMS; i++)
    {
      g_autofree char *path = g_find_program_in_path (argv[i]);

      if (path != NULL)
        programs[n++].path = argv[i];
      else
        g_print ("%s is not installed\n", argv[i]);
    }
  for (int round = 0; round < ROUNDS; round++)
    for (int i = 0; i < n; i++)
      measure (display, &programs[i], round);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = g_path_get_basename (programs[i].path);

      g_print ("%-14s first frame %.0f ms, %.0f of them of its main thread (%.2f times), resident %.1f MB (medians "
               "of %d), at most %.1f MB, %.1f MB after %d s\n",
               name, median (programs[i].frame_ms), median (programs[i].cpu_ms),
               median (programs[i].cpu_ms) / median (programs[n - 1].cpu_ms), median (programs[i].resident_mb), ROUNDS,
               programs[i].peak_mb, programs[i].settled_mb, SETTLED_S);
    }
  XCloseDisplay (display);
  return EXIT_SUCCESS;
}
