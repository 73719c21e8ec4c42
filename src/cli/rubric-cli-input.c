/* rubric-cli-input.c - a file or standard input: detected to be a stream of lines, a document or a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-input.h"

#include "rubric-cli-interrupt.h"
#include "rubric-cli-picture.h"
#include "rubric-cli-terminal.h"
#include "rubric-scan.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

enum
{
  SNIFFED = 64 << 10,
};

static gboolean
fail (GError **error)
{
  int number = errno;

  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));
  return FALSE;
}

/* Appends up to @size bytes to the head. */
static gboolean
read_head (RubricCliInput *self, gsize size, GError **error)
{
  guint length = self->head->len;
  ssize_t n;

  g_byte_array_set_size (self->head, length + size);
  n = rubric_cli_read (self->fd, (char *)self->head->data + length, size);
  if (n < 0)
    fail (error);
  g_byte_array_set_size (self->head, length + MAX (n, 0));
  self->at_end = n == 0;
  return n >= 0;
}

static SudLines
get_lines (const RubricCliInput *self)
{
  const char *text = (const char *)self->head->data;

  return (SudLines){ .at = text, .end = text + self->head->len };
}

/* Whether the first line with something on it is a puzzle; FALSE also where the end of that line is not there yet. */
static gboolean
begins_with_puzzle (const RubricCliInput *self)
{
  SudLines lines = get_lines (self);
  SudLine line;

  return sud_lines_next (&lines, &line) && (self->at_end || line.text + line.length < lines.end)
         && sud_line_get_puzzle (&line) != NULL
         && !rubric_format_line_says_more ((const char *)self->head->data, self->head->len);
}

/* Nothing but comments so far can only be the beginning of a stream: no document has 64 KiB of them. */
static gboolean
is_comment (const RubricCliInput *self)
{
  SudLines lines = get_lines (self);
  SudLine line;

  return !sud_lines_next (&lines, &line);
}

static gboolean
has_puzzle (const RubricCliInput *self)
{
  SudLines lines = get_lines (self);
  SudLine line;

  while (sud_lines_next (&lines, &line))
    if (sud_line_get_puzzle (&line) != NULL)
      return TRUE;
  return FALSE;
}

/* Lines that look like those of a stream, and none of them is a puzzle: all of them together may be one. */
static void
find_other_format (RubricCliInput *self)
{
  g_autoptr (GBytes) bytes = g_bytes_new (self->head->data, self->head->len);
  g_autoptr (RubricDocument) document = rubric_document_new (bytes, NULL, NULL);

  if (document != NULL)
    self->format = rubric_document_get_format (document);
}

static gboolean
find_format (RubricCliInput *self, GError **error)
{
  const RubricFormat *line = rubric_format_find ("line");

  if (!read_head (self, SNIFFED, error))
    return FALSE;
  self->is_picture = rubric_scan_sniff ((const char *)self->head->data, self->head->len);
  if (self->is_picture)
    return TRUE;
  while (!self->at_end && self->head->len < SNIFFED && !begins_with_puzzle (self))
    if (!read_head (self, SNIFFED - self->head->len, error))
      return FALSE;

  if (begins_with_puzzle (self) || (!self->at_end && is_comment (self)))
    self->format = line;
  else
    self->format = rubric_format_sniff ((const char *)self->head->data, self->head->len);
  if (self->format == line && self->at_end && !has_puzzle (self))
    find_other_format (self);
  return TRUE;
}

gboolean
rubric_cli_input_open (RubricCliInput *self, const char *path, const RubricFormat *format, GError **error)
{
  *self = (RubricCliInput){ .name = path, .format = format, .is_detected = format == NULL, .fd = STDIN_FILENO };
  if (strcmp (path, "-") != 0)
    self->fd = open (path, O_RDONLY | O_CLOEXEC);
  if (self->fd < 0)
    return fail (error);
  if ((fcntl (self->fd, F_GETFL) & O_ACCMODE) == O_WRONLY)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CLOSED, _("standard input is closed"));
      return FALSE;
    }
  /* The one is for files, the other for pipes. */
  posix_fadvise (self->fd, 0, 0, POSIX_FADV_SEQUENTIAL);
  rubric_cli_enlarge_pipe (self->fd);

  self->head = g_byte_array_sized_new (SNIFFED);
  if (format == NULL ? find_format (self, error) : read_head (self, SNIFFED, error))
    {
      self->is_stream = self->format == rubric_format_find ("line");
      return TRUE;
    }
  rubric_cli_input_close (self);
  return FALSE;
}

void
rubric_cli_input_close (RubricCliInput *self)
{
  g_clear_pointer (&self->head, g_byte_array_unref);
  g_clear_pointer (&self->doubts, g_ptr_array_unref);
  if (self->fd > STDERR_FILENO)
    close (self->fd);
}

ssize_t
rubric_cli_input_read (RubricCliInput *self, char *buffer, size_t size)
{
  gsize left = self->head->len - self->head_taken;

  if (left == 0)
    return self->at_end ? 0 : rubric_cli_read (self->fd, buffer, size);
  size = MIN (size, left);
  memcpy (buffer, self->head->data + self->head_taken, size);
  self->head_taken += size;
  return size;
}

/* What was left of a text that is more than puzzles is told; nobody is there to choose between two ways to read it. */
static gboolean
tell_notes (const RubricCliInput *self, RubricDocument *document, GError **error)
{
  const char *notes = rubric_document_get_notes (document);
  g_autoptr (GString) text = g_string_new (NULL);

  if (rubric_document_has_rivals (document))
    {
      g_set_error_literal (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX,
                           _("The text can be read in more than one way; open it in the window to choose."));
      return FALSE;
    }
  if (notes != NULL)
    {
      rubric_cli_append_message (text, self->name, 0, notes);
      rubric_cli_write_messages (text->str, text->len);
    }
  return TRUE;
}

RubricDocument *
rubric_cli_input_read_document (RubricCliInput *self, GError **error)
{
  /* One byte more than is read of any format tells that it is too large. */
  gsize limit = (self->is_picture ? RUBRIC_PHOTO_MAX_BYTES
                 : self->format != NULL ? self->format->max_size
                                        : (gsize)RUBRIC_DOCUMENT_MAX_SINGLE) + 1;
  g_autoptr (RubricDocument) document = NULL;
  g_autoptr (GBytes) bytes = NULL;

  while (!self->at_end && self->head->len < limit)
    if (!read_head (self, MIN (limit - self->head->len, MAX (self->head->len, SNIFFED)), error))
      return NULL;
  bytes = g_byte_array_free_to_bytes (g_steal_pointer (&self->head));
  if (self->is_picture)
    {
      self->doubts = g_ptr_array_new_with_free_func (g_free);
      return rubric_cli_picture_read (self->name, bytes, self->doubts, error);
    }
  document = rubric_document_new (bytes, self->is_detected ? NULL : self->format, error);
  return document != NULL && tell_notes (self, document, error) ? g_steal_pointer (&document) : NULL;
}

RubricCliStatus
rubric_cli_input_fail (const char *name, guint64 line, const char *message)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (rubric_cli_interrupted ())
    return RUBRIC_CLI_INTERRUPTED;
  rubric_cli_append_message (text, name, line, message);
  rubric_cli_write_messages (text->str, text->len);
  return RUBRIC_CLI_ERROR;
}
