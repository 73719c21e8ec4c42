/* sud-line-reader.c - lines out of a stream, in bounded memory whatever their length
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-line-reader.h"

#include <stdlib.h>
#include <string.h>

/* Bytes @start to @end of @buffer have been read and not been taken. */
struct _SudLineReader
{
  SudRead read;
  void *data;
  uint64_t lines;
  size_t start;
  size_t end;
  bool at_end;
  bool failed;
  bool skipping; /* the rest of a line that was too long */
  char buffer[SUD_LINE_MAX];
};

SudLineReader *
sud_line_reader_new (SudRead read, void *data)
{
  SudLineReader *self = calloc (1, sizeof *self);

  if (self != NULL)
    {
      self->read = read;
      self->data = data;
    }
  return self;
}

void
sud_line_reader_free (SudLineReader *self)
{
  free (self);
}

bool
sud_line_reader_failed (const SudLineReader *self)
{
  return self->failed;
}

/* Hands out the next @length bytes, which are @n_lines lines. */
static bool
take (SudLineReader *self, size_t length, uint64_t n_lines, char *lines, SudLinesTaken *taken)
{
  memcpy (lines, self->buffer + self->start, length);
  *taken = (SudLinesTaken){ .lines_before = self->lines, .n_lines = n_lines, .length = length };
  self->start += length;
  self->lines += n_lines;
  return true;
}

/* The length of the whole lines that are there, at most @max_lines, and how many they are. */
static size_t
measure_lines (const SudLineReader *self, int max_lines, uint64_t *n_lines)
{
  const char *from = self->buffer + self->start, *end = self->buffer + self->end, *at = from;

  for (*n_lines = 0; *n_lines < (uint64_t)max_lines && at < end; ++*n_lines)
    {
      const char *newline = memchr (at, '\n', end - at);

      if (newline == NULL)
        break;
      at = newline + 1;
    }
  return at - from;
}

static void
skip_line (SudLineReader *self)
{
  const char *newline = memchr (self->buffer + self->start, '\n', self->end - self->start);

  self->skipping = newline == NULL;
  self->start = newline != NULL ? (size_t)(newline + 1 - self->buffer) : self->end;
}

static void
read_more (SudLineReader *self)
{
  ssize_t n;

  memmove (self->buffer, self->buffer + self->start, self->end - self->start);
  self->end -= self->start;
  self->start = 0;
  n = self->read (self->buffer + self->end, sizeof self->buffer - self->end, self->data);
  if (n > 0)
    self->end += n;
  self->at_end = n <= 0;
  self->failed = n < 0;
}

bool
sud_line_reader_take (SudLineReader *self, int max_lines, char *lines, SudLinesTaken *taken)
{
  for (;;)
    {
      size_t length;
      uint64_t n_lines;

      if (self->skipping)
        skip_line (self);
      length = measure_lines (self, max_lines, &n_lines);
      if (n_lines > 0)
        return take (self, length, n_lines, lines, taken);

      length = self->end - self->start;
      if (length == sizeof self->buffer)
        {
          take (self, length, 1, lines, taken);
          return taken->too_long = self->skipping = true;
        }
      if (self->at_end)
        return length > 0 && !self->failed && take (self, length, 1, lines, taken);
      read_more (self);
    }
}
