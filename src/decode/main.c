/* main.c - rubric-decode: reads one untrusted file, within limits, for the program that has started it
 *
 * It reads requests from standard input, a socket, and writes its answers there, as records of rubric-decoder.h. If a
 * limit or a fault of a library ends it, the program that asked reports that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-config.h"
#include "rubric-decoder.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>
#if RUBRIC_HAS_PDF
#include <poppler.h>
#endif

enum
{
  SECONDS
      = 11,         /* CPU time for an answer; the program that asks ends it earlier, unless that is stopped itself */
  SMALL_SIDE = 128,     /* pixels of a page that is only measured */
  SMALL_SCALE = 8,      /* points in a pixel of such a page */
  MAX_POINTS = 1 << 20, /* side of a page: the format has about the same limit */
};

typedef struct
{
  RubricDecoderAnswer answer;
  char *text;
  GdkPixbuf *pixels;
} Reply;

/* Fills in the reply: the answer, and text, pixels or nothing. */
typedef void (*Handler) (Reply *reply, GBytes *file, int page, GError **error);

static void
read_picture (Reply *reply, GBytes *file, int page, GError **error)
{
  reply->pixels = rubric_image_decode (file, error);
}

#if RUBRIC_HAS_PDF

static PopplerDocument *document;

static void
refuse (GError **error, const GError *cause)
{
  if (g_error_matches (cause, POPPLER_ERROR, POPPLER_ERROR_ENCRYPTED))
    g_set_error_literal (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_KIND,
                         _ ("The PDF file is protected by a password. Open it in another program, and copy a picture "
                            "of the page from there."));
  else
    g_set_error_literal (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_BROKEN, _ ("The PDF file is damaged."));
}

static void
open_pdf (Reply *reply, GBytes *file, int page, GError **error)
{
  g_autoptr (GError) cause = NULL;

  document = poppler_document_new_from_bytes (file, NULL, &cause);
  reply->answer.number = document != NULL ? MAX (poppler_document_get_n_pages (document), 0) : 0;
  if (reply->answer.number == 0)
    refuse (error, cause);
}

static void
read_text (Reply *reply, GBytes *file, int page, GError **error)
{
  PopplerPage *found = poppler_document_get_page (document, page);

  reply->text = found != NULL ? poppler_page_get_text (found) : NULL;
  g_clear_object (&found);
}

static void
count_cb (cairo_surface_t *observer, cairo_surface_t *target, void *count)
{
  *(guint32 *)count += 1;
}

static void
count_strokes (Reply *reply, GBytes *file, int page, GError **error)
{
  PopplerPage *found = poppler_document_get_page (document, page);
  cairo_surface_t *small = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SMALL_SIDE, SMALL_SIDE);
  cairo_surface_t *observer = cairo_surface_create_observer (small, CAIRO_SURFACE_OBSERVER_NORMAL);
  cairo_t *cr = cairo_create (observer);
  guint32 *count = &reply->answer.number;

  cairo_surface_observer_add_stroke_callback (observer, count_cb, count);
  cairo_surface_observer_add_fill_callback (observer, count_cb, count);
  cairo_surface_observer_add_paint_callback (observer, count_cb, count);
  cairo_surface_observer_add_mask_callback (observer, count_cb, count);
  cairo_scale (cr, 1.0 / SMALL_SCALE, 1.0 / SMALL_SCALE);
  if (found != NULL)
    poppler_page_render (found, cr);
  cairo_destroy (cr);
  cairo_surface_destroy (observer);
  cairo_surface_destroy (small);
  g_clear_object (&found);
}

static void
copy_pixels (cairo_surface_t *surface, GdkPixbuf *pixels)
{
  for (int y = 0; y < gdk_pixbuf_get_height (pixels); y++)
    {
      const guint8 *row = cairo_image_surface_get_data (surface) + (gsize)y * cairo_image_surface_get_stride (surface);
      const guint32 *from = (const guint32 *)(gconstpointer)row, *end = from + gdk_pixbuf_get_width (pixels);
      guchar *to = gdk_pixbuf_get_pixels (pixels) + (gsize)y * gdk_pixbuf_get_rowstride (pixels);

      for (; from < end; from++)
        for (int shift = 16; shift >= 0; shift -= 8)
          *to++ = *from >> shift & 0xff;
    }
}

static void
draw_page (Reply *reply, GBytes *file, int page, GError **error)
{
  PopplerPage *found = poppler_document_get_page (document, page);
  double width = 0, height = 0, scale;
  cairo_surface_t *surface;
  cairo_t *cr;

  if (found != NULL)
    poppler_page_get_size (found, &width, &height);
  if (!(width > 0 && height > 0 && width <= MAX_POINTS && height <= MAX_POINTS))
    {
      g_clear_object (&found);
      refuse (error, NULL);
      return;
    }
  scale = RUBRIC_DECODER_SIDE / MAX (width, height);
  width = MAX (1, (int)(width * scale));
  height = MAX (1, (int)(height * scale));
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int)width, (int)height);
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  poppler_page_render (found, cr);
  if (cairo_status (cr) == CAIRO_STATUS_NO_MEMORY)
    abort (); /* as poppler does: something is missing on this page */
  cairo_surface_flush (surface);
  reply->pixels = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, (int)width, (int)height);
  copy_pixels (surface, reply->pixels);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  g_object_unref (found);
}

#endif

static const Handler handlers[] = {
  [RUBRIC_DECODER_PICTURE] = read_picture,
#if RUBRIC_HAS_PDF
  [RUBRIC_DECODER_PDF] = open_pdf,
  [RUBRIC_DECODER_TEXT] = read_text,
  [RUBRIC_DECODER_STROKES] = count_strokes,
  [RUBRIC_DECODER_PAGE] = draw_page,
#endif
};

/* Loaders of pictures may be programs of their own, such as those of glycin, with threads, shared memory and
 * namespaces: their only limit is memory. */
static void
confine (gboolean picture)
{
  rlim_t bytes = picture ? (rlim_t)3 << 30 : (rlim_t)1 << 30;

  if (!RUBRIC_SANITIZED) /* a sanitizer takes terabytes of addresses, and writes to standard error */
    {
      setrlimit (RLIMIT_AS, &(struct rlimit){ bytes, bytes });
      dup2 (STDOUT_FILENO, STDERR_FILENO);
    }
  if (picture)
    return;
  signal (SIGXFSZ, SIG_IGN);
  setrlimit (RLIMIT_FSIZE, &(struct rlimit){ 0, 0 });
  (void)!unshare (CLONE_NEWUSER | CLONE_NEWNET); /* forbidden in a Flatpak, which has no network either */
}

static void
send_reply (Reply *reply, const GError *error, FILE *out)
{
  const char *bytes = error != NULL ? error->message : reply->text;
  RubricDecoderAnswer *answer = &reply->answer;

  answer->error = error != NULL ? error->code : -1;
  answer->length = bytes != NULL ? strlen (bytes) : 0;
  if (reply->pixels != NULL)
    {
      bytes = (const char *)gdk_pixbuf_read_pixels (reply->pixels);
      answer->width = gdk_pixbuf_get_width (reply->pixels);
      answer->height = gdk_pixbuf_get_height (reply->pixels);
      answer->channels = gdk_pixbuf_get_n_channels (reply->pixels);
      answer->stride = gdk_pixbuf_get_rowstride (reply->pixels);
      answer->length = gdk_pixbuf_get_byte_length (reply->pixels);
    }
  fwrite (answer, sizeof *answer, 1, out);
  fwrite (bytes, 1, answer->length, out);
  fflush (out);
}

static void
answer_request (const RubricDecoderRequest *request, FILE *out)
{
  char *bytes = g_malloc (request->length);
  g_autoptr (GBytes) file = g_bytes_new_take (bytes, request->length);
  g_autoptr (GError) error = NULL;
  Reply reply = { 0 };

  if (request->length > 0 && fread (bytes, request->length, 1, stdin) != 1)
    exit (EXIT_SUCCESS);
  if (request->question <= RUBRIC_DECODER_PDF)
    confine (request->question == RUBRIC_DECODER_PICTURE);
  setitimer (ITIMER_PROF, &(struct itimerval){ .it_value.tv_sec = SECONDS }, NULL);
  handlers[request->question](&reply, file, (int)request->page, &error);
  send_reply (&reply, error, out);
  g_free (reply.text);
  g_clear_object (&reply.pixels);
}

int
main (int argc, char **argv)
{
  const char *locales = g_getenv ("RUBRIC_LOCALEDIR");
  RubricDecoderRequest request;
  FILE *out;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locales != NULL ? locales : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  if (argc != 2 || strcmp (argv[1], PACKAGE_VERSION) != 0)
    return RUBRIC_DECODER_OTHER_VERSION;
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  close_range (STDERR_FILENO + 1, ~0U, 0);             /* other open files of the parent */
  setrlimit (RLIMIT_CORE, &(struct rlimit){ 1, 1 });   /* with 0, a program that collects cores would get one */
  signal (SIGINT, SIG_IGN);                            /* Ctrl+C is for the parent */
  g_log_set_always_fatal (G_LOG_FATAL_MASK);           /* libraries warn of files, in tests, too */
  out = fdopen (dup (STDIN_FILENO), "w");
  while (fread (&request, sizeof request, 1, stdin) == 1 && request.question < G_N_ELEMENTS (handlers))
    answer_request (&request, out);
  return EXIT_SUCCESS;
}
