/* rubric-image.c - a picture from a file or the clipboard, decoded: grey levels to be read, and colours to be shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-image.h"

#include "rubric-format-error.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

enum
{
  LATE_ROWS = 32,  /* rows that the loader of a whole JPEG picture may give only at the end */
  WHITE = 0xffffff,
};

G_DEFINE_QUARK (rubric-image-error-quark, rubric_image_error)

struct _RubricImage
{
  SudScanPicture picture;
  guint8 *grey; /* the levels of @picture */
  GdkPixbuf *shown;
};

/* The beginnings of files: @magic after @offset bytes, and @front before it; their name, and the package of their
 * loader if gdk-pixbuf itself has none. */
static const struct
{
  gsize offset, length;
  const char *magic;
  const char *name, *package;
  const char *front;
} kinds[] = {
  { 0, 8, "\x89PNG\r\n\x1a\n" },
  { 0, 3, "\xff\xd8\xff" },                     /* JPEG */
  { 8, 4, "WEBP", "WebP", "webp-pixbuf-loader", "RIFF" }, /* a length between them */
  { 4, 8, "ftypheic", "HEIC", "heif-gdk-pixbuf" },
  { 4, 8, "ftypheix", "HEIC", "heif-gdk-pixbuf" },
  { 4, 8, "ftypmif1", "HEIF", "heif-gdk-pixbuf" },
  { 4, 8, "ftypmsf1", "HEIF", "heif-gdk-pixbuf" },
  { 4, 8, "ftypavif", "AVIF", "libavif-gdk-pixbuf" },
  { 0, 6, "GIF87a" },
  { 0, 6, "GIF89a" },
  { 0, 4, "II*\0" },                            /* TIFF */
  { 0, 4, "MM\0*" },
  { 6, 4, "\0\0\0\0", NULL, NULL, "BM" },       /* BMP */
  { 0, 2, "\xff\x0a", "JPEG XL", "libjxl-gdk-pixbuf" },
  { 0, 12, "\0\0\0\x0cJXL \r\n\x87\n", "JPEG XL", "libjxl-gdk-pixbuf" },
};

/* Returns: a row of the table, or -1 */
static int
find_kind (const char *bytes, gsize length)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const char *front = kinds[i].front != NULL ? kinds[i].front : "";

      if (length >= kinds[i].offset + kinds[i].length
          && memcmp (bytes + kinds[i].offset, kinds[i].magic, kinds[i].length) == 0
          && memcmp (bytes, front, strlen (front)) == 0)
        return i;
    }
  return -1;
}

gboolean
rubric_image_sniff (const char *bytes, gsize length)
{
  return find_kind (bytes, length) >= 0;
}

/* How large it is, known from its head, and how much of it has come. */
typedef struct
{
  gboolean refused;
  int width, height;
  int top, bottom; /* the rows that have been read, from either side */
} Size;

/* A size of zero keeps a loader from making room. */
static void
size_prepared_cb (GdkPixbufLoader *loader, int width, int height, Size *size)
{
  *size = (Size){ !sud_scan_accepts (width, height), width, height, height, 0 };
  if (size->refused)
    gdk_pixbuf_loader_set_size (loader, 0, 0);
}

static void
area_updated_cb (GdkPixbufLoader *loader, int x, int y, int width, int height, Size *size)
{
  size->top = MIN (size->top, y);
  size->bottom = MAX (size->bottom, y + height);
}

static void
refuse_size (const Size *size, GError **error)
{
  gboolean small = size->width < SUD_SCAN_MIN_SIDE || size->height < SUD_SCAN_MIN_SIDE;

  g_set_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_SIZE,
               /* Translators: both numbers are pixels */
               small ? _ ("The picture has only %d × %d pixels: no digit can be told in it.")
                     : _ ("The picture has %d × %d pixels: that is more than can be read. Make it smaller first."),
               size->width, size->height);
}

static void
refuse_memory (GError **error)
{
  g_set_error_literal (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_MEMORY,
                       _ ("There is not enough memory for this picture."));
}

/* Kinds that people may have, as they call them. */
static const struct
{
  const char *mime_type, *name;
} known[] = {
  { "image/png", "PNG" },   { "image/jpeg", "JPEG" }, { "image/webp", "WebP" }, { "image/gif", "GIF" },
  { "image/bmp", "BMP" },   { "image/tiff", "TIFF" }, { "image/heic", "HEIC" }, { "image/avif", "AVIF" },
  { "image/jxl", "JPEG XL" },
};

static gboolean
has_loader (const char *mime_type)
{
  g_autoptr (GSList) formats = gdk_pixbuf_get_formats ();
  gboolean found = FALSE;

  for (GSList *l = formats; l != NULL && !found; l = l->next)
    {
      g_auto (GStrv) types = gdk_pixbuf_format_get_mime_types (l->data);

      found = g_strv_contains ((const char *const *)types, mime_type);
    }
  return found;
}

/* Returns: (transfer full): those of @known that this machine has loaders for */
static char *
list_kinds (void)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (has_loader (known[i].mime_type))
      g_string_append_printf (text, "%s%s", text->len > 0 ? C_ ("list", ", ") : "", known[i].name);
  return g_string_free (text, FALSE);
}

/* Some loaders come in packages of their own. */
static void
refuse_kind (GBytes *bytes, GError **error)
{
  int kind = find_kind (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autofree char *readable = list_kinds ();

  if (kind >= 0 && kinds[kind].package != NULL)
    g_set_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_KIND,
                 /* Translators: %1$s is a kind of pictures, as HEIC; %2$s the name of a package */
                 _ ("%1$s pictures cannot be read on this machine: gdk-pixbuf has no loader for them. The package with "
                    "one is mostly called %2$s."),
                 kinds[kind].name, kinds[kind].package);
  else
    g_set_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_KIND,
                 /* Translators: %s is a list of kinds: PNG, JPEG, WebP */
                 _ ("This is no picture and no PDF file, or one that this machine cannot read. It reads PDF files and "
                    "pictures in %s."),
                 readable);
}

/* Makes an error of this module from that of a loader. @cause: (nullable): some loaders give none */
static void
propagate_loader_error (GError **error, GBytes *bytes, GError *cause)
{
  g_autoptr (GError) owned = cause;
  g_autofree char *why = cause != NULL ? rubric_sentence_from_message (cause->message) : NULL;

  if (cause == NULL)
    g_set_error_literal (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_BROKEN, _ ("The picture is damaged."));
  else if (g_error_matches (cause, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_UNKNOWN_TYPE))
    refuse_kind (bytes, error);
  else if (g_error_matches (cause, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY))
    refuse_memory (error);
  else
    /* Translators: %s is a sentence: what the system says */
    g_set_error (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_BROKEN, _ ("The picture is damaged. %s"), why);
}

/* Returns: whether a JPEG picture has its mark of the end. Before the first scan there may be another, small picture
 * with an end of its own; after the end there may be anything. */
static gboolean
has_end (const guint8 *data, gsize size)
{
  gsize at = 2;

  while (at + 4 <= size && data[at] == 0xff && data[at + 1] != 0xda)
    at += 2 + (data[at + 2] << 8 | data[at + 3]);
  return at < size && memmem (data + at, size - at, "\xff\xd9", 2) != NULL;
}

/* JPEG decoders make up the rows that a file lacks, once they are told that no more come. The loader of gdk-pixbuf
 * itself has told by then which rows have come; other loaders, such as glycin, begin to read only then. */
static gboolean
are_rows_made_up (GdkPixbufLoader *loader, GBytes *bytes, const Size *size)
{
  GdkPixbufFormat *format = gdk_pixbuf_loader_get_format (loader);
  g_autofree char *name = format != NULL ? gdk_pixbuf_format_get_name (format) : NULL;
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);

  if (g_strcmp0 (name, "jpeg") == 0 && size->bottom > 0)
    return size->bottom + LATE_ROWS < size->height;
  return length > 2 && memcmp (data, "\xff\xd8", 2) == 0 && !has_end (data, length);
}

/* A WebP picture says how long it is: its loader makes up what is missing. */
static gboolean
is_cut (GBytes *bytes)
{
  gsize size, length = 8;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  if (size < 12 || memcmp (data, "RIFF", 4) != 0 || memcmp (data + 8, "WEBP", 4) != 0)
    return FALSE;
  for (int i = 0; i < 4; i++)
    length += (gsize)data[4 + i] << (8 * i);
  return size < length;
}

/* Some loaders accept a file that ends in the middle: the rest of the picture would be grey, black, or noise. */
static gboolean
finish_loading (GdkPixbufLoader *loader, GBytes *bytes, const Size *size, GError **error)
{
  gboolean missing = are_rows_made_up (loader, bytes, size) || is_cut (bytes);

  if (!gdk_pixbuf_loader_close (loader, error) || size->refused)
    return FALSE;
  missing |= size->bottom - size->top < size->height;
  if (missing)
    g_set_error_literal (error, RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_BROKEN, _ ("The file ends too early."));
  return !missing;
}

GdkPixbuf *
rubric_image_decode (GBytes *bytes, GError **error)
{
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new ();
  g_autoptr (GError) cause = NULL;
  GdkPixbuf *pixels = NULL;
  Size size = { FALSE };

  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared_cb), &size);
  g_signal_connect (loader, "area-updated", G_CALLBACK (area_updated_cb), &size);
  if ((g_bytes_get_size (bytes) == 0 || gdk_pixbuf_loader_write_bytes (loader, bytes, &cause))
      && finish_loading (loader, bytes, &size, &cause))
    {
      pixels = gdk_pixbuf_loader_get_pixbuf (loader);
      pixels = pixels != NULL ? gdk_pixbuf_apply_embedded_orientation (pixels) : NULL;
      if (pixels == NULL)
        refuse_memory (error);
      return pixels;
    }
  gdk_pixbuf_loader_close (loader, NULL);
  if (size.refused)
    refuse_size (&size, error);
  else
    propagate_loader_error (error, bytes, g_steal_pointer (&cause));
  return NULL;
}

static inline int
over_white (int level, int alpha)
{
  return (level * alpha + 255 * (255 - alpha) + 127) / 255;
}

static void
grey_row (const guchar *pixel, int channels, int width, guint8 *grey)
{
  for (int x = 0; x < width; x++, pixel += channels)
    {
      int level = (77 * pixel[0] + 150 * pixel[1] + 29 * pixel[2]) >> 8;

      grey[x] = channels == 4 ? over_white (level, pixel[3]) : level;
    }
}

static gboolean
make_grey (RubricImage *self, GdkPixbuf *pixels, const atomic_bool *cancel, GError **error)
{
  int width = gdk_pixbuf_get_width (pixels), height = gdk_pixbuf_get_height (pixels);
  int channels = gdk_pixbuf_get_n_channels (pixels);
  gsize stride = gdk_pixbuf_get_rowstride (pixels);
  const guchar *rows = gdk_pixbuf_read_pixels (pixels);

  self->grey = g_try_malloc ((gsize)width * height);
  if (self->grey == NULL)
    {
      refuse_memory (error);
      return FALSE;
    }
  for (int y = 0; y < height; y++)
    {
      if (y % 64 == 0 && sud_is_cancelled (cancel))
        {
          g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("Cancelled"));
          return FALSE;
        }
      grey_row (rows + y * stride, channels, width, self->grey + (gsize)y * width);
    }
  self->picture = (SudScanPicture){ self->grey, width, height, width };
  return TRUE;
}

static gboolean
make_shown (RubricImage *self, GdkPixbuf *pixels, GError **error)
{
  int width = gdk_pixbuf_get_width (pixels), height = gdk_pixbuf_get_height (pixels);
  double scale = MIN (1.0, (double)RUBRIC_IMAGE_SHOWN / MAX (width, height));

  if (gdk_pixbuf_get_has_alpha (pixels))
    self->shown = gdk_pixbuf_composite_color_simple (pixels, MAX (1, width * scale), MAX (1, height * scale),
                                                     GDK_INTERP_BILINEAR, 255, 8, WHITE, WHITE);
  else if (scale < 1)
    self->shown = gdk_pixbuf_scale_simple (pixels, MAX (1, width * scale), MAX (1, height * scale),
                                           GDK_INTERP_BILINEAR);
  else
    self->shown = g_object_ref (pixels);
  if (self->shown == NULL)
    refuse_memory (error);
  return self->shown != NULL;
}

static void
image_clear (gpointer image)
{
  RubricImage *self = image;

  g_free (self->grey);
  g_clear_object (&self->shown);
}

RubricImage *
rubric_image_ref (RubricImage *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
rubric_image_unref (RubricImage *self)
{
  g_atomic_rc_box_release_full (self, image_clear);
}

RubricImage *
rubric_image_new_for_pixels (GdkPixbuf *pixels, const atomic_bool *cancel, GError **error)
{
  g_autoptr (RubricImage) self = g_atomic_rc_box_new0 (RubricImage);

  if (!make_grey (self, pixels, cancel, error) || !make_shown (self, pixels, error))
    return NULL;
  return g_steal_pointer (&self);
}

const SudScanPicture *
rubric_image_get_grey (const RubricImage *self)
{
  return &self->picture;
}

GdkPixbuf *
rubric_image_get_shown (const RubricImage *self)
{
  return self->shown;
}
