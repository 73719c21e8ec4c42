/* rubric-picture.c - pictures and pages: PNG, SVG and PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

G_DEFINE_QUARK (rubric-picture-error-quark, rubric_picture_error)

/* The free margin on each side, as a share of the picture's size. */
static const double EDGE = 4.5 / 300;

static const RubricPaper papers[] = {
  { "a4", "iso_a4_210x297mm", N_ ("A4"), 595.276, 841.89, 42.5 },
  { "letter", "na_letter_8.5x11in", N_ ("US Letter"), 612, 792, 42.5 },
  { "a5", "iso_a5_148x210mm", N_ ("A5"), 419.528, 595.276, 31 },
  { "legal", "na_legal_8.5x14in", N_ ("US Legal"), 612, 1008, 42.5 },
  { "a3", "iso_a3_297x420mm", N_ ("A3"), 841.89, 1190.551, 42.5 },
};

RubricPictureRequest *
rubric_picture_request_copy (const RubricPictureRequest *self)
{
  RubricPictureRequest *copy = g_new (RubricPictureRequest, 1);

  *copy = *self;
  copy->source = rubric_render_source_ref (self->source);
  copy->title = g_strdup (self->title);
  return copy;
}

void
rubric_picture_request_free (RubricPictureRequest *self)
{
  rubric_render_source_unref (self->source);
  g_free ((char *)self->title);
  g_free (self);
}

guint
rubric_picture_request_count_pages (const RubricPictureRequest *self)
{
  return rubric_render_count_pages (&self->options, rubric_render_source_get_n_puzzles (self->source));
}

RubricRenderPage *
rubric_picture_request_get_page (const RubricPictureRequest *self, guint number, const atomic_bool *cancel)
{
  return rubric_render_page_new (self->source, &self->options, self->title, number, cancel);
}

static void
draw_sheet_on (cairo_surface_t *surface, const RubricPictureRequest *request, const SudSheet *sheet, gboolean crisp)
{
  cairo_t *cr = cairo_create (surface);
  RubricRender *render = rubric_render_new (cr, crisp);
  double edge = request->size * EDGE;

  if (crisp)
    edge = floor (edge);
  if (!request->transparent)
    {
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
    }
  rubric_render_sheet (render, sheet, &request->options.sheet, edge, edge, request->size - 2 * edge);
  rubric_render_free (render);
  cairo_destroy (cr);
}

static cairo_status_t
finish_surface (cairo_surface_t *surface)
{
  cairo_status_t status;

  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

static cairo_status_t
draw_png (const RubricPictureRequest *request, const SudSheet *sheet, GByteArray *out)
{
  cairo_surface_t *surface = cairo_image_surface_create (
      request->transparent ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, request->size, request->size);
  cairo_status_t status;

  draw_sheet_on (surface, request, sheet, TRUE);
  status = cairo_surface_write_to_png_stream (surface, rubric_render_append_bytes, out);
  cairo_surface_destroy (surface);
  return status;
}

/* Drops the number of the surface, with which the same picture would be other bytes each time, and adds a title, which
 * cairo cannot. */
static void
finish_svg (GString *svg, const char *title)
{
  static const char id[] = " id=\"surface";
  g_autofree char *element = title != NULL ? g_markup_printf_escaped (">\n<title>%s</title>", title) : g_strdup (">");
  const char *found = strstr (svg->str, id);

  if (found != NULL)
    g_string_erase (svg, found - svg->str, strchr (found + strlen (id), '"') + 1 - found);
  found = strstr (svg->str, "<svg");
  if (found != NULL && (found = strchr (found, '>')) != NULL)
    {
      gsize at = found - svg->str;

      g_string_erase (svg, at, 1);
      g_string_insert (svg, at, element);
    }
}

static cairo_status_t
draw_svg (const RubricPictureRequest *request, const SudSheet *sheet, GByteArray *out)
{
  g_autoptr (GByteArray) drawn = g_byte_array_new ();
  cairo_surface_t *surface
      = cairo_svg_surface_create_for_stream (rubric_render_append_bytes, drawn, request->size, request->size);
  g_autoptr (GString) svg = NULL;
  cairo_status_t status;

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  draw_sheet_on (surface, request, sheet, FALSE);
  status = finish_surface (surface);
  svg = g_string_new_len ((const char *)drawn->data, drawn->len);
  finish_svg (svg, request->title);
  g_byte_array_append (out, (const guint8 *)svg->str, svg->len);
  return status;
}

static cairo_surface_t *
create_pdf (const RubricPictureRequest *request, GByteArray *out, double width, double height)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (rubric_render_append_bytes, out, width, height);

  if (request->title != NULL)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, request->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, _ ("Rubric"));
  /* Without a date, or the same picture would be another file each second. */
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, NULL);
  return surface;
}

static cairo_status_t
draw_pdf (const RubricPictureRequest *request, const SudSheet *sheet, GByteArray *out)
{
  cairo_surface_t *surface = create_pdf (request, out, request->size, request->size);

  draw_sheet_on (surface, request, sheet, FALSE);
  return finish_surface (surface);
}

static const RubricPictureFormat formats[] = {
  { "png", N_ ("PNG picture"), ".png", FALSE, draw_png },
  { "svg", N_ ("SVG drawing"), ".svg", FALSE, draw_svg },
  { "pdf", N_ ("PDF document"), ".pdf", TRUE, draw_pdf },
};

const RubricPictureFormat *
rubric_picture_formats (guint *n)
{
  *n = G_N_ELEMENTS (formats);
  return formats;
}

const RubricPictureFormat *
rubric_picture_format_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_ascii_strcasecmp (formats[i].id, id) == 0)
      return &formats[i];
  return NULL;
}

const RubricPictureFormat *
rubric_picture_format_for_name (const char *name)
{
  const char *dot = strrchr (name, '.');

  return dot != NULL ? rubric_picture_format_find (dot + 1) : NULL;
}

const RubricPaper *
rubric_papers (guint *n)
{
  *n = G_N_ELEMENTS (papers);
  return papers;
}

static gboolean
check_status (cairo_status_t status, GError **error)
{
  if (status != CAIRO_STATUS_SUCCESS)
    g_set_error_literal (error, RUBRIC_PICTURE_ERROR, RUBRIC_PICTURE_ERROR_FAILED, cairo_status_to_string (status));
  return status == CAIRO_STATUS_SUCCESS;
}

static gboolean
make_picture (const RubricPictureRequest *request, const atomic_bool *cancel, GByteArray *out, GError **error)
{
  RubricPictureRequest shown = *request;
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;

  if (!rubric_render_source_get (request->source, 0, &sheet, &info, error))
    return FALSE;
  if (request->options.solutions == RUBRIC_SOLUTIONS_IN_PLACE)
    {
      SudVerdict verdict = rubric_render_solve (&sheet, request->options.sheet.origins, cancel);

      shown.options.sheet.origins |= 1u << SUD_ORIGIN_SOLVED;
      if (verdict == SUD_VERDICT_NONE || verdict == SUD_VERDICT_INVALID)
        {
          g_set_error_literal (error, RUBRIC_PICTURE_ERROR, RUBRIC_PICTURE_ERROR_NO_SOLUTION,
                               _ ("The puzzle has no solution."));
          return FALSE;
        }
    }
  return check_status (request->format->draw (&shown, &sheet, out), error);
}

static gboolean
draw_page (const RubricPictureRequest *request, cairo_surface_t *surface, guint number, const atomic_bool *cancel)
{
  const RubricPaper *paper = &request->paper;
  g_autoptr (RubricRenderPage) page = rubric_picture_request_get_page (request, number, cancel);
  cairo_t *cr;

  if (page == NULL)
    return FALSE;
  cr = cairo_create (surface);
  cairo_translate (cr, paper->margin, paper->margin);
  rubric_render_page_draw (page, cr, paper->width - 2 * paper->margin, paper->height - 2 * paper->margin);
  cairo_show_page (cr);
  cairo_destroy (cr);
  return TRUE;
}

static gboolean
make_pages (const RubricPictureRequest *request, RubricPictureProgress progress, gpointer data,
            const atomic_bool *cancel, GByteArray *out, GError **error)
{
  cairo_surface_t *surface = create_pdf (request, out, request->paper.width, request->paper.height);
  guint n = rubric_picture_request_count_pages (request);

  for (guint i = 0; i < n && draw_page (request, surface, i, cancel); i++)
    if (progress != NULL)
      progress (i + 1, n, data);
  return check_status (finish_surface (surface), error);
}

GBytes *
rubric_picture_make (const RubricPictureRequest *request, RubricPictureProgress progress, gpointer data,
                     const atomic_bool *cancel, GError **error)
{
  g_autoptr (GByteArray) out = g_byte_array_new ();
  gboolean made;

  g_return_val_if_fail (request->size > 0 || request->format->pages, NULL);

  if (request->size > 0)
    made = make_picture (request, cancel, out, error);
  else
    made = make_pages (request, progress, data, cancel, out, error);
  if (made && cancel != NULL && atomic_load (cancel))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("Cancelled"));
      made = FALSE;
    }
  return made ? g_byte_array_free_to_bytes (g_steal_pointer (&out)) : NULL;
}
