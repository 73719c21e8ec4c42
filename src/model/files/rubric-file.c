/* rubric-file.c - puzzle files: loaded whole, saved whole, or an error that names them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-file.h"

#include "rubric-file-replace.h"
#include "rubric-format-error.h"

#include <glib/gi18n.h>

G_DEFINE_QUARK (rubric-file-error-quark, rubric_file_error)

enum
{
  FIRST_CHUNK = 1 << 16, /* enough to tell the format, and with it how long the file may be */
  CHUNK = 1 << 20,
};

/* The name a person knows the file by. A portal's path is long and made up, but its last part is the file's own. */
static char *
dup_display_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL ? g_filename_display_name (name) : g_file_get_parse_name (file);
}

/* Errors of GIO as sentences; %s is the name of the file. */
static const struct
{
  int code;
  const char *reading;
  const char *writing;
} sentences[] = {
  { G_IO_ERROR_NOT_FOUND, N_ ("The file “%s” does not exist."), N_ ("The folder of “%s” does not exist.") },
  { G_IO_ERROR_NOT_DIRECTORY, N_ ("The file “%s” does not exist."), N_ ("The folder of “%s” does not exist.") },
  { G_IO_ERROR_IS_DIRECTORY, N_ ("“%s” is a folder, not a puzzle file."), N_ ("“%s” is a folder.") },
  { G_IO_ERROR_NOT_REGULAR_FILE, N_ ("“%s” is not a regular file."), N_ ("“%s” is not a regular file.") },
  { G_IO_ERROR_PERMISSION_DENIED, N_ ("You do not have permission to read “%s”."),
    N_ ("You do not have permission to write to “%s” or its folder.") },
  { G_IO_ERROR_READ_ONLY, N_ ("“%s” cannot be read."), N_ ("“%s” is in a read-only location.") },
  { G_IO_ERROR_NO_SPACE, N_ ("“%s” cannot be read."), N_ ("There is no space left to save “%s”.") },
  { G_IO_ERROR_WRONG_ETAG, N_ ("“%s” cannot be read."), N_ ("“%s” has been changed by another program.") },
};

/* Returns: (nullable): @cause in the words of the table */
static char *
dup_sentence (RubricFileError code, const GError *cause, const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (g_error_matches (cause, G_IO_ERROR, sentences[i].code))
      {
        const char *sentence = code == RUBRIC_FILE_ERROR_READ ? sentences[i].reading : sentences[i].writing;
        GString *named = g_string_new (_ (sentence));

        g_string_replace (named, "%s", name, 1);
        return g_string_free (named, FALSE);
      }
  return NULL;
}

/* Turns @cause into an error of this module that names the file; a cancellation stays what it is. */
static void
propagate_file_error (GError **error, RubricFileError code, GFile *file, GError *cause)
{
  g_autoptr (GError) owned = cause;
  g_autofree char *name = dup_display_name (file);
  g_autofree char *sentence = dup_sentence (code, cause, name);
  g_autofree char *why = rubric_sentence_from_message (cause->message);

  if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    code = RUBRIC_FILE_ERROR_CHANGED;
  if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_propagate_error (error, g_steal_pointer (&owned));
  else if (sentence != NULL)
    g_set_error_literal (error, RUBRIC_FILE_ERROR, code, sentence);
  else if (cause->domain == RUBRIC_FORMAT_ERROR || code == RUBRIC_FILE_ERROR_READ)
    /* Translators: %1$s is the name of a file, %2$s a sentence: what is wrong in it, or what the system says */
    g_set_error (error, RUBRIC_FILE_ERROR,
                 cause->domain == RUBRIC_FORMAT_ERROR ? RUBRIC_FILE_ERROR_CONTENT : RUBRIC_FILE_ERROR_READ,
                 _ ("“%1$s” cannot be read. %2$s"), name, why);
  else
    /* Translators: %1$s is the name of a file, %2$s a sentence: what the system says */
    g_set_error (error, RUBRIC_FILE_ERROR, code, _ ("“%1$s” cannot be saved. %2$s"), name, why);
}

/* Asked before opening: to open a pipe without a writer would wait for ever. */
static gboolean
check_regular (GFile *file, gsize *size, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo) info
      = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                           G_FILE_QUERY_INFO_NONE, cancellable, error);
  GFileType type;

  if (info == NULL)
    return FALSE;
  *size = g_file_info_get_size (info);
  type = g_file_info_get_file_type (info);
  if (type == G_FILE_TYPE_REGULAR || type == G_FILE_TYPE_UNKNOWN)
    return TRUE;

  /* Links are followed: what still is one leads nowhere. The sentences above are worded by the code alone. */
  g_set_error_literal (error, G_IO_ERROR,
                       type == G_FILE_TYPE_DIRECTORY       ? G_IO_ERROR_IS_DIRECTORY
                       : type == G_FILE_TYPE_SYMBOLIC_LINK ? G_IO_ERROR_NOT_FOUND
                                                           : G_IO_ERROR_NOT_REGULAR_FILE,
                       "");
  return FALSE;
}

/* Reads up to @count bytes more; @count falls to 0 at the end of the file. */
static gboolean
read_chunk (GInputStream *stream, GByteArray *bytes, gsize *count, GCancellable *cancellable, GError **error)
{
  guint old = bytes->len;
  gboolean ok;

  g_byte_array_set_size (bytes, old + *count);
  ok = g_input_stream_read_all (stream, bytes->data + old, *count, count, cancellable, error);
  g_byte_array_set_size (bytes, old + *count);
  return ok;
}

/* The size that the file system tells refuses a large file at once; the stream is counted all the same, for the size
 * may be untold or grow. */
static gboolean
read_stream (GInputStream *stream, GByteArray *bytes, const RubricFormat *format, gsize size, GCancellable *cancellable,
             GError **error)
{
  gsize count = FIRST_CHUNK;

  if (!read_chunk (stream, bytes, &count, cancellable, error))
    return FALSE;
  if (format == NULL)
    format = rubric_format_sniff ((const char *)bytes->data, bytes->len);

  while (count > 0)
    {
      if (!rubric_format_check_size (format, MAX (size, bytes->len), error))
        return FALSE;
      count = CHUNK;
      if (!read_chunk (stream, bytes, &count, cancellable, error))
        return FALSE;
    }
  return TRUE;
}

/* Takes the state of the open file before it is read: a program that writes into it meanwhile changes it. */
static void
stamp_open_file (RubricFileStamp *stamp, GFileInputStream *stream, GCancellable *cancellable)
{
  g_autoptr (GFileInfo) info
      = g_file_input_stream_query_info (stream, RUBRIC_FILE_STAMP_ATTRIBUTES, cancellable, NULL);

  if (info != NULL)
    rubric_file_stamp_set_info (stamp, info);
}

static GBytes *
read_file (GFile *file, const RubricFormat *format, RubricFileStamp *stamp, GCancellable *cancellable, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GFileInputStream) stream = NULL;
  gsize size = 0;

  if (!check_regular (file, &size, cancellable, error))
    return NULL;
  stream = g_file_read (file, cancellable, error);
  if (stream != NULL)
    stamp_open_file (stamp, stream, cancellable);
  if (stream == NULL || !read_stream (G_INPUT_STREAM (stream), bytes, format, size, cancellable, error))
    return NULL;
  rubric_file_stamp_set_content (stamp, bytes->data, bytes->len);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

static RubricDocument *
load_document (GFile *file, const RubricFormat *format, RubricFileStamp *stamp, GCancellable *cancellable,
               GError **error)
{
  g_autoptr (GError) cause = NULL;
  g_autoptr (GBytes) bytes = read_file (file, format, stamp, cancellable, &cause);
  g_autoptr (RubricDocument) document = NULL;

  if (bytes != NULL)
    document = rubric_document_new (bytes, format, &cause);
  if (document == NULL)
    propagate_file_error (error, RUBRIC_FILE_ERROR_READ, file, g_steal_pointer (&cause));
  return g_steal_pointer (&document);
}

RubricDocument *
rubric_file_load (GFile *file, const RubricFormat *format, GCancellable *cancellable, GError **error)
{
  RubricFileStamp stamp = { "", "" };

  return load_document (file, format, &stamp, cancellable, error);
}

RubricDocument *
rubric_file_load_stamped (GFile *file, RubricFileStamp *stamp, GCancellable *cancellable, GError **error)
{
  *stamp = (RubricFileStamp){ "", "" };
  return load_document (file, NULL, stamp, cancellable, error);
}

/* A stream that is closed without success would put what there is in the place of the old file. */
static gboolean
fill_elsewhere (GFile *file, RubricFileFill fill, gpointer user_data, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileOutputStream) stream
      = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, cancellable, error);
  g_autoptr (GCancellable) give_up = g_cancellable_new ();

  if (stream == NULL)
    return FALSE;
  if (rubric_file_fill_stream (G_OUTPUT_STREAM (stream), fill, user_data, cancellable, error))
    return g_output_stream_close (G_OUTPUT_STREAM (stream), cancellable, error);
  g_cancellable_cancel (give_up);
  g_output_stream_close (G_OUTPUT_STREAM (stream), give_up, NULL);
  return FALSE;
}

gboolean
rubric_file_save_with (GFile *file, RubricFileFill fill, gpointer user_data, GCancellable *cancellable, GError **error)
{
  g_autoptr (GError) cause = NULL;
  gboolean ok;

  if (g_file_is_native (file))
    ok = rubric_file_replace_with (g_file_peek_path (file), fill, user_data, cancellable, &cause);
  else
    ok = fill_elsewhere (file, fill, user_data, cancellable, &cause);
  if (!ok)
    propagate_file_error (error, RUBRIC_FILE_ERROR_WRITE, file, g_steal_pointer (&cause));
  return ok;
}

/* On other machines their file system sees to it that nothing comes between the look and the writing. */
static gboolean
replace_elsewhere (GFile *file, GBytes *bytes, const RubricFileStamp *known, RubricFileStamp *stamp,
                   GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo) info = NULL;
  RubricFileChange change = RUBRIC_FILE_SAME;
  const char *etag = NULL;

  if (known != NULL)
    info = g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE, G_FILE_QUERY_INFO_NONE, cancellable, NULL);
  if (info != NULL) /* g_file_info_get_etag() must not be asked where a file system has none */
    etag = g_file_info_get_attribute_string (info, G_FILE_ATTRIBUTE_ETAG_VALUE);
  if (known != NULL && !rubric_file_stamp_compare (known, file, stamp, &change, cancellable, error))
    return FALSE;
  if (change == RUBRIC_FILE_CHANGED)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, "");
  if (change == RUBRIC_FILE_CHANGED
      || !g_file_replace_contents (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                   etag, FALSE, G_FILE_CREATE_NONE, NULL, cancellable, error))
    return FALSE;
  if (rubric_file_stamp_query (stamp, file, cancellable, NULL))
    rubric_file_stamp_set_content (stamp, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return TRUE;
}

gboolean
rubric_file_save (GFile *file, GBytes *bytes, const RubricFileStamp *known, RubricFileStamp *stamp,
                  GCancellable *cancellable, GError **error)
{
  g_autoptr (GError) cause = NULL;
  RubricFileStamp now; /* @stamp may be @known */
  gboolean ok;

  if (g_file_is_native (file))
    ok = rubric_file_replace (g_file_peek_path (file), bytes, known, &now, cancellable, &cause);
  else
    ok = replace_elsewhere (file, bytes, known, &now, cancellable, &cause);
  if (!ok)
    propagate_file_error (error, RUBRIC_FILE_ERROR_WRITE, file, g_steal_pointer (&cause));
  else if (stamp != NULL)
    *stamp = now;
  return ok;
}
