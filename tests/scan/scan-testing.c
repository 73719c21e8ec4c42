/* scan-testing.c - pictures for the tests of scan: from files, with what is right beside them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "scan-testing.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <string.h>
#include <time.h>

/* The grey levels of a decoded picture, its alpha laid upon white. */
static void
take_grey (SudScanPicture *picture, const GdkPixbuf *pixbuf)
{
  const guchar *pixels = gdk_pixbuf_read_pixels (pixbuf);
  int channels = gdk_pixbuf_get_n_channels (pixbuf), stride = gdk_pixbuf_get_rowstride (pixbuf);
  int width = gdk_pixbuf_get_width (pixbuf), height = gdk_pixbuf_get_height (pixbuf);
  guchar *grey = g_malloc ((gsize)width * height);

  *picture = (SudScanPicture){ grey, width, height, width };
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        const guchar *at = pixels + (gsize)y * stride + x * channels;
        int value = (77 * at[0] + 150 * at[1] + 29 * at[2]) / 256;

        *grey++ = channels == 4 ? (value * at[3] + 255 * (255 - at[3])) / 255 : value;
      }
}

/* Two lines about the camera, then nine of nine numbers. */
static void
load_answer (SudGrid *answer, const char *path)
{
  g_autofree char *text = NULL;
  const char *at;
  int n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  at = strchr (strchr (text, '\n') + 1, '\n');
  for (; *at != '\0' && n < SUD_CELLS; at++)
    if (g_ascii_isdigit (*at))
      answer->digit[n++] = g_ascii_digit_value (*at);
  g_assert_cmpint (n, ==, SUD_CELLS);
}

static char *
get_answer_path (const char *path)
{
  g_autofree char *stem = g_strndup (path, strrchr (path, '.') - path);

  return g_strconcat (stem, ".dat", NULL);
}

void
scan_file_load (ScanFile *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) stored = gdk_pixbuf_new_from_file (path, &error);
  g_autoptr (GdkPixbuf) upright = NULL;
  g_autofree char *answer = get_answer_path (path);

  g_assert_no_error (error);
  upright = gdk_pixbuf_apply_embedded_orientation (stored);
  take_grey (&self->picture, upright);
  load_answer (&self->answer, answer);
}

void
scan_file_clear (ScanFile *self)
{
  g_free ((gpointer)self->picture.grey);
  self->picture.grey = NULL;
}

static int
compare_paths (gconstpointer left, gconstpointer right)
{
  return strcmp (*(const char *const *)left, *(const char *const *)right);
}

GPtrArray *
scan_list_photos (const char *folder)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".jpg") || g_str_has_suffix (name, ".png"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);
        g_autofree char *answer = get_answer_path (path);

        if (g_file_test (answer, G_FILE_TEST_EXISTS))
          g_ptr_array_add (paths, g_steal_pointer (&path));
      }
  g_ptr_array_sort (paths, compare_paths);
  return paths;
}

int
scan_count_wrong (const SudScan *scan, const SudGrid *answer, int *unflagged)
{
  int wrong = 0;

  *unflagged = 0;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (scan->sheet.digit[cell] != answer->digit[cell])
      {
        wrong++;
        *unflagged += scan->kind != SUD_SCAN_NOTHING && scan->kind != SUD_SCAN_NO_VALID
                      && !sud_scan_is_uncertain (scan, cell);
      }
  return wrong;
}

double
scan_cpu_ms (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}
