/* rubric-pdf.c - a PDF file: the text of its pages, and the pages as pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-pdf.h"

#include "rubric-config.h"

#include <glib/gi18n.h>
#include <string.h>

#if RUBRIC_HAS_PDF
#include <poppler.h>
#endif

static const char magic[] = "%PDF-";

/* Mail and web servers leave lines in front, some programs a byte order mark. In the middle of a line it is text. */
gboolean
rubric_pdf_sniff (const char *bytes, gsize length)
{
  const char *end = length > 0 ? bytes + MIN (length, RUBRIC_PDF_SNIFFED) : bytes; /* nothing may be at NULL */
  const char *start = length >= 3 && memcmp (bytes, "\xef\xbb\xbf", 3) == 0 ? bytes + 3 : bytes;

  while (start != NULL && (gsize)(end - start) >= strlen (magic) && memcmp (start, magic, strlen (magic)) != 0)
    {
      start = memchr (start, '\n', end - start);
      start = start != NULL ? start + 1 : NULL;
    }
  return start != NULL && (gsize)(end - start) >= strlen (magic);
}

#if RUBRIC_HAS_PDF

enum
{
  SIDE = 2000,          /* pixels of the longer side of a page */
  SMALL_SIDE = 128,     /* pixels of one that is not to be seen */
  SMALL_SCALE = 8,      /* points of it in a pixel */
  MAX_POINTS = 1 << 20, /* of a page that is one: the format itself ends at about as many */
};

struct _RubricPdf
{
  PopplerDocument *document;
  int n_pages;
};

static void
set_error (GError **error, const GError *cause)
{
  if (g_error_matches (cause, POPPLER_ERROR, POPPLER_ERROR_ENCRYPTED))
    g_set_error_literal (error, RUBRIC_PHOTO_ERROR, RUBRIC_PHOTO_ERROR_KIND,
                         _ ("The PDF file is protected by a password. Open it in another program, and copy a picture "
                            "of the page from there."));
  else
    g_set_error_literal (error, RUBRIC_PHOTO_ERROR, RUBRIC_PHOTO_ERROR_BROKEN, _ ("The PDF file is damaged."));
}

RubricPdf *
rubric_pdf_new (GBytes *bytes, GError **error)
{
  g_autoptr (GError) cause = NULL;
  g_autoptr (RubricPdf) self = g_new0 (RubricPdf, 1);

  self->document = poppler_document_new_from_bytes (bytes, NULL, &cause);
  self->n_pages = self->document != NULL ? poppler_document_get_n_pages (self->document) : 0;
  if (self->n_pages > 0)
    return g_steal_pointer (&self);
  set_error (error, cause);
  return NULL;
}

void
rubric_pdf_free (RubricPdf *self)
{
  g_clear_object (&self->document);
  g_free (self);
}

int
rubric_pdf_get_n_pages (const RubricPdf *self)
{
  return self->n_pages;
}

char *
rubric_pdf_dup_text (const RubricPdf *self, int page)
{
  PopplerPage *found = poppler_document_get_page (self->document, page);
  char *text = found != NULL ? poppler_page_get_text (found) : NULL;

  g_clear_object (&found);
  return text != NULL ? text : g_strdup ("");
}

/* Returns: (transfer full) (nullable): NULL where @page has no size that can be drawn */
static cairo_surface_t *
draw (PopplerPage *page)
{
  double width, height, scale;
  cairo_surface_t *surface;
  cairo_t *cr;

  poppler_page_get_size (page, &width, &height);
  if (!(width > 0 && height > 0 && width <= MAX_POINTS && height <= MAX_POINTS))
    return NULL;
  scale = SIDE / MAX (width, height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, MAX (1, (int)(width * scale)), MAX (1, (int)(height * scale)));
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  poppler_page_render (page, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static void
count_cb (cairo_surface_t *observer, cairo_surface_t *target, void *count)
{
  *(guint *)count += 1;
}

guint
rubric_pdf_count_strokes (const RubricPdf *self, int page)
{
  PopplerPage *found = poppler_document_get_page (self->document, page);
  cairo_surface_t *small = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SMALL_SIDE, SMALL_SIDE);
  cairo_surface_t *observer = cairo_surface_create_observer (small, CAIRO_SURFACE_OBSERVER_NORMAL);
  cairo_t *cr = cairo_create (observer);
  guint count = 0;

  cairo_surface_observer_add_stroke_callback (observer, count_cb, &count);
  cairo_surface_observer_add_fill_callback (observer, count_cb, &count);
  cairo_surface_observer_add_paint_callback (observer, count_cb, &count);
  cairo_surface_observer_add_mask_callback (observer, count_cb, &count);
  cairo_scale (cr, 1.0 / SMALL_SCALE, 1.0 / SMALL_SCALE);
  if (found != NULL)
    poppler_page_render (found, cr);
  cairo_destroy (cr);
  cairo_surface_destroy (observer);
  cairo_surface_destroy (small);
  g_clear_object (&found);
  return count;
}

/* Returns: (transfer full) (nullable): NULL where there is no memory */
static GdkPixbuf *
copy_pixels (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  const guint8 *rows = cairo_image_surface_get_data (surface);
  GdkPixbuf *pixels = rows != NULL ? gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height) : NULL;

  for (int y = 0; y < height && pixels != NULL; y++)
    {
      const guint32 *from = (const guint32 *)(gconstpointer)(rows + (gsize)y * cairo_image_surface_get_stride (surface));
      guchar *to = gdk_pixbuf_get_pixels (pixels) + (gsize)y * gdk_pixbuf_get_rowstride (pixels);

      for (int x = 0; x < width; x++, to += 3)
        {
          to[0] = from[x] >> 16 & 0xff;
          to[1] = from[x] >> 8 & 0xff;
          to[2] = from[x] & 0xff;
        }
    }
  return pixels;
}

RubricPhoto *
rubric_pdf_draw (const RubricPdf *self, int page, const atomic_bool *cancel, GError **error)
{
  PopplerPage *found = poppler_document_get_page (self->document, page);
  cairo_surface_t *surface = found != NULL ? draw (found) : NULL;
  g_autoptr (GdkPixbuf) pixels = NULL;

  g_clear_object (&found);
  if (surface == NULL)
    {
      set_error (error, NULL);
      return NULL;
    }
  pixels = copy_pixels (surface);
  cairo_surface_destroy (surface);
  return rubric_photo_new_for_pixels (pixels, cancel, error);
}

#else

RubricPdf *
rubric_pdf_new (GBytes *bytes, GError **error)
{
  g_set_error_literal (error, RUBRIC_PHOTO_ERROR, RUBRIC_PHOTO_ERROR_KIND,
                       _ ("PDF files cannot be read: this program was built without the library poppler-glib."));
  return NULL;
}

void
rubric_pdf_free (RubricPdf *self)
{
  g_assert_not_reached ();
}

int
rubric_pdf_get_n_pages (const RubricPdf *self)
{
  g_return_val_if_reached (1);
}

char *
rubric_pdf_dup_text (const RubricPdf *self, int page)
{
  g_return_val_if_reached (g_strdup (""));
}

guint
rubric_pdf_count_strokes (const RubricPdf *self, int page)
{
  g_return_val_if_reached (0);
}

RubricPhoto *
rubric_pdf_draw (const RubricPdf *self, int page, const atomic_bool *cancel, GError **error)
{
  g_return_val_if_reached (NULL);
}

#endif
