/* pdf-testing.h - what a PDF file says, also where that is compressed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>
#include <stdlib.h>
#include <string.h>

/* What @data begins with, if it is compressed. */
static inline void
pdf_append_inflated (GString *text, const char *data, gsize length)
{
  g_autoptr (GZlibDecompressor) inflate = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB);
  GConverterResult result = G_CONVERTER_CONVERTED;
  char piece[4096];

  while (result == G_CONVERTER_CONVERTED)
    {
      gsize n_read, n_written;

      result = g_converter_convert (G_CONVERTER (inflate), data, length, piece, sizeof piece, G_CONVERTER_NO_FLAGS,
                                    &n_read, &n_written, NULL);
      if (result == G_CONVERTER_ERROR)
        return;
      g_string_append_len (text, piece, (gssize) n_written);
      data += n_read;
      length -= n_read;
    }
}

/** Returns: (transfer full): the bytes of a file, and behind them those of its streams, inflated */
static inline GString *
pdf_read (const char *data, gsize length)
{
  static const char stream[] = "stream\n";
  GString *text = g_string_new_len (data, (gssize) length);
  const char *end = data + length, *next = data;

  g_assert_cmpmem (data, MIN (length, 5), "%PDF-", 5);
  while ((next = memmem (next, (gsize) (end - next), stream, strlen (stream))) != NULL)
    {
      next += strlen (stream);
      pdf_append_inflated (text, next, (gsize) (end - next));
    }
  return text;
}

/** Whether a file has @words in it. */
static inline gboolean
pdf_contains (const char *data, gsize length, const char *words)
{
  g_autoptr (GString) text = pdf_read (data, length);

  return memmem (text->str, text->len, words, strlen (words)) != NULL;
}

/** Returns: how many pages its tree of pages says that it has */
static inline guint
pdf_count_pages (const char *data, gsize length)
{
  static const char key[] = "/Count ";
  g_autoptr (GString) text = pdf_read (data, length);
  const char *count = memmem (text->str, text->len, key, strlen (key));

  g_assert_nonnull (count);
  return (guint) atoi (count + strlen (key));
}
