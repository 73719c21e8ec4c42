/* sud-line-reader.c - lines out of a stream, in bounded memory whatever their length
 *
 * What is read goes straight to where it is worked on. Only the part of a line at its end, and lines beyond those that
 * are asked for, are kept for the next time:
 *
 *     | kept from last time | read now ......... \n | part of a line |
 *                                                   └─► kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-line-reader.h"

#include <stdlib.h>
#include <string.h>

/* Bytes @start to @end of @kept have been read and not been taken. */
struct _SudLineReader
{
  SudRead read;
  void *data;
  size_t size;
  uint64_t lines;
  size_t start;
  size_t end;
  bool at_end;
  bool failed;
  bool skipping; /* the rest of a line that was too long */
  char kept[];
};

SudLineReader *
sud_line_reader_new (SudRead read, size_t size, void *data)
{
  SudLineReader *self = calloc (1, sizeof *self + size);

  if (self != NULL)
    {
      self->read = read;
      self->data = data;
      self->size = size;
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

/* Counts in bytes for as long as they can hold the count: the compiler makes vectors of that. */
static uint64_t
count_newlines (const char *text, size_t length)
{
  uint64_t n = 0;

  while (length > 0)
    {
      size_t part = length < UINT8_MAX ? length : UINT8_MAX;
      uint8_t in_part = 0;

      for (size_t i = 0; i < part; i++)
        in_part += text[i] == '\n';
      n += in_part;
      text += part;
      length -= part;
    }
  return n;
}

/* The length of the whole lines at the beginning of @text, at most @max_lines, and how many they are. */
static size_t
measure_lines (const char *text, size_t length, uint64_t max_lines, uint64_t *n_lines)
{
  const char *at = text, *end = text + length, *newline;

  *n_lines = 0;
  if (max_lines >= length)
    {
      newline = memrchr (text, '\n', length);
      length = newline != NULL ? newline + 1 - text : 0;
      *n_lines = count_newlines (text, length);
      return length;
    }
  for (; *n_lines < max_lines && (newline = memchr (at, '\n', end - at)) != NULL; ++*n_lines)
    at = newline + 1;
  return at - text;
}

static size_t
read_some (SudLineReader *self, char *buffer, size_t size)
{
  ssize_t n = self->read (buffer, size, self->data);

  self->at_end = n <= 0;
  self->failed = n < 0;
  return n > 0 ? n : 0;
}

static void
skip_line (SudLineReader *self)
{
  while (self->skipping)
    {
      const char *newline = memchr (self->kept + self->start, '\n', self->end - self->start);

      self->skipping = newline == NULL && !self->at_end;
      self->start = newline != NULL ? (size_t)(newline + 1 - self->kept) : self->end;
      if (self->skipping)
        {
          self->start = 0;
          self->end = read_some (self, self->kept, self->size);
        }
    }
}

/* Reads behind the @length bytes that are in @lines until a line ends there. Returns how many bytes there are then. */
static size_t
read_line_end (SudLineReader *self, char *lines, size_t length)
{
  bool ended = false;

  while (!ended && !self->at_end && length < self->size)
    {
      size_t n = read_some (self, lines + length, self->size - length);

      ended = memrchr (lines + length, '\n', n) != NULL;
      length += n;
    }
  return length;
}

static bool
hand_out (SudLineReader *self, size_t length, uint64_t n_lines, SudLinesTaken *taken)
{
  *taken = (SudLinesTaken){ .lines_before = self->lines, .n_lines = n_lines, .length = length };
  self->lines += n_lines;
  return true;
}

bool
sud_line_reader_take (SudLineReader *self, uint64_t max_lines, char *lines, SudLinesTaken *taken)
{
  size_t whole, length;
  uint64_t n_lines;

  skip_line (self);
  length = self->end - self->start;
  whole = measure_lines (self->kept + self->start, length, max_lines, &n_lines);
  memcpy (lines, self->kept + self->start, n_lines > 0 ? whole : length);
  self->start += whole;
  if (n_lines > 0)
    return hand_out (self, whole, n_lines, taken);

  length = read_line_end (self, lines, length);
  whole = measure_lines (lines, length, max_lines, &n_lines);
  self->start = 0;
  self->end = n_lines > 0 ? length - whole : 0;
  memcpy (self->kept, lines + whole, self->end);
  if (n_lines > 0)
    return hand_out (self, whole, n_lines, taken);

  self->skipping = length == self->size && !self->at_end;
  return length > 0 && !self->failed && hand_out (self, length, 1, taken);
}
