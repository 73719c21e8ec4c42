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
  bool after_cr; /* the last line ended in CR, and nothing behind it is known yet: LF would belong to it */
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
count_bytes (const char *text, size_t length, char byte)
{
  uint64_t n = 0;

  while (length > 0)
    {
      size_t part = length < UINT8_MAX ? length : UINT8_MAX;
      uint8_t in_part = 0;

      for (size_t i = 0; i < part; i++)
        in_part += text[i] == byte;
      n += in_part;
      text += part;
      length -= part;
    }
  return n;
}

/* The lines of @text, all of which have an end. An LF behind a CR ends no line of its own; most texts have no CR. */
static uint64_t
count_lines (const char *text, size_t length)
{
  const char *at = text, *end = text + length;
  uint64_t n = count_bytes (text, length, '\n');

  for (; (at = memchr (at, '\r', end - at)) != NULL; at++)
    n += at + 1 == end || at[1] != '\n';
  return n;
}

/* Behind the last line end of @text, or @text. */
static const char *
find_last_end (const char *text, size_t length)
{
  const char *end = text + length;
  const char *newline = memrchr (text, '\n', length);
  const char *from = newline != NULL ? newline + 1 : text;
  const char *carriage_return = memrchr (from, '\r', end - from);

  return carriage_return != NULL ? carriage_return + 1 : from;
}

/* The length of the whole lines at the beginning of @text, at most @max_lines, and how many they are. */
static size_t
measure_lines (const char *text, size_t length, uint64_t max_lines, uint64_t *n_lines)
{
  SudLines lines = { .at = text, .end = text + length };
  size_t whole = 0;
  SudLine line;

  *n_lines = 0;
  if (max_lines >= length)
    {
      whole = find_last_end (text, length) - text;
      *n_lines = count_lines (text, whole);
      return whole;
    }
  for (; *n_lines < max_lines && sud_lines_take (&lines, &line) && line.text + line.length < lines.end; ++*n_lines)
    whole = lines.at - text;
  return whole;
}

/* Reads without the LF of a line end whose CR was read before. */
static size_t
read_some (SudLineReader *self, char *buffer, size_t size)
{
  ssize_t n;

  do
    {
      n = self->read (buffer, size, self->data);
      if (n > 0 && self->after_cr && buffer[0] == '\n')
        memmove (buffer, buffer + 1, --n);
      else if (n <= 0)
        self->at_end = true;
      self->after_cr = false;
    }
  while (n == 0 && !self->at_end);
  self->failed = n < 0;
  return n > 0 ? n : 0;
}

/* Whether the lines up to @end ended in CR, and the next byte has not been read. */
static bool
ends_in_cr (const SudLineReader *self, const char *end)
{
  return end[-1] == '\r' && self->start == self->end;
}

static void
skip_line (SudLineReader *self)
{
  while (self->skipping)
    {
      uint64_t n_lines;

      self->start += measure_lines (self->kept + self->start, self->end - self->start, 1, &n_lines);
      self->after_cr = n_lines > 0 && ends_in_cr (self, self->kept + self->start);
      self->skipping = n_lines == 0 && !self->at_end;
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

      ended = find_last_end (lines + length, n) > lines + length;
      length += n;
    }
  return length;
}

static bool
hand_out (SudLineReader *self, const char *lines, size_t length, uint64_t n_lines, SudLinesTaken *taken)
{
  self->after_cr = ends_in_cr (self, lines + length);
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
    return hand_out (self, lines, whole, n_lines, taken);

  length = read_line_end (self, lines, length);
  whole = measure_lines (lines, length, max_lines, &n_lines);
  self->start = 0;
  self->end = n_lines > 0 ? length - whole : 0;
  memcpy (self->kept, lines + whole, self->end);
  if (n_lines > 0)
    return hand_out (self, lines, whole, n_lines, taken);

  self->skipping = length == self->size && !self->at_end;
  return length > 0 && !self->failed && hand_out (self, lines, length, 1, taken);
}
